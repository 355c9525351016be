"""A glazed fire door in a block of flats, ajar: closer, lever, the strip in its edge, the mark in the pane's corner."""

import math

from kit.camera import look
from kit.doors.overhead_closer import overhead_closer
from kit.light import area, point, world_hdri
from kit.materials.clear_glass import m_glass
from kit.materials.metal import m_hardware
from kit.materials.nodes import lit, mat, simple, srgb
from kit.materials.stone import emulsion, m_stone
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import level, plate, wall_x, wall_y
from kit.shapes.solids import beam, box, lathe, prism, ring_sweep, text, tube

SANS = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
WIDTH, HEIGHT, THICK = 0.926, 2.040, 0.054  # of the leaf
HINGE = (0.003, 0.0)
SWING = 26
HOLE = (0.0, 0.932, 0.0, 2.046)  # within the lining
PANE = (0.300, 0.730, 0.975, 1.835)  # the glass that is seen, on the leaf
LEVER = (0.866, 1.045)  # its axis
DEEP = 0.15  # the wall's thickness


def leaf(oak, level_oak):
    """The leaf, hung at x = 0, its face at y = 0: oak veneer about the pane, with beads on both faces."""
    x0, x1, z0, z1 = PANE
    edge = 0.014
    a, b, c, d = x0 - edge, x1 + edge, z0 - edge, z1 + edge
    for y, flip in ((0.0, False), (THICK, True)):
        face = plate("face", rect(0.004, WIDTH - 0.004, 0.008, HEIGHT - 0.003), [rect(a, b, c, d)], y, oak)
        if flip:
            face.data.flip_normals()
    lipping = [(0, THICK), (0, 0.0012), (0.0012, 0), (0.0082, -0.0001), (0.0082, THICK)]
    ring_sweep("lipping", rect(0, WIDTH, 0.004, HEIGHT), lipping, oak, False, 30, mH=level_oak)
    for out, back in ((-1, 0.0), (1, THICK)):
        at = [(0, back + out * 0.0), (0, back + out * 0.008), (0.002, back + out * 0.010), (0.006, back + out * 0.010)]
        at += [(0.0125, back + out * 0.0045), (edge, back + out * 0.003), (edge, back - out * 0.0245)]
        ring_sweep("bead", rect(a, b, c, d), at, oak, False, 30, mH=level_oak)
    seal = simple("glazingseal", srgb("#6b5a45"), 0.7)
    ring_sweep("seal", rect(x0, x1, z0, z1), [(0, 0.024), (0.0022, 0.024), (0.0022, THICK - 0.024)], seal, False)
    wall_y(
        "pane",
        x0 - 0.004,
        x1 + 0.004,
        z0 - 0.004,
        z1 + 0.004,
        THICK / 2,
        m_glass("fireglass", (0.93, 0.96, 0.95, 1), 0.9),
    )


def etched_mark():
    """A maker's mark, etched small in the lower corner of the pane."""
    m, n = mat("etched")
    white = n.n("ShaderNodeBsdfDiffuse", {"Color": (0.9, 0.92, 0.92, 1)})
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": (1, 1, 1, 1)})
    n.out(n.n("ShaderNodeMixShader", {0: 0.85, 1: clear, 2: white}))
    x, z, y = PANE[0] + 0.064, PANE[2] + 0.020, THICK / 2 - 0.0006
    turns = [k * math.tau / 40 for k in range(40)]
    tube("markring", [(x + 0.011 * math.cos(t), y, z + 0.033 + 0.011 * math.sin(t)) for t in turns], 0.0008, m, 2, True)
    flame = ((-0.005, 0.028), (0.005, 0.028), (0.0, 0.041))
    prism("markflame", [(x + px, z + pz) for px, pz in flame], "y", y, y + 0.0002, m)
    for k, line in enumerate(("FIRE RESISTING", "SAFETY GLASS")):
        text("mark", line, 0.0080, (x, y, z + 0.010 - 0.0105 * k), m, SANS, 0.0001, 0)


