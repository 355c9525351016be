"""A euro cylinder half drawn out of the door: its key in it, its fixing screw standing out of the door's edge."""

import math

from kit.camera import look
from kit.doors.lever_on_backplate import MM, SPINDLE, backplate, euro_outline, lever, skin, turned
from kit.job import albedo
from kit.light import area, world_hdri
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_paint
from kit.materials.stone import m_plaster
from kit.materials.wood import wood
from kit.shapes.placing import place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, lathe, tube
from kit.trade.parts import hollow_profile

# The middle of the plate is the origin, the door's outer face y = 0. What MM makes metres is in millimetres.
GREEN = "#24452f"
AXIS = SPINDLE - 0.092  # height of the cylinder's axis
EDGE = 0.045  # from the axis to the edge of the door
OUT = 63.0  # how far the cylinder is drawn out
FRONT = 10.0 + OUT  # its front before the door's face
HALF = 45.0  # from its front to the fixing screw
BOW = -16.2  # the middle of a key's bow from its shoulder
HOLE = BOW - 6.6  # and the hole in it
TURN = -24  # degrees that the key is turned, so that the cam lies within the profile
PROFILE = (8.5, 5.0, 24.0)  # radius, half the stem, axis to foot


def euro(out, inset=0.0, foot=0.0):
    """The profile `out` before the door's face, `inset` all round, its foot shortened by `foot`."""
    radius, half, length = PROFILE
    outline = euro_outline((radius - inset) * MM, (half - inset) * MM, (length - inset - foot) * MM)
    return [(x, -out * MM, z + AXIS) for x, z in outline]


def length_of(name, front, back, metal, foot=0.0, soft=0.45):
    """A length of the cylinder's body with chamfered ends."""
    rings = [euro(front, soft, foot), euro(front - soft, 0, foot), euro(back + soft, 0, foot), euro(back, soft, foot)]
    skin(name, rings, metal, (True, True), 24)


def softened(part, width=0.25):
    """Sharp edges of a part rounded by `width` millimetres."""
    bevel = part.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width * MM, 2, "ANGLE", math.radians(40)
    return part


def body(metal, cam_metal, dark):
    """Two halves with a snap line in the outer one, the bridge with the thread of the fixing screw, the cam above it."""
    middle = FRONT - HALF
    snap = FRONT - 11.5
    length_of("front", FRONT, snap, metal)
    length_of("neck", snap + 1, snap - 2, metal, 12.5)
    length_of("outer", snap - 0.9, middle + 5.2, metal)
    length_of("inner", middle - 5.2, FRONT - 2 * HALF, metal)
    half = PROFILE[1] * MM
    foot = AXIS - PROFILE[2] * MM
    y0, y1 = -(middle + 5.4) * MM, -(middle - 5.4) * MM
    softened(box("bridge", -half, half, y0, y1, foot + 0.2 * MM, foot + 8.4 * MM, metal, 0.0003))
    hole = (half, -middle * MM, foot + 4.4 * MM)
    lathe("countersink", [(3.1 * MM, 0.05 * MM), (2.3 * MM, 0.06 * MM)], metal, 32, hole, "X")
    lathe("thread", [(2.4 * MM, 0.07 * MM), (0.01 * MM, 0.07 * MM)], dark, 32, hole, "X")
    turns = [math.radians(-60 + 300 * k / 40) for k in range(41)]
    outline = [(7.7 * MM * math.cos(t), 7.7 * MM * math.sin(t)) for t in turns]
    outline += [(-3.85 * MM, -13.6 * MM), (-2.6 * MM, -14.9 * MM), (2.6 * MM, -14.9 * MM), (3.85 * MM, -13.6 * MM)]
    rings = [[(x, -(middle + y) * MM, z + AXIS) for x, z in outline] for y in (4.6, -4.6)]
    softened(skin("cam", rings, cam_metal, (True, True), 30))


def bow_outline(cy, scale=1.0, steps=64):
    """The key's bow about (cy, 0): a round with flattened sides."""
    points = []
    for k in range(steps):
        t = 2 * math.pi * k / steps
        c, s = (math.copysign(abs(v) ** 0.82, v) for v in (math.cos(t), math.sin(t)))
        points.append((cy + scale * 11.5 * MM * c, scale * 12.2 * MM * s))
    return points


