"""Blades of grass, tufts and lawns. Metres."""

import math

import bpy
import numpy as np

from kit.garden.leaves import leaf_mesh
from kit.materials.leaf import m_lawn, m_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.shapes.objects import add_object
from kit.shapes.sheets import level, mesh_obj


def arching_blades(name, n, radius, height, lean, width, m, rg, segs=4, bend=1.0):
    """Tuft of narrow arching blades around the origin; returns the object and the blade tips."""
    v, f, r, tips = [], [], [], []
    for _ in range(n):
        a, b, q = rg.random() * math.tau, rg.random() * math.tau, radius * rg.random() ** 0.5
        h, l = height * rg.uniform(0.6, 1.1), abs(rg.gauss(0, lean)) + 0.03
        bx, by = q * math.cos(a), q * math.sin(a)
        lx, ly = math.cos(a * 0.6 + b * 0.4) * l * height, math.sin(a * 0.6 + b * 0.4) * l * height
        nx, ny = -math.sin(b) * width, math.cos(b) * width
        o, rnd = len(v), rg.random()
        for k in range(segs + 1):
            t = k / segs
            wd = 1 - t * 0.85
            z = h * (t - (bend - 1) * t * t * 0.5)
            c = (bx + lx * t * t, by + ly * t * t, z)
            v += [(c[0] - nx * wd, c[1] - ny * wd, z), (c[0] + nx * wd, c[1] + ny * wd, z)]
            if k:
                f.append((o + 2 * k - 2, o + 2 * k - 1, o + 2 * k + 1, o + 2 * k))
        r += [rnd] * (2 * (segs + 1))
        tips.append((bx + lx, by + ly, h * (1 - (bend - 1) * 0.5), rnd))
    return mesh_obj(name, v, f, m, None, {"rnd": r}), tips


def feather_grass(rg, n=420, height=0.75):
    """Parts of one clump of ornamental grass, to be placed with `copies`."""
    m = m_leaf("feather", "#5a6236", "#87894f", "#b9ad78", 0.35, False)
    o, _ = arching_blades("feather", n, 0.07, height, 0.5, 0.0017, m, rg, 6, 1.5)
    o.location = (0, 60, -8)
    return [o]


def blades(rg, count, spread, height, m, width=0.003, lean=0.5, name="blades"):
    """Grass-like tuft as mesh data; 'rnd' runs from root (0) to tip (1)."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    base = np.c_[rs.randn(count) * spread * 0.4, rs.randn(count) * spread * 0.4, np.zeros(count)]
    a = rs.rand(count) * 6.283
    h = height * (0.6 + 0.6 * rs.rand(count))
    out = np.c_[np.cos(a), np.sin(a), np.zeros(count)] * (np.abs(rs.randn(count)) * lean * h)[:, None]
    side = np.c_[-np.sin(a), np.cos(a), np.zeros(count)] * width * (0.7 + 0.6 * rs.rand(count))[:, None]
    up = np.c_[np.zeros(count), np.zeros(count), h]
    rows = [base + out * f * f + up * f for f in (0, 0.45, 0.8, 1)]
    V = np.stack(
        [
            rows[0] - side,
            rows[0] + side,
            rows[1] - side,
            rows[1] + side,
            rows[2] - side * 0.8,
            rows[2] + side * 0.8,
            rows[3],
        ],
        1,
    )
    idx = np.arange(count)[:, None] * 7
    F = [tuple(f) for q in ([0, 1, 3, 2], [2, 3, 5, 4]) for f in idx + np.array([q])] + [
        tuple(f) for f in idx + np.array([[4, 5, 6]])
    ]
    o = mesh_obj(name, V.reshape(-1, 3), F, m, None, {"rnd": np.tile([0, 0, 0.45, 0.45, 0.8, 0.8, 1.0], count)})
    data = o.data
    bpy.data.objects.remove(o)
    return data


def ornamental_grass(rg):
    """Mesh data of a feathery grass."""
    m = m_tuft("feather", [(0, "#465a2a"), (0.5, "#7d8a4a"), (0.85, "#b5a66a"), (1, "#cdb98a")])
    return blades(rg, 320, 0.12, 0.75, m, 0.0028, 0.5, "feather")


def lawn(rg, x0, x1, y0, y1, z=-0.05, height=0.045, density=8500, step=0.5):
    """A lawn of modelled blades: instanced patches over dark soil."""
    m = m_lawn()
    level("soil", x0, x1, y0, y1, z - 0.005, simple("soil", srgb("#2b331a"), 1, spec=0))
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    patches = []
    for k in range(4):
        n = int(density * step * step * 1.2)
        tall = height * (1, 0.8, 1.15, 0.95)[k]
        x, y = rs.uniform(-step * 0.55, step * 0.55, (2, n))
        h = tall * (0.55 + 0.75 * rs.rand(n))
        a, b = rs.rand(2, n) * 6.283
        w = 0.0016 + 0.0012 * rs.rand(n)
        l = np.abs(rs.randn(n)) * 0.5 * h
        px, py, lx, ly, zero = -np.sin(a) * w, np.cos(a) * w, np.cos(b) * l, np.sin(b) * l, np.zeros(n)
        V = np.stack(
            [
                np.c_[x - px, y - py, zero],
                np.c_[x + px, y + py, zero],
                np.c_[x + px * 0.8 + lx * 0.35, y + py * 0.8 + ly * 0.35, h * 0.6],
                np.c_[x - px * 0.8 + lx * 0.35, y - py * 0.8 + ly * 0.35, h * 0.6],
                np.c_[x + lx, y + ly, h],
            ],
            1,
        )
        idx = np.arange(n)[:, None] * 5
        F = [tuple(f) for f in idx + np.array([[0, 1, 2, 3]])] + [tuple(f) for f in idx + np.array([[3, 2, 4]])]
        o = mesh_obj(
            "patch", V.reshape(-1, 3), F, m, None, {"rnd": np.repeat(np.clip(rs.randn(n) * 0.22 + 0.45, 0, 1), 5)}
        )
        patches.append(o.data)
        bpy.data.objects.remove(o)
    nx, ny = max(1, round((x1 - x0) / step)), max(1, round((y1 - y0) / step))
    for i in range(nx):
        for j in range(ny):
            o = add_object("grass", rg.choice(patches))
            o.location = (x0 + (i + 0.5) * (x1 - x0) / nx + rg.gauss(0, 0.02), y0 + (j + 0.5) * (y1 - y0) / ny, z)
            o.rotation_euler = (0, 0, rg.choice([0, 1.571, 3.1416, 4.712]))
            o.scale = (1, 1, 0.8 + 0.45 * rg.random())


def fallen_leaves(rg, x0, x1, y0, y1, z, count=60):
    """Scattered dry leaves."""
    m = m_leaf("fallen", "#5a3d1c", "#9a6a2a", "#b9923f", 0.1)
    C = [(rg.uniform(x0, x1), rg.uniform(y0, y1), z + 0.006) for _ in range(count)]
    leaf_mesh("fallen", C, [(rg.gauss(0, 0.15), rg.gauss(0, 0.15), 1) for _ in C], 0.055, m, rg)
