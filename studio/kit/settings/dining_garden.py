"""The garden in front of the dining room with bi-fold doors. Metres."""

from kit.garden.grass import blades, lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.fittings import table
from kit.interior.seats import chair
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.products.bi_fold import HALF_OPENING
from kit.shapes.placing import group, scatter
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe

PATIO_END, LAWN_END = 3.4, 9.6


def garden(rg, table_at, pots):
    """Terrace, lawn, borders and trees; a tea table at `table_at` (x, y; None for no table), and pots if `pots`."""
    paving = m_stone("paving", "#948c7e", "#887f71", "#776f63", 3, 0.7, 0.3, 0.002, attr="rnd")
    slabs(rg, -5, 5, 0.31, PATIO_END, -0.03, paving, (0.9, 0.6))
    box("plinth", -HALF_OPENING, HALF_OPENING, 0.0, 0.31, -0.1, -0.013, simple("sillstone", srgb("#8d877c"), 0.8), 0)
    lawn(rg, -4.5, 4.5, PATIO_END + 0.05, LAWN_END, height=0.05, density=5000, step=0.6)
    level("ground", -40, 40, 0.3, 60, -0.08, simple("ground", srgb("#3a4522"), 1, spec=0, noise=0.5, scale=2))
    cedar = m_wood("cedar", "#a08058", "#7a5c3c", 1.4, 0.75, "X")
    slat_fence(rg, -9, 9, LAWN_END + 0.9, -0.05, 1.75, cedar)
    for s in (-1, 1):
        with group((s * 5.2, 5.0, 0), 90 * s):
            slat_fence(rg, -6, 6, 0, -0.05, 1.75, cedar)
    green, lime = m_leaf("green", "#27401a", "#4d7030", "#7d9a4a"), m_leaf("lime", "#4a6424", "#7d9440", "#b0bf6a")
    for x, y, r, m in (
        (-4.4, 5.2, 0.7, green),
        (-4.2, 6.6, 0.9, lime),
        (-4.4, 8.4, 0.9, green),
        (-2.8, 9.6, 0.7, green),
        (-1.2, 9.9, 0.55, lime),
        (0.6, 9.9, 0.6, green),
        (2.2, 9.6, 0.75, lime),
        (3.8, 9.2, 0.95, green),
        (4.4, 7.2, 0.8, lime),
        (4.4, 5.4, 0.7, green),
    ):
        shrub((x, y, r * 0.75), r, 9000, 0.07, m, rg)
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    scatter(
        lav,
        [(s * rg.uniform(3.3, 4.1), rg.uniform(3.8, 8.6), -0.05) for s in (-1, 1) for _ in range(20)],
        rg,
        (0.9, 1.3),
    )
    scatter(feather, [(rg.uniform(-4, 4), rg.uniform(8.8, 9.4), -0.05) for _ in range(12)], rg, (0.9, 1.4))
    white = m_tuft("daisies", [(0, "#4a6030"), (0.7, "#6d8048"), (0.8, "#efece2"), (1, "#f6f4ee")])
    scatter(
        blades(rg, 140, 0.2, 0.4, white, 0.006, 0.4, "daisies"),
        [(rg.uniform(-3.6, 3.6), rg.uniform(8.7, 9.2), -0.05) for _ in range(14)],
        rg,
    )
    crown = tree_mesh(rg, m_leaf("tree", "#2c4420", "#55783a", "#8ea65a"), 1.6, 0.12, 14000)
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (-7, 15, 1.9, 1.5),
        (-2.2, 19, 0.3, 1.2),
        (1.6, 21, 0.2, 1.1),
        (7, 17, 2.0, 1.7),
        (-11, 19, 2.4, 2.0),
        (11.5, 18, 2.4, 2.0),
        (4.4, 22, 0.4, 1.3),
        (-4.5, 22, 0.5, 1.4),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, -1.9, 7.6, 1.35, 0.5, rg, bark)
    if table_at:
        with group((*table_at, 0)):
            tea_table(rg, lav)
    if not pots:
        return
    clay = simple("clay2", srgb("#8f5f48"), 0.85, noise=0.3, bump=0.2, scale=20)
    pot(-2.0, 2.6, -0.03, 0.24, 0.4, clay)
    shrub((-2.0, 2.6, 0.68), 0.33, 3000, 0.035, green, rg, lump=0.08)
    pot(1.7, 2.9, -0.03, 0.2, 0.34, clay)
    scatter(feather, [(1.7, 2.9, 0.25)] * 2, rg, (0.8, 0.9))


def tea_table(rg, lav):
    """Small teak table with a pot of lavender and two chairs."""
    teak = m_wood("teak", "#b08c62", "#80603f", 2, 0.6, "X")
    with group((-0.2, 2.3, -0.03), 12):
        table(rg, 0.75, 0.75, 0.72, teak, 0.05, 0.03)
        lathe(
            "gardenpot",
            [(0, 0.72), (0.06, 0.72), (0.08, 0.82), (0.085, 0.83), (0.075, 0.83), (0, 0.82)],
            simple("clay", srgb("#9a6248"), 0.85),
            32,
        )
        scatter(lav, [(0, 0, 0.8)], rg, (0.5, 0.51))
    for x, y, turn in ((-0.85, 2.15, -80), (0.5, 2.5, 105)):
        with group((x, y, -0.03), turn):
            chair(teak, teak)
