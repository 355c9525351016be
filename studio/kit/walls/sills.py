"""Sills under windows and the sealant round their frames. Metres."""

from kit.shapes.solids import box, prism


def stone_sill(x0, x1, z, m, out=0.055, h=0.14, ear=0.11):
    """Weathered stone sill with stooled ends, top at the foot of the opening."""
    prism(
        "sill",
        [
            (-out, z - h),
            (0.115, z - h),
            (0.115, z + 0.004),
            (0.03, z + 0.002),
            (-out + 0.004, z - 0.022),
            (-out, z - 0.027),
        ],
        "x",
        x0 - ear,
        x1 + ear,
        m,
        0.003,
    )
    for a, b in ((x0 - ear - 0.001, x0 - 0.002), (x1 + 0.002, x1 + ear + 0.001)):
        prism(
            "stool",
            [
                (-out - 0.0008, z - h + 0.01),
                (0.01, z - h + 0.01),
                (0.01, z + 0.006),
                (-out + 0.002, z + 0.004),
                (-out - 0.0008, z),
            ],
            "x",
            a,
            b,
            m,
            0.003,
        )


def upvc_cill(x0, x1, z, y, m, out=0.045, ear=0.04):
    """uPVC projecting cill with end caps."""
    prism(
        "cill",
        [
            (-out, z - 0.020),
            (-out + 0.004, z - 0.024),
            (-out + 0.010, z - 0.024),
            (-out + 0.010, z - 0.010),
            (y + 0.06, z - 0.010),
            (y + 0.06, z + 0.014),
            (y, z + 0.014),
            (-out + 0.006, z + 0.004),
            (-out, z - 0.001),
        ],
        "x",
        x0 - ear,
        x1 + ear,
        m,
        0.0012,
    )


def sealant(r, y, m):
    """The bead of sealant between frame and reveal."""
    x0, x1, z0, z1 = r
    for a in ((x0 - 0.007, x0 + 0.003, z0, z1), (x1 - 0.003, x1 + 0.007, z0, z1), (x0, x1, z1 - 0.003, z1 + 0.007)):
        box("sealant", a[0], a[1], y + 0.004, y + 0.02, a[2], a[3], m, 0)
