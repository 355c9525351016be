"""uPVC front door: white half-glazed stable door inside an open brick porch with quarry tiles, number and hanging basket."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE                 # door opening in the house wall
MID = (LEFT + RIGHT) / 2
PORCH = (MID - 8 * HALF_BRICK, MID + 8 * HALF_BRICK)               # porch opening
PIER = 4 * HALF_BRICK
PORCH_HEAD, DEPTH = 30 * COURSE, .95
GROUND = -.155
BUFF = ('#9c7c58', '#a88862', '#8f7049', '#b3936c', '#80623f', '#a07a52')
SPLIT = .985


def stable_door():
    """White frame and the two leaves of the stable door."""
    white = m_upvc('white', srgb('#dedbd3'), .24)
    chrome = furniture('chrome')
    door_frame(LEFT, RIGHT, HEAD, white, sealant='#d8d4ca')
    w, top = RIGHT - LEFT - .01 - 2 * FRAME_FACE, HEAD - .004 - FRAME_FACE
    x0 = MID - w / 2
    with Group(x0, .066, .030):
        lower = SPLIT - .030
        upvc_sash(w, lower, white, None, .105)
        upvc_panel(.104, w - .104, .104, lower - .104, .012, white)
        with Group(w / 2):
            weather_bar(w, white)
            letter_plate(lower - .053, chrome, .14)
        with Group(w - .052, 0, -.36):
            lever(0, chrome, 1)
    with Group(x0, .066, SPLIT + .006):
        upper = top - SPLIT - .006
        upvc_sash(w, upper, white, obscure_glass('rain', MID, .34), .105)
        with Group(w - .052, 0, -.62):
            lever(0, chrome, 1)
    butt = [(.2, .8), (1.15, 1.85)]
    butt_hinges(LEFT + .052, [z for pair in butt for z in pair], white)
    return white


def brickwork():
    """House wall, porch front with soldier course and porch side walls."""
    brick, mortar = m_brick('brick', BUFF), m_mortar('mortar', '#b3a896')
    brick_wall('house', -3.4, 4.0, -.3, 3.1, [(LEFT, RIGHT, 0, HEAD)], brick, mortar, seed=8)
    with Group(y=-DEPTH):
        brick_wall('porch', PORCH[0] - PIER, PORCH[1] + PIER, -.15, 2.55, [(PORCH[0], PORCH[1], -.15, PORCH_HEAD)], brick, mortar, seed=12, xoff=HALF_BRICK / 2, depth=.215)
    with Group(PORCH[0], 0, 0, 90):
        brick_wall('sideL', -DEPTH + .1, 0, -.075, 2.4, (), brick, mortar, seed=5, xoff=.05)
    with Group(PORCH[1], 0, 0, -90):
        brick_wall('sideR', 0, DEPTH - .1, -.075, 2.4, (), brick, mortar, seed=6, xoff=.05)


def porch(white, rg):
    """Floor, step, ceiling, fascia, lamp and the things that live in a porch."""
    tiled_floor(PORCH[0], PORCH[1], -DEPTH, 0, -.002, ('#7a3b2c', '#2f2a28'))
    stone = m_stone('stone', '#b3a68f', '#9d9079', '#857a66', 5, .8, .45, .003)
    box('step', PORCH[0] - .06, PORCH[1] + .06, -DEPTH - .34, -DEPTH + .02, GROUND, .0, stone, .014, 4)
    flat('ceiling', PORCH[0], PORCH[1], -DEPTH, 0, 2.40, simple('porchceiling', srgb('#eae6dc'), .8))
    a, b = PORCH[0] - PIER - .12, PORCH[1] + PIER + .12
    box('fascia', a, b, -DEPTH - .16, -DEPTH - .14, 2.50, 2.72, white, .004)
    box('soffit', a, b, -DEPTH - .15, -DEPTH, 2.50, 2.512, white, .002)
    tube('gutter', [(a, -DEPTH - .20, 2.66), (b, -DEPTH - .20, 2.66)], .052, white, 6)
    lathe('globe', [(0, -.2), (.06, -.185), (.095, -.13), (.10, -.08), (.07, -.02), (.045, 0)], lit('globe', (1, .72, .45, 1), 1.6), 32, (MID, -.5, 2.39))
    point((MID, -.5, 2.12), 5, (1, .72, .45), .09)
    glaze = simple('glaze', srgb('#2e4f57'), .15, noise=.3, scale=9)
    umbrella_stand(PORCH[1] - .20, -.25, 0, glaze)
    clay = m_stone('clay', '#a8623f', '#96573a', '#c09072', 6, .85, .3, .002)
    s = clay_pot(PORCH[0] + .22, -.28, 0, .15, .27, clay)
    blades_ob, _ = blades('fern', 170, .05, .46, .55, .009, m_leaf('fern', '#2b4d1f', '#55802f', '#8aa955'), rg, 6, 1.45)
    blades_ob.location = (PORCH[0] + .22, -.28, s)
    doormat(MID - .38, MID + .38, -.55, -.10, 0)
    plate_m = simple('enamel', srgb('#24364d'), .2)
    x = PORCH[1] + PIER / 2
    box('numberplate', x - .085, x + .085, -DEPTH - .010, -DEPTH, 1.52, 1.65, plate_m, .006, 3)
    text('number', '32', .085, (x, -DEPTH - .0105, 1.555), simple('numberpaint', srgb('#f1eee6'), .3), ext=.0006, bev=0)


def front_garden(rg):
    """Flags, planting beside the porch and a downpipe."""
    slab = m_stone('slab', '#a9a294', '#938d80', '#757065', 4, .82, .6, .004, attr='rnd')
    paving(-3.8, 4.2, -3.6, -.75, GROUND, slab, rg, .6, .45, stagger=.5)
    soil_bed(-3.4, PORCH[0] - PIER - .02, -.74, -.004, GROUND + .01, rg)
    soil_bed(PORCH[1] + PIER + .02, 4.0, -.74, -.004, GROUND + .01, rg)
    green, lime = m_leaf('shrub', '#22371c', '#466a2c', '#76944a'), m_leaf('lime', '#4b6326', '#84983c', '#b9c06a')
    loose_shrub(-2.05, -.40, GROUND, .42, green, rg, 2600, .05)
    loose_shrub(-1.30, -.42, GROUND, .27, lime, rg, 1900, .04)
    clumps = lavender(rg, 130, .40)
    copies(clumps, [(-1.72 + k * .20, -.60, GROUND, rg.uniform(0, 360), rg.uniform(.8, 1)) for k in range(5)])
    loose_shrub(2.62, -.45, GROUND, .45, green, rg, 2600, .05)
    pipe = m_upvc('pipe', srgb('#e6e3da'), .3)
    tube('downpipe', [(-2.30, -.06, 3), (-2.30, -.06, -.1)], .034, pipe)
    for z in (2.2, .9):
        lathe('clip', [(.036, -.02), (.043, -.02), (.043, .02), (.036, .02)], pipe, 24, (-2.30, -.06, z))
    trail = m_leaf('trail', '#35562a', '#648a3d', '#9cb463')
    hanging_basket(PORCH[0] - PIER / 2, 1.62, -DEPTH, rg, trail, [m_leaf('p1', '#a8456f', '#cf7c9d', '#edc3d2', .3, False), m_leaf('p2', '#ded8ea', '#f3f0f6', '#ffffff', .3, False)])


def main():
    """Builds the porch and renders it."""
    reset()
    rg = random.Random(15)
    brickwork()
    white = stable_door()
    porch(white, rg)
    front_garden(rg)
    sun(-27, 33, 4.9, (1, .90, .77), .9)
    world_hdri('forest', .75, 220)
    view(-2.25, 2.75, -.52, 1.6, 6.8, .42)
    shoot('upvc-front')


main()
