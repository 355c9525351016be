"""The kitchen's side of a uPVC stable door where its leaves meet: bead, panel, and the bolt that joins them. Metres."""

from kit.doors.frame import FRAME_FACE
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_plaster
from kit.products.upvc_front_door import HEAD, LEFT, MID, RIGHT, SPLIT
from kit.shapes.outlines import rect
from kit.shapes.placing import group, remove
from kit.shapes.sheets import level, plate, wall_x, wall_y
from kit.shapes.solids import box, lathe, ring_sweep, tube

WIDTH = RIGHT - LEFT - 0.01 - 2 * FRAME_FACE  # of a leaf
LOWER, UPPER = SPLIT - 0.030, HEAD - 0.004 - FRAME_FACE - SPLIT - 0.006  # heights of the leaves
FACE, INSIDE = 0.105, 0.0615  # of a sash: how broad it is, and how far its inner face lies behind its front
BOLT_X, ROD_Y = 0.60, INSIDE + 0.015


def inner_side(paint, metal):
    """What `stable_door` leaves out, as it is seen from outside: all that lies on the shut leaves' inner faces, and the kitchen's walls."""
    remove("gasketback")  # it covers the leaves' inner faces
    black = simple("meetingseal", (0.012, 0.012, 0.012, 1), 0.7)
    with group((MID - WIDTH / 2, 0.066, 0.030)):
        box("innerpanel", FACE - 0.001, WIDTH - FACE + 0.001, 0.030, 0.047, FACE - 0.001, LOWER - FACE + 0.001, paint, 0)
        bead(LOWER, 0.047, paint)
        box("meetingseal", 0.01, WIDTH - 0.01, 0.024, 0.034, LOWER - 0.002, LOWER + 0.006, black, 0.002)
        keep(metal)
    with group((MID - WIDTH / 2, 0.066, SPLIT + 0.006)):
        bead(UPPER, 0.024, paint)
        bolt(metal)
    walls()


def walls():
    """Plain walls, floor and ceiling round whoever looks at the door: the sky must not light it from indoors."""
    plaster, x0, x1 = m_plaster("kitchenplaster", "#d5d0c2", 0.02), LEFT - 1.5, RIGHT + 1.5
    plate("doorwall", rect(x0, x1, 0, 2.4), [rect(LEFT, RIGHT, 0.0005, HEAD)], 0.125, plaster)
    wall_y("backwall", x0, x1, 0, 2.4, 3.0, plaster)
    for x in (x0, x1):
        wall_x("sidewall", 0.125, 3.0, 0, 2.4, x, plaster)
    level("ceiling", x0, x1, 0.125, 3.0, 2.4, plaster)
    level("floor", x0, x1, 0.125, 3.0, 0, simple("kitchenfloor", srgb("#b59a78"), 0.5))


def bead(height, y, paint):
    """The bead inside a leaf `height` high, down to what it holds at `y`."""
    a = FACE - 0.001
    profile = [(0, INSIDE - 0.012), (-0.002, INSIDE - 0.010), (-0.010, INSIDE - 0.011), (-0.017, y + 0.006), (-0.018, y)]
    ring_sweep("innerbead", rect(a, WIDTH - a, a, height - a)[::-1], profile, paint, False, 40)


def bolt(metal):
    """A barrel bolt on the upper leaf's bottom rail, shot: its plate, two guides, and the rod with its knob."""
    x = BOLT_X
    box("boltplate", x - 0.019, x + 0.019, INSIDE, INSIDE + 0.003, 0.010, 0.098, metal, 0.003, 3)
    for z in (0.020, 0.074):
        box("boltguide", x - 0.013, x + 0.013, INSIDE + 0.002, ROD_Y + 0.010, z, z + 0.013, metal, 0.005, 4)
    tube("boltrod", [(x, ROD_Y, -0.028), (x, ROD_Y, 0.092)], 0.0072, metal, 8)
    tube("boltknob", [(x, ROD_Y, 0.044), (x, ROD_Y + 0.024, 0.044)], 0.005, metal, 6)
    lathe("boltknobend", [(0, 0.012), (0.006, 0.011), (0.009, 0.006), (0.006, 0.001), (0, 0)], metal, 32, (x, ROD_Y + 0.034, 0.044), "Y")
    screws(x, (0.054,), metal)


def keep(metal):
    """The bolt's keep on the lower leaf's top rail."""
    x = BOLT_X
    box("keepplate", x - 0.019, x + 0.019, INSIDE, INSIDE + 0.003, LOWER - 0.052, LOWER - 0.004, metal, 0.003, 3)
    box("keep", x - 0.014, x + 0.014, INSIDE + 0.002, ROD_Y + 0.012, LOWER - 0.024, LOWER - 0.009, metal, 0.005, 4)
    screws(x, (LOWER - 0.039,), metal)


def screws(x, heights, metal):
    """Heads on either side of the rod."""
    for z in heights:
        for s in (-0.013, 0.013):
            place = (x + s, INSIDE + 0.003, z)
            lathe("boltscrew", [(0, 0.0008), (0.0032, 0.0006), (0.0036, 0)], metal, 20, place, "Y").scale = (1, 1, -1)
