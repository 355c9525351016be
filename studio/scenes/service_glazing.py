"""A new sealed unit in a white frame, seen from the room: it stands on its blocks, one bead is in, the next lies on the sill."""

import random

from kit.camera import look
from kit.garden.beyond import blurred_garden
from kit.interior.rooms import room_side
from kit.light import area, daylight
from kit.materials.clear_glass import m_glass
from kit.materials.nodes import simple, srgb
from kit.shapes.outlines import rect
from kit.shapes.placing import place
from kit.shapes.solids import box, ring_sweep
from kit.trade.parts import FRAME_LEG_GASKET, FRAME_SECTION, sealed_unit
from kit.windows.beaded_light import EDGE, UNIT_BEHIND, UNIT_THICK, bead
from kit.windows.finish import fitter_finish

OPENING = (-0.75, 0.75, 0.95, 2.1)
FACE_Y = 0.10
PLATFORM = 0.058  # from the opening to what the unit stands on
BACK_Y = FACE_Y + 0.070  # the room's face
UNIT_Y = FACE_Y + UNIT_BEHIND


def build():
    """Close at a lower corner, the garden beyond the glass far out of focus."""
    rg = random.Random(32)
    room_side(OPENING, FACE_Y, rg, curtains=False, wall_colour="#cfc6b5")
    blurred_garden(y=-5.0, horizon=-0.25, lawn=-0.85, strength=1.15)
    finish = fitter_finish(0.80, "#55575a")
    x0, x1, z0, z1 = OPENING
    for name, section, m in (("frame", FRAME_SECTION, finish.up), ("gasket", FRAME_LEG_GASKET, finish.gasket)):
        ring_sweep(name, rect(*OPENING), [(far, BACK_Y - deep) for deep, far in section], m, False, 25)
    edge = PLATFORM + EDGE
    place(
        sealed_unit(x1 - x0 - 2 * edge, z1 - z0 - 2 * edge, UNIT_THICK, m_glass("newglass", boost=0.4)),
        (x0 + edge, UNIT_Y, z0 + edge),
    )
    block = simple("block", srgb("#b5382c"), 0.62, spec=0.3)
    foot = z0 + PLATFORM
    box("block", x0 + 0.150, x0 + 0.250, UNIT_Y - 0.001, 0.1555, foot, foot + EDGE - 0.0003, block, 0.0007)
    y = UNIT_Y + UNIT_THICK + 0.003
    bead(z1 - z0 - 2 * PLATFORM, finish, (0, 0, 1), (1, 0, 0), (0, 1, 0), (x0 + PLATFORM, y, (z0 + z1) / 2))
    loose = 1.0
    bead(loose, finish, (-1, 0.03, 0), (0, 0, 1), (0.03, 1, 0), (x0 + 0.095 + loose / 2, 0.212, z0 + 0.0002))
    for k, turn in enumerate((-24, -9)):
        loose_block = box("loose", -0.05, 0.05, -0.014, 0.014, 0, EDGE, block, 0.0007)
        place([loose_block], (x0 + 0.285, 0.276, z0 + (EDGE + 0.0001) * k), (0, 0, turn))
    daylight(28, 36, 5.0, (1, 0.88, 0.72), 1.0, sky=0.7, rot=60)
    area((1.2, 2.2, 2.2), (0, 0.3, 1.0), 1.6, 46, (1, 0.94, 0.86))
    look((-0.20, 0.98, 1.315), (-0.585, 0.16, 1.028), 0.46, 0.90, 8)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
