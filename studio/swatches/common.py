"""Colour arithmetic, noise and file helpers shared by the swatch scripts."""
import json
import os

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(os.path.dirname(os.path.dirname(HERE)), 'data')
SIZE, SUPERSAMPLE = 400, 2
N = SIZE * SUPERSAMPLE


def items(name):
    """The items of a JSON list in data/."""
    with open(os.path.join(DATA, name + '.json'), encoding='utf-8') as f:
        return json.load(f)['items']


def hex_to_rgb(h):
    return np.array([int(h.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def to_linear(c):
    c = np.asarray(c, np.float32)
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c < .0031308, c * 12.92, 1.055 * np.power(c, 1 / 2.4) - .055).astype(np.float32)


def to_lab(rgb):
    """sRGB (0..1) to CIE Lab, D65."""
    m = np.array([[.4124564, .3575761, .1804375], [.2126729, .7151522, .0721750], [.0193339, .1191920, .9503041]])
    t = to_linear(rgb) @ m.T / np.array([.95047, 1., 1.08883])
    f = np.where(t > .008856, np.cbrt(t), 7.787 * t + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def delta_e(a, b):
    """CIEDE2000 difference of two sRGB colours."""
    (l1, a1, b1), (l2, a2, b2) = to_lab(a), to_lab(b)
    cm = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = .5 * (1 - np.sqrt(cm ** 7 / (cm ** 7 + 25. ** 7)))
    p1, p2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(p1, b1), np.hypot(p2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, p1)) % 360, np.degrees(np.arctan2(b2, p2)) % 360
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    dl, dc, dhh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh / 2))
    lm, cc = (l1 + l2) / 2, (c1 + c2) / 2
    t = (1 - .17 * np.cos(np.radians(hm - 30)) + .24 * np.cos(np.radians(2 * hm)) + .32 * np.cos(np.radians(3 * hm + 6))
         - .20 * np.cos(np.radians(4 * hm - 63)))
    sl = 1 + .015 * (lm - 50) ** 2 / np.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + .045 * cc, 1 + .015 * cc * t
    rt = -np.sin(np.radians(60 * np.exp(-((hm - 275) / 25) ** 2))) * 2 * np.sqrt(cc ** 7 / (cc ** 7 + 25. ** 7))
    return float(np.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dhh / sh) ** 2 + rt * dc / sc * dhh / sh))


def grid():
    """Pixel coordinates x, y in 0..1 of the supersampled picture."""
    y, x = np.mgrid[0:N, 0:N].astype(np.float32) / N
    return x, y


def noise(fx, fy, seed, octaves=4, rough=.55):
    """Fractal value noise about 0 with fx by fy cells across the picture."""
    rs, out, amp, total = np.random.RandomState(seed), np.zeros((N, N), np.float32), 1., 0.
    for k in range(octaves):
        w, h = int(fx * 2 ** k) + 2, int(fy * 2 ** k) + 2
        if w > N * 1.5 and h > N * 1.5:
            break
        cells = rs.rand(min(h, N), min(w, N)).astype(np.float32)
        out += amp * cv2.resize(cells, (N, N), interpolation=cv2.INTER_CUBIC)
        total += amp * .5
        amp *= rough
    return (out - total).astype(np.float32)


def smoothstep(a, b, v):
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def slopes(h):
    """Surface slopes of a height field given in picture widths."""
    return cv2.Sobel(h, cv2.CV_32F, 1, 0, ksize=3) / 8 * N, cv2.Sobel(h, cv2.CV_32F, 0, 1, ksize=3) / 8 * N


def shade(h, gloss=.5):
    """(diffuse factor, specular) of a height field under a soft light from the top left."""
    gx, gy = slopes(h)
    inv = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx * inv, -gy * inv, inv
    light = np.array([-.50, -.58, .80]) / np.linalg.norm([-.50, -.58, .80])
    diffuse = .30 + .70 * np.maximum(nx * light[0] + ny * light[1] + nz * light[2], 0) / light[2]
    half = light + [0, 0, 1]
    half = half / np.linalg.norm(half)
    d = np.maximum(nx * half[0] + ny * half[1] + nz * half[2], 0)
    return diffuse, gloss * (d ** 60 * .5 + d ** 12 * .12)


def shrink(img):
    """Supersampled picture to final size."""
    return cv2.resize(img.astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_AREA)


def match_median(linear, hexcol, mask=None):
    """Scale a linear picture so that the median of its (masked) sRGB pixels is the given colour."""
    target = hex_to_rgb(hexcol)
    for _ in range(4):
        now = np.array([np.median(c[mask] if mask is not None else c) for c in np.moveaxis(linear, 2, 0)])
        linear = linear * (to_linear(target) / np.maximum(now, 1e-5))
    return linear


def save(srgb, *path):
    """Write a 0..1 sRGB picture as JPEG below data/images."""
    target = os.path.join(DATA, 'images', *path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    cv2.imwrite(target, (np.clip(srgb, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 90])


def exists(*path):
    return os.path.exists(os.path.join(DATA, 'images', *path))
