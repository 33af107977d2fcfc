"""Drinks in the forms that a family's fridge adds: soda in glass, juice boxes and pouches, juice in a pitcher, milk in bags, opened and sparkling wine."""

import numpy as np

from chances import chance, pick, pick_weighted, typical
from goods import Good, Part, lathe
from goods.can_art import soda_design
from goods.drink_forms import PITCHER, SPARKLING
from goods.drink_forms import around, blank, bottle, box_good, cap_part, capped, foil_part, handle_part, hazed, lay, opaque_content, passes, set_down, toned
from goods.forms import FACE, any_color, opaque, painted, paper, pillow, turned
from prints.labels import gray, label

# outlines from the foot to the top: a waist for the hand, or straight shoulders
WAISTED = [(0, 0.86), (0.03, 0.96), (0.12, 0.95), (0.27, 0.83), (0.4, 0.9), (0.52, 1), (0.6, 0.98), (0.72, 0.72), (0.82, 0.5), (0.93, 0.42), (0.95, 0.48), (1, 0.46)]
SHOULDERS = [(0, 0.92), (0.02, 1), (0.56, 1), (0.66, 0.86), (0.78, 0.56), (0.93, 0.43), (0.955, 0.48), (1, 0.46)]
GOLD_FOILS = (45, 45, 45, 0, 120, 215, 340)
# orange, lemonade, apple, punch; weight
POURED = [((244, 150, 26), 5), ((240, 222, 130), 3), ((226, 160, 50), 1), ((236, 112, 84), 1)]


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
    return Part(tall, lathe(outline, rng.uniform(0.028, 0.0315)), turned(rng, hazed(rng, texture, 0.88)), material="clear", tint=tint, liquid=passes(design.drink, 1.3), fill=0.88 if chance(rng, 0.92) else rng.uniform(0, 0.6))


def soda_glass(rng):
    return Good("soda", [soda_glass_part(rng)], 0.08)


def hard_soda(rng):
    """Mixed drinks in clear longnecks, as bright as no beer is."""
    drink = toned(rng, [200, 200, 330, 350, 100, 290], (0.4, 0.95), (0.75, 1)) if chance(rng, 0.75) else (238, 242, 240)
    art = label(rng, 150, 100, paper(rng, (0, 215, 330, 120), 0.5), ["hard lemonade", "cooler", "vodka mix", "cider"], pick(rng, ["lemon", "berries", None, None]))
    texture = lay(blank(), art, rng.uniform(0.5, 0.56), rng.uniform(0.74, 0.86), rng.uniform(0.45, 1))
    texture = capped(rng, texture, 0.04, any_color(rng))
    return bottle(rng, None, SHOULDERS, rng.uniform(0.215, 0.24), rng.uniform(0.0285, 0.031), texture, lies=0.05, liquid=passes(drink, 1.1), fill=0.85)


def juice_words(rng):
    return typical(rng, [("orange", (244, 150, 30), "orange", 2), ("apple", (120, 176, 40), "apple", 3), ("grape", (84, 24, 110), "grapes", 1), ("fruit punch", (206, 24, 40), "berries", 2), ("lemonade", (246, 222, 70), "lemon", 1), ("tropical", (246, 130, 40), "splash", 1)])


def straw(rng, top, x, z):
    return Part(rng.uniform(0.02, 0.035), lathe([(0, 1), (1, 1)], 0.0024), painted(gray(rng, 225, 250) if chance(rng, 0.6) else any_color(rng)), offset=(x, top, z))


def juice_box(rng):
    """A small brick with a straw on its back or in its top; often some of them."""
    fruit, tint, picture, _ = juice_words(rng)
    width, height, depth = pick(rng, ((0.062, 0.105, 0.042), (0.048, 0.118, 0.038), (0.052, 0.085, 0.04)))
    ground = tint if chance(rng, 0.65) else gray(rng, 235, 255)
    front = label(rng, FACE, 200, ground, [f"{fruit} juice", "100% juice", fruit], picture)
    good = box_good(rng, "juice", (width, height, depth), front, label(rng, FACE, 128, ground, [fruit], style="back"), ground if chance(rng, 0.6) else gray(rng, 200, 235))
    if chance(rng, 0.2):
        good.parts.append(straw(rng, height, width * 0.3, 0.0))
    if chance(rng, 0.45):
        first = good.parts[0]
        across = int(rng.integers(2, 5))
        good.parts = [Part(height, first.profile, first.texture, first.lid, power=first.power, material=first.material, offset=((k - (across - 1) / 2) * width * 1.02, 0.0, 0.0)) for k in range(across)]
    return set_down(rng, good)


def juice_pouch(rng):
    """A foil bag that stands, silver behind, its straw beside it."""
    fruit, tint, picture, _ = juice_words(rng)
    width, height = rng.uniform(0.085, 0.1), rng.uniform(0.13, 0.16)
    art = label(rng, 128, 200, tint if chance(rng, 0.75) else gray(rng, 225, 250), [fruit, f"{fruit} juice", "juice drink"], picture)
    texture = np.concatenate([opaque(art), opaque(label(rng, 128, 200, (176, 180, 184), [fruit], style="back"))], 1)
    texture = np.roll(texture, 64, 1)
    return Good("juice", [Part(height, pillow(width, rng.uniform(0.035, 0.05), 0.12), texture, power=2.4, material="gloss" if chance(rng, 0.6) else "metal", crumple=0.002)], 0.3)


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
    body = Part(tall, lathe(PITCHER, half), hazed(rng, texture, fill), painted(lid), material="clear", tint=(0.95, 0.96, 0.96), **look)
    grip = handle_part(rng, lid if chance(rng, 0.6) else (225, 228, 228), tall * 0.62, tall * 0.22, half * pick(rng, [-0.84, 0.84]))
    return Good("juice", [body, grip])


