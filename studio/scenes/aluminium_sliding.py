"""Aluminium sliding doors: three panes with a 47 mm interlock in a white rendered extension, sunny terrace with a table.

Views: `hero` (from the terrace), `inside` (from the sofa to the garden), `track` (threshold, rails and interlock).
"""

import random

import numpy as np

from kit.camera import aim, camera
from kit.garden.grass import lawn, ornamental_grass
from kit.garden.ground import slabs, slat_fence
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.curtains import pleated_curtain
from kit.interior.fittings import table
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import chair, sofa
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import dim_cloth, fabric
from kit.materials.leaf import cut_leaf, m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import ANTHRACITE, m_upvc, powder_coat
from kit.materials.stone import dark_zinc, m_plaster, m_stone
from kit.materials.wood import m_wood
from kit.products.sliding_door import HEAD, X0, X1, sliding_doors
from kit.shapes.placing import group, plank, scatter
from kit.shapes.sheets import level, mesh_obj, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import distant_casement

LEFT, RIGHT, EAVES = -3.5, 3.3, 2.85
ROOM_DEPTH, ROOM_H = 5.0, 2.6
TERRACE_END, TERRACE_Z = -4.2, -0.03
SLID = {"hero": 0.40, "inside": 0.30, "track": 1.285}  # the middle pane's distance from the left jamb


def building(rg, trim, glass):
    """Rendered box with a deep roof edge, larch return, and the brick house beside it."""
    render_coat = m_plaster("render", "#d9d5cb", 0.10, 0.10)
    pierced_wall("front", LEFT, RIGHT, -0.15, EAVES + 0.045, [(X0, X1, 0, HEAD)], render_coat, 0, 0.12)
    box("flankR", RIGHT - 0.02, RIGHT, 0.001, ROOM_DEPTH + 0.4, -0.15, EAVES + 0.045, render_coat, 0)
    box("plinth", LEFT, RIGHT, -0.012, 0.01, -0.15, -0.005, simple("plinth", srgb("#5a5853"), 0.9, noise=0.3), 0.003)
    larch = m_wood("larch", "#a5784d", "#7c5535", 1.3, 0.6, "Y")
    box("roofedge", LEFT - 0.1, RIGHT + 0.25, -0.75, ROOM_DEPTH + 0.5, EAVES + 0.06, EAVES + 0.27, trim, 0.004)
    y = -0.73
    while y < -0.01:
        plank(rg, LEFT - 0.08, RIGHT + 0.23, y, y + 0.11, EAVES + 0.04, EAVES + 0.06, larch, 0.002)
        y += 0.115
    for x in (-1.7, 0, 1.7):
        lathe(
            "spot",
            [(0, -0.001), (0.038, -0.001), (0.042, 0.004)],
            simple("spot", srgb("#dddad2"), 0.4),
            24,
            (x, -0.38, EAVES + 0.038),
        )
    brick = m_flat_brick("housebrick", ("#97745d", "#a3806a", "#8c6a56", "#ab8b74", "#7f6150", "#a0796a"), "#b9ae9e")
    upvc = powder_coat("#383e42", 0.6, 0.3, "housewin")
    sill = simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12)
    yb = ROOM_DEPTH + 0.4
    holes = [(-2.6, -1.1, 4.0, 5.3), (1.2, 2.5, 4.0, 5.3)]
    pierced_wall("house", -11, 4.4, -0.1, 6.3, holes, brick, yb, sill=sill)
    for k, (a, b, c, d) in enumerate(holes):
        distant_casement(a, b, c, d, yb + 0.05, upvc, glass, rg, 1, None, ("curtains", "blind")[k])
    box("houseR", 4.38, 4.4, yb, yb + 8, -0.1, 6.3, brick, 0)
    slate = m_flat_brick("slate", ("#4a4d52", "#53565b", "#44474b", "#5c5e62", "#4d4a4a"), "#34363a")
    mesh_obj(
        "roof",
        [(-11.3, yb - 0.35, 6.2), (4.7, yb - 0.35, 6.2), (4.7, yb + 4.2, 9.6), (-11.3, yb + 4.2, 9.6)],
        [(0, 1, 2, 3)],
        slate,
    )
    box("gutter", -11.3, 4.7, yb - 0.42, yb - 0.32, 6.1, 6.2, simple("gutter", (0.03, 0.03, 0.032, 1), 0.4), 0.03, 3)
    box("fasciaboard", -11.3, 4.6, yb - 0.32, yb, 6.02, 6.2, simple("fasciab", srgb("#d9d6cf"), 0.5), 0.003)


