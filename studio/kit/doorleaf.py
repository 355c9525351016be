"""A composite door leaf built from a definition in millimetres (see data/door-leaves.json).

The leaf's origin is its bottom left corner as seen from the street. A definition holds raised panels, glazed lights,
boarded fields, ledges, braces and inlay lines, each with its own box [x, z, width, height]; `build_leaf` turns it into
geometry in front of the frame at depth FACE, and fits the handle, letterplate and knocker that the definition names.
"""
import math

import numpy as np
from mathutils import Vector

from kit.lib import (
    arch,
    box,
    inset,
    lathe,
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

MM = 0.001
LEAF_WIDTH, LEAF_HEIGHT = 894 * MM, 2012 * MM
LEAF_BOTTOM = 0.030  # above the threshold
FACE = 0.070  # depth of the leaf's face behind the wall
LAYER = 0.00015  # lift between overlaid skins
HANDLE_X, HANDLE_Z = 842, 970  # lever, in millimetres

# (inset, depth) profiles swept round each opening
PANEL_MOULD = [
    (0, 0),
    (0.0012, -0.0034),
    (0.0035, -0.0058),
    (0.0075, -0.0068),
    (0.0115, -0.0062),
    (0.0145, -0.0038),
    (0.0165, 0.0002),
    (0.0185, 0.0052),
    (0.0205, 0.0088),
    (0.0235, 0.0108),
    (0.027, 0.0112),
    (0.040, 0.0112),
    (0.0412, 0.0106),
    (0.0425, 0.0088),
    (0.054, 0.0052),
    (0.066, 0.0012),
    (0.0675, 0.0),
    (0.0690, -0.0004),
    (0.0705, -0.0001),
]
LIGHT_CASSETTE = [
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
    (0.0335, 0.012),
]
BOARD_TRIM = [(0, 0), (0.002, -0.003), (0.006, -0.004), (0.012, -0.003), (0.015, 0)]

METALS = {
    "chrome": ((0.80, 0.81, 0.82, 1), 0.29),
    "gold": ((0.80, 0.56, 0.24, 1), 0.30),
    "black": ((0.02, 0.02, 0.021, 1), 0.34),
}


# ---------- outlines
def world(x, z):
    """Millimetres on the leaf to metres in the scene."""
    return x * MM - LEAF_WIDTH / 2, z * MM + LEAF_BOTTOM


def corners(b):
    """The scene's (x0, x1, z0, z1) of a box [x, z, w, h] in millimetres."""
    x0, z0 = world(b[0], b[1])
    return x0, x0 + b[2] * MM, z0, z0 + b[3] * MM


def outline(part):
    """Counter-clockwise outline of a panel or light: rectangle, arched head, round, oval, diamond or fan."""
    x0, x1, z0, z1 = corners(part["box"])
    shape = part.get("shape")
    cx, cz, rx, rz = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2
    if shape in ("round", "oval"):
        turns = np.linspace(0, 2 * math.pi, 49)[:-1]
        return [(cx + rx * math.cos(t), cz + rz * math.sin(t)) for t in turns]
    if shape == "diamond":
        return [(cx, z0), (x1, cz), (cx, z1), (x0, cz)]
    if shape == "fan":
        return [(cx + rx * math.cos(t), z0 + (z1 - z0) * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
    if part.get("head"):
        return arch(x0, x1, z0, z1, min(part["head"] * MM, rx * 0.999), 24)
    return rect(x0, x1, z0, z1)


def clip(p, q, loop):
    """The part of segment p-q inside a convex counter-clockwise loop, or None."""
    t0, t1 = 0.0, 1.0
    d = (q[0] - p[0], q[1] - p[1])
    for (ax, az), (bx, bz) in zip(loop, loop[1:] + loop[:1]):
        nx, nz = az - bz, bx - ax
        num, den = nx * (p[0] - ax) + nz * (p[1] - az), nx * d[0] + nz * d[1]
        if abs(den) < 1e-12:
            if num < 0:
                return None
        elif den > 0:
            t0 = max(t0, -num / den)
        else:
            t1 = min(t1, -num / den)
    if t1 - t0 < 1e-4:
        return None
    return [(p[0] + d[0] * t, p[1] + d[1] * t) for t in (t0, t1)]


def hull(points):
    """Counter-clockwise convex hull; mends the kinks that insetting leaves in sharp corners."""

    def chain(pts):
        c = []
        for p in pts:
            while len(c) > 1 and (c[-1][0] - c[-2][0]) * (p[1] - c[-2][1]) <= (c[-1][1] - c[-2][1]) * (p[0] - c[-2][0]):
                c.pop()
            c.append(p)
        return c[:-1]

    pts = sorted(points)
    return chain(pts) + chain(pts[::-1])


# ---------- materials
def dim(colour, factor):
    """A linear colour, darkened or lightened."""
    return tuple(v * factor for v in colour[:3]) + (1,)


def m_hardware(name, rgb, rough):
    """Even metal without surface noise, so that few samples render it clean."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=rgb, Roughness=rough, Metallic=1.0))
    return m


def grain_vector(n, grain, along, across):
    """Scene position stretched along the grain."""
    return n.pos((across, across, along) if grain == "V" else (along, across, across))


def m_skin(name, colour, grain="V"):
    """Moulded skin in one colour: a satin sheen over shallow embossed grain, which a low sun picks out."""
    m, n = mat(name)
    wander = n.noise(n.pos((5, 5, 0.5) if grain == "V" else (0.5, 5, 5)), 1.2, 2, 0.5)
    shift = n.math("MULTIPLY", wander, 22.0)
    at = n.n(
        "ShaderNodeVectorMath",
        {
            0: n.pos((150, 150, 5) if grain == "V" else (5, 150, 150)),
            1: n.n("ShaderNodeCombineXYZ", {0 if grain == "V" else 2: shift}).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    pores = n.rng(n.noise(at, 1.0, 3, 0.65), 0.38, 0.56, 0, 1)
    fibre = n.noise(n.pos((620, 620, 14) if grain == "V" else (14, 620, 620)), 1, 2, 0.6)
    relief = n.math("ADD", pores, n.math("MULTIPLY", fibre, 0.35))
    c = n.mix(n.rng(pores, 0, 1, 0.16, 0), colour, (0, 0, 0, 1))
    rough = n.rng(n.noise(n.pos(), 22, 4, 0.6), 0.3, 0.7, 0.36, 0.46)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.26, Normal=n.bump(relief, 0.42, 0.0011)))
    return m


def m_trim(name, colour):
    """Smooth satin plastic of cassettes and weather bars."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=colour, Roughness=0.40, Specular=0.26))
    return m


def m_woodskin(name, colour, grain="V"):
    """Woodgrain skin: light and dark bands, fibres and pores along the grain."""
    m, n = mat(name)
    base, dark, light = colour, dim(colour, 0.36), dim(colour, 1.35)
    tone = n.noise(grain_vector(n, grain, 0.8, 14), 1, 3, 0.5, 1.2)
    bands = n.noise(grain_vector(n, grain, 1.3, 46), 1, 4, 0.6, 0.8)
    fibre = n.noise(grain_vector(n, grain, 6, 330), 1, 3, 0.65)
    c = n.mix(n.rng(tone, 0.3, 0.7, 0, 1), base, light)
    c = n.mix(n.rng(bands, 0.50, 0.68, 0, 0.75), c, dark)
    c = n.mix(n.rng(fibre, 0.48, 0.7, 0, 0.5), c, dark)
    n.out(principled(n, Base_Color=c, Roughness=0.42, Specular=0.3, Normal=n.bump(fibre, 0.5, 0.0008)))
    return m


def m_boards(name, colour, x0, pitch, woody):
    """Upright tongue-and-groove boards: V grooves every `pitch` metres, counted from x0."""
    m, n = mat(name)
    x = n.n("ShaderNodeSeparateXYZ", {0: n.pos()}).outputs[0]
    f = n.math("FRACT", n.math("MULTIPLY", n.math("SUBTRACT", x, x0), 1 / pitch))
    edge = n.math("MULTIPLY", n.math("MINIMUM", f, n.math("SUBTRACT", 1.0, f)), pitch)
    groove = n.rng(edge, 0.0022, 0.0062, 1, 0)
    board = n.math("FLOOR", n.math("MULTIPLY", n.math("SUBTRACT", x, x0), 1 / pitch))
    shade = n.rng(
        n.math("FRACT", n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", board, 12.9)), 43.7)), 0, 1, 0.86, 1
    )
    fibre = n.noise(n.pos((170, 170, 5)), 1, 3, 0.65)
    base, dark = colour, dim(colour, 0.36)
    c = n.mix(n.rng(fibre, 0.4, 0.62, 0.55 if woody else 0.14, 0), base, dark)
    c = n.mix(1.0, c, n.n("ShaderNodeCombineXYZ", {0: shade, 1: shade, 2: shade}).outputs[0], "MULTIPLY")
    c = n.mix(n.math("MULTIPLY", groove, 0.78), c, dim(colour, 0.10))
    height = n.math("SUBTRACT", n.math("MULTIPLY", fibre, 0.12), groove)
    n.out(principled(n, Base_Color=c, Roughness=0.38, Specular=0.3, Normal=n.bump(height, 0.8, 0.005)))
    return m


def hallway(n, x, z):
    """Colours of a dim hall behind the door: floor, wall, a lit window at the far end and a newel post."""
    c = n.ramp(
        n.rng(z, 0, 2.1, 0, 1),
        [
            (0, srgb("#33281e")),
            (0.18, srgb("#574535")),
            (0.32, srgb("#85745f")),
            (0.6, srgb("#91846e")),
            (0.85, srgb("#5f5548")),
            (1, srgb("#332d26")),
        ],
    )
    window = n.math(
        "MULTIPLY",
        n.rng(n.math("ABSOLUTE", n.math("ADD", x, -0.10)), 0.08, 0.22, 1, 0),
        n.rng(n.math("ABSOLUTE", n.math("ADD", z, -1.38)), 0.20, 0.44, 1, 0),
    )
    c = n.mix(window, c, (1.9, 1.85, 1.7, 1))
    post = n.rng(n.math("ABSOLUTE", n.math("ADD", x, 0.26)), 0.04, 0.10, 1, 0)
    return n.mix(n.math("MULTIPLY", post, 0.8), c, srgb("#241a13"))


def street(n, x, z):
    """Colours of what a pane mirrors: sky over the trees and roofs on the other side of the street."""
    at = n.n("ShaderNodeCombineXYZ", {0: x, 1: 0.0, 2: z}).outputs[0]
    crowns = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(at, 3.1, 5, 0.62), 0.5), 0.75)
    height = n.math("SUBTRACT", z, n.math("ADD", crowns, n.math("MULTIPLY", x, 0.28)))
    sky = n.ramp(n.rng(z, 1.3, 2.1, 0, 1), [(0, srgb("#e6e9e6")), (1, srgb("#a9c3dc"))])
    clouds = n.mix(n.rng(n.noise(at, 4.4, 4, 0.5), 0.5, 0.7, 0, 0.7), sky, srgb("#f6f5f2"))
    foliage = n.mix(n.rng(n.noise(at, 34, 4, 0.65), 0.38, 0.66, 0, 1), srgb("#20281c"), srgb("#5d6a48"))
    ground = n.mix(n.rng(z, 0.75, 1.15, 1, 0), foliage, srgb("#6f675d"))
    return n.mix(n.rng(height, 1.60, 1.63, 0, 1), ground, clouds)


def m_light(kind):
    """Glass of a light: the hall looked up through the pattern, and the street mirrored in its face.

    Satin glass scatters daylight instead, so that its frame throws a shadow on it.
    """
    m, n = mat("glass_" + kind)
    p = n.pos()
    sep = n.n("ShaderNodeSeparateXYZ", {0: p})
    x, z = sep.outputs[0], sep.outputs[2]
    ox = oz = 0.0
    height, strength, rough, mirrored, gloss = n.noise(p, 2.0, 1, 0.5), 0.02, 0.02, 0.30, 0.0
    if kind == "reeded":
        f = n.math("FRACT", n.math("MULTIPLY", x, 1 / 0.016))
        ox = n.math("MULTIPLY", n.math("SUBTRACT", f, 0.5), 0.46)
        height = n.math("ABSOLUTE", n.math("SINE", n.math("MULTIPLY", x, math.pi / 0.016)))
        strength, rough, mirrored, gloss = 1.0, 0.12, 0.16, 1.2
    elif kind == "stipple":
        cells = n.n("ShaderNodeTexNoise", {"Vector": p, "Scale": 62.0, "Detail": 1.0})
        s = n.n("ShaderNodeSeparateXYZ", {0: cells.outputs["Color"]})
        ox = n.math("MULTIPLY", n.math("SUBTRACT", s.outputs[0], 0.5), 1.0)
        oz = n.math("MULTIPLY", n.math("SUBTRACT", s.outputs[1], 0.5), 1.0)
        height, strength, rough, mirrored, gloss = cells.outputs["Fac"], 0.6, 0.15, 0.20, 1.0
    u, v = n.math("ADD", x, ox), n.math("ADD", z, oz)
    inside = n.n("ShaderNodeEmission", {"Color": hallway(n, u, v), "Strength": 0.22 if kind == "clear" else 0.30})
    if kind == "satin":
        haze = n.ramp(n.rng(z, 0.2, 2.1, 0, 1), [(0, srgb("#8b938f")), (0.5, srgb("#a9b3b1")), (1, srgb("#bcc9cb"))])
        surface = n.n("ShaderNodeBsdfDiffuse", {"Color": n.mix(0.30, haze, hallway(n, x, z)), "Roughness": 0.5})
        body = n.n("ShaderNodeMixShader", {0: 0.62, 1: inside.outputs[0], 2: surface.outputs[0]})
        sheen = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.30})
        n.out(n.n("ShaderNodeMixShader", {0: 0.10, 1: body.outputs[0], 2: sheen.outputs[0]}))
        return m
    mirror = n.n("ShaderNodeEmission", {"Color": street(n, u, v), "Strength": 1.15})
    face = n.n("ShaderNodeMixShader", {0: mirrored, 1: inside.outputs[0], 2: mirror.outputs[0]})
    m.cycles.sample_as_light = False
    if not gloss:
        n.out(face)
        return m
    bump = n.bump(height, strength, 0.003)
    shine = n.n("ShaderNodeBsdfGlossy", {"Roughness": rough, "Normal": bump})
    amount = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": bump}).outputs[0], gloss, True)
    n.out(n.n("ShaderNodeMixShader", {0: amount, 1: face.outputs[0], 2: shine.outputs[0]}))
    return m


