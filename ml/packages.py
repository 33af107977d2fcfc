"""Packages by class: which shapes, colors and words a beer, a jar of jam or a carton of eggs has.

PACKAGES maps a class (None: things without a name) to functions (rng, unit) -> RGBA sprite, where unit is the height in px of a can.
"""

import numpy as np

from nameless import NAMELESS
from shapes import box_body, color, contrast_color, egg, gray, label_texture, over, turned_body

LONGNECK = [(0, 0.26), (0.06, 0.28), (0.07, 0.24), (0.3, 0.3), (0.44, 0.9), (0.5, 1), (0.97, 1), (1, 0.92)]
STUBBY = [(0, 0.3), (0.08, 0.32), (0.1, 0.28), (0.22, 0.36), (0.36, 0.95), (0.42, 1), (0.97, 1), (1, 0.92)]
BORDEAUX = [(0, 0.3), (0.04, 0.33), (0.28, 0.32), (0.34, 0.5), (0.4, 0.95), (0.43, 1), (0.98, 1), (1, 0.94)]
BURGUNDY = [(0, 0.28), (0.04, 0.31), (0.25, 0.31), (0.4, 0.6), (0.55, 1), (0.98, 1), (1, 0.94)]
PET = [(0, 0.3), (0.08, 0.3), (0.1, 0.26), (0.2, 0.6), (0.3, 0.95), (0.5, 1), (0.6, 0.92), (0.72, 1), (0.95, 1), (1, 0.8)]
CAN = [(0, 0.86), (0.05, 0.9), (0.09, 1), (0.93, 1), (1, 0.84)]
JAR = [(0, 0.88), (0.16, 0.88), (0.18, 0.8), (0.26, 1), (0.95, 1), (1, 0.92)]
SQUEEZE = [(0, 0.12), (0.1, 0.18), (0.13, 0.5), (0.2, 0.52), (0.3, 0.85), (0.6, 1), (0.75, 0.94), (1, 1)]
TOP_DOWN = [(0, 0.7), (0.1, 0.95), (0.5, 1), (0.78, 0.85), (0.8, 0.75), (1, 0.8)]
CUP = [(0, 1), (0.05, 1), (0.06, 0.95), (1, 0.72)]
TUB = [(0, 1), (0.2, 1), (0.22, 0.94), (1, 0.82)]
JUG = [(0, 0.3), (0.1, 0.3), (0.12, 0.26), (0.3, 0.85), (0.38, 1), (0.96, 1), (1, 0.93)]
DRESSING = [(0, 0.38), (0.13, 0.4), (0.15, 0.3), (0.3, 0.45), (0.45, 0.95), (0.6, 1), (0.96, 1), (1, 0.9)]
SLIM = [(0, 0.4), (0.16, 0.45), (0.18, 0.3), (0.4, 0.4), (0.55, 1), (0.97, 1), (1, 0.95)]

BEER_WORDS = ["beer", "lager", "ale", "IPA", "pils", "stout", "brew", "bier"]
SODA_WORDS = ["cola", "soda", "coke", "zero", "diet", "lemon", "orange", "ginger"]
FRUIT_TINTS = [((245, 150, 30), "orange"), ((240, 200, 60), "apple"), ((200, 40, 50), "cranberry"), ((110, 30, 90), "grape"), ((250, 210, 70), "pineapple"), ((235, 90, 60), "tropical")]


def scaled(tint, factor):
    return tuple(int(np.clip(channel * factor, 0, 255)) for channel in tint)


