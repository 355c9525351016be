"""Lavender at three distances. Metres.

`lavender_clump` is a plant of arching stems with rounded heads, made once and instanced; `lavender_spikes` is for
close-ups at the sill, floret by floret; `lavender_tuft` is a tuft of coloured blades for beds at the end of a garden.
"""

import math

from mathutils import Vector

from kit.garden.grass import arching_blades, blades
from kit.garden.leaves import leaves
from kit.materials.leaf import m_leaf, m_tuft
from kit.shapes.placing import copies
from kit.shapes.sheets import mesh_obj


def lavender_clump(rg, n=170, height=0.46):
    """Parts of one lavender clump, to be placed with `copies`."""
    stalk = m_leaf("lavstalk", "#4b5a3c", "#73805a", "#97a07c", 0.2, False)
    bloom = m_leaf("lavbloom", "#4a3a70", "#6a569a", "#8f7fba", 0.25, False)
    foot, _ = arching_blades("lavfoot", n, 0.13, height * 0.55, 0.45, 0.0024, stalk, rg)
    stems, tips = arching_blades("lavstems", n, 0.09, height, 0.42, 0.0012, stalk, rg)
    c, nrm, rnd = [], [], []
    for x, y, z, r in tips:
        for k in range(7):
            c.append((x + rg.gauss(0, 0.003), y + rg.gauss(0, 0.003), z - 0.008 * k + 0.01))
            nrm.append((rg.gauss(0, 1), rg.gauss(0, 1), 0.5))
            rnd.append(min(1, max(0, r + rg.gauss(0, 0.15))))
    heads = leaves("lavheads", c, nrm, 0.014, bloom, rg, 0.7, rnd=rnd)
    park = [foot, stems, heads]
    for o in park:
        o.location = (0, 60, -8)
    return park


def lavender_row(clumps, rg, start, step, count, sway, scale):
    """A row of clumps along x from `start` (x, y, z), `step` apart; `sway` is how far they stray across the row."""
    x, y, z = start
    places = [
        (x + k * step + rg.gauss(0, 0.03), y + rg.gauss(0, sway), z, rg.uniform(0, 360), rg.uniform(*scale))
        for k in range(count)
    ]
    copies(clumps, places)


def lavender_spikes(c, n, rg, h=0.55, spread=0.28, petal=None, stem=None, squash=1.0):
    """Clump of lavender: fans of thin stems with a spike of small florets."""
    V, F = [], []
    C, N, R = [], [], []
    for _ in range(n):
        a, t = rg.random() * 6.283, rg.random() ** 0.5
        bx, by = c[0] + 0.3 * spread * t * math.cos(a), c[1] + 0.3 * spread * t * math.sin(a) * squash
        l = h * rg.uniform(0.72, 1.08) * (1 - 0.22 * t)
        tx, ty, tz = (
            c[0] + spread * t * math.cos(a) + rg.gauss(0, 0.02),
            c[1] + spread * t * math.sin(a) * squash,
            c[2] + l,
        )
        o = len(V)
        V += [(bx - 0.001, by, c[2]), (bx + 0.001, by, c[2]), (tx + 0.0009, ty, tz), (tx - 0.0009, ty, tz)]
        F.append((o, o + 1, o + 2, o + 3))
        d = Vector((tx - bx, ty - by, l)).normalized()
        for k in range(11):
            s = 0.050 * k / 10
            ang = rg.random() * 6.283
            side = Vector((math.cos(ang), math.sin(ang), 0.55))
            C.append(Vector((tx, ty, tz)) - d * (0.05 - s) + side * 0.0025)
            N.append(side + Vector((rg.gauss(0, 0.4), rg.gauss(0, 0.4), 0)))
            R.append(rg.random())
    mesh_obj("stems", V, F, stem)
    leaves("spikes", C, N, 0.013, petal, rg, 0.6, rnd=R)
    lc, ln = [], []
    for _ in range(n * 4):
        a, t = rg.random() * 6.283, rg.random() ** 0.5
        lc.append(
            (
                c[0] + spread * 0.8 * t * math.cos(a),
                c[1] + spread * 0.8 * t * math.sin(a) * squash,
                c[2] + h * 0.52 * rg.random() * (1.1 - 0.5 * t),
            )
        )
        ln.append((math.cos(a) + rg.gauss(0, 0.4), math.sin(a) + rg.gauss(0, 0.4), 0.3))
    leaves("lavleaf", lc, ln, 0.042, stem, rg, 0.14)


def lavender_mats():
    """The florets' and the stems' material for `lavender_spikes`."""
    return m_leaf("petal", "#4d3f78", "#6f5d9c", "#9b8bc0", 0.25, False), m_leaf(
        "lavstem", "#55663f", "#74855a", "#93a27a", 0.3, False
    )


def lavender_tuft(rg):
    """Mesh data of a lavender plant."""
    m = m_tuft("lavender", [(0, "#3c4a30"), (0.5, "#6d7d58"), (0.74, "#7d8a66"), (0.8, "#5c5378"), (1, "#766c96")])
    return blades(rg, 260, 0.16, 0.42, m, 0.0042, 0.45, "lavender")
