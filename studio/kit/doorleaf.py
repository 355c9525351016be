"""A composite door leaf built from a definition in millimetres (see studio/door-styles.json).

The leaf's origin is its bottom left corner as seen from the street. A definition holds raised panels, glazed lights,
boarded fields, ledges, braces and inlay lines, each with its own box [x, z, width, height]; `build_leaf` turns it into
geometry in front of the frame at depth FACE, and fits the handle, letterplate and knocker that the definition names.
"""
import math

import numpy as np
from mathutils import Vector

from lib import (arch, box, inset, lathe, m_paint, m_upvc, mat, mesh_obj, plate, principled, rect,
                 ring_sweep, simple, srgb, tube)

MM = .001
LEAF_WIDTH, LEAF_HEIGHT = 894 * MM, 2012 * MM
LEAF_BOTTOM = .030                      # above the threshold
FACE = .070                             # depth of the leaf's face behind the wall
LAYER = .00015                          # lift between overlaid skins
HANDLE_X, HANDLE_Z = 842, 970           # lever, in millimetres

# (inset, depth) profiles swept round each opening
PANEL_MOULD = [(0, 0), (.0015, -.0022), (.004, -.0042), (.0075, -.0052), (.0115, -.0048), (.015, -.003),
               (.018, -.0002), (.0205, .0032), (.0225, .0058), (.025, .0074), (.029, .0080), (.040, .0080),
               (.0415, .0076), (.052, .0042), (.066, .0006), (.069, .0), (.0705, -.0001)]
LIGHT_CASSETTE = [(0, 0), (.001, -.006), (.003, -.009), (.006, -.0105), (.010, -.011), (.018, -.0108),
                  (.024, -.0095), (.029, -.006), (.0315, -.002), (.033, .003), (.0335, .009)]
BOARD_TRIM = [(0, 0), (.002, -.003), (.006, -.004), (.012, -.003), (.015, 0)]

METALS = {'chrome': ((.80, .81, .82, 1), .29), 'gold': ((.80, .56, .24, 1), .30), 'black': ((.02, .02, .021, 1), .34)}


# ---------- outlines
def world(x, z):
    """Millimetres on the leaf to metres in the scene."""
    return x * MM - LEAF_WIDTH / 2, z * MM + LEAF_BOTTOM


def corners(b):
    """The scene's (x0, x1, z0, z1) of a box [x, z, w, h] in millimetres."""
    x0, z0 = world(b[0], b[1])
    return x0, x0 + b[2] * MM, z0, z0 + b[3] * MM


