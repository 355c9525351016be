"""What is seen behind glass: a garden and a sky, from Blender's studio panorama and from noise."""
import os
import sys

import numpy as np

KIT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'kit')
sys.path.insert(0, KIT)
from glass import backdrop  # noqa: E402

_cache = {}


def garden(n, turn=.35, blur=.012):
    """Blurred garden, linear light, mean near .36."""
    key = (n, turn, blur)
    if key not in _cache:
        g = backdrop(n, az=turn, blur=blur)
        _cache[key] = (g * (.36 / max(1e-3, g.mean()))).astype(np.float32)
    return _cache[key]
