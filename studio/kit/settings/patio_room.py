"""The sitting room behind the patio door. Metres."""

import math

import bmesh

from kit.garden.grass import arching_blades
from kit.garden.pots import clay_pot
from kit.interior.curtains import curtain
from kit.interior.fittings import side_table
from kit.interior.lamps import drum_lamp
from kit.interior.pictures import framed_print
from kit.interior.rooms import oak_room
from kit.interior.seats import pillow
from kit.light import area, point
from kit.materials.cloth import cloth
from kit.materials.leaf import m_leaf
from kit.materials.metal import furniture
from kit.materials.nodes import lit, simple, srgb
from kit.materials.wood import walnut
from kit.products.patio_door import HALF_WIDTH, HEAD
from kit.shapes.solids import box, lathe, tube

ROOM = (-3.2, 3.2, 4.6, 2.42)  # x0, x1, depth, height


def sofa(back):
    """Two-seat sofa with three cushions against the rear wall."""
    grey = cloth("sofa", "#84877d", 0)
    box("sofabase", -1.5, 0.7, back - 1.05, back - 0.1, 0.14, 0.42, grey, 0.05, 5)
    box("sofaback", -1.5, 0.7, back - 0.38, back - 0.1, 0.3, 0.84, grey, 0.07, 5)
    for x in (-1.5, 0.5):
        box("sofaarm", x, x + 0.2, back - 1.08, back - 0.1, 0.14, 0.60, grey, 0.05, 5)
    for x in (-1.28, -0.39):
        box("sofaseat", x, x + 0.87, back - 1.07, back - 0.36, 0.40, 0.54, grey, 0.05, 5)
    leg = walnut("sofaleg")
    for x in (-1.42, 0.62):
        for y in (back - 1.0, back - 0.2):
            tube("sofaleg", [(x, y, 0), (x, y, 0.16)], 0.02, leg, 4)
    ochre, teal = cloth("ochre", "#b58a3d", 0), cloth("teal", "#3f6468", 0)
    for x, m, tilt in ((-1.05, ochre, 0.1), (-0.62, teal, -0.1), (0.28, ochre, 0.05)):
        pillow(x, back - 0.48, 0.70, 0.44, 0.40, 0.16, m, (-0.25, 0, tilt))


def without_strays(tuft, reach):
    """Take the blades out of a tuft that reach farther than this from its middle, and would lie like hairs before what is behind."""
    mesh = bmesh.new()
    mesh.from_mesh(tuft.data)
    far = {v for v in mesh.verts if math.hypot(v.co.x, v.co.y) > reach}
    while grown := {e.other_vert(v) for v in far for e in v.link_edges} - far:
        far |= grown
    bmesh.ops.delete(mesh, geom=list(far))
    mesh.to_mesh(tuft.data)
    mesh.free()


def living_room(rg, view):
    """Sofa, lamps, plant, picture and drawn-back curtains; lamplight in the evening, daylight otherwise.

    Seen from the sofa, the plant stands in the picture and the table behind whoever looks; close to, the curtains are farther back."""
    evening, drawn = view == "hero", 0.3 if view in ("inside", "track") else 0
    table, palm_at = (3.3, (-1.72, 0.85)) if view == "inside" else (2.5, (1.95, ROOM[2] - 1.2))
    oak_room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], "#c2b8a6", y0=0.2)
    linen, back = cloth("linen", "#c7bda9", 0.35), ROOM[2]
    curtain(-1.85 - drawn, -1.04 - drawn, 0.32, 0.01, 2.32, linen, 7, 0.05)
    curtain(1.85 + drawn, 1.12 + drawn, 0.32, 0.01, 2.32, linen, 6, 0.05)
    tube("pole", [(-2.0 - drawn, 0.30, 2.33), (2.0 + drawn, 0.30, 2.33)], 0.014, furniture("black"), 4)
    sofa(back)
    framed_print(-1.1, 0.3, 1.15, 1.9, back, ("#d9d2c0", "#3f5f66", "#e4dac4", "#c58a4a", "#efe9dc"), 1.8)
    glow = 1.0 if evening else 0.25
    h = side_table(1.12, back - 0.55)
    drum_lamp(1.12, back - 0.55, h, 30 * glow, 3.6 * glow)
    tube("lampstand", [(-1.95, back - 0.6, 0), (-1.95, back - 0.6, 1.48)], 0.011, furniture("brass"))
    lathe(
        "lampshade",
        [(0.22, 1.42), (0.17, 1.74)],
        lit("floorshade", (1, 0.68, 0.40, 1), 3.4 * glow),
        40,
        (-1.95, back - 0.6, 0),
    )
    point((-1.95, back - 0.6, 1.85), 30 * glow, (1, 0.72, 0.44), 0.08)
    s = clay_pot(*palm_at, 0, 0.17, 0.32, simple("indoorpot", srgb("#d8d2c6"), 0.4))
    palm, _ = arching_blades(
        "palm", 70, 0.05, 1.25, 0.55, 0.017, m_leaf("palm", "#24461f", "#44702f", "#6f9448"), rg, 7, 1.35
    )
    if view in ("inside", "track", "hero", "noon"):
        without_strays(palm, 0.55 if view == "inside" else 0.85)
    palm.location = (*palm_at, s)
    box(
        "rug",
        -1.6,
        1.2,
        1.5,
        3.7,
        0,
        0.012,
        simple("rug", srgb("#a89a86"), 1, spec=0, noise=0.5, bump=0.6, scale=120),
        0.005,
    )
    wood = walnut("coffeetable")
    lathe("coffeetable", [(0, 0.38), (0.42, 0.38), (0.425, 0.37), (0.42, 0.352), (0, 0.35)], wood, 48, (-0.25, table, 0))
    for k in range(3):
        c, s = math.cos(k * 2.09), math.sin(k * 2.09)
        tube(
            "tableleg",
            [(-0.25 + 0.28 * c, table + 0.28 * s, 0.35), (-0.25 + 0.36 * c, table + 0.36 * s, 0)],
            0.016,
            wood,
            3,
        )
    box("magazine", -0.42, -0.20, table - 0.15, table + 0.14, 0.381, 0.40, simple("magazine", srgb("#7a3b2e"), 0.5), 0.002)
    area(
        (-0.2, 2.5, ROOM[3] - 0.03),
        (-0.2, 2.5, 0),
        3.6,
        105 if evening else 85,
        (1, 0.80, 0.57) if evening else (1, 0.95, 0.88),
        sy=2.4,
    )
