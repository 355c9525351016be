"""Fronts that are not of single bricks: render, boards, flint, plain walls with openings. Metres."""

import math

import bmesh
import numpy as np

from kit.materials.nodes import simple
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, plate
from kit.shapes.solids import box, lathe, prism, ring_sweep, tube

REVEAL = 0.10  # depth of the outer leaf
INNER = 0.30  # inside face of a cavity wall


def rendered_wall(x0, x1, z0, z1, holes, m, depth=0.1, y=0.0):
    """Rendered wall at y with rounded arrises round its openings (x0, x1, z0, z1)."""
    plate(
        "render",
        rect(x0, x1, z0, z1),
        [rect(a - 0.008, b + 0.008, max(c - 0.008, z0 + 1e-4), d + 0.008) for a, b, c, d in holes],
        y,
        m,
    )
    for a, b, c, d in holes:
        ring_sweep(
            "reveal",
            rect(a, b, c, d),
            [(-0.0081, y), (-0.004, y + 0.0008), (-0.0012, y + 0.004), (0, y + 0.009), (0, y + depth)],
            m,
            False,
        )


def soft_rendered_wall(x0, x1, z0, z1, r, m, depth=REVEAL):
    """Rendered wall with soft-edged reveals."""
    e = 0.014
    big = (r[0] - e, r[1] + e, r[2] - e, r[3] + e)
    plate("render", rect(x0, x1, z0, z1), [list(rect(*big))], 0, m)
    prof = [(e * (1 - math.cos(t)), e * 1.1 * (1 - math.sin(math.pi / 2 - t))) for t in np.linspace(0, math.pi / 2, 7)]
    prof = [(e * math.sin(t), e * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 7)] + [(e, depth + 0.02)]
    ring_sweep("reveal", rect(*big), prof, m, False, 60)


def weatherboards(x0, x1, z0, z1, r, m, rg, cover=0.150, trim=None, trim_w=0.095):
    """Feather-edge boarding broken round an opening, with a planted architrave."""
    V, F, R = [], [], []
    a0, a1 = r[0] - trim_w + 0.012, r[1] + trim_w - 0.012

    def board(xa, xb, z, high):
        nx = max(2, int((xb - xa) / 0.35))
        o, t = len(V), rg.gauss(0, 0.0012)
        wob = [rg.gauss(0, 0.0010) for _ in range(nx + 1)]
        sec = [(0.0, 0), (-0.0225, 0.0), (-0.0240, 0.0015), (-0.0235, 0.0040), (-0.0060, high)]
        for i in range(nx + 1):
            x = xa + (xb - xa) * i / nx
            V.extend([(x, y + t + wob[i], z + dz + wob[i] * 0.6) for y, dz in sec])
        k = len(sec)
        for i in range(nx):
            for j in range(k - 1):
                F.append((o + i * k + j, o + (i + 1) * k + j, o + (i + 1) * k + j + 1, o + i * k + j + 1))
        for i in (0, nx):
            F.append(tuple(o + i * k + j for j in range(k)))
        R.extend([rg.random()] * (k * (nx + 1)))

    z, foot, top = z0, r[2] - 0.02, r[3] + trim_w
    while z < z1:
        full = cover + 0.02
        if z + cover <= foot or z >= top:
            spans = [(x0, x1, z, full)]
        else:
            spans = [(x0, a0, z, full), (a1, x1, z, full)]
            if z < foot - 0.02:
                spans.append((a0, a1, z, foot - z))
            if z + cover > top + 0.01:
                spans.append((a0, a1, top, z + full - top))
        for xa, xb, zz, high in spans:
            cut = [xa] + ([xa + (xb - xa) * rg.uniform(0.3, 0.7)] if xb - xa > 2.4 else []) + [xb]
            for p, q in zip(cut, cut[1:]):
                board(p + 0.0012, q - 0.0012, zz, high)
        z += cover
    quads = [f for f in F if len(f) == 4]
    caps = [f for f in F if len(f) != 4]
    mesh_obj("boards", V, quads + caps, m, None, {"rnd": R})
    dark = simple("felt", (0.008, 0.008, 0.008, 1), 0.9)
    plate("felt", rect(x0, x1, z0, z1), [list(rect(*r))], 0.003, dark)
    t = trim
    for xa, xb in ((r[0] - trim_w, r[0] + 0.002), (r[1] - 0.002, r[1] + trim_w)):
        box("architrave", xa, xb, -0.034, 0.10, r[2] - 0.02, r[3] + 0.002, t, 0.0025)
    box("head", r[0] - trim_w - 0.012, r[1] + trim_w + 0.012, -0.036, 0.10, r[3] + 0.002, r[3] + trim_w, t, 0.0025)
    prism(
        "drip",
        [(-0.060, r[3] + trim_w), (0, r[3] + trim_w), (0, r[3] + trim_w + 0.034), (-0.060, r[3] + trim_w + 0.016)],
        "x",
        r[0] - trim_w - 0.03,
        r[1] + trim_w + 0.03,
        t,
        0.002,
    )


