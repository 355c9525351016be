"""White conservatory with a tinted glass roof on a brick dwarf wall, at the back of a tiled cottage.

Views: hero and evening across the garden, inside, and its roof from close by.
"""

import math
import random

from kit.camera import look
from kit.garden.climbers import caned_climber
from kit.garden.furniture import bistro_chair, bistro_table
from kit.garden.grass import blades, lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.ornaments import vase
from kit.interior.seats import armchair
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import fabric
from kit.materials.leaf import cut_leaf, m_leaf, m_tuft
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.products.conservatory import DEPTH, HALF, roof, side, walls
from kit.roofs import chimney, clay_tiles, ridge_tiles, tiled_slope
from kit.shapes.placing import give_rnd, group, scatter
from kit.shapes.sheets import level, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.distant import distant_casement

HOUSE_EAVES = 3.66
BRICK = ("#8a6650", "#94725a", "#7d5a48", "#9b7a5e", "#865f4d", "#a08566")


def house(rg, glass, upvc):
    """Back of the cottage: brick wall with windows, deep tiled roof, gutter and pipe, a chimney, a rose on the wall."""
    brick = m_flat_brick("housebrick", BRICK, "#b7ab98")
    sill = simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12)
    holes = [(2.95, 4.75, 1.0, 2.25), (-5.2, -3.7, 1.0, 2.25), (-0.9, 0.9, 0, 2.1)]
    pierced_wall("house", -9, 7.2, -0.2, HOUSE_EAVES, holes, brick, 0, 0.1, sill=sill)
    head = simple("soldier", srgb("#7d5a48"), 0.9, noise=0.5, scale=40)
    for k, (a, b, c, d) in enumerate(holes[:2]):
        distant_casement(a, b, c, d, 0.05, upvc, glass, rg, 2, 0.72, ("curtains", "curtains")[k])
        for i in range(int((b - a) / 0.075)):
            box(
                "soldier",
                a + i * 0.075 + 0.004,
                a + (i + 1) * 0.075 - 0.006,
                -0.003,
                0.04,
                d + 0.006,
                d + 0.221,
                head,
                0.002,
                1,
            )
    black = simple("pipe", (0.02, 0.02, 0.022, 1), 0.4)
    downpipe(2.42, -0.06, 0, HOUSE_EAVES, black)
    box("gutter", -9, 7.4, -0.40, -0.29, HOUSE_EAVES - 0.08, HOUSE_EAVES + 0.01, black, 0.03, 3)
    box("fascia", -9, 7.4, -0.29, -0.26, HOUSE_EAVES - 0.12, HOUSE_EAVES + 0.06, upvc, 0.003)
    box("soffit", -9, 7.4, -0.27, 0, HOUSE_EAVES - 0.12, HOUSE_EAVES - 0.1, upvc, 0)
    tiles = clay_tiles()
    tiled_slope(-9.2, 7.4, (-0.36, HOUSE_EAVES + 0.02), 4.6, 41, tiles)
    ridge_tiles(-9.2, 7.4, 3.1, HOUSE_EAVES + 3.05, tiles, rg)
    chimney(-5.6, 3.0, 6.0, 8.1, brick)
    box("flank", 7.18, 7.2, 0, 6, -0.2, HOUSE_EAVES, brick, 0)
    wall_y("roombehind", -2.2, 2.2, 0, 2.3, 0.9, lit("roombehind", (0.40, 0.33, 0.25), 0.7))
    cane = simple("cane", srgb("#4a3a2a"), 0.9)
    leaf = m_leaf("rose", "#2c4a22", "#4f7638", "#86a458")
    petal = simple("petal", srgb("#d9a7a4"), 0.7)
    paths = [
        [(5.6, 0), (5.5, 1.3), (5.15, 2.4), (4.2, 2.62), (3.1, 2.72)],
        [(5.6, 0), (5.8, 1.6), (5.6, 2.6), (4.7, 2.95)],
        [(5.6, 0), (6.2, 1.5), (6.5, 2.6)],
    ]
    caned_climber(paths, leaf, rg, petal, 260, 0.06, 0.13, cane, 0.07, 0.05)


