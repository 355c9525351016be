"""The albedo that each finish of a product needs to look like its catalogue colour on the lit flat part of a picture."""

import numpy as np

from post.colour import delta_e, hex_of, rgb_of, to_linear

LEAST, MOST = 0.0005, 1.0
CONTRAST = {"frame": 0.344, "leaf": 0.267}  # the figure's darkest tone over its lightest
CALMER = 0.55  # ... for dark woods, whose figure shows less
STEPS = 14


class Flat:
    """The lit flat part: a piece of a picture's box."""

    def __init__(self, picture, part, at):
        (width, height), (x, y, across, down) = picture.data["size"], picture.data["box"]
        left, top = max(0, round(at[0] * width) - x), max(0, round(at[1] * height) - y)
        right, bottom = left + max(1, round(at[2] * width)), top + max(1, round(at[3] * height))
        if left >= across or top >= down:
            raise ValueError(f"The flat part lies outside the box {picture.data['box']}")
        self.picture, self.part = picture, part
        self.window = slice(top, bottom), slice(left, right)

    def colour(self, finish):
        """What a finish looks like there: the median of each channel."""
        return np.median(self.picture.shown({self.part: finish}, self.window).reshape(-1, 3), 0)

    def figure(self):
        """The median darkness of a wood's figure there."""
        return float(np.median(self.picture.figure[self.part][self.window]))


def finish_of(albedo, flat, is_wood):
    """A finish whose albedo on the flat part is `albedo`: in one tone, or in the two of a wood."""
    if not is_wood:
        return {"albedo": [round(float(a), 4) for a in albedo]}
    ratio = CONTRAST[flat.part] if np.mean(albedo) > 0.06 else CALMER
    light = albedo / (1 + (ratio - 1) * flat.figure())
    return {name: [round(float(a), 4) for a in tone] for name, tone in (("light", light), ("dark", light * ratio))}


def balanced(picture, part, at, finishes):
    """The finishes of a product (`slug`, `hex`, `wood`) for paint.json, and how each turns out: hex and CIEDE2000."""
    flat, found, seen = Flat(picture, part, at), {}, []
    for entry in finishes:
        wanted = rgb_of(entry["hex"])
        is_wood = entry["wood"] and part in picture.figure
        albedo, best = np.maximum(to_linear(wanted) * 0.6, 0.004), None
        for _ in range(STEPS):
            finish = finish_of(albedo, flat, is_wood)
            colour = flat.colour(finish)
            off = delta_e(np.clip(colour, 0, 1), wanted)
            if best is None or off < best[0]:
                best = off, finish, colour
            step = (np.maximum(to_linear(wanted), 1e-3) / np.maximum(to_linear(np.clip(colour, 0, 1)), 1e-3)) ** 0.8
            albedo = np.clip(albedo * step, LEAST, MOST)
        off, finish, colour = best
        found[entry["slug"]] = finish
        seen.append({"slug": entry["slug"], "hex": entry["hex"], "measured": hex_of(colour), "deltaE": round(off, 2)})
    return found, seen

