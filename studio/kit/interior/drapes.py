"""Lined linen curtains that hang straight."""

import math

from kit.materials.cloth import linen
from kit.shapes.sheets import grid_faces, mesh_obj

FOLD = 0.085  # metres: about how wide a fold is


def drape(x0, x1, z0, z1, y, m, rng):
    """A lined linen curtain that hangs straight: round folds of uneven width, tight under the heading and fuller to the hem."""
    widths = [rng.uniform(0.75, 1.3) for _ in range(max(3, round(abs(x1 - x0) / FOLD)))]
    total, per, rows = sum(widths), 20, 40
    verts = []
    for j in range(rows + 1):
        t = 1 - j / rows  # from the hem up to the heading
        start = 0.0
        for k, width in enumerate(widths):
            for i in range(per + (k == len(widths) - 1)):
                turn = math.tau * i / per
                sway = 0.12 * math.sin(2.1 * t + 1.9 * k) * t
                u = (start + width * (i / per + sway * math.sin(turn / 2))) / total
                deep = FOLD * width * (0.11 + 0.09 * t)
                verts.append((x0 + (x1 - x0) * u, y - deep * math.cos(turn), z0 + (z1 - z0) * (1 - t)))
            start += width
    return mesh_obj("drape", verts, grid_faces(len(widths) * per, rows), m, 180)


def drapes(rng, x=0.0, inner=0.29, floor=0.02):
    """A pair of oatmeal linen curtains behind a window whose middle is at x, drawn back to `inner` from there."""
    cloth = linen("drape", "#aca08a", 0.3, 500)
    for s in (-1, 1):
        drape(x + s * 0.70, x + s * inner, floor, 2.30, 0.42, cloth, rng)
