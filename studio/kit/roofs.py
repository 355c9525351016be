"""Roofs: plain tiles, flat roofs with kerb and parapet, and what is seen over their edge. Lengths in metres."""

import math

import numpy as np
from mathutils import Vector

from kit.garden.trees import plant_tree, tree_mesh
from kit.light import sky_world, sun
from kit.materials.brick import m_flat_brick
from kit.materials.leaf import m_leaf
from kit.materials.nodes import mat, principled, simple, srgb
from kit.materials.stone import m_stone
from kit.shapes.placing import give_rnd
from kit.shapes.sheets import level, mesh_obj, quad
from kit.shapes.solids import beam, box, lathe

TILE_WIDTH, TILE_GAUGE, TILE_THICK = 0.165, 0.1, 0.013  # a plain clay tile as it shows


def clay_tiles(palette=("#6e4636", "#7c5140", "#633d31", "#865a46", "#704a3b", "#5a3a30")):
    """Plain clay tiles: one colour of the palette for each tile, weathered, with lichen."""
    m, n = mat("claytiles")
    p, own = n.pos(), n.attr("rnd").outputs["Fac"]
    c = n.ramp(own, [(i / len(palette), srgb(h)) for i, h in enumerate(palette)], "CONSTANT")
    c = n.mix(n.rng(n.noise(p, 70, 4, 0.7), 0.45, 0.75, 0, 0.5), c, srgb("#3f2c25"))
    c = n.mix(n.rng(n.noise(p, 1.1, 4, 0.6), 0.4, 0.7, 0, 0.45), c, srgb("#5d5348"))
    c = n.mix(n.rng(n.noise(p, 26, 4, 0.7), 0.60, 0.72, 0, 0.55), c, srgb("#a09a80"))
    n.out(principled(n, Base_Color=c, Roughness=0.9, Specular=0.15, Normal=n.bump(n.noise(p, 240, 3, 0.7), 0.4, 0.002)))
    return m


def tiled_slope(x0, x1, eaves, length, pitch, m, seed=3):
    """Courses of plain tiles on a slope that rises towards +Y from `eaves` (y, z); pitch in degrees, `length` up the slope."""
    rs, a = np.random.RandomState(seed), math.radians(pitch)
    up, out = np.array([0, math.cos(a), math.sin(a)]), np.array([0, -math.sin(a), math.cos(a)])
    columns, courses = int((x1 - x0) / TILE_WIDTH), int(length / TILE_GAUGE)
    i, j = (g.ravel() for g in np.meshgrid(np.arange(columns), np.arange(courses)))
    n = len(i)
    left = x0 + (i + 0.5 * (j % 2)) * TILE_WIDTH
    foot = np.array([0, *eaves]) + (j * TILE_GAUGE)[:, None] * up + rs.randn(n, 1) * 0.0012 * out
    lean = (TILE_THICK + rs.randn(n) * 0.0018)[:, None] * out
    verts = np.zeros((n, 6, 3))
    for k, side in enumerate((0.0012, TILE_WIDTH - 0.0012)):
        across = np.zeros((n, 3))
        across[:, 0] = left + side + rs.randn(n) * 0.0006
        twist = (rs.randn(n) * 0.0012)[:, None] * out
        verts[:, k] = across + foot + twist
        verts[:, 2 + k] = across + foot + lean + twist
        verts[:, 4 + k] = across + foot + (TILE_GAUGE + 0.006) * up + twist
    at = np.arange(n)[:, None] * 6
    faces = np.vstack([at + np.array([[0, 1, 3, 2]]), at + np.array([[2, 3, 5, 4]])])
    # Without it the sky behind the roof shines through between the tiles.
    low = np.array([0, *eaves]) - 0.02 * out
    high = low + length * up
    corners = [(x, *end[1:]) for x, end in ((x0, low), (x1, low), (x1, high), (x0, high))]
    quad("underlay", corners, simple("underlay", srgb("#2e241f"), 0.95))
    return mesh_obj("tiles", verts.reshape(-1, 3), faces, m, None, {"rnd": np.repeat(rs.rand(n), 6)})


