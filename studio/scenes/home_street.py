"""A quiet street of brick houses in soft morning light: two semi-detached pairs, hedges, verge with trees, pavement and road."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

HOUSE_W, HOUSE_D = 5.8, 8.0             # one half of a pair
EAVES, RIDGE = 5.0, 7.7
PITCH_X = 15.4                          # distance between pairs
GARDEN, PAVE, VERGE = -5.2, -7.2, -9.0  # front edges of garden, pavement and verge (y)
ROAD_END = -15.5


def window_holes(mirror):
    """Openings of one house front: bay window place, door, two bedroom windows."""
    holes = [(.7, 2.9, .75, 2.05), (3.9, 4.9, 0, 2.15), (.85, 2.75, 3.15, 4.35), (3.85, 4.95, 3.3, 4.35)]
    return [(HOUSE_W - b, HOUSE_W - a, c, d) for a, b, c, d in holes] if mirror else holes


def front_door(x0, x1, m, frame, glass, steel):
    """Composite-style front door with a glazed upper light and a flat canopy."""
    ring_sweep('doorframe', rect(x0 + .01, x1 - .01, 0, 2.14), [(0, .1), (0, .05), (.06, .05), (.07, .065), (.07, .09)], frame, False)
    box('leaf', x0 + .07, x1 - .07, .07, .1, .03, 2.08, m, .003)
    c = (x0 + x1) / 2
    for a, b, z0, z1 in ((c - .28, c - .04, .25, .85), (c + .04, c + .28, .25, .85)):
        ring_sweep('doorpanel', rect(a, b, z0, z1), [(0, .07), (.01, .062), (.03, .062), (.045, .07)], m)
    ring_sweep('cassette', rect(c - .28, c + .28, 1.05, 1.9), [(0, .07), (.005, .058), (.03, .058), (.035, .068)], frame, False)
    pane(c - .25, c + .25, 1.08, 1.87, .066, glass)
    lever(x1 - .16, 1.0, .07, steel)
    box('letterplate', c - .14, c + .14, .06, .07, .92, .98, steel, .004)


def house(rg, mirror, brick, door_m, parts):
    """One half of a pair: x 0..HOUSE_W, front at y = 0."""
    upvc, glass, steel, sill, stone = (parts[k] for k in ('upvc', 'glass', 'steel', 'sill', 'stone'))
    holes = window_holes(mirror)
    pierced_wall('front', 0, HOUSE_W, -.3, EAVES, holes, brick, 0, .1, sill=sill)
    for k, (a, b, c, d) in enumerate(holes):
        if k == 1:
            front_door(a, b, door_m, upvc, parts['obscure'], steel)
            box('canopy', a - .3, b + .3, -.75, .02, 2.36, 2.48, parts['canopy'], .006)
            box('doorstep', a - .1, b + .1, -.5, .04, -.2, -.02, stone, .01)
            lathe('porchlight', [(.03, -.1), (.05, -.08), (.05, .06), (.03, .08)], parts['dark'], 20, (a - .2, -.09, 1.85))
        else:
            casement(a, b, c, d, .05, upvc, glass, rg, 2 if b - a > 1.5 else 1, .72, rg.choice(('curtains', 'curtains', 'blind', 'net')), cloth=rg.choice(('#d9cfbd', '#b9a68c', '#c7cdd0', '#e2ddd0')))
        if k != 1:
            n = int((b - a) / .075)
            for i in range(n):
                give_rnd(box('soldier', a + i * .075 + .004, a + (i + 1) * .075 - .006, -.003, .04, d + .005, d + .22, parts['soldier'], 0), rg.random())


def pair(rg, x, brick, doors, parts):
    """Two mirrored houses under one roof, with chimney, gutters and gable walls."""
    w = 2 * HOUSE_W
    with group((x, 0, 0)):
        with group((0, 0, 0)):
            house(rg, True, brick, doors[0], parts)
        with group((HOUSE_W, 0, 0)):
            house(rg, False, brick, doors[1], parts)
        for gx in (0, w):
            mesh_obj('gable', [(gx, 0, -.3), (gx, HOUSE_D, -.3), (gx, HOUSE_D, EAVES), (gx, HOUSE_D / 2, RIDGE - .08), (gx, 0, EAVES)], [(0, 1, 2, 3, 4)], brick)
        o, over = .32, .16
        slope = (RIDGE - EAVES) / (HOUSE_D / 2)
        low = EAVES - o * slope + .1
        for s in (0, 1):
            ya, yb = (-o, HOUSE_D / 2) if s == 0 else (HOUSE_D + o, HOUSE_D / 2)
            V = [(-over, ya, low), (w + over, ya, low), (w + over, yb, RIDGE + .1), (-over, yb, RIDGE + .1)]
            roof = mesh_obj('roof', V, [(0, 1, 2, 3)], parts['tiles'])
            solid = roof.modifiers.new('solid', 'SOLIDIFY')
            solid.thickness = .09
        box('ridge', -over, w + over, HOUSE_D / 2 - .1, HOUSE_D / 2 + .1, RIDGE + .04, RIDGE + .17, parts['ridge'], .05, 3)
        box('gutter', -over, w + over, -o - .1, -o, low - .06, low + .03, parts['dark'], .03, 3)
        box('fascia', -over, w + over, -o, -o + .03, low - .12, low + .04, parts['upvc'], .003)
        box('soffit', -over, w + over, -o, 0, low - .11, low - .09, parts['upvc'], .002)
        downpipe(HOUSE_W, -.06, -.2, low - .05, parts['dark'])
        box('stack', HOUSE_W - .45, HOUSE_W + .45, HOUSE_D / 2 - .35, HOUSE_D / 2 + .35, RIDGE - .6, RIDGE + 1.0, brick, 0)
        box('stackcap', HOUSE_W - .5, HOUSE_W + .5, HOUSE_D / 2 - .4, HOUSE_D / 2 + .4, RIDGE + 1.0, RIDGE + 1.07, parts['stone'], .01)
        for k in (-.22, .22):
            lathe('chimneypot', [(.12, 0), (.1, .1), (.1, .34), (.12, .38), (.09, .38)], parts['clay'], 24, (HOUSE_W + k, HOUSE_D / 2, RIDGE + 1.07))


def hedge(x0, x1, y0, y1, h, m, rg):
    """Clipped hedge: leaves over a dark core."""
    box('hedgecore', x0 + .08, x1 - .08, y0 + .08, y1 - .08, -.1, h - .09, simple('hedgecore', srgb('#16200e'), 1, spec=0), .05)
    rs = np.random.RandomState(rg.randint(0, 99999))
    area_m = (x1 - x0) * h * 2 + (x1 - x0) * (y1 - y0) + (y1 - y0) * h * 2
    count = int(area_m * 900)
    p = rs.uniform((x0, y0, -.05), (x1, y1, h), (count, 3))
    face = rs.choice(5, count, p=np.array([(x1 - x0) * h, (x1 - x0) * h * .4, (x1 - x0) * (y1 - y0), (y1 - y0) * h, (y1 - y0) * h]) / ((x1 - x0) * h * 1.4 + (x1 - x0) * (y1 - y0) + 2 * (y1 - y0) * h))
    n = np.zeros((count, 3))
    soft = np.abs(rs.randn(count)) * .05 + .03 * np.sin(p[:, 0] * 4)
    for k, (axis, value, sign) in enumerate(((1, y0, -1), (1, y1, 1), (2, h, 1), (0, x0, -1), (0, x1, 1))):
        w = face == k
        p[w, axis] = value - sign * soft[w]
        n[w, axis] = sign
    leaf_mesh('hedge', p, n + rs.randn(count, 3) * .6, .05, m, rg, .6, tone=np.clip(rs.rand(count) * .8 + .1, 0, 1))


def street(rg, parts):
    """Front gardens, pavement, verge, kerb and road."""
    level('gardenbase', -40, 50, GARDEN, 0, -.14, simple('gardenbase', srgb('#59683a'), 1, spec=0, noise=.6, scale=2))
    lawn(rg, -9.5, 9, GARDEN + .3, -.3, -.14, .05, 2600, .7)
    slab = m_stone('slab', '#a39c90', '#958e82', '#857e72', 3, .85, .3, .002, attr='rnd')
    slabs(rg, -16, 34, PAVE, GARDEN - .15, -.15, slab, (.6, .6), .01, '#6f6a60')
    level('pavebase', -60, 70, PAVE, GARDEN, -.17, simple('pavebase', srgb('#837d72'), .95))
    lawn(rg, -9, 7, VERGE + .06, PAVE - .02, -.16, .06, 4200, .6)
    level('vergebase', -60, 70, VERGE, PAVE, -.17, simple('vergebase', srgb('#56643a'), 1, spec=0, noise=.6, scale=2))
    x = -14.
    while x < 24:
        box('kerb', x, x + .905, VERGE - .14, VERGE + .01, -.4, -.15, parts['kerb'], .015)
        x += .915
    level('road', -80, 90, ROAD_END - 12, VERGE - .13, -.27, parts['asphalt'])
    level('far', -120, 130, -5, 160, -.3, simple('far', srgb('#5d6b42'), 1, spec=0))
    fallen_leaves(rg, -8, 6, VERGE - 1.2, PAVE + 1.5, -.14, 90)


def planting(rg, parts):
    """Hedges, front-garden shrubs and street trees."""
    green, lime = m_leaf('hedgeleaf', '#22381a', '#456530', '#7d9a4e'), m_leaf('lime', '#42601f', '#7a9440', '#b0bf6a')
    for base in (-PITCH_X, 0, PITCH_X):
        w = 2 * HOUSE_W
        for a, b in ((base - 1.6, base + .7), (base + 2.1, base + w / 2 - .1), (base + w / 2 + .1, base + w - 2.1), (base + w - .7, base + w + 1.6)):
            hedge(a, b, GARDEN, GARDEN + .55, .95 + rg.uniform(-.08, .1), green, rg)
        for px in (base + 1.4, base + w - 1.4):
            slabs(rg, px - .5, px + .5, GARDEN, -.5, -.12, parts['path'], (.5, .5), .01, '#6f6a60')
        for x, y, r in ((base + 3.2, -.8, .5), (base + 4.3, -.7, .4), (base + w - 3.1, -.8, .55), (base + w - 4.6, -.6, .4), (base + w / 2, -1.2, .5)):
            shrub((x, y, r * .6 - .1), r, 1500, .05, rg.choice((green, lime)), rg)
    rose = m_tuft('rose', [(0, '#3a5226'), (.7, '#5d7a3c'), (.8, '#c98a92'), (1, '#e6bcc0')])
    scatter(blades(rg, 120, .22, .55, rose, .009, .45, 'roses'), [(rg.uniform(-9, 10), rg.uniform(-1.0, -.5), -.14) for _ in range(18)], rg)
    crown = tree_mesh(rg, m_leaf('tree', '#2f4a22', '#5a7c3c', '#94ac5c'), 1.6, .12, 15000)
    bark = simple('bark', srgb('#54483a'), .95, noise=.5, bump=.6, scale=12)
    for x, t, s in ((-9.5, 2.6, 1.15), (8.4, 2.6, 1.2), (17.5, 2.8, 1.25), (26, 2.8, 1.3)):
        plant_tree(crown, x, (PAVE + VERGE) / 2, t, s, rg, bark)
    for x, y, t, s in ((-4, 19, 3, 2.6), (5, 22, 3.4, 2.8), (13.5, 12, 2.6, 1.9), (22, 20, 3.4, 2.8), (-14, 16, 3, 2.5), (32, 14, 3, 2.6), (40, 4, 3, 2.6), (13.6, 18, 3, 2.2)):
        plant_tree(crown, x, y, t, s, rg, bark)


def main():
    job = Job('home_street')
    scene, rg = new_scene(83)
    parts = {
        'upvc': m_upvc('upvc', srgb('#e6e4de'), .3), 'glass': m_glass('glass', (.93, .96, .95, 1), boost=1.5),
        'steel': m_metal('steel', (.7, .7, .7, 1), .25), 'sill': simple('sill', srgb('#b9ae9c'), .8, noise=.3, scale=12),
        'stone': m_stone('stone', '#a89c88', '#968a77', '#857a68', 5, .8, .45, .003), 'dark': simple('black', (.02, .02, .022, 1), .4),
        'obscure': dull_light('obscure', (.55, .50, .42), .5), 'canopy': simple('canopy', srgb('#dedbd3'), .6),
        'soldier': simple('soldier', srgb('#7d5646'), .9, noise=.5, scale=40), 'clay': simple('clay', srgb('#a8684a'), .85),
        'tiles': m_flat_brick('rooftiles', ('#6b4a3e', '#74523f', '#5f4238', '#7d5c49', '#67483d'), '#40302a'),
        'ridge': simple('ridge', srgb('#6a493c'), .9, noise=.4, scale=8),
        'kerb': simple('kerb', srgb('#8f8a80'), .9, noise=.4, bump=.3, scale=20),
        'asphalt': simple('asphalt', srgb('#55565a'), .85, noise=.35, bump=.5, scale=25),
        'path': m_stone('path', '#a39684', '#93866f', '#80745f', 3, .85, .3, .002, attr='rnd'),
    }
    red = m_flat_brick('red', ('#7b5444', '#8a604e', '#96694f', '#6c4a3d', '#a27660', '#84594a'), '#b3a797')
    buff = m_flat_brick('buff', ('#a58a6e', '#b0977a', '#99805f', '#bba388', '#8f7860', '#ab9072'), '#bdb2a0')
    paints = [paint(c, .55, .4, 'doorpaint') for c in ('#2f4a3e', '#27445f', '#6f1d22', ANTHRACITE, '#8a9a8c', '#2f4a3e')]
    pair(rg, -PITCH_X, buff, paints[0:2], parts)
    pair(rg, 0, red, paints[2:4], parts)
    pair(rg, PITCH_X, buff, paints[4:6], parts)
    street(rg, parts)
    planting(rg, parts)
    sky_world('#6d9fd6', '#f1e3d2', cloud='#fff4e6', cover=.5, camera_strength=1.25, turn=150, strength=1.0, saturation=.5, mirror_sky=.45, tint=(1, 1, 1.02))
    sun(52, 24, 4.6, (1, .84, .64), 1.6)
    camera((-3.6, -14.6, 1.65), 30, (0, .095), (90, 0, -27), 'HORIZONTAL', dof=14, fstop=8)
    job.render()


main()
