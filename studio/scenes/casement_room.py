"""White uPVC casement from the room: its opener ajar, the handle turned, sweet peas on the oak board, the garden beyond."""

import math
import random

from mathutils import Vector

from kit.camera import look
from kit.garden.beyond import garden_beyond
from kit.garden.leaves import leaves
from kit.garden.shrubs import blooms
from kit.interior.curtains import uneven_curtain
from kit.interior.rooms import room_side, room_walls
from kit.light import area, soft_sky, sun
from kit.materials import cloth
from kit.materials.clear_glass import see_through
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE
from kit.shapes.solids import lathe, tube
from kit.shapes.welds import weld_lines
from kit.walls.fronts import INNER
from kit.windows.casement import Casement
from kit.windows.finish import window_finish
from kit.windows.frame import CHAMFER
from kit.windows.furniture import lever_handle, sash_lock_strip

OPENING = (-0.65, 0.65, 0.98, 1.72)
FRAME_Y = 0.120
AJAR = 58  # degrees
HANDLE_Z = 1.28
BOARD = 0.98


def casement():
    """An opener beside a fixed light; the opener swung out on its stays, its lever turned to the side."""
    fin = window_finish(WHITE, 0.86, 0.24, gasket="#8e8e8b", spacer="#a9a9a6")
    fin.glass = see_through((0.95, 0.975, 0.96, 1))
    x0, x1, z0, z1 = OPENING
    r = (x0 + 0.006, x1 - 0.006, z0 + 0.006, z1 - 0.006)
    lights = [(1, "open"), (1, "fixed")]
    win = Casement(r, FRAME_Y, fin, lights, False, 0.058, 0.070, 0.066, 0.066, CHAMFER, fixed_as_sash=False)
    opener = win.sashes[0]
    opener["parts"] += weld_lines(opener["rect"], 0.066 - 0.017, opener["y"])
    weld_lines(r, 0.056, FRAME_Y)
    steel = m_metal("espag", (0.62, 0.61, 0.58, 1), 0.3)
    opener["parts"] += sash_lock_strip(opener["rect"], opener["y"] + 0.036, 1, steel)
    satin = m_metal("satin", (0.28, 0.28, 0.275, 1), 0.24)
    opener["parts"] += lever_handle(opener["rect"][1] - 0.036, HANDLE_Z, opener["y"] + opener["depth"], satin, -90)
    win.swing(0, AJAR)


def jug_of_sweet_peas(x, y, rg):
    """A cream jug on the board, sweet peas in it."""
    profile = [
        (0, 0), (0.040, 0), (0.052, 0.02), (0.056, 0.055), (0.044, 0.105), (0.036, 0.135),
        (0.040, 0.155), (0.036, 0.155), (0.032, 0.135), (0.04, 0.1), (0, 0.02),
    ]  # fmt: skip
    lathe("jug", profile, simple("jug", srgb("#e8e4da"), 0.22, noise=0.08, scale=20), 48, (x, y, BOARD))
    stem = m_leaf("stemleaf", "#3c5c2c", "#6a8c48", "#a0b878")
    petal = m_leaf("sweetpea", "#c77f9c", "#e6b9c8", "#f6ece8", 0.35, False)
    heads, joints = [], []
    for _ in range(20):
        a, t = rg.random() * 6.283, rg.random() ** 0.5
        up = 0.20 + 0.11 * (1 - 0.6 * t) + rg.gauss(0, 0.02)
        tip = Vector((x + 0.11 * t * math.cos(a), y + 0.07 * t * math.sin(a), BOARD + up))
        root, bend = Vector((x, y, BOARD + 0.10)), Vector(((x + tip.x) / 2, (y + tip.y) / 2, BOARD + 0.18))
        tube("stalk", [tuple(p) for p in (root, bend, tip)], 0.0014, stem, 2)
        heads += [tip + Vector([rg.gauss(0, 0.007) for _ in range(3)]) for _ in range(3)]
        joints += [root.lerp(bend, rg.uniform(0.75, 1)), bend.lerp(tip, rg.uniform(0.05, 0.5))]
    blooms(heads, petal, rg, 0.024, (0, 0.6, 0.7))
    leaves("foliage", joints, [(rg.gauss(0, 1), rg.gauss(0, 1), 0.8) for _ in joints], 0.042, stem, rg, 0.42)


def build(view="handle"):
    """'handle': from the room, aslant, close to the opener."""
    rg = random.Random(7)
    casement()
    wall = "#a7ae9f"
    room_side(OPENING, FRAME_Y, rg, curtains=False, wall_colour=wall)
    room_walls(wall)
    linen = cloth.linen("linen", "#e4dccb", 0.3, 700)
    uneven_curtain(-1.22, -0.70, 0.05, 2.42, INNER + 0.09, linen, 7, 0.045, rg=rg)
    jug_of_sweet_peas(0.135, 0.245, rg)
    garden_beyond(rg)
    soft_sky(1.15, (0.94, 0.97, 1.0))
    area((-1.7, 3.0, 2.0), (0.3, 0.3, 1.2), 1.6, 100, (1, 0.97, 0.93))
    sun(-50, 30, 8.0, (1, 0.88, 0.72), 1.2)
    look((0.30, 1.72, 1.38), (-0.215, -0.20, 1.178), 1.06, None, 3.5)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
