"""A birch bough with its twigs, seen against the sky. Metres."""

import math

from mathutils import Vector

from kit.garden.leaves import leaf_mesh
from kit.shapes.solids import tube


def curve(a, b, sag, steps=10):
    """Points from a to b that hang by `sag` in the middle."""
    return [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))) for t in (k / steps for k in range(steps + 1))]


def birch_bough(rg, root, tip, leaf, bark):
    """A bough from root to tip: branches to both sides, hanging twigs on them, small leaves along the twigs."""
    along = (Vector(tip) - Vector(root)).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized()
    bough = [p + side * 0.16 * math.sin(0.33 * k) for k, p in enumerate(curve(Vector(root), Vector(tip), -0.35, 24))]
    for first, last, radius in ((0, 9, 0.028), (8, 17, 0.021), (16, 25, 0.012)):
        tube("bough", [tuple(p) for p in bough[first:last]], radius, bark, 4)
    centres, normals = [], []
    for k in range(5, 25):
        start, sign, reach = bough[k], (-1, 1)[k % 2], rg.uniform(0.55, 1.05) * (1.25 - 0.03 * k)
        end = start + side * sign * reach * 0.75 + along * reach * 0.6 + Vector((0, 0, rg.uniform(-0.1, 0.3)))
        branch = curve(start, end, -0.08)
        tube("branch", [tuple(p) for p in branch], 0.006, bark, 3)
        starts = [branch[rg.randrange(2, 11)] for _ in range(10)] + [end, end]
        for at in starts:
            away = Vector((rg.gauss(0, 0.16), rg.gauss(0, 0.16), -rg.uniform(0.12, 0.5)))
            twig = curve(at, at + away + along * 0.12, -0.05)
            tube("twig", [tuple(p) for p in twig], 0.0028, bark, 2)
            for point in twig[1:]:
                for _ in range(3):
                    centres.append(point + Vector([rg.gauss(0, 0.018) for _ in range(3)]))
                    normals.append([rg.gauss(0, 0.8), rg.gauss(0, 0.8), rg.gauss(0.4, 0.6)])
    leaf_mesh("birchleaves", centres, normals, 0.055, leaf, rg, 0.78, 0.2)
