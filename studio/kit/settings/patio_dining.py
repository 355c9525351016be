"""A dining room behind the patio door of a red-brick house, and the terrace in front of it. Metres."""

from kit.garden.furniture import bistro_chair, bistro_table
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump
from kit.garden.pots import clay_pot, zinc_planter
from kit.garden.shrubs import box_ball
from kit.interior.curtains import curtain
from kit.interior.fittings import table
from kit.interior.lamps import drum_lamp, pendant
from kit.interior.ornaments import bowl_of_fruit
from kit.interior.pictures import picture
from kit.interior.rooms import oak_room
from kit.interior.seats import chair
from kit.light import area
from kit.materials.cloth import cloth
from kit.materials.leaf import box_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_stone, terracotta
from kit.materials.wood import m_wood, timber, walnut
from kit.products.patio_door import HALF_WIDTH, HEAD
from kit.shapes.placing import copies, group
from kit.shapes.solids import box, tube

ROOM = (-3.2, 3.4, 4.4, 2.42)  # x0, x1, depth, height


def dining_room(rg):
    """Oak table with four chairs under a pendant, a sideboard with a lamp against the rear wall, curtains drawn back."""
    oak_room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], "#b9b4a2", y0=0.2)
    back, height = ROOM[2:]
    linen, dark = cloth("linen", "#c7bda9", 0.35), m_upvc("chairframe", srgb("#2b2a28"), 0.4)
    for x0, x1 in ((-2.15, -1.38), (2.15, 1.46)):
        curtain(x0, x1, 0.32, 0.01, 2.32, linen, 6, 0.05)
    tube("pole", [(-2.3, 0.30, 2.33), (2.3, 0.30, 2.33)], 0.014, furniture("black"), 4)
    with group((1.15, 2.25, 0), 4):
        table(rg, 1.7, 0.9, 0.74, m_wood("dining", "#b98f5f", "#8f693f", 1, 0.4, "X"))
        seat = cloth("chairseat", "#8a8577", 0)
        for x, y, turn in ((-0.42, -0.72, 4), (0.42, -0.74, -5), (-0.42, 0.74, 182), (0.42, 0.72, 176)):
            with group((x, y, 0), turn):
                chair(dark, seat)
        bowl_of_fruit(-0.1, 0.02, 0.74, "#c9872f")
    shade, lining = simple("pendant", srgb("#33423f"), 0.4), simple("pendantlining", srgb("#efe6d2"), 0.6)
    pendant(1.15, 2.25, 1.52, height, shade, lining, simple("cord", srgb("#2a2724"), 0.6), 9)
    wood = walnut("sideboard")
    box("sideboard", 0.55, 2.25, back - 0.46, back - 0.02, 0.14, 0.78, wood, 0.006)
    for x in (0.62, 2.12):
        for y in (back - 0.42, back - 0.11):
            box("sideboardleg", x, x + 0.06, y, y + 0.05, 0, 0.14, wood, 0.003)
    for k in range(1, 4):
        x = 0.55 + k * 0.425
        box("doorgap", x - 0.002, x + 0.002, back - 0.462, back - 0.45, 0.17, 0.75, simple("gap", srgb("#1c1510"), 0.8), 0)
    drum_lamp(2.0, back - 0.25, 0.78, 9, 1.1)
    picture(0.75, 1.65, 1.12, 1.84, back, simple("frame", srgb("#2a2119"), 0.5), ("#d9d2c0", "#8a9a86", "#e6dfcf", "#b9824f"))
    area((0.4, 2.3, height - 0.03), (0.4, 2.3, 0), 3.4, 95, (1, 0.95, 0.88), sy=2.6)


def dining_terrace(rg, level):
    """Buff flags with a bistro table and its chairs against the wall, a box ball and a pot of lavender."""
    slab = m_stone("slab", "#b0a48e", "#a0947e", "#8d826d", 4, 0.75, 0.4, 0.002, attr="rnd")
    paving(-5.4, 4.4, -5.2, 0.03, level, slab, rg, 0.75, 0.5, 0.006, 0.5, "#8a8070")
    iron, slats = m_upvc("paintediron", srgb("#33423f"), 0.4), timber("slats", "#9c7850", "#77573a", "X", 2, 0.6)
    bistro_table(-1.98, -1.02, level, iron, simple("tabletop", srgb("#33423f"), 0.4))
    bistro_chair(-2.02, -0.34, level, 4, iron, slats, rg)
    bistro_chair(-2.62, -1.18, level, 82, iron, slats, rg)
    soil = zinc_planter(1.60, -0.34, level, 0.17, 0.42, dark_zinc())
    box_ball(1.60, -0.34, soil, 0.23, box_leaf(), rg)
    soil = clay_pot(1.98, -0.72, level, 0.17, 0.28, terracotta())
    copies(lavender_clump(rg, 120, 0.36), [(1.98, -0.72, soil - 0.02, 0, 0.9)])
