"""Solid foods, by class."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Part, Table, good
from crisper_ml.goods.bread import BREAD
from crisper_ml.goods.containers import box, tin
from crisper_ml.goods.dairy.butter import (
    butter_block,
    butter_box,
    butter_dish,
    butter_lidded,
    butter_opened,
    butter_sticks,
    butter_tub,
)
from crisper_ml.goods.dairy.cheese import (
    cheese_bag,
    cheese_block,
    cheese_round,
    cheese_shaker,
    cheese_slices,
    cheese_strings,
    cheese_wedge,
)
from crisper_ml.goods.dairy.eggs import EGGS
from crisper_ml.goods.meat import PINK_MEAT, RED_MEAT, bird, hot_dogs, meat_bag, meat_cuts, meat_tray, sausages
from crisper_ml.goods.stickers import label_on
from crisper_ml.goods.surfaces import ink, opaque, paper, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, label

# tins, tubes, chocolate


def tinned(words, hues):
    def make(rng):
        small = chance(rng, 0.2)
        height, radius = (
            (rng.uniform(0.07, 0.085), 0.033) if small else (rng.uniform(0.1, 0.115), rng.uniform(0.036, 0.039))
        )
        return tin(rng, height, radius, words, paper(rng, hues, 0.2))

    return make


def paste_tin(rng):
    return tin(
        rng,
        rng.uniform(0.055, 0.09),
        rng.uniform(0.026, 0.03),
        ["tomato paste", "paste", "concentrate", "concentrato"],
        ink(rng, [0, 0, 48, 120]),
        "tomato",
    )


def paste_tube(rng):
    """A tube that stands on its cap and is crimped above."""
    height, up = rng.uniform(0.13, 0.17), np.linspace(0, 1, ROWS)
    wide = np.interp(up, [0, 0.13, 0.14, 0.2, 1], [0.7, 0.7, 0.6, 0.9, 1.1]) * 0.019
    deep = np.interp(up, [0, 0.13, 0.14, 0.2, 0.9, 1], [0.7, 0.7, 0.6, 0.9, 0.2, 0.1]) * 0.019
    coat = opaque(stuff(rng, 256, 384, color(rng, [0, 4], (0.8, 1), (0.5, 0.8)), 0.03))
    coat = label_on(
        rng,
        coat,
        0.08,
        0.78,
        0.48,
        ["tomato paste", "double concentrate", "tomate"],
        paper(rng, [0, 48, 120], 0.2),
        "tomato",
    )
    coat[223:] = opaque(band(rng, 384, 33, gray(rng, 224, 255), True))
    return Part(height, np.stack([wide, deep], 1).astype(np.float32), coat, material="metal", crumple=0.0006)


def chocolate(rng):
    ground = color(rng, [18, 22], (0.5, 0.85), (0.15, 0.4)) if chance(rng, 0.4) else ink(rng, [0, 280, 222, 45, 205])
    size = (
        (rng.uniform(0.15, 0.19), rng.uniform(0.009, 0.014), rng.uniform(0.075, 0.09))
        if chance(rng, 0.6)
        else (rng.uniform(0.16, 0.24), rng.uniform(0.025, 0.04), rng.uniform(0.1, 0.17))
    )
    top = label(
        rng,
        128,
        int(np.clip(128 * size[2] / size[0], 24, 200)),
        ground,
        ["chocolate", "milk chocolate", "dark chocolate", "cocoa 70%", "pralines"],
        pick(rng, ["swirl", "cow", None]),
    )
    return box(rng, *size, ground, ["chocolate", "dark"], material="gloss", top=top)


SOLIDS: Table = {
    "egg": EGGS,
    "bread": BREAD,
    "butter": [
        (3, good("butter", butter_box)),
        (2, good("butter", butter_block)),
        (1, good("butter", butter_dish)),
        (1, good("butter", butter_lidded)),
        (2.2, good("butter", butter_sticks)),
        (1.6, good("butter", butter_opened)),
        (1, good("butter", butter_tub)),
    ],
    "cheese": [
        (3, good("cheese", cheese_block)),
        (1, good("cheese", cheese_wedge)),
        (2, good("cheese", cheese_slices)),
        (2.5, good("cheese", cheese_bag, 0.4)),
        (1, good("cheese", cheese_round)),
        (0.9, good("cheese", cheese_strings, 0.3)),
        (0.8, good("cheese", cheese_shaker)),
    ],
    "ham": [
        (
            2,
            good(
                "ham", meat_tray(["ham", "cooked ham", "schinken", "jambon"], *PINK_MEAT, ["folds", "slab"], 0.1, 0.7)
            ),
        ),
        (1, good("ham", meat_bag(["ham", "honey ham", "deli ham"], *PINK_MEAT, "folds"), 0.4)),
    ],
    "bacon": [
        (
            3,
            good(
                "bacon",
                meat_tray(
                    ["bacon", "smoked bacon", "thick cut"], [2, 8], (0.5, 0.75), (0.5, 0.75), ["strips"], 0.5, 0.8
                ),
            ),
        )
    ],
    "sausage": [
        (2, good("sausage", sausages)),
        (1.2, good("sausage", hot_dogs)),
        (
            1,
            good(
                "sausage",
                meat_tray(
                    ["sausage", "bratwurst", "salami"], [4, 10], (0.5, 0.7), (0.5, 0.7), ["folds", "crumbs"], 0.3, 0.6
                ),
            ),
        ),
    ],
    "ground meat": [
        (
            3,
            good(
                "ground meat",
                meat_tray(
                    ["ground beef", "minced beef", "80/20", "hackfleisch"],
                    [0, 4],
                    (0.55, 0.8),
                    (0.5, 0.72),
                    ["crumbs"],
                    0.3,
                    0.15,
                ),
            ),
        )
    ],
    "beef": [
        (1, good("beef", meat_tray(["beef", "steak", "sirloin", "rind"], *RED_MEAT, ["slab"], 0.3))),
        (1, good("beef", meat_cuts(["beef", "steak", "ribeye"], *RED_MEAT, 0.35))),
    ],
    "pork": [
        (
            1,
            good(
                "pork", meat_tray(["pork", "pork chops", "schwein"], [4, 8], (0.35, 0.55), (0.7, 0.88), ["slab"], 0.45)
            ),
        ),
        (1, good("pork", meat_cuts(["pork", "chops", "loin"], [4, 8], (0.35, 0.55), (0.7, 0.88), 0.5))),
    ],
    "chicken": [
        (
            3,
            good(
                "chicken",
                meat_tray(
                    ["chicken", "chicken breast", "thighs", "poulet"],
                    [12, 18],
                    (0.22, 0.4),
                    (0.82, 0.96),
                    ["slab"],
                    0.2,
                    0.1,
                ),
            ),
        ),
        (
            2,
            good(
                "chicken",
                meat_cuts(["chicken", "breast", "thighs", "drumsticks"], [12, 20], (0.2, 0.38), (0.84, 0.96), 0.12),
            ),
        ),
        (1, good("chicken", bird)),
    ],
    "salmon": [
        (
            1,
            good(
                "salmon",
                meat_tray(
                    ["salmon", "smoked salmon", "lachs"], [12, 16], (0.55, 0.8), (0.8, 0.97), ["folds"], 0.3, 0.8
                ),
            ),
        )
    ],
    "tomato paste": [(3, good("tomato paste", paste_tin)), (1, good("tomato paste", paste_tube, 0.5))],
    "beans": [(1, good("beans", tinned(["baked beans", "beans", "BEANS"], [200, 0, 28, 120])))],
    "corn": [(1, good("corn", tinned(["sweet corn", "corn", "whole kernel"], [120, 50, 140])))],
    "chickpeas": [(1, good("chickpeas", tinned(["chickpeas", "garbanzo"], [48, 120, 215])))],
    "kidney beans": [(1, good("kidney beans", tinned(["kidney beans", "red beans"], [0, 120, 48])))],
    "chocolate": [(1, good("chocolate", chocolate))],
}
