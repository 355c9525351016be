"""The relief of the 19 decorative glass designs.

Each pattern gets the side of the pane in pixels and returns (relief in pixels, frost 0..1): frost 0 is clear, 1 is acid
etched. How much a design hides follows its privacy in data/glass-designs.json.
"""

import math

import cv2
import numpy as np

from swatches.pane import Pane, flower, mirrored_leaf, nearest, scattered, turned
from swatches.surface import fractal, grid, noise, smoothstep


def arctic(side):
    """Fractured facets, large and small."""
    x, y = (c / side for c in grid((side, side)))
    relief = np.zeros((side, side), np.float32)
    cracks = np.zeros((side, side), np.float32)
    bend = fractal((side, side), 0.4 * side, 0.4 * side, 2, 2) * 0.02 * side
    for seed, count, slope in ((3, 46, 0.30), (9, 190, 0.17)):
        _, cell = nearest(side, np.random.RandomState(seed).rand(count, 2))
        columns, rows = grid((side, side))
        moved = np.float32(cell), columns + bend, rows + np.flipud(bend)
        cell = cv2.remap(*moved, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101).astype(int)
        tilt = np.random.RandomState(seed + 1).uniform(-1, 1, (cell.max() + 1, 2)).astype(np.float32) * slope
        area = np.bincount(cell.ravel(), minlength=cell.max() + 1) + 1e-6
        cx, cy = (np.bincount(cell.ravel(), c.ravel(), cell.max() + 1) / area for c in (x, y))
        relief += side * ((x - cx[cell]) * tilt[cell, 0] + (y - cy[cell]) * tilt[cell, 1]).astype(np.float32)
        edge = np.abs(cv2.Laplacian(cell.astype(np.float32), cv2.CV_32F)) > 0
        cracks = np.maximum(cracks, edge.astype(np.float32) * (1.0 if count < 100 else 0.6))
    relief = cv2.GaussianBlur(relief, (0, 0), 0.0022 * side)
    relief += fractal((side, side), 0.03 * side, 0.03 * side, 4) * 0.0011 * side
    cracks = cv2.GaussianBlur(cracks, (0, 0), 0.0015 * side)
    return relief, np.clip(0.10 + 1.1 * cracks, 0, 0.75)


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


def charcoal_sticks(side):
    """Short strokes at all angles."""
    pane = Pane(side, 0.24)
    pane.texture(0.018, 0.07, 3, 2)
    random = np.random.RandomState(5)
    for _ in range(210):
        cx, cy = random.uniform(-0.05, 1.05, 2)
        angle, half = random.uniform(0, math.pi), random.uniform(0.032, 0.062)
        line = [
            (cx - half * math.cos(angle), cy - half * math.sin(angle)),
            (cx + half * math.cos(angle), cy + half * math.sin(angle)),
        ]
        pane.stamp(pane.strokes([line], 0.016), 0.008, 0.75, 0.02)
    return pane.done()


