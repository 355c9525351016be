#!/usr/bin/python3
"""Looking up through conservatory roof glass: sky, cloud and a treetop through each tint of data/roof-glass.json.

    roof_glass.py [slug ...]     makes what is missing in data/images/roof-glass
"""
import sys

import cv2
import numpy as np

from backdrop import garden
from common import N, exists, grid, hex_to_rgb, items, noise, save, shrink, smoothstep, to_linear, to_srgb

BARS = ((.30, .245), (.86, .965))                       # where each rafter crosses the bottom and top edge


def sky(x, y):
    """Blue summer sky with fair-weather cloud; linear light."""
    top, low = to_linear(np.array([.33, .56, .86])), to_linear(np.array([.74, .86, .96]))
    blue = top * (1 - y[..., None]) + low * y[..., None]
    puffs = noise(4, 6, 11, 6, .55) + .5 * noise(2, 3, 12, 3) - .02
    cover = smoothstep(.0, .34, puffs)
    lit = np.clip(.80 + 1.1 * (puffs - np.roll(np.roll(cv2.GaussianBlur(puffs, (0, 0), 9), 14, 0), 10, 1)), .55, 1.12)
    cloud = np.array([1., .99, .98], np.float32) * lit[..., None]
    return blue * (1 - cover[..., None]) + cloud * cover[..., None]


def treetop(img, x, y):
    """Leafy crown leaning in from the bottom right."""
    leaf = noise(46, 46, 21, 3)
    crown = np.hypot((x - 1.02) / .52, (y - 1.06) / .40) + .20 * noise(9, 9, 22, 4) + .22 * leaf
    mask = smoothstep(1.0, .93, crown)
    green = np.array([.055, .115, .030], np.float32) * (1 + 1.8 * np.clip(leaf + .12, -.4, 1))[..., None]
    return img * (1 - mask[..., None]) + green * mask[..., None]


def rafter(img, x, y, foot, head):
    """White glazing bar with a cap groove, lit from the left, and its rubber edge."""
    centre = foot + (head - foot) * (1 - y)
    half = .030 - .008 * (1 - y)
    u = (x - centre) / half
    edge = smoothstep(1.17, 1.12, np.abs(u))
    img = img * (1 - edge[..., None]) + .02 * edge[..., None]
    body = smoothstep(1.02, .98, np.abs(u))
    tone = np.interp(u, [-1, -.82, -.55, -.10, 0, .10, .55, .82, 1], [.42, .80, .90, .86, .55, .80, .74, .52, .30])
    return img * (1 - body[..., None]) + (np.array([.97, .98, 1.], np.float32) * tone[..., None]) * body[..., None]


def pane(tint):
    """The picture for one tint."""
    x, y = grid()
    outside = treetop(sky(x, y), x, y)
    tinted = outside * to_linear(hex_to_rgb(tint)) ** .72 * 1.12
    mirrored = cv2.flip(garden(N, blur=.03), 0) * .03                    # faint room and garden in the inner face
    streak = smoothstep(.30, .42, x * .55 + y * .5) * smoothstep(.66, .50, x * .55 + y * .5)
    img = tinted + mirrored + (streak * .022)[..., None]
    for foot, head in BARS:
        img = rafter(img, x, y, foot, head)
    img = img * (1 - .10 * (np.hypot(x - .5, y - .5) / .7) ** 2)[..., None]
    return to_srgb(shrink(img))


def main():
    """Make every missing tint."""
    only = sys.argv[1:]
    for item in items('roof-glass'):
        slug = item['slug']
        if only and slug not in only or not only and exists('roof-glass', slug + '.jpg'):
            continue
        save(pane(item['tint']), 'roof-glass', slug + '.jpg')
        print(slug)


if __name__ == '__main__':
    main()
