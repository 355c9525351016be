"""Door furniture, on a leaf whose face is y = 0. Metres."""

import math

import numpy as np

from kit.materials.nodes import simple, srgb
from kit.shapes.outlines import rect
from kit.shapes.solids import box, lathe, ring_sweep, text, tube

HANDLE_HEIGHT = 1.0


def lever(x, m, side=1, z=HANDLE_HEIGHT):
    """Lever handle on a long back plate with euro cylinder; `side` is the side of the leaf it stands on (+1 right)."""
    dark = simple("dark", (0.01, 0.01, 0.01, 1), 0.8)
    box("backplate", x - 0.0165, x + 0.0165, -0.0085, 0, z - 0.125, z + 0.115, m, 0.0075, 5)
    lathe("rose", [(0, 0.013), (0.0115, 0.013), (0.0125, 0.012), (0.0125, 0)], m, 40, (x, -0.008, z + 0.045), "Y")
    s = side
    pts = [(x, -0.018, z + 0.045), (x, -0.040, z + 0.045)]
    pts += [
        (x - s * 0.012 * (1 - math.cos(t)), -0.040 - 0.012 * math.sin(t), z + 0.045)
        for t in np.linspace(0.2, math.pi / 2, 6)
    ]
    pts += [
        (x - s * (0.012 + 0.105 * t), -0.052 + 0.006 * t * t, z + 0.045 - 0.004 * math.sin(t * math.pi))
        for t in np.linspace(0.05, 1, 12)
    ]
    tube("lever", pts, 0.0088, m, 8)
    lathe("cylinder", [(0, 0.006), (0.008, 0.006), (0.0085, 0.0055), (0.0085, 0)], m, 32, (x, -0.0085, z - 0.048), "Y")
    box("cylinder", x - 0.005, x + 0.005, -0.0142, -0.008, z - 0.073, z - 0.05, m, 0.004, 3)
    box("keyway", x - 0.0008, x + 0.0008, -0.0147, -0.014, z - 0.0525, z - 0.0435, dark, 0)
    for dz in (0.098, -0.108):
        lathe("screw", [(0, 0.0012), (0.003, 0.001), (0.0038, 0)], m, 20, (x, -0.0085, z + dz), "Y")


def bar_handle(x, z0, z1, m, r=0.0165):
    """Long tubular pull on two stand-offs, with the cylinder rose beside it."""
    tube("bar", [(x, -0.075, z0), (x, -0.075, z1)], r, m, 8)
    for z in (z0 + 0.12, z1 - 0.12):
        tube("standoff", [(x, 0, z), (x, -0.07, z)], 0.009, m, 6)
        lathe("rose", [(0, 0.006), (0.016, 0.006), (0.018, 0.004), (0.018, 0)], m, 32, (x, 0, z), "Y")


def cylinder_rose(x, z, m):
    """Round security rose over a euro cylinder."""
    dark = simple("dark", (0.01, 0.01, 0.01, 1), 0.8)
    lathe("rose", [(0, 0.008), (0.020, 0.008), (0.025, 0.006), (0.026, 0)], m, 40, (x, 0, z), "Y")
    lathe("plug", [(0, 0.012), (0.0075, 0.012), (0.0085, 0.010), (0.0085, 0.006)], m, 32, (x, 0, z), "Y")
    box("keyway", x - 0.0009, x + 0.0009, -0.0125, -0.0118, z - 0.005, z + 0.005, dark, 0)


def letter_plate(z, m, half_w=0.150, x=0.0):
    """Letter plate with a sprung flap, centred at (x, z)."""
    a, b = half_w, 0.036
    ring_sweep(
        "letterplate",
        rect(x - a, x + a, z - b, z + b),
        [
            (0, 0),
            (0, -0.004),
            (0.0012, -0.0065),
            (0.003, -0.0078),
            (0.009, -0.0082),
            (0.0105, -0.0075),
            (0.0115, -0.006),
            (0.0115, -0.001),
        ],
        m,
        False,
        40,
    )
    box("flap", x - a + 0.0125, x + a - 0.0125, -0.0072, -0.001, z - b + 0.0125, z + b - 0.0125, m, 0.0025, 4)


def ring_knocker(z, m, x=0.0):
    """Ring knocker on a boss."""
    lathe(
        "boss",
        [(0, 0.020), (0.010, 0.019), (0.0135, 0.014), (0.0125, 0.008), (0.020, 0.004), (0.022, 0)],
        m,
        40,
        (x, 0, z + 0.045),
        "Y",
    )
    ring = [
        (x + 0.038 * math.sin(t), -0.014 - 0.004 * (1 - math.cos(t)) / 2, z + 0.004 + 0.038 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    tube("ring", ring, 0.0052, m, 8, True)


def centre_knob(z, m, x=0.0, r=0.038):
    """Round door knob on a stepped rose."""
    k = r / 0.038
    lathe(
        "knob",
        [
            (0, 0.062 * k),
            (0.018 * k, 0.060 * k),
            (0.032 * k, 0.052 * k),
            (0.038 * k, 0.040 * k),
            (0.034 * k, 0.030 * k),
            (0.018 * k, 0.022 * k),
            (0.014 * k, 0.012 * k),
            (0.030 * k, 0.008 * k),
            (0.040 * k, 0.005 * k),
            (0.042 * k, 0),
        ],
        m,
        48,
        (x, 0, z),
        "Y",
    )


def door_number(s, z, x=0.0, y=-0.005, size=0.085):
    """Raised brass numerals; half metallic, so that they stay readable where they mirror the dark."""
    text("number", s, size, (x, y, z), simple("numerals", srgb("#dcb974"), 0.35, metal=0.4), ext=0.004, bev=0.0012)


def spyhole(z, m, x=0.0):
    """Door viewer."""
    lathe("spyhole", [(0, 0.003), (0.004, 0.0035), (0.0075, 0.003), (0.0085, 0)], m, 32, (x, 0, z), "Y")


def butt_hinges(x, heights, m):
    """Knuckles of the hinges on the frame side of a leaf."""
    for z in heights:
        lathe(
            "hinge",
            [(0, 0.052), (0.007, 0.052), (0.008, 0.05), (0.008, -0.05), (0.007, -0.052), (0, -0.052)],
            m,
            20,
            (x, -0.004, z),
        )


def slim_lever(x, z, y, m, side=-1):
    """Lever handle on a backplate; `side` says which way the lever points."""
    box("backplate", x - 0.014, x + 0.014, y - 0.010, y, z - 0.11, z + 0.09, m, 0.006, 4)
    tube(
        "lever",
        [
            (x, y - 0.01, z + 0.03),
            (x, y - 0.045, z + 0.03),
            (x + side * 0.02, y - 0.05, z + 0.03),
            (x + side * 0.12, y - 0.05, z + 0.03),
        ],
        0.009,
        m,
    )
