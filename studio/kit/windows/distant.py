"""Windows seen from across a street or a garden: fewer parts, with a suggestion of a room behind. Metres."""

import math

import numpy as np

from kit.interior.books import book_row
from kit.interior.curtains import curtain, pleated_curtain
from kit.materials.cloth import cloth, dim_cloth
from kit.materials.nodes import lit, mat, srgb
from kit.products.slim_sash import pane
from kit.shapes.outlines import rect
from kit.shapes.sheets import level, mesh_obj, quad, wall_y
from kit.shapes.solids import box, ring_sweep
from kit.windows.frame import OVOLO
from kit.windows.sliding_sash import STILE, SlidingSash, THICK


class DistantSash(SlidingSash):
    """A sliding sash across the street: without staff beads, with plainer mouldings and an ogee for a horn."""

    REBATE = 0.0

    def _beads(self, x0, x1, z0, z1):
        """Parting beads only."""
        part = self.y + 0.0135 + THICK
        for xa, xb in ((x0 - 0.001, x0 + 0.010), (x1 - 0.010, x1 + 0.001)):
            box("channel", xa, xb, part, part + 0.002, z0, z1, self.fin.up, 0.0005)

    def _back(self, y):
        """A chamfer in place of the moulding."""
        mw = OVOLO[-1][0]
        return [(mw, y - 0.010), (mw - 0.008, y - 0.001), (0, y - 0.001)]

    def _horn_outline(self):
        """An ogee."""
        w, drop = STILE - 0.004, 0.096
        nose = [
            (0.0140 + 0.0088 * math.sin(t), -drop + 0.0088 - 0.0088 * math.cos(t)) for t in np.linspace(-0.9, 2.3, 10)
        ]
        cove = [
            (0.0215 + (w - 0.0215) * u, -drop + 0.017 + (drop - 0.022) * (u * u * (3 - 2 * u)) ** 0.8)
            for u in np.linspace(0.05, 0.95, 14)
        ]
        return [(0, 0.004), (0, -drop + 0.006)] + nose + cove + [(w, -0.0045), (w, 0.004)]


def cottage_window(x0, x1, z0, z1, m, rg, sill, glass, bars=1, drapes="#cfc3ae", room_glow=0.45):
    """White two-light window with stone sill, curtains and a dim room behind it."""
    ring_sweep(
        "windowframe",
        rect(x0, x1, z0, z1),
        [(0, 0.12), (0, 0.056), (0.001, 0.055), (0.040, 0.055), (0.046, 0.062), (0.050, 0.07), (0.05, 0.12)],
        m,
        False,
        30,
    )
    mid = (x0 + x1) / 2
    for a, b in ((x0 + 0.048, mid), (mid, x1 - 0.048)):
        ring_sweep(
            "light",
            rect(a, b, z0 + 0.048, z1 - 0.048),
            [(0, 0.1), (0, 0.051), (0.002, 0.049), (0.036, 0.049), (0.044, 0.058), (0.046, 0.064), (0.046, 0.09)],
            m,
            False,
            30,
        )
        for k in range(bars):
            z = z0 + 0.048 + (z1 - z0 - 0.096) * (k + 1) / (bars + 1)
            box("bar", a + 0.044, b - 0.044, 0.056, 0.076, z - 0.012, z + 0.012, m, 0.005)
        mesh_obj(
            "windowpane",
            [(x, 0.068, z) for x, z in rect(a + 0.03, b - 0.03, z0 + 0.08, z1 - 0.08)],
            [(0, 1, 2, 3)],
            glass,
        )
    box("sill", x0 - 0.07, x1 + 0.07, -0.055, 0.09, z0 - 0.07, z0, sill, 0.008, 3)
    fabric = cloth("drapes", drapes, glow=room_glow * 0.55)
    w = x1 - x0
    curtain(x0 - 0.05, x0 + w * 0.27, 0.24, z0 - 0.1, z1 + 0.05, fabric, 4, 0.03)
    curtain(x1 + 0.05, x1 - w * 0.27, 0.24, z0 - 0.1, z1 + 0.05, fabric, 4, 0.03)
    m2, n = mat("dimroom")
    c = n.ramp(
        n.noise(n.pos(), 1.4, 2, 0.4),
        [(0.35, srgb("#3a2f26")), (0.5, srgb("#7d6a55")), (0.62, srgb("#4d4237")), (0.7, srgb("#a58c6c"))],
    )
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": room_glow}))
    m2.cycles.sample_as_light = False
    wall_y("dimroom", x0 - 0.6, x1 + 0.6, z0 - 0.6, z1 + 0.4, 1.1, m2)
    level("innersill", x0, x1, 0.12, 0.34, z0 + 0.02, m)
    book_row(x0 + w * 0.34, 0.17, z0 + 0.02, rg, 5)


def distant_casement(
    x0, x1, z0, z1, y, m, glass, rg, mullions=1, transom=None, inside="curtains", face=0.06, cloth="#d9cfbd"
):
    """A house window seen from outside, with something behind the glass so that it is never black."""
    ring_sweep(
        "casement",
        rect(x0 + 0.006, x1 - 0.006, z0 + 0.006, z1 - 0.006),
        [(0, y + 0.07), (0, y), (face, y), (face + 0.014, y + 0.014), (face + 0.014, y + 0.05)],
        m,
        False,
    )
    for k in range(mullions):
        cx = x0 + (x1 - x0) * (k + 1) / (mullions + 1)
        box("mullion", cx - 0.036, cx + 0.036, y, y + 0.05, z0 + face, z1 - face, m, 0.005)
    if transom:
        zt = z0 + (z1 - z0) * transom
        # Half a millimetre further in: coplanar faces render black where they overlap.
        box("transom", x0 + face, x1 - face, y + 0.0005, y + 0.0495, zt - 0.032, zt + 0.032, m, 0.005)
    pane(x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, y + 0.03, glass)
    quad(
        "dimroom",
        [
            (x0 - 0.1, y + 0.65, z0 - 0.1),
            (x1 + 0.1, y + 0.65, z0 - 0.1),
            (x1 + 0.1, y + 0.65, z1 + 0.1),
            (x0 - 0.1, y + 0.65, z1 + 0.1),
        ],
        lit("dimroom", (0.16, 0.135, 0.11), 0.55),
    )
    cl = dim_cloth(cloth)
    if inside == "curtains":
        w = (x1 - x0) * 0.24
        for a, b in ((x0, x0 + w), (x1 - w, x1)):
            pleated_curtain(a, b, y + 0.16, z0 - 0.05, z1, cl, rg)
    elif inside == "blind":
        drop = z0 + (z1 - z0) * rg.uniform(0.45, 0.7)
        box("blind", x0 + 0.03, x1 - 0.03, y + 0.10, y + 0.115, drop, z1, cl, 0.003)
    elif inside == "net":
        pleated_curtain(x0, x1, y + 0.14, z0 - 0.05, z1, cl, rg)


def inner_frame(r, y, deep, m):
    """Frame of a window seen from the far side of its room, in the wall at y; `deep`: where its back and its rebate end."""
    profile = [(0, y + deep[0]), (0, y + 0.12), (0.055, y + 0.12), (0.065, y + 0.13), (0.065, y + deep[1])]
    ring_sweep("window", rect(*r), profile, m, False)
