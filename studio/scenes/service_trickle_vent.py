"""A trickle vent on the top rail of a white uPVC sash, seen from the room: its flap half open before the slot."""

import math
import random

from kit.camera import look
from kit.garden.beyond import blurred_garden
from kit.interior.rooms import room_side
from kit.light import area, daylight
from kit.materials.clear_glass import m_glass
from kit.materials.nodes import simple, srgb
from kit.shapes.placing import group, place
from kit.shapes.solids import box, prism
from kit.windows.beaded_light import beaded_light
from kit.windows.finish import fitter_finish
from kit.windows.sash_from_room import DEPTH, sash_from_room

MM = 0.001
OPENING = (-0.75, 0.75, 0.95, 2.1)
BACK_Y = 0.215  # the room's side of the frame
LENGTH = 0.392
TILT = 42  # degrees that the flap leans into the room
# Sections of the vent's parts in millimetres: out of the sash's face, up from the vent's middle.
CAP = [(0, -14), (9, -14), (13.5, -12.6), (16.5, -9), (17, -4), (17, 5), (15, 10.5), (9.5, 14), (0, 14)]
FOOT = [(0, -14), (9, -14), (12.6, -12.9), (14, -11.4), (13.6, -10.6), (12, -10.2), (0, -10.2)]
HEAD = [(0, 14), (5, 14), (6.8, 13.2), (7.4, 11.8), (6.6, 11), (0, 11)]
# The flap's, about its hinge.
FLAP = [(0, 0), (2.2, 1.4), (3.4, 7), (3.6, 14), (2.8, 20), (1.2, 23.6)]
FLAP += [(0.2, 23.4), (1.0, 19.6), (1.7, 14), (1.5, 7), (0.6, 2)]
HINGE = (11.4, -9.6)


def along_rail(name, section, half, m, bevel=0.3):
    """A part of the vent with that section, reaching `half` metres to either side of its middle."""
    return prism(name, [(y * MM, z * MM) for y, z in section], "x", -half, half, m, bevel * MM, 2)


def flap(half, m):
    """The flap with the tab that a finger pulls, leaning into the room."""
    tab = box("tab", -0.021, 0.021, 0.4 * MM, 5.6 * MM, 22.2 * MM, 24.4 * MM, m, 0.9 * MM, 3)
    return place([along_rail("flap", FLAP, half, m), tab], (0, HINGE[0] * MM, HINGE[1] * MM), (-TILT, 0, 0))


def grille(half, m, dark):
    """The slot through the sash, dark, and the ribs that keep insects out of it."""
    parts = [box("slot", -half, half, 0.1 * MM, 0.5 * MM, -10.4 * MM, 11.2 * MM, dark, 0)]
    count = round(2 * half / 0.0075)
    for k in range(count + 1):
        x = -half + 2 * half * k / count
        parts.append(box("rib", x - 0.9 * MM, x + 0.9 * MM, 0.4 * MM, 5.2 * MM, -10.3 * MM, 11.1 * MM, m, 0.3 * MM))
    parts.append(box("rib", -half, half, 0.4 * MM, 4.6 * MM, -0.4 * MM, 1.2 * MM, m, 0.3 * MM))
    return parts


def trickle_vent(at, m, dark):
    """The whole vent, the middle of its back at `at`."""
    half = LENGTH / 2 - 0.011
    parts = [along_rail("foot", FOOT, half + 0.002, m), along_rail("head", HEAD, half + 0.002, m)]
    parts += grille(half - 0.001, m, dark)
    for side in (-1, 1):
        cap = along_rail("cap", CAP, 0.006, m, 1.3)
        cap.location.x = side * (LENGTH / 2 - 0.006)
        parts.append(cap)
    parts.append(flap(half - 0.0006, m))
    place(parts, at)


def window(finish):
    """The closed window with its unit; gives the sash's rectangle and its face."""
    sash, hole, face = sash_from_room(OPENING, BACK_Y, finish)
    beaded_light(hole, face - DEPTH, finish, m_glass("glass", boost=0.4))
    return sash, face


def build():
    """Close at the window's head from a little above the vent, the garden beyond the glass far out of focus."""
    rg = random.Random(41)
    room_side(OPENING, BACK_Y - DEPTH, rg, curtains=False, wall_colour="#d3c9b6")
    with group((0, 0, 0), -29):  # square to the camera, so that the lawn's edge lies level
        blurred_garden(y=-5.0, horizon=0.25, lawn=-0.75, strength=1.25)
    finish = fitter_finish(0.86, "#6a6b6c")
    sash, face = window(finish)
    plastic = simple("vent", srgb("#efede8"), 0.3)
    dark = simple("slot", srgb("#191b1c"), 0.7)
    middle = (-0.40, face, sash[3] - 0.030)
    trickle_vent(middle, plastic, dark)
    daylight(-38, 34, 6.0, (1, 0.88, 0.72), 1.0, sky=0.42, rot=60)
    area((0.62, 0.86, 2.72), middle, 0.22, 24, (1, 0.97, 0.93))
    area((1.2, 2.2, 1.6), (0, 0.3, 1.8), 1.6, 13, (0.97, 0.98, 1))
    x, y, z = middle
    look((x + 0.33, y + 0.60, z + 0.145), (x - 0.035, y, z - 0.06), 0.63, math.hypot(0.33, 0.60), 8)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
