"""Slim black-framed screen with a door, between a study with the low sun in its window and a living room or a hall.

The screen stands at y = 0, the study behind it (+y), the room of the camera before it (-y). Views: hero, hall, study, bars.
"""

import random

from kit.camera import look
from kit.garden.grass import blades
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.books import books
from kit.interior.curtains import pleated_curtain
from kit.interior.fittings import side_table, table
from kit.interior.lamps import drum_lamp
from kit.interior.ornaments import vase
from kit.interior.pictures import picture, round_mirror
from kit.interior.rooms import moulding, plank_floor
from kit.interior.seats import armchair, chair
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.cloth import cloth, fabric
from kit.materials.leaf import cut_leaf, m_leaf, m_tuft
from kit.materials.metal import m_metal, warm_brass
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.screening import HALF, HEAD, screen
from kit.products.slim_sash import panel_door
from kit.shapes.placing import group, plank, scatter
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import beam, box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import inner_frame

BLACK = "#1a1b1d"
STUDY_X, STUDY_Y, ROOM_H = 2.15, 3.7, 2.62
ROOM_X, ROOM_Y = 2.75, -5.6  # the camera's side
WINDOW = (-1.80, 0.30, 0.36, 2.28)  # in the study's back wall: x0, x1, z0, z1


def study_shell(white, upvc):
    """Deep green walls, ceiling, and the window with its oak board and linen curtains."""
    deep = m_plaster("deepwall", "#5d6f68")
    x, y, h = STUDY_X, STUDY_Y, ROOM_H
    for s in (-1, 1):
        wall_x("studyside", 0.06, y, 0, h, s * x, deep)
    pierced_wall("studyback", -x, x, 0, h, [WINDOW], deep, y, 0.24, white)
    pierced_wall("studyface", -x, x, 0, h, [(-HALF - 0.002, HALF + 0.002, 0, HEAD + 0.002)], deep, 0.06, 0.002)
    level("studyceiling", -x, x, 0.05, y, h, white)
    moulding(-x, x, 0.06, y, h, white)
    a, b, c, d = WINDOW
    inner_frame(WINDOW, y, (0.22, 0.18), upvc)
    for k in (1, 2):
        at = a + (b - a) * k / 3
        box("mullion", at - 0.035, at + 0.035, y + 0.115, y + 0.17, c + 0.05, d - 0.05, upvc, 0.005)
    # Half a millimetre further in: two faces in one plane are drawn black where they cross.
    box("transom", a + 0.05, b - 0.05, y + 0.1155, y + 0.1695, 1.80, 1.86, upvc, 0.005)
    box("board", a - 0.05, b + 0.05, y - 0.05, y + 0.13, c - 0.03, c, upvc, 0.005)
    linen = cloth("linen", "#d9d1c0", 0.45)
    rg = random.Random(5)
    pleated_curtain(a - 0.34, a + 0.12, y - 0.10, 0.02, d + 0.12, linen, rg)
    pleated_curtain(b - 0.10, b + 0.30, y - 0.10, 0.02, d + 0.12, linen, rg)
    rail = m_metal("rail", (0.5, 0.38, 0.2, 1), 0.3)
    tube("rail", [(a - 0.42, y - 0.10, d + 0.14), (b + 0.38, y - 0.10, d + 0.14)], 0.011, rail)


