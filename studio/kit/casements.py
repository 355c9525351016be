"""Casement windows seen close and from indoors: paint, glass, welds, handles, the room side, the garden beyond.

Axes and units as in windows.py: x along the wall, z up, y into the house, the face of the wall at y = 0; metres.
"""

import math

import bpy
from mathutils import Vector

from kit import lib
from kit import windows as W
from kit.job import albedo
from kit.lib import box, lathe, m_leaf, mat, mesh_obj, principled, simple, srgb

WHITE = "#f3f2ee"

# ---------------------------------------------------------------- materials


def smooth_paint(name, colour, rough=0.26):
    """Smooth uPVC or powder coat: an even sheen with the faintest orange peel."""
    m, n = mat(name)
    peel = n.bump(n.noise(n.pos(), 240, 2, 0.5), 0.05, 0.0004)
    gloss = n.rng(n.noise(n.pos(), 15, 4, 0.6), 0.3, 0.7, rough - 0.03, rough + 0.05)
    n.out(principled(n, Base_Color=colour, Roughness=gloss, Specular=0.42, Normal=peel))
    return m


def foil(name, colour, axis, rough=0.36, depth=0.0006):
    """Foil embossed with wood pores along 'V' (upright) or 'H' (level): long fine ticks over broad soft bands."""
    m, n = mat(name)
    along, across = 11.0, 520.0
    scale = (across, across, along) if axis == "V" else (along, across, across)
    wander = n.noise(n.pos((7, 7, 0.8) if axis == "V" else (0.8, 7, 7)), 1.1, 2, 0.5)
    drift = n.math("MULTIPLY", wander, 26.0)
    shift = {0: drift, 1: 0.0, 2: 0.0} if axis == "V" else {0: 0.0, 1: 0.0, 2: drift}
    place = n.n(
        "ShaderNodeVectorMath", {0: n.pos(scale), 1: n.n("ShaderNodeCombineXYZ", shift).outputs[0]}, operation="ADD"
    ).outputs[0]
    pores = n.rng(n.noise(place, 1.0, 3, 0.6), 0.36, 0.52, 0, 1)
    bands = n.noise(n.pos((60, 60, 2.5) if axis == "V" else (2.5, 60, 60)), 1.0, 3, 0.6, 0.6)
    dark = tuple(c * 0.62 for c in colour[:3]) + (1,)
    c = n.mix(n.rng(pores, 0, 1, 0.42, 0), colour, dark)
    c = n.mix(n.rng(bands, 0.35, 0.65, 0, 0.16), c, dark)
    height = n.math("ADD", pores, n.math("MULTIPLY", bands, 0.5))
    sheen = n.rng(bands, 0.3, 0.7, rough - 0.05, rough + 0.06)
    n.out(principled(n, Base_Color=c, Roughness=sheen, Specular=0.35, Normal=n.bump(height, 0.42, depth)))
    return m


def finish(hex_colour, factor=0.7, rough=0.28, grained=False, gasket="#1b1b1b", spacer="#3c3d3e", seed=0.0, mirror=1.5):
    """The materials of a window in a catalogue colour; `factor` serves until the shot's paint is balanced."""
    fin = W.Finish(hex_colour, 1, rough, False, gasket, mirror, spacer, seed)
    colour = albedo(hex_colour, factor)
    if grained:
        fin.up, fin.level = foil("foilV", colour, "V", rough), foil("foilH", colour, "H", rough)
    else:
        fin.up = fin.level = smooth_paint("frame", colour, rough)
    fin.glass = mirroring_pane(seed, mirror)
    return fin


