"""Slim flush casement in anthracite on a grey-brick extension: wide fixed light, narrow opener, slate cill, grasses and cut stone beside it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_mortar, m_stone, srgb

OPENING = (-.90, .90, .75, 2.10)
FRAME_Y = .055


def grasses(cx, cy, z, n, h, m, rg, spread=.26):
    """Fountain of arching ornamental grass."""
    V, F, R = [], [], []
    for _ in range(n):
        a, t = rg.random() * 6.283, rg.random()
        l, out = h * rg.uniform(.7, 1.1), spread * (.3 + t)
        ca, sa, w = W.math.cos(a), W.math.sin(a), .0022
        o = len(V)
        for k in range(5):
            u = k / 4
            x, y, zz = cx + ca * (.04 + out * u ** 1.9), cy + sa * (.04 + out * u ** 1.9), z + l * (u - .28 * t * u ** 3)
            ww = w * (1 - .8 * u)
            V += [(x - sa * ww, y + ca * ww, zz), (x + sa * ww, y - ca * ww, zz)]
            if k:
                F.append((o + 2 * k - 2, o + 2 * k - 1, o + 2 * k + 1, o + 2 * k))
        R += [rg.random()] * 10
    W.mesh_obj('grasses', V, F, m, None, {'rnd': R})


def main():
    rg = W.start(41)
    x0, x1, z0, z1 = OPENING
    lib.brick_wall('wall', -2.4, 2.4, .0, 3.0, [OPENING], W.grey_brick(), m_mortar('mortar', '#8f8a83'), seed=14, soldier=True)
    fin = W.Finish('#3a3d3f', .34, .36, gasket='#0c0c0d', boost=1.5, seed=38.)
    r = (x0 + .006, x1 - .006, z0 + .022, z1 - .005)
    W.sealant(r, FRAME_Y, lib.simple('darkseal', srgb('#3a3d3f'), .7))
    W.Casement(r, FRAME_Y, fin, [(1.0, 'open'), (2.1, 'fixed')], frame_w=.034, depth=.070, sash_w=.044, mullion=.044, moulding=W.SQUARE, gap=.003)
    W.upvc_cill(x0, x1, z0 + .006, FRAME_Y, fin.up, .040, .0)
    W.room(OPENING, FRAME_Y + .07, '#d6d3cb', power=75, rg=rg, dress=True)
    lib.box('worktop', -1.3, 1.3, .42, 1.02, .86, .90, lib.simple('quartz', srgb('#dedbd4'), .25, noise=.15, scale=4), .004)
    W.pot_plant((.42, .62, .90), m_leaf('fig', '#24421d', '#436b2e', '#6f9448'), rg, '#3b3f42', .075, .14, .20, 120, .115)
    W.table_lamp((-.12, .72, .90), 1.8, '#3a3a38', .42)
    lib.lathe('bowl', [(0, 0), (.05, .002), (.12, .05), (.13, .06), (.12, .055), (.04, .012), (0, .01)], lib.simple('bowl', srgb('#b8694a'), .4), 40, (.05, .60, .90))
    W.curtain(.70, 1.08, .7, 2.2, .42, W.cloth('linen', '#bdb6a8', .35), 6, .03, rg=rg)
    g1 = m_leaf('stipa', '#6f7a45', '#9a9a60', '#c9bd8c', .35, False)
    leaf = m_leaf('shrub', '#27401f', '#476a30', '#7d9a52')
    white = m_leaf('white', '#d9d6c4', '#eeeadb', '#f4f1e6', .3, False)
    for cx, h in ((-1.55, .95), (-1.05, .72), (1.10, .75), (1.58, .98)):
        grasses(cx, -.42, .25, 520, h, g1, rg)
    for cx in (-.6, -.1, .38, .8):
        lib.ball_shrub('low', (cx, -.40, .38), .26, 2300, .03, leaf, rg, .95, .1)
        W.core((cx, -.40, .38), .2)
    C = []
    for _ in range(46):
        hx = rg.uniform(-.9, 1.0)
        p = (hx, -.46 + rg.gauss(0, .1), .72 + rg.gauss(0, .06))
        W.tube('stalk', [(hx + rg.gauss(0, .03), -.42, .3), p], .0016, leaf, 2)
        C.append(p)
    W.blooms(C, white, rg, .030, (0, -.7, .7))
    d = W.daylight(50, 36, 6.4, (1, .90, .77), rot=90, sky=.65)
    W.dapple(d, (0, 0, 1.5), rg, 22, (2.2, 1.6), (.9, .6))
    W.view((0, 0, 1.44), 3.0, 5.0, 14, 1.45)
    W.shoot('refine-flush-casement')


main()
