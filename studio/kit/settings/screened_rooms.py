"""The camera's side of the internal screen (-y): a living room or a hall. Metres."""

from kit.garden.grass import blades
from kit.garden.pots import pot
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.ornaments import vase
from kit.interior.pictures import picture, round_mirror
from kit.interior.rooms import moulding, plank_floor
from kit.interior.seats import armchair
from kit.light import area
from kit.materials.cloth import fabric
from kit.materials.leaf import cut_leaf, m_tuft
from kit.materials.metal import m_metal
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.screening import HALF, HEAD
from kit.products.slim_sash import panel_door
from kit.settings.screened_study import ROOM_H, STUDY_Y
from kit.shapes.placing import group, plank, scatter
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall

ROOM_X, ROOM_Y = 2.75, -5.6  # half its width; its wall behind the camera


def room_shell(rg, white):
    """Walls round the screen, ceiling with cornice, skirting, and one oak floor through both rooms."""
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
    """The hall: panelled front door behind, runner, coats over a bench, console with keys and post."""
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
