"""The part of a picture that its paint changes. Only there is the painted picture shown, so that all bytes of its files serve it."""

import cv2
import numpy as np

LEAST = 0.02  # change in the square root of light (1: the scale) that is shown wherever it is
FAINT = 0.008  # ... from which it is shown the more, the larger it is: light on a wall ends without an edge
REACH = 4  # pixels by which the part is enlarged
CELL = 4  # pixels of the layers to one of `where`
STEPS = 15  # from hidden to shown


def where_changed(black, whites, scale):
    """`where` (8 bit, one pixel for each cell), and a mask of the box: where anything of it shows when it is enlarged smoothly."""
    root = np.sqrt(np.clip(black / scale, 0, 1))
    change = np.max([np.abs(np.sqrt(np.clip(white / scale, 0, 1)) - root).max(2) for white in whites], 0)
    clear = (cv2.GaussianBlur(change, (0, 0), 1.2) > LEAST).astype(np.uint8)
    clear = cv2.morphologyEx(clear, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    clear = cv2.dilate(clear, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * REACH + 1, 2 * REACH + 1)))
    faint = np.clip((cv2.GaussianBlur(change, (0, 0), 8) - FAINT) / (LEAST - FAINT), 0, 1)
    height, width = clear.shape
    cells = (-(-width // CELL), -(-height // CELL))
    faint = cv2.resize(faint, cells, interpolation=cv2.INTER_AREA)
    clear = cv2.dilate((cv2.resize(clear.astype(np.float32), cells, interpolation=cv2.INTER_AREA) > 0).astype(np.uint8), None)
    # The way from shown to hidden lies outside what changes clearly.
    soft = np.maximum(clear, cv2.GaussianBlur(cv2.dilate(clear, None).astype(np.float32), (0, 0), 1.5))
    where = (np.round(np.maximum(soft, faint) * STEPS) * (255 / STEPS)).astype(np.uint8)
    return where, cv2.resize(where, (width, height), interpolation=cv2.INTER_LINEAR) > 0


def filled(pixels, mask):
    """Pixels 0..255; beyond the mask what surrounds it goes on smoothly, which costs next to nothing."""
    return np.clip(_spread(pixels.astype(np.float32), mask), 0, 255)


def _spread(image, mask):
    known = mask.astype(np.float32)[..., None]
    if known.all():
        return image
    height, width = mask.shape
    if min(height, width) <= 4:
        mean = (image * known).sum((0, 1)) / max(known.sum(), 1)
        return image * known + mean * (1 - known)
    half = (width // 2, height // 2)
    share = cv2.resize(known, half, interpolation=cv2.INTER_AREA)[..., None]
    small = cv2.resize(image * known, half, interpolation=cv2.INTER_AREA) / np.maximum(share, 1e-6)
    around = cv2.resize(_spread(small, share[..., 0] > 0.01), (width, height), interpolation=cv2.INTER_LINEAR)
    return image * known + around * (1 - known)
