"""Ketchup, mustard, mayonnaise, salad dressing: full, half used, nearly empty, from the front and from behind. SAUCES: class -> (weight, maker) pairs."""

import numpy as np

from chances import chance, pick, typical
from goods.forms import BRASS, WHITE, bottle, cap_down, good, ink, jar, mass, paper, pieces, shaded, squeezed, stuff, used_up
from prints.labels import color, gray

UPRIGHT = [(0, 0.9), (0.03, 1), (0.3, 1), (0.45, 0.94), (0.6, 0.97), (0.72, 0.8), (0.79, 0.46), (0.81, 0.44), (0.82, 0.52), (0.93, 0.46), (1, 0.3)]
GLASS = [(0, 0.92), (0.03, 1), (0.42, 1), (0.58, 0.8), (0.72, 0.5), (0.84, 0.4), (0.855, 0.39), (0.86, 0.47), (0.99, 0.45), (1, 0.4)]
SLENDER = [(0, 0.92), (0.03, 1), (0.36, 1), (0.4, 0.97), (0.6, 0.72), (0.8, 0.42), (0.855, 0.4), (0.86, 0.46), (0.99, 0.45), (1, 0.4)]
NOZZLE = [(0, 0.94), (0.03, 1), (0.2, 1), (0.38, 0.93), (0.5, 0.95), (0.62, 0.9), (0.7, 0.62), (0.735, 0.5), (0.74, 0.56), (0.8, 0.55), (0.83, 0.3), (0.9, 0.2), (1, 0.1)]
BARREL = [(0, 0.9), (0.04, 0.98), (0.15, 1), (0.48, 1), (0.6, 0.95), (0.68, 0.75), (0.73, 0.56), (0.735, 0.62), (0.8, 0.6), (0.83, 0.34), (0.92, 0.18), (1, 0.09)]
DRESSING = [(0, 0.9), (0.03, 1), (0.46, 1), (0.58, 0.86), (0.7, 0.52), (0.8, 0.42), (0.835, 0.42), (0.84, 0.5), (0.99, 0.48), (1, 0.43)]
WAISTED = [(0, 0.92), (0.03, 1), (0.2, 1), (0.34, 0.86), (0.48, 0.84), (0.6, 0.97), (0.66, 0.95), (0.76, 0.62), (0.82, 0.46), (0.835, 0.46), (0.84, 0.55), (0.99, 0.53), (1, 0.48)]
CRUET = [(0, 0.94), (0.02, 1), (0.4, 1), (0.52, 0.8), (0.64, 0.46), (0.82, 0.36), (0.835, 0.36), (0.84, 0.44), (0.99, 0.42), (1, 0.38)]
SHOULDERED = [(0, 0.92), (0.03, 1), (0.62, 1), (0.72, 0.9), (0.79, 0.55), (0.82, 0.5), (0.83, 0.58), (0.99, 0.56), (1, 0.5)]
PEAR = [(0, 0.86), (0.04, 0.97), (0.16, 1), (0.32, 0.97), (0.5, 0.8), (0.66, 0.56), (0.78, 0.43), (0.835, 0.42), (0.84, 0.52), (0.99, 0.5), (1, 0.45)]


# ketchup


def ketchup_red(rng):
    return color(rng, [5, 9], (0.86, 1), (0.4, 0.7))


KETCHUP = ["ketchup", "tomato ketchup", "KETCHUP", "tomato"]


def ketchup_glass(rng):
    """Long-necked glass, or plastic of that shape; most show how little is left."""
    outline = pick(rng, [GLASS, GLASS, SLENDER])
    cap = gray(rng, 224, 255) if chance(rng, 0.75) else ketchup_red(rng)
    return bottle(rng, rng.uniform(0.19, 0.25), rng.uniform(0.03, 0.037), outline, mass(ketchup_red(rng)), 0.145, cap, KETCHUP, paper(rng, [0, 120], 0.75), "tomato", at=(rng.uniform(0.5, 0.58), rng.uniform(0.8, 0.9)), span=rng.uniform(0.35, 0.5), level=used_up(rng), neck_label=(0.19, rng.uniform(0.28, 0.36)) if chance(rng, 0.45) else None)


def ketchup_cap_down(rng):
    cap = gray(rng, 224, 255) if chance(rng, 0.75) else ink(rng, [0, 0, 120])
    return cap_down(rng, rng.uniform(0.17, 0.245), rng.uniform(0.036, 0.046), mass(ketchup_red(rng)), cap, KETCHUP, paper(rng, [0, 120, 45], 0.6), "tomato", at=(rng.uniform(0.15, 0.25), rng.uniform(0.56, 0.66)), span=rng.uniform(0.35, 0.45), depth=rng.uniform(0.55, 0.72))


