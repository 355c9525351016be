"""An old street of different fronts in morning sun: brick, cream render, white weatherboard, yellow stock, a low pink cottage."""

import math
import random


from kit import windows as W
from kit.glazing import (
    blades,
    casement,
    curtain,
    dim_cloth,
    downpipe,
    dull_light,
    fallen_leaves,
    leaf_mesh,
    level,
    lever,
    m_flat_brick,
    m_tuft,
    m_wood,
    pierced_wall,
    plank,
    plant_tree,
    pot,
    quad,
    scatter,
    shrub,
    sky_world,
    slabs,
    tree_mesh,
)
from kit.job import albedo
from kit.lib import box, camera, lathe, m_leaf, m_metal, m_stone, m_upvc, mesh_obj, rect, ring_sweep, simple, srgb, sun
from kit.roofs import clay_tiles, ridge_tiles, tiled_slope

PAVEMENT, KERB = -0.55, -2.35  # front edges of the planted strip and of the pavement
DEPTH = 7.0
GROUND = -0.16


class House:
    """One front: where it stands, how high it is, what it is made of and how it is pierced."""

    def __init__(
        self, x, width, eaves, pitch, wall, door, paint, windows, roof, lintel=None, boards=False, sashes=True
    ):
        self.x, self.width, self.eaves, self.pitch = x, width, eaves, pitch
        self.wall, self.door, self.paint, self.windows = wall, door, paint, windows
        self.roof, self.lintel, self.boards, self.sashes = roof, lintel, boards, sashes

    @property
    def ridge(self):
        """Height of the ridge."""
        return self.eaves + DEPTH / 2 * math.tan(math.radians(self.pitch))


def weatherboards(x0, x1, z0, z1, holes, m):
    """Lapped boards 150 mm wide between the openings."""
    V, F, z = [], [], z0
    while z < z1:
        spans = [(x0, x1)]
        for a, b, c, d in holes:
            if c < z + 0.15 and d > z:
                spans = [p for s, e in spans for p in ((s, min(e, a)), (max(s, b), e)) if p[1] - p[0] > 0.02]
        for a, b in spans:
            o = len(V)
            V += [(a, -0.030, z), (b, -0.030, z), (b, -0.012, z + 0.16), (a, -0.012, z + 0.16), (a, 0, z), (b, 0, z)]
            F += [(o, o + 1, o + 2, o + 3), (o + 4, o + 5, o + 1, o)]
        z += 0.15
    mesh_obj("boards", V, F, m)


def front_door(x0, x1, m, parts):
    """Panelled front door with a glazed light over it, in a white frame on a stone step."""
    white, steel = parts["white"], parts["steel"]
    ring_sweep(
        "doorframe",
        rect(x0 + 0.005, x1 - 0.005, 0, 2.42),
        [(0, 0.1), (0, 0.045), (0.06, 0.045), (0.07, 0.06), (0.07, 0.1)],
        white,
        False,
    )
    box("transom", x0 + 0.05, x1 - 0.05, 0.05, 0.1, 2.05, 2.11, white, 0.004)
    quad(
        "fanlight",
        [(x0 + 0.06, 0.08, 2.1), (x1 - 0.06, 0.08, 2.1), (x1 - 0.06, 0.08, 2.38), (x0 + 0.06, 0.08, 2.38)],
        parts["warm"],
    )
    box("leaf", x0 + 0.07, x1 - 0.07, 0.07, 0.1, 0.02, 2.05, m, 0.003)
    c = (x0 + x1) / 2
    for a, b in ((c - 0.29, c - 0.05), (c + 0.05, c + 0.29)):
        for z0, z1 in ((0.22, 0.78), (0.98, 1.88)):
            ring_sweep("doorpanel", rect(a, b, z0, z1), [(0, 0.07), (0.012, 0.060), (0.03, 0.060), (0.045, 0.069)], m)
    lever(x1 - 0.16, 1.0, 0.07, steel)
    box("letterplate", c - 0.13, c + 0.13, 0.06, 0.07, 0.84, 0.90, steel, 0.004)
    lathe("knocker", [(0, 0), (0.03, 0), (0.034, 0.02), (0, 0.03)], steel, 24, (c, 0.06, 1.4), "Y")
    box("step", x0 - 0.12, x1 + 0.12, -0.36, 0.04, GROUND, -0.01, parts["stone"], 0.012, 3)


