"""Jars and bottles that look like a class and are none."""

import numpy as np

from crisper_ml.chances import chance, pick, typical
from crisper_ml.goods.bodies import Part
from crisper_ml.goods.containers import bottle, jar
from crisper_ml.goods.stickers import band_on, label_on
from crisper_ml.goods.surfaces import BRASS, WHITE, any_color, ink, level, mass, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray

# hues, saturation and value of the ground; other pieces; half size of a piece in px, its height to width, how dense;
# words; weight
ODD_JARS = [
    ([62, 76], (0.5, 0.8), (0.22, 0.4), [(96, 110, 50), (60, 74, 30)], 4, 1.1, 1.3, ["capers", "non pareilles"], 1),
    (
        [2, 8],
        (0.6, 0.85),
        (0.22, 0.4),
        [(120, 24, 12), (84, 16, 8), (150, 60, 20)],
        9,
        0.5,
        1.1,
        ["sun dried", "in oil", "antipasti"],
        1,
    ),
    (
        [4, 12],
        (0.75, 0.92),
        (0.5, 0.72),
        [(200, 50, 20), (160, 30, 14)],
        18,
        2.2,
        0.9,
        ["roasted peppers", "piquillo", "pimientos"],
        0.8,
    ),
    (
        [40, 46],
        (0.15, 0.3),
        (0.82, 0.94),
        [(232, 220, 180), (214, 196, 146)],
        2.6,
        1.0,
        1.4,
        ["minced", "chopped", "in water"],
        1,
    ),
    (
        [14, 22],
        (0.75, 0.95),
        (0.4, 0.65),
        [(120, 50, 10), (170, 90, 30)],
        3,
        1.0,
        0.25,
        ["curry paste", "tikka", "red curry", "masala"],
        1.2,
    ),
    (
        [24, 34],
        (0.6, 0.85),
        (0.28, 0.5),
        [(190, 120, 40), (90, 50, 16), (60, 40, 20)],
        7,
        1.2,
        0.7,
        ["chutney", "mango chutney", "piccalilli"],
        1.2,
    ),
    (
        [84, 98],
        (0.5, 0.8),
        (0.22, 0.4),
        [(60, 84, 26), (150, 160, 80)],
        2.6,
        1.0,
        0.8,
        ["pesto", "genovese", "basilico"],
        1.2,
    ),
    (
        [50, 54],
        (0.12, 0.3),
        (0.72, 0.88),
        [(226, 220, 170), (200, 196, 140)],
        2.6,
        5.0,
        1.2,
        ["kraut", "shredded", "slaw"],
        0.8,
    ),
    (
        [350, 356],
        (0.8, 0.95),
        (0.35, 0.6),
        [(190, 16, 30), (230, 60, 60)],
        9,
        1.0,
        1.1,
        ["cherries", "maraschino", "cocktail"],
        0.6,
    ),
    (
        [52, 58],
        (0.2, 0.4),
        (0.68, 0.84),
        [(214, 204, 140), (190, 184, 110), (160, 160, 90)],
        14,
        1.3,
        1.1,
        ["hearts", "marinated", "antipasti"],
        0.6,
    ),
    ([34, 42], (0.3, 0.5), (0.62, 0.8), [], 3, 1.0, 0.1, ["tahini", "sesame", "miso", "paste"], 0.8),
    ([46, 50], (0.02, 0.1), (0.84, 0.95), [(214, 206, 190)], 2.6, 1.0, 0.5, ["horseradish", "tartar", "alfredo"], 0.6),
    ([28, 36], (0.3, 0.6), (0.6, 0.85), [], 3, 1.0, 0.1, ["baby food", "puree", "stage 2"], 0.6),
]


def odd_jar(rng):
    """Jars that stand among pickles, jam, mustard and salsa and are none of them."""
    hues, saturation, value, bits, size, stretch, density, words, _ = typical(rng, ODD_JARS)
    tint = color(rng, hues, saturation, value)

    def content(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, tint, 0.1),
            [shaded(tint, 0.8), shaded(tint, 1.2), *bits],
            size,
            stretch,
            density,
            1.0,
        )

    lid = pick(rng, [BRASS, BRASS, WHITE, gray(rng, 13, 51), ink(rng, [0, 130, 48, 222]), any_color(rng)])
    small = chance(rng, 0.7)
    height = rng.uniform(0.06, 0.1) if small else rng.uniform(0.1, 0.16)
    return jar(
        rng,
        height,
        height * (rng.uniform(0.3, 0.42) if small else rng.uniform(0.24, 0.34)),
        content,
        level(rng),
        lid,
        words,
        paper(rng, [130, 0, 48, 28, 222], 0.45),
        pick(rng, ["leaf", None, None]),
        labelled=0.85,
        power=pick(rng, [2.0, 2.0, 2.6]),
    )


