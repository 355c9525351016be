"""Handles, letterplate and knocker of a defined leaf. Positions in millimetres of the definition, else metres."""

import math

import numpy as np

from kit.door_leaf.outline import FACE, HANDLE_X, HANDLE_Z, LAYER, world
from kit.shapes.outlines import rect
from kit.shapes.solids import box, lathe, ring_sweep, tube


def leaf_lever(paints, split):
    """Lever on a long backplate with a key cylinder."""
    hx, hz = world(HANDLE_X, min(HANDLE_Z, split - 150) if split else HANDLE_Z)
    m = paints.metal
    box("backplate", hx - 0.0165, hx + 0.0165, FACE - 0.0085, FACE, hz - 0.125, hz + 0.115, m, 0.0075, 5)
    lathe(
        "rose", [(0, 0.013), (0.0115, 0.013), (0.0125, 0.012), (0.0125, 0)], m, 40, (hx, FACE - 0.008, hz + 0.045), "Y"
    )
    pts = [(hx, FACE - 0.018, hz + 0.045), (hx, FACE - 0.040, hz + 0.045)]
    pts += [
        (hx - 0.012 * (1 - math.cos(t)), FACE - 0.040 - 0.012 * math.sin(t), hz + 0.045)
        for t in np.linspace(0.2, math.pi / 2, 6)
    ]
    pts += [
        (hx - 0.012 - 0.105 * t, FACE - 0.052 + 0.006 * t * t, hz + 0.045 - 0.004 * math.sin(t * 3.14))
        for t in np.linspace(0.05, 1, 12)
    ]
    tube("lever", pts, 0.0092, m, 8)
    cylinder(hx, hz - 0.048, FACE - 0.0085, m)


def cylinder(x, z, y, m):
    """Euro cylinder under the lever or beside a bar."""
    lathe("cylinder", [(0, 0.006), (0.0080, 0.006), (0.0085, 0.0055), (0.0085, 0)], m, 32, (x, y, z), "Y")
    box("cylinderfoot", x - 0.005, x + 0.005, y - 0.0057, y + 0.0005, z - 0.025, z - 0.002, m, 0.004, 3)


def leaf_bar(paints, low=480, high=1560):
    """Full-height pull bar on two standoffs, with a round escutcheon."""
    x, za = world(800, low)
    _, zb = world(800, high)
    m = paints.bar
    tube("bar", [(x, FACE - 0.062, za), (x, FACE - 0.062, zb)], 0.0155, m, 8)
    for z in (za + 0.14, zb - 0.14):
        tube("standoff", [(x, FACE, z), (x, FACE - 0.062, z)], 0.009, m, 6)
    hx, hz = world(HANDLE_X + 16, HANDLE_Z)
    lathe("escutcheon", [(0, 0.006), (0.022, 0.006), (0.0245, 0.004), (0.0245, 0)], m, 40, (hx, FACE, hz), "Y")
    cylinder(hx, hz, FACE - 0.006, m)


def letterplate(z, paints):
    """Letterplate centred on the leaf at height z (mm)."""
    cx, cz = world(447, z)
    a, b = 0.140, 0.032
    ring_sweep(
        "letter",
        rect(cx - a, cx + a, cz - b, cz + b),
        [
            (0, FACE - LAYER),
            (0, FACE - 0.004),
            (0.0012, FACE - 0.0065),
            (0.003, FACE - 0.0078),
            (0.009, FACE - 0.0082),
            (0.0105, FACE - 0.0075),
            (0.0115, FACE - 0.006),
            (0.0115, FACE - 0.001),
        ],
        paints.metal,
        False,
        40,
    )
    box(
        "flap",
        cx - a + 0.0125,
        cx + a - 0.0125,
        FACE - 0.0072,
        FACE - 0.001,
        cz - b + 0.0125,
        cz + b - 0.0125,
        paints.metal,
        0.0025,
        4,
    )


def knocker(z, paints):
    """Ring knocker and a spyhole above it."""
    cx, cz = world(447, z)
    m = paints.metal
    lathe("spyhole", [(0, 0.003), (0.004, 0.0035), (0.0075, 0.003), (0.0085, 0)], m, 32, (cx, FACE, cz + 0.16), "Y")
    lathe(
        "knob",
        [(0, 0.020), (0.010, 0.019), (0.0135, 0.014), (0.0125, 0.008), (0.020, 0.004), (0.022, 0)],
        m,
        40,
        (cx, FACE, cz + 0.045),
        "Y",
    )
    ring = [
        (cx + 0.038 * math.sin(t), FACE - 0.014 - 0.004 * (1 - math.cos(t)) / 2, cz + 0.004 + 0.038 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    tube("ring", ring, 0.0056, m, 8, True)