def window(r, house, rg, parts):
    """A white sash or casement with something drawn behind it."""
    x0, x1, z0, z1 = r
    if not house.sashes:
        cloth = rg.choice(("#d9cfbd", "#b9a68c", "#c7cdd0"))
        casement(
            x0,
            x1,
            z0,
            z1,
            0.04,
            parts["white"],
            parts["glass"],
            rg,
            1 if x1 - x0 < 1.4 else 2,
            0.7,
            "curtains",
            cloth=cloth,
        )
        return
    W.SlidingSash((x0 + 0.004, x1 - 0.004, z0 + 0.034, z1 - 0.004), 0.05, parts["finish"], bars=(1, 0))
    quad(
        "dimroom",
        [(x0 - 0.2, 0.9, z0 - 0.2), (x1 + 0.2, 0.9, z0 - 0.2), (x1 + 0.2, 0.9, z1 + 0.2), (x0 - 0.2, 0.9, z1 + 0.2)],
        parts["dim"],
    )
    cloth = dim_cloth(rg.choice(("#d9cfbd", "#a98f74", "#c7cdd0", "#8f9a92")))
    w = (x1 - x0) * rg.uniform(0.18, 0.26)
    if rg.random() < 0.3:
        box("blind", x0 + 0.05, x1 - 0.05, 0.215, 0.225, z0 + (z1 - z0) * rg.uniform(0.5, 0.75), z1, cloth, 0.003)
    else:
        for a, b in ((x0, x0 + w), (x1 - w, x1)):
            curtain(a, b, 0.27, z0 - 0.05, z1, cloth, rg)


def build_house(h, rg, parts):
    """Walls, openings, roof, gutter and rainwater pipe of one front."""
    x0, x1 = h.x, h.x + h.width
    door = (x0 + h.door - 0.5, x0 + h.door + 0.5, 0, 2.42)
    holes = [door] + [(x0 + c - w / 2, x0 + c + w / 2, z, z + t) for c, z, w, t in h.windows]
    pierced_wall("front", x0, x1, GROUND, h.eaves, holes, h.wall, 0, 0.1, sill=None if h.boards else parts["sill"])
    if h.boards:
        weatherboards(x0, x1, 0.35, h.eaves, holes, h.wall)
        for a, b, c, d in holes:
            trim = [(-0.07, 0.05), (-0.07, -0.035), (0, -0.035), (0, 0.05)]
            ring_sweep("trim", rect(a, b, c, d), trim, parts["white"], False)
        box("plinth", x0, x1, -0.035, 0.02, GROUND, 0.35, parts["tar"], 0)
    front_door(door[0], door[1], h.paint, parts)
    for r in holes[1:]:
        window(r, h, rg, parts)
    if h.lintel:
        for a, b, _, d in holes:
            box("lintel", a - 0.11, b + 0.11, -0.006, 0.06, d, d + 0.19, h.lintel, 0.004)
    for gx in (x0, x1):
        gable = [
            (gx, 0, GROUND),
            (gx, DEPTH, GROUND),
            (gx, DEPTH, h.eaves),
            (gx, DEPTH / 2, h.ridge - 0.05),
            (gx, 0, h.eaves),
        ]
        mesh_obj("gable", gable, [(0, 1, 2, 3, 4)], h.wall)
    length = DEPTH / 2 / math.cos(math.radians(h.pitch)) + 0.3
    a = math.radians(h.pitch)
    tiled_slope(
        x0 - 0.05, x1 + 0.05, (-0.28, h.eaves - 0.28 * math.tan(a) + 0.06), length, h.pitch, h.roof, rg.randint(0, 999)
    )
    under = [
        (x0, -0.26, h.eaves - 0.26 * math.tan(a) + 0.03),
        (x1, -0.26, h.eaves - 0.26 * math.tan(a) + 0.03),
        (x1, DEPTH / 2, h.ridge),
        (x0, DEPTH / 2, h.ridge),
        (x1, DEPTH, h.eaves),
        (x0, DEPTH, h.eaves),
    ]
    mesh_obj("underroof", under, [(0, 1, 2, 3), (3, 2, 4, 5)], parts["dark"])
    ridge_tiles(x0 - 0.05, x1 + 0.05, DEPTH / 2, h.ridge + 0.07, h.roof, rg)
    low = h.eaves - 0.28 * math.tan(a)
    box("fascia", x0, x1, -0.27, -0.24, low - 0.12, low + 0.06, parts["white"], 0.003)
    box("soffit", x0, x1, -0.26, 0, low - 0.12, low - 0.10, parts["white"], 0)
    box("gutter", x0 - 0.03, x1 + 0.03, -0.385, -0.275, low - 0.03, low + 0.05, parts["dark"], 0.035, 3)
    downpipe(x1 - 0.16, -0.06, GROUND, low - 0.05, parts["dark"])


