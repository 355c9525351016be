"""Black bi-fold doors seen from inside a dining room on a bright day: four panes folded open, two to each side, onto the garden."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

HALF_OPENING, HEAD = 2.25, 2.2          # opening in the garden wall, which stands at y = 0
ROOM_LEFT, ROOM_RIGHT, ROOM_DEPTH, ROOM_H = -3.1, 3.3, 6.0, 2.55
FOLD = 72                               # degrees between a folded pane and the track
TRACK_Y = .12
PATIO_END, LAWN_END = 3.4, 9.6


def doors(frame, gasket, glass, steel):
    """Outer frame and four panes folded outwards in two pairs."""
    w = HALF_OPENING
    outer_frame(-w + .004, w - .004, -.02, HEAD - .004, TRACK_Y - .04, TRACK_Y + .06, frame)
    box('track', -w + .02, w - .02, TRACK_Y - .05, TRACK_Y + .07, -.012, .010, steel, .002)
    inner = w - .052
    pitch, height = inner / 2, HEAD - .070
    c, s = pitch * math.cos(math.radians(FOLD)), pitch * math.sin(math.radians(FOLD))
    places = ((-inner, TRACK_Y, FOLD), (-inner + c + .012, TRACK_Y + s, -FOLD),
              (inner - c, TRACK_Y + s, -FOLD), (inner - 2 * c - .012, TRACK_Y, FOLD))
    for k, (x, y, turn) in enumerate(places):
        with group((x, y, .014), turn):
            sash(pitch - .006, height, frame, gasket, glass)
            if k == 1:
                lever(pitch - .045, 1.0, 0, steel)


def room(rg, dark, brass):
    """Dining room: pale walls, tiled floor, sideboard, table laid near the camera."""
    wall, white = m_plaster('wall', '#ddd8cc'), m_plaster('white', '#f1eee8')
    pierced_wall('gardenwall', ROOM_LEFT, ROOM_RIGHT, 0, ROOM_H, [(-HALF_OPENING, HALF_OPENING, 0, HEAD)], wall, 0, .3)
    wall_x('left', -ROOM_DEPTH, 0, 0, ROOM_H, ROOM_LEFT, wall)
    wall_x('right', -ROOM_DEPTH, 0, 0, ROOM_H, ROOM_RIGHT, wall)
    wall_y('rear', ROOM_LEFT, ROOM_RIGHT, 0, ROOM_H, -ROOM_DEPTH, wall)
    level('ceiling', ROOM_LEFT, ROOM_RIGHT, -ROOM_DEPTH, 0, ROOM_H, white)
    stone = m_stone('limestone', '#b7ac99', '#a99d89', '#9a8f7c', 2.2, .34, .06, .001, attr='rnd')
    slabs(rg, ROOM_LEFT, ROOM_RIGHT, -ROOM_DEPTH, 0, 0, stone, (.8, .8), .004, '#8d8474')
    box('skirtingl', ROOM_LEFT, ROOM_LEFT + .018, -ROOM_DEPTH, 0, 0, .12, white, .004)
    for a, b in ((ROOM_LEFT, -HALF_OPENING), (HALF_OPENING, ROOM_RIGHT)):
        box('skirting', a, b, -.018, 0, 0, .12, white, .004)
    oak = m_wood('oak', '#b08a5c', '#86603a', 1.6, .45, 'Y')
    sage = simple('sage', srgb('#66715f'), .45)
    x = ROOM_LEFT
    box('sideboard', x, x + .42, -2.9, -1.0, .14, .80, sage, .004)
    plank(rg, x, x + .45, -2.93, -.97, .80, .83, oak)
    for k in range(4):
        y = -2.9 + k * .475
        box('door', x + .42, x + .438, y + .003, y + .472, .145, .795, sage, .003)
        box('knob', x + .438, x + .46, y + .23, y + .25, .62, .64, brass, .006)
    for y in (-2.8, -1.1):
        tube('leg', [(x + .35, y, .14), (x + .35, y, 0)], .018, dark)
    vase(x + .22, -1.35, .83, '#c9c2b2', m_leaf('cut', '#2c4a22', '#557a38', '#86a058'), rg, .24, .36)
    with group((x + .06, -2.15, 0), 90):
        books(rg, -.62, -.2, -.3, .83, .2, .3)
    with group((x, -1.95, 0), 90):
        picture(-.62, .45, 1.25, 1.95, -.001, simple('artframe', srgb('#2a2119'), .5), ('#e3dccb', '#8fa08f', '#d8c6a0', '#b9785a', '#d9d2c2'), 4)
    with group((1.75, -1.75, 0), 90):
        table(rg, 1.9, .92, .75, oak, .07)
    cane = simple('cane', srgb('#8a6a45'), .6)
    for x, y, turn in ((1.05, -1.35, -86), (1.02, -2.15, -97), (2.45, -1.35, 90), (2.48, -2.15, 86)):
        with group((x, y, 0), turn):
            chair(rg, dark, cane)
    bowl_of_fruit(1.75, -1.55, .75, rg, '#a8bf4a')
    palm = m_tuft('palm', [(0, '#2f4a20'), (.6, '#4f7534'), (1, '#7d9c50')])
    pot(-2.72, -.42, 0, .19, .36, simple('glazed', srgb('#c9c2b4'), .3))
    scatter(blades(rg, 40, .05, 1.05, palm, .026, .5, 'palm'), [(-2.72, -.42, .33)], rg)
    shade, lining = simple('shade', srgb('#23282b'), .4), simple('lining', srgb('#d9b070'), .35, metal=1)
    for y in (-1.3, -2.2):
        pendant(1.75, y, 1.62, ROOM_H, shade, lining, dark, 8)
    linen = simple('jug', srgb('#e8e4da'), .3)
    lathe('jug', [(0, 0), (.05, 0), (.065, .06), (.05, .15), (.04, .18), (.05, .21)], linen, 32, (1.85, -2.05, .75))


def garden(rg, dark):
    """Terrace, lawn, borders and trees."""
    paving = m_stone('paving', '#aaa294', '#9c9486', '#8a8275', 3, .7, .3, .002, attr='rnd')
    slabs(rg, -5, 5, .31, PATIO_END, -.03, paving, (.9, .6))
    box('plinth', -HALF_OPENING, HALF_OPENING, .0, .31, -.1, -.013, simple('sillstone', srgb('#8d877c'), .8), 0)
    lawn(rg, -4.5, 4.5, PATIO_END + .05, LAWN_END, height=.05, density=5000, step=.6)
    level('ground', -40, 40, .3, 60, -.08, simple('ground', srgb('#3a4522'), 1, spec=0, noise=.5, scale=2))
    cedar = m_wood('cedar', '#a08058', '#7a5c3c', 1.4, .75, 'X')
    slat_fence(rg, -9, 9, LAWN_END + .9, -.05, 1.75, cedar)
    for s in (-1, 1):
        with group((s * 5.2, 5.0, 0), 90 * s):
            slat_fence(rg, -6, 6, 0, -.05, 1.75, cedar)
    green, lime = m_leaf('green', '#27401a', '#4d7030', '#7d9a4a'), m_leaf('lime', '#4a6424', '#7d9440', '#b0bf6a')
    for x, y, r, m in ((-4.4, 5.2, .7, green), (-4.2, 6.6, .9, lime), (-4.4, 8.4, .9, green), (-2.8, 9.6, .7, green), (-1.2, 9.9, .55, lime),
                       (.6, 9.9, .6, green), (2.2, 9.6, .75, lime), (3.8, 9.2, .95, green), (4.4, 7.2, .8, lime), (4.4, 5.4, .7, green)):
        shrub((x, y, r * .75), r, 2600, .07, m, rg)
    lav, feather = lavender(rg), ornamental_grass(rg)
    scatter(lav, [(s * rg.uniform(3.3, 4.1), rg.uniform(3.8, 8.6), -.05) for s in (-1, 1) for _ in range(20)], rg, (.9, 1.3))
    scatter(feather, [(rg.uniform(-4, 4), rg.uniform(8.8, 9.4), -.05) for _ in range(12)], rg, (.9, 1.4))
    white = m_tuft('daisies', [(0, '#4a6030'), (.7, '#6d8048'), (.8, '#efece2'), (1, '#f6f4ee')])
    scatter(blades(rg, 140, .2, .4, white, .006, .4, 'daisies'), [(rg.uniform(-3.6, 3.6), rg.uniform(8.7, 9.2), -.05) for _ in range(14)], rg)
    crown = tree_mesh(rg, m_leaf('tree', '#2c4420', '#55783a', '#8ea65a'), 1.6, .12, 14000)
    bark = simple('bark', srgb('#4a3e32'), .95, noise=.5, bump=.6, scale=12)
    for x, y, t, s in ((-7, 15, 1.9, 1.5), (-2.2, 19, .3, 1.2), (1.6, 21, .2, 1.1), (7, 17, 2.0, 1.7), (-11, 19, 2.4, 2.0), (11.5, 18, 2.4, 2.0), (4.4, 22, .4, 1.3), (-4.5, 22, .5, 1.4)):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, -1.9, 7.6, 1.35, .5, rg, bark)
    teak = m_wood('teak', '#b08c62', '#80603f', 2, .6, 'X')
    with group((-.2, 2.3, -.03), 12):
        table(rg, .75, .75, .72, teak, .05, .03)
        lathe('gardenpot', [(0, .72), (.06, .72), (.08, .82), (.085, .83), (.075, .83), (0, .82)], simple('clay', srgb('#9a6248'), .85), 32)
        scatter(lav, [(0, 0, .8)], rg, (.5, .51))
    for x, y, turn in ((-.85, 2.15, -80), (.5, 2.5, 105)):
        with group((x, y, -.03), turn):
            chair(rg, teak, teak)
    clay = simple('clay2', srgb('#8f5f48'), .85, noise=.3, bump=.2, scale=20)
    pot(-2.0, 2.6, -.03, .24, .4, clay)
    shrub((-2.0, 2.6, .68), .33, 3000, .035, green, rg, lump=.08)
    pot(1.7, 2.9, -.03, .2, .34, clay)
    scatter(feather, [(1.7, 2.9, .25)] * 2, rg, (.8, .9))


def main():
    job = Job('aluminium_bifolding')
    scene, rg = new_scene(23)
    frame, gasket = paint('#15171a', .9, .32, 'black'), simple('gasket', (.006, .006, .006, 1), .6)
    glass, steel = m_glass('glass', (.95, .97, .965, 1), boost=1.2), m_metal('steel', (.55, .55, .55, 1), .28)
    dark, brass = simple('dark', (.02, .019, .018, 1), .6), m_metal('brass', (.78, .56, .28, 1), .22)
    doors(frame, gasket, glass, steel)
    room(rg, dark, brass)
    garden(rg, dark)
    sky_world('#5c92d2', '#d3e4f2', cover=.55, camera_strength=1.25, hdri='forest', turn=20, strength=1.6, tint=(1, 1, 1.03), saturation=.5, mirror_sky=.4)
    sun(122, 38, 5.2, (1, .92, .80), .9)
    area((0, .32, 1.15), (0, -3, .9), 4.3, 95, (.93, .97, 1), sy=2.0)
    area((.2, -3.4, ROOM_H - .03), (.2, -3.4, 0), 4.6, 46, (1, .97, .93), sy=3.6)
    bounce_up(ROOM_LEFT, ROOM_RIGHT, -5.5, -.2, 46)
    camera((-.95, -4.3, 1.38), 25, (0, -.015), (90, 0, -6.5), 'HORIZONTAL', dof=5.2, fstop=6.3)
    job.render()


main()
