"""Paint, powder coat, uPVC and the foils on it."""

from kit.materials.nodes import mat, principled, shade, srgb

ANTHRACITE = "#383e42"
WHITE = "#f3f2ee"


def m_paint(name, col, grain="V", rough=0.33, strength=0.5, dist=0.0011):
    """Paint over an embossed grain that runs upright ('V') or level ('H'), `dist` metres deep."""
    m, n = mat(name)
    sc = (150, 150, 5) if grain == "V" else (5, 150, 150)
    w = n.noise(n.pos((5, 5, 0.5) if grain == "V" else (0.5, 5, 5)), 1.2, 2, 0.5)
    p = n.pos(sc)
    pv = n.n(
        "ShaderNodeVectorMath",
        {
            0: p,
            1: n.n(
                "ShaderNodeCombineXYZ",
                {
                    0: n.math("MULTIPLY", w, 22.0 if grain == "V" else 0.0),
                    1: 0.0,
                    2: n.math("MULTIPLY", w, 22.0 if grain != "V" else 0.0),
                },
            ).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    g = n.noise(pv, 1.0, 3, 0.65)
    g2 = n.rng(g, 0.38, 0.56, 0, 1)
    c = n.mix(n.rng(g2, 0, 1, 0.18, 0), col, (0, 0, 0, 1))
    r = n.rng(n.noise(n.pos(), 22, 4, 0.6), 0.3, 0.7, rough - 0.05, rough + 0.07)
    n.out(principled(n, Base_Color=c, Roughness=r, Specular=0.5, Normal=n.bump(g2, strength, dist)))
    return m


def m_upvc(name, col, rough=0.22, grain=False):
    """Smooth uPVC or powder coat, with the finest texture when `grain`."""
    m, n = mat(name)
    r = n.rng(n.noise(n.pos(), 15, 4, 0.6), 0.3, 0.7, rough - 0.04, rough + 0.08)
    k = {}
    if grain:
        k["Normal"] = n.bump(n.noise(n.pos((300, 300, 300)), 1, 2, 0.6), 0.12, 0.0005)
    n.out(principled(n, Base_Color=col, Roughness=r, Specular=0.5, **k))
    return m


def frame_paint(name, hexa, factor=1.0, rough=0.3, grain=None):
    """Frame finish: smooth, or a foil with wood grain running 'V' (upright) or 'H' (level)."""
    col = shade(hexa, factor)
    if grain:
        return m_paint(name, col, grain, rough, 0.28, 0.0007)
    m, n = mat(name)
    r = n.rng(n.noise(n.pos(), 15, 4, 0.6), 0.3, 0.7, rough - 0.05, rough + 0.08)
    n.out(principled(n, Base_Color=col, Roughness=r, Specular=0.42))
    return m


def powder_coat(hex_colour, factor=0.42, rough=0.34, name="paint"):
    """Satin powder coat; `factor` darkens it because sunlit paint renders too light."""
    c = srgb(hex_colour)
    return m_upvc(name, (c[0] * factor, c[1] * factor, c[2] * factor, 1), rough, True)


def smooth_paint(name, colour, rough=0.26):
    """Smooth uPVC or powder coat: an even sheen with the faintest orange peel."""
    m, n = mat(name)
    peel = n.bump(n.noise(n.pos(), 240, 2, 0.5), 0.05, 0.0004)
    gloss = n.rng(n.noise(n.pos(), 15, 4, 0.6), 0.3, 0.7, rough - 0.03, rough + 0.05)
    n.out(principled(n, Base_Color=colour, Roughness=gloss, Specular=0.42, Normal=peel))
    return m


def foil(name, colour, axis, rough=0.36, depth=0.0006):
    """Foil embossed with wood pores along 'V' (upright) or 'H' (level): long fine ticks over broad soft bands."""
    m, n = mat(name)
    along, across = 11.0, 520.0
    scale = (across, across, along) if axis == "V" else (along, across, across)
    wander = n.noise(n.pos((7, 7, 0.8) if axis == "V" else (0.8, 7, 7)), 1.1, 2, 0.5)
    drift = n.math("MULTIPLY", wander, 26.0)
    shift = {0: drift, 1: 0.0, 2: 0.0} if axis == "V" else {0: 0.0, 1: 0.0, 2: drift}
    place = n.n(
        "ShaderNodeVectorMath", {0: n.pos(scale), 1: n.n("ShaderNodeCombineXYZ", shift).outputs[0]}, operation="ADD"
    ).outputs[0]
    pores = n.rng(n.noise(place, 1.0, 3, 0.6), 0.36, 0.52, 0, 1)
    bands = n.noise(n.pos((60, 60, 2.5) if axis == "V" else (2.5, 60, 60)), 1.0, 3, 0.6, 0.6)
    dark = tuple(c * 0.62 for c in colour[:3]) + (1,)
    c = n.mix(n.rng(pores, 0, 1, 0.42, 0), colour, dark)
    c = n.mix(n.rng(bands, 0.35, 0.65, 0, 0.16), c, dark)
    height = n.math("ADD", pores, n.math("MULTIPLY", bands, 0.5))
    sheen = n.rng(bands, 0.3, 0.7, rough - 0.05, rough + 0.06)
    n.out(principled(n, Base_Color=c, Roughness=sheen, Specular=0.35, Normal=n.bump(height, 0.42, depth)))
    return m