def lounge(rg, dark, brass, lamp):
    """Sitting room behind the glass, with or without its floor lamp."""
    wall, white = m_plaster("wall", "#d9d2c4"), m_plaster("white", "#f0ede6")
    a, b, D, H = LEFT + 0.15, RIGHT - 0.15, ROOM_DEPTH, ROOM_H
    wall_x("wl", 0.13, D, 0, H, a, wall)
    wall_x("wr", 0.13, D, 0, H, b, wall)
    wall_y("wb", a, b, 0, H, D, simple("deep", srgb("#6d7a78"), 0.9))
    level("ceil", a, b, 0.13, D, H, white)
    for p, q, z in ((a, X0, 0), (X1, b, 0), (X0, X1, HEAD)):
        wall_y("wf", p, q, z, H, 0.135, wall)
    plank_floor(rg, a, b, 0.13, D, m_wood("oak", "#b8946a", "#94704a", axis="X"), 0.19, "X")
    box(
        "rug",
        -1.9,
        1.5,
        1.6,
        4.0,
        0,
        0.012,
        simple("rug", srgb("#cdc5b5"), 1, spec=0, noise=0.35, bump=0.6, scale=160),
        0.005,
    )
    with group((-1.6, 3.6, 0)):
        sofa(
            2.6,
            fabric("sofacloth", "#c9c0b0"),
            [fabric("teal", "#4a6a6a"), fabric("terracotta", "#b0684a"), fabric("cream", "#e4dfd2")],
            dark,
        )
    walnut = m_wood("walnut", "#8a6040", "#5a3a24", 2, 0.4, "X")
    with group((-0.3, 2.6, 0)):
        table(rg, 1.1, 0.6, 0.38, walnut, 0.04, 0.03)
        box("mags", -0.3, -0.02, -0.1, 0.12, 0.38, 0.40, simple("mags", srgb("#e2dccd"), 0.5), 0.003)
    vase(-0.05, 2.6, 0.38, "#e4dfd4", cut_leaf(), rg, 0.2, 0.3)
    picture(
        -1.3,
        0.6,
        1.2,
        2.1,
        D,
        simple("artframe", srgb("#c9a878"), 0.5),
        ("#ece6d8", "#d8a06a", "#e4d8c0", "#7d968c", "#f0ebe0"),
        2,
    )
    if lamp:
        tube("stand", [(1.75, 4.3, 0), (1.75, 4.3, 1.45)], 0.011, brass)
        lathe("shade", [(0.2, 1.35), (0.16, 1.62)], lit("shadeglow", (1, 0.80, 0.55), 1.6), 40, (1.75, 4.3, 0))
    box("cabinet", 2.2, 3.1, 3.9, 4.9, 0, 0.8, walnut, 0.004)
    sheer = dim_cloth("#ece8de")
    pleated_curtain(X1 - 0.45, X1 + 0.25, 0.30, 0.02, HEAD + 0.1, sheer, rg)
    tube("curtainpole", [(X0 - 0.2, 0.30, HEAD + 0.105), (X1 + 0.35, 0.30, HEAD + 0.105)], 0.014, dark)
    area((0, 0.5, H - 0.04), (0, 2.5, 0), 5.0, 95, (1, 0.97, 0.92), sy=0.5)
    area((0, 3.0, H - 0.04), (0, 3.0, 0), 4.6, 120, (1, 0.95, 0.88), sy=2.4)


def parasol(x, y, z):
    """Open canvas parasol 2.7 m across on a wooden mast."""
    cloth = m_plaster("canvas", "#e6dfcf")
    o = lathe("canopy", [(1.36, 2.16), (1.35, 2.23), (0.7, 2.46), (0, 2.68)], cloth, 8, (x, y, z), smooth=1)
    o.rotation_euler = (0, 0, 0.3)
    tube("mast", [(x, y, z), (x, y, z + 2.75)], 0.022, simple("mast", srgb("#8a6a48"), 0.5))
    lathe("foot", [(0, 0.06), (0.26, 0.06), (0.28, 0)], simple("foot", srgb("#4a4a48"), 0.8), 32, (x, y, z))


