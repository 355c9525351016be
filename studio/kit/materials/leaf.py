"""Leaves, blades and grass."""

from kit.materials.nodes import mat, srgb


def m_leaf(name, c1="#2c4a1c", c2="#5d7f2f", c3="#86a04a", transl=0.35, gloss=True):
    """Leaves from dark c1 to pale c3 by their `rnd`; `transl` is the share of light that passes through."""
    m, n = mat(name)
    a = n.attr("rnd").outputs["Fac"]
    c = n.ramp(a, [(0, srgb(c1)), (0.6, srgb(c2)), (1, srgb(c3))])
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": c})
    t = n.n("ShaderNodeBsdfTranslucent", {"Color": n.mix(0.5, c, srgb("#9fb63c"))})
    s = n.n("ShaderNodeMixShader", {0: transl, 1: d.outputs[0], 2: t.outputs[0]}).outputs[0]
    if gloss:
        s = n.n(
            "ShaderNodeMixShader", {0: 0.05, 1: s, 2: n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.35}).outputs[0]}
        ).outputs[0]
    n.out(s)
    return m


def m_tuft(name, stops):
    """Blade colour from root to tip."""
    m, n = mat(name)
    c = n.ramp(n.attr("rnd").outputs["Fac"], [(p, srgb(h)) for p, h in stops])
    c = n.mix(
        n.rng(n.noise(n.pos(), 6, 3), 0.35, 0.7, 0, 0.4), c, tuple(v * 0.5 for v in srgb(stops[-1][1])[:3]) + (1,)
    )
    d, t = n.n("ShaderNodeBsdfDiffuse", {"Color": c}), n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: 0.3, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def m_lawn():
    """Mown grass with worn and mossy places."""
    m, n = mat("lawn")
    p = n.pos()
    c = n.ramp(n.attr("rnd").outputs["Fac"], [(0, srgb("#3c4a22")), (0.6, srgb("#5f7134")), (1, srgb("#8f9a58"))])
    c = n.mix(n.rng(n.noise(p, 0.8, 4, 0.6), 0.38, 0.68, 0, 0.5), c, srgb("#8a8448"))
    c = n.mix(n.rng(n.noise(p, 3.1, 3, 0.6), 0.42, 0.7, 0, 0.4), c, srgb("#38481e"))
    d, t = n.n("ShaderNodeBsdfDiffuse", {"Color": c}), n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: 0.3, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def box_leaf():
    """Clipped box."""
    return m_leaf("box", "#22391a", "#4a6b2a", "#7d9848")


def geranium_leaf():
    """Geraniums and other soft leaves in pots."""
    return m_leaf("gleaf", "#2f4f26", "#55793a", "#83a057")


def cut_leaf():
    """Cut branches in a vase."""
    return m_leaf("cut", "#3a5a2a", "#6a8a48", "#9ab070")