def ketchup_upright(rng):
    cap = gray(rng, 224, 255) if chance(rng, 0.7) else ketchup_red(rng)
    return bottle(rng, rng.uniform(0.17, 0.23), rng.uniform(0.034, 0.042), UPRIGHT, mass(ketchup_red(rng)), 0.185, cap, KETCHUP, paper(rng, [0, 120, 45], 0.6), "tomato", at=(0.36, 0.82), span=rng.uniform(0.35, 0.48), level=squeezed(rng), depth=rng.uniform(0.6, 0.8))


def upside_down(maker):
    """A bottle made to stand on its foot, put on its cap so that the rest runs down: its label is on its head."""

    def make(rng):
        part = maker(rng)
        part.profile, part.texture = np.ascontiguousarray(part.profile[::-1]), np.ascontiguousarray(part.texture[::-1, ::-1])
        part.lid, part.material = None, "gloss"
        part.texture[..., 3] = 255
        return part

    return make


# mustard


MUSTARD = ["mustard", "yellow mustard", "MUSTARD", "classic yellow"]


def mustard_squeeze(rng):
    yellow = color(rng, [50, 52], (0.85, 1), (0.85, 1))
    cap = shaded(yellow, rng.uniform(0.9, 1.05)) if chance(rng, 0.65) else color(rng, [0, 0, 50, 225], (0.8, 1), (0.55, 0.9))
    ground = yellow if chance(rng, 0.3) else color(rng, [0, 50, 225, 225], (0.7, 1), (0.5, 1)) if chance(rng, 0.6) else gray(rng, 230, 255)
    return bottle(rng, rng.uniform(0.15, 0.205), rng.uniform(0.029, 0.037), pick(rng, [NOZZLE, BARREL]), mass(yellow, 0.02), 0.265, cap, MUSTARD, ground, None, at=(0.42, 0.86), span=rng.uniform(0.32, 0.48), level=1.0, depth=rng.uniform(0.65, 0.95), ribs=False)


def mustard_cap_down(rng):
    yellow = color(rng, [46, 52], (0.8, 1), (0.75, 0.95))
    return cap_down(rng, rng.uniform(0.15, 0.2), rng.uniform(0.03, 0.037), mass(yellow, 0.03), paper(rng, [50, 0, 120], 0.3), [*MUSTARD, "honey mustard"], paper(rng, [50, 0, 120, 220]), None, at=(0.2, 0.62), span=0.42, depth=0.65)


def grains(tint):
    return lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, tint), [(90, 60, 30), shaded(tint, 0.7), shaded(tint, 1.2)], 3, density=0.5)


def mustard_jar(rng):
    """Small glass; many show more of the mustard than of a label."""
    tint = color(rng, [40, 45, 48], (0.55, 0.85), (0.6, 0.85))
    lid = pick(rng, [gray(rng, 217, 255), gray(rng, 13, 51), ink(rng, [48, 0, 120]), (190, 150, 60), BRASS])
    return jar(rng, rng.uniform(0.08, 0.13), rng.uniform(0.028, 0.037), grains(tint) if chance(rng, 0.35) else mass(tint), used_up(rng), lid, ["dijon", "mustard", "senf", "moutarde", "whole grain"], paper(rng, [48, 0, 120, 220]), span=pick(rng, [0.3, 0.4, 0.5, 0.9]), power=pick(rng, [2.0, 2.0, 2.7]))


# mayonnaise


MAYO = ["mayonnaise", "mayo", "real mayonnaise", "MAYO", "light mayo"]


def mayo_white(rng):
    return color(rng, [50], (0.02, 0.14), (0.9, 0.98))


def mayo_lid(rng):
    return gray(rng, 230, 255) if chance(rng, 0.15) else ink(rng, [222, 222, 215, 50, 50, 0, 120])


def mayo_jar(rng):
    lid = mayo_lid(rng)
    ground = lid if chance(rng, 0.35) else color(rng, [222, 50, 215], (0.5, 1), (0.5, 1)) if chance(rng, 0.55) else gray(rng, 230, 255)
    return jar(rng, rng.uniform(0.1, 0.18), rng.uniform(0.036, 0.056), mass(mayo_white(rng), 0.025), used_up(rng), lid, MAYO, ground, pick(rng, ["egg", "swirl", None, None]), neck=rng.uniform(0.8, 0.92), cap=rng.uniform(0.1, 0.15), labelled=0.95)


