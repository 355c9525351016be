"""The dining kitchen under the roof lantern. Metres."""

import math

import numpy as np

from kit.garden.ground import slabs
from kit.garden.leaves import shrub
from kit.interior.fittings import kitchen_units, metro_tiles, table
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import chair
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import fabric
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.products.lantern import HALF, LY0, LY1
from kit.products.slim_sash import pane, sash
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import inner_frame

ROOM_X, ROOM_Y, ROOM_NEAR, ROOM_H = 2.55, 6.4, -2.9, 2.6
KERB = 2.93  # height of the lantern's kerb above the floor
WINDOW = (-0.85, 0.65, 1.12, 2.15)
DOORS = (1.7, 4.9)  # glazed doors in the left wall, along y


def shell(rg, wall, white):
    """Walls, oak floor, the ceiling with its opening and small downlights."""
    X, Y, N, H = ROOM_X, ROOM_Y, ROOM_NEAR, ROOM_H
    wall_x("right", N, Y, 0, H, X, wall)
    with group((-X, 0, 0), 90):
        pierced_wall("left", N, Y, 0, H, [(DOORS[0], DOORS[1], 0, 2.16)], wall, 0, 0.26, white)
    pierced_wall("back", -X, X, 0, H, [WINDOW], wall, Y, 0.22)
    wall_y("front", -X, X, 0, H, N, wall)
    for x0, x1, y0, y1 in ((-X, -HALF, N, Y), (HALF, X, N, Y), (-HALF, HALF, N, LY0), (-HALF, HALF, LY1, Y)):
        level("ceiling", x0, x1, y0, y1, H, white)
        level("roofdeck", x0, x1, y0, y1, KERB - 0.01, simple("deck", srgb("#6a6a68"), 0.9))
    plank_floor(rg, -X, X, N, Y, m_wood("oak", "#b8946a", "#94704a", axis="Y"), 0.16)
    box("skirting", X - 0.018, X, N, Y, 0, 0.14, white, 0.005)
    for a, b in ((N, DOORS[0]), (DOORS[1], Y)):
        box("skirting", -X, -X + 0.018, a, b, 0, 0.14, white, 0.005)
    trim = simple("downlight", srgb("#e8e6e0"), 0.4)
    for x in (-1.8, 1.8):
        for y in (0.9, 2.7, 4.5):
            lathe("downlight", [(0.042, -0.004), (0.036, -0.001), (0, 0.0)], trim, 24, (x, y, ROOM_H - 0.001))


def garden_doors(m, glass, rg):
    """Three glazed panels in the left wall, with a terrace and planting outside."""
    gasket, steel = simple("doorgasket", (0.01, 0.01, 0.01, 1), 0.6), m_metal("doorhandle", (0.05, 0.05, 0.05, 1), 0.35)
    w = (DOORS[1] - DOORS[0]) / 3
    with group((-ROOM_X, 0, 0), 90):
        for k in range(3):
            with group((DOORS[0] + k * w + 0.004, 0.10, 0.012)):
                sash(w - 0.008, 2.14, m, gasket, glass, 0.07, 0.06)
        box("doorpull", DOORS[0] + 2 * w - 0.05, DOORS[0] + 2 * w - 0.03, 0.05, 0.06, 0.95, 1.15, steel, 0.004)
    paving = m_stone("terrace", "#b3a68f", "#a39682", "#8d816f", 3, 0.7, 0.3, 0.002, attr="rnd")
    slabs(rg, -7.0, -ROOM_X - 0.3, -2, 8, -0.03, paving, (0.9, 0.6), 0.008, "#6d665a")
    level("lawn", -40, -7.0, -20, 30, -0.06, simple("sidelawn", srgb("#66783c"), 1, spec=0, noise=0.4, scale=3))
    leaf, pale = m_leaf("hedge", "#36521f", "#5f7f3c", "#8ea659"), m_leaf("border", "#4d6a38", "#8ba062", "#c3c792")
    for k in range(9):
        x, y = -7.6 + rg.uniform(-0.4, 0.4), 1.0 + 1.35 * k
        shrub((x, y, 0.6), rg.uniform(0.75, 1.15), 7000, 0.08, (leaf, pale)[k % 2], rg)
    for k in range(5):
        shrub((-10.5, 2 + 3 * k, 2.0), 1.9, 8000, 0.12, leaf, rg, lump=0.3)


