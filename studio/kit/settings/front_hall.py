"""The hall behind a front door: stairs on the right, coats and a console on the left, the kitchen's window at its end. Metres."""

import random

import numpy as np

from kit.interior.lamps import table_lamp
from kit.interior.ornaments import vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.light import area, point
from kit.materials.cloth import cloth, fabric
from kit.materials.leaf import cut_leaf
from kit.materials.metal import warm_brass
from kit.materials.nodes import lit, mat, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.slim_sash import panel_door
from kit.shapes.outlines import rect
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, mesh_obj, plate, wall_x, wall_y
from kit.shapes.solids import beam, box, lathe, prism, tube
from kit.walls.fronts import pierced_wall

NEAR, END, BEYOND, HEIGHT = 0.125, 4.9, 7.6, 2.5  # the door's wall, the hall's end, the kitchen's far wall
LEFT_WALL, STRING, RIGHT_WALL = -0.56, 0.30, 1.18  # from the middle of the door: wall, the stairs' edge, wall
FOOT, GOING, RISE, STEPS = 1.80, 0.235, 0.19, 12
END_DOOR = (-0.46, 0.26, 2.0)  # left, right, head


def front_hall(middle, hole, evening=False):
    """The hall behind the door whose opening is `hole` (x0, x1, z0, z1), its middle at x = `middle`; by day, or lamplit."""
    rg = random.Random(32)
    white = simple("hallwhite", srgb("#ece9e1"), 0.5, spec=0.3)
    brass = warm_brass()
    with group((middle, 0, 0)):
        shell((hole[0] - middle, hole[1] - middle, *hole[2:]), rg, white)
        stairs(rg, white)
        coats(rg, brass)
        console(rg, 2.6 if evening else 0.12)
        if evening:  # by day the stairs are seen past its place
            hanging_lamp(0.30, 1.25, brass, 3.2)
        kitchen_beyond(rg, white, brass, evening)
    lamplight(middle) if evening else daylight(middle)


def shell(hole, rg, white):
    """Floor with its runner, walls, skirtings, ceiling, and the doorway at the end."""
    wall = m_plaster("hallwall", "#cfccbd", 0.02)
    plank_floor(rg, LEFT_WALL, RIGHT_WALL, 0.03, END + 0.12, m_wood("halloak", "#b08a5e", "#84603d", axis="Y"), 0.15)
    wall_x("hallside", NEAR, END, 0, HEIGHT, LEFT_WALL, wall)
    wall_x("hallside", NEAR, END + 1, 0, HEIGHT + 2, RIGHT_WALL, wall)
    plate("hallfront", rect(LEFT_WALL, RIGHT_WALL, 0, HEIGHT), [rect(hole[0], hole[1], 0.0005, hole[3])], NEAR, wall)
    a, b, head = END_DOOR
    pierced_wall("hallend", LEFT_WALL, RIGHT_WALL, 0, HEIGHT, [(a, b, 0, head)], wall, END, 0.12, white)
    level("hallceiling", LEFT_WALL, RIGHT_WALL, NEAR, END, HEIGHT, white)
    box("hallskirting", LEFT_WALL, LEFT_WALL + 0.018, NEAR, END, 0, 0.15, white, 0.004)
    for x0, x1, z0, z1 in ((a - 0.07, a, 0, head + 0.07), (b, b + 0.07, 0, head + 0.07), (a, b, head, head + 0.07)):
        box("hallarchitrave", x0, x1, END - 0.022, END, z0, z1, white, 0.006)
    for x0, x1, tone, z in ((-0.34, 0.14, "#56656a", 0.010), (-0.30, -0.285, "#cfc4ab", 0.0115), (0.085, 0.10, "#cfc4ab", 0.0115)):
        box("hallrunner", x0, x1, 0.75, END - 0.3, 0, z, fabric("hallrunner", tone), 0.003)