def mirroring_pane(seed=0.0, strength=1.5, across=14.0, eaves=3.7, sky=2.3):
    """Double-glazed pane seen from the street: clear, plus the trees and clouds it mirrors, worked out by rule.

    The mirrored crowns stand `across` metres out; worked out by rule they add no noise."""
    m, n = mat("pane")
    geometry = n.n("ShaderNodeNewGeometry")
    back = n.n("ShaderNodeVectorMath", {0: geometry.outputs["Incoming"]}, operation="SCALE")
    back.inputs["Scale"].default_value = -1
    bent = n.bump(n.noise(n.pos(), 1.2, 1, 0.5), 0.02, 0.02)
    ray = n.n("ShaderNodeVectorMath", {0: back.outputs[0], 1: bent}, operation="REFLECT").outputs[0]
    rx, ry, rz = n.n("ShaderNodeSeparateXYZ", {0: ray}).outputs[:3]
    px, _, pz = n.n("ShaderNodeSeparateXYZ", {0: geometry.outputs["Position"]}).outputs[:3]
    reach = n.math("DIVIDE", across, n.math("MAXIMUM", n.math("ABSOLUTE", ry), 0.05))
    x = n.math("ADD", n.math("ADD", px, n.math("MULTIPLY", rx, reach)), seed)
    z = n.math("ADD", pz, n.math("MULTIPLY", rz, reach))
    p = n.n("ShaderNodeCombineXYZ", {0: x, 1: 0.0, 2: z}).outputs[0]
    outline = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(p, 0.26, 2, 0.5), 0.5), 8.0)
    twigs = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(p, 1.5, 8, 0.72), 0.5), 5.0)
    above = n.math("SUBTRACT", n.math("SUBTRACT", z, eaves), n.math("ADD", outline, twigs))
    gap = n.rng(above, -0.10, 0.16, 0, 1)
    clouds = n.rng(
        n.noise(n.n("ShaderNodeMapping", {"Vector": p, "Scale": (0.5, 1, 1)}).outputs[0], 0.22, 6, 0.6),
        0.44,
        0.62,
        0,
        0.85,
    )
    blue = n.ramp(n.rng(z, 2, 13, 0, 1), [(0, (0.72, 0.82, 0.95)), (1, (0.34, 0.52, 0.82))])
    heaven = n.mix(clouds, blue, (1.0, 0.97, 0.94, 1))
    clumps = n.rng(n.noise(p, 1.1, 4, 0.6), 0.38, 0.62, 0, 1)
    leafage = n.mix(n.rng(n.noise(p, 7.0, 5, 0.75), 0.42, 0.62, 0, 1), (0.010, 0.016, 0.008, 1), (0.075, 0.10, 0.04, 1))
    trees = n.mix(n.math("MULTIPLY", clumps, 0.6), leafage, (0.018, 0.026, 0.013, 1))
    fresnel = n.math(
        "MINIMUM", n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.52}).outputs[0], 1.9 * strength), 1.0
    )
    glow = n.n("ShaderNodeEmission", {"Color": n.mix(gap, trees, heaven), "Strength": n.math("MULTIPLY", fresnel, sky)})
    keep = n.math("SUBTRACT", 1.0, fresnel)
    tint = n.n(
        "ShaderNodeCombineXYZ", {i: n.math("MULTIPLY", keep, t) for i, t in enumerate((0.92, 0.955, 0.94))}
    ).outputs[0]
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": tint})
    n.out(n.n("ShaderNodeAddShader", {0: clear.outputs[0], 1: glow.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def indoor_pane():
    """Pane seen from a bright room: clear with a breath of green, hardly a reflection."""
    m, n = mat("indoorpane")
    n.out(n.n("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.975, 0.96, 1)}))
    return m


# ---------------------------------------------------------------- parts


def weld_lines(r, width, y, inward=False, colour="#b4b1aa"):
    """Hairline of the welded mitre at each corner of a frame round rect r; `inward` puts it on the room face at y."""
    x0, x1, z0, z1 = r
    seam = simple("weld", srgb(colour), 0.5)
    s, half, lines = (0.00025 if inward else -0.00025), 0.00045, []
    for cx, cz, dx, dz in ((x0, z0, 1, 1), (x1, z0, -1, 1), (x0, z1, 1, -1), (x1, z1, -1, -1)):
        a, b = 0.003, width - 0.003
        V = [
            (cx + dx * t + k * half * dz, y + s, cz + dz * t - k * half * dx)
            for t, k in ((a, 1), (b, 1), (b, -1), (a, -1))
        ]
        lines.append(mesh_obj("weld", V, [(0, 1, 2, 3)], seam))
    return lines


def gap_seals(win, gap, fin, deep=0.009):
    """Dark seal `deep` metres down in the gap round each flush sash, so that the gap reads as one fine line."""
    for sash in win.sashes:
        if "rect" in sash:
            y = sash["y"] + deep
            lib.ring_sweep("gapseal", lib.rect(*sash["cell"]), [(-0.0008, y), (gap + 0.0008, y)], fin.gasket, False)


def bar_along(name, path, halves, m, sides=24):
    """Bar of oval section along a path in a plane x-z: `halves` are the half width and half depth (y) at each point."""
    V, F = [], []
    points = [Vector(p) for p in path]
    for i, (p, (w, h)) in enumerate(zip(points, halves)):
        t = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        across = t.cross(Vector((0, 1, 0))).normalized()
        over = across.cross(t)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            c, s = math.cos(a), math.sin(a)
            # a super-ellipse: flat faces with round edges, as a lever is cast
            q = p + across * (w * math.copysign(abs(c) ** 0.62, c)) + over * (h * math.copysign(abs(s) ** 0.62, s))
            V.append(tuple(q))
    rows = len(points)
    for i in range(rows - 1):
        for k in range(sides):
            j = (k + 1) % sides
            F.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
    F += [tuple(range(sides - 1, -1, -1)), tuple((rows - 1) * sides + k for k in range(sides))]
    return mesh_obj(name, V, F, m, 45)


def lever_handle(x, z, y, m, turn=0.0, lock=True, length=0.118):
    """Window handle on the room face at y: an upright rose, a neck and a lever.

    `turn` in degrees, clockwise for the person in the room: 0 hangs down (closed), 90 points left. Returns the parts.
    """
    steel = lib.m_metal("lockpin", (0.55, 0.55, 0.54, 1), 0.25)
    parts = [
        box("rose", x - 0.0145, x + 0.0145, y - 0.001, y + 0.0095, z - 0.036, z + 0.036, m, 0.0055, 4),
        box("roselip", x - 0.0165, x + 0.0165, y - 0.001, y + 0.0022, z - 0.038, z + 0.038, m, 0.001, 2),
    ]
    neck = lathe("neck", [(0.0125, 0), (0.0118, 0.004), (0.0108, 0.018), (0.0112, 0.024)], m, 32, (x, y + 0.008, z))
    neck.rotation_euler = (-math.pi / 2, 0, 0)
    parts.append(neck)
    rise, reach = y + 0.0335, length
    stops = [-0.0155, -0.015, -0.0125, -0.006, 0.004, 0.02, 0.04, 0.06, 0.08, 0.095, 0.106, 0.113, 0.1165, 0.118]
    wide = [
        0.002,
        0.0065,
        0.0105,
        0.0128,
        0.0130,
        0.0112,
        0.0098,
        0.0096,
        0.0100,
        0.0104,
        0.0102,
        0.0088,
        0.0058,
        0.0015,
    ]
    deep = [
        0.0012,
        0.0040,
        0.0062,
        0.0078,
        0.0080,
        0.0068,
        0.0060,
        0.0056,
        0.0054,
        0.0054,
        0.0052,
        0.0046,
        0.0032,
        0.0010,
    ]
    k = reach / 0.118
    path = [(0, 0.0 + 0.009 * math.sin(max(0, s) / 0.118 * math.pi * 0.55), -s * (k if s > 0 else 1)) for s in stops]
    lever = bar_along("lever", path, list(zip(wide, deep)), m)
    lever.location = (x, rise, z)
    lever.rotation_euler = (0, math.radians(-turn), 0)
    parts.append(lever)
    if lock:
        parts.append(
            lathe("lockrim", [(0.0062, 0.0), (0.0062, 0.0016), (0.0050, 0.0022), (0.0, 0.0022)], steel, 28, (0, 0, 0))
        )
        parts[-1].rotation_euler = (-math.pi / 2, 0, 0)
        parts[-1].location = (x, rise + 0.0072, z)
        slot = simple("slot", (0.01, 0.01, 0.01, 1), 0.6)
        parts.append(box("slot", x - 0.0006, x + 0.0006, rise + 0.0090, rise + 0.0097, z - 0.003, z + 0.003, slot, 0))
    return parts


def lock_strip(r, y, side, m):
    """Steel locking strip with rollers in the edge of a sash: rect r, middle of its depth y, `side` -1 left, 1 right."""
    x = r[0] if side < 0 else r[1]
    out = 0.0012 * side
    parts = [box("strip", min(x, x + out), max(x, x + out), y - 0.008, y + 0.008, r[2] + 0.06, r[3] - 0.06, m, 0.0004)]
    for f in (0.16, 0.5, 0.84):
        z = r[2] + (r[3] - r[2]) * f
        pin = lathe(
            "roller", [(0.004, 0), (0.004, 0.008), (0.0055, 0.008), (0.0055, 0.011), (0, 0.011)], m, 20, (x, y, z)
        )
        pin.rotation_euler = (0, math.pi / 2 * side, 0)
        parts += [
            pin,
            box(
                "slotplate",
                min(x, x + out * 1.6),
                max(x, x + out * 1.6),
                y - 0.0085,
                y + 0.0085,
                z - 0.022,
                z + 0.022,
                m,
                0.0004,
            ),
        ]
    return parts


# ---------------------------------------------------------------- the room side


def soft_sky(strength=1.0, colour=(0.86, 0.93, 1.0)):
    """An even bright sky as the world's light: what a room with other windows gets."""
    n = lib.NT(bpy.context.scene.world.node_tree)
    n.t.nodes.clear()
    glow = n.n("ShaderNodeBackground", {"Color": (*colour, 1), "Strength": strength})
    n.n("ShaderNodeOutputWorld", {"Surface": glow.outputs[0]})


def tree(rg, at, height, crown, leaf, count=4200, size=0.34):
    """Garden tree: a trunk and a crown of overlapping leafy clumps; metres."""
    x, y, z = at
    bark = simple("bark", srgb("#4d4136"), 0.9)
    W.tube("trunk", [(x, y, z), (x + rg.gauss(0, 0.1), y, z + height - crown)], 0.06 + 0.012 * height, bark, 3)
    for _ in range(9):
        d = Vector((rg.gauss(0, 0.55), rg.gauss(0, 0.4), rg.gauss(-0.15, 0.5))) * crown
        lib.ball_shrub(
            "crown",
            (x + d.x, y + d.y, z + height - crown * 0.7 + d.z),
            crown * rg.uniform(0.5, 0.72),
            count // 9,
            size,
            leaf,
            rg,
            0.85,
            0.2,
        )


def garden_beyond(rg, level=-0.15, hedge=11.0):
    """A real garden outside the window for looking out: lawn, border, hedge, trees and a pale sky.

    `level` is the height of the lawn, `hedge` its distance, both in metres.
    """
    m, n = mat("lawn")
    p = n.pos()
    blades = n.mix(n.noise(p, 38, 4, 0.7), srgb("#5f7a35"), srgb("#8fa557"))
    n.out(
        n.n(
            "ShaderNodeBsdfDiffuse",
            {"Color": n.mix(n.rng(n.noise(p, 0.7, 4, 0.6), 0.35, 0.7, 0, 0.5), blades, srgb("#4b6a2c"))},
        )
    )
    W.quad("lawn", [(-16, -0.2, level), (16, -0.2, level), (16, -34, level), (-16, -34, level)], m)
    light = m_leaf("leaflight", "#47662c", "#7f9a4b", "#b3c47a")
    deep = m_leaf("leafdeep", "#2c4722", "#52753a", "#88a25c")
    blossom = m_leaf("blossom", "#cf9ab0", "#e9d3dc", "#f7f1ee", 0.3, False)
    blue = m_leaf("bluebloom", "#6b62a8", "#8f86c4", "#c0b9e0", 0.3, False)
    for k in range(13):
        x = -9.6 + 1.6 * k + rg.gauss(0, 0.2)
        lib.ball_shrub("hedge", (x, -hedge - rg.uniform(0, 0.7), level + 0.85), 1.25, 1500, 0.22, deep, rg, 0.95, 0.12)
        W.core((x, -hedge - 0.5, level + 0.7), 0.8)
    for k in range(12):
        x = -6.6 + 1.15 * k + rg.gauss(0, 0.2)
        y, R = -hedge + 1.9 + rg.gauss(0, 0.25), rg.uniform(0.38, 0.62)
        lib.ball_shrub("border", (x, y, level + R * 0.75), R, 520, 0.10, rg.choice((light, deep)), rg, 0.9, 0.15)
        petals = rg.choice((blossom, blue, blossom))
        C = [
            (x + rg.gauss(0, R * 0.5), y + R * 0.6 + rg.gauss(0, 0.15), level + R * 1.25 + rg.gauss(0, R * 0.28))
            for _ in range(26)
        ]
        W.blooms(C, petals, rg, 0.09, (0, 0.8, 0.6))
    for x, y, h, c, leaf in (
        (-6.2, -15, 7.4, 2.3, light),
        (-1.4, -19, 8.6, 2.7, deep),
        (3.4, -16, 6.6, 2.1, light),
        (8.2, -18, 8.4, 2.6, deep),
        (-11.5, -20, 9.0, 2.8, deep),
        (13, -22, 9, 2.9, light),
    ):
        tree(rg, (x, y, level), h, c, leaf)
    sky, n = mat("skycard")
    z = n.n("ShaderNodeSeparateXYZ", {0: n.pos()}).outputs[2]
    tone = n.ramp(n.rng(z, 0, 26, 0, 1), [(0, (1.0, 0.97, 0.92)), (0.5, (0.70, 0.84, 1.0)), (1, (0.50, 0.70, 1.0))])
    far = n.pos((1, 1, 1.6))
    ridge = n.math(
        "ADD", n.math("MULTIPLY", n.noise(far, 0.10, 2, 0.5), 9.0), n.math("MULTIPLY", n.noise(far, 0.5, 6, 0.7), 6.0)
    )
    woods = n.ramp(n.noise(far, 0.9, 5, 0.7), [(0.3, srgb("#4f6a45")), (0.6, srgb("#86a06a")), (0.8, srgb("#aebf8a"))])
    tone = n.mix(n.rng(n.math("SUBTRACT", z, n.math("SUBTRACT", ridge, 1.6)), -0.3, 0.3, 1, 0), tone, woods)
    n.out(n.n("ShaderNodeEmission", {"Color": tone, "Strength": 1.25}))
    sky.cycles.sample_as_light = False
    card = W.quad("skycard", [(-60, -48, -8), (60, -48, -8), (60, -48, 40), (-60, -48, 40)], sky)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = False


def room_walls(opening, wall, depth=4.6, half=2.6, height=2.5):
    """Side walls, ceiling and skirting of a room `depth` metres deep; the wall with the window and the floor are there."""
    white = W.plaster("ceiling", "#f2efe8")
    side = W.plaster("sidewall", wall)
    y = W.INNER
    for s in (-1, 1):
        W.quad("side", [(s * half, y, 0), (s * half, depth, 0), (s * half, depth, height), (s * half, y, height)], side)
    W.quad("ceiling", [(-half, y, height), (half, y, height), (half, depth, height), (-half, depth, height)], white)
    skirt = simple("skirting", srgb("#efece4"), 0.4)
    W.prism(
        "skirting",
        [(y - 0.001, 0), (y + 0.018, 0), (y + 0.018, 0.125), (y + 0.012, 0.142), (y - 0.001, 0.145)],
        "x",
        -half,
        half,
        skirt,
        0.001,
    )


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
