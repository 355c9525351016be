"""Seats and cushions. Metres."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from kit.materials.wood import walnut
from kit.shapes.placing import give_rnd, group
from kit.shapes.sheets import bm_obj
from kit.shapes.solids import box, lathe, tube


def pillow(x, y, z, w, h, t, m, rot=(0, 0, 0)):
    """A plump cushion standing in the XZ plane."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    for v in bm.verts:
        a, b, c = v.co
        k = (1 - (2 * a) ** 4) * (1 - (2 * c) ** 4)
        v.co = Vector(
            (
                a * w * (1 - 0.06 * (1 - (2 * c) ** 2)),
                b * t * (0.18 + 0.95 * max(0, k) ** 0.5),
                c * h * (1 - 0.06 * (1 - (2 * a) ** 2)),
            )
        )
    o = bm_obj("pillow", bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), rot
    return o


def sofa(w, cloth, accents, legs):
    """Sofa facing -Y: x 0..w, y 0..0.95."""
    box("base", 0.1, w - 0.1, 0.05, 0.9, 0.12, 0.40, cloth, 0.05, 4)
    box("back", 0.05, w - 0.05, 0.68, 0.95, 0.12, 0.80, cloth, 0.07, 4)
    for a in (0, w - 0.22):
        box("arm", a, a + 0.22, 0, 0.95, 0.12, 0.60, cloth, 0.06, 4)
    n = 2 if w < 2.3 else 3
    s = (w - 0.44) / n
    for i in range(n):
        box("seat", 0.22 + i * s + 0.005, 0.22 + (i + 1) * s - 0.005, -0.02, 0.72, 0.38, 0.53, cloth, 0.05, 4)
    for i, m in enumerate(accents):
        pillow(
            0.48 + i * (w - 0.96) / max(1, len(accents) - 1),
            0.56,
            0.73,
            0.46,
            0.42,
            0.16,
            m,
            (-0.3, 0, 0.1 - 0.2 * (i % 2)),
        )
    for x in (0.12, w - 0.12):
        for y in (0.08, 0.86):
            tube("foot", [(x, y, 0.13), (x, y, 0)], 0.018, legs)


def chair(m, seat):
    """Dining chair facing +Y, origin at the middle of its footprint."""
    box("seat", -0.22, 0.22, -0.21, 0.22, 0.43, 0.465, seat, 0.015, 3)
    for x in (-0.2, 0.2):
        tube("legf", [(x * 0.95, 0.19, 0.43), (x * 1.05, 0.21, 0)], 0.014, m)
        tube(
            "legb",
            [(x * 1.05, -0.23, 0), (x * 0.98, -0.20, 0.43), (x * 0.95, -0.25, 0.62), (x * 0.9, -0.28, 0.80)],
            0.014,
            m,
        )
    pts = [(0.20 * math.sin(t), -0.285 - 0.05 * math.cos(t), 0.79) for t in np.linspace(-1.15, 1.15, 12)]
    for z, r in ((0, 0.016), (-0.09, 0.012)):
        tube("rail", [(x, y, zz + z) for x, y, zz in pts], r, m)
    for x in (-0.2, 0.2):
        tube("stretch", [(x, 0.19, 0.2), (x, -0.21, 0.2)], 0.009, m)


def stool(m, leg, ring):
    """Counter stool 700 mm high."""
    give_rnd(
        lathe("seat", [(0, 0.70), (0.15, 0.70), (0.175, 0.69), (0.18, 0.675), (0.17, 0.655), (0, 0.65)], m, 32), 0.3
    )
    for a in range(4):
        t = a * math.pi / 2 + 0.785
        tube(
            "leg",
            [(0.11 * math.cos(t), 0.11 * math.sin(t), 0.66), (0.19 * math.cos(t), 0.19 * math.sin(t), 0)],
            0.011,
            leg,
        )
    tube(
        "ring",
        [(0.165 * math.cos(t), 0.165 * math.sin(t), 0.24) for t in np.linspace(0, 6.283, 25)[:-1]],
        0.006,
        ring,
        4,
        True,
    )


def armchair(x, y, turn, fabric, accent):
    """Upholstered armchair with a cushion and timber feet, facing -Y when turn is 0."""
    leg = walnut("chairleg")
    with group((x, y, 0), turn):
        box("seat", -0.32, 0.32, -0.38, 0.3, 0.24, 0.44, fabric, 0.05, 5)
        box("back", -0.38, 0.38, 0.22, 0.42, 0.2, 0.92, fabric, 0.07, 5)
        for s in (-1, 1):
            box("arm", min(s * 0.30, s * 0.43), max(s * 0.30, s * 0.43), -0.38, 0.36, 0.2, 0.62, fabric, 0.05, 5)
            for yy in (-0.32, 0.34):
                lathe("foot", [(0.014, 0), (0.022, 0.2)], leg, 16, (s * 0.34, yy, 0))
        pillow(0.02, 0.12, 0.60, 0.42, 0.36, 0.15, accent, (-0.22, 0, 0.06))
