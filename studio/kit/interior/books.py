"""Books, upright in rows and lying in stacks. Metres."""

from kit.materials.nodes import simple, srgb
from kit.shapes.placing import place
from kit.shapes.solids import box


def book_row(x, y, z, rg, count=9):
    """Row of upright books on a shelf or sill, spines towards -Y."""
    for _ in range(count):
        w, h = rg.uniform(0.018, 0.042), rg.uniform(0.19, 0.26)
        box(
            "book",
            x,
            x + w - 0.001,
            y,
            y + 0.15,
            z,
            z + h,
            simple(
                "book",
                srgb(rg.choice(["#7a3b2e", "#2f4a52", "#b08d4f", "#d8cdb8", "#4b5a3c", "#8a4f5c", "#33383d"])),
                0.6,
            ),
            0.002,
        )
        x += w
    return x


BOOKS = ("#7a2e2a", "#2f4a5a", "#d8cdb4", "#3d5140", "#b98a3a", "#e6e0d2", "#4a3d52", "#8d9a96", "#1f2a33", "#b5653f")


def books(rg, x0, x1, y, z, depth=0.2, top=0.3):
    """A row of upright books on a shelf, spines towards -Y."""
    mats = {}
    x = x0
    while x < x1 - 0.02:
        w, h = rg.uniform(0.016, 0.045), rg.uniform(0.62, 0.95) * top
        c = rg.choice(BOOKS)
        if c not in mats:
            mats[c] = simple("book", srgb(c), 0.6, noise=0.2, scale=30)
        box("book", x, x + w - 0.0015, y + rg.uniform(0, 0.02), y + depth, z, z + h, mats[c], 0.002, 1)
        x += w
        if rg.random() < 0.06:
            x += rg.uniform(0.05, 0.14)


def lying_books(c, rg, cols=("#7a4b3c", "#d8cfbd", "#45586a"), w=0.15, rot=0):
    """A small stack of books."""
    obs, z = [], 0
    for i, h in enumerate(cols):
        t = rg.uniform(0.018, 0.032)
        ww = w * rg.uniform(0.85, 1.1)
        dx = rg.gauss(0, 0.006)
        cov, pg = simple("cov%d" % i, srgb(h), 0.55), simple("pages", srgb("#e8e2d2"), 0.9)
        obs += [
            box("cover", dx - ww / 2, dx + ww / 2, -0.105, 0.105, z, z + 0.0025, cov, 0.0006),
            box("cover", dx - ww / 2, dx + ww / 2, -0.105, 0.105, z + t - 0.0025, z + t, cov, 0.0006),
            box("spine", dx - ww / 2, dx - ww / 2 + 0.0025, -0.105, 0.105, z, z + t, cov, 0.0006),
            box("pg", dx - ww / 2 + 0.002, dx + ww / 2 - 0.004, -0.101, 0.101, z + 0.002, z + t - 0.002, pg, 0),
        ]
        z += t
    return place(obs, c, (0, 0, rot))
