"""The rendered upper storey of a house, over brick and under its eaves: two windows side by side, a bedroom behind each. Metres."""

from kit.garden.climbers import caned_climber
from kit.interior.curtains import uneven_curtain
from kit.interior.lamps import table_lamp
from kit.interior.ornaments import pot_plant
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
from kit.shapes.placing import group
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


def rose(rg):
    """A climbing rose whose canes come up between the two windows and lean over the left one."""
    leaf = m_leaf("roseleaf", "#24401d", "#456c2d", "#7a9a4c")
    bloom = m_leaf("roses", "#d9a9a0", "#ecccc0", "#f8ece2", 0.3, False)
    canes = [
        [(1.22, -1.0), (1.14, 0.2), (1.22, 0.9), (1.12, 1.6), (0.98, 2.06), (0.66, 2.30), (0.10, 2.36), (-0.45, 2.33)],
        [(1.26, -1.0), (1.24, 0.1), (1.14, 0.8), (1.20, 1.4), (1.08, 1.9), (0.84, 2.18), (0.34, 2.42), (-0.15, 2.40)],
        [(1.18, -1.0), (1.18, 0.4), (1.10, 1.2), (1.08, 1.8), (0.78, 2.30), (0.42, 2.29)],
        [(1.24, -1.0), (1.20, 0.6), (1.30, 1.3), (1.24, 1.85), (1.12, 2.22)],
    ]
    bark = simple("bark", srgb("#4a3b2c"), 0.9, noise=0.6, bump=0.5)
    with group((0, FACE, 0)):
        caned_climber(canes, leaf, rg, bloom, 400, 0.040, 0.045, bark, 0.03, 0.040)


def lamplit_bedroom(opening, frame_back, rg):
    """A chest of drawers with a lit lamp, a print on the wall, curtains drawn back."""
    dressed_room(opening, frame_back, "#a3a78c", power=24, width=2.06, back=3.0, dress=False, rg=rg)
    box("chest", -0.40, 0.62, 1.30, 1.75, 0, 0.84, walnut("chest"), 0.006)
    table_lamp((0.20, 1.48, 0.84), 1.9, "#8a6a4f", 0.50)
    point((0.20, 1.48, 1.42), 16, (1, 0.72, 0.44), 0.09)
    framed_print(-0.30, 0.75, 1.40, 2.05, 3.0)
    curtains(opening, 0.47, "#d8cbb2", rg)


def second_bedroom(opening, frame_back, rg):
    """Curtains and a plant on the window board."""
    dressed_room(opening, frame_back, "#a9ab98", power=22, width=2.06, back=3.0, dress=False, rg=rg)
    fern = m_leaf("boardplant", "#35552a", "#5f8a40", "#9cbc6c")
    pot_plant((0.24, 0.30, opening[2] + 0.008), fern, rg, "#c4795a", 0.055, 0.10, 0.10, 170, 0.05)
    curtains(opening, 0.47, "#c3b79d", rg)


def curtains(opening, y, hex_colour, rg):
    """Linen at both sides, hung from above the window to below its board, seen from outside."""
    x0, x1, z0, z1 = opening
    cloth = linen("linen" + hex_colour, hex_colour, 0.35)
    for side, end in ((x0, -1), (x1, 1)):
        uneven_curtain(side + end * 0.40, side - end * 0.13, z0 - 0.3, z1 + 0.12, y, cloth, 6, 0.032, rg=rg)
    tube("pole", [(x0 - 0.42, y, z1 + 0.14), (x1 + 0.42, y, z1 + 0.14)], 0.012, simple("pole", srgb("#5d4a38"), 0.4))