def mayo_family(rng):
    """The large jar: wide, with a deep lid almost as wide as itself."""
    lid, height = mayo_lid(rng), rng.uniform(0.14, 0.2)
    ground = lid if chance(rng, 0.3) else gray(rng, 230, 255) if chance(rng, 0.5) else color(rng, [222, 215, 50], (0.5, 1), (0.5, 1))
    return jar(rng, height, height * rng.uniform(0.31, 0.38), mass(mayo_white(rng), 0.03), used_up(rng), lid, MAYO, ground, pick(rng, ["egg", None, None]), neck=rng.uniform(0.88, 0.97), cap=rng.uniform(0.13, 0.2), labelled=0.95, span=pick(rng, [0.36, 0.45, 0.55, 1.0]), power=pick(rng, [2.0, 2.0, 2.6, 3.1]))


def mayo_squeeze(rng):
    lid = color(rng, [222, 215, 50, 0], (0.7, 1), (0.4, 0.95)) if chance(rng, 0.75) else gray(rng, 230, 255)
    return cap_down(rng, rng.uniform(0.16, 0.22), rng.uniform(0.033, 0.042), mass(mayo_white(rng), 0.02), lid, MAYO, paper(rng, [222, 50, 215], 0.35), pick(rng, ["egg", None, None]), at=(0.15, 0.64), span=rng.uniform(0.36, 0.48), depth=rng.uniform(0.58, 0.75))


# salad dressing

THROUGH = (3, 2, 1)  # in content: here the liquid shows


def creamy(tint, bits):
    return lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, tint, 0.03), [shaded(tint, 0.8), *bits], 1.6, density=rng.uniform(0.01, 0.06))


def ranch(rng):
    return creamy(color(rng, [46, 52], (0.03, 0.16), (0.9, 0.98)), [(96, 116, 62), (70, 90, 50)])


def caesar(rng):
    return creamy(color(rng, [44, 50], (0.12, 0.32), (0.8, 0.93)), [(90, 80, 50), (60, 50, 36)])


def island(rng):
    return creamy(color(rng, [14, 22, 28], (0.4, 0.75), (0.78, 0.93)), [(190, 70, 30), (120, 120, 50)])


def green_herbs(rng):
    return creamy(color(rng, [66, 82], (0.18, 0.38), (0.62, 0.8)), [(60, 90, 40), (50, 70, 30)])


def balsamic(rng):
    return mass(color(rng, [14, 20], (0.6, 0.85), (0.08, 0.2)), 0.1)


def layered(rng):
    """Oil on vinegar, what is in it between them or on the ground."""

    def content(rng, rows, columns):
        oil, sour = color(rng, [42, 48], (0.6, 0.9), (0.55, 0.8)), color(rng, [18, 28, 40], (0.5, 0.9), (0.15, 0.45))
        line = rng.uniform(0.35, 0.75) * rows
        share = np.clip((np.arange(rows) - line) / rng.uniform(2, 20) + 0.5, 0, 1)[:, None, None]
        art = stuff(rng, rows, columns, oil) * (1 - share) + stuff(rng, rows, columns, sour) * share
        return pieces(rng, art.astype(np.uint8), [(60, 80, 30), (140, 40, 20), (50, 30, 15)], 2, density=0.06)

    return content


def italian(rng):
    """Clear, with herbs and peppers that float or have sunk."""

    def content(rng, rows, columns):
        art = pieces(rng, np.full((rows, columns, 3), THROUGH, np.uint8), [(70, 84, 34), (54, 60, 24), (170, 48, 24), (120, 90, 40)], 1.8, density=rng.uniform(0.03, 0.12))
        sunk = int(rows * rng.uniform(0.03, 0.16))
        art = np.array(art)
        art[-sunk:] = pieces(rng, stuff(rng, sunk, columns, (104, 88, 40), 0.2, 6), [(70, 84, 34), (150, 50, 26), (180, 160, 90)], 2, density=0.6)
        return art

    return content


# content, hues of the label, how often it is white, words, weight
DRESSINGS = [
    (ranch, [120, 120, 222, 200], 0.4, ["ranch", "ranch dressing", "RANCH", "blue cheese", "buttermilk ranch"], 3.5),
    (caesar, [120, 48, 222, 0], 0.4, ["caesar", "dressing", "parmesan", "garlic & herb"], 2),
    (island, [28, 0, 222, 48], 0.4, ["thousand island", "french", "dressing", "honey mustard"], 2),
    (green_herbs, [120, 95, 48], 0.5, ["goddess", "avocado", "herb dressing"], 0.7),
    (balsamic, [300, 28, 120, 48], 0.5, ["balsamic", "vinaigrette", "balsamic vinaigrette"], 1.6),
    (layered, [120, 0, 48], 0.5, ["vinaigrette", "greek", "oil & vinegar", "dressing"], 1.8),
    (italian, [120, 0, 48, 28], 0.45, ["italian", "zesty italian", "light italian", "salad dressing"], 2.4),
]
# outline, height, half width
SHAPES = [(DRESSING, 0.2, 0.035), (DRESSING, 0.19, 0.033), (SHOULDERED, 0.185, 0.034), (WAISTED, 0.205, 0.035), (WAISTED, 0.19, 0.034), (CRUET, 0.225, 0.031), (PEAR, 0.2, 0.038), (PEAR, 0.185, 0.036)]


