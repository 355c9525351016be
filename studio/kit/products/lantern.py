"""A roof lantern of 25 degrees on its kerb. Metres."""

import math

from mathutils import Vector

from kit.materials.nodes import simple
from kit.roofs import rafter
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import beam, lathe

HALF, LY0, LY1 = 1.1, 0.3, 5.1  # the lantern's opening
RISE = math.tan(math.radians(25))
BARS = 6  # bays along the slope


def lantern(kerb, ceiling, m, glass, white):
    """The lantern on its kerb: plastered shaft from `ceiling` up, eaves frame, ridge, hips, bars and glass. Returns the ridge's height."""
    corners = [(-HALF, LY0), (HALF, LY0), (HALF, LY1), (-HALF, LY1)]
    z, ridge = kerb + 0.07, kerb + 0.07 + HALF * RISE
    ends = (LY0 + HALF, LY1 - HALF)
    edge = simple("unitedge", (0.02, 0.022, 0.024, 1), 0.4)
    for k in range(4):
        (xa, ya), (xb, yb) = corners[k], corners[(k + 1) % 4]
        quad("shaft", [(xa, ya, ceiling), (xb, yb, ceiling), (xb, yb, kerb), (xa, ya, kerb)], white)
        n = Vector((yb - ya, xa - xb, 0)).normalized()  # outwards
        t = (Vector((xb, yb, 0)) - Vector((xa, ya, 0))).normalized()
        a, b = Vector((xa, ya, 0)), Vector((xb, yb, 0))
        for name, off, low, high, w, mm, bevel in (
            ("eaves", 0.015, kerb - 0.005, kerb + 0.055, 0.09, m, 0.004),
            ("eavestrim", 0.075, kerb - 0.045, kerb + 0.032, 0.03, m, 0.006),
            ("unitedge", 0.055, z - 0.045, z - 0.012, 0.02, edge, 0),
        ):
            up = Vector((0, 0, (low + high) / 2))
            beam(
                name,
                a + n * off - t * (off + w / 2) + up,
                b + n * off + t * (off + w / 2) + up,
                w,
                high - low,
                mm,
                bevel=bevel,
            )
    rafter((0, ends[0] - 0.02, ridge + 0.012), (0, ends[1] + 0.02, ridge + 0.012), m, 0.06, 0.085, 0.12)
    for y, e in ((LY0, ends[0]), (LY1, ends[1])):
        for s in (-1, 1):
            rafter((s * HALF, y, z), (0, e, ridge), m, 0.05, 0.066, 0.08)
        rafter((0, y, z), (0, e, ridge), m)
        lathe("boss", [(0, -0.095), (0.045, -0.095), (0.05, -0.088), (0.05, -0.05)], m, 40, (0, e, ridge))
        lathe("bosscap", [(0.075, 0.02), (0.075, 0.04), (0.06, 0.052), (0, 0.056)], m, 40, (0, e, ridge))
    for k in range(1, BARS):
        y = LY0 + (LY1 - LY0) * k / BARS
        run = min(HALF, y - LY0, LY1 - y)
        for s in (-1, 1):
            rafter((s * HALF, y, z), (s * (HALF - run), y, z + run * RISE), m)
    lap = 0.065  # the glass runs past the frame to the drip edge
    low = z - lap * RISE
    a, b, c, d = -HALF - lap, HALF + lap, LY0 - lap, LY1 + lap
    for x in (a, b):
        quad("slope", [(x, c, low), (x, d, low), (0, ends[1], ridge), (0, ends[0], ridge)], glass)
    for y, e in ((c, ends[0]), (d, ends[1])):
        mesh_obj("hipend", [(a, y, low), (b, y, low), (0, e, ridge)], [(0, 1, 2)], glass)
    return ridge
