"""A terraced house in the evening: its ground-floor window boarded, a lantern beside the door, lamps on upstairs."""

import random

from kit.camera import front_view
from kit.doors.porch import coach_lantern
from kit.job import aspect
from kit.light import area, point, spot, world_hdri
from kit.materials.clear_glass import clear_glass
from kit.materials.nodes import lit, mat, srgb
from kit.materials.swap import swap_materials
from kit.settings.front_garden import terrace_garden
from kit.settings.front_parts import GROUND
from kit.settings.house_fronts import build_front, terrace
from kit.trade.boarding import boarding_sheet

# input: data/door-leaves.json catalogue.winslow

WARM = (1, 0.80, 0.58)


def lamplit_room():
    """The far wall of a room with its lamps on, seen through a window: lighter round the lamp, darker towards the ceiling."""
    m, n = mat("lamplit")
    place = n.n("ShaderNodeSeparateXYZ", {0: n.n("ShaderNodeNewGeometry").outputs["Position"]})
    tone = n.noise(n.pos(), 1.2, 1, 0.3)
    c = n.ramp(tone, [(0.36, srgb("#8d6a42")), (0.5, srgb("#b98d57")), (0.64, srgb("#d9b27c"))])
    fall = n.rng(place.outputs[2], 3.3, 4.9, 1.25, 0.55)
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": fall}))
    m.cycles.sample_as_light = False
    return m


def by_evening():
    """Rooms, panes and the door's glass as they are after dark, in place of those that are seen by day."""
    swap_materials(
        {
            "room": lamplit_room(),
            "pane": clear_glass(250, 0.2),
            "glass_satin": lit("lamplitglass", srgb("#c79a63"), 0.9),
        }
    )


def build():
    """The front from over the road, a street lamp somewhere to the right."""
    rg = random.Random(29)
    house = terrace()
    build_front(house, rg)
    terrace_garden(house, rg)
    by_evening()
    x0, x1, z0, z1 = house.windows[0].hole
    knots = ((1.55, 0.95, 0.011), (1.02, 1.34, 0.013), (2.12, 1.50, 0.010))
    boarding_sheet((x0 + 0.022, x1 - 0.022, z0 + 0.045, z1 - 0.03), 0.052, 5.0, knots, "ZX")
    x = house.door - 0.88
    coach_lantern(x, 1.92, clear_glass(220, 0.2), glow=9.0)
    point((x, -0.20, 1.93), 16, WARM, 0.05)
    spot((3.4, -5.2, 4.6), (0.86, 0.0, 0.40), 900, (1, 0.88, 0.72), 62, 0.25, 1.0)
    area(((x0 + x1) / 2 + 1.4, -3.4, 2.9), ((x0 + x1) / 2, 0, 1.5), 0.8, 34, (1, 0.90, 0.76))
    area((-4, -6, 3), (0, 0, 1.5), 4.0, 30, (1, 0.90, 0.78))
    # Hardly blue: the white frames take on the sky's colour.
    world_hdri("forest", 0.30, 250, (0.95, 0.95, 1.0, 1), sat=0.55)
    front_view(-3.5, 3.35, GROUND - 0.36, aspect(), 11.0, 0.4, 1.55, 11, turn=-12)
    return {"bounces": 3, "fast_gi": True, "clamp": 3.0}
