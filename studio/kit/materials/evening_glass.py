"""Obscure glass in a front door at dusk, a lamplit hall behind it."""

from kit.materials.nodes import mat, srgb

CELL = 62.0  # cells of the pattern in a metre, about
SPREAD = 0.07  # metres by which a cell shifts what lies behind it


def evening_glass(cx, lamp, glow=1.0):
    """Rain glass whose hall has a lamp at `lamp` (x, z from the middle `cx`) that lights the wall about it.

    The lamp alone comes near white: a hall that was lit evenly would leave the panes blank.
    """
    m, n = mat("evening_glass")
    p = n.pos()
    sep = n.n("ShaderNodeSeparateXYZ", {0: p})
    cells = n.n("ShaderNodeTexNoise", {"Vector": p, "Scale": CELL, "Detail": 1.5})
    shift = n.n("ShaderNodeSeparateXYZ", {0: cells.outputs["Color"]})
    u, v = (
        n.math("ADD", at, n.math("MULTIPLY", n.math("SUBTRACT", shift.outputs[k], 0.5), 2 * SPREAD))
        for k, at in ((0, n.math("SUBTRACT", sep.outputs[0], cx)), (1, sep.outputs[2]))
    )
    e = n.n("ShaderNodeEmission", {"Color": lamplit_hall(n, u, v, lamp), "Strength": glow}).outputs[0]
    b = n.bump(cells.outputs["Fac"], 0.4, 0.004)
    g = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.22, "Normal": b})
    fresnel = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": b}).outputs[0], 1.4, True)
    n.out(n.n("ShaderNodeMixShader", {0: fresnel, 1: e, 2: g.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def lamplit_hall(n, x, z, lamp):
    """Colours of the hall: a wall that fades away from its lamp, stairs that climb before it, a doorway to a dark room."""

    def offset(at, middle, scale):
        return n.math("MULTIPLY", n.math("SUBTRACT", at, middle), 1 / scale)

    def about(scale):
        a, b = offset(x, lamp[0], scale), offset(z, lamp[1], scale)
        return n.math("ADD", n.math("MULTIPLY", a, a), n.math("MULTIPLY", b, b))

    light = n.math("DIVIDE", 1.0, n.math("ADD", 1.0, about(0.32)))
    wall = n.ramp(light, [(0, srgb("#2b1d12")), (0.3, srgb("#7a4c20")), (0.7, srgb("#c78c43")), (1, srgb("#e8ba72"))])
    doorway = n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", x, lamp[0] - 0.36)), 0.05, 0.12, 1, 0)
    wall = n.mix(n.math("MULTIPLY", doorway, 0.72), wall, srgb("#21160e"))
    above = n.math("SUBTRACT", z, n.math("ADD", n.math("MULTIPLY", x, 0.62), lamp[1] - 0.36))
    wall = n.mix(n.rng(above, -0.05, 0.05, 0.7, 0), wall, srgb("#38230f"))
    return n.mix(n.rng(about(0.085), 0.3, 1.5, 1, 0), wall, (1.5, 1.16, 0.70, 1))
