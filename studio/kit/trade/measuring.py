"""A surveyor's tools. Each is built about the origin on z = 0 and set down with `place`. Metres."""

import math

from kit.materials.metal import m_metal
from kit.materials.nodes import emit, mat, principled, simple, srgb
from kit.shapes.sheets import mesh_obj
from kit.shapes.solids import box, lathe, text, tube


def in_own_space(name, build, rough=0.4, spec=0.4):
    """Material whose pattern moves with the object: build(nodes, x, y, z) gives the colour."""
    m, n = mat(name)
    x, y, z = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeTexCoord").outputs["Object"]}).outputs[:3]
    n.out(principled(n, Base_Color=build(n, x, y, z), Roughness=rough, Specular=spec))
    return m


def flat_text(s, size, x, y, z, m, rot=0, font="/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"):
    """Flat lettering, face up."""
    o = text("t", s, size, (x, y, z), m, font, 0.0001, 0)
    o.rotation_euler = (0, 0, math.radians(rot))
    return o


def tape_measure(out=0.30):
    """Pocket tape with a length of printed blade drawn out along +x."""
    shell, rubber = simple("tapeshell", srgb("#d9a516"), 0.35), simple("taperubber", srgb("#1c1d1f"), 0.6)
    steel = m_metal("tapesteel", (0.6, 0.6, 0.6, 1), 0.3)

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
    screen = emit("laserscreen", srgb("#b9c9b4"), 0.55)
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
    steel, rule = m_metal("clip", (0.7, 0.7, 0.7, 1), 0.2), simple("rule", srgb("#b9bcc0"), 0.9)
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
    vial = emit("vial", srgb("#b8d93c"), 0.55)
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
