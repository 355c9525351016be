"""Turn a render into the finished picture: `finish.py job.json` after render.py. Denoises, grades, writes the JPEG to the
job's `to`, and prints one JSON line with the seconds it took and its colour promises measured."""

import json
import os
import sys
import time

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from post.colour import delta_e, hex_of, median_colour, rgb_of  # noqa: E402
from post.grade import grade  # noqa: E402

MOST_BYTES = 500_000
EDGE = 6  # pixels over which a window is blended into its background


def read_pass(folder, name):
    """One EXR of the render as float RGB, without NaN or infinity."""
    image = cv2.imread(os.path.join(folder, f"{name}_0001.exr"), cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(f"render.py left no {name} in {folder}")
    return np.nan_to_num(image[..., 2::-1].astype(np.float32), nan=0, posinf=0, neginf=0)


def denoised_window(job, passes):
    """Denoise only the part that was rendered and set it into the denoised light of the shot in `over`."""
    from post.denoise import denoise

    background = np.load(os.path.join(job["overOut"], "light.npy")).astype(np.float32)
    rows, columns = np.where(passes[1].sum(2) + passes[0].sum(2) > 0)
    y0, y1, x0, x1 = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    light = denoise(*(p[y0:y1, x0:x1] for p in passes), threads=job.get("threads", 2))
    weight = np.zeros(light.shape[:2], np.float32)
    weight[EDGE:-EDGE, EDGE:-EDGE] = 1
    weight = cv2.GaussianBlur(weight, (0, 0), EDGE / 3)[..., None]
    background[y0:y1, x0:x1] = light * weight + background[y0:y1, x0:x1] * (1 - weight)
    return background


def finished_light(job):
    """The denoised linear light of the job's render; kept as light.npy so that another grade costs no denoising."""
    kept, frame = os.path.join(job["out"], "light.npy"), os.path.join(job["out"], "frame_0001.exr")
    if os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(frame):
        return np.load(kept).astype(np.float32)
    from post.denoise import denoise

    passes = [read_pass(job["out"], name) for name in ("frame", "albedo", "normal")]
    light = denoised_window(job, passes) if job.get("over") else denoise(*passes, threads=job.get("threads", 2))
    np.save(kept, np.minimum(light, 6e4).astype(np.float16))
    return light


def write_jpeg(path, image):
    """Write display values 0..1 as JPEG of quality 88, or less when it would exceed 500 KB."""
    pixels = (image[..., ::-1] * 255 + 0.5).astype(np.uint8)
    for quality in range(88, 40, -3):
        good, data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
        if good and data.nbytes <= MOST_BYTES:
            break
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data.tobytes())


def check_promises(image, promises):
    """Each promised colour with the colour measured at its place."""
    seen = [(p, median_colour(image, p["at"])) for p in promises]
    return [{"hex": p["hex"], "measured": hex_of(c), "deltaE": round(delta_e(c, rgb_of(p["hex"])), 2)} for p, c in seen]


def main():
    """Finish the job named on the command line."""
    started = time.time()
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    image = grade(finished_light(job), **job.get("grade", {}))
    if job.get("enlarge"):
        image = np.clip(cv2.resize(image, tuple(job["size"]), interpolation=cv2.INTER_LANCZOS4), 0, 1)
    write_jpeg(job["to"], image)
    report = {"picture": job["picture"], "seconds": round(time.time() - started, 1)}
    print(json.dumps({**report, "promises": check_promises(image, job.get("promises", []))}))


if __name__ == "__main__":
    main()
