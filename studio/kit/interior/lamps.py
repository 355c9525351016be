"""Indoor lamps. Metres and watts."""

import bmesh

from kit.light import point
from kit.materials.nodes import lit, simple, srgb
from kit.shapes.sheets import bm_obj
from kit.shapes.solids import lathe, tube


def drum_lamp(x, y, z, power=12, glow=2.2, h=0.52):
    """Ceramic table lamp with a lit drum shade."""
    base = simple("lampbase", srgb("#5f7277"), 0.25)
    lathe(
        "lampbase",
        [
            (0, 0),
            (0.07, 0),
            (0.075, 0.015),
            (0.045, 0.04),
            (0.085, 0.13),
            (0.075, 0.2),
            (0.02, 0.26),
            (0.012, 0.3),
            (0.012, h - 0.2),
        ],
        base,
        40,
        (x, y, z),
    )
    lathe("lampshade", [(0.17, h - 0.24), (0.14, h)], lit("lampshade", (1, 0.68, 0.40, 1), glow), 48, (x, y, z))
    point((x, y, z + h + 0.05), power, (1, 0.70, 0.42), 0.08)


def table_lamp(c, shade_glow=2.4, base="#66756f", h=0.46):
    """Ceramic table lamp with a lit linen shade, standing at c."""
    lathe(
        "lampbase",
        [
            (0, 0),
            (0.055, 0),
            (0.058, 0.008),
            (0.085, 0.07),
            (0.092, 0.12),
            (0.078, 0.18),
            (0.035, 0.225),
            (0.014, 0.24),
            (0.014, h - 0.20),
        ],
        simple("lampbase", srgb(base), 0.22),
        40,
        c,
    )
    lathe("shade", [(0.165, h - 0.22), (0.105, h)], lit("shade", (1, 0.72, 0.42), shade_glow), 40, c)


def pendant(x, y, z, ceiling, shade, lining, cord, glow=22.0):
    """Dome pendant with a lit bulb; z is the rim."""
    lathe("dome", [(0.02, 0.24), (0.05, 0.22), (0.10, 0.16), (0.145, 0.06), (0.155, 0)], shade, 40, (x, y, z))
    lathe("domein", [(0.152, 0.001), (0.142, 0.06), (0.097, 0.157), (0.02, 0.22)], lining, 40, (x, y, z))
    tube("cord", [(x, y, z + 0.24), (x, y, ceiling)], 0.003, cord)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=0.045)
    bm_obj("bulb", bm, lit("bulb", (1, 0.72, 0.42), glow), 60).location = (x, y, z + 0.07)