def edge_strip():
    """The strip let into the leaf's closing edge, with its brush, and the latch's faceplate."""
    strip, brush = simple("strip", srgb("#e6e0d2"), 0.45), simple("brush", srgb("#2d2c2b"), 0.9)
    x, mid, steel = WIDTH, THICK / 2, m_hardware("plate", (0.60, 0.59, 0.57, 1), 0.3)
    for z0, z1 in ((0.006, LEVER[1] - 0.115), (LEVER[1] + 0.115, HEIGHT - 0.002)):
        box("strip", x - 0.002, x + 0.0007, mid - 0.0125, mid + 0.0075, z0, z1, strip, 0.0005)
        box("brush", x - 0.001, x + 0.0050, mid - 0.0030, mid - 0.0008, z0, z1, brush, 0.0004)
    box(
        "faceplate",
        x - 0.002,
        x + 0.0010,
        mid - 0.0125,
        mid + 0.0125,
        LEVER[1] - 0.112,
        LEVER[1] + 0.112,
        steel,
        0.0006,
    )
    latch = [(mid - 0.0075, -0.001), (mid + 0.0075, -0.001), (mid + 0.0075, 0.003), (mid - 0.0075, 0.013)]
    prism("latch", [(x + out, y) for y, out in latch], "z", LEVER[1] - 0.012, LEVER[1] + 0.012, steel, 0.0008)


def lever_on_rose(steel):
    """A return-to-door lever of round steel on its rose, and the key's escutcheon below it."""
    x, z = LEVER
    rose = [(0.026, 0), (0.026, 0.006), (0.0245, 0.0078), (0.0115, 0.0082), (0.0110, 0.012), (0.0098, 0.014)]
    lathe("rose", rose, steel, 56, (x, 0, z), "Y")
    turn = [k * math.pi / 20 for k in range(11)]
    path = [(x, -0.008, z), (x, -0.042, z)]
    path += [(x - 0.016 * (1 - math.cos(t)), -0.042 - 0.016 * math.sin(t), z) for t in turn]
    path += [(x - 0.030, -0.058, z), (x - 0.108, -0.058, z)]
    path += [(x - 0.108 - 0.016 * math.sin(t), -0.042 - 0.016 * math.cos(t), z) for t in turn] + [
        (x - 0.124, -0.014, z)
    ]
    tube("lever", path, 0.0095, steel, 8)
    lathe(
        "escutcheon", [(0.026, 0), (0.026, 0.006), (0.0245, 0.0078), (0.0, 0.0082)], steel, 56, (x, 0, z - 0.078), "Y"
    )
    dark = simple("keyhole", (0.01, 0.01, 0.01, 1), 0.6)
    lathe("keyhole", [(0.0042, 0), (0, 0.0001)], dark, 24, (x, -0.0083, z - 0.074), "Y")
    box("keyhole", x - 0.002, x + 0.002, -0.0084, -0.0080, z - 0.088, z - 0.074, dark, 0)


def keep_shut_sign(x, z):
    """The blue disc that every fire door carries."""
    blue, white = simple("signblue", srgb("#17549b"), 0.35), simple("signwhite", srgb("#f4f4f2"), 0.4)
    lathe("sign", [(0.0350, 0), (0.0350, 0.0010), (0.0, 0.0010)], blue, 56, (x, 0, z), "Y")
    for k, line in enumerate(("Fire door", "keep shut")):
        text("signtext", line, 0.0128, (x, -0.0011, z + 0.0035 - 0.0155 * k), white, SANS, 0.0001, 0)


def doorway(paint):
    """Lining with its stop and the architrave."""
    x0, x1, _, z1 = HOLE
    section = [(-0.030, DEEP), (-0.030, -0.001), (-0.001, -0.001), (0, 0.0002), (0, THICK + 0.004)]
    section += [(0.014, THICK + 0.004), (0.015, THICK + 0.005), (0.015, DEEP)]
    ring_sweep("lining", rect(x0, x1, -0.2, z1), section, paint, False, 30)
    trim = [
        (-0.082, 0.0),
        (-0.082, -0.014),
        (-0.079, -0.017),
        (-0.022, -0.019),
        (-0.013, -0.015),
        (-0.010, -0.010),
        (-0.010, 0.0),
    ]
    ring_sweep("architrave", rect(x0, x1, -0.2, z1), trim, paint, False, 30)


