"""Measure colours in finished pictures: `colour.py list.json` with [{"picture", "file", "hex", "at"}] prints the list with
`measured` (hex) and `deltaE` (CIEDE2000, Sharma et al. 2005) added to each entry."""

import json
import sys

import cv2
import numpy as np


def rgb_of(hex_colour):
    """'#383e42' as (r, g, b) in 0..1, sRGB."""
    return np.array([int(hex_colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def hex_of(rgb):
    """sRGB (r, g, b) in 0..1 as '#rrggbb'."""
    return "#" + "".join(f"{int(round(float(np.clip(c, 0, 1)) * 255)):02x}" for c in rgb)


def to_linear(rgb):
    """sRGB 0..1 to linear light."""
    rgb = np.asarray(rgb, float)
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def lab_of(rgb):
    """sRGB 0..1 to CIE L*a*b* under D65; one colour (3), or one in each column (3, n)."""
    matrix = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    )
    t = (matrix @ to_linear(rgb)).T / np.array([0.95047, 1.0, 1.08883])
    t = t.T
    f = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def lab_image(rgb):
    """An sRGB image 0..1 (height, width, 3) to CIE L*a*b*."""
    return lab_of(np.asarray(rgb, float).reshape(-1, 3).T).T.reshape(rgb.shape)


def delta_e(first, second):
    """CIEDE2000 difference of two sRGB colours (0..1)."""
    (l1, a1, b1), (l2, a2, b2) = lab_of(first), lab_of(second)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dhh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (
        1
        - 0.17 * np.cos(np.radians(hm - 30))
        + 0.24 * np.cos(np.radians(2 * hm))
        + 0.32 * np.cos(np.radians(3 * hm + 6))
        - 0.20 * np.cos(np.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / np.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = -2 * np.sqrt(cm**7 / (cm**7 + 25**7)) * np.sin(np.radians(60 * np.exp(-(((hm - 275) / 25) ** 2))))
    return float(np.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dhh / sh) ** 2 + turn * dc / sc * dhh / sh))


def patch(image, at):
    """The pixels of a rectangle given as fractions x, y, width, height from the top left."""
    height, width = image.shape[:2]
    x, y, w, h = at
    top, left = int(y * height), int(x * width)
    return image[top : max(top + 1, int((y + h) * height)), left : max(left + 1, int((x + w) * width))]


def median_colour(image, at):
    """The median of each channel over a rectangle; foil grain and noise do not move it."""
    return np.median(patch(image, at).reshape(-1, 3), 0)


def measure(entry):
    """Add `measured` and `deltaE` to one entry."""
    image = cv2.imread(entry["file"])
    if image is None:
        raise FileNotFoundError(f"no picture {entry['file']}")
    seen = median_colour(image[..., ::-1] / 255.0, entry["at"])
    return {**entry, "measured": hex_of(seen), "deltaE": round(delta_e(seen, rgb_of(entry["hex"])), 2)}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as listed:
        print(json.dumps([measure(entry) for entry in json.load(listed)]))
