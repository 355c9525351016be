"""Four house fronts with a door and windows whose paints stay open. Metres; the front lies at y = 0, the threshold at z = 0."""

import random
from dataclasses import dataclass, field

from kit.door_leaf.leaf import build_leaf
from kit.doors.frame import door_frame
from kit.garden.climbers import climber
from kit.interior.curtains import pleated_curtain
from kit.job import albedo, repository_json
from kit.materials.brick import m_flat_brick
from kit.materials.cloth import dim_cloth
from kit.materials.leaf import m_leaf
from kit.materials.nodes import mat, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import lime_render, m_stone
from kit.roofs import clay_tiles, tiled_slope
from kit.settings.street_houses import lapped_boards
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import quad
from kit.shapes.solids import box, ring_sweep
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.casement import Casement
from kit.windows.finish import Finish, window_finish
from kit.windows.sliding_sash import SlidingSash

GROUND = -0.155
HALF_DOOR, DOOR_HEAD, FANLIGHT_HEAD = 0.50625, 2.10, 2.52
WINDOW_PAINT, DOOR_PAINT = "#f3f2ee", "#27445f"
CLOTHS = ("#d9cfbd", "#b9a68c", "#c7cdd0", "#9aa39a")


@dataclass
class Window:
    """One window: its opening, and either the bars of each sash or the lights of a casement."""

    x: float
    width: float
    z: float
    height: float
    lights: tuple = ()  # of a casement: (share, kind) from left to right
    bars: tuple = (1, 0)
    y: float = 0.0  # of the wall that it stands in
    is_neighbour: bool = False  # stays white

    @property
    def hole(self):
        """(x0, x1, z0, z1)."""
        return self.x - self.width / 2, self.x + self.width / 2, self.z, self.z + self.height


@dataclass
class Front:
    """One house front."""

    wall: object
    door: float  # its middle
    style: str
    windows: list
    eaves: float
    pitch: float
    roof: object
    middle: float = 0.0  # of the picture
    fanlight: bool = False
    lintel: object = None
    boards: bool = False
    length: float = 7.0  # to either side
    extras: list = field(default_factory=list)  # functions of (front, materials)

    @property
    def doorway(self):
        """The door's opening (x0, x1, z0, z1)."""
        return self.door - HALF_DOOR, self.door + HALF_DOOR, 0, FANLIGHT_HEAD if self.fanlight else DOOR_HEAD


def stone(name="lintel"):
    """Pale stone of lintels and sills."""
    return m_stone(name, "#c3b8a3", "#b3a892", "#a0947e", 5, 0.85, 0.3, 0.002)


def slates():
    """Grey roof slates."""
    return clay_tiles(("#4f5358", "#595d62", "#484c51", "#61656a", "#54585c", "#43464a"))


def terrace():
    """A Victorian terrace of yellow stock brick with sash windows."""
    stock = m_flat_brick("stock", ("#a38b62", "#ad9569", "#947c55", "#b59f78", "#877250", "#a58d66"), "#b8ad99")
    windows = [Window(1.15, 1.25, 0.62, 1.86), Window(-1.75, 1.05, 3.2, 1.6), Window(1.15, 1.05, 3.2, 1.6)]
    windows += [Window(-4.4, 1.25, 0.62, 1.86, is_neighbour=True), Window(-4.4, 1.05, 3.2, 1.6, is_neighbour=True)]
    return Front(stock, -1.75, "winslow", windows, 5.22, 34, slates(), -0.3, True, stone(), extras=[string_course, climbing_rose])


def semi():
    """Half of a pair from the thirties: red brick below, render above, a square bay under tiles."""
    red = m_flat_brick("red", ("#7b5444", "#8a604e", "#96694f", "#724e40", "#9c7059", "#84594a"), "#b3a797")
    three = ((1, "open"), (1.15, "fixed"), (1, "open"))
    windows = [
        Window(1.15, 2.3, 0.78, 1.42, three, (0, 0), -0.5),
        Window(1.15, 2.3, 3.22, 1.28, three, (0, 0), -0.5),
        Window(-1.95, 1.15, 3.32, 1.15, ((1, "open"), (1, "fixed")), (0, 0)),
    ]
    return Front(red, -1.95, "stamford", windows, 5.15, 42, clay_tiles(), -0.2, extras=[upper_render, bay, door_hood])


