"""A kitchen with an island under a flat roof light. Metres."""

import numpy as np

from kit.garden.beyond import blurred_garden
from kit.garden.leaves import shrub
from kit.interior.fittings import kitchen_units, metro_tiles
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import stool
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import cut_leaf, m_leaf
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.roof_light import roof_light
from kit.settings.rooflight_hall import HALL_H
from kit.shapes.placing import group, plank
from kit.shapes.sheets import wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import inner_frame

KITCHEN_X, KITCHEN_Y, KITCHEN_NEAR = 2.5, 4.7, -2.2
KITCHEN_LIGHT = (-1.2, 1.2, 1.2, 3.3)
KITCHEN_WINDOW = (-1.75, -0.55, 1.05, 2.1)  # in the back wall: x0, x1, z0, z1


def kettle(at, steel, dark):
    """A stove-top kettle: a round body, its lid and knob, a spout and a hoop to carry it by."""
    x, y, z = at
    turn = np.linspace(-0.9, 1.35, 22)
    body = [(0, 0)] + [(0.105 * np.cos(t), 0.085 + 0.095 * np.sin(t)) for t in turn]
    lathe("kettle", body, steel, 48, at)
    lathe("knob", [(0, 0), (0.012, 0), (0.016, 0.014), (0.008, 0.026), (0, 0.028)], dark, 24, (x, y, z + 0.176))
    spout = [(x - 0.085, y, z + 0.07), (x - 0.125, y, z + 0.10), (x - 0.15, y, z + 0.155)]
    tube("spout", spout, 0.016, steel)
    hoop = [(x + 0.085 * np.cos(t), y, z + 0.15 + 0.10 * np.sin(t)) for t in np.linspace(0.1, np.pi - 0.1, 14)]
    tube("hoop", hoop, 0.008, dark)


def island(rg, m, oak):
    """Green island with an oak top, three stools, fruit, books, a vase; two pendants at its ends."""
    green = simple("front", srgb("#4d6258"), 0.45)
    with group((0, 2.35, 0), 0):
        kitchen_units(-1.15, 1.15, -0.32, 0.40, 0.10, 0.87, 4, green, green, m["brass"])
        box("plinth", -1.12, 1.12, -0.26, 0.36, 0, 0.1, m["dark"], 0)
        for k in range(5):
            plank(rg, -1.22, 1.22, -0.46 + 0.19 * k, -0.27 + 0.19 * k - 0.0006, 0.87, 0.91, oak)
        bowl_of_fruit(-0.35, 0.05, 0.91)
        for k, (w, c) in enumerate(((0.30, "#7a2e2a"), (0.27, "#d8cdb4"))):
            box(
                "book",
                0.02,
                0.02 + w,
                -0.22,
                0.0,
                0.91 + 0.026 * k,
                0.934 + 0.026 * k,
                simple("book", srgb(c), 0.6),
                0.003,
            )
        plank(
            rg,
            -0.98,
            -0.62,
            -0.25,
            -0.02,
            0.91,
            0.932,
            m_wood("breadboard", "#a97c4e", "#7d5836", 1.6, 0.45, "X"),
            0.008,
        )
        loaf = simple("loaf", srgb("#a8743e"), 0.9, noise=0.5, bump=0.5, scale=50)
        box("loaf", -0.93, -0.70, -0.20, -0.07, 0.932, 1.02, loaf, 0.045, 5)
    vase(0.78, 2.42, 0.91, "#e2ddd0", cut_leaf(), rg, 0.24, 0.34)
    for x in (-0.80, -0.05, 0.70):
        with group((x, 1.64, 0), 20 + 30 * x):
            stool(oak, m["dark"], m["brass"])


