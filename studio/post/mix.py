"""How a paintable picture is put together: the reference for the painter in the browser.

A folder data/paint/<picture> holds paint.json and the files that it names. Everything is relative to the frame `size`; the files
show its part `box` (x, y, width, height). For every pixel and channel, values v of the files in 0..255:

    B, W   = scale * (v / 255) ** power         linear light with all open paints at albedo 0.02; with one layer's at 0.80
    g      = v / 255                            the wood's figure, 0 where it is lightest, one channel
    albedo = the finish's `albedo`, or light + (dark - light) * g when it has `light` and `dark`
    k      = bounce * (1 - sqrt(W / scale))     how much of the light there has met the same paint before; with a `middle`:
             (1 - r) / (0.80 - r * middle), r = (Z - B) / (W - B) * (0.80 - 0.02) / (middle - 0.02), within LEAST..MOST
    share  = (albedo - 0.02) / (0.80 - 0.02) * (1 - k * 0.80) / (1 - k * albedo)
    M      = B + sum over the layers of (W - B) * share
    c      = sqrt(clip(M / scale, 0, 1))
    shown  = table(c) * (1 - vignette * away ** 1.2)
    away   = 2 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)       x, y: the pixel in the frame

`power` is 2 where paint.json names none: 3 keeps more of what is dark. A layer's `bounce` is 0 where it names none: paint that
lights itself, as in folded leaves and deep frames, gets lighter faster than its albedo, most of all where no other light falls.
Where that guess is too rough, a layer has a third render, Z in its file `middle`, at the albedo that paint.json calls `middle`: it
says for each pixel how much paint lights paint there.
`where`, if there is one, is a small picture of 0..255: how far the painted picture is shown. Beyond it the paint changes nothing,
the files show nothing of use, and the ready-made picture stays.

A layer with `add` instead of `white` has W - B = scale * (v / 255) ** 2 in that file: nothing but what the paint adds. `covers`,
if there are any, show where metal and glass are, 0..255 (fittings.py).

Every layer has the same `black`. `table` is grade.png: `points` squares side by side, one for each level of blue, in which x
is red and y is green; between its points it is interpolated linearly in all three.
"""

import json
import os

import cv2
import numpy as np
from PIL import Image

from post.grade import tone

BLACK, MIDDLE, WHITE = 0.02, 0.30, 0.80
LEAST, MOST = -0.2, 0.95  # of `k` by a middle: noise gives no more
POINTS = 32


def table_of(scale, **how):
    """The grade as a picture (POINTS high, POINTS² wide, RGB 8 bit) over the square root of light / scale."""
    level = np.arange(POINTS) / (POINTS - 1)
    red, green, blue = np.meshgrid(level, level, level, indexing="ij")
    light = scale * np.stack([red, green, blue], -1) ** 2
    shown = np.clip(tone(light.astype(np.float32), **how), 0, 1)
    return np.round(shown.transpose(1, 2, 0, 3).reshape(POINTS, POINTS**2, 3) * 255).astype(np.uint8)


def look_up(table, c):
    """Trilinear look-up of c (..., 3) in 0..1."""
    count = table.shape[0]
    cube = table.reshape(count, count, count, 3).transpose(2, 0, 1, 3).astype(np.float32) / 255
    f = c * (count - 1)
    i = np.minimum(f.astype(np.int32), count - 2)
    t, out = f - i, np.zeros(c.shape, np.float32)
    for r, g, b in np.ndindex(2, 2, 2):
        weight = np.abs(1 - r - t[..., 0]) * np.abs(1 - g - t[..., 1]) * np.abs(1 - b - t[..., 2])
        out += cube[i[..., 0] + r, i[..., 1] + g, i[..., 2] + b] * weight[..., None]
    return out


def levels(light, scale, power=2):
    """Linear light as 0..255, not rounded."""
    return 255 * np.clip(light / scale, 0, 1) ** (1 / power)


def encode(light, scale, power=2):
    """Linear light as 8 bit."""
    return np.round(levels(light, scale, power)).astype(np.uint8)


def again_of(bounce, white):
    """How much of the light has met the same paint before, by the white render's in units of the scale."""
    return bounce * (1 - np.sqrt(np.clip(white, 0, 1)))


def again_by(middle, black, white, albedo=MIDDLE):
    """The same by three renders, in any unit: the middle one at this albedo."""
    r = (middle - black) / np.maximum(white - black, 1e-6) * (WHITE - BLACK) / (albedo - BLACK)
    return np.clip((1 - r) / np.maximum(WHITE - r * albedo, 1e-6), LEAST, MOST)


