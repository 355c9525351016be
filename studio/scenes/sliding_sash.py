"""White vertical sliding sashes, two panes over two, in yellow London stock: the house front, a terrace, the room side."""

import random

import bpy

from kit.camera import level_view, look
from kit.garden.beyond import blurred_garden
from kit.interior.books import lying_books
from kit.interior.drapes import drapes
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import dressed_room, room_side
from kit.interior.seats import armchair
from kit.light import area, dapple, daylight
from kit.materials import wood as materials_wood
from kit.materials.cloth import fabric
from kit.materials.coated_pane import coat, let_sun_in
from kit.materials.leaf import m_leaf
from kit.materials.metal import satin_chrome
from kit.materials.mirroring_glass import mirroring_pane
from kit.materials.nodes import mat, simple, srgb
from kit.materials.stone import m_stone
from kit.movement import at
from kit.settings.book_alcove import book_alcove
from kit.settings.town_front import bay_trees, front, railings, window_box
from kit.shapes.solids import box, lathe, prism, tube
from kit.walls.fronts import INNER
from kit.walls.sills import sealant
from kit.windows.finish import sash_finish
from kit.windows.furniture import fitch_catch, sash_lift
from kit.windows.jointed_sash import JointedSash
from kit.windows.sliding_sash import BOX_DEPTH, THICK, SlidingSash

OPENING = (-0.50625, 0.50625, 0.825, 2.175)
FRAME_Y = 0.070
# Lower sash raised, upper one lowered: bottom open, both half, top open.
MOVEMENT = ((0.0, 0, 0), (0.35, 0.46, 0), (0.65, 0.262, 0.262), (1.0, 0, 0.46))
BAY = 1.125  # metres from a terrace window's middle to the party line: five bricks
EAVES = 4.1  # metres: about how high the mirrored trees across the street are
WALL = "#646d66"  # of the room
PAIR = 0.675  # metres from a window's middle to that of the pier between two: three bricks


def window(fin, lift, opening=OPENING, kind=JointedSash):
    """The window in its opening, its lower sash raised by `lift`."""
    x0, x1, z0, z1 = opening
    r = (x0 + 0.004, x1 - 0.004, z0 + 0.010, z1 - 0.002)
    sealant(r, FRAME_Y, fin.seal)
    return kind(r, FRAME_Y, fin, (1, 0), lift)


def finish(seed):
    """White sashes whose panes mirror trees across the street against the sky, and let some of the sun into the room."""
    fin = sash_finish(seed, 0.28, 1.6)
    fin.glass = mirroring_pane(seed, 1.0, eaves=EAVES)
    let_sun_in(fin.glass)
    coat(fin.glass, 0.78)
    return fin


def bead():
    """Sealant in the corner where the frame's foot stands on the stone sill."""
    x0, x1, z = OPENING[:3]
    profile = [(0.018, z - 0.006), (0.040, z - 0.006), (0.040, z + 0.0032), (0.032, z + 0.0025)]
    prism("bead", profile, "x", x0, x1, simple("bead", srgb("#cfc8ba"), 0.6), 0.0008)


def mover(win):
    """What puts both sashes into a position from 0 to 1."""

    def move(position):
        lift, drop = at(MOVEMENT, position)
        for parts, height in ((win.lower_parts, lift), (win.upper_parts, -drop)):
            for o in parts:
                o.delta_location.z = height

    return move


def beside(x):
    """The opening of a window whose middle is at x."""
    x0, x1, z0, z1 = OPENING
    return x0 + x, x1 + x, z0, z1


def room(rng):
    """The sitting room behind one window."""
    book_alcove(OPENING, FRAME_Y + 0.12, WALL, rng, -0.30)
    drapes(rng)
    furniture(-0.06, rng)


