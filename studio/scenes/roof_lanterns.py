"""Aluminium roof lantern, 25 degree pitch with hipped ends: over a dining kitchen, and close up.

Views, all from the room: hero, supper (from below the lantern’s near end, in the evening) and ridge.
"""

import random

from kit.camera import aim, look
from kit.garden.leaves import shrub
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.materials.stone import m_plaster
from kit.products.lantern import LY0, LY1, lantern
from kit.settings.lantern_evening import evening_light
from kit.settings.lantern_kitchen import (
    DOORS,
    KERB,
    ROOM_H,
    ROOM_NEAR,
    ROOM_X,
    ROOM_Y,
    dining,
    garden_doors,
    kitchen,
    shell,
)
from kit.shapes.sheets import level


def room(rg, m, glass, white, evening):
    """The dining kitchen under the lantern, with its daylight or its lamps."""
    dark, brass = simple("dark", (0.03, 0.028, 0.027, 1), 0.55), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    clear, upvc = m_glass("glass", boost=0.8), m_upvc("upvc", srgb("#e9e8e4"), 0.28)
    lantern(KERB, ROOM_H, m, glass, white)
    shell(rg, m_plaster("wall", "#d3cabb"), white)
    garden_doors(m, clear, rg)
    kitchen(rg, brass, dark, clear, upvc)
    dining(rg, dark)
    leaf = m_leaf("green", "#3a5a28", "#6a8c46", "#9ab468")
    for x, y, z, r in ((-1.6, 9, 1.0, 1.1), (0.4, 9.6, 0.9, 1.0), (2.0, 9.2, 1.1, 1.1), (-3.4, 10, 1.4, 1.4)):
        shrub((x, y, z), r, 8000, 0.09, leaf, rg)
    level(
        "backlawn", -20, 20, ROOM_Y + 0.3, 40, -0.05, simple("backlawn", srgb("#5a6e34"), 1, spec=0, noise=0.4, scale=4)
    )
    if evening:
        evening_light()
        return
    sky_world(
        "#4a86cf",
        "#a9cdea",
        cover=0.5,
        camera_strength=1.5,
        turn=60,
        strength=1.0,
        saturation=0.4,
        mirror_sky=0.6,
        cloud_scale=2.6,
    )
    sun(68, 61, 6.0, (1, 0.91, 0.78), 0.7)
    middle = (LY0 + LY1) / 2
    for lamp in (
        area((0, middle, KERB - 0.03), (0, middle, 0), 2.0, 70, (0.93, 0.97, 1), sy=4.6),
        area((-ROOM_X - 0.05, sum(DOORS) / 2, 1.1), (0, sum(DOORS) / 2, 0.9), 3.0, 40, (0.95, 0.98, 1), sy=2.0),
        area((0, ROOM_NEAR + 0.2, 1.7), (0, 4, 1.3), 4.0, 30, (1, 0.97, 0.93), sy=1.6),
    ):
        lamp.visible_glossy = False
    bounce_up(-2.4, 2.4, -2.0, 6, 36)


def build(view="hero"):
    """The lantern above the table (`hero`; at `supper` in the evening), or its `ridge` from below."""
    rg = random.Random(53)
    alu = m_upvc("alu", albedo(ANTHRACITE, 0.6, "frame"), 0.36, True)
    white = m_plaster("white", "#ebe7df")
    room(rg, alu, m_glass("roofglass", (0.88, 0.94, 0.95, 1), boost=0.35), white, view == "supper")
    if view == "hero":
        camera_at = look((0.12, -2.6, 1.12), (0.12, 2.6, 2.02), 7.2, 5.4, 9)
        camera_at.data.shift_x = -0.01
    elif view == "supper":
        look((0.45, -1.25, 1.10), (-0.13, 3.3, 2.36), 7.9, 4.4, 9)
    else:
        aim((0.72, 3.15, 1.85), (-0.02, 1.62, 3.36), 30, 9)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
