"""Moulded skins, paints and foils of composite leaves."""

from kit.job import is_open
from kit.materials.metal import METALS, m_hardware
from kit.materials.nodes import mat, principled, simple
from kit.materials.obscure_glass import m_light
from kit.materials.wood import skin_figure
from kit.open_paint import mark


STEEL = (0.62, 0.63, 0.64, 1)


def dim(colour, factor):
    """A linear colour, darkened or lightened."""
    return tuple(v * factor for v in colour[:3]) + (1,)


def m_skin(name, colour, grain="V"):
    """Moulded skin in one colour: a satin sheen over shallow embossed grain, which a low sun picks out."""
    m, n = mat(name)
    wander = n.noise(n.pos((5, 5, 0.5) if grain == "V" else (0.5, 5, 5)), 1.2, 2, 0.5)
    shift = n.math("MULTIPLY", wander, 22.0)
    at = n.n(
        "ShaderNodeVectorMath",
        {
            0: n.pos((150, 150, 5) if grain == "V" else (5, 150, 150)),
            1: n.n("ShaderNodeCombineXYZ", {0 if grain == "V" else 2: shift}).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    pores = n.rng(n.noise(at, 1.0, 3, 0.65), 0.38, 0.56, 0, 1)
    fibre = n.noise(n.pos((620, 620, 14) if grain == "V" else (14, 620, 620)), 1, 2, 0.6)
    relief = n.math("ADD", pores, n.math("MULTIPLY", fibre, 0.35))
    c = n.mix(n.rng(pores, 0, 1, 0.16, 0), colour, (0, 0, 0, 1))
    rough = n.rng(n.noise(n.pos(), 22, 4, 0.6), 0.3, 0.7, 0.36, 0.46)
    n.out(principled(n, Base_Color=c, Roughness=rough, Specular=0.26, Normal=n.bump(relief, 0.42, 0.0011)))
    return m


def m_trim(name, colour):
    """Smooth satin plastic of cassettes and weather bars."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=colour, Roughness=0.40, Specular=0.26))
    return m


def m_woodskin(name, colour, grain="V"):
    """Woodgrain skin: light and dark bands, fibres and pores along the grain."""
    m, n = mat(name)
    figure, fibre = skin_figure(n, "Z" if grain == "V" else "X")
    c = n.mix(figure, dim(colour, 1.35), dim(colour, 0.36))
    n.out(principled(n, Base_Color=c, Roughness=0.42, Specular=0.3, Normal=n.bump(fibre, 0.5, 0.0008)))
    return m


def m_boards(name, colour, x0, pitch, woody):
    """Upright tongue-and-groove boards: V grooves every `pitch` metres, counted from x0."""
    m, n = mat(name)
    x = n.n("ShaderNodeSeparateXYZ", {0: n.pos()}).outputs[0]
    f = n.math("FRACT", n.math("MULTIPLY", n.math("SUBTRACT", x, x0), 1 / pitch))
    edge = n.math("MULTIPLY", n.math("MINIMUM", f, n.math("SUBTRACT", 1.0, f)), pitch)
    groove = n.rng(edge, 0.0022, 0.0062, 1, 0)
    board = n.math("FLOOR", n.math("MULTIPLY", n.math("SUBTRACT", x, x0), 1 / pitch))
    shade = n.rng(
        n.math("FRACT", n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", board, 12.9)), 43.7)), 0, 1, 0.86, 1
    )
    fibre = n.noise(n.pos((170, 170, 5)), 1, 3, 0.65)
    base, dark = colour, dim(colour, 0.36)
    c = n.mix(n.rng(fibre, 0.4, 0.62, 0.55 if woody else 0.14, 0), base, dark)
    c = n.mix(1.0, c, n.n("ShaderNodeCombineXYZ", {0: shade, 1: shade, 2: shade}).outputs[0], "MULTIPLY")
    c = n.mix(n.math("MULTIPLY", groove, 0.78), c, dim(colour, 0.10))
    height = n.math("SUBTRACT", n.math("MULTIPLY", fibre, 0.12), groove)
    n.out(principled(n, Base_Color=c, Roughness=0.38, Specular=0.3, Normal=n.bump(height, 0.8, 0.005)))
    return m


def m_open_pane():
    """A pane that takes up the daylight evenly: what a design's frost scatters; its picture is laid over it."""
    m, n = mat("pane")
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": mark("pane")}))
    return m


class Skin:
    """Moulded skin in one colour (linear albedo), for stiles (`v`), rails (`h`) and smooth parts (`trim`)."""

    def __init__(self, colour):
        self.v, self.h, self.trim = m_skin("skinV", colour), m_skin("skinH", colour, "H"), m_trim("trim", colour)


class Paints:
    """The materials of one leaf, made once each."""

    def __init__(self, colour, woodgrain, metal):
        self.colour, self.wood = colour, woodgrain
        if woodgrain:
            self.v, self.h = m_woodskin("skinV", colour), m_woodskin("skinH", colour, "H")
            self.trim = self.v
        else:
            self.v, self.h = m_skin("skinV", colour), m_skin("skinH", colour, "H")
            self.trim = m_trim("trim", colour)
        self.groove = simple("groove", dim(colour, 0.10), 0.7)
        self.lead = simple("lead", (0.035, 0.037, 0.04, 1), 0.5)
        rgb, rough = METALS[metal]
        self.steel = m_hardware("steel", STEEL, 0.34)
        if is_open("metal"):
            self.metal, self.bar = m_hardware("metal", mark("metal"), rough), m_hardware("bar", mark("metal"), 0.34)
        else:
            self.metal, self.bar = m_hardware("metal", rgb, rough), self.steel
        self.dark = simple("dark", (0.006, 0.006, 0.006, 1), 0.7)
        self.glass = {}

    def light(self, kind):
        """The glass of that kind."""
        if kind not in self.glass:
            self.glass[kind] = m_open_pane() if is_open("pane") else m_light(kind)
        return self.glass[kind]
