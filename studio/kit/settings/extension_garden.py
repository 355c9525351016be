"""Terrace, planting and lawn in front of the rendered extension. Metres."""

import numpy as np

from kit.garden.grass import lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.fittings import table
from kit.interior.ornaments import bowl_of_fruit
from kit.interior.seats import chair
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.stone import dark_zinc, m_plaster, m_stone
from kit.materials.wood import m_wood
from kit.shapes.placing import group, scatter
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe, tube

TERRACE_END, TERRACE_Z = -4.2, -0.03


def parasol(x, y, z):
    """Open canvas parasol 2.7 m across on a wooden mast."""
    cloth = m_plaster("canvas", "#e6dfcf")
    o = lathe("canopy", [(1.36, 2.16), (1.35, 2.23), (0.7, 2.46), (0, 2.68)], cloth, 8, (x, y, z), smooth=1)
    o.rotation_euler = (0, 0, 0.3)
    tube("mast", [(x, y, z), (x, y, z + 2.75)], 0.022, simple("mast", srgb("#8a6a48"), 0.5))
    lathe("foot", [(0, 0.06), (0.26, 0.06), (0.28, 0)], simple("foot", srgb("#4a4a48"), 0.8), 32, (x, y, z))


def terrace(rg, dark):
    """Porcelain terrace with table and chairs, pots, lawn edge and planting."""
    paving = m_stone("porcelain", "#8e8980", "#857f76", "#79746b", 2, 0.6, 0.1, 0.001, attr="rnd")
    slabs(rg, -6.5, 7, TERRACE_END, -0.01, TERRACE_Z, paving, (1.2, 0.6), 0.004, "#7a756d")
    lawn(rg, -6.0, 5.5, TERRACE_END - 2.6, TERRACE_END - 0.06, density=7000)
    level("ground", -60, 60, -40, 60, -0.08, simple("ground", srgb("#3d4824"), 1, spec=0, noise=0.5, scale=2))
    teak = m_wood("teak", "#b48f63", "#8a683f", 2, 0.6, "X")
    with group((-1.95, -2.45, TERRACE_Z), -6):
        table(rg, 1.9, 0.95, 0.74, teak, 0.07)
        for x, y, turn in ((-0.5, -0.85, 2), (0.45, -0.9, -8), (-0.45, 0.85, 180), (0.5, 0.88, 172)):
            with group((x, y, 0), turn):
                chair(dark, teak)
        bowl_of_fruit(0.35, 0.05, 0.74, "#c9702a")
        jug = m_glass("jug", boost=1.5)
        lathe("jug", [(0, 0.74), (0.05, 0.74), (0.06, 0.80), (0.055, 0.93), (0.062, 0.97)], jug, 32, (-0.35, 0.08, 0))
        for x, y in ((-0.1, -0.2), (-0.55, -0.2), (-0.15, 0.25)):
            lathe("tumbler", [(0, 0.745), (0.032, 0.745), (0.038, 0.84)], jug, 24, (x, y, 0))
    parasol(-3.3, -2.0, TERRACE_Z)
    zinc, clay = dark_zinc(), simple("clay", srgb("#a06a4e"), 0.85, noise=0.3, bump=0.2, scale=20)
    green, lime = m_leaf("green", "#2a441c", "#527636", "#86a254"), m_leaf("lime", "#4a6424", "#7d9440", "#b0bf6a")
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    box("trough", 2.75, 3.25, -0.62, -0.12, TERRACE_Z, 0.5, zinc, 0.006, 3)
    shrub((3.0, -0.37, 0.8), 0.34, 5000, 0.035, green, rg, lump=0.06)
    pot(3.25, -1.5, TERRACE_Z, 0.26, 0.42, clay)
    scatter(feather, [(3.25, -1.5, 0.3), (3.27, -1.48, 0.3), (3.21, -1.52, 0.3)], rg, (0.8, 0.95))
    pot(3.6, -1.85, TERRACE_Z, 0.18, 0.28, clay)
    scatter(lav, [(3.6, -1.85, 0.2)], rg, (0.8, 0.81))
    for x, y, r, m in (
        (-6.2, -0.6, 0.8, green),
        (-6.4, -2.2, 0.8, lime),
        (-6.3, -3.8, 0.7, green),
        (4.6, 0.6, 0.8, green),
        (5.6, 1.6, 1.0, lime),
        (5.3, -0.4, 0.6, lime),
        (6.6, 0.3, 0.9, green),
    ):
        shrub((x, y, r * 0.75), r, 11000, 0.06, m, rg)
    scatter(
        lav,
        [(rg.uniform(3.7, 4.8), rg.uniform(-0.6, 0.4), -0.05) for _ in range(10)]
        + [(rg.uniform(-5.8, -5.2), rg.uniform(-4.5, -1), -0.05) for _ in range(14)],
        rg,
    )
    scatter(lav, [(rg.uniform(1.9, 4.5), TERRACE_END - rg.uniform(0.2, 0.9), -0.05) for _ in range(16)], rg, (0.8, 1.1))
    crown = tree_mesh(rg, m_leaf("tree", "#2c4420", "#50743a", "#8aa258"), 1.6, 0.12, 14000)
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (7.2, 7, 1.6, 1.3),
        (10, 10, 2, 1.7),
        (6.2, 12, 2.2, 1.7),
        (13, 13, 2.2, 1.9),
        (8.6, 5.4, 0.1, 0.9),
        (-13, 10, 2.4, 1.9),
        (-15, 4, 2.2, 1.7),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    cedar = m_wood("cedar", "#a8865c", "#7d5e3e", 1.4, 0.75, "X")
    slat_fence(rg, 4.4, 16, 4.0, -0.05, 1.75, cedar)
    with group((-7.0, 0, 0), 90):
        slat_fence(rg, -9, 6, 0, -0.05, 1.75, cedar)


