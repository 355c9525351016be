"""A panelled room with a many-paned window on the left, and the garden outside it. Metres."""

from kit.garden.beyond import blurred_garden
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import mesh_obj, quad
from kit.shapes.solids import box, ring_sweep

BACK = 2.6  # the wall the camera faces
LEFT = -2.9  # the wall with the window
CEILING = 2.65
DADO = 0.98
SILL, HEAD, NEAR, FAR = 0.55, 2.42, -0.55, 1.75


def window_wall(white, wall):
    """Left wall with the window: three casements, each four panes high and two wide, lined reveals and a board."""
    t = 0.06
    for y0, y1, z0, z1 in (
        (-4, NEAR, 0, CEILING),
        (FAR, BACK + 0.1, 0, CEILING),
        (NEAR, FAR, 0, SILL - 0.03),
        (NEAR, FAR, HEAD, CEILING),
    ):
        box("leftwall", LEFT - 0.26, LEFT, y0, y1, z0, z1, wall, 0)
    x0, x1 = LEFT - 0.20, LEFT - 0.13
    for k in range(4):
        y = NEAR + (FAR - NEAR) * k / 3
        box("mullion", x0, x1 + 0.004, y - t / 2, y + t / 2, SILL, HEAD, white, 0.003)
    for z in (SILL + 0.03, HEAD - 0.03):
        box("rail", x0, x1, NEAR, FAR, z - 0.04, z + 0.04, white, 0.003)
    for k in range(3):
        y = NEAR + (FAR - NEAR) * (k + 0.5) / 3
        box("bar", x0 + 0.02, x1 - 0.02, y - 0.012, y + 0.012, SILL, HEAD, white, 0.002)
    for k in range(1, 4):
        z = SILL + (HEAD - SILL) * k / 4
        # Half a millimetre slimmer than the upright ones: coplanar faces render black where they cross.
        box("bar", x0 + 0.0205, x1 - 0.0205, NEAR, FAR, z - 0.012, z + 0.012, white, 0.002)
    box("board", LEFT - 0.26, LEFT + 0.05, NEAR - 0.05, FAR + 0.05, SILL - 0.03, SILL, white, 0.006, 3)
    for y0, y1 in ((NEAR - 0.09, NEAR), (FAR, FAR + 0.09)):
        box("architrave", LEFT, LEFT + 0.018, y0, y1, SILL - 0.03, HEAD + 0.09, white, 0.004)
    box("architrave", LEFT, LEFT + 0.018, NEAR, FAR, HEAD, HEAD + 0.09, white, 0.004)


def panelling(white):
    """Painted dado on the wall the camera faces: rails, skirting and raised mouldings."""
    box("dado", LEFT, 4, BACK - 0.012, BACK, 0, DADO, white, 0)
    box("skirting", LEFT, 4, BACK - 0.032, BACK, 0, 0.17, white, 0.004)
    box("skirtcap", LEFT, 4, BACK - 0.038, BACK, 0.160, 0.178, white, 0.006, 3)
    box("dadorail", LEFT, 4, BACK - 0.045, BACK, DADO, DADO + 0.035, white, 0.010, 3)
    x = LEFT + 0.16
    while x < 3.6:
        moulding = [
            (0, BACK - 0.012),
            (0.004, BACK - 0.024),
            (0.014, BACK - 0.028),
            (0.024, BACK - 0.022),
            (0.032, BACK - 0.012),
        ]
        ring_sweep("panel", rect(x, x + 0.74, 0.29, DADO - 0.11), moulding, white, False)
        x += 0.90
    box("picturerail", LEFT, 4, BACK - 0.03, BACK, 2.28, 2.32, white, 0.008, 3)


def floor(rg):
    """Oak boards running towards the back wall."""
    oak = wood("oak", "#a97e4b", "#7c5730", "Y", 1.0, 0.34)
    V, F, R = [], [], []
    x = LEFT
    while x < 4:
        y = -4 - rg.random() * 1.5
        while y < BACK:
            length, o, g = 1.6 + rg.random() * 0.5, len(V), 0.0013
            end = min(y + length, BACK) - g
            V += [(x + g, y + g, 0), (x + 0.18 - g, y + g, 0), (x + 0.18 - g, end, 0), (x + g, end, 0)]
            F.append((o, o + 1, o + 2, o + 3))
            R += [rg.random()] * 4
            y += length
        x += 0.18
    mesh_obj("floor", V, F, oak, None, {"rnd": R})
    quad(
        "under",
        [(LEFT, -4, -0.003), (4, -4, -0.003), (4, BACK, -0.003), (LEFT, BACK, -0.003)],
        simple("under", srgb("#3b2a1a"), 0.9),
    )


def outside():
    """The garden beyond the window, far out of focus: the room and its bars are what is looked at."""
    with group((LEFT - 9, 7, 0), 90):
        blurred_garden(y=0, horizon=1.6, lawn=-0.5, seed=3.0, strength=1.25)
