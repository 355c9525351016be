"""Profiles, sealed units, locks, packers and screws before they are fitted. Metres."""

import bmesh
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit.materials.metal import m_hardware, m_metal
from kit.materials.nodes import mat, simple, srgb
from kit.shapes.placing import place
from kit.shapes.sheets import bm_obj, quad
from kit.shapes.solids import box, lathe, prism


def hollow_profile(name, outer, chambers, length, m, mitre=(0, 0)):
    """Extruded multi-chamber profile along x; section points (y, z); each end is cut at x = mitre * y."""
    loops = [outer] + chambers
    tris = tessellate_polygon([[Vector((y, z, 0)) for y, z in L] for L in loops])
    flat = [p for L in loops for p in L]
    V = [(-length / 2 + mitre[0] * y, y, z) for y, z in flat] + [(length / 2 + mitre[1] * y, y, z) for y, z in flat]
    n = len(flat)
    F = [tuple(t) for t in tris] + [tuple(i + n for i in t[::-1]) for t in tris]
    o = 0
    for L in loops:
        for i in range(len(L)):
            a, b = o + i, o + (i + 1) % len(L)
            F.append((a, b, b + n, a + n))
        o += len(L)
    bm = bmesh.new()
    vs = [bm.verts.new(v) for v in V]
    for f in F:
        bm.faces.new([vs[i] for i in f])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return bm_obj(name, bm, m, 30)


# Section of a white frame of 70 mm: (depth from the room's face, distance from the opening). The bead's groove, what the unit
# stands on, the outer leg.
FRAME_SECTION = [
    (0, 0), (0, 0.0555), (0.0007, 0.0574), (0.0020, 0.0580), (0.0055, 0.0580), (0.0060, 0.0545), (0.0110, 0.0545), (0.0115, 0.0580),
    (0.0510, 0.0580), (0.0520, 0.0745), (0.0535, 0.0760), (0.0670, 0.0760), (0.0700, 0.0730), (0.0700, 0),
]  # fmt: skip
FRAME_LEG_GASKET = [(0.0520, 0.0660), (0.0492, 0.0665), (0.0492, 0.0735), (0.0520, 0.0748)]


def sealed_unit(w, h, t=0.028, front=None):
    """Double-glazed unit standing on its edge: two panes, warm-edge spacer, dark sealant; face to -y, `front` the glass of the other."""
    edge, spacer = simple("unitseal", (0.012, 0.012, 0.013, 1), 0.5), simple("unitspacer", srgb("#b4b6b6"), 0.45)
    glass, m = mat("unitglass")
    m.out(m.n("ShaderNodeBsdfTransparent", {"Color": (0.88, 0.95, 0.92, 1)}))
    green = simple("glassedge", srgb("#3f7a68"), 0.15)
    obs = []
    for y, pane in ((0, glass), (t, front or glass)):
        obs.append(quad("pane", [(0, y, 0), (w, y, 0), (w, y, h), (0, y, h)], pane))
    for y0, y1, m_ in ((0, 0.004, green), (0.004, t - 0.004, edge), (t - 0.004, t, green)):
        for r in ((0, w, 0, 0.0006), (0, w, h - 0.0006, h), (0, 0.0006, 0, h), (w - 0.0006, w, 0, h)):
            obs.append(box("edge", r[0], r[1], y0, y1, r[2], r[3], m_, 0))
    e = 0.0045  # of sealant round the spacer
    for r in (
        (e, w - e, e, e + 0.007),
        (e, w - e, h - e - 0.007, h - e),
        (e, e + 0.007, e, h - e),
        (w - e - 0.007, w - e, e, h - e),
    ):
        obs.append(box("spacer", r[0], r[1], 0.004, t - 0.004, r[2], r[3], spacer, 0.0005))
    for r in ((0, w, 0, e), (0, w, h - e, h), (0, e, 0, h), (w - e, w, 0, h)):
        obs.append(box("seal", r[0], r[1], 0.0045, t - 0.0045, r[2], r[3], edge, 0))
    return obs


