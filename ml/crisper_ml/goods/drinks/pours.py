"""Everything that is poured, other than milk, juice, soda and beer, by class."""

from crisper_ml.chances import chance, pick_weighted
from crisper_ml.goods.bodies import Good, Table
from crisper_ml.goods.drinks.coffees import (
    coffee_tin,
    cold_coffee,
    cream_bottle,
    cream_carton,
    creamer,
    iced_tea,
    tea_jug,
)
from crisper_ml.goods.drinks.energy_designs import energy_design
from crisper_ml.goods.drinks.oils import oil_bottle, olive_oil, soy_sauce, vinegar
from crisper_ml.goods.drinks.packs import can_of, rows_of
from crisper_ml.goods.drinks.sodas import hard_soda
from crisper_ml.goods.drinks.vessels import carton, white_or
from crisper_ml.goods.drinks.vessels_in_use import (
    baby_bottle,
    drinking_glass,
    jar_drink,
    liquor,
    medicine,
    pitcher,
    spray_bottle,
    thermos,
)
from crisper_ml.goods.drinks.waters import (
    filter_pitcher,
    seltzer_can,
    sports_bottle,
    water_bottle,
    water_jug,
    water_pack,
)
from crisper_ml.goods.drinks.wines import sparkling, wine, wine_box


def energy_can(rng):
    tall, radius = pick_weighted(rng, [(0.135, 0.0265), (0.158, 0.033), (0.156, 0.0285)], [0.5, 0.3, 0.2])
    part = can_of(rng, energy_design(rng), tall, radius)
    if chance(rng, 0.88):
        return Good("energy drink", [part], 0.05)
    return Good("energy drink", rows_of(rng, part, *pick_weighted(rng, [(4, 1), (2, 2)], [1, 2]), 2.04 * radius))


PLANT_SIZES = ((0.24, 0.095, 0.095, 2), (0.235, 0.071, 0.071, 2), (0.2, 0.095, 0.065, 3))
broth_carton = carton(
    None,
    ["chicken broth", "vegetable stock", "tomato soup", "coconut water"],
    ["leaf", "wheat", "splash"],
    white_or((45, 120, 0, 20), 0.3),
    0.1,
)
POURS: Table = {
    "wine": [(8, wine), (2.2, sparkling), (0.4, wine_box)],
    "water": [(7, water_bottle), (0.4, water_pack), (1.2, water_jug), (2, filter_pitcher)],
    "coffee": [
        (2, cold_coffee),
        (2, coffee_tin),
        (
            0.6,
            carton(
                "coffee",
                ["iced coffee", "cold brew", "latte", "coffee"],
                ["swirl", (96, 56, 30)],
                white_or((25, 30), 0.3),
                0.6,
            ),
        ),
    ],
    "tea": [
        (4, iced_tea),
        (1.5, tea_jug),
        (
            1,
            carton(
                "tea",
                ["iced tea", "lemon tea", "peach tea", "green tea"],
                ["lemon", "leaf"],
                white_or((45, 120, 20), 0.3),
                0.6,
            ),
        ),
    ],
    "soy milk": [
        (
            1,
            carton(
                "soy milk",
                ["soy milk", "soymilk", "soya", "soy"],
                ["leaf", (228, 206, 150), (248, 250, 252)],
                white_or((120, 215, 30, 340), 0.5),
                0.55,
                PLANT_SIZES,
            ),
        )
    ],
    "oat milk": [
        (
            1,
            carton(
                "oat milk",
                ["oat milk", "oat drink", "oat", "hafer"],
                ["wheat", "wheat", (240, 226, 196)],
                white_or((200, 30, 45, 215), 0.45, (0.25, 0.7), (0.5, 0.9)),
                0.55,
                PLANT_SIZES,
            ),
        )
    ],
    "almond milk": [
        (
            1,
            carton(
                "almond milk",
                ["almond milk", "almond", "unsweetened almond", "almondmilk"],
                [(176, 112, 60), (176, 112, 60), "leaf", (248, 250, 252)],
                white_or((215, 30, 45, 200), 0.45),
                0.6,
                PLANT_SIZES,
            ),
        )
    ],
    "buttermilk": [
        (
            3,
            carton(
                "buttermilk",
                ["buttermilk", "cultured buttermilk", "buttermilch"],
                ["swirl", "cow", (250, 248, 236)],
                white_or((45, 120, 215, 280), 0.6),
                0.85,
            ),
        )
    ],
    "oil": [(1, oil_bottle)],
    "olive oil": [(1, olive_oil)],
    "vinegar": [(1, vinegar)],
    "soy sauce": [(1, soy_sauce)],
    "cream": [(3, cream_carton), (1.5, cream_bottle)],
    "energy drink": [(1, energy_can)],
    None: [
        (0.7, seltzer_can),
        (0.5, hard_soda),
        (1.5, sports_bottle),
        (2, liquor),
        (2, creamer),
        (2.5, pitcher),
        (1, drinking_glass),
        (0.4, baby_bottle),
        (1.1, thermos),
        (0.3, spray_bottle),
        (0.8, medicine),
        (1, jar_drink),
        (1, broth_carton),
    ],
}
