"""A lever handle on a long backplate, close on a grained door, in one of the five furniture finishes."""

import math

import bpy
from mathutils import Vector

from kit.job import albedo
from kit.materials.nodes import srgb
from kit.shapes.objects import add_object

DOOR = "#8b8f88"
MM = 0.001
SPINDLE = 0.052  # height of the lever above the middle of the backplate; the lock's centre lies 92 mm below
FINISHES = {
    # factor: what the catalogue colour is multiplied by to be seen right in this light, before calibration
    "chrome": {"roughness": 0.07, "factor": 1.25},
    "satin-silver": {"roughness": 0.30, "factor": 1.25, "brushed": 0.25},
    "gold": {"roughness": 0.11, "factor": 1.2},
    "black": {"roughness": 0.46, "factor": 0.5, "metallic": 0.0, "specular": 0.22, "grit": 0.05},
    "antique-bronze": {"roughness": 0.36, "factor": 1.0, "grit": 0.06, "rubbed": "#a5784c"},
}


def _node(tree, kind, inputs=(), **properties):
    """A shader node with its inputs set to values or linked to sockets; returns the node."""
    node = tree.nodes.new("ShaderNode" + kind)
    for name, value in properties.items():
        setattr(node, name, value)
    for name, value in dict(inputs).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = value
    return node


def _material(name, **inputs):
    """A Principled material; returns (material, node tree, shader)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader = _node(tree, "BsdfPrincipled", {k.replace("_", " "): v for k, v in inputs.items()})
    _node(tree, "OutputMaterial", {"Surface": shader.outputs[0]})
    return material, tree, shader


def _stretched_noise(tree, scale, detail=3.0):
    """Noise over the object's own space with a scale per axis; returns the factor socket."""
    place = _node(tree, "TexCoord").outputs["Object"]
    mapped = _node(tree, "Mapping", {"Vector": place, "Scale": scale}).outputs[0]
    return _node(tree, "TexNoise", {"Vector": mapped, "Scale": 1.0, "Detail": detail}).outputs["Fac"]


def _bump(tree, shader, height, strength, distance):
    bump = _node(tree, "Bump", {"Height": height, "Strength": strength, "Distance": distance})
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


def finish_material(finish, hex_colour):
    """The metal (or powder coat) of a finish."""
    recipe = FINISHES[finish]
    colour = albedo(hex_colour, recipe["factor"])
    material, tree, shader = _material(
        finish,
        Base_Color=colour,
        Metallic=recipe.get("metallic", 1.0),
        Roughness=recipe["roughness"],
        Specular=recipe.get("specular", 0.5),
    )
    if "brushed" in recipe:
        lines = _stretched_noise(tree, (60, 60, 9000), 2.0)
        _bump(tree, shader, lines, recipe["brushed"], 0.00004)
    if "grit" in recipe:
        _bump(tree, shader, _stretched_noise(tree, (1900, 1900, 1900), 2.0), recipe["grit"], 0.0003)
    if "rubbed" in recipe:
        edge = _node(tree, "NewGeometry").outputs["Pointiness"]
        worn = _node(tree, "MapRange", {"Value": edge, "From Min": 0.535, "From Max": 0.62}).outputs[0]
        patches = _stretched_noise(tree, (120, 120, 120), 4.0)
        patchy = _node(tree, "MapRange", {"Value": patches, "From Min": 0.35, "From Max": 0.65}).outputs[0]
        amount = _node(tree, "Math", {0: worn, 1: patchy}, operation="MULTIPLY").outputs[0]
        mixed = _node(tree, "MixRGB", {"Fac": amount, "Color1": colour, "Color2": srgb(recipe["rubbed"])})
        tree.links.new(mixed.outputs[0], shader.inputs["Base Color"])
    return material