def stack(x, base, height, brick, parts, pots):
    """Chimney on the ridge with corbelled head and clay pots."""
    w, y = 0.28 + 0.13 * pots, DEPTH / 2
    box("stack", x - w, x + w, y - 0.3, y + 0.3, base - 0.6, base + height, brick, 0)
    for d, z in ((0.04, 0.26), (0.08, 0.18)):
        box(
            "corbel",
            x - w - d,
            x + w + d,
            y - 0.3 - d,
            y + 0.3 + d,
            base + height - z,
            base + height - z + 0.08,
            brick,
            0,
        )
    for k in range(pots):
        at = (x + (k - (pots - 1) / 2) * 0.36, y, base + height)
        lathe(
            "chimneypot",
            [(0.13, 0), (0.10, 0.1), (0.09, 0.38), (0.12, 0.40), (0.12, 0.45), (0.08, 0.45)],
            parts["clay"],
            24,
            at,
        )


def ground(rg, parts):
    """Planted strip, pavement of stone slabs, granite kerb and the road."""
    soil = simple("soil", srgb("#3b3022"), 1, spec=0, noise=0.5, bump=0.6, scale=20)
    level("strip", -14, 60, PAVEMENT, 0, GROUND - 0.01, soil)
    slab = m_stone("slab", "#a59d8f", "#978f80", "#827a6c", 3, 0.85, 0.35, 0.002, attr="rnd")
    slabs(rg, -12, 34, KERB, PAVEMENT, GROUND, slab, (0.75, 0.6), 0.009, "#6b655a")
    level("pavement", 30, 90, KERB, PAVEMENT, GROUND - 0.006, slab)
    x = -12.0
    while x < 40:
        box("kerb", x, x + 0.9, KERB - 0.15, KERB - 0.004, GROUND - 0.25, GROUND + 0.004, parts["kerb"], 0.016, 3)
        x += 0.909
    road = simple("road", srgb("#595a5c"), 0.8, noise=0.45, bump=0.5, scale=9)
    level("road", -80, 120, -30, KERB - 0.14, GROUND - 0.12, road)
    level("far", 40, 200, -30, 120, GROUND - 0.13, simple("far", srgb("#5d6b42"), 1, spec=0))
    fallen_leaves(rg, -5, 9, KERB - 0.9, PAVEMENT, GROUND, 70)


