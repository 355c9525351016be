"""How a front of the old street is built: walls, openings, roof and chimney. Metres."""

import math

from kit.doors.furniture import slim_lever
from kit.interior.curtains import pleated_curtain
from kit.materials.cloth import dim_cloth
from kit.roofs import ridge_tiles, tiled_slope
from kit.settings.street_row import DEPTH
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import box, lathe, ring_sweep
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.distant import DistantSash, distant_casement

GROUND = -0.16


def lapped_boards(x0, x1, z0, z1, holes, m):
    """Lapped boards 150 mm wide between the openings."""
    V, F, z = [], [], z0
    while z < z1:
        spans = [(x0, x1)]
        for a, b, c, d in holes:
            if c < z + 0.15 and d > z:
                spans = [p for s, e in spans for p in ((s, min(e, a)), (max(s, b), e)) if p[1] - p[0] > 0.02]
        for a, b in spans:
            o = len(V)
            V += [(a, -0.030, z), (b, -0.030, z), (b, -0.012, z + 0.16), (a, -0.012, z + 0.16), (a, 0, z), (b, 0, z)]
            F += [(o, o + 1, o + 2, o + 3), (o + 4, o + 5, o + 1, o)]
        z += 0.15
    mesh_obj("boards", V, F, m)


def front_door(x0, x1, m, parts):
    """Panelled front door with a glazed light over it, in a white frame on a stone step."""
    white, steel = parts["white"], parts["steel"]
    ring_sweep(
        "doorframe",
        rect(x0 + 0.005, x1 - 0.005, 0, 2.42),
        [(0, 0.1), (0, 0.045), (0.06, 0.045), (0.07, 0.06), (0.07, 0.1)],
        white,
        False,
    )
    box("transom", x0 + 0.05, x1 - 0.05, 0.05, 0.1, 2.05, 2.11, white, 0.004)
    quad(
        "fanlight",
        [(x0 + 0.06, 0.08, 2.1), (x1 - 0.06, 0.08, 2.1), (x1 - 0.06, 0.08, 2.38), (x0 + 0.06, 0.08, 2.38)],
        parts["warm"],
    )
    box("leaf", x0 + 0.07, x1 - 0.07, 0.07, 0.1, 0.02, 2.05, m, 0.003)
    c = (x0 + x1) / 2
    for a, b in ((c - 0.29, c - 0.05), (c + 0.05, c + 0.29)):
        for z0, z1 in ((0.22, 0.78), (0.98, 1.88)):
            ring_sweep("doorpanel", rect(a, b, z0, z1), [(0, 0.07), (0.012, 0.060), (0.03, 0.060), (0.045, 0.069)], m)
    slim_lever(x1 - 0.16, 1.0, 0.07, steel)
    box("letterplate", c - 0.13, c + 0.13, 0.06, 0.07, 0.84, 0.90, steel, 0.004)
    lathe("knocker", [(0, 0), (0.03, 0), (0.034, 0.02), (0, 0.03)], steel, 24, (c, 0.06, 1.4), "Y")
    box("step", x0 - 0.12, x1 + 0.12, -0.36, 0.04, GROUND, -0.01, parts["stone"], 0.012, 3)


def window(r, house, rg, parts):
    """A white sash or casement window with curtains or a blind behind it."""
    x0, x1, z0, z1 = r
    if not house.sashes:
        cloth = rg.choice(("#d9cfbd", "#b9a68c", "#c7cdd0"))
        distant_casement(
            x0,
            x1,
            z0,
            z1,
            0.04,
            parts["white"],
            parts["glass"],
            rg,
            1 if x1 - x0 < 1.4 else 2,
            0.7,
            "curtains",
            cloth=cloth,
        )
        return
    DistantSash((x0 + 0.004, x1 - 0.004, z0 + 0.034, z1 - 0.004), 0.05, parts["finish"], bars=(1, 0))
    quad(
        "dimroom",
        [(x0 - 0.2, 0.9, z0 - 0.2), (x1 + 0.2, 0.9, z0 - 0.2), (x1 + 0.2, 0.9, z1 + 0.2), (x0 - 0.2, 0.9, z1 + 0.2)],
        parts["dim"],
    )
    cloth = dim_cloth(rg.choice(("#d9cfbd", "#a98f74", "#c7cdd0", "#8f9a92")))
    w = (x1 - x0) * rg.uniform(0.18, 0.26)
    if rg.random() < 0.3:
        box("blind", x0 + 0.05, x1 - 0.05, 0.215, 0.225, z0 + (z1 - z0) * rg.uniform(0.5, 0.75), z1, cloth, 0.003)
    else:
        for a, b in ((x0, x0 + w), (x1 - w, x1)):
            pleated_curtain(a, b, 0.27, z0 - 0.05, z1, cloth, rg)


