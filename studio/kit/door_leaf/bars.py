"""Where glazing bars, fan rays and diamond leading lie in a light. Free of Blender, because fittings.py uses it as well."""

import math

import numpy as np

from kit.door_leaf.outline import MM, clip

BAR, LEAD = 0.024, 0.0085  # metres wide


def bars_of(part, loop):
    """The bars of a light within its pane's outline: pairs of ends, and those of the leads."""
    spec = part.get("bars") or {}
    xs, zs = [p[0] for p in loop], [p[1] for p in loop]
    x0, x1, z0, z1 = min(xs), max(xs), min(zs), max(zs)
    segments, leads = [], []
    if "grid" in spec:
        cols, rows = spec["grid"]
        segments += [((x0 + (x1 - x0) * i / cols, z0 - 1), (x0 + (x1 - x0) * i / cols, z1 + 1)) for i in range(1, cols)]
        segments += [((x0 - 1, z0 + (z1 - z0) * i / rows), (x1 + 1, z0 + (z1 - z0) * i / rows)) for i in range(1, rows)]
    if "fan" in spec:
        cx = (x0 + x1) / 2
        for i in range(1, spec["fan"]):
            t = math.pi * i / spec["fan"]
            segments.append(((cx, z0), (cx + 2 * math.cos(t), z0 + 2 * math.sin(t))))
        rx, rz = (x1 - x0) * 0.16, (z1 - z0) * 0.30
        hub = [(cx + rx * math.cos(t), z0 + rz * math.sin(t)) for t in np.linspace(0, math.pi, 17)]
        segments += list(zip(hub, hub[1:]))
    if "lattice" in spec:
        step, slope = spec["lattice"] * MM, 1.35
        cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
        for i in range(-14, 15):
            for sign in (-1, 1):
                a = (cx + i * step - 3, cz - sign * 3 * slope)
                leads.append((a, (cx + i * step + 3, cz + sign * 3 * slope)))
    return [s for s in (clip(*s, loop) for s in segments) if s], [s for s in (clip(*s, loop) for s in leads) if s]
