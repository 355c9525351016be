"""Sun through a many-paned window falls across a pale wall and an oak floor; an armchair, a plant, nobody there."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bmesh
import lib
import windows as W
from lib import box, m_leaf, simple, srgb
from mathutils import Vector

BACK = 2.6          # the wall we look at
LEFT = -2.9         # the wall with the window
SILL, HEAD, NEAR, FAR = .40, 2.60, -.40, 1.90


def cushion(x, y, z, w, d, h, m, rot=(0, 0, 0)):
    """Soft upholstery block."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=9, use_grid_fill=True)
    for v in bm.verts:
        a, b, c = (2 * t for t in v.co)
        f = 1 - .07 * (abs(a) ** 6 + abs(b) ** 6 + abs(c) ** 6 - 1) / 2
        puff = 1 + .10 * (1 - a ** 2) * (1 - b ** 2)
        v.co = Vector((a * w / 2 * f, b * d / 2 * f, c * h / 2 * f * puff))
    o = lib.bm_obj('cushion', bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), [math.radians(t) for t in rot]
    return o


def armchair(rg):
    """Low lounge chair in oatmeal wool on oak legs."""
    wool, oak = simple('wool', srgb('#b9ae9a'), .95, spec=.08, noise=.18, bump=.25, scale=320), W.wood('legoak', '#a97f50', '#7d5a34', 'Z', by_part=False)
    obs = [cushion(0, 0, .36, .62, .64, .17, wool), cushion(0, .30, .66, .64, .18, .62, wool, (-12, 0, 0)), cushion(0, -.02, .25, .66, .66, .12, wool)]
    for s in (-1, 1):
        obs.append(cushion(s * .37, .02, .44, .12, .70, .36, wool))
        for y in (-.27, .27):
            obs.append(W.tube('leg', [(s * .30, y, .22), (s * .33, y * 1.12, 0)], .017, oak, 5))
    obs.append(cushion(.02, .16, .60, .42, .13, .38, simple('rust', srgb('#a3573a'), .95, spec=.08, bump=.25, scale=320), (-22, 4, 3)))
    return obs


def big_plant(c, rg):
    """Fiddle-leaf fig in a stone pot."""
    W.pot_plant(c, m_leaf('fig', '#2b4a20', '#507a35', '#84a356'), rg, '#8f8a80', .17, .32, .10, 6, .1)
    bark, leaf = simple('bark', srgb('#6d5a44'), .9), m_leaf('figleaf', '#28451f', '#4d7434', '#7f9f52')
    C, N = [], []
    for k in range(3):
        a = k * 2.1
        top = (c[0] + .16 * math.cos(a), c[1] + .16 * math.sin(a), c[2] + 1.25 + .2 * k)
        W.tube('trunk', [(c[0] + .02 * math.cos(a), c[1] + .02 * math.sin(a), c[2] + .25), ((c[0] + top[0]) / 2, (c[1] + top[1]) / 2, c[2] + .8), top], .011, bark, 4)
        for j in range(34):
            t = j / 34
            b = j * 2.4
            z = c[2] + .62 + (top[2] - c[2] - .58) * t
            r = .05 + .10 * (1 - t)
            C.append((c[0] + (top[0] - c[0]) * t + r * math.cos(b), c[1] + (top[1] - c[1]) * t + r * math.sin(b), z))
            N.append((.6 * math.cos(b) + rg.gauss(0, .25), .6 * math.sin(b) + rg.gauss(0, .25), .9))
    W.leaves('figleaves', C, N, .21, leaf, rg, .62, .12)


