"""TruFrame composite doors: a deep green panelled door in a cream rendered cottage, a boarded one in a flint cottage.

Views: `hero`; `evening` (the same at dusk from the other side, lantern lit); `flint` (another cottage: knapped flint with brick dressings).
"""

import math
import random

import bpy

from kit.camera import front_view, look
from kit.door_leaf.leaf import build_leaf
from kit.door_leaf.skins import Skin
from kit.doors.canopy import braced_canopy
from kit.doors.frame import FRAME_FACE, door_frame
from kit.doors.furniture import butt_hinges, door_number, letter_plate, lever, ring_knocker
from kit.doors.leaf import grid_cells, panelled_leaf, weather_bar
from kit.doors.porch import coach_lantern, doormat, milk_bottles
from kit.garden.climbers import climber
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump, lavender_row
from kit.garden.pots import clay_pot, soil_bed
from kit.garden.shrubs import geraniums, hydrangea, loose_shrub
from kit.job import albedo, aspect, repository_json
from kit.light import dapple, sun, world_hdri
from kit.materials.brick import m_mortar, orange_brick
from kit.materials.clear_glass import clear_glass
from kit.materials.evening_glass import evening_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import METALS, m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.obscure_glass import obscure_glass
from kit.materials.paint import m_upvc
from kit.materials.stone import flint_mat, m_stone, render_coat, terracotta, york_stone
from kit.settings.cottage_dusk import cottage_dusk
from kit.shapes.placing import group
from kit.shapes.sheets import level
from kit.shapes.solids import box
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall, keep_bricks
from kit.walls.fronts import flints, rendered_wall
from kit.windows.distant import cottage_window

# input: data/door-leaves.json catalogue.frome

LEFT, RIGHT, HEAD = -1.42, -0.40, 2.10  # door opening
MID = (LEFT + RIGHT) / 2
GROUND = -0.16
WINDOW = (0.75, 1.95, 0.86, 2.02)
GREEN, DUCK_EGG, WHITE = "#2f5140", "#b4cbc6", "#f3f2ee"


def doorway(glass):
    """White frame and green leaf with brass furniture; `glass` is that of its lights."""
    paint, brass = Skin(albedo(GREEN, 0.62, "leaf")), m_hardware("furniture", *METALS["gold"])
    white = m_upvc("white", srgb("#efece4"), 0.30)
    door_frame(LEFT, RIGHT, HEAD, white, sealant="#d9d2c2")
    w, h = RIGHT - LEFT - 0.01 - 2 * FRAME_FACE, HEAD - 0.004 - FRAME_FACE - 0.03
    cells = grid_cells(w, 0.115, 2, 0.105)
    rows = [
        (0.21, 0.74, [(*c, "panel") for c in cells]),
        (0.91, 1.50, [(*c, "panel") for c in cells]),
        (1.61, h - 0.118, [(*c, "glass") for c in cells]),
    ]
    with group((MID, 0.070, 0.030)):
        panelled_leaf(w, h, rows, paint, glass, 0.115)
        weather_bar(-w / 2, w / 2, paint.trim)
        lever(w / 2 - 0.054, brass, 1)
        letter_plate(0.825, brass)
        ring_knocker(1.17, brass)
        door_number("5", 1.36)
        butt_hinges(-w / 2 - 0.004, (0.22, 1.0, 1.8), white)
    return white


