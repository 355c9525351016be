"""Doorways with a panel on one side only, joined of two that are rendered: one with panels on both sides, one with none.

Camera, light, wall and door are the same in both, so each half is what a render of the whole would show. They are joined down the
middle: below the opening's head behind the leaf, which is laid over it; above it along the joints of the brickwork, on the path on
which the two pictures differ least.
"""

import json
import os

import cv2
import numpy as np
from PIL import Image

from post.layer_files import write_layers
from kit.doors.set_size import GROWN, PIXELS, canvas
from post.balance_finish import balanced
from post.mix import BLACK, POINTS, WHITE, Paintable, encode, table_of

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
JAMB = (416.07, 283.5, 5.4, 162)  # the lit jamb in the frame of a style's picture, in pixels: the door's own, on the right
REACH = 62  # pixels on either side of the door's middle that the seam may go to: the leaf covers more
STEP = 26  # most pixels that it goes aside from one row to the next: along a bed joint
SOFT = 0.8  # its width
GREY = 0.165  # albedo of the leaf that stands in for all leaves (scenes/doorway.py)
MOST = 62_000
TONE = ("ev", "look", "white", "saturation", "warmth")


class Half:
    """A rendered doorway: its layers and its wall, whole frames in pixels of the picture."""

    def __init__(self, layers, wall, sides, top):
        with open(os.path.join(layers, "paint.json"), encoding="utf-8") as file:
            self.data = json.load(file)
        self.power = self.data.get("power", 2)
        self.at, (width, height) = GROWN[sides, top][:2], canvas(sides, top)
        self.size, self.folder = (width, height), layers
        black, white = (self.light(self.data["layers"]["frame"][name]) for name in ("black", "white"))
        if "leaf" in self.data["layers"]:  # lit by no leaf at all: by a grey one, as the others are
            leaf = self.light(self.data["layers"]["leaf"]["white"]) - black
            black, white = (light + leaf * (GREY - BLACK) / (WHITE - BLACK) for light in (black, white))
        self.pictures = {"black": black, "white": white, "figure": self.whole(self.data["layers"]["frame"]["figure"])}
        self.pictures["wall"] = cv2.resize(np.asarray(wall.convert("RGB")), self.size, interpolation=cv2.INTER_AREA).astype(np.float32)

    def whole(self, name):
        """A file of the layers in its frame."""
        frame = np.zeros((self.size[1], self.size[0], 3), np.float32)
        x, y, width, height = self.data["box"]
        frame[y : y + height, x : x + width] = np.asarray(Image.open(os.path.join(self.folder, name)).convert("RGB"))
        return frame

    def light(self, name):
        """Linear light of a file."""
        return self.data["scale"] * (self.whole(name) / 255) ** self.power

    def seen_in(self, name, at, size):
        """One of its pictures in a larger or smaller frame that has the door at `at`."""
        move = np.float32([[1, 0, at[0] - self.at[0]], [0, 1, at[1] - self.at[1]]])
        return cv2.warpAffine(self.pictures[name], move, size, flags=cv2.INTER_NEAREST)

    def box_in(self, at):
        """The box of its layers in such a frame: left, top, right, bottom."""
        x, y, width, height = self.data["box"]
        left, top = x + at[0] - self.at[0], y + at[1] - self.at[1]
        return left, top, left + width, top + height


def seam(one, other, middle):
    """The column of each row at which two pictures differ least, on a path from the top to the bottom."""
    low = middle - REACH
    away = cv2.GaussianBlur(np.abs(one - other).sum(2), (0, 0), 0.7)[:, low : middle + REACH]
    along = np.pad(np.cumsum(away, 1), ((0, 0), (1, 0)))
    total, came = away[0], []
    places = np.arange(away.shape[1])
    for row in range(1, away.shape[0]):
        best, origin = np.full(away.shape[1], np.inf), np.zeros(away.shape[1], int)
        for step in range(-STEP, STEP + 1):
            start = places - step
            good = (start >= 0) & (start < away.shape[1])
            begin = start.clip(0, away.shape[1] - 1)
            # Along the row from where it was, and a little for every pixel, so that it does not wander.
            run = np.abs(along[row, places + 1] - along[row, begin]) + 1.5 * abs(step)
            cost = np.where(good, total[begin] + run + away[row], np.inf)
            better = cost < best
            best, origin = np.where(better, cost, best), np.where(better, begin, origin)
        came.append(origin)
        total = best
    path = [int(np.argmin(total))]
    for origin in reversed(came):
        path.append(int(origin[path[-1]]))
    return np.array(path[::-1]) + low


def colours(finishes):
    """The colours of a frame: `slug`, `hex` and whether it is a `wood`, as in another paint."""
    with open(os.path.join(ROOT, "data/composite-colours.json"), encoding="utf-8") as file:
        items = json.load(file)["items"]
    return [{"slug": c["slug"], "hex": c["hex"], "wood": "light" in finishes.get(c["slug"], {})} for c in items]


def save(folder, data):
    """Write paint.json."""
    with open(os.path.join(folder, "paint.json"), "w", encoding="utf-8") as file:
        json.dump(data, file, indent=1)
        file.write("\n")


def join(both, none, side, top, grade, folder):
    """Write the doorway with a panel on one side ('left' or 'right') into a folder, with its wall."""
    size, at = canvas(side, top), GROWN[side, top][:2]
    left, right = (both, none) if side == "left" else (none, both)
    walls = [half.seen_in("wall", at, size) for half in (left, right)]
    path = seam(*walls, at[0] + PIXELS[0] // 2)
    columns = np.arange(size[0])[None, :]
    share = np.clip((path[:, None] - columns) / SOFT + 0.5, 0, 1).astype(np.float32)[..., None]

    def joined(name):
        one, other = (half.seen_in(name, at, size) for half in (left, right))
        return one * share + other * (1 - share)

    boxes = left.box_in(at), right.box_in(at)
    x0, x1 = max(0, boxes[0][0]), min(size[0], boxes[1][2])
    y0, y1 = max(b[1] for b in boxes), min(b[3] for b in boxes)
    part = slice(y0, y1), slice(x0, x1)
    scale = max(half.data["scale"] for half in (both, none))
    images = {f"{name[0]}.webp": encode(joined(name)[part], scale, both.power) for name in ("black", "white")}
    images["g.webp"] = np.round(joined("figure")[part][..., 0]).astype(np.uint8)
    os.makedirs(folder, exist_ok=True)
    write_layers(folder, images, MOST)
    table = table_of(scale, **{name: value for name, value in grade.items() if name in TONE})
    Image.fromarray(table).save(os.path.join(folder, "grade.png"), optimize=True)
    data = {
        **both.data,
        "picture": f"designer/{os.path.basename(folder)}.jpg",
        "size": list(size),
        "box": [x0, y0, x1 - x0, y1 - y0],
        "scale": scale,
        "layers": {"frame": {**both.data["layers"]["frame"], **{part: f"{part[0]}.webp" for part in ("black", "white")}}},
        "curve": {**both.data["curve"], "table": "grade.png", "points": POINTS},
    }
    save(folder, data)
    jamb = [(JAMB[0] + at[0]) / size[0], (JAMB[1] + at[1]) / size[1], JAMB[2] / size[0], JAMB[3] / size[1]]
    data["finishes"], _ = balanced(Paintable(folder), "frame", jamb, colours(both.data["finishes"]))
    save(folder, data)
    wall = Image.fromarray(np.round(walls[0] * share + walls[1] * (1 - share)).astype(np.uint8))
    wall.save(os.path.join(folder, "wall.webp"), "WEBP", quality=74, method=6)
