"""Curtains hung three ways: even waves, uneven folds that may be tied back, and plain pleats for distant windows. Metres."""

import math
import random

from kit.shapes.sheets import grid_faces, mesh_obj


def curtain(x0, x1, y, z0, z1, m, folds=7, depth=0.045, tie=0.0):
    """Curtain in even waves, between x0 and x1 at y; `tie` > 0 draws its lower half towards x0."""
    n, nz = folds * 10, 14
    v = []
    for j in range(nz + 1):
        t = j / nz
        z = z0 + (z1 - z0) * t
        squeeze = 1 - tie * math.exp(-(((t - 0.42) / 0.28) ** 2))
        for i in range(n + 1):
            u = i / n
            wave = math.sin(u * folds * math.tau + 0.4 * math.sin(3 * t + u * 5))
            v.append(
                (x0 + (x1 - x0) * u * squeeze, y + depth * (0.6 + 0.4 * (1 - t)) * wave + 0.01 * math.sin(u * 31), z)
            )
    return mesh_obj("curtain", v, grid_faces(n, nz), m, 60)


def uneven_curtain(x0, x1, z0, z1, y, m, folds=7, depth=0.05, gather=0.0, rg=None):
    """Curtain in soft, uneven folds; `gather` pulls the middle in towards x0 as if tied back."""
    rg = rg or random.Random(2)
    nx, nz = folds * 12, 18
    ph = [rg.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    V = []
    for j in range(nz + 1):
        t = j / nz
        pull = gather * math.exp(-(((t - 0.38) / 0.16) ** 2)) if gather else 0
        for i in range(nx + 1):
            u = i / nx
            f = u * folds
            k = int(f)
            a = depth * (0.75 + 0.3 * math.sin(f * 1.7 + 1)) * (1 - 0.25 * t)
            x = x0 + (x1 - x0) * (u * (1 - pull))
            V.append(
                (
                    x + 0.006 * math.sin(5 * t + f),
                    y + a * math.sin(2 * math.pi * f + ph[k]) + 0.004 * math.sin(9 * t + f),
                    z0 + (z1 - z0) * t,
                )
            )
    return mesh_obj("curtain", V, grid_faces(nx, nz), m, 80)


def pleated_curtain(x0, x1, y, z0, z1, m, rg, fold=0.11, depth=0.035):
    """Curtain in straight pleats `fold` metres apart: two rows of points, for windows seen from afar."""
    count = max(8, int((x1 - x0) / fold * 8))
    ph = rg.random() * 6
    V, F = [], []
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        dy = depth * math.sin((x / fold) * 6.283 + ph) + 0.012 * math.sin(x * 31 + ph)
        V += [(x, y + dy * 1.15, z0), (x, y + dy * 0.8, z1)]
        if i:
            F.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh_obj("curtain", V, F, m, 60)
