"""The sashes of uPVC doors, with their panels and welded mitres. Metres."""

from kit.materials.nodes import simple, srgb
from kit.shapes.outlines import rect
from kit.shapes.sheets import mesh_obj, plate
from kit.shapes.solids import box, ring_sweep
from kit.shapes.welds import weld_lines


def upvc_frame(half, head, profile, seal_y, m):
    """Outer frame centred on x = 0 in an opening `half` wide to each side and `head` high, sealed to it from seal_y on."""
    a = half - 0.005
    ring_sweep("frame", rect(-a, a, -0.03, head - 0.004), profile, m, False, 30)
    seal = simple("seal", srgb("#d2cec4"), 0.7)
    for x in (-half, half):
        box("seal", x - 0.006, x + 0.006, seal_y, 0.10, -0.03, head, seal, 0)


def upvc_sash(w, h, m, glass, face=0.078, depth=0.06, panel_to=None):
    """Welded uPVC sash, x 0..w, z 0..h, front at y = 0, finished on both sides; `panel_to` fills it with a moulded panel below that height."""
    gasket = simple("gasket", (0.02, 0.02, 0.02, 1), 0.6)
    f = face
    ring_sweep(
        "sash",
        rect(0, w, 0, h),
        [
            (0, depth),
            (0, 0.004),
            (0.0012, 0.0012),
            (0.004, 0),
            (f - 0.024, 0),
            (f - 0.020, 0.0015),
            (f - 0.011, 0.008),
            (f - 0.004, 0.0135),
            (f, 0.015),
            (f, 0.05),
        ],
        m,
        False,
        30,
    )
    ring_sweep(
        "sashback",
        rect(0, w, 0, h)[::-1],
        [(0, depth), (0, depth + 0.0015), (-f, depth + 0.0015), (-f, 0.05)],
        m,
        False,
        30,
    )
    z0 = f
    if panel_to:
        box("midrail", f - 0.001, w - f + 0.001, 0.001, depth, panel_to - 0.045, panel_to + 0.045, m, 0.006, 3)
        upvc_panel(f, w - f, f, panel_to - 0.045, 0.012, m)
        z0 = panel_to + 0.045
    if glass:
        ring_sweep(
            "sashgasket",
            rect(f - 0.0005, w - f + 0.0005, z0 - 0.0005, h - f + 0.0005),
            [(0, 0.0148), (0.003, 0.0148), (0.003, 0.022)],
            gasket,
            False,
        )
        mesh_obj(
            "pane",
            [(x, 0.022, z) for x, z in rect(f - 0.01, w - f + 0.01, z0 - 0.01, h - f + 0.01)],
            [(0, 1, 2, 3)],
            glass,
        )


def upvc_panel(x0, x1, z0, z1, y, m):
    """Moulded uPVC infill panel with one raised field."""
    plate("panelface", rect(x0, x1, z0, z1), [rect(x0 + 0.07, x1 - 0.07, z0 + 0.07, z1 - 0.07)], y, m)
    ring_sweep(
        "field",
        rect(x0 + 0.07, x1 - 0.07, z0 + 0.07, z1 - 0.07),
        [
            (0, y),
            (0.004, y - 0.004),
            (0.010, y - 0.006),
            (0.016, y - 0.004),
            (0.020, y + 0.003),
            (0.028, y + 0.005),
            (0.052, y - 0.001),
            (0.056, y - 0.002),
        ],
        m,
        True,
        35,
    )


def sash_welds(w, h, face=0.07):
    """Welded mitres of a sash w x h with its front at y = 0: a hairline across the flat of each corner."""
    weld_lines((0, w, 0, h), face, 0, "#b9b6af", (0.004, face - 0.025), 0.0005, -0.0002)
