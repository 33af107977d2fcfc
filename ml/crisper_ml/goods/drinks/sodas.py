"""Soda in bottles of glass and plastic."""

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.drinks.outlines import COLA, STRAIGHT
from crisper_ml.goods.drinks.soda_designs import soda_design
from crisper_ml.goods.drinks.vessels import around, blank, bottle, capped, drained, hazed, lay, passes, toned
from crisper_ml.goods.stickers import turned
from crisper_ml.goods.surfaces import any_color, paper
from crisper_ml.prints.labels import label

# outlines from the foot to the top: a waist for the hand, or straight shoulders
WAISTED = [
    (0, 0.86),
    (0.03, 0.96),
    (0.12, 0.95),
    (0.27, 0.83),
    (0.4, 0.9),
    (0.52, 1),
    (0.6, 0.98),
    (0.72, 0.72),
    (0.82, 0.5),
    (0.93, 0.42),
    (0.95, 0.48),
    (1, 0.46),
]
SHOULDERS = [(0, 0.92), (0.02, 1), (0.56, 1), (0.66, 0.86), (0.78, 0.56), (0.93, 0.43), (0.955, 0.48), (1, 0.46)]


def soda_glass_part(rng, design=None):
    """Printed on the glass or on a paper, closed by a crown."""
    design = design or soda_design(rng)
    texture, kind = blank(), rng.random()
    if kind < 0.5:
        texture = lay(texture, around(design.inked(rng, 170, 100)), rng.uniform(0.42, 0.5), rng.uniform(0.66, 0.78))
    elif kind < 0.9:
        texture = lay(texture, around(design.draw(rng, 170, 90)), rng.uniform(0.42, 0.5), rng.uniform(0.64, 0.74))
    if chance(rng, 0.25):
        texture = lay(texture, design.ground, 0.16, 0.22)
    texture = capped(rng, texture, 0.036, design.ground if chance(rng, 0.6) else any_color(rng))
    green = design.words[0] in ("lemon lime", "ginger ale") and chance(rng, 0.6)
    outline, tall = (WAISTED, rng.uniform(0.19, 0.215)) if chance(rng, 0.55) else (SHOULDERS, rng.uniform(0.2, 0.24))
    tint = (0.3, 0.7, 0.36) if green else (0.8, 0.9, 0.85)
    return Part(
        tall,
        lathe(outline, rng.uniform(0.028, 0.0315)),
        turned(rng, hazed(rng, texture, 0.88)),
        material="clear",
        tint=tint,
        liquid=passes(design.drink, 1.3),
        fill=0.88 if chance(rng, 0.92) else rng.uniform(0, 0.6),
    )


def soda_glass(rng):
    return Good("soda", [soda_glass_part(rng)], 0.08)


def hard_soda(rng):
    """Mixed drinks in clear longnecks, as bright as no beer is."""
    drink = toned(rng, [200, 200, 330, 350, 100, 290], (0.4, 0.95), (0.75, 1)) if chance(rng, 0.75) else (238, 242, 240)
    art = label(
        rng,
        150,
        100,
        paper(rng, (0, 215, 330, 120), 0.5),
        ["hard lemonade", "cooler", "vodka mix", "cider"],
        pick(rng, ["lemon", "berries", None, None]),
    )
    texture = lay(blank(), art, rng.uniform(0.5, 0.56), rng.uniform(0.74, 0.86), rng.uniform(0.45, 1))
    texture = capped(rng, texture, 0.04, any_color(rng))
    return bottle(
        rng,
        None,
        SHOULDERS,
        rng.uniform(0.215, 0.24),
        rng.uniform(0.0285, 0.031),
        texture,
        lies=0.05,
        liquid=passes(drink, 1.1),
        fill=0.85,
    )


def soda_bottle(rng):
    design, big = soda_design(rng), chance(rng, 0.6)
    green = design.words[0] in ("lemon lime", "ginger ale") and chance(rng, 0.6)
    art = (
        design.draw(rng, 192, 90)
        if chance(rng, 0.75)
        else label(rng, 192, 90, design.ground, design.words, design.picture)
    )
    texture = lay(blank(), around(art), *((0.4, 0.62) if chance(rng, 0.6) else (0.34, 0.66)))
    texture = capped(
        rng, texture, 0.065, design.ground if chance(rng, 0.6) else toned(rng, [0, 120, 215], (0.5, 1), (0.4, 1))
    )
    size = (
        (rng.uniform(0.3, 0.335), rng.uniform(0.052, 0.056))
        if big
        else (rng.uniform(0.21, 0.245), rng.uniform(0.031, 0.037))
    )
    return bottle(
        rng,
        "soda",
        COLA if chance(rng, 0.7) else STRAIGHT,
        *size,
        texture,
        lies=0.1,
        tint=(0.35, 0.8, 0.42) if green else (0.96, 0.97, 0.97),
        liquid=passes(design.drink, 1.3),
        fill=drained(rng, 0.87),
    )
