"""uPVC French doors that open outwards. Metres."""

from kit.doors.furniture import butt_hinges, lever
from kit.doors.upvc import sash_welds, upvc_frame, upvc_sash
from kit.materials.clear_glass import clear_glass
from kit.materials.metal import furniture, m_metal
from kit.shapes.placing import group
from kit.shapes.solids import box
from kit.walls.brickwork import COURSE, HALF_BRICK

HALF_WIDTH, HEAD = 9 * HALF_BRICK, 28 * COURSE  # opening is centred on x = 0
FRAME_PROFILE = [(0, 0.115), (0, 0.0415), (0.0015, 0.04), (0.046, 0.04), (0.052, 0.046), (0.056, 0.054), (0.056, 0.115)]


def french_doors(white, turns):
    """Outer frame and the two leaves turned outwards by `turns` (degrees): the main leaf and the one that bolts."""
    a = HALF_WIDTH - 0.005
    upvc_frame(HALF_WIDTH, HEAD, FRAME_PROFILE, 0.045, white)
    alu = m_metal("threshold", (0.55, 0.55, 0.55, 1), 0.36)
    box("threshold", -a, a, 0.015, 0.13, -0.012, 0.016, alu, 0.003)
    chrome, glass = furniture("chrome"), clear_glass(90, 0.62)
    w, h, hinge = a - 0.056 + 0.006, HEAD - 0.06 - 0.024, a - 0.050
    with group((-hinge, 0.052, 0.020), turns[0]):
        upvc_sash(w, h, white, glass, 0.095, 0.064)
        sash_welds(w, h, 0.095)
        with group((0, 0.0655, 0), 180):
            lever(-w + 0.045, chrome, -1)
        lever(w - 0.045, chrome, 1)
    with group((hinge, 0.052, 0.020), turns[1]):
        with group((-w, 0, 0)):
            upvc_sash(w, h, white, glass, 0.095, 0.064)
            sash_welds(w, h, 0.095)
            box("meeting", -0.020, 0.012, -0.008, 0.012, 0.004, h - 0.004, white, 0.003)
    for x in (-hinge, hinge):
        butt_hinges(x, (0.2, 1.0, 1.8), white)
