"""The leaves from inside, lit anew: `relit_leaves.py folder` writes those to data/paint/designer/inside that are not rendered.

The outside paints of the styles show every leaf in one place and one light. The median of the shading of those that are flat in a
place is the light on a flat leaf there, with the tree's shade and that of the reveal; what is left of a style divided by it is its
relief and its grain. From inside

    white - black = (light of the hall on a flat leaf) * relief ** strength
    black         = (its gloss on a flat leaf) * relief ** strength

Light, gloss and strength are taken from the leaf of SAMPLE, which is rendered there (inside_leaves.py). What a leaf has outside only
is smoothed away, and the lever is that of the sample. `"relit": true` in paint.json says so. Prints the errors against the other
rendered leaves in one JSON line.
"""

import json
import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from post.layer_files import write_layers  # noqa: E402
from fittings import BAR_AND_KEY, DEFINED, LEAF, METALS, Lender, metal, pieces_of, pixel  # noqa: E402
from kit.door_leaf.outline import world  # noqa: E402
from post.balance_finish import balanced  # noqa: E402
from post.colour import lab_image  # noqa: E402
from post.mix import Paintable, encode  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOORS = os.path.join(ROOT, "data/paint/doors")
SAMPLE = "kent"
FLAT_PART = [0.272, 0.345, 0.016, 0.14]  # of the frame: a lit stile, on which finishes are matched
MOST = 30_000  # bytes of a leaf's two pictures
WIDTH = 311  # of the styles' boxes, as far as they have it in common
FLAT = 0.05  # logarithm of the relief up to which a place counts as flat
LEAST, HIGHEST = 0.25, 1.9  # of the relief
SHADOW, BAR_SHADOW = 7, 24  # pixels about metal that its shadow may darken
ENOUGH = 3  # leaves that are flat in a place
WEATHER_BAR = (6, 106)  # millimetres from the leaf's foot
ORDER = 3  # of the polynomial that light and gloss on a flat leaf follow


class Leaf:
    """A style's paint: its box, the leaf in it, and what its paint adds."""

    def __init__(self, slug, folder):
        self.slug, self.paint = slug, Paintable(folder)
        self.box = self.paint.data["box"]
        self.added = np.maximum(self.paint.white["leaf"] - self.paint.black, 1e-4)
        self.shading = self.added.mean(2)

    def part(self, x0, z0, x1, z1):
        """Where millimetres on the leaf lie in the box: slices down and across."""
        (left, top), (right, bottom) = pixel(*world(x0, z1)), pixel(*world(x1, z0))
        left, right = (round(v - self.box[0]) for v in (left, right))
        return slice(round(top - self.box[1]), round(bottom - self.box[1])), slice(left, right)


def flat_of(leaf, lenders):
    """Where a leaf is flat: beside lights, mouldings, ledges and metal, and on the field of a raised panel."""
    style, on = DEFINED[leaf.slug], np.zeros(leaf.shading.shape, bool)
    on[leaf.part(6, 90, LEAF[0] - 6, LEAF[1] - 6)] = True

    def spoil(box, margin):
        x, z, width, height = box
        on[leaf.part(x - margin, z - margin, x + width + margin, z + height + margin)] = False

    for part in style.get("panels", []):
        x, z, width, height = part["box"]
        inset = 80 * min(1.0, min(width, height) / 240)
        inner = leaf.part(x + inset, z + inset, x + width - inset, z + height - inset - part.get("head", 0))
        kept = on[inner].copy()
        spoil(part["box"], 18)
        on[inner] = kept
    for part in style.get("lights", []):
        spoil(part["box"], 18)
    for part in style.get("ledges", []):
        spoil(part["box"], 30)
    for x0, z0, x1, z1 in style.get("braces", []):
        spoil((min(x0, x1) - 60, min(z0, z1), abs(x1 - x0) + 120, abs(z1 - z0)), 30)
    for line in style.get("lines", []):
        (x0, z0), (x1, z1) = line["from"], line["to"]
        spoil((min(x0, x1), min(z0, z1), abs(x1 - x0), abs(z1 - z0)), 18)
    if style.get("split"):
        spoil((0, style["split"] - 20, LEAF[0], 70), 10)
    return on & (plain(pieces_of(style, False), leaf, lenders) < 0.02)


