"""Frameless flat roof light: over a panelled hall and a kitchen island, at a corner of its reveal, and on its roof.

Views: hero, hall and corner in the hall; kitchen, and kitchen_tall for phones; outside and edge on the roof.
"""

import random

import bpy

from kit.camera import aim, look
from kit.interior.rooms import plank_floor
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
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
    far_room,
    furnishing,
    hall_shell,
)
from kit.settings.rooflight_kitchen import KITCHEN_LIGHT, KITCHEN_NEAR, KITCHEN_WINDOW, KITCHEN_Y, island, kitchen
from kit.shapes.placing import group
from kit.shapes.sheets import level, quad, wall_x, wall_y
from kit.shapes.solids import beam


def summer_sky(cover=0.5):
    """Deep blue with clouds over `cover` of it, as it is seen looking up through glass."""
    sky_world(
        "#3f80d2",
        "#a9cdea",
        cover=cover,
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
    far_room(rg, white)
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
        look((0.12, -1.95, 1.18), (0.02, 3.0, 2.03), 5.7, 4.8, 9)
    elif view == "hall":
        look((-0.95, -1.2, 1.48), (0.30, 4.0, 1.56), 4.4, 4.6, 9)
    else:
        aim((-0.05, 2.55, 1.62), (0.43, 3.74, 2.82), 42, 9)


def over_island(view):
    """The kitchen under its roof light, in daylight; upright, the roof light stands well below the upper edge."""
    kitchen(random.Random(62))
    a, b, _, _ = KITCHEN_WINDOW
    summer_sky()
    sun(-55, 60, 6.5, (1, 0.91, 0.78), 0.6)
    x0, x1, y0, y1 = KITCHEN_LIGHT
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for lamp in (
        area((*middle, GLASS_Z - 0.06), (*middle, 0), 2.2, 62, (0.93, 0.97, 1), sy=1.9),
        area((0, KITCHEN_NEAR + 0.2, 1.7), (0, 3, 1.3), 3.6, 34, (1, 0.97, 0.93), sy=1.4),
        area(((a + b) / 2, KITCHEN_Y + 0.08, 1.6), ((a + b) / 2, 2, 1.0), 1.1, 16, (0.95, 0.98, 1), sy=1.0),
    ):
        lamp.visible_glossy = False
    bounce_up(-2.2, 2.2, -1.8, 4.4, 22)
    if view == "kitchen_tall":
        look((-0.85, -2.0, 1.42), (0.16, 2.35, 1.76), 3.7, 4.3, 9)
    else:
        look((-0.85, -2.0, 1.42), (0.06, 2.35, 1.56), 4.3, 4.3, 9)


def roof(view):
    """The roof light from outside, or close to its `edge`: upstand, slim dark edge, flush glass; a parapet, gardens and houses beyond."""
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
    before = set(bpy.data.objects)
    neighbourhood(rg)
    for o in set(bpy.data.objects) - before:  # the glass would show treetops and chimneys that stand above the picture
        o.visible_glossy = False
    daylight_over_roofs()
    if view == "edge":
        look((2.0, 0.35, 0.62), (0.86, 1.66, 0.21), 1.35, None, 8)
    else:
        look((2.1, -2.0, 1.62), (-0.15, 2.9, 0.42), 4.5, 4.4, 9)


def build(view="hero"):
    """The roof light of the hall (`hero`, `hall`, `corner`), the one over the `kitchen` island, or one from `outside` or at its `edge`."""
    if view.startswith("kitchen"):
        over_island(view)
    elif view in ("outside", "edge"):
        roof(view)
    else:
        hall(view)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
