"""Parts shared by the door scenes: leaves, frames, furniture, porches, terraces, planting, rooms and light.

Everything is modelled in metres with facades in the plane y = 0, facing -Y. Parts are built around the origin and
placed with `Group`. Materials and primitive geometry come from lib.py.
"""
import os
import tempfile

from lib import *

HALF_BRICK = .1125       # facade grid: openings start and end on multiples of half a brick (with its joint)
COURSE = .075            # height of one brick course with its joint
FRAME_FACE = .054        # frame face beside the leaf, including the shadow gap
LEAF_THICKNESS = .048
HANDLE_HEIGHT = 1.0
GROOVE = .0005           # hairline between the members of a leaf

FRAME_PROFILE = [(0, .115), (0, .0535), (.0008, .0512), (.003, .05), (.028, .05), (.031, .0506), (.034, .0525),
                 (.043, .0600), (.047, .0622), (.0495, .0640), (.051, .067), (.051, .095)]
PANEL_PROFILE = [(0, 0), (.0015, -.0022), (.004, -.0042), (.0075, -.0052), (.0115, -.0048), (.015, -.003),
                 (.018, -.0002), (.0205, .0032), (.0225, .0058), (.025, .0074), (.029, .0080), (.040, .0080),
                 (.0415, .0076), (.052, .0042), (.066, .0006), (.069, .0), (.0705, -.0001)]
CASSETTE_PROFILE = [(0, 0), (.001, -.006), (.003, -.009), (.006, -.0105), (.010, -.011), (.018, -.0108),
                    (.024, -.0095), (.029, -.006), (.0315, -.002), (.033, .003), (.0335, .009)]
SLIM_PROFILE = [(0, 0), (.0005, -.003), (.002, -.004), (.012, -.004), (.0135, -.003), (.014, .004), (.014, .009)]


class Group:
    """Hangs every object made inside the block on one empty, so that a part can be placed as a whole."""

    def __init__(self, x=0, y=0, z=0, turn=0, scale=1):
        self.place = (x, y, z), math.radians(turn), scale

    def __enter__(self):
        self.before = {o.name for o in bpy.data.objects}
        return self

    def __exit__(self, *exc):
        self.objects = [o for o in bpy.data.objects if o.name not in self.before]
        handle = bpy.data.objects.new('group', None)
        bpy.context.scene.collection.objects.link(handle)
        handle.location, handle.rotation_euler, handle.scale = self.place[0], (0, 0, self.place[1]), (self.place[2],) * 3
        for o in self.objects:
            if o.parent is None:
                o.parent = handle


def copies(objects, places):
    """Instances a list of objects at (x, y, z, turn in degrees, scale)."""
    for x, y, z, turn, scale in places:
        for o in objects:
            c = bpy.data.objects.new(o.name, o.data)
            bpy.context.scene.collection.objects.link(c)
            c.location, c.rotation_euler, c.scale = (x, y, z), (0, 0, math.radians(turn)), (scale,) * 3


def tag(o, rg):
    """Gives an object the `rnd` attribute that wood and stone materials vary by."""
    a = o.data.attributes.new('rnd', 'FLOAT', 'POINT')
    a.data.foreach_set('value', [rg.random()] * len(o.data.vertices))
    return o


# ---------------------------------------------------------------- materials
def shade(hexcol, k=1.0):
    """Colour of a hex code, scaled in linear light (sunlit paint comes out too light at 1)."""
    return tuple(v * k for v in srgb(hexcol)[:3]) + (1,)


class Paint:
    """Embossed composite skin in one colour: vertical grain, horizontal grain and smooth trim."""

    def __init__(self, hexcol, k=.42):
        c = shade(hexcol, k)
        self.v, self.h, self.trim = m_paint('paintV', c, 'V', .36, .35), m_paint('paintH', c, 'H', .36, .35), m_upvc('trim', c, .42)


def furniture(finish):
    """Metal of handles and plates: chrome, brass, black or steel."""
    col = {'chrome': (.82, .83, .84, 1), 'brass': (.86, .62, .30, 1), 'black': (.03, .03, .03, 1), 'steel': (.68, .68, .68, 1)}[finish]
    if finish == 'steel':
        return simple('furniture', col, .34, metal=1)
    return m_metal('furniture', col, .24 if finish == 'brass' else .17)


def timber(name, c1, c2, axis='Z', scale=1.4, rough=.7):
    """Planed boards with the grain along one axis; varies by the `rnd` attribute."""
    m, n = mat(name)
    a = n.attr('rnd').outputs['Fac']
    s = [14 * scale] * 3
    s['XYZ'.index(axis)] = .9 * scale
    off = n.n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', a, 40.), 1: n.math('MULTIPLY', a, 17.), 2: n.math('MULTIPLY', a, 23.)}).outputs[0]
    p = n.n('ShaderNodeVectorMath', {0: n.pos(tuple(s)), 1: off}, operation='ADD').outputs[0]
    grain, fine = n.noise(p, 1.3, 6, .6, .4), n.noise(p, 7, 4, .7)
    c = n.mix(n.rng(grain, .3, .7, 0, 1), srgb(c1), srgb(c2))
    c = n.mix(n.rng(fine, .5, .75, 0, .35), c, shade(c2, .4))
    c = n.mix(n.math('MULTIPLY', a, .45), c, shade(c2, .75))
    n.out(principled(n, Base_Color=c, Roughness=n.rng(fine, .3, .7, rough - .08, rough + .12), Normal=n.bump(fine, .12, .001)))
    return m


def render_coat(name, hexcol):
    """Sand-and-cement render with float marks, rain streaks and a splash band at the foot."""
    m, n = mat(name)
    p = n.pos()
    c = srgb(hexcol)
    c = n.mix(n.rng(n.noise(p, .8, 5, .6), .35, .7, 0, .22), c, shade(hexcol, .62))
    c = n.mix(n.rng(n.noise(n.pos((7, 7, .5)), 1, 4, .6), .5, .75, 0, .16), c, shade(hexcol, .5))
    z = n.n('ShaderNodeSeparateXYZ', {0: p}).outputs[2]
    c = n.mix(n.math('MULTIPLY', n.rng(z, -.15, .3, .5, 0), n.rng(n.noise(p, 5, 5, .65), .3, .7, .2, 1)), c, srgb('#6f675a'))
    h = n.math('ADD', n.math('MULTIPLY', n.noise(p, 9, 3, .5), 1.5), n.math('MULTIPLY', n.noise(p, 260, 3, .7), .55))
    n.out(n.n('ShaderNodeBsdfDiffuse', {'Color': c, 'Roughness': .6, 'Normal': n.bump(h, .5, .003)}))
    return m


def cloth(name, hexcol, translucent=.3, glow=0.0):
    """Woven fabric that lets some light through (curtains, shades, cushions); `glow` stands in for unlit rooms behind small windows."""
    m, n = mat(name)
    c = srgb(hexcol)
    weave = n.bump(n.noise(n.pos((1, 1, 1)), 420, 2, .6), .2, .001)
    d = n.n('ShaderNodeBsdfDiffuse', {'Color': c, 'Normal': weave})
    t = n.n('ShaderNodeBsdfTranslucent', {'Color': c})
    s = n.n('ShaderNodeMixShader', {0: translucent, 1: d.outputs[0], 2: t.outputs[0]}).outputs[0]
    if glow:
        e = n.n('ShaderNodeEmission', {'Color': c, 'Strength': glow}).outputs[0]
        s = n.n('ShaderNodeAddShader', {0: s, 1: e}).outputs[0]
        m.cycles.sample_as_light = False
    n.out(s)
    return m


def lit(name, col, strength):
    """Visible glowing surface that is not sampled as a light (real lights stand beside it)."""
    m = emit(name, col, strength)
    m.cycles.sample_as_light = False
    return m


