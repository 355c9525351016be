"""Comp Door: a flush blue door in a modern timber-clad porch, and a stable door in a weatherboarded house.

Views: `hero`; `handle` (the long bar handle and its lock, from the hinges); `weatherboard` (another house, black
boarding).
"""

import random

from kit.camera import front_view, look
from kit.door_leaf.leaf import build_leaf
from kit.door_leaf.skins import Skin
from kit.doors.frame import FRAME_FACE, door_frame, fixed_pane
from kit.doors.furniture import bar_handle, butt_hinges, cylinder_rose
from kit.doors.leaf import boarded_leaf, weather_bar
from kit.doors.porch import coach_lantern, doormat
from kit.garden.ground import paving
from kit.garden.pots import clay_pot, soil_bed
from kit.garden.shrubs import geraniums, hydrangea
from kit.job import albedo, aspect, repository_json
from kit.light import dapple, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.evening_glass import evening_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import shade
from kit.materials.obscure_glass import m_light
from kit.materials.paint import m_upvc
from kit.materials.stone import m_stone, terracotta
from kit.materials.wood import timber
from kit.settings.timber_porch import DARK, HEAD, LEFT, MULLION, RIGHT, forecourt, porch
from kit.shapes.placing import group
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall
from kit.walls.fronts import weatherboards

# input: data/door-leaves.json catalogue.burford

BLUE, CHARTWELL, WHITE = "#27445f", "#a9b79f", "#f3f2ee"
HALL = 1.20  # the middle of the hall that is seen through the squares
LEAF = MULLION + 0.034, RIGHT - 0.005 - FRAME_FACE  # left and right edge of the leaf


def doorway(lights=None):
    """Dark frame, satin side panel and flush leaf; `lights` is the glass of the leaf's squares, satin too unless given."""
    paint, steel = Skin(albedo(BLUE, 0.62, "leaf")), furniture("steel")
    frame = m_upvc("frame", shade(DARK, 0.5), 0.40)
    door_frame(LEFT, RIGHT, HEAD, frame, mullions=(MULLION,), sealant=DARK)
    glass = m_light("satin")
    fixed_pane(LEFT + 0.058, MULLION - 0.032, 0.06, HEAD - 0.062, 0.056, frame, glass)
    x0, x1 = LEAF
    w, h = x1 - x0, HEAD - 0.004 - FRAME_FACE - 0.03
    joints = [h * k / 6 for k in range(1, 6)]
    units = [(0.08, 0.28, h * (k + 0.5) / 6 - 0.10, h * (k + 0.5) / 6 + 0.10) for k in range(1, 6)]
    with group(((x0 + x1) / 2, 0.070, 0.030)):
        boarded_leaf(w, h, joints, units, paint, lights or glass, steel)
        bar_handle(-w / 2 + 0.085, 0.36, 1.72, steel)
        cylinder_rose(-w / 2 + 0.052, 1.02, steel)
        butt_hinges(w / 2 + 0.004, (0.22, 1.0, 1.8), frame)
        weather_bar(-w / 2, w / 2, paint.trim)


def modern_house(rng, shown):
    """The timber-clad porch, seen as a whole or close to the handle, when its hall is lit."""
    porch(rng)
    doorway(evening_glass(HALL, (0.02, 1.36), 1.05) if shown == "handle" else None)
    forecourt(rng)
    d = sun(40, 31, 6.2, (1, 0.93, 0.83), 0.8)
    world_hdri("forest", 0.70, 130)
    if shown == "handle":
        # From the hinges, so that the bar stands clear of the leaf and the squares lead to it.
        look((LEAF[1] + 0.80, -1.74, 1.34), (LEAF[0] + 0.20, 0, 1.055), 1.40, fstop=13)
        return
    dapple(d, rng, (0, 0, 1.2), 12, (2.9, 1.9), keep=(0.8, 0, 0.9, 0.9))
    front_view(-2.40, 2.50, -0.50, aspect(), 6.4, 0.1)


