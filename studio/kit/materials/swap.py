"""Another material in place of one that a kit's part brings along."""

import bpy


def swap_materials(by_name):
    """Every material whose name (without Blender's number) is a key gives way to that key's value."""
    for o in bpy.data.objects:
        for slot in o.material_slots:
            name = slot.material.name.split(".")[0] if slot.material else None
            if name in by_name:
                slot.material = by_name[name]
