"""A dining room seen through its window from outside: four prints over a sideboard, a lamp over the table. Metres."""

from kit.interior.lamps import pendant, table_lamp
from kit.interior.ornaments import vase
from kit.interior.pictures import picture
from kit.interior.rooms import dressed_room
from kit.interior.seats import chair
from kit.light import point
from kit.materials.leaf import m_leaf
from kit.materials.nodes import simple, srgb
from kit.materials.wood import wood
from kit.shapes.placing import group
from kit.shapes.solids import box

BACK = 3.3
TABLE = 0.75
INKS = (
    ("#e7dfd0", "#a79a72", "#ede6d6", "#5d5636", "#ddd3bd"),
    ("#e6dcc6", "#7f9784", "#e9e1cf", "#3f5f58", "#d9cfb8"),
    ("#e9dfca", "#c98b55", "#efe6d4", "#8a4b38", "#e1d3ba"),
    ("#e4ddcc", "#6f8fa0", "#ece6d8", "#34506a", "#d8d0be"),
)


def print_dining(opening, frame_back, rg):
    """The room, its back wall and the table before it."""
    dressed_room(opening, frame_back, "#64808a", power=64, back=BACK, dress=False, rg=rg)
    oak = simple("pictureoak", srgb("#8a6641"), 0.5)
    for k, inks in enumerate(INKS):
        x = -1.42 + 0.66 * k
        picture(x, x + 0.54, 1.42, 2.14, BACK, oak, inks, 1.0 + 3.7 * k)
    sideboard()
    dining(rg)


def sideboard():
    """A low walnut sideboard with a lamp on it."""
    walnut = wood("sideboard", "#7d5a3c", "#573b26", "X", by_part=False)
    y0, y1 = BACK - 0.45, BACK - 0.01
    box("sideboard", -0.85, 1.25, y0, y1, 0.22, 0.86, walnut, 0.006)
    for k in range(1, 4):
        x = -0.85 + 0.525 * k
        box("doorgap", x - 0.002, x + 0.002, y0 - 0.0005, y0, 0.26, 0.83, simple("doorgap", srgb("#2b1d13"), 0.9), 0)
    table_lamp((0.95, BACK - 0.22, 0.86), 1.6, "#b7a184")
    bowl = simple("dish", srgb("#d9d2c2"), 0.35)
    for k in range(3):
        box("book", -0.62, -0.36, BACK - 0.36, BACK - 0.16, 0.86 + 0.03 * k, 0.887 + 0.03 * k, bowl, 0.003)


def dining(rg):
    """The table under its lamp: two chairs with their backs to the window, cut branches."""
    oak = wood("diningoak", "#b08a5b", "#846038", "X", by_part=False)
    dark = simple("chair", srgb("#2c2a28"), 0.5)
    box("tabletop", -0.85, 1.05, 1.35, 2.20, TABLE - 0.035, TABLE, oak, 0.004)
    for x in (-0.78, 0.98):
        for y in (1.42, 2.13):
            box("leg", x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0, TABLE - 0.035, oak, 0.003)
    for x in (-0.28, 0.50):
        with group((x, 1.28, 0)):
            chair(dark, simple("seat", srgb("#a58358"), 0.6))
    leaf = m_leaf("branch", "#3d5a30", "#6a8b4a", "#a3bd78")
    vase(-0.02, 1.72, TABLE, "#dfd9cb", leaf, rg, 0.22, 0.30, 260)
    shade, lining = simple("shade", srgb("#c08f3a"), 0.45), simple("shadein", srgb("#efe2c4"), 0.6)
    pendant(0.36, 1.78, 1.66, 2.6, shade, lining, simple("cord", srgb("#2a2724"), 0.6), 12)
    point((0.36, 1.78, 1.60), 6, (1, 0.80, 0.58), 0.06)
