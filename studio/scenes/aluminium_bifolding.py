"""Black bi-fold doors between a dining room and a garden terrace on a bright day: four panes, two to each side.

Views: `hero` (folded open, from the room), `closed` (shut, from the garden), `corner` (a folded pair from the terrace),
`track` (threshold, hinge and foot of a folded pair).
"""

import random

from kit.camera import aim, camera, look
from kit.garden.grass import blades, lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.books import books
from kit.interior.fittings import table
from kit.interior.lamps import pendant
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.seats import chair
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_plaster, m_stone
from kit.materials.wood import m_wood
from kit.products.bi_fold import HALF_OPENING, HEAD, OUTER, bi_fold_doors
from kit.shapes.placing import group, plank, scatter
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import pierced_wall

BLACK = "#1c1d1e"
ROOM_LEFT, ROOM_RIGHT, ROOM_DEPTH, ROOM_H = -3.1, 3.3, 6.0, 2.55
PATIO_END, LAWN_END = 3.4, 9.6
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


def garden(rg, table_at, pots):
    """Terrace, lawn, borders and trees; a tea table moved to `table_at` (x, y; None: no table) and perhaps pots."""
    paving = m_stone("paving", "#948c7e", "#887f71", "#776f63", 3, 0.7, 0.3, 0.002, attr="rnd")
    slabs(rg, -5, 5, 0.31, PATIO_END, -0.03, paving, (0.9, 0.6))
    box("plinth", -HALF_OPENING, HALF_OPENING, 0.0, 0.31, -0.1, -0.013, simple("sillstone", srgb("#8d877c"), 0.8), 0)
    lawn(rg, -4.5, 4.5, PATIO_END + 0.05, LAWN_END, height=0.05, density=5000, step=0.6)
    level("ground", -40, 40, 0.3, 60, -0.08, simple("ground", srgb("#3a4522"), 1, spec=0, noise=0.5, scale=2))
    cedar = m_wood("cedar", "#a08058", "#7a5c3c", 1.4, 0.75, "X")
    slat_fence(rg, -9, 9, LAWN_END + 0.9, -0.05, 1.75, cedar)
    for s in (-1, 1):
        with group((s * 5.2, 5.0, 0), 90 * s):
            slat_fence(rg, -6, 6, 0, -0.05, 1.75, cedar)
    green, lime = m_leaf("green", "#27401a", "#4d7030", "#7d9a4a"), m_leaf("lime", "#4a6424", "#7d9440", "#b0bf6a")
    for x, y, r, m in (
        (-4.4, 5.2, 0.7, green),
        (-4.2, 6.6, 0.9, lime),
        (-4.4, 8.4, 0.9, green),
        (-2.8, 9.6, 0.7, green),
        (-1.2, 9.9, 0.55, lime),
        (0.6, 9.9, 0.6, green),
        (2.2, 9.6, 0.75, lime),
        (3.8, 9.2, 0.95, green),
        (4.4, 7.2, 0.8, lime),
        (4.4, 5.4, 0.7, green),
    ):
        shrub((x, y, r * 0.75), r, 9000, 0.07, m, rg)
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    scatter(
        lav,
        [(s * rg.uniform(3.3, 4.1), rg.uniform(3.8, 8.6), -0.05) for s in (-1, 1) for _ in range(20)],
        rg,
        (0.9, 1.3),
    )
    scatter(feather, [(rg.uniform(-4, 4), rg.uniform(8.8, 9.4), -0.05) for _ in range(12)], rg, (0.9, 1.4))
    white = m_tuft("daisies", [(0, "#4a6030"), (0.7, "#6d8048"), (0.8, "#efece2"), (1, "#f6f4ee")])
    scatter(
        blades(rg, 140, 0.2, 0.4, white, 0.006, 0.4, "daisies"),
        [(rg.uniform(-3.6, 3.6), rg.uniform(8.7, 9.2), -0.05) for _ in range(14)],
        rg,
    )
    crown = tree_mesh(rg, m_leaf("tree", "#2c4420", "#55783a", "#8ea65a"), 1.6, 0.12, 14000)
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (-7, 15, 1.9, 1.5),
        (-2.2, 19, 0.3, 1.2),
        (1.6, 21, 0.2, 1.1),
        (7, 17, 2.0, 1.7),
        (-11, 19, 2.4, 2.0),
        (11.5, 18, 2.4, 2.0),
        (4.4, 22, 0.4, 1.3),
        (-4.5, 22, 0.5, 1.4),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, -1.9, 7.6, 1.35, 0.5, rg, bark)
    if table_at:
        with group((*table_at, 0)):
            tea_table(rg, lav)
    if not pots:
        return
    clay = simple("clay2", srgb("#8f5f48"), 0.85, noise=0.3, bump=0.2, scale=20)
    pot(-2.0, 2.6, -0.03, 0.24, 0.4, clay)
    shrub((-2.0, 2.6, 0.68), 0.33, 3000, 0.035, green, rg, lump=0.08)
    pot(1.7, 2.9, -0.03, 0.2, 0.34, clay)
    scatter(feather, [(1.7, 2.9, 0.25)] * 2, rg, (0.8, 0.9))


def tea_table(rg, lav):
    """Small teak table with a pot of lavender and two chairs."""
    teak = m_wood("teak", "#b08c62", "#80603f", 2, 0.6, "X")
    with group((-0.2, 2.3, -0.03), 12):
        table(rg, 0.75, 0.75, 0.72, teak, 0.05, 0.03)
        lathe(
            "gardenpot",
            [(0, 0.72), (0.06, 0.72), (0.08, 0.82), (0.085, 0.83), (0.075, 0.83), (0, 0.82)],
            simple("clay", srgb("#9a6248"), 0.85),
            32,
        )
        scatter(lav, [(0, 0, 0.8)], rg, (0.5, 0.51))
    for x, y, turn in ((-0.85, 2.15, -80), (0.5, 2.5, 105)):
        with group((x, y, -0.03), turn):
            chair(teak, teak)


def light(inside):
    """Sun over the garden's left, blue sky; lamps that stand for the daylight thrown into the room."""
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
    """Build house and garden and set up one view of it; see the module's text for the views."""
    rg, inside, closed = random.Random(23), view == "hero", view == "closed"
    frame, gasket = m_upvc("black", albedo(BLACK, 0.6, "frame"), 0.32, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    glass, steel = m_glass("glass", (0.95, 0.97, 0.965, 1), boost=1.2), m_metal("steel", (0.55, 0.55, 0.55, 1), 0.28)
    dark, brass = simple("dark", (0.02, 0.019, 0.018, 1), 0.6), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    bi_fold_doors(frame, gasket, glass, steel, closed)
    room(rg, dark, brass)
    garden(rg, {"hero": (0, 0), "closed": (-2.35, -0.55)}.get(view), inside)
    if not inside:
        outside(rg)
    light(inside)
    if view == "hero":
        camera((-0.75, -4.4, 1.38), 27, (0, -0.015), (90, 0, -5.5), "HORIZONTAL", dof=5.0, fstop=8)
    elif view == "closed":
        look((1.0, 8.5, 1.45), (-0.15, OUTER, 1.00), 5.6, fstop=8)
    elif view == "corner":
        look((0.15, 3.9, 1.45), (-1.72, 0.55, 1.06), 3.35, fstop=8)
    else:
        aim((-0.95, 1.05, 0.62), (-1.64, 0.24, 0.11), 46, 8)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
