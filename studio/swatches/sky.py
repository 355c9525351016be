"""A summer sky from below: fair-weather cumulus lit from the upper left, and a treetop."""

import cv2
import numpy as np

from swatches.surface import blend, fractal, grid, noise, smoothstep, warped

# Cloud masses in the view: x, y, half width, half height, strength
BANKS = (
    (0.52, 0.27, 0.27, 0.15, 1.0), (0.70, 0.20, 0.16, 0.12, 0.8), (0.37, 0.36, 0.16, 0.08, 0.75),
    (0.13, 0.63, 0.20, 0.10, 0.95), (0.00, 0.70, 0.16, 0.09, 0.8), (0.95, 0.48, 0.16, 0.09, 0.85),
    (0.05, 0.10, 0.16, 0.08, 0.65), (0.58, 0.62, 0.17, 0.05, 0.55), (0.98, 0.05, 0.14, 0.08, 0.6),
)  # fmt: skip


def clouds(side, seed):
    """Cover (0..1) and brightness (0 in the shade of a cloud, 1 in the sun) of cumulus in a square view."""
    shape = (side, side)
    x, y = (c / side for c in grid(shape))
    place = np.zeros(shape, np.float32)
    for cx, cy, wide, tall, strength in BANKS:
        place = np.maximum(place, strength * np.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / tall) ** 2))
    # towers and tufts: folded noise billows like a cauliflower, stretched by the wind
    wind = fractal(shape, 0.30 * side, 0.20 * side, seed, 3) * 0.035 * side
    lift = fractal(shape, 0.25 * side, 0.20 * side, seed + 1, 3) * 0.025 * side
    bulges = np.zeros(shape, np.float32)
    for octave in range(5):
        size = 0.24 * side / 2**octave
        bulges += 0.58**octave * (0.75 - np.abs(noise(shape, size * 1.15, size * 0.9, seed + 10 + octave)))
    wisps = fractal(shape, 0.20 * side, 0.13 * side, seed + 20, 7, 0.60)
    body = warped((0.50 * bulges + 0.50 * wisps).astype(np.float32), wind, lift)
    thick = np.maximum(1.75 * place + 0.46 * body - 0.72, 0)
    cover = 1 - np.exp(-2.3 * thick**1.35)
    # lit from the upper left: faces towards the sun are bright, those behind thicker cloud are dim
    light = np.zeros(shape, np.float32)
    for reach in (0.006, 0.014, 0.03, 0.06):
        k = reach * side
        light += cv2.GaussianBlur(thick, (0, 0), 0.5 * k) - warped(
            cv2.GaussianBlur(thick, (0, 0), 0.7 * k), -0.75 * k, -0.85 * k
        )
    depth = cv2.GaussianBlur(thick, (0, 0), 0.020 * side)
    bright = 0.80 + 0.30 * np.tanh(1.5 * light) - 0.32 * smoothstep(0.35, 1.35, depth) + 0.10 * (1 - cover)
    return cover, np.clip(bright, 0, 1)


def sky(side, seed=11):
    """The sky (side, side, 3) in linear light: deeper blue overhead, paler towards the horizon, with clouds."""
    x, y = (c / side for c in grid((side, side)))
    top, low = np.array([0.115, 0.265, 0.62], np.float32), np.array([0.36, 0.55, 0.82], np.float32)
    t = smoothstep(-0.1, 1.25, y + 0.12 * (1 - x))[..., None]
    image = top * (1 - t) + low * t
    cover, bright = clouds(side, seed)
    haze = 0.07 * smoothstep(0.3, 2.2, noise((side, side), 0.55 * side, 0.16 * side, seed + 1))
    image = blend(image, (0.86, 0.88, 0.92), haze)
    sunny, shaded = np.array([1.06, 1.03, 0.99], np.float32), np.array([0.40, 0.46, 0.62], np.float32)
    k = bright[..., None]
    return blend(image, shaded * (1 - k) + sunny * k, cover)


def treetop(image, seed=5):
    """The image with the crown of a tree leaning in from the lower right: twigs and leaves against the light."""
    side = image.shape[0]
    random = np.random.RandomState(seed)
    canvas = image.copy()
    root = np.array([1.22, 1.30])
    ends = []
    for _ in range(70):
        angle = np.radians(random.uniform(186, 266))
        reach = random.uniform(0.35, 0.80) * (1 - 0.20 * abs(np.degrees(angle) - 225) / 45)
        t = np.linspace(0, 1, 24)
        bend = random.uniform(-0.35, 0.35)
        path = root + reach * t[:, None] * np.stack([np.cos(angle + bend * t), np.sin(angle + bend * t)], 1)
        points = [np.round(path * side).astype(np.int32)]
        cv2.polylines(canvas, points, False, (0.030, 0.024, 0.016), max(1, round(0.0025 * side)))
        for u in random.uniform(0.30, 1.0, 190) ** 0.8:
            ends.append(path[int(u * 23)] + random.normal(0, 0.022, 2) * (1.2 - 0.5 * u))
    leaf_t = np.linspace(0, np.pi, 7)
    leaf = np.concatenate(
        [
            np.stack([np.cos(leaf_t), 0.42 * np.sin(leaf_t)], 1),
            np.stack([np.cos(leaf_t[::-1]), -0.42 * np.sin(leaf_t)], 1),
        ]
    )
    for order in random.permutation(len(ends)):
        place = ends[order]
        depth = np.clip((np.hypot(*(root - place)) - 0.35) / 0.4, 0, 1)  # thin, sunlit leaves at the rim of the crown
        angle, size = random.uniform(0, 2 * np.pi), random.uniform(0.0065, 0.0115)
        c, s = np.cos(angle), np.sin(angle)
        shape = place + (leaf * [size, size * random.uniform(0.5, 1.0)]) @ np.array([[c, s], [-s, c]])
        glow = random.uniform(0.35, 1.0) * (0.35 + 0.65 * depth)
        colour = np.array([0.105, 0.175, 0.030]) * glow + np.array([0.10, 0.13, 0.01]) * (random.rand() > 0.75) * depth
        cv2.fillConvexPoly(canvas, np.round(shape * side * 16).astype(np.int32), colour.tolist(), cv2.LINE_8, 4)
    return canvas
