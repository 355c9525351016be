"""An overhead door closer: its body on the leaf, its arm to the frame's head. Metres."""

import math

from kit.materials.nodes import simple
from kit.shapes.placing import group
from kit.shapes.solids import beam, box, lathe

BODY = (0.235, 0.046, 0.060)  # length, depth, height
SPINDLE = 0.062  # from the middle of the body towards the hinges
UPPER, LOWER = 0.225, 0.255  # lengths of the two halves of the arm


def elbow(a, b):
    """Where the two halves of the arm from `a` (x, y) to `b` meet, on the side away from the door."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = math.hypot(dx, dy)
    along = (UPPER**2 - LOWER**2 + reach**2) / (2 * reach)
    off = math.sqrt(max(UPPER**2 - along**2, 0))
    points = [(a[0] + (dx * along - s * dy * off) / reach, a[1] + (dy * along + s * dx * off) / reach) for s in (1, -1)]
    return min(points, key=lambda p: p[1])


def overhead_closer(hinge, swing, middle, z, shoe, metal):
    """The closer of a leaf hung at `hinge` (x, y) and opened `swing` degrees towards -y.

    `middle` is the middle of its body along the leaf from the hinge, z its underside, `shoe` (x, y) where the arm holds
    to the head.
    """
    length, depth, tall = BODY
    dark = simple("closergap", (0.02, 0.02, 0.02, 1), 0.6)
    with group((*hinge, 0), -swing):
        a, b = middle - length / 2, middle + length / 2
        box("closer", a, b, -depth, -0.0005, z, z + tall, metal, 0.005, 4)
        for x in (a + 0.006, b - 0.006):
            box("closerjoint", x - 0.0005, x + 0.0005, -depth - 0.00015, -0.002, z + 0.003, z + tall - 0.003, dark, 0)
        for k in range(2):
            screw = [(0.0045, 0.0), (0.0045, 0.0006), (0.0, 0.0006)]
            lathe("valve", screw, dark, 20, (b, -depth / 2, z + 0.020 + 0.020 * k), "X")
    turn = math.radians(swing)
    along, out = middle - SPINDLE, -depth / 2
    pin = (
        hinge[0] + along * math.cos(turn) + out * math.sin(turn),
        hinge[1] - along * math.sin(turn) + out * math.cos(turn),
    )
    top = z + tall
    lathe("spindle", [(0.0, 0.022), (0.009, 0.022), (0.0105, 0.020), (0.0105, 0.0)], metal, 28, (*pin, top))
    knee = elbow(pin, shoe)
    beam("arm", (*pin, top + 0.013), (*knee, top + 0.013), 0.020, 0.006, metal, bevel=0.002)
    beam("rod", (*knee, top + 0.021), (*shoe, top + 0.021), 0.014, 0.007, metal, bevel=0.003)
    lathe("knee", [(0, 0.030), (0.008, 0.030), (0.0095, 0.028), (0.0095, 0.008), (0, 0.008)], metal, 28, (*knee, top))
    lathe("pivot", [(0, 0.030), (0.007, 0.030), (0.008, 0.028), (0.008, 0.010), (0, 0.010)], metal, 28, (*shoe, top))
    box("shoe", shoe[0] - 0.020, shoe[0] + 0.020, shoe[1] - 0.012, 0.0, top + 0.006, top + 0.0165, metal, 0.003)
    box("shoeplate", shoe[0] - 0.032, shoe[0] + 0.032, -0.008, 0.0, top - 0.010, top + 0.034, metal, 0.003)
