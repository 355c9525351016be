"""Slim flush casement: anthracite in grey brick, and from a reading corner; a corner close in Pebble Grey foil; white, one bar, red brick."""

import math
import random

from kit.camera import level_view, look
from kit.garden.beyond import garden_beyond
from kit.garden.lavender import lavender_clump, lavender_row
from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import blooms, core, stalks
from kit.interior.curtains import uneven_curtain
from kit.light import area, dapple, daylight, soft_sky, sun
from kit.materials.brick import grey_brick, m_brick, m_mortar
from kit.materials.clear_glass import see_through
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.settings.plate_kitchen import plate_kitchen
from kit.settings.reading_corner import reading_corner
from kit.shapes.sheets import mesh_obj
from kit.shapes.welds import weld_lines
from kit.walls.brickwork import brick_wall
from kit.walls.sills import sealant, upvc_cill
from kit.windows.casement import Casement, gap_seals
from kit.windows.finish import window_finish
from kit.windows.frame import SQUARE
from kit.windows.furniture import lever_handle

OPENING = (-0.90, 0.90, 0.75, 2.10)
FRAME_Y = 0.055
# how much of the wall is built: left, right, foot, head
WALL = {"hero": (-2.4, 2.4, 0.0, 3.0), "joint": (-2.3, 1.1, 0.45, 2.7), "bars": (-2.6, 2.4, -0.2, 3.0)}
# colour, paint factor before balancing, whether it is a grained foil, colour of the welds
FINISHES = {
    "hero": ("#3a3f43", 0.40, False, "#15181a"),
    "joint": ("#b7b3a4", 0.55, True, "#77746a"),
    "bars": ("#f1f0eb", 0.72, True, "#b4b1aa"),
    "room": ("#3a3f43", 0.38, False, "#15181a"),
}


def grasses(cx, cy, z, n, h, m, rg, spread=0.26):
    """Fountain of arching ornamental grass."""
    V, F, R = [], [], []
    for _ in range(n):
        a, t = rg.random() * 6.283, rg.random()
        tall, out = h * rg.uniform(0.7, 1.1), spread * (0.3 + t)
        ca, sa, w = math.cos(a), math.sin(a), 0.0022
        o = len(V)
        for k in range(5):
            u = k / 4
            x, y = cx + ca * (0.04 + out * u**1.9), cy + sa * (0.04 + out * u**1.9)
            zz, ww = z + tall * (u - 0.28 * t * u**3), w * (1 - 0.8 * u)
            V += [(x - sa * ww, y + ca * ww, zz), (x + sa * ww, y - ca * ww, zz)]
            if k:
                F.append((o + 2 * k - 2, o + 2 * k - 1, o + 2 * k + 1, o + 2 * k))
        R += [rg.random()] * 10
    mesh_obj("grasses", V, F, m, None, {"rnd": R})


def casement(fin, view):
    """A narrow opener beside a wide fixed light, or three openers with a bar across: square and slim."""
    x0, x1, z0, z1 = OPENING
    r = (x0 + 0.006, x1 - 0.006, z0 + 0.022, z1 - 0.005)
    sealant(r, FRAME_Y, simple("darkseal", srgb("#3a3d3f" if view in ("hero", "room") else "#a9a498"), 0.7))
    barred, seam = view == "bars", FINISHES[view][3]
    lights = [(1.0, "open")] * 3 if barred else [(1.0, "open"), (2.1, "fixed")]
    bars = (0, 1) if barred else (0, 0)
    win = Casement(
        r,
        FRAME_Y,
        fin,
        lights,
        frame_w=0.040,
        depth=0.070,
        sash_w=0.046,
        mullion=0.048,
        moulding=SQUARE,
        gap=0.003,
        bars=bars,
        bar_w=0.024,
    )
    gap_seals(win, 0.003, fin)
    for sash in win.sashes:
        weld_lines(sash["rect"], 0.046 - 0.004, sash["y"], colour=seam)
    weld_lines(r, 0.038, FRAME_Y, colour=seam)
    upvc_cill(x0, x1, z0 + 0.006, FRAME_Y, fin.level, 0.040, 0.0)
    return win


