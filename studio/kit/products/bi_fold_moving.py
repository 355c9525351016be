"""Aluminium bi-fold doors that move: three leaves fold outwards to the left, the fourth is the everyday door. Metres."""

import math

from kit.doors.furniture import slim_lever
from kit.movement import at
from kit.products.bi_fold import HALF_OPENING, HEAD, OUTER, TRACK_Y, hinge, roller, threshold
from kit.products.slim_sash import outer_frame, sash
from kit.materials.stone import m_stone
from kit.shapes.placing import group
from kit.shapes.solids import box

DEPTH = 0.0615  # of a leaf
INSIDE = TRACK_Y - 0.03  # room face of the closed leaves
# Degrees of the everyday door, then of the folding leaves.
MOVEMENT = ((0.0, 0, 0), (0.35, 88, 0), (1.0, 92, 85))


def leaf(width, height, m, gasket, glass, name):
    """One leaf in a group of its own, the outer face's hinge corner at its origin."""
    with group() as pivot:
        with group((0, -DEPTH, 0)):
            sash(width, height, m, gasket, glass)
    pivot.name = name
    return pivot


def moving_bi_fold(frame, gasket, glass, steel):
    """Frame, threshold and four leaves; returns what puts them into a position from 0 (shut) to 1 (folded away)."""
    w = HALF_OPENING
    outer_frame(-w + 0.004, w - 0.004, -0.02, HEAD - 0.004, TRACK_Y - 0.04, TRACK_Y + 0.06, frame)
    threshold(frame, steel)
    sill = m_stone("doorsill", "#8f897e", "#827c71", "#746e64", 4, 0.75, 0.3, 0.002)
    box("doorsill", -w + 0.003, w - 0.003, TRACK_Y + 0.055, OUTER + 0.035, -0.045, -0.006, sill, 0.004, 3)
    inner = w - 0.052
    pitch, height = inner / 2, HEAD - 0.070
    width = pitch - 0.006
    first, third = (leaf(width, height, frame, gasket, glass, name) for name in ("first", "third"))
    # The second leaf hangs on the first by its room face, the everyday door on the right jamb.
    with group() as second:
        sash(width, height, frame, gasket, glass)
        hinge(height, frame)
    with group() as door:
        with group((-width, -DEPTH, 0)):
            sash(width, height, frame, gasket, glass)
            slim_lever(0.036, 1.0, 0, steel, 1)
            with group((0, DEPTH, 0), 180):
                slim_lever(-0.036, 1.0, 0, steel)
    with group() as carriage:
        roller(0, TRACK_Y, steel)

    def move(position):
        opened, folded = at(MOVEMENT, position)
        c, s = math.cos(math.radians(folded)), math.sin(math.radians(folded))
        x, y, z = -inner + 0.003, INSIDE + DEPTH, 0.016
        first.location, first.rotation_euler[2] = (x, y, z), math.radians(folded)
        joint = (x + pitch * c + DEPTH * s, y + pitch * s - DEPTH * c)
        second.location, second.rotation_euler[2] = (*joint, z), math.radians(-folded)
        end = joint[0] + pitch * c + DEPTH * s
        third.location, third.rotation_euler[2] = (end, y, z), math.radians(folded)
        carriage.location.x = end
        door.location, door.rotation_euler[2] = (inner - 0.003, y, z), math.radians(-opened)

    return move
