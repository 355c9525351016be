"""White uPVC three-light casement in a red brick wall: left sash ajar, stone sill, curtains and a lamp behind the glass."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_mortar, m_stone, srgb

OPENING = (-.90, .90, .90, 2.10)
FRAME_Y = .050


def main():
    rg = W.start(7)
    lib.brick_wall('wall', -2.3, 2.3, .15, 2.85, [OPENING], W.red_brick(), m_mortar(), seed=3)
    fin = W.Finish('#f3f2ee', .70, .26, gasket='#8e8e8b', spacer='#a9a9a6', boost=1.6, seed=3.)
    x0, x1, z0, z1 = OPENING
    W.stone_sill(x0, x1, z0, m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003))
    r = (x0 + .006, x1 - .006, z0 + .006, z1 - .006)
    W.sealant(r, FRAME_Y, fin.seal)
    win = W.Casement(r, FRAME_Y, fin, [(1, 'open'), (1.15, 'fixed'), (1, 'open')], flush=False, frame_w=.058, depth=.070, sash_w=.066, mullion=.066,
                     moulding=W.CHAMFER, fixed_as_sash=False)
    win.swing(0, 27, 'left')
    W.room(OPENING, FRAME_Y + .07, '#cfd2c8', power=55, rg=rg)
    linen = W.cloth('linen', '#e6dcc8')
    W.curtain(-1.02, -.56, .86, 2.12, .40, linen, 6, .032, rg=rg)
    W.curtain(.60, 1.02, .86, 2.12, .40, linen, 6, .032, rg=rg)
    lib.box('table', -.1, 1.0, .5, .9, .84, .87, W.wood('table', '#9b7a52', '#6f5335', by_part=False), .004)
    W.table_lamp((.33, .64, .87), 2.0)
    W.pot_plant((-.12, .20, .908), m_leaf('sillplant', '#2c4a22', '#557a38', '#86a058'), rg, '#c9c2b4')
    leaf = m_leaf('hydleaf', '#274018', '#456a2a', '#6d8c42')
    petal = m_leaf('hydpetal', '#a9b9d6', '#c9cfe4', '#e6dfe6', .3, False)
    for cx, cz, R in ((-1.66, .66, .42), (-1.0, .48, .36), (1.52, .62, .42), (.86, .46, .36)):
        W.flower_shrub((cx, -.38, cz), R, 1700, leaf, petal, rg, 12)
    for cx in (-.45, .1, .5):
        lib.ball_shrub('low', (cx, -.34, .44), .31, 1500, .035, leaf, rg, 1., .15)
        W.core((cx, -.34, .44), .23)
    d = W.daylight(56, 38, 6.2, rot=90, sky=.65)
    W.dapple(d, (0, 0, 1.5), rg, 26, (2.3, 1.5), (.8, .5))
    W.view((-.05, 0, 1.44), 2.95, 5.0, -9, 1.42)
    W.shoot('standard-casement')


main()
