"""Coffee and tea."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, ROWS, Part, lathe
from crisper_ml.goods.containers import box, jar
from crisper_ml.goods.pantry.packages import CANISTER, WAISTED_CANISTER, canister, carton, dusted, film_bag, loose
from crisper_ml.goods.surfaces import BRASS, WHITE, ink, level, painted, shaded
from crisper_ml.prints.colors import color, gray

# coffee and tea


COFFEE = [
    "coffee",
    "ground coffee",
    "COFFEE",
    "espresso",
    "dark roast",
    "medium roast",
    "kaffee",
    "café",
    "house blend",
    "decaf",
    "arabica",
]
COFFEE_PICTURES = ["coffee beans", "cup", "coffee beans", "cup", None, None]
BEANS = loose((52, 30, 18), [(92, 54, 30), (74, 42, 24), (110, 68, 40)], 4.5, 0.7)
INSTANT = loose((70, 40, 22), [(110, 68, 38), (86, 52, 30), (60, 34, 20)], 2.2, 0.8)


def coffee_ground(rng):
    """Blue, red and green cans, black and brown bags, some gold."""
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 10, 45)
    if kind < 0.45:
        return color(rng, [18, 25], (0.5, 0.8), (0.18, 0.4))
    if kind < 0.55:
        return color(rng, [40, 45], (0.4, 0.7), (0.6, 0.85))
    return ink(rng, [0, 0, 215, 222, 222, 130, 350]) if kind < 0.9 else gray(rng, 220, 250)


def coffee_can(rng):
    """Ground coffee under a plastic lid: a wide can, or a canister with a waist to hold it by."""
    ground, plastic = coffee_ground(rng), chance(rng, 0.4)
    lid = pick(
        rng,
        [
            gray(rng, 10, 40),
            gray(rng, 10, 40),
            ink(rng, [0, 215, 45]),
            gray(rng, 225, 250),
            color(rng, [45], (0.1, 0.3), (0.8, 0.95)),
            ground,
        ],
    )
    height = rng.uniform(0.13, 0.18)
    return canister(
        rng,
        height,
        height * rng.uniform(0.3, 0.5),
        ground,
        lid,
        COFFEE,
        pick(rng, COFFEE_PICTURES),
        WAISTED_CANISTER if plastic else CANISTER,
        "gloss" if plastic or chance(rng, 0.5) else "metal",
        pick(rng, [2.0, 2.6, 3.0]) if plastic else 2.0,
    )


def coffee_bag(rng):
    """A bag with side folds, rolled down and held by a tie, or a hard brick without air."""
    width, depth, ground = rng.uniform(0.075, 0.11), rng.uniform(0.05, 0.07), coffee_ground(rng)
    picture = pick(rng, COFFEE_PICTURES)
    if chance(rng, 0.3):
        return box(
            rng,
            width,
            rng.uniform(0.13, 0.17),
            depth,
            ground,
            COFFEE,
            picture,
            material="gloss",
            crumple=0.0008,
            power=7.0,
        )
    height, up = rng.uniform(0.14, 0.25), np.linspace(0, 1, ROWS)
    shape = np.stack(
        [
            np.interp(up, [0, 0.03, 0.9, 1], [0.95, 1, 1, 0.98]) * width / 2,
            np.interp(up, [0, 0.03, 0.6, 0.88, 1], [0.94, 1, 0.9, 0.3, 0.25]) * depth / 2,
        ],
        1,
    ).astype(np.float32)
    body = film_bag(
        rng,
        (width, height, depth),
        ground,
        COFFEE,
        picture,
        BEANS,
        shape=shape,
        ends=False,
        window=0.15,
        crumple=rng.uniform(0.001, 0.003),
    )
    body.material = "matte" if chance(rng, 0.4) else "gloss"
    if chance(rng, 0.5):
        return body
    tie = pick(rng, [WHITE, gray(rng, 10, 40), BRASS, shaded(ground, 0.7)])
    return [
        body,
        Part(
            0.01,
            lathe(PRISM, width * 0.56, depth * 0.17),
            painted(tie),
            power=6.0,
            offset=(0, height * rng.uniform(0.86, 0.95), 0),
        ),
    ]


def coffee_jar(rng):
    """Instant coffee in glass under a wide lid."""
    height, lid = (
        rng.uniform(0.12, 0.185),
        pick(rng, [gray(rng, 10, 40), ink(rng, [0, 45, 130]), BRASS, color(rng, [20, 25], (0.5, 0.8), (0.2, 0.4))]),
    )
    return dusted(
        jar(
            rng,
            height,
            height * rng.uniform(0.26, 0.36),
            BEANS if chance(rng, 0.2) else INSTANT,
            level(rng),
            lid,
            [*COFFEE, "instant coffee", "gold", "crema"],
            coffee_ground(rng),
            pick(rng, COFFEE_PICTURES),
            neck=rng.uniform(0.8, 0.96),
            cap=rng.uniform(0.1, 0.2),
            labelled=0.95,
            span=pick(rng, [0.4, 0.5, 0.6, 1.0]),
            power=pick(rng, [2.0, 2.5, 3.2]),
        )
    )


def coffee_pods(rng):
    return box(
        rng,
        rng.uniform(0.12, 0.2),
        rng.uniform(0.07, 0.14),
        rng.uniform(0.07, 0.13),
        coffee_ground(rng),
        ["coffee pods", "capsules", *COFFEE],
        pick(rng, COFFEE_PICTURES),
        material="gloss" if chance(rng, 0.5) else "matte",
    )


TEA = [
    "tea",
    "green tea",
    "black tea",
    "earl grey",
    "chamomile",
    "TEA",
    "herbal tea",
    "peppermint",
    "20 tea bags",
    "tee",
    "thé",
]
tea_box = carton(
    TEA,
    [120, 130, 45, 0, 28, 215, 280],
    ["leaf", "leaf", "cup", "lemon", "berries", None],
    (0.06, 0.06, 0.055),
    (0.15, 0.12, 0.085),
    0.25,
)


def tea_tin(rng):
    return canister(
        rng,
        rng.uniform(0.09, 0.15),
        rng.uniform(0.035, 0.045),
        ground := pick(rng, [gray(rng, 13, 50), ink(rng, [120, 0, 215, 45])]),
        ground if chance(rng, 0.6) else BRASS,
        TEA,
        pick(rng, ["leaf", None]),
        material="metal" if chance(rng, 0.4) else "gloss",
        power=pick(rng, [2.0, 3.0]),
    )
