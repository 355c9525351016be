"""Black bi-fold doors between a dining room and a garden terrace on a bright day: four panes, two to each side.

Views: `hero` (folded open, from the room), `strip` (three leaves and a door that move, from the room), `closed` (shut, from the garden), `corner` (a folded pair from the terrace),
`evening` (folded open, the lamps lit, from the garden), `track` (along the threshold from a low eye: tiles on the left, paving on the right).
"""

import random

from kit.camera import aim, camera, look
from kit.garden.ground import slabs
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.interior.books import books
from kit.interior.fittings import side_table, table
from kit.interior.lamps import drum_lamp, pendant
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import framed_print, picture
from kit.interior.seats import armchair, chair
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import fabric
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_plaster, m_stone
from kit.materials.wood import m_wood
from kit.products.bi_fold import HALF_OPENING, HEAD, OUTER, bi_fold_doors
from kit.products.bi_fold_moving import moving_bi_fold
from kit.settings.dining_garden import garden
from kit.settings.terrace_evening import evening_light
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import pierced_wall

BLACK = "#1c1d1e"
ROOM_LEFT, ROOM_RIGHT, ROOM_DEPTH, ROOM_H = -3.1, 3.3, 6.0, 2.55
LONDON = ("#8a7558", "#978264", "#7c684b", "#a08c6e", "#6f5e45", "#8f7a58", "#a0927a")


def outside(rg):
    """The house seen from the terrace: brick with a soldier course, a stone band, wall lamps and pots by the doors."""
    with group((0, OUTER, 0), 180):
        hole = (-HALF_OPENING, HALF_OPENING, -0.075, HEAD)
        brick_wall(
            "outerwall",
            -5.4,
            5.4,
            -0.15,
            3.6,
            [hole],
            m_brick("londonstock", LONDON),
            m_mortar("outermortar", "#b5ab98"),
            seed=21,
            depth=0.1,
        )
        iron = m_upvc("lampbody", srgb("#24272a"), 0.35)
        for x in (-2.75, 2.75):
            box("lampplate", x - 0.03, x + 0.03, -0.02, 0, 1.72, 1.82, iron, 0.003)
            lathe("lamp", [(0.036, -0.09), (0.042, -0.09), (0.042, 0.09), (0.036, 0.09)], iron, 40, (x, -0.066, 1.77))
    zinc = dark_zinc()
    green = m_leaf("ball", "#22391a", "#4a6b2a", "#7d9848")
    for x in (-2.72, 2.72):
        box("trough", x - 0.22, x + 0.22, OUTER + 0.08, OUTER + 0.52, -0.03, 0.42, zinc, 0.006, 3)
        shrub((x, OUTER + 0.30, 0.68), 0.28, 5200, 0.030, green, rg, lump=0.05)


