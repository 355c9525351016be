"""Brick and mortar for a camera that is nearer than a metre: grit and pits at their true size."""

from kit.materials.nodes import mat, srgb


def close_brick(name, palette, dark, pale):
    """A brick with a sanded face; a colour of `palette` for each (its `rnd`), `dark` and `pale` grains in it."""
    m, n = mat(name)
    rnd = n.attr("rnd").outputs["Fac"]
    base = n.ramp(rnd, [(i / len(palette), srgb(c)) for i, c in enumerate(palette)], "CONSTANT")
    shift = n.n("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", rnd, 37.0), 1: 0.0, 2: n.math("MULTIPLY", rnd, 11.0)})
    p = n.n("ShaderNodeVectorMath", {0: n.pos(), 1: shift.outputs[0]}, operation="ADD").outputs[0]
    burnt, cloud = n.noise(p, 17, 4, 0.6), n.noise(p, 60, 4, 0.65)
    sand, grains = n.noise(p, 1500, 2, 0.7), n.noise(p, 520, 3, 0.75)
    cells = n.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 150.0, "Randomness": 1.0})
    pits = n.math("MULTIPLY", n.rng(cells.outputs["Distance"], 0.10, 0.26, 1, 0), n.rng(cloud, 0.46, 0.60, 0, 1))
    c = n.mix(n.rng(burnt, 0.40, 0.68, 0, 0.28), base, srgb(dark))
    c = n.mix(n.rng(cloud, 0.45, 0.70, 0, 0.35), c, srgb(pale))
    c = n.mix(n.rng(grains, 0.58, 0.70, 0, 0.5), c, srgb(dark))
    c = n.mix(n.rng(sand, 0.60, 0.72, 0, 0.6), c, srgb(pale))
    c = n.mix(n.math("MULTIPLY", pits, 0.8), c, srgb("#1f1312"))
    height = n.math("ADD", n.math("MULTIPLY", grains, 0.9), n.math("MULTIPLY", sand, 0.45))
    height = n.math("SUBTRACT", height, n.math("MULTIPLY", pits, 1.4))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.7, "Normal": n.bump(height, 0.7, 0.0016)}))
    return m


def close_mortar(name, light, sand):
    """Struck lime mortar: coarse grains of `sand` in a `light` bed."""
    m, n = mat(name)
    p = n.pos()
    grains, fine, bed = n.noise(p, 620, 3, 0.75), n.noise(p, 1800, 2, 0.7), n.noise(p, 45, 4, 0.6)
    c = n.mix(n.rng(bed, 0.35, 0.7, 0, 0.5), srgb(light), srgb(sand))
    c = n.mix(n.rng(grains, 0.54, 0.66, 0, 0.6), c, srgb(sand))
    c = n.mix(n.rng(fine, 0.62, 0.72, 0, 0.5), c, srgb("#5a4c3d"))
    height = n.math("ADD", grains, n.math("MULTIPLY", fine, 0.4))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.7, "Normal": n.bump(height, 0.9, 0.0022)}))
    return m
