"""Every drink, by class: (weight, maker)."""

from crisper_ml.goods.bodies import Table
from crisper_ml.goods.drinks.beers import BEER
from crisper_ml.goods.drinks.juices import (
    juice_bottle,
    juice_box,
    juice_carton,
    juice_concentrate,
    juice_jug,
    juice_pitcher,
    juice_pouch,
)
from crisper_ml.goods.drinks.milks import milk_bag, milk_bottle, milk_carton, milk_glass, milk_jug, milk_uk
from crisper_ml.goods.drinks.packs import can_tray, cans, carrier, pack
from crisper_ml.goods.drinks.pours import POURS
from crisper_ml.goods.drinks.soda_designs import soda_design
from crisper_ml.goods.drinks.sodas import soda_bottle, soda_glass, soda_glass_part

DRINKS: Table = {
    "milk": [(5, milk_jug), (2, milk_uk), (4, milk_carton), (1.2, milk_bottle), (0.5, milk_glass), (0.3, milk_bag)],
    "juice": [
        (4, juice_carton),
        (3, juice_bottle),
        (2.5, juice_jug),
        (0.9, juice_box),
        (0.4, juice_pouch),
        (0.9, juice_pitcher),
        (0.2, juice_concentrate),
    ],
    "soda": [
        (6, cans("soda", soda_design)),
        (4, soda_bottle),
        (1.1, soda_glass),
        (0.3, carrier("soda", soda_design, soda_glass_part)),
        (1.2, pack("soda", soda_design)),
        (0.3, can_tray("soda", soda_design)),
    ],
    "beer": BEER,
    **POURS,
}
