"""What sun a pane lets through, and how dark it makes what is behind it."""

from kit.materials.nodes import Nodes


def let_sun_in(glass):
    """The pane mirrors no more on its back than on its face: sun falls through both, onto the rail behind the upper pane."""
    n = Nodes(glass.node_tree)
    back = n.n("ShaderNodeNewGeometry").outputs["Backfacing"]
    for node in [node for node in n.t.nodes if node.type == "FRESNEL"]:
        n.L.new(n.rng(back, 0, 1, 1.52, 1 / 1.52), node.inputs["IOR"])


def coat(glass, share):
    """A unit's coating lets only a `share` of the light through: what is behind a pane is darker than what stands before it."""
    n = Nodes(glass.node_tree)
    for node in [node for node in n.t.nodes if node.type == "BSDF_TRANSPARENT"]:
        colour = node.inputs["Color"].links[0].from_socket
        n.L.new(n.mix(1.0, colour, (share, share, share, 1), "MULTIPLY"), node.inputs["Color"])
