"""Survey: tape, laser measure, pencil and a clipboard with a dimensioned sketch on an oak table in front of a window."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import window_props as P
import windows as W
from lib import box, m_leaf, srgb

OPENING = (-.90, .90, .95, 2.15)
FRAME_Y = .10
TABLE = .74


def white_frame(fin):
    """Closed white three-light window, clear glass."""
    fin.glass, n = lib.mat('clear')
    n.out(n.n('ShaderNodeBsdfTransparent', {'Color': (.95, .97, .96, 1)}))
    x0, x1, z0, z1 = OPENING
    W.Casement((x0, x1, z0, z1), FRAME_Y, fin, [(1, 'open'), (1.1, 'fixed'), (1, 'open')], frame_w=.050, depth=.070, sash_w=.062, mullion=.066, moulding=W.CHAMFER, sash_depth=.078)


def main():
    rg = W.start(61)
    white_frame(W.Finish('#f5f4f0', .86, .26, gasket='#9a9a97', spacer='#a9a9a6'))
    P.interior(OPENING, FRAME_Y, rg, curtains=False)
    P.garden(y=-5., horizon=1.2, lawn=.4)
    oak = W.wood('tableoak', '#bf9768', '#96703f', 'X')
    for k in range(6):
        W.grained(box('plank', -1.1, 1.1, .36 + k * .15, .36 + k * .15 + .1492, TABLE - .036, TABLE, oak, .0015), rg)
    W.place(P.clipboard(), (-.10, .66, TABLE), (0, 0, 172))
    W.place(P.tape_measure(.32), (.235, .66, TABLE + .001), (0, 0, 118))
    W.place(P.laser_measure(), (-.275, .70, TABLE), (0, 0, 112))
    W.place(P.pencil(), (-.02, .80, TABLE + .0048), (0, 0, 205))
    lib.lathe('mug', [(0, 0), (.038, 0), (.042, .004), (.042, .092), (.039, .092), (.038, .075), (0, .075)], lib.simple('mug', srgb('#dfe3dd'), .25), 40, (.33, .47, TABLE))
    lib.lathe('tea', [(0, .080), (.0385, .080)], lib.simple('tea', srgb('#6b3f1f'), .1), 30, (.33, .47, TABLE))
    W.tube('muglug', [(.33 + .042 + .024 * math.sin(t), .47, TABLE + .05 + .026 * math.cos(t)) for t in (0.15, .6, 1.1, 1.57, 2.0, 2.5, 3.0)], .0055, W.bpy.data.materials['mug'], 5)
    W.pot_plant((-.62, .24, OPENING[2]), m_leaf('fern', '#35552a', '#5f8a40', '#9cbc6c'), rg, '#c4795a', .058, .11, .12, 190, .052)
    W.daylight(40, 40, 7.0, (1, .90, .76), 1.0, sky=1.1, rot=60)
    lib.camera((.26, 1.72, 1.42), 58, (0, 0), (60.5, 0, 180 - 12.5), 'HORIZONTAL', 1.26, 4.5)
    W.shoot('step-survey', 1200, 900)


main()