def pill_jar(rng):
    """Vitamins and tablets: opaque plastic with a wide ribbed cap."""
    tint = pick(
        rng, [WHITE, WHITE, color(rng, [24, 30], (0.75, 0.95), (0.35, 0.6)), ink(rng, [130, 222, 0]), gray(rng, 13, 40)]
    )
    height = rng.uniform(0.08, 0.15)
    return jar(
        rng,
        height,
        height * rng.uniform(0.24, 0.32),
        mass(tint, 0.01),
        1.0,
        pick(rng, [WHITE, WHITE, ink(rng, [130, 222, 0, 48]), gray(rng, 13, 40)]),
        ["vitamin C", "omega 3", "tablets", "120 capsules", "probiotic", "daily"],
        paper(rng, [48, 130, 222, 0, 28], 0.4),
        pick(rng, ["orange", "leaf", None, None]),
        neck=rng.uniform(0.76, 0.9),
        cap=rng.uniform(0.14, 0.22),
        labelled=1.0,
        span=pick(rng, [0.6, 0.9, 1.0]),
    )


def cosmetic(rng):
    """A squat pot of cream, or a tube on its cap."""
    tint, gold = (
        paper(rng, [335, 205, 280, 130], 0.6),
        pick(rng, [BRASS, WHITE, gray(rng, 13, 40), gray(rng, 150, 210)]),
    )
    words = ["cream", "face mask", "serum", "eye gel", "lotion"]
    if chance(rng, 0.5):
        return jar(
            rng,
            rng.uniform(0.04, 0.06),
            rng.uniform(0.024, 0.036),
            mass(tint, 0.01),
            1.0,
            gold,
            words,
            tint,
            None,
            neck=0.99,
            cap=rng.uniform(0.3, 0.45),
            labelled=0.8,
        )
    up = np.linspace(0, 1, 64)
    wide, deep = (
        np.interp(up, [0, 0.18, 0.19, 0.3, 1], [0.8, 0.8, 0.9, 1, 1.15]),
        np.interp(up, [0, 0.18, 0.19, 0.3, 1], [0.8, 0.8, 0.9, 1, 0.1]),
    )
    coat = label_on(rng, opaque(stuff(rng, 160, 192, tint, 0.01)), 0.1, 0.75, 0.42, words, tint)
    coat = band_on(rng, coat, 0.81, 1, gold)
    return Part(
        rng.uniform(0.1, 0.16),
        (np.stack([wide, deep], 1) * rng.uniform(0.018, 0.024)).astype(np.float32),
        coat,
        turn=float(rng.normal(0, 0.4)),
    )


def syrup_squeeze(rng):
    """Chocolate or caramel syrup, lemon juice, pancake syrup."""
    tint = pick(
        rng,
        [
            color(rng, [14, 20], (0.6, 0.85), (0.1, 0.22)),
            color(rng, [24, 30], (0.7, 0.9), (0.3, 0.5)),
            color(rng, [54, 84], (0.6, 0.9), (0.45, 0.85)),
        ],
    )
    outline = [
        (0, 0.92),
        (0.03, 1),
        (0.5, 1),
        (0.62, 0.86),
        (0.74, 0.6),
        (0.8, 0.46),
        (0.805, 0.52),
        (0.9, 0.5),
        (0.92, 0.3),
        (1, 0.2),
    ]
    return bottle(
        rng,
        rng.uniform(0.13, 0.22),
        rng.uniform(0.028, 0.038),
        outline,
        mass(tint, 0.03),
        0.195,
        pick(rng, [tint, WHITE, ink(rng, [0, 48, 130]), gray(rng, 13, 40)]),
        ["syrup", "topping", "lemon juice", "pancake", "agave"],
        any_color(rng),
        None,
        at=(0.4, 0.88),
        span=pick(rng, [0.4, 0.5, 1.0]),
        depth=pick(rng, [0.65, 0.8, 1.0]),
    )
