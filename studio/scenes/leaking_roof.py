"""A glazing bar of a conservatory roof after rain, seen from a ladder: its gasket has come out of the cap, water stands along it."""

import math
import random

from kit.camera import aim
from kit.job import albedo
from kit.light import area, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.nodes import mat, simple, srgb
from kit.materials.paint import WHITE, m_upvc
from kit.shapes.objects import add_object
from kit.shapes.sheets import level, quad
from kit.shapes.solids import box, lathe, prism, tube

PITCH = 22  # of the roof, degrees
CAP = [
    (-0.036, 0.010), (-0.034, 0.020), (-0.022, 0.027), (-0.010, 0.031), (0.010, 0.031), (0.022, 0.027), (0.034, 0.020),
    (0.036, 0.010), (0.030, 0.010), (0.030, 0.004), (-0.030, 0.004), (-0.030, 0.010),
]  # fmt: skip
OUT = (-0.16, 0.22)  # where the gasket has come out, along the slope


def water():
    """Clear water in beads, with a bright edge."""
    m, n = mat("water")
    bent = n.n("ShaderNodeBsdfRefraction", {"Color": (0.93, 0.97, 0.98, 1), "Roughness": 0.0, "IOR": 1.33})
    shine = n.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.02})
    f = n.n("ShaderNodeFresnel", {"IOR": 1.33}).outputs[0]
    n.out(n.n("ShaderNodeMixShader", {0: n.math("MULTIPLY", f, 3.2, True), 1: bent, 2: shine}))
    return m


def bead(x, y, r, m, high=0.55):
    """A drop on the glass, flattened; its foot is round."""
    profile = [(r * math.cos(t), r * high * math.sin(t)) for t in (k * math.pi / 20 for k in range(11))]
    return lathe("drop", profile, m, 28, (x, y, 0.0003), smooth=80)


def bar(white, rubber):
    """The bar's cap, its gasket along the left edge, and what is left of the one along the right."""
    parts = [prism("cap", CAP, "y", -1.2, 1.6, white, 0.0012, 2)]
    seal = [(0.029, 0.0), (0.043, 0.0), (0.044, 0.003), (0.039, 0.007), (0.033, 0.0105), (0.029, 0.0105)]
    parts.append(prism("gasket", [(-x, z) for x, z in seal], "y", -1.2, 1.6, rubber, 0.0008))
    for a, b in ((-1.2, OUT[0]), (OUT[1], 1.6)):
        parts.append(prism("gasket", seal, "y", a, b, rubber, 0.0008))
    groove = simple("groove", (0.006, 0.006, 0.006, 1), 0.9)
    parts.append(box("groove", 0.027, 0.0305, OUT[0], OUT[1], 0.0004, 0.0098, groove, 0))
    # Still held at its upper end, it has sprung out and curls away over the glass.
    loop = []
    for k in range(41):
        t = k / 40
        y = OUT[1] + 0.004 - t * 0.33
        away = math.sin(min(1, t * 1.25) * math.pi * 0.5) ** 1.5
        x = 0.037 + 0.062 * away - 0.012 * max(0, t - 0.8) * 5
        loop.append((x, y + 0.02 * away, 0.006 + 0.045 * math.sin(t * math.pi * 0.80) ** 1.3))
    parts.append(tube("loosegasket", loop, 0.0058, rubber, 6))
    parts.append(tube("looselip", [(x + 0.006, y, z - 0.0045) for x, y, z in loop], 0.0032, rubber, 5))
    return parts


def drops(rg, m):
    """Beads along the open joint, a run from it down the slope, and the rain's drops all about."""
    parts = [bead(0.062, -0.050, 0.0260, m, 0.62), bead(0.056, -0.108, 0.0130, m), bead(0.043, 0.040, 0.0095, m)]
    for k in range(9):
        x = 0.050 + 0.010 * math.sin(k * 0.9) + 0.003 * k
        parts.append(bead(x, -0.12 - 0.028 * k, rg.uniform(0.0035, 0.0065), m))
    placed = []
    while len(placed) < 300:
        x, y, r = rg.uniform(-0.34, 0.36), rg.uniform(-0.55, 0.9), rg.choice((0.0022, 0.0032, 0.0045, 0.0062, 0.0085))
        if abs(x) < 0.052 + r or 0 < x < 0.14 and -0.3 < y < 0.3 or any(math.hypot(x - a, y - b) < r + c + 0.001 for a, b, c in placed):
            continue
        placed.append((x, y, r))
        parts.append(bead(x, y, r, m))
    return parts


def build():
    """Near, the bar running up the roof."""
    rg = random.Random(8)
    white, rubber = m_upvc("capwhite", albedo(WHITE, 0.86), 0.30), simple("gasket", (0.012, 0.012, 0.013, 1), 0.55)
    parts = bar(white, rubber) + drops(rg, water())
    glass = m_glass("tinted", (0.30, 0.46, 0.54, 1), boost=0.75)
    for a, b in ((-0.9, -0.012), (0.012, 0.9)):
        parts.append(quad("roofglass", [(a, -1.2, 0), (b, -1.2, 0), (b, 1.6, 0), (a, 1.6, 0)], glass))
    body = [(-0.03, -0.07), (0.03, -0.07), (0.03, -0.006), (-0.03, -0.006)]
    parts.append(prism("barbody", body, "y", -1.2, 1.6, white, 0.004))
    slope = add_object("slope")
    for part in parts:
        part.parent = slope
    slope.rotation_euler[0] = math.radians(PITCH)
    # The room below, out of focus.
    level("roomfloor", -30, 30, -20, 40, -2.6, simple("roomfloor", srgb("#4f5350"), 0.8, noise=0.4, scale=0.8))
    box("seat", -1.5, -0.2, 0.6, 1.6, -2.6, -2.1, simple("seat", srgb("#5f7a76"), 0.9), 0.08)
    sky_world("#6f8fb0", "#dfe4e6", "#f4f4f2", cover=0.75, turn=60, strength=0.95, saturation=0.5, mirror_sky=0.85)
    # A bright gap in the clouds, for the drops to mirror.
    area((-3.0, 0.4, 2.4), (0, 0, 0), 0.9, 130, (1, 0.97, 0.92), sy=0.5)
    sun(58, 30, 3.0, (1, 0.90, 0.76), 1.5)
    aim((0.30, -0.62, 0.30), (0.035, 0.005, 0.004), 52, 11)
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
