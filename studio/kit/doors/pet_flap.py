"""A pet flap in a door's panel, seen from the room. Metres; what MM makes metres is in millimetres."""

import math

from kit.doors.lever_on_backplate import MM, rounded_rectangle, skin
from kit.materials.nodes import simple, srgb
from kit.shapes.placing import hinged
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, lathe

WIDTH, HEIGHT, RADIUS = 242, 268, 38  # of the flange
# Section of the flange: from its edge inwards, out of the panel.
FLANGE = [(0, 0), (0, 3.6), (0.5, 6.4), (2, 8.6), (4.6, 9.6), (22, 9.8), (26.5, 9.2), (29, 7.4), (30, 4.6)]
HOLE = 30  # from the flange's edge to the tunnel
PANE_GAP = 3.5  # between tunnel and flap
# Section of the flap's rim: from the flap's edge inwards, out of its middle plane.
RIM = [(0, -3.2), (0, 3.2), (0.7, 4.4), (2.2, 4.9), (9, 4.9), (10.6, 4.2)]
RIM += [(11, 2.2), (11, -2.2), (10.6, -4.2), (2, -4.9), (0, -3.2)]


def outline(inset):
    """The flange's outline moved inwards by `inset` millimetres, about its middle."""
    radius = max(RADIUS - inset, 5)
    return rounded_rectangle((WIDTH - 2 * inset) * MM, (HEIGHT - 2 * inset) * MM, radius * MM)


def hole_outline():
    """What has to be cut out of the panel: a little more than the tunnel."""
    return outline(HOLE - 4)


def swinging_part(shell, pane, grey):
    """The tinted pane in its rim, with the magnet at its foot and the brush that meets the tunnel."""
    edge = HOLE + PANE_GAP
    rings = [[(x, out * MM, z) for x, z in outline(edge + inset)] for inset, out in RIM]
    half, low = (WIDTH / 2 - edge) * MM, -(HEIGHT / 2 - edge) * MM
    sheet = [(x, 0.0, z) for x, z in outline(edge + 6)]
    return [
        skin("flaprim", rings, shell, (False, False), 40),
        mesh_obj("flappane", sheet, [tuple(range(len(sheet)))], pane),
        box("magnet", -0.019, 0.019, -0.0066, 0.0066, low + 1.2 * MM, low + 12 * MM, grey, 0.0015, 3),
        box("brush", -half + 0.03, half - 0.03, -0.0012, 0.0012, low - 3.0 * MM, low + 2 * MM, grey, 0.0004),
    ]


def lock_dial(shell, grey):
    """The dial of the four-way lock at the flange's foot, its pointer up."""
    z = -(HEIGHT / 2 - 15.5) * MM
    shape = [(10.6, 0), (10.6, 2.2), (9.8, 3.4), (8.6, 3.8), (0.01, 3.8)]
    dial = lathe("dial", [(r * MM, h * MM) for r, h in shape], shell, 40, (0, 9.4 * MM, z), "Y")
    dial.rotation_euler.x = -math.pi / 2
    box("pointer", -1.7 * MM, 1.7 * MM, 12.8 * MM, 16.2 * MM, z - 8.4 * MM, z + 8.4 * MM, shell, 1.3 * MM, 3)
    box("mark", -0.5 * MM, 0.5 * MM, 16.1 * MM, 16.4 * MM, z + 2.4 * MM, z + 7.2 * MM, grey, 0)


def pet_flap(pane, pushed=0.0, deep=62):
    """The flap about the origin, its panel's face at y = 0 and the room at +y: `pushed` degrees into the room.

    `deep` is the length of its tunnel in millimetres.
    """
    shell = simple("flapshell", srgb("#eeece6"), 0.32)
    grey = simple("flapgrey", srgb("#55585a"), 0.6)
    section = FLANGE + [(HOLE, -deep + 3), (HOLE - 1, -deep)]
    skin("flange", [[(x, out * MM, z) for x, z in outline(inset)] for inset, out in section], shell, (False, False), 40)
    hinge = (0, -18 * MM, (HEIGHT / 2 - HOLE - PANE_GAP - 4) * MM)
    parts = swinging_part(shell, pane, grey)
    for part in parts:
        part.location.y = hinge[1]
    hinged(parts, hinge, (pushed, 0, 0))
    lock_dial(simple("flapdial", srgb("#a9adad"), 0.4), grey)
