"""The hall under a flat roof light, with its bench, pictures and the room at its end. Metres."""

from kit.garden.leaves import shrub
from kit.interior.books import lying_books
from kit.interior.ornaments import vase
from kit.interior.pictures import picture, round_mirror
from kit.interior.rooms import moulding, plank_floor
from kit.light import area
from kit.materials.leaf import cut_leaf, m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.shapes.outlines import rect
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import box, lathe, ring_sweep
from kit.walls.fronts import pierced_wall

HALL_X, HALL_Y, HALL_NEAR, HALL_H = 1.35, 6.2, -2.2, 2.5
HALL_LIGHT = (-0.75, 0.75, 0.75, 4.15)  # opening: x0, x1, y0, y1
DOORWAY = (-0.46, 0.46, 0, 2.02)
DADO = 1.02


def hall_shell(rg, wall, trim, white):
    """Walls with a panelled dado, cornice, oak floor, and the doorway at the far end."""
    for s in (-1, 1):
        x = s * HALL_X
        wall_x("side", HALL_NEAR, HALL_Y, DADO, HALL_H, x, wall)
        wall_x("dado", HALL_NEAR, HALL_Y, 0, DADO, x, trim)
        box("skirting", x - 0.022, x + 0.022, HALL_NEAR, HALL_Y, 0, 0.17, trim, 0.006)
        box("rail", x - 0.024, x + 0.024, HALL_NEAR, HALL_Y, DADO - 0.03, DADO + 0.022, trim, 0.009)
        y = HALL_NEAR + 0.2
        while y < HALL_Y - 0.5:
            for a, b, c, d in (
                (y, y + 0.72, 0.86, 0.885),
                (y, y + 0.72, 0.27, 0.295),
                (y, y + 0.025, 0.295, 0.86),
                (y + 0.695, y + 0.72, 0.295, 0.86),
            ):
                box("beading", x - 0.014, x + 0.014, a, b, c, d, trim, 0.006)
            y += 0.85
    wall_y("near", -HALL_X, HALL_X, 0, HALL_H, HALL_NEAR, wall)
    pierced_wall("far", -HALL_X, HALL_X, 0, HALL_H, [DOORWAY], wall, HALL_Y, 0.12, white)
    plank_floor(rg, -HALL_X, HALL_X, HALL_NEAR, HALL_Y + 3, m_wood("oak", "#a87f51", "#80583a", axis="Y"), 0.14)
    a, b, _, d = DOORWAY
    for x0, x1, z0, z1 in ((a - 0.09, a, 0, d + 0.09), (b, b + 0.09, 0, d + 0.09), (a, b, d, d + 0.09)):
        box("architrave", x0, x1, HALL_Y - 0.024, HALL_Y, z0, z1, white, 0.008, 3)
    for x0, x1 in ((-HALL_X, a - 0.09), (b + 0.09, HALL_X)):
        box("skirting", x0, x1, HALL_Y - 0.022, HALL_Y, 0, 0.17, trim, 0.006)
    moulding(-HALL_X, HALL_X, HALL_NEAR, HALL_Y, HALL_H, white)


def furnishing(rg, brass):
    """Console with a lamp and books, runner, pictures and a bench."""
    oak = m_wood("console", "#a5764a", "#7a5232", 1.6, 0.42, "Y")
    x = HALL_X - 0.02
    plank(rg, x - 0.34, x, 3.0, 4.4, 0.80, 0.835, oak)
    for px in (x - 0.32, x - 0.04):
        for py in (3.03, 4.33):
            plank(rg, px, px + 0.035, py, py + 0.035, 0, 0.8, oak)
    plank(rg, x - 0.33, x - 0.01, 3.03, 4.36, 0.22, 0.245, oak)
    lying_books((x - 0.18, 3.36, 0.246), rg, w=0.2, rot=84)
    lathe(
        "lampbase",
        [(0, 0), (0.07, 0), (0.09, 0.06), (0.075, 0.18), (0.02, 0.25), (0.015, 0.32)],
        simple("lampbase", srgb("#5d7a78"), 0.25),
        36,
        (x - 0.17, 4.12, 0.835),
    )
    lathe(
        "lampshade",
        [(0.15, 0.3), (0.11, 0.5)],
        lit("lampshade", (1, 0.86, 0.66), 1.1),
        36,
        (x - 0.17, 4.12, 0.835),
    )
    vase(x - 0.17, 3.28, 0.835, "#e2ddd0", cut_leaf(), rg, 0.18, 0.3)
    with group((HALL_X, 3.7, 0), -90):
        round_mirror(brass)
    frame = simple("artframe", srgb("#2a241e"), 0.5)
    tones = (
        ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e", "#e6e0d2"),
        ("#ece6d8", "#c98f6a", "#e0d2b4", "#7d8a72", "#efe9dc"),
        ("#e8e2d4", "#5d7484", "#cfd6d2", "#b98a5a", "#efe9dc"),
    )
    with group((-HALL_X, 0, 0), 90):
        for k, y in enumerate((3.35, 4.1, 4.85)):
            picture(y - 0.26, y + 0.26, 1.28, 2.0, -0.001, frame, tones[k], 2 + 3 * k)
        picture(1.0, 2.2, 1.28, 2.0, -0.001, frame, tones[0], 17)
    box(
        "runner",
        -0.5,
        0.5,
        -1.6,
        5.7,
        0,
        0.012,
        simple("runner", srgb("#4f6670"), 1, spec=0, noise=0.5, bump=0.5, scale=120),
        0.004,
    )
    for s in (-1, 1):
        box(
            "runneredge",
            s * 0.45 - 0.02,
            s * 0.45 + 0.02,
            -1.6,
            5.7,
            0.0121,
            0.0135,
            simple("runneredge", srgb("#d8cfbb"), 1, spec=0),
            0,
        )
    x = -HALL_X + 0.02
    plank(rg, x, x + 0.36, 0.9, 2.3, 0.43, 0.465, oak)
    for y in (0.93, 2.22):
        plank(rg, x + 0.02, x + 0.34, y, y + 0.04, 0, 0.43, oak)


def far_room(rg, white):
    """What is seen through the half-open door: a bright room with a window."""
    y0, y1 = HALL_Y + 0.12, HALL_Y + 3
    wall = m_plaster("farwall", "#c8cdbf")
    wall_x("fl", y0, y1, 0, HALL_H, -1.8, wall)
    wall_x("fr", y0, y1, 0, HALL_H, 1.8, wall)
    pierced_wall("fb", -1.8, 1.8, 0, HALL_H, [(-0.6, 0.75, 0.9, 2.1)], wall, y1, 0.2, white)
    level("fc", -1.8, 1.8, y0, y1, HALL_H, white)
    ring_sweep(
        "fw",
        rect(-0.6, 0.75, 0.9, 2.1),
        [(0, y1 + 0.2), (0, y1 + 0.1), (0.06, y1 + 0.1), (0.06, y1 + 0.15)],
        white,
        False,
    )
    box("fm", 0.04, 0.11, y1 + 0.1, y1 + 0.14, 0.95, 2.05, white, 0.004)
    hedge = m_leaf("green", "#4a6a30", "#7d9a50", "#a8bc70")
    for dx in (-1.6, -0.2, 1.2):
        shrub((dx, y1 + 3, 0.6), 1.3, 16000, 0.08, hedge, rg, core=False)
    area((0.07, y1 + 0.05, 1.5), (0.07, HALL_Y, 1.0), 1.3, 40, (0.95, 0.98, 1), sy=1.1)
