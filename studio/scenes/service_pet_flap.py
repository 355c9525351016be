"""A pet flap in the lower panel of a white uPVC back door, seen from near the kitchen's floor."""

import math
import random

from kit.camera import look
from kit.doors.pet_flap import hole_outline, pet_flap
from kit.garden.beyond import blurred_garden
from kit.interior.rooms import plank_floor
from kit.light import area, daylight
from kit.materials.clear_glass import m_glass
from kit.materials.metal import m_metal
from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.stone import emulsion, m_stone
from kit.materials.wood import m_wood
from kit.shapes.outlines import rect
from kit.shapes.placing import group, scatter
from kit.shapes.sheets import plate, quad
from kit.shapes.solids import box, lathe, prism, sphere
from kit.walls.fronts import INNER
from kit.windows.beaded_light import bead, beaded_light
from kit.windows.finish import fitter_finish
from kit.windows.sash_from_room import DEPTH, sash_from_room

OPENING = (-0.45, 0.45, -0.028, 2.06)
BACK_Y = 0.200  # the room's side of the frame
RAIL = (0.72, 0.83)  # the rail between panel and glass
FLAP = (0.045, 0.335)  # the middle of the flap, x and z
PUSHED = 19
BOWL = [
    (0, 0), (0.058, 0), (0.062, 0.002), (0.069, 0.024), (0.0745, 0.043), (0.0748, 0.0465), (0.0732, 0.0482), (0.0710, 0.0470),
    (0.0640, 0.0240), (0.0540, 0.0130), (0, 0.0115),
]  # fmt: skip


def door(finish):
    """The closed door in its frame: glass above, the panel with the flap below."""
    _, hole, face = sash_from_room(OPENING, BACK_Y, finish, 0.055, 0.088)
    x0, x1, z0, z1 = hole
    box("midrail", x0 - 0.001, x1 + 0.001, face - 0.0605, face - 0.0002, *RAIL, finish.up, 0.002)
    beaded_light((x0, x1, RAIL[1], z1), face - DEPTH, finish, m_glass("glass", boost=0.4))
    panel_y = face - 0.021
    cut = [(FLAP[0] + x, FLAP[1] + z) for x, z in hole_outline()]
    for y in (panel_y, panel_y - 0.028):
        plate("panel", rect(x0, x1, z0, RAIL[0]), [cut], y, finish.up)
    foot, width, height = panel_y, x1 - x0, RAIL[0] - z0
    mx, mz = (x0 + x1) / 2, (z0 + RAIL[0]) / 2
    bead(width, finish, (-1, 0, 0), (0, 0, 1), (0, 1, 0), (mx, foot, z0))
    bead(width, finish, (1, 0, 0), (0, 0, -1), (0, 1, 0), (mx, foot, RAIL[0]))
    bead(height, finish, (0, 0, 1), (1, 0, 0), (0, 1, 0), (x0, foot, mz))
    bead(height, finish, (0, 0, -1), (-1, 0, 0), (0, 1, 0), (x1, foot, mz))
    with group((FLAP[0], panel_y, FLAP[1])):
        pet_flap(m_glass("tinted", (0.72, 0.76, 0.75, 1), 0.5), PUSHED, 46)


