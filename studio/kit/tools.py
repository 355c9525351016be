"""Things of the trade that the pictures of survey, making and fitting share: white finish, sealed units, hand tools.

Loose things lie about the origin on z = 0 and are set down with `windows.place`.
"""

import math

from kit import lib
from kit import windows as W
from kit.job import albedo
from kit.lib import box, lathe, simple, srgb

WHITE = "#f4f3ef"


def white_finish(factor=0.86, gasket="#8b8b88"):
    """Materials of a white uPVC window whose colour is a promise of the shot."""
    finish = W.Finish(WHITE, factor, 0.28, gasket=gasket, spacer="#9a9a97")
    shader = next(n for n in finish.up.node_tree.nodes if n.type == "BSDF_PRINCIPLED")
    shader.inputs["Base Color"].default_value = albedo(WHITE, factor)
    return finish


def clear_pane():
    """Clean glass without reflections, for windows seen from inside against the light."""
    m, n = lib.mat("clearpane")
    n.out(n.n("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.97, 0.96, 1)}))
    return m


def level_camera(eye, at, width, focus=None, fstop=5.6):
    """Camera at `eye` with upright verticals; the picture is `width` metres wide at the distance of `at`."""
    dx, dy, dz = (b - a for a, b in zip(eye, at))
    distance = math.hypot(dx, dy)
    yaw = math.degrees(math.atan2(-dx, dy))
    return lib.camera(eye, 36 * distance / width, (0, dz / width), (90, 0, yaw), "HORIZONTAL", focus or distance, fstop)


def mallet():
    """White rubber mallet lying along x, head at the far end."""
    head, ring = simple("malletrubber", srgb("#d9d6cd"), 0.7), simple("malletring", srgb("#2a2c2e"), 0.6)
    ash = W.wood("malletash", "#c79a62", "#93683a", "X", by_part=False)
    shaft = lathe(
        "shaft", [(0, 0), (0.014, 0.004), (0.016, 0.06), (0.012, 0.14), (0.0125, 0.30)], ash, 24, (0, 0, 0.03), "X"
    )
    drum = lathe(
        "drum",
        [(0, -0.05), (0.029, -0.05), (0.032, -0.045), (0.030, 0), (0.032, 0.045), (0.029, 0.05), (0, 0.05)],
        head,
        40,
        (0.31, 0, 0.032),
        "Y",
    )
    band = lathe("band", [(0.0312, -0.012), (0.0312, 0.012)], ring, 40, (0.31, 0, 0.032), "Y")
    return [shaft, drum, band]


def screwdriver(length=0.21):
    """Screwdriver lying along x, blade at the far end."""
    steel, red = lib.m_metal("driversteel", (0.62, 0.62, 0.62, 1), 0.22), simple("drivergrip", srgb("#a82a22"), 0.35)
    dark = simple("driverdark", srgb("#1c1d1f"), 0.55)
    z = 0.015
    grip = [
        (0, 0),
        (0.010, 0.001),
        (0.0145, 0.010),
        (0.0145, 0.035),
        (0.0125, 0.055),
        (0.0145, 0.075),
        (0.0105, 0.098),
        (0.008, 0.104),
        (0, 0.104),
    ]
    parts = [
        lathe("grip", grip, red, 10, (0, 0, z), "X", 20),
        lathe("cap", [(0.0148, 0.012), (0.0148, 0.026)], dark, 24, (0, 0, z), "X"),
    ]
    parts.append(
        lathe(
            "shank",
            [(0.0032, 0.10), (0.0032, length - 0.012), (0.0024, length - 0.004), (0.0006, length)],
            steel,
            20,
            (0, 0, z),
            "X",
        )
    )
    return parts


def lock_strip(length=0.62, hooks=True):
    """Multipoint lock lying face up along x: steel faceplate, gearbox in the middle, rollers and hooks."""
    steel, dark = lib.m_metal("faceplate", (0.66, 0.65, 0.63, 1), 0.30), lib.m_metal(
        "gearbox", (0.35, 0.35, 0.36, 1), 0.38
    )
    h = 0.022
    parts = [box("faceplate", -length / 2, length / 2, -0.010, 0.010, h, h + 0.003, steel, 0.0012)]
    parts.append(box("gearbox", -0.085, 0.085, -0.0075, 0.0075, -0.022, h, dark, 0.002))
    parts.append(box("latch", -0.035, -0.011, -0.006, 0.006, h + 0.002, h + 0.014, steel, 0.002))
    parts.append(box("bolt", 0.016, 0.052, -0.006, 0.006, h + 0.002, h + 0.017, steel, 0.0015))
    for x in (-length * 0.36, length * 0.36):
        parts.append(
            box(
                "slot",
                x - 0.035,
                x + 0.035,
                -0.0048,
                0.0048,
                h + 0.0028,
                h + 0.0033,
                simple("slotdark", (0.01, 0.01, 0.011, 1), 0.6),
                0,
            )
        )
        parts.append(
            lathe(
                "roller",
                [(0, 0), (0.0045, 0), (0.0045, 0.010), (0.006, 0.0105), (0.006, 0.013), (0, 0.0135)],
                steel,
                24,
                (x - 0.016, 0, h + 0.003),
            )
        )
        if hooks:
            shape = [
                (0, 0),
                (0.020, 0),
                (0.024, 0.010),
                (0.020, 0.020),
                (0.006, 0.022),
                (0.004, 0.017),
                (0.012, 0.014),
                (0.012, 0.008),
                (0, 0.008),
            ]
            parts.append(
                W.prism("hook", [(x + 0.004 + a, h + 0.002 + b) for a, b in shape], "y", -0.0035, 0.0035, steel, 0.0008)
            )
    for k in range(-4, 5):
        if k:
            screw = lathe(
                "screwhead",
                [(0, 0.0006), (0.0018, 0.0002), (0.0042, 0.0004), (0.0042, 0)],
                dark,
                20,
                (k * length / 9.2, 0, h + 0.0031),
            )
            parts.append(screw)
    return parts


def packer(colour, thickness=0.005):
    """Plastic packer 100 x 28 mm."""
    m = simple("packer" + colour, srgb(colour), 0.4)
    return [box("packer", -0.05, 0.05, -0.014, 0.014, 0, thickness, m, 0.001)]


PACKER_COLOURS = ("#a8352c", "#2f5f9e", "#cf9f20", "#2f7a4c", "#e2ddd0")


def scatter_packers(places, rg):
    """Packers lying loose: (x, y, z) places, each turned at random."""
    for k, at in enumerate(places):
        W.place(packer(PACKER_COLOURS[k % 5], rg.choice((0.003, 0.004, 0.006))), at, (0, 0, rg.uniform(0, 180)))


def screws(places, rg):
    """Countersunk screws lying on their sides."""
    steel = lib.m_metal("screwsteel", (0.6, 0.58, 0.52, 1), 0.25)
    for at in places:
        screw = lathe(
            "screw", [(0, 0), (0.0042, 0), (0.0020, 0.004), (0.0018, 0.030), (0, 0.036)], steel, 14, (0, 0, 0.003), "X"
        )
        W.place([screw], at, (0, 0, rg.uniform(0, 360)))
