"""Comp Door: a flush blue door in a modern timber-clad porch, and a stable door in a weatherboarded house.

Views: `hero`; `handle` (the long bar handle, its lock and a glazed unit, close); `weatherboard` (another house, black
boarding).
"""

import random

from kit.camera import front_view, look
from kit.door_leaf.leaf import build_leaf
from kit.door_leaf.skins import Skin
from kit.doors.frame import FRAME_FACE, door_frame, fixed_pane
from kit.doors.furniture import bar_handle, butt_hinges, cylinder_rose
from kit.doors.leaf import boarded_leaf, weather_bar
from kit.doors.porch import coach_lantern, doormat
from kit.garden.grass import feather_grass
from kit.garden.ground import paving
from kit.garden.pots import clay_pot, soil_bed, zinc_planter
from kit.garden.shrubs import geraniums, hydrangea, loose_shrub
from kit.job import albedo, aspect, repository_json
from kit.light import dapple, spot, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.leaf import m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import lit, shade, simple, srgb
from kit.materials.obscure_glass import m_light
from kit.materials.paint import m_upvc
from kit.materials.stone import m_stone, render_coat, terracotta
from kit.materials.wood import timber
from kit.shapes.placing import copies, grained, group
from kit.shapes.solids import box, lathe, text, tube
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall
from kit.walls.fronts import rendered_wall, weatherboards

# input: data/door-leaves.json catalogue.burford

LEFT, RIGHT, HEAD = 0.10, 1.55, 2.15  # opening: side panel left, leaf right
MULLION = 0.47
GROUND = -0.10
BOARDS = (-1.05, 2.10)  # extent of the timber boarding
SOFFIT = 2.44
BLUE, CHARTWELL, WHITE, DARK = "#27445f", "#a9b79f", "#f3f2ee", "#2b2f33"
LEAF = MULLION + 0.034, RIGHT - 0.005 - FRAME_FACE  # left and right edge of the leaf


def doorway():
    """Dark frame, satin side panel and flush leaf."""
    paint, steel = Skin(albedo(BLUE, 0.62, "leaf")), furniture("steel")
    frame = m_upvc("frame", shade(DARK, 0.5), 0.40)
    door_frame(LEFT, RIGHT, HEAD, frame, mullions=(MULLION,), sealant=DARK)
    glass = m_light("satin")
    fixed_pane(LEFT + 0.058, MULLION - 0.032, 0.06, HEAD - 0.062, 0.056, frame, glass)
    x0, x1 = LEAF
    w, h = x1 - x0, HEAD - 0.004 - FRAME_FACE - 0.03
    joints = [h * k / 6 for k in range(1, 6)]
    units = [(0.08, 0.28, h * (k + 0.5) / 6 - 0.10, h * (k + 0.5) / 6 + 0.10) for k in range(1, 6)]
    with group(((x0 + x1) / 2, 0.070, 0.030)):
        boarded_leaf(w, h, joints, units, paint, glass, steel)
        bar_handle(-w / 2 + 0.085, 0.36, 1.72, steel)
        cylinder_rose(-w / 2 + 0.052, 1.02, steel)
        butt_hinges(w / 2 + 0.004, (0.22, 1.0, 1.8), frame)
        weather_bar(-w / 2, w / 2, paint.trim)


