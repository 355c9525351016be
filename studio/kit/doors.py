"""Parts shared by the door scenes: leaves, frames, furniture, porches, terraces, planting, rooms and light.

Everything is modelled in metres with facades in the plane y = 0, facing -Y. Parts are built around the origin and
placed with `Group`. Materials and primitive geometry come from lib.py.
"""

import bmesh
import bpy
import math
import random
import numpy as np
from mathutils import Vector
from kit.lib import (
    HDRI,
    arch,
    ball_shrub,
    bm_obj,
    box,
    camera,
    emit,
    inset,
    lathe,
    leaves,
    m_leaf,
    m_metal,
    m_stone,
    m_upvc,
    mat,
    mesh_obj,
    plate,
    principled,
    rect,
    ring_sweep,
    simple,
    srgb,
    text,
    tube,
)

HALF_BRICK = 0.1125  # facade grid: openings start and end on multiples of half a brick (with its joint)
COURSE = 0.075  # height of one brick course with its joint
FRAME_FACE = 0.054  # frame face beside the leaf, including the shadow gap
LEAF_THICKNESS = 0.048
HANDLE_HEIGHT = 1.0
GROOVE = 0.0005  # hairline between the members of a leaf

FRAME_PROFILE = [
    (0, 0.115),
    (0, 0.0535),
    (0.0008, 0.0512),
    (0.003, 0.05),
    (0.028, 0.05),
    (0.031, 0.0506),
    (0.034, 0.0525),
    (0.043, 0.0600),
    (0.047, 0.0622),
    (0.0495, 0.0640),
    (0.051, 0.067),
    (0.051, 0.095),
]
PANEL_PROFILE = [
    (0, 0),
    (0.0015, -0.0022),
    (0.004, -0.0042),
    (0.0075, -0.0052),
    (0.0115, -0.0048),
    (0.015, -0.003),
    (0.018, -0.0002),
    (0.0205, 0.0032),
    (0.0225, 0.0058),
    (0.025, 0.0074),
    (0.029, 0.0080),
    (0.040, 0.0080),
    (0.0415, 0.0076),
    (0.052, 0.0042),
    (0.066, 0.0006),
    (0.069, 0.0),
    (0.0705, -0.0001),
]
CASSETTE_PROFILE = [
    (0, 0),
    (0.001, -0.006),
    (0.003, -0.009),
    (0.006, -0.0105),
    (0.010, -0.011),
    (0.018, -0.0108),
    (0.024, -0.0095),
    (0.029, -0.006),
    (0.0315, -0.002),
    (0.033, 0.003),
    (0.0335, 0.009),
]
SLIM_PROFILE = [
    (0, 0),
    (0.0005, -0.003),
    (0.002, -0.004),
    (0.012, -0.004),
    (0.0135, -0.003),
    (0.014, 0.004),
    (0.014, 0.009),
]


class Group:
    """Hangs every object made inside the block on one empty, so that a part can be placed as a whole."""

    def __init__(self, x=0, y=0, z=0, turn=0, scale=1):
        self.place = (x, y, z), math.radians(turn), scale

    def __enter__(self):
        self.before = {o.name for o in bpy.data.objects}
        return self

    def __exit__(self, *exc):
        self.objects = [o for o in bpy.data.objects if o.name not in self.before]
        handle = bpy.data.objects.new("group", None)
        bpy.context.scene.collection.objects.link(handle)
        handle.location, handle.rotation_euler, handle.scale = (
            self.place[0],
            (0, 0, self.place[1]),
            (self.place[2],) * 3,
        )
        for o in self.objects:
            if o.parent is None:
                o.parent = handle


def copies(objects, places):
    """Instances a list of objects at (x, y, z, turn in degrees, scale)."""
    for x, y, z, turn, scale in places:
        for o in objects:
            c = bpy.data.objects.new(o.name, o.data)
            bpy.context.scene.collection.objects.link(c)
            c.location, c.rotation_euler, c.scale = (x, y, z), (0, 0, math.radians(turn)), (scale,) * 3


def tag(o, rg):
    """Gives an object the `rnd` attribute that wood and stone materials vary by."""
    a = o.data.attributes.new("rnd", "FLOAT", "POINT")
    a.data.foreach_set("value", [rg.random()] * len(o.data.vertices))
    return o


# ---------------------------------------------------------------- materials
def shade(hexcol, k=1.0):
    """Colour of a hex code, scaled in linear light (sunlit paint comes out too light at 1)."""
    return tuple(v * k for v in srgb(hexcol)[:3]) + (1,)


def furniture(finish):
    """Metal of handles and plates: chrome, brass, black or steel."""
    col = {
        "chrome": (0.82, 0.83, 0.84, 1),
        "brass": (0.86, 0.62, 0.30, 1),
        "black": (0.03, 0.03, 0.03, 1),
        "steel": (0.68, 0.68, 0.68, 1),
    }[finish]
    if finish == "steel":
        return simple("furniture", col, 0.34, metal=1)
    return m_metal("furniture", col, 0.24 if finish == "brass" else 0.17)


def timber(name, c1, c2, axis="Z", scale=1.4, rough=0.7):
    """Planed boards with the grain along one axis; varies by the `rnd` attribute."""
    m, n = mat(name)
    a = n.attr("rnd").outputs["Fac"]
    s = [14 * scale] * 3
    s["XYZ".index(axis)] = 0.9 * scale
    off = n.n(
        "ShaderNodeCombineXYZ",
        {0: n.math("MULTIPLY", a, 40.0), 1: n.math("MULTIPLY", a, 17.0), 2: n.math("MULTIPLY", a, 23.0)},
    ).outputs[0]
    p = n.n("ShaderNodeVectorMath", {0: n.pos(tuple(s)), 1: off}, operation="ADD").outputs[0]
    grain, fine = n.noise(p, 1.3, 6, 0.6, 0.4), n.noise(p, 7, 4, 0.7)
    c = n.mix(n.rng(grain, 0.3, 0.7, 0, 1), srgb(c1), srgb(c2))
    c = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.35), c, shade(c2, 0.4))
    c = n.mix(n.math("MULTIPLY", a, 0.45), c, shade(c2, 0.75))
    n.out(
        principled(
            n,
            Base_Color=c,
            Roughness=n.rng(fine, 0.3, 0.7, rough - 0.08, rough + 0.12),
            Normal=n.bump(fine, 0.12, 0.001),
        )
    )
    return m


def render_coat(name, hexcol):
    """Sand-and-cement render with float marks, rain streaks and a splash band at the foot."""
    m, n = mat(name)
    p = n.pos()
    c = srgb(hexcol)
    c = n.mix(n.rng(n.noise(p, 0.8, 5, 0.6), 0.35, 0.7, 0, 0.22), c, shade(hexcol, 0.62))
    c = n.mix(n.rng(n.noise(n.pos((7, 7, 0.5)), 1, 4, 0.6), 0.5, 0.75, 0, 0.16), c, shade(hexcol, 0.5))
    z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[2]
    c = n.mix(
        n.math("MULTIPLY", n.rng(z, -0.15, 0.3, 0.5, 0), n.rng(n.noise(p, 5, 5, 0.65), 0.3, 0.7, 0.2, 1)),
        c,
        srgb("#6f675a"),
    )
    h = n.math("ADD", n.math("MULTIPLY", n.noise(p, 9, 3, 0.5), 1.5), n.math("MULTIPLY", n.noise(p, 260, 3, 0.7), 0.55))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.5, 0.003)}))
    return m


def cloth(name, hexcol, translucent=0.3, glow=0.0):
    """Woven fabric that lets some light through (curtains, shades, cushions); `glow` stands in for unlit rooms behind small windows."""
    m, n = mat(name)
    c = srgb(hexcol)
    weave = n.bump(n.noise(n.pos((1, 1, 1)), 420, 2, 0.6), 0.2, 0.001)
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Normal": weave})
    t = n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    s = n.n("ShaderNodeMixShader", {0: translucent, 1: d.outputs[0], 2: t.outputs[0]}).outputs[0]
    if glow:
        e = n.n("ShaderNodeEmission", {"Color": c, "Strength": glow}).outputs[0]
        s = n.n("ShaderNodeAddShader", {0: s, 1: e}).outputs[0]
        m.cycles.sample_as_light = False
    n.out(s)
    return m


def lit(name, col, strength):
    """Visible glowing surface that is not sampled as a light (real lights stand beside it)."""
    m = emit(name, col, strength)
    m.cycles.sample_as_light = False
    return m


