"""uPVC front door: a white half-glazed door in an open brick porch with quarry tiles, number and hanging basket.

Views: `hero` (the porch from the path), `evening` (the same aslant at dusk, lamps lit), `style-panel`, `style-half`, `style-glazed` and `style-stable` (doors
in an open front, the last one's upper leaf open).
A stable door: `open` (in the same porch, its upper leaf open on a kitchen), `lock` (a lever, its lock and the glass beside it), `bolt` (from the kitchen, where
the leaves meet).
"""

import random

import bpy

from kit.camera import aim, front_view, look
from kit.doors.porch import coach_lantern, doormat, hanging_basket
from kit.garden.beyond import blurred_garden
from kit.garden.ground import paving
from kit.garden.lavender import lavender_clump
from kit.garden.pots import clay_pot, soil_bed
from kit.garden.shrubs import geraniums, loose_shrub
from kit.job import albedo, aspect
from kit.light import area, point, sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.clear_glass import clear_glass
from kit.materials.leaf import geranium_leaf, m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import lit, simple
from kit.materials.paint import WHITE, m_paint, m_upvc
from kit.materials.profiled_foil import profiled_foil
from kit.materials.reeded_clear import reeded_clear
from kit.materials.stone import m_stone, terracotta
from kit.materials.swap import swap_materials
from kit.products.stable_door_inside import inner_side
from kit.products.upvc_front_door import HEAD, LEFT, MID, RIGHT, residential_door, stable_door
from kit.settings.back_kitchen import back_kitchen
from kit.settings.brick_porch import DEPTH, GROUND, PIER, PORCH, porch, porch_walls
from kit.settings.front_hall import front_hall, unseen
from kit.shapes.placing import copies, remove
from kit.shapes.solids import box, lathe
from kit.walls.brickwork import brick_wall, show_brick_reveals

DOORWAY = (LEFT, RIGHT, 0, HEAD)
BUFF = ("#8f7a5c", "#9d8765", "#857050", "#a8946f", "#75634a", "#967c58", "#a08a70")
OPEN_BY = 74  # degrees
PROFILES = ("frame", "sash", "sashback", "field", "moulding")


def house_wall():
    """The wall that the door stands in; returns its brick and mortar."""
    brick, mortar = m_brick("brick", BUFF), m_mortar("mortar", "#b3a896")
    brick_wall("house", -3.4, 4.0, -0.3, 3.1, [(LEFT, RIGHT, 0, HEAD)], brick, mortar, seed=8)
    return brick, mortar


def doorstep(rg):
    """A stone step with its mat, flags before it and a pot of geraniums: what stands at a front without a porch."""
    stone = m_stone("stone", "#b3a68f", "#9d9079", "#857a66", 5, 0.8, 0.45, 0.003)
    box("step", LEFT - 0.16, RIGHT + 0.16, -0.42, 0.02, GROUND, 0.0, stone, 0.014, 4)
    doormat(MID - 0.34, MID + 0.34, -0.40, -0.06, 0)
    flags(rg, 0.0)
    coral = m_leaf("coral", "#b8473c", "#d2705e", "#e9a795", 0.25, False)
    top = clay_pot(LEFT - 0.24, -0.24, GROUND, 0.16, 0.30, terracotta())
    geraniums(LEFT - 0.24, -0.24, top + 0.05, 0.16, rg, coral, geranium_leaf(), 14)


def flags(rg, y):
    """Flags in front of the house, up to y."""
    slab = m_stone("slab", "#a9a294", "#938d80", "#757065", 4, 0.82, 0.6, 0.004, attr="rnd")
    paving(-3.8, 4.2, -3.6, y, GROUND, slab, rg, 0.6, 0.45, stagger=0.5)


