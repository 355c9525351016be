"""Render many leaves in one place: `blender -b -P studio/render_leaves.py -- job.json`.

The scene of the job is built once and its leaf exchanged for that of each of the job's `styles`, which saves building it for each
of them. Each leaf is rendered in black and in white paint, those in `true` in a red one as well, with one seed, in the job's
`window` (x0, x1, y0, y1: fractions from the bottom left), into `out`/<style>/<paint>. Existing renders are kept, so that a stopped
run can resume.
"""

import importlib
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import job as jobs  # noqa: E402
from kit.open_paint import BLACK, WHITE, open_inputs, paint  # noqa: E402
from render import empty_scene, set_frame, set_quality, write_guides  # noqa: E402
from render_paints import render_to  # noqa: E402


def forget(things):
    """Remove objects, and the materials that nothing else uses."""
    for thing in things:
        bpy.data.objects.remove(thing)
    for mesh in [m for m in bpy.data.meshes if not m.users]:
        bpy.data.meshes.remove(mesh)
    for material in [m for m in bpy.data.materials if not m.users]:
        bpy.data.materials.remove(material)


def main():
    """Render every leaf of the job named on the command line that is not there yet."""
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    job["out"] = os.path.abspath(job["out"])
    jobs.use(job)
    scene, place = empty_scene(), importlib.import_module("scenes." + job["scene"])
    before = set(bpy.data.objects)
    quality = place.build(**job.get("options", {})) or {}
    leaf = [o for o in bpy.data.objects if o not in before and o.get("leaf")]
    set_quality(scene, job["samples"], **quality)
    scene.cycles.use_adaptive_sampling = False
    write_guides(scene, job["out"])
    set_frame(scene, job, job["window"])
    for style in job["styles"]:
        paints = {"b": (BLACK,) * 3, "w-leaf": (WHITE,) * 3}
        if style in job["true"]:
            paints["t-leaf"] = job["true"][style]
        folders = {name: os.path.join(job["out"], style, name) for name in paints}
        missing = [name for name, f in folders.items() if not os.path.exists(os.path.join(f, "frame_0001.exr"))]
        if not missing:
            continue
        forget(leaf)
        leaf = place.leaf(style)
        inputs = open_inputs()
        for name in missing:
            paint(inputs, {part: paints[name] for part in job["open"]})
            # Black paint shows little but gloss, which is quiet.
            scene.cycles.samples = max(2, job["samples"] // 2) if name == "b" else job["samples"]
            render_to(scene, folders[name])
        print(f"leaf {style} is rendered", flush=True)


if __name__ == "__main__":
    try:
        main()
    except Exception:  # otherwise Blender exits with 0
        import traceback

        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
