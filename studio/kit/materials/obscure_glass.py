"""Patterned glass in doors, with a hall behind it and the street reflected in it."""

import math

from kit.materials.nodes import mat, srgb


def obscure_glass(kind="reeded", cx=0.0, glow=0.2, tint=(1, 1, 1)):
    """Decorative glass with a procedural hall behind it, refracted by the pattern; `cx` is the middle of the hall."""
    m, n = mat("obscure_" + kind)
    p = n.pos()
    sep = n.n("ShaderNodeSeparateXYZ", {0: p})
    x, z = n.math("SUBTRACT", sep.outputs[0], cx), sep.outputs[2]
    rough, soft = 0.25 if kind == "satin" else 0.08, 0.0
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
        strength, dist, rough, soft = 0.4, 0.004, 0.22, 0.20
        s2 = n.n(
            "ShaderNodeSeparateXYZ",
            {0: n.n("ShaderNodeTexNoise", {"Vector": p, "Scale": 55.0, "Detail": 2.0}).outputs["Color"]},
        )
        dx = n.math("MULTIPLY", n.math("SUBTRACT", s2.outputs[0], 0.5), 0.24)
        dz = n.math("MULTIPLY", n.math("SUBTRACT", s2.outputs[1], 0.5), 0.24)
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
            n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", u, cxx)), half_w - 0.4 * soft, half_w + 0.07 + soft, 1, 0),
            n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", v, czz)), half_h - 0.4 * soft, half_h + 0.12 + soft, 1, 0),
        )

    hall = n.mix(n.math("MULTIPLY", window(-0.32, 0.05, 1.0, 1.1), 0.8), hall, srgb("#2c2019"))
    hall = n.mix(window(0.10, 0.09, 1.45, 0.30), hall, (2.2, 2.1, 1.9, 1))
    hall = n.mix(1.0, hall, (*tint, 1), "MULTIPLY")
    e = n.n("ShaderNodeEmission", {"Color": hall, "Strength": glow}).outputs[0]
    b = n.bump(height, strength, dist)
    g = n.n("ShaderNodeBsdfGlossy", {"Roughness": rough, "Normal": b})
    fr = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": b}).outputs[0], 1.9, True)
    n.out(n.n("ShaderNodeMixShader", {0: fr, 1: e, 2: g.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def hallway(n, x, z, soft=0.0):
    """Colours of a dim hall behind the door: floor, wall, a lit window at the far end and a newel post.

    `soft`: metres over which a pattern blurs what lies behind it. Its cells are smaller than a door's pixels: each that picked
    one side of a hard edge would be a black or a white speck.
    """
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
        n.rng(n.math("ABSOLUTE", n.math("ADD", x, -0.10)), 0.08 - 0.5 * soft, 0.22 + soft, 1, 0),
        n.rng(n.math("ABSOLUTE", n.math("ADD", z, -1.38)), 0.20 - 0.5 * soft, 0.44 + soft, 1, 0),
    )
    c = n.mix(window, c, (1.9, 1.85, 1.7, 1))
    post = n.rng(n.math("ABSOLUTE", n.math("ADD", x, 0.26)), 0.04 - 0.2 * soft, 0.10 + soft, 1, 0)
    return n.mix(n.math("MULTIPLY", post, 0.8), c, srgb("#241a13"))


def street(n, x, z, soft=0.0):
    """Colours of what a pane reflects: sky over the trees and roofs on the other side of the street, blurred over `soft` metres."""
    at = n.n("ShaderNodeCombineXYZ", {0: x, 1: 0.0, 2: z}).outputs[0]
    crowns = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(at, 3.1, 5, 0.62), 0.5), 0.75)
    height = n.math("SUBTRACT", z, n.math("ADD", crowns, n.math("MULTIPLY", x, 0.28)))
    sky = n.ramp(n.rng(z, 1.3, 2.1, 0, 1), [(0, srgb("#e6e9e6")), (1, srgb("#a9c3dc"))])
    clouds = n.mix(n.rng(n.noise(at, 4.4, 4, 0.5), 0.5, 0.7, 0, 0.7), sky, srgb("#f6f5f2"))
    foliage = n.mix(n.rng(n.noise(at, 34, 4, 0.65), 0.38 - 2 * soft, 0.66 + 2 * soft, 0, 1), srgb("#20281c"), srgb("#5d6a48"))
    ground = n.mix(n.rng(z, 0.75, 1.15, 1, 0), foliage, srgb("#6f675d"))
    return n.mix(n.rng(height, 1.60 - soft, 1.63 + soft, 0, 1), ground, clouds)


def m_light(kind):
    """Glass of a light: the hall refracted by the pattern, and the street reflected in its face.

    Satin glass scatters daylight instead, so that its frame throws a shadow on it.
    """
    m, n = mat("glass_" + kind)
    p = n.pos()
    sep = n.n("ShaderNodeSeparateXYZ", {0: p})
    x, z = sep.outputs[0], sep.outputs[2]
    ox = oz = soft = 0.0
    height, strength, rough, mirrored, gloss = n.noise(p, 2.0, 1, 0.5), 0.02, 0.02, 0.30, 0.0
    if kind == "reeded":
        f = n.math("FRACT", n.math("MULTIPLY", x, 1 / 0.016))
        ox = n.math("MULTIPLY", n.math("SUBTRACT", f, 0.5), 0.46)
        height = n.math("ABSOLUTE", n.math("SINE", n.math("MULTIPLY", x, math.pi / 0.016)))
        strength, rough, mirrored, gloss = 1.0, 0.12, 0.16, 1.2
    elif kind == "stipple":
        cells = n.n("ShaderNodeTexNoise", {"Vector": p, "Scale": 90.0, "Detail": 1.0})
        s = n.n("ShaderNodeSeparateXYZ", {0: cells.outputs["Color"]})
        ox = n.math("MULTIPLY", n.math("SUBTRACT", s.outputs[0], 0.5), 0.28)
        oz = n.math("MULTIPLY", n.math("SUBTRACT", s.outputs[1], 0.5), 0.28)
        height, strength, rough, mirrored, gloss = cells.outputs["Fac"], 0.35, 0.28, 0.20, 0.6
        soft = 0.18
    u, v = n.math("ADD", x, ox), n.math("ADD", z, oz)
    inside = n.n("ShaderNodeEmission", {"Color": hallway(n, u, v, soft), "Strength": 0.22 if kind == "clear" else 0.30})
    if kind == "satin":
        haze = n.ramp(n.rng(z, 0.2, 2.1, 0, 1), [(0, srgb("#8b938f")), (0.5, srgb("#a9b3b1")), (1, srgb("#bcc9cb"))])
        surface = n.n("ShaderNodeBsdfDiffuse", {"Color": n.mix(0.30, haze, hallway(n, x, z)), "Roughness": 0.5})
        body = n.n("ShaderNodeMixShader", {0: 0.62, 1: inside.outputs[0], 2: surface.outputs[0]})
        sheen = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.30})
        n.out(n.n("ShaderNodeMixShader", {0: 0.10, 1: body.outputs[0], 2: sheen.outputs[0]}))
        return m
    mirror = n.n("ShaderNodeEmission", {"Color": street(n, u, v, soft), "Strength": 1.15})
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