def stairs(rg, white):
    """A flight with a closed string, a carpet between painted edges, newel, balusters and handrail."""
    oak = m_wood("handrail", "#8f6540", "#6b472b", 1.4, 0.38, "Y")
    carpet = fabric("staircarpet", "#56656a")
    for k in range(STEPS):
        y, z = FOOT + k * GOING, k * RISE
        box("riser", STRING, RIGHT_WALL, y, y + GOING + 0.02, z, z + RISE - 0.025, white, 0)
        box("tread", STRING, RIGHT_WALL, y - 0.022, y + GOING, z + RISE - 0.028, z + RISE, white, 0.008)
        box("stairrunner", STRING + 0.14, RIGHT_WALL - 0.12, y - 0.030, y + GOING, z, z + RISE + 0.008, carpet, 0.010)
    run, climb = (STEPS - 1) * GOING, (STEPS - 1) * RISE
    foot = (STRING, FOOT + 0.02, 0.20)
    top = (STRING, FOOT + 0.02 + run, 0.20 + climb)
    beam("string", foot, top, 0.034, 0.28, white, (0, 0, 1), 0.003)
    under = [(FOOT + 0.06, 0), (END, 0), (END, (END - FOOT) * RISE / GOING), (FOOT + 0.06, 0.06)]
    prism("spandrel", under, "x", STRING - 0.006, STRING + 0.012, white)
    newel_post(STRING, FOOT - 0.03, white, oak)
    at = lambda y, lift: (STRING, y, lift + (y - FOOT) * RISE / GOING)
    beam("handrail", at(FOOT - 0.01, 1.10), at(FOOT + run, 1.10), 0.056, 0.052, oak, (0, 0, 1), 0.012)
    y = FOOT + 0.12
    while y < FOOT + run:
        (_, _, low), (_, _, high) = at(y, 0.28), at(y, 1.08)
        box("baluster", STRING - 0.015, STRING + 0.015, y - 0.015, y + 0.015, low, high, white, 0.003)
        y += 0.117
    wall_rail(oak)
    frame = simple("hallframe", srgb("#2f2a24"), 0.5)
    with group((RIGHT_WALL - 0.001, 0, 0), -90):
        for k, y in enumerate((1.35, 2.05, 2.75)):
            z = 1.36 + max(0, y - FOOT + 0.25) * RISE / GOING
            hues = ("#e8e2d4", "#5d7484", "#cfd6d2", "#b98a5a", "#efe9dc")
            picture(-y - 0.22, -y + 0.22, z, z + 0.56, -0.002, frame, hues, 3 + 4 * k)


def wall_rail(oak):
    """The rail on the stairs' wall, on three brackets."""
    x, slope = RIGHT_WALL - 0.07, RISE / GOING
    ends = [(x, FOOT + 0.1, 1.02), (x, END, 1.02 + (END - FOOT - 0.1) * slope)]
    tube("wallrail", ends, 0.021, oak)
    for y in (FOOT + 0.3, FOOT + 1.3, FOOT + 2.3):
        z = 1.02 + (y - FOOT - 0.1) * slope
        tube("bracket", [(x, y, z - 0.02), (x + 0.02, y, z - 0.06), (RIGHT_WALL, y, z - 0.07)], 0.006, oak)


def newel_post(x, y, white, oak):
    """A square post with a flat cap at the foot of the stairs."""
    box("newel", x - 0.044, x + 0.044, y - 0.044, y + 0.044, 0, 1.20, white, 0.006)
    box("newelcap", x - 0.058, x + 0.058, y - 0.058, y + 0.058, 1.20, 1.222, oak, 0.006)
    lathe("newelball", [(0, 0.085), (0.026, 0.078), (0.040, 0.05), (0.036, 0.025), (0.018, 0.004), (0.018, 0)], oak, 32, (x, y, 1.222))


def coats(rg, brass):
    """A rail of pegs on the left wall, a coat and a scarf on it, shoes below."""
    x = LEFT_WALL
    plank(rg, x, x + 0.02, 1.75, 2.75, 1.66, 1.76, m_wood("pegboard", "#a5764a", "#7a5232", 1.6, 0.42, "Y"))
    for k in range(5):
        tube("peg", [(x + 0.015, 1.85 + 0.2 * k, 1.70), (x + 0.08, 1.85 + 0.2 * k, 1.722)], 0.009, brass)
    for y, tone, low, wide in ((1.98, "#6f5f45", 0.78, 0.34), (2.42, "#39484f", 0.86, 0.32)):
        hanging_coat(x, y, low, wide, cloth("hallcoat", tone, 0))
    leather = simple("boots", srgb("#3d2a1d"), 0.45)
    for y in (2.0, 2.13):
        box("shoe", x + 0.03, x + 0.28, y, y + 0.09, 0.0, 0.075, leather, 0.03, 4)


