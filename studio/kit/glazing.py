"""Shared parts for the glazing pictures: materials, joinery, rooms, furniture, gardens and skies.

Built on lib.py. Lengths are metres. A facade stands in the plane y = 0 and looks towards -Y;
rooms are built from plain walls, and anything may be turned with the `group` context manager.
"""
import math
from contextlib import contextmanager

import bpy
import bmesh
import numpy as np
from mathutils import Vector

from kit.lib import (
    HDRI,
    NT,
    area,
    box,
    bm_obj,
    emit,
    lathe,
    m_leaf,
    m_upvc,
    mat,
    mesh_obj,
    plate,
    principled,
    rect,
    ring_sweep,
    simple,
    srgb,
    tube,
)

BRICK_MODULE = (0.225, 0.075)  # a brick and its joint: length, height
ANTHRACITE = "#383e42"


# ---------------------------------------------------------------- running


@contextmanager
def group(loc=(0, 0, 0), turn=0.0):
    """Parent everything made inside the block to one empty, then move and turn it (degrees)."""
    scene = bpy.context.scene
    before = {o.name for o in scene.objects}
    pivot = bpy.data.objects.new("group", None)
    scene.collection.objects.link(pivot)
    before.add(pivot.name)
    yield pivot
    for o in [o for o in scene.objects if o.name not in before and o.parent is None]:
        o.parent = pivot
    pivot.location = loc
    pivot.rotation_euler = (0, 0, math.radians(turn))


# ---------------------------------------------------------------- materials
def paint(hex_colour, factor=0.42, rough=0.34, name="paint"):
    """Satin powder coat; `factor` darkens it because sunlit paint renders too light."""
    c = srgb(hex_colour)
    return m_upvc(name, (c[0] * factor, c[1] * factor, c[2] * factor, 1), rough, True)


def m_wood(name, light, dark, scale=1.0, rough=0.42, axis="X"):
    """Plank wood with the grain along one axis; the point attribute 'rnd' varies planks."""
    m, n = mat(name)
    a = n.attr("rnd").outputs["Fac"]
    across, along = 14 * scale, 0.9 * scale
    stretch = tuple(along if k == axis else across for k in "XYZ")
    shift = n.n("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", a, 40.0), 1: n.math("MULTIPLY", a, 17.0), 2: 0.0})
    p = n.n("ShaderNodeVectorMath", {0: n.pos(stretch), 1: shift.outputs[0]}, operation="ADD").outputs[0]
    grain, fine = n.noise(p, 1.3, 6, 0.6, 0.4), n.noise(p, 7, 4, 0.7)
    deep = tuple(v * 0.45 for v in srgb(dark)[:3]) + (1,)
    c = n.mix(n.rng(grain, 0.3, 0.7, 0, 1), srgb(light), srgb(dark))
    c = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.35), c, deep)
    c = n.mix(n.math("MULTIPLY", a, 0.35), c, srgb(dark))
    n.out(
        principled(
            n,
            Base_Color=c,
            Roughness=n.rng(fine, 0.3, 0.7, rough - 0.08, rough + 0.12),
            Normal=n.bump(fine, 0.12, 0.001),
        )
    )
    return m


def m_flat_brick(
    name="flatbrick", palette=("#6e4a3c", "#7d5646", "#86604e", "#94694f", "#5f4236", "#8a5c48"), mortar="#a79a8a"
):
    """Stretcher-bond brickwork as a texture for flat walls; follows the wall's direction by itself."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    pos = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["Position"]})
    nrm = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["True Normal"]})
    side = n.math("GREATER_THAN", n.math("ABSOLUTE", nrm.outputs[0]), 0.6)
    u = n.math(
        "ADD",
        n.math("MULTIPLY", pos.outputs[0], n.math("SUBTRACT", 1.0, side)),
        n.math("MULTIPLY", pos.outputs[1], side),
    )
    uv = n.n("ShaderNodeCombineXYZ", {0: u, 1: pos.outputs[2], 2: 0.0}).outputs[0]
    bt = n.n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
            "Mortar": (0.5, 0.5, 0.5, 1),
            "Scale": 1.0,
            "Mortar Size": 0.005,
            "Mortar Smooth": 0.15,
            "Bias": 0.0,
            "Brick Width": BRICK_MODULE[0],
            "Row Height": BRICK_MODULE[1],
        },
    )
    tone = n.ramp(bt.outputs["Color"], [(i / len(palette), srgb(c)) for i, c in enumerate(palette)], "CONSTANT")
    p = geo.outputs["Position"]
    fine, big = n.noise(p, 90, 4, 0.7), n.noise(p, 0.8, 4, 0.6)
    tone = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.5), tone, srgb("#4a3028"))
    tone = n.mix(n.rng(n.noise(p, 12, 3), 0.45, 0.7, 0, 0.35), tone, srgb("#a5806a"))
    tone = n.mix(bt.outputs["Fac"], tone, srgb(mortar))
    tone = n.mix(n.rng(big, 0.35, 0.7, 0, 0.3), tone, srgb("#6b5246"), "MULTIPLY")
    low = n.math("MULTIPLY", n.rng(pos.outputs[2], -0.1, 0.5, 0.6, 0), n.rng(n.noise(p, 4, 5), 0.3, 0.7, 0.2, 1))
    tone = n.mix(low, tone, srgb("#40352c"))
    height = n.math(
        "ADD", n.math("MULTIPLY", n.math("SUBTRACT", 1.0, bt.outputs["Fac"]), 1.0), n.math("MULTIPLY", fine, 0.25)
    )
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": tone, "Roughness": 0.6, "Normal": n.bump(height, 0.6, 0.005)}))
    return m


def m_plaster(name, hex_colour, bump=0.06, dirt=0.0):
    """Painted plaster or render; `dirt` adds the streaks of an outside wall."""
    m, n = mat(name)
    p = n.pos()
    c = n.mix(
        n.rng(n.noise(p, 1.1, 4), 0.35, 0.7, 0, 0.10),
        srgb(hex_colour),
        tuple(v * 0.72 for v in srgb(hex_colour)[:3]) + (1,),
    )
    if dirt:
        streak = n.noise(n.pos((3, 3, 0.35)), 2.2, 5, 0.6)
        c = n.mix(n.rng(streak, 0.5, 0.78, 0, dirt), c, srgb("#8d857a"))
        z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[2]
        c = n.mix(
            n.math("MULTIPLY", n.rng(z, -0.1, 0.35, 0.5, 0), n.rng(n.noise(p, 5, 5), 0.35, 0.7, 0, 1)),
            c,
            srgb("#8a8070"),
        )
    n.out(
        principled(n, Base_Color=c, Roughness=0.85, Specular=0.15, Normal=n.bump(n.noise(p, 160, 3, 0.6), bump, 0.003))
    )
    return m


def m_glass(name, tint=(0.95, 0.97, 0.965, 1), boost=1.0):
    """Sealed-unit glass for thin sheets: clear, with a reflection which is the same from both sides."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    c = n.n(
        "ShaderNodeVectorMath", {0: geo.outputs["Incoming"], 1: geo.outputs["Normal"]}, operation="DOT_PRODUCT"
    ).outputs["Value"]
    grazing = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("ABSOLUTE", c), True), 5.0)
    f = n.math("MULTIPLY", n.math("ADD", 0.075, n.math("MULTIPLY", grazing, 0.85)), boost, True)
    mirror = n.n(
        "ShaderNodeBsdfGlossy",
        {"Color": (1, 1, 1, 1), "Roughness": 0.0, "Normal": n.bump(n.noise(n.pos(), 1.6, 1, 0.5), 0.02, 0.02)},
    )
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": tint})
    n.out(n.n("ShaderNodeMixShader", {0: f, 1: clear.outputs[0], 2: mirror.outputs[0]}))
    return m


