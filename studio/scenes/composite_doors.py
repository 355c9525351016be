"""Composite doors: an anthracite four-panel door in a red-brick house, and an eight-panel one in London stock.

Views: `hero`; `furniture` (lever, lock and letterplate); `moulding` (the corner of one panel of another door in raking
light); `stock` (another house: yellow stock brick, painted surround, tiled path); `evening` (the anthracite door in a house of
white-painted brick at dusk, lanterns lit).
"""

import random

from mathutils import Vector

from kit.camera import front_view, look
from kit.door_leaf.leaf import build_leaf
from kit.door_leaf.skins import Skin
from kit.doors.frame import FRAME_FACE, door_frame, fixed_pane
from kit.doors.furniture import butt_hinges, letter_plate, lever, ring_knocker, spyhole
from kit.doors.leaf import grid_cells, panelled_leaf, weather_bar
from kit.doors.porch import cylinder_lamp, doormat
from kit.garden.climbers import climber
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump, lavender_row
from kit.garden.pots import soil_bed, zinc_planter
from kit.garden.shrubs import box_ball, loose_shrub
from kit.job import albedo, aspect, repository_json
from kit.light import area, dapple, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar, stock_brick
from kit.materials.leaf import box_leaf, m_leaf
from kit.materials.metal import m_hardware
from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.obscure_glass import obscure_glass
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_stone
from kit.materials.swap import swap_materials
from kit.settings.painted_dusk import painted_dusk
from kit.settings.stucco_terrace import GROUND, surround, terrace_forecourt
from kit.shapes.placing import group
from kit.shapes.solids import box, text
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall

# input: data/door-leaves.json catalogue.windsor catalogue.abercorn

LEFT, RIGHT, HEAD = 2 * HALF_BRICK, 15 * HALF_BRICK, 28 * COURSE  # door opening
MULLION = 0.66
ANTHRACITE, RED, FOREST_GREEN, WHITE = "#383e42", "#7b2025", "#24452f", "#f3f2ee"
LEAF = MULLION + 0.034, RIGHT - 0.005 - FRAME_FACE  # left and right edge of the leaf


def doorway(hall=0.38, tone=0.42, colour=ANTHRACITE):
    """Frame, side panel and leaf with its furniture; `hall` is how bright it is behind the side panel, `tone` the paint."""
    paint, chrome = Skin(albedo(colour, tone, "leaf")), m_hardware("furniture", (0.82, 0.83, 0.84, 1), 0.21)
    frame = m_upvc("frame", albedo(colour, tone), 0.40)
    door_frame(LEFT, RIGHT, HEAD, frame, mullions=(MULLION,))
    side_glass = obscure_glass("reeded", 0.55, hall)
    fixed_pane(LEFT + 0.058, MULLION - 0.032, 0.06, HEAD - 0.062, 0.056, frame, side_glass)
    box("siderail", LEFT + 0.05, MULLION - 0.03, 0.048, 0.1, 0.80, 0.88, frame, 0.004)
    x0, x1 = LEAF
    w, h = x1 - x0, HEAD - 0.004 - FRAME_FACE - 0.030
    rows = [
        (0.20, 0.80, [(*c, "panel") for c in grid_cells(w, 0.112, 2, 0.098)]),
        (0.97, h - 0.115, [(*c, "panel") for c in grid_cells(w, 0.112, 2, 0.098)]),
    ]
    with group(((x0 + x1) / 2, 0.070, 0.030)):
        panelled_leaf(w, h, rows, paint, side_glass)
        weather_bar(-w / 2, w / 2, paint.trim)
        lever(-w / 2 + 0.052, chrome, -1)
        letter_plate(0.885, chrome)
        ring_knocker(1.30, chrome)
        spyhole(1.47, chrome)
        butt_hinges(w / 2 + 0.004, (0.22, 1.0, 1.8), frame)


