"""Front doors head-on: every style of data/door-leaves.json in one doorway of buff brick, in one light.

One style is rendered whole; the shots of the others lie over it and render only the doorway's opening.
"""

import random

from mathutils import Vector

from kit.camera import camera
from kit.door_leaf.leaf import build_leaf
from kit.doors.frame import FRAME_PROFILE
from kit.garden.leaves import ball_shrub, leaves
from kit.job import albedo, aspect, is_open, repository_json
from kit.light import sun, world_hdri
from kit.materials.brick import m_brick, m_mortar
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import dark_zinc, m_stone
from kit.open_paint import mark
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, lathe, ring_sweep
from kit.walls.brickwork import brick_wall

# input: data/door-leaves.json {group}.{style}

OPENING_WIDTH, OPENING_HEIGHT = 1.0125, 2.10  # 4.5 bricks
FRAME_INSET = 0.005
PICTURE_BOTTOM, PICTURE_TOP = -0.235, 2.405  # metres shown
CAMERA_DISTANCE, EYE_HEIGHT = 5.6, 1.30
MARGIN = 0.012  # metres of wall rendered again round the opening
BUFF_BRICK = ("#947a5c", "#a08a6a", "#8b755c", "#a89478", "#7f6c53", "#9a8366", "#756451", "#a48c6f")
FRAME_COLOURS = {
    "white": ("#f4f3ef", 0.86),
    "anthracite-grey": ("#383e42", 0.42),
}  # factor: sunlit paint renders too light


def wall():
    """Buff brick with a gauged lintel over the opening."""
    half = OPENING_WIDTH / 2
    mortar = m_mortar("mortar", "#b3a793")
    brick_wall(
        "wall",
        -1.3,
        1.3,
        -0.30,
        2.75,
        [(-half, half, 0, OPENING_HEIGHT)],
        m_brick("brick", BUFF_BRICK),
        mortar,
        seed=3,
        xoff=0.05625,
    )


def ground(rg):
    """Stone step, paving slabs and the earth under them."""
    stone = m_stone("stone", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003)
    slab = m_stone("slab", "#a9a294", "#8f897d", "#6f6a61", 4, 0.82, 0.6, 0.004, attr="rnd")
    box("step", -0.62, 0.62, -0.36, 0.08, -0.150, 0, stone, 0.014, 4)
    v, f, rnd = [], [], []
    y, size, joint = -1.76, 0.44, 0.006
    while y < 0.1:
        x = -2.2 - rg.random() * 0.4
        while x < 2.2:
            z, o = -0.155 + rg.gauss(0, 0.001), len(v)
            outer = [
                (x + joint, y + joint),
                (x + size - joint, y + joint),
                (x + size - joint, y + size - joint),
                (x + joint, y + size - joint),
            ]
            inner = [
                (px + (0.006 if k in (0, 3) else -0.006), py + (0.006 if k < 2 else -0.006))
                for k, (px, py) in enumerate(outer)
            ]
            v += [(*p, z - 0.02) for p in outer] + [(*p, z - 0.005) for p in outer] + [(*p, z) for p in inner]
            for k in range(4):
                n = (k + 1) % 4
                f += [(o + k, o + n, o + 4 + n, o + 4 + k), (o + 4 + k, o + 4 + n, o + 8 + n, o + 8 + k)]
            f.append((o + 8, o + 9, o + 10, o + 11))
            rnd += [rg.random()] * 12
            x += size
        y += size
    mesh_obj("paving", v, f, slab, None, {"rnd": rnd})
    earth = simple("earth", srgb("#5d564b"), 0.9, noise=0.5)
    mesh_obj("earth", [(-30, -60, -0.17), (30, -60, -0.17), (30, 0.1, -0.17), (-30, 0.1, -0.17)], [(0, 1, 2, 3)], earth)


def planters(rg, leaf):
    """A pair of slim zinc pots with clipped box."""
    zinc = dark_zinc()
    soil = simple("soil", srgb("#2a1f17"), 0.95, noise=0.6)
    core = simple("core", srgb("#141d0c"), 0.9)
    for side in (-1, 1):
        cx, cy, w, z, h = side * 0.735, -0.20, 0.115, -0.155, 0.30
        profile = [
            (0.014, z),
            (0, z + h - 0.02),
            (-0.004, z + h - 0.018),
            (-0.004, z + h),
            (0.010, z + h),
            (0.012, z + h - 0.03),
        ]
        base = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
        v = [(x + (i if x < cx else -i), y + (i if y < cy else -i), zz) for i, zz in profile for x, y in base]
        f = [
            (k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i)
            for k in range(5)
            for i in range(4)
        ]
        mesh_obj("pot", v, f, zinc)
        mesh_obj("soil", [(x, y, z + h - 0.025) for x, y in base], [(0, 1, 2, 3)], soil)
        ball_shrub("box", (cx, cy, z + h + 0.125), 0.165, 6000, 0.022, leaf, rg, 1.0, 0.05)
        lathe(
            "core",
            [(0, 0.115), (0.08, 0.08), (0.118, 0), (0.08, -0.08), (0, -0.115)],
            core,
            16,
            (cx, cy, z + h + 0.125),
        )