def planting(rg, parts):
    """Lavender and roses in the strip, box balls and bays at the doors, a rose over one front, trees beyond."""
    mid, dark = m_leaf("mid", "#2d4a20", "#537534", "#8aa457"), m_leaf("dark", "#1f3517", "#3f6029", "#6f8d45")
    lav = blades(
        rg,
        240,
        0.15,
        0.45,
        m_tuft("lav", [(0, "#46563a"), (0.62, "#75855c"), (0.74, "#6a5d93"), (1, "#8f80b3")]),
        0.005,
        0.45,
        "lav",
    )
    rose = blades(
        rg,
        110,
        0.2,
        0.6,
        m_tuft("rose", [(0, "#3a5226"), (0.72, "#5d7a3c"), (0.82, "#c77f8c"), (1, "#e9c3c4")]),
        0.010,
        0.5,
        "rose",
    )
    daisy = blades(
        rg,
        130,
        0.2,
        0.5,
        m_tuft("daisy", [(0, "#3f5a2b"), (0.8, "#6d8a48"), (0.88, "#f0ead6"), (1, "#f5f0e2")]),
        0.008,
        0.55,
        "daisy",
    )
    for a, b, what in (
        (-6.8, -4.6, (lav, rose)),
        (-3.0, -1.5, (lav,)),
        (-0.9, 1.0, (rose, daisy)),
        (2.5, 3.9, (lav, daisy)),
        (4.5, 5.6, (lav,)),
        (7.4, 8.6, (rose, lav)),
        (9.0, 11.0, (daisy, rose)),
        (12.8, 13.8, (lav,)),
        (14.4, 16, (rose,)),
        (17.8, 19, (lav, daisy)),
    ):
        x = a
        while x < b:
            scatter(rg.choice(what), [(x, rg.uniform(-0.4, -0.15), GROUND)], rg, (0.75, 1.15))
            x += rg.uniform(0.14, 0.26)
    for x, r, m in (
        (-1.35, 0.34, dark),
        (4.05, 0.30, mid),
        (8.55, 0.36, dark),
        (11.2, 0.4, mid),
        (13.7, 0.3, dark),
        (16.3, 0.4, mid),
        (19.4, 0.5, dark),
    ):
        shrub((x, -0.26, r * 0.75 + GROUND), r, 1300, 0.045, m, rg, 0.95, 0.12)
    for x in (5.95, 7.25):
        pot(x, -0.62, GROUND, 0.19, 0.36, parts["clay"])
        lathe("bayStem", [(0.016, 0), (0.014, 0.75)], parts["bark"], 12, (x, -0.62, GROUND + 0.3))
        shrub((x, -0.62, GROUND + 1.22), 0.25, 1500, 0.05, dark, rg, 1.0, 0.05)
    # a climbing rose beside the door of the cream house
    C, N, B = [], [], []
    for _ in range(4200):
        t = rg.random()
        x = 0.92 + 0.32 * math.sin(3.5 * t) - 1.6 * max(0, t - 0.62) + rg.gauss(0, 0.14 + 0.10 * t)
        z = GROUND + 0.3 + 2.75 * min(1, t * 1.5) + rg.gauss(0, 0.16)
        (B if rg.random() < 0.045 else C).append((x, -0.05 - abs(rg.gauss(0, 0.06)), z))
    N = [(rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.4)) for _ in C]
    leaf_mesh("climber", C, N, 0.06, mid, rg, 0.6)
    W.blooms(
        [(x, y - 0.05, z) for x, y, z in B], m_leaf("bloom", "#d58f92", "#e8b9b4", "#f4dcd2", 0.3, False), rg, 0.075
    )
    for z0, x0 in ((0.0, 1.05), (1.0, 1.12), (1.9, 0.85)):
        W.tube(
            "cane",
            [(x0, -0.03, GROUND + z0), (x0 + 0.05, -0.04, GROUND + z0 + 0.5), (x0 - 0.05, -0.03, GROUND + z0 + 1.0)],
            0.016,
            parts["bark"],
            3,
        )
    crown = tree_mesh(rg, m_leaf("tree", "#2f4a22", "#5a7c3c", "#94ac5c"), 1.6, 0.11, 20000)
    for x, y, t, s in (
        (30, -1.4, 2.6, 1.6),
        (36, 5, 3, 2.4),
        (42, -4, 3, 2.6),
        (33, 12, 3, 2.6),
        (47, 2, 3.4, 3.0),
        (9, 15, 3, 2.4),
        (-3, 16, 3, 2.6),
        (20, 16, 3, 2.6),
        (52, -9, 3, 3),
    ):
        plant_tree(crown, x, y, t, s, rg, parts["bark"])


def bench(rg):
    """Oak bench under the window of the cream house."""
    oak = m_wood("benchoak", "#9c7c54", "#6f5436", 2, 0.6, "X")
    for k in range(4):
        plank(rg, 2.35, 3.65, -0.98 + k * 0.1, -0.89 + k * 0.1, GROUND + 0.42, GROUND + 0.45, oak)
    for k in range(3):
        plank(rg, 2.35, 3.65, -0.60, -0.575, GROUND + 0.52 + k * 0.13, GROUND + 0.62 + k * 0.13, oak)
    for x in (2.40, 3.54):
        for y in (-0.95, -0.62):
            plank(rg, x, x + 0.06, y, y + 0.05, GROUND, GROUND + (0.42 if y < -0.7 else 0.9), oak)


