"""Gardens seen through a window. Metres."""

from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import blooms, core
from kit.garden.trees import tree
from kit.materials.leaf import m_leaf
from kit.materials.nodes import mat, srgb
from kit.shapes.sheets import quad


def blurred_garden(y=-5.0, horizon=1.1, lawn=0.55, seed=0.0, strength=1.4, top=9.0):
    """A sunny garden far out of focus, painted in soft drifts of colour on one plane: sky, trees, a hedge, a border, the lawn.

    `top` is the height of the plane's upper edge.
    """
    m, n = mat("gardenview")
    p = n.pos(loc=(seed, 0, 0))
    x, _, z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[:3]

    def drifts(scale, share, tones):
        """Colours of drifts that run into each other, as a border out of focus shows them; gives their mask and shade."""
        on = n.rng(n.noise(p, scale, 2, 0.55), 0.95 - share, 1.15 - share, 0, 1)
        return on, n.ramp(n.noise(n.pos(loc=(7.3, 0, 2.9)), scale * 0.8, 2, 0.5), tones)

    wave = n.noise(p, 0.55, 3, 0.5)
    crowns = n.math("ADD", horizon + 0.75, n.math("MULTIPLY", n.math("SUBTRACT", wave, 0.5), 3.4))
    sky = n.ramp(n.rng(z, 1, 5, 0, 1), [(0, (1.0, 0.98, 0.93)), (1, (0.72, 0.84, 1))])
    tree = n.ramp(n.noise(p, 1.3, 3, 0.55), [(0.25, srgb("#35512a")), (0.5, srgb("#5d7d40")), (0.75, srgb("#93ad63"))])
    for scale, share, amount in ((1.9, 0.48, 0.4), (4.2, 0.45, 0.35)):
        on, tone = drifts(scale, share, [(0.3, srgb("#4b6d34")), (0.5, srgb("#8faa62")), (0.7, srgb("#c3d291"))])
        tree = n.mix(n.math("MULTIPLY", on, amount), tree, tone)
    c = n.mix(n.rng(n.math("SUBTRACT", z, crowns), -0.28, 0.28, 0, 1), tree, sky)
    hedge = n.ramp(n.noise(p, 2.2, 2, 0.5), [(0.3, srgb("#2f4a25")), (0.7, srgb("#4d6d36"))])
    c = n.mix(n.rng(z, lawn + 0.50, lawn + 0.72, 1, 0), c, hedge)
    blooms_seen = [(0.3, "#c98aa0"), (0.42, "#8f7fbd"), (0.5, "#e0c4c8"), (0.58, "#a594c9"), (0.7, "#d8cfae")]
    on, tone = drifts(3.4, 0.5, [(at, srgb(colour)) for at, colour in blooms_seen])
    flowers = n.mix(n.math("MULTIPLY", on, 0.6), hedge, tone)
    c = n.mix(n.rng(z, lawn + 0.18, lawn + 0.34, 1, 0), c, flowers)
    grass = n.ramp(n.noise(n.pos((1, 1, 4)), 0.7, 2, 0.5), [(0.3, srgb("#7f9a4e")), (0.7, srgb("#abc070"))])
    c = n.mix(n.rng(z, lawn - 0.04, lawn + 0.08, 1, 0), c, grass)
    c = n.n("ShaderNodeHueSaturation", {"Saturation": 0.78, "Color": c}).outputs[0]
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": strength}))
    m.cycles.sample_as_light = False
    o = quad("gardenview", [(-12, y, -4), (12, y, -4), (12, y, top), (-12, y, top)], m)
    o.visible_diffuse = o.visible_shadow = o.visible_glossy = False