class Skin:
    """Moulded skin in one colour (linear albedo), for stiles (`v`), rails (`h`) and smooth parts (`trim`)."""

    def __init__(self, colour):
        self.v, self.h, self.trim = m_skin("skinV", colour), m_skin("skinH", colour, "H"), m_trim("trim", colour)


class Paints:
    """The materials of one leaf, made once each."""

    def __init__(self, colour, woodgrain, metal):
        self.colour, self.wood = colour, woodgrain
        if woodgrain:
            self.v, self.h = m_woodskin("skinV", colour), m_woodskin("skinH", colour, "H")
            self.trim = self.v
        else:
            self.v, self.h = m_skin("skinV", colour), m_skin("skinH", colour, "H")
            self.trim = m_trim("trim", colour)
        self.groove = simple("groove", dim(colour, 0.10), 0.7)
        self.lead = simple("lead", (0.035, 0.037, 0.04, 1), 0.5)
        rgb, rough = METALS[metal]
        self.metal = m_hardware("metal", rgb, rough)
        self.steel = m_hardware("steel", (0.62, 0.63, 0.64, 1), 0.34)
        self.dark = simple("dark", (0.006, 0.006, 0.006, 1), 0.7)
        self.glass = {}

    def light(self, kind):
        """The glass of that kind."""
        if kind not in self.glass:
            self.glass[kind] = m_light(kind)
        return self.glass[kind]


