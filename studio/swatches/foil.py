"""Surfaces of frames and doors: smooth plastic, embossed foil in one colour, and woodgrain foil.

Each recipe returns (tint, relief, roughness): what the paint is multiplied by (height, width, 3), heights in pixels,
and the roughness of its gloss. The grain runs from top to bottom; `scale` is pixels per millimetre.
"""

import numpy as np

from swatches.surface import fractal, grid, noise, smoothstep, warped

# Woodgrain by name. rings: width of a growth ring in mm; figure: how far the cathedrals open (0 is quarter sawn,
# straight); wander: sideways drift in mm; late: how much darker the late wood is; fibre: streaks; pores: dark vessels,
# and their length in mm; flecks: pale medullary rays; knots: how many; limed: pale pores; ribbon: broad light and dark
# bands; tone: slow light and dark; hue: how far dark wood turns to red (+) or to grey (-)
WOODS = {
    "golden-oak": dict(
        rings=2.9, figure=1.0, wander=5, late=0.60, fibre=0.15, pores=0.50, length=7, tone=0.10, hue=0.10
    ),
    "irish-oak": dict(
        rings=2.3, figure=0.75, wander=4, late=0.25, fibre=0.13, pores=0.40, length=8, tone=0.07, hue=0.04
    ),
    "english-oak": dict(
        rings=2.5, figure=0.85, wander=7, late=0.33, fibre=0.15, pores=0.50, length=6, flecks=0.4, tone=0.10, hue=0.02
    ),
    "winchester": dict(
        rings=3.6,
        figure=1.2,
        wander=8,
        late=0.24,
        fibre=0.16,
        pores=0.42,
        length=5,
        flecks=0.35,
        tone=0.10,
        hue=0.04,
        knots=1,
    ),
    "turner-oak": dict(
        rings=2.4, figure=0.7, wander=6, late=0.24, fibre=0.18, pores=0.52, length=9, tone=0.08, hue=-0.06, limed=0.35
    ),
    "rustic-oak": dict(
        rings=3.1, figure=1.1, wander=10, late=0.52, fibre=0.20, pores=0.62, length=6, tone=0.16, hue=0.02, knots=2
    ),
    "swamp-oak": dict(
        rings=2.6, figure=0.9, wander=8, late=0.50, fibre=0.24, pores=0.55, length=9, tone=0.18, hue=-0.05
    ),
    "oregon": dict(
        rings=1.9, figure=0.12, wander=2.5, late=0.36, fibre=0.10, pores=0.06, length=5, tone=0.06, hue=0.12
    ),
    "cedarwood": dict(
        rings=1.5, figure=0.18, wander=3, late=0.32, fibre=0.16, pores=0.14, length=8, tone=0.13, hue=0.08
    ),
    "mahogany": dict(
        rings=5.0, figure=0.15, wander=4, late=0.13, fibre=0.18, pores=0.46, length=4, tone=0.16, hue=0.06, ribbon=0.20
    ),
    "rosewood": dict(
        rings=2.5, figure=0.85, wander=9, late=0.62, fibre=0.20, pores=0.34, length=5, tone=0.16, hue=0.06
    ),
    "walnut": dict(rings=3.5, figure=0.6, wander=13, late=0.46, fibre=0.20, pores=0.38, length=6, tone=0.18, hue=0.0),
}


def smooth(shape, scale, name, seed):
    """Plain plastic: no grain, only an orange peel that shows in the gloss."""
    relief = noise(shape, 1.6 * scale, 1.6 * scale, seed) * 0.010 + noise(shape, 9 * scale, 9 * scale, seed + 1) * 0.05
    return np.ones((*shape, 3), np.float32), relief, 0.30


def embossed(shape, scale, name, seed):
    """One colour with timber pressed into it: close fine fibres, and pores that gather along the lines of a board."""
    rings, dx = _rings(shape, scale, seed, rings=4.1, figure=0.8, wander=6)
    line = np.exp(-((((rings % 1) - 0.75) / 0.20) ** 2))
    fibre = warped(fractal(shape, 0.55 * scale, 16 * scale, seed + 3, 3), dx, 0)
    pores = warped(noise(shape, 0.30 * scale, 5.5 * scale, seed + 4), dx, 0)
    ticks = smoothstep(1.25, 2.05, pores + 0.95 * line + 0.22 * noise(shape, 18 * scale, 60 * scale, seed + 5))
    relief = 0.085 * fibre - 0.95 * ticks - 0.16 * line + 0.04 * noise(shape, 0.5 * scale, 0.7 * scale, seed + 6)
    tint = 1 - 0.05 * ticks + 0.012 * fibre
    return np.repeat(tint[..., None], 3, 2).astype(np.float32), relief.astype(np.float32), 0.50


