"""The bricks beside a window as a camera sees them from nearer than a metre: finely divided, their faces and edges uneven."""

import bpy

from kit.materials.close_brick import close_brick, close_mortar
from kit.materials.swap import swap_materials
from kit.walls.brickwork import keep_bricks


def bare_corners(name, opening, by=0.005):
    """Keep the mortar sheet of wall `name` this far back from the sides of its opening, where worn brick edges would show it as a line."""
    for v in bpy.data.objects[name + "_m"].data.vertices:
        for side, away in zip(opening[:2], (-1, 1)):
            if abs(v.co.x - side) < 0.005:
                v.co.x += away * by


def bring_near(wall, is_near, palette):
    """The bricks of `wall` that pass the test (x, z) get an uneven surface, all of them and the mortar its grain."""
    near = wall.copy()
    near.data = wall.data.copy()
    bpy.context.scene.collection.objects.link(near)
    keep_bricks(near, is_near)
    keep_bricks(wall, lambda x, z: not is_near(x, z))
    fine = near.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels, fine.render_levels = "SIMPLE", 4, 4
    for name, spots, deep in (("lumps", 0.022, 0.0010), ("chips", 0.005, 0.0007)):
        texture = bpy.data.textures.new(name, "CLOUDS")
        texture.noise_scale, texture.noise_depth = spots, 3
        uneven = near.modifiers.new(name, "DISPLACE")
        uneven.texture, uneven.texture_coords, uneven.strength, uneven.mid_level = texture, "GLOBAL", deep, 0.55
    face, bed = close_brick("closered", palette, "#3a2421", "#a07a68"), close_mortar("closemortar", "#b3a894", "#8c7d68")
    swap_materials({"red": face, "mortar": bed})
