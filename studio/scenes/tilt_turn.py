"""Tilt and turn window from a bright bedroom: tilted for air, turned into the room, and close at the handle; and from outside, upstairs."""

import math
import random

from mathutils import Vector

from kit.camera import look
from kit.garden.beyond import garden_beyond
from kit.interior.books import lying_books
from kit.interior.curtains import uneven_curtain
from kit.interior.fittings import radiator
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import room_side, room_walls
from kit.light import area, point, sky_world, soft_sky, sun
from kit.materials import cloth
from kit.materials.clear_glass import see_through
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.mirroring_glass import mirroring_pane
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE
from kit.movement import at
from kit.settings.upper_storey import garden_tree, lamplit_bedroom, storey
from kit.shapes.outlines import rect
from kit.shapes.placing import hinged
from kit.shapes.solids import box, lathe, ring_sweep, sphere, tube
from kit.shapes.welds import weld_lines
from kit.walls.fronts import INNER
from kit.walls.sills import upvc_cill
from kit.windows.finish import window_finish
from kit.windows.frame import CHAMFER, SQUARE, glaze, ring
from kit.windows.furniture import lever_handle, sash_lock_strip

OPENING = (-0.58, 0.58, 0.88, 2.16)
FRAME_Y = 0.10
DEPTH = 0.070
FACE = 0.078
WALL = "#b3beb1"
POSITIONS = {"hero": (9.0, 0.0), "turned": (0.0, 96.0), "outside": (9.0, 0.0)}  # degrees tilted, turned; else closed
LEVERS = {"hero": 180, "turned": -90, "outside": 180}

# The whole movement: (position, degrees of the lever, tilted, turned), from closed by way of tilted to turned.
MOVEMENT = (
    (0.0, 0, 0, 0),
    (0.13, -180, 0, 0),
    (0.35, -180, 9, 0),
    (0.48, -180, 0, 0),
    (0.565, -90, 0, 0),
    (1.0, -90, 0, 92),
)


def window(fin, view, weld):
    """Frame and inward-opening sash with handle, hinges and stay, in the position of the view; returns how it moves.

    `weld` is the colour of the mitres' hairlines."""
    x0, x1, z0, z1 = OPENING
    tilted, turned = POSITIONS.get(view, (0.0, 0.0))
    rim = 0.052
    frame = (x0 + 0.004, x1 - 0.004, z0 + 0.004, z1 - 0.004)
    ring("frame", frame, rim, FRAME_Y, DEPTH, SQUARE, fin)
    weld_lines(frame, rim - 0.012, FRAME_Y + DEPTH, weld, lift=0.00025)
    hole = (frame[0] + rim, frame[1] - rim, frame[2] + rim, frame[3] - rim)
    ring_sweep(
        "stop",
        rect(*hole),
        [(-0.001, FRAME_Y + 0.004), (0.014, FRAME_Y + 0.006), (0.014, FRAME_Y + 0.020), (-0.001, FRAME_Y + 0.022)],
        fin.up,
        False,
    )
    ring_sweep(
        "seal",
        rect(*hole),
        [(0.003, FRAME_Y + 0.021), (0.008, FRAME_Y + 0.025), (0.012, FRAME_Y + 0.021)],
        fin.gasket,
        False,
    )
    lap = 0.012
    r = (hole[0] - lap, hole[1] + lap, hole[2] - lap, hole[3] + lap)
    y = FRAME_Y + 0.024
    back = y + DEPTH
    sash, opening = ring("sash", r, FACE, y, DEPTH, CHAMFER, fin)
    sash += glaze(opening, y, back, fin)
    sash += weld_lines(r, FACE - 0.012, back, weld, lift=0.00025)
    bead = [(-0.014, back - 0.0005), (-0.013, back + 0.0012), (-0.003, back + 0.0010), (0.0, back - 0.004)]
    sash.append(ring_sweep("bead", rect(*opening), bead, fin.up, False, 30))
    satin = m_metal("satin", (0.30, 0.30, 0.30, 1), 0.30)
    steel = m_metal("steel", (0.58, 0.57, 0.54, 1), 0.3)
    hinge_x = r[0]
    handle = lever_handle(r[1] - 0.036, 1.46, back, satin, LEVERS.get(view, 0), length=0.122)
    sash += handle
    sash += sash_lock_strip(r, y + 0.034, 1, steel)
    for z in (r[2] + 0.045, r[3] - 0.045):
        cover = [(0, 0.042), (0.0085, 0.042), (0.0095, 0.040), (0.0095, -0.040), (0.0085, -0.042), (0, -0.042)]
        lathe("hingecover", cover, fin.up, 24, (hinge_x - 0.009, back - 0.004, z))
        box(
            "hingeplate",
            hinge_x - 0.034,
            hinge_x - 0.010,
            FRAME_Y + DEPTH - 0.001,
            FRAME_Y + DEPTH + 0.006,
            z - 0.04,
            z + 0.04,
            fin.up,
            0.002,
        )
    if tilted:
        hinged(sash, (0, back - 0.012, r[2] + 0.004), (-tilted, 0, 0))
        lean = (r[3] - r[2]) * math.sin(math.radians(tilted))
        top = FRAME_Y + DEPTH - 0.004
        tube(
            "stay",
            [(hinge_x + 0.36, top, r[3] - 0.020), (hinge_x + 0.05, top + lean - 0.02, r[3] - 0.034)],
            0.0055,
            steel,
            4,
        )
    elif turned:
        hinged(sash, (hinge_x - 0.004, back - 0.004, r[2]), (0, 0, turned))
    elif view == "strip":
        return mover(sash, handle, (hinge_x, back, r[2], r[3]), steel)
    return None


