"""A sample of a colour or finish: a plaque that fills the frame, its edges rolled over, in raking light."""

import numpy as np

from swatches.foil import surface
from swatches.surface import (
    SUPERSAMPLE,
    grid,
    light_on,
    normals,
    patch_mask,
    reduced,
    seed_of,
    smoothstep,
    to_display,
    true_to,
)

SAMPLE = 120  # millimetres seen across
FLAT = (0.3, 0.3, 0.4, 0.4)  # where the catalogue colour is promised


def rolled_edge(shape, radius, lift):
    """Relief of a plate whose edges roll over within `radius` pixels."""
    x, y = grid(shape)
    inset = np.minimum(np.minimum(x, shape[1] - 1 - x), np.minimum(y, shape[0] - 1 - y))
    return (lift * np.sqrt(np.clip(1 - (1 - np.clip(inset / radius, 0, 1)) ** 2, 0, 1))).astype(np.float32)


def paint(size, colour, kind, grain=None, name=""):
    """The sample (height, width, 3) in sRGB 0..1. `kind` is smooth, foil or woodgrain; `grain` names the wood."""
    shape = (size[1] * SUPERSAMPLE, size[0] * SUPERSAMPLE)
    scale = shape[1] / SAMPLE
    tint, relief, roughness = surface(kind, shape, scale, grain, seed_of(name or colour))
    relief = relief + rolled_edge(shape, 1.5 * scale, 0.55 * scale)
    diffuse, gloss = light_on(normals(relief), roughness)
    x, y = grid(shape)
    u, v = x / shape[1], y / shape[0]
    falloff = 1.08 - 0.16 * (0.6 * u + 0.4 * v)
    # the soft box reflected in the face: a broad band when matt, a clearer edge when smooth
    edge = 0.10 if kind == "smooth" else 0.34
    band = smoothstep(0.5 + edge, 0.5 - edge, 0.75 * u + 0.45 * v + 0.06) * (0.018 if kind == "smooth" else 0.011)
    flat = patch_mask((size[1], size[0]), FLAT)
    dark = float(np.clip(np.mean(np.median(tint, (0, 1))), 0.2, 1))
    shine = (gloss - np.median(gloss)) * (0.055 if kind == "smooth" else 0.062) * dark

    def render(albedo):
        level = 0.35 + 0.65 * float(albedo.mean()) ** 0.35
        light = albedo * tint * (diffuse * falloff)[..., None] + ((shine + band) * level)[..., None]
        return reduced(np.maximum(light, 0))

    return to_display(true_to(colour, render, flat))