def lamp():
    """An unlit wall light on the handle side."""
    body, x, z = m_upvc("lamp", srgb("#24272a"), 0.35), 0.70, 1.78
    box("lampback", x - 0.028, x + 0.028, -0.02, 0, z - 0.05, z + 0.05, body, 0.003)
    lathe(
        "lamp",
        [(0, -0.085), (0.034, -0.085), (0.036, -0.08), (0.036, 0.08), (0.034, 0.085), (0, 0.085)],
        body,
        40,
        (x, -0.062, z),
    )


def daylight(rg, leaf):
    """Low warm sun through a tree in front of the house, over a wooded sky."""
    d = sun(48, 33, 4.6, (1, 0.89, 0.74), 0.7)
    world_hdri("forest", 1.05, 90, tint=(1.0, 0.98, 1.03, 1), sat=0.6)
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    centres, normals = [], []
    for _ in range(24):
        u, w = rg.uniform(-1.6, 1.6), rg.uniform(-1.3, 1.6)
        if abs(u) < 0.6 and w < 0.6 and rg.random() < 0.85:
            continue  # keep the door itself mostly in sun
        c = Vector((0, 0, 1.2)) + d * rg.uniform(4.5, 6.5) + side * u + up * w
        for _ in range(rg.randint(40, 100)):
            centres.append(c + Vector((rg.gauss(0, 0.2), rg.gauss(0, 0.2), rg.gauss(0, 0.16))))
            normals.append((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))
    o = leaves("tree", centres, normals, 0.12, leaf, rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False


def setting():
    """Everything that stays the same from door to door."""
    rg = random.Random(7)
    leaf = m_leaf("leaf", "#22391a", "#456528", "#73904a")
    wall()
    ground(rg)
    planters(rg, leaf)
    lamp()
    daylight(rg, leaf)
    height = PICTURE_TOP - PICTURE_BOTTOM
    camera(
        (0, -CAMERA_DISTANCE, EYE_HEIGHT),
        36 * CAMERA_DISTANCE / height,
        (0, ((PICTURE_TOP + PICTURE_BOTTOM) / 2 - EYE_HEIGHT) / height),
        dof=CAMERA_DISTANCE + 0.05,
        fstop=8,
    )


def door(style, paint, woodgrain=False, factor=0.6):
    """Frame, threshold and leaf of one style, painted in a hex colour times a factor (sunlit paint renders too light)."""
    half, top = OPENING_WIDTH / 2, OPENING_HEIGHT
    fx = half - FRAME_INSET
    # The designer's layers have one frame in common.
    hex_colour, factor = FRAME_COLOURS["white" if is_open("metal") else style["frame"]]
    paint_of_frame = mark("frame") if is_open("frame") else tuple(v * factor for v in srgb(hex_colour)[:3]) + (1,)
    frame = m_upvc("frame", paint_of_frame, 0.30, True)
    seal, alu = simple("seal", srgb("#9a948a"), 0.7), m_metal("alu", (0.55, 0.55, 0.55, 1), 0.32)
    gasket = simple("gasket", (0.006, 0.006, 0.006, 1), 0.6)
    box("sealL", -half, -fx + 0.002, 0.055, 0.10, 0, top, seal, 0)
    box("sealR", fx - 0.002, half, 0.055, 0.10, 0, top, seal, 0)
    box("sealT", -half, half, 0.055, 0.10, top - 0.006, top, seal, 0)
    ring_sweep("frame", rect(-fx, fx, -0.032, top - 0.004), FRAME_PROFILE, frame, cap=False, smooth=28)
    box("gasketback", -fx + 0.03, fx - 0.03, 0.092, 0.10, 0, top - 0.02, gasket, 0)
    box("threshold", -fx, fx, 0.012, 0.10, 0, 0.014, alu, 0.003, 3)
    box("threshold2", -fx + 0.01, fx - 0.01, 0.050, 0.10, 0.012, 0.024, alu, 0.002)
    build_leaf(style, albedo(paint, factor, "leaf"), woodgrain and not is_open("leaf"))


def opening():
    """The part of the frame that changes from door to door: the opening with a margin (x0, x1, y0, y1)."""
    height = PICTURE_TOP - PICTURE_BOTTOM
    half = (OPENING_WIDTH / 2 + MARGIN) / (height * aspect())
    return (
        0.5 - half,
        0.5 + half,
        (-0.02 - PICTURE_BOTTOM) / height,
        (OPENING_HEIGHT + MARGIN - PICTURE_BOTTOM) / height,
    )


def build(group="catalogue", style="abercorn", paint="#383e42", woodgrain=False):
    """The doorway with the leaf `group`.`style` in the hex colour `paint`; woodgrain: a foil with a wood's figure."""
    setting()
    door(repository_json("data", "door-leaves.json")[group][style], paint, woodgrain)
    # With an open frame, render_paints.py itself finds the window that the colour changes.
    return {"bounces": 3, "window": None if is_open("frame") else opening()}