def front_garden(rg):
    """Flags and planting beside the porch, and a hanging basket."""
    flags(rg, -0.6)
    soil_bed(-3.4, PORCH[0] - PIER - 0.02, -0.6, -0.004, GROUND + 0.01, rg)
    soil_bed(PORCH[1] + PIER + 0.02, 4.0, -0.6, -0.004, GROUND + 0.01, rg)
    green, lime = m_leaf("shrub", "#22371c", "#466a2c", "#76944a"), m_leaf("lime", "#4b6326", "#84983c", "#b9c06a")
    loose_shrub(-1.85, -0.38, GROUND, 0.40, green, rg, 2600, 0.05)
    loose_shrub(-1.22, -0.36, GROUND, 0.25, lime, rg, 1900, 0.04)
    copies(
        lavender_clump(rg, 130, 0.40),
        [(-1.80 + k * 0.17, -0.52, GROUND, rg.uniform(0, 360), rg.uniform(0.8, 1)) for k in range(5)],
    )
    loose_shrub(2.42, -0.40, GROUND, 0.42, green, rg, 2600, 0.05)
    geraniums(
        1.98,
        -0.45,
        GROUND + 0.05,
        0.16,
        rg,
        m_leaf("coral", "#b8473c", "#d2705e", "#e9a795", 0.25, False),
        geranium_leaf(),
        12,
    )
    petals = [
        m_leaf("p1", "#a8456f", "#cf7c9d", "#edc3d2", 0.3, False),
        m_leaf("p2", "#ded8ea", "#f3f0f6", "#ffffff", 0.3, False),
    ]
    hanging_basket(PORCH[0] - PIER / 2, 1.62, -DEPTH, rg, m_leaf("trail", "#35562a", "#648a3d", "#9cb463"), petals)


def porch_fill():
    """Light that the path and the wall opposite throw back into the porch, so that its shade is not black."""
    glow = area((MID + 0.7, -4.6, 1.4), (MID, 0, 1.2), 3.0, 50, (1, 0.95, 0.88), sy=2.0)
    glow.visible_glossy = False


def dusk():
    """A lantern on the right pier and a lamp in the porch's ceiling; little light from the sky."""
    x, warm = PORCH[1] + PIER / 2, (1, 0.80, 0.57)
    coach_lantern(x, 1.98, clear_glass(220, 0.2), -DEPTH, glow=9.0)
    point((x, -DEPTH - 0.20, 1.99), 13, warm, 0.05)
    opal = [(0, -0.07), (0.07, -0.06), (0.11, -0.02), (0.115, 0)]
    lathe("porchlamp", opal, lit("porchlamp", (1, 0.80, 0.56), 5), 40, (MID, -0.36, 2.40))
    point((MID, -0.38, 2.20), 15, warm, 0.09)
    area((MID - 1.0, -3.4, 0.6), (MID, 0, 1.0), 2.0, 20, (1, 0.84, 0.66), sy=0.8)
    # Hardly blue: white takes on the sky's colour.
    world_hdri("forest", 0.46, 220, (0.95, 0.96, 1.0, 1), sat=0.6)


def flat_faces():
    """Shade the doors' wide faces flat: as the mean with the slopes beside them they would shine like cushions."""
    for o in bpy.data.objects:
        if o.name.split(".")[0] in PROFILES:
            o.modifiers.new("flat", "WEIGHTED_NORMAL").keep_sharp = True


def hall_behind(evening=False):
    """The hall that is seen through a shut door's glass."""
    remove("gasketback")  # it darkens what is behind
    swap_materials({"obscure_reeded": reeded_clear()})
    front_hall(MID, DOORWAY, evening)


def kitchen_behind():
    """The kitchen that an open upper leaf shows."""
    swap_materials({"obscure_reeded": reeded_clear()})
    back_kitchen(LEFT - 1.5, RIGHT + 0.62, 4.4, DOORWAY)


