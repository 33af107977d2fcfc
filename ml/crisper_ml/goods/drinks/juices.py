"""Juice: cartons, bottles, jugs, boxes, pouches."""

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted, typical
from crisper_ml.goods.bodies import PRISM, Good, Part, lathe
from crisper_ml.goods.drinks.outlines import CARAFE, PITCHER, RIBBED, WIDE
from crisper_ml.goods.drinks.vessels import (
    around,
    blank,
    bottle,
    box_good,
    capped,
    carton,
    handle_part,
    hazed,
    jug_good,
    lay,
    opaque_content,
    passes,
    set_down,
    toned,
)
from crisper_ml.goods.soft_shapes import pillow
from crisper_ml.goods.surfaces import FACE, any_color, level, opaque, painted
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label

# orange, lemonade, apple, punch; weight
POURED = [((244, 150, 26), 5), ((240, 222, 130), 3), ((226, 160, 50), 1), ((236, 112, 84), 1)]


def juice_words(rng):
    return typical(
        rng,
        [
            ("orange", (244, 150, 30), "orange", 2),
            ("apple", (120, 176, 40), "apple", 3),
            ("grape", (84, 24, 110), "grapes", 1),
            ("fruit punch", (206, 24, 40), "berries", 2),
            ("lemonade", (246, 222, 70), "lemon", 1),
            ("tropical", (246, 130, 40), "splash", 1),
        ],
    )


def straw(rng, top, x, z):
    return Part(
        rng.uniform(0.02, 0.035),
        lathe([(0, 1), (1, 1)], 0.0024),
        painted(gray(rng, 225, 250) if chance(rng, 0.6) else any_color(rng)),
        offset=(x, top, z),
    )


def juice_box(rng):
    """A small brick with a straw on its back or in its top; often some of them."""
    fruit, tint, picture, _ = juice_words(rng)
    width, height, depth = pick(rng, ((0.062, 0.105, 0.042), (0.048, 0.118, 0.038), (0.052, 0.085, 0.04)))
    ground = tint if chance(rng, 0.65) else gray(rng, 235, 255)
    front = label(rng, FACE, 200, ground, [f"{fruit} juice", "100% juice", fruit], picture)
    good = box_good(
        rng,
        "juice",
        (width, height, depth),
        front,
        label(rng, FACE, 128, ground, [fruit], style="back"),
        ground if chance(rng, 0.6) else gray(rng, 200, 235),
    )
    if chance(rng, 0.2):
        good.parts.append(straw(rng, height, width * 0.3, 0.0))
    if chance(rng, 0.45):
        first = good.parts[0]
        across = int(rng.integers(2, 5))
        good.parts = [
            Part(
                height,
                first.profile,
                first.texture,
                first.lid,
                power=first.power,
                material=first.material,
                offset=((k - (across - 1) / 2) * width * 1.02, 0.0, 0.0),
            )
            for k in range(across)
        ]
    return set_down(rng, good)


def juice_pouch(rng):
    """A foil bag that stands, silver behind, its straw beside it."""
    fruit, tint, picture, _ = juice_words(rng)
    width, height = rng.uniform(0.085, 0.1), rng.uniform(0.13, 0.16)
    art = label(
        rng,
        128,
        200,
        tint if chance(rng, 0.75) else gray(rng, 225, 250),
        [fruit, f"{fruit} juice", "juice drink"],
        picture,
    )
    texture = np.concatenate([opaque(art), opaque(label(rng, 128, 200, (176, 180, 184), [fruit], style="back"))], 1)
    texture = np.roll(texture, 64, 1)
    return Good(
        "juice",
        [
            Part(
                height,
                pillow(width, rng.uniform(0.035, 0.05), 0.12),
                texture,
                power=2.4,
                material="gloss" if chance(rng, 0.6) else "metal",
                crumple=0.002,
            )
        ],
        0.3,
    )


def juice_pitcher(rng):
    """Juice or lemonade in a jug with a grip, most with a lid."""
    drink, _ = typical(rng, POURED)
    tall, half, fill = rng.uniform(0.2, 0.26), rng.uniform(0.05, 0.064), rng.uniform(0.2, 0.82)
    lid = gray(rng, 225, 250) if chance(rng, 0.5) else any_color(rng)
    texture = blank()
    drink = tuple(int(channel * rng.uniform(0.92, 1.03)) for channel in np.minimum(drink, 244))
    if chance(rng, 0.75):
        texture, look = opaque_content(rng, texture, drink, fill, 0.13), {}
    else:
        look = {"liquid": passes(drink, 1.4), "fill": fill}
    texture = lay(texture, lid, 0, 0.125) if chance(rng, 0.75) else texture
    body = Part(
        tall,
        lathe(PITCHER, half),
        hazed(rng, texture, fill),
        painted(lid),
        material="clear",
        tint=(0.95, 0.96, 0.96),
        **look,
    )
    grip = handle_part(
        rng, lid if chance(rng, 0.6) else (225, 228, 228), tall * 0.62, tall * 0.22, half * pick(rng, [-0.84, 0.84])
    )
    return Good("juice", [body, grip])


