"""The garden around the conservatory. Metres."""

import random

from kit.garden.furniture import bistro_chair, bistro_table
from kit.garden.grass import blades, lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.products.conservatory import DEPTH
from kit.shapes.placing import give_rnd, group, scatter
from kit.shapes.sheets import level
from kit.shapes.solids import box


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
    # this seed gives a crown without stray tufts, which would show against the sky above the roof
    crown = tree_mesh(random.Random(1), m_leaf("fartree", "#2c4420", "#50743a", "#8aa258"), 1.6, 0.12, 14000)
    for x, y, t, s in (
        (-7, -17, 1.4, 1.8),
        (-2.5, -20, 1.8, 2.1),
        (1.6, -21, 1.7, 2.0),
        (4.8, -17.5, 1.2, 1.6),
        (9.5, -19, 1.6, 2.0),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