def obscure_glass(kind='reeded', cx=0.0, glow=.2, tint=(1, 1, 1)):
    """Decorative glass with a hall behind it, looked up through the pattern; `cx` is the middle of the hall."""
    m, n = mat('obscure_' + kind)
    p = n.pos()
    sep = n.n('ShaderNodeSeparateXYZ', {0: p})
    x, z = n.math('SUBTRACT', sep.outputs[0], cx), sep.outputs[2]
    if kind == 'reeded':
        pitch = .012
        phase = n.math('MULTIPLY', x, math.pi / pitch)
        height, strength, dist = n.math('ABSOLUTE', n.math('SINE', phase)), 1.0, .003
        dx, dz = n.math('MULTIPLY', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', x, 1 / pitch)), .5), .36), 0.0
    elif kind == 'satin':
        height, strength, dist = n.noise(p, 500, 2), .08, .001
        dx = dz = 0.0
    else:
        height = n.noise(p, 60, 2, .5)
        strength, dist = .8, .004
        s2 = n.n('ShaderNodeSeparateXYZ', {0: n.n('ShaderNodeTexNoise', {'Vector': p, 'Scale': 55., 'Detail': 2.}).outputs['Color']})
        dx = n.math('MULTIPLY', n.math('SUBTRACT', s2.outputs[0], .5), .8)
        dz = n.math('MULTIPLY', n.math('SUBTRACT', s2.outputs[1], .5), .8)
    u, v = n.math('ADD', x, dx), n.math('ADD', z, dz)
    hall = n.ramp(n.rng(v, 0, 2.1, 0, 1), [(0, srgb('#2a2019')), (.25, srgb('#5b4635')), (.42, srgb('#8f7c66')),
                                         (.65, srgb('#a39482')), (.85, srgb('#6d6053')), (1, srgb('#3d3630'))])

    def window(cxx, half_w, czz, half_h):
        return n.math('MULTIPLY', n.rng(n.math('ABSOLUTE', n.math('SUBTRACT', u, cxx)), half_w, half_w + .07, 1, 0),
                      n.rng(n.math('ABSOLUTE', n.math('SUBTRACT', v, czz)), half_h, half_h + .12, 1, 0))
    hall = n.mix(n.math('MULTIPLY', window(-.32, .05, 1.0, 1.1), .8), hall, srgb('#2c2019'))
    hall = n.mix(window(.10, .09, 1.45, .30), hall, (2.2, 2.1, 1.9, 1))
    hall = n.mix(1.0, hall, (*tint, 1), 'MULTIPLY')
    e = n.n('ShaderNodeEmission', {'Color': hall, 'Strength': glow}).outputs[0]
    b = n.bump(height, strength, dist)
    g = n.n('ShaderNodeBsdfGlossy', {'Roughness': .25 if kind == 'satin' else .08, 'Normal': b})
    fr = n.math('MULTIPLY', n.n('ShaderNodeFresnel', {'IOR': 1.5, 'Normal': b}).outputs[0], 1.9, True)
    n.out(n.n('ShaderNodeMixShader', {0: fr, 1: e, 2: g.outputs[0]}))
    m.cycles.sample_as_light = False
    return m


def clear_glass(turn=90, strength=.6, tint=(1, 1, 1, 1), boost=1.5, hdri='forest'):
    """Double-glazed clear pane without render noise: transparent, with the sky's reflection looked up and added as emission.

    `turn`, `strength` and `tint` repeat those of the scene's world_hdri.
    """
    m, n = mat('clearglass')
    wobble = n.bump(n.noise(n.pos(), 1.6, 1, .5), .03, .02)
    geometry = n.n('ShaderNodeNewGeometry')
    facing = geometry.outputs['Incoming']
    cosine = n.math('ABSOLUTE', n.n('ShaderNodeVectorMath', {0: facing, 1: geometry.outputs['Normal']}, operation='DOT_PRODUCT').outputs['Value'])
    schlick = n.math('ADD', n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', 1., cosine), 5.), .957), .043)
    fr = n.math('MINIMUM', n.math('MULTIPLY', schlick, 1.9 * boost), .95)
    mirror = n.n('ShaderNodeVectorMath', {0: n.n('ShaderNodeVectorMath', {0: facing, 3: -1.}, operation='SCALE').outputs[0], 1: wobble}, operation='REFLECT').outputs[0]
    lookup = n.n('ShaderNodeMapping', {'Vector': mirror, 'Rotation': (0, 0, math.radians(turn))}).outputs[0]
    e = n.n('ShaderNodeTexEnvironment', {'Vector': lookup})
    e.image = bpy.data.images.load(HDRI + hdri + '.exr')
    sky = n.mix(1.0, e.outputs[0], tint, 'MULTIPLY')
    shine = n.n('ShaderNodeEmission', {'Color': sky, 'Strength': n.math('MULTIPLY', fr, strength)}).outputs[0]
    through = n.math('SUBTRACT', 1., fr)
    t = n.n('ShaderNodeBsdfTransparent', {'Color': n.mix(1.0, n.n('ShaderNodeCombineXYZ', {0: through, 1: through, 2: through}).outputs[0], (.93, .96, .95, 1), 'MULTIPLY')}).outputs[0]
    n.out(n.n('ShaderNodeAddShader', {0: shine, 1: t}))
    m.cycles.sample_as_light = False
    return m


# ---------------------------------------------------------------- leaves and frames
def grid_cells(w, stile, count, gap):
    """(x0, x1) of `count` equal cells between the stiles of a leaf."""
    inner = w - 2 * stile
    cell = (inner - gap * (count - 1)) / count
    return [(-inner / 2 + i * (cell + gap), -inner / 2 + i * (cell + gap) + cell) for i in range(count)]


def panelled_leaf(w, h, rows, paint, glass, stile=.112):
    """Composite leaf of stiles and rails, x centred, foot at z = 0, face at y = 0.

    rows: bottom to top, (z0, z1, [(x0, x1, kind)]), kind 'panel', 'glass' or an arch rise for an arched pane.
    """
    gasket = simple('core', (.006, .006, .006, 1), .6)
    xi = w / 2 - stile
    box('core', -w / 2 + .001, w / 2 - .001, .012, LEAF_THICKNESS, .001, h - .001, gasket, 0)
    for s in (-1, 1):
        x0, x1 = sorted((s * w / 2, s * (xi + GROOVE)))
        plate('stile', rect(x0, x1, 0, h), [], 0, paint.v)
        box('edge', min(s * w / 2, s * (w / 2 - .002)), max(s * w / 2, s * (w / 2 - .002)), .0003, .03, 0, h, paint.trim, 0)
    box('edge', -w / 2, w / 2, .0003, .03, h - .002, h, paint.trim, 0)

    def fill(x0, x1, z0, z1, kind):
        loop = rect(x0, x1, z0, z1)
        if kind == 'panel':
            ring_sweep('panel', loop, PANEL_PROFILE, paint.v, True, 40)
            return
        if kind != 'glass':
            loop = arch(x0, x1, z0, z1, kind)
            plate('spandrel', rect(x0 - 1e-4, x1 + 1e-4, z0 - 1e-4, z1 + 1e-4), [inset(loop, 1e-4)], 0, paint.h)
        ring_sweep('cassette', loop, CASSETTE_PROFILE, paint.trim, False, 40)
        inner = inset(loop, .033)
        mesh_obj('pane', [(x, .006, z) for x, z in inner], [tuple(range(len(inner)))], glass)

    z = 0
    for z0, z1, cells in rows:
        plate('rail', rect(-xi, xi, z, z0 - GROOVE), [], 0, paint.h)
        x = -xi
        for x0, x1, kind in cells:
            if x0 > x:
                plate('muntin', rect(x + GROOVE, x0 - GROOVE, z0, z1), [], 0, paint.v)
            fill(x0, x1, z0, z1, kind)
            x = x1
        z = z1
    plate('rail', rect(-xi, xi, z, h), [], 0, paint.h)


def boarded_leaf(w, h, joints, units, paint, glass, bezel):
    """Flush contemporary leaf: horizontal V joints at the heights `joints`, glazed `units` (x0, x1, z0, z1) in slim bezels."""
    gasket = simple('core', (.006, .006, .006, 1), .6)
    box('core', -w / 2 + .001, w / 2 - .001, .0125, LEAF_THICKNESS, .001, h - .001, gasket, 0)
    cuts = [0] + list(joints) + [h]
    for z0, z1 in zip(cuts[:-1], cuts[1:]):
        a, b = z0 + (.002 if z0 else 0), z1 - (.002 if z1 < h else 0)
        holes = [rect(*u) for u in units if z0 < u[2] < z1]
        plate('board', rect(-w / 2, w / 2, a, b), holes, 0, paint.h)
    for z in joints:
        mesh_obj('joint', [(x, y, zz) for zz, y in ((z - .002, 0), (z, .003), (z + .002, 0)) for x in (-w / 2, w / 2)],
                 [(0, 1, 3, 2), (2, 3, 5, 4)], paint.trim)
    for s in (-1, 1):
        box('edge', min(s * w / 2, s * (w / 2 - .002)), max(s * w / 2, s * (w / 2 - .002)), .0003, .03, 0, h, paint.trim, 0)
    for u in units:
        ring_sweep('bezel', rect(*u), SLIM_PROFILE, bezel, False, 40)
        inner = inset(rect(*u), .013)
        mesh_obj('pane', [(x, .005, z) for x, z in inner], [(0, 1, 2, 3)], glass)


def weather_bar(w, m):
    """Rain deflector along the foot of a leaf."""
    section = ((0, .062), (-.006, .062), (-.030, .032), (-.031, .022), (-.028, .020), (0, .020))
    v = [(x, y, z) for x in (-w / 2 + .01, w / 2 - .01) for y, z in section]
    mesh_obj('weatherbar', v, [tuple(range(6)), tuple(range(11, 5, -1))] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)], m)