def flat_light(leaves, lenders):
    """The shading of a flat leaf in the part that all boxes share; where hardly any leaf is flat, from round about."""
    shadings = np.stack([leaf.shading[:, :WIDTH] for leaf in leaves.values()])
    flat = np.stack([flat_of(leaf, lenders)[:, :WIDTH] for leaf in leaves.values()])
    good = flat.sum(0) >= ENOUGH
    known = np.ma.median(np.ma.masked_array(shadings, ~flat), 0).filled(1)
    filled = np.where(good, np.log(np.maximum(known, 1e-4)), 0).astype(np.float32)
    weight = good.astype(np.float32)
    out, missing = filled.copy(), ~good
    for width in (3, 6, 12, 24, 60):
        near = cv2.GaussianBlur(weight, (0, 0), width)
        mean = cv2.GaussianBlur(filled * weight, (0, 0), width) / np.maximum(near, 1e-6)
        now = missing & (near > 0.08)
        out[now], missing = mean[now], missing & ~now
    return np.exp(np.where(missing, np.median(out[good]), out))


def plain(pieces, leaf, lenders):
    """Where metal and its shadow lie on a leaf, 0..1 with soft edges."""
    _, cover = metal(pieces, leaf.box, lenders)
    near = (cover > 0.05).astype(np.uint8)
    # A shadow falls to the right and down, that of a bar, which stands off, the further.
    for step in range(0, (BAR_SHADOW if BAR_AND_KEY in [piece for piece, *_ in pieces] else 0) + 1, 2):
        move = np.float32([[1, 0, step], [0, 1, 0.87 * step]])
        near = np.maximum(near, cv2.warpAffine((cover > 0.05).astype(np.uint8), move, near.shape[::-1]))
    near = cv2.dilate(near, np.ones((2 * SHADOW + 1, 2 * SHADOW + 1)))
    return cv2.GaussianBlur(near.astype(np.float32), (0, 0), 1.5)


def relief_of(leaf, flat, lenders):
    """The relief of a leaf as it is inside: its shading over that of a flat leaf, 1 where it is flat."""
    relief = np.ones(leaf.shading.shape, np.float32)
    relief[:, :WIDTH] = leaf.shading[:, :WIDTH] / flat
    # Under the metal of the outside the leaf is as it is beside it; what lies beyond the leaf does not count.
    beyond = np.ones(relief.shape, bool)
    beyond[leaf.part(3, 3, LEAF[0] - 3, LEAF[1] - 3)] = False
    away = plain(pieces_of(DEFINED[leaf.slug], False), leaf, lenders)
    known = np.where(beyond, 1, relief)
    mended = known.copy()
    for column in np.nonzero((away > 0.3).any(0))[0]:
        good = away[:, column] <= 0.3
        # From above to below: grooves between boards and grain run on.
        mended[:, column] = np.interp(np.arange(len(good)), np.nonzero(good)[0], known[good, column])
    relief = relief * (1 - away) + mended * away
    rows, columns = leaf.part(0, WEATHER_BAR[0], LEAF[0], WEATHER_BAR[1])
    relief[rows, columns] = relief[rows.start - 3 : rows.start, columns].mean(0)  # the grain runs on
    return np.clip(relief, LEAST, HIGHEST)


def smooth(light, where, shape):
    """A polynomial over the box that follows light where it is known, for each channel."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    u, v = rows / shape[0] * 2 - 1, columns / shape[1] * 2 - 1
    terms = np.stack([u**i * v**j for i in range(ORDER + 1) for j in range(ORDER + 1 - i)], -1)
    found = np.zeros((*shape, 3), np.float32)
    for k in range(3):
        solved = np.linalg.lstsq(terms[where], np.log(np.maximum(light[..., k][where], 1e-5)), rcond=None)[0]
        found[..., k] = np.exp(terms @ solved)
    return found


class Hall:
    """The hall's light on a flat leaf, its gloss, and how strongly it shows relief: from the leaf that is rendered in it."""

    def __init__(self, folder, outside, flat, lenders):
        inside = Leaf(SAMPLE, os.path.join(folder, SAMPLE))
        relief = relief_of(outside[SAMPLE], flat, lenders)
        shape = relief.shape
        on = np.zeros(shape, bool)
        on[inside.part(12, 90, LEAF[0] - 12, LEAF[1] - 12)] = True
        on &= (plain(pieces_of(DEFINED[SAMPLE], True), inside, lenders) < 0.02) & (inside.shading > 0.05)
        even = on & (np.abs(np.log(relief)) < FLAT)
        self.light, self.gloss = smooth(inside.added, even, shape), smooth(inside.paint.black, even, shape)
        seen = np.log(inside.shading / self.light.mean(2))[on]
        known = np.log(relief)[on]
        # Where neither is flat: elsewhere there is only grain and noise.
        steep = np.abs(known) > 2 * FLAT
        self.strength = float((seen * known)[steep].sum() / (known * known)[steep].sum())
        self.data = inside.paint.data

    def lit(self, leaf, flat, lenders):
        """The leaf in the hall's light, painted black and white."""
        shape = leaf.shading.shape
        relief = relief_of(leaf, flat, lenders)[..., None] ** self.strength
        light, gloss = (cv2.copyMakeBorder(v, 0, 0, 0, 16, cv2.BORDER_REPLICATE)[: shape[0], : shape[1]] for v in (self.light, self.gloss))
        black, added = gloss * relief, light * relief
        shine, cover = metal(pieces_of(DEFINED[leaf.slug], True), leaf.box, lenders)
        cover = cover[..., None]
        black = black * (1 - cover) + shine * np.array(METALS["chrome"], np.float32)
        frame = np.zeros((*shape, 1), np.float32)
        frame[leaf.part(-14, -14, LEAF[0] + 14, LEAF[1] + 14)] = 1
        return black * frame, (black + added * (1 - cover)) * frame


