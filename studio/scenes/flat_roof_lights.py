"""Hallway under a frameless flat roof light: clear glass, white shaft, the sun's patch on the wall."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

HALF, HALL_Y, HALL_H = 1.45, 6.4, 2.5
LX0, LX1, LY0, LY1 = -.8, .8, 1.15, 4.3 # opening
GLASS_Z = 2.74
DOORWAY = (-.46, .46, 0, 2.02)


def roof_light(white, kerb, glass):
    """Plastered shaft up to a sheet of glass; only a thin dark edge shows."""
    corners = [(LX0, LY0), (LX1, LY0), (LX1, LY1), (LX0, LY1)]
    for k in range(4):
        (xa, ya), (xb, yb) = corners[k], corners[(k + 1) % 4]
        quad('shaft', [(xa, ya, HALL_H), (xb, yb, HALL_H), (xb, yb, GLASS_Z - .02), (xa, ya, GLASS_Z - .02)], white)
        quad('edge', [(xa, ya, GLASS_Z - .02), (xb, yb, GLASS_Z - .02), (xb, yb, GLASS_Z), (xa, ya, GLASS_Z)], kerb)
    level('rooflight', LX0 - .08, LX1 + .08, LY0 - .08, LY1 + .08, GLASS_Z, glass)
    for x0, x1, y0, y1 in ((-HALF, LX0, -.6, HALL_Y), (LX1, HALF, -.6, HALL_Y), (LX0, LX1, -.6, LY0), (LX0, LX1, LY1, HALL_Y)):
        level('ceiling', x0, x1, y0, y1, HALL_H, white)
        level('deck', x0, x1, y0, y1, GLASS_Z - .03, kerb)


def shell(rg, wall, white):
    """Walls with dado panelling, floor and the doorway at the far end."""
    wall_x('left', -.6, HALL_Y, 0, HALL_H, -HALF, wall)
    wall_x('right', -.6, HALL_Y, 0, HALL_H, HALF, wall)
    wall_y('near', -HALF, HALF, 0, HALL_H, -.6, wall)
    pierced_wall('far', -HALF, HALF, 0, HALL_H, [DOORWAY], wall, HALL_Y, .12, white)
    plank_floor(rg, -HALF, HALF, -.6, HALL_Y + 3, m_wood('oak', '#ad8557', '#86603a', axis='Y'), .16)
    a, b, _, d = DOORWAY
    for x0, x1, z0, z1 in ((a - .08, a, 0, d + .08), (b, b + .08, 0, d + .08), (a, b, d, d + .08)):
        box('architrave', x0, x1, HALL_Y - .02, HALL_Y, z0, z1, white, .006)
    for s in (-1, 1):
        x = s * HALF
        box('skirting', x - .02, x + .02, -.6, HALL_Y, 0, .15, white, .005)
        box('rail', x - .022, x + .022, -.6, HALL_Y, .98, 1.03, white, .008)
        y = -.4
        while y < HALL_Y - .7:
            for y0, y1, z0, z1 in ((y, y + .8, .9, .92), (y, y + .8, .24, .26), (y, y + .02, .26, .9), (y + .78, y + .8, .26, .9)):
                box('beading', x - .012, x + .012, y0, y1, z0, z1, white, .005)
            y += .95
    for x0, x1 in ((-HALF, a - .08), (b + .08, HALF)):
        box('skirting', x0, x1, HALL_Y - .02, HALL_Y, 0, .15, white, .005)


def furnishing(rg, dark, brass):
    """Console with a lamp, runner, pictures, bench with boots and coats."""
    oak = m_wood('console', '#a5764a', '#7a5232', 1.6, .42, 'Y')
    x = HALF - .02
    plank(rg, x - .34, x, 3.0, 4.4, .80, .835, oak)
    for px in (x - .32, x - .04):
        for py in (3.03, 4.33):
            plank(rg, px, px + .035, py, py + .035, 0, .8, oak)
    plank(rg, x - .33, x - .01, 3.03, 4.36, .22, .245, oak)
    basket = simple('basket', srgb('#8f6f48'), .9, noise=.5, bump=.6, scale=70)
    for y in (3.3, 3.95):
        box('basket', x - .29, x - .05, y - .2, y + .2, .246, .5, basket, .03, 3)
    lathe('lampbase', [(0, 0), (.07, 0), (.09, .06), (.075, .18), (.02, .25), (.015, .32)], simple('lampbase', srgb('#5d7a78'), .25), 36, (x - .17, 4.12, .835))
    lathe('lampshade', [(.15, .3), (.11, .5)], dull_light('lampshade', (1, .86, .66), 1.1), 36, (x - .17, 4.12, .835))
    vase(x - .17, 3.28, .835, '#e2ddd0', m_leaf('cut', '#3a5a2a', '#6a8a48', '#9ab070'), rg, .18, .3)
    with group((HALF, 3.7, 0), -90):
        lathe('mirror', [(.36, -.03), (.38, -.03), (.38, .0)], brass, 64, (0, 0, 1.62), 'Y')
        lathe('mirrorglass', [(0, .012), (.365, .012)], m_metal('mirrorglass', (.9, .9, .9, 1), .01), 64, (0, 0, 1.62), 'Y')
    frame = simple('artframe', srgb('#2a241e'), .5)
    tones = (('#ece6d8', '#8fa08f', '#d8c6a0', '#4f6a6e', '#e6e0d2'), ('#ece6d8', '#c98f6a', '#e0d2b4', '#7d8a72', '#efe9dc'), ('#e8e2d4', '#5d7484', '#cfd6d2', '#b98a5a', '#efe9dc'))
    with group((-HALF, 0, 0), 90):
        for k, y in enumerate((4.35, 5.1, 5.85)):
            picture(y - .26, y + .26, 1.3, 2.0, -.001, frame, tones[k], 2 + 3 * k)
    box('runner', -.5, .5, .2, 5.7, 0, .012, simple('runner', srgb('#5b6f74'), 1, spec=0, noise=.5, bump=.5, scale=120), .004)
    for s in (-1, 1):
        box('runneredge', s * .45 - .02, s * .45 + .02, .2, 5.7, .0121, .0135, simple('runneredge', srgb('#d8cfbb'), 1, spec=0), 0)
    x = -HALF + .02
    plank(rg, x, x + .36, .9, 2.3, .43, .465, oak)
    for y in (.93, 2.22):
        plank(rg, x + .02, x + .34, y, y + .04, 0, .43, oak)
    pillow(x + .14, 1.25, .64, .42, .36, .13, fabric('ochre', '#b0803f'), (-.15, 0, 1.45))
    rubber = simple('boots', srgb('#2f4a3a'), .4)
    for y in (1.45, 1.58, 1.95, 2.07):
        lathe('boot', [(0, .0), (.045, 0), (.05, .1), (.048, .3), (.052, .34), (.046, .34)], rubber, 24, (x + .2, y, 0))
        box('toe', x + .2, x + .36, y - .042, y + .042, 0, .09, rubber, .035, 4)


def far_room(rg, white):
    """What is seen through the half-open door: a bright room with a window."""
    y0, y1 = HALL_Y + .12, HALL_Y + 3
    wall = m_plaster('farwall', '#c8cdbf')
    wall_x('fl', y0, y1, 0, HALL_H, -1.8, wall)
    wall_x('fr', y0, y1, 0, HALL_H, 1.8, wall)
    pierced_wall('fb', -1.8, 1.8, 0, HALL_H, [(-.6, .75, .9, 2.1)], wall, y1, .2, white)
    level('fc', -1.8, 1.8, y0, y1, HALL_H, white)
    ring_sweep('fw', rect(-.6, .75, .9, 2.1), [(0, y1 + .2), (0, y1 + .1), (.06, y1 + .1), (.06, y1 + .15)], white, False)
    box('fm', .04, .11, y1 + .1, y1 + .14, .95, 2.05, white, .004)
    shrub((.2, y1 + 3, 1.1), 1.3, 3000, .09, m_leaf('green', '#4a6a30', '#7d9a50', '#a8bc70'), rg)
    area((.07, y1 + .05, 1.5), (.07, HALL_Y, 1.0), 1.3, 40, (.95, .98, 1), sy=1.1)


def main():
    job = Job('flat_roof_lights')
    scene, rg = new_scene(61)
    wall, white = m_plaster('wall', '#d6d2c6'), m_plaster('white', '#efece5')
    dark, brass, steel = simple('dark', (.03, .03, .03, 1), .5), m_metal('brass', (.78, .56, .28, 1), .2), m_metal('steel', (.6, .6, .6, 1), .25)
    roof_light(white, simple('kerb', (.03, .03, .032, 1), .5), m_glass('roofglass', (.93, .96, .96, 1), boost=.6))
    shell(rg, wall, white)
    with group((DOORWAY[1] - .01, HALL_Y + .08, .008), 180 - 62):
        panel_door(m_plaster('door', '#e9e6de', .02), .9, 2.0, brass)
    furnishing(rg, dark, brass)
    far_room(rg, white)
    sky_world('#3f80d2', '#a9cdea', cover=.45, camera_strength=1.4, turn=60, strength=1.0, saturation=.4, mirror_sky=.6, cloud_scale=3.0)
    sun(-80, 42, 5.0, (1, .93, .82), .7)
    area((0, (LY0 + LY1) / 2, GLASS_Z - .05), (0, (LY0 + LY1) / 2, 0), 1.5, 60, (.92, .97, 1), sy=3.0)
    area((0, -.5, 1.7), (0, 4, 1.5), 2.4, 16, (1, .97, .93), sy=1.4)
    bounce_up(-1.3, 1.3, -.4, 6.2, 26)
    camera((.2, -.5, 1.3), 19.5, (0, .125), (90, 0, 5), 'HORIZONTAL', dof=4.2, fstop=8)
    job.render()


main()
