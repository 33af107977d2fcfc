"""Packaged foods in space. FOODS maps a class to (weight, maker) pairs; a maker takes a generator and gives a Good.

Sizes are those of shops in Europe and North America; colors and words are typical, brands invented (ml/prints/labels.py).
"""

from dataclasses import replace

import numpy as np

from chances import chance, pick, typical
from goods import Part, lathe
from goods.forms import BRASS, bottle, cap_down, filmed, good, grid, ink, jar, level, mass, opaque, paper, pieces, shaded, stuck, stuff, tray, tub, used_up
from goods.greens import GREENS
from goods.lookalikes import LOOKALIKES
from goods.nameless import NAMELESS
from goods.sauces import NOZZLE, SAUCES
from goods.solids import SOLIDS
from goods.spreads import SPREADS
from prints.labels import color, faces, gray, label

BEAR = [(0, 0.88), (0.03, 0.98), (0.25, 1), (0.4, 0.92), (0.5, 0.78), (0.53, 0.66), (0.6, 0.76), (0.68, 0.76), (0.76, 0.58), (0.78, 0.45), (0.79, 0.5), (0.88, 0.46), (0.92, 0.22), (1, 0.1)]


# jars


# hues, saturation, value, words, picture, weight
JAMS = [
    ([350, 356, 2], (0.75, 1), (0.22, 0.5), ["strawberry", "strawberry jam", "raspberry", "preserves", "confiture", "erdbeer"], "berries", 5),
    ([275, 300, 330], (0.5, 0.9), (0.1, 0.25), ["grape jelly", "blueberry", "blackcurrant", "blackberry jam"], "grapes", 3),
    ([22, 30], (0.8, 1), (0.55, 0.85), ["apricot", "orange marmalade", "peach preserves", "marmalade"], "orange", 2.5),
]
JAM_WORDS = ["jam", "jelly", "preserves", "JAM"]


def jam_jar(rng):
    hues, saturation, value, words, picture, _ = typical(rng, JAMS)
    tint = color(rng, hues, saturation, value)
    chunky = chance(rng, 0.6)
    content = (lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, tint, 0.12), [shaded(tint, 0.75), shaded(tint, 1.3)], 7, density=0.35)) if chunky else mass(tint, 0.1)
    lid = pick(rng, [BRASS, BRASS, gray(rng, 217, 255), gray(rng, 13, 51), ink(rng, [0, 222, 120, 290]), ink(rng, hues)])
    part = jar(rng, rng.uniform(0.08, 0.135), rng.uniform(0.03, 0.042), content, used_up(rng), lid, [*words, *JAM_WORDS], paper(rng, [0, 45, 290, 120], 0.65), picture if chance(rng, 0.8) else None, span=pick(rng, (0.3, 0.4, 0.5, 0.6, 1.0)), power=pick(rng, (2.0, 2.0, 2.0, 2.6, 3.2)))
    return checkered(rng, part) if chance(rng, 0.2) else part


def checkered(rng, part):
    """The cloth pattern on the lids of jam."""
    red, size = ink(rng, [0, 0, 222, 120]), part.lid.shape[0]
    ys, xs = np.mgrid[0:size, 0:size] // 8 % 2
    part.lid = opaque(np.where((ys ^ xs)[..., None] > 0, red, (245, 240, 235)))
    rows = max(2, int(part.texture.shape[0] * 0.1))
    ys, xs = np.mgrid[0:rows, 0 : part.texture.shape[1]] // 8 % 2
    part.texture[:rows] = opaque(np.where((ys ^ xs)[..., None] > 0, red, (245, 240, 235)))
    return part


def jam_squeeze(rng):
    tint = color(rng, [350, 285], (0.7, 1), (0.2, 0.45))
    return cap_down(rng, rng.uniform(0.16, 0.2), rng.uniform(0.033, 0.04), mass(tint, 0.08), paper(rng, [350, 285]), ["grape jelly", "strawberry", "jam"], paper(rng, [285, 350], 0.4), "grapes", at=(0.15, 0.64), span=0.42, depth=0.65)


def amber(rng, part):
    """Clear honey: light goes through."""
    part.material, part.liquid, part.fill = "clear", (rng.uniform(0.75, 0.92), rng.uniform(0.35, 0.55), rng.uniform(0.02, 0.1)), rng.uniform(0.5, 0.84)
    part.tint = (0.97, 0.96, 0.93)
    return part


def unpainted(rng, rows, columns):
    return np.zeros((rows, columns, 3), np.uint8)


