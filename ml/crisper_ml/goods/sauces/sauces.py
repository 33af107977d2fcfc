"""Condiments and dressings, by class."""

from crisper_ml.goods.bodies import Table, good
from crisper_ml.goods.sauces.condiments import (
    ketchup_cap_down,
    ketchup_glass,
    ketchup_upright,
    mayo_family,
    mayo_jar,
    mayo_squeeze,
    mustard_cap_down,
    mustard_jar,
    mustard_squeeze,
    upside_down,
)
from crisper_ml.goods.sauces.dressings import dressing, dressing_cap_down, dressing_flip

LYING = {ketchup_cap_down: 0.08, ketchup_upright: 0.08, mustard_squeeze: 0.05, mayo_squeeze: 0.06, dressing: 0.05}
SAUCES: Table = {
    name: [(weight, good(name, function, LYING.get(function, 0.0))) for weight, function in forms]
    for name, forms in {
        "ketchup": [
            (3, ketchup_glass),
            (4, ketchup_cap_down),
            (2, ketchup_upright),
            (0.4, upside_down(ketchup_upright)),
        ],
        "mustard": [(5, mustard_squeeze), (1.5, mustard_cap_down), (3, mustard_jar)],
        "mayonnaise": [(2.5, mayo_jar), (2, mayo_family), (2, mayo_squeeze)],
        "salad dressing": [(6, dressing), (1, dressing_cap_down), (1.2, dressing_flip)],
    }.items()
}
