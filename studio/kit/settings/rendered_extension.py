"""A white rendered extension with its sitting room, and the brick house beside it. Metres."""

from kit.interior.curtains import pleated_curtain
from kit.interior.fittings import table
from kit.interior.ornaments import vase
from kit.interior.pictures import picture
from kit.interior.rooms import plank_floor
from kit.interior.seats import sofa
from kit.light import area
from kit.materials.brick import m_flat_brick
from kit.materials.cloth import dim_cloth, fabric
from kit.materials.leaf import cut_leaf
from kit.materials.nodes import lit, simple, srgb
from kit.materials.paint import powder_coat
from kit.materials.stone import m_plaster
from kit.materials.wood import m_wood
from kit.products.sliding_door import HEAD, X0, X1
from kit.shapes.placing import group, plank
from kit.shapes.sheets import level, mesh_obj, wall_x, wall_y
from kit.shapes.solids import box, lathe, tube
from kit.walls.fronts import pierced_wall
from kit.windows.distant import distant_casement

LEFT, RIGHT, EAVES = -3.5, 3.3, 2.85
ROOM_DEPTH, ROOM_H = 5.0, 2.6


def building(rg, trim, glass):
    """Rendered box with a deep roof edge, larch return, and the brick house beside it."""
    render_coat = m_plaster("render", "#d9d5cb", 0.10, 0.10)
    pierced_wall("front", LEFT, RIGHT, -0.15, EAVES + 0.045, [(X0, X1, 0, HEAD)], render_coat, 0, 0.12)
    box("flankR", RIGHT - 0.02, RIGHT, 0.001, ROOM_DEPTH + 0.4, -0.15, EAVES + 0.045, render_coat, 0)
    box("plinth", LEFT, RIGHT, -0.012, 0.01, -0.15, -0.005, simple("plinth", srgb("#5a5853"), 0.9, noise=0.3), 0.003)
    larch = m_wood("larch", "#a5784d", "#7c5535", 1.3, 0.6, "Y")
    box("roofedge", LEFT - 0.1, RIGHT + 0.25, -0.75, ROOM_DEPTH + 0.5, EAVES + 0.06, EAVES + 0.27, trim, 0.004)
    y = -0.73
    while y < -0.01:
        plank(rg, LEFT - 0.08, RIGHT + 0.23, y, y + 0.11, EAVES + 0.04, EAVES + 0.06, larch, 0.002)
        y += 0.115
    for x in (-1.7, 0, 1.7):
        lathe(
            "spot",
            [(0, -0.001), (0.038, -0.001), (0.042, 0.004)],
            simple("spot", srgb("#dddad2"), 0.4),
            24,
            (x, -0.38, EAVES + 0.038),
        )
    brick = m_flat_brick("housebrick", ("#97745d", "#a3806a", "#8c6a56", "#ab8b74", "#7f6150", "#a0796a"), "#b9ae9e")
    upvc = powder_coat("#383e42", 0.6, 0.3, "housewin")
    sill = simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12)
    yb = ROOM_DEPTH + 0.4
    holes = [(-2.6, -1.1, 4.0, 5.3), (1.2, 2.5, 4.0, 5.3)]
    pierced_wall("house", -11, 4.4, -0.1, 6.3, holes, brick, yb, sill=sill)
    for k, (a, b, c, d) in enumerate(holes):
        distant_casement(a, b, c, d, yb + 0.05, upvc, glass, rg, 1, None, ("curtains", "blind")[k])
    box("houseR", 4.38, 4.4, yb, yb + 8, -0.1, 6.3, brick, 0)
    slate = m_flat_brick("slate", ("#4a4d52", "#53565b", "#44474b", "#5c5e62", "#4d4a4a"), "#34363a")
    mesh_obj(
        "roof",
        [(-11.3, yb - 0.35, 6.2), (4.7, yb - 0.35, 6.2), (4.7, yb + 4.2, 9.6), (-11.3, yb + 4.2, 9.6)],
        [(0, 1, 2, 3)],
        slate,
    )
    box("gutter", -11.3, 4.7, yb - 0.42, yb - 0.32, 6.1, 6.2, simple("gutter", (0.03, 0.03, 0.032, 1), 0.4), 0.03, 3)
    box("fasciaboard", -11.3, 4.6, yb - 0.32, yb, 6.02, 6.2, simple("fasciab", srgb("#d9d6cf"), 0.5), 0.003)


