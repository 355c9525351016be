"""Flush sash window in Chartwell Green in black-stained Essex weatherboard: the whole, a corner close, and indoors."""

import random

from kit.camera import level_view, look
from kit.garden.beyond import garden_beyond
from kit.garden.lavender import lavender_mats, lavender_spikes
from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import blooms, core, stalks
from kit.interior.books import lying_books
from kit.interior.curtains import uneven_curtain
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import room_side, room_walls
from kit.light import area, dapple, daylight, soft_sky, sun
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import see_through
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import mat, principled, srgb
from kit.materials.paint import smooth_paint
from kit.materials.wood import wood
from kit.settings.kite_room import kite_room
from kit.shapes.solids import box, prism, tube
from kit.shapes.welds import weld_lines
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import INNER, weatherboards
from kit.windows.casement import Casement, gap_seals
from kit.windows.finish import window_finish
from kit.windows.furniture import lever_handle

OPENING = (-0.80, 0.80, 0.95, 2.05)
FRAME_Y = -0.012
DEPTH = 0.070
GREEN = "#a9b79f"


def stained_boards():
    """Black-brown stain over sawn softwood: grain, dusty sheen, each board a little different."""
    m, n = mat("boards")
    a = n.attr("rnd").outputs["Fac"]
    own = n.n("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", a, 40.0), 1: 0.0, 2: n.math("MULTIPLY", a, 9.0)}).outputs[
        0
    ]
    p = n.n("ShaderNodeVectorMath", {0: n.pos((1.4, 30, 30)), 1: own}, operation="ADD").outputs[0]
    g = n.noise(p, 1.4, 5, 0.65, 0.5)
    saw = n.noise(n.pos((90, 8, 8)), 1.0, 2, 0.6)
    c = n.mix(n.rng(g, 0.35, 0.68, 0, 1), srgb("#1e1f21"), srgb("#343331"))
    c = n.mix(n.math("MULTIPLY", a, 0.35), c, srgb("#403e3b"))
    h = n.math("ADD", g, n.math("MULTIPLY", saw, 0.35))
    n.out(
        principled(n, Base_Color=c, Roughness=n.rng(g, 0.3, 0.7, 0.45, 0.7), Specular=0.3, Normal=n.bump(h, 0.5, 0.002))
    )
    return m


def casement(fin):
    """Three equal flush lights, 70 mm deep, one level bar in each, on pewter butt hinges."""
    x0, x1, z0, z1 = OPENING
    r = (x0 + 0.004, x1 - 0.004, z0 + 0.004, z1 - 0.002)
    hinge = m_metal("pewter", (0.2, 0.2, 0.19, 1), 0.34)
    lights = [(1, "left"), (1, "fixed"), (1, "right")]
    win = Casement(
        r,
        FRAME_Y,
        fin,
        lights,
        frame_w=0.046,
        depth=DEPTH,
        sash_w=0.058,
        mullion=0.064,
        bars=(0, 1),
        hinges=hinge,
        bar_w=0.022,
    )
    dark = "#5d6a56"
    gap_seals(win, 0.0035, fin)
    for sash in win.sashes:
        weld_lines(sash["rect"], 0.058 - 0.017, sash["y"], colour=dark)
    weld_lines(r, 0.044, FRAME_Y, colour=dark)
    return win


def planting(rg):
    """Lavender, pink cosmos on thin stalks and low green under the window."""
    leaf = m_leaf("shrubleaf", "#2f4a22", "#567a36", "#90a85c")
    pink = m_leaf("cosmos", "#c9879f", "#e0b3c0", "#f1e3e4", 0.35, False)
    petal, stem = lavender_mats()
    for cx in (-1.6, -1.25, -0.9, 0.80, 1.15, 1.5):
        lavender_spikes((cx + rg.gauss(0, 0.03), -0.52, 0.34), 170, rg, 0.60, 0.27, petal, stem)
    heads = stalks(rg, 70, (-0.85, 0.85), (-0.48, 0.08), (0.76, 0.07), (-0.45, 0.2), 0.0018, leaf)
    blooms(heads, pink, rg, 0.036, (0, -0.8, 0.6))
    for cx in (-0.62, -0.28, 0.06, 0.42):
        ball_shrub("low", (cx, -0.46, 0.42), 0.25, 2600, 0.036, leaf, rg, 1.1, 0.15)
        core((cx, -0.46, 0.42), 0.16)


