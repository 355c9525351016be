"""A town sitting room seen through its windows from outside: books to the ceiling in an alcove, a fireplace beside it. Metres."""

from itertools import pairwise

from kit.interior.books import books, lying_books
from kit.interior.pictures import picture
from kit.interior.rooms import dressed_room
from kit.light import area
from kit.materials.nodes import simple, srgb
from kit.materials.stone import emulsion, m_stone
from kit.shapes.outlines import rect
from kit.shapes.solids import box, lathe, ring_sweep

BACK = 4.4
LEFT, BREAST = -2.7, BACK - 0.34  # x of the side wall, y of the chimney breast's face
FACE = BACK - 0.30  # of the shelves
COUNTER, TOP = 0.86, 2.44  # heights between which the shelves are
SHELVES = 5
BAY, BOARD = 0.7, 0.028  # about how wide a bay is, how thick a board
MIDDLE, GRATE = 1.40, 0.25  # of the chimneypiece: from the breast's edge to its middle, half its opening
PRINT = ("#b5ac94", "#7f8a72", "#c2b9a2", "#566a66", "#a58a60", "#c6beac")


def book_alcove(opening, frame_back, wall, rg, edge=-0.78, power=44):
    """The room, its shelves from the side wall to `edge`, and the chimney breast with a picture from there.

    It is darker than the house front, and darkest at its back, where one lamp stands: so windows look from a sunny street."""
    dressed_room(opening, frame_back, wall, 0.02, -2 * LEFT, BACK, power, dress=False, rg=rg)
    box("breast", edge, edge + 2.2, BREAST, BACK, 0, 2.6, emulsion("breast", wall, 0.02), 0.006)
    middle = edge + MIDDLE
    mantel(middle)
    picture(middle - 0.40, middle + 0.40, 1.40, 2.06, BREAST, simple("gilt", srgb("#77603a"), 0.45), PRINT, 1.3)
    # In the wall's own colour: pale uprights would be taken for bars of the window.
    painted = simple("shelving", srgb(wall), 0.5)
    shelving(edge, painted)
    filled(edge, rg)
    area((-1.6, 2.4, 2.5), (-1.8, FACE, 1.5), 0.9, power / 5, (1, 0.86, 0.68))


def uprights(edge):
    """The x of each upright."""
    count = round((edge - LEFT) / BAY)
    return [LEFT + (edge - LEFT) * k / count for k in range(count + 1)]


def bays(edge):
    """The x from which and to which books stand, a pair for each bay."""
    return [(a + BOARD, b - BOARD) for a, b in pairwise(uprights(edge))]


def heights():
    """What the books of each row stand on, from below."""
    return [COUNTER + (TOP - COUNTER) * k / SHELVES for k in range(SHELVES)]


def shelving(edge, painted):
    """Cupboards below a counter, shelves between uprights above it, a frieze up to the ceiling."""
    x0, x1 = LEFT, edge
    box("shelfback", x0, x1, BACK - 0.02, BACK, 0, 2.6, painted, 0)
    box("cupboards", x0, x1, FACE - 0.10, BACK, 0.10, COUNTER - 0.03, painted, 0.003)
    box("kick", x0, x1, FACE - 0.06, BACK, 0, 0.10, painted, 0)
    box("counter", x0, x1, FACE - 0.12, BACK, COUNTER - 0.03, COUNTER, painted, 0.005)
    for a, b in bays(edge):
        # Each a little further in than the uprights: coplanar faces render black where they overlap.
        for z in heights()[1:]:
            box("shelf", a - BOARD / 2, b + BOARD / 2, FACE + 0.002, BACK, z - BOARD, z, painted, 0.002)
        half = (a + b) / 2
        for c, d in ((a, half - 0.004), (half + 0.004, b)):
            moulding = [(0, FACE - 0.10), (0.004, FACE - 0.108), (0.012, FACE - 0.104), (0.016, FACE - 0.10)]
            ring_sweep("panel", rect(c + 0.05, d - 0.05, 0.19, COUNTER - 0.10), moulding, painted, False)
    for x in uprights(edge):
        box("upright", x - BOARD / 2, x + BOARD / 2, FACE, BACK, COUNTER, TOP + 0.02, painted, 0.002)
    box("frieze", x0, x1, FACE - 0.012, BACK, TOP, 2.6, painted, 0.004)
    box("cornice", x0, x1, FACE - 0.05, BACK, TOP + 0.08, TOP + 0.13, painted, 0.012, 3)


def filled(edge, rg):
    """Books on every shelf; here and there a stack and a pot in their place."""
    rise = (TOP - COUNTER) / SHELVES - BOARD
    pot = simple("shelfpot", srgb("#c9b89a"), 0.4)
    for row, z in enumerate(heights()):
        for bay, (a, b) in enumerate(bays(edge)):
            end = b - 0.26 if (row + bay) % 3 == 1 else b - 0.01
            books(rg, a + 0.004, end, FACE + 0.035, z, 0.2, rise)
            if end < b - 0.1 and row % 2:
                jar = [(0, 0), (0.05, 0), (0.075, 0.06), (0.07, 0.12), (0.035, 0.16), (0.042, 0.185)]
                lathe("shelfpot", jar, pot, 36, (b - 0.12, FACE + 0.13, z))
            elif end < b - 0.1:
                lying_books((b - 0.13, FACE + 0.14, z), rg, ("#6f3b33", "#d6cbb2", "#3f5560", "#b08a4c"), 0.17, 90)


def mantel(middle):
    """A chimneypiece of pale stone with a dark grate in it."""
    y, stone = BREAST, m_stone("mantel", "#a89f8e", "#978d7a", "#817763", 5, 0.6, 0.2, 0.001)
    x0, x1 = middle - GRATE, middle + GRATE
    for a, b in ((x0 - 0.15, x0), (x1, x1 + 0.15)):
        box("jamb", a, b, y - 0.07, y, 0, 0.80, stone, 0.004)
    box("lintel", x0 - 0.15, x1 + 0.15, y - 0.08, y, 0.80, 1.16, stone, 0.004)
    box("mantelshelf", x0 - 0.28, x1 + 0.28, y - 0.17, y, 1.16, 1.20, stone, 0.006, 3)
    box("grate", x0, x1, y - 0.004, y + 0.01, 0, 0.80, simple("grate", srgb("#3d3934"), 0.8), 0)
