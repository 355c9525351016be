"""Fitting: a new white frame in its opening on packers, a spirit level on the frame, drill and sealant gun on a sheeted trestle."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import window_props as P
import windows as W
from lib import box, simple, srgb

OPENING = (-.80, .80, .85, 2.05)
FRAME_Y = .095
TRESTLE = .74


def rough_reveals():
    """Bare brick and blockwork round the opening, plaster cut back from the edge."""
    x0, x1, z0, z1 = OPENING
    brick = simple('barebrick', srgb('#93604a'), .9, noise=.5, bump=.6, scale=40)
    block = simple('block', srgb('#a3a19b'), .95, noise=.35, bump=.7, scale=55)
    for y0, y1, m in ((.02, .12, brick), (.12, .19, simple('cavity', srgb('#c9a27c'), .9)), (.19, W.INNER - .012, block)):
        for r in ((x0 - .03, x0, z0 - .03, z1), (x1, x1 + .03, z0 - .03, z1), (x0, x1, z1, z1 + .03), (x0 - .03, x1 + .03, z0 - .03, z0)):
            box('reveal', r[0], r[1], y0, y1, r[2], r[3], m, 0)


def packers(rg):
    """Coloured plastic shims under the frame and at the jambs."""
    x0, x1, z0, z1 = OPENING
    cols = [simple('pack%d' % i, srgb(c), .35) for i, c in enumerate(('#b3342b', '#2f5f9e', '#d6a41c', '#2f7d4a'))]

    def stack(x, z, level):
        t = 0
        for _ in range(2):
            d = rg.choice((.003, .005, .006))
            j = rg.uniform(-.004, .02)
            if level:
                box('packer', x - .016, x + .016, FRAME_Y + .02 + j, FRAME_Y + .105 + j, z + t, z + t + d, rg.choice(cols), .0006)
            else:
                box('packer', x + t, x + t + d, FRAME_Y + .02 + j, FRAME_Y + .105 + j, z - .016, z + .016, rg.choice(cols), .0006)
            t += d
    for x in (x0 + .09, -.02, x1 - .09):
        stack(x, z0, True)
    for z in (z0 + .18, z1 - .25):
        stack(x0 + .001, z, False)
        stack(x1 - .012, z, False)


def main():
    rg = W.start(81)
    x0, x1, z0, z1 = OPENING
    P.interior(OPENING, FRAME_Y, rg, curtains=False, board=False, reveals=False, wall_colour='#d9cdbd')
    rough_reveals()
    P.garden(y=-5., horizon=1.2, lawn=.6)
    fin = W.Finish('#f5f4f0', .86, .26, gasket='#9a9a97', spacer='#a9a9a6')
    fin.glass, n = lib.mat('clear')
    n.out(n.n('ShaderNodeBsdfTransparent', {'Color': (.95, .97, .96, 1)}))
    g = .012
    win = W.Casement((x0 + g, x1 - g, z0 + g, z1 - g), FRAME_Y, fin, [(1, 'open'), (1.5, 'fixed')], frame_w=.058, depth=.070, sash_w=.064, mullion=.066, moulding=W.CHAMFER, sash_depth=.078)
    film = lib.m_upvc('film', srgb('#7fa6c9'), .4)
    for c in win.sashes[1:]:
        a, b, lo, hi = c['cell']
        box('tapefilm', a + .012, b - .012, FRAME_Y + .0785, FRAME_Y + .0790, lo + .004, lo + .040, film, 0)
    packers(rg)
    W.place(P.spirit_level(.60), (.18, FRAME_Y + .083, z0 + g + .0585), (0, 0, 0))
    sheet = W.cloth('sheet', '#ddd6c6', .1)
    P.dust_sheet(-.62, .72, .72, 1.30, TRESTLE, sheet, rg, .55)
    W.place(P.drill(), (-.24, 1.02, TRESTLE + .012), (0, 0, 200))
    W.place(P.sealant_gun(), (.28, .98, TRESTLE + .012), (0, 0, 158))
    tray = [simple('p%d' % i, srgb(c), .35) for i, c in enumerate(('#b3342b', '#2f5f9e', '#d6a41c', '#2f7d4a'))]
    for k in range(9):
        W.place([box('loose', -.05, .05, -.014, .014, 0, .004, rg.choice(tray), .0008)], (-.02 + rg.gauss(0, .05), 1.16 + rg.gauss(0, .03), TRESTLE + .011 + .0042 * (k // 3)), (0, 0, rg.uniform(0, 180)))
    W.place(P.pencil(), (.12, 1.14, TRESTLE + .014), (0, 0, 150))
    W.daylight(38, 42, 7.0, (1, .90, .76), 1.0, sky=1.2, rot=60)
    width = 1.95
    dist, eye, tz = 2.2, 1.42, 1.02
    lib.camera((.42, FRAME_Y + .35 + dist, eye), 36 * dist / width, (0, (tz - eye) / width), (90, 0, 180 - 11), 'HORIZONTAL', 2.2, 4.5)
    W.shoot('step-fitting', 1200, 900)


main()
