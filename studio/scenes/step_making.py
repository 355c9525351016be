"""Making: a welded white frame on the bench, mitred lengths showing their chambers, a clamp, a lock strip, racked glass."""

import math
import random

from mathutils import Vector

from kit.camera import camera
from kit.light import area, world_hdri
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import grained, hinged, place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, ring_sweep
from kit.trade.measuring import pencil
from kit.trade.parts import casement_section, door_lock, hollow_profile, scatter_packers, screws, sealed_unit
from kit.trade.tools import clamp, mallet, screwdriver
from kit.windows.finish import fitter_finish
from kit.windows.frame import SQUARE, ring

BENCH = 0.90
FRAME_W, FRAME_D = 0.062, 0.070


def bench(rg):
    """Beech top of wide staves with an apron and a strip of felt under the work."""
    beech = wood("beech", "#a67c4d", "#7f5a33", "X", 1.0, 0.5)
    for k in range(9):
        y = -0.52 + k * 0.12
        grained(box("stave", -1.6, 1.6, y, y + 0.1194, BENCH - 0.05, BENCH, beech, 0.0014), rg)
    grained(box("apron", -1.6, 1.6, -0.54, -0.521, BENCH - 0.6, BENCH - 0.002, beech, 0.003), rg)
    felt = simple("felt", srgb("#39463f"), 1, spec=0, noise=0.3, bump=0.4, scale=300)
    box("felt", -0.62, 0.98, -0.12, 0.50, BENCH, BENCH + 0.004, felt, 0.001)


def lying_frame(finish, at):
    """A frame lying on its inner face, its mitres welded, gasket in the rebate."""
    x1, z1 = 1.25, 0.56
    parts, inner = ring("frame", (0, x1, 0, z1), FRAME_W, 0, FRAME_D, SQUARE, finish)
    parts.append(
        ring_sweep(
            "rebate",
            rect(*inner),
            [(-0.001, 0.022), (0.014, 0.022), (0.014, FRAME_D - 0.004), (-0.001, FRAME_D - 0.004)],
            finish.up,
            False,
        )
    )
    parts.append(
        ring_sweep(
            "gasket",
            rect(*inner),
            [(0.006, 0.022), (0.007, 0.018), (0.011, 0.018), (0.012, 0.022)],
            finish.gasket,
            False,
        )
    )
    weld = simple("weld", srgb("#a3a098"), 0.5)
    w, n = 0.0011, -0.00012
    for cx, cz, sx, sz in ((0, 0, 1, 1), (x1, 0, -1, 1), (x1, z1, -1, -1), (0, z1, 1, -1)):
        a, b = (cx + sx * 0.0015, cz + sz * 0.0015), (cx + sx * (FRAME_W - 0.003), cz + sz * (FRAME_W - 0.003))
        V = [
            (a[0] - sx * w, n, a[1] + sz * w),
            (a[0] + sx * w, n, a[1] - sz * w),
            (b[0] + sx * w, n, b[1] - sz * w),
            (b[0] - sx * w, n, b[1] + sz * w),
        ]
        parts.append(quad("weld", V, weld))
    place(parts, (at[0], at[1], BENCH + 0.004 + FRAME_D), (-90, 0, at[2]))


def mitred_lengths(finish):
    """Two lengths of the same profile, cut at 45 degrees, their steel-lined chambers facing the camera."""
    outline, cells = casement_section()
    outline, cells = [(z, y) for y, z in outline], [[(z, y) for y, z in c] for c in cells]
    steel = m_metal("reinforcement", (0.55, 0.56, 0.57, 1), 0.35)
    for name, at, turn in (("lengthA", (-0.41, -0.345, BENCH), 57), ("lengthB", (-0.205, -0.395, BENCH), 48)):
        part = hollow_profile(name, outline, cells, 0.46, finish.up)
        lining = [
            box("reinforcement", -0.2296, 0.2296, y0, y1, z0, z1, steel, 0)
            for y0, y1, z0, z1 in (
                (0.0035, 0.0325, 0.0540, 0.0556),
                (0.0035, 0.0051, 0.0556, 0.0665),
                (0.0309, 0.0325, 0.0556, 0.0665),
            )
        ]
        place([part, *lining], at, (0, 0, turn))


def rack():
    """Sealed units standing in a slatted rack."""
    steel = simple("rack", srgb("#8a3b22"), 0.5)
    for k, (w, h, x) in enumerate(((0.62, 1.02, -1.45), (0.70, 0.92, -1.05), (0.58, 1.12, -0.55), (0.74, 0.96, -0.28))):
        place(sealed_unit(w, h), (x, 1.25 + 0.06 * (3 - k), 0.52), (-7, 0, 0))
    for x in (-1.5, -0.7, 0.1, 0.55):
        hinged([box("post", x - 0.02, x + 0.02, 1.62, 1.66, 0, 1.9, steel, 0.003)], (x, 1.62, 0.4), (-7, 0, 0))
    box("ledge", -1.6, 0.6, 1.15, 1.7, 0.46, 0.51, steel, 0.004)


