"""The wall that goes on beside and above the picture of a door by itself, in a wide window: pixels. No part of Blender is needed."""

BESIDE, ABOVE = 405, 117
