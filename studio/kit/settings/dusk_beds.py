"""Planting of the home hero's garden. Metres."""

import bpy
from mathutils import Vector

from kit.garden.grass import blades, ornamental_grass
from kit.garden.lavender import lavender_tuft
from kit.garden.leaves import shrub
from kit.materials.leaf import m_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.shapes.placing import scatter
from kit.shapes.sheets import mesh_obj

PAVING_END = -2.9
LAWN_END = -6.2
PATH = (-0.35, 0.75)  # brick path from the terrace towards the camera


def beds(rg):
    """Planting on both sides of the lawn: low in front, tall at the fences; leaves room for the path."""
    z = -0.05
    soil = simple("bedsoil", srgb("#2e2519"), 1, spec=0, noise=0.6, bump=0.9, scale=30)
    for s in (-1, 1):
        V = [
            (s * 6.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.5, PAVING_END - 0.06, z + 0.008),
            (s * 2.1, -3.9, z + 0.008),
            (s * 1.75, -5.2, z + 0.008),
            (s * 1.9, -6.4, z + 0.008),
            (s * 6.5, -6.4, z + 0.008),
        ]
        mesh_obj("bed", V, [tuple(range(6)) if s < 0 else tuple(range(5, -1, -1))], soil)
    lav, feather = lavender_tuft(rg), ornamental_grass(rg)
    salvia = blades(
        rg,
        170,
        0.17,
        0.58,
        m_tuft("salvia", [(0, "#33452a"), (0.5, "#52683c"), (0.66, "#5b4a86"), (1, "#7a66a8")]),
        0.006,
        0.34,
        "salvia",
    )
    campion = blades(
        rg,
        120,
        0.16,
        0.66,
        m_tuft("campion", [(0, "#3d5030"), (0.72, "#6c7f57"), (0.86, "#b98fa6"), (1, "#d9b6c6")]),
        0.005,
        0.5,
        "campion",
    )
    fern = blades(
        rg, 130, 0.12, 0.5, m_tuft("fern", [(0, "#2d4420"), (0.6, "#4f7434"), (1, "#7d9c50")]), 0.012, 0.95, "fern"
    )
    lime, mid, dark = (
        m_leaf(n, *c)
        for n, c in (
            ("limeleaf", ("#56702c", "#83983f", "#b2b765")),
            ("midleaf", ("#2b451f", "#4b6d30", "#7f9a52")),
            ("darkleaf", ("#1b3016", "#34542a", "#5b7a42")),
        )
    )
    bloom = m_leaf("bloom", "#cfc8b6", "#e6dfd0", "#f3ecdf", 0.3, False)
    pink = m_leaf("pinkbloom", "#a8607c", "#c98aa0", "#e2b4c0", 0.3, False)
    head = shrub((0, 0, 0), 0.075, 240, 0.03, bloom, rg, 0.85, 0.1, 0.8, core=False)
    pinkhead = shrub((0, 0, 0), 0.065, 220, 0.028, pink, rg, 0.85, 0.1, 0.8, core=False)
    heads = {"white": head.data, "pink": pinkhead.data}
    for o in (head, pinkhead):
        bpy.data.objects.remove(o)

    def hydrangea(x, y, r, colour):
        shrub((x, y, r * 0.8), r, 1900, 0.075, mid, rg, 0.9, 0.15, 0.6)
        for _ in range(22):
            d = Vector((rg.gauss(0, 1), -abs(rg.gauss(0.5, 0.7)), abs(rg.gauss(0.6, 0.5)))).normalized()
            scatter(heads[colour], [(x + d.x * r, y + d.y * r, r * 0.8 + d.z * r * 0.9)], rg, (0.75, 1.15))

    for s in (-1, 1):
        edge = [(s * (2.62 - 0.25 * k + rg.uniform(-0.07, 0.07)), -3.12 - 0.62 * k) for k in range(4)]
        for k, (x, y) in enumerate(edge):
            if (k + (s > 0)) % 2:
                shrub((x + s * 0.1, y, 0.13), rg.uniform(0.22, 0.28), 900, 0.045, lime, rg, 0.75, 0.15, 0.8)
            else:
                scatter(lav, [(x + s * rg.uniform(0, 0.3), y + rg.uniform(-0.2, 0.2), z) for _ in range(5)], rg)
        scatter(salvia, [(s * rg.uniform(2.6, 3.5), rg.uniform(-4.5, -3.1), z) for _ in range(10)], rg, (0.8, 1.15))
        scatter(campion, [(s * rg.uniform(2.5, 3.6), rg.uniform(-5.0, -3.4), z) for _ in range(5)], rg, (0.8, 1.15))
        scatter(fern, [(s * rg.uniform(2.2, 3.4), rg.uniform(-5.4, -3.4), z) for _ in range(7)], rg, (0.7, 1.1))
        scatter(feather, [(s * rg.uniform(3.0, 4.0), rg.uniform(-4.4, -3.2), z) for _ in range(6)], rg)
    for side, x in ((-1, PATH[0] - 0.26), (1, PATH[1] + 0.26)):
        y, k = -3.25, 0
        while y > LAWN_END:
            if (k + (side > 0)) % 3 == 2:
                shrub(
                    (x + rg.uniform(-0.03, 0.03), y, 0.07), rg.uniform(0.15, 0.19), 520, 0.04, lime, rg, 0.75, 0.15, 0.8
                )
            else:
                scatter(
                    lav,
                    [(x + rg.uniform(-0.04, 0.04), y + rg.uniform(-0.04, 0.04), z) for _ in range(2)],
                    rg,
                    (0.55, 0.82),
                )
            y -= rg.uniform(0.26, 0.36)
            k += 1
    hydrangea(-3.55, -3.35, 0.42, "white")
    hydrangea(3.55, -3.3, 0.40, "pink")
    hydrangea(4.75, -1.3, 0.46, "white")
    for x, y, r, m in (
        (-4.8, -0.6, 0.6, dark),
        (-4.85, -2.6, 0.45, mid),
        (4.8, -0.3, 0.55, dark),
        (4.85, -2.4, 0.5, mid),
        (-4.6, -4.0, 0.6, dark),
        (4.4, -4.2, 0.6, dark),
    ):
        shrub((x, y, r * 0.8), r, 3600, 0.05, m, rg)
    return lav, feather, heads