def kitchen(rg, brass, dark, glass, upvc):
    """Units along the back wall with a window over the sink and open shelves."""
    X, Y = ROOM_X, ROOM_Y
    green = simple("green", srgb("#52625a"), 0.45)
    quartz, tile = simple("quartz", srgb("#e6e2da"), 0.2, noise=0.15, scale=4), simple("tile", srgb("#e4e1d8"), 0.22)
    kitchen_units(-1.85, X, Y - 0.6, Y, 0.1, 0.88, 7, green, dark, brass)
    kitchen_units(-X, -1.85, Y - 0.62, Y, 0.1, 2.3, 1, green, dark, brass)
    box("kick", -1.85, X, Y - 0.55, Y - 0.5, 0, 0.1, dark, 0)
    box("worktop", -1.85, X, Y - 0.63, Y, 0.88, 0.91, quartz, 0.003)
    metro_tiles(-1.85, WINDOW[0] - 0.01, 0.915, 1.75, Y, tile)
    metro_tiles(WINDOW[1] + 0.01, X, 0.915, 1.75, Y, tile)
    a, b, c, d = WINDOW
    inner_frame(WINDOW, Y, (0.2, 0.16), upvc)
    box("mullion", -0.135, -0.065, Y + 0.115, Y + 0.16, c + 0.05, d - 0.05, upvc, 0.005)
    pane(a, b, c, d, Y + 0.14, glass)
    box("board", a - 0.04, b + 0.04, Y - 0.03, Y + 0.13, c - 0.025, c, quartz, 0.004)
    tap = m_metal("tap", (0.78, 0.60, 0.34, 1), 0.2)
    tube(
        "tap",
        [(-0.1, Y - 0.12, 0.91), (-0.1, Y - 0.12, 1.2)]
        + [(-0.1, Y - 0.12 - 0.09 * (1 - math.cos(t)), 1.2 + 0.09 * math.sin(t)) for t in np.linspace(0.3, 2.9, 8)],
        0.012,
        tap,
    )
    oak = m_wood("shelf", "#b08a5c", "#86603a", 1.6, 0.45, "X")
    for z in (1.55, 1.92):
        plank(rg, 0.95, 2.35, Y - 0.24, Y - 0.012, z, z + 0.035, oak)
        plank(rg, -1.82, -1.0, Y - 0.24, Y - 0.012, z, z + 0.035, oak)
    china = [simple("china%d" % k, srgb(c), 0.3) for k, c in enumerate(("#e9e5db", "#8fa3a0", "#c9b79a", "#4f6a70"))]
    for z in (1.585, 1.955):
        for x in list(np.arange(1.05, 2.3, 0.19)) + list(np.arange(-1.75, -1.05, 0.19)):
            r, h = rg.uniform(0.045, 0.075), rg.uniform(0.06, 0.18)
            lathe(
                "crock",
                [(0, 0), (r * 0.7, 0), (r, h * 0.6), (r * 0.9, h), (r * 0.85, h), (0, h * 0.5)],
                rg.choice(china),
                24,
                (x + rg.uniform(-0.03, 0.03), Y - 0.13, z),
            )
    for k in range(3):
        lathe(
            "jar",
            [(0, 0), (0.055, 0), (0.055, 0.16 + 0.03 * k), (0.04, 0.19 + 0.03 * k), (0, 0.19 + 0.03 * k)],
            china[k],
            28,
            (1.3 + 0.15 * k, Y - 0.2, 0.91),
        )
    plank(rg, 2.0, 2.04, Y - 0.2, Y - 0.02, 0.91, 1.3, oak)
    vase(-1.45, Y - 0.3, 0.91, "#b0685a", m_leaf("cut2", "#3a5a2a", "#6a8a48", "#9ab070"), rg, 0.2, 0.28)