def beer_bottle(rng, unit):
    profile = LONGNECK if rng.random() < 0.75 else STUBBY
    glass = color(rng, 25, (0.6, 0.95), (0.15, 0.42)) if rng.random() < 0.65 else color(rng, 125, (0.5, 0.9), (0.18, 0.45))
    if rng.random() < 0.12:
        glass = color(rng, 42, (0.5, 0.85), (0.6, 0.85))
    cap = color(rng, [0, 50, 120, 220], (0.2, 1), (0.4, 1))
    ground = gray(rng) if rng.random() < 0.4 else color(rng, [0, 45, 120, 220], (0.4, 1), (0.3, 1))
    labels = [(rng.uniform(0.52, 0.6), rng.uniform(0.84, 0.92), label_texture(rng, ground, BEER_WORDS))]
    if rng.random() < 0.6:
        labels.append((0.18, 0.28, label_texture(rng, ground, BEER_WORDS)))
    return turned_body(rng, unit * rng.uniform(1.7, 2.1), rng.uniform(0.24, 0.29), profile, [(0, 0.05, cap, 1), (0.05, 1, glass, 0.97)], labels)


def can(rng, unit, ground, words, silver=0.3):
    texture = label_texture(rng, ground, words, size=(160, 160))
    metal = gray(rng, 0.6, 0.85)
    return turned_body(rng, unit * rng.uniform(0.95, 1.25), rng.uniform(0.48, 0.56), CAN, [(0, 1, metal, 1)], [(0.07, 0.94, texture)], gloss=silver + 0.4)


def beer_can(rng, unit):
    kind = rng.random()
    ground = gray(rng, 0.7, 1) if kind < 0.4 else gray(rng, 0.05, 0.25) if kind < 0.52 else color(rng, [45, 120, 220, 230], (0.3, 0.9), (0.25, 0.9))
    return can(rng, unit, ground, BEER_WORDS)


def soda_can(rng, unit):
    kind = rng.random()
    ground = gray(rng, 0.65, 0.9) if kind < 0.12 else gray(rng, 0.05, 0.2) if kind < 0.2 else color(rng, [0, 0, 25, 110, 140, 215, 290], (0.7, 1), (0.5, 0.95))
    return can(rng, unit, ground, SODA_WORDS)


def pack(words, hues):
    """A carton of cans or bottles, lying or standing."""

    def draw(rng, unit):
        base = color(rng, hues, (0.6, 1), (0.35, 0.95)) if rng.random() < 0.8 else gray(rng, 0.05, 0.9)
        return box_body(rng, unit * rng.uniform(0.9, 1.4), rng.uniform(1.1, 2.4), label_texture(rng, base, words, size=(200, 110)))

    return draw


def soda_bottle(rng, unit):
    dark = rng.random() < 0.6
    liquid = color(rng, 15, (0.7, 1), (0.08, 0.25)) if dark else color(rng, [30, 50, 110, 330], (0.3, 0.9), (0.6, 1))
    ground = color(rng, [0, 0, 110, 215, 30], (0.7, 1), (0.5, 0.95))
    cap = ground if rng.random() < 0.6 else color(rng, [0, 110, 215])
    bands = [(0, 0.08, cap, 1), (0.08, 0.22, scaled(liquid, 1.4), 0.7), (0.22, 1, liquid, 0.95 if dark else 0.8)]
    return turned_body(rng, unit * rng.uniform(1.9, 2.7), rng.uniform(0.28, 0.36), PET, bands, [(0.38, 0.62, label_texture(rng, ground, ["cola", "soda", "lemon", "sprite", "fizz"]))])


def water_bottle(rng, unit):
    tint = color(rng, 200, (0.05, 0.3), (0.75, 0.98))
    cap = color(rng, [200, 215], (0.4, 1), (0.5, 1)) if rng.random() < 0.7 else gray(rng)
    bands = [(0, 0.07, cap, 1), (0.07, 1, tint, rng.uniform(0.35, 0.6))]
    ground = color(rng, [200, 215, 180], (0.4, 1), (0.5, 1)) if rng.random() < 0.7 else gray(rng)
    return turned_body(rng, unit * rng.uniform(1.7, 2.6), rng.uniform(0.26, 0.34), PET, bands, [(0.4, 0.62, label_texture(rng, ground, ["water", "spring", "aqua", "eau"]))], gloss=0.9)


