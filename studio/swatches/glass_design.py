"""A decorative glass design in front of the common scene: its relief refracts the view, its frost scatters it."""

import cv2
import numpy as np

from post.grade import filmic
from swatches.behind import MARGIN, scene
from swatches.glass_patterns import PATTERNS
from swatches.surface import SUPERSAMPLE, normals, reduced, slopes, smoothstep

REFRACTION = 0.30  # how far a slope of 1 moves the view, of the picture's width
SCATTER = (0.0, 0.006, 0.016, 0.034, 0.055)  # blur of the view at frost 0, 1/4, 1/2, 3/4 and 1, of the width


def seen_through(behind, relief, frost, offset):
    """The view behind, refracted by the relief and scattered by the frost."""
    side = relief.shape[0]
    across, down = slopes(relief)
    rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
    levels = [behind if blur == 0 else cv2.GaussianBlur(behind, (0, 0), blur * side) for blur in SCATTER]
    amount = np.clip(frost, 0, 1) * (len(levels) - 1)
    out = np.zeros((side, side, 3), np.float32)
    for channel, spread in enumerate((0.985, 1.0, 1.02)):  # dispersion: glass refracts blue more than red
        u = columns + offset - across * side * REFRACTION * spread
        v = rows + offset - down * side * REFRACTION * spread
        for k, level in enumerate(levels):
            plane = cv2.remap(
                np.ascontiguousarray(level[..., channel]), u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101
            )
            out[..., channel] += plane * np.clip(1 - np.abs(amount - k), 0, 1)
    return out


def paint(size, design):
    """The picture (height, width, 3) in sRGB 0..1 of the design with this slug; square."""
    side = size[0] * SUPERSAMPLE
    behind = scene(side)
    relief, frost = PATTERNS[design](side)
    relief, frost = relief.astype(np.float32), frost.astype(np.float32)
    light = seen_through(behind, relief, frost, int(MARGIN * side))
    mean = 0.22
    across, down = slopes(relief)
    steep = np.hypot(across, down)
    # light that steep faces turn away from the eye, and daylight that frost spreads over the pane
    light = light * (1 - 0.38 * smoothstep(0.15, 1.1, steep))[..., None]
    light = light * (1 - 0.10 * frost)[..., None] + (0.10 * frost * mean)[..., None]
    normal = normals(relief * 0.8)
    sky = np.array([0.95, 1.0, 1.06], np.float32)
    for direction, power, strength in (((-0.55, -0.65, 0.55), 40, 0.30), ((0.6, -0.25, 0.75), 90, 0.12)):
        half = np.array(direction, np.float32)
        half = half / np.linalg.norm(half) + np.array([0, 0, 1], np.float32)
        half /= np.linalg.norm(half)
        facing = np.maximum((normal * half).sum(-1), 0) ** power
        light += (facing * strength * mean * (1 - 0.5 * frost))[..., None] * sky
    light = reduced(light)
    image = filmic(np.maximum(light, 0) * 1.5, "mhc")
    grey = (image @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    image = grey + (image - grey) * 0.95
    return np.clip(image + 0.25 * (image - cv2.GaussianBlur(image, (0, 0), 0.9)), 0, 1)
