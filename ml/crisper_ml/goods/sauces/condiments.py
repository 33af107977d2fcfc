"""Ketchup, mustard and mayonnaise."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import bottle, cap_down, jar, squeezed
from crisper_ml.goods.sauces.outlines import BARREL, GLASS, NOZZLE, SLENDER, UPRIGHT
from crisper_ml.goods.surfaces import BRASS, ink, mass, paper, pieces, shaded, stuff, used_up
from crisper_ml.prints.colors import color, gray

# ketchup


def ketchup_red(rng):
    return color(rng, [5, 9], (0.86, 1), (0.4, 0.7))


KETCHUP = ["ketchup", "tomato ketchup", "KETCHUP", "tomato"]


def ketchup_glass(rng):
    """Long-necked glass, or plastic of that shape; most show how little is left."""
    outline = pick(rng, [GLASS, GLASS, SLENDER])
    cap = gray(rng, 224, 255) if chance(rng, 0.75) else ketchup_red(rng)
    return bottle(
        rng,
        rng.uniform(0.19, 0.25),
        rng.uniform(0.03, 0.037),
        outline,
        mass(ketchup_red(rng)),
        0.145,
        cap,
        KETCHUP,
        paper(rng, [0, 120], 0.75),
        "tomato",
        at=(rng.uniform(0.5, 0.58), rng.uniform(0.8, 0.9)),
        span=rng.uniform(0.35, 0.5),
        level=used_up(rng),
        neck_label=(0.19, rng.uniform(0.28, 0.36)) if chance(rng, 0.45) else None,
    )


def ketchup_cap_down(rng):
    cap = gray(rng, 224, 255) if chance(rng, 0.75) else ink(rng, [0, 0, 120])
    return cap_down(
        rng,
        rng.uniform(0.17, 0.245),
        rng.uniform(0.036, 0.046),
        mass(ketchup_red(rng)),
        cap,
        KETCHUP,
        paper(rng, [0, 120, 45], 0.6),
        "tomato",
        at=(rng.uniform(0.15, 0.25), rng.uniform(0.56, 0.66)),
        span=rng.uniform(0.35, 0.45),
        depth=rng.uniform(0.55, 0.72),
    )


def ketchup_upright(rng):
    cap = gray(rng, 224, 255) if chance(rng, 0.7) else ketchup_red(rng)
    return bottle(
        rng,
        rng.uniform(0.17, 0.23),
        rng.uniform(0.034, 0.042),
        UPRIGHT,
        mass(ketchup_red(rng)),
        0.185,
        cap,
        KETCHUP,
        paper(rng, [0, 120, 45], 0.6),
        "tomato",
        at=(0.36, 0.82),
        span=rng.uniform(0.35, 0.48),
        level=squeezed(rng),
        depth=rng.uniform(0.6, 0.8),
    )


def upside_down(maker):
    """A bottle made to stand on its foot, put on its cap so that the rest runs down: its label is on its head."""

    def make(rng):
        part = maker(rng)
        part.profile, part.texture = (
            np.ascontiguousarray(part.profile[::-1]),
            np.ascontiguousarray(part.texture[::-1, ::-1]),
        )
        part.lid, part.material = None, "gloss"
        part.texture[..., 3] = 255
        return part

    return make


# mustard


MUSTARD = ["mustard", "yellow mustard", "MUSTARD", "classic yellow"]


def mustard_squeeze(rng):
    yellow = color(rng, [50, 52], (0.85, 1), (0.85, 1))
    cap = (
        shaded(yellow, rng.uniform(0.9, 1.05))
        if chance(rng, 0.65)
        else color(rng, [0, 0, 50, 225], (0.8, 1), (0.55, 0.9))
    )
    ground = (
        yellow
        if chance(rng, 0.3)
        else color(rng, [0, 50, 225, 225], (0.7, 1), (0.5, 1))
        if chance(rng, 0.6)
        else gray(rng, 230, 255)
    )
    return bottle(
        rng,
        rng.uniform(0.15, 0.205),
        rng.uniform(0.029, 0.037),
        pick(rng, [NOZZLE, BARREL]),
        mass(yellow, 0.02),
        0.265,
        cap,
        MUSTARD,
        ground,
        None,
        at=(0.42, 0.86),
        span=rng.uniform(0.32, 0.48),
        level=1.0,
        depth=rng.uniform(0.65, 0.95),
        ribs=False,
    )


def mustard_cap_down(rng):
    yellow = color(rng, [46, 52], (0.8, 1), (0.75, 0.95))
    return cap_down(
        rng,
        rng.uniform(0.15, 0.2),
        rng.uniform(0.03, 0.037),
        mass(yellow, 0.03),
        paper(rng, [50, 0, 120], 0.3),
        [*MUSTARD, "honey mustard"],
        paper(rng, [50, 0, 120, 220]),
        None,
        at=(0.2, 0.62),
        span=0.42,
        depth=0.65,
    )


def grains(tint):
    return lambda rng, rows, columns: pieces(
        rng, stuff(rng, rows, columns, tint), [(90, 60, 30), shaded(tint, 0.7), shaded(tint, 1.2)], 3, density=0.5
    )


def mustard_jar(rng):
    """Small glass; many show more of the mustard than of a label."""
    tint = color(rng, [40, 45, 48], (0.55, 0.85), (0.6, 0.85))
    lid = pick(rng, [gray(rng, 217, 255), gray(rng, 13, 51), ink(rng, [48, 0, 120]), (190, 150, 60), BRASS])
    return jar(
        rng,
        rng.uniform(0.08, 0.13),
        rng.uniform(0.028, 0.037),
        grains(tint) if chance(rng, 0.35) else mass(tint),
        used_up(rng),
        lid,
        ["dijon", "mustard", "senf", "moutarde", "whole grain"],
        paper(rng, [48, 0, 120, 220]),
        span=pick(rng, [0.3, 0.4, 0.5, 0.9]),
        power=pick(rng, [2.0, 2.0, 2.7]),
    )


# mayonnaise


MAYO = ["mayonnaise", "mayo", "real mayonnaise", "MAYO", "light mayo"]


def mayo_white(rng):
    return color(rng, [50], (0.02, 0.14), (0.9, 0.98))


def mayo_lid(rng):
    return gray(rng, 230, 255) if chance(rng, 0.15) else ink(rng, [222, 222, 215, 50, 50, 0, 120])


def mayo_jar(rng):
    lid = mayo_lid(rng)
    ground = (
        lid
        if chance(rng, 0.35)
        else color(rng, [222, 50, 215], (0.5, 1), (0.5, 1))
        if chance(rng, 0.55)
        else gray(rng, 230, 255)
    )
    return jar(
        rng,
        rng.uniform(0.1, 0.18),
        rng.uniform(0.036, 0.056),
        mass(mayo_white(rng), 0.025),
        used_up(rng),
        lid,
        MAYO,
        ground,
        pick(rng, ["egg", "swirl", None, None]),
        neck=rng.uniform(0.8, 0.92),
        cap=rng.uniform(0.1, 0.15),
        labelled=0.95,
    )


def mayo_family(rng):
    """The large jar: wide, with a deep lid almost as wide as itself."""
    lid, height = mayo_lid(rng), rng.uniform(0.14, 0.2)
    ground = (
        lid
        if chance(rng, 0.3)
        else gray(rng, 230, 255)
        if chance(rng, 0.5)
        else color(rng, [222, 215, 50], (0.5, 1), (0.5, 1))
    )
    return jar(
        rng,
        height,
        height * rng.uniform(0.31, 0.38),
        mass(mayo_white(rng), 0.03),
        used_up(rng),
        lid,
        MAYO,
        ground,
        pick(rng, ["egg", None, None]),
        neck=rng.uniform(0.88, 0.97),
        cap=rng.uniform(0.13, 0.2),
        labelled=0.95,
        span=pick(rng, [0.36, 0.45, 0.55, 1.0]),
        power=pick(rng, [2.0, 2.0, 2.6, 3.1]),
    )


def mayo_squeeze(rng):
    lid = color(rng, [222, 215, 50, 0], (0.7, 1), (0.4, 0.95)) if chance(rng, 0.75) else gray(rng, 230, 255)
    return cap_down(
        rng,
        rng.uniform(0.16, 0.22),
        rng.uniform(0.033, 0.042),
        mass(mayo_white(rng), 0.02),
        lid,
        MAYO,
        paper(rng, [222, 50, 215], 0.35),
        pick(rng, ["egg", None, None]),
        at=(0.15, 0.64),
        span=rng.uniform(0.36, 0.48),
        depth=rng.uniform(0.58, 0.75),
    )