def front_garden(rng):
    """York stone step and flags, hydrangeas under the window, pots, milk."""
    stone = york_stone()
    flags = m_stone("flags", "#a99b80", "#8d8370", "#6d675b", 4, 0.85, 0.7, 0.005, attr="rnd")
    box("step", MID - 0.70, MID + 0.70, -0.42, 0.08, GROUND, 0, stone, 0.018, 4)
    paving(-3.4, 3.4, -3.2, -0.02, GROUND, flags, rng, 0.62, 0.42, 0.012, 0.37, "#6a6250")
    soil_bed(0.05, 3.2, -0.62, -0.004, GROUND + 0.005, rng)
    for k in range(7):
        box(
            "edging",
            0.02 + k * 0.42,
            0.43 + k * 0.42,
            -0.70,
            -0.62,
            GROUND - 0.05,
            GROUND + 0.05 + rng.gauss(0, 0.005),
            stone,
            0.012,
        )
    green = m_leaf("hydrangealeaf", "#2b4a22", "#4f7533", "#7d9a4d")
    blue, pink = m_leaf("mopblue", "#7688b8", "#9fb0d6", "#d3dcee", 0.3, False), m_leaf(
        "moppink", "#b5788f", "#d3a3b4", "#efd9df", 0.3, False
    )
    hydrangea(0.80, -0.36, GROUND, 0.34, rng, blue, green, 24)
    hydrangea(1.62, -0.34, GROUND, 0.38, rng, blue, green, 26)
    hydrangea(2.40, -0.38, GROUND, 0.36, rng, pink, green, 20)
    clay = terracotta()
    leaf, red = m_leaf("geraniumleaf", "#2f4f26", "#55793a", "#83a057"), m_leaf(
        "geraniumred", "#a3202a", "#c23a3f", "#d96a63", 0.25, False
    )
    s = clay_pot(MID - 0.90, -0.26, GROUND, 0.17, 0.30, clay)
    geraniums(MID - 0.90, -0.26, s, 0.19, rng, red, leaf)
    s = clay_pot(MID - 1.22, -0.46, GROUND, 0.13, 0.22, clay)
    geraniums(MID - 1.22, -0.46, s, 0.14, rng, m_leaf("white", "#d8d2c4", "#efeade", "#ffffff", 0.25, False), leaf, 9)
    milk_bottles(MID + 0.46, -0.16, 0, rng)
    doormat(MID - 0.36, MID + 0.36, -0.37, -0.05, 0)