def door_frame(x0, x1, height, m, y=0.0, mullions=(), sealant='#9a948a'):
    """Outer frame with sealant, gasket and threshold filling the opening x0..x1; mullion centres in `mullions`."""
    seal, gasket = simple('seal', srgb(sealant), .7), simple('gasket', (.006, .006, .006, 1), .6)
    alu = m_metal('threshold', (.55, .55, .55, 1), .36)
    a, b = x0 + .005, x1 - .005
    with Group(y=y):
        for xa, xb in ((x0, a + .002), (b - .002, x1)):
            box('seal', xa, xb, .055, .10, 0, height, seal, 0)
        box('seal', x0, x1, .055, .10, height - .006, height, seal, 0)
        ring_sweep('frame', rect(a, b, -.032, height - .004), FRAME_PROFILE, m, False, 28)
        box('gasketback', a + .03, b - .03, .112, .12, 0, height - .02, gasket, 0)
        box('threshold', a, b, .012, .10, 0, .014, alu, .003, 3)
        box('threshold2', a + .01, b - .01, .05, .10, .012, .024, alu, .002)
        for x in mullions:
            box('mullion', x - .03, x + .03, .052, .11, .014, height - .03, m, .004, 3)


def fixed_pane(x0, x1, z0, z1, y, m, glass):
    """Glazed side panel inside a frame: bead, gasket line and pane."""
    gasket = simple('gasket', (.006, .006, .006, 1), .6)
    ring_sweep('bead', rect(x0, x1, z0, z1), [(0, y), (.003, y - .003), (.012, y - .003), (.024, y + .006), (.026, y + .012)], m, False, 30)
    ring_sweep('beadgasket', rect(x0 + .0255, x1 - .0255, z0 + .0255, z1 - .0255), [(0, y + .0115), (.003, y + .0115), (.003, y + .02)], gasket, False)
    mesh_obj('pane', [(x, y + .016, z) for x, z in rect(x0 + .02, x1 - .02, z0 + .02, z1 - .02)], [(0, 1, 2, 3)], glass)


def upvc_sash(w, h, m, glass, face=.078, depth=.06, panel_to=None):
    """Welded uPVC sash, x 0..w, z 0..h, front at y = 0, finished on both sides; `panel_to` fills it with a moulded panel below that height."""
    gasket = simple('gasket', (.02, .02, .02, 1), .6)
    f = face
    ring_sweep('sash', rect(0, w, 0, h), [(0, depth), (0, .004), (.0012, .0012), (.004, 0), (f - .024, 0), (f - .020, .0015),
                                         (f - .011, .008), (f - .004, .0135), (f, .015), (f, .05)], m, False, 30)
    ring_sweep('sashback', rect(0, w, 0, h)[::-1], [(0, depth), (0, depth + .0015), (-f, depth + .0015), (-f, .05)], m, False, 30)
    z0 = f
    if panel_to:
        box('midrail', f - .001, w - f + .001, .001, depth, panel_to - .045, panel_to + .045, m, .006, 3)
        upvc_panel(f, w - f, f, panel_to - .045, .012, m)
        z0 = panel_to + .045
    if glass:
        ring_sweep('sashgasket', rect(f - .0005, w - f + .0005, z0 - .0005, h - f + .0005), [(0, .0148), (.003, .0148), (.003, .022)], gasket, False)
        mesh_obj('pane', [(x, .022, z) for x, z in rect(f - .01, w - f + .01, z0 - .01, h - f + .01)], [(0, 1, 2, 3)], glass)


def upvc_panel(x0, x1, z0, z1, y, m):
    """Moulded uPVC infill panel with one raised field."""
    plate('panelface', rect(x0, x1, z0, z1), [rect(x0 + .07, x1 - .07, z0 + .07, z1 - .07)], y, m)
    ring_sweep('field', rect(x0 + .07, x1 - .07, z0 + .07, z1 - .07),
               [(0, y), (.004, y - .004), (.010, y - .006), (.016, y - .004), (.020, y + .003), (.028, y + .005), (.052, y - .001), (.056, y - .002)], m, True, 35)


# ---------------------------------------------------------------- door furniture (face of the leaf at y = 0)
def lever(x, m, side=1, z=HANDLE_HEIGHT):
    """Lever handle on a long back plate with euro cylinder; `side` is the side of the leaf it stands on (+1 right)."""
    dark = simple('dark', (.01, .01, .01, 1), .8)
    box('backplate', x - .0165, x + .0165, -.0085, 0, z - .125, z + .115, m, .0075, 5)
    lathe('rose', [(0, .013), (.0115, .013), (.0125, .012), (.0125, 0)], m, 40, (x, -.008, z + .045), 'Y')
    s = side
    pts = [(x, -.018, z + .045), (x, -.040, z + .045)]
    pts += [(x - s * .012 * (1 - math.cos(t)), -.040 - .012 * math.sin(t), z + .045) for t in np.linspace(.2, math.pi / 2, 6)]
    pts += [(x - s * (.012 + .105 * t), -.052 + .006 * t * t, z + .045 - .004 * math.sin(t * math.pi)) for t in np.linspace(.05, 1, 12)]
    tube('lever', pts, .0088, m, 8)
    lathe('cylinder', [(0, .006), (.008, .006), (.0085, .0055), (.0085, 0)], m, 32, (x, -.0085, z - .048), 'Y')
    box('cylinder', x - .005, x + .005, -.0142, -.008, z - .073, z - .05, m, .004, 3)
    box('keyway', x - .0008, x + .0008, -.0147, -.014, z - .0525, z - .0435, dark, 0)
    for dz in (.098, -.108):
        lathe('screw', [(0, .0012), (.003, .001), (.0038, 0)], m, 20, (x, -.0085, z + dz), 'Y')