def obscure_glass(kind="reeded", cx=0.0, glow=0.2, tint=(1, 1, 1)):
    """Decorative glass with a hall behind it, looked up through the pattern; `cx` is the middle of the hall."""
    m, n = mat("obscure_" + kind)
    p = n.pos()
    sep = n.n("ShaderNodeSeparateXYZ", {0: p})
    x, z = n.math("SUBTRACT", sep.outputs[0], cx), sep.outputs[2]
    if kind == "reeded":
        pitch = 0.012
        phase = n.math("MULTIPLY", x, math.pi / pitch)
        height, strength, dist = n.math("ABSOLUTE", n.math("SINE", phase)), 1.0, 0.003
        dx, dz = (
            n.math("MULTIPLY", n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", x, 1 / pitch)), 0.5), 0.36),
            0.0,
        )
    elif kind == "satin":
        height, strength, dist = n.noise(p, 500, 2), 0.08, 0.001
        dx = dz = 0.0
    else:
        height = n.noise(p, 60, 2, 0.5)
        strength, dist = 0.8, 0.004
        s2 = n.n(
            "ShaderNodeSeparateXYZ",
            {0: n.n("ShaderNodeTexNoise", {"Vector": p, "Scale": 55.0, "Detail": 2.0}).outputs["Color"]},
        )
        dx = n.math("MULTIPLY", n.math("SUBTRACT", s2.outputs[0], 0.5), 0.8)
        dz = n.math("MULTIPLY", n.math("SUBTRACT", s2.outputs[1], 0.5), 0.8)
    u, v = n.math("ADD", x, dx), n.math("ADD", z, dz)
    hall = n.ramp(
        n.rng(v, 0, 2.1, 0, 1),
        [
            (0, srgb("#2a2019")),
            (0.25, srgb("#5b4635")),
            (0.42, srgb("#8f7c66")),
            (0.65, srgb("#a39482")),
            (0.85, srgb("#6d6053")),
            (1, srgb("#3d3630")),
        ],
    )

    def window(cxx, half_w, czz, half_h):
        return n.math(
            "MULTIPLY",
            n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", u, cxx)), half_w, half_w + 0.07, 1, 0),
            n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", v, czz)), half_h, half_h + 0.12, 1, 0),
        )

    hall = n.mix(n.math("MULTIPLY", window(-0.32, 0.05, 1.0, 1.1), 0.8), hall, srgb("#2c2019"))
    hall = n.mix(window(0.10, 0.09, 1.45, 0.30), hall, (2.2, 2.1, 1.9, 1))
    hall = n.mix(1.0, hall, (*tint, 1), "MULTIPLY")
    e = n.n("ShaderNodeEmission", {"Color": hall, "Strength": glow}).outputs[0]
    b = n.bump(height, strength, dist)
    g = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.25 if kind == "satin" else 0.08, "Normal": b})
    fr = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": b}).outputs[0], 1.9, True)
    n.out(n.n("ShaderNodeMixShader", {0: fr, 1: e, 2: g.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def clear_glass(turn=90, strength=0.6, tint=(1, 1, 1, 1), boost=1.5, hdri="forest"):
    """Double-glazed clear pane without render noise: transparent, with the sky's reflection looked up and added as emission.

    `turn`, `strength` and `tint` repeat those of the scene's world_hdri.
    """
    m, n = mat("clearglass")
    wobble = n.bump(n.noise(n.pos(), 1.6, 1, 0.5), 0.03, 0.02)
    geometry = n.n("ShaderNodeNewGeometry")
    facing = geometry.outputs["Incoming"]
    cosine = n.math(
        "ABSOLUTE",
        n.n("ShaderNodeVectorMath", {0: facing, 1: geometry.outputs["Normal"]}, operation="DOT_PRODUCT").outputs[
            "Value"
        ],
    )
    schlick = n.math("ADD", n.math("MULTIPLY", n.math("POWER", n.math("SUBTRACT", 1.0, cosine), 5.0), 0.957), 0.043)
    fr = n.math("MINIMUM", n.math("MULTIPLY", schlick, 1.9 * boost), 0.95)
    mirror = n.n(
        "ShaderNodeVectorMath",
        {0: n.n("ShaderNodeVectorMath", {0: facing, 3: -1.0}, operation="SCALE").outputs[0], 1: wobble},
        operation="REFLECT",
    ).outputs[0]
    lookup = n.n("ShaderNodeMapping", {"Vector": mirror, "Rotation": (0, 0, math.radians(turn))}).outputs[0]
    e = n.n("ShaderNodeTexEnvironment", {"Vector": lookup})
    e.image = bpy.data.images.load(HDRI + hdri + ".exr")
    sky = n.mix(1.0, e.outputs[0], tint, "MULTIPLY")
    shine = n.n("ShaderNodeEmission", {"Color": sky, "Strength": n.math("MULTIPLY", fr, strength)}).outputs[0]
    through = n.math("SUBTRACT", 1.0, fr)
    t = n.n(
        "ShaderNodeBsdfTransparent",
        {
            "Color": n.mix(
                1.0,
                n.n("ShaderNodeCombineXYZ", {0: through, 1: through, 2: through}).outputs[0],
                (0.93, 0.96, 0.95, 1),
                "MULTIPLY",
            )
        },
    ).outputs[0]
    n.out(n.n("ShaderNodeAddShader", {0: shine, 1: t}))
    m.cycles.sample_as_light = False
    return m


# ---------------------------------------------------------------- leaves and frames
def grid_cells(w, stile, count, gap):
    """(x0, x1) of `count` equal cells between the stiles of a leaf."""
    inner = w - 2 * stile
    cell = (inner - gap * (count - 1)) / count
    return [(-inner / 2 + i * (cell + gap), -inner / 2 + i * (cell + gap) + cell) for i in range(count)]


def panelled_leaf(w, h, rows, paint, glass, stile=0.112):
    """Composite leaf of stiles and rails, x centred, foot at z = 0, face at y = 0.

    rows: bottom to top, (z0, z1, [(x0, x1, kind)]), kind 'panel', 'glass' or an arch rise for an arched pane.
    """
    gasket = simple("core", (0.006, 0.006, 0.006, 1), 0.6)
    xi = w / 2 - stile
    box("core", -w / 2 + 0.001, w / 2 - 0.001, 0.012, LEAF_THICKNESS, 0.001, h - 0.001, gasket, 0)
    for s in (-1, 1):
        x0, x1 = sorted((s * w / 2, s * (xi + GROOVE)))
        plate("stile", rect(x0, x1, 0, h), [], 0, paint.v)
        box(
            "edge",
            min(s * w / 2, s * (w / 2 - 0.002)),
            max(s * w / 2, s * (w / 2 - 0.002)),
            0.0003,
            0.03,
            0,
            h,
            paint.trim,
            0,
        )
    box("edge", -w / 2, w / 2, 0.0003, 0.03, h - 0.002, h, paint.trim, 0)

    def fill(x0, x1, z0, z1, kind):
        loop = rect(x0, x1, z0, z1)
        if kind == "panel":
            ring_sweep("panel", loop, PANEL_PROFILE, paint.v, True, 40)
            return
        if kind != "glass":
            loop = arch(x0, x1, z0, z1, kind)
            plate("spandrel", rect(x0 - 1e-4, x1 + 1e-4, z0 - 1e-4, z1 + 1e-4), [inset(loop, 1e-4)], 0, paint.h)
        ring_sweep("cassette", loop, CASSETTE_PROFILE, paint.trim, False, 40)
        inner = inset(loop, 0.033)
        mesh_obj("pane", [(x, 0.006, z) for x, z in inner], [tuple(range(len(inner)))], glass)

    z = 0
    for z0, z1, cells in rows:
        plate("rail", rect(-xi, xi, z, z0 - GROOVE), [], 0, paint.h)
        x = -xi
        for x0, x1, kind in cells:
            if x0 > x:
                plate("muntin", rect(x + GROOVE, x0 - GROOVE, z0, z1), [], 0, paint.v)
            fill(x0, x1, z0, z1, kind)
            x = x1
        z = z1
    plate("rail", rect(-xi, xi, z, h), [], 0, paint.h)


def boarded_leaf(w, h, joints, units, paint, glass, bezel):
    """Flush contemporary leaf: horizontal V joints at the heights `joints`, glazed `units` (x0, x1, z0, z1) in slim bezels."""
    gasket = simple("core", (0.006, 0.006, 0.006, 1), 0.6)
    box("core", -w / 2 + 0.001, w / 2 - 0.001, 0.0125, LEAF_THICKNESS, 0.001, h - 0.001, gasket, 0)
    cuts = [0] + list(joints) + [h]
    for z0, z1 in zip(cuts[:-1], cuts[1:]):
        a, b = z0 + (0.002 if z0 else 0), z1 - (0.002 if z1 < h else 0)
        holes = [rect(*u) for u in units if z0 < u[2] < z1]
        plate("board", rect(-w / 2, w / 2, a, b), holes, 0, paint.h)
    for z in joints:
        mesh_obj(
            "joint",
            [(x, y, zz) for zz, y in ((z - 0.002, 0), (z, 0.003), (z + 0.002, 0)) for x in (-w / 2, w / 2)],
            [(0, 1, 3, 2), (2, 3, 5, 4)],
            paint.trim,
        )
    for s in (-1, 1):
        box(
            "edge",
            min(s * w / 2, s * (w / 2 - 0.002)),
            max(s * w / 2, s * (w / 2 - 0.002)),
            0.0003,
            0.03,
            0,
            h,
            paint.trim,
            0,
        )
    for u in units:
        ring_sweep("bezel", rect(*u), SLIM_PROFILE, bezel, False, 40)
        inner = inset(rect(*u), 0.013)
        mesh_obj("pane", [(x, 0.005, z) for x, z in inner], [(0, 1, 2, 3)], glass)


def weather_bar(w, m):
    """Rain deflector along the foot of a leaf."""
    section = ((0, 0.062), (-0.006, 0.062), (-0.030, 0.032), (-0.031, 0.022), (-0.028, 0.020), (0, 0.020))
    v = [(x, y, z) for x in (-w / 2 + 0.01, w / 2 - 0.01) for y, z in section]
    mesh_obj(
        "weatherbar",
        v,
        [tuple(range(6)), tuple(range(11, 5, -1))] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)],
        m,
    )


def door_frame(x0, x1, height, m, y=0.0, mullions=(), sealant="#9a948a"):
    """Outer frame with sealant, gasket and threshold filling the opening x0..x1; mullion centres in `mullions`."""
    seal, gasket = simple("seal", srgb(sealant), 0.7), simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    alu = m_metal("threshold", (0.55, 0.55, 0.55, 1), 0.36)
    a, b = x0 + 0.005, x1 - 0.005
    with Group(y=y):
        for xa, xb in ((x0, a + 0.002), (b - 0.002, x1)):
            box("seal", xa, xb, 0.055, 0.10, 0, height, seal, 0)
        box("seal", x0, x1, 0.055, 0.10, height - 0.006, height, seal, 0)
        ring_sweep("frame", rect(a, b, -0.032, height - 0.004), FRAME_PROFILE, m, False, 28)
        box("gasketback", a + 0.03, b - 0.03, 0.112, 0.12, 0, height - 0.02, gasket, 0)
        box("threshold", a, b, 0.012, 0.10, 0, 0.014, alu, 0.003, 3)
        box("threshold2", a + 0.01, b - 0.01, 0.05, 0.10, 0.012, 0.024, alu, 0.002)
        for x in mullions:
            box("mullion", x - 0.03, x + 0.03, 0.052, 0.11, 0.014, height - 0.03, m, 0.004, 3)


def fixed_pane(x0, x1, z0, z1, y, m, glass):
    """Glazed side panel inside a frame: bead, gasket line and pane."""
    gasket = simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    ring_sweep(
        "bead",
        rect(x0, x1, z0, z1),
        [(0, y), (0.003, y - 0.003), (0.012, y - 0.003), (0.024, y + 0.006), (0.026, y + 0.012)],
        m,
        False,
        30,
    )
    ring_sweep(
        "beadgasket",
        rect(x0 + 0.0255, x1 - 0.0255, z0 + 0.0255, z1 - 0.0255),
        [(0, y + 0.0115), (0.003, y + 0.0115), (0.003, y + 0.02)],
        gasket,
        False,
    )
    mesh_obj(
        "pane", [(x, y + 0.016, z) for x, z in rect(x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02)], [(0, 1, 2, 3)], glass
    )


def upvc_sash(w, h, m, glass, face=0.078, depth=0.06, panel_to=None):
    """Welded uPVC sash, x 0..w, z 0..h, front at y = 0, finished on both sides; `panel_to` fills it with a moulded panel below that height."""
    gasket = simple("gasket", (0.02, 0.02, 0.02, 1), 0.6)
    f = face
    ring_sweep(
        "sash",
        rect(0, w, 0, h),
        [
            (0, depth),
            (0, 0.004),
            (0.0012, 0.0012),
            (0.004, 0),
            (f - 0.024, 0),
            (f - 0.020, 0.0015),
            (f - 0.011, 0.008),
            (f - 0.004, 0.0135),
            (f, 0.015),
            (f, 0.05),
        ],
        m,
        False,
        30,
    )
    ring_sweep(
        "sashback",
        rect(0, w, 0, h)[::-1],
        [(0, depth), (0, depth + 0.0015), (-f, depth + 0.0015), (-f, 0.05)],
        m,
        False,
        30,
    )
    z0 = f
    if panel_to:
        box("midrail", f - 0.001, w - f + 0.001, 0.001, depth, panel_to - 0.045, panel_to + 0.045, m, 0.006, 3)
        upvc_panel(f, w - f, f, panel_to - 0.045, 0.012, m)
        z0 = panel_to + 0.045
    if glass:
        ring_sweep(
            "sashgasket",
            rect(f - 0.0005, w - f + 0.0005, z0 - 0.0005, h - f + 0.0005),
            [(0, 0.0148), (0.003, 0.0148), (0.003, 0.022)],
            gasket,
            False,
        )
        mesh_obj(
            "pane",
            [(x, 0.022, z) for x, z in rect(f - 0.01, w - f + 0.01, z0 - 0.01, h - f + 0.01)],
            [(0, 1, 2, 3)],
            glass,
        )


def upvc_panel(x0, x1, z0, z1, y, m):
    """Moulded uPVC infill panel with one raised field."""
    plate("panelface", rect(x0, x1, z0, z1), [rect(x0 + 0.07, x1 - 0.07, z0 + 0.07, z1 - 0.07)], y, m)
    ring_sweep(
        "field",
        rect(x0 + 0.07, x1 - 0.07, z0 + 0.07, z1 - 0.07),
        [
            (0, y),
            (0.004, y - 0.004),
            (0.010, y - 0.006),
            (0.016, y - 0.004),
            (0.020, y + 0.003),
            (0.028, y + 0.005),
            (0.052, y - 0.001),
            (0.056, y - 0.002),
        ],
        m,
        True,
        35,
    )


# ---------------------------------------------------------------- door furniture (face of the leaf at y = 0)
def lever(x, m, side=1, z=HANDLE_HEIGHT):
    """Lever handle on a long back plate with euro cylinder; `side` is the side of the leaf it stands on (+1 right)."""
    dark = simple("dark", (0.01, 0.01, 0.01, 1), 0.8)
    box("backplate", x - 0.0165, x + 0.0165, -0.0085, 0, z - 0.125, z + 0.115, m, 0.0075, 5)
    lathe("rose", [(0, 0.013), (0.0115, 0.013), (0.0125, 0.012), (0.0125, 0)], m, 40, (x, -0.008, z + 0.045), "Y")
    s = side
    pts = [(x, -0.018, z + 0.045), (x, -0.040, z + 0.045)]
    pts += [
        (x - s * 0.012 * (1 - math.cos(t)), -0.040 - 0.012 * math.sin(t), z + 0.045)
        for t in np.linspace(0.2, math.pi / 2, 6)
    ]
    pts += [
        (x - s * (0.012 + 0.105 * t), -0.052 + 0.006 * t * t, z + 0.045 - 0.004 * math.sin(t * math.pi))
        for t in np.linspace(0.05, 1, 12)
    ]
    tube("lever", pts, 0.0088, m, 8)
    lathe("cylinder", [(0, 0.006), (0.008, 0.006), (0.0085, 0.0055), (0.0085, 0)], m, 32, (x, -0.0085, z - 0.048), "Y")
    box("cylinder", x - 0.005, x + 0.005, -0.0142, -0.008, z - 0.073, z - 0.05, m, 0.004, 3)
    box("keyway", x - 0.0008, x + 0.0008, -0.0147, -0.014, z - 0.0525, z - 0.0435, dark, 0)
    for dz in (0.098, -0.108):
        lathe("screw", [(0, 0.0012), (0.003, 0.001), (0.0038, 0)], m, 20, (x, -0.0085, z + dz), "Y")


def bar_handle(x, z0, z1, m, r=0.0165):
    """Long tubular pull on two stand-offs, with the cylinder rose beside it."""
    tube("bar", [(x, -0.075, z0), (x, -0.075, z1)], r, m, 8)
    for z in (z0 + 0.12, z1 - 0.12):
        tube("standoff", [(x, 0, z), (x, -0.07, z)], 0.009, m, 6)
        lathe("rose", [(0, 0.006), (0.016, 0.006), (0.018, 0.004), (0.018, 0)], m, 32, (x, 0, z), "Y")


def cylinder_rose(x, z, m):
    """Round security rose over a euro cylinder."""
    dark = simple("dark", (0.01, 0.01, 0.01, 1), 0.8)
    lathe("rose", [(0, 0.008), (0.020, 0.008), (0.025, 0.006), (0.026, 0)], m, 40, (x, 0, z), "Y")
    lathe("plug", [(0, 0.012), (0.0075, 0.012), (0.0085, 0.010), (0.0085, 0.006)], m, 32, (x, 0, z), "Y")
    box("keyway", x - 0.0009, x + 0.0009, -0.0125, -0.0118, z - 0.005, z + 0.005, dark, 0)


def letter_plate(z, m, half_w=0.150, x=0.0):
    """Letter plate with a sprung flap, centred at (x, z)."""
    a, b = half_w, 0.036
    ring_sweep(
        "letterplate",
        rect(x - a, x + a, z - b, z + b),
        [
            (0, 0),
            (0, -0.004),
            (0.0012, -0.0065),
            (0.003, -0.0078),
            (0.009, -0.0082),
            (0.0105, -0.0075),
            (0.0115, -0.006),
            (0.0115, -0.001),
        ],
        m,
        False,
        40,
    )
    box("flap", x - a + 0.0125, x + a - 0.0125, -0.0072, -0.001, z - b + 0.0125, z + b - 0.0125, m, 0.0025, 4)


def ring_knocker(z, m, x=0.0):
    """Ring knocker on a boss."""
    lathe(
        "boss",
        [(0, 0.020), (0.010, 0.019), (0.0135, 0.014), (0.0125, 0.008), (0.020, 0.004), (0.022, 0)],
        m,
        40,
        (x, 0, z + 0.045),
        "Y",
    )
    ring = [
        (x + 0.038 * math.sin(t), -0.014 - 0.004 * (1 - math.cos(t)) / 2, z + 0.004 + 0.038 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    tube("ring", ring, 0.0052, m, 8, True)


def centre_knob(z, m, x=0.0, r=0.038):
    """Round door knob on a stepped rose."""
    k = r / 0.038
    lathe(
        "knob",
        [
            (0, 0.062 * k),
            (0.018 * k, 0.060 * k),
            (0.032 * k, 0.052 * k),
            (0.038 * k, 0.040 * k),
            (0.034 * k, 0.030 * k),
            (0.018 * k, 0.022 * k),
            (0.014 * k, 0.012 * k),
            (0.030 * k, 0.008 * k),
            (0.040 * k, 0.005 * k),
            (0.042 * k, 0),
        ],
        m,
        48,
        (x, 0, z),
        "Y",
    )


def door_number(s, z, x=0.0, y=-0.005, size=0.085):
    """Raised brass numerals; half metallic, so that they stay readable where they mirror the dark."""
    text("number", s, size, (x, y, z), simple("numerals", srgb("#dcb974"), 0.35, metal=0.4), ext=0.004, bev=0.0012)


def spyhole(z, m, x=0.0):
    """Door viewer."""
    lathe("spyhole", [(0, 0.003), (0.004, 0.0035), (0.0075, 0.003), (0.0085, 0)], m, 32, (x, 0, z), "Y")


def butt_hinges(x, heights, m):
    """Knuckles of the hinges on the frame side of a leaf."""
    for z in heights:
        lathe(
            "hinge",
            [(0, 0.052), (0.007, 0.052), (0.008, 0.05), (0.008, -0.05), (0.007, -0.052), (0, -0.052)],
            m,
            20,
            (x, -0.004, z),
        )


# ---------------------------------------------------------------- outside: lamps, ground, pots, planting
def cylinder_lamp(x, z, y=0.0, power=5):
    """Up-and-down wall light, black."""
    body = m_upvc("lampbody", srgb("#24272a"), 0.35)
    glow = lit("lampglow", (1, 0.62, 0.30, 1), 14)
    box("lampback", x - 0.03, x + 0.03, y - 0.02, y, z - 0.05, z + 0.05, body, 0.003)
    lathe(
        "lamp",
        [(0.036, -0.09), (0.042, -0.09), (0.042, 0.09), (0.036, 0.09), (0.036, 0.085)],
        body,
        40,
        (x, y - 0.066, z),
    )
    for d in (-1, 1):
        lathe("lampend", [(0, 0), (0.034, 0)], glow, 24, (x, y - 0.066, z + d * 0.08))
        if power:
            spot((x, y - 0.066, z + d * 0.09), (0 if d < 0 else math.pi, 0, 0), power)


def spot(loc, rot, power, col=(1, 0.66, 0.36), size=75, soft=0.03):
    """Spot light; rot (0, 0, 0) shines down."""
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, col, math.radians(size), 0.7, soft
    o = bpy.data.objects.new("spot", l)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    return o


def point(loc, power, col=(1, 0.66, 0.36), soft=0.04):
    """Small omnidirectional light."""
    l = bpy.data.lights.new("point", "POINT")
    l.energy, l.color, l.shadow_soft_size = power, col, soft
    o = bpy.data.objects.new("point", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def lantern(x, z, pane, y=0.0, power=0.0, glow=2.0):
    """Square coach lantern on a bracket, glazed with `pane`; `power` adds a real light inside it."""
    iron = m_upvc("iron", srgb("#1b1d1f"), 0.38)
    w, h, yc = 0.075, 0.24, y - 0.19
    box("wallplate", x - 0.04, x + 0.04, y - 0.014, y, z - 0.13, z + 0.13, iron, 0.006, 3)
    tube(
        "arm", [(x, y - 0.012, z - 0.09), (x, y - 0.10, z - 0.19), (x, yc, z - 0.20), (x, yc, z - 0.12)], 0.009, iron, 5
    )
    box("base", x - w, x + w, yc - w, yc + w, z - 0.13, z - 0.11, iron, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "post",
                x + sx * (w - 0.012) - 0.006,
                x + sx * (w - 0.012) + 0.006,
                yc + sy * (w - 0.012) - 0.006,
                yc + sy * (w - 0.012) + 0.006,
                z - 0.11,
                z + h - 0.11,
                iron,
                0.002,
            )
    lathe(
        "hood",
        [
            (w * 1.62, h - 0.115),
            (w * 1.62, h - 0.105),
            (0.035, h - 0.02),
            (0.035, h),
            (0.012, h + 0.03),
            (0.016, h + 0.045),
            (0, h + 0.06),
        ],
        iron,
        4,
        (x, yc, z),
        smooth=10,
    ).rotation_euler = (0, 0, math.pi / 4)
    q = w - 0.014
    for pts in (
        [(x - q, yc - q), (x + q, yc - q)],
        [(x + q, yc - q), (x + q, yc + q)],
        [(x - q, yc + q), (x - q, yc - q)],
    ):
        (xa, ya), (xb, yb) = pts
        mesh_obj(
            "lanternpane",
            [(xa, ya, z - 0.11), (xb, yb, z - 0.11), (xb, yb, z + h - 0.11), (xa, ya, z + h - 0.11)],
            [(0, 1, 2, 3)],
            pane,
        )
    lathe(
        "bulb",
        [(0, 0.075), (0.02, 0.065), (0.03, 0.04), (0.026, 0.01), (0.014, -0.02), (0.014, -0.06), (0, -0.06)],
        lit("bulb", (1, 0.60, 0.26, 1), glow),
        24,
        (x, yc, z),
    )
    if power:
        point((x, yc, z + 0.03), power, (1, 0.60, 0.28), 0.05)


def paving(x0, x1, y0, y1, z, m, rg, w=0.44, d=0.44, joint=0.006, stagger=0.0, grout="#5d564b"):
    """Flags laid from the wall outwards on a bed, each a little out of level."""
    v, f, r = [], [], []
    y, row = y1, 0
    while y > y0:
        x = x0 - w * ((row * stagger) % 1) - (rg.random() * w * 0.5 if stagger == 0 else 0)
        while x < x1:
            o, j, b = len(v), joint / 2, 0.004
            zt = z + rg.gauss(0, 0.0008)
            outer = [(x + j, y - d + j), (x + w - j, y - d + j), (x + w - j, y - j), (x + j, y - j)]
            inner = [
                (x + j + b, y - d + j + b),
                (x + w - j - b, y - d + j + b),
                (x + w - j - b, y - j - b),
                (x + j + b, y - j - b),
            ]
            v += (
                [(*p, zt - 0.02) for p in outer]
                + [(*p, zt - 0.004) for p in outer]
                + [(*p, zt + rg.gauss(0, 0.0006)) for p in inner]
            )
            for k in range(4):
                f += [
                    (o + k, o + (k + 1) % 4, o + 4 + (k + 1) % 4, o + 4 + k),
                    (o + 4 + k, o + 4 + (k + 1) % 4, o + 8 + (k + 1) % 4, o + 8 + k),
                ]
            f.append((o + 8, o + 9, o + 10, o + 11))
            r += [rg.random()] * 12
            x += w
        y -= d
        row += 1
    mesh_obj("paving", v, f, m, None, {"rnd": r})
    flat("bed", x0 - 1, x1 + 1, y0 - 0.2, y1, z - 0.012, simple("grout", srgb(grout), 0.9, noise=0.5))


def flat(name, x0, x1, y0, y1, z, m):
    """Horizontal rectangle."""
    return mesh_obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)


def upright(name, x0, x1, z0, z1, y, m):
    """Vertical rectangle facing the camera."""
    return mesh_obj(name, [(x, y, z) for x, z in rect(x0, x1, z0, z1)], [(0, 1, 2, 3)], m)


def soil_bed(x0, x1, y0, y1, z, rg):
    """Planting bed: dark crumbly soil in gentle heaps."""
    m = simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=60)
    nx, ny = 40, 10
    v = [
        (x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, z + rg.gauss(0, 0.008))
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    mesh_obj(
        "soilbed",
        v,
        [
            (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
            for j in range(ny)
            for i in range(nx)
        ],
        m,
        60,
    )


def zinc_planter(cx, cy, z, w, h, m):
    """Square tapered planter with a rolled rim and soil; returns the height of the soil."""
    lp = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
    v, f = [], []
    for ins, zz in [(0.018, 0), (0, h - 0.02), (-0.004, h - 0.018), (-0.004, h), (0.010, h), (0.012, h - 0.03)]:
        v += [(x + (ins if x < cx else -ins), y + (ins if y < cy else -ins), z + zz) for x, y in lp]
    for k in range(5):
        f += [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for i in range(4)]
    o = mesh_obj("planter", v, f, m)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method = 0.004, 3, "ANGLE"
    flat(
        "potsoil",
        cx - w,
        cx + w,
        cy - w,
        cy + w,
        z + h - 0.025,
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=80),
    )
    return z + h - 0.025


def clay_pot(cx, cy, z, r, h, m):
    """Terracotta pot with a rim; returns the height of the soil."""
    lathe(
        "pot",
        [
            (r * 0.68, 0),
            (r * 0.92, h * 0.78),
            (r * 0.95, h * 0.79),
            (r * 1.0, h * 0.80),
            (r, h - 0.006),
            (r - 0.004, h),
            (r - 0.016, h),
            (r - 0.02, h - 0.03),
        ],
        m,
        48,
        (cx, cy, z),
    )
    lathe(
        "potsoil",
        [(0, h - 0.03), (r - 0.017, h - 0.032)],
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=80),
        32,
        (cx, cy, z),
    )
    return z + h - 0.03


def box_ball(cx, cy, soil, R, m, rg, count=6500, size=0.024):
    """Clipped box ball standing on the soil."""
    ball_shrub("boxball", (cx, cy, soil + R * 0.85), R, count, size, m, rg, 1.0, 0.05)
    lathe(
        "boxcore",
        [(0, R * 0.68), (R * 0.5, R * 0.5), (R * 0.72, 0), (R * 0.5, -R * 0.5), (0, -R * 0.68)],
        simple("boxcore", srgb("#141d0c"), 0.9),
        16,
        (cx, cy, soil + R * 0.85),
    )


def blades(name, n, radius, height, lean, width, m, rg, segs=4, bend=1.0):
    """Tuft of narrow arching blades around the origin; returns the object and the blade tips."""
    v, f, r, tips = [], [], [], []
    for _ in range(n):
        a, b, q = rg.random() * math.tau, rg.random() * math.tau, radius * rg.random() ** 0.5
        h, l = height * rg.uniform(0.6, 1.1), abs(rg.gauss(0, lean)) + 0.03
        bx, by = q * math.cos(a), q * math.sin(a)
        lx, ly = math.cos(a * 0.6 + b * 0.4) * l * height, math.sin(a * 0.6 + b * 0.4) * l * height
        nx, ny = -math.sin(b) * width, math.cos(b) * width
        o, rnd = len(v), rg.random()
        for k in range(segs + 1):
            t = k / segs
            wd = 1 - t * 0.85
            z = h * (t - (bend - 1) * t * t * 0.5)
            c = (bx + lx * t * t, by + ly * t * t, z)
            v += [(c[0] - nx * wd, c[1] - ny * wd, z), (c[0] + nx * wd, c[1] + ny * wd, z)]
            if k:
                f.append((o + 2 * k - 2, o + 2 * k - 1, o + 2 * k + 1, o + 2 * k))
        r += [rnd] * (2 * (segs + 1))
        tips.append((bx + lx, by + ly, h * (1 - (bend - 1) * 0.5), rnd))
    return mesh_obj(name, v, f, m, None, {"rnd": r}), tips


def lavender(rg, n=170, height=0.46):
    """Parts of one lavender clump, to be placed with `copies`."""
    stalk = m_leaf("lavstalk", "#4b5a3c", "#73805a", "#97a07c", 0.2, False)
    bloom = m_leaf("lavbloom", "#4a3a70", "#6a569a", "#8f7fba", 0.25, False)
    foot, _ = blades("lavfoot", n, 0.13, height * 0.55, 0.45, 0.0024, stalk, rg)
    stems, tips = blades("lavstems", n, 0.09, height, 0.42, 0.0012, stalk, rg)
    c, nrm, rnd = [], [], []
    for x, y, z, r in tips:
        for k in range(7):
            c.append((x + rg.gauss(0, 0.003), y + rg.gauss(0, 0.003), z - 0.008 * k + 0.01))
            nrm.append((rg.gauss(0, 1), rg.gauss(0, 1), 0.5))
            rnd.append(min(1, max(0, r + rg.gauss(0, 0.15))))
    heads = leaves("lavheads", c, nrm, 0.014, bloom, rg, 0.7, rnd=rnd)
    park = [foot, stems, heads]
    for o in park:
        o.location = (0, 60, -8)
    return park


def feather_grass(rg, n=420, height=0.75):
    """Parts of one clump of ornamental grass, to be placed with `copies`."""
    m = m_leaf("feather", "#5a6236", "#87894f", "#b9ad78", 0.35, False)
    o, _ = blades("feather", n, 0.07, height, 0.5, 0.0017, m, rg, 6, 1.5)
    o.location = (0, 60, -8)
    return [o]


def climber(points, spread, count, size, m, rg, y=0.0, flowers=None, bloom_count=0):
    """Leaves (and blooms) of a plant trained on the wall along a polyline of (x, z); woody stem included."""
    bark = simple("bark", srgb("#4a3b2c"), 0.9, noise=0.6, bump=0.5)
    tube("stem", [(x, y - 0.03, z) for x, z in points], 0.011, bark, 3)
    segs = list(zip(points[:-1], points[1:]))
    length = [math.dist(a, b) for a, b in segs]
    c, nrm, rnd = [], [], []

    def pick():
        (x0, z0), (x1, z1) = rg.choices(segs, length)[0]
        t = rg.random()
        lump = spread * (0.55 + 0.45 * math.sin(7 * (x0 + z0) + 9 * t))
        return x0 + (x1 - x0) * t + rg.gauss(0, lump), z0 + (z1 - z0) * t + rg.gauss(0, lump)

    for _ in range(count):
        x, z = pick()
        depth = rg.random()
        c.append((x, y - 0.02 - 0.13 * depth * rg.random(), z))
        nrm.append((rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.5)))
        rnd.append(min(1, max(0, depth * 0.7 + rg.random() * 0.3)))
    leaves("climber", c, nrm, size, m, rg, 0.62, rnd=rnd)
    for _ in range(bloom_count):
        x, z = pick()
        ball_shrub(
            "bloom", (x, y - 0.13 - 0.04 * rg.random(), z), rg.uniform(0.022, 0.034), 34, 0.034, flowers, rg, 0.8, 0.05
        )


def loose_shrub(cx, cy, z, R, m, rg, count=3200, size=0.055, squash=1.0):
    """Irregular garden shrub made of a few overlapping balls."""
    for k in range(3):
        q = R * (1 if k == 0 else rg.uniform(0.55, 0.75))
        dx, dy = (0, 0) if k == 0 else (rg.uniform(-0.6, 0.6) * R, rg.uniform(-0.4, 0.2) * R)
        ball_shrub(
            "shrub", (cx + dx, cy + dy, z + q * squash * 0.85), q, int(count * (q / R) ** 2), size, m, rg, squash, 0.25
        )


def milk_bottles(x, y, z, rg, count=2):
    """Milk bottles left on the step."""
    milk, foil = simple("milk", srgb("#f2eee4"), 0.12), m_metal("foil", (0.75, 0.75, 0.78, 1), 0.3)
    for k in range(count):
        cx, cy = x + k * 0.095, y + rg.uniform(-0.02, 0.02)
        lathe(
            "milkbottle",
            [(0, 0), (0.036, 0), (0.039, 0.006), (0.039, 0.115), (0.034, 0.14), (0.022, 0.17), (0.0195, 0.195)],
            milk,
            32,
            (cx, cy, z),
        )
        lathe(
            "cap",
            [(0.0195, 0.195), (0.0225, 0.196), (0.0225, 0.209), (0.021, 0.212), (0, 0.2125)],
            foil,
            32,
            (cx, cy, z),
        )


def doormat(x0, x1, y0, y1, z):
    """Coir mat."""
    m, n = mat("coir")
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 160, 3, 0.7), 0.35, 0.65, 0, 1), srgb("#6e5436"), srgb("#3d2d1c"))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Normal": n.bump(n.noise(p, 320, 2, 0.6), 1.0, 0.004)}))
    box("doormat", x0, x1, y0, y1, z, z + 0.016, m, 0.005)


