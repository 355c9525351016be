"""Not found: a locked oxblood door at dusk, coach lantern lit, heavy brass lock plate and keyhole."""

import math
import random

import numpy as np

from kit.camera import front_view
from kit.door_leaf.skins import Skin
from kit.doors.frame import FRAME_FACE, door_frame
from kit.doors.furniture import butt_hinges, centre_knob, cylinder_rose, door_number, letter_plate, ring_knocker
from kit.doors.leaf import grid_cells, panelled_leaf, weather_bar
from kit.doors.porch import coach_lantern
from kit.garden.climbers import climber
from kit.garden.pots import zinc_planter
from kit.garden.shrubs import box_ball
from kit.job import aspect
from kit.light import sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.evening_glass import evening_glass
from kit.materials.leaf import box_leaf, m_leaf
from kit.materials.metal import METALS, m_hardware
from kit.materials.nodes import shade, simple
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_stone
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, lathe, ring_sweep, tube
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall

LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE
MID = (LEFT + RIGHT) / 2
GROUND = -0.155


def lock_plate(x, z, m):
    """Tall brass plate with a knob, a large keyhole under a raised rim, and four screws."""
    dark = simple("keyhole", (0.004, 0.004, 0.004, 1), 0.9)
    ring_sweep(
        "lockplate",
        rect(x - 0.045, x + 0.045, z - 0.19, z + 0.13),
        [(0, 0), (0, -0.004), (0.002, -0.007), (0.006, -0.008), (0.010, -0.0065), (0.012, -0.0060)],
        m,
        True,
        35,
    )
    with group((x, -0.006, z + 0.04)):
        centre_knob(0, m, 0, 0.034)
    ring = [
        (x + 0.024 * math.sin(t), -0.0075, z - 0.088 + 0.034 * math.cos(t)) for t in np.linspace(0, math.tau, 40)[:-1]
    ]
    tube("keyrim", ring, 0.0038, m, 6, True)
    lathe("keyround", [(0, 0.0068), (0.0085, 0.0068)], dark, 32, (x, 0, z - 0.078), "Y")
    mesh_obj(
        "keyslot",
        [
            (x - 0.0042, -0.0068, z - 0.080),
            (x + 0.0042, -0.0068, z - 0.080),
            (x + 0.0075, -0.0068, z - 0.112),
            (x - 0.0075, -0.0068, z - 0.112),
        ],
        [(0, 1, 2, 3)],
        dark,
    )
    for sx in (-0.036, 0.036):
        for zz in (z - 0.178, z + 0.118):
            lathe("screw", [(0, 0.0085), (0.003, 0.0085), (0.0042, 0.0065)], m, 16, (x + sx * 0.9, 0, zz), "Y")


def doorway():
    """Dark frame, oxblood leaf with two lit top panes, brass furniture."""
    paint, brass = Skin(shade("#6f1d22", 0.85)), m_hardware("furniture", *METALS["gold"])
    frame = m_upvc("frame", shade("#35292a", 0.8), 0.34, True)
    door_frame(LEFT, RIGHT, HEAD, frame, sealant="#4a4038")
    w, h = RIGHT - LEFT - 0.01 - 2 * FRAME_FACE, HEAD - 0.004 - FRAME_FACE - 0.03
    cells = grid_cells(w, 0.115, 2, 0.105)
    rows = [
        (0.20, 0.74, [(*c, "panel") for c in cells]),
        (0.92, 1.46, [(*c, "panel") for c in cells]),
        (1.57, h - 0.118, [(*c, "glass") for c in cells]),
    ]
    with group((MID, 0.070, 0.030)):
        panelled_leaf(w, h, rows, paint, evening_glass(MID, (0.18, 1.92), 1.7), 0.115)
        weather_bar(-w / 2, w / 2, paint.trim)
        lock_plate(-w / 2 + 0.058, 1.02, brass)
        cylinder_rose(-w / 2 + 0.058, 1.36, brass)
        letter_plate(0.83, brass)
        ring_knocker(1.20, brass)
        door_number("404", 1.485)
        butt_hinges(w / 2 + 0.004, (0.22, 1.0, 1.8), frame)


def build():
    """The doorway at dusk."""
    rg = random.Random(33)
    brick_wall("wall", -2.2, 2.6, -0.3, 3.0, [(LEFT, RIGHT, 0, HEAD)], m_brick(), m_mortar(), seed=3)
    doorway()
    coach_lantern(-0.36, 1.66, clear_glass(200, 0.85, (0.60, 0.74, 1.06, 1)), power=34, glow=12)
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    box("step", MID - 0.75, MID + 0.75, -0.42, 0.08, GROUND, 0, stone, 0.014, 4)
    zinc = dark_zinc()
    leaf = box_leaf()
    for x in (-0.52, 1.52):
        soil = zinc_planter(x, -0.28, GROUND, 0.18, 0.50, zinc)
        box_ball(x, -0.28, soil, 0.25, leaf, rg)
    ivy = m_leaf("ivy", "#1d3318", "#375a26", "#6a8547")
    climber([(1.95, -0.2), (1.85, 0.8), (1.95, 1.6), (1.6, 2.25), (0.9, 2.46)], 0.10, 2600, 0.055, ivy, rg)
    world_hdri("forest", 0.85, 200, (0.60, 0.74, 1.06, 1))
    sun(55, 9, 0.9, (1, 0.55, 0.35), 5)
    front_view(-0.86, 1.58, 0.40, aspect(), 5.2, 0.25, 1.3)
    return {"bounces": 4, "fast_gi": False}
