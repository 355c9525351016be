"""Mesh objects, and flat ones made of a single face. Metres."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit.shapes.objects import add_object


def shade_smooth(me, angle):
    """Round shading across edges flatter than `angle` degrees; None leaves all faces flat."""
    if angle is None:
        return
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)


def mesh_obj(name, verts, faces, m=None, smooth=None, attrs=None):
    """A mesh object; edges flatter than `smooth` degrees are rounded; `attrs` holds a list of numbers for each name, one a vertex."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(map(int, f)) for f in faces])
    shade_smooth(me, smooth)
    for k, a in (attrs or {}).items():
        at = me.attributes.new(k, "FLOAT", "POINT")
        at.data.foreach_set("value", np.asarray(a, dtype=np.float32))
    ob = add_object(name, me)
    if m:
        me.materials.append(m)
    me.update()
    return ob


def bm_obj(name, bm, m=None, smooth=None):
    """A mesh object made from a bmesh, which is freed."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    shade_smooth(me, smooth)
    ob = add_object(name, me)
    if m:
        me.materials.append(m)
    return ob


def grid_faces(nx, ny):
    """Faces of a grid of (nx + 1) x (ny + 1) points that are listed row by row."""
    row = nx + 1
    return [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)
    ]


def quad(name, corners, m):
    """One four-sided face."""
    return mesh_obj(name, corners, [(0, 1, 2, 3)], m)


def level(name, x0, x1, y0, y1, z, m):
    """Horizontal sheet: ceiling, base or ground."""
    return quad(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], m)


def wall_y(name, x0, x1, z0, z1, y, m):
    """Inside wall parallel to the facade."""
    return quad(name, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], m)


def wall_x(name, y0, y1, z0, z1, x, m):
    """Inside wall at right angles to the facade."""
    return quad(name, [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], m)


def plate(name, outer, holes, y, m):
    """A flat face (facing -Y) with holes."""
    loops = [[Vector((x, z, 0)) for x, z in L] for L in [outer] + holes]
    tris = tessellate_polygon(loops)
    V = [(v.x, y, v.y) for L in loops for v in L]
    F = []
    for t in tris:
        a, b, c = [Vector(V[i]) for i in t]
        F.append(t if (b - a).cross(c - a).y < 0 else (t[0], t[2], t[1]))
    return mesh_obj(name, V, F, m)
