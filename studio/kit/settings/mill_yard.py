"""A yard beside a boarded mill: a low brick workshop with its door rolled up, concrete, trees. Metres."""

from kit.garden.ground import slabs
from kit.garden.leaves import ball_shrub
from kit.garden.trees import tree
from kit.light import area
from kit.materials.brick import m_flat_brick
from kit.materials.leaf import m_leaf
from kit.materials.metal import m_metal
from kit.materials.mirroring_glass import hazy_pane
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_plaster, m_stone
from kit.roofs import clay_tiles, ridge_tiles, tiled_slope
from kit.settings.street_houses import lapped_boards
from kit.shapes.outlines import rect
from kit.shapes.placing import group, place
from kit.shapes.sheets import level, mesh_obj, quad, wall_x, wall_y
from kit.shapes.solids import beam, box, ring_sweep, tube
from kit.trade.parts import sealed_unit
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.distant import distant_casement

LEFT, RIGHT, EAVES, DEPTH = -1.6, 13.0, 3.35, 9.0
TREES = (
    (-11, 14, 7.5, 2.6), (-7.2, 15, 9.0, 2.9), (-3.4, 18, 9.5, 3.0), (0.4, 22, 9.5, 3.0), (17.6, 20, 10.0, 3.1),
    (21.5, 18, 8.5, 2.9), (25.2, 20, 9.5, 3.1), (29, 22, 9.0, 3.0), (16.5, 12, 5.2, 1.9), (-15.5, -17.5, 6.5, 2.4),
    (-21, -14, 7.0, 2.6),
)  # x, y, height, crown; the last two are not seen: their shade lies on the yard
GATE = (-0.4, 3.3, 0.0, 2.95)  # the workshop's door, rolled up
OFFICE = ((6.2, 8.0, 0.95, 2.25), (8.9, 9.9, 0.0, 2.15))  # a window and a door
MILL = (3.6, 15.0, 17.0)  # left, right, front


def yard(rg):
    """Old concrete in bays, swept but stained, with grass in the joints along the wall."""
    concrete = m_stone("concrete", "#8f8980", "#7d776d", "#625d55", 0.5, 0.8, 0.35, 0.002)
    slabs(rg, -24, 24, -14, 6.5, 0, concrete, (3.0, 2.4), 0.018, "#4a463f")
    level("verge", -90, 90, -40, 120, -0.06, simple("verge", srgb("#55622f"), 1, spec=0, noise=0.6, scale=3))
    tuft = m_leaf("weeds", "#3c5424", "#688038", "#97a85a")
    for _ in range(16):
        x = rg.uniform(LEFT, RIGHT)
        if GATE[0] - 0.3 < x < GATE[1] + 0.3 or OFFICE[1][0] - 0.3 < x < OFFICE[1][1] + 0.3:
            continue
        ball_shrub("weed", (x, -0.10, 0.05), rg.uniform(0.06, 0.16), 90, 0.06, tuft, rg, 0.9, 0.3)


def sheet_roof(x0, x1, z, m):
    """A low roof of ribbed sheet with its eaves at z, a gutter and a pipe."""
    rise, y0, y1 = 0.23, -0.35, DEPTH / 2
    top = z + (y1 - y0) * rise
    quad("sheet", [(x0, y0, z), (x1, y0, z), (x1, y1, top), (x0, y1, top)], m)
    x = x0
    while x <= x1:
        beam("rib", (x, y0, z + 0.02), (x, y1, top + 0.02), 0.05, 0.04, m, bevel=0)
        x += 0.25
    beam("ridge", (x0 - 0.05, y1, top + 0.05), (x1 + 0.05, y1, top + 0.05), 0.30, 0.05, m, bevel=0.01)
    grey = simple("raingoods", srgb("#34393b"), 0.45)
    tube("gutter", [(x0, y0 - 0.04, z - 0.05), (x1, y0 - 0.04, z - 0.05)], 0.062, grey, 5)
    box("fascia", x0, x1, y0, y0 + 0.03, z - 0.20, z, grey, 0.003)
    box("soffit", x0, x1, y0 + 0.03, 0, z - 0.20, z - 0.18, grey, 0)
    downpipe(5.1, -0.07, 0, z - 0.2, grey)