def tiled_floor(x0, x1, y0, y1, z, colours, size=0.152):
    """Chequered quarry tiles."""
    mats = [m_stone("quarry", c, c, "#3a2a24", 9, 0.55, 0.15, 0.001, attr="rnd") for c in colours]
    rg = random.Random(2)
    nx, ny = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    for k, m in enumerate(mats):
        v, f, r = [], [], []
        for i in range(nx):
            for j in range(ny):
                if (i + j) % 2 != k:
                    continue
                o, g, zz = len(v), 0.0018, z + rg.gauss(0, 0.0004)
                a, b = x0 + i * size, y1 - (j + 1) * size
                v += [
                    (a + g, b + g, zz),
                    (a + size - g, b + g, zz),
                    (a + size - g, b + size - g, zz),
                    (a + g, b + size - g, zz),
                ]
                f.append((o, o + 1, o + 2, o + 3))
                r += [rg.random() * 0.6] * 4
        mesh_obj("tiles", v, f, m, None, {"rnd": r})
    flat("tilebed", x0, x1, y0, y1, z - 0.003, simple("tilegrout", srgb("#6b635a"), 0.9))


def umbrella_stand(x, y, z, m):
    """Glazed pot with two furled umbrellas."""
    lathe(
        "stand",
        [(0.10, 0), (0.115, 0.02), (0.105, 0.30), (0.12, 0.46), (0.128, 0.48), (0.118, 0.48), (0.10, 0.40)],
        m,
        40,
        (x, y, z),
    )
    wood_, navy = tag_free_wood("crook"), cloth("brolly", "#22314a", 0)
    for dx, lean, col in ((-0.03, -0.05, navy), (0.035, 0.07, cloth("brolly2", "#6d2f2a", 0))):
        o = lathe(
            "umbrella",
            [(0.008, 0.1), (0.030, 0.45), (0.042, 0.70), (0.030, 0.74), (0.008, 0.76)],
            col,
            10,
            (x + dx, y, z),
            smooth=20,
        )
        o.rotation_euler = (0, lean, 0)
        top = [(x + dx + lean * 0.76, y, z + 0.75), (x + dx + lean * 0.9, y, z + 0.86)]
        top += [
            (x + dx + lean * 0.9 + 0.035 * (1 - math.cos(t)), y, z + 0.86 + 0.035 * math.sin(t))
            for t in np.linspace(0.3, math.pi * 1.1, 10)
        ]
        tube("crook", top, 0.008, wood_, 4)


