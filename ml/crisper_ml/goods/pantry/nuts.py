"""Nuts."""

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import box, jar
from crisper_ml.goods.pantry.packages import canister, dusted, film_bag, loose, opened, with_window
from crisper_ml.goods.stickers import label_on
from crisper_ml.goods.surfaces import BRASS, FACE, ink, level
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import label

# nuts


# content, picture, words
NUTS = [
    (
        loose((170, 120, 66), [(214, 164, 104), (196, 142, 84), (228, 186, 130)], 5, 0.7),
        "peanuts",
        ["peanuts", "salted peanuts", "roasted peanuts"],
    ),
    (
        loose((96, 56, 30), [(150, 86, 44), (170, 104, 56), (132, 74, 38)], 5.5, 0.6),
        "almonds",
        ["almonds", "roasted almonds", "mandeln"],
    ),
    (
        loose((196, 156, 100), [(236, 208, 160), (226, 190, 136), (244, 222, 180)], 6, 0.55),
        "cashews",
        ["cashews", "cashew nuts", "salted cashews"],
    ),
    (
        loose((110, 70, 40), [(214, 164, 104), (150, 86, 44), (236, 208, 160), (96, 60, 36)], 5.5, 0.65),
        "almonds",
        ["mixed nuts", "nuts", "trail mix", "nut mix"],
    ),
    (
        loose((150, 130, 80), [(226, 210, 160), (206, 190, 140), (150, 160, 80)], 5, 0.8),
        "cashews",
        ["pistachios", "nuts"],
    ),
]
NUT_WORDS = ["nuts", "NUTS", "roasted & salted"]


def nut_ground(rng):
    return pick(
        rng,
        [
            gray(rng, 10, 40),
            color(rng, [28, 32], (0.4, 0.6), (0.5, 0.72)),
            ink(rng, [215, 222, 0, 28, 45, 130]),
            ink(rng, [215, 222, 0, 28, 45, 130]),
            gray(rng, 225, 250),
        ],
    )


def nut_bag(rng):
    content, picture, words = pick(rng, NUTS)
    size = rng.uniform(0.09, 0.17), rng.uniform(0.12, 0.22), rng.uniform(0.03, 0.06)
    return opened(
        rng,
        film_bag(
            rng,
            size,
            nut_ground(rng),
            [*words, *NUT_WORDS],
            picture if chance(rng, 0.6) else None,
            content,
            window=0.65,
        ),
        0.3,
    )


def nut_can(rng):
    """A round can of board and foil under a clear or colored lid."""
    _, picture, words = pick(rng, NUTS)
    height, ground = rng.uniform(0.075, 0.135), nut_ground(rng)
    lid = pick(rng, [gray(rng, 190, 235), ground, ink(rng, [215, 222, 45]), gray(rng, 10, 40)])
    return canister(
        rng,
        height,
        height * rng.uniform(0.36, 0.48),
        ground,
        lid,
        [*words, *NUT_WORDS],
        picture if chance(rng, 0.75) else None,
        material="gloss" if chance(rng, 0.6) else "metal",
    )


def nut_jar(rng):
    """Clear from the shoulder to the label, which covers the lower half or stands in front."""
    content, _, words = pick(rng, NUTS)
    height = rng.uniform(0.09, 0.17)
    lid = pick(
        rng,
        [
            BRASS,
            BRASS,
            gray(rng, 10, 40),
            gray(rng, 220, 250),
            ink(rng, [0, 215, 130, 45]),
            color(rng, [40], (0.3, 0.5), (0.7, 0.85)),
        ],
    )
    if chance(rng, 0.5):
        return dusted(
            jar(
                rng,
                height,
                height * rng.uniform(0.27, 0.42),
                content,
                level(rng),
                lid,
                [*words, *NUT_WORDS],
                nut_ground(rng),
                None,
                neck=rng.uniform(0.88, 0.98),
                cap=rng.uniform(0.08, 0.14),
                span=pick(rng, [0.3, 0.4, 0.5]),
                power=pick(rng, [2.0, 2.4, 3.2]),
            )
        )
    part = dusted(
        jar(
            rng,
            height,
            height * rng.uniform(0.27, 0.36),
            content,
            level(rng),
            lid,
            words,
            neck=rng.uniform(0.9, 0.99),
            cap=rng.uniform(0.06, 0.1),
            labelled=0.0,
            power=pick(rng, [2.0, 3.0, 3.4]),
        )
    )
    part.texture = label_on(
        rng, part.texture, rng.uniform(0.42, 0.62), 0.99, 1.0, [*words, *NUT_WORDS], nut_ground(rng)
    )
    return part


def nut_box(rng):
    """A dark or brown box with nuts in print or in a window."""
    content, picture, words = pick(rng, NUTS)
    size = rng.uniform(0.08, 0.12), rng.uniform(0.11, 0.17), rng.uniform(0.025, 0.05)
    ground = nut_ground(rng)
    front = label(rng, FACE, int(FACE * size[1] / size[0] * 0.95), ground, [*words, *NUT_WORDS], picture)
    return box(rng, *size, ground, words, front=with_window(rng, front, content) if chance(rng, 0.5) else front)
