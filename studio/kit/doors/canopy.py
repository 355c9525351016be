"""A canopy over a cottage door. Metres."""

import math

import numpy as np

from kit.materials.stone import m_stone
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, tube


def braced_canopy(left, right, white):
    """Flat lead-topped canopy on two braced brackets over a door opening."""
    lead = m_stone("lead", "#6d7276", "#5c6165", "#7f8386", 3, 0.55, 0.15, 0.002)
    a, b = left - 0.20, right + 0.20
    box("canopy", a, b, -0.58, 0, 2.375, 2.43, white, 0.006)
    box("cornice", a - 0.025, b + 0.025, -0.61, 0, 2.43, 2.465, white, 0.012, 4)
    box("cornice", a - 0.045, b + 0.045, -0.635, 0, 2.465, 2.485, white, 0.006)
    mesh_obj(
        "leadtop",
        [(a - 0.05, -0.64, 2.487), (b + 0.05, -0.64, 2.487), (b + 0.05, 0, 2.56), (a - 0.05, 0, 2.56)],
        [(0, 1, 2, 3)],
        lead,
    )
    for x in (a + 0.06, b - 0.06):
        # The post ends under the arm: coplanar faces render black where they overlap.
        box("bracketpost", x - 0.032, x + 0.032, -0.06, 0, 1.90, 2.3205, white, 0.006)
        box("bracketarm", x - 0.032, x + 0.032, -0.50, 0, 2.315, 2.375, white, 0.006)
        arc = [
            (x, -0.04 - 0.38 * (1 - math.cos(t)), 1.97 + 0.36 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 10)
        ]
        tube("brace", arc, 0.022, white, 4)
