"""Where a leaf's definition, in millimetres from its bottom left corner, lies in the world."""

import math

import numpy as np

from kit.shapes.outlines import arch, rect

MM = 0.001
LEAF_WIDTH, LEAF_HEIGHT = 894 * MM, 2012 * MM
LEAF_BOTTOM = 0.030  # above the threshold
FACE = 0.070  # depth of the leaf's face behind the wall
LAYER = 0.00015  # lift between overlaid skins
HANDLE_X, HANDLE_Z = 842, 970  # lever, in millimetres


def world(x, z):
    """Millimetres on the leaf to metres in the scene."""
    return x * MM - LEAF_WIDTH / 2, z * MM + LEAF_BOTTOM


def corners(b):
    """The scene's (x0, x1, z0, z1) of a box [x, z, w, h] in millimetres."""
    x0, z0 = world(b[0], b[1])
    return x0, x0 + b[2] * MM, z0, z0 + b[3] * MM


def outline(part):
    """Counter-clockwise outline of a panel or light: rectangle, arched head, round, oval, diamond or fan."""
    x0, x1, z0, z1 = corners(part["box"])
    shape = part.get("shape")
    cx, cz, rx, rz = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2
    if shape in ("round", "oval"):
        turns = np.linspace(0, 2 * math.pi, 49)[:-1]
        return [(cx + rx * math.cos(t), cz + rz * math.sin(t)) for t in turns]
    if shape == "diamond":
        return [(cx, z0), (x1, cz), (cx, z1), (x0, cz)]
    if shape == "fan":
        return [(cx + rx * math.cos(t), z0 + (z1 - z0) * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
    if part.get("head"):
        return arch(x0, x1, z0, z1, min(part["head"] * MM, rx * 0.999), 24)
    return rect(x0, x1, z0, z1)


def clip(p, q, loop):
    """The part of segment p-q inside a convex counter-clockwise loop, or None."""
    t0, t1 = 0.0, 1.0
    d = (q[0] - p[0], q[1] - p[1])
    for (ax, az), (bx, bz) in zip(loop, loop[1:] + loop[:1]):
        nx, nz = az - bz, bx - ax
        num, den = nx * (p[0] - ax) + nz * (p[1] - az), nx * d[0] + nz * d[1]
        if abs(den) < 1e-12:
            if num < 0:
                return None
        elif den > 0:
            t0 = max(t0, -num / den)
        else:
            t1 = min(t1, -num / den)
    if t1 - t0 < 1e-4:
        return None
    return [(p[0] + d[0] * t, p[1] + d[1] * t) for t in (t0, t1)]


def hull(points):
    """Counter-clockwise convex hull; mends the kinks that insetting leaves in sharp corners."""

    def chain(pts):
        c = []
        for p in pts:
            while len(c) > 1 and (c[-1][0] - c[-2][0]) * (p[1] - c[-2][1]) <= (c[-1][1] - c[-2][1]) * (p[0] - c[-2][0]):
                c.pop()
            c.append(p)
        return c[:-1]

    pts = sorted(points)
    return chain(pts) + chain(pts[::-1])
