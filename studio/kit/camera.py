"""Cameras with upright verticals, and tilted ones. Metres and degrees."""

import math

import bpy
from mathutils import Vector

from kit.shapes.objects import add_object


def camera(loc, lens, shift=(0, 0), rot=(90, 0, 0), fit="VERTICAL", dof=None, fstop=8):
    """The scene's camera at `loc`, turned by `rot` degrees: `lens` in millimetres on a 36 mm sensor, `shift` in sensor widths.

    `fit` says which side of the picture the lens is measured on; with `dof`, the distance in focus, it blurs by `fstop`.
    """
    c = bpy.data.cameras.new("cam")
    o = add_object("cam", c)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    c.sensor_fit = fit
    c.sensor_width = 36
    c.sensor_height = 36
    c.lens = lens
    c.shift_x, c.shift_y = shift
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = dof
        c.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o
    return o


def look(eye, at, width, focus=None, fstop=5.6):
    """Level camera (upright verticals) at `eye`; the picture is `width` metres wide at the distance of `at`."""
    dx, dy, dz = (b - a for a, b in zip(eye, at))
    dist = math.hypot(dx, dy)
    yaw = math.degrees(math.atan2(-dx, dy))
    return camera(eye, 36 * dist / width, (0, dz / width), (90, 0, yaw), "HORIZONTAL", focus or dist, fstop)


def aim(eye, at, lens, fstop=8):
    """Tilted camera, for looking up or down."""
    cam = camera(eye, lens, fit="HORIZONTAL", dof=math.dist(eye, at), fstop=fstop)
    cam.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat("Z", "Y").to_euler()
    return cam


def front_view(x0, x1, z0, aspect, distance, cam_x, cam_z=1.35, fstop=5.6, turn=0.0):
    """Camera that frames x0..x1 of the facade plane with its foot at z0, verticals upright (lens shift, no tilt)."""
    w = x1 - x0
    zc = z0 + w / aspect / 2
    if turn:
        a = math.radians(turn)
        cx = (x0 + x1) / 2
        return camera(
            (cx + distance * math.sin(a), -distance * math.cos(a), cam_z),
            36 * distance / w,
            (0, (zc - cam_z) / w),
            (90, 0, turn),
            "HORIZONTAL",
            distance,
            fstop,
        )
    return camera(
        (cam_x, -distance, cam_z),
        36 * distance / w,
        (((x0 + x1) / 2 - cam_x) / w, (zc - cam_z) / w),
        (90, 0, 0),
        "HORIZONTAL",
        distance,
        fstop,
    )


def level_view(target, width, dist, yaw=0, eye=1.45, fstop=5.6, focus=None):
    """Level camera (upright verticals) looking at target from `dist`, the picture `width` wide there; yaw > 0 stands to the right."""
    a = math.radians(yaw)
    tx, ty, tz = target
    loc = (tx + dist * math.sin(a), ty - dist * math.cos(a), eye)
    return camera(loc, 36 * dist / width, (0, (tz - eye) / width), (90, 0, yaw), "HORIZONTAL", focus or dist, fstop)
