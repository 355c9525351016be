"""The doorways of the designer: with their walls and the masks of their fixed panes, into data/paint/designer/doorways."""

import json
import os
import shutil

import cv2
from PIL import Image

from designer_masks import BOTTOM, DIRECT, FINE, SIZE, TOP, fallen, painted, reduced, write_masks
from joined import Half, join
from kit.doors.set_size import BEAD, GROWN, PANE, SIDE, TOP as TOP_LIGHT, canvas, fixed_lights, panels
from kit.shapes.outlines import rect

STUDIO = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(STUDIO)
OPENING = (117.5, 97.5, 305, 637)  # the frame with its threshold, in pixels of the picture of a door by itself
FIXED_LIP = 0.024  # depth of the frame about a fixed pane, which throws a shadow on it


def fixed_panes(sides, top, box):
    """Where the panes of side panels and top lights are, and how much daylight reaches them, 0..1 in a box of the doorway."""
    left, above, _, _ = GROWN[sides, top]
    own = (box[0] - left, box[1] - above, *box[2:])  # of the frame of a door by itself
    loops = [rect(x0 + BEAD, x1 - BEAD, z0 + BEAD, z1 - BEAD) for x0, x1, z0, z1 in fixed_lights(sides, top)]
    glass = painted((box[3] * FINE, box[2] * FINE), own, loops, PANE)
    shade = fallen(glass, FIXED_LIP)
    return reduced(glass, box), cv2.resize(1 - DIRECT + DIRECT * shade, box[2:], interpolation=cv2.INTER_AREA)


def wall_of(name, folder):
    """The picture round a doorway: as the studio has just rendered it, or the one that is there; None before there is one."""
    if name == "outside-none":
        return Image.open(os.path.join(ROOT, "data/images/doors/kent.jpg")).resize((720, 1080), Image.LANCZOS)
    for path in (os.path.join(STUDIO, "out/walls", name, "wall.jpg"), os.path.join(folder, "wall.webp")):
        if os.path.exists(path):
            return Image.open(path).convert("RGB")
    return None


def name_of(side, sides, top):
    """What a doorway is called: in studio/layers, in designer.json and in the browser."""
    return f"{side}-{sides}{'-top' if top else ''}"


def layers_of(name):
    """The folder of a rendered doorway's layers."""
    return os.path.join(STUDIO, "layers", "frame" if name == "outside-none" else name)


def write_rendered(target, name):
    """Write a doorway that is rendered, with its wall; returns whether it is."""
    layers, folder = layers_of(name), os.path.join(target, "doorways", name)
    wall = wall_of(name, folder)
    if wall is None or not os.path.exists(os.path.join(layers, "paint.json")):
        return False
    os.makedirs(folder, exist_ok=True)
    for file in os.listdir(layers):
        shutil.copy(os.path.join(layers, file), folder)
    # A picture is kept: writing it again would lose a little each time.
    if name == "outside-none" or not os.path.exists(os.path.join(folder, "wall.webp")):
        wall.save(os.path.join(folder, "wall.webp"), "WEBP", quality=74, method=6)
    return True


def write_joined(target, side, sides, top, grades):
    """Write a doorway that is joined of two others; returns whether they are there."""
    halves = []
    for part in ("both", "none"):
        name = name_of(side, part, top)
        wall = os.path.join(target, "doorways", name, "wall.webp")
        if not (os.path.exists(wall) and os.path.exists(os.path.join(layers_of(name), "paint.json"))):
            return False
        halves.append(Half(layers_of(name), Image.open(wall), part, top))
    join(*halves, sides, top, grades[side], os.path.join(target, "doorways", name_of(side, sides, top)))
    return True


def grades_of():
    """The grade of the doorways by side, from their shots."""
    with open(os.path.join(STUDIO, "shots/designer.json"), encoding="utf-8") as file:
        shots = {shot["picture"]: shot["grade"] for shot in json.load(file)}
    return {side: shots[f"designer/{side}-both-top.jpg"] for side in ("outside", "inside")}


def write_doorways(target):
    """Write the doorways; returns what designer.json says of them."""
    found, grades = {}, grades_of()
    # Those that are joined come after those that they are joined of.
    layouts = sorted(GROWN, key=lambda layout: layout[0] in ("left", "right"))
    for side, (sides, top) in [(side, layout) for side in ("outside", "inside") for layout in layouts]:
        name = name_of(side, sides, top)
        if sides in ("left", "right"):
            is_there = write_joined(target, side, sides, top, grades)
        else:
            is_there = write_rendered(target, name)
        if not is_there:
            continue
        folder, (left, above, _, _) = os.path.join(target, "doorways", name), GROWN[sides, top]
        if sides != "none" or top:
            with open(os.path.join(folder, "paint.json"), encoding="utf-8") as file:
                glass, shade = fixed_panes(sides, top, json.load(file)["box"])
            write_masks(folder, glass, 0 * glass, 0 * shade if side == "inside" else shade)
        metre, on = SIZE[1] / (TOP - BOTTOM), panels(sides)
        x, y, width, height = OPENING
        x, y = x + left - SIDE * metre * (-1 in on), y + above - TOP_LIGHT * metre * top
        width, height = width + SIDE * metre * len(on), height + TOP_LIGHT * metre * top
        opening = [round(v, 1) for v in (x, y, width, height)]
        found[name] = {"size": canvas(sides, top), "at": (left, above), "opening": opening}
    return found
