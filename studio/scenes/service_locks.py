"""The lock on the edge of an open door."""

import math
import random

from kit.camera import look
from kit.interior.pictures import framed_print
from kit.interior.rooms import plank_floor
from kit.job import albedo
from kit.light import area, world_hdri
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_paint
from kit.materials.stone import m_plaster
from kit.materials.wood import wood
from kit.shapes.placing import group, place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, prism, tube
from kit.trade.parts import door_lock

GREEN = "#24452f"
THICK = 0.048  # of the leaf
MIDDLE = THICK / 2
LOCK_Z, LENGTH = 1.04, 0.54  # middle of the lock, and how long its faceplate is
HOOK = [
    (0, 0), (0.030, 0), (0.034, 0.008), (0.033, 0.022), (0.028, 0.031), (0.016, 0.036), (0.002, 0.035),
    (-0.001, 0.029), (0.012, 0.026), (0.018, 0.021), (0.017, 0.013), (0, 0.011),
]  # fmt: skip


def hall(rg):
    """A pale hall far out of focus behind the open door: wall, dado, floor, the light of a window from the side."""
    wall, white = m_plaster("hall", "#bfc3b6"), simple("hallwhite", srgb("#ece7dc"), 0.5)
    quad("back", [(-4, 3.6, 0), (3, 3.6, 0), (3, 3.6, 2.6), (-4, 3.6, 2.6)], wall)
    quad("left", [(-3.2, -3, 0), (-3.2, 3.6, 0), (-3.2, 3.6, 2.6), (-3.2, -3, 2.6)], wall)
    box("dado", -4, 3, 3.575, 3.6, 0, 0.92, white, 0.004)
    box("dadorail", -4, 3, 3.55, 3.6, 0.90, 0.95, white, 0.008)
    plank_floor(rg, -4, 3, -3, 3.6, wood("hallfloor", "#a07a4c", "#765530", "Y"))
    with group((-3.2, 0, 0), 90):
        box("dado", -3, 3.6, -0.025, 0, 0, 0.92, white, 0.004)
        box("dadorail", -3, 3.6, -0.05, 0, 0.90, 0.95, white, 0.008)
        framed_print(2.15, 2.80, 1.12, 1.92, -0.03)


def lock():
    """Faceplate with latch, bolt thrown and hooks thrown, in the middle of the leaf's edge."""
    place(door_lock(LENGTH, hooks=False), (-0.0218, MIDDLE, LOCK_Z), (0, 90, 0))
    steel = m_hardware("hooksteel", (0.66, 0.65, 0.63, 1), 0.26)
    for up in (-1, 1):
        z = LOCK_Z + up * LENGTH * 0.36
        outline = [(0.003 + out, z + up * (rise - 0.014)) for rise, out in HOOK]
        prism("hook", outline, "y", MIDDLE - 0.004, MIDDLE + 0.004, steel, 0.0008)


def key(y, z):
    """A cut key in the cylinder of the outside, another on its ring."""
    nickel = m_hardware("key", (0.70, 0.68, 0.62, 1), 0.2)
    box("blade", -0.0620, -0.0600, y - 0.012, y, z - 0.0035, z + 0.0035, nickel, 0.0004)
    bow = [(0.0125 * math.cos(a), 0.0125 * math.sin(a)) for a in (math.pi * k / 14 for k in range(28))]
    prism("bow", [(y - 0.022 + b, z + c) for b, c in bow], "x", -0.0622, -0.0598, nickel, 0.0006)
    ring = [(0.011 * math.sin(a), 0.011 * (math.cos(a) - 1)) for a in (math.pi * k / 12 for k in range(25))]
    tube("ring", [(-0.061 + b, y - 0.031, z + c) for b, c in ring], 0.0009, nickel, 3)
    spare = [(y - 0.031, z - 0.021), (y - 0.0275, z - 0.026), (y - 0.0275, z - 0.040), (y - 0.0295, z - 0.043)]
    spare += [(y - 0.0295, z - 0.066), (y - 0.031, z - 0.068), (y - 0.0335, z - 0.066), (y - 0.0335, z - 0.043)]
    spare += [(y - 0.0365, z - 0.040), (y - 0.0365, z - 0.026)]
    prism("spare", spare, "x", -0.0620, -0.0600, nickel, 0.0004)


def build():
    """Edge of an open dark green door: steel faceplate with latch, bolt and hooks thrown, levers, a key in the cylinder."""
    rg = random.Random(31)
    hall(rg)
    skin = m_paint("leaf", albedo(GREEN, 0.6), "V", 0.36, 0.35, 0.0006)
    edge = wood("edgeband", "#a3825a", "#7c5f3e", "Z", 1.2, 0.45, by_part=False)
    box("leaf", -0.9, -0.0012, 0, THICK, 0.02, 2.05, skin, 0.003)
    box("edge", -0.0014, 0, 0.003, THICK - 0.003, 0.021, 2.049, edge, 0.0005)
    lock()
    steel = m_hardware("handle", (0.64, 0.63, 0.61, 1), 0.24)
    dark = simple("cylinder", srgb("#b39a5c"), 0.3, metal=1)
    for y, s in ((0, -1), (THICK, 1)):
        box("backplate", -0.078, -0.044, min(y, y + s * 0.009), max(y, y + s * 0.009), 0.90, 1.15, steel, 0.006, 4)
        tube(
            "lever",
            [
                (-0.061, y, 1.09),
                (-0.061, y + s * 0.046, 1.09),
                (-0.067, y + s * 0.054, 1.09),
                (-0.085, y + s * 0.056, 1.09),
                (-0.185, y + s * 0.056, 1.09),
            ],
            0.0098,
            steel,
        )
        lathe(
            "rose", [(0.016, 0), (0.016, 0.014), (0.011, 0.018)], steel, 32, (-0.061, y, 1.09), "Y"
        ).rotation_euler.x *= -s
        lathe(
            "cylinder", [(0, 0.006), (0.0085, 0.006), (0.0085, 0)], dark, 24, (-0.061, y + s * 0.006, 0.985), "Y"
        ).rotation_euler.x *= -s
        box(
            "keyway",
            -0.0615,
            -0.0605,
            y + s * 0.0118 - 0.0005,
            y + s * 0.0118 + 0.0005,
            0.981,
            0.989,
            simple("keyway", (0.01, 0.01, 0.01, 1), 0.6),
            0,
        )
    key(-0.0125, 0.985)
    world_hdri("interior", 0.42, 60)
    lamp = area((1.3, -0.9, 2.0), (0, 0, 1.1), 0.7, 34, (1, 0.96, 0.90), sy=1.1)
    lamp.visible_glossy = False
    area((0.9, 1.4, 1.5), (0, 0, 1.1), 0.8, 9, (0.92, 0.96, 1), sy=1.6)
    area((-0.9, 1.2, 2.3), (-1.4, 3.6, 1.1), 1.6, 60, (1, 0.95, 0.88))
    area((-1.2, -1.6, 1.6), (-0.3, 0, 1.1), 1.2, 14, (0.95, 0.98, 1)).visible_glossy = False
    look((0.72, -0.36, 1.22), (-0.028, MIDDLE, 1.110), 0.42, None, 6.3)
    return {"bounces": 4, "fast_gi": False, "clamp": 3.0}
