"""What people drink and pour, as goods in space: DRINKS maps a class (None: what has no name) to (weight, maker) pairs."""

import numpy as np

from chances import chance, pick_weighted, typical
from goods import PRISM, pours
from goods.beers import BEER
from goods.can_art import soda_design
from goods.coolers import juice_box, juice_pitcher, juice_pouch, milk_bag, soda_glass, soda_glass_part
from goods.drink_forms import CARAFE, CARTONS, COLA, MILK_GLASS, RIBBED, STRAIGHT, WIDE
from goods.drink_forms import around, blank, bottle, capped, carton, drained, jug_good, lay, opaque_content, passes, toned, white_or
from goods.forms import level
from goods.packs import can_tray, cans, carrier, pack
from prints.labels import gray, label

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
DAIRY = (0, 215, 215, 120, 335, 280)


def milk_jug(rng):
    tall, half = typical(rng, [(0.245, 0.074, 5), (0.225, 0.058, 3), (0.205, 0.05, 1.5)])[:2]
    cap, fill = toned(rng, DAIRY, (0.6, 1), (0.45, 0.95)), drained(rng, 0.86)
    texture = lay(blank(), gray(rng, 238, 253), 1 - fill, 1, alpha=int(rng.uniform(150, 235)))
    if chance(rng, 0.75):
        ground = gray(rng, 235, 255) if chance(rng, 0.5) else cap
        art = label(rng, 160, 140, ground, ["milk", "whole milk", "2% reduced fat milk", "fat free milk", "1% low fat"], "cow" if chance(rng, 0.3) else None)
        texture = lay(texture, art, 0.5, rng.uniform(0.75, 0.9), rng.uniform(0.22, 0.5))
    return jug_good(rng, "milk", texture, tall * rng.uniform(0.96, 1.04), half, cap, material="milky")


def milk_uk(rng):
    cap, fill = toned(rng, [215, 120, 0], (0.6, 1), (0.4, 0.85)), level(rng, 0.86)
    tall, half = typical(rng, [(0.265, 0.057, 2), (0.225, 0.047, 3), (0.165, 0.04, 1)])[:2]
    texture = lay(blank(), gray(rng, 240, 254), 1 - fill, 1, alpha=int(rng.uniform(180, 240)))
    art = label(rng, 192, 110, cap if chance(rng, 0.6) else gray(rng, 235, 255), ["semi skimmed", "fresh milk", "whole milk", "skimmed milk", "british milk"], "cow" if chance(rng, 0.3) else None)
    texture = lay(texture, art, 0.54, rng.uniform(0.78, 0.9), rng.choice([0.3, 0.5, 1.0]))
    return jug_good(rng, "milk", texture, tall, half, cap, material="milky", handle=chance(rng, 0.85))


def milk_glass(rng):
    fill = level(rng, 0.9)
    texture = opaque_content(rng, blank(), gray(rng, 242, 253), fill, 0.07)
    if chance(rng, 0.6):
        texture = lay(texture, label(rng, 160, 120, gray(rng, 235, 255), ["milk", "fresh milk", "lait", "milch"], "cow"), 0.5, 0.82, 0.42)
    return bottle(rng, "milk", MILK_GLASS, rng.uniform(0.21, 0.25), rng.uniform(0.042, 0.048), capped(rng, texture, 0.065, toned(rng, DAIRY, (0.2, 0.9), (0.6, 1)), False))


def milk_bottle(rng):
    """An opaque white plastic bottle in a printed sleeve."""
    accent, small = toned(rng, DAIRY, (0.6, 1), (0.45, 0.9)), chance(rng, 0.3)
    size = (rng.uniform(0.15, 0.18), rng.uniform(0.029, 0.034)) if small else (rng.uniform(0.2, 0.26), rng.uniform(0.036, 0.046))
    texture = lay(lay(blank(), gray(rng, 240, 254), 0, 1), around(label(rng, 192, 130, accent if chance(rng, 0.5) else gray(rng, 235, 255), ["milk", "fresh milk", "organic milk", "leche"], "cow" if chance(rng, 0.4) else None)), 0.42, 0.9)
    return bottle(rng, "milk", WIDE if chance(rng, 0.5) else STRAIGHT, *size, capped(rng, texture, 0.08, accent), material="gloss")


def juice_grounds(tint):
    """White cartons with an accent, or cartons in the color of the fruit."""

    def grounds(rng):
        return (gray(rng, 235, 255), toned(rng, [120, 215, 30], (0.7, 1), (0.4, 0.9))) if chance(rng, 0.45) else (tint, toned(rng, [120, 215, 0], (0.7, 1), (0.35, 0.8)))

    return grounds


def juice_carton(rng):
    fruit, tint, picture, _ = typical(rng, FRUITS)
    words = ["juice", f"{fruit} juice", "100% juice", "pure premium", "no pulp"] if fruit != "lemonade" else ["lemonade"]
    return carton("juice", words, [picture, picture, picture, tint], juice_grounds(tint), gable=0.7)(rng)


def juice_look(rng, texture, fruit, tint, fill, top):
    """Cloudy juices hide what is behind them, the others let light through."""
    if fruit in CLOUDY:
        return opaque_content(rng, texture, tuple(int(channel * rng.uniform(0.9, 1.04)) for channel in np.minimum(tint, 244)), fill, top), {}
    return texture, {"liquid": passes(tint, rng.uniform(1.2, 2)), "fill": fill}


