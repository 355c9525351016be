"""Render a strip: `blender -b -P studio/render_strip.py -- job.json`.

The scene is built once; the `move` that it returns puts the product into each position. The first frame is rendered whole,
the others in the part that changes (the job's `changes`: x, y, width, height from the top left), all with one seed, each
into a folder of its own below `out`. Existing frames are kept, so that a stopped run can resume.
"""

import importlib
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import job as jobs  # noqa: E402
from render import empty_scene, set_frame, set_quality, write_guides  # noqa: E402


def render_to(scene, folder):
    """Render into a folder that appears under its name once it is complete."""
    output = next(n for n in scene.node_tree.nodes if n.bl_idname == "CompositorNodeOutputFile")
    output.base_path, scene.render.filepath = folder + "-part", os.path.join(folder + "-part", "preview.png")
    bpy.ops.render.render(write_still=True)
    os.rename(folder + "-part", folder)


def main():
    """Build the scene of the job named on the command line and render its frames, or those in the job's `only`."""
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    job["out"] = os.path.abspath(job["out"])
    jobs.use(job)
    scene = empty_scene()
    quality = importlib.import_module("scenes." + job["scene"]).build(**job.get("options", {}))
    move = quality.pop("move")
    set_quality(scene, job["samples"], **quality)
    scene.cycles.use_adaptive_sampling = False  # the same samples for every frame
    scene.render.use_persistent_data = True
    write_guides(scene, job["out"])
    x, y, width, height = job["changes"]
    for index in job.get("only") or range(job["frames"]):
        folder = os.path.join(job["out"], f"{index:02}")
        if os.path.exists(folder):
            continue
        move(index / (job["frames"] - 1))
        set_frame(scene, job, (x, x + width, 1 - y - height, 1 - y) if index else (0, 1, 0, 1))
        render_to(scene, folder)


if __name__ == "__main__":
    try:
        main()
    except Exception:  # otherwise Blender exits with 0
        import traceback

        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