def clear_dressing(rng, part, full):
    """Where the content is marked as clear, light goes through what is left of it."""
    marked = (part.texture[..., :3] == THROUGH).all(-1)
    film = part.texture[..., 3] < 255
    part.texture[marked & film] = (200, 170, 90, 30)
    part.texture[marked & ~film] = (206, 164, 66, int(rng.uniform(20, 110)))
    part.material, part.fill = "clear", 0.8 * full
    part.liquid = (rng.uniform(0.8, 0.95), rng.uniform(0.62, 0.8), rng.uniform(0.15, 0.4))
    return part


def dressing_cap(rng):
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 13, 38)
    return gray(rng, 224, 255) if kind < 0.6 else BRASS if kind < 0.66 else ink(rng, [120, 120, 0, 50, 222, 28])


def dressing(rng):
    inside, hues, white, words, _ = typical(rng, DRESSINGS)
    outline, tall, half = pick(rng, SHAPES)
    full, content = used_up(rng), inside(rng)
    at = (rng.uniform(0.4, 0.54), rng.uniform(0.8, 0.94))
    collar = (0.2, rng.uniform(0.27, 0.33)) if chance(rng, 0.25) else None
    part = bottle(rng, tall * rng.uniform(0.88, 1.12), half * rng.uniform(0.9, 1.12), outline, content, 0.165, dressing_cap(rng), words, paper(rng, hues, white), pick(rng, ["leaf", "leaf", "tomato", None, None]), at=at, span=pick(rng, [0.32, 0.36, 0.42, 0.5, 1.0]), level=full, depth=pick(rng, [0.62, 0.7, 0.8, 1.0, 1.0]), neck_label=collar)
    part.power = pick(rng, [2.0, 2.0, 2.6, 3.2])
    return clear_dressing(rng, part, full) if inside is italian else part


def dressing_cap_down(rng):
    inside, hues, white, words, _ = typical(rng, DRESSINGS[:5])
    cap = gray(rng, 224, 255) if chance(rng, 0.4) else ink(rng, [120, 222, 0, 28])
    return cap_down(rng, rng.uniform(0.16, 0.21), rng.uniform(0.032, 0.04), inside(rng), cap, words, paper(rng, hues, white), pick(rng, ["leaf", "swirl", None]), at=(0.15, 0.64), span=rng.uniform(0.38, 0.5), depth=0.65)


def dressing_flip(rng):
    """Plastic with a wide, low flip cap, an all-around sleeve or a large label."""
    inside, hues, white, words, _ = typical(rng, DRESSINGS[:5])
    outline = [(0, 0.92), (0.03, 1), (0.25, 1), (0.42, 0.9), (0.56, 0.93), (0.7, 0.98), (0.8, 0.86), (0.855, 0.72), (0.86, 0.78), (0.985, 0.76), (1, 0.7)]
    cap = WHITE if chance(rng, 0.45) else ink(rng, [120, 222, 0, 28])
    return bottle(rng, rng.uniform(0.165, 0.215), rng.uniform(0.032, 0.039), outline, inside(rng), 0.142, cap, words, paper(rng, hues, white), pick(rng, ["leaf", "swirl", None]), at=(rng.uniform(0.2, 0.3), rng.uniform(0.84, 0.95)), span=pick(rng, [0.42, 0.5, 1.0]), level=squeezed(rng), depth=pick(rng, [0.6, 0.7, 0.85]), ribs=False)


LYING = {ketchup_cap_down: 0.08, ketchup_upright: 0.08, mustard_squeeze: 0.05, mayo_squeeze: 0.06, dressing: 0.05}
SAUCES = {name: [(weight, good(name, function, LYING.get(function, 0.0))) for weight, function in forms] for name, forms in {
    "ketchup": [(3, ketchup_glass), (4, ketchup_cap_down), (2, ketchup_upright), (0.4, upside_down(ketchup_upright))],
    "mustard": [(5, mustard_squeeze), (1.5, mustard_cap_down), (3, mustard_jar)],
    "mayonnaise": [(2.5, mayo_jar), (2, mayo_family), (2, mayo_squeeze)],
    "salad dressing": [(6, dressing), (1, dressing_cap_down), (1.2, dressing_flip)],
}.items()}