def kitchen(rg):
    """Kitchen with the roof light centred over its island; the back run has tiles, a shelf, a window and tall units."""
    m = {
        "wall": m_plaster("wall", "#d3cbbc"),
        "white": m_plaster("white", "#edeae3"),
        "dark": simple("dark", (0.03, 0.03, 0.03, 1), 0.5),
        "brass": warm_brass(),
    }
    top, right, back, near = HALL_H, KITCHEN_X, KITCHEN_Y, KITCHEN_NEAR
    kerb = m_upvc("kerb", srgb("#1c1e20"), 0.45)
    roof_light(
        KITCHEN_LIGHT,
        (right, near, back),
        top,
        m["white"],
        kerb,
        m_glass("roofglass", (0.93, 0.96, 0.96, 1), boost=0.28),
    )
    oak = m_wood("oak", "#b98f5e", "#8a6840", 1.3, 0.40, "X")
    for s in (-1, 1):
        wall_x("side", near, back, 0, top, s * right, m["wall"])
    pierced_wall("back", -right, right, 0, top, [KITCHEN_WINDOW], m["wall"], back, 0.24, m["white"])
    wall_y("near", -right, right, 0, top, near, m["wall"])
    plank_floor(rg, -right, right, near, back, m_wood("floor", "#b8966c", "#927048", axis="Y"), 0.16)
    a, b, c, d = KITCHEN_WINDOW
    upvc = m_upvc("upvc", srgb("#e9e8e4"), 0.28)
    inner_frame(KITCHEN_WINDOW, back, (0.22, 0.18), upvc)
    box("mullion", (a + b) / 2 - 0.035, (a + b) / 2 + 0.035, back + 0.115, back + 0.17, c + 0.05, d - 0.05, upvc, 0.005)
    leaf = m_leaf("green", "#3f5f2a", "#719048", "#a0b86a")
    with group((0, back, 0), 180):  # so low that the roof light shows the sky alone
        blurred_garden(y=-4.4, horizon=1.1, lawn=0.55, seed=2.0, strength=1.3, top=3.9)
    pale, stone = simple("pale", srgb("#cfcabc"), 0.45), simple("worktop", srgb("#dcd9d2"), 0.25, noise=0.15, scale=40)
    kitchen_units(-right, 1.3, back - 0.62, back, 0.10, 0.87, 6, pale, pale, m["brass"])
    box("plinth", -right, 1.3, back - 0.55, back, 0, 0.10, m["dark"], 0)
    box("worktop", -right, 1.3, back - 0.64, back, 0.87, 0.90, stone, 0.004)
    kitchen_units(1.3, right, back - 0.62, back, 0.10, 2.2, 2, pale, pale, m["brass"])
    tile = simple("tile", srgb("#c9d0c6"), 0.18)
    metro_tiles(-right, a - 0.01, 0.90, 1.66, back, tile)
    metro_tiles(a, b, 0.90, c - 0.03, back, tile)
    metro_tiles(b + 0.01, 1.3, 0.90, 1.66, back, tile)
    box("board", a - 0.03, b + 0.03, back - 0.03, back + 0.12, c - 0.025, c, stone, 0.004)
    plank(rg, -0.35, 1.15, back - 0.24, back - 0.012, 1.62, 1.655, oak)
    plank(rg, -0.35, 1.15, back - 0.24, back - 0.012, 1.98, 2.015, oak)
    china = [
        simple("china%d" % k, srgb(h), 0.35)
        for k, h in enumerate(("#e2ddd0", "#5d7a78", "#b98a5a", "#d8d2c6", "#7d8a72"))
    ]
    for z in (1.655, 2.015):
        for x in np.arange(-0.25, 1.1, 0.17):
            r, h = rg.uniform(0.04, 0.07), rg.uniform(0.06, 0.2)
            shape = [(0, 0), (r * 0.7, 0), (r, h * 0.5), (r * 0.8, h * 0.9), (r * 0.85, h), (r * 0.8, h), (0, h * 0.4)]
            lathe("crock", shape, rg.choice(china), 28, (x + rg.uniform(-0.03, 0.03), back - 0.13, z))
    tap = [
        (-1.15, back - 0.12, 0.90),
        (-1.15, back - 0.12, 1.20),
        (-1.15, back - 0.20, 1.27),
        (-1.15, back - 0.30, 1.24),
        (-1.15, back - 0.32, 1.17),
    ]
    tube("tap", tap, 0.012, m["brass"])
    box("choppingboard", 0.45, 0.73, back - 0.05, back - 0.02, 0.90, 1.30, oak, 0.008)
    kettle((0.10, back - 0.3, 0.90), simple("kettle", srgb("#b9bcbc"), 0.22, metal=1), m["dark"])
    lathe("herbpot", [(0, 0), (0.05, 0), (0.07, 0.11), (0.06, 0.11), (0, 0.09)], china[2], 28, (-0.75, back + 0.04, c))
    shrub((-0.75, back + 0.04, c + 0.17), 0.09, 260, 0.03, leaf, rg)
    island(rg, m, oak)
    frame = simple("artframe", srgb("#3a2f24"), 0.5)
    with group((right, 2.6, 0), -90):
        picture(-0.55, 0.35, 1.15, 2.1, -0.001, frame, ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e", "#e6e0d2"), 3)
