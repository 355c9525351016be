"""The dining kitchen under the roof lantern in the evening: downlights, the lamp on the sideboard, a blue sky above. Watts."""

from kit.interior.lamps import drum_lamp
from kit.light import area, bounce_up, sky_world, spot
from kit.materials.nodes import lit
from kit.products.lantern import LY0, LY1
from kit.settings.lantern_kitchen import KERB, ROOM_H, ROOM_X, ROOM_Y
from kit.shapes.solids import box, lathe

WARM = (1, 0.82, 0.61)


def evening_light():
    """Lamps in the room, and the last light of the sky in the lantern and the garden doors."""
    glow = lit("downlightglow", (1, 0.78, 0.52), 9)
    for x in (-1.8, 1.8):
        for y in (0.9, 2.7, 4.5):
            lathe("downlightglow", [(0.034, -0.0025), (0, -0.0025)], glow, 24, (x, y, ROOM_H - 0.001))
            spot((x, y, ROOM_H - 0.02), (0, 0, 0), 26, WARM, 125, 0.04)
    drum_lamp(ROOM_X - 0.22, 2.72, 0.72, 5, 1.5)
    box("shelflight", 0.98, 2.32, ROOM_Y - 0.22, ROOM_Y - 0.20, 1.542, 1.549, lit("shelflight", (1, 0.75, 0.46), 8), 0)
    middle = (LY0 + LY1) / 2
    for lamp in (
        area((0, middle, KERB - 0.03), (0, middle, 0), 2.0, 16, (0.80, 0.88, 1), sy=4.6),
        area((0, 2.6, 1.0), (0, 2.6, 3.2), 2.0, 16, WARM, sy=4.0),
        area((0, ROOM_Y - 2.2, ROOM_H - 0.03), (0, ROOM_Y - 1.2, 0), 3.6, 20, WARM, sy=0.6),
    ):
        lamp.visible_glossy = False
    bounce_up(-2.4, 2.4, -2.0, 6, 20, (1, 0.88, 0.72))
    sky_world(
        "#1d3f80", "#93abd0", "#5f7cad", cover=0.25, camera_strength=0.62, turn=60, strength=0.30, saturation=0.4, mirror_sky=0.7
    )
