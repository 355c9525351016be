"""A window of two sashes, seen from the room: one sealed unit misted between its panes, the other clear."""

import random

from kit.camera import look
from kit.garden.beyond import garden_beyond
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import room_side
from kit.light import area, daylight
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_hardware
from kit.materials.misted import misted
from kit.shapes.sheets import wall_y
from kit.shapes.solids import box
from kit.windows.beaded_light import EDGE, UNIT_BEHIND, UNIT_THICK, beaded_light
from kit.windows.finish import fitter_finish
from kit.windows.furniture import lever_handle
from kit.windows.sash_from_room import DEPTH, sash_from_room

OPENING = (-0.64, 0.64, 0.92, 1.74)
BACK_Y = 0.185
FRAME = 0.034


def light(opening, finish):
    """One sash with its unit, in half of the window; gives the sash's rectangle, the unit's and its street side's depth."""
    sash, hole, face = sash_from_room(opening, BACK_Y, finish, FRAME)
    beaded_light(hole, face - DEPTH, finish, m_glass("glass", boost=0.35))
    x0, x1, z0, z1 = hole
    return sash, (x0 + EDGE, x1 - EDGE, z0 + EDGE, z1 - EDGE), face - DEPTH + UNIT_BEHIND


def mist(pane, y):
    """The moisture on the inner face of the room's pane; `y` is the unit's street side."""
    sheet = wall_y("mist", *pane, y + UNIT_THICK - 0.0045, misted(pane))
    sheet.visible_shadow = False  # else the drops speckle the sill


def build():
    """Both panes from the sill up, the garden beyond them out of focus."""
    rg = random.Random(47)
    room_side(OPENING, BACK_Y - DEPTH, rg, curtains=False, wall_colour="#cfc7b6")
    finish = fitter_finish(0.84, "#6a6b6c")
    x0, x1, z0, z1 = OPENING
    left, pane, unit_y = light((0, x1, z0, z1), finish)
    right, _, _ = light((x0, 0, z0, z1), finish)
    # Over the joint of the two frames.
    box("mullion", -FRAME, FRAME, BACK_Y - 0.06, BACK_Y + 0.0005, z0 + FRAME, z1 - FRAME, finish.up, 0.0025)
    mist(pane, unit_y)
    chrome = m_hardware("satin", (0.62, 0.62, 0.61, 1), 0.3)
    for x in (left[0] + 0.031, right[1] - 0.031):
        lever_handle(x, 1.36, BACK_Y - 0.003, chrome)
    herb = m_leaf("herb", "#35552a", "#5d8540", "#8fae62")
    pot_plant((-0.395, 0.255, z0), herb, rg, "#b77f5c", 0.052, 0.09, 0.085, 170, 0.042)
    garden_beyond(rg, level=-0.1, hedge=9.5)
    daylight(34, 38, 6.0, (1, 0.88, 0.72), 1.0, sky=0.6, rot=60)
    # Far enough to the right that the clear pane does not mirror it.
    area((-2.5, 2.4, 2.1), (0, 0.2, 1.3), 1.5, 100, (1, 0.97, 0.93))
    look((-0.22, 1.70, 1.36), (0.06, BACK_Y, 1.235), 1.10, 1.52, 2.8)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
