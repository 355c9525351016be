"""Five close looks at a sash horn window: meeting rail, horn, catch, glazing bar, and the whole window from the street."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
import details as D
import lib
import windows as W


def catch(z, y):
    """Brass fitch catch: the arm on the inner sash swung under the keep of the outer one. z: top of the rails."""
    brass = lib.m_metal('brass', (.80, .58, .27, 1), .22)
    steel = lib.simple('screws', (.45, .33, .16, 1), .3, 1)
    W.prism('plate', [(-.034, y + .004), (.034, y + .004), (.034, y + .028), (.022, y + .034), (-.022, y + .034), (-.034, y + .028)], 'z', z, z + .003, brass, .001)
    lib.lathe('boss', [(.015, .003), (.015, .008), (.011, .011), (.011, .015), (.0, .016)], brass, 40, (0, y + .018, z))
    W.prism('arm', [(-.008, y + .026), (.008, y + .026), (.012, y + .008), (.006, y - .016), (-.006, y - .016), (-.012, y + .008)], 'z', z + .009, z + .0135, brass, .0012)
    lib.tube('lever', [(.004, y + .018, z + .013), (.040, y + .030, z + .016), (.066, y + .036, z + .020)], .0042, brass)
    lib.lathe('knob', [(0, -.008), (.006, -.007), (.0085, 0), (.006, .007), (0, .008)], brass, 32, (.070, y + .037, z + .021))
    lib.box('keep', -.026, .026, y - .0175, y - .003, z - .012, z + .003, brass, .0012)
    lib.box('hook', -.016, .016, y - .0165, y - .004, z + .0145, z + .018, brass, .001)
    for s in (-1, 1):
        lib.box('cheek', s * .0155 - .0025, s * .0155 + .0025, y - .0165, y - .004, z, z + .018, brass, .0008)
        lib.lathe('screw', [(0, .0036), (.0034, .0032), (.0036, .002)], steel, 20, (s * .027, y + .018, z))


def close(s):
    """Close views of the window in its wall."""
    x0, x1, z0, z1 = s.OPENING
    lining, stile = .034, W.SlidingSash.STILE
    mid = (z0 + .010 + .030 + z1 - lining) / 2
    y, half = s.FRAME_Y, W.SlidingSash.MEET / 2
    horn_x = x0 + .004 + lining + .002 + stile / 2
    catch(mid + half, y + .014 + W.SlidingSash.DEEP + .003)
    if D.wanted('sash-horn-lock'):
        aside = ('curtain', 'pot', 'plant', 'stem', 'console', 'dapple', 'lampbase', 'shade')
        D.hide(True, *aside)
        lamp = lib.area((.75, 1.25, 2.1), (0, .1, mid), .5, 22, (1, .95, .88))
        D.aim((-.13, .58, mid + .17), (.008, y + .06, mid - .002), 56, 8)
        D.shoot('sash-horn-lock', 4, True, 3)
        lamp.hide_render = True
        D.hide(False, *aside)
    if D.wanted('sash-horn-profile'):
        D.look((horn_x + .22, y - .62, mid - .085), (horn_x + .035, y, mid - .055), .25, .62, 8)
        D.shoot('sash-horn-profile', 4, True, 3)
    if D.wanted('sash-horn-rail'):
        D.look((-.42, -1.25, mid + .10), (.0, y, mid - .01), .94, None, 6)
        D.shoot('sash-horn-rail', 4, True, 3)
    if D.wanted('sash-horn-bars'):
        D.hide(True, 'lampbase', 'shade')
        D.look((.19, -.72, mid + .16), (.015, y, mid + .075), .42, None, 5.6)
        D.shoot('sash-horn-bars', 4, True, 3)


def street():
    """The whole window of the sliding sash scene from the pavement, without its flower box."""
    D.build('sliding_sash')
    D.remove('boxfront', 'boxpanel', 'pel', 'ivy', 'stalk', 'head')
    D.look((1.75, -4.4, 1.50), (.02, 0, 1.55), 2.12, None, 9)
    D.shoot('sash-horn-outside', 4, True, 3)


def main():
    if any(D.wanted('sash-horn-' + k) for k in ('rail', 'profile', 'lock', 'bars')):
        close(D.build('sash_horn'))
    if D.wanted('sash-horn-outside'):
        street()


main()
