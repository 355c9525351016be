"""uPVC sliding patio door: a white two-pane door onto a paved terrace, living room behind.

Views: `hero` (half open at dusk, lamps lit), `noon` (the same by day), `day` (by day, from the other side), `strip` (the pane moves: another house, with a dining room), `track` (the open pane's
edge from near: handle, rails, threshold), `inside` (from the room to the garden), `boards` (another house, weatherboarded, in the afternoon).
"""

import random

from kit.camera import front_view, look
from kit.doors.porch import cylinder_lamp
from kit.garden.furniture import bistro_chair, bistro_table, garden_bench, storm_lantern
from kit.garden.grass import feather_grass, lawn
from kit.garden.ground import paving
from kit.garden.pots import clay_pot, zinc_planter
from kit.garden.shrubs import box_ball, geraniums
from kit.job import albedo, aspect
from kit.light import area, bounce_up, dapple, sky_world, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.cloth import cloth
from kit.materials.leaf import box_leaf, geranium_leaf, m_leaf
from kit.materials.metal import furniture, m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.materials.stone import dark_zinc, emulsion, m_stone, terracotta
from kit.materials.swap import swap_materials
from kit.materials.wood import timber, walnut
from kit.products.patio_door import HALF_WIDTH, HEAD, inner_pull, patio_door
from kit.settings.extension_garden import TERRACE_END, garden_end
from kit.settings.patio_dining import dining_room, dining_terrace
from kit.settings.patio_room import living_room
from kit.shapes.placing import copies
from kit.shapes.solids import box
from kit.walls.brickwork import COURSE, HALF_BRICK, brick_wall
from kit.walls.fronts import weatherboards

TERRACE = -0.06
SLIDE = 0.74  # how far the moving pane stands open
WIDE_OPEN = 1.04  # its handle just clear of the fixed pane
AJAR = 0.36  # in the boarded house
STOCK = ("#8d7c5e", "#9a8868", "#7f6d4f", "#a39274", "#726248", "#93825f", "#85705a")


def terrace(rg, evening):
    """Porcelain terrace with a bench, pots, grasses and candle lanterns."""
    slab = m_stone("slab", "#96918a", "#878279", "#77726a", 3, 0.6, 0.25, 0.002, attr="rnd")
    paving(-4.4, 4.4, -4.4, 0.03, TERRACE, slab, rg, 0.9, 0.6, 0.005, 0.5, "#77726a")
    teak = timber("teak", "#a9845a", "#7d5c3a", "X", 2, 0.6)
    seat, accents = cloth("seat", "#c9c3b6", 0), (cloth("accent", "#a5552f", 0), cloth("accent2", "#d9d2c4", 0))
    garden_bench(-2.85, -1.30, TERRACE, 24, 1.35, rg, teak, seat, accents)
    soil = zinc_planter(1.72, -0.38, TERRACE, 0.19, 0.48, dark_zinc())
    box_ball(1.72, -0.38, soil, 0.26, box_leaf(), rg)
    clay = terracotta()
    s = clay_pot(2.22, -0.60, TERRACE, 0.20, 0.36, clay)
    copies(feather_grass(rg, 600), [(2.22, -0.60, s, 0, 0.95)])
    s = clay_pot(1.56, -0.90, TERRACE, 0.13, 0.22, clay)
    geraniums(
        1.56,
        -0.90,
        s,
        0.15,
        rg,
        m_leaf("white", "#d8d2c4", "#efeade", "#ffffff", 0.25, False),
        geranium_leaf(),
        10,
    )
    glow, power = (14, 2.2) if evening else (2, 0)
    storm_lantern(1.98, -1.12, TERRACE, glow, power)
    storm_lantern(-1.36, -0.40, TERRACE, glow, power, 0.38)
    storm_lantern(-1.12, -0.62, TERRACE, glow, power, 0.27)


def boarded_wall(rg):
    """Painted weatherboards over a low brick plinth, the door in a white architrave that stands on the paving."""
    foot, wide = TERRACE + 2.6 * COURSE, 0.095
    trim = m_upvc("trim", albedo(WHITE, 0.74), 0.4)
    boards = timber("boards", "#5f7069", "#53635d", "X", 1.2, 0.6)
    weatherboards(-4.4, 4.4, foot, 3.2, (-HALF_WIDTH, HALF_WIDTH, foot + 1e-4, HEAD), boards, rg, trim=trim, trim_w=wide)
    for seed, x0, x1 in ((4, -4.4, -HALF_WIDTH - wide), (5, HALF_WIDTH + wide, 4.4)):
        brick_wall("plinth", x0, x1, TERRACE, foot, [], m_brick("plinth"), m_mortar(), seed=seed, zbase=TERRACE)
    for x0, x1 in ((-HALF_WIDTH - wide, -HALF_WIDTH + 0.002), (HALF_WIDTH - 0.002, HALF_WIDTH + wide)):
        box("architravefoot", x0, x1, -0.034, 0.10, TERRACE, foot - 0.02, trim, 0.0025)


def reveals():
    """Plaster between the frame and the room's wall, and the end of the boards at the frame: seen from the room and close to."""
    white = emulsion("reveal", "#efebe2")
    for x in (-HALF_WIDTH, HALF_WIDTH):
        box("reveal", x - 0.03, x + 0.004, 0.12, 0.201, -0.03, HEAD, white, 0)
    box("soffit", -HALF_WIDTH, HALF_WIDTH, 0.12, 0.201, HEAD - 0.004, HEAD + 0.03, white, 0)
    box("doorboard", -HALF_WIDTH, HALF_WIDTH, 0.155, 0.215, -0.002, 0.012, walnut("doorboard"), 0.004)