def study_furniture(rg, dark, brass, white):
    """Desk by the window, bookcase, reading chair, rug, plant."""
    oak = m_wood("shelves", "#a97d50", "#7d5836", 1.6, 0.42, "X")
    back = STUDY_Y - 0.02
    edges = (0.70, 1.42, 2.13)
    for x in edges:
        plank(rg, x - 0.014, x + 0.014, back - 0.3, back, 0, 2.25, oak)
    for k, z in enumerate((0.06, 0.50, 0.92, 1.34, 1.76, 2.22)):
        plank(rg, edges[0], edges[-1], back - 0.3, back, z, z + 0.028, oak)
        for xa, xb in zip(edges, edges[1:]):
            if k == 5:
                continue
            books(rg, xa + 0.02, xa + (xb - xa) * rg.uniform(0.55, 0.98), back - 0.26, z + 0.028, 0.2, 0.33)
    glaze = simple("urn", srgb("#c2b49a"), 0.4)
    lathe("urn", [(0, 0), (0.06, 0), (0.1, 0.1), (0.06, 0.22), (0.07, 0.24)], glaze, 32, (1.3, back - 0.15, 2.248))
    with group((-1.05, 2.75, 0)):
        table(rg, 1.5, 0.68, 0.74, oak, 0.05)
        for k in range(3):
            box(
                "paper",
                -0.55 + 0.02 * k,
                -0.33 + 0.02 * k,
                -0.2 + 0.02 * k,
                0.1 + 0.02 * k,
                0.74 + 0.004 * k,
                0.744 + 0.004 * k,
                white,
                0,
            )
        metal = simple("laptop", srgb("#a9abad"), 0.3, metal=0.8)
        box("laptopbase", -0.12, 0.2, -0.12, 0.1, 0.74, 0.754, metal, 0.004)
        beam("laptoplid", (-0.12, 0.14, 0.85), (0.2, 0.14, 0.85), 0.012, 0.2, metal, up=(0, 0.3, 1), bevel=0.004)
        lathe("deskbase", [(0, 0.02), (0.08, 0.02), (0.09, 0)], brass, 32, (0.55, 0.12, 0.74))
        tube("deskarm", [(0.55, 0.12, 0.75), (0.58, 0.14, 1.05), (0.4, 0.08, 1.22)], 0.008, brass)
        lathe("deskshade", [(0.10, 0), (0.06, 0.09), (0.025, 0.12)], dark, 32, (0.38, 0.07, 1.14))
        lathe("mug", [(0, 0), (0.038, 0), (0.04, 0.09), (0.036, 0.09), (0.034, 0.01)], white, 24, (-0.25, -0.18, 0.74))
    with group((-1.0, 2.2, 0), -8):
        chair(dark, fabric("seat", "#9a6a44"))
    rug = simple("studyrug", srgb("#b3a594"), 1, spec=0, noise=0.45, bump=0.6, scale=120)
    box("studyrug", -1.75, 1.2, 0.75, 3.1, 0, 0.012, rug, 0.005)
    armchair(
        1.38,
        2.55,
        -28,
        simple("leather", srgb("#7d4f30"), 0.45, noise=0.3, bump=0.15, scale=120),
        fabric("cush", "#d5ccb9"),
    )
    palm = m_tuft("palm", [(0, "#2f4a20"), (0.6, "#4f7534"), (1, "#7d9c50")])
    pot(-1.72, 0.72, 0, 0.17, 0.32, simple("glazed", srgb("#c9c2b2"), 0.3))
    scatter(blades(rg, 40, 0.05, 0.95, palm, 0.024, 0.5, "palm"), [(-1.72, 0.72, 0.3)], rg)


def garden(rg):
    """What the study looks out on: a lawn, low shrubs that let the sun in over them, trees far off."""
    level("lawn", -30, 30, STUDY_Y + 0.3, 60, -0.25, simple("lawn", srgb("#66783c"), 1, spec=0, noise=0.4, scale=3))
    leaf, pale = m_leaf("hedge", "#3f5f2a", "#719048", "#a0b86a"), m_leaf("border", "#4d6a38", "#8ba062", "#c3c792")
    for k in range(9):
        shrub(
            (-6 + 1.4 * k + rg.uniform(-0.3, 0.3), 9.5 + rg.uniform(-0.8, 0.8), 0.35),
            rg.uniform(0.75, 1.05),
            2200,
            0.08,
            (leaf, pale)[k % 2],
            rg,
        )
    crown = tree_mesh(rg, m_leaf("tree", "#3a5628", "#5f8040", "#93aa5e"), 1.6, 0.14, 6000)
    bark = simple("bark", srgb("#4a3e32"), 0.95)
    for x, y, t, s in (
        (-9, 24, 2.2, 1.9),
        (-4.2, 27, 2.4, 2.1),
        (0.5, 25, 2.0, 1.7),
        (5, 28, 2.4, 2.0),
        (10, 26, 2.2, 2.0),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)


