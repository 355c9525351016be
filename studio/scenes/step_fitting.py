"""Fitting: a new white frame held on packers in a brick opening, a spirit level on its sill, tools on a hop-up.

Views: hero, and `boarded`: the window of a home in the same opening, one of its two lights behind a sheet of plywood.
"""

import random

import bpy

from kit.camera import look
from kit.garden.lavender import lavender_clump
from kit.garden.pots import soil_bed
from kit.garden.shrubs import loose_shrub
from kit.interior.curtains import uneven_curtain
from kit.interior.rooms import dressed_room
from kit.light import dapple, daylight
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.mirroring_glass import hazy_pane
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import emulsion, m_stone
from kit.materials.swap import swap_materials
from kit.materials.wood import m_wood
from kit.shapes.placing import copies, place, plank
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, tube
from kit.trade.boarding import boarding_sheet
from kit.trade.measuring import spirit_level, tape_measure
from kit.trade.parts import PACKER_COLOURS, scatter_packers, screws, sealed_unit
from kit.trade.tools import DRILL_HEIGHT, drill, screwdriver, sealant_gun
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import INNER
from kit.windows.casement import Casement
from kit.windows.finish import fitter_finish
from kit.windows.frame import CHAMFER

OPENING = (-0.7875, 0.7875, 0.90, 2.10)
FRAME_Y, GAP = 0.034, 0.017
SET_BACK = 0.075  # of the boarded window, so that its sill has room for a drill
HOP_UP = 0.80
BOARD_Y = -0.57  # of the front edge of its first board


def wall():
    """Red brick with the opening, its concrete sill and the raw edge where the old frame came out."""
    brick = m_brick("brick", ("#7f5341", "#8c5d4a", "#97674f", "#85563f", "#a2745a", "#704a3b", "#93634d"))
    brick_wall("front", -2.4, 2.4, 0, 2.9, [OPENING], brick, m_mortar("mortar", "#b3a898"), seed=9, depth=0.1)
    x0, x1, z0, z1 = OPENING
    stone = m_stone("sillstone", "#a59d90", "#989082", "#857c6e", 6, 0.85, 0.4, 0.003)
    box("sill", x0 - 0.06, x1 + 0.06, -0.055, 0.13, z0 - 0.075, z0, stone, 0.008, 3)
    block = simple("block", srgb("#a39e94"), 0.95, noise=0.35, bump=0.7, scale=55)
    for r in ((x0 - 0.05, x0, z0, z1), (x1, x1 + 0.05, z0, z1), (x0, x1, z1, z1 + 0.05)):
        box("inner", r[0], r[1], 0.101, INNER, r[2], r[3], block, 0)
    board = simple("innersill", srgb("#b9b2a5"), 0.9, noise=0.3, bump=0.5, scale=40)
    box("innersill", x0, x1, 0.131, INNER, z0 - 0.06, z0 - 0.004, board, 0)


def frame(finish):
    """Frame of two lights, neither of them glazed yet, blue film on its new faces."""
    x0, x1, z0, z1 = OPENING
    r = (x0 + GAP, x1 - GAP, z0 + GAP, z1 - GAP)
    lights = [(1, "open"), (1, "open")]
    window = Casement(
        r, FRAME_Y, finish, lights, frame_w=0.062, depth=0.070, sash_w=0.062, mullion=0.070, moulding=CHAMFER
    )
    for sash in window.sashes:
        for part in sash["parts"]:
            bpy.data.objects.remove(part)
    film = m_upvc("film", srgb("#86aaca"), 0.35)
    for a, b in ((0.075, 0.66), (0.70, 1.45)):
        box("film", r[0] + a, r[0] + b, FRAME_Y - 0.0006, FRAME_Y, r[3] - 0.054, r[3] - 0.008, film, 0)
    box("film", r[1] - 0.054, r[1] - 0.008, FRAME_Y - 0.0006, FRAME_Y, r[2] + 0.075, r[2] + 0.98, film, 0)
    steel = m_metal("fixing", (0.55, 0.54, 0.5, 1), 0.3)
    for z in (z0 + 0.22, (z0 + z1) / 2, z1 - 0.22):
        lathe(
            "fixing", [(0, 0), (0.0055, 0.001), (0.0055, -0.002)], steel, 20, (r[0] + 0.0622, FRAME_Y + 0.050, z), "X"
        )
    return r


