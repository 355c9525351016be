"""The glass designs as sheets of the designer's doorway: `glass_sheets.py folder [design…]` writes them to data/paint/designer/glass.

A sheet holds the hall seen through the design and the street reflected in it, in the doorway's light and for its camera, over the
whole leaf; the designer shows it where a style has panes. Daylight scattered by frost is a paint of the style's own picture
(`lit`), so that its mouldings cast their shadows on it. glass.json says how the sheets are read, in the terms of
post/mix.py: light = scale * (v / 255) ** 2 in the part `box` of a frame of `size`.

Into a folder called glass-inside it writes the sheets as they are seen from the hall: the street in daylight behind the design, whose
frost the daylight lights.
"""

import json
import os
import sys

import cv2
import numpy as np
from PIL import Image

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "studio"))

from post.mix import encode  # noqa: E402
from swatches.glass_patterns import PATTERNS  # noqa: E402
from swatches.surface import fractal, linear_of, normals, slopes, smoothstep  # noqa: E402

SIZE, BOX = (540, 810), (132, 112, 276, 615)  # the frame, and the leaf in it, in pixels
SCALE, SCALE_INSIDE = 2.0, 2.0
# scenes/door_style.py: metres shown, the camera, and how far the panes stand back
BOTTOM, TOP, DISTANCE, EYE, PANE = -0.235, 2.405, 5.6, 1.30, 0.076
FINE = 4  # supersampling
TILE = 0.32  # metres of a pattern before it repeats, mirrored
REFRACTION = 0.30  # metres by which a slope of 1 moves the view
SCATTER = (0.0, 0.02, 0.06, 0.13, 0.26)  # metres of blur at frost 0, 1/4, 1/2, 3/4 and 1
HALL, STREET, MIRRORED = 0.30, 1.15, 0.22
FROST = np.array([0.165, 0.178, 0.180], np.float32)  # albedo of glass that is all frost
DAYLIGHT = 1.5  # light on a white pane
STREET_PICTURE, STREET_PART = "data/images/home/street.jpg", (0.665, 0.0, 0.28, 1.0)  # x, y, width, height
OUTDOORS, OUT_OF_FOCUS = 1.25, 0.016  # how much lighter than the hall; metres of blur
VEIL = np.array([0.52, 0.55, 0.57], np.float32)  # light from all sides that frost scatters into the hall
ROOM = 0.02  # light of the hall that a pane mirrors
SUN = (-0.62, -0.52, 0.59)  # x right, y down, z to the eye


def places():
    """x and z in metres at every fine pixel of the box."""
    x, y, width, height = BOX
    metre = SIZE[1] / (TOP - BOTTOM) * DISTANCE / (DISTANCE + PANE)
    columns = (np.arange(width * FINE) + 0.5) / FINE + x
    rows = (np.arange(height * FINE) + 0.5) / FINE + y
    eye = (TOP - EYE) * SIZE[1] / (TOP - BOTTOM)
    return np.meshgrid((columns - SIZE[0] / 2) / metre, EYE - (rows - eye) / metre), metre * FINE


def ramp(at, stops):
    """Linear colours between stops (place, hex)."""
    colours = np.array([linear_of(c) for _, c in stops])
    return np.stack([np.interp(at, [p for p, _ in stops], colours[:, k]) for k in range(3)], -1).astype(np.float32)


def hallway(x, z):
    """A dim hall: floor, wall, a lit window at its far end and a newel post (kit/materials/obscure_glass.py)."""
    light = ramp(
        z / 2.1,
        [(0, "#33281e"), (0.18, "#574535"), (0.32, "#85745f"), (0.6, "#91846e"), (0.85, "#5f5548"), (1, "#332d26")],
    )
    window = smoothstep(0.22, 0.08, np.abs(x - 0.10)) * smoothstep(0.44, 0.20, np.abs(z - 1.38))
    light = light * (1 - window)[..., None] + window[..., None] * np.array([1.9, 1.85, 1.7], np.float32)
    post = 0.8 * smoothstep(0.10, 0.04, np.abs(x + 0.26))
    return light * (1 - post)[..., None] + post[..., None] * linear_of("#241a13")


def street(x, z, metre):
    """What a pane reflects: sky over the trees and roofs on the other side of the street."""
    crowns = 0.10 * fractal(x.shape, 0.32 * metre, 0.32 * metre, 5, 5, 0.6)
    above = smoothstep(1.57, 1.65, z - crowns - 0.28 * x)[..., None]
    sky = ramp(np.clip((z - 1.3) / 0.8, 0, 1), [(0, "#e6e9e6"), (1, "#a9c3dc")])
    clouds = 0.7 * smoothstep(0.0, 1.2, fractal(x.shape, 0.26 * metre, 0.14 * metre, 9, 4))[..., None]
    leaves = smoothstep(-0.9, 1.1, fractal(x.shape, 0.045 * metre, 0.045 * metre, 3, 4))[..., None]
    foliage = linear_of("#20281c") * (1 - leaves) + linear_of("#5d6a48") * leaves
    ground = smoothstep(1.15, 0.75, z)[..., None]
    low = foliage * (1 - ground) + linear_of("#6f675d") * ground
    return (low * (1 - above) + (sky * (1 - clouds) + linear_of("#f6f5f2") * clouds) * above).astype(np.float32)


REPEATED = ("digital", "reeded", "satin-glass")  # tile without mirroring


