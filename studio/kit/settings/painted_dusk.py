"""A house front of white-painted brick at dusk, seen from the left: two lanterns, a lamplit window, pots and a bed. Metres."""

from kit.doors.porch import coach_lantern, doormat
from kit.garden.climbers import climber
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump, lavender_row
from kit.garden.pots import soil_bed, zinc_planter
from kit.garden.shrubs import box_ball, loose_shrub
from kit.interior.pictures import framed_print
from kit.light import area, point, world_hdri
from kit.materials.brick import brick_mat
from kit.materials.clear_glass import clear_glass
from kit.materials.leaf import box_leaf, m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_stone, york_stone
from kit.shapes.placing import remove
from kit.shapes.sheets import level, wall_y
from kit.shapes.solids import box, text
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall
from kit.windows.distant import cottage_window

WARM = (1, 0.80, 0.58)
LEFT, RIGHT = -4.6, 6.4  # how far the front is seen
WINDOW = (-7 * HALF_BRICK - 1.125, -7 * HALF_BRICK, 12 * COURSE, 28 * COURSE)
GROUND = -0.155


def painted_front(door, rng):
    """The wall round `door` (x0, x1, head), painted over bricks and joints, and its window."""
    x0, x1, head = door
    paint = brick_mat("paintedbrick", ("#d9d3c5", "#d5cec0", "#dcd7ca"), "#d0c8b8", "#bdb4a4", "#e4dfd3", "#b9ae9c", 0.2)
    brick_wall("wall", LEFT, RIGHT, -0.30, 3.4, [(x0, x1, 0, head), WINDOW], paint, paint, seed=5)
    slate = simple("slate", srgb("#2b2f33"), 0.5, noise=0.3, bump=0.2)
    box("numberplate", x0 - 0.47, x0 - 0.28, -0.012, 0, 1.26, 1.42, slate, 0.003)
    text("number", "27", 0.10, (x0 - 0.375, -0.0125, 1.305), simple("numberpaint", srgb("#e9e4d8"), 0.6), ext=0.0005, bev=0)
    white, stone = m_upvc("windowwhite", srgb("#e6e1d6"), 0.3), york_stone()
    cottage_window(*WINDOW, white, rng, stone, clear_glass(250, 0.2), drapes="#c4a882", room_glow=0.8)


def parlour():
    """A lamplit room behind the window, in place of the dim one that is seen by day."""
    remove("dimroom")
    plaster = simple("parlour", srgb("#b49c7c"), 0.9, spec=0.15)
    a, b = WINDOW[0] - 1.2, WINDOW[1] + 2.4
    wall_y("parlourwall", a, b, 0, 2.4, 2.2, plaster)
    level("parlourceiling", a, b, 0.1, 2.2, 2.4, plaster)
    framed_print(WINDOW[0] + 0.9, WINDOW[0] + 1.6, 1.15, 1.80, 2.2)
    point((WINDOW[0] + 0.3, 1.5, 1.75), 22, (1, 0.76, 0.50), 0.1)


def forecourt(door, rng):
    """Stone step and flags, a bed under the window, two planters."""
    x0, x1, _ = door
    mid = (x0 + x1) / 2
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    slab = m_stone("slab", "#a9a294", "#8f897d", "#6f6a61", 4, 0.82, 0.6, 0.004, attr="rnd")
    box("step", mid - 0.98, mid + 0.98, -0.44, 0.08, GROUND, 0, stone, 0.014, 4)
    paving(LEFT, RIGHT, -3.6, -0.02, GROUND, slab, rng, 0.6, 0.45, stagger=0.5)
    doormat(mid + 0.02, mid + 0.66, -0.38, -0.06, 0)
    soil_bed(LEFT, x0 - 0.95, -0.62, -0.004, GROUND + 0.01, rng)
    box("edging", LEFT, x0 - 0.93, -0.68, -0.62, GROUND - 0.05, GROUND + 0.05, stone, 0.01)
    green = m_leaf("shrub", "#22371c", "#466a2c", "#76944a")
    loose_shrub(-2.15, -0.36, GROUND, 0.40, green, rng, 2800, 0.05)
    loose_shrub(-0.98, -0.30, GROUND, 0.27, m_leaf("lime", "#4b6326", "#84983c", "#b9c06a"), rng, 2000, 0.04)
    lavender_row(lavender_clump(rng), rng, (-1.80, -0.46, GROUND), 0.27, 4, 0.04, (0.8, 1.0))
    zinc = dark_zinc()
    for x, r in ((x0 - 0.40, 0.20), (x1 + 0.46, 0.24)):
        box_ball(x, -0.30, zinc_planter(x, -0.30, GROUND, 0.18, 0.36, zinc), r, box_leaf(), rng)
    soil_bed(3.0, 3.75, -0.34, -0.004, GROUND + 0.004, rng)
    vine, bloom = m_leaf("jasmine", "#27431e", "#47702f", "#7d9a4c"), m_leaf("stars", "#d9d4c4", "#efeadd", "#faf6ec", 0.3, False)
    stem = [(3.35, -0.1), (3.3, 0.7), (3.42, 1.4), (3.2, 2.0), (3.0, 2.5), (2.5, 2.75), (1.9, 2.7)]
    climber(stem, 0.12, 3400, 0.045, vine, rng, flowers=bloom, bloom_count=34)


def dusk(door):
    """Lanterns on both sides of the door, the lamp in the parlour, little light from the sky."""
    x0, x1, _ = door
    for x in (x0 - 0.375, x1 + 0.40):
        coach_lantern(x, 1.86, clear_glass(220, 0.2), glow=9.0)
        point((x, -0.20, 1.87), 13, WARM, 0.05)
    mid = (x0 + x1) / 2
    area((mid - 1.2, -3.4, 0.7), (mid, 0, 1.0), 2.0, 34, (1, 0.84, 0.66), sy=0.8)
    # Hardly blue: the painted wall takes on the sky's colour.
    world_hdri("forest", 0.40, 250, (0.94, 0.95, 1.0, 1), sat=0.6)


def painted_dusk(door, rng):
    """All of it round `door` (x0, x1, head)."""
    painted_front(door, rng)
    parlour()
    forecourt(door, rng)
    dusk(door)
