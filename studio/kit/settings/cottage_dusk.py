"""A cottage's front at dusk, seen from the right. Metres."""

from kit.garden.ground import paving
from kit.garden.pots import clay_pot
from kit.garden.shrubs import box_ball
from kit.interior.pictures import framed_print
from kit.light import area, point, spot, world_hdri
from kit.materials.leaf import m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_stone, terracotta
from kit.shapes.placing import remove
from kit.shapes.sheets import level, wall_y
from kit.shapes.solids import lathe

WARM = (1, 0.80, 0.58)


def cottage_dusk(rng, left, ground, canopy, lantern):
    """What is seen of the front as far as `left`, and its light: a lamp under the canopy, the lantern, hardly any sky.

    `canopy` and `lantern` are where these lamps are, as (x, z)."""
    flags = m_stone("flagsleft", "#a99b80", "#8d8370", "#6d675b", 4, 0.85, 0.7, 0.005, attr="rnd")
    paving(left, -3.4, -3.2, -0.02, ground, flags, rng, 0.62, 0.42, 0.012, 0.37, "#6a6250")
    soil = clay_pot(-2.45, -0.34, ground, 0.20, 0.36, terracotta())
    box_ball(-2.45, -0.34, soil, 0.30, m_leaf("bay", "#22381b", "#3f6029", "#6c8a45"), rng)
    x, z = canopy
    disc = [(0, -0.022), (0.05, -0.02), (0.062, 0)]
    lathe("canopylamp", disc, lit("canopylamp", (1, 0.78, 0.5), 6), 32, (x, -0.28, z))
    spot((x, -0.30, z - 0.035), (0, 0, 0), 34, WARM, 120)
    point((lantern[0], -0.20, lantern[1]), 15, (1, 0.76, 0.50), 0.05)
    parlour()
    area((-0.2, -3.2, 0.5), (x, 0, 1.1), 2.0, 18, WARM, sy=0.8)
    world_hdri("forest", 0.34, 250, (0.93, 0.95, 1.0, 1), sat=0.6)


def parlour():
    """A lamplit room behind the window, in place of the dim one that is seen by day."""
    remove("dimroom")
    plaster = simple("parlour", srgb("#b49c7c"), 0.9, spec=0.15)
    wall_y("parlourwall", -2.4, 3.4, 0, 2.4, 2.2, plaster)
    level("parlourceiling", -2.4, 3.4, 0.1, 2.2, 2.4, plaster)
    framed_print(-0.62, 0.22, 1.12, 1.72, 2.2)
    point((0.9, 1.5, 1.75), 24, (1, 0.76, 0.50), 0.1)