def ridge_tiles(x0, x1, y, z, m, rg):
    """Half-round ridge tiles along X."""
    x = x0
    while x < x1:
        o = beam("ridgetile", (x + 0.004, y, z), (x + 0.446, y, z + rg.gauss(0, 0.003)), 0.2, 0.1, m, bevel=0.045)
        give_rnd(o, rg.random())
        x += 0.45


def chimney(x, y, z0, z1, brick):
    """Brick stack with a corbelled head and two clay pots."""
    box("stack", x - 0.34, x + 0.34, y - 0.28, y + 0.28, z0, z1, brick, 0)
    box("corbel", x - 0.38, x + 0.38, y - 0.32, y + 0.32, z1 - 0.24, z1 - 0.08, brick, 0)
    box(
        "flaunching",
        x - 0.34,
        x + 0.34,
        y - 0.28,
        y + 0.28,
        z1,
        z1 + 0.04,
        simple("mortar", srgb("#a39b8d"), 0.95),
        0.02,
    )
    clay = simple("chimneypot", srgb("#9a5f45"), 0.85, noise=0.4, scale=18)
    for dx in (-0.16, 0.16):
        pot = [(0.11, 0), (0.10, 0.05), (0.09, 0.36), (0.11, 0.40), (0.11, 0.44), (0.08, 0.44), (0.08, 0.1)]
        lathe("chimneypot", pot, clay, 28, (x + dx, y, z1 + 0.03))


def membrane():
    """Grey single-ply roof sheet, rain-marked."""
    m, n = mat("membrane")
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 1.3, 5, 0.6), 0.35, 0.7, 0, 1), srgb("#7b7a76"), srgb("#6c6a66"))
    c = n.mix(n.rng(n.noise(p, 9, 5, 0.65, 0.6), 0.55, 0.72, 0, 0.45), c, srgb("#8d8a82"))
    c = n.mix(n.rng(n.noise(p, 150, 3, 0.7), 0.5, 0.75, 0, 0.3), c, srgb("#4e4d4a"))
    n.out(
        principled(n, Base_Color=c, Roughness=0.72, Specular=0.3, Normal=n.bump(n.noise(p, 320, 3, 0.6), 0.3, 0.0015))
    )
    return m


def flat_roof(hole, x0, x1, y0, y1, kerb, cover, seams=0.95):
    """A flat roof at z = 0 with welded seams and an upstand of height `kerb` round the opening hole (x0, x1, y0, y1)."""
    a, b, c, d = hole
    for xa, xb, ya, yb in ((x0, x1, y0, c), (x0, x1, d, y1), (x0, a, c, d), (b, x1, c, d)):
        level("deck", xa, xb, ya, yb, 0, cover)
    lap = simple("seam", srgb("#5c5c5b"), 0.7, spec=0.3, noise=0.3, scale=40)
    x = x0 + 0.6
    while x < x1:
        for ya, yb in ((y0, c - 0.2), (d + 0.2, y1)) if a - 0.2 < x < b + 0.2 else ((y0, y1),):
            box("seam", x, x + 0.05, ya, yb, 0, 0.003, cover, 0.0015)
            box("seamedge", x + 0.05, x + 0.056, ya, yb, 0, 0.0022, lap, 0.001)
        x += seams
    w = 0.11
    for xa, xb, ya, yb in ((a - w, b + w, c - w, c), (a - w, b + w, d, d + w), (a - w, a, c, d), (b, b + w, c, d)):
        box("upstand", xa, xb, ya, yb, -0.01, kerb, cover, 0.004)
    fillet = [
        (a - w - 0.05, c - w - 0.05),
        (b + w + 0.05, c - w - 0.05),
        (b + w + 0.05, d + w + 0.05),
        (a - w - 0.05, d + w + 0.05),
    ]
    upper = [(a - w, c - w), (b + w, c - w), (b + w, d + w), (a - w, d + w)]
    for k in range(4):
        (xa, ya), (xb, yb), (xc, yc), (xd, yd) = fillet[k], fillet[(k + 1) % 4], upper[(k + 1) % 4], upper[k]
        quad("fillet", [(xa, ya, 0.001), (xb, yb, 0.001), (xc, yc, 0.05), (xd, yd, 0.05)], cover)


