"""Flat roof light in four views: over a kitchen island, in a hall, from the roof, and close at a corner."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
import details as D
from glazing import *  # noqa: F403

SKY = dict(cover=.45, camera_strength=1.4, turn=60, strength=1.0, saturation=.4, mirror_sky=.6, cloud_scale=3.0)


def materials():
    """Materials shared by the kitchen and the roof."""
    return dict(wall=m_plaster('wall', '#d9d5ca'), white=m_plaster('white', '#efece5'), kerb=simple('kerb', (.03, .03, .032, 1), .5),
                glass=m_glass('roofglass', (.93, .96, .96, 1), boost=.6), dark=simple('dark', (.03, .03, .03, 1), .5),
                brass=m_metal('brass', (.78, .56, .28, 1), .2))


def island(rg, m, oak):
    """Green island with an oak top, two stools, a bowl and a vase."""
    green = simple('front', srgb('#4d6258'), .45)
    with group((0, 2.35, 0), 0):
        kitchen_units(-1.15, 1.15, -.32, .40, .10, .87, 4, green, green, m['brass'])
        box('plinth', -1.12, 1.12, -.26, .36, 0, .1, m['dark'], 0)
        for k in range(5):
            plank(rg, -1.22, 1.22, -.46 + .19 * k, -.27 + .19 * k - .0006, .87, .91, oak)
        bowl_of_fruit(-.35, .05, .91, rg)
        for k, (w, c) in enumerate((('.30', '#7a2e2a'), ('.27', '#d8cdb4'))):
            box('book', .02, .02 + float(w), -.22, .0, .91 + .026 * k, .934 + .026 * k, simple('book', srgb(c), .6), .003)
    vase(.72, 2.42, .91, '#e2ddd0', m_leaf('cut', '#3a5a2a', '#6a8a48', '#9ab070'), rg, .24, .34)
    for x in (-.62, .30):
        with group((x, 1.62, 0), 20):
            stool(oak, m['dark'], m['brass'])


def kitchen(s):
    """Kitchen with the light centred over its island; the back run has tiles, a shelf and tall units."""
    scene, rg = new_scene(62)
    m = materials()
    s.HALF, s.HALL_Y, s.LX0, s.LX1, s.LY0, s.LY1 = 2.4, 4.6, -1.15, 1.15, 1.45, 3.35
    s.roof_light(m['white'], m['kerb'], m['glass'])
    top, right, back = s.HALL_H, s.HALF, s.HALL_Y
    oak = m_wood('oak', '#b98f5e', '#8a6840', 1.3, .40, 'X')
    wall_x('left', -1.6, back, 0, top, -right, m['wall'])
    wall_x('right', -1.6, back, 0, top, right, m['wall'])
    wall_y('back', -right, right, 0, top, back, m['wall'])
    wall_y('near', -right, right, 0, top, -1.6, m['wall'])
    level('nearceiling', -right, right, -1.6, -.6, top, m['white'])
    plank_floor(rg, -right, right, -1.6, back, m_wood('floor', '#c0a07a', '#9a7a54', axis='Y'), .16)
    pale, stone = simple('pale', srgb('#dedace'), .45), simple('worktop', srgb('#d9d6cf'), .25, noise=.15, scale=40)
    kitchen_units(-right, 1.2, back - .62, back, .10, .87, 6, pale, pale, m['brass'])
    box('plinth', -right, 1.2, back - .55, back, 0, .10, m['dark'], 0)
    box('worktop', -right, 1.2, back - .64, back, .87, .90, stone, .004)
    kitchen_units(1.2, right, back - .62, back, .10, 2.2, 2, pale, pale, m['brass'])
    metro_tiles(-right, 1.2, .90, 1.50, back, simple('tile', srgb('#cfd6cf'), .18))
    plank(rg, -2.1, .9, back - .24, back - .012, 1.56, 1.60, oak)
    for k, c in enumerate(('#e2ddd0', '#5d7a78', '#b98a5a', '#d8d2c6', '#7d8a72', '#e2ddd0')):
        x, r, h = -1.9 + .44 * k, .05 + .012 * (k % 3), .13 + .05 * ((k * 2) % 3)
        lathe('jar', [(0, 0), (r, 0), (r * 1.05, h * .5), (r * .7, h * .9), (r * .75, h)], simple('jar', srgb(c), .35), 32, (x, back - .13, 1.60))
    tube('tap', [(-.5, back - .12, .90), (-.5, back - .12, 1.20), (-.5, back - .22, 1.26), (-.5, back - .32, 1.20)], .012, m['brass'])
    box('board', .45, .73, back - .05, back - .02, .90, 1.32, oak, .008)
    lathe('kettle', [(0, 0), (.09, 0), (.10, .05), (.07, .17), (.02, .19)], m['dark'], 36, (-1.55, back - .3, .90))
    island(rg, m, oak)
    sky_world('#3f80d2', '#a9cdea', **SKY)
    sun(-62, 52, 5.0, (1, .93, .82), .7)
    centre = ((s.LX0 + s.LX1) / 2, (s.LY0 + s.LY1) / 2)
    area((*centre, s.GLASS_Z - .05), (*centre, 0), 2.1, 80, (.92, .97, 1), sy=1.7)
    area((0, -1.4, 1.8), (0, 3, 1.3), 3.6, 46, (1, .97, .93), sy=1.4)
    bounce_up(-2.2, 2.2, -1.4, 4.4, 30)
    D.look((-.95, -1.35, 1.46), (.0, 2.35, 1.52), 4.1, 3.8, 8)
    D.shoot('flat-roof-lights-kitchen', 5)


def roof():
    """The light on its roof: black kerb, flush glass, grey felt with laps, metal trim, trees beyond the parapet."""
    scene, rg = new_scene(63)
    m = materials()
    x0, x1, y0, y1, kerb, g = -.95, .95, 2.1, 4.4, .14, .026
    felt = simple('felt', srgb('#66635e'), .95, spec=.1, noise=.35, bump=.35, scale=220)
    lap = simple('lap', srgb('#55524d'), .95, spec=.1, noise=.35, bump=.35, scale=220)
    box('roofn', -5, 5, -2, y0 + .04, -.05, 0, felt, 0)
    box('rooff', -5, 5, y1 - .04, 6.3, -.05, 0, felt, 0)
    for a, b in ((-5, x0 + .04), (x1 - .04, 5)):
        box('roofs', a, b, y0 + .04, y1 - .04, -.05, 0, felt, 0)
    for y in (-.3, .72, 1.74, 4.82, 5.84):
        box('lapline', -5, 5, y, y + .012, 0, .0035, lap, .002)
    frame = paint('#26282a', .6, .45, 'edge')
    for x, y, name, w, h, m_ in ((.15, .15, 'upstand', .10, kerb, felt), (.18, .18, 'fillet', .16, .04, lap)):
        for xa, xb, ya, yb in ((x0 - x, x1 + x, y0 - y, y0 - y + w), (x0 - x, x1 + x, y1 + y - w, y1 + y), (x0 - x, x0 - x + w, y0, y1), (x1 + x - w, x1 + x, y0, y1)):
            box(name, xa, xb, ya, yb, 0, h, m_, 0)
    o = .17
    outer = [(x0 - o, y0 - o), (x1 + o, y0 - o), (x1 + o, y1 + o), (x0 - o, y1 + o)]
    for (xa, ya), (xb, yb) in zip(outer, outer[1:] + outer[:1]):
        beam('rim', (xa, ya, kerb + .028), (xb, yb, kerb + .028), .012, .056, frame)
    z = kerb + .056
    mirror = m_glass('outerglass', (.80, .87, .86, 1), boost=2.4)
    level('sheet', x0 - o, x1 + o, y0 - o, y1 + o, z, mirror)
    b = .16
    frit = m_upvc('frit', (.012, .013, .014, 1), .06)
    for xa, xb, ya, yb in ((x0 - o, x1 + o, y0 - o, y0 - o + b), (x0 - o, x1 + o, y1 + o - b, y1 + o), (x0 - o, x0 - o + b, y0 - o + b, y1 + o - b), (x1 + o - b, x1 + o, y0 - o + b, y1 + o - b)):
        level('frit', xa, xb, ya, yb, z - .004, frit)
    shaft = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for (xa, ya), (xb, yb) in zip(shaft, shaft[1:] + shaft[:1]):
        quad('shaft', [(xa, ya, -2.6), (xb, yb, -2.6), (xb, yb, z - .01), (xa, ya, z - .01)], m['white'])
    with group((0, 0, -2.6)):
        plank_floor(rg, x0, x1, y0, y1, m_wood('floor', '#c0a07a', '#9a7a54', axis='Y'), .16)
    area((0, 3.2, -.2), (0, 3.2, -2.6), 1.4, 14, (1, .95, .88), sy=1.8)
    brick = m_flat_brick(palette=('#7a4e3e', '#86584a', '#8e6350', '#9a6c54', '#6a4638'))
    coping = m_stone('coping', '#b8b2a6', '#a8a194', '#8f887b', 6, .8, .35, .003)
    box('parapet', -5, 5, 6.2, 6.42, -.05, .28, brick, .004)
    x = -5
    while x < 5:
        box('coping', x + .004, x + .896, 6.14, 6.48, .28, .335, coping, .006)
        x += .9
    box('skirtfelt', -5, 5, 6.185, 6.2, 0, .16, lap, .003)
    box('houseleft', -5.2, -3.0, -2, 6.6, -.05, 4, brick, 0)
    box('flashing', -3.0, -2.985, -2, 6.2, .0, .16, simple('lead', srgb('#70757a'), .6, noise=.3), .002)
    leaf = m_leaf('green', '#36521f', '#5f7f3c', '#8ea659')
    for cx, cy, cz, r in ((-1.9, 13, -.2, 2.3), (1.2, 15, -.4, 2.9), (4.6, 12.5, .2, 2.5), (7.8, 15, -.2, 3.0), (-5.2, 16, .2, 3.2)):
        shrub((cx, cy, cz), r, 9000, .24, leaf, rg, lump=.28)
    lathe('gravelpot', [(0, 0), (.11, 0), (.16, .26), (.15, .26), (.13, .22), (0, .22)], simple('clay', srgb('#9a5f45'), .8, noise=.3), 36, (2.35, 5.6, 0))
    shrub((2.35, 5.6, .42), .24, 700, .07, leaf, rg)
    sky_world('#3f80d2', '#c9dff0', **{**SKY, 'camera_strength': 1.1, 'mirror_sky': .8})
    sun(-38, 34, 5.0, (1, .92, .80), .8)
    D.look((1.45, -.95, 1.45), (-.1, 3.0, .55), 3.9, 4.1, 9)
    D.shoot('flat-roof-lights-outside', 4)


def main():
    s = D.build('flat_roof_lights')
    if D.wanted('flat-roof-lights-hall'):
        D.look((-1.0, -.35, 1.42), (.12, 4.4, 1.74), 6.1, 4.2, 8)
        D.shoot('flat-roof-lights-hall', 5)
    if D.wanted('flat-roof-lights-corner'):
        D.aim((.10, 3.42, 1.84), (s.LX1 - .05, s.LY1 - .06, s.GLASS_Z - .11), 42)
        D.shoot('flat-roof-lights-corner', 5)
    if D.wanted('flat-roof-lights-kitchen'):
        kitchen(s)
    if D.wanted('flat-roof-lights-outside'):
        roof()


main()