def cottage():
    """A boarded Essex cottage under clay tiles, with small-paned casements and a stable door."""
    black = m_upvc("weatherboard", srgb("#2c2c2b"), 0.55)
    two = ((1, "open"), (1, "open"))
    windows = [Window(x, 1.2, z, h, two, (0, 1)) for x in (-2.2, 2.2) for z, h in ((0.85, 1.2), (2.85, 1.05))]
    return Front(black, 0.0, "burford", windows, 4.25, 48, clay_tiles(), boards=True, extras=[gabled_hood])


def new_town():
    """A terraced house of the fifties: buff brick, wide windows, a boarded panel and a flat canopy."""
    buff = m_flat_brick("buff", ("#b49c78", "#bba582", "#a8906c", "#c2ad8c", "#9d8663", "#b39d7c"), "#bdb3a2")
    wide = ((1, "open"), (1.6, "fixed"), (1, "open"))
    windows = [
        Window(1.05, 2.55, 0.7, 1.45, wide, (0, 0)),
        Window(1.05, 2.55, 3.2, 1.3, wide, (0, 0)),
        Window(-1.95, 1.2, 3.45, 1.05, ((1, "open"), (1, "fixed")), (0, 0)),
    ]
    return Front(buff, -1.95, "tenby", windows, 5.2, 27, slates(), -0.2, extras=[boarded_panel, canopy])


HOUSES = {"terrace": terrace, "semi": semi, "cottage": cottage, "new-town": new_town}


def materials():
    """What the fronts share."""
    return {
        "finish": window_finish(WINDOW_PAINT, 0.8, mirror=1.25),
        "neighbour": Finish(WINDOW_PAINT, 0.8),
        "frame": m_upvc("doorframe", albedo(WINDOW_PAINT, 0.8, "frame"), 0.3, True),
        "white": m_upvc("white", srgb("#d9d7d0"), 0.35),
        "sill": stone("sill"),
        "stone": m_stone("step", "#b9ab93", "#a3957e", "#8a7d69", 5, 0.8, 0.45, 0.003),
        "dark": simple("black", (0.02, 0.02, 0.022, 1), 0.4),
        "lead": m_stone("lead", "#55585b", "#4a4d50", "#66696c", 7, 0.55, 0.15, 0.001),
        "dim": dim_room(),
        "tiles": clay_tiles(),
        "render": lime_render("render", "#e0d8c4"),
        "concrete": simple("concrete", srgb("#aaa69c"), 0.85, noise=0.3, bump=0.2, scale=18),
    }


def dim_room():
    """The far wall of a room by day, seen through its window: soft patches of furniture, pictures and light."""
    m, n = mat("room")
    tones = [(0.36, "#4a4038"), (0.5, "#62564a"), (0.62, "#75685a")]
    c = n.ramp(n.noise(n.pos(), 1.1, 1, 0.3), [(at, srgb(tone)) for at, tone in tones])
    n.out(n.n("ShaderNodeEmission", {"Color": c, "Strength": 0.4}))
    m.cycles.sample_as_light = False
    return m


def glazing(window, rg, parts):
    """A window with a dim room, and curtains or a blind, behind it."""
    x0, x1, z0, z1 = window.hole
    y = window.y
    inner = (x0 + 0.004, x1 - 0.004, z0 + (0.004 if window.lights else 0.034), z1 - 0.004)
    finish = parts["neighbour" if window.is_neighbour else "finish"]
    if window.lights:
        Casement(inner, y + 0.05, finish, list(window.lights), flush=False, bars=window.bars)
    else:
        SlidingSash(inner, y + 0.06, finish, bars=window.bars)
    back = y + 1.0
    quad(
        "room",
        [(a, back, z) for a, z in ((x0 - 0.4, z0 - 0.4), (x1 + 0.4, z0 - 0.4), (x1 + 0.4, z1 + 0.3), (x0 - 0.4, z1 + 0.3))],
        parts["dim"],
    )
    cloth = dim_cloth(rg.choice(CLOTHS))
    wide = (x1 - x0) * rg.uniform(0.15, 0.21)
    for a, b in ((x0, x0 + wide), (x1 - wide, x1)):
        pleated_curtain(a, b, y + 0.33, z0 - 0.05, z1, cloth, rg)