def furniture(lamp, rng):
    """A table with a lamp at x = `lamp` and some books, nearly two metres behind the window."""
    wood = materials_wood.wood("table", "#6e5238", "#493422", by_part=False)
    box("table", lamp - 0.75, lamp + 0.45, 1.85, 2.30, 0.76, 0.79, wood, 0.004)
    box("apron", lamp - 0.71, lamp + 0.41, 1.88, 2.27, 0.68, 0.76, wood, 0.003)
    for x in (lamp - 0.70, lamp + 0.36):
        for y in (1.89, 2.21):
            box("leg", x, x + 0.045, y, y + 0.045, 0, 0.70, wood, 0.003)
    table_lamp((lamp, 2.05, 0.79), 1.2, "#7d5236", 0.56)
    lying_books((lamp - 0.42, 2.05, 0.79), rng, ("#5d3f33", "#8f8672", "#35454f"), rot=8)


def pair(rng):
    """Two windows with a pier between them and one room with its books behind, the right one's lower sash raised."""
    openings = [beside(-PAIR), beside(PAIR)]
    front(openings, 2.4, 3.15)
    for opening, lift in zip(openings, (0.0, 0.30)):
        window(finish(10.0 + opening[0]), lift, opening)
        drapes(rng, (opening[0] + opening[1]) / 2)
    (x0, a, z0, z1), (b, x1, _, _) = openings
    book_alcove((x0, x1, z0, z1), FRAME_Y + 0.12, WALL, rng)
    box("pier", a, b, FRAME_Y + 0.12, INNER, z0, z1, simple("pier", srgb("#efece5"), 0.8), 0)
    furniture(0.62, rng)
    armchair(-1.25, 2.3, 155, fabric("chair", "#6a5a45"), fabric("cushion", "#8c7a58"))


def terrace(rng):
    """Two windows of a terrace behind railings."""
    front([beside(-BAY), beside(BAY)], 3.4, 3.75)
    for x, lift in ((-BAY, 0.0), (BAY, 0.16)):
        before = set(bpy.data.objects)
        window(finish(10.0 + 7 * x), lift)
        dressed_room(
            OPENING, FRAME_Y + 0.12, "#69746e" if x < 0 else "#8a7358", 0.07, width=2.2, power=45, rg=rng, dress=False
        )
        drapes(rng)
        if x > 0:
            table_lamp((0.08, 0.70, 0.93), 1.6, "#a9744a", 0.46)
            window_box(OPENING[0] + 0.03, OPENING[1] - 0.03, OPENING[2] + 0.004, rng)
        else:
            pot_plant(
                (0.1, 0.25, 0.85),
                m_leaf("fern", "#35552a", "#5f8a40", "#9cbc6c"),
                rng,
                "#d8d2c4",
                0.07,
                0.13,
                0.15,
                200,
                0.06,
            )
        for o in set(bpy.data.objects) - before:
            if not o.parent:
                o.location.x += x
    stone = m_stone("band", "#c6bda9", "#b5aa94", "#9c917c", 5, 0.8, 0.4, 0.003)
    box("stringcourse", -3.4, 3.4, -0.045, 0.05, 2.775, 2.925, stone, 0.006)
    iron = simple("downpipe", srgb("#1b1d1f"), 0.4)
    tube("downpipe", [(0.0, -0.075, 0.0), (0.0, -0.075, 2.74), (0.0, -0.115, 2.80), (0.0, -0.115, 3.9)], 0.034, iron, 6)
    for z in (0.9, 2.35):
        lathe("collar", [(0.034, -0.035), (0.042, -0.033), (0.042, 0.033), (0.034, 0.035)], iron, 28, (0, -0.075, z))
        box("ear", -0.07, 0.07, -0.075, 0.0, z - 0.015, z + 0.015, iron, 0.003)
    bay_trees(
        (
            (-2.2, 0.62, 0.36),
            (-1.5, 0.40, 0.34),
            (-0.75, 0.34, 0.32),
            (0.55, 0.36, 0.34),
            (1.4, 0.30, 0.3),
            (2.25, 0.62, 0.36),
        ),
        rng,
    )
    railings(-1.25, -3.4, 3.4, 0.62)


