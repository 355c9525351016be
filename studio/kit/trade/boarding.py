"""A sheet of plywood screwed over an opening. Metres."""

from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.plywood import plywood, sawn_edge
from kit.shapes.placing import place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe

THICK = 0.018
IN_FROM_EDGE, APART = 0.032, 0.19  # of the screws


def boarding_sheet(sheet, back, seed=0.0, knots=(), plane="XZ"):
    """A sheet (x0, x1, z0, z1) whose back lies at y = `back`: its sawn edges, and screws all round at even distances.

    `knots` and `plane` are those of its figure (`plywood`)."""
    x0, x1, z0, z1 = sheet
    face = back - THICK
    box("plyedge", x0, x1, face + 0.0004, back, z0, z1, sawn_edge("plyedge"), 0.0008)
    e = 0.0007
    corners = [(x0 + e, z0 + e), (x1 - e, z0 + e), (x1 - e, z1 - e), (x0 + e, z1 - e)]
    quad("ply", [(x, face, z) for x, z in corners], plywood("ply", plane=plane, knots=knots, seed=seed))
    a, b, low, high = x0 + IN_FROM_EDGE, x1 - IN_FROM_EDGE, z0 + IN_FROM_EDGE, z1 - IN_FROM_EDGE
    across, up = steps(a, b), steps(low, high)
    places = [(x, z) for x in across for z in (low, high)] + [(x, z) for x in (a, b) for z in up[1:-1]]
    zinc, slot = yellow_zinc(), simple("slot", (0.012, 0.011, 0.010, 1), 0.6)
    for k, (x, z) in enumerate(places):
        screw_head(x, face, z, 37 * k % 90, zinc, slot)


def steps(a, b):
    """Even steps of about APART from a to b."""
    count = max(1, round((b - a) / APART))
    return [a + (b - a) * i / count for i in range(count + 1)]


def yellow_zinc():
    """The passivated zinc of a chipboard screw."""
    m, n = mat("zinc")
    n.out(principled(n, Base_Color=srgb("#b59a5b"), Metallic=1.0, Roughness=0.34))
    return m


def screw_head(x, y, z, turn, zinc, slot):
    """A countersunk head, sunk a little, and its cross, in the face at y."""
    crushed = simple("crushed", srgb("#5a3e22"), 0.9)
    lathe("sunk", [(0.0058, 0.0001), (0.0066, 0.0002)], crushed, 24, (x, y, z), "Y")
    lathe("boardscrew", [(0, 0.0002), (0.0052, 0.0004), (0.0058, 0.0003)], zinc, 24, (x, y, z), "Y")
    cross = [
        box("slot", -0.0030, 0.0030, -0.0009, -0.0005, -0.0006, 0.0006, slot, 0),
        box("slot", -0.0006, 0.0006, -0.0009, -0.0005, -0.0030, 0.0030, slot, 0),
    ]
    place(cross, (x, y, z), (0, turn, 0))
