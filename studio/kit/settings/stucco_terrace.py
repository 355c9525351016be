"""The doorcase, railings and forecourt of a terraced house. Metres."""

from kit.doors.porch import doormat, tiled_floor
from kit.garden.pots import clay_pot
from kit.garden.shrubs import box_ball, geraniums
from kit.materials.leaf import box_leaf, m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import m_stone, render_coat, terracotta, york_stone
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe, text, tube

GROUND = -0.155


def surround(half, top):
    """Painted stucco doorcase: pilasters on plinths, frieze and cornice."""
    paint = render_coat("stucco", "#bdb6a6")
    for s in (-1, 1):
        a, b = sorted((s * half, s * (half + 0.20)))
        box("pilaster", a, b, -0.055, 0.05, 0.20, top + 0.06, paint, 0.004, 3)
        box("panel", a + 0.045, b - 0.045, -0.062, -0.05, 0.34, top - 0.10, paint, 0.005, 3)
        box("plinth", a - 0.02, b + 0.02, -0.085, 0.05, 0, 0.20, paint, 0.006, 3)
        box("capital", a - 0.018, b + 0.018, -0.078, 0.05, top + 0.06, top + 0.10, paint, 0.006, 3)
    wide = half + 0.20
    box("frieze", -half, half, -0.048, 0.05, top, top + 0.10, paint, 0.003)
    box("architrave", -wide - 0.005, wide + 0.005, -0.066, 0.05, top + 0.10, top + 0.27, paint, 0.004, 3)
    for k, (out, z0, z1) in enumerate(
        ((0.09, 0.27, 0.295), (0.13, 0.295, 0.325), (0.185, 0.325, 0.375), (0.20, 0.375, 0.395))
    ):
        box(
            f"cornice{k}", -wide - out + 0.05, wide + out - 0.05, -out - 0.03, 0.05, top + z0, top + z1, paint, 0.008, 4
        )


def railings(x0, x1, y, iron):
    """Cast-iron railings with spear heads."""
    for z in (GROUND + 0.16, 0.72):
        box("rail", x0, x1, y - 0.008, y + 0.008, z, z + 0.012, iron, 0.002)
    for k in range(round((x1 - x0) / 0.115) + 1):
        x = x0 + k * 0.115
        tube("bar", [(x, y, GROUND), (x, y, 0.80)], 0.0075, iron, 4)
        lathe(
            "spear",
            [(0.0075, 0), (0.014, 0.012), (0.0075, 0.024), (0.013, 0.040), (0.017, 0.058), (0.009, 0.090), (0, 0.125)],
            iron,
            16,
            (x, y, 0.79),
        )


def terrace_forecourt(rng):
    """Stone step, tiled path between kerbs, gravel, railings and pots; the house number on the wall."""
    stone = york_stone()
    box("step", -0.80, 0.80, -0.42, 0.08, GROUND, 0, stone, 0.016, 4)
    tiled_floor(-0.62, 0.62, -2.6, -0.42, GROUND, ("#c9c2b2", "#2b2c2e"))
    kerb = m_stone("kerb", "#9a9081", "#877d6f", "#6f675b", 5, 0.8, 0.5, 0.003)
    for s in (-1, 1):
        a, b = sorted((s * 0.62, s * 0.74))
        box("kerb", a, b, -2.6, -0.42, GROUND - 0.1, GROUND + 0.03, kerb, 0.012, 3)
        a, b = sorted((s * 0.74, s * 2.6))
        level("gravel", a, b, -2.6, 0, GROUND, m_stone("gravel", "#8f877a", "#78716a", "#b3aa9c", 30, 0.95, 1.0, 0.012))
    iron = m_upvc("iron", srgb("#1b1d1f"), 0.42)
    railings(0.80, 2.4, -0.62, iron)
    clay = terracotta()
    bay = m_leaf("bay", "#22391f", "#45662f", "#7b9350")
    soil = clay_pot(-1.06, -0.34, GROUND, 0.20, 0.34, clay)
    tube(
        "stem",
        [(-1.06, -0.34, soil - 0.05), (-1.055, -0.335, soil + 0.35), (-1.06, -0.34, soil + 0.74)],
        0.013,
        simple("bark", srgb("#5a4a38"), 0.9, noise=0.5),
        4,
    )
    box_ball(-1.06, -0.34, soil + 0.62, 0.27, bay, rng, 7000, 0.034)
    soil = clay_pot(1.16, -0.30, GROUND, 0.17, 0.30, clay)
    geraniums(
        1.16, -0.30, soil, 0.20, rng, m_leaf("bloom", "#d8d2c4", "#efeade", "#ffffff", 0.25, False), box_leaf(), 16
    )
    slate = simple("plate", srgb("#e4dfd2"), 0.35)
    box("numberplate", 0.87, 1.01, -0.010, 0, 1.50, 1.60, slate, 0.003)
    text("number", "31", 0.07, (0.94, -0.0105, 1.525), simple("numberpaint", srgb("#22262a"), 0.5), ext=0.0004, bev=0)
    doormat(-0.36, 0.36, -0.37, -0.05, 0)
