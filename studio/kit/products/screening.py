"""Interior screening: fixed lights with horizontal bars and a door between them. Metres."""

from kit.products.slim_sash import pane
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.solids import box, lathe, ring_sweep, tube

HALF, HEAD = 1.86, 2.42  # half width and height of the screen
DEPTH, BAR = 0.042, 0.026  # of the slim profiles: depth, and sight line of the bars
DOOR_X, DOOR_W = 0.1, 0.94
BAR_HEIGHTS = (0.62, 1.22, 1.82)


def panel(x, w, z0, z1, m, glass, edge=0.034):
    """One light from x, w wide: frame, horizontal bars, and a bevelled bead round each pane on both faces."""
    y = DEPTH / 2
    for a, b, c, d in (
        (x, x + edge, z0, z1),
        (x + w - edge, x + w, z0, z1),
        (x + edge, x + w - edge, z0, z0 + edge),
        (x + edge, x + w - edge, z1 - edge, z1),
    ):
        box("member", a, b, -y, y, c, d, m, 0.0022)
    for z in BAR_HEIGHTS:
        box(
            "glazingbar",
            x + edge - 0.001,
            x + w - edge + 0.001,
            -y + 0.003,
            y - 0.003,
            z - BAR / 2,
            z + BAR / 2,
            m,
            0.0022,
        )
    ends = [z0 + edge] + [z + s * BAR / 2 for z in BAR_HEIGHTS for s in (-1, 1)] + [z1 - edge]
    for c, d in zip(ends[::2], ends[1::2]):
        cell = rect(x + edge, x + w - edge, c, d)
        for s in (-1, 1):
            ring_sweep(
                "bead", cell, [(0, s * 0.0145), (0.004, s * 0.0145), (0.010, s * 0.006), (0.010, s * 0.002)], m, False
            )
    pane(x + edge - 0.004, x + w - edge + 0.004, z0 + edge - 0.004, z1 - edge + 0.004, 0, glass)


def pull_handle(x, z0, z1, m):
    """Round bar handles on both faces of the leaf, on short posts."""
    for s in (-1, 1):
        y = s * 0.064
        tube("pull", [(x, y, z0), (x, y, z1)], 0.0085, m)
        for z in (z0 + 0.03, z1 - 0.03):
            tube("pullpost", [(x, s * DEPTH / 2, z), (x, y, z)], 0.0065, m)
            lathe(
                "pullrose", [(0.0125, 0), (0.0125, 0.003), (0.007, 0.004)], m, 28, (x, s * DEPTH / 2, z), "Y"
            ).scale = (1, 1, -s)


def screen(m, glass, door_open):
    """Fixed lights and a door hinged on its right which opens into the study by `door_open` degrees."""
    w = (DOOR_X + HALF) / 3
    for k in range(3):
        panel(-HALF + k * w + 0.0005, w - 0.001, 0, HEAD, m, glass)
    right = DOOR_X + DOOR_W
    panel(right + 0.03, HALF - right - 0.03, 0, HEAD, m, glass)
    for x in (DOOR_X - 0.001, right):
        box("jamb", x, x + 0.03, -0.03, 0.03, 0, HEAD, m, 0.003)
    box("head", DOOR_X, right, -0.03, 0.03, HEAD - 0.034, HEAD, m, 0.003)
    with group((right - 0.004, 0, 0.008), 180 - door_open):
        width = DOOR_W - 0.036
        panel(0, width, 0, HEAD - 0.048, m, glass, 0.05)
        pull_handle(width - 0.025, 0.88, 1.24, m)
        for z in (0.25, 1.2, 2.15):
            tube("hinge", [(-0.006, -0.026, z - 0.045), (-0.006, -0.026, z + 0.045)], 0.007, m)
