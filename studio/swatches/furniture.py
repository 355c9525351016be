#!/usr/bin/python3
"""Lever handles on a long backplate, one per finish of data/furniture-finishes.json, mounted on a grained grey door.

Each part is a signed distance field turned into normals; the metal looks up a small studio (soft box, horizon, floor).

    furniture.py [slug ...]     makes what is missing in data/images/furniture
"""
import sys

import cv2
import numpy as np

from common import N, exists, grid, items, match_median, noise, save, shade, shrink, smoothstep, to_srgb
from finishes import foil

# reflectance (linear), blur of the reflection 0..1, brushed lines, rubbed edges
METALS = {
    'chrome': ((.90, .91, .93), .06, .00, 0), 'satin-silver': ((.72, .72, .71), .55, .05, 0),
    'gold': ((.95, .66, .26), .08, .00, 0), 'black': ((.040, .041, .043), .75, .02, 0),
    'antique-bronze': ((.135, .088, .056), .42, .03, 1),
}
DOOR = '#8b8f88'
SPINDLE = (.56, .335)


def rounded_box(x, y, cx, cy, w, h, r):
    """Signed distance to a rounded rectangle."""
    qx, qy = np.abs(x - cx) - w / 2 + r, np.abs(y - cy) - h / 2 + r
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r


def lever_field(x, y):
    """Signed distance to the lever: a gently bowed, tapering bar from the spindle to the left."""
    best = np.full_like(x, 9.)
    t = np.linspace(0, 1, 90)
    for u in t:
        px, py = SPINDLE[0] - .455 * u, SPINDLE[1] + .030 * np.sin(u * np.pi * .9)
        best = np.minimum(best, np.hypot(x - px, y - py) - (.040 - .008 * u + .006 * np.exp(-(u / .12) ** 2)))
    return best


def normals(distance, bevel, steep):
    """Normal of a part whose edge rolls over within `bevel`; steep 1 ends side-on."""
    gx, gy = cv2.Sobel(distance, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(distance, cv2.CV_32F, 0, 1, ksize=3)
    length = np.hypot(gx, gy) + 1e-9
    lean = steep * np.clip(1 + distance / bevel, 0, 1)
    return gx / length * lean, gy / length * lean, np.sqrt(np.maximum(1 - lean * lean, .01))


def studio(rx, ry, rz, blur):
    """Brightness met by a reflected ray: soft box above left, dark horizon, pale floor."""
    b = .06 + .5 * blur
    box = smoothstep(-.05 + b, -.05 - b, ry + .35 * rx - .12) * (.55 + .75 * smoothstep(.3, -.6, rx))
    horizon = np.exp(-((ry - .22 + .1 * rx) / (.10 + .35 * blur)) ** 2)
    floor = smoothstep(.25 - b, .35 + b, ry) * .42
    front = np.exp(-((rz - 1) / .5) ** 2) * (.34 + .16 * rx * -1)
    return np.clip(.10 + .95 * box + floor + front - .42 * horizon * (1 - .6 * blur), .02, 1.9)


def shine(n, metal, grainy):
    """Linear colour of metal with these normals."""
    rgb, blur, brushed, rubbed = metal
    nx, ny, nz = n
    ny = ny + grainy * brushed
    light = studio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, blur)
    colour = np.asarray(rgb, np.float32) * light[..., None]
    if rubbed:
        wear = smoothstep(.45, .85, np.hypot(nx, n[1]) + grainy * .10)
        colour = colour * (1 + 1.3 * wear)[..., None]
    return colour + (.035 * (1 - nz) * light)[..., None]


def draw(img, distance, bevel, steep, metal, grainy, shadow):
    """Composite one metal part over the picture with its contact and cast shadow."""
    inside = smoothstep(.5 / N, -1.2 / N, distance)
    for offset, soft, strength in ((shadow, shadow * .55, .50), (.004, .006, .45)):
        k = int(offset * N)
        cast = np.roll(np.roll(smoothstep(.002, -.002, distance), k, 0), int(k * .7), 1)
        img *= (1 - strength * cv2.GaussianBlur(cast, (0, 0), max(1., soft * N)))[..., None]
    x, y = grid()
    sweep = 1 - metal[1] * .6                               # a mirror shows the room falling off across its flats
    fall = 1 - sweep * (.16 + .42 * smoothstep(.10, 1.0, y * .8 + x * .35) - .22 * np.exp(-((y * .8 + x * .5 - .62) / .07) ** 2))
    metal_colour = fall[..., None] * shine(normals(distance.astype(np.float32), bevel, steep), metal, grainy)
    img[:] = img * (1 - inside[..., None]) + metal_colour * inside[..., None]


def handle(slug):
    """The whole picture."""
    metal = METALS[slug]
    x, y = grid()
    colour, h, gloss = foil(DOOR, 'furniture-door')
    diffuse, spec = shade(h, gloss)
    img = match_median(colour * (diffuse * (1.12 - .22 * (x * .5 + y * .5)))[..., None], DOOR) + ((spec - np.median(spec)) * .3)[..., None]
    fine, even = noise(6, 300, 3, 2), noise(4, 4, 5, 2) * .3
    sx, sy = SPINDLE
    draw(img, rounded_box(x, y, sx, .50, .165, .86, .045), .022, .93, metal, fine + even, .016)
    for cy in (.125, .875):
        draw(img, np.hypot(x - sx, y - cy) - .016, .013, .75, metal, fine, .003)
        slot = np.minimum(rounded_box(x, y, sx, cy, .018, .0045, .001), rounded_box(x, y, sx, cy, .0045, .018, .001))
        img *= (1 - .8 * smoothstep(.001, -.001, slot))[..., None]
    key = np.minimum(np.hypot(x - sx, y - .640) - .040, rounded_box(x, y, sx, .690, .044, .095, .022))
    draw(img, key, .010, .85, metal, fine, .007)
    draw(img, np.hypot(x - sx, y - .640) - .027, .008, .6, metal, fine, .002)
    img *= (1 - .93 * smoothstep(.001, -.001, rounded_box(x, y, sx, .640, .007, .034, .002)))[..., None]
    draw(img, np.hypot(x - sx, y - sy) - .066, .020, .93, metal, fine, .012)
    draw(img, lever_field(x, y), .038, .97, metal, fine * .6, .034)
    return to_srgb(shrink(np.clip(img, 0, 1.2)))


def main():
    """Make every missing finish."""
    only = sys.argv[1:]
    for item in items('furniture-finishes'):
        slug = item['slug']
        if only and slug not in only or not only and exists('furniture', slug + '.jpg'):
            continue
        save(handle(slug), 'furniture', slug + '.jpg')
        print(slug)


if __name__ == '__main__':
    main()
