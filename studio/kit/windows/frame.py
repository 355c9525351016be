"""Frames, glazing bars and sealed units of windows. Metres; y into the house, the street at -y."""

import math

import numpy as np

from kit.shapes.outlines import rect
from kit.shapes.sheets import quad
from kit.shapes.solids import box, prism, ring_sweep

ARRIS = 0.0018
OVOLO = (
    [(0, 0), (0.0015, 0.0030)]
    + [(0.0015 + 0.0125 * math.sin(t), 0.0030 + 0.0115 * (1 - math.cos(t))) for t in np.linspace(0.25, math.pi / 2, 6)]
    + [(0.0160, 0.0150)]
)
CHAMFER = [(0, 0), (0.0010, 0.0004), (0.0150, 0.0100), (0.0160, 0.0115)]
SQUARE = [(0, 0), (0.0012, 0.0004), (0.0016, 0.0016), (0.0020, 0.0140)]


def ring(name, r, w, y, depth, moulding, fin, butt=False, lower=None):
    """One closed frame of section `w` x `depth` around rect r = (x0, x1, z0, z1), its moulding towards the glass.

    `butt` makes stiles and rails as separate members (timber-style joints); `lower` is the height of a deeper bottom rail.
    Returns (objects, opening rect)."""
    x0, x1, z0, z1 = r
    mw, md = moulding[-1]
    if not butt and not lower:
        prof = [(0, y + depth), (0, y + ARRIS), (ARRIS * 0.4, y + ARRIS * 0.4), (ARRIS, y)]
        prof += [(w - mw + du, y + dy) for du, dy in moulding]
        prof += [(w, y + depth - 0.012), (w - 0.010, y + depth - 0.001), (w - 0.012, y + depth), (0, y + depth)]
        obs = [ring_sweep(name, rect(*r), prof, fin.up, False, 30, mH=fin.level)]
        return obs, (x0 + w, x1 - w, z0 + w, z1 - w)
    lo = lower or w
    i = w - mw
    g = 0.0002 if not butt else 0.0006
    obs = [
        box(name + "S", x0, x0 + i, y, y + depth, z0, z1, fin.up, ARRIS),
        box(name + "S", x1 - i, x1, y, y + depth, z0, z1, fin.up, ARRIS),
        box(name + "R", x0 + i + g, x1 - i - g, y + 0.0002, y + depth - 0.0002, z1 - i, z1, fin.level, ARRIS * 0.6),
        box(
            name + "R", x0 + i + g, x1 - i - g, y + 0.0002, y + depth - 0.0002, z0, z0 + lo - mw, fin.level, ARRIS * 0.6
        ),
    ]
    hole = (x0 + i, x1 - i, z0 + lo - mw, z1 - i)
    prof = [(du, y + dy + 0.0003) for du, dy in moulding] + [
        (mw, y + depth - 0.012),
        (mw - 0.010, y + depth - 0.001),
        (0, y + depth - 0.001),
    ]
    obs.append(ring_sweep(name + "M", rect(*hole), prof, fin.up, False, 30, mH=fin.level))
    return obs, (x0 + w, x1 - w, z0 + lo, z1 - w)


def glazing_bar(name, axis, at, a, b, y, yb, w, m):
    """Astragal bar on both faces of the unit: face at y, room side at yb, glass between."""

    def half(ya, yg):
        return [
            (at - w / 2, yg),
            (at - w * 0.42, ya + (yg - ya) * 0.55),
            (at - w * 0.26, ya + (yg - ya) * 0.12),
            (at - w * 0.18, ya),
            (at + w * 0.18, ya),
            (at + w * 0.26, ya + (yg - ya) * 0.12),
            (at + w * 0.42, ya + (yg - ya) * 0.55),
            (at + w / 2, yg),
        ]

    yg = (y + yb) / 2
    obs = []
    for ya in (y, yb):
        poly = half(ya, yg)
        obs.append(prism(name, poly if axis == "z" else [(q, p) for p, q in poly], axis, a, b, m))
    return obs


def glaze(r, y_face, y_back, fin, bars=(0, 0), bar_w=0.024, glass=None):
    """Gaskets, spacer, pane and bars in an opening r; bars = (uprights, levels)."""
    x0, x1, z0, z1 = r
    yg = y_face + 0.024
    obs = [
        ring_sweep(
            "gasket",
            rect(*r),
            [(-0.002, y_face + 0.012), (0.0028, y_face + 0.0135), (0.0030, yg + 0.0005)],
            fin.gasket,
            False,
        ),
        ring_sweep(
            "gasketIn",
            rect(*r),
            [(-0.002, y_back - 0.012), (0.0028, y_back - 0.0135), (0.003, yg + 0.001)],
            fin.gasket,
            False,
        ),
        ring_sweep(
            "spacer", rect(*r), [(0.0, yg + 0.004), (0.0075, yg + 0.004), (0.0075, yg + 0.010)], fin.spacer, False
        ),
        quad(
            "pane",
            [
                (x0 - 0.004, yg, z0 - 0.004),
                (x1 + 0.004, yg, z0 - 0.004),
                (x1 + 0.004, yg, z1 + 0.004),
                (x0 - 0.004, yg, z1 + 0.004),
            ],
            glass or fin.glass,
        ),
    ]
    obs[-1].visible_diffuse = obs[-1].visible_glossy = False
    nx, nz = bars
    yf, yb = y_face + 0.005, y_back - 0.010
    for i in range(nx):
        x = x0 + (x1 - x0) * (i + 1) / (nx + 1)
        obs += glazing_bar("bar", "z", x, z0 - 0.001, z1 + 0.001, yf, yb, bar_w, fin.up)
    for k in range(nz):
        z = z0 + (z1 - z0) * (k + 1) / (nz + 1)
        obs += glazing_bar("bar", "x", z, x0 - 0.001, x1 + 0.001, yf + 0.0004, yb - 0.0004, bar_w, fin.level)
    return obs