def honey_jar(rng):
    milky = chance(rng, 0.4)
    tint = color(rng, [36, 42], (0.6, 0.95), (0.6, 0.88))
    lid = pick(rng, [BRASS, ink(rng, [48, 120]), gray(rng, 217, 255)])
    part = jar(rng, rng.uniform(0.09, 0.14), rng.uniform(0.032, 0.043), mass(tint) if milky else unpainted, level(rng), lid, ["honey", "miel", "pure honey", "honig", "HONEY"], paper(rng, [45, 120], 0.4), "bee", span=rng.uniform(0.4, 0.55))
    return part if milky else amber(rng, bare(part))


def bare(part):
    """Takes the placeholder content away so that the glass shows, a thin smear of honey on it."""
    part.texture[part.texture[..., :3].max(-1) == 0] = (205, 140, 40, 45)
    return part


def honey_squeeze(rng):
    outline = BEAR if chance(rng, 0.6) else NOZZLE
    part = bottle(rng, rng.uniform(0.14, 0.19), rng.uniform(0.03, 0.036), outline, unpainted, 0.215 if outline is BEAR else 0.265, color(rng, [48, 30], (0.8, 1), (0.8, 1)), ["honey", "pure honey"], paper(rng, [45], 0.5), "bee", at=(0.55, 0.85), span=0.35, level=1.0, depth=0.8)
    return amber(rng, bare(part))


PICKLES = ["pickles", "dill pickles", "gherkins", "kosher dill", "PICKLES", "bread & butter", "cornichons"]


def pickle_jar(rng):
    brine = color(rng, [62, 72, 80], (0.5, 0.85), (0.35, 0.62))
    greens = [color(rng, [70, 80, 88], (0.45, 0.8), (0.3, 0.55)) for _ in range(4)]
    sliced = chance(rng, 0.4)

    def content(rng, rows, columns):
        art = pieces(rng, stuff(rng, rows, columns, brine, 0.1), greens, 13 if sliced else 14, 1.0 if sliced else 3.2, 1.3, 0.3)
        return pieces(rng, art, [(190, 200, 120), (120, 60, 30), (60, 70, 25)], 2, density=0.02)

    lid = pick(rng, [ink(rng, [120, 130, 95]), gray(rng, 224, 255), BRASS, color(rng, [48, 0, 222], (0.7, 1), (0.5, 0.9))])
    return jar(rng, rng.uniform(0.12, 0.19), rng.uniform(0.036, 0.052), content, 1.0 if chance(rng, 0.6) else rng.uniform(0.5, 0.95), lid, PICKLES, paper(rng, [120, 95, 50, 222], 0.4), "pickle", span=rng.uniform(0.3, 0.6))


def olive_jar(rng):
    dark = chance(rng, 0.35)
    tints = [color(rng, [330, 20], (0.2, 0.5), (0.08, 0.22)) for _ in range(3)] if dark else [color(rng, [58, 66, 72], (0.5, 0.8), (0.35, 0.6)) for _ in range(3)]
    brine = color(rng, [55, 65], (0.4, 0.7), (0.3, 0.5)) if not dark else color(rng, [20], (0.4, 0.6), (0.15, 0.25))
    content = lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, brine, 0.1), tints, 11, 1.25, 1.4, 0.6, None if dark or chance(rng, 0.4) else (190, 50, 30))  # noqa: E731
    return jar(rng, rng.uniform(0.09, 0.17), rng.uniform(0.026, 0.038), content, 1.0 if chance(rng, 0.6) else rng.uniform(0.5, 0.95), pick(rng, [ink(rng, [120, 95, 0]), gray(rng, 217, 255), BRASS, gray(rng, 13, 51)]), ["olives", "green olives", "oliven", "black olives", "OLIVES"], paper(rng, [95, 120, 48], 0.45), "olive", span=rng.uniform(0.3, 0.6))


def pickle_spears(rng):
    """A large jar of whole pickles or spears upright in cloudy brine; fewer are left than the brine would cover."""
    brine = color(rng, [56, 64, 72], (0.35, 0.6), (0.5, 0.7))
    greens = [color(rng, [66, 76, 86], (0.5, 0.8), (0.28, 0.52)) for _ in range(4)]
    left = rng.uniform(0.15, 1.0) if chance(rng, 0.5) else 1.0

    def content(rng, rows, columns):
        art = np.array(stuff(rng, rows, columns, brine, 0.08))
        top = int(rows * (1 - left) * 0.7)
        art[top:] = pieces(rng, art[top:], greens, rng.uniform(9, 13), rng.uniform(4, 7), rng.uniform(0.9, 1.5), 0.12)
        return pieces(rng, art, [(206, 210, 140), (120, 60, 30), (66, 76, 30)], 2.6, density=0.03)

    lid, height = pick(rng, [ink(rng, [130, 95]), gray(rng, 224, 255), BRASS, ink(rng, [48, 222])]), rng.uniform(0.15, 0.22)
    return jar(rng, height, height * rng.uniform(0.26, 0.33), content, 1.0 if chance(rng, 0.5) else rng.uniform(0.55, 0.95), lid, PICKLES, paper(rng, [120, 95, 50, 222], 0.4), pick(rng, ["pickle", None]), span=pick(rng, [0.28, 0.36, 0.5]), power=pick(rng, [2.0, 2.0, 2.8]))


