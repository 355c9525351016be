"""Surroundings and tools for the window pictures: a garden out of focus (painted), the inside of a room, a surveyor's and a fitter's tools.

Loose things are built about the origin, lying on z = 0, and set down with `windows.place`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import lib
from kit import windows as W
from kit.lib import box, lathe, mesh_obj, simple, srgb, tube


def garden(y=-5.0, horizon=1.1, lawn=0.55, seed=0.0, strength=1.4):
    """A sunny garden far out of focus, painted as soft discs of light on one plane: sky, trees, a hedge, a border, the lawn."""
    m, n = lib.mat("gardenview")
    p = n.pos(loc=(seed, 0, 0))
    x, _, z = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[:3]

    def discs(scale, size, share):
        """Bokeh: a share of Voronoi cells carry a soft-edged disc; gives its mask and a random shade."""
        v = n.n(
            "ShaderNodeTexVoronoi",
            {
                "Vector": n.n("ShaderNodeMapping", {"Vector": p, "Scale": (1, 0, 1)}).outputs[0],
                "Scale": scale,
                "Randomness": 0.9,
            },
        )
        shade = n.n("ShaderNodeSeparateXYZ", {0: v.outputs["Color"]}).outputs
        on = n.math(
            "MULTIPLY", n.rng(v.outputs["Distance"], size * 0.72, size, 1, 0), n.math("LESS_THAN", shade[0], share)
        )
        return on, shade[1]

    wave = n.noise(p, 0.55, 3, 0.5)
    crowns = n.math("ADD", horizon + 0.75, n.math("MULTIPLY", n.math("SUBTRACT", wave, 0.5), 3.4))
    sky = n.ramp(n.rng(z, 1, 5, 0, 1), [(0, (1.0, 0.98, 0.93)), (1, (0.72, 0.84, 1))])
    tree = n.ramp(n.noise(p, 1.3, 3, 0.55), [(0.25, srgb("#35512a")), (0.5, srgb("#5d7d40")), (0.75, srgb("#93ad63"))])
    for scale, size, share, amount in ((3.2, 0.42, 0.5, 0.45), (5.5, 0.40, 0.35, 0.6)):
        on, tone = discs(scale, size, share)
        tree = n.mix(
            n.math("MULTIPLY", on, amount),
            tree,
            n.ramp(tone, [(0, srgb("#4b6d34")), (0.55, srgb("#a3bd72")), (1, srgb("#e9efc0"))]),
        )
    c = n.mix(n.rng(n.math("SUBTRACT", z, crowns), -0.28, 0.28, 0, 1), tree, sky)
    hedge = n.ramp(n.noise(p, 2.2, 2, 0.5), [(0.3, srgb("#2f4a25")), (0.7, srgb("#4d6d36"))])
    c = n.mix(n.rng(z, lawn + 0.50, lawn + 0.72, 1, 0), c, hedge)
    on, tone = discs(6.5, 0.44, 0.55)
    flowers = n.mix(
        n.math("MULTIPLY", on, 0.8),
        hedge,
        n.ramp(
            tone,
            [
                (0, srgb("#d59aaf")),
                (0.35, srgb("#efe3dc")),
                (0.6, srgb("#8f7fbd")),
                (0.8, srgb("#e8c8cf")),
                (1, srgb("#f5f1e4")),
            ],
        ),
    )
    c = n.mix(n.rng(z, lawn + 0.18, lawn + 0.34, 1, 0), c, flowers)
    grass = n.ramp(n.noise(n.pos((1, 1, 4)), 0.7, 2, 0.5), [(0.3, srgb("#7f9a4e")), (0.7, srgb("#abc070"))])
    c = n.mix(n.rng(z, lawn - 0.04, lawn + 0.08, 1, 0), c, grass)
    c = n.n("ShaderNodeHueSaturation", {"Saturation": 0.78, "Color": c}).outputs[0]
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": strength}))
    m.cycles.sample_as_light = False
    o = W.quad("gardenview", [(-12, y, -4), (12, y, -4), (12, y, 9), (-12, y, 9)], m)
    o.visible_diffuse = o.visible_shadow = o.visible_glossy = False


def interior(opening, frame_y, rg, curtains=True, board=True, reveals=True, wall_colour="#ebe6da"):
    """The room side of a window: wall with plastered reveals, oak board, floor, linen curtains. Open behind the camera to let in soft light."""
    x0, x1, z0, z1 = opening
    wall, white = W.plaster("wall", wall_colour), W.plaster("white", "#f4f1ea")
    w = W.INNER
    o = W.plate("wall", lib.rect(-2.6, 2.6, 0, 2.7), [list(lib.rect(*opening))], w, wall)
    o.data.flip_normals()
    for p in (
        ((x0, frame_y + 0.01, z0), (x0, w, z0), (x0, w, z1), (x0, frame_y + 0.01, z1)),
        ((x1, frame_y + 0.01, z0), (x1, w, z0), (x1, w, z1), (x1, frame_y + 0.01, z1)),
        ((x0, frame_y + 0.01, z1), (x1, frame_y + 0.01, z1), (x1, w, z1), (x0, w, z1)),
    ):
        if reveals:
            W.quad("reveal", p, white)
    box("outer", -3, x0, 0.0, 0.02, 0, 2.7, white, 0)
    box("outer", x1, 3, 0.0, 0.02, 0, 2.7, white, 0)
    box("outerT", x0, x1, 0.0, 0.02, z1, 2.7, white, 0)
    box("outerB", x0, x1, 0.0, 0.02, 0, z0 - 0.03, white, 0)
    if board:
        box(
            "board",
            x0 - 0.05,
            x1 + 0.05,
            frame_y + 0.03,
            w + 0.035,
            z0 - 0.030,
            z0,
            W.wood("oakboard", "#c6a173", "#9c7649", "X", by_part=False),
            0.004,
        )
    W.quad(
        "floor",
        [(-2.6, w, 0), (2.6, w, 0), (2.6, 5.2, 0), (-2.6, 5.2, 0)],
        W.wood("floor", "#c09b6c", "#94703f", "Y", by_part=False),
    )
    if curtains:
        linen = W.cloth("linen", "#efe8da", 0.3)
        W.curtain(-1.36, -0.84, 0.05, 2.42, w + 0.09, linen, 7, 0.045, rg=rg)
        pole = lib.simple("pole", srgb("#4a4038"), 0.4)
        W.tube("pole", [(-1.5, w + 0.09, 2.44), (1.5, w + 0.09, 2.44)], 0.014, pole)
        W.curtain(1.36, 0.88, 0.05, 2.42, w + 0.09, linen, 7, 0.045, rg=rg)


def in_own_space(name, build, rough=0.4, spec=0.4):
    """Material whose pattern moves with the object: build(nodes, x, y, z) gives the colour."""
    m, n = lib.mat(name)
    x, y, z = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeTexCoord").outputs["Object"]}).outputs[:3]
    n.out(lib.principled(n, Base_Color=build(n, x, y, z), Roughness=rough, Specular=spec))
    return m


def flat_text(s, size, x, y, z, m, rot=0, font="/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"):
    """Lettering lying face up."""
    o = lib.text("t", s, size, (x, y, z), m, font, 0.0001, 0)
    o.rotation_euler = (0, 0, math.radians(rot))
    return o


def tape_measure(out=0.30):
    """Pocket tape with a length of printed blade drawn out along +x."""
    shell, rubber = simple("tapeshell", srgb("#d9a516"), 0.35), simple("taperubber", srgb("#1c1d1f"), 0.6)
    steel = lib.m_metal("tapesteel", (0.6, 0.6, 0.6, 1), 0.3)

    def blade(n, x, y, z):
        def ticks(step, width, reach):
            on = n.math("LESS_THAN", n.math("FRACT", n.math("DIVIDE", x, step)), width / step)
            return n.math("MULTIPLY", on, n.math("GREATER_THAN", y, 0.0125 - reach))

        t = n.math(
            "MAXIMUM",
            n.math("MAXIMUM", ticks(0.01, 0.0009, 0.016), ticks(0.005, 0.0006, 0.007)),
            ticks(0.002, 0.0004, 0.004),
        )
        return n.mix(t, srgb("#e9c63a"), (0.01, 0.01, 0.01, 1))

    bm_ = in_own_space("blade", blade, 0.35)
    obs = [
        box("shell", -0.038, 0.034, -0.021, 0.021, 0.0, 0.068, shell, 0.014, 5),
        box("grip", -0.040, -0.012, -0.0215, 0.0215, 0.006, 0.070, rubber, 0.013, 5),
        box("gripfoot", -0.036, 0.036, -0.0215, 0.0215, -0.0, 0.008, rubber, 0.003),
        box("lock", 0.010, 0.034, -0.009, 0.009, 0.060, 0.074, rubber, 0.005, 3),
    ]
    disc = lathe(
        "label",
        [(0, 0.0228), (0.021, 0.0228), (0.0225, 0.021), (0.0225, 0.0)],
        simple("label", srgb("#1c1d1f"), 0.4),
        40,
        (0.002, 0, 0.036),
        "Y",
    )
    obs.append(disc)
    obs.append(lathe("labelring", [(0.0155, 0.0232), (0.018, 0.0232)], shell, 40, (0.002, 0, 0.036), "Y"))
    n = 24
    V = [
        (0.034 + out * i / n, -0.0125 + 0.025 * j / 8, 0.0045 + 0.0028 * (2 * abs(j / 8 - 0.5)) ** 2 - 0.0025 * (i / n))
        for i in range(n + 1)
        for j in range(9)
    ]
    F = [(i * 9 + j, i * 9 + j + 1, i * 9 + 10 + j, i * 9 + 9 + j) for i in range(n) for j in range(8)]
    obs.append(mesh_obj("blade", V, F, bm_, 60))
    ink = simple("ink", (0.01, 0.01, 0.01, 1), 0.5)
    for k in range(1, int(out / 0.05)):
        obs.append(
            flat_text(
                str(int(out / 0.05) * 5 - k * 5),
                0.009,
                0.034 + k * 0.05 + 0.004,
                -0.010,
                0.0064 - 0.0025 * k * 0.05 / out,
                ink,
            )
        )
    obs.append(box("hook", 0.034 + out - 0.001, 0.034 + out + 0.001, -0.010, 0.010, -0.001, 0.009, steel, 0.0005))
    return obs


def laser_measure(reading="1.842 m"):
    """Hand-held laser distance meter lying on its back, with a lit display."""
    body, trim = simple("laserbody", srgb("#2b2e31"), 0.45), simple("lasertrim", srgb("#c8571f"), 0.5)
    screen = W.lib.emit("laserscreen", srgb("#b9c9b4"), 0.55)
    ink, key = simple("lcd", (0.02, 0.03, 0.02, 1), 0.5), simple("key", srgb("#8d9294"), 0.5)
    obs = [
        box("body", -0.058, 0.058, -0.025, 0.025, 0, 0.026, body, 0.008, 4),
        box("trim", -0.050, 0.050, -0.0262, 0.0262, 0.008, 0.018, trim, 0.005, 3),
        box(
            "bezel",
            -0.006,
            0.046,
            -0.019,
            0.019,
            0.020,
            0.0268,
            simple("bezel", (0.006, 0.006, 0.007, 1), 0.15),
            0.003,
            3,
        ),
        box("screen", -0.003, 0.043, -0.016, 0.016, 0.0265, 0.0270, screen, 0),
    ]
    for i, (s, y, size) in enumerate(((reading, -0.013, 0.0115), ("1.205", 0.003, 0.0075))):
        obs.append(flat_text(s, size, 0.020, y, 0.0272, ink))
    for kx in (-0.018, -0.031, -0.044):
        for ky in (-0.012, 0, 0.012):
            obs.append(
                box(
                    "key",
                    kx - 0.0048,
                    kx + 0.0048,
                    ky - 0.0045,
                    ky + 0.0045,
                    0.025,
                    0.0275,
                    trim if (kx, ky) == (-0.018, 0) else key,
                    0.002,
                    3,
                )
            )
    return obs


def pencil(length=0.165):
    """Carpenter-red hexagonal pencil lying along +x, point at the far end."""
    red, pale, lead = (
        simple("pencilred", srgb("#9c2a22"), 0.3),
        simple("cedar", srgb("#d0a877"), 0.7),
        simple("lead", (0.02, 0.02, 0.022, 1), 0.4),
    )
    obs = [
        lathe("barrel", [(0, 0), (0.0038, 0), (0.0038, length - 0.022)], red, 6, (0, 0, 0.0034), "X", 10),
        lathe("cone", [(0.0037, length - 0.022), (0.0011, length - 0.004)], pale, 24, (0, 0, 0.0034), "X"),
        lathe("point", [(0.0011, length - 0.004), (0.0001, length)], lead, 16, (0, 0, 0.0034), "X"),
    ]
    return obs


def clipboard():
    """Clipboard with a survey sheet: the elevation of a casement, its widths and heights, a note or two."""
    board, paper, ink = (
        simple("hardboard", srgb("#5d4128"), 0.55, noise=0.3, scale=30),
        simple("paper", srgb("#f1eee6"), 0.9),
        simple("biro", srgb("#23304f"), 0.6),
    )
    steel, rule = lib.m_metal("clip", (0.7, 0.7, 0.7, 1), 0.2), simple("rule", srgb("#b9bcc0"), 0.9)
    obs = [
        box("board", -0.115, 0.115, -0.165, 0.165, 0, 0.003, board, 0.001),
        box("sheets", -0.105, 0.105, -0.155, 0.140, 0.003, 0.0046, paper, 0.0002),
    ]
    z = 0.00475

    def line(xa, ya, xb, yb, m=ink, t=0.0004):
        if abs(xa - xb) > abs(ya - yb):
            obs.append(
                mesh_obj("l", [(xa, ya - t, z), (xb, yb - t, z), (xb, yb + t, z), (xa, ya + t, z)], [(0, 1, 2, 3)], m)
            )
        else:
            obs.append(
                mesh_obj("l", [(xa - t, ya, z), (xa + t, ya, z), (xb + t, yb, z), (xb - t, yb, z)], [(0, 1, 2, 3)], m)
            )

    def frame(xa, xb, ya, yb, t=0.0005):
        for a in ((xa, ya, xb, ya), (xa, yb, xb, yb), (xa, ya, xa, yb), (xb, ya, xb, yb)):
            line(*a, ink, t)

    frame(-0.070, 0.070, -0.040, 0.062, 0.0007)
    for k in range(3):
        xa = -0.066 + k * 0.0455
        frame(xa, xa + 0.041, -0.036, 0.058)
        if k != 1:
            p = xa if k == 0 else xa + 0.041
            q = xa + 0.041 if k == 0 else xa
            for y in (-0.036, 0.058):
                obs.append(tube("dash", [(q, y, z), (p, 0.011, z)], 0.00035, ink, 1))
    line(-0.070, -0.058, 0.070, -0.058)
    line(0.086, -0.040, 0.086, 0.062)
    for x in (-0.070, 0.070):
        line(x, -0.063, x, -0.053)
    for y in (-0.040, 0.062):
        line(0.081, y, 0.091, y)
    obs.append(flat_text("1800", 0.011, 0, -0.072, z, ink))
    obs.append(flat_text("1200", 0.011, 0.097, 0.011, z, ink, 90))
    obs.append(flat_text("Kitchen, W1", 0.011, -0.055, 0.110, z, ink))
    line(-0.095, 0.102, 0.020, 0.102, ink)
    for k, t in enumerate(("reveal 65 / sill 150", "DGU 28 mm, trickle vent", "colour: white")):
        obs.append(flat_text(t, 0.0085, -0.045, -0.098 - k * 0.016, z, ink))
        line(-0.095, -0.102 - k * 0.016, 0.095, -0.102 - k * 0.016, rule, 0.0002)
    obs += [
        box("clip", -0.048, 0.048, 0.128, 0.158, 0.003, 0.009, steel, 0.002, 3),
        box("cliplever", -0.040, 0.040, 0.150, 0.172, 0.007, 0.0095, steel, 0.001, 2),
    ]
    obs.append(tube("cliproll", [(-0.048, 0.150, 0.0105), (0.048, 0.150, 0.0105)], 0.0055, steel, 6))
    return obs


def spirit_level(length=0.60):
    """Box-section level lying along x on its edge, three vials."""
    body, cap = simple("level", srgb("#c99a14"), 0.35), simple("levelcap", srgb("#1b1c1e"), 0.5)
    vial = W.lib.emit("vial", srgb("#b8d93c"), 0.55)
    mark = simple("mark", (0.02, 0.02, 0.02, 1), 0.5)
    h, t = 0.060, 0.011
    obs = [
        box("web", -length / 2, length / 2, -t, t, 0, h, body, 0.002),
        box("capL", -length / 2 - 0.006, -length / 2 + 0.012, -t - 0.001, t + 0.001, -0.0005, h + 0.001, cap, 0.003),
        box("capR", length / 2 - 0.012, length / 2 + 0.006, -t - 0.001, t + 0.001, -0.0005, h + 0.001, cap, 0.003),
    ]
    for s in (-1, 1):
        obs.append(
            box(
                "panel",
                -length / 2 + 0.05,
                length / 2 - 0.05,
                s * t - 0.0008 if s > 0 else s * t - 0.0006,
                s * t + 0.0006 if s > 0 else s * t + 0.0008,
                0.012,
                h - 0.012,
                simple("levelgroove", srgb("#a87f0e"), 0.45),
                0,
            )
        )
    for x, up in ((0, False), (-length / 2 + 0.075, True), (length / 2 - 0.075, True)):
        obs.append(
            box(
                "window",
                x - 0.026,
                x + 0.026,
                -t - 0.0012,
                t + 0.0012,
                0.010 if up else 0.034,
                h - 0.010 if up else h + 0.0015,
                cap,
                0.002,
            )
        )
        if up:
            obs.append(tube("v", [(x, 0, 0.014), (x, 0, h - 0.014)], 0.0128, vial, 6))
        else:
            obs.append(tube("v", [(x - 0.022, 0, 0.049), (x + 0.022, 0, 0.049)], 0.0128, vial, 6))
            for k in (-0.007, 0.007):
                obs.append(lathe("ringmark", [(0.0130, -0.0005), (0.0130, 0.0005)], mark, 24, (x + k, 0, 0.049), "X"))
    return obs


def drill():
    """Cordless drill lying on its side: motor housing along x, chuck forward, handle and battery towards -y."""
    teal, black, steel = (
        simple("drillbody", srgb("#1f6b70"), 0.4),
        simple("drillgrip", srgb("#191a1c"), 0.6),
        lib.m_metal("chuck", (0.25, 0.25, 0.26, 1), 0.3),
    )
    z = 0.034
    obs = [
        lathe(
            "motor",
            [
                (0, -0.085),
                (0.022, -0.083),
                (0.029, -0.074),
                (0.030, -0.02),
                (0.032, 0),
                (0.032, 0.05),
                (0.028, 0.066),
                (0.024, 0.070),
            ],
            teal,
            40,
            (0, 0, z),
            "X",
        ),
        lathe("collar", [(0.024, 0.070), (0.026, 0.074), (0.026, 0.088), (0.023, 0.090)], black, 40, (0, 0, z), "X"),
        lathe(
            "chuck",
            [(0.020, 0.090), (0.021, 0.094), (0.0205, 0.118), (0.014, 0.132), (0.007, 0.134), (0.0, 0.134)],
            steel,
            36,
            (0, 0, z),
            "X",
        ),
        lathe("bit", [(0.003, 0.130), (0.003, 0.195), (0.0001, 0.200)], steel, 16, (0, 0, z), "X"),
    ]
    obs.append(
        W.prism(
            "grip",
            [(-0.036, -0.02), (0.012, -0.02), (0.004, -0.075), (-0.004, -0.125), (-0.050, -0.125), (-0.046, -0.075)],
            "z",
            z - 0.017,
            z + 0.017,
            black,
            0.008,
            3,
        )
    )
    obs.append(box("battery", -0.066, 0.034, -0.172, -0.124, z - 0.030, z + 0.030, black, 0.006, 3))
    obs.append(box("batteryband", -0.066, 0.034, -0.134, -0.126, z - 0.0305, z + 0.0305, teal, 0.003, 2))
    obs.append(box("trigger", 0.008, 0.022, -0.052, -0.030, z - 0.008, z + 0.008, teal, 0.004, 3))
    for k in range(4):
        obs.append(
            box("vent", -0.066 + k * 0.011, -0.061 + k * 0.011, -0.012, 0.012, z + 0.0285, z + 0.0310, black, 0.001)
        )
    return obs


def sealant_gun():
    """Skeleton sealant gun with a white cartridge, lying along x, nozzle forward."""
    red, tubew, steel = (
        simple("gunred", srgb("#a3281f"), 0.4),
        simple("cartridge", srgb("#eceae4"), 0.35),
        lib.m_metal("gunsteel", (0.5, 0.5, 0.5, 1), 0.3),
    )
    z = 0.028
    obs = [
        lathe(
            "cartridge",
            [
                (0, -0.105),
                (0.0235, -0.105),
                (0.0235, 0.108),
                (0.021, 0.113),
                (0.008, 0.114),
                (0.0065, 0.135),
                (0.0028, 0.205),
                (0.0016, 0.205),
            ],
            tubew,
            40,
            (0, 0, z),
            "X",
        ),
        lathe("label", [(0.0237, -0.07), (0.0237, 0.06)], simple("sealabel", srgb("#3c5a7a"), 0.5), 40, (0, 0, z), "X"),
        lathe("front", [(0.010, 0.114), (0.0262, 0.114), (0.0262, 0.119), (0.010, 0.119)], red, 36, (0, 0, z), "X"),
        lathe("rear", [(0, -0.112), (0.0262, -0.112), (0.0262, -0.106), (0, -0.106)], red, 36, (0, 0, z), "X"),
    ]
    for s in (-1, 1):
        obs.append(tube("bar", [(-0.108, s * 0.0255, z - 0.006), (0.116, s * 0.0255, z - 0.006)], 0.0032, red, 4))
    obs.append(tube("rod", [(-0.30, 0, z), (-0.10, 0, z)], 0.004, steel, 4))
    obs.append(tube("rodhook", [(-0.30, 0, z), (-0.315, -0.004, z), (-0.32, -0.022, z)], 0.004, steel, 4))
    obs.append(
        W.prism(
            "handle",
            [
                (-0.112, 0.012),
                (-0.150, 0.012),
                (-0.168, -0.03),
                (-0.184, -0.115),
                (-0.166, -0.118),
                (-0.148, -0.05),
                (-0.112, -0.022),
            ],
            "z",
            z - 0.010,
            z + 0.010,
            red,
            0.004,
            2,
        )
    )
    obs.append(
        W.prism(
            "trigger",
            [(-0.128, -0.030), (-0.112, -0.030), (-0.122, -0.075), (-0.140, -0.118), (-0.150, -0.112), (-0.138, -0.07)],
            "z",
            z - 0.006,
            z + 0.006,
            steel,
            0.002,
            2,
        )
    )
    return obs


def clamp(reach=0.30, throat=0.085):
    """F-clamp: steel bar along x, jaws towards -z, turned wooden handle below the sliding jaw."""
    bar, cast, handle = (
        lib.m_metal("clampbar", (0.45, 0.45, 0.46, 1), 0.3),
        simple("clampcast", srgb("#a8321f"), 0.45),
        W.wood("clampwood", "#c08a4a", "#8a5a2c", "Z", by_part=False),
    )
    obs = [
        box("bar", 0, reach, -0.004, 0.004, -0.011, 0.011, bar, 0.001),
        W.prism(
            "fixed",
            [(-0.006, 0.016), (0.024, 0.016), (0.024, -0.016), (0.012, -throat), (-0.006, -throat - 0.008)],
            "y",
            -0.010,
            0.010,
            cast,
            0.003,
        ),
    ]
    obs.append(
        W.prism(
            "slide",
            [
                (reach * 0.60, 0.018),
                (reach * 0.60 + 0.032, 0.018),
                (reach * 0.60 + 0.036, -throat - 0.014),
                (reach * 0.60 - 0.002, -throat - 0.014),
            ],
            "y",
            -0.011,
            0.011,
            cast,
            0.003,
        )
    )
    obs.append(lathe("screw", [(0.006, 0), (0.006, 0.13)], bar, 20, (reach * 0.60 - 0.055, 0, -throat), "X"))
    obs.append(
        lathe(
            "pad",
            [(0, -0.004), (0.015, -0.004), (0.016, 0.006), (0.006, 0.010)],
            bar,
            28,
            (reach * 0.60 - 0.055, 0, -throat),
            "X",
        )
    )
    obs.append(
        lathe(
            "handle",
            [(0.008, 0.07), (0.013, 0.078), (0.0165, 0.11), (0.0165, 0.145), (0.012, 0.165), (0, 0.168)],
            handle,
            32,
            (reach * 0.60 - 0.02, 0, -throat),
            "X",
        )
    )
    return obs


def hollow_profile(name, outer, chambers, length, m, mitre=(0, 0)):
    """Extruded multi-chamber profile along x; section points (y, z); each end is cut at x = mitre * y."""
    loops = [outer] + chambers
    tris = tessellate_polygon([[Vector((y, z, 0)) for y, z in L] for L in loops])
    flat = [p for L in loops for p in L]
    V = [(-length / 2 + mitre[0] * y, y, z) for y, z in flat] + [(length / 2 + mitre[1] * y, y, z) for y, z in flat]
    n = len(flat)
    F = [tuple(t) for t in tris] + [tuple(i + n for i in t[::-1]) for t in tris]
    o = 0
    for L in loops:
        for i in range(len(L)):
            a, b = o + i, o + (i + 1) % len(L)
            F.append((a, b, b + n, a + n))
        o += len(L)
    bm = bmesh.new()
    vs = [bm.verts.new(v) for v in V]
    for f in F:
        bm.faces.new([vs[i] for i in f])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return lib.bm_obj(name, bm, m, 30)


def casement_section(k=1.0):
    """Section of a six-chamber casement frame: 70 mm deep, 58 mm face; returns outline and chambers."""
    t = 0.0026
    out = [
        (0, 0),
        (0.070, 0),
        (0.070, 0.060),
        (0.064, 0.064),
        (0.052, 0.064),
        (0.052, 0.042),
        (0.040, 0.042),
        (0.040, 0.046),
        (0.030, 0.046),
        (0.030, 0.042),
        (0.004, 0.042),
        (0, 0.038),
    ]
    cells = [(0.0, 0.016), (0.016, 0.028), (0.028, 0.040), (0.040, 0.052), (0.052, 0.070)]
    ch = []
    for i, (a, b) in enumerate(cells):
        y0, y1 = a + t * (1 if i == 0 else 0.5), b - t * (1 if i == 4 else 0.5)
        if i == 4:
            ch += [
                [(y0, t), (y1, t), (y1, 0.034), (y0, 0.034)],
                [(y0, 0.0365), (y1, 0.0365), (y1, 0.058), (y1 - 0.004, 0.0612), (y0 + 0.001, 0.0612)],
            ]
        elif i == 1:
            ch.append([(y0, 0.010), (y1, 0.010), (y1, 0.0392), (y0, 0.0392)])
        else:
            ch.append([(y0, t), (y1, t), (y1, 0.0392), (y0, 0.0392)])
    return [(y * k, z * k) for y, z in out], [[(y * k, z * k) for y, z in c] for c in ch]


def sealed_unit(w, h, t=0.028):
    """Double-glazed unit standing on its edge: two panes, warm-edge spacer, dark sealant; face to -y."""
    edge, spacer = simple("unitseal", (0.012, 0.012, 0.013, 1), 0.5), simple("unitspacer", srgb("#8f9294"), 0.4)
    glass, m = lib.mat("unitglass")
    m.out(m.n("ShaderNodeBsdfTransparent", {"Color": (0.88, 0.95, 0.92, 1)}))
    green = simple("glassedge", srgb("#3f7a68"), 0.15)
    obs = []
    for y in (0, t):
        obs.append(W.quad("pane", [(0, y, 0), (w, y, 0), (w, y, h), (0, y, h)], glass))
    for y0, y1, m_ in ((0, 0.004, green), (0.004, t - 0.004, edge), (t - 0.004, t, green)):
        for r in ((0, w, 0, 0.0006), (0, w, h - 0.0006, h), (0, 0.0006, 0, h), (w - 0.0006, w, 0, h)):
            obs.append(box("edge", r[0], r[1], y0, y1, r[2], r[3], m_, 0))
    e = 0.012
    for r in (
        (e, w - e, e, e + 0.007),
        (e, w - e, h - e - 0.007, h - e),
        (e, e + 0.007, e, h - e),
        (w - e - 0.007, w - e, e, h - e),
    ):
        obs.append(box("spacer", r[0], r[1], 0.004, t - 0.004, r[2], r[3], spacer, 0.0005))
    for r in ((0, w, 0, e), (0, w, h - e, h), (0, e, 0, h), (w - e, w, 0, h)):
        obs.append(box("seal", r[0], r[1], 0.0045, t - 0.0045, r[2], r[3], edge, 0))
    return obs


def dust_sheet(x0, x1, y0, y1, z, m, rg, drop=0.0, n=70):
    """Crumpled cotton sheet; with `drop` it hangs over the edges of the rectangle as over a table."""
    ph = [(rg.uniform(4, 15), rg.uniform(4, 15), rg.uniform(0, 6)) for _ in range(9)]
    ex = drop
    V = []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = x0 - ex + (x1 - x0 + 2 * ex) * i / n, y0 - ex + (y1 - y0 + 2 * ex) * j / n
            h = sum(abs(math.sin(a * x + b * y + p)) ** 3 for a, b, p in ph) / 9 * 0.012
            ox, oy = max(x0 - x, x - x1, 0), max(y0 - y, y - y1, 0)
            over = max(ox, oy)
            fold = 0.022 * math.sin(24 * (x if oy > ox else y) + 2) * min(1, over / 0.15)
            cx, cy = min(max(x, x0 - 0.012), x1 + 0.012), min(max(y, y0 - 0.012), y1 + 0.012)
            if over > 0:
                if ox >= oy:
                    cx += math.copysign(fold + 0.01, x - x0 - 0.01)
                else:
                    cy += math.copysign(fold + 0.01, y - y0 - 0.01)
            V.append((cx, cy, z + h - over))
    F = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(n)
        for i in range(n)
    ]
    return mesh_obj("dustsheet", V, F, m, 80)