def outline(part):
    """Counter-clockwise outline of a panel or light: rectangle, arched head, round, oval, diamond or fan."""
    x0, x1, z0, z1 = corners(part['box'])
    shape = part.get('shape')
    cx, cz, rx, rz = (x0 + x1) / 2, (z0 + z1) / 2, (x1 - x0) / 2, (z1 - z0) / 2
    if shape in ('round', 'oval'):
        turns = np.linspace(0, 2 * math.pi, 49)[:-1]
        return [(cx + rx * math.cos(t), cz + rz * math.sin(t)) for t in turns]
    if shape == 'diamond':
        return [(cx, z0), (x1, cz), (cx, z1), (x0, cz)]
    if shape == 'fan':
        return [(cx + rx * math.cos(t), z0 + (z1 - z0) * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
    if part.get('head'):
        return arch(x0, x1, z0, z1, min(part['head'] * MM, rx * .999), 24)
    return rect(x0, x1, z0, z1)


def clip(p, q, loop):
    """The part of segment p-q inside a convex counter-clockwise loop, or None."""
    t0, t1 = 0., 1.
    d = (q[0] - p[0], q[1] - p[1])
    for (ax, az), (bx, bz) in zip(loop, loop[1:] + loop[:1]):
        nx, nz = az - bz, bx - ax
        num, den = nx * (p[0] - ax) + nz * (p[1] - az), nx * d[0] + nz * d[1]
        if abs(den) < 1e-12:
            if num < 0:
                return None
        elif den > 0:
            t0 = max(t0, -num / den)
        else:
            t1 = min(t1, -num / den)
    if t1 - t0 < 1e-4:
        return None
    return [(p[0] + d[0] * t, p[1] + d[1] * t) for t in (t0, t1)]


def hull(points):
    """Counter-clockwise convex hull; mends the kinks that insetting leaves in sharp corners."""
    def chain(pts):
        c = []
        for p in pts:
            while len(c) > 1 and (c[-1][0] - c[-2][0]) * (p[1] - c[-2][1]) <= (c[-1][1] - c[-2][1]) * (p[0] - c[-2][0]):
                c.pop()
            c.append(p)
        return c[:-1]
    pts = sorted(points)
    return chain(pts) + chain(pts[::-1])


# ---------- materials
def dim(hexcol, factor):
    """Linear colour of a hex value, darkened for sunlit paint."""
    return tuple(v * factor for v in srgb(hexcol)[:3]) + (1,)


def m_hardware(name, rgb, rough):
    """Even metal without surface noise, so that few samples render it clean."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=rgb, Roughness=rough, Metallic=1.))
    return m


def grain_vector(n, grain, along, across):
    """Scene position stretched along the grain."""
    return n.pos((across, across, along) if grain == 'V' else (along, across, across))


def m_woodskin(name, hexcol, factor, grain='V'):
    """Woodgrain skin: light and dark bands, fibres and pores along the grain."""
    m, n = mat(name)
    base, dark, light = dim(hexcol, factor), dim(hexcol, factor * .36), dim(hexcol, factor * 1.35)
    tone = n.noise(grain_vector(n, grain, .8, 14), 1, 3, .5, 1.2)
    bands = n.noise(grain_vector(n, grain, 1.3, 46), 1, 4, .6, .8)
    fibre = n.noise(grain_vector(n, grain, 6, 330), 1, 3, .65)
    c = n.mix(n.rng(tone, .3, .7, 0, 1), base, light)
    c = n.mix(n.rng(bands, .50, .68, 0, .75), c, dark)
    c = n.mix(n.rng(fibre, .48, .7, 0, .5), c, dark)
    n.out(principled(n, Base_Color=c, Roughness=.42, Specular=.3, Normal=n.bump(fibre, .5, .0008)))
    return m


def m_boards(name, hexcol, factor, x0, pitch, woody):
    """Upright tongue-and-groove boards: V grooves every `pitch` metres, counted from x0."""
    m, n = mat(name)
    x = n.n('ShaderNodeSeparateXYZ', {0: n.pos()}).outputs[0]
    f = n.math('FRACT', n.math('MULTIPLY', n.math('SUBTRACT', x, x0), 1 / pitch))
    edge = n.math('MULTIPLY', n.math('MINIMUM', f, n.math('SUBTRACT', 1., f)), pitch)
    groove = n.rng(edge, .0022, .0062, 1, 0)
    board = n.math('FLOOR', n.math('MULTIPLY', n.math('SUBTRACT', x, x0), 1 / pitch))
    shade = n.rng(n.math('FRACT', n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', board, 12.9)), 43.7)), 0, 1, .86, 1)
    fibre = n.noise(n.pos((170, 170, 5)), 1, 3, .65)
    base, dark = dim(hexcol, factor), dim(hexcol, factor * .36)
    c = n.mix(n.rng(fibre, .4, .62, .55 if woody else .14, 0), base, dark)
    c = n.mix(1., c, n.n('ShaderNodeCombineXYZ', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    c = n.mix(n.math('MULTIPLY', groove, .78), c, dim(hexcol, factor * .10))
    height = n.math('SUBTRACT', n.math('MULTIPLY', fibre, .12), groove)
    n.out(principled(n, Base_Color=c, Roughness=.38, Specular=.3, Normal=n.bump(height, .8, .005)))
    return m


def hallway(n, x, z):
    """Colours of a dim hall behind the door: floor, wall, a lit window at the far end and a newel post."""
    c = n.ramp(n.rng(z, 0, 2.1, 0, 1), [(0, srgb('#352a20')), (.18, srgb('#574535')), (.32, srgb('#8b7a66')),
                                       (.6, srgb('#948770')), (.85, srgb('#665b4d')), (1, srgb('#3d362e'))])
    window = n.math('MULTIPLY', n.rng(n.math('ABSOLUTE', n.math('ADD', x, -.10)), .08, .24, 1, 0),
                    n.rng(n.math('ABSOLUTE', n.math('ADD', z, -1.38)), .20, .46, 1, 0))
    c = n.mix(window, c, (1.15, 1.12, 1.05, 1))
    post = n.rng(n.math('ABSOLUTE', n.math('ADD', x, .26)), .04, .10, 1, 0)
    return n.mix(n.math('MULTIPLY', post, .7), c, srgb('#2e2219'))


def m_light(kind):
    """Glass of a light: the hall looked up through the pattern's displacement, under a glossy reflecting face."""
    m, n = mat('glass_' + kind)
    p = n.pos()
    sep = n.n('ShaderNodeSeparateXYZ', {0: p})
    x, z = sep.outputs[0], sep.outputs[2]
    ox = oz = 0.
    height, rough = n.noise(p, 2.0, 1, .5), .02
    strength, gloss = (.02, 1.6)
    if kind == 'reeded':
        f = n.math('FRACT', n.math('MULTIPLY', x, 1 / .016))
        ox = n.math('MULTIPLY', n.math('SUBTRACT', f, .5), .40)
        height = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', x, math.pi / .016)))
        strength, rough = 1., .06
    elif kind == 'stipple':
        cells = n.n('ShaderNodeTexNoise', {'Vector': p, 'Scale': 70., 'Detail': 2.})
        s = n.n('ShaderNodeSeparateXYZ', {0: cells.outputs['Color']})
        ox = n.math('MULTIPLY', n.math('SUBTRACT', s.outputs[0], .5), .8)
        oz = n.math('MULTIPLY', n.math('SUBTRACT', s.outputs[1], .5), .8)
        height, strength, rough = cells.outputs['Fac'], .7, .08
    elif kind == 'satin':
        rough, gloss = .45, 1.0
    look = hallway(n, n.math('ADD', x, ox), n.math('ADD', z, oz))
    if kind == 'satin':
        look = n.mix(.72, look, n.ramp(n.rng(z, .2, 2.1, 0, 1), [(0, srgb('#8d8a80')), (1, srgb('#bfc4c2'))]))
    if kind == 'clear':                                     # darker hall, with the street's sky mirrored across it
        slant = n.math('ADD', z, n.math('MULTIPLY', x, .9))
        look = n.mix(n.rng(slant, 1.25, 2.1, .55, .0), look, srgb('#0d0f10'))
        look = n.mix(n.math('MULTIPLY', n.rng(slant, 1.62, 1.66, 0, 1), n.rng(slant, 1.98, 2.02, .5, 0)), look, srgb('#cfd8dc'))
    bump = n.bump(height, strength, .003)
    em = n.n('ShaderNodeEmission', {'Color': look, 'Strength': .42})
    gl = n.n('ShaderNodeBsdfGlossy', {'Roughness': rough, 'Normal': bump})
    fr = n.math('MULTIPLY', n.n('ShaderNodeFresnel', {'IOR': 1.5, 'Normal': bump}).outputs[0], gloss, True)
    n.out(n.n('ShaderNodeMixShader', {0: fr, 1: em.outputs[0], 2: gl.outputs[0]}))
    return m


class Paints:
    """The materials of one leaf, made once each."""

    def __init__(self, hexcol, woodgrain, factor, metal):
        self.hex, self.wood, self.factor = hexcol, woodgrain, factor
        colour = dim(hexcol, factor)
        if woodgrain:
            self.v, self.h = m_woodskin('skinV', hexcol, factor), m_woodskin('skinH', hexcol, factor, 'H')
            self.trim = self.v
        else:
            self.v, self.h = m_paint('skinV', colour, 'V', .40, .4), m_paint('skinH', colour, 'H', .40, .4)
            self.trim = m_upvc('trim', colour, .42)
        self.groove = simple('groove', dim(hexcol, factor * .10), .7)
        self.lead = simple('lead', (.035, .037, .04, 1), .5)
        rgb, rough = METALS[metal]
        self.metal = m_hardware('metal', rgb, rough)
        self.steel = m_hardware('steel', (.62, .63, .64, 1), .34)
        self.dark = simple('dark', (.006, .006, .006, 1), .7)
        self.glass = {}

    def light(self, kind):
        if kind not in self.glass:
            self.glass[kind] = m_light(kind)
        return self.glass[kind]


# ---------- parts
def scaled(profile, part, full):
    """A profile shrunk for parts narrower than `full` millimetres."""
    k = min(1., min(part['box'][2:]) / full)
    return [(d * k, FACE + y * k) for d, y in profile]


def strip(name, p, q, width, y, height, m, bevel=True):
    """A raised bar from p to q on the plane y: two slopes and a flat when bevelled, else a flat ribbon."""
    d = Vector((q[0] - p[0], q[1] - p[1])).normalized()
    n = Vector((-d.y, d.x)) * width / 2
    rows = [(-1, 0), (-.45, height), (.45, height), (1, 0)] if bevel else [(-1, height), (1, height)]
    v = [(e[0] + n.x * k, y - h, e[1] + n.y * k) for k, h in rows for e in (p, q)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    return mesh_obj(name, v, f, m)


def bars(part, loop, paints):
    """Glazing bars, diamond leading or fan rays across a light."""
    spec = part.get('bars') or {}
    xs, zs = [p[0] for p in loop], [p[1] for p in loop]
    x0, x1, z0, z1 = min(xs), max(xs), min(zs), max(zs)
    y = FACE + .0055
    segments = []
    if 'grid' in spec:
        cols, rows = spec['grid']
        segments += [((x0 + (x1 - x0) * i / cols, z0 - 1), (x0 + (x1 - x0) * i / cols, z1 + 1)) for i in range(1, cols)]
        segments += [((x0 - 1, z0 + (z1 - z0) * i / rows), (x1 + 1, z0 + (z1 - z0) * i / rows)) for i in range(1, rows)]
    if 'fan' in spec:
        cx = (x0 + x1) / 2
        for i in range(1, spec['fan']):
            t = math.pi * i / spec['fan']
            segments.append(((cx, z0), (cx + 2 * math.cos(t), z0 + 2 * math.sin(t))))
        rx, rz = (x1 - x0) * .16, (z1 - z0) * .30
        hub = [(cx + rx * math.cos(t), z0 + rz * math.sin(t)) for t in np.linspace(0, math.pi, 17)]
        segments += list(zip(hub, hub[1:]))
    for p, q in segments:
        s = clip(p, q, loop)
        if s:
            strip('bar', *s, .024, y, .010, paints.trim)
    if 'lattice' in spec:
        step, slope = spec['lattice'] * MM, 1.35
        cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
        for i in range(-14, 15):
            for sign in (-1, 1):
                a = (cx + i * step - 3, cz - sign * 3 * slope)
                b = (cx + i * step + 3, cz + sign * 3 * slope)
                s = clip(a, b, loop)
                if s:
                    strip('lead', *s, .0085, y, .0016, paints.lead, False)


def light(part, paints):
    """One glazed light: cassette, pane and its bars."""
    loop, profile = outline(part), scaled(LIGHT_CASSETTE, part, 150)
    ring_sweep('cassette', loop, profile, paints.trim, False, 40)
    pane = hull(inset(loop, profile[-1][0] - .0005))
    mesh_obj('pane', [(x, FACE + .006, z) for x, z in pane], [tuple(range(len(pane)))], paints.light(part['glass']))
    bars(part, pane, paints)


def rails(parts):
    """Bands of the middle free of any part: the rails, whose grain lies level."""
    busy = sorted((p['box'][1], p['box'][1] + p['box'][3]) for p in parts)
    edge, bands = 0, []
    for lo, hi in busy + [(2012, 2012)]:
        if lo - edge > 40:
            bands.append((edge, lo))
        edge = max(edge, hi)
    return bands


def fits(part, field):
    """Whether a part lies inside a boarded field."""
    x, z, w, h = part['box']
    X, Z, W, H = field['box']
    return x >= X and z >= Z and x + w <= X + W and z + h <= Z + H


def build_skin(style, paints):
    """The leaf's face with its openings, the rails over it, and boarded fields."""
    panels, lights, fields = style.get('panels', []), style.get('lights', []), style.get('boards', [])
    openings = panels + lights
    x0, x1, z0, z1 = corners([0, 0, 894, 2012])
    box('core', x0, x1, FACE + .014, FACE + .03, z0, z1, paints.dark, 0)
    for a, b in ((x0, x0 + .002), (x1 - .002, x1)):
        box('edge', a, b, FACE + .0003, FACE + .03, z0, z1, paints.trim, 0)
    gap = .004
    plate('gasket', rect(x0 - gap, x1 + gap, z0 - gap, z1 + gap), [rect(x0 + .001, x1 - .001, z0 + .001, z1 - .001)],
          FACE + .0008, paints.dark)
    plate('face', rect(x0, x1, z0, z1), [outline(p) for p in openings], FACE, paints.v)
    if not style.get('flush'):
        for lo, hi in rails(openings + fields):
            plate('rail', rect(*corners([112, lo, 670, hi - lo])), [], FACE - LAYER, paints.h)
    for f in fields:
        bx0, bx1, bz0, bz1 = corners(f['box'])
        holes = [outline(p) for p in openings if fits(p, f)]
        pitch = (bx1 - bx0) / max(2, round(f['box'][2] / f['pitch']))
        m = m_boards('boards', paints.hex, paints.factor, bx0, pitch, paints.wood)
        plate('boards', rect(bx0, bx1, bz0, bz1), holes, FACE - LAYER, m)
        ring_sweep('trim', rect(bx0 - .008, bx1 + .008, bz0 - .008, bz1 + .008),
                   [(d, FACE - LAYER + y) for d, y in BOARD_TRIM], paints.trim, False, 40)


def proud(name, loop, m, depth=.016):
    """A bevelled batten standing proud of the face."""
    ring_sweep(name, loop, [(0, FACE), (0, FACE - depth + .004), (.0015, FACE - depth + .001), (.005, FACE - depth)], m)


def build_extras(style, paints):
    """Ledges, braces, inlay lines, the split of a stable door and the weather bar."""
    for part in style.get('ledges', []):
        proud('ledge', rect(*corners(part['box'])), paints.h)
    for i, (bx0, bz0, bx1, bz1) in enumerate(style.get('braces', [])):
        p, q = Vector(world(bx0, bz0)), Vector(world(bx1, bz1))
        d = (q - p).normalized()
        n = Vector((-d.y, d.x)) * .052
        proud('brace', [tuple(v) for v in (p - n, q - n, q + n, p + n)], paints.v, .013 + .0004 * i)
    for line in style.get('lines', []):
        p, q = world(*line['from']), world(*line['to'])
        if line.get('metal'):
            strip('inlay', p, q, .012, FACE, .0012, paints.steel)
        else:
            strip('groove', p, q, .007, FACE, .0004, paints.groove, False)
    x0, x1, _, _ = corners([0, 0, 894, 0])
    if style.get('split'):
        z = world(0, style['split'])[1]
        box('gap', x0, x1, FACE - .0006, FACE + .01, z - .003, z + .003, paints.dark, 0)
        box('drip', x0 + .012, x1 - .012, FACE - .016, FACE, z + .004, z + .034, paints.trim, .006, 3)
    sill = [(FACE, .092), (FACE - .006, .092), (FACE - .030, .062), (FACE - .031, .052), (FACE - .028, .050), (FACE, .050)]
    v = [(x, y, z) for x in (x0 + .01, x1 - .01) for y, z in sill]
    mesh_obj('weatherbar', v, [tuple(range(6)), tuple(range(11, 5, -1))] +
             [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)], paints.trim)


# ---------- furniture
def lever(paints, split):
    """Lever on a long backplate with a key cylinder."""
    hx, hz = world(HANDLE_X, min(HANDLE_Z, split - 150) if split else HANDLE_Z)
    m = paints.metal
    box('backplate', hx - .0165, hx + .0165, FACE - .0085, FACE, hz - .125, hz + .115, m, .0075, 5)
    lathe('rose', [(0, .013), (.0115, .013), (.0125, .012), (.0125, 0)], m, 40, (hx, FACE - .008, hz + .045), 'Y')
    pts = [(hx, FACE - .018, hz + .045), (hx, FACE - .040, hz + .045)]
    pts += [(hx - .012 * (1 - math.cos(t)), FACE - .040 - .012 * math.sin(t), hz + .045) for t in np.linspace(.2, math.pi / 2, 6)]
    pts += [(hx - .012 - .105 * t, FACE - .052 + .006 * t * t, hz + .045 - .004 * math.sin(t * 3.14)) for t in np.linspace(.05, 1, 12)]
    tube('lever', pts, .0092, m, 8)
    cylinder(hx, hz - .048, FACE - .0085, m)


def cylinder(x, z, y, m):
    """Euro cylinder under the lever or beside a bar."""
    lathe('cylinder', [(0, .006), (.0080, .006), (.0085, .0055), (.0085, 0)], m, 32, (x, y, z), 'Y')
    box('cylinderfoot', x - .005, x + .005, y - .0057, y + .0005, z - .025, z - .002, m, .004, 3)


def bar_handle(paints, low=480, high=1560):
    """Full-height pull bar on two standoffs, with a round escutcheon."""
    x, za = world(800, low)
    _, zb = world(800, high)
    m = paints.steel
    tube('bar', [(x, FACE - .062, za), (x, FACE - .062, zb)], .0155, m, 8)
    for z in (za + .14, zb - .14):
        tube('standoff', [(x, FACE, z), (x, FACE - .062, z)], .009, m, 6)
    hx, hz = world(HANDLE_X + 16, HANDLE_Z)
    lathe('escutcheon', [(0, .006), (.022, .006), (.0245, .004), (.0245, 0)], m, 40, (hx, FACE, hz), 'Y')
    cylinder(hx, hz, FACE - .006, m)


def letterplate(z, paints):
    """Letterplate centred on the leaf at height z (mm)."""
    cx, cz = world(447, z)
    a, b = .140, .032
    ring_sweep('letter', rect(cx - a, cx + a, cz - b, cz + b),
               [(0, FACE - LAYER), (0, FACE - .004), (.0012, FACE - .0065), (.003, FACE - .0078), (.009, FACE - .0082),
                (.0105, FACE - .0075), (.0115, FACE - .006), (.0115, FACE - .001)], paints.metal, False, 40)
    box('flap', cx - a + .0125, cx + a - .0125, FACE - .0072, FACE - .001, cz - b + .0125, cz + b - .0125, paints.metal, .0025, 4)


def knocker(z, paints):
    """Ring knocker and a spyhole above it."""
    cx, cz = world(447, z)
    m = paints.metal
    lathe('spyhole', [(0, .003), (.004, .0035), (.0075, .003), (.0085, 0)], m, 32, (cx, FACE, cz + .16), 'Y')
    lathe('knob', [(0, .020), (.010, .019), (.0135, .014), (.0125, .008), (.020, .004), (.022, 0)], m, 40, (cx, FACE, cz + .045), 'Y')
    ring = [(cx + .038 * math.sin(t), FACE - .014 - .004 * (1 - math.cos(t)) / 2, cz + .004 + .038 * math.cos(t))
            for t in np.linspace(0, 2 * math.pi, 49)[:-1]]
    tube('ring', ring, .0056, m, 8, True)


def build_leaf(style, hexcol, woodgrain, factor):
    """The whole leaf with its furniture."""
    paints = Paints(hexcol, woodgrain, factor, style['hardware'])
    build_skin(style, paints)
    for part in style.get('panels', []):
        ring_sweep('panel', outline(part), scaled(PANEL_MOULD, part, 240), paints.v, True, 40)
    for part in style.get('lights', []):
        light(part, paints)
    build_extras(style, paints)
    if style['handle'] == 'bar':
        bar_handle(paints)
    else:
        lever(paints, style.get('split'))
    if style.get('letterplate'):
        letterplate(style['letterplate'], paints)
    if style.get('knocker'):
        knocker(style['knocker'], paints)
