"""An old street in morning sun: fronts of brick, cream render, white weatherboard, yellow stock, and a low pink cottage."""

import random

from kit.camera import camera
from kit.garden.grass import fallen_leaves
from kit.garden.ground import slabs
from kit.light import sky_world, sun
from kit.materials.metal import m_metal
from kit.materials.mirroring_glass import hazy_pane
from kit.materials.nodes import lit, simple, srgb
from kit.materials.stone import m_stone
from kit.materials.wood import m_wood
from kit.settings.street_houses import GROUND, build_house, stack
from kit.settings.street_planting import planting
from kit.settings.street_row import houses
from kit.shapes.placing import plank
from kit.shapes.sheets import level
from kit.shapes.solids import box, lathe
from kit.windows.finish import Finish

PAVEMENT, KERB = -0.55, -2.35  # front edges of the planted strip and of the pavement


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
    finish = Finish("#efede6", 0.82, 0.3)
    finish.glass = hazy_pane("glass", 1.3, 3.0, 3.4, 2.2)
    return {
        "finish": finish,
        "white": finish.up,
        "glass": finish.glass,
        "steel": m_metal("brass", (0.75, 0.58, 0.32, 1), 0.25),
        "sill": simple("sill", srgb("#b9ae9c"), 0.8, noise=0.3, scale=12),
        "stone": m_stone("stone", "#a89c88", "#968a77", "#857a68", 5, 0.8, 0.45, 0.003),
        "dark": simple("black", (0.02, 0.02, 0.022, 1), 0.4),
        "tar": simple("tar", srgb("#2b2a29"), 0.8, noise=0.3),
        "dim": lit("dim", (0.15, 0.13, 0.11), 0.55),
        "warm": lit("warm", (0.55, 0.46, 0.34), 0.6),
        "clay": simple("clay", srgb("#a8684a"), 0.85, noise=0.3),
        "bark": simple("bark", srgb("#54483a"), 0.95, noise=0.5, bump=0.6, scale=12),
        "kerb": simple("kerb", srgb("#8f8a80"), 0.9, noise=0.4, bump=0.3, scale=20),
    }


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