def packers(rg):
    """Plastic packers in the gap round the frame."""
    x0, x1, z0, z1 = OPENING
    colours = [simple("shim%d" % k, srgb(c), 0.4) for k, c in enumerate(PACKER_COLOURS)]
    y0 = FRAME_Y - 0.046
    for k, x in enumerate((x0 + 0.10, x0 + 0.52, 0.02, x1 - 0.48, x1 - 0.10)):
        thick = GAP / 2
        for i in range(2):
            y = y0 + rg.uniform(-0.012, 0.008)
            box(
                "shim",
                x - 0.019,
                x + 0.019,
                y,
                y + 0.1,
                z0 + i * thick,
                z0 + (i + 1) * thick - 0.0003,
                colours[(k + i * 2) % 5],
                0.0006,
            )
    for k, z in enumerate((z0 + 0.16, z0 + 0.62, z1 - 0.16)):
        for x, s in ((x0, 1), (x1, -1)):
            for i in range(2):
                y = y0 + rg.uniform(-0.012, 0.008)
                a, b = sorted((x + s * i * GAP / 2, x + s * ((i + 1) * GAP / 2 - 0.0003)))
                box("shim", a, b, y, y + 0.1, z - 0.019, z + 0.019, colours[(k + i + (s > 0)) % 5], 0.0006)


def boarded(finish, rg):
    """The window of a home: its left light behind a sheet of plywood, the right one as it was, and what the sheet was put up with."""
    x0, x1, z0, z1 = OPENING
    window = Casement(
        (x0 + 0.004, x1 - 0.004, z0 + 0.004, z1 - 0.004),
        SET_BACK,
        finish,
        [(1, "fixed"), (1, "fixed")],
        frame_w=0.062,
        depth=0.070,
        sash_w=0.062,
        mullion=0.070,
        moulding=CHAMFER,
    )
    for part in window.sashes[0]["parts"]:
        bpy.data.objects.remove(part)
    # Trees only, and dimly: a torn sky looks like smoke in the room.
    swap_materials({"glass": hazy_pane("trees", 1.0, 4.0, 6.5)})
    dressed_room(OPENING, SET_BACK + 0.075, "#b9b6a8", 0.08, power=60, rg=rg)
    uneven_curtain(0.80, 0.42, z0 - 0.02, z1 + 0.05, 0.36, linen("curtain", "#d9cfbb", 0.3), 6, 0.03, 0.0, rg)
    lap, (a, b, low, high) = 0.016, window.sashes[0]["cell"]
    boarding_sheet((a - lap, b + lap, low - lap, high + lap), SET_BACK, 2.0, ((-0.47, 1.76, 0.013), (-0.20, 1.22, 0.010)))
    place(drill(), (0.50, -0.002, z0 + DRILL_HEIGHT), (90, 0, 184))
    place(carton(), (0.17, -0.004, z0), (0, 0, -9))


def front_bed(rg):
    """Flags before the house, and a bed of lavender and low shrubs along its wall."""
    soil_bed(-2.4, 2.4, -0.62, -0.004, 0.01, rg)
    green = m_leaf("shrub", "#22371c", "#466a2c", "#76944a")
    for x, radius in ((-1.50, 0.34), (1.42, 0.38)):
        loose_shrub(x, -0.34, 0, radius, green, rg, 2600, 0.045)
    places = [(-1.02 + k * 0.19, -0.30 + rg.gauss(0, 0.03), 0, rg.uniform(0, 360), rg.uniform(0.8, 1)) for k in range(11)]
    copies(lavender_clump(rg, 130, 0.40), places)


def hop_up(rg, pine):
    """Two scaffold boards of this timber with hooped ends, on trestle legs."""
    for y in (BOARD_Y, BOARD_Y + 0.235):
        plank(rg, -1.35, 1.62, y, y + 0.225, HOP_UP - 0.038, HOP_UP, pine, 0.003)
        for x in (-1.35, 1.62):
            box(
                "hoop",
                x - 0.003,
                x + 0.028 if x < 0 else x + 0.003,
                y - 0.001,
                y + 0.226,
                HOP_UP - 0.0385,
                HOP_UP + 0.0005,
                simple("hoop", srgb("#6d7173"), 0.5, metal=1),
                0.001,
            )
    steel = simple("trestle", srgb("#3d4f63"), 0.5, noise=0.3)
    for x in (-0.6, 1.2):
        for y, out in ((BOARD_Y + 0.03, -0.1), (BOARD_Y + 0.43, 0.02)):
            tube("leg", [(x, y, HOP_UP - 0.04), (x, y + out, 0)], 0.019, steel, 4)
        tube("bar", [(x, BOARD_Y - 0.03, HOP_UP - 0.055), (x, BOARD_Y + 0.48, HOP_UP - 0.055)], 0.019, steel, 4)


