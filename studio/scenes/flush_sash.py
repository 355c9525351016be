"""Flush sash window in Chartwell-like green, 70 mm outer frame, in black-stained Essex weatherboard with a painted architrave."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_mortar, srgb

OPENING = (-.80, .80, .95, 2.05)
FRAME_Y = -.012
DEPTH = .070


def stained_boards():
    """Black-brown stain over sawn softwood: grain, dusty sheen, each board a little different."""
    m, n = lib.mat('boards')
    a = n.attr('rnd').outputs['Fac']
    p = n.n('ShaderNodeVectorMath', {0: n.pos((1.4, 30, 30)), 1: n.n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', a, 40.), 1: 0., 2: n.math('MULTIPLY', a, 9.)}).outputs[0]}, operation='ADD').outputs[0]
    g = n.noise(p, 1.4, 5, .65, .5)
    c = n.mix(n.rng(g, .35, .68, 0, 1), srgb('#222325'), srgb('#3a3937'))
    c = n.mix(n.math('MULTIPLY', a, .35), c, srgb('#45433f'))
    n.out(lib.principled(n, Base_Color=c, Roughness=n.rng(g, .3, .7, .5, .75), Specular=.3, Normal=n.bump(g, .5, .002)))
    return m


def main():
    rg = W.start(31)
    fin = W.Finish('#93a58a', .50, .34, True, gasket='#343833', boost=1.5, seed=31.)
    trim = W.paint('trim', '#ece8dc', .62, .4)
    W.weatherboards(-2.5, 2.5, .45, 3.0, OPENING, stained_boards(), rg, trim=trim)
    lib.brick_wall('plinth', -2.5, 2.5, -.3, .45, [], lib.m_brick(), m_mortar(), seed=6)
    x0, x1, z0, z1 = OPENING
    r = (x0 + .004, x1 - .004, z0 + .004, z1 - .002)
    hinge = lib.m_metal('pewter', (.2, .2, .19, 1), .34)
    W.Casement(r, FRAME_Y, fin, [(1, 'left'), (1, 'fixed'), (1, 'right')], frame_w=.046, depth=DEPTH, sash_w=.058, mullion=.064, bars=(0, 1), hinges=hinge, bar_w=.022)
    W.prism('sill', [(-.095, z0 - .055), (.05, z0 - .055), (.05, z0 + .006), (FRAME_Y, z0 + .004), (-.090, z0 - .016), (-.095, z0 - .021)], 'x', x0 - .10, x1 + .10, trim, .003)
    W.room(OPENING, FRAME_Y + DEPTH, '#d3cab6', power=55, rg=rg)
    stripe = W.cloth('ticking', '#d5d0c2', .35)
    W.curtain(-.98, -.56, .9, 2.1, .36, stripe, 6, .03, rg=rg)
    W.curtain(.98, .56, .9, 2.1, .36, stripe, 6, .03, rg=rg)
    lib.box('table', -.7, .7, .5, 1.1, .88, .91, W.wood('table', '#a5875c', '#7a6040', by_part=False), .004)
    W.table_lamp((-.30, .66, .91), 1.9, '#b9b2a0')
    W.pot_plant((.30, .20, z0 + .01), m_leaf('herb', '#35552a', '#5d8540', '#8fae62'), rg, '#b77f5c', .06, .11, .12, 190, .05)
    W.pot_plant((.04, .20, z0 + .01), m_leaf('herb2', '#3a5a34', '#6a8f58', '#a5bf8a'), rg, '#c9bfae', .05, .09, .09, 150, .04)
    leaf = m_leaf('shrubleaf', '#2f4a22', '#567a36', '#90a85c')
    pink = m_leaf('cosmos', '#c9879f', '#e0b3c0', '#f1e3e4', .35, False)
    petal, stem = W.lavender_mats()
    for cx in (-1.6, -1.2, -.8, .75, 1.15, 1.55):
        W.lavender((cx + rg.gauss(0, .03), -.52, .34), 105, rg, .58, .27, petal, stem)
    C = []
    for k in range(60):
        hx = rg.uniform(-.75, .8)
        p = (hx, -.48 + rg.gauss(0, .08), .78 + rg.gauss(0, .07))
        W.tube('stalk', [(hx + rg.gauss(0, .03), -.45, .2), p], .0018, leaf, 2)
        C.append(p)
    W.blooms(C, pink, rg, .036, (0, -.8, .6))
    for cx in (-.55, -.1, .4):
        lib.ball_shrub('low', (cx, -.46, .42), .27, 1800, .04, leaf, rg, 1.1, .2)
        W.core((cx, -.46, .42), .2)
    d = W.daylight(-52, 46, 6.4, (1, .88, .72), rot=120, sky=.65)
    W.dapple(d, (0, 0, 1.5), rg, 14, (2.3, 1.5), (1.1, .7))
    W.view((0, 0, 1.48), 2.8, 5.2, -8, 1.5)
    W.shoot('flush-sash')


main()