def hanging_basket(x, z, y, rg, foliage, blooms, R=0.19):
    """Flower basket on a scrolled iron bracket."""
    iron = m_upvc("iron", srgb("#1b1d1f"), 0.4)
    box("bracketplate", x - 0.012, x + 0.012, y - 0.01, y, z + 0.12, z + 0.42, iron, 0.003)
    tube("bracket", [(x, y - 0.008, z + 0.40), (x, y - 0.18, z + 0.43), (x, y - 0.27, z + 0.40)], 0.007, iron, 4)
    for a in range(3):
        t = a * math.tau / 3
        tube(
            "chain",
            [(x, y - 0.27, z + 0.40), (x + R * 0.8 * math.cos(t), y - 0.27 + R * 0.8 * math.sin(t), z + 0.02)],
            0.003,
            iron,
            3,
        )
    lathe(
        "basket",
        [(0, -0.15), (R * 0.5, -0.12), (R * 0.85, -0.03), (R * 0.9, 0.01)],
        simple("coconut", srgb("#5b432c"), 0.95, noise=0.5, bump=0.8),
        32,
        (x, y - 0.27, z),
    )
    ball_shrub("basketgreen", (x, y - 0.27, z + 0.02), R * 1.1, 900, 0.045, foliage, rg, 0.75, 0.2)
    for k in range(34):
        a, e = rg.uniform(0, math.tau), rg.uniform(-0.9, 1.3)
        p = (
            x + R * 1.18 * math.cos(a) * math.cos(e),
            y - 0.27 + R * 1.1 * math.sin(a) * math.cos(e),
            z + 0.02 + R * 0.95 * math.sin(e),
        )
        ball_shrub("basketbloom", p, 0.022, 26, 0.03, blooms[k % len(blooms)], rg, 0.8, 0.05)


