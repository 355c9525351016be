"""Terrace, beds and lawn of the home hero, and the lamps in them. Metres."""

import math

import bpy
from mathutils import Vector

from kit.garden.grass import blades, fallen_leaves, lawn, ornamental_grass
from kit.garden.ground import slabs
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.seats import pillow
from kit.light import point, spot
from kit.materials.cloth import fabric
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import dark_zinc, m_stone
from kit.materials.wood import m_wood
from kit.shapes.placing import give_rnd, group, plank, scatter
from kit.shapes.sheets import level, mesh_obj
from kit.shapes.solids import box, lathe, tube

PAVING_Z, PAVING_END = -0.02, -2.9
LAWN_END = -6.2
PATH = (-0.35, 0.75)  # brick path from the terrace towards the camera


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


def beds(rg):
    """Planting on both sides of the lawn: low in front, tall at the fences; leaves room for the path."""
    z = -0.05
    soil = simple("bedsoil", srgb("#2e2519"), 1, spec=0, noise=0.6, bump=0.9, scale=30)
    for s in (-1, 1):
        V = [
            (s * 6.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.1, -3.9, z + 0.008),
            (s * 1.75, -5.2, z + 0.008),
            (s * 1.9, -6.4, z + 0.008),
            (s * 6.5, -6.4, z + 0.008),
        ]
        mesh_obj("bed", V, [tuple(range(6)) if s < 0 else tuple(range(5, -1, -1))], soil)
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    salvia = blades(
        rg,
        170,
        0.17,
        0.58,
        m_tuft("salvia", [(0, "#33452a"), (0.5, "#52683c"), (0.66, "#5b4a86"), (1, "#7a66a8")]),
        0.006,
        0.34,
        "salvia",
    )
    campion = blades(
        rg,
        120,
        0.16,
        0.66,
        m_tuft("campion", [(0, "#3d5030"), (0.72, "#6c7f57"), (0.86, "#b98fa6"), (1, "#d9b6c6")]),
        0.005,
        0.5,
        "campion",
    )
    fern = blades(
        rg, 130, 0.12, 0.5, m_tuft("fern", [(0, "#2d4420"), (0.6, "#4f7434"), (1, "#7d9c50")]), 0.012, 0.95, "fern"
    )
    lime, mid, dark = (
        m_leaf(n, *c)
        for n, c in (
            ("limeleaf", ("#56702c", "#83983f", "#b2b765")),
            ("midleaf", ("#2b451f", "#4b6d30", "#7f9a52")),
            ("darkleaf", ("#1b3016", "#34542a", "#5b7a42")),
        )
    )
    bloom = m_leaf("bloom", "#cfc8b6", "#e6dfd0", "#f3ecdf", 0.3, False)
    pink = m_leaf("pinkbloom", "#a8607c", "#c98aa0", "#e2b4c0", 0.3, False)
    head = shrub((0, 0, 0), 0.075, 240, 0.03, bloom, rg, 0.85, 0.1, 0.8, core=False)
    pinkhead = shrub((0, 0, 0), 0.065, 220, 0.028, pink, rg, 0.85, 0.1, 0.8, core=False)
    heads = {"white": head.data, "pink": pinkhead.data}
    for o in (head, pinkhead):
        bpy.data.objects.remove(o)

    def hydrangea(x, y, r, colour):
        shrub((x, y, r * 0.8), r, 1900, 0.075, mid, rg, 0.9, 0.15, 0.6)
        for _ in range(22):
            d = Vector((rg.gauss(0, 1), -abs(rg.gauss(0.5, 0.7)), abs(rg.gauss(0.6, 0.5)))).normalized()
            scatter(heads[colour], [(x + d.x * r, y + d.y * r, r * 0.8 + d.z * r * 0.9)], rg, (0.75, 1.15))

    for s in (-1, 1):
        edge = [(s * (2.62 - 0.25 * k + rg.uniform(-0.07, 0.07)), -3.12 - 0.62 * k) for k in range(4)]
        for k, (x, y) in enumerate(edge):
            if (k + (s > 0)) % 2:
                shrub((x + s * 0.1, y, 0.13), rg.uniform(0.22, 0.28), 900, 0.045, lime, rg, 0.75, 0.15, 0.8)
            else:
                scatter(lav, [(x + s * rg.uniform(0, 0.3), y + rg.uniform(-0.2, 0.2), z) for _ in range(5)], rg)
        scatter(salvia, [(s * rg.uniform(2.6, 3.5), rg.uniform(-4.5, -3.1), z) for _ in range(10)], rg, (0.8, 1.15))
        scatter(campion, [(s * rg.uniform(2.5, 3.6), rg.uniform(-5.0, -3.4), z) for _ in range(5)], rg, (0.8, 1.15))
        scatter(fern, [(s * rg.uniform(2.2, 3.4), rg.uniform(-5.4, -3.4), z) for _ in range(7)], rg, (0.7, 1.1))
        scatter(feather, [(s * rg.uniform(3.0, 4.0), rg.uniform(-4.4, -3.2), z) for _ in range(6)], rg)
    for side, x in ((-1, PATH[0] - 0.26), (1, PATH[1] + 0.26)):
        y, k = -3.25, 0
        while y > LAWN_END:
            if (k + (side > 0)) % 3 == 2:
                shrub(
                    (x + rg.uniform(-0.03, 0.03), y, 0.07), rg.uniform(0.15, 0.19), 520, 0.04, lime, rg, 0.75, 0.15, 0.8
                )
            else:
                scatter(
                    lav,
                    [(x + rg.uniform(-0.04, 0.04), y + rg.uniform(-0.04, 0.04), z) for _ in range(2)],
                    rg,
                    (0.55, 0.82),
                )
            y -= rg.uniform(0.26, 0.36)
            k += 1
    hydrangea(-3.55, -3.35, 0.42, "white")
    hydrangea(3.55, -3.3, 0.40, "pink")
    hydrangea(4.75, -1.3, 0.46, "white")
    for x, y, r, m in (
        (-4.8, -0.6, 0.6, dark),
        (-4.85, -2.6, 0.45, mid),
        (4.8, -0.3, 0.55, dark),
        (4.85, -2.4, 0.5, mid),
        (-4.6, -4.0, 0.6, dark),
        (4.4, -4.2, 0.6, dark),
    ):
        shrub((x, y, r * 0.8), r, 3600, 0.05, m, rg)
    return lav, feather, heads


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


