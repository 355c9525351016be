"""The study behind the internal screen (+y), and the garden seen from its window. Metres."""

import random

from kit.garden.grass import blades
from kit.garden.leaves import shrub
from kit.garden.pots import pot
from kit.garden.trees import plant_tree, tree_mesh
from kit.interior.books import books
from kit.interior.curtains import pleated_curtain
from kit.interior.fittings import table
from kit.interior.rooms import moulding
from kit.interior.seats import armchair, chair
from kit.materials.cloth import cloth, fabric
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.screening import HALF, HEAD
from kit.shapes.placing import group, plank, scatter
from kit.shapes.sheets import level, wall_x
from kit.shapes.solids import beam, box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import inner_frame

STUDY_X, STUDY_Y, ROOM_H = 2.15, 3.7, 2.62
WINDOW = (-1.80, 0.30, 0.36, 2.28)  # in the study's back wall: x0, x1, z0, z1


def study_shell(white, upvc, wall="#5d6f68"):
    """Deep green walls, or `wall`, ceiling, and the window with its oak board and linen curtains."""
    deep = m_plaster("deepwall", wall)
    x, y, h = STUDY_X, STUDY_Y, ROOM_H
    for s in (-1, 1):
        wall_x("studyside", 0.06, y, 0, h, s * x, deep)
    pierced_wall("studyback", -x, x, 0, h, [WINDOW], deep, y, 0.24, white)
    pierced_wall("studyface", -x, x, 0, h, [(-HALF - 0.002, HALF + 0.002, 0, HEAD + 0.002)], deep, 0.06, 0.002)
    level("studyceiling", -x, x, 0.05, y, h, white)
    moulding(-x, x, 0.06, y, h, white)
    a, b, c, d = WINDOW
    inner_frame(WINDOW, y, (0.22, 0.18), upvc)
    for k in (1, 2):
        at = a + (b - a) * k / 3
        box("mullion", at - 0.035, at + 0.035, y + 0.115, y + 0.17, c + 0.05, d - 0.05, upvc, 0.005)
    # Half a millimetre further in: coplanar faces render black where they overlap.
    box("transom", a + 0.05, b - 0.05, y + 0.1155, y + 0.1695, 1.80, 1.86, upvc, 0.005)
    box("board", a - 0.05, b + 0.05, y - 0.05, y + 0.13, c - 0.03, c, upvc, 0.005)
    linen = cloth("linen", "#d9d1c0", 0.45)
    rg = random.Random(5)
    pleated_curtain(a - 0.34, a + 0.12, y - 0.10, 0.02, d + 0.12, linen, rg)
    pleated_curtain(b - 0.10, b + 0.30, y - 0.10, 0.02, d + 0.12, linen, rg)
    rail = m_metal("rail", (0.5, 0.38, 0.2, 1), 0.3)
    tube("rail", [(a - 0.42, y - 0.10, d + 0.14), (b + 0.38, y - 0.10, d + 0.14)], 0.011, rail)


