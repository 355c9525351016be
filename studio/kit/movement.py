"""How a moving product gets from one position to another."""


def at(movement, position):
    """The values at `position` (0..1) of a movement: a list of (position, value, value ...), straight between them."""
    for (p0, *before), (p1, *after) in zip(movement, movement[1:]):
        if position <= p1:
            t = (position - p0) / (p1 - p0)
            return [a + (b - a) * t for a, b in zip(before, after)]
    return list(movement[-1][1:])