def inside(rg, dark):
    """Tiled floor and rug, two armchairs across a low table laid for tea, lamp, plants."""
    tiles = m_stone("tiles", "#b8a48c", "#a9947b", "#988570", 3, 0.4, 0.1, 0.001, attr="rnd")
    slabs(rg, -HALF + 0.25, HALF - 0.25, -DEPTH + 0.1, 0.9, 0.04, tiles, (0.45, 0.45), 0.006, "#8d7d68")
    linen = simple("linen", srgb("#c3b8a3"), 0.95, spec=0.1, noise=0.2, bump=0.5, scale=240)
    with group((0, 0, 0.04)):
        armchair(-1.22, -1.75, 62, linen, fabric("cush", "#5d7a72"))
        armchair(1.22, -1.75, -62, linen, fabric("cush2", "#b0743f"))
        rug = simple("rug", srgb("#7d8a86"), 1, spec=0, noise=0.5, bump=0.6, scale=140)
        box("rug", -1.15, 1.15, -2.75, -0.9, 0, 0.012, rug, 0.005)
        oak = m_wood("oak", "#b08a5c", "#86603a", 1.6, 0.45, "X")
        top = give_rnd(
            lathe(
                "coffee",
                [(0, 0.42), (0.41, 0.42), (0.42, 0.41), (0.42, 0.39), (0.40, 0.385), (0, 0.385)],
                oak,
                48,
                (0, -1.95, 0),
            ),
            0.4,
        )
        top.name = "coffeetable"
        for k in range(3):
            a = k * 2.09 + 0.4
            tube(
                "leg",
                [
                    (0.2 * math.cos(a), -1.95 + 0.2 * math.sin(a), 0.40),
                    (0.32 * math.cos(a), -1.95 + 0.32 * math.sin(a), 0),
                ],
                0.016,
                dark,
            )
        china = simple("china", srgb("#e9e5db"), 0.2)
        pot_shape = [
            (0, 0),
            (0.05, 0),
            (0.085, 0.05),
            (0.08, 0.10),
            (0.045, 0.13),
            (0.02, 0.135),
            (0.015, 0.155),
            (0, 0.16),
        ]
        lathe("teapot", pot_shape, simple("teapot", srgb("#5d7484"), 0.25), 40, (-0.12, -1.88, 0.42))
        tube(
            "spout",
            [(-0.05, -1.90, 0.47), (0.0, -1.92, 0.50), (0.02, -1.925, 0.54)],
            0.011,
            simple("spout", srgb("#5d7484"), 0.25),
        )
        for x, y in ((0.12, -2.12), (0.18, -1.80)):
            lathe(
                "saucer",
                [(0, 0), (0.04, 0), (0.07, 0.011), (0.071, 0.013), (0.04, 0.004), (0, 0.004)],
                china,
                32,
                (x, y, 0.42),
            )
            lathe(
                "cup",
                [(0, 0.005), (0.022, 0.005), (0.036, 0.03), (0.042, 0.065), (0.040, 0.065), (0.033, 0.03), (0, 0.012)],
                china,
                32,
                (x, y, 0.42),
            )
        box("novel", -0.28, -0.14, -2.20, -2.00, 0.42, 0.442, simple("novel", srgb("#7a2e2a"), 0.6), 0.003)
        side_table(1.62, -2.55)
        drum_lamp(1.62, -2.55, 0.52, 3, 1.4, 0.46)
        palm = m_tuft("palm", [(0, "#2f4a20"), (0.6, "#4f7534"), (1, "#7d9c50")])
        fronds = blades(rg, 30, 0.05, 0.8, palm, 0.024, 0.5, "palm")
        glazed = simple("glazed", srgb("#d6d0c2"), 0.3)
        for x, y in ((-1.55, -2.78), (-1.58, -0.45)):
            pot(x, y, 0, 0.19, 0.34, glazed)
            scatter(fronds, [(x, y, 0.3)], rg)
        vase(1.55, -0.42, 0.0, "#8fa3a0", cut_leaf(), rg, 0.3, 0.5)