def hanging_coat(x, y, low, wide, m):
    """A coat by its collar: sloping shoulders, folds that open towards the hem, a sleeve at either side."""
    def drape(name, at, rows, sides):
        turns = np.linspace(0, 2 * np.pi, sides, endpoint=False)
        v = [at(f, t) for f in np.linspace(0, 1, rows + 1) for t in turns]
        row = lambda k, j: k * sides + j % sides
        mesh_obj(name, v, [(row(k, j), row(k, j + 1), row(k + 1, j + 1), row(k + 1, j)) for k in range(rows) for j in range(sides)], m, 80)

    top = 1.72

    def body(f, t):
        half = wide / 2 * min(1.0, 0.28 + 3.2 * f) * (1 + 0.14 * f)
        deep = 0.030 + 0.045 * min(1, 4 * f)
        fold = 1 + 0.17 * f * np.sin(7 * t + 1.5 * np.sin(2 * f + y))
        return x + 0.09 + 0.015 * f + deep * np.sin(t) * fold, y + half * np.cos(t) * (0.95 + 0.05 * fold), top - (top - low) * f

    drape("coat", body, 36, 64)
    for side in (-1, 1):

        def sleeve(f, t, side=side):
            r = (0.056 - 0.014 * f) * min(1, 0.1 + 6 * f)
            return x + 0.12 + 0.03 * f + r * np.sin(t), y + side * wide * 0.47 + r * np.cos(t), top - 0.14 - 0.56 * f

        drape("sleeve", sleeve, 18, 32)


def console(rg, glow):
    """A slim oak console with a lamp, a vase and letters."""
    oak = m_wood("hallconsole", "#a5764a", "#7a5232", 1.6, 0.42, "Y")
    x0, x1, y0, y1 = LEFT_WALL + 0.01, LEFT_WALL + 0.24, 3.05, 4.05
    plank(rg, x0, x1, y0, y1, 0.78, 0.81, oak)
    plank(rg, x0 + 0.01, x1 - 0.01, y0 + 0.03, y1 - 0.03, 0.68, 0.779, oak)
    for x in (x0 + 0.005, x1 - 0.040):
        for y in (y0 + 0.01, y1 - 0.045):
            plank(rg, x, x + 0.035, y, y + 0.035, 0, 0.78, oak)
    plank(rg, x0, x1 - 0.01, y0 + 0.02, y1 - 0.02, 0.16, 0.18, oak)
    with group((x0 + 0.125, y1 - 0.24, 0.81)):
        table_lamp((0, 0, 0), glow, "#5d7a78", 0.44)
    vase(x0 + 0.11, y0 + 0.20, 0.81, "#e2ddd0", cut_leaf(), rg, 0.13, 0.24, 200)
    box("basket", x0 + 0.02, x1 - 0.02, y0 + 0.30, y0 + 0.72, 0.18, 0.40, simple("basket", srgb("#9a7a50"), 0.9, noise=0.4, bump=0.5, scale=70), 0.02, 4)


def hanging_lamp(x, y, brass, glow):
    """A small globe of opal glass on a rod, lit."""
    tube("lamprod", [(x, y, HEIGHT), (x, y, 2.12)], 0.005, brass)
    lathe("lamprose", [(0.05, 0), (0.045, -0.02), (0, -0.024)], brass, 32, (x, y, HEIGHT))
    lathe("lampcap", [(0, 0.03), (0.045, 0.025), (0.05, 0)], brass, 32, (x, y, 2.10))
    globe = [(0.045, 0), (0.085, -0.035), (0.10, -0.085), (0.088, -0.135), (0.05, -0.172), (0, -0.182)]
    lathe("lampglobe", globe, lit("opal", (1, 0.80, 0.55), glow), 40, (x, y, 2.10)).visible_shadow = False