def terrace(rg, dark):
    """Porcelain terrace with table and chairs, pots, lawn edge and planting."""
    paving = m_stone("porcelain", "#8e8980", "#857f76", "#79746b", 2, 0.6, 0.1, 0.001, attr="rnd")
    slabs(rg, -6.5, 7, TERRACE_END, -0.01, TERRACE_Z, paving, (1.2, 0.6), 0.004, "#7a756d")
    lawn(rg, -6.0, 5.5, TERRACE_END - 2.6, TERRACE_END - 0.06, density=7000)
    level("ground", -60, 60, -40, 60, -0.08, simple("ground", srgb("#3d4824"), 1, spec=0, noise=0.5, scale=2))
    teak = m_wood("teak", "#b48f63", "#8a683f", 2, 0.6, "X")
    with group((-1.95, -2.45, TERRACE_Z), -6):
        table(rg, 1.9, 0.95, 0.74, teak, 0.07)
        for x, y, turn in ((-0.5, -0.85, 2), (0.45, -0.9, -8), (-0.45, 0.85, 180), (0.5, 0.88, 172)):
            with group((x, y, 0), turn):
                chair(dark, teak)
        bowl_of_fruit(0.35, 0.05, 0.74, "#c9702a")
        jug = m_glass("jug", boost=1.5)
        lathe("jug", [(0, 0.74), (0.05, 0.74), (0.06, 0.80), (0.055, 0.93), (0.062, 0.97)], jug, 32, (-0.35, 0.08, 0))
        for x, y in ((-0.1, -0.2), (-0.55, -0.2), (-0.15, 0.25)):
            lathe("tumbler", [(0, 0.745), (0.032, 0.745), (0.038, 0.84)], jug, 24, (x, y, 0))
    parasol(-3.3, -2.0, TERRACE_Z)
    zinc, clay = dark_zinc(), simple("clay", srgb("#a06a4e"), 0.85, noise=0.3, bump=0.2, scale=20)
    green, lime = m_leaf("green", "#2a441c", "#527636", "#86a254"), m_leaf("lime", "#4a6424", "#7d9440", "#b0bf6a")
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    box("trough", 2.75, 3.25, -0.62, -0.12, TERRACE_Z, 0.5, zinc, 0.006, 3)
    shrub((3.0, -0.37, 0.8), 0.34, 5000, 0.035, green, rg, lump=0.06)
    pot(3.25, -1.5, TERRACE_Z, 0.26, 0.42, clay)
    scatter(feather, [(3.25, -1.5, 0.3), (3.27, -1.48, 0.3), (3.21, -1.52, 0.3)], rg, (0.8, 0.95))
    pot(3.6, -1.85, TERRACE_Z, 0.18, 0.28, clay)
    scatter(lav, [(3.6, -1.85, 0.2)], rg, (0.8, 0.81))
    for x, y, r, m in (
        (-6.2, -0.6, 0.8, green),
        (-6.4, -2.2, 0.8, lime),
        (-6.3, -3.8, 0.7, green),
        (4.6, 0.6, 0.8, green),
        (5.6, 1.6, 1.0, lime),
        (5.3, -0.4, 0.6, lime),
        (6.6, 0.3, 0.9, green),
    ):
        shrub((x, y, r * 0.75), r, 11000, 0.06, m, rg)
    scatter(
        lav,
        [(rg.uniform(3.7, 4.8), rg.uniform(-0.6, 0.4), -0.05) for _ in range(10)]
        + [(rg.uniform(-5.8, -5.2), rg.uniform(-4.5, -1), -0.05) for _ in range(14)],
        rg,
    )
    scatter(lav, [(rg.uniform(1.9, 4.5), TERRACE_END - rg.uniform(0.2, 0.9), -0.05) for _ in range(16)], rg, (0.8, 1.1))
    crown = tree_mesh(rg, m_leaf("tree", "#2c4420", "#50743a", "#8aa258"), 1.6, 0.12, 14000)
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (7.2, 7, 1.6, 1.3),
        (10, 10, 2, 1.7),
        (6.2, 12, 2.2, 1.7),
        (13, 13, 2.2, 1.9),
        (8.6, 5.4, 0.1, 0.9),
        (-13, 10, 2.4, 1.9),
        (-15, 4, 2.2, 1.7),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    cedar = m_wood("cedar", "#a8865c", "#7d5e3e", 1.4, 0.75, "X")
    slat_fence(rg, 4.4, 16, 4.0, -0.05, 1.75, cedar)
    with group((-7.0, 0, 0), 90):
        slat_fence(rg, -9, 6, 0, -0.05, 1.75, cedar)


