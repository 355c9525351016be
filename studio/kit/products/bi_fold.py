"""Aluminium bi-fold doors of four panes, shut or folded outwards in two pairs. Metres."""

import math

from kit.doors.furniture import slim_lever
from kit.materials.nodes import simple
from kit.materials.stone import m_stone
from kit.products.slim_sash import outer_frame, sash
from kit.shapes.placing import group
from kit.shapes.solids import box, lathe, tube

HALF_OPENING, HEAD = 2.25, 2.25  # opening in the garden wall, which stands at y = 0
OUTER = 0.31  # the wall's garden face
FOLD = 72  # degrees between a folded pane and the track
TRACK_Y = 0.12


def hinge(height, metal):
    """Three-part hinges on a pane's hanging edge at x = 0: knuckle and the two leaves."""
    for z in (0.16, height / 2, height - 0.16):
        for k in (-1, 0, 1):
            lathe(
                "knuckle",
                [(0, 0.0195), (0.0085, 0.0195), (0.0095, 0.018), (0.0095, -0.018), (0.0085, -0.0195), (0, -0.0195)],
                metal,
                24,
                (-0.003, -0.009, z + k * 0.040),
            )
        box("hingeleaf", 0.002, 0.046, -0.005, 0.0005, z - 0.058, z + 0.058, metal, 0.003, 3)
        for dz in (-0.04, 0.04):
            lathe("hingescrew", [(0, 0.0012), (0.0035, 0.001), (0.0042, 0)], metal, 16, (0.026, -0.005, z + dz), "Y")


def threshold(frame, steel):
    """Low threshold: two upstands with the roller groove between them and a brush along the groove."""
    w = HALF_OPENING - 0.02
    box("thresholdbase", -w, w, TRACK_Y - 0.07, TRACK_Y + 0.11, -0.026, -0.004, frame, 0.002)
    for y0, y1, z in ((-0.07, -0.058, 0.006), (-0.018, -0.009, 0.008), (0.009, 0.018, 0.008), (0.096, 0.11, 0.002)):
        box("upstand", -w, w, TRACK_Y + y0, TRACK_Y + y1, -0.006, z, frame, 0.0012)
    box("trim", -w, w, -0.004, TRACK_Y - 0.069, -0.012, 0.003, frame, 0.001)
    box("runner", -w, w, TRACK_Y - 0.009, TRACK_Y + 0.009, -0.008, -0.002, steel, 0.0008)
    box(
        "brush",
        -w,
        w,
        TRACK_Y - 0.030,
        TRACK_Y - 0.024,
        -0.005,
        0.012,
        simple("brush", (0.02, 0.02, 0.021, 1), 0.95, noise=0.3, bump=0.6, scale=400),
        0.001,
    )


def roller(x, y, steel):
    """The carriage that guides the joint of a folded pair in the groove."""
    box("carriage", x - 0.035, x + 0.035, y - 0.007, y + 0.007, -0.001, 0.010, steel, 0.002)
    tube("spindle", [(x, y, 0.005), (x, y, 0.05)], 0.007, steel, 5)


def bi_fold_doors(frame, gasket, glass, steel, closed, pairs=2):
    """Outer frame and four panes: shut, or folded outwards in two pairs, of which the right one alone is made when `pairs` is 1."""
    w = HALF_OPENING
    outer_frame(-w + 0.004, w - 0.004, -0.02, HEAD - 0.004, TRACK_Y - 0.04, TRACK_Y + 0.06, frame)
    threshold(frame, steel)
    sill = m_stone("doorsill", "#8f897e", "#827c71", "#746e64", 4, 0.75, 0.3, 0.002)
    box("doorsill", -w + 0.003, w - 0.003, TRACK_Y + 0.055, OUTER + 0.035, -0.045, -0.006, sill, 0.004, 3)
    inner = w - 0.052
    pitch, height = inner / 2, HEAD - 0.070
    c, s = pitch * math.cos(math.radians(FOLD)), pitch * math.sin(math.radians(FOLD))
    places = (
        (-inner, TRACK_Y, FOLD),
        (-inner + c + 0.012, TRACK_Y + s, -FOLD),
        (inner - c, TRACK_Y + s, -FOLD),
        (inner - 2 * c - 0.012, TRACK_Y, FOLD),
    )
    places = places[4 - 2 * pairs :]
    if closed:
        places = tuple((-inner + k * pitch, TRACK_Y - 0.03, 0) for k in range(4))
    else:
        for x in (-inner + 2 * c + 0.012, inner - 2 * c - 0.012)[2 - pairs :]:
            roller(x, TRACK_Y, steel)
    for k, (x, y, turn) in enumerate(places, 4 - len(places)):
        with group((x, y, 0.016), turn):
            sash(pitch - 0.006, height, frame, gasket, glass)
            if k in (1, 3):
                hinge(height, frame)
            if k == 1:
                slim_lever(pitch - 0.036, 1.0, 0, steel)
                with group((0, 0.0615, 0), 180):
                    slim_lever(-pitch + 0.036, 1.0, 0, steel, 1)