def room(rg, dark, brass):
    """Dining room: pale walls, tiled floor, sideboard, table laid near the camera."""
    wall, white = m_plaster("wall", "#ddd8cc"), m_plaster("white", "#f1eee8")
    pierced_wall(
        "gardenwall", ROOM_LEFT, ROOM_RIGHT, 0, ROOM_H, [(-HALF_OPENING, HALF_OPENING, 0, HEAD)], wall, 0, 0.05
    )
    w = HALF_OPENING
    for x0, x1, z0, z1 in ((-w - 0.06, -w, 0, HEAD), (w, w + 0.06, 0, HEAD), (-w - 0.06, w + 0.06, HEAD, HEAD + 0.06)):
        box("lining", x0, x1, 0.045, 0.2, z0, z1, wall, 0)
    wall_x("left", -ROOM_DEPTH, 0, 0, ROOM_H, ROOM_LEFT, wall)
    wall_x("right", -ROOM_DEPTH, 0, 0, ROOM_H, ROOM_RIGHT, wall)
    wall_y("rear", ROOM_LEFT, ROOM_RIGHT, 0, ROOM_H, -ROOM_DEPTH, wall)
    level("ceiling", ROOM_LEFT, ROOM_RIGHT, -ROOM_DEPTH, 0, ROOM_H, white)
    stone = m_stone("limestone", "#b7ac99", "#a99d89", "#9a8f7c", 2.2, 0.34, 0.06, 0.001, attr="rnd")
    slabs(rg, ROOM_LEFT, ROOM_RIGHT, -ROOM_DEPTH, 0, 0, stone, (0.8, 0.8), 0.004, "#8d8474")
    box("skirtingl", ROOM_LEFT, ROOM_LEFT + 0.018, -ROOM_DEPTH, 0, 0, 0.12, white, 0.004)
    for a, b in ((ROOM_LEFT, -HALF_OPENING), (HALF_OPENING, ROOM_RIGHT)):
        box("skirting", a, b, -0.018, 0, 0, 0.12, white, 0.004)
    oak = m_wood("oak", "#b08a5c", "#86603a", 1.6, 0.45, "Y")
    sage = simple("sage", srgb("#66715f"), 0.45)
    x = ROOM_LEFT
    box("sideboard", x, x + 0.42, -2.9, -1.0, 0.14, 0.80, sage, 0.004)
    plank(rg, x, x + 0.45, -2.93, -0.97, 0.80, 0.83, oak)
    for k in range(4):
        y = -2.9 + k * 0.475
        box("door", x + 0.42, x + 0.438, y + 0.003, y + 0.472, 0.145, 0.795, sage, 0.003)
        box("knob", x + 0.438, x + 0.46, y + 0.23, y + 0.25, 0.62, 0.64, brass, 0.006)
    for y in (-2.8, -1.1):
        tube("leg", [(x + 0.35, y, 0.14), (x + 0.35, y, 0)], 0.018, dark)
    vase(x + 0.22, -1.35, 0.83, "#c9c2b2", m_leaf("cut", "#2c4a22", "#557a38", "#86a058"), rg, 0.24, 0.36)
    with group((x + 0.06, -2.15, 0), 90):
        books(rg, -0.62, -0.2, -0.3, 0.83, 0.2, 0.3)
    with group((x, -1.95, 0), 90):
        picture(
            -0.62,
            0.45,
            1.25,
            1.95,
            -0.001,
            simple("artframe", srgb("#2a2119"), 0.5),
            ("#e3dccb", "#8fa08f", "#d8c6a0", "#b9785a", "#d9d2c2"),
            4,
        )
    with group((1.75, -1.75, 0), 90):
        table(rg, 1.9, 0.92, 0.75, oak, 0.07)
    cane = simple("cane", srgb("#8a6a45"), 0.6)
    for x, y, turn in ((1.05, -1.35, -86), (1.02, -2.15, -97), (2.45, -1.35, 90), (2.48, -2.15, 86)):
        with group((x, y, 0), turn):
            chair(dark, cane)
    bowl_of_fruit(1.75, -1.55, 0.75, "#a8bf4a")
    pot(-2.70, -0.46, 0, 0.20, 0.36, simple("glazed", srgb("#b9b2a4"), 0.45))
    fig = m_leaf("fig", "#1f3a1a", "#3a5e2a", "#6d8a48")
    tube(
        "figstem",
        [(-2.70, -0.46, 0.3), (-2.69, -0.45, 0.75), (-2.72, -0.47, 1.1)],
        0.012,
        simple("figbark", srgb("#5a4a38"), 0.9),
        3,
    )
    shrub((-2.70, -0.46, 1.12), 0.34, 760, 0.085, fig, rg, 1.25, 0.3, 0.62, core=False)
    shade, lining = simple("shade", srgb("#23282b"), 0.4), simple("lining", srgb("#d9b070"), 0.35, metal=1)
    for y in (-1.3, -2.2):
        pendant(1.75, y, 1.62, ROOM_H, shade, lining, dark, 8)
    linen = simple("jug", srgb("#e8e4da"), 0.3)
    lathe(
        "jug",
        [(0, 0), (0.05, 0), (0.065, 0.06), (0.05, 0.15), (0.04, 0.18), (0.05, 0.21)],
        linen,
        32,
        (1.85, -2.05, 0.75),
    )


