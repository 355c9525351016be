"""Tables, kitchen units, tiles and radiators. Metres."""

from kit.materials.wood import walnut
from kit.shapes.outlines import rect
from kit.shapes.placing import plank
from kit.shapes.sheets import plate
from kit.shapes.solids import box, lathe, ring_sweep


def table(rg, length, width, height, m, leg=0.06, thick=0.035):
    """Plain wooden table centred on the origin, length along X."""
    n = max(2, round(width / 0.18))
    for i in range(n):
        y = -width / 2 + i * width / n
        plank(rg, -length / 2, length / 2, y, y + width / n - 0.0006, height - thick, height, m, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (length / 2 - leg), sy * (width / 2 - leg)
            plank(rg, x - leg / 2, x + leg / 2, y - leg / 2, y + leg / 2, 0, height - thick, m, 0.004)
    for sy in (-1, 1):
        y = sy * (width / 2 - leg)
        plank(
            rg,
            -length / 2 + leg,
            length / 2 - leg,
            y - 0.011,
            y + 0.011,
            height - thick - 0.08,
            height - thick,
            m,
            0.003,
        )


def side_table(x, y, r=0.22, h=0.52):
    """Round pedestal table."""
    m = walnut("sidetable")
    lathe(
        "sidetable",
        [
            (0, h),
            (r, h),
            (r + 0.005, h - 0.01),
            (r, h - 0.022),
            (0.02, h - 0.03),
            (0.018, 0.03),
            (0.12, 0.02),
            (0.13, 0),
        ],
        m,
        40,
        (x, y, 0),
    )
    return h


def kitchen_units(x0, x1, y0, y1, z0, z1, count, front, carcass, handle):
    """A run of shaker fronts facing -Y."""
    w = (x1 - x0) / count
    box("carcass", x0, x1, y0 + 0.02, y1, z0, z1, carcass, 0)
    for i in range(count):
        a, b = x0 + i * w + 0.0015, x0 + (i + 1) * w - 0.0015
        pan = rect(a + 0.07, b - 0.07, z0 + 0.07, z1 - 0.07)
        plate("front", rect(a, b, z0 + 0.002, z1 - 0.002), [pan], y0, front)
        ring_sweep("panel", pan, [(0, y0), (0.001, y0 + 0.006), (0.002, y0 + 0.0065)], front)
        box("pull", a + w / 2 - 0.06, a + w / 2 + 0.06, y0 - 0.03, y0 - 0.022, z1 - 0.05, z1 - 0.04, handle, 0.003)


def metro_tiles(x0, x1, z0, z1, y, m):
    """Glazed wall tiles 200 x 75 mm."""
    r, z = 0, z0
    while z + 0.073 <= z1:
        x = x0 - (r % 2) * 0.1
        while x < x1:
            a, b = max(x + 0.001, x0), min(x + 0.199, x1)
            if b - a > 0.02:
                box("tile", a, b, y - 0.012, y, z, z + 0.073, m, 0.003, 1)
            x += 0.2
        z += 0.076
        r += 1


def radiator(x0, x1, z0, z1, y, m):
    """White panel radiator on the wall under a window: pressed flutes, top grille, valve."""
    parts = [
        box("panel", x0, x1, y + 0.035, y + 0.047, z0, z1, m, 0.006, 3),
        box("grille", x0 + 0.004, x1 - 0.004, y + 0.004, y + 0.046, z1 - 0.004, z1 + 0.006, m, 0.002),
    ]
    n = int((x1 - x0 - 0.06) / 0.033)
    for i in range(n):
        x = x0 + 0.045 + i * (x1 - x0 - 0.09) / (n - 1)
        parts.append(box("flute", x - 0.009, x + 0.009, y + 0.045, y + 0.0535, z0 + 0.035, z1 - 0.035, m, 0.004, 3))
    return parts
