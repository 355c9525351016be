"""White conservatory with a tinted glass roof on a brick dwarf wall, at the back of a tiled cottage.

Views: hero and evening across the garden, inside, and close-ups of the roof and of its eaves.
"""

import random

from kit.camera import look
from kit.garden.climbers import caned_climber
from kit.interior.lamps import drum_lamp
from kit.interior.pictures import framed_print
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import m_plaster, m_stone
from kit.materials.wood import m_wood
from kit.products.conservatory import DEPTH, EAVES, HALF, roof, side, walls
from kit.roofs import chimney, clay_tiles, ridge_tiles, tiled_slope
from kit.settings.conservatory_garden import garden, garden_end
from kit.settings.conservatory_room import inside
from kit.shapes.placing import group
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.distant import distant_casement

HOUSE_EAVES = 3.66
BRICK = ("#8a6650", "#94725a", "#7d5a48", "#9b7a5e", "#865f4d", "#a08566")


def house(rg, glass, upvc, is_evening):
    """Back of the cottage: brick wall with windows, deep tiled roof, gutter and pipe, a chimney, a rose on the wall."""
    brick = m_flat_brick("housebrick", BRICK, "#b7ab98")
    sill = simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12)
    holes = [(2.95, 4.75, 1.0, 2.25), (-5.2, -3.7, 1.0, 2.25), (-0.9, 0.9, 0, 2.1)]
    pierced_wall("house", -9, 7.2, -0.2, HOUSE_EAVES, holes, brick, 0, 0.1, sill=sill)
    head = simple("soldier", srgb("#7d5a48"), 0.9, noise=0.5, scale=40)
    for k, (a, b, c, d) in enumerate(holes[:2]):
        distant_casement(a, b, c, d, 0.05, upvc, glass, rg, 2, 0.72, ("curtains", "curtains")[k])
        for i in range(int((b - a) / 0.075)):
            box(
                "soldier",
                a + i * 0.075 + 0.004,
                a + (i + 1) * 0.075 - 0.006,
                -0.003,
                0.04,
                d + 0.006,
                d + 0.221,
                head,
                0.002,
                1,
            )
    black = simple("pipe", (0.02, 0.02, 0.022, 1), 0.4)
    downpipe(2.42, -0.06, 0, HOUSE_EAVES, black)
    box("gutter", -9, 7.4, -0.40, -0.29, HOUSE_EAVES - 0.08, HOUSE_EAVES + 0.01, black, 0.03, 3)
    box("fascia", -9, 7.4, -0.29, -0.26, HOUSE_EAVES - 0.12, HOUSE_EAVES + 0.06, upvc, 0.003)
    box("soffit", -9, 7.4, -0.27, 0, HOUSE_EAVES - 0.12, HOUSE_EAVES - 0.1, upvc, 0)
    tiles = clay_tiles()
    tiled_slope(-9.2, 7.4, (-0.36, HOUSE_EAVES + 0.02), 4.6, 41, tiles)
    ridge_tiles(-9.2, 7.4, 3.1, HOUSE_EAVES + 3.05, tiles, rg)
    chimney(-5.6, 3.0, 6.0, 8.1, brick)
    box("flank", 7.18, 7.2, 0, 6, -0.2, HOUSE_EAVES, brick, 0)
    if not is_evening:
        wall_y("roombehind", -2.2, 2.2, 0, 2.3, 0.9, lit("roombehind", (0.40, 0.33, 0.25), 0.7))
    cane = simple("cane", srgb("#4a3a2a"), 0.9)
    leaf = m_leaf("rose", "#2c4a22", "#4f7638", "#86a458")
    petal = simple("petal", srgb("#d9a7a4"), 0.7)
    paths = [
        [(5.6, 0), (5.5, 1.3), (5.15, 2.4), (4.2, 2.62), (3.1, 2.72)],
        [(5.6, 0), (5.8, 1.6), (5.6, 2.6), (4.7, 2.95)],
        [(5.6, 0), (6.2, 1.5), (6.5, 2.6)],
    ]
    caned_climber(paths, leaf, rg, petal, 260, 0.06, 0.13, cane, 0.07, 0.05)


def lit_room():
    """The room behind the house's doorway by lamplight: plastered walls, a picture over a sideboard, a lamp."""
    wall, floor = m_plaster("roomwall", "#c9b89c"), simple("roomfloor", srgb("#8a6a48"), 0.5)
    back = 2.6
    wall_y("roomback", -2.6, 2.2, 0, 2.4, back, wall)
    for x in (-2.6, 2.2):
        wall_x("roomside", 0.1, back, 0, 2.4, x, wall)
    level("roomceiling", -2.6, 2.2, 0.1, back, 2.4, m_plaster("roomceiling", "#e4ddcf"))
    level("roomfloor", -2.6, 2.2, 0.1, back, 0.04, floor)
    box("skirting", -2.6, 2.2, back - 0.02, back, 0.04, 0.2, simple("roomskirting", srgb("#e4ddcf"), 0.5), 0.004)
    oak = m_wood("sideboard", "#8d673c", "#694a29", 1.6, 0.45, "X")
    box("sideboard", -1.75, -0.15, back - 0.45, back - 0.02, 0.2, 0.82, oak, 0.004)
    framed_print(-1.5, -0.5, 1.12, 1.85, back)
    drum_lamp(-0.38, back - 0.26, 0.82, 9, 2.0)
    area((-0.4, 1.4, 2.36), (-0.4, 1.4, 0), 1.4, 26, (1, 0.76, 0.5))


