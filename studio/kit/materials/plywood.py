"""Plywood of peeled softwood: the veneer's map of growth rings, its knots, and the plies of a sawn edge."""

from kit.materials.nodes import mat, principled, srgb

RINGS = 26.0  # growth rings that a whole swing of the figure cuts
PLY = 0.0026  # metres


def plywood(name, light="#c9a671", late="#9a6f3d", plane="XZ", knots=(), seed=0.0):
    """A face in a plane of the world, its grain along the first axis of `plane`; `knots` are (along, across, radius) on it.

    A log is peeled, so that rings meet the face at a flat angle: they show as contours, long with the grain, that part round
    the knots. `late` is the colour of their dark late wood.
    """
    m, n = mat(name)
    place = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeNewGeometry").outputs["Position"]})
    along, across = (place.outputs["XYZ".index(axis)] for axis in plane)
    height, core = rings(n, along, across, seed), 0.0
    for u, v, radius in knots:
        du = n.math("MULTIPLY", n.math("SUBTRACT", along, u), 0.42 / radius)
        dv = n.math("MULTIPLY", n.math("SUBTRACT", across, v), 1.0 / radius)
        far = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", du, du), n.math("MULTIPLY", dv, dv)))
        height = n.math("ADD", height, n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", far, -0.9)), 2.4))
        du = n.math("MULTIPLY", du, 1.9)
        near = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", du, du), n.math("MULTIPLY", dv, dv)))
        core = n.math("MAXIMUM", core, n.rng(near, 0.55, 1.0, 1, 0))
    ring = n.math("FRACT", height)
    # Early wood darkens slowly to the late wood, which ends at once.
    dark = n.math("MULTIPLY", n.rng(ring, 0.30, 0.88, 0, 1), n.rng(ring, 0.88, 0.97, 1, 0))
    fibre = n.noise(stretched(n, along, across, 5, 260, seed), 1, 3, 0.65)
    pores = n.rng(n.noise(stretched(n, along, across, 22, 900, seed), 1, 2, 0.6), 0.56, 0.72, 0, 1)
    broad = n.noise(stretched(n, along, across, 0.9, 3.2, seed + 4), 1, 3, 0.5)
    c = n.mix(n.math("MULTIPLY", dark, n.rng(broad, 0.3, 0.7, 0.45, 0.85)), srgb(light), srgb(late))
    c = n.mix(n.rng(broad, 0.35, 0.7, 0, 0.22), c, srgb("#b98f60"))
    c = n.mix(n.rng(fibre, 0.42, 0.72, 0, 0.26), c, srgb("#7d5730"))
    c = n.mix(n.math("MULTIPLY", pores, 0.22), c, srgb("#5d3d1f"))
    c = n.mix(n.math("MULTIPLY", core, 0.85), c, srgb("#54351d"))
    relief = n.math("ADD", n.math("MULTIPLY", fibre, 0.8), n.math("MULTIPLY", dark, 0.35))
    rough = n.rng(fibre, 0.3, 0.7, 0.62, 0.8)
    normal = n.bump(relief, 0.35, 0.0006)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.22, Normal=normal))
    return m


def stretched(n, along, across, per_along, per_across, seed):
    """The point on the face, in spots per metre with the grain and across it."""
    a, b = n.math("MULTIPLY", along, per_along), n.math("MULTIPLY", across, per_across)
    return n.n("ShaderNodeCombineXYZ", {0: a, 1: b, 2: seed}).outputs[0]


def rings(n, along, across, seed):
    """Which growth ring the face cuts, as a height: islands and long arches, and a little tilt from one edge to the other."""
    wide = n.noise(stretched(n, along, across, 0.55, 2.3, seed), 1, 1, 0.4, 0.25)
    ragged = n.noise(stretched(n, along, across, 2.6, 16, seed + 9), 1, 3, 0.5)
    height = n.math("MULTIPLY", wide, RINGS)
    height = n.math("ADD", height, n.math("MULTIPLY", ragged, 1.1))
    return n.math("ADD", height, n.math("MULTIPLY", across, 5.0))


def sawn_edge(name, light="#b8935f", dark="#6d4a29"):
    """The edge of a sheet: plies side by side, every other one in end grain, torn a little by the saw."""
    m, n = mat(name)
    depth = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeNewGeometry").outputs["Position"]}).outputs[1]
    ply = n.math("GREATER_THAN", n.math("FRACT", n.math("MULTIPLY", depth, 0.5 / PLY)), 0.5)
    tear = n.noise(n.pos((900, 60, 900)), 1, 3, 0.7)
    c = n.mix(n.math("MULTIPLY", ply, 0.8), srgb(light), srgb(dark))
    c = n.mix(n.rng(tear, 0.45, 0.7, 0, 0.5), c, srgb("#4d331c"))
    n.out(principled(n, Base_Color=c, Roughness=0.85, Specular=0.1, Normal=n.bump(tear, 0.6, 0.0012)))
    return m
