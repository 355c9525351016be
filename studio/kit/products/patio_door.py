"""A uPVC patio door: a fixed pane, and one that slides behind it. Metres."""

from kit.doors.upvc import sash_welds, upvc_frame, upvc_sash
from kit.materials.clear_glass import clear_glass
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.shapes.placing import group
from kit.shapes.solids import box, lathe, tube
from kit.walls.brickwork import COURSE, HALF_BRICK

HALF_WIDTH, HEAD = 11 * HALF_BRICK, 28 * COURSE  # opening is centred on x = 0
RAILS = (0.062, 0.122)  # depth of the two rails
SASH_DEPTH = 0.045
FRAME_PROFILE = [(0, 0.16), (0, 0.0315), (0.0015, 0.03), (0.050, 0.03), (0.054, 0.034), (0.056, 0.044), (0.056, 0.16)]


def rails(a, white):
    """The bottom member's two rails with their brush strips, and the drain covers on its front."""
    alu, brush = m_metal("rail", (0.62, 0.62, 0.62, 1), 0.30), simple(
        "brush", srgb("#3a3b3c"), 0.95, noise=0.4, bump=0.6, scale=400
    )
    for y in RAILS:
        box("railweb", -a + 0.056, a - 0.056, y - 0.0028, y + 0.0028, 0.022, 0.036, alu, 0.0006)
        tube("railhead", [(-a + 0.056, y, 0.037), (a - 0.056, y, 0.037)], 0.0042, alu, 4)
        box("railfoot", -a + 0.056, a - 0.056, y - 0.012, y + 0.012, 0.024, 0.0272, alu, 0.0006)
    y = sum(RAILS) / 2
    box("dividing", -a + 0.056, a - 0.056, y - 0.008, y + 0.008, 0.020, 0.034, white, 0.0015)
    box("brush", -a + 0.056, a - 0.056, y - 0.003, y + 0.003, 0.034, 0.0385, brush, 0.0008)
    for x in (-0.86, -0.1, 0.66, 1.02):
        box("drain", x - 0.022, x + 0.022, 0.0255, 0.031, -0.010, 0.002, white, 0.002, 3)


def pull(x, y, out, chrome):
    """A bow handle on its plate, on a sash face at y that looks along `out` (-1 outside, +1 the room); returns its parts."""
    plate = sorted((y, y + out * 0.010))
    bow = [(x, y + out * d, z) for d, z in ((0.006, 0.93), (0.045, 0.95), (0.045, 1.11), (0.006, 1.13))]
    return [
        box("pullplate", x - 0.018, x + 0.018, *plate, 0.90, 1.16, chrome, 0.006, 4),
        tube("pull", bow, 0.008, chrome, 5),
    ]


def inner_pull(pane, chrome):
    """The handle on the room side of the moving pane, for views from there; `pane` is what patio_door returned."""
    for part in pull(HALF_WIDTH - 0.061, SASH_DEPTH + 0.0015, 1, chrome):
        part.parent = pane


def patio_door(white, chrome, slide):
    """Frame, fixed pane on the left and the moving pane, `slide` metres behind it; returns what carries the moving pane."""
    a = HALF_WIDTH - 0.005
    upvc_frame(HALF_WIDTH, HEAD, FRAME_PROFILE, 0.035, white)
    box("sill", -a - 0.04, a + 0.04, -0.07, 0.05, -0.055, -0.028, white, 0.006, 3)
    rails(a, white)
    glass = clear_glass(200, 1.0, (0.76, 0.88, 1.10, 1))
    w, foot = a - 0.056 + 0.04, 0.0385
    h = HEAD - 0.004 - 0.056 - foot - 0.006
    with group((-a + 0.054, RAILS[0] - 0.022, foot)):
        upvc_sash(w, h, white, glass, 0.078, SASH_DEPTH)
        sash_welds(w, h, 0.078)
    with group((a - 0.054 - w - slide, RAILS[1] - 0.022, foot)) as moving:
        upvc_sash(w, h, white, glass, 0.078, SASH_DEPTH)
        sash_welds(w, h, 0.078)
        pull(w - 0.04, 0, -1, chrome)
        dark = simple("rollerhole", (0.012, 0.012, 0.012, 1), 0.8)
        for x in (0.10, w - 0.10):
            lathe(
                "adjuster", [(0, -0.001), (0.0045, -0.001), (0.0055, 0.0006), (0.006, 0)], dark, 20, (x, 0, 0.030), "Y"
            )
    return moving
