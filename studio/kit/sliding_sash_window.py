"""The vertical sliding sash window: box frame, two sashes with horns, and its brass or chrome furniture.

x along the wall, z up, y into the house; the street is -y. Lengths in metres.
"""

import math

from kit import lib
import numpy as np
from kit import windows as W
from kit.lib import box, lathe, rect, ring_sweep, tube

OVOLO = W.OVOLO
STILE, TOP_RAIL, MEETING_RAIL, BOTTOM_RAIL, THICK = 0.050, 0.052, 0.040, 0.090, 0.045
BOX_DEPTH, LINING = 0.145, 0.034
HORN_DROP = 0.094


def horn_outline(width=STILE - 0.004, drop=HORN_DROP):
    """Points (x, z) of a horn from the outer edge of its stile: an S-curve that ends in a small rounded nose."""
    foot = [(0, 0.004), (0, -drop + 0.003), (0.003, -drop), (0.008, -drop)]
    nose = [(0.0085 + 0.0085 * math.sin(t), -drop + 0.0085 - 0.0085 * math.cos(t)) for t in np.linspace(0.35, 2.2, 8)]
    curve = []
    for u in np.linspace(0, 1, 18):
        x = 0.0150 + (width - 0.0185) * (0.5 - 0.5 * math.cos(math.pi * u))
        curve.append((x, -drop + 0.0175 + (drop - 0.0275) * u))
    return foot + nose + curve + [(width - 0.0035, -0.0065), (width, -0.006), (width, 0.004)]