# ---------- parts
def scaled(profile, part, full):
    """A profile shrunk for parts narrower than `full` millimetres."""
    k = min(1.0, min(part["box"][2:]) / full)
    return [(d * k, FACE + y * k) for d, y in profile]


def strip(name, p, q, width, y, height, m, bevel=True):
    """A raised bar from p to q on the plane y: two slopes and a flat when bevelled, else a flat ribbon."""
    d = Vector((q[0] - p[0], q[1] - p[1])).normalized()
    n = Vector((-d.y, d.x)) * width / 2
    rows = [(-1, 0), (-0.45, height), (0.45, height), (1, 0)] if bevel else [(-1, height), (1, height)]
    v = [(e[0] + n.x * k, y - h, e[1] + n.y * k) for k, h in rows for e in (p, q)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    return mesh_obj(name, v, f, m)


def bars(part, loop, paints):
    """Glazing bars, diamond leading or fan rays across a light."""
    spec = part.get("bars") or {}
    xs, zs = [p[0] for p in loop], [p[1] for p in loop]
    x0, x1, z0, z1 = min(xs), max(xs), min(zs), max(zs)
    y = FACE + 0.0055
    segments = []
    if "grid" in spec:
        cols, rows = spec["grid"]
        segments += [((x0 + (x1 - x0) * i / cols, z0 - 1), (x0 + (x1 - x0) * i / cols, z1 + 1)) for i in range(1, cols)]
        segments += [((x0 - 1, z0 + (z1 - z0) * i / rows), (x1 + 1, z0 + (z1 - z0) * i / rows)) for i in range(1, rows)]
    if "fan" in spec:
        cx = (x0 + x1) / 2
        for i in range(1, spec["fan"]):
            t = math.pi * i / spec["fan"]
            segments.append(((cx, z0), (cx + 2 * math.cos(t), z0 + 2 * math.sin(t))))
        rx, rz = (x1 - x0) * 0.16, (z1 - z0) * 0.30
        hub = [(cx + rx * math.cos(t), z0 + rz * math.sin(t)) for t in np.linspace(0, math.pi, 17)]
        segments += list(zip(hub, hub[1:]))
    for p, q in segments:
        s = clip(p, q, loop)
        if s:
            strip("bar", *s, 0.024, y, 0.010, paints.trim)
    if "lattice" in spec:
        step, slope = spec["lattice"] * MM, 1.35
        cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
        for i in range(-14, 15):
            for sign in (-1, 1):
                a = (cx + i * step - 3, cz - sign * 3 * slope)
                b = (cx + i * step + 3, cz + sign * 3 * slope)
                s = clip(a, b, loop)
                if s:
                    strip("lead", *s, 0.0085, y, 0.0016, paints.lead, False)


def light(part, paints):
    """One glazed light: cassette, pane and its bars."""
    loop, profile = outline(part), scaled(LIGHT_CASSETTE, part, 150)
    ring_sweep("cassette", loop, profile, paints.trim, False, 40)
    pane = hull(inset(loop, profile[-1][0] - 0.0005))
    mesh_obj("pane", [(x, FACE + 0.006, z) for x, z in pane], [tuple(range(len(pane)))], paints.light(part["glass"]))
    bars(part, pane, paints)


def rails(parts):
    """Bands of the middle free of any part: the rails, whose grain lies level."""
    busy = sorted((p["box"][1], p["box"][1] + p["box"][3]) for p in parts)
    edge, bands = 0, []
    for lo, hi in busy + [(2012, 2012)]:
        if lo - edge > 40:
            bands.append((edge, lo))
        edge = max(edge, hi)
    return bands


def fits(part, field):
    """Whether a part lies inside a boarded field."""
    x, z, w, h = part["box"]
    X, Z, W, H = field["box"]
    return x >= X and z >= Z and x + w <= X + W and z + h <= Z + H


def build_skin(style, paints):
    """The leaf's face with its openings, the rails over it, and boarded fields."""
    panels, lights, fields = style.get("panels", []), style.get("lights", []), style.get("boards", [])
    openings = panels + lights
    x0, x1, z0, z1 = corners([0, 0, 894, 2012])
    box("core", x0, x1, FACE + 0.014, FACE + 0.03, z0, z1, paints.dark, 0)
    for a, b in ((x0, x0 + 0.002), (x1 - 0.002, x1)):
        box("edge", a, b, FACE + 0.0003, FACE + 0.03, z0, z1, paints.trim, 0)
    gap = 0.004
    plate(
        "gasket",
        rect(x0 - gap, x1 + gap, z0 - gap, z1 + gap),
        [rect(x0 + 0.001, x1 - 0.001, z0 + 0.001, z1 - 0.001)],
        FACE + 0.0008,
        paints.dark,
    )
    plate("face", rect(x0, x1, z0, z1), [outline(p) for p in openings], FACE, paints.v)
    if not style.get("flush"):
        for lo, hi in rails(openings + fields):
            plate("rail", rect(*corners([112, lo, 670, hi - lo])), [], FACE - LAYER, paints.h)
    for f in fields:
        bx0, bx1, bz0, bz1 = corners(f["box"])
        holes = [outline(p) for p in openings if fits(p, f)]
        pitch = (bx1 - bx0) / max(2, round(f["box"][2] / f["pitch"]))
        m = m_boards("boards", paints.colour, bx0, pitch, paints.wood)
        plate("boards", rect(bx0, bx1, bz0, bz1), holes, FACE - LAYER, m)
        ring_sweep(
            "trim",
            rect(bx0 - 0.008, bx1 + 0.008, bz0 - 0.008, bz1 + 0.008),
            [(d, FACE - LAYER + y) for d, y in BOARD_TRIM],
            paints.trim,
            False,
            40,
        )


def proud(name, loop, m, depth=0.016):
    """A bevelled batten standing proud of the face."""
    ring_sweep(
        name, loop, [(0, FACE), (0, FACE - depth + 0.004), (0.0015, FACE - depth + 0.001), (0.005, FACE - depth)], m
    )


def build_extras(style, paints):
    """Ledges, braces, inlay lines, the split of a stable door and the weather bar."""
    for part in style.get("ledges", []):
        proud("ledge", rect(*corners(part["box"])), paints.h)
    for i, (bx0, bz0, bx1, bz1) in enumerate(style.get("braces", [])):
        p, q = Vector(world(bx0, bz0)), Vector(world(bx1, bz1))
        d = (q - p).normalized()
        n = Vector((-d.y, d.x)) * 0.052
        proud("brace", [tuple(v) for v in (p - n, q - n, q + n, p + n)], paints.v, 0.013 + 0.0004 * i)
    for line in style.get("lines", []):
        p, q = world(*line["from"]), world(*line["to"])
        if line.get("metal"):
            strip("inlay", p, q, 0.012, FACE, 0.0012, paints.steel)
        else:
            strip("groove", p, q, 0.007, FACE, 0.0004, paints.groove, False)
    x0, x1, _, _ = corners([0, 0, 894, 0])
    if style.get("split"):
        z = world(0, style["split"])[1]
        box("gap", x0, x1, FACE - 0.0006, FACE + 0.01, z - 0.003, z + 0.003, paints.dark, 0)
        box("drip", x0 + 0.012, x1 - 0.012, FACE - 0.016, FACE, z + 0.004, z + 0.034, paints.trim, 0.006, 3)
    sill = [
        (FACE, 0.092),
        (FACE - 0.006, 0.092),
        (FACE - 0.030, 0.062),
        (FACE - 0.031, 0.052),
        (FACE - 0.028, 0.050),
        (FACE, 0.050),
    ]
    v = [(x, y, z) for x in (x0 + 0.01, x1 - 0.01) for y, z in sill]
    mesh_obj(
        "weatherbar",
        v,
        [tuple(range(6)), tuple(range(11, 5, -1))] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)],
        paints.trim,
    )


