"""Chocolate."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part
from crisper_ml.goods.containers import box
from crisper_ml.goods.pantry.packages import film_bag, loose, opened, sealed
from crisper_ml.goods.surfaces import filmed, grid, ink, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label

CHOCOLATE = [
    "chocolate",
    "milk chocolate",
    "dark chocolate",
    "cocoa 70%",
    "CHOCOLATE",
    "hazelnut",
    "caramel",
    "almond",
    "schokolade",
    "chocolat",
    "crispy",
]
CHOCOLATE_PICTURES = ["chocolate", "chocolate", "almonds", "swirl", "cow", "berries", None, None]


def brown(rng):
    return color(rng, [16, 22], (0.5, 0.85), (0.1, 0.32))


def chocolate_ground(rng):
    return (
        brown(rng)
        if chance(rng, 0.4)
        else ink(rng, [0, 0, 280, 222, 45, 205, 130])
        if chance(rng, 0.75)
        else pick(rng, [gray(rng, 12, 40), gray(rng, 225, 250)])
    )


def chocolate_tablet(rng):
    """A bar of squares in paper or foil: most of them stand in the door or lie on a shelf."""
    width, height, thick = rng.uniform(0.065, 0.095), rng.uniform(0.14, 0.2), rng.uniform(0.008, 0.014)
    ground = chocolate_ground(rng)
    wide = label(rng, 184, 84, ground, CHOCOLATE, pick(rng, CHOCOLATE_PICTURES)) if chance(rng, 0.5) else None
    front = np.rot90(wide).copy() if wide is not None else None
    return box(
        rng,
        width,
        height,
        thick,
        ground,
        CHOCOLATE,
        pick(rng, CHOCOLATE_PICTURES),
        material=pick(rng, ["matte", "gloss", "gloss"]),
        front=front,
        crumple=rng.uniform(0, 0.0008),
    )


def chocolate_bar(rng):
    """A filled bar in film, its name along its length; one or several side by side."""
    ground, length, half = chocolate_ground(rng), rng.uniform(0.11, 0.18), rng.uniform(0.016, 0.024)
    front = filmed(
        rng,
        np.rot90(
            label(rng, 184, 52, ground, CHOCOLATE, None, pick(rng, ["banner", "script", "split", "minimal", "giant"]))
        ).copy(),
    )
    ends = gray(rng, 170, 220) if chance(rng, 0.5) else shaded(ground, 0.8)
    for end in (np.s_[:9], np.s_[-9:]):
        front[end] = band(rng, front.shape[1], 9, ends, True)
    coat = faces(*[front if face % 2 else band(rng, 16, 184, ground) for face in range(4)])
    return [
        Part(length, sealed(half * 2, half * 1.1), coat, power=4.0, crumple=0.0012, offset=(x, 0.0, 0.0))
        for x, _ in grid(pick(rng, [1, 1, 2, 3]), 1, half * 2.1)
    ]


def praline_box(rng):
    """A flat box of pralines, lying, some with a clear lid."""
    width, height, depth = rng.uniform(0.14, 0.26), rng.uniform(0.022, 0.04), rng.uniform(0.1, 0.18)
    ground = chocolate_ground(rng)
    if chance(rng, 0.65):
        return box(
            rng,
            width,
            height,
            depth,
            ground,
            CHOCOLATE,
            material="gloss",
            top=label(
                rng,
                160,
                int(160 * depth / width),
                ground,
                [*CHOCOLATE, "pralines", "truffles"],
                pick(rng, CHOCOLATE_PICTURES),
            ),
        )
    gold = pick(rng, [(206, 164, 70), brown(rng), (232, 226, 214)])
    tints = [(84, 46, 26), (60, 32, 20), (112, 64, 34), (206, 164, 70)]
    inside = stuff(rng, 84, 128, gold, 0.05)
    art = pieces(rng, inside, tints, 9, 1.0, 0.75)
    return box(
        rng,
        width,
        height,
        depth,
        gold,
        CHOCOLATE,
        material="gloss",
        top=filmed(rng, art),
        front=stuff(rng, 24, 128, gold, 0.03),
    )


def chocolate_bag(rng):
    """Small ones in a bag: balls, eggs, chips to bake with."""
    ground, look = chocolate_ground(rng), loose((50, 28, 18), [(84, 46, 26), (112, 64, 34), (60, 32, 20)], 5, 0.9)
    return opened(
        rng,
        film_bag(
            rng,
            (rng.uniform(0.1, 0.18), rng.uniform(0.13, 0.22), rng.uniform(0.03, 0.055)),
            ground,
            [*CHOCOLATE, "chocolate chips", "minis"],
            pick(rng, CHOCOLATE_PICTURES),
            look,
            window=0.35,
        ),
        0.25,
    )