def wine_bottle(rng, unit):
    profile = BORDEAUX if rng.random() < 0.55 else BURGUNDY
    kind = rng.random()
    glass = color(rng, 110, (0.4, 0.9), (0.06, 0.28)) if kind < 0.7 else color(rng, 60, (0.3, 0.6), (0.5, 0.8)) if kind < 0.88 else color(rng, 350, (0.4, 0.8), (0.5, 0.85))
    foil = color(rng, [0, 45, 220, 120], (0.3, 1), (0.1, 0.8))
    ground = gray(rng, 0.8, 1) if rng.random() < 0.75 else color(rng, [0, 45, 220], (0.2, 0.9), (0.2, 0.9))
    labels = [(rng.uniform(0.55, 0.63), rng.uniform(0.82, 0.92), label_texture(rng, ground, ["wine", "chardonnay", "merlot", "rose", "vino", "reserve", "pinot"]))]
    return turned_body(rng, unit * rng.uniform(2.3, 2.7), rng.uniform(0.24, 0.28), profile, [(0, rng.uniform(0.12, 0.24), foil, 1), (0.18, 1, glass, 0.97)], labels)


def milk_jug(rng, unit):
    cap = color(rng, [0, 0, 120, 210, 230, 290], (0.6, 1), (0.5, 1))
    body = gray(rng, 0.85, 0.98)
    bands = [(0, 0.1, cap, 1), (0.1, 1, body, 0.97)]
    if rng.random() < 0.4:
        bands.insert(1, (0.1, rng.uniform(0.2, 0.75), gray(rng, 0.6, 0.85), 0.6))
        bands[2] = (bands[1][1], 1, body, 0.97)
    ground = gray(rng) if rng.random() < 0.5 else cap
    labels = [(rng.uniform(0.45, 0.55), rng.uniform(0.7, 0.9), label_texture(rng, ground, ["milk", "whole milk", "2% milk", "semi skimmed"]))] if rng.random() < 0.7 else []
    sprite = turned_body(rng, unit * rng.uniform(2, 2.5), rng.uniform(0.52, 0.62), JUG, bands, labels, gloss=0.2).copy()
    if rng.random() < 0.7:
        height, width = sprite.shape[:2]
        ys, xs = np.mgrid[0:height, 0:width]
        hole = (((xs - width * 0.78) / (width * 0.1)) ** 2 + ((ys - height * 0.4) / (height * 0.14)) ** 2) < 1
        sprite[hole, :3] = (sprite[hole, :3] * 0.55).astype(np.uint8)
    return sprite


def milk_bottle(rng, unit):
    cap = color(rng, [0, 120, 210, 230], (0.6, 1), (0.5, 1))
    labels = [(0.45, 0.8, label_texture(rng, gray(rng) if rng.random() < 0.4 else cap, ["milk", "semi skimmed", "fresh milk"]))]
    return turned_body(rng, unit * rng.uniform(1.6, 2.2), rng.uniform(0.36, 0.48), [(0, 0.45), (0.1, 0.45), (0.12, 0.4), (0.28, 0.95), (0.4, 1), (1, 0.97)], [(0, 0.1, cap, 1), (0.1, 1, gray(rng, 0.88, 1), 1)], labels, gloss=0.2)


def milk_carton(rng, unit):
    base = gray(rng, 0.85, 1) if rng.random() < 0.6 else color(rng, [210, 225, 120, 0], (0.4, 0.9), (0.5, 1))
    return box_body(rng, unit * rng.uniform(1.7, 2.3), rng.uniform(0.38, 0.55), label_texture(rng, base, ["milk", "whole milk", "lait", "milch", "leche"], size=(100, 160)), gable=rng.random() < 0.75)


def juice_carton(rng, unit):
    tint, word = FRUIT_TINTS[int(rng.integers(len(FRUIT_TINTS)))]
    base = gray(rng, 0.85, 1) if rng.random() < 0.4 else scaled(tint, rng.uniform(0.8, 1.1)) if rng.random() < 0.7 else color(rng, [120, 210, 50])
    return box_body(rng, unit * rng.uniform(1.7, 2.3), rng.uniform(0.38, 0.55), label_texture(rng, base, ["juice", word, f"{word} juice", "100%"], picture=tint, size=(100, 160)), gable=rng.random() < 0.7)


