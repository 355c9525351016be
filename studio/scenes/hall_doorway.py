"""The doorway of the door styles from inside: a quiet hall wall, its camera as far away as that of scenes/door_style.py.

The leaf opens inwards, hinged on the left as it is seen here, so that its handle is where the styles have it and all that is laid
out for a style outside fits inside, too. What a leaf has for the weather and for callers only, it does not have here.
"""

import random

import bpy

from kit.door_leaf.leaf import build_leaf
from kit.doors.door_set import build_fixed_lights, door_camera
from kit.doors.frame import FRAME_PROFILE
from kit.doors.set_size import SIDE, opening, panels
from kit.job import albedo, is_open, repository_json
from kit.light import area, soft_sky
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import timber
from kit.open_paint import mark
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, plate
from kit.shapes.solids import box, lathe, ring_sweep

STYLE, PAINT = "kent", "#8f8f8b"  # of the leaf that stands in for all: a middling grey
OUTSIDE_ONLY = ("weatherbar", "drip")
REVEAL = 0.062
# (inset, depth): from the architrave's outer edge
ARCHITRAVE = [(0, 0), (0, -0.011), (0.003, -0.014), (0.016, -0.018), (0.044, -0.0165), (0.052, -0.012), (0.064, -0.011), (0.068, -0.008), (0.068, 0)]
WIDE = 0.074  # how far the architrave reaches beyond the opening


def floor(rg):
    """Oak boards towards the door, and a coir mat."""
    oak, v, f, shades = timber("oak", "#b08a5e", "#8a6540", "Y", 1, 0.42), [], [], []
    x = -2.4
    while x < 2.4:
        y = -4.2 + rg.random()
        while y < 0.02:
            long, at, gap = 1.5 + rg.random() * 0.5, len(v), 0.0012
            far = min(y + long - gap, 0.02)
            v += [(x + gap, y + gap, 0), (x + 0.16 - gap, y + gap, 0), (x + 0.16 - gap, far, 0), (x + gap, far, 0)]
            f.append((at, at + 1, at + 2, at + 3))
            shades += [rg.random()] * 4
            y += long
        x += 0.16
    mesh_obj("floor", v, f, oak, None, {"rnd": shades})
    box("underfloor", -3, 3, -5, 0.02, -0.02, -0.003, simple("underfloor", srgb("#3b2a1a"), 0.9), 0)
    coir = simple("coir", srgb("#6f5a40"), 1, spec=0, noise=0.6, bump=1.0, scale=220)
    box("mat", -0.37, 0.37, -0.56, -0.10, 0, 0.018, coir, 0.006, 3)


def wall(sides, top):
    """Plastered wall with skirting and architrave round the opening, and the light switch on the handle's side."""
    x0, x1, high = opening(sides, top)
    plaster = m_plaster("plaster", "#d9d3c5")
    white = m_upvc("eggshell", srgb("#ebe8e0"), 0.42)
    plate("wall", rect(-2.4, 2.4, -0.05, 3.4), [rect(x0, x1, -0.04, high)], 0, plaster)
    for a, b in ((x0 - 0.02, x0), (x1, x1 + 0.02)):
        box("lining", a, b, 0.0005, REVEAL, 0, high, white, 0)
    box("lining", x0, x1, 0.0005, REVEAL, high, high + 0.02, white, 0)
    outer = rect(x0 - WIDE, x1 + WIDE, -0.3, high + WIDE)
    ring_sweep("architrave", outer, ARCHITRAVE, white, cap=False, smooth=28)
    for a, b in ((-2.4, x0 - WIDE), (x1 + WIDE, 2.4)):
        box("skirting", a, b, -0.018, 0, 0, 0.12, white, 0.002)
        box("skirtinghead", a, b, -0.013, 0, 0.12, 0.145, white, 0.005, 3)
    at = 0.71 + SIDE * (1 in panels(sides))
    plastic = m_upvc("switch", srgb("#f2f1ec"), 0.3)
    box("switch", at - 0.043, at + 0.043, -0.009, 0, 1.157, 1.243, plastic, 0.004, 3)
    box("rocker", at - 0.013, at + 0.013, -0.0125, -0.008, 1.180, 1.220, plastic, 0.002, 3)


def frame(sides, top):
    """The door's frame with its hinges, side panels, top lights and threshold."""
    half, head = 0.50125, 2.096
    colour = mark("frame") if is_open("frame") else tuple(v * 0.86 for v in srgb("#f4f3ef")[:3]) + (1,)
    paint, gasket = m_upvc("frame", colour, 0.30, True), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    ring_sweep("frame", rect(-half, half, -0.032, head), FRAME_PROFILE, paint, cap=False, smooth=28)
    box("gasketback", -half + 0.03, half - 0.03, 0.092, 0.10, 0, head - 0.02, gasket, 0)
    build_fixed_lights(sides, top, paint, simple("fixedpane", (0.02, 0.02, 0.02, 1), 0.5))
    x0, x1, _ = opening(sides, top)
    alu, steel = m_metal("threshold", (0.55, 0.55, 0.55, 1), 0.34), m_metal("hinge", (0.58, 0.58, 0.57, 1), 0.3)
    box("threshold", x0, x1, 0.0, 0.10, 0, 0.014, alu, 0.004, 3)
    box("threshold", -0.491, 0.491, 0.040, 0.10, 0.012, 0.024, alu, 0.002)
    for z in (0.29, 1.08, 1.80):
        knuckle = [(0, 0.048), (0.006, 0.047), (0.0072, 0.045), (0.0072, -0.045), (0.006, -0.047), (0, -0.048)]
        lathe("knuckle", knuckle, steel, 24, (-0.4590, 0.0485, z))
        box("flag", -0.4920, -0.4600, 0.0465, 0.0500, z - 0.040, z + 0.040, steel, 0.002, 2)


def leaf(style):
    """The leaf of a style as it is inside: a lever whatever the handle outside, no knocker, nothing against the rain."""
    known = repository_json("data", "door-leaves.json")["catalogue"][style]
    inside = {name: value for name, value in known.items() if name != "knocker"}
    before = set(bpy.data.objects)
    build_leaf({**inside, "handle": "lever", "hardware": "chrome"}, albedo(PAINT, 0.6, "leaf"), False)
    built = [o for o in bpy.data.objects if o not in before]
    for thing in [o for o in built if o.name.split(".")[0] in OUTSIDE_ONLY]:
        built.remove(thing)
        bpy.data.objects.remove(thing)
    for thing in built:
        thing["leaf"] = True  # render_leaves.py exchanges it
    return built


def light():
    """Daylight from a window on the stairs at the left, and from the rooms behind."""
    soft_sky(0.26, (0.93, 0.96, 1.0))
    lamp = area((-2.7, -1.6, 2.55), (0.1, 0, 1.0), 0.9, 190, (1, 0.955, 0.89), sy=1.3)
    lamp.visible_glossy = False


def build(sides="none", top=False, style=STYLE):
    """The doorway from inside with panels at the left, at the right or at both sides as seen here, and with a top light."""
    # input: data/door-leaves.json catalogue.{style}
    wall(sides, top)
    floor(random.Random(11))
    frame(sides, top)
    leaf(style)
    light()
    door_camera(sides, top)
    return {"bounces": 3, "fast_gi": False, "clamp": 3.0}