def carton():
    """A box of screws."""
    card, label = simple("box", srgb("#b08d61"), 0.9, noise=0.2), simple("cartonlabel", srgb("#e6e1d6"), 0.7)
    return [
        box("carton", -0.06, 0.06, -0.04, 0.04, 0, 0.055, card, 0.002),
        box("cartonlabel", -0.045, 0.045, -0.0405, -0.040, 0.012, 0.042, label, 0),
    ]


def tools(rg):
    """The tools on the boards, and the first of the two panes against the wall."""
    z, y = HOP_UP, BOARD_Y
    place(drill(), (0.40, y + 0.23, z + DRILL_HEIGHT), (90, 0, 196))
    place(sealant_gun(), (-0.34, y + 0.24, z), (0, 0, 14))
    place(tape_measure(0.06), (0.03, y + 0.30, z), (0, 0, 35))
    place(screwdriver(), (0.00, y + 0.10, z), (0, 0, -14))
    scatter_packers(
        [(0.66 + rg.gauss(0, 0.05), y + 0.26 + rg.gauss(0, 0.03), z + 0.001 + 0.0062 * (k // 3)) for k in range(9)], rg
    )
    screws([(0.20 + rg.gauss(0, 0.035), y + 0.13 + rg.gauss(0, 0.02), z) for _ in range(9)], rg)
    place(sealed_unit(0.60, 1.04, front=m_glass("newglass", boost=0.5)), (0.875, -0.19, z + 0.0045), (-8.9, 0, 0))


def inner_door(x, back):
    """A white panelled door in the room's far wall."""
    white, dark = emulsion("doorwhite", "#ece8df", 0.10), simple("doorgap", srgb("#5d574d"), 0.8)
    box("doorleaf", x, x + 0.76, back - 0.020, back, 0, 1.98, white, 0.002)
    for a, b in ((x - 0.075, x - 0.003), (x + 0.763, x + 0.835)):
        box("doorjamb", a, b, back - 0.034, back, 0, 2.06, white, 0.006)
    box("doorhead", x - 0.0025, x + 0.7625, back - 0.034, back, 1.984, 2.06, white, 0.006)
    for a, b in ((x + 0.10, x + 0.345), (x + 0.415, x + 0.66)):
        for low, high in ((0.22, 0.86), (1.02, 1.86)):
            box("doorline", a, b, back - 0.0206, back - 0.020, low, high, dark, 0)
            box("doorpanel", a + 0.006, b - 0.006, back - 0.0212, back - 0.020, low + 0.006, high - 0.006, white, 0)


def build(view="hero"):
    """The opening from outside in morning sun: its new frame going in, or its old one boarded."""
    rg = random.Random(81)
    wall()
    finish = fitter_finish(0.84)
    quad(
        "ground",
        [(-9, -9, 0), (9, -9, 0), (9, 0, 0), (-9, 0, 0)],
        m_stone("flags", "#a39c8f", "#948c7f", "#7f776a", 3, 0.85, 0.4, 0.003),
    )
    towards = daylight(50, 33, 5.2, (1, 0.87, 0.70), 1.0, sky=1.0, rot=90)
    if view == "boarded":
        boarded(finish, rg)
        front_bed(rg)
        dapple(towards, rg, (0.1, 0, 1.5), 15, (2.3, 1.5), (0, 0, 1.0, 0.6), size=0.11)
        look((-1.15, -4.9, 1.52), (0.03, 0, 1.40), 2.95, None, 11)
        return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
    r = frame(finish)
    packers(rg)
    place(spirit_level(0.60), (r[0] + 0.062 + 0.345, FRAME_Y + 0.018, r[2] + 0.0625))
    dressed_room(OPENING, FRAME_Y + 0.075, "#c5cabb", 0.12, power=80, dress=False)
    inner_door(0.20, 3.6)
    hop_up(rg, m_wood("pine", "#b58f5e", "#8d6a41", 1.6, 0.7, "X"))
    tools(rg)
    dapple(towards, rg, (0.1, 0, 1.5), 15, (1.9, 1.3), (0, 0, 0.9, 0.5), size=0.11)
    look((-1.05, -2.75, 1.56), (0.11, 0, 1.335), 2.10, 2.95, 7.1)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