# ---------- furniture
def lever(paints, split):
    """Lever on a long backplate with a key cylinder."""
    hx, hz = world(HANDLE_X, min(HANDLE_Z, split - 150) if split else HANDLE_Z)
    m = paints.metal
    box("backplate", hx - 0.0165, hx + 0.0165, FACE - 0.0085, FACE, hz - 0.125, hz + 0.115, m, 0.0075, 5)
    lathe(
        "rose", [(0, 0.013), (0.0115, 0.013), (0.0125, 0.012), (0.0125, 0)], m, 40, (hx, FACE - 0.008, hz + 0.045), "Y"
    )
    pts = [(hx, FACE - 0.018, hz + 0.045), (hx, FACE - 0.040, hz + 0.045)]
    pts += [
        (hx - 0.012 * (1 - math.cos(t)), FACE - 0.040 - 0.012 * math.sin(t), hz + 0.045)
        for t in np.linspace(0.2, math.pi / 2, 6)
    ]
    pts += [
        (hx - 0.012 - 0.105 * t, FACE - 0.052 + 0.006 * t * t, hz + 0.045 - 0.004 * math.sin(t * 3.14))
        for t in np.linspace(0.05, 1, 12)
    ]
    tube("lever", pts, 0.0092, m, 8)
    cylinder(hx, hz - 0.048, FACE - 0.0085, m)