def porch(rng):
    """Render, vertical boarding and the projecting flat canopy with downlights."""
    white = render_coat("render", "#d3d0c8")
    hole = (LEFT, RIGHT, 0, HEAD)
    rendered_wall(-3.6, 3.6, -0.3, 3.3, [hole], white)
    cedar = timber("cedar", "#a97a4e", "#7d5533", "Z", 1.3, 0.7)
    dark = simple("gap", (0.02, 0.017, 0.014, 1), 0.9)
    pitch = 0.1275
    for k in range(round((BOARDS[1] - BOARDS[0]) / pitch)):
        x0 = BOARDS[0] + k * pitch
        x1, z0 = x0 + pitch - 0.007, GROUND + 0.03
        if x1 > LEFT - 0.03 and x0 < RIGHT + 0.03:
            z0 = HEAD + 0.03
        grained(box("board", x0, x1, -0.046, -0.024, z0, SOFFIT, cedar, 0.002), rng)
    for a, b, c, d in (
        (BOARDS[0], LEFT - 0.045, GROUND, SOFFIT),
        (RIGHT + 0.045, BOARDS[1], GROUND, SOFFIT),
        (LEFT - 0.05, RIGHT + 0.05, HEAD + 0.035, SOFFIT),
    ):
        box("cavity", a + 0.004, b - 0.004, -0.0245, -0.001, c + 0.04, d, dark, 0)
    trim = m_upvc("trim", shade(DARK, 0.5), 0.4)
    for x in (LEFT - 0.024, RIGHT - 0.004):
        box("revealtrim", x, x + 0.028, -0.054, 0.05, GROUND + 0.1, HEAD + 0.03, trim, 0.002)
    box("headtrim", LEFT - 0.024, RIGHT + 0.024, -0.054, 0.05, HEAD - 0.004, HEAD + 0.03, trim, 0.002)
    soffit = timber("soffit", "#a97a4e", "#7d5533", "X", 1.3, 0.7)
    for k in range(9):
        grained(
            box(
                "soffit",
                -1.35,
                2.40,
                -0.98 + k * 0.109,
                -0.98 + k * 0.109 + 0.103,
                SOFFIT,
                SOFFIT + 0.018,
                soffit,
                0.002,
            ),
            rng,
        )
    box("fascia", -1.38, 2.43, -1.0, -0.98, SOFFIT - 0.025, SOFFIT + 0.20, trim, 0.003)
    for x in (-1.38, 2.41):
        box("fascia", x, x + 0.02, -1.0, 0, SOFFIT - 0.025, SOFFIT + 0.20, trim, 0.003)
    box("roof", -1.37, 2.42, -0.99, 0, SOFFIT + 0.02, SOFFIT + 0.19, dark, 0)
    glow = lit("downlight", (1, 0.74, 0.46, 1), 9)
    for x in (-0.45, 0.55, 1.55):
        lathe(
            "downlight",
            [(0, 0), (0.032, 0), (0.04, 0.001), (0.043, -0.003), (0.045, 0.002)],
            glow,
            24,
            (x, -0.48, SOFFIT - 0.002),
        )
        spot((x, -0.48, SOFFIT - 0.02), (0, 0, 0), 9, size=85)


def forecourt(rng):
    """Porcelain slabs, level threshold, trough of grasses, bench and number."""
    slab = m_stone("porcelain", "#8f8f8c", "#82827f", "#757573", 3, 0.55, 0.25, 0.002, attr="rnd")
    box(
        "landing",
        LEFT - 0.45,
        RIGHT + 0.55,
        -1.25,
        0.07,
        GROUND,
        -0.005,
        m_stone("landing", "#9a9995", "#8b8a86", "#7c7b77", 4, 0.6, 0.2, 0.002),
        0.004,
        3,
    )
    paving(-3.6, 3.6, -3.4, -0.02, GROUND, slab, rng, 0.9, 0.6, 0.004, 0.5, "#63615c")
    concrete = m_stone("concrete", "#a8a59d", "#96938c", "#827f79", 5, 0.8, 0.3, 0.002)
    box("trough", -2.35, -0.62, -0.52, -0.12, GROUND, 0.36, concrete, 0.008, 3)
    box(
        "troughsoil",
        -2.32,
        -0.65,
        -0.49,
        -0.15,
        0.34,
        0.363,
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8),
        0,
    )
    clump = feather_grass(rng, 700)
    copies(
        clump,
        [
            (
                -2.2 + k * 0.20 + rng.gauss(0, 0.02),
                -0.32 + rng.gauss(0, 0.05),
                0.36,
                rng.uniform(0, 360),
                rng.uniform(0.75, 1.0),
            )
            for k in range(8)
        ],
    )
    corten = m_stone("corten", "#7a4a30", "#64392a", "#8f5f3f", 7, 0.85, 0.3, 0.002)
    soil = zinc_planter(2.31, -0.42, GROUND, 0.18, 0.44, corten)
    loose_shrub(
        2.31, -0.42, soil - 0.04, 0.24, m_leaf("pittosporum", "#2f4a2a", "#5b7a44", "#93a86c"), rng, 2600, 0.036
    )
    text(
        "number",
        "7",
        0.26,
        (-0.22, -0.048, 1.52),
        simple("number", srgb("#d8d5cc"), 0.4),
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
        0.006,
        0.001,
    )
    doormat(MULLION + 0.08, RIGHT - 0.08, -0.52, -0.12, -0.004)


def modern_house(rng, shown):
    """The timber-clad porch, seen as a whole or close to the handle."""
    porch(rng)
    doorway()
    forecourt(rng)
    d = sun(40, 31, 6.2, (1, 0.93, 0.83), 0.8)
    world_hdri("forest", 0.70, 130)
    if shown == "handle":
        look((LEAF[0] - 0.50, -1.35, 1.38), (LEAF[0] + 0.33, 0.05, 1.20), 0.92, fstop=6)
        return
    dapple(d, rng, (0, 0, 1.2), 12, (2.9, 1.9), keep=(0.8, 0, 0.9, 0.9))
    front_view(-2.40, 2.50, -0.50, aspect(), 6.4, 0.1)


