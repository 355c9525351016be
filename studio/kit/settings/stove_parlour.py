"""A cottage parlour seen through its window from outside: a chimney breast with a stove under an oak beam, logs beside it. Metres."""

import math

from kit.interior.pictures import picture
from kit.interior.rooms import dressed_room
from kit.light import area, point
from kit.materials.metal import m_metal, warm_brass
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import emulsion
from kit.materials.wood import wood
from kit.shapes.solids import box, lathe

BACK = 3.3
BREAST = (-0.90, 0.46, BACK - 0.38)  # x from, x to, y of the chimney breast's face
HEARTH = (-0.60, 0.16, 1.10)  # x from, x to, height of the opening in it
PRINT = ("#e4dac4", "#8f9a72", "#ece2cd", "#46605a", "#d7b98a", "#efe7d6")


def stove_parlour(opening, frame_back, wall, rg):
    """The room, its chimney breast and the alcove on its left."""
    dressed_room(opening, frame_back, wall, 0.08, power=62, back=BACK, dress=False, rg=rg)
    breast()
    stove()
    mantel()
    alcove(rg)
    area((-0.6, 1.2, 2.5), (-0.5, BACK, 1.2), 0.9, 22, (1, 0.86, 0.68))


def breast():
    """Limewashed masonry in front of the back wall, open above the hearth."""
    x0, x1, y = BREAST
    a, b, top = HEARTH
    lime = emulsion("limewash", "#b5a78d", 0.04)
    box("breast", x0, a, y, BACK, 0, 2.6, lime, 0.01)
    box("breast", b, x1, y, BACK, 0, 2.6, lime, 0.01)
    box("breast", a, b, y + 0.001, BACK, top, 2.6, lime, 0.01)
    box("soot", a, b, BACK - 0.02, BACK, 0, top, simple("soot", srgb("#2a2622"), 0.95), 0)


def stove():
    """A black stove with a fire behind its glass, and its flue."""
    x, y = (HEARTH[0] + HEARTH[1]) / 2, BREAST[2] + 0.06
    iron = simple("iron", srgb("#1d1d1d"), 0.55)
    box("stove", x - 0.24, x + 0.24, y, y + 0.28, 0.18, 0.84, iron, 0.012)
    box("stovetop", x - 0.26, x + 0.26, y - 0.02, y + 0.29, 0.84, 0.865, iron, 0.006)
    box("fire", x - 0.17, x + 0.17, y - 0.004, y + 0.01, 0.34, 0.74, lit("fire", (1.0, 0.42, 0.12), 1.6), 0.004)
    lathe("flue", [(0.065, 0), (0.065, 0.5)], iron, 32, (x, y + 0.14, 0.865))
    point((x, y - 0.10, 0.55), 5, (1, 0.55, 0.25), 0.08)


def mantel():
    """An oak beam with a round mirror over it, candlesticks and a jug."""
    y = BREAST[2]
    middle = (HEARTH[0] + HEARTH[1]) / 2
    box("beam", BREAST[0] + 0.08, BREAST[1] - 0.08, y - 0.14, y, 1.16, 1.31, wood("beam", "#8a6238", "#553818", "X", by_part=False), 0.012)
    rim = wood("mirrorrim", "#6f4c2c", "#4a301a", "X", by_part=False)
    lathe("mirror", [(0.22, 0), (0.22, 0.025), (0.25, 0.03), (0.262, 0.02), (0.262, 0)], rim, 56, (middle, y, 1.72), "Y")
    lathe("mirrorglass", [(0, 0.012), (0.222, 0.012)], m_metal("mirrorglass", (0.80, 0.82, 0.82, 1), 0.05), 56, (middle, y, 1.72), "Y")
    brass, wax = warm_brass(), simple("wax", srgb("#efe6d0"), 0.6)
    for x, high in ((middle - 0.34, 0.20), (middle - 0.25, 0.14)):
        foot = [(0, 0), (0.045, 0), (0.04, 0.012), (0.011, 0.02), (0.011, high), (0.02, high + 0.01), (0, high + 0.012)]
        lathe("candlestick", foot, brass, 28, (x, y - 0.07, 1.31))
        lathe("candle", [(0.010, 0), (0.010, 0.16), (0, 0.162)], wax, 20, (x, y - 0.07, 1.31 + high))
    jug = [(0, 0), (0.05, 0), (0.075, 0.06), (0.06, 0.13), (0.045, 0.17), (0.055, 0.20)]
    lathe("manteljug", jug, simple("bluejug", srgb("#54707f"), 0.3), 36, (middle + 0.27, y - 0.07, 1.31))


def alcove(rg):
    """Split logs stacked up to a shelf beside the chimney breast, a print above them."""
    bark, ends = simple("bark", srgb("#5b4530"), 0.9, noise=0.5), [
        simple("logend%d" % k, srgb(c), 0.85, noise=0.35, scale=24) for k, c in enumerate(("#c9a06a", "#b98c57", "#d6b481", "#a87b4a"))
    ]
    y0, row, z = BACK - 0.36, 0, 0.02
    while z < 1.02:
        x = -2.10 + (0.047 if row % 2 else 0)
        while x < BREAST[0] - 0.05:
            r = rg.uniform(0.036, 0.047)
            log = [(r * 0.98, -0.32), (r, 0.0), (r * 0.97, 0.004)]
            at = (x + rg.gauss(0, 0.004), y0 + rg.uniform(-0.025, 0.01), z + 0.047)
            lathe("log", log, bark, 14, at, "Y")
            lathe("logend", [(0, 0.0042), (r * 0.97, 0.004)], rg.choice(ends), 14, at, "Y")
            x += 0.094
        z += 0.094 * math.cos(math.pi / 6)
        row += 1
    oak = wood("shelf", "#8a6238", "#553818", "X", by_part=False)
    box("shelf", -2.19, BREAST[0] - 0.002, BACK - 0.40, BACK, 1.10, 1.15, oak, 0.005)
    picture(-1.70, -1.12, 1.36, 2.02, BACK, simple("pictureoak", srgb("#4a3624"), 0.5), PRINT, 2.4)
    lathe("crock", [(0, 0), (0.07, 0), (0.085, 0.03), (0.085, 0.15), (0.06, 0.18), (0.065, 0.20)], simple("crock", srgb("#b9a687"), 0.45), 36, (-1.01, BACK - 0.2, 1.15))
