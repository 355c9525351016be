"""Front gardens of the four houses: path, wall or lawn, and planting. Metres."""

from kit.garden.grass import lawn
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump, lavender_row
from kit.garden.pots import clay_pot, soil_bed
from kit.garden.shrubs import box_ball, geraniums, hydrangea, loose_shrub
from kit.doors.porch import doormat, tiled_floor
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.brick import m_flat_brick
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone, terracotta, york_stone
from kit.settings.front_parts import GROUND
from kit.shapes.sheets import level
from kit.shapes.solids import box

WALL = -2.1  # front of the low wall towards the pavement


def leaves_of(kind):
    """Foliage of three tones."""
    tones = {
        "dark": ("#1f3517", "#3f6029", "#6f8d45"),
        "mid": ("#2d4a20", "#537534", "#8aa457"),
        "lime": ("#4b6326", "#84983c", "#b9c06a"),
    }
    return m_leaf(kind, *tones[kind])


def pavement(rg):
    """Slabs in front of the garden, the earth under all of it."""
    slab = m_stone("slab", "#a9a294", "#938d80", "#757065", 4, 0.82, 0.6, 0.004, attr="rnd")
    paving(-6, 6, -6.5, WALL - 0.02, GROUND - 0.02, slab, rg, 0.6, 0.6, stagger=0.5)
    level("earth", -30, 30, -30, 0.1, GROUND - 0.04, simple("earth", srgb("#4b4338"), 0.95, noise=0.4))


def low_wall(x0, x1, brick, high=0.34):
    """A low wall under a stone coping."""
    box("lowwall", x0, x1, WALL, WALL + 0.22, GROUND - 0.03, GROUND + high, brick, 0.002)
    box("coping", x0 - 0.03, x1 + 0.03, WALL - 0.03, WALL + 0.25, GROUND + high, GROUND + high + 0.06, york_stone(), 0.012, 3)


def lavender(x0, x1, y, rg, high=0.42):
    """A row of lavender."""
    lavender_row(lavender_clump(rg, 130, high), rg, (x0, y, GROUND), 0.24, round((x1 - x0) / 0.24), 0.05, (0.85, 1.1))


def pots(house, rg, colour=("#a8456f", "#cf7c9d", "#edc3d2")):
    """A clipped ball and a pot of flowers beside the door."""
    clay = terracotta()
    x = house.door + 0.92
    box_ball(x, -0.32, clay_pot(x, -0.32, GROUND, 0.19, 0.34, clay), 0.25, box_leaf(), rg)
    x = house.door - 0.8
    soil = clay_pot(x, -0.34, GROUND, 0.15, 0.27, clay)
    geraniums(x, -0.34, soil, 0.17, rg, m_leaf("bloom", *colour, 0.25, False), geranium_leaf(), 14)
    doormat(house.door - 0.36, house.door + 0.36, -0.37, -0.05, 0)


def beds(x0, x1, rg, shrubs):
    """A planted strip along the front: `shrubs` lists (x, radius, foliage)."""
    soil_bed(x0, x1, -0.75, -0.02, GROUND + 0.01, rg)
    for x, radius, kind in shrubs:
        loose_shrub(x, -0.4, GROUND, radius, leaves_of(kind), rg, 2600, 0.045)


def terrace_garden(house, rg):
    """A tiled path, a low wall of the house's brick, and a bed under the window."""
    pavement(rg)
    d = house.door
    tiled_floor(d - 0.6, d + 0.6, WALL, -0.42, GROUND + 0.004, ("#c9c2b2", "#2b2c2e"))
    low_wall(d + 0.72, 6, house.wall)
    low_wall(-6, d - 0.72, house.wall)
    beds(d + 0.8, 4.2, rg, [(0.1, 0.36, "dark"), (2.6, 0.42, "mid"), (3.4, 0.3, "lime")])
    lavender(d + 1.0, 3.6, -1.1, rg)
    gravel = m_stone("gravel", "#8f877a", "#78716a", "#b3aa9c", 30, 0.95, 1.0, 0.012)
    level("gravel", -6, 6, WALL, 0, GROUND, gravel)
    pots(house, rg)


def semi_garden(house, rg):
    """A brick-edged path, lawn, and roses under the bay."""
    pavement(rg)
    d = house.door
    slab = m_stone("pathslab", "#b0a898", "#9a9385", "#7d776c", 4, 0.82, 0.5, 0.003, attr="rnd")
    paving(d - 0.62, d + 0.62, WALL, -0.42, GROUND, slab, rg, 0.6, 0.4, stagger=0.0)
    low_wall(d + 0.72, 6, house.wall, 0.42)
    low_wall(-6, d - 0.72, house.wall, 0.42)
    lawn(rg, d + 0.65, 5, WALL, -0.9, GROUND)
    lawn(rg, -5, d - 0.65, WALL, -0.4, GROUND)
    beds(d + 0.8, 4.4, rg, [(3.1, 0.4, "dark")])
    pink = m_leaf("rose", "#b4566a", "#d58f92", "#f0c8c4", 0.25, False)
    for x in (-0.45, 0.5, 1.4, 2.3):
        hydrangea(x, -0.95, GROUND, 0.3, rg, pink, leaves_of("mid"), 12)
    pots(house, rg, ("#d8d2c4", "#efeade", "#ffffff"))


def cottage_garden(house, rg):
    """A brick path between lavender, and loose shrubs along the boards."""
    pavement(rg)
    path = m_flat_brick("path", ("#8a5a46", "#96664f", "#7b4e3d", "#a27058"), "#9b8d7c")
    level("path", house.door - 0.55, house.door + 0.55, WALL - 0.02, -0.4, GROUND + 0.006, path)
    soil_bed(-5, house.door - 0.56, WALL, -0.02, GROUND + 0.01, rg)
    soil_bed(house.door + 0.56, 5, WALL, -0.02, GROUND + 0.01, rg)
    mop = m_leaf("mop", "#8f9dc4", "#b7c1dc", "#e3e6f2", 0.25, False)
    for side in (-1, 1):
        for row in (-0.75, -1.35, -1.8):
            x0, x1 = sorted((side * 0.75, side * 3.9))
            lavender(x0, x1, row, rg, 0.4)
        hydrangea(side * 1.25, -0.4, GROUND, 0.36, rg, mop, leaves_of("mid"), 14)
        loose_shrub(side * 3.3, -0.42, GROUND, 0.5, leaves_of("dark"), rg, 2800, 0.05)
    doormat(house.door - 0.36, house.door + 0.36, -0.37, -0.05, 0)


def new_town_garden(house, rg):
    """An open lawn with a straight path, as the new town was laid out."""
    pavement(rg)
    d = house.door
    slab = m_stone("pathslab", "#b4afa4", "#a09b90", "#858076", 4, 0.82, 0.4, 0.002, attr="rnd")
    paving(d - 0.6, d + 0.6, -4.0, -0.42, GROUND, slab, rg, 0.6, 0.6, stagger=0.0)
    lawn(rg, d + 0.62, 5, -3.4, -0.75, GROUND)
    lawn(rg, -5, d - 0.62, -3.4, -0.3, GROUND)
    beds(d + 0.7, 4.4, rg, [(-0.5, 0.3, "lime"), (2.7, 0.44, "dark"), (3.4, 0.34, "mid")])
    lavender(0.0, 2.2, -0.55, rg)
    pots(house, rg, ("#7a1420", "#9c2029", "#b5393a"))


GARDENS = {"terrace": terrace_garden, "semi": semi_garden, "cottage": cottage_garden, "new-town": new_town_garden}
