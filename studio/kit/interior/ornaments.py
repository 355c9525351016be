"""Fruit, vases and plants indoors. Metres."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from kit.garden.leaves import leaf_mesh, leaves
from kit.materials.nodes import simple, srgb
from kit.shapes.sheets import bm_obj
from kit.shapes.solids import lathe, tube


def bowl_of_fruit(x, y, z, hex_colour="#d8a92c"):
    """Shallow bowl with five fruits."""
    cer = simple("bowl", srgb("#d8d2c6"), 0.35)
    lathe(
        "bowl",
        [(0, 0), (0.06, 0.002), (0.15, 0.06), (0.155, 0.07), (0.145, 0.062), (0.05, 0.015), (0, 0.012)],
        cer,
        40,
        (x, y, z),
    )
    fruit = simple("fruit", srgb(hex_colour), 0.45)
    for k in range(5):
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=0.038)
        bm_obj("fruit", bm, fruit, 60).location = (
            x + 0.06 * math.cos(k * 1.3),
            y + 0.06 * math.sin(k * 1.3),
            z + 0.055 + 0.008 * k,
        )


def vase(x, y, z, hex_colour, leaf, rg, spread=0.26, height=0.34, count=360):
    """Vase with cut branches."""
    lathe(
        "vase",
        [(0, 0), (0.06, 0), (0.085, 0.07), (0.07, 0.19), (0.035, 0.27), (0.042, 0.30)],
        simple("vase", srgb(hex_colour), 0.28),
        40,
        (x, y, z),
    )
    C, N = [], []
    for _ in range(9):
        a, r = rg.random() * 6.283, spread * rg.uniform(0.35, 1)
        tip = Vector((x + r * math.cos(a), y + r * math.sin(a), z + 0.30 + height * rg.uniform(0.7, 1.15)))
        root = Vector((x, y, z + 0.26))
        mid = (root + tip) / 2 + Vector((0, 0, 0.06))
        pts = [root.lerp(mid, t).lerp(mid.lerp(tip, t), t) for t in np.linspace(0, 1, 9)]
        tube("twig", [tuple(p) for p in pts], 0.0022, simple("twig", srgb("#4b3b26"), 0.8), 2)
        for _ in range(count // 9):
            p = rg.choice(pts[3:])
            C.append(p + Vector([rg.gauss(0, 0.03) for _ in range(3)]))
            N.append([rg.gauss(0, 1) for _ in range(2)] + [rg.gauss(0.6, 0.6)])
    leaf_mesh("leaves", C, N, 0.06, leaf, rg)


def pot_plant(c, leaf, rg, pot="#b9b1a3", r=0.065, h=0.12, spread=0.14, n=220, size=0.07):
    """Pot on a sill with a loose leafy plant."""
    lathe(
        "pot",
        [
            (0, 0),
            (r * 0.78, 0),
            (r * 0.8, 0.003),
            (r, h - 0.012),
            (r * 1.05, h - 0.010),
            (r * 1.05, h),
            (r * 0.93, h),
            (r * 0.9, h - 0.02),
            (0, h - 0.02),
        ],
        simple("pot", srgb(pot), 0.6, noise=0.2),
        36,
        c,
    )
    C, N = [], []
    for _ in range(n):
        a, t = rg.random() * 6.283, rg.random() ** 0.6
        d = spread * t * (0.35 + 0.65 * rg.random())
        p = Vector(
            (
                c[0] + d * math.cos(a),
                c[1] + d * math.sin(a),
                c[2] + h + 0.02 + spread * 1.7 * t * (1 - 0.35 * rg.random()),
            )
        )
        C.append(p)
        N.append((math.cos(a) * 0.7 + rg.gauss(0, 0.3), math.sin(a) * 0.7 + rg.gauss(0, 0.3), 0.9))
    leaves("plant", C, N, size, leaf, rg, 0.45)
    stem = simple("stem", srgb("#5d6b3a"), 0.7)
    for p in C[::9]:
        tube(
            "stem",
            [(c[0], c[1], c[2] + h - 0.02), ((c[0] + p.x) / 2, (c[1] + p.y) / 2, c[2] + h + (p.z - c[2] - h) * 0.7), p],
            0.0016,
            stem,
            2,
        )