def finishes():
    """The colours of a leaf: `slug`, `hex`, and whether it is a `wood`: as in the sample's own paint."""
    with open(os.path.join(ROOT, "data/composite-colours.json"), encoding="utf-8") as file:
        items = json.load(file)["items"]
    with open(os.path.join(DOORS, SAMPLE, "paint.json"), encoding="utf-8") as file:
        known = json.load(file)["finishes"]
    return [{"slug": c["slug"], "hex": c["hex"], "wood": "light" in known.get(c["slug"], {})} for c in items]


def save(folder, data):
    """Write paint.json."""
    with open(os.path.join(folder, "paint.json"), "w", encoding="utf-8") as file:
        json.dump(data, file, indent=1)
        file.write("\n")


def write_leaf(folder, leaf, hall, black, white):
    """Write a leaf that is lit anew; returns the worst of its finishes against the catalogue."""
    os.makedirs(folder, exist_ok=True)
    scale = hall.data["scale"]
    write_layers(folder, {"b.webp": encode(black, scale), "w.webp": encode(white, scale)}, MOST)
    layer = {**hall.data["layers"]["leaf"], "figure": f"../../../doors/{leaf.slug}/g.webp"}
    data = {**hall.data, "relit": True, "picture": f"designer/inside/{leaf.slug}.jpg", "box": leaf.box, "layers": {"leaf": layer}}
    save(folder, {**data, "finishes": {}})
    data["finishes"], seen = balanced(Paintable(folder), "leaf", FLAT_PART, finishes())
    save(folder, data)
    return max(one["deltaE"] for one in seen)


def error(rendered, black, white, slug):
    """CIE76 between a leaf that is rendered and the same lit anew, in one of its colours: mean and 95th percentile."""
    paint, finish = rendered.paint, rendered.paint.data["finishes"][slug]
    true = paint.shown({"leaf": finish})
    where = paint.painted("leaf")
    paint.black, paint.white = black, {"leaf": white}
    away = np.sqrt(((lab_image(true) - lab_image(paint.shown({"leaf": finish}))) ** 2).sum(2))[where]
    return {"mean": round(float(away.mean()), 2), "p95": round(float(np.percentile(away, 95)), 2)}


def main():
    """Light every leaf anew that is not rendered, and compare those that are."""
    folder = sys.argv[1]
    outside = {slug: Leaf(slug, os.path.join(DOORS, slug)) for slug in DEFINED}
    lenders = {name: Lender(name) for name in ("kent", "ely", "windsor")}
    flat = flat_light(outside, lenders).astype(np.float32)
    hall = Hall(folder, outside, flat, lenders)
    inner = {"kent": Lender("inside-kent")}
    errors, worst = {}, {}
    for slug, leaf in outside.items():
        own = os.path.join(folder, slug)
        black, white = hall.lit(leaf, flat, {**lenders, **inner})
        is_rendered = False
        if os.path.exists(os.path.join(own, "paint.json")):
            rendered = Leaf(slug, own)
            is_rendered = "relit" not in rendered.paint.data
        if is_rendered:
            errors[slug] = {c: error(Leaf(slug, own), black, white, c) for c in ("red", "white", "anthracite-grey")}
        else:
            worst[slug] = write_leaf(own, leaf, hall, black, white)
    print(json.dumps({"strength": round(hall.strength, 2), "errors": errors, "worst": worst}))


if __name__ == "__main__":
    main()
