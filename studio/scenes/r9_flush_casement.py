"""R9: a two-light flush casement in Irish Oak, 100 mm deep, in a flint wall with brick dressings, and its room side."""

import math
import random

import bpy

from kit.camera import level_view, look
from kit.garden.beyond import blurred_garden
from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import core, flower_shrub
from kit.interior.books import lying_books
from kit.interior.curtains import uneven_curtain
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import dressed_room, room_side
from kit.job import albedo, is_open
from kit.light import area, dapple, daylight
from kit.materials.brick import m_mortar, orange_brick
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.stone import flint_mat, m_stone
from kit.materials.wood import oak_figure, wood
from kit.shapes.solids import box, lathe, prism, tube
from kit.walls.brickwork import brick_wall, keep_bricks, show_brick_reveals
from kit.walls.fronts import flints
from kit.walls.sills import sealant, stone_sill
from kit.windows.casement import Casement
from kit.windows.finish import Finish

OPENING = (-0.675, 0.675, 0.90, 1.95)
FRAME_Y = 0.028
DEPTH = 0.100
IRISH_OAK = "#b98d57"


def irish_oak(name, axis):
    """Foil of Irish Oak, its grain along one axis ('X' or 'Z'): honey brown, darker growth bands, fine open pores."""
    colour = albedo(IRISH_OAK, 0.62, "frame")
    m, n = mat(name)
    figure, fine, pore = oak_figure(n, axis)
    light, dark = (tuple(min(0.92, c * f) for c in colour[:3]) + (1,) for f in (1.22, 0.42))
    c = colour if is_open("frame") else n.mix(figure, light, dark)
    rough = n.rng(fine, 0.3, 0.7, 0.36, 0.50)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.35, Normal=n.bump(pore, -0.25, 0.0006)))
    return m


def window(glass=None):
    """The casement in its opening, timber-style joints, black hinges; `glass` in place of the mirroring pane."""
    x0, x1, z0, z1 = OPENING
    fin = Finish(IRISH_OAK, 1, 0.4, gasket="#1a1714", boost=1.5, seed=24.0)
    fin.up, fin.level = irish_oak("oakV", "Z"), irish_oak("oakH", "X")
    fin.glass = glass or fin.glass
    r = (x0 + 0.005, x1 - 0.005, z0 + 0.008, z1 - 0.004)
    sealant(r, FRAME_Y, simple("brownseal", srgb("#7d7362"), 0.7))
    lights = [(1, "left"), (1, "right")]
    sizes = {"frame_w": 0.056, "depth": DEPTH, "sash_w": 0.070, "mullion": 0.080, "bar_w": 0.026}
    Casement(r, FRAME_Y, fin, lights, bars=(1, 2), butt=True, hinges=black_iron(), **sizes)


def black_iron():
    """Black furniture with a dull sheen."""
    return m_metal("blackiron", (0.045, 0.045, 0.047, 1), 0.38)


def wall(rng):
    """Knapped flint with toothed brick quoins, a soldier lintel and three courses below the stone sill."""
    x0, x1, z0, z1 = OPENING
    mortar = m_mortar("mortar", "#b8ab95")
    brick_wall("wall", -2.3, 2.3, 0.30, 2.70, [OPENING], orange_brick(), mortar, seed=5)
    show_brick_reveals()
    bricks = next(o for o in bpy.data.objects if o.name == "wall")

    def dressing(x, z):
        reach = x1 + (0.225 if int(z / 0.225) % 2 else 0.3375)
        return abs(x) < reach and z < z1 + 0.23 or z < 0.60

    def flint(x, z):
        return not dressing(x, z) and not dressing(x - math.copysign(0.012, x), z)

    keep_bricks(bricks, dressing)
    flints(-2.3, 2.3, 0.40, 2.70, flint, flint_mat(), rng)
    stone_sill(x0, x1, z0, m_stone("stone", "#bfae8e", "#a99a7c", "#8d7f66", 5, 0.8, 0.5, 0.003), 0.06, 0.15, 0.1125)


