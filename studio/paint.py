"""Paint one picture with numpy: `paint.py job.json`. The job is a shot of studio/shots that names a module of
studio/swatches. Writes the JPEG to the job's `to` and prints one JSON line: the seconds and the colours measured."""

import importlib
import io
import json
import os
import sys
import time

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from post.colour import delta_e, hex_of, median_colour, rgb_of  # noqa: E402

MOST_BYTES = 500_000


def write_jpeg(path, image):
    """Write sRGB 0..1 as JPEG of quality 88 without colour subsampling, or less when it would exceed 500 KB."""
    pixels = Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
    for quality in range(88, 40, -3):
        data = io.BytesIO()
        pixels.save(data, "JPEG", quality=quality, subsampling=0, progressive=True, optimize=True)
        if data.tell() <= MOST_BYTES:
            break
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data.getvalue())


def main():
    """Paint the job named on the command line."""
    started = time.time()
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    cv2.setNumThreads(job.get("threads", 2))
    size = [round(n * job.get("scale", 1)) for n in job["size"]]
    image = importlib.import_module("swatches." + job["paint"]).paint(size, **job.get("options", {}))
    write_jpeg(job["to"], image)
    seen = [(promise, median_colour(image, promise["at"])) for promise in job.get("promises", [])]
    promises = [
        {"hex": p["hex"], "measured": hex_of(c), "deltaE": round(delta_e(c, rgb_of(p["hex"])), 2)} for p, c in seen
    ]
    print(json.dumps({"picture": job["picture"], "seconds": round(time.time() - started, 1), "promises": promises}))


if __name__ == "__main__":
    main()