def bar_handle(x, z0, z1, m, r=.0165):
    """Long tubular pull on two stand-offs, with the cylinder rose beside it."""
    tube('bar', [(x, -.075, z0), (x, -.075, z1)], r, m, 8)
    for z in (z0 + .12, z1 - .12):
        tube('standoff', [(x, 0, z), (x, -.07, z)], .009, m, 6)
        lathe('rose', [(0, .006), (.016, .006), (.018, .004), (.018, 0)], m, 32, (x, 0, z), 'Y')


def cylinder_rose(x, z, m):
    """Round security rose over a euro cylinder."""
    dark = simple('dark', (.01, .01, .01, 1), .8)
    lathe('rose', [(0, .008), (.020, .008), (.025, .006), (.026, 0)], m, 40, (x, 0, z), 'Y')
    lathe('plug', [(0, .012), (.0075, .012), (.0085, .010), (.0085, .006)], m, 32, (x, 0, z), 'Y')
    box('keyway', x - .0009, x + .0009, -.0125, -.0118, z - .005, z + .005, dark, 0)


def letter_plate(z, m, half_w=.150, x=0.0):
    """Letter plate with a sprung flap, centred at (x, z)."""
    a, b = half_w, .036
    ring_sweep('letterplate', rect(x - a, x + a, z - b, z + b), [(0, 0), (0, -.004), (.0012, -.0065), (.003, -.0078), (.009, -.0082),
                                                                 (.0105, -.0075), (.0115, -.006), (.0115, -.001)], m, False, 40)
    box('flap', x - a + .0125, x + a - .0125, -.0072, -.001, z - b + .0125, z + b - .0125, m, .0025, 4)


def ring_knocker(z, m, x=0.0):
    """Ring knocker on a boss."""
    lathe('boss', [(0, .020), (.010, .019), (.0135, .014), (.0125, .008), (.020, .004), (.022, 0)], m, 40, (x, 0, z + .045), 'Y')
    ring = [(x + .038 * math.sin(t), -.014 - .004 * (1 - math.cos(t)) / 2, z + .004 + .038 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 49)[:-1]]
    tube('ring', ring, .0052, m, 8, True)


def centre_knob(z, m, x=0.0, r=.038):
    """Round door knob on a stepped rose."""
    k = r / .038
    lathe('knob', [(0, .062 * k), (.018 * k, .060 * k), (.032 * k, .052 * k), (.038 * k, .040 * k), (.034 * k, .030 * k), (.018 * k, .022 * k),
                   (.014 * k, .012 * k), (.030 * k, .008 * k), (.040 * k, .005 * k), (.042 * k, 0)], m, 48, (x, 0, z), 'Y')


def door_number(s, z, x=0.0, y=-.005, size=.085):
    """Raised brass numerals; half metallic, so that they stay readable where they mirror the dark."""
    text('number', s, size, (x, y, z), simple('numerals', srgb('#dcb974'), .35, metal=.4), ext=.004, bev=.0012)


def spyhole(z, m, x=0.0):
    """Door viewer."""
    lathe('spyhole', [(0, .003), (.004, .0035), (.0075, .003), (.0085, 0)], m, 32, (x, 0, z), 'Y')


def butt_hinges(x, heights, m):
    """Knuckles of the hinges on the frame side of a leaf."""
    for z in heights:
        lathe('hinge', [(0, .052), (.007, .052), (.008, .05), (.008, -.05), (.007, -.052), (0, -.052)], m, 20, (x, -.004, z))


# ---------------------------------------------------------------- outside: lamps, ground, pots, planting
def cylinder_lamp(x, z, y=0.0, power=5):
    """Up-and-down wall light, black."""
    body = m_upvc('lampbody', srgb('#24272a'), .35)
    glow = lit('lampglow', (1, .62, .30, 1), 14)
    box('lampback', x - .03, x + .03, y - .02, y, z - .05, z + .05, body, .003)
    lathe('lamp', [(.036, -.09), (.042, -.09), (.042, .09), (.036, .09), (.036, .085)], body, 40, (x, y - .066, z))
    for d in (-1, 1):
        lathe('lampend', [(0, 0), (.034, 0)], glow, 24, (x, y - .066, z + d * .08))
        if power:
            spot((x, y - .066, z + d * .09), (0 if d < 0 else math.pi, 0, 0), power)


def spot(loc, rot, power, col=(1, .66, .36), size=75, soft=.03):
    """Spot light; rot (0, 0, 0) shines down."""
    l = bpy.data.lights.new('spot', 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, col, math.radians(size), .7, soft
    o = bpy.data.objects.new('spot', l)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    return o


def point(loc, power, col=(1, .66, .36), soft=.04):
    """Small omnidirectional light."""
    l = bpy.data.lights.new('point', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, col, soft
    o = bpy.data.objects.new('point', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def lantern(x, z, pane, y=0.0, power=0.0, glow=2.0):
    """Square coach lantern on a bracket, glazed with `pane`; `power` adds a real light inside it."""
    iron = m_upvc('iron', srgb('#1b1d1f'), .38)
    w, h, yc = .075, .24, y - .19
    box('wallplate', x - .04, x + .04, y - .014, y, z - .13, z + .13, iron, .006, 3)
    tube('arm', [(x, y - .012, z - .09), (x, y - .10, z - .19), (x, yc, z - .20), (x, yc, z - .12)], .009, iron, 5)
    box('base', x - w, x + w, yc - w, yc + w, z - .13, z - .11, iron, .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('post', x + sx * (w - .012) - .006, x + sx * (w - .012) + .006, yc + sy * (w - .012) - .006, yc + sy * (w - .012) + .006, z - .11, z + h - .11, iron, .002)
    lathe('hood', [(w * 1.62, h - .115), (w * 1.62, h - .105), (.035, h - .02), (.035, h), (.012, h + .03), (.016, h + .045), (0, h + .06)], iron, 4, (x, yc, z), smooth=10).rotation_euler = (0, 0, math.pi / 4)
    q = w - .014
    for pts in ([(x - q, yc - q), (x + q, yc - q)], [(x + q, yc - q), (x + q, yc + q)], [(x - q, yc + q), (x - q, yc - q)]):
        (xa, ya), (xb, yb) = pts
        mesh_obj('lanternpane', [(xa, ya, z - .11), (xb, yb, z - .11), (xb, yb, z + h - .11), (xa, ya, z + h - .11)], [(0, 1, 2, 3)], pane)
    lathe('bulb', [(0, .075), (.02, .065), (.03, .04), (.026, .01), (.014, -.02), (.014, -.06), (0, -.06)], lit('bulb', (1, .60, .26, 1), glow), 24, (x, yc, z))
    if power:
        point((x, yc, z + .03), power, (1, .60, .28), .05)


def paving(x0, x1, y0, y1, z, m, rg, w=.44, d=.44, joint=.006, stagger=0.0, grout='#5d564b'):
    """Flags laid from the wall outwards on a bed, each a little out of level."""
    v, f, r = [], [], []
    y, row = y1, 0
    while y > y0:
        x = x0 - w * ((row * stagger) % 1) - (rg.random() * w * .5 if stagger == 0 else 0)
        while x < x1:
            o, j, b = len(v), joint / 2, .004
            zt = z + rg.gauss(0, .0008)
            outer = [(x + j, y - d + j), (x + w - j, y - d + j), (x + w - j, y - j), (x + j, y - j)]
            inner = [(x + j + b, y - d + j + b), (x + w - j - b, y - d + j + b), (x + w - j - b, y - j - b), (x + j + b, y - j - b)]
            v += [(*p, zt - .02) for p in outer] + [(*p, zt - .004) for p in outer] + [(*p, zt + rg.gauss(0, .0006)) for p in inner]
            for k in range(4):
                f += [(o + k, o + (k + 1) % 4, o + 4 + (k + 1) % 4, o + 4 + k), (o + 4 + k, o + 4 + (k + 1) % 4, o + 8 + (k + 1) % 4, o + 8 + k)]
            f.append((o + 8, o + 9, o + 10, o + 11))
            r += [rg.random()] * 12
            x += w
        y -= d
        row += 1
    mesh_obj('paving', v, f, m, None, {'rnd': r})
    flat('bed', x0 - 1, x1 + 1, y0 - .2, y1, z - .012, simple('grout', srgb(grout), .9, noise=.5))


def flat(name, x0, x1, y0, y1, z, m):
    """Horizontal rectangle."""
    return mesh_obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)


def upright(name, x0, x1, z0, z1, y, m):
    """Vertical rectangle facing the camera."""
    return mesh_obj(name, [(x, y, z) for x, z in rect(x0, x1, z0, z1)], [(0, 1, 2, 3)], m)


def soil_bed(x0, x1, y0, y1, z, rg):
    """Planting bed: dark crumbly soil in gentle heaps."""
    m = simple('soil', srgb('#2a1f17'), .95, noise=.6, bump=.8, scale=60)
    nx, ny = 40, 10
    v = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, z + rg.gauss(0, .008)) for j in range(ny + 1) for i in range(nx + 1)]
    mesh_obj('soilbed', v, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], m, 60)


