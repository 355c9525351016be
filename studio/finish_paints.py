"""Turn the renders of a paintable shot into data/paint: `finish_paints.py job.json` after render_paints.py.

Denoises, encodes, finds the albedo that every finish of the product needs to look like its catalogue colour on the lit flat
part, and measures. Writes the files to the job's `to`; prints one JSON line. post/mix.py says how they are read.
"""

import json
import os
import sys
import time

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from finish import read_pass  # noqa: E402
from post.balance_finish import balanced  # noqa: E402
from post.changed import filled, where_changed  # noqa: E402
from post.grade import glare  # noqa: E402
from post.layer_files import write_layers  # noqa: E402
from post.mix import BLACK, MIDDLE, POINTS, WHITE, Paintable, encode, levels, table_of  # noqa: E402
from post.true_render import TrueRender  # noqa: E402

TONE = ("ev", "look", "white", "saturation", "warmth")
GRADE = {"bloom": 0.05, "vignette": 0.08, "sharpness": 0.3, "ev": 0.0, "white": (1, 1, 1)}
SEEN = 0.025  # least change in the square root of light (1: white) that counts
MARGIN = 10  # pixels round what changes
# What a paint adds to these parts is stored separately, black where it adds nothing, so that the leaf's noise is not doubled.
ADDED = ("metal", "pane")
POWER = 3  # of the layers of a scene
SMALLER = 0.5  # of the picture's sharpness, which suits a larger size


class Renders:
    """The renders of one job: their light within the box, denoised, with the glare and the sharpness of the grade."""

    def __init__(self, job):
        self.job, self.how = job, {**GRADE, **job.get("grade", {})}
        self.tone = {name: value for name, value in job.get("grade", {}).items() if name in TONE}
        black = read_pass(os.path.join(job["out"], "b"), "frame")
        self.size = black.shape[1], black.shape[0]
        change = np.zeros(black.shape[:2], np.float32)
        for part in job["open"]:
            white = read_pass(os.path.join(job["out"], f"w-{part}"), "frame")
            roots = [cv2.GaussianBlur(np.sqrt(np.clip(light, 0, 1)), (0, 0), 3) for light in (white, black)]
            change = np.maximum(change, np.median(np.abs(roots[0] - roots[1]), 2))
        (self.x, self.width), (self.y, self.height) = (self.span(change > SEEN, black.sum(2) > 0, k) for k in (0, 1))
        # A leaf from inside, and its figure, lie on the box of before: the edge of what changes is a matter of noise.
        if job.get("box") and all(abs(a - b) <= MARGIN for a, b in zip(self.box, job["box"])):
            self.x, self.y, self.width, self.height = job["box"]

    def span(self, seen, rendered, axis):
        """First pixel and length, along one axis, of what changes, with a margin as far as it was rendered."""
        lines, known = np.nonzero(seen.mean(axis) > 0.004)[0], np.nonzero(rendered.any(axis))[0]
        first, last = max(lines.min() - MARGIN, known.min()), min(lines.max() + MARGIN, known.max())
        return int(first), int(last - first + 1)

    @property
    def box(self):
        """x, y, width, height in pixels of the frame."""
        return [self.x, self.y, self.width, self.height]

    def crop(self, image):
        """The box of a whole frame."""
        return image[self.y : self.y + self.height, self.x : self.x + self.width]

    def glow(self, name, light):
        """Glare from the bright parts of the whole frame, which the small renders show beyond what this one does."""
        frame = np.zeros((self.size[1], self.size[0], 3), np.float32)
        if os.path.isdir(os.path.join(self.job["out"], "small-b")):
            black, white = (read_pass(os.path.join(self.job["out"], f"small-{k}"), "frame") for k in "bw")
            small = black + (white - black) * self.whiteness(name)
            frame = cv2.resize(small, self.size, interpolation=cv2.INTER_LINEAR)
        inside = self.crop(frame)
        inside[:] = np.where(light.sum(2, keepdims=True) > 0, light, inside)
        factor = np.array(self.how["white"], np.float32) * np.float32(2 ** self.how["ev"])
        return self.crop(glare(frame * factor)) * self.how["bloom"] * 4 / factor

    def whiteness(self, name):
        """How far the paint of one render is on its way from black to white, for each channel."""
        if name == "b" or name.startswith("w-"):
            return np.float32(name != "b")
        albedo = next(r for r in self.job["renders"] if r["name"] == name)["albedo"]
        return (np.max(list(albedo.values()), 0).astype(np.float32) - BLACK) / (WHITE - BLACK)

    def surface(self, name):
        """The mean albedo of the first hit."""
        return np.clip(self.crop(read_pass(os.path.join(self.job["out"], name), "albedo")), 0, 1).mean(2)

    def light(self, name):
        """The linear light of one render."""
        kept = os.path.join(self.job["out"], name, "light.npy")
        frame = os.path.join(self.job["out"], name, "frame_0001.exr")
        if os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(frame):
            light = np.load(kept).astype(np.float32)
        else:
            from post.denoise import denoise

            folder = os.path.join(self.job["out"], name)
            passes = [np.ascontiguousarray(self.crop(read_pass(folder, p))) for p in ("frame", "albedo", "normal")]
            light = denoise(*passes, threads=self.job.get("threads", 2))
            light[passes[0].sum(2) + passes[1].sum(2) == 0] = 0
            np.save(kept, np.minimum(light, 6e4).astype(np.float16))
        root = np.sqrt(light + self.glow(name, light))
        # Sharpened in perceptual terms: the square root is close enough to display values.
        return np.maximum(root + self.how["sharpness"] * SMALLER * (root - cv2.GaussianBlur(root, (0, 0), 0.9)), 0) ** 2


