"""Trees. Metres."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.garden.leaves import ball_shrub, leaf_mesh
from kit.materials.nodes import simple, srgb
from kit.shapes.objects import add_object
from kit.shapes.solids import tube


def tree_mesh(rg, m, crown=1.6, leaf=0.11, count=9000):
    """Crown of a broad-leaved tree as mesh data for instances; its origin is the middle of the crown."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    C, N, T = [], [], []
    blobs = [(rs.randn(3) * np.array([0.5, 0.5, 0.42]) * crown, crown * rs.uniform(0.28, 0.5)) for _ in range(16)]
    for c, r in blobs:
        k = int(count / 16)
        d = rs.randn(k, 3)
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        u = rs.rand(k)
        C.append(c + d * (r * (1 - 0.35 * u * u))[:, None])
        N.append(d + rs.randn(k, 3) * 0.6 + np.array([0, 0, 0.35]))
        T.append(np.clip((1 - u) * 0.6 + rs.rand(k) * 0.4, 0, 1))
    o = leaf_mesh("crown", np.vstack(C), np.vstack(N), leaf, m, rg, 0.55, tone=np.concatenate(T))
    data = o.data
    bpy.data.objects.remove(o)
    return data


def plant_tree(data, x, y, trunk, crown_scale, rg, bark):
    """Instance of a crown on a trunk with a few limbs."""
    o = add_object("tree", data)
    o.location, o.rotation_euler, o.scale = (
        (x, y, trunk + crown_scale * 0.9),
        (0, 0, rg.random() * 6.283),
        (crown_scale,) * 3,
    )
    tube(
        "trunk",
        [(x, y, -0.1), (x + 0.05, y, trunk * 0.6), (x - 0.03, y, trunk + crown_scale * 0.5)],
        0.05 + 0.05 * crown_scale,
        bark,
        4,
    )
    for k in range(4):
        a = k * 1.6 + rg.random()
        tube(
            "limb",
            [
                (x, y, trunk * 0.85),
                (x + 0.5 * crown_scale * math.cos(a), y + 0.5 * crown_scale * math.sin(a), trunk + crown_scale * 0.8),
            ],
            0.03 + 0.02 * crown_scale,
            bark,
            3,
        )


def tree(rg, at, height, crown, leaf, count=4200, size=0.34):
    """Garden tree: a trunk and a crown of overlapping leafy clumps."""
    x, y, z = at
    bark = simple("bark", srgb("#4d4136"), 0.9)
    tube("trunk", [(x, y, z), (x + rg.gauss(0, 0.1), y, z + height - crown)], 0.06 + 0.012 * height, bark, 3)
    for _ in range(9):
        d = Vector((rg.gauss(0, 0.55), rg.gauss(0, 0.4), rg.gauss(-0.15, 0.5))) * crown
        ball_shrub(
            "crown",
            (x + d.x, y + d.y, z + height - crown * 0.7 + d.z),
            crown * rg.uniform(0.5, 0.72),
            count // 9,
            size,
            leaf,
            rg,
            0.85,
            0.2,
        )