def zinc_planter(cx, cy, z, w, h, m):
    """Square tapered planter with a rolled rim and soil; returns the height of the soil."""
    lp = [(cx - w, cy - w), (cx + w, cy - w), (cx + w, cy + w), (cx - w, cy + w)]
    v, f = [], []
    for ins, zz in [(.018, 0), (0, h - .02), (-.004, h - .018), (-.004, h), (.010, h), (.012, h - .03)]:
        v += [(x + (ins if x < cx else -ins), y + (ins if y < cy else -ins), z + zz) for x, y in lp]
    for k in range(5):
        f += [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for i in range(4)]
    o = mesh_obj('planter', v, f, m)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method = .004, 3, 'ANGLE'
    flat('potsoil', cx - w, cx + w, cy - w, cy + w, z + h - .025, simple('soil', srgb('#2a1f17'), .95, noise=.6, bump=.8, scale=80))
    return z + h - .025


def clay_pot(cx, cy, z, r, h, m):
    """Terracotta pot with a rim; returns the height of the soil."""
    lathe('pot', [(r * .68, 0), (r * .92, h * .78), (r * .95, h * .79), (r * 1.0, h * .80), (r, h - .006), (r - .004, h), (r - .016, h), (r - .02, h - .03)], m, 48, (cx, cy, z))
    lathe('potsoil', [(0, h - .03), (r - .017, h - .032)], simple('soil', srgb('#2a1f17'), .95, noise=.6, bump=.8, scale=80), 32, (cx, cy, z))
    return z + h - .03


def box_ball(cx, cy, soil, R, m, rg, count=6500, size=.024):
    """Clipped box ball standing on the soil."""
    ball_shrub('boxball', (cx, cy, soil + R * .85), R, count, size, m, rg, 1.0, .05)
    lathe('boxcore', [(0, R * .68), (R * .5, R * .5), (R * .72, 0), (R * .5, -R * .5), (0, -R * .68)], simple('boxcore', srgb('#141d0c'), .9), 16, (cx, cy, soil + R * .85))


def blades(name, n, radius, height, lean, width, m, rg, segs=4, bend=1.0):
    """Tuft of narrow arching blades around the origin; returns the object and the blade tips."""
    v, f, r, tips = [], [], [], []
    for _ in range(n):
        a, b, q = rg.random() * math.tau, rg.random() * math.tau, radius * rg.random() ** .5
        h, l = height * rg.uniform(.6, 1.1), abs(rg.gauss(0, lean)) + .03
        bx, by = q * math.cos(a), q * math.sin(a)
        lx, ly = math.cos(a * .6 + b * .4) * l * height, math.sin(a * .6 + b * .4) * l * height
        nx, ny = -math.sin(b) * width, math.cos(b) * width
        o, rnd = len(v), rg.random()
        for k in range(segs + 1):
            t = k / segs
            wd = 1 - t * .85
            z = h * (t - (bend - 1) * t * t * .5)
            c = (bx + lx * t * t, by + ly * t * t, z)
            v += [(c[0] - nx * wd, c[1] - ny * wd, z), (c[0] + nx * wd, c[1] + ny * wd, z)]
            if k:
                f.append((o + 2 * k - 2, o + 2 * k - 1, o + 2 * k + 1, o + 2 * k))
        r += [rnd] * (2 * (segs + 1))
        tips.append((bx + lx, by + ly, h * (1 - (bend - 1) * .5), rnd))
    return mesh_obj(name, v, f, m, None, {'rnd': r}), tips


def lavender(rg, n=170, height=.46):
    """Parts of one lavender clump, to be placed with `copies`."""
    stalk = m_leaf('lavstalk', '#4b5a3c', '#73805a', '#97a07c', .2, False)
    bloom = m_leaf('lavbloom', '#4a3a70', '#6a569a', '#8f7fba', .25, False)
    foot, _ = blades('lavfoot', n, .13, height * .55, .45, .0024, stalk, rg)
    stems, tips = blades('lavstems', n, .09, height, .42, .0012, stalk, rg)
    c, nrm, rnd = [], [], []
    for x, y, z, r in tips:
        for k in range(7):
            c.append((x + rg.gauss(0, .003), y + rg.gauss(0, .003), z - .008 * k + .01))
            nrm.append((rg.gauss(0, 1), rg.gauss(0, 1), .5))
            rnd.append(min(1, max(0, r + rg.gauss(0, .15))))
    heads = leaves('lavheads', c, nrm, .014, bloom, rg, .7, rnd=rnd)
    park = [foot, stems, heads]
    for o in park:
        o.location = (0, 60, -8)
    return park


def feather_grass(rg, n=420, height=.75):
    """Parts of one clump of ornamental grass, to be placed with `copies`."""
    m = m_leaf('feather', '#5a6236', '#87894f', '#b9ad78', .35, False)
    o, _ = blades('feather', n, .07, height, .5, .0017, m, rg, 6, 1.5)
    o.location = (0, 60, -8)
    return [o]


def climber(points, spread, count, size, m, rg, y=0.0, flowers=None, bloom_count=0):
    """Leaves (and blooms) of a plant trained on the wall along a polyline of (x, z); woody stem included."""
    bark = simple('bark', srgb('#4a3b2c'), .9, noise=.6, bump=.5)
    tube('stem', [(x, y - .03, z) for x, z in points], .011, bark, 3)
    segs = list(zip(points[:-1], points[1:]))
    length = [math.dist(a, b) for a, b in segs]
    c, nrm, rnd = [], [], []

    def pick():
        (x0, z0), (x1, z1) = rg.choices(segs, length)[0]
        t = rg.random()
        lump = spread * (.55 + .45 * math.sin(7 * (x0 + z0) + 9 * t))
        return x0 + (x1 - x0) * t + rg.gauss(0, lump), z0 + (z1 - z0) * t + rg.gauss(0, lump)
    for _ in range(count):
        x, z = pick()
        depth = rg.random()
        c.append((x, y - .02 - .13 * depth * rg.random(), z))
        nrm.append((rg.gauss(0, .5), -1, rg.gauss(.35, .5)))
        rnd.append(min(1, max(0, depth * .7 + rg.random() * .3)))
    leaves('climber', c, nrm, size, m, rg, .62, rnd=rnd)
    for _ in range(bloom_count):
        x, z = pick()
        ball_shrub('bloom', (x, y - .13 - .04 * rg.random(), z), rg.uniform(.022, .034), 34, .034, flowers, rg, .8, .05)


