"""Home hero: brick rear extension at blue hour or by day, bi-fold doors folded back from a kitchen, a planted garden before it.

Views: `hero` (wide) and `tall` (upright, for phones): the same from the same place.
"""

import math
import random

import bpy
from mathutils import Vector

from kit.camera import camera
from kit.doors.furniture import slim_lever
from kit.job import albedo
from kit.light import sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_archglass
from kit.materials.metal import m_metal
from kit.materials.nodes import Nodes, simple, srgb
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.products.slim_sash import outer_frame, sash
from kit.settings.dusk_garden import bed_lights, garden, wall_lamps
from kit.settings.dusk_house import HALF_OPENING, HEAD, facade, house_behind
from kit.settings.dusk_kitchen import interior
from kit.shapes.placing import group
from kit.shapes.solids import box, lathe

FRAME_Y, SASH_DEPTH = 0.045, 0.0615
PANES, FOLD = 5, 79  # one pane is the door, four fold to the right


def pane_of_doors(pitch, height, parts):
    """One door sash."""
    sash(pitch - 0.006, height, parts["alu"], parts["gasket"], parts["glass"])


def doors(parts):
    """Frame, track, the door pane shut on the left and four panes folded against the right jamb."""
    w, alu, steel = HALF_OPENING, parts["alu"], parts["steel"]
    outer_frame(-w + 0.004, w - 0.004, -0.02, HEAD - 0.004, FRAME_Y, 0.14, alu)
    box("track", -w + 0.02, w - 0.02, FRAME_Y - 0.03, 0.16, -0.012, 0.012, steel, 0.002)
    box("slot", -w + 0.05, w - 0.05, FRAME_Y + 0.01, FRAME_Y + 0.02, 0.011, 0.0125, parts["dark"], 0)
    left, right = -w + 0.052, w - 0.052
    pitch, height = (right - left) / PANES, HEAD - 0.070
    with group((left + 0.003, FRAME_Y + 0.008, 0.016)):
        pane_of_doors(pitch, height, parts)
    slim_lever(left + pitch - 0.036, 1.0, FRAME_Y + 0.008, steel)
    a = math.radians(FOLD)
    p, d = pitch - 0.006, SASH_DEPTH + 0.002
    at = Vector((right - 0.004, FRAME_Y + 0.008))
    for k in range(2):
        # out to the knuckle (hinged on the outer faces at the track, on the inner faces at the tip) and back to the track
        tip = at + Vector((-p * math.cos(a), -p * math.sin(a)))
        with group((tip.x, tip.y, 0.016), FOLD):
            pane_of_doors(pitch, height, parts)
        at = at + Vector((-2 * (p * math.cos(a) + d * math.sin(a)), 0))
        with group((at.x, at.y, 0.016), -FOLD):
            pane_of_doors(pitch, height, parts)
            if k:
                slim_lever(0.036, 0.98, 0, steel, 1)
        at.x -= 0.004
        for z in (0.18, 1.05, 1.95):
            lathe(
                "hinge",
                [(0, 0.05), (0.009, 0.05), (0.009, -0.05), (0, -0.05)],
                alu,
                16,
                (at.x + 0.002, at.y - 0.008, z),
            )


def dusk_sky(light=1.0, seen=1.0):
    """Blue hour: the last warm band low behind the house, deep blue above and over the garden, thin lit clouds."""
    n = Nodes(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    at = n.n("ShaderNodeTexCoord").outputs["Generated"]
    _, y, z = n.n("ShaderNodeSeparateXYZ", {0: at}).outputs[:3]
    west = n.ramp(
        z,
        [
            (0, srgb("#f2b583")),
            (0.09, srgb("#e8b394")),
            (0.19, srgb("#b9aab6")),
            (0.31, srgb("#7f97c0")),
            (0.48, srgb("#4d72ab")),
            (0.8, srgb("#33568f")),
        ],
    )
    east = n.ramp(z, [(0, srgb("#8b93ad")), (0.25, srgb("#6d88b8")), (0.8, srgb("#3a5d98"))])
    sky = n.mix(n.rng(y, -0.2, 0.5, 0, 1), east, west)
    wisps = n.noise(n.n("ShaderNodeMapping", {"Vector": at, "Scale": (1, 1, 4.5)}).outputs[0], 2.6, 7, 0.56, 0.3)
    lit = n.ramp(z, [(0, srgb("#f6c79c")), (0.2, srgb("#e9b7a4")), (0.45, srgb("#a3a6c4"))])
    sky = n.mix(n.rng(wisps, 0.5, 0.72, 0, 0.6), sky, lit)
    sky = n.mix(n.rng(z, -0.03, 0.0, 0, 1), (0.02, 0.025, 0.022, 1), sky)
    lights = n.n("ShaderNodeBackground", {"Color": sky, "Strength": light}).outputs[0]
    camera_sees = n.n("ShaderNodeBackground", {"Color": sky, "Strength": seen}).outputs[0]
    ray = n.n("ShaderNodeLightPath").outputs["Is Camera Ray"]
    n.n("ShaderNodeOutputWorld", {"Surface": n.n("ShaderNodeMixShader", {0: ray, 1: lights, 2: camera_sees})})
    bpy.context.scene.world.cycles.sampling_method = "MANUAL"
    bpy.context.scene.world.cycles.sample_map_resolution = 256


def light(time):
    """The blue hour, or a clear morning with the sun from the left over the garden."""
    if time == "evening":
        dusk_sky(2.9, 1.15)
        sun(58, 16, 0.9, (1, 0.66, 0.44), 9)
        return
    sky_world("#4a86cf", "#d3e4f1", cover=0.5, camera_strength=1.2, turn=60, strength=1.0, saturation=0.45, mirror_sky=0.85)
    sun(46, 38, 7.0, (1, 0.91, 0.78), 0.8)


def build(view="hero", time="evening"):
    """The extension in the `evening` or by `day`, seen wide (`hero`) or upright (`tall`)."""
    rg = random.Random(11)
    parts = {
        "alu": m_upvc("alu", albedo(ANTHRACITE, 0.8), 0.3, True),
        "gasket": simple("gasket", (0.006, 0.006, 0.006, 1), 0.6),
        "glass": m_archglass("glass", boost=1.3),
        "steel": m_metal("steel", (0.6, 0.6, 0.6, 1), 0.25),
        "brass": m_metal("brass", (0.80, 0.56, 0.28, 1), 0.2),
        "dark": simple("dark", (0.012, 0.011, 0.01, 1), 0.8),
        "bark": simple("bark", srgb("#3a3026"), 0.95, noise=0.5, bump=0.6, scale=12),
    }
    facade(parts["alu"], parts["dark"])
    house_behind(
        rg, m_flat_brick("housebrick", ("#6f4d3f", "#7a5646", "#83604f", "#745142", "#8a6653", "#694a3d"), "#8f8376")
    )
    doors(parts)
    interior(rg, parts)
    garden(rg, parts)
    wall_lamps(parts["alu"])
    bed_lights()
    light(time)
    distance = 8.2
    width, centre = {"hero": (10.3, (0.05, 1.78)), "tall": (6.7, (0.05, 1.75))}[view]
    x = -0.35 if view == "hero" else -0.1
    camera(
        (x, -distance, 1.45),
        36 * distance / width,
        ((centre[0] - x) / width, (centre[1] - 1.45) / width),
        fit="HORIZONTAL",
        dof=distance - 0.3,
        fstop=5,
    )
    return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
