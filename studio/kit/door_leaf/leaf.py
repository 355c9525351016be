"""A composite door leaf built from a definition in millimetres (see data/door-leaves.json).

The leaf's origin is its bottom left corner as seen from the street. A definition holds raised panels, glazed lights,
boarded fields, ledges, braces and inlay lines, each with its own box [x, z, width, height]; `build_leaf` turns it into
geometry in front of the frame at depth FACE, and fits the handle, letterplate and knocker that the definition names.
"""

from mathutils import Vector

from kit.door_leaf.furniture import knocker, leaf_bar, leaf_lever, letterplate
from kit.door_leaf.light import light, scaled, strip
from kit.door_leaf.outline import FACE, LAYER, LEAF_BOTTOM, corners, outline, world
from kit.door_leaf.skins import Paints, m_boards
from kit.doors.leaf import weather_bar
from kit.shapes.outlines import rect
from kit.shapes.sheets import plate
from kit.shapes.solids import box, ring_sweep

# (inset, depth) profiles swept round each opening
PANEL_MOULD = [
    (0, 0),
    (0.0012, -0.0034),
    (0.0035, -0.0058),
    (0.0075, -0.0068),
    (0.0115, -0.0062),
    (0.0145, -0.0038),
    (0.0165, 0.0002),
    (0.0185, 0.0052),
    (0.0205, 0.0088),
    (0.0235, 0.0108),
    (0.027, 0.0112),
    (0.040, 0.0112),
    (0.0412, 0.0106),
    (0.0425, 0.0088),
    (0.054, 0.0052),
    (0.066, 0.0012),
    (0.0675, 0.0),
    (0.0690, -0.0004),
    (0.0705, -0.0001),
]
BOARD_TRIM = [(0, 0), (0.002, -0.003), (0.006, -0.004), (0.012, -0.003), (0.015, 0)]


def rails(parts):
    """Bands of the middle free of any part: the rails, whose grain lies level."""
    busy = sorted((p["box"][1], p["box"][1] + p["box"][3]) for p in parts)
    edge, bands = 0, []
    for lo, hi in busy + [(2012, 2012)]:
        if lo - edge > 40:
            bands.append((edge, lo))
        edge = max(edge, hi)
    return bands


def fits(part, field):
    """Whether a part lies inside a boarded field."""
    x, z, w, h = part["box"]
    X, Z, W, H = field["box"]
    return x >= X and z >= Z and x + w <= X + W and z + h <= Z + H


def build_skin(style, paints):
    """The leaf's face with its openings, the rails over it, and boarded fields."""
    panels, lights, fields = style.get("panels", []), style.get("lights", []), style.get("boards", [])
    openings = panels + lights
    x0, x1, z0, z1 = corners([0, 0, 894, 2012])
    box("core", x0, x1, FACE + 0.014, FACE + 0.03, z0, z1, paints.dark, 0)
    for a, b in ((x0, x0 + 0.002), (x1 - 0.002, x1)):
        box("edge", a, b, FACE + 0.0003, FACE + 0.03, z0, z1, paints.trim, 0)
    gap = 0.004
    plate(
        "gasket",
        rect(x0 - gap, x1 + gap, z0 - gap, z1 + gap),
        [rect(x0 + 0.001, x1 - 0.001, z0 + 0.001, z1 - 0.001)],
        FACE + 0.0008,
        paints.dark,
    )
    plate("face", rect(x0, x1, z0, z1), [outline(p) for p in openings], FACE, paints.v)
    if not style.get("flush"):
        for lo, hi in rails(openings + fields):
            plate("rail", rect(*corners([112, lo, 670, hi - lo])), [], FACE - LAYER, paints.h)
    for f in fields:
        bx0, bx1, bz0, bz1 = corners(f["box"])
        holes = [outline(p) for p in openings if fits(p, f)]
        pitch = (bx1 - bx0) / max(2, round(f["box"][2] / f["pitch"]))
        m = m_boards("boards", paints.colour, bx0, pitch, paints.wood)
        plate("boards", rect(bx0, bx1, bz0, bz1), holes, FACE - LAYER, m)
        ring_sweep(
            "trim",
            rect(bx0 - 0.008, bx1 + 0.008, bz0 - 0.008, bz1 + 0.008),
            [(d, FACE - LAYER + y) for d, y in BOARD_TRIM],
            paints.trim,
            False,
            40,
        )


def proud(name, loop, m, depth=0.016):
    """A bevelled batten standing proud of the face."""
    ring_sweep(
        name, loop, [(0, FACE), (0, FACE - depth + 0.004), (0.0015, FACE - depth + 0.001), (0.005, FACE - depth)], m
    )


def build_extras(style, paints):
    """Ledges, braces, inlay lines, the split of a stable door and the weather bar."""
    for part in style.get("ledges", []):
        proud("ledge", rect(*corners(part["box"])), paints.h)
    for i, (bx0, bz0, bx1, bz1) in enumerate(style.get("braces", [])):
        p, q = Vector(world(bx0, bz0)), Vector(world(bx1, bz1))
        d = (q - p).normalized()
        n = Vector((-d.y, d.x)) * 0.052
        proud("brace", [tuple(v) for v in (p - n, q - n, q + n, p + n)], paints.v, 0.013 + 0.0004 * i)
    for line in style.get("lines", []):
        p, q = world(*line["from"]), world(*line["to"])
        if line.get("metal"):
            strip("inlay", p, q, 0.012, FACE, 0.0012, paints.steel)
        else:
            strip("groove", p, q, 0.007, FACE, 0.0004, paints.groove, False)
    x0, x1, _, _ = corners([0, 0, 894, 0])
    if style.get("split"):
        z = world(0, style["split"])[1]
        box("gap", x0, x1, FACE - 0.0006, FACE + 0.01, z - 0.003, z + 0.003, paints.dark, 0)
        box("drip", x0 + 0.012, x1 - 0.012, FACE - 0.016, FACE, z + 0.004, z + 0.034, paints.trim, 0.006, 3)
    weather_bar(x0, x1, paints.trim, FACE, LEAF_BOTTOM)


def build_leaf(style, colour, woodgrain):
    """The whole leaf with its furniture; `colour` is the linear albedo of its paint or foil."""
    paints = Paints(colour, woodgrain, style["hardware"])
    build_skin(style, paints)
    for part in style.get("panels", []):
        ring_sweep("panel", outline(part), scaled(PANEL_MOULD, part, 240), paints.v, True, 40)
    for part in style.get("lights", []):
        light(part, paints)
    build_extras(style, paints)
    if style["handle"] == "bar":
        leaf_bar(paints)
    else:
        leaf_lever(paints, style.get("split"))
    if style.get("letterplate"):
        letterplate(style["letterplate"], paints)
    if style.get("knocker"):
        knocker(style["knocker"], paints)
