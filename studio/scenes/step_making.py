"""Making: a length of white frame on the saw, its chambers and steel open to us; behind it a frame that is welded already."""

import math
import random

from kit.camera import look
from kit.light import area, world_hdri
from kit.materials.metal import m_hardware
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.outlines import rect
from kit.shapes.placing import grained, place
from kit.shapes.sheets import quad
from kit.shapes.solids import box, ring_sweep
from kit.shapes.welds import weld_lines
from kit.trade.measuring import pencil, tape_measure
from kit.trade.mitre_saw import FENCE_Y, TABLE, mitre_saw
from kit.trade.parts import FRAME_SECTION, hollow_profile
from kit.windows.finish import fitter_finish
from kit.windows.frame import SQUARE, ring

BENCH = 0.90
DEEP = 0.070  # of the frame
END = 0.30  # where the length on the saw ends
WALL_Y = 0.62
# Chambers of FRAME_SECTION, as (from, to) in depth and in height: the steel's, two on either side of it, those below the glass
# and those of the outer leg.
STEEL = (0.0180, 0.0440, 0.0040, 0.0420)
CHAMBERS = [
    STEEL,
    (0.0026, 0.0086, 0.0026, 0.0420), (0.0100, 0.0166, 0.0026, 0.0420), (0.0454, 0.0515, 0.0026, 0.0420),
    (0.0026, 0.0200, 0.0434, 0.0520), (0.0214, 0.0360, 0.0434, 0.0554), (0.0374, 0.0515, 0.0434, 0.0554),
    (0.0529, 0.0674, 0.0026, 0.0270), (0.0529, 0.0674, 0.0284, 0.0554), (0.0546, 0.0674, 0.0568, 0.0730),
]  # fmt: skip


def bench(rg):
    """Beech top of wide staves with an apron, before a wall."""
    beech = wood("beech", "#a67c4d", "#7f5a33", "X", 1.0, 0.5)
    for k in range(10):
        y = -0.58 + k * 0.12
        grained(box("stave", -2.2, 1.6, y, y + 0.1194, BENCH - 0.05, BENCH, beech, 0.0014), rg)
    grained(box("apron", -2.2, 1.6, -0.60, -0.581, BENCH - 0.6, BENCH - 0.002, beech, 0.003), rg)


def length_of_frame(name, size, finish, steel):
    """A sawn length along x, lying on its outer side, the room's face to -y."""
    cells = [
        [(a + 0.0008, low), (b - 0.0008, low), (b, low + 0.0008), (b, high - 0.0008), (b - 0.0008, high), (a + 0.0008, high),
         (a, high - 0.0008), (a, low + 0.0008)]
        for a, b, low, high in CHAMBERS
    ]  # fmt: skip
    part = hollow_profile(name, FRAME_SECTION, cells, size, finish.up)
    a, b, low, high = (v + d for v, d in zip(STEEL, (0.0006, -0.0006, 0.0006, -0.0006)))
    outer = [(a, low), (b, low), (b, high), (a, high)]
    t = 0.0020
    inner = [(a + t, low + t), (b - t, low + t), (b - t, high - t), (a + t, high - t)]
    # A hair shorter than the plastic: flush ends would render as one.
    return [part, hollow_profile("steel", outer, [inner], size - 0.002, steel)]


def welded_frame(finish, x, lean):
    """A welded frame for two lights from x on, standing on the bench, its top against the wall; it leans `lean` degrees."""
    w, h, a = 0.80, 0.46, math.radians(lean)
    parts, inner = ring("frame", (0, w, 0, h), 0.058, 0, DEEP, SQUARE, finish)
    parts.append(
        ring_sweep(
            "rebate",
            rect(*inner),
            [(-0.001, 0.022), (0.014, 0.022), (0.014, DEEP - 0.004), (-0.001, DEEP - 0.004)],
            finish.up,
            False,
        )
    )
    low, high = inner[2] - 0.001, inner[3] + 0.001
    parts.append(box("mullion", w / 2 - 0.035, w / 2 + 0.035, 0.0003, DEEP - 0.0003, low, high, finish.up, 0.0018))
    parts += weld_lines((0, w, 0, h), 0.058, 0, "#a3a098")
    foot = (x, WALL_Y - DEEP * math.cos(a) - h * math.sin(a), BENCH + DEEP * math.sin(a))
    place(parts, foot, (-lean, 0, 0))


def workshop():
    """The wall behind the bench, and an upright of its racking."""
    paint = simple("wallpaint", srgb("#6f756c"), 0.9, noise=0.15, scale=6)
    quad("wall", [(-5, WALL_Y, 0), (5, WALL_Y, 0), (5, WALL_Y, 3.4), (-5, WALL_Y, 3.4)], paint)
    box("upright", 0.175, 0.225, WALL_Y - 0.03, WALL_Y, BENCH, 2.4, simple("racking", srgb("#37433f"), 0.5), 0.003)


def build():
    """The sawn end close to us, in light from the front."""
    rg = random.Random(71)
    finish = fitter_finish(0.92)
    steel = m_hardware("galvanised", (0.50, 0.51, 0.52, 1), 0.36)
    bench(rg)
    place(mitre_saw(), (0, 0, BENCH))
    place(length_of_frame("length", 1.5, finish, steel), (END - 0.75, FENCE_Y - DEEP, BENCH + TABLE + 0.0006))
    place(length_of_frame("offcut", 0.055, finish, steel), (0.42, 0.10, BENCH + 0.0275), (0, -90, 28))
    welded_frame(finish, -0.66, 10)
    place(tape_measure(0.16), (0.27, 0.33, BENCH), (0, 0, 200))
    place(pencil(), (0.36, 0.22, BENCH), (0, 0, 150))
    workshop()
    world_hdri("interior", 0.13, 90)
    area((0.35, -1.9, 2.1), (0.1, 0.0, BENCH), 0.9, 92, (1, 0.95, 0.87), sy=1.1)
    area((-1.8, -1.2, 2.4), (-0.5, 0.5, 1.1), 1.4, 30, (0.95, 0.97, 1))
    look((0.92, -0.50, 1.25), (0.205, 0.04, 1.06), 0.64, 0.76, 10)
    return {"bounces": 5, "fast_gi": False, "clamp": 3.0}
