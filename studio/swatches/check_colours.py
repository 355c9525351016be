#!/usr/bin/python3
"""Compare every colour picture with its catalogue colour: prints median, hex and deltaE 2000; fails above the limit."""
import os
import sys

import cv2
import numpy as np

from common import DATA, delta_e, hex_to_rgb
from swatches import jobs

LIMIT = 5.0


def face_median(picture, is_corner):
    """Median colour of the sample: the whole plaque, or the flat faces of a frame corner."""
    h, w = picture.shape[:2]
    if not is_corner:
        return np.median(picture.reshape(-1, 3), 0)
    x, y = np.meshgrid(np.linspace(0, 1, w), np.linspace(0, 1, h))
    d = np.minimum(x, 1 - y)
    return np.median(picture[((d > .02) & (d < .22)) | ((d > .28) & (d < .45))], 0)


def main():
    """Print the table, worst last."""
    rows = []
    for file, (hexcol, _, kind, _) in jobs().items():
        picture = cv2.imread(os.path.join(DATA, 'images', 'colours', file))
        if picture is None:
            rows.append((99., file, hexcol, 'missing', kind))
            continue
        median = face_median(picture[..., ::-1].astype(np.float32) / 255, file.startswith('corner-'))
        text = '#' + ''.join('%02x' % round(float(v) * 255) for v in median)
        rows.append((delta_e(median, hex_to_rgb(hexcol)), file, hexcol, text, kind))
    for e, file, hexcol, text, kind in sorted(rows):
        print('%-32s %-10s %s  %s  %.2f' % (file, kind, hexcol, text, e))
    worst = max(r[0] for r in rows)
    print('%d pictures, worst deltaE %.2f' % (len(rows), worst))
    sys.exit(worst > LIMIT)


if __name__ == '__main__':
    main()
