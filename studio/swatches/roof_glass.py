"""Looking up through conservatory roof glass: sky, cloud and a treetop in the tint of a type, between rafters."""

import cv2
import numpy as np

from swatches.sky import sky, treetop
from swatches.surface import SUPERSAMPLE, blend, grid, linear_of, noise, reduced, smoothstep, to_display

# Where the two rafters cross the lower and the upper edge; they run together as they rise
RAFTERS = ((0.235, 0.285), (0.905, 0.800))


def rafter(image, foot, head):
    """A white glazing bar from below: flat foot with a groove, rolled flanks, a dark gasket at either side."""
    side = image.shape[0]
    x, y = (c / side for c in grid((side, side)))
    centre = foot + (head - foot) * (1 - y)
    half = 0.036 * (0.72 + 0.28 * y)
    u = (x - centre) / half
    soft = 1.5 / (half * side)
    shadow = np.exp(-((np.maximum(np.abs(u) - 1.2, 0) / 0.22) ** 2))
    image = image * (1 - 0.25 * shadow)[..., None]
    image = blend(image, (0.016, 0.016, 0.017), smoothstep(1.19 + soft, 1.19 - soft, np.abs(u)))
    places = [-1.0, -0.95, -0.84, -0.70, -0.60, -0.13, -0.085, -0.04, 0.04, 0.085, 0.13, 0.60, 0.70, 0.84, 0.95, 1.0]
    tones = [0.30, 0.52, 0.64, 0.66, 0.555, 0.53, 0.34, 0.22, 0.24, 0.40, 0.515, 0.485, 0.50, 0.40, 0.27, 0.16]
    tone = np.interp(u, places, tones) * (1.46 - 0.20 * y)
    tone = tone * (1 + 0.02 * noise((side, side), 0.2 * side, 0.5 * side, 3))
    white = np.array([0.985, 0.99, 1.0], np.float32) * tone[..., None]
    return blend(image, white, smoothstep(1.0 + soft, 1.0 - soft, np.abs(u)))


def paint(size, tint, light=50):
    """The picture (height, width, 3) in sRGB 0..1; `tint` is the catalogue colour of the glass, `light` its light
    transmission in per cent. Square."""
    side = size[0] * SUPERSAMPLE
    outside = cv2.GaussianBlur(treetop(sky(side)), (0, 0), 0.0011 * side)
    colour = linear_of(tint)
    # the eye adapts indoors: a dark glass looks darker than a clear one, but less than its figures say
    brightness = float(colour @ np.array([0.2126, 0.7152, 0.0722], np.float32))
    passed = colour / brightness**0.8 * (0.31 + 0.79 * (light / 50) ** 0.55)
    saturation = 0.92
    grey = passed.mean()
    image = outside * (grey + (passed - grey) * saturation)
    x, y = (c / side for c in grid((side, side)))
    # the room reflected in the lower face: a pale ceiling line and a warm lamp, very faint
    mirrored = 0.020 * smoothstep(0.62, 0.66, y + 0.10 * x) + 0.014 * smoothstep(
        0.30, 0.42, 0.55 * x + 0.5 * y
    ) * smoothstep(0.64, 0.52, 0.55 * x + 0.5 * y)
    image = image + mirrored[..., None] * np.array([1.0, 0.97, 0.92], np.float32)
    for foot, head in RAFTERS:
        image = rafter(image, foot, head)
    image = image * (1 - 0.07 * (np.hypot(x - 0.5, y - 0.5) / 0.7) ** 2)[..., None]
    image = reduced(image) * 0.92
    # a soft shoulder keeps detail in sunlit cloud
    return to_display(np.where(image < 0.6, image, 0.6 + 0.4 * np.tanh((image - 0.6) / 0.4)))
