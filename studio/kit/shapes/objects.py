"""Objects of the scene that is being built."""

import bpy


def add_object(name, data=None):
    """A new object in the scene: of mesh, curve, lamp or camera `data`, or an empty one without."""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    return o
