"""Shrubs and flowers. Metres."""

import math

from mathutils import Vector

from kit.garden.leaves import ball_shrub, leaves
from kit.materials.nodes import simple, srgb
from kit.shapes.solids import lathe, tube


def core(c, r, squash=1.0):
    """Dark core that keeps light from shining through a shrub."""
    lathe(
        "core",
        [(0, r * squash), (r * 0.7, r * 0.7 * squash), (r, 0), (r * 0.7, -r * 0.7 * squash), (0, -r * squash)],
        simple("core", srgb("#141d0c"), 0.95),
        14,
        c,
    )


def loose_shrub(cx, cy, z, R, m, rg, count=3200, size=0.055, squash=1.0):
    """Irregular garden shrub made of a few overlapping balls."""
    for k in range(3):
        q = R * (1 if k == 0 else rg.uniform(0.55, 0.75))
        dx, dy = (0, 0) if k == 0 else (rg.uniform(-0.6, 0.6) * R, rg.uniform(-0.4, 0.2) * R)
        ball_shrub(
            "shrub", (cx + dx, cy + dy, z + q * squash * 0.85), q, int(count * (q / R) ** 2), size, m, rg, squash, 0.25
        )


def box_ball(cx, cy, soil, R, m, rg, count=6500, size=0.024):
    """Clipped box ball standing on the soil."""
    ball_shrub("boxball", (cx, cy, soil + R * 0.85), R, count, size, m, rg, 1.0, 0.05)
    lathe(
        "boxcore",
        [(0, R * 0.68), (R * 0.5, R * 0.5), (R * 0.72, 0), (R * 0.5, -R * 0.5), (0, -R * 0.68)],
        simple("boxcore", srgb("#141d0c"), 0.9),
        16,
        (cx, cy, soil + R * 0.85),
    )


def hydrangea(cx, cy, z, R, rg, petals, foliage, heads=22):
    """Mop-head shrub: broad leaves and round flower heads."""
    loose_shrub(cx, cy, z, R, foliage, rg, 900, 0.10)
    for _ in range(heads):
        a, e = rg.uniform(math.pi, math.tau), rg.uniform(0.05, 1.2)
        p = (
            cx + R * 1.05 * math.cos(a) * math.cos(e) + rg.gauss(0, 0.05),
            cy + R * 0.95 * math.sin(a) * math.cos(e),
            z + R * 0.85 + R * 0.95 * math.sin(e) * rg.uniform(0.2, 1),
        )
        ball_shrub("mophead", p, rg.uniform(0.055, 0.08), 170, 0.032, petals, rg, 0.85, 0.04)


def geraniums(cx, cy, z, R, rg, bloom, foliage, heads=14):
    """Pot filling of rounded leaves with upright flower clusters."""
    ball_shrub("geranium", (cx, cy, z + R * 0.55), R, 500, 0.07, foliage, rg, 0.7, 0.15)
    for _ in range(heads):
        a, q = rg.uniform(0, math.tau), R * rg.random() ** 0.5
        ball_shrub(
            "cluster",
            (cx + q * math.cos(a), cy + q * math.sin(a), z + R * 1.15 + rg.uniform(0, 0.09)),
            0.03,
            46,
            0.026,
            bloom,
            rg,
            0.8,
            0.05,
        )


def flower_shrub(c, R, n, leaf, petal, rg, heads=14, head=0.075, size=0.05, squash=0.85, facing=-1):
    """Shrub with rounded flower heads (hydrangea) on the side it is seen from."""
    ball_shrub("shrub", c, R, n, size, leaf, rg, squash, 0.16)
    core(c, R * 0.74, squash)
    for _ in range(heads):
        d = Vector((rg.gauss(0, 1), facing * abs(rg.gauss(0.6, 0.7)), abs(rg.gauss(0.5, 0.5)))).normalized()
        p = Vector((c[0] + d.x * R, c[1] + d.y * R, c[2] + d.z * R * squash))
        ball_shrub("head", p, head * rg.uniform(0.75, 1.1), 260, 0.021, petal, rg, 0.8, 0.05)


def blooms(centres, m, rg, size=0.04, toward=(0, -1, 0.35)):
    """Open rosettes of petals."""
    C, N, R = [], [], []
    for c in centres:
        d = Vector(toward) + Vector((rg.gauss(0, 0.4), rg.gauss(0, 0.2), rg.gauss(0, 0.4)))
        d.normalize()
        tone = rg.random()
        for k in range(22):
            v = Vector((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1))).normalized()
            if v.dot(d) < -0.2:
                v = -v
            C.append(Vector(c) + v * size * 0.32 * (0.3 + 0.7 * rg.random()) + d * size * 0.1)
            N.append(v + d * 0.6)
            R.append(min(1, max(0, tone + rg.gauss(0, 0.18))))
    leaves("bloom", C, N, size * 0.55, m, rg, 0.95, 0.35, rnd=R)


def stalks(rg, count, xs, y, z, foot, r, m):
    """Thin stalks of radius r for flower heads: their tops lie in xs = (from, to), y and z = (mean, spread).

    They rise from the depth and height `foot` (y, z). Returns the tops.
    """
    tops = []
    for _ in range(count):
        x = rg.uniform(*xs)
        top = (x, y[0] + rg.gauss(0, y[1]), z[0] + rg.gauss(0, z[1]))
        tube("stalk", [(x + rg.gauss(0, 0.03), *foot), top], r, m, 2)
        tops.append(top)
    return tops
