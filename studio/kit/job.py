"""The job that Blender is working on: one shot of studio/shots with its size, scale and colour balance."""

import json
import os

from kit.materials.nodes import srgb
from kit.open_paint import mark

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
REPOSITORY = os.path.dirname(STUDIO)
_job = {"size": [1600, 1000]}


def use(job):
    """Make `job` (a dict: a shot with out, scale, threads) the one that the scene functions ask about."""
    global _job
    _job = job


def job():
    """The job at hand, as a dict."""
    return _job


def size():
    """Width and height of the finished picture in pixels, before `scale`."""
    return tuple(_job["size"])


def aspect():
    """Width divided by height."""
    width, height = size()
    return width / height


def repository_json(*path):
    """The content of a JSON file, given by its path from the repository's root."""
    with open(os.path.join(REPOSITORY, *path), encoding="utf-8") as file:
        return json.load(file)


def is_open(part):
    """Whether the shot leaves this part's paint open, to be given later."""
    return part in _job.get("open", [])


def albedo(hex_colour, factor=1.0, part=None):
    """The albedo (linear r, g, b, 1) that paint of a catalogue colour needs to look like that colour in this shot.

    Sunlit paint comes out lighter and greyer than its catalogue colour, because of the light's own colour, the gloss
    of the paint and the film curve. `studio/paint-balance.json` holds a factor per channel for each setting and colour,
    measured by `post/balance.py`; without one the hand-made `factor` serves. `part` (frame or leaf) says whose paint it
    is, for shots that leave it open.
    """
    if is_open(part):
        return mark(part)
    balance = _job.get("balance", {}).get(hex_colour.lower())
    factors = balance or (factor,) * 3
    return tuple(min(0.92, max(0.0015, c * f)) for c, f in zip(srgb(hex_colour)[:3], factors)) + (1.0,)
