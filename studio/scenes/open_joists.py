"""An extension half built: block walls, joists open to the sky, two of them cut and trimmed round the opening for a roof light."""

import random

from kit.camera import aim
from kit.garden.beyond import garden_beyond
from kit.light import sky_world, sun
from kit.materials.brick import brick_mat
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import timber
from kit.shapes.placing import group, plank, remove
from kit.shapes.sheets import level
from kit.shapes.solids import box
from kit.walls.brickwork import brick_wall

HALF, DEPTH, HEAD = 2.25, 4.6, 2.475  # the room: x, y from the garden's wall to the house, top of the walls
OPENING = (-0.62, 0.98, 1.5, 3.5)  # the hole in the roof: x and y
JOIST, TALL = 0.047, 0.195


def walls():
    """Blockwork on three sides, the garden's with a wide opening under its lintel."""
    block = brick_mat("block", ("#9c9a94", "#a5a29b", "#92908a", "#aaa79f"), "#8b8881", "#6f6c66", "#bdbab2")
    mortar = simple("blockmortar", srgb("#a9a49a"), 0.95, noise=0.3, bump=0.4, scale=60)
    size = dict(m=block, mortar=mortar, L=0.44, H=0.215, soldier=False)
    with group((0, DEPTH, 0)):
        brick_wall("far", -HALF, HALF, 0, HEAD, [(-1.575, 1.575, 0, 2.025)], seed=3, **size)
        concrete = simple("lintel", srgb("#8f8c86"), 0.9, noise=0.3, bump=0.4, scale=40)
        box("lintel", -1.8, 1.8, -0.004, 0.1, 2.025, 2.17, concrete, 0.004)
    for x, turn, seed, span in ((-HALF, 90, 4, (-2.6, DEPTH)), (HALF, -90, 5, (-DEPTH, 2.6))):
        with group((x, 0, 0), turn):
            brick_wall("side", *span, 0, HEAD, [], seed=seed, **size)


def roof(rg):
    """Wall plates, joists, and the trimmers and double joists round the opening."""
    pine = timber("pine", "#cfa86f", "#a87d47", "Y", 1.3, 0.7)
    level_pine = timber("levelpine", "#cfa86f", "#a87d47", "X", 1.3, 0.7)
    low, top = HEAD + 0.05, HEAD + 0.05 + TALL
    plank(rg, -HALF - 0.1, HALF + 0.1, DEPTH, DEPTH + 0.1, HEAD, HEAD + 0.05, level_pine)
    a, b, c, d = OPENING
    x = -HALF + 0.10
    while x < HALF:
        spans = [(-2.6, DEPTH + 0.1)]
        if a + 0.05 < x < b - 0.05:
            spans = [(-2.6, c - 0.1), (d + 0.1, DEPTH + 0.1)]
        for y0, y1 in spans:
            plank(rg, x - JOIST / 2, x + JOIST / 2, y0, y1, low, top, pine, 0.002)
        x += 0.4
    for x in (a - JOIST, a, b, b + JOIST):
        plank(rg, x - JOIST / 2 + 0.001, x + JOIST / 2 - 0.001, -2.6, DEPTH + 0.1, low, top, pine, 0.002)
    for y in (c - 0.1, c - 0.05, d + 0.003, d + 0.053):
        plank(rg, a + JOIST / 2, b - JOIST / 2, y, y + JOIST - 0.001, low, top, level_pine, 0.002)
    steel = simple("hanger", srgb("#a9adb0"), 0.35, metal=1)
    for x in (a + JOIST / 2 + 0.001, b - JOIST / 2 - 0.041):
        for y in (c - 0.102, d + 0.001):
            box("hanger", x, x + 0.04, y - 0.002, y + 0.10, low - 0.003, low + 0.11, steel, 0.001)


def build():
    """From the house, looking up and out."""
    rg = random.Random(12)
    walls()
    roof(rg)
    screed = m_stone("screed", "#a29c91", "#938d82", "#7f796f", 2, 0.9, 0.3, 0.002)
    level("slab", -HALF - 0.05, HALF + 0.05, -2.6, DEPTH + 0.1, 0, screed)
    pine = timber("stack", "#c79f68", "#a07744", "Y", 1.3, 0.7)
    for k in range(5):
        plank(rg, 1.2 + 0.055 * k, 1.247 + 0.055 * k, 2.2, 4.4, 0.0, 0.195, pine, 0.002)
    with group((0, 0, 0), 180):
        garden_beyond(rg, level=-0.15, hedge=14.0)
    remove("skycard")  # its upper edge would be seen between the joists
    sky_world(
        "#4d86c9", "#d9e6ef", cover=0.5, camera_strength=1.1, turn=60, strength=1.15, saturation=0.5, mirror_sky=0.4
    )
    sun(150, 44, 5.0, (1, 0.90, 0.76), 0.6)
    aim((-1.35, -1.5, 1.35), (0.30, 2.9, 2.20), 22, 11)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
