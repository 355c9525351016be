"""Walls of single bricks, and ways to alter them. Metres."""

import math
import random

import bmesh
import bpy
import numpy as np

from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, plate, quad
from kit.walls.fronts import REVEAL

COURSE = 0.075  # brick and bed joint
HALF_BRICK = 0.1125  # half brick and joint


def brick_template(L, H, rg, depth=0.03):
    """Vertices and faces of a worn brick L x H with its face towards -y and its middle at the origin."""
    r = 0.0022
    us = [0, r, 0.010] + list(np.linspace(0.03, L - 0.03, 5)) + [L - 0.010, L - r, L]
    vs = [0, r, 0.009, H / 2, H - 0.009, H - r, H]
    nu, nv = len(us), len(vs)
    V = np.zeros((nu * nv, 3))
    for j, v in enumerate(vs):
        for i, u in enumerate(us):
            e = min(i, nu - 1 - i, j, nv - 1 - j)
            y = [0.0028, 0.0006, 0, 0, 0, 0][min(e, 5)]
            corner = (i in (0, nu - 1)) and (j in (0, nv - 1))
            y += rg.gauss(0, 0.0003) + (rg.random() ** 6 * 0.003 if e <= 1 else 0) + (0.0015 if corner else 0)
            k = 0.0006 if e == 0 else 0.0004
            V[j * nu + i] = (u - L / 2 + rg.gauss(0, k), y, v - H / 2 + rg.gauss(0, k))
    F = [
        (j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i)
        for j in range(nv - 1)
        for i in range(nu - 1)
    ]
    border = (
        [i for i in range(nu)]
        + [j * nu + nu - 1 for j in range(1, nv)]
        + [(nv - 1) * nu + i for i in range(nu - 2, -1, -1)]
        + [j * nu for j in range(nv - 2, 0, -1)]
    )
    base = len(V)
    B = V[border].copy()
    B[:, 1] = depth
    V = np.vstack([V, B])
    n = len(border)
    for k in range(n):
        a, b = border[k], border[(k + 1) % n]
        F.append((b, a, base + k, base + (k + 1) % n))
    return V, np.array(F)


def brick_wall(
    name,
    x0,
    x1,
    z0,
    z1,
    holes=(),
    m=None,
    mortar=None,
    seed=1,
    L=0.215,
    H=0.065,
    J=0.010,
    soldier=True,
    depth=0.1,
    mortar_rec=0.0045,
    zbase=0.0,
    bond=0.5,
    xoff=0.0,
):
    """A wall of single bricks, its face at y = 0 towards -Y, with a mortar sheet `mortar_rec` behind it.

    `holes` are openings (x0, x1, z0, z1), with a soldier course over each when `soldier`; L, H and J are the brick's length and
    height and the joint; `bond` is the shift of every other course, `xoff` of all; the bricks vary by `seed`.
    """
    rg = random.Random(seed)
    T = {}

    def tmpl(l):
        k = round(l, 3)
        if k not in T:
            T[k] = [brick_template(l, H, rg, depth) for _ in range(6 if l > 0.2 else 3)]
        return rg.choice(T[k])

    Vs = []
    Fs = []
    A = []
    off = 0

    def put(V, F, cx, cz, rot90=False):
        nonlocal off
        V = V.copy()
        rg.random()  # kept: every later draw, and with it every wall, depends on it
        a = rg.gauss(0, 0.0025)
        X = V[:, 0] * math.cos(a) - V[:, 2] * math.sin(a)
        Z = V[:, 0] * math.sin(a) + V[:, 2] * math.cos(a)
        if rot90:
            X, Z = -Z, X
        tilt = rg.gauss(0, 0.004)
        Y = V[:, 1] + rg.gauss(0, 0.0009) + tilt * V[:, 0]
        Vs.append(np.stack([X + cx + rg.gauss(0, 0.0006), Y, Z + cz + rg.gauss(0, 0.0006)], 1))
        Fs.append(F + off)
        off += len(V)
        A.append(np.full(len(V), rg.random()))

    sold = []
    if soldier:
        for xa, xb, za, zb in holes:
            if zb < z1 - 0.25:
                sold.append((xa - 0.1125, xb + 0.1125, zb, zb + L + J))
    blocks = list(holes) + sold
    k0 = math.floor((z0 - zbase) / (H + J))
    r = k0
    while zbase + r * (H + J) < z1:
        zc = zbase + r * (H + J) + H / 2 + J / 2
        shift = (r % 2) * bond * (L + J) + xoff
        segs = [(x0, x1)]
        for xa, xb, za, zb in blocks:
            if za - 0.001 < zc < zb + 0.001:
                ns = []
                for a, b in segs:
                    if xb <= a or xa >= b:
                        ns.append((a, b))
                    else:
                        if xa > a:
                            ns.append((a, xa))
                        if xb < b:
                            ns.append((xb, b))
                segs = ns
        for a, b in segs:
            i = math.floor((a - shift) / (L + J)) - 1
            while True:
                u0 = shift + i * (L + J)
                u1 = u0 + L
                i += 1
                if u0 >= b:
                    break
                c0, c1 = max(u0, a + (J / 2 if a > x0 else 0)), min(u1, b - (J / 2 if b < x1 else 0))
                if c1 - c0 < 0.025:
                    continue
                V, F = tmpl(c1 - c0)
                put(V, F, (c0 + c1) / 2, zc)
        r += 1
    for xa, xb, za, zb in sold:
        nb = round((xb - xa) / (H + J))
        st = (xb - xa) / nb
        for i in range(nb):
            V, F = tmpl(L)
            put(V, F, xa + (i + 0.5) * st, za + J / 2 + L / 2, True)
    ob = mesh_obj(
        name,
        np.vstack(Vs),
        np.vstack(Fs) if len({f.shape[1] for f in Fs}) == 1 else sum([list(f) for f in Fs], []),
        m,
        50,
        {"rnd": np.concatenate(A)},
    )
    # mortar sheet with reveals
    g = 0.004
    plate(
        name + "_m",
        rect(x0, x1, z0, z1),
        [list(rect(xa - g, xb + g, za - g if za > z0 else z0 + 1e-4, zb + g)) for xa, xb, za, zb in holes],
        mortar_rec,
        mortar,
    )
    for xa, xb, za, zb in holes:
        lp = rect(xa - g, xb + g, za - g, zb + g)
        V = [(x, y, z) for y in (mortar_rec, depth) for x, z in lp]
        mesh_obj(name + "_r", V, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], mortar)
    return ob


