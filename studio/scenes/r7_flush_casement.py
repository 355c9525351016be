"""Two-light flush casement in soft grey-green, 75 mm deep, set in cream render with a climbing rose and lavender."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_stone, srgb

OPENING = (-.64, .64, .95, 2.05)
FRAME_Y = .045
DEPTH = .075


def main():
    rg = W.start(12)
    x0, x1, z0, z1 = OPENING
    W.rendered_wall(-2.4, 2.4, -.2, 3.0, OPENING, W.render_mat('cream', '#ddd3b9'))
    fin = W.Finish('#939a8c', .68, .34, True, gasket='#3a3c39', boost=1.5, seed=17.)
    r = (x0 + .004, x1 - .004, z0 + .010, z1 - .004)
    W.sealant(r, FRAME_Y, fin.seal)
    hinge = lib.m_metal('pewter', (.17, .17, .165, 1), .34)
    W.Casement(r, FRAME_Y, fin, [(1, 'left'), (1, 'right')], frame_w=.050, depth=DEPTH, sash_w=.062, mullion=.072, bars=(1, 2), hinges=hinge, bar_w=.022)
    oak = W.wood('oaksill', '#a08560', '#77603f', 'X', by_part=False, rough=.6)
    W.prism('oaksill', [(-.045, z0 - .050), (.10, z0 - .050), (.10, z0 + .012), (FRAME_Y, z0 + .010), (-.041, z0 - .012), (-.045, z0 - .016)], 'x', x0 - .045, x1 + .045, oak, .003)
    W.room(OPENING, FRAME_Y + DEPTH, '#cfc8b8', power=50, rg=rg)
    cotton = W.cloth('cotton', '#dcd3bf', .35)
    W.curtain(-.80, -.42, .9, 2.1, .40, cotton, 5, .03, rg=rg)
    W.curtain(.80, .42, .9, 2.1, .40, cotton, 5, .03, rg=rg)
    lib.lathe('jug', [(0, 0), (.045, 0), (.065, .05), (.06, .10), (.04, .14), (.045, .175)], lib.simple('jug', srgb('#e4e0d4'), .3), 36, (.20, .22, z0 + .01))
    W.pot_plant((-.22, .22, z0 + .01), m_leaf('herb', '#35552a', '#5d8540', '#8fae62'), rg, '#a86f4e', .055, .10, .10, 160, .05)
    W.books((.38, .22, z0 + .01), rg, rot=-12)
    rose_leaf, rose = m_leaf('roseleaf', '#26401c', '#48702e', '#86a050'), m_leaf('rose', '#d98f92', '#eab7b0', '#f3dcd0', .35, False)
    canes = [[(-1.30, .0), (-1.22, .9), (-1.05, 1.7), (-.86, 2.22), (-.2, 2.42), (.5, 2.38)], [(-1.30, .0), (-1.45, .8), (-1.30, 1.5), (-1.42, 2.2), (-1.2, 2.7)],
             [(-1.05, 1.7), (-.90, 1.55), (-.83, 1.25)], [(-.86, 2.22), (-.95, 2.6), (-.5, 2.75)], [(-1.22, .9), (-1.0, 1.2), (-.98, 1.5)], [(-.2, 2.42), (.1, 2.60), (.7, 2.72)]]
    W.climber(canes, rose_leaf, rg, rose, 420, .046, .095, lib.simple('cane', srgb('#5b4a34'), .85), .055, .062)
    petal, stem = W.lavender_mats()
    for cx in (-.95, -.55, -.12, .30, .72, 1.12, 1.5):
        W.lavender((cx + rg.gauss(0, .03), -.42 + rg.gauss(0, .04), .36), 120, rg, .56, .27, petal, stem)
    d = W.daylight(60, 40, 5.6, (1, .88, .72), rot=90, sky=.65)
    W.dapple(d, (0, 0, 1.5), rg, 20, (2.2, 1.5), (.7, .6))
    W.view((-.16, 0, 1.53), 2.75, 5.0, 12, 1.5)
    W.shoot('r7-flush-casement')


main()
