"""The dining room with bi-fold doors and its terrace in the evening: lamps indoors and on the wall, candles on the paving. Watts."""

import math

from kit.garden.furniture import storm_lantern
from kit.light import area, bounce_up, point, sky_world, spot
from kit.materials.nodes import lit
from kit.products.bi_fold import OUTER
from kit.shapes.solids import lathe

WARM = (1, 0.80, 0.58)


def evening_light(room):
    """Light for `room` (left, right, height), the wall lamps and the terrace, under a sky that is still a little bright."""
    left, right, height = room
    glow = lit("lampglow", (1, 0.66, 0.36, 1), 12)
    for x in (-2.75, 2.75):
        at = (x, OUTER + 0.066, 1.77)
        for d in (-1, 1):
            lathe("lampend", [(0, 0), (0.034, 0)], glow, 24, (at[0], at[1], at[2] + d * 0.089))
            spot((at[0], at[1], at[2] + d * 0.095), (0 if d < 0 else math.pi, 0, 0), 16, WARM, 95)
    for x, y, h in ((-2.36, 1.34, 0.38), (-2.52, 1.72, 0.27), (2.36, 1.30, 0.32)):
        storm_lantern(x, y, -0.03, 14, 2.2, h)
    for y in (-1.3, -2.2):
        point((1.75, y, 1.58), 16, WARM, 0.1)
    for place, size, power in (((0.1, -3.2, height - 0.03), 4.4, 58), ((0.1, -0.9, height - 0.03), 4.4, 20)):
        fill = area(place, (place[0], place[1], 0), size, power, (1, 0.82, 0.60), sy=1.4)
        fill.visible_glossy = False
    bounce_up(left, right, -5.5, -0.2, 14, (1, 0.84, 0.64))
    terrace = area((0.4, 6.4, 2.6), (0, 1.2, 0.4), 3.6, 60, (1, 0.90, 0.78), sy=1.6)
    terrace.visible_glossy = False
    sky_world(
        "#35588f", "#d9ae90", "#8f97ae", cover=0.4, camera_strength=0.7, turn=20, strength=0.42, saturation=0.35, mirror_sky=0.4
    )
