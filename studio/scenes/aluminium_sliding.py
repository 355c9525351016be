"""Three-pane aluminium sliding doors with a 47 mm interlock in a white rendered extension, sunny terrace with a table."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

INTERLOCK = .047                        # specification: 47 mm
X0, X1, HEAD = -2.5, 2.5, 2.4           # structural opening
FRAME_Y = .06
TRACK = .058                            # distance between the two tracks
RAIL = .082
LEFT, RIGHT, EAVES = -3.5, 3.3, 2.85
ROOM_DEPTH, ROOM_H = 5.0, 2.6
TERRACE_END, TERRACE_Z = -4.2, -.03


def sliding_sash(x, width, y, z0, z1, m, gasket, glass, interlock_left, interlock_right):
    """One sash: rails top and bottom, slim stiles where it meets the next sash."""
    left, right = (INTERLOCK if k else RAIL for k in (interlock_left, interlock_right))
    d = .046
    box('stile', x, x + left, y, y + d, z0, z1, m, .002)
    box('stile', x + width - right, x + width, y, y + d, z0, z1, m, .002)
    box('rail', x + left, x + width - right, y + .001, y + d - .001, z0, z0 + RAIL, m, .002)
    box('rail', x + left, x + width - right, y + .001, y + d - .001, z1 - RAIL, z1, m, .002)
    ring_sweep('gasket', rect(x + left, x + width - right, z0 + RAIL, z1 - RAIL), [(0, y + .008), (.003, y + .008), (.003, y + .02)], gasket, False)
    pane(x + left - .005, x + width - right + .005, z0 + RAIL - .005, z1 - RAIL + .005, y + .02, glass)


def doors(m, gasket, glass, steel):
    """Frame and three sashes; the middle one is slid over the left one."""
    outer_frame(X0 + .004, X1 - .004, -.025, HEAD - .004, FRAME_Y - .02, FRAME_Y + .14, m, .045)
    box('cill', X0 - .03, X1 + .03, FRAME_Y - .12, FRAME_Y, -.028, -.004, m, .003)
    for k in (0, 1):
        box('trackrail', X0 + .04, X1 - .04, FRAME_Y + k * TRACK + .015, FRAME_Y + k * TRACK + .027, .014, .026, steel, .001)
    inner0, inner1 = X0 + .048, X1 - .048
    w = (inner1 - inner0 + 2 * INTERLOCK) / 3
    z0, z1 = .024, HEAD - .052
    sliding_sash(inner0, w, FRAME_Y + TRACK, z0, z1, m, gasket, glass, False, True)
    sliding_sash(inner1 - w, w, FRAME_Y + TRACK, z0, z1, m, gasket, glass, True, False)
    x = inner0 + .40
    sliding_sash(x, w, FRAME_Y, z0, z1, m, gasket, glass, True, True)
    box('pull', x + w - .036, x + w - .012, FRAME_Y - .034, FRAME_Y - .022, .85, 1.2, steel, .004)
    for z in (.87, 1.17):
        box('pullfoot', x + w - .032, x + w - .016, FRAME_Y - .024, FRAME_Y, z, z + .014, steel, .002)


def building(rg, trim, glass):
    """Rendered box with a deep roof edge, larch return, and the brick house beside it."""
    render_coat = m_plaster('render', '#d9d5cb', .10, .10)
    pierced_wall('front', LEFT, RIGHT, -.15, EAVES, [(X0, X1, 0, HEAD)], render_coat, 0, .12)
    box('flankR', RIGHT - .02, RIGHT, .001, ROOM_DEPTH + .4, -.15, EAVES, render_coat, 0)
    box('plinth', LEFT, RIGHT, -.012, .01, -.15, -.005, simple('plinth', srgb('#5a5853'), .9, noise=.3), .003)
    larch = m_wood('larch', '#a5784d', '#7c5535', 1.3, .6, 'Y')
    box('roofedge', LEFT - .1, RIGHT + .25, -.75, ROOM_DEPTH + .5, EAVES + .06, EAVES + .27, trim, .004)
    y = -.73
    while y < -.01:
        plank(rg, LEFT - .08, RIGHT + .23, y, y + .11, EAVES + .04, EAVES + .06, larch, .002)
        y += .115
    for x in (-1.7, 0, 1.7):
        lathe('spot', [(0, -.001), (.038, -.001), (.042, .004)], simple('spot', srgb('#dddad2'), .4), 24, (x, -.38, EAVES + .038))
    brick = m_flat_brick('housebrick', ('#97745d', '#a3806a', '#8c6a56', '#ab8b74', '#7f6150', '#a0796a'), '#b9ae9e')
    upvc = paint('#383e42', .6, .3, 'housewin')
    sill = simple('sill', srgb('#b9ae9c'), .8, noise=.3, scale=12)
    yb = ROOM_DEPTH + .4
    holes = [(-2.6, -1.1, 4.0, 5.3), (1.2, 2.5, 4.0, 5.3)]
    pierced_wall('house', -11, 4.4, -.1, 6.3, holes, brick, yb, sill=sill)
    for k, (a, b, c, d) in enumerate(holes):
        casement(a, b, c, d, yb + .05, upvc, glass, rg, 1, None, ('curtains', 'blind')[k])
    box('houseR', 4.38, 4.4, yb, yb + 8, -.1, 6.3, brick, 0)
    slate = m_flat_brick('slate', ('#4a4d52', '#53565b', '#44474b', '#5c5e62', '#4d4a4a'), '#34363a')
    mesh_obj('roof', [(-11.3, yb - .35, 6.2), (4.7, yb - .35, 6.2), (4.7, yb + 4.2, 9.6), (-11.3, yb + 4.2, 9.6)], [(0, 1, 2, 3)], slate)
    box('gutter', -11.3, 4.7, yb - .42, yb - .32, 6.1, 6.2, simple('gutter', (.03, .03, .032, 1), .4), .03, 3)
    box('fasciaboard', -11.3, 4.6, yb - .32, yb, 6.02, 6.2, simple('fasciab', srgb('#d9d6cf'), .5), .003)


def lounge(rg, dark, brass):
    """Sitting room behind the glass."""
    wall, white = m_plaster('wall', '#d9d2c4'), m_plaster('white', '#f0ede6')
    a, b, D, H = LEFT + .15, RIGHT - .15, ROOM_DEPTH, ROOM_H
    wall_x('wl', .13, D, 0, H, a, wall)
    wall_x('wr', .13, D, 0, H, b, wall)
    wall_y('wb', a, b, 0, H, D, simple('deep', srgb('#6d7a78'), .9))
    level('ceil', a, b, .13, D, H, white)
    for p, q, z in ((a, X0, 0), (X1, b, 0), (X0, X1, HEAD)):
        wall_y('wf', p, q, z, H, .135, wall)
    plank_floor(rg, a, b, .13, D, m_wood('oak', '#b8946a', '#94704a', axis='X'), .19, 'X')
    box('rug', -1.9, 1.5, 1.6, 4.0, 0, .012, simple('rug', srgb('#cdc5b5'), 1, spec=0, noise=.35, bump=.6, scale=160), .005)
    with group((-1.6, 3.6, 0)):
        sofa(2.6, fabric('sofacloth', '#c9c0b0'), [fabric('teal', '#4a6a6a'), fabric('terracotta', '#b0684a'), fabric('cream', '#e4dfd2')], dark)
    walnut = m_wood('walnut', '#8a6040', '#5a3a24', 2, .4, 'X')
    with group((-.3, 2.6, 0)):
        table(rg, 1.1, .6, .38, walnut, .04, .03)
        box('mags', -.3, -.02, -.1, .12, .38, .40, simple('mags', srgb('#e2dccd'), .5), .003)
    vase(-.05, 2.6, .38, '#e4dfd4', m_leaf('cut', '#3a5a2a', '#6a8a48', '#9ab070'), rg, .2, .3)
    picture(-1.3, .6, 1.2, 2.1, D, simple('artframe', srgb('#c9a878'), .5), ('#ece6d8', '#d8a06a', '#e4d8c0', '#7d968c', '#f0ebe0'), 2)
    tube('stand', [(1.75, 4.3, 0), (1.75, 4.3, 1.45)], .011, brass)
    lathe('shade', [(.2, 1.35), (.16, 1.62)], dull_light('shadeglow', (1, .80, .55), 1.6), 40, (1.75, 4.3, 0))
    box('cabinet', 2.2, 3.1, 3.9, 4.9, 0, .8, walnut, .004)
    sheer = dim_cloth('#ece8de')
    curtain(X1 - .45, X1 + .25, .30, .02, HEAD + .1, sheer, rg)
    area((0, .5, H - .04), (0, 2.5, 0), 5.0, 150, (1, .97, .92), sy=.5)
    area((0, 3.0, H - .04), (0, 3.0, 0), 4.6, 170, (1, .95, .88), sy=2.4)


def parasol(x, y, z):
    """Open canvas parasol 2.7 m across on a wooden mast."""
    cloth = m_plaster('canvas', '#e6dfcf')
    o = lathe('canopy', [(1.36, 2.16), (1.35, 2.23), (.7, 2.46), (0, 2.68)], cloth, 8, (x, y, z), smooth=1)
    o.rotation_euler = (0, 0, .3)
    tube('mast', [(x, y, z), (x, y, z + 2.75)], .022, simple('mast', srgb('#8a6a48'), .5))
    lathe('foot', [(0, .06), (.26, .06), (.28, 0)], simple('foot', srgb('#4a4a48'), .8), 32, (x, y, z))


def terrace(rg, dark):
    """Porcelain terrace with table and chairs, pots, lawn edge and planting."""
    paving = m_stone('porcelain', '#a19c93', '#98938a', '#8c877e', 2, .6, .1, .001, attr='rnd')
    slabs(rg, -6.5, 7, TERRACE_END, -.01, TERRACE_Z, paving, (1.2, .6), .004, '#7a756d')
    lawn(rg, -6.0, 5.5, TERRACE_END - 2.6, TERRACE_END - .06, density=7000)
    level('ground', -60, 60, -40, 60, -.08, simple('ground', srgb('#3d4824'), 1, spec=0, noise=.5, scale=2))
    teak = m_wood('teak', '#b48f63', '#8a683f', 2, .6, 'X')
    with group((-1.95, -2.45, TERRACE_Z), -6):
        table(rg, 1.9, .95, .74, teak, .07)
        for x, y, turn in ((-.5, -.85, 2), (.45, -.9, -8), (-.45, .85, 180), (.5, .88, 172)):
            with group((x, y, 0), turn):
                chair(rg, dark, teak)
        bowl_of_fruit(.35, .05, .74, rg, '#c9702a')
        jug = m_glass('jug', boost=1.5)
        lathe('jug', [(0, .74), (.05, .74), (.06, .80), (.055, .93), (.062, .97)], jug, 32, (-.35, .08, 0))
        for x, y in ((-.1, -.2), (-.55, -.2), (-.15, .25)):
            lathe('tumbler', [(0, .745), (.032, .745), (.038, .84)], jug, 24, (x, y, 0))
    parasol(-3.3, -2.0, TERRACE_Z)
    zinc, clay = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001), simple('clay', srgb('#a06a4e'), .85, noise=.3, bump=.2, scale=20)
    green, lime = m_leaf('green', '#2a441c', '#527636', '#86a254'), m_leaf('lime', '#4a6424', '#7d9440', '#b0bf6a')
    lav, feather = lavender(rg), ornamental_grass(rg)
    box('trough', 2.75, 3.25, -.62, -.12, TERRACE_Z, .5, zinc, .006, 3)
    shrub((3.0, -.37, .8), .34, 5000, .035, green, rg, lump=.06)
    pot(3.25, -1.5, TERRACE_Z, .26, .42, clay)
    scatter(feather, [(3.25, -1.5, .3), (3.27, -1.48, .3), (3.21, -1.52, .3)], rg, (.8, .95))
    pot(3.6, -1.85, TERRACE_Z, .18, .28, clay)
    scatter(lav, [(3.6, -1.85, .2)], rg, (.8, .81))
    for x, y, r, m in ((-6.2, -.6, .8, green), (-6.4, -2.2, .8, lime), (-6.3, -3.8, .7, green), (4.6, .6, .8, green), (5.6, 1.6, 1.0, lime), (5.3, -.4, .6, lime), (6.6, .3, .9, green)):
        shrub((x, y, r * .75), r, 3000, .06, m, rg)
    scatter(lav, [(rg.uniform(3.7, 4.8), rg.uniform(-.6, .4), -.05) for _ in range(10)] + [(rg.uniform(-5.8, -5.2), rg.uniform(-4.5, -1), -.05) for _ in range(14)], rg)
    scatter(lav, [(rg.uniform(1.9, 4.5), TERRACE_END - rg.uniform(.2, .9), -.05) for _ in range(16)], rg, (.8, 1.1))
    crown = tree_mesh(rg, m_leaf('tree', '#2c4420', '#50743a', '#8aa258'), 1.6, .12, 14000)
    bark = simple('bark', srgb('#4a3e32'), .95, noise=.5, bump=.6, scale=12)
    for x, y, t, s in ((7.2, 7, 1.6, 1.3), (10, 10, 2, 1.7), (6.2, 12, 2.2, 1.7), (13, 13, 2.2, 1.9), (8.6, 5.4, .1, .9), (-13, 10, 2.4, 1.9), (-15, 4, 2.2, 1.7)):
        plant_tree(crown, x, y, t, s, rg, bark)
    cedar = m_wood('cedar', '#a8865c', '#7d5e3e', 1.4, .75, 'X')
    slat_fence(rg, 4.4, 16, 4.0, -.05, 1.75, cedar)
    with group((-7.0, 0, 0), 90):
        slat_fence(rg, -9, 6, 0, -.05, 1.75, cedar)


def main():
    job = Job('aluminium_sliding')
    scene, rg = new_scene(31)
    m, gasket = paint(ANTHRACITE, .5, .32, 'frame'), simple('gasket', (.006, .006, .006, 1), .6)
    glass, steel = m_glass('glass', (.94, .97, .96, 1), boost=1.0), m_metal('steel', (.6, .6, .6, 1), .28)
    dark, brass = simple('dark', (.03, .029, .028, 1), .55), m_metal('brass', (.78, .56, .28, 1), .22)
    doors(m, gasket, glass, steel)
    building(rg, m, glass)
    lounge(rg, dark, brass)
    terrace(rg, dark)
    sky_world('#4d86cc', '#cfe2f2', cover=.5, camera_strength=1.25, turn=120, strength=1.0, saturation=.45, mirror_sky=.45, tint=(1, 1, 1.03))
    sun(38, 44, 4.6, (1, .92, .80), .8)
    camera((2.6, -6.7, 1.5), 28, (0, .005), (90, 0, 19.5), 'HORIZONTAL', dof=6.8, fstop=8)
    job.render()


main()