def share_of(albedo, k):
    """How far the light is on its way from black to white, where so much of it (k) has met the same paint before."""
    return (albedo - BLACK) / (WHITE - BLACK) * (1 - k * WHITE) / (1 - k * albedo)


def darkening(size, box, strength):
    """The factor that the vignette leaves at each pixel of the box."""
    x, y, width, height = box
    rows, columns = np.mgrid[y : y + height, x : x + width].astype(np.float32)
    away = 2 * ((columns / size[0] - 0.5) ** 2 + (rows / size[1] - 0.5) ** 2)
    return (1 - strength * away**1.2)[..., None].astype(np.float32)


class Paintable:
    """One folder of data/paint, decoded."""

    def __init__(self, folder):
        with open(os.path.join(folder, "paint.json"), encoding="utf-8") as file:
            self.data = json.load(file)
        self.scale, curve = self.data["scale"], self.data["curve"]

        def rgb(name):
            return np.array(Image.open(os.path.join(folder, name)).convert("RGB"))

        def light(name, power=self.data.get("power", 2)):
            return self.scale * (rgb(name).astype(np.float32) / 255) ** power

        layers = self.data["layers"]
        self.bounce = {part: layer.get("bounce", 0) for part, layer in layers.items()}
        self.black = light(next(iter(layers.values()))["black"])
        self.white = {
            part: light(layer["white"]) if "white" in layer else self.black + light(layer["add"], 2)
            for part, layer in layers.items()
        }
        self.figure = {
            part: rgb(layer["figure"])[..., :1].astype(np.float32) / 255
            for part, layer in layers.items()
            if "figure" in layer
        }
        self.middle = {part: light(layer["middle"]) for part, layer in layers.items() if "middle" in layer}
        self.table = rgb(curve["table"])
        height, width = self.black.shape[:2]
        cells = rgb(self.data["where"])[..., 0] if "where" in self.data else np.full((1, 1), 255, np.uint8)
        self.where = cv2.resize(cells, (width, height), interpolation=cv2.INTER_LINEAR)
        self.shade = darkening(self.data["size"], self.data["box"], curve["vignette"])

    def light(self, paints, window=...):
        """Linear light with these paints, {part: {albedo} or {light, dark}}, in a window (slices) of the box."""
        black = self.black[window]
        total = black.copy()
        for part, finish in paints.items():
            if "albedo" in finish:
                albedo = np.array(finish["albedo"], np.float32)
            else:
                light, dark = (np.array(finish[k], np.float32) for k in ("light", "dark"))
                albedo = light + (dark - light) * self.figure[part][window]
            white = self.white[part][window]
            if part in self.middle:
                k = again_by(self.middle[part][window], black, white, self.data["middle"])
            else:
                k = again_of(self.bounce[part], white / self.scale)
            total += (white - black) * share_of(albedo, k)
        return total

    def shown(self, paints, window=...):
        """Display values 0..1 with these paints in a window of the box."""
        c = np.sqrt(np.clip(self.light(paints, window) / self.scale, 0, 1))
        return np.clip(look_up(self.table, c) * self.shade[window], 0, 1)

    def painted(self, part):
        """A mask of the box: where the paint of a part shows."""
        c = [np.sqrt(np.clip(light / self.scale, 0, 1)) for light in (self.white[part], self.black)]
        return ((c[0] - c[1]).mean(2) > 0.12) & (self.where > 254)


def cases():
    """Light by the formula above, in units of the scale. `python3 -m post.mix` prints it for __tests__/support/mixed.json, by
    which the painter in the browser is tested."""
    found = []
    for power, bounce, albedo in ((2, 0, 0.3), (2, 0.4, 0.3), (3, 0, 0.3), (3, 0.55, 0.3), (3, 0.55, 0.004), (3, 0.8, 0.98)):
        for black, white in ((0, 120), (40, 90), (60, 250)):
            b, w = ((v / 255) ** power for v in (black, white))
            light = round(b + (w - b) * float(share_of(albedo, again_of(bounce, w))), 6)
            case = {"power": power, "bounce": bounce, "albedo": albedo, "black": black, "white": white}
            found.append({**case, "light": light})
    for albedo in (0.004, 0.15, MIDDLE, 0.6, 0.98):
        for black, middle, white in ((0, 80, 120), (40, 62, 90), (60, 180, 250), (60, 60, 61)):
            b, z, w = ((v / 255) ** 3 for v in (black, middle, white))
            light = round(b + (w - b) * float(share_of(albedo, again_by(z, b, w))), 6)
            case = {"power": 3, "middle": middle, "albedo": albedo, "black": black, "white": white}
            found.append({**case, "light": light})
    return found


if __name__ == "__main__":
    print(json.dumps(cases(), indent=2))
