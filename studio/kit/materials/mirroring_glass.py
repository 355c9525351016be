"""Panes seen from the street: clear glass with a procedural reflection of sky and trees."""

from kit.materials.nodes import mat


def hazy_pane(name="pane", strength=1.0, seed=0.0, treeline=2.9, sky=2.6, across=13.0):
    """Double-glazed pane: clear, with a procedural reflection, which adds no noise.

    The reflection is a hazy sky above the crowns of trees across the road, on a plane `across` metres out."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    wob = n.bump(n.noise(n.pos(), 1.4, 1, 0.5), 0.035, 0.02)
    inc = n.n("ShaderNodeVectorMath", {0: geo.outputs["Incoming"]}, operation="SCALE")
    inc.inputs["Scale"].default_value = -1
    ref = n.n("ShaderNodeVectorMath", {0: inc.outputs[0], 1: wob}, operation="REFLECT").outputs[0]
    rx, ry, rz = n.n("ShaderNodeSeparateXYZ", {0: ref}).outputs[:3]
    px, _, pz = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["Position"]}).outputs[:3]
    t = n.math("DIVIDE", across, n.math("MAXIMUM", n.math("ABSOLUTE", ry), 0.05))
    x = n.math("ADD", px, n.math("MULTIPLY", rx, t))
    z = n.math("ADD", pz, n.math("MULTIPLY", rz, t))
    p = n.n("ShaderNodeCombineXYZ", {0: n.math("ADD", x, seed), 1: 0.0, 2: z}).outputs[0]
    crowns = n.math(
        "ADD", n.math("MULTIPLY", n.noise(p, 0.22, 2, 0.5), 5.5), n.math("MULTIPLY", n.noise(p, 1.6, 5, 0.65), 1.5)
    )
    gap = n.rng(n.math("SUBTRACT", n.math("SUBTRACT", z, treeline), n.math("SUBTRACT", crowns, 3.5)), -0.35, 0.35, 0, 1)
    haze = n.ramp(n.rng(z, 1, 13, 0, 1), [(0, (1, 0.97, 0.92)), (0.4, (0.80, 0.88, 1)), (1, (0.42, 0.58, 0.86))])
    haze = n.mix(n.rng(n.noise(p, 0.30, 5, 0.6), 0.45, 0.65, 0, 0.8), haze, (1.05, 1.03, 1, 1))
    trees = n.mix(n.noise(p, 2.2, 5, 0.7), (0.010, 0.016, 0.008, 1), (0.10, 0.13, 0.055, 1))
    fresnel = n.math(
        "MINIMUM", n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.52}).outputs[0], 1.9 * strength), 1.0
    )
    e = n.n("ShaderNodeEmission", {"Color": n.mix(gap, trees, haze), "Strength": n.math("MULTIPLY", fresnel, sky)})
    keep = n.math("SUBTRACT", 1.0, fresnel)
    col = n.n(
        "ShaderNodeCombineXYZ",
        {0: n.math("MULTIPLY", keep, 0.94), 1: n.math("MULTIPLY", keep, 0.97), 2: n.math("MULTIPLY", keep, 0.955)},
    ).outputs[0]
    tr = n.n("ShaderNodeBsdfTransparent", {"Color": col})
    n.out(n.n("ShaderNodeAddShader", {0: tr.outputs[0], 1: e.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def mirroring_pane(seed=0.0, strength=1.5, across=14.0, eaves=3.7, sky=2.3):
    """Double-glazed pane seen from the street: clear, with a procedural reflection of trees and clouds.

    The reflected crowns stand `across` metres out; being procedural they add no noise."""
    m, n = mat("pane")
    geometry = n.n("ShaderNodeNewGeometry")
    back = n.n("ShaderNodeVectorMath", {0: geometry.outputs["Incoming"]}, operation="SCALE")
    back.inputs["Scale"].default_value = -1
    bent = n.bump(n.noise(n.pos(), 1.2, 1, 0.5), 0.02, 0.02)
    ray = n.n("ShaderNodeVectorMath", {0: back.outputs[0], 1: bent}, operation="REFLECT").outputs[0]
    rx, ry, rz = n.n("ShaderNodeSeparateXYZ", {0: ray}).outputs[:3]
    px, _, pz = n.n("ShaderNodeSeparateXYZ", {0: geometry.outputs["Position"]}).outputs[:3]
    reach = n.math("DIVIDE", across, n.math("MAXIMUM", n.math("ABSOLUTE", ry), 0.05))
    x = n.math("ADD", n.math("ADD", px, n.math("MULTIPLY", rx, reach)), seed)
    z = n.math("ADD", pz, n.math("MULTIPLY", rz, reach))
    p = n.n("ShaderNodeCombineXYZ", {0: x, 1: 0.0, 2: z}).outputs[0]
    outline = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(p, 0.26, 2, 0.5), 0.5), 8.0)
    twigs = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(p, 1.5, 8, 0.72), 0.5), 5.0)
    above = n.math("SUBTRACT", n.math("SUBTRACT", z, eaves), n.math("ADD", outline, twigs))
    gap = n.rng(above, -0.10, 0.16, 0, 1)
    clouds = n.rng(
        n.noise(n.n("ShaderNodeMapping", {"Vector": p, "Scale": (0.5, 1, 1)}).outputs[0], 0.22, 6, 0.6),
        0.44,
        0.62,
        0,
        0.85,
    )
    blue = n.ramp(n.rng(z, 2, 13, 0, 1), [(0, (0.72, 0.82, 0.95)), (1, (0.34, 0.52, 0.82))])
    heaven = n.mix(clouds, blue, (1.0, 0.97, 0.94, 1))
    clumps = n.rng(n.noise(p, 1.1, 4, 0.6), 0.38, 0.62, 0, 1)
    leafage = n.mix(n.rng(n.noise(p, 7.0, 5, 0.75), 0.42, 0.62, 0, 1), (0.010, 0.016, 0.008, 1), (0.075, 0.10, 0.04, 1))
    trees = n.mix(n.math("MULTIPLY", clumps, 0.6), leafage, (0.018, 0.026, 0.013, 1))
    fresnel = n.math(
        "MINIMUM", n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.52}).outputs[0], 1.9 * strength), 1.0
    )
    glow = n.n("ShaderNodeEmission", {"Color": n.mix(gap, trees, heaven), "Strength": n.math("MULTIPLY", fresnel, sky)})
    keep = n.math("SUBTRACT", 1.0, fresnel)
    tint = n.n(
        "ShaderNodeCombineXYZ", {i: n.math("MULTIPLY", keep, t) for i, t in enumerate((0.92, 0.955, 0.94))}
    ).outputs[0]
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": tint})
    n.out(n.n("ShaderNodeAddShader", {0: clear.outputs[0], 1: glow.outputs[0]}))
    m.cycles.sample_as_light = False
    return m
