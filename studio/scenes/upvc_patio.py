"""uPVC sliding patio door: a white two-pane door onto a paved terrace, living room behind.

Views: `hero` (half open at dusk, lamps lit), `noon` (the same by day), `day` (by day, from the other side), `strip` (the pane moves), `track` (the rails, and the room behind the open half).
"""

import math
import random

from kit.camera import aim, front_view
from kit.doors.porch import cylinder_lamp
from kit.garden.furniture import garden_bench, storm_lantern
from kit.garden.grass import arching_blades, feather_grass
from kit.garden.ground import paving
from kit.garden.pots import clay_pot, zinc_planter
from kit.garden.shrubs import box_ball, geraniums
from kit.interior.curtains import curtain
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.pictures import framed_print
from kit.interior.rooms import oak_room
from kit.interior.seats import pillow
from kit.job import albedo, aspect
from kit.light import area, dapple, point, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.cloth import cloth
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import dark_zinc, m_stone, terracotta
from kit.materials.wood import timber, walnut
from kit.products.patio_door import HALF_WIDTH, HEAD, patio_door
from kit.shapes.placing import copies
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall

TERRACE = -0.06
ROOM = (-3.2, 3.2, 4.6, 2.42)  # x0, x1, depth, height
SLIDE = 0.74  # how far the moving pane stands open
WIDE_OPEN = 1.04  # its handle just clear of the fixed pane
STOCK = ("#8d7c5e", "#9a8868", "#7f6d4f", "#a39274", "#726248", "#93825f", "#85705a")


def sofa(back):
    """Two-seat sofa with three cushions against the rear wall."""
    grey = cloth("sofa", "#84877d", 0)
    box("sofabase", -1.5, 0.7, back - 1.05, back - 0.1, 0.14, 0.42, grey, 0.05, 5)
    box("sofaback", -1.5, 0.7, back - 0.38, back - 0.1, 0.3, 0.84, grey, 0.07, 5)
    for x in (-1.5, 0.5):
        box("sofaarm", x, x + 0.2, back - 1.08, back - 0.1, 0.14, 0.60, grey, 0.05, 5)
    for x in (-1.28, -0.39):
        box("sofaseat", x, x + 0.87, back - 1.07, back - 0.36, 0.40, 0.54, grey, 0.05, 5)
    leg = walnut("sofaleg")
    for x in (-1.42, 0.62):
        for y in (back - 1.0, back - 0.2):
            tube("sofaleg", [(x, y, 0), (x, y, 0.16)], 0.02, leg, 4)
    ochre, teal = cloth("ochre", "#b58a3d", 0), cloth("teal", "#3f6468", 0)
    for x, m, tilt in ((-1.05, ochre, 0.1), (-0.62, teal, -0.1), (0.28, ochre, 0.05)):
        pillow(x, back - 0.48, 0.70, 0.44, 0.40, 0.16, m, (-0.25, 0, tilt))


def living_room(rg, evening):
    """Sofa, lamps, plant, picture and drawn-back curtains; lamplight in the evening, daylight otherwise."""
    oak_room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], "#c2b8a6", y0=0.2)
    linen, back = cloth("linen", "#c7bda9", 0.35), ROOM[2]
    curtain(-1.85, -1.04, 0.32, 0.01, 2.32, linen, 7, 0.05)
    curtain(1.85, 1.12, 0.32, 0.01, 2.32, linen, 6, 0.05)
    tube("pole", [(-2.0, 0.30, 2.33), (2.0, 0.30, 2.33)], 0.014, furniture("black"), 4)
    sofa(back)
    framed_print(-1.1, 0.3, 1.15, 1.9, back, ("#d9d2c0", "#3f5f66", "#e4dac4", "#c58a4a", "#efe9dc"), 1.8)
    glow = 1.0 if evening else 0.25
    h = side_table(1.12, back - 0.55)
    drum_lamp(1.12, back - 0.55, h, 30 * glow, 3.6 * glow)
    tube("lampstand", [(-1.95, back - 0.6, 0), (-1.95, back - 0.6, 1.48)], 0.011, furniture("brass"))
    lathe(
        "lampshade",
        [(0.22, 1.42), (0.17, 1.74)],
        lit("floorshade", (1, 0.68, 0.40, 1), 3.4 * glow),
        40,
        (-1.95, back - 0.6, 0),
    )
    point((-1.95, back - 0.6, 1.85), 30 * glow, (1, 0.72, 0.44), 0.08)
    s = clay_pot(1.95, back - 1.2, 0, 0.17, 0.32, simple("indoorpot", srgb("#d8d2c6"), 0.4))
    palm, _ = arching_blades(
        "palm", 70, 0.05, 1.25, 0.55, 0.017, m_leaf("palm", "#24461f", "#44702f", "#6f9448"), rg, 7, 1.35
    )
    palm.location = (1.95, back - 1.2, s)
    box(
        "rug",
        -1.6,
        1.2,
        1.5,
        3.7,
        0,
        0.012,
        simple("rug", srgb("#a89a86"), 1, spec=0, noise=0.5, bump=0.6, scale=120),
        0.005,
    )
    wood = walnut("coffeetable")
    lathe("coffeetable", [(0, 0.38), (0.42, 0.38), (0.425, 0.37), (0.42, 0.352), (0, 0.35)], wood, 48, (-0.25, 2.5, 0))
    for k in range(3):
        c, s = math.cos(k * 2.09), math.sin(k * 2.09)
        tube(
            "tableleg",
            [(-0.25 + 0.28 * c, 2.5 + 0.28 * s, 0.35), (-0.25 + 0.36 * c, 2.5 + 0.36 * s, 0)],
            0.016,
            wood,
            3,
        )
    box("magazine", -0.42, -0.20, 2.35, 2.64, 0.381, 0.40, simple("magazine", srgb("#7a3b2e"), 0.5), 0.002)
    area(
        (-0.2, 2.5, ROOM[3] - 0.03),
        (-0.2, 2.5, 0),
        3.6,
        105 if evening else 85,
        (1, 0.80, 0.57) if evening else (1, 0.95, 0.88),
        sy=2.4,
    )


