"""The layers of a paintable picture as files."""

import io
import os

import numpy as np
from PIL import Image, features

LESS = 35  # of quality for the figure of wood


def exact(pixels):
    """What metal mirrors, 0..255, as WebP without loss: small bright figures on nothing, of which the best lossy quality is off by
    1.6 (CIE76) where it saves 3 KB."""
    data = io.BytesIO()
    Image.fromarray(pixels).save(data, "WEBP", lossless=True, method=6)
    return data.getvalue()


def encoded(pixels, kind, quality):
    """RGB or grey 0..255 as WebP or AVIF. AVIF keeps colour as sharp as light; WebP has a quarter of the pixels for it, which a
    mix of two layers shows."""
    how = {"WEBP": {"method": 6}, "AVIF": {"subsampling": "4:4:4", "speed": 5, "max_threads": 2}}[kind]

    def file(levels):
        data = io.BytesIO()
        Image.fromarray(np.clip(np.round(levels), 0, 255).astype(np.uint8)).save(data, kind, quality=quality, **how)
        return data

    if kind == "WEBP":
        return file(pixels).getvalue()
    # Pillow's AVIF is off by up to a level, the same everywhere: enough to be seen in what is mixed of dark layers.
    away = (np.array(Image.open(file(pixels)).convert("RGB")) - pixels).mean((0, 1))
    return file(pixels - away).getvalue()


def write_layers(folder, images, most):
    """Write the pictures, each in the format that its name ends with, in the best quality that stays within `most` bytes in all;
    returns that quality.

    The figure is fine detail throughout and its finest part is invisible, so a lower quality will do; metal is exact.
    """
    if any(name.endswith(".avif") for name in images) and not features.check("avif"):
        raise RuntimeError("Pillow 11.3 or later is needed, built with AVIF: pip install --upgrade pillow")

    def files(quality):
        return {
            name: exact(p)
            if name == "metal.webp"
            else encoded(p, name.rsplit(".", 1)[1].upper(), quality - (LESS if name == "g.webp" else 0))
            for name, p in images.items()
        }

    least, best = 50, 97
    while least < best:
        quality = (least + best + 1) // 2
        if sum(map(len, files(quality).values())) <= most:
            least = quality
        else:
            best = quality - 1
    for name, data in files(least).items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    return least
