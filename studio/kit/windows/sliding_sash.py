"""The vertical sliding sash window: box frame and two sashes with horns.

x along the wall, z up, y into the house; the street is -y. Lengths in metres.
"""

import math

import bpy
import numpy as np

from kit.shapes.outlines import rect
from kit.shapes.solids import box, prism, ring_sweep
from kit.windows.frame import ARRIS, OVOLO, SQUARE, glaze, ring

STILE, TOP_RAIL, MEETING_RAIL, BOTTOM_RAIL, THICK = 0.050, 0.052, 0.040, 0.090, 0.045
BOX_DEPTH, LINING = 0.145, 0.034
HORN_DROP = 0.094


class SlidingSash:
    """A sash window in the opening r = (x0, x1, z0, z1), its box starting at depth y.

    `bars` are the uprights and levels of each sash; `lift` raises the lower one. `mid` is the height of the meeting
    rails' middle, `top` that of their upper face, `inner` the depth of the lower sash's room side; `upper_parts` and
    `lower_parts` are the objects of each sash.
    """

    REBATE = 0.004  # the glazing bars' distance from the back of a sash

    def __init__(self, r, y, fin, bars=(1, 0), lift=0.0, bar_w=0.022):
        x0, x1, z0, z1 = r
        self.rect, self.y, self.fin = r, y, fin
        ring("boxframe", (x0, x1, z0 - 0.02, z1), LINING, y, BOX_DEPTH, SQUARE, fin, True)
        jx0, jx1, jz0, jz1 = x0 + LINING, x1 - LINING, z0 + 0.030, z1 - LINING
        self._beads(jx0, jx1, jz0, jz1)
        foot = [(-0.035, -0.030), (0.14, -0.030), (0.14, 0.036), (0.06, 0.032), (0.055, 0.022), (-0.030, 0.002)]
        sill = [(y + dy, z0 + dz) for dy, dz in foot + [(-0.035, -0.004)]]
        prism("timbersill", sill, "x", x0, x1, fin.level, 0.0015)
        self.mid = (jz0 + jz1) / 2
        self.top = self.mid + MEETING_RAIL / 2
        outer, inner = y + 0.012, y + 0.017 + THICK
        self.upper = (jx0 + 0.002, jx1 - 0.002, self.mid - MEETING_RAIL / 2, jz1 + 0.004)
        self.lower = (jx0 + 0.002, jx1 - 0.002, jz0 + 0.002 + lift, self.top + lift)
        before = set(bpy.data.objects)
        self._sash(self.upper, outer, MEETING_RAIL, TOP_RAIL, bars, bar_w)
        middle = set(bpy.data.objects)
        self._sash(self.lower, inner, BOTTOM_RAIL, MEETING_RAIL, bars, bar_w)
        self.lower_parts = set(bpy.data.objects) - middle
        for x, sign in ((self.upper[0], 1), (self.upper[1], -1)):
            self._horn(x, sign, self.upper[2], outer)
        self.upper_parts = set(bpy.data.objects) - before - self.lower_parts
        self.outer, self.lift = outer, lift
        self.inner = inner + THICK

    def _beads(self, x0, x1, z0, z1):
        """Parting beads between the sashes and staff beads on the room side."""
        part, staff = self.y + 0.0135 + THICK, self.y + 0.020 + 2 * THICK
        for sign, x in ((1, x0), (-1, x1)):
            a, b = sorted((x - sign * 0.001, x + sign * 0.010))
            box("channel", a, b, part, part + 0.002, z0, z1, self.fin.up, 0.0005)
            a, b = sorted((x - sign * 0.001, x + sign * 0.012))
            box("staffbead", a, b, staff, self.y + BOX_DEPTH - 0.002, z0, z1, self.fin.up, 0.004, 3)
        box("staffbead", x0, x1, staff, self.y + BOX_DEPTH - 0.002, z1 - 0.012, z1 + 0.001, self.fin.level, 0.004, 3)

    def _sash(self, r, y, low, top, bars, bar_w):
        """One sash: stiles, rails of their own heights, an ovolo towards the glass."""
        x0, x1, z0, z1 = r
        mw = OVOLO[-1][0]
        s, f, d = STILE - mw, self.fin, THICK
        for xa, xb in ((x0, x0 + s), (x1 - s, x1)):
            box("stile", xa, xb, y, y + d, z0, z1, f.up, ARRIS)
        for za, zb in ((z0, z0 + low - mw), (z1 - top + mw, z1)):
            box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, za, zb, f.level, ARRIS * 0.7)
        hole = (x0 + s, x1 - s, z0 + low - mw, z1 - top + mw)
        front = [(du, y + dy + 0.0003) for du, dy in OVOLO]
        ring_sweep("ovolo", rect(*hole), front + self._back(y + d), f.up, False, 30)
        glaze((x0 + STILE, x1 - STILE, z0 + low, z1 - top), y + 0.005, y + d - self.REBATE, f, bars, bar_w)

    def _back(self, y):
        """The moulding on the room side of a sash whose back is at y."""
        return [(OVOLO[-1][0], y - 0.0165)] + [(du, y - dy - 0.0003) for du, dy in OVOLO[::-1]]

    def _horn(self, x, sign, z, y):
        """The stile runs on below the meeting rail and ends in the horn."""
        points = [(x + sign * px, z + pz) for px, pz in self._horn_outline()]
        horn = prism("horn", points[::sign], "y", y + 0.0004, y + THICK - 0.0004, self.fin.up)
        bevel = horn.modifiers.new("b", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.0016, 2, "ANGLE", math.radians(50)

    def _horn_outline(self):
        """Points (x, z) of a horn from the outer edge of its stile: an S-curve that ends in a small rounded nose."""
        width, drop = STILE - 0.004, HORN_DROP
        foot = [(0, 0.004), (0, -drop + 0.003), (0.003, -drop), (0.008, -drop)]
        nose = [
            (0.0085 + 0.0085 * math.sin(t), -drop + 0.0085 - 0.0085 * math.cos(t)) for t in np.linspace(0.35, 2.2, 8)
        ]
        curve = []
        for u in np.linspace(0, 1, 18):
            x = 0.0150 + (width - 0.0185) * (0.5 - 0.5 * math.cos(math.pi * u))
            curve.append((x, -drop + 0.0175 + (drop - 0.0275) * u))
        return foot + nose + curve + [(width - 0.0035, -0.0065), (width, -0.006), (width, 0.004)]
