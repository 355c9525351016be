"""Aluminium sliding doors of three sashes on two tracks. Metres."""

import bpy

from kit.materials.nodes import simple, srgb
from kit.products.slim_sash import outer_frame, pane
from kit.shapes.outlines import rect
from kit.shapes.solids import box, ring_sweep, tube

INTERLOCK = 0.047  # specification: 47 mm
X0, X1, HEAD = -2.5, 2.5, 2.4  # structural opening
FRAME_Y = 0.06
TRACK = 0.058  # distance between the two tracks
RAIL = 0.082
INNER0, INNER1 = X0 + 0.048, X1 - 0.048  # between the jambs
SASH = (INNER1 - INNER0 + 2 * INTERLOCK) / 3
CLOSED = SASH - INTERLOCK  # where the middle sash meets both others


def sliding_sash(x, width, y, z0, z1, m, gasket, glass, interlock_left, interlock_right):
    """One sash: rails top and bottom, slim stiles where it meets the next sash."""
    left, right = (INTERLOCK if k else RAIL for k in (interlock_left, interlock_right))
    d = 0.046
    box("stile", x, x + left, y, y + d, z0, z1, m, 0.002)
    box("stile", x + width - right, x + width, y, y + d, z0, z1, m, 0.002)
    box("rail", x + left, x + width - right, y + 0.001, y + d - 0.001, z0, z0 + RAIL, m, 0.002)
    box("rail", x + left, x + width - right, y + 0.001, y + d - 0.001, z1 - RAIL, z1, m, 0.002)
    ring_sweep(
        "gasket",
        rect(x + left, x + width - right, z0 + RAIL, z1 - RAIL),
        [(0, y + 0.008), (0.003, y + 0.008), (0.003, y + 0.02)],
        gasket,
        False,
    )
    pane(x + left - 0.005, x + width - right + 0.005, z0 + RAIL - 0.005, z1 - RAIL + 0.005, y + 0.02, glass)


def sliding_doors(m, gasket, glass, steel, slid):
    """Frame and three sashes; the middle one is slid over the left one and begins `slid` metres from the jamb. Returns its parts."""
    outer_frame(X0 + 0.004, X1 - 0.004, -0.025, HEAD - 0.004, FRAME_Y - 0.02, FRAME_Y + 0.14, m, 0.045)
    box("cill", X0 - 0.03, X1 + 0.03, FRAME_Y - 0.12, FRAME_Y, -0.028, 0.004, m, 0.003)
    for k in (0, 1):
        y = FRAME_Y + k * TRACK + 0.023
        box("trackweb", X0 + 0.046, X1 - 0.046, y - 0.0025, y + 0.0025, 0.014, 0.028, steel, 0.0006)
        tube("trackhead", [(X0 + 0.046, y, 0.029), (X1 - 0.046, y, 0.029)], 0.004, steel, 4)
        box("trackfoot", X0 + 0.046, X1 - 0.046, y - 0.013, y + 0.013, 0.018, 0.0222, steel, 0.0006)
    brush = simple("brush", srgb("#2c2d2e"), 0.95, noise=0.4, bump=0.6, scale=400)
    box("brush", X0 + 0.046, X1 - 0.046, FRAME_Y + TRACK - 0.009, FRAME_Y + TRACK - 0.002, 0.02, 0.030, brush, 0.001)
    for x in (-1.8, -0.6, 0.62, 1.8):
        box(
            "drain",
            x - 0.02,
            x + 0.02,
            FRAME_Y - 0.0225,
            FRAME_Y - 0.019,
            -0.018,
            -0.008,
            simple("drainslot", (0.01, 0.01, 0.01, 1), 0.7),
            0.001,
        )
    w = SASH
    z0, z1 = 0.031, HEAD - 0.052
    sliding_sash(INNER0, w, FRAME_Y + TRACK, z0, z1, m, gasket, glass, False, True)
    sliding_sash(INNER1 - w, w, FRAME_Y + TRACK, z0, z1, m, gasket, glass, True, False)
    before = set(bpy.data.objects)
    x = INNER0 + slid
    sliding_sash(x, w, FRAME_Y, z0, z1, m, gasket, glass, True, True)
    box("pull", x + w - 0.036, x + w - 0.012, FRAME_Y - 0.034, FRAME_Y - 0.022, 0.85, 1.2, steel, 0.004)
    for z in (0.87, 1.17):
        box("pullfoot", x + w - 0.032, x + w - 0.016, FRAME_Y - 0.024, FRAME_Y, z, z + 0.014, steel, 0.002)
    return [part for part in bpy.data.objects if part not in before]
