"""Shader nodes written in one line each, and the plainest materials. Colours are linear (r, g, b, 1)."""

import bpy


def srgb(h):
    """A hex colour such as '#383e42' as linear (r, g, b, 1)."""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


def shade(hexcol, k=1.0):
    """Colour of a hex code, scaled in linear light (sunlit paint comes out too light at 1)."""
    return tuple(v * k for v in srgb(hexcol)[:3]) + (1,)


class Nodes:
    """Writes the nodes of one tree; an input may be given as a value, a socket or a node (its first output)."""

    def __init__(self, tree):
        self.t = tree
        self.L = tree.links

    def n(self, typ, ins=None, **props):
        """A node of that type with its inputs (by name or number) and properties."""
        nd = self.t.nodes.new(typ)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            sock = nd.inputs[k]
            if isinstance(v, bpy.types.NodeSocket):
                self.L.new(v, sock)
            elif isinstance(v, bpy.types.Node):
                self.L.new(v.outputs[0], sock)
            else:
                sock.default_value = v
        return nd

    def math(self, op, a, b=0.0, clamp=False):
        """a `op` b."""
        return self.n("ShaderNodeMath", {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def mix(self, f, a, b, bt="MIX"):
        """Colour b over colour a by the factor f."""
        return self.n("ShaderNodeMixRGB", {"Fac": f, "Color1": a, "Color2": b}, blend_type=bt).outputs[0]

    def ramp(self, f, stops, interp="LINEAR"):
        """The colour at f on a ramp of (position, colour) stops."""
        nd = self.n("ShaderNodeValToRGB", {"Fac": f})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = c if len(c) == 4 else tuple(c) + (1,)
        return nd.outputs[0]

    def noise(self, vec, scale, detail=4, rough=0.55, dist=0):
        """Noise of `scale` spots per unit of vec: 0 to 1, mostly about 0.5."""
        return self.n(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        ).outputs["Fac"]

    def pos(self, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        """The point in the world, in metres, after scaling, turning and moving."""
        g = self.n("ShaderNodeNewGeometry").outputs["Position"]
        return self.n("ShaderNodeMapping", {"Vector": g, "Scale": scale, "Rotation": rot, "Location": loc}).outputs[0]

    def rng(self, v, a, b, c, d, clamp=True):
        """v, from a..b mapped to c..d."""
        return self.n("ShaderNodeMapRange", {0: v, 1: a, 2: b, 3: c, 4: d}, clamp=clamp).outputs[0]

    def bump(self, h, strength=0.3, dist=0.001, normal=None):
        """The normal of a relief of height h, `dist` metres deep."""
        i = {"Height": h, "Strength": strength, "Distance": dist}
        if normal is not None:
            i["Normal"] = normal
        return self.n("ShaderNodeBump", i).outputs[0]

    def attr(self, name):
        """An attribute of the mesh."""
        return self.n("ShaderNodeAttribute", attribute_name=name)

    def out(self, sh):
        """The shader that the material shows."""
        self.n("ShaderNodeOutputMaterial", {"Surface": sh})


def mat(name):
    """A new material and the nodes of its empty tree."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, Nodes(m.node_tree)


def principled(n, **k):
    """The principled shader; inputs by name, an underscore for a space."""
    d = {"Base Color": (0.5, 0.5, 0.5, 1), "Roughness": 0.5}
    d.update({kk.replace("_", " "): v for kk, v in k.items()})
    return n.n("ShaderNodeBsdfPrincipled", d)


def simple(name, col, rough=0.5, metal=0, spec=0.5, noise=0.0, bump=0, scale=60):
    """One colour; `noise` mottles it, `bump` roughens it, both at `scale` spots a metre."""
    m, n = mat(name)
    p = n.pos()
    c = col
    r = rough
    if noise:
        nz = n.noise(p, scale, 5)
        c = n.mix(n.rng(nz, 0.3, 0.7, 0, noise), col, tuple(x * 0.55 for x in col[:3]) + (1,))
        r = n.rng(n.noise(p, scale * 0.31, 4), 0.3, 0.7, rough * 0.8, min(1, rough * 1.25))
    d = dict(Base_Color=c, Roughness=r, Metallic=metal, Specular=spec)
    if bump:
        d["Normal"] = n.bump(n.noise(p, scale * 3, 4), bump, 0.002)
    n.out(principled(n, **d))
    return m


def emit(name, col, st):
    """A surface that glows evenly with strength `st`."""
    m, n = mat(name)
    n.out(n.n("ShaderNodeEmission", {"Color": col, "Strength": st}))
    return m


def lit(name, colour, strength):
    """A visible glowing surface which is not sampled as a lamp (keeps renders cheap)."""
    m = emit(name, tuple(colour[:3]) + (1,), strength)
    m.cycles.sample_as_light = False
    return m
