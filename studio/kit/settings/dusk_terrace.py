"""What stands on the home hero's terrace: bench, side table, pots, candles. Metres."""

import math

from mathutils import Vector

from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.interior.seats import pillow
from kit.light import point
from kit.materials.cloth import fabric
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import dark_zinc
from kit.materials.wood import m_wood
from kit.shapes.placing import give_rnd, group, plank, scatter
from kit.shapes.solids import box, lathe, tube

PAVING_Z = -0.02


def bench(rg, teak, cushion_a, cushion_b):
    """Slatted garden bench 1.5 m long with loose cushions."""
    for i in range(6):
        plank(rg, 0, 1.5, i * 0.115, i * 0.115 + 0.1, 0.26, 0.285, teak)
    for x in (0.04, 1.40):
        for y in (0.02, 0.60):
            plank(rg, x, x + 0.06, y, y + 0.06, 0, 0.26 if y < 0.3 else 0.72, teak)
    for i in range(3):
        plank(rg, 0, 1.5, 0.66, 0.68, 0.36 + i * 0.13, 0.45 + i * 0.13, teak)
    for i, m in enumerate((cushion_a, cushion_b)):
        box("pad", 0.02 + i * 0.75, 0.74 + i * 0.75, 0, 0.62, 0.285, 0.41, cushion_b, 0.045, 5)
        pillow(0.375 + i * 0.75, 0.52, 0.6, 0.6, 0.42, 0.18, m, (-0.22, 0, 0.05 - 0.12 * i))


def candle_glass(x, y, z, height, parts):
    """Candle in a glass."""
    h = height
    lathe(
        "lantern", [(0, 0), (0.06, 0), (0.06, h), (0.055, h), (0.055, 0.01), (0, 0.01)], parts["glass"], 32, (x, y, z)
    )
    lathe(
        "flame",
        [(0, 0.10), (0.009, 0.085), (0.007, 0.07), (0, 0.07)],
        lit("flame", (1, 0.5, 0.15), 30),
        12,
        (x, y, z),
    )
    lathe("candle", [(0, 0.07), (0.03, 0.07), (0.03, 0.01)], simple("wax", srgb("#e6dfce"), 0.5), 24, (x, y, z))
    point((x, y, z + h + 0.03), 2.2, (1, 0.55, 0.22), 0.03)


def watering_can(x, y, z, turn):
    """Galvanised watering can."""
    zinc = m_metal("zinccan", (0.42, 0.44, 0.45, 1), 0.38)
    with group((x, y, z), turn):
        lathe(
            "can",
            [(0, 0), (0.115, 0), (0.12, 0.01), (0.105, 0.26), (0.11, 0.265), (0.10, 0.27), (0.06, 0.275)],
            zinc,
            40,
        )
        tube("spout", [(0.10, 0, 0.05), (0.22, 0, 0.19), (0.33, 0, 0.33)], 0.018, zinc)
        lathe("rose", [(0.02, -0.03), (0.042, 0.02), (0, 0.024)], zinc, 24, (0.345, 0, 0.345)).rotation_euler = (
            0,
            0.75,
            0,
        )
        arc = [(0.09 * math.cos(t), 0, 0.27 + 0.12 * math.sin(t)) for t in (0.1, 0.6, 1.1, 1.6, 2.1, 2.6, 3.05)]
        tube("handle", arc, 0.008, zinc)
        back = [(-0.10 - 0.10 * math.sin(t), 0, 0.14 + 0.10 * math.cos(t)) for t in (0.1, 0.7, 1.3, 1.9, 2.5, 3.0)]
        tube("handle", back, 0.008, zinc)


