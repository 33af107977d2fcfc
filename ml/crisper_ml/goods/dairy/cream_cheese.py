"""Cream cheese and whipped cream."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.containers import box, tub
from crisper_ml.goods.stickers import band_on, label_on, turned
from crisper_ml.goods.surfaces import AROUND, WHITE, ink
from crisper_ml.prints.colors import color, gray

SPRAY_CAN = [(0, 0.97), (0.02, 1), (0.72, 1), (0.76, 0.85), (0.77, 0.78), (0.96, 0.7), (1, 0.55)]
NOZZLED_CAN = [(0, 0.97), (0.02, 1), (0.7, 1), (0.76, 0.7), (0.78, 0.36), (0.84, 0.36), (0.86, 0.24), (1, 0.17)]
# of milk


CREAM_CHEESE = ["cream cheese", "soft", "original", "light", "frischkaese", "CREAM CHEESE", "chive & onion"]


def cream_cheese_ground(rng):
    return gray(rng, 230, 255) if chance(rng, 0.55) else ink(rng, [215, 222, 120])


def cream_cheese_brick(rng):
    """Foil in a small carton."""
    return box(
        rng,
        rng.uniform(0.11, 0.135),
        rng.uniform(0.035, 0.045),
        rng.uniform(0.05, 0.065),
        cream_cheese_ground(rng),
        CREAM_CHEESE,
        None,
        material="gloss",
    )


def cream_cheese_tub(rng):
    ground = cream_cheese_ground(rng)
    lid = ground if chance(rng, 0.6) else ink(rng, [215, 222, 120])
    return tub(
        rng,
        rng.uniform(0.045, 0.065),
        rng.uniform(0.048, 0.062),
        gray(rng, 235, 255),
        lid,
        CREAM_CHEESE,
        pick(rng, ["leaf", "swirl", None]),
        depth=rng.uniform(0.65, 0.8),
        power=pick(rng, [2.0, 2.5, 5.0]),
        foot=0.85,
        rim=0.2,
        ground=ground,
    )


def cream_cheese_round(rng):
    ground = cream_cheese_ground(rng)
    return tub(
        rng,
        rng.uniform(0.05, 0.075),
        rng.uniform(0.045, 0.055),
        gray(rng, 235, 255),
        gray(rng, 230, 255) if chance(rng, 0.5) else ground,
        CREAM_CHEESE,
        pick(rng, ["leaf", "swirl", None]),
        foot=rng.uniform(0.82, 0.9),
        rim=rng.uniform(0.1, 0.18),
        ground=ground,
    )


WHIPPED = ["whipped cream", "light cream", "sweetened", "whipped", "WHIPPED CREAM", "real dairy"]


def whipped_ground(rng):
    return color(rng, [0, 222, 215], (0.7, 1), (0.4, 0.8)) if chance(rng, 0.6) else gray(rng, 230, 255)


def whipped_can(rng):
    """With its tall cap, or opened: the nozzle bare."""
    bare = chance(rng, 0.25)
    coat = label_on(
        rng,
        np.zeros((256, AROUND, 4), np.uint8),
        0.3 if bare else 0.26,
        0.97,
        1.0,
        WHIPPED,
        whipped_ground(rng),
        pick(rng, ["swirl", "swirl", "berries", None]),
    )
    coat = band_on(
        rng,
        coat,
        0,
        0.2 if bare else 0.235,
        WHITE if bare or chance(rng, 0.5) else color(rng, [0, 222], (0.7, 1), (0.45, 0.85)),
        not bare and chance(rng, 0.3),
    )
    return Part(
        rng.uniform(0.19, 0.25),
        lathe(NOZZLED_CAN if bare else SPRAY_CAN, rng.uniform(0.026, 0.033)),
        turned(rng, coat),
        material="metal",
        tint=(0.85, 0.85, 0.85),
    )


def whipped_tub(rng):
    ground = ink(rng, [215, 222, 215, 0]) if chance(rng, 0.65) else gray(rng, 232, 255)
    return tub(
        rng,
        rng.uniform(0.075, 0.11),
        rng.uniform(0.055, 0.075),
        gray(rng, 235, 255),
        ground if chance(rng, 0.5) else gray(rng, 235, 255),
        ["whipped topping", "whipped", "WHIPPED", "extra creamy"],
        "swirl",
        foot=rng.uniform(0.76, 0.86),
        rim=rng.uniform(0.08, 0.14),
        ground=ground,
    )
