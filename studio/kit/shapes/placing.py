"""Parts placed as a whole, instances, and the grain of single parts."""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from kit.shapes.objects import add_object
from kit.shapes.solids import box


def copies(objects, places):
    """Instances a list of objects at (x, y, z, turn in degrees, scale)."""
    for x, y, z, turn, scale in places:
        for o in objects:
            c = add_object(o.name, o.data)
            c.location, c.rotation_euler, c.scale = (x, y, z), (0, 0, math.radians(turn)), (scale,) * 3


@contextmanager
def group(loc=(0, 0, 0), turn=0.0):
    """Parent everything made inside the block to one empty, then move and turn it (degrees)."""
    scene = bpy.context.scene
    before = {o.name for o in scene.objects}
    pivot = add_object("group")
    before.add(pivot.name)
    yield pivot
    for o in [o for o in scene.objects if o.name not in before and o.parent is None]:
        o.parent = pivot
    pivot.location = loc
    pivot.rotation_euler = (0, 0, math.radians(turn))


def hinged(parts, at, rot):
    """Turn parts (built in place) about a point: `rot` is an Euler tuple in degrees."""
    e = add_object("turn")
    e.location = at
    for o in parts:
        o.parent = e
        o.matrix_parent_inverse = Matrix.Translation(-Vector(at))
    e.rotation_euler = [math.radians(v) for v in rot]
    return e


def place(parts, loc, rot=(0, 0, 0), scale=1.0):
    """Parts built about the origin are moved, turned (degrees) and scaled together."""
    e = add_object("place")
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler, e.scale = loc, [math.radians(v) for v in rot], (scale,) * 3
    return e


def scatter(data, places, rg, scale=(0.8, 1.2)):
    """Instances of mesh data at (x, y, z) places, each turned and scaled a little differently."""
    for p in places:
        o = bpy.data.objects.new("scatter", data if not isinstance(data, (list, tuple)) else rg.choice(data))
        bpy.context.scene.collection.objects.link(o)
        s = rg.uniform(*scale)
        o.location, o.rotation_euler, o.scale = p, (0, 0, rg.random() * 6.283), (s, s, s)


def give_rnd(o, value):
    """Set the 'rnd' attribute which wood and stone materials read."""
    at = o.data.attributes.new("rnd", "FLOAT", "POINT")
    at.data.foreach_set("value", [value] * len(o.data.vertices))
    return o


def grained(o, rg):
    """Give a timber part its own `rnd`."""
    return give_rnd(o, rg.random())


def plank(rg, x0, x1, y0, y1, z0, z1, m, bevel=0.004):
    """A wooden box with a grain of its own."""
    return give_rnd(box("plank", x0, x1, y0, y1, z0, z1, m, bevel), rg.random())


def remove(*names):
    """Take objects out of the scene, by the names their makers gave them (numbered copies too)."""
    for o in list(bpy.data.objects):
        if o.name.split(".")[0] in names:
            bpy.data.objects.remove(o)
