"""A friction stay on the bench, half open, before the white sash that it is to carry."""

import math
import random

from kit.camera import aim
from kit.interior.rooms import plank_floor
from kit.light import area, world_hdri
from kit.materials.clear_glass import m_glass
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import grained, group, place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, prism, ring_sweep
from kit.trade.parts import screws
from kit.trade.tools import screwdriver
from kit.windows.finish import fitter_finish
from kit.windows.frame import CHAMFER, glaze

TOP = 0.90
MAT = 0.003  # thickness of the mat on which the stay lies
# Section of the sash: distance from its edge, depth behind its face. The flange laps over the frame, the stay lies in the groove.
SASH = [
    (0.066, 0.050),
    (0.066, 0.0115),
    *[(0.066 - du, dy) for du, dy in CHAMFER],
    (0.0018, 0),
    (0.0006, 0.0006),
    (0, 0.0018),
    (0, 0.0190),
    (0.0010, 0.0200),
    (0.0120, 0.0200),
    (0.0120, 0.0380),
    (0.0240, 0.0380),
    (0.0240, 0.0580),
    (0.0120, 0.0580),
    (0.0120, 0.0680),
    (0.0130, 0.0690),
    (0.0640, 0.0690),
]


def strip(name, a, b, half, z, thick, m, past=0.010):
    """A flat bar with round ends from a to b, `past` both of them."""
    length = math.dist(a, b)
    turns = [math.pi * k / 12 for k in range(13)]
    right = [(length + past - half + half * math.sin(t), -half * math.cos(t)) for t in turns]
    left = [(half - past - half * math.sin(t), half * math.cos(t)) for t in turns]
    bar = prism(name, right + left, "z", 0, thick, m, 0.0005, 1)
    place([bar], (*a, z), (0, 0, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))


def rivet(x, y, z, m, r=0.0058):
    """The domed head of a rivet."""
    dome = [(r, 0), (r, 0.0007), (r * 0.93, 0.0014), (r * 0.7, 0.0021), (r * 0.35, 0.0025), (0, 0.0026)]
    lathe("rivet", dome, m, 32, (x, y, z))


def hole(x, y, z, dark, metal):
    """A countersunk hole for a screw: its dark bore and the bright cone about it."""
    lathe("bore", [(0, 0.0002), (0.0022, 0.0002)], dark, 24, (x, y, z))
    lathe("cone", [(0.0022, 0.0002), (0.0040, 0.0004), (0.0044, 0.0001)], metal, 28, (x, y, z))


def friction_stay(z):
    """A stay of 300 mm, half open: the channel with its end cap and shoe, the arm that the sash is screwed to, and two links."""
    steel, bright = m_hardware("stay", (0.60, 0.60, 0.59, 1), 0.33), m_hardware("rivet", (0.74, 0.73, 0.71, 1), 0.22)
    cone = m_hardware("cone", (0.36, 0.36, 0.35, 1), 0.35)
    dark, nylon = simple("bore", (0.008, 0.008, 0.008, 1), 0.7), simple("nylon", srgb("#232527"), 0.5)
    brass = m_hardware("shoe", (0.66, 0.50, 0.25, 1), 0.34)
    channel = [
        (-0.0095, 0), (0.0095, 0), (0.0095, 0.0052), (0.0060, 0.0052), (0.0060, 0.0042), (0.0083, 0.0042),
        (0.0083, 0.0013), (-0.0083, 0.0013), (-0.0083, 0.0042), (-0.0060, 0.0042), (-0.0060, 0.0052), (-0.0095, 0.0052),
    ]  # fmt: skip
    prism("channel", [(y, z + h) for y, h in channel], "x", 0, 0.30, steel, 0.0002, 1)
    for x in (0.105, 0.150, 0.195):
        hole(x, 0, z + 0.0013, dark, cone)
    cap = [(-0.020, -0.0098), (-0.014, -0.0118), (0.030, -0.0118), (0.034, -0.0098), (0.034, 0.0098), (0.030, 0.0118), (-0.014, 0.0118), (-0.020, 0.0098)]
    prism("endcap", cap, "z", z, z + 0.0058, nylon, 0.0012, 2)
    fixed, a, b, shoe = (0.014, 0), (0.0430, 0.0700), (0.1340, 0.1120), (0.2420, 0)
    box("shoe", shoe[0] - 0.021, shoe[0] + 0.021, -0.0079, 0.0079, z + 0.0014, z + 0.0060, brass, 0.0008)
    far = (a[0] + (b[0] - a[0]) * 2.25, a[1] + (b[1] - a[1]) * 2.25)
    strip("short", fixed, a, 0.0075, z + 0.0062, 0.0024, steel)
    strip("long", shoe, b, 0.0080, z + 0.0062, 0.0024, steel)
    strip("sasharm", a, far, 0.0092, z + 0.0090, 0.0026, steel, 0.012)
    for x, y, up in ((*fixed, 0.0086), (*shoe, 0.0086), (*a, 0.0116), (*b, 0.0116)):
        rivet(x, y, z + up, bright)
    for f in (0.45, 1.35, 1.75, 2.12):
        hole(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, z + 0.0116, dark, cone)


