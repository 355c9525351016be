"""Shared by the painted pictures: noise, relief, its lighting, and exact catalogue colours.

Pictures are painted at twice their size and downsampled. Lengths are in pixels of the larger picture unless a unit is
named.
"""

import zlib

import cv2
import numpy as np

from post.colour import rgb_of, to_linear

SUPERSAMPLE = 2


def seed_of(name):
    """A seed that is the same on every machine for a picture's name."""
    return zlib.crc32(name.encode()) % 1_000_003


def linear_of(hex_colour):
    """A catalogue colour as linear (r, g, b), float32."""
    return to_linear(rgb_of(hex_colour)).astype(np.float32)


def to_display(light):
    """Linear light to sRGB, clipped to 0..1."""
    light = np.clip(light, 0, 1)
    return np.where(light < 0.0031308, light * 12.92, 1.055 * np.power(light, 1 / 2.4) - 0.055).astype(np.float32)


def smoothstep(low, high, value):
    """0 below low, 1 above high, smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blend(image, colour, mask):
    """`colour` (linear, or an image) laid over the image through a mask 0..1."""
    return image * (1 - mask[..., None]) + np.asarray(colour, np.float32) * mask[..., None]


def grid(shape):
    """Pixel coordinates (columns, rows) of a picture of this (height, width), float32."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    return columns, rows


def noise(shape, across, down, seed):
    """Smooth noise without grid artefacts, mean 0 and deviation 1, of features `across` by `down` pixels."""
    # large features are sampled coarsely, which keeps the blur cheap
    step_x, step_y = max(1.0, across / 10), max(1.0, down / 10)
    width, height = int(np.ceil(shape[1] / step_x)) + 24, int(np.ceil(shape[0] / step_y)) + 24
    field = np.random.RandomState(seed).randn(height, width).astype(np.float32)
    field = cv2.GaussianBlur(field, (0, 0), sigmaX=across / step_x / 2.4, sigmaY=down / step_y / 2.4)
    field = field[8:-8, 8:-8]
    field = (field - field.mean()) / field.std()
    field = cv2.resize(field, None, fx=step_x, fy=step_y, interpolation=cv2.INTER_CUBIC)[: shape[0], : shape[1]]
    if step_x * step_y == 1:
        return np.ascontiguousarray(field)
    # smooths the coarse grid out of the slopes
    return cv2.GaussianBlur(field, (0, 0), sigmaX=0.8 * step_x, sigmaY=0.8 * step_y)


def fractal(shape, across, down, seed, octaves=4, roughness=0.55):
    """A sum of `noise` at halving sizes, mean 0 and deviation about 1."""
    total, field = 0.0, np.zeros(shape, np.float32)
    for octave in range(octaves):
        weight = roughness**octave
        field += weight * noise(
            shape, max(across / 2**octave, 1.2), max(down / 2**octave, 1.2), seed + 101 * octave
        )
        total += weight**2
    return field / np.sqrt(total)


def warped(field, dx, dy):
    """The field resampled with an offset of dx, dy pixels."""
    columns, rows = grid(field.shape[:2])
    return cv2.remap(field, columns + dx, rows + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)


def slopes(height):
    """Slopes (across, down) of a relief whose heights are in pixels."""
    return (
        cv2.Scharr(height, cv2.CV_32F, 1, 0) / 32,
        cv2.Scharr(height, cv2.CV_32F, 0, 1) / 32,
    )


def normals(height):
    """Unit normals (x right, y down, z to the eye) of a relief in pixels."""
    across, down = slopes(height)
    normal = np.stack([-across, -down, np.ones_like(across)], -1)
    return normal / np.linalg.norm(normal, axis=-1, keepdims=True)


# The light of all samples: a long soft box high on the left, and the room. Directions point to the light.
KEY = [((-0.74 + 0.10 * k, -0.50 - 0.12 * k, 0.52), 0.2) for k in range(-2, 3)]


def light_on(normal, roughness=0.45, openness=1.0, lit=1.0):
    """Diffuse light (1 on a flat, free face) and gloss on normals, from the key light and the room around.

    `openness` is the ambient occlusion (1: open), `lit` how much of the key light arrives.
    """
    nx, ny, nz = normal[..., 0], normal[..., 1], normal[..., 2]
    diffuse = openness * (0.42 * (0.5 + 0.5 * nz) + 0.10 * (-0.55 * ny - 0.45 * nx))
    gloss = np.zeros_like(nx)
    flat = 0.42
    power = 2 / max(roughness, 0.05) ** 4 - 2
    for direction, weight in KEY:
        d = np.array(direction, np.float32)
        d /= np.linalg.norm(d)
        diffuse = diffuse + lit * weight * np.maximum(nx * d[0] + ny * d[1] + nz * d[2], 0)
        flat += weight * d[2]
        half = d + np.array([0, 0, 1], np.float32)
        half /= np.linalg.norm(half)
        facing = np.maximum(nx * half[0] + ny * half[1] + nz * half[2], 0)
        gloss = gloss + lit * weight * facing**power * (power + 8) / 70
    return (diffuse / flat).astype(np.float32), gloss.astype(np.float32)


def reduced(image):
    """The picture downsampled to its final size."""
    size = (image.shape[1] // SUPERSAMPLE, image.shape[0] // SUPERSAMPLE)
    return cv2.resize(image.astype(np.float32), size, interpolation=cv2.INTER_AREA)


def true_to(hex_colour, render, mask):
    """Call `render(albedo)` (linear in, downsampled linear out) until the median within `mask` (of the
    downsampled picture) is the catalogue colour; returns that picture. Only the paint is changed, never the gloss on it."""
    target = linear_of(hex_colour)
    albedo = target.copy()
    for _ in range(4):
        image = render(albedo)
        seen = np.array([np.median(image[..., c][mask]) for c in range(3)], np.float32)
        albedo = np.clip(albedo + (target - seen) * albedo / np.maximum(target, 1e-4), 2e-4, 1.2)
    return render(albedo)


def patch_mask(shape, at):
    """A mask of the rectangle x, y, width, height given as fractions of the picture."""
    mask = np.zeros(shape[:2], bool)
    height, width = shape[:2]
    x, y, w, h = at
    mask[int(y * height) : int((y + h) * height), int(x * width) : int((x + w) * width)] = True
    return mask
