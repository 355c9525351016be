"""Planting along the old street. Metres."""

import math

from kit.garden.grass import blades
from kit.garden.leaves import leaf_mesh, shrub
from kit.garden.pots import pot
from kit.garden.shrubs import blooms
from kit.garden.trees import plant_tree, tree_mesh
from kit.materials.leaf import m_leaf, m_tuft
from kit.settings.street_houses import GROUND
from kit.shapes.placing import scatter
from kit.shapes.solids import lathe, tube


def planting(rg, parts):
    """Lavender and roses in the strip, box balls and bays at the doors, a rose over one front, trees beyond."""
    mid, dark = m_leaf("mid", "#2d4a20", "#537534", "#8aa457"), m_leaf("dark", "#1f3517", "#3f6029", "#6f8d45")
    lav = blades(
        rg,
        240,
        0.15,
        0.45,
        m_tuft("lav", [(0, "#46563a"), (0.62, "#75855c"), (0.74, "#6a5d93"), (1, "#8f80b3")]),
        0.005,
        0.45,
        "lav",
    )
    rose = blades(
        rg,
        110,
        0.2,
        0.6,
        m_tuft("rose", [(0, "#3a5226"), (0.72, "#5d7a3c"), (0.82, "#c77f8c"), (1, "#e9c3c4")]),
        0.010,
        0.5,
        "rose",
    )
    daisy = blades(
        rg,
        130,
        0.2,
        0.5,
        m_tuft("daisy", [(0, "#3f5a2b"), (0.8, "#6d8a48"), (0.88, "#f0ead6"), (1, "#f5f0e2")]),
        0.008,
        0.55,
        "daisy",
    )
    for a, b, what in (
        (-6.8, -4.6, (lav, rose)),
        (-3.0, -1.5, (lav,)),
        (-0.9, 1.0, (rose, daisy)),
        (2.5, 3.9, (lav, daisy)),
        (4.5, 5.6, (lav,)),
        (7.4, 8.6, (rose, lav)),
        (9.0, 11.0, (daisy, rose)),
        (12.8, 13.8, (lav,)),
        (14.4, 16, (rose,)),
        (17.8, 19, (lav, daisy)),
    ):
        x = a
        while x < b:
            scatter(rg.choice(what), [(x, rg.uniform(-0.4, -0.15), GROUND)], rg, (0.75, 1.15))
            x += rg.uniform(0.14, 0.26)
    for x, r, m in (
        (-1.35, 0.34, dark),
        (4.05, 0.30, mid),
        (8.55, 0.36, dark),
        (11.2, 0.4, mid),
        (13.7, 0.3, dark),
        (16.3, 0.4, mid),
        (19.4, 0.5, dark),
    ):
        shrub((x, -0.26, r * 0.75 + GROUND), r, 1300, 0.045, m, rg, 0.95, 0.12)
    for x in (5.95, 7.25):
        pot(x, -0.62, GROUND, 0.19, 0.36, parts["clay"])
        lathe("bayStem", [(0.016, 0), (0.014, 0.75)], parts["bark"], 12, (x, -0.62, GROUND + 0.3))
        shrub((x, -0.62, GROUND + 1.22), 0.25, 1500, 0.05, dark, rg, 1.0, 0.05)
    # a climbing rose beside the door of the cream house
    C, N, B = [], [], []
    for _ in range(4200):
        t = rg.random()
        x = 0.92 + 0.32 * math.sin(3.5 * t) - 1.6 * max(0, t - 0.62) + rg.gauss(0, 0.14 + 0.10 * t)
        z = GROUND + 0.3 + 2.75 * min(1, t * 1.5) + rg.gauss(0, 0.16)
        (B if rg.random() < 0.045 else C).append((x, -0.05 - abs(rg.gauss(0, 0.06)), z))
    N = [(rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.4)) for _ in C]
    leaf_mesh("climber", C, N, 0.06, mid, rg, 0.6)
    blooms([(x, y - 0.05, z) for x, y, z in B], m_leaf("bloom", "#d58f92", "#e8b9b4", "#f4dcd2", 0.3, False), rg, 0.075)
    for z0, x0 in ((0.0, 1.05), (1.0, 1.12), (1.9, 0.85)):
        tube(
            "cane",
            [(x0, -0.03, GROUND + z0), (x0 + 0.05, -0.04, GROUND + z0 + 0.5), (x0 - 0.05, -0.03, GROUND + z0 + 1.0)],
            0.016,
            parts["bark"],
            3,
        )
    crown = tree_mesh(rg, m_leaf("tree", "#2f4a22", "#5a7c3c", "#94ac5c"), 1.6, 0.11, 20000)
    for x, y, t, s in (
        (30, -1.4, 2.6, 1.6),
        (36, 5, 3, 2.4),
        (42, -4, 3, 2.6),
        (33, 12, 3, 2.6),
        (47, 2, 3.4, 3.0),
        (9, 15, 3, 2.4),
        (-3, 16, 3, 2.6),
        (20, 16, 3, 2.6),
        (52, -9, 3, 3),
    ):
        plant_tree(crown, x, y, t, s, rg, parts["bark"])
