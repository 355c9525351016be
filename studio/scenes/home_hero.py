"""Home hero: brick rear extension at blue hour, bi-fold doors folded back from a lit kitchen, a planted garden before it.

Views: `hero` (wide) and `tall` (upright, for phones): the same evening from the same place.
"""

import math
import random

import bpy
from mathutils import Vector

from kit import windows as W
from kit.glazing import (
    blades,
    books,
    bowl_of_fruit,
    dim_cloth,
    curtain,
    downpipe,
    dull_light,
    fabric,
    fallen_leaves,
    give_rnd,
    group,
    kitchen_units,
    lavender,
    lawn,
    level,
    lever,
    m_flat_brick,
    m_plaster,
    m_tuft,
    m_wood,
    metro_tiles,
    ornamental_grass,
    outer_frame,
    pendant,
    picture,
    pierced_wall,
    pillow,
    plank,
    plank_floor,
    plant_tree,
    pot,
    quad,
    sash,
    scatter,
    shrub,
    slabs,
    sofa,
    stool,
    table,
    tree_mesh,
    vase,
    wall_x,
    wall_y,
)
from kit.job import albedo
from kit.lib import (
    NT,
    area,
    box,
    brick_wall,
    camera,
    lathe,
    m_archglass,
    m_brick,
    m_leaf,
    m_metal,
    m_mortar,
    m_stone,
    m_upvc,
    mesh_obj,
    simple,
    srgb,
    sun,
    tube,
)
from kit.roofs import clay_tiles, ridge_tiles, tiled_slope

ANTHRACITE = "#383e42"
HALF_OPENING, HEAD = 2.4075, 2.175  # brick opening
HALF_FRONT, EAVES = 3.9, 2.78  # extension front
ROOM_X, ROOM_Y, ROOM_H = 3.6, 5.2, 2.5
FRAME_Y, SASH_DEPTH = 0.045, 0.0615
PANES, FOLD = 5, 79  # one pane is the door, four fold to the right
PAVING_Z, PAVING_END = -0.02, -2.9
LAWN_END = -6.2
PATH = (-0.35, 0.75)  # brick path from the terrace towards the camera
HOUSE_Y, HOUSE_X, HOUSE_EAVES, RIDGE, SPAN = 5.4, 2.9, 5.75, 8.1, 7.2
WARM = (1, 0.80, 0.56)


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
    wall = dull_light("upperwall", (1, 0.66, 0.36) if lit else (0.20, 0.24, 0.33), 0.9 if lit else 0.16)
    ceiling = dull_light("upperceiling", (1, 0.76, 0.48) if lit else (0.22, 0.26, 0.34), 1.5 if lit else 0.22)
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
            dull_light("uppershade", (1, 0.74, 0.45), 5),
            32,
            ((x0 + x1) / 2 + 0.05, y + 1.1, z1 - 0.42),
        )
    w = (x1 - x0) * rg.uniform(0.20, 0.27)
    for a, b in ((x0 - 0.05, x0 + w), (x1 - w * rg.uniform(0.7, 1), x1 + 0.05)):
        curtain(a, b, y + 0.24, z0 - 0.05, z1 + 0.05, cloth, rg)


