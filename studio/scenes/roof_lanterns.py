"""Aluminium roof lantern, 25 degree pitch with hipped ends: over a dining kitchen, close up, and on its flat roof.

Views: hero, supper (from a corner, in the evening) and ridge from the room; outside and evening from the roof.
"""

import random

from kit.camera import aim, look
from kit.garden.leaves import shrub
from kit.interior.fittings import table
from kit.interior.rooms import plank_floor
from kit.interior.seats import chair
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.lantern import HALF, LY0, LY1, lantern
from kit.roofs import daylight_over_roofs, flat_roof, membrane, neighbourhood, parapet
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
from kit.shapes.placing import group
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import sphere, tube


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


def pendants():
    """Three opal globes on cords from the ridge."""
    opal, cord = lit("opal", (1, 0.80, 0.55), 5), simple("cord", (0.02, 0.02, 0.02, 1), 0.6)
    for k, y in enumerate((1.9, 2.8, 3.7)):
        z = -0.06 - 0.05 * (k % 2)
        sphere("globe", (0, y, z), 0.085, opal)
        tube("cord", [(0, y, z + 0.08), (0, y, 0.72)], 0.004, cord, 3)


def roof(rg, m, white, dusk):
    """The lantern on its grey roof behind a parapet, by day or with the lamps lit below it at dusk."""
    kerb, floor = 0.16, -2.75
    brick = m_flat_brick("parapetbrick", ("#7a4e3e", "#86584a", "#8e6350", "#9a6c54", "#6a4638"))
    lantern(kerb, -0.3, m, m_glass("outerglass", (0.83, 0.9, 0.9, 1), boost=1.0 if dusk else 1.7), white)
    flat_roof((-HALF, HALF, LY0, LY1), -6, 6, -5, 7.6, kerb, membrane())
    parapet(-6, 6, 7.5, 0.3, brick)
    with group((-4.2, 0, 0), 90):
        parapet(-6, 7.45, 0, 0.3, brick)
    for x0, x1, y0, y1 in ((-3, -HALF, -1, 7), (HALF, 3, -1, 7), (-HALF, HALF, -1, LY0), (-HALF, HALF, LY1, 7)):
        level("ceiling", x0, x1, y0, y1, -0.3, white)
    for s in (-1, 1):
        wall_x("wall", -1, 7, floor, -0.3, s * 2.6, white)
        wall_y("wall", -2.6, 2.6, floor, -0.3, 3 + s * 3.9, white)
    with group((0, 0, floor)):
        plank_floor(rg, -2.6, 2.6, -1, 7, m_wood("oak", "#b8946a", "#94704a", axis="Y"), 0.16)
        with group((0, 2.7, 0), 90):
            table(rg, 2.3, 1.0, 0.75, m_wood("tableoak", "#b48c5c", "#8c6840", 1.6, 0.4, "Y"), 0.075)
        for y in (2.0, 2.7, 3.4):
            for s in (-1, 1):
                with group((s * 0.74, y, 0), s * 90):
                    chair(simple("dark", (0.03, 0.028, 0.027, 1), 0.55), simple("cane", srgb("#a58358"), 0.6))
    neighbourhood(rg)
    if dusk:
        sky_world(
            "#244a8c",
            "#93aed6",
            "#e6b59c",
            cover=0.40,
            camera_strength=0.72,
            turn=60,
            strength=0.36,
            saturation=0.35,
            mirror_sky=0.7,
            tint=(0.86, 0.96, 1.12),
        )
        sun(-70, 9, 0.4, (1, 0.72, 0.52), 4)
        pendants()
        lamp = area((0, 2.7, -0.35), (0, 2.7, floor), 2.0, 150, (1, 0.76, 0.50), sy=4.4)
        lamp.visible_glossy = False
        glow = area((0, 2.7, -0.5), (0, 2.7, 3), 1.6, 26, (1, 0.72, 0.44), sy=4.0)
        glow.visible_glossy = False
    else:
        daylight_over_roofs()
        area((0, 2.7, -0.35), (0, 2.7, floor), 2.0, 60, (1, 0.96, 0.9), sy=4.4).visible_glossy = False


def build(view="hero"):
    """The lantern above the table (`hero`; at `supper` in the evening), its `ridge` from below, or on the roof by day (`outside`) or in the `evening`."""
    rg = random.Random(53)
    alu = m_upvc("alu", albedo(ANTHRACITE, 0.6, "frame"), 0.36, True)
    white = m_plaster("white", "#ebe7df")
    if view in ("hero", "supper", "ridge"):
        room(rg, alu, m_glass("roofglass", (0.88, 0.94, 0.95, 1), boost=0.35), white, view == "supper")
        if view == "hero":
            camera_at = look((0.12, -2.6, 1.12), (0.12, 2.6, 2.02), 7.2, 5.4, 9)
            camera_at.data.shift_x = -0.01
        elif view == "supper":
            look((1.45, -2.75, 1.10), (-0.42, 3.3, 1.98), 8.6, 5.4, 9)
        else:
            aim((0.72, 3.15, 1.85), (-0.02, 1.62, 3.36), 30, 9)
        return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
    roof(rg, alu, white, view == "evening")
    look((3.15, -3.1, 1.62), (0.1, 2.2, 0.62), 5.0, 4.6, 9)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