def study_furniture(rg, dark, brass, white):
    """Desk by the window, bookcase, reading chair, rug, plant."""
    oak = m_wood("shelves", "#a97d50", "#7d5836", 1.6, 0.42, "X")
    back = STUDY_Y - 0.02
    edges = (0.70, 1.42, 2.13)
    for x in edges:
        plank(rg, x - 0.014, x + 0.014, back - 0.3, back, 0, 2.25, oak)
    for k, z in enumerate((0.06, 0.50, 0.92, 1.34, 1.76, 2.22)):
        plank(rg, edges[0], edges[-1], back - 0.3, back, z, z + 0.028, oak)
        for xa, xb in zip(edges, edges[1:]):
            if k == 5:
                continue
            books(rg, xa + 0.02, xa + (xb - xa) * rg.uniform(0.55, 0.98), back - 0.26, z + 0.028, 0.2, 0.33)
    glaze = simple("urn", srgb("#c2b49a"), 0.4)
    lathe("urn", [(0, 0), (0.06, 0), (0.1, 0.1), (0.06, 0.22), (0.07, 0.24)], glaze, 32, (1.3, back - 0.15, 2.248))
    with group((-1.05, 2.75, 0)):
        table(rg, 1.5, 0.68, 0.74, oak, 0.05)
        for k in range(3):
            box(
                "paper",
                -0.55 + 0.02 * k,
                -0.33 + 0.02 * k,
                -0.2 + 0.02 * k,
                0.1 + 0.02 * k,
                0.74 + 0.004 * k,
                0.744 + 0.004 * k,
                white,
                0,
            )
        metal = simple("laptop", srgb("#a9abad"), 0.3, metal=0.8)
        box("laptopbase", -0.12, 0.2, -0.12, 0.1, 0.74, 0.754, metal, 0.004)
        beam("laptoplid", (-0.12, 0.14, 0.85), (0.2, 0.14, 0.85), 0.012, 0.2, metal, up=(0, 0.3, 1), bevel=0.004)
        lathe("deskbase", [(0, 0.02), (0.08, 0.02), (0.09, 0)], brass, 32, (0.55, 0.12, 0.74))
        tube("deskarm", [(0.55, 0.12, 0.75), (0.58, 0.14, 1.05), (0.4, 0.08, 1.22)], 0.008, brass)
        lathe("deskshade", [(0.10, 0), (0.06, 0.09), (0.025, 0.12)], dark, 32, (0.38, 0.07, 1.14))
        lathe("mug", [(0, 0), (0.038, 0), (0.04, 0.09), (0.036, 0.09), (0.034, 0.01)], white, 24, (-0.25, -0.18, 0.74))
    with group((-1.0, 2.2, 0), -8):
        chair(dark, fabric("seat", "#9a6a44"))
    rug = simple("studyrug", srgb("#b3a594"), 1, spec=0, noise=0.45, bump=0.6, scale=120)
    box("studyrug", -1.75, 1.2, 0.75, 3.1, 0, 0.012, rug, 0.005)
    armchair(
        1.38,
        2.55,
        -28,
        simple("leather", srgb("#7d4f30"), 0.45, noise=0.3, bump=0.15, scale=120),
        fabric("cush", "#d5ccb9"),
    )
    palm = m_tuft("palm", [(0, "#2f4a20"), (0.6, "#4f7534"), (1, "#7d9c50")])
    pot(-1.72, 0.72, 0, 0.17, 0.32, simple("glazed", srgb("#c9c2b2"), 0.3))
    scatter(blades(rg, 40, 0.05, 0.95, palm, 0.024, 0.5, "palm"), [(-1.72, 0.72, 0.3)], rg)


def garden(rg):
    """The view from the study: a lawn, shrubs low enough to let the sun in, distant trees."""
    level("lawn", -30, 30, STUDY_Y + 0.3, 60, -0.25, simple("lawn", srgb("#66783c"), 1, spec=0, noise=0.4, scale=3))
    leaf, pale = m_leaf("hedge", "#3f5f2a", "#719048", "#a0b86a"), m_leaf("border", "#4d6a38", "#8ba062", "#c3c792")
    for k in range(9):
        shrub(
            (-6 + 1.4 * k + rg.uniform(-0.3, 0.3), 9.5 + rg.uniform(-0.8, 0.8), 0.35),
            rg.uniform(0.75, 1.05),
            2200,
            0.08,
            (leaf, pale)[k % 2],
            rg,
        )
    crown = tree_mesh(rg, m_leaf("tree", "#3a5628", "#5f8040", "#93aa5e"), 1.6, 0.14, 6000)
    bark = simple("bark", srgb("#4a3e32"), 0.95)
    for x, y, t, s in (
        (-9, 24, 2.2, 1.9),
        (-4.2, 27, 2.4, 2.1),
        (0.5, 25, 2.0, 1.7),
        (5, 28, 2.4, 2.0),
        (10, 26, 2.2, 2.0),
    ):
        plant_tree(crown, x, y, t, s, rg, bark)
