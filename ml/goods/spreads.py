"""Spreads, dips, sauces of the fridge's door, whipped cream. SPREADS: class -> (weight, maker) pairs."""

import numpy as np

from chances import chance, pick
from goods import Part, lathe
from goods.forms import AROUND, BRASS, WHITE, band_on, bottle, box, cap_down, disk, good, ink, jar, label_on, level, mass, opaque, paper, pieces, shaded, stuff, tub, turned
from goods.nameless import TALL
from prints.labels import color, gray

ROUND_SHOULDERED = [(0, 0.93), (0.03, 1), (0.55, 1), (0.68, 0.86), (0.76, 0.55), (0.82, 0.46), (0.83, 0.56), (0.99, 0.54), (1, 0.48)]
GRIPPED = [(0, 0.94), (0.03, 1), (0.3, 1), (0.42, 0.88), (0.56, 0.88), (0.68, 0.96), (0.76, 0.62), (0.82, 0.48), (0.83, 0.58), (0.99, 0.56), (1, 0.5)]
SPOUTED = [(0, 0.94), (0.02, 1), (0.66, 1), (0.74, 0.8), (0.78, 0.5), (0.785, 0.6), (0.86, 0.58), (0.88, 0.3), (0.97, 0.16), (1, 0.1)]
SPRAY_CAN = [(0, 0.97), (0.02, 1), (0.72, 1), (0.76, 0.85), (0.77, 0.78), (0.96, 0.7), (1, 0.55)]
NOZZLED_CAN = [(0, 0.97), (0.02, 1), (0.7, 1), (0.76, 0.7), (0.78, 0.36), (0.84, 0.36), (0.86, 0.24), (1, 0.17)]


def chunks(tint, others, size, density=0.8):
    """Content of pieces in their own sauce."""
    return lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, tint, 0.1), [shaded(tint, 0.75), shaded(tint, 1.25), *others], size, density=density)


# sweet and nutty


PEANUT = ["peanut butter", "creamy", "crunchy", "PEANUT BUTTER", "smooth", "erdnussbutter"]


def peanut_brown(rng):
    return color(rng, [27, 31], (0.5, 0.75), (0.5, 0.74))


def peanut_jar(rng):
    """Wide plastic, the lid as wide as the jar and in the color of the label."""
    tint, lid = peanut_brown(rng), ink(rng, [0, 0, 222, 222, 130])
    content = chunks(tint, [(196, 150, 90)], 2.5, 0.25) if chance(rng, 0.35) else mass(tint, 0.04)
    ground = lid if chance(rng, 0.45) else paper(rng, [0, 222, 130, 45], 0.35)
    height = rng.uniform(0.1, 0.165)
    return jar(rng, height, height * rng.uniform(0.3, 0.38), content, level(rng), lid, PEANUT, ground, pick(rng, ["swirl", (190, 130, 70), None, None]), neck=rng.uniform(0.9, 0.98), cap=rng.uniform(0.13, 0.18), labelled=0.95, span=pick(rng, [0.5, 0.9, 1.0]))


def peanut_glass(rng):
    """Without additives the oil rises."""
    tint = peanut_brown(rng)

    def content(rng, rows, columns):
        art = np.array(chunks(tint, [(150, 100, 50)], 2.5, 0.3)(rng, rows, columns))
        art[: int(rows * rng.uniform(0.14, 0.26))] = color(rng, [32, 36], (0.7, 0.9), (0.35, 0.5))
        return art

    return jar(rng, rng.uniform(0.095, 0.14), rng.uniform(0.034, 0.043), content, level(rng), pick(rng, [BRASS, WHITE, gray(rng, 13, 51), ink(rng, [0, 130])]), [*PEANUT, "natural"], paper(rng, [45, 28, 130], 0.6), None, span=rng.uniform(0.4, 0.6))


CHOCOLATE = ["hazelnut spread", "cocoa", "choco", "chocolate spread", "nougat cream", "noisette"]


def chocolate_jar(rng):
    tint = color(rng, [16, 22], (0.6, 0.85), (0.14, 0.28))
    lid = gray(rng, 236, 255) if chance(rng, 0.75) else pick(rng, [ink(rng, [0, 222]), BRASS, tint])
    height = rng.uniform(0.085, 0.15)
    return jar(rng, height, height * rng.uniform(0.33, 0.42), mass(tint, 0.03), level(rng), lid, CHOCOLATE, gray(rng, 232, 255) if chance(rng, 0.75) else paper(rng, [0, 30, 45], 0.2), pick(rng, [(110, 60, 30), "swirl", None]), neck=rng.uniform(0.84, 0.96), cap=rng.uniform(0.13, 0.2), labelled=0.96, span=pick(rng, [0.4, 0.5, 0.6]), power=pick(rng, [2.0, 2.5, 2.9]))