def fabric(name, hex_colour):
    """Woven cloth."""
    return simple(name, srgb(hex_colour), 0.95, spec=0.1, noise=0.15, bump=0.25, scale=300)


def dull_light(name, colour, strength):
    """A visible glowing surface which is not sampled as a lamp (keeps renders cheap)."""
    m = emit(name, tuple(colour[:3]) + (1,), strength)
    m.cycles.sample_as_light = False
    return m


# ---------------------------------------------------------------- plain geometry
def quad(name, corners, m):
    """One four-sided face."""
    return mesh_obj(name, corners, [(0, 1, 2, 3)], m)


def give_rnd(o, value):
    """Set the 'rnd' attribute which wood and stone materials read."""
    at = o.data.attributes.new("rnd", "FLOAT", "POINT")
    at.data.foreach_set("value", [value] * len(o.data.vertices))
    return o


def plank(rg, x0, x1, y0, y1, z0, z1, m, bevel=0.004):
    """A wooden box with a grain of its own."""
    return give_rnd(box("plank", x0, x1, y0, y1, z0, z1, m, bevel), rg.random())


def beam(name, a, b, width, height, m, up=(0, 0, 1), bevel=0.002):
    """A straight bar from a to b; height is measured along `up`."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    s = d.cross(Vector(up)).normalized() * (width / 2)
    u = s.cross(d).normalized() * (height / 2)
    V = [p + i * s + j * u for p in (a, b) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = mesh_obj(
        name, V, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], m
    )
    if bevel:
        mod = o.modifiers.new("bevel", "BEVEL")
        mod.width = bevel
        mod.segments = 2
    return o


def pierced_wall(name, x0, x1, z0, z1, holes, m, y=0.0, reveal=0.1, reveal_m=None, sill=None):
    """Flat wall facing -Y with openings (xa, xb, za, zb), their reveals and optional stone sills."""
    lift = lambda za: za if za > z0 + 1e-3 else z0 + 1e-4
    plate(name, rect(x0, x1, z0, z1), [rect(a, b, lift(c), d) for a, b, c, d in holes], y, m)
    for a, b, c, d in holes:
        L = rect(a, b, lift(c), d)
        V = [(x, yy, z) for yy in (y, y + reveal) for x, z in L]
        mesh_obj(name + "reveal", V, [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)], reveal_m or m)
        if sill and c > z0 + 0.2:
            box(name + "sill", a - 0.06, b + 0.06, y - 0.05, y + reveal, c - 0.065, c, sill, 0.006)


# ---------------------------------------------------------------- joinery
def sash(w, h, m, gasket, glass, face=0.066, depth=0.06, bottom=None):
    """An aluminium sash: x 0..w, z 0..h, front at y = 0, both sides finished."""
    ring_sweep(
        "sash",
        rect(0, w, 0, h),
        [
            (0, depth),
            (0, 0.0015),
            (0.0015, 0),
            (face - 0.008, 0),
            (face - 0.006, 0.0012),
            (face, 0.010),
            (face, depth - 0.01),
        ],
        m,
        False,
        30,
    )
    ring_sweep(
        "sashback",
        rect(0, w, 0, h)[::-1],
        [(0, depth), (0, depth + 0.0015), (-face, depth + 0.0015), (-face, depth - 0.01)],
        m,
        False,
        30,
    )
    ring_sweep(
        "gasket",
        rect(face - 0.0005, w - face + 0.0005, face - 0.0005, h - face + 0.0005),
        [(0, 0.0105), (0.003, 0.0105), (0.003, 0.02)],
        gasket,
        False,
    )
    pane(face - 0.006, w - face + 0.006, face - 0.006, h - face + 0.006, 0.022, glass)
    if bottom:
        box("bottomrail", face * 0.5, w - face * 0.5, -0.001, depth, 0, bottom, m, 0.002)


def pane(x0, x1, z0, z1, y, glass):
    """A sheet of glass facing -Y."""
    return quad("pane", [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], glass)


def outer_frame(x0, x1, z0, z1, y, depth, m, face=0.048):
    """Fixed frame of a door or window set."""
    return ring_sweep(
        "outer",
        rect(x0, x1, z0, z1),
        [(0, depth), (0, y + 0.001), (0.001, y), (face - 0.002, y), (face, y + 0.002), (face, depth)],
        m,
        False,
        30,
    )


def lever(x, z, y, m, side=-1):
    """Lever handle on a backplate; `side` says which way the lever points."""
    box("backplate", x - 0.014, x + 0.014, y - 0.010, y, z - 0.11, z + 0.09, m, 0.006, 4)
    tube(
        "lever",
        [
            (x, y - 0.01, z + 0.03),
            (x, y - 0.045, z + 0.03),
            (x + side * 0.02, y - 0.05, z + 0.03),
            (x + side * 0.12, y - 0.05, z + 0.03),
        ],
        0.009,
        m,
    )


def casement(x0, x1, z0, z1, y, m, glass, rg, mullions=1, transom=None, inside="curtains", face=0.06, cloth="#d9cfbd"):
    """A house window seen from outside, with something behind the glass so that it is never black."""
    ring_sweep(
        "casement",
        rect(x0 + 0.006, x1 - 0.006, z0 + 0.006, z1 - 0.006),
        [(0, y + 0.07), (0, y), (face, y), (face + 0.014, y + 0.014), (face + 0.014, y + 0.05)],
        m,
        False,
    )
    for k in range(mullions):
        cx = x0 + (x1 - x0) * (k + 1) / (mullions + 1)
        box("mullion", cx - 0.036, cx + 0.036, y, y + 0.05, z0 + face, z1 - face, m, 0.005)
    if transom:
        zt = z0 + (z1 - z0) * transom
        box("transom", x0 + face, x1 - face, y, y + 0.05, zt - 0.032, zt + 0.032, m, 0.005)
    pane(x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, y + 0.03, glass)
    quad(
        "dimroom",
        [
            (x0 - 0.1, y + 0.65, z0 - 0.1),
            (x1 + 0.1, y + 0.65, z0 - 0.1),
            (x1 + 0.1, y + 0.65, z1 + 0.1),
            (x0 - 0.1, y + 0.65, z1 + 0.1),
        ],
        dull_light("dimroom", (0.16, 0.135, 0.11), 0.55),
    )
    cl = dim_cloth(cloth)
    if inside == "curtains":
        w = (x1 - x0) * 0.24
        for a, b in ((x0, x0 + w), (x1 - w, x1)):
            curtain(a, b, y + 0.16, z0 - 0.05, z1, cl, rg)
    elif inside == "blind":
        drop = z0 + (z1 - z0) * rg.uniform(0.45, 0.7)
        box("blind", x0 + 0.03, x1 - 0.03, y + 0.10, y + 0.115, drop, z1, cl, 0.003)
    elif inside == "net":
        curtain(x0, x1, y + 0.14, z0 - 0.05, z1, cl, rg)


def dim_cloth(hex_colour):
    """Curtain cloth with a little glow, standing for the light of the room behind it."""
    m, n = mat("curtaincloth")
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": srgb(hex_colour)})
    e = n.n("ShaderNodeEmission", {"Color": srgb(hex_colour), "Strength": 0.16})
    n.out(n.n("ShaderNodeAddShader", {0: d.outputs[0], 1: e.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def curtain(x0, x1, y, z0, z1, m, rg, fold=0.11, depth=0.035):
    """A pleated curtain."""
    count = max(8, int((x1 - x0) / fold * 8))
    ph = rg.random() * 6
    V, F = [], []
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        dy = depth * math.sin((x / fold) * 6.283 + ph) + 0.012 * math.sin(x * 31 + ph)
        V += [(x, y + dy * 1.15, z0), (x, y + dy * 0.8, z1)]
        if i:
            F.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh_obj("curtain", V, F, m, 60)


def panel_door(m, w, h, handle):
    """Six-panel door: x 0..w, z 0..h, facing -Y, handle on the right."""
    cells = [
        (x0, x1, z0, z1)
        for x0, x1 in ((0.1, w / 2 - 0.05), (w / 2 + 0.05, w - 0.1))
        for z0, z1 in ((0.18, 0.72), (0.84, 1.42), (1.52, h - 0.11))
    ]
    plate("leaf", rect(0, w, 0, h), [rect(*c) for c in cells], 0, m)
    for c in cells:
        ring_sweep("panel", rect(*c), [(0, 0), (0.006, 0.006), (0.014, 0.009), (0.03, 0.009), (0.05, 0.003)], m)
    box("leafedge", 0, w, 0.009, 0.04, 0, h, m, 0)
    lever(w - 0.06, 1.0, 0, handle)


def downpipe(x, y, z0, z1, m):
    """Rainwater pipe with clips."""
    tube("pipe", [(x, y, z1), (x, y, z0)], 0.034, m)
    z = z0 + 0.4
    while z < z1:
        lathe("clip", [(0.036, -0.02), (0.043, -0.02), (0.043, 0.02), (0.036, 0.02)], m, 20, (x, y, z))
        z += 1.15


# ---------------------------------------------------------------- rooms and furniture
def plank_floor(rg, x0, x1, y0, y1, m, width=0.19, along="Y", z=0.0):
    """Boards with hairline joints over a dark base."""
    V, F, R = [], [], []
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == "Y" else (y0, y1, x0, x1)
    a = a0
    while a < a1:
        b = b0 - rg.random() * 1.5
        while b < b1:
            length, o, g = 1.5 + rg.random() * 0.5, len(V), 0.0012
            c = [
                (a + g, b + g),
                (min(a + width, a1) - g, b + g),
                (min(a + width, a1) - g, b + length - g),
                (a + g, b + length - g),
            ]
            c = [(p, min(max(q, b0), b1)) for p, q in c]
            V += [(p, q, z) if along == "Y" else (q, p, z) for p, q in c]
            F.append((o, o + 1, o + 2, o + 3) if along == "Y" else (o + 3, o + 2, o + 1, o))
            R += [rg.random()] * 4
            b += length
        a += width
    mesh_obj("boards", V, F, m, None, {"rnd": R})
    quad(
        "underboards",
        [(x0, y0, z - 0.003), (x1, y0, z - 0.003), (x1, y1, z - 0.003), (x0, y1, z - 0.003)],
        simple("underboards", srgb("#33261a"), 0.9),
    )


def slabs(rg, x0, x1, y0, y1, z, m, size=(0.9, 0.6), joint=0.005, grout="#77726a"):
    """Paving or large tiles in half bond, each with its own tone and a breath of unevenness."""
    V, F, R = [], [], []
    y, row = y1, 0
    while y > y0 + 0.01:
        x = x0 - (row % 2) * size[0] / 2
        while x < x1:
            xa, xb, ya, yb = max(x, x0), min(x + size[0], x1), max(y - size[1], y0), y
            if xb - xa > 0.03 and yb - ya > 0.03:
                o, j, b, zz = len(V), joint / 2, 0.002, z + rg.gauss(0, 0.0005)
                for dx, dz in ((j, -0.02), (j, -b), (j + b, 0)):
                    V += [
                        (xa + dx, ya + dx, zz + dz),
                        (xb - dx, ya + dx, zz + dz),
                        (xb - dx, yb - dx, zz + dz),
                        (xa + dx, yb - dx, zz + dz),
                    ]
                for lv in (0, 4):
                    F += [
                        (o + lv + k, o + lv + (k + 1) % 4, o + lv + 4 + (k + 1) % 4, o + lv + 4 + k) for k in range(4)
                    ]
                F.append((o + 8, o + 9, o + 10, o + 11))
                R += [rg.random()] * 12
            x += size[0]
        y -= size[1]
        row += 1
    mesh_obj("slabs", V, F, m, None, {"rnd": R})
    quad(
        "grout",
        [(x0, y0, z - 0.004), (x1, y0, z - 0.004), (x1, y1, z - 0.004), (x0, y1, z - 0.004)],
        simple("grout", srgb(grout), 0.95, noise=0.3),
    )


def wall_y(name, x0, x1, z0, z1, y, m):
    """Inside wall parallel to the facade."""
    return quad(name, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], m)


def wall_x(name, y0, y1, z0, z1, x, m):
    """Inside wall at right angles to the facade."""
    return quad(name, [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], m)


def level(name, x0, x1, y0, y1, z, m):
    """Horizontal sheet: ceiling, base or ground."""
    return quad(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], m)


def kitchen_units(x0, x1, y0, y1, z0, z1, count, front, carcass, handle):
    """A run of shaker fronts facing -Y."""
    w = (x1 - x0) / count
    box("carcass", x0, x1, y0 + 0.02, y1, z0, z1, carcass, 0)
    for i in range(count):
        a, b = x0 + i * w + 0.0015, x0 + (i + 1) * w - 0.0015
        pan = rect(a + 0.07, b - 0.07, z0 + 0.07, z1 - 0.07)
        plate("front", rect(a, b, z0 + 0.002, z1 - 0.002), [pan], y0, front)
        ring_sweep("panel", pan, [(0, y0), (0.001, y0 + 0.006), (0.002, y0 + 0.0065)], front)
        box("pull", a + w / 2 - 0.06, a + w / 2 + 0.06, y0 - 0.03, y0 - 0.022, z1 - 0.05, z1 - 0.04, handle, 0.003)


def metro_tiles(x0, x1, z0, z1, y, m):
    """Glazed wall tiles 200 x 75 mm."""
    r, z = 0, z0
    while z + 0.073 <= z1:
        x = x0 - (r % 2) * 0.1
        while x < x1:
            a, b = max(x + 0.001, x0), min(x + 0.199, x1)
            if b - a > 0.02:
                box("tile", a, b, y - 0.012, y, z, z + 0.073, m, 0.003, 1)
            x += 0.2
        z += 0.076
        r += 1


def pillow(x, y, z, w, h, t, m, rot=(0, 0, 0)):
    """A plump cushion standing in the XZ plane."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    for v in bm.verts:
        a, b, c = v.co
        k = (1 - (2 * a) ** 4) * (1 - (2 * c) ** 4)
        v.co = Vector(
            (
                a * w * (1 - 0.06 * (1 - (2 * c) ** 2)),
                b * t * (0.18 + 0.95 * max(0, k) ** 0.5),
                c * h * (1 - 0.06 * (1 - (2 * a) ** 2)),
            )
        )
    o = bm_obj("pillow", bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), rot
    return o


