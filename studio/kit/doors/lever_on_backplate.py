"""A lever handle on a long backplate with its euro cylinder, modelled for close-ups."""

import math

from mathutils import Vector

from kit.shapes.sheets import mesh_obj

MM = 0.001
SPINDLE = 0.052  # height of the lever above the middle of the backplate; the lock's centre lies 92 mm below


def skin(name, rings, material, closed_ends=(False, True), smooth=50):
    """A surface through rings with the same number of points each, (x, y, z) in metres; edges flatter than `smooth` degrees
    are shaded smooth."""
    count = len(rings[0])
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(len(rings) - 1)
        for i in range(count)
    ]
    if closed_ends[0]:
        faces.append(tuple(reversed(range(count))))
    if closed_ends[1]:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return mesh_obj(name, [p for ring in rings for p in ring], faces, material, smooth)


def rounded_rectangle(width, height, radius, steps=12):
    """Outline (x, z) about the origin, from the lower right corner upwards."""
    points = []
    for quarter, (sx, sz) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        cx, cz = sx * (width / 2 - radius), sz * (height / 2 - radius)
        for step in range(steps + 1):
            angle = math.radians(-90 + 90 * quarter + 90 * step / steps)
            points.append((cx + radius * math.cos(angle), cz + radius * math.sin(angle)))
    return points


def backplate(material, width=34 * MM, height=242 * MM, thick=9 * MM):
    """A long plate, rounded at its corners, with a soft shoulder and a slightly raised field."""
    profile = [
        (0, 0),
        (0, 4.2),
        (0.25, 5.6),
        (0.9, 6.8),
        (1.9, 7.5),
        (3.0, 7.75),
        (3.5, 7.8),
        (3.9, 8.1),
        (4.3, 8.7),
        (5.0, 9),
        (5.5, 9.02),
        (6.5, 9.03),
    ]
    rings = []
    for inset, out in profile:
        inset *= MM
        loop = rounded_rectangle(width - 2 * inset, height - 2 * inset, max(9 * MM - inset, 1.2 * MM))
        rings.append([(x, -out * MM * thick / (9 * MM), z) for x, z in loop])
    return skin("backplate", rings, material)


def turned(name, profile, centre, material, steps=72):
    """A turned part standing on the door: profile of (radius, distance from the door) in millimetres."""
    rings = [
        [
            (
                centre[0] + r * MM * math.cos(2 * math.pi * i / steps),
                -d * MM,
                centre[1] + r * MM * math.sin(2 * math.pi * i / steps),
            )
            for i in range(steps)
        ]
        for r, d in profile
    ]
    return skin(name, rings, material)


def spline(points, count):
    """Catmull-Rom through the points (any number of coordinates), `count` stations a span."""
    ends = [points[0]] + list(points) + [points[-1]]
    out = []
    for k in range(len(points) - 1):
        a, b, c, d = (Vector(p) for p in ends[k : k + 4])
        for step in range(count):
            t = step / count
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return out + [Vector(points[-1])]


def lever(material):
    """The lever: out of the rose, round the bend and along the door, oval and tapering, its tip turned in."""
    # x, y (out of the door), z, half height, half depth in millimetres
    path = lever_path()
    rings = []
    up = Vector((0, 0, 1))
    for i, (centre, tall, deep) in enumerate(path):
        before, after = path[max(i - 1, 0)][0], path[min(i + 1, len(path) - 1)][0]
        along = (after - before).normalized()
        side = along.cross(up).normalized()
        upright = side.cross(along)
        ring = []
        for k in range(48):
            angle = 2 * math.pi * k / 48
            c, s = math.cos(angle), math.sin(angle)
            # a superellipse: flatter flanks than an oval, as on a forged lever
            c, s = math.copysign(abs(c) ** 0.8, c), math.copysign(abs(s) ** 0.8, s)
            ring.append(centre + side * c * deep + upright * s * tall)
        rings.append(ring)
    return skin("lever", rings, material, (True, True))


def lever_path():
    """Stations of the lever: (centre, half height, half depth) in metres."""
    knots = [
        (0, 10, 0, 8.2, 8.2),
        (0, 26, 0, 8.0, 8.0),
        (-1, 38, 0, 8.4, 8.2),
        (-7, 48, 0.4, 9.4, 7.6),
        (-19, 53, 1.4, 10.0, 6.8),
        (-40, 54, 2.6, 9.8, 6.2),
        (-70, 53, 2.6, 9.2, 5.8),
        (-98, 50, 0.6, 8.6, 5.6),
        (-116, 45, -1.6, 8.2, 5.6),
        (-123, 41.5, -2.6, 7.8, 5.4),
    ]
    stations = []
    for x, y, z, tall, deep in ((*p[:3], *p[3:]) for p in spline_of_five(knots, 14)):
        stations.append((Vector((x, -y, z)) * MM + Vector((0, 0, SPINDLE)), tall * MM, deep * MM))
    # a rounded tip
    centre, tall, deep = stations[-1]
    along = (stations[-1][0] - stations[-2][0]).normalized()
    for t in (0.3, 0.55, 0.75, 0.88, 0.96, 0.995):
        shrink = math.sqrt(1 - t * t)
        stations.append((centre + along * deep * 1.1 * t, tall * shrink, deep * shrink))
    return stations


def spline_of_five(knots, count):
    """`spline` for knots of five numbers: place and section are interpolated alike."""
    places = spline([k[:3] for k in knots], count)
    sections = spline([(k[3], k[4], 0) for k in knots], count)
    return [(*p, s[0], s[1]) for p, s in zip(places, sections)]


def cylinder(material, key_material):
    """A euro profile cylinder: its oval and stem, standing proud of a collar pressed in the plate, and the keyway."""
    z = SPINDLE - 0.092
    for grow, outs in ((2.2, (8.5, 9.7, 10.3)), (0, (8.0, 12.4, 13.0))):
        rings = []
        for out, inset in zip(outs, (0, 0, 0.6)):
            rings.append(
                [(x, -out * MM, zz + z) for x, zz in euro_outline((8.5 + grow - inset) * MM, (5 + grow - inset) * MM)]
            )
        skin("cylinder", rings, material, smooth=28)
    turned("plug", [(6.5, 12.0), (6.5, 13.4), (6.1, 14.0), (0.05, 14.0)], (0, z), material)
    slot = rounded_rectangle(1.5 * MM, 8.6 * MM, 0.6 * MM, 4)
    skin(
        "keyway",
        [[(x, -14.04 * MM, zz + z) for x, zz in slot], [(x, -14.06 * MM, zz + z) for x, zz in slot]],
        key_material,
    )


def euro_outline(radius, half_stem, length=24 * MM, steps=40):
    """Outline (x, z) of a euro profile: a circle with a stem hanging from it."""
    start = -math.acos(half_stem / radius)
    sweep = 2 * math.pi - 2 * (math.pi / 2 + start)
    round_part = [start + sweep * k / steps for k in range(steps + 1)]
    points = [(radius * math.cos(a), radius * math.sin(a)) for a in round_part]
    foot = -length + half_stem
    for k in range(steps // 2 + 1):
        angle = math.pi + math.pi * k / (steps // 2)
        points.append((half_stem * math.cos(angle), foot + half_stem * math.sin(angle)))
    return points
