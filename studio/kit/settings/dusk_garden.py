"""The home hero's garden: paving, lawn, fences, trees, and the lamps in it. Metres."""

import math

from mathutils import Vector

from kit.garden.grass import fallen_leaves, lawn
from kit.garden.ground import slabs
from kit.garden.trees import plant_tree, tree_mesh
from kit.light import spot
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.settings.dusk_beds import LAWN_END, PATH, PAVING_END, beds
from kit.settings.dusk_terrace import PAVING_Z, terrace
from kit.shapes.placing import plank
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe


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
