"""uPVC front door: a white half-glazed door in an open brick porch with quarry tiles, number and hanging basket.

Views: `hero` (the porch from the path), `evening` (the same aslant at dusk, lamps lit), `style-panel`, `style-half`, `style-glazed` and `style-stable` (doors
in an open front, the last one's upper leaf open).
A stable door in the same porch: `open` (its upper leaf open on a kitchen), `panel` (the lower leaf: letterplate, moulded panel, lever), `lock` (a lever, its lock
and the glass beside it).
"""

import random

from kit.camera import aim, front_view, look
from kit.doors.porch import coach_lantern, doormat, hanging_basket, tiled_floor, umbrella_stand
from kit.garden.grass import arching_blades
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump
from kit.garden.pots import clay_pot, soil_bed
from kit.garden.shrubs import box_ball, geraniums, loose_shrub
from kit.job import albedo, aspect
from kit.light import area, point, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import WHITE, foil, m_paint, m_upvc
from kit.materials.reeded_kitchen import reeded_kitchen
from kit.materials.stone import m_stone, terracotta
from kit.materials.swap import swap_materials
from kit.products.upvc_front_door import HEAD, LEFT, MID, RIGHT, residential_door, stable_door
from kit.settings.back_kitchen import back_kitchen
from kit.shapes.placing import copies, group, remove
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe, text
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall, show_brick_reveals

PORCH = (MID - 8 * HALF_BRICK, MID + 8 * HALF_BRICK)  # porch opening
PIER = 4 * HALF_BRICK
PORCH_HEAD, DEPTH = 30 * COURSE, 0.66
GROUND = -0.155
BUFF = ("#8f7a5c", "#9d8765", "#857050", "#a8946f", "#75634a", "#967c58", "#a08a70")
OPEN_BY = 74  # degrees


def house_wall():
    """The wall that the door stands in; returns its brick and mortar."""
    brick, mortar = m_brick("brick", BUFF), m_mortar("mortar", "#b3a896")
    brick_wall("house", -3.4, 4.0, -0.3, 3.1, [(LEFT, RIGHT, 0, HEAD)], brick, mortar, seed=8)
    return brick, mortar


def porch_walls(brick, mortar):
    """Porch front with soldier course and porch side walls."""
    with group((0, -DEPTH, 0)):
        opening = (PORCH[0], PORCH[1], -0.15, PORCH_HEAD)
        brick_wall(
            "porch",
            PORCH[0] - PIER,
            PORCH[1] + PIER,
            -0.15,
            2.55,
            [opening],
            brick,
            mortar,
            seed=12,
            xoff=HALF_BRICK / 2,
            depth=0.215,
        )
    with group((PORCH[0], 0, 0), 90):
        brick_wall("sideL", -DEPTH + 0.1, 0, -0.075, 2.4, (), brick, mortar, seed=5, xoff=0.05)
    with group((PORCH[1], 0, 0), -90):
        brick_wall("sideR", 0, DEPTH - 0.1, -0.075, 2.4, (), brick, mortar, seed=6, xoff=0.05)


def porch(white, rg, plant, umbrellas):
    """Floor, step, ceiling, fascia and what is kept in a porch: the `plant` in its pot, a "fern" or a "box" ball, and a stand for `umbrellas`."""
    tiled_floor(PORCH[0], PORCH[1], -DEPTH, 0, -0.002, ("#7a3b2c", "#2f2a28"))
    stone = m_stone("stone", "#b3a68f", "#9d9079", "#857a66", 5, 0.8, 0.45, 0.003)
    box("step", PORCH[0] - 0.06, PORCH[1] + 0.06, -DEPTH - 0.34, -DEPTH + 0.02, GROUND, 0.0, stone, 0.014, 4)
    level("ceiling", PORCH[0], PORCH[1], -DEPTH, 0, 2.40, simple("porchceiling", srgb("#eae6dc"), 0.8))
    a, b = PORCH[0] - PIER - 0.12, PORCH[1] + PIER + 0.12
    box("fascia", a, b, -DEPTH - 0.16, -DEPTH - 0.14, 2.50, 2.72, white, 0.004)
    box("soffit", a, b, -DEPTH - 0.15, -DEPTH, 2.50, 2.512, white, 0.002)
    if umbrellas:
        umbrella_stand(PORCH[1] - 0.19, -0.22, 0, simple("glaze", srgb("#2e4f57"), 0.15, noise=0.3, scale=9))
    if plant:
        x, y = PORCH[0] + 0.20, -0.24
        s = clay_pot(x, y, 0, 0.15, 0.27, terracotta())
        if plant == "box":
            box_ball(x, y, s, 0.175, box_leaf(), rg)
        else:
            leaf = m_leaf("fern", "#2b4d1f", "#55802f", "#8aa955")
            blades_ob, _ = arching_blades("fern", 190, 0.05, 0.42, 0.6, 0.009, leaf, rg, 6, 1.5)
            blades_ob.location = (x, y, s)
    doormat(MID - 0.38, MID + 0.38, -0.52, -0.07, 0)
    x = PORCH[1] + PIER / 2
    box(
        "numberplate",
        x - 0.085,
        x + 0.085,
        -DEPTH - 0.010,
        -DEPTH,
        1.52,
        1.65,
        simple("enamel", srgb("#24364d"), 0.2),
        0.006,
        3,
    )
    text(
        "number",
        "32",
        0.085,
        (x, -DEPTH - 0.0105, 1.555),
        simple("numberpaint", srgb("#f1eee6"), 0.3),
        ext=0.0006,
        bev=0,
    )


