"""Calibrate paints in a shot's own light: `balance.py job.json` after finish.py has left the denoised light.

For each promised colour it compares the light at its place with the light that the grade turns into the catalogue colour,
and corrects the albedo's factors in studio/paint-balance.json. Two or three drafts bring a colour within CIEDE2000 of 2.
"""

import json
import os
import sys

import numpy as np

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, STUDIO)

from post.colour import delta_e, hex_of, median_colour, rgb_of, to_linear  # noqa: E402
from post.grade import light_of, tone  # noqa: E402

TONE = ("ev", "look", "white", "saturation", "warmth")
BALANCE = os.path.join(STUDIO, "paint-balance.json")
LEAST, MOST = 0.02, 3.0  # bounds of a factor: beyond them the light is wrong, not the paint


def corrected(hex_colour, factors, seen, wanted):
    """New factors (per channel) for a colour whose light was `seen` where `wanted` would have been right."""
    ceiling = 0.92 / np.maximum(to_linear(rgb_of(hex_colour)), 1e-4)
    return [
        float(np.clip(f * (w / max(s, 1e-5)), LEAST, min(MOST, top)))
        for f, s, w, top in zip(factors, seen, wanted, ceiling)
    ]


def main():
    """Correct the factors of every promise of the job's shot."""
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    light = np.load(os.path.join(job["out"], "light.npy")).astype(np.float32)
    how = {name: value for name, value in job.get("grade", {}).items() if name in TONE}
    book = {}
    if os.path.exists(BALANCE):
        with open(BALANCE, encoding="utf-8") as file:
            book = json.load(file)
    entries = book.setdefault(job["balanceKey"], {})
    for promise in job.get("promises", []):
        name = promise["hex"].lower()
        seen = median_colour(light, promise["at"])
        shown = tone(seen[None].astype(np.float32), **how)[0]
        first = [promise.get("factor", 1.0)] * 3
        entries[name] = [
            round(f, 4) for f in corrected(name, entries.get(name, first), seen, light_of(rgb_of(name), **how))
        ]
        print(f"{job['picture']} {name} seen {hex_of(shown)} deltaE {delta_e(np.clip(shown, 0, 1), rgb_of(name)):.2f}")
    with open(BALANCE, "w", encoding="utf-8") as file:
        json.dump(book, file, indent=1, sort_keys=True)
        file.write("\n")


if __name__ == "__main__":
    main()
