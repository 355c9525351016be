"""Lamps, mats, pots and other things at a front door. Metres."""

import math
import random

import numpy as np

from kit.garden.leaves import ball_shrub
from kit.light import point, spot
from kit.materials.cloth import cloth
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, mat, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_stone
from kit.materials.wood import walnut
from kit.shapes.sheets import level, mesh_obj
from kit.shapes.solids import box, lathe, tube


def cylinder_lamp(x, z, y=0.0, power=5):
    """Up-and-down wall light, black."""
    body = m_upvc("lampbody", srgb("#24272a"), 0.35)
    glow = lit("lampglow", (1, 0.62, 0.30, 1), 14)
    box("lampback", x - 0.03, x + 0.03, y - 0.02, y, z - 0.05, z + 0.05, body, 0.003)
    lathe(
        "lamp",
        [(0.036, -0.09), (0.042, -0.09), (0.042, 0.09), (0.036, 0.09), (0.036, 0.085)],
        body,
        40,
        (x, y - 0.066, z),
    )
    for d in (-1, 1):
        lathe("lampend", [(0, 0), (0.034, 0)], glow, 24, (x, y - 0.066, z + d * 0.08))
        if power:
            spot((x, y - 0.066, z + d * 0.09), (0 if d < 0 else math.pi, 0, 0), power)


def coach_lantern(x, z, pane, y=0.0, power=0.0, glow=2.0):
    """Square coach lantern on a bracket, glazed with `pane`; `power` adds a real light inside it."""
    iron = m_upvc("iron", srgb("#1b1d1f"), 0.38)
    w, h, yc = 0.075, 0.24, y - 0.19
    box("wallplate", x - 0.04, x + 0.04, y - 0.014, y, z - 0.13, z + 0.13, iron, 0.006, 3)
    tube(
        "arm", [(x, y - 0.012, z - 0.09), (x, y - 0.10, z - 0.19), (x, yc, z - 0.20), (x, yc, z - 0.12)], 0.009, iron, 5
    )
    box("base", x - w, x + w, yc - w, yc + w, z - 0.13, z - 0.11, iron, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "post",
                x + sx * (w - 0.012) - 0.006,
                x + sx * (w - 0.012) + 0.006,
                yc + sy * (w - 0.012) - 0.006,
                yc + sy * (w - 0.012) + 0.006,
                z - 0.11,
                z + h - 0.11,
                iron,
                0.002,
            )
    lathe(
        "hood",
        [
            (w * 1.62, h - 0.115),
            (w * 1.62, h - 0.105),
            (0.035, h - 0.02),
            (0.035, h),
            (0.012, h + 0.03),
            (0.016, h + 0.045),
            (0, h + 0.06),
        ],
        iron,
        4,
        (x, yc, z),
        smooth=10,
    ).rotation_euler = (0, 0, math.pi / 4)
    q = w - 0.014
    for pts in (
        [(x - q, yc - q), (x + q, yc - q)],
        [(x + q, yc - q), (x + q, yc + q)],
        [(x - q, yc + q), (x - q, yc - q)],
    ):
        (xa, ya), (xb, yb) = pts
        mesh_obj(
            "lanternpane",
            [(xa, ya, z - 0.11), (xb, yb, z - 0.11), (xb, yb, z + h - 0.11), (xa, ya, z + h - 0.11)],
            [(0, 1, 2, 3)],
            pane,
        )
    lathe(
        "bulb",
        [(0, 0.075), (0.02, 0.065), (0.03, 0.04), (0.026, 0.01), (0.014, -0.02), (0.014, -0.06), (0, -0.06)],
        lit("bulb", (1, 0.60, 0.26, 1), glow),
        24,
        (x, yc, z),
    )
    if power:
        point((x, yc, z + 0.03), power, (1, 0.60, 0.28), 0.05)


def milk_bottles(x, y, z, rg, count=2):
    """Milk bottles left on the step."""
    milk, foil = simple("milk", srgb("#f2eee4"), 0.12), m_metal("foil", (0.75, 0.75, 0.78, 1), 0.3)
    for k in range(count):
        cx, cy = x + k * 0.095, y + rg.uniform(-0.02, 0.02)
        lathe(
            "milkbottle",
            [(0, 0), (0.036, 0), (0.039, 0.006), (0.039, 0.115), (0.034, 0.14), (0.022, 0.17), (0.0195, 0.195)],
            milk,
            32,
            (cx, cy, z),
        )
        lathe(
            "cap",
            [(0.0195, 0.195), (0.0225, 0.196), (0.0225, 0.209), (0.021, 0.212), (0, 0.2125)],
            foil,
            32,
            (cx, cy, z),
        )


