"""Spreads, and everything else that is squeezed or spooned, by class."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Table, good
from crisper_ml.goods.containers import jar, tub
from crisper_ml.goods.dairy.cream_cheese import (
    cream_cheese_brick,
    cream_cheese_round,
    cream_cheese_tub,
    whipped_can,
    whipped_tub,
)
from crisper_ml.goods.sauces.hot_sauces import (
    barbecue_bottle,
    barbecue_cap_down,
    chunks,
    clear_tub,
    hot_bottle,
    hot_squeeze,
    relish_jar,
    relish_squeeze,
    salsa_jar,
    salsa_tub,
)
from crisper_ml.goods.surfaces import BRASS, WHITE, ink, level, mass, paper, shaded
from crisper_ml.prints.colors import color, gray

# sweet and nutty


PEANUT = ["peanut butter", "creamy", "crunchy", "PEANUT BUTTER", "smooth", "erdnussbutter"]


def peanut_brown(rng):
    return color(rng, [27, 31], (0.5, 0.75), (0.5, 0.74))


def peanut_jar(rng):
    """Wide plastic, the lid as wide as the jar and in the color of the label."""
    tint, lid = peanut_brown(rng), ink(rng, [0, 0, 222, 222, 130])
    content = chunks(tint, [(196, 150, 90)], 2.5, 0.25) if chance(rng, 0.35) else mass(tint, 0.04)
    ground = lid if chance(rng, 0.45) else paper(rng, [0, 222, 130, 45], 0.35)
    height = rng.uniform(0.1, 0.165)
    return jar(
        rng,
        height,
        height * rng.uniform(0.3, 0.38),
        content,
        level(rng),
        lid,
        PEANUT,
        ground,
        pick(rng, ["swirl", (190, 130, 70), None, None]),
        neck=rng.uniform(0.9, 0.98),
        cap=rng.uniform(0.13, 0.18),
        labelled=0.95,
        span=pick(rng, [0.5, 0.9, 1.0]),
    )


def peanut_glass(rng):
    """Without additives the oil rises."""
    tint = peanut_brown(rng)

    def content(rng, rows, columns):
        art = np.array(chunks(tint, [(150, 100, 50)], 2.5, 0.3)(rng, rows, columns))
        art[: int(rows * rng.uniform(0.14, 0.26))] = color(rng, [32, 36], (0.7, 0.9), (0.35, 0.5))
        return art

    return jar(
        rng,
        rng.uniform(0.095, 0.14),
        rng.uniform(0.034, 0.043),
        content,
        level(rng),
        pick(rng, [BRASS, WHITE, gray(rng, 13, 51), ink(rng, [0, 130])]),
        [*PEANUT, "natural"],
        paper(rng, [45, 28, 130], 0.6),
        None,
        span=rng.uniform(0.4, 0.6),
    )


CHOCOLATE = ["hazelnut spread", "cocoa", "choco", "chocolate spread", "nougat cream", "noisette"]


def chocolate_jar(rng):
    tint = color(rng, [16, 22], (0.6, 0.85), (0.14, 0.28))
    lid = gray(rng, 236, 255) if chance(rng, 0.75) else pick(rng, [ink(rng, [0, 222]), BRASS, tint])
    height = rng.uniform(0.085, 0.15)
    return jar(
        rng,
        height,
        height * rng.uniform(0.33, 0.42),
        mass(tint, 0.03),
        level(rng),
        lid,
        CHOCOLATE,
        gray(rng, 232, 255) if chance(rng, 0.75) else paper(rng, [0, 30, 45], 0.2),
        pick(rng, [(110, 60, 30), "swirl", None]),
        neck=rng.uniform(0.84, 0.96),
        cap=rng.uniform(0.13, 0.2),
        labelled=0.96,
        span=pick(rng, [0.4, 0.5, 0.6]),
        power=pick(rng, [2.0, 2.5, 2.9]),
    )


def chocolate_tub(rng):
    brown = color(rng, [16, 24], (0.5, 0.8), (0.2, 0.4))
    return tub(
        rng,
        rng.uniform(0.08, 0.115),
        rng.uniform(0.04, 0.05),
        brown,
        gray(rng, 236, 255) if chance(rng, 0.6) else brown,
        CHOCOLATE,
        "swirl",
        foot=rng.uniform(0.82, 0.92),
        rim=rng.uniform(0.12, 0.18),
        ground=brown if chance(rng, 0.5) else paper(rng, [0, 45], 0.5),
    )


HUMMUS = ["hummus", "classic hummus", "HUMMUS", "houmous", "roasted garlic", "red pepper hummus"]


def hummus_clear(rng):
    beige = color(rng, [36, 42], (0.25, 0.42), (0.74, 0.88))
    content = chunks(beige, [(190, 90, 40), shaded(beige, 0.9)], 3, 0.05) if chance(rng, 0.4) else mass(beige, 0.06)
    return clear_tub(
        rng,
        rng.uniform(0.04, 0.065),
        rng.uniform(0.048, 0.064),
        content,
        HUMMUS,
        paper(rng, [0, 130, 45, 28, 222], 0.3),
    )


def hummus_tub(rng):
    ground = paper(rng, [0, 130, 45, 28], 0.4)
    return tub(
        rng,
        rng.uniform(0.042, 0.07),
        rng.uniform(0.048, 0.062),
        gray(rng, 230, 255),
        pick(rng, [ground, gray(rng, 230, 255), ink(rng, [0, 130])]),
        HUMMUS,
        pick(rng, [(222, 196, 150), "olive", "leaf"]),
        foot=rng.uniform(0.8, 0.92),
        rim=rng.uniform(0.1, 0.2),
        ground=ground,
    )


LYING = {
    hot_bottle: 0.05,
    hot_squeeze: 0.05,
    barbecue_bottle: 0.04,
    barbecue_cap_down: 0.05,
    relish_squeeze: 0.04,
    whipped_can: 0.08,
}
FORMS: Table = {
    "cream cheese": [(2, cream_cheese_brick), (2.5, cream_cheese_tub), (1.5, cream_cheese_round)],
    "peanut butter": [(4, peanut_jar), (1, peanut_glass)],
    "hot sauce": [(4, hot_bottle), (2, hot_squeeze)],
    "salsa": [(4, salsa_jar), (1.2, salsa_tub)],
    "whipped cream": [(5, whipped_can), (1, whipped_tub)],
    "hummus": [(2, hummus_clear), (2, hummus_tub)],
    "barbecue sauce": [(3, barbecue_bottle), (1.5, barbecue_cap_down)],
    "chocolate spread": [(4, chocolate_jar), (0.6, chocolate_tub)],
    "relish": [(2, relish_jar), (1.5, relish_squeeze)],
}
SPREADS: Table = {
    name: [(weight, good(name, function, LYING.get(function, 0.0))) for weight, function in forms]
    for name, forms in FORMS.items()
}
