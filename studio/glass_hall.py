"""The glass designs before a hall with somebody in it: `glass_hall.py folder [design…]` writes them to data/paint/glass-hall.

`folder` holds the work files of scenes/glass_hall.py, one folder a view: day-nobody, day-near, day-far, and the same by lamp. The
hall and the figure are bent and scattered each by its own distance behind the pane; then comes what lies on the glass itself.
"""

import os
import sys

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from finish import finished_light, read_pass  # noqa: E402
from glass_sheets import FROST, PATTERNS, REPEATED, SUN, TILE, moved, pattern, street  # noqa: E402
from post.grade import grade  # noqa: E402
from swatches.surface import normals, slopes, smoothstep  # noqa: E402

SIZE, FINE = (528, 660), 2  # pixels of a picture, and supersampling
METRES, EYE_Z = 0.80, 1.52  # scenes/glass_hall.py: the height of glass seen, and of the camera
# The pane's bending of 1 m at the picture's far hall; nearer things move less: depth / (depth + eye's distance), by that of 5 m.
REACH = {"hall": 1.0, "far": 0.89, "near": 0.41}
# Daylight on the frost, the share of the street mirrored, the exposure, and the white of the room's light.
LIGHTS = {
    "day": {"frost": 0.9, "mirror": 0.055, "grade": {"look": "hc", "ev": 0.25, "saturation": 0.9}},
    "lamp": {"frost": 0.02, "mirror": 0.0, "grade": {"look": "hc", "ev": 0.75, "saturation": 0.85, "white": [0.97, 1, 1.08]}},
}
QUALITY, MOST_BYTES = range(62, 30, -4), 56_000
SEAM = 0.05  # metres on either side of a tile's edge in which the mirrored pattern gives way to another part of it
CHANGED = 0.02  # of the albedo or the normal: there the figure stands


def layers(folder, light):
    """The hall and, by where it stands, the figure with its share of each pixel; all at the fine size."""
    read = {}
    for who in ("nobody", "near", "far"):
        out = os.path.join(folder, f"{light}-{who}")
        read[who] = finished_light({"out": out}), np.concatenate([read_pass(out, "albedo"), read_pass(out, "normal")], 2)
    hall, bare = read["nobody"]
    figures = {}
    for who in ("near", "far"):
        seen, guides = read[who]
        share = (np.abs(guides - bare).max(2) > CHANGED).astype(np.uint8)
        share = cv2.morphologyEx(share, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
        share = cv2.morphologyEx(share, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)).astype(np.float32)
        share = cv2.GaussianBlur(share, (0, 0), 0.8)[..., None]
        figures[who] = fine(np.concatenate([seen * share, share], 2))
    return fine(hall), figures


def fine(image):
    """At the size at which the glass bends it."""
    return cv2.resize(image, (SIZE[0] * FINE, SIZE[1] * FINE), interpolation=cv2.INTER_CUBIC).clip(0)


def seamless(design, shape, metre):
    """A design's relief and frost without the edges of its mirrored tiles, which a large pane would show."""
    fields = pattern(design, shape, metre)
    if design in REPEATED:
        return fields
    side = round(TILE * metre)
    wide = pattern(design, (shape[0] + side, shape[1] + side), metre)
    other = [field[side // 2 : side // 2 + shape[0], side // 2 : side // 2 + shape[1]] for field in wide]
    far = [np.abs((np.arange(n) + side / 2) % side - side / 2) / (SEAM * metre) for n in shape]
    own = smoothstep(0.0, 1.0, np.minimum(far[0][:, None], far[1][None, :])).astype(np.float32)
    return [one * own + two * (1 - own) for one, two in zip(fields, other)]


def save(path, image):
    """Writes a picture as WebP, of less quality when it would exceed its share of bytes."""
    picture = Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
    for quality in QUALITY:
        picture.save(path, "WEBP", quality=quality, method=5)
        if os.path.getsize(path) <= MOST_BYTES:
            break
    print(os.path.basename(path), os.path.getsize(path), flush=True)


def through(design, hall, figure, reach, how, metre):
    """Linear light of the hall with a figure in it, seen through a design."""
    relief, frost = seamless(design, hall.shape[:2], metre)
    across, down = slopes(relief)
    steep = smoothstep(0.15, 1.1, np.hypot(across, down))[..., None]
    behind = moved(hall, across, down, frost, metre, REACH["hall"])
    body = moved(np.ascontiguousarray(figure[..., :3]), across, down, frost, metre, reach)
    share = moved(np.repeat(figure[..., 3:], 3, 2), across, down, frost, metre, reach).clip(0, 1)
    light = (body + behind * (1 - share)) * (1 - 0.3 * steep) * (1 - 0.25 * frost)[..., None]
    light += FROST * how["frost"] * frost[..., None]
    if how["mirror"]:
        rows, columns = np.mgrid[0 : hall.shape[0], 0 : hall.shape[1]].astype(np.float32)
        mirrored = street((columns - hall.shape[1] / 2) / metre, EYE_Z - (rows - hall.shape[0] / 2) / metre, metre)
        mirrored = moved(mirrored.astype(np.float32), 0.6 * across, 0.6 * down, 0.5 * frost, metre)
        light += mirrored * how["mirror"] * (1 - 0.55 * frost)[..., None]
        half = np.array(SUN, np.float32) + np.array([0, 0, 1], np.float32)
        half /= np.linalg.norm(half)
        facing = np.maximum((normals(relief) * half).sum(-1), 0)
        light += 0.35 * (facing**48)[..., None] * smoothstep(0.05, 0.3, steep)
    return light


def main():
    """Write the designs named on the command line, or all of them."""
    folder, names = sys.argv[1], sys.argv[2:] or list(PATTERNS)
    target = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "data/paint/glass-hall")
    os.makedirs(target, exist_ok=True)
    metre = SIZE[1] * FINE / METRES
    for light, how in LIGHTS.items():
        hall, figures = layers(folder, light)
        for name in names:
            for who, figure in figures.items():
                seen = through(name, hall, figure, REACH[who], how, metre)
                seen = cv2.resize(seen.astype(np.float32), SIZE, interpolation=cv2.INTER_AREA)
                save(os.path.join(target, f"{name}-{who}-{light}.webp"), grade(np.maximum(seen, 0), **how["grade"]))


if __name__ == "__main__":
    main()
