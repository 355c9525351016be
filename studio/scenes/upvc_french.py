"""uPVC French doors: a white pair onto a sandstone terrace, sitting room with curtains, books and a lamp behind.

Views: `hero` (both leaves open), `room` (the same from the room), `closed` (both shut), `handle` (the meeting stiles and the lever).
"""

import random

from kit.camera import front_view, look
from kit.garden.beyond import garden_beyond
from kit.garden.climbers import climber
from kit.garden.furniture import bistro_chair, bistro_table
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump
from kit.garden.pots import clay_pot
from kit.garden.shrubs import box_ball, geraniums
from kit.interior.books import book_row
from kit.interior.curtains import curtain
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.pictures import framed_print
from kit.interior.rooms import oak_room
from kit.interior.seats import armchair
from kit.job import albedo, aspect
from kit.light import area, dapple, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.cloth import cloth
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import m_stone, terracotta
from kit.materials.wood import timber
from kit.products.french_doors import HALF_WIDTH, HEAD, french_doors
from kit.shapes.placing import copies
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import brick_wall

TERRACE = -0.05
ROOM = (-3.0, 2.8, 4.3, 2.42)  # x0, x1, depth, height
OLD_RED = ("#7d5040", "#8d5f4c", "#9a6c55", "#86543f", "#a3775e", "#6d4538", "#94664f")
OPEN = {"hero": (-128, 40), "room": (-80, 84)}  # how far the leaves stand open, degrees


def sitting_room(rg, drawn=0.0):
    """Curtains, `drawn` farther back, armchair, lamp, books, picture and rug, with daylight from a side window and a lit lamp."""
    oak_room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], "#cdd0c4")
    linen = cloth("linen", "#d9cdb8", 0.35)
    curtain(-1.50 - drawn, -0.66 - drawn, 0.26, 0.01, 2.30, linen, 6, 0.05)
    curtain(1.50 + drawn, 0.64 + drawn, 0.26, 0.01, 2.30, linen, 6, 0.05)
    tube("pole", [(-1.7 - drawn, 0.24, 2.31), (1.7 + drawn, 0.24, 2.31)], 0.014, furniture("brass"), 4)
    sage, rust = cloth("sage", "#7f8b78", 0), cloth("rust", "#b06a44", 0)
    armchair(-0.46, 2.75, 24, sage, rust)
    h = side_table(0.18, 3.15)
    drum_lamp(0.18, 3.15, h, 16, 2.0)
    framed_print(-1.05, -0.15, 1.15, 1.85, ROOM[2])
    back = ROOM[2]
    case = simple("bookcase", srgb("#e2ddd2"), 0.5)
    box("bookcaseback", 0.62, 1.72, back - 0.02, back, 0.0, 2.05, simple("caseback", srgb("#b9b6aa"), 0.7), 0)
    for x in (0.60, 1.70):
        box("bookcase", x, x + 0.03, back - 0.28, back, 0, 2.08, case, 0.003)
    for k in range(6):
        z = 0.08 + k * 0.40
        box("shelf", 0.62, 1.72, back - 0.279, back, z - 0.03, z, case, 0.003)
        if k < 5:
            x = book_row(0.66, back - 0.25, z, rg, 9 + k % 3 * 4)
            hue = ("#6d8a8c", "#c9b48c", "#8a5a46")[k % 3]
            lathe(
                "vase",
                [(0, 0), (0.05, 0), (0.075, 0.08), (0.05, 0.17), (0.03, 0.20), (0.036, 0.215)],
                simple("vase", srgb(hue), 0.3),
                28,
                (min(x + 0.12, 1.6), back - 0.14, z),
            )
    rug = simple("rug", srgb("#b8ab94"), 1, spec=0, noise=0.5, bump=0.6, scale=120)
    box("rug", -1.5, 1.0, 1.2, 3.3, 0, 0.012, rug, 0.005)
    box("footstool", 0.25, 0.80, 1.75, 2.15, 0.12, 0.36, rug, 0.05, 5)
    walnut = simple("footstoolleg", srgb("#4a3324"), 0.5)
    for x in (0.31, 0.74):
        for y in (1.81, 2.09):
            tube("footstoolleg", [(x, y, 0.012), (x, y, 0.14)], 0.014, walnut)
    area((-0.2, 2.4, ROOM[3] - 0.03), (-0.2, 2.4, 0), 2.6, 60, (1, 0.93, 0.84), sy=2.2)
    area((ROOM[0] + 0.05, 2.4, 1.5), (0, 2.6, 1.0), 1.4, 50, (0.92, 0.97, 1.0), sy=1.3)


