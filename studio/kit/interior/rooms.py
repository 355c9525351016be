"""Rooms behind doors and windows: walls, ceilings, floors. Metres."""

import random

from kit.interior.curtains import uneven_curtain
from kit.light import area
from kit.materials import cloth
from kit.materials.nodes import mat, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import emulsion
from kit.materials.wood import timber, wood
from kit.shapes.outlines import rect
from kit.shapes.sheets import level, mesh_obj, plate, quad, wall_y
from kit.shapes.solids import box, prism, tube
from kit.walls.fronts import INNER


def oak_room(x0, x1, y1, h, holes, wall="#d9d1c3", y0=0.125):
    """Plastered room behind the facade with an oak floor; `holes` are the openings (x0, x1, z0, z1) in its front wall."""
    plaster, ceiling = simple("plaster", srgb(wall), 0.9, spec=0.15), simple("ceiling", srgb("#efebe3"), 0.9, spec=0.2)
    for x in (x0, x1):
        mesh_obj("sidewall", [(x, y0, 0), (x, y1, 0), (x, y1, h), (x, y0, h)], [(0, 1, 2, 3)], plaster)
    wall_y("backwall", x0, x1, 0, h, y1, plaster)
    level("ceiling", x0, x1, y0, y1, h, ceiling)
    plate("frontwall", rect(x0, x1, 0, h), [rect(a, b, max(c, 0.0005), d) for a, b, c, d in holes], y0, plaster)
    skirting = m_upvc("skirting", srgb("#e9e5dc"), 0.4)
    box("skirting", x0, x1, y1 - 0.018, y1, 0, 0.14, skirting, 0.004)
    rg = random.Random(5)
    oak = timber("oak", "#b58d5f", "#8a6238", "Y", 1, 0.42)
    v, f, r = [], [], []
    x = x0
    while x < x1:
        y = y0 - rg.random() * 1.5
        while y < y1:
            l, o, g = 1.5 + rg.random() * 0.4, len(v), 0.0015
            v += [
                (x + g, max(y + g, y0 - 0.1), 0),
                (x + 0.19 - g, max(y + g, y0 - 0.1), 0),
                (x + 0.19 - g, y + l - g, 0),
                (x + g, y + l - g, 0),
            ]
            f.append((o, o + 1, o + 2, o + 3))
            r += [rg.random()] * 4
            y += l
        x += 0.19
    mesh_obj("floor", v, f, oak, None, {"rnd": r})
    level("underfloor", x0, x1, y0 - 0.1, y1, -0.003, simple("underfloor", srgb("#3b2a1a"), 0.9))


def dressed_room(
    r, y_frame, wall="#d9d2c5", glow=0.10, width=4.4, back=3.6, power=75, colour=(1, 0.88, 0.72), dress=True, rg=None
):
    """Plain room behind the opening r: plastered reveals, window board, back wall with picture and shelves, soft ceiling light."""
    x0, x1, z0, z1 = r
    w, d = width / 2, INNER
    wm, wh = emulsion("roomwall", wall, glow), emulsion("roomwhite", "#efece5", glow)
    quad("back", [(-w, back, 0), (w, back, 0), (w, back, 2.6), (-w, back, 2.6)], wm)
    for s in (-1, 1):
        quad("side", [(s * w, 0.11, 0), (s * w, back, 0), (s * w, back, 2.6), (s * w, 0.11, 2.6)], wm)
    quad("ceiling", [(-w, 0.11, 2.6), (w, 0.11, 2.6), (w, back, 2.6), (-w, back, 2.6)], wh)
    quad(
        "floor",
        [(-w, 0.11, 0.0), (w, 0.11, 0.0), (w, back, 0.0), (-w, back, 0.0)],
        wood("roomfloor", "#a88a63", "#7d6242", "X", by_part=False),
    )
    for xa, xb in ((x0 - 0.03, x0 + 0.003), (x1 - 0.003, x1 + 0.03)):
        box("jamb", xa, xb, y_frame, d, z0, z1, wh, 0)
    box("soffit", x0, x1, y_frame, d, z1 - 0.003, z1 + 0.03, wh, 0)
    box("board", x0 - 0.03, x1 + 0.03, y_frame, d + 0.03, z0 - 0.02, z0 + 0.008, wh, 0.004)
    if dress:
        dark, pic = simple("pframe", srgb("#3b3128"), 0.5), mat("pic")
        n = pic[1]
        n.out(
            n.n(
                "ShaderNodeBsdfDiffuse",
                {
                    "Color": n.ramp(
                        n.noise(n.pos(), 2.4, 3, 0.5, 1.2),
                        [
                            (0.3, srgb("#e3dccc")),
                            (0.45, srgb("#8fa39a")),
                            (0.55, srgb("#d9cdb5")),
                            (0.66, srgb("#56706f")),
                        ],
                    )
                },
            )
        )
        box("pictureframe", 0.35, 1.15, back - 0.03, back, 1.25, 1.85, dark, 0.004)
        quad(
            "picture",
            [
                (0.40, back - 0.031, 1.30),
                (1.10, back - 0.031, 1.30),
                (1.10, back - 0.031, 1.80),
                (0.40, back - 0.031, 1.80),
            ],
            pic[0],
        )
        bookcase(-1.75, -0.55, back, rg or random.Random(4))
    area((0, 1.7, 2.58), (0, 1.7, 0), 2.6, power, colour, sy=2.2)