def front_door(front, parts):
    """The catalogue's door in its frame on a stone step, under a fanlight if the front has one."""
    x0, x1, _, head = front.doorway
    with group((front.door, 0, 0)):
        door_frame(-HALF_DOOR, HALF_DOOR, DOOR_HEAD, parts["frame"])
        style = repository_json("data", "door-leaves.json")["catalogue"][front.style]
        build_leaf(style, albedo(DOOR_PAINT, 0.6, "leaf"), False)
    if front.fanlight:
        light = rect(x0 + 0.005, x1 - 0.005, DOOR_HEAD - 0.01, head)
        ring_sweep("fanlight", light, [(0, 0.115), (0, 0.05), (0.045, 0.05), (0.055, 0.065), (0.055, 0.1)], parts["frame"], False)
        pane = rect(x0 + 0.05, x1 - 0.05, DOOR_HEAD + 0.035, head - 0.05)
        quad("fanpane", [(x, 0.08, z) for x, z in pane], parts["finish"].glass)
        quad("hall", [(x, 0.5, z) for x, z in rect(x0 - 0.2, x1 + 0.2, DOOR_HEAD - 0.2, head + 0.2)], parts["dim"])
    box("step", x0 - 0.16, x1 + 0.16, -0.42, 0.06, GROUND, 0, parts["stone"], 0.014, 4)


def string_course(front, parts):
    """A stone band between the storeys."""
    box("band", -front.length, front.length, -0.035, 0.02, 2.93, 3.08, parts["sill"], 0.006)


def climbing_rose(front, parts):
    """A rose trained up beside the door and over it."""
    d = front.door
    points = [(d + 0.95, GROUND), (d + 0.9, 1.5), (d + 0.78, 2.35), (d + 0.55, 2.8), (d - 0.5, 2.86)]
    leaf = m_leaf("roseleaf", "#2d4a20", "#537534", "#8aa457")
    bloom = m_leaf("rosebloom", "#d58f92", "#e8b9b4", "#f4dcd2", 0.3, False)
    climber(points, 0.12, 2200, 0.055, leaf, random.Random(4), -0.02, bloom, 46)


def upper_render(front, parts):
    """Rendered upper storey, standing a little proud of the brick."""
    holes = [w.hole for w in front.windows if w.z > 2.5]
    with group((0, -0.02, 0)):
        pierced_wall("upper", -front.length, front.length, 2.82, front.eaves, holes, parts["render"], 0, 0.03)
    box("drip", -front.length, front.length, -0.05, 0, 2.79, 2.83, parts["render"], 0.006)


def bay(front, parts):
    """The square bay: brick, hung tiles between the windows, a roof of its own."""
    low, high = front.windows[0], front.windows[1]
    x0, x1, y = low.hole[0] - 0.16, low.hole[1] + 0.16, low.y
    with group((0, y, 0)):
        pierced_wall("bay", x0, x1, GROUND, front.eaves, [low.hole, high.hole], front.wall, 0, 0.1, sill=parts["sill"])
        tiles = (low.hole[3] + 0.02, high.hole[2] - 0.07)
        tiled_slope(x0 - 0.02, x1 + 0.02, (-0.055, tiles[0]), tiles[1] - tiles[0], 86, parts["tiles"], 5)
    for x in (x0, x1):
        quad("cheek", [(x, y, GROUND), (x, 0, GROUND), (x, 0, front.eaves), (x, y, front.eaves)], front.wall)
    eaves = front.eaves - 0.06
    tiled_slope(x0 - 0.22, x1 + 0.22, (y - 0.28, eaves), 1.2, 46, parts["tiles"], 11)
    box("bayfascia", x0 - 0.2, x1 + 0.2, y - 0.27, y - 0.24, eaves - 0.15, eaves + 0.05, parts["white"], 0.004)
    box("baysoffit", x0 - 0.2, x1 + 0.2, y - 0.25, 0, eaves - 0.15, eaves - 0.13, parts["white"], 0.002)
    box("baygutter", x0 - 0.24, x1 + 0.24, y - 0.38, y - 0.275, eaves - 0.05, eaves + 0.03, parts["dark"], 0.035, 3)


