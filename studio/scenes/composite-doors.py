"""Composite doors: red-brick house front in afternoon sun, anthracite four-panel door with a glazed side panel, lavender bed."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

LEFT, RIGHT, HEAD = 2 * HALF_BRICK, 15 * HALF_BRICK, 28 * COURSE     # door opening
MULLION = .66
GROUND = -.155


def doorway(rg):
    """Frame, side panel and leaf with its furniture."""
    paint, chrome = Paint('#383e42', .40), furniture('chrome')
    frame = m_upvc('frame', shade('#383e42', .42), .34, True)
    door_frame(LEFT, RIGHT, HEAD, frame, mullions=(MULLION,))
    side_glass = obscure_glass('reeded', .55, .30)
    fixed_pane(LEFT + .058, MULLION - .032, .06, HEAD - .062, .056, frame, side_glass)
    box('siderail', LEFT + .05, MULLION - .03, .048, .1, .80, .88, frame, .004)
    x0, x1 = MULLION + .034, RIGHT - .005 - FRAME_FACE
    w, h = x1 - x0, HEAD - .004 - FRAME_FACE - .030
    rows = [(.20, .80, [(*c, 'panel') for c in grid_cells(w, .112, 2, .098)]),
            (.97, h - .115, [(*c, 'panel') for c in grid_cells(w, .112, 2, .098)])]
    with Group((x0 + x1) / 2, .070, .030):
        panelled_leaf(w, h, rows, paint, side_glass)
        weather_bar(w, paint.trim)
        lever(-w / 2 + .052, chrome, -1)
        letter_plate(.885, chrome)
        ring_knocker(1.30, chrome)
        spyhole(1.47, chrome)
        butt_hinges(w / 2 + .004, (.22, 1.0, 1.8), frame)


def front_garden(rg):
    """Stone step, flagged path, lavender bed against the wall and pots."""
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    slab = m_stone('slab', '#a9a294', '#8f897d', '#6f6a61', 4, .82, .6, .004, attr='rnd')
    mid = (LEFT + RIGHT) / 2
    box('step', mid - .86, mid + .86, -.40, .08, GROUND, 0, stone, .014, 4)
    paving(-.12, 3.4, -3.2, -.02, GROUND, slab, rg, .45, .45)
    paving(-3.6, -.12, -3.2, -.86, GROUND, slab, rg, .6, .45, stagger=.5)
    for k in range(6):
        box('edging', -3.4 + k * .55, -2.855 + k * .55, -.86, -.80, GROUND - .1, GROUND + .035 + rg.gauss(0, .003), stone, .008)
    soil_bed(-3.4, -.11, -.80, -.004, GROUND - .01, rg)
    clumps = lavender(rg)
    copies(clumps, [(-2.55 + k * .36 + rg.gauss(0, .03), -.52 + rg.gauss(0, .05), GROUND, rg.uniform(0, 360), rg.uniform(.85, 1.1)) for k in range(7)])
    copies(clumps, [(-2.35 + k * .52 + rg.gauss(0, .03), -.22 + rg.gauss(0, .03), GROUND, rg.uniform(0, 360), rg.uniform(.9, 1.15)) for k in range(4)])
    green = m_leaf('shrub', '#22371c', '#466a2c', '#76944a')
    loose_shrub(-2.45, -.38, GROUND, .40, green, rg, 3000, .05)
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    soil = zinc_planter(2.05, -.30, GROUND, .17, .34, zinc)
    box_ball(2.05, -.30, soil, .22, m_leaf('box', '#22391a', '#4a6b2a', '#7d9848'), rg)
    doormat(mid + .02, mid + .66, -.36, -.05, 0)


def wall(rg):
    """Facing brick with lamp, number plate and a climbing rose."""
    brick_wall('wall', -3.3, 3.2, -.30, 3.0, [(LEFT, RIGHT, 0, HEAD)], m_brick(), m_mortar(), seed=3)
    cylinder_lamp(-.22, 1.78, power=4)
    slate = simple('slate', srgb('#2b2f33'), .5, noise=.3, bump=.2)
    box('numberplate', -.315, -.125, -.012, 0, 1.36, 1.52, slate, .003)
    text('number', '18', .10, (-.22, -.0125, 1.405), simple('numberpaint', srgb('#e9e4d8'), .6), ext=.0005, bev=0)
    leaf, rose = m_leaf('roseleaf', '#24401d', '#3f6529', '#6d8c43'), m_leaf('roses', '#c98f86', '#e2b8ab', '#f2dcd0', .3, False)
    climber([(-1.95, -.15), (-1.9, .5), (-2.1, 1.1), (-1.75, 1.7), (-2.0, 2.2), (-1.5, 2.5)], .16, 3600, .055, leaf, rg, flowers=rose, bloom_count=20)
    climber([(-1.85, .6), (-1.5, 1.2), (-1.35, 1.75)], .11, 1100, .055, leaf, rg, flowers=rose, bloom_count=8)


def main():
    """Builds the house front and renders it."""
    reset()
    rg = random.Random(7)
    wall(rg)
    doorway(rg)
    front_garden(rg)
    d = sun(52, 30, 8.0, (1, .86, .68), .9)
    dapple(d, rg, m_leaf('dappleleaf'), (0, 0, 1.2), 20, (2.9, 1.9), keep=(.55, 0, .6, .7))
    world_hdri('forest', .5, 90)
    view(-2.42, 2.42, -.60, 1.6, 6.2, .25)
    shoot('composite-doors')


main()
