"""uPVC front doors in their frame: a stable door of two leaves, and doors in one piece. Metres."""

from kit.doors.frame import FRAME_FACE, door_frame
from kit.doors.furniture import butt_hinges, letter_plate, lever
from kit.doors.leaf import weather_bar
from kit.doors.upvc import sash_welds, upvc_panel, upvc_sash
from kit.materials.metal import furniture
from kit.materials.obscure_glass import m_light, obscure_glass
from kit.shapes.outlines import rect
from kit.shapes.placing import group, remove
from kit.shapes.solids import ring_sweep
from kit.walls.brickwork import COURSE, HALF_BRICK

LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE  # door opening in the house wall
MID = (LEFT + RIGHT) / 2
# bead that runs round the panel's field: distance from its edge and depth, metres
MOULDING = [
    (0, 0.0105),
    (0.002, 0.004),
    (0.006, 0.001),
    (0.011, 0),
    (0.016, 0.002),
    (0.019, 0.006),
    (0.024, 0.0075),
    (0.032, 0.0105),
]
SPLIT = 0.985  # height at which the leaf is cut


def inner_moulding(w, z0, z1, paint):
    """The bead on the raised field of a panel that fills a leaf `w` wide from z0 to z1."""
    ring_sweep("moulding", rect(0.255, w - 0.255, z0 + 0.151, z1 - 0.151), MOULDING, paint, False, 40)


def stable_door(paint, is_white, swing):
    """Frame and the two leaves of the stable door, the upper one open by `swing` degrees. Only white shows its welds."""
    chrome = furniture("chrome")
    door_frame(LEFT, RIGHT, HEAD, paint, sealant="#d8d4ca")
    w, top = RIGHT - LEFT - 0.01 - 2 * FRAME_FACE, HEAD - 0.004 - FRAME_FACE
    x0, lower, upper = MID - w / 2, SPLIT - 0.030, top - SPLIT - 0.006
    with group((x0, 0.066, 0.030)):
        upvc_sash(w, lower, paint, None, 0.105)
        if is_white:
            sash_welds(w, lower, 0.105)
        upvc_panel(0.104, w - 0.104, 0.104, lower - 0.104, 0.012, paint)
        inner_moulding(w, 0.104, lower - 0.104, paint)
        with group((w / 2, 0, 0)):
            weather_bar(-w / 2, w / 2, paint)
            letter_plate(lower - 0.053, chrome, 0.14)
        with group((w - 0.052, 0, -0.36)):
            lever(0, chrome, 1)
    with group((x0, 0.066, SPLIT + 0.006), swing):
        upvc_sash(w, upper, paint, obscure_glass("reeded", MID, 0.42), 0.105)
        if is_white:
            sash_welds(w, upper, 0.105)
        with group((w - 0.052, 0, -0.62)):
            lever(0, chrome, 1)
    butt_hinges(LEFT + 0.052, [0.2, 0.8, 1.15, 1.85], paint)
    if swing:
        remove("gasketback")  # it darkens what is behind a shut door


def residential_door(style, paint, is_white):
    """Frame and a leaf in one piece: two panels, glass over a panel, or one tall pane. Only white shows its welds."""
    chrome = furniture("chrome")
    door_frame(LEFT, RIGHT, HEAD, paint, sealant="#d8d4ca")
    w, h, rail = RIGHT - LEFT - 0.01 - 2 * FRAME_FACE, HEAD - 0.004 - FRAME_FACE - 0.030, 0.94
    glass = {"half": obscure_glass("reeded", MID, 0.42), "glazed": m_light("clear")}.get(style)
    with group((MID - w / 2, 0.066, 0.030)):
        upvc_sash(w, h, paint, glass, 0.105, panel_to=None if style == "glazed" else rail)
        if is_white:
            sash_welds(w, h, 0.105)
        if style == "panel":
            upvc_panel(0.104, w - 0.104, rail + 0.045, h - 0.104, 0.012, paint)
            inner_moulding(w, rail + 0.045, h - 0.104, paint)
        if style != "glazed":
            inner_moulding(w, 0.104, rail - 0.045, paint)
        with group((w / 2, 0, 0)):
            weather_bar(-w / 2, w / 2, paint)
            if style != "glazed":
                letter_plate(rail, chrome, 0.14)
        with group((w - 0.052, 0, 0)):
            lever(0, chrome, 1)
    butt_hinges(LEFT + 0.052, [0.2, 1.0, 1.85], paint)
