"""Slim black-framed screen with a door, between a study with the low sun in its window and a living room.

In the evening it stands between a hall and a lamplit dining room.

The screen stands at y = 0, with the study behind it (+y) and the other room in front (-y).
Views: hero, room, evening, study, reeded.
"""

import random

from kit.camera import look
from kit.job import albedo
from kit.light import area, bounce_up, sky_world, sun
from kit.materials.clear_glass import m_glass
from kit.materials.metal import warm_brass
from kit.materials.nodes import simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.reeded_clear import reeded_clear
from kit.materials.stone import m_plaster
from kit.products.screening import screen
from kit.settings.screened_dining import dining, evening_light
from kit.settings.screened_rooms import ROOM_Y, hall, living_room, room_shell
from kit.settings.screened_study import ROOM_H, STUDY_Y, WINDOW, garden, study_furniture, study_shell

BLACK = "#1a1b1d"


def light(view):
    """Low warm sun through the study's window, its sky light, and soft light from windows behind the camera."""
    sky_world(
        "#5c92d2", "#dfe6ea", cover=0.6, camera_strength=1.5, turn=60, strength=1.0, saturation=0.45, mirror_sky=0.5
    )
    sun(163, 20.5, 9.0, (1, 0.85, 0.66), 0.7)
    a, b, c, d = WINDOW
    lamp = area(
        ((a + b) / 2, STUDY_Y + 0.08, (c + d) / 2),
        ((a + b) / 2, 0, 0.6),
        b - a - 0.1,
        58,
        (0.95, 0.97, 1),
        sy=d - c - 0.1,
    )
    lamp.visible_glossy = False
    for place, power in (((0.2, 1.8, ROOM_H - 0.03), 26), ((-0.2, -2.6, ROOM_H - 0.03), 22)):
        fill = area(place, (place[0], place[1], 0), 3.0, power, (1, 0.96, 0.90), sy=2.4)
        fill.visible_glossy = False
    soft = area((-1.4, ROOM_Y + 0.1, 1.7), (0.2, 0, 1.0), 1.8, 46 if view != "study" else 60, (0.97, 0.98, 1), sy=1.7)
    soft.visible_glossy = False
    bounce_up(-2.3, 2.3, -4.8, -0.3, 20)
    bounce_up(-1.9, 1.9, 0.3, 3.5, 16)


def build(view="hero"):
    """The screen from the living room (`hero`, `room`), the `study` or a hall in the `evening`; `reeded`: the shut door's handle and bars from near, with reeded glass."""
    rg = random.Random(71)
    black = m_upvc("black", albedo(BLACK, 0.7, "frame"), 0.38, True)
    clear = m_glass("glass", (0.965, 0.98, 0.975, 1), boost=0.55)
    glass, upvc = reeded_clear(shine=0.3) if view == "reeded" else clear, m_upvc("upvc", srgb("#e9e8e4"), 0.28)
    dark, brass = simple("dark", (0.03, 0.028, 0.027, 1), 0.55), warm_brass()
    white = m_plaster("white", "#ece8df")
    screen(black, glass, {"hero": 58, "room": 30, "evening": 32, "study": 30, "reeded": 0}[view])
    if view == "evening":
        study_shell(white, upvc, "#95705e")
        dining(rg, dark, brass)
    else:
        study_shell(white, upvc)
        study_furniture(rg, dark, brass, white)
    garden(rg)
    room_shell(rg, white)
    if view == "evening":
        hall(rg, brass)
    elif view != "reeded":  # there its lamps would sparkle in the reeds
        living_room(rg, white)
    if view == "evening":
        evening_light()
        look((1.75, -5.40, 1.42), (0.20, 0, 1.10), 6.0, 5.5, 8)
        return {"bounces": 5, "fast_gi": False, "clamp": 2.5}
    light(view)
    if view == "hero":
        look((-0.05, -5.45, 1.22), (-0.05, 0, 0.97), 5.35, 5.3, 8)
    elif view == "room":
        look((1.95, -5.25, 1.42), (-0.35, 0, 1.05), 5.2, 5.4, 8)
    elif view == "study":
        look((1.75, 3.35, 1.42), (-0.30, 0, 1.02), 4.3, 3.6, 8)
    else:
        area((-1.7, -0.9, 1.9), (0.15, 0, 1.1), 0.5, 55, (0.94, 0.97, 1), sy=1.2)
        look((-0.72, -0.98, 1.32), (0.13, 0, 1.13), 0.78, 1.28, 16)
    return {"bounces": 6 if view == "reeded" else 5, "fast_gi": False, "clamp": 2.5}
