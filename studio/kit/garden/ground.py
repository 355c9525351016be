"""Paving and fences. Metres."""

from kit.materials.nodes import simple, srgb
from kit.shapes.placing import plank
from kit.shapes.sheets import level, mesh_obj, quad
from kit.shapes.solids import box


def paving(x0, x1, y0, y1, z, m, rg, w=0.44, d=0.44, joint=0.006, stagger=0.0, grout="#5d564b"):
    """Flags laid from the wall outwards on a bed, each a little out of level."""
    v, f, r = [], [], []
    y, row = y1, 0
    while y > y0:
        x = x0 - w * ((row * stagger) % 1) - (rg.random() * w * 0.5 if stagger == 0 else 0)
        while x < x1:
            o, j, b = len(v), joint / 2, 0.004
            zt = z + rg.gauss(0, 0.0008)
            outer = [(x + j, y - d + j), (x + w - j, y - d + j), (x + w - j, y - j), (x + j, y - j)]
            inner = [
                (x + j + b, y - d + j + b),
                (x + w - j - b, y - d + j + b),
                (x + w - j - b, y - j - b),
                (x + j + b, y - j - b),
            ]
            v += (
                [(*p, zt - 0.02) for p in outer]
                + [(*p, zt - 0.004) for p in outer]
                + [(*p, zt + rg.gauss(0, 0.0006)) for p in inner]
            )
            for k in range(4):
                f += [
                    (o + k, o + (k + 1) % 4, o + 4 + (k + 1) % 4, o + 4 + k),
                    (o + 4 + k, o + 4 + (k + 1) % 4, o + 8 + (k + 1) % 4, o + 8 + k),
                ]
            f.append((o + 8, o + 9, o + 10, o + 11))
            r += [rg.random()] * 12
            x += w
        y -= d
        row += 1
    mesh_obj("paving", v, f, m, None, {"rnd": r})
    level("bed", x0 - 1, x1 + 1, y0 - 0.2, y1, z - 0.012, simple("grout", srgb(grout), 0.9, noise=0.5))


def slabs(rg, x0, x1, y0, y1, z, m, size=(0.9, 0.6), joint=0.005, grout="#77726a"):
    """Paving or large tiles in half bond, each with its own tone and slightly uneven."""
    V, F, R = [], [], []
    y, row = y1, 0
    while y > y0 + 0.01:
        x = x0 - (row % 2) * size[0] / 2
        while x < x1:
            xa, xb, ya, yb = max(x, x0), min(x + size[0], x1), max(y - size[1], y0), y
            if xb - xa > 0.03 and yb - ya > 0.03:
                o, j, b, zz = len(V), joint / 2, 0.002, z + rg.gauss(0, 0.0005)
                for dx, dz in ((j, -0.02), (j, -b), (j + b, 0)):
                    V += [
                        (xa + dx, ya + dx, zz + dz),
                        (xb - dx, ya + dx, zz + dz),
                        (xb - dx, yb - dx, zz + dz),
                        (xa + dx, yb - dx, zz + dz),
                    ]
                for lv in (0, 4):
                    F += [
                        (o + lv + k, o + lv + (k + 1) % 4, o + lv + 4 + (k + 1) % 4, o + lv + 4 + k) for k in range(4)
                    ]
                F.append((o + 8, o + 9, o + 10, o + 11))
                R += [rg.random()] * 12
            x += size[0]
        y -= size[1]
        row += 1
    mesh_obj("slabs", V, F, m, None, {"rnd": R})
    quad(
        "grout",
        [(x0, y0, z - 0.004), (x1, y0, z - 0.004), (x1, y1, z - 0.004), (x0, y1, z - 0.004)],
        simple("grout", srgb(grout), 0.95, noise=0.3),
    )


def slat_fence(rg, x0, x1, y, z0, z1, m, board=0.112, gap=0.01, vertical=False):
    """Fence of boards facing -Y with posts behind."""
    if vertical:
        x = x0
        while x < x1:
            plank(rg, x, x + board, y + rg.uniform(0, 0.006), y + 0.02, z0, z1 + rg.uniform(-0.006, 0.006), m, 0.003)
            x += board + gap
        box("rail", x0, x1, y + 0.02, y + 0.05, z0 + 0.3, z0 + 0.38, m, 0.003)
    else:
        z = z0
        while z + board <= z1 + 0.01:
            plank(rg, x0, x1, y, y + 0.02, z, z + board, m, 0.003)
            z += board + gap
    box("fenceback", x0, x1, y + 0.05, y + 0.06, z0, z1 - 0.02, simple("fenceback", srgb("#2d231a"), 0.95), 0)
