"""A mitre saw, its head raised and its lower guard down, built about the foot of its blade's plane: table along x, blade in the plane x = 0. Metres."""

import math

from kit.materials.metal import m_hardware
from kit.materials.nodes import mat, principled, simple, srgb
from kit.shapes.solids import box, lathe, prism, tube

TABLE = 0.078  # of the table over the bench
FENCE_Y = 0.030  # the fence's face
RADIUS = 0.127
TEETH = 84  # as fine as a blade for plastic
AXLE = (-0.055, 0.300)  # y, z of the blade's middle with its head raised


def mitre_saw():
    """Base with its round table, the fence in two halves, the blade below its guard, motor, handle and arm."""
    cast, dark = simple("sawcast", srgb("#6d7270"), 0.5, noise=0.1, scale=90), simple("sawdark", srgb("#1f2224"), 0.5)
    body = simple("sawbody", srgb("#234f50"), 0.42)
    base = [
        box("sawbase", -0.27, 0.27, -0.095, 0.155, 0.014, TABLE, cast, 0.010, 3),
        lathe("sawtable", [(0, 0.012), (0.150, 0.012), (0.156, 0.020), (0.156, TABLE - 0.003), (0.153, TABLE + 0.0004), (0, TABLE + 0.0004)], cast, 72, (0, 0.0, 0)),
        box("insert", -0.012, 0.012, -0.150, 0.10, TABLE - 0.001, TABLE + 0.0008, dark, 0),
        prism("sawneck", [(-0.030, -0.130), (0.030, -0.130), (0.024, -0.215), (-0.024, -0.215)], "z", 0.020, 0.062, cast, 0.006, 3),
        lathe("sawknob", [(0, -0.030), (0.016, -0.030), (0.019, -0.022), (0.019, 0.014), (0.010, 0.020), (0, 0.020)], dark, 32, (0, -0.225, 0.042), "Y"),
    ]
    for x in (-0.245, 0.245):
        for y in (-0.075, 0.135):
            base.append(lathe("sawfoot", [(0, 0), (0.014, 0), (0.016, 0.004), (0.016, 0.020), (0, 0.020)], dark, 24, (x, y, 0)))
    for side in (-1, 1):
        half = [(0.020, 0), (0.255, 0), (0.255, 0.055), (0.235, 0.082), (0.070, 0.082), (0.020, 0.055)]
        shape = [(side * x, TABLE + up) for x, up in half]
        base.append(prism("fence", shape, "y", FENCE_Y, FENCE_Y + 0.014, cast, 0.002, 2))
    return base + head(body, dark)


def head(body, dark):
    """What comes down on the work."""
    y, z = AXLE
    steel = m_hardware("sawblade", (0.42, 0.42, 0.42, 1), 0.34)
    polished = m_hardware("sawaxle", (0.40, 0.40, 0.41, 1), 0.25)
    parts = [prism("blade", teeth(y, z, RADIUS, TEETH), "x", -0.0011, 0.0011, steel), *lower_guard(y, z, dark)]
    arc = [(y + 0.141 * math.cos(math.radians(a)), z + 0.141 * math.sin(math.radians(a))) for a in range(-8, 206, 6)]
    parts.append(prism("guard", arc, "x", -0.030, 0.024, body, 0.007, 3))
    label = simple("sawlabel", srgb("#c9ccc9"), 0.5)
    parts.append(lathe("hub", [(0, 0), (0.024, 0), (0.027, 0.003), (0.027, 0.007), (0.014, 0.010), (0, 0.010)], dark, 40, (0.0235, y, z + 0.028), "X"))
    parts.append(box("sawlabel", 0.0236, 0.0246, y - 0.055, y + 0.045, z + 0.082, z + 0.104, label, 0.0004))
    for k in range(5):
        parts.append(box("sawvent", 0.0236, 0.0246, y - 0.100 + 0.012 * k, y - 0.094 + 0.012 * k, z + 0.004, z + 0.050, dark, 0.0004))
    parts.append(lathe("flange", [(0, 0.0), (0.021, 0.0), (0.023, 0.004), (0.023, 0.008), (0, 0.008)], polished, 40, (0.0011, y, z - 0.02), "X"))
    parts.append(lathe("nut", [(0, 0.0), (0.010, 0.0), (0.010, 0.012), (0, 0.013)], polished, 6, (0.009, y, z - 0.02), "X", 10))
    motor = [(0, -0.225), (0.040, -0.222), (0.047, -0.210), (0.047, -0.120), (0.053, -0.112), (0.053, -0.040), (0.046, -0.026)]
    parts.append(lathe("motor", motor, dark, 48, (0, y + 0.02, z + 0.035), "X"))
    grip = [(-0.010, y - 0.10, z + 0.09), (-0.010, y - 0.165, z + 0.105), (-0.010, y - 0.190, z + 0.070), (-0.010, y - 0.172, z + 0.020), (-0.010, y - 0.120, z + 0.012)]
    parts.append(tube("sawgrip", grip, 0.0145, dark, 8))
    arm = [(y + 0.08, z + 0.075), (y + 0.13, z + 0.03), (0.205, 0.105), (0.150, 0.095), (y + 0.06, z - 0.02)]
    parts.append(prism("arm", arm, "x", -0.052, -0.022, dark, 0.008, 3))
    parts.append(box("pivot", -0.060, -0.014, 0.135, 0.205, 0.040, 0.115, dark, 0.008, 3))
    return parts


def smoked():
    """Smoked polycarbonate: the blade is seen through it, darker."""
    m, n = mat("sawguard")
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": (0.55, 0.57, 0.58, 1)})
    skin = principled(n, Base_Color=srgb("#3a3f41"), Roughness=0.22, Specular=0.5)
    n.out(n.n("ShaderNodeMixShader", {0: 0.30, 1: clear.outputs[0], 2: skin}))
    return m


def lower_guard(y, z, dark):
    """The guard that swings up on the way down: a smoked shell over the teeth on both sides, its rim and its ribs."""

    def arc(r, a0, a1, step):
        return [(y + r * math.cos(math.radians(a)), z + r * math.sin(math.radians(a))) for a in range(a0, a1 + step, step)]

    shell, parts = smoked(), []
    for x0, x1 in ((-0.0165, -0.0145), (0.0125, 0.0145)):
        parts.append(prism("lowerguard", arc(0.136, 176, 352, 4) + arc(0.062, 176, 352, 4)[::-1], "x", x0, x1, shell))
    rim = arc(0.138, 176, 352, 4) + arc(0.1335, 176, 352, 4)[::-1]
    parts.append(prism("guardrim", rim, "x", -0.0175, 0.0155, dark, 0.001))
    for a in range(192, 346, 22):
        (ya, za), (yb, zb) = arc(0.074, a, a, 1)[0], arc(0.128, a, a, 1)[0]
        parts.append(tube("guardrib", [(0.0145, ya, za), (0.0145, yb, zb)], 0.0012, dark, 3))
    return parts


def teeth(y, z, radius, count):
    """Outline of the blade: each tooth rises steeply and falls slowly."""
    points = []
    for k in range(count):
        a, step = 2 * math.pi * k / count, 2 * math.pi / count
        for share, r in ((0, radius), (0.22, radius - 0.0004), (0.36, radius - 0.0042), (0.66, radius - 0.0048)):
            points.append((y + r * math.cos(a + share * step), z + r * math.sin(a + share * step)))
    return points
