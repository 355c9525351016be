"""A fitter's tools. Each is built about the origin on z = 0 and set down with `place`. Metres."""

import math

from kit.materials.metal import m_metal
from kit.materials.nodes import simple, srgb
from kit.shapes.solids import box, lathe, prism, tube

DRILL_HEIGHT = 0.192


def drill():
    """Cordless drill lying on its side: motor housing along x, chuck forward, grip and battery towards -y.

    Turned by 90 degrees about x it stands on its battery, whose foot is DRILL_HEIGHT below the motor's middle.
    """
    teal, black, rubber = (
        simple("drillbody", srgb("#1d6a70"), 0.38),
        simple("drillplastic", srgb("#202225"), 0.45),
        simple("drillgrip", srgb("#17181a"), 0.75),
    )
    steel, grey = m_metal("chuck", (0.22, 0.22, 0.23, 1), 0.34), simple("drillring", srgb("#3d4145"), 0.5)
    z = 0.036
    at = (0, 0, z)
    motor = [(0, -0.092), (0.020, -0.091), (0.0285, -0.086), (0.0335, -0.074), (0.0345, -0.04), (0.0345, 0.020), (0.0330, 0.036)]
    nose = [(0.0335, 0.034), (0.0330, 0.052), (0.0300, 0.066), (0.0275, 0.070)]
    # Ridges under the fingers that turn the torque ring.
    ring = [(0.0275 + 0.0012 * (k % 2), 0.070 + 0.0022 * k) for k in range(9)] + [(0.0235, 0.0895)]
    jaws = [(0.0215, 0.089), (0.0220, 0.094), (0.0220, 0.108), (0.0205, 0.110), (0.0205, 0.114), (0.0215, 0.116), (0.0190, 0.132), (0.0090, 0.142), (0, 0.142)]
    obs = [
        lathe("motor", motor, teal, 48, at, "X"),
        lathe("nose", nose, black, 48, at, "X"),
        lathe("torque", ring, grey, 48, at, "X", 20),
        lathe("chuck", jaws, steel, 40, at, "X"),
        lathe("bit", [(0.0028, 0.138), (0.0028, 0.200), (0.0001, 0.206)], steel, 16, at, "X"),
    ]
    saddle = [(-0.060, 0.0), (0.034, 0.0), (0.030, -0.038), (0.014, -0.046), (-0.050, -0.046), (-0.062, -0.030)]
    grip = [(0.012, -0.036), (0.006, -0.062), (0.001, -0.090), (0.000, -0.128), (-0.050, -0.128), (-0.046, -0.095), (-0.047, -0.066), (-0.054, -0.036)]
    foot = [(-0.074, -0.150), (0.044, -0.150), (0.044, -0.134), (0.010, -0.122), (-0.056, -0.122), (-0.074, -0.134)]
    obs += [
        prism("saddle", saddle, "z", z - 0.025, z + 0.025, teal, 0.011, 4),
        prism("grip", grip, "z", z - 0.0185, z + 0.0185, rubber, 0.011, 4),
        prism("foot", foot, "z", z - 0.032, z + 0.032, teal, 0.007, 3),
        box("battery", -0.080, 0.050, -DRILL_HEIGHT, -0.149, z - 0.036, z + 0.036, black, 0.007, 3),
        box("latch", 0.047, 0.0525, -0.176, -0.160, z - 0.016, z + 0.016, grey, 0.002, 2),
        box("label", -0.052, 0.020, -0.182, -0.164, z + 0.0355, z + 0.0364, simple("drilllabel", srgb("#c9ccc9"), 0.5), 0.0004),
        box("label", -0.052, 0.020, -0.182, -0.164, z - 0.0364, z - 0.0355, simple("drilllabel", srgb("#c9ccc9"), 0.5), 0.0004),
        box("trigger", 0.004, 0.024, -0.068, -0.044, z - 0.009, z + 0.009, black, 0.005, 3),
    ]
    for k in range(5):
        for side in (-1, 1):
            a, b = sorted((z + side * 0.0290, z + side * 0.0352))
            obs.append(box("vent", -0.078 + k * 0.010, -0.073 + k * 0.010, -0.012, 0.012, a, b, rubber, 0.001))
    return obs


def sealant_gun():
    """Skeleton sealant gun with a white cartridge, lying along x, nozzle forward."""
    red, tubew, steel = (
        simple("gunred", srgb("#a3281f"), 0.4),
        simple("cartridge", srgb("#eceae4"), 0.35),
        m_metal("gunsteel", (0.5, 0.5, 0.5, 1), 0.3),
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
        prism(
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
        prism(
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


def screwdriver(length=0.21):
    """Screwdriver lying along x, blade at the far end: a fluted rubber grip with a coloured end."""
    steel, red = m_metal("driversteel", (0.62, 0.62, 0.62, 1), 0.22), simple("drivergrip", srgb("#a5281f"), 0.4)
    dark = simple("driverdark", srgb("#1d1f21"), 0.6)
    z = 0.0165
    grip = [(0.0150, 0.022), (0.0158, 0.030), (0.0158, 0.050), (0.0145, 0.066), (0.0118, 0.084), (0.0108, 0.090), (0.0122, 0.096), (0.0122, 0.103), (0.0090, 0.108), (0, 0.108)]
    cap = [(0, 0), (0.0075, 0.0004), (0.0120, 0.0030), (0.0146, 0.0085), (0.0150, 0.014), (0.0150, 0.022)]
    handle = lathe("grip", grip, dark, 72, (0, 0, z), "X", 45)
    for v in handle.data.vertices:  # six flutes where the hand holds it
        if 0.026 < v.co.z < 0.080:
            hollow = 1 - 0.13 * max(0.0, math.cos(6 * math.atan2(v.co.y, v.co.x))) ** 0.7
            v.co.x, v.co.y = v.co.x * hollow, v.co.y * hollow
    shank = [(0.0032, 0.105), (0.0032, length - 0.012), (0.0024, length - 0.004), (0.0006, length)]
    return [handle, lathe("cap", cap, red, 48, (0, 0, z), "X"), lathe("shank", shank, steel, 24, (0, 0, z), "X")]
