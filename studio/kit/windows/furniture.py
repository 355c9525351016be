"""Handles, catches and locking strips of windows. Metres."""

import math

from kit.materials.metal import m_metal
from kit.materials.nodes import simple
from kit.shapes.solids import bar_along, box, lathe, prism, tube


def lever_handle(x, z, y, m, turn=0.0, lock=True, length=0.118):
    """Window handle on the room face at y: an upright rose, a neck and a lever.

    `turn` in degrees, clockwise for the person in the room: 0 hangs down (closed), 90 points left. Returns the parts.
    """
    steel = m_metal("lockpin", (0.55, 0.55, 0.54, 1), 0.25)
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


def sash_lock_strip(r, y, side, m):
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


def fitch_catch(x, y, z, metal, screw):
    """Fitch catch on closed meeting rails: its arm, on the inner sash, swung under the keep of the outer one.

    y is the street side of the inner sash, z the top of the rails.
    """
    half = [(0.034, 0.004), (0.034, 0.028), (0.022, 0.034)]
    plate = [(-0.034, 0.004)] + half + [(-0.022, 0.034), (-0.034, 0.028)]
    prism("plate", [(x + px, y + py) for px, py in plate], "z", z, z + 0.003, metal, 0.001)
    boss = [(0.015, 0.003), (0.015, 0.008), (0.011, 0.011), (0.011, 0.015), (0.0105, 0.0165), (0, 0.017)]
    lathe("boss", boss, metal, 40, (x, y + 0.018, z))
    arm = [(-0.008, 0.026), (0.008, 0.026), (0.012, 0.008), (0.006, -0.016), (-0.006, -0.016), (-0.012, 0.008)]
    prism("arm", [(x + px, y + py) for px, py in arm], "z", z + 0.009, z + 0.0135, metal, 0.0012)
    lever = [
        (0.004, 0.018, 0.0125),
        (0.022, 0.024, 0.0135),
        (0.040, 0.030, 0.016),
        (0.056, 0.034, 0.0185),
        (0.066, 0.036, 0.020),
    ]
    tube("lever", [(x + px, y + py, z + pz) for px, py, pz in lever], 0.0042, metal)
    turns = [math.pi * k / 16 for k in range(17)]
    knob = [(0.009 * math.sin(t), -0.0095 * math.cos(t)) for t in turns]
    lathe("knob", knob, metal, 36, (x + 0.070, y + 0.037, z + 0.021))
    box("keep", x - 0.026, x + 0.026, y - 0.0205, y - 0.002, z, z + 0.003, metal, 0.0012)
    box("hook", x - 0.016, x + 0.016, y - 0.0165, y - 0.004, z + 0.0145, z + 0.018, metal, 0.001)
    for s in (-1, 1):
        box(
            "cheek",
            x + s * 0.0155 - 0.0025,
            x + s * 0.0155 + 0.0025,
            y - 0.0165,
            y - 0.004,
            z,
            z + 0.018,
            metal,
            0.0008,
        )
        lathe("screw", [(0, 0.0036), (0.0034, 0.0032), (0.0036, 0.002)], screw, 20, (x + s * 0.027, y + 0.018, z))
        lathe("screw", [(0, 0.0036), (0.0026, 0.0033), (0.0028, 0.002)], screw, 20, (x + s * 0.0215, y - 0.011, z))


def sash_lift(x, y, z, metal, screw):
    """Hook lift on a bottom rail's room face (depth y), its middle at height z."""
    box("liftplate", x - 0.014, x + 0.014, y, y + 0.003, z - 0.020, z + 0.022, metal, 0.0013, 3)
    hook = [(0.002, 0.006), (0.012, 0.002), (0.021, -0.006), (0.026, -0.017), (0.0255, -0.024), (0.0215, -0.0255)]
    hook += [(0.0205, -0.018), (0.0165, -0.0105), (0.009, -0.005), (0.002, -0.003)]
    prism("lifthook", [(y + py, z + pz) for py, pz in hook], "x", x - 0.011, x + 0.011, metal, 0.0012)
    for dz in (-0.014, 0.016):
        o = lathe("screw", [(0, 0.0012), (0.003, 0.0010), (0.0034, 0)], screw, 20, (x, y + 0.003, z + dz), "Y")
        o.rotation_euler[0] = -math.pi / 2
