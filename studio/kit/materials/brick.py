"""Brick and mortar."""

from kit.materials.nodes import mat, srgb

BRICK_MODULE = (0.225, 0.075)  # a brick and its joint: length, height


def m_brick(name="brick", pal=("#6e3b30", "#7d4738", "#85493a", "#8f5643", "#5f342c", "#8a5240", "#4a2b28", "#784236")):
    """Facing brick: a colour of the palette for each brick (its `rnd`), burnt patches and grit."""
    m, n = mat(name)
    a = n.attr("rnd").outputs["Fac"]
    st = [(i / (len(pal)), srgb(c)) for i, c in enumerate(pal)]
    base = n.ramp(a, st, "CONSTANT")
    p = n.pos()
    rv = n.n(
        "ShaderNodeVectorMath",
        {
            0: p,
            1: n.n(
                "ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", a, 37.0), 1: 0.0, 2: n.math("MULTIPLY", a, 11.0)}
            ).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    big = n.noise(rv, 9, 3, 0.6)
    fine = n.noise(rv, 110, 4, 0.7)
    grit = n.noise(rv, 420, 2, 0.6)
    c = n.mix(n.rng(big, 0.35, 0.7, 0, 0.55), base, srgb("#95604b"))
    c = n.mix(n.rng(fine, 0.52, 0.72, 0, 0.6), c, srgb("#4f2a24"))
    c = n.mix(n.rng(grit, 0.6, 0.75, 0, 0.55), c, srgb("#c99a7c"))
    wall = n.noise(p, 0.9, 4, 0.6)
    c = n.mix(n.rng(wall, 0.35, 0.7, 0, 0.28), c, srgb("#5b3a30"), "MULTIPLY")
    zz = n.n("ShaderNodeSeparateXYZ", {0: p}).outputs[2]
    c = n.mix(
        n.math("MULTIPLY", n.rng(zz, -0.15, 0.40, 0.75, 0), n.rng(n.noise(p, 4, 5, 0.65), 0.3, 0.7, 0.25, 1)),
        c,
        srgb("#3d2f27"),
    )
    # lime bloom / splash
    c = n.mix(n.rng(n.noise(p, 5.0, 5, 0.7), 0.60, 0.78, 0, 0.35), c, srgb("#c8b6a6"))
    h = n.math("ADD", n.math("MULTIPLY", fine, 0.7), n.math("MULTIPLY", grit, 0.4))
    b = n.bump(h, 0.55, 0.0022)
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": b}))
    return m


def m_mortar(name="mortar", col="#a99c8c"):
    """Sandy lime mortar."""
    m, n = mat(name)
    p = n.pos()
    a = n.noise(p, 14, 5, 0.6)
    f = n.noise(p, 300, 3, 0.7)
    c = n.mix(n.rng(a, 0.3, 0.7, 0, 0.6), srgb(col), srgb("#7f7468"))
    c = n.mix(n.rng(f, 0.5, 0.7, 0, 0.5), c, srgb("#d2c6b4"))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.5, "Normal": n.bump(f, 0.7, 0.002)}))
    return m


def brick_mat(name, palette, blush, dark, grit, soot="#4b403a", soot_amount=0.28):
    """Facing brick: one palette colour for each brick, burnt patches, grit and large-scale weathering."""
    m, n = mat(name)
    rnd = n.attr("rnd").outputs["Fac"]
    base = n.ramp(rnd, [(i / len(palette), srgb(c)) for i, c in enumerate(palette)], "CONSTANT")
    p = n.pos()
    shift = n.n(
        "ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", rnd, 37.0), 1: 0.0, 2: n.math("MULTIPLY", rnd, 11.0)}
    ).outputs[0]
    own = n.n("ShaderNodeVectorMath", {0: p, 1: shift}, operation="ADD").outputs[0]
    big, fine, sand = n.noise(own, 9, 3, 0.6), n.noise(own, 110, 4, 0.7), n.noise(own, 420, 2, 0.6)
    c = n.mix(n.rng(big, 0.35, 0.7, 0, 0.5), base, srgb(blush))
    c = n.mix(n.rng(fine, 0.52, 0.72, 0, 0.55), c, srgb(dark))
    c = n.mix(n.rng(sand, 0.6, 0.75, 0, 0.5), c, srgb(grit))
    c = n.mix(n.rng(n.noise(p, 0.9, 4, 0.6), 0.35, 0.7, 0, soot_amount), c, srgb(soot), "MULTIPLY")
    h = n.math("ADD", n.math("MULTIPLY", fine, 0.7), n.math("MULTIPLY", sand, 0.4))
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": c, "Roughness": 0.6, "Normal": n.bump(h, 0.55, 0.0022)}))
    return m


