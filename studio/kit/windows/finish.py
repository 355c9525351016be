"""The materials of one window."""

from kit.job import albedo
from kit.materials.metal import m_metal
from kit.materials.mirroring_glass import hazy_pane, mirroring_pane
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE, foil, frame_paint, m_upvc, smooth_paint


class Finish:
    """The materials of one window."""

    def __init__(
        self, hexa, factor=1.0, rough=0.3, grained=False, gasket="#1b1b1b", boost=1.0, spacer="#3c3d3e", seed=0.0
    ):
        self.up = frame_paint("frameV", hexa, factor, rough, "V" if grained else None)
        self.level = frame_paint("frameH", hexa, factor, rough, "H" if grained else None) if grained else self.up
        self.gasket = simple("gasket", srgb(gasket), 0.6)
        self.spacer = simple("spacer", srgb(spacer), 0.5)
        self.glass = hazy_pane("glass", boost, seed)
        self.metal = m_metal("metal", (0.62, 0.62, 0.61, 1), 0.22)
        self.seal = simple("seal", srgb("#b9b3a8"), 0.7)


def window_finish(
    hex_colour, factor=0.7, rough=0.28, grained=False, gasket="#1b1b1b", spacer="#3c3d3e", seed=0.0, mirror=1.5
):
    """The materials of a window in a catalogue colour; `factor` serves until the shot's paint is balanced."""
    fin = Finish(hex_colour, 1, rough, False, gasket, mirror, spacer, seed)
    colour = albedo(hex_colour, factor, "frame")
    if grained:
        fin.up, fin.level = foil("foilV", colour, "V", rough), foil("foilH", colour, "H", rough)
    else:
        fin.up = fin.level = smooth_paint("frame", colour, rough)
    fin.glass = mirroring_pane(seed, mirror)
    return fin


def sash_finish(seed, rough, mirror):
    """White sliding sash with grey gaskets; `seed` shifts what the glass mirrors, `mirror` strengthens it."""
    fin = Finish(WHITE, 1, rough, gasket="#77787a", spacer="#a9a9a6", boost=mirror, seed=seed)
    fin.up = fin.level = m_upvc("white", albedo(WHITE, 0.85, "frame"), rough)
    return fin


FITTER_WHITE = "#f4f3ef"


def fitter_finish(factor=0.86, gasket="#8b8b88"):
    """Materials of a white uPVC window whose colour is a promise of the shot."""
    finish = Finish(FITTER_WHITE, factor, 0.28, gasket=gasket, spacer="#9a9a97")
    shader = next(n for n in finish.up.node_tree.nodes if n.type == "BSDF_PRINCIPLED")
    shader.inputs["Base Color"].default_value = albedo(FITTER_WHITE, factor)
    return finish
