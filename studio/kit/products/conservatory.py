"""A white hipped conservatory on dwarf walls; the house's wall is y = 0, the garden is -y. Metres."""

import math

from mathutils import Vector

from kit.doors.furniture import slim_lever
from kit.materials.nodes import simple, srgb
from kit.products.slim_sash import outer_frame, pane, sash
from kit.roofs import rafter
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import beam, box, lathe, ring_sweep

HALF, DEPTH = 2.1, 3.3  # plan: x -HALF..HALF, y -DEPTH..0 (house wall at y = 0)
DWARF, EAVES = 0.62, 2.16
RISE = math.tan(math.radians(25))
RIDGE = EAVES + 0.11 + HALF * RISE
HIP_Y = -DEPTH + HALF  # where the ridge meets the hips
DOOR = 0.82  # half width of the double doors
TRANSOM = 1.72
CLEAR = 0.001  # the front beams are this much thinner: coplanar faces render black where they overlap


def bay(x, w, z0, z1, m, glass, opener):
    """One window between posts, with a fanlight; openers get an extra sash."""
    ring_sweep("bay", rect(x, x + w, z0, z1), [(0, 0.07), (0, 0), (0.045, 0), (0.055, 0.012), (0.055, 0.05)], m, False)
    box("transom", x + 0.045, x + w - 0.045, 0.002, 0.06, TRANSOM - 0.03, TRANSOM + 0.03, m, 0.005)
    pane(x + 0.04, x + w - 0.04, z0 + 0.04, z1 - 0.04, 0.03, glass)
    for a, b in ((z0 + 0.05, TRANSOM - 0.03), (TRANSOM + 0.03, z1 - 0.05)):
        if opener and a > 1:
            ring_sweep(
                "opener",
                rect(x + 0.05, x + w - 0.05, a, b),
                [(0, 0.02), (0, -0.012), (0.05, -0.012), (0.062, 0.002), (0.062, 0.03)],
                m,
                False,
            )
        else:
            ring_sweep(
                "bead", rect(x + 0.05, x + w - 0.05, a, b), [(0, 0.012), (0.014, 0.024), (0.014, 0.03)], m, False
            )


def side(length, bays, m, glass, gasket, doors=False, steel=None):
    """A glazed side: x 0..length, facing -Y, posts and bays; the front has double doors in the middle."""
    post = 0.075
    spans = [(0, length)] if not doors else [(0, length / 2 - DOOR), (length / 2 + DOOR, length)]
    for s, (a, b) in enumerate(spans):
        w = (b - a) / bays
        for i in range(bays):
            bay(a + i * w + post / 4, w - post / 2, DWARF + 0.03, EAVES, m, glass, i % 2 == s % 2)
        for i in range(bays + 1):
            box("post", a + i * w - post / 2, a + i * w + post / 2, -0.012, 0.07, DWARF + 0.03, EAVES, m, 0.006)
    if doors:
        c = length / 2
        outer_frame(c - DOOR + 0.03, c + DOOR - 0.03, 0.02, EAVES, 0, 0.07, m, 0.045)
        for x in (c - DOOR + 0.08, c + 0.004):
            with group((x, -0.008, 0.05)):
                w = DOOR - 0.085
                sash(w, EAVES - 0.11, m, gasket, glass, 0.085, 0.06)
                box("midrail", 0.08, w - 0.08, 0, 0.05, 0.86, 0.95, m, 0.005)
                box("kick", 0.075, w - 0.075, 0.012, 0.03, 0.08, 0.26, m, 0.003)
        slim_lever(c + 0.05, 1.04, -0.008, steel, 1)
        slim_lever(c - 0.05, 1.04, -0.008, steel, -1)


