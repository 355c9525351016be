"""Front doors head-on: every style of studio/door-styles.json in one doorway of buff brick, in one light.

One Blender process builds the doorway once, renders it in full with the first door (the base), then only the doorway's
opening for each further door. Passes are written as AOVs; scenes/door_style_finish.py denoises and pastes them.

    blender -b -P door_style.py -- set=catalogue scale=1 spp=9 threads=1 out=out/catalogue/doors [only=kent,york]
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
STUDIO = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(STUDIO, 'kit'))

import bpy
from mathutils import Vector

import lib
from doorleaf import build_leaf
from lib import (args, ball_shrub, box, brick_wall, camera, lathe, leaves, m_brick, m_leaf, m_metal, m_mortar, m_stone,
                 m_upvc, mesh_obj, rect, reset, ring_sweep, simple, srgb, sun, world_hdri)

OPENING_WIDTH, OPENING_HEIGHT = 1.0125, 2.10            # 4.5 bricks
FRAME_INSET = .005
PICTURE_BOTTOM, PICTURE_TOP = -.235, 2.405              # metres shown
CAMERA_DISTANCE, EYE_HEIGHT = 5.6, 1.30
WIDTH, HEIGHT = 600, 900
BORDER_MARGIN = .012                                    # metres of wall re-rendered round the opening
BUFF_BRICK = ('#a58a68', '#b39875', '#9c8263', '#bba382', '#8f7759', '#ad9270', '#84705a', '#b89d78')
FRAME_PROFILE = [(0, .115), (0, .0535), (.0008, .0512), (.003, .05), (.028, .05), (.031, .0506), (.034, .0525),
                 (.043, .0600), (.047, .0622), (.0495, .0640), (.051, .067), (.051, .095)]


def read_json(*path):
    """A JSON file of the repository."""
    with open(os.path.join(os.path.dirname(STUDIO), *path), encoding='utf-8') as f:
        return json.load(f)


def palette():
    """Slug to (hex, is woodgrain) for the colours that doors may have."""
    foils = {i['slug'] for i in read_json('data', 'door-finishes.json')['items'] if i['kind'] == 'woodgrain'}
    items = read_json('data', 'composite-colours.json')['items'] + read_json('data', 'offer-colours.json')['items']
    return {i['slug']: (i['hex'], i['slug'] in foils) for i in items}


def paint_factor(hexcol):
    """Sunlit paint renders too light: dark colours need a stronger cut than pale ones."""
    r, g, b, _ = srgb(hexcol)
    luminance = .2126 * r + .7152 * g + .0722 * b
    return .42 + .38 * min(1., luminance / .75)


def wall():
    """Buff brick with a gauged lintel over the opening."""
    half = OPENING_WIDTH / 2
    mortar = m_mortar('mortar', '#b3a793')
    brick_wall('wall', -1.3, 1.3, -.30, 2.75, [(-half, half, 0, OPENING_HEIGHT)], m_brick('brick', BUFF_BRICK), mortar,
               seed=3, xoff=.05625)


def ground(rg):
    """Stone step, paving slabs and the earth under them."""
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    slab = m_stone('slab', '#a9a294', '#8f897d', '#6f6a61', 4, .82, .6, .004, attr='rnd')
    box('step', -.62, .62, -.36, .08, -.150, 0, stone, .014, 4)
    v, f, rnd = [], [], []
    y, size, joint = -1.76, .44, .006
    while y < .1:
        x = -2.2 - rg.random() * .4
        while x < 2.2:
            z, o = -.155 + rg.gauss(0, .001), len(v)
            outer = [(x + joint, y + joint), (x + size - joint, y + joint), (x + size - joint, y + size - joint), (x + joint, y + size - joint)]
            inner = [(px + (.006 if k in (0, 3) else -.006), py + (.006 if k < 2 else -.006)) for k, (px, py) in enumerate(outer)]
            v += [(*p, z - .02) for p in outer] + [(*p, z - .005) for p in outer] + [(*p, z) for p in inner]
            for k in range(4):
                n = (k + 1) % 4
                f += [(o + k, o + n, o + 4 + n, o + 4 + k), (o + 4 + k, o + 4 + n, o + 8 + n, o + 8 + k)]
            f.append((o + 8, o + 9, o + 10, o + 11))
            rnd += [rg.random()] * 12
            x += size
        y += size
    mesh_obj('paving', v, f, slab, None, {'rnd': rnd})
    earth = simple('earth', srgb('#5d564b'), .9, noise=.5)
    mesh_obj('earth', [(-30, -60, -.17), (30, -60, -.17), (30, .1, -.17), (-30, .1, -.17)], [(0, 1, 2, 3)], earth)


def planters(rg, leaf):
    """A pair of slim zinc pots with clipped box."""
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    soil = simple('soil', srgb('#2a1f17'), .95, noise=.6)
    core = simple('core', srgb('#141d0c'), .9)
    for side in (-1, 1):
        cx, cy, w, z, h = side * .735, -.20, .115, -.155, .30
        profile = [(.014, z), (0, z + h - .02), (-.004, z + h - .018), (-.004, z + h), (.010, z + h), (.012, z + h - .03)]
        base = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
        v = [(x + (i if x < cx else -i), y + (i if y < cy else -i), zz) for i, zz in profile for x, y in base]
        f = [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for k in range(5) for i in range(4)]
        mesh_obj('pot', v, f, zinc)
        mesh_obj('soil', [(x, y, z + h - .025) for x, y in base], [(0, 1, 2, 3)], soil)
        ball_shrub('box', (cx, cy, z + h + .125), .165, 6000, .022, leaf, rg, 1.0, .05)
        lathe('core', [(0, .115), (.08, .08), (.118, 0), (.08, -.08), (0, -.115)], core, 16, (cx, cy, z + h + .125))


def lamp():
    """An unlit wall light on the handle side."""
    body, x, z = m_upvc('lamp', srgb('#24272a'), .35), .70, 1.78
    box('lampback', x - .028, x + .028, -.02, 0, z - .05, z + .05, body, .003)
    lathe('lamp', [(0, -.085), (.034, -.085), (.036, -.08), (.036, .08), (.034, .085), (0, .085)], body, 40, (x, -.062, z))


def daylight(rg, leaf):
    """Low warm sun through a tree in front of the house, over a wooded sky."""
    d = sun(48, 32, 4.6, (1, .89, .74), 1.2)
    world_hdri('forest', 1.05, 90, tint=(1.0, .98, 1.03, 1), sat=.6)
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    centres, normals = [], []
    for _ in range(24):
        u, w = rg.uniform(-1.6, 1.6), rg.uniform(-1.3, 1.6)
        if abs(u) < .6 and w < .6 and rg.random() < .85:
            continue                                       # leave the door itself mostly in sun
        c = Vector((0, 0, 1.2)) + d * rg.uniform(4.5, 6.5) + side * u + up * w
        for _ in range(rg.randint(40, 100)):
            centres.append(c + Vector((rg.gauss(0, .2), rg.gauss(0, .2), rg.gauss(0, .16))))
            normals.append((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))
    o = leaves('tree', centres, normals, .12, leaf, rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False


def build_setting():
    """Everything that stays the same from door to door."""
    scene, rg = reset(), random.Random(7)
    leaf = m_leaf('leaf', '#22391a', '#456528', '#73904a')
    wall()
    ground(rg)
    planters(rg, leaf)
    lamp()
    daylight(rg, leaf)
    height = PICTURE_TOP - PICTURE_BOTTOM
    camera((0, -CAMERA_DISTANCE, EYE_HEIGHT), 36 * CAMERA_DISTANCE / height,
           (0, ((PICTURE_TOP + PICTURE_BOTTOM) / 2 - EYE_HEIGHT) / height), dof=CAMERA_DISTANCE + .05, fstop=8)
    return scene


def build_door(style, colours):
    """Frame, threshold and leaf of one style."""
    half, top = OPENING_WIDTH / 2, OPENING_HEIGHT
    fx = half - FRAME_INSET
    frame_hex = '#f4f3ef' if style['frame'] == 'white' else colours[style['frame']][0]
    frame = m_upvc('frame', tuple(v * (.86 if style['frame'] == 'white' else paint_factor(frame_hex)) for v in srgb(frame_hex)[:3]) + (1,), .30, True)
    seal, alu = simple('seal', srgb('#9a948a'), .7), m_metal('alu', (.55, .55, .55, 1), .32)
    gasket = simple('gasket', (.006, .006, .006, 1), .6)
    box('sealL', -half, -fx + .002, .055, .10, 0, top, seal, 0)
    box('sealR', fx - .002, half, .055, .10, 0, top, seal, 0)
    box('sealT', -half, half, .055, .10, top - .006, top, seal, 0)
    ring_sweep('frame', rect(-fx, fx, -.032, top - .004), FRAME_PROFILE, frame, cap=False, smooth=28)
    box('gasketback', -fx + .03, fx - .03, .092, .10, 0, top - .02, gasket, 0)
    box('threshold', -fx, fx, .012, .10, 0, .014, alu, .003, 3)
    box('threshold2', -fx + .01, fx - .01, .050, .10, .012, .024, alu, .002)
    hexcol, woodgrain = colours[style['colour']]
    build_leaf(style, hexcol, woodgrain, paint_factor(hexcol))


def opening_border(scene):
    """Restrict the render to the opening plus a margin."""
    height = PICTURE_TOP - PICTURE_BOTTOM
    width = height * 2 / 3
    half = OPENING_WIDTH / 2 + BORDER_MARGIN
    r = scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = .5 - half / width, .5 + half / width
    r.border_min_y = (-.02 - PICTURE_BOTTOM) / height
    r.border_max_y = (OPENING_HEIGHT + BORDER_MARGIN - PICTURE_BOTTOM) / height


def quick_light(scene):
    """One true bounce, then sky ambience: enough for a sunlit front, and half the time."""
    scene.cycles.use_fast_gi, scene.cycles.fast_gi_method, scene.cycles.ao_bounces_render = True, 'REPLACE', 1
    scene.world.light_settings.distance = 6


def clear_door(keep):
    """Remove what the last door added."""
    for o in [o for o in bpy.data.objects if o.name not in keep]:
        bpy.data.objects.remove(o)
    bpy.ops.outliner.orphans_purge(do_recursive=True)


def main():
    """Render the base and every style whose passes are not there yet."""
    a = args()
    group = a.get('set', 'catalogue')
    out, scale, spp, threads = os.path.abspath(a.get('out', 'out/doors')), float(a.get('scale', 1)), int(a.get('spp', 9)), int(a.get('threads', 1))
    os.makedirs(out, exist_ok=True)
    os.chdir(out)
    styles, colours = read_json('studio', 'door-styles.json')[group], palette()
    scene = build_setting()
    keep = {o.name for o in bpy.data.objects}
    names = a['only'].split(',') if 'only' in a else list(styles)
    jobs = [('base', names[0])] + [(n, n) for n in names]
    for job, name in jobs:
        if os.path.exists(os.path.join(out, job + '_raw.png')):
            continue
        clear_door(keep)
        build_door(styles[name], colours)
        if job != 'base':
            opening_border(scene)
        quick_light(scene)
        lib.render(os.path.join(out, job), WIDTH, HEIGHT, spp * (3 if job == 'base' else 1), .03, scale, threads=threads, fastgi=False)


if __name__ == '__main__':
    main()
