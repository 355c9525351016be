"""Close-up of the meeting rail and sash horn of a white vertical sliding sash, glazing bars and a little stock brick, shallow focus."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_mortar

OPENING = (-.50625, .50625, .825, 2.175)
FRAME_Y = .050


def main():
    rg = W.start(5)
    lib.brick_wall('wall', -1.1, 1.1, .60, 2.40, [OPENING], W.stock_brick(), m_mortar('mortar', '#b3a894'), seed=8, xoff=.05625, soldier=False)
    fin = W.Finish('#f4f3ee', .78, .24, gasket='#8e8e8b', spacer='#b5b5b1', boost=1.5, seed=18.)
    x0, x1, z0, z1 = OPENING
    r = (x0 + .004, x1 - .004, z0 + .010, z1)
    W.sealant(r, FRAME_Y, fin.seal)
    win = W.SlidingSash(r, FRAME_Y, fin, (2, 1), .0)
    W.room(OPENING, FRAME_Y + .10, '#b9b6a8', power=50, rg=rg)
    W.curtain(.66, .20, .80, 2.22, .42, W.cloth('voile', '#e9e4d8', .45), 6, .03, .3, rg)
    d = W.daylight(-24, 40, 6.2, (1, .88, .72), rot=120, sky=.6)
    W.dapple(d, (.4, 0, 1.5), rg, 7, (.8, .6), (.25, .25), .09, (3.5, 5.))
    W.view((.330, FRAME_Y, win.mid - .020), .54, .98, -15, win.mid + .02, 5.0, .995)
    W.shoot('sash-horn')


main()