def outdoors(bright):
    """What a window shows from the depth of a house: pale sky over hedges, out of focus."""
    m, n = mat("outdoors")
    place = n.pos()
    z = n.n("ShaderNodeSeparateXYZ", {0: place}).outputs[2]
    ragged = n.math("ADD", z, n.math("MULTIPLY", n.math("SUBTRACT", n.noise(place, 2.2, 3, 0.5), 0.5), 0.5))
    leaves = n.mix(n.rng(n.noise(place, 7, 3, 0.6), 0.35, 0.65, 0, 1), srgb("#5c7448"), srgb("#a3b583"))
    c = n.mix(n.rng(ragged, 1.40, 1.56, 0, 1), leaves, srgb("#f2f4f0"))
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": bright}))
    m.cycles.sample_as_light = False
    return m


def window_frame(opening, mullion, y, m):
    """A plain two-light frame in the opening (x0, x1, z0, z1), its front at y and its mullion's middle at x = `mullion`."""
    x0, x1, z0, z1 = opening
    for a, b, c, d in (
        (x0, x1, z0, z0 + 0.06),
        (x0, x1, z1 - 0.06, z1),
        *((x, x + 0.06, z0 + 0.0605, z1 - 0.0605) for x in (x0, mullion - 0.03, x1 - 0.06)),
    ):
        box("windowframe", a, b, y, y + 0.05, c, d, m, 0.004)


def kitchen_beyond(rg, white, brass, evening):
    """Through the half-open door at the end: the kitchen's window over its worktop."""
    wall = m_plaster("beyondwall", "#d9d6c9", 0.02)
    x0, x1, y0 = -1.6, 1.0, END + 0.12
    plank_floor(rg, x0, x1, y0, BEYOND, m_wood("beyondoak", "#b08a5e", "#84603d", axis="Y"), 0.15)
    for x in (x0, x1):
        wall_x("beyondside", y0, BEYOND, 0, HEIGHT, x, wall)
    opening = (-0.72, 0.42, 1.06, 2.08)
    pierced_wall("beyondback", x0, x1, 0, HEIGHT, [opening], wall, BEYOND, 0.14, white)
    level("beyondceiling", x0, x1, y0, BEYOND, HEIGHT, white)
    wall_y("outdoors", opening[0] - 1, opening[1] + 1, 0.2, 3.0, BEYOND + 0.9, outdoors(0.03 if evening else 1.25))
    a, b, c, d = opening
    window_frame(opening, -0.15, BEYOND + 0.06, white)
    front = simple("beyondunit", srgb("#aebab2"), 0.45)
    box("beyondunits", x0, x1, BEYOND - 0.60, BEYOND, 0.10, 0.87, front, 0.003)
    box("beyondtop", x0, x1, BEYOND - 0.63, BEYOND, 0.87, 0.905, simple("beyondtop", srgb("#b08a5c"), 0.4), 0.004)
    a, b, head = END_DOOR
    with group((a + 0.005, END + 0.10, 0.008), 66):
        panel_door(white, b - a - 0.01, head - 0.012, brass)


def unseen(lamp):
    """A lamp that neither mirrors nor reeded glass show."""
    lamp.visible_glossy = lamp.visible_transmission = False
    return lamp


def daylight(middle):
    """Light from the kitchen's window, from the landing's and a little from all about."""
    for place, towards, size, sy, power in (
        ((middle - 0.1, BEYOND - 0.1, 1.6), (middle, END, 1.0), 1.1, 1.0, 60),
        ((middle + 0.1, END - 0.15, 2.2), (middle, 1.0, 0.8), 0.8, 0.4, 26),
        ((middle + 0.2, 2.4, HEIGHT - 0.03), (middle + 0.2, 2.4, 0), 1.2, 3.6, 46),
    ):
        unseen(area(place, towards, size, power, (0.98, 0.98, 0.95), sy=sy))


def lamplight(middle):
    """The lamps' own light, warm, and a lamp in the kitchen."""
    warm = (1, 0.74, 0.46)
    for place, power in (((middle + 0.30, 1.25, 2.0), 30), ((middle + LEFT_WALL + 0.135, 3.81, 1.15), 9)):
        unseen(point(place, power, warm, 0.09))
    unseen(area((middle + 0.2, 2.6, HEIGHT - 0.03), (middle + 0.2, 2.6, 0), 1.0, 22, (1, 0.80, 0.55), sy=3.0))
    unseen(area((middle, 6.3, HEIGHT - 0.05), (middle, 6.3, 0), 1.2, 40, (1, 0.82, 0.60)))
