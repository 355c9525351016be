"""uPVC French doors: a white pair standing open onto a sandstone terrace, sitting room with curtains and a lamp behind."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

HALF_WIDTH, HEAD = 9 * HALF_BRICK, 28 * COURSE      # opening is centred on x = 0
TERRACE = -.05
ROOM = (-3.0, 2.8, 4.3, 2.42)                       # x0, x1, depth, height
OLD_RED = ('#7d5040', '#8d5f4c', '#9a6c55', '#86543f', '#a3775e', '#6d4538', '#94664f')


def doors(white):
    """Outer frame and the two leaves, opened outwards."""
    a = HALF_WIDTH - .005
    ring_sweep('frame', rect(-a, a, -.03, HEAD - .004), [(0, .115), (0, .0415), (.0015, .04), (.046, .04), (.052, .046), (.056, .054), (.056, .115)], white, False, 30)
    alu = m_metal('threshold', (.55, .55, .55, 1), .36)
    box('threshold', -a, a, .015, .13, -.012, .016, alu, .003)
    chrome, glass = furniture('chrome'), clear_glass(90, .62)
    w, h, hinge = a - .056 + .006, HEAD - .06 - .024, a - .050
    with Group(-hinge, .052, .020, -128):
        upvc_sash(w, h, white, glass, .095, .064)
        with Group(0, .0655, 0, 180):
            lever(-w + .045, chrome, -1)
        lever(w - .045, chrome, 1)
    with Group(hinge, .052, .020, 40):
        with Group(-w):
            upvc_sash(w, h, white, glass, .095, .064)
            box('meeting', -.024, .004, -.006, .012, .004, h - .004, white, .003)
            lever(.045, chrome, -1)
    for x in (-hinge, hinge):
        butt_hinges(x, (.2, 1.0, 1.8), white)


def sitting_room(rg):
    """Curtains, armchair, lamp, books, picture and rug, with daylight from a side window and a lit lamp."""
    room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], '#cdd0c4')
    linen = cloth('linen', '#d9cdb8', .35)
    curtain(-1.50, -.64, .26, .01, 2.30, linen, 6, .05)
    curtain(1.50, .62, .26, .01, 2.30, linen, 6, .05)
    tube('pole', [(-1.7, .24, 2.31), (1.7, .24, 2.31)], .014, furniture('brass'), 4)
    sage, rust = cloth('sage', '#7f8b78', 0), cloth('rust', '#b06a44', 0)
    armchair(-.52, 2.85, 24, sage, rust, rg)
    h = side_table(.16, 3.25)
    table_lamp(.16, 3.25, h, 16, 2.0)
    picture(-1.05, -.15, 1.15, 1.85, ROOM[2])
    back = ROOM[2]
    case = simple('bookcase', srgb('#e2ddd2'), .5)
    box('bookcaseback', .62, 1.72, back - .02, back, .0, 2.05, simple('caseback', srgb('#b9b6aa'), .7), 0)
    for x in (.60, 1.70):
        box('bookcase', x, x + .03, back - .28, back, 0, 2.08, case, .003)
    for k in range(6):
        z = .08 + k * .40
        box('shelf', .62, 1.72, back - .28, back, z - .03, z, case, .003)
        if k < 5:
            x = books(.66, back - .25, z, rg, 9 + k % 3 * 4)
            lathe('vase', [(0, 0), (.05, 0), (.075, .08), (.05, .17), (.03, .20), (.036, .215)], simple('vase', srgb(('#6d8a8c', '#c9b48c', '#8a5a46')[k % 3]), .3), 28, (min(x + .12, 1.6), back - .14, z))
    rug = simple('rug', srgb('#b8ab94'), 1, spec=0, noise=.5, bump=.6, scale=120)
    box('rug', -1.5, 1.0, 1.2, 3.3, 0, .012, rug, .005)
    box('footstool', .25, .80, 1.75, 2.15, .12, .36, rug, .05, 5)
    area((-.2, 2.4, ROOM[3] - .03), (-.2, 2.4, 0), 2.6, 52, (1, .93, .84), sy=2.2)
    area((ROOM[0] + .05, 2.4, 1.5), (0, 2.6, 1.0), 1.4, 46, (.92, .97, 1.0), sy=1.3)


def terrace(rg):
    """Sandstone paving, bistro set, pots and a bed under the wall."""
    sandstone = m_stone('sandstone', '#b5a384', '#a08f74', '#8b7f6d', 3, .75, .4, .003, attr='rnd')
    paving(-4.0, 4.0, -4.0, .015, TERRACE, sandstone, rg, .62, .46, .010, .41, '#8a8069')
    iron = m_upvc('paintediron', srgb('#3d4a45'), .4)
    slats = timber('slats', '#9c7850', '#77573a', 'X', 2, .6)
    table_top = simple('tabletop', srgb('#3d4a45'), .4)
    bistro_table(-2.18, -1.15, TERRACE, iron, table_top)
    bistro_chair(-1.62, -1.45, TERRACE, 62, iron, slats, rg)
    bistro_chair(-2.76, -.96, TERRACE, -72, iron, slats, rg)
    clay = m_stone('clay', '#a8623f', '#96573a', '#c09072', 6, .85, .3, .002)
    s = clay_pot(1.72, -.34, TERRACE, .22, .38, clay)
    box_ball(1.72, -.34, s, .27, m_leaf('box', '#22391a', '#4a6b2a', '#7d9848'), rg, 6000, .026)
    s = clay_pot(2.18, -.62, TERRACE, .15, .26, clay)
    clumps = lavender(rg, 150, .40)
    copies(clumps, [(2.18, -.62, s - .02, 20, .85)])
    s = clay_pot(1.98, -.95, TERRACE, .11, .18, clay)
    geraniums(1.98, -.95, s, .12, rg, m_leaf('coral', '#b8473c', '#d2705e', '#e9a795', .25, False), m_leaf('gleaf', '#2f4f26', '#55793a', '#83a057'), 8)


def main():
    """Builds the garden front and renders it."""
    reset()
    rg = random.Random(28)
    brick_wall('wall', -4.0, 4.0, -.15, 3.1, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], m_brick('brick', OLD_RED), m_mortar('mortar', '#b5aa9a'), seed=4)
    doors(m_upvc('white', srgb('#e2dfd7'), .24))
    sitting_room(rg)
    terrace(rg)
    leaf, rose = m_leaf('roseleaf', '#2a4a20', '#4a7030', '#7a9850'), m_leaf('roses', '#e3cf9c', '#f0e4c2', '#faf4e4', .3, False)
    climber([(1.62, -.1), (1.72, .9), (1.58, 1.7), (1.75, 2.3), (1.2, 2.52), (.5, 2.46), (-.2, 2.56)], .12, 3200, .055, leaf, rg, flowers=rose, bloom_count=24)
    d = sun(38, 36, 5.4, (1, .89, .75), .9)
    dapple(d, rg, m_leaf('dappleleaf'), (-.6, 0, 1.2), 12, (2.9, 1.9), keep=(.6, 0, .9, .9))
    world_hdri('forest', .62, 90)
    view(-2.98, 2.42, -.68, 1.6, 6.6, -.35, fstop=8)
    shoot('upvc-french', fastgi=False)


main()
