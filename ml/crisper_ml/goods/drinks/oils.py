"""Oil, vinegar and soy sauce."""

from crisper_ml.chances import chance, typical
from crisper_ml.goods.drinks.outlines import BORDEAUX, SOY, STRAIGHT, TALL_OIL
from crisper_ml.goods.drinks.vessels import blank, bottle, capped, jug_good, lay, passes, toned
from crisper_ml.goods.surfaces import level, paper
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label


def oil_bottle(rng):
    texture = lay(
        blank(),
        label(
            rng,
            170,
            140,
            paper(rng, (50, 50, 120, 0), 0.35),
            ["vegetable oil", "sunflower oil", "canola oil", "pure oil", "corn oil"],
            "leaf" if chance(rng, 0.3) else None,
        ),
        rng.uniform(0.42, 0.5),
        rng.uniform(0.76, 0.88),
        rng.choice([0.4, 0.5, 1.0]),
    )
    cap = toned(rng, [50, 0, 120, 215], (0.6, 1), (0.5, 1))
    look = {"liquid": passes((252, 204, 66)), "fill": level(rng, 0.88)}
    if chance(rng, 0.25):
        return jug_good(
            rng, "oil", texture, rng.uniform(0.25, 0.29), rng.uniform(0.05, 0.06), cap, material="clear", **look
        )
    return bottle(
        rng,
        "oil",
        STRAIGHT if chance(rng, 0.6) else TALL_OIL,
        rng.uniform(0.25, 0.3),
        rng.uniform(0.037, 0.045),
        capped(rng, texture, 0.07, cap),
        power=rng.choice([2.0, 2.0, 3.2]),
        **look,
    )


def olive_oil(rng):
    dark = chance(rng, 0.6)
    texture = lay(
        blank(),
        label(
            rng,
            160,
            170,
            paper(rng, (45, 95, 120), 0.5),
            ["olive oil", "extra virgin", "huile d'olive", "olio"],
            "olive",
        ),
        rng.uniform(0.38, 0.46),
        rng.uniform(0.8, 0.93),
        rng.uniform(0.36, 0.6),
    )
    cap = gray(rng, 15, 50) if chance(rng, 0.4) else toned(rng, [120, 45, 0], (0.4, 0.9), (0.25, 0.8))
    return bottle(
        rng,
        "olive oil",
        TALL_OIL if chance(rng, 0.7) else BORDEAUX,
        rng.uniform(0.24, 0.31),
        rng.uniform(0.029, 0.037),
        capped(rng, texture, rng.uniform(0.09, 0.16), cap, False),
        power=rng.choice([2.0, 3.3]),
        tint=passes((52, 78, 30)) if dark else (0.94, 0.96, 0.93),
        liquid=passes((196, 180, 40)),
        fill=level(rng, 0.82),
    )


VINEGARS = [
    ((236, 238, 236), ["white vinegar", "distilled vinegar"], 2),
    ((196, 110, 30), ["apple cider vinegar", "cider vinegar", "malt vinegar"], 2),
    ((30, 8, 6), ["balsamic vinegar", "aceto balsamico"], 2),
    ((120, 14, 22), ["red wine vinegar"], 1),
]


def vinegar(rng):
    drink, words, _ = typical(rng, VINEGARS)
    texture = lay(
        blank(),
        label(
            rng,
            160,
            140,
            paper(rng, (0, 45, 120), 0.55),
            words,
            "apple" if "cider" in words[0] else "grapes" if "wine" in words[0] else None,
        ),
        rng.uniform(0.46, 0.52),
        rng.uniform(0.8, 0.9),
        rng.uniform(0.4, 0.6),
    )
    cap = gray(rng, 15, 50) if chance(rng, 0.3) else toned(rng, [0, 45, 120], (0.5, 1), (0.3, 0.9))
    return bottle(
        rng,
        "vinegar",
        TALL_OIL if chance(rng, 0.6) else STRAIGHT,
        rng.uniform(0.19, 0.27),
        rng.uniform(0.028, 0.037),
        capped(rng, texture, rng.uniform(0.07, 0.1), cap),
        liquid=passes(drink, 1.2),
        fill=level(rng, 0.84),
    )


def soy_sauce(rng):
    small = chance(rng, 0.5)
    ground = toned(rng, [45, 50], (0.35, 0.9), (0.8, 1)) if chance(rng, 0.6) else paper(rng, (0, 0, 120), 0.5)
    art = label(rng, 160, 140, ground, ["soy sauce", "shoyu", "tamari", "less sodium", "naturally brewed"])
    texture = lay(blank(), art, *((0.5, 0.86) if small else (0.48, 0.82)), rng.uniform(0.4, 0.6))
    if not small and chance(rng, 0.4):
        texture = lay(texture, ground, 0.16, 0.22)
    cap = toned(rng, [0, 0, 130], (0.8, 1), (0.5, 0.85))
    size = (
        (rng.uniform(0.125, 0.15), rng.uniform(0.028, 0.033))
        if small
        else (rng.uniform(0.19, 0.26), rng.uniform(0.027, 0.033))
    )
    return bottle(
        rng,
        "soy sauce",
        SOY if small else TALL_OIL,
        *size,
        capped(rng, texture, 0.225 if small else 0.09, cap, not small),
        liquid=passes((20, 5, 2), 1.3),
        fill=level(rng, 0.72 if small else 0.84),
    )
