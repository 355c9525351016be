"""The showroom front in the evening: brick shop with a large lit window, doors on display inside, and an entrance door."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403
from lib import brick_wall, m_brick, m_mortar, text

WIN = (-3.05, 1.05, .525, 2.775)        # shop window opening, on the brick module
ENTRY = (1.6125, 2.6125, 0, 2.775)
LEFT, RIGHT, TOP = -4.05, 3.825, 4.65
ROOM_Y, ROOM_H = 4.2, 3.0
PAVE_Z = -.06


def front(rg, moss, alu, stone):
    """Brick front, fascia board with letters, stone stall riser sill."""
    brick = m_brick('brick', ('#7d5040', '#8d5f4c', '#9a6c55', '#86543f', '#a3775e', '#6d4538', '#94664f'))
    brick_wall('front', LEFT, RIGHT, -.15, TOP, [WIN, ENTRY], brick, m_mortar('mortar', '#b5aa9a'), seed=5, soldier=False)
    box('fascia', WIN[0] - .45, ENTRY[1] + .45, -.09, .0, 2.83, 3.38, moss, .006)
    box('fasciacap', WIN[0] - .5, ENTRY[1] + .5, -.16, .0, 3.38, 3.44, moss, .01)
    box('fasciafoot', WIN[0] - .47, ENTRY[1] + .47, -.11, .0, 2.80, 2.84, moss, .008)
    brass = m_metal('lettering', (.86, .66, .36, 1), .28)
    text('sign', 'Doors  ·  Windows  ·  Conservatories', .29, ((WIN[0] + ENTRY[1]) / 2, -.095, 3.02), brass, ext=.006, bev=.001)
    box('sill', WIN[0] - .08, WIN[1] + .08, -.07, .1, WIN[2] - .09, WIN[2], stone, .01)
    for x in (-2.2, -.2, 1.8):
        tube('swan', [(x, 0, 3.62), (x, -.2, 3.78), (x, -.42, 3.78), (x, -.5, 3.68)], .012, alu)
        lathe('lampshade', [(.02, .07), (.05, .06), (.11, 0)], alu, 32, (x, -.5, 3.60))
        light = bpy.data.lights.new('signlight', 'SPOT')
        light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 26, (1, .78, .5), math.radians(110), .8, .05
        o = bpy.data.objects.new('signlight', light)
        bpy.context.scene.collection.objects.link(o)
        o.location, o.rotation_euler = (x, -.5, 3.61), (math.radians(20), 0, 0)
    buff = m_flat_brick('nextdoor', ('#8a7058', '#957b62', '#806650', '#a0866c', '#766049', '#8f7560'), '#a89c8a')
    upvc, sill = m_upvc('upvc', srgb('#dcd9d2'), .3), simple('sillstone', srgb('#a89d8c'), .8, noise=.3, scale=12)
    net = m_glass('nextglass', boost=1.4)
    for x0, x1, hole in ((-11, LEFT, (-5.9, -4.75, .9, 2.2)), (RIGHT, 11, (4.5, 5.65, .9, 2.2))):
        pierced_wall('nextdoor', x0, x1, -.15, 5.5, [hole], buff, .06, .1, sill=sill)
        casement(*hole, .12, upvc, net, rg, 1, None, 'blind', cloth='#c9a878')
    downpipe(RIGHT - .3, -.06, -.06, TOP, simple('pipe', (.02, .02, .022, 1), .4))


def shop_window(alu, glass, gasket, steel):
    """Three lights of aluminium shop glazing and a glazed entrance door with a fanlight."""
    a, b, c, d = WIN
    outer_frame(a + .004, b - .004, c, d - .004, .05, .13, alu, .055)
    for k in (1, 2):
        x = a + (b - a) * k / 3
        box('mullion', x - .028, x + .028, .05, .12, c + .05, d - .05, alu, .003)
    pane(a + .05, b - .05, c + .05, d - .05, .08, glass)
    a, b, c, d = ENTRY
    outer_frame(a + .004, b - .004, -.02, d - .004, .05, .13, alu, .055)
    box('transom', a + .05, b - .05, .05, .12, 2.16, 2.22, alu, .003)
    pane(a + .05, b - .05, 2.2, d - .05, .08, glass)
    with group((a + .062, .055, .012)):
        w = b - a - .124
        sash(w, 2.14, alu, gasket, glass, .1, .055)
        box('midrail', .09, w - .09, .001, .05, .02, .24, alu, .003)
        tube('pull', [(w - .05, -.055, .75), (w - .05, -.055, 1.45)], .013, steel)
        for z in (.85, 1.35):
            tube('pullfoot', [(w - .05, 0, z), (w - .05, -.055, z)], .009, steel)


def display_door(m, frame, steel, glazed):
    """A door set on a plinth: frame 1.0 x 2.1 m, x -0.5..0.5."""
    box('plinth', -.62, .62, -.22, .3, 0, .12, simple('plinth', srgb('#e2ddd2'), .6), .004)
    ring_sweep('set', rect(-.5, .5, .12, 2.24), [(0, .07), (0, 0), (.05, 0), (.062, .012), (.062, .06)], frame, False)
    with group((-.435, .02, .19)):
        panel_door(m, .87, 1.985, steel)
        if glazed:
            box('cassette', .2, .67, -.006, .002, 1.0, 1.78, m, .006)
            pane(.235, .635, 1.035, 1.745, -.0075, dull_light('lightpane', (.92, .80, .62), .9))
    box('stay', -.03, .03, .06, .3, .12, 2.1, simple('stay', srgb('#8a8780'), .6), 0)


def showroom(rg, steel, dark, brass):
    """Inside: floor, walls, four doors, sample boards and a desk."""
    wall, white = m_plaster('wall', '#d6d0c3'), m_plaster('white', '#efece5')
    x0, x1 = LEFT + .2, RIGHT - .2
    wall_x('l', .14, ROOM_Y, 0, ROOM_H, x0, wall)
    wall_x('r', .14, ROOM_Y, 0, ROOM_H, x1, wall)
    wall_y('b', x0, x1, 0, ROOM_H, ROOM_Y, simple('deep', srgb('#5b6f66'), .9))
    level('c', x0, x1, .14, ROOM_Y, ROOM_H, white)
    for a, b, c, d in ((x0, WIN[0], 0, ROOM_H), (WIN[1], ENTRY[0], 0, ROOM_H), (ENTRY[1], x1, 0, ROOM_H), (WIN[0], WIN[1], 0, WIN[2]), (WIN[0], ENTRY[1], WIN[3], ROOM_H)):
        wall_y('f', a, b, c, d, .15, wall)
    plank_floor(rg, x0, x1, .14, ROOM_Y, m_wood('oak', '#b8946a', '#94704a', axis='X'), .19, 'X')
    frame_white = m_upvc('framewhite', srgb('#ece9e2'), .3)
    for x, y, turn, colour, glazed in ((-2.45, 1.25, 14, '#6f1d22', False), (-1.15, 1.7, 4, '#27445f', True), (.2, 1.35, -12, '#2f4a3e', False)):
        with group((x, y, 0), turn):
            display_door(paint(colour, .85, .4, 'door'), frame_white, steel, glazed)
    box('board', 1.3, 3.2, ROOM_Y - .03, ROOM_Y, 1.0, 2.3, simple('board', srgb('#e9e4d8'), .7), .004)
    tones = ('#383e42', '#6f1d22', '#27445f', '#2f4a3e', '#a8672f', '#5b3a22', '#e6e2d8', '#7d8a86', '#c8b68c', '#111315')
    for r in range(3):
        for k in range(6):
            box('chip', 1.42 + k * .29, 1.64 + k * .29, ROOM_Y - .05, ROOM_Y - .03, 1.12 + r * .39, 1.42 + r * .39, simple('chip', srgb(tones[(r * 6 + k) % 10]), .4), .003)
    with group((2.55, 2.6, 0), 0):
        table(rg, 1.3, .65, .74, m_wood('desk', '#a97f52', '#7d5836', 1.4, .42, 'X'))
        lathe('lampbase', [(0, 0), (.07, 0), (.02, .1), (.015, .3)], brass, 32, (.4, .1, .74))
        lathe('shade', [(.14, .28), (.09, .46)], dull_light('shade', (1, .76, .46), 3), 36, (.4, .1, .74))
        box('brochures', -.4, -.19, -.15, .15, .74, .79, white, .003)
    vase(2.2, 2.55, .74, '#6d7f78', m_leaf('cut', '#2c4a22', '#557a38', '#86a058'), rg, .2, .3)
    for x in (-2.6, -1.2, .2):
        lathe('pendant', [(.05, .12), (.07, 0)], dark, 28, (x, .7, 2.72))
        lathe('glow', [(0, .01), (.065, .006)], dull_light('glow', (1, .82, .56), 16), 24, (x, .7, 2.72))
    area((-.3, 2.2, ROOM_H - .03), (-.3, 2.2, 0), 6.2, 300, (1, .86, .66), sy=2.6)
    area((-1.1, .55, ROOM_H - .05), (-1.1, 2.0, 1.0), 3.6, 85, (1, .84, .62), sy=.3)


def pavement(rg, stone, alu):
    """Paving, kerb, road edge, planters and a bench."""
    slab = m_stone('slab', '#8f8a82', '#827d75', '#706b63', 3, .6, .3, .002, attr='rnd')
    slabs(rg, -7, 7, -3.4, .0, PAVE_Z, slab, (.75, .6), .008, '#4f4b45')
    box('kerb', -9, 9, -3.56, -3.4, -.4, PAVE_Z, simple('kerb', srgb('#77736a'), .9, noise=.4, bump=.3, scale=20), .012)
    level('road', -40, 40, -30, -3.5, PAVE_Z - .12, simple('road', srgb('#37383b'), .6, noise=.4, bump=.5, scale=30))
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    green = m_leaf('bay', '#22391a', '#41632a', '#6d8c48')
    bark = simple('bark', srgb('#4a3e32'), .95)
    for x in (1.28, 2.98):
        box('planter', x - .19, x + .19, -.52, -.14, PAVE_Z, .42, zinc, .006, 3)
        tube('stem', [(x, -.33, .4), (x, -.33, 1.1)], .016, bark)
        shrub((x, -.33, 1.28), .27, 3600, .04, green, rg, lump=.08)
    oak = m_wood('oakbench', '#94724c', '#6d5032', 1.6, .6, 'X')
    for k in range(4):
        plank(rg, -2.2, -.6, -.62 + k * .105, -.525 + k * .105, .38, .41, oak)
    for x in (-2.05, -.8):
        box('benchleg', x, x + .05, -.6, -.22, PAVE_Z, .38, alu, .004)
    scatter(lavender(rg), [(x, -.3, PAVE_Z + .25) for x in (-3.55, -3.4, -3.7)], rg, (.8, 1))
    pot(-3.55, -.3, PAVE_Z, .24, .36, simple('clay', srgb('#8a5a44'), .85, noise=.3, bump=.2, scale=20))
    fallen_leaves(rg, -5, 5, -3.3, -.2, PAVE_Z, 40)


def main():
    job = Job('site_contact')
    scene, rg = new_scene(103)
    moss, alu = paint('#2f4a3e', .75, .4, 'moss'), paint(ANTHRACITE, .7, .32, 'alu')
    gasket, glass = simple('gasket', (.006, .006, .006, 1), .6), m_glass('glass', (.95, .97, .96, 1), boost=1.0)
    steel, brass, dark = m_metal('steel', (.65, .65, .65, 1), .25), m_metal('brass', (.8, .57, .28, 1), .2), simple('dark', (.02, .02, .02, 1), .5)
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    front(rg, moss, alu, stone)
    shop_window(alu, glass, gasket, steel)
    showroom(rg, steel, dark, brass)
    pavement(rg, stone, alu)
    sky_world('#38558c', '#f0b990', '#f0b9a0', .3, 1.3, 'forest', 200, 1.35, (.80, .88, 1.06), 1.0)
    sun(58, 16, 1.6, (1, .68, .40), 6)
    distance, lens = 7.4, 29
    width = 36 * distance / lens
    camera((.2, -distance, 1.5), lens, (-.3 / width, .12 / width), fit='HORIZONTAL', dof=distance, fstop=5.6)
    job.render()


main()