def hinges(steel):
    """Three steel hinges between lining and leaf."""
    for z in (0.23, 1.02, 1.80):
        knuckle = [(0, 0.051), (0.0062, 0.051), (0.0068, 0.0505), (0.0068, -0.0505), (0.0062, -0.051), (0, -0.051)]
        lathe("hinge", knuckle, steel, 24, (HINGE[0] - 0.001, -0.006, z))


def landing(wall):
    """The landing that the door opens on to."""
    x0, x1, _, z1 = HOLE
    plate("wall", rect(-3, 3.4, 0, 2.5), [rect(x0 - 0.03, x1 + 0.03, 0.0005, z1 + 0.03)], 0, wall)
    wall_x("side", -4, 0, 0, 2.5, -1.7, wall)
    skirting = [(0, 0), (-0.018, 0), (-0.018, 0.110), (-0.009, 0.130), (0, 0.132)]
    for a, b in ((-1.7, x0 - 0.083), (x1 + 0.083, 3.4)):
        prism("skirting", skirting, "x", a, b, simple("skirting", srgb("#ece8de"), 0.4), 0.001)


def hall(paint):
    """The shared hall behind: a flat's door with its number, lit wall lamps, the rail of the stairs."""
    wall = emulsion("hallwall", "#dccfb6")
    back = 3.4
    dado = emulsion("dado", "#8f9a8b")
    box("dado", -2.4, 2.2, back - 0.004, back, 0, 1.06, dado, 0)
    box("dadorail", -2.4, 2.2, back - 0.022, back, 1.06, 1.10, paint, 0.006)
    wall_y("hallback", -2.4, 2.6, 0, 2.5, back, wall)
    wall_x("hallleft", DEEP, back, 0, 2.5, -2.4, wall)
    wall_x("hallright", DEEP, back, 0, 2.5, 2.2, wall)
    plate(
        "hallfront", rect(-2.4, 2.2, 0, 2.5), [rect(HOLE[0] - 0.03, HOLE[1] + 0.03, 0.0005, HOLE[3] + 0.03)], DEEP, wall
    )
    level("ceiling", -3, 3.4, -4, back, 2.5, emulsion("ceiling", "#f0ece2"))
    tiles = m_stone("tiles", "#a99b86", "#9c8f7b", "#8b7f6c", 4, 0.35, 0.1, 0.001)
    level("floor", -3, 3.4, -4, back, 0, tiles)
    box("skirting", -2.4, 2.2, back - 0.018, back, 0, 0.13, paint, 0.004)
    brass = m_hardware("brass", (0.78, 0.56, 0.28, 1), 0.25)
    flat_door(-0.56, 0.28, back, paint, brass)
    stair_rail(back - 0.75, simple("string", srgb("#4c5b53"), 0.45))
    glow = lit("shade", (1, 0.78, 0.52), 3.4)
    for x in (-1.16, 1.3):
        lathe("shade", [(0.075, 0.0), (0.055, 0.17)], glow, 40, (x, back - 0.11, 1.70))
        box("bracket", x - 0.02, x + 0.02, back - 0.11, back, 1.75, 1.79, brass, 0.004)
        point((x, back - 0.13, 1.94), 7, (1, 0.74, 0.46), 0.06)