def juice_bottle(rng):
    (fruit, tint, picture, _), small = typical(rng, FRUITS), chance(rng, 0.35)
    outline = pick_weighted(rng, [WIDE, CARAFE, RIBBED], [0.4, 0.3, 0.3])
    texture, look = juice_look(rng, blank(), fruit, tint, level(rng, 0.86), 0.14 if outline is not RIBBED else 0.08)
    ground = gray(rng, 232, 255) if chance(rng, 0.4) else toned(rng, [120, 215, 0, 45, 30])
    texture = lay(texture, around(label(rng, 192, 110, ground, ["juice", f"{fruit} juice", "100% juice", fruit], picture)), rng.uniform(0.42, 0.5), rng.uniform(0.7, 0.82), rng.choice([1.0, 0.5]))
    texture = capped(rng, texture, 0.125 if outline is not RIBBED else 0.07, gray(rng, 235, 255) if chance(rng, 0.3) else toned(rng, [0, 30, 120, 215, 50]))
    size = (rng.uniform(0.15, 0.19), rng.uniform(0.03, 0.036)) if small else (rng.uniform(0.22, 0.28), rng.uniform(0.046, 0.06))
    return bottle(rng, "juice", outline, *size, texture, power=2.0 if chance(rng, 0.6) else 2.8, **look)


def juice_jug(rng):
    """With a handle: orange plastic, or clear with the juice in it."""
    (fruit, tint, picture, _), cap = typical(rng, FRUITS), toned(rng, [120, 30, 215, 0], (0.6, 1), (0.4, 0.95))
    if chance(rng, 0.15):
        cap = gray(rng, 15, 50)
    art = label(rng, 192, 130, gray(rng, 235, 255) if chance(rng, 0.5) else toned(rng, [120, 215, 45, 0]), ["juice", f"{fruit} juice", "100% juice", "with calcium"], picture)
    if fruit in CLOUDY and chance(rng, 0.6):
        texture, look = lay(blank(), tint, 0, 1), {"material": "gloss"}
    else:
        texture, look = juice_look(rng, blank(), fruit, tint, level(rng, 0.84), 0.08)
        look["material"] = "clear"
    texture = lay(texture, art, 0.5, rng.uniform(0.75, 0.88), rng.choice([0.35, 0.5, 1.0]))
    return jug_good(rng, "juice", texture, rng.uniform(0.23, 0.28), rng.uniform(0.054, 0.07), cap, **look)


def juice_concentrate(rng):
    fruit, tint, picture, _ = typical(rng, FRUITS)
    texture = lay(lay(blank(), gray(rng, 190, 225), 0, 1), around(label(rng, 192, 220, tint if chance(rng, 0.5) else gray(rng), ["frozen concentrate", f"{fruit} juice"], picture)), 0.04, 0.96)
    return bottle(rng, "juice", PRISM, rng.uniform(0.12, 0.14), 0.033, texture, lies=0.3, material="matte")


def soda_bottle(rng):
    design, big = soda_design(rng), chance(rng, 0.6)
    green = design.words[0] in ("lemon lime", "ginger ale") and chance(rng, 0.6)
    art = design.draw(rng, 192, 90) if chance(rng, 0.75) else label(rng, 192, 90, design.ground, design.words, design.picture)
    texture = lay(blank(), around(art), *((0.4, 0.62) if chance(rng, 0.6) else (0.34, 0.66)))
    texture = capped(rng, texture, 0.065, design.ground if chance(rng, 0.6) else toned(rng, [0, 120, 215], (0.5, 1), (0.4, 1)))
    size = (rng.uniform(0.3, 0.335), rng.uniform(0.052, 0.056)) if big else (rng.uniform(0.21, 0.245), rng.uniform(0.031, 0.037))
    return bottle(rng, "soda", COLA if chance(rng, 0.7) else STRAIGHT, *size, texture, lies=0.1, tint=(0.35, 0.8, 0.42) if green else (0.96, 0.97, 0.97), liquid=passes(design.drink, 1.3), fill=drained(rng, 0.87))


milk_carton = carton("milk", ["milk", "whole milk", "2% milk", "lait", "milch", "leche", "fresh milk"], ["cow", "cow", "cow", (248, 250, 252), None], white_or(DAIRY, 0.7), sizes=(*CARTONS, (0.105, 0.068, 0.068, 0.8), (0.165, 0.071, 0.071, 1)))

DRINKS = {
    "milk": [(5, milk_jug), (2, milk_uk), (4, milk_carton), (1.2, milk_bottle), (0.5, milk_glass), (0.3, milk_bag)],
    "juice": [(4, juice_carton), (3, juice_bottle), (2.5, juice_jug), (0.9, juice_box), (0.4, juice_pouch), (0.9, juice_pitcher), (0.2, juice_concentrate)],
    "soda": [(6, cans("soda", soda_design)), (4, soda_bottle), (1.1, soda_glass), (0.3, carrier("soda", soda_design, soda_glass_part)), (1.2, pack("soda", soda_design)), (0.3, can_tray("soda", soda_design))],
    "beer": BEER,
    **pours.POURS,
}
