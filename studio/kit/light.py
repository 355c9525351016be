"""Sun, lamps, skies and the shade of leaves out of sight. Metres, watts and degrees."""

import math

import bpy
from mathutils import Vector

from kit.garden.leaves import leaves
from kit.materials.leaf import m_leaf
from kit.materials.nodes import Nodes, srgb
from kit.shapes.objects import add_object

HDRI = "/usr/share/blender/datafiles/studiolights/world/"


def sun(az, el, strength, col, angle=2.0):
    """Sun `az` degrees from straight on (-Y) towards the left (-X) and `el` degrees high, `angle` degrees wide.

    Returns the direction towards it.
    """
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = col[:3]
    l.angle = math.radians(angle)
    o = add_object("sun", l)
    a, e = math.radians(az), math.radians(el)
    d = Vector((-math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))  # towards sun
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return d


def area(loc, target, size, power, col, shape="RECTANGLE", sy=None, cam=False):
    """Lamp of `size` by `sy` metres (square without) at `loc`, facing `target`; the camera sees it only with `cam`."""
    l = bpy.data.lights.new("area", "AREA")
    l.shape = shape
    l.size = size
    l.size_y = sy or size
    l.energy = power
    l.color = col[:3]
    o = add_object("area", l)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = cam
    return o


def point(loc, power, col=(1, 0.66, 0.36), soft=0.04):
    """Small omnidirectional light."""
    l = bpy.data.lights.new("point", "POINT")
    l.energy, l.color, l.shadow_soft_size = power, col, soft
    o = add_object("point", l)
    o.location = loc
    return o


def spot(loc, rot, power, col=(1, 0.66, 0.36), size=75, soft=0.03, blend=0.7):
    """Spot light of `size` degrees; rot (0, 0, 0), in radians, shines down."""
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, col, math.radians(size), blend, soft
    o = add_object("spot", l)
    o.location, o.rotation_euler = loc, rot
    return o


