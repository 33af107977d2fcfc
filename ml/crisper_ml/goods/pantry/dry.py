"""Dry goods, by class."""

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import tin
from crisper_ml.goods.pantry.coffee_and_tea import coffee_bag, coffee_can, coffee_jar, coffee_pods, tea_box, tea_tin
from crisper_ml.goods.pantry.grains import (
    FLOUR,
    KILO,
    NOODLE_LOOK,
    NOODLES,
    OAT_LOOK,
    OATS,
    PASTA,
    PASTA_LOOK,
    RICE,
    RICE_LOOK,
    SUGAR,
    cereal_bag,
    cereal_box,
    noodle_cup,
    noodle_pack,
    oats_box,
    oats_tube,
    spaghetti,
    sugar_bag,
)
from crisper_ml.goods.pantry.packages import brick, carton, loose, made, sack, storage_jar, windowed_carton
from crisper_ml.goods.surfaces import paper, stuff

# tins


def tinned(words, hues, pictures, white=0.15):
    """A maker of tins with their content pictured."""

    def make(rng):
        height, radius = (
            (rng.uniform(0.07, 0.085), 0.033)
            if chance(rng, 0.15)
            else (rng.uniform(0.1, 0.118), rng.uniform(0.035, 0.04))
        )
        return tin(rng, height, radius, words, paper(rng, hues, white), pick(rng, pictures))

    return make


DRY = {
    "coffee": made("coffee", (4, coffee_can, 0.03), (3, coffee_bag, 0.1), (2, coffee_jar, 0.0), (1, coffee_pods, 0.1)),
    "tea": made("tea", (3, tea_box, 0.1), (1, tea_tin, 0.0)),
    "cereal": made("cereal", (5, cereal_box, 0.06), (1.2, cereal_bag, 0.2)),
    "oats": made(
        "oats",
        (2, oats_tube, 0.0),
        (1, oats_box, 0.1),
        (
            1,
            sack(OATS, [28, 45, 120, 215], ["wheat", "flakes", None], OAT_LOOK, (0.12, 0.17, 0.05), (0.16, 0.24, 0.08)),
            0.2,
        ),
        (0.5, lambda rng: storage_jar(rng, OAT_LOOK, OATS), 0.0),
    ),
    "flour": made(
        "flour",
        (4, brick(FLOUR, [215, 0, 28, 45], ["wheat", "wheat", None], *KILO), 0.06),
        (
            0.5,
            lambda rng: storage_jar(
                rng, lambda rng, rows, columns: stuff(rng, rows, columns, (244, 240, 230), 0.03), FLOUR
            ),
            0.0,
        ),
    ),
    "sugar": made(
        "sugar",
        (3, brick(SUGAR, [215, 335, 0, 120, 45], ["cup", None, None, None], *KILO), 0.06),
        (1.5, sugar_bag, 0.3),
        (
            0.5,
            lambda rng: storage_jar(
                rng, lambda rng, rows, columns: stuff(rng, rows, columns, (248, 246, 240), 0.03), SUGAR
            ),
            0.0,
        ),
    ),
    "rice": made(
        "rice",
        (
            3,
            sack(
                RICE,
                [0, 120, 45, 215, 28, 335],
                ["grains", "leaf", None],
                RICE_LOOK,
                (0.11, 0.16, 0.04),
                (0.2, 0.27, 0.08),
                window=0.65,
            ),
            0.25,
        ),
        (1, carton(RICE, [28, 215, 0, 120], ["grains", "grains", None], (0.09, 0.13, 0.035), (0.15, 0.21, 0.06)), 0.1),
        (0.5, lambda rng: storage_jar(rng, RICE_LOOK, RICE), 0.0),
    ),
    "pasta": made(
        "pasta",
        (
            3,
            sack(
                PASTA,
                [215, 222, 0, 45, 120],
                ["tubes", "wheat", "tomato", None],
                PASTA_LOOK,
                (0.11, 0.16, 0.05),
                (0.17, 0.26, 0.08),
                0.1,
                0.75,
            ),
            0.25,
        ),
        (
            1.5,
            windowed_carton(
                PASTA,
                [215, 222, 0, 45, 120],
                ["tubes", "wheat", None],
                PASTA_LOOK,
                (0.09, 0.15, 0.035),
                (0.13, 0.2, 0.06),
            ),
            0.1,
        ),
        (1.5, spaghetti, 0.7),
        (0.5, lambda rng: storage_jar(rng, PASTA_LOOK, PASTA, (0.17, 0.28)), 0.0),
    ),
    "noodles": made(
        "noodles",
        (2, noodle_pack, 0.5),
        (1.5, noodle_cup, 0.0),
        (
            1,
            sack(
                NOODLES,
                [0, 45, 28, 120],
                ["strands", None],
                NOODLE_LOOK,
                (0.11, 0.14, 0.03),
                (0.17, 0.22, 0.06),
                window=0.8,
            ),
            0.5,
        ),
    ),
    "beans": made(
        "beans",
        (
            2,
            tinned(
                ["baked beans", "beans", "BEANS", "pinto beans", "white beans", "haricots"],
                [200, 0, 28, 120, 215],
                ["beans", "beans", None],
            ),
            0.02,
        ),
        (
            0.7,
            sack(
                ["beans", "dried beans", "pinto beans"],
                [0, 120, 28, 215],
                ["beans", None],
                loose((110, 60, 40), [(170, 110, 76), (150, 84, 56), (196, 146, 110)], 4, 0.65),
                (0.1, 0.14, 0.04),
                (0.15, 0.21, 0.06),
                window=0.85,
            ),
            0.3,
        ),
    ),
    "chickpeas": made(
        "chickpeas",
        (
            2,
            tinned(
                ["chickpeas", "garbanzo", "CHICKPEAS", "pois chiches"],
                [48, 120, 215, 0],
                ["chickpeas", "chickpeas", None],
            ),
            0.02,
        ),
        (
            0.6,
            lambda rng: storage_jar(
                rng,
                loose((190, 150, 86), [(226, 190, 120), (214, 172, 100)], 6, 0.95),
                ["chickpeas"],
                (0.1, 0.18),
                (0.035, 0.05),
            ),
            0.0,
        ),
    ),
    "corn": made(
        "corn",
        (
            1,
            tinned(["sweet corn", "corn", "whole kernel", "CORN", "mais"], [120, 50, 140, 130], ["corn", "corn", None]),
            0.02,
        ),
    ),
    "peas": made(
        "peas",
        (
            2,
            tinned(
                ["peas", "garden peas", "PEAS", "petits pois", "erbsen"], [120, 130, 140, 50], ["peas", "peas", None]
            ),
            0.02,
        ),
    ),
}
