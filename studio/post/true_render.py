"""A mix compared with a true render of the same paint, and the `bounce` with which it comes nearest."""

import os

import cv2
import numpy as np

from finish import read_pass
from post.colour import lab_image
from post.grade import tone
from post.mix import darkening

BOUNCES = np.arange(0, 0.85, 0.05)


class TrueRender:
    """A true render of one part's paint: of a piece of the frame, which lies about the flat part."""

    def __init__(self, renders, picture, part):
        job = next(r for r in renders.job["renders"] if r["name"] == f"t-{part}")
        self.picture, self.part = picture, part
        self.paints = {part: {"albedo": job["albedo"][part]}}
        rendered = renders.crop(read_pass(os.path.join(renders.job["out"], job["name"]), "frame")).sum(2) > 0
        rendered = cv2.erode(rendered.astype(np.uint8), np.ones((9, 9), np.uint8), borderValue=0) > 0  # without its edge
        left, top, width, height = cv2.boundingRect(rendered.astype(np.uint8))
        self.window = slice(top, top + height), slice(left, left + width)
        self.mask = (picture.painted(part) & rendered)[self.window]
        shade = darkening(renders.size, renders.box, renders.how["vignette"])[self.window]
        shown = np.clip(tone(renders.light(job["name"])[self.window], **renders.tone) * shade, 0, 1)
        self.seen = lab_image(shown[self.mask][None])

    def errors(self):
        """CIE76 between the true render and the mix, over what is painted: its mean and 95th percentile.

        None where the piece shows nothing of this part."""
        if not self.mask.any():
            return None
        mixed = lab_image(self.picture.shown(self.paints, self.window)[self.mask][None])
        away = np.sqrt(((self.seen - mixed) ** 2).sum(2))
        return {"mean": round(float(away.mean()), 2), "p95": round(float(np.percentile(away, 95)), 2)}

    def fit_bounce(self):
        """Give the picture's layer the bounce that brings it nearest, both in the mean and at worst; returns it."""
        if not self.mask.any():
            return 0

        def off(bounce):
            self.picture.bounce[self.part] = bounce
            away = self.errors()
            return away["mean"] + away["p95"] / 3

        self.picture.bounce[self.part] = round(float(min(BOUNCES, key=off)), 2)
        return self.picture.bounce[self.part]