def world_hdri(f, strength=1, rot=0, tint=(1, 1, 1, 1), cam_strength=None, sat=1.0):
    """One of Blender's own skies as the light, turned by `rot` degrees; `cam_strength` is how bright the camera sees it."""
    n = Nodes(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    tc = n.n("ShaderNodeTexCoord").outputs["Generated"]
    mp = n.n("ShaderNodeMapping", {"Vector": tc, "Rotation": (0, 0, math.radians(rot))}).outputs[0]
    e = n.n("ShaderNodeTexEnvironment", {"Vector": mp})
    e.image = bpy.data.images.load(HDRI + f + ".exr")
    c = n.n(
        "ShaderNodeHueSaturation", {"Saturation": sat, "Color": n.mix(1.0, e.outputs[0], tint, "MULTIPLY")}
    ).outputs[0]
    b = n.n("ShaderNodeBackground", {"Color": c, "Strength": strength}).outputs[0]
    if cam_strength is not None:
        b2 = n.n("ShaderNodeBackground", {"Color": c, "Strength": cam_strength}).outputs[0]
        b = n.n("ShaderNodeMixShader", {0: n.n("ShaderNodeLightPath").outputs["Is Camera Ray"], 1: b, 2: b2}).outputs[0]
    n.n("ShaderNodeOutputWorld", {"Surface": b})
    bpy.context.scene.world.cycles.sampling_method = "MANUAL"
    bpy.context.scene.world.cycles.sample_map_resolution = 512


def daylight(
    az=48, el=30, strength=5.0, colour=(1, 0.87, 0.70), angle=0.9, hdri="forest", sky=1.05, rot=90, tint_=(1, 1, 1, 1)
):
    """Warm sun and an HDRI sky; returns the direction to the sun."""
    world_hdri(hdri, sky, rot, tint_)
    return sun(az, el, strength, colour, angle)


def sky_world(
    zenith="#4f86c6",
    horizon="#cfe0ee",
    cloud="#ffffff",
    cover=0.5,
    camera_strength=1.0,
    hdri="forest",
    turn=90,
    strength=1.0,
    tint=(1, 1, 1),
    saturation=0.6,
    cloud_scale=2.0,
    mirror_sky=0.0,
):
    """Soft HDRI for light and reflections; the camera sees a procedural sky with clouds.

    `mirror_sky` is the share of the procedural sky in the light and the reflections."""
    world = bpy.context.scene.world
    n = Nodes(world.node_tree)
    n.t.nodes.clear()
    tc = n.n("ShaderNodeTexCoord").outputs["Generated"]
    e = n.n(
        "ShaderNodeTexEnvironment",
        {"Vector": n.n("ShaderNodeMapping", {"Vector": tc, "Rotation": (0, 0, math.radians(turn))}).outputs[0]},
    )
    e.image = bpy.data.images.load(HDRI + hdri + ".exr")
    c = n.n(
        "ShaderNodeHueSaturation",
        {"Saturation": saturation, "Color": n.mix(1.0, e.outputs[0], tuple(tint) + (1,), "MULTIPLY")},
    ).outputs[0]
    z = n.n("ShaderNodeSeparateXYZ", {0: tc}).outputs[2]
    wisps = n.noise(
        n.n("ShaderNodeMapping", {"Vector": tc, "Scale": (1, 1, 2.8)}).outputs[0], cloud_scale, 8, 0.58, 0.25
    )
    sky = n.ramp(n.rng(z, 0, 0.75, 0, 1), [(0, srgb(horizon)), (1, srgb(zenith))])
    sky = n.mix(n.rng(wisps, 0.62 - 0.3 * cover, 0.80 - 0.3 * cover, 0, 0.9), sky, srgb(cloud))
    c = n.mix(n.math("MULTIPLY", n.rng(z, 0, 0.1, 0, 1), mirror_sky), c, sky)
    light = n.n("ShaderNodeBackground", {"Color": c, "Strength": strength}).outputs[0]
    seen = n.n("ShaderNodeBackground", {"Color": sky, "Strength": camera_strength}).outputs[0]
    n.n(
        "ShaderNodeOutputWorld",
        {
            "Surface": n.n(
                "ShaderNodeMixShader", {0: n.n("ShaderNodeLightPath").outputs["Is Camera Ray"], 1: light, 2: seen}
            )
        },
    )
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512


def soft_sky(strength=1.0, colour=(0.86, 0.93, 1.0)):
    """An even bright sky as the only light, for rooms with other windows."""
    n = Nodes(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    glow = n.n("ShaderNodeBackground", {"Color": (*colour, 1), "Strength": strength})
    n.n("ShaderNodeOutputWorld", {"Surface": glow.outputs[0]})


def bounce_up(x0, x1, y0, y1, power, colour=(1, 0.95, 0.88), z=0.03):
    """Large invisible lamp just above the floor, in place of daylight bounced off it: keeps ceilings free of noise."""
    c = ((x0 + x1) / 2, (y0 + y1) / 2)
    lamp = area((*c, z), (*c, z + 1), x1 - x0, power, colour, sy=y1 - y0)
    lamp.visible_glossy = False


def dapple(d, rg, centre=(0, 0, 1.2), clumps=26, spread=(1.7, 1.5), keep=None, dist=(4.5, 6.5), size=0.13):
    """Leaves between the sun (towards d) and a wall, seen only as shadow: `clumps` of them, as far from `centre` as `dist`.

    They spread over half widths `spread`; `keep` (u, v, ru, rv) stays mostly sunlit. Metres.
    """
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    c, nrm = [], []
    for _ in range(clumps):
        u, v = rg.uniform(-spread[0], spread[0]), rg.uniform(-spread[1], spread[1])
        if keep and abs(u - keep[0]) < keep[2] and abs(v - keep[1]) < keep[3] and rg.random() < 0.8:
            continue
        cc = Vector(centre) + d * rg.uniform(*dist) + side * u + up * v
        for _ in range(rg.randint(40, 100)):
            c.append(cc + Vector((rg.gauss(0, 0.2), rg.gauss(0, 0.2), rg.gauss(0, 0.16))))
            nrm.append((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))
    o = leaves("dapple", c, nrm, size, m_leaf("dappleleaf"), rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False