def workshop(rg, white):
    """The brick front, its rolled-up door, the lit room with racks behind it, an office beside it."""
    stock = m_flat_brick("stock", ("#a08a64", "#a8926c", "#937d58", "#b09a75", "#8a7553", "#9f8862"), "#b4a994")
    stone = simple("unitsill", srgb("#a49c8d"), 0.85, noise=0.3, scale=14)
    pierced_wall("unit", LEFT, RIGHT, -0.1, EAVES, [GATE, *OFFICE], stock, 0, 0.14, sill=stone)
    gable = [(LEFT, 0, -0.1), (LEFT, DEPTH, -0.1), (LEFT, DEPTH, EAVES), (LEFT, DEPTH / 2, EAVES + 1.1), (LEFT, 0, EAVES)]
    mesh_obj("gable", gable, [(0, 1, 2, 3, 4)], stock)
    sheet_roof(LEFT - 0.2, RIGHT + 0.2, EAVES + 0.02, simple("sheetroof", srgb("#7d8386"), 0.5, noise=0.25, scale=5))
    green = simple("gate", srgb("#2f4a3e"), 0.5)
    for k in range(6):
        z = GATE[3] - 0.02 - 0.055 * k
        box("slat", GATE[0] + 0.03, GATE[1] - 0.03, 0.06, 0.085, z - 0.05, z, green, 0.01)
    for x in (GATE[0], GATE[1] - 0.06):
        box("guide", x, x + 0.06, 0.02, 0.12, 0, GATE[3], green, 0.004)
    lintel = simple("steel", srgb("#3c4446"), 0.5)
    box("lintel", GATE[0] - 0.15, GATE[1] + 0.15, -0.004, 0.1, GATE[3], GATE[3] + 0.20, lintel, 0.003)
    inside(rg, white)
    glass = hazy_pane("officeglass", 1.2, 2.0, 3.2, 2.0)
    a, b, c, d = OFFICE[0]
    distant_casement(a, b, c, d, 0.05, white, glass, rg, 2, None, "blind")
    a, b, _, d = OFFICE[1]
    edge = [(0, 0.12), (0, 0.05), (0.06, 0.05), (0.07, 0.065), (0.07, 0.12)]
    ring_sweep("officeframe", rect(a + 0.004, b - 0.004, 0.0, d - 0.004), edge, white, False)
    box("officeleaf", a + 0.07, b - 0.07, 0.07, 0.11, 0.03, d - 0.07, green, 0.003)
    box("officelight", a + 0.22, b - 0.22, 0.062, 0.10, 1.15, d - 0.25, glass, 0.002)
    box("officestep", a - 0.15, b + 0.15, -0.5, 0.02, 0, 0.06, stone, 0.01)
    steel = m_metal("lampsteel", (0.35, 0.36, 0.36, 1), 0.4)
    tube("lamparm", [(4.4, 0, 3.02), (4.4, -0.3, 3.08)], 0.015, steel)
    box("lamphead", 4.26, 4.54, -0.52, -0.26, 3.03, 3.11, lintel, 0.02, 3)


def inside(rg, white):
    """The workshop: a plastered back wall, racks of frames and panes, strip light."""
    wall, floor = m_plaster("shopwall", "#cfcabf"), simple("shopfloor", srgb("#8d887e"), 0.7, noise=0.2, scale=4)
    a, b, back = GATE[0] - 1.1, GATE[1] + 2.2, 6.5
    wall_y("shopback", a, b, 0, 3.3, back, wall)
    for x in (a, b):
        wall_x("shopside", 0.15, back, 0, 3.3, x, wall)
    level("shopfloor", a, b, 0.0, back, 0.004, floor)
    level("shopceiling", a, b, 0.15, back, 3.3, wall)
    steel = simple("racksteel", srgb("#3d5a6b"), 0.5)
    for k in range(7):
        x = a + 0.25 + 0.62 * k
        for z0 in (0.12, 1.62):
            w, h = rg.uniform(0.9, 1.3), rg.uniform(0.95, 1.3)
            m = white if k % 3 else simple("greyframe", srgb("#383e42"), 0.4)
            with group((x, back - 1.4, z0), -68):
                ring_sweep("stored", rect(0, w, 0, h), [(0, 0.03), (0, -0.03), (0.065, -0.03), (0.07, 0.03)], m, False)
    for x in (a + 0.15, a + 1.6, a + 3.1, a + 4.6):
        for y in (back - 1.7, back - 0.3):
            box("rackpost", x - 0.03, x + 0.03, y - 0.03, y + 0.03, 0, 3.0, steel, 0.003)
    for z in (0.08, 1.56):
        for y in (back - 1.7, back - 0.3):
            box("rackbeam", a + 0.1, a + 4.7, y - 0.02, y + 0.02, z - 0.05, z + 0.03, steel, 0.003)
    for y in (1.8, 4.2):
        area((1.4, y, 3.2), (1.4, y, 0), 2.6, 130, (1, 0.90, 0.74), sy=0.4)