def mover(sash, handle, corner, steel):
    """What puts the sash into a position from 0 to 1; `corner` is its hinge side, its room face, its foot and its top."""
    hinge_x, back, foot, top = corner
    lever = next(o for o in handle if o.name.startswith("lever"))
    side = hinged(sash, (hinge_x - 0.004, back - 0.004, foot), (0, 0, 0))
    base = hinged([side], (0, back - 0.012, foot + 0.004), (0, 0, 0))
    arm = tube("stay", [(0, 0, 0), (1, 0, 0)], 0.0055, steel, 4)
    reach = 0.36

    def move(position):
        turn, tilt, swing = at(MOVEMENT, position)
        lever.rotation_euler[1] = math.radians(-turn)
        base.rotation_euler[0] = math.radians(-tilt)
        side.rotation_euler[2] = math.radians(swing)
        lean = (top - foot) * math.sin(math.radians(tilt))
        drop = (top - foot) * (1 - math.cos(math.radians(tilt)))
        # From the frame's corner to a slide in the sash's top; with the sash in its frame it lies out of sight.
        arm.hide_render = tilt < 0.5
        start = Vector((hinge_x + 0.03, back - 0.03, top - 0.020))
        along = Vector((hinge_x + reach, back - 0.03 + lean, top - 0.026 - drop)) - start
        arm.location, arm.scale = start, (along.length, 1, 1)
        arm.rotation_mode = "QUATERNION"
        arm.rotation_quaternion = along.to_track_quat("X", "Z")

    return move


