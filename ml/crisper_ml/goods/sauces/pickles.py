"""Pickles, olives and tomato sauce in jars."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import jar
from crisper_ml.goods.surfaces import BRASS, ink, level, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray

PICKLES = ["pickles", "dill pickles", "gherkins", "kosher dill", "PICKLES", "bread & butter", "cornichons"]


def pickle_jar(rng):
    brine = color(rng, [62, 72, 80], (0.5, 0.85), (0.35, 0.62))
    greens = [color(rng, [70, 80, 88], (0.45, 0.8), (0.3, 0.55)) for _ in range(4)]
    sliced = chance(rng, 0.4)

    def content(rng, rows, columns):
        art = pieces(
            rng, stuff(rng, rows, columns, brine, 0.1), greens, 13 if sliced else 14, 1.0 if sliced else 3.2, 1.3, 0.3
        )
        return pieces(rng, art, [(190, 200, 120), (120, 60, 30), (60, 70, 25)], 2, density=0.02)

    lid = pick(
        rng, [ink(rng, [120, 130, 95]), gray(rng, 224, 255), BRASS, color(rng, [48, 0, 222], (0.7, 1), (0.5, 0.9))]
    )
    return jar(
        rng,
        rng.uniform(0.12, 0.19),
        rng.uniform(0.036, 0.052),
        content,
        1.0 if chance(rng, 0.6) else rng.uniform(0.5, 0.95),
        lid,
        PICKLES,
        paper(rng, [120, 95, 50, 222], 0.4),
        "pickle",
        span=rng.uniform(0.3, 0.6),
    )


def olive_jar(rng):
    dark = chance(rng, 0.35)
    tints = (
        [color(rng, [330, 20], (0.2, 0.5), (0.08, 0.22)) for _ in range(3)]
        if dark
        else [color(rng, [58, 66, 72], (0.5, 0.8), (0.35, 0.6)) for _ in range(3)]
    )
    brine = color(rng, [55, 65], (0.4, 0.7), (0.3, 0.5)) if not dark else color(rng, [20], (0.4, 0.6), (0.15, 0.25))

    def content(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, brine, 0.1),
            tints,
            11,
            1.25,
            1.4,
            0.6,
            None if dark or chance(rng, 0.4) else (190, 50, 30),
        )

    return jar(
        rng,
        rng.uniform(0.09, 0.17),
        rng.uniform(0.026, 0.038),
        content,
        1.0 if chance(rng, 0.6) else rng.uniform(0.5, 0.95),
        pick(rng, [ink(rng, [120, 95, 0]), gray(rng, 217, 255), BRASS, gray(rng, 13, 51)]),
        ["olives", "green olives", "oliven", "black olives", "OLIVES"],
        paper(rng, [95, 120, 48], 0.45),
        "olive",
        span=rng.uniform(0.3, 0.6),
    )


def pickle_spears(rng):
    """A large jar of whole pickles or spears upright in cloudy brine; fewer are left than the brine would cover."""
    brine = color(rng, [56, 64, 72], (0.35, 0.6), (0.5, 0.7))
    greens = [color(rng, [66, 76, 86], (0.5, 0.8), (0.28, 0.52)) for _ in range(4)]
    left = rng.uniform(0.15, 1.0) if chance(rng, 0.5) else 1.0

    def content(rng, rows, columns):
        art = np.array(stuff(rng, rows, columns, brine, 0.08))
        top = int(rows * (1 - left) * 0.7)
        art[top:] = pieces(rng, art[top:], greens, rng.uniform(9, 13), rng.uniform(4, 7), rng.uniform(0.9, 1.5), 0.12)
        return pieces(rng, art, [(206, 210, 140), (120, 60, 30), (66, 76, 30)], 2.6, density=0.03)

    lid, height = (
        pick(rng, [ink(rng, [130, 95]), gray(rng, 224, 255), BRASS, ink(rng, [48, 222])]),
        rng.uniform(0.15, 0.22),
    )
    return jar(
        rng,
        height,
        height * rng.uniform(0.26, 0.33),
        content,
        1.0 if chance(rng, 0.5) else rng.uniform(0.55, 0.95),
        lid,
        PICKLES,
        paper(rng, [120, 95, 50, 222], 0.4),
        pick(rng, ["pickle", None]),
        span=pick(rng, [0.28, 0.36, 0.5]),
        power=pick(rng, [2.0, 2.0, 2.8]),
    )


def tomato_sauce_jar(rng):
    tint = color(rng, [6, 10, 14], (0.8, 0.98), (0.5, 0.74))

    def content(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, tint, 0.1),
            [shaded(tint, 0.85), shaded(tint, 1.15), (110, 90, 30)],
            4,
            density=0.18,
        )

    return jar(
        rng,
        rng.uniform(0.13, 0.175),
        rng.uniform(0.04, 0.047),
        content,
        level(rng),
        pick(rng, [BRASS, gray(rng, 153, 242), ink(rng, [0, 120]), gray(rng, 13, 51)]),
        ["marinara", "pasta sauce", "tomato sauce", "tomato basil", "sugo", "bolognese"],
        paper(rng, [48, 0, 120], 0.5),
        "tomato",
        power=2.0 if chance(rng, 0.7) else 3.0,
    )
