"""The 19 decorative glass designs by their slug.

Each takes the side of the pane in pixels and returns (relief in pixels, frost 0..1): frost 0 is clear, 1 is acid
etched. How much a design hides follows its privacy in data/glass-designs.json.
"""

from swatches.glass_botanical import autumn, chantilly, everglade, florielle, mayflower, oak, sycamore
from swatches.glass_textures import (
    arctic,
    charcoal_sticks,
    contora,
    cotswold,
    digital,
    minster,
    pelerine,
    reeded,
    satin_glass,
    stippolyte,
    taffeta,
    warwick,
)

PATTERNS = {
    pattern.__name__.replace("_", "-"): pattern
    for pattern in (
        arctic, autumn, chantilly, charcoal_sticks, contora, cotswold, digital, everglade, florielle, mayflower,
        minster, oak, pelerine, reeded, satin_glass, stippolyte, sycamore, taffeta, warwick,
    )
}  # fmt: skip