def parapet(x0, x1, y, height, brick):
    """Low brick wall from x0 to x1 with stone coping, its near face at y."""
    box("parapet", x0, x1, y, y + 0.22, -0.3, height, brick, 0)
    stone = m_stone("coping", "#b8b2a6", "#a8a194", "#8f887b", 6, 0.8, 0.35, 0.003)
    x = x0
    while x < x1:
        box("coping", x + 0.004, min(x + 0.896, x1 - 0.004), y - 0.05, y + 0.27, height, height + 0.055, stone, 0.008, 3)
        x += 0.9
    lead = simple("lead", srgb("#6f757b"), 0.55, noise=0.3, scale=14)
    box("flashing", x0, x1, y - 0.006, y, 0.0, 0.16, lead, 0.002)


def neighbourhood(rg, ground=-2.9, near=12):
    """Gardens beyond a roof's edge: a belt of shrubs and trees, and the tiled roofs and chimneys of the next houses."""
    level(
        "gardens", -90, 90, near - 6, 120, ground, simple("gardens", srgb("#4c5a32"), 1, spec=0, noise=0.5, scale=0.6)
    )
    leaves = m_leaf("tree", "#2c4420", "#50743a", "#8aa258"), m_leaf("tree2", "#3c4f22", "#6c8240", "#a3ae66")
    crowns = [tree_mesh(rg, m, 1.6, 0.11, 12000) for m in leaves]
    bark = simple("bark", srgb("#4a3e32"), 0.95, noise=0.5, bump=0.6, scale=12)
    for row, (depth, gap, low, high) in enumerate(((0, 3.1, -2.1, -0.9), (5, 3.7, -1.4, 0.4), (24, 5.0, -0.5, 1.6))):
        for n in range(-7, 8):
            scale = rg.uniform(1.1, 1.5) * (1, 1.15, 1.7)[row]
            x, y = n * gap + rg.uniform(-0.9, 0.9), near + depth + rg.uniform(-0.8, 0.8)
            if row == 1 and n % 3 == 1:
                continue  # a gap to see the houses through
            plant_tree(rg.choice(crowns), x, y, rg.uniform(low, high) - 0.9 * scale, scale, rg, bark)
    brick = m_flat_brick("neighbour", ("#8a6a50", "#937257", "#7d5f48", "#9a7a5c"), "#b3a797")
    tiles = clay_tiles()
    for x, y, w in ((-14, 9, 8.5), (-3.2, 11, 8), (7.0, 9.5, 9)):
        box("house", x, x + w, near + y, near + y + 7, ground, ground + 4.3, brick, 0)
        tiled_slope(x - 0.25, x + w + 0.25, (near + y - 0.3, ground + 4.2), 4.9, 40, tiles, rg.randint(0, 999))
        chimney(x + 1.4, near + y + 3.6, ground + 6.2, ground + 8.6, brick)


def rafter(a, b, m, width=0.045, depth=0.06, cap=0.062):
    """A glazing bar from a to b (both in the plane of the glass): body below the glass, gaskets, pressed cap above."""
    d = (Vector(b) - Vector(a)).normalized()
    out = d.cross(Vector((0, 0, 1))).normalized().cross(d)
    rubber = simple("gasket", (0.008, 0.008, 0.008, 1), 0.6)
    for name, low, high, w, mm, bevel in (
        ("barbody", -0.016 - depth, -0.016, width, m, 0.007),
        ("bargasket", -0.017, 0.019, cap * 0.9, rubber, 0),
        ("barcap", 0.018, 0.034, cap, m, 0.006),
    ):
        shift = out * (low + high) / 2
        beam(name, Vector(a) + shift, Vector(b) + shift, w, high - low, mm, bevel=bevel)


def daylight_over_roofs():
    """The sky and the sun of a clear day for a roof and what lies beyond it."""
    sky_world(
        "#4a86cf", "#cfe2f0", cover=0.5, camera_strength=1.15, turn=60, strength=0.75, saturation=0.45, mirror_sky=0.8
    )
    sun(58, 33, 6.8, (1, 0.90, 0.77), 0.8)
