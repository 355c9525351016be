"""Joinery of rooms: mouldings that run round the walls. Lengths in metres."""

from kit.glazing import mesh_obj

CORNICE = [(0.0, 0.095), (0.012, 0.092), (0.016, 0.08), (0.035, 0.05), (0.062, 0.026), (0.075, 0.02), (0.08, 0.0)]


def moulding(x0, x1, y0, y1, ceiling, m, profile=CORNICE):
    """A cornice round a rectangular room below `ceiling`; `profile` lists (distance from the wall, distance below the ceiling)."""
    verts, faces = [], []
    for out, down in profile:
        verts += [
            (x, y, ceiling - down)
            for x, y in ((x0 + out, y0 + out), (x1 - out, y0 + out), (x1 - out, y1 - out), (x0 + out, y1 - out))
        ]
    for k in range(len(profile) - 1):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((k * 4 + i, k * 4 + j, k * 4 + 4 + j, k * 4 + 4 + i))
    return mesh_obj("cornice", verts, faces, m, 40)