def boarded_house(rng):
    """An Essex house of black weatherboarding with a Chartwell Green stable door."""
    half, top = 4.5 * HALF_BRICK, 28 * COURSE
    white = m_upvc("frame", albedo(WHITE, 0.70), 0.34, True)
    door_frame(-half, half, top, white, sealant="#cfc9bc")
    build_leaf(repository_json("data", "door-leaves.json")["catalogue"]["burford"], albedo(CHARTWELL, 0.6), False)
    black = timber("tarred", "#1c1b1b", "#0f0f10", "X", 1.2, 0.55)
    weatherboards(-2.6, 2.6, -0.03, 3.2, (-half, half, -0.0299, top), black, rng, trim=white)
    ground = -0.155
    red, lime = m_brick(), m_mortar()
    for seed, x0, x1 in ((4, -2.6, -half - 0.07), (5, half + 0.07, 2.6)):
        brick_wall("plinth", x0, x1, -0.30, -0.02, [], red, lime, seed=seed)
    brick = m_stone("setts", "#8a5a45", "#7a4d3d", "#5f4238", 8, 0.85, 0.5, 0.004, attr="rnd")
    box(
        "step",
        -0.74,
        0.74,
        -0.44,
        0.08,
        ground,
        0,
        m_stone("stone", "#b3a386", "#9c8c70", "#7f735d", 5, 0.82, 0.5, 0.003),
        0.018,
        4,
    )
    paving(-2.8, 2.8, -2.8, -0.30, ground, brick, rng, 0.215, 0.1025, 0.009, 0.5, "#6a6250")
    soil_bed(-2.6, -0.80, -0.42, -0.04, ground - 0.01, rng)
    soil_bed(0.80, 2.6, -0.42, -0.04, ground - 0.01, rng)
    leaf = m_leaf("leaf", "#2f4f26", "#55793a", "#83a057")
    mallow = m_leaf("mallow", "#c98fa6", "#e4b9c8", "#f6e2e8", 0.3, False)
    hydrangea(
        -1.36, -0.34, ground, 0.32, rng, m_leaf("mopwhite", "#d9dcc8", "#ecebdc", "#fbfaf2", 0.3, False), leaf, 24
    )
    hydrangea(1.40, -0.34, ground, 0.30, rng, mallow, leaf, 20)
    clay = terracotta()
    s = clay_pot(-0.96, -0.62, ground, 0.15, 0.26, clay)
    geraniums(-0.96, -0.62, s, 0.17, rng, m_leaf("bloom", "#a3202a", "#c23a3f", "#d96a63", 0.25, False), leaf, 12)
    zinc = m_stone("zinc", "#7d8285", "#6c7174", "#94999b", 7, 0.45, 0.1, 0.001)
    lathe(
        "can",
        [(0.0, 0), (0.12, 0), (0.125, 0.01), (0.125, 0.27), (0.118, 0.28), (0.11, 0.27)],
        zinc,
        40,
        (0.98, -0.56, ground),
    )
    tube(
        "spout",
        [(1.08, -0.60, ground + 0.05), (1.24, -0.68, ground + 0.20), (1.32, -0.72, ground + 0.31)],
        0.016,
        zinc,
        5,
    )
    tube(
        "canhandle",
        [
            (0.90, -0.53, ground + 0.26),
            (0.90, -0.53, ground + 0.36),
            (0.98, -0.56, ground + 0.40),
            (1.06, -0.59, ground + 0.36),
            (1.06, -0.59, ground + 0.26),
        ],
        0.008,
        zinc,
        5,
    )
    coach_lantern(0.90, 1.72, clear_glass(130, 0.55), glow=1.0, y=-0.02)
    doormat(-0.36, 0.36, -0.37, -0.05, 0)
    d = sun(44, 35, 6.8, (1, 0.91, 0.78), 0.8)
    dapple(d, rng, (0, 0, 1.3), 12, (2.3, 1.9), keep=(0, 0, 0.75, 1.0))
    world_hdri("forest", 0.62, 130)
    front_view(-1.88, 1.88, -0.36, aspect(), 7.0, 0.15, 1.4)


def build(view="hero"):
    """One of the views named above."""
    rng = random.Random(4)
    if view == "weatherboard":
        boarded_house(rng)
    else:
        modern_house(rng, view)
    return {"bounces": 3}