def room_shell(rg, white):
    """The camera's room: walls round the screen, ceiling with cornice, skirting, and one oak floor through both rooms."""
    wall = m_plaster("roomwall", "#dad2c3")
    x, h = ROOM_X, ROOM_H
    pierced_wall("screenwall", -x, x, 0, h, [(-HALF - 0.002, HALF + 0.002, 0, HEAD + 0.002)], wall, -0.06, 0.12, white)
    for s in (-1, 1):
        wall_x("roomside", ROOM_Y, -0.06, 0, h, s * x, wall)
        box("skirting", s * x - 0.018, s * x + 0.018, ROOM_Y, -0.06, 0, 0.16, white, 0.006)
        ends = sorted((s * x, s * HALF))
        box("skirting", ends[0], ends[1], -0.078, -0.06, 0, 0.16, white, 0.006)
    wall_y("roomnear", -x, x, 0, h, ROOM_Y, wall)
    level("roomceiling", -x, x, ROOM_Y, -0.04, h, white)
    moulding(-x, x, ROOM_Y, -0.06, h, white)
    plank_floor(rg, -x, x, ROOM_Y, STUDY_Y, m_wood("oak", "#b08a5e", "#8a6640", axis="Y"), 0.15)


def living_room(rg, white):
    """Armchair and table at the left, sideboard with lamp and branches at the right, a rug, prints, a plant."""
    walnut = m_wood("walnut", "#8a6444", "#634429", 1.6, 0.42, "Y")
    x = ROOM_X - 0.02
    plank(rg, x - 0.42, x, -2.55, -0.75, 0.22, 0.74, walnut, 0.006)
    for k in range(3):
        y = -2.53 + 0.595 * k
        plank(rg, x - 0.438, x - 0.42, y, y + 0.585, 0.235, 0.725, walnut, 0.003)
        tube(
            "knob",
            [(x - 0.438, y + 0.29, 0.62), (x - 0.46, y + 0.29, 0.62)],
            0.01,
            m_metal("knob", (0.5, 0.38, 0.2, 1), 0.3),
        )
    for y in (-2.45, -0.85):
        for dx in (0.05, 0.37):
            tube("foot", [(x - dx, y, 0.23), (x - dx, y, 0)], 0.016, simple("foot", srgb("#3d2b1d"), 0.5))
    drum_lamp(x - 0.2, -2.2, 0.74, 5, 1.3)
    vase(x - 0.22, -1.15, 0.74, "#a9b3a8", cut_leaf(), rg, 0.26, 0.42)
    for k, c in enumerate(("#7a2e2a", "#d8cdb4", "#45586a")):
        box(
            "bookpile",
            x - 0.33 + 0.01 * k,
            x - 0.10,
            -1.80,
            -1.53,
            0.74 + 0.027 * k,
            0.766 + 0.027 * k,
            simple("pile%d" % k, srgb(c), 0.6),
            0.003,
        )
    frame = simple("artframe", srgb("#3a2c20"), 0.5)
    with group((ROOM_X, -1.65, 0), -90):
        picture(-0.45, 0.45, 1.22, 2.12, -0.001, frame, ("#ece6d8", "#c98f6a", "#e0d2b4", "#5d7484", "#efe9dc"), 5)
    with group((-ROOM_X, -1.9, 0), 90):
        picture(-0.75, -0.15, 1.25, 2.05, -0.001, frame, ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e", "#e6e0d2"), 3)
        picture(0.15, 0.75, 1.25, 2.05, -0.001, frame, ("#ece6d8", "#b98a5a", "#d9cbb0", "#7d8a72", "#e6e0d2"), 8)
    armchair(
        -1.72,
        -1.85,
        58 + 90,
        simple("boucle", srgb("#c9bda8"), 0.95, spec=0.1, noise=0.2, bump=0.5, scale=220),
        fabric("rust", "#a8623f"),
    )
    side_table(-2.2, -2.75, 0.24, 0.5)
    lathe("cup", [(0, 0), (0.03, 0), (0.042, 0.07), (0.038, 0.07), (0.028, 0.008)], white, 28, (-2.14, -2.80, 0.5))
    box("novel", -2.33, -2.2, -2.74, -2.56, 0.5, 0.525, simple("novel", srgb("#45586a"), 0.6), 0.003)
    rug = simple("rug", srgb("#8f5a45"), 1, spec=0, noise=0.5, bump=0.6, scale=140)
    box("rug", -2.0, 1.3, -4.6, -1.55, 0, 0.012, rug, 0.005)
    border = simple("rugborder", srgb("#d6c7ab"), 1, spec=0, noise=0.3, bump=0.5, scale=140)
    for y in (-4.48, -1.71):
        box("rugborder", -1.86, 1.16, y, y + 0.04, 0.0125, 0.0132, border, 0)
    for at in (-1.9, 1.16):
        box("rugborder", at, at + 0.04, -4.48, -1.67, 0.0125, 0.0132, border, 0)
    palm = m_tuft("fig", [(0, "#2c431f"), (0.6, "#45682f"), (1, "#6f8f4a")])
    basket = simple("basket", srgb("#8f6f48"), 0.9, noise=0.5, bump=0.6, scale=70)
    pot(-2.36, -0.42, 0, 0.18, 0.34, basket, 0.85)
    scatter(blades(rg, 30, 0.06, 0.85, palm, 0.03, 0.35, "fig"), [(-2.36, -0.42, 0.3)], rg)
    floor_lamp(2.28, -0.42)
    wool = simple("pouf", srgb("#7f8c80"), 0.95, spec=0.1, noise=0.25, bump=0.6, scale=160)
    lathe(
        "pouf",
        [(0, 0.40), (0.15, 0.40), (0.24, 0.375), (0.285, 0.30), (0.295, 0.2), (0.28, 0.08), (0.24, 0.0)],
        wool,
        40,
        (1.72, -1.35, 0),
    )
    box("magazine", 1.60, 1.82, -1.50, -1.22, 0.402, 0.410, simple("magazine", srgb("#e2dccf"), 0.5), 0.002)


def floor_lamp(x, y):
    """A lit linen shade on a slim black stand."""
    stand = simple("stand", (0.02, 0.02, 0.02, 1), 0.45)
    lathe("lampfoot", [(0, 0.02), (0.12, 0.02), (0.135, 0)], stand, 36, (x, y, 0))
    tube("lampstand", [(x, y, 0.01), (x, y, 1.5)], 0.01, stand)
    lathe("lampshade", [(0.20, 1.34), (0.15, 1.62)], lit("lampshade", (1, 0.74, 0.48), 1.5), 48, (x, y, 0))
    area((x, y, 1.33), (x, y, 0), 0.3, 5, (1, 0.72, 0.45))


def hall(rg, brass):
    """A hall instead: panelled front door behind, runner, coats over a bench, console with keys and post."""
    oak = m_wood("console", "#9a6f48", "#70492c", 1.6, 0.42, "Y")
    x = ROOM_X - 0.02
    plank(rg, x - 0.34, x, -1.95, -0.75, 0.80, 0.835, oak)
    for y in (-1.92, -0.82):
        for dx in (0.32, 0.05):
            plank(rg, x - dx, x - dx + 0.03, y, y + 0.03, 0, 0.80, oak)
    plank(rg, x - 0.33, x - 0.01, -1.92, -0.79, 0.20, 0.222, oak)
    basket = simple("basket", srgb("#8f6f48"), 0.9, noise=0.5, bump=0.6, scale=70)
    for y in (-1.66, -1.08):
        box("basket", x - 0.30, x - 0.05, y - 0.2, y + 0.2, 0.222, 0.48, basket, 0.03, 3)
    vase(x - 0.18, -1.05, 0.835, "#6d7f78", cut_leaf(), rg, 0.22, 0.36)
    lathe(
        "dish",
        [(0, 0.006), (0.07, 0.01), (0.10, 0.03), (0.103, 0.03), (0.07, 0.004), (0, 0)],
        brass,
        36,
        (x - 0.18, -1.62, 0.835),
    )
    with group((ROOM_X, -1.35, 0), -90):
        round_mirror(brass)
    runner = simple("runner", srgb("#4f6670"), 1, spec=0, noise=0.5, bump=0.6, scale=140)
    box("runner", -0.55, 0.85, -4.9, -0.55, 0, 0.011, runner, 0.004)
    edge = simple("runneredge", srgb("#d8cfbb"), 1, spec=0, noise=0.3, bump=0.5, scale=140)
    for a in (-0.49, 0.76):
        box("runneredge", a, a + 0.03, -4.9, -0.55, 0.0112, 0.0122, edge, 0)
    with group((0.6, ROOM_Y + 0.05, 0.006), 180):
        panel_door(m_plaster("frontdoor", "#4d6258", 0.02), 0.9, 2.0, brass)


def light(view):
    """Low warm sun through the study's window, its sky light, and soft light from windows behind the camera."""
    sky_world(
        "#5c92d2", "#dfe6ea", cover=0.6, camera_strength=1.5, turn=60, strength=1.0, saturation=0.45, mirror_sky=0.5
    )
    sun(163, 20.5, 9.0, (1, 0.85, 0.66), 0.7)
    a, b, c, d = WINDOW
    lamp = area(
        ((a + b) / 2, STUDY_Y + 0.08, (c + d) / 2),
        ((a + b) / 2, 0, 0.6),
        b - a - 0.1,
        58,
        (0.95, 0.97, 1),
        sy=d - c - 0.1,
    )
    lamp.visible_glossy = False
    for place, power in (((0.2, 1.8, ROOM_H - 0.03), 26), ((-0.2, -2.6, ROOM_H - 0.03), 22)):
        fill = area(place, (place[0], place[1], 0), 3.0, power, (1, 0.96, 0.90), sy=2.4)
        fill.visible_glossy = False
    soft = area((-1.4, ROOM_Y + 0.1, 1.7), (0.2, 0, 1.0), 1.8, 46 if view != "study" else 60, (0.97, 0.98, 1), sy=1.7)
    soft.visible_glossy = False
    bounce_up(-2.3, 2.3, -4.8, -0.3, 20)
    bounce_up(-1.9, 1.9, 0.3, 3.5, 16)


def build(view="hero"):
    """The screen from the living room (`hero`), the `hall` or the `study`; `bars`: the door's edge and handle from close by."""
    rg = random.Random(71)
    black = m_upvc("black", albedo(BLACK, 0.7, "frame"), 0.38, True)
    glass, upvc = m_glass("glass", (0.965, 0.98, 0.975, 1), boost=0.55), m_upvc("upvc", srgb("#e9e8e4"), 0.28)
    dark, brass = simple("dark", (0.03, 0.028, 0.027, 1), 0.55), warm_brass()
    white = m_plaster("white", "#ece8df")
    screen(black, glass, {"hero": 58, "hall": 40, "study": 30, "bars": 0}[view])
    study_shell(white, upvc)
    study_furniture(rg, dark, brass, white)
    garden(rg)
    room_shell(rg, white)
    if view == "hall":
        hall(rg, brass)
    else:
        living_room(rg, white)
    light(view)
    if view == "hero":
        look((-0.05, -5.45, 1.22), (-0.05, 0, 0.97), 5.35, 5.3, 8)
    elif view == "hall":
        look((-2.1, -4.3, 1.42), (0.35, 0, 1.17), 4.3, 4.6, 8)
    elif view == "study":
        look((1.75, 3.35, 1.42), (-0.30, 0, 1.02), 4.3, 3.6, 8)
    else:
        rake = area((-2.3, -1.5, 1.9), (0.1, 0, 1.1), 0.9, 34, (1, 0.95, 0.88))
        rake.visible_glossy = False
        look((-0.62, -1.15, 1.30), (0.12, 0, 1.13), 0.86, 1.37, 4)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
