"""White conservatory with a tinted glass roof on a brick dwarf wall, seen across the garden on a bright morning."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

HALF, DEPTH = 2.1, 3.3                  # plan: x -HALF..HALF, y -DEPTH..0 (house wall at y = 0)
DWARF, EAVES = .62, 2.16
PITCH = math.tan(math.radians(25))
RIDGE = EAVES + .11 + HALF * PITCH
HIP_Y = -DEPTH + HALF                   # where the ridge meets the hips
DOOR = .82                              # half width of the double doors
TRANSOM = 1.72


def bay(x, w, z0, z1, m, glass, opener):
    """One window between posts, with a fanlight; openers get an extra sash."""
    ring_sweep('bay', rect(x, x + w, z0, z1), [(0, .07), (0, 0), (.045, 0), (.055, .012), (.055, .05)], m, False)
    box('transom', x + .045, x + w - .045, .002, .06, TRANSOM - .03, TRANSOM + .03, m, .005)
    pane(x + .04, x + w - .04, z0 + .04, z1 - .04, .03, glass)
    for a, b in ((z0 + .05, TRANSOM - .03), (TRANSOM + .03, z1 - .05)):
        if opener and a > 1:
            ring_sweep('opener', rect(x + .05, x + w - .05, a, b), [(0, .02), (0, -.012), (.05, -.012), (.062, .002), (.062, .03)], m, False)
        else:
            ring_sweep('bead', rect(x + .05, x + w - .05, a, b), [(0, .012), (.014, .024), (.014, .03)], m, False)


def side(length, bays, m, glass, gasket, doors=False, steel=None):
    """A glazed side: x 0..length, facing -Y, posts and bays; the front has double doors in the middle."""
    post = .075
    spans = [(0, length)] if not doors else [(0, length / 2 - DOOR), (length / 2 + DOOR, length)]
    for s, (a, b) in enumerate(spans):
        w = (b - a) / bays
        for i in range(bays):
            bay(a + i * w + post / 4, w - post / 2, DWARF + .03, EAVES, m, glass, i % 2 == s % 2)
        for i in range(bays + 1):
            box('post', a + i * w - post / 2, a + i * w + post / 2, -.012, .07, DWARF + .03, EAVES, m, .006)
    if doors:
        c = length / 2
        outer_frame(c - DOOR + .03, c + DOOR - .03, .02, EAVES, 0, .07, m, .045)
        for x in (c - DOOR + .08, c + .004):
            with group((x, -.008, .05)):
                w = DOOR - .085
                sash(w, EAVES - .11, m, gasket, glass, .085, .06)
                box('midrail', .08, w - .08, 0, .05, .86, .95, m, .005)
                box('kick', .075, w - .075, .012, .03, .08, .26, m, .003)
        lever(c + .05, 1.04, -.008, steel, 1)
        lever(c - .05, 1.04, -.008, steel, -1)


def roof(m, glass):
    """Hipped glass roof: ring beam with gutter, ridge, hips, bars and three slopes of glass."""
    z = EAVES + .11
    for a, b in (((-HALF, 0), (-HALF, -DEPTH)), ((-HALF, -DEPTH), (HALF, -DEPTH)), ((HALF, -DEPTH), (HALF, 0))):
        beam('ringbeam', (*a, EAVES + .05), (*b, EAVES + .05), .11, .12, m, bevel=.004)
    g = HALF + .10
    for a, b in (((-g, 0), (-g, -DEPTH - .10)), ((-g, -DEPTH - .10), (g, -DEPTH - .10)), ((g, -DEPTH - .10), (g, 0))):
        beam('gutter', (*a, EAVES + .075), (*b, EAVES + .075), .10, .085, m, bevel=.02)
    top = Vector((0, HIP_Y, RIDGE))
    beam('ridge', (0, .02, RIDGE + .02), tuple(top + Vector((0, -.03, .02))), .10, .11, m, bevel=.015)
    for s in (-1, 1):
        beam('hip', (s * HALF, -DEPTH, z), tuple(top), .075, .07, m, bevel=.008)
    height = lambda inset_: z + inset_ * PITCH
    n = 5
    for i in range(1, n):
        x = -HALF + 2 * HALF * i / n
        beam('bar', (x, -DEPTH, z), (x, HIP_Y - abs(x), height(HALF - abs(x))), .052, .055, m, bevel=.006)
    for i in range(1, 5):
        y = -DEPTH * i / 5
        for s in (-1, 1):
            run = HALF if y > HIP_Y else y + DEPTH
            beam('bar', (s * HALF, y, z), (s * (HALF - run), y, height(run)), .052, .055, m, bevel=.006)
    for s in (-1, 1):
        corners = [(s * HALF, -DEPTH, z), (s * HALF, 0, z), (0, 0, RIDGE), (0, HIP_Y, RIDGE)]
        quad('roofglass', corners if s > 0 else corners[::-1], glass)
    mesh_obj('roofglass', [(-HALF, -DEPTH, z), (HALF, -DEPTH, z), (0, HIP_Y, RIDGE)], [(0, 1, 2)], glass)
    lathe('finial', [(0, .34), (.012, .30), (.03, .24), (.02, .20), (.045, .14), (.05, .10), (.03, .05), (.05, 0)], m, 24, (0, HIP_Y - .01, RIDGE + .06))
    for k in range(9):
        box('crest', -.012, .012, HIP_Y + .12 + k * .13, HIP_Y + .19 + k * .13, RIDGE + .07, RIDGE + .15, m, .008)


def walls(brick, upvc):
    """Dwarf walls with a moulded sill; the side walls butt against the front one."""
    thick = .26
    runs = (((-HALF, 0, 0), -90, 0, DEPTH - thick), ((HALF, -DEPTH, 0), 90, thick, DEPTH),
            ((-HALF, -DEPTH, 0), 0, 0, HALF - DOOR), ((-HALF, -DEPTH, 0), 0, HALF + DOOR, 2 * HALF))
    for loc, turn, a, b in runs:
        with group(loc, turn):
            box('dwarf', a, b, 0, thick - .01, -.2, DWARF, brick, 0)
            lap = .03 if turn == 0 else .29
            box('sill', a - lap, b + lap, -.055, .09, DWARF, DWARF + .035, upvc, .008)


def house(rg, glass, upvc):
    """Back wall of the house with windows above and beside, a gutter and a pipe."""
    brick = m_flat_brick('housebrick', ('#7b5444', '#8a604e', '#96694f', '#6c4a3d', '#a27660', '#84594a'), '#b3a797')
    sill = simple('sill', srgb('#b9ae9c'), .8, noise=.3, scale=12)
    holes = [(-1.7, -.2, 3.75, 4.95), (2.6, 4.1, 3.75, 4.95), (3.2, 4.7, 1.0, 2.2), (-5.4, -4.2, 3.75, 4.95), (-.9, .9, 0, 2.1)]
    pierced_wall('house', -8, 6.2, -.2, 5.7, holes, brick, 0, .1, sill=sill)
    for k, (a, b, c, d) in enumerate(holes[:4]):
        casement(a, b, c, d, .05, upvc, glass, rg, (2, 2, 1, 1)[k], None, ('curtains', 'blind', 'curtains', 'net')[k])
    for a, b, c, d in holes[:4]:
        for i in range(int((b - a) / .075)):
            give_rnd(box('soldier', a + i * .075 + .004, a + (i + 1) * .075 - .006, -.003, .04, d + .006, d + .221, simple('soldier', srgb('#6a4a3c'), .9, noise=.5, scale=40), .002, 1), rg.random())
    black = simple('pipe', (.02, .02, .022, 1), .4)
    downpipe(2.45, -.06, 0, 5.4, black)
    box('gutter', -8, 6.4, -.38, -.27, 5.52, 5.64, black, .03, 3)
    box('fascia', -8, 6.4, -.27, -.24, 5.5, 5.75, upvc, .003)
    tile = m_flat_brick('tiles', ('#6b4436', '#77503f', '#5f3d32', '#7f5844', '#684a3e'), '#3d2c25')
    mesh_obj('roof', [(-8.2, -.42, 5.62), (6.5, -.42, 5.62), (6.5, 4, 9), (-8.2, 4, 9)], [(0, 1, 2, 3)], tile)
    box('flank', 6.18, 6.2, 0, 8, -.2, 5.7, brick, 0)
    wall_y('roombehind', -2.2, 2.2, 0, 2.3, .6, dull_light('roombehind', (.34, .28, .21), .6))


def inside(rg, dark):
    """Tiled floor, two wicker chairs, a table and plants."""
    tiles = m_stone('tiles', '#b59a7c', '#a58a6d', '#95795d', 3, .4, .1, .001, attr='rnd')
    slabs(rg, -HALF + .25, HALF - .25, -DEPTH + .1, 0, .04, tiles, (.45, .45), .006, '#8d7d68')
    wicker = simple('wicker', srgb('#a07a50'), .8, noise=.4, bump=.5, scale=90)
    cloth = [fabric('cush', '#d9d2c0'), fabric('cush2', '#5d7a72')]
    for k, (x, y, turn) in enumerate(((-1.15, -1.3, 25), (1.2, -1.35, -30), (-.1, -.75, 0))):
        with group((x, y, .04), turn):
            w = .36 if k < 2 else .7
            box('seat', -w, w, -.36, .36, .14, .38, wicker, .05, 4)
            box('back', -w, w, .26, .40, .2, .92, wicker, .06, 4)
            for s in (-1, 1):
                box('arm', s * w - .06, s * w + .06, -.36, .36, .14, .62, wicker, .05, 4)
            box('pad', -w + .06, w - .06, -.36, .28, .37, .48, cloth[0], .04, 4)
            pillow(0, .2, .66, .42, .38, .15, cloth[k % 2], (-.25, 0, 0))
    give_rnd(lathe('coffee', [(0, .46), (.36, .46), (.37, .44), (0, .43)], m_wood('oak', '#b08a5c', '#86603a', 1.6, .45, 'X'), 40, (.1, -1.75, .04)), .4)
    for k in range(3):
        a = k * 2.09
        tube('leg', [(.1 + .2 * math.cos(a), -1.75 + .2 * math.sin(a), .48), (.1 + .28 * math.cos(a), -1.75 + .28 * math.sin(a), .04)], .014, dark)
    palm = m_tuft('palm', [(0, '#2f4a20'), (.6, '#4f7534'), (1, '#7d9c50')])
    data = blades(rg, 34, .05, .95, palm, .026, .7, 'palm')
    for x, y in ((-1.6, -2.75), (1.6, -.5), (1.62, -2.7)):
        pot(x, y, .04, .19, .34, simple('glazed', srgb('#e0dcd2'), .25))
        scatter(data, [(x, y, .33)], rg)


def garden(rg, stone, brick):
    """Paved apron, path, lawn, borders, pots, trees and fences."""
    paving = m_stone('paving', '#a89c88', '#9a8e7b', '#877c6b', 3, .75, .35, .002, attr='rnd')
    slabs(rg, -4.6, 4.9, -5.0, 0, -.03, paving, (.6, .6), .012, '#6d665a')
    box('step', -.9, .9, -DEPTH - .55, -DEPTH + .02, -.04, .11, stone, .012, 3)
    for k in range(7):
        give_rnd(box('steppingstone', 1.0 + .25 * k - .28, 1.0 + .25 * k + .28, -5.75 - k * .66, -5.27 - k * .66, -.06, -.012, paving, .012), rg.random())
    lawn(rg, -5.6, 6.4, -10.4, -5.05, density=6000)
    level('ground', -60, 60, -40, 60, -.08, simple('ground', srgb('#3d4824'), 1, spec=0, noise=.5, scale=2))
    green, lime, dark = m_leaf('green', '#2a441c', '#527636', '#86a254'), m_leaf('lime', '#4a6424', '#7d9440', '#b0bf6a'), m_leaf('deep', '#1d3317', '#37552a', '#607d40')
    for x, y, r, m in ((-5.4, -.9, .95, dark), (-5.8, -2.6, .9, lime), (-5.6, -4.3, .8, green), (-6.0, -6.0, .9, dark), (5.7, -.8, .8, lime), (6.2, -2.2, 1.0, dark), (6.0, -4.0, .8, green), (6.9, -5.8, .9, lime)):
        shrub((x, y, r * .75), r, 3200, .06, m, rg)
    lav, feather = lavender(rg), ornamental_grass(rg)
    rose = m_tuft('rose', [(0, '#3a5226'), (.7, '#5d7a3c'), (.8, '#c27a86'), (1, '#e0b0b4')])
    roses = blades(rg, 120, .22, .5, rose, .009, .45, 'roses')
    for data, n in ((lav, 16), (roses, 12), (feather, 6)):
        scatter(data, [(-rg.uniform(4.3, 5.2), -rg.uniform(.5, 7), -.05) for _ in range(n)], rg)
        scatter(data, [(rg.uniform(5.0, 5.8), -rg.uniform(.3, 5), -.05) for _ in range(n // 2)], rg)
    scatter(roses, [(rg.uniform(2.35, 2.6), -rg.uniform(.5, 3.2), -.05) for _ in range(8)], rg, (.8, 1.1))
    scatter(lav, [(-rg.uniform(1.1, 2.2), -DEPTH - rg.uniform(.18, .4), -.05) for _ in range(7)], rg, (.8, 1))
    clay = simple('clay', srgb('#9c654a'), .85, noise=.3, bump=.2, scale=20)
    for x, y, r, kind in ((1.35, -DEPTH - .42, .22, 0), (-1.2, -DEPTH - .75, .2, 1), (1.8, -DEPTH - .55, .15, 2)):
        pot(x, y, -.03, r, r * 1.6, clay)
        if kind == 0:
            shrub((x, y, r * 1.6 + .25), .3, 3500, .03, dark, rg, lump=.06)
        else:
            scatter(roses if kind == 1 else lav, [(x, y, r * 1.5 - .06)], rg, (.7, .8))
    lathe('birdbath', [(0, .74), (.2, .74), (.26, .79), (.27, .79), (.22, .72), (.08, .66), (.06, .5), (.07, .1), (.17, .04), (.18, 0)], stone, 36, (3.9, -6.3, -.05))
    crown = tree_mesh(rg, m_leaf('tree', '#2c4420', '#50743a', '#8aa258'), 1.6, .11, 14000)
    bark = simple('bark', srgb('#4a3e32'), .95, noise=.5, bump=.6, scale=12)
    for x, y, t, s in ((9.5, 3, 2, 1.5), (12, 8, 2.4, 2), (8.2, 9, 2.4, 1.9), (-11, 4, 2.4, 1.8), (-9.5, -2.5, 1.6, 1.2), (15, 2, 2, 1.8)):
        plant_tree(crown, x, y, t, s, rg, bark)
    plant_tree(crown, -4.9, -7.2, 1.5, .62, rg, bark)
    cedar = m_wood('cedar', '#a8865c', '#7d5e3e', 1.4, .75, 'Y')
    with group((-6.9, 0, 0), 90):
        slat_fence(rg, -11, 1, 0, -.05, 1.75, cedar)
    with group((7.6, 0, 0), -90):
        slat_fence(rg, -1, 11, 0, -.05, 1.75, cedar)


def main():
    job = Job('conservatories')
    scene, rg = new_scene(41)
    upvc, gasket = m_upvc('upvc', srgb('#e9e8e4'), .28), simple('gasket', (.01, .01, .01, 1), .6)
    glass, tinted = m_glass('glass', (.95, .97, .965, 1), boost=1.15), m_glass('tinted', (.46, .66, .82, 1), boost=2.6)
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    brick = m_flat_brick('dwarfbrick', ('#7b5444', '#8a604e', '#96694f', '#6c4a3d', '#a27660', '#84594a'), '#b3a797')
    steel, dark = m_metal('steel', (.7, .7, .7, 1), .22), simple('dark', (.03, .03, .03, 1), .6)
    walls(brick, upvc)
    for loc, turn, length, bays, doors in (((-HALF, 0, 0), -90, DEPTH, 4, False), ((HALF, -DEPTH, 0), 90, DEPTH, 4, False), ((-HALF, -DEPTH, 0), 0, 2 * HALF, 2, True)):
        with group(loc, turn):
            side(length, bays, upvc, glass, gasket, doors, steel)
    roof(upvc, tinted)
    house(rg, glass, upvc)
    inside(rg, dark)
    garden(rg, stone, brick)
    sky_world('#4f8ace', '#d3e4f1', cover=.5, camera_strength=1.25, turn=60, strength=1.05, saturation=.45, mirror_sky=.75, tint=(1, 1, 1.03))
    sun(34, 40, 4.6, (1, .92, .79), .8)
    camera((4.7, -9.9, 1.55), 35, (0, .045), (90, 0, 26.5), 'HORIZONTAL', dof=8.2, fstop=8)
    job.render()


main()
