"""A closed uPVC sash in its frame, as it is seen from the room. Metres; y into the house."""

from kit.shapes.outlines import rect
from kit.shapes.solids import ring_sweep
from kit.shapes.welds import weld_lines
from kit.trade.parts import FRAME_LEG_GASKET, FRAME_SECTION

DEPTH = 0.070
GAP = 0.0035  # between frame and sash
SET_BACK = 0.003  # the sash's face behind the frame's
SASH_EDGE = [(0.060, 0), (0.003, 0), (0.0009, 0.0009), (0, 0.003)]
PLATFORM = FRAME_SECTION[8][1]  # of the section of trade/parts: from its edge to what a unit stands on


def sash_from_room(opening, back_y, finish, frame=0.047, platform=PLATFORM):
    """Frame, sash, the dark gap between them and their welds; the frame's room side is at back_y, `frame` of it is seen.

    `platform` is the sash's width up to what a unit stands on. Returns the sash's rectangle, that of its platform and
    the depth of its face.
    """
    x0, x1, z0, z1 = opening
    inside = [(0, 0), (0, frame - 0.003), (0.0009, frame - 0.0009), (0.003, frame), (0.060, frame)]
    ring_sweep("frame", rect(*opening), [(far, back_y - deep) for deep, far in inside], finish.up, False, 25)
    edge = frame + GAP
    sash = (x0 + edge, x1 - edge, z0 + edge, z1 - edge)
    face, wider = back_y - SET_BACK, platform - PLATFORM
    section = SASH_EDGE + [(deep, far + wider) for deep, far in FRAME_SECTION[1:-1]]
    ring_sweep("sash", rect(*sash), [(far, face - deep) for deep, far in section], finish.up, False, 25)
    leg = [(far + wider, face - deep) for deep, far in FRAME_LEG_GASKET]
    ring_sweep("gasket", rect(*sash), leg, finish.gasket, False, 25)
    ring_sweep("gapseal", rect(*sash), [(-GAP - 0.001, face - 0.012), (0.001, face - 0.012)], finish.gasket, False)
    weld_lines(opening, frame, back_y, lift=0.0002)
    weld_lines(sash, platform, face, lift=0.0002)
    hole = (sash[0] + platform, sash[1] - platform, sash[2] + platform, sash[3] - platform)
    return sash, hole, face