def door_material():
    """Painted composite skin with an upright embossed grain."""
    material, tree, shader = _material("door", Base_Color=albedo(DOOR, 0.66), Roughness=0.42, Specular=0.35)
    fibre = _stretched_noise(tree, (700, 700, 14), 4.0)
    pores = _stretched_noise(tree, (1300, 1300, 42), 1.0)
    pressed = _node(tree, "MapRange", {"Value": pores, "From Min": 0.56, "From Max": 0.70}).outputs[0]
    height = _node(tree, "Math", {0: fibre, 1: pressed}, operation="SUBTRACT").outputs[0]
    _bump(tree, shader, height, 0.55, 0.0005)
    return material


def _mesh(name, rings, material, closed_ends=(False, True), smooth=50):
    """A skin over rings of as many points each (lists of (x, y, z) in metres), smooth where it turns less than `smooth`
    degrees."""
    count = len(rings[0])
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(len(rings) - 1)
        for i in range(count)
    ]
    if closed_ends[0]:
        faces.append(tuple(reversed(range(count))))
    if closed_ends[1]:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for ring in rings for p in ring], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    mesh.materials.append(material)
    thing = add_object(name, mesh)
    return thing


def _rounded_rectangle(width, height, radius, steps=12):
    """Outline (x, z) about the origin, from the lower right corner upwards."""
    points = []
    for quarter, (sx, sz) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        cx, cz = sx * (width / 2 - radius), sz * (height / 2 - radius)
        for step in range(steps + 1):
            angle = math.radians(-90 + 90 * quarter + 90 * step / steps)
            points.append((cx + radius * math.cos(angle), cz + radius * math.sin(angle)))
    return points


def backplate(material, width=34 * MM, height=242 * MM, thick=9 * MM):
    """A long plate, rounded at its corners, with a soft shoulder and a slightly raised field."""
    profile = [
        (0, 0),
        (0, 4.2),
        (0.25, 5.6),
        (0.9, 6.8),
        (1.9, 7.5),
        (3.0, 7.75),
        (3.5, 7.8),
        (3.9, 8.1),
        (4.3, 8.7),
        (5.0, 9),
        (5.5, 9.02),
        (6.5, 9.03),
    ]
    rings = []
    for inset, out in profile:
        inset *= MM
        loop = _rounded_rectangle(width - 2 * inset, height - 2 * inset, max(9 * MM - inset, 1.2 * MM))
        rings.append([(x, -out * MM * thick / (9 * MM), z) for x, z in loop])
    return _mesh("backplate", rings, material)


def _turned(name, profile, centre, material, steps=72):
    """A turned part standing on the door: profile of (radius, distance from the door) in millimetres."""
    rings = [
        [
            (
                centre[0] + r * MM * math.cos(2 * math.pi * i / steps),
                -d * MM,
                centre[1] + r * MM * math.sin(2 * math.pi * i / steps),
            )
            for i in range(steps)
        ]
        for r, d in profile
    ]
    return _mesh(name, rings, material)


def _spline(points, count):
    """Catmull-Rom through the points (any number of coordinates), `count` stations a span."""
    ends = [points[0]] + list(points) + [points[-1]]
    out = []
    for k in range(len(points) - 1):
        a, b, c, d = (Vector(p) for p in ends[k : k + 4])
        for step in range(count):
            t = step / count
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return out + [Vector(points[-1])]


def lever(material):
    """The lever: out of the rose, round the bend and along the door, oval and tapering, its tip turned in."""
    # x, y (out of the door), z, half height, half depth in millimetres
    path = _spline_path()
    rings = []
    up = Vector((0, 0, 1))
    for i, (centre, tall, deep) in enumerate(path):
        before, after = path[max(i - 1, 0)][0], path[min(i + 1, len(path) - 1)][0]
        along = (after - before).normalized()
        side = along.cross(up).normalized()
        upright = side.cross(along)
        ring = []
        for k in range(48):
            angle = 2 * math.pi * k / 48
            c, s = math.cos(angle), math.sin(angle)
            # a superellipse: flatter flanks than an oval, as on a forged lever
            c, s = math.copysign(abs(c) ** 0.8, c), math.copysign(abs(s) ** 0.8, s)
            ring.append(centre + side * c * deep + upright * s * tall)
        rings.append(ring)
    return _mesh("lever", rings, material, (True, True))