def house_behind(rg, brick):
    """The house: upper storey with sash windows, gutter, tiled roof and chimney."""
    y = HOUSE_Y
    sill = simple("sill", srgb("#b0a594"), 0.8, noise=0.3, scale=12)
    black = simple("pipe", (0.02, 0.02, 0.022, 1), 0.4)
    holes = [(-6.55, -5.55, 3.9, 5.3), (-3.15, -2.1, 3.9, 5.3), (-0.55, 0.5, 3.9, 5.3), (1.55, 2.2, 4.35, 5.3)]
    pierced_wall("house", -12, HOUSE_X, -0.1, HOUSE_EAVES, holes, brick, y, sill=sill)
    white = W.Finish("#e9e7e1", 0.8, 0.3)
    white.glass = m_archglass("upperglass", boost=1.1)
    warm, cool, grey = dim_cloth("#b07a45"), dim_cloth("#7d8690"), dim_cloth("#8f8a80")
    for k, r in enumerate(holes):
        W.SlidingSash(
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


def pane_of_doors(pitch, height, parts):
    """One sash of the set."""
    sash(pitch - 0.006, height, parts["alu"], parts["gasket"], parts["glass"])


def doors(parts):
    """Frame, track, the door pane shut on the left and four panes folded against the right jamb."""
    w, alu, steel = HALF_OPENING, parts["alu"], parts["steel"]
    outer_frame(-w + 0.004, w - 0.004, -0.02, HEAD - 0.004, FRAME_Y, 0.14, alu)
    box("track", -w + 0.02, w - 0.02, FRAME_Y - 0.03, 0.16, -0.012, 0.012, steel, 0.002)
    box("slot", -w + 0.05, w - 0.05, FRAME_Y + 0.01, FRAME_Y + 0.02, 0.011, 0.0125, parts["dark"], 0)
    left, right = -w + 0.052, w - 0.052
    pitch, height = (right - left) / PANES, HEAD - 0.070
    with group((left + 0.003, FRAME_Y + 0.008, 0.016)):
        pane_of_doors(pitch, height, parts)
    lever(left + pitch - 0.036, 1.0, FRAME_Y + 0.008, steel)
    a = math.radians(FOLD)
    p, d = pitch - 0.006, SASH_DEPTH + 0.002
    at = Vector((right - 0.004, FRAME_Y + 0.008))
    for k in range(2):
        # out to the knuckle (hinged on the outer faces at the track, on the inner faces at the tip) and back to the track
        tip = at + Vector((-p * math.cos(a), -p * math.sin(a)))
        with group((tip.x, tip.y, 0.016), FOLD):
            pane_of_doors(pitch, height, parts)
        at = at + Vector((-2 * (p * math.cos(a) + d * math.sin(a)), 0))
        with group((at.x, at.y, 0.016), -FOLD):
            pane_of_doors(pitch, height, parts)
            if k:
                lever(0.036, 0.98, 0, steel, 1)
        at.x -= 0.004
        for z in (0.18, 1.05, 1.95):
            lathe(
                "hinge",
                [(0, 0.05), (0.009, 0.05), (0.009, -0.05), (0, -0.05)],
                alu,
                16,
                (at.x + 0.002, at.y - 0.008, z),
            )


def supper(parts):
    """On the island: wine, two glasses, a board with bread and a cookery book left open."""
    z = 0.93
    bottle = simple("bottle", (0.008, 0.02, 0.01, 1), 0.08)
    lathe(
        "bottle",
        [(0, 0), (0.037, 0), (0.038, 0.19), (0.016, 0.235), (0.014, 0.30), (0, 0.30)],
        bottle,
        32,
        (-0.62, 2.40, z),
    )
    lathe("label", [(0.0384, 0.06), (0.0384, 0.14)], simple("label", srgb("#ddd5c2"), 0.7), 32, (-0.62, 2.40, z))
    for x, y in ((-0.86, 2.34), (-1.02, 2.46)):
        lathe(
            "glass",
            [(0.032, 0), (0.004, 0.006), (0.004, 0.08), (0.03, 0.11), (0.038, 0.15), (0.031, 0.20)],
            parts["glass"],
            32,
            (x, y, z),
        )
        lathe(
            "wine",
            [(0, 0.105), (0.028, 0.11), (0.034, 0.135), (0, 0.135)],
            simple("wine", (0.09, 0.006, 0.012, 1), 0.15),
            24,
            (x, y, z),
        )
    oak = m_wood("board", "#a97f52", "#7a5632", 2, 0.5, "X")
    with group((-1.75, 2.42, z), 9):
        give_rnd(box("board", -0.21, 0.21, -0.12, 0.12, 0, 0.022, oak, 0.008, 3), 0.4)
        crust = simple("crust", srgb("#a8713c"), 0.85, noise=0.5, bump=0.5, scale=60)
        loaf = W.sphere("loaf", (-0.04, 0.0, 0.05), 0.075, crust, 28)
        loaf.scale = (1.6, 0.95, 0.8)
    page = simple("page", srgb("#e9e3d5"), 0.8)
    for s in (-1, 1):
        o = box("page", 0, 0.17, -0.12, 0.12, 0, 0.012, page, 0.003)
        o.location, o.rotation_euler = (-2.18, 2.5, z), (0, 0.06 * s, 0.2 + (math.pi if s > 0 else 0))


def kitchen(rg, parts):
    """Fitted units, oven, worktop clutter and the island with its stools and lamps."""
    Y, H = ROOM_Y, ROOM_H
    steel, brass, dark = parts["steel"], parts["brass"], parts["dark"]
    navy, pale = simple("navy", srgb("#2f3f4a"), 0.45), simple("pale", srgb("#6d7a6b"), 0.45)
    quartz = simple("quartz", srgb("#e6e2da"), 0.2, noise=0.15, scale=4)
    tile = simple("tile", srgb("#d9d6ce"), 0.25)
    kitchen_units(-3.4, -1.0, Y - 0.6, Y, 0.1, 0.88, 4, navy, dark, brass)
    kitchen_units(-1.0, 0.2, Y - 0.62, Y, 0.1, 2.25, 2, navy, dark, brass)
    kitchen_units(-3.4, -1.0, Y - 0.35, Y, 1.45, 2.25, 4, navy, dark, brass)
    box("worktop", -3.4, -1.0, Y - 0.63, Y, 0.88, 0.91, quartz, 0.003)
    metro_tiles(-3.4, -1.0, 0.915, 1.45, Y, tile)
    box("striplight", -3.3, -1.1, Y - 0.3, Y - 0.28, 1.435, 1.445, dull_light("strip", (1, 0.72, 0.42), 10), 0)
    box("oven", -0.95, -0.45, Y - 0.635, Y - 0.6, 1.0, 1.55, simple("oven", (0.008, 0.008, 0.009, 1), 0.12), 0.004)
    box("ovenglow", -0.88, -0.52, Y - 0.637, Y - 0.634, 1.08, 1.38, dull_light("ovenglow", (1, 0.42, 0.12), 0.8), 0)
    box("ovenbar", -0.9, -0.5, Y - 0.67, Y - 0.655, 1.5, 1.515, steel, 0.004)
    box("towel", -0.80, -0.60, Y - 0.678, Y - 0.650, 1.16, 1.522, fabric("towel", "#b8573c"), 0.006)
    for k, (w, h) in enumerate(((0.09, 0.2), (0.07, 0.15), (0.1, 0.24), (0.08, 0.18))):
        jar = [(0, 0), (w / 2, 0), (w / 2, h * 0.8), (w * 0.35, h), (0, h)]
        clay = simple("jar", srgb(("#c9b48a", "#8d5f45", "#e2ddd0", "#6d7f78")[k]), 0.4)
        lathe("jar", jar, clay, 24, (-3.1 + 0.16 * k, Y - 0.25, 0.91))
    lathe(
        "kettle",
        [(0, 0), (0.085, 0), (0.09, 0.03), (0.07, 0.15), (0.03, 0.19), (0, 0.2)],
        steel,
        32,
        (-1.35, Y - 0.3, 0.91),
    )
    lathe(
        "pan",
        [(0, 0), (0.12, 0), (0.125, 0.13), (0.118, 0.13), (0.115, 0.01)],
        simple("pan", srgb("#a3432c"), 0.25),
        36,
        (-2.2, Y - 0.32, 0.91),
    )
    kitchen_units(-2.4, -0.3, 2.35, 2.95, 0.1, 0.88, 4, pale, dark, brass)
    box("islandtop", -2.46, -0.24, 2.15, 3.05, 0.88, 0.93, quartz, 0.004)
    box("islandend", -0.302, -0.28, 2.3, 3.0, 0, 0.88, pale, 0.002)
    walnut = m_wood("walnut", "#8a6040", "#5a3a24", 2, 0.4, "Z")
    shade, lining = simple("shade", srgb("#23282b"), 0.35), simple("lining", srgb("#d9a44a"), 0.3, metal=1)
    for k in range(3):
        with group((-2.0 + k * 0.65 + rg.uniform(-0.05, 0.05), 1.93 + (0, 0.05, -0.16)[k], 0), rg.uniform(0, 40)):
            stool(walnut, dark, brass)
        pendant(-2.0 + k * 0.65, 2.6, 1.62, H, shade, lining, dark, 30)
    supper(parts)
    bowl_of_fruit(-1.38, 2.62, 0.93, rg)
    vase(-0.45, 2.75, 0.93, "#6d7f78", m_leaf("cut", "#2c4a22", "#557a38", "#86a058"), rg)


def sitting_place(rg, parts):
    """Sofa, low table, picture, shelves and a standing lamp on the right of the room."""
    Y, brass, dark = ROOM_Y, parts["brass"], parts["dark"]
    walnut = m_wood("walnutshelf", "#8a6040", "#5a3a24", 2, 0.4, "X")
    cushions = [fabric("ochre", "#a8743c"), fabric("sand", "#d9d2c2"), fabric("rust", "#8f4a30")]
    with group((0.7, 3.5, 0)):
        sofa(2.35, fabric("sofa", "#a39c8c"), cushions, dark)
        throw = fabric("throw", "#5d6f76")
        box("throw", 0.02, 0.24, 0.15, 0.62, 0.595, 0.615, throw, 0.008, 3)
        box("throw", -0.012, 0.012, 0.15, 0.62, 0.25, 0.605, throw, 0.008, 3)
    with group((1.75, 2.75, 0)):
        table(rg, 1.15, 0.55, 0.40, walnut, 0.04, 0.03)
        box("book", -0.3, 0, -0.1, 0.12, 0.40, 0.425, simple("book1", srgb("#e2dccd"), 0.5), 0.003)
        box("book", -0.27, -0.02, -0.09, 0.1, 0.425, 0.447, simple("book2", srgb("#2f3f4a"), 0.5), 0.003)
        cup = simple("cup", srgb("#d9d6ce"), 0.25)
        lathe("cup", [(0, 0), (0.035, 0), (0.042, 0.09), (0.038, 0.09), (0.03, 0.01)], cup, 24, (0.25, 0.05, 0.40))
    rug = simple("rug", srgb("#a99b84"), 1, spec=0, noise=0.4, bump=0.6, scale=160)
    box("rug", 0.6, 3.1, 2.15, 3.9, 0, 0.012, rug, 0.005)
    palette = ("#d8cfbb", "#b9785a", "#dccbae", "#4f6a6e", "#c8bfa8")
    picture(1.0, 2.2, 1.1, 1.95, Y, simple("artframe", srgb("#2a2119"), 0.5), palette)
    for z in (1.22, 1.62):
        box("shelf", 2.45, 3.45, Y - 0.24, Y, z, z + 0.035, walnut, 0.003)
    books(rg, 2.5, 3.2, Y - 0.22, 1.655, 0.18, 0.26)
    books(rg, 2.75, 3.42, Y - 0.22, 1.255, 0.18, 0.26)
    tube("lampstand", [(3.25, 4.55, 0), (3.25, 4.55, 1.42)], 0.011, brass)
    lathe("lampshade", [(0.2, 1.32), (0.15, 1.6)], dull_light("shadeglow", (1, 0.70, 0.42), 2.6), 40, (3.25, 4.55, 0))
    pot(0.52, 4.85, 0, 0.16, 0.30, simple("indoorpot", srgb("#c9c1b2"), 0.6))
    shrub(
        (0.52, 4.85, 0.98),
        0.36,
        260,
        0.17,
        m_leaf("indoor", "#28451f", "#4d7434", "#7f9f52"),
        rg,
        1.5,
        0.3,
        0.45,
        core=False,
    )
    for k in range(3):
        tube("indoorstem", [(0.52, 4.85, 0.25), (0.46 + 0.06 * k, 4.85, 0.9)], 0.008, dark)


def interior(rg, parts):
    """One room: kitchen on the left, sitting place on the right, lit for the evening."""
    X, Y, H = ROOM_X, ROOM_Y, ROOM_H
    plaster, white = m_plaster("plaster", "#cfc5b4"), m_plaster("ceiling", "#efebe3")
    sage = m_plaster("sage", "#8f9688")
    wall_x("left", 0.1, Y, 0, H, -X, plaster)
    wall_x("right", 0.1, Y, 0, H, X, plaster)
    wall_y("back", -X, X, 0, H, Y, sage)
    level("ceiling", -X, X, 0.1, Y, H, white)
    for a, b, c in ((-X, -HALF_OPENING, 0), (HALF_OPENING, X, 0), (-HALF_OPENING, HALF_OPENING, HEAD)):
        wall_y("inner", a, b, c, H, 0.105, plaster)
    plank_floor(rg, -X, X, 0.1, Y, m_wood("oak", "#a9814f", "#7d5833", axis="Y"))
    box("skirting", 0.25, X, Y - 0.018, Y, 0, 0.12, white, 0.004)
    kitchen(rg, parts)
    sitting_place(rg, parts)
    area((0.1, 2.8, H - 0.02), (0.1, 2.8, 0), 5.6, 185, WARM, sy=2.6)
    area((-2.2, Y - 0.42, 1.43), (-2.2, Y - 0.2, 0.9), 2.1, 24, (1, 0.72, 0.45), sy=0.04)
    area((-1.35, 2.6, 1.66), (-1.35, 2.6, 0.9), 1.5, 38, (1, 0.68, 0.38), sy=0.15)
    area((3.25, 4.5, 1.7), (1.9, 5.1, 0.9), 0.4, 26, (1, 0.68, 0.38))


def bench(rg, teak, cushion_a, cushion_b):
    """Slatted garden bench 1.5 m long with loose cushions."""
    for i in range(6):
        plank(rg, 0, 1.5, i * 0.115, i * 0.115 + 0.1, 0.26, 0.285, teak)
    for x in (0.04, 1.40):
        for y in (0.02, 0.60):
            plank(rg, x, x + 0.06, y, y + 0.06, 0, 0.26 if y < 0.3 else 0.72, teak)
    for i in range(3):
        plank(rg, 0, 1.5, 0.66, 0.68, 0.36 + i * 0.13, 0.45 + i * 0.13, teak)
    for i, m in enumerate((cushion_a, cushion_b)):
        box("pad", 0.02 + i * 0.75, 0.74 + i * 0.75, 0, 0.62, 0.285, 0.41, cushion_b, 0.045, 5)
        pillow(0.375 + i * 0.75, 0.52, 0.6, 0.6, 0.42, 0.18, m, (-0.22, 0, 0.05 - 0.12 * i))


def lantern(x, y, z, height, parts):
    """Candle in a glass."""
    h = height
    lathe(
        "lantern", [(0, 0), (0.06, 0), (0.06, h), (0.055, h), (0.055, 0.01), (0, 0.01)], parts["glass"], 32, (x, y, z)
    )
    lathe(
        "flame",
        [(0, 0.10), (0.009, 0.085), (0.007, 0.07), (0, 0.07)],
        dull_light("flame", (1, 0.5, 0.15), 30),
        12,
        (x, y, z),
    )
    lathe("candle", [(0, 0.07), (0.03, 0.07), (0.03, 0.01)], simple("wax", srgb("#e6dfce"), 0.5), 24, (x, y, z))
    lamp = bpy.data.lights.new("candle", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 2.2, (1, 0.55, 0.22), 0.03
    o = bpy.data.objects.new("candlelight", lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z + h + 0.03)


def watering_can(x, y, z, turn):
    """Galvanised watering can."""
    zinc = m_metal("zinccan", (0.42, 0.44, 0.45, 1), 0.38)
    with group((x, y, z), turn):
        lathe(
            "can",
            [(0, 0), (0.115, 0), (0.12, 0.01), (0.105, 0.26), (0.11, 0.265), (0.10, 0.27), (0.06, 0.275)],
            zinc,
            40,
        )
        tube("spout", [(0.10, 0, 0.05), (0.22, 0, 0.19), (0.33, 0, 0.33)], 0.018, zinc)
        lathe("rose", [(0.02, -0.03), (0.042, 0.02), (0, 0.024)], zinc, 24, (0.345, 0, 0.345)).rotation_euler = (
            0,
            0.75,
            0,
        )
        arc = [(0.09 * math.cos(t), 0, 0.27 + 0.12 * math.sin(t)) for t in (0.1, 0.6, 1.1, 1.6, 2.1, 2.6, 3.05)]
        tube("handle", arc, 0.008, zinc)
        back = [(-0.10 - 0.10 * math.sin(t), 0, 0.14 + 0.10 * math.cos(t)) for t in (0.1, 0.7, 1.3, 1.9, 2.5, 3.0)]
        tube("handle", back, 0.008, zinc)


def beds(rg):
    """Planting on both sides of the lawn: low in front, tall at the fences; leaves room for the path."""
    z = -0.05
    soil = simple("bedsoil", srgb("#2e2519"), 1, spec=0, noise=0.6, bump=0.9, scale=30)
    for s in (-1, 1):
        V = [
            (s * 6.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.1, -3.9, z + 0.008),
            (s * 1.75, -5.2, z + 0.008),
            (s * 1.9, -6.4, z + 0.008),
            (s * 6.5, -6.4, z + 0.008),
        ]
        mesh_obj("bed", V, [tuple(range(6)) if s < 0 else tuple(range(5, -1, -1))], soil)
    lav, feather = lavender(rg), ornamental_grass(rg)
    salvia = blades(
        rg,
        170,
        0.17,
        0.58,
        m_tuft("salvia", [(0, "#33452a"), (0.5, "#52683c"), (0.66, "#5b4a86"), (1, "#7a66a8")]),
        0.006,
        0.34,
        "salvia",
    )
    campion = blades(
        rg,
        120,
        0.16,
        0.66,
        m_tuft("campion", [(0, "#3d5030"), (0.72, "#6c7f57"), (0.86, "#b98fa6"), (1, "#d9b6c6")]),
        0.005,
        0.5,
        "campion",
    )
    fern = blades(
        rg, 130, 0.12, 0.5, m_tuft("fern", [(0, "#2d4420"), (0.6, "#4f7434"), (1, "#7d9c50")]), 0.012, 0.95, "fern"
    )
    lime, mid, dark = (
        m_leaf(n, *c)
        for n, c in (
            ("limeleaf", ("#56702c", "#83983f", "#b2b765")),
            ("midleaf", ("#2b451f", "#4b6d30", "#7f9a52")),
            ("darkleaf", ("#1b3016", "#34542a", "#5b7a42")),
        )
    )
    bloom = m_leaf("bloom", "#cfc8b6", "#e6dfd0", "#f3ecdf", 0.3, False)
    pink = m_leaf("pinkbloom", "#a8607c", "#c98aa0", "#e2b4c0", 0.3, False)
    head = shrub((0, 0, 0), 0.075, 240, 0.03, bloom, rg, 0.85, 0.1, 0.8, core=False)
    pinkhead = shrub((0, 0, 0), 0.065, 220, 0.028, pink, rg, 0.85, 0.1, 0.8, core=False)
    heads = {"white": head.data, "pink": pinkhead.data}
    for o in (head, pinkhead):
        bpy.data.objects.remove(o)

    def hydrangea(x, y, r, colour):
        shrub((x, y, r * 0.8), r, 1900, 0.075, mid, rg, 0.9, 0.15, 0.6)
        for _ in range(22):
            d = Vector((rg.gauss(0, 1), -abs(rg.gauss(0.5, 0.7)), abs(rg.gauss(0.6, 0.5)))).normalized()
            scatter(heads[colour], [(x + d.x * r, y + d.y * r, r * 0.8 + d.z * r * 0.9)], rg, (0.75, 1.15))

    for s in (-1, 1):
        edge = [(s * (2.62 - 0.25 * k + rg.uniform(-0.07, 0.07)), -3.12 - 0.62 * k) for k in range(4)]
        for k, (x, y) in enumerate(edge):
            if (k + (s > 0)) % 2:
                shrub((x + s * 0.1, y, 0.13), rg.uniform(0.22, 0.28), 900, 0.045, lime, rg, 0.75, 0.15, 0.8)
            else:
                scatter(lav, [(x + s * rg.uniform(0, 0.3), y + rg.uniform(-0.2, 0.2), z) for _ in range(5)], rg)
        scatter(salvia, [(s * rg.uniform(2.6, 3.5), rg.uniform(-4.5, -3.1), z) for _ in range(10)], rg, (0.8, 1.15))
        scatter(campion, [(s * rg.uniform(2.5, 3.6), rg.uniform(-5.0, -3.4), z) for _ in range(5)], rg, (0.8, 1.15))
        scatter(fern, [(s * rg.uniform(2.2, 3.4), rg.uniform(-5.4, -3.4), z) for _ in range(7)], rg, (0.7, 1.1))
        scatter(feather, [(s * rg.uniform(3.0, 4.0), rg.uniform(-4.4, -3.2), z) for _ in range(6)], rg)
    for side, x in ((-1, PATH[0] - 0.26), (1, PATH[1] + 0.26)):
        y, k = -3.25, 0
        while y > LAWN_END:
            if (k + (side > 0)) % 3 == 2:
                shrub(
                    (x + rg.uniform(-0.03, 0.03), y, 0.07), rg.uniform(0.15, 0.19), 520, 0.04, lime, rg, 0.75, 0.15, 0.8
                )
            else:
                scatter(
                    lav,
                    [(x + rg.uniform(-0.04, 0.04), y + rg.uniform(-0.04, 0.04), z) for _ in range(2)],
                    rg,
                    (0.55, 0.82),
                )
            y -= rg.uniform(0.26, 0.36)
            k += 1
    hydrangea(-3.55, -3.35, 0.42, "white")
    hydrangea(3.55, -3.3, 0.40, "pink")
    hydrangea(4.75, -1.3, 0.46, "white")
    for x, y, r, m in (
        (-4.8, -0.6, 0.6, dark),
        (-4.85, -2.6, 0.45, mid),
        (4.8, -0.3, 0.55, dark),
        (4.85, -2.4, 0.5, mid),
        (-4.6, -4.0, 0.6, dark),
        (4.4, -4.2, 0.6, dark),
    ):
        shrub((x, y, r * 0.8), r, 3600, 0.05, m, rg)
    return lav, feather, heads


def terrace(rg, parts, plants):
    """What stands on the paving: bench, side table, pots, a watering can, candles."""
    lav, feather, heads = plants
    bark = parts["bark"]
    zinc = m_stone("zinc", "#4b4f52", "#3c4043", "#62666a", 7, 0.5, 0.1, 0.001)
    clay = simple("clay", srgb("#8a5a44"), 0.85, noise=0.3, bump=0.2, scale=20)
    pot(-2.78, -0.45, PAVING_Z, 0.24, 0.42, clay)
    olive = m_leaf("olive", "#3d4a35", "#71806a", "#a3ad98")
    tube("olivestem", [(-2.78, -0.45, 0.3), (-2.75, -0.47, 0.8), (-2.80, -0.45, 1.25)], 0.022, bark)
    for k in range(5):
        a = k * 1.26
        tube(
            "olivelimb",
            [(-2.79, -0.45, 1.1), (-2.79 + 0.2 * math.cos(a), -0.45 + 0.2 * math.sin(a), 1.45)],
            0.009,
            bark,
        )
    shrub((-2.79, -0.45, 1.5), 0.40, 2100, 0.055, olive, rg, 1.0, 0.4, 0.22, core=False)
    # a deep zinc pot with a hydrangea, a low bowl of lavender, a tall grass: three sizes, three plants
    lathe(
        "zincpot",
        [(0, 0), (0.21, 0), (0.27, 0.5), (0.285, 0.505), (0.285, 0.53), (0.255, 0.53), (0.25, 0.46), (0, 0.46)],
        zinc,
        48,
        (2.95, -0.46, PAVING_Z),
    )
    mid = m_leaf("potleaf", "#2b451f", "#4b6d30", "#7f9a52")
    shrub((2.95, -0.46, 0.72), 0.30, 1300, 0.07, mid, rg, 0.85, 0.15, 0.6)
    for _ in range(15):
        d = Vector((rg.gauss(0, 1), -abs(rg.gauss(0.6, 0.6)), abs(rg.gauss(0.6, 0.5)))).normalized()
        scatter(heads["white"], [(2.95 + d.x * 0.31, -0.46 + d.y * 0.31, 0.72 + d.z * 0.27)], rg, (0.8, 1.15))
    pot(3.45, -0.55, PAVING_Z, 0.19, 0.20, clay)
    scatter(lav, [(3.41, -0.55, 0.12), (3.50, -0.53, 0.12)], rg, (0.72, 0.8))
    pot(3.62, -0.24, PAVING_Z, 0.15, 0.36, simple("glazed", srgb("#4a6468"), 0.25))
    scatter(feather, [(3.62, -0.24, 0.28), (3.60, -0.26, 0.28)], rg, (0.9, 1.0))
    pot(-3.28, -0.30, PAVING_Z, 0.13, 0.22, simple("greypot", srgb("#8d8a82"), 0.8, noise=0.3, scale=20))
    shrub((-3.28, -0.30, 0.27), 0.15, 500, 0.03, m_leaf("thyme", "#3f5530", "#6c8450", "#9aac78"), rg, 0.7, 0.1)
    watering_can(2.62, -1.05, PAVING_Z, 205)
    teak = m_wood("teak", "#a9845a", "#7d5c3a", 2, 0.6, "X")
    with group((-4.05, -1.5, PAVING_Z), 26):
        bench(rg, teak, fabric("rustcushion", "#8f5634"), fabric("oat", "#bfb8aa"))
    top = [(0, 0.36), (0.30, 0.36), (0.31, 0.35), (0.31, 0.335), (0.30, 0.33), (0, 0.33)]
    give_rnd(lathe("sidetable", top, teak, 48, (-2.55, -1.75, PAVING_Z)), 0.5)
    for k in range(3):
        c, s = math.cos(k * 2.09), math.sin(k * 2.09)
        tube(
            "sideleg",
            [(-2.55 + 0.22 * c, -1.75 + 0.22 * s, 0.32), (-2.55 + 0.27 * c, -1.75 + 0.27 * s, PAVING_Z)],
            0.014,
            parts["dark"],
        )
    lantern(-2.48, -1.68, 0.345, 0.17, parts)
    for x, y, h in (
        (-1.75, -0.32, 0.22),
        (-1.95, -0.38, 0.15),
        (-0.62, -2.74, 0.2),
        (1.08, -2.72, 0.26),
        (1.24, -2.66, 0.16),
    ):
        lantern(x, y, PAVING_Z, h, parts)
    mug = simple("mug", srgb("#c8cfca"), 0.3)
    lathe("mug", [(0, 0), (0.036, 0), (0.04, 0.085), (0.036, 0.085), (0.033, 0.01)], mug, 28, (-2.66, -1.80, 0.342))


def garden(rg, parts):
    """Terrace paving, lawn with a brick path, beds, fences and trees."""
    stone = m_stone("paving", "#8f887c", "#7f786c", "#6a6459", 3, 0.6, 0.3, 0.002, attr="rnd")
    slabs(rg, -5.6, 5.6, PAVING_END, 0.03, PAVING_Z, stone, grout="#4f4b45")
    edge = simple("edging", srgb("#5a564f"), 0.9, noise=0.4, bump=0.4)
    box("edging", -6, 6, PAVING_END - 0.06, PAVING_END, -0.2, PAVING_Z - 0.004, edge, 0.006)
    clinker = m_stone("clinker", "#7d5446", "#6a463a", "#8f6655", 4, 0.8, 0.4, 0.002, attr="rnd")
    slabs(rg, PATH[0], PATH[1], LAWN_END, PAVING_END - 0.06, -0.03, clinker, (0.22, 0.11), 0.008, "#3d3a2a")
    for x in PATH:
        box(
            "kerb",
            x - 0.035,
            x + 0.035,
            LAWN_END,
            PAVING_END - 0.06,
            -0.12,
            -0.022,
            simple("kerb", srgb("#6a4a3d"), 0.9, noise=0.5),
            0.006,
        )
    lawn(rg, -2.6, PATH[0] - 0.05, LAWN_END, PAVING_END - 0.08)
    lawn(rg, PATH[1] + 0.05, 2.6, LAWN_END, PAVING_END - 0.08)
    level("ground", -60, 60, -30, 60, -0.07, simple("ground", srgb("#2a3018"), 1, spec=0, noise=0.5, scale=2))
    fallen_leaves(rg, -4.5, 4.5, PAVING_END, -0.3, PAVING_Z, 34)
    fallen_leaves(rg, -2.2, 2.4, LAWN_END, PAVING_END, -0.02, 34)
    cedar = m_wood("cedar", "#86694a", "#5f4630", 1.4, 0.75, "Y")
    for s in (-1, 1):
        for r in range(15):
            plank(rg, s * 5.3 - 0.01, s * 5.3 + 0.01, -9, 5, -0.05 + r * 0.122, 0.062 + r * 0.122, cedar)
        box("fenceback", s * 5.36 - 0.008, s * 5.36 + 0.008, -9, 5.3, -0.05, 1.72, parts["dark"], 0)
    terrace(rg, parts, beds(rg))
    crown = tree_mesh(rg, m_leaf("tree", "#22331a", "#3c5628", "#5d763c"), 1.6, 0.085, 30000)
    birch = tree_mesh(rg, m_leaf("birch", "#3a4a22", "#64783a", "#93a055"), 1.5, 0.07, 15000)
    for data, x, y, t, s in (
        (crown, 6.0, 11, 2.4, 1.4),
        (crown, 9.4, 13, 3.0, 1.9),
        (birch, 12, 11.5, 2.6, 1.4),
        (crown, 7.0, 8.6, 0.2, 1.0),
        (crown, 9.2, 8.2, 0.2, 1.1),
        (birch, 4.7, 14, 2.8, 1.2),
        (crown, 11.5, 8, 0.3, 1.1),
        (birch, 5.2, 8.2, 0.0, 0.8),
        (crown, -13.5, 16, 4, 2.2),
    ):
        plant_tree(data, x, y, t, s, rg, parts["bark"])


def wall_lamps(alu):
    """Up-and-down lamps on both sides of the doors."""
    for x in (-3.1, 3.1):
        lathe("lamp", [(0.036, -0.10), (0.042, -0.10), (0.042, 0.10), (0.036, 0.10)], alu, 32, (x, -0.066, 1.78))
        box("lampplate", x - 0.03, x + 0.03, -0.02, 0, 1.73, 1.83, alu, 0.003)
        for d in (-1, 1):
            light = bpy.data.lights.new("wash", "SPOT")
            light.energy, light.color, light.spot_size, light.spot_blend = 26, (1, 0.66, 0.36), math.radians(76), 0.8
            light.shadow_soft_size = 0.03
            o = bpy.data.objects.new("wash", light)
            bpy.context.scene.collection.objects.link(o)
            o.location, o.rotation_euler = (x, -0.066, 1.78 + d * 0.1), (0 if d < 0 else math.pi, 0, 0)


def bed_lights():
    """Low warm lamps hidden in the beds and at the fences."""
    for x, y, tx, ty, tz, watt in (
        (-3.3, -2.95, -4.3, -0.8, 1.1, 9),
        (3.95, -2.6, 4.9, -0.8, 1.0, 9),
        (-2.5, -4.2, -3.3, -3.4, 0.5, 3.5),
        (2.5, -4.1, 3.3, -3.3, 0.5, 3.5),
    ):
        light = bpy.data.lights.new("spike", "SPOT")
        light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = (
            watt,
            (1, 0.68, 0.38),
            1.7,
            0.9,
            0.04,
        )
        o = bpy.data.objects.new("spike", light)
        bpy.context.scene.collection.objects.link(o)
        o.location = (x, y, 0.02)
        o.rotation_euler = (Vector((x, y, 0.02)) - Vector((tx, ty, tz))).to_track_quat("Z", "Y").to_euler()


def dusk_sky(light=1.0, seen=1.0):
    """Blue hour: the last warm band low behind the house, deep blue above and over the garden, thin lit clouds."""
    n = NT(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    at = n.n("ShaderNodeTexCoord").outputs["Generated"]
    _, y, z = n.n("ShaderNodeSeparateXYZ", {0: at}).outputs[:3]
    west = n.ramp(
        z,
        [
            (0, srgb("#f2b583")),
            (0.09, srgb("#e8b394")),
            (0.19, srgb("#b9aab6")),
            (0.31, srgb("#7f97c0")),
            (0.48, srgb("#4d72ab")),
            (0.8, srgb("#33568f")),
        ],
    )
    east = n.ramp(z, [(0, srgb("#8b93ad")), (0.25, srgb("#6d88b8")), (0.8, srgb("#3a5d98"))])
    sky = n.mix(n.rng(y, -0.2, 0.5, 0, 1), east, west)
    wisps = n.noise(n.n("ShaderNodeMapping", {"Vector": at, "Scale": (1, 1, 4.5)}).outputs[0], 2.6, 7, 0.56, 0.3)
    lit = n.ramp(z, [(0, srgb("#f6c79c")), (0.2, srgb("#e9b7a4")), (0.45, srgb("#a3a6c4"))])
    sky = n.mix(n.rng(wisps, 0.5, 0.72, 0, 0.6), sky, lit)
    sky = n.mix(n.rng(z, -0.03, 0.0, 0, 1), (0.02, 0.025, 0.022, 1), sky)
    lights = n.n("ShaderNodeBackground", {"Color": sky, "Strength": light}).outputs[0]
    camera_sees = n.n("ShaderNodeBackground", {"Color": sky, "Strength": seen}).outputs[0]
    ray = n.n("ShaderNodeLightPath").outputs["Is Camera Ray"]
    n.n("ShaderNodeOutputWorld", {"Surface": n.n("ShaderNodeMixShader", {0: ray, 1: lights, 2: camera_sees})})
    bpy.context.scene.world.cycles.sampling_method = "MANUAL"
    bpy.context.scene.world.cycles.sample_map_resolution = 256


def build(view="hero"):
    """The evening scene, seen wide (`hero`) or upright (`tall`)."""
    rg = random.Random(11)
    parts = {
        "alu": m_upvc("alu", albedo(ANTHRACITE, 0.8), 0.3, True),
        "gasket": simple("gasket", (0.006, 0.006, 0.006, 1), 0.6),
        "glass": m_archglass("glass", boost=1.3),
        "steel": m_metal("steel", (0.6, 0.6, 0.6, 1), 0.25),
        "brass": m_metal("brass", (0.80, 0.56, 0.28, 1), 0.2),
        "dark": simple("dark", (0.012, 0.011, 0.01, 1), 0.8),
        "bark": simple("bark", srgb("#3a3026"), 0.95, noise=0.5, bump=0.6, scale=12),
    }
    facade(parts["alu"], parts["dark"])
    house_behind(
        rg, m_flat_brick("housebrick", ("#6f4d3f", "#7a5646", "#83604f", "#745142", "#8a6653", "#694a3d"), "#8f8376")
    )
    doors(parts)
    interior(rg, parts)
    garden(rg, parts)
    wall_lamps(parts["alu"])
    bed_lights()
    dusk_sky(2.9, 1.15)
    sun(58, 16, 0.9, (1, 0.66, 0.44), 9)
    distance = 8.2
    width, centre = {"hero": (10.3, (0.05, 1.78)), "tall": (6.7, (0.05, 1.75))}[view]
    x = -0.35 if view == "hero" else -0.1
    camera(
        (x, -distance, 1.45),
        36 * distance / width,
        ((centre[0] - x) / width, (centre[1] - 1.45) / width),
        fit="HORIZONTAL",
        dof=distance - 0.3,
        fstop=5,
    )
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