def figure_of(renders, parts):
    """The wood's figure at each pixel, 0..1, from the denoiser's albedo guide, which is noise-free after few samples.
    Smooth where there is no paint."""
    painted = [part for part in parts if part not in ADDED]
    black, figure, *whites = (renders.surface(name) for name in ("b", "g", *(f"w-{part}" for part in painted)))
    reach = np.maximum(sum(white - black for white in whites), 1e-3)
    g = np.clip((figure - black) / reach, 0, 1)
    weight = np.clip(reach / 0.3 - 0.1, 0, 1)
    calm = cv2.GaussianBlur(g * weight, (0, 0), 12) / np.maximum(cv2.GaussianBlur(weight, (0, 0), 12), 1e-3)
    return g * weight + np.clip(calm, 0, 1) * (1 - weight)


def added(white, black, scale):
    """What a paint adds, encoded; fades to nothing where it adds next to nothing."""
    light = np.maximum(white - black, 0) / scale
    seen = cv2.GaussianBlur(np.sqrt(light).mean(2), (0, 0), 1.5)
    return encode(light * np.clip(seen / SEEN - 1, 0, 1)[..., None], 1)


def cover_of(renders, part):
    """Coverage of metal or glass, 0..1, from the denoiser's albedo guide."""
    return np.clip((renders.surface(f"w-{part}") - renders.surface("b")) / (WHITE - BLACK), 0, 1)


def main():
    """Finish the job named on the command line."""
    started = time.time()
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    cv2.setNumThreads(job.get("threads", 2))
    os.makedirs(job["to"], exist_ok=True)
    renders, parts, names = Renders(job), job["open"], [r["name"] for r in job["renders"]]
    black = renders.light("b")
    white = {part: renders.light(f"w-{part}") for part in parts}
    scale = round(float(np.percentile(np.max(list(white.values()), 0), 99.9)), 4)
    is_scene = job.get("kind") == "scene"  # others are put together further: their layers are whole
    power = 2 if job.get("kind") == "door" else POWER  # a leaf has little that is dark
    where, seen = where_changed(black, white.values(), scale) if is_scene else (None, None)

    def layer(light):
        return filled(levels(light, scale, power), seen) if is_scene else encode(light, scale, power)

    # Nothing but the painter in the browser reads those of a scene; the others, more programs.
    form = "avif" if is_scene else "webp"
    images, layers = {f"b.{form}": layer(black)}, {}
    for part in parts:
        kind = "add" if part in ADDED else "white"
        name = f"{part}.webp" if part in ADDED else f"w.{form}" if len(parts) == 1 else f"w-{part}.{form}"
        images[name] = added(white[part], black, scale) if part in ADDED else layer(white[part])
        layers[part] = {"black": f"b.{form}", kind: name}
        if f"m-{part}" in names:
            layers[part]["middle"] = f"m.{form}" if len(parts) == 1 else f"m-{part}.{form}"
            images[layers[part]["middle"]] = layer(renders.light(f"m-{part}"))
    if "g" in names:
        images["g.webp"] = np.round(255 * figure_of(renders, parts)).astype(np.uint8)
        for part in parts:
            if part not in ADDED:
                layers[part]["figure"] = "g.webp"
    covers = {part: f"cover-{part}.webp" for part in parts if part in ADDED}
    images.update({file: np.round(255 * cover_of(renders, part)).astype(np.uint8) for part, file in covers.items()})
    quality = write_layers(job["to"], images, job["bytes"])
    if is_scene:
        Image.fromarray(where).save(os.path.join(job["to"], "where.webp"), "WEBP", lossless=True, method=6)
    table = Image.fromarray(table_of(scale, **renders.tone))
    table.save(os.path.join(job["to"], "grade.png"), optimize=True)
    data = {
        "picture": job["picture"],
        **({"list": job["list"]} if job.get("list") else {}),
        "size": list(renders.size),
        "box": renders.box,
        "scale": scale,
        **({"power": power} if power != 2 else {}),
        **({"where": "where.webp"} if is_scene else {}),
        "albedo": [BLACK, WHITE],
        **({"middle": MIDDLE} if any("middle" in one for one in layers.values()) else {}),
        "layers": layers,
        **({"covers": covers} if covers else {}),
        "curve": {"table": "grade.png", "points": POINTS, "vignette": renders.how["vignette"]},
        "finishes": {},
    }

    def write():
        with open(os.path.join(job["to"], "paint.json"), "w", encoding="utf-8") as file:
            json.dump(data, file, indent=1)
            file.write("\n")

    write()
    picture = Paintable(job["to"])
    true = {part: TrueRender(renders, picture, part) for part in parts if f"t-{part}" in names}
    for part in [part for part in parts if part not in ADDED and "middle" not in layers[part]]:
        if part in true:
            layers[part]["bounce"] = true[part].fit_bounce()
        elif part in job.get("bounce", {}):
            layers[part]["bounce"] = picture.bounce[part] = job["bounce"][part]
    seen = []
    if parts[0] not in ADDED:
        data["finishes"], seen = balanced(picture, parts[0], job["flat"], job["finishes"])
    write()
    report = {"picture": job["picture"], "seconds": round(time.time() - started, 1), "quality": quality}
    report["bytes"] = sum(os.path.getsize(os.path.join(job["to"], f)) for f in os.listdir(job["to"]))
    measured = {part: one.errors() for part, one in true.items()}
    report["errors"] = {part: away for part, away in measured.items() if away}
    print(json.dumps({**report, "finishes": seen}))


if __name__ == "__main__":
    main()