def milk_bag(rng):
    """A soft bag, printed or plain; some stand in an open pitcher, a corner cut off."""
    width, tall, depth = rng.uniform(0.11, 0.14), rng.uniform(0.17, 0.22), rng.uniform(0.06, 0.08)
    accent = toned(rng, [215, 0, 120, 280, 335], (0.6, 1), (0.4, 0.85))
    art = label(rng, 150, 150, gray(rng, 238, 254) if chance(rng, 0.7) else accent, ["milk", "2% milk", "whole milk", "lait", "leche"], "cow" if chance(rng, 0.35) else None)
    texture = lay(lay(blank(), gray(rng, 238, 252), 0, 1), around(art), 0.3, 0.85, 1.0)
    bag = Part(tall, pillow(width, depth, 0.3), texture, power=2.6, crumple=0.004)
    if chance(rng, 0.55):
        return Good("milk", [bag], 0.45)
    pot = Part(tall * 0.72, lathe([(0, 0.86), (0.04, 0.9), (1, 1)], width * 0.56, depth * 0.72), blank()[:64], painted((0, 0, 0), 0), power=3.0, material="clear" if chance(rng, 0.4) else "milky", tint=passes(toned(rng, [215, 120, 0, 200], (0.1, 0.6), (0.8, 1))))
    bag.offset = (0.0, 0.004, 0.0)
    return Good("milk", [pot, bag])


def stopper(rng, body):
    """What an opened bottle is closed with: its cork, or a stopper of rubber or steel."""
    neck, kind = float(body.profile[-1, 0]), rng.random()
    if kind < 0.6:
        part = Part(rng.uniform(0.014, 0.032), lathe([(0, 0.95), (1, 1)], neck * 0.78), painted((196, 158, 112)), material="matte")
    elif kind < 0.85:
        part = Part(0.022, lathe([(0, 1), (0.4, 1.1), (0.5, 0.7), (1, 0.8)], neck * 1.02), painted(gray(rng, 20, 70) if chance(rng, 0.6) else any_color(rng)))
    else:
        part = Part(0.03, lathe([(0, 1), (0.3, 1.2), (0.6, 0.6), (1, 1)], neck), painted((200, 200, 204), 30), material="metal", tint=(0.9, 0.9, 0.9))
    part.offset = (0.0, body.height, 0.0)
    return part


def sparkling(rng):
    """Foil over cork and wire down to the neck, a collar below; opened ones wear no more than a rest of it."""
    tint = toned(rng, GOLD_FOILS, (0.35, 0.85), (0.45, 0.9)) if chance(rng, 0.78) else gray(rng, 20, 215)
    art = label(rng, 170, 130, paper(rng, (45, 45, 0, 215), 0.5), ["brut", "prosecco", "champagne", "cava", "sekt", "extra dry"])
    texture = lay(blank(), art, rng.uniform(0.54, 0.62), rng.uniform(0.82, 0.92), rng.uniform(0.4, 0.56), oval=chance(rng, 0.2))
    share = rng.uniform(0.22, 0.37)
    if chance(rng, 0.5):
        texture = lay(texture, around(label(rng, 150, 40, paper(rng, (45, 0), 0.4), ["brut", "extra dry"])), share - 0.005, share + rng.uniform(0.04, 0.08))
    glass, drink = pick_weighted(rng, [((44, 64, 28), (240, 216, 120)), ((90, 112, 50), (240, 216, 120)), ((240, 236, 214), (240, 220, 130)), ((244, 242, 238), (244, 150, 136))], [0.66, 0.14, 0.1, 0.1])
    good = bottle(rng, "wine", SPARKLING, rng.uniform(0.3, 0.325), rng.uniform(0.041, 0.045), texture, lies=0.35, tint=passes(glass), liquid=passes(drink), fill=0.72)
    body = good.parts[0]
    if chance(rng, 0.88):
        good.parts.append(foil_part(rng, body, share, tint))
        if chance(rng, 0.4):
            good.parts.append(Part(0.003, lathe([(0, 1), (1, 0.8)], float(body.profile[-1, 0]) * 0.95), painted(any_color(rng)), material="metal", offset=(0.0, body.height + 0.0008, 0.0)))
        return good
    body.fill = rng.uniform(0.2, 0.65)
    good.parts.append(stopper(rng, body))
    return good


def wine_box(rng):
    """Bag in box, its tap at the foot of the front."""
    ground = pick_weighted(rng, [gray(rng, 232, 252), gray(rng, 16, 50), toned(rng, [350, 45, 120, 280, 215], (0.5, 0.95), (0.3, 0.8))], [0.35, 0.2, 0.45])
    width, height, depth = pick(rng, ((0.18, 0.24, 0.1), (0.105, 0.21, 0.1), (0.19, 0.2, 0.12)))
    words = ["merlot", "pinot grigio", "chardonnay", "red wine", "white wine", "rose"]
    good = box_good(rng, "wine", (width, height, depth), label(rng, FACE, 170, ground, words, "grapes" if chance(rng, 0.5) else None), label(rng, FACE, 170, ground, words, style="back"), ground)
    tap = cap_part(rng, pick(rng, [(30, 30, 32), (170, 20, 30), (235, 235, 235)]), 0.012, 0.024, (0.0, rng.uniform(0.015, 0.03), -depth / 2 - 0.008))
    good.parts.append(tap)
    return set_down(rng, good)
