"""A sliding sash whose joints are seen."""

from kit.shapes.outlines import rect
from kit.shapes.solids import box, ring_sweep
from kit.windows.frame import ARRIS, OVOLO, glaze
from kit.windows.sliding_sash import STILE, THICK, SlidingSash


class JointedSash(SlidingSash):
    """A sliding sash whose rails stop short of the stiles: each joint is a fine groove with its shade."""

    GROOVE, BACK = 0.0020, 0.0015  # metres: its width, and how far rails lie behind stiles

    def _sash(self, r, y, low, top, bars, bar_w):
        """One sash, its rails and moulding a little behind its stiles."""
        x0, x1, z0, z1 = r
        mw = OVOLO[-1][0]
        s, f, d = STILE - mw, self.fin, THICK
        for xa, xb in ((x0, x0 + s), (x1 - s, x1)):
            box("stile", xa, xb, y, y + d, z0, z1, f.up, ARRIS)
        g = self.GROOVE
        for za, zb in ((z0, z0 + low - mw), (z1 - top + mw, z1)):
            box("rail", x0 + s + g, x1 - s - g, y + self.BACK, y + d - 0.0003, za, zb, f.level, ARRIS)
            for xa, xb in ((x0 + s, x0 + s + g), (x1 - s - g, x1 - s)):
                box("tenon", xa, xb, y + 0.005, y + d - 0.001, za, zb, f.level, 0)
        hole = (x0 + s, x1 - s, z0 + low - mw, z1 - top + mw)
        front = [(du, y + dy + self.BACK) for du, dy in OVOLO]
        ring_sweep("ovolo", rect(*hole), front + self._back(y + d), f.up, False, 30)
        glaze((x0 + STILE, x1 - STILE, z0 + low, z1 - top), y + 0.005, y + d - self.REBATE, f, bars, bar_w)
