"""The lit room of the home hero behind its bi-fold doors. Metres."""

import math

from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.interior.books import books
from kit.interior.fittings import kitchen_units, metro_tiles, table
from kit.interior.lamps import pendant
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import sofa, stool
from kit.light import area
from kit.materials.cloth import fabric
from kit.materials.leaf import m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.settings.dusk_house import HALF_OPENING, HEAD
from kit.shapes.placing import give_rnd, group
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, sphere, tube

ROOM_X, ROOM_Y, ROOM_H = 3.6, 5.2, 2.5
WARM = (1, 0.80, 0.56)


def supper(parts):
    """On the island: wine, two glasses, a board with bread and a cookery book left open."""
    z = 0.93
    bottle = simple("bottle", (0.008, 0.02, 0.01, 1), 0.08)
    lathe(
        "bottle",
        [(0, 0), (0.037, 0), (0.038, 0.19), (0.016, 0.235), (0.014, 0.30), (0, 0.30)],
        bottle,
        32,
        (-0.62, 2.40, z),
    )
    lathe("label", [(0.0384, 0.06), (0.0384, 0.14)], simple("label", srgb("#ddd5c2"), 0.7), 32, (-0.62, 2.40, z))
    for x, y in ((-0.86, 2.34), (-1.02, 2.46)):
        lathe(
            "glass",
            [(0.032, 0), (0.004, 0.006), (0.004, 0.08), (0.03, 0.11), (0.038, 0.15), (0.031, 0.20)],
            parts["glass"],
            32,
            (x, y, z),
        )
        lathe(
            "wine",
            [(0, 0.105), (0.028, 0.11), (0.034, 0.135), (0, 0.135)],
            simple("wine", (0.09, 0.006, 0.012, 1), 0.15),
            24,
            (x, y, z),
        )
    oak = m_wood("board", "#a97f52", "#7a5632", 2, 0.5, "X")
    with group((-1.75, 2.42, z), 9):
        give_rnd(box("board", -0.21, 0.21, -0.12, 0.12, 0, 0.022, oak, 0.008, 3), 0.4)
        crust = simple("crust", srgb("#a8713c"), 0.85, noise=0.5, bump=0.5, scale=60)
        loaf = sphere("loaf", (-0.04, 0.0, 0.05), 0.075, crust, 28)
        loaf.scale = (1.6, 0.95, 0.8)
    page = simple("page", srgb("#e9e3d5"), 0.8)
    for s in (-1, 1):
        o = box("page", 0, 0.17, -0.12, 0.12, 0, 0.012, page, 0.003)
        o.location, o.rotation_euler = (-2.18, 2.5, z), (0, 0.06 * s, 0.2 + (math.pi if s > 0 else 0))