def front_garden(rng):
    """Stone step, flagged path, lavender bed against the wall and pots."""
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    slab = m_stone("slab", "#a9a294", "#8f897d", "#6f6a61", 4, 0.82, 0.6, 0.004, attr="rnd")
    mid = (LEFT + RIGHT) / 2
    box("step", mid - 0.86, mid + 0.86, -0.40, 0.08, GROUND, 0, stone, 0.014, 4)
    paving(-0.12, 3.4, -3.2, -0.02, GROUND, slab, rng, 0.45, 0.45)
    paving(-3.6, -0.12, -3.2, -0.86, GROUND, slab, rng, 0.6, 0.45, stagger=0.5)
    for k in range(6):
        box(
            "edging",
            -3.4 + k * 0.55,
            -2.855 + k * 0.55,
            -0.86,
            -0.80,
            GROUND - 0.1,
            GROUND + 0.035 + rng.gauss(0, 0.003),
            stone,
            0.008,
        )
    soil_bed(-3.4, -0.11, -0.80, -0.004, GROUND - 0.01, rng)
    clumps = lavender_clump(rng)
    lavender_row(clumps, rng, (-2.55, -0.52, GROUND), 0.36, 7, 0.05, (0.85, 1.1))
    lavender_row(clumps, rng, (-2.35, -0.22, GROUND), 0.52, 4, 0.03, (0.9, 1.15))
    green = m_leaf("shrub", "#22371c", "#466a2c", "#76944a")
    loose_shrub(-2.45, -0.38, GROUND, 0.40, green, rng, 3000, 0.05)
    zinc = dark_zinc()
    soil = zinc_planter(2.05, -0.30, GROUND, 0.17, 0.34, zinc)
    box_ball(2.05, -0.30, soil, 0.22, box_leaf(), rng)
    doormat(mid + 0.02, mid + 0.66, -0.36, -0.05, 0)


def house(rng):
    """Facing brick with lamp, number plate and a climbing rose."""
    brick_wall("wall", -3.3, 3.2, -0.30, 3.0, [(LEFT, RIGHT, 0, HEAD)], m_brick(), m_mortar(), seed=3)
    cylinder_lamp(-0.22, 1.78, power=4)
    slate = simple("slate", srgb("#2b2f33"), 0.5, noise=0.3, bump=0.2)
    box("numberplate", -0.315, -0.125, -0.012, 0, 1.36, 1.52, slate, 0.003)
    text("number", "18", 0.10, (-0.22, -0.0125, 1.405), simple("numberpaint", srgb("#e9e4d8"), 0.6), ext=0.0005, bev=0)
    leaf, rose = m_leaf("roseleaf", "#24401d", "#3f6529", "#6d8c43"), m_leaf(
        "roses", "#c98f86", "#e2b8ab", "#f2dcd0", 0.3, False
    )
    climber(
        [(-1.95, -0.15), (-1.9, 0.5), (-2.1, 1.1), (-1.75, 1.7), (-2.0, 2.2), (-1.5, 2.5)],
        0.16,
        3600,
        0.055,
        leaf,
        rng,
        flowers=rose,
        bloom_count=20,
    )
    climber([(-1.85, 0.6), (-1.5, 1.2), (-1.35, 1.75)], 0.11, 1100, 0.055, leaf, rng, flowers=rose, bloom_count=8)


def brick_house(rng, shown):
    """The red-brick house front, seen as a whole or close to its door."""
    house(rng)
    doorway()
    front_garden(rng)
    world_hdri("forest", 0.55, 90)
    d = sun(52, 30, 8.0, (1, 0.86, 0.68), 0.8)
    if shown == "furniture":
        # A white card to the right of the camera, for the metal to mirror.
        area((LEAF[0] + 1.05, -1.7, 1.10), (LEAF[0] + 0.3, 0, 1.0), 1.0, 5.5, (1, 0.97, 0.93), sy=1.1)
        look((LEAF[0] - 0.22, -1.22, 1.18), (LEAF[0] + 0.27, 0.05, 0.985), 0.66, fstop=6)
        return
    dapple(d, rng, (0, 0, 1.2), 20, (2.9, 1.9), keep=(0.55, 0, 0.6, 0.7))
    front_view(-2.42, 2.42, -0.60, aspect(), 6.2, 0.25)


