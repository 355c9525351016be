"""The wall that goes on at both sides of the designer's doorways, for a phone's stage: laid from the bricks of the picture itself."""

import os

import numpy as np
from PIL import Image

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = os.path.join(ROOT, "data/paint/designer/doorways/outside-none")
SIZE = (720, 1080)  # of the picture of a door by itself
WIDE, HIGH = 400, 1236  # of a strip, as high as the highest doorway
BRICK = 92  # from joint to joint
COURSE = 30.75
FIRST, COUNT = 338.5, 14  # where the sunlit courses begin that are seen from edge to door, and how many there are
JOINTS = (12, 58)  # the upright ones of every other course
PLANT = (45, 895, 80)  # the middle of the plant at the left, and its radius


def bricks_at(wall, x, y):
    """Pixels of a wall at places where it is not seen: each brick is another one of the same bond."""
    course = np.floor((y - FIRST) / COURSE).astype(int)
    odd = course % 2
    joint = np.asarray(JOINTS)[odd]
    brick = (x - joint) // BRICK
    any_of = (brick * 7 + course * 11 + brick * course * 3) % (COUNT // 2)
    rows = np.round(y - COURSE * (course - 2 * any_of - odd)).astype(int)
    return wall[rows, joint + (x - joint) % BRICK]


def strip(picture, bricks):
    """What lies left of a picture: its bond goes on, and the rest of the plant stands before it."""
    y, x = np.mgrid[SIZE[1] - HIGH : SIZE[1], -WIDE:0]
    seen = slice(int(FIRST), int(FIRST + COUNT * COURSE))
    gain = picture[seen, :BRICK].mean(axis=(0, 1)) / bricks[seen, :BRICK].mean(axis=(0, 1))
    out = bricks_at(bricks, x, y) * gain
    middle, level, radius = PLANT
    mirrored = picture[np.clip(y, 0, SIZE[1] - 1), np.clip(2 * middle - x, 0, SIZE[0] - 1)]
    red, green, _ = np.moveaxis(mirrored, -1, 0)
    is_leaf = (green > red * 0.98) | (mirrored.max(axis=-1) < 70)
    is_near = (x - middle) ** 2 + (y - level) ** 2 < radius**2
    out[is_leaf & is_near & (y < 952)] = mirrored[is_leaf & is_near & (y < 952)]
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))


def main():
    """Write both strips."""
    kent = Image.open(os.path.join(ROOT, "data/images/doors/kent.jpg")).resize(SIZE, Image.LANCZOS)
    picture = np.asarray(kent).astype(float)
    for name, seen in (("left", picture), ("right", picture[:, ::-1])):
        made = strip(seen, picture)
        if name == "right":
            made = made.transpose(Image.FLIP_LEFT_RIGHT)
        small = made.resize((WIDE * 3 // 4, HIGH * 3 // 4), Image.LANCZOS)
        small.save(os.path.join(TARGET, f"beside-{name}.webp"), "WEBP", quality=62, method=6)


if __name__ == "__main__":
    main()
