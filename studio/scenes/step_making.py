"""Making: two mitred window profiles meet at a corner on a workbench, clamped; sealed glass units wait on a rack behind."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import lib
import window_props as P
import windows as W
from lib import box, simple, srgb

BENCH = .90


def bench(rg):
    """Beech bench top with an apron and a few honest marks."""
    beech = W.wood('beech', '#c9a06c', '#a67c4a', 'X')
    for k in range(9):
        W.grained(box('stave', -1.3, 1.3, -.45 + k * .10, -.45 + k * .10 + .0994, BENCH - .05, BENCH, beech, .0012), rg)
    W.grained(box('apron', -1.3, 1.3, -.47, -.451, BENCH - .16, BENCH - .002, beech, .003), rg)


def corner(fin):
    """Two lengths of white profile, ends cut at 45 degrees, a finger's width from meeting."""
    outline, cells = P.casement_section()
    outline, cells = [(z, y) for y, z in outline], [[(z, y) for y, z in c] for c in cells]
    a = P.hollow_profile('railA', outline, cells, .56, fin.up, (0, -1))
    b = P.hollow_profile('railB', outline, cells, .56, fin.up, (1, 0))
    return a, b


def rack():
    """Slatted A-frame with sealed units leaning on it."""
    steel = simple('rack', srgb('#3f5a63'), .5)
    for k, (w, h, x) in enumerate(((.62, 1.02, -.98), (.70, .92, -.70), (.58, 1.10, -.30), (.74, .84, .10))):
        W.place(P.sealed_unit(w, h), (x, .72 + .055 * (3 - k), .44), (-7, 0, 0))
    for x in (-1.1, -.2, .8):
        W.group([box('post', x - .02, x + .02, 1.10, 1.14, 0, 1.9, steel, .003)], (x, 1.1, .4), (-7, 0, 0))
    box('ledge', -1.2, 1.0, .62, 1.2, .38, .43, steel, .004)


def workshop(rg):
    """White block wall, a long window with daylight, shelf with boxes, board of tools, all out of focus."""
    wall = simple('blockwall', srgb('#d9d6ce'), .9, noise=.15, scale=6)
    W.quad('wall', [(-4, 2.6, 0), (4, 2.6, 0), (4, 2.6, 3.2), (-4, 2.6, 3.2)], wall)
    W.quad('floor', [(-4, -3, 0), (4, -3, 0), (4, 2.6, 0), (-4, 2.6, 0)], simple('screed', srgb('#8e8b85'), .6, noise=.3, scale=5))
    ply = W.wood('ply', '#b98f5c', '#946c3e', 'X', by_part=False)
    box('toolboard', .35, 1.9, 2.55, 2.58, 1.05, 2.0, ply, .003)
    dark, red, steel = simple('tool', srgb('#2a2c2e'), .5), simple('toolred', srgb('#a3362a'), .5), lib.m_metal('toolsteel', (.6, .6, .6, 1), .3)
    for k in range(11):
        x = .45 + k * .13
        h = rg.uniform(.16, .34)
        box('tool', x - .012, x + .012, 2.52, 2.55, 1.85 - h, 1.85 - h * .45, rg.choice((dark, red)), .004)
        box('blade', x - .008, x + .008, 2.53, 2.54, 1.85 - h * .45, 1.85, steel, .002)
    for k in range(7):
        outline, cells = P.casement_section()
        o = P.hollow_profile('stock', outline, cells, 2.2, simple('white', srgb('#efeeea'), .3))
        W.place([o], (-1.9 + (k % 4) * .075, 2.35 - (k // 4) * .08, 1.12), (0, -86, 0))


def main():
    rg = W.start(71)
    bench(rg)
    fin = W.Finish('#f4f3ef', .86, .24)
    a, b = corner(fin)
    W.place([a], (-.235, -.175, BENCH), (0, 0, 0))
    W.place([b], (.068, .128, BENCH), (0, 0, 90))
    W.place(P.clamp(.30, .085), (-.39, .07, BENCH + .012), (-90, 0, -6))
    W.place(P.pencil(), (-.02, -.29, BENCH), (0, 0, 12))
    steel = lib.m_metal('square', (.6, .6, .6, 1), .22)
    W.place([box('stock', 0, .018, -.11, .11, 0, .014, W.wood('rosewood', '#5b3620', '#3d2212', 'Y', by_part=False), .002), box('bladeS', .018, .25, .085, .11, .005, .0068, steel, .0003)], (.20, -.22, BENCH), (0, 0, -16))
    for k in range(7):
        p = (-.16 + rg.gauss(0, .03), -.29 + rg.gauss(0, .02), BENCH + .0022)
        W.place([lib.lathe('screw', [(0, 0), (.0042, 0), (.0020, .004), (.0018, .030), (0, .036)], steel, 14, (0, 0, 0), 'X')], p, (0, 0, rg.uniform(0, 360)))
    W.place(P.tape_measure(.12), (-.50, -.34, BENCH), (0, 0, 14))
    rack()
    workshop(rg)
    W.daylight(62, 40, 3.2, (1, .93, .82), 2.0, sky=.55, rot=90)
    lib.area((-2.2, -.6, 2.4), (.1, .0, BENCH), 1.6, 75, (.95, .98, 1), sy=1.0)
    lib.area((1.2, 1.5, 3.1), (.2, 1.8, .8), 2.4, 60, (1, .96, .9), sy=1.4)
    lib.camera((.42, -1.05, 1.52), 58, (0, .0), (64, 0, 17), 'HORIZONTAL', 1.16, 4.0)
    W.shoot('step-making', 1200, 900)


main()