def light(view):
    """Soft morning sun from the left; at dusk a low sky and the lamps inside."""
    if view != "evening":
        sky_world(
            "#4a86cf",
            "#d3e4f1",
            cover=0.55,
            camera_strength=1.2,
            turn=60,
            strength=1.05,
            saturation=0.45,
            mirror_sky=0.85,
            tint=(1, 1, 1.03),
        )
        sun(38, 37, 4.8, (1, 0.90, 0.76), 0.8)
        if view == "inside":
            fill = area((0, -0.1, 1.6), (0, -3, 1.0), 3.4, 46, (1, 0.97, 0.92), sy=1.6)
            fill.visible_glossy = False
            bounce_up(-1.8, 1.8, -3.0, -0.3, 22)
        return
    sky_world(
        "#27426f",
        "#d9b48c",
        "#7d8c9e",
        cover=0.35,
        camera_strength=0.8,
        turn=60,
        strength=0.6,
        saturation=0.4,
        mirror_sky=0.85,
        tint=(0.80, 0.95, 1.14),
    )
    warm = (1, 0.72, 0.44)
    for place, target, size, power in (
        ((0, -1.6, 2.35), (0, -1.6, 0), 2.2, 105),
        ((0, -1.6, 2.2), (0, -1.6, 4), 2.0, 16),
    ):
        area(place, target, size, power, warm).visible_glossy = False


def build(view="hero"):
    """The conservatory from the garden (`hero`; nearer, at dusk, `evening`, and by day, `afternoon`), from a chair `inside`, or its `roof` and its `eaves` from ladder height."""
    rg = random.Random(41)
    upvc, gasket = m_upvc("upvc", albedo(WHITE, 0.9, "frame"), 0.28), simple("gasket", (0.01, 0.01, 0.01, 1), 0.6)
    glass = m_glass("glass", (0.95, 0.97, 0.965, 1), boost=0.5 if view == "inside" else 1.1)
    tint, mirror = ((0.62, 0.80, 0.90, 1), 0.4) if view == "inside" else ((0.42, 0.66, 0.84, 1), 1.9)
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    steel, dark = m_metal("steel", (0.7, 0.7, 0.7, 1), 0.22), simple("dark", (0.03, 0.03, 0.03, 1), 0.6)
    walls(m_flat_brick("dwarfbrick", BRICK, "#b7ab98"), upvc)
    sides = (
        ((-HALF, 0, 0), -90, DEPTH, 4, False),
        ((HALF, -DEPTH, 0), 90, DEPTH, 4, False),
        ((-HALF, -DEPTH, 0), 0, 2 * HALF, 2, True),
    )
    for loc, turn, length, bays, doors in sides:
        with group(loc, turn):
            side(length, bays, upvc, glass, gasket, doors, steel)
    roof(upvc, m_glass("tinted", tint, boost=mirror))
    house(rg, m_glass("houseglass", boost=1.0), upvc, view in ("evening", "afternoon"))
    inside(rg, dark)
    planting = garden(rg, stone)
    if view in ("inside", "evening", "afternoon"):
        garden_end(rg, *planting)
    light(view)
    if view in ("evening", "afternoon"):
        lit_room()
    if view == "hero":
        look((4.9, -9.7, 1.62), (0.35, -1.9, 1.62), 8.6, 8.2, 9)
    elif view in ("evening", "afternoon"):
        look((4.1, -9.3, 1.55), (0.25, -1.9, 1.78), 6.6, 7.6, 8)
    elif view == "inside":
        look((0.30, 0.10, 1.30), (0.05, -DEPTH, 1.66), 5.0, 3.2, 10)
    elif view == "eaves":
        # Seen from this near, the end of the front gutter would be open.
        x, y = HALF + 0.15, -DEPTH - 0.10
        box("stopend", x - 0.03, x + 0.004, y - 0.052, y + 0.052, EAVES + 0.012, EAVES + 0.098, upvc, 0.02, 3)
        look((3.55, -5.35, 2.95), (1.55, -3.05, 2.42), 1.75, None, 9)
    else:
        look((3.3, -6.0, 3.62), (0.25, -1.7, 2.93), 3.5, 4.9, 9)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
