"""Four house fronts with a door and windows whose paints stay open. Metres; the front lies at y = 0, the threshold at z = 0."""

from dataclasses import dataclass, field

from kit.door_leaf.leaf import build_leaf
from kit.doors.frame import door_frame
from kit.interior.curtains import pleated_curtain
from kit.job import albedo, repository_json
from kit.materials.brick import m_flat_brick
from kit.materials.cloth import dim_cloth
from kit.materials.nodes import mat, simple, srgb
from kit.materials.paint import m_upvc
from kit.materials.stone import lime_render, m_stone
from kit.roofs import clay_tiles, tiled_slope
from kit.settings.front_parts import (
    GROUND,
    bay,
    boarded_panel,
    canopy,
    climbing_rose,
    door_hood,
    gabled_hood,
    slates,
    stone,
    string_course,
    upper_render,
)
from kit.settings.street_houses import lapped_boards
from kit.shapes.outlines import rect
from kit.shapes.placing import group
from kit.shapes.sheets import quad
from kit.shapes.solids import box, ring_sweep
from kit.walls.fronts import downpipe, pierced_wall
from kit.windows.casement import Casement
from kit.windows.finish import Finish, window_finish
from kit.windows.sliding_sash import SlidingSash

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
    mirrored: float = 0.0  # where along the street its panes' reflection is taken: no lone twig may stand in a pane like a dot
    extras: list = field(default_factory=list)  # functions of (front, materials)

    @property
    def doorway(self):
        """The door's opening (x0, x1, z0, z1)."""
        return self.door - HALF_DOOR, self.door + HALF_DOOR, 0, FANLIGHT_HEAD if self.fanlight else DOOR_HEAD


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
    return Front(black, 0.0, "burford", windows, 4.25, 48, clay_tiles(), boards=True, extras=[gabled_hood], mirrored=44.0)


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


def materials(mirrored):
    """What the fronts share; `mirrored` as in a Front."""
    return {
        "finish": window_finish(WINDOW_PAINT, 0.8, seed=mirrored, mirror=1.25),
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


def build_front(front, rg):
    """Wall, door, windows, roof edge, gutter and rainwater pipe."""
    parts = materials(front.mirrored)
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