def terrace(rg):
    """Sandstone paving, bistro set, pots and a bed under the wall."""
    sandstone = m_stone("sandstone", "#a99878", "#958568", "#837763", 3, 0.75, 0.4, 0.003, attr="rnd")
    paving(-4.0, 4.0, -4.0, 0.015, TERRACE, sandstone, rg, 0.62, 0.46, 0.010, 0.41, "#8a8069")
    iron = m_upvc("paintediron", srgb("#3d4a45"), 0.4)
    slats = timber("slats", "#9c7850", "#77573a", "X", 2, 0.6)
    bistro_table(-2.02, -1.15, TERRACE, iron, simple("tabletop", srgb("#3d4a45"), 0.4))
    bistro_chair(-1.46, -1.45, TERRACE, 62, iron, slats, rg)
    bistro_chair(-2.60, -0.96, TERRACE, -72, iron, slats, rg)
    clay = terracotta()
    s = clay_pot(1.56, -0.34, TERRACE, 0.20, 0.35, clay)
    box_ball(1.56, -0.34, s, 0.25, box_leaf(), rg, 6000, 0.026)
    s = clay_pot(2.00, -0.60, TERRACE, 0.15, 0.26, clay)
    copies(lavender_clump(rg, 150, 0.40), [(2.00, -0.60, s - 0.02, 20, 0.85)])
    s = clay_pot(1.74, -0.92, TERRACE, 0.11, 0.18, clay)
    geraniums(
        1.74,
        -0.92,
        s,
        0.12,
        rg,
        m_leaf("coral", "#b8473c", "#d2705e", "#e9a795", 0.25, False),
        geranium_leaf(),
        8,
    )


def build(view="hero"):
    """Build the garden front and set up one of the views listed above."""
    rg = random.Random(28)
    brick_wall(
        "wall",
        -4.0,
        4.0,
        -0.15,
        3.1,
        [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)],
        m_brick("brick", OLD_RED),
        m_mortar("mortar", "#b5aa9a"),
        seed=4,
    )
    french_doors(m_upvc("white", albedo(WHITE, 0.82, "frame"), 0.24), OPEN.get(view, (0, 0)))
    sitting_room(rg, 0.42 if view == "room" else 0)
    terrace(rg)
    leaf, rose = m_leaf("roseleaf", "#2a4a20", "#4a7030", "#7a9850"), m_leaf(
        "roses", "#e3cf9c", "#f0e4c2", "#faf4e4", 0.3, False
    )
    climber(
        [(1.62, -0.1), (1.72, 0.9), (1.58, 1.7), (1.75, 2.3), (1.2, 2.52), (0.5, 2.46), (-0.2, 2.56)],
        0.12,
        3200,
        0.055,
        leaf,
        rg,
        flowers=rose,
        bloom_count=24,
    )
    d = sun(38, 36, 5.4, (1, 0.89, 0.75), 0.9)
    dapple(d, rg, (-0.6, 0, 1.2), 12, (2.9, 1.9), keep=(0.6, 0, 0.9, 0.9))
    world_hdri("forest", 0.50, 90)
    if view == "hero":
        front_view(-2.62, 2.16, -0.58, aspect(), 6.6, -0.35, fstop=8)
    elif view == "room":
        garden_beyond(rg)
        look((0.62, 3.05, 1.40), (-0.02, 0, 1.04), 4.3, fstop=11)
    elif view == "closed":
        front_view(-1.95, 2.10, -0.50, aspect(), 6.2, 0, 1.40, 8, turn=13)
    else:
        look((0.52, -1.15, 1.20), (0.0, 0.05, 1.02), 0.78, fstop=5.6)
    return {"bounces": 4, "fast_gi": False, "clamp": 2.5}
