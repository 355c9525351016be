"""Glass designs of leaves and flowers, pressed one by one into a `Pane`.

Each takes the side of the pane in pixels and returns (relief in pixels, frost 0..1).
"""

import math

import cv2
import numpy as np

from swatches.pane import Pane, flower, mirrored_leaf, nearest, scattered, turned


def autumn(side):
    """Scattered beech and lime leaves on a soft ripple."""
    pane = Pane(side, 0.40)
    pane.texture(0.05, 0.07, 5)
    random = np.random.RandomState(3)
    t = np.linspace(0, 1, 70)
    for cx, cy in scattered(random, 34, 0.165, -0.06, 1.06):
        angle, size, broad = random.uniform(0, 6.28), random.uniform(0.085, 0.125), random.uniform(0.52, 0.72)
        half = (
            broad
            * np.sin(math.pi * t**0.8) ** 0.9
            * (1 - 0.15 * t)
            * (1 + 0.05 * np.sign(np.sin(t * 70)) * np.abs(np.sin(t * 70)))
        )
        veins = [turned([(-1.25, 0.04), (-0.9, 0), (0.9, 0)], cx, cy, size, angle)]
        for u in np.linspace(-0.7, 0.45, 6):
            reach = broad * math.sin(math.pi * ((u + 1.2) / 2) ** 0.8) * 0.82
            veins += [turned([(u, 0), (u + 0.34, s * reach)], cx, cy, size, angle) for s in (-1, 1)]
        stalk = pane.strokes([turned([(-1.45, 0.10), (-0.95, 0)], cx, cy, size, angle)], 0.006)
        pane.stamp(stalk, 0.004, 0.5, 0.1)
        pane.stamp(
            pane.outline(turned(mirrored_leaf(t, half), cx, cy, size, angle)),
            0.026,
            0.55,
            0.05,
            pane.strokes(veins, 0.0035),
        )
    return pane.done()


def chantilly(side):
    """Lace: blooms ringed by curling stems on frost."""
    pane = Pane(side, 0.72)
    pane.texture(0.008, 0.16, 4, 2)
    random = np.random.RandomState(12)
    t = np.linspace(0, 1, 40)
    bend = np.linspace(0, math.pi, 14)
    leaf = np.stack(
        [np.concatenate([np.cos(bend), np.cos(bend[::-1])]), 0.4 * np.concatenate([np.sin(bend), -np.sin(bend)])], 1
    )
    for cx, cy in scattered(random, 24, 0.195):
        angle, size = random.uniform(0, 6.28), random.uniform(0.045, 0.058)
        stems = []
        for k in range(3):
            curl = angle + k * 2.1 + t * 3.6
            radius = 0.02 + t * 0.085 - 0.035 * t**3
            stems.append(np.stack([cx + radius * np.cos(curl), cy + radius * np.sin(curl)], 1))
        pane.stamp(pane.strokes(stems, 0.006), 0.004, 0.6, 0.08)
        for k, stem in enumerate(stems):
            pane.stamp(pane.outline(turned(flower(4, 0.35), *stem[-1], 0.017, angle)), 0.012, 0.6)
            leaves = [
                turned(leaf, *stem[i], 0.021, angle + k * 2.1 + t[i] * 3.6 + turn) for i, turn in ((17, 0.5), (28, 1.1))
            ]
            pane.stamp(pane.outline(*leaves), 0.010, 0.5)
        heart = pane.outline(turned(flower(5, 0.8), cx, cy, size * 0.36, angle))
        pane.stamp(pane.outline(turned(flower(), cx, cy, size, angle)), 0.024, 0.6, 0.04, heart)
    return pane.done()


def everglade(side):
    """Dense overlapping fronds."""
    pane = Pane(side, 0.85)
    pane.texture(0.03, 0.2, 7)
    random = np.random.RandomState(31)
    t = np.linspace(-1, 1, 26)
    for _ in range(190):
        cx, cy = random.uniform(-0.1, 1.1, 2)
        angle, size, bend = -math.pi / 2 + random.randn() * 0.6, random.uniform(0.10, 0.16), random.randn() * 0.28
        half = 0.15 * (1 - t * t) ** 0.8
        blade = np.concatenate([np.stack([t, half + bend * t * t], 1), np.stack([t[::-1], -half + bend * t * t], 1)])
        spine = turned(np.stack([t, bend * t * t], 1), cx, cy, size, angle)
        ribs = [
            turned(
                [(u, bend * u * u), (u + 0.17, bend * (u + 0.17) ** 2 + s * 0.12 * (1 - u * u))], cx, cy, size, angle
            )
            for u in np.linspace(-0.85, 0.65, 10)
            for s in (-1, 1)
        ]
        pane.stamp(
            pane.outline(turned(blade, cx, cy, size, angle)), 0.012, 0.75, 0.62, pane.strokes([spine, *ribs], 0.0022)
        )
    return pane.done()


