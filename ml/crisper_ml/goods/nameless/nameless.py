"""Everything in a fridge that has no class."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, good, lathe
from crisper_ml.goods.containers import bottle, jar, tin, tub
from crisper_ml.goods.nameless.bags import (
    carton,
    flat_box,
    ice_pack,
    paper_bag,
    pizza_box,
    printed_bag,
    shopping_bag,
    soda_powder,
)
from crisper_ml.goods.nameless.leftovers import bowl, foil_parcel, food_box, opaque_box, plate, pot
from crisper_ml.goods.sauces.outlines import STOUT, TALL
from crisper_ml.goods.stickers import band_on, disk, label_on
from crisper_ml.goods.surfaces import (
    AROUND,
    WHITE,
    any_color,
    grid,
    ink,
    level,
    mass,
    opaque,
    paper,
    pieces,
    shaded,
    stuff,
)
from crisper_ml.prints.colors import color, gray


def unknown_jar(rng):
    """Pesto, baby food, chutney, sauces: any content in a jar."""
    tint = color(rng, np.arange(0, 360, 24), (0.05, 0.9), (0.12, 0.9))

    def content(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, tint),
            [shaded(tint, 0.75), shaded(tint, 1.25), (120, 140, 50)],
            4,
            density=0.3,
        )

    words = ["sauce", "spread", "pesto", "capers", "curry", "baby food", "horseradish", "chutney", "tahini"]
    return jar(
        rng,
        rng.uniform(0.06, 0.17),
        rng.uniform(0.027, 0.048),
        content,
        level(rng),
        any_color(rng),
        words,
        any_color(rng),
        pick(rng, ["leaf", "swirl", None, None]),
        labelled=0.75,
    )


def small_bottle(rng):
    """Steak sauce, fish sauce, syrup, extract: small or slim, any color but red, which is hot sauce to most eyes."""
    outline, cap = pick(rng, [(TALL, 0.135), (STOUT, 0.175)])
    tint = pick(
        rng,
        [
            color(rng, [18, 24], (0.5, 0.9), (0.08, 0.25)),
            color(rng, [95, 45, 300], (0.5, 0.9), (0.3, 0.7)),
            gray(rng, 178, 242),
        ],
    )
    height = rng.uniform(0.1, 0.21)
    return bottle(
        rng,
        height,
        height * rng.uniform(0.13, 0.2),
        outline,
        mass(tint),
        cap,
        any_color(rng),
        ["worcester", "steak sauce", "syrup", "fish sauce", "extract", "teriyaki", "lime juice"],
        any_color(rng),
        pick(rng, ["leaf", None, None]),
        at=(rng.uniform(0.4, 0.5), rng.uniform(0.8, 0.94)),
        span=pick(rng, [0.4, 0.5, 1.0]),
        level=level(rng),
        depth=pick(rng, [1.0, 1.0, 0.75]),
        neck_label=(0.2, 0.28) if chance(rng, 0.2) else None,
    )


def dip_tub(rng):
    """Guacamole, soft cheese, salad from the counter: a low round tub, clear or printed."""
    if chance(rng, 0.5):
        ground = any_color(rng)
        return tub(
            rng,
            rng.uniform(0.04, 0.08),
            rng.uniform(0.045, 0.065),
            any_color(rng),
            ground,
            ["dip", "salad", "guacamole", "pesto", "coleslaw"],
            pick(rng, ["leaf", "olive", None]),
            foot=rng.uniform(0.78, 0.92),
            rim=rng.uniform(0.1, 0.2),
            ground=ground,
        )
    part = food_box(rng)
    part.lid = disk(rng, any_color(rng), ["dip", "salad", "deli"], None) if part.power == 2.0 else part.lid
    return part


def vial(rng):
    """Medicine, vitamins, spices: small and round with a wide cap."""
    height, radius = rng.uniform(0.06, 0.11), rng.uniform(0.017, 0.028)
    tint = pick(
        rng,
        [color(rng, [24, 28], (0.8, 0.95), (0.6, 0.85)), WHITE, color(rng, [20, 30, 50, 100], (0.4, 0.8), (0.25, 0.6))],
    )
    return jar(
        rng,
        height,
        radius,
        mass(tint, 0.04),
        1.0,
        WHITE if chance(rng, 0.6) else any_color(rng),
        ["tablets", "vitamin", "pepper", "oregano", "curry", "drops"],
        WHITE if chance(rng, 0.6) else any_color(rng),
        None,
        neck=0.9,
        cap=rng.uniform(0.16, 0.25),
    )


def cup(rng):
    """A paper or plastic cup with a lid from the café, or a mug."""
    tint = any_color(rng)
    coat = opaque(stuff(rng, 128, AROUND // 2, tint, 0.01))
    coat = (
        label_on(rng, coat, 0.35, 0.75, 1.0, ["coffee", "café", "cold brew"], any_color(rng))
        if chance(rng, 0.6)
        else coat
    )
    coat = band_on(rng, coat, 0, 0.09, pick(rng, [WHITE, (30, 28, 28)]))
    return Part(
        rng.uniform(0.1, 0.16),
        lathe([(0, 0.7), (0.9, 0.96), (0.92, 1), (1, 0.93)], rng.uniform(0.036, 0.048)),
        coat,
        disk(rng, (40, 38, 38)),
    )


def small_drinks(rng):
    """Little bottles in film, six or so side by side."""
    base, foil = gray(rng, 230, 255), ink(rng, [0, 0, 215, 120])
    height, radius, count = rng.uniform(0.075, 0.095), rng.uniform(0.016, 0.02), int(rng.integers(2, 5))
    coat = label_on(
        rng,
        opaque(stuff(rng, 160, AROUND, base, 0.02)),
        0.3,
        0.9,
        1.0,
        ["drink", "daily", "active"],
        paper(rng, [0, 215, 120], 0.5),
    )
    coat = band_on(rng, coat, 0, 0.05, foil)
    shape = lathe([(0, 0.9), (0.05, 1), (0.65, 1), (0.75, 0.8), (0.85, 0.72), (0.95, 0.75), (1, 0.75)], radius)
    lid = disk(rng, foil)
    return [Part(height, shape, coat, lid, offset=(x, 0.0, z)) for x, z in grid(count, 2, radius * 2.02)]


def some_tin(rng):
    """Pet food, soup, stew: a tin of anything, often opened and low."""
    low = chance(rng, 0.4)
    return tin(
        rng,
        rng.uniform(0.035, 0.05) if low else rng.uniform(0.08, 0.13),
        rng.uniform(0.035, 0.05),
        ["soup", "cat", "dog", "stew", "broth", "coconut"],
        any_color(rng),
        pick(rng, [None, "splash", "leaf"]),
    )


LYING = {printed_bag: 0.4, small_bottle: 0.05, carton: 0.15}
NAMELESS = [
    # the detector does not know pizza, the namer of boxes does
    (weight, good("pizza" if function is pizza_box else None, function, LYING.get(function, 0.0)))
    for weight, function in [
        (6, food_box),
        (2, opaque_box),
        (3, bowl),
        (1, plate),
        (1.2, pot),
        (1.2, foil_parcel),
        (1.2, unknown_jar),
        (2, shopping_bag),
        (1.2, printed_bag),
        (0.6, paper_bag),
        (4, carton),
        (0.84, flat_box),
        (0.36, pizza_box),
        (0.8, soda_powder),
        (3.5, small_bottle),
        (1.5, dip_tub),
        (1.2, vial),
        (0.6, cup),
        (0.3, ice_pack),
        (0.6, small_drinks),
        (1, some_tin),
    ]
]
