"""Pots, planters and beds of soil. Metres."""

from kit.materials.nodes import simple, srgb
from kit.shapes.sheets import level, mesh_obj
from kit.shapes.solids import lathe


def pot(x, y, z, top, height, m, foot=0.72):
    """Round plant pot with soil; top is the radius of its rim."""
    lathe(
        "pot",
        [
            (0, 0),
            (top * foot, 0),
            (top * 0.97, height - 0.04),
            (top * 1.03, height - 0.035),
            (top * 1.03, height),
            (top * 0.93, height),
            (top * 0.9, height - 0.05),
            (0, height - 0.05),
        ],
        m,
        40,
        (x, y, z),
    )
    lathe(
        "potsoil",
        [(top * 0.92, height - 0.045), (0, height - 0.035)],
        simple("potsoil", srgb("#2a1f17"), 1, noise=0.5, bump=0.8, scale=80),
        24,
        (x, y, z),
    )


def clay_pot(cx, cy, z, r, h, m):
    """Terracotta pot with a rim; returns the height of the soil."""
    lathe(
        "pot",
        [
            (r * 0.68, 0),
            (r * 0.92, h * 0.78),
            (r * 0.95, h * 0.79),
            (r * 1.0, h * 0.80),
            (r, h - 0.006),
            (r - 0.004, h),
            (r - 0.016, h),
            (r - 0.02, h - 0.03),
        ],
        m,
        48,
        (cx, cy, z),
    )
    lathe(
        "potsoil",
        [(0, h - 0.03), (r - 0.017, h - 0.032)],
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=80),
        32,
        (cx, cy, z),
    )
    return z + h - 0.03


def zinc_planter(cx, cy, z, w, h, m):
    """Square tapered planter with a rolled rim and soil; returns the height of the soil."""
    lp = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
    v, f = [], []
    for ins, zz in [(0.018, 0), (0, h - 0.02), (-0.004, h - 0.018), (-0.004, h), (0.010, h), (0.012, h - 0.03)]:
        v += [(x + (ins if x < cx else -ins), y + (ins if y < cy else -ins), z + zz) for x, y in lp]
    for k in range(5):
        f += [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for i in range(4)]
    o = mesh_obj("planter", v, f, m)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method = 0.004, 3, "ANGLE"
    level(
        "potsoil",
        cx - w,
        cx + w,
        cy - w,
        cy + w,
        z + h - 0.025,
        simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=80),
    )
    return z + h - 0.025


def soil_bed(x0, x1, y0, y1, z, rg):
    """Planting bed: dark crumbly soil in gentle heaps."""
    m = simple("soil", srgb("#2a1f17"), 0.95, noise=0.6, bump=0.8, scale=60)
    nx, ny = 40, 10
    v = [
        (x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, z + rg.gauss(0, 0.008))
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    mesh_obj(
        "soilbed",
        v,
        [
            (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
            for j in range(ny)
            for i in range(nx)
        ],
        m,
        60,
    )