def close_skin(name, colour, pores_by, fibres_by, drift_by):
    """Moulded skin a hand's breadth away: the grain of kit.door_leaf.skins, shallower, and pressed straight in on slopes as well."""
    m, n = mat(name)
    drift = n.math("MULTIPLY", n.noise(n.pos(drift_by), 1.2, 1, 0.5), 4.5)
    at = n.n("ShaderNodeVectorMath", {0: n.pos(pores_by), 1: drift}, operation="ADD").outputs[0]
    pores = n.rng(n.noise(at, 1.0, 4, 0.6, 0.35), 0.40, 0.60, 0, 1)
    fibre = n.noise(n.pos(fibres_by), 1, 3, 0.6)
    relief = n.math("ADD", pores, n.math("MULTIPLY", fibre, 0.45))
    c = n.mix(n.rng(pores, 0, 1, 0.10, 0), colour, (0, 0, 0, 1))
    rough = n.rng(fibre, 0.3, 0.7, 0.36, 0.44)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.28, Normal=n.bump(relief, 0.26, 0.0007)))
    return m


def moulding():
    """Close to the upper corner of one panel of a green door in raking sun: the grain of stile, rail and panel, each its own way."""
    doorway(0.38, 0.6, FOREST_GREEN)
    colour = albedo(FOREST_GREEN, 0.6)
    upright = close_skin("uprightgrain", colour, (230, 0, 11), (900, 0, 30), (9, 0, 2.2))
    level = close_skin("levelgrain", colour, (11, 0, 230), (30, 0, 900), (2.2, 0, 9))
    swap_materials({"skinV": upright, "skinH": level})
    brick_wall("wall", -1.4, 3.2, -0.30, 3.0, [(LEFT, RIGHT, 0, HEAD)], m_brick(), m_mortar(), seed=3)
    # All but along the face, so that each pore has its shadow.
    sun(72, 19, 12.5, (1, 0.88, 0.72), 0.5)
    world_hdri("forest", 0.5, 90, sat=0.6)
    # A white card to the left, for the rounds of the moulding to mirror.
    area((LEAF[0] - 0.9, -1.2, 1.9), (LEAF[1] - 0.35, 0, 1.8), 0.7, 3.2, (1, 0.96, 0.90), sy=1.2)
    top = 0.030 + HEAD - 0.004 - FRAME_FACE - 0.030 - 0.115  # of the panel beside the hinges
    at = Vector(((LEAF[0] + LEAF[1]) / 2 + 0.108, 0.070, top - 0.055))
    look(at + Vector((0.30, -0.95, -0.16)), at, 0.33, fstop=22)


def terrace(rng):
    """A terraced house of yellow stock brick with a red eight-panel door."""
    half, top = 4.5 * HALF_BRICK, 28 * COURSE
    brick_wall(
        "wall",
        -2.6,
        2.6,
        -0.30,
        3.3,
        [(-half, half, 0, top)],
        stock_brick(),
        m_mortar("mortar", "#a79c88"),
        seed=11,
        xoff=0.05625,
        soldier=False,
    )
    white = m_upvc("frame", albedo(WHITE, 0.75), 0.32, True)
    door_frame(-half, half, top, white, sealant="#cfc9bc")
    style = {**repository_json("data", "door-leaves.json")["catalogue"]["windsor"], "hardware": "gold"}
    build_leaf(style, albedo(RED, 0.6), False)
    surround(half, top)
    terrace_forecourt(rng)
    d = sun(46, 34, 7.4, (1, 0.88, 0.72), 0.8)
    dapple(d, rng, (0, 0, 1.3), 16, (2.3, 1.9), keep=(0, 0, 0.75, 1.0))
    world_hdri("forest", 0.55, 90)
    front_view(-1.95, 1.95, -0.36, aspect(), 7.0, 0.18, 1.4)


def build(view="hero"):
    """One of the views named above."""
    rng = random.Random(7)
    if view == "stock":
        terrace(rng)
    elif view == "moulding":
        moulding()
    elif view == "evening":
        painted_dusk((LEFT, RIGHT, HEAD), rng)
        doorway(0.9, 1.05)
        look((-1.30, -4.9, 1.50), (0.48, 0, 1.10), 5.2, None, 8)
    else:
        brick_house(rng, view)
    return {"bounces": 3}
