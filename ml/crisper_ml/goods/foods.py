"""Foods in jars, tubs and boxes, by class."""

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Table, good
from crisper_ml.goods.containers import tray
from crisper_ml.goods.dairy.yogurt import (
    margarine,
    margarine_large,
    sour_cream,
    yogurt_cup,
    yogurt_drink,
    yogurt_pack,
    yogurt_sleeve,
    yogurt_tub,
)
from crisper_ml.goods.fresh.greens import GREENS
from crisper_ml.goods.nameless.lookalikes import LOOKALIKES
from crisper_ml.goods.nameless.nameless import NAMELESS
from crisper_ml.goods.sauces.jams import honey_jar, honey_squeeze, jam_jar, jam_squeeze
from crisper_ml.goods.sauces.pickles import olive_jar, pickle_jar, pickle_spears, tomato_sauce_jar
from crisper_ml.goods.sauces.sauces import SAUCES
from crisper_ml.goods.sauces.spreads import SPREADS
from crisper_ml.goods.solids import SOLIDS
from crisper_ml.goods.stickers import stuck
from crisper_ml.goods.surfaces import filmed, paper, stuff
from crisper_ml.prints.labels import faces, label


def tofu(rng):
    top = label(
        rng,
        128,
        100,
        paper(rng, [120, 210, 28], 0.3),
        ["tofu", "firm tofu", "organic tofu", "silken", "bio tofu"],
        pick(rng, ["leaf", None]),
    )
    if chance(rng, 0.4):
        top = stuck(
            rng,
            filmed(rng, stuff(rng, 100, 128, (242, 236, 218), 0.03)),
            ["tofu", "firm"],
            paper(rng, [120, 210], 0.2),
            "leaf",
            (0.5, 0.8),
            (0.5, 0.5),
        )
    part = tray(rng, rng.uniform(0.11, 0.14), rng.uniform(0.04, 0.05), rng.uniform(0.085, 0.1), (236, 232, 220), top)
    if chance(rng, 0.6):
        rows = part.texture.shape[0]
        part.texture = faces(
            *[
                label(rng, 128, rows, paper(rng, [120, 210, 28], 0.2), ["tofu", "firm tofu", "bio tofu"])
                for _ in range(4)
            ]
        )
    return part


FOODS: Table = {
    **SAUCES,
    "jam": [(6, good("jam", jam_jar)), (1, good("jam", jam_squeeze))],
    "honey": [(2, good("honey", honey_jar)), (1, good("honey", honey_squeeze))],
    "pickle": [(3, good("pickle", pickle_jar)), (2, good("pickle", pickle_spears))],
    "olive": [(1, good("olive", olive_jar))],
    "tomato sauce": [(1, good("tomato sauce", tomato_sauce_jar))],
    "yogurt": [
        (3, good("yogurt", yogurt_cup)),
        (2, good("yogurt", yogurt_pack)),
        (3, good("yogurt", yogurt_tub)),
        (1, good("yogurt", yogurt_sleeve)),
        (1, good("yogurt", yogurt_drink)),
    ],
    "sour cream": [(1, good("sour cream", sour_cream))],
    "margarine": [(3, good("margarine", margarine)), (1.5, good("margarine", margarine_large))],
    "tofu": [(1, good("tofu", tofu))],
    **SPREADS,
    **SOLIDS,
    **GREENS,
    None: [*NAMELESS, *LOOKALIKES],
}
