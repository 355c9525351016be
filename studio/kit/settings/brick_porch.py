"""The brick porch of the uPVC front door: its walls, and what is kept in it."""

from kit.doors.porch import doormat, tiled_floor, umbrella_stand
from kit.garden.grass import arching_blades
from kit.garden.pots import clay_pot
from kit.garden.shrubs import box_ball
from kit.materials.leaf import box_leaf, m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone, terracotta
from kit.products.upvc_front_door import MID
from kit.shapes.placing import group
from kit.shapes.sheets import level
from kit.shapes.solids import box, text
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall

PORCH = (MID - 8 * HALF_BRICK, MID + 8 * HALF_BRICK)  # its opening
PIER = 4 * HALF_BRICK
PORCH_HEAD, DEPTH = 30 * COURSE, 0.66
GROUND = -0.155


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


def porch(white, rg, plant):
    """Floor, step, ceiling, fascia and what is kept in a porch: the `plant` in its pot, a "fern" or a "box" ball, and a stand for umbrellas."""
    tiled_floor(PORCH[0], PORCH[1], -DEPTH, 0, -0.002, ("#7a3b2c", "#2f2a28"))
    stone = m_stone("stone", "#b3a68f", "#9d9079", "#857a66", 5, 0.8, 0.45, 0.003)
    box("step", PORCH[0] - 0.06, PORCH[1] + 0.06, -DEPTH - 0.34, -DEPTH + 0.02, GROUND, 0.0, stone, 0.014, 4)
    level("ceiling", PORCH[0], PORCH[1], -DEPTH, 0, 2.40, simple("porchceiling", srgb("#eae6dc"), 0.8))
    a, b = PORCH[0] - PIER - 0.12, PORCH[1] + PIER + 0.12
    box("fascia", a, b, -DEPTH - 0.16, -DEPTH - 0.14, 2.50, 2.72, white, 0.004)
    box("soffit", a, b, -DEPTH - 0.15, -DEPTH, 2.50, 2.512, white, 0.002)
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