def key(metal, blade=0.0):
    """A key in the plane y-z, its shoulder at the origin: the bow towards -y, `blade` millimetres of it towards +y."""
    cy = BOW * MM
    loop = bow_outline(cy)
    turns = [2 * math.pi * k / 28 for k in range(28)]
    hole = [(HOLE * MM + 2.5 * MM * math.cos(t), 2.5 * MM * math.sin(t)) for t in turns]
    inner = bow_outline(cy, 0.84)
    parts = [
        softened(hollow_profile("bow", loop, [hole], 1.7 * MM, metal), 0.2),
        softened(hollow_profile("rim", loop, [inner], 2.5 * MM, metal), 0.3),
        box("shoulder", -1.25 * MM, 1.25 * MM, -8.0 * MM, 0, -4.9 * MM, 4.9 * MM, metal, 0.0003),
        box("neck", -1.1 * MM, 1.1 * MM, -0.4 * MM, 4 * MM, -4.0 * MM, 4.0 * MM, metal, 0.0003),
    ]
    if blade:
        cuts = (2.6, 0.9, 1.8, 0.4, 2.2, 1.2)
        step = (blade - 8) / len(cuts)
        top = [(4.0, 4.0)]
        for k, depth in enumerate(cuts):
            at = 5 + k * step
            top += [(at, 3.4), (at + step * 0.4, depth), (at + step * 0.62, depth)]
        top += [(blade - 3.4, 3.2), (blade, -1.6), (blade - 1.6, -4.0), (4.0, -4.0)]
        outline = [(y * MM, z * MM) for y, z in top]
        parts.append(softened(hollow_profile("blade", outline, [], 2.1 * MM, metal), 0.15))
        parts.append(box("groove", 1.06 * MM, 1.09 * MM, 5 * MM, (blade - 4) * MM, -1.9 * MM, -0.9 * MM, metal, 0))
    return parts


def keys(metal, ring_metal):
    """The turned key in its plug, a split ring through its bow and the spare key hanging from that."""
    shoulder = -(FRONT + 1.6) * MM
    place(key(metal), (0, shoulder, AXIS), (0, TURN, 0))
    hole_y, radius = shoulder + HOLE * MM, 8.2 * MM
    top = AXIS - 0.9 * MM
    for k in range(2):
        turns, y = [2 * math.pi * i / 56 for i in range(56)], hole_y + (k - 0.5) * MM
        ring = [(radius * math.cos(t), y, top - radius + radius * math.sin(t)) for t in turns]
        tube("ring", ring, 0.48 * MM, ring_metal, 4, True)
    low = top - 2 * radius + 0.6 * MM
    # Its bow points up, turned a little on the ring.
    place(key(metal, 29.5), (0.0006, hole_y, low + HOLE * MM + 2.0 * MM), (-90, 0, 14))


def fixing_screw(metal, dark):
    """The long screw that holds the cylinder, drawn out of the lock's faceplate by a finger's breadth."""
    shape = [(0, 20.0), (4.6, 20.0), (4.75, 19.7), (4.7, 19.3), (2.5, 17.0)]
    at = 16.8
    while at > -4:
        shape += [(2.5, at), (2.08, at - 0.4)]
        at -= 0.8
    where = (EDGE, 0.035, AXIS)
    parts = [lathe("screw", [(r * MM, h * MM) for r, h in shape], metal, 28, (0, 0, 0), "X", 25)]
    for y, z in ((2.6, 0.55), (0.55, 2.6)):
        parts.append(box("drive", 19.2 * MM, 20.06 * MM, -y * MM, y * MM, -z * MM, z * MM, dark, 0))
    place(parts, where, (20, 2.5, 0))


def lock_edge(steel, dark):
    """The edge of the door with the lock's faceplate in it: the bolt drawn back, the latch above, the screw's hole."""
    band = simple("edgeband", srgb("#e4e2dc"), 0.42)
    box("edge", EDGE - 0.0014, EDGE, 0.002, 0.068, -0.9, 0.9, band, 0.0004)
    box("faceplate", EDGE - 0.002, EDGE + 0.0006, 0.025, 0.045, -0.5, 0.5, steel, 0.0005)
    x = EDGE + 0.0006
    lathe("hole", [(3.4 * MM, 0.02 * MM), (0.1 * MM, 0.03 * MM)], dark, 32, (x, 0.035, AXIS), "X")
    lathe("cone", [(5.0 * MM, 0.02 * MM), (3.3 * MM, 0.06 * MM)], steel, 32, (x, 0.035, AXIS), "X")
    box("boltslot", x - 0.001, x + 0.00005, 0.0290, 0.0410, AXIS + 0.017, AXIS + 0.055, dark, 0)
    box("bolt", x - 0.001, x + 0.0016, 0.0295, 0.0405, AXIS + 0.0175, AXIS + 0.0545, steel, 0.0006)
    head = [(4.0 * MM, 0.05 * MM), (3.8 * MM, 0.5 * MM), (0.01 * MM, 0.6 * MM)]
    for height in (AXIS - 0.052, AXIS + 0.070):
        lathe("screwhead", head, steel, 28, (x, 0.035, height), "X")
        for y, z in ((2.1, 0.4), (0.4, 2.1)):
            box("drive", x, x + 0.64 * MM, 0.035 - y * MM, 0.035 + y * MM, height - z * MM, height + z * MM, dark, 0)


