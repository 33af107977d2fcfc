"""Hot sauce, barbecue sauce, salsa and relish."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.containers import bottle, cap_down, jar
from crisper_ml.goods.sauces.outlines import GRIPPED, ROUND_SHOULDERED, SPOUTED, TALL
from crisper_ml.goods.stickers import band_on, disk, label_on, turned
from crisper_ml.goods.surfaces import AROUND, BRASS, WHITE, ink, level, mass, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray


def chunks(tint, others, size, density=0.8):
    """Content of pieces in their own sauce."""
    return lambda rng, rows, columns: pieces(
        rng,
        stuff(rng, rows, columns, tint, 0.1),
        [shaded(tint, 0.75), shaded(tint, 1.25), *others],
        size,
        density=density,
    )


# hot, red, brown


HOT = ["hot sauce", "pepper sauce", "chili sauce", "HOT", "habanero", "cayenne", "extra hot"]


def hot_content(rng):
    return mass(
        pick(
            rng,
            [
                color(rng, [3, 8], (0.85, 1), (0.4, 0.7)),
                color(rng, [3, 8], (0.85, 1), (0.4, 0.7)),
                color(rng, [14, 22], (0.85, 1), (0.65, 0.9)),
                color(rng, [80, 95], (0.5, 0.8), (0.3, 0.5)),
            ],
        ),
        0.06,
    )


def hot_bottle(rng):
    """Small and slim; a taller one is ketchup to most eyes."""
    cap = pick(rng, [ink(rng, [0]), ink(rng, [0]), ink(rng, [130]), ink(rng, [45]), gray(rng, 13, 40), WHITE])
    height = rng.uniform(0.115, 0.175)
    return bottle(
        rng,
        height,
        height * rng.uniform(0.125, 0.165),
        TALL,
        hot_content(rng),
        0.135,
        cap,
        HOT,
        paper(rng, [45, 0, 130, 28], 0.4),
        pick(rng, ["leaf", (200, 30, 20), None, None]),
        at=(rng.uniform(0.42, 0.5), rng.uniform(0.8, 0.94)),
        span=pick(rng, [0.42, 0.5, 1.0]),
        level=level(rng),
        neck_label=(0.2, 0.27) if chance(rng, 0.2) else None,
    )


def hot_squeeze(rng):
    """A straight red bottle under a green spout, its print white on the sauce."""
    red = color(rng, [4, 10], (0.88, 1), (0.5, 0.72))
    return bottle(
        rng,
        rng.uniform(0.16, 0.235),
        rng.uniform(0.026, 0.034),
        SPOUTED,
        mass(red, 0.05),
        0.215,
        ink(rng, [130, 130, 130, 0]) if chance(rng, 0.85) else WHITE,
        [*HOT, "sriracha"],
        red if chance(rng, 0.65) else paper(rng, [45, 0], 0.5),
        None,
        at=(0.34, 0.92),
        span=rng.uniform(0.38, 0.5),
        level=1.0,
    )


BARBECUE = ["bbq sauce", "barbecue", "BBQ", "barbecue sauce", "hickory smoke", "honey bbq", "original bbq"]


def barbecue_brown(rng):
    return color(rng, [8, 16, 20], (0.7, 0.95), (0.1, 0.26))


def barbecue_bottle(rng):
    cap = pick(rng, [gray(rng, 13, 40), ink(rng, [0]), ink(rng, [45]), WHITE, barbecue_brown(rng)])
    return bottle(
        rng,
        rng.uniform(0.17, 0.235),
        rng.uniform(0.032, 0.041),
        pick(rng, [ROUND_SHOULDERED, GRIPPED]),
        mass(barbecue_brown(rng), 0.06),
        0.17,
        cap,
        BARBECUE,
        paper(rng, [0, 45, 28, 222], 0.25) if chance(rng, 0.7) else gray(rng, 13, 45),
        pick(rng, [(200, 70, 20), None, None]),
        at=(rng.uniform(0.4, 0.48), rng.uniform(0.8, 0.93)),
        span=pick(rng, [0.4, 0.48, 1.0]),
        level=level(rng),
        depth=pick(rng, [0.65, 0.75, 1.0]),
        neck_label=(0.2, 0.28) if chance(rng, 0.2) else None,
    )


def barbecue_cap_down(rng):
    return cap_down(
        rng,
        rng.uniform(0.165, 0.22),
        rng.uniform(0.034, 0.042),
        mass(barbecue_brown(rng), 0.06),
        pick(rng, [gray(rng, 13, 40), ink(rng, [0, 45]), WHITE]),
        BARBECUE,
        paper(rng, [0, 45, 28], 0.25),
        None,
        at=(0.16, 0.64),
        span=rng.uniform(0.38, 0.48),
        depth=rng.uniform(0.58, 0.72),
    )


SALSA = ["salsa", "chunky salsa", "SALSA", "picante", "medium", "mild salsa", "salsa verde"]


def salsa_content(rng):
    if chance(rng, 0.18):
        return chunks(color(rng, [62, 72], (0.45, 0.7), (0.34, 0.52)), [(196, 196, 130), (84, 96, 40)], 4)
    return chunks(
        color(rng, [6, 13], (0.72, 0.9), (0.4, 0.6)),
        [(190, 58, 30), (86, 112, 40), (64, 92, 34), (222, 190, 140), (138, 32, 18)],
        rng.uniform(4, 6.5),
        1.1,
    )


def salsa_jar(rng):
    lid = pick(rng, [gray(rng, 13, 40), ink(rng, [130]), ink(rng, [0]), BRASS, WHITE])
    return jar(
        rng,
        rng.uniform(0.1, 0.145),
        rng.uniform(0.04, 0.051),
        salsa_content(rng),
        level(rng),
        lid,
        SALSA,
        paper(rng, [0, 45, 130, 28], 0.3),
        pick(rng, ["tomato", "leaf", None]),
        neck=rng.uniform(0.78, 0.92),
        span=pick(rng, [0.36, 0.45, 0.55, 1.0]),
    )


def clear_tub(rng, height, half, content, words, ground):
    """A low tub of clear plastic; the lid shows the content around a round label, or is all label."""
    coat = band_on(rng, opaque(content(rng, 72, AROUND)), 0, 0.14, gray(rng, 215, 240))
    if chance(rng, 0.6):
        coat = label_on(rng, coat, 0.3, 0.95, 1.0, words, ground)
    top = disk(rng, ground, words)
    far = np.hypot(*np.mgrid[-1:1:96j, -1:1:96j])
    seen = far > rng.uniform(0.55, 1.1)
    top[seen, :3] = content(rng, 96, 96)[seen]
    return Part(
        height, lathe([(0, 0.8), (0.04, 0.84), (0.84, 0.95), (0.86, 1), (1, 0.98)], half), turned(rng, coat), top
    )


def salsa_tub(rng):
    return clear_tub(
        rng,
        rng.uniform(0.05, 0.09),
        rng.uniform(0.045, 0.06),
        salsa_content(rng),
        [*SALSA, "pico de gallo", "fresh salsa"],
        paper(rng, [0, 130, 45], 0.4),
    )


RELISH = ["relish", "sweet relish", "dill relish", "RELISH", "hot dog relish", "pickle relish"]


def relish_content(rng):
    """Finer than pickles in slices, and without gaps."""
    green = color(rng, [60, 68, 76], (0.55, 0.8), (0.3, 0.52))
    return chunks(green, [shaded(green, 1.4), (180, 180, 90), (170, 50, 30)], rng.uniform(2.6, 3.4), 1.4)


def relish_jar(rng):
    lid = pick(rng, [ink(rng, [130]), ink(rng, [130]), WHITE, BRASS, ink(rng, [45, 0])])
    return jar(
        rng,
        rng.uniform(0.085, 0.13),
        rng.uniform(0.028, 0.037),
        relish_content(rng),
        level(rng),
        lid,
        RELISH,
        paper(rng, [130, 45, 95], 0.4),
        pick(rng, ["pickle", None]),
        span=rng.uniform(0.35, 0.55),
    )


def relish_squeeze(rng):
    return cap_down(
        rng,
        rng.uniform(0.15, 0.2),
        rng.uniform(0.031, 0.039),
        relish_content(rng),
        pick(rng, [WHITE, ink(rng, [130]), ink(rng, [45])]),
        RELISH,
        paper(rng, [130, 45], 0.4),
        pick(rng, ["pickle", None]),
        at=(0.16, 0.62),
        span=rng.uniform(0.38, 0.46),
        depth=rng.uniform(0.6, 0.72),
    )
