#!/usr/bin/python3
"""Colour samples of data/images/colours: plaques for doors and offers, mitred window-frame corners for window ranges.

    swatches.py [slug ...]      makes what is missing (or the named files); colours and file names come from data/*.json
"""
import os
import sys

import cv2
import numpy as np

from backdrop import garden
from common import N, exists, grid, items, match_median, save, shade, shrink, smoothstep, to_srgb
from finishes import surface

PLAQUES = ('composite-colours', 'door-finishes', 'offer-colours')
CORNERS = ('r7-colourways', 'r9-colourways', 'window-swatches')
# profile of a flush window from the outer edge inwards: (distance, height) in picture widths
PROFILE = [(-.01, 0), (.232, 0), (.238, -.020), (.250, -.020), (.256, .002), (.262, .004), (.462, .004), (.470, .001),
           (.478, -.004), (.500, -.010), (.525, -.022), (.545, -.038), (.556, -.052), (.562, -.056), (.575, -.060), (1.5, -.060)]
GASKET, GLASS = .562, .576


def kinds():
    """Slug to kind for every finish: woodgrain from the uPVC finishes, else by the grained flag."""
    woods = {i['slug'] for i in items('door-finishes') if i['kind'] == 'woodgrain'} | {'english-oak'}
    return lambda i, grained: 'woodgrain' if i in woods else 'foil' if grained else 'smooth'


def jobs():
    """File name to (hex, slug, kind, maker) for every picture that the lists name."""
    kind, todo = kinds(), {}
    for name in PLAQUES + CORNERS:
        for i in items(name):
            file = os.path.basename(i['picture']['src'])
            slug = file[:-4].replace('corner-', '')
            grained = i.get('grained', i.get('kind') != 'smooth')
            todo.setdefault(file, (i['hex'], slug, kind(slug, grained), plaque if name in PLAQUES else corner))
    return todo


def sheen(x, y):
    """Broad soft-box gradient across a flat face."""
    return 1 + .10 * (.5 - (x * .55 + y * .45)) * 2 + .05 * np.exp(-(((x * .8 + y) - .62) / .22) ** 2)


def plaque(hexcol, slug, kind):
    """Sample plaque filling the frame: rolled edge, emboss and a soft sheen."""
    x, y = grid()
    colour, h, gloss = surface(hexcol, slug, kind)
    edge = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y))
    h = h + .012 * np.sqrt(np.clip(1 - (1 - np.clip(edge / .014, 0, 1)) ** 2, 0, 1))
    diffuse, spec = shade(h.astype(np.float32), gloss)
    light = colour * (diffuse * sheen(x, y))[..., None]
    light = match_median(light, hexcol)
    spec = spec - np.median(spec)
    return to_srgb(match_median(shrink(np.maximum(light + (spec * .35)[..., None], 0)), hexcol))


def corner(hexcol, slug, kind):
    """Bottom left corner of a flush casement: outer frame, shadow gap, sash, glazing bead, gasket and glass."""
    x, y = grid()
    up = 1 - y
    level = up < x                                          # the member that lies level
    d = np.where(level, up, x)
    ca, ha, gloss = surface(hexcol, slug, kind)
    cb, hb, _ = surface(hexcol, slug, kind, turn=77)
    cb, hb = np.rot90(cb).copy(), np.rot90(hb).copy()
    colour, emboss = np.where(level[..., None], cb, ca), np.where(level, hb, ha)
    profile = np.interp(d, *zip(*PROFILE)).astype(np.float32)
    profile = cv2.GaussianBlur(profile, (0, 0), N * .0016)
    mitre = np.abs(x - up) / np.sqrt(2)
    h = profile * .72 + emboss * .8 - .0016 * np.exp(-(mitre / .0022) ** 2)
    diffuse, spec = shade(h.astype(np.float32), gloss)
    depth = cv2.GaussianBlur(profile, (0, 0), N * .014)
    open_sky = np.clip(1 - np.maximum(depth - profile, 0) * 22, .25, 1)
    light = colour * (diffuse * open_sky * sheen(x, y))[..., None]
    light *= (1 - .45 * np.exp(-(mitre / .0016) ** 2))[..., None]
    flat = ((d > .02) & (d < .22)) | ((d > .28) & (d < .45))
    light = match_median(light, hexcol, flat)
    light = light + ((spec - np.median(spec[flat])) * .35)[..., None]
    light = np.where((d >= GASKET)[..., None], .012, light)
    pane = d >= GLASS
    shadow = 1 - .55 * np.exp(-np.maximum(x - GLASS, 0) / .035) - .25 * np.exp(-np.maximum(up - GLASS, 0) / .02)
    glass = garden(N) * .34 * shadow[..., None]
    glass += (.10 * smoothstep(.0, .10, (x - up) * .8 + .02) * (1 - smoothstep(.16, .20, (x - up) * .8)))[..., None] * np.array([.92, .98, 1.05])
    light = np.where(pane[..., None], glass, light)
    out = shrink(np.maximum(light, 0))
    return to_srgb(match_median_flat(out, hexcol, flat))


def match_median_flat(out, hexcol, flat):
    """Final small correction, measured on the frame's flat faces and applied to the frame only."""
    small = cv2.resize(flat.astype(np.uint8), out.shape[1::-1], interpolation=cv2.INTER_NEAREST) > 0
    x, y = np.meshgrid(np.linspace(0, 1, out.shape[1]), np.linspace(0, 1, out.shape[0]))
    frame = np.minimum(x, 1 - y) < GASKET
    return np.where(frame[..., None], match_median(out, hexcol, small), out)


def main():
    """Make every missing sample."""
    only = sys.argv[1:]
    for file, (hexcol, slug, kind, make) in jobs().items():
        if only and file[:-4] not in only or not only and exists('colours', file):
            continue
        save(make(hexcol, slug, kind), 'colours', file)
        print(file, kind, hexcol)


if __name__ == '__main__':
    main()
