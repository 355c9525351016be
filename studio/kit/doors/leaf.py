"""Leaves laid out by a scene: x centred, foot at z = 0, face at y = 0. Metres."""

from kit.door_leaf.light import LIGHT_CASSETTE
from kit.materials.nodes import simple
from kit.shapes.outlines import arch, inset, rect
from kit.shapes.sheets import mesh_obj, plate
from kit.shapes.solids import box, ring_sweep

LEAF_THICKNESS = 0.048
GROOVE = 0.0005  # hairline between the members of a leaf
PANEL_PROFILE = [
    (0, 0),
    (0.0015, -0.0022),
    (0.004, -0.0042),
    (0.0075, -0.0052),
    (0.0115, -0.0048),
    (0.015, -0.003),
    (0.018, -0.0002),
    (0.0205, 0.0032),
    (0.0225, 0.0058),
    (0.025, 0.0074),
    (0.029, 0.0080),
    (0.040, 0.0080),
    (0.0415, 0.0076),
    (0.052, 0.0042),
    (0.066, 0.0006),
    (0.069, 0.0),
    (0.0705, -0.0001),
]
CASSETTE_PROFILE = LIGHT_CASSETTE[:-1] + [(0.0335, 0.009)]
SLIM_PROFILE = [
    (0, 0),
    (0.0005, -0.003),
    (0.002, -0.004),
    (0.012, -0.004),
    (0.0135, -0.003),
    (0.014, 0.004),
    (0.014, 0.009),
]


def grid_cells(w, stile, count, gap):
    """(x0, x1) of `count` equal cells between the stiles of a leaf."""
    inner = w - 2 * stile
    cell = (inner - gap * (count - 1)) / count
    return [(-inner / 2 + i * (cell + gap), -inner / 2 + i * (cell + gap) + cell) for i in range(count)]


def panelled_leaf(w, h, rows, paint, glass, stile=0.112):
    """Composite leaf of stiles and rails, x centred, foot at z = 0, face at y = 0.

    rows: bottom to top, (z0, z1, [(x0, x1, kind)]), kind 'panel', 'glass' or an arch rise for an arched pane.
    """
    xi = w / 2 - stile
    core_and_edges(w, h, 0.012, paint)
    for s in (-1, 1):
        x0, x1 = sorted((s * w / 2, s * (xi + GROOVE)))
        plate("stile", rect(x0, x1, 0, h), [], 0, paint.v)
    box("edge", -w / 2, w / 2, 0.0003, 0.03, h - 0.002, h, paint.trim, 0)

    def fill(x0, x1, z0, z1, kind):
        loop = rect(x0, x1, z0, z1)
        if kind == "panel":
            ring_sweep("panel", loop, PANEL_PROFILE, paint.v, True, 40)
            return
        if kind != "glass":
            loop = arch(x0, x1, z0, z1, kind)
            plate("spandrel", rect(x0 - 1e-4, x1 + 1e-4, z0 - 1e-4, z1 + 1e-4), [inset(loop, 1e-4)], 0, paint.h)
        ring_sweep("cassette", loop, CASSETTE_PROFILE, paint.trim, False, 40)
        inner = inset(loop, 0.033)
        mesh_obj("pane", [(x, 0.006, z) for x, z in inner], [tuple(range(len(inner)))], glass)

    z = 0
    for z0, z1, cells in rows:
        plate("rail", rect(-xi, xi, z, z0 - GROOVE), [], 0, paint.h)
        x = -xi
        for x0, x1, kind in cells:
            if x0 > x:
                plate("muntin", rect(x + GROOVE, x0 - GROOVE, z0, z1), [], 0, paint.v)
            fill(x0, x1, z0, z1, kind)
            x = x1
        z = z1
    plate("rail", rect(-xi, xi, z, h), [], 0, paint.h)


def boarded_leaf(w, h, joints, units, paint, glass, bezel):
    """Flush contemporary leaf: horizontal V joints at the heights `joints`, glazed `units` (x0, x1, z0, z1) in slim bezels."""
    core_and_edges(w, h, 0.0125, paint)
    cuts = [0] + list(joints) + [h]
    for z0, z1 in zip(cuts[:-1], cuts[1:]):
        a, b = z0 + (0.002 if z0 else 0), z1 - (0.002 if z1 < h else 0)
        holes = [rect(*u) for u in units if z0 < u[2] < z1]
        plate("board", rect(-w / 2, w / 2, a, b), holes, 0, paint.h)
    for z in joints:
        mesh_obj(
            "joint",
            [(x, y, zz) for zz, y in ((z - 0.002, 0), (z, 0.003), (z + 0.002, 0)) for x in (-w / 2, w / 2)],
            [(0, 1, 3, 2), (2, 3, 5, 4)],
            paint.trim,
        )
    for u in units:
        ring_sweep("bezel", rect(*u), SLIM_PROFILE, bezel, False, 40)
        inner = inset(rect(*u), 0.013)
        mesh_obj("pane", [(x, 0.005, z) for x, z in inner], [(0, 1, 2, 3)], glass)


def weather_bar(x0, x1, m, y=0.0, z=0.0):
    """Rain deflector along the foot of a leaf whose face is at y and whose foot is at z."""
    section = ((0, 0.062), (-0.006, 0.062), (-0.030, 0.032), (-0.031, 0.022), (-0.028, 0.020), (0, 0.020))
    v = [(x, y + dy, z + dz) for x in (x0 + 0.01, x1 - 0.01) for dy, dz in section]
    mesh_obj(
        "weatherbar",
        v,
        [tuple(range(6)), tuple(range(11, 5, -1))] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)],
        m,
    )


def core_and_edges(w, h, y, paint):
    """The dark core of a leaf behind y, and its painted upright edges."""
    gasket = simple("core", (0.006, 0.006, 0.006, 1), 0.6)
    box("core", -w / 2 + 0.001, w / 2 - 0.001, y, LEAF_THICKNESS, 0.001, h - 0.001, gasket, 0)
    for a, b in ((-w / 2, -w / 2 + 0.002), (w / 2 - 0.002, w / 2)):
        box("edge", a, b, 0.0003, 0.03, 0, h, paint.trim, 0)