def _spline_path():
    """Stations of the lever: (centre, half height, half depth) in metres."""
    knots = [
        (0, 10, 0, 8.2, 8.2),
        (0, 26, 0, 8.0, 8.0),
        (-1, 38, 0, 8.4, 8.2),
        (-7, 48, 0.4, 9.4, 7.6),
        (-19, 53, 1.4, 10.0, 6.8),
        (-40, 54, 2.6, 9.8, 6.2),
        (-70, 53, 2.6, 9.2, 5.8),
        (-98, 50, 0.6, 8.6, 5.6),
        (-116, 45, -1.6, 8.2, 5.6),
        (-123, 41.5, -2.6, 7.8, 5.4),
    ]
    stations = []
    for x, y, z, tall, deep in ((*p[:3], *p[3:]) for p in _spline_5(knots, 14)):
        stations.append((Vector((x, -y, z)) * MM + Vector((0, 0, SPINDLE)), tall * MM, deep * MM))
    # a rounded tip
    centre, tall, deep = stations[-1]
    along = (stations[-1][0] - stations[-2][0]).normalized()
    for t in (0.3, 0.55, 0.75, 0.88, 0.96, 0.995):
        shrink = math.sqrt(1 - t * t)
        stations.append((centre + along * deep * 1.1 * t, tall * shrink, deep * shrink))
    return stations


def _spline_5(knots, count):
    """`_spline` for knots of five numbers: place and section are interpolated alike."""
    places = _spline([k[:3] for k in knots], count)
    sections = _spline([(k[3], k[4], 0) for k in knots], count)
    return [(*p, s[0], s[1]) for p, s in zip(places, sections)]


def cylinder(material, key_material):
    """A euro profile cylinder: its oval and stem, standing proud of a collar pressed in the plate, and the keyway."""
    z = SPINDLE - 0.092
    for grow, outs in ((2.2, (8.5, 9.7, 10.3)), (0, (8.0, 12.4, 13.0))):
        rings = []
        for out, inset in zip(outs, (0, 0, 0.6)):
            rings.append(
                [(x, -out * MM, zz + z) for x, zz in _euro_outline((8.5 + grow - inset) * MM, (5 + grow - inset) * MM)]
            )
        _mesh("cylinder", rings, material, smooth=28)
    _turned("plug", [(6.5, 12.0), (6.5, 13.4), (6.1, 14.0), (0.05, 14.0)], (0, z), material)
    slot = _rounded_rectangle(1.5 * MM, 8.6 * MM, 0.6 * MM, 4)
    _mesh(
        "keyway",
        [[(x, -14.04 * MM, zz + z) for x, zz in slot], [(x, -14.06 * MM, zz + z) for x, zz in slot]],
        key_material,
    )