def boarded_house(rng):
    """An Essex house of black weatherboarding with a Chartwell Green stable door."""
    half, top = 4.5 * HALF_BRICK, 28 * COURSE
    white = m_upvc("frame", albedo(WHITE, 0.70), 0.34, True)
    door_frame(-half, half, top, white, sealant="#cfc9bc")
    build_leaf(repository_json("data", "door-leaves.json")["catalogue"]["burford"], albedo(CHARTWELL, 0.6), False)
    black = timber("tarred", "#1c1b1b", "#0f0f10", "X", 1.2, 0.55)
    weatherboards(-2.6, 2.6, -0.03, 3.2, (-half, half, -0.0299, top), black, rng, trim=white)
    ground = -0.155
    red, lime = m_brick(), m_mortar()
    for seed, x0, x1 in ((4, -2.6, -half - 0.07), (5, half + 0.07, 2.6)):
        brick_wall("plinth", x0, x1, -0.30, -0.02, [], red, lime, seed=seed)
    brick = m_stone("setts", "#8a5a45", "#7a4d3d", "#5f4238", 8, 0.85, 0.5, 0.004, attr="rnd")
    box(
        "step",
        -0.74,
        0.74,
        -0.44,
        0.08,
        ground,
        0,
        m_stone("stone", "#b3a386", "#9c8c70", "#7f735d", 5, 0.82, 0.5, 0.003),
        0.018,
        4,
    )
    paving(-2.8, 2.8, -2.8, -0.30, ground, brick, rng, 0.215, 0.1025, 0.009, 0.5, "#6a6250")
    soil_bed(-2.6, -0.80, -0.42, -0.04, ground - 0.01, rng)
    soil_bed(0.80, 2.6, -0.42, -0.04, ground - 0.01, rng)
    leaf = m_leaf("leaf", "#2f4f26", "#55793a", "#83a057")
    mallow = m_leaf("mallow", "#c98fa6", "#e4b9c8", "#f6e2e8", 0.3, False)
    hydrangea(
        -1.36, -0.34, ground, 0.32, rng, m_leaf("mopwhite", "#d9dcc8", "#ecebdc", "#fbfaf2", 0.3, False), leaf, 24
    )
    hydrangea(1.40, -0.34, ground, 0.30, rng, mallow, leaf, 20)
    clay = terracotta()
    s = clay_pot(-0.96, -0.62, ground, 0.15, 0.26, clay)
    geraniums(-0.96, -0.62, s, 0.17, rng, m_leaf("bloom", "#a3202a", "#c23a3f", "#d96a63", 0.25, False), leaf, 12)
    zinc = m_stone("zinc", "#7d8285", "#6c7174", "#94999b", 7, 0.45, 0.1, 0.001)
    lathe(
        "can",
        [(0.0, 0), (0.12, 0), (0.125, 0.01), (0.125, 0.27), (0.118, 0.28), (0.11, 0.27)],
        zinc,
        40,
        (0.98, -0.56, ground),
    )
    tube(
        "spout",
        [(1.08, -0.60, ground + 0.05), (1.24, -0.68, ground + 0.20), (1.32, -0.72, ground + 0.31)],
        0.016,
        zinc,
        5,
    )
    tube(
        "canhandle",
        [
            (0.90, -0.53, ground + 0.26),
            (0.90, -0.53, ground + 0.36),
            (0.98, -0.56, ground + 0.40),
            (1.06, -0.59, ground + 0.36),
            (1.06, -0.59, ground + 0.26),
        ],
        0.008,
        zinc,
        5,
    )
    coach_lantern(0.90, 1.72, clear_glass(130, 0.55), glow=1.0, y=-0.02)
    doormat(-0.36, 0.36, -0.37, -0.05, 0)
    d = sun(44, 35, 6.8, (1, 0.91, 0.78), 0.8)
    dapple(d, rng, (0, 0, 1.3), 12, (2.3, 1.9), keep=(0, 0, 0.75, 1.0))
    world_hdri("forest", 0.62, 130)
    front_view(-1.88, 1.88, -0.36, aspect(), 7.0, 0.15, 1.4)


def build(view="hero"):
    """One of the views named above."""
    rng = random.Random(4)
    if view == "weatherboard":
        boarded_house(rng)
    else:
        modern_house(rng, view)
    return {"bounces": 3}
