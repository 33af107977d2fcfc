"""Cold coffee and tea, and cream."""

from crisper_ml.chances import chance, pick_weighted
from crisper_ml.goods.drinks.outlines import CARAFE, MILK_GLASS, RIBBED, SPORT, STRAIGHT, TIN, WIDE
from crisper_ml.goods.drinks.vessels import (
    around,
    blank,
    bottle,
    capped,
    carton,
    jug_good,
    lay,
    opaque_content,
    passes,
    toned,
    white_or,
)
from crisper_ml.goods.surfaces import any_color, level, paper
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label


def cold_coffee(rng):
    """Small milky coffee in glass, or black cold brew in plastic."""
    black = chance(rng, 0.4)
    art = around(
        label(
            rng,
            192,
            130,
            paper(rng, (25, 120, 45), 0.4),
            ["iced coffee", "cold brew", "coffee", "mocha", "latte", "vanilla coffee"],
            "swirl" if chance(rng, 0.4) else None,
        )
    )
    if black:
        texture, look = (
            lay(blank(), art, 0.42, 0.8, 1.0),
            {"liquid": passes((40, 16, 6), 1.5), "fill": level(rng, 0.84)},
        )
        size = (rng.uniform(0.2, 0.26), rng.uniform(0.04, 0.05))
    else:
        texture, look, size = (
            lay(
                opaque_content(rng, blank(), toned(rng, 26, (0.35, 0.6), (0.5, 0.75)), 0.84, 0.14),
                art,
                0.42,
                0.86,
                rng.choice([0.5, 1.0]),
            ),
            {},
            (rng.uniform(0.14, 0.18), rng.uniform(0.029, 0.033)),
        )
    return bottle(
        rng,
        "coffee",
        WIDE if chance(rng, 0.6) else CARAFE,
        *size,
        capped(
            rng,
            texture,
            0.125,
            gray(rng, 20, 60) if chance(rng, 0.5) else toned(rng, [30, 120, 45], (0.3, 0.9), (0.3, 0.9)),
        ),
        **look,
    )


def coffee_tin(rng):
    paint = toned(rng, [215, 0, 0, 20, 120, 45], (0.6, 1), (0.3, 0.8)) if chance(rng, 0.75) else gray(rng, 15, 50)
    lid = gray(rng, 15, 40) if chance(rng, 0.5) else toned(rng, [0, 45, 215], (0.5, 1), (0.4, 0.95))
    texture = lay(
        lay(
            blank(),
            around(
                label(
                    rng,
                    192,
                    200,
                    paint,
                    ["coffee", "ground coffee", "classic roast", "espresso", "dark roast", "kaffee"],
                    "swirl" if chance(rng, 0.3) else None,
                )
            ),
            0.14,
            1,
        ),
        lid,
        0,
        0.15,
    )
    return bottle(
        rng,
        "coffee",
        TIN,
        rng.uniform(0.13, 0.17),
        rng.uniform(0.049, 0.066),
        texture,
        material="gloss" if chance(rng, 0.6) else "metal",
    )


def iced_tea(rng):
    outline = pick_weighted(rng, [WIDE, RIBBED, SPORT], [0.5, 0.25, 0.25])
    green = chance(rng, 0.25)
    art = around(
        label(
            rng,
            192,
            110,
            paper(rng, (45, 120, 0, 215), 0.3),
            ["iced tea", "lemon tea", "green tea", "peach tea", "sweet tea", "tea"],
            "lemon" if chance(rng, 0.5) else "leaf",
        )
    )
    texture = capped(
        rng,
        lay(blank(), art, rng.uniform(0.38, 0.44), rng.uniform(0.68, 0.8)),
        0.07 if outline is RIBBED else 0.125,
        gray(rng, 235, 255) if chance(rng, 0.4) else toned(rng, [120, 45, 215, 0]),
    )
    size = (
        (rng.uniform(0.18, 0.22), rng.uniform(0.031, 0.036))
        if chance(rng, 0.7)
        else (rng.uniform(0.27, 0.3), rng.uniform(0.046, 0.052))
    )
    return bottle(
        rng,
        "tea",
        outline,
        *size,
        texture,
        liquid=passes((206, 190, 70) if green else (176, 74, 16), 1.2),
        fill=level(rng, 0.86),
    )


def tea_jug(rng):
    texture = lay(
        blank(),
        label(
            rng, 192, 120, paper(rng, (45, 120, 0), 0.3), ["sweet tea", "iced tea", "green tea", "diet tea"], "lemon"
        ),
        0.5,
        0.82,
        rng.choice([0.5, 1.0]),
    )
    return jug_good(
        rng,
        "tea",
        texture,
        rng.uniform(0.25, 0.29),
        rng.uniform(0.06, 0.074),
        toned(rng, [45, 120, 0, 215], (0.6, 1), (0.5, 0.9)),
        material="clear",
        liquid=passes((170, 72, 18), 1.2),
        fill=level(rng, 0.84),
    )


def cream_bottle(rng):
    """White plastic in a printed sleeve, small; or cream behind glass."""
    accent, outline = toned(rng, [0, 215, 120, 45, 280], (0.5, 1), (0.4, 0.9)), WIDE if chance(rng, 0.6) else MILK_GLASS
    words = ["cream", "heavy cream", "half & half", "whipping cream", "double cream", "CREAM"]
    size = rng.uniform(0.12, 0.18), rng.uniform(0.028, 0.036)
    glass = chance(rng, 0.25)
    texture = (
        opaque_content(rng, blank(), (250, 244, 226), level(rng, 0.85), 0.13)
        if glass
        else lay(blank(), gray(rng, 240, 254), 0, 1)
    )
    art = label(
        rng,
        192,
        130,
        accent if chance(rng, 0.35) else gray(rng, 235, 255),
        words,
        "swirl" if chance(rng, 0.4) else None,
    )
    texture = lay(texture, around(art), 0.42, rng.uniform(0.8, 0.94), rng.choice([0.5, 1.0]))
    return bottle(
        rng,
        "cream",
        outline,
        *size,
        capped(rng, texture, 0.125 if outline is WIDE else 0.065, accent),
        material="clear" if glass else "gloss",
    )


def creamer(rng):
    """A sleeved bottle: coffee creamer, drinkable something."""
    paint = any_color(rng)
    texture = lay(
        lay(blank(), gray(rng, 235, 253) if chance(rng, 0.5) else paint, 0, 1),
        around(
            label(
                rng,
                192,
                170,
                paint,
                ["creamer", "hazelnut", "french vanilla", "protein shake", "smoothie"],
                "swirl" if chance(rng, 0.5) else None,
            )
        ),
        0.3,
        0.96,
    )
    return bottle(
        rng,
        "creamer",
        WIDE if chance(rng, 0.6) else STRAIGHT,
        rng.uniform(0.14, 0.24),
        rng.uniform(0.032, 0.042),
        capped(rng, texture, 0.12, any_color(rng)),
        material="gloss",
        power=rng.choice([2.0, 2.8]),
    )


cream_carton = carton(
    "cream",
    ["cream", "whipping cream", "half & half", "heavy cream"],
    ["swirl", (250, 248, 236)],
    white_or((0, 215, 120, 45), 0.6),
    0.75,
    ((0.135, 0.057, 0.057, 2), (0.165, 0.07, 0.07, 2), (0.1, 0.06, 0.04, 1)),
)