class SlidingSash:
    """A sash window in the opening r = (x0, x1, z0, z1), its box starting at depth y.

    `bars` are the uprights and levels of each sash; `lift` raises the lower one. `mid` is the height of the meeting
    rails' middle, `top` that of their upper face, `inner` the depth of the lower sash's room side.
    """

    def __init__(self, r, y, fin, bars=(1, 0), lift=0.0, bar_w=0.022):
        x0, x1, z0, z1 = r
        self.rect, self.y, self.fin = r, y, fin
        W.ring("boxframe", (x0, x1, z0 - 0.02, z1), LINING, y, BOX_DEPTH, W.SQUARE, fin, True)
        jx0, jx1, jz0, jz1 = x0 + LINING, x1 - LINING, z0 + 0.030, z1 - LINING
        self._beads(jx0, jx1, jz0, jz1)
        foot = [(-0.035, -0.030), (0.14, -0.030), (0.14, 0.036), (0.06, 0.032), (0.055, 0.022), (-0.030, 0.002)]
        sill = [(y + dy, z0 + dz) for dy, dz in foot + [(-0.035, -0.004)]]
        W.prism("timbersill", sill, "x", x0, x1, fin.level, 0.0015)
        self.mid = (jz0 + jz1) / 2
        self.top = self.mid + MEETING_RAIL / 2
        outer, inner = y + 0.012, y + 0.017 + THICK
        self.upper = (jx0 + 0.002, jx1 - 0.002, self.mid - MEETING_RAIL / 2, jz1 + 0.004)
        self.lower = (jx0 + 0.002, jx1 - 0.002, jz0 + 0.002 + lift, self.top + lift)
        self._sash(self.upper, outer, MEETING_RAIL, TOP_RAIL, bars, bar_w)
        self._sash(self.lower, inner, BOTTOM_RAIL, MEETING_RAIL, bars, bar_w)
        for x, sign in ((self.upper[0], 1), (self.upper[1], -1)):
            self._horn(x, sign, self.upper[2], outer)
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
            box("stile", xa, xb, y, y + d, z0, z1, f.up, W.ARRIS)
        for za, zb in ((z0, z0 + low - mw), (z1 - top + mw, z1)):
            box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, za, zb, f.level, W.ARRIS * 0.7)
        hole = (x0 + s, x1 - s, z0 + low - mw, z1 - top + mw)
        front = [(du, y + dy + 0.0003) for du, dy in OVOLO]
        back = [(mw, y + d - 0.0165)] + [(du, y + d - dy - 0.0003) for du, dy in OVOLO[::-1]]
        ring_sweep("ovolo", rect(*hole), front + back, f.up, False, 30)
        W.glaze((x0 + STILE, x1 - STILE, z0 + low, z1 - top), y + 0.005, y + d - 0.004, f, bars, bar_w)

    def _horn(self, x, sign, z, y):
        """The stile runs on below the meeting rail and ends in the horn."""
        points = [(x + sign * px, z + pz) for px, pz in horn_outline()]
        horn = W.prism("horn", points[::sign], "y", y + 0.0004, y + THICK - 0.0004, self.fin.up)
        bevel = horn.modifiers.new("b", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.0016, 2, "ANGLE", math.radians(50)


def fitch_catch(x, y, z, metal, screw):
    """Fitch catch on closed meeting rails: its arm, on the inner sash, swung under the keep of the outer one.

    y is the street side of the inner sash, z the top of the rails.
    """
    half = [(0.034, 0.004), (0.034, 0.028), (0.022, 0.034)]
    plate = [(-0.034, 0.004)] + half + [(-0.022, 0.034), (-0.034, 0.028)]
    W.prism("plate", [(x + px, y + py) for px, py in plate], "z", z, z + 0.003, metal, 0.001)
    boss = [(0.015, 0.003), (0.015, 0.008), (0.011, 0.011), (0.011, 0.015), (0.0105, 0.0165), (0, 0.017)]
    lathe("boss", boss, metal, 40, (x, y + 0.018, z))
    arm = [(-0.008, 0.026), (0.008, 0.026), (0.012, 0.008), (0.006, -0.016), (-0.006, -0.016), (-0.012, 0.008)]
    W.prism("arm", [(x + px, y + py) for px, py in arm], "z", z + 0.009, z + 0.0135, metal, 0.0012)
    lever = [
        (0.004, 0.018, 0.0125),
        (0.022, 0.024, 0.0135),
        (0.040, 0.030, 0.016),
        (0.056, 0.034, 0.0185),
        (0.066, 0.036, 0.020),
    ]
    tube("lever", [(x + px, y + py, z + pz) for px, py, pz in lever], 0.0042, metal)
    knob = [
        (0, -0.0095),
        (0.0045, -0.009),
        (0.0078, -0.0055),
        (0.009, 0),
        (0.0078, 0.0055),
        (0.0045, 0.009),
        (0, 0.0095),
    ]
    lathe("knob", knob, metal, 36, (x + 0.070, y + 0.037, z + 0.021))
    box("keep", x - 0.026, x + 0.026, y - 0.0205, y - 0.002, z, z + 0.003, metal, 0.0012)
    box("hook", x - 0.016, x + 0.016, y - 0.0165, y - 0.004, z + 0.0145, z + 0.018, metal, 0.001)
    for s in (-1, 1):
        box(
            "cheek",
            x + s * 0.0155 - 0.0025,
            x + s * 0.0155 + 0.0025,
            y - 0.0165,
            y - 0.004,
            z,
            z + 0.018,
            metal,
            0.0008,
        )
        lathe("screw", [(0, 0.0036), (0.0034, 0.0032), (0.0036, 0.002)], screw, 20, (x + s * 0.027, y + 0.018, z))
        lathe("screw", [(0, 0.0036), (0.0026, 0.0033), (0.0028, 0.002)], screw, 20, (x + s * 0.0215, y - 0.011, z))


def sash_lift(x, y, z, metal, screw):
    """Hook lift on a bottom rail's room face (depth y), its middle at height z."""
    box("liftplate", x - 0.014, x + 0.014, y, y + 0.003, z - 0.020, z + 0.022, metal, 0.0013, 3)
    hook = [(0.002, 0.006), (0.012, 0.002), (0.021, -0.006), (0.026, -0.017), (0.0255, -0.024), (0.0215, -0.0255)]
    hook += [(0.0205, -0.018), (0.0165, -0.0105), (0.009, -0.005), (0.002, -0.003)]
    W.prism("lifthook", [(y + py, z + pz) for py, pz in hook], "x", x - 0.011, x + 0.011, metal, 0.0012)
    for dz in (-0.014, 0.016):
        o = lathe("screw", [(0, 0.0012), (0.003, 0.0010), (0.0034, 0)], screw, 20, (x, y + 0.003, z + dz), "Y")
        o.rotation_euler[0] = -math.pi / 2


def brass():
    """Polished brass and the brass of its screws."""
    return lib.m_metal("brass", (0.74, 0.50, 0.20, 1), 0.2), lib.simple("screws", (0.45, 0.33, 0.16, 1), 0.3, 1)


def satin_chrome():
    """Satin chrome and the steel of its screws."""
    return lib.m_metal("chrome", (0.62, 0.61, 0.59, 1), 0.26), lib.simple("screws", (0.33, 0.32, 0.31, 1), 0.3, 1)