def build_house(h, rg, parts):
    """Walls, openings, roof, gutter and rainwater pipe of one front."""
    x0, x1 = h.x, h.x + h.width
    door = (x0 + h.door - 0.5, x0 + h.door + 0.5, 0, 2.42)
    holes = [door] + [(x0 + c - w / 2, x0 + c + w / 2, z, z + t) for c, z, w, t in h.windows]
    pierced_wall("front", x0, x1, GROUND, h.eaves, holes, h.wall, 0, 0.1, sill=None if h.boards else parts["sill"])
    if h.boards:
        lapped_boards(x0, x1, 0.35, h.eaves, holes, h.wall)
        for a, b, c, d in holes:
            trim = [(-0.07, 0.05), (-0.07, -0.035), (0, -0.035), (0, 0.05)]
            ring_sweep("trim", rect(a, b, c, d), trim, parts["white"], False)
        box("plinth", x0, x1, -0.035, 0.02, GROUND, 0.35, parts["tar"], 0)
    front_door(door[0], door[1], h.paint, parts)
    for r in holes[1:]:
        window(r, h, rg, parts)
    if h.lintel:
        for a, b, _, d in holes:
            box("lintel", a - 0.11, b + 0.11, -0.006, 0.06, d, d + 0.19, h.lintel, 0.004)
    for gx in (x0, x1):
        gable = [
            (gx, 0, GROUND),
            (gx, DEPTH, GROUND),
            (gx, DEPTH, h.eaves),
            (gx, DEPTH / 2, h.ridge - 0.05),
            (gx, 0, h.eaves),
        ]
        mesh_obj("gable", gable, [(0, 1, 2, 3, 4)], h.wall)
    length = DEPTH / 2 / math.cos(math.radians(h.pitch)) + 0.3
    a = math.radians(h.pitch)
    tiled_slope(
        x0 - 0.05, x1 + 0.05, (-0.28, h.eaves - 0.28 * math.tan(a) + 0.06), length, h.pitch, h.roof, rg.randint(0, 999)
    )
    under = [
        (x0, -0.26, h.eaves - 0.26 * math.tan(a) + 0.03),
        (x1, -0.26, h.eaves - 0.26 * math.tan(a) + 0.03),
        (x1, DEPTH / 2, h.ridge),
        (x0, DEPTH / 2, h.ridge),
        (x1, DEPTH, h.eaves),
        (x0, DEPTH, h.eaves),
    ]
    mesh_obj("underroof", under, [(0, 1, 2, 3), (3, 2, 4, 5)], parts["dark"])
    ridge_tiles(x0 - 0.05, x1 + 0.05, DEPTH / 2, h.ridge + 0.07, h.roof, rg)
    low = h.eaves - 0.28 * math.tan(a)
    box("fascia", x0, x1, -0.27, -0.24, low - 0.12, low + 0.06, parts["white"], 0.003)
    box("soffit", x0, x1, -0.26, 0, low - 0.12, low - 0.10, parts["white"], 0)
    box("gutter", x0 - 0.03, x1 + 0.03, -0.385, -0.275, low - 0.03, low + 0.05, parts["dark"], 0.035, 3)
    downpipe(x1 - 0.16, -0.06, GROUND, low - 0.05, parts["dark"])


def stack(x, base, height, brick, parts, pots):
    """Chimney on the ridge with corbelled head and clay pots."""
    w, y = 0.28 + 0.13 * pots, DEPTH / 2
    box("stack", x - w, x + w, y - 0.3, y + 0.3, base - 0.6, base + height, brick, 0)
    for d, z in ((0.04, 0.26), (0.08, 0.18)):
        box(
            "corbel",
            x - w - d,
            x + w + d,
            y - 0.3 - d,
            y + 0.3 + d,
            base + height - z,
            base + height - z + 0.08,
            brick,
            0,
        )
    for k in range(pots):
        at = (x + (k - (pots - 1) / 2) * 0.36, y, base + height)
        lathe(
            "chimneypot",
            [(0.13, 0), (0.10, 0.1), (0.09, 0.38), (0.12, 0.40), (0.12, 0.45), (0.08, 0.45)],
            parts["clay"],
            24,
            at,
        )