def lamp_post(parts):
    """Cast-iron street lamp at the kerb."""
    x, y = 10.4, KERB + 0.3
    profile = [
        (0.11, 0),
        (0.11, 0.25),
        (0.07, 0.32),
        (0.055, 0.9),
        (0.065, 0.95),
        (0.04, 1.0),
        (0.032, 3.1),
        (0.05, 3.15),
        (0.03, 3.2),
    ]
    lathe("post", profile, parts["dark"], 24, (x, y, GROUND))
    lathe(
        "lamp",
        [(0.07, 3.2), (0.17, 3.62), (0.16, 3.64), (0.06, 3.2)],
        simple("lampglass", srgb("#cfd3cf"), 0.2),
        4,
        (x, y, GROUND),
    )
    lathe("cap", [(0.2, 3.62), (0.1, 3.78), (0.03, 3.84), (0.02, 3.95), (0, 3.96)], parts["dark"], 4, (x, y, GROUND))


def church(parts):
    """Flint tower above the trees at the end of the street."""
    stone = m_stone("flinttower", "#8f8b82", "#7d7a73", "#a39d90", 2, 0.9, 0.4, 0.01)
    x, y, w, h = 66, -3, 3.0, 17
    box("tower", x - w, x + w, y - w, y + w, 0, h, stone, 0)
    for k in range(4):
        for s in (-1, 1):
            a = x - w + k * 1.7
            box("merlon", a, a + 0.9, y + s * w - 0.2, y + s * w + 0.2, h, h + 0.9, stone, 0)
            box(
                "merlon", x + s * w - 0.2, x + s * w + 0.2, y - w + k * 1.7, y - w + k * 1.7 + 0.9, h, h + 0.9, stone, 0
            )
    for s in (-1, 1):
        box(
            "louvre", x - w - 0.05, x - w + 0.05, y + s * 0.75 - 0.4, y + s * 0.75 + 0.4, h - 5, h - 2, parts["dark"], 0
        )


def materials():
    """What the fronts share."""
    finish = W.Finish("#efede6", 0.82, 0.3)
    finish.glass = W.pane_mat("glass", 1.3, 3.0, 3.4, 2.2)
    return {
        "finish": finish,
        "white": finish.up,
        "glass": finish.glass,
        "steel": m_metal("brass", (0.75, 0.58, 0.32, 1), 0.25),
        "sill": simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12),
        "stone": m_stone("stone", "#a89c88", "#968a77", "#857a68", 5, 0.8, 0.45, 0.003),
        "dark": simple("black", (0.02, 0.02, 0.022, 1), 0.4),
        "tar": simple("tar", srgb("#2b2a29"), 0.8, noise=0.3),
        "dim": dull_light("dim", (0.15, 0.13, 0.11), 0.55),
        "warm": dull_light("warm", (0.55, 0.46, 0.34), 0.6),
        "clay": simple("clay", srgb("#a8684a"), 0.85, noise=0.3),
        "bark": simple("bark", srgb("#54483a"), 0.95, noise=0.5, bump=0.6, scale=12),
        "kerb": simple("kerb", srgb("#8f8a80"), 0.9, noise=0.4, bump=0.3, scale=20),
    }


