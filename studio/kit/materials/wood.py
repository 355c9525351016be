"""Timber with its grain along one axis; the `rnd` attribute of a mesh varies it from board to board."""

from kit.materials.nodes import mat, principled, shade, simple, srgb


def grain_along(name, light, dark, axis, scale, rough, part, drift, deep, tone, **surface):
    """Wood from `light` to `dark` with its grain along `axis`: broad figure, fine pores, and a tone of its own per board.

    `part` shifts the figure from board to board (the `rnd` attribute, or None for none) by `drift` along x, y and z;
    `deep` is the colour of the pores; `tone` (amount, colour) what a board's own `rnd` leads to. `surface` holds the
    strength of the pores' relief (`bump`) and further inputs of the shader.
    """
    m, n = mat(name)
    a = n.attr("rnd").outputs["Fac"] if part else 0.0
    across, along = 14 * scale, 0.9 * scale
    off = n.n("ShaderNodeCombineXYZ", {i: n.math("MULTIPLY", a, d) if d else 0.0 for i, d in enumerate(drift)})
    stretched = n.pos(tuple(along if k == axis else across for k in "XYZ"))
    p = n.n("ShaderNodeVectorMath", {0: stretched, 1: off.outputs[0]}, operation="ADD").outputs[0]
    grain, fine = n.noise(p, 1.3, 6, 0.6, 0.4), n.noise(p, 7, 4, 0.7)
    c = n.mix(n.rng(grain, 0.3, 0.7, 0, 1), srgb(light), srgb(dark))
    c = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.35), c, deep)
    c = n.mix(n.math("MULTIPLY", a, tone[0]), c, tone[1])
    relief = n.bump(fine, surface.pop("bump"), 0.001)
    sheen = n.rng(fine, 0.3, 0.7, rough - 0.08, rough + 0.12)
    n.out(principled(n, Base_Color=c, Roughness=sheen, Normal=relief, **surface))
    return m


def timber(name, c1, c2, axis="Z", scale=1.4, rough=0.7):
    """Planed boards outdoors, dry and uneven in tone."""
    tone = (0.45, shade(c2, 0.75))
    return grain_along(name, c1, c2, axis, scale, rough, True, (40.0, 17.0, 23.0), shade(c2, 0.4), tone, bump=0.12)


def wood(name, light, dark, axis="X", scale=1.0, rough=0.45, by_part=True):
    """Joinery and tools: waxed, with open pores. Without `by_part` all parts show one figure."""
    tone, drift = (0.3, srgb(dark)), (40.0, 17.0, 23.0)
    return grain_along(
        name, light, dark, axis, scale, rough, by_part, drift, shade(dark, 0.4), tone, bump=0.15, Specular=0.35
    )


def m_wood(name, light, dark, scale=1.0, rough=0.42, axis="X"):
    """Floorboards and furniture made of planks."""
    tone = (0.35, srgb(dark))
    return grain_along(
        name, light, dark, axis, scale, rough, True, (40.0, 17.0, 0.0), shade(dark, 0.45), tone, bump=0.12
    )


def walnut(name):
    """Plain dark walnut for small round parts."""
    return simple(name, srgb("#5a3d28"), 0.45, noise=0.3, scale=30)


def along_grain(n, axis, along, across):
    """The point in the world, stretched along the axis 'X', 'Y' or 'Z'."""
    return n.pos(tuple(along if k == axis else across for k in "XYZ"))


def layered(n, first, *layers):
    """Darkness 0..1 after layers of darkness over it, each covering a share of what is left."""
    dark = first
    for factor in layers:
        dark = n.math("ADD", dark, n.math("MULTIPLY", n.math("SUBTRACT", 1.0, dark), factor))
    return dark


def oak_figure(n, axis):
    """Figure of an oak foil: (0 where it is lightest to 1 in the pores, fibres, pores)."""
    band = n.noise(along_grain(n, axis, 0.8, 17), 1.3, 5, 0.6, 0.9)
    fine = n.noise(along_grain(n, axis, 2, 120), 1.0, 3, 0.6)
    pore = n.rng(n.noise(along_grain(n, axis, 9, 420), 1.0, 2, 0.6), 0.56, 0.70, 0, 1)
    bands = n.rng(band, 0.32, 0.68, 0, 0.525)
    return layered(n, bands, n.rng(fine, 0.45, 0.75, 0, 0.35), n.math("MULTIPLY", pore, 0.55)), fine, pore


def skin_figure(n, axis):
    """Figure of a composite door's woodgrain skin: (0 where it is lightest to 1 where it is darkest, fibres)."""
    tone = n.noise(along_grain(n, axis, 0.8, 14), 1, 3, 0.5, 1.2)
    bands = n.noise(along_grain(n, axis, 1.3, 46), 1, 4, 0.6, 0.8)
    fibre = n.noise(along_grain(n, axis, 6, 330), 1, 3, 0.65)
    broad = n.rng(tone, 0.3, 0.7, 0.354, 0)
    return layered(n, broad, n.rng(bands, 0.50, 0.68, 0, 0.75), n.rng(fibre, 0.48, 0.7, 0, 0.5)), fibre