def lounge(rg, dark, brass, lamp):
    """Sitting room behind the glass, with or without its floor lamp."""
    wall, white = m_plaster("wall", "#d9d2c4"), m_plaster("white", "#f0ede6")
    a, b, D, H = LEFT + 0.15, RIGHT - 0.15, ROOM_DEPTH, ROOM_H
    wall_x("wl", 0.13, D, 0, H, a, wall)
    wall_x("wr", 0.13, D, 0, H, b, wall)
    wall_y("wb", a, b, 0, H, D, simple("deep", srgb("#6d7a78"), 0.9))
    level("ceil", a, b, 0.13, D, H, white)
    for p, q, z in ((a, X0, 0), (X1, b, 0), (X0, X1, HEAD)):
        wall_y("wf", p, q, z, H, 0.135, wall)
    plank_floor(rg, a, b, 0.13, D, m_wood("oak", "#b8946a", "#94704a", axis="X"), 0.19, "X")
    box(
        "rug",
        -1.9,
        1.5,
        1.6,
        4.0,
        0,
        0.012,
        simple("rug", srgb("#cdc5b5"), 1, spec=0, noise=0.35, bump=0.6, scale=160),
        0.005,
    )
    with group((-1.6, 3.6, 0)):
        sofa(
            2.6,
            fabric("sofacloth", "#c9c0b0"),
            [fabric("teal", "#4a6a6a"), fabric("terracotta", "#b0684a"), fabric("cream", "#e4dfd2")],
            dark,
        )
    walnut = m_wood("walnut", "#8a6040", "#5a3a24", 2, 0.4, "X")
    with group((-0.3, 2.6, 0)):
        table(rg, 1.1, 0.6, 0.38, walnut, 0.04, 0.03)
        box("mags", -0.3, -0.02, -0.1, 0.12, 0.38, 0.40, simple("mags", srgb("#e2dccd"), 0.5), 0.003)
    vase(-0.05, 2.6, 0.38, "#e4dfd4", cut_leaf(), rg, 0.2, 0.3)
    picture(
        -1.3,
        0.6,
        1.2,
        2.1,
        D,
        simple("artframe", srgb("#c9a878"), 0.5),
        ("#ece6d8", "#d8a06a", "#e4d8c0", "#7d968c", "#f0ebe0"),
        2,
    )
    if lamp:
        tube("stand", [(1.75, 4.3, 0), (1.75, 4.3, 1.45)], 0.011, brass)
        lathe("shade", [(0.2, 1.35), (0.16, 1.62)], lit("shadeglow", (1, 0.80, 0.55), 1.6), 40, (1.75, 4.3, 0))
    box("cabinet", 2.2, 3.1, 3.9, 4.9, 0, 0.8, walnut, 0.004)
    sheer = dim_cloth("#ece8de")
    pleated_curtain(X1 - 0.45, X1 + 0.25, 0.30, 0.02, HEAD + 0.1, sheer, rg)
    tube("curtainpole", [(X0 - 0.2, 0.30, HEAD + 0.105), (X1 + 0.35, 0.30, HEAD + 0.105)], 0.014, dark)
    area((0, 0.5, H - 0.04), (0, 2.5, 0), 5.0, 95, (1, 0.97, 0.92), sy=0.5)
    area((0, 3.0, H - 0.04), (0, 3.0, 0), 4.6, 120, (1, 0.95, 0.88), sy=2.4)
