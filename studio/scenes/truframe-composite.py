"""TruFrame composite door: cream rendered cottage in morning light, deep green door with two small glazed top panes under a canopy."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from doors import *

LEFT, RIGHT, HEAD = -1.42, -.40, 2.10        # door opening
MID = (LEFT + RIGHT) / 2
GROUND = -.16
WINDOW = (.75, 1.95, .86, 2.02)


def doorway():
    """White frame and green leaf with brass furniture."""
    paint, brass = Paint('#2f4a3e', .78), furniture('brass')
    white = m_upvc('white', srgb('#efece4'), .30)
    door_frame(LEFT, RIGHT, HEAD, white, sealant='#d9d2c2')
    w, h = RIGHT - LEFT - .01 - 2 * FRAME_FACE, HEAD - .004 - FRAME_FACE - .03
    cells = grid_cells(w, .115, 2, .105)
    rows = [(.21, .74, [(*c, 'panel') for c in cells]), (.91, 1.50, [(*c, 'panel') for c in cells]), (1.61, h - .118, [(*c, 'glass') for c in cells])]
    with Group(MID, .070, .030):
        panelled_leaf(w, h, rows, paint, obscure_glass('rain', MID, .34), .115)
        weather_bar(w, paint.trim)
        lever(w / 2 - .054, brass, 1)
        letter_plate(.825, brass)
        ring_knocker(1.17, brass)
        door_number('5', 1.36)
        butt_hinges(-w / 2 - .004, (.22, 1.0, 1.8), white)
    return white


def canopy(white):
    """Flat lead-topped canopy on two braced brackets."""
    lead = m_stone('lead', '#6d7276', '#5c6165', '#7f8386', 3, .55, .15, .002)
    a, b = LEFT - .20, RIGHT + .20
    box('canopy', a, b, -.58, 0, 2.375, 2.43, white, .006)
    box('cornice', a - .025, b + .025, -.61, 0, 2.43, 2.465, white, .012, 4)
    box('cornice', a - .045, b + .045, -.635, 0, 2.465, 2.485, white, .006)
    mesh_obj('leadtop', [(a - .05, -.64, 2.487), (b + .05, -.64, 2.487), (b + .05, 0, 2.56), (a - .05, 0, 2.56)], [(0, 1, 2, 3)], lead)
    for x in (a + .06, b - .06):
        box('bracketpost', x - .032, x + .032, -.06, 0, 1.90, 2.375, white, .006)
        box('bracketarm', x - .032, x + .032, -.50, 0, 2.315, 2.375, white, .006)
        arc = [(x, -.04 - .38 * (1 - math.cos(t)), 1.97 + .36 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 10)]
        tube('brace', arc, .022, white, 4)


def front_garden(rg):
    """York stone step and flags, hydrangeas under the window, pots, milk."""
    stone = m_stone('yorkstone', '#b3a386', '#9c8c70', '#7f735d', 5, .82, .5, .003)
    flags = m_stone('flags', '#a99b80', '#8d8370', '#6d675b', 4, .85, .7, .005, attr='rnd')
    box('step', MID - .70, MID + .70, -.42, .08, GROUND, 0, stone, .018, 4)
    paving(-3.4, 3.4, -3.2, -.02, GROUND, flags, rg, .62, .42, .012, .37, '#6a6250')
    soil_bed(.05, 3.2, -.62, -.004, GROUND + .005, rg)
    for k in range(7):
        box('edging', .02 + k * .42, .43 + k * .42, -.70, -.62, GROUND - .05, GROUND + .05 + rg.gauss(0, .005), stone, .012)
    green = m_leaf('hydrangealeaf', '#2b4a22', '#4f7533', '#7d9a4d')
    blue, pink = m_leaf('mopblue', '#7688b8', '#9fb0d6', '#d3dcee', .3, False), m_leaf('moppink', '#b5788f', '#d3a3b4', '#efd9df', .3, False)
    hydrangea(.80, -.36, GROUND, .34, rg, blue, green, 24)
    hydrangea(1.62, -.34, GROUND, .38, rg, blue, green, 26)
    hydrangea(2.40, -.38, GROUND, .36, rg, pink, green, 20)
    clay = m_stone('clay', '#a8623f', '#96573a', '#c09072', 6, .85, .3, .002)
    leaf, red = m_leaf('geraniumleaf', '#2f4f26', '#55793a', '#83a057'), m_leaf('geraniumred', '#a3202a', '#c23a3f', '#d96a63', .25, False)
    s = clay_pot(MID - .90, -.26, GROUND, .17, .30, clay)
    geraniums(MID - .90, -.26, s, .19, rg, red, leaf)
    s = clay_pot(MID - 1.22, -.46, GROUND, .13, .22, clay)
    geraniums(MID - 1.22, -.46, s, .14, rg, m_leaf('white', '#d8d2c4', '#efeade', '#ffffff', .25, False), leaf, 9)
    milk_bottles(MID + .46, -.16, 0, rg)
    doormat(MID - .36, MID + .36, -.37, -.05, 0)


def main():
    """Builds the cottage front and renders it."""
    reset()
    rg = random.Random(21)
    coat = render_coat('limerender', '#d9cdb4')
    rendered_wall(-3.4, 3.4, -.3, 3.2, [(LEFT, RIGHT, 0, HEAD), WINDOW], coat)
    white = doorway()
    canopy(white)
    stone = m_stone('sillstone', '#b9ab93', '#a3957e', '#8a7d69', 5, .8, .45, .003)
    glass = clear_glass(250, .55)
    cottage_window(*WINDOW, white, rg, stone, glass)
    lantern(.02, 1.72, glass, glow=1.0)
    front_garden(rg)
    vine, wisteria = m_leaf('vine', '#35522a', '#64873c', '#9bb05f'), m_leaf('wisteria', '#6c5f9a', '#9a8cc2', '#cfc6e4', .3, False)
    climber([(2.3, -.1), (2.25, .9), (2.35, 1.7), (2.2, 2.35), (1.3, 2.42), (.5, 2.36), (.1, 2.42)], .10, 3200, .06, vine, rg, flowers=wisteria, bloom_count=46)
    d = sun(-50, 36, 7.0, (1, .91, .79), .9)
    dapple(d, rg, m_leaf('dappleleaf'), (0, 0, 1.2), 14, (2.9, 1.9), keep=(-.9, 0, .8, .9))
    world_hdri('forest', .55, 250)
    view(-2.56, 2.54, -.56, 1.6, 6.2, -.1)
    shoot('truframe-composite')


main()
