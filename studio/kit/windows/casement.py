"""Casement windows, flush or storm-proof, with opening and fixed lights. Metres; y into the house.

A window is built closed, in place; `swing` then turns the parts of one sash about its hinge line.
"""

import math

from kit.shapes.outlines import rect
from kit.shapes.placing import hinged
from kit.shapes.solids import box, lathe, ring_sweep, tube
from kit.windows.frame import ARRIS, OVOLO, SQUARE, glaze, ring


class Casement:
    """A casement window in an opening: outer frame, mullions, and one light in each bay.

    `lights` is a list of (share, kind) from left to right, kind 'fixed' or 'open'; `transom` is the share of height below a
    row of top lights (or None). Flush sashes sit in the plane of the frame; otherwise they lap over it."""

    def __init__(
        self,
        r,
        y,
        fin,
        lights,
        flush=True,
        frame_w=0.048,
        depth=0.070,
        sash_w=0.060,
        mullion=0.062,
        moulding=OVOLO,
        butt=False,
        bars=(0, 0),
        fixed_as_sash=True,
        gap=0.0035,
        proud=0.012,
        lap=0.010,
        sash_depth=None,
        hinges=None,
        bar_w=0.024,
    ):
        self.fin, self.y, self.depth = fin, y, depth
        self.sashes = []
        x0, x1, z0, z1 = r
        self.parts, inner = ring("frame", r, frame_w, y, depth, SQUARE, fin, butt)
        ix0, ix1, iz0, iz1 = inner
        sd = sash_depth or (depth - 0.008)
        self.parts.append(
            ring_sweep(
                "rebate",
                rect(*inner),
                [(-0.001, y + 0.022), (0.012, y + 0.022), (0.012, y + depth - 0.004), (-0.001, y + depth - 0.004)],
                fin.up,
                False,
            )
        )
        total = sum(s for s, _ in lights)
        clear = ix1 - ix0 - mullion * (len(lights) - 1)
        x = ix0
        for i, (share, kind) in enumerate(lights):
            w = clear * share / total
            cell = (x, x + w, iz0, iz1)
            if i:
                self.parts.append(
                    box(
                        "mullion",
                        x - mullion,
                        x,
                        y + 0.0002,
                        y + depth - 0.0002,
                        iz0 - 0.001,
                        iz1 + 0.001,
                        fin.up,
                        ARRIS,
                    )
                )
                self.parts.append(
                    box(
                        "mullionIn",
                        x - mullion - 0.012,
                        x + 0.012,
                        # Half a millimetre within the rebate: coplanar faces render black where they overlap.
                        y + 0.0225,
                        y + depth - 0.0045,
                        iz0,
                        iz1,
                        fin.up,
                        0.001,
                    )
                )
            self._light(
                cell, kind, flush, sash_w, moulding, butt, bars, fixed_as_sash, gap, proud, lap, sd, hinges, bar_w
            )
            x += w + mullion

    def _light(self, c, kind, flush, sash_w, moulding, butt, bars, fixed_as_sash, gap, proud, lap, sd, hinges, bar_w):
        """Fill one bay."""
        fin = self.fin
        if kind == "fixed" and not fixed_as_sash:
            bead = [
                (0, self.y + 0.004),
                (0.004, self.y + 0.005),
                (0.018, self.y + 0.014),
                (0.020, self.y + 0.016),
                (0.020, self.y + self.depth - 0.012),
                (0.004, self.y + self.depth - 0.002),
            ]
            o = [ring_sweep("bead", rect(*c), bead, fin.up, False, 30, mH=fin.level)]
            r = (c[0] + 0.020, c[1] - 0.020, c[2] + 0.020, c[3] - 0.020)
            o += glaze(r, self.y + 0.004, self.y + self.depth, fin, bars, bar_w)
            self.sashes.append(dict(cell=c, parts=o, kind=kind))
            return
        e = gap if flush else -lap
        r = (c[0] + e, c[1] - e, c[2] + e, c[3] - e)
        y = self.y if flush else self.y - proud
        o, opening = ring("sash", r, sash_w, y, sd, moulding, fin, butt)
        o += glaze(opening, y + moulding[-1][1] - 0.010, y + sd, fin, bars, bar_w)
        if not flush:
            o.append(
                ring_sweep(
                    "lapseal",
                    rect(*r),
                    [(0.004, y + proud), (0.004, y + proud + 0.003), (0.012, y + proud + 0.003)],
                    fin.gasket,
                    False,
                )
            )
        side = {"open": None, "left": 0, "right": 1}.get(kind)
        if hinges and side is not None:
            hx = (r[0] - gap / 2, r[1] + gap / 2)[side]
            for hz in (r[2] + 0.14, r[3] - 0.14):
                o.append(
                    lathe(
                        "knuckle",
                        [(0, 0.036), (0.0045, 0.036), (0.0052, 0.034), (0.0052, -0.034), (0.0045, -0.036), (0, -0.036)],
                        hinges,
                        20,
                        (hx, y - 0.004, hz),
                    )
                )
                for s in (-1, 1):
                    o.append(
                        box(
                            "leaf",
                            min(hx, hx + s * 0.017),
                            max(hx, hx + s * 0.017),
                            y - 0.0018,
                            y,
                            hz - 0.032,
                            hz + 0.032,
                            hinges,
                            0.0008,
                        )
                    )
        self.sashes.append(dict(cell=c, parts=o, kind=kind, rect=r, y=y, depth=sd))

    def swing(self, i, degrees, side="left"):
        """Open sash i outwards about its left or right edge, and show the friction stay."""
        s = self.sashes[i]
        x0, x1, z0, z1 = s["rect"]
        hx = x0 + 0.004 if side == "left" else x1 - 0.004
        hinged(s["parts"], (hx, s["y"] + 0.012, z0), (0, 0, -degrees if side == "left" else degrees))
        k = 1 if side == "left" else -1
        a = math.radians(degrees)
        for z in (s["cell"][2] + 0.006, s["cell"][3] - 0.010):
            p = (hx + k * 0.30, self.y + 0.028, z)
            q = (hx + k * 0.17 * math.cos(a), s["y"] + 0.028 - 0.17 * math.sin(a), z)
            tube("stay", [p, q], 0.0045, self.fin.metal, 3)
            tube(
                "track",
                [(hx + k * 0.02, self.y + 0.030, z - 0.002), (hx + k * 0.34, self.y + 0.030, z - 0.002)],
                0.004,
                self.fin.metal,
                3,
            )


def gap_seals(win, gap, fin, deep=0.009):
    """Dark seal `deep` metres down in the gap round each flush sash, so that the gap shows as one fine line."""
    for sash in win.sashes:
        if "rect" in sash:
            y = sash["y"] + deep
            ring_sweep("gapseal", rect(*sash["cell"]), [(-0.0008, y), (gap + 0.0008, y)], fin.gasket, False)
