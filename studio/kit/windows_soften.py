#!/usr/bin/python3
"""windows_soften.py <picture.png> <aov dir> <depth>: smooth away leftover grain in the out-of-focus background beyond a depth (metres)."""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


def main():
    """Median then Gaussian over the background only; the foreground does not bleed in."""
    path, aov, limit = sys.argv[1], sys.argv[2], float(sys.argv[3])
    im = cv2.imread(path).astype(np.float32)
    z = cv2.imread(os.path.join(aov, 'Depth_0001.exr'), cv2.IMREAD_UNCHANGED)
    z = cv2.medianBlur((z if z.ndim == 2 else z[..., 0]).astype(np.float32).clip(0, 60), 5)
    m = cv2.erode((z > limit).astype(np.float32), np.ones((3, 3)))
    med = cv2.medianBlur(cv2.medianBlur(im.astype(np.uint8), 7), 7).astype(np.float32)
    soft = cv2.GaussianBlur(med * m[..., None], (0, 0), 3) / np.maximum(cv2.GaussianBlur(m, (0, 0), 3), 1e-3)[..., None]
    a = cv2.GaussianBlur(m, (0, 0), .8)[..., None]
    cv2.imwrite(path, im * (1 - a) + soft * a)


main()
