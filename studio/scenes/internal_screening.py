"""Slim black-framed glazed screen with a door ajar, between a hallway and a book-lined study."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

HALF, HEAD = 1.85, 2.42                 # screen fills the opening; it stands at y = 0
STUDY_X, STUDY_Y, ROOM_H = 2.1, 3.7, 2.55
HALL_Y = -4.6
BAR, DEPTH = .028, .038                 # sight line and depth of the slim profiles
DOOR_X, DOOR_W, DOOR_OPEN = .02, .92, 38
BAR_HEIGHTS = (.86, 1.66)


def glazed_panel(x, w, z0, z1, m, glass, gasket, edge=.034):
    """Fixed light with two horizontal bars: slim frame on both faces of the pane."""
    y = -DEPTH / 2
    for a, b, c, d in ((x, x + edge, z0, z1), (x + w - edge, x + w, z0, z1), (x + edge, x + w - edge, z0, z0 + edge), (x + edge, x + w - edge, z1 - edge, z1)):
        box('member', a, b, y, -y, c, d, m, .0025)
    for z in BAR_HEIGHTS:
        box('glazingbar', x + edge, x + w - edge, y + .004, -y - .004, z - BAR / 2, z + BAR / 2, m, .0025)
    ring_sweep('gasket', rect(x + edge, x + w - edge, z0 + edge, z1 - edge), [(0, y + .01), (.002, y + .01), (.002, y + .018)], gasket, False)
    pane(x + edge - .004, x + w - edge + .004, z0 + edge - .004, z1 - edge + .004, 0, glass)


def screen(m, glass, gasket):
    """Three fixed lights and a hinged door which opens into the study."""
    w = (DOOR_X + HALF) / 2
    for x in (-HALF, -HALF + w):
        glazed_panel(x + .001, w - .002, 0, HEAD, m, glass, gasket)
    right = DOOR_X + DOOR_W
    glazed_panel(right + .03, HALF - right - .03, 0, HEAD, m, glass, gasket)
    box('jamb', DOOR_X - .002, DOOR_X + .028, -.03, .03, 0, HEAD, m, .003)
    box('jamb', right, right + .03, -.03, .03, 0, HEAD, m, .003)
    box('head', DOOR_X, right, -.03, .03, HEAD - .034, HEAD, m, .003)
    with group((right - .004, 0, .008), 180 - DOOR_OPEN):
        width = DOOR_W - .036
        glazed_panel(0, width, 0, HEAD - .048, m, glass, gasket, .05)
        for side in (-1, 1):
            box('pull', width - .034, width - .016, side * .062 - .006, side * .062 + .006, .86, 1.20, m, .004)
            for z in (.88, 1.18):
                box('pullfoot', width - .032, width - .018, min(side * .062, side * .018), max(side * .062, side * .018), z - .006, z + .006, m, .002)


def study(rg, wall, white, dark, brass, upvc, glass):
    """Desk, chair, lamp, bookcase and a window to the garden."""
    X, Y, H = STUDY_X, STUDY_Y, ROOM_H
    deep = m_plaster('deepwall', '#66756f')
    y0, y1, c, d = 1.35, 2.75, .95, 2.15      # window in the left wall
    wall_x('sr', .03, Y, 0, H, X, deep)
    wall_y('sb', -X, X, 0, H, Y, deep)
    level('sc', -X, X, .03, Y, H, white)
    for p, q, r, s in ((.03, y0, 0, H), (y1, Y, 0, H), (y0, y1, 0, c), (y0, y1, d, H)):
        wall_x('sl', p, q, r, s, -X, deep)
    for z in (c, d):
        level('reveal', -X - .2, -X, y0, y1, z, white)
    for y in (y0, y1):
        quad('reveal', [(-X - .2, y, c), (-X, y, c), (-X, y, d), (-X - .2, y, d)], white)
    with group((-X - .14, 0, 0), 90):
        ring_sweep('win', rect(y0, y1, c, d), [(0, .06), (0, 0), (.055, 0), (.065, .012), (.065, .05)], upvc, False)
        box('winmullion', (y0 + y1) / 2 - .035, (y0 + y1) / 2 + .035, 0, .05, c + .05, d - .05, upvc, .004)
        pane(y0, y1, c, d, .03, glass)
    shrub((-X - 2.6, 2.2, 1.2), 1.5, 3500, .09, m_leaf('green', '#3f5f2a', '#719048', '#a0b86a'), rg)
    oak = m_wood('shelves', '#a97d50', '#7d5836', 1.6, .42, 'X')
    for x in (-.6, .35, 1.3, 2.07):
        plank(rg, x - .016, x + .016, Y - .3, Y, 0, 2.2, oak)
    for k, z in enumerate((.06, .50, .92, 1.34, 1.76, 2.18)):
        plank(rg, -.6, 2.07, Y - .3, Y, z, z + .028, oak)
        if k == 5:
            continue
        for xa, xb in ((-.58, .33), (.37, 1.28), (1.32, 2.05)):
            if rg.random() < .86:
                books(rg, xa, xa + (xb - xa) * rg.uniform(.55, 1), Y - .26, z + .028, .2, .33)
            else:
                lathe('urn', [(0, 0), (.06, 0), (.1, .1), (.06, .22), (.07, .24)], simple('urn', srgb('#c2b49a'), .4), 32, ((xa + xb) / 2, Y - .15, z + .028))
    with group((-.95, 2.1, 0), 0):
        table(rg, 1.5, .7, .74, oak, .05)
        for k in range(3):
            box('paper', -.55 + .02 * k, -.33 + .02 * k, -.2 + .02 * k, .1 + .02 * k, .74 + .004 * k, .744 + .004 * k, white, 0)
        box('laptopbase', -.12, .2, -.12, .1, .74, .754, simple('laptop', srgb('#a9abad'), .3, metal=.8), .004)
        beam('laptoplid', (-.12, -.13, .85), (.2, -.13, .85), .012, .2, simple('lid', srgb('#a9abad'), .3, metal=.8), up=(0, -.3, 1), bevel=.004)
        lathe('deskbase', [(0, .02), (.08, .02), (.09, 0)], brass, 32, (.55, .12, .74))
        tube('deskarm', [(.55, .12, .75), (.58, .14, 1.05), (.4, .08, 1.22)], .008, brass)
        lathe('deskshade', [(.10, 0), (.06, .09), (.025, .12)], dark, 32, (.38, .07, 1.14))
        lathe('deskglow', [(0, .02), (.09, .004)], dull_light('deskglow', (1, .8, .55), 9), 24, (.38, .07, 1.14))
        lathe('mug', [(0, 0), (.038, 0), (.04, .09), (.036, .09), (.034, .01)], white, 24, (-.25, -.18, .74))
    with group((-.9, 2.75, 0), 180):
        chair(rg, dark, fabric('seat', '#9a6a44'))
    box('studyrug', -1.7, 1.3, 1.2, 3.2, 0, .012, simple('studyrug', srgb('#a8998a'), 1, spec=0, noise=.45, bump=.6, scale=120), .005)
    leather = simple('leather', srgb('#7d4f30'), .45, noise=.3, bump=.15, scale=120)
    with group((1.25, 2.35, 0), -38):
        box('seat', -.36, .36, -.36, .36, .2, .44, leather, .05, 4)
        box('back', -.36, .36, .26, .42, .2, .92, leather, .06, 4)
        for s in (-1, 1):
            box('arm', s * .37 - .07, s * .37 + .07, -.36, .4, .14, .60, leather, .05, 4)
        pillow(0, .2, .62, .4, .36, .14, fabric('cush', '#d5ccb9'), (-.25, 0, 0))
    palm = m_tuft('palm', [(0, '#2f4a20'), (.6, '#4f7534'), (1, '#7d9c50')])
    pot(-1.72, .55, 0, .17, .32, simple('glazed', srgb('#dcd6c8'), .3))
    scatter(blades(rg, 34, .05, 1.0, palm, .026, .6, 'palm'), [(-1.72, .55, .3)], rg)


def hall(rg, wall, white, dark):
    """Hallway on the camera's side: wall around the screen, console and coat hooks."""
    H = ROOM_H
    X = 2.5
    pierced_wall('screenwall', -X, X, 0, H, [(-HALF - .002, HALF + .002, 0, HEAD + .002)], wall, -.06, .12, white)
    wall_x('hl', HALL_Y, -.06, 0, H, -X, wall)
    wall_x('hr', HALL_Y, -.06, 0, H, X, wall)
    wall_y('hn', -X, X, 0, H, HALL_Y, wall)
    level('hc', -X, X, HALL_Y, -.06, H, white)
    plank_floor(rg, -X, X, HALL_Y, STUDY_Y, m_wood('oak', '#b58f63', '#906c45', axis='Y'), .16)
    for x0, x1 in ((-X, -HALF), (HALF, X)):
        box('skirt', x0, x1, -.078, -.06, 0, .14, white, .004)
    box('skirt', X - .018, X, HALL_Y, -.06, 0, .14, white, .004)
    box('skirt', -X, -X + .018, HALL_Y, -.06, 0, .14, white, .004)
    oak = m_wood('console', '#9a6f48', '#70492c', 1.6, .42, 'Y')
    plank(rg, X - .36, X - .02, -1.75, -.55, .78, .815, oak)
    for y in (-1.72, -.62):
        for x in (X - .34, X - .06):
            plank(rg, x, x + .03, y, y + .03, 0, .78, oak)
    vase(X - .2, -.85, .815, '#6d7f78', m_leaf('cut', '#3a5a2a', '#6a8a48', '#9ab070'), rg, .2, .32)
    box('bookpile', X - .3, X - .1, -1.55, -1.27, .815, .845, simple('pile', srgb('#7a2e2a'), .6), .003)
    box('bookpile', X - .29, X - .11, -1.53, -1.29, .845, .872, simple('pile2', srgb('#d8cdb4'), .6), .003)
    with group((X, -1.15, 0), -90):
        picture(-.42, .42, 1.2, 2.0, -.001, simple('artframe', srgb('#2a241e'), .5), ('#ece6d8', '#c98f6a', '#e0d2b4', '#5d7484', '#efe9dc'), 5)
    box('runner', -.75, 1.5, -3.6, -.75, 0, .012, simple('runner', srgb('#8a5a44'), 1, spec=0, noise=.5, bump=.5, scale=120), .004)


