"""R7: a two-light flush casement in Sage Green, 75 mm deep, in a cream rendered cottage wall with a climbing rose and lavender."""

import random

from kit.camera import level_view, look
from kit.garden.climbers import caned_climber
from kit.garden.lavender import lavender_mats, lavender_spikes
from kit.interior.books import lying_books
from kit.interior.curtains import uneven_curtain
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import dressed_room
from kit.job import albedo
from kit.light import dapple, daylight
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_paint
from kit.materials.stone import lime_render
from kit.materials.wood import wood
from kit.settings.stove_parlour import stove_parlour
from kit.shapes.solids import box, lathe, prism
from kit.walls.fronts import soft_rendered_wall
from kit.walls.sills import sealant
from kit.windows.casement import Casement
from kit.windows.finish import Finish

OPENING = (-0.64, 0.64, 0.95, 2.05)
FRAME_Y = 0.045
DEPTH = 0.075
SAGE, WALL = "#8f9d86", "#7a715f"
CANES = [
    [(-1.02, 0.0), (-0.98, 0.9), (-0.92, 1.6), (-0.80, 2.16), (-0.2, 2.34), (0.5, 2.30), (1.0, 2.36)],
    [(-1.02, 0.0), (-1.20, 0.8), (-1.12, 1.5), (-1.26, 2.2), (-1.1, 2.7)],
    [(-0.92, 1.6), (-0.84, 1.5), (-0.80, 1.25)],
    [(-0.80, 2.16), (-0.9, 2.5), (-0.5, 2.65)],
    [(-0.98, 0.9), (-0.86, 1.1), (-0.84, 1.3)],
    [(-0.2, 2.34), (0.1, 2.48), (0.7, 2.56)],
]


def window():
    """The casement in its opening, on an oak sill, with pewter hinges."""
    x0, x1, z0, z1 = OPENING
    fin = Finish(SAGE, 1, 0.34, gasket="#2c2e2b", boost=1.5, seed=17.0)
    fin.up, fin.level = (m_paint("sage" + axis, albedo(SAGE, 0.7, "frame"), axis, 0.36, 0.22, 0.0006) for axis in "VH")
    r = (x0 + 0.004, x1 - 0.004, z0 + 0.010, z1 - 0.004)
    sealant(r, FRAME_Y, fin.seal)
    hinge = m_metal("pewter", (0.17, 0.17, 0.165, 1), 0.34)
    lights = [(1, "left"), (1, "right")]
    sizes = {"frame_w": 0.050, "depth": DEPTH, "sash_w": 0.062, "mullion": 0.072, "bar_w": 0.022}
    Casement(r, FRAME_Y, fin, lights, bars=(1, 2), hinges=hinge, **sizes)
    oak = wood("oaksill", "#9c8463", "#6f5a3e", "X", by_part=False, rough=0.6)
    nose = [(-0.045, z0 - 0.050), (0.10, z0 - 0.050), (0.10, z0 + 0.012), (FRAME_Y, z0 + 0.010)]
    nose += [(-0.041, z0 - 0.012), (-0.045, z0 - 0.016)]
    prism("oaksill", nose, "x", x0 - 0.045, x1 + 0.045, oak, 0.003)


def room(rng, shows):
    """The room behind: dim warm walls, cotton curtains, everyday things on the window board; it `shows` where there is depth to see."""
    z = OPENING[2] + 0.01
    if shows:
        stove_parlour(OPENING, FRAME_Y + DEPTH, WALL, rng)
    else:
        dressed_room(OPENING, FRAME_Y + DEPTH, WALL, 0.08, power=55, rg=rng)
    cotton = linen("cotton", "#e2d9c6", 0.35)
    uneven_curtain(-0.80, -0.44, 0.9, 2.1, 0.42, cotton, 5, 0.03, rg=rng)
    uneven_curtain(0.82, 0.40, 0.9, 2.1, 0.42, cotton, 5, 0.03, rg=rng)
    jug = [(0, 0), (0.045, 0), (0.065, 0.05), (0.06, 0.10), (0.04, 0.14), (0.045, 0.175)]
    lathe("jug", jug, simple("jug", srgb("#e4e0d4"), 0.3), 36, (0.20, 0.22, z))
    herb = m_leaf("herb", "#35552a", "#5d8540", "#8fae62")
    pot_plant((-0.22, 0.22, z), herb, rng, "#a86f4e", 0.055, 0.10, 0.10, 160, 0.05)
    lying_books((0.38, 0.22, z), rng, rot=-12)
    if not shows:
        box("chest", -0.35, 0.65, 1.9, 2.3, 0.86, 0.90, wood("chest", "#8f6d47", "#5f452b", by_part=False), 0.004)
        table_lamp((0.03, 2.1, 0.90), 1.0, "#5c6f74", 0.52)


def planting(rng):
    """The rose over the wall and lavender along its foot."""
    leaf = m_leaf("roseleaf", "#26401c", "#48702e", "#86a050")
    rose = m_leaf("rose", "#d98f92", "#eab7b0", "#f3dcd0", 0.35, False)
    cane = simple("cane", srgb("#5b4a34"), 0.85)
    caned_climber(CANES, leaf, rng, rose, 400, 0.044, 0.085, cane, 0.055, 0.058)
    petal, stem = lavender_mats()
    for x in (-0.95, -0.55, -0.12, 0.30, 0.72, 1.12, 1.5):
        lavender_spikes((x + rng.gauss(0, 0.03), -0.36 + rng.gauss(0, 0.04), 0.40), 130, rng, 0.50, 0.25, petal, stem)


def build(view="hero"):
    """`view`: hero, aslant (from the side, among its roses), bars (where the glazing bars cross), face (hinged corner) or sill."""
    rng = random.Random(12)
    x0, x1, z0, z1 = OPENING
    soft_rendered_wall(-2.4, 2.4, -0.2, 3.0, OPENING, lime_render("cream", "#d8ccae"))
    window()
    room(rng, view in ("hero", "aslant"))
    if view != "bars":  # out of frame in that view
        planting(rng)
    sun = daylight(54, 38, 6.0, (1, 0.88, 0.72), rot=90, sky=0.6)
    if view == "hero":
        dapple(sun, rng, (0, 0, 1.5), 20, (2.2, 1.5), (0, 0, 0.7, 0.6), size=0.11)
        level_view((-0.06, 0, 1.455), 2.30, 5.0, 13, 1.5)
    elif view == "aslant":
        dapple(sun, rng, (0, 0, 1.5), 20, (2.2, 1.5), (0, 0, 0.7, 0.6), size=0.11)
        look((1.35, -2.35, 1.50), (-0.10, FRAME_Y, 1.47), 1.72, None, 11)
    elif view == "bars":
        look((0.02, -1.05, 1.63), (0.311, FRAME_Y, 1.63), 0.46, None, 6.3)
    elif view == "face":
        look((0.20, -0.92, 1.78), (0.50, FRAME_Y, 1.865), 0.42, None, 8)
    elif view == "sill":
        look((0.16, -1.50, 1.16), (0.47, FRAME_Y - 0.03, 0.97), 0.62, None, 8)
    return {"bounces": 4, "fast_gi": True}
