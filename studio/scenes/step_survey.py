"""Survey: a tape drawn across a deep oak sill, a laser measure, a clipboard with a dimensioned sketch; garden outside."""

import math
import random

from kit.camera import look
from kit.garden.beyond import blurred_garden
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import room_side
from kit.light import area, daylight
from kit.materials.clear_glass import see_through
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.placing import grained, place
from kit.shapes.solids import box, lathe, tube
from kit.trade.measuring import clipboard, laser_measure, pencil, tape_measure
from kit.walls.fronts import INNER
from kit.windows.casement import Casement
from kit.windows.finish import fitter_finish
from kit.windows.frame import CHAMFER

OPENING = (-0.78, 1.10, 0.95, 2.20)
FRAME_Y, SILL_FRONT = 0.10, 0.56


def window():
    """White window of three lights in its plastered reveal, over a deep oak board."""
    finish = fitter_finish(0.86, "#9a9a97")
    finish.glass = see_through()
    x0, x1, z0, z1 = OPENING
    lights = [(1, "open"), (1.1, "fixed"), (1, "open")]
    Casement(
        (x0, x1, z0, z1),
        FRAME_Y,
        finish,
        lights,
        frame_w=0.058,
        depth=0.070,
        sash_w=0.062,
        mullion=0.066,
        moulding=CHAMFER,
        sash_depth=0.078,
    )
    # On the stiles that close against the mullions: the hinges are at the reveals.
    for x in (-0.227, 0.546):
        box("handlebase", x - 0.012, x + 0.012, FRAME_Y + 0.077, FRAME_Y + 0.088, 1.38, 1.50, finish.metal, 0.005, 3)
        tube(
            "handle",
            [
                (x, FRAME_Y + 0.088, 1.44),
                (x, FRAME_Y + 0.118, 1.44),
                (x, FRAME_Y + 0.122, 1.43),
                (x, FRAME_Y + 0.122, 1.33),
            ],
            0.0085,
            finish.metal,
            5,
        )


def board(rg):
    """Oak window board in three staves, a cupboard front under it."""
    oak = wood("sill", "#b58a58", "#86602f", "X")
    for k in range(2):
        y = FRAME_Y + 0.06 + k * 0.135
        grained(box("stave", OPENING[0] - 0.0, OPENING[1], y, y + 0.1346, 0.912, 0.95, oak, 0.0015), rg)
    grained(box("nose", -2.6, 2.6, 0.4302, SILL_FRONT, 0.912, 0.95, oak, 0.005), rg)
    grained(box("returnL", -2.6, OPENING[0], INNER, 0.4300, 0.912, 0.95, oak, 0.002), rg)
    grained(box("returnR", OPENING[1], 2.6, INNER, 0.4300, 0.912, 0.95, oak, 0.002), rg)
    box("front", -2.6, 2.6, INNER, 0.52, 0.1, 0.91, simple("front", srgb("#5f6d66"), 0.5), 0.002)


def build(view="hero"):
    """The sill with the surveyor's things, looked at along the light."""
    rg = random.Random(61)
    window()
    room_side(OPENING, FRAME_Y, rg, curtains=False, board=False, wall_colour="#d5cdbc")
    blurred_garden(y=-5.0, horizon=1.3, lawn=0.55, strength=1.7)
    board(rg)
    z = OPENING[2]
    place(clipboard(), (0.115, 0.345, z), (0, 0, 171))
    place(tape_measure(0.40), (-0.325, 0.300, z + 0.001), (0, 0, 180))
    place(laser_measure(), (-0.115, 0.43, z), (0, 0, 202))
    place(pencil(), (0.19, 0.305, z + 0.0048), (0, 0, 218))
    mug = simple("mug", srgb("#d6dad3"), 0.25)
    at = (0.325, 0.225, z)
    lathe(
        "mug",
        [
            (0, 0),
            (0.036, 0),
            (0.041, 0.005),
            (0.042, 0.088),
            (0.0405, 0.092),
            (0.0385, 0.088),
            (0.0375, 0.075),
            (0, 0.075),
        ],
        mug,
        48,
        at,
    )
    lathe("tea", [(0, 0.078), (0.0378, 0.078)], simple("tea", srgb("#6b3f1f"), 0.1), 40, at)
    tube(
        "lug",
        [
            (at[0] + 0.041 + 0.024 * math.sin(t), at[1], z + 0.047 + 0.026 * math.cos(t))
            for t in (0.15, 0.6, 1.1, 1.57, 2.0, 2.5, 3.0)
        ],
        0.0055,
        mug,
        5,
    )
    pot_plant(
        (-0.64, 0.245, z),
        m_leaf("herb", "#3b5a2c", "#668f45", "#a0bd72"),
        rg,
        "#b9725a",
        0.062,
        0.115,
        0.11,
        260,
        0.045,
    )
    daylight(28, 36, 6.5, (1, 0.87, 0.70), 1.0, sky=0.75, rot=60)
    area((0.9, 2.4, 2.3), (0, 0.3, 1.0), 1.8, 55, (1, 0.94, 0.86))
    look((0.34, 1.62, 1.56), (-0.10, 0.34, 1.135), 1.12, 1.32, 6.3)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
