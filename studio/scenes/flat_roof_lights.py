"""Frameless flat roof light: over a panelled hall and a kitchen island, at a corner of its reveal, and on its roof.

Views: hero, hall and corner in the hall; kitchen; outside.
"""

import random

import numpy as np

from kit.camera import aim, look
from kit.garden.leaves import shrub
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.fittings import kitchen_units, metro_tiles
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import stool
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import cut_leaf, m_leaf
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.roof_light import GLASS_Z, roof_light
from kit.products.slim_sash import panel_door
from kit.roofs import daylight_over_roofs, flat_roof, membrane, neighbourhood, parapet
from kit.settings.rooflight_hall import (
    DOORWAY,
    HALL_H,
    HALL_LIGHT,
    HALL_NEAR,
    HALL_X,
    HALL_Y,
    coats,
    far_room,
    furnishing,
    hall_shell,
)
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, quad, wall_x, wall_y
from kit.shapes.solids import beam, box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import inner_frame

KITCHEN_X, KITCHEN_Y, KITCHEN_NEAR = 2.5, 4.7, -2.2
KITCHEN_LIGHT = (-1.2, 1.2, 1.2, 3.3)


def summer_sky():
    """Deep blue with clouds, as it is seen looking up through glass."""
    sky_world(
        "#3f80d2",
        "#a9cdea",
        cover=0.5,
        camera_strength=1.4,
        turn=60,
        strength=1.0,
        saturation=0.4,
        mirror_sky=0.6,
        cloud_scale=3.0,
    )


def hall(view):
    """The hall under its roof light, with the sun coming down the left wall."""
    rg = random.Random(61)
    wall, white, trim = (
        m_plaster("wall", "#d9d3c5"),
        m_plaster("white", "#edeae3"),
        m_upvc("trim", srgb("#7f8d84"), 0.5),
    )
    dark, brass = simple("dark", (0.03, 0.03, 0.03, 1), 0.5), warm_brass()
    kerb = m_upvc("kerb", srgb("#1c1e20"), 0.45)
    roof_light(
        HALL_LIGHT,
        (HALL_X, HALL_NEAR, HALL_Y),
        HALL_H,
        white,
        kerb,
        m_glass("roofglass", (0.93, 0.96, 0.96, 1), boost=0.28),
    )
    hall_shell(rg, wall, trim, white)
    with group((DOORWAY[1] - 0.01, HALL_Y + 0.08, 0.008), 180 - 62):
        panel_door(m_plaster("door", "#e9e6de", 0.02), 0.9, 2.0, brass)
    furnishing(rg, brass)
    coats(rg, brass)
    far_room(rg, white)
    if view == "corner":  # a birch leans over the roof
        crown = tree_mesh(rg, m_leaf("birch", "#4a6a28", "#7fa046", "#b4c66e", 0.5), 1.3, 0.075, 5200)
        plant_tree(crown, 2.3, 6.2, 3.2, 1.25, rg, simple("bark", srgb("#8d867a"), 0.9))
    summer_sky()
    sun(-50, 45, 7.0, (1, 0.91, 0.78), 0.6)
    x0, x1, y0, y1 = HALL_LIGHT
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for lamp in (
        area((*middle, GLASS_Z - 0.06), (*middle, 0), 1.4, 46, (0.93, 0.97, 1), sy=3.2),
        area((0, HALL_NEAR + 0.1, 1.6), (0, 4, 1.4), 2.2, 15, (1, 0.97, 0.93), sy=1.4),
    ):
        lamp.visible_glossy = False
    bounce_up(-1.2, 1.2, -1.6, 6.0, 16)
    if view == "hero":
        look((0.12, -1.95, 1.18), (0.02, 3.0, 1.92), 5.4, 4.8, 9)
    elif view == "hall":
        look((-0.95, -1.2, 1.48), (0.30, 4.0, 1.56), 4.4, 4.6, 9)
    else:
        aim((-0.05, 2.55, 1.62), (0.46, 3.72, 2.72), 38, 9)


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


