"""Home hero: brick rear extension at dusk, five-pane bi-fold doors with two panes folded back, lit kitchen inside."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403
from lib import brick_wall, m_brick, m_mortar

HALF_OPENING, HEAD = 2.4075, 2.175      # brick opening
HALF_FRONT, EAVES = 3.9, 2.78           # extension front
ROOM_X, ROOM_Y, ROOM_H = 3.6, 5.2, 2.5
FRAME_Y = .045
PANES, CLOSED = 5, 3
PAVING_Z, PAVING_END = -.02, -2.9
LIGHT_WHITE = (1, .83, .62)


def facade(rg, alu, dark):
    """Extension front in real bricks, its roof edge and rainwater pipe."""
    brick = m_brick('brick', ('#7d5040', '#8d5f4c', '#9a6c55', '#86543f', '#a3775e', '#6d4538', '#94664f'))
    brick_wall('front', -HALF_FRONT, HALF_FRONT, -.15, EAVES, [(-HALF_OPENING, HALF_OPENING, 0, HEAD)], brick, m_mortar('mortar', '#b5aa9a'), seed=4)
    w = HALF_FRONT
    box('soffit', -w - .18, w + .18, -.20, .1, 2.77, 2.785, alu, .002)
    box('fascia', -w - .18, w + .18, -.22, -.20, 2.76, 2.97, alu, .003)
    box('trim', -w - .2, w + .2, -.235, .05, 2.965, 3.0, alu, .004)
    box('roof', -w, w, -.1, 5.4, 2.85, 2.95, dark, 0)
    box('flank', w - .02, w, .02, 5.4, -.1, 2.9, m_flat_brick('flank'), 0)
    downpipe(w - .14, -.06, -.1, 2.72, alu)


def house_behind(rg, glass):
    """Upper storey of the house with three lived-in windows, eaves and a roof slope."""
    y = 5.4
    upvc = m_upvc('upvc', srgb('#e4e2dc'), .3)
    sill = simple('sill', srgb('#a89d8c'), .8, noise=.3, scale=12)
    holes = [(-6.9, -5.8, 4.0, 5.25), (-2.9, -1.3, 4.0, 5.25), (1.0, 1.9, 4.35, 5.25)]
    pierced_wall('house', -12, 2.9, -.1, 7.6, holes, m_flat_brick('housebrick', ('#5f4236', '#6d4c3e', '#785647', '#82604f', '#553b31')), y, sill=sill)
    for k, (a, b, c, d) in enumerate(holes):
        casement(a, b, c, d, y + .06, upvc, glass, rg, (0, 1, 0)[k], (.62, None, None)[k], ('net', 'none', 'blind')[k])
    lit = dull_light('litroom', (1, .72, .42), .55)
    wall_y('litroom', -2.9, -1.3, 4.0, 5.25, y + .6, lit)
    cloth = dim_cloth('#b98f5f')
    for a, b in ((-2.9, -2.45), (-1.75, -1.3)):
        curtain(a, b, y + .2, 3.95, 5.25, cloth, rg)
    black = simple('pipe', (.02, .02, .022, 1), .4)
    downpipe(-4.4, y - .06, 0, 7.5, black)
    box('gable', 2.9, 2.92, y, y + 8, 0, 7.6, m_flat_brick('gable'), 0)
    box('gutter', -12, 3.1, y - .3, y - .18, 7.45, 7.57, black, .02, 3)


def doors(alu, gasket, glass, steel, dark):
    """Outer frame, track, three closed panes and two folded back against the right jamb."""
    w = HALF_OPENING
    outer_frame(-w + .004, w - .004, -.02, HEAD - .004, FRAME_Y, .14, alu)
    box('track', -w + .02, w - .02, FRAME_Y - .03, .16, -.012, .012, steel, .002)
    box('slot', -w + .05, w - .05, FRAME_Y + .01, FRAME_Y + .02, .011, .0125, dark, 0)
    left, right = -w + .052, w - .052
    pitch, height = (right - left) / PANES, HEAD - .070
    for i in range(CLOSED):
        with group((left + i * pitch + .003, FRAME_Y + .008, .016)):
            sash(pitch - .006, height, alu, gasket, glass)
            if i:
                for z in (.18, 1.05, 1.95):
                    lathe('hinge', [(0, .05), (.009, .05), (.009, -.05), (0, -.05)], alu, 16, (-.003, -.006, z))
    lever(left + CLOSED * pitch - .036, 1.0, FRAME_Y + .008, steel)
    fold = math.radians(64)
    with group((right - pitch * math.cos(fold), FRAME_Y - pitch * math.sin(fold), .016), math.degrees(fold)):
        sash(pitch - .006, height, alu, gasket, glass)
    with group((right - 2 * pitch * math.cos(fold) - .012, FRAME_Y, .016), -math.degrees(fold)):
        sash(pitch - .006, height, alu, gasket, glass)
        lever(pitch * .94 - .01, .98, 0, steel)


def interior(rg, steel, brass, dark):
    """Kitchen on the left, sitting place on the right."""
    X, Y, H = ROOM_X, ROOM_Y, ROOM_H
    plaster, white = m_plaster('plaster', '#d8cfc0'), m_plaster('ceiling', '#efebe3')
    wall_x('left', .1, Y, 0, H, -X, plaster)
    wall_x('right', .1, Y, 0, H, X, plaster)
    wall_y('back', -X, X, 0, H, Y, plaster)
    level('ceiling', -X, X, .1, Y, H, white)
    for a, b, c in ((-X, -HALF_OPENING, 0), (HALF_OPENING, X, 0), (-HALF_OPENING, HALF_OPENING, HEAD)):
        wall_y('inner', a, b, c, H, .105, plaster)
    plank_floor(rg, -X, X, .1, Y, m_wood('oak', '#b58d5f', '#8a6238', axis='Y'))
    box('skirting', .25, X, Y - .018, Y, 0, .12, white, .004)
    navy, pale = simple('navy', srgb('#2f3c46'), .45), simple('pale', srgb('#c3bba9'), .45)
    quartz, tile = simple('quartz', srgb('#e6e2da'), .2, noise=.15, scale=4), simple('tile', srgb('#d9d6ce'), .25)
    kitchen_units(-3.4, -1.0, Y - .6, Y, .1, .88, 4, navy, dark, brass)
    kitchen_units(-1.0, .2, Y - .62, Y, .1, 2.25, 2, navy, dark, brass)
    kitchen_units(-3.4, -1.0, Y - .35, Y, 1.45, 2.25, 4, navy, dark, brass)
    box('worktop', -3.4, -1.0, Y - .63, Y, .88, .91, quartz, .003)
    metro_tiles(-3.4, -1.0, .915, 1.45, Y, tile)
    box('striplight', -3.3, -1.1, Y - .3, Y - .28, 1.435, 1.445, dull_light('strip', (1, .72, .42), 10), 0)
    box('oven', -.95, -.45, Y - .635, Y - .6, 1.0, 1.55, simple('oven', (.008, .008, .009, 1), .12), .004)
    box('ovenbar', -.9, -.5, Y - .67, Y - .655, 1.5, 1.515, steel, .004)
    for k, (w, h) in enumerate(((.09, .2), (.07, .15), (.1, .24))):
        lathe('jar', [(0, 0), (w / 2, 0), (w / 2, h * .8), (w * .35, h), (0, h)], simple('jar', srgb(('#c9b48a', '#8d5f45', '#e2ddd0')[k]), .4), 24, (-3.1 + .16 * k, Y - .25, .91))
    kitchen_units(-2.4, -.3, 2.35, 2.95, .1, .88, 4, pale, dark, brass)
    box('islandtop', -2.46, -.24, 2.15, 3.05, .88, .93, quartz, .004)
    box('islandend', -.302, -.28, 2.3, 3.0, 0, .88, pale, .002)
    walnut = m_wood('walnut', '#8a6040', '#5a3a24', 2, .4, 'Z')
    shade, lining = simple('shade', srgb('#23282b'), .35), simple('lining', srgb('#d9a44a'), .3, metal=1)
    for k in range(3):
        with group((-2.0 + k * .65 + rg.uniform(-.04, .04), 1.93, 0), rg.uniform(0, 40)):
            stool(walnut, dark, brass)
        pendant(-2.0 + k * .65, 2.6, 1.62, H, shade, lining, dark, 30)
    bowl_of_fruit(-1.2, 2.5, .93, rg)
    vase(-.58, 2.55, .93, '#6d7f78', m_leaf('cut', '#2c4a22', '#557a38', '#86a058'), rg)
    cushions = [fabric('ochre', '#a8743c'), fabric('sand', '#d9d2c2'), fabric('sage', '#6f7d6c')]
    with group((.7, 3.5, 0)):
        sofa(2.35, fabric('sofa', '#8d9088'), cushions, dark)
    with group((1.75, 2.75, 0)):
        table(rg, 1.15, .55, .40, walnut, .04, .03)
        box('book', -.3, 0, -.1, .12, .40, .425, simple('book1', srgb('#e2dccd'), .5), .003)
        box('book', -.27, -.02, -.09, .1, .425, .447, navy, .003)
        lathe('cup', [(0, 0), (.035, 0), (.042, .09), (.038, .09), (.03, .01)], tile, 24, (.25, .05, .40))
    box('rug', .6, 3.1, 2.15, 3.9, 0, .012, simple('rug', srgb('#b9ad98'), 1, spec=0, noise=.4, bump=.6, scale=160), .005)
    picture(1.0, 2.2, 1.1, 1.95, Y, simple('artframe', srgb('#2a2119'), .5), ('#d8cfbb', '#b9785a', '#dccbae', '#4f6a6e', '#c8bfa8'))
    box('shelf', 2.45, 3.45, Y - .24, Y, 1.62, 1.655, walnut, .003)
    box('shelf', 2.45, 3.45, Y - .24, Y, 1.22, 1.255, walnut, .003)
    books(rg, 2.5, 3.2, Y - .22, 1.655, .18, .26)
    books(rg, 2.75, 3.42, Y - .22, 1.255, .18, .26)
    tube('lampstand', [(3.25, 4.55, 0), (3.25, 4.55, 1.42)], .011, brass)
    lathe('lampshade', [(.2, 1.32), (.15, 1.6)], dull_light('shadeglow', (1, .70, .42), 2.6), 40, (3.25, 4.55, 0))
    area((.1, 2.8, H - .02), (.1, 2.8, 0), 5.6, 300, LIGHT_WHITE, sy=2.6)
    area((-2.2, Y - .42, 1.43), (-2.2, Y - .2, .9), 2.1, 22, (1, .72, .45), sy=.04)
    area((-1.35, 2.6, 1.66), (-1.35, 2.6, .9), 1.5, 26, (1, .68, .38), sy=.15)


def bench(rg, teak, cushion_a, cushion_b):
    """Slatted garden bench 1.5 m long with loose cushions."""
    for i in range(6):
        plank(rg, 0, 1.5, i * .115, i * .115 + .1, .26, .285, teak)
    for x in (.04, 1.40):
        for y in (.02, .60):
            plank(rg, x, x + .06, y, y + .06, 0, .26 if y < .3 else .72, teak)
    for i in range(3):
        plank(rg, 0, 1.5, .66, .68, .36 + i * .13, .45 + i * .13, teak)
    for i, m in enumerate((cushion_a, cushion_b)):
        box('pad', .02 + i * .75, .74 + i * .75, 0, .62, .285, .41, cushion_b, .045, 5)
        pillow(.375 + i * .75, .52, .6, .6, .42, .18, m, (-.22, 0, .05 - .12 * i))


def garden(rg, dark):
    """Patio, lawn, beds, fences, trees and the things people leave outside."""
    stone = m_stone('paving', '#8f8a82', '#7f7a72', '#6a665f', 3, .5, .3, .002, attr='rnd')
    slabs(rg, -5.6, 5.6, PAVING_END, .03, PAVING_Z, stone, grout='#4f4b45')
    box('edging', -6, 6, PAVING_END - .06, PAVING_END, -.2, PAVING_Z - .004, simple('edging', srgb('#5a564f'), .9, noise=.4, bump=.4), .006)
    lawn(rg, -4.6, 4.8, PAVING_END - 2.7, PAVING_END - .07)
    level('ground', -60, 60, -30, 60, -.07, simple('ground', srgb('#2a3018'), 1, spec=0, noise=.5, scale=2))
    fallen_leaves(rg, -4.5, 4.5, PAVING_END, -.3, PAVING_Z, 45)
    fallen_leaves(rg, -4.5, 4.5, PAVING_END - 2.2, PAVING_END, -.02, 50)
    cedar = m_wood('cedar', '#86694a', '#5f4630', 1.4, .75, 'Y')
    for s in (-1, 1):
        for r in range(15):
            plank(rg, s * 5.3 - .01, s * 5.3 + .01, -9, 5, -.05 + r * .122, .062 + r * .122, cedar)
        box('fenceback', s * 5.36 - .008, s * 5.36 + .008, -9, 5.3, -.05, 1.72, dark, 0)
    green = m_leaf('hedge', '#1d3014', '#3a5722', '#5f7a35')
    for x, y, r in ((-4.8, -.6, .6), (-4.75, -1.7, .42), (4.65, -.8, .62), (4.8, -2.0, .45), (-4.85, -2.7, .4)):
        shrub((x, y, r * .8), r, 4200, .05, green, rg)
    lav, feather = lavender(rg), ornamental_grass(rg)
    scatter(lav, [(s * rg.uniform(2.5, 3.7) + .25, PAVING_END - rg.uniform(.25, 1.5), -.05) for s in (-1, 1) for _ in range(22)], rg)
    scatter(feather, [(s * rg.uniform(2.7, 3.9) + .25, PAVING_END - rg.uniform(.3, 1.6), -.05) for s in (-1, 1) for _ in range(8)], rg)
    crown = tree_mesh(rg, m_leaf('tree', '#22331a', '#3c5628', '#5d763c'), 1.6, .10, 24000)
    bark = simple('bark', srgb('#3a3026'), .95, noise=.5, bump=.6, scale=12)
    for x, y, t, s in ((5.6, 10, 2.4, 1.5), (8.4, 12, 3.0, 1.8), (11, 10.5, 2.2, 1.5), (6.6, 8.6, .2, 1.0), (8.8, 8.2, .2, 1.0), (4.4, 13, 2.2, 1.4), (10.5, 8, .3, 1.0), (4.9, 8.2, .0, .8)):
        plant_tree(crown, x, y, t, s, rg, bark)
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    box('planter', 2.8, 3.2, -.62, -.22, PAVING_Z, .48, zinc, .006, 3)
    shrub((3.0, -.42, .74), .28, 6500, .026, m_leaf('box', '#22391a', '#4a6b2a', '#7d9848'), rg, lump=.05)
    clay = simple('clay', srgb('#8a5a44'), .85, noise=.3, bump=.2, scale=20)
    pot(-2.72, -.42, PAVING_Z, .23, .42, clay)
    olive = m_leaf('olive', '#3d4a35', '#71806a', '#a3ad98')
    tube('olivestem', [(-2.72, -.42, .3), (-2.70, -.44, .8), (-2.74, -.42, 1.2)], .022, bark)
    shrub((-2.72, -.42, 1.42), .36, 1500, .055, olive, rg, 1.0, .4, .22, core=False)
    pot(-3.25, -.36, PAVING_Z, .14, .24, simple('clay2', srgb('#6f6f68'), .8, noise=.3, scale=20))
    scatter(lav, [(-3.25, -.36, .18)], rg, (.8, .81))
    pot(3.5, -.5, PAVING_Z, .17, .3, clay)
    scatter(feather, [(3.5, -.5, .2), (3.52, -.52, .2)], rg, (.75, .8))
    teak = m_wood('teak', '#a9845a', '#7d5c3a', 2, .6, 'X')
    with group((-4.05, -1.5, PAVING_Z), 26):
        bench(rg, teak, fabric('rust', '#8f5634'), fabric('oat', '#bfb8aa'))
    give_rnd(lathe('sidetable', [(0, .36), (.30, .36), (.31, .35), (.31, .335), (.30, .33), (0, .33)], teak, 48, (-2.55, -1.75, PAVING_Z)), .5)
    for k in range(3):
        a = k * 2.09
        tube('sideleg', [(-2.55 + .22 * math.cos(a), -1.75 + .22 * math.sin(a), .32), (-2.55 + .27 * math.cos(a), -1.75 + .27 * math.sin(a), PAVING_Z)], .014, dark)
    lathe('lantern', [(0, 0), (.06, 0), (.06, .15), (.055, .15), (.055, .01), (0, .01)], m_archglass('lanternglass'), 32, (-2.5, -1.7, .345))
    lathe('flame', [(0, .10), (.008, .085), (.006, .07), (0, .07)], dull_light('flame', (1, .5, .15), 25), 12, (-2.5, -1.7, .345))
    lathe('candle', [(0, .07), (.03, .07), (.03, .01)], simple('wax', srgb('#e6dfce'), .5), 24, (-2.5, -1.7, .345))


def wall_lamps(alu):
    """Up-and-down lamps on both sides of the doors."""
    for x in (-3.1, 3.1):
        lathe('lamp', [(.036, -.10), (.042, -.10), (.042, .10), (.036, .10)], alu, 32, (x, -.066, 1.78))
        box('lampplate', x - .03, x + .03, -.02, 0, 1.73, 1.83, alu, .003)
        for d in (-1, 1):
            light = bpy.data.lights.new('wash', 'SPOT')
            light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 24, (1, .66, .36), math.radians(72), .7, .03
            o = bpy.data.objects.new('wash', light)
            bpy.context.scene.collection.objects.link(o)
            o.location, o.rotation_euler = (x, -.066, 1.78 + d * .1), (0 if d < 0 else math.pi, 0, 0)


def main():
    job = Job('home_hero')
    scene, rg = new_scene(11)
    alu, gasket = paint(ANTHRACITE, .8, .3, 'alu'), simple('gasket', (.006, .006, .006, 1), .6)
    glass = m_archglass('glass', boost=1.7)
    steel, brass, dark = m_metal('steel', (.6, .6, .6, 1), .25), m_metal('brass', (.80, .56, .28, 1), .2), simple('dark', (.012, .011, .01, 1), .8)
    facade(rg, alu, dark)
    house_behind(rg, glass)
    doors(alu, gasket, glass, steel, dark)
    interior(rg, steel, brass, dark)
    garden(rg, dark)
    wall_lamps(alu)
    sky_world('#38558c', '#f2b07e', '#f0b9a0', .2, 1.35, 'forest', 200, 1.5, (.78, .88, 1.08), 1.0, 1.6)
    sun(62, 14, 1.9, (1, .66, .36), 6)
    distance, lens = 8.2, 28.5
    width = 36 * distance / lens
    camera((-.35, -distance, 1.45), lens, ((.25 + .35) / width, (1.56 - 1.45) / width), fit='HORIZONTAL', dof=distance - .4, fstop=4)
    job.render(1600, 1000)


main()
