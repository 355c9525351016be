"""Sash, pane and outer frame shared by the aluminium doors and the conservatory. Metres."""

from kit.doors.furniture import slim_lever
from kit.shapes.outlines import rect
from kit.shapes.sheets import plate, quad
from kit.shapes.solids import box, ring_sweep


def sash(w, h, m, gasket, glass, face=0.066, depth=0.06, bottom=None):
    """An aluminium sash: x 0..w, z 0..h, front at y = 0, both sides finished."""
    ring_sweep(
        "sash",
        rect(0, w, 0, h),
        [
            (0, depth),
            (0, 0.0015),
            (0.0015, 0),
            (face - 0.008, 0),
            (face - 0.006, 0.0012),
            (face, 0.010),
            (face, depth - 0.01),
        ],
        m,
        False,
        30,
    )
    ring_sweep(
        "sashback",
        rect(0, w, 0, h)[::-1],
        [(0, depth), (0, depth + 0.0015), (-face, depth + 0.0015), (-face, depth - 0.01)],
        m,
        False,
        30,
    )
    ring_sweep(
        "gasket",
        rect(face - 0.0005, w - face + 0.0005, face - 0.0005, h - face + 0.0005),
        [(0, 0.0105), (0.003, 0.0105), (0.003, 0.02)],
        gasket,
        False,
    )
    pane(face - 0.006, w - face + 0.006, face - 0.006, h - face + 0.006, 0.022, glass)
    if bottom:
        box("bottomrail", face * 0.5, w - face * 0.5, -0.001, depth, 0, bottom, m, 0.002)


def pane(x0, x1, z0, z1, y, glass):
    """A sheet of glass facing -Y."""
    return quad("pane", [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], glass)


def outer_frame(x0, x1, z0, z1, y, depth, m, face=0.048):
    """Fixed frame of a door or window set."""
    return ring_sweep(
        "outer",
        rect(x0, x1, z0, z1),
        [(0, depth), (0, y + 0.001), (0.001, y), (face - 0.002, y), (face, y + 0.002), (face, depth)],
        m,
        False,
        30,
    )


def panel_door(m, w, h, handle):
    """Six-panel door: x 0..w, z 0..h, facing -Y, handle on the right."""
    cells = [
        (x0, x1, z0, z1)
        for x0, x1 in ((0.1, w / 2 - 0.05), (w / 2 + 0.05, w - 0.1))
        for z0, z1 in ((0.18, 0.72), (0.84, 1.42), (1.52, h - 0.11))
    ]
    plate("leaf", rect(0, w, 0, h), [rect(*c) for c in cells], 0, m)
    for c in cells:
        ring_sweep("panel", rect(*c), [(0, 0), (0.006, 0.006), (0.014, 0.009), (0.03, 0.009), (0.05, 0.003)], m)
    box("leafedge", 0, w, 0.009, 0.04, 0, h, m, 0)
    slim_lever(w - 0.06, 1.0, 0, handle)