def kitchen(rg, parts):
    """Fitted units, oven, worktop clutter and the island with its stools and lamps."""
    Y, H = ROOM_Y, ROOM_H
    steel, brass, dark = parts["steel"], parts["brass"], parts["dark"]
    navy, pale = simple("navy", srgb("#2f3f4a"), 0.45), simple("pale", srgb("#6d7a6b"), 0.45)
    quartz = simple("quartz", srgb("#e6e2da"), 0.2, noise=0.15, scale=4)
    tile = simple("tile", srgb("#d9d6ce"), 0.25)
    kitchen_units(-3.4, -1.0, Y - 0.6, Y, 0.1, 0.88, 4, navy, dark, brass)
    kitchen_units(-1.0, 0.2, Y - 0.62, Y, 0.1, 2.25, 2, navy, dark, brass)
    kitchen_units(-3.4, -1.0, Y - 0.35, Y, 1.45, 2.25, 4, navy, dark, brass)
    box("worktop", -3.4, -1.0, Y - 0.63, Y, 0.88, 0.91, quartz, 0.003)
    metro_tiles(-3.4, -1.0, 0.915, 1.45, Y, tile)
    box("striplight", -3.3, -1.1, Y - 0.3, Y - 0.28, 1.435, 1.445, lit("strip", (1, 0.72, 0.42), 10), 0)
    box("oven", -0.95, -0.45, Y - 0.635, Y - 0.6, 1.0, 1.55, simple("oven", (0.008, 0.008, 0.009, 1), 0.12), 0.004)
    box("ovenglow", -0.88, -0.52, Y - 0.637, Y - 0.634, 1.08, 1.38, lit("ovenglow", (1, 0.42, 0.12), 0.8), 0)
    box("ovenbar", -0.9, -0.5, Y - 0.67, Y - 0.655, 1.5, 1.515, steel, 0.004)
    box("towel", -0.80, -0.60, Y - 0.678, Y - 0.650, 1.16, 1.522, fabric("towel", "#b8573c"), 0.006)
    for k, (w, h) in enumerate(((0.09, 0.2), (0.07, 0.15), (0.1, 0.24), (0.08, 0.18))):
        jar = [(0, 0), (w / 2, 0), (w / 2, h * 0.8), (w * 0.35, h), (0, h)]
        clay = simple("jar", srgb(("#c9b48a", "#8d5f45", "#e2ddd0", "#6d7f78")[k]), 0.4)
        lathe("jar", jar, clay, 24, (-3.1 + 0.16 * k, Y - 0.25, 0.91))
    lathe(
        "kettle",
        [(0, 0), (0.085, 0), (0.09, 0.03), (0.07, 0.15), (0.03, 0.19), (0, 0.2)],
        steel,
        32,
        (-1.35, Y - 0.3, 0.91),
    )
    lathe(
        "pan",
        [(0, 0), (0.12, 0), (0.125, 0.13), (0.118, 0.13), (0.115, 0.01)],
        simple("pan", srgb("#a3432c"), 0.25),
        36,
        (-2.2, Y - 0.32, 0.91),
    )
    kitchen_units(-2.4, -0.3, 2.35, 2.95, 0.1, 0.88, 4, pale, dark, brass)
    box("islandtop", -2.46, -0.24, 2.15, 3.05, 0.88, 0.93, quartz, 0.004)
    box("islandend", -0.302, -0.28, 2.3, 3.0, 0, 0.88, pale, 0.002)
    walnut = m_wood("walnut", "#8a6040", "#5a3a24", 2, 0.4, "Z")
    shade, lining = simple("shade", srgb("#23282b"), 0.35), simple("lining", srgb("#d9a44a"), 0.3, metal=1)
    for k in range(3):
        with group((-2.0 + k * 0.65 + rg.uniform(-0.05, 0.05), 1.93 + (0, 0.05, -0.16)[k], 0), rg.uniform(0, 40)):
            stool(walnut, dark, brass)
        pendant(-2.0 + k * 0.65, 2.6, 1.62, H, shade, lining, dark, 30)
    supper(parts)
    bowl_of_fruit(-1.38, 2.62, 0.93)
    vase(-0.45, 2.75, 0.93, "#6d7f78", m_leaf("cut", "#2c4a22", "#557a38", "#86a058"), rg)