def sofa(w, cloth, accents, legs):
    """Sofa facing -Y: x 0..w, y 0..0.95."""
    box("base", 0.1, w - 0.1, 0.05, 0.9, 0.12, 0.40, cloth, 0.05, 4)
    box("back", 0.05, w - 0.05, 0.68, 0.95, 0.12, 0.80, cloth, 0.07, 4)
    for a in (0, w - 0.22):
        box("arm", a, a + 0.22, 0, 0.95, 0.12, 0.60, cloth, 0.06, 4)
    n = 2 if w < 2.3 else 3
    s = (w - 0.44) / n
    for i in range(n):
        box("seat", 0.22 + i * s + 0.005, 0.22 + (i + 1) * s - 0.005, -0.02, 0.72, 0.38, 0.53, cloth, 0.05, 4)
    for i, m in enumerate(accents):
        pillow(
            0.48 + i * (w - 0.96) / max(1, len(accents) - 1),
            0.56,
            0.73,
            0.46,
            0.42,
            0.16,
            m,
            (-0.3, 0, 0.1 - 0.2 * (i % 2)),
        )
    for x in (0.12, w - 0.12):
        for y in (0.08, 0.86):
            tube("foot", [(x, y, 0.13), (x, y, 0)], 0.018, legs)


def table(rg, length, width, height, m, leg=0.06, thick=0.035):
    """Plain wooden table centred on the origin, length along X."""
    n = max(2, round(width / 0.18))
    for i in range(n):
        y = -width / 2 + i * width / n
        plank(rg, -length / 2, length / 2, y, y + width / n - 0.0006, height - thick, height, m, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (length / 2 - leg), sy * (width / 2 - leg)
            plank(rg, x - leg / 2, x + leg / 2, y - leg / 2, y + leg / 2, 0, height - thick, m, 0.004)
    for sy in (-1, 1):
        y = sy * (width / 2 - leg)
        plank(
            rg,
            -length / 2 + leg,
            length / 2 - leg,
            y - 0.011,
            y + 0.011,
            height - thick - 0.08,
            height - thick,
            m,
            0.003,
        )


def chair(rg, m, seat):
    """Dining chair facing +Y, origin at the middle of its footprint."""
    box("seat", -0.22, 0.22, -0.21, 0.22, 0.43, 0.465, seat, 0.015, 3)
    for x in (-0.2, 0.2):
        tube("legf", [(x * 0.95, 0.19, 0.43), (x * 1.05, 0.21, 0)], 0.014, m)
        tube(
            "legb",
            [(x * 1.05, -0.23, 0), (x * 0.98, -0.20, 0.43), (x * 0.95, -0.25, 0.62), (x * 0.9, -0.28, 0.80)],
            0.014,
            m,
        )
    pts = [(0.20 * math.sin(t), -0.285 - 0.05 * math.cos(t), 0.79) for t in np.linspace(-1.15, 1.15, 12)]
    for z, r in ((0, 0.016), (-0.09, 0.012)):
        tube("rail", [(x, y, zz + z) for x, y, zz in pts], r, m)
    for x in (-0.2, 0.2):
        tube("stretch", [(x, 0.19, 0.2), (x, -0.21, 0.2)], 0.009, m)


def stool(m, leg, ring):
    """Counter stool 700 mm high."""
    give_rnd(
        lathe("seat", [(0, 0.70), (0.15, 0.70), (0.175, 0.69), (0.18, 0.675), (0.17, 0.655), (0, 0.65)], m, 32), 0.3
    )
    for a in range(4):
        t = a * math.pi / 2 + 0.785
        tube(
            "leg",
            [(0.11 * math.cos(t), 0.11 * math.sin(t), 0.66), (0.19 * math.cos(t), 0.19 * math.sin(t), 0)],
            0.011,
            leg,
        )
    tube(
        "ring",
        [(0.165 * math.cos(t), 0.165 * math.sin(t), 0.24) for t in np.linspace(0, 6.283, 25)[:-1]],
        0.006,
        ring,
        4,
        True,
    )


def pendant(x, y, z, ceiling, shade, lining, cord, glow=22.0):
    """Dome pendant with a lit bulb; z is the rim."""
    lathe("dome", [(0.02, 0.24), (0.05, 0.22), (0.10, 0.16), (0.145, 0.06), (0.155, 0)], shade, 40, (x, y, z))
    lathe("domein", [(0.152, 0.001), (0.142, 0.06), (0.097, 0.157), (0.02, 0.22)], lining, 40, (x, y, z))
    tube("cord", [(x, y, z + 0.24), (x, y, ceiling)], 0.003, cord)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=0.045)
    bm_obj("bulb", bm, dull_light("bulb", (1, 0.72, 0.42), glow), 60).location = (x, y, z + 0.07)