def doorstep(rg):
    """A stone step with its mat, flags before it and a pot of geraniums: what stands at a front without a porch."""
    stone = m_stone("stone", "#b3a68f", "#9d9079", "#857a66", 5, 0.8, 0.45, 0.003)
    box("step", LEFT - 0.16, RIGHT + 0.16, -0.42, 0.02, GROUND, 0.0, stone, 0.014, 4)
    doormat(MID - 0.34, MID + 0.34, -0.40, -0.06, 0)
    flags(rg, 0.0)
    coral = m_leaf("coral", "#b8473c", "#d2705e", "#e9a795", 0.25, False)
    top = clay_pot(LEFT - 0.24, -0.24, GROUND, 0.16, 0.30, terracotta())
    geraniums(LEFT - 0.24, -0.24, top + 0.05, 0.16, rg, coral, geranium_leaf(), 14)


def flags(rg, y):
    """Flags in front of the house, up to y."""
    slab = m_stone("slab", "#a9a294", "#938d80", "#757065", 4, 0.82, 0.6, 0.004, attr="rnd")
    paving(-3.8, 4.2, -3.6, y, GROUND, slab, rg, 0.6, 0.45, stagger=0.5)


def front_garden(rg):
    """Flags and planting beside the porch, and a hanging basket."""
    flags(rg, -0.6)
    soil_bed(-3.4, PORCH[0] - PIER - 0.02, -0.6, -0.004, GROUND + 0.01, rg)
    soil_bed(PORCH[1] + PIER + 0.02, 4.0, -0.6, -0.004, GROUND + 0.01, rg)
    green, lime = m_leaf("shrub", "#22371c", "#466a2c", "#76944a"), m_leaf("lime", "#4b6326", "#84983c", "#b9c06a")
    loose_shrub(-1.85, -0.38, GROUND, 0.40, green, rg, 2600, 0.05)
    loose_shrub(-1.22, -0.36, GROUND, 0.25, lime, rg, 1900, 0.04)
    copies(
        lavender_clump(rg, 130, 0.40),
        [(-1.80 + k * 0.17, -0.52, GROUND, rg.uniform(0, 360), rg.uniform(0.8, 1)) for k in range(5)],
    )
    loose_shrub(2.42, -0.40, GROUND, 0.42, green, rg, 2600, 0.05)
    geraniums(
        1.98,
        -0.45,
        GROUND + 0.05,
        0.16,
        rg,
        m_leaf("coral", "#b8473c", "#d2705e", "#e9a795", 0.25, False),
        geranium_leaf(),
        12,
    )
    petals = [
        m_leaf("p1", "#a8456f", "#cf7c9d", "#edc3d2", 0.3, False),
        m_leaf("p2", "#ded8ea", "#f3f0f6", "#ffffff", 0.3, False),
    ]
    hanging_basket(PORCH[0] - PIER / 2, 1.62, -DEPTH, rg, m_leaf("trail", "#35562a", "#648a3d", "#9cb463"), petals)


