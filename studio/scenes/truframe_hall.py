"""A TruFrame door from its hall, open by a hand's width: the leaded light and the gap show the same front garden.

The hall is at -y here and the garden at +y, so that the leaf stands where kit.door_leaf builds it.
"""

import random

import bpy

from kit.camera import look
from kit.door_leaf.leaf import build_leaf
from kit.door_leaf.light import LIGHT_CASSETTE
from kit.door_leaf.outline import FACE, outline
from kit.door_leaf.raised_leads import raised_leads
from kit.doors.frame import FRAME_PROFILE
from kit.garden.beyond import garden_beyond
from kit.job import albedo, repository_json
from kit.light import area, sky_world, sun
from kit.materials.metal import m_hardware, m_metal
from kit.materials.nodes import mat, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_plaster
from kit.materials.swap import swap_materials
from kit.shapes.outlines import inset, rect
from kit.shapes.placing import group, hinged, remove
from kit.shapes.sheets import level, plate
from kit.shapes.solids import box, lathe, ring_sweep

# input: data/door-leaves.json catalogue.canterbury

GREEN = "#2f5140"
HALF, HEAD = 0.50125, 2.096  # of the frame
THICK = 0.044  # of the leaf
OPEN = 17.0  # degrees: a hand's width at the lock
PART = {"box": [112, 1040, 670, 850], "head": 335, "glass": "satin"}


def old_glass():
    """Clear cathedral glass: what lies behind it swims a little."""
    m, n = mat("cathedral")
    p = n.pos()
    relief = n.bump(n.noise(p, 16, 2, 0.5), 0.35, 0.006)
    tint = (0.93, 0.96, 0.93, 1)
    bent = n.n("ShaderNodeBsdfRefraction", {"Color": tint, "Roughness": 0.0, "IOR": 1.10, "Normal": relief})
    shine = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.05, "Normal": relief})
    f = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": relief}).outputs[0], 0.8, True)
    n.out(n.n("ShaderNodeMixShader", {0: f, 1: bent, 2: shine}))
    return m


def leaf():
    """The leaf, its light pierced through its whole thickness, turned into the hall about its left edge."""
    before = set(bpy.data.objects)
    known = repository_json("data", "door-leaves.json")["catalogue"]["canterbury"]
    style = {**{k: v for k, v in known.items() if k != "letterplate"}, "lights": [PART], "hardware": "gold"}
    colour = albedo(GREEN, 0.6)
    build_leaf(style, colour, False)
    remove("core", "weatherbar", "drip", "gasket")
    raised_leads({**PART, "bars": {"lattice": 150}})
    swap_materials({"glass_satin": old_glass()})
    x0, x1, z0, z1 = -0.447, 0.447, 0.030, 2.042
    paint, dark = m_upvc("edge", colour, 0.4), simple("core", (0.02, 0.02, 0.02, 1), 0.7)
    hole = outline(PART)
    back = FACE + THICK
    plate("backskin", rect(x0, x1, z0, z1), [hole], back, paint)
    ring_sweep("backcassette", hole, [(d, back - y) for d, y in LIGHT_CASSETTE], paint, False, 40)
    ring_sweep("lining", inset(hole, 0.0335), [(0, FACE + 0.006), (0, back - 0.006)], dark, False)
    for a, b in ((x0, x0 + 0.003), (x1 - 0.003, x1)):
        box("leafedge", a, b, FACE, back, z0, z1, paint, 0.001)
    box("leaftop", x0, x1, FACE, back, z1 - 0.003, z1, paint, 0.001)
    brass = m_hardware("lockbrass", (0.74, 0.66, 0.50, 1), 0.3)
    box("faceplate", x1 - 0.0008, x1 + 0.0016, FACE + 0.012, FACE + 0.032, 0.30, 1.78, brass, 0.0006)
    for z, size in ((1.045, 0.020), (0.96, 0.028)):
        box("latch", x1, x1 + 0.012, FACE + 0.015, FACE + 0.029, z - size / 2, z + size / 2, brass, 0.002)
    hinged([o for o in bpy.data.objects if o not in before and o.parent is None], (x0, FACE - 0.01, 0), (0, 0, -OPEN))


def wall():
    """The hall's plastered wall round the frame, with its architrave; the frame itself, its hinges."""
    plaster, white = m_plaster("plaster", "#d8d1c2"), m_upvc("eggshell", srgb("#ebe8e0"), 0.42)
    reach = 0.51
    plate("wall", rect(-2.6, 2.6, -0.05, 2.6), [rect(-reach, reach, -0.04, HEAD + 0.01)], 0, plaster)
    for a, b in ((-reach - 0.02, -reach), (reach, reach + 0.02)):
        box("lining", a, b, 0.0005, 0.14, 0, HEAD + 0.01, white, 0)
    box("lining", -reach, reach, 0.0005, 0.14, HEAD + 0.01, HEAD + 0.03, white, 0)
    trim = [(0, 0), (0, -0.011), (0.003, -0.014), (0.016, -0.018), (0.044, -0.0165), (0.052, -0.012), (0.068, -0.008), (0.068, 0)]
    ring_sweep("architrave", rect(-reach - 0.074, reach + 0.074, -0.3, HEAD + 0.084), trim, white, cap=False, smooth=28)
    paint = m_upvc("frame", srgb("#e9e7e0"), 0.30)
    ring_sweep("frame", rect(-HALF, HALF, -0.032, HEAD), FRAME_PROFILE, paint, cap=False, smooth=28)
    strike = m_metal("strike", (0.70, 0.62, 0.48, 1), 0.3)
    box("strike", HALF - 0.0520, HALF - 0.0500, 0.074, 0.094, 0.88, 1.12, strike, 0.0005)
    box("threshold", -HALF, HALF, 0.0, 0.10, 0, 0.014, m_metal("threshold", (0.55, 0.55, 0.55, 1), 0.34), 0.004, 3)
    knuckle = [(0, 0.048), (0.006, 0.047), (0.0072, 0.045), (0.0072, -0.045), (0.006, -0.047), (0, -0.048)]
    for z in (0.29, 1.08, 1.80):
        lathe("knuckle", knuckle, strike, 24, (-0.459, 0.0485, z))
    # The house's outer wall, so that no daylight comes round the frame.
    plate("outer", rect(-3, 3, -0.1, 2.8), [rect(-HALF + 0.03, HALF - 0.03, -0.02, HEAD - 0.03)], 0.13, plaster)


def build():
    """From the foot of the stairs, at eye height."""
    rg = random.Random(6)
    wall()
    leaf()
    level("hallfloor", -2.6, 2.6, -5, 0.02, 0, simple("hallfloor", srgb("#9a7650"), 0.5))
    path = simple("path", srgb("#b3a68f"), 0.9, noise=0.3, scale=6)
    level("path", -0.75, 0.75, 0.14, 8, -0.12, path)
    with group((0, 0, 0), 180):
        garden_beyond(rg, level=-0.2, hedge=9.0)
    sky_world("#5c92d2", "#d3e4f2", cover=0.5, camera_strength=1.15, turn=60, saturation=0.45, mirror_sky=0.45)
    sun(128, 42, 5.5, (1, 0.90, 0.76), 0.8)
    area((-1.9, -2.4, 2.4), (0.1, 0, 1.2), 1.2, 62, (1, 0.96, 0.90), sy=1.4).visible_glossy = False
    look((1.12, -2.42, 1.56), (0.10, 0.0, 1.43), 1.24, None, 6)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
