"""Offer pictures: one composite front door in portrait format; `offer` picks door, wall and planting."""

import random
from collections import namedtuple

from kit.camera import front_view
from kit.doors.porch import coach_lantern, cylinder_lamp, doormat
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump
from kit.garden.pots import clay_pot, zinc_planter
from kit.garden.shrubs import box_ball, geraniums
from kit.job import aspect, repository_json
from kit.light import dapple, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.stone import dark_zinc, m_stone, render_coat, terracotta
from kit.shapes.placing import copies, group
from kit.shapes.solids import box, text
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall
from kit.walls.fronts import rendered_wall
from scenes.door_style import door

# input: data/door-leaves.json offers

Offer = namedtuple("Offer", "colour k style wall metal number lamp planting sun sky_turn")
OFFERS = {
    "greenbasket": Offer(
        "#27445f", 0.48, "westminster", "red", "chrome", "12", "cylinder", "box", (46, 32, 5.6), 90
    ),
    "cm17": Offer(
        "#7b2025", 0.52, "harrington", "render", "gold", "9", "lantern", "lavender", (-44, 35, 5.0), 250
    ),
    "cm23": Offer(
        "#a9b79f", 0.55, "whitmore", "buff", "chrome", "27", "cylinder", "geranium", (38, 38, 5.2), 130
    ),
}
LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE
MID = (LEFT + RIGHT) / 2
GROUND = -0.155
BUFF = ("#9c7c58", "#a88862", "#8f7049", "#b3936c", "#80623f", "#a07a52")


def doorway(offer):
    """Frame, threshold, furniture and one of the styles on offer, in the offer's colour."""
    style = repository_json("data", "door-leaves.json")["offers"][offer.style]
    with group((MID, 0, 0)):
        door({**style, "hardware": offer.metal}, offer.colour, factor=offer.k)


def surroundings(offer, rg):
    """Wall, number, lamp, step, path and planting."""
    hole = (LEFT, RIGHT, 0, HEAD)
    if offer.wall == "render":
        rendered_wall(-2, 3, -0.3, 3, [hole], render_coat("coat", "#d6cfc0"))
    elif offer.wall == "buff":
        brick_wall("wall", -2, 3, -0.3, 3, [hole], m_brick("brick", BUFF), m_mortar("mortar", "#b3a896"), seed=8)
    else:
        brick_wall("wall", -2, 3, -0.3, 3, [hole], m_brick(), m_mortar(), seed=3)
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    box("step", MID - 0.66, MID + 0.66, -0.40, 0.08, GROUND, 0, stone, 0.014, 4)
    slab = m_stone("slab", "#a9a294", "#8f897d", "#6f6a61", 4, 0.82, 0.6, 0.004, attr="rnd")
    paving(-2, 3, -3, -0.02, GROUND, slab, rg, 0.5, 0.45, stagger=0.5)
    slate = simple("slate", srgb("#2b2f33"), 0.5, noise=0.3, bump=0.2)
    x = RIGHT + 0.26
    box("numberplate", x - 0.085, x + 0.085, -0.012, 0, 1.36, 1.50, slate, 0.003)
    text(
        "number",
        offer.number,
        0.085,
        (x, -0.0125, 1.40),
        simple("numberpaint", srgb("#e9e4d8"), 0.6),
        ext=0.0005,
        bev=0,
    )
    if offer.lamp == "lantern":
        coach_lantern(x, 1.76, clear_glass(offer.sky_turn, 0.6), glow=1.0)
    else:
        cylinder_lamp(x, 1.78, power=3)
    clay = terracotta()
    zinc = dark_zinc()
    spots = (MID - 0.88, MID + 0.88)
    if offer.planting == "box":
        for px in spots:
            soil = zinc_planter(px, -0.26, GROUND, 0.16, 0.32, zinc)
            box_ball(px, -0.26, soil, 0.21, box_leaf(), rg)
    elif offer.planting == "lavender":
        clump = lavender_clump(rg, 190, 0.46)
        for px in spots:
            soil = clay_pot(px, -0.26, GROUND, 0.18, 0.32, clay)
            copies(
                clump,
                [
                    (px, -0.26, soil - 0.02, rg.uniform(0, 360), 0.95),
                    (px + 0.05, -0.29, soil - 0.03, rg.uniform(0, 360), 0.8),
                ],
            )
    else:
        foliage, bloom = geranium_leaf(), m_leaf("bloom", "#c9838f", "#e0a9ad", "#f3d6d4", 0.25, False)
        for px, r in zip(spots, (0.18, 0.16)):
            geraniums(px, -0.27, clay_pot(px, -0.27, GROUND, r, r * 1.8, clay), r * 1.15, rg, bloom, foliage, 18)
    doormat(MID - 0.36, MID + 0.36, -0.36, -0.05, 0)


def build(offer="greenbasket"):
    """The doorway of one offer."""
    chosen = OFFERS[offer]
    rng = random.Random(len(offer) * 7)
    surroundings(chosen, rng)
    doorway(chosen)
    azimuth, elevation, strength = chosen.sun
    d = sun(azimuth, elevation, strength, (1, 0.89, 0.75), 0.8)
    dapple(d, rng, (MID, 0, 1.2), 8, (1.7, 1.7), keep=(0, 0, 0.6, 0.8))
    world_hdri("forest", 0.58, chosen.sky_turn)
    front_view(MID - 1.17, MID + 1.17, -0.46, aspect(), 5.4, MID + 0.1)
    return {"bounces": 3}
