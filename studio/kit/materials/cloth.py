"""Cloth for curtains, cushions and clothes."""

from kit.materials.nodes import mat, shade, simple, srgb


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


def linen(name, hexa, transl=0.2, weave=900):
    """Curtain or cushion fabric; light passes through a little."""
    m, n = mat(name)
    w = n.noise(n.pos(), weave, 1, 0.5)
    c = n.mix(n.rng(w, 0.35, 0.65, 0, 0.10), srgb(hexa), shade(hexa, 0.8))
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": c})
    t = n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: transl, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def fabric(name, hex_colour):
    """Woven cloth."""
    return simple(name, srgb(hex_colour), 0.95, spec=0.1, noise=0.15, bump=0.25, scale=300)


def dim_cloth(hex_colour):
    """Curtain cloth with a slight glow, in place of the light in the room behind it."""
    m, n = mat("curtaincloth")
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": srgb(hex_colour)})
    e = n.n("ShaderNodeEmission", {"Color": srgb(hex_colour), "Strength": 0.16})
    n.out(n.n("ShaderNodeAddShader", {0: d.outputs[0], 1: e.outputs[0]}))
    m.cycles.sample_as_light = False
    return m