def bistro_chair(x, y, z, turn, metal, slats, rg):
    """Folding bistro chair facing -Y."""
    with Group(x, y, z, turn):
        for s in (-0.19, 0.19):
            tube("leg", [(s, 0.20, 0), (s, -0.17, 0.45)], 0.009, metal, 3)
            tube("leg", [(s, -0.20, 0), (s, 0.17, 0.46), (s, 0.22, 0.82)], 0.009, metal, 3)
        for k in range(6):
            tag(
                box(
                    "seatslat", -0.205, 0.205, -0.19 + k * 0.062, -0.19 + k * 0.062 + 0.052, 0.452, 0.468, slats, 0.004
                ),
                rg,
            )
        for zz in (0.62, 0.70, 0.78):
            tag(
                box(
                    "backslat",
                    -0.20,
                    0.20,
                    0.185 + (zz - 0.62) * 0.14,
                    0.199 + (zz - 0.62) * 0.14,
                    zz,
                    zz + 0.055,
                    slats,
                    0.004,
                ),
                rg,
            )


def bistro_table(x, y, z, metal, top, r=0.33):
    """Round folding table with two cups and a small jug of flowers."""
    lathe(
        "tabletop",
        [(0, 0.735), (r - 0.01, 0.735), (r, 0.731), (r, 0.712), (r - 0.012, 0.708), (0, 0.708)],
        top,
        48,
        (x, y, z),
    )
    for k in range(4):
        a = k * math.pi / 2 + 0.6
        tube(
            "tableleg",
            [
                (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), z + 0.71),
                (x - 0.02 * math.cos(a), y - 0.02 * math.sin(a), z + 0.4),
                (x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), z),
            ],
            0.009,
            metal,
            3,
        )
    china = simple("china", srgb("#ece8df"), 0.18)
    for dx, dy in ((-0.14, -0.06), (0.12, -0.12)):
        lathe(
            "saucer",
            [(0, 0.737), (0.04, 0.737), (0.07, 0.748), (0.071, 0.750), (0.04, 0.741), (0, 0.741)],
            china,
            32,
            (x + dx, y + dy, z),
        )
        lathe(
            "cup",
            [(0, 0.742), (0.022, 0.742), (0.034, 0.765), (0.040, 0.80), (0.038, 0.80), (0.031, 0.767), (0, 0.75)],
            china,
            32,
            (x + dx, y + dy, z),
        )
    lathe(
        "jug",
        [(0, 0.737), (0.04, 0.737), (0.055, 0.77), (0.048, 0.82), (0.035, 0.86), (0.042, 0.885), (0.038, 0.885)],
        simple("jug", srgb("#7d97a3"), 0.25),
        32,
        (x + 0.02, y + 0.12, z),
    )


