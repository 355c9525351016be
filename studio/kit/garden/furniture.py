"""Garden seats, tables and lanterns. Metres."""

import math

from kit.interior.seats import pillow
from kit.light import point
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import m_upvc
from kit.shapes.placing import grained, group
from kit.shapes.solids import box, lathe, tube


def bistro_chair(x, y, z, turn, metal, slats, rg):
    """Folding bistro chair facing -Y."""
    with group((x, y, z), turn):
        for s in (-0.19, 0.19):
            tube("leg", [(s, 0.20, 0), (s, -0.17, 0.45)], 0.009, metal, 3)
            tube("leg", [(s, -0.20, 0), (s, 0.17, 0.46), (s, 0.22, 0.82)], 0.009, metal, 3)
        for k in range(6):
            grained(
                box(
                    "seatslat", -0.205, 0.205, -0.19 + k * 0.062, -0.19 + k * 0.062 + 0.052, 0.452, 0.468, slats, 0.004
                ),
                rg,
            )
        for zz in (0.62, 0.70, 0.78):
            grained(
                box(
                    "backslat",
                    -0.20,
                    0.20,
                    0.185 + (zz - 0.62) * 0.14,
                    0.199 + (zz - 0.62) * 0.14,
                    zz,
                    zz + 0.055,
                    slats,
                    0.004,
                ),
                rg,
            )


def bistro_table(x, y, z, metal, top, r=0.33):
    """Round folding table with two cups and a small jug of flowers."""
    lathe(
        "tabletop",
        [(0, 0.735), (r - 0.01, 0.735), (r, 0.731), (r, 0.712), (r - 0.012, 0.708), (0, 0.708)],
        top,
        48,
        (x, y, z),
    )
    for k in range(4):
        a = k * math.pi / 2 + 0.6
        tube(
            "tableleg",
            [
                (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), z + 0.71),
                (x - 0.02 * math.cos(a), y - 0.02 * math.sin(a), z + 0.4),
                (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), z),
            ],
            0.009,
            metal,
            3,
        )
    china = simple("china", srgb("#ece8df"), 0.18)
    for dx, dy in ((-0.14, -0.06), (0.12, -0.12)):
        lathe(
            "saucer",
            [(0, 0.737), (0.04, 0.737), (0.07, 0.748), (0.071, 0.750), (0.04, 0.741), (0, 0.741)],
            china,
            32,
            (x + dx, y + dy, z),
        )
        lathe(
            "cup",
            [(0, 0.742), (0.022, 0.742), (0.034, 0.765), (0.040, 0.80), (0.038, 0.80), (0.031, 0.767), (0, 0.75)],
            china,
            32,
            (x + dx, y + dy, z),
        )
    lathe(
        "jug",
        [(0, 0.737), (0.04, 0.737), (0.055, 0.77), (0.048, 0.82), (0.035, 0.86), (0.042, 0.885), (0.038, 0.885)],
        simple("jug", srgb("#7d97a3"), 0.25),
        32,
        (x + 0.02, y + 0.12, z),
    )


def garden_bench(x, y, z, turn, length, rg, wood_, seat, accents):
    """Low slatted garden sofa with cushions, facing -Y."""
    with group((x, y, z), turn):
        for k in range(6):
            grained(box("slat", 0, length, k * 0.115, k * 0.115 + 0.1, 0.26, 0.285, wood_, 0.004), rg)
        for xx in (0.04, length - 0.10):
            for yy in (0.02, 0.60):
                grained(box("leg", xx, xx + 0.06, yy, yy + 0.06, 0, 0.26 if yy < 0.3 else 0.72, wood_, 0.005), rg)
        for k in range(3):
            grained(box("back", 0, length, 0.66, 0.68, 0.36 + k * 0.13, 0.36 + k * 0.13 + 0.09, wood_, 0.004), rg)
        for k in range(2):
            box(
                "cushion",
                0.02 + k * length / 2,
                length / 2 - 0.01 + k * length / 2,
                0,
                0.62,
                0.285,
                0.41,
                seat,
                0.045,
                5,
            )
            pillow(length * 0.25 + k * length / 2, 0.54, 0.60, 0.44, 0.40, 0.16, accents[k], (-0.22, 0, 0.04))


def storm_lantern(x, y, z, glow=18, power=0.0, h=0.30):
    """Candle lantern standing on the ground."""
    iron, wax = m_upvc("iron", srgb("#1b1d1f"), 0.4), simple("wax", srgb("#efe6d2"), 0.5)
    w = h * 0.30
    box("lanternbase", x - w, x + w, y - w, y + w, z, z + 0.015, iron, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "lanternpost",
                x + sx * (w - 0.008) - 0.005,
                x + sx * (w - 0.008) + 0.005,
                y + sy * (w - 0.008) - 0.005,
                y + sy * (w - 0.008) + 0.005,
                z,
                z + h,
                iron,
                0.001,
            )
    lathe(
        "lanternhood",
        [
            (w * 1.42, h - 0.005),
            (w * 1.42, h + 0.005),
            (0.03, h + 0.06),
            (0.012, h + 0.065),
            (0.012, h + 0.09),
            (0, h + 0.09),
        ],
        iron,
        4,
        (x, y, z),
        smooth=10,
    ).rotation_euler = (0, 0, math.pi / 4)
    lathe("candle", [(0, h * 0.42), (0.03, h * 0.42), (0.032, h * 0.40), (0.032, 0.015)], wax, 24, (x, y, z))
    lathe(
        "flame",
        [(0, h * 0.60), (0.008, h * 0.50), (0.006, h * 0.45), (0, h * 0.43)],
        lit("flame", (1, 0.55, 0.18, 1), glow),
        12,
        (x, y, z),
    )
    if power:
        point((x, y, z + h * 0.55), power, (1, 0.55, 0.22), 0.03)
