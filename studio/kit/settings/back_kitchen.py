"""A kitchen behind a back door, for doors that stand open: one walks in past a run of units on the right. Metres."""

import random

import numpy as np

from kit.interior.fittings import kitchen_units, metro_tiles
from kit.interior.ornaments import bowl_of_fruit, pot_plant
from kit.interior.rooms import oak_room
from kit.light import area
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal, warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.wood import m_wood
from kit.settings.front_hall import outdoors, unseen, window_frame
from kit.shapes.placing import group, plank, remove
from kit.shapes.sheets import wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall

HEIGHT, DEEP, TOP = 2.4, 0.62, 0.905
NEAR_END = 1.15  # where the run on the right begins


def back_kitchen(x0, x1, back, hole, y0=0.125):
    """Units along the right wall and under the window opposite the door, whose opening is `hole` (x0, x1, z0, z1)."""
    rg = random.Random(9)
    oak_room(x0, x1, back, HEIGHT, [hole], "#d5d0c2", y0)
    remove("backwall")
    middle = sum(hole[:2]) / 2
    window = (middle - 0.42, middle + 0.62, 1.10, 2.06)
    far_wall(x0, x1, back, window)
    with group((0, back, 0)):
        run(x0, x1 - DEEP, 6)
    with group((x1, back, 0), -90):
        run(0.0, back - NEAR_END, 6)
        box("runend", back - NEAR_END, back - NEAR_END + 0.02, -DEEP, 0, 0, 0.87, simple("runend", srgb("#c4c9bf"), 0.45), 0.002)
        metro_tiles(0, back - NEAR_END, TOP, 1.36, 0, simple("tile", srgb("#e2e0d6"), 0.2))
        shelves(rg, (0.10, back - NEAR_END - 0.5))
    for a, b in ((x0, window[0] - 0.03), (window[1] + 0.03, x1)):
        metro_tiles(a, b, TOP, 1.36, back, simple("tile", srgb("#e2e0d6"), 0.2))
    tap(middle + 0.05, back - 0.12)
    pot_plant((middle + 0.46, back - 0.20, TOP), m_leaf("herb", "#35552a", "#5f8a40", "#9cbc6c"), rg, "#c4795a")
    bowl_of_fruit(x1 - 0.34, 2.45, TOP)
    lighting(middle, back)


def far_wall(x0, x1, back, window):
    """The wall opposite the door with its window, and the garden outside."""
    white = simple("kitchenwhite", srgb("#efebe3"), 0.5, spec=0.3)
    pierced_wall("farwall", x0, x1, 0, HEIGHT, [window], simple("farplaster", srgb("#d5d0c2"), 0.9, spec=0.15), back, 0.16, white)
    a, b, c, d = window
    window_frame(window, (a + b) / 2, back + 0.08, white)
    box("farsill", a - 0.03, b + 0.03, back - 0.03, back + 0.08, c - 0.02, c + 0.004, white, 0.004)
    wall_y("garden", a - 1.2, b + 1.2, 0.2, 3.0, back + 1.0, outdoors(1.4))


def run(x0, x1, count):
    """Units, plinth and worktop against the wall y = 0."""
    front, top = simple("front", srgb("#c4c9bf"), 0.45), simple("worktop", srgb("#b08a5c"), 0.4)
    kitchen_units(x0, x1, -DEEP, 0, 0.10, 0.87, count, front, front, warm_brass())
    box("plinth", x0, x1, -DEEP + 0.07, 0, 0, 0.10, simple("plinth", srgb("#55564f"), 0.7), 0)
    box("worktop", x0, x1 + 0.01, -DEEP - 0.02, 0, 0.87, TOP, top, 0.004)


def tap(x, y):
    """A swan-necked tap."""
    chrome = m_metal("tap", (0.7, 0.7, 0.7, 1), 0.2)
    a = np.linspace(0, np.pi, 14)
    neck = [(x, y, TOP), (x, y, TOP + 0.24)] + [(x, y - 0.09 * (1 - np.cos(t)), TOP + 0.24 + 0.09 * np.sin(t)) for t in a[1:]]
    tube("tap", neck + [(x, y - 0.18, TOP + 0.20)], 0.011, chrome)
    box("tapfoot", x - 0.024, x + 0.024, y - 0.024, y + 0.024, TOP, TOP + 0.03, chrome, 0.008, 3)


def shelves(rg, span):
    """Two oak shelves on the wall y = 0, with jars, jugs and bowls."""
    oak = m_wood("shelf", "#b98f5e", "#8a6840", 1.3, 0.40, "Y")
    china = [
        simple("china%d" % k, srgb(tone), 0.35)
        for k, tone in enumerate(("#e6e1d4", "#5d7a78", "#b98a5a", "#f0ece2", "#8d9a82"))
    ]
    for z in (1.44, 1.80):
        plank(rg, *span, -0.22, -0.002, z, z + 0.035, oak)
        for x in np.arange(span[0] + 0.12, span[1] - 0.1, 0.19):
            r, h = rg.uniform(0.04, 0.07), rg.uniform(0.07, 0.2)
            shape = [(0, 0), (r * 0.7, 0), (r, h * 0.5), (r * 0.8, h * 0.9), (r * 0.85, h), (r * 0.8, h), (0, h * 0.4)]
            lathe("crock", shape, rg.choice(china), 28, (x + rg.uniform(-0.03, 0.03), -0.12, z + 0.035))


def lighting(middle, back):
    """Daylight from the window and a soft lamp overhead."""
    unseen(area((middle + 0.1, back - 0.05, 1.6), (middle, 0, 0.9), 1.0, 30, (0.97, 0.99, 1), sy=0.9))
    unseen(area((middle, back * 0.5, HEIGHT - 0.03), (middle, back * 0.5, 0), 2.0, 75, (1, 0.94, 0.85), sy=2.6))