def kitchen():
    """Kitchen with the light centred over its island; the back run has tiles, a shelf, a window and tall units."""
    rg = random.Random(62)
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
    window = (-1.75, -0.55, 1.05, 2.1)
    pierced_wall("back", -right, right, 0, top, [window], m["wall"], back, 0.24, m["white"])
    wall_y("near", -right, right, 0, top, near, m["wall"])
    plank_floor(rg, -right, right, near, back, m_wood("floor", "#b8966c", "#927048", axis="Y"), 0.16)
    a, b, c, d = window
    upvc = m_upvc("upvc", srgb("#e9e8e4"), 0.28)
    inner_frame(window, back, (0.22, 0.18), upvc)
    box("mullion", (a + b) / 2 - 0.035, (a + b) / 2 + 0.035, back + 0.115, back + 0.17, c + 0.05, d - 0.05, upvc, 0.005)
    leaf = m_leaf("green", "#3f5f2a", "#719048", "#a0b86a")
    for x, r in ((-4.2, 1.3), (-2.4, 1.1), (-0.6, 1.2), (1.0, 1.1)):
        shrub((x, back + 4.2, 0.8), r, 9000, 0.08, leaf, rg)
    level("lawn", -30, 30, back + 0.4, 60, -0.1, simple("lawn", srgb("#66783c"), 1, spec=0, noise=0.4, scale=3))
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
    lathe(
        "kettle", [(0, 0), (0.09, 0), (0.10, 0.05), (0.07, 0.17), (0.02, 0.19)], m["dark"], 36, (0.15, back - 0.3, 0.90)
    )
    lathe("herbpot", [(0, 0), (0.05, 0), (0.07, 0.11), (0.06, 0.11), (0, 0.09)], china[2], 28, (-0.75, back + 0.04, c))
    shrub((-0.75, back + 0.04, c + 0.17), 0.09, 260, 0.03, leaf, rg)
    island(rg, m, oak)
    frame = simple("artframe", srgb("#3a2f24"), 0.5)
    with group((right, 2.6, 0), -90):
        picture(-0.55, 0.35, 1.15, 2.1, -0.001, frame, ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e", "#e6e0d2"), 3)
    summer_sky()
    sun(-55, 60, 6.5, (1, 0.91, 0.78), 0.6)
    x0, x1, y0, y1 = KITCHEN_LIGHT
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for lamp in (
        area((*middle, GLASS_Z - 0.06), (*middle, 0), 2.2, 62, (0.93, 0.97, 1), sy=1.9),
        area((0, near + 0.2, 1.7), (0, 3, 1.3), 3.6, 34, (1, 0.97, 0.93), sy=1.4),
        area(((a + b) / 2, back + 0.08, 1.6), ((a + b) / 2, 2, 1.0), 1.1, 16, (0.95, 0.98, 1), sy=1.0),
    ):
        lamp.visible_glossy = False
    bounce_up(-2.2, 2.2, -1.8, 4.4, 22)
    look((-0.85, -2.0, 1.42), (0.06, 2.35, 1.56), 4.3, 4.3, 9)


def roof():
    """The light on its roof: upstand, slim dark edge, flush glass; a parapet, gardens and houses beyond."""
    rg = random.Random(63)
    x0, x1, y0, y1, kerb = -0.95, 0.95, 1.6, 4.2, 0.15
    white, edge = m_plaster("white", "#edeae3"), m_upvc("edge", albedo("#1a1b1d", 0.8), 0.4)
    flat_roof((x0, x1, y0, y1), -6, 6, -5, 7.0, kerb, membrane())
    brick = m_flat_brick("parapetbrick", ("#7a4e3e", "#86584a", "#8e6350", "#9a6c54", "#6a4638"))
    parapet(-6, 6, 6.8, 0.3, brick)
    with group((-3.6, 0, 0), 90):
        parapet(-6, 6.75, 0, 0.3, brick)
    o, z = 0.15, kerb + 0.05
    outer = [(x0 - o, y0 - o), (x1 + o, y0 - o), (x1 + o, y1 + o), (x0 - o, y1 + o)]
    for (xa, ya), (xb, yb) in zip(outer, outer[1:] + outer[:1]):
        beam("rim", (xa, ya, kerb + 0.008), (xb, yb, kerb + 0.008), 0.016, 0.07, edge, bevel=0.003)
        beam(
            "glassedge",
            (xa, ya, z - 0.004),
            (xb, yb, z - 0.004),
            0.006,
            0.008,
            m_upvc("glassedge", srgb("#6f8f88"), 0.1),
            bevel=0.001,
        )
    level("sheet", x0 - o, x1 + o, y0 - o, y1 + o, z, m_glass("outerglass", (0.86, 0.91, 0.9, 1), boost=1.5))
    b, frit = 0.16, m_upvc("frit", (0.012, 0.013, 0.014, 1), 0.15)
    for xa, xb, ya, yb in (
        (x0 - o, x1 + o, y0 - o, y0 - o + b),
        (x0 - o, x1 + o, y1 + o - b, y1 + o),
        (x0 - o, x0 - o + b, y0 - o + b, y1 + o - b),
        (x1 + o - b, x1 + o, y0 - o + b, y1 + o - b),
    ):
        level("frit", xa, xb, ya, yb, z - 0.004, frit)
    shaft = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for (xa, ya), (xb, yb) in zip(shaft, shaft[1:] + shaft[:1]):
        quad("shaft", [(xa, ya, -0.25), (xb, yb, -0.25), (xb, yb, z - 0.01), (xa, ya, z - 0.01)], white)
    for xa, xb, ya, yb in ((-2.4, x0, -0.4, 6.2), (x1, 2.4, -0.4, 6.2), (x0, x1, -0.4, y0), (x0, x1, y1, 6.2)):
        level("ceiling", xa, xb, ya, yb, -0.25, white)
    for s in (-1, 1):
        wall_x("wall", -0.4, 6.2, -2.75, -0.25, s * 2.4, white)
        wall_y("wall", -2.4, 2.4, -2.75, -0.25, 2.9 + s * 3.3, white)
    with group((0, 0.35, -2.75)):
        plank_floor(rg, -2.4, 2.4, -0.75, 5.85, m_wood("floor", "#b8966c", "#927048", axis="Y"), 0.16)
        m = {"brass": warm_brass(), "dark": simple("dark", (0.03, 0.03, 0.03, 1), 0.5)}
        island(rg, m, m_wood("oak", "#b98f5e", "#8a6840", 1.3, 0.40, "X"))
    area((0, 2.9, -0.3), (0, 2.9, -2.6), 1.8, 70, (1, 0.96, 0.9), sy=2.5).visible_glossy = False
    neighbourhood(rg)
    daylight_over_roofs()
    look((2.1, -2.0, 1.62), (-0.15, 2.9, 0.42), 4.5, 4.4, 9)


def build(view="hero"):
    """The `hero`, `hall` and `corner` of the hall's roof light, the one over the `kitchen` island, and the light from `outside`."""
    if view == "kitchen":
        kitchen()
    elif view == "outside":
        roof()
    else:
        hall(view)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