def garden_bench(x, y, z, turn, length, rg, wood_, seat, accents):
    """Low slatted garden sofa with cushions, facing -Y."""
    with Group(x, y, z, turn):
        for k in range(6):
            tag(box("slat", 0, length, k * 0.115, k * 0.115 + 0.1, 0.26, 0.285, wood_, 0.004), rg)
        for xx in (0.04, length - 0.10):
            for yy in (0.02, 0.60):
                tag(box("leg", xx, xx + 0.06, yy, yy + 0.06, 0, 0.26 if yy < 0.3 else 0.72, wood_, 0.005), rg)
        for k in range(3):
            tag(box("back", 0, length, 0.66, 0.68, 0.36 + k * 0.13, 0.36 + k * 0.13 + 0.09, wood_, 0.004), rg)
        for k in range(2):
            box(
                "cushion",
                0.02 + k * length / 2,
                length / 2 - 0.01 + k * length / 2,
                0,
                0.62,
                0.285,
                0.41,
                seat,
                0.045,
                5,
            )
            pillow(length * 0.25 + k * length / 2, 0.54, 0.60, 0.44, 0.40, 0.16, accents[k], (-0.22, 0, 0.04))


def storm_lantern(x, y, z, glow=18, power=0.0, h=0.30):
    """Candle lantern standing on the ground."""
    iron, wax = m_upvc("iron", srgb("#1b1d1f"), 0.4), simple("wax", srgb("#efe6d2"), 0.5)
    w = h * 0.30
    box("lanternbase", x - w, x + w, y - w, y + w, z, z + 0.015, iron, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                "lanternpost",
                x + sx * (w - 0.008) - 0.005,
                x + sx * (w - 0.008) + 0.005,
                y + sy * (w - 0.008) - 0.005,
                y + sy * (w - 0.008) + 0.005,
                z,
                z + h,
                iron,
                0.001,
            )
    lathe(
        "lanternhood",
        [
            (w * 1.42, h - 0.005),
            (w * 1.42, h + 0.005),
            (0.03, h + 0.06),
            (0.012, h + 0.065),
            (0.012, h + 0.09),
            (0, h + 0.09),
        ],
        iron,
        4,
        (x, y, z),
        smooth=10,
    ).rotation_euler = (0, 0, math.pi / 4)
    lathe("candle", [(0, h * 0.42), (0.03, h * 0.42), (0.032, h * 0.40), (0.032, 0.015)], wax, 24, (x, y, z))
    lathe(
        "flame",
        [(0, h * 0.60), (0.008, h * 0.50), (0.006, h * 0.45), (0, h * 0.43)],
        lit("flame", (1, 0.55, 0.18, 1), glow),
        12,
        (x, y, z),
    )
    if power:
        point((x, y, z + h * 0.55), power, (1, 0.55, 0.22), 0.03)


