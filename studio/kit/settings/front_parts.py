"""What the house fronts are put together from besides openings: bands, a bay, hoods, boards, a rose. Metres."""

import random

from kit.garden.climbers import climber
from kit.materials.leaf import m_leaf
from kit.materials.stone import m_stone
from kit.roofs import clay_tiles, tiled_slope
from kit.settings.street_houses import lapped_boards
from kit.shapes.placing import group
from kit.shapes.sheets import quad
from kit.shapes.solids import box
from kit.walls.fronts import pierced_wall

GROUND = -0.155


def stone(name="lintel"):
    """Pale stone of lintels and sills."""
    return m_stone(name, "#c3b8a3", "#b3a892", "#a0947e", 5, 0.85, 0.3, 0.002)


def slates():
    """Grey roof slates."""
    return clay_tiles(("#4f5358", "#595d62", "#484c51", "#61656a", "#54585c", "#43464a"))


def string_course(front, parts):
    """A stone band between the storeys."""
    box("band", -front.length, front.length, -0.035, 0.02, 2.93, 3.08, parts["sill"], 0.006)


def climbing_rose(front, parts):
    """A rose trained up beside the door and over it."""
    d = front.door
    points = [(d + 0.95, GROUND), (d + 0.9, 1.5), (d + 0.78, 2.35), (d + 0.55, 2.8), (d - 0.5, 2.86)]
    leaf = m_leaf("roseleaf", "#2d4a20", "#537534", "#8aa457")
    bloom = m_leaf("rosebloom", "#d58f92", "#e8b9b4", "#f4dcd2", 0.3, False)
    climber(points, 0.12, 2200, 0.055, leaf, random.Random(4), -0.02, bloom, 46)


def upper_render(front, parts):
    """Rendered upper storey, standing a little proud of the brick."""
    holes = [w.hole for w in front.windows if w.z > 2.5]
    with group((0, -0.02, 0)):
        pierced_wall("upper", -front.length, front.length, 2.82, front.eaves, holes, parts["render"], 0, 0.03)
    box("drip", -front.length, front.length, -0.05, 0, 2.79, 2.83, parts["render"], 0.006)


def bay(front, parts):
    """The square bay: brick, hung tiles between the windows, a roof of its own."""
    low, high = front.windows[0], front.windows[1]
    x0, x1, y = low.hole[0] - 0.16, low.hole[1] + 0.16, low.y
    with group((0, y, 0)):
        pierced_wall("bay", x0, x1, GROUND, front.eaves, [low.hole, high.hole], front.wall, 0, 0.1, sill=parts["sill"])
        tiles = (low.hole[3] + 0.02, high.hole[2] - 0.07)
        tiled_slope(x0 - 0.02, x1 + 0.02, (-0.055, tiles[0]), tiles[1] - tiles[0], 86, parts["tiles"], 5)
    for x in (x0, x1):
        quad("cheek", [(x, y, GROUND), (x, 0, GROUND), (x, 0, front.eaves), (x, y, front.eaves)], front.wall)
    eaves = front.eaves - 0.06
    tiled_slope(x0 - 0.22, x1 + 0.22, (y - 0.28, eaves), 1.2, 46, parts["tiles"], 11)
    box("bayfascia", x0 - 0.2, x1 + 0.2, y - 0.27, y - 0.24, eaves - 0.15, eaves + 0.05, parts["white"], 0.004)
    box("baysoffit", x0 - 0.2, x1 + 0.2, y - 0.25, 0, eaves - 0.15, eaves - 0.13, parts["white"], 0.002)
    box("baygutter", x0 - 0.24, x1 + 0.24, y - 0.38, y - 0.275, eaves - 0.05, eaves + 0.03, parts["dark"], 0.035, 3)


def door_hood(front, parts):
    """A tiled pent roof on brackets over the door."""
    x0, x1, _, head = front.doorway
    tiled_slope(x0 - 0.35, x1 + 0.35, (-0.72, head + 0.2), 0.95, 38, parts["tiles"], 9)
    box("hoodplate", x0 - 0.34, x1 + 0.34, -0.7, -0.62, head + 0.1, head + 0.2, parts["white"], 0.004)
    for x in (x0 - 0.24, x1 + 0.16):
        box("bracket", x, x + 0.08, -0.66, 0, head + 0.08, head + 0.18, parts["white"], 0.004)
        box("bracket", x, x + 0.08, -0.1, 0, head - 0.45, head + 0.1, parts["white"], 0.004)


def gabled_hood(front, parts):
    """A flat-fronted hood on shaped brackets, covered in lead."""
    x0, x1, _, head = front.doorway
    box("hood", x0 - 0.3, x1 + 0.3, -0.66, 0, head + 0.2, head + 0.3, parts["white"], 0.01, 3)
    box("hoodlead", x0 - 0.32, x1 + 0.32, -0.68, 0, head + 0.3, head + 0.325, parts["lead"], 0.008)
    for x in (x0 - 0.2, x1 + 0.12):
        box("bracket", x, x + 0.08, -0.5, 0, head + 0.1, head + 0.2, parts["white"], 0.02, 4)
        box("bracket", x, x + 0.08, -0.1, 0, head - 0.28, head + 0.15, parts["white"], 0.02, 4)


def boarded_panel(front, parts):
    """Pale boards between the two wide windows."""
    low, high = front.windows[0].hole, front.windows[1].hole
    with group((0, -0.004, 0)):
        lapped_boards(low[0], low[1], low[3] + 0.06, high[2] - 0.075, [], parts["white"])


def canopy(front, parts):
    """A thin concrete canopy over the door on two steel posts."""
    x0, x1, _, head = front.doorway
    box("canopy", x0 - 0.5, x1 + 0.35, -1.05, 0, head + 0.16, head + 0.28, parts["concrete"], 0.006)
    for x in (x0 - 0.4, x1 + 0.22):
        box("post", x, x + 0.045, -1.0, -0.955, GROUND, head + 0.16, parts["dark"], 0.004)