def tomato_sauce_jar(rng):
    tint = color(rng, [6, 10, 14], (0.8, 0.98), (0.5, 0.74))
    content = lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, tint, 0.1), [shaded(tint, 0.85), shaded(tint, 1.15), (110, 90, 30)], 4, density=0.18)  # noqa: E731
    return jar(rng, rng.uniform(0.13, 0.175), rng.uniform(0.04, 0.047), content, level(rng), pick(rng, [BRASS, gray(rng, 153, 242), ink(rng, [0, 120]), gray(rng, 13, 51)]), ["marinara", "pasta sauce", "tomato sauce", "tomato basil", "sugo", "bolognese"], paper(rng, [48, 0, 120], 0.5), "tomato", power=2.0 if chance(rng, 0.7) else 3.0)


# tubs


def yogurt_look(rng):
    base = gray(rng, 230, 255) if chance(rng, 0.7) else color(rng, [0, 210, 340, 280, 120], (0.2, 0.8), (0.75, 1))
    printed = ink(rng, [0, 210, 222, 340, 280, 120, 28])
    lid = gray(rng, 204, 242) if chance(rng, 0.5) else printed
    return base, base if chance(rng, 0.55) else printed, lid


YOGURT = ["yogurt", "yoghurt", "greek yogurt", "strawberry", "vanilla", "YOGURT", "low fat", "joghurt", "blueberry", "0% fat"]
YOGURT_PICTURES = ["berries", "swirl", "berries", "orange", "cow", None]


def yogurt_cup(rng):
    base, ground, lid = yogurt_look(rng)
    return tub(rng, rng.uniform(0.065, 0.1), rng.uniform(0.032, 0.042), base, lid, YOGURT, pick(rng, YOGURT_PICTURES), foot=rng.uniform(0.66, 0.85), rim=0.05, ground=ground)


