"""A flat roof light seen from the room below. Metres."""

from kit.shapes.outlines import rect
from kit.shapes.sheets import level, quad

GLASS_Z = 2.78


def roof_light(opening, room, top, white, kerb, glass):
    """Ceiling of the room (x, near, far) at height `top`, pierced by a plastered shaft up to the glass and its thin dark edge."""
    x0, x1, y0, y1 = opening
    x, near, far = room
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for k in range(4):
        (xa, ya), (xb, yb) = corners[k], corners[(k + 1) % 4]
        quad("shaft", [(xa, ya, top), (xb, yb, top), (xb, yb, GLASS_Z - 0.032), (xa, ya, GLASS_Z - 0.032)], white)
    inner = rect(x0, x1, y0, y1)
    behind = rect(x0 - 0.012, x1 + 0.012, y0 - 0.012, y1 + 0.012)  # the shadow gap's back, which the frame must cover
    # shadow gap, aluminium frame and the dark seal of the unit, all within 30 mm
    for name, inset, low, high in (
        ("shadowgap", -0.012, 0.032, 0.020),
        ("frame", 0.004, 0.022, 0.006),
        ("seal", 0.016, 0.006, 0.0),
    ):
        ring = [(px + inset * (1 if px == x0 else -1), py + inset * (1 if py == y0 else -1)) for px, py in inner]
        for k in range(4):
            (xa, ya), (xb, yb) = ring[k], ring[(k + 1) % 4]
            quad(
                name,
                [(xa, ya, GLASS_Z - low), (xb, yb, GLASS_Z - low), (xb, yb, GLASS_Z - high), (xa, ya, GLASS_Z - high)],
                kerb,
            )
            if inset > 0:
                (xc, yc), (xd, yd) = behind[(k + 1) % 4], behind[k]
                quad(
                    name,
                    [
                        (xa, ya, GLASS_Z - low),
                        (xb, yb, GLASS_Z - low),
                        (xc, yc, GLASS_Z - low),
                        (xd, yd, GLASS_Z - low),
                    ],
                    kerb,
                )
    level("rooflight", x0 - 0.08, x1 + 0.08, y0 - 0.08, y1 + 0.08, GLASS_Z, glass)
    for xa, xb, ya, yb in ((-x, x0, near, far), (x1, x, near, far), (x0, x1, near, y0), (x0, x1, y1, far)):
        level("ceiling", xa, xb, ya, yb, top, white)
        level("deck", xa, xb, ya, yb, GLASS_Z - 0.036, kerb)
