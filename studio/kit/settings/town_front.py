"""A town house front of yellow stock bricks, with flat arches, sills, window boxes, clipped bays and railings. Metres."""

import math
import random

from kit.garden.leaves import ball_shrub, leaves
from kit.garden.shrubs import core
from kit.materials.brick import brick_mat, m_mortar
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.stone import m_stone
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import box, lathe, ring_sweep, tube
from kit.walls.brickwork import brick_wall, show_brick_reveals
from kit.walls.fronts import REVEAL
from kit.walls.sills import stone_sill

STOCKS = ("#8d7755", "#96815f", "#836f50", "#9b8766", "#7b684c", "#907a59", "#87745c", "#705d47", "#97805c", "#7f6b51")
RUBBED = ("#7c5142", "#855947", "#764b3e", "#8a5f4d", "#805547", "#744e41")
VOUSSOIR = 0.065  # metres: how wide a brick of a gauged arch is at its top, where it is widest
PUTTY = 0.0026  # width of its joints


def weathered_stocks():
    """Weathered yellow stocks: straw, buff and brown, none far from its neighbours."""
    return brick_mat("stock", STOCKS, "#9a8463", "#614e37", "#bfab89", "#736657", 0.36)


def front(openings, half, top):
    """Wall with gauged-brick flat arches and stone sills at the openings; `half` is half its length, `top` its height."""
    brick_wall(
        "wall",
        -half,
        half,
        0.0,
        top,
        openings,
        weathered_stocks(),
        m_mortar("mortar", "#a69a86"),
        seed=8,
        xoff=0.05625,
        soldier=False,
    )
    show_brick_reveals()
    rubbed = brick_mat("rubbed", RUBBED, "#835b4a", "#664535", "#9f7d6b", "#6d5548", 0.25)
    stone = m_stone("stone", "#bdb29d", "#a99d87", "#8f8470", 5, 0.8, 0.45, 0.003)
    rng = random.Random(3)
    for x0, x1, z0, z1 in openings:
        gauged_arch(x0, x1, z1, rubbed, m_mortar("lime", "#b5a994"), rng)
        stone_sill(x0, x1, z0, stone)


def gauged_arch(x0, x1, z, m, putty, rng, high=0.225, lean=0.10, proud=0.004):
    """Flat arch of cut bricks in fine joints of putty, alternately a whole brick and two halves, over the wall's own courses."""
    count = math.ceil((x1 - x0 + 2 * lean) / (VOUSSOIR + PUTTY)) | 1
    verts, faces, tones = [], [], []

    def joint(i, up):
        """The x of the joint beside brick i at a height above the soffit."""
        out = lean * up / high
        return x0 - out + (x1 - x0 + 2 * out) * i / count

    g = PUTTY / 2
    for i in range(count):
        for low, top in ((0.001, high / 2 - g), (high / 2 + g, high)) if i % 2 else ((0.001, high),):
            face = (
                (joint(i, low) + g, z + low),
                (joint(i + 1, low) - g, z + low),
                (joint(i + 1, top) - g, z + top),
                (joint(i, top) + g, z + top),
            )
            cut_brick(verts, faces, face, -proud + rng.gauss(0, 0.0004))
            tones += [rng.random()] * 12
    mesh_obj("arch", verts, faces, m, None, {"rnd": tones})
    corners = ((0, 0.001), (count, 0.001), (count, high), (0, high))
    quad("archjoints", [(joint(i, up), 0.0014 - proud, z + up) for i, up in corners], putty)


def cut_brick(verts, faces, outline, y, arris=0.0008):
    """Add a brick of the four-cornered `outline` (x, z), counter-clockwise from the lower left, its face at y."""
    o = len(verts)
    mx, mz = (sum(p[k] for p in outline) / 4 for k in (0, 1))
    inner = [(x - math.copysign(arris, x - mx), z - math.copysign(arris, z - mz)) for x, z in outline]
    for ring, depth in ((outline, REVEAL), (outline, y + arris), (inner, y)):
        verts += [(x, depth, z) for x, z in ring]
    for k in range(4):
        q = (k + 1) % 4
        faces += [(o + k, o + q, o + 4 + q, o + 4 + k), (o + 4 + k, o + 4 + q, o + 8 + q, o + 8 + k)]
    faces.append((o + 8, o + 9, o + 10, o + 11))


