"""Fitting a front door: a composite door on packers in a brick opening, a level at its jamb, the fitter's tools on the step."""

import random

from kit.camera import look
from kit.door_leaf.leaf import build_leaf
from kit.doors.frame import FRAME_PROFILE
from kit.garden.ground import paving
from kit.garden.pots import zinc_planter
from kit.garden.shrubs import box_ball
from kit.job import albedo, repository_json
from kit.light import dapple, daylight
from kit.materials.brick import m_brick, m_mortar
from kit.materials.leaf import box_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import dark_zinc, m_stone
from kit.shapes.outlines import rect
from kit.shapes.placing import place
from kit.shapes.solids import box, ring_sweep
from kit.trade.measuring import spirit_level, tape_measure
from kit.trade.parts import PACKER_COLOURS, scatter_packers, screws
from kit.trade.tools import DRILL_HEIGHT, drill, screwdriver, sealant_gun
from kit.walls.brickwork import COURSE, brick_wall
from kit.walls.fronts import INNER
from scenes.step_fitting import carton

# input: data/door-leaves.json offers.westminster

BLUE = "#27445f"
HALF, HEAD = 0.522, 28 * COURSE + 0.012  # of the opening
FRAME, FRAME_HEAD = 0.5012, 28 * COURSE - 0.004  # half width and height of the frame
GAP = HALF - FRAME
GROUND = -0.155


def wall():
    """Red brick, and the raw edges where the old frame came out."""
    brick = m_brick("brick", ("#7f5341", "#8c5d4a", "#97674f", "#85563f", "#a2745a", "#704a3b", "#93634d"))
    mortar = m_mortar("mortar", "#b3a898")
    brick_wall("front", -2.0, 2.2, -0.30, 2.7, [(-HALF, HALF, 0, HEAD)], brick, mortar, seed=9, depth=0.1)
    raw = simple("raw", srgb("#b0a797"), 0.95, noise=0.4, bump=0.7, scale=60)
    block = simple("block", srgb("#a39e94"), 0.95, noise=0.35, bump=0.7, scale=55)
    for side in (-1, 1):
        a, b = sorted((side * HALF, side * (HALF - 0.0025)))
        box("raw", a, b, 0.045, 0.1, 0.0, HEAD, raw, 0.001)
        a, b = sorted((side * (FRAME + 0.006), side * 0.70))
        box("inner", a, b, 0.101, INNER, -0.1, 2.3, block, 0)


def doorway():
    """The door in its new frame, blue film still on the jamb."""
    frame, alu = m_upvc("frame", albedo(WHITE, 0.75), 0.30, True), m_metal("alu", (0.55, 0.55, 0.55, 1), 0.32)
    ring_sweep("frame", rect(-FRAME, FRAME, -0.032, FRAME_HEAD), FRAME_PROFILE, frame, cap=False, smooth=28)
    dark = simple("behind", (0.006, 0.006, 0.006, 1), 0.6)
    box("behind", -FRAME + 0.03, FRAME - 0.03, 0.112, 0.12, 0, FRAME_HEAD, dark, 0)
    box("threshold", -FRAME, FRAME, 0.012, 0.10, 0, 0.014, alu, 0.003, 3)
    box("threshold2", -FRAME + 0.01, FRAME - 0.01, 0.050, 0.10, 0.012, 0.024, alu, 0.002)
    film = m_upvc("film", srgb("#86aaca"), 0.35)
    for side, low, high in ((1, 0.30, 0.96), (1, 1.04, 1.80), (-1, 1.10, 1.86)):
        a, b = sorted((side * (FRAME - 0.003), side * (FRAME - 0.029)))
        box("film", a, b, 0.0494, 0.0504, low, high, film, 0)
    style = repository_json("data", "door-leaves.json")["offers"]["westminster"]
    build_leaf(style, albedo(BLUE, 0.6), False)


def packers(rg):
    """Plastic packers between frame and brick, two by two."""
    colours = [simple("shim%d" % k, srgb(c), 0.4) for k, c in enumerate(PACKER_COLOURS)]
    for k, z in enumerate((0.16, 0.60, 1.06, 1.52, 1.96)):
        for side in (-1, 1):
            for i in range(2):
                y = -0.020 + rg.uniform(-0.012, 0.010)
                near, far = FRAME + i * GAP / 2, FRAME + (i + 1) * GAP / 2 - 0.0003
                a, b = sorted((side * near, side * far))
                box("shim", a, b, y, y + 0.1, z - 0.019, z + 0.019, colours[(k + i * 2 + (side > 0)) % 5], 0.0006)


def tools(rg):
    """The level stands at the jamb; on the step lies what the frame is fixed and sealed with."""
    place(spirit_level(0.90), (-FRAME + 0.060, 0.036, 0.014 + 0.456), (0, -90, 0))
    place(drill(), (0.44, -0.255, DRILL_HEIGHT), (90, 0, 196))
    place(carton(), (0.64, -0.21, 0), (0, 0, -12))
    place(sealant_gun(), (-0.26, -0.30, 0), (0, 0, 12))
    place(tape_measure(0.06), (0.12, -0.34, 0), (0, 0, 35))
    place(screwdriver(), (0.06, -0.20, 0), (0, 0, -14))
    scatter_packers([(0.26 + rg.gauss(0, 0.045), -0.19 + rg.gauss(0, 0.03), 0.001 + 0.0062 * (k // 3)) for k in range(9)], rg)
    screws([(0.60 + rg.gauss(0, 0.05), -0.34 + rg.gauss(0, 0.02), 0) for _ in range(8)], rg)


def surroundings(rg):
    """Step, path and a box ball in a planter."""
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    box("step", -0.80, 0.80, -0.46, 0.08, GROUND, 0, stone, 0.014, 4)
    slab = m_stone("slab", "#a9a294", "#8f897d", "#6f6a61", 4, 0.82, 0.6, 0.004, attr="rnd")
    paving(-2.4, 2.4, -3.2, -0.02, GROUND, slab, rg, 0.5, 0.45, stagger=0.5)
    soil = zinc_planter(-1.08, -0.27, GROUND, 0.16, 0.34, dark_zinc())
    box_ball(-1.08, -0.27, soil, 0.22, box_leaf(), rg)


def build():
    """The doorway from the path in morning sun."""
    rg = random.Random(83)
    wall()
    doorway()
    packers(rg)
    surroundings(rg)
    tools(rg)
    towards = daylight(46, 34, 5.2, (1, 0.88, 0.72), 0.9, sky=1.0, rot=90)
    dapple(towards, rg, (0.1, 0, 1.2), 14, (2.0, 1.5), (0, 0, 0.9, 0.7), size=0.11)
    look((0.98, -3.15, 1.38), (0.04, 0, 0.54), 2.42, None, 9)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