def chocolate_tub(rng):
    brown = color(rng, [16, 24], (0.5, 0.8), (0.2, 0.4))
    return tub(rng, rng.uniform(0.08, 0.115), rng.uniform(0.04, 0.05), brown, gray(rng, 236, 255) if chance(rng, 0.6) else brown, CHOCOLATE, "swirl", foot=rng.uniform(0.82, 0.92), rim=rng.uniform(0.12, 0.18), ground=brown if chance(rng, 0.5) else paper(rng, [0, 45], 0.5))


# hot, red, brown


HOT = ["hot sauce", "pepper sauce", "chili sauce", "HOT", "habanero", "cayenne", "extra hot"]


def hot_content(rng):
    return mass(pick(rng, [color(rng, [3, 8], (0.85, 1), (0.4, 0.7)), color(rng, [3, 8], (0.85, 1), (0.4, 0.7)), color(rng, [14, 22], (0.85, 1), (0.65, 0.9)), color(rng, [80, 95], (0.5, 0.8), (0.3, 0.5))]), 0.06)


def hot_bottle(rng):
    """Small and slim; a taller one is ketchup to most eyes."""
    cap = pick(rng, [ink(rng, [0]), ink(rng, [0]), ink(rng, [130]), ink(rng, [45]), gray(rng, 13, 40), WHITE])
    height = rng.uniform(0.115, 0.175)
    return bottle(rng, height, height * rng.uniform(0.125, 0.165), TALL, hot_content(rng), 0.135, cap, HOT, paper(rng, [45, 0, 130, 28], 0.4), pick(rng, ["leaf", (200, 30, 20), None, None]), at=(rng.uniform(0.42, 0.5), rng.uniform(0.8, 0.94)), span=pick(rng, [0.42, 0.5, 1.0]), level=level(rng), neck_label=(0.2, 0.27) if chance(rng, 0.2) else None)


def hot_squeeze(rng):
    """A straight red bottle under a green spout, its print white on the sauce."""
    red = color(rng, [4, 10], (0.88, 1), (0.5, 0.72))
    return bottle(rng, rng.uniform(0.16, 0.235), rng.uniform(0.026, 0.034), SPOUTED, mass(red, 0.05), 0.215, ink(rng, [130, 130, 130, 0]) if chance(rng, 0.85) else WHITE, [*HOT, "sriracha"], red if chance(rng, 0.65) else paper(rng, [45, 0], 0.5), None, at=(0.34, 0.92), span=rng.uniform(0.38, 0.5), level=1.0)


BARBECUE = ["bbq sauce", "barbecue", "BBQ", "barbecue sauce", "hickory smoke", "honey bbq", "original bbq"]


def barbecue_brown(rng):
    return color(rng, [8, 16, 20], (0.7, 0.95), (0.1, 0.26))


def barbecue_bottle(rng):
    cap = pick(rng, [gray(rng, 13, 40), ink(rng, [0]), ink(rng, [45]), WHITE, barbecue_brown(rng)])
    return bottle(rng, rng.uniform(0.17, 0.235), rng.uniform(0.032, 0.041), pick(rng, [ROUND_SHOULDERED, GRIPPED]), mass(barbecue_brown(rng), 0.06), 0.17, cap, BARBECUE, paper(rng, [0, 45, 28, 222], 0.25) if chance(rng, 0.7) else gray(rng, 13, 45), pick(rng, [(200, 70, 20), None, None]), at=(rng.uniform(0.4, 0.48), rng.uniform(0.8, 0.93)), span=pick(rng, [0.4, 0.48, 1.0]), level=level(rng), depth=pick(rng, [0.65, 0.75, 1.0]), neck_label=(0.2, 0.28) if chance(rng, 0.2) else None)


def barbecue_cap_down(rng):
    return cap_down(rng, rng.uniform(0.165, 0.22), rng.uniform(0.034, 0.042), mass(barbecue_brown(rng), 0.06), pick(rng, [gray(rng, 13, 40), ink(rng, [0, 45]), WHITE]), BARBECUE, paper(rng, [0, 45, 28], 0.25), None, at=(0.16, 0.64), span=rng.uniform(0.38, 0.48), depth=rng.uniform(0.58, 0.72))


SALSA = ["salsa", "chunky salsa", "SALSA", "picante", "medium", "mild salsa", "salsa verde"]


