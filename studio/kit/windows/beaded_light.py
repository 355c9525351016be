"""A sealed unit held by four glazing beads, as it is seen from the room. Metres; y into the house."""

from mathutils import Matrix

from kit.shapes.placing import place
from kit.trade.parts import hollow_profile, sealed_unit

UNIT_THICK = 0.028
UNIT_BEHIND = 0.021  # from the street's face of a profile of 70 mm to the unit
EDGE = 0.005  # between the platform and the unit: the blocks' thickness
# Section of a bead, an ovolo: height over the platform, distance from the glass.
BEAD = [
    (0, 0), (0.019, 0), (0.020, 0.001), (0.020, 0.0045), (0.0195, 0.0050), (0.0175, 0.0052), (0.0174, 0.0068), (0.0168, 0.0092),
    (0.0155, 0.0115), (0.0135, 0.0134), (0.0110, 0.0146), (0.0085, 0.0150), (0.0083, 0.0172), (0.0075, 0.018), (0, 0.018),
]  # fmt: skip
BEAD_GASKET = [(0.0125, -0.0030), (0.0190, -0.0030), (0.0204, -0.0012), (0.0204, 0.0005), (0.0125, 0.0005)]


def bead(length, finish, along, up, out, at):
    """A bead with mitred ends and its gasket, its middle at `at`; along it, up from its foot, away from the glass."""
    for name, section, m in (("bead", BEAD, finish.up), ("beadgasket", BEAD_GASKET, finish.gasket)):
        part = hollow_profile(name, section, [], length, m, (1, -1))
        part.matrix_world = Matrix([[along[k], up[k], out[k], at[k]] for k in range(3)] + [[0, 0, 0, 1]])


def beaded_light(platform, face_y, finish, glass):
    """The unit and its beads within `platform` (x0, x1, z0, z1), in a profile whose street side is at face_y."""
    x0, x1, z0, z1 = platform
    unit_y = face_y + UNIT_BEHIND
    unit = sealed_unit(x1 - x0 - 2 * EDGE, z1 - z0 - 2 * EDGE, UNIT_THICK, glass)
    place(unit, (x0 + EDGE, unit_y, z0 + EDGE))
    y, mx, mz = unit_y + UNIT_THICK + 0.003, (x0 + x1) / 2, (z0 + z1) / 2
    bead(x1 - x0, finish, (-1, 0, 0), (0, 0, 1), (0, 1, 0), (mx, y, z0))
    bead(x1 - x0, finish, (1, 0, 0), (0, 0, -1), (0, 1, 0), (mx, y, z1))
    bead(z1 - z0, finish, (0, 0, 1), (1, 0, 0), (0, 1, 0), (x0, y, mz))
    bead(z1 - z0, finish, (0, 0, -1), (-1, 0, 0), (0, 1, 0), (x1, y, mz))
