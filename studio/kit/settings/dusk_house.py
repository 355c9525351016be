"""The brick extension of the home hero and the house behind it, at blue hour. Metres."""

import math

from kit.interior.curtains import pleated_curtain
from kit.materials import nodes
from kit.materials.brick import m_brick, m_flat_brick, m_mortar
from kit.materials.clear_glass import m_archglass
from kit.materials.cloth import dim_cloth
from kit.materials.nodes import simple, srgb
from kit.roofs import clay_tiles, ridge_tiles, tiled_slope
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import box, lathe
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.distant import DistantSash
from kit.windows.finish import Finish

HALF_OPENING, HEAD = 2.4075, 2.175  # brick opening
HALF_FRONT, EAVES = 3.9, 2.78  # extension front
HOUSE_Y, HOUSE_X, HOUSE_EAVES, RIDGE, SPAN = 5.4, 2.9, 5.75, 8.1, 7.2


def facade(alu, dark):
    """Extension front in real bricks, its roof edge and rainwater pipe."""
    brick = m_brick("brick", ("#7d5040", "#8d5f4c", "#9a6c55", "#86543f", "#a3775e", "#6d4538", "#94664f"))
    hole = [(-HALF_OPENING, HALF_OPENING, 0, HEAD)]
    brick_wall("front", -HALF_FRONT, HALF_FRONT, -0.15, EAVES, hole, brick, m_mortar("mortar", "#b5aa9a"), seed=4)
    w = HALF_FRONT
    box("soffit", -w - 0.18, w + 0.18, -0.20, 0.1, 2.77, 2.785, alu, 0.002)
    box("fascia", -w - 0.18, w + 0.18, -0.22, -0.20, 2.76, 2.97, alu, 0.003)
    box("trim", -w - 0.2, w + 0.2, -0.235, 0.05, 2.965, 3.0, alu, 0.004)
    box("roof", -w, w, -0.1, 5.4, 2.85, 2.95, dark, 0)
    box("flank", w - 0.02, w, 0.02, 5.4, -0.1, 2.9, m_flat_brick("flank"), 0)
    downpipe(w - 0.14, -0.06, -0.1, 2.72, alu)


def upper_room(r, y, rg, lit, cloth):
    """What is seen through an upper window from the garden: ceiling, far wall and a pair of curtains."""
    x0, x1, z0, z1 = r
    left, right = x0 - 1, min(x1 + 1, HOUSE_X - 0.05)
    wall = nodes.lit("upperwall", (1, 0.66, 0.36) if lit else (0.20, 0.24, 0.33), 0.9 if lit else 0.16)
    ceiling = nodes.lit("upperceiling", (1, 0.76, 0.48) if lit else (0.22, 0.26, 0.34), 1.5 if lit else 0.22)
    quad(
        "upperwall",
        [
            (left, y + 2.6, z0 - 1),
            (right, y + 2.6, z0 - 1),
            (right, y + 2.6, z1 + 0.5),
            (left, y + 2.6, z1 + 0.5),
        ],
        wall,
    )
    top = z1 + 0.25
    quad(
        "upperceiling",
        [(left, y + 0.2, top), (right, y + 0.2, top), (right, y + 2.6, top), (left, y + 2.6, top)],
        ceiling,
    )
    if lit:
        shade = [(0.11, 0.2), (0.19, 0)]
        lathe(
            "uppershade",
            shade,
            nodes.lit("uppershade", (1, 0.74, 0.45), 5),
            32,
            ((x0 + x1) / 2 + 0.05, y + 1.1, z1 - 0.42),
        )
    w = (x1 - x0) * rg.uniform(0.20, 0.27)
    for a, b in ((x0 - 0.05, x0 + w), (x1 - w * rg.uniform(0.7, 1), x1 + 0.05)):
        pleated_curtain(a, b, y + 0.24, z0 - 0.05, z1 + 0.05, cloth, rg)