def bench(rg):
    """A bench glued of short beech staves, a rubber mat on it, and the workshop's wall far behind."""
    beech = wood("bench", "#b39a78", "#8d7354", "X", 1.3, 0.62)
    for k in range(28):
        y, x = -0.5 + k * 0.042, -1.4 - rg.uniform(0, 0.5)
        while x < 1.4:
            long = rg.uniform(0.35, 0.75)
            grained(box("stave", x, x + long - 0.0003, y, y + 0.0418, TOP - 0.05, TOP, beech, 0.0003), rg)
            x += long
    rubber = simple("mat", srgb("#46524f"), 0.85, spec=0.25, noise=0.25, bump=0.12, scale=240)
    place([box("mat", -0.27, 0.27, -0.150, 0.150, 0, MAT, rubber, 0.0012, 2)], (0.115, -0.165, TOP), (0, 0, 2))
    wall = simple("wall", srgb("#5f6a64"), 0.85, noise=0.2, scale=5)
    quad("wall", [(-4, 2.4, 0), (4, 2.4, 0), (4, 2.4, 3), (-4, 2.4, 3)], wall)
    plank_floor(rg, -3, 3, -2, 2.4, wood("floor", "#7d776b", "#5d574c", "Y"))


def sash():
    """A white sash lying face up on two battens, its hinge side towards the camera."""
    finish = fitter_finish(0.9, "#2b2c2e")
    finish.glass = m_glass("sashglass", boost=0.8)
    size = rect(0, 1.1, 0, 0.62)
    parts = [ring_sweep("sash", size, SASH, finish.up, False, 28)]
    lip = [(0.0122, 0.0200), (0.0062, 0.0202), (0.0052, 0.0222), (0.0062, 0.0245), (0.0122, 0.0250)]
    parts.append(ring_sweep("lip", size, lip, finish.gasket, False))
    parts += glaze((0.066, 1.034, 0.066, 0.554), 0.001, 0.066, finish)
    place(parts, (-0.30, 0.045, TOP + 0.089), (-90, 0, 7))
    batten = wood("batten", "#c9a673", "#a07c4c", "Y", 1.0, 0.6)
    for x in (-0.18, 0.55):
        place([box("batten", -0.022, 0.022, 0, 0.60, 0, 0.0195, batten, 0.001)], (x, 0.075, TOP), (0, 0, 7))


def build():
    """From above, at the bench."""
    rg = random.Random(33)
    bench(rg)
    sash()
    with group((-0.06, -0.215, TOP + MAT), 4):
        friction_stay(0)
    place(screwdriver(), (0.318, -0.262, TOP + MAT), (0, 0, 186))
    screws([(x, y, TOP + MAT) for x, y in ((-0.085, -0.120), (-0.122, -0.098), (-0.110, -0.158), (0.225, -0.130))], rg)
    world_hdri("interior", 0.22, 90)
    area((-1.7, 0.7, 2.2), (0, 0, TOP), 1.1, 150, (1, 0.96, 0.90), sy=1.4)
    area((1.8, 1.2, 2.4), (0, 0, TOP), 1.2, 26, (1, 0.90, 0.76))
    aim((0.09, -0.80, 1.42), (0.085, -0.085, TOP), 60, 8)
    return {"bounces": 4, "fast_gi": False, "clamp": 3.0}
