"""Timber with its grain along one axis; the `rnd` attribute of a mesh varies it from board to board."""

from kit.materials.nodes import mat, principled, shade, simple, srgb


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


def wood(name, light, dark, axis="X", scale=1.0, rough=0.45, by_part=True):
    """Timber with its grain along one axis; `rnd` on the mesh varies board from board."""
    m, n = mat(name)
    s = {"X": (0.9, 14, 14), "Y": (14, 0.9, 14), "Z": (14, 14, 0.9)}[axis]
    p = n.pos(tuple(v * scale for v in s))
    a = n.attr("rnd").outputs["Fac"] if by_part else 0.0
    off = n.n(
        "ShaderNodeCombineXYZ",
        {0: n.math("MULTIPLY", a, 40.0), 1: n.math("MULTIPLY", a, 17.0), 2: n.math("MULTIPLY", a, 23.0)},
    ).outputs[0]
    p = n.n("ShaderNodeVectorMath", {0: p, 1: off}, operation="ADD").outputs[0]
    g, f = n.noise(p, 1.3, 6, 0.6, 0.4), n.noise(p, 7, 4, 0.7)
    c = n.mix(n.rng(g, 0.3, 0.7, 0, 1), srgb(light), srgb(dark))
    c = n.mix(n.rng(f, 0.5, 0.75, 0, 0.35), c, shade(dark, 0.4))
    c = n.mix(n.math("MULTIPLY", a, 0.3), c, srgb(dark))
    n.out(
        principled(
            n,
            Base_Color=c,
            Roughness=n.rng(f, 0.3, 0.7, rough - 0.08, rough + 0.12),
            Specular=0.35,
            Normal=n.bump(f, 0.15, 0.001),
        )
    )
    return m


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


def walnut(name):
    """Plain dark walnut for small round parts."""
    return simple(name, srgb("#5a3d28"), 0.45, noise=0.3, scale=30)