def contora(side):
    """Broad contour lines, as on a map."""
    land = fractal((side, side), 0.62 * side, 0.52 * side, 27, 2, 0.4) * 3.1
    wave = land % 1
    across, down = cv2.Sobel(land, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(land, cv2.CV_32F, 0, 1) / 8
    width = 1 / np.maximum(np.hypot(across, down), 1e-4)  # pixels from one contour to the next
    relief = np.sqrt(np.clip(1 - (2 * wave - 1) ** 2, 0, 1) + 0.02) * np.minimum(0.16 * width, 0.030 * side)
    line = np.minimum(wave, 1 - wave) * width
    relief = cv2.GaussianBlur(relief.astype(np.float32), (0, 0), 0.0018 * side)
    relief += fractal((side, side), 0.03 * side, 0.03 * side, 8) * 0.0007 * side
    return relief, 0.18 + 0.5 * smoothstep(0.006 * side, 0.002 * side, line)


def cotswold(side):
    """Uneven upright ripples."""
    x, _ = (c / side for c in grid((side, side)))
    shape = (side, side)
    sway = 0.010 * fractal(shape, 0.20 * side, 0.42 * side, 2, 2) + 0.0035 * noise(shape, 0.08 * side, 0.16 * side, 3)
    swell = 1 + 0.35 * noise(shape, 0.10 * side, 0.35 * side, 4)
    relief = np.sin((x + sway) * 2 * math.pi * 17) * swell * 0.0042 * side
    relief += 0.0045 * side * fractal(shape, 0.05 * side, 0.22 * side, 6, 3)
    return relief.astype(np.float32), np.full(shape, 0.10, np.float32)


def digital(side):
    """A grid of clear and frosted squares."""
    count = 15
    x, y = (c / side * count for c in grid((side, side)))
    frosted = np.random.RandomState(8).rand(count, count) > 0.42
    cell = frosted[np.minimum(y.astype(int), count - 1), np.minimum(x.astype(int), count - 1)].astype(np.float32)
    inset = np.minimum(np.minimum(x % 1, 1 - x % 1), np.minimum(y % 1, 1 - y % 1))
    inside = smoothstep(0.04, 0.075, inset)
    relief = smoothstep(0.03, 0.13, inset) * 0.0028 * side * (1 - 0.6 * cell)
    relief += noise((side, side), 0.006 * side, 0.006 * side, 3) * 0.0005 * side * cell
    return relief.astype(np.float32), cell * inside * 0.80 + 0.34 * (1 - inside)


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


def minster(side):
    """Soft watery undulations."""
    shape = (side, side)
    relief = fractal(shape, 0.075 * side, 0.085 * side, 2, 2, 0.4) * 0.0052 * side
    relief += fractal(shape, 0.20 * side, 0.20 * side, 5, 1) * 0.006 * side
    return relief, np.full(shape, 0.03, np.float32)


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


def pelerine(side):
    """Fine threads crossing in woven waves."""
    x, y = (c / side for c in grid((side, side)))
    warp = fractal((side, side), 0.45 * side, 0.45 * side, 6, 2) * 0.018
    relief = np.zeros((side, side), np.float32)
    for k, angle in enumerate((0.5, -0.5)):
        along, across = x * math.sin(angle) - y * math.cos(angle), x * math.cos(angle) + y * math.sin(angle)
        phase = ((across + 0.022 * np.sin(along * 9 + k * 2) + warp * (1 if k else -1)) * 36) % 1
        over = 1 + 0.35 * np.sin(along * 36 * math.pi + k * math.pi)
        relief = np.maximum(relief, np.sqrt(np.clip(1 - ((phase - 0.5) / 0.36) ** 2, 0, 1)) * over * 0.0052 * side)
    relief = cv2.GaussianBlur(relief.astype(np.float32), (0, 0), 0.0022 * side)
    return relief + noise((side, side), 0.02 * side, 0.02 * side, 2) * 0.0005 * side, np.full(
        (side, side), 0.30, np.float32
    )


def reeded(side):
    """Straight, even upright flutes."""
    x, _ = (c / side for c in grid((side, side)))
    flute = (x * 16) % 1
    relief = np.sqrt(np.clip(1 - (2 * flute - 1) ** 2 * 0.86, 0, 1)) * 0.034 * side
    relief = cv2.GaussianBlur(relief.astype(np.float32), (0, 0), 0.0012 * side)
    return relief, 0.04 + 0.3 * smoothstep(0.05, 0.01, np.minimum(flute, 1 - flute))


def satin_glass(side):
    """An even acid-etched frost."""
    return noise((side, side), 0.0045 * side, 0.0045 * side, 3) * 0.00022 * side, np.ones((side, side), np.float32)


def stippolyte(side):
    """A close stipple of rounded dimples."""
    random = np.random.RandomState(3)
    # a jittered grid: close, and without the gaps of pure chance
    count = 52
    cells = np.stack(np.meshgrid(np.arange(-1, count + 1), np.arange(-1, count + 1)), -1).reshape(-1, 2)
    far, _ = nearest(side, (cells + 0.5 + random.uniform(-0.42, 0.42, cells.shape)) / count)
    relief = np.maximum(0, 1 - (far / 0.0125) ** 2).astype(np.float32) * 0.0062 * side
    return cv2.GaussianBlur(relief, (0, 0), 0.0022 * side), np.full((side, side), 0.26, np.float32)


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


def taffeta(side):
    """Crushed silk: folds that crease at random."""
    x, y = (c / side for c in grid((side, side)))
    relief = np.zeros((side, side), np.float32)
    for k in range(8):
        angle = k * 2.4 + 0.4
        u = (
            x * math.cos(angle)
            + y * math.sin(angle)
            + fractal((side, side), 0.30 * side, 0.30 * side, 60 + k, 3) * 0.045
        )
        relief += np.abs(((u * (3.5 + k * 1.4)) % 1) - 0.5) * side * (0.050 / (1 + 0.35 * k))
    relief = cv2.GaussianBlur(relief, (0, 0), 0.0028 * side)
    return relief, np.full((side, side), 0.52, np.float32)


def warwick(side):
    """Clear lozenges with bevelled edges, in rows."""
    x, y = (c / side for c in grid((side, side)))
    u, v = x * 4, y * 2.8
    a, b = (u + v) % 1, (u - v) % 1
    inset = np.minimum(np.minimum(a, 1 - a), np.minimum(b, 1 - b))
    relief = np.minimum(inset, 0.13) * 0.085 * side
    line = smoothstep(0.014, 0.008, inset)
    return cv2.GaussianBlur(relief.astype(np.float32), (0, 0), 0.0014 * side), 0.55 * line


PATTERNS = {
    pattern.__name__.replace("_", "-"): pattern
    for pattern in (
        arctic, autumn, chantilly, charcoal_sticks, contora, cotswold, digital, everglade, florielle, mayflower,
        minster, oak, pelerine, reeded, satin_glass, stippolyte, sycamore, taffeta, warwick,
    )
}  # fmt: skip
