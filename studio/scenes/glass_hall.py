"""A hall from the step, as it is seen through the pane of its front door: with nobody in it, or somebody near or far.

The glass itself is not rendered: glass_hall.py at the top of the studio and the browser bend and scatter the view.
"""

import random

import bpy
import numpy as np

from kit.camera import camera
from kit.interior.lamps import table_lamp
from kit.light import area, bounce_up, point, soft_sky
from kit.materials.cloth import cloth
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.slim_sash import panel_door
from kit.settings.rooflight_hall import DOORWAY, HALL_H, HALL_NEAR, HALL_X, HALL_Y, far_room, furnishing, hall_shell
from kit.shapes.objects import add_object
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, mesh_obj
from kit.shapes.solids import lathe, sphere, tube

PANE_Y, EYE_Y, EYE_Z = -1.2, -2.1, 1.52
PANE = (0.64, 0.80)  # metres of glass seen, across and up
PLACES = {"near": (0.0, -0.72), "far": (-0.22, 1.55)}  # where somebody stands: x, y


def coats(rg, brass):
    """Pegs over the bench with two coats and a scarf."""
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


def cloth_body(name, pieces, m):
    """Round pieces (x, y, z, half width, half depth, half height) that flow into each other, as cloth over a body does."""
    ball = bpy.data.metaballs.new(name)
    ball.resolution, ball.render_resolution = 0.03, 0.02
    for x, y, z, *half in pieces:
        piece = ball.elements.new(type="ELLIPSOID")
        piece.co, piece.radius, piece.stiffness = (x, y, z), 1.0, 2.0
        # A surface lies at about 0.66 of a piece's radius.
        piece.size_x, piece.size_y, piece.size_z = (length / 0.66 for length in half)
    ball.materials.append(m)
    return add_object(name, ball)


def somebody(x, y):
    """Somebody of 1.7 m in a blue jumper and dark trousers, from behind: there is no face to read in a pane."""
    wool, cotton = simple("jumper", srgb("#35597c"), 0.95, noise=0.4, bump=0.3, scale=90), simple("trousers", srgb("#2b2c31"), 0.9)
    skin, hair = simple("skin", srgb("#c9977a"), 0.55), simple("hair", srgb("#3f2a1c"), 0.6, noise=0.6, bump=0.5, scale=70)
    trunk = [(0, 0, 0.98, 0.165, 0.115, 0.14), (0, 0, 1.17, 0.15, 0.105, 0.17), (0, 0, 1.32, 0.17, 0.11, 0.11), (0, 0, 1.43, 0.09, 0.075, 0.05)]
    arms = [
        (s * (0.178 + 0.035 * t), -0.02 * t, 1.375 - 0.42 * t, 0.062 - 0.014 * t, 0.062 - 0.014 * t, 0.09)
        for s in (-1, 1)
        for t in (0, 0.25, 0.5, 0.75, 1)
    ]
    cloth_body("jumper", [(x + a, y + b, *rest) for a, b, *rest in trunk + arms], wool)
    lathe("neck", [(0, 1.40), (0.056, 1.40), (0.050, 1.54), (0, 1.54)], skin, 24, (x, y, 0))
    sphere("head", (x, y + 0.01, 1.60), 0.078, skin, 28).scale = (0.98, 1.1, 1.3)
    sphere("hair", (x, y - 0.015, 1.625), 0.087, hair, 28).scale = (1.02, 1.08, 1.16)
    sphere("nape", (x, y - 0.035, 1.56), 0.066, hair, 28).scale = (1.05, 0.8, 1.1)
    for s in (-1, 1):
        sphere("hand", (x + s * 0.215, y - 0.025, 0.86), 0.042, skin, 16).scale.z = 1.6
        tube("leg", [(x + s * 0.085, y, 0.92), (x + s * 0.095, y - 0.01, 0.48), (x + s * 0.10, y + 0.01, 0.05)], 0.078, cotton)


def by_day():
    """Daylight from the room at the end, from the landing above and past the door."""
    soft_sky(0.35)
    for place, towards, size, power in (
        ((0, 2.0, HALL_H - 0.03), (0, 2.0, 0), 1.8, 60),
        ((0, HALL_NEAR + 0.15, 1.9), (0, 3, 1.2), 1.8, 26),
    ):
        area(place, towards, size, power, (0.95, 0.98, 1), sy=2.2 if size > 1.7 else 1.2).visible_glossy = False
    bounce_up(-1.2, 1.2, -1.6, 6.0, 18)


def with_lamp():
    """Evening: the lamp on the console and the light of the room at the end."""
    soft_sky(0.012, (0.55, 0.65, 1.0))
    point((HALL_X - 0.30, 2.95, 1.20), 26, (1, 0.72, 0.42), 0.09)
    area((0, 3.2, HALL_H - 0.03), (0, 3.2, 0), 0.5, 30, (1, 0.78, 0.52)).visible_glossy = False
    # Light from the landing falls on whoever stands at the door.
    area((0.5, -1.5, HALL_H - 0.1), (0, -0.6, 1.3), 0.5, 11, (1, 0.82, 0.62)).visible_glossy = False
    bounce_up(-1.2, 1.2, -1.0, 6.0, 3, (1, 0.8, 0.6))


def build(who="nobody", light="day"):
    """The hall by `day` or by the `lamp`, with `nobody`, or with somebody `near` the door or `far` from it."""
    rg = random.Random(83)
    wall, white = m_plaster("wall", "#d8d0be"), m_plaster("white", "#edeae3")
    brass = warm_brass()
    hall_shell(rg, wall, m_upvc("trim", srgb("#7f8d84"), 0.5), white)
    level("ceiling", -HALL_X, HALL_X, HALL_NEAR, HALL_Y, HALL_H, white)
    with group((DOORWAY[1] - 0.01, HALL_Y + 0.08, 0.008), 180 - 62):
        panel_door(m_plaster("door", "#e9e6de", 0.02), 0.9, 2.0, brass)
    furnishing(rg, brass)
    table_lamp((HALL_X - 0.30, 2.95, 0.835), 5.0 if light == "lamp" else 0.25)
    coats(rg, brass)
    far_room(rg, white)
    if who in PLACES:
        somebody(*PLACES[who])
    if light == "day":
        by_day()
    else:
        with_lamp()
    distance = PANE_Y - EYE_Y
    camera((0, EYE_Y, EYE_Z), 36 * distance / PANE[1], (0, -0.08), fit="VERTICAL")
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
