"""Two more views of the internal screen: along it from the hall, and from the study back to the hall."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
import details as D
from glazing import *  # noqa: F403


def finish_hall(s):
    """The end of the hall seen from the study: a panelled door, skirting and a print."""
    white, green, brass = m_plaster('trim', '#e9e6de', .02), m_plaster('doorpaint', '#4d6258', .02), m_metal('handle', (.78, .56, .28, 1), .2)
    y = s.HALL_Y
    with group((.62, y + .05, .006), 180):
        panel_door(green, .9, 2.0, brass)
    for x0, x1, z0, z1 in ((-.38, -.28, 0, 2.1), (.62, .72, 0, 2.1), (-.28, .62, 2.01, 2.1)):
        box('architrave', x0, x1, y, y + .06, z0, z1, white, .006)
    for x0, x1 in ((-2.5, -.38), (.72, 2.5)):
        box('skirt', x0, x1, y, y + .018, 0, .14, white, .004)
    with group((-1.3, y, 0), 180):
        picture(-.36, .36, 1.2, 2.05, -.001, simple('artframe', srgb('#2a241e'), .5), ('#ece6d8', '#8fa08f', '#d8c6a0', '#4f6a6e', '#e6e0d2'), 3)


def study_side(s):
    """The study's face of the wall round the screen, and the ceiling over its thickness."""
    wall = m_plaster('studywall', '#dcd7cb')
    pierced_wall('studywall', -s.STUDY_X, s.STUDY_X, 0, s.ROOM_H, [(-s.HALF - .002, s.HALF + .002, 0, s.HEAD + .002)], wall, .059, .002)
    level('over', -2.5, 2.5, -.08, .08, s.ROOM_H + .001, wall)
    for x0, x1 in ((-s.STUDY_X, -s.HALF), (s.HALF, s.STUDY_X)):
        box('skirt', x0, x1, .059, .076, 0, .14, wall, .004)


def main():
    s = D.build('internal_screening')
    finish_hall(s)
    study_side(s)
    if D.wanted('internal-screening-study'):
        D.look((.52, 3.34, 1.42), (-.62, -.2, 1.08), 5.3, 2.8, 9)
        D.shoot('internal-screening-study')
    if D.wanted('internal-screening-hall'):
        for lamp in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.y < 0]:
            lamp.data.energy *= .2
        area((-1.55, 3.3, 2.35), (.5, -1.6, 0), .22, 300, (1, .93, .82))
        D.look((-1.75, -3.55, 1.40), (.55, 0, 1.20), 4.5, 4.0, 8)
        D.shoot('internal-screening-hall')


main()
