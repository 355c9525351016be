"""What only uPVC sashes have: the welded mitres."""

from kit.lib import mesh_obj, simple, srgb


def weld_lines(w, h, face=0.07, y=-0.0002):
    """Welded mitres of a sash w x h with its front at y (metres): a hairline across the flat of each corner."""
    seam = simple("weld", srgb("#b9b6af"), 0.5)
    near, far, half = 0.004, face - 0.025, 0.0005
    for right, top in ((0, 0), (1, 0), (0, 1), (1, 1)):
        x, z, dx, dz = right * w, top * h, 1 - 2 * right, 1 - 2 * top
        corners = [
            (x + dx * along + side * half * dz, y, z + dz * along - side * half * dx)
            for along, side in ((near, 1), (far, 1), (far, -1), (near, -1))
        ]
        mesh_obj("weld", corners, [(0, 1, 2, 3)], seam)
