"""Aluminium roof lantern on its flat roof behind a parapet: by day, and at dusk over a lamplit room."""

import random

from kit.camera import look
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.fittings import table
from kit.interior.rooms import plank_floor
from kit.interior.seats import chair
from kit.job import albedo
from kit.light import area, sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.clear_glass import m_glass
from kit.materials.leaf import m_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import ANTHRACITE, m_upvc
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.lantern import HALF, LY0, LY1, lantern
from kit.roofs import flat_roof, membrane, neighbourhood, parapet
from kit.shapes.placing import group
from kit.shapes.sheets import level, wall_x, wall_y
from kit.shapes.solids import sphere, tube

KERB, CEILING, FLOOR = 0.16, -0.3, -2.75


def room(rg, white):
    """What is seen through the glass: ceiling, walls, a table with its chairs, three globes on cords."""
    for x0, x1, y0, y1 in ((-3, -HALF, -1, 7), (HALF, 3, -1, 7), (-HALF, HALF, -1, LY0), (-HALF, HALF, LY1, 7)):
        level("ceiling", x0, x1, y0, y1, CEILING, white)
    for s in (-1, 1):
        wall_x("wall", -1, 7, FLOOR, CEILING, s * 2.6, white)
        wall_y("wall", -2.6, 2.6, FLOOR, CEILING, 3 + s * 3.9, white)
    with group((0, 0, FLOOR)):
        plank_floor(rg, -2.6, 2.6, -1, 7, m_wood("oak", "#b8946a", "#94704a", axis="Y"), 0.16)
        with group((0, 2.7, 0), 90):
            table(rg, 2.3, 1.0, 0.75, m_wood("tableoak", "#b48c5c", "#8c6840", 1.6, 0.4, "Y"), 0.075)
        for y in (2.0, 2.7, 3.4):
            for s in (-1, 1):
                with group((s * 0.74, y, 0), s * 90):
                    chair(simple("dark", (0.03, 0.028, 0.027, 1), 0.55), simple("cane", srgb("#a58358"), 0.6))


def pendants(opal):
    """Three globes on cords from the ridge."""
    cord = simple("cord", (0.02, 0.02, 0.02, 1), 0.6)
    for k, y in enumerate((1.9, 2.8, 3.7)):
        z = -0.06 - 0.05 * (k % 2)
        sphere("globe", (0, y, z), 0.085, opal)
        tube("cord", [(0, y, z + 0.08), (0, y, 0.72)], 0.004, cord, 3)


def by_day():
    """A clear day with some cloud; the room is bright."""
    sky_world(
        "#3f7cc8", "#a9cbea", cover=0.40, camera_strength=1.1, turn=60, strength=0.75, saturation=0.45, mirror_sky=0.6
    )
    sun(58, 33, 6.8, (1, 0.90, 0.77), 0.8)
    area((0, 2.7, -0.35), (0, 2.7, FLOOR), 2.0, 190, (1, 0.95, 0.88), sy=4.4).visible_glossy = False
    area((0, 2.7, -1.9), (0, 2.7, 3), 2.4, 60, (1, 0.95, 0.88), sy=4.4).visible_glossy = False


def at_dusk():
    """After sunset: the last light low in the sky, everything outdoors blue and dim, the lamps below the glass."""
    sky_world(
        "#24427f",
        "#8d9cc2",
        "#e3b6a2",
        cover=0.36,
        camera_strength=0.52,
        turn=60,
        strength=0.26,
        saturation=0.3,
        mirror_sky=0.8,
        tint=(0.62, 0.80, 1.25),
    )
    area((0, 2.7, -0.35), (0, 2.7, FLOOR), 2.0, 92, (1, 0.74, 0.44), sy=4.4).visible_glossy = False
    area((0, 2.7, -1.9), (0, 2.7, 3), 2.4, 26, (1, 0.72, 0.44), sy=4.4).visible_glossy = False


def far_trees(rg):
    """A row of trees behind the gardens, which closes the view to the fields."""
    crown = tree_mesh(rg, m_leaf("fartree", "#2c4420", "#4c6f38", "#86a058"), 1.6, 0.11, 12000)
    bark = simple("farbark", srgb("#4a3e32"), 0.95)
    with group((0, 0, -5.2)):
        for x in range(-64, 12, 4):
            plant_tree(crown, x + rg.uniform(-1, 1), 50 + rg.uniform(-3, 3), 1.2, rg.uniform(2.2, 2.9), rg, bark)


def build(view="day"):
    """The lantern on its roof, by `day` or at `dusk`: the same from the same place."""
    rg = random.Random(53)
    dusk = view == "dusk"
    alu = m_upvc("alu", albedo(ANTHRACITE, 0.6, "frame"), 0.36, True)
    white = m_plaster("white", "#ebe7df")
    lantern(KERB, CEILING, alu, m_glass("outerglass", (0.88, 0.93, 0.93, 1), boost=0.6), white)
    off = 0.004  # behind the shaft: coplanar faces render black
    flat_roof((-HALF - off, HALF + off, LY0 - off, LY1 + off), -6, 6, -5, 7.6, KERB, membrane())
    brick = m_flat_brick("parapetbrick", ("#7a4e3e", "#86584a", "#8e6350", "#9a6c54", "#6a4638"))
    parapet(-6, 6, 7.5, 0.3, brick)
    with group((-4.2, 0, 0), 90):
        parapet(-6, 7.45, 0, 0.3, brick)
    room(rg, white)
    pendants(lit("opal", (1, 0.78, 0.52), 4) if dusk else simple("opal", srgb("#eeeae0"), 0.3))
    with group((0, 0, -2.3)):  # the garden falls away, so that the hedge stays below the parapet
        neighbourhood(rg, near=19)
    far_trees(rg)
    if dusk:
        at_dusk()
    else:
        by_day()
    look((3.0, -3.3, 1.22), (-0.12, 2.2, 0.50), 4.95, 4.6, 9)
    return {"bounces": 6, "fast_gi": False, "clamp": 2.5}