def doormat(x0, x1, y0, y1, z):
    """Coir mat."""
    m, n = mat("coir")
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 160, 3, 0.7), 0.35, 0.65, 0, 1), srgb("#6e5436"), srgb("#3d2d1c"))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Normal": n.bump(n.noise(p, 320, 2, 0.6), 1.0, 0.004)}))
    box("doormat", x0, x1, y0, y1, z, z + 0.016, m, 0.005)


def tiled_floor(x0, x1, y0, y1, z, colours, size=0.152):
    """Chequered quarry tiles."""
    mats = [m_stone("quarry", c, c, "#3a2a24", 9, 0.55, 0.15, 0.001, attr="rnd") for c in colours]
    rg = random.Random(2)
    nx, ny = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    for k, m in enumerate(mats):
        v, f, r = [], [], []
        for i in range(nx):
            for j in range(ny):
                if (i + j) % 2 != k:
                    continue
                o, g, zz = len(v), 0.0018, z + rg.gauss(0, 0.0004)
                a, b = x0 + i * size, y1 - (j + 1) * size
                v += [
                    (a + g, b + g, zz),
                    (a + size - g, b + g, zz),
                    (a + size - g, b + size - g, zz),
                    (a + g, b + size - g, zz),
                ]
                f.append((o, o + 1, o + 2, o + 3))
                r += [rg.random() * 0.6] * 4
        mesh_obj("tiles", v, f, m, None, {"rnd": r})
    level("tilebed", x0, x1, y0, y1, z - 0.003, simple("tilegrout", srgb("#6b635a"), 0.9))


def umbrella_stand(x, y, z, m):
    """Glazed pot with two furled umbrellas."""
    lathe(
        "stand",
        [(0.10, 0), (0.115, 0.02), (0.105, 0.30), (0.12, 0.46), (0.128, 0.48), (0.118, 0.48), (0.10, 0.40)],
        m,
        40,
        (x, y, z),
    )
    wood_, navy = walnut("crook"), cloth("brolly", "#22314a", 0)
    for dx, lean, col in ((-0.03, -0.05, navy), (0.035, 0.07, cloth("brolly2", "#6d2f2a", 0))):
        o = lathe(
            "umbrella",
            [(0.008, 0.1), (0.030, 0.45), (0.042, 0.70), (0.030, 0.74), (0.008, 0.76)],
            col,
            10,
            (x + dx, y, z),
            smooth=20,
        )
        o.rotation_euler = (0, lean, 0)
        top = [(x + dx + lean * 0.76, y, z + 0.75), (x + dx + lean * 0.9, y, z + 0.86)]
        top += [
            (x + dx + lean * 0.9 + 0.035 * (1 - math.cos(t)), y, z + 0.86 + 0.035 * math.sin(t))
            for t in np.linspace(0.3, math.pi * 1.1, 10)
        ]
        tube("crook", top, 0.008, wood_, 4)


def hanging_basket(x, z, y, rg, foliage, blooms, R=0.19):
    """Flower basket on a scrolled iron bracket."""
    iron = m_upvc("iron", srgb("#1b1d1f"), 0.4)
    box("bracketplate", x - 0.012, x + 0.012, y - 0.01, y, z + 0.12, z + 0.42, iron, 0.003)
    tube("bracket", [(x, y - 0.008, z + 0.40), (x, y - 0.18, z + 0.43), (x, y - 0.27, z + 0.40)], 0.007, iron, 4)
    for a in range(3):
        t = a * math.tau / 3
        tube(
            "chain",
            [(x, y - 0.27, z + 0.40), (x + R * 0.8 * math.cos(t), y - 0.27 + R * 0.8 * math.sin(t), z + 0.02)],
            0.003,
            iron,
            3,
        )
    lathe(
        "basket",
        [(0, -0.15), (R * 0.5, -0.12), (R * 0.85, -0.03), (R * 0.9, 0.01)],
        simple("coconut", srgb("#5b432c"), 0.95, noise=0.5, bump=0.8),
        32,
        (x, y - 0.27, z),
    )
    ball_shrub("basketgreen", (x, y - 0.27, z + 0.02), R * 1.1, 900, 0.045, foliage, rg, 0.75, 0.2)
    for k in range(34):
        a, e = rg.uniform(0, math.tau), rg.uniform(-0.9, 1.3)
        p = (
            x + R * 1.18 * math.cos(a) * math.cos(e),
            y - 0.27 + R * 1.1 * math.sin(a) * math.cos(e),
            z + 0.02 + R * 0.95 * math.sin(e),
        )
        ball_shrub("basketbloom", p, 0.022, 26, 0.03, blooms[k % len(blooms)], rg, 0.8, 0.05)