def juice_bottle(rng, unit):
    tint, word = FRUIT_TINTS[int(rng.integers(len(FRUIT_TINTS)))]
    cap = color(rng, [0, 30, 120, 210, 50]) if rng.random() < 0.8 else gray(rng)
    profile = PET if rng.random() < 0.45 else JUG
    labels = [(rng.uniform(0.42, 0.5), rng.uniform(0.66, 0.85), label_texture(rng, gray(rng) if rng.random() < 0.4 else contrast_color(rng, tint), ["juice", word, "100% juice"], picture=tint))]
    return turned_body(rng, unit * rng.uniform(1.7, 2.5), rng.uniform(0.36, 0.52), profile, [(0, 0.1, cap, 1), (0.1, 1, scaled(tint, rng.uniform(0.7, 1)), 0.93)], labels)


def ketchup(rng, unit):
    red = color(rng, 3, (0.8, 1), (0.45, 0.8))
    cap = gray(rng) if rng.random() < 0.6 else scaled(red, 0.8)
    ground = gray(rng, 0.85, 1) if rng.random() < 0.6 else color(rng, [0, 120, 50], (0.5, 1), (0.5, 1))
    texture = label_texture(rng, ground, ["ketchup", "tomato", "tomato ketchup"])
    if rng.random() < 0.5:
        return turned_body(rng, unit * rng.uniform(1.5, 2), rng.uniform(0.36, 0.44), TOP_DOWN, [(0, 0.79, red, 1), (0.79, 1, cap, 1)], [(0.25, 0.62, texture)])
    return turned_body(rng, unit * rng.uniform(1.6, 2.1), rng.uniform(0.3, 0.4), DRESSING, [(0, 0.14, cap, 1), (0.14, 1, red, 1)], [(0.5, 0.82, texture)])


def mustard(rng, unit):
    yellow = color(rng, 50, (0.75, 1), (0.75, 1))
    ground = yellow if rng.random() < 0.4 else contrast_color(rng, yellow)
    texture = label_texture(rng, ground, ["mustard", "dijon", "yellow mustard", "senf"])
    if rng.random() < 0.7:
        cap = scaled(color(rng, [50, 0], (0.8, 1), (0.7, 1)), 1)
        return turned_body(rng, unit * rng.uniform(1.3, 1.7), rng.uniform(0.36, 0.48), SQUEEZE, [(0, 0.18, cap, 1), (0.18, 1, yellow, 1)], [(0.42, 0.78, texture)])
    grain = color(rng, 42, (0.6, 0.9), (0.55, 0.8))
    return turned_body(rng, unit * rng.uniform(0.75, 1), rng.uniform(0.6, 0.8), JAR, [(0, 0.17, color(rng, [50, 0, 120]), 1), (0.17, 1, grain, 1)], [(0.4, 0.85, texture)])


def jar(words, hues, value=(0.3, 0.7), saturation=(0.6, 1), heights=(0.9, 1.3), speckle_hues=None):
    def draw(rng, unit):
        content = color(rng, hues, saturation, value)
        lid = gray(rng, 0.7, 1) if rng.random() < 0.35 else color(rng, [0, 45, 120, 220], (0.4, 1), (0.3, 0.95))
        labels = [(rng.uniform(0.34, 0.45), rng.uniform(0.7, 0.9), label_texture(rng, gray(rng) if rng.random() < 0.5 else contrast_color(rng, content), words, picture=content))] if rng.random() < 0.85 else []
        speckles = None if speckle_hues is None else (0.22, 0.98, [color(rng, speckle_hues, (0.4, 0.9), (0.25, 0.7)) for _ in range(4)])
        return turned_body(rng, unit * rng.uniform(*heights), rng.uniform(0.58, 0.85), JAR, [(0, 0.17, lid, 1), (0.17, 1, content, 0.97)], labels, gloss=0.7, speckles=speckles)

    return draw


