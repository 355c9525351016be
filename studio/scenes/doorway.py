"""The doorway of the door styles with side panels and a top light, in the same wall and light, for the door designer.

Every leaf of scenes/door_style.py fits into it pixel by pixel (kit/doors/set_size.py). The leaf that is rendered only colours the
light round it.
"""

import random

import bpy

from kit.doors.door_set import build_fixed_lights, door_camera
from kit.doors.set_size import SIDE, opening, panels
from kit.job import repository_json
from kit.materials.brick import m_brick, m_mortar
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.shapes.solids import box
from kit.walls.brickwork import brick_wall
from scenes.door_style import BUFF_BRICK, daylight, door, ground, lamp, planters

STYLE, PAINT = "kent", "#8f8f8b"  # of the leaf that stands in for all: a middling grey


def since(before):
    """What was built since these objects."""
    return [o for o in bpy.data.objects if o not in before]


def middle(thing):
    """The middle of an object from left to right."""
    return thing.location.x + sum(corner[0] for corner in thing.bound_box) / 8


def take_away(*names):
    """Remove what a door without side panels has."""
    for thing in [o for o in bpy.data.objects if o.name.split(".")[0] in names]:
        bpy.data.objects.remove(thing)


def front(sides, top):
    """Wall, ground, pots and lamp, moved outwards by the side panels."""
    # The same draws as for the door styles: the tree that shades the door is the same.
    rg, leaf = random.Random(7), m_leaf("leaf", "#22391a", "#456528", "#73904a")
    x0, x1, high = opening(sides, top)
    brick, mortar = m_brick("brick", BUFF_BRICK), m_mortar("mortar", "#b3a793")
    brick_wall("wall", -1.75, 1.75, -0.30, 3.20, [(x0, x1, 0, high)], brick, mortar, seed=3, xoff=0.05625)
    ground(rg)
    take_away("step")
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    box("step", x0 - 0.114, x1 + 0.114, -0.36, 0.08, -0.150, 0, stone, 0.014, 4)
    before = list(bpy.data.objects)
    planters(rg, leaf)
    lamp()
    for thing in since(before):
        side = 1 if middle(thing) > 0 else -1
        if side in panels(sides):
            thing.location.x += side * SIDE
    daylight(rg, leaf)


def build(sides="none", top=False):
    """The doorway with panels on the left, on the right or on both sides of the door, and with a top light."""
    # input: data/door-leaves.json catalogue.kent
    front(sides, top)
    door(repository_json("data", "door-leaves.json")["catalogue"][STYLE], PAINT)
    paint = bpy.data.objects["frame"].data.materials[0]
    build_fixed_lights(sides, top, paint, simple("fixedpane", (0.02, 0.02, 0.02, 1), 0.5))
    take_away("sealL", "sealR", "sealT", "threshold", "threshold2")
    x0, x1, high = opening(sides, top)
    seal, alu = simple("setseal", srgb("#9a948a"), 0.7), m_metal("setalu", (0.55, 0.55, 0.55, 1), 0.32)
    box("seal", x0, x0 + 0.007, 0.055, 0.10, 0, high, seal, 0)
    box("seal", x1 - 0.007, x1, 0.055, 0.10, 0, high, seal, 0)
    box("seal", x0, x1, 0.055, 0.10, high - 0.006, high, seal, 0)
    box("threshold", x0 + 0.005, x1 - 0.005, 0.012, 0.10, 0, 0.014, alu, 0.003, 3)
    box("threshold", -0.49125, 0.49125, 0.050, 0.10, 0.012, 0.024, alu, 0.002)
    door_camera(sides, top)
    return {"bounces": 3}
