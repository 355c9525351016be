"""Dining kitchen under an aluminium roof lantern: 25 degree pitch, hipped ends, 1.8 x 3 m, daylight falling on the table."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

ROOM_X, ROOM_Y, ROOM_H = 2.9, 6.3, 2.6
HALF, LY0, LY1 = .9, 1.9, 4.9           # lantern opening
KERB = 2.98                             # height where the lantern frame sits
PITCH = math.tan(math.radians(25))      # specification: 25 degrees
WINDOW = (-.85, .65, 1.12, 2.15)


def lantern(m, glass, white):
    """Plastered shaft, perimeter frame, ridge, hips, bars and glass."""
    corners = [(-HALF, LY0), (HALF, LY0), (HALF, LY1), (-HALF, LY1)]
    for k in range(4):
        (xa, ya), (xb, yb) = corners[k], corners[(k + 1) % 4]
        quad('shaft', [(xa, ya, ROOM_H), (xb, yb, ROOM_H), (xb, yb, KERB), (xa, ya, KERB)], white)
        beam('perimeter', (xa, ya, KERB + .03), (xb, yb, KERB + .03), .07, .09, m, bevel=.004)
    z, ridge = KERB + .075, KERB + .075 + HALF * PITCH
    ends = (LY0 + HALF, LY1 - HALF)
    beam('ridge', (0, ends[0], ridge), (0, ends[1], ridge), .06, .085, m, bevel=.008)
    for y, e in ((LY0, ends[0]), (LY1, ends[1])):
        for s in (-1, 1):
            beam('hip', (s * HALF, y, z), (0, e, ridge), .048, .06, m, bevel=.006)
    for y in (ends[0], (ends[0] + ends[1]) / 2, ends[1]):
        for s in (-1, 1):
            beam('bar', (s * HALF, y, z), (0, y, ridge), .045, .055, m, bevel=.006)
    for y, e in ((LY0, ends[0]), (LY1, ends[1])):
        beam('endbar', (0, y, z), (0, e, ridge), .045, .055, m, bevel=.006)
    g = .02
    for s in (-1, 1):
        quad('slope', [(s * HALF, LY0, z + g), (s * HALF, LY1, z + g), (0, ends[1], ridge + g), (0, ends[0], ridge + g)], glass)
    for y, e in ((LY0, ends[0]), (LY1, ends[1])):
        mesh_obj('hipend', [(-HALF, y, z + g), (HALF, y, z + g), (0, e, ridge + g)], [(0, 1, 2)], glass)


def shell(rg, wall, white):
    """Walls, floor and the ceiling with its opening."""
    X, Y, H = ROOM_X, ROOM_Y, ROOM_H
    wall_x('left', -.6, Y, 0, H, -X, wall)
    wall_x('right', -.6, Y, 0, H, X, wall)
    pierced_wall('back', -X, X, 0, H, [WINDOW], wall, Y, .22)
    wall_y('front', -X, X, 0, H, -.6, wall)
    for x0, x1, y0, y1 in ((-X, -HALF, -.6, Y), (HALF, X, -.6, Y), (-HALF, HALF, -.6, LY0), (-HALF, HALF, LY1, Y)):
        level('ceiling', x0, x1, y0, y1, H, white)
        level('roofdeck', x0, x1, y0, y1, KERB - .01, simple('deck', srgb('#6a6a68'), .9))
    plank_floor(rg, -X, X, -.6, Y, m_wood('oak', '#b8946a', '#94704a', axis='Y'))
    for s in (-1, 1):
        box('skirting', s * X - .018, s * X + .018, -.6, Y, 0, .12, white, .004)
    for x, y in ((-1.9, 1.6), (1.9, 1.6), (-1.9, 4.6), (1.9, 4.6)):
        lathe('spotlight', [(.042, -.004), (.036, -.001), (0, .0)], simple('spotlight', srgb('#e8e6e0'), .4), 24, (x, y, ROOM_H - .001))


def kitchen(rg, brass, dark, glass, upvc):
    """Units along the back wall with a window over the sink and open shelves."""
    X, Y = ROOM_X, ROOM_Y
    green = simple('green', srgb('#52625a'), .45)
    quartz, tile = simple('quartz', srgb('#e6e2da'), .2, noise=.15, scale=4), simple('tile', srgb('#e4e1d8'), .22)
    kitchen_units(-2.2, X, Y - .6, Y, .1, .88, 8, green, dark, brass)
    kitchen_units(-X, -2.2, Y - .62, Y, .1, 2.3, 1, green, dark, brass)
    box('kick', -2.2, X, Y - .55, Y - .5, 0, .1, dark, 0)
    box('worktop', -2.2, X, Y - .63, Y, .88, .91, quartz, .003)
    metro_tiles(-2.2, WINDOW[0] - .01, .915, 1.75, Y, tile)
    metro_tiles(WINDOW[1] + .01, X, .915, 1.75, Y, tile)
    a, b, c, d = WINDOW
    ring_sweep('window', rect(a, b, c, d), [(0, Y + .2), (0, Y + .12), (.055, Y + .12), (.065, Y + .13), (.065, Y + .16)], upvc, False)
    box('mullion', -.135, -.065, Y + .115, Y + .16, c + .05, d - .05, upvc, .005)
    pane(a, b, c, d, Y + .14, glass)
    box('board', a - .04, b + .04, Y - .03, Y + .13, c - .025, c, quartz, .004)
    tap = m_metal('tap', (.78, .60, .34, 1), .2)
    tube('tap', [(-.1, Y - .12, .91), (-.1, Y - .12, 1.2)] + [(-.1, Y - .12 - .09 * (1 - math.cos(t)), 1.2 + .09 * math.sin(t)) for t in np.linspace(.3, 2.9, 8)], .012, tap)
    oak = m_wood('shelf', '#b08a5c', '#86603a', 1.6, .45, 'X')
    for z in (1.55, 1.92):
        plank(rg, .95, 2.6, Y - .24, Y - .012, z, z + .035, oak)
        plank(rg, -2.15, -1.1, Y - .24, Y - .012, z, z + .035, oak)
    china = [simple('china%d' % k, srgb(c), .3) for k, c in enumerate(('#e9e5db', '#8fa3a0', '#c9b79a', '#4f6a70'))]
    for z in (1.585, 1.955):
        for x in list(np.arange(1.05, 2.5, .19)) + list(np.arange(-2.05, -1.2, .19)):
            r, h = rg.uniform(.045, .075), rg.uniform(.06, .18)
            lathe('crock', [(0, 0), (r * .7, 0), (r, h * .6), (r * .9, h), (r * .85, h), (0, h * .5)], rg.choice(china), 24, (x + rg.uniform(-.03, .03), Y - .13, z))
    for k in range(3):
        lathe('jar', [(0, 0), (.055, 0), (.055, .16 + .03 * k), (.04, .19 + .03 * k), (0, .19 + .03 * k)], china[k], 28, (1.3 + .15 * k, Y - .2, .91))
    plank(rg, 2.0, 2.04, Y - .2, Y - .02, .91, 1.3, oak)
    vase(-1.5, Y - .3, .91, '#b0685a', m_leaf('cut2', '#3a5a2a', '#6a8a48', '#9ab070'), rg, .2, .28)


def dining(rg, dark):
    """Oak table under the lantern with six chairs."""
    oak = m_wood('tableoak', '#b48c5c', '#8c6840', 1.6, .4, 'Y')
    with group((0, 3.05, 0), 90):
        table(rg, 2.3, 1.0, .75, oak, .075)
    cane = simple('cane', srgb('#a58358'), .6)
    for y in (2.3, 3.05, 3.8):
        for s in (-1, 1):
            with group((s * (.72 + rg.uniform(0, .08)), y, 0), s * 90 + rg.uniform(-6, 6)):
                chair(rg, dark, cane)
    vase(-.05, 3.4, .75, '#dcd6c8', m_leaf('cut', '#2c4a22', '#557a38', '#86a058'), rg, .26, .34)
    bowl_of_fruit(.1, 2.75, .75, rg, '#c8862c')
    plate_m = simple('plates', srgb('#e7e3d9'), .25)
    for k in range(4):
        lathe('plate', [(0, .004), (.08, .004), (.13, .016), (.132, .018), (.08, .009), (0, .008)], plate_m, 40, (-.25, 2.25, .75 + k * .011))


def outside(rg):
    """Greenery behind the kitchen window and branches above the lantern."""
    m = m_leaf('green', '#3a5a28', '#6a8c46', '#9ab468')
    for x, y, z, r in ((-1.6, 9, 1.0, 1.1), (.4, 9.6, .9, 1.0), (2.0, 9.2, 1.1, 1.1), (-3.4, 10, 1.4, 1.4)):
        shrub((x, y, z), r, 2500, .09, m, rg)
    level('ground', -20, 20, ROOM_Y + .3, 40, -.05, simple('lawn', srgb('#5a6e34'), 1, spec=0, noise=.4, scale=4))


def main():
    job = Job('roof_lanterns')
    scene, rg = new_scene(53)
    alu, upvc = paint(ANTHRACITE, .7, .35, 'alu'), m_upvc('upvc', srgb('#e9e8e4'), .28)
    glass, roofglass = m_glass('glass', boost=1.0), m_glass('roofglass', (.86, .93, .95, 1), boost=.8)
    brass, dark = m_metal('brass', (.78, .56, .28, 1), .22), simple('dark', (.03, .028, .027, 1), .55)
    wall, white = m_plaster('wall', '#d8d3c8'), m_plaster('white', '#eeebe4')
    shell(rg, wall, white)
    lantern(alu, roofglass, white)
    kitchen(rg, brass, dark, glass, upvc)
    dining(rg, dark)
    outside(rg)
    picture_frame = simple('artframe', srgb('#3a2f24'), .5)
    with group((ROOM_X, 3.6, 0), -90):
        picture(-.9, -.1, 1.3, 2.2, -.001, picture_frame, ('#ece6d8', '#8fa08f', '#d8c6a0', '#4f6a6e', '#e6e0d2'), 3)
        picture(.1, .9, 1.3, 2.2, -.001, picture_frame, ('#ece6d8', '#c98f6a', '#e0d2b4', '#7d8a72', '#efe9dc'), 7)
    sky_world('#4f8ad2', '#a9cdea', cover=.42, camera_strength=1.35, turn=60, strength=1.0, saturation=.4, mirror_sky=.6, cloud_scale=2.6)
    sun(62, 37, 4.4, (1, .92, .80), .8)
    area((0, (LY0 + LY1) / 2, KERB - .03), (0, (LY0 + LY1) / 2, 0), 1.7, 74, (.92, .97, 1), sy=2.9)
    area((-.1, ROOM_Y + .1, 1.6), (-.1, 3, 1.0), 1.4, 26, (.95, .98, 1), sy=1.0)
    area((0, -.4, 1.9), (0, 4, 1.5), 4.5, 34, (1, .97, .93), sy=1.2)
    bounce_up(-2.8, 2.8, 0, 6, 60)
    camera((-.45, -.35, 1.32), 20, (.012, .118), (90, 0, -4), 'HORIZONTAL', dof=3.6, fstop=8)
    job.render()


main()
