"""Reeded glass in a back door, the kitchen of kit/settings/back_kitchen.py behind it. Metres."""

import math

from kit.materials.nodes import mat, srgb

REED = 0.012
SPREAD = 0.11  # of what stands behind, each reed shows so much: seen from the path
# What stands on worktop and shelves, as it lies on the pane for somebody on the path: x from the middle, half width, foot, top.
THINGS = (
    (0.20, 0.055, 1.075, 1.27, "#4c5a3a"),
    (-0.15, 0.075, 1.06, 1.13, "#96714f"),
    (-0.27, 0.032, 1.425, 1.53, "#dcd6c6"),
    (-0.13, 0.036, 1.425, 1.50, "#5c6c6a"),
    (0.02, 0.030, 1.425, 1.545, "#9a7f56"),
    (0.15, 0.040, 1.425, 1.49, "#e4dfd2"),
    (0.27, 0.033, 1.425, 1.52, "#7a8272"),
    (-0.20, 0.038, 1.665, 1.74, "#5c6c6a"),
    (-0.05, 0.032, 1.665, 1.78, "#e4dfd2"),
    (0.11, 0.036, 1.665, 1.76, "#9a7f56"),
    (0.24, 0.030, 1.665, 1.79, "#7f6151"),
)
BANDS = ((1.060, 0.016, "#8d683e"), (1.410, 0.013, "#94703f"), (1.652, 0.013, "#94703f"))  # worktop and shelves


def reeded_kitchen(cx, glow):
    """The pane: `cx` is its middle, `glow` how bright the kitchen is."""
    m, n = mat("reeded_kitchen")
    place = n.n("ShaderNodeSeparateXYZ", {0: n.pos()})
    x, z = n.math("SUBTRACT", place.outputs[0], cx), place.outputs[2]
    within = n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", x, 1 / REED)), 0.5)
    u = n.math("ADD", x, n.math("MULTIPLY", within, SPREAD))

    at_pane = n.n("ShaderNodeCombineXYZ", {0: u, 1: 0.0, 2: z}).outputs[0]
    uneven = n.noise(at_pane, 26, 2, 0.5)

    def within_box(at, half, low, high, soft):
        aside = n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", u, at)), half * 0.7, half + soft, 1, 0)
        inside = n.math("MULTIPLY", n.rng(z, low - 0.008, low + 0.008, 0, 1), n.rng(z, high - 0.035, high + 0.012, 1, 0))
        blurred = n.math("MULTIPLY", aside, inside)
        return n.math("MULTIPLY", blurred, n.rng(uneven, 0.30, 0.52, 0.35, 0.95))

    wall = n.ramp(n.rng(z, 1.34, 1.95, 0, 1), [(0, srgb("#9c927e")), (0.5, srgb("#8c8270")), (1, srgb("#61594d"))])
    c = n.mix(n.rng(z, 1.345, 1.36, 1, 0), wall, srgb("#b5b0a2"))
    for at, half, low, high, tone in THINGS:
        c = n.mix(within_box(at, half, low, high, 0.02), c, srgb(tone))
    for at, half, tone in BANDS:
        c = n.mix(n.rng(n.math("ABSOLUTE", n.math("SUBTRACT", z, at)), half, half + 0.006, 1, 0), c, srgb(tone))
    # The room is darker towards the door's edges, which it stands behind.
    c = n.mix(n.rng(n.math("ABSOLUTE", u), 0.22, 0.42, 0, 0.75), c, srgb("#2e2922"))
    body = n.n("ShaderNodeEmission", {"Color": c, "Strength": glow}).outputs[0]
    rib = n.math("ABSOLUTE", n.math("SINE", n.math("MULTIPLY", x, math.pi / REED)))
    normal = n.bump(rib, 1.0, 0.003)
    shine = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.08, "Normal": normal})
    amount = n.math("MULTIPLY", n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": normal}).outputs[0], 0.85, True)
    n.out(n.n("ShaderNodeMixShader", {0: amount, 1: body, 2: shine.outputs[0]}))
    m.cycles.sample_as_light = False
    return m