def kitchen(rg):
    """Wall with the door's reveals, skirting and oak boards; open behind the camera."""
    x0, x1, z1 = OPENING[0], OPENING[1], OPENING[3]
    wall, white = emulsion("wall", "#c3c8b8"), emulsion("white", "#f1eee6")
    plate("wall", rect(-2.6, 2.6, 0, 2.6), [rect(x0, x1, 0.0005, z1)], INNER, wall).data.flip_normals()
    for x in (x0, x1):
        quad("reveal", [(x, 0.0, 0), (x, INNER, 0), (x, INNER, z1), (x, 0.0, z1)], white)
    quad("soffit", [(x0, 0.0, z1), (x1, 0.0, z1), (x1, INNER, z1), (x0, INNER, z1)], white)
    for a, b in ((-3, x0), (x1, 3)):
        box("outer", a, b, 0.0, 0.02, -0.1, 2.7, white, 0)
    box("lintel", x0, x1, 0.0, 0.02, z1, 2.7, white, 0)
    section = [(INNER, 0), (INNER + 0.018, 0), (INNER + 0.018, 0.105), (INNER + 0.010, 0.125), (INNER, 0.128)]
    skirting = simple("skirting", srgb("#ece8de"), 0.4)
    prism("skirting", section, "x", -2.6, x0 - 0.004, skirting, 0.001)
    prism("skirting", section, "x", x1 + 0.004, 2.6, skirting, 0.001)
    plank_floor(rg, -2.6, 2.6, 0.10, 4.4, m_wood("boards", "#b98f5e", "#8a6238", 1.2, 0.36, "X"), 0.14, "X")


def bowls(rg, x, y):
    """Food and water for a cat, on a mat of slate."""
    slate = m_stone("slate", "#565b5e", "#484d50", "#3c4043", 9, 0.6, 0.2, 0.001)
    box("slate", x - 0.20, x + 0.20, y - 0.105, y + 0.105, 0, 0.007, slate, 0.002)
    glaze = simple("glaze", srgb("#e5dfd1"), 0.22, noise=0.06, scale=30)
    lathe("bowl", BOWL, glaze, 64, (x - 0.095, y, 0.007))
    lathe(
        "band", [(0.0702, 0.0262), (0.0737, 0.0392)], simple("band", srgb("#47666b"), 0.25), 64, (x - 0.095, y, 0.0072)
    )
    biscuit = simple("biscuit", srgb("#8b5a34"), 0.75, noise=0.4, scale=300)
    piece = sphere("biscuit", (0, 0, -5), 0.0062, biscuit, 14)
    places = []
    for k in range(150):
        a, r = rg.random() * math.tau, 0.060 * rg.random() ** 0.5
        top = 0.030 + 0.016 * (1 - (r / 0.060) ** 2)
        places.append((x - 0.095 + r * math.cos(a), y + r * math.sin(a), 0.007 + top - 0.006 * (k < 60)))
    scatter(piece.data, places, rg, (0.8, 1.15))
    lathe("bowl", BOWL, m_metal("steel", (0.60, 0.59, 0.57, 1), 0.22), 64, (x + 0.095, y, 0.007))
    m, n = mat("water")
    n.out(principled(n, Base_Color=(0.35, 0.38, 0.38, 1), Roughness=0.03, Specular=0.6, Alpha=0.55))
    lathe("water", [(0.0675, 0), (0.001, 0)], m, 64, (x + 0.095, y, 0.007 + 0.036))


def build():
    """The flap a little pushed, daylight in its pane, the bowls beside the door."""
    rg = random.Random(43)
    kitchen(rg)
    door(fitter_finish(0.84, "#6a6b6c"))
    bowls(rg, -0.575, 0.46)
    slabs = m_stone("slabs", "#7d776c", "#6d675c", "#5f594f", 3, 0.7, 0.3, 0.003)
    quad("terrace", [(-4, -0.9, -0.10), (4, -0.9, -0.10), (4, 0.05, -0.10), (-4, 0.05, -0.10)], slabs)
    blurred_garden(y=-5.0, horizon=-0.3, lawn=-1.0, strength=1.3)
    daylight(14, 40, 7.0, (1, 0.90, 0.76), 0.9, sky=0.30, rot=60)
    # A window in the wall to the left: across the door, so that bead and flap throw shadows.
    area((2.3, 1.25, 1.45), (0, 0.2, 0.35), 0.7, 62, (0.98, 0.98, 1), sy=0.9)
    area((0.6, 3.0, 2.3), (0, 0.2, 0.3), 1.6, 26, (1, 0.98, 0.94))
    look((0.36, 2.05, 0.74), (-0.17, BACK_Y, 0.235), 1.42, math.dist((0.36, 2.05), (0.0, 0.20)), 8)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