def main():
    job = Job('internal_screening')
    scene, rg = new_scene(71)
    black, gasket = paint('#131416', .9, .38, 'black'), simple('gasket', (.006, .006, .006, 1), .6)
    glass, upvc = m_glass('glass', (.965, .98, .975, 1), boost=.8), m_upvc('upvc', srgb('#e9e8e4'), .28)
    dark, brass = simple('dark', (.03, .028, .027, 1), .55), m_metal('brass', (.78, .56, .28, 1), .2)
    wall, white = m_plaster('wall', '#dcd7cb'), m_plaster('white', '#efece5')
    screen(black, glass, gasket)
    study(rg, wall, white, dark, brass, upvc, glass)
    hall(rg, wall, white, dark)
    sky_world('#5c92d2', '#d3e4f2', cover=.55, camera_strength=1.3, turn=60, strength=1.0, saturation=.45, mirror_sky=.5)
    sun(86, 33, 4.2, (1, .92, .80), .9)
    area((-STUDY_X - .05, 2.05, 1.55), (0, 2.05, 1.1), 1.35, 110, (.94, .97, 1), sy=1.15)
    area((.2, 1.9, ROOM_H - .03), (.2, 1.9, 0), 3.0, 80, (1, .95, .88), sy=2.4)
    area((-.2, -2.6, ROOM_H - .03), (-.2, -2.6, 0), 3.6, 70, (1, .97, .93), sy=2.4)
    area((-2.4, -3.2, 1.5), (1.5, -.6, 1.2), 1.6, 34, (.95, .98, 1), sy=1.6)
    area((-.72, 2.2, 1.12), (-.72, 2.2, .7), .12, 3, (1, .78, .5))
    bounce_up(-2.2, 2.2, -4.4, -.2, 34)
    bounce_up(-1.9, 1.9, .3, 3.5, 30)
    camera((-.75, -3.95, 1.36), 25, (.01, -.015), (90, 0, -9), 'HORIZONTAL', dof=4.6, fstop=5.6)
    job.render()


main()