def keep_bricks(ob, keep):
    """Drop the bricks whose centre (x, z) fails the test."""
    per = 109  # vertices of one brick (brick_template)
    co = np.empty(len(ob.data.vertices) * 3, dtype=np.float32)
    ob.data.vertices.foreach_get("co", co)
    mid = co.reshape(-1, per, 3).mean(1)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.verts.ensure_lookup_table()
    gone = [bm.verts[i * per + k] for i, c in enumerate(mid) if not keep(c[0], c[2]) for k in range(per)]
    bmesh.ops.delete(bm, geom=gone, context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()


def show_brick_reveals(name="wall", by=0.005):
    """Set the mortar at the sides of brick_wall's openings back by `by` metres, so that the brick ends stand in front of it."""
    for o in bpy.data.objects:
        if o.name.split(".")[0] == name + "_r":
            xs, zs = [v.co.x for v in o.data.vertices], [v.co.z for v in o.data.vertices]
            mx, mz = (min(xs) + max(xs)) / 2, (min(zs) + max(zs)) / 2
            for v in o.data.vertices:
                v.co.x += math.copysign(by, v.co.x - mx)
                v.co.z += math.copysign(by, v.co.z - mz)


def flat_arch(x0, x1, z, m, mortar, rg, h=0.225, lean=0.10, proud=0.004):
    """Rubbed-brick flat arch: tapering voussoirs with hairline joints, over the wall's own courses."""
    n = int(round((x1 - x0 + lean) / 0.0755)) | 1
    V, F, R = [], [], []
    w0, w1 = (x1 - x0) / n, (x1 - x0 + 2 * lean) / n
    for i in range(n):
        j, y, a = 0.0014, -proud + rg.gauss(0, 0.0004), 0.0012
        lo = (x0 + i * w0 + j, x0 + (i + 1) * w0 - j)
        hi = (x0 - lean + i * w1 + j, x0 - lean + (i + 1) * w1 - j)
        o = len(V)
        base = [(lo[0], z + 0.001), (lo[1], z + 0.001), (hi[1], z + h), (hi[0], z + h)]
        face = [(lo[0] + a, z + 0.001 + a), (lo[1] - a, z + 0.001 + a), (hi[1] - a, z + h - a), (hi[0] + a, z + h - a)]
        V += (
            [(px, REVEAL, pz) for px, pz in base]
            + [(px, y + a, pz) for px, pz in base]
            + [(px, y, pz) for px, pz in face]
        )
        for k in range(4):
            q = (k + 1) % 4
            F += [(o + k, o + q, o + 4 + q, o + 4 + k), (o + 4 + k, o + 4 + q, o + 8 + q, o + 8 + k)]
        F.append((o + 8, o + 9, o + 10, o + 11))
        R += [rg.random()] * 12
    mesh_obj("arch", V, F, m, None, {"rnd": R})
    quad(
        "archjoints",
        [
            (x0, -proud + 0.002, z + 0.001),
            (x1, -proud + 0.002, z + 0.001),
            (x1 + lean, -proud + 0.002, z + h),
            (x0 - lean, -proud + 0.002, z + h),
        ],
        mortar,
    )
