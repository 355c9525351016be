"""The wall that goes on at both sides of the designer's doorways, cut from the renders of scenes/wide_doorway.py."""

import os

from PIL import Image

from kit.doors.set_size import GROWN, PIXELS
from kit.doors.wide_wall import BESIDE

STUDIO = os.path.dirname(os.path.abspath(__file__))
WALLS = os.path.join(STUDIO, "out/walls")
TARGET = os.path.join(os.path.dirname(STUDIO), "data/paint/designer/doorways")
PHONE = 170  # pixels of a strip that are seen on a phone
QUALITY = 62


def write(strip, sides, name):
    """Write a strip beside a doorway."""
    strip.save(os.path.join(TARGET, f"outside-{sides}", f"beside-{name}.webp"), "WEBP", quality=QUALITY, method=6)


def main():
    """Write both strips of each wide wall that was rendered, and what a phone shows of those of a door by itself."""
    for sides in ("none", "both"):
        path = os.path.join(WALLS, f"wide-{sides}", "wall.jpg")
        if not os.path.exists(path):
            continue
        wall = Image.open(path).convert("RGB")
        pixel = wall.width / (PIXELS[0] + 2 * BESIDE)
        wide = round((BESIDE - GROWN[sides, False][0]) * pixel)
        left, right = wall.crop((0, 0, wide, wall.height)), wall.crop((wall.width - wide, 0, wall.width, wall.height))
        write(left, sides, "left")
        write(right, sides, "right")
        if sides == "none":
            near = round(PHONE * pixel)
            write(left.crop((wide - near, 0, wide, wall.height)), sides, "left-on-a-phone")
            write(right.crop((0, 0, near, wall.height)), sides, "right-on-a-phone")


if __name__ == "__main__":
    main()