def mayonnaise(rng, unit):
    content = gray(rng, 0.85, 0.98)
    lid = color(rng, [220, 210, 50, 0, 120], (0.6, 1), (0.5, 1))
    texture = label_texture(rng, color(rng, [220, 50, 210], (0.5, 1), (0.6, 1)) if rng.random() < 0.6 else gray(rng), ["mayonnaise", "mayo", "real mayonnaise"])
    if rng.random() < 0.6:
        return turned_body(rng, unit * rng.uniform(1, 1.5), rng.uniform(0.6, 0.75), JAR, [(0, 0.17, lid, 1), (0.17, 1, content, 1)], [(0.36, 0.85, texture)], gloss=0.3)
    return turned_body(rng, unit * rng.uniform(1.4, 1.8), rng.uniform(0.36, 0.44), TOP_DOWN, [(0, 0.79, content, 1), (0.79, 1, lid, 1)], [(0.2, 0.66, texture)], gloss=0.3)


def dressing(rng, unit):
    content = color(rng, [40, 48, 30, 70], (0.15, 0.7), (0.55, 0.95))
    cap = gray(rng) if rng.random() < 0.4 else color(rng, [120, 0, 50, 220], (0.5, 1), (0.3, 0.9))
    texture = label_texture(rng, gray(rng) if rng.random() < 0.5 else color(rng, [120, 50, 220, 0]), ["ranch", "dressing", "caesar", "italian", "vinaigrette"], picture=(90, 150, 60))
    return turned_body(rng, unit * rng.uniform(1.5, 1.9), rng.uniform(0.3, 0.4), DRESSING, [(0, 0.14, cap, 1), (0.14, 1, content, 0.97)], [(0.5, 0.85, texture)])


def soy_sauce(rng, unit):
    cap = color(rng, [0, 120, 50], (0.7, 1), (0.5, 0.9))
    texture = label_texture(rng, color(rng, [0, 45, 120]) if rng.random() < 0.6 else gray(rng), ["soy sauce", "shoyu", "soya"])
    return turned_body(rng, unit * rng.uniform(1.3, 1.8), rng.uniform(0.28, 0.38), SLIM, [(0, 0.17, cap, 1), (0.17, 1, color(rng, 12, (0.6, 1), (0.06, 0.18)), 1)], [(0.6, 0.9, texture)])


def yogurt(rng, unit):
    base = gray(rng, 0.88, 1)
    print_tint = color(rng, [0, 210, 330, 280, 120], (0.4, 0.9), (0.6, 1))
    texture = label_texture(rng, base if rng.random() < 0.6 else print_tint, ["yogurt", "yoghurt", "greek", "strawberry"], picture=print_tint)
    lid = gray(rng, 0.75, 1) if rng.random() < 0.6 else print_tint
    cup = turned_body(rng, unit * rng.uniform(0.5, 0.8), rng.uniform(0.8, 1.1), CUP, [(0, 0.06, lid, 1), (0.06, 1, base, 1)], [(0.1, 0.95, texture)], gloss=0.2)
    count = int(rng.integers(1, 4))
    row = np.zeros((cup.shape[0], cup.shape[1] * count, 4), np.uint8)
    for index in range(count):
        over(row, cup, index * cup.shape[1], 0)
    return row


def tub(words, hues):
    def draw(rng, unit):
        base = color(rng, hues, (0.3, 0.9), (0.7, 1)) if rng.random() < 0.6 else gray(rng, 0.85, 1)
        lid = color(rng, hues, (0.3, 1), (0.6, 1)) if rng.random() < 0.5 else gray(rng)
        texture = label_texture(rng, base, words)
        return turned_body(rng, unit * rng.uniform(0.4, 0.65), rng.uniform(1.4, 2.1), TUB, [(0, 0.21, lid, 1), (0.21, 1, base, 1)], [(0.26, 0.95, texture)], gloss=0.2)

    return draw


