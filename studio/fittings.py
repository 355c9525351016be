"""Lay out the door designer's layers: `fittings.py` writes data/paint/designer from the layers in studio/layers.

A style's own paints (data/paint/doors) show it with the metal and the glass that it was rendered with. In the box of these paints
each style has two files for what may lie on it: `masks` (red: where glass is; green: where metal is; blue: how much daylight
reaches the pane past its mouldings) and `metal` (what its metal mirrors, times its share of the pixel). The light M of post/mix.py
then becomes, with the metal's tint as rendered and as wanted, a sheet of glass (glass_sheets.py) and its frost:

    shine  = scale * (metal / 255) ** 2
    M      = max(M - shine * rendered, 0) * (1 - smoothstep(0.7, 1, green)) + shine * wanted     when the tints differ
    M      = M + (sheet + lit * daylight * blue - M) * red

The tint multiplies what metal reflects, so one layer serves all finishes. Every style has the same lever, so it is rendered once
and placed where the style's definition has it. The frame is the same for all styles: a paintable picture of its own for each
doorway (kit/doors/set_size.py), whose fixed panes have masks as well; sheets of glass go on beyond their edges, mirrored.

From inside it is the same, with leaves of their own (inside_leaves.py) and sheets with the daylight that comes through them.
"""

import json
import os
import sys

import cv2
import numpy as np
from PIL import Image

STUDIO = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(STUDIO)
sys.path.insert(0, STUDIO)

from kit.door_leaf.bars import BAR, LEAD, bars_of  # noqa: E402
from kit.door_leaf.outline import FACE, corners, outline, world  # noqa: E402
from designer_doorways import write_doorways  # noqa: E402
from designer_masks import (  # noqa: E402
    BOTTOM,
    DIRECT,
    DISTANCE,
    FINE,
    LEAF,
    SIZE,
    TOP,
    fallen,
    painted,
    pixel,
    reduced,
    ribbon,
    write,
    write_masks,
)
from post.mix import BLACK, WHITE, encode  # noqa: E402

PANE, CASSETTE = 0.006, 0.0331  # how far panes stand back, and how far their mouldings reach, at full size
LIP, BAR_LIP = 0.013, 0.008  # depths that throw shadows
GAP = 0.002  # of the leaf in its frame: there one picture ends and the other begins
# Linear tints by slug of data/furniture-finishes.json, and that of pull bars as rendered.
METALS = {
    "chrome": (0.80, 0.81, 0.82),
    "satin-silver": (0.54, 0.55, 0.545),
    "gold": (0.80, 0.56, 0.24),
    "black": (0.032, 0.0325, 0.033),
    "antique-bronze": (0.120, 0.073, 0.044),
}
BLACK_AS_RENDERED = (0.02, 0.02, 0.021)
STEEL = (0.62, 0.63, 0.64)
# Pieces of metal in millimetres round their place on the leaf: x0, x1, below, above; and the style that lends them.
LEVER = ("kent", (700, 872), -140, 130)
LETTERPLATE = ("kent", (290, 604), -48, 46)
KNOCKER = ("windsor", (385, 509), -62, 182)
BAR_AND_KEY = ("ely", (775, 890), -20, 1110)
LEVER_AT, BAR_AT = 970, 470


def panes(style, box):
    """Where a style's panes are, and how much daylight reaches them, 0..1 in a box of the frame."""
    shape = (box[3] * FINE, box[2] * FINE)
    glass, free, barless = (np.zeros(shape, bool) for _ in range(3))
    for part in style.get("lights", []):
        whole = painted(shape, box, [outline(part)], FACE + PANE)
        reach = CASSETTE * min(1.0, min(part["box"][2:]) / 150)
        inset = reach * SIZE[1] / (TOP - BOTTOM) * DISTANCE / (DISTANCE + FACE) * FINE
        pane = cv2.distanceTransform(np.uint8(whole), cv2.DIST_L2, 5) > inset
        x0, x1, z0, z1 = corners(part["box"])
        loop = [(x0 + reach, z0 + reach), (x1 - reach, z0 + reach), (x1 - reach, z1 - reach), (x0 + reach, z1 - reach)]
        bars, leads = bars_of(part, loop)
        over = painted(shape, box, [ribbon(*s, BAR) for s in bars] + [ribbon(*s, LEAD) for s in leads], FACE)
        glass |= pane & ~over
        barless |= pane
        free |= ~painted(shape, box, [ribbon(*s, BAR) for s in bars], FACE) & pane
    shade = np.minimum(fallen(barless, LIP), fallen(free | ~barless, BAR_LIP))
    return reduced(glass, box), cv2.resize(1 - DIRECT + DIRECT * shade, box[2:], interpolation=cv2.INTER_AREA)


