"""A kitchen seen through its window from outside: tiles, two oak shelves of plates, jugs and cups, a worktop inside the window. Metres."""

import math

from kit.interior.fittings import kitchen_units, metro_tiles
from kit.interior.ornaments import pot_plant
from kit.interior.rooms import dressed_room
from kit.materials.leaf import m_leaf
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.wood import m_wood, wood
from kit.shapes.placing import plank
from kit.shapes.solids import box, lathe, tube

BACK = 2.9
CHINA = ("#ece8dd", "#6f8f96", "#c9a878", "#dfe3dd", "#41606b")
PLATE = [(0, 0.006), (0.075, 0.006), (0.118, 0.020), (0.121, 0.020), (0.080, 0.002), (0, 0.002)]
JUG = [(0, 0), (0.045, 0), (0.062, 0.05), (0.056, 0.11), (0.040, 0.15), (0.046, 0.185), (0.042, 0.185), (0, 0.10)]
CUP = [(0, 0), (0.030, 0), (0.042, 0.035), (0.042, 0.082), (0.039, 0.082), (0, 0.02)]


def plate_kitchen(opening, frame_back, rg):
    """The room, its back wall and what stands on the worktop behind the glass."""
    dressed_room(opening, frame_back, "#b9bba6", power=80, back=BACK, dress=False, rg=rg)
    front = simple("front", srgb("#5d7078"), 0.45)
    kitchen_units(-2.2, 2.2, BACK - 0.60, BACK, 0.10, 0.87, 7, front, front, warm_brass())
    box("sidetop", -2.2, 2.2, BACK - 0.63, BACK, 0.87, 0.905, wood("sidetop", "#b48a58", "#8a643c", "X"), 0.004)
    metro_tiles(-2.2, 2.2, 0.91, 1.30, BACK, simple("tile", srgb("#dedcd2"), 0.2))
    shelves(rg)
    nearer(rg)


def shelves(rg):
    """Two shelves on the wall: plates on edge, bowls, jugs; cups hang from hooks below."""
    oak = m_wood("shelf", "#ac8150", "#7f5a35", 1.4, 0.42, "X")
    china = [simple("china%d" % k, srgb(c), 0.3) for k, c in enumerate(CHINA)]
    hook = simple("hook", srgb("#8a6a3a"), 0.4)
    for z in (1.42, 1.82):
        plank(rg, -1.35, 1.15, BACK - 0.22, BACK - 0.002, z, z + 0.032, oak)
        x = -1.24
        while x < 1.05:
            kind = rg.random()
            if kind < 0.6:
                for _ in range(2):  # on edge against the wall
                    lathe("plate", PLATE, rg.choice(china[:4]), 40, (x, BACK - 0.035, z + 0.032 + 0.121), "Y")
                    x += 0.248
            elif kind < 0.8:
                lathe("jug", JUG, rg.choice(china), 32, (x, BACK - 0.11, z + 0.032))
                x += 0.16
            else:
                for k in range(3):
                    bowl = [(0, 0), (0.04, 0), (0.085, 0.05), (0.082, 0.05), (0, 0.008)]
                    lathe("stack", bowl, china[(k + 1) % 4], 32, (x, BACK - 0.11, z + 0.032 + 0.022 * k))
                x += 0.21
    for k in range(11):
        x = -1.22 + 0.225 * k
        tube("hook", [(x, BACK - 0.15, 1.42), (x, BACK - 0.15, 1.392), (x, BACK - 0.135, 1.385)], 0.003, hook)
        cup = lathe("cup", CUP, china[k % 4], 28, (x - 0.04, BACK - 0.14, 1.352))
        cup.rotation_euler = (0, math.radians(104), math.radians(rg.uniform(-18, 18)))


def nearer(rg):
    """The worktop inside the window: a plant, a bowl and a board."""
    quartz = simple("quartz", srgb("#dedbd4"), 0.25, noise=0.15, scale=4)
    box("worktop", -1.3, 1.3, 0.42, 1.02, 0.86, 0.90, quartz, 0.004)
    fig = m_leaf("fig", "#24421d", "#436b2e", "#6f9448")
    pot_plant((0.42, 0.62, 0.90), fig, rg, "#b9764f", 0.075, 0.14, 0.20, 120, 0.115)
    bowl = [(0, 0), (0.05, 0.002), (0.12, 0.05), (0.13, 0.06), (0.12, 0.055), (0.04, 0.012), (0, 0.01)]
    lathe("bowl", bowl, simple("bowl", srgb("#8a9ea0"), 0.4), 40, (0.00, 0.60, 0.90))
    lemon = simple("lemon", srgb("#d3ab3a"), 0.5)
    for k in range(4):
        a = 1.6 * k
        lathe("lemon", [(0, -0.034), (0.022, -0.024), (0.029, 0), (0.022, 0.024), (0, 0.034)], lemon, 20,
              (0.05 * math.cos(a), 0.60 + 0.05 * math.sin(a), 0.952 + 0.006 * k), "X")  # fmt: skip
