"""Cereal, oats, flour, sugar, rice, pasta and noodles."""

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.pantry.packages import canister, carton, film_bag, loose, opened
from crisper_ml.goods.stickers import disk, label_on, turned
from crisper_ml.goods.surfaces import AROUND, WHITE, ink, opaque, paper, pieces, stuff
from crisper_ml.prints.colors import color, gray

# breakfast and baking


CEREAL = [
    "cereal",
    "corn flakes",
    "granola",
    "muesli",
    "crunchy oats",
    "honey rings",
    "bran flakes",
    "choco pops",
    "CEREAL",
    "whole grain",
    "frosted",
]
CEREAL_PICTURES = ["flakes", "rings", "bright rings", "flakes", "berries", "splash", None]
FLAKES = loose((176, 116, 44), [(224, 160, 66), (206, 132, 44), (236, 184, 96), (150, 84, 36)], 5, 0.7)
cereal_box = carton(
    CEREAL, [0, 45, 50, 215, 222, 28, 120, 280, 335], CEREAL_PICTURES, (0.16, 0.22, 0.045), (0.21, 0.31, 0.08), 0.15
)
GRANOLA = ["granola", "muesli", "cereal", "puffed wheat", "crunchy"]


def cereal_bag(rng):
    size = rng.uniform(0.15, 0.22), rng.uniform(0.2, 0.28), rng.uniform(0.06, 0.09)
    return opened(
        rng, film_bag(rng, size, paper(rng, [28, 45, 120, 215, 0], 0.25), GRANOLA, pick(rng, CEREAL_PICTURES), FLAKES)
    )


OATS = ["oats", "rolled oats", "quick oats", "porridge", "OATS", "haferflocken", "old fashioned oats", "oatmeal"]
OAT_LOOK = loose((196, 170, 128), [(226, 204, 164), (214, 188, 146), (180, 150, 108)], 3.5, 0.7)


def oats_tube(rng):
    return canister(
        rng,
        rng.uniform(0.17, 0.245),
        rng.uniform(0.05, 0.066),
        ground := paper(rng, [0, 215, 222, 28, 45], 0.3),
        pick(rng, [WHITE, ink(rng, [0, 215, 222]), ground]),
        OATS,
        pick(rng, ["wheat", "flakes", "grains", None]),
        [(0, 0.98), (0.01, 1), (0.93, 0.985), (0.935, 1.01), (0.995, 1.01), (1, 0.98)],
        "matte",
    )


oats_box = carton(
    OATS, [28, 45, 215, 0, 120], ["wheat", "flakes", "berries", "apple"], (0.12, 0.15, 0.05), (0.18, 0.23, 0.08)
)
FLOUR = [
    "flour",
    "all purpose flour",
    "plain flour",
    "FLOUR",
    "wheat flour",
    "farine",
    "mehl",
    "self raising",
    "bread flour",
]
SUGAR = ["sugar", "pure cane sugar", "granulated sugar", "SUGAR", "brown sugar", "sucre", "zucker", "icing sugar"]
KILO = (0.085, 0.14, 0.05), (0.125, 0.21, 0.085)


def sugar_bag(rng):
    """Brown or white sugar seen through clear film."""
    tint = color(rng, [30, 34], (0.4, 0.6), (0.5, 0.72)) if chance(rng, 0.6) else gray(rng, 236, 250)
    look = lambda rng, rows, columns: stuff(rng, rows, columns, tint, 0.05, 6)  # noqa: E731
    return opened(
        rng,
        film_bag(
            rng,
            (rng.uniform(0.1, 0.14), rng.uniform(0.14, 0.2), rng.uniform(0.05, 0.075)),
            tint if chance(rng, 0.5) else paper(rng, [28, 45, 335, 215], 0.3),
            ["brown sugar", *SUGAR],
            None,
            look,
            window=0.8,
        ),
        0.4,
    )


RICE = ["rice", "long grain rice", "basmati", "jasmine rice", "RICE", "brown rice", "riz", "arborio", "sushi rice"]
RICE_LOOK = loose((214, 206, 186), [(246, 242, 230), (238, 230, 210), (226, 216, 190)], 2.4, 2.2, 1.5)
PASTA = ["pasta", "penne", "fusilli", "PASTA", "rigatoni", "macaroni", "farfalle", "nudeln"]
PASTA_LOOK = loose((176, 128, 48), [(240, 198, 100), (228, 180, 80), (246, 212, 124)], 4.5, 2.6)
SPAGHETTI = ["spaghetti", "linguine", "pasta", "fettuccine"]


def spaghetti(rng):
    """Long and flat, mostly lying; the strands show through the film."""

    def strands(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, (206, 160, 76)),
            [(240, 204, 120), (228, 184, 92), (196, 150, 70)],
            1.6,
            14,
            1.0,
            0.03,
        )

    return film_bag(
        rng,
        (rng.uniform(0.06, 0.085), rng.uniform(0.25, 0.29), rng.uniform(0.025, 0.04)),
        paper(rng, [215, 222, 0, 45, 120], 0.15),
        SPAGHETTI,
        pick(rng, ["strands", "wheat", "tomato", None]),
        strands,
        window=0.85,
        crumple=0.0012,
    )


NOODLES = ["noodles", "ramen", "instant noodles", "udon", "rice noodles", "NOODLES", "egg noodles", "soba"]
NOODLE_LOOK = loose((206, 170, 96), [(240, 212, 140), (228, 194, 116), (250, 228, 170)], 2, 7)


def noodle_cup(rng):
    ground = paper(rng, [0, 0, 45, 28, 120], 0.4)
    coat = label_on(
        rng,
        opaque(stuff(rng, 160, AROUND, ground, 0.01)),
        0.05,
        0.97,
        1.0,
        NOODLES,
        ground,
        pick(rng, ["strands", "leaf", None]),
    )
    foil = gray(rng, 200, 240) if chance(rng, 0.4) else ground
    return Part(
        rng.uniform(0.085, 0.115),
        lathe([(0, 0.72), (0.03, 0.75), (0.93, 0.95), (0.95, 1), (1, 1)], rng.uniform(0.045, 0.06)),
        turned(rng, coat),
        disk(rng, foil, NOODLES, "strands" if chance(rng, 0.4) else None),
    )


def noodle_pack(rng):
    """A soft square of instant noodles, or fresh ones in clear film."""
    ground = ink(rng, [0, 0, 45, 28, 120, 215])
    return film_bag(
        rng,
        (rng.uniform(0.11, 0.15), rng.uniform(0.1, 0.15), rng.uniform(0.025, 0.04)),
        ground,
        NOODLES,
        pick(rng, ["strands", "strands", "leaf", "egg"]),
        NOODLE_LOOK,
        window=0.3,
    )
