"""Rounded leads over a light, for pictures taken so close that flat ones show."""

import itertools

from kit.door_leaf.bars import bars_of
from kit.door_leaf.light import LIGHT_CASSETTE
from kit.door_leaf.outline import FACE, hull, outline
from kit.materials.metal import m_metal
from kit.shapes.outlines import inset
from kit.shapes.solids import lathe, tube


def raised_leads(part):
    """Leads over a light's pane: rounded strips, soldered where they cross."""
    loop = inset(outline(part), LIGHT_CASSETTE[-1][0] - 0.004)
    _, leads = bars_of(part, hull(loop))
    lead, y = m_metal("leads", (0.16, 0.165, 0.17, 1), 0.42), FACE + 0.0062
    blob = [(0.0075, 0), (0.0068, 0.0035), (0.004, 0.0056), (0, 0.0062)]
    for (xa, za), (xb, zb) in leads:
        tube("lead", [(xa, y, za), (xb, y, zb)], 0.0048, lead, 6)
    for (a, b), (c, d) in itertools.combinations(leads, 2):
        at = crossing(a, b, c, d)
        if at:
            lathe("solder", blob, lead, 24, (at[0], y, at[1]), "Y")


def crossing(a, b, c, d):
    """Where the lines a-b and c-d cross within both, or None."""
    ux, uz, vx, vz = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    area = ux * vz - uz * vx
    if abs(area) < 1e-9:
        return None
    s = ((c[0] - a[0]) * vz - (c[1] - a[1]) * vx) / area
    t = ((c[0] - a[0]) * uz - (c[1] - a[1]) * ux) / area
    return (a[0] + ux * s, a[1] + uz * s) if 0 < s < 1 and 0 < t < 1 else None
