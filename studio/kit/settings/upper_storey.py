"""The rendered upper storey of a house, over brick and under its eaves, with a lamplit bedroom and a tree before it. Metres."""

from kit.garden.leaves import ball_shrub
from kit.interior.curtains import uneven_curtain
from kit.interior.lamps import table_lamp
from kit.interior.pictures import framed_print
from kit.interior.rooms import dressed_room
from kit.light import point
from kit.materials.brick import m_brick, m_mortar
from kit.materials.cloth import linen
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import render_coat
from kit.materials.wood import walnut
from kit.shapes.solids import box, prism, tube
from kit.walls.brickwork import brick_wall
from kit.walls.fronts import downpipe, rendered_wall

FACE = -0.018  # the render lies on the brickwork
BELL = 0.30  # where it ends
SOFFIT = 2.56


def storey(openings, left, right):
    """Brick below, render with its bell-cast bead above, soffit, fascia and gutter; a downpipe near the right end."""
    brick_wall("lower", left, right, -1.2, BELL + 0.05, [], m_brick(), m_mortar(), seed=9)
    rendered_wall(left, right, BELL, 3.0, openings, render_coat("coat", "#d6d0c2"), 0.118, FACE)
    bead = [(FACE, BELL + 0.07), (FACE - 0.014, BELL + 0.006), (FACE - 0.014, BELL), (0.0, BELL)]
    prism("bellcast", bead, "x", left, right, render_coat("bellcoat", "#d6d0c2"), 0.001)
    white, grey = m_upvc("eaves", srgb("#d9d7d0"), 0.35), m_upvc("rainwater", srgb("#33373a"), 0.35)
    box("soffit", left, right, -0.42, 0, SOFFIT, SOFFIT + 0.012, white, 0.001)
    box("fascia", left, right, -0.44, -0.42, SOFFIT - 0.012, SOFFIT + 0.20, white, 0.003)
    tube("gutter", [(left, -0.50, SOFFIT + 0.13), (right, -0.50, SOFFIT + 0.13)], 0.058, grey, 6)
    downpipe(right - 1.55, -0.075, -1.2, SOFFIT, grey)


def garden_tree(rg):
    """Boughs of a pear tree in the garden, out of focus at the right of whoever looks up."""
    leaf = m_leaf("pear", "#2c4420", "#4d6c34", "#7f9a52")
    bark = simple("bark", srgb("#3f3428"), 0.9)
    boughs = (
        [(0.62, -2.6, -0.5), (0.36, -2.5, 0.2), (0.16, -2.45, 0.62), (0.06, -2.4, 0.98)],
        [(0.36, -2.5, 0.2), (0.02, -2.55, 0.42), (-0.16, -2.5, 0.50)],
    )
    for bough in boughs:
        tube("bough", bough, 0.018, bark, 4)
        for (x0, y0, z0), (x1, y1, z1) in zip(bough[1:], bough[2:]):
            for k in range(7):
                t = k / 6
                at = (x0 + (x1 - x0) * t + rg.gauss(0, 0.08), y0 + (y1 - y0) * t + rg.gauss(0, 0.1), z0 + (z1 - z0) * t + rg.gauss(0, 0.08))
                ball_shrub("pearleaves", at, 0.10, 26, 0.06, leaf, rg, 1.0, 0.3)


def lamplit_bedroom(opening, frame_back, rg):
    """A chest of drawers with a lit lamp, a print on the wall, curtains drawn back."""
    dressed_room(opening, frame_back, "#a3a78c", power=24, width=2.06, back=3.0, dress=False, rg=rg)
    box("chest", -0.40, 0.62, 1.30, 1.75, 0, 0.84, walnut("chest"), 0.006)
    table_lamp((0.20, 1.48, 0.84), 1.9, "#8a6a4f", 0.50)
    point((0.20, 1.48, 1.42), 16, (1, 0.72, 0.44), 0.09)
    framed_print(-0.30, 0.75, 1.40, 2.05, 3.0)
    curtains(opening, 0.47, "#d8cbb2", rg)


def curtains(opening, y, hex_colour, rg):
    """Linen at both sides, hung from above the window to below its board, seen from outside."""
    x0, x1, z0, z1 = opening
    cloth = linen("linen" + hex_colour, hex_colour, 0.35)
    for side, end in ((x0, -1), (x1, 1)):
        uneven_curtain(side + end * 0.40, side - end * 0.13, z0 - 0.3, z1 + 0.12, y, cloth, 6, 0.032, rg=rg)
    tube("pole", [(x0 - 0.42, y, z1 + 0.14), (x1 + 0.42, y, z1 + 0.14)], 0.012, simple("pole", srgb("#5d4a38"), 0.4))
