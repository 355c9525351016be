"""The row of fronts in the old street: size, materials and openings of each. Metres."""

import math

from kit.job import albedo
from kit.materials.brick import m_flat_brick
from kit.materials.nodes import srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import lime_render, m_stone
from kit.roofs import clay_tiles

DEPTH = 7.0


class House:
    """One front: its position, height, materials and openings."""

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
                lime_render("cream", "#dccfae"),
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
                lime_render("pink", "#cf9f88"),
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