# ---------------------------------------------------------------- walls and windows
def rendered_wall(x0, x1, z0, z1, holes, m, depth=0.1, y=0.0):
    """Rendered wall at y with rounded arrises round its openings (x0, x1, z0, z1)."""
    plate(
        "render",
        rect(x0, x1, z0, z1),
        [rect(a - 0.008, b + 0.008, max(c - 0.008, z0 + 1e-4), d + 0.008) for a, b, c, d in holes],
        y,
        m,
    )
    for a, b, c, d in holes:
        ring_sweep(
            "reveal",
            rect(a, b, c, d),
            [(-0.0081, y), (-0.004, y + 0.0008), (-0.0012, y + 0.004), (0, y + 0.009), (0, y + depth)],
            m,
            False,
        )


def cottage_window(x0, x1, z0, z1, m, rg, sill, glass, bars=1, drapes="#cfc3ae", room_glow=0.45):
    """White two-light window with stone sill, curtains and a dim room behind it."""
    ring_sweep(
        "windowframe",
        rect(x0, x1, z0, z1),
        [(0, 0.12), (0, 0.056), (0.001, 0.055), (0.040, 0.055), (0.046, 0.062), (0.050, 0.07), (0.05, 0.12)],
        m,
        False,
        30,
    )
    mid = (x0 + x1) / 2
    for a, b in ((x0 + 0.048, mid), (mid, x1 - 0.048)):
        ring_sweep(
            "light",
            rect(a, b, z0 + 0.048, z1 - 0.048),
            [(0, 0.1), (0, 0.051), (0.002, 0.049), (0.036, 0.049), (0.044, 0.058), (0.046, 0.064), (0.046, 0.09)],
            m,
            False,
            30,
        )
        for k in range(bars):
            z = z0 + 0.048 + (z1 - z0 - 0.096) * (k + 1) / (bars + 1)
            box("bar", a + 0.044, b - 0.044, 0.056, 0.076, z - 0.012, z + 0.012, m, 0.005)
        mesh_obj(
            "windowpane",
            [(x, 0.068, z) for x, z in rect(a + 0.03, b - 0.03, z0 + 0.08, z1 - 0.08)],
            [(0, 1, 2, 3)],
            glass,
        )
    box("sill", x0 - 0.07, x1 + 0.07, -0.055, 0.09, z0 - 0.07, z0, sill, 0.008, 3)
    fabric = cloth("drapes", drapes, glow=room_glow * 0.55)
    w = x1 - x0
    curtain(x0 - 0.05, x0 + w * 0.27, 0.24, z0 - 0.1, z1 + 0.05, fabric, 4, 0.03)
    curtain(x1 + 0.05, x1 - w * 0.27, 0.24, z0 - 0.1, z1 + 0.05, fabric, 4, 0.03)
    m2, n = mat("dimroom")
    c = n.ramp(
        n.noise(n.pos(), 1.4, 2, 0.4),
        [(0.35, srgb("#3a2f26")), (0.5, srgb("#7d6a55")), (0.62, srgb("#4d4237")), (0.7, srgb("#a58c6c"))],
    )
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": room_glow}))
    m2.cycles.sample_as_light = False
    upright("dimroom", x0 - 0.6, x1 + 0.6, z0 - 0.6, z1 + 0.4, 1.1, m2)
    flat("innersill", x0, x1, 0.12, 0.34, z0 + 0.02, m)
    books(x0 + w * 0.34, 0.17, z0 + 0.02, rg, 5)


def hydrangea(cx, cy, z, R, rg, petals, foliage, heads=22):
    """Mop-head shrub: broad leaves and round flower heads."""
    loose_shrub(cx, cy, z, R, foliage, rg, 900, 0.10)
    for _ in range(heads):
        a, e = rg.uniform(math.pi, math.tau), rg.uniform(0.05, 1.2)
        p = (
            cx + R * 1.05 * math.cos(a) * math.cos(e) + rg.gauss(0, 0.05),
            cy + R * 0.95 * math.sin(a) * math.cos(e),
            z + R * 0.85 + R * 0.95 * math.sin(e) * rg.uniform(0.2, 1),
        )
        ball_shrub("mophead", p, rg.uniform(0.055, 0.08), 170, 0.032, petals, rg, 0.85, 0.04)


def geraniums(cx, cy, z, R, rg, bloom, foliage, heads=14):
    """Pot filling of rounded leaves with upright flower clusters."""
    ball_shrub("geranium", (cx, cy, z + R * 0.55), R, 500, 0.07, foliage, rg, 0.7, 0.15)
    for _ in range(heads):
        a, q = rg.uniform(0, math.tau), R * rg.random() ** 0.5
        ball_shrub(
            "cluster",
            (cx + q * math.cos(a), cy + q * math.sin(a), z + R * 1.15 + rg.uniform(0, 0.09)),
            0.03,
            46,
            0.026,
            bloom,
            rg,
            0.8,
            0.05,
        )


