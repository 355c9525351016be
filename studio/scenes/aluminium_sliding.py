"""Aluminium sliding doors: three panes with a 47 mm interlock in a white rendered extension, on a sunny terrace.

Views: `hero` (from the terrace), `strip` (the middle pane moves), `inside` (from the sofa to the garden), `evening` (the same at dusk, lamps lit), `lamplight` (from the
terrace at dusk, aslant), `track` (threshold and rails), `interlock` (the upright where two closed panes meet).
"""

import random

import bpy

from kit.camera import aim, camera, look
from kit.garden.furniture import storm_lantern
from kit.job import albedo
from kit.light import area, bounce_up, point, sky_world, spot, sun
from kit.materials.clear_glass import m_glass
from kit.materials.metal import m_metal
from kit.materials.nodes import simple
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.products.sliding_door import CLOSED, FRAME_Y, INNER1, INTERLOCK, SASH, sliding_doors
from kit.settings.extension_garden import TERRACE_Z, garden_end, terrace
from kit.settings.rendered_extension import EAVES, building, lounge

# The middle pane's distance from the left jamb; closed it meets the other two.
SLID = {"hero": 0.40, "inside": 0.30, "evening": 0.30, "lamplight": 0.62, "track": 1.285, "interlock": CLOSED, "strip": CLOSED}
WIDE_OPEN = 0.10


def dusk(indoors):
    """A low sky, the room by lamplight, spots under the roof's edge, lanterns on the terrace and, seen from indoors, lights in the borders."""
    warm = (1, 0.72, 0.44)
    for lamp in bpy.data.lights:  # the room's
        lamp.energy, lamp.color = lamp.energy * 0.3, (1, 0.80, 0.58)
    sky_world(
        "#23406f",
        "#d3a684",
        "#6d7f95",
        cover=0.35,
        camera_strength=0.9,
        turn=120,
        strength=0.55,
        saturation=0.5,
        mirror_sky=0.6,
        tint=(0.84, 0.96, 1.12),
    )
    for x in (-1.7, 0, 1.7):
        spot((x, -0.38, EAVES + 0.02), (0, 0, 0), 60, warm, 95)
    for x, y, height in ((0.45, -0.75, 0.42), (0.8, -1.0, 0.30), (-0.6, -3.9, 0.42), (1.6, -3.7, 0.36)):
        storm_lantern(x, y, TERRACE_Z, 16, 3.0, height)
    if indoors:
        for x in (-5.2, -2.9, -0.4, 2.1, 4.6):
            point((x, -9.5, 0.22), 34, warm, 0.05)
        for x, y in ((2.6, -7.7), (-2.6, -10.9), (1.4, -10.9)):
            spot((x, y, 0.05), (3.1, 0, 0), 190, warm, 80)
    parasol = point((-2.5, -2.3, 2.0), 22, warm, 0.06)
    if not indoors:
        parasol.visible_glossy = False  # else a disc in the glass
        point((1.75, 4.3, 1.72), 26, (1, 0.74, 0.48), 0.08)  # from the floor lamp


def light(view):
    """Warm sun from the left over the terrace and a blue sky with clouds."""
    if view in ("evening", "lamplight"):
        dusk(view == "evening")
        return
    if view == "inside":
        sky_world(
            "#5c92d2",
            "#d3e4f2",
            cover=0.55,
            camera_strength=1.3,
            turn=120,
            strength=1.3,
            saturation=0.45,
            mirror_sky=0.45,
            tint=(1, 1, 1.03),
        )
        area((0, 0.25, 1.2), (0, 3, 0.9), 4.6, 70, (0.93, 0.97, 1), sy=2.1)
        bounce_up(-2.8, 2.6, 0.4, 4.6, 40)
    else:
        sky_world(
            "#4d86cc",
            "#cfe2f2",
            cover=0.5,
            camera_strength=1.25,
            turn=120,
            strength=1.0,
            saturation=0.45,
            mirror_sky=0.45,
            tint=(1, 1, 1.03),
        )
    if view == "interlock":  # the side of the upright that the sun leaves dark
        area((2.3, -1.3, 1.5), (0.8, 0.1, 1.4), 1.2, 60, (1, 0.97, 0.93))
    sun(38, 44, 4.6, (1, 0.92, 0.80), 0.8)


def build(view="hero"):
    """Build the extension and set up one of the views listed above."""
    rg = random.Random(31)
    m, gasket = m_upvc("frame", albedo(ANTHRACITE, 0.5, "frame"), 0.32, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    glass, steel = m_glass("glass", (0.94, 0.97, 0.96, 1), boost=1.0), m_metal("steel", (0.6, 0.6, 0.6, 1), 0.28)
    dark, brass = simple("dark", (0.03, 0.029, 0.028, 1), 0.55), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    middle = sliding_doors(m, gasket, glass, steel, SLID[view])
    building(rg, m, glass)
    indoors = view in ("inside", "evening")
    lounge(rg, dark, brass, not indoors)
    terrace(rg, dark)
    light(view)
    if view in ("hero", "strip"):
        camera((2.6, -6.9, 1.5), 40 if view == "strip" else 33, (-0.01, -0.012), (90, 0, 18.5), "HORIZONTAL", dof=7.0, fstop=8)
    elif indoors:
        garden_end(rg)
        camera((1.45, 4.7, 1.38), 28, (0, -0.05), (90, 0, 166), "HORIZONTAL", dof=4.4, fstop=8)
    elif view == "lamplight":
        look((4.1, -5.3, 1.45), (-0.15, 0, 1.28), 7.0, 6.4, 8)
    elif view == "interlock":
        meeting = INNER1 - SASH + INTERLOCK / 2
        look((meeting + 0.30, FRAME_Y - 0.82, 1.62), (meeting, FRAME_Y, 1.44), 0.52, None, 9)
    else:
        aim((1.18, -0.82, 0.58), (0.70, 0.10, 0.10), 40, 8)
    quality = {"bounces": 5, "fast_gi": False, "clamp": 2.5}
    if view != "strip":
        return quality
    shut = [part.location.x for part in middle]

    def move(position):
        for part, x in zip(middle, shut):
            part.location.x = x - (CLOSED - WIDE_OPEN) * position

    return {**quality, "move": move}
