"""The outer frame of a door and the panes beside it. Metres."""

from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, ring_sweep

FRAME_FACE = 0.054  # frame face beside the leaf, including the shadow gap
FRAME_PROFILE = [
    (0, 0.115),
    (0, 0.0535),
    (0.0008, 0.0512),
    (0.003, 0.05),
    (0.028, 0.05),
    (0.031, 0.0506),
    (0.034, 0.0525),
    (0.043, 0.0600),
    (0.047, 0.0622),
    (0.0495, 0.0640),
    (0.051, 0.067),
    (0.051, 0.095),
]


def door_frame(x0, x1, height, m, y=0.0, mullions=(), sealant="#9a948a"):
    """Outer frame with sealant, gasket and threshold filling the opening x0..x1; mullion centres in `mullions`."""
    seal, gasket = simple("seal", srgb(sealant), 0.7), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    alu = m_metal("threshold", (0.55, 0.55, 0.55, 1), 0.36)
    a, b = x0 + 0.005, x1 - 0.005
    with group((0, y, 0)):
        for xa, xb in ((x0, a + 0.002), (b - 0.002, x1)):
            box("seal", xa, xb, 0.055, 0.10, 0, height, seal, 0)
        box("seal", x0, x1, 0.055, 0.10, height - 0.006, height, seal, 0)
        ring_sweep("frame", rect(a, b, -0.032, height - 0.004), FRAME_PROFILE, m, False, 28)
        box("gasketback", a + 0.03, b - 0.03, 0.112, 0.12, 0, height - 0.02, gasket, 0)
        box("threshold", a, b, 0.012, 0.10, 0, 0.014, alu, 0.003, 3)
        box("threshold2", a + 0.01, b - 0.01, 0.05, 0.10, 0.012, 0.024, alu, 0.002)
        for x in mullions:
            box("mullion", x - 0.03, x + 0.03, 0.052, 0.11, 0.014, height - 0.03, m, 0.004, 3)


def fixed_pane(x0, x1, z0, z1, y, m, glass):
    """Glazed side panel inside a frame: bead, gasket line and pane."""
    gasket = simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    ring_sweep(
        "bead",
        rect(x0, x1, z0, z1),
        [(0, y), (0.003, y - 0.003), (0.012, y - 0.003), (0.024, y + 0.006), (0.026, y + 0.012)],
        m,
        False,
        30,
    )
    ring_sweep(
        "beadgasket",
        rect(x0 + 0.0255, x1 - 0.0255, z0 + 0.0255, z1 - 0.0255),
        [(0, y + 0.0115), (0.003, y + 0.0115), (0.003, y + 0.02)],
        gasket,
        False,
    )
    mesh_obj(
        "pane", [(x, y + 0.016, z) for x, z in rect(x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02)], [(0, 1, 2, 3)], glass
    )
