"""Service details: the lock on a door edge (`locks`), a sealed unit on its setting blocks (`glazing`), a hinge being changed (`repair`)."""

import math
import random

from mathutils import Vector

from kit.camera import camera, look
from kit.garden.beyond import blurred_garden
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import plank_floor, room_side
from kit.job import albedo
from kit.light import area, daylight, world_hdri
from kit.materials.clear_glass import see_through
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_paint
from kit.materials.stone import m_plaster
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import grained, place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, prism, ring_sweep, tube
from kit.trade.measuring import pencil
from kit.trade.parts import door_lock, dust_sheet, scatter_packers, screws, sealed_unit
from kit.trade.tools import screwdriver
from kit.windows.finish import fitter_finish
from kit.windows.frame import CHAMFER, SQUARE, glaze, ring

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


def locks():
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


def glazing():
    """Corner of a white frame from inside: the new sealed unit stands on its setting blocks, the beads still off."""
    rg = random.Random(32)
    opening, y = (-0.75, 0.75, 0.95, 2.1), 0.10
    room_side(opening, y, rg, curtains=False, wall_colour="#d3c9b7")
    blurred_garden(y=-5.0, horizon=1.3, lawn=0.55, strength=1.6)
    finish = fitter_finish(0.9)
    parts, inner = ring("frame", opening, 0.062, y, 0.070, SQUARE, finish)
    x0, x1, z0, z1 = inner
    ring_sweep(
        "rebate",
        rect(*inner),
        [(-0.001, y + 0.012), (0.014, y + 0.012), (0.014, y + 0.022), (0.001, y + 0.022)],
        finish.up,
        False,
    )
    ring_sweep(
        "gasket",
        rect(*inner),
        [(0.004, y + 0.022), (0.005, y + 0.026), (0.011, y + 0.026), (0.012, y + 0.022)],
        finish.gasket,
        False,
    )
    gap = 0.006
    place(sealed_unit(x1 - x0 - 2 * gap, z1 - z0 - 2 * gap), (x0 + gap, y + 0.027, z0 + gap))
    for k, x in enumerate((x0 + 0.11, x1 - 0.11)):
        box(
            "block",
            x - 0.05,
            x + 0.05,
            y + 0.024,
            y + 0.060,
            z0,
            z0 + gap - 0.0004,
            simple("block%d" % k, srgb(("#a8352c", "#2f5f9e")[k]), 0.4),
            0.0006,
        )
    bead = [(0, 0), (0.020, 0), (0.020, 0.004), (0.014, 0.016), (0.004, 0.018), (0, 0.018)]
    z = opening[2]
    for length, at, turn in ((0.9, (-0.06, 0.235, z), 2), (0.62, (-0.16, 0.268, z), -2)):
        place([prism("bead", bead, "x", -length / 2, length / 2, finish.up, 0.0006, 1)], at, (0, 0, turn))
    place(screwdriver(), (-0.06, 0.318, z), (0, 0, 176))
    scatter_packers(
        [(-0.36 + rg.gauss(0, 0.03), 0.262 + rg.gauss(0, 0.012), z + 0.0005 + 0.0062 * (k // 2)) for k in range(5)], rg
    )
    daylight(28, 36, 6.0, (1, 0.88, 0.72), 1.0, sky=0.8, rot=60)
    area((1.2, 2.2, 2.2), (0, 0.3, 1.0), 1.6, 60, (1, 0.94, 0.86))
    look((0.10, 1.12, 1.36), (-0.32, 0.16, 1.10), 0.82, 1.02, 7.1)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}


def repair():
    """A white sash on the bench: a friction hinge on its edge, the screwdriver, old screws in a saucer."""
    rg = random.Random(33)
    top = 0.90
    oak = wood("bench", "#9c7448", "#74532f", "X", 1.0, 0.5)
    for k in range(9):
        grained(box("stave", -1.4, 1.4, -0.5 + k * 0.13, -0.5 + k * 0.13 + 0.1294, top - 0.05, top, oak, 0.0014), rg)
    sheet = linen("sheet", "#b9b2a2", 0.05)
    dust_sheet(-0.42, 0.62, -0.10, 0.60, top, sheet, rg)
    finish = fitter_finish(0.92)
    parts, inner = ring("sash", (0, 1.0, 0, 0.62), 0.066, 0, 0.062, CHAMFER, finish)
    parts += glaze(inner, 0.004, 0.062, finish, glass=see_through())
    place(parts, (-0.36, 0.05, top + 0.014 + 0.062), (-90, 0, 8))
    steel, rivet = m_hardware("stay", (0.62, 0.61, 0.59, 1), 0.30), m_hardware("rivet", (0.45, 0.44, 0.42, 1), 0.3)

    def arm(xa, ya, xb, yb, z, w=0.0085):
        a = math.atan2(yb - ya, xb - xa)
        length = math.hypot(xb - xa, yb - ya)
        return place([box("arm", 0, length, -w, w, 0, 0.0022, steel, 0.0008)], (xa, ya, z), (0, 0, math.degrees(a)))

    arms = [
        (0.0, 0.0, 0.30, 0.0, 0.0, 0.010),
        (0.02, 0.0, 0.13, 0.085, 0.0026, 0.007),
        (0.13, 0.085, 0.34, 0.055, 0.005, 0.008),
        (0.27, 0.0, 0.34, 0.055, 0.0026, 0.006),
    ]
    ox, oy = -0.20, -0.245
    for xa, ya, xb, yb, z, w in arms:
        arm(ox + xa, oy + ya, ox + xb, oy + yb, top + 0.001 + z, w)
    for x, y in ((0.02, 0), (0.13, 0.085), (0.34, 0.055), (0.27, 0)):
        lathe("rivet", [(0, 0.011), (0.004, 0.0105), (0.005, 0.008), (0.005, 0)], rivet, 24, (ox + x, oy + y, top))
    for x in (0.07, 0.19, 0.235):
        lathe(
            "hole",
            [(0.0025, 0.0034), (0.0042, 0.0033)],
            simple("hole", (0.02, 0.02, 0.02, 1), 0.6),
            20,
            (ox + x, oy, top),
        )
    place(screwdriver(), (0.20, -0.34, top), (0, 0, 152))
    screws([(0.10 + rg.gauss(0, 0.03), -0.13 + rg.gauss(0, 0.015), top) for _ in range(5)], rg)
    dish = simple("dish", srgb("#4f6670"), 0.25)
    lathe(
        "dish",
        [(0, 0.004), (0.035, 0.004), (0.052, 0.018), (0.055, 0.022), (0.050, 0.020), (0.034, 0.008), (0, 0.008)],
        dish,
        48,
        (0.27, -0.15, top),
    )
    screws([(0.27 + rg.gauss(0, 0.012), -0.15 + rg.gauss(0, 0.012), top + 0.009) for _ in range(7)], rg)
    place(pencil(), (-0.36, -0.30, top), (0, 0, 38))
    wall = simple("wall", srgb("#56645c"), 0.85, noise=0.2, scale=5)
    quad("wall", [(-4, 2.4, 0), (4, 2.4, 0), (4, 2.4, 3), (-4, 2.4, 3)], wall)
    quad(
        "floor",
        [(-4, -3, 0), (4, -3, 0), (4, 2.4, 0), (-4, 2.4, 0)],
        simple("screed", srgb("#6f6b64"), 0.6, noise=0.3, scale=5),
    )
    world_hdri("interior", 0.16, 90)
    area((-1.7, 0.7, 2.2), (0, 0, top), 1.1, 190, (1, 0.94, 0.85), sy=1.4)
    area((1.8, 1.2, 2.4), (0, 0, top), 1.2, 18, (1, 0.86, 0.68))
    eye, at = (0.05, -0.92, 1.52), (0.03, -0.07, 0.92)
    cam = camera(eye, 52, fit="HORIZONTAL", dof=math.dist(eye, (0.05, -0.2, 0.91)), fstop=5.6)
    cam.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat("Z", "Y").to_euler()
    return {"bounces": 4, "fast_gi": False, "clamp": 3.0}


def build(view="locks"):
    """One of the three details: `locks`, `glazing` or `repair`."""
    return {"locks": locks, "glazing": glazing, "repair": repair}[view]()