def terrace(rg, parts, plants):
    """What stands on the paving: bench, side table, pots, a watering can, candles."""
    lav, feather, heads = plants
    bark = parts["bark"]
    zinc = dark_zinc()
    clay = simple("clay", srgb("#8a5a44"), 0.85, noise=0.3, bump=0.2, scale=20)
    pot(-2.78, -0.45, PAVING_Z, 0.24, 0.42, clay)
    olive = m_leaf("olive", "#3d4a35", "#71806a", "#a3ad98")
    tube("olivestem", [(-2.78, -0.45, 0.3), (-2.75, -0.47, 0.8), (-2.80, -0.45, 1.25)], 0.022, bark)
    for k in range(5):
        a = k * 1.26
        tube(
            "olivelimb",
            [(-2.79, -0.45, 1.1), (-2.79 + 0.2 * math.cos(a), -0.45 + 0.2 * math.sin(a), 1.45)],
            0.009,
            bark,
        )
    shrub((-2.79, -0.45, 1.5), 0.40, 2100, 0.055, olive, rg, 1.0, 0.4, 0.22, core=False)
    # a deep zinc pot with a hydrangea, a low bowl of lavender, a tall grass: three sizes, three plants
    lathe(
        "zincpot",
        [(0, 0), (0.21, 0), (0.27, 0.5), (0.285, 0.505), (0.285, 0.53), (0.255, 0.53), (0.25, 0.46), (0, 0.46)],
        zinc,
        48,
        (2.95, -0.46, PAVING_Z),
    )
    mid = m_leaf("potleaf", "#2b451f", "#4b6d30", "#7f9a52")
    shrub((2.95, -0.46, 0.72), 0.30, 1300, 0.07, mid, rg, 0.85, 0.15, 0.6)
    for _ in range(15):
        d = Vector((rg.gauss(0, 1), -abs(rg.gauss(0.6, 0.6)), abs(rg.gauss(0.6, 0.5)))).normalized()
        scatter(heads["white"], [(2.95 + d.x * 0.31, -0.46 + d.y * 0.31, 0.72 + d.z * 0.27)], rg, (0.8, 1.15))
    pot(3.45, -0.55, PAVING_Z, 0.19, 0.20, clay)
    scatter(lav, [(3.41, -0.55, 0.12), (3.50, -0.53, 0.12)], rg, (0.72, 0.8))
    pot(3.62, -0.24, PAVING_Z, 0.15, 0.36, simple("glazed", srgb("#4a6468"), 0.25))
    scatter(feather, [(3.62, -0.24, 0.28), (3.60, -0.26, 0.28)], rg, (0.9, 1.0))
    pot(-3.28, -0.30, PAVING_Z, 0.13, 0.22, simple("greypot", srgb("#8d8a82"), 0.8, noise=0.3, scale=20))
    shrub((-3.28, -0.30, 0.27), 0.15, 500, 0.03, m_leaf("thyme", "#3f5530", "#6c8450", "#9aac78"), rg, 0.7, 0.1)
    watering_can(2.62, -1.05, PAVING_Z, 205)
    teak = m_wood("teak", "#a9845a", "#7d5c3a", 2, 0.6, "X")
    with group((-4.05, -1.5, PAVING_Z), 26):
        bench(rg, teak, fabric("rustcushion", "#8f5634"), fabric("oat", "#bfb8aa"))
    top = [(0, 0.36), (0.30, 0.36), (0.31, 0.35), (0.31, 0.335), (0.30, 0.33), (0, 0.33)]
    give_rnd(lathe("sidetable", top, teak, 48, (-2.55, -1.75, PAVING_Z)), 0.5)
    for k in range(3):
        c, s = math.cos(k * 2.09), math.sin(k * 2.09)
        tube(
            "sideleg",
            [(-2.55 + 0.22 * c, -1.75 + 0.22 * s, 0.32), (-2.55 + 0.27 * c, -1.75 + 0.27 * s, PAVING_Z)],
            0.014,
            parts["dark"],
        )
    candle_glass(-2.48, -1.68, 0.345, 0.17, parts)
    for x, y, h in (
        (-1.75, -0.32, 0.22),
        (-1.95, -0.38, 0.15),
        (-0.62, -2.74, 0.2),
        (1.08, -2.72, 0.26),
        (1.24, -2.66, 0.16),
    ):
        candle_glass(x, y, PAVING_Z, h, parts)
    mug = simple("mug", srgb("#c8cfca"), 0.3)
    lathe("mug", [(0, 0), (0.036, 0), (0.04, 0.085), (0.036, 0.085), (0.033, 0.01)], mug, 28, (-2.66, -1.80, 0.342))