def flints(x0, x1, z0, z1, inside, m, rg, size=0.055):
    """Field of knapped flints in lime mortar wherever inside(x, z) holds; rows jittered so that they pack like a mason's."""
    V, F, R = [], [], []
    base = bmesh.new()
    bmesh.ops.create_icosphere(base, subdivisions=2, radius=1)
    bv = np.array([v.co[:] for v in base.verts])
    bf = [tuple(v.index for v in f.verts) for f in base.faces]
    base.free()
    z, row = z0, 0
    while z < z1:
        x = x0 + (row % 2) * size * 0.7
        while x < x1:
            w, h = size * rg.uniform(0.42, 0.66), size * rg.uniform(0.36, 0.50)
            cx, cz = x + rg.gauss(0, 0.006), z + rg.gauss(0, 0.006)
            if inside(cx - w, cz) and inside(cx + w, cz):
                k = np.array([rg.uniform(2.5, 6) for _ in range(3)])
                ph = np.array([rg.uniform(0, 6) for _ in range(3)])
                s = 1 + 0.14 * np.sin(bv * k + ph).sum(1, keepdims=True) / 1.5
                P = bv * s
                P[:, 1] = np.maximum(P[:, 1], -rg.uniform(0.35, 0.75))  # knapped, flattish face
                a = rg.gauss(0, 0.4)
                X = P[:, 0] * math.cos(a) - P[:, 2] * math.sin(a)
                Z = P[:, 0] * math.sin(a) + P[:, 2] * math.cos(a)
                o = len(R)
                V.append(np.stack([cx + X * w, 0.010 + P[:, 1] * 0.034, cz + Z * h], 1))
                F += [tuple(i + o for i in f) for f in bf]
                R += [rg.random()] * len(bv)
            x += 2 * w + 0.006
        z += size * 0.86
        row += 1
    mesh_obj("flints", np.vstack(V), F, m, 35, {"rnd": R})


def pierced_wall(name, x0, x1, z0, z1, holes, m, y=0.0, reveal=0.1, reveal_m=None, sill=None):
    """Flat wall facing -Y with openings (xa, xb, za, zb), their reveals and optional stone sills."""
    lift = lambda za: za if za > z0 + 1e-3 else z0 + 1e-4
    plate(name, rect(x0, x1, z0, z1), [rect(a, b, lift(c), d) for a, b, c, d in holes], y, m)
    for a, b, c, d in holes:
        L = rect(a, b, lift(c), d)
        V = [(x, yy, z) for yy in (y, y + reveal) for x, z in L]
        mesh_obj(name + "reveal", V, [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)], reveal_m or m)
        if sill and c > z0 + 0.2:
            box(name + "sill", a - 0.06, b + 0.06, y - 0.05, y + reveal, c - 0.065, c, sill, 0.006)


def downpipe(x, y, z0, z1, m):
    """Rainwater pipe with clips."""
    tube("pipe", [(x, y, z1), (x, y, z0)], 0.034, m)
    z = z0 + 0.4
    while z < z1:
        lathe("clip", [(0.036, -0.02), (0.043, -0.02), (0.043, 0.02), (0.036, 0.02)], m, 20, (x, y, z))
        z += 1.15