def garden_end(rg):
    """What the room looks out on: a lawn running to borders, a slatted fence and trees."""
    lawn(rg, -6.5, 6.5, -9.6, TERRACE_END - 2.6, density=3800)
    green, lime = m_leaf("bordergreen", "#27401a", "#4d7030", "#7d9a4a"), m_leaf(
        "borderlime", "#4a6424", "#7d9440", "#b0bf6a"
    )
    for x in np.arange(-6.4, 6.6, 1.05):
        r = rg.uniform(0.5, 0.95)
        shrub((x, -10.3 + rg.uniform(-0.3, 0.2), r * 0.7), r, 8000, 0.07, rg.choice((green, lime)), rg)
    scatter(
        lavender_tuft(rg), [(rg.uniform(-6, 6), -9.5 - rg.random() * 0.4, -0.05) for _ in range(26)], rg, (0.9, 1.3)
    )
    scatter(
        ornamental_grass(rg), [(rg.uniform(-6, 6), -9.7 - rg.random() * 0.4, -0.05) for _ in range(14)], rg, (0.9, 1.4)
    )
    with group((0, -11.4, 0), 180):
        slat_fence(rg, -9, 9, 0, -0.05, 1.75, m_wood("farcedar", "#a08058", "#7a5c3c", 1.4, 0.75, "X"))
    crown = tree_mesh(rg, m_leaf("fartree", "#2c4420", "#55783a", "#8ea65a"), 1.6, 0.12, 14000)
    bark = simple("farbark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for x, y, t, s in (
        (-7, -15, 1.9, 1.5),
        (-2.6, -18, 0.6, 1.3),
        (1.4, -20, 0.4, 1.2),
        (6.4, -16, 1.9, 1.7),
        (-11, -18, 2.4, 2.0),
        (11, -18, 2.4, 2.0),
        (4, -21, 0.6, 1.4),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, 2.6, -8.2, 1.35, 0.5, rg, bark)


def light(view):
    """Warm sun from the left over the terrace and a blue sky with clouds."""
    if view == "inside":
        sky_world(
            "#5c92d2",
            "#d3e4f2",
            cover=0.55,
            camera_strength=1.3,
            turn=120,
            strength=1.3,
            saturation=0.45,
            mirror_sky=0.45,
            tint=(1, 1, 1.03),
        )
        area((0, 0.25, 1.2), (0, 3, 0.9), 4.6, 70, (0.93, 0.97, 1), sy=2.1)
        bounce_up(-2.8, 2.6, 0.4, 4.6, 40)
    else:
        sky_world(
            "#4d86cc",
            "#cfe2f2",
            cover=0.5,
            camera_strength=1.25,
            turn=120,
            strength=1.0,
            saturation=0.45,
            mirror_sky=0.45,
            tint=(1, 1, 1.03),
        )
    sun(38, 44, 4.6, (1, 0.92, 0.80), 0.8)


def build(view="hero"):
    """Build the extension and set up one view of it; see the module's text for the views."""
    rg = random.Random(31)
    m, gasket = m_upvc("frame", albedo(ANTHRACITE, 0.5, "frame"), 0.32, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    glass, steel = m_glass("glass", (0.94, 0.97, 0.96, 1), boost=1.0), m_metal("steel", (0.6, 0.6, 0.6, 1), 0.28)
    dark, brass = simple("dark", (0.03, 0.029, 0.028, 1), 0.55), m_metal("brass", (0.78, 0.56, 0.28, 1), 0.22)
    sliding_doors(m, gasket, glass, steel, SLID[view])
    building(rg, m, glass)
    lounge(rg, dark, brass, view != "inside")
    terrace(rg, dark)
    light(view)
    if view == "hero":
        camera((2.6, -6.9, 1.5), 33, (-0.01, -0.012), (90, 0, 18.5), "HORIZONTAL", dof=7.0, fstop=8)
    elif view == "inside":
        garden_end(rg)
        camera((1.45, 4.7, 1.38), 28, (0, -0.05), (90, 0, 166), "HORIZONTAL", dof=4.4, fstop=8)
    else:
        aim((1.18, -0.82, 0.58), (0.70, 0.10, 0.10), 40, 8)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
