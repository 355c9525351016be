"""Offer pictures: one composite front door in portrait format; `offer=` picks door, wall and planting."""
import sys
from collections import namedtuple
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

Offer = namedtuple('Offer', 'colour k style wall metal number lamp planting sun sky_turn frame')
OFFERS = {
    'greenbasket': Offer('#27445f', .48, 'half', 'red', 'chrome', '12', 'cylinder', 'box', (46, 32, 5.6), 90, '#d8d5cd'),
    'cm17': Offer('#84191f', .52, 'arched', 'render', 'brass', '9', 'lantern', 'lavender', (-44, 35, 5.0), 250, '#e4e0d6'),
    'cm23': Offer('#9fb3a2', .55, 'four', 'buff', 'chrome', '27', 'cylinder', 'geranium', (38, 38, 5.2), 130, '#e0ddd5'),
}
LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE
MID = (LEFT + RIGHT) / 2
GROUND = -.155
BUFF = ('#9c7c58', '#a88862', '#8f7049', '#b3936c', '#80623f', '#a07a52')


def leaf_rows(style, h, cells):
    """Layout of the leaf, bottom to top."""
    def row(z0, z1, kind):
        return z0, z1, [(*c, kind) for c in cells]
    if style == 'half':
        return [row(.20, .80, 'panel'), row(.97, h - .115, 'glass')]
    if style == 'arched':
        return [row(.20, .80, 'panel'), row(.97, 1.38, 'panel'), row(1.48, h - .115, .07)]
    return [row(.20, .74, 'panel'), row(.91, 1.50, 'panel'), row(1.60, h - .115, 'glass')]


def doorway(offer):
    """White frame, coloured leaf and furniture."""
    paint, metal = Paint(offer.colour, offer.k), furniture(offer.metal)
    frame = m_upvc('frame', srgb(offer.frame), .28)
    door_frame(LEFT, RIGHT, HEAD, frame, sealant='#cfc9bc')
    w, h = RIGHT - LEFT - .01 - 2 * FRAME_FACE, HEAD - .004 - FRAME_FACE - .03
    rows = leaf_rows(offer.style, h, grid_cells(w, .114, 2, .100))
    with Group(MID, .070, .030):
        panelled_leaf(w, h, rows, paint, obscure_glass('reeded' if offer.style == 'half' else 'rain', MID, .34), .114)
        weather_bar(w, paint.trim)
        lever(w / 2 - .053, metal, 1)
        letter_plate(.885 if offer.style != 'four' else .825, metal)
        knocker = {'half': None, 'arched': 1.17, 'four': 1.20}[offer.style]
        if knocker:
            ring_knocker(knocker, metal)
        butt_hinges(-w / 2 - .004, (.22, 1.0, 1.8), frame)


def surroundings(offer, rg):
    """Wall, number, lamp, step, path and planting."""
    hole = (LEFT, RIGHT, 0, HEAD)
    if offer.wall == 'render':
        rendered_wall(-2, 3, -.3, 3, [hole], render_coat('coat', '#d6cfc0'))
    elif offer.wall == 'buff':
        brick_wall('wall', -2, 3, -.3, 3, [hole], m_brick('brick', BUFF), m_mortar('mortar', '#b3a896'), seed=8)
    else:
        brick_wall('wall', -2, 3, -.3, 3, [hole], m_brick(), m_mortar(), seed=3)
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    box('step', MID - .66, MID + .66, -.40, .08, GROUND, 0, stone, .014, 4)
    slab = m_stone('slab', '#a9a294', '#8f897d', '#6f6a61', 4, .82, .6, .004, attr='rnd')
    paving(-2, 3, -3, -.02, GROUND, slab, rg, .5, .45, stagger=.5)
    slate = simple('slate', srgb('#2b2f33'), .5, noise=.3, bump=.2)
    x = RIGHT + .26
    box('numberplate', x - .085, x + .085, -.012, 0, 1.36, 1.50, slate, .003)
    text('number', offer.number, .085, (x, -.0125, 1.40), simple('numberpaint', srgb('#e9e4d8'), .6), ext=.0005, bev=0)
    if offer.lamp == 'lantern':
        lantern(x, 1.76, clear_glass(offer.sky_turn, .6), glow=1.0)
    else:
        cylinder_lamp(x, 1.78, power=3)
    clay = m_stone('clay', '#a8623f', '#96573a', '#c09072', 6, .85, .3, .002)
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    spots = (MID - .88, MID + .88)
    if offer.planting == 'box':
        for px in spots:
            soil = zinc_planter(px, -.26, GROUND, .16, .32, zinc)
            box_ball(px, -.26, soil, .21, m_leaf('box', '#22391a', '#4a6b2a', '#7d9848'), rg)
    elif offer.planting == 'lavender':
        clump = lavender(rg, 190, .46)
        for px in spots:
            soil = clay_pot(px, -.26, GROUND, .18, .32, clay)
            copies(clump, [(px, -.26, soil - .02, rg.uniform(0, 360), .95), (px + .05, -.29, soil - .03, rg.uniform(0, 360), .8)])
    else:
        foliage, bloom = m_leaf('gleaf', '#2f4f26', '#55793a', '#83a057'), m_leaf('bloom', '#c9838f', '#e0a9ad', '#f3d6d4', .25, False)
        for px, r in zip(spots, (.18, .16)):
            geraniums(px, -.27, clay_pot(px, -.27, GROUND, r, r * 1.8, clay), r * 1.15, rg, bloom, foliage, 18)
    doormat(MID - .36, MID + .36, -.36, -.05, 0)


def main():
    """Builds the chosen doorway and renders it."""
    name = args().get('offer', 'greenbasket')
    offer = OFFERS[name]
    reset()
    rg = random.Random(len(name) * 7)
    surroundings(offer, rg)
    doorway(offer)
    azimuth, elevation, strength = offer.sun
    d = sun(azimuth, elevation, strength, (1, .89, .75), .9)
    dapple(d, rg, m_leaf('dappleleaf'), (MID, 0, 1.2), 8, (1.7, 1.7), keep=(0, 0, .6, .8))
    world_hdri('forest', .58, offer.sky_turn)
    view(MID - 1.17, MID + 1.17, -.46, .8, 5.4, MID + .1)
    shoot('offer-' + name, 1000, 1250)


main()
