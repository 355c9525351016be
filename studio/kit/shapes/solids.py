"""Solid objects: boxes, prisms, turned parts, bars, tubes and letters. Metres."""

import math

import bmesh
import bpy
from mathutils import Vector

from kit.shapes.objects import add_object
from kit.shapes.outlines import inset
from kit.shapes.sheets import bm_obj, mesh_obj


def box(name, x0, x1, y0, y1, z0, z1, m=None, bevel=0.002, seg=2):
    """A box with edges rounded by `bevel` in `seg` steps."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(
            ((x0 + x1) / 2 + v.co.x * (x1 - x0), (y0 + y1) / 2 + v.co.y * (y1 - y0), (z0 + z1) / 2 + v.co.z * (z1 - z0))
        )
    if bevel:
        bmesh.ops.bevel(
            bm,
            geom=bm.edges[:],
            offset=min(bevel, abs(x1 - x0) * 0.45, abs(y1 - y0) * 0.45, abs(z1 - z0) * 0.45),
            segments=seg,
            profile=0.5,
            affect="EDGES",
        )
    return bm_obj(name, bm, m, 40)


def prism(name, poly, axis, a, b, m, bevel=0.0, seg=2):
    """Extrude a polygon along an axis: (y, z) points along 'x', (x, y) along 'z', (x, z) along 'y'."""

    def at(p, t):
        return {"x": (t, p[0], p[1]), "y": (p[0], t, p[1]), "z": (p[0], p[1], t)}[axis]

    bm = bmesh.new()
    A, B = [bm.verts.new(at(p, a)) for p in poly], [bm.verts.new(at(p, b)) for p in poly]
    bm.faces.new(A)
    bm.faces.new(B[::-1])
    for i in range(len(poly)):
        j = (i + 1) % len(poly)
        bm.faces.new((A[i], B[i], B[j], A[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=0.5, affect="EDGES")
    return bm_obj(name, bm, m, 38)


def sphere(name, c, r, m, seg=20):
    """A ball of radius r about c."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg * 2 // 3, radius=r)
    o = bm_obj(name, bm, m, 180)
    o.location = c
    return o


def ring_sweep(name, loop, prof, m, cap=True, smooth=35, mH=None):
    """A mitred moulding round a closed loop: `prof` lists (inset, y), and `cap` closes it within the last of them.

    `mH` is the material of the level members when their grain runs level.
    """
    V = []
    F = []
    n = len(loop)
    for d, y in prof:
        V += [(x, y, z) for x, z in inset(loop, d)]
    for k in range(len(prof) - 1):
        for i in range(n):
            j = (i + 1) % n
            F.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if cap:
        F.append(tuple((len(prof) - 1) * n + i for i in range(n)))
    ob = mesh_obj(name, V, F, m, smooth)
    if mH is not None:  # mitred members: horizontal-grain material on the rails (sides 0 and 2 of a rectangle)
        ob.data.materials.append(mH)
        for k in range(len(prof) - 1):
            for i in range(n):
                if i % 2 == 0:
                    ob.data.polygons[k * n + i].material_index = 1
    return ob


def lathe(name, prof, m, n=48, loc=(0, 0, 0), axis="Z", smooth=40):
    """A turned part: (radius, height) pairs turned about an axis at `loc`, n-sided; along 'Y' its height points to -y."""
    V = []
    F = []
    for r, h in prof:
        for i in range(n):
            a = 2 * math.pi * i / n
            V.append((r * math.cos(a), r * math.sin(a), h))
    for k in range(len(prof) - 1):
        for i in range(n):
            j = (i + 1) % n
            F.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    ob = mesh_obj(name, V, F, m, smooth)
    if axis == "Y":
        ob.rotation_euler = (math.pi / 2, 0, 0)  # +h -> -Y
    if axis == "X":
        ob.rotation_euler = (0, math.pi / 2, 0)
    ob.location = loc
    return ob


def tube(name, pts, r, m, res=6, cyc=False):
    """A round bar of radius r through the points; a ring when `cyc`."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    sp.use_cyclic_u = cyc
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    ob = add_object(name, cu)
    cu.materials.append(m)
    return ob


def text(name, s, size, loc, m, font="/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", ext=0.003, bev=0.0008):
    """Lettering that stands facing -Y, `size` metres high, centred on `loc`, raised by `ext`."""
    cu = bpy.data.curves.new(name, "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = ext
    cu.bevel_depth = bev
    cu.align_x = "CENTER"
    cu.font = bpy.data.fonts.load(font)
    ob = add_object(name, cu)
    ob.rotation_euler = (math.pi / 2, 0, 0)
    ob.location = loc
    cu.materials.append(m)
    return ob


def beam(name, a, b, width, height, m, up=(0, 0, 1), bevel=0.002):
    """A straight bar from a to b; height is measured along `up`."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    s = d.cross(Vector(up)).normalized() * (width / 2)
    u = s.cross(d).normalized() * (height / 2)
    V = [p + i * s + j * u for p in (a, b) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = mesh_obj(
        name, V, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], m
    )
    if bevel:
        mod = o.modifiers.new("bevel", "BEVEL")
        mod.width = bevel
        mod.segments = 2
    return o


def bar_along(name, path, halves, m, sides=24):
    """Bar of oval section along a path in a plane x-z: `halves` are the half width and half depth (y) at each point."""
    V, F = [], []
    points = [Vector(p) for p in path]
    for i, (p, (w, h)) in enumerate(zip(points, halves)):
        t = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        across = t.cross(Vector((0, 1, 0))).normalized()
        over = across.cross(t)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            c, s = math.cos(a), math.sin(a)
            # a superellipse: flat faces with round edges, as on a cast lever
            q = p + across * (w * math.copysign(abs(c) ** 0.62, c)) + over * (h * math.copysign(abs(s) ** 0.62, s))
            V.append(tuple(q))
    rows = len(points)
    for i in range(rows - 1):
        for k in range(sides):
            j = (k + 1) % sides
            F.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
    F += [tuple(range(sides - 1, -1, -1)), tuple((rows - 1) * sides + k for k in range(sides))]
    return mesh_obj(name, V, F, m, 45)
