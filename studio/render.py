"""Render one shot: `blender -b -P studio/render.py -- job.json`.

The job is a shot of studio/shots plus `out` (folder for the work files), `scale` (of the size) and `threads`. Writes the
light and the denoiser's guides as EXR files: frame, albedo, normal (0001 appended by Blender), and preview.png.
"""

import importlib
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import job as jobs  # noqa: E402

GUIDES = {"Image": "frame", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def empty_scene():
    """A scene with nothing in it, rendered by Cycles on the processor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = "CYCLES", "CPU"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def set_quality(scene, samples, bounces=4, fast_gi=True, clamp=3.0):
    """Samples per pixel and light paths; `fast_gi` replaces late bounces with ambient light from the sky (outdoors only)."""
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, samples > 12
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, max(8, samples // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(bounces, 3), 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = clamp, 1.0
    cycles.pixel_filter_type, cycles.filter_width, cycles.use_auto_tile = "BLACKMAN_HARRIS", 1.5, False
    cycles.use_denoising = False
    if fast_gi:
        cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 2
        scene.world.light_settings.distance = 6


def write_guides(scene, folder):
    """Send the picture and the denoiser's guides to EXR files in `folder`."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path, output.format.file_format = folder, "OPEN_EXR"
    output.format.color_depth, output.format.exr_codec, output.format.color_mode = "32", "ZIP", "RGB"
    output.file_slots.clear()
    for socket in layers.outputs:
        if socket.name in GUIDES:
            output.file_slots.new(GUIDES[socket.name] + "_")
            tree.links.new(socket, output.inputs[-1])


def set_frame(scene, job, window):
    """Size, threads and, for a part of the frame, its border (fractions from the bottom left)."""
    render = scene.render
    render.resolution_x, render.resolution_y = (round(n * job.get("scale", 1)) for n in job["size"])
    render.resolution_percentage = 100
    render.threads_mode, render.threads = "FIXED", job.get("threads", 2)
    if window:
        render.use_border, render.use_crop_to_border = True, False
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = window
    scene.view_settings.view_transform = "Filmic"
    render.image_settings.file_format = "PNG"
    render.filepath = os.path.join(job["out"], "preview.png")


def main():
    """Build and render the job named on the command line."""
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    job["out"] = os.path.abspath(job["out"])
    os.makedirs(job["out"], exist_ok=True)
    jobs.use(job)
    scene = empty_scene()
    quality = importlib.import_module("scenes." + job["scene"]).build(**job.get("options", {})) or {}
    window = quality.pop("window", None)
    set_quality(scene, job["samples"], **quality)
    write_guides(scene, job["out"])
    set_frame(scene, job, window if job.get("over") else None)
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    try:
        main()
    except Exception:  # otherwise Blender exits with 0
        import traceback

        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