def butter(rng, unit):
    base = color(rng, [48, 52, 210], (0.3, 0.8), (0.8, 1)) if rng.random() < 0.7 else gray(rng)
    return box_body(rng, unit * rng.uniform(0.3, 0.5), rng.uniform(2, 3), label_texture(rng, base, ["butter", "unsalted butter", "beurre", "salted"]))


def egg_row(rng, unit):
    """Eggs side by side in a door tray or bowl, often half hidden."""
    tint = (244, 240, 232) if rng.random() < 0.5 else color(rng, 24, (0.25, 0.5), (0.75, 0.95))
    size = unit * rng.uniform(0.32, 0.42)
    count, rows = int(rng.integers(3, 9)), int(rng.integers(1, 3))
    canvas = np.zeros((int(size * (1.4 + 0.7 * (rows - 1))), int(size * (count + 0.6)), 4), np.uint8)
    for row in range(rows):
        for index in range(count):
            over(canvas, egg(rng, size, scaled(tint, rng.uniform(0.92, 1.04))), int(index * size + row * size * 0.3 + rng.uniform(-2, 2)), int(row * size * 0.65))
    if rng.random() < 0.6:
        tray = scaled(gray(rng, 0.6, 0.95), 1)
        start = int(canvas.shape[0] * rng.uniform(0.55, 0.75))
        canvas[start:, :, :3] = (np.array(tray) * np.linspace(1, 0.75, canvas.shape[0] - start)[:, None, None]).astype(np.uint8)
        canvas[start:, :, 3] = 255
    return canvas