def door_hood(front, parts):
    """A tiled pent roof on brackets over the door."""
    x0, x1, _, head = front.doorway
    tiled_slope(x0 - 0.35, x1 + 0.35, (-0.72, head + 0.2), 0.95, 38, parts["tiles"], 9)
    box("hoodplate", x0 - 0.34, x1 + 0.34, -0.7, -0.62, head + 0.1, head + 0.2, parts["white"], 0.004)
    for x in (x0 - 0.24, x1 + 0.16):
        box("bracket", x, x + 0.08, -0.66, 0, head + 0.08, head + 0.18, parts["white"], 0.004)
        box("bracket", x, x + 0.08, -0.1, 0, head - 0.45, head + 0.1, parts["white"], 0.004)


def gabled_hood(front, parts):
    """A flat-fronted hood on shaped brackets, covered in lead."""
    x0, x1, _, head = front.doorway
    box("hood", x0 - 0.3, x1 + 0.3, -0.66, 0, head + 0.2, head + 0.3, parts["white"], 0.01, 3)
    box("hoodlead", x0 - 0.32, x1 + 0.32, -0.68, 0, head + 0.3, head + 0.325, parts["lead"], 0.008)
    for x in (x0 - 0.2, x1 + 0.12):
        box("bracket", x, x + 0.08, -0.5, 0, head + 0.1, head + 0.2, parts["white"], 0.02, 4)
        box("bracket", x, x + 0.08, -0.1, 0, head - 0.28, head + 0.15, parts["white"], 0.02, 4)


def boarded_panel(front, parts):
    """Pale boards between the two wide windows."""
    low, high = front.windows[0].hole, front.windows[1].hole
    with group((0, -0.004, 0)):
        lapped_boards(low[0], low[1], low[3] + 0.06, high[2] - 0.075, [], parts["white"])


def canopy(front, parts):
    """A thin concrete canopy over the door on two steel posts."""
    x0, x1, _, head = front.doorway
    box("canopy", x0 - 0.5, x1 + 0.35, -1.05, 0, head + 0.16, head + 0.28, parts["concrete"], 0.006)
    for x in (x0 - 0.4, x1 + 0.22):
        box("post", x, x + 0.045, -1.0, -0.955, GROUND, head + 0.16, parts["dark"], 0.004)


def build_front(front, rg):
    """Wall, door, windows, roof edge, gutter and rainwater pipe."""
    parts = materials()
    # Behind a bay the wall is open, too.
    holes = [front.doorway] + [w.hole for w in front.windows]
    sill = None if front.boards else parts["sill"]
    x0, x1 = -front.length, front.length
    pierced_wall("front", x0, x1, GROUND, front.eaves, holes, front.wall, 0, 0.1, sill=sill)
    if front.boards:
        lapped_boards(x0, x1, 0.3, front.eaves, holes, front.wall)
        for hole in holes:
            trim = [(-0.08, 0.05), (-0.08, -0.038), (0, -0.038), (0, 0.05)]
            ring_sweep("trim", rect(*hole), trim, parts["white"], False)
        box("plinth", x0, x1, -0.045, 0.02, GROUND, 0.3, parts["lead"], 0.004)
    if front.lintel:
        for a, b, _, d in holes:
            box("lintel", a - 0.11, b + 0.11, -0.008, 0.06, d, d + 0.2, front.lintel, 0.004)
    front_door(front, parts)
    for window in front.windows:
        glazing(window, rg, parts)
    for add in front.extras:
        add(front, parts)
    tiled_slope(x0, x1, (-0.32, front.eaves - 0.06), 3.2, front.pitch, front.roof, rg.randint(0, 999))
    box("fascia", x0, x1, -0.30, -0.27, front.eaves - 0.2, front.eaves, parts["white"], 0.003)
    box("soffit", x0, x1, -0.28, 0, front.eaves - 0.2, front.eaves - 0.18, parts["white"], 0)
    box("gutter", x0, x1, -0.42, -0.305, front.eaves - 0.1, front.eaves - 0.02, parts["dark"], 0.035, 3)
    downpipe(front.door - 1.3, -0.07, GROUND, front.eaves - 0.1, parts["dark"])
