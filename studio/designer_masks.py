"""Outlines of the scene as masks of the designer's pictures, in the words of fittings.py."""

import os

import cv2
import numpy as np
from PIL import Image

from kit.door_leaf.outline import FACE

SIZE, LEAF = (540, 810), (894, 2012)
# scenes/door_style.py: metres shown, and the camera
BOTTOM, TOP, DISTANCE, EYE = -0.235, 2.405, 5.6, 1.30
SUN = (1.11, 0.97)  # metres that a shadow falls to the right and down for each metre of depth
FINE = 8
SMOOTH = 0.45  # the width of the renderer's pixel filter
DIRECT = 0.62  # the sun's share of the daylight


def pixel(x, z, y=FACE):
    """Where a point of the scene, in metres, lies in the frame."""
    far, scale = DISTANCE / (DISTANCE + y), SIZE[1] / (TOP - BOTTOM)
    return SIZE[0] / 2 + x * far * scale, (TOP - EYE - (z - EYE) * far) * scale


def painted(shape, box, loops, y=FACE):
    """Closed outlines filled, as fine as FINE, in a box of the frame."""
    mask = np.zeros(shape, np.uint8)
    for loop in loops:
        points = [[(a - box[0]) * FINE * 16, (b - box[1]) * FINE * 16] for a, b in (pixel(*p, y) for p in loop)]
        cv2.fillPoly(mask, [np.round(points).astype(np.int32)], 255, shift=4)
    return mask > 0


def ribbon(p, q, width):
    """The outline of a bar from p to q."""
    d = np.array(q) - p
    n = np.array([-d[1], d[0]]) / np.hypot(*d) * width / 2
    return [np.array(p) - n, np.array(q) - n, np.array(q) + n, np.array(p) + n]


def reduced(mask, box):
    """A fine mask downsampled to the box with the renderer's pixel filter."""
    small = cv2.resize(mask.astype(np.float32), box[2:], interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(small, (0, 0), SMOOTH)


def fallen(free, depth):
    """The sun that reaches the pane past mouldings `depth` metres above it; `free` is 1 where there are none."""
    step = depth * SIZE[1] / (TOP - BOTTOM) * FINE
    move = np.float32([[1, 0, SUN[0] * step], [0, 1, SUN[1] * step]])
    moved = cv2.warpAffine(free.astype(np.float32), move, free.shape[::-1])
    return cv2.GaussianBlur(moved, (0, 0), 0.5 * FINE)


def write(folder, name, image, **how):
    """Write 8 bit pixels as WebP."""
    Image.fromarray(image).save(os.path.join(folder, name), "WEBP", method=6, **how)


def write_masks(folder, glass, cover, shade):
    """Write where glass and metal are, and the daylight on the panes in steps that the eye does not tell apart."""
    masks = np.stack([glass, cover, np.round(shade * 31) / 31 * (glass > 0)], -1)
    write(folder, "masks.webp", np.round(255 * masks).astype(np.uint8), lossless=True)