def garden_end(rg):
    """The view from the room: a lawn running to borders, a slatted fence and trees."""
    lawn(rg, -6.5, 6.5, -9.6, TERRACE_END - 2.6, density=3800)
    green, lime = m_leaf("bordergreen", "#27401a", "#4d7030", "#7d9a4a"), m_leaf(
        "borderlime", "#4a6424", "#7d9440", "#b0bf6a"
    )
    for x in np.arange(-6.4, 6.6, 1.05):
        r = rg.uniform(0.5, 0.95)
        shrub((x, -10.3 + rg.uniform(-0.3, 0.2), r * 0.7), r, 8000, 0.07, rg.choice((green, lime)), rg)
    scatter(
        lavender_tuft(rg), [(rg.uniform(-6, 6), -9.5 - rg.random() * 0.4, -0.05) for _ in range(26)], rg, (0.9, 1.3)
    )
    scatter(
        ornamental_grass(rg), [(rg.uniform(-6, 6), -9.7 - rg.random() * 0.4, -0.05) for _ in range(14)], rg, (0.9, 1.4)
    )
    with group((0, -11.4, 0), 180):
        slat_fence(rg, -9, 9, 0, -0.05, 1.75, m_wood("farcedar", "#a08058", "#7a5c3c", 1.4, 0.75, "X"))
    crown = tree_mesh(rg, m_leaf("fartree", "#2c4420", "#55783a", "#8ea65a"), 1.6, 0.12, 14000)
    bark = simple("farbark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (-7, -15, 1.9, 1.5),
        (-2.6, -18, 0.6, 1.3),
        (1.4, -20, 0.4, 1.2),
        (6.4, -16, 1.9, 1.7),
        (-11, -18, 2.4, 2.0),
        (11, -18, 2.4, 2.0),
        (4, -21, 0.6, 1.4),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, 2.6, -8.2, 1.35, 0.5, rg, bark)