def window_wall():
    """Left wall with the window: three casements, each four panes high and two wide."""
    white = simple('white', srgb('#f1efe9'), .5)
    t = .06
    for y0, y1, z0, z1 in ((-4, NEAR, 0, 5), (FAR, BACK + .1, 0, 5), (NEAR, FAR, 0, SILL), (NEAR, FAR, HEAD, 5)):
        box('leftwall', LEFT - .12, LEFT, y0, y1, z0, z1, white, 0)
    for k in range(4):
        y = NEAR + (FAR - NEAR) * k / 3
        box('mullion', LEFT - .09, LEFT - .02, y - t / 2, y + t / 2, SILL, HEAD, white, .003)
    for z in (SILL + .02, HEAD - .02):
        box('rail', LEFT - .09, LEFT - .02, NEAR, FAR, z - .04, z + .04, white, .003)
    for k in range(3):
        y = NEAR + (FAR - NEAR) * (k + .5) / 3
        box('bar', LEFT - .07, LEFT - .045, y - .012, y + .012, SILL, HEAD, white, .002)
    for k in range(1, 4):
        z = SILL + (HEAD - SILL) * k / 4
        box('bar', LEFT - .07, LEFT - .045, NEAR, FAR, z - .012, z + .012, white, .002)


def floor(rg):
    """Oak boards running towards the back wall."""
    oak = W.wood('oak', '#c29a68', '#9a7243', 'Y', 1.0, .36)
    V, F, R = [], [], []
    x = LEFT
    while x < 3.6:
        y = -3 - rg.random() * 1.5
        while y < BACK:
            l = 1.6 + rg.random() * .5
            o, g = len(V), .0013
            V += [(x + g, y + g, 0), (x + .18 - g, y + g, 0), (x + .18 - g, min(y + l, BACK) - g, 0), (x + g, min(y + l, BACK) - g, 0)]
            F.append((o, o + 1, o + 2, o + 3))
            R += [rg.random()] * 4
            y += l
        x += .18
    lib.mesh_obj('floor', V, F, oak, None, {'rnd': R})
    W.quad('under', [(LEFT, -4, -.003), (4, -4, -.003), (4, BACK, -.003), (LEFT, BACK, -.003)], simple('under', srgb('#3b2a1a'), .9))


def main():
    rg = W.start(91)
    wall, white = simple('wall', srgb('#dcd6c8'), .95, spec=.05, noise=.06, scale=3), simple('skirt', srgb('#eeebe3'), .45)
    W.quad('back', [(LEFT, BACK, 0), (4, BACK, 0), (4, BACK, 4), (LEFT, BACK, 4)], wall)
    box('skirting', LEFT, 4, BACK - .018, BACK, 0, .16, white, .003)
    box('skirtcap', LEFT, 4, BACK - .024, BACK, .150, .165, white, .005)
    window_wall()
    floor(rg)
    W.place(armchair(rg), (1.25, 1.62, 0), (0, 0, -28))
    big_plant((2.12, 2.12, 0), rg)
    box('rug', .35, 2.35, .65, 2.05, .0, .010, simple('rug', srgb('#cfc4b0'), 1, spec=0, noise=.2, bump=.6, scale=160), .004)
    oak = W.wood('tableoak', '#a97f50', '#7d5a34', 'X', by_part=False)
    lib.lathe('sidetable', [(0, .47), (.20, .47), (.205, .462), (.20, .452), (0, .452)], oak, 48, (.62, 1.74, 0))
    for k in range(3):
        a = k * 2.094 + .4
        W.tube('tleg', [(.62 + .13 * math.cos(a), 1.74 + .13 * math.sin(a), .455), (.62 + .17 * math.cos(a), 1.74 + .17 * math.sin(a), 0)], .011, oak, 5)
    W.books((.60, 1.72, .47), rg, ('#44606a', '#d8cdb8'), .15, 24)
    lib.lathe('cup', [(0, 0), (.034, 0), (.040, .07), (.037, .07), (.032, .008), (0, .008)], simple('cup', srgb('#e6e2d8'), .3), 36, (.72, 1.66, .47))
    W.daylight(55, 20, 9.0, (1, .84, .62), .35, sky=1.0, rot=200)
    width, dist, eye, tz = 4.9, 5.0, 1.32, .62
    lib.camera((.35, BACK - dist, eye), 36 * dist / width, (0, (tz - eye) / width), (90, 0, 0), 'HORIZONTAL', 4.0, 6.3)
    W.shoot('decorative', 1600, 900)


main()