def stock_brick():
    """Yellow London stock: straw, buff and sooty browns."""
    return brick_mat(
        "stock",
        ("#8d7648", "#99814f", "#7c673f", "#a38b58", "#6a5636", "#93794a", "#85704a", "#54452f"),
        "#a08a5c",
        "#5a4629",
        "#c9b689",
        "#6e6250",
        0.35,
    )


def grey_brick():
    """Modern grey-buff multi."""
    return brick_mat(
        "greybrick", ("#8a8175", "#968c7f", "#7c746a", "#a0968a", "#6d665e", "#90867b"), "#a39a8e", "#57514b", "#c2bab0"
    )


def orange_brick():
    """Soft handmade orange-red of old country houses."""
    return brick_mat(
        "orangebrick",
        ("#8a5238", "#955c3f", "#7d4a34", "#a0674a", "#6c4030", "#8f5a42", "#a6714f"),
        "#9a6a4c",
        "#53322a",
        "#c99d7c",
        "#5d463a",
        0.35,
    )


def m_flat_brick(
    name="flatbrick", palette=("#6e4a3c", "#7d5646", "#86604e", "#94694f", "#5f4236", "#8a5c48"), mortar="#a79a8a"
):
    """Stretcher-bond brickwork as a texture for flat walls; follows the wall's direction by itself."""
    m, n = mat(name)
    geo = n.n("ShaderNodeNewGeometry")
    pos = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["Position"]})
    nrm = n.n("ShaderNodeSeparateXYZ", {0: geo.outputs["True Normal"]})
    side = n.math("GREATER_THAN", n.math("ABSOLUTE", nrm.outputs[0]), 0.6)
    u = n.math(
        "ADD",
        n.math("MULTIPLY", pos.outputs[0], n.math("SUBTRACT", 1.0, side)),
        n.math("MULTIPLY", pos.outputs[1], side),
    )
    uv = n.n("ShaderNodeCombineXYZ", {0: u, 1: pos.outputs[2], 2: 0.0}).outputs[0]
    bt = n.n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
            "Mortar": (0.5, 0.5, 0.5, 1),
            "Scale": 1.0,
            "Mortar Size": 0.005,
            "Mortar Smooth": 0.15,
            "Bias": 0.0,
            "Brick Width": BRICK_MODULE[0],
            "Row Height": BRICK_MODULE[1],
        },
    )
    tone = n.ramp(bt.outputs["Color"], [(i / len(palette), srgb(c)) for i, c in enumerate(palette)], "CONSTANT")
    p = geo.outputs["Position"]
    fine, big = n.noise(p, 90, 4, 0.7), n.noise(p, 0.8, 4, 0.6)
    tone = n.mix(n.rng(fine, 0.5, 0.75, 0, 0.5), tone, srgb("#4a3028"))
    tone = n.mix(n.rng(n.noise(p, 12, 3), 0.45, 0.7, 0, 0.35), tone, srgb("#a5806a"))
    tone = n.mix(bt.outputs["Fac"], tone, srgb(mortar))
    tone = n.mix(n.rng(big, 0.35, 0.7, 0, 0.3), tone, srgb("#6b5246"), "MULTIPLY")
    low = n.math("MULTIPLY", n.rng(pos.outputs[2], -0.1, 0.5, 0.6, 0), n.rng(n.noise(p, 4, 5), 0.3, 0.7, 0.2, 1))
    tone = n.mix(low, tone, srgb("#40352c"))
    height = n.math(
        "ADD", n.math("MULTIPLY", n.math("SUBTRACT", 1.0, bt.outputs["Fac"]), 1.0), n.math("MULTIPLY", fine, 0.25)
    )
    n.out(n.n("ShaderNodeBsdfDiffuse", {"Color": tone, "Roughness": 0.6, "Normal": n.bump(height, 0.6, 0.005)}))
    return m
