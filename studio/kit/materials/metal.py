"""Metals of handles, hinges and plates."""

from kit.materials.nodes import mat, principled, simple


def m_metal(name, col, rough=0.1):
    """Metal with a faintly uneven polish."""
    m, n = mat(name)
    r = n.rng(n.noise(n.pos(), 60, 5, 0.6), 0.35, 0.75, rough * 0.7, rough * 1.6)
    n.out(principled(n, Base_Color=col, Roughness=r, Metallic=1.0))
    return m


METALS = {
    "chrome": ((0.80, 0.81, 0.82, 1), 0.29),
    "gold": ((0.80, 0.56, 0.24, 1), 0.30),
    "black": ((0.02, 0.02, 0.021, 1), 0.34),
}


def m_hardware(name, rgb, rough):
    """Even metal without surface noise, so that few samples render it clean."""
    m, n = mat(name)
    n.out(principled(n, Base_Color=rgb, Roughness=rough, Metallic=1.0))
    return m


def furniture(finish):
    """Metal of handles and plates: chrome, brass, black or steel."""
    col = {
        "chrome": (0.82, 0.83, 0.84, 1),
        "brass": (0.86, 0.62, 0.30, 1),
        "black": (0.03, 0.03, 0.03, 1),
        "steel": (0.68, 0.68, 0.68, 1),
    }[finish]
    if finish == "steel":
        return simple("furniture", col, 0.34, metal=1)
    return m_metal("furniture", col, 0.24 if finish == "brass" else 0.17)


def brass():
    """Polished brass and the brass of its screws."""
    return m_metal("brass", (0.74, 0.50, 0.20, 1), 0.2), simple("screws", (0.45, 0.33, 0.16, 1), 0.3, 1)


def satin_chrome():
    """Satin chrome and the steel of its screws."""
    return m_metal("chrome", (0.62, 0.61, 0.59, 1), 0.26), simple("screws", (0.33, 0.32, 0.31, 1), 0.3, 1)


def warm_brass():
    """Satin brass of lamps, taps and rails in rooms."""
    return m_metal("brass", (0.78, 0.56, 0.28, 1), 0.2)