def outside(view, rg):
    """The window in its boarded wall, seen from the garden."""
    fin = window_finish(GREEN, 0.50, 0.36, True, gasket="#343833", seed=31.0, mirror=1.35)
    trim = smooth_paint("trim", tuple(c * 0.62 for c in srgb("#ece8dc")[:3]) + (1,), 0.4)
    weatherboards(-2.5, 2.5, 0.45, 3.0, OPENING, stained_boards(), rg, trim=trim)
    brick_wall("plinth", -2.5, 2.5, -0.3, 0.45, [], m_brick(), m_mortar(), seed=6)
    x0, x1, z0, z1 = OPENING
    casement(fin)
    sill = [
        (-0.095, z0 - 0.055),
        (0.05, z0 - 0.055),
        (0.05, z0 + 0.006),
        (FRAME_Y, z0 + 0.004),
        (-0.090, z0 - 0.016),
        (-0.095, z0 - 0.021),
    ]
    prism("sill", sill, "x", x0 - 0.10, x1 + 0.10, trim, 0.003)
    kite_room(OPENING, FRAME_Y + DEPTH, rg)
    ticking = linen("ticking", "#dcd7c9", 0.35)
    uneven_curtain(-1.0, -0.60, 0.9, 2.1, 0.36, ticking, 6, 0.03, rg=rg)
    uneven_curtain(1.0, 0.60, 0.9, 2.1, 0.36, ticking, 6, 0.03, rg=rg)
    pot_plant(
        (0.02, 0.20, z0 + 0.01),
        m_leaf("herb2", "#3a5a34", "#6a8f58", "#a5bf8a"),
        rg,
        "#c9bfae",
        0.05,
        0.09,
        0.09,
        150,
        0.04,
    )
    sun = daylight(-50, 40, 6.2, (1, 0.89, 0.74), rot=120, sky=0.72)
    if view == "corner":
        lavender_spikes((-0.80, -0.40, 0.50), 60, rg, 0.48, 0.2, *lavender_mats())
        look((-1.02, -0.92, 1.18), (-0.665, FRAME_Y, 1.095), 0.44, None, 7)
        return
    planting(rg)
    dapple(sun, rg, (0, 0, 1.5), 16, (2.3, 1.5), (0, 0, 1.1, 0.75), size=0.11)
    level_view((0, 0, 1.46), 2.72, 5.2, 8, 1.48)


def indoors(rg):
    """The left light from the cottage room: lever, bar, deep board with herbs, checked curtain, the garden."""
    fin = window_finish(GREEN, 0.75, 0.36, True, gasket="#6d7367")
    fin.glass = see_through((0.95, 0.975, 0.96, 1))
    win = casement(fin)
    iron = m_metal("iron", (0.10, 0.10, 0.10, 1), 0.36)
    for i, side in ((0, 1), (2, 0)):
        sash = win.sashes[i]
        x = sash["rect"][side] + (-0.031 if side else 0.031)
        lever_handle(x, 1.40, sash["y"] + sash["depth"], iron, 0, lock=False, length=0.11)
    lime = "#e6dfd0"
    room_side(OPENING, FRAME_Y, rg, curtains=False, wall_colour=lime)
    room_walls(lime, half=2.2, height=2.25)
    beam = wood("beam", "#6d4d31", "#452f1d", "X", 1.0, 0.6, by_part=False)
    box("lintel", -1.05, 1.05, INNER - 0.02, INNER + 0.012, 2.05, 2.24, beam, 0.012, 3)
    cloth = linen("cloth", "#b9c3c4", 0.3, 700)
    uneven_curtain(-1.12, -0.80, 0.72, 2.04, INNER + 0.07, cloth, 5, 0.035, rg=rg)
    uneven_curtain(1.12, 0.80, 0.72, 2.04, INNER + 0.07, cloth, 5, 0.035, rg=rg)
    tube("rod", [(-1.2, INNER + 0.07, 2.05), (1.2, INNER + 0.07, 2.05)], 0.008, iron)
    z = OPENING[2]
    pot_plant(
        (-0.44, 0.21, z), m_leaf("herb", "#35552a", "#5d8540", "#8fae62"), rg, "#b77f5c", 0.058, 0.10, 0.09, 190, 0.045
    )
    pot_plant(
        (-0.24, 0.22, z),
        m_leaf("thyme", "#3a5a34", "#6a8f58", "#a5bf8a"),
        rg,
        "#c9bfae",
        0.046,
        0.085,
        0.07,
        160,
        0.034,
    )
    lying_books((0.34, 0.225, z), rg, ("#7a4b3c", "#d8cfbd", "#45586a"), 0.14, 84)
    garden_beyond(rg, level=-0.1, hedge=9.5)
    soft_sky(1.0, (0.94, 0.97, 1.0))
    sun(38, 38, 7.0, (1, 0.88, 0.72), 1.0)
    area((1.4, 3.6, 2.0), (0, 0.3, 1.3), 2.0, 190, (1, 0.97, 0.93))
    look((0.42, 2.1, 1.44), (0.05, 0.1, 1.42), 2.06, None, 2.2)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}


def build(view="hero"):
    """'hero' from the garden, 'corner' close at the lower left corner, 'inside' from the room."""
    rg = random.Random(31)
    return indoors(rg) if view == "inside" else outside(view, rg)
