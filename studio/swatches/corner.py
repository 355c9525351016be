"""The lower left corner of a flush casement in a colour: frame, gap, sash with its moulding, gasket, double glazing.

R7 is mitred; on R9 the stile runs through and the rail butts against it, as in a timber window.
The corner is a relief in millimetres, seen a little from the right and from above, so that its depth shows.
"""

import cv2
import numpy as np

from swatches.foil import surface
from swatches.panorama import view
from swatches.surface import (
    KEY,
    SUPERSAMPLE,
    blend,
    grid,
    light_on,
    normals,
    patch_mask,
    reduced,
    seed_of,
    smoothstep,
    to_display,
    true_to,
)

# From the outer edge inwards, in millimetres: width seen across the picture; frame face; gap; end of the sash's
# face; end of the moulding; end of the gasket; depth of the moulding's foot and of the glass
RANGES = {
    "r7": dict(across=166, frame=40, gap=3.2, face=84, moulding=99, gasket=102, foot=9.5, glass=12.5, joint="mitre"),
    "r9": dict(across=190, frame=46, gap=3.6, face=98, moulding=117, gasket=120.5, foot=16, glass=19.5, joint="butt"),
}
SEEN = 0.36  # shift in the picture for each millimetre of depth
GAP_DEPTH = 13.0
PANE, CAVITY = 4.0, 20.0  # a 28 mm unit: pane, cavity, pane


def depth_profile(window):
    """Points (distance from the outer edge, depth) of the section, in millimetres."""
    frame, face, end = window["frame"], window["face"], window["moulding"]
    inner = frame + window["gap"]
    points = [(-40, 0), (frame - 0.9, 0), (frame - 0.35, 0.15), (frame, 0.7), (frame + 0.25, GAP_DEPTH)]
    points += [(inner - 0.25, GAP_DEPTH), (inner, 0.7), (inner + 0.35, 0.15), (inner + 0.9, 0)]
    points += [(face - 0.5, 0), (face - 0.1, 0.15), (face + 0.25, 1.1), (face + 0.7, 1.5), (face + 2.0, 1.5)]
    start, foot = face + 2.0, window["foot"]
    for angle in np.radians(np.arange(5, 91, 5)):  # an ovolo: a quarter of an oval falling to the glass
        points.append((start + (end - start) * np.sin(angle), 1.5 + (foot - 1.5) * (1 - np.cos(angle))))
    points += [
        (end + 0.2, foot + 1.0),
        (window["gasket"] - 0.4, window["glass"] - 0.6),
        (window["gasket"], window["glass"]),
    ]
    return np.array(points + [(900, window["glass"])], np.float32)


def joints(window, x, up):
    """Where the upright member is (True) and the distance in millimetres to the nearest joint line."""
    diagonal = np.abs(x - up) / np.sqrt(2)
    upright = x < up
    if window["joint"] == "mitre":
        return upright, diagonal
    frame, face = window["frame"], window["face"]
    inner = frame + window["gap"]
    in_frame, in_face = np.minimum(x, up) < frame, np.minimum(x, up) < face
    upright = np.where(in_frame, x < frame, np.where(in_face, x < face, upright))
    far = np.full_like(x, 99)
    line = np.where(up < frame, np.abs(x - frame), far)
    line = np.where((up > inner) & (up < face), np.minimum(line, np.abs(x - face)), line)
    return upright, np.where((x > face) & (up > face), np.minimum(line, diagonal), line)


