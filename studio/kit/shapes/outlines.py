"""Closed outlines in the plane of a facade: lists of (x, z), anticlockwise as seen from the street. Metres."""

import math

from mathutils import Vector


def rect(x0, x1, z0, z1):
    """A rectangle."""
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]  # CCW seen from -Y


def arch(x0, x1, z0, z1, rise, n=16):
    """A rectangle whose head is a segment of a circle, `rise` high, of n steps."""
    w = x1 - x0
    r = (w * w / 4 + rise * rise) / (2 * rise)
    cz = z1 - r
    a = math.asin(min(1, w / 2 / r))
    pts = [(x0, z0), (x1, z0)]
    for i in range(n + 1):
        t = a - 2 * a * i / n
        pts.append(((x0 + x1) / 2 + r * math.sin(t), cz + r * math.cos(t)))
    return pts


def inset(loop, d):
    """The loop moved inwards by d, with mitred corners."""
    n = len(loop)
    o = []
    for i in range(n):
        p0, p1, p2 = [Vector(loop[(i + k) % n]) for k in (-1, 0, 1)]
        e1 = (p1 - p0).normalized()
        e2 = (p2 - p1).normalized()
        n1 = Vector((-e1.y, e1.x))
        n2 = Vector((-e2.y, e2.x))
        b = n1 + n2
        o.append(tuple(p1 + b * (d / (max(1e-6, 1 + n1.dot(n2))))))
    return o