def florielle(side):
    """Open five-petalled flowers on fine stippling."""
    pane = Pane(side, 0.46)
    random = np.random.RandomState(17)
    far, _ = nearest(side, random.rand(7000, 2))
    pane.relief += cv2.GaussianBlur(
        np.maximum(0, 1 - (far / 0.009) ** 2).astype(np.float32) * 0.0022 * side, (0, 0), 0.0015 * side
    )
    for cx, cy in scattered(random, 16, 0.235):
        angle, size = random.uniform(0, 6.28), random.uniform(0.080, 0.108)
        rays = [turned([(0.25, 0), (0.85, 0)], cx, cy, size, angle + math.pi * (2 * k + 1) / 5) for k in range(5)]
        pane.stamp(
            pane.outline(turned(flower(5, 0.62), cx, cy, size, angle)), 0.034, 0.62, 0.02, pane.strokes(rays, 0.004)
        )
        pane.stamp(pane.outline(turned(flower(8, 0.1), cx, cy, size * 0.2, angle)), 0.013, 0.7, 0.4)
    return pane.done()


def mayflower(side):
    """An all-over scatter of tiny blossoms."""
    pane = Pane(side, 0.66)
    pane.texture(0.010, 0.09, 9, 2)
    random = np.random.RandomState(23)
    for cx, cy in scattered(random, 210, 0.056):
        angle, size = random.uniform(0, 6.28), random.uniform(0.021, 0.032)
        pane.stamp(pane.outline(turned(flower(5, 0.5), cx, cy, size, angle)), 0.011, 0.7, 0.05)
        pane.stamp(pane.outline(turned(flower(6, 0.1), cx, cy, size * 0.24, angle)), 0.005, 0.6, 0.5)
    return pane.done()


def oak(side):
    """Overlapping lobed oak leaves with their veins."""
    pane = Pane(side, 0.62)
    pane.texture(0.02, 0.07, 7)
    random = np.random.RandomState(41)
    t = np.linspace(0, 1, 90)
    half = 0.62 * np.sin(math.pi * t**1.15) ** 0.75 * (0.64 + 0.36 * np.abs(np.cos(t * math.pi * 4.3)))
    for cx, cy in scattered(random, 50, 0.132, -0.1, 1.1):
        angle, size = random.uniform(0, 6.28), random.uniform(0.105, 0.135)
        veins = [turned([(-1.2, 0), (0.85, 0)], cx, cy, size, angle)]
        veins += [
            turned([(u, 0), (u + 0.25, s * 0.44)], cx, cy, size, angle)
            for u in (-0.62, -0.2, 0.22, 0.55)
            for s in (-1, 1)
        ]
        pane.stamp(
            pane.outline(turned(mirrored_leaf(t, half), cx, cy, size, angle)),
            0.022,
            0.75,
            0.16,
            pane.strokes(veins, 0.0035),
        )
    return pane.done()


def sycamore(side):
    """Large five-pointed leaves, well apart on clear, wavy glass."""
    pane = Pane(side, 0.07)
    pane.texture(0.09, 0.10, 3, 2)
    random = np.random.RandomState(52)
    tips = [(-2.15, 0.62), (-1.05, 0.88), (0, 1.0), (1.05, 0.88), (2.15, 0.62)]
    outline = []
    for i, (turn, reach) in enumerate(tips):
        for away, part in (
            (-0.36, 0.56),
            (-0.22, 0.72),
            (-0.16, 0.76),
            (-0.09, 0.90),
            (0, 1),
            (0.09, 0.90),
            (0.16, 0.76),
            (0.22, 0.72),
            (0.36, 0.56),
        ):
            outline.append((reach * part * math.cos(turn + away), reach * part * math.sin(turn + away)))
        if i < 4:
            middle = (turn + tips[i + 1][0]) / 2
            outline.append((0.42 * math.cos(middle), 0.42 * math.sin(middle)))
    outline.append((-0.22, 0.0))
    for cx, cy in scattered(random, 13, 0.27, -0.02, 1.02):
        angle, size = random.uniform(0, 6.28), random.uniform(0.115, 0.15)
        veins = [
            turned([(-0.1, 0), (r * 0.92 * math.cos(a), r * 0.92 * math.sin(a))], cx, cy, size, angle) for a, r in tips
        ]
        for a, r in tips:
            stem = np.array([math.cos(a), math.sin(a)]) * r
            for u in (0.45, 0.65):
                for s in (-0.55, 0.55):
                    off = np.array([math.cos(a + s), math.sin(a + s)]) * 0.22 * r
                    veins.append(turned([stem * u, stem * u + off], cx, cy, size, angle))
        pane.stamp(
            pane.strokes([turned([(-0.2, 0), (-0.5, 0.04), (-0.75, 0.14)], cx, cy, size, angle)], 0.007),
            0.004,
            0.5,
            0.3,
        )
        pane.stamp(pane.outline(turned(outline, cx, cy, size, angle)), 0.020, 0.5, 0.46, pane.strokes(veins, 0.0032))
    return pane.done()
