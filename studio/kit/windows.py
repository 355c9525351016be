"""Parametric windows, the walls they sit in, and what stands before and behind them.

Axes: x along the wall, z up, y into the house. The face of the wall is y = 0 and the street is -y. All lengths are metres.
A window is built closed, in place; `hinge` then turns the parts of one sash about its hinge line.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import lib
from kit.lib import (
    ball_shrub,
    box,
    lathe,
    leaves,
    m_leaf,
    mat,
    mesh_obj,
    plate,
    principled,
    rect,
    ring_sweep,
    simple,
    srgb,
    tube,
)

COURSE = 0.075  # brick and bed joint
HALF_BRICK = 0.1125  # half brick and joint
REVEAL = 0.10  # depth of the outer leaf
INNER = 0.30  # inside face of a cavity wall
ARRIS = 0.0018

# ---------------------------------------------------------------- materials


def tint(hexa, factor=1.0):
    """Linear colour of a hex value, darkened by a paint factor (sunlit paint renders about twice too light)."""
    return tuple(v * factor for v in srgb(hexa)[:3]) + (1,)


def brick_mat(name, palette, blush, dark, grit, soot="#4b403a", soot_amount=0.28):
    """Facing brick: one palette colour for each brick, burnt patches, grit and large-scale weathering."""
    m, n = mat(name)
    rnd = n.attr("rnd").outputs["Fac"]
    base = n.ramp(rnd, [(i / len(palette), srgb(c)) for i, c in enumerate(palette)], "CONSTANT")
    p = n.pos()
    shift = n.n(
        "ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", rnd, 37.0), 1: 0.0, 2: n.math("MULTIPLY", rnd, 11.0)}
    ).outputs[0]
    own = n.n("ShaderNodeVectorMath", {0: p, 1: shift}, operation="ADD").outputs[0]
    big, fine, sand = n.noise(own, 9, 3, 0.6), n.noise(own, 110, 4, 0.7), n.noise(own, 420, 2, 0.6)
    c = n.mix(n.rng(big, 0.35, 0.7, 0, 0.5), base, srgb(blush))
    c = n.mix(n.rng(fine, 0.52, 0.72, 0, 0.55), c, srgb(dark))
    c = n.mix(n.rng(sand, 0.6, 0.75, 0, 0.5), c, srgb(grit))
    c = n.mix(n.rng(n.noise(p, 0.9, 4, 0.6), 0.35, 0.7, 0, soot_amount), c, srgb(soot), "MULTIPLY")
    h = n.math("ADD", n.math("MULTIPLY", fine, 0.7), n.math("MULTIPLY", sand, 0.4))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.55, 0.0022)}))
    return m


def red_brick():
    return lib.m_brick()


def stock_brick():
    """Yellow London stock: straw, buff and sooty browns."""
    return brick_mat(
        "stock",
        ("#8d7648", "#99814f", "#7c673f", "#a38b58", "#6a5636", "#93794a", "#85704a", "#54452f"),
        "#a08a5c",
        "#5a4629",
        "#c9b689",
        "#6e6250",
        0.35,
    )


def grey_brick():
    """Modern grey-buff multi."""
    return brick_mat(
        "greybrick", ("#8a8175", "#968c7f", "#7c746a", "#a0968a", "#6d665e", "#90867b"), "#a39a8e", "#57514b", "#c2bab0"
    )


def orange_brick():
    """Soft handmade orange-red of old country houses."""
    return brick_mat(
        "orangebrick",
        ("#8a5238", "#955c3f", "#7d4a34", "#a0674a", "#6c4030", "#8f5a42", "#a6714f"),
        "#9a6a4c",
        "#53322a",
        "#c99d7c",
        "#5d463a",
        0.35,
    )


def paint(name, hexa, factor=1.0, rough=0.3, grain=None):
    """Frame finish: smooth, or a foil with wood grain running 'V' (upright) or 'H' (level)."""
    col = tint(hexa, factor)
    if grain:
        return lib.m_paint(name, col, grain, rough, 0.28, 0.0007)
    m, n = mat(name)
    r = n.rng(n.noise(n.pos(), 15, 4, 0.6), 0.3, 0.7, rough - 0.05, rough + 0.08)
    n.out(principled(n, Base_Color=col, Roughness=r, Specular=0.42))
    return m


def wood(name, light, dark, axis="X", scale=1.0, rough=0.45, by_part=True):
    """Timber with its grain along one axis; `rnd` on the mesh varies board from board."""
    m, n = mat(name)
    s = {"X": (0.9, 14, 14), "Y": (14, 0.9, 14), "Z": (14, 14, 0.9)}[axis]
    p = n.pos(tuple(v * scale for v in s))
    a = n.attr("rnd").outputs["Fac"] if by_part else 0.0
    off = n.n(
        "ShaderNodeCombineXYZ",
        {0: n.math("MULTIPLY", a, 40.0), 1: n.math("MULTIPLY", a, 17.0), 2: n.math("MULTIPLY", a, 23.0)},
    ).outputs[0]
    p = n.n("ShaderNodeVectorMath", {0: p, 1: off}, operation="ADD").outputs[0]
    g, f = n.noise(p, 1.3, 6, 0.6, 0.4), n.noise(p, 7, 4, 0.7)
    c = n.mix(n.rng(g, 0.3, 0.7, 0, 1), srgb(light), srgb(dark))
    c = n.mix(n.rng(f, 0.5, 0.75, 0, 0.35), c, tint(dark, 0.4))
    c = n.mix(n.math("MULTIPLY", a, 0.3), c, srgb(dark))
    n.out(
        principled(
            n,
            Base_Color=c,
            Roughness=n.rng(f, 0.3, 0.7, rough - 0.08, rough + 0.12),
            Specular=0.35,
            Normal=n.bump(f, 0.15, 0.001),
        )
    )
    return m


def cloth(name, hexa, transl=0.2, weave=900):
    """Curtain or cushion fabric; light passes through a little."""
    m, n = mat(name)
    w = n.noise(n.pos(), weave, 1, 0.5)
    c = n.mix(n.rng(w, 0.35, 0.65, 0, 0.10), srgb(hexa), tint(hexa, 0.8))
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": c})
    t = n.n("ShaderNodeBsdfTranslucent", {"Color": c})
    n.out(n.n("ShaderNodeMixShader", {0: transl, 1: d.outputs[0], 2: t.outputs[0]}))
    return m


def plaster(name, hexa, glow=0.0):
    """Emulsioned wall, with a little light of its own for rooms seen through glass."""
    m, n = mat(name)
    d = n.n("ShaderNodeBsdfDiffuse", {"Color": srgb(hexa)})
    e = n.n("ShaderNodeEmission", {"Color": srgb(hexa), "Strength": glow})
    n.out(n.n("ShaderNodeAddShader", {0: d.outputs[0], 1: e.outputs[0]}))
    return m


def render_mat(name, hexa):
    """Painted lime render: soft trowel waves, fine sand, streaks of weather."""
    m, n = mat(name)
    p = n.pos()
    wave, sand = n.noise(p, 3.2, 4, 0.55), n.noise(p, 260, 3, 0.7)
    streak = n.noise(n.pos((9, 9, 0.7)), 1.1, 4, 0.6)
    c = n.mix(n.rng(wave, 0.35, 0.7, 0, 0.4), srgb(hexa), tint(hexa, 0.84))
    c = n.mix(n.rng(streak, 0.52, 0.75, 0, 0.16), c, tint("#8d8470", 0.8))
    h = n.math("ADD", n.math("MULTIPLY", wave, 6.0), n.math("MULTIPLY", sand, 0.5))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.45, 0.004)}))
    return m


def pane_mat(name="pane", strength=1.0, seed=0.0, treeline=2.9, sky=2.6, across=13.0):
    """Double-glazed pane: clear, plus what it mirrors worked out by rule, so that it adds no noise.

    The mirrored scene is a hazy sky above the crowns of trees across the road, on a plane `across` metres out."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    wob = n.bump(n.noise(n.pos(), 1.4, 1, 0.5), 0.035, 0.02)
    inc = n.n("ShaderNodeVectorMath", {0: geo.outputs["Incoming"]}, operation="SCALE")
    inc.inputs["Scale"].default_value = -1
    ref = n.n("ShaderNodeVectorMath", {0: inc.outputs[0], 1: wob}, operation="REFLECT").outputs[0]
    rx, ry, rz = n.n("ShaderNodeSeparateXYZ", {0: ref}).outputs[:3]
    px, _, pz = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["Position"]}).outputs[:3]
    t = n.math("DIVIDE", across, n.math("MAXIMUM", n.math("ABSOLUTE", ry), 0.05))
    x = n.math("ADD", px, n.math("MULTIPLY", rx, t))
    z = n.math("ADD", pz, n.math("MULTIPLY", rz, t))
    p = n.n("ShaderNodeCombineXYZ", {0: n.math("ADD", x, seed), 1: 0.0, 2: z}).outputs[0]
    crowns = n.math(
        "ADD", n.math("MULTIPLY", n.noise(p, 0.22, 2, 0.5), 5.5), n.math("MULTIPLY", n.noise(p, 1.6, 5, 0.65), 1.5)
    )
    gap = n.rng(n.math("SUBTRACT", n.math("SUBTRACT", z, treeline), n.math("SUBTRACT", crowns, 3.5)), -0.35, 0.35, 0, 1)
    haze = n.ramp(n.rng(z, 1, 13, 0, 1), [(0, (1, 0.97, 0.92)), (0.4, (0.80, 0.88, 1)), (1, (0.42, 0.58, 0.86))])
    haze = n.mix(n.rng(n.noise(p, 0.30, 5, 0.6), 0.45, 0.65, 0, 0.8), haze, (1.05, 1.03, 1, 1))
    trees = n.mix(n.noise(p, 2.2, 5, 0.7), (0.010, 0.016, 0.008, 1), (0.10, 0.13, 0.055, 1))
    fresnel = n.math(
        "MINIMUM", n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.52}).outputs[0], 1.9 * strength), 1.0
    )
    e = n.n("ShaderNodeEmission", {"Color": n.mix(gap, trees, haze), "Strength": n.math("MULTIPLY", fresnel, sky)})
    keep = n.math("SUBTRACT", 1.0, fresnel)
    col = n.n(
        "ShaderNodeCombineXYZ",
        {0: n.math("MULTIPLY", keep, 0.94), 1: n.math("MULTIPLY", keep, 0.97), 2: n.math("MULTIPLY", keep, 0.955)},
    ).outputs[0]
    tr = n.n("ShaderNodeBsdfTransparent", {"Color": col})
    n.out(n.n("ShaderNodeAddShader", {0: tr.outputs[0], 1: e.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


class Finish:
    """The materials of one window."""

    def __init__(
        self, hexa, factor=1.0, rough=0.3, grained=False, gasket="#1b1b1b", boost=1.0, spacer="#3c3d3e", seed=0.0
    ):
        self.up = paint("frameV", hexa, factor, rough, "V" if grained else None)
        self.level = paint("frameH", hexa, factor, rough, "H" if grained else None) if grained else self.up
        self.gasket = simple("gasket", srgb(gasket), 0.6)
        self.spacer = simple("spacer", srgb(spacer), 0.5)
        self.glass = pane_mat("glass", boost, seed)
        self.metal = lib.m_metal("metal", (0.62, 0.62, 0.61, 1), 0.22)
        self.seal = simple("seal", srgb("#b9b3a8"), 0.7)


# ---------------------------------------------------------------- solids


def prism(name, poly, axis, a, b, m, bevel=0.0, seg=2):
    """Extrude a polygon along an axis: (y, z) points along 'x', (x, y) along 'z', (x, z) along 'y'."""

    def at(p, t):
        return {"x": (t, p[0], p[1]), "y": (p[0], t, p[1]), "z": (p[0], p[1], t)}[axis]

    bm = bmesh.new()
    A, B = [bm.verts.new(at(p, a)) for p in poly], [bm.verts.new(at(p, b)) for p in poly]
    bm.faces.new(A)
    bm.faces.new(B[::-1])
    for i in range(len(poly)):
        j = (i + 1) % len(poly)
        bm.faces.new((A[i], B[i], B[j], A[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=0.5, affect="EDGES")
    return lib.bm_obj(name, bm, m, 38)


def quad(name, pts, m):
    return mesh_obj(name, pts, [(0, 1, 2, 3)], m)


def sphere(name, c, r, m, seg=20):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg * 2 // 3, radius=r)
    o = lib.bm_obj(name, bm, m, 180)
    o.location = c
    return o


def grained(o, rg):
    """Give a timber part its own `rnd`."""
    a = o.data.attributes.new("rnd", "FLOAT", "POINT")
    a.data.foreach_set("value", [rg.random()] * len(o.data.vertices))
    return o


def group(parts, at, rot):
    """Turn parts (built in place) about a point: `rot` is an Euler tuple in degrees."""
    e = bpy.data.objects.new("turn", None)
    bpy.context.scene.collection.objects.link(e)
    e.location = at
    for o in parts:
        o.parent = e
        o.matrix_parent_inverse = Matrix.Translation(-Vector(at))
    e.rotation_euler = [math.radians(v) for v in rot]
    return e


def place(parts, loc, rot=(0, 0, 0), scale=1.0):
    """Parts built about the origin are moved, turned (degrees) and scaled together."""
    e = bpy.data.objects.new("place", None)
    bpy.context.scene.collection.objects.link(e)
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler, e.scale = loc, [math.radians(v) for v in rot], (scale,) * 3
    return e


# ---------------------------------------------------------------- window parts

OVOLO = (
    [(0, 0), (0.0015, 0.0030)]
    + [(0.0015 + 0.0125 * math.sin(t), 0.0030 + 0.0115 * (1 - math.cos(t))) for t in np.linspace(0.25, math.pi / 2, 6)]
    + [(0.0160, 0.0150)]
)
CHAMFER = [(0, 0), (0.0010, 0.0004), (0.0150, 0.0100), (0.0160, 0.0115)]
SQUARE = [(0, 0), (0.0012, 0.0004), (0.0016, 0.0016), (0.0020, 0.0140)]


def ring(name, r, w, y, depth, moulding, fin, butt=False, lower=None):
    """One closed frame of section `w` x `depth` around rect r = (x0, x1, z0, z1), its moulding towards the glass.

    `butt` makes stiles and rails as separate members (timber-style joints); `lower` is the height of a deeper bottom rail.
    Returns (objects, opening rect)."""
    x0, x1, z0, z1 = r
    mw, md = moulding[-1]
    if not butt and not lower:
        prof = [(0, y + depth), (0, y + ARRIS), (ARRIS * 0.4, y + ARRIS * 0.4), (ARRIS, y)]
        prof += [(w - mw + du, y + dy) for du, dy in moulding]
        prof += [(w, y + depth - 0.012), (w - 0.010, y + depth - 0.001), (w - 0.012, y + depth), (0, y + depth)]
        obs = [ring_sweep(name, rect(*r), prof, fin.up, False, 30, mH=fin.level)]
        return obs, (x0 + w, x1 - w, z0 + w, z1 - w)
    lo = lower or w
    i = w - mw
    g = 0.0002 if not butt else 0.0006
    obs = [
        box(name + "S", x0, x0 + i, y, y + depth, z0, z1, fin.up, ARRIS),
        box(name + "S", x1 - i, x1, y, y + depth, z0, z1, fin.up, ARRIS),
        box(name + "R", x0 + i + g, x1 - i - g, y + 0.0002, y + depth - 0.0002, z1 - i, z1, fin.level, ARRIS * 0.6),
        box(
            name + "R", x0 + i + g, x1 - i - g, y + 0.0002, y + depth - 0.0002, z0, z0 + lo - mw, fin.level, ARRIS * 0.6
        ),
    ]
    hole = (x0 + i, x1 - i, z0 + lo - mw, z1 - i)
    prof = [(du, y + dy + 0.0003) for du, dy in moulding] + [
        (mw, y + depth - 0.012),
        (mw - 0.010, y + depth - 0.001),
        (0, y + depth - 0.001),
    ]
    obs.append(ring_sweep(name + "M", rect(*hole), prof, fin.up, False, 30, mH=fin.level))
    return obs, (x0 + w, x1 - w, z0 + lo, z1 - w)


def glazing_bar(name, axis, at, a, b, y, yb, w, m):
    """Astragal bar on both faces of the unit: face at y, room side at yb, glass between."""

    def half(ya, yg):
        return [
            (at - w / 2, yg),
            (at - w * 0.42, ya + (yg - ya) * 0.55),
            (at - w * 0.26, ya + (yg - ya) * 0.12),
            (at - w * 0.18, ya),
            (at + w * 0.18, ya),
            (at + w * 0.26, ya + (yg - ya) * 0.12),
            (at + w * 0.42, ya + (yg - ya) * 0.55),
            (at + w / 2, yg),
        ]

    yg = (y + yb) / 2
    obs = []
    for ya in (y, yb):
        poly = half(ya, yg)
        obs.append(prism(name, poly if axis == "z" else [(q, p) for p, q in poly], axis, a, b, m))
    return obs


def glaze(r, y_face, y_back, fin, bars=(0, 0), bar_w=0.024, glass=None):
    """Gaskets, spacer, pane and bars in an opening r; bars = (uprights, levels)."""
    x0, x1, z0, z1 = r
    yg = y_face + 0.024
    obs = [
        ring_sweep(
            "gasket",
            rect(*r),
            [(-0.002, y_face + 0.012), (0.0028, y_face + 0.0135), (0.0030, yg + 0.0005)],
            fin.gasket,
            False,
        ),
        ring_sweep(
            "gasketIn",
            rect(*r),
            [(-0.002, y_back - 0.012), (0.0028, y_back - 0.0135), (0.003, yg + 0.001)],
            fin.gasket,
            False,
        ),
        ring_sweep(
            "spacer", rect(*r), [(0.0, yg + 0.004), (0.0075, yg + 0.004), (0.0075, yg + 0.010)], fin.spacer, False
        ),
        quad(
            "pane",
            [
                (x0 - 0.004, yg, z0 - 0.004),
                (x1 + 0.004, yg, z0 - 0.004),
                (x1 + 0.004, yg, z1 + 0.004),
                (x0 - 0.004, yg, z1 + 0.004),
            ],
            glass or fin.glass,
        ),
    ]
    obs[-1].visible_diffuse = obs[-1].visible_glossy = False
    nx, nz = bars
    yf, yb = y_face + 0.005, y_back - 0.010
    for i in range(nx):
        x = x0 + (x1 - x0) * (i + 1) / (nx + 1)
        obs += glazing_bar("bar", "z", x, z0 - 0.001, z1 + 0.001, yf, yb, bar_w, fin.up)
    for k in range(nz):
        z = z0 + (z1 - z0) * (k + 1) / (nz + 1)
        obs += glazing_bar("bar", "x", z, x0 - 0.001, x1 + 0.001, yf + 0.0004, yb - 0.0004, bar_w, fin.level)
    return obs


class Casement:
    """A casement window in an opening: outer frame, mullions, and one light in each bay.

    `lights` is a list of (share, kind) from left to right, kind 'fixed' or 'open'; `transom` is the share of height below a
    row of top lights (or None). Flush sashes sit in the plane of the frame; otherwise they lap over it."""

    def __init__(
        self,
        r,
        y,
        fin,
        lights,
        flush=True,
        frame_w=0.048,
        depth=0.070,
        sash_w=0.060,
        mullion=0.062,
        moulding=OVOLO,
        butt=False,
        bars=(0, 0),
        fixed_as_sash=True,
        gap=0.0035,
        proud=0.012,
        lap=0.010,
        sash_depth=None,
        hinges=None,
        bar_w=0.024,
    ):
        self.fin, self.y, self.depth = fin, y, depth
        self.sashes = []
        x0, x1, z0, z1 = r
        self.parts, inner = ring("frame", r, frame_w, y, depth, SQUARE, fin, butt)
        ix0, ix1, iz0, iz1 = inner
        sd = sash_depth or (depth - 0.008)
        self.parts.append(
            ring_sweep(
                "rebate",
                rect(*inner),
                [(-0.001, y + 0.022), (0.012, y + 0.022), (0.012, y + depth - 0.004), (-0.001, y + depth - 0.004)],
                fin.up,
                False,
            )
        )
        total = sum(s for s, _ in lights)
        clear = ix1 - ix0 - mullion * (len(lights) - 1)
        x = ix0
        for i, (share, kind) in enumerate(lights):
            w = clear * share / total
            cell = (x, x + w, iz0, iz1)
            if i:
                self.parts.append(
                    box(
                        "mullion",
                        x - mullion,
                        x,
                        y + 0.0002,
                        y + depth - 0.0002,
                        iz0 - 0.001,
                        iz1 + 0.001,
                        fin.up,
                        ARRIS,
                    )
                )
                self.parts.append(
                    box(
                        "mullionIn",
                        x - mullion - 0.012,
                        x + 0.012,
                        y + 0.022,
                        y + depth - 0.004,
                        iz0,
                        iz1,
                        fin.up,
                        0.001,
                    )
                )
            self._light(
                cell, kind, flush, sash_w, moulding, butt, bars, fixed_as_sash, gap, proud, lap, sd, hinges, bar_w
            )
            x += w + mullion

    def _light(self, c, kind, flush, sash_w, moulding, butt, bars, fixed_as_sash, gap, proud, lap, sd, hinges, bar_w):
        """Fill one bay."""
        fin = self.fin
        if kind == "fixed" and not fixed_as_sash:
            bead = [
                (0, self.y + 0.004),
                (0.004, self.y + 0.005),
                (0.018, self.y + 0.014),
                (0.020, self.y + 0.016),
                (0.020, self.y + self.depth - 0.012),
                (0.004, self.y + self.depth - 0.002),
            ]
            o = [ring_sweep("bead", rect(*c), bead, fin.up, False, 30, mH=fin.level)]
            r = (c[0] + 0.020, c[1] - 0.020, c[2] + 0.020, c[3] - 0.020)
            o += glaze(r, self.y + 0.004, self.y + self.depth, fin, bars, bar_w)
            self.sashes.append(dict(cell=c, parts=o, kind=kind))
            return
        e = gap if flush else -lap
        r = (c[0] + e, c[1] - e, c[2] + e, c[3] - e)
        y = self.y if flush else self.y - proud
        o, opening = ring("sash", r, sash_w, y, sd, moulding, fin, butt)
        o += glaze(opening, y + moulding[-1][1] - 0.010, y + sd, fin, bars, bar_w)
        if not flush:
            o.append(
                ring_sweep(
                    "lapseal",
                    rect(*r),
                    [(0.004, y + proud), (0.004, y + proud + 0.003), (0.012, y + proud + 0.003)],
                    fin.gasket,
                    False,
                )
            )
        side = {"open": None, "left": 0, "right": 1}.get(kind)
        if hinges and side is not None:
            hx = (r[0] - gap / 2, r[1] + gap / 2)[side]
            for hz in (r[2] + 0.14, r[3] - 0.14):
                o.append(
                    lathe(
                        "knuckle",
                        [(0, 0.036), (0.0045, 0.036), (0.0052, 0.034), (0.0052, -0.034), (0.0045, -0.036), (0, -0.036)],
                        hinges,
                        20,
                        (hx, y - 0.004, hz),
                    )
                )
                for s in (-1, 1):
                    o.append(
                        box(
                            "leaf",
                            min(hx, hx + s * 0.017),
                            max(hx, hx + s * 0.017),
                            y - 0.0018,
                            y,
                            hz - 0.032,
                            hz + 0.032,
                            hinges,
                            0.0008,
                        )
                    )
        self.sashes.append(dict(cell=c, parts=o, kind=kind, rect=r, y=y, depth=sd))

    def swing(self, i, degrees, side="left"):
        """Open sash i outwards about its left or right edge, and show the friction stay."""
        s = self.sashes[i]
        x0, x1, z0, z1 = s["rect"]
        hx = x0 + 0.004 if side == "left" else x1 - 0.004
        group(s["parts"], (hx, s["y"] + 0.012, z0), (0, 0, -degrees if side == "left" else degrees))
        k = 1 if side == "left" else -1
        a = math.radians(degrees)
        for z in (s["cell"][2] + 0.006, s["cell"][3] - 0.010):
            p = (hx + k * 0.30, self.y + 0.028, z)
            q = (hx + k * 0.17 * math.cos(a), s["y"] + 0.028 - 0.17 * math.sin(a), z)
            tube("stay", [p, q], 0.0045, self.fin.metal, 3)
            tube(
                "track",
                [(hx + k * 0.02, self.y + 0.030, z - 0.002), (hx + k * 0.34, self.y + 0.030, z - 0.002)],
                0.004,
                self.fin.metal,
                3,
            )


class SlidingSash:
    """Vertical sliding sash: box frame, outer top sash with horns, inner bottom sash raised by `lift`."""

    STILE, TOP, MEET, BOTTOM, DEEP = 0.050, 0.052, 0.040, 0.090, 0.045

    def __init__(self, r, y, fin, bars=(1, 0), lift=0.0, lining=0.034, bar_w=0.022):
        x0, x1, z0, z1 = r
        self.rect, self.y, self.fin = r, y, fin
        ring("boxframe", (x0, x1, z0 - 0.02, z1), lining, y, 0.145, SQUARE, fin, True)
        jx0, jx1, jz0, jz1 = x0 + lining, x1 - lining, z0 + 0.030, z1 - lining
        for xa, xb in ((jx0 - 0.001, jx0 + 0.010), (jx1 - 0.010, jx1 + 0.001)):  # parting beads and channels
            box("channel", xa, xb, y + 0.0135 + self.DEEP, y + 0.0155 + self.DEEP, jz0, jz1, fin.up, 0.0005)
        prism(
            "timbersill",
            [
                (y - 0.035, z0 - 0.030),
                (y + 0.14, z0 - 0.030),
                (y + 0.14, z0 + 0.036),
                (y + 0.06, z0 + 0.032),
                (y + 0.055, z0 + 0.022),
                (y - 0.030, z0 + 0.002),
                (y - 0.035, z0 - 0.004),
            ],
            "x",
            x0 - 0.0,
            x1 + 0.0,
            fin.level,
            0.0015,
        )
        mid = (jz0 + jz1) / 2
        self.mid = mid
        yo, yi = y + 0.012, y + 0.014 + self.DEEP + 0.003
        up = (jx0 + 0.002, jx1 - 0.002, mid - self.MEET / 2, jz1 + 0.004)
        lo = (jx0 + 0.002, jx1 - 0.002, jz0 + 0.002 + lift, mid + self.MEET / 2 + lift)
        for rr, yy, low, top in ((up, yo, self.MEET, self.TOP), (lo, yi, self.BOTTOM, self.MEET)):
            self._sash(rr, yy, low, top, bars, bar_w)
        self.horns = [self._horn(up[0], 1, up[2], yo), self._horn(up[1], -1, up[2], yo)]
        self.upper, self.lower, self.yo = up, lo, yo

    def _sash(self, r, y, low, top, bars, bar_w):
        """Stiles and rails of their own widths, ovolo to the glass."""
        x0, x1, z0, z1 = r
        mw = OVOLO[-1][0]
        s = self.STILE - mw
        f, d = self.fin, self.DEEP
        for xa, xb in ((x0, x0 + s), (x1 - s, x1)):
            box("stile", xa, xb, y, y + d, z0, z1, f.up, ARRIS)
        box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, z0, z0 + low - mw, f.level, ARRIS * 0.7)
        box("rail", x0 + s, x1 - s, y + 0.0003, y + d - 0.0003, z1 - top + mw, z1, f.level, ARRIS * 0.7)
        hole = (x0 + s, x1 - s, z0 + low - mw, z1 - top + mw)
        ring_sweep(
            "ovolo",
            rect(*hole),
            [(du, y + dy + 0.0003) for du, dy in OVOLO]
            + [(mw, y + d - 0.010), (mw - 0.008, y + d - 0.001), (0, y + d - 0.001)],
            f.up,
            False,
            30,
        )
        glaze((x0 + self.STILE, x1 - self.STILE, z0 + low, z1 - top), y + 0.005, y + d, f, bars, bar_w)

    def _horn(self, x, sgn, z, y):
        """Decorative horn: the stile runs on below the meeting rail and ends in an ogee."""
        w, drop = self.STILE - 0.004, 0.096
        nose = [
            (0.0140 + 0.0088 * math.sin(t), -drop + 0.0088 - 0.0088 * math.cos(t)) for t in np.linspace(-0.9, 2.3, 10)
        ]
        cove = [
            (0.0215 + (w - 0.0215) * u, -drop + 0.017 + (drop - 0.022) * (u * u * (3 - 2 * u)) ** 0.8)
            for u in np.linspace(0.05, 0.95, 14)
        ]
        pts = [(0, 0.004), (0, -drop + 0.006)] + nose + cove + [(w, -0.0045), (w, 0.004)]
        poly = [(x + sgn * px, z + pz) for px, pz in pts]
        if sgn < 0:
            poly = poly[::-1]
        o = prism("horn", poly, "y", y + 0.0004, y + self.DEEP - 0.0004, self.fin.up)
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = 0.0016, 2, "ANGLE", math.radians(50)
        return o


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


# ---------------------------------------------------------------- walls


def keep_bricks(ob, keep):
    """Drop the bricks whose centre (x, z) fails the test."""
    per = 109  # vertices of one brick made by lib.brick_template
    co = np.empty(len(ob.data.vertices) * 3, dtype=np.float32)
    ob.data.vertices.foreach_get("co", co)
    mid = co.reshape(-1, per, 3).mean(1)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.verts.ensure_lookup_table()
    gone = [bm.verts[i * per + k] for i, c in enumerate(mid) if not keep(c[0], c[2]) for k in range(per)]
    bmesh.ops.delete(bm, geom=gone, context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()


def show_brick_reveals(name="wall", by=0.005):
    """Draw the mortar at the sides of brick_wall's openings back by `by` metres, so that the brick ends stand in front of it."""
    for o in bpy.data.objects:
        if o.name.split(".")[0] == name + "_r":
            xs, zs = [v.co.x for v in o.data.vertices], [v.co.z for v in o.data.vertices]
            mx, mz = (min(xs) + max(xs)) / 2, (min(zs) + max(zs)) / 2
            for v in o.data.vertices:
                v.co.x += math.copysign(by, v.co.x - mx)
                v.co.z += math.copysign(by, v.co.z - mz)


def flat_arch(x0, x1, z, m, mortar, rg, h=0.225, lean=0.10, proud=0.004):
    """Rubbed-brick flat arch: tapering voussoirs with hairline joints, over the wall's own courses."""
    n = int(round((x1 - x0 + lean) / 0.0755)) | 1
    V, F, R = [], [], []
    w0, w1 = (x1 - x0) / n, (x1 - x0 + 2 * lean) / n
    for i in range(n):
        j, y, a = 0.0014, -proud + rg.gauss(0, 0.0004), 0.0012
        lo = (x0 + i * w0 + j, x0 + (i + 1) * w0 - j)
        hi = (x0 - lean + i * w1 + j, x0 - lean + (i + 1) * w1 - j)
        o = len(V)
        base = [(lo[0], z + 0.001), (lo[1], z + 0.001), (hi[1], z + h), (hi[0], z + h)]
        face = [(lo[0] + a, z + 0.001 + a), (lo[1] - a, z + 0.001 + a), (hi[1] - a, z + h - a), (hi[0] + a, z + h - a)]
        V += (
            [(px, REVEAL, pz) for px, pz in base]
            + [(px, y + a, pz) for px, pz in base]
            + [(px, y, pz) for px, pz in face]
        )
        for k in range(4):
            q = (k + 1) % 4
            F += [(o + k, o + q, o + 4 + q, o + 4 + k), (o + 4 + k, o + 4 + q, o + 8 + q, o + 8 + k)]
        F.append((o + 8, o + 9, o + 10, o + 11))
        R += [rg.random()] * 12
    mesh_obj("arch", V, F, m, None, {"rnd": R})
    quad(
        "archjoints",
        [
            (x0, -proud + 0.002, z + 0.001),
            (x1, -proud + 0.002, z + 0.001),
            (x1 + lean, -proud + 0.002, z + h),
            (x0 - lean, -proud + 0.002, z + h),
        ],
        mortar,
    )


def rendered_wall(x0, x1, z0, z1, r, m, depth=REVEAL):
    """Rendered wall with soft-edged reveals."""
    e = 0.014
    big = (r[0] - e, r[1] + e, r[2] - e, r[3] + e)
    plate("render", rect(x0, x1, z0, z1), [list(rect(*big))], 0, m)
    prof = [(e * (1 - math.cos(t)), e * 1.1 * (1 - math.sin(math.pi / 2 - t))) for t in np.linspace(0, math.pi / 2, 7)]
    prof = [(e * math.sin(t), e * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 7)] + [(e, depth + 0.02)]
    ring_sweep("reveal", rect(*big), prof, m, False, 60)


def weatherboards(x0, x1, z0, z1, r, m, rg, cover=0.150, trim=None, trim_w=0.095):
    """Feather-edge boarding broken round an opening, with a planted architrave."""
    V, F, R = [], [], []
    a0, a1 = r[0] - trim_w + 0.012, r[1] + trim_w - 0.012

    def board(xa, xb, z, high):
        nx = max(2, int((xb - xa) / 0.35))
        o, t = len(V), rg.gauss(0, 0.0012)
        wob = [rg.gauss(0, 0.0010) for _ in range(nx + 1)]
        sec = [(0.0, 0), (-0.0225, 0.0), (-0.0240, 0.0015), (-0.0235, 0.0040), (-0.0060, high)]
        for i in range(nx + 1):
            x = xa + (xb - xa) * i / nx
            V.extend([(x, y + t + wob[i], z + dz + wob[i] * 0.6) for y, dz in sec])
        k = len(sec)
        for i in range(nx):
            for j in range(k - 1):
                F.append((o + i * k + j, o + (i + 1) * k + j, o + (i + 1) * k + j + 1, o + i * k + j + 1))
        for i in (0, nx):
            F.append(tuple(o + i * k + j for j in range(k)))
        R.extend([rg.random()] * (k * (nx + 1)))

    z, foot, top = z0, r[2] - 0.02, r[3] + trim_w
    while z < z1:
        full = cover + 0.02
        if z + cover <= foot or z >= top:
            spans = [(x0, x1, z, full)]
        else:
            spans = [(x0, a0, z, full), (a1, x1, z, full)]
            if z < foot - 0.02:
                spans.append((a0, a1, z, foot - z))
            if z + cover > top + 0.01:
                spans.append((a0, a1, top, z + full - top))
        for xa, xb, zz, high in spans:
            cut = [xa] + ([xa + (xb - xa) * rg.uniform(0.3, 0.7)] if xb - xa > 2.4 else []) + [xb]
            for p, q in zip(cut, cut[1:]):
                board(p + 0.0012, q - 0.0012, zz, high)
        z += cover
    quads = [f for f in F if len(f) == 4]
    caps = [f for f in F if len(f) != 4]
    mesh_obj("boards", V, quads + caps, m, None, {"rnd": R})
    dark = simple("felt", (0.008, 0.008, 0.008, 1), 0.9)
    plate("felt", rect(x0, x1, z0, z1), [list(rect(*r))], 0.003, dark)
    t = trim
    for xa, xb in ((r[0] - trim_w, r[0] + 0.002), (r[1] - 0.002, r[1] + trim_w)):
        box("architrave", xa, xb, -0.034, 0.10, r[2] - 0.02, r[3] + 0.002, t, 0.0025)
    box("head", r[0] - trim_w - 0.012, r[1] + trim_w + 0.012, -0.036, 0.10, r[3] + 0.002, r[3] + trim_w, t, 0.0025)
    prism(
        "drip",
        [(-0.060, r[3] + trim_w), (0, r[3] + trim_w), (0, r[3] + trim_w + 0.034), (-0.060, r[3] + trim_w + 0.016)],
        "x",
        r[0] - trim_w - 0.03,
        r[1] + trim_w + 0.03,
        t,
        0.002,
    )


def flints(x0, x1, z0, z1, inside, m, mortar, rg, size=0.055):
    """Field of knapped flints in lime mortar wherever inside(x, z) holds; rows jittered so that they pack like a mason's."""
    V, F, R = [], [], []
    base = bmesh.new()
    bmesh.ops.create_icosphere(base, subdivisions=2, radius=1)
    bv = np.array([v.co[:] for v in base.verts])
    bf = [tuple(v.index for v in f.verts) for f in base.faces]
    base.free()
    z, row = z0, 0
    while z < z1:
        x = x0 + (row % 2) * size * 0.7
        while x < x1:
            w, h = size * rg.uniform(0.42, 0.66), size * rg.uniform(0.36, 0.50)
            cx, cz = x + rg.gauss(0, 0.006), z + rg.gauss(0, 0.006)
            if inside(cx - w, cz) and inside(cx + w, cz):
                k = np.array([rg.uniform(2.5, 6) for _ in range(3)])
                ph = np.array([rg.uniform(0, 6) for _ in range(3)])
                s = 1 + 0.14 * np.sin(bv * k + ph).sum(1, keepdims=True) / 1.5
                P = bv * s
                P[:, 1] = np.maximum(P[:, 1], -rg.uniform(0.35, 0.75))  # knapped, flattish face
                a = rg.gauss(0, 0.4)
                X = P[:, 0] * math.cos(a) - P[:, 2] * math.sin(a)
                Z = P[:, 0] * math.sin(a) + P[:, 2] * math.cos(a)
                o = len(R)
                V.append(np.stack([cx + X * w, 0.010 + P[:, 1] * 0.034, cz + Z * h], 1))
                F += [tuple(i + o for i in f) for f in bf]
                R += [rg.random()] * len(bv)
            x += 2 * w + 0.006
        z += size * 0.86
        row += 1
    mesh_obj("flints", np.vstack(V), F, m, 35, {"rnd": R})


def flint_mat():
    """Broken flint: black-blue hearts, grey skins, chalky rinds."""
    m, n = mat("flint")
    a = n.attr("rnd").outputs["Fac"]
    c = n.ramp(
        a,
        [
            (0, srgb("#33363a")),
            (0.25, srgb("#5b5d5d")),
            (0.5, srgb("#83807a")),
            (0.72, srgb("#4a4c4f")),
            (0.85, srgb("#a8a196")),
            (0.95, srgb("#75695a")),
        ],
        "CONSTANT",
    )
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 60, 4, 0.65), 0.45, 0.66, 0, 0.7), c, srgb("#b9b2a6"))
    n.out(principled(n, Base_Color=c, Roughness=0.42, Specular=0.4, Normal=n.bump(n.noise(p, 90, 3, 0.6), 0.3, 0.003)))
    return m


# ---------------------------------------------------------------- the room behind


def room(
    r, y_frame, wall="#d9d2c5", glow=0.10, width=4.4, back=3.6, power=75, colour=(1, 0.88, 0.72), dress=True, rg=None
):
    """Plain room behind the opening r: plastered reveals, window board, back wall with picture and shelves, soft ceiling light."""
    x0, x1, z0, z1 = r
    w, d = width / 2, INNER
    wm, wh = plaster("roomwall", wall, glow), plaster("roomwhite", "#efece5", glow)
    quad("back", [(-w, back, 0), (w, back, 0), (w, back, 2.6), (-w, back, 2.6)], wm)
    for s in (-1, 1):
        quad("side", [(s * w, 0.11, 0), (s * w, back, 0), (s * w, back, 2.6), (s * w, 0.11, 2.6)], wm)
    quad("ceiling", [(-w, 0.11, 2.6), (w, 0.11, 2.6), (w, back, 2.6), (-w, back, 2.6)], wh)
    quad(
        "floor",
        [(-w, 0.11, 0.0), (w, 0.11, 0.0), (w, back, 0.0), (-w, back, 0.0)],
        wood("roomfloor", "#a88a63", "#7d6242", "X", by_part=False),
    )
    for xa, xb in ((x0 - 0.03, x0 + 0.003), (x1 - 0.003, x1 + 0.03)):
        box("jamb", xa, xb, y_frame, d, z0, z1, wh, 0)
    box("soffit", x0, x1, y_frame, d, z1 - 0.003, z1 + 0.03, wh, 0)
    box("board", x0 - 0.03, x1 + 0.03, y_frame, d + 0.03, z0 - 0.02, z0 + 0.008, wh, 0.004)
    if dress:
        dark, pic = simple("pframe", srgb("#3b3128"), 0.5), mat("pic")
        n = pic[1]
        n.out(
            n.n(
                "ShaderNodeBsdfDiffuse",
                {
                    "Color": n.ramp(
                        n.noise(n.pos(), 2.4, 3, 0.5, 1.2),
                        [
                            (0.3, srgb("#e3dccc")),
                            (0.45, srgb("#8fa39a")),
                            (0.55, srgb("#d9cdb5")),
                            (0.66, srgb("#56706f")),
                        ],
                    )
                },
            )
        )
        box("pictureframe", 0.35, 1.15, back - 0.03, back, 1.25, 1.85, dark, 0.004)
        quad(
            "picture",
            [
                (0.40, back - 0.031, 1.30),
                (1.10, back - 0.031, 1.30),
                (1.10, back - 0.031, 1.80),
                (0.40, back - 0.031, 1.80),
            ],
            pic[0],
        )
        bookcase(-1.75, -0.55, back, rg or random.Random(4))
    lib.area((0, 1.7, 2.58), (0, 1.7, 0), 2.6, power, colour, sy=2.2)


def bookcase(xa, xb, back, rg, z=2.0):
    """White bookcase with rows of books."""
    wh = simple("case", srgb("#d8d3c8"), 0.5)
    cols = [
        simple("book%d" % i, srgb(c), 0.6)
        for i, c in enumerate(("#6d3d34", "#3d4f5c", "#8c7a55", "#d5c9b2", "#4f5b46", "#a8835a", "#2f3437", "#b9b2a4"))
    ]
    box("caseback", xa, xb, back - 0.03, back - 0.01, 0, z, wh, 0)
    for x in (xa, (xa + xb) / 2, xb):
        box("caseup", x - 0.012, x + 0.012, back - 0.26, back, 0, z, wh, 0.001)
    k = 0
    while 0.1 + k * 0.32 < z + 0.01:
        s = 0.1 + k * 0.32
        box("shelf", xa, xb, back - 0.26, back, s - 0.012, s + 0.012, wh, 0.001)
        x = xa + 0.03
        while x < xb - 0.06 and s < z - 0.2:
            t = rg.uniform(0.018, 0.045)
            if rg.random() < 0.88:
                box(
                    "bk",
                    x,
                    x + t - 0.002,
                    back - 0.23,
                    back - 0.05,
                    s + 0.012,
                    s + 0.012 + rg.uniform(0.18, 0.26),
                    rg.choice(cols),
                    0.001,
                )
            x += t if rg.random() < 0.94 else t + 0.08
        k += 1


def curtain(x0, x1, z0, z1, y, m, folds=7, depth=0.05, gather=0.0, rg=None):
    """Hanging curtain in soft, uneven folds; `gather` pulls the middle in towards x0 as if tied back."""
    rg = rg or random.Random(2)
    nx, nz = folds * 12, 18
    ph = [rg.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    V = []
    for j in range(nz + 1):
        t = j / nz
        pull = gather * math.exp(-(((t - 0.38) / 0.16) ** 2)) if gather else 0
        for i in range(nx + 1):
            u = i / nx
            f = u * folds
            k = int(f)
            a = depth * (0.75 + 0.3 * math.sin(f * 1.7 + 1)) * (1 - 0.25 * t)
            x = x0 + (x1 - x0) * (u * (1 - pull))
            V.append(
                (
                    x + 0.006 * math.sin(5 * t + f),
                    y + a * math.sin(2 * math.pi * f + ph[k]) + 0.004 * math.sin(9 * t + f),
                    z0 + (z1 - z0) * t,
                )
            )
    F = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(nz)
        for i in range(nx)
    ]
    return mesh_obj("curtain", V, F, m, 80)


def table_lamp(c, shade_glow=2.4, base="#66756f", h=0.46):
    """Ceramic table lamp with a lit linen shade, standing at c."""
    lathe(
        "lampbase",
        [
            (0, 0),
            (0.055, 0),
            (0.058, 0.008),
            (0.085, 0.07),
            (0.092, 0.12),
            (0.078, 0.18),
            (0.035, 0.225),
            (0.014, 0.24),
            (0.014, h - 0.20),
        ],
        simple("lampbase", srgb(base), 0.22),
        40,
        c,
    )
    sh = lib.emit("shade", (1, 0.72, 0.42, 1), shade_glow)
    sh.cycles.sample_as_light = False
    lathe("shade", [(0.165, h - 0.22), (0.105, h)], sh, 40, c)


def pot_plant(c, leaf, rg, pot="#b9b1a3", r=0.065, h=0.12, spread=0.14, n=220, size=0.07):
    """Pot on a sill with a loose leafy plant."""
    lathe(
        "pot",
        [
            (0, 0),
            (r * 0.78, 0),
            (r * 0.8, 0.003),
            (r, h - 0.012),
            (r * 1.05, h - 0.010),
            (r * 1.05, h),
            (r * 0.93, h),
            (r * 0.9, h - 0.02),
            (0, h - 0.02),
        ],
        simple("pot", srgb(pot), 0.6, noise=0.2),
        36,
        c,
    )
    C, N = [], []
    for _ in range(n):
        a, t = rg.random() * 6.283, rg.random() ** 0.6
        d = spread * t * (0.35 + 0.65 * rg.random())
        p = Vector(
            (
                c[0] + d * math.cos(a),
                c[1] + d * math.sin(a),
                c[2] + h + 0.02 + spread * 1.7 * t * (1 - 0.35 * rg.random()),
            )
        )
        C.append(p)
        N.append((math.cos(a) * 0.7 + rg.gauss(0, 0.3), math.sin(a) * 0.7 + rg.gauss(0, 0.3), 0.9))
    leaves("plant", C, N, size, leaf, rg, 0.45)
    stem = simple("stem", srgb("#5d6b3a"), 0.7)
    for p in C[::9]:
        tube(
            "stem",
            [(c[0], c[1], c[2] + h - 0.02), ((c[0] + p.x) / 2, (c[1] + p.y) / 2, c[2] + h + (p.z - c[2] - h) * 0.7), p],
            0.0016,
            stem,
            2,
        )


def books(c, rg, cols=("#7a4b3c", "#d8cfbd", "#45586a"), w=0.15, rot=0):
    """A small stack of lying books."""
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


# ---------------------------------------------------------------- planting


def lavender(c, n, rg, h=0.55, spread=0.28, petal=None, stem=None, squash=1.0):
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
    return m_leaf("petal", "#4d3f78", "#6f5d9c", "#9b8bc0", 0.25, False), m_leaf(
        "lavstem", "#55663f", "#74855a", "#93a27a", 0.3, False
    )


def climber(
    paths, leaf, rg, bloom=None, density=210, size=0.055, spread=0.10, wood_m=None, bloom_rate=0.05, bloom_size=0.04
):
    """Climbing plant trained over a wall: stems along the given polylines (x, z), leaves round them, open blooms here and there."""
    C, N, B = [], [], []
    for path in paths:
        pts = []
        for (xa, za), (xb, zb) in zip(path, path[1:]):
            k = max(2, int(math.hypot(xb - xa, zb - za) / 0.06))
            pts += [
                (
                    xa + (xb - xa) * i / k + rg.gauss(0, 0.008),
                    -0.02 + rg.gauss(0, 0.006),
                    za + (zb - za) * i / k + rg.gauss(0, 0.008),
                )
                for i in range(k)
            ]
        pts.append((path[-1][0], -0.02, path[-1][1]))
        for i in range(len(pts) - 1):
            f = 1 - 0.7 * i / len(pts)
            tube("cane", pts[i : i + 2], 0.0085 * f, wood_m, 3)
        length = len(pts) * 0.06
        for _ in range(int(density * length)):
            p = rg.choice(pts)
            d = (rg.gauss(0, spread), -abs(rg.gauss(0, 0.035)) - 0.005, rg.gauss(0, spread) - 0.01)
            q = (p[0] + d[0], p[1] + d[1], p[2] + d[2])
            if rg.random() < bloom_rate:
                B.append(q)
            else:
                C.append(q)
                N.append((rg.gauss(0, 0.5), -1, rg.gauss(0.35, 0.4)))
    leaves("climber", C, N, size, leaf, rg, 0.55)
    if bloom:
        blooms(B, bloom, rg, bloom_size)
    return C


def blooms(centres, m, rg, size=0.04, toward=(0, -1, 0.35)):
    """Open rosettes of petals."""
    C, N, R = [], [], []
    for c in centres:
        d = Vector(toward) + Vector((rg.gauss(0, 0.4), rg.gauss(0, 0.2), rg.gauss(0, 0.4)))
        d.normalize()
        tone = rg.random()
        for k in range(22):
            v = Vector((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1))).normalized()
            if v.dot(d) < -0.2:
                v = -v
            C.append(Vector(c) + v * size * 0.32 * (0.3 + 0.7 * rg.random()) + d * size * 0.1)
            N.append(v + d * 0.6)
            R.append(min(1, max(0, tone + rg.gauss(0, 0.18))))
    leaves("bloom", C, N, size * 0.55, m, rg, 0.95, 0.35, rnd=R)


def flower_shrub(c, R, n, leaf, petal, rg, heads=14, head=0.075, size=0.05, squash=0.85, facing=-1):
    """Shrub with rounded flower heads (hydrangea) on the side it is seen from."""
    ball_shrub("shrub", c, R, n, size, leaf, rg, squash, 0.16)
    core(c, R * 0.74, squash)
    for _ in range(heads):
        d = Vector((rg.gauss(0, 1), facing * abs(rg.gauss(0.6, 0.7)), abs(rg.gauss(0.5, 0.5)))).normalized()
        p = Vector((c[0] + d.x * R, c[1] + d.y * R, c[2] + d.z * R * squash))
        ball_shrub("head", p, head * rg.uniform(0.75, 1.1), 260, 0.021, petal, rg, 0.8, 0.05)


def core(c, r, squash=1.0):
    """Dark heart that keeps light from shining through a shrub."""
    lathe(
        "core",
        [(0, r * squash), (r * 0.7, r * 0.7 * squash), (r, 0), (r * 0.7, -r * 0.7 * squash), (0, -r * squash)],
        simple("core", srgb("#141d0c"), 0.95),
        14,
        c,
    )


# ---------------------------------------------------------------- light, camera, action


def daylight(
    az=48, el=30, strength=5.0, colour=(1, 0.87, 0.70), angle=0.9, hdri="forest", sky=1.05, rot=90, tint_=(1, 1, 1, 1)
):
    """Warm sun and an HDRI sky; returns the direction to the sun."""
    lib.world_hdri(hdri, sky, rot, tint_)
    return lib.sun(az, el, strength, colour, angle)


def dapple(d, target, rg, clumps=22, half=(1.9, 1.4), clear=None, leaf=0.11, far=(4.5, 6.5)):
    """Leaves between sun and wall, seen only as shadow. `clear` (u, v half sizes) keeps the middle mostly in the sun."""
    C, N = [], []
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    for _ in range(clumps):
        u, v = rg.uniform(-half[0], half[0]), rg.uniform(-half[1], half[1])
        if clear and abs(u) < clear[0] and abs(v) < clear[1] and rg.random() < 0.8:
            continue
        cc = Vector(target) + d * rg.uniform(*far) + side * u + up * v
        for _ in range(rg.randint(40, 100)):
            C.append(cc + Vector((rg.gauss(0, 0.2), rg.gauss(0, 0.2), rg.gauss(0, 0.16))))
            N.append((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))
    if not C:
        return
    o = leaves("dapple", C, N, leaf, m_leaf("dappleleaf"), rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False


def view(target, width, dist, yaw=0, eye=1.45, fstop=5.6, focus=None, aspect=1.6):
    """Level camera (upright verticals) looking at target from `dist`, the picture `width` wide there; yaw > 0 stands to the right."""
    a = math.radians(yaw)
    tx, ty, tz = target
    loc = (tx + dist * math.sin(a), ty - dist * math.cos(a), eye)
    return lib.camera(loc, 36 * dist / width, (0, (tz - eye) / width), (90, 0, yaw), "HORIZONTAL", focus or dist, fstop)
