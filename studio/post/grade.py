"""From linear light to a finished photograph: Filmic (Blender's own tables), white balance, a little warmth and grain."""

import functools
import glob
import os

import cv2
import numpy as np

LOOKS = {
    "base": "filmic_to_0-70_1-03",
    "mhc": "filmic_to_0-85_1-011",
    "hc": "filmic_to_0.99_1-0075",
    "vhc": "filmic_to_1.20_1-00",
    "mlc": "filmic_to_0-60_1-04",
}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def _tables():
    """The folder of Blender's Filmic tables (Debian's path first, then a Blender unpacked by hand)."""
    places = ["/usr/share/blender/datafiles/colormanagement/filmic/"]
    places += glob.glob(os.path.expanduser("~/blender*/*/datafiles/colormanagement/filmic/"))
    return next(p for p in places if os.path.isdir(p))


@functools.lru_cache(None)
def _contrast(look):
    with open(_tables() + LOOKS[look] + ".spi1d", encoding="ascii") as file:
        return np.array(file.read().split("{")[1].split("}")[0].split(), np.float32)


@functools.lru_cache(None)
def _desaturation():
    with open(_tables() + "filmic_desat65cube.spi3d", encoding="ascii") as file:
        lines = file.read().split("\n")
    count = int(lines[2].split()[0])
    rows = np.array([line.split() for line in lines[3:] if len(line.split()) == 6], np.float32)
    cube = np.zeros((count, count, count, 3), np.float32)
    i = rows[:, :3].astype(int)
    cube[i[:, 0], i[:, 1], i[:, 2]] = rows[:, 3:]
    return cube


def _interpolate(cube, x):
    """Trilinear look-up of colours x (..., 3) in 0..1."""
    count = cube.shape[0]
    f = x * (count - 1)
    i = np.minimum(f.astype(np.int32), count - 2)
    t = f - i
    out = np.zeros_like(x)
    for a, b, c in np.ndindex(2, 2, 2):
        weight = np.abs(1 - a - t[..., 0]) * np.abs(1 - b - t[..., 1]) * np.abs(1 - c - t[..., 2])
        out += cube[i[..., 0] + a, i[..., 1] + b, i[..., 2] + c] * weight[..., None]
    return out


def filmic(light, look="mhc"):
    """Linear light to display values 0..1 through Blender's Filmic view and one of its contrast looks."""
    x = np.clip((np.log2(np.maximum(light, 1e-10)) + 12.473931188) / 25.0, 0, 1).astype(np.float32)
    x = np.clip(_interpolate(_desaturation(), x) / 0.66, 0, 1)
    table = _contrast(look)
    return np.interp(x, np.linspace(0, 1, len(table)), table).astype(np.float32)


def tone(light, ev=0.0, look="mhc", white=(1, 1, 1), saturation=1.0, warmth=0.03):
    """The per-pixel part of the grade: linear light (..., 3) to display values."""
    y = filmic(light * np.array(white, np.float32) * np.float32(2**ev), look)
    luminance = (y @ LUMINANCE)[..., None]
    y = luminance + (y - luminance) * saturation
    split = warmth * np.array([1, 0.25, -0.9], np.float32)  # warm lights, cool shadows
    return y + split * (luminance - 0.45) * (1 - np.abs(2 * luminance - 1) * 0.3)


def glare(exposed):
    """Glare: light that spills from areas brighter than white."""
    width = exposed.shape[1]
    bright = np.minimum(np.maximum(exposed - 1.0, 0), 8)
    return sum(cv2.GaussianBlur(bright, (0, 0), width * s) for s in (0.004, 0.012, 0.03)) / 3


def grade(
    light, bloom=0.05, vignette=0.08, grain=0.003, sharpness=0.3, lift=0.0, seed=1, ev=0.0, white=(1, 1, 1), **how
):
    """A finished picture (display values 0..1) from linear light; `how` goes to `tone`."""
    height, width = light.shape[:2]
    exposed = light * np.array(white, np.float32) * np.float32(2**ev)
    y = tone(exposed + glare(exposed) * bloom * 4, **how)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((columns / width - 0.5) ** 2 + (rows / height - 0.5) ** 2) * 2
    y = y * (1 - vignette * away[..., None] ** 1.2)
    y = y + sharpness * (y - cv2.GaussianBlur(y, (0, 0), 0.9))
    noise = cv2.GaussianBlur(np.random.RandomState(seed).randn(height, width).astype(np.float32), (0, 0), 0.6)
    luminance = (y @ LUMINANCE)[..., None]
    y = y + grain / noise.std() * noise[..., None] * (0.4 + 0.6 * (1 - np.abs(2 * luminance - 1)))
    return np.clip(y + lift * (1 - y), 0, 1)


def light_of(display, **how):
    """The linear light that `tone` turns into the display colour (r, g, b 0..1): the inverse, by iteration."""
    goal = np.clip(np.asarray(display, np.float64), 0.004, 0.985)
    light = goal**2.2
    for _ in range(200):
        seen = np.clip(tone(light[None].astype(np.float32), **how)[0], 0.002, 1)
        light = np.clip(light * (goal / seen) ** 1.1, 1e-5, 60)
    return light
