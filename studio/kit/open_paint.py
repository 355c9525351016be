"""Paints that a paintable shot leaves open: marked while the scene is built, then given one value after another.

A mark is a grey albedo of WHITE whose channels differ by a thousandth in a ratio that no catalogue colour has. Whatever a
material makes of it by scaling (grooves, pores) keeps the ratio, so every input that a paint reaches is found afterwards.
"""

import bpy
import numpy as np

from kit.materials.nodes import Nodes
from kit.materials.wood import oak_figure, skin_figure

WHITE, BLACK = 0.80, 0.02
MARKS = {  # green and blue over red
    "frame": (1 - 0.00137, 1 + 0.00211),
    "leaf": (1 + 0.00173, 1 - 0.00129),
    "metal": (1 + 0.00251, 1 + 0.00119),
    "pane": (1 - 0.00223, 1 - 0.00157),
}
FIGURES = {"frame": oak_figure, "leaf": skin_figure}


def mark(part):
    """The colour (linear r, g, b, 1) that stands for the open paint of a part while the scene is built."""
    return (WHITE, *(WHITE * ratio for ratio in MARKS[part]), 1.0)


def part_of(colour):
    """The part whose mark a colour bears, or None."""
    red, green, blue = colour[:3]
    if red <= 0:
        return None
    ratios = (green / red, blue / red)
    return next((p for p, m in MARKS.items() if max(abs(a - b) for a, b in zip(m, ratios)) < 2e-5), None)


def open_inputs():
    """Every input that a marked colour reached: (material, socket, part, its share of the paint)."""
    found = []
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.node_tree else ():
            for socket in node.inputs:
                if socket.type == "RGBA" and not socket.is_linked:
                    part = part_of(socket.default_value)
                    if part:
                        found.append((material, socket, part, socket.default_value[0] / WHITE))
    return found


def paint(inputs, albedos):
    """Give each open part its albedo: {part: (r, g, b)}."""
    for _, socket, part, share in inputs:
        socket.default_value = (*(share * c for c in albedos[part]), 1.0)


def split_by_run(material):
    """Give each polygon of this material the copy of it whose grain runs along the polygon's longest edge."""
    copies = {axis: material.copy() for axis in "XYZ"}
    for thing in bpy.data.objects:
        if thing.type != "MESH" or material.name not in thing.data.materials:
            continue
        mesh, turn = thing.data, np.array(thing.matrix_world)[:3, :3]
        slot = mesh.materials.find(material.name)
        first = len(mesh.materials)
        for axis in "XYZ":
            mesh.materials.append(copies[axis])
        points = np.array([v.co for v in mesh.vertices]) @ turn.T
        for polygon in mesh.polygons:
            if polygon.material_index == slot:
                loop = points[list(polygon.vertices)]
                edges = np.roll(loop, -1, 0) - loop
                longest = edges[np.argmax((edges**2).sum(1))]
                polygon.material_index = first + int(np.argmax(np.abs(longest)))
    return copies


def show_figure(inputs):
    """Let every open paint show the figure of wood in black and white: BLACK where it is lightest, WHITE where darkest."""
    painted = {}
    for material, socket, part, share in inputs:
        if part not in FIGURES:  # metal and glass have none
            socket.default_value = (BLACK * share,) * 3 + (1.0,)
            continue
        node = next(i for i, n in enumerate(material.node_tree.nodes) if socket in n.inputs.values())
        place = next(i for i, s in enumerate(material.node_tree.nodes[node].inputs) if s == socket)
        painted.setdefault(material, []).append((node, place, part, share))
    for material, places in painted.items():
        declared = {"H": "X", "V": "Z"}.get(material.name.split(".")[0][-1])
        copies = {declared: material} if declared else split_by_run(material)
        for axis, copy in copies.items():
            n = Nodes(copy.node_tree)
            sockets = [(copy.node_tree.nodes[i].inputs[k], part, share) for i, k, part, share in places]
            figure = FIGURES[sockets[0][1]](n, axis)[0]
            for socket, _, share in sockets:
                shown = n.rng(figure, 0, 1, BLACK * share, WHITE * share)
                n.L.new(n.n("ShaderNodeCombineXYZ", {0: shown, 1: shown, 2: shown}).outputs[0], socket)
