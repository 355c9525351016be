"""uPVC sliding patio door: white two-pane door half open in the evening, lamplit room behind, terrace with pots and lanterns."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

HALF_WIDTH, HEAD = 11 * HALF_BRICK, 28 * COURSE     # opening is centred on x = 0
TERRACE = -.06
ROOM = (-3.2, 3.2, 4.6, 2.42)                       # x0, x1, depth, height
SLIDE = .62                                         # how far the moving pane stands open
STOCK = ('#94805c', '#a38e68', '#877351', '#ad9a74', '#7a6848', '#9a8560')


def patio_door(white):
    """Frame with two tracks, fixed pane left, sliding pane pushed behind it."""
    a = HALF_WIDTH - .005
    ring_sweep('frame', rect(-a, a, -.03, HEAD - .004), [(0, .16), (0, .0315), (.0015, .03), (.050, .03), (.054, .034), (.056, .044), (.056, .16)], white, False, 30)
    alu = m_metal('track', (.55, .55, .55, 1), .32)
    for y in (.062, .122):
        box('track', -a + .05, a - .05, y - .004, y + .004, .02, .034, alu, .001)
    box('sill', -a - .04, a + .04, -.07, .05, -.055, -.028, white, .006)
    glass = clear_glass(200, 1.0, (.76, .88, 1.10, 1))
    w, h = a - .056 + .04, HEAD - .004 - .056 - .03
    with Group(-a + .054, .040, .028):
        upvc_sash(w, h, white, glass, .078, .045)
    with Group(a - .054 - w - SLIDE, .100, .028):
        upvc_sash(w, h, white, glass, .078, .045)
        steel = furniture('chrome')
        box('pullplate', w - .058, w - .022, -.010, 0, .90, 1.16, steel, .006, 4)
        tube('pull', [(w - .04, -.006, .93), (w - .04, -.045, .95), (w - .04, -.045, 1.11), (w - .04, -.006, 1.13)], .008, steel, 5)


def living_room(rg):
    """Sofa, floor lamp, table lamp, plant, picture and half-drawn curtains."""
    room(*ROOM, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], '#c9bda9')
    linen = cloth('linen', '#c7bda9', .35)
    curtain(-1.85, -1.02, .32, .01, 2.32, linen, 7, .05)
    curtain(1.85, 1.20, .32, .01, 2.32, linen, 6, .05)
    tube('pole', [(-2.0, .30, 2.33), (2.0, .30, 2.33)], .014, furniture('black'), 4)
    grey, ochre, teal = cloth('sofa', '#84877d', 0), cloth('ochre', '#b58a3d', 0), cloth('teal', '#3f6468', 0)
    back = ROOM[2]
    box('sofabase', -1.5, .7, back - 1.05, back - .1, .14, .42, grey, .05, 5)
    box('sofaback', -1.5, .7, back - .38, back - .1, .3, .84, grey, .07, 5)
    for x in (-1.5, .5):
        box('sofaarm', x, x + .2, back - 1.08, back - .1, .14, .60, grey, .05, 5)
    for x in (-1.28, -.39):
        box('sofaseat', x, x + .87, back - 1.07, back - .36, .40, .54, grey, .05, 5)
    for x, m, tilt in ((-1.05, ochre, .1), (-.62, teal, -.1), (.28, ochre, .05)):
        pillow(x, back - .48, .70, .44, .40, .16, m, (-.25, 0, tilt))
    picture(-1.1, .3, 1.15, 1.9, back, ('#d9d2c0', '#3f5f66', '#e4dac4', '#c58a4a', '#efe9dc'), 1.8)
    h = side_table(1.12, back - .55)
    table_lamp(1.12, back - .55, h, 26, 3.4)
    tube('lampstand', [(-1.95, back - .6, 0), (-1.95, back - .6, 1.48)], .011, furniture('brass'))
    lathe('lampshade', [(.22, 1.42), (.17, 1.74)], lit('floorshade', (1, .68, .40, 1), 3.2), 40, (-1.95, back - .6, 0))
    point((-1.95, back - .6, 1.85), 22, (1, .72, .44), .08)
    clay = simple('indoorpot', srgb('#d8d2c6'), .4)
    s = clay_pot(1.95, back - 1.2, 0, .17, .32, clay)
    palm, _ = blades('palm', 70, .05, 1.25, .55, .017, m_leaf('palm', '#24461f', '#44702f', '#6f9448'), rg, 7, 1.35)
    palm.location = (1.95, back - 1.2, s)
    box('rug', -1.6, 1.2, 1.5, 3.7, 0, .012, simple('rug', srgb('#a89a86'), 1, spec=0, noise=.5, bump=.6, scale=120), .005)
    wood_ = tag_free_wood('coffeetable')
    lathe('coffeetable', [(0, .38), (.42, .38), (.425, .37), (.42, .352), (0, .35)], wood_, 48, (-.25, 2.5, 0))
    for k in range(3):
        tube('tableleg', [(-.25 + .28 * math.cos(k * 2.09), 2.5 + .28 * math.sin(k * 2.09), .35), (-.25 + .36 * math.cos(k * 2.09), 2.5 + .36 * math.sin(k * 2.09), 0)], .016, wood_, 3)
    box('magazine', -.42, -.20, 2.35, 2.64, .381, .40, simple('magazine', srgb('#7a3b2e'), .5), .002)
    area((-.2, 2.5, ROOM[3] - .03), (-.2, 2.5, 0), 3.6, 95, (1, .82, .60), sy=2.4)


def terrace(rg):
    """Porcelain terrace with a bench, pots, grasses and candle lanterns."""
    slab = m_stone('slab', '#a39d92', '#928c82', '#827c72', 3, .6, .25, .002, attr='rnd')
    paving(-4.2, 4.2, -4.0, .03, TERRACE, slab, rg, .9, .6, .005, .5, '#77726a')
    teak = timber('teak', '#a9845a', '#7d5c3a', 'X', 2, .6)
    garden_bench(-2.95, -1.35, TERRACE, 28, 1.35, rg, teak, cloth('seat', '#c9c3b6', 0), (cloth('accent', '#a5552f', 0), cloth('accent2', '#d9d2c4', 0)))
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    soil = zinc_planter(1.78, -.38, TERRACE, .19, .48, zinc)
    box_ball(1.78, -.38, soil, .26, m_leaf('box', '#22391a', '#4a6b2a', '#7d9848'), rg)
    clay = m_stone('clay', '#a8623f', '#96573a', '#c09072', 6, .85, .3, .002)
    s = clay_pot(2.32, -.62, TERRACE, .20, .36, clay)
    copies(feather_grass(rg, 600), [(2.32, -.62, s, 0, .95)])
    s = clay_pot(1.62, -.92, TERRACE, .13, .22, clay)
    geraniums(1.62, -.92, s, .15, rg, m_leaf('white', '#d8d2c4', '#efeade', '#ffffff', .25, False), m_leaf('gleaf', '#2f4f26', '#55793a', '#83a057'), 10)
    storm_lantern(1.98, -1.12, TERRACE, 16, 1.2)
    storm_lantern(-1.42, -.42, TERRACE, 16, 1.2, .38)


def main():
    """Builds the garden front at dusk and renders it."""
    reset()
    rg = random.Random(52)
    brick_wall('wall', -4.2, 4.2, -.15, 3.1, [(-HALF_WIDTH, HALF_WIDTH, 0, HEAD)], m_brick('brick', STOCK), m_mortar('mortar', '#b5ab98'), seed=14, xoff=HALF_BRICK)
    patio_door(m_upvc('white', srgb('#e6e3db'), .24))
    living_room(rg)
    terrace(rg)
    for x in (-1.75, 2.02):
        cylinder_lamp(x, 1.80, power=22)
    sun(62, 14, 1.7, (1, .66, .38), 5)
    world_hdri('forest', 1.0, 200, (.76, .88, 1.10, 1))
    view(-2.80, 2.60, -.72, 1.6, 6.8, -.2, 1.40, fstop=8)
    shoot('upvc-patio', fastgi=False)


main()