def rendered_cottage(rng, evening):
    """The cream cottage front with canopy, window and wisteria."""
    coat = render_coat("limerender", "#d0c3a6")
    left = -5.6 if evening else -3.4
    rendered_wall(left, 3.4, -0.3, 3.2, [(LEFT, RIGHT, 0, HEAD), WINDOW], coat)
    white = doorway(evening_glass(MID, (0.18, 1.95), 1.35) if evening else obscure_glass("rain", MID, 0.34))
    braced_canopy(LEFT, RIGHT, white)
    stone = m_stone("sillstone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    glass = clear_glass(250, 0.2 if evening else 0.55)
    drapes, glow = ("#c4a882", 0.8) if evening else ("#cfc3ae", 0.45)
    cottage_window(*WINDOW, white, rng, stone, glass, drapes=drapes, room_glow=glow)
    coach_lantern(0.02, 1.72, glass, glow=9.0 if evening else 1.0)
    front_garden(rng)
    vine, wisteria = m_leaf("vine", "#35522a", "#64873c", "#9bb05f"), m_leaf(
        "wisteria", "#6c5f9a", "#9a8cc2", "#cfc6e4", 0.3, False
    )
    climber(
        [(2.3, -0.1), (2.25, 0.9), (2.35, 1.7), (2.2, 2.35), (1.3, 2.42), (0.5, 2.36), (0.1, 2.42)],
        0.10,
        3200,
        0.06,
        vine,
        rng,
        flowers=wisteria,
        bloom_count=46,
    )
    if evening:
        cottage_dusk(rng, left, GROUND, (MID, 2.375), (0.02, 1.73))
        look((2.05, -4.7, 1.50), (-0.72, 0, 1.14), 4.7, None, 8)
        return
    d = sun(-50, 36, 7.0, (1, 0.91, 0.79), 0.8)
    dapple(d, rng, (0, 0, 1.2), 14, (2.9, 1.9), keep=(-0.9, 0, 0.8, 0.9))
    world_hdri("forest", 0.55, 250)
    front_view(-2.56, 2.54, -0.56, aspect(), 6.2, -0.1)


def styled_door(slug, hex_colour):
    """Frame and leaf of a catalogue style about x = 0; returns the opening's half width and height."""
    half, top = 4.5 * HALF_BRICK, 28 * COURSE
    door_frame(-half, half, top, m_upvc("frame", albedo(WHITE, 0.75), 0.32, True), sealant="#cfc9bc")
    build_leaf(repository_json("data", "door-leaves.json")["catalogue"][slug], albedo(hex_colour, 0.6), False)
    return half, top


def flint_cottage(rng):
    """A cottage of knapped flint with toothed brick dressings and a boarded door with a small four-pane light."""
    half, top = styled_door("frome", DUCK_EGG)
    mortar = m_mortar("mortar", "#b8ab95")
    brick_wall("wall", -2.6, 2.6, -0.30, 3.3, [(-half, half, 0, top)], orange_brick(), mortar, seed=5, xoff=0.05625)
    bricks = bpy.data.objects["wall"]

    def dressing(x, z):
        reach = half + (0.225 if int((z + 0.3) / 0.225) % 2 else 0.3375)
        return abs(x) < reach and z < top + 0.235 or z < 0.22

    def flint(x, z):
        return not dressing(x, z) and not dressing(x - math.copysign(0.012, x), z)

    keep_bricks(bricks, dressing)
    flints(-2.3, 2.3, 0.20, 2.75, flint, flint_mat(), rng)
    stone = york_stone()
    flags = m_stone("flags", "#a99b80", "#8d8370", "#6d675b", 4, 0.85, 0.7, 0.005, attr="rnd")
    box("step", -0.72, 0.72, -0.42, 0.08, GROUND, 0, stone, 0.018, 4)
    paving(-0.75, 0.75, -3.0, -0.42, GROUND, flags, rng, 0.50, 0.42, 0.014, 0.37, "#6a6250")
    soil_bed(-2.6, -0.76, -1.1, -0.004, GROUND - 0.01, rng)
    soil_bed(0.76, 2.6, -1.1, -0.004, GROUND - 0.01, rng)
    level("earth", -3, 3, -3.2, 0, GROUND - 0.03, simple("earth", srgb("#5d4f3d"), 0.95, noise=0.6))
    clumps = lavender_clump(rng, 190, 0.50)
    lavender_row(clumps, rng, (-1.95, -0.60, GROUND), 0.30, 4, 0.06, (0.8, 1.1))
    lavender_row(clumps, rng, (0.98, -0.60, GROUND), 0.33, 3, 0.06, (0.8, 1.1))
    green = m_leaf("shrub", "#2b4a22", "#4f7533", "#7d9a4d")
    loose_shrub(-1.35, -0.26, GROUND, 0.30, green, rng, 2600, 0.05)
    leaf, rose = m_leaf("roseleaf", "#24401d", "#3f6529", "#6d8c43"), m_leaf(
        "roses", "#e3cfae", "#f0e3c8", "#fbf5e6", 0.3, False
    )
    climber(
        [(1.42, -0.1), (1.30, 0.7), (1.38, 1.5), (1.16, 2.15), (0.50, 2.46), (-0.35, 2.52)],
        0.13,
        3400,
        0.055,
        leaf,
        rng,
        flowers=rose,
        bloom_count=34,
    )
    clay = terracotta()
    s = clay_pot(-0.93, -0.30, GROUND, 0.16, 0.28, clay)
    geraniums(-0.93, -0.30, s, 0.18, rng, m_leaf("bloom", "#c9838f", "#e0a9ad", "#f3d6d4", 0.25, False), green, 14)
    coach_lantern(-0.90, 1.72, clear_glass(250, 0.55), glow=1.0)
    milk_bottles(0.46, -0.16, 0, rng)
    doormat(-0.36, 0.36, -0.37, -0.05, 0)
    d = sun(-46, 35, 7.0, (1, 0.90, 0.77), 0.8)
    dapple(d, rng, (0, 0, 1.3), 15, (2.3, 1.9), keep=(0, 0, 0.75, 1.0))
    world_hdri("forest", 0.55, 250)
    front_view(-1.95, 1.95, -0.32, aspect(), 7.0, -0.15, 1.4)


def build(view="hero"):
    """One of the views named above."""
    rng = random.Random(21)
    if view == "flint":
        flint_cottage(rng)
    else:
        rendered_cottage(rng, view == "evening")
    return {"bounces": 3}
