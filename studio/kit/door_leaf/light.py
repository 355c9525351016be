"""The glazed lights of a leaf: cassette, pane, bars and leading."""

from mathutils import Vector

from kit.door_leaf.bars import BAR, LEAD, bars_of
from kit.door_leaf.outline import FACE, hull, outline
from kit.shapes.outlines import inset
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import ring_sweep

LIGHT_CASSETTE = [
    (0, 0),
    (0.001, -0.006),
    (0.003, -0.009),
    (0.006, -0.0105),
    (0.010, -0.011),
    (0.018, -0.0108),
    (0.024, -0.0095),
    (0.029, -0.006),
    (0.0315, -0.002),
    (0.033, 0.003),
    (0.0335, 0.012),
]

LOWER = 0.00002  # metres


def scaled(profile, part, full):
    """A profile shrunk for parts narrower than `full` millimetres."""
    k = min(1.0, min(part["box"][2:]) / full)
    return [(d * k, FACE + y * k) for d, y in profile]


def strip(name, p, q, width, y, height, m, bevel=True):
    """A raised bar from p to q on the plane y: two slopes and a flat when bevelled, else a flat ribbon."""
    d = Vector((q[0] - p[0], q[1] - p[1])).normalized()
    n = Vector((-d.y, d.x)) * width / 2
    rows = [(-1, 0), (-0.45, height), (0.45, height), (1, 0)] if bevel else [(-1, height), (1, height)]
    v = [(e[0] + n.x * k, y - h, e[1] + n.y * k) for k, h in rows for e in (p, q)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    return mesh_obj(name, v, f, m)


def bars(part, loop, paints):
    """Glazing bars, diamond leading or fan rays across a light."""
    segments, leads = bars_of(part, loop)
    y = FACE + 0.0055
    # Each a little lower than the one before: coplanar faces render black where they cross.
    for k, s in enumerate(segments):
        strip("bar", *s, BAR, y, 0.010 - k * LOWER, paints.trim)
    for k, s in enumerate(leads):
        strip("lead", *s, LEAD, y, 0.0016 - k * LOWER, paints.lead, False)


def light(part, paints):
    """One glazed light: cassette, pane and its bars."""
    loop, profile = outline(part), scaled(LIGHT_CASSETTE, part, 150)
    ring_sweep("cassette", loop, profile, paints.trim, False, 40)
    pane = hull(inset(loop, profile[-1][0] - 0.0005))
    mesh_obj("pane", [(x, FACE + 0.006, z) for x, z in pane], [tuple(range(len(pane)))], paints.light(part["glass"]))
    bars(part, pane, paints)