def inside(rng):
    """The room side: meeting rails with their catch, lifts on the bottom rail, the garden behind."""
    fin = sash_finish(10.0, 0.28, 1.6)
    fin.glass, n = mat("clear")
    n.out(n.n("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.97, 0.96, 1)}))
    win = window(fin, 0.0, kind=SlidingSash)
    room_side(OPENING, FRAME_Y + BOX_DEPTH - 0.03, rng, curtains=False, board=False, wall_colour="#9fa89b")
    oak = materials_wood.wood("windowboard", "#a57a4c", "#7a5634", "X", by_part=False)
    box(
        "board",
        OPENING[0] - 0.05,
        OPENING[1] + 0.05,
        FRAME_Y + BOX_DEPTH - 0.02,
        INNER + 0.04,
        OPENING[2] - 0.005,
        OPENING[2] + 0.025,
        oak,
        0.004,
    )
    blurred_garden(y=-6.0, horizon=1.0, lawn=0.0, strength=0.62, seed=5.0)
    metal, screw = satin_chrome()
    fitch_catch(0.0, win.inner - THICK, win.top, metal, screw)
    for x in (-0.26, 0.26):
        sash_lift(x, win.inner, win.lower[2] + 0.045, metal, screw)
    return win


def build(view="hero"):
    """`view`: hero (a pair), open (lower sash raised), terrace or strip (both sashes move), from the street; rail, from the room."""
    rng = random.Random(5)
    z0 = OPENING[2]
    if view == "rail":
        win = inside(rng)
        daylight(40, 34, 3.5, (1, 0.90, 0.76), 1.2, sky=0.38, rot=60)
        # From the side, as from the room's other window: each moulding and each lift has its shade.
        area((1.5, 1.25, 2.0), (-0.1, win.inner, 1.2), 0.6, 58, (1, 0.96, 0.90), sy=0.8)
        herb = m_leaf("herb", "#35552a", "#5d8540", "#8fae62")
        pot_plant((-0.40, INNER - 0.045, z0 + 0.025), herb, rng, "#b7715a", 0.045, 0.085, 0.07, 170, 0.046)
        look((0.62, 2.30, 1.50), (0.0, win.inner, 1.27), 1.26, None, 7)
        return {"bounces": 5, "fast_gi": False}
    if view == "terrace":
        terrace(rng)
        sun = daylight(-40, 38, 6.4, (1, 0.89, 0.74), rot=120, sky=0.65)
        dapple(sun, rng, (0, 0, 1.6), 16, (3.6, 2.0), (0, 0, 1.9, 0.8), size=0.11)
        look((-1.3, -8.5, 1.60), (0.0, 0, 1.60), 4.3, None, 11)
        return {"bounces": 4, "fast_gi": True}
    # High before sashes that are open or move: horns and rails throw their shade downwards, on both sides alike, and the reveal
    # throws none on the rails.
    az, el, strength = (-24, 44, 5.6) if view in ("open", "strip") else (-46, 43, 6.4)
    sun = daylight(az, el, strength, (1, 0.89, 0.74), rot=120, sky=0.65)
    if view == "hero":
        pair(rng)
        bay_trees(((-1.62, 0.74, 0.33), (1.62, 0.74, 0.33)), rng)
        dapple(sun, rng, (0, 0, 1.6), 24, (2.2, 1.7), (0, 0, 0.6, 0.7), size=0.11)
        level_view((0, 0, 1.548), 2.94, 5.0, 9, 1.5, 2.8)
        return {"bounces": 4, "fast_gi": True}
    front([OPENING], 2.2, 3.15)
    bead()
    fin = finish(10.0)
    win = window(fin, 0.34 if view == "open" else 0.0)
    room(rng)
    if view == "strip":
        level_view((0, 0, 1.487), 1.96, 4.6, 8, 1.5)
        return {"bounces": 4, "fast_gi": True, "move": mover(win)}
    board = materials_wood.wood("windowboard", "#a57a4c", "#7a5634", "X", by_part=False)
    foot = z0 + 0.054
    box("windowboard", OPENING[0], OPENING[1], FRAME_Y + BOX_DEPTH, INNER + 0.06, foot - 0.026, foot, board, 0.004)
    basil = m_leaf("basil", "#35552a", "#5f8a40", "#9cbc6c")
    pot_plant((0.24, INNER - 0.005, foot), basil, rng, "#a9674c", 0.06, 0.105, 0.10, 420, 0.038)
    look((-0.45, -4.4, 1.50), (0.0, 0, 1.52), 2.40, None, 11)
    return {"bounces": 4, "fast_gi": True}
