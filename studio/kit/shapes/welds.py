"""The hairlines of welded mitres in uPVC frames. Metres."""

from kit.materials.nodes import simple, srgb
from kit.shapes.sheets import mesh_obj


def weld_lines(r, width, y, colour="#b4b1aa", reach=None, half=0.00045, lift=-0.00025):
    """Hairline of the welded mitre at each corner of a frame round rect r, on the face at y. Metres.

    `reach` is where the line begins and ends, measured inwards along both members (else the whole `width`), `half`
    half its breadth; `lift` raises it off the face: below 0 towards the street, above 0 towards the room.
    """
    x0, x1, z0, z1 = r
    seam = simple("weld", srgb(colour), 0.5)
    a, b = reach or (0.003, width - 0.003)
    lines = []
    for cx, cz, dx, dz in ((x0, z0, 1, 1), (x1, z0, -1, 1), (x0, z1, 1, -1), (x1, z1, -1, -1)):
        V = [
            (cx + dx * t + k * half * dz, y + lift, cz + dz * t - k * half * dx)
            for t, k in ((a, 1), (b, 1), (b, -1), (a, -1))
        ]
        lines.append(mesh_obj("weld", V, [(0, 1, 2, 3)], seam))
    return lines
