"""Aluminium sliding doors: three panes with a 47 mm interlock in a white rendered extension, on a sunny terrace.

Views: `hero` (from the terrace), `strip` (the middle pane moves), `inside` (from the sofa to the garden), `track` (threshold, rails and interlock).
"""

import random

from kit.camera import aim, camera
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.metal import m_metal
from kit.materials.nodes import simple
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.products.sliding_door import CLOSED, sliding_doors
from kit.settings.extension_garden import garden_end, terrace
from kit.settings.rendered_extension import building, lounge

# The middle pane's distance from the left jamb; closed it meets the other two.
SLID = {"hero": 0.40, "inside": 0.30, "track": 1.285, "strip": CLOSED}
WIDE_OPEN = 0.10


def light(view):
    """Warm sun from the left over the terrace and a blue sky with clouds."""
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
    sun(38, 44, 4.6, (1, 0.92, 0.80), 0.8)


def build(view="hero"):
    """Build the extension and set up one of the views listed above."""
    rg = random.Random(31)
    m, gasket = m_upvc("frame", albedo(ANTHRACITE, 0.5, "frame"), 0.32, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    glass, steel = m_glass("glass", (0.94, 0.97, 0.96, 1), boost=1.0), m_metal("steel", (0.6, 0.6, 0.6, 1), 0.28)
    dark, brass = simple("dark", (0.03, 0.029, 0.028, 1), 0.55), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    middle = sliding_doors(m, gasket, glass, steel, SLID[view])
    building(rg, m, glass)
    lounge(rg, dark, brass, view != "inside")
    terrace(rg, dark)
    light(view)
    if view in ("hero", "strip"):
        camera((2.6, -6.9, 1.5), 40 if view == "strip" else 33, (-0.01, -0.012), (90, 0, 18.5), "HORIZONTAL", dof=7.0, fstop=8)
    elif view == "inside":
        garden_end(rg)
        camera((1.45, 4.7, 1.38), 28, (0, -0.05), (90, 0, 166), "HORIZONTAL", dof=4.4, fstop=8)
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
