"""A lever handle on a long backplate, close on a grained door, in one of the five furniture finishes."""

import bpy
from mathutils import Vector

from kit.doors.lever_on_backplate import SPINDLE, backplate, cylinder, lever, skin, turned
from kit.job import albedo
from kit.materials.nodes import Nodes, mat, principled, simple, srgb
from kit.shapes.objects import add_object
from kit.shapes.sheets import quad

DOOR = "#8b8f88"
FINISHES = {
    # factor: what the catalogue colour is multiplied by to be seen right in this light, before calibration
    "chrome": {"roughness": 0.07, "factor": 1.25},
    "satin-silver": {"roughness": 0.30, "factor": 1.25, "brushed": 0.25},
    "gold": {"roughness": 0.11, "factor": 1.2},
    "black": {"roughness": 0.46, "factor": 0.5, "metallic": 0.0, "specular": 0.22, "grit": 0.05},
    "antique-bronze": {"roughness": 0.36, "factor": 1.0, "grit": 0.06, "rubbed": "#a5784c"},
}


def stretched_noise(n, scale, detail=3.0):
    """Noise over the object's own space with a scale per axis."""
    place = n.n("ShaderNodeTexCoord").outputs["Object"]
    return n.noise(n.n("ShaderNodeMapping", {"Vector": place, "Scale": scale}), 1.0, detail, 0.5)


def finish_material(finish, hex_colour):
    """The metal (or powder coat) of a finish."""
    recipe = FINISHES[finish]
    m, n = mat(finish)
    colour = albedo(hex_colour, recipe["factor"])
    surface = {
        "Base_Color": colour,
        "Metallic": recipe.get("metallic", 1.0),
        "Roughness": recipe["roughness"],
        "Specular": recipe.get("specular", 0.5),
    }
    if "brushed" in recipe:
        surface["Normal"] = n.bump(stretched_noise(n, (60, 60, 9000), 2.0), recipe["brushed"], 0.00004)
    if "grit" in recipe:
        surface["Normal"] = n.bump(stretched_noise(n, (1900, 1900, 1900), 2.0), recipe["grit"], 0.0003)
    if "rubbed" in recipe:
        worn = n.rng(n.n("ShaderNodeNewGeometry").outputs["Pointiness"], 0.535, 0.62, 0, 1)
        patchy = n.rng(stretched_noise(n, (120, 120, 120), 4.0), 0.35, 0.65, 0, 1)
        surface["Base_Color"] = n.mix(n.math("MULTIPLY", worn, patchy), colour, srgb(recipe["rubbed"]))
    n.out(principled(n, **surface))
    return m


def door_material():
    """Painted composite skin with an upright embossed grain."""
    m, n = mat("door")
    fibre = stretched_noise(n, (700, 700, 14), 4.0)
    pressed = n.rng(stretched_noise(n, (1300, 1300, 42), 1.0), 0.56, 0.70, 0, 1)
    relief = n.bump(n.math("SUBTRACT", fibre, pressed), 0.55, 0.0005)
    n.out(principled(n, Base_Color=albedo(DOOR, 0.66), Roughness=0.42, Specular=0.35, Normal=relief))
    return m


def soft_box(name, centre, size, towards, strength, colour=(1, 1, 1), fade=0.35):
    """A soft box facing a point: size (width, height) in metres, radiance, colour; it fades out over `fade` of its
    half width, so that polished metal mirrors a soft edge."""
    m, n = mat(name)
    place = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeTexCoord").outputs["Generated"]})
    weight = None
    for axis in (0, 1):
        away = n.math("ABSOLUTE", n.math("SUBTRACT", place.outputs[axis], 0.5), 0.5)
        edge = n.n(
            "ShaderNodeMapRange", {0: away, 1: 0.5, 2: 0.5 - fade / 2, 3: 0.0, 4: 1.0}, interpolation_type="SMOOTHSTEP"
        ).outputs[0]
        weight = edge if weight is None else n.math("MULTIPLY", weight, edge)
    n.out(n.n("ShaderNodeEmission", {"Color": (*colour, 1), "Strength": n.math("MULTIPLY", weight, strength)}))
    w, h = size[0] / 2, size[1] / 2
    card = quad(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], m)
    card.location = centre
    card.rotation_euler = (Vector(towards) - Vector(centre)).to_track_quat("-Z", "Y").to_euler()


def mirrored_room():
    """What the metal mirrors: pale ceiling and floor, a darker band at eye height."""
    n = Nodes(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    height = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[2]
    stops = ((0.0, 0.30), (0.34, 0.22), (0.47, 0.075), (0.56, 0.10), (0.72, 0.38), (1.0, 0.60))
    tones = [(place, (value, value * 0.99, value * 0.97)) for place, value in stops]
    back = n.n("ShaderNodeBackground", {"Color": n.ramp(n.rng(height, -1.0, 1.0, 0, 1), tones), "Strength": 1.0})
    n.n("ShaderNodeOutputWorld", {"Surface": back})


def camera_towards(place, towards, lens, stop):
    """The scene's camera, tilted towards a point and in focus just before it."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    distance = (Vector(towards) - Vector(place)).length - 0.03
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, stop
    seen_from = add_object("camera", data)
    seen_from.location = place
    seen_from.rotation_euler = (Vector(towards) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = seen_from


def build(view="lever", finish="chrome", colour="#c9ccce"):
    """The handle in `finish` with its catalogue `colour`; `view` "lever" is the catalogue picture."""
    metal = finish_material(finish, colour)
    dark = simple("keyway", (0.004, 0.004, 0.004, 1), 0.8)
    face = [(-0.7, 0, -0.7), (0.7, 0, -0.7), (0.7, 0, 0.7), (-0.7, 0, 0.7)]
    skin("door", [face], door_material(), (False, True))
    backplate(metal)
    turned(
        "rose",
        [
            (16.2, 8.5),
            (16.2, 10.0),
            (15.6, 11.0),
            (13.8, 11.7),
            (11.6, 12.2),
            (10.2, 13.4),
            (9.4, 15.6),
            (8.6, 17),
            (7.4, 17.2),
        ],
        (0, SPINDLE),
        metal,
    )
    lever(metal)
    cylinder(metal, dark)
    mirrored_room()
    soft_box("key", (-0.9, -0.62, 0.95), (1.0, 0.8), (0, 0, 0), 22.0, (1, 0.97, 0.93))
    soft_box("plate", (0.62, -1.25, 0.02), (1.7, 1.7), (0, 0, 0), 2.3, (0.98, 0.99, 1), 0.9)
    soft_box("rim", (0.55, -0.16, -0.35), (0.25, 1.0), (0, 0, 0), 6.0, (0.97, 0.985, 1), 0.6)
    soft_box("front", (-0.45, -1.5, 0.75), (0.9, 0.5), (0, 0, 0), 6.0, (1, 1, 1), 0.6)
    aim = (-0.039, 0, 0.002)
    camera_towards((aim[0] - 0.30, -0.86, 0.10), aim, 128, 11)
    return {"bounces": 5, "fast_gi": False, "clamp": 6.0}