def dining(rg, dark):
    """Simply laid oak table under the lantern, with six chairs; a sideboard with prints against the right wall."""
    oak = m_wood("tableoak", "#b48c5c", "#8c6840", 1.6, 0.4, "Y")
    with group((0.05, 2.75, 0), 90):
        table(rg, 2.3, 0.98, 0.75, oak, 0.075)
    cane = simple("cane", srgb("#a58358"), 0.6)
    for y in (2.05, 2.75, 3.45):
        for s in (-1, 1):
            with group((0.05 + s * (0.70 + rg.uniform(0, 0.10)), y, 0), s * 90 + rg.uniform(-7, 7)):
                chair(dark, cane)
    linen = fabric("linen", "#cfc6b4")
    box("runner", -0.13, 0.23, 1.62, 3.88, 0.7502, 0.7522, linen, 0.0008)
    vase(0.06, 3.15, 0.752, "#dcd6c8", m_leaf("cut", "#2c4a22", "#557a38", "#86a058"), rg, 0.24, 0.30)
    bowl_of_fruit(0.05, 2.45, 0.752, "#c8862c")
    china, glassy = simple("plates", srgb("#e7e3d9"), 0.25), m_glass("tumbler", (0.9, 0.95, 0.95, 1), boost=1.5)
    for k in range(4):
        lathe(
            "plate",
            [(0, 0.004), (0.08, 0.004), (0.13, 0.016), (0.132, 0.018), (0.08, 0.009), (0, 0.008)],
            china,
            40,
            (-0.24, 1.95, 0.75 + k * 0.011),
        )
    for x, y in ((0.34, 2.0), (0.40, 2.16), (0.32, 2.28)):
        lathe(
            "tumbler",
            [(0.0, 0.004), (0.03, 0.004), (0.036, 0.10), (0.034, 0.10), (0.029, 0.008), (0, 0.008)],
            glassy,
            28,
            (x, y, 0.75),
        )
    x = ROOM_X - 0.02
    side = m_wood("sideboard", "#8a6444", "#634429", 1.6, 0.42, "Y")
    plank(rg, x - 0.42, x, 1.9, 3.7, 0.2, 0.72, side, 0.006)
    for k in range(3):
        plank(rg, x - 0.438, x - 0.42, 1.92 + 0.595 * k, 2.505 + 0.595 * k, 0.215, 0.705, side, 0.003)
    for y in (2.0, 3.6):
        tube("foot", [(x - 0.36, y, 0.2), (x - 0.36, y, 0)], 0.018, dark)
    lathe(
        "bowl",
        [(0, 0), (0.05, 0.0), (0.15, 0.09), (0.155, 0.10), (0.14, 0.09), (0, 0.015)],
        simple("stoneware", srgb("#5d7a78"), 0.35),
        40,
        (x - 0.2, 2.2, 0.72),
    )
    for k, c in enumerate(("#b0685a", "#d8cdb4", "#45586a")):
        box(
            "book",
            x - 0.33,
            x - 0.09,
            3.15,
            3.48 - 0.02 * k,
            0.72 + 0.03 * k,
            0.748 + 0.03 * k,
            simple("cookbook%d" % k, srgb(c), 0.6),
            0.003,
        )
    frame = simple("artframe", srgb("#3a2f24"), 0.5)
    with group((ROOM_X, 2.8, 0), -90):
        picture(-0.95, -0.06, 1.15, 2.1, -0.001, frame, ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e", "#e6e0d2"), 3)
        picture(0.06, 0.95, 1.15, 2.1, -0.001, frame, ("#ece6d8", "#c98f6a", "#e0d2b4", "#7d8a72", "#efe9dc"), 7)