def sitting_place(rg, parts):
    """Sofa, low table, picture, shelves and a standing lamp on the right of the room."""
    Y, brass, dark = ROOM_Y, parts["brass"], parts["dark"]
    walnut = m_wood("walnutshelf", "#8a6040", "#5a3a24", 2, 0.4, "X")
    cushions = [fabric("ochre", "#a8743c"), fabric("sand", "#d9d2c2"), fabric("rust", "#8f4a30")]
    with group((0.7, 3.5, 0)):
        sofa(2.35, fabric("sofa", "#a39c8c"), cushions, dark)
        throw = fabric("throw", "#5d6f76")
        box("throw", 0.02, 0.24, 0.15, 0.62, 0.595, 0.615, throw, 0.008, 3)
        box("throw", -0.012, 0.012, 0.15, 0.62, 0.25, 0.605, throw, 0.008, 3)
    with group((1.75, 2.75, 0)):
        table(rg, 1.15, 0.55, 0.40, walnut, 0.04, 0.03)
        box("book", -0.3, 0, -0.1, 0.12, 0.40, 0.425, simple("book1", srgb("#e2dccd"), 0.5), 0.003)
        box("book", -0.27, -0.02, -0.09, 0.1, 0.425, 0.447, simple("book2", srgb("#2f3f4a"), 0.5), 0.003)
        cup = simple("cup", srgb("#d9d6ce"), 0.25)
        lathe("cup", [(0, 0), (0.035, 0), (0.042, 0.09), (0.038, 0.09), (0.03, 0.01)], cup, 24, (0.25, 0.05, 0.40))
    rug = simple("rug", srgb("#a99b84"), 1, spec=0, noise=0.4, bump=0.6, scale=160)
    box("rug", 0.6, 3.1, 2.15, 3.9, 0, 0.012, rug, 0.005)
    palette = ("#d8cfbb", "#b9785a", "#dccbae", "#4f6a6e", "#c8bfa8")
    picture(1.0, 2.2, 1.1, 1.95, Y, simple("artframe", srgb("#2a2119"), 0.5), palette)
    for z in (1.22, 1.62):
        box("shelf", 2.45, 3.45, Y - 0.24, Y, z, z + 0.035, walnut, 0.003)
    books(rg, 2.5, 3.2, Y - 0.22, 1.655, 0.18, 0.26)
    books(rg, 2.75, 3.42, Y - 0.22, 1.255, 0.18, 0.26)
    tube("lampstand", [(3.25, 4.55, 0), (3.25, 4.55, 1.42)], 0.011, brass)
    lathe("lampshade", [(0.2, 1.32), (0.15, 1.6)], lit("shadeglow", (1, 0.70, 0.42), 2.6), 40, (3.25, 4.55, 0))
    pot(0.52, 4.85, 0, 0.16, 0.30, simple("indoorpot", srgb("#c9c1b2"), 0.6))
    shrub(
        (0.52, 4.85, 0.98),
        0.36,
        260,
        0.17,
        m_leaf("indoor", "#28451f", "#4d7434", "#7f9f52"),
        rg,
        1.5,
        0.3,
        0.45,
        core=False,
    )
    for k in range(3):
        tube("indoorstem", [(0.52, 4.85, 0.25), (0.46 + 0.06 * k, 4.85, 0.9)], 0.008, dark)


def interior(rg, parts):
    """One room: kitchen on the left, sitting place on the right, lit for the evening."""
    X, Y, H = ROOM_X, ROOM_Y, ROOM_H
    plaster, white = m_plaster("plaster", "#cfc5b4"), m_plaster("ceiling", "#efebe3")
    sage = m_plaster("sage", "#8f9688")
    wall_x("left", 0.1, Y, 0, H, -X, plaster)
    wall_x("right", 0.1, Y, 0, H, X, plaster)
    wall_y("back", -X, X, 0, H, Y, sage)
    level("ceiling", -X, X, 0.1, Y, H, white)
    for a, b, c in ((-X, -HALF_OPENING, 0), (HALF_OPENING, X, 0), (-HALF_OPENING, HALF_OPENING, HEAD)):
        wall_y("inner", a, b, c, H, 0.105, plaster)
    plank_floor(rg, -X, X, 0.1, Y, m_wood("oak", "#a9814f", "#7d5833", axis="Y"))
    box("skirting", 0.25, X, Y - 0.018, Y, 0, 0.12, white, 0.004)
    kitchen(rg, parts)
    sitting_place(rg, parts)
    area((0.1, 2.8, H - 0.02), (0.1, 2.8, 0), 5.6, 185, WARM, sy=2.6)
    area((-2.2, Y - 0.42, 1.43), (-2.2, Y - 0.2, 0.9), 2.1, 24, (1, 0.72, 0.45), sy=0.04)
    area((-1.35, 2.6, 1.66), (-1.35, 2.6, 0.9), 1.5, 38, (1, 0.68, 0.38), sy=0.15)
    area((3.25, 4.5, 1.7), (1.9, 5.1, 0.9), 0.4, 26, (1, 0.68, 0.38))
