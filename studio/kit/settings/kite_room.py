"""A child's room seen through its window from outside: a paper kite and bunting on the wall, a shelf of books and blocks. Metres."""

import math

from kit.interior.books import books
from kit.interior.rooms import dressed_room
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.placing import place
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, tube

BACK = 3.2
TOP = 1.15  # of the shelf
PAPERS = ("#c9583f", "#dba63c", "#3f7580", "#e8e0cf")


def kite_room(opening, frame_back, rg):
    """The room, what hangs on its back wall and stands before it."""
    dressed_room(opening, frame_back, "#b4c3c0", power=66, back=BACK, dress=False, rg=rg)
    papers = [simple("paper%d" % k, srgb(c), 0.8) for k, c in enumerate(PAPERS)]
    line = simple("line", srgb("#4f4a42"), 0.8)
    kite((-0.30, BACK - 0.03, 1.72), papers, line)
    bunting(papers, line)
    shelf(rg, papers)


def kite(at, papers, line):
    """A kite of four papers on crossed sticks, its tail of bows hanging down."""
    x, y, z = at
    top, side, foot = (x + 0.05, y, z + 0.34), 0.27, (x - 0.06, y, z - 0.46)
    middle, left, right = (x + 0.02, y - 0.015, z + 0.08), (x - side, y, z + 0.10), (x + side, y, z + 0.05)
    for paper, a, b in zip((0, 1, 2, 1), (top, right, foot, left), (right, foot, left, top)):
        mesh_obj("kite", [middle, a, b], [(0, 1, 2)], papers[paper])
    for a, b in ((top, foot), (left, right)):
        tube("stick", [(a[0], y - 0.02, a[2]), (b[0], y - 0.02, b[2])], 0.005, line)
    tail = [(foot[0] + 0.06 * math.sin(1.7 * k), y - 0.01, foot[2] - 0.085 * k) for k in range(7)]
    tube("tail", tail, 0.004, line)
    for k, (a, _, c) in enumerate(tail[1:]):
        for s in (-1, 1):
            bow = [(a, y - 0.02, c), (a + s * 0.055, y - 0.02, c + 0.032), (a + s * 0.055, y - 0.02, c - 0.032)]
            mesh_obj("bow", bow, [(0, 1, 2)], papers[k % 3])


def bunting(papers, line):
    """Small flags on a cord that sags from corner to corner."""
    cord = [(-2.1 + 0.1 * k, BACK - 0.02, 2.25 + 0.08 * math.cos(0.1 * k * math.pi / 0.7)) for k in range(43)]
    tube("cord", cord, 0.003, line)
    for k in range(0, 42, 2):
        (xa, y, za), (xb, _, zb) = cord[k], cord[k + 1]
        flag = [(xa, y, za), (xb + 0.05, y, (za + zb) / 2), ((xa + xb) / 2 + 0.025, y - 0.01, (za + zb) / 2 - 0.19)]
        mesh_obj("flag", flag, [(0, 1, 2)], papers[k // 2 % 4])


def shelf(rg, papers):
    """A shelf with picture books, wooden blocks on top."""
    pine = wood("pine", "#d1ad7c", "#ab8456", "X", 1.2, 0.5)
    x0, x1, y0, y1 = -0.25, 1.25, BACK - 0.30, BACK - 0.01
    for z in (0.10, 0.45, 0.80, TOP):
        box("board", x0, x1, y0, y1, z, z + 0.022, pine, 0.002)
    for x in (x0, (x0 + x1) / 2, x1):
        box("upright", x - 0.011, x + 0.011, y0 + 0.001, y1, 0, TOP, pine, 0.001)
    for a, b in ((x0, (x0 + x1) / 2), ((x0 + x1) / 2, x1)):
        books(rg, a + 0.03, b - 0.06, y0 + 0.05, 0.822, 0.2, 0.27)
    for x, z, k in ((0.45, 0, 0), (0.56, 0, 1), (0.67, 0, 2), (0.505, 0.10, 3), (0.615, 0.10, 0), (0.56, 0.20, 2)):
        block = [box("block", -0.048, 0.048, -0.048, 0.048, 0, 0.0995, papers[k], 0.004)]
        place(block, (x, y0 + 0.12, TOP + 0.022 + z), (0, 0, rg.uniform(-9, 9)))