def garden(rg, parts):
    """Terrace paving, lawn with a brick path, beds, fences and trees."""
    stone = m_stone("paving", "#8f887c", "#7f786c", "#6a6459", 3, 0.6, 0.3, 0.002, attr="rnd")
    slabs(rg, -5.6, 5.6, PAVING_END, 0.03, PAVING_Z, stone, grout="#4f4b45")
    edge = simple("edging", srgb("#5a564f"), 0.9, noise=0.4, bump=0.4)
    box("edging", -6, 6, PAVING_END - 0.06, PAVING_END, -0.2, PAVING_Z - 0.004, edge, 0.006)
    clinker = m_stone("clinker", "#7d5446", "#6a463a", "#8f6655", 4, 0.8, 0.4, 0.002, attr="rnd")
    slabs(rg, PATH[0], PATH[1], LAWN_END, PAVING_END - 0.06, -0.03, clinker, (0.22, 0.11), 0.008, "#3d3a2a")
    for x in PATH:
        box(
            "kerb",
            x - 0.035,
            x + 0.035,
            LAWN_END,
            PAVING_END - 0.06,
            -0.12,
            -0.022,
            simple("kerb", srgb("#6a4a3d"), 0.9, noise=0.5),
            0.006,
        )
    lawn(rg, -2.6, PATH[0] - 0.05, LAWN_END, PAVING_END - 0.08)
    lawn(rg, PATH[1] + 0.05, 2.6, LAWN_END, PAVING_END - 0.08)
    level("ground", -60, 60, -30, 60, -0.07, simple("ground", srgb("#2a3018"), 1, spec=0, noise=0.5, scale=2))
    fallen_leaves(rg, -4.5, 4.5, PAVING_END, -0.3, PAVING_Z, 34)
    fallen_leaves(rg, -2.2, 2.4, LAWN_END, PAVING_END, -0.02, 34)
    cedar = m_wood("cedar", "#86694a", "#5f4630", 1.4, 0.75, "Y")
    for s in (-1, 1):
        for r in range(15):
            plank(rg, s * 5.3 - 0.01, s * 5.3 + 0.01, -9, 5, -0.05 + r * 0.122, 0.062 + r * 0.122, cedar)
        box("fenceback", s * 5.36 - 0.008, s * 5.36 + 0.008, -9, 5.3, -0.05, 1.72, parts["dark"], 0)
    terrace(rg, parts, beds(rg))
    crown = tree_mesh(rg, m_leaf("tree", "#22331a", "#3c5628", "#5d763c"), 1.6, 0.085, 30000)
    birch = tree_mesh(rg, m_leaf("birch", "#3a4a22", "#64783a", "#93a055"), 1.5, 0.07, 15000)
    for data, x, y, t, s in (
        (crown, 6.0, 11, 2.4, 1.4),
        (crown, 9.4, 13, 3.0, 1.9),
        (birch, 12, 11.5, 2.6, 1.4),
        (crown, 7.0, 8.6, 0.2, 1.0),
        (crown, 9.2, 8.2, 0.2, 1.1),
        (birch, 4.7, 14, 2.8, 1.2),
        (crown, 11.5, 8, 0.3, 1.1),
        (birch, 5.2, 8.2, 0.0, 0.8),
        (crown, -13.5, 16, 4, 2.2),
    ):
        plant_tree(data, x, y, t, s, rg, parts["bark"])


def wall_lamps(alu):
    """Up-and-down lamps on both sides of the doors."""
    for x in (-3.1, 3.1):
        lathe("lamp", [(0.036, -0.10), (0.042, -0.10), (0.042, 0.10), (0.036, 0.10)], alu, 32, (x, -0.066, 1.78))
        box("lampplate", x - 0.03, x + 0.03, -0.02, 0, 1.73, 1.83, alu, 0.003)
        for d in (-1, 1):
            spot((x, -0.066, 1.78 + d * 0.1), (0 if d < 0 else math.pi, 0, 0), 26, size=76, blend=0.8)


def bed_lights():
    """Low warm lamps hidden in the beds and at the fences."""
    for x, y, tx, ty, tz, watt in (
        (-3.3, -2.95, -4.3, -0.8, 1.1, 9),
        (3.95, -2.6, 4.9, -0.8, 1.0, 9),
        (-2.5, -4.2, -3.3, -3.4, 0.5, 3.5),
        (2.5, -4.1, 3.3, -3.3, 0.5, 3.5),
    ):
        towards = (Vector((x, y, 0.02)) - Vector((tx, ty, tz))).to_track_quat("Z", "Y").to_euler()
        spot((x, y, 0.02), towards, watt, (1, 0.68, 0.38), math.degrees(1.7), 0.04, 0.9)
