"""Side panels and top light of a front door, and the camera that shows them. Metres; kit/doors/set_size.py has the measures."""

from kit.camera import camera
from kit.doors.frame import FRAME_PROFILE
from kit.doors.set_size import BEAD, BOTTOM, DISTANCE, EYE, GROWN, HEIGHT, PANE, PIXELS, fixed_lights
from kit.materials.nodes import simple
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import ring_sweep

# From the frame's edge inwards: the rebate of FRAME_PROFILE, then the bead that holds the pane.
BEAD_PROFILE = [(0.050, 0.0680), (0.0515, 0.0665), (0.055, 0.0668), (0.062, 0.0745), (0.0645, 0.0800), (0.066, PANE)]
GASKET_PROFILE = [(0.0655, PANE - 0.001), (BEAD, PANE - 0.001), (BEAD, PANE + 0.004)]


def build_fixed_lights(sides, top, paint, glass):
    """Side panels and top lights: a frame as the door's, a bead, a gasket and a pane."""
    gasket = simple("beadgasket", (0.006, 0.006, 0.006, 1), 0.6)
    for x0, x1, z0, z1 in fixed_lights(sides, top):
        ring_sweep("fixedframe", rect(x0, x1, z0, z1), FRAME_PROFILE, paint, cap=False, smooth=28)
        ring_sweep("bead", rect(x0, x1, z0, z1), BEAD_PROFILE, paint, cap=False, smooth=28)
        ring_sweep("beadgasket", rect(x0, x1, z0, z1), GASKET_PROFILE, gasket, cap=False)
        inner = rect(x0 + BEAD, x1 - BEAD, z0 + BEAD, z1 - BEAD)
        mesh_obj("fixedpane", [(x, PANE, z) for x, z in inner], [(0, 1, 2, 3)], glass)


def door_camera(sides, top):
    """The camera of the door styles, its sensor grown by the pixels of the canvas."""
    left, above, right, below = GROWN[sides, top]
    metre = HEIGHT / PIXELS[1]
    high = HEIGHT + (above + below) * metre
    middle = BOTTOM + HEIGHT / 2 + (above - below) / 2 * metre
    shift = (right - left) / 2 * metre / high, (middle - EYE) / high
    # A longer lens on the same sensor would blur less: the opening of the lens stays the same.
    camera((0, -DISTANCE, EYE), 36 * DISTANCE / high, shift, dof=DISTANCE + 0.05, fstop=8 * HEIGHT / high)