def room(rng):
    """A study behind the window: desk, lamp, curtains, a plant on the window board."""
    dressed_room(OPENING, FRAME_Y + DEPTH, "#6f7468", 0.07, power=60, rg=rng)
    wool = linen("wool", "#b3b096", 0.25)
    uneven_curtain(-0.86, -0.48, 0.85, 2.0, 0.42, wool, 5, 0.035, rg=rng)
    uneven_curtain(0.86, 0.48, 0.85, 2.0, 0.42, wool, 5, 0.035, rg=rng)
    box("desk", -0.6, 1.05, 0.7, 1.2, 0.82, 0.85, wood("desk", "#8f6d47", "#5f452b", by_part=False), 0.004)
    table_lamp((0.74, 0.95, 0.85), 1.0, "#3f5560", 0.44)
    fern = m_leaf("sillplant", "#2c4a22", "#557a38", "#86a058")
    pot_plant((-0.20, 0.22, OPENING[2] + 0.01), fern, rng, "#8a5a40", 0.06, 0.11, 0.12, 180, 0.055)


def planting(rng):
    """White hydrangeas and low evergreens along the foot of the wall."""
    leaf = m_leaf("shrubleaf", "#2a4420", "#4c6f32", "#7f9a55")
    white = m_leaf("white", "#d9d6c4", "#eeeadb", "#f4f1e6", 0.3, False)
    for x, z, radius in ((-1.15, 0.58, 0.36), (-0.6, 0.46, 0.33), (1.10, 0.56, 0.36)):
        flower_shrub((x, -0.36, z), radius, 2000, leaf, white, rng, 10, 0.06, 0.045)
    for x in (0.0, 0.55):
        ball_shrub("low", (x, -0.33, 0.45), 0.30, 1700, 0.034, leaf, rng, 1.0, 0.15)
        core((x, -0.33, 0.45), 0.22)


def monkey_tail(x, z, y, m, sign=1):
    """Monkey tail fastener on a stile's room face (depth y): back plate, pivot, curled lever and the nose over the frame.

    The nose points to `sign` (1: +x)."""
    prism(
        "plate",
        [
            (x + 0.013 * a, z + b)
            for a, b in ((-1, -0.055), (0, -0.064), (1, -0.055), (1, 0.055), (0, 0.064), (-1, 0.055))
        ],
        "y",
        y,
        y + 0.003,
        m,
        0.001,
    )
    boss = [(0.0115, 0), (0.0115, 0.014), (0.009, 0.017), (0, 0.0175)]
    lathe("pivot", boss, m, 36, (x, y + 0.002, z + 0.012), "Y").rotation_euler[0] = -math.pi / 2
    for dz in (-0.044, 0.046):
        lathe("screw", [(0, 0.0012), (0.0032, 0.0009), (0.0036, 0)], m, 20, (x, y + 0.003, z + dz), "Y").rotation_euler[
            0
        ] = (-math.pi / 2)
    nose = [(-0.006, -0.008), (0.022, -0.006), (0.036, -0.004), (0.036, 0.005), (0.022, 0.008), (-0.006, 0.009)]
    prism("nose", [(x + sign * a, z + 0.012 + b) for a, b in nose][::sign], "y", y + 0.008, y + 0.015, m, 0.0015)
    points = [(0, -0.002), (0.001, -0.022), (0.002, -0.045), (0.001, -0.066)]
    for k in range(27):  # the tail: a spiral that closes towards its middle
        t = k / 26
        angle, radius = math.pi * (0.0 + 2.5 * t), 0.0195 * (1 - 0.72 * t)
        points.append((0.001 - sign * 0 - 0.0195 + radius * math.cos(angle), -0.070 - radius * math.sin(angle)))
    path = [(x - sign * a, y + 0.0125 + 0.010 * min(1, i / 6), z + 0.012 + b) for i, (a, b) in enumerate(points)]
    tail = tube("tail", path, 0.0046, m, 6)
    for i, p in enumerate(tail.data.splines[0].points):
        p.radius = 1.15 - 0.45 * i / len(path)


