"""The scene behind every decorative glass, so that their privacy can be compared: a clipped bay in a terracotta
pot on a path of pale stone, lawn and trees behind."""

import cv2
import numpy as np

from swatches.panorama import view
from swatches.surface import blend, fractal, grid, noise, smoothstep

MARGIN = 0.45  # of the picture's width, beyond each edge, for rays that the glass bends
BALL, RADIUS = (0.5, 0.355), 0.225
POT_TOP, POT_FOOT = 0.705, 0.935


def _leaves(image, size, offset):
    """A ball of bay leaves, laid from the back to the front; lit from the upper left."""
    random = np.random.RandomState(4)
    light = np.array([-0.50, -0.62, 0.60])
    count = 3400
    depth = np.sort(random.uniform(-0.3, 1.0, count))
    for z in depth:
        reach = np.sqrt(max(1 - max(z, 0) ** 2, 0)) * RADIUS * random.normal(1, 0.025)
        angle, part = random.uniform(0, 2 * np.pi), np.sqrt(random.uniform(0 if z > 0 else 0.5, 1))
        x, y = BALL[0] + reach * part * np.cos(angle), BALL[1] + reach * part * np.sin(angle)
        normal = np.array([(x - BALL[0]) / RADIUS, (y - BALL[1]) / RADIUS, max(z, 0.05)])
        normal += random.normal(0, 0.42, 3)
        normal /= np.linalg.norm(normal)
        lit = max(normal @ light, 0) * (0.35 + 0.65 * max(z, 0)) + 0.10 + 0.14 * max(-normal[1], 0)
        colour = np.array([0.17, 0.30, 0.055]) * lit * random.uniform(0.7, 1.25)
        colour += 0.16 * max(normal @ np.array([-0.3, -0.45, 0.84]), 0) ** 14 * np.array([0.9, 1, 0.95])
        length = random.uniform(0.012, 0.020) * size
        axes = (max(int(length), 2), max(int(length * random.uniform(0.28, 0.5)), 1))
        centre = (int(x * size + offset), int(y * size + offset))
        cv2.ellipse(image, centre, axes, random.uniform(0, 180), 0, 360, colour.tolist(), -1)


def scene(size):
    """The scene (size + margins, square, linear light) for a glass of `size` pixels; the margin is MARGIN of it."""
    offset = int(MARGIN * size)
    full = size + 2 * offset
    image = view((full, full), 0.36, 82, 7, 0.004) * 0.62
    image = np.minimum(image, 1.4)
    columns, rows = grid((full, full))
    x, y = (columns - offset) / size, (rows - offset) / size
    blades = fractal((full, full), 0.006 * size, 0.009 * size, 3, 2)
    mowing = 0.9 + 0.1 * np.tanh(3 * np.sin((x - 0.5) / np.maximum(y - 0.52, 0.04) * 2.2))
    lawn = np.array([0.125, 0.205, 0.045], np.float32) * ((1 + 0.11 * blades) * mowing)[..., None]
    image = blend(image, lawn, smoothstep(0.655, 0.675, y + 0.004 * noise((full, full), 0.03 * size, 0.03 * size, 5)))
    stone = (
        np.array([0.47, 0.43, 0.36], np.float32)
        * (1 + 0.06 * fractal((full, full), 0.05 * size, 0.03 * size, 7))[..., None]
    )
    course = np.abs(((np.maximum(y - 0.80, 0) ** 0.7 * 8.5) % 1) - 0.5) * 2
    seam = np.abs((((x - 0.5) / (0.5 + y) * 5 + np.floor(np.maximum(y - 0.80, 0) ** 0.7 * 8.5) * 0.5) % 1) - 0.5) * 2
    stone = stone * (1 - 0.45 * np.maximum(smoothstep(0.93, 0.98, course), smoothstep(0.965, 0.985, seam)))[..., None]
    image = blend(image, stone, smoothstep(0.795, 0.800, y))
    shadow = np.exp(-(((x - 0.60) / 0.26) ** 2) - ((y - 0.945) / 0.035) ** 2)
    image = image * (1 - 0.62 * shadow)[..., None]
    stem = smoothstep(0.013, 0.011, np.abs(x - 0.5)) * (y > 0.5) * (y < 0.74)
    image = blend(
        image, np.array([0.11, 0.075, 0.045], np.float32) * (1.2 - 30 * (x - 0.488))[..., None].clip(0.3, 1.3), stem
    )
    side = np.clip((x - 0.5) / 0.15, -1, 1)
    round_light = (0.30 + 0.85 * np.sqrt(np.clip(1 - (side + 0.38) ** 2, 0, 1)))[..., None]
    clay = (
        np.array([0.48, 0.19, 0.095], np.float32)
        * (1 + 0.07 * fractal((full, full), 0.05 * size, 0.05 * size, 9))[..., None]
    )
    half = 0.138 - (y - POT_TOP) * 0.19
    pot = smoothstep(half + 0.002, half - 0.002, np.abs(x - 0.5)) * smoothstep(POT_TOP, POT_TOP + 0.004, y)
    pot = pot * smoothstep(POT_FOOT + 0.003, POT_FOOT - 0.003, y - 0.012 * np.sqrt(np.clip(1 - side**2, 0, 1)))
    under_rim = 1 - 0.45 * np.exp(-np.maximum(y - 0.757, 0) / 0.014) * (y > 0.757)
    image = blend(image, clay * round_light * under_rim[..., None], pot)
    rim = smoothstep(0.153, 0.149, np.abs(x - 0.5)) * smoothstep(0.700, 0.704, y) * smoothstep(0.759, 0.755, y)
    image = blend(image, clay * 1.08 * round_light, rim)
    _leaves(image, size, offset)
    return cv2.GaussianBlur(image, (0, 0), 0.0022 * size)