def room(rg):
    """Behind the glass: a kitchen, a linen curtain."""
    plate_kitchen(OPENING, FRAME_Y + 0.07, rg)
    uneven_curtain(0.70, 1.08, 0.7, 2.2, 0.42, linen("linen", "#bdb6a8", 0.35), 6, 0.03, rg=rg)


def planting(rg):
    """Feather grass at both ends, small shrubs and white flowers between."""
    feather = m_leaf("stipa", "#6f7a45", "#9a9a60", "#c9bd8c", 0.35, False)
    leaf = m_leaf("shrub", "#27401f", "#476a30", "#7d9a52")
    white = m_leaf("white", "#d9d6c4", "#eeeadb", "#f4f1e6", 0.3, False)
    for cx, h in ((-1.50, 0.90), (-1.02, 0.66), (1.10, 0.70), (1.52, 0.92)):
        grasses(cx, -0.42, 0.25, 700, h, feather, rg)
    for cx in (-0.62, -0.26, 0.10, 0.46, 0.82):
        ball_shrub("low", (cx, -0.40, 0.36), 0.25, 2900, 0.03, leaf, rg, 0.95, 0.1)
        core((cx, -0.40, 0.36), 0.17)
    heads = stalks(rg, 46, (-0.9, 1.0), (-0.46, 0.1), (0.66, 0.05), (-0.42, 0.3), 0.0016, leaf)
    blooms(heads, white, rg, 0.030, (0, -0.7, 0.7))


def indoors(rg):
    """The whole window from a chair's side of the room, a sunny garden behind it; the lever hangs down."""
    colour, factor, grained, _ = FINISHES["room"]
    fin = window_finish(colour, factor, 0.34, grained, gasket="#1c1d1e", spacer="#3c3d3e")
    fin.glass = see_through((0.95, 0.975, 0.96, 1))
    win = casement(fin, "room")
    opener = win.sashes[0]
    satin = m_metal("satin", (0.34, 0.34, 0.33, 1), 0.28)
    lever_handle(opener["rect"][1] - 0.024, 1.36, opener["y"] + opener["depth"], satin)
    reading_corner(OPENING, FRAME_Y, rg)
    garden_beyond(rg, level=-0.35, hedge=13.0)
    soft_sky(1.0, (0.95, 0.97, 1.0))
    sun(44, 34, 8.0, (1, 0.88, 0.72), 1.0)
    area((-1.6, 3.9, 2.1), (0.3, 0.3, 1.2), 2.0, 210, (1, 0.97, 0.93))
    look((-1.05, 4.25, 1.36), (0.27, 0.15, 1.19), 3.8, None, 1.6)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}


def build(view="hero"):
    """'hero' the whole window, 'room' the same from indoors, 'joint' the corner of sash and frame close, 'bars' lights with one bar across."""
    rg = random.Random(41)
    if view == "room":
        return indoors(rg)
    red = view == "bars"
    mortar = m_mortar() if red else m_mortar("mortar", "#8f8a83")
    brick = m_brick() if red else grey_brick()
    left, right, low, high = WALL[view]
    brick_wall("wall", left, right, low, high, [OPENING], brick, mortar, seed=14, soldier=True)
    colour, factor, grained, _ = FINISHES[view]
    gasket = "#0c0c0d" if view == "hero" else "#4a4a48"
    casement(window_finish(colour, factor, 0.40, grained, gasket=gasket, seed=38.0, mirror=1.35), view)
    room(rg)
    towards = daylight(46, 38, 6.2, (1, 0.91, 0.79), rot=90, sky=0.72)
    if view == "joint":
        look((-0.62, -0.62, 0.97), (-0.335, FRAME_Y, 0.868), 0.30, None, 8)
        return
    if view == "bars":
        lavender_row(lavender_clump(rg), rg, (-1.25, -0.34, 0.12), 0.24, 11, 0.05, (0.85, 1.05))
        dapple(towards, rg, (0, 0, 1.5), 20, (2.2, 1.6), (0, 0, 0.9, 0.7), size=0.11)
        level_view((0.06, 0, 1.42), 2.62, 5.2, 17, 1.45, 11)
        return
    planting(rg)
    dapple(towards, rg, (0, 0, 1.5), 22, (2.2, 1.6), (0, 0, 0.9, 0.7), size=0.11)
    level_view((0.0, 0, 1.41), 2.80, 5.0, 14, 1.45)
