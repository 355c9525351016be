"""White vertical sliding sash, two panes over two, in yellow London stock brick under a rubbed-brick flat arch; bottom sash raised a little."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_mortar, m_stone, srgb

OPENING = (-.50625, .50625, .825, 2.175)
FRAME_Y = .070


def window_box(x0, x1, z, rg):
    """Lead-grey box on the sill with trailing ivy and red pelargoniums."""
    lead = m_stone('lead', '#44484b', '#383c3f', '#585d60', 7, .55, .15, .001)
    lib.box('boxfront', x0, x1, -.14, .02, z, z + .16, lead, .005)
    lib.ring_sweep('boxpanel', lib.rect(x0 + .04, x1 - .04, z + .03, z + .13), [(0, -.141), (.004, -.146), (.010, -.146), (.014, -.141)], lead, False)
    leaf, ivy = m_leaf('pelleaf', '#2d4a1e', '#4f7530', '#7d9a4c'), m_leaf('ivy', '#1f3618', '#38592a', '#6d8a4e')
    red = m_leaf('pelred', '#8e1420', '#b3202a', '#c93a3c', .25, False)
    C, N = [], []
    n = int((x1 - x0) * 650)
    for _ in range(n):
        C.append((rg.uniform(x0, x1), -.06 + rg.gauss(0, .055), z + .155 + abs(rg.gauss(0, .05))))
        N.append((rg.gauss(0, .5), -.6 + rg.gauss(0, .4), .8))
    W.leaves('pel', C, N, .048, leaf, rg, .85)
    C, N = [], []
    for _ in range(9):
        px = rg.uniform(x0 + .03, x1 - .03)
        drop = rg.uniform(.08, .28)
        for k in range(int(drop * 190)):
            C.append((px + rg.gauss(0, .018), -.150 - abs(rg.gauss(0, .008)), z + .16 - drop * k / (drop * 190)))
            N.append((rg.gauss(0, .4), -1, rg.gauss(.3, .4)))
    W.leaves('ivy', C, N, .036, ivy, rg, .8)
    for k in range(17):
        hx = x0 + .04 + (x1 - x0 - .08) * (k + rg.uniform(-.3, .3)) / 16
        p = (hx, -.075 + rg.gauss(0, .04), z + .25 + rg.uniform(-.03, .06))
        W.tube('stalk', [(hx, -.06, z + .15), p], .0022, leaf, 2)
        lib.ball_shrub('head', p, rg.uniform(.026, .038), 150, .021, red, rg, .75, .05)


def main():
    rg = W.start(5)
    stock, mortar = W.stock_brick(), m_mortar('mortar', '#b3a894')
    lib.brick_wall('wall', -2.2, 2.2, .0, 3.15, [OPENING], stock, mortar, seed=8, xoff=.05625, soldier=False)
    rubbed = W.brick_mat('rubbed', ('#8a4c36', '#93553d', '#824632', '#985c44'), '#965a42', '#8a4c34', '#b8805f', '#7a5a48', .18)
    W.flat_arch(OPENING[0], OPENING[1], OPENING[3], rubbed, m_mortar('lime', '#d8cfbd'), rg, .30, .13)
    fin = W.Finish('#f4f3ee', .88, .28, gasket='#8e8e8b', spacer='#a9a9a6', boost=1.6, seed=10.)
    x0, x1, z0, z1 = OPENING
    W.stone_sill(x0, x1, z0, m_stone('stone', '#c4b9a4', '#b0a48e', '#958a76', 5, .8, .45, .003))
    W.SlidingSash((x0 + .004, x1 - .004, z0 + .010, z1), FRAME_Y, fin, (1, 0), .13)
    W.room(OPENING, FRAME_Y + .10, '#c9cbc0', power=60, rg=rg)
    voile = W.cloth('voile', '#e9e4d8', .45)
    W.curtain(-.64, -.22, .80, 2.22, .42, voile, 6, .03, .45, rg)
    W.curtain(.64, .22, .80, 2.22, .42, voile, 6, .03, .45, rg)
    lib.box('console', -.6, .6, .55, .85, .90, .93, W.wood('console', '#8a6746', '#5d432c', by_part=False), .004)
    W.table_lamp((.16, .68, .93), 1.7, '#a9744a')
    W.books((-.14, .68, .93), rg, rot=8)
    window_box(x0 + .03, x1 - .03, z0 + .004, rg)
    green = m_leaf('bay', '#22391a', '#44652a', '#7d9848')
    for s in (-1.25, 1.22):
        lib.ball_shrub('bay', (s, -.36, .78), .33, 6500, .032, green, rg, 1.0, .05)
        W.core((s, -.36, .78), .24)
    d = W.daylight(-34, 36, 6.6, (1, .89, .74), rot=120, sky=.65)
    W.dapple(d, (0, 0, 1.6), rg, 24, (2.2, 1.7), (.6, .7))
    W.view((0, 0, 1.585), 2.86, 5.0, 9, 1.5)
    W.shoot('sliding-sash')


main()
