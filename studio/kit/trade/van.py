"""A panel van with its sliding door open, window frames on the rack inside it. Metres."""

import math

from kit.materials.metal import m_metal
from kit.materials.nodes import mat, principled, simple, srgb
from kit.shapes.outlines import rect
from kit.shapes.placing import place
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, lathe, prism, ring_sweep, tube

LENGTH, WIDTH, ROOF = 5.35, 1.98, 2.42
WHEELS, RADIUS = (0.98, 4.25), 0.335
LOW = 0.30  # the sills' lower edge
DOOR = (1.95, 3.20, 0.60, 2.12)  # the opening in the near side: from front and ground


def coat(name, hex_colour):
    """Car paint: even colour under a clear gloss."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=srgb(hex_colour), Roughness=0.40, Specular=0.4, Clearcoat=1.0, Clearcoat_Roughness=0.06))
    return m


def arch(x, reach=0.40):
    """Points of a wheel arch over the axle at x, from the front to the back."""
    turns = [math.pi - k * math.pi / 12 for k in range(13)]
    return [(x - reach, LOW), *((x + reach * math.cos(t), RADIUS + reach * math.sin(t)) for t in turns), (x + reach, LOW)]


def shell(paint, dark):
    """Both sides, the roof, the back and the nose; the near side (y = 0) has the door's opening."""
    x0, x1, z0, z1 = DOOR
    brow = [(x0, 2.385), (1.86, 2.36), (0.98, 1.40), (0.80, 1.30), (0.20, 1.10), (0.05, 0.98), (0.0, 0.60)]
    nose = [(0.02, LOW), *arch(WHEELS[0]), (x0, LOW), *brow]
    parts = [prism("nose", nose, "y", 0, WIDTH, paint, 0.030, 4)]
    back = [(x1, LOW), *arch(WHEELS[1]), (LENGTH, 0.42), (LENGTH, 2.24), (LENGTH - 0.05, 2.37), (LENGTH - 0.20, ROOF), (x1, ROOF)]
    parts.append(prism("quarter", back, "y", 0, 0.05, paint, 0.012, 2))
    parts.append(prism("farside", [(x0, LOW), *back, (x0, ROOF)], "y", WIDTH - 0.05, WIDTH, paint, 0.012, 2))
    parts.append(box("sillpanel", x0, x1, 0, 0.06, LOW, z0, paint, 0.012))
    parts.append(box("header", x0 - 0.02, x1 + 0.02, 0, 0.06, z1, ROOF - 0.01, paint, 0.012))
    parts.append(box("roof", x0 - 0.1, LENGTH - 0.12, 0.02, WIDTH - 0.02, ROOF - 0.03, ROOF, paint, 0.015))
    parts.append(box("loadfloor", x0, LENGTH - 0.05, 0.04, WIDTH - 0.04, z0 - 0.06, z0, dark, 0.004))
    parts.append(box("backdoors", LENGTH - 0.04, LENGTH, 0.02, WIDTH - 0.02, 0.42, 2.34, paint, 0.02))
    return parts


def lining(ply, dark):
    """Ply on the far wall and the bulkhead behind the seats."""
    x0, x1, z0, z1 = DOOR
    return [
        box("ply", x0 + 0.02, LENGTH - 0.1, WIDTH - 0.075, WIDTH - 0.06, z0, ROOF - 0.06, ply, 0.001),
        box("bulkhead", x0 + 0.001, x0 + 0.03, 0.06, WIDTH - 0.06, z0, ROOF - 0.05, ply, 0.001),
        box("dooredge", x0, x1, 0.055, 0.075, z0 - 0.02, z0 + 0.012, dark, 0.004),
    ]


def glazing(glass, dark, paint):
    """Windscreen, cab window, mirror, and the slid-back door with its rail."""
    x0, x1, z0, z1 = DOOR
    lift = 0.006
    screen = [(1.03, 0.10, 1.46 + lift), (1.03, WIDTH - 0.10, 1.46 + lift), (1.80, WIDTH - 0.16, 2.30 + lift), (1.80, 0.16, 2.30 + lift)]
    cab = [(1.02, 1.36), (1.86, 1.36), (1.86, 2.12), (1.66, 2.12), (1.24, 1.66), (1.02, 1.42)]
    parts = [
        mesh_obj("screen", screen, [(0, 1, 2, 3)], glass),
        prism("cabglass", cab, "y", -0.004, 0.01, glass, 0.002),
        box("cabseam", 0.985, 0.993, -0.002, 0.01, 0.62, 1.36, dark, 0),
        box("cabseam", 1.905, 1.913, -0.002, 0.01, 0.42, 2.30, dark, 0),
        box("cabhandle", 1.66, 1.84, -0.028, 0.004, 1.16, 1.20, dark, 0.008, 3),
        box("mirror", 1.02, 1.13, -0.24, -0.06, 1.36, 1.66, dark, 0.03, 4),
        box("mirrorarm", 1.06, 1.10, -0.09, 0.02, 1.40, 1.46, dark, 0.008),
        # Open: it stands a hand's breadth out, over the rear quarter.
        box("slidingdoor", x1 + 0.10, x1 + 0.10 + (x1 - x0), -0.075, -0.030, z0 - 0.22, z1 + 0.06, paint, 0.018, 3),
        box("doorhandle", x1 + 0.16, x1 + 0.34, -0.098, -0.070, 1.16, 1.20, dark, 0.008, 3),
        box("rail", x1 - 0.02, LENGTH - 0.12, -0.012, 0.006, 1.34, 1.375, dark, 0.003),
    ]
    return parts