def door_lock(length=0.62, hooks=True):
    """Multipoint lock lying face up along x: steel faceplate, gearbox in the middle, rollers and hooks."""
    steel, dark = m_hardware("faceplate", (0.66, 0.65, 0.63, 1), 0.32), m_hardware("gearbox", (0.35, 0.35, 0.36, 1), 0.38)
    h = 0.022
    parts = [box("faceplate", -length / 2, length / 2, -0.010, 0.010, h, h + 0.003, steel, 0.0012)]
    parts.append(box("gearbox", -0.085, 0.085, -0.0075, 0.0075, -0.022, h, dark, 0.002))
    parts.append(box("latch", -0.035, -0.011, -0.006, 0.006, h + 0.002, h + 0.014, steel, 0.002))
    parts.append(box("bolt", 0.016, 0.052, -0.006, 0.006, h + 0.002, h + 0.017, steel, 0.0015))
    for x in (-length * 0.36, length * 0.36):
        parts.append(
            box(
                "slot",
                x - 0.035,
                x + 0.035,
                -0.0048,
                0.0048,
                h + 0.0028,
                h + 0.0033,
                simple("slotdark", (0.01, 0.01, 0.011, 1), 0.6),
                0,
            )
        )
        parts.append(
            lathe(
                "roller",
                [(0, 0), (0.0045, 0), (0.0045, 0.010), (0.006, 0.0105), (0.006, 0.013), (0, 0.0135)],
                steel,
                24,
                (x - 0.016, 0, h + 0.003),
            )
        )
        if hooks:
            shape = [
                (0, 0),
                (0.020, 0),
                (0.024, 0.010),
                (0.020, 0.020),
                (0.006, 0.022),
                (0.004, 0.017),
                (0.012, 0.014),
                (0.012, 0.008),
                (0, 0.008),
            ]
            parts.append(
                prism("hook", [(x + 0.004 + a, h + 0.002 + b) for a, b in shape], "y", -0.0035, 0.0035, steel, 0.0008)
            )
    for k in range(-4, 5):
        if k:
            screw = lathe(
                "screwhead",
                [(0, 0.0006), (0.0018, 0.0002), (0.0042, 0.0004), (0.0042, 0)],
                dark,
                20,
                (k * length / 9.2, 0, h + 0.0031),
            )
            parts.append(screw)
    return parts


def packer(colour, thickness=0.005):
    """Plastic packer 100 x 28 mm."""
    m = simple("packer" + colour, srgb(colour), 0.4)
    return [box("packer", -0.05, 0.05, -0.014, 0.014, 0, thickness, m, 0.001)]


def screws(places, rg):
    """Countersunk screws of 38 mm lying on head and tip, at (x, y, z) places, each turned at random."""
    steel, dark = m_metal("screwsteel", (0.6, 0.58, 0.52, 1), 0.25), simple("screwdrive", (0.02, 0.02, 0.02, 1), 0.6)
    shape = [(0, 0), (0.0036, 0), (0.0040, 0.0003), (0.0040, 0.0006), (0.0016, 0.0034), (0.0015, 0.0100)]
    for k in range(20):  # the thread: a ridge and a root in turn
        taper = min(1, (22 - k) / 7)
        shape += [(0.0020 * taper, 0.0105 + 0.0013 * k), (0.0013 * taper, 0.01115 + 0.0013 * k)]
    shape.append((0, 0.0380))
    for at in places:
        # The axis is 4 mm high at the head and falls to the tip.
        parts = [lathe("screw", shape, steel, 16, (0, 0, 0), "X", 25)]
        for y, z in ((0.0020, 0.0005), (0.0005, 0.0020)):
            parts.append(box("drive", -0.00015, 0.001, -y, y, -z, z, dark, 0))
        place(parts, (at[0], at[1], at[2] + 0.0040), (rg.uniform(0, 90), 5.5, rg.uniform(0, 360)))


PACKER_COLOURS = ("#a8352c", "#2f5f9e", "#cf9f20", "#2f7a4c", "#e2ddd0")


def scatter_packers(places, rg):
    """Loose packers at (x, y, z) places, each turned at random."""
    for k, at in enumerate(places):
        place(packer(PACKER_COLOURS[k % 5], rg.choice((0.003, 0.004, 0.006))), at, (0, 0, rg.uniform(0, 180)))
