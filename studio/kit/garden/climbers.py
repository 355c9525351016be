"""Plants trained on a wall. Metres."""

import math

from kit.garden.leaves import ball_shrub, leaves
from kit.garden.shrubs import blooms
from kit.materials.nodes import simple, srgb
from kit.shapes.solids import tube


def climber(points, spread, count, size, m, rg, y=0.0, flowers=None, bloom_count=0):
    """Leaves (and blooms) of a plant trained on the wall along a polyline of (x, z); woody stem included."""
    bark = simple("bark", srgb("#4a3b2c"), 0.9, noise=0.6, bump=0.5)
    tube("stem", [(x, y - 0.03, z) for x, z in points], 0.011, bark, 3)
    segs = list(zip(points[:-1], points[1:]))
    length = [math.dist(a, b) for a, b in segs]
    c, nrm, rnd = [], [], []

    def pick():
        (x0, z0), (x1, z1) = rg.choices(segs, length)[0]
        t = rg.random()
        lump = spread * (0.55 + 0.45 * math.sin(7 * (x0 + z0) + 9 * t))
        return x0 + (x1 - x0) * t + rg.gauss(0, lump), z0 + (z1 - z0) * t + rg.gauss(0, lump)

    for _ in range(count):
        x, z = pick()
        depth = rg.random()
        c.append((x, y - 0.02 - 0.13 * depth * rg.random(), z))
        nrm.append((rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.5)))
        rnd.append(min(1, max(0, depth * 0.7 + rg.random() * 0.3)))
    leaves("climber", c, nrm, size, m, rg, 0.62, rnd=rnd)
    for _ in range(bloom_count):
        x, z = pick()
        ball_shrub(
            "bloom", (x, y - 0.13 - 0.04 * rg.random(), z), rg.uniform(0.022, 0.034), 34, 0.034, flowers, rg, 0.8, 0.05
        )


def caned_climber(
    paths, leaf, rg, bloom=None, density=210, size=0.055, spread=0.10, wood_m=None, bloom_rate=0.05, bloom_size=0.04
):
    """Climbing plant trained over a wall: stems along the given polylines (x, z), leaves round them and a few open blooms."""
    C, N, B = [], [], []
    for path in paths:
        pts = []
        for (xa, za), (xb, zb) in zip(path, path[1:]):
            k = max(2, int(math.hypot(xb - xa, zb - za) / 0.06))
            pts += [
                (
                    xa + (xb - xa) * i / k + rg.gauss(0, 0.008),
                    -0.02 + rg.gauss(0, 0.006),
                    za + (zb - za) * i / k + rg.gauss(0, 0.008),
                )
                for i in range(k)
            ]
        pts.append((path[-1][0], -0.02, path[-1][1]))
        for i in range(len(pts) - 1):
            f = 1 - 0.7 * i / len(pts)
            tube("cane", pts[i : i + 2], 0.0085 * f, wood_m, 3)
        length = len(pts) * 0.06
        for _ in range(int(density * length)):
            p = rg.choice(pts)
            d = (rg.gauss(0, spread), -abs(rg.gauss(0, 0.035)) - 0.005, rg.gauss(0, spread) - 0.01)
            q = (p[0] + d[0], p[1] + d[1], p[2] + d[2])
            if rg.random() < bloom_rate:
                B.append(q)
            else:
                C.append(q)
                N.append((rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.4)))
    leaves("climber", C, N, size, leaf, rg, 0.55)
    if bloom:
        blooms(B, bloom, rg, bloom_size)
    return C
