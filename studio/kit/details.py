"""Cameras for details, and objects taken out of their way."""

import math

import bpy
from mathutils import Vector

from kit import lib


def look(eye, at, width, focus=None, fstop=5.6):
    """Level camera (upright verticals) at `eye`; the picture is `width` metres wide at the distance of `at`."""
    dx, dy, dz = (b - a for a, b in zip(eye, at))
    dist = math.hypot(dx, dy)
    yaw = math.degrees(math.atan2(-dx, dy))
    return lib.camera(eye, 36 * dist / width, (0, dz / width), (90, 0, yaw), "HORIZONTAL", focus or dist, fstop)


def aim(eye, at, lens, fstop=8):
    """Tilted camera, for looking up or down."""
    cam = lib.camera(eye, lens, fit="HORIZONTAL", dof=math.dist(eye, at), fstop=fstop)
    cam.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat("Z", "Y").to_euler()
    return cam


def remove(*names):
    """Take objects out of the scene, by the names their makers gave them (numbered copies too)."""
    for o in list(bpy.data.objects):
        if o.name.split(".")[0] in names:
            bpy.data.objects.remove(o)
