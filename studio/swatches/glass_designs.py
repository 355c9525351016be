#!/usr/bin/python3
"""The 19 obscure glass designs of data/glass-designs.json: height fields refracting a garden with a clipped bay in a pot.

    glass_designs.py [slug ...]     makes what is missing, or the named designs, in data/images/glass
"""
import math
import sys

import cv2
import numpy as np

from backdrop import garden
from common import N, exists, grid, items, noise, save, shrink, smoothstep
from glass import grade, pattern as kit_pattern

KIT_DESIGNS = {'autumn': 'autumn', 'cotswold': 'cotswold', 'minster': 'minster', 'reeded': 'reeded',
               'satin-glass': 'satin', 'stippolyte': 'stippolyte'}
REFRACTION = .30
MARGIN = N // 2                                     # backdrop beyond the pane, for bent rays


# ---------- what is behind the glass
def scene():
    """A clipped bay tree in a terracotta pot on a pale path, with lawn and trees behind; linear light."""
    n = N + 2 * MARGIN
    img = garden(n, blur=.006).copy() * .8
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    x, y = (x - MARGIN) / N, (y - MARGIN) / N
    rs = np.random.RandomState(4)
    mottle = cv2.resize(rs.rand(180, 180).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)

    def paint(mask, colour, k=1.):
        img[:] = img * (1 - mask[..., None] * k) + np.asarray(colour, np.float32) * (mask * k)[..., None]

    soft = .006
    paint(smoothstep(.70, .73, y), (.16, .25, .06))
    paint(smoothstep(.80, .815, y), (.50, .45, .37))
    stem = smoothstep(.014 + soft, .014, np.abs(x - .5)) * (y > .5) * (y < .74)
    paint(stem, (.10, .065, .035))
    side = np.clip((x - .5) / .15, -1, 1)
    pot = smoothstep(.135 - (y - .7) * .22 + soft, .135 - (y - .7) * .22, np.abs(x - .5)) * smoothstep(.705, .712, y) * smoothstep(.942, .935, y)
    rim = smoothstep(.150 + soft, .150, np.abs(x - .5)) * smoothstep(.700, .706, y) * smoothstep(.752, .746, y)
    for mask, tone in ((pot, .9), (rim, 1.1)):
        img[:] = img * (1 - mask[..., None]) + mask[..., None] * np.array([.52, .19, .09], np.float32) * (tone * (1 - .45 * side))[..., None]
    r = np.hypot(x - .5, y - .36) / (.215 * (1 + .05 * (mottle - .5)))
    lit = np.clip(.75 - .55 * (x - .5) / .2 - .6 * (y - .36) / .2, .25, 1.6) * (.55 + .9 * mottle)
    ball = smoothstep(1.02, .97, r)
    img[:] = img * (1 - ball[..., None]) + ball[..., None] * np.array([.10, .21, .045], np.float32) * lit[..., None]
    return cv2.GaussianBlur(img, (0, 0), N * .003)


# ---------- pattern helpers: fields are (height in picture widths, frost 0..1)
def blank():
    return np.zeros((N, N), np.float32), np.zeros((N, N), np.float32)