def dusk():
    """A lantern on the right pier and a lamp in the porch's ceiling; little light from the sky."""
    x, warm = PORCH[1] + PIER / 2, (1, 0.80, 0.57)
    coach_lantern(x, 1.98, clear_glass(220, 0.2), -DEPTH, glow=9.0)
    point((x, -DEPTH - 0.20, 1.99), 13, warm, 0.05)
    opal = [(0, -0.07), (0.07, -0.06), (0.11, -0.02), (0.115, 0)]
    lathe("porchlamp", opal, lit("porchlamp", (1, 0.80, 0.56), 5), 40, (MID, -0.36, 2.40))
    point((MID, -0.38, 2.20), 15, warm, 0.09)
    area((MID - 1.0, -3.4, 0.6), (MID, 0, 1.0), 2.0, 20, (1, 0.84, 0.66), sy=0.8)
    # Hardly blue: white takes on the sky's colour.
    world_hdri("forest", 0.46, 220, (0.95, 0.96, 1.0, 1), sat=0.6)


def door_paint(white, colour, grained):
    """White, a smooth colour, or a foil with a grain that is plainly seen (True) or "fine"."""
    if colour == WHITE:
        return white
    tone = albedo(colour, 0.6, "frame")
    if grained == "fine":
        return foil("foil", tone, "V")
    return m_paint("foil", tone, "V", 0.36, 0.3, 0.0006) if grained else m_upvc("colour", tone, 0.28)


def build(view="hero", colour=WHITE, grained=False):
    """Build the porch and set up one of the views listed above, the door in a catalogue colour, as a foil when `grained`."""
    rg = random.Random(15)
    white = m_upvc("white", albedo(WHITE, 0.82, "frame"), 0.24)
    paint, is_white = door_paint(white, colour, grained), colour == WHITE
    walls = house_wall()
    style, evening = view.partition("style-")[2], view == "evening"
    if style:
        if style == "stable":
            stable_door(paint, is_white, OPEN_BY)
        else:
            residential_door(style, paint, is_white)
        if style == "half":
            swap_materials({"obscure_reeded": reeded_kitchen(MID, 0.62)})
        doorstep(rg)
        if style in ("glazed", "stable"):
            back_kitchen(LEFT - 1.5, RIGHT + 1.4, 3.4, (LEFT, RIGHT, 0, HEAD))
        if style == "glazed":
            swap_materials({"glass_clear": clear_glass(220, 0.95, boost=1.8)})
            remove("gasketback")  # it darkens what is behind
    else:
        porch_walls(*walls)
        if view in ("hero", "evening"):
            residential_door("half", paint, is_white)
            swap_materials({"obscure_reeded": reeded_kitchen(MID, 0.95 if evening else 0.62)})
        else:
            stable_door(paint, is_white, OPEN_BY if view == "open" else 0)
        if evening:
            show_brick_reveals("porch")  # the right pier's is seen, and the joints in the left one's end
            end = PORCH[0] - PIER
            box("pierend", end + 0.005, end + 0.1, -DEPTH + 0.006, -DEPTH + 0.2, -0.15, 2.55, walls[1], 0)
        porch(white, rg, {"panel": None, "lock": None, "open": "fern"}.get(view, "box"), view != "panel")
    if view == "hero":
        front_garden(rg)
        front_view(-2.05, 2.75, -0.52, aspect(), 6.6, 0.42, 1.35)
        # From the side, so that the white leaf's mouldings throw shadows, and under the porch's head.
        sun(-30, 26, 4.9, (1, 0.90, 0.77), 0.9)
        world_hdri("forest", 0.62, 220)
        return {"bounces": 3}
    elif evening:
        front_garden(rg)
        front_view(MID - 2.2, MID + 2.2, -0.32, aspect(), 5.8, 0, 1.45, 8, turn=-25)
        dusk()
        return {"bounces": 3}
    elif style:
        front_view(MID - 0.94, MID + 0.94, -0.16, aspect(), 6.6, MID, 1.35)
    elif view == "open":
        front_garden(rg)
        back_kitchen(LEFT - 1.5, RIGHT + 1.4, 3.4, (LEFT, RIGHT, 0, HEAD))
        front_view(MID - 1.48, MID + 1.48, -0.07, aspect(), 5.0, 0.40, 1.45, 8, turn=-8)
    elif view == "lock":
        aim((MID - 0.40, -0.72, 1.56), (MID + 0.31, 0.066, 1.31), 56, 5.6)
    else:
        look((MID - 0.52, -2.2, 1.02), (MID + 0.12, 0.066, 0.66), 1.22, fstop=8)
        # Past the left pier and down, so that the panel's mouldings throw shadows.
        sun(37, 48, 5.2, (1, 0.90, 0.77), 0.9)
        world_hdri("forest", 0.6, 220)
        return {"bounces": 3}
    sun(-24, 31, 4.9, (1, 0.90, 0.77), 0.9)
    world_hdri("forest", 0.85, 220)
    return {"bounces": 3}
