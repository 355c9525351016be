"""A sash horn window of a Victorian house: red brick, stone lintel and sill; close looks at its horns, rails and catch."""

import math
import random

from mathutils import Vector

from kit.camera import camera, look
from kit.garden.beyond import blurred_garden
from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import core
from kit.interior.curtains import uneven_curtain
from kit.interior.lamps import table_lamp
from kit.interior.rooms import dressed_room, room_side
from kit.light import area, dapple, daylight
from kit.materials.brick import brick_mat, m_mortar
from kit.materials.clear_glass import see_through
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import brass
from kit.materials.mirroring_glass import hazy_pane
from kit.materials.stone import m_stone
from kit.materials.swap import swap_materials
from kit.materials.wood import wood
from kit.shapes.solids import box, prism
from kit.walls.brickwork import brick_wall, show_brick_reveals
from kit.walls.close_bricks import bare_corners, bring_near
from kit.walls.sills import sealant, stone_sill
from kit.windows.finish import sash_finish
from kit.windows.furniture import fitch_catch
from kit.windows.sliding_sash import HORN_DROP, LINING, STILE, SlidingSash, THICK

OPENING = (-0.50625, 0.50625, 0.825, 2.325)
FRAME_Y = 0.055
REDS = ("#6a4034", "#74473a", "#5f3a30", "#7d5042", "#553530", "#6f4639", "#82584a", "#47302c")


def window(fin):
    """The window in its opening."""
    x0, x1, z0, z1 = OPENING
    r = (x0 + 0.004, x1 - 0.004, z0 + 0.010, z1 - 0.003)
    sealant(r, FRAME_Y, fin.seal)
    return SlidingSash(r, FRAME_Y, fin, (1, 0))


def wall(half=2.2, top=3.0, foot=0.0):
    """Red brick with a chamfered stone lintel and a stooled stone sill; returns the bricks."""
    x0, x1, z0, z1 = OPENING
    brick = brick_mat("red", REDS, "#8a5d4c", "#40282a", "#b8917c", "#4a3a36", 0.4)
    bricks = brick_wall(
        "wall",
        -half,
        half,
        foot,
        top,
        [OPENING],
        brick,
        m_mortar("mortar", "#aaa193"),
        seed=8,
        xoff=0.05625,
        soldier=False,
    )
    show_brick_reveals()
    stone = m_stone("stone", "#b9ae98", "#a69a83", "#8d826e", 5, 0.8, 0.45, 0.003)
    ends = (x0 - 0.221, x1 + 0.221)
    prism("lintel", [(-0.007, z1), (0.11, z1), (0.11, z1 + 0.220), (-0.007, z1 + 0.220)], "x", *ends, stone, 0.003)
    stone_sill(x0, x1, z0, stone)
    return bricks


def front(rng, curtained):
    """The house seen from the street, and its bricks; `curtained`: with its right curtain too."""
    bricks = wall()
    win = window(sash_finish(18.0, 0.26, 1.5))
    dressed_room(OPENING, FRAME_Y + 0.12, "#5f6a66", 0.07, power=60, rg=rng)
    voile = linen("voile", "#e6e0d2", 0.45)
    uneven_curtain(-0.66, -0.30, 0.80, 2.36, 0.40, voile, 6, 0.028, 0.25, rng)
    if curtained:
        uneven_curtain(0.66, 0.30, 0.80, 2.36, 0.40, voile, 6, 0.028, 0.25, rng)
    box("console", -0.4, 1.4, 2.9, 3.25, 0.92, 0.96, wood("console", "#8a6746", "#5d432c", by_part=False), 0.004)
    table_lamp((0.75, 3.05, 0.96), 1.0, "#8a5f3c", 0.56)
    return win, bricks


def before_house(rng):
    """Clipped bays in front of the wall."""
    green = m_leaf("bay", "#22391a", "#44652a", "#7d9848")
    for x, z, radius in ((-1.0, 0.84, 0.33), (1.28, 0.66, 0.36), (0.62, 0.36, 0.30)):
        ball_shrub("bay", (x, -0.42, z), radius, 6000, 0.030, green, rng, 1.0, 0.06)
        core((x, -0.42, z), radius * 0.75)


def inside(rng):
    """The room side of the window, a garden beyond."""
    fin = sash_finish(18.0, 0.26, 1.5)
    fin.glass = see_through()
    win = window(fin)
    room_side(OPENING, FRAME_Y + 0.115, rng, curtains=False, wall_colour="#a9b0a4")
    blurred_garden(y=-6.0, horizon=0.9, lawn=-0.15, strength=0.42)
    return win


def build(view="hero"):
    """`view`: hero, rail, profile, lock, bars, outside, or wide: the window in its wall from the other side."""
    rng = random.Random(5)
    if view == "lock":
        win = inside(rng)
        catch = (0.0, win.y + 0.017 + THICK, win.top)
        fitch_catch(*catch, *brass())
        daylight(38, 34, 3.0, (1, 0.90, 0.76), 1.2, sky=1.1, rot=60)
        area((0.9, 1.3, 2.3), (0, 0.1, win.mid), 0.6, 28, (1, 0.95, 0.88))
        eye = (-0.20, 0.68, win.top + 0.17)
        cam = camera(eye, 104, fit="HORIZONTAL", dof=math.dist(eye, catch) - 0.02, fstop=11)
        at = (0.022, win.y + 0.07, win.top + 0.004)
        cam.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat("Z", "Y").to_euler()
        return {"fast_gi": False}
    win, bricks = front(rng, view in ("outside", "rail", "wide"))
    y, mid = FRAME_Y, win.mid
    horn = OPENING[1] - 0.004 - LINING - 0.002 - STILE / 2
    sky = 0.42 if view == "hero" else 0.65
    sun = daylight(38 if view == "rail" else 60, 38, 6.0, (1, 0.88, 0.72), rot=120, sky=sky)
    if view == "outside":
        before_house(rng)
        dapple(sun, rng, (0, 0, 1.6), 20, (2.2, 1.7), (0, 0, 0.6, 0.8), size=0.11)
        look((1.5, -4.6, 1.50), (0.02, 0, 1.60), 2.75, None, 9)
    elif view == "wide":
        before_house(rng)
        dapple(sun, rng, (0, 0, 1.6), 16, (2.4, 1.7), (0.1, 0, 0.7, 0.9), size=0.11)
        look((-0.95, -4.8, 1.52), (-0.2, 0, mid + 0.02), 2.2, None, 9)
    elif view == "hero":
        bring_near(bricks, lambda x, z: 0.45 < x < 1.0 and abs(z - mid) < 0.5, REDS)
        bare_corners("wall", OPENING)
        # Trees in the upper pane, too: white stands before dark.
        swap_materials({"glass": hazy_pane("trees", 1.5, 18.0, 6.5)})
        look((horn - 0.42, y - 1.02, mid - 0.12), (horn - 0.060, y, mid - 0.045), 0.47, 1.07, 11)
    elif view == "profile":
        look((horn - 0.36, y - 0.62, mid - 0.12), (horn - 0.022, y, mid - HORN_DROP / 2 - 0.005), 0.27, 0.70, 8)
    elif view == "rail":
        look((-0.26, -1.9, mid - 0.10), (0.0, y, mid - 0.02), 0.99, None, 8)
    elif view == "bars":
        look((-0.26, -0.80, mid + 0.13), (0.0, y, mid + 0.015), 0.36, None, 7)
    return {"bounces": 4, "fast_gi": True}
