"""White uPVC three-light casement in red brick: from the garden, and close to its open sash."""

import random

from kit.camera import level_view, look
from kit.garden.leaves import ball_shrub
from kit.garden.shrubs import core, flower_shrub
from kit.interior.curtains import uneven_curtain
from kit.interior.ornaments import pot_plant
from kit.light import dapple, daylight
from kit.materials import cloth
from kit.materials.brick import m_brick, m_mortar
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import WHITE
from kit.materials.stone import m_stone
from kit.settings.print_dining import print_dining
from kit.shapes.welds import weld_lines
from kit.walls.brickwork import brick_wall
from kit.walls.sills import sealant, stone_sill
from kit.windows.casement import Casement
from kit.windows.finish import window_finish
from kit.windows.frame import CHAMFER
from kit.windows.furniture import lever_handle, sash_lock_strip

OPENING = (-0.90, 0.90, 0.90, 2.10)
FRAME_Y = 0.050


def casement(fin, open_by=None, lock=0.3):
    """The window itself; `open_by` degrees swings the left sash out, `lock` is how rough its steel is. Returns it with its rectangle."""
    x0, x1, z0, z1 = OPENING
    r = (x0 + 0.006, x1 - 0.006, z0 + 0.006, z1 - 0.006)
    lights = [(1, "open"), (1.15, "fixed"), (1, "open")]
    win = Casement(r, FRAME_Y, fin, lights, False, 0.058, 0.070, 0.066, 0.066, CHAMFER, fixed_as_sash=False)
    for sash in (win.sashes[0], win.sashes[2]):
        sash["parts"] += weld_lines(sash["rect"], 0.066 - 0.017, sash["y"])
    weld_lines(r, 0.056, FRAME_Y)
    left = win.sashes[0]
    steel = m_metal("espag", (0.62, 0.61, 0.58, 1), lock)
    left["parts"] += sash_lock_strip(left["rect"], left["y"] + 0.036, 1, steel)
    if open_by:
        lever = simple("lever", srgb("#e9e8e3"), 0.25)
        x = left["rect"][1] - 0.040
        left["parts"] += lever_handle(x, 1.46, left["y"] + left["depth"], lever, -90)
        win.swing(0, open_by, "left")
    return win, r


def planting(rg):
    """Hydrangeas either side and a low green edge under the sill."""
    leaf = m_leaf("hydleaf", "#274018", "#456a2a", "#6d8c42")
    petal = m_leaf("hydpetal", "#a9b9d6", "#c9cfe4", "#e6dfe6", 0.3, False)
    for cx, cz, R in ((-1.62, 0.60, 0.42), (-1.0, 0.42, 0.36), (1.50, 0.58, 0.42), (0.86, 0.40, 0.36)):
        flower_shrub((cx, -0.40, cz), R, 2300, leaf, petal, rg, 15, 0.07)
    box = m_leaf("boxleaf", "#2b4a1c", "#4c7430", "#7a9a4c")
    for cx in (-0.52, -0.18, 0.16, 0.50):
        ball_shrub("low", (cx, -0.36, 0.40), 0.27, 3000, 0.028, box, rg, 1.0, 0.08)
        core((cx, -0.36, 0.40), 0.17)


def outside(view, rg):
    """The window in its wall, seen from the garden."""
    brick_wall("wall", -2.3, 2.3, 0.15, 2.85, [OPENING], m_brick(), m_mortar(), seed=3)
    fin = window_finish(WHITE, 0.70, 0.24, gasket="#77777a", spacer="#a9a9a6", seed=3.0, mirror=1.35)
    x0, x1, z0, z1 = OPENING
    stone_sill(x0, x1, z0, m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003))
    _, r = casement(fin, 88, 0.55) if view == "open" else casement(fin, 27)
    sealant(r, FRAME_Y, fin.seal)
    print_dining(OPENING, FRAME_Y + 0.07, rg)
    linen = cloth.linen("linen", "#e6dcc8", 0.3)
    if view != "open":  # its folds would stand behind the open sash
        uneven_curtain(-1.06, -0.60, 0.86, 2.12, 0.42, linen, 6, 0.032, rg=rg)
    uneven_curtain(0.62, 1.06, 0.86, 2.12, 0.42, linen, 6, 0.032, rg=rg)
    pot_plant((-0.17, 0.20, 0.908), m_leaf("sillplant", "#2c4a22", "#557a38", "#86a058"), rg, "#c9c2b4")
    planting(rg)
    sun = daylight(-47, 37, 6.0, (1, 0.88, 0.73), rot=90, sky=0.68)
    if view == "open":
        look((1.05, -2.70, 1.30), (-0.26, -0.15, 1.44), 1.92, 2.9, 9)
        return
    dapple(sun, rg, (0, 0, 1.5), 26, (2.3, 1.5), (0, 0, 1.0, 0.7), size=0.11)
    level_view((-0.04, 0, 1.43), 2.74, 5.0, -9, 1.42)


def build(view="hero"):
    """'hero' from the garden, 'open' close to the open sash."""
    return outside(view, random.Random(7))