def terrace(rg, evening):
    """Porcelain terrace with a bench, pots, grasses and candle lanterns."""
    slab = m_stone("slab", "#96918a", "#878279", "#77726a", 3, 0.6, 0.25, 0.002, attr="rnd")
    paving(-4.4, 4.4, -4.4, 0.03, TERRACE, slab, rg, 0.9, 0.6, 0.005, 0.5, "#77726a")
    teak = timber("teak", "#a9845a", "#7d5c3a", "X", 2, 0.6)
    seat, accents = cloth("seat", "#c9c3b6", 0), (cloth("accent", "#a5552f", 0), cloth("accent2", "#d9d2c4", 0))
    garden_bench(-2.85, -1.30, TERRACE, 24, 1.35, rg, teak, seat, accents)
    soil = zinc_planter(1.72, -0.38, TERRACE, 0.19, 0.48, dark_zinc())
    box_ball(1.72, -0.38, soil, 0.26, box_leaf(), rg)
    clay = terracotta()
    s = clay_pot(2.22, -0.60, TERRACE, 0.20, 0.36, clay)
    copies(feather_grass(rg, 600), [(2.22, -0.60, s, 0, 0.95)])
    s = clay_pot(1.56, -0.90, TERRACE, 0.13, 0.22, clay)
    geraniums(
        1.56,
        -0.90,
        s,
        0.15,
        rg,
        m_leaf("white", "#d8d2c4", "#efeade", "#ffffff", 0.25, False),
        geranium_leaf(),
        10,
    )
    glow, power = (14, 2.2) if evening else (2, 0)
    storm_lantern(1.98, -1.12, TERRACE, glow, power)
    storm_lantern(-1.36, -0.40, TERRACE, glow, power, 0.38)
    storm_lantern(-1.12, -0.62, TERRACE, glow, power, 0.27)


def light(view):
    """Blue hour with wall lamps, or warm sun from the left."""
    if view == "hero":
        for x in (-1.72, 1.98):
            cylinder_lamp(x, 1.80, power=20)
        world_hdri("forest", 0.85, 200, (0.64, 0.81, 1.14, 1))
        return
    for x in (-1.72, 1.98):
        cylinder_lamp(x, 1.80, power=0)
    is_front = view != "track"
    side = 44 if is_front else 24
    d = sun(side, 34, 5.0, (1, 0.90, 0.77), 0.9)
    if is_front:
        dapple(d, random.Random(3), (-1.2, 0, 1.9), 11, (2.6, 1.3), keep=(0.4, 0, 1.1, 1.0))
    world_hdri("forest", 0.85, 90)


def build(view="hero"):
    """Build the garden front and set up one of the views listed above."""
    rg, evening = random.Random(52), view == "hero"
    brick, mortar = m_brick("brick", STOCK), m_mortar("mortar", "#b5ab98")
    opening = (-HALF_WIDTH, HALF_WIDTH, -COURSE, HEAD)
    brick_wall("wall", -4.4, 4.4, -0.15, 3.4, [opening], brick, mortar, seed=14, xoff=HALF_BRICK)
    slide = 0.0 if view == "strip" else SLIDE
    pane = patio_door(m_upvc("white", albedo(WHITE, 0.82, "frame"), 0.24), furniture("chrome"), slide)
    living_room(rg, evening)
    terrace(rg, evening)
    light(view)
    if view in ("hero", "noon"):
        front_view(-2.45, 2.37, -0.57, aspect(), 6.6, -0.2, 1.40, 8, turn=11)
    elif view in ("day", "strip"):
        front_view(-2.05, 2.35, -0.62, aspect(), 6.6, 0.1, 1.40, 8, turn=-9)
    else:
        aim((1.42, -0.98, 0.50), (0.22, 0.60, 0.16), 34, 11)
    quality = {"bounces": 4, "fast_gi": False, "clamp": 2.5}
    if view != "strip":
        return quality
    shut = pane.location.x

    def move(position):
        pane.location.x = shut - WIDE_OPEN * position

    return {**quality, "move": move}