def loose_shrub(cx, cy, z, R, m, rg, count=3200, size=.055, squash=1.0):
    """Irregular garden shrub made of a few overlapping balls."""
    for k in range(3):
        q = R * (1 if k == 0 else rg.uniform(.55, .75))
        dx, dy = (0, 0) if k == 0 else (rg.uniform(-.6, .6) * R, rg.uniform(-.4, .2) * R)
        ball_shrub('shrub', (cx + dx, cy + dy, z + q * squash * .85), q, int(count * (q / R) ** 2), size, m, rg, squash, .25)


def milk_bottles(x, y, z, rg, count=2):
    """Milk bottles left on the step."""
    milk, foil = simple('milk', srgb('#f2eee4'), .12), m_metal('foil', (.75, .75, .78, 1), .3)
    for k in range(count):
        cx, cy = x + k * .095, y + rg.uniform(-.02, .02)
        lathe('milkbottle', [(0, 0), (.036, 0), (.039, .006), (.039, .115), (.034, .14), (.022, .17), (.0195, .195)], milk, 32, (cx, cy, z))
        lathe('cap', [(.0195, .195), (.0225, .196), (.0225, .209), (.021, .212), (0, .2125)], foil, 32, (cx, cy, z))


def doormat(x0, x1, y0, y1, z):
    """Coir mat."""
    m, n = mat('coir')
    p = n.pos()
    c = n.mix(n.rng(n.noise(p, 160, 3, .7), .35, .65, 0, 1), srgb('#6e5436'), srgb('#3d2d1c'))
    n.out(n.n('ShaderNodeBsdfDiffuse', {'Color': c, 'Normal': n.bump(n.noise(p, 320, 2, .6), 1., .004)}))
    box('doormat', x0, x1, y0, y1, z, z + .016, m, .005)


def tiled_floor(x0, x1, y0, y1, z, colours, size=.152):
    """Chequered quarry tiles."""
    mats = [m_stone('quarry', c, c, '#3a2a24', 9, .55, .15, .001, attr='rnd') for c in colours]
    rg = random.Random(2)
    nx, ny = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    for k, m in enumerate(mats):
        v, f, r = [], [], []
        for i in range(nx):
            for j in range(ny):
                if (i + j) % 2 != k:
                    continue
                o, g, zz = len(v), .0018, z + rg.gauss(0, .0004)
                a, b = x0 + i * size, y1 - (j + 1) * size
                v += [(a + g, b + g, zz), (a + size - g, b + g, zz), (a + size - g, b + size - g, zz), (a + g, b + size - g, zz)]
                f.append((o, o + 1, o + 2, o + 3))
                r += [rg.random() * .6] * 4
        mesh_obj('tiles', v, f, m, None, {'rnd': r})
    flat('tilebed', x0, x1, y0, y1, z - .003, simple('tilegrout', srgb('#6b635a'), .9))


def umbrella_stand(x, y, z, m):
    """Glazed pot with two furled umbrellas."""
    lathe('stand', [(.10, 0), (.115, .02), (.105, .30), (.12, .46), (.128, .48), (.118, .48), (.10, .40)], m, 40, (x, y, z))
    wood_, navy = tag_free_wood('crook'), cloth('brolly', '#22314a', 0)
    for dx, lean, col in ((-.03, -.05, navy), (.035, .07, cloth('brolly2', '#6d2f2a', 0))):
        o = lathe('umbrella', [(.008, .1), (.030, .45), (.042, .70), (.030, .74), (.008, .76)], col, 10, (x + dx, y, z), smooth=20)
        o.rotation_euler = (0, lean, 0)
        top = [(x + dx + lean * .76, y, z + .75), (x + dx + lean * .9, y, z + .86)]
        top += [(x + dx + lean * .9 + .035 * (1 - math.cos(t)), y, z + .86 + .035 * math.sin(t)) for t in np.linspace(.3, math.pi * 1.1, 10)]
        tube('crook', top, .008, wood_, 4)


def hanging_basket(x, z, y, rg, foliage, blooms, R=.19):
    """Flower basket on a scrolled iron bracket."""
    iron = m_upvc('iron', srgb('#1b1d1f'), .4)
    box('bracketplate', x - .012, x + .012, y - .01, y, z + .12, z + .42, iron, .003)
    tube('bracket', [(x, y - .008, z + .40), (x, y - .18, z + .43), (x, y - .27, z + .40)], .007, iron, 4)
    for a in range(3):
        t = a * math.tau / 3
        tube('chain', [(x, y - .27, z + .40), (x + R * .8 * math.cos(t), y - .27 + R * .8 * math.sin(t), z + .02)], .003, iron, 3)
    lathe('basket', [(0, -.15), (R * .5, -.12), (R * .85, -.03), (R * .9, .01)], simple('coconut', srgb('#5b432c'), .95, noise=.5, bump=.8), 32, (x, y - .27, z))
    ball_shrub('basketgreen', (x, y - .27, z + .02), R * 1.1, 900, .045, foliage, rg, .75, .2)
    for k in range(34):
        a, e = rg.uniform(0, math.tau), rg.uniform(-.9, 1.3)
        p = (x + R * 1.18 * math.cos(a) * math.cos(e), y - .27 + R * 1.1 * math.sin(a) * math.cos(e), z + .02 + R * .95 * math.sin(e))
        ball_shrub('basketbloom', p, .022, 26, .03, blooms[k % len(blooms)], rg, .8, .05)


def bistro_chair(x, y, z, turn, metal, slats, rg):
    """Folding bistro chair facing -Y."""
    with Group(x, y, z, turn):
        for s in (-.19, .19):
            tube('leg', [(s, .20, 0), (s, -.17, .45)], .009, metal, 3)
            tube('leg', [(s, -.20, 0), (s, .17, .46), (s, .22, .82)], .009, metal, 3)
        for k in range(6):
            tag(box('seatslat', -.205, .205, -.19 + k * .062, -.19 + k * .062 + .052, .452, .468, slats, .004), rg)
        for zz in (.62, .70, .78):
            tag(box('backslat', -.20, .20, .185 + (zz - .62) * .14, .199 + (zz - .62) * .14, zz, zz + .055, slats, .004), rg)


def bistro_table(x, y, z, metal, top, r=.33):
    """Round folding table with two cups and a small jug of flowers."""
    lathe('tabletop', [(0, .735), (r - .01, .735), (r, .731), (r, .712), (r - .012, .708), (0, .708)], top, 48, (x, y, z))
    for k in range(4):
        a = k * math.pi / 2 + .6
        tube('tableleg', [(x + .22 * math.cos(a), y + .22 * math.sin(a), z + .71), (x - .02 * math.cos(a), y - .02 * math.sin(a), z + .4), (x + .25 * math.cos(a), y + .25 * math.sin(a), z)], .009, metal, 3)
    china = simple('china', srgb('#ece8df'), .18)
    for dx, dy in ((-.14, -.06), (.12, -.12)):
        lathe('saucer', [(0, .737), (.04, .737), (.07, .748), (.071, .750), (.04, .741), (0, .741)], china, 32, (x + dx, y + dy, z))
        lathe('cup', [(0, .742), (.022, .742), (.034, .765), (.040, .80), (.038, .80), (.031, .767), (0, .75)], china, 32, (x + dx, y + dy, z))
    lathe('jug', [(0, .737), (.04, .737), (.055, .77), (.048, .82), (.035, .86), (.042, .885), (.038, .885)], simple('jug', srgb('#7d97a3'), .25), 32, (x + .02, y + .12, z))