def egg_carton(rng, unit):
    """A closed carton: ribbed pulp or foam with a label on the lid; sometimes open with eggs in it."""
    length, depth = int(unit * rng.uniform(1.4, 2.2)), int(unit * rng.uniform(0.4, 0.75))
    base = np.array(gray(rng, 0.5, 0.75) if rng.random() < 0.5 else color(rng, [330, 200, 60, 120], (0.05, 0.4), (0.75, 1)), np.float32)
    cups = int(rng.integers(4, 7))
    ys, xs = np.mgrid[0:depth, 0:length].astype(np.float32)
    wave = np.cos(xs / length * cups * 2 * np.pi)
    lid = ys < depth * rng.uniform(0.4, 0.6)
    shade = np.where(lid, 0.95 + 0.06 * wave, 0.72 + 0.2 * wave * (ys / depth))
    rgb = base * shade[..., None] + rng.normal(0, 4, (depth, length, 1))
    canvas = np.dstack([np.clip(rgb, 0, 255), np.full((depth, length), 255)]).astype(np.uint8)
    hidden = (ys > depth * 0.86) & (wave < -0.2)
    canvas[hidden, 3] = 0
    if rng.random() < 0.6:
        texture = label_texture(rng, gray(rng) if rng.random() < 0.5 else color(rng, [50, 120, 0, 210]), ["eggs", "free range", "12 eggs", "large eggs"], size=(int(length * 0.6) + 2, int(depth * 0.35) + 2))
        sprite = np.dstack([texture, np.full(texture.shape[:2], 255)]).astype(np.uint8)
        over(canvas, sprite, int(length * 0.2), int(depth * 0.05))
    if rng.random() < 0.35:
        eggs = egg_row(rng, unit * length / (cups * unit * 0.38))
        eggs = eggs[:, : min(eggs.shape[1], length)]
        taller = np.zeros((depth + eggs.shape[0] // 3, length, 4), np.uint8)
        over(taller, eggs, 0, 0)
        over(taller, canvas, 0, taller.shape[0] - depth)
        return taller
    return canvas


def cheese_block(rng, unit):
    tint = color(rng, [40, 46, 50], (0.35, 0.8), (0.85, 1))
    front = np.tile(np.array(tint, np.float32), (80, 140, 1)) + rng.normal(0, 3, (80, 140, 1))
    if rng.random() < 0.5:
        label = label_texture(rng, color(rng, [0, 50, 210, 120]), ["cheese", "cheddar", "gouda"], size=(140, 40))
        front[20:60] = label
    return box_body(rng, unit * rng.uniform(0.35, 0.6), rng.uniform(1.3, 2.2), front)


def ends(radius, glass_hues, middle):
    """Bottles that lie with their caps or bottoms toward the viewer, side by side and in layers."""

    def draw(rng, unit):
        size = max(8, int(unit * radius * 2))
        across, layers = int(rng.integers(1, 6)), int(rng.integers(1, 3))
        canvas = np.zeros((int(size * (1 + 0.85 * (layers - 1))) + 1, size * across + size // 2, 4), np.uint8)
        ys, xs = np.mgrid[0:size, 0:size].astype(np.float32) / (size - 1) * 2 - 1
        distance = np.hypot(xs, ys)
        glass, cap = np.array(color(rng, glass_hues, (0.4, 0.9), (0.06, 0.35)), np.float32), np.array(middle(rng), np.float32)
        share = rng.uniform(0.35, 0.5)
        for layer in range(layers):
            for index in range(across - layer % 2):
                rgb = glass * (0.7 + 0.8 * np.clip(0.5 - ys * 0.6 - xs * rng.uniform(-0.4, 0.4), 0, 1) * distance)[..., None]
                rgb = np.where((distance < share)[..., None], cap * (0.8 + 0.25 * -ys)[..., None], rgb)
                rgb[np.abs(distance - share) < 0.07] *= 0.5
                end = np.dstack([np.clip(rgb, 0, 255), np.clip((1 - distance) * size / 3, 0, 1) * 255]).astype(np.uint8)
                over(canvas, end, int(index * size + layer % 2 * size / 2), canvas.shape[0] - size - int(layer * size * 0.85))
        return canvas

    return draw


PACKAGES = {
    "beer": [beer_bottle, beer_bottle, beer_bottle, beer_bottle, beer_can, beer_can, pack(BEER_WORDS, [45, 120, 220, 0]), ends(0.25, [25, 125], lambda rng: color(rng, [45, 0, 220, 120], (0, 0.9), (0.4, 0.95)))],
    "wine": [wine_bottle, wine_bottle, wine_bottle, wine_bottle, ends(0.32, [110, 60], lambda rng: color(rng, [0, 45, 220], (0.3, 1), (0.1, 0.6)))],
    "soda": [soda_can, soda_can, soda_can, soda_bottle, soda_bottle, pack(SODA_WORDS, [0, 0, 25, 110, 215])],
    "water": [water_bottle],
    "milk": [milk_jug, milk_jug, milk_bottle, milk_carton],
    "juice": [juice_carton, juice_bottle, juice_bottle],
    "ketchup": [ketchup],
    "mustard": [mustard],
    "mayonnaise": [mayonnaise],
    "salad dressing": [dressing],
    "soy sauce": [soy_sauce],
    "jam": [jar(["jam", "strawberry", "jelly", "preserves", "marmalade"], [345, 350, 0, 280, 25], (0.2, 0.6))],
    "honey": [jar(["honey", "miel", "pure honey"], [35, 40], (0.6, 0.95))],
    "pickle": [jar(["pickles", "dill", "gherkins"], [80, 70], (0.35, 0.65), (0.4, 0.8), (1.0, 1.6), [75, 95])],
    "olive": [jar(["olives"], [65, 75], (0.35, 0.6), (0.4, 0.8), (0.8, 1.2), [60, 75, 20])],
    "tomato sauce": [jar(["tomato sauce", "pasta sauce", "marinara"], [5, 10], (0.5, 0.75), (0.7, 1), (1.1, 1.5))],
    "yogurt": [yogurt],
    "margarine": [tub(["margarine", "spread", "olive spread"], [50, 48, 120])],
    "sour cream": [tub(["sour cream", "creme fraiche"], [210, 0, 120])],
    "butter": [butter],
    "egg": [egg_row, egg_carton],
    "cheese": [cheese_block],
    None: NAMELESS,
}
