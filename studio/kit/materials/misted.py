"""Moisture between the panes of a sealed unit whose edge seal has failed."""

from kit.materials.nodes import mat


def drops(n, size, share, share_of):
    """Drops scattered at about `size` metres: a mask, 1 within them, and their height; `share` of the cells hold one."""
    cells = n.n("ShaderNodeTexVoronoi", {"Vector": n.pos(), "Scale": 1 / size}, feature="F1")
    own = n.n("ShaderNodeSeparateXYZ", {0: cells.outputs["Color"]}).outputs
    held = n.math("LESS_THAN", own[0], n.math("MULTIPLY", share_of, share))
    reach = n.rng(own[1], 0, 1, 0.16, 0.42)
    ratio = n.math("DIVIDE", cells.outputs["Distance"], reach)
    dome = n.math("SQRT", n.math("MAXIMUM", n.math("SUBTRACT", 1.0, n.math("MULTIPLY", ratio, ratio)), 0.0))
    return n.math("MULTIPLY", n.math("LESS_THAN", ratio, 1.0), held), n.math("MULTIPLY", dome, held)


def misted(pane, thick=0.64):
    """Haze, drops and trails of drops that ran down, over a pane x0, x1, z0, z1: clear in the middle of its upper half."""
    x0, x1, z0, z1 = pane
    m, n = mat("mist")
    p = n.pos()
    x, _, z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[:3]
    u, v = n.rng(x, x0, x1, 0, 1), n.rng(z, z0, z1, 0, 1)
    across = n.math("DIVIDE", n.math("SUBTRACT", u, 0.5), 0.50)
    along = n.math("DIVIDE", n.math("SUBTRACT", v, 0.74), 0.50)
    away = n.math(
        "SQRT", n.math("ADD", n.math("POWER", n.math("ABSOLUTE", across), 2.4), n.math("MULTIPLY", along, along))
    )
    ragged = n.math("ADD", n.noise(p, 7, 4, 0.55), n.math("MULTIPLY", n.noise(p, 60, 3, 0.6), 0.25))
    away = n.math("ADD", away, n.math("MULTIPLY", n.math("SUBTRACT", ragged, 0.625), 0.75))
    wet = n.rng(away, 0.55, 1.30, 0, 1)
    # What ran down took the haze with it: narrow upright trails, each with an end of its own.
    column = n.noise(n.pos((95, 1, 1.1)), 1.0, 1, 0.4)
    trail = n.math("MULTIPLY", n.rng(column, 0.61, 0.66, 0, 1), n.rng(v, 0.62, 0.40, 0, 1))
    small, small_height = drops(n, 0.0034, 0.95, wet)
    large, large_height = drops(n, 0.0085, 0.55, n.math("MULTIPLY", wet, n.rng(v, 0.75, 0.1, 0.15, 1)))
    drop = n.math("MAXIMUM", small, large)
    height = n.math("MAXIMUM", n.math("MULTIPLY", small_height, 0.35), large_height)
    haze = n.math("MULTIPLY", wet, n.math("SUBTRACT", 1.0, n.math("MULTIPLY", trail, 0.75)))
    haze = n.math("MULTIPLY", n.math("MULTIPLY", haze, thick), n.math("SUBTRACT", 1.0, n.math("MULTIPLY", drop, 0.8)))
    scattered = n.n(
        "ShaderNodeMixShader",
        {
            0: 0.4,
            1: n.n("ShaderNodeBsdfTranslucent", {"Color": (0.86, 0.88, 0.90, 1)}),
            2: n.n("ShaderNodeBsdfDiffuse", {"Color": (0.80, 0.83, 0.86, 1)}),
        },
    )
    relief = n.bump(height, 1.0, 0.0016)
    bent = n.n(
        "ShaderNodeBsdfRefraction", {"Color": (0.96, 0.98, 0.98, 1), "Roughness": 0.0, "IOR": 1.33, "Normal": relief}
    )
    shine = n.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.08, "Normal": relief})
    bead = n.n("ShaderNodeMixShader", {0: 0.10, 1: bent, 2: shine})
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": (1, 1, 1, 1)})
    wetted = n.n("ShaderNodeMixShader", {0: drop, 1: clear, 2: bead})
    n.out(n.n("ShaderNodeMixShader", {0: haze, 1: wetted, 2: scattered}).outputs[0])
    return m