# word, look, picture, weight
FRUITS = [
    ("orange", (244, 150, 30), "orange", 5),
    ("apple", (226, 160, 50), "apple", 2),
    ("cranberry", (150, 16, 30), "berries", 1.5),
    ("grape", (70, 16, 60), "grapes", 1),
    ("lemonade", (240, 224, 130), "lemon", 1),
    ("grapefruit", (236, 112, 84), "orange", 0.7),
    ("tropical", (242, 130, 60), "splash", 0.8),
]
CLOUDY = {"orange", "grapefruit", "tropical"}


def juice_grounds(tint):
    """White cartons with an accent, or cartons in the color of the fruit."""

    def grounds(rng):
        return (
            (gray(rng, 235, 255), toned(rng, [120, 215, 30], (0.7, 1), (0.4, 0.9)))
            if chance(rng, 0.45)
            else (tint, toned(rng, [120, 215, 0], (0.7, 1), (0.35, 0.8)))
        )

    return grounds


def juice_carton(rng):
    fruit, tint, picture, _ = typical(rng, FRUITS)
    words = (
        ["juice", f"{fruit} juice", "100% juice", "pure premium", "no pulp"] if fruit != "lemonade" else ["lemonade"]
    )
    return carton("juice", words, [picture, picture, picture, tint], juice_grounds(tint), gable=0.7)(rng)


def juice_look(rng, texture, fruit, tint, fill, top):
    """Cloudy juices hide what is behind them, the others let light through."""
    if fruit in CLOUDY:
        return opaque_content(
            rng, texture, tuple(int(channel * rng.uniform(0.9, 1.04)) for channel in np.minimum(tint, 244)), fill, top
        ), {}
    return texture, {"liquid": passes(tint, rng.uniform(1.2, 2)), "fill": fill}


def juice_bottle(rng):
    (fruit, tint, picture, _), small = typical(rng, FRUITS), chance(rng, 0.35)
    outline = pick_weighted(rng, [WIDE, CARAFE, RIBBED], [0.4, 0.3, 0.3])
    texture, look = juice_look(rng, blank(), fruit, tint, level(rng, 0.86), 0.14 if outline is not RIBBED else 0.08)
    ground = gray(rng, 232, 255) if chance(rng, 0.4) else toned(rng, [120, 215, 0, 45, 30])
    texture = lay(
        texture,
        around(label(rng, 192, 110, ground, ["juice", f"{fruit} juice", "100% juice", fruit], picture)),
        rng.uniform(0.42, 0.5),
        rng.uniform(0.7, 0.82),
        rng.choice([1.0, 0.5]),
    )
    texture = capped(
        rng,
        texture,
        0.125 if outline is not RIBBED else 0.07,
        gray(rng, 235, 255) if chance(rng, 0.3) else toned(rng, [0, 30, 120, 215, 50]),
    )
    size = (
        (rng.uniform(0.15, 0.19), rng.uniform(0.03, 0.036))
        if small
        else (rng.uniform(0.22, 0.28), rng.uniform(0.046, 0.06))
    )
    return bottle(rng, "juice", outline, *size, texture, power=2.0 if chance(rng, 0.6) else 2.8, **look)


def juice_jug(rng):
    """With a handle: orange plastic, or clear with the juice in it."""
    (fruit, tint, picture, _), cap = typical(rng, FRUITS), toned(rng, [120, 30, 215, 0], (0.6, 1), (0.4, 0.95))
    if chance(rng, 0.15):
        cap = gray(rng, 15, 50)
    art = label(
        rng,
        192,
        130,
        gray(rng, 235, 255) if chance(rng, 0.5) else toned(rng, [120, 215, 45, 0]),
        ["juice", f"{fruit} juice", "100% juice", "with calcium"],
        picture,
    )
    if fruit in CLOUDY and chance(rng, 0.6):
        texture, look = lay(blank(), tint, 0, 1), {"material": "gloss"}
    else:
        texture, look = juice_look(rng, blank(), fruit, tint, level(rng, 0.84), 0.08)
        look["material"] = "clear"
    texture = lay(texture, art, 0.5, rng.uniform(0.75, 0.88), rng.choice([0.35, 0.5, 1.0]))
    return jug_good(rng, "juice", texture, rng.uniform(0.23, 0.28), rng.uniform(0.054, 0.07), cap, **look)


def juice_concentrate(rng):
    fruit, tint, picture, _ = typical(rng, FRUITS)
    texture = lay(
        lay(blank(), gray(rng, 190, 225), 0, 1),
        around(
            label(
                rng,
                192,
                220,
                tint if chance(rng, 0.5) else gray(rng),
                ["frozen concentrate", f"{fruit} juice"],
                picture,
            )
        ),
        0.04,
        0.96,
    )
    return bottle(rng, "juice", PRISM, rng.uniform(0.12, 0.14), 0.033, texture, lies=0.3, material="matte")
