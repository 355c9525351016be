"""Detail pictures: an existing scene is built by its own script, then seen through other cameras."""
import importlib
import math
import sys
from pathlib import Path

KIT = Path(__file__).resolve().parent
sys.path[:0] = [str(KIT), str(KIT.parent / 'scenes')]

import bpy

import glazing
import lib
import windows

WIDTH, HEIGHT = 960, 720


def build(scene):
    """Run a scene script as far as its picture: everything is built, nothing is rendered."""
    glazing.Job.render = lambda *_, **__: None
    windows.shoot = lambda *_, **__: None
    return importlib.import_module(scene)


def look(eye, at, width, focus=None, fstop=5.6):
    """Level camera (upright verticals) at `eye`; the picture is `width` metres wide at the distance of `at`."""
    dx, dy, dz = (b - a for a, b in zip(eye, at))
    dist = math.hypot(dx, dy)
    yaw = math.degrees(math.atan2(-dx, dy))
    return lib.camera(eye, 36 * dist / width, (0, dz / width), (90, 0, yaw), 'HORIZONTAL', focus or dist, fstop)


def aim(eye, at, lens, fstop=8):
    """Tilted camera, for looking up or down."""
    cam = lib.camera(eye, lens, fit='HORIZONTAL', dof=math.dist(eye, at), fstop=fstop)
    cam.rotation_euler = (glazing.Vector(eye) - glazing.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    return cam


def remove(*names):
    """Take objects out of the scene, by the names their makers gave them (numbered copies too)."""
    for o in list(bpy.data.objects):
        if o.name.split('.')[0] in names:
            bpy.data.objects.remove(o)


def hide(away, *names):
    """Leave objects out of the next picture (or bring them back), by name as in `remove`."""
    for o in bpy.data.objects:
        if o.name.split('.')[0] in names:
            o.hide_render = away


def wanted(name):
    """Whether this picture is asked for: `only=a,b` on the command line, all of them without it."""
    only = lib.args().get('only')
    return not only or name in only.split(',')


def shoot(name, bounces=4, fastgi=False, clamp=2.5):
    """Render one 4:3 picture into the folder given by `out`."""
    a = lib.args()
    bpy.context.scene.cycles.use_fast_gi = False
    lib.render(str(Path(a.get('out', '.')) / name), WIDTH, HEIGHT, int(a.get('spp', 8)), float(a.get('thr', .06)), float(a.get('scale', 1)),
               bounces=bounces, threads=int(a.get('threads', 1)), fastgi=fastgi, clamp=clamp)
