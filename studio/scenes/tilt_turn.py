"""White tilt and turn window from a bright bedroom: tilted for air, turned into the room, and close at the handle."""

import math
import random

from kit import casements as C
from kit import details as D
from kit import lib
from kit import windows as W
from kit.lib import box, m_leaf, srgb
from kit.window_props import interior

OPENING = (-0.58, 0.58, 0.88, 2.16)
FRAME_Y = 0.10
DEPTH = 0.070
FACE = 0.078
WALL = "#b3beb1"
POSITIONS = {"hero": (9.0, 0.0), "turned": (0.0, 96.0), "handle": (0.0, 0.0)}  # degrees tilted, turned
LEVERS = {"hero": 180, "turned": -90, "handle": 0}


def window(fin, view):
    """Frame and inward-opening sash with handle, hinges and stay, in the position of the view."""
    x0, x1, z0, z1 = OPENING
    tilted, turned = POSITIONS[view]
    rim = 0.052
    frame = (x0 + 0.004, x1 - 0.004, z0 + 0.004, z1 - 0.004)
    W.ring("frame", frame, rim, FRAME_Y, DEPTH, W.SQUARE, fin)
    C.weld_lines(frame, rim - 0.012, FRAME_Y + DEPTH, True)
    hole = (frame[0] + rim, frame[1] - rim, frame[2] + rim, frame[3] - rim)
    lib.ring_sweep(
        "stop",
        lib.rect(*hole),
        [(-0.001, FRAME_Y + 0.004), (0.014, FRAME_Y + 0.006), (0.014, FRAME_Y + 0.020), (-0.001, FRAME_Y + 0.022)],
        fin.up,
        False,
    )
    lib.ring_sweep(
        "seal",
        lib.rect(*hole),
        [(0.003, FRAME_Y + 0.021), (0.008, FRAME_Y + 0.025), (0.012, FRAME_Y + 0.021)],
        fin.gasket,
        False,
    )
    lap = 0.012
    r = (hole[0] - lap, hole[1] + lap, hole[2] - lap, hole[3] + lap)
    y = FRAME_Y + 0.024
    back = y + DEPTH
    sash, opening = W.ring("sash", r, FACE, y, DEPTH, W.CHAMFER, fin)
    sash += W.glaze(opening, y, back, fin)
    sash += C.weld_lines(r, FACE - 0.012, back, True)
    bead = [(-0.014, back - 0.0005), (-0.013, back + 0.0012), (-0.003, back + 0.0010), (0.0, back - 0.004)]
    sash.append(lib.ring_sweep("bead", lib.rect(*opening), bead, fin.up, False, 30))
    satin = lib.m_metal("satin", (0.30, 0.30, 0.30, 1), 0.30)
    steel = lib.m_metal("steel", (0.58, 0.57, 0.54, 1), 0.3)
    hinge_x = r[0]
    sash += C.lever_handle(r[1] - 0.036, 1.46, back, satin, LEVERS[view], length=0.122)
    sash += C.lock_strip(r, y + 0.034, 1, steel)
    for z in (r[2] + 0.045, r[3] - 0.045):
        cover = [(0, 0.042), (0.0085, 0.042), (0.0095, 0.040), (0.0095, -0.040), (0.0085, -0.042), (0, -0.042)]
        lib.lathe("hingecover", cover, fin.up, 24, (hinge_x - 0.009, back - 0.004, z))
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
        W.group(sash, (0, back - 0.012, r[2] + 0.004), (-tilted, 0, 0))
        lean = (r[3] - r[2]) * math.sin(math.radians(tilted))
        top = FRAME_Y + DEPTH - 0.004
        W.tube(
            "stay",
            [(hinge_x + 0.36, top, r[3] - 0.020), (hinge_x + 0.05, top + lean - 0.02, r[3] - 0.034)],
            0.0055,
            steel,
            4,
        )
    elif turned:
        W.group(sash, (hinge_x - 0.004, back - 0.004, r[2]), (0, 0, turned))
    return r


def room(rg, view):
    """Bedroom: sage wall, oak board with plant, books and mug, linen curtain, picture, a chair's corner."""
    x0, x1, z0, z1 = OPENING
    interior(OPENING, FRAME_Y, rg, curtains=False, wall_colour=WALL)
    C.room_walls(OPENING, WALL, half=2.5)
    enamel = lib.simple("enamel", srgb("#f1f0eb"), 0.3)
    C.radiator(-0.55, 0.55, 0.16, 0.70, W.INNER, enamel)
    linen = W.cloth("linen", "#ece4d4", 0.35, 700)
    W.curtain(1.34, 0.80, 0.04, 2.36, W.INNER + 0.10, linen, 6, 0.045, rg=rg)
    W.curtain(-1.34, -0.80, 0.04, 2.36, W.INNER + 0.10, linen, 6, 0.045, rg=rg)
    W.tube(
        "pole",
        [(-1.55, W.INNER + 0.10, 2.38), (1.55, W.INNER + 0.10, 2.38)],
        0.013,
        lib.simple("pole", srgb("#5d4a38"), 0.4),
    )
    for x in (-1.56, 1.56):
        W.sphere("finial", (x, W.INNER + 0.10, 2.38), 0.026, lib.simple("finial", srgb("#5d4a38"), 0.4))
    board = z0
    fern = m_leaf("fern", "#35552a", "#5f8a40", "#9cbc6c")
    if view == "hero":
        W.pot_plant((-0.40, 0.262, board), fern, rg, "#c4795a", 0.055, 0.10, 0.09, 170, 0.05)
        W.books((0.34, 0.255, board), rg, ("#3f5a63", "#d9cfba", "#b5623f"), 0.15, 80)
        mug = [(0, 0), (0.034, 0), (0.038, 0.004), (0.038, 0.084), (0.035, 0.084), (0.034, 0.01), (0, 0.008)]
        lib.lathe("mug", mug, lib.simple("mug", srgb("#e9e6dc"), 0.25), 40, (0.34, 0.25, board + 0.076))
    C.garden_beyond(rg, level=-1.1, hedge=11.0)
    C.soft_sky(1.05, (0.93, 0.965, 1.0))
    lib.sun(-54, 29, 11.0, (1, 0.88, 0.72), 1.0)
    lib.area((-2.1, 3.3, 2.0), (0, 0.3, 1.3), 1.8, 250, (1, 0.97, 0.93))


def build(view="hero"):
    """'hero' tilted, 'turned' open into the room, 'handle' closed and close."""
    rg = random.Random(51)
    fin = C.finish(C.WHITE, 0.88, 0.22, gasket="#8d8d8b", spacer="#a9a9a6")
    fin.glass = C.indoor_pane()
    window(fin, view)
    room(rg, view)
    if view == "handle":
        D.look((-0.02, 1.25, 1.52), (0.41, FRAME_Y + DEPTH, 1.42), 0.80, None, 2.8)
    elif view == "turned":
        D.look((0.98, 3.05, 1.45), (-0.22, 0.40, 1.44), 2.44, 2.75, 2.0)
    else:
        D.look((0.92, 2.95, 1.46), (-0.03, 0.25, 1.535), 2.40, 2.9, 1.5)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
