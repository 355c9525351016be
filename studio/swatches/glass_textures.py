"""Glass designs that are an all-over texture or a geometric pattern.

Each takes the side of the pane in pixels and returns (relief in pixels, frost 0..1).
"""

import math

import cv2
import numpy as np

from swatches.pane import Pane, nearest
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


def minster(side):
    """Soft watery undulations."""
    shape = (side, side)
    relief = fractal(shape, 0.075 * side, 0.085 * side, 2, 2, 0.4) * 0.0052 * side
    relief += fractal(shape, 0.20 * side, 0.20 * side, 5, 1) * 0.006 * side
    return relief, np.full(shape, 0.03, np.float32)


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
    """An even acid-etched frost, so fine that no grain of it is seen."""
    return noise((side, side), 0.0045 * side, 0.0045 * side, 3) * 0.00003 * side, np.ones((side, side), np.float32)


def stippolyte(side):
    """A close stipple of rounded dimples."""
    random = np.random.RandomState(3)
    # a jittered grid: close, and without the gaps of pure chance
    count = 52
    cells = np.stack(np.meshgrid(np.arange(-1, count + 1), np.arange(-1, count + 1)), -1).reshape(-1, 2)
    far, _ = nearest(side, (cells + 0.5 + random.uniform(-0.42, 0.42, cells.shape)) / count)
    relief = np.maximum(0, 1 - (far / 0.0125) ** 2).astype(np.float32) * 0.0062 * side
    return cv2.GaussianBlur(relief, (0, 0), 0.0022 * side), np.full((side, side), 0.26, np.float32)


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