def picture(x0, x1, z0, z1, y, frame, palette, seed=1.0):
    """Framed abstract print on a wall facing -Y."""
    box("frame", x0, x1, y - 0.03, y, z0, z1, frame, 0.004)
    m, n = mat("print")
    stops = [(0.3 + 0.42 * i / (len(palette) - 1), srgb(c)) for i, c in enumerate(palette)]
    n.out(
        n.n("ShaderNodeBsdfDiffuse", {"Color": n.ramp(n.noise(n.pos(loc=(seed, seed, seed)), 2.0, 3, 0.5, 1.1), stops)})
    )
    wall_y("mount", x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, y - 0.0305, simple("mount", srgb("#ece8df"), 0.8))
    g = 0.09
    wall_y("print", x0 + g, x1 - g, z0 + g, z1 - g, y - 0.031, m)


BOOKS = ("#7a2e2a", "#2f4a5a", "#d8cdb4", "#3d5140", "#b98a3a", "#e6e0d2", "#4a3d52", "#8d9a96", "#1f2a33", "#b5653f")


def books(rg, x0, x1, y, z, depth=0.2, top=0.3):
    """A row of upright books on a shelf, spines towards -Y."""
    mats = books.__dict__.setdefault("mats", {})
    x = x0
    while x < x1 - 0.02:
        w, h = rg.uniform(0.016, 0.045), rg.uniform(0.62, 0.95) * top
        c = rg.choice(BOOKS)
        if c not in mats or mats[c].name not in bpy.data.materials:
            mats[c] = simple("book", srgb(c), 0.6, noise=0.2, scale=30)
        box("book", x, x + w - 0.0015, y + rg.uniform(0, 0.02), y + depth, z, z + h, mats[c], 0.002, 1)
        x += w
        if rg.random() < 0.06:
            x += rg.uniform(0.05, 0.14)