def room(rg, view):
    """Bedroom: sage wall, oak board with plant, books and mug, linen curtain, picture, a chair's corner."""
    x0, x1, z0, z1 = OPENING
    room_side(OPENING, FRAME_Y, rg, curtains=False, wall_colour=WALL)
    room_walls(WALL, half=2.5)
    enamel = simple("enamel", srgb("#f1f0eb"), 0.3)
    radiator(-0.55, 0.55, 0.16, 0.70, INNER, enamel)
    linen = cloth.linen("linen", "#ece4d4", 0.35, 700)
    uneven_curtain(1.34, 0.80, 0.04, 2.36, INNER + 0.10, linen, 6, 0.045, rg=rg)
    uneven_curtain(-1.34, -0.80, 0.04, 2.36, INNER + 0.10, linen, 6, 0.045, rg=rg)
    tube(
        "pole",
        [(-1.55, INNER + 0.10, 2.38), (1.55, INNER + 0.10, 2.38)],
        0.013,
        simple("pole", srgb("#5d4a38"), 0.4),
    )
    for x in (-1.56, 1.56):
        sphere("finial", (x, INNER + 0.10, 2.38), 0.026, simple("finial", srgb("#5d4a38"), 0.4))
    board = z0
    fern = m_leaf("fern", "#35552a", "#5f8a40", "#9cbc6c")
    if view == "hero":
        pot_plant((-0.40, 0.262, board), fern, rg, "#c4795a", 0.055, 0.10, 0.09, 170, 0.05)
        lying_books((0.34, 0.255, board), rg, ("#3f5a63", "#d9cfba", "#b5623f"), 0.15, 80)
        mug = [(0, 0), (0.034, 0), (0.038, 0.004), (0.038, 0.084), (0.035, 0.084), (0.034, 0.01), (0, 0.008)]
        lathe("mug", mug, simple("mug", srgb("#e9e6dc"), 0.25), 40, (0.34, 0.25, board + 0.076))
    garden_beyond(rg, level=-1.1, hedge=11.0)
    soft_sky(1.05, (0.93, 0.965, 1.0))
    sun(-54, 29, 11.0, (1, 0.88, 0.72), 1.0)
    area((-2.1, 3.3, 2.0), (0, 0.3, 1.3), 1.8, 250, (1, 0.97, 0.93))


def outside(fin, weld, rg):
    """Upstairs at dusk, seen from the garden: the window tilted, the lamp lit behind it, its light on the sash and the reveal."""
    x0, x1, z0, z1 = OPENING
    storey([OPENING], -3.2, 3.2)
    window(fin, "outside", weld)
    upvc_cill(x0, x1, z0 + 0.006, FRAME_Y, fin.level, 0.062, 0.03)
    lamplit_bedroom(OPENING, FRAME_Y + DEPTH, rg)
    garden_tree(rg)
    sky_world(
        "#36507f",
        "#d6b49a",
        "#8f9ab2",
        cover=0.35,
        camera_strength=0.7,
        turn=200,
        strength=0.80,
        saturation=0.5,
        mirror_sky=0.5,
        tint=(0.70, 0.88, 1.22),
    )
    point((0.0, FRAME_Y + 0.9, 2.2), 22, (1, 0.76, 0.50), 0.12)
    look((-1.65, -5.6, 0.10), (0.10, 0.05, 1.50), 2.75, None, 3.2)
    return {"bounces": 4}


def build(view="hero", colour=WHITE):
    """'hero' tilted, 'turned' open into the room, 'handle' closed and close; 'strip' moves through all positions; 'outside' from outside."""
    rg = random.Random(51)
    # What lies in the frame is as dark or light as the frame.
    gasket, spacer, weld = ("#8d8d8b", "#a9a9a6", "#b4b1aa") if colour == WHITE else ("#1c1d1e", "#3c3d3e", "#2b2f32")
    if view == "outside":
        fin = window_finish(colour, 0.8, 0.34, gasket=gasket, spacer=spacer)
        fin.glass = mirroring_pane(11.0, 1.0, sky=0.35)
        return outside(fin, weld, rg)
    fin = window_finish(colour, 0.88, 0.22, gasket=gasket, spacer=spacer)
    fin.glass = see_through((0.95, 0.975, 0.96, 1))
    move = window(fin, view, weld)
    room(rg, view)
    if view == "handle":
        look((-0.02, 1.25, 1.52), (0.41, FRAME_Y + DEPTH, 1.42), 0.80, None, 2.8)
    elif view in ("turned", "strip"):
        look((0.98, 3.05, 1.45), (-0.22, 0.40, 1.44), 2.44, 2.75, 2.0)
    else:
        look((0.92, 2.95, 1.46), (-0.03, 0.25, 1.535), 2.40, 2.9, 1.5)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5, **({"move": move} if move else {})}