def cylinder(x, z, y, m):
    """Euro cylinder under the lever or beside a bar."""
    lathe("cylinder", [(0, 0.006), (0.0080, 0.006), (0.0085, 0.0055), (0.0085, 0)], m, 32, (x, y, z), "Y")
    box("cylinderfoot", x - 0.005, x + 0.005, y - 0.0057, y + 0.0005, z - 0.025, z - 0.002, m, 0.004, 3)


def bar_handle(paints, low=480, high=1560):
    """Full-height pull bar on two standoffs, with a round escutcheon."""
    x, za = world(800, low)
    _, zb = world(800, high)
    m = paints.steel
    tube("bar", [(x, FACE - 0.062, za), (x, FACE - 0.062, zb)], 0.0155, m, 8)
    for z in (za + 0.14, zb - 0.14):
        tube("standoff", [(x, FACE, z), (x, FACE - 0.062, z)], 0.009, m, 6)
    hx, hz = world(HANDLE_X + 16, HANDLE_Z)
    lathe("escutcheon", [(0, 0.006), (0.022, 0.006), (0.0245, 0.004), (0.0245, 0)], m, 40, (hx, FACE, hz), "Y")
    cylinder(hx, hz, FACE - 0.006, m)


def letterplate(z, paints):
    """Letterplate centred on the leaf at height z (mm)."""
    cx, cz = world(447, z)
    a, b = 0.140, 0.032
    ring_sweep(
        "letter",
        rect(cx - a, cx + a, cz - b, cz + b),
        [
            (0, FACE - LAYER),
            (0, FACE - 0.004),
            (0.0012, FACE - 0.0065),
            (0.003, FACE - 0.0078),
            (0.009, FACE - 0.0082),
            (0.0105, FACE - 0.0075),
            (0.0115, FACE - 0.006),
            (0.0115, FACE - 0.001),
        ],
        paints.metal,
        False,
        40,
    )
    box(
        "flap",
        cx - a + 0.0125,
        cx + a - 0.0125,
        FACE - 0.0072,
        FACE - 0.001,
        cz - b + 0.0125,
        cz + b - 0.0125,
        paints.metal,
        0.0025,
        4,
    )