def workshop(rg):
    """The room behind, out of focus: painted wall, steel window, stock profiles, board of tools, a lamp."""
    upper, lower = simple("upper", srgb("#b5ab98"), 0.9, noise=0.15, scale=6), simple(
        "lower", srgb("#3f544e"), 0.7, noise=0.2, scale=6
    )
    quad("wallU", [(-5, 3.0, 1.35), (5, 3.0, 1.35), (5, 3.0, 3.4), (-5, 3.0, 3.4)], upper)
    quad("wallL", [(-5, 3.0, 0), (5, 3.0, 0), (5, 3.0, 1.35), (-5, 3.0, 1.35)], lower)
    quad(
        "floor",
        [(-5, -3, 0), (5, -3, 0), (5, 3, 0), (-5, 3, 0)],
        simple("screed", srgb("#6f6b64"), 0.6, noise=0.3, scale=5),
    )
    quad("side", [(3.4, -3, 0), (3.4, 3, 0), (3.4, 3, 3.4), (3.4, -3, 3.4)], upper)
    ply = wood("ply", "#a47c4c", "#7f5a32", "X", by_part=False)
    box("toolboard", 0.45, 2.3, 2.95, 2.98, 1.25, 2.2, ply, 0.003)
    dark, red = simple("tool", srgb("#26292b"), 0.5), simple("toolred", srgb("#a3362a"), 0.5)
    steel = m_metal("toolsteel", (0.6, 0.6, 0.6, 1), 0.3)
    for k in range(13):
        x, h = 0.55 + k * 0.135, rg.uniform(0.18, 0.40)
        box("grip", x - 0.018, x + 0.018, 2.90, 2.95, 2.05 - h, 2.05 - h * 0.5, rg.choice((dark, red, dark)), 0.006)
        box("blade", x - 0.010, x + 0.010, 2.92, 2.94, 2.05 - h * 0.5, 2.05, steel, 0.002)
    outline, cells = casement_section()
    stock = simple("stock", srgb("#dedbd2"), 0.3)
    for k in range(9):
        part = hollow_profile("stock", outline, cells, 2.4, stock)
        place([part], (2.55 + (k % 5) * 0.085, 2.75 - (k // 5) * 0.09, 1.22), (0, -85, 0))
    glow = lit("skylight", (0.95, 0.98, 1.0), 3.2)
    for k in range(3):
        x = -2.6 + k * 0.72
        quad("light", [(x, 2.98, 1.55), (x + 0.66, 2.98, 1.55), (x + 0.66, 2.98, 2.75), (x, 2.98, 2.75)], glow)
        box("bar", x + 0.32, x + 0.34, 2.95, 2.98, 1.55, 2.75, dark, 0)
        box("bar", x, x + 0.66, 2.95, 2.98, 2.13, 2.15, dark, 0)


def build(view="hero"):
    """The corner of the frame nearest to us, in window light from the left."""
    rg = random.Random(71)
    finish = fitter_finish(0.92)
    bench(rg)
    lying_frame(finish, (-0.30, -0.03, 7))
    mitred_lengths(finish)
    place(clamp(0.34, 0.085), (-0.36, 0.36, BENCH + 0.10), (0, 0, 97))
    place(door_lock(0.60), (0.40, -0.335, BENCH + 0.012), (-90, 0, 9))
    place(screwdriver(), (0.30, -0.43, BENCH), (0, 0, 14))
    place(pencil(), (0.10, -0.20, BENCH), (0, 0, 28))
    place(mallet(), (0.20, 0.14, BENCH + 0.004), (0, 0, 62))
    screws([(0.16 + rg.gauss(0, 0.035), -0.44 + rg.gauss(0, 0.02), BENCH) for _ in range(8)], rg)
    scatter_packers(
        [(0.42 + rg.gauss(0, 0.05), 0.20 + rg.gauss(0, 0.04), BENCH + 0.0045 + 0.006 * (k // 3)) for k in range(7)], rg
    )
    rack()
    workshop(rg)
    world_hdri("interior", 0.13, 90)
    area((-2.0, 0.75, 2.35), (0.1, 0.0, BENCH), 1.3, 300, (1, 0.95, 0.87), sy=1.6)
    area((1.9, 1.9, 2.6), (0.3, 0.2, BENCH), 1.2, 26, (1, 0.84, 0.64))
    area((0.0, 2.2, 3.2), (0, 2.6, 1.2), 3.0, 34, (1, 0.95, 0.88), sy=1.2)
    eye, at = (-0.52, -1.50, 1.62), (0.06, -0.05, 0.93)
    cam = camera(eye, 47, fit="HORIZONTAL", dof=math.dist(eye, (0.0, -0.2, 0.95)), fstop=5.0)
    cam.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat("Z", "Y").to_euler()
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
