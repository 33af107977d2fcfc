"""Candy and chips."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import box
from crisper_ml.goods.pantry.packages import canister, film_bag, loose, opened, sealed, storage_jar, with_window
from crisper_ml.goods.surfaces import FACE, ink
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import label

# candy and chocolate


CANDY = [
    "candy",
    "gummies",
    "gummy bears",
    "sour",
    "fruit chews",
    "CANDY",
    "caramels",
    "jelly beans",
    "licorice",
    "toffee",
    "mints",
    "marshmallows",
    "bonbons",
]
BRIGHTS = [(206, 30, 36), (236, 140, 24), (246, 206, 40), (60, 150, 60), (40, 90, 180), (150, 40, 120)]
CANDY_LOOK = loose((170, 110, 60), BRIGHTS, 6, 0.85)
CANDY_PICTURES = ["candies", "candies", "berries", "lemon", "orange", None]


def loud(rng):
    """The grounds of sweets: red, orange, yellow, blue, purple, brown; seldom white."""
    return (
        ink(rng, [0, 0, 25, 28, 45, 50, 215, 222, 280, 335, 130])
        if chance(rng, 0.75)
        else color(rng, [18, 22], (0.5, 0.85), (0.12, 0.3))
        if chance(rng, 0.6)
        else gray(rng, 225, 255)
    )


def candy_bag(rng):
    size = rng.uniform(0.09, 0.2), rng.uniform(0.12, 0.22), rng.uniform(0.025, 0.055)
    return opened(rng, film_bag(rng, size, loud(rng), CANDY, pick(rng, CANDY_PICTURES), CANDY_LOOK, window=0.4), 0.2)


def candy_packet(rng):
    """A small packet or roll, standing in the door."""
    ground = loud(rng)
    return film_bag(
        rng,
        (rng.uniform(0.05, 0.08), rng.uniform(0.1, 0.16), rng.uniform(0.012, 0.025)),
        ground,
        CANDY,
        pick(rng, CANDY_PICTURES),
        shape=sealed(rng.uniform(0.05, 0.08), rng.uniform(0.014, 0.025)),
        crumple=rng.uniform(0.001, 0.002),
    )


def candy_box(rng):
    """A flat box of sweets, upright."""
    size = rng.uniform(0.06, 0.12), rng.uniform(0.1, 0.18), rng.uniform(0.015, 0.03)
    ground = loud(rng)
    front = label(rng, FACE, int(np.clip(FACE * size[1] / size[0], 60, 200)), ground, CANDY, pick(rng, CANDY_PICTURES))
    return box(
        rng,
        *size,
        ground,
        CANDY,
        front=with_window(rng, front, CANDY_LOOK) if chance(rng, 0.3) else front,
        material="gloss",
    )


def candy_jar(rng):
    tints = [pick(rng, BRIGHTS)] if chance(rng, 0.3) else BRIGHTS
    return storage_jar(rng, loose((150, 90, 60), tints, rng.uniform(7, 11), 0.85), CANDY, (0.09, 0.18), (0.035, 0.055))


# chips


CHIPS = [
    "chips",
    "potato chips",
    "crisps",
    "CHIPS",
    "tortilla chips",
    "sour cream & onion",
    "salt & vinegar",
    "paprika",
    "barbecue",
    "nacho",
    "sea salt",
    "kettle cooked",
]


def chips_bag(rng):
    size = rng.uniform(0.14, 0.24), rng.uniform(0.18, 0.31), rng.uniform(0.06, 0.1)
    part = film_bag(
        rng,
        size,
        loud(rng),
        CHIPS,
        "crisps" if chance(rng, 0.75) else None,
        shape=sealed(size[0], size[2]),
        crumple=rng.uniform(0.002, 0.005),
    )
    return opened(rng, part, 0.3)


def chips_tube(rng):
    ground = loud(rng)
    outline = [(0, 0.99), (0.01, 1.02), (0.02, 0.98), (0.93, 0.98), (0.935, 1.04), (0.99, 1.04), (1, 1)]
    return canister(
        rng,
        rng.uniform(0.15, 0.27),
        rng.uniform(0.036, 0.04),
        ground,
        pick(rng, [gray(rng, 215, 245), gray(rng, 215, 245), ground, gray(rng, 12, 40)]),
        CHIPS,
        "crisps" if chance(rng, 0.7) else None,
        outline,
    )