def roof(m, glass):
    """Hipped glass roof: ring beam with gutter, ridge with finial, hips, bars with caps, and three slopes of tinted glass."""
    z = EAVES + 0.11
    for a, b in (((-HALF, 0), (-HALF, -DEPTH)), ((-HALF, -DEPTH), (HALF, -DEPTH)), ((HALF, -DEPTH), (HALF, 0))):
        thin = CLEAR if a[1] == b[1] else 0.0
        beam("ringbeam", (*a, EAVES + 0.05), (*b, EAVES + 0.05), 0.11 - thin, 0.12 - thin, m, bevel=0.004)
    g = HALF + 0.10
    for a, b in (
        ((-g, 0), (-g, -DEPTH - 0.15)),
        ((-g - 0.05, -DEPTH - 0.10), (g + 0.05, -DEPTH - 0.10)),
        ((g, -DEPTH - 0.15), (g, 0)),
    ):
        thin = CLEAR if a[1] == b[1] else 0.0
        beam("gutter", (*a, EAVES + 0.055), (*b, EAVES + 0.055), 0.10 - thin, 0.085 - thin, m, bevel=0.03)
    top = Vector((0, HIP_Y, RIDGE))
    rafter((0, 0, RIDGE + 0.015), (0, HIP_Y - 0.02, RIDGE + 0.015), m, 0.09, 0.10, 0.15)
    for s in (-1, 1):
        rafter((s * HALF, -DEPTH, z), tuple(top), m, 0.06, 0.07, 0.09)
        rafter((s * (HALF - 0.03), -0.03, z + 0.03 * RISE), (0.0, -0.03, RIDGE), m, 0.06, 0.07, 0.08)
    height = lambda inwards: z + inwards * RISE  # noqa: E731
    for i in range(1, 6):
        x = -HALF + 2 * HALF * i / 6
        rafter((x, -DEPTH, z), (x, HIP_Y - abs(x), height(HALF - abs(x))), m)
    for i in range(1, 5):
        y = -DEPTH * i / 5
        for s in (-1, 1):
            run = HALF if y > HIP_Y else y + DEPTH
            rafter((s * HALF, y, z), (s * (HALF - run), y, height(run)), m)
    lap = 0.06  # the glass runs on into the gutter
    low, a, c = z - lap * RISE, HALF + lap, -DEPTH - lap
    for s in (-1, 1):
        corners = [(s * a, c, low), (s * a, 0, low), (0, 0, RIDGE), (0, HIP_Y, RIDGE)]
        quad("roofglass", corners if s > 0 else corners[::-1], glass)
    mesh_obj("roofglass", [(-a, c, low), (a, c, low), (0, HIP_Y, RIDGE)], [(0, 1, 2)], glass)
    finial = [
        (0, 0.34),
        (0.010, 0.30),
        (0.026, 0.25),
        (0.018, 0.21),
        (0.04, 0.15),
        (0.046, 0.11),
        (0.026, 0.06),
        (0.05, 0.03),
        (0.06, 0),
    ]
    lathe("finial", finial, m, 32, (0, HIP_Y - 0.01, RIDGE + 0.04))
    lead = simple("lead", srgb("#767c82"), 0.55, noise=0.3, scale=14)
    for s in (-1, 1):
        quad(
            "flashing",
            [
                (s * HALF, -0.004, z + 0.03),
                (0, -0.004, RIDGE + 0.06),
                (0, -0.004, RIDGE + 0.17),
                (s * HALF, -0.004, z + 0.14),
            ],
            lead,
        )


def walls(brick, upvc):
    """Dwarf walls with a moulded sill; the side walls butt against the front one."""
    thick = 0.26
    runs = (
        ((-HALF, 0, 0), -90, 0, DEPTH - thick),
        ((HALF, -DEPTH, 0), 90, thick, DEPTH),
        ((-HALF, -DEPTH, 0), 0, 0, HALF - DOOR),
        ((-HALF, -DEPTH, 0), 0, HALF + DOOR, 2 * HALF),
    )
    for loc, turn, a, b in runs:
        with group(loc, turn):
            box("dwarf", a, b, 0, thick - 0.01, -0.2, DWARF, brick, 0)
            lap = 0.03 if turn == 0 else 0.29
            box("sill", a - lap, b + lap, -0.055, 0.09, DWARF, DWARF + 0.035, upvc, 0.008)