def woodgrain(shape, scale, name, seed):
    """Printed and embossed timber: the recipe with this name."""
    wood = {"flecks": 0, "knots": 0, "limed": 0, "ribbon": 0, **WOODS[name]}
    rings, dx = _rings(shape, scale, seed, wood["rings"], wood["figure"], wood["wander"], wood["knots"])
    phase = rings % 1
    year = np.floor(rings).astype(int)
    strength = np.random.RandomState(seed + 9).uniform(0.45, 1.15, 4096)[year % 4096].astype(np.float32)
    # late wood darkens slowly through a year's growth and ends at a crisp line
    late = (phase**2.2) * (1 - smoothstep(0.93, 1.0, phase)) * strength
    late *= 0.75 + 0.25 * warped(noise(shape, 3 * scale, 40 * scale, seed + 8), dx, 0)
    fibre = warped(fractal(shape, 0.42 * scale, 22 * scale, seed + 3, 4, 0.7), dx, 0)
    streaks = warped(fractal(shape, 2.2 * scale, 90 * scale, seed + 4, 3), dx, 0)
    tone = fractal(shape, 26 * scale, 120 * scale, seed + 5, 2)
    vessels = warped(noise(shape, 0.30 * scale, wood["length"] * scale, seed + 6), dx, 0)
    early = np.exp(-(((phase - 0.10) / 0.22) ** 2))
    pores = smoothstep(0.95, 1.75, vessels + 0.75 * early - 0.25) * wood["pores"]
    dark = (
        wood["late"] * np.maximum(late, 0) + wood["fibre"] * (0.45 * fibre + 0.35 * streaks) + 0.5 * wood["tone"] * tone
    )
    if wood["ribbon"]:
        bands = fractal(shape, 9 * scale, 150 * scale, seed + 12, 2)
        dark = dark + wood["ribbon"] * np.tanh(1.5 * bands) * 0.5
    if wood["flecks"]:
        rays = warped(
            noise(shape, 1.1 * scale, 2.6 * scale, seed + 10),
            dx + 3 * scale * noise(shape, 30 * scale, 9 * scale, seed + 13),
            0,
        )
        dark = dark - wood["flecks"] * 0.16 * smoothstep(1.5, 2.3, rays)
    amount = np.maximum(dark, -0.4)[..., None]
    hue = np.array([1 - wood["hue"], 1.0, 1 + wood["hue"]], np.float32)
    tint = np.exp(-1.35 * amount * hue) * np.exp(-1.1 * pores[..., None] * np.array([0.92, 1.0, 1.06], np.float32))
    if wood["limed"]:
        tint = tint * (1 - wood["limed"] * pores[..., None]) + 1.5 * wood["limed"] * pores[..., None]
    relief = 0.07 * fibre - 0.95 * pores - 0.10 * np.maximum(late, 0)
    return tint.astype(np.float32), relief.astype(np.float32), 0.44


def _rings(shape, scale, seed, rings, figure, wander, knots=0):
    """Which growth ring each pixel lies in (a running number), and the sideways drift of the grain in pixels.

    The face is a cut through a trunk that leans: rings are nested cones, so the cut shows cathedrals where it passes
    the pith and straight lines beside it.
    """
    random = np.random.RandomState(seed)
    x, y = (c / scale for c in grid(shape))
    width, height = shape[1] / scale, shape[0] / scale
    drift = wander * (
        0.6 * noise(shape, 90 * scale, 160 * scale, seed + 20) + 0.25 * noise(shape, 28 * scale, 80 * scale, seed + 21)
    )
    for _ in range(knots):
        kx, ky = random.uniform(0.15, 0.85) * width, random.uniform(0.15, 0.85) * height
        bulge = np.exp(-(((x - kx) / 14) ** 2) - ((y - ky) / 26) ** 2)
        drift = drift + 7 * bulge * np.tanh((x - kx) / 4)
    pith = width * random.uniform(0.35, 0.62)
    sideways = x - pith + drift
    if figure < 0.3:
        sideways = sideways + 2.2 * width  # far from the pith: straight grain
    deep = 2 + figure * 0.17 * (y + random.uniform(5, 30)) if figure >= 0.3 else 20 + 0.05 * y
    radius = np.sqrt(sideways**2 * (1.0 if figure < 0.3 else 0.30) + deep**2)
    radius = radius + 0.10 * rings * fractal(shape, 1.2 * scale, 30 * scale, seed + 22, 2)
    number = radius / rings
    # wide and narrow rings
    number = number + 0.55 * np.sin(number * 0.9 + seed % 7) + 0.25 * np.sin(number * 2.3 + seed % 5)
    return np.maximum(number, 0).astype(np.float32), (drift * scale).astype(np.float32)


RECIPES = {"smooth": smooth, "foil": embossed, "woodgrain": woodgrain}


def surface(kind, shape, scale, name, seed):
    """The recipe of a kind ("smooth", "foil", "woodgrain") over a (height, width)."""
    return RECIPES[kind](shape, scale, name, seed)
