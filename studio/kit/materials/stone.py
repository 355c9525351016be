"""Stone, render, plaster and flint."""

from kit.materials.nodes import mat, principled, shade, srgb


def m_stone(name, c1, c2, c3, scale=6, rough=0.8, bump=0.5, dist=0.003, attr=None):
    """Stone of three mingled colours, `scale` patches a metre, its relief `dist` metres deep; `attr` varies slab from slab."""
    m, n = mat(name)
    p = n.pos()
    if attr:
        a = n.attr(attr).outputs["Fac"]
        p = n.n(
            "ShaderNodeVectorMath",
            {
                0: p,
                1: n.n(
                    "ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", a, 50.0), 1: n.math("MULTIPLY", a, 31.0), 2: 0.0}
                ).outputs[0],
            },
            operation="ADD",
        ).outputs[0]
    big = n.noise(p, scale, 6, 0.62, 0.6)
    fine = n.noise(p, scale * 24, 4, 0.7)
    c = n.mix(n.rng(big, 0.35, 0.65, 0, 1), srgb(c1), srgb(c2))
    c = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.5), c, srgb(c3))
    if attr:
        c = n.mix(n.rng(a, 0, 1, 0, 0.35), c, srgb(c3))
        c = n.mix(n.math("FRACT", n.math("MULTIPLY", a, 7.3)), c, n.mix(0.35, c, (0, 0, 0, 1)))
    h = n.math("ADD", n.math("MULTIPLY", big, 1.4), n.math("MULTIPLY", fine, 0.5))
    n.out(
        principled(
            n,
            Base_Color=c,
            Roughness=n.rng(big, 0.3, 0.7, rough - 0.12, min(1, rough + 0.1)),
            Specular=0.3,
            Normal=n.bump(h, bump, dist),
        )
    )
    return m


def render_coat(name, hexcol):
    """Sand-and-cement render with float marks, rain streaks and a splash band at the foot."""
    m, n = mat(name)
    p = n.pos()
    c = srgb(hexcol)
    c = n.mix(n.rng(n.noise(p, 0.8, 5, 0.6), 0.35, 0.7, 0, 0.22), c, shade(hexcol, 0.62))
    c = n.mix(n.rng(n.noise(n.pos((7, 7, 0.5)), 1, 4, 0.6), 0.5, 0.75, 0, 0.16), c, shade(hexcol, 0.5))
    z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[2]
    c = n.mix(
        n.math("MULTIPLY", n.rng(z, -0.15, 0.3, 0.5, 0), n.rng(n.noise(p, 5, 5, 0.65), 0.3, 0.7, 0.2, 1)),
        c,
        srgb("#6f675a"),
    )
    h = n.math("ADD", n.math("MULTIPLY", n.noise(p, 9, 3, 0.5), 1.5), n.math("MULTIPLY", n.noise(p, 260, 3, 0.7), 0.55))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.5, 0.003)}))
    return m


def lime_render(name, hexa):
    """Painted lime render: soft trowel waves, fine sand, streaks of weather."""
    m, n = mat(name)
    p = n.pos()
    wave, sand = n.noise(p, 3.2, 4, 0.55), n.noise(p, 260, 3, 0.7)
    streak = n.noise(n.pos((9, 9, 0.7)), 1.1, 4, 0.6)
    c = n.mix(n.rng(wave, 0.35, 0.7, 0, 0.4), srgb(hexa), shade(hexa, 0.84))
    c = n.mix(n.rng(streak, 0.52, 0.75, 0, 0.16), c, shade("#8d8470", 0.8))
    h = n.math("ADD", n.math("MULTIPLY", wave, 6.0), n.math("MULTIPLY", sand, 0.5))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.45, 0.004)}))
    return m


def m_plaster(name, hex_colour, bump=0.06, dirt=0.0):
    """Painted plaster or render; `dirt` adds the streaks of an outside wall."""
    m, n = mat(name)
    p = n.pos()
    c = n.mix(
        n.rng(n.noise(p, 1.1, 4), 0.35, 0.7, 0, 0.10),
        srgb(hex_colour),
        tuple(v * 0.72 for v in srgb(hex_colour)[:3]) + (1,),
    )
    if dirt:
        streak = n.noise(n.pos((3, 3, 0.35)), 2.2, 5, 0.6)
        c = n.mix(n.rng(streak, 0.5, 0.78, 0, dirt), c, srgb("#8d857a"))
        z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[2]
        c = n.mix(
            n.math("MULTIPLY", n.rng(z, -0.1, 0.35, 0.5, 0), n.rng(n.noise(p, 5, 5), 0.35, 0.7, 0, 1)),
            c,
            srgb("#8a8070"),
        )
    n.out(
        principled(n, Base_Color=c, Roughness=0.85, Specular=0.15, Normal=n.bump(n.noise(p, 160, 3, 0.6), bump, 0.003))
    )
    return m


def emulsion(name, hexa, glow=0.0):
    """Emulsioned wall, with a little light of its own for rooms seen through glass."""
    m, n = mat(name)
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": srgb(hexa)})
    e = n.n("ShaderNodeEmission", {"Color": srgb(hexa), "Strength": glow})
    n.out(n.n("ShaderNodeAddShader", {0: d.outputs[0], 1: e.outputs[0]}))
    return m


def flint_mat():
    """Broken flint: black-blue hearts, grey skins, chalky rinds."""
    m, n = mat("flint")
    a = n.attr("rnd").outputs["Fac"]
    c = n.ramp(
        a,
        [
            (0, srgb("#33363a")),
            (0.25, srgb("#5b5d5d")),
            (0.5, srgb("#83807a")),
            (0.72, srgb("#4a4c4f")),
            (0.85, srgb("#a8a196")),
            (0.95, srgb("#75695a")),
        ],
        "CONSTANT",
    )
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 60, 4, 0.65), 0.45, 0.66, 0, 0.7), c, srgb("#b9b2a6"))
    n.out(principled(n, Base_Color=c, Roughness=0.42, Specular=0.4, Normal=n.bump(n.noise(p, 90, 3, 0.6), 0.3, 0.003)))
    return m


def terracotta():
    """Weathered clay of plant pots."""
    return m_stone("clay", "#a8623f", "#96573a", "#c09072", 6, 0.85, 0.3, 0.002)


def dark_zinc():
    """Pre-weathered zinc of planters."""
    return m_stone("zinc", "#4b4f52", "#3c4043", "#62666a", 7, 0.5, 0.1, 0.001)


def york_stone():
    """Sandstone of front steps."""
    return m_stone("yorkstone", "#b3a386", "#9c8c70", "#7f735d", 5, 0.82, 0.5, 0.003)
