"""Surface recipes: smooth plastic, embossed foil and woodgrain foil, as (linear colour, height) fields.

The grain runs from top to bottom; callers turn the fields for members that lie level.
"""
import zlib

import numpy as np

from common import grid, hex_to_rgb, noise, smoothstep, to_linear

# Per woodgrain: figure (waviness of the cathedrals), rings (bands across), contrast, pores, darkness of the dark line
WOODS = {
    'golden-oak': (1.0, 9, .75, .7, .34), 'irish-oak': (.8, 8, .50, .6, .50), 'english-oak': (.9, 11, .62, .7, .40),
    'rustic-oak': (1.5, 7, .85, .8, .26), 'swamp-oak': (1.1, 10, .90, .7, .25), 'turner-oak': (.9, 9, .45, .9, .50),
    'winchester': (1.3, 6, .55, .8, .48), 'oregon': (.25, 22, .55, .3, .50), 'cedarwood': (.30, 17, .60, .4, .42),
    'mahogany': (.35, 8, .45, .9, .40), 'rosewood': (1.0, 11, .90, .5, .20), 'walnut': (.8, 8, .65, .6, .36),
}


def seed_of(slug):
    return zlib.crc32(slug.encode()) % 10000


def smooth(hexcol, slug, turn=0):
    """Plain plastic: an almost invisible orange-peel."""
    s = seed_of(slug) + turn
    h = noise(60, 60, s, 2) * .00025 + noise(240, 240, s + 1, 2) * .00010
    return np.broadcast_to(to_linear(hex_to_rgb(hexcol)), h.shape + (3,)).copy(), h, .9


def foil(hexcol, slug, turn=0):
    """Solid colour with an embossed timber grain: fibres, and short pores pressed into the face."""
    s = seed_of(slug) + turn
    fibre = noise(150, 5, s, 3, .6)
    pores = smoothstep(.20, .42, noise(230, 16, s + 1, 2) * .9 + noise(9, 2, s + 2, 2) * .5)
    h = fibre * .0009 - pores * .0011 + noise(18, 1.2, s + 3, 3) * .0012
    base = to_linear(hex_to_rgb(hexcol))
    pale = float(base.mean())                                # pores show far less on pale foils
    colour = base * (1 - (.16 - .12 * pale) * pores - .05 * fibre)[..., None]
    return colour.astype(np.float32), (h * (1 - .45 * pale)).astype(np.float32), .6


def wood(hexcol, slug, turn=0):
    """Woodgrain: growth rings cut at a slant (cathedrals), fibres and pores."""
    figure, rings, contrast, pore, dark = WOODS[slug]
    s = seed_of(slug) + turn
    x, y = grid()
    warp = noise(2.2, .7, s, 2, .45)
    xx = x - .5 + .16 * np.sin(s) + warp * .20 * figure
    radius = np.sqrt(xx ** 2 + ((y + .5 + .2 * np.cos(s)) * .17 * figure + .01) ** 2 + .0004)
    phase = (radius + noise(46, 1.6, s + 1, 3, .6) * .010) * rings * 2.4
    f = phase % 1
    late = smoothstep(.10, .80, f) * (1 - smoothstep(.84, 1., f))           # slow rise, sharp end of each ring
    strength = .62 + .9 * noise(rings, 1, s + 5, 2)
    fibre = noise(170, 3.2, s + 2, 4, .65)
    pores = smoothstep(.20, .40, noise(260, 12, s + 3, 2) * .85 + late * .16)
    tone = noise(7, .8, s + 4, 3, .5)
    base = to_linear(hex_to_rgb(hexcol))
    shade = base * np.array([dark * 1.12, dark, dark * .86], np.float32)
    c = base * (1 + .30 * tone)[..., None]
    k = np.clip(late * strength, 0, 1)[..., None] * contrast
    c = c * (1 - k) + shade * k
    k = np.clip(smoothstep(-.05, .55, fibre), 0, 1)[..., None] * .55 * contrast
    c = c * (1 - k) + shade * k
    c = c * (1 - .62 * pore * pores)[..., None]
    h = fibre * .0008 - pores * .0010 - late * .0004
    return c.astype(np.float32), h.astype(np.float32), .45


def surface(hexcol, slug, kind, turn=0):
    """The recipe of a kind: (linear colour, height, gloss)."""
    return {'smooth': smooth, 'foil': foil, 'woodgrain': wood}[kind](hexcol, slug, turn)
