"""Closer three-quarter view of a flush casement in Irish oak foil, 100 mm deep, in flint with brick dressings: the flush face is the subject."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import windows as W
from lib import m_leaf, m_mortar, m_stone, srgb

OPENING = (-.675, .675, .90, 1.95)
FRAME_Y = .028
DEPTH = .100


def irish_oak(name, axis):
    """Foil: mid-brown oak grain with dark pores along one axis."""
    return W.wood(name, '#5f452d', '#3d2a19', axis, 1.3, .42, by_part=False)


def main():
    rg = W.start(21)
    x0, x1, z0, z1 = OPENING
    brick, mortar = W.orange_brick(), m_mortar('mortar', '#b8ab95')
    lib.brick_wall('wall', -2.3, 2.3, .30, 2.70, [OPENING], brick, mortar, seed=5, xoff=0.0)
    wall = [o for o in W.bpy.data.objects if o.name == 'wall'][0]

    def dressing(x, z):
        """Brick quoins toothed into the flint, a soldier lintel and a band of three courses below the sill."""
        reach = x1 + (.225 if int(z / .225) % 2 else .3375)
        return abs(x) < reach and z < z1 + .23 or z < .60
    W.keep_bricks(wall, dressing)
    W.flints(-2.3, 2.3, .40, 2.70, lambda x, z: not dressing(x, z) and not dressing(x - .012 * (1 if x > 0 else -1), z), W.flint_mat(), mortar, rg)
    fin = W.Finish('#6b4a2b', 1, .4, gasket='#1a1714', boost=1.5, seed=24.)
    fin.up, fin.level = irish_oak('oakV', 'Z'), irish_oak('oakH', 'X')
    r = (x0 + .005, x1 - .005, z0 + .008, z1 - .004)
    W.sealant(r, FRAME_Y, lib.simple('brownseal', srgb('#8d8272'), .7))
    hinge = lib.m_metal('blacksteel', (.05, .05, .05, 1), .4)
    W.Casement(r, FRAME_Y, fin, [(1, 'left'), (1, 'right')], frame_w=.056, depth=DEPTH, sash_w=.070, mullion=.080, bars=(1, 2), butt=True, hinges=hinge, bar_w=.026)
    W.stone_sill(x0, x1, z0, m_stone('stone', '#bfae8e', '#a99a7c', '#8d7f66', 5, .8, .5, .003), .06, .15, .1125)
    W.room(OPENING, FRAME_Y + DEPTH, '#c8c0ae', power=55, rg=rg)
    wool = W.cloth('wool', '#a9a88f', .25)
    W.curtain(-.86, -.46, .85, 2.0, .42, wool, 5, .035, rg=rg)
    W.curtain(.86, .46, .85, 2.0, .42, wool, 5, .035, rg=rg)
    lib.box('desk', -.6, .7, .5, 1.0, .82, .85, W.wood('desk', '#8f6d47', '#5f452b', by_part=False), .004)
    W.table_lamp((.28, .62, .86), 1.9, '#3f5560', .44)
    W.pot_plant((-.20, .22, z0 + .01), m_leaf('sillplant', '#2c4a22', '#557a38', '#86a058'), rg, '#8a5a40', .06, .11, .12, 180, .055)
    leaf, white = m_leaf('shrubleaf', '#2a4420', '#4c6f32', '#7f9a55'), m_leaf('white', '#d9d6c4', '#eeeadb', '#f4f1e6', .3, False)
    for cx, cz, R in ((-1.15, .58, .36), (-.6, .46, .33), (1.10, .56, .36)):
        W.flower_shrub((cx, -.36, cz), R, 2000, leaf, white, rg, 10, .06, .045)
    for cx in (0.0, .55):
        lib.ball_shrub('low', (cx, -.33, .45), .30, 1700, .034, leaf, rg, 1., .15)
        W.core((cx, -.33, .45), .22)
    d = W.daylight(-44, 36, 6.4, (1, .87, .70), rot=110, sky=.65)
    W.dapple(d, (0, 0, 1.4), rg, 16, (1.7, 1.2), (.6, .5))
    W.view((.27, 0, 1.37), 2.12, 3.2, -26, 1.52, 5.6, 3.1)
    W.shoot('r9-flush-casement')


main()