def seen_from_light(depth, scale):
    """Ambient occlusion of the relief (1: open) and how much of the key light reaches it; depth in millimetres."""
    small = cv2.resize(-depth, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    columns, rows = grid(small.shape)
    reach = np.array([0.4, 0.9, 1.6, 2.6, 4, 6, 9, 13, 19, 27, 38], np.float32)

    def horizon(dx, dy):
        highest = np.zeros_like(small)
        for distance in reach:
            step = distance * scale / 2
            there = cv2.remap(
                small, columns + dx * step, rows + dy * step, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
            )
            highest = np.maximum(highest, (there - small) / distance)
        return highest

    open_part = np.zeros_like(small)
    for angle in np.arange(12) * np.pi / 6:
        slope = horizon(np.cos(angle), np.sin(angle))
        open_part += (1 - slope / np.sqrt(1 + slope**2)) / 12
    lit = np.zeros_like(small)
    for (dx, dy, dz), weight in KEY:
        level = np.hypot(dx, dy)
        lit += weight * smoothstep(0.28, -0.28, horizon(dx / level, dy / level) - dz / level)
    size = (depth.shape[1], depth.shape[0])
    return cv2.resize(open_part, size, interpolation=cv2.INTER_LINEAR), cv2.resize(
        lit, size, interpolation=cv2.INTER_LINEAR
    )


def look_at(depth, shape, pad, scale):
    """Where each pixel of the picture (height, width) meets the relief: its columns and rows."""
    columns, rows = grid(shape)
    columns, rows = columns + pad, rows.copy()
    hit = np.full(shape, -1, np.float32)
    before = np.zeros(shape, np.float32)
    step = 0.25
    for t in np.arange(0, depth.max() + 2 * step, step, dtype=np.float32):
        move = SEEN * t * scale
        there = cv2.remap(depth, columns - move, rows + move, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        above = there - t  # positive while the ray is above the surface
        found = (hit < 0) & (above <= 0)
        part = np.clip(before / np.maximum(before - above, 1e-4), 0, 1)
        hit = np.where(found, np.maximum(t - step * (1 - part), 0), hit)
        before = above
    move = SEEN * np.maximum(hit, 0) * scale
    return columns - move, rows + move


def through_glass(window, distance, shape, scale):
    """What the glass shows (linear light): edge and spacer of the unit, a dim room, trees and sky reflected.

    `distance` is measured on the outer pane, in millimetres from the outer edge of the frame.
    """
    x, y = grid(shape)
    u, v = x / shape[1], y / shape[0]
    room = np.array([0.050, 0.045, 0.040], np.float32) * (0.7 + 0.5 * v)[..., None]
    folds = 0.55 + 0.25 * np.sin(u * 95 + 2.2 * np.sin(u * 21)) + 0.12 * np.sin(u * 41 + 1)
    cloth = np.array([0.50, 0.47, 0.42], np.float32) * (folds * (0.34 + 0.2 * (1 - v)))[..., None]
    room = blend(room, cloth, smoothstep(0.80, 0.83, u + 0.012 * np.sin(v * 9)))
    room = blend(room, (0.30, 0.28, 0.25), 0.55 * smoothstep(0.395, 0.40, v) * smoothstep(0.80, 0.79, u))
    room = cv2.GaussianBlur(room, (0, 0), 0.006 * shape[1])
    mirrored = view(shape, 0.31, 74, 16, 0.006)
    mirrored *= 0.22 / np.mean(mirrored)
    image = room * 1.3 + np.minimum(mirrored, 0.75) * 0.46
    into = (
        distance - window["gasket"] - 0.6
    ) / SEEN  # how deep behind the pane the line of sight meets the unit's edge
    edge = smoothstep(PANE + 0.6, PANE, into)
    spacer = smoothstep(PANE + CAVITY + 0.5, PANE + CAVITY, into)
    bar = 0.075 + 0.05 * np.exp(-(((into - PANE - 2) / 1.2) ** 2)) - 0.03 * smoothstep(6, 24, into)
    image = blend(image, 0.0, 0.5 * np.exp(-np.maximum(into - PANE - CAVITY, 0) / 30))
    image = blend(image, np.repeat(bar[..., None], 3, 2) + 0.15 * mirrored, spacer)
    return blend(image, np.array([0.020, 0.030, 0.027], np.float32) + 0.12 * mirrored, edge)


def promised_place(series):
    """The flat of the upright sash, as fractions of the picture: where the catalogue colour is promised."""
    window = RANGES[series]
    left = (window["frame"] + window["gap"] + 7) / window["across"]
    return [round(left, 3), 0.14, round((window["face"] - 6) / window["across"] - left, 3), 0.26]


def paint(size, colour, kind, series="r7", grain=None, name=""):
    """The corner (height, width, 3) in sRGB 0..1. `kind` is smooth, foil or woodgrain; `series` is r7 or r9."""
    window = RANGES[series]
    shape = (size[1] * SUPERSAMPLE, size[0] * SUPERSAMPLE)
    scale = shape[1] / window["across"]
    pad = int(SEEN * (window["glass"] + 4) * scale) + 8
    relief_shape = (shape[0] + pad, shape[1] + pad)
    columns, rows = grid(relief_shape)
    x, up = (columns - pad) / scale, (shape[0] - rows) / scale
    distance = np.minimum(x, up)
    profile = depth_profile(window)
    depth = np.interp(distance, profile[:, 0], profile[:, 1]).astype(np.float32)
    upright, joint = joints(window, x, up)
    joint = np.where(distance < window["moulding"], joint, 99)
    depth = cv2.GaussianBlur(depth, (0, 0), 0.10 * scale)

    seed = seed_of(name or colour)
    face_a, relief_a, roughness = surface(kind, relief_shape, scale, grain, seed)
    face_b, relief_b, _ = surface(kind, relief_shape[::-1], scale, grain, seed + 7)
    tint = np.where(upright[..., None], face_a, np.rot90(face_b))
    emboss = np.where(upright, relief_a, np.rot90(relief_b))
    openness, lit = seen_from_light(depth, scale)
    groove = np.exp(-((joint / 0.22) ** 2))
    diffuse, gloss = light_on(
        normals((emboss * 0.9 - (depth + 0.55 * groove) * scale).astype(np.float32)), roughness, openness, lit
    )
    diffuse = diffuse * (1 - 0.40 * np.exp(-((joint / 0.16) ** 2)))
    u, v = columns / relief_shape[1], rows / relief_shape[0]
    diffuse = diffuse * (1.07 - 0.14 * (0.5 * u + 0.5 * v)) * np.where(upright, 1.0, 1.02)
    # interreflection between the faces of a rebate takes on their colour
    bounce = 0.10 * (1 - openness)
    shine = (gloss - np.median(gloss)) * (0.060 if kind == "smooth" else 0.062) + 0.004 * openness
    at_x, at_y = look_at(depth, shape, pad, scale)

    def seen(image):
        return cv2.remap(image.astype(np.float32), at_x, at_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)

    distance_seen = seen(distance)
    rubber = smoothstep(window["moulding"] + 0.1, window["moulding"] + 0.5, distance_seen)
    in_gap = smoothstep(0, 6, seen(depth)) * (distance_seen < window["face"])
    glazed = smoothstep(window["gasket"] - 0.15, window["gasket"] + 0.15, distance_seen)
    glass = through_glass(window, distance_seen, shape, scale)
    glass *= (0.45 + 0.55 * seen(openness) * (0.55 + 0.45 * seen(lit)))[..., None]
    tint, diffuse, shine, bounce = seen(tint), seen(diffuse), seen(shine), seen(bounce)
    black = (0.012 + 0.02 * np.maximum(diffuse - 0.3, 0))[..., None] * np.ones(3, np.float32)
    flat = patch_mask((size[1], size[0]), promised_place(series))

    def render(albedo):
        level = 0.35 + 0.65 * float(albedo.mean()) ** 0.35
        paintwork = albedo * tint
        light = paintwork * diffuse[..., None] + paintwork * paintwork * bounce[..., None] + (shine * level)[..., None]
        light = light * (1 - 0.35 * in_gap)[..., None]
        light = blend(blend(light, black, rubber), glass, glazed)
        return reduced(np.maximum(light, 0))

    return to_display(true_to(colour, render, flat))
