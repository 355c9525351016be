"""Windows seen from across a street or a garden: fewer parts, something drawn behind them. Metres."""

import math

import numpy as np

from kit.interior.books import book_row
from kit.interior.curtains import curtain, pleated_curtain
from kit.materials.cloth import cloth, dim_cloth
from kit.materials.nodes import lit, mat, srgb
from kit.products.slim_sash import pane
from kit.shapes.outlines import rect
from kit.shapes.sheets import level, mesh_obj, quad, wall_y
from kit.shapes.solids import box, prism, ring_sweep
from kit.windows.frame import ARRIS, OVOLO, SQUARE, glaze, ring


class DistantSash:
    """Vertical sliding sash: box frame, outer top sash with horns, inner bottom sash raised by `lift`."""

    STILE, TOP, MEET, BOTTOM, DEEP = 0.050, 0.052, 0.040, 0.090, 0.045

    def __init__(self, r, y, fin, bars=(1, 0), lift=0.0, lining=0.034, bar_w=0.022):
        x0, x1, z0, z1 = r
        self.rect, self.y, self.fin = r, y, fin
        ring("boxframe", (x0, x1, z0 - 0.02, z1), lining, y, 0.145, SQUARE, fin, True)
        jx0, jx1, jz0, jz1 = x0 + lining, x1 - lining, z0 + 0.030, z1 - lining
        for xa, xb in ((jx0 - 0.001, jx0 + 0.010), (jx1 - 0.010, jx1 + 0.001)):  # parting beads and channels
            box("channel", xa, xb, y + 0.0135 + self.DEEP, y + 0.0155 + self.DEEP, jz0, jz1, fin.up, 0.0005)
        prism(
            "timbersill",
            [
                (y - 0.035, z0 - 0.030),
                (y + 0.14, z0 - 0.030),
                (y + 0.14, z0 + 0.036),
                (y + 0.06, z0 + 0.032),
                (y + 0.055, z0 + 0.022),
                (y - 0.030, z0 + 0.002),
                (y - 0.035, z0 - 0.004),
            ],
            "x",
            x0 - 0.0,
            x1 + 0.0,
            fin.level,
            0.0015,
        )
        mid = (jz0 + jz1) / 2
        self.mid = mid
        yo, yi = y + 0.012, y + 0.014 + self.DEEP + 0.003
        up = (jx0 + 0.002, jx1 - 0.002, mid - self.MEET / 2, jz1 + 0.004)
        lo = (jx0 + 0.002, jx1 - 0.002, jz0 + 0.002 + lift, mid + self.MEET / 2 + lift)
        for rr, yy, low, top in ((up, yo, self.MEET, self.TOP), (lo, yi, self.BOTTOM, self.MEET)):
            self._sash(rr, yy, low, top, bars, bar_w)
        self.horns = [self._horn(up[0], 1, up[2], yo), self._horn(up[1], -1, up[2], yo)]
        self.upper, self.lower, self.yo = up, lo, yo

    def _sash(self, r, y, low, top, bars, bar_w):
        """Stiles and rails of their own widths, ovolo to the glass."""
        x0, x1, z0, z1 = r
        mw = OVOLO[-1][0]
        s = self.STILE - mw
        f, d = self.fin, self.DEEP
        for xa, xb in ((x0, x0 + s), (x1 - s, x1)):
            box("stile", xa, xb, y, y + d, z0, z1, f.up, ARRIS)
        box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, z0, z0 + low - mw, f.level, ARRIS * 0.7)
        box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, z1 - top + mw, z1, f.level, ARRIS * 0.7)
        hole = (x0 + s, x1 - s, z0 + low - mw, z1 - top + mw)
        ring_sweep(
            "ovolo",
            rect(*hole),
            [(du, y + dy + 0.0003) for du, dy in OVOLO]
            + [(mw, y + d - 0.010), (mw - 0.008, y + d - 0.001), (0, y + d - 0.001)],
            f.up,
            False,
            30,
        )
        glaze((x0 + self.STILE, x1 - self.STILE, z0 + low, z1 - top), y + 0.005, y + d, f, bars, bar_w)

    def _horn(self, x, sgn, z, y):
        """Decorative horn: the stile runs on below the meeting rail and ends in an ogee."""
        w, drop = self.STILE - 0.004, 0.096
        nose = [
            (0.0140 + 0.0088 * math.sin(t), -drop + 0.0088 - 0.0088 * math.cos(t)) for t in np.linspace(-0.9, 2.3, 10)
        ]
        cove = [
            (0.0215 + (w - 0.0215) * u, -drop + 0.017 + (drop - 0.022) * (u * u * (3 - 2 * u)) ** 0.8)
            for u in np.linspace(0.05, 0.95, 14)
        ]
        pts = [(0, 0.004), (0, -drop + 0.006)] + nose + cove + [(w, -0.0045), (w, 0.004)]
        poly = [(x + sgn * px, z + pz) for px, pz in pts]
        if sgn < 0:
            poly = poly[::-1]
        o = prism("horn", poly, "y", y + 0.0004, y + self.DEEP - 0.0004, self.fin.up)
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = 0.0016, 2, "ANGLE", math.radians(50)
        return o


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
        box("transom", x0 + face, x1 - face, y, y + 0.05, zt - 0.032, zt + 0.032, m, 0.005)
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
