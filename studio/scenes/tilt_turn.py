"""Tilt and turn window from inside a bright room: the sash leans in at the top, a blurred garden behind, plants and books on the window board."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from window_props import garden, interior
from lib import box, m_leaf, srgb

OPENING = (-.56, .56, .92, 2.22)
FRAME_Y = .10
DEPTH = .070
TILT = 8.5


def handle(x, z, y, m):
    """Window lever on its rose, turned level for the tilt position."""
    parts = [box('rose', x - .016, x + .016, y, y + .010, z - .035, z + .035, m, .006, 4),
             lib.lathe('neck', [(.0105, 0), (.0105, .030), (.0085, .036)], m, 28, (x, y + .008, z))]
    parts[1].rotation_euler = (-math.pi / 2, 0, 0)
    parts.append(W.tube('lever', [(x, y + .040, z), (x + .004, y + .046, z + .012), (x + .004, y + .047, z + .03), (x + .002, y + .046, z + .12)], .0092, m, 6))
    return parts


def main():
    rg = W.start(51)
    x0, x1, z0, z1 = OPENING
    fin = W.Finish('#f5f4f0', .86, .26, gasket='#9a9a97', spacer='#a9a9a6')
    fin.glass, n = lib.mat('clear')
    n.out(n.n('ShaderNodeBsdfTransparent', {'Color': (.95, .97, .96, 1)}))
    fw = .052
    W.ring('frame', (x0, x1, z0, z1), fw, FRAME_Y, DEPTH, W.SQUARE, fin)
    lap = .012
    r = (x0 + fw - lap, x1 - fw + lap, z0 + fw - lap, z1 - fw + lap)
    ys = FRAME_Y + .024
    sash, opening = W.ring('sash', r, .078, ys, DEPTH, W.CHAMFER, fin)
    sash += W.glaze(opening, ys, ys + DEPTH, fin)
    steel = lib.simple('satin', srgb('#8f9192'), .35)
    sash += handle(r[1] - .038, (z0 + z1) / 2, ys + DEPTH, steel)
    W.group(sash, (0, ys + DEPTH - .01, r[2] + .004), (-TILT, 0, 0))
    for x in (r[0] + .010,):        # the stay arm that holds the leaning sash
        W.tube('stay', [(x + .30, FRAME_Y + DEPTH - .004, z1 - fw - .004), (x + .06, FRAME_Y + DEPTH + .145, z1 - fw - .016)], .005, steel, 4)
    for z in (r[2] + .03,):
        lib.lathe('pivot', [(0, .045), (.008, .045), (.008, -.03), (0, -.03)], fin.up, 20, (r[0] - .006, ys + DEPTH - .004, z))
    interior(OPENING, FRAME_Y, rg, wall_colour='#b9c4ba')
    garden(y=-5., horizon=1.75, lawn=.85, strength=1.15)
    W.pot_plant((-.36, .235, z0), m_leaf('fern', '#35552a', '#5f8a40', '#9cbc6c'), rg, '#c4795a', .058, .11, .12, 190, .052)
    W.books((.33, .240, z0), rg, ('#3f5a63', '#d9cfba', '#b5623f'), .17, 78)
    lib.lathe('mug', [(0, 0), (.036, 0), (.040, .004), (.040, .088), (.037, .088), (.036, .01), (0, .008)], lib.simple('mug', srgb('#e9e6dc'), .25), 40, (.33, .235, z0 + .078))
    W.daylight(58, 38, 7.5, (1, .90, .76), 1.2, sky=1.5, rot=60)
    a, dist, width, eye, tz = math.radians(24), 2.75, 2.42, 1.5, 1.63
    lib.camera((.05 + dist * math.sin(a), FRAME_Y + dist * math.cos(a), eye), 36 * dist / width, (0, (tz - eye) / width), (90, 0, 180 - 24), 'HORIZONTAL', dist - .05, 2.0)
    W.shoot('tilt-turn')


main()
