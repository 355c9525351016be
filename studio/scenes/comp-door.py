"""Comp Door: modern porch in cedar boarding and white render, flush blue door with square glazed units and a long bar handle."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

LEFT, RIGHT, HEAD = .10, 1.55, 2.15          # opening: side panel left, leaf right
MULLION = .47
GROUND = -.10
BOARDS = (-1.05, 2.10)                       # extent of the timber boarding
SOFFIT = 2.44


def doorway():
    """Dark frame, satin side panel and flush leaf."""
    paint, steel = Paint('#2d4757', .62), furniture('steel')
    frame = m_upvc('frame', shade('#2b2f33', .5), .34, True)
    door_frame(LEFT, RIGHT, HEAD, frame, mullions=(MULLION,), sealant='#2b2f33')
    glass = obscure_glass('satin', .75, .62, (.86, .95, 1.06))
    fixed_pane(LEFT + .058, MULLION - .032, .06, HEAD - .062, .056, frame, glass)
    x0, x1 = MULLION + .034, RIGHT - .005 - FRAME_FACE
    w, h = x1 - x0, HEAD - .004 - FRAME_FACE - .03
    joints = [h * k / 6 for k in range(1, 6)]
    units = [(.08, .28, h * (k + .5) / 6 - .10, h * (k + .5) / 6 + .10) for k in range(1, 6)]
    with Group((x0 + x1) / 2, .070, .030):
        boarded_leaf(w, h, joints, units, paint, glass, steel)
        bar_handle(-w / 2 + .085, .36, 1.72, steel)
        cylinder_rose(-w / 2 + .052, 1.02, steel)
        butt_hinges(w / 2 + .004, (.22, 1.0, 1.8), frame)
        weather_bar(w, paint.trim)


def porch(rg):
    """Render, vertical boarding and the projecting flat canopy with downlights."""
    white = render_coat('render', '#d3d0c8')
    hole = (LEFT, RIGHT, 0, HEAD)
    rendered_wall(-3.6, 3.6, -.3, 3.3, [hole], white)
    cedar = timber('cedar', '#a97a4e', '#7d5533', 'Z', 1.3, .7)
    dark = simple('gap', (.02, .017, .014, 1), .9)
    pitch = .1275
    for k in range(round((BOARDS[1] - BOARDS[0]) / pitch)):
        x0 = BOARDS[0] + k * pitch
        x1, z0 = x0 + pitch - .007, GROUND + .03
        if x1 > LEFT - .03 and x0 < RIGHT + .03:
            z0 = HEAD + .03
        tag(box('board', x0, x1, -.046, -.024, z0, SOFFIT, cedar, .002), rg)
    for a, b, c, d in ((BOARDS[0], LEFT - .045, GROUND, SOFFIT), (RIGHT + .045, BOARDS[1], GROUND, SOFFIT), (LEFT - .05, RIGHT + .05, HEAD + .035, SOFFIT)):
        box('cavity', a + .004, b - .004, -.0245, -.001, c + .04, d, dark, 0)
    trim = m_upvc('trim', shade('#2b2f33', .5), .4)
    for x in (LEFT - .024, RIGHT - .004):
        box('revealtrim', x, x + .028, -.054, .05, GROUND + .1, HEAD + .03, trim, .002)
    box('headtrim', LEFT - .024, RIGHT + .024, -.054, .05, HEAD - .004, HEAD + .03, trim, .002)
    for k in range(9):
        tag(box('soffit', -1.35, 2.40, -.98 + k * .109, -.98 + k * .109 + .103, SOFFIT, SOFFIT + .018, timber('soffit', '#a97a4e', '#7d5533', 'X', 1.3, .7) if k == 0 else bpy.data.materials['soffit'], .002), rg)
    box('fascia', -1.38, 2.43, -1.0, -.98, SOFFIT - .025, SOFFIT + .20, trim, .003)
    for x in (-1.38, 2.41):
        box('fascia', x, x + .02, -1.0, 0, SOFFIT - .025, SOFFIT + .20, trim, .003)
    box('roof', -1.37, 2.42, -.99, 0, SOFFIT + .02, SOFFIT + .19, dark, 0)
    glow = lit('downlight', (1, .74, .46, 1), 9)
    for x in (-.45, .55, 1.55):
        lathe('downlight', [(0, 0), (.032, 0), (.04, .001), (.043, -.003), (.045, .002)], glow, 24, (x, -.48, SOFFIT - .002))
        spot((x, -.48, SOFFIT - .02), (0, 0, 0), 9, size=85)


def forecourt(rg):
    """Porcelain slabs, level threshold, trough of grasses, bench and number."""
    slab = m_stone('porcelain', '#8f8f8c', '#82827f', '#757573', 3, .55, .25, .002, attr='rnd')
    box('landing', LEFT - .45, RIGHT + .55, -1.25, .07, GROUND, -.005, m_stone('landing', '#9a9995', '#8b8a86', '#7c7b77', 4, .6, .2, .002), .004, 3)
    paving(-3.6, 3.6, -3.4, -.02, GROUND, slab, rg, .9, .6, .004, .5, '#63615c')
    concrete = m_stone('concrete', '#a8a59d', '#96938c', '#827f79', 5, .8, .3, .002)
    box('trough', -2.35, -.62, -.52, -.12, GROUND, .36, concrete, .008, 3)
    box('troughsoil', -2.32, -.65, -.49, -.15, .34, .363, simple('soil', srgb('#2a1f17'), .95, noise=.6, bump=.8), 0)
    clump = feather_grass(rg, 700)
    copies(clump, [(-2.2 + k * .20 + rg.gauss(0, .02), -.32 + rg.gauss(0, .05), .36, rg.uniform(0, 360), rg.uniform(.75, 1.0)) for k in range(8)])
    corten = m_stone('corten', '#7a4a30', '#64392a', '#8f5f3f', 7, .85, .3, .002)
    soil = zinc_planter(2.02, -.42, GROUND, .18, .44, corten)
    loose_shrub(2.02, -.42, soil - .04, .24, m_leaf('pittosporum', '#2f4a2a', '#5b7a44', '#93a86c'), rg, 2600, .036)
    text('number', '7', .26, (-.22, -.048, 1.52), simple('number', srgb('#d8d5cc'), .4), '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', .006, .001)
    doormat(MULLION + .08, RIGHT - .08, -.52, -.12, -.004)


def main():
    """Builds the porch and renders it."""
    reset()
    rg = random.Random(4)
    porch(rg)
    doorway()
    forecourt(rg)
    d = sun(40, 31, 6.2, (1, .93, .83), .8)
    dapple(d, rg, m_leaf('dappleleaf'), (0, 0, 1.2), 12, (2.9, 1.9), keep=(.8, 0, .9, .9))
    world_hdri('forest', .62, 130)
    view(-2.40, 2.50, -.50, 1.6, 6.4, .1)
    shoot('comp-door')


main()
