"""A corner to read in beside a window: armchair, side table, floor lamp, rug and linen curtains. Metres."""

from kit.interior.books import lying_books
from kit.interior.curtains import uneven_curtain
from kit.interior.fittings import side_table
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import room_side, room_walls
from kit.interior.seats import armchair
from kit.materials.cloth import cloth, fabric, linen
from kit.materials.leaf import m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import INNER

WALL = "#d8d2c6"


def reading_corner(opening, frame_y, rg):
    """The room round a window, seen from its far end: the chair stands on the left there, at +X."""
    x0, x1, z0, _ = opening
    room_side(opening, frame_y, rg, curtains=False, wall_colour=WALL)
    room_walls(WALL)
    armchair(1.02, 1.18, 214, fabric("chair", "#6e7260"), cloth("cushion", "#d9cfbb", 0))
    floor_lamp(1.62, 0.66)
    top = side_table(0.34, 0.92, 0.20, 0.50)
    lying_books((0.34, 0.92, top), rg, ("#3f5a63", "#d9cfba", "#7a4b3c"), 0.15, 70)
    mug = [(0, 0), (0.034, 0), (0.038, 0.004), (0.038, 0.084), (0.035, 0.084), (0.034, 0.01), (0, 0.008)]
    lathe("mug", mug, simple("mug", srgb("#e9e6dc"), 0.25), 40, (0.24, 1.03, top))
    fig = m_leaf("fig", "#2b4a22", "#4f7533", "#7d9a4d")
    pot_plant((-0.58, 0.22, z0), fig, rg, "#b9b1a3", 0.06, 0.11, 0.11, 170, 0.06)
    weave = simple("rug", srgb("#b3a48c"), 1, spec=0, noise=0.5, bump=0.6, scale=120)
    box("rug", -0.7, 1.5, 0.75, 2.3, 0, 0.012, weave, 0.005)
    drapes = linen("drapes", "#e6dece", 0.35, 700)
    for end, side in ((x0, -1), (x1, 1)):
        uneven_curtain(end + side * 0.52, end + side * 0.06, 0.03, 2.30, INNER + 0.10, drapes, 6, 0.045, rg=rg)
    rail = simple("pole", srgb("#2d3033"), 0.4)
    tube("pole", [(x0 - 0.62, INNER + 0.10, 2.32), (x1 + 0.62, INNER + 0.10, 2.32)], 0.012, rail)


def floor_lamp(x, y):
    """A black stand with a linen shade, lit, though it is day."""
    black = simple("lampstand", srgb("#24272a"), 0.4)
    lathe("lampfoot", [(0, 0.02), (0.13, 0.02), (0.135, 0.012), (0.135, 0)], black, 48, (x, y, 0))
    tube("lampstand", [(x, y, 0.01), (x, y, 1.40)], 0.011, black, 4)
    lathe("floorshade", [(0.20, 1.34), (0.15, 1.62)], lit("floorshade", (1, 0.84, 0.64), 1.25), 48, (x, y, 0))