def flat_door(x0, x1, back, paint, brass):
    """The door of a flat in the hall's far wall."""
    green = simple("flatdoor", srgb("#2f4a4c"), 0.4)
    face = back - 0.042
    box("flatframe", x0 - 0.08, x1 + 0.08, back - 0.03, back, 0, 2.11, paint, 0.004)
    box("flatdoor", x0, x1, face, back - 0.028, 0.01, 2.03, green, 0.003)
    for z0, z1 in ((0.22, 0.92), (1.08, 1.86)):
        for a, b in ((x0 + 0.11, x0 + 0.375), (x0 + 0.465, x1 - 0.11)):
            moulding = [(0, face), (0.006, face - 0.008), (0.018, face - 0.002), (0.022, face + 0.002)]
            ring_sweep("panel", rect(a, b, z0, z1), moulding, green)
    text("number", "4", 0.10, (x0 + 0.42, face - 0.004, 1.62), brass, ext=0.002, bev=0.0008)
    knob = [(0, 0.055), (0.024, 0.048), (0.028, 0.035), (0.012, 0.018), (0.022, 0)]
    lathe("knob", knob, brass, 32, (x1 - 0.07, face, 1.0), "Y")


def stair_rail(y, string):
    """The balustrade of the stairs, falling towards the flat's door."""
    rail = wood("rail", "#7d5433", "#5c3b22", "X", 1.0, 0.35, False)
    x0, x1, z0, z1 = -2.05, -0.74, 1.82, 0.92
    slope = (z1 - z0) / (x1 - x0)
    beam("rail", (x0, y, z0), (x1, y, z1), 0.058, 0.046, rail, bevel=0.016)
    beam("string", (x0, y, z0 - 0.86), (x1, y, z1 - 0.86), 0.036, 0.22, string, bevel=0.004)
    count = 13
    for k in range(count):
        x = x0 + 0.06 + (x1 - x0 - 0.12) * k / (count - 1)
        z = z0 + slope * (x - x0)
        box("spindle", x - 0.016, x + 0.016, y - 0.016, y + 0.016, z - 0.80, z - 0.015, string, 0.003)
    box("newel", x1 - 0.01, x1 + 0.08, y - 0.045, y + 0.045, 0, z1 + 0.10, string, 0.006)
    box("newelcap", x1 - 0.022, x1 + 0.092, y - 0.057, y + 0.057, z1 + 0.10, z1 + 0.128, rail, 0.010, 3)


def call_point(x, z):
    """A red call point of the block's alarm."""
    red, white = simple("callred", srgb("#b3231f"), 0.35), simple("callwhite", srgb("#efeeea"), 0.3)
    box("callpoint", x - 0.0435, x + 0.0435, -0.036, -0.0005, z - 0.0435, z + 0.0435, red, 0.006, 4)
    box("callface", x - 0.027, x + 0.027, -0.0366, -0.034, z - 0.025, z + 0.025, white, 0.002)
    lathe("calldot", [(0.0075, 0), (0, 0.0001)], simple("callblack", srgb("#1d1d1d"), 0.5), 28, (x, -0.0367, z), "Y")


def build():
    """From the landing: the leaf ajar towards the viewer, the warm hall in its pane and beyond its edge."""
    paint = simple("paint", srgb("#ebe7dd"), 0.38)
    steel = m_hardware("steel", (0.62, 0.61, 0.59, 1), 0.27)
    oak = wood("oak", "#ac8151", "#875e34", "Z", 1.0, 0.42, False)
    level_oak = wood("oakrail", "#ac8151", "#875e34", "X", 1.0, 0.42, False)
    landing(emulsion("landing", "#d9d3c3"))
    hall(paint)
    doorway(paint)
    hinges(steel)
    with group((*HINGE, 0), -SWING):
        leaf(oak, level_oak)
        etched_mark()
        edge_strip()
        lever_on_rose(steel)
        keep_shut_sign(0.155, 1.50)
    call_point(1.30, 1.40)
    overhead_closer(HINGE, SWING, 0.20, 1.945, (0.40, -0.040), steel)
    world_hdri("interior", 0.22, 60)
    area((-1.35, -2.4, 2.1), (0.5, 0, 1.3), 0.7, 66, (1, 0.98, 0.95))
    area((2.6, -2.2, 2.3), (0.8, -0.3, 1.4), 0.8, 32, (1, 0.95, 0.88))
    area((-0.4, 1.7, 2.45), (-0.4, 1.7, 0), 1.6, 46, (1, 0.82, 0.58))
    look((1.56, -2.50, 1.46), (0.60, -0.22, 1.467), 1.90, 2.40, 6.3)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
