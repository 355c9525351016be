"""A failed unit changed for a new one: the new pane stands on its packers in the open frame, the misted one leans on the wall."""

import random

from kit.camera import look
from kit.garden.beyond import garden_beyond
from kit.interior.rooms import room_side
from kit.light import area, daylight
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import cloth
from kit.materials.misted import misted
from kit.materials.nodes import simple, srgb
from kit.materials.wood import m_wood
from kit.shapes.outlines import rect
from kit.shapes.placing import place, plank
from kit.shapes.sheets import wall_y
from kit.shapes.solids import box, lathe, ring_sweep, tube
from kit.trade.parts import FRAME_LEG_GASKET, FRAME_SECTION, packer, sealed_unit
from kit.trade.tools import screwdriver
from kit.walls.fronts import INNER
from kit.windows.beaded_light import EDGE, UNIT_BEHIND, UNIT_THICK, bead
from kit.windows.finish import fitter_finish

OPENING = (-0.62, 0.26, 0.95, 1.87)
FACE_Y = 0.10
BACK_Y = FACE_Y + 0.070  # the room's face
PLATFORM = 0.058  # from the opening to what the unit stands on
BENCH = 0.66
RED, BLUE, AMBER = "#b5382c", "#2f5f9e", "#cf9f20"
LOOSE = (
    (RED, -0.12, 0.24, 18, 0), (BLUE, -0.105, 0.245, 44, 1), (AMBER, -0.12, 0.24, -8, 2), (RED, -0.30, 0.28, -30, 0),
    (BLUE, 0.06, 0.27, 70, 0), (AMBER, -0.02, 0.19, 12, 0),
)  # packers on the bench: colour, x, y, turn, how many lie under it


def lifter():
    """A glazier's lifter: two rubber cups on a bar that is held in the middle; it lies on the plane y = 0, facing +y."""
    body, rubber = simple("lifter", srgb("#c4472f"), 0.4), simple("cup", srgb("#1b1c1d"), 0.6)
    parts = []
    for z in (-0.13, 0.13):
        parts.append(lathe("cup", [(0.060, 0), (0.058, -0.010), (0.030, -0.018), (0, -0.018)], rubber, 40, (0, 0, z), "Y"))
        parts.append(lathe("cuptop", [(0.034, -0.018), (0.032, -0.034), (0, -0.036)], body, 32, (0, 0, z), "Y"))
        parts.append(box("catch", -0.012, 0.052, 0.036, 0.046, z - 0.010, z + 0.010, body, 0.004, 3))
    grip = [(0.030, -0.13), (0.058, -0.085), (0.066, -0.05), (0.066, 0.05), (0.058, 0.085), (0.030, 0.13)]
    parts.append(tube("grip", [(0, y, z) for y, z in grip], 0.0155, body, 6))
    return parts


def new_unit(frame_hole):
    """The new unit on its packers, its foot still proud of them, its head against the outer leg; the lifter on it."""
    x0, x1, z0, z1 = frame_hole
    y = FACE_Y + UNIT_BEHIND
    for x in (x0 + 0.14, x1 - 0.14):
        for k, colour in enumerate((RED, BLUE)):
            place(packer(colour, EDGE), (x + 0.004 * k, BACK_Y - 0.010 - 0.003 * k, z0 + k * EDGE))
    w, h, foot = x1 - x0 - 2 * EDGE, z1 - z0 - 3 * EDGE, 0.020
    turn = 57.29578 * foot / h  # the head is against the gasket
    pane = sealed_unit(w, h, UNIT_THICK, m_glass("newglass", boost=0.6))
    place(pane, (x0 + EDGE, y + foot, z0 + 2 * EDGE), (turn, 0, 0))
    mid, up = x0 + 0.62 * w, 0.60 * h
    place(lifter(), (mid, y + UNIT_THICK + foot * (1 - up / h) + 0.001, z0 + 2 * EDGE + up), (turn, 62, 0))


def old_unit():
    """The failed unit on the bench, leaning on the wall, mist between its panes."""
    w, h, lean = 0.754, 0.794, 10.0
    at = (0.40, INNER + 0.145, BENCH + 0.012)
    parts = sealed_unit(w, h, UNIT_THICK, m_glass("oldglass", boost=0.4))
    haze = misted((at[0], at[0] + w, at[2], at[2] + h), 0.80)
    sheet = wall_y("mist", 0.006, w - 0.006, 0.006, h - 0.006, UNIT_THICK - 0.0045, haze)
    sheet.visible_shadow = False
    place(parts + [sheet], at, (lean, 0, 0))
    rest = simple("rest", srgb("#8c7a5c"), 0.9)
    for x in (at[0] + 0.10, at[0] + w - 0.18):
        box("rest", x, x + 0.08, at[1] - 0.02, at[1] + 0.06, BENCH + 0.004, BENCH + 0.012, rest, 0.002)


def bench(rg, finish):
    """A board on trestles with a dust sheet over it; on it the beads that were taken off, packers, a glazing tool."""
    pine = m_wood("pine", "#b58f5e", "#8d6a41", 1.6, 0.7, "X")
    for y in (INNER + 0.03, INNER + 0.265):
        plank(rg, -1.6, 1.75, y, y + 0.225, BENCH - 0.042, BENCH - 0.004, pine, 0.003)
    sheet = cloth("dustsheet", "#a89f8c", 0)
    box("sheet", -1.2, 1.70, INNER + 0.02, INNER + 0.515, BENCH - 0.004, BENCH + 0.004, sheet, 0.003)
    box("sheetfall", -1.2, 1.70, INNER + 0.508, INNER + 0.518, BENCH - 0.30, BENCH, sheet, 0.004)
    for k, (y, turn) in enumerate(((0.085, 2.0), (0.125, -1.5))):
        at = (-0.22 + 0.05 * k, INNER + y, BENCH + 0.0045)
        bead(0.70, finish, (-1, turn * 0.02, 0), (0, 0, 1), (turn * 0.02, 1, 0), at)
    z = BENCH + 0.004
    for colour, x, y, turn, high in LOOSE:
        place(packer(colour, EDGE), (x, INNER + y, z + high * (EDGE + 0.0002)), (0, 0, turn))
    place(screwdriver(), (-0.62, INNER + 0.22, z), (0, 0, -18))


def build():
    """Window and bench from the middle of the room."""
    rg = random.Random(32)
    room_side(OPENING, FACE_Y, rg, curtains=False, wall_colour="#7f8f8a")
    garden_beyond(rg, level=-0.2, hedge=10.0)
    finish = fitter_finish(0.80, "#55575a")
    for name, section, m in (("frame", FRAME_SECTION, finish.up), ("gasket", FRAME_LEG_GASKET, finish.gasket)):
        ring_sweep(name, rect(*OPENING), [(far, BACK_Y - deep) for deep, far in section], m, False, 25)
    x0, x1, z0, z1 = OPENING
    new_unit((x0 + PLATFORM, x1 - PLATFORM, z0 + PLATFORM, z1 - PLATFORM))
    old_unit()
    bench(rg, finish)
    daylight(30, 36, 5.0, (1, 0.88, 0.72), 1.0, sky=0.7, rot=60)
    for place_, power in (((1.9, 2.6, 2.2), 90), ((-1.6, 2.6, 2.2), 40)):
        area(place_, (0.2, 0.3, 1.1), 1.7, power, (1, 0.96, 0.90)).visible_glossy = False
    look((0.55, 2.55, 1.50), (0.27, INNER, 1.185), 2.20, None, 5)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