def knocker(z, paints):
    """Ring knocker and a spyhole above it."""
    cx, cz = world(447, z)
    m = paints.metal
    lathe("spyhole", [(0, 0.003), (0.004, 0.0035), (0.0075, 0.003), (0.0085, 0)], m, 32, (cx, FACE, cz + 0.16), "Y")
    lathe(
        "knob",
        [(0, 0.020), (0.010, 0.019), (0.0135, 0.014), (0.0125, 0.008), (0.020, 0.004), (0.022, 0)],
        m,
        40,
        (cx, FACE, cz + 0.045),
        "Y",
    )
    ring = [
        (cx + 0.038 * math.sin(t), FACE - 0.014 - 0.004 * (1 - math.cos(t)) / 2, cz + 0.004 + 0.038 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    tube("ring", ring, 0.0056, m, 8, True)


def build_leaf(style, colour, woodgrain):
    """The whole leaf with its furniture; `colour` is the linear albedo of its paint or foil."""
    paints = Paints(colour, woodgrain, style["hardware"])
    build_skin(style, paints)
    for part in style.get("panels", []):
        ring_sweep("panel", outline(part), scaled(PANEL_MOULD, part, 240), paints.v, True, 40)
    for part in style.get("lights", []):
        light(part, paints)
    build_extras(style, paints)
    if style["handle"] == "bar":
        bar_handle(paints)
    else:
        lever(paints, style.get("split"))
    if style.get("letterplate"):
        letterplate(style["letterplate"], paints)
    if style.get("knocker"):
        knocker(style["knocker"], paints)
