"""Reeded glass through which a room that was built is really seen. Metres."""

from kit.materials.nodes import mat

PITCH = 0.012
TILT = 0.36  # slope of a reed's edges
IOR = 1.13  # of one thin sheet: how far a reed turns aside what lies behind it
SEEN_FROM_BEHIND = 1 / IOR


def reeded_clear(name="reeded_clear", tint=(0.93, 0.95, 0.94, 1), shine=0.85):
    """A pane of upright reeds, however it is turned: each shows its own strip of the room, and mirrors what is before it."""
    m, n = mat(name)
    geometry = n.n("ShaderNodeNewGeometry")
    normal = geometry.outputs["Normal"]

    def vector(operation, a, b, output=0):
        return n.n("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation).outputs[output]

    along = vector("NORMALIZE", vector("CROSS_PRODUCT", normal, (0, 0, 1)), (0, 0, 0))
    at = vector("DOT_PRODUCT", geometry.outputs["Position"], along, "Value")
    within = n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", at, 1 / PITCH)), 0.5)
    lean = n.n("ShaderNodeVectorMath", {0: along, 3: n.math("MULTIPLY", within, 2 * TILT)}, operation="SCALE").outputs[0]
    reeds = vector("NORMALIZE", vector("ADD", normal, lean), (0, 0, 0))
    ior = n.rng(geometry.outputs["Backfacing"], 0, 1, IOR, SEEN_FROM_BEHIND)
    through = n.n("ShaderNodeBsdfRefraction", {"Color": tint, "Roughness": 0.0, "IOR": ior, "Normal": reeds})
    mirror = n.n("ShaderNodeBsdfGlossy", {"Roughness": 0.08, "Normal": reeds})
    fresnel = n.n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": reeds}).outputs[0]
    amount = n.math("MULTIPLY", fresnel, shine, True)
    n.out(n.n("ShaderNodeMixShader", {0: amount, 1: through.outputs[0], 2: mirror.outputs[0]}))
    return m
