"""A dining room behind the internal screen (+y) in the evening, lamps lit, and the light of the hall in front of it. Metres."""

from kit.garden.grass import blades
from kit.garden.pots import pot
from kit.interior.fittings import table
from kit.interior.lamps import drum_lamp, pendant
from kit.interior.ornaments import bowl_of_fruit, vase
from kit.interior.pictures import picture
from kit.interior.seats import chair
from kit.light import area, bounce_up, point, sky_world
from kit.materials.leaf import cut_leaf, m_tuft
from kit.materials.nodes import simple, srgb
from kit.materials.wood import m_wood
from kit.products.screening import HALF
from kit.settings.screened_study import ROOM_H, STUDY_Y
from kit.shapes.placing import group, plank, scatter
from kit.shapes.solids import box, tube

WARM = (1, 0.80, 0.58)
TABLE = (-0.45, 2.0)


def dining(rg, dark, brass):
    """Oak table for four under two pendants, sideboard with lamp and print beside the window, a plant."""
    oak = m_wood("diningoak", "#a97d50", "#7d5836", 1.6, 0.42, "X")
    x, y = TABLE
    with group((x, y, 0)):
        table(rg, 1.7, 0.88, 0.75, oak, 0.07)
    cane = simple("cane", srgb("#a58358"), 0.6)
    for dx, side, turn in ((-0.42, -1, 4), (0.42, -1, -5), (-0.42, 1, 178), (0.42, 1, 184)):
        with group((x + dx, y + side * 0.56, 0), turn):
            chair(dark, cane)
    vase(x - 0.25, y + 0.02, 0.75, "#b7b09f", cut_leaf(), rg, 0.22, 0.30)
    bowl_of_fruit(x + 0.32, y, 0.75, "#c8862c")
    shade, lining = simple("shade", srgb("#23282b"), 0.4), simple("lining", srgb("#d9b070"), 0.35, metal=1)
    for dx in (-0.42, 0.42):
        pendant(x + dx, y, 1.62, ROOM_H, shade, lining, dark, 12)
        point((x + dx, y, 1.60), 13, WARM, 0.1)
    rug = simple("diningrug", srgb("#b3a594"), 1, spec=0, noise=0.45, bump=0.6, scale=120)
    box("diningrug", -1.50, 0.85, 0.95, 3.05, 0, 0.012, rug, 0.005)
    back = STUDY_Y - 0.02
    box("floorstrip", -HALF, HALF, -0.062, 0.062, -0.002, 0.003, oak, 0.001)  # the opening's plaster is not seen underfoot
    front = simple("sideboard", srgb("#3f4a47"), 0.45)
    box("sideboard", 0.72, 2.0, back - 0.40, back, 0.14, 0.78, front, 0.004)
    plank(rg, 0.70, 2.02, back - 0.42, back, 0.78, 0.81, oak)
    for k in range(3):
        a = 0.72 + k * 0.4267
        box("sideboarddoor", a + 0.003, a + 0.4237, back - 0.418, back - 0.40, 0.145, 0.775, front, 0.003)
        box("sideboardknob", a + 0.203, a + 0.223, back - 0.44, back - 0.418, 0.62, 0.64, brass, 0.006)
    for a in (0.80, 1.92):
        tube("sideboardfoot", [(a, back - 0.34, 0.14), (a, back - 0.34, 0)], 0.018, dark)
    drum_lamp(1.72, back - 0.2, 0.81, 7, 1.6)
    picture(0.78, 1.48, 1.15, 1.98, STUDY_Y - 0.001, simple("artframe", srgb("#3a2c20"), 0.5), ("#ece6d8", "#8fa08f", "#d8c6a0", "#4f6a6e"), 3)
    palm = m_tuft("palm", [(0, "#2f4a20"), (0.6, "#4f7534"), (1, "#7d9c50")])
    pot(-1.80, 1.15, 0, 0.17, 0.32, simple("glazed", srgb("#c9c2b2"), 0.3))
    scatter(blades(rg, 40, 0.05, 0.95, palm, 0.024, 0.5, "palm"), [(-1.80, 1.15, 0.3)], rg)


def evening_light():
    """The last of the daylight in the window, lamps in the dining room, a lamp on the hall's console."""
    sky_world(
        "#3d5a86", "#a9b2c8", "#8f9ab4", cover=0.4, camera_strength=0.5, turn=60, strength=0.25, saturation=0.4, mirror_sky=0.4
    )
    drum_lamp(2.55, -1.34, 0.835, 5, 1.3)
    for place, power in (((0.0, 1.9, ROOM_H - 0.03), 34), ((0.0, -2.7, ROOM_H - 0.03), 30)):
        fill = area(place, (place[0], place[1], 0), 3.0, power, (1, 0.91, 0.79), sy=2.4)
        fill.visible_glossy = False
    bounce_up(-1.9, 1.9, 0.3, 3.5, 14, (1, 0.88, 0.72))
    bounce_up(-2.3, 2.3, -4.8, -0.3, 14, (1, 0.93, 0.83))
