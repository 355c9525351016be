"""The lock on the edge of an open door."""

import random

from kit.camera import look
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import plank_floor
from kit.job import albedo
from kit.light import area, world_hdri
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_paint
from kit.materials.stone import m_plaster
from kit.materials.wood import wood
from kit.shapes.placing import place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, tube
from kit.trade.parts import door_lock

GREEN = "#24452f"


def hall(rg):
    """A pale hall far out of focus behind the open door: wall, skirting, floor, a lit lamp on a table."""
    wall, white = m_plaster("hall", "#cdbfa6"), simple("hallwhite", srgb("#ece7dc"), 0.5)
    quad("back", [(-3, 3.2, 0), (3, 3.2, 0), (3, 3.2, 2.6), (-3, 3.2, 2.6)], wall)
    quad("left", [(-2.2, -3, 0), (-2.2, 3.2, 0), (-2.2, 3.2, 2.6), (-2.2, -3, 2.6)], wall)
    box("skirting", -3, 3, 3.17, 3.2, 0, 0.18, white, 0.004)
    plank_floor(rg, -3, 3, -3, 3.2, wood("hallfloor", "#a07a4c", "#765530", "Y"))
    oak = wood("console", "#8d673c", "#694a29", "X", by_part=False)
    box("console", -2.18, -1.84, 1.02, 2.35, 0.80, 0.84, oak, 0.004)
    for y in (1.05, 2.27):
        box("leg", -1.90, -1.86, y, y + 0.045, 0, 0.80, oak, 0.003)
    table_lamp((-2.0, 1.58, 0.84), 3.2)
    leaf = m_leaf("hallplant", "#35552a", "#5f8a40", "#9cbc6c")
    pot_plant((-2.0, 1.98, 0.84), leaf, rg, "#8f9a92", 0.08, 0.14, 0.16, 240, 0.07)


def build():
    """Edge of an open dark green door: steel faceplate with latch, bolt and hook, a lever on its face."""
    rg = random.Random(31)
    hall(rg)
    skin = m_paint("leaf", albedo(GREEN, 0.6), "V", 0.32, 0.35, 0.0008)
    edge = simple("edgeband", srgb("#d9d6cd"), 0.4)
    box("leaf", -0.9, -0.0012, 0, 0.070, 0.02, 2.05, skin, 0.003)
    box("edge", -0.0014, 0, 0.003, 0.067, 0.021, 2.049, edge, 0.0005)
    seal = simple("seal", srgb("#1d1e1f"), 0.7)
    tube("seal", [(-0.004, 0.067, 0.02), (-0.004, 0.067, 2.05)], 0.004, seal)
    strip = door_lock(0.62)
    place(strip, (-0.0218, 0.035, 1.04), (0, 90, 0))
    steel = m_hardware("handle", (0.64, 0.63, 0.61, 1), 0.24)
    dark = simple("cylinder", srgb("#b39a5c"), 0.3, metal=1)
    for y, s in ((0, -1), (0.070, 1)):
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
    world_hdri("interior", 0.35, 60)
    area((1.6, -1.7, 2.1), (0, 0, 1.05), 1.0, 55, (1, 0.95, 0.88), sy=1.4)
    area((0.2, 2.0, 2.5), (-0.6, 3, 0.8), 1.6, 30, (1, 0.84, 0.62))
    look((0.95, -0.48, 1.20), (-0.02, 0.025, 1.055), 0.54, 1.09, 5.6)
    return {"bounces": 4, "fast_gi": False, "clamp": 3.0}