def pattern(design, shape, metre):
    """Relief in fine pixels and frost of a design all over the leaf; clear glass has neither."""
    if design == "clear":
        return np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    side = round(TILE * metre)
    tiles = [-(-length // (2 * side)) for length in shape]
    whole = []
    for field in PATTERNS[design](side):
        mirrored = design not in REPEATED
        row = np.concatenate([field, field[:, ::-1] if mirrored else field], 1)
        whole.append(np.tile(np.concatenate([row, row[::-1] if mirrored else row], 0), tiles)[: shape[0], : shape[1]].astype(np.float32))
    return whole


def moved(view, across, down, frost, metre, reach=1.0):
    """A view bent by slopes and scattered by frost; `reach`: how far it lies behind the pane, the designer's hall being 1."""
    rows, columns = np.mgrid[0 : view.shape[0], 0 : view.shape[1]].astype(np.float32)
    bend = REFRACTION * metre * reach
    u, v = columns - across * bend, rows - down * bend
    amount, out = np.clip(frost, 0, 1) * (len(SCATTER) - 1), np.zeros_like(view)
    small = cv2.resize(view, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    for k, blur in enumerate(SCATTER):
        share = np.clip(1 - np.abs(amount - k), 0, 1)
        if not share.any():
            continue
        level = view
        if blur:
            level = cv2.GaussianBlur(small, (0, 0), blur * reach * metre / 4, borderType=cv2.BORDER_REPLICATE)
            level = cv2.resize(level, view.shape[1::-1], interpolation=cv2.INTER_LINEAR)
        out += cv2.remap(level, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101) * share[..., None]
    return out


def sheet(design, views, metre):
    """Light of the sheet at the size of the box, and the albedo of its even frost."""
    hall, mirrored = views
    relief, frost = pattern(design, hall.shape[:2], metre)
    across, down = slopes(relief)
    steep, even = smoothstep(0.15, 1.1, np.hypot(across, down)), float(np.percentile(frost, 4))
    through = moved(hall, across, down, frost, metre) * HALL * (1 - 0.35 * steep)[..., None]
    face = moved(mirrored, 0.6 * across, 0.6 * down, 0.5 * frost, metre) * STREET
    share = (MIRRORED + (0.08 if design == "clear" else 0)) * (1 - 0.55 * frost)[..., None]
    light = through * (1 - share) * (1 - 0.3 * frost)[..., None] + face * share
    light += FROST * DAYLIGHT * (frost - even).clip(0)[..., None]
    half = np.array(SUN, np.float32) + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    facing = np.maximum((normals(relief) * half).sum(-1), 0)
    light += (facing**48 * 0.55 * smoothstep(0.05, 0.3, steep))[..., None]
    light = cv2.resize(light.astype(np.float32), BOX[2:], interpolation=cv2.INTER_AREA)
    return np.maximum(light, 0), [round(float(c), 4) for c in FROST * even]


def outdoors(shape, metre):
    """The street in daylight, out of focus: the eye is on the door."""
    picture = cv2.imread(os.path.join(ROOT, STREET_PICTURE))[..., ::-1].astype(np.float32) / 255
    x, y, width, height = (round(part * picture.shape[k]) for part, k in zip(STREET_PART, (1, 0, 1, 0)))
    view = cv2.resize(picture[y : y + height, x : x + width], shape[::-1], interpolation=cv2.INTER_CUBIC).clip(0, 1) ** 2.2
    return cv2.GaussianBlur(view, (0, 0), OUT_OF_FOCUS * metre) * OUTDOORS


def sheet_inside(design, view, metre):
    """Light of the sheet from inside, at the size of the box: nothing of it is lit from the hall."""
    relief, frost = pattern(design, view.shape[:2], metre)
    across, down = slopes(relief)
    steep = smoothstep(0.15, 1.1, np.hypot(across, down))[..., None]
    # A slope that faces the sky is lighter, one that faces the ground darker.
    above = np.clip(1 - 0.5 * down / (1 + np.abs(down)), 0.5, 1.4)[..., None]
    light = moved(view, across, down, frost, metre) * (1 - 0.45 * steep) * above
    share = 0.30 * frost[..., None]
    light = light * (1 - share) + VEIL * share + ROOM
    return np.maximum(cv2.resize(light.astype(np.float32), BOX[2:], interpolation=cv2.INTER_AREA), 0), [0, 0, 0]


def main():
    """Write the designs named on the command line, or all of them and clear glass."""
    folder, names = sys.argv[1], sys.argv[2:] or ["clear", *PATTERNS]
    os.makedirs(folder, exist_ok=True)
    (x, z), metre = places()
    if os.path.basename(os.path.normpath(folder)) == "glass-inside":
        scale, seen = SCALE_INSIDE, outdoors(x.shape, metre)
        paint = sheet_inside
    else:
        scale, seen = SCALE, (hallway(x, z).astype(np.float32), street(x, z, metre))
        paint = sheet
    file = os.path.join(folder, "glass.json")
    data = {"size": SIZE, "box": BOX, "scale": scale, "sheets": {}}
    if os.path.exists(file):
        with open(file, encoding="utf-8") as known:
            data["sheets"] = json.load(known)["sheets"]
    for name in names:
        light, lit = paint(name, seen, metre)
        picture = Image.fromarray(encode(light, scale))
        picture.save(os.path.join(folder, f"{name}.webp"), "WEBP", quality=70, method=5)
        data["sheets"][name] = {"file": f"{name}.webp", "lit": lit}
        print(name, os.path.getsize(os.path.join(folder, f"{name}.webp")), lit, flush=True)
    with open(file, "w", encoding="utf-8") as out:
        json.dump(data, out, indent=1)
        out.write("\n")


if __name__ == "__main__":
    main()