def bowl_of_fruit(x, y, z, rg, hex_colour="#d8a92c"):
    """Shallow bowl with five fruits."""
    cer = simple("bowl", srgb("#d8d2c6"), 0.35)
    lathe(
        "bowl",
        [(0, 0), (0.06, 0.002), (0.15, 0.06), (0.155, 0.07), (0.145, 0.062), (0.05, 0.015), (0, 0.012)],
        cer,
        40,
        (x, y, z),
    )
    fruit = simple("fruit", srgb(hex_colour), 0.45)
    for k in range(5):
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=0.038)
        bm_obj("fruit", bm, fruit, 60).location = (
            x + 0.06 * math.cos(k * 1.3),
            y + 0.06 * math.sin(k * 1.3),
            z + 0.055 + 0.008 * k,
        )


def vase(x, y, z, hex_colour, leaf, rg, spread=0.26, height=0.34, count=360):
    """Vase with cut branches."""
    lathe(
        "vase",
        [(0, 0), (0.06, 0), (0.085, 0.07), (0.07, 0.19), (0.035, 0.27), (0.042, 0.30)],
        simple("vase", srgb(hex_colour), 0.28),
        40,
        (x, y, z),
    )
    C, N = [], []
    for _ in range(9):
        a, r = rg.random() * 6.283, spread * rg.uniform(0.35, 1)
        tip = Vector((x + r * math.cos(a), y + r * math.sin(a), z + 0.30 + height * rg.uniform(0.7, 1.15)))
        root = Vector((x, y, z + 0.26))
        mid = (root + tip) / 2 + Vector((0, 0, 0.06))
        pts = [root.lerp(mid, t).lerp(mid.lerp(tip, t), t) for t in np.linspace(0, 1, 9)]
        tube("twig", [tuple(p) for p in pts], 0.0022, simple("twig", srgb("#4b3b26"), 0.8), 2)
        for _ in range(count // 9):
            p = rg.choice(pts[3:])
            C.append(p + Vector([rg.gauss(0, 0.03) for _ in range(3)]))
            N.append([rg.gauss(0, 1) for _ in range(2)] + [rg.gauss(0.6, 0.6)])
    leaf_mesh("leaves", C, N, 0.06, leaf, rg)


# ---------------------------------------------------------------- gardens
def leaf_mesh(name, centres, normals, size, m, rg, aspect=0.5, bend=0.25, tone=None):
    """Folded pointed leaves as one mesh (vectorised)."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    c, nrm = np.asarray([tuple(v) for v in centres], float), np.asarray([tuple(v) for v in normals], float)
    count = len(c)
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True) + 1e-9
    t = np.cross(nrm, rs.randn(count, 3))
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    b = np.cross(nrm, t)
    s = size * (0.6 + 0.7 * rs.rand(count, 1))
    w = s * aspect
    V = np.stack(
        [
            c,
            c + t * s * 0.5 + b * w * 0.5 + nrm * bend * w,
            c + t * s - nrm * bend * s * 0.4,
            c + t * s * 0.5 - b * w * 0.5 + nrm * bend * w,
            c + t * s * 0.45,
        ],
        1,
    )
    idx = np.arange(count)[:, None] * 5
    F = np.vstack([idx + np.array([[0, 1, 2, 4]]), idx + np.array([[0, 4, 2, 3]])])
    r = np.repeat(rs.rand(count) if tone is None else np.asarray(tone), 5)
    return mesh_obj(name, V.reshape(-1, 3), F, m, None, {"rnd": r})


def shrub(centre, radius, count, leaf, m, rg, squash=1.0, lump=0.2, aspect=0.5, core=True):
    """A leafy mass with lumps; darker inside. Returns the mesh object."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    d = rs.randn(count, 3)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    ph = rs.rand(4) * 6
    lumps = 1 + lump * (
        np.sin(5 * d[:, 0] + ph[0]) * np.sin(5 * d[:, 1] + ph[1])
        + 0.6 * np.sin(9 * d[:, 2] + ph[2]) * np.sin(8 * d[:, 0] + ph[3])
    )
    u = rs.rand(count)
    p = d * (radius * lumps * (1 - 0.3 * u * u))[:, None] * np.array([1, 1, squash]) + np.array(centre)
    nrm = d + rs.randn(count, 3) * 0.5 + np.array([0, 0, 0.3])
    tone = np.clip((1 - u) * 0.65 + rs.rand(count) * 0.35, 0, 1)
    if core:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=radius * 0.62)
        o = bm_obj("core", bm, simple("core", srgb("#121a0c"), 1, spec=0))
        o.location, o.scale = centre, (1, 1, squash)
    return leaf_mesh("shrub", p, nrm, leaf, m, rg, aspect, tone=tone)


