"""Milk: jugs, bottles, cartons, bags."""

from crisper_ml.chances import chance, typical
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.drinks.outlines import CARTONS, MILK_GLASS, STRAIGHT, WIDE
from crisper_ml.goods.drinks.vessels import (
    around,
    blank,
    bottle,
    capped,
    carton,
    drained,
    jug_good,
    lay,
    opaque_content,
    passes,
    toned,
    white_or,
)
from crisper_ml.goods.soft_shapes import pillow
from crisper_ml.goods.surfaces import level, painted
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label


def milk_bag(rng):
    """A soft bag, printed or plain; some stand in an open pitcher, a corner cut off."""
    width, tall, depth = rng.uniform(0.11, 0.14), rng.uniform(0.17, 0.22), rng.uniform(0.06, 0.08)
    accent = toned(rng, [215, 0, 120, 280, 335], (0.6, 1), (0.4, 0.85))
    art = label(
        rng,
        150,
        150,
        gray(rng, 238, 254) if chance(rng, 0.7) else accent,
        ["milk", "2% milk", "whole milk", "lait", "leche"],
        "cow" if chance(rng, 0.35) else None,
    )
    texture = lay(lay(blank(), gray(rng, 238, 252), 0, 1), around(art), 0.3, 0.85, 1.0)
    bag = Part(tall, pillow(width, depth, 0.3), texture, power=2.6, crumple=0.004)
    if chance(rng, 0.55):
        return Good("milk", [bag], 0.45)
    pot = Part(
        tall * 0.72,
        lathe([(0, 0.86), (0.04, 0.9), (1, 1)], width * 0.56, depth * 0.72),
        blank()[:64],
        painted((0, 0, 0), 0),
        power=3.0,
        material="clear" if chance(rng, 0.4) else "milky",
        tint=passes(toned(rng, [215, 120, 0, 200], (0.1, 0.6), (0.8, 1))),
    )
    bag.offset = (0.0, 0.004, 0.0)
    return Good("milk", [pot, bag])


DAIRY = (0, 215, 215, 120, 335, 280)


def milk_jug(rng):
    tall, half = typical(rng, [(0.245, 0.074, 5), (0.225, 0.058, 3), (0.205, 0.05, 1.5)])[:2]
    cap, fill = toned(rng, DAIRY, (0.6, 1), (0.45, 0.95)), drained(rng, 0.86)
    texture = lay(blank(), gray(rng, 238, 253), 1 - fill, 1, alpha=int(rng.uniform(150, 235)))
    if chance(rng, 0.75):
        ground = gray(rng, 235, 255) if chance(rng, 0.5) else cap
        art = label(
            rng,
            160,
            140,
            ground,
            ["milk", "whole milk", "2% reduced fat milk", "fat free milk", "1% low fat"],
            "cow" if chance(rng, 0.3) else None,
        )
        texture = lay(texture, art, 0.5, rng.uniform(0.75, 0.9), rng.uniform(0.22, 0.5))
    return jug_good(rng, "milk", texture, tall * rng.uniform(0.96, 1.04), half, cap, material="milky")


def milk_uk(rng):
    cap, fill = toned(rng, [215, 120, 0], (0.6, 1), (0.4, 0.85)), level(rng, 0.86)
    tall, half = typical(rng, [(0.265, 0.057, 2), (0.225, 0.047, 3), (0.165, 0.04, 1)])[:2]
    texture = lay(blank(), gray(rng, 240, 254), 1 - fill, 1, alpha=int(rng.uniform(180, 240)))
    art = label(
        rng,
        192,
        110,
        cap if chance(rng, 0.6) else gray(rng, 235, 255),
        ["semi skimmed", "fresh milk", "whole milk", "skimmed milk", "british milk"],
        "cow" if chance(rng, 0.3) else None,
    )
    texture = lay(texture, art, 0.54, rng.uniform(0.78, 0.9), rng.choice([0.3, 0.5, 1.0]))
    return jug_good(rng, "milk", texture, tall, half, cap, material="milky", handle=chance(rng, 0.85))


def milk_glass(rng):
    fill = level(rng, 0.9)
    texture = opaque_content(rng, blank(), gray(rng, 242, 253), fill, 0.07)
    if chance(rng, 0.6):
        texture = lay(
            texture,
            label(rng, 160, 120, gray(rng, 235, 255), ["milk", "fresh milk", "lait", "milch"], "cow"),
            0.5,
            0.82,
            0.42,
        )
    return bottle(
        rng,
        "milk",
        MILK_GLASS,
        rng.uniform(0.21, 0.25),
        rng.uniform(0.042, 0.048),
        capped(rng, texture, 0.065, toned(rng, DAIRY, (0.2, 0.9), (0.6, 1)), False),
    )


def milk_bottle(rng):
    """An opaque white plastic bottle in a printed sleeve."""
    accent, small = toned(rng, DAIRY, (0.6, 1), (0.45, 0.9)), chance(rng, 0.3)
    size = (
        (rng.uniform(0.15, 0.18), rng.uniform(0.029, 0.034))
        if small
        else (rng.uniform(0.2, 0.26), rng.uniform(0.036, 0.046))
    )
    texture = lay(
        lay(blank(), gray(rng, 240, 254), 0, 1),
        around(
            label(
                rng,
                192,
                130,
                accent if chance(rng, 0.5) else gray(rng, 235, 255),
                ["milk", "fresh milk", "organic milk", "leche"],
                "cow" if chance(rng, 0.4) else None,
            )
        ),
        0.42,
        0.9,
    )
    return bottle(
        rng, "milk", WIDE if chance(rng, 0.5) else STRAIGHT, *size, capped(rng, texture, 0.08, accent), material="gloss"
    )


milk_carton = carton(
    "milk",
    ["milk", "whole milk", "2% milk", "lait", "milch", "leche", "fresh milk"],
    ["cow", "cow", "cow", (248, 250, 252), None],
    white_or(DAIRY, 0.7),
    sizes=(*CARTONS, (0.105, 0.068, 0.068, 0.8), (0.165, 0.071, 0.071, 1)),
)
