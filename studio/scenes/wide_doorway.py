"""A doorway with as much of its wall as a wide window shows of it, for the door designer: the bricks that are in its picture, and on."""

import bpy

from kit.camera import camera
from kit.doors.set_size import BOTTOM, DISTANCE, EYE, HEIGHT, PIXELS
from kit.doors.wide_wall import ABOVE
from kit.materials.brick import m_brick, m_mortar
from kit.walls.brickwork import brick_wall, keep_bricks
from scenes import door_style, doorway
from scenes.door_style import BUFF_BRICK

BRICK, OFFSET = 0.225, 0.05625  # with its joint, and where the bond begins
HALF = 0.1075
# Half the width of the wall in the scene of each doorway, and how far it goes on.
WALLS, END = {"none": 1.3, "both": 1.75}, 2.45


def last_of(half):
    """How far from the middle the last brick lies that the end of a wall leaves whole."""
    return half - HALF - 0.001


def goes_on(side, half):
    """The wall of a doorway goes on at one side; whole bricks take the place of those that its end cuts."""
    brick, mortar = m_brick("brickon", BUFF_BRICK), m_mortar("mortaron", "#b3a793")
    x0, x1 = sorted((side * (half - 2 * BRICK), side * END))
    wall = brick_wall("wallon", x0, x1, -0.30, 3.20, [], brick, mortar, seed=5 + side, xoff=OFFSET, mortar_rec=0.0047)
    keep_bricks(wall, lambda x, z: side * x > last_of(half))


def build(sides="none"):
    """The doorway of a door by itself, or with panels on both sides, in the wall that goes on."""
    if sides == "none":
        door_style.build("catalogue", "kent", "#8f8f8b")
    else:
        doorway.build(sides, False)
    wall = bpy.data.objects["wall"]
    for side in (-1, 1):
        goes_on(side, WALLS[sides])
    keep_bricks(wall, lambda x, z: abs(x) <= last_of(WALLS[sides]))
    above = ABOVE * HEIGHT / PIXELS[1]
    high, middle = HEIGHT + above, BOTTOM + (HEIGHT + above) / 2
    shift = (0, (middle - EYE) / high)
    camera((0, -DISTANCE, EYE), 36 * DISTANCE / high, shift, dof=DISTANCE + 0.05, fstop=8 * HEIGHT / high)
    return {"bounces": 3}