def _euro_outline(radius, half_stem, length=24 * MM, steps=40):
    """Outline (x, z) of a euro profile: a circle with a stem hanging from it."""
    start = -math.acos(half_stem / radius)
    sweep = 2 * math.pi - 2 * (math.pi / 2 + start)
    round_part = [start + sweep * k / steps for k in range(steps + 1)]
    points = [(radius * math.cos(a), radius * math.sin(a)) for a in round_part]
    foot = -length + half_stem
    for k in range(steps // 2 + 1):
        angle = math.pi + math.pi * k / (steps // 2)
        points.append((half_stem * math.cos(angle), foot + half_stem * math.sin(angle)))
    return points


def _card(name, centre, size, towards, strength, colour=(1, 1, 1), fade=0.35):
    """A soft box facing a point: size (width, height) in metres, radiance, colour; it fades out over `fade` of its
    half width, so that polished metal mirrors a soft edge."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    place = _node(tree, "SeparateXYZ", {0: _node(tree, "TexCoord").outputs["Generated"]})
    weight = None
    for axis in (0, 1):
        away = _node(tree, "Math", {0: place.outputs[axis], 1: 0.5}, operation="SUBTRACT").outputs[0]
        away = _node(tree, "Math", {0: away}, operation="ABSOLUTE").outputs[0]
        edge = _node(
            tree, "MapRange", {0: away, 1: 0.5, 2: 0.5 - fade / 2, 3: 0.0, 4: 1.0}, interpolation_type="SMOOTHSTEP"
        ).outputs[0]
        weight = edge if weight is None else _node(tree, "Math", {0: weight, 1: edge}, operation="MULTIPLY").outputs[0]
    power = _node(tree, "Math", {0: weight, 1: strength}, operation="MULTIPLY").outputs[0]
    light = _node(tree, "Emission", {"Color": (*colour, 1), "Strength": power})
    _node(tree, "OutputMaterial", {"Surface": light.outputs[0]})
    w, h = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    card = bpy.data.objects.new(name, mesh)
    card.location = centre
    card.rotation_euler = (Vector(towards) - Vector(centre)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(card)


def _room(scene):
    """What the metal mirrors: pale ceiling and floor, a darker band at eye height."""
    tree = scene.world.node_tree
    tree.nodes.clear()
    height = _node(tree, "SeparateXYZ", {0: _node(tree, "TexCoord").outputs["Generated"]}).outputs[2]
    ramp = _node(tree, "ValToRGB", {"Fac": _node(tree, "MapRange", {0: height, 1: -1.0, 2: 1.0}).outputs[0]})
    stops = ((0.0, 0.30), (0.34, 0.22), (0.47, 0.075), (0.56, 0.10), (0.72, 0.38), (1.0, 0.60))
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, value) in zip(elements, stops):
        element.position, element.color = place, (value, value * 0.99, value * 0.97, 1)
    back = _node(tree, "Background", {"Color": ramp.outputs[0], "Strength": 1.0})
    _node(tree, "OutputWorld", {"Surface": back.outputs[0]})


def _camera(scene, place, towards, lens, stop):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = (
        True,
        (Vector(towards) - Vector(place)).length - 0.03,
        stop,
    )
    camera = bpy.data.objects.new("camera", data)
    camera.location = place
    camera.rotation_euler = (Vector(towards) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera


def build(view="lever", finish="chrome", colour="#c9ccce"):
    """The handle in `finish` with its catalogue `colour`; `view` "lever" is the catalogue picture."""
    scene = bpy.context.scene
    metal = finish_material(finish, colour)
    dark = _material("keyway", Base_Color=(0.004, 0.004, 0.004, 1), Roughness=0.8)[0]
    face = [(-0.7, 0, -0.7), (0.7, 0, -0.7), (0.7, 0, 0.7), (-0.7, 0, 0.7)]
    _mesh("door", [face], door_material(), (False, True))
    backplate(metal)
    _turned(
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
    _room(scene)
    _card("key", (-0.9, -0.62, 0.95), (1.0, 0.8), (0, 0, 0), 22.0, (1, 0.97, 0.93))
    _card("plate", (0.62, -1.25, 0.02), (1.7, 1.7), (0, 0, 0), 2.3, (0.98, 0.99, 1), 0.9)
    _card("rim", (0.55, -0.16, -0.35), (0.25, 1.0), (0, 0, 0), 6.0, (0.97, 0.985, 1), 0.6)
    _card("front", (-0.45, -1.5, 0.75), (0.9, 0.5), (0, 0, 0), 6.0, (1, 1, 1), 0.6)
    aim = (-0.039, 0, 0.002)
    _camera(scene, (aim[0] - 0.30, -0.86, 0.10), aim, 128, 11)
    return {"bounces": 5, "fast_gi": False, "clamp": 6.0}