# ---------------------------------------------------------------- rooms
def room(x0, x1, y1, h, holes, wall="#d9d1c3", y0=0.125):
    """Plastered room behind the facade with an oak floor; `holes` are the openings (x0, x1, z0, z1) in its front wall."""
    plaster, ceiling = simple("plaster", srgb(wall), 0.9, spec=0.15), simple("ceiling", srgb("#efebe3"), 0.9, spec=0.2)
    for x in (x0, x1):
        mesh_obj("sidewall", [(x, y0, 0), (x, y1, 0), (x, y1, h), (x, y0, h)], [(0, 1, 2, 3)], plaster)
    upright("backwall", x0, x1, 0, h, y1, plaster)
    flat("ceiling", x0, x1, y0, y1, h, ceiling)
    plate("frontwall", rect(x0, x1, 0, h), [rect(a, b, max(c, 0.0005), d) for a, b, c, d in holes], y0, plaster)
    skirting = m_upvc("skirting", srgb("#e9e5dc"), 0.4)
    box("skirting", x0, x1, y1 - 0.018, y1, 0, 0.14, skirting, 0.004)
    rg = random.Random(5)
    oak = timber("oak", "#b58d5f", "#8a6238", "Y", 1, 0.42)
    v, f, r = [], [], []
    x = x0
    while x < x1:
        y = y0 - rg.random() * 1.5
        while y < y1:
            l, o, g = 1.5 + rg.random() * 0.4, len(v), 0.0015
            v += [
                (x + g, max(y + g, y0 - 0.1), 0),
                (x + 0.19 - g, max(y + g, y0 - 0.1), 0),
                (x + 0.19 - g, y + l - g, 0),
                (x + g, y + l - g, 0),
            ]
            f.append((o, o + 1, o + 2, o + 3))
            r += [rg.random()] * 4
            y += l
        x += 0.19
    mesh_obj("floor", v, f, oak, None, {"rnd": r})
    flat("underfloor", x0, x1, y0 - 0.1, y1, -0.003, simple("underfloor", srgb("#3b2a1a"), 0.9))


def curtain(x0, x1, y, z0, z1, m, folds=7, depth=0.045, tie=0.0):
    """Hanging curtain; `tie` > 0 draws its lower half towards x0."""
    n, nz = folds * 10, 14
    v, f = [], []
    for j in range(nz + 1):
        t = j / nz
        z = z0 + (z1 - z0) * t
        squeeze = 1 - tie * math.exp(-(((t - 0.42) / 0.28) ** 2))
        for i in range(n + 1):
            u = i / n
            wave = math.sin(u * folds * math.tau + 0.4 * math.sin(3 * t + u * 5))
            v.append(
                (x0 + (x1 - x0) * u * squeeze, y + depth * (0.6 + 0.4 * (1 - t)) * wave + 0.01 * math.sin(u * 31), z)
            )
    for j in range(nz):
        f += [
            (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)
        ]
    return mesh_obj("curtain", v, f, m, 60)


def pillow(x, y, z, w, h, t, m, rot=(0, 0, 0)):
    """Soft cushion of width w, height h, thickness t."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    for vert in bm.verts:
        a, b, c = vert.co
        k = max(0, (1 - (2 * a) ** 4) * (1 - (2 * c) ** 4))
        vert.co = Vector(
            (
                a * w * (1 - 0.06 * (1 - (2 * c) ** 2)),
                b * t * (0.18 + 0.95 * k**0.5),
                c * h * (1 - 0.06 * (1 - (2 * a) ** 2)),
            )
        )
    o = bm_obj("pillow", bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), rot
    return o


def table_lamp(x, y, z, power=12, glow=2.2, h=0.52):
    """Ceramic table lamp with a lit drum shade."""
    base = simple("lampbase", srgb("#5f7277"), 0.25)
    lathe(
        "lampbase",
        [
            (0, 0),
            (0.07, 0),
            (0.075, 0.015),
            (0.045, 0.04),
            (0.085, 0.13),
            (0.075, 0.2),
            (0.02, 0.26),
            (0.012, 0.3),
            (0.012, h - 0.2),
        ],
        base,
        40,
        (x, y, z),
    )
    lathe("lampshade", [(0.17, h - 0.24), (0.14, h)], lit("lampshade", (1, 0.68, 0.40, 1), glow), 48, (x, y, z))
    point((x, y, z + h + 0.05), power, (1, 0.70, 0.42), 0.08)


def armchair(x, y, turn, fabric, accent, rg):
    """Upholstered armchair with a cushion and timber feet, facing -Y when turn is 0."""
    leg = tag_free_wood("chairleg")
    with Group(x, y, 0, turn):
        box("seat", -0.32, 0.32, -0.38, 0.3, 0.24, 0.44, fabric, 0.05, 5)
        box("back", -0.38, 0.38, 0.22, 0.42, 0.2, 0.92, fabric, 0.07, 5)
        for s in (-1, 1):
            box("arm", min(s * 0.30, s * 0.43), max(s * 0.30, s * 0.43), -0.38, 0.36, 0.2, 0.62, fabric, 0.05, 5)
            for yy in (-0.32, 0.34):
                lathe("foot", [(0.014, 0), (0.022, 0.2)], leg, 16, (s * 0.34, yy, 0))
        pillow(0.02, 0.12, 0.60, 0.42, 0.36, 0.15, accent, (-0.22, 0, 0.06))


def tag_free_wood(name):
    """Plain dark walnut for small round parts."""
    return simple(name, srgb("#5a3d28"), 0.45, noise=0.3, scale=30)


def side_table(x, y, r=0.22, h=0.52):
    """Round pedestal table."""
    m = tag_free_wood("sidetable")
    lathe(
        "sidetable",
        [
            (0, h),
            (r, h),
            (r + 0.005, h - 0.01),
            (r, h - 0.022),
            (0.02, h - 0.03),
            (0.018, 0.03),
            (0.12, 0.02),
            (0.13, 0),
        ],
        m,
        40,
        (x, y, 0),
    )
    return h


def picture(x0, x1, z0, z1, y, hues=("#e5dccb", "#c4734a", "#e0cfb2", "#4f6a6e", "#e8e0d2"), scale=2.2):
    """Framed abstract print on the wall."""
    box("pictureframe", x0, x1, y - 0.03, y, z0, z1, simple("pictureframe", srgb("#2a2119"), 0.5), 0.004)
    m, n = mat("print")
    c = n.ramp(n.noise(n.pos(), scale, 3, 0.5, 1.2), list(zip((0.3, 0.45, 0.52, 0.62, 0.72), [srgb(c) for c in hues])))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c}))
    upright("mount", x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, y - 0.0305, simple("mount", srgb("#efeade"), 0.9))
    upright("print", x0 + 0.09, x1 - 0.09, z0 + 0.09, z1 - 0.09, y - 0.031, m)


def books(x, y, z, rg, count=9, length=0.2):
    """Row of upright books on a shelf or sill, spines towards -Y."""
    for _ in range(count):
        w, h = rg.uniform(0.018, 0.042), rg.uniform(0.19, 0.26)
        box(
            "book",
            x,
            x + w - 0.001,
            y,
            y + 0.15,
            z,
            z + h,
            simple(
                "book",
                srgb(rg.choice(["#7a3b2e", "#2f4a52", "#b08d4f", "#d8cdb8", "#4b5a3c", "#8a4f5c", "#33383d"])),
                0.6,
            ),
            0.002,
        )
        x += w
    return x


# ---------------------------------------------------------------- light and camera
def dapple(d, rg, m, centre=(0, 0, 1.2), clumps=26, spread=(1.7, 1.5), keep=None, dist=(4.5, 6.5), size=0.13):
    """Unseen leaf clusters between sun and wall; `keep` (u, v, ru, rv) stays mostly sunlit."""
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
    o = leaves("dapple", c, nrm, size, m, rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False


def view(x0, x1, z0, aspect, distance, cam_x, cam_z=1.35, fstop=5.6, turn=0.0):
    """Camera that frames x0..x1 of the facade plane with its foot at z0, verticals upright (lens shift, no tilt)."""
    w = x1 - x0
    zc = z0 + w / aspect / 2
    if turn:
        a = math.radians(turn)
        cx = (x0 + x1) / 2
        return camera(
            (cx + distance * math.sin(a), -distance * math.cos(a), cam_z),
            36 * distance / w,
            (0, (zc - cam_z) / w),
            (90, 0, turn),
            "HORIZONTAL",
            distance,
            fstop,
        )
    return camera(
        (cam_x, -distance, cam_z),
        36 * distance / w,
        (((x0 + x1) / 2 - cam_x) / w, (zc - cam_z) / w),
        (90, 0, 0),
        "HORIZONTAL",
        distance,
        fstop,
    )