def garden_bench(x, y, z, turn, length, rg, wood_, seat, accents):
    """Low slatted garden sofa with cushions, facing -Y."""
    with Group(x, y, z, turn):
        for k in range(6):
            tag(box('slat', 0, length, k * .115, k * .115 + .1, .26, .285, wood_, .004), rg)
        for xx in (.04, length - .10):
            for yy in (.02, .60):
                tag(box('leg', xx, xx + .06, yy, yy + .06, 0, .26 if yy < .3 else .72, wood_, .005), rg)
        for k in range(3):
            tag(box('back', 0, length, .66, .68, .36 + k * .13, .36 + k * .13 + .09, wood_, .004), rg)
        for k in range(2):
            box('cushion', .02 + k * length / 2, length / 2 - .01 + k * length / 2, 0, .62, .285, .41, seat, .045, 5)
            pillow(length * .25 + k * length / 2, .54, .60, .44, .40, .16, accents[k], (-.22, 0, .04))


def storm_lantern(x, y, z, glow=18, power=0.0, h=.30):
    """Candle lantern standing on the ground."""
    iron, wax = m_upvc('iron', srgb('#1b1d1f'), .4), simple('wax', srgb('#efe6d2'), .5)
    w = h * .30
    box('lanternbase', x - w, x + w, y - w, y + w, z, z + .015, iron, .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('lanternpost', x + sx * (w - .008) - .005, x + sx * (w - .008) + .005, y + sy * (w - .008) - .005, y + sy * (w - .008) + .005, z, z + h, iron, .001)
    lathe('lanternhood', [(w * 1.42, h - .005), (w * 1.42, h + .005), (.03, h + .06), (.012, h + .065), (.012, h + .09), (0, h + .09)], iron, 4, (x, y, z), smooth=10).rotation_euler = (0, 0, math.pi / 4)
    lathe('candle', [(0, h * .42), (.03, h * .42), (.032, h * .40), (.032, .015)], wax, 24, (x, y, z))
    lathe('flame', [(0, h * .60), (.008, h * .50), (.006, h * .45), (0, h * .43)], lit('flame', (1, .55, .18, 1), glow), 12, (x, y, z))
    if power:
        point((x, y, z + h * .55), power, (1, .55, .22), .03)


# ---------------------------------------------------------------- walls and windows
def rendered_wall(x0, x1, z0, z1, holes, m, depth=.1, y=0.0):
    """Rendered wall at y with rounded arrises round its openings (x0, x1, z0, z1)."""
    plate('render', rect(x0, x1, z0, z1), [rect(a - .008, b + .008, max(c - .008, z0 + 1e-4), d + .008) for a, b, c, d in holes], y, m)
    for a, b, c, d in holes:
        ring_sweep('reveal', rect(a, b, c, d), [(-.0081, y), (-.004, y + .0008), (-.0012, y + .004), (0, y + .009), (0, y + depth)], m, False)


def cottage_window(x0, x1, z0, z1, m, rg, sill, glass, bars=1, drapes='#cfc3ae', room_glow=.45):
    """White two-light window with stone sill, curtains and a dim room behind it."""
    ring_sweep('windowframe', rect(x0, x1, z0, z1), [(0, .12), (0, .056), (.001, .055), (.040, .055), (.046, .062), (.050, .07), (.05, .12)], m, False, 30)
    mid = (x0 + x1) / 2
    for a, b in ((x0 + .048, mid), (mid, x1 - .048)):
        ring_sweep('light', rect(a, b, z0 + .048, z1 - .048), [(0, .1), (0, .051), (.002, .049), (.036, .049), (.044, .058), (.046, .064), (.046, .09)], m, False, 30)
        for k in range(bars):
            z = z0 + .048 + (z1 - z0 - .096) * (k + 1) / (bars + 1)
            box('bar', a + .044, b - .044, .056, .076, z - .012, z + .012, m, .005)
        mesh_obj('windowpane', [(x, .068, z) for x, z in rect(a + .03, b - .03, z0 + .08, z1 - .08)], [(0, 1, 2, 3)], glass)
    box('sill', x0 - .07, x1 + .07, -.055, .09, z0 - .07, z0, sill, .008, 3)
    fabric = cloth('drapes', drapes, glow=room_glow * .55)
    w = x1 - x0
    curtain(x0 - .05, x0 + w * .27, .24, z0 - .1, z1 + .05, fabric, 4, .03)
    curtain(x1 + .05, x1 - w * .27, .24, z0 - .1, z1 + .05, fabric, 4, .03)
    m2, n = mat('dimroom')
    c = n.ramp(n.noise(n.pos(), 1.4, 2, .4), [(.35, srgb('#3a2f26')), (.5, srgb('#7d6a55')), (.62, srgb('#4d4237')), (.7, srgb('#a58c6c'))])
    n.out(n.n('ShaderNodeEmission', {'Color': c, 'Strength': room_glow}))
    m2.cycles.sample_as_light = False
    upright('dimroom', x0 - .6, x1 + .6, z0 - .6, z1 + .4, 1.1, m2)
    flat('innersill', x0, x1, .12, .34, z0 + .02, m)
    books(x0 + w * .34, .17, z0 + .02, rg, 5)


def hydrangea(cx, cy, z, R, rg, petals, foliage, heads=22):
    """Mop-head shrub: broad leaves and round flower heads."""
    loose_shrub(cx, cy, z, R, foliage, rg, 900, .10)
    for _ in range(heads):
        a, e = rg.uniform(math.pi, math.tau), rg.uniform(.05, 1.2)
        p = (cx + R * 1.05 * math.cos(a) * math.cos(e) + rg.gauss(0, .05), cy + R * .95 * math.sin(a) * math.cos(e), z + R * .85 + R * .95 * math.sin(e) * rg.uniform(.2, 1))
        ball_shrub('mophead', p, rg.uniform(.055, .08), 170, .032, petals, rg, .85, .04)


def geraniums(cx, cy, z, R, rg, bloom, foliage, heads=14):
    """Pot filling of rounded leaves with upright flower clusters."""
    ball_shrub('geranium', (cx, cy, z + R * .55), R, 500, .07, foliage, rg, .7, .15)
    for _ in range(heads):
        a, q = rg.uniform(0, math.tau), R * rg.random() ** .5
        ball_shrub('cluster', (cx + q * math.cos(a), cy + q * math.sin(a), z + R * 1.15 + rg.uniform(0, .09)), .03, 46, .026, bloom, rg, .8, .05)


# ---------------------------------------------------------------- rooms
def room(x0, x1, y1, h, holes, wall='#d9d1c3', y0=.125):
    """Plastered room behind the facade with an oak floor; `holes` are the openings (x0, x1, z0, z1) in its front wall."""
    plaster, ceiling = simple('plaster', srgb(wall), .9, spec=.15), simple('ceiling', srgb('#efebe3'), .9, spec=.2)
    for x in (x0, x1):
        mesh_obj('sidewall', [(x, y0, 0), (x, y1, 0), (x, y1, h), (x, y0, h)], [(0, 1, 2, 3)], plaster)
    upright('backwall', x0, x1, 0, h, y1, plaster)
    flat('ceiling', x0, x1, y0, y1, h, ceiling)
    plate('frontwall', rect(x0, x1, 0, h), [rect(a, b, max(c, .0005), d) for a, b, c, d in holes], y0, plaster)
    skirting = m_upvc('skirting', srgb('#e9e5dc'), .4)
    box('skirting', x0, x1, y1 - .018, y1, 0, .14, skirting, .004)
    rg = random.Random(5)
    oak = timber('oak', '#b58d5f', '#8a6238', 'Y', 1, .42)
    v, f, r = [], [], []
    x = x0
    while x < x1:
        y = y0 - rg.random() * 1.5
        while y < y1:
            l, o, g = 1.5 + rg.random() * .4, len(v), .0015
            v += [(x + g, max(y + g, y0 - .1), 0), (x + .19 - g, max(y + g, y0 - .1), 0), (x + .19 - g, y + l - g, 0), (x + g, y + l - g, 0)]
            f.append((o, o + 1, o + 2, o + 3))
            r += [rg.random()] * 4
            y += l
        x += .19
    mesh_obj('floor', v, f, oak, None, {'rnd': r})
    flat('underfloor', x0, x1, y0 - .1, y1, -.003, simple('underfloor', srgb('#3b2a1a'), .9))


def curtain(x0, x1, y, z0, z1, m, folds=7, depth=.045, tie=0.0):
    """Hanging curtain; `tie` > 0 draws its lower half towards x0."""
    n, nz = folds * 10, 14
    v, f = [], []
    for j in range(nz + 1):
        t = j / nz
        z = z0 + (z1 - z0) * t
        squeeze = 1 - tie * math.exp(-((t - .42) / .28) ** 2)
        for i in range(n + 1):
            u = i / n
            wave = math.sin(u * folds * math.tau + .4 * math.sin(3 * t + u * 5))
            v.append((x0 + (x1 - x0) * u * squeeze, y + depth * (.6 + .4 * (1 - t)) * wave + .01 * math.sin(u * 31), z))
    for j in range(nz):
        f += [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)]
    return mesh_obj('curtain', v, f, m, 60)


