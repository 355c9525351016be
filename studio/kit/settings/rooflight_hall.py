"""The hall under a flat roof light, with its bench, coats and the room at its end. Metres."""

import numpy as np

from kit.garden.leaves import shrub
from kit.interior.ornaments import vase
from kit.interior.pictures import picture, round_mirror
from kit.interior.rooms import moulding, plank_floor
from kit.interior.seats import pillow
from kit.light import area
from kit.materials.cloth import cloth, fabric
from kit.materials.leaf import cut_leaf, m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.shapes.outlines import rect
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, mesh_obj, wall_x, wall_y
from kit.shapes.solids import box, lathe, ring_sweep, tube
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
    """Console with a lamp, runner, pictures, bench with boots and coats."""
    oak = m_wood("console", "#a5764a", "#7a5232", 1.6, 0.42, "Y")
    x = HALL_X - 0.02
    plank(rg, x - 0.34, x, 3.0, 4.4, 0.80, 0.835, oak)
    for px in (x - 0.32, x - 0.04):
        for py in (3.03, 4.33):
            plank(rg, px, px + 0.035, py, py + 0.035, 0, 0.8, oak)
    plank(rg, x - 0.33, x - 0.01, 3.03, 4.36, 0.22, 0.245, oak)
    basket = simple("basket", srgb("#8f6f48"), 0.9, noise=0.5, bump=0.6, scale=70)
    for y in (3.3, 3.95):
        box("basket", x - 0.29, x - 0.05, y - 0.2, y + 0.2, 0.246, 0.5, basket, 0.03, 3)
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
    pillow(x + 0.14, 1.25, 0.64, 0.42, 0.36, 0.13, fabric("ochre", "#b0803f"), (-0.15, 0, 1.45))
    rubber = simple("boots", srgb("#2f4a3a"), 0.4)
    for y in (1.45, 1.58, 1.95, 2.07):
        lathe(
            "boot",
            [(0, 0.0), (0.045, 0), (0.05, 0.1), (0.048, 0.3), (0.052, 0.34), (0.046, 0.34)],
            rubber,
            24,
            (x + 0.2, y, 0),
        )
        box("toe", x + 0.2, x + 0.36, y - 0.042, y + 0.042, 0, 0.09, rubber, 0.035, 4)


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


def coats(rg, brass):
    """Pegs above the bench with two coats and a scarf."""
    peg = m_wood("pegboard", "#a5764a", "#7a5232", 1.6, 0.42, "Y")
    x = -HALL_X
    plank(rg, x, x + 0.022, 0.95, 2.35, 1.66, 1.77, peg)
    for k in range(6):
        y = 1.07 + 0.232 * k
        tube("peg", [(x + 0.02, y, 1.70), (x + 0.085, y, 1.725)], 0.009, brass)
    for y, cloth_hex, low, width, folds in (
        (1.30, "#7d6a4c", 0.72, 0.45, 7),
        (1.80, "#2b343c", 0.84, 0.43, 6),
    ):
        hanging_coat(x, y, low, width, folds, cloth("coat", cloth_hex, 0))
    scarf(x + 0.07, 2.23, 1.70, cloth("scarf", "#8f5236", 0))


def draped(name, ring_at, rows, m, sides=72):
    """A closed piece of cloth: `ring_at(f, angle)` is a point of its outline at f, from 0 at its top to 1 at its hem."""
    turns = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    verts = [ring_at(f, t) for f in np.linspace(0, 1, rows + 1) for t in turns]
    faces = []
    for k in range(rows):
        for j in range(sides):
            after = (j + 1) % sides
            faces.append((k * sides + j, k * sides + after, (k + 1) * sides + after, (k + 1) * sides + j))
    return mesh_obj(name, verts, faces, m, 80)


def hanging_coat(x, y, low, width, folds, m):
    """A coat on the peg at (x, y) by the loop of its collar: sloping shoulders, folds that deepen to the hem, two sleeves."""
    top = 1.705

    def shoulder(f):
        return 0.38 + 1.85 * f if f < 0.24 else 0.824 + 0.232 * (f - 0.24)

    def body(f, t):
        half, deep = width / 2 * shoulder(f), 0.035 + 0.045 * min(1, f * 4)
        fold = 1 + (0.02 + 0.17 * f) * np.sin(folds * t + 1.7 * np.sin(2.0 * f + y)) * min(1, 3 * f)
        lean = 0.012 * np.sin(3 * f + y * 5)
        across, out = half * np.cos(t) * (0.94 + 0.06 * fold), deep * np.sin(t) * fold
        drop = (top - low) * f + 0.45 * abs(np.cos(t)) * min(f, 0.2) * (1 - f) - 0.012 * np.sin(3 * t + y) * f
        return x + 0.085 + 0.02 * f + out, y + lean + across, top - drop

    draped("coat", body, 40, m)

    def collar(f, t):
        r = 0.068 + 0.024 * f
        return x + 0.085 + r * 0.75 * np.sin(t), y + r * np.cos(t), top + 0.018 - 0.055 * f + 0.012 * np.cos(2 * t)

    draped("collar", collar, 6, m)
    for side in (-1, 1):

        def sleeve(f, t, side=side):
            r = (0.062 - 0.016 * f + 0.006 * np.sin(9 * f + 2 * t)) * min(1, 0.05 + 6 * f)
            along = width / 2 * (0.66 + 0.26 * np.sin(1.4 * f + 0.1)) * side
            z = top - 0.115 - 0.58 * f - 0.03 * np.cos(t) * side * (1 - f)
            return x + 0.125 + 0.035 * np.sin(2.2 * f) + r * 0.8 * np.sin(t), y + along + r * np.cos(t), z

        draped("sleeve", sleeve, 24, m, 40)


def scarf(x, y, z, m):
    """A scarf laid over its peg, one end longer."""
    for dy, length, turn in ((-0.028, 0.62, 0.4), (0.030, 0.50, 2.1)):

        def end(f, t, dy=dy, length=length, turn=turn):
            wide, deep = 0.034 + 0.018 * f, 0.013 + 0.006 * np.sin(7 * f + turn)
            ripple = 0.007 * np.sin(4 * t + turn) * f
            return (
                x + 0.012 * np.sin(3 * f + turn) + deep * np.sin(t) + ripple,
                y + dy * (0.5 + 0.7 * f) + wide * np.cos(t),
                z + 0.02 - length * f,
            )

        draped("scarf", end, 26, m, 40)
