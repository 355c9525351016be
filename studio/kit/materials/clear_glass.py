"""Clear glass, with or without reflections."""

import math

import bpy

from kit.light import HDRI
from kit.materials.nodes import mat


def m_archglass(name, tint=(0.93, 0.96, 0.95, 1), rough=0.0, boost=1.0):
    """Double-glazed pane with ray-traced reflections, `boost` times as strong."""
    m, n = mat(name)
    fr = n.n("ShaderNodeFresnel", {"IOR": 1.52}).outputs[0]
    fr = n.math("MINIMUM", n.math("MULTIPLY", fr, 1.9 * boost), 1.0)  # two panes
    wob = n.bump(n.noise(n.pos(), 1.6, 1, 0.5), 0.02, 0.02)
    g = n.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": rough, "Normal": wob})
    t = n.n("ShaderNodeBsdfTransparent", {"Color": tint})
    n.out(n.n("ShaderNodeMixShader", {0: fr, 1: t.outputs[0], 2: g.outputs[0]}))
    return m


def clear_glass(turn=90, strength=0.6, tint=(1, 1, 1, 1), boost=1.5, hdri="forest"):
    """Double-glazed clear pane without render noise: transparent, with the sky's reflection looked up and added as emission.

    `turn`, `strength` and `tint` repeat those of the scene's world_hdri.
    """
    m, n = mat("clearglass")
    wobble = n.bump(n.noise(n.pos(), 1.6, 1, 0.5), 0.03, 0.02)
    geometry = n.n("ShaderNodeNewGeometry")
    facing = geometry.outputs["Incoming"]
    cosine = n.math(
        "ABSOLUTE",
        n.n("ShaderNodeVectorMath", {0: facing, 1: geometry.outputs["Normal"]}, operation="DOT_PRODUCT").outputs[
            "Value"
        ],
    )
    schlick = n.math("ADD", n.math("MULTIPLY", n.math("POWER", n.math("SUBTRACT", 1.0, cosine), 5.0), 0.957), 0.043)
    fr = n.math("MINIMUM", n.math("MULTIPLY", schlick, 1.9 * boost), 0.95)
    mirror = n.n(
        "ShaderNodeVectorMath",
        {0: n.n("ShaderNodeVectorMath", {0: facing, 3: -1.0}, operation="SCALE").outputs[0], 1: wobble},
        operation="REFLECT",
    ).outputs[0]
    lookup = n.n("ShaderNodeMapping", {"Vector": mirror, "Rotation": (0, 0, math.radians(turn))}).outputs[0]
    e = n.n("ShaderNodeTexEnvironment", {"Vector": lookup})
    e.image = bpy.data.images.load(HDRI + hdri + ".exr")
    sky = n.mix(1.0, e.outputs[0], tint, "MULTIPLY")
    shine = n.n("ShaderNodeEmission", {"Color": sky, "Strength": n.math("MULTIPLY", fr, strength)}).outputs[0]
    through = n.math("SUBTRACT", 1.0, fr)
    t = n.n(
        "ShaderNodeBsdfTransparent",
        {
            "Color": n.mix(
                1.0,
                n.n("ShaderNodeCombineXYZ", {0: through, 1: through, 2: through}).outputs[0],
                (0.93, 0.96, 0.95, 1),
                "MULTIPLY",
            )
        },
    ).outputs[0]
    n.out(n.n("ShaderNodeAddShader", {0: shine, 1: t}))
    m.cycles.sample_as_light = False
    return m


def m_glass(name, tint=(0.95, 0.97, 0.965, 1), boost=1.0):
    """Sealed-unit glass for thin sheets: clear, with the same reflection from both sides."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    c = n.n(
        "ShaderNodeVectorMath", {0: geo.outputs["Incoming"], 1: geo.outputs["Normal"]}, operation="DOT_PRODUCT"
    ).outputs["Value"]
    grazing = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("ABSOLUTE", c), True), 5.0)
    f = n.math("MULTIPLY", n.math("ADD", 0.075, n.math("MULTIPLY", grazing, 0.85)), boost, True)
    mirror = n.n(
        "ShaderNodeBsdfGlossy",
        {"Color": (1, 1, 1, 1), "Roughness": 0.0, "Normal": n.bump(n.noise(n.pos(), 1.6, 1, 0.5), 0.02, 0.02)},
    )
    clear = n.n("ShaderNodeBsdfTransparent", {"Color": tint})
    n.out(n.n("ShaderNodeMixShader", {0: f, 1: clear.outputs[0], 2: mirror.outputs[0]}))
    return m


def see_through(tint=(0.95, 0.97, 0.96, 1)):
    """Glass seen from a bright room: clear with a hint of green, no reflections."""
    m, n = mat("seethrough")
    n.out(n.n("ShaderNodeBsdfTransparent", {"Color": tint}))
    return m
