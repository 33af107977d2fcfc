"""Liquor, and vessels that people fill themselves."""

from crisper_ml.chances import chance, pick_weighted
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.drinks.outlines import FLASK, MILK_GLASS, PITCHER, SPRAY, TALL_OIL, WIDE
from crisper_ml.goods.drinks.vessels import (
    blank,
    bottle,
    capped,
    handle_part,
    hazed,
    lay,
    opaque_content,
    passes,
    toned,
)
from crisper_ml.goods.surfaces import any_color, level, painted
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label


def liquor(rng):
    glass, drink = pick_weighted(
        rng,
        [
            ((245, 246, 245), (244, 246, 245)),
            ((245, 244, 240), (190, 96, 20)),
            ((56, 86, 34), (230, 220, 170)),
            ((60, 34, 14), (180, 90, 30)),
        ],
        [0.4, 0.35, 0.15, 0.1],
    )
    texture = lay(
        blank(),
        label(rng, 160, 150, any_color(rng), ["vodka", "whisky", "rum", "gin", "tequila", "liqueur"]),
        rng.uniform(0.45, 0.52),
        rng.uniform(0.8, 0.92),
        rng.uniform(0.35, 0.6),
    )
    return bottle(
        rng,
        None,
        TALL_OIL if chance(rng, 0.6) else WIDE,
        rng.uniform(0.2, 0.31),
        rng.uniform(0.035, 0.045),
        capped(rng, texture, 0.09, any_color(rng), False),
        power=rng.choice([2.0, 2.6, 3.3]),
        tint=passes(glass),
        liquid=passes(drink),
        fill=level(rng, 0.82),
    )


def pitcher(rng):
    """Something home-made in a jug with a lid and a grip."""
    tall, half, lid = rng.uniform(0.2, 0.26), rng.uniform(0.05, 0.065), any_color(rng)
    texture, tint = (
        blank(),
        (0.95, 0.96, 0.96) if chance(rng, 0.7) else passes(toned(rng, [200, 120, 0], (0.1, 0.4), (0.85, 1))),
    )
    drink = toned(rng, [0, 15, 22, 90, 330], (0.3, 0.9), (0.3, 0.8))
    fill = rng.uniform(0.2, 0.82)
    if chance(rng, 0.4):
        texture = opaque_content(rng, texture, drink, fill, 0.13)
    texture = lay(texture, lid, 0, 0.125) if chance(rng, 0.8) else texture
    body = Part(
        tall,
        lathe(PITCHER, half),
        hazed(rng, texture, fill),
        material="clear" if chance(rng, 0.8) else "milky",
        tint=tint,
        liquid=passes(drink),
        fill=fill,
    )
    return Good(
        None,
        [body, handle_part(rng, lid if chance(rng, 0.6) else (225, 228, 228), tall * 0.62, tall * 0.22, half * 0.84)],
    )


def drinking_glass(rng):
    texture, fill = blank(), rng.uniform(0, 0.85)
    drink = toned(rng, [0, 30, 40, 45], (0, 0.9), (0.3, 1))
    if chance(rng, 0.4):
        texture = opaque_content(rng, texture, drink, fill, 0.02)
    return Good(
        None,
        [
            Part(
                rng.uniform(0.1, 0.16),
                lathe([(0, 0.8), (0.04, 0.82), (1, 1)], rng.uniform(0.03, 0.043)),
                hazed(rng, texture, fill),
                painted((0, 0, 0), 0),
                material="clear",
                tint=(0.97, 0.98, 0.98),
                liquid=passes(drink),
                fill=fill,
            )
        ],
    )


def baby_bottle(rng):
    ring, fill = toned(rng, [200, 330, 120, 50], (0.3, 0.8), (0.6, 1)), rng.uniform(0.2, 0.7)
    texture = opaque_content(rng, blank(), (246, 242, 230), fill, 0.3)
    texture = lay(lay(texture, (236, 224, 196), 0, 0.2), ring, 0.18, 0.28)
    return bottle(
        rng,
        None,
        [(0, 0.95), (0.03, 1), (0.62, 1), (0.7, 0.85), (0.72, 0.9), (0.8, 0.9), (0.82, 0.6), (0.9, 0.4), (1, 0.15)],
        rng.uniform(0.16, 0.22),
        rng.uniform(0.028, 0.034),
        texture,
    )


def thermos(rng):
    steel = chance(rng, 0.55)
    texture = blank() if steel else lay(blank(), any_color(rng), 0, 1)
    texture = lay(texture, any_color(rng), 0, rng.uniform(0.16, 0.25))
    return bottle(
        rng,
        None,
        FLASK,
        rng.uniform(0.2, 0.28),
        rng.uniform(0.033, 0.042),
        texture,
        lies=0.1,
        material="metal" if steel else "gloss",
    )


def spray_bottle(rng):
    paint = any_color(rng)
    texture = lay(
        lay(blank(), paint, 0.2, 1, alpha=int(rng.uniform(120, 255))),
        label(rng, 150, 120, any_color(rng), ["cleaner", "spray", "multi"]),
        0.5,
        0.85,
        0.4,
    )
    return bottle(
        rng,
        None,
        SPRAY,
        rng.uniform(0.2, 0.27),
        rng.uniform(0.035, 0.042),
        lay(texture, any_color(rng), 0, 0.21),
        material="gloss",
    )


def medicine(rng):
    brown = chance(rng, 0.6)
    texture = lay(
        blank(),
        label(rng, 190, 120, gray(rng, 235, 255), ["syrup", "tablets", "vitamins", "oral solution"]),
        0.42,
        0.9,
        rng.uniform(0.5, 0.9),
    )
    return bottle(
        rng,
        None,
        WIDE,
        rng.uniform(0.08, 0.15),
        rng.uniform(0.02, 0.03),
        capped(rng, texture, 0.125, gray(rng, 230, 255)),
        material="clear" if brown else "gloss",
        tint=passes((150, 74, 16)) if brown else (0.95, 0.95, 0.95),
        liquid=passes((120, 50, 20)),
        fill=0.7 if brown else 0.0,
    )


def jar_drink(rng):
    """Broth, kefir, something saved in a bottle without a label."""
    drink, fill = toned(rng, [30, 45, 20, 350, 90], (0.1, 0.8), (0.4, 0.95)), rng.uniform(0.3, 0.9)
    cloudy = chance(rng, 0.6)
    texture = opaque_content(rng, blank(), drink, fill, 0.13) if cloudy else blank()
    return bottle(
        rng,
        None,
        MILK_GLASS if chance(rng, 0.5) else WIDE,
        rng.uniform(0.15, 0.27),
        rng.uniform(0.036, 0.048),
        capped(rng, texture, 0.07, any_color(rng), False),
        liquid=passes(drink),
        fill=0.0 if cloudy else fill,
    )