def polygon_mask(points):
    """Antialiased filled polygon; points in 0..1."""
    m = np.zeros((N, N), np.uint8)
    cv2.fillPoly(m, [np.round(np.asarray(points) * N * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return m


def lines_mask(paths, width):
    """Antialiased open paths; points in 0..1, width in pixels."""
    m = np.zeros((N, N), np.uint8)
    for p in paths:
        cv2.polylines(m, [np.round(np.asarray(p) * N * 16).astype(np.int32)], False, 255, max(1, int(width)), cv2.LINE_AA, 4)
    return m


def dome(mask, reach, top):
    """Rounded relief that rises from a mask's edge over `reach` pixels."""
    d = np.clip(cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 5) / reach, 0, 1)
    return (np.sqrt(1 - (1 - d) ** 2) * top).astype(np.float32)


def stamp(h, frost, mask, reach, top, clear=.08, veins=None):
    """Press a shape into the ground: domed, clear, with its veins cut in."""
    k = cv2.GaussianBlur(mask, (0, 0), 1.2).astype(np.float32) / 255
    shape = dome(mask, reach, top) + k * .004
    if veins is not None:
        v = cv2.GaussianBlur(veins, (0, 0), 1.4).astype(np.float32) / 255
        shape = shape - v * .006
        frost[:] = np.maximum(frost, 0) * (1 - k) + k * (clear + .5 * v)
    else:
        frost[:] = frost * (1 - k) + k * clear
    h[:] = h * (1 - k) + shape * k


def turned(points, cx, cy, size, angle):
    c, s = math.cos(angle), math.sin(angle)
    p = np.asarray(points, float) * size
    return np.stack([cx + p[:, 0] * c - p[:, 1] * s, cy + p[:, 0] * s + p[:, 1] * c], 1)


def scatter(rs, count, gap, low=-.05, high=1.05):
    """Random places at least `gap` apart."""
    placed = []
    for _ in range(count * 60):
        p = rs.uniform(low, high, 2)
        if all(math.hypot(*(p - q)) > gap for q in placed):
            placed.append(p)
        if len(placed) >= count:
            break
    return placed


def flower(petals=5, depth=.55, steps=16):
    """Outline of an open flower of unit radius."""
    t = np.linspace(0, 2 * math.pi, petals * steps + 1)[:-1]
    r = 1 - depth * (1 - np.abs(np.sin(t * petals / 2)) ** .6)
    return np.stack([r * np.cos(t), r * np.sin(t)], 1)


def stipple(seed, count, radius, top):
    """Close rounded dimples."""
    rs = np.random.RandomState(seed)
    lab = np.full((N, N), 255, np.uint8)
    for p in rs.rand(count, 2):
        cv2.circle(lab, (int(p[0] * N), int(p[1] * N)), 1, 0, -1)
    d = cv2.distanceTransform(lab, cv2.DIST_L2, 5) / N
    return cv2.GaussianBlur((np.sqrt(np.maximum(0, 1 - (d / radius) ** 2)) * top).astype(np.float32), (0, 0), N * .003)


def cells(seed, count):
    """Distance to the nearest of some random points, and which point it is."""
    rs = np.random.RandomState(seed)
    lab = np.full((N, N), 255, np.uint8)
    pts = (rs.rand(count, 2) * N).astype(int)
    for px, py in pts:
        lab[py, px] = 0
    d, label = cv2.distanceTransformWithLabels(lab, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    return d / N, label


# ---------- the designs
def arctic():
    h, frost = blank()
    x, y = grid()
    for seed, count, amp in ((3, 60, .75), (9, 220, .45)):
        _, label = cells(seed, count)
        rs = np.random.RandomState(seed)
        tilt = rs.randn(label.max() + 1, 2).astype(np.float32) * amp * .22
        total = np.bincount(label.ravel(), minlength=label.max() + 1) + 1e-6
        cx, cy = (np.bincount(label.ravel(), g.ravel(), label.max() + 1) / total for g in (x, y))
        h += ((x - cx[label]) * tilt[label, 0] + (y - cy[label]) * tilt[label, 1]).astype(np.float32)
    edges = cv2.Laplacian(h, cv2.CV_32F)
    frost += np.clip(np.abs(edges) * 60, 0, .8) + .12
    return cv2.GaussianBlur(h, (0, 0), 1.2) + noise(40, 40, 2, 3) * .0006, cv2.GaussianBlur(frost, (0, 0), 1.0)


def chantilly():
    h, frost = blank()
    rs = np.random.RandomState(12)
    h += noise(180, 180, 4, 2) * .0012
    frost += .90
    for cx, cy in scatter(rs, 26, .185):
        a, size = rs.uniform(0, 6.28), rs.uniform(.045, .06)
        stems = []
        for k in range(3):
            t = np.linspace(0, 1, 40)
            curl = a + k * 2.1 + t * 3.6
            rad = .02 + t * .085 - .035 * t ** 3
            stems.append(np.stack([cx + rad * np.cos(curl), cy + rad * np.sin(curl)], 1))
            bud = stems[-1][-1]
            stamp(h, frost, polygon_mask(turned(flower(4, .35), *bud, .017, a)), 8, .008)
            leaf_t = np.linspace(0, math.pi, 14)
            leaf = np.concatenate([np.stack([np.cos(leaf_t), .38 * np.sin(leaf_t)], 1), np.stack([np.cos(leaf_t[::-1]), -.38 * np.sin(leaf_t)], 1)])
            stamp(h, frost, polygon_mask(turned(leaf, *stems[-1][18], .020, curl[18])), 6, .007)
        stamp(h, frost, lines_mask(stems, 4), 2, .005)
        stamp(h, frost, polygon_mask(turned(flower(), cx, cy, size, a)), 18, .016, .06, polygon_mask(turned(flower(5, .8), cx, cy, size * .35, a)))
    return h, frost


def charcoal_sticks():
    h, frost = blank()
    rs = np.random.RandomState(5)
    frost += .38
    h += noise(70, 70, 3, 2) * .0010
    for _ in range(230):
        cx, cy = rs.uniform(-.05, 1.05, 2)
        a, half = rs.uniform(0, math.pi), rs.uniform(.035, .065)
        m = lines_mask([[(cx - half * math.cos(a), cy - half * math.sin(a)), (cx + half * math.cos(a), cy + half * math.sin(a))]], 15)
        stamp(h, frost, m, 8, .010, .02)
    return h, frost


def contora():
    _, frost = blank()
    f = cv2.GaussianBlur(noise(3, 2.4, 21, 2, .4), (0, 0), N * .012) * 9
    w = f % 1
    return (np.sqrt(np.clip(1 - (2 * w - 1) ** 2, 0, 1)) * .014).astype(np.float32), frost + .12 + .5 * (w < .05)


def digital():
    h, frost = blank()
    x, y = grid()
    count = 13
    on = np.random.RandomState(8).rand(count, count) > .47
    cell = on[np.minimum((y * count).astype(int), count - 1), np.minimum((x * count).astype(int), count - 1)]
    edge = np.minimum(np.minimum((x * count) % 1, 1 - (x * count) % 1), np.minimum((y * count) % 1, 1 - (y * count) % 1))
    inside = smoothstep(.05, .10, edge)
    frost += np.where(cell, .95, .0) * inside + .25 * (1 - inside)
    h += inside * .0045 * np.where(cell, .3, 1) + noise(220, 220, 3, 2) * .0012 * cell
    return cv2.GaussianBlur(h, (0, 0), 1.5), frost


def everglade():
    h, frost = blank()
    rs = np.random.RandomState(31)
    frost += .6
    h += noise(60, 60, 7, 3) * .004
    for _ in range(150):
        cx, cy = rs.uniform(-.1, 1.1, 2)
        a, size = -math.pi / 2 + rs.randn() * .65, rs.uniform(.10, .16)
        t = np.linspace(-1, 1, 24)
        bend = rs.randn() * .25
        blade = np.concatenate([np.stack([t, .13 * (1 - t * t) + bend * t * t], 1), np.stack([t[::-1], -.13 * (1 - t * t) + bend * t * t], 1)])
        spine = turned(np.stack([t, bend * t * t], 1), cx, cy, size, a)
        ribs = [turned([(u, bend * u * u), (u + .16, bend * u * u + s * .10 * (1 - u * u))], cx, cy, size, a) for u in np.linspace(-.8, .6, 7) for s in (-1, 1)]
        stamp(h, frost, polygon_mask(turned(blade, cx, cy, size, a)), 9, .014, .28, lines_mask([spine] + ribs, 2))
    return h, frost


def florielle():
    h, frost = blank()
    rs = np.random.RandomState(17)
    h += stipple(5, 5200, .010, .005)
    frost += .50
    for cx, cy in scatter(rs, 17, .225):
        a, size = rs.uniform(0, 6.28), rs.uniform(.075, .105)
        rays = [turned([(.25, 0), (.85, 0)], cx, cy, size, a + math.pi * (2 * k + 1) / 5) for k in range(5)]
        stamp(h, frost, polygon_mask(turned(flower(5, .62), cx, cy, size, a)), 26, .022, .03, lines_mask(rays, 3))
        stamp(h, frost, polygon_mask(turned(flower(8, .1), cx, cy, size * .2, a)), 10, .020, .5)
    return h, frost


def mayflower():
    h, frost = blank()
    rs = np.random.RandomState(23)
    h += noise(120, 120, 9, 2) * .0016
    frost += .66
    for cx, cy in scatter(rs, 190, .058):
        a, size = rs.uniform(0, 6.28), rs.uniform(.022, .034)
        stamp(h, frost, polygon_mask(turned(flower(5, .5), cx, cy, size, a)), 9, .012, .04)
        stamp(h, frost, polygon_mask(turned(flower(6, .1), cx, cy, size * .22, a)), 4, .010, .6)
    return h, frost


def oak():
    h, frost = blank()
    rs = np.random.RandomState(41)
    frost += .5
    h += noise(50, 50, 7, 3) * .003
    t = np.linspace(0, 1, 60)
    w = .30 * np.sin(math.pi * t ** .85) * (.70 + .30 * np.abs(np.cos(t * math.pi * 4.2)))
    leaf = np.concatenate([np.stack([t * 2 - 1, w * 2], 1), np.stack([t[::-1] * 2 - 1, -w[::-1] * 2], 1)])
    for cx, cy in scatter(rs, 60, .115, -.1, 1.1):
        a, size = rs.uniform(0, 6.28), rs.uniform(.10, .135)
        veins = [turned([(-1.15, 0), (.85, 0)], cx, cy, size, a)]
        veins += [turned([(u, 0), (u + .26, s * .36)], cx, cy, size, a) for u in (-.6, -.25, .1, .42) for s in (-1, 1)]
        stamp(h, frost, polygon_mask(turned(leaf, cx, cy, size, a)), 16, .017, .10, lines_mask(veins, 3))
    return h, frost


def pelerine():
    h, frost = blank()
    x, y = grid()
    warp = noise(3, 3, 6, 2) * .10
    for k, (a, count) in enumerate(((.45, 34), (-.45, 34))):
        u = x * math.cos(a) + y * math.sin(a) + .025 * np.sin((x * math.sin(a) - y * math.cos(a)) * 9 + k) + warp * (1 if k else -1)
        w = (u * count) % 1
        h = np.maximum(h, np.sqrt(np.clip(1 - ((w - .5) / .30) ** 2, 0, 1)) * .0075).astype(np.float32)
    return h + noise(90, 90, 2, 2) * .0008, frost + .22


def sycamore():
    h, frost = blank()
    rs = np.random.RandomState(52)
    h += cv2.GaussianBlur(noise(16, 16, 3, 2), (0, 0), 5) * .012
    frost += .10
    tips = [(-2.15, .62), (-1.05, .88), (0, 1.), (1.05, .88), (2.15, .62)]
    outline = []
    for i, (t, r) in enumerate(tips):
        for dt, k in ((-.34, .60), (-.20, .70), (-.13, .86), (0, 1.), (.13, .86), (.20, .70), (.34, .60)):
            outline.append((r * k * math.cos(t + dt), r * k * math.sin(t + dt)))
        if i < 4:
            m = (t + tips[i + 1][0]) / 2
            outline.append((.40 * math.cos(m), .40 * math.sin(m)))
    outline.append((-.22, 0.))
    for cx, cy in scatter(rs, 15, .25, -.02, 1.02):
        a, size = rs.uniform(0, 6.28), rs.uniform(.11, .15)
        veins = [turned([(-.1, 0), (r * .92 * math.cos(t), r * .92 * math.sin(t))], cx, cy, size, a) for t, r in tips]
        stalk = turned([(-.2, 0), (-.75, .12)], cx, cy, size, a)
        stamp(h, frost, lines_mask([stalk], 6), 3, .006, .4)
        stamp(h, frost, polygon_mask(turned(outline, cx, cy, size, a)), 14, .016, .62, lines_mask(veins, 3))
    return h, frost


def taffeta():
    _, frost = blank()
    x, y = grid()
    h = np.zeros((N, N), np.float32)
    for k in range(7):
        a = k * 2.4 + .4
        u = x * math.cos(a) + y * math.sin(a) + noise(3, 3, 60 + k, 3) * .30
        h += np.abs(((u * (4 + k * 1.3)) % 1) - .5) * (.030 / (1 + .25 * k))
    return cv2.GaussianBlur(h, (0, 0), 2.2), frost + .28


def warwick():
    h, frost = blank()
    x, y = grid()
    cols, rows = 5, 3.5
    u, v = x * cols, y * rows
    a, b = (u + v) % 1, (u - v) % 1
    edge = np.minimum(np.minimum(a, 1 - a), np.minimum(b, 1 - b))
    h += np.minimum(edge, .17) * .085
    frost += .75 * smoothstep(.018, .010, edge)
    return cv2.GaussianBlur(h.astype(np.float32), (0, 0), 1.2), frost


DESIGNS = {f.__name__.replace('_', '-'): f for f in (arctic, chantilly, charcoal_sticks, contora, digital, everglade, florielle,
                                                     mayflower, oak, pelerine, sycamore, taffeta, warwick)}


# ---------- the picture
def tile(slug):
    """Look at the garden through one design."""
    h, frost = DESIGNS[slug]() if slug in DESIGNS else kit_pattern(KIT_DESIGNS[slug], N)[:2]
    behind = scene()
    blurred = cv2.GaussianBlur(behind, (0, 0), N * .030)
    gx, gy = (cv2.Sobel(h.astype(np.float32), cv2.CV_32F, *d, ksize=3) / 8 * N for d in ((1, 0), (0, 1)))
    y, x = np.mgrid[0:N, 0:N].astype(np.float32)
    out = np.zeros((N, N, 3), np.float32)
    for c, spread in enumerate((.985, 1., 1.02)):                       # slight dispersion
        u, v = x + MARGIN - gx * N * REFRACTION * spread, y + MARGIN - gy * N * REFRACTION * spread
        sharp, soft = (cv2.remap(np.ascontiguousarray(b[..., c]), u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) for b in (behind, blurred))
        out[..., c] = sharp * (1 - frost) + soft * frost
    mean = float(blurred.mean())
    steep = np.clip(np.hypot(gx, gy) * .9, 0, 1)
    out = out * (1 - .45 * steep)[..., None] + (frost * mean * .16)[..., None]
    n = np.stack([-gx * 2.2, -gy * 2.2, np.ones_like(gx)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    fresnel = .04 + .96 * (1 - n[..., 2]) ** 5
    sky = np.clip(.5 - n[..., 1] * .8 - n[..., 0] * .3, 0, 1.6)
    out += (fresnel * sky * 1.6)[..., None] * np.array([.95, 1, 1.08], np.float32) * mean * 2.0
    for light, power, k in (((-.55, -.6, .6), 90, .34), ((.7, -.2, .7), 140, .18)):
        half = np.array(light, np.float32) + [0, 0, 1]
        out += (np.maximum((n * (half / np.linalg.norm(half))).sum(-1), 0) ** power * k * mean * 2)[..., None]
    out = shrink(out) * np.array([.97, 1., .985], np.float32)
    return grade(out * (.34 / max(1e-3, out.mean())), ev=-.1, look='hc', bloom=.02, warm=.02, vig=.03, grain=.004, sharp=.35)


def main():
    """Make every missing design."""
    only = sys.argv[1:]
    for item in items('glass-designs'):
        slug = item['slug']
        if only and slug not in only or not only and exists('glass', slug + '.jpg'):
            continue
        save(tile(slug), 'glass', slug + '.jpg')
        print(slug)


if __name__ == '__main__':
    main()
