"""Render a paintable shot: `blender -b -P studio/render_paints.py -- job.json`.

The scene is built once, with the paints of the job's `open` parts marked, and rendered once for each of the job's `renders`
(`name`, and `albedo` by part or `figure`), with one seed, into a folder of that name below `out`. Only the part of the
frame that the paints change is rendered: the scene's window, or what two small renders show. Existing renders are
kept, so that a stopped run can resume.
"""

import importlib
import json
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import job as jobs  # noqa: E402
from kit.open_paint import BLACK, WHITE, open_inputs, paint, show_figure  # noqa: E402
from render import empty_scene, set_frame, set_quality, write_guides  # noqa: E402


PREVIEW = 0.25  # of the size, to find the part of the frame that the paints change
SEEN = 0.025  # least change in the square root of light (1: white) that counts
MARGIN = 0.012  # of the frame, round what changes


def render_to(scene, folder):
    """Render into `folder` and return the path of the light."""
    os.makedirs(folder, exist_ok=True)
    output = next(n for n in scene.node_tree.nodes if n.bl_idname == "CompositorNodeOutputFile")
    output.base_path, scene.render.filepath = folder, os.path.join(folder, "preview.png")
    bpy.ops.render.render(write_still=True)
    return os.path.join(folder, "frame_0001.exr")


def pixels(path):
    """An EXR file as an array (height, width, 3), bottom row first."""
    image = bpy.data.images.load(path)
    width, height = image.size
    return np.array(image.pixels[:], np.float32).reshape(height, width, -1)[..., :3]


def changed_window(scene, inputs, job):
    """The part of the frame that the open paints change (x0, x1, y0, y1: fractions from the bottom left), from small
    renders in black and in white, which finish_paints.py needs for the glare of the whole frame, too."""
    render, samples = scene.render, scene.cycles.samples
    render.resolution_percentage, scene.cycles.samples = round(100 * PREVIEW), 6
    seen = []
    for name, albedo in (("small-b", BLACK), ("small-w", WHITE)):
        paint(inputs, {part: (albedo,) * 3 for part in job["open"]})
        seen.append(np.sqrt(np.clip(pixels(render_to(scene, os.path.join(job["out"], name))), 0, 1)))
    render.resolution_percentage, scene.cycles.samples = 100, samples
    change = np.median(np.abs(seen[1] - seen[0]), 2)
    smooth = sum(np.roll(change, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)) / 9
    where = smooth > SEEN
    spans = []
    for axis in (0, 1):
        lines = np.nonzero(where.mean(axis) > 0.004)[0]
        length = where.shape[1 - axis]
        spans += [max(0, lines.min() / length - MARGIN), min(1, (lines.max() + 1) / length + MARGIN)]
    return spans


def piece(window, flat):
    """A piece of the window, half as wide and high, with the flat part (x, y, width, height from the top left) in it."""
    x0, x1, y0, y1 = window
    found = []
    for low, high, middle in ((x0, x1, flat[0] + flat[2] / 2), (y0, y1, 1 - flat[1] - flat[3] / 2)):
        length = (high - low) / 2
        start = min(max(middle - length / 2, low), high - length)
        found += [start, start + length]
    return found


def main():
    """Build the scene of the job named on the command line and render it in each of its paints."""
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    job["out"] = os.path.abspath(job["out"])
    jobs.use(job)
    scene = empty_scene()
    quality = importlib.import_module("scenes." + job["scene"]).build(**job.get("options", {})) or {}
    window = quality.pop("window", None)
    set_quality(scene, job["samples"], **quality)
    scene.cycles.use_adaptive_sampling = False  # the same samples for every paint
    scene.render.use_persistent_data = True
    write_guides(scene, job["out"])
    set_frame(scene, job, None)
    inputs = open_inputs()
    missing = set(job["open"]) - {part for _, _, part, _ in inputs}
    if missing:
        raise ValueError(f"No paint of the scene belongs to {', '.join(sorted(missing))}")
    window = window or changed_window(scene, inputs, job)
    # The figure takes the place of the paints for good, so it comes last.
    for render in sorted(job["renders"], key=lambda r: r.get("figure", False)):
        if os.path.exists(os.path.join(job["out"], render["name"], "frame_0001.exr")):
            continue
        set_frame(scene, job, piece(window, job["flat"]) if render.get("piece") else window)
        scene.cycles.samples = render.get("samples", job["samples"])
        if render.get("figure"):
            show_figure(inputs)
        else:
            paint(inputs, render["albedo"])
        render_to(scene, os.path.join(job["out"], render["name"]))


if __name__ == "__main__":
    try:
        main()
    except Exception:  # otherwise Blender exits with 0
        import traceback

        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
