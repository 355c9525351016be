"""A front door with side panels and a top light: its measures in metres, and its canvas in pixels. No part of Blender is needed.

The door stays where the pictures of the styles have it, pixel by pixel: side panels and top light are added beside and above it,
and the frame of the picture grows by whole pixels on each side.
"""

SIDE, TOP = 0.45, 0.375  # two bricks wide, five courses high
DOOR = (0.50125, 2.096)  # half the width of the door's own frame, and its height
SILL = 0.014
BEAD, PANE = 0.068, 0.088  # of a fixed pane: how far it stands in from its frame's edge, and back from the wall's face
# scenes/door_style.py: pixels and metres of its picture, and its camera
PIXELS, BOTTOM, HEIGHT, DISTANCE, EYE = (540, 810), -0.235, 2.64, 5.6, 1.30
# Pixels that the canvas grows by on the left, at the top, on the right and at the bottom, by side panels and top light.
GROWN = {
    ("none", False): (0, 0, 0, 0),
    ("none", True): (48, 117, 48, 0),
    ("left", False): (138, 0, 0, 0),
    ("right", False): (0, 0, 138, 0),
    ("both", False): (138, 36, 138, 36),
    ("left", True): (138, 117, 0, 0),
    ("right", True): (0, 117, 138, 0),
    ("both", True): (138, 117, 138, 0),
}


def panels(sides):
    """The signs of the sides that have a panel, -1 being the left."""
    return {"none": (), "left": (-1,), "right": (1,), "both": (-1, 1)}[sides]


def opening(sides, top):
    """x0, x1 and height of the opening in the wall."""
    half, on = DOOR[0] + 0.005, panels(sides)
    return -half - SIDE * (-1 in on), half + SIDE * (1 in on), DOOR[1] + 0.004 + TOP * top


def fixed_lights(sides, top):
    """The frames of side panels and top lights: x0, x1, z0, z1."""
    half, head = DOOR
    columns = [(s * (half + SIDE / 2) - SIDE / 2, s * (half + SIDE / 2) + SIDE / 2) for s in panels(sides)]
    lights = [(*c, SILL, head) for c in columns]
    if top:
        lights += [(*c, head, head + TOP) for c in [(-half, half), *columns]]
    return lights


def canvas(sides, top):
    """Width and height of the canvas in pixels."""
    left, above, right, below = GROWN[sides, top]
    return PIXELS[0] + left + right, PIXELS[1] + above + below
