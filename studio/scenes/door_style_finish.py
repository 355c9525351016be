#!/usr/bin/python3
"""Denoise, grade and save the doors that scenes/door_style.py has rendered: data/images/doors and data/images/offers.

    door_style_finish.py <passes folder> catalogue|offers [watch]

The base picture goes through kit/post.py once; for each door only the rendered opening is denoised (one pass for all
diffuse light, one for all gloss: a third of post.py's work), graded alike and pasted into the base.
Skips pictures that exist. With `watch` it waits for the renders that are still to come.
"""
import json
import os
import subprocess
import sys
import time

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
STUDIO = os.path.dirname(HERE)
IMAGES = os.path.join(os.path.dirname(STUDIO), 'data', 'images')
sys.path.insert(0, os.path.join(STUDIO, 'kit'))
import post

LOOK = dict(look='hc', ev=0, sat=.84, wb=(1.0, .985, 1.06), sharp=.25, warm=.02)
STRENGTH = 1.5
VIGNETTE = .10
FEATHER = 3                                             # pixels of the rendered window left to the base at its rim
NAMES = {'catalogue': 'doors/{}.jpg', 'offers': 'offers/style-{}.jpg'}


def finish_base(folder):
    """Full post-processing of the base render; returns the picture."""
    png = os.path.join(folder, 'base.png')
    if not os.path.exists(png):
        options = ['look=hc', 'ev=0', 'grain=.003', 'sat=.84', 'wb=1.0,.985,1.06', 'sharp=.25', 'warm=.02', 'strength=1.5']
        subprocess.run([sys.executable, post.__file__, os.path.join(folder, 'base_aov'), png] + options, check=True)
    return cv2.imread(png)[..., ::-1].astype(np.float32) / 255


def passes(folder):
    """All passes of one render, cut to the rendered window, and that window."""
    names = ('DenoisingAlbedo', 'DenoisingNormal', 'DenoisingDepth', 'DiffCol', 'DiffDir', 'DiffInd', 'GlossCol', 'GlossDir', 'GlossInd', 'Emit')
    p = {n: post.rd(folder, n) for n in names}
    rows, cols = np.where(p['DenoisingAlbedo'].sum(2) > 0)
    window = rows.min(), rows.max() + 1, cols.min(), cols.max() + 1
    return {n: np.ascontiguousarray(a[window[0]:window[1], window[2]:window[3]]) for n, a in p.items()}, window


def denoise(p):
    """Filter light apart from surface colour, guided by normals, depth and colour edges."""
    normal = cv2.GaussianBlur(p['DenoisingNormal'], (0, 0), .6)
    depth = np.log(np.maximum(np.clip(p['DenoisingDepth'][..., 0], 0, 60), .05))
    colour, gloss = cv2.GaussianBlur(p['DiffCol'], (0, 0), .6), cv2.GaussianBlur(p['GlossCol'], (0, 0), .5)
    light = post.despeckle(p['DiffDir'] + p['DiffInd'], 3.5)
    shine = post.despeckle(p['GlossDir'], 4) + post.despeckle(p['GlossInd'], 3)
    light = post.atrous(light, [(normal, .35), (depth, .02), (colour, .5)], 0, 4, 2.2 * STRENGTH)
    shine = post.atrous(shine, [(normal, .25), (depth, .02), (gloss, .3)], 0, 4, 2.3 * STRENGTH)
    return np.maximum(p['DiffCol'] * light + p['GlossCol'] * shine + p['Emit'], 0)


def finish_door(folder, slug, base):
    """The finished picture of one door."""
    p, (y0, y1, x0, x1) = passes(os.path.join(folder, slug + '_aov'))
    graded = post.grade(denoise(p), grain=0, vig=0, bloom=.05, **LOOK)
    h, w = base.shape[:2]
    yy, xx = np.mgrid[y0:y1, x0:x1]
    r = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) * 2
    graded = graded * (1 - VIGNETTE * r[..., None] ** 1.2)
    mask = np.zeros(graded.shape[:2], np.float32)
    mask[FEATHER:-FEATHER, FEATHER:-FEATHER] = 1
    mask = cv2.GaussianBlur(mask, (0, 0), 1.)[..., None]
    out = base.copy()
    out[y0:y1, x0:x1] = graded * mask + out[y0:y1, x0:x1] * (1 - mask)
    return out


def main():
    """Finish every rendered style of a set."""
    folder, group = os.path.abspath(sys.argv[1]), sys.argv[2]
    with open(os.path.join(STUDIO, 'door-styles.json'), encoding='utf-8') as f:
        waiting = list(json.load(f)[group])
    base = finish_base(folder)
    while waiting:
        for slug in list(waiting):
            target = os.path.join(IMAGES, NAMES[group].format(slug))
            if not os.path.exists(target):
                if not os.path.exists(os.path.join(folder, slug + '_raw.png')):
                    continue
                start = time.time()
                os.makedirs(os.path.dirname(target), exist_ok=True)
                picture = (np.clip(finish_door(folder, slug, base)[..., ::-1], 0, 1) * 255 + .5).astype(np.uint8)
                cv2.imwrite(target, picture, [cv2.IMWRITE_JPEG_QUALITY, 88])
                print('%s %.1fs' % (slug, time.time() - start), flush=True)
            waiting.remove(slug)
        if 'watch' not in sys.argv[3:]:
            break
        time.sleep(2)


if __name__ == '__main__':
    main()
