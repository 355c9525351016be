"""What stands in the conservatory: seats, tea table, lamp, plants. Metres."""

import math

from kit.garden.grass import blades
from kit.garden.ground import slabs
from kit.garden.pots import pot
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.ornaments import vase
from kit.interior.seats import armchair
from kit.materials.cloth import fabric
from kit.materials.leaf import cut_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.products.conservatory import DEPTH, HALF
from kit.shapes.placing import give_rnd, group, scatter
from kit.shapes.solids import box, lathe, tube


def inside(rg, dark):
    """Tiled floor and rug, two armchairs across a low table laid for tea, lamp, plants."""
    tiles = m_stone("tiles", "#b8a48c", "#a9947b", "#988570", 3, 0.4, 0.1, 0.001, attr="rnd")
    slabs(rg, -HALF + 0.25, HALF - 0.25, -DEPTH + 0.1, 0.9, 0.04, tiles, (0.45, 0.45), 0.006, "#8d7d68")
    linen = simple("linen", srgb("#c3b8a3"), 0.95, spec=0.1, noise=0.2, bump=0.5, scale=240)
    with group((0, 0, 0.04)):
        armchair(-1.22, -1.75, 62, linen, fabric("cush", "#5d7a72"))
        armchair(1.22, -1.75, -62, linen, fabric("cush2", "#b0743f"))
        rug = simple("rug", srgb("#7d8a86"), 1, spec=0, noise=0.5, bump=0.6, scale=140)
        box("rug", -1.15, 1.15, -2.75, -0.9, 0, 0.012, rug, 0.005)
        oak = m_wood("oak", "#b08a5c", "#86603a", 1.6, 0.45, "X")
        top = give_rnd(
            lathe(
                "coffee",
                [(0, 0.42), (0.41, 0.42), (0.42, 0.41), (0.42, 0.39), (0.40, 0.385), (0, 0.385)],
                oak,
                48,
                (0, -1.95, 0),
            ),
            0.4,
        )
        top.name = "coffeetable"
        for k in range(3):
            a = k * 2.09 + 0.4
            tube(
                "leg",
                [
                    (0.2 * math.cos(a), -1.95 + 0.2 * math.sin(a), 0.40),
                    (0.32 * math.cos(a), -1.95 + 0.32 * math.sin(a), 0),
                ],
                0.016,
                dark,
            )
        china = simple("china", srgb("#e9e5db"), 0.2)
        pot_shape = [
            (0, 0),
            (0.05, 0),
            (0.085, 0.05),
            (0.08, 0.10),
            (0.045, 0.13),
            (0.02, 0.135),
            (0.015, 0.155),
            (0, 0.16),
        ]
        lathe("teapot", pot_shape, simple("teapot", srgb("#5d7484"), 0.25), 40, (-0.12, -1.88, 0.42))
        tube(
            "spout",
            [(-0.05, -1.90, 0.47), (0.0, -1.92, 0.50), (0.02, -1.925, 0.54)],
            0.011,
            simple("spout", srgb("#5d7484"), 0.25),
        )
        for x, y in ((0.12, -2.12), (0.18, -1.80)):
            lathe(
                "saucer",
                [(0, 0), (0.04, 0), (0.07, 0.011), (0.071, 0.013), (0.04, 0.004), (0, 0.004)],
                china,
                32,
                (x, y, 0.42),
            )
            lathe(
                "cup",
                [(0, 0.005), (0.022, 0.005), (0.036, 0.03), (0.042, 0.065), (0.040, 0.065), (0.033, 0.03), (0, 0.012)],
                china,
                32,
                (x, y, 0.42),
            )
        box("novel", -0.28, -0.14, -2.20, -2.00, 0.42, 0.442, simple("novel", srgb("#7a2e2a"), 0.6), 0.003)
        side_table(1.62, -2.55)
        drum_lamp(1.62, -2.55, 0.52, 3, 1.4, 0.46)
        palm = m_tuft("palm", [(0, "#2f4a20"), (0.6, "#4f7534"), (1, "#7d9c50")])
        fronds = blades(rg, 30, 0.05, 0.8, palm, 0.024, 0.5, "palm")
        glazed = simple("glazed", srgb("#d6d0c2"), 0.3)
        for x, y in ((-1.55, -2.78), (-1.58, -0.45)):
            pot(x, y, 0, 0.19, 0.34, glazed)
            scatter(fronds, [(x, y, 0.3)], rg)
        vase(1.55, -0.42, 0.0, "#8fa3a0", cut_leaf(), rg, 0.3, 0.5)