def houses():
    """The fronts from left to right."""
    red = m_flat_brick("red", ("#7b5444", "#8a604e", "#96694f", "#724e40", "#9c7059", "#84594a"), "#b3a797")
    stock = m_flat_brick("stock", ("#a38b62", "#ad9569", "#947c55", "#b59f78", "#877250", "#a58d66"), "#b8ad99")
    clay, slate = clay_tiles(), clay_tiles(("#4f5358", "#595d62", "#484c51", "#61656a", "#54585c", "#43464a"))
    clay.name = "redtiles"
    stone = m_stone("lintel", "#c3b8a3", "#b3a892", "#a0947e", 5, 0.85, 0.3, 0.002)

    def paint(hex_colour):
        return m_upvc("door" + hex_colour, albedo(hex_colour, 0.55), 0.3)

    return (
        [
            House(
                -7.6,
                6.2,
                5.35,
                38,
                red,
                5.0,
                paint("#24452f"),
                [
                    (1.6, 0.75, 1.1, 1.65),
                    (3.4, 0.75, 1.1, 1.65),
                    (1.6, 3.35, 1.1, 1.45),
                    (3.4, 3.35, 1.1, 1.45),
                    (5.0, 3.35, 0.9, 1.45),
                ],
                slate,
                stone,
            ),
            House(
                -1.4,
                5.7,
                4.75,
                45,
                W.render_mat("cream", "#dccfae"),
                1.75,
                paint("#27445f"),
                [(4.3, 0.8, 1.6, 1.25), (1.5, 3.15, 1.1, 1.1), (4.3, 3.15, 1.4, 1.1)],
                clay,
                None,
                False,
                False,
            ),
            House(
                4.3,
                4.8,
                5.15,
                42,
                m_upvc("weatherboard", srgb("#d3d2ca"), 0.5),
                2.3,
                paint("#9c2f2b"),
                [
                    (0.85, 0.8, 0.95, 1.5),
                    (3.9, 0.8, 0.95, 1.5),
                    (0.85, 3.25, 0.95, 1.35),
                    (2.4, 3.25, 0.95, 1.35),
                    (3.9, 3.25, 0.95, 1.35),
                ],
                clay,
                None,
                True,
            ),
            House(
                9.1,
                5.0,
                5.8,
                35,
                stock,
                3.9,
                paint("#383e42"),
                [(1.3, 0.8, 1.15, 1.75), (2.75, 0.8, 0.6, 1.75), (1.3, 3.6, 1.15, 1.55), (3.7, 3.6, 1.15, 1.55)],
                slate,
                stone,
            ),
            House(
                14.1,
                5.6,
                4.3,
                47,
                W.render_mat("pink", "#cf9f88"),
                3.0,
                paint("#b4cbc6"),
                [(1.3, 0.8, 1.3, 1.15), (4.5, 0.8, 1.3, 1.15), (1.3, 2.9, 1.1, 1.0), (4.5, 2.9, 1.1, 1.0)],
                clay,
                None,
                False,
                False,
            ),
            House(
                19.7,
                7.0,
                5.5,
                40,
                red,
                1.6,
                paint("#24452f"),
                [
                    (3.4, 0.8, 1.1, 1.6),
                    (5.6, 0.8, 1.1, 1.6),
                    (1.6, 3.4, 1.1, 1.4),
                    (3.4, 3.4, 1.1, 1.4),
                    (5.6, 3.4, 1.1, 1.4),
                ],
                clay,
                stone,
            ),
        ],
        red,
        stock,
    )


def build(view="hero"):
    """The street seen along its fronts from the other pavement."""
    rg = random.Random(83)
    parts = materials()
    row, red, stock = houses()
    for h in row:
        build_house(h, rg, parts)
    for k, (x, height, pots, brick) in enumerate(
        (
            (-7.2, 1.1, 2, red),
            (-1.4, 1.2, 4, red),
            (4.3, 1.5, 2, red),
            (9.1, 1.4, 4, stock),
            (14.1, 1.2, 3, stock),
            (19.7, 1.6, 2, red),
        )
    ):
        h = row[min(k, len(row) - 1)]
        before = row[max(0, k - 1)]
        stack(x, max(h.ridge, before.ridge), height, brick, parts, pots)
    ground(rg, parts)
    planting(rg, parts)
    bench(rg)
    lamp_post(parts)
    church(parts)
    sky_world(
        "#5f93cf",
        "#e9e4da",
        cloud="#fffaf0",
        cover=0.42,
        camera_strength=1.0,
        turn=150,
        strength=1.0,
        saturation=0.5,
        mirror_sky=0.45,
        tint=(1, 1, 1.02),
    )
    sun(56, 27, 4.4, (1, 0.85, 0.66), 1.0)
    camera((-5.7, -8.9, 1.62), 34, (0, 0.105), (90, 0, -50), "HORIZONTAL", dof=12, fstop=9)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