def from_the_kitchen(paint):
    """The stable door's inner side close to, lit by a window on the camera's left; the garden shows through its glass."""
    stable_door(paint, False, 0)
    swap_materials({"obscure_reeded": reeded_clear()})
    inner_side(paint, furniture("chrome"))
    flags(random.Random(3), 0)
    blurred_garden(y=-7.0, strength=1.2)
    unseen(area((2.2, 0.75, 1.55), (MID, 0.13, 1.0), 0.8, 95, (0.97, 0.98, 1), sy=1.2))
    unseen(area((MID, 2.6, 2.2), (MID, 0.13, 1.0), 1.8, 28, (1, 0.97, 0.93)))
    look((0.38, 0.98, 1.10), (0.655, 0.13, 0.985), 0.46, fstop=11)


def door_paint(white, colour, grained):
    """White, a smooth colour, or a foil with a grain that is plainly seen (True) or "fine"."""
    if colour == WHITE:
        return white
    tone = albedo(colour, 0.6, "frame")
    if grained == "fine":
        return profiled_foil("foil", tone)
    return m_paint("foil", tone, "V", 0.36, 0.3, 0.0006) if grained else m_upvc("colour", tone, 0.28)


def build(view="hero", colour=WHITE, grained=False):
    """Build the porch and set up one of the views listed above, the door in a catalogue colour, as a foil when `grained`."""
    rg = random.Random(15)
    white = simple("white", albedo(WHITE, 0.82, "frame"), 0.30)  # even: patches of gloss would show in dark paints
    paint, is_white = door_paint(white, colour, grained), colour == WHITE
    walls = house_wall()
    style, evening = view.partition("style-")[2], view == "evening"
    if view == "bolt":
        from_the_kitchen(paint)
    elif style:
        if style == "stable":
            stable_door(paint, is_white, OPEN_BY)
        else:
            residential_door(style, paint, is_white)
        doorstep(rg)
        if style == "half":
            hall_behind()
        elif style in ("glazed", "stable"):
            kitchen_behind()
        if style == "glazed":
            remove("gasketback")  # it darkens what is behind
            swap_materials({"glass_clear": clear_glass(220, 1.4, boost=1.8)})
    else:
        porch_walls(*walls)
        if view in ("hero", "evening"):
            residential_door("half", paint, is_white)
            hall_behind(evening)
        else:
            stable_door(paint, is_white, OPEN_BY if view == "open" else 0)
        if evening:
            show_brick_reveals("porch")  # the right pier's is seen, and the joints in the left one's end
            end = PORCH[0] - PIER
            box("pierend", end + 0.005, end + 0.1, -DEPTH + 0.006, -DEPTH + 0.2, -0.15, 2.55, walls[1], 0)
        porch(white, rg, {"lock": None, "open": "fern"}.get(view, "box"))
    if view != "lock":
        flat_faces()
    if view == "hero":
        front_garden(rg)
        front_view(-2.15, 2.85, -0.47, aspect(), 6.6, 0.42, 1.35)
        # From the side, so that the white leaf's mouldings throw shadows, and low, so that it shines under the porch's head.
        sun(-27, 19, 4.3, (1, 0.90, 0.77), 0.9)
        porch_fill()
        world_hdri("forest", 0.75, 220)
        return {"bounces": 3}
    elif evening:
        front_garden(rg)
        front_view(MID - 2.2, MID + 2.2, -0.32, aspect(), 5.8, 0, 1.45, 8, turn=-25)
        dusk()
        return {"bounces": 3}
    elif style:
        front_view(MID - 0.94, MID + 0.94, -0.16, aspect(), 6.6, MID, 1.35)
    elif view == "open":
        front_garden(rg)
        kitchen_behind()
        front_view(MID - 1.48, MID + 1.48, -0.07, aspect(), 5.0, 0.40, 1.45, 8, turn=-8)
    elif view == "lock":
        aim((MID - 0.40, -0.72, 1.56), (MID + 0.31, 0.066, 1.31), 56, 5.6)
    sun(-24, 31, 4.9, (1, 0.90, 0.77), 0.9)
    world_hdri("forest", 0.85, 220)
    return {"bounces": 3}
