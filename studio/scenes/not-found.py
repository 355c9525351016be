"""Not found: a locked oxblood door at dusk, coach lantern lit, heavy brass lock plate and keyhole."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

LEFT, RIGHT, HEAD = 0, 9 * HALF_BRICK, 28 * COURSE
MID = (LEFT + RIGHT) / 2
GROUND = -.155


def lock_plate(x, z, m):
    """Tall brass plate with a knob, a large keyhole under a raised rim, and four screws."""
    dark = simple('keyhole', (.004, .004, .004, 1), .9)
    ring_sweep('lockplate', rect(x - .045, x + .045, z - .19, z + .13), [(0, 0), (0, -.004), (.002, -.007), (.006, -.008), (.010, -.0065), (.012, -.0060)], m, True, 35)
    with Group(x, -.006, z + .04):
        centre_knob(0, m, 0, .034)
    ring = [(x + .024 * math.sin(t), -.0075, z - .088 + .034 * math.cos(t)) for t in np.linspace(0, math.tau, 40)[:-1]]
    tube('keyrim', ring, .0038, m, 6, True)
    lathe('keyround', [(0, .0068), (.0085, .0068)], dark, 32, (x, 0, z - .078), 'Y')
    mesh_obj('keyslot', [(x - .0042, -.0068, z - .080), (x + .0042, -.0068, z - .080), (x + .0075, -.0068, z - .112), (x - .0075, -.0068, z - .112)], [(0, 1, 2, 3)], dark)
    for sx in (-.036, .036):
        for zz in (z - .178, z + .118):
            lathe('screw', [(0, .0085), (.003, .0085), (.0042, .0065)], m, 16, (x + sx * .9, 0, zz), 'Y')


def doorway():
    """Dark frame, oxblood leaf with two lit top panes, brass furniture."""
    paint, brass = Paint('#6f1d22', .85), furniture('brass')
    frame = m_upvc('frame', shade('#35292a', .8), .34, True)
    door_frame(LEFT, RIGHT, HEAD, frame, sealant='#4a4038')
    w, h = RIGHT - LEFT - .01 - 2 * FRAME_FACE, HEAD - .004 - FRAME_FACE - .03
    cells = grid_cells(w, .115, 2, .105)
    rows = [(.20, .74, [(*c, 'panel') for c in cells]), (.92, 1.46, [(*c, 'panel') for c in cells]), (1.57, h - .118, [(*c, 'glass') for c in cells])]
    with Group(MID, .070, .030):
        panelled_leaf(w, h, rows, paint, obscure_glass('rain', MID, 1.5, (1.5, .95, .5)), .115)
        weather_bar(w, paint.trim)
        lock_plate(-w / 2 + .058, 1.02, brass)
        cylinder_rose(-w / 2 + .058, 1.36, brass)
        letter_plate(.83, brass)
        ring_knocker(1.20, brass)
        door_number('404', 1.485)
        butt_hinges(w / 2 + .004, (.22, 1.0, 1.8), frame)


def main():
    """Builds the doorway at dusk and renders it."""
    reset()
    rg = random.Random(33)
    brick_wall('wall', -2.2, 2.6, -.3, 3.0, [(LEFT, RIGHT, 0, HEAD)], m_brick(), m_mortar(), seed=3)
    doorway()
    lantern(-.36, 1.66, clear_glass(200, .85, (.60, .74, 1.06, 1)), power=34, glow=12)
    stone = m_stone('stone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    box('step', MID - .75, MID + .75, -.42, .08, GROUND, 0, stone, .014, 4)
    zinc = m_stone('zinc', '#4b4f52', '#3c4043', '#62666a', 7, .5, .1, .001)
    leaf = m_leaf('box', '#22391a', '#4a6b2a', '#7d9848')
    for x in (-.52, 1.52):
        soil = zinc_planter(x, -.28, GROUND, .18, .50, zinc)
        box_ball(x, -.28, soil, .25, leaf, rg)
    ivy = m_leaf('ivy', '#1d3318', '#375a26', '#6a8547')
    climber([(1.95, -.2), (1.85, .8), (1.95, 1.6), (1.6, 2.25), (.9, 2.46)], .10, 2600, .055, ivy, rg)
    world_hdri('forest', .85, 200, (.60, .74, 1.06, 1))
    sun(55, 9, .9, (1, .55, .35), 5)
    view(-.86, 1.58, .40, 4 / 3, 5.2, .25, 1.3)
    shoot('not-found', 1200, 900)


main()