def garden(rg):
    """What is seen from the room beyond the pots: a table and two chairs, the lawn and the garden's end."""
    iron = m_upvc("paintediron", srgb("#33423f"), 0.4)
    slats = timber("slats", "#9c7850", "#77573a", "X", 2, 0.6)
    bistro_table(1.35, -2.35, TERRACE, iron, simple("tabletop", srgb("#33423f"), 0.4))
    bistro_chair(0.72, -2.45, TERRACE, -80, iron, slats, rg)
    bistro_chair(1.95, -2.15, TERRACE, 110, iron, slats, rg)
    lawn(rg, -6.5, 6.5, TERRACE_END - 2.6, -4.42, density=5000)
    garden_end(rg)


def light(view):
    """Dusk with wall lamps, or warm sun from the left."""
    if view == "inside":
        sun(30, 40, 4.2, (1, 0.91, 0.79), 0.8)
        sky_world("#5c92d2", "#d3e4f2", cover=0.5, camera_strength=1.15, strength=1.05, saturation=0.45, mirror_sky=0.45)
        area((0, 0.35, 1.2), (0, 3, 0.9), 2.3, 75, (0.93, 0.97, 1), sy=2.0)
        bounce_up(-2.9, 2.9, 0.4, 4.4, 40)
        return
    if view == "hero":
        for x in (-1.72, 1.98):
            cylinder_lamp(x, 1.80, power=20)
        # Hardly blue: a white frame takes on the sky's colour.
        world_hdri("forest", 1.05, 200, (0.89, 0.88, 0.94, 1))
        area((0.2, -2.6, 0.5), (0, 0, 1.1), 2.4, 27, (1, 0.82, 0.62), sy=0.8)
        return
    if view == "strip":
        sun(-46, 38, 4.6, (1, 0.90, 0.77), 0.9)
        world_hdri("forest", 0.8, 90)
        return
    if view == "boards":
        d = sun(56, 27, 5.2, (1, 0.86, 0.68), 0.9)
        dapple(d, random.Random(8), (0.9, 0, 1.6), 12, (2.6, 1.3), keep=(-0.4, 0, 1.0, 1.0))
        world_hdri("forest", 0.85, 140)
        return
    for x in (-1.72, 1.98):
        cylinder_lamp(x, 1.80, power=0)
    is_front = view != "track"
    side = 44 if is_front else 24
    d = sun(side, 34, 5.0, (1, 0.90, 0.77), 0.9)
    if is_front:
        dapple(d, random.Random(3), (-1.2, 0, 1.9), 11, (2.6, 1.3), keep=(0.4, 0, 1.1, 1.0))
    world_hdri("forest", 0.85, 90)


def build(view="hero"):
    """Build the garden front and set up one of the views listed above."""
    rg, evening = random.Random(52), view == "hero"
    if view == "boards":
        boarded_wall(random.Random(6))
    else:
        brick = m_brick() if view == "strip" else m_brick("brick", STOCK)
        mortar = m_mortar("mortar", "#b5ab98")
        opening = (-HALF_WIDTH, HALF_WIDTH, -COURSE, HEAD)
        brick_wall("wall", -4.4, 4.4, -0.15, 3.4, [opening], brick, mortar, seed=14, xoff=HALF_BRICK)
    slide = {"strip": 0.0, "boards": AJAR}.get(view, SLIDE)
    chrome = furniture("chrome")
    pane = patio_door(m_upvc("white", albedo(WHITE, 0.82, "frame"), 0.24), chrome, slide)
    if view == "strip":
        dining_room(rg)
        dining_terrace(rg, TERRACE)
    else:
        living_room(rg, view)
        terrace(rg, evening)
    if view in ("inside", "track"):
        reveals()
    if view == "track":  # so near, an uneven polish looks like dirt
        swap_materials({"rail": m_hardware("rail", (0.62, 0.62, 0.62, 1), 0.38)})
    light(view)
    if view in ("hero", "noon"):
        front_view(-2.45, 2.37, -0.57, aspect(), 6.6, -0.2, 1.40, 8, turn=11)
    elif view == "day":
        front_view(-2.05, 2.35, -0.62, aspect(), 6.6, 0.1, 1.40, 8, turn=-9)
    elif view == "strip":
        front_view(-2.15, 1.75, -0.50, aspect(), 5.6, 0, 1.45, 11, turn=-24)
    elif view == "boards":
        look((3.3, -5.2, 1.45), (0.15, 0, 1.02), 4.9, None, 9)
    elif view == "inside":
        inner_pull(pane, chrome)
        garden(rg)
        look((-0.42, 4.42, 1.40), (0.12, 0.1, 1.06), 4.95, fstop=11)
    else:
        look((0.98, -1.75, 1.30), (0.40, 0.06, 0.58), 1.28, fstop=9)
    quality = {"bounces": 4, "fast_gi": False, "clamp": 2.5}
    if view != "strip":
        return quality
    shut = pane.location.x

    def move(position):
        pane.location.x = shut - WIDE_OPEN * position

    return {**quality, "move": move}
