"""A fitter's still life on a bench: door cylinder and keys, lever handles, gasket coils, profile offcuts and a sealed glass unit."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'kit'))
from glazing import *  # noqa: F403

MM = .001


def extrude(name, loop, y0, y1, m, bevel=.0004):
    """Solid with the cross-section `loop` (x, z) between y0 and y1."""
    n = len(loop)
    V = [(x, y, z) for y in (y0, y1) for x, z in loop]
    o = mesh_obj(name, V, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], m, 30)
    if bevel:
        mod = o.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments, mod.limit_method = bevel, 2, 'ANGLE'
    return o


def tube_section(name, outer, chambers, y0, y1, m):
    """Hollow profile: an outer outline with chambers cut through it."""
    for y, flip in ((y0, False), (y1, True)):
        o = plate(name, outer, chambers, y, m)
        if flip:
            o.data.flip_normals()
    for loop, inward in [(outer, False)] + [(c, True) for c in chambers]:
        n = len(loop)
        V = [(x, y, z) for y in (y0, y1) for x, z in loop]
        F = [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
        mesh_obj(name, V, [f[::-1] for f in F] if inward else F, m)


def euro_cylinder(brass, dark, length=.072):
    """Euro-profile cylinder along y, standing on its tail: 17 mm barrel, 33 mm high."""
    r, cz, tail = 8.5 * MM, 24.5 * MM, 5 * MM
    loop = [(tail * math.cos(t), tail + tail * math.sin(t)) for t in np.linspace(math.pi, 2 * math.pi, 9)]
    a = math.asin(math.sqrt(r * r - tail * tail) / r)
    loop += [(r * math.cos(t), cz + r * math.sin(t)) for t in np.linspace(-a, math.pi + a, 33)]
    half = length / 2
    for y0, y1 in ((-half, -5.5 * MM), (5.5 * MM, half)):
        extrude('cylinder', loop, y0, y1, brass)
    box('bridge', -5 * MM, 5 * MM, -6 * MM, 6 * MM, 1 * MM, 11 * MM, brass, .0004)
    lathe('cam', [(0, -4.5 * MM), (7.5 * MM, -4.5 * MM), (7.5 * MM, 4.5 * MM), (0, 4.5 * MM)], dark, 32, (0, 0, cz), 'Y')
    box('camtooth', 4 * MM, 14 * MM, -4.4 * MM, 4.4 * MM, cz - 4 * MM, cz + 4 * MM, dark, .001)
    for s in (-1, 1):
        o = lathe('plug', [(0, .7 * MM), (6.2 * MM, .7 * MM), (6.6 * MM, .3 * MM), (6.6 * MM, 0)], brass, 40, (0, s * half, cz), 'Y')
        o.rotation_euler = (s * -math.pi / 2, 0, 0)
        box('keyway', -1.1 * MM, 1.1 * MM, s * half - .4 * MM, s * half + .8 * MM, cz - 4.2 * MM, cz + 4.2 * MM, dark, 0)


def key(m, rg):
    """Flat key in the plane z = 0, blade along +x."""
    lathe('bow', [(4 * MM, -1.1 * MM), (12 * MM, -1.1 * MM), (12.4 * MM, -.6 * MM), (12.4 * MM, .6 * MM), (12 * MM, 1.1 * MM), (4 * MM, 1.1 * MM), (4 * MM, -1.1 * MM)], m, 48)
    top = [(10 * MM, 4.4 * MM)]
    x = 16
    while x < 40:
        d = rg.choice((1.2, 2.2, 3.0, 1.8))
        top += [(x * MM, 4.2 * MM), ((x + 1.5) * MM, (4.2 - d) * MM), ((x + 2.6) * MM, (4.2 - d) * MM)]
        x += 4.2
    loop = [(10 * MM, -4.4 * MM), (42 * MM, -4.2 * MM), (45 * MM, 0)] + top[::-1]
    with group() as pivot:
        extrude('blade', loop, -1.0 * MM, 1.0 * MM, m, .0002)
    pivot.rotation_euler = (math.pi / 2, 0, 0)


def handle(m, dark):
    """Lever handle on a long backplate, lying face up: length along y, lever towards +x."""
    box('backplate', -16 * MM, 16 * MM, -.118, .118, 0, 9 * MM, m, .006, 5)
    lathe('rose', [(0, .020), (.0115, .020), (.0125, .018), (.0125, .008)], m, 40, (0, .045, 0))
    pts = [(0, .045, .018), (0, .045, .040)] + [(.014 * math.sin(t), .045, .040 + .014 * (1 - math.cos(t))) for t in np.linspace(.3, math.pi / 2, 6)]
    pts += [(.014 + .108 * t, .045, .054 - .006 * t * t) for t in np.linspace(.06, 1, 10)]
    tube('lever', pts, .0092, m, 8)
    loop = lathe('escutcheon', [(0, .0105), (.0085, .0105), (.009, .009)], dark, 32, (0, -.042, 0))
    loop.scale = (1, 1.25, 1)
    for y in (-.105, .103):
        lathe('screw', [(0, .0112), (.0032, .011), (.004, .009)], dark, 20, (0, y, 0))


def gasket_coil(m, radius, turns, section, rg):
    """A roll of rubber gasket lying flat, its end trailing off."""
    pts = []
    for i in range(turns * 44):
        t = i / 44 * 2 * math.pi
        layer = int(i / 44)
        r = radius + (layer % 3) * section * 1.7 + .0018 * math.sin(3 * t + layer)
        pts.append((r * math.cos(t), r * math.sin(t), section + (layer // 3) * section * 1.75 + .0012 * math.sin(2 * t + layer * 2)))
    a, end = pts[-1], Vector(pts[-1])
    d = (end - Vector(pts[-2])).normalized()
    for k in range(1, 22):
        turn = d.copy()
        turn.rotate(Matrix.Rotation(-.035 * k, 3, 'Z'))
        end = end + turn * .009
        pts.append((end.x, end.y, max(section, a[2] * (1 - k / 16))))
    tube('gasket', pts, section, m, 3)
    for k in range(2):
        t = 1.1 + k * 2.6
        with group((radius * math.cos(t), radius * math.sin(t), 0), math.degrees(t)):
            box('tie', -.012, .022, -.005, .005, -.0, section * 2 + (turns // 3) * section * 1.75, simple('tie', srgb('#d8d2c4'), .6), .002)


def glass_unit(w, h, glass, edge, spacer):
    """Sealed unit standing on its edge: 4 mm glass, 20 mm spacer bar, 4 mm glass; x 0..w, z 0..h."""
    for y in (0, .024):
        for yy in (y, y + .004):
            pane(0, w, 0, h, yy, glass)
        for x0, x1, z0, z1 in ((-.0004, 0, 0, h), (w, w + .0004, 0, h), (0, w, h, h + .0004), (0, w, -.0004, 0)):
            box('glassedge', x0, x1, y, y + .004, z0, z1, edge, 0)
    s = .013
    for x0, x1, z0, z1 in ((.004, s, .004, h - .004), (w - s, w - .004, .004, h - .004), (s, w - s, h - s, h - .004), (s, w - s, .004, s)):
        box('spacer', x0, x1, .004, .024, z0, z1, spacer, 0)


def tape_measure(yellow, dark, steel):
    """Pocket tape with a length of blade drawn out."""
    box('tapecase', -.035, .035, -.018, .018, 0, .066, yellow, .014, 5)
    box('tapeside', -.027, .027, -.0185, .0185, .009, .057, dark, .012, 4)
    V, F = [], []
    for i in range(41):
        x = .033 + .2 * i / 40
        V += [(x, -.011, .0035), (x, 0, .0015), (x, .011, .0035)]
        if i:
            F += [(3 * i - 3, 3 * i, 3 * i + 1, 3 * i - 2), (3 * i - 2, 3 * i + 1, 3 * i + 2, 3 * i - 1)]
    m, n = mat('blade')
    x = n.n('ShaderNodeSeparateXYZ', {0: n.n('ShaderNodeTexCoord').outputs['Object']}).outputs[0]
    tick = n.math('LESS_THAN', n.math('FRACT', n.math('MULTIPLY', x, 200.)), .16)
    bold = n.math('LESS_THAN', n.math('FRACT', n.math('MULTIPLY', x, 20.)), .06)
    n.out(principled(n, Base_Color=n.mix(n.math('MAXIMUM', n.math('MULTIPLY', tick, .7), bold), srgb('#d9b53a'), (.02, .02, .02, 1)), Roughness=.35))
    mesh_obj('blade', V, F, m, 60)
    box('hook', .232, .234, -.011, .011, -.0, .012, steel, .0005)


def workshop(rg, dark):
    """Bench top, and a blurred wall with a window, shelf and hanging tools."""
    oak = m_wood('bench', '#a97f52', '#7d5836', 1.1, .5, 'X')
    for i in range(9):
        plank(rg, -1.6, 1.6, -.75 + i * .155, -.75 + (i + 1) * .155 - .0012, -.045, 0, oak, .003)
    wall = m_plaster('wall', '#a9ada4')
    wall_y('wall', -4, 4, -1, 3, 2.1, wall)
    board = m_wood('pegboard', '#b59468', '#94734a', 1.2, .6, 'X')
    plank(rg, -.55, 1.9, 2.04, 2.07, .22, 1.3, board)
    tools = [simple('tool%d' % k, srgb(c), .4) for k, c in enumerate(('#8f2f26', '#2f4a3e', '#c2922f', '#30353a'))]
    for k in range(9):
        x = -.35 + k * .25
        box('grip', x - .022, x + .022, 1.98, 2.03, .38, .55, tools[k % 4], .015, 3)
        box('shaft', x - .009, x + .009, 1.995, 2.015, .55, .85 + .1 * (k % 3), dark, .003)
    level('floor', -6, 6, -3, 5, -.9, simple('floor', srgb('#5a554c'), .8))


def main():
    job = Job('services_hero')
    scene, rg = new_scene(97)
    satin, brass = m_metal('satin', (.72, .72, .72, 1), .22), m_metal('brass', (.80, .58, .28, 1), .2)
    nickel, black = m_metal('nickel', (.66, .63, .58, 1), .24), simple('black', (.02, .02, .021, 1), .4)
    dark = simple('dark', (.02, .02, .02, 1), .5)
    workshop(rg, dark)
    with group((0, -.27, 0), 62):
        euro_cylinder(nickel, dark)
    with group((.10, -.20, 0), -24):
        with group() as lying:
            euro_cylinder(brass, dark, .08)
        lying.rotation_euler, lying.location = (0, math.pi / 2, 0), (-.024, 0, .0086)
    for x, y, turn in ((-.11, -.315, 28), (-.095, -.29, -12), (-.12, -.28, 75)):
        with group((x, y, .0015 + .002 * (turn < 0) + .004 * (turn > 50)), turn):
            key(nickel, rg)
    tube('keyring', [(-.125 + .017 * math.cos(t), -.302 + .017 * math.sin(t), .0035 + .002 * math.sin(t)) for t in np.linspace(0, 6.283, 33)[:-1]], .0011, satin, 4, True)
    with group((-.24, -.10, 0), 74):
        handle(satin, dark)
    with group((-.17, .06, 0), 98):
        handle(brass, dark)
    rubber = simple('rubber', (.012, .012, .012, 1), .55)
    with group((.28, -.15, 0), 40):
        gasket_coil(rubber, .082, 9, .0042, rg)
    with group((.36, .06, 0), 170):
        gasket_coil(simple('grey', srgb('#8a8d8c'), .6), .07, 6, .0045, rg)
    edge, spacer = simple('edge', srgb('#4f8a78'), .2), simple('spacer', (.02, .02, .021, 1), .6)
    with group((-.16, .19, 0), -9) as unit:
        glass_unit(.62, .44, m_glass('glass', (.93, .97, .955, 1), boost=1.2), edge, spacer)
    unit.rotation_euler[0] = math.radians(-4)
    anthracite, white = paint(ANTHRACITE, .8, .35, 'anthracite'), m_upvc('upvc', srgb('#eae9e5'), .28)
    outline = [(0, 0), (.07, 0), (.07, .05), (.052, .05), (.052, .066), (.0, .066)]
    chambers = [rect(.003, .022, .003, .030), rect(.025, .046, .003, .030), rect(.049, .067, .003, .047), rect(.003, .022, .033, .063), rect(.025, .046, .033, .063)]
    with group((.03, -.04, 0), 24):
        tube_section('upvcprofile', outline, chambers, 0, .26, white)
    with group((.14, 0, 0), 16):
        tube_section('aluprofile', [(0, 0), (.06, 0), (.06, .046), (.0, .046)], [rect(.002, .017, .002, .044), rect(.021, .039, .002, .044), rect(.043, .058, .002, .044)], 0, .24, anthracite)
    with group((.15, -.33, 0), 14):
        tape_measure(simple('yellow', srgb('#c9962a'), .4), black, satin)
    for k in range(7):
        x, y, t = -.215 + rg.uniform(-.045, .045), -.215 + rg.uniform(-.05, .04), rg.uniform(0, 360)
        with group((x, y, .004), t):
            tube('screw', [(0, 0, 0), (.034, 0, -.001), (.038, 0, -.0015)], .0021, nickel, 4)
            lathe('head', [(0, -.0025), (.0042, -.001), (.0042, .0), (0, .0)], nickel, 20, (0, 0, 0), 'X')
    pencil = simple('pencil', srgb('#8f2f26'), .4)
    tube('pencil', [(-.34, -.25, .0042), (-.215, -.325, .0042)], .004, pencil, 1)
    sky_world('#dfe6ec', '#f0efe8', hdri='interior', turn=30, strength=.55, saturation=.4)
    area((-1.5, -.2, 1.25), (0, 0, 0), 1.2, 60, (.96, .98, 1), sy=1.0)
    area((1.1, 1.5, 1.2), (.1, 0, 0), .7, 16, (1, .86, .66), sy=.7)
    area((.5, 1.6, 1.6), (.5, 2.1, .6), 1.5, 12, (1, .9, .75), sy=.4)
    camera((.03, -.98, .5), 45, (0, 0), (63, 0, 0), 'HORIZONTAL', dof=.93, fstop=9)
    job.render()


main()