def stillage(white, glass, x, y, turn):
    """A wheeled A-frame with new frames on one face and a pane on the other."""
    steel, rubber = simple("stillage", srgb("#3d5a6b"), 0.5), simple("castor", srgb("#222426"), 0.7)
    with group((x, y, 0), turn):
        for end in (0.1, 1.9):
            beam("leg", (end, -0.42, 0.16), (end, 0, 1.75), 0.05, 0.05, steel)
            beam("leg", (end, 0.42, 0.16), (end, 0, 1.75), 0.05, 0.05, steel)
            beam("foot", (end, -0.5, 0.15), (end, 0.5, 0.15), 0.06, 0.06, steel)
        beam("spine", (0.05, 0, 1.74), (1.95, 0, 1.74), 0.05, 0.05, steel)
        for s in (-1, 1):
            beam("ledge", (0.05, s * 0.47, 0.16), (1.95, s * 0.47, 0.16), 0.08, 0.05, steel)
        for k, (w, h) in enumerate(((1.45, 1.38), (1.10, 1.25), (0.78, 1.42))):
            ring = [(0, 0.035), (0, -0.035), (0.06, -0.035), (0.066, -0.02), (0.066, 0.035)]
            frame = [ring_sweep("newframe", rect(0, w, 0, h), ring, white, False)]
            if k == 0:
                frame.append(box("newmullion", w / 2 - 0.04, w / 2 + 0.04, -0.034, 0.034, 0.06, h - 0.06, white, 0.004))
            place(frame, (0.2 + 0.14 * k, -0.44 - 0.085 * k, 0.20), (-14.5, 0, 0))
        place(sealed_unit(1.2, 1.3, 0.028, glass), (0.4, 0.44, 0.20), (14.5, 0, 0))
        for end in (0.25, 1.75):
            for s in (-0.42, 0.42):
                tube("castor", [(end - 0.025, s, 0.06), (end + 0.025, s, 0.06)], 0.06, rubber, 5)


def mill(rg, white, glass):
    """The mill behind: three storeys of white boards over a tarred plinth, a lucam in its gable roof."""
    x0, x1, y = MILL
    boards = simple("millboards", srgb("#dcd9d0"), 0.6, noise=0.12, scale=2)
    holes = [(x0 + 1.3 + 2.4 * k, x0 + 2.4 + 2.4 * k, z, z + 1.35) for k in range(4) for z in (1.2, 4.1, 6.9)]
    high = 9.2
    with group((0, y, 0)):
        pierced_wall("mill", x0, x1, -0.1, high, holes, boards, 0, 0.12)
        lapped_boards(x0, x1, 0.9, high, holes, boards)
        box("millplinth", x0, x1, -0.05, 0.02, -0.1, 0.9, simple("tar", srgb("#2a2928"), 0.8, noise=0.3), 0)
        for a, b, c, d in holes:
            distant_casement(a, b, c, d, 0.05, white, glass, rg, 1, 0.5, "none")
        flank = [(x1, 0, -0.1), (x1, 9, -0.1), (x1, 9, high), (x1, 4.5, high + 4.4), (x1, 0, high)]
        mesh_obj("millflank", flank, [(0, 1, 2, 3, 4)], boards)
        with group((x1 + 0.02, 0, 0), 90):
            lapped_boards(0, 9, 0.9, high, [], boards)
        tiles = clay_tiles()
        tiled_slope(x0 - 0.3, x1 + 0.35, (-0.4, high - 0.1), 6.6, 44, tiles)
        ridge_tiles(x0 - 0.3, x1 + 0.3, 4.4, high + 4.5, tiles, rg)
        mid = (x0 + x1) / 2 + 1.2
        # The lucam, from which sacks were hoisted.
        box("lucam", mid - 1.1, mid + 1.1, -1.5, 2.2, high - 1.6, high + 1.3, boards, 0.01)
        for s in (-1, 1):
            eaves, ridge = (mid + s * 1.35, high + 1.15), (mid, high + 2.5)
            slope = [(x, y_, z) for (x, z), y_ in ((eaves, -1.7), (ridge, -1.7), (ridge, 3.4), (eaves, 3.4))]
            quad("lucamroof", slope, tiles)
        low = high + 1.29
        mesh_obj("lucamgable", [(mid - 1.1, -1.5, low), (mid + 1.1, -1.5, low), (mid, -1.5, high + 2.4)], [(0, 1, 2)], boards)
        shutter = simple("lucamdoor", srgb("#3a3f3c"), 0.7)
        box("lucamdoor", mid - 0.5, mid + 0.5, -1.53, -1.49, high - 1.3, high + 0.7, shutter, 0.004)


def trees(rg):
    """Willows by the river, behind both buildings."""
    leaves = m_leaf("willow", "#3f542b", "#6c8440", "#a3b066"), m_leaf("alder", "#30461f", "#547037", "#86a052")
    for k, (x, y, height, crown) in enumerate(TREES):
        tree(rg, (x, y, 0), height, crown, leaves[k % 2], 9000, 0.21)