def tree_mesh(rg, m, crown=1.6, leaf=0.11, count=9000):
    """Crown of a broad-leaved tree as mesh data for instances; its origin is the middle of the crown."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    C, N, T = [], [], []
    blobs = [(rs.randn(3) * np.array([0.5, 0.5, 0.42]) * crown, crown * rs.uniform(0.28, 0.5)) for _ in range(16)]
    for c, r in blobs:
        k = int(count / 16)
        d = rs.randn(k, 3)
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        u = rs.rand(k)
        C.append(c + d * (r * (1 - 0.35 * u * u))[:, None])
        N.append(d + rs.randn(k, 3) * 0.6 + np.array([0, 0, 0.35]))
        T.append(np.clip((1 - u) * 0.6 + rs.rand(k) * 0.4, 0, 1))
    o = leaf_mesh("crown", np.vstack(C), np.vstack(N), leaf, m, rg, 0.55, tone=np.concatenate(T))
    data = o.data
    bpy.data.objects.remove(o)
    return data


def plant_tree(data, x, y, trunk, crown_scale, rg, bark):
    """Instance of a crown on a trunk with a few limbs."""
    o = bpy.data.objects.new("tree", data)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = (
        (x, y, trunk + crown_scale * 0.9),
        (0, 0, rg.random() * 6.283),
        (crown_scale,) * 3,
    )
    tube(
        "trunk",
        [(x, y, -0.1), (x + 0.05, y, trunk * 0.6), (x - 0.03, y, trunk + crown_scale * 0.5)],
        0.05 + 0.05 * crown_scale,
        bark,
        4,
    )
    for k in range(4):
        a = k * 1.6 + rg.random()
        tube(
            "limb",
            [
                (x, y, trunk * 0.85),
                (x + 0.5 * crown_scale * math.cos(a), y + 0.5 * crown_scale * math.sin(a), trunk + crown_scale * 0.8),
            ],
            0.03 + 0.02 * crown_scale,
            bark,
            3,
        )


def blades(rg, count, spread, height, m, width=0.003, lean=0.5, name="blades"):
    """Grass-like tuft as mesh data; 'rnd' runs from root (0) to tip (1)."""
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    base = np.c_[rs.randn(count) * spread * 0.4, rs.randn(count) * spread * 0.4, np.zeros(count)]
    a = rs.rand(count) * 6.283
    h = height * (0.6 + 0.6 * rs.rand(count))
    out = np.c_[np.cos(a), np.sin(a), np.zeros(count)] * (np.abs(rs.randn(count)) * lean * h)[:, None]
    side = np.c_[-np.sin(a), np.cos(a), np.zeros(count)] * width * (0.7 + 0.6 * rs.rand(count))[:, None]
    up = np.c_[np.zeros(count), np.zeros(count), h]
    rows = [base + out * f * f + up * f for f in (0, 0.45, 0.8, 1)]
    V = np.stack(
        [
            rows[0] - side,
            rows[0] + side,
            rows[1] - side,
            rows[1] + side,
            rows[2] - side * 0.8,
            rows[2] + side * 0.8,
            rows[3],
        ],
        1,
    )
    idx = np.arange(count)[:, None] * 7
    F = [tuple(f) for q in ([0, 1, 3, 2], [2, 3, 5, 4]) for f in idx + np.array([q])] + [
        tuple(f) for f in idx + np.array([[4, 5, 6]])
    ]
    o = mesh_obj(name, V.reshape(-1, 3), F, m, None, {"rnd": np.tile([0, 0, 0.45, 0.45, 0.8, 0.8, 1.0], count)})
    data = o.data
    bpy.data.objects.remove(o)
    return data


def scatter(data, places, rg, scale=(0.8, 1.2)):
    """Instances of mesh data at (x, y, z) places, each turned and scaled a little differently."""
    for p in places:
        o = bpy.data.objects.new("scatter", data if not isinstance(data, (list, tuple)) else rg.choice(data))
        bpy.context.scene.collection.objects.link(o)
        s = rg.uniform(*scale)
        o.location, o.rotation_euler, o.scale = p, (0, 0, rg.random() * 6.283), (s, s, s)


def m_tuft(name, stops):
    """Blade colour from root to tip."""
    m, n = mat(name)
    c = n.ramp(n.attr("rnd").outputs["Fac"], [(p, srgb(h)) for p, h in stops])
    c = n.mix(
        n.rng(n.noise(n.pos(), 6, 3), 0.35, 0.7, 0, 0.4), c, tuple(v * 0.5 for v in srgb(stops[-1][1])[:3]) + (1,)
    )
    d, t = n.n("ShaderNodeBsdfDiffuse", {"Color": c}), n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: 0.3, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def lavender(rg):
    """Mesh data of a lavender plant."""
    m = m_tuft("lavender", [(0, "#3c4a30"), (0.5, "#6d7d58"), (0.74, "#7d8a66"), (0.8, "#5c5378"), (1, "#766c96")])
    return blades(rg, 260, 0.16, 0.42, m, 0.0042, 0.45, "lavender")


def ornamental_grass(rg):
    """Mesh data of a feathery grass."""
    m = m_tuft("feather", [(0, "#465a2a"), (0.5, "#7d8a4a"), (0.85, "#b5a66a"), (1, "#cdb98a")])
    return blades(rg, 320, 0.12, 0.75, m, 0.0028, 0.5, "feather")


def m_lawn():
    """Mown grass with worn and mossy places."""
    m, n = mat("lawn")
    p = n.pos()
    c = n.ramp(n.attr("rnd").outputs["Fac"], [(0, srgb("#3c4a22")), (0.6, srgb("#5f7134")), (1, srgb("#8f9a58"))])
    c = n.mix(n.rng(n.noise(p, 0.8, 4, 0.6), 0.38, 0.68, 0, 0.5), c, srgb("#8a8448"))
    c = n.mix(n.rng(n.noise(p, 3.1, 3, 0.6), 0.42, 0.7, 0, 0.4), c, srgb("#38481e"))
    d, t = n.n("ShaderNodeBsdfDiffuse", {"Color": c}), n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: 0.3, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def lawn(rg, x0, x1, y0, y1, z=-0.05, height=0.045, density=8500, step=0.5):
    """Real blades near the camera: instanced patches over dark soil."""
    m = m_lawn()
    level("soil", x0, x1, y0, y1, z - 0.005, simple("soil", srgb("#2b331a"), 1, spec=0))
    rs = np.random.RandomState(rg.randint(0, 2**31 - 1))
    patches = []
    for k in range(4):
        n = int(density * step * step * 1.2)
        tall = height * (1, 0.8, 1.15, 0.95)[k]
        x, y = rs.uniform(-step * 0.55, step * 0.55, (2, n))
        h = tall * (0.55 + 0.75 * rs.rand(n))
        a, b = rs.rand(2, n) * 6.283
        w = 0.0016 + 0.0012 * rs.rand(n)
        l = np.abs(rs.randn(n)) * 0.5 * h
        px, py, lx, ly, zero = -np.sin(a) * w, np.cos(a) * w, np.cos(b) * l, np.sin(b) * l, np.zeros(n)
        V = np.stack(
            [
                np.c_[x - px, y - py, zero],
                np.c_[x + px, y + py, zero],
                np.c_[x + px * 0.8 + lx * 0.35, y + py * 0.8 + ly * 0.35, h * 0.6],
                np.c_[x - px * 0.8 + lx * 0.35, y - py * 0.8 + ly * 0.35, h * 0.6],
                np.c_[x + lx, y + ly, h],
            ],
            1,
        )
        idx = np.arange(n)[:, None] * 5
        F = [tuple(f) for f in idx + np.array([[0, 1, 2, 3]])] + [tuple(f) for f in idx + np.array([[3, 2, 4]])]
        o = mesh_obj(
            "patch", V.reshape(-1, 3), F, m, None, {"rnd": np.repeat(np.clip(rs.randn(n) * 0.22 + 0.45, 0, 1), 5)}
        )
        patches.append(o.data)
        bpy.data.objects.remove(o)
    nx, ny = max(1, round((x1 - x0) / step)), max(1, round((y1 - y0) / step))
    for i in range(nx):
        for j in range(ny):
            o = bpy.data.objects.new("grass", rg.choice(patches))
            bpy.context.scene.collection.objects.link(o)
            o.location = (x0 + (i + 0.5) * (x1 - x0) / nx + rg.gauss(0, 0.02), y0 + (j + 0.5) * (y1 - y0) / ny, z)
            o.rotation_euler = (0, 0, rg.choice([0, 1.571, 3.1416, 4.712]))
            o.scale = (1, 1, 0.8 + 0.45 * rg.random())


def fallen_leaves(rg, x0, x1, y0, y1, z, count=60):
    """Dry leaves lying about."""
    m = m_leaf("fallen", "#5a3d1c", "#9a6a2a", "#b9923f", 0.1)
    C = [(rg.uniform(x0, x1), rg.uniform(y0, y1), z + 0.006) for _ in range(count)]
    leaf_mesh("fallen", C, [(rg.gauss(0, 0.15), rg.gauss(0, 0.15), 1) for _ in C], 0.055, m, rg)


def slat_fence(rg, x0, x1, y, z0, z1, m, board=0.112, gap=0.01, vertical=False):
    """Fence of boards facing -Y with posts behind."""
    if vertical:
        x = x0
        while x < x1:
            plank(rg, x, x + board, y + rg.uniform(0, 0.006), y + 0.02, z0, z1 + rg.uniform(-0.006, 0.006), m, 0.003)
            x += board + gap
        box("rail", x0, x1, y + 0.02, y + 0.05, z0 + 0.3, z0 + 0.38, m, 0.003)
    else:
        z = z0
        while z + board <= z1 + 0.01:
            plank(rg, x0, x1, y, y + 0.02, z, z + board, m, 0.003)
            z += board + gap
    box("fenceback", x0, x1, y + 0.05, y + 0.06, z0, z1 - 0.02, simple("fenceback", srgb("#2d231a"), 0.95), 0)


def pot(x, y, z, top, height, m, foot=0.72):
    """Round plant pot with soil; top is the radius of its rim."""
    lathe(
        "pot",
        [
            (0, 0),
            (top * foot, 0),
            (top * 0.97, height - 0.04),
            (top * 1.03, height - 0.035),
            (top * 1.03, height),
            (top * 0.93, height),
            (top * 0.9, height - 0.05),
            (0, height - 0.05),
        ],
        m,
        40,
        (x, y, z),
    )
    lathe(
        "potsoil",
        [(top * 0.92, height - 0.045), (0, height - 0.035)],
        simple("potsoil", srgb("#2a1f17"), 1, noise=0.5, bump=0.8, scale=80),
        24,
        (x, y, z),
    )


# ---------------------------------------------------------------- sky and light
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
    """Soft HDRI for light and reflections; the camera sees a drawn sky with clouds.

    mirror_sky blends that much of the drawn sky into the light and the reflections."""
    world = bpy.context.scene.world
    n = NT(world.node_tree)
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


def bounce_up(x0, x1, y0, y1, power, colour=(1, 0.95, 0.88), z=0.03):
    """Large unseen lamp just above the floor: stands for daylight thrown up by it, keeps ceilings free of noise."""
    c = ((x0 + x1) / 2, (y0 + y1) / 2)
    lamp = area((*c, z), (*c, z + 1), x1 - x0, power, colour, sy=y1 - y0)
    lamp.visible_glossy = False
