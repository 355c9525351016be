"""An empty panelled room: low afternoon sun from a many-paned window falls across the wall and the oak floor."""

import math
import random

import bmesh
from mathutils import Vector

from kit.camera import look
from kit.garden.leaves import leaves
from kit.interior.books import books, lying_books
from kit.interior.curtains import pleated_curtain
from kit.interior.ornaments import pot_plant
from kit.interior.pictures import picture
from kit.light import area, daylight
from kit.materials import cloth as materials_cloth
from kit.materials.leaf import m_leaf
from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import wood
from kit.settings.panelled_room import BACK, CEILING, FAR, LEFT, NEAR, floor, outside, panelling, window_wall
from kit.shapes.placing import place
from kit.shapes.sheets import bm_obj, quad
from kit.shapes.solids import box, lathe, tube


def cushion(x, y, z, w, d, h, m, rot=(0, 0, 0)):
    """Soft upholstery block."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=9, use_grid_fill=True)
    for v in bm.verts:
        a, b, c = (2 * t for t in v.co)
        f = 1 - 0.07 * (abs(a) ** 6 + abs(b) ** 6 + abs(c) ** 6 - 1) / 2
        puff = 1 + 0.10 * (1 - a**2) * (1 - b**2)
        v.co = Vector((a * w / 2 * f, b * d / 2 * f, c * h / 2 * f * puff))
    o = bm_obj("cushion", bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), [math.radians(t) for t in rot]
    return o


def armchair():
    """Low lounge chair in oatmeal wool on oak legs."""
    wool = simple("wool", srgb("#b9ae9a"), 0.95, spec=0.08, noise=0.18, bump=0.25, scale=320)
    oak = wood("legoak", "#a97f50", "#7d5a34", "Z", by_part=False)
    obs = [
        cushion(0, 0, 0.36, 0.62, 0.64, 0.17, wool),
        cushion(0, 0.30, 0.66, 0.64, 0.18, 0.62, wool, (-12, 0, 0)),
        cushion(0, -0.02, 0.25, 0.66, 0.66, 0.12, wool),
    ]
    for s in (-1, 1):
        obs.append(cushion(s * 0.37, 0.02, 0.44, 0.12, 0.70, 0.36, wool))
        for y in (-0.27, 0.27):
            obs.append(tube("leg", [(s * 0.30, y, 0.22), (s * 0.33, y * 1.12, 0)], 0.017, oak, 5))
    obs.append(
        cushion(
            0.02,
            0.16,
            0.60,
            0.42,
            0.13,
            0.38,
            simple("rust", srgb("#a3573a"), 0.95, spec=0.08, bump=0.25, scale=320),
            (-22, 4, 3),
        )
    )
    return obs


def big_plant(c, rg):
    """Fiddle-leaf fig in a stone pot."""
    pot_plant(c, m_leaf("fig", "#2b4a20", "#507a35", "#84a356"), rg, "#8f8a80", 0.17, 0.32, 0.10, 6, 0.1)
    bark, leaf = simple("bark", srgb("#6d5a44"), 0.9), m_leaf("figleaf", "#28451f", "#4d7434", "#7f9f52")
    C, N = [], []
    for k in range(3):
        a = k * 2.1
        top = (c[0] + 0.16 * math.cos(a), c[1] + 0.16 * math.sin(a), c[2] + 1.25 + 0.2 * k)
        tube(
            "trunk",
            [
                (c[0] + 0.02 * math.cos(a), c[1] + 0.02 * math.sin(a), c[2] + 0.25),
                ((c[0] + top[0]) / 2, (c[1] + top[1]) / 2, c[2] + 0.8),
                top,
            ],
            0.011,
            bark,
            4,
        )
        for j in range(34):
            t = j / 34
            b = j * 2.4
            z = c[2] + 0.62 + (top[2] - c[2] - 0.58) * t
            r = 0.05 + 0.10 * (1 - t)
            C.append((c[0] + (top[0] - c[0]) * t + r * math.cos(b), c[1] + (top[1] - c[1]) * t + r * math.sin(b), z))
            N.append((0.6 * math.cos(b) + rg.gauss(0, 0.25), 0.6 * math.sin(b) + rg.gauss(0, 0.25), 0.9))
    leaves("figleaves", C, N, 0.21, leaf, rg, 0.62, 0.12)


def rug(rg):
    """Flat-woven wool rug with bands and fringes."""
    m, n = mat("rug")
    x = n.n("ShaderNodeSeparateXYZ", {0: n.pos()}).outputs[0]
    cream, clay, slate = srgb("#c9bda6"), srgb("#9c5b40"), srgb("#4f5f63")
    band = n.math("FRACT", n.math("MULTIPLY", x, 2.1))
    c = n.mix(n.math("LESS_THAN", band, 0.13), cream, clay)
    c = n.mix(n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", band, 0.26)), 0.03), c, slate)
    weave = n.noise(n.pos((1, 3, 1)), 220, 2, 0.6)
    c = n.mix(n.rng(weave, 0.35, 0.7, 0, 0.35), c, srgb("#5d5244"))
    n.out(principled(n, Base_Color=c, Roughness=1.0, Specular=0.0, Normal=n.bump(weave, 0.6, 0.004)))
    box("rug", -1.05, 1.65, 0.15, 1.95, 0, 0.010, m, 0.004)
    fringe = simple("fringe", srgb("#cfc4ae"), 1)
    for s, at in ((-1, -1.05), (1, 1.65)):
        for k in range(90):
            y = 0.16 + k * 0.02
            tube("fringe", [(at, y, 0.006), (at + s * 0.05, y + rg.gauss(0, 0.006), 0.003)], 0.002, fringe, 1)


def pictures():
    """Two framed prints above the dado and a shelf of books."""
    frame = simple("frame", srgb("#3a2c20"), 0.5)
    picture(-0.72, -0.08, 1.22, 2.02, BACK, frame, ("#dcd2bd", "#a8694c", "#d8c9a8", "#516a6c", "#cfc4ae"), 3.0)
    picture(0.04, 0.52, 1.22, 1.82, BACK, frame, ("#d9d2c2", "#74816f", "#cbbf9f", "#a97e4b", "#ded6c6"), 8.0)


def side_table(rg):
    """Round oak table with books, a cup and a lamp that is not lit."""
    oak = wood("tableoak", "#a97f50", "#7d5a34", "X", by_part=False)
    at = (0.16, 2.0)
    lathe("sidetable", [(0, 0.51), (0.22, 0.51), (0.226, 0.50), (0.22, 0.488), (0, 0.486)], oak, 48, (*at, 0))
    for k in range(3):
        c, s = math.cos(k * 2.094 + 0.4), math.sin(k * 2.094 + 0.4)
        tube(
            "tableleg",
            [(at[0] + 0.14 * c, at[1] + 0.14 * s, 0.49), (at[0] + 0.19 * c, at[1] + 0.19 * s, 0)],
            0.012,
            oak,
            5,
        )
    lying_books((at[0] - 0.05, at[1] - 0.04, 0.51), rg, ("#44606a", "#d8cdb8", "#7a4b3c"), 0.15, 24)
    cup = simple("cup", srgb("#e6e2d8"), 0.3)
    lathe(
        "cup",
        [(0, 0), (0.034, 0), (0.040, 0.07), (0.037, 0.07), (0.032, 0.008), (0, 0.008)],
        cup,
        36,
        (at[0] + 0.12, at[1] - 0.08, 0.51),
    )


def build(view="hero"):
    """The room with its window on the left, sun lying across wall and floor."""
    rg = random.Random(91)
    wall, white = m_plaster("wall", "#8f9a8b"), simple("white", srgb("#ebe7dd"), 0.5)
    quad("back", [(LEFT, BACK, 0), (4, BACK, 0), (4, BACK, CEILING), (LEFT, BACK, CEILING)], wall)
    quad(
        "ceiling",
        [(LEFT, -4, CEILING), (4, -4, CEILING), (4, BACK, CEILING), (LEFT, BACK, CEILING)],
        m_plaster("ceiling", "#efebe2"),
    )
    quad("right", [(4, -4, 0), (4, BACK, 0), (4, BACK, CEILING), (4, -4, CEILING)], wall)
    window_wall(white, wall)
    panelling(white)
    floor(rg)
    rug(rg)
    pictures()
    outside()
    place(armchair(), (0.86, 1.66, 0), (0, 0, -24))
    big_plant((1.82, 2.15, 0), rg)
    side_table(rg)
    linen = materials_cloth.linen("linen", "#cdbfa6", 0.35)
    pole = simple("pole", srgb("#4a4038"), 0.4)
    tube("pole", [(LEFT + 0.10, NEAR - 0.6, 2.53), (LEFT + 0.10, FAR + 0.5, 2.53)], 0.014, pole)
    for y0, y1 in ((FAR + 0.06, FAR + 0.46), (NEAR - 0.55, NEAR - 0.12)):
        cloth = pleated_curtain(y0, y1, 0, 0.02, 2.52, linen, rg, 0.10, 0.04)
        cloth.rotation_euler, cloth.location = (0, 0, math.pi / 2), (LEFT + 0.10, 0, 0)
    bench_oak = wood("shelfoak", "#8a6238", "#664522", "X", by_part=False)
    box("bench", -2.55, -1.15, BACK - 0.42, BACK - 0.05, 0.40, 0.44, bench_oak, 0.004)
    for x in (-2.5, -1.24):
        box("benchleg", x, x + 0.04, BACK - 0.40, BACK - 0.07, 0, 0.40, bench_oak, 0.004)
    books(rg, -2.42, -1.86, BACK - 0.34, 0.44, 0.2, 0.27)
    pot_plant(
        (-1.42, BACK - 0.24, 0.44),
        m_leaf("fern", "#35552a", "#5f8a40", "#9cbc6c"),
        rg,
        "#b9735a",
        0.085,
        0.15,
        0.17,
        260,
        0.065,
    )
    daylight(55, 16.5, 8.5, (1, 0.82, 0.60), 0.45, sky=1.8, rot=200)
    area((2.2, -2.4, 2.3), (0.4, 1.6, 0.9), 2.4, 85, (1, 0.95, 0.88))
    look((1.9, -2.9, 1.32), (-1.68, BACK - 0.6, 1.4), 6.75, 5.4, 6.3)
    return {"bounces": 6, "fast_gi": False, "clamp": 3.5}
