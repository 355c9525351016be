"""Foil on profiles with mouldings: the grain of a foil on their flats, none on their slopes."""

from kit.materials.nodes import mat, principled


def profiled_foil(name, colour, rough=0.36, depth=0.0005):
    """Foil of upright pores over broad soft bands, that fades where a face turns away from the front.

    A slope of a few millimetres is too narrow for pores: they would break up the light along it like worn paint.
    """
    m, n = mat(name)
    facing = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeTexCoord").outputs["Normal"]}).outputs[1]
    flat = n.rng(n.math("ABSOLUTE", facing), 0.985, 0.999, 0, 1)
    wander = n.noise(n.pos((7, 7, 0.8)), 1.1, 2, 0.5)
    shift = n.n("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", wander, 26.0), 1: 0.0, 2: 0.0}).outputs[0]
    place = n.n("ShaderNodeVectorMath", {0: n.pos((520, 0, 11)), 1: shift}, operation="ADD").outputs[0]
    pores = n.rng(n.noise(place, 1.0, 3, 0.6), 0.36, 0.52, 0, 1)
    bands = n.noise(n.pos((60, 0, 2.5)), 1.0, 3, 0.6, 0.6)
    dark = tuple(c * 0.62 for c in colour[:3]) + (1,)
    c = n.mix(n.math("MULTIPLY", flat, n.rng(pores, 0, 1, 0.36, 0)), colour, dark)
    c = n.mix(n.rng(bands, 0.35, 0.65, 0, 0.12), c, dark)
    height = n.math("ADD", pores, n.math("MULTIPLY", bands, 0.5))
    relief = n.bump(height, n.math("MULTIPLY", flat, 0.26), depth)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.35, Normal=relief))
    return m
