"""The firm's yard early in the morning: a low brick workshop beside a boarded mill, a van with its door open, frames ready to load."""

import random

from kit.camera import look
from kit.light import area, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.mirroring_glass import hazy_pane
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.settings.mill_yard import mill, stillage, trees, workshop, yard
from kit.shapes.placing import group
from kit.trade.van import panel_van

VAN = "#20342b"


def build():
    """From across the yard, at eye height."""
    rg = random.Random(17)
    white, grey = m_upvc("white", srgb("#efede6"), 0.3), simple("anthracite", srgb("#383e42"), 0.4)
    yard(rg)
    workshop(rg, white)
    mill(rg, white, hazy_pane("millglass", 1.2, 5.0, 6.0, 2.0))
    trees(rg)
    with group((8.75, -4.7, 0), -4) as van:
        panel_van(VAN, ((0.92, 1.25, white), (0.88, 1.02, grey), (0.80, 1.16, white)))
        area((3.4, 0.95, 2.32), (3.4, 0.95, 0), 1.6, 24, (1, 0.93, 0.82), sy=0.5)
    van.scale[0] = -1  # its tail towards the workshop
    stillage(white, m_glass("loadglass", boost=1.0), 0.2, -2.1, 6)
    sky_world("#6f98c8", "#f3d9b8", "#fdeedb", cover=0.32, turn=150, strength=0.62, saturation=0.55, mirror_sky=0.4)
    sun(50, 11, 6.5, (1, 0.76, 0.50), 1.2)
    look((1.1, -13.2, 1.62), (3.95, -2.8, 2.02), 9.5, None, 9)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