def salsa_content(rng):
    if chance(rng, 0.18):
        return chunks(color(rng, [62, 72], (0.45, 0.7), (0.34, 0.52)), [(196, 196, 130), (84, 96, 40)], 4)
    return chunks(color(rng, [6, 13], (0.72, 0.9), (0.4, 0.6)), [(190, 58, 30), (86, 112, 40), (64, 92, 34), (222, 190, 140), (138, 32, 18)], rng.uniform(4, 6.5), 1.1)


def salsa_jar(rng):
    lid = pick(rng, [gray(rng, 13, 40), ink(rng, [130]), ink(rng, [0]), BRASS, WHITE])
    return jar(rng, rng.uniform(0.1, 0.145), rng.uniform(0.04, 0.051), salsa_content(rng), level(rng), lid, SALSA, paper(rng, [0, 45, 130, 28], 0.3), pick(rng, ["tomato", "leaf", None]), neck=rng.uniform(0.78, 0.92), span=pick(rng, [0.36, 0.45, 0.55, 1.0]))


def clear_tub(rng, height, half, content, words, ground):
    """A low tub of clear plastic; the lid shows the content around a round label, or is all label."""
    coat = band_on(rng, opaque(content(rng, 72, AROUND)), 0, 0.14, gray(rng, 215, 240))
    if chance(rng, 0.6):
        coat = label_on(rng, coat, 0.3, 0.95, 1.0, words, ground)
    top = disk(rng, ground, words)
    far = np.hypot(*np.mgrid[-1:1:96j, -1:1:96j])
    seen = far > rng.uniform(0.55, 1.1)
    top[seen, :3] = content(rng, 96, 96)[seen]
    return Part(height, lathe([(0, 0.8), (0.04, 0.84), (0.84, 0.95), (0.86, 1), (1, 0.98)], half), turned(rng, coat), top)


def salsa_tub(rng):
    return clear_tub(rng, rng.uniform(0.05, 0.09), rng.uniform(0.045, 0.06), salsa_content(rng), [*SALSA, "pico de gallo", "fresh salsa"], paper(rng, [0, 130, 45], 0.4))


HUMMUS = ["hummus", "classic hummus", "HUMMUS", "houmous", "roasted garlic", "red pepper hummus"]


def hummus_clear(rng):
    beige = color(rng, [36, 42], (0.25, 0.42), (0.74, 0.88))
    content = chunks(beige, [(190, 90, 40), shaded(beige, 0.9)], 3, 0.05) if chance(rng, 0.4) else mass(beige, 0.06)
    return clear_tub(rng, rng.uniform(0.04, 0.065), rng.uniform(0.048, 0.064), content, HUMMUS, paper(rng, [0, 130, 45, 28, 222], 0.3))


def hummus_tub(rng):
    ground = paper(rng, [0, 130, 45, 28], 0.4)
    return tub(rng, rng.uniform(0.042, 0.07), rng.uniform(0.048, 0.062), gray(rng, 230, 255), pick(rng, [ground, gray(rng, 230, 255), ink(rng, [0, 130])]), HUMMUS, pick(rng, [(222, 196, 150), "olive", "leaf"]), foot=rng.uniform(0.8, 0.92), rim=rng.uniform(0.1, 0.2), ground=ground)


RELISH = ["relish", "sweet relish", "dill relish", "RELISH", "hot dog relish", "pickle relish"]


def relish_content(rng):
    """Finer than pickles in slices, and without gaps."""
    green = color(rng, [60, 68, 76], (0.55, 0.8), (0.3, 0.52))
    return chunks(green, [shaded(green, 1.4), (180, 180, 90), (170, 50, 30)], rng.uniform(2.6, 3.4), 1.4)


def relish_jar(rng):
    lid = pick(rng, [ink(rng, [130]), ink(rng, [130]), WHITE, BRASS, ink(rng, [45, 0])])
    return jar(rng, rng.uniform(0.085, 0.13), rng.uniform(0.028, 0.037), relish_content(rng), level(rng), lid, RELISH, paper(rng, [130, 45, 95], 0.4), pick(rng, ["pickle", None]), span=rng.uniform(0.35, 0.55))


def relish_squeeze(rng):
    return cap_down(rng, rng.uniform(0.15, 0.2), rng.uniform(0.031, 0.039), relish_content(rng), pick(rng, [WHITE, ink(rng, [130]), ink(rng, [45])]), RELISH, paper(rng, [130, 45], 0.4), pick(rng, ["pickle", None]), at=(0.16, 0.62), span=rng.uniform(0.38, 0.46), depth=rng.uniform(0.6, 0.72))