def peg_stay(x0, x1, z, y, m):
    """Casement stay lying on the bottom rail (room face y, height z): a flat bar with holes, its bracket and two pegs."""
    bar = prism(
        "bar",
        [(x0, z + 0.014), (x1, z + 0.014), (x1 + 0.004, z + 0.020), (x1, z + 0.026), (x0, z + 0.026)],
        "y",
        y + 0.011,
        y + 0.015,
        m,
        0.001,
    )
    for k in range(6):
        x = x0 + (x1 - x0) * (0.18 + 0.13 * k)
        lathe(
            "hole",
            [(0, 0.0002), (0.0036, 0.0002)],
            simple("hole", (0.004, 0.004, 0.004, 1), 0.9),
            20,
            (x, y + 0.0152, z + 0.020),
            "Y",
        ).rotation_euler[0] = (
            -math.pi / 2
        )
    box("bracket", x0 - 0.012, x0 + 0.014, y, y + 0.012, z + 0.006, z + 0.034, m, 0.002)
    for x in (x0 + (x1 - x0) * 0.25, x0 + (x1 - x0) * 0.77):
        box("pegplate", x - 0.022, x + 0.022, y, y + 0.003, z + 0.004, z + 0.013, m, 0.001)
        lathe("peg", [(0.0033, 0), (0.0033, 0.018), (0.0025, 0.0195), (0, 0.0195)], m, 20, (x, y + 0.006, z + 0.008))
    curl = [
        (x1 + 0.018 * math.sin(t) * (1 - t / 7), y + 0.013, z + 0.020 - 0.012 + 0.012 * math.cos(t) * (1 - t / 9))
        for t in [k * 0.35 for k in range(13)]
    ]
    tube("curl", curl, 0.0032, m, 5)
    return bar


def inside(rng):
    """The room side: deep plastered reveals, a wide oak board, black furniture, the garden behind."""
    clear, n = mat("clear")
    n.out(n.n("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.97, 0.96, 1)}))
    window(clear)
    x0, x1, z0, z1 = OPENING
    board = z0 + 0.012
    room_side((x0, x1, board, z1), FRAME_Y + DEPTH - 0.032, rng, curtains=False, wall_colour="#e4dcc8")
    blurred_garden(y=-6.0, horizon=1.25, lawn=0.5, strength=0.8, seed=3.0)
    back, iron = FRAME_Y + DEPTH - 0.008, black_iron()
    for sign in (-1, 1):
        monkey_tail(sign * 0.081, 1.43, back, iron, -sign)
        peg_stay(*((0.22, 0.47) if sign > 0 else (-0.47, -0.22)), 1.000, back, iron)
    herb = m_leaf("geranium", "#35552a", "#5f8a40", "#9cbc6c")
    pot_plant((0.43, 0.225, board), herb, rng, "#b86f50", 0.055, 0.10, 0.11, 190, 0.048)
    lying_books((-0.44, 0.235, board), rng, ("#3f5a63", "#d9cfba", "#8a4a38"), 0.17, 82)
    cup = [(0, 0), (0.036, 0), (0.040, 0.004), (0.040, 0.088), (0.037, 0.088), (0.036, 0.01), (0, 0.008)]
    lathe("mug", cup, simple("mug", srgb("#e4dfd0"), 0.25), 40, (-0.20, 0.235, board))


def build(view="hero"):
    """`view`: hero or joint (from the garden), inside or furniture (from the room)."""
    rng = random.Random(21)
    if view in ("inside", "furniture"):
        inside(rng)
        daylight(50, 36, 7.0, (1, 0.90, 0.76), 1.2, sky=1.2, rot=60)
        area((-1.6, 2.2, 2.3), (0.1, 0.1, 1.4), 1.4, 60, (1, 0.95, 0.88))
        if view == "inside":
            look((0.55, 2.75, 1.45), (0.0, FRAME_Y + DEPTH, 1.40), 1.95, None, 5.6)
        else:
            look((0.26, 0.98, 1.43), (0.062, FRAME_Y + DEPTH, 1.375), 0.36, None, 8)
        return {"bounces": 5, "fast_gi": False}
    wall(rng)
    window()
    room(rng)
    sun = daylight(-44, 36, 6.4, (1, 0.87, 0.70), rot=110, sky=0.65)
    if view == "joint":
        look((-0.16, -0.98, 1.16), (-0.50, FRAME_Y, 1.03), 0.44, None, 8)
    else:
        planting(rng)
        dapple(sun, rng, (0, 0, 1.4), 16, (1.7, 1.2), (0, 0, 0.6, 0.5), size=0.11)
        level_view((0.12, 0, 1.375), 2.15, 3.4, -24, 1.50, 5.6, 3.3)
    return {"bounces": 4, "fast_gi": True}