def bookcase(xa, xb, back, rg, z=2.0):
    """White bookcase with rows of books."""
    wh = simple("case", srgb("#d8d3c8"), 0.5)
    cols = [
        simple("book%d" % i, srgb(c), 0.6)
        for i, c in enumerate(("#6d3d34", "#3d4f5c", "#8c7a55", "#d5c9b2", "#4f5b46", "#a8835a", "#2f3437", "#b9b2a4"))
    ]
    box("caseback", xa, xb, back - 0.03, back - 0.01, 0, z, wh, 0)
    for x in (xa, (xa + xb) / 2, xb):
        box("caseup", x - 0.012, x + 0.012, back - 0.26, back, 0, z, wh, 0.001)
    k = 0
    while 0.1 + k * 0.32 < z + 0.01:
        s = 0.1 + k * 0.32
        # A little further in than the uprights: coplanar faces render black where they overlap.
        box("shelf", xa, xb, back - 0.2585, back, s - 0.012, s + 0.012, wh, 0.001)
        x = xa + 0.03
        while x < xb - 0.06 and s < z - 0.2:
            t = rg.uniform(0.018, 0.045)
            if rg.random() < 0.88:
                box(
                    "bk",
                    x,
                    x + t - 0.002,
                    back - 0.23,
                    back - 0.05,
                    s + 0.012,
                    s + 0.012 + rg.uniform(0.18, 0.26),
                    rg.choice(cols),
                    0.001,
                )
            x += t if rg.random() < 0.94 else t + 0.08
        k += 1


def room_side(opening, frame_y, rg, curtains=True, board=True, reveals=True, wall_colour="#ebe6da"):
    """The room side of a window: plastered reveals, oak board, floor, linen curtains; open behind the camera for soft light."""
    x0, x1, z0, z1 = opening
    wall, white = emulsion("wall", wall_colour), emulsion("white", "#f4f1ea")
    w = INNER
    o = plate("wall", rect(-2.6, 2.6, 0, 2.7), [list(rect(*opening))], w, wall)
    o.data.flip_normals()
    for p in (
        ((x0, frame_y + 0.01, z0), (x0, w, z0), (x0, w, z1), (x0, frame_y + 0.01, z1)),
        ((x1, frame_y + 0.01, z0), (x1, w, z0), (x1, w, z1), (x1, frame_y + 0.01, z1)),
        ((x0, frame_y + 0.01, z1), (x1, frame_y + 0.01, z1), (x1, w, z1), (x0, w, z1)),
    ):
        if reveals:
            quad("reveal", p, white)
    box("outer", -3, x0, 0.0, 0.02, 0, 2.7, white, 0)
    box("outer", x1, 3, 0.0, 0.02, 0, 2.7, white, 0)
    box("outerT", x0, x1, 0.0, 0.02, z1, 2.7, white, 0)
    box("outerB", x0, x1, 0.0, 0.02, 0, z0 - 0.03, white, 0)
    if board:
        box(
            "board",
            x0 - 0.05,
            x1 + 0.05,
            frame_y + 0.03,
            w + 0.035,
            z0 - 0.030,
            z0,
            wood("oakboard", "#c6a173", "#9c7649", "X", by_part=False),
            0.004,
        )
    quad(
        "floor",
        [(-2.6, w, 0), (2.6, w, 0), (2.6, 5.2, 0), (-2.6, 5.2, 0)],
        wood("floor", "#c09b6c", "#94703f", "Y", by_part=False),
    )
    if curtains:
        linen = cloth.linen("linen", "#efe8da", 0.3)
        uneven_curtain(-1.36, -0.84, 0.05, 2.42, w + 0.09, linen, 7, 0.045, rg=rg)
        pole = simple("pole", srgb("#4a4038"), 0.4)
        tube("pole", [(-1.5, w + 0.09, 2.44), (1.5, w + 0.09, 2.44)], 0.014, pole)
        uneven_curtain(1.36, 0.88, 0.05, 2.42, w + 0.09, linen, 7, 0.045, rg=rg)