def window_box(x0, x1, z, rng):
    """Lead-grey box on the sill with trailing ivy and red pelargoniums."""
    lead = m_stone("lead", "#44484b", "#383c3f", "#585d60", 7, 0.55, 0.15, 0.001)
    box("boxfront", x0, x1, -0.14, 0.02, z, z + 0.16, lead, 0.005)
    panel = [(0, -0.141), (0.004, -0.146), (0.010, -0.146), (0.014, -0.141)]
    ring_sweep("boxpanel", rect(x0 + 0.04, x1 - 0.04, z + 0.03, z + 0.13), panel, lead, False)
    leaf, ivy = m_leaf("pelleaf", "#2d4a1e", "#4f7530", "#7d9a4c"), m_leaf("ivy", "#1f3618", "#38592a", "#6d8a4e")
    red = m_leaf("pelred", "#7a1420", "#9c2029", "#b5393a", 0.25, False)
    places, normals = [], []
    for _ in range(int((x1 - x0) * 650)):
        places.append((rng.uniform(x0, x1), -0.06 + rng.gauss(0, 0.05), z + 0.155 + abs(rng.gauss(0, 0.045))))
        normals.append((rng.gauss(0, 0.5), -0.6 + rng.gauss(0, 0.4), 0.8))
    leaves("pel", places, normals, 0.048, leaf, rng, 0.85)
    places, normals = [], []
    for _ in range(8):
        x, drop = rng.uniform(x0 + 0.03, x1 - 0.03), rng.uniform(0.08, 0.24)
        for k in range(int(drop * 190)):
            down = z + 0.16 - k / 190
            places.append((x + rng.gauss(0, 0.018), -0.150 - abs(rng.gauss(0, 0.008)), down))
            normals.append((rng.gauss(0, 0.4), -1, rng.gauss(0.3, 0.4)))
    leaves("ivy", places, normals, 0.036, ivy, rng, 0.8)
    for k in range(13):
        x = x0 + 0.04 + (x1 - x0 - 0.08) * (k + rng.uniform(-0.35, 0.35)) / 12
        head = (x, -0.075 + rng.gauss(0, 0.04), z + 0.235 + rng.uniform(-0.03, 0.05))
        tube("stalk", [(x, -0.06, z + 0.15), head], 0.0022, leaf, 2)
        ball_shrub("head", head, rng.uniform(0.024, 0.036), 150, 0.021, red, rng, 0.75, 0.05)


def bay_trees(places, rng):
    """Clipped bays in front of the wall at (x, z, radius)."""
    green = m_leaf("bay", "#22391a", "#44652a", "#7d9848")
    for x, z, radius in places:
        ball_shrub("bay", (x, -0.40, z), radius, 6500, 0.032, green, rng, 1.0, 0.06)
        core((x, -0.40, z), radius * 0.73)


def railings(y, x0, x1, top):
    """Cast-iron front railings at depth y, their rail `top` metres high, spear heads above it, on a stone kerb."""
    iron = simple("iron", srgb("#16181a"), 0.38)
    box("rail", x0, x1, y - 0.018, y + 0.018, top - 0.012, top, iron, 0.002)
    spear = [(0.009, 0), (0.009, 0.05), (0.014, 0.06), (0.018, 0.085), (0.013, 0.115), (0.004, 0.15), (0, 0.155)]
    x = x0 + 0.06
    while x < x1:
        lathe("spear", [(0.009, -top + 0.2)] + spear, iron, 12, (x, y, top))
        x += 0.125