# of milk


CREAM_CHEESE = ["cream cheese", "soft", "original", "light", "frischkaese", "CREAM CHEESE", "chive & onion"]


def cream_cheese_ground(rng):
    return gray(rng, 230, 255) if chance(rng, 0.55) else ink(rng, [215, 222, 120])


def cream_cheese_brick(rng):
    """Foil in a small carton."""
    return box(rng, rng.uniform(0.11, 0.135), rng.uniform(0.035, 0.045), rng.uniform(0.05, 0.065), cream_cheese_ground(rng), CREAM_CHEESE, None, material="gloss")


def cream_cheese_tub(rng):
    ground = cream_cheese_ground(rng)
    lid = ground if chance(rng, 0.6) else ink(rng, [215, 222, 120])
    return tub(rng, rng.uniform(0.045, 0.065), rng.uniform(0.048, 0.062), gray(rng, 235, 255), lid, CREAM_CHEESE, pick(rng, ["leaf", "swirl", None]), depth=rng.uniform(0.65, 0.8), power=pick(rng, [2.0, 2.5, 5.0]), foot=0.85, rim=0.2, ground=ground)


def cream_cheese_round(rng):
    ground = cream_cheese_ground(rng)
    return tub(rng, rng.uniform(0.05, 0.075), rng.uniform(0.045, 0.055), gray(rng, 235, 255), gray(rng, 230, 255) if chance(rng, 0.5) else ground, CREAM_CHEESE, pick(rng, ["leaf", "swirl", None]), foot=rng.uniform(0.82, 0.9), rim=rng.uniform(0.1, 0.18), ground=ground)


WHIPPED = ["whipped cream", "light cream", "sweetened", "whipped", "WHIPPED CREAM", "real dairy"]


def whipped_ground(rng):
    return color(rng, [0, 222, 215], (0.7, 1), (0.4, 0.8)) if chance(rng, 0.6) else gray(rng, 230, 255)


def whipped_can(rng):
    """With its tall cap, or opened: the nozzle bare."""
    bare = chance(rng, 0.25)
    coat = label_on(rng, np.zeros((256, AROUND, 4), np.uint8), 0.3 if bare else 0.26, 0.97, 1.0, WHIPPED, whipped_ground(rng), pick(rng, ["swirl", "swirl", "berries", None]))
    coat = band_on(rng, coat, 0, 0.2 if bare else 0.235, WHITE if bare or chance(rng, 0.5) else color(rng, [0, 222], (0.7, 1), (0.45, 0.85)), not bare and chance(rng, 0.3))
    return Part(rng.uniform(0.19, 0.25), lathe(NOZZLED_CAN if bare else SPRAY_CAN, rng.uniform(0.026, 0.033)), turned(rng, coat), material="metal", tint=(0.85, 0.85, 0.85))


def whipped_tub(rng):
    ground = ink(rng, [215, 222, 215, 0]) if chance(rng, 0.65) else gray(rng, 232, 255)
    return tub(rng, rng.uniform(0.075, 0.11), rng.uniform(0.055, 0.075), gray(rng, 235, 255), ground if chance(rng, 0.5) else gray(rng, 235, 255), ["whipped topping", "whipped", "WHIPPED", "extra creamy"], "swirl", foot=rng.uniform(0.76, 0.86), rim=rng.uniform(0.08, 0.14), ground=ground)


LYING = {hot_bottle: 0.05, hot_squeeze: 0.05, barbecue_bottle: 0.04, barbecue_cap_down: 0.05, relish_squeeze: 0.04, whipped_can: 0.08}
SPREADS = {name: [(weight, good(name, function, LYING.get(function, 0.0))) for weight, function in forms] for name, forms in {
    "cream cheese": [(2, cream_cheese_brick), (2.5, cream_cheese_tub), (1.5, cream_cheese_round)],
    "peanut butter": [(4, peanut_jar), (1, peanut_glass)],
    "hot sauce": [(4, hot_bottle), (2, hot_squeeze)],
    "salsa": [(4, salsa_jar), (1.2, salsa_tub)],
    "whipped cream": [(5, whipped_can), (1, whipped_tub)],
    "hummus": [(2, hummus_clear), (2, hummus_tub)],
    "barbecue sauce": [(3, barbecue_bottle), (1.5, barbecue_cap_down)],
    "chocolate spread": [(4, chocolate_jar), (0.6, chocolate_tub)],
    "relish": [(2, relish_jar), (1.5, relish_squeeze)],
}.items()}
