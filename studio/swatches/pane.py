"""A pane of glass being pressed, and the shapes that are stamped into it. Places are fractions of its side."""

import math

import cv2
import numpy as np

from swatches.surface import fractal

SUBPIXELS = 16


class Pane:
    """A pane being pressed: relief and frost, and the shapes stamped into it. Places are fractions of its side."""

    def __init__(self, side, frost):
        self.side = side
        self.relief = np.zeros((side, side), np.float32)
        self.frost = np.full((side, side), frost, np.float32)

    def outline(self, *shapes):
        """Mask 0..1 of filled polygons."""
        mask = np.zeros((self.side, self.side), np.uint8)
        points = [np.round(np.asarray(shape) * self.side * SUBPIXELS).astype(np.int32) for shape in shapes]
        cv2.fillPoly(mask, points, 255, cv2.LINE_AA, 4)
        return mask

    def strokes(self, paths, width):
        """Mask of open lines, `width` a fraction of the side."""
        mask = np.zeros((self.side, self.side), np.uint8)
        points = [np.round(np.asarray(path) * self.side * SUBPIXELS).astype(np.int32) for path in paths]
        cv2.polylines(mask, points, False, 255, max(1, round(width * self.side)), cv2.LINE_AA, 4)
        return mask

    def stamp(self, mask, reach, steep, frost=0.04, veins=None):
        """Press a shape: it rises from its edge, steeply by `steep`, and levels out over `reach` (of the side)."""
        reach = reach * self.side
        inside = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 5)
        dome = (1 - (1 - np.clip(inside / reach, 0, 1)) ** 2) * 1.7 * steep * reach / 2
        soft = cv2.GaussianBlur(mask, (0, 0), 0.0013 * self.side).astype(np.float32) / 255
        level = np.full_like(dome, frost)
        if veins is not None:
            cut = cv2.GaussianBlur(veins, (0, 0), 0.0016 * self.side).astype(np.float32) / 255
            dome = dome - cut * 0.0022 * self.side
            level = level + 0.45 * cut
        self.relief = self.relief * (1 - soft) + cv2.GaussianBlur(dome, (0, 0), 0.001 * self.side) * soft
        self.frost = self.frost * (1 - soft) + level * soft

    def texture(self, size, amount, seed, octaves=3):
        """Add an even relief of features `size` (of the side) whose slope is about `amount`."""
        feature = size * self.side
        self.relief += fractal((self.side, self.side), feature, feature, seed, octaves) * (amount * feature / 4)

    def done(self):
        return self.relief, np.clip(self.frost, 0, 1)


def turned(points, cx, cy, size, angle):
    """Points of a unit shape at a place, size and angle."""
    c, s = math.cos(angle), math.sin(angle)
    p = np.asarray(points, float) * size
    return np.stack([cx + p[:, 0] * c - p[:, 1] * s, cy + p[:, 0] * s + p[:, 1] * c], 1)


def scattered(random, count, gap, low=-0.05, high=1.05):
    """Random places at least `gap` apart."""
    placed = []
    for _ in range(count * 80):
        place = random.uniform(low, high, 2)
        if all(math.hypot(*(place - other)) > gap for other in placed):
            placed.append(place)
        if len(placed) >= count:
            break
    return placed


def flower(petals=5, depth=0.55, steps=18):
    """Outline of an open flower of unit radius."""
    t = np.linspace(0, 2 * math.pi, petals * steps + 1)[:-1]
    r = 1 - depth * (1 - np.abs(np.sin(t * petals / 2)) ** 0.6)
    return np.stack([r * np.cos(t), r * np.sin(t)], 1)


def mirrored_leaf(t, half):
    """Outline of a leaf along the x axis from -1 to 1 with a half width at each t in 0..1."""
    return np.concatenate([np.stack([t * 2 - 1, half], 1), np.stack([t[::-1] * 2 - 1, -half[::-1]], 1)])


def nearest(side, points):
    """Distance (of the side) to the nearest of some points (n, 2), and the number of that point's cell."""
    canvas = np.full((side, side), 255, np.uint8)
    for px, py in (np.asarray(points) * side).astype(int):
        canvas[min(max(py, 0), side - 1), min(max(px, 0), side - 1)] = 0
    far, cell = cv2.distanceTransformWithLabels(canvas, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    return far / side, cell