def collar(metal, dark):
    """The rim pressed round the plate's opening, and the dark gap between it and the cylinder."""
    # from the door's face, from the cylinder
    section = ((8.4, 2.3), (9.6, 2.2), (10.2, 1.7), (10.2, 0.9), (9.8, 0.5), (8.0, 0.5))
    skin("collar", [euro(out, -grow) for out, grow in section], metal, (False, False), 40)
    skin("gap", [euro(9.1, -0.6), euro(9.1)], dark, (False, False))


def hall():
    """The hall behind the door, far out of focus: wall, skirting and boards, lit from the side."""
    floor = -1.05
    quad("back", [(-6, 2.6, floor), (3, 2.6, floor), (3, 2.6, 1.5), (-6, 2.6, 1.5)], m_plaster("hall", "#c4b292"))
    box("skirting", -6, 3, 2.57, 2.6, floor, floor + 0.17, simple("skirting", srgb("#ece7dc"), 0.5), 0.004)
    boards = wood("boards", "#a07a4c", "#765530", "Y", by_part=False)
    quad("floor", [(-6, 0.2, floor), (3, 0.2, floor), (3, 2.6, floor), (-6, 2.6, floor)], boards)
    area((-3.2, 1.6, 0.9), (-2.6, 2.6, -0.5), 0.6, 42, (1, 0.86, 0.66))


def build():
    """Close on the lower half of the plate, from the side of the door's open edge."""
    steel = m_hardware("steel", (0.64, 0.63, 0.61, 1), 0.26)
    edge_steel = m_hardware("edgesteel", (0.46, 0.455, 0.44, 1), 0.30)
    brass = m_hardware("brass", (0.76, 0.55, 0.25, 1), 0.22)
    nickel = m_hardware("nickel", (0.72, 0.69, 0.63, 1), 0.2)
    cam_steel = m_hardware("cam", (0.34, 0.33, 0.32, 1), 0.34)
    dark = simple("dark", (0.006, 0.006, 0.006, 1), 0.7)
    skin_paint = m_paint("leaf", albedo(GREEN, 0.6), "V", 0.34, 0.3, 0.0006)
    box("leaf", -0.9, EDGE - 0.0012, 0, 0.070, -0.9, 0.9, skin_paint, 0.003)
    lock_edge(edge_steel, dark)
    backplate(steel)
    # The lever above the picture casts its shadow into it.
    rose = [(16.2, 8.5), (16.2, 10.0), (15.6, 11.0), (11.6, 12.2), (9.4, 15.6), (8.6, 17), (7.4, 17.2)]
    turned("rose", rose, (0, SPINDLE), steel)
    lever(steel)
    collar(steel, dark)
    body(brass, cam_steel, dark)
    turned("plugring", [(7.0, FRONT + 0.02), (6.4, FRONT + 0.03)], (0, AXIS), dark)
    plug = [(6.5, FRONT - 1), (6.5, FRONT + 0.35), (6.2, FRONT + 0.65), (0.05, FRONT + 0.65)]
    lathe("plug", [(a * MM, b * MM) for a, b in plug], nickel, 72, (0, 0, AXIS), "Y", 30)
    keys(nickel, steel)
    fixing_screw(nickel, dark)
    hall()
    world_hdri("interior", 0.3, 60)
    area((0.66, -0.80, 0.82), (0, -0.03, AXIS), 0.30, 19, (1, 0.97, 0.92))
    area((-1.1, -0.9, 0.7), (0, 0, AXIS), 0.9, 8, (1, 0.98, 0.95))
    area((-1.5, -1.35, -0.30), (0, 0, AXIS), 1.6, 3.2, (1, 0.96, 0.90))
    area((1.5, 1.2, 0.25), (0, 0, AXIS), 1.3, 10, (1, 0.97, 0.92), sy=1.0)
    look((0.49, -0.40, 0.10), (0.010, -0.024, -0.061), 0.242, 0.592, 6.3)
    return {"bounces": 5, "fast_gi": False, "clamp": 4.0}