def far_corner():
    """What stands in the room's far corner, seen from the terrace: an armchair on a rug, a lamp, a picture."""
    armchair(-2.25, -5.1, 155, fabric("armchair", "#7d8a80"), fabric("cushion", "#b0743f"))
    rug = simple("rug", srgb("#a89a86"), 1, spec=0, noise=0.5, bump=0.6, scale=120)
    box("rug", ROOM_LEFT + 0.2, -0.9, -5.7, -3.6, 0, 0.012, rug, 0.005)
    drum_lamp(-1.35, -5.55, side_table(-1.35, -5.55), 9, 1.6)
    with group((0, -ROOM_DEPTH, 0), 180):
        framed_print(1.5, 2.75, 1.2, 2.0, -0.001)


def light(inside):
    """Sun from the left of the garden, blue sky; lamps in place of the daylight bounced into the room."""
    sky_world(
        "#5c92d2",
        "#d3e4f2",
        cover=0.55,
        camera_strength=1.25,
        hdri="forest",
        turn=20,
        strength=1.6 if inside else 1.1,
        tint=(1, 1, 1.03),
        saturation=0.5,
        mirror_sky=0.4,
    )
    sun(122 if inside else 138, 38, 5.2, (1, 0.92, 0.80), 0.9)
    area((0.2, -3.4, ROOM_H - 0.03), (0.2, -3.4, 0), 4.6, 50 if inside else 110, (1, 0.97, 0.93), sy=3.6)
    if inside:
        area((0, 0.32, 1.15), (0, -3, 0.9), 4.3, 75, (0.93, 0.97, 1), sy=2.0)
        bounce_up(ROOM_LEFT, ROOM_RIGHT, -5.5, -0.2, 32)


def build(view="hero"):
    """Build house and garden and set up one of the views listed above."""
    rg, inside, closed = random.Random(23), view in ("hero", "strip"), view == "closed"
    frame, gasket = m_upvc("black", albedo(BLACK, 0.6, "frame"), 0.32, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    glass, steel = m_glass("glass", (0.95, 0.97, 0.965, 1), boost=1.2), m_metal("steel", (0.55, 0.55, 0.55, 1), 0.28)
    dark, brass = simple("dark", (0.02, 0.019, 0.018, 1), 0.6), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    moves = {"move": moving_bi_fold(frame, gasket, glass, steel)} if view == "strip" else {}
    if not moves:
        # Along the threshold no pane is in the way: one pair stands behind the eye.
        bi_fold_doors(frame, gasket, glass, steel, closed, 1 if view == "track" else 2)
    room(rg, dark, brass)
    garden(rg, {"hero": (0, 0), "strip": (0, 0), "closed": (-2.35, -0.55)}.get(view), inside)
    if not inside:
        outside(rg)
    if view in ("corner", "evening"):
        far_corner()
    if view == "evening":
        evening_light((ROOM_LEFT, ROOM_RIGHT, ROOM_H))
        look((-1.0, 6.0, 1.48), (-0.05, OUTER, 1.08), 6.5, fstop=8)
        return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
    light(inside)
    if view == "hero":
        camera((-0.75, -4.4, 1.38), 27, (0, -0.015), (90, 0, -5.5), "HORIZONTAL", dof=5.0, fstop=8)
    elif view == "strip":
        look((-0.35, -4.6, 1.38), (-0.05, 0, 1.20), 5.15, 5.0, 8)
    elif view == "closed":
        look((1.0, 8.5, 1.45), (-0.15, OUTER, 1.00), 5.6, fstop=8)
    elif view == "corner":
        look((0.15, 3.9, 1.45), (-1.72, 0.55, 1.06), 3.35, fstop=8)
    else:
        onto_the_fence = area((-1.0, 3.6, 2.4), (-5.2, 3.8, 0.8), 2.4, 420, (1, 0.95, 0.88))
        onto_the_fence.visible_glossy = False
        aim((1.45, 0.04, 0.30), (0.45, 0.13, 0.06), 33, 14)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5, **moves}
