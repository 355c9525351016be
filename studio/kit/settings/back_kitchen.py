"""A small kitchen behind a back door, for doors that stand open. Metres."""

import random

import numpy as np

from kit.interior.fittings import kitchen_units, metro_tiles
from kit.interior.ornaments import bowl_of_fruit, pot_plant
from kit.interior.rooms import oak_room
from kit.light import area
from kit.materials.leaf import m_leaf
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.wood import m_wood
from kit.shapes.placing import plank
from kit.shapes.solids import box, lathe

HEIGHT = 2.4


def back_kitchen(x0, x1, back, hole, y0=0.125):
    """Units, tiles and two shelves of china along the wall opposite the door, whose opening is `hole` (x0, x1, z0, z1)."""
    rg = random.Random(9)
    oak_room(x0, x1, back, HEIGHT, [hole], "#d5d0c2", y0)
    front, stone = simple("front", srgb("#c4c9bf"), 0.45), simple("worktop", srgb("#b08a5c"), 0.4)
    kitchen_units(x0, x1, back - 0.62, back, 0.10, 0.87, 7, front, front, warm_brass())
    box("plinth", x0, x1, back - 0.55, back, 0, 0.10, simple("plinth", srgb("#55564f"), 0.7), 0)
    box("worktop", x0, x1, back - 0.64, back, 0.87, 0.905, stone, 0.004)
    metro_tiles(x0, x1, 0.905, 1.36, back, simple("tile", srgb("#e2e0d6"), 0.2))
    shelves(rg, (x0 + 0.3, x1 - 0.3), back)
    middle = sum(hole[:2]) / 2
    pot_plant((middle + 0.30, back - 0.30, 0.905), m_leaf("herb", "#35552a", "#5f8a40", "#9cbc6c"), rg, "#c4795a")
    bowl_of_fruit(middle - 0.22, back - 0.36, 0.905)
    lamp = area((middle, back * 0.55, HEIGHT - 0.03), (middle, back * 0.55, 0), 2.4, 90, (1, 0.94, 0.85), sy=2.2)
    lamp.visible_glossy = False


def shelves(rg, span, back):
    """Two oak shelves with jars, jugs and bowls."""
    oak = m_wood("shelf", "#b98f5e", "#8a6840", 1.3, 0.40, "X")
    china = [
        simple("china%d" % k, srgb(tone), 0.35)
        for k, tone in enumerate(("#e6e1d4", "#5d7a78", "#b98a5a", "#f0ece2", "#8d9a82"))
    ]
    for z in (1.44, 1.80):
        plank(rg, *span, back - 0.24, back - 0.012, z, z + 0.035, oak)
        for x in np.arange(span[0] + 0.12, span[1] - 0.1, 0.19):
            r, h = rg.uniform(0.04, 0.07), rg.uniform(0.07, 0.2)
            shape = [(0, 0), (r * 0.7, 0), (r, h * 0.5), (r * 0.8, h * 0.9), (r * 0.85, h), (r * 0.8, h), (0, h * 0.4)]
            lathe("crock", shape, rg.choice(china), 28, (x + rg.uniform(-0.03, 0.03), back - 0.13, z + 0.035))