def lamps_and_bumpers(dark, clear, amber):
    """Bumpers, grille, head and tail lamps, number plates left blank."""
    plate = simple("plate", srgb("#e8e4d2"), 0.5)
    return [
        box("bumper", -0.05, 0.52, -0.012, WIDTH + 0.012, 0.28, 0.60, dark, 0.05, 4),
        box("rearbumper", LENGTH - 0.14, LENGTH + 0.05, -0.006, WIDTH + 0.006, 0.36, 0.54, dark, 0.03, 4),
        box("grille", -0.012, 0.06, 0.42, WIDTH - 0.42, 0.70, 0.94, dark, 0.02, 3),
        box("headlamp", 0.0, 0.30, -0.006, 0.30, 0.80, 1.04, clear, 0.05, 4),
        box("headlamp", 0.0, 0.30, WIDTH - 0.30, WIDTH + 0.006, 0.80, 1.04, clear, 0.05, 4),
        box("taillamp", LENGTH - 0.07, LENGTH + 0.006, -0.006, 0.10, 1.10, 1.62, amber, 0.015, 3),
        box("plate", -0.056, -0.05, WIDTH / 2 - 0.26, WIDTH / 2 + 0.26, 0.40, 0.51, plate, 0.004),
        box("rubbing", 1.0, 3.9, -0.016, 0.004, 0.66, 0.74, dark, 0.008, 3),
    ]


def wheel(x, y, dark, steel):
    """Tyre and a plain steel rim, its outer face towards -y."""
    tyre = [(0.20, 0.0), (0.215, 0.012), (0.30, 0.016), (0.325, 0.0), (RADIUS, -0.03), (RADIUS, -0.17), (0.30, -0.20), (0.10, -0.20)]
    rim = [(0, 0.0), (0.05, 0.002), (0.062, -0.014), (0.10, -0.022), (0.16, -0.008), (0.185, 0.002), (0.205, 0.004), (0.208, -0.04)]
    return [
        lathe("tyre", tyre, dark, 64, (x, y, RADIUS), "Y"),
        lathe("rim", rim, steel, 48, (x, y, RADIUS), "Y"),
    ]


def rack(frames):
    """Window frames that stand on their edges inside, leaning on two posts, where they are seen through the door."""
    x0, _, z0, _ = DOOR
    steel = m_metal("rackpost", (0.45, 0.46, 0.47, 1), 0.4)
    parts = [tube("rackpost", [(x0 + d, 0.84, z0), (x0 + d, 0.99, z0 + 1.5)], 0.02, steel) for d in (0.2, 0.8)]
    for k, (w, h, m) in enumerate(frames):
        x, y = x0 + 0.08 + 0.05 * k, 0.80 - 0.12 * k
        edge = [(0, 0.035), (0, -0.035), (0.062, -0.035), (0.066, -0.02), (0.066, 0.035)]
        ring = ring_sweep("frame", rect(0, w, 0, h), edge, m, False)
        parts.append(place([ring], (x, y, z0 + 0.02), (-5, 0, 0)))
    return parts


def panel_van(hex_colour, frames):
    """All of it: nose towards -x, its near side at y = 0, wheels on z = 0. `frames` lists (width, height, material)."""
    paint = coat("vanpaint", hex_colour)
    dark, rubber = simple("vandark", srgb("#1d1f21"), 0.55), simple("tyre", srgb("#17181a"), 0.8)
    glass, clear = simple("vanglass", srgb("#12181b"), 0.06), simple("headlamp", srgb("#cfd6d8"), 0.08)
    ply, steel = simple("vanply", srgb("#a98455"), 0.7, noise=0.3, scale=8), m_metal("rim", (0.62, 0.63, 0.64, 1), 0.35)
    parts = shell(paint, simple("loadfloor", srgb("#3a3b3c"), 0.8)) + lining(ply, dark)
    parts += glazing(glass, dark, paint) + lamps_and_bumpers(dark, clear, simple("taillamp", srgb("#8e1f1a"), 0.15))
    for x in WHEELS:
        parts += wheel(x, 0.03, rubber, steel)
    bar = m_metal("roofbar", (0.55, 0.56, 0.57, 1), 0.35)
    for x in (2.3, 3.5, 4.7):
        parts.append(tube("roofbar", [(x, 0.12, ROOF + 0.09), (x, WIDTH - 0.12, ROOF + 0.09)], 0.018, bar))
        for y in (0.16, WIDTH - 0.16):
            parts.append(tube("roofleg", [(x, y, ROOF - 0.02), (x, y, ROOF + 0.09)], 0.014, bar))
    for y in (0.40, 0.78):
        parts.append(box("ladder", 2.0, 5.1, y - 0.012, y + 0.012, ROOF + 0.11, ROOF + 0.17, bar, 0.004))
    for k in range(11):
        x = 2.15 + 0.28 * k
        parts.append(tube("rung", [(x, 0.40, ROOF + 0.14), (x, 0.78, ROOF + 0.14)], 0.013, bar))
    return parts + rack(frames)
