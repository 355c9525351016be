"""Views cut from the woodland panorama that comes with Blender (CC0): the view beyond the glass."""

import functools
import glob
import math
import os

os.environ.setdefault("OPENCV_IO_ENABLE_OPENEXR", "1")

import cv2  # noqa: E402
import numpy as np  # noqa: E402


@functools.lru_cache(None)
def _panorama(name):
    places = ["/usr/share/blender/datafiles/studiolights/world/"]
    places += glob.glob(os.path.expanduser("~/blender*/*/datafiles/studiolights/world/"))
    folder = next(p for p in places if os.path.isdir(p))
    image = cv2.imread(os.path.join(folder, name + ".exr"), cv2.IMREAD_UNCHANGED)[..., 2::-1]
    return np.clip(np.nan_to_num(image.astype(np.float32)), 0, 8)


def view(shape, turn, width=60.0, lift=2.0, blur=0.01, name="forest"):
    """A view (height, width, 3) in linear light: `turn` 0..1 round the compass, `width` in degrees, looking `lift`
    degrees up, out of focus by `blur` of its width."""
    panorama = _panorama(name)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    focal = shape[1] / 2 / math.tan(math.radians(width / 2))
    x, z = (columns - shape[1] / 2) / focal, (shape[0] / 2 - rows) / focal
    tilt = math.radians(lift)
    ahead, up = math.cos(tilt) - z * math.sin(tilt), z * math.cos(tilt) + math.sin(tilt)
    azimuth = np.arctan2(x, ahead) / (2 * math.pi) + turn
    height = np.arctan2(up, np.hypot(x, ahead)) / math.pi
    across = (azimuth % 1 * panorama.shape[1]).astype(np.float32)
    down = ((0.5 - height) * panorama.shape[0]).astype(np.float32)
    image = cv2.remap(panorama, across, down, cv2.INTER_CUBIC, borderMode=cv2.BORDER_WRAP)
    return cv2.GaussianBlur(np.maximum(image, 0), (0, 0), max(shape[1] * blur, 0.5))