def house_behind(rg, brick):
    """The house: upper storey with sash windows, gutter, tiled roof and chimney."""
    y = HOUSE_Y
    sill = simple("sill", srgb("#b0a594"), 0.8, noise=0.3, scale=12)
    black = simple("pipe", (0.02, 0.02, 0.022, 1), 0.4)
    holes = [(-6.55, -5.55, 3.9, 5.3), (-3.15, -2.1, 3.9, 5.3), (-0.55, 0.5, 3.9, 5.3), (1.55, 2.2, 4.35, 5.3)]
    pierced_wall("house", -12, HOUSE_X, -0.1, HOUSE_EAVES, holes, brick, y, sill=sill)
    white = Finish("#e9e7e1", 0.8, 0.3)
    white.glass = m_archglass("upperglass", boost=1.1)
    warm, cool, grey = dim_cloth("#b07a45"), dim_cloth("#7d8690"), dim_cloth("#8f8a80")
    for k, r in enumerate(holes):
        DistantSash(
            (r[0] + 0.003, r[1] - 0.003, r[2] + 0.034, r[3] - 0.003),
            y + 0.07,
            white,
            bars=((1, 0) if k < 3 else (0, 0)),
        )
        upper_room(r, y + 0.1, rg, k in (1, 3), (cool, warm, grey, warm)[k])
        n = round((r[1] - r[0]) / 0.075) + 2
        soldier = simple("soldier", srgb("#6f4a3b"), 0.9, noise=0.5, scale=30)
        for i in range(n):
            x = (r[0] + r[1]) / 2 + (i - n / 2) * 0.075
            box("soldier", x + 0.005, x + 0.07, y - 0.004, y + 0.05, r[3] + 0.006, r[3] + 0.22, soldier, 0.002, 1)
    downpipe(-4.4, y - 0.06, 0, HOUSE_EAVES - 0.1, black)
    box("gutter", -12, HOUSE_X + 0.2, y - 0.36, y - 0.25, HOUSE_EAVES - 0.10, HOUSE_EAVES, black, 0.03, 3)
    box("fascia", -12, HOUSE_X + 0.18, y - 0.25, y - 0.22, HOUSE_EAVES - 0.16, HOUSE_EAVES + 0.02, white.up, 0.003)
    box("soffit", -12, HOUSE_X + 0.18, y - 0.24, y, HOUSE_EAVES - 0.16, HOUSE_EAVES - 0.14, white.up, 0)
    under = simple("underroof", srgb("#3a2d28"), 0.9)
    middle, low = y + SPAN / 2, HOUSE_EAVES + 0.0
    for ya in (y - 0.3, y + SPAN + 0.3):
        V = [(-12, ya, low), (HOUSE_X + 0.16, ya, low), (HOUSE_X + 0.16, middle, RIDGE), (-12, middle, RIDGE)]
        mesh_obj("roof", V, [(0, 1, 2, 3)], under).modifiers.new("solid", "SOLIDIFY").thickness = 0.08
    tiles = clay_tiles(("#59423a", "#63493e", "#523d36", "#6b5044", "#5c463c", "#4b3831"))
    slope = math.hypot(RIDGE - HOUSE_EAVES, SPAN / 2 + 0.3)
    pitch = math.degrees(math.atan2(RIDGE - HOUSE_EAVES, SPAN / 2 + 0.3))
    tiled_slope(-12, HOUSE_X + 0.17, (y - 0.32, low + 0.05), slope, pitch, tiles)
    ridge_tiles(-12, HOUSE_X + 0.17, middle, RIDGE + 0.07, tiles, rg)
    gable = [
        (HOUSE_X, y, -0.1),
        (HOUSE_X, y + SPAN, -0.1),
        (HOUSE_X, y + SPAN, low),
        (HOUSE_X, middle, RIDGE - 0.06),
        (HOUSE_X, y, low),
    ]
    mesh_obj("gable", gable, [(0, 1, 2, 3, 4)], brick)
    for x in (1.0, -6.2):
        box("stack", x - 0.5, x + 0.5, middle - 0.33, middle + 0.33, RIDGE - 0.9, RIDGE + 0.85, brick, 0)
        for d, z in ((0.05, 0.72), (0.09, 0.79)):
            box(
                "stackcap",
                x - 0.5 - d,
                x + 0.5 + d,
                middle - 0.33 - d,
                middle + 0.33 + d,
                RIDGE + z,
                RIDGE + z + 0.07,
                brick,
                0.004,
            )
        for k in (-0.3, 0, 0.3):
            clay = simple("chimneypot", srgb("#8a5a42"), 0.85, noise=0.4)
            lathe(
                "chimneypot",
                [(0.11, 0), (0.09, 0.1), (0.09, 0.36), (0.115, 0.38), (0.115, 0.42), (0.08, 0.42)],
                clay,
                24,
                (x + k, middle, RIDGE + 0.86),
            )
