"""Framed prints and mirrors on walls. Metres."""

from kit.materials.metal import m_metal
from kit.materials.nodes import mat, simple, srgb
from kit.shapes.sheets import wall_y
from kit.shapes.solids import box, lathe


def hang(x0, x1, z0, z1, y, frame, mount, sheet):
    """A framed sheet on a wall facing -Y: frame 30 mm deep, mount 70 mm wide."""
    box("frame", x0, x1, y - 0.03, y, z0, z1, frame, 0.004)
    wall_y("mount", x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, y - 0.0305, mount)
    wall_y("print", x0 + 0.09, x1 - 0.09, z0 + 0.09, z1 - 0.09, y - 0.031, sheet)


def abstract(stops, scale, warp, shift=0.0):
    """An abstract print: fields of colour with soft edges, from (position, hex) `stops`."""
    m, n = mat("print")
    field = n.noise(n.pos(loc=(shift,) * 3), scale, 3, 0.5, warp)
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": n.ramp(field, [(at, srgb(c)) for at, c in stops])}))
    return m


def framed_print(x0, x1, z0, z1, y, hues=("#e5dccb", "#c4734a", "#e0cfb2", "#4f6a6e", "#e8e0d2"), scale=2.2):
    """Abstract print of five colours in a dark frame."""
    frame, mount = simple("pictureframe", srgb("#2a2119"), 0.5), simple("mount", srgb("#efeade"), 0.9)
    hang(x0, x1, z0, z1, y, frame, mount, abstract(zip((0.3, 0.45, 0.52, 0.62, 0.72), hues), scale, 1.2))


def picture(x0, x1, z0, z1, y, frame, palette, seed=1.0):
    """Abstract print of any number of colours; `seed` varies it."""
    stops = [(0.3 + 0.42 * i / (len(palette) - 1), c) for i, c in enumerate(palette)]
    hang(x0, x1, z0, z1, y, frame, simple("mount", srgb("#ece8df"), 0.8), abstract(stops, 2.0, 1.1, seed))


def round_mirror(m):
    """Round mirror of 760 mm in a thin frame of `m`, on the wall y = 0 at eye height."""
    lathe("mirror", [(0.36, -0.03), (0.38, -0.03), (0.38, 0.0)], m, 64, (0, 0, 1.62), "Y")
    silver = m_metal("mirrorglass", (0.9, 0.9, 0.9, 1), 0.01)
    lathe("mirrorglass", [(0, 0.012), (0.365, 0.012)], silver, 64, (0, 0, 1.62), "Y")
