"""Turn the frames of render_strip.py into a strip: `finish_strip.py job.json`.

Denoises and grades each frame and writes to the job's `to`: the part that changes as 01.webp and so on, strip.json, and the
whole first and last frame as first.jpg and last.jpg, that in which the product rests (the job's `rest`) as rest.jpg. One quality serves for all frames, the best with which they stay
within the job's `bytes`. Prints one JSON line with bytes and quality.
"""

import json
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from finish import EDGE, read_pass, write_jpeg  # noqa: E402
from post.grade import grade  # noqa: E402

QUALITIES = range(82, 30, -4)


def denoised(folder, threads, part):
    """The denoised light of one frame within `part` (rows, columns); kept, so that a stopped run can resume."""
    kept = os.path.join(folder, "light.npy")
    if os.path.exists(kept):
        return np.load(kept).astype(np.float32)
    from post.denoise import denoise

    light = denoise(*(read_pass(folder, name)[part] for name in ("frame", "albedo", "normal")), threads=threads)
    unfinished = os.path.join(folder, "unfinished.npy")
    np.save(unfinished, np.minimum(light, 6e4).astype(np.float16))
    os.rename(unfinished, kept)
    return light


def part_of(job):
    """The part that changes, as slices of rows and columns."""
    (width, height), (x, y, w, h) = job["size"], job["changes"]
    return slice(round(y * height), round((y + h) * height)), slice(round(x * width), round((x + w) * width))


def about_strip(job):
    """The text of strip.json, formatted as the project's other data: six decimals keep it on one line."""
    (width, height), (rows, columns) = job["size"], part_of(job)
    ends = columns.start / width, rows.start / height, columns.stop / width, rows.stop / height
    part = [round(value, 6) for value in (*ends[:2], ends[2] - ends[0], ends[3] - ends[1])]
    about = json.dumps({"frames": job["frames"], "size": job["size"], "part": part})
    return f"{{ {about[1:-1]} }}\n"


def weights(size, part):
    """The weight of the changing part over the first frame: none at its edges, except where they are the picture's."""
    width, height = size
    inside = np.zeros((height + 2 * EDGE, width + 2 * EDGE), np.float32)
    rows, columns = part
    top, left = (0 if p.start == 0 else p.start + 2 * EDGE for p in part)
    bottom = height + 2 * EDGE if rows.stop >= height else rows.stop
    right = width + 2 * EDGE if columns.stop >= width else columns.stop
    inside[top:bottom, left:right] = 1
    return cv2.GaussianBlur(inside, (0, 0), EDGE / 3)[EDGE:-EDGE, EDGE:-EDGE, None]


def frames(job):
    """Every frame of the job as display values 0..1, whole."""
    part, threads = part_of(job), job.get("threads", 2)
    base = denoised(os.path.join(job["out"], "00"), threads, (slice(None), slice(None)))
    weight = weights(job["size"], part)
    for index in range(job["frames"]):
        light = base.copy()
        if index:
            light[part] = denoised(os.path.join(job["out"], f"{index:02}"), threads, part)
        yield grade(light * weight + base * (1 - weight), **job["grade"])


def encode(images, most):
    """WebP files of the images (display values), in one quality; returns them and the quality."""
    pixels = [(image[..., ::-1] * 255 + 0.5).astype(np.uint8) for image in images]
    for quality in QUALITIES:
        files = [cv2.imencode(".webp", p, [cv2.IMWRITE_WEBP_QUALITY, quality])[1].tobytes() for p in pixels]
        if sum(len(file) for file in files) <= most:
            return files, quality
    raise ValueError(f"The frames do not fit into {most} bytes")


def main():
    """Finish the job named on the command line."""
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    os.makedirs(job["to"], exist_ok=True)
    rows, columns = part_of(job)
    whole = {0: "first", job.get("rest"): "rest", job["frames"] - 1: "last"}
    changing = []
    for index, image in enumerate(frames(job)):
        if index in whole:
            write_jpeg(os.path.join(job["to"], whole[index] + ".jpg"), image)
        if index:
            changing.append(image[rows, columns])
    files, quality = encode(changing, job["bytes"])
    for index, data in enumerate(files, 1):
        with open(os.path.join(job["to"], f"{index:02}.webp"), "wb") as file:
            file.write(data)
    with open(os.path.join(job["to"], "strip.json"), "w", encoding="utf-8") as file:
        file.write(about_strip(job))
    print(json.dumps({"bytes": sum(len(data) for data in files), "quality": quality}))


if __name__ == "__main__":
    main()
