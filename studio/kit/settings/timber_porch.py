"""A modern porch of render and upright timber boarding under a flat canopy, and its forecourt. Metres."""

from kit.doors.porch import doormat
from kit.garden.grass import feather_grass
from kit.garden.ground import paving
from kit.garden.pots import zinc_planter
from kit.garden.shrubs import loose_shrub
from kit.light import spot
from kit.materials.leaf import m_leaf
from kit.materials.nodes import lit, shade, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_stone, render_coat
from kit.materials.wood import timber
from kit.shapes.placing import copies, grained
from kit.shapes.solids import box, lathe, text
from kit.walls.fronts import rendered_wall

LEFT, RIGHT, HEAD = 0.10, 1.55, 2.15  # opening: side panel left, leaf right
MULLION = 0.47
GROUND = -0.10
BOARDS = (-1.05, 2.10)  # extent of the timber boarding
SOFFIT = 2.44
DARK = "#2b2f33"  # frame and trim


def porch(rng):
    """Render, vertical boarding and the projecting flat canopy with downlights."""
    white = render_coat("render", "#d3d0c8")
    hole = (LEFT, RIGHT, 0, HEAD)
    rendered_wall(-3.6, 3.6, -0.3, 3.3, [hole], white)
    cedar = timber("cedar", "#a97a4e", "#7d5533", "Z", 1.3, 0.7)
    dark = simple("gap", (0.02, 0.017, 0.014, 1), 0.9)
    pitch = 0.1275
    for k in range(round((BOARDS[1] - BOARDS[0]) / pitch)):
        x0 = BOARDS[0] + k * pitch
        x1, z0 = x0 + pitch - 0.007, GROUND + 0.03
        if x1 > LEFT - 0.03 and x0 < RIGHT + 0.03:
            z0 = HEAD + 0.03
        grained(box("board", x0, x1, -0.046, -0.024, z0, SOFFIT, cedar, 0.002), rng)
    for a, b, c, d in (
        (BOARDS[0], LEFT - 0.045, GROUND, SOFFIT),
        (RIGHT + 0.045, BOARDS[1], GROUND, SOFFIT),
        (LEFT - 0.05, RIGHT + 0.05, HEAD + 0.035, SOFFIT),
    ):
        box("cavity", a + 0.004, b - 0.004, -0.0245, -0.001, c + 0.04, d, dark, 0)
    trim = m_upvc("trim", shade(DARK, 0.5), 0.4)
    for x in (LEFT - 0.024, RIGHT - 0.004):
        box("revealtrim", x, x + 0.028, -0.054, 0.05, GROUND + 0.1, HEAD + 0.03, trim, 0.002)
    box("headtrim", LEFT - 0.024, RIGHT + 0.024, -0.054, 0.05, HEAD - 0.004, HEAD + 0.03, trim, 0.002)
    soffit = timber("soffit", "#a97a4e", "#7d5533", "X", 1.3, 0.7)
    for k in range(9):
        grained(
            box(
                "soffit",
                -1.35,
                2.40,
                -0.98 + k * 0.109,
                -0.98 + k * 0.109 + 0.103,
                SOFFIT,
                SOFFIT + 0.018,
                soffit,
                0.002,
            ),
            rng,
        )
    box("fascia", -1.38, 2.43, -1.0, -0.98, SOFFIT - 0.025, SOFFIT + 0.20, trim, 0.003)
    for x in (-1.38, 2.41):
        box("fascia", x, x + 0.02, -1.0, 0, SOFFIT - 0.025, SOFFIT + 0.20, trim, 0.003)
    box("roof", -1.37, 2.42, -0.99, 0, SOFFIT + 0.02, SOFFIT + 0.19, dark, 0)
    glow = lit("downlight", (1, 0.74, 0.46, 1), 9)
    for x in (-0.45, 0.55, 1.55):
        lathe(
            "downlight",
            [(0, 0), (0.032, 0), (0.04, 0.001), (0.043, -0.003), (0.045, 0.002)],
            glow,
            24,
            (x, -0.48, SOFFIT - 0.002),
        )
        spot((x, -0.48, SOFFIT - 0.02), (0, 0, 0), 9, size=85)


def forecourt(rng):
    """Porcelain slabs, level threshold, trough of grasses, bench and number."""
    slab = m_stone("porcelain", "#8f8f8c", "#82827f", "#757573", 3, 0.55, 0.25, 0.002, attr="rnd")
    box(
        "landing",
        LEFT - 0.45,
        RIGHT + 0.55,
        -1.25,
        0.07,
        GROUND,
        -0.005,
        m_stone("landing", "#9a9995", "#8b8a86", "#7c7b77", 4, 0.6, 0.2, 0.002),
        0.004,
        3,
    )
    paving(-3.6, 3.6, -3.4, -0.02, GROUND, slab, rng, 0.9, 0.6, 0.004, 0.5, "#63615c")
    concrete = m_stone("concrete", "#a8a59d", "#96938c", "#827f79", 5, 0.8, 0.3, 0.002)
    box("trough", -2.35, -0.62, -0.52, -0.12, GROUND, 0.36, concrete, 0.008, 3)
    box(
        "troughsoil",
        -2.32,
        -0.65,
        -0.49,
        -0.15,
        0.34,
        0.363,
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8),
        0,
    )
    clump = feather_grass(rng, 700)
    copies(
        clump,
        [
            (
                -2.2 + k * 0.20 + rng.gauss(0, 0.02),
                -0.32 + rng.gauss(0, 0.05),
                0.36,
                rng.uniform(0, 360),
                rng.uniform(0.75, 1.0),
            )
            for k in range(8)
        ],
    )
    corten = m_stone("corten", "#7a4a30", "#64392a", "#8f5f3f", 7, 0.85, 0.3, 0.002)
    soil = zinc_planter(2.31, -0.42, GROUND, 0.18, 0.44, corten)
    loose_shrub(
        2.31, -0.42, soil - 0.04, 0.24, m_leaf("pittosporum", "#2f4a2a", "#5b7a44", "#93a86c"), rng, 2600, 0.036
    )
    text(
        "number",
        "7",
        0.26,
        (-0.22, -0.048, 1.52),
        simple("number", srgb("#d8d5cc"), 0.4),
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
        0.006,
        0.001,
    )
    doormat(MULLION + 0.08, RIGHT - 0.08, -0.52, -0.12, -0.004)
