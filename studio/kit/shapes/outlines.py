"""Closed outlines in the plane of a facade: lists of (x, z), anticlockwise as seen from the street. Metres."""

import math


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
        (x0, z0), (x1, z1), (x2, z2) = (loop[(i + k) % n] for k in (-1, 0, 1))
        before, after = math.hypot(x1 - x0, z1 - z0), math.hypot(x2 - x1, z2 - z1)
        # the edges' normals, to the left
        ax, az, bx, bz = (z0 - z1) / before, (x1 - x0) / before, (z1 - z2) / after, (x2 - x1) / after
        reach = d / max(1e-6, 1 + ax * bx + az * bz)
        o.append((x1 + (ax + bx) * reach, z1 + (az + bz) * reach))
    return o