def garden(rg, stone):
    """Paved apron with a bistro set, stepping stones over the lawn, borders, pots, trees and fences."""
    paving = m_stone("paving", "#b0a28b", "#a2947d", "#8c806d", 3, 0.75, 0.35, 0.002, attr="rnd")
    slabs(rg, -4.6, 6.4, -5.0, 0, -0.03, paving, (0.6, 0.6), 0.012, "#6d665a")
    box("step", -0.9, 0.9, -DEPTH - 0.55, -DEPTH + 0.02, -0.04, 0.11, stone, 0.012, 3)
    for k in range(7):
        x, y = 0.4 + 0.28 * k, -5.75 - k * 0.66
        give_rnd(box("steppingstone", x - 0.28, x + 0.28, y, y + 0.48, -0.06, -0.012, paving, 0.012), rg.random())
    lawn(rg, -5.6, 7.4, -10.4, -5.05, density=6000)
    level("ground", -60, 60, -60, 60, -0.08, simple("ground", srgb("#48562a"), 1, spec=0, noise=0.5, scale=2))
    green, lime, deep = (
        m_leaf("green", "#2a441c", "#527636", "#86a254"),
        m_leaf("lime", "#4a6424", "#7d9440", "#b0bf6a"),
        m_leaf("deep", "#1d3317", "#37552a", "#607d40"),
    )
    beds = ((-5.4, -0.9, 0.95, deep), (-5.8, -2.6, 0.9, lime), (-5.6, -4.3, 0.8, green), (-6.0, -6.0, 0.9, deep))
    for x, y, r, m in beds + (
        (7.2, -0.8, 0.8, lime),
        (7.4, -2.2, 1.0, deep),
        (7.2, -4.0, 0.8, green),
        (7.6, -5.8, 0.9, lime),
    ):
        shrub((x, y, r * 0.75), r, 11000, 0.06, m, rg)
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    rose = m_tuft("rosetuft", [(0, "#3a5226"), (0.7, "#5d7a3c"), (0.8, "#c27a86"), (1, "#e0b0b4")])
    roses = blades(rg, 120, 0.22, 0.5, rose, 0.009, 0.45, "roses")
    for data, n in ((lav, 16), (roses, 12), (feather, 6)):
        scatter(data, [(-rg.uniform(4.3, 5.2), -rg.uniform(0.5, 7), -0.05) for _ in range(n)], rg)
        scatter(data, [(rg.uniform(6.4, 6.9), -rg.uniform(0.3, 5), -0.05) for _ in range(n // 2)], rg)
    scatter(roses, [(rg.uniform(2.35, 2.6), -rg.uniform(0.5, 3.2), -0.05) for _ in range(8)], rg, (0.8, 1.1))
    scatter(lav, [(-rg.uniform(1.1, 2.2), -DEPTH - rg.uniform(0.18, 0.4), -0.05) for _ in range(7)], rg, (0.8, 1))
    scatter(lav, [(rg.uniform(1.5, 4.2), -5.15 - rg.uniform(0, 0.35), -0.05) for _ in range(11)], rg, (0.7, 0.95))
    clay = simple("clay", srgb("#9c654a"), 0.85, noise=0.3, bump=0.2, scale=20)
    for x, y, r, kind in ((1.35, -DEPTH - 0.42, 0.22, 0), (-1.2, -DEPTH - 0.75, 0.2, 1), (1.8, -DEPTH - 0.55, 0.15, 2)):
        pot(x, y, -0.03, r, r * 1.6, clay)
        if kind == 0:
            shrub((x, y, r * 1.6 + 0.25), 0.3, 3500, 0.03, deep, rg, lump=0.06)
        else:
            scatter(roses if kind == 1 else lav, [(x, y, r * 1.5 - 0.06)], rg, (0.7, 0.8))
    iron, slats = simple("iron", (0.03, 0.05, 0.045, 1), 0.5), m_wood("slats", "#a98458", "#80603c", 1.6, 0.6, "X")
    bistro_table(4.1, -2.2, -0.03, iron, simple("tabletop", (0.04, 0.06, 0.055, 1), 0.45))
    bistro_chair(3.5, -2.35, -0.03, -75, iron, slats, rg)
    bistro_chair(4.65, -1.85, -0.03, 115, iron, slats, rg)
    crown = tree_mesh(rg, m_leaf("tree", "#2c4420", "#50743a", "#8aa258"), 1.6, 0.11, 14000)
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (10.5, 7, 2, 1.7),
        (3.0, 12, 4.2, 1.9),
        (-11, 4, 2.4, 1.8),
        (-10.5, -2.5, 1.6, 1.2),
        (-8.5, 10, 4.4, 2.0),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, -4.9, -7.2, 1.5, 0.62, rg, bark)
    cedar = m_wood("cedar", "#a8865c", "#7d5e3e", 1.4, 0.75, "Y")
    with group((-7.2, 0, 0), 90):
        slat_fence(rg, -15, 1, 0, -0.05, 1.75, cedar)
    with group((8.2, 0, 0), -90):
        slat_fence(rg, -1, 15, 0, -0.05, 1.75, cedar)
    return bark, (green, lime, deep), (lav, roses, feather)


def garden_end(rg, bark, leaves, tufts):
    """The far end of the garden, seen from inside: a deep border before a hedge, and trees."""
    for k in range(11):
        x = -7 + 1.4 * k
        shrub((x, -13.2 + rg.uniform(-0.4, 0.4), 0.8), rg.uniform(0.95, 1.3), 9000, 0.07, leaves[k % 3], rg)
    for k in range(9):
        shrub(
            (-6.5 + 1.7 * k, -11.6 + rg.uniform(-0.3, 0.3), 0.35),
            rg.uniform(0.5, 0.75),
            5000,
            0.055,
            leaves[(k + 1) % 3],
            rg,
        )
    for data in tufts:
        scatter(data, [(rg.uniform(-6, 7), -10.7 - rg.uniform(0, 0.7), -0.05) for _ in range(10)], rg)
    # this seed gives a crown without stray tufts, which would stand alone against the sky above the roof
    crown = tree_mesh(random.Random(1), m_leaf("fartree", "#2c4420", "#50743a", "#8aa258"), 1.6, 0.12, 14000)
    for x, y, t, s in (
        (-7, -17, 1.4, 1.8),
        (-2.5, -20, 1.8, 2.1),
        (1.6, -21, 1.7, 2.0),
        (4.8, -17.5, 1.2, 1.6),
        (9.5, -19, 1.6, 2.0),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)


def light(view):
    """Soft morning sun from the left; at dusk a low sky and the lamps inside."""
    if view != "evening":
        sky_world(
            "#4a86cf",
            "#d3e4f1",
            cover=0.55,
            camera_strength=1.2,
            turn=60,
            strength=1.05,
            saturation=0.45,
            mirror_sky=0.85,
            tint=(1, 1, 1.03),
        )
        sun(38, 37, 4.8, (1, 0.90, 0.76), 0.8)
        if view == "inside":
            fill = area((0, -0.1, 1.6), (0, -3, 1.0), 3.4, 46, (1, 0.97, 0.92), sy=1.6)
            fill.visible_glossy = False
            bounce_up(-1.8, 1.8, -3.0, -0.3, 22)
        return
    sky_world(
        "#27426f",
        "#dca684",
        "#8a86a0",
        cover=0.35,
        camera_strength=0.8,
        turn=60,
        strength=0.6,
        saturation=0.5,
        mirror_sky=0.85,
        tint=(0.78, 0.9, 1.2),
    )
    warm = (1, 0.72, 0.44)
    for place, target, size, power in (
        ((0, -1.6, 2.35), (0, -1.6, 0), 2.2, 105),
        ((0, -1.6, 2.2), (0, -1.6, 4), 2.0, 16),
        ((0, 0.6, 1.9), (0, 0, 0.5), 1.2, 18),
    ):
        area(place, target, size, power, warm).visible_glossy = False


def build(view="hero"):
    """The conservatory from the garden (`hero`, `evening`), from a chair `inside`, and its `roof` from a ladder's height."""
    rg = random.Random(41)
    upvc, gasket = m_upvc("upvc", albedo(WHITE, 0.9, "frame"), 0.28), simple("gasket", (0.01, 0.01, 0.01, 1), 0.6)
    glass = m_glass("glass", (0.95, 0.97, 0.965, 1), boost=0.5 if view == "inside" else 1.1)
    tint, mirror = ((0.62, 0.80, 0.90, 1), 0.4) if view == "inside" else ((0.42, 0.66, 0.84, 1), 1.9)
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    steel, dark = m_metal("steel", (0.7, 0.7, 0.7, 1), 0.22), simple("dark", (0.03, 0.03, 0.03, 1), 0.6)
    walls(m_flat_brick("dwarfbrick", BRICK, "#b7ab98"), upvc)
    sides = (
        ((-HALF, 0, 0), -90, DEPTH, 4, False),
        ((HALF, -DEPTH, 0), 90, DEPTH, 4, False),
        ((-HALF, -DEPTH, 0), 0, 2 * HALF, 2, True),
    )
    for loc, turn, length, bays, doors in sides:
        with group(loc, turn):
            side(length, bays, upvc, glass, gasket, doors, steel)
    roof(upvc, m_glass("tinted", tint, boost=mirror))
    house(rg, m_glass("houseglass", boost=1.0), upvc)
    inside(rg, dark)
    planting = garden(rg, stone)
    if view in ("inside", "evening"):
        garden_end(rg, *planting)
    light(view)
    if view == "hero":
        look((4.9, -9.7, 1.62), (0.35, -1.9, 1.62), 8.6, 8.2, 9)
    elif view == "evening":
        look((4.1, -9.3, 1.55), (0.25, -1.9, 1.78), 6.6, 7.6, 8)
    elif view == "inside":
        look((0.30, 0.10, 1.30), (0.05, -DEPTH, 1.66), 5.0, 3.2, 10)
    else:
        look((3.3, -6.0, 3.62), (0.25, -1.7, 2.93), 3.5, 4.9, 9)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
