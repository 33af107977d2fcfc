"""Bags and boxes that name nothing."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.containers import box
from crisper_ml.goods.soft_shapes import mound, pillow
from crisper_ml.goods.surfaces import WHITE, any_color, clouds, filmed, ink, opaque, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label


def knot(rng, tint, height):
    """The gathered end of a bag."""
    coat = opaque(filmed(rng, stuff(rng, 48, 64, tint, 0.08)))
    return Part(
        rng.uniform(0.03, 0.07),
        lathe([(0, 0.5), (0.25, 0.3), (0.7, 0.9), (1, 1)], rng.uniform(0.02, 0.035), 0.012),
        coat,
        material="milky",
        tint=(0.92, 0.92, 0.92),
        crumple=0.004,
        offset=(0, height - 0.008, 0),
        turn=rng.uniform(0, 3),
    )


def shopping_bag(rng):
    tint = pick(
        rng,
        [
            WHITE,
            WHITE,
            WHITE,
            gray(rng, 153, 230),
            color(rng, [140, 205, 48], (0.03, 0.2), (0.75, 0.95)),
            ink(rng, [140, 215, 0, 48]),
        ],
    )
    width, height, depth = rng.uniform(0.14, 0.28), rng.uniform(0.06, 0.14), rng.uniform(0.1, 0.18)
    folds = (
        1
        - 0.22 * np.clip(1 - np.abs(clouds(rng, 96, 192, 22)) * 7, 0, 1)
        - 0.12 * np.clip(1 - np.abs(clouds(rng, 96, 192, 10)) * 5, 0, 1)
    )
    coat = filmed(rng, np.clip(stuff(rng, 96, 192, tint, 0.08, 30) * folds[..., None], 0, 255).astype(np.uint8))
    body = Part(
        height,
        mound(width, depth, rng.uniform(0.1, 0.5)),
        opaque(coat),
        power=rng.uniform(2, 3.2),
        material="milky",
        tint=(0.9, 0.9, 0.9),
        crumple=rng.uniform(0.004, 0.009),
    )
    return [body, knot(rng, tint, height)] if chance(rng, 0.5) else body


def printed_bag(rng):
    """Mixes, croutons, pet food: a pillow of film with print that says none of the names."""
    ground = any_color(rng)
    front = filmed(
        rng,
        label(
            rng,
            128,
            168,
            ground,
            ["croutons", "family size", "mix", "tortillas", "treats"],
            pick(rng, ["leaf", "swirl", "wheat", None]),
        ),
    )
    back = band(rng, 128, 168, ground)
    width, height, depth = rng.uniform(0.11, 0.22), rng.uniform(0.13, 0.26), rng.uniform(0.03, 0.08)
    return Part(
        height, pillow(width, depth), faces(back, front, back, front), power=4.0, crumple=rng.uniform(0.002, 0.005)
    )


def paper_bag(rng):
    tint = color(rng, [28, 32], (0.3, 0.5), (0.55, 0.75)) if chance(rng, 0.7) else WHITE
    width, height, depth = rng.uniform(0.1, 0.18), rng.uniform(0.12, 0.24), rng.uniform(0.06, 0.11)
    face = stuff(rng, 128, 96, tint, 0.05)
    return Part(
        height,
        pillow(width, depth, 0.4),
        faces(face, face, face, face),
        power=6.0,
        material="matte",
        crumple=rng.uniform(0.003, 0.006),
    )


def carton(rng):
    """Cardboard of every size and color: leftovers of delivery, cereal bars, pastry, stock cubes."""
    width, height, depth = rng.uniform(0.06, 0.22), rng.uniform(0.03, 0.2), rng.uniform(0.03, 0.16)
    return box(
        rng,
        width,
        height,
        depth,
        any_color(rng),
        ["natural", "organic", "family size", "original", "mix", "crispy", "classic"],
        pick(rng, ["leaf", "wheat", "swirl", "splash", None, None]),
        material="gloss" if chance(rng, 0.5) else "matte",
    )


def board(rng):
    return WHITE if chance(rng, 0.6) else color(rng, [30], (0.3, 0.5), (0.55, 0.75))


def pizza_box(rng):
    tint, side = board(rng), rng.uniform(0.25, 0.33)
    top = stuff(rng, 96, 96, tint, 0.03) if chance(rng, 0.6) else None
    return box(rng, side, 0.04, side, tint, ["pizza"], material="matte", top=top)


def flat_box(rng):
    """A box of pastry or takeaway: plain white or brown board."""
    tint = board(rng)
    if chance(rng, 0.43):
        face = stuff(rng, 64, 96, tint, 0.02)
        shape = lathe([(0, 0.8), (0.95, 1), (1, 0.98)], rng.uniform(0.05, 0.1), rng.uniform(0.05, 0.08))
        return Part(
            rng.uniform(0.05, 0.1),
            shape,
            faces(face, face, face, face),
            opaque(face),
            power=6.0,
            material="matte" if chance(rng, 0.6) else "gloss",
        )
    return box(
        rng,
        rng.uniform(0.15, 0.26),
        rng.uniform(0.07, 0.13),
        rng.uniform(0.15, 0.25),
        tint,
        ["bakery", "patisserie"],
        material="matte",
        front=stuff(rng, 64, 128, tint, 0.02) if chance(rng, 0.6) else None,
    )


def soda_powder(rng):
    """Baking soda, opened against smells."""
    return box(
        rng,
        rng.uniform(0.055, 0.085),
        rng.uniform(0.1, 0.135),
        rng.uniform(0.03, 0.05),
        color(rng, [28, 45, 40], (0.85, 1), (0.85, 1)) if chance(rng, 0.8) else any_color(rng),
        ["baking soda", "pure", "freezer", "absorbs odors"],
        None,
    )


def ice_pack(rng):
    tint = color(rng, [205, 215, 222], (0.4, 0.9), (0.5, 0.95)) if chance(rng, 0.7) else WHITE
    face = stuff(rng, 64, 96, tint, 0.04)
    return Part(
        rng.uniform(0.02, 0.035),
        lathe([(0, 0.95), (0.3, 1), (0.7, 1), (1, 0.95)], rng.uniform(0.06, 0.1), rng.uniform(0.05, 0.08)),
        faces(face, face, face, face),
        opaque(label(rng, 96, 64, tint, ["ice", "cool"])),
        power=6.0,
        crumple=0.001,
    )