def garden_beyond(rg, level=-0.15, hedge=11.0):
    """A modelled garden seen from indoors: lawn, border, hedge, trees and a pale sky.

    `level` is the height of the lawn, `hedge` its distance, both in metres.
    """
    m, n = mat("lawn")
    p = n.pos()
    blades = n.mix(n.noise(p, 38, 4, 0.7), srgb("#5f7a35"), srgb("#8fa557"))
    n.out(
        n.n(
            "ShaderNodeBsdfDiffuse",
            {"Color": n.mix(n.rng(n.noise(p, 0.7, 4, 0.6), 0.35, 0.7, 0, 0.5), blades, srgb("#4b6a2c"))},
        )
    )
    quad("lawn", [(-16, -0.2, level), (16, -0.2, level), (16, -34, level), (-16, -34, level)], m)
    light = m_leaf("leaflight", "#47662c", "#7f9a4b", "#b3c47a")
    deep = m_leaf("leafdeep", "#2c4722", "#52753a", "#88a25c")
    blossom = m_leaf("blossom", "#cf9ab0", "#e9d3dc", "#f7f1ee", 0.3, False)
    blue = m_leaf("bluebloom", "#6b62a8", "#8f86c4", "#c0b9e0", 0.3, False)
    for k in range(13):
        x = -9.6 + 1.6 * k + rg.gauss(0, 0.2)
        ball_shrub("hedge", (x, -hedge - rg.uniform(0, 0.7), level + 0.85), 1.25, 1500, 0.22, deep, rg, 0.95, 0.12)
        core((x, -hedge - 0.5, level + 0.7), 0.8)
    for k in range(12):
        x = -6.6 + 1.15 * k + rg.gauss(0, 0.2)
        y, R = -hedge + 1.9 + rg.gauss(0, 0.25), rg.uniform(0.38, 0.62)
        ball_shrub("border", (x, y, level + R * 0.75), R, 520, 0.10, rg.choice((light, deep)), rg, 0.9, 0.15)
        petals = rg.choice((blossom, blue, blossom))
        C = [
            (x + rg.gauss(0, R * 0.5), y + R * 0.6 + rg.gauss(0, 0.15), level + R * 1.25 + rg.gauss(0, R * 0.28))
            for _ in range(26)
        ]
        blooms(C, petals, rg, 0.09, (0, 0.8, 0.6))
    for x, y, h, c, leaf in (
        (-6.2, -15, 7.4, 2.3, light),
        (-1.4, -19, 8.6, 2.7, deep),
        (3.4, -16, 6.6, 2.1, light),
        (8.2, -18, 8.4, 2.6, deep),
        (-11.5, -20, 9.0, 2.8, deep),
        (13, -22, 9, 2.9, light),
    ):
        tree(rg, (x, y, level), h, c, leaf)
    sky, n = mat("skycard")
    z = n.n("ShaderNodeSeparateXYZ", {0: n.pos()}).outputs[2]
    tone = n.ramp(n.rng(z, 0, 26, 0, 1), [(0, (1.0, 0.97, 0.92)), (0.5, (0.70, 0.84, 1.0)), (1, (0.50, 0.70, 1.0))])
    far = n.pos((1, 1, 1.6))
    ridge = n.math(
        "ADD", n.math("MULTIPLY", n.noise(far, 0.10, 2, 0.5), 9.0), n.math("MULTIPLY", n.noise(far, 0.5, 6, 0.7), 6.0)
    )
    woods = n.ramp(n.noise(far, 0.9, 5, 0.7), [(0.3, srgb("#4f6a45")), (0.6, srgb("#86a06a")), (0.8, srgb("#aebf8a"))])
    tone = n.mix(n.rng(n.math("SUBTRACT", z, n.math("SUBTRACT", ridge, 1.6)), -0.3, 0.3, 1, 0), tone, woods)
    n.out(n.n("ShaderNodeEmission", {"Color": tone, "Strength": 1.25}))
    sky.cycles.sample_as_light = False
    card = quad("skycard", [(-60, -48, -8), (60, -48, -8), (60, -48, 40), (-60, -48, 40)], sky)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = False