def yogurt_pack(rng):
    """Cups that hang together: two rows of two or three."""
    part, across = yogurt_cup(rng), int(rng.integers(2, 4))
    if chance(rng, 0.6):
        columns = part.texture.shape[1]
        face = part.texture[:, columns // 3 : columns * 2 // 3, :3]
        part.power, part.texture = 5.0, faces(face, face, face, face)
    return [replace(part, offset=(x, 0.0, z)) for x, z in grid(across, 2, 2.02 * float(part.profile.max()))]


def yogurt_tub(rng):
    base, ground, lid = yogurt_look(rng)
    return tub(rng, rng.uniform(0.105, 0.15), rng.uniform(0.045, 0.061), base, lid, YOGURT, pick(rng, YOGURT_PICTURES), foot=rng.uniform(0.76, 0.86), rim=rng.uniform(0.06, 0.1), ground=ground)


def yogurt_sleeve(rng):
    """Cups in a sleeve of board: it hides all but their feet and lids, and the ends."""
    cup, across, deep = yogurt_cup(rng), int(rng.integers(2, 5)), int(rng.integers(1, 3))
    step = 2.02 * float(cup.profile.max())
    _, ground, _ = yogurt_look(rng)
    front, size = label(rng, 160, 72, ground, [*YOGURT, "4 pack", "variety"], pick(rng, YOGURT_PICTURES)), (across * step * 0.98, deep * step)
    top = label(rng, 160, 72, ground, YOGURT, pick(rng, YOGURT_PICTURES))
    side = cup.texture[:72, :96, :3]
    board = Part(cup.height * rng.uniform(0.5, 0.85), lathe([(0, 0.97), (1, 1)], size[0] / 2, size[1] / 2 + 0.003), faces(side, front, side, front), opaque(top), power=9.0, material="matte")
    board.offset = (0.0, cup.height - board.height + 0.002, 0.0)
    return [*[replace(cup, offset=(x, 0.0, z)) for x, z in grid(across, deep, step)], board]


def yogurt_drink(rng):
    """A small or tall bottle in a printed sleeve, foil or a cap on top."""
    base, ground, lid = yogurt_look(rng)
    outline = pick(rng, [[(0, 0.9), (0.03, 1), (0.6, 1), (0.72, 0.85), (0.82, 0.68), (0.84, 0.7), (1, 0.68)], [(0, 0.92), (0.04, 1), (0.3, 1), (0.4, 0.9), (0.55, 0.95), (0.72, 0.95), (0.82, 0.66), (0.84, 0.72), (1, 0.7)]])
    height = rng.uniform(0.1, 0.2)
    return bottle(rng, height, height * rng.uniform(0.17, 0.23), outline, mass(base, 0.01), 0.1, lid, [*YOGURT, "drinkable", "kefir", "smoothie"], ground, pick(rng, YOGURT_PICTURES), at=(rng.uniform(0.2, 0.3), 0.95), span=1.0, ribs=chance(rng, 0.5))


def sour_cream(rng):
    lid = gray(rng, 230, 255) if chance(rng, 0.4) else ink(rng, [215, 0, 120, 222])
    ground = gray(rng, 235, 255) if chance(rng, 0.65) else ink(rng, [215, 0, 120, 222])
    return tub(rng, rng.uniform(0.07, 0.115), rng.uniform(0.042, 0.058), gray(rng, 235, 255), lid, ["sour cream", "creme fraiche", "SOUR CREAM", "cream", "schmand"], pick(rng, ["swirl", "cow", None, None]), foot=rng.uniform(0.78, 0.9), rim=rng.uniform(0.08, 0.14), ground=ground)


def margarine(rng):
    base = color(rng, [50, 52, 48], (0.5, 1), (0.85, 1)) if chance(rng, 0.55) else gray(rng, 230, 255)
    lid = base if chance(rng, 0.45) else ink(rng, [50, 120, 222, 0]) if chance(rng, 0.7) else gray(rng, 230, 255)
    ground = base if chance(rng, 0.65) else ink(rng, [50, 120, 215])
    return tub(rng, rng.uniform(0.055, 0.085), rng.uniform(0.06, 0.085), base, lid, ["margarine", "spread", "buttery spread", "olive oil spread", "light", "MARGARINE"], pick(rng, ["leaf", "swirl", "wheat", None]), depth=rng.uniform(0.65, 0.8), power=pick(rng, [2.0, 2.6, 4.5, 4.5]), foot=rng.uniform(0.82, 0.92), rim=rng.uniform(0.14, 0.24), ground=ground)


def margarine_large(rng):
    """The round family tub; from above it is a wide printed disk."""
    base = color(rng, [50, 52, 48], (0.5, 1), (0.85, 1)) if chance(rng, 0.55) else gray(rng, 230, 255)
    lid = base if chance(rng, 0.4) else gray(rng, 230, 255) if chance(rng, 0.4) else ink(rng, [50, 120, 222, 0])
    return tub(rng, rng.uniform(0.075, 0.125), rng.uniform(0.058, 0.08), base, lid, ["margarine", "vegetable oil spread", "spread", "buttery spread", "MARGARINE"], pick(rng, ["leaf", "swirl", "wheat", None]), foot=rng.uniform(0.78, 0.9), rim=rng.uniform(0.1, 0.18), ground=base if chance(rng, 0.6) else ink(rng, [50, 120, 215]))


def tofu(rng):
    top = label(rng, 128, 100, paper(rng, [120, 210, 28], 0.3), ["tofu", "firm tofu", "organic tofu", "silken", "bio tofu"], pick(rng, ["leaf", None]))
    if chance(rng, 0.4):
        top = stuck(rng, filmed(rng, stuff(rng, 100, 128, (242, 236, 218), 0.03)), ["tofu", "firm"], paper(rng, [120, 210], 0.2), "leaf", (0.5, 0.8), (0.5, 0.5))
    part = tray(rng, rng.uniform(0.11, 0.14), rng.uniform(0.04, 0.05), rng.uniform(0.085, 0.1), (236, 232, 220), top)
    if chance(rng, 0.6):
        rows = part.texture.shape[0]
        part.texture = faces(*[label(rng, 128, rows, paper(rng, [120, 210, 28], 0.2), ["tofu", "firm tofu", "bio tofu"]) for _ in range(4)])
    return part


FOODS = {
    **SAUCES,
    "jam": [(6, good("jam", jam_jar)), (1, good("jam", jam_squeeze))],
    "honey": [(2, good("honey", honey_jar)), (1, good("honey", honey_squeeze))],
    "pickle": [(3, good("pickle", pickle_jar)), (2, good("pickle", pickle_spears))],
    "olive": [(1, good("olive", olive_jar))],
    "tomato sauce": [(1, good("tomato sauce", tomato_sauce_jar))],
    "yogurt": [(3, good("yogurt", yogurt_cup)), (2, good("yogurt", yogurt_pack)), (3, good("yogurt", yogurt_tub)), (1, good("yogurt", yogurt_sleeve)), (1, good("yogurt", yogurt_drink))],
    "sour cream": [(1, good("sour cream", sour_cream))],
    "margarine": [(3, good("margarine", margarine)), (1.5, good("margarine", margarine_large))],
    "tofu": [(1, good("tofu", tofu))],
    **SPREADS,
    **SOLIDS,
    **GREENS,
    None: [*NAMELESS, *LOOKALIKES],
}