def pillow(x, y, z, w, h, t, m, rot=(0, 0, 0)):
    """Soft cushion of width w, height h, thickness t."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    for vert in bm.verts:
        a, b, c = vert.co
        k = max(0, (1 - (2 * a) ** 4) * (1 - (2 * c) ** 4))
        vert.co = Vector((a * w * (1 - .06 * (1 - (2 * c) ** 2)), b * t * (.18 + .95 * k ** .5), c * h * (1 - .06 * (1 - (2 * a) ** 2))))
    o = bm_obj('pillow', bm, m, 80)
    o.location, o.rotation_euler = (x, y, z), rot
    return o


def table_lamp(x, y, z, power=12, glow=2.2, h=.52):
    """Ceramic table lamp with a lit drum shade."""
    base = simple('lampbase', srgb('#5f7277'), .25)
    lathe('lampbase', [(0, 0), (.07, 0), (.075, .015), (.045, .04), (.085, .13), (.075, .2), (.02, .26), (.012, .3), (.012, h - .2)], base, 40, (x, y, z))
    lathe('lampshade', [(.17, h - .24), (.14, h)], lit('lampshade', (1, .68, .40, 1), glow), 48, (x, y, z))
    point((x, y, z + h + .05), power, (1, .70, .42), .08)


def armchair(x, y, turn, fabric, accent, rg):
    """Upholstered armchair with a cushion and timber feet, facing -Y when turn is 0."""
    leg = tag_free_wood('chairleg')
    with Group(x, y, 0, turn):
        box('seat', -.32, .32, -.38, .3, .24, .44, fabric, .05, 5)
        box('back', -.38, .38, .22, .42, .2, .92, fabric, .07, 5)
        for s in (-1, 1):
            box('arm', min(s * .30, s * .43), max(s * .30, s * .43), -.38, .36, .2, .62, fabric, .05, 5)
            for yy in (-.32, .34):
                lathe('foot', [(.014, 0), (.022, .2)], leg, 16, (s * .34, yy, 0))
        pillow(.02, .12, .60, .42, .36, .15, accent, (-.22, 0, .06))


def tag_free_wood(name):
    """Plain dark walnut for small round parts."""
    return simple(name, srgb('#5a3d28'), .45, noise=.3, scale=30)


def side_table(x, y, r=.22, h=.52):
    """Round pedestal table."""
    m = tag_free_wood('sidetable')
    lathe('sidetable', [(0, h), (r, h), (r + .005, h - .01), (r, h - .022), (.02, h - .03), (.018, .03), (.12, .02), (.13, 0)], m, 40, (x, y, 0))
    return h


def picture(x0, x1, z0, z1, y, hues=('#e5dccb', '#c4734a', '#e0cfb2', '#4f6a6e', '#e8e0d2'), scale=2.2):
    """Framed abstract print on the wall."""
    box('pictureframe', x0, x1, y - .03, y, z0, z1, simple('pictureframe', srgb('#2a2119'), .5), .004)
    m, n = mat('print')
    c = n.ramp(n.noise(n.pos(), scale, 3, .5, 1.2), list(zip((.3, .45, .52, .62, .72), [srgb(c) for c in hues])))
    n.out(n.n('ShaderNodeBsdfDiffuse', {'Color': c}))
    upright('mount', x0 + .02, x1 - .02, z0 + .02, z1 - .02, y - .0305, simple('mount', srgb('#efeade'), .9))
    upright('print', x0 + .09, x1 - .09, z0 + .09, z1 - .09, y - .031, m)


def books(x, y, z, rg, count=9, length=.2):
    """Row of upright books on a shelf or sill, spines towards -Y."""
    for _ in range(count):
        w, h = rg.uniform(.018, .042), rg.uniform(.19, .26)
        box('book', x, x + w - .001, y, y + .15, z, z + h, simple('book', srgb(rg.choice(['#7a3b2e', '#2f4a52', '#b08d4f', '#d8cdb8', '#4b5a3c', '#8a4f5c', '#33383d'])), .6), .002)
        x += w
    return x


# ---------------------------------------------------------------- light and camera
def dapple(d, rg, m, centre=(0, 0, 1.2), clumps=26, spread=(1.7, 1.5), keep=None, dist=(4.5, 6.5), size=.13):
    """Unseen leaf clusters between sun and wall; `keep` (u, v, ru, rv) stays mostly sunlit."""
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    c, nrm = [], []
    for _ in range(clumps):
        u, v = rg.uniform(-spread[0], spread[0]), rg.uniform(-spread[1], spread[1])
        if keep and abs(u - keep[0]) < keep[2] and abs(v - keep[1]) < keep[3] and rg.random() < .8:
            continue
        cc = Vector(centre) + d * rg.uniform(*dist) + side * u + up * v
        for _ in range(rg.randint(40, 100)):
            c.append(cc + Vector((rg.gauss(0, .2), rg.gauss(0, .2), rg.gauss(0, .16))))
            nrm.append((rg.gauss(0, 1), rg.gauss(0, 1), rg.gauss(0, 1)))
    o = leaves('dapple', c, nrm, size, m, rg)
    o.visible_glossy = o.visible_diffuse = o.visible_camera = False


def view(x0, x1, z0, aspect, distance, cam_x, cam_z=1.35, fstop=5.6, turn=0.0):
    """Camera that frames x0..x1 of the facade plane with its foot at z0, verticals upright (lens shift, no tilt)."""
    w = x1 - x0
    zc = z0 + w / aspect / 2
    if turn:
        a = math.radians(turn)
        cx = (x0 + x1) / 2
        return camera((cx + distance * math.sin(a), -distance * math.cos(a), cam_z), 36 * distance / w, (0, (zc - cam_z) / w), (90, 0, turn), 'HORIZONTAL', distance, fstop)
    return camera((cam_x, -distance, cam_z), 36 * distance / w, (((x0 + x1) / 2 - cam_x) / w, (zc - cam_z) / w), (90, 0, 0), 'HORIZONTAL', distance, fstop)


def shoot(name, width=1280, height=800, **kw):
    """Renders with the command-line settings scale, spp, thr, threads and out."""
    a = args()
    kw.setdefault('bounces', 3)
    bpy.context.scene.cycles.min_transparent_bounces = 8      # no roulette in panes seen through each other
    out = a.get('out', os.path.join(tempfile.gettempdir(), 'studio', 'doors', name))
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    render(out, width, height, int(a.get('spp', 12)), float(a.get('thr', .035)), float(a.get('scale', 1)), threads=int(a.get('threads', 1)), **kw)
