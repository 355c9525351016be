"""Leaves as one mesh, and round masses of them. Metres."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from kit.materials.nodes import simple, srgb
from kit.shapes.sheets import bm_obj, mesh_obj


def leaves(name, centers, normals, size, m, rg, aspect=0.5, bend=0.25, rnd=None):
    """Pointed leaves of two quads each, folded along the middle, as one mesh."""
    N = len(centers)
    V = np.zeros((N, 6, 3))
    for i in range(N):
        nrm = Vector(normals[i]).normalized()
        t = nrm.cross(Vector((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))).normalized()
        b = nrm.cross(t)
        s = size * (0.6 + 0.7 * rg.random())
        w = s * aspect
        c = Vector(centers[i])
        P = [
            c,
            c + t * s * 0.5 + b * w * 0.5 + nrm * bend * w,
            c + t * s - nrm * bend * s * 0.4,
            c + t * s * 0.5 - b * w * 0.5 + nrm * bend * w,
            c + t * s * 0.45,
        ]
        for k in range(5):
            V[i, k] = P[k]
        V[i, 5] = c + t * s * 0.75
    idx = np.arange(N)[:, None] * 6
    F = np.vstack([idx + np.array([[0, 1, 2, 4]]), idx + np.array([[0, 4, 2, 3]])])
    r = np.repeat(np.array(rnd if rnd is not None else [rg.random() for _ in range(N)]), 6)
    return mesh_obj(name, V.reshape(-1, 3), F, m, None, {"rnd": r})


def ball_shrub(name, c, R, n, size, m, rg, squash=1.0, lump=0.12):
    """A round mass of `n` leaves about c with radius R, lumpy by `lump` and flattened by `squash`; paler towards its surface."""
    C = []
    Nn = []
    rn = []
    ph = [rg.random() * 6 for _ in range(6)]
    for i in range(n):
        d = Vector((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1))).normalized()
        l = 1 + lump * (
            math.sin(5 * d.x + ph[0]) * math.sin(5 * d.y + ph[1])
            + 0.6 * math.sin(9 * d.z + ph[2]) * math.sin(8 * d.x + ph[3])
        )
        u = rg.random()
        r = R * l * (1 - 0.28 * u * u)
        C.append((c[0] + d.x * r, c[1] + d.y * r, c[2] + d.z * r * squash))
        Nn.append(d + Vector((rg.gauss(0, 0.5), rg.gauss(0, 0.5), rg.gauss(0, 0.5) + 0.3)))
        rn.append(min(1, max(0, (1 - u) * 0.65 + rg.random() * 0.35)))
    return leaves(name, C, Nn, size, m, rg, rnd=rn)


def leaf_mesh(name, centres, normals, size, m, rg, aspect=0.5, bend=0.25, tone=None):
    """Folded pointed leaves as one mesh (vectorised)."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    c, nrm = np.asarray([tuple(v) for v in centres], float), np.asarray([tuple(v) for v in normals], float)
    count = len(c)
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True) + 1e-9
    t = np.cross(nrm, rs.randn(count, 3))
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    b = np.cross(nrm, t)
    s = size * (0.6 + 0.7 * rs.rand(count, 1))
    w = s * aspect
    V = np.stack(
        [
            c,
            c + t * s * 0.5 + b * w * 0.5 + nrm * bend * w,
            c + t * s - nrm * bend * s * 0.4,
            c + t * s * 0.5 - b * w * 0.5 + nrm * bend * w,
            c + t * s * 0.45,
        ],
        1,
    )
    idx = np.arange(count)[:, None] * 5
    F = np.vstack([idx + np.array([[0, 1, 2, 4]]), idx + np.array([[0, 4, 2, 3]])])
    r = np.repeat(rs.rand(count) if tone is None else np.asarray(tone), 5)
    return mesh_obj(name, V.reshape(-1, 3), F, m, None, {"rnd": r})


def shrub(centre, radius, count, leaf, m, rg, squash=1.0, lump=0.2, aspect=0.5, core=True):
    """A leafy mass with lumps; darker inside. Returns the mesh object."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    d = rs.randn(count, 3)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    ph = rs.rand(4) * 6
    lumps = 1 + lump * (
        np.sin(5 * d[:, 0] + ph[0]) * np.sin(5 * d[:, 1] + ph[1])
        + 0.6 * np.sin(9 * d[:, 2] + ph[2]) * np.sin(8 * d[:, 0] + ph[3])
    )
    u = rs.rand(count)
    p = d * (radius * lumps * (1 - 0.3 * u * u))[:, None] * np.array([1, 1, squash]) + np.array(centre)
    nrm = d + rs.randn(count, 3) * 0.5 + np.array([0, 0, 0.3])
    tone = np.clip((1 - u) * 0.65 + rs.rand(count) * 0.35, 0, 1)
    if core:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=radius * 0.62)
        # Dark foliage, so that sparse leaves show no hole.
        foliage = simple("core", srgb("#26371b"), 1, spec=0, noise=0.7, bump=0.8, scale=30)
        o = bm_obj("core", bm, foliage)
        o.location, o.scale = centre, (1, 1, squash)
    return leaf_mesh("shrub", p, nrm, leaf, m, rg, aspect, tone=tone)