class Lender:
    """A style of studio/layers that lends its metal."""

    def __init__(self, name):
        folder = os.path.join(STUDIO, "layers", name)
        with open(os.path.join(folder, "paint.json"), encoding="utf-8") as file:
            data = json.load(file)

        def whole(file):
            frame = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
            x, y, width, height = data["box"]
            frame[y : y + height, x : x + width] = np.asarray(Image.open(os.path.join(folder, file)).convert("RGB"))
            return frame / 255

        self.shine = data["scale"] * whole(data["layers"]["metal"]["add"]) ** 2 / (WHITE - BLACK)
        self.cover = whole(data["covers"]["metal"])[..., 0]
        self.data, self.whole = data, whole

    def daylight(self):
        """The light on its pane where nothing shades it: the median of the brighter half."""
        light = self.data["scale"] * self.whole(self.data["layers"]["pane"]["add"]) ** 2 / (WHITE - BLACK)
        on = light[self.whole(self.data["covers"]["pane"])[..., 0] > 0.99]
        return [round(float(c), 4) for c in np.median(on[on.mean(1) > np.median(on.mean(1))], 0)]


def pieces_of(style, is_inside):
    """A style's pieces of metal, the height at which their lender has them, and their own: inside there is a lever at any rate."""
    split = style.get("split")
    lever = min(LEVER_AT, split - 150) if split else LEVER_AT
    has_lever = is_inside or style["handle"] == "lever"
    pieces = [(LEVER, LEVER_AT, lever)] if has_lever else [(BAR_AND_KEY, BAR_AT, BAR_AT)]
    for piece, name in ((LETTERPLATE, "letterplate"), (KNOCKER, "knocker")):
        if style.get(name) and not (is_inside and name == "knocker"):
            pieces.append((piece, DEFINED[piece[0]][name], style[name]))
    return pieces


def metal(pieces, box, lenders):
    """What pieces of metal mirror and where they are, in a box of the frame."""
    shine, cover = np.zeros((SIZE[1], SIZE[0], 3), np.float32), np.zeros(SIZE[::-1], np.float32)
    for (name, (x0, x1), low, high), at, wanted in pieces:
        (left, top), (right, bottom) = pixel(*world(x0, at + high)), pixel(*world(x1, at + low))
        lender, move = lenders[name], pixel(*world(0, wanted))[1] - pixel(*world(0, at))[1]
        part = np.zeros(SIZE[::-1], np.float32)
        part[round(top) : round(bottom), round(left) : round(right)] = 1
        shift = np.float32([[1, 0, 0], [0, 1, move]])
        shine += cv2.warpAffine(lender.shine * part[..., None], shift, SIZE)
        cover += cv2.warpAffine(lender.cover * part, shift, SIZE)
    x, y, width, height = box
    window = slice(y, y + height), slice(x, x + width)
    # The gap round a flap is metal, too: no other tint may show in it.
    whole = cv2.morphologyEx(np.clip(cover, 0, 1), cv2.MORPH_CLOSE, np.ones((3, 3)))
    return shine[window], whole[window]


def write_styles(target, lenders, is_inside=False):
    """Write what may lie on every leaf that has a paint, from outside or from inside; returns the tints of their metal."""
    tints = {}
    for slug, style in DEFINED.items():
        own = os.path.join(target, "inside" if is_inside else "styles", slug)
        paint = os.path.join(own if is_inside else os.path.join(ROOT, "data/paint/doors", slug), "paint.json")
        if is_inside and not os.path.exists(paint):
            continue
        with open(paint, encoding="utf-8") as file:
            data = json.load(file)
        os.makedirs(own, exist_ok=True)
        shine, cover = metal(pieces_of(style, is_inside), data["box"], lenders)
        glass, shade = panes(style, data["box"])
        write_masks(own, glass, cover, 0 * shade if is_inside else shade)
        write(own, "metal.webp", encode(shine, data["scale"]), lossless=True)
        rendered = {**METALS, "black": BLACK_AS_RENDERED}[style["hardware"]]
        tints[slug] = STEEL if style["handle"] == "bar" else rendered
    return tints


def glass_of(folder, daylight):
    """What designer.json says of a folder of sheets, and the frost of each."""
    with open(os.path.join(folder, "glass.json"), encoding="utf-8") as file:
        glass = json.load(file)
    return {"box": glass["box"], "scale": glass["scale"], "daylight": daylight}, glass["sheets"]


def main():
    """Write every style's files, the doorways' and designer.json."""
    target = os.path.join(ROOT, "data/paint/designer")
    lenders = {name: Lender(name) for name in ("kent", "ely", "windsor")}
    styles = write_styles(target, lenders)
    inside = write_styles(target, {"kent": Lender("inside-kent")}, True)
    (left, top), (right, bottom) = pixel(*world(0, LEAF[1])), pixel(*world(LEAF[0], 0))
    edge = GAP * SIZE[1] / (TOP - BOTTOM)
    crop = [left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge]
    glass, sheets = glass_of(os.path.join(target, "glass"), lenders["kent"].daylight())
    through, _ = glass_of(os.path.join(target, "glass-inside"), [0, 0, 0])
    data = {
        "crop": [round(v, 2) for v in crop],
        "doorways": write_doorways(target),
        "metals": METALS,
        "styles": styles,
        "inside": {"styles": list(inside), "tint": METALS["chrome"], "glass": through},
        "glass": glass,
        "sheets": {slug: sheet["lit"] for slug, sheet in sheets.items()},
    }
    with open(os.path.join(target, "designer.json"), "w", encoding="utf-8") as file:
        json.dump(data, file, indent=1)
        file.write("\n")


with open(os.path.join(ROOT, "data/door-leaves.json"), encoding="utf-8") as leaves:
    DEFINED = json.load(leaves)["catalogue"]

if __name__ == "__main__":
    main()
