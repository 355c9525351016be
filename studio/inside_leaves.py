"""The leaves from inside as paints: `inside_leaves.py job.json` after render_leaves.py, into data/paint/designer/inside.

Each style gets what its own paint has (post/mix.py), in the same box of the frame: a black and a white picture, and a paint.json with
its finishes. All share one scale and one grade. The figure of wood is that of the style's own paint: it lies on the same places.
Prints one JSON line with the errors against true renders.
"""

import json
import os
import sys

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from finish import read_pass  # noqa: E402
from finish_paints import Renders  # noqa: E402
from post.balance_finish import balanced  # noqa: E402
from post.colour import lab_image  # noqa: E402
from post.grade import tone  # noqa: E402
from post.layer_files import write_layers  # noqa: E402
from post.mix import BLACK, POINTS, WHITE, Paintable, encode, table_of  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOORS = os.path.join(ROOT, "data/paint/doors")
MOST = 30_000  # bytes of a leaf's two pictures
BRIGHT = 99.7  # percentile of the white leaf's light that is still told apart
EDGE = 9  # pixels of a piece that are not compared with a true render


class Leaf(Renders):
    """One leaf's renders: its light in the part of the frame that was rendered."""

    def __init__(self, job, style):
        self.style, self.job = style, {**job, "open": ["leaf"], "out": os.path.join(job["out"], style)}
        super().__init__(self.job)
        known = read_pass(os.path.join(self.job["out"], "b"), "albedo").sum(2) > 0
        rows, columns = np.nonzero(known.any(1))[0], np.nonzero(known.any(0))[0]
        self.x, self.y = int(columns.min()), int(rows.min())
        self.width, self.height = int(columns.max()) - self.x + 1, int(rows.max()) - self.y + 1
        with open(os.path.join(DOORS, style, "paint.json"), encoding="utf-8") as file:
            self.own = json.load(file)

    def part(self):
        """The rendered part in the box of the style's paint: slices down and across."""
        left, top = self.x - self.own["box"][0], self.y - self.own["box"][1]
        return slice(top, top + self.height), slice(left, left + self.width)

    def set_in(self, light):
        """The light in the box of the style's paint; black where nothing was rendered."""
        frame = np.zeros((self.own["box"][3], self.own["box"][2], 3), np.float32)
        frame[self.part()] = light
        return frame


def paint_of(leaf, scale, job):
    """What paint.json says of a leaf, without its finishes."""
    own = leaf.own
    figure = {"figure": f"../../../doors/{leaf.style}/g.webp"}
    return {
        "picture": f"designer/inside/{leaf.style}.jpg",
        "size": own["size"],
        "box": own["box"],
        "scale": scale,
        "albedo": [BLACK, WHITE],
        "layers": {"leaf": {"black": "b.webp", "white": "w.webp", **figure}},
        "curve": {"table": "../grade.png", "points": POINTS, "vignette": leaf.how["vignette"]},
        "finishes": {},
    }


def save(folder, data):
    """Write paint.json."""
    with open(os.path.join(folder, "paint.json"), "w", encoding="utf-8") as file:
        json.dump(data, file, indent=1)
        file.write("\n")


def error(leaf, picture, red):
    """CIE76 between the mix and a true render of a leaf, over what is painted: its mean and 95th percentile."""
    window = leaf.part()
    true = np.clip(tone(leaf.light("t-leaf"), **leaf.tone) * picture.shade[window], 0, 1)
    mixed = picture.shown({"leaf": {"albedo": red}}, window)
    inner = np.zeros(true.shape[:2], bool)
    inner[EDGE:-EDGE, EDGE:-EDGE] = True
    away = np.sqrt(((lab_image(true) - lab_image(mixed)) ** 2).sum(2))[picture.painted("leaf")[window] & inner]
    return {"mean": round(float(away.mean()), 2), "p95": round(float(np.percentile(away, 95)), 2)}


def main():
    """Finish the leaves of the job named on the command line."""
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    cv2.setNumThreads(job.get("threads", 2))
    os.makedirs(job["to"], exist_ok=True)
    shared, errors, seen = os.path.join(job["to"], "scale.json"), {}, {}
    if os.path.exists(shared):
        with open(shared, encoding="utf-8") as file:
            scale = json.load(file)["scale"]
    else:
        first = Leaf(job, job["styles"][0])
        scale = round(1.1 * float(np.percentile(first.light("w-leaf"), BRIGHT)), 4)
        with open(shared, "w", encoding="utf-8") as file:
            file.write(json.dumps({"scale": scale}) + "\n")
        table = Image.fromarray(table_of(scale, **first.tone))
        table.save(os.path.join(job["to"], "grade.png"), optimize=True)
    for style in job["styles"]:
        leaf, folder = Leaf(job, style), os.path.join(job["to"], style)
        os.makedirs(folder, exist_ok=True)
        light = {"b.webp": leaf.light("b"), "w.webp": leaf.light("w-leaf")}
        write_layers(folder, {name: encode(leaf.set_in(part), scale) for name, part in light.items()}, MOST)
        data = paint_of(leaf, scale, job)
        save(folder, data)
        picture = Paintable(folder)
        data["finishes"], found = balanced(picture, "leaf", job["flat"], job["finishes"])
        save(folder, data)
        seen[style] = max(one["deltaE"] for one in found)
        if style in job["true"]:
            errors[style] = error(leaf, picture, job["true"][style])
    print(json.dumps({"errors": errors, "worst": seen}))


if __name__ == "__main__":
    main()
