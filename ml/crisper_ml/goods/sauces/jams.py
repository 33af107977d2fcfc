"""Jam and honey."""

import numpy as np

from crisper_ml.chances import chance, pick, typical
from crisper_ml.goods.containers import bottle, cap_down, jar
from crisper_ml.goods.sauces.outlines import NOZZLE
from crisper_ml.goods.surfaces import BRASS, ink, level, mass, opaque, paper, pieces, shaded, stuff, used_up
from crisper_ml.prints.colors import color, gray

BEAR = [
    (0, 0.88),
    (0.03, 0.98),
    (0.25, 1),
    (0.4, 0.92),
    (0.5, 0.78),
    (0.53, 0.66),
    (0.6, 0.76),
    (0.68, 0.76),
    (0.76, 0.58),
    (0.78, 0.45),
    (0.79, 0.5),
    (0.88, 0.46),
    (0.92, 0.22),
    (1, 0.1),
]
# jars


# hues, saturation, value, words, picture, weight
JAMS = [
    (
        [350, 356, 2],
        (0.75, 1),
        (0.22, 0.5),
        ["strawberry", "strawberry jam", "raspberry", "preserves", "confiture", "erdbeer"],
        "berries",
        5,
    ),
    (
        [275, 300, 330],
        (0.5, 0.9),
        (0.1, 0.25),
        ["grape jelly", "blueberry", "blackcurrant", "blackberry jam"],
        "grapes",
        3,
    ),
    ([22, 30], (0.8, 1), (0.55, 0.85), ["apricot", "orange marmalade", "peach preserves", "marmalade"], "orange", 2.5),
]
JAM_WORDS = ["jam", "jelly", "preserves", "JAM"]


def jam_jar(rng):
    hues, saturation, value, words, picture, _ = typical(rng, JAMS)
    tint = color(rng, hues, saturation, value)
    chunky = chance(rng, 0.6)
    content = (
        (
            lambda rng, rows, columns: pieces(
                rng, stuff(rng, rows, columns, tint, 0.12), [shaded(tint, 0.75), shaded(tint, 1.3)], 7, density=0.35
            )
        )
        if chunky
        else mass(tint, 0.1)
    )
    lid = pick(
        rng, [BRASS, BRASS, gray(rng, 217, 255), gray(rng, 13, 51), ink(rng, [0, 222, 120, 290]), ink(rng, hues)]
    )
    part = jar(
        rng,
        rng.uniform(0.08, 0.135),
        rng.uniform(0.03, 0.042),
        content,
        used_up(rng),
        lid,
        [*words, *JAM_WORDS],
        paper(rng, [0, 45, 290, 120], 0.65),
        picture if chance(rng, 0.8) else None,
        span=pick(rng, (0.3, 0.4, 0.5, 0.6, 1.0)),
        power=pick(rng, (2.0, 2.0, 2.0, 2.6, 3.2)),
    )
    return checkered(rng, part) if chance(rng, 0.2) else part


def checkered(rng, part):
    """The cloth pattern on the lids of jam."""
    red, size = ink(rng, [0, 0, 222, 120]), part.lid.shape[0]
    ys, xs = np.mgrid[0:size, 0:size] // 8 % 2
    part.lid = opaque(np.where((ys ^ xs)[..., None] > 0, red, (245, 240, 235)))
    rows = max(2, int(part.texture.shape[0] * 0.1))
    ys, xs = np.mgrid[0:rows, 0 : part.texture.shape[1]] // 8 % 2
    part.texture[:rows] = opaque(np.where((ys ^ xs)[..., None] > 0, red, (245, 240, 235)))
    return part


def jam_squeeze(rng):
    tint = color(rng, [350, 285], (0.7, 1), (0.2, 0.45))
    return cap_down(
        rng,
        rng.uniform(0.16, 0.2),
        rng.uniform(0.033, 0.04),
        mass(tint, 0.08),
        paper(rng, [350, 285]),
        ["grape jelly", "strawberry", "jam"],
        paper(rng, [285, 350], 0.4),
        "grapes",
        at=(0.15, 0.64),
        span=0.42,
        depth=0.65,
    )


def amber(rng, part):
    """Clear honey: light goes through."""
    part.material, part.liquid, part.fill = (
        "clear",
        (rng.uniform(0.75, 0.92), rng.uniform(0.35, 0.55), rng.uniform(0.02, 0.1)),
        rng.uniform(0.5, 0.84),
    )
    part.tint = (0.97, 0.96, 0.93)
    return part


def unpainted(rng, rows, columns):
    return np.zeros((rows, columns, 3), np.uint8)


def honey_jar(rng):
    milky = chance(rng, 0.4)
    tint = color(rng, [36, 42], (0.6, 0.95), (0.6, 0.88))
    lid = pick(rng, [BRASS, ink(rng, [48, 120]), gray(rng, 217, 255)])
    part = jar(
        rng,
        rng.uniform(0.09, 0.14),
        rng.uniform(0.032, 0.043),
        mass(tint) if milky else unpainted,
        level(rng),
        lid,
        ["honey", "miel", "pure honey", "honig", "HONEY"],
        paper(rng, [45, 120], 0.4),
        "bee",
        span=rng.uniform(0.4, 0.55),
    )
    return part if milky else amber(rng, bare(part))


def bare(part):
    """Takes the placeholder content away so that the glass shows, a thin smear of honey on it."""
    part.texture[part.texture[..., :3].max(-1) == 0] = (205, 140, 40, 45)
    return part


def honey_squeeze(rng):
    outline = BEAR if chance(rng, 0.6) else NOZZLE
    part = bottle(
        rng,
        rng.uniform(0.14, 0.19),
        rng.uniform(0.03, 0.036),
        outline,
        unpainted,
        0.215 if outline is BEAR else 0.265,
        color(rng, [48, 30], (0.8, 1), (0.8, 1)),
        ["honey", "pure honey"],
        paper(rng, [45], 0.5),
        "bee",
        at=(0.55, 0.85),
        span=0.35,
        level=1.0,
        depth=0.8,
    )
    return amber(rng, bare(part))
