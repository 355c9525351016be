"""House fronts seen square from over the road, whose door and windows can be painted together.

Views: `terrace`, `semi`, `cottage`, `new-town`.
"""

import random

from kit.camera import front_view
from kit.job import aspect
from kit.light import dapple, sky_world, sun
from kit.settings.front_garden import GARDENS
from kit.settings.front_parts import GROUND
from kit.settings.house_fronts import HOUSES, build_front

# input: data/door-leaves.json catalogue.winslow catalogue.stamford catalogue.burford catalogue.tenby

WIDTH, DISTANCE = 7.6, 12.0  # metres: what the picture shows, and from where


def build(view="terrace"):
    """Build the house listed above as `view` with its front garden."""
    rg = random.Random(29)
    house = HOUSES[view]()
    build_front(house, rg)
    GARDENS[view](house, rg)
    x0 = house.middle - WIDTH / 2
    front_view(x0, x0 + WIDTH, GROUND - 0.62, aspect(), DISTANCE, house.middle + 0.6, 1.62, fstop=11)
    sky_world(
        "#5f93cf",
        "#e9e4da",
        cloud="#fffaf0",
        cover=0.42,
        turn=150,
        strength=0.95,
        saturation=0.5,
        mirror_sky=0.35,
        tint=(1, 1, 1.02),
    )
    direction = sun(40, 38, 4.2, (1, 0.89, 0.74), 0.8)
    dapple(direction, rg, (house.middle - 2.6, 0, 4.2), 26, (2.4, 1.6), None, (7, 9), 0.16)
    return {"bounces": 4, "fast_gi": True, "clamp": 3.0}