def room_walls(wall, depth=4.6, half=2.6, height=2.5):
    """Side walls, ceiling and skirting of a room `depth` metres deep whose window wall and floor are already built."""
    white = emulsion("ceiling", "#f2efe8")
    side = emulsion("sidewall", wall)
    y = INNER
    for s in (-1, 1):
        quad("side", [(s * half, y, 0), (s * half, depth, 0), (s * half, depth, height), (s * half, y, height)], side)
    quad("ceiling", [(-half, y, height), (half, y, height), (half, depth, height), (-half, depth, height)], white)
    skirt = simple("skirting", srgb("#efece4"), 0.4)
    prism(
        "skirting",
        [(y - 0.001, 0), (y + 0.018, 0), (y + 0.018, 0.125), (y + 0.012, 0.142), (y - 0.001, 0.145)],
        "x",
        -half,
        half,
        skirt,
        0.001,
    )


CORNICE = [(0.0, 0.095), (0.012, 0.092), (0.016, 0.08), (0.035, 0.05), (0.062, 0.026), (0.075, 0.02), (0.08, 0.0)]


def moulding(x0, x1, y0, y1, ceiling, m, profile=CORNICE):
    """A cornice round a rectangular room below `ceiling`; `profile` lists (distance from the wall, distance below the ceiling)."""
    verts, faces = [], []
    for out, down in profile:
        verts += [
            (x, y, ceiling - down)
            for x, y in ((x0 + out, y0 + out), (x1 - out, y0 + out), (x1 - out, y1 - out), (x0 + out, y1 - out))
        ]
    for k in range(len(profile) - 1):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((k * 4 + i, k * 4 + j, k * 4 + 4 + j, k * 4 + 4 + i))
    return mesh_obj("cornice", verts, faces, m, 40)


def plank_floor(rg, x0, x1, y0, y1, m, width=0.19, along="Y", z=0.0):
    """Boards with hairline joints over a dark base."""
    V, F, R = [], [], []
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == "Y" else (y0, y1, x0, x1)
    a = a0
    while a < a1:
        b = b0 - rg.random() * 1.5
        while b < b1:
            length, o, g = 1.5 + rg.random() * 0.5, len(V), 0.0012
            c = [
                (a + g, b + g),
                (min(a + width, a1) - g, b + g),
                (min(a + width, a1) - g, b + length - g),
                (a + g, b + length - g),
            ]
            c = [(p, min(max(q, b0), b1)) for p, q in c]
            V += [(p, q, z) if along == "Y" else (q, p, z) for p, q in c]
            F.append((o, o + 1, o + 2, o + 3) if along == "Y" else (o + 3, o + 2, o + 1, o))
            R += [rg.random()] * 4
            b += length
        a += width
    mesh_obj("boards", V, F, m, None, {"rnd": R})
    quad(
        "underboards",
        [(x0, y0, z - 0.003), (x1, y0, z - 0.003), (x1, y1, z - 0.003), (x0, y1, z - 0.003)],
        simple("underboards", srgb("#33261a"), 0.9),
    )
