"""What keeps for long: coffee, tea, cereal, flour, sugar, oats, rice, pasta, noodles, tins. DRY: class -> (weight, maker) pairs; sweet ones: sweets.py, frozen ones and fish: frozen.py."""

import numpy as np

from chances import chance, pick
from goods import PRISM, ROWS, Part, lathe
from goods.forms import AROUND, BRASS, FACE, WHITE, any_color, band_on, box, disk, filmed, good, ink, jar, label_on, level, opaque, painted, paper, pieces, pillow, rows_for, shaded, stuff, tin, turned
from prints.labels import band, color, faces, gray, label

CANISTER = [(0, 0.97), (0.015, 1), (0.03, 0.985), (0.86, 0.985), (0.875, 1.03), (0.985, 1.03), (1, 0.98)]
WAISTED_CANISTER = [(0, 0.96), (0.02, 1), (0.2, 1), (0.3, 0.93), (0.6, 0.93), (0.7, 1), (0.86, 0.99), (0.875, 1.02), (0.985, 1.02), (1, 0.97)]
SEALED = [(0, 0.1), (0.04, 0.3), (0.25, 0.85), (0.5, 1), (0.75, 0.85), (0.96, 0.3), (1, 0.1)]
BRICK = [(0, 0.97), (0.03, 1), (0.92, 1), (0.98, 0.93), (1, 0.86)]


# forms that these goods share


def loose(ground, tints, size, stretch=1.0, density=1.3, hollow=None):
    """Content of many small things: beans, grains, nuts. -> function (rng, rows, columns) -> RGB."""
    return lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, ground, 0.12, 8), tints, size, stretch, density, 1.5, hollow)


def with_window(rng, front, content, share=(0.25, 0.5)):
    """A front with a clear place through which the content shows: a band, a box or an oval."""
    rows, columns = front.shape[:2]
    tall, wide = int(rows * rng.uniform(*share)), int(columns * pick(rng, [0.5, 0.7, 0.8, 1.0]))
    top, left = int((rows - tall) * (rng.uniform(0.75, 0.98) if chance(rng, 0.75) else 0.05)), (columns - wide) // 2
    front, view = np.array(front), content(rng, tall, wide)
    ys, xs = np.mgrid[-1:1:tall * 1j, -1:1:wide * 1j]
    seen = (np.abs(xs) ** 2.2 + np.abs(ys) ** 2.2 < 1) if wide < columns and chance(rng, 0.5) else np.ones((tall, wide), bool)
    front[top : top + tall, left : left + wide][seen] = (view * 0.92)[seen]
    return front


def sealed(width, depth):
    """The profile of a bag of film that is sealed at both ends."""
    shape = lathe(SEALED, 1.0, depth / 2)
    shape[:, 0] = width / 2 * np.interp(np.linspace(0, 1, ROWS), [0, 0.06, 0.5, 0.94, 1], [0.96, 0.98, 1, 0.98, 0.96])
    return shape


def crimped(rng, art, tint):
    """The sealed ends of a bag, above and below: plain, with fine ribs."""
    art, edge = np.array(art), int(rng.uniform(5, 9))
    art[:edge] = art[-edge:] = band(rng, art.shape[1], edge, tint, True)
    return art


def film_bag(rng, size, ground, words, picture=None, content=None, *, shape=None, crumple=None, ends=True, window=0.5):
    """A printed bag of film. size: width, height, depth; content: what a window shows."""
    width, height, depth = size
    rows = int(np.clip(FACE * height / width, 72, 184))
    front = label(rng, FACE, rows, ground, words, picture)
    if content is not None and chance(rng, window):
        front = with_window(rng, front, content)
    tint = gray(rng, 170, 225) if chance(rng, 0.25) else shaded(ground, 0.9)
    back = label(rng, FACE, rows, shaded(ground, 0.95), words, None, "back") if chance(rng, 0.5) else band(rng, FACE, rows, ground)
    front, back = (filmed(rng, crimped(rng, art, tint) if ends else art) for art in (front, back))
    side = band(rng, 16, rows, shaded(ground, 0.85))
    profile = (sealed if chance(rng, 0.5) else pillow)(width, depth) if shape is None else shape
    return Part(height, profile, faces(side, front, side, back), power=4.0, crumple=crumple or rng.uniform(0.0015, 0.004))


def clip(rng, height, width):
    """What holds an opened bag shut."""
    tint = color(rng, [30], (0.3, 0.5), (0.6, 0.8)) if chance(rng, 0.4) else any_color(rng)
    return Part(0.014, lathe(PRISM, width * rng.uniform(0.1, 0.42), 0.009), painted(tint), power=6.0, offset=(rng.uniform(-0.15, 0.15) * width, height - 0.012, 0.0))


def opened(rng, part, share=0.3):
    """Some bags are half empty, rolled down and clipped."""
    if not chance(rng, share):
        return part
    part.height *= rng.uniform(0.6, 0.85)
    part.texture = part.texture[int(part.texture.shape[0] * rng.uniform(0.1, 0.3)) :]
    wide = 2 * float(part.profile[:, 0].max())
    return [part, clip(rng, part.height, wide)] if chance(rng, 0.6) else part


def paper_brick(rng, size, ground, words, picture=None):
    """Flour or sugar: paper around a block, its top folded down."""
    width, height, depth = size
    part = box(rng, width, height, depth, ground, words, picture, crumple=rng.uniform(0.0008, 0.002), power=7.0, top=stuff(rng, 64, 96, shaded(ground, 0.95), 0.04))
    part.profile = lathe(BRICK, width / 2, depth / 2)
    if chance(rng, 0.35):  # opened, its top rolled to a ridge
        part.profile[:, 1] *= np.interp(np.linspace(0, 1, ROWS), [0, 0.72, 0.95, 1], [1, 1, 0.3, 0.22])
        part.crumple = rng.uniform(0.002, 0.004)
    return part


def canister(rng, height, radius, ground, lid, words, picture=None, outline=CANISTER, material="gloss", power=2.0):
    """A can or cardboard tube with a lid of plastic."""
    cap = 0.13 if outline is WAISTED_CANISTER or outline is CANISTER else 0.06
    coat = opaque(stuff(rng, rows_for(height, 2 * np.pi * radius), AROUND, ground, 0.01))
    coat = label_on(rng, coat, cap, 0.985, 1.0, words, ground, picture)
    coat = band_on(rng, coat, 0, cap, lid, chance(rng, 0.3))
    return Part(height, lathe(outline, radius), turned(rng, coat), disk(rng, lid), power=power, material=material)


def carton(words, hues, pictures, low, high, white=0.2):
    """A maker of printed boxes between two sizes."""

    def make(rng):
        size = [rng.uniform(a, b) for a, b in zip(low, high)]
        return box(rng, *size, paper(rng, hues, white), words, pick(rng, pictures), material="gloss" if chance(rng, 0.4) else "matte")

    return make


def windowed_carton(words, hues, pictures, content, low, high):
    """The same with a window on its content."""

    def make(rng):
        size, ground = [rng.uniform(a, b) for a, b in zip(low, high)], paper(rng, hues, 0.15)
        rows = int(np.clip(FACE * size[1] / size[0], 32, 200))
        front = with_window(rng, label(rng, FACE, rows, ground, words, pick(rng, pictures)), content)
        return box(rng, *size, ground, words, front=front, material="gloss" if chance(rng, 0.4) else "matte")

    return make


def dusted(part):
    """Dry things leave the wall above them nearly clean."""
    part.texture[..., 3] = np.where(part.texture[..., 3] < 250, part.texture[..., 3] // 5, part.texture[..., 3])
    return part


def storage_jar(rng, content, words, height=(0.12, 0.24), radius=(0.04, 0.058)):
    """A jar at home, mostly without a label."""
    lid = pick(rng, [BRASS, gray(rng, 120, 200), WHITE, gray(rng, 13, 51), color(rng, [30], (0.35, 0.5), (0.6, 0.78)), any_color(rng)])
    return dusted(jar(rng, rng.uniform(*height), rng.uniform(*radius), content, level(rng), lid, words, gray(rng, 220, 255), None, neck=rng.uniform(0.85, 0.98), cap=rng.uniform(0.07, 0.14), labelled=0.3, span=rng.uniform(0.25, 0.4), power=pick(rng, [2.0, 2.0, 2.8])))


# coffee and tea


COFFEE = ["coffee", "ground coffee", "COFFEE", "espresso", "dark roast", "medium roast", "kaffee", "café", "house blend", "decaf", "arabica"]
COFFEE_PICTURES = ["coffee beans", "cup", "coffee beans", "cup", None, None]
BEANS = loose((52, 30, 18), [(92, 54, 30), (74, 42, 24), (110, 68, 40)], 4.5, 0.7)
INSTANT = loose((70, 40, 22), [(110, 68, 38), (86, 52, 30), (60, 34, 20)], 2.2, 0.8)


def coffee_ground(rng):
    """Blue, red and green cans, black and brown bags, some gold."""
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 10, 45)
    if kind < 0.45:
        return color(rng, [18, 25], (0.5, 0.8), (0.18, 0.4))
    if kind < 0.55:
        return color(rng, [40, 45], (0.4, 0.7), (0.6, 0.85))
    return ink(rng, [0, 0, 215, 222, 222, 130, 350]) if kind < 0.9 else gray(rng, 220, 250)


def coffee_can(rng):
    """Ground coffee under a plastic lid: a wide can, or a canister with a waist to hold it by."""
    ground, plastic = coffee_ground(rng), chance(rng, 0.4)
    lid = pick(rng, [gray(rng, 10, 40), gray(rng, 10, 40), ink(rng, [0, 215, 45]), gray(rng, 225, 250), color(rng, [45], (0.1, 0.3), (0.8, 0.95)), ground])
    height = rng.uniform(0.13, 0.18)
    return canister(rng, height, height * rng.uniform(0.3, 0.5), ground, lid, COFFEE, pick(rng, COFFEE_PICTURES), WAISTED_CANISTER if plastic else CANISTER, "gloss" if plastic or chance(rng, 0.5) else "metal", pick(rng, [2.0, 2.6, 3.0]) if plastic else 2.0)


def coffee_bag(rng):
    """A bag with side folds, rolled down and held by a tie, or a hard brick without air."""
    width, depth, ground = rng.uniform(0.075, 0.11), rng.uniform(0.05, 0.07), coffee_ground(rng)
    picture = pick(rng, COFFEE_PICTURES)
    if chance(rng, 0.3):
        return box(rng, width, rng.uniform(0.13, 0.17), depth, ground, COFFEE, picture, material="gloss", crumple=0.0008, power=7.0)
    height, up = rng.uniform(0.14, 0.25), np.linspace(0, 1, ROWS)
    shape = np.stack([np.interp(up, [0, 0.03, 0.9, 1], [0.95, 1, 1, 0.98]) * width / 2, np.interp(up, [0, 0.03, 0.6, 0.88, 1], [0.94, 1, 0.9, 0.3, 0.25]) * depth / 2], 1).astype(np.float32)
    body = film_bag(rng, (width, height, depth), ground, COFFEE, picture, BEANS, shape=shape, ends=False, window=0.15, crumple=rng.uniform(0.001, 0.003))
    body.material = "matte" if chance(rng, 0.4) else "gloss"
    if chance(rng, 0.5):
        return body
    tie = pick(rng, [WHITE, gray(rng, 10, 40), BRASS, shaded(ground, 0.7)])
    return [body, Part(0.01, lathe(PRISM, width * 0.56, depth * 0.17), painted(tie), power=6.0, offset=(0, height * rng.uniform(0.86, 0.95), 0))]


def coffee_jar(rng):
    """Instant coffee in glass under a wide lid."""
    height, lid = rng.uniform(0.12, 0.185), pick(rng, [gray(rng, 10, 40), ink(rng, [0, 45, 130]), BRASS, color(rng, [20, 25], (0.5, 0.8), (0.2, 0.4))])
    return dusted(jar(rng, height, height * rng.uniform(0.26, 0.36), BEANS if chance(rng, 0.2) else INSTANT, level(rng), lid, [*COFFEE, "instant coffee", "gold", "crema"], coffee_ground(rng), pick(rng, COFFEE_PICTURES), neck=rng.uniform(0.8, 0.96), cap=rng.uniform(0.1, 0.2), labelled=0.95, span=pick(rng, [0.4, 0.5, 0.6, 1.0]), power=pick(rng, [2.0, 2.5, 3.2])))


def coffee_pods(rng):
    return box(rng, rng.uniform(0.12, 0.2), rng.uniform(0.07, 0.14), rng.uniform(0.07, 0.13), coffee_ground(rng), ["coffee pods", "capsules", *COFFEE], pick(rng, COFFEE_PICTURES), material="gloss" if chance(rng, 0.5) else "matte")


TEA = ["tea", "green tea", "black tea", "earl grey", "chamomile", "TEA", "herbal tea", "peppermint", "20 tea bags", "tee", "thé"]
tea_box = carton(TEA, [120, 130, 45, 0, 28, 215, 280], ["leaf", "leaf", "cup", "lemon", "berries", None], (0.06, 0.06, 0.055), (0.15, 0.12, 0.085), 0.25)


def tea_tin(rng):
    return canister(rng, rng.uniform(0.09, 0.15), rng.uniform(0.035, 0.045), ground := pick(rng, [gray(rng, 13, 50), ink(rng, [120, 0, 215, 45])]), ground if chance(rng, 0.6) else BRASS, TEA, pick(rng, ["leaf", None]), material="metal" if chance(rng, 0.4) else "gloss", power=pick(rng, [2.0, 3.0]))


# breakfast and baking


CEREAL = ["cereal", "corn flakes", "granola", "muesli", "crunchy oats", "honey rings", "bran flakes", "choco pops", "CEREAL", "whole grain", "frosted"]
CEREAL_PICTURES = ["flakes", "rings", "bright rings", "flakes", "berries", "splash", None]
FLAKES = loose((176, 116, 44), [(224, 160, 66), (206, 132, 44), (236, 184, 96), (150, 84, 36)], 5, 0.7)
cereal_box = carton(CEREAL, [0, 45, 50, 215, 222, 28, 120, 280, 335], CEREAL_PICTURES, (0.16, 0.22, 0.045), (0.21, 0.31, 0.08), 0.15)
GRANOLA = ["granola", "muesli", "cereal", "puffed wheat", "crunchy"]


def cereal_bag(rng):
    size = rng.uniform(0.15, 0.22), rng.uniform(0.2, 0.28), rng.uniform(0.06, 0.09)
    return opened(rng, film_bag(rng, size, paper(rng, [28, 45, 120, 215, 0], 0.25), GRANOLA, pick(rng, CEREAL_PICTURES), FLAKES))


OATS = ["oats", "rolled oats", "quick oats", "porridge", "OATS", "haferflocken", "old fashioned oats", "oatmeal"]
OAT_LOOK = loose((196, 170, 128), [(226, 204, 164), (214, 188, 146), (180, 150, 108)], 3.5, 0.7)


def oats_tube(rng):
    return canister(rng, rng.uniform(0.17, 0.245), rng.uniform(0.05, 0.066), ground := paper(rng, [0, 215, 222, 28, 45], 0.3), pick(rng, [WHITE, ink(rng, [0, 215, 222]), ground]), OATS, pick(rng, ["wheat", "flakes", "grains", None]), [(0, 0.98), (0.01, 1), (0.93, 0.985), (0.935, 1.01), (0.995, 1.01), (1, 0.98)], "matte")


oats_box = carton(OATS, [28, 45, 215, 0, 120], ["wheat", "flakes", "berries", "apple"], (0.12, 0.15, 0.05), (0.18, 0.23, 0.08))


def sack(words, hues, pictures, content, low, high, white=0.3, window=0.5):
    """A maker of bags of film for grains and the like, mostly with a window."""

    def make(rng):
        size = tuple(rng.uniform(a, b) for a, b in zip(low, high))
        return opened(rng, film_bag(rng, size, paper(rng, hues, white), words, pick(rng, pictures), content, window=window), 0.25)

    return make


def brick(words, hues, pictures, low, high, white=0.6):
    def make(rng):
        return paper_brick(rng, [rng.uniform(a, b) for a, b in zip(low, high)], paper(rng, hues, white), words, pick(rng, pictures))

    return make


FLOUR = ["flour", "all purpose flour", "plain flour", "FLOUR", "wheat flour", "farine", "mehl", "self raising", "bread flour"]
SUGAR = ["sugar", "pure cane sugar", "granulated sugar", "SUGAR", "brown sugar", "sucre", "zucker", "icing sugar"]
KILO = (0.085, 0.14, 0.05), (0.125, 0.21, 0.085)


def sugar_bag(rng):
    """Brown or white sugar seen through clear film."""
    tint = color(rng, [30, 34], (0.4, 0.6), (0.5, 0.72)) if chance(rng, 0.6) else gray(rng, 236, 250)
    look = lambda rng, rows, columns: stuff(rng, rows, columns, tint, 0.05, 6)  # noqa: E731
    return opened(rng, film_bag(rng, (rng.uniform(0.1, 0.14), rng.uniform(0.14, 0.2), rng.uniform(0.05, 0.075)), tint if chance(rng, 0.5) else paper(rng, [28, 45, 335, 215], 0.3), ["brown sugar", *SUGAR], None, look, window=0.8), 0.4)


RICE = ["rice", "long grain rice", "basmati", "jasmine rice", "RICE", "brown rice", "riz", "arborio", "sushi rice"]
RICE_LOOK = loose((214, 206, 186), [(246, 242, 230), (238, 230, 210), (226, 216, 190)], 2.4, 2.2, 1.5)
PASTA = ["pasta", "penne", "fusilli", "PASTA", "rigatoni", "macaroni", "farfalle", "nudeln"]
PASTA_LOOK = loose((176, 128, 48), [(240, 198, 100), (228, 180, 80), (246, 212, 124)], 4.5, 2.6)
SPAGHETTI = ["spaghetti", "linguine", "pasta", "fettuccine"]


def spaghetti(rng):
    """Long and flat, mostly lying; the strands show through the film."""
    strands = lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, (206, 160, 76)), [(240, 204, 120), (228, 184, 92), (196, 150, 70)], 1.6, 14, 1.0, 0.03)  # noqa: E731
    return film_bag(rng, (rng.uniform(0.06, 0.085), rng.uniform(0.25, 0.29), rng.uniform(0.025, 0.04)), paper(rng, [215, 222, 0, 45, 120], 0.15), SPAGHETTI, pick(rng, ["strands", "wheat", "tomato", None]), strands, window=0.85, crumple=0.0012)


NOODLES = ["noodles", "ramen", "instant noodles", "udon", "rice noodles", "NOODLES", "egg noodles", "soba"]
NOODLE_LOOK = loose((206, 170, 96), [(240, 212, 140), (228, 194, 116), (250, 228, 170)], 2, 7)


def noodle_cup(rng):
    ground = paper(rng, [0, 0, 45, 28, 120], 0.4)
    coat = label_on(rng, opaque(stuff(rng, 160, AROUND, ground, 0.01)), 0.05, 0.97, 1.0, NOODLES, ground, pick(rng, ["strands", "leaf", None]))
    foil = gray(rng, 200, 240) if chance(rng, 0.4) else ground
    return Part(rng.uniform(0.085, 0.115), lathe([(0, 0.72), (0.03, 0.75), (0.93, 0.95), (0.95, 1), (1, 1)], rng.uniform(0.045, 0.06)), turned(rng, coat), disk(rng, foil, NOODLES, "strands" if chance(rng, 0.4) else None))


def noodle_pack(rng):
    """A soft square of instant noodles, or fresh ones in clear film."""
    ground = ink(rng, [0, 0, 45, 28, 120, 215])
    return film_bag(rng, (rng.uniform(0.11, 0.15), rng.uniform(0.1, 0.15), rng.uniform(0.025, 0.04)), ground, NOODLES, pick(rng, ["strands", "strands", "leaf", "egg"]), NOODLE_LOOK, window=0.3)


# tins


def tinned(words, hues, pictures, white=0.15):
    """A maker of tins with their content pictured."""

    def make(rng):
        height, radius = (rng.uniform(0.07, 0.085), 0.033) if chance(rng, 0.15) else (rng.uniform(0.1, 0.118), rng.uniform(0.035, 0.04))
        return tin(rng, height, radius, words, paper(rng, hues, white), pick(rng, pictures))

    return make


def made(name, *pairs):
    """Pairs for a table from (weight, function, how often it lies)."""
    return [(weight, good(name, function, lies)) for weight, function, lies in pairs]


DRY = {
    "coffee": made("coffee", (4, coffee_can, 0.03), (3, coffee_bag, 0.1), (2, coffee_jar, 0.0), (1, coffee_pods, 0.1)),
    "tea": made("tea", (3, tea_box, 0.1), (1, tea_tin, 0.0)),
    "cereal": made("cereal", (5, cereal_box, 0.06), (1.2, cereal_bag, 0.2)),
    "oats": made("oats", (2, oats_tube, 0.0), (1, oats_box, 0.1), (1, sack(OATS, [28, 45, 120, 215], ["wheat", "flakes", None], OAT_LOOK, (0.12, 0.17, 0.05), (0.16, 0.24, 0.08)), 0.2), (0.5, lambda rng: storage_jar(rng, OAT_LOOK, OATS), 0.0)),
    "flour": made("flour", (4, brick(FLOUR, [215, 0, 28, 45], ["wheat", "wheat", None], *KILO), 0.06), (0.5, lambda rng: storage_jar(rng, lambda rng, rows, columns: stuff(rng, rows, columns, (244, 240, 230), 0.03), FLOUR), 0.0)),
    "sugar": made("sugar", (3, brick(SUGAR, [215, 335, 0, 120, 45], ["cup", None, None, None], *KILO), 0.06), (1.5, sugar_bag, 0.3), (0.5, lambda rng: storage_jar(rng, lambda rng, rows, columns: stuff(rng, rows, columns, (248, 246, 240), 0.03), SUGAR), 0.0)),
    "rice": made("rice", (3, sack(RICE, [0, 120, 45, 215, 28, 335], ["grains", "leaf", None], RICE_LOOK, (0.11, 0.16, 0.04), (0.2, 0.27, 0.08), window=0.65), 0.25), (1, carton(RICE, [28, 215, 0, 120], ["grains", "grains", None], (0.09, 0.13, 0.035), (0.15, 0.21, 0.06)), 0.1), (0.5, lambda rng: storage_jar(rng, RICE_LOOK, RICE), 0.0)),
    "pasta": made("pasta", (3, sack(PASTA, [215, 222, 0, 45, 120], ["tubes", "wheat", "tomato", None], PASTA_LOOK, (0.11, 0.16, 0.05), (0.17, 0.26, 0.08), 0.1, 0.75), 0.25), (1.5, windowed_carton(PASTA, [215, 222, 0, 45, 120], ["tubes", "wheat", None], PASTA_LOOK, (0.09, 0.15, 0.035), (0.13, 0.2, 0.06)), 0.1), (1.5, spaghetti, 0.7), (0.5, lambda rng: storage_jar(rng, PASTA_LOOK, PASTA, (0.17, 0.28)), 0.0)),
    "noodles": made("noodles", (2, noodle_pack, 0.5), (1.5, noodle_cup, 0.0), (1, sack(NOODLES, [0, 45, 28, 120], ["strands", None], NOODLE_LOOK, (0.11, 0.14, 0.03), (0.17, 0.22, 0.06), window=0.8), 0.5)),
    "beans": made("beans", (2, tinned(["baked beans", "beans", "BEANS", "pinto beans", "white beans", "haricots"], [200, 0, 28, 120, 215], ["beans", "beans", None]), 0.02), (0.7, sack(["beans", "dried beans", "pinto beans"], [0, 120, 28, 215], ["beans", None], loose((110, 60, 40), [(170, 110, 76), (150, 84, 56), (196, 146, 110)], 4, 0.65), (0.1, 0.14, 0.04), (0.15, 0.21, 0.06), window=0.85), 0.3)),
    "chickpeas": made("chickpeas", (2, tinned(["chickpeas", "garbanzo", "CHICKPEAS", "pois chiches"], [48, 120, 215, 0], ["chickpeas", "chickpeas", None]), 0.02), (0.6, lambda rng: storage_jar(rng, loose((190, 150, 86), [(226, 190, 120), (214, 172, 100)], 6, 0.95), ["chickpeas"], (0.1, 0.18), (0.035, 0.05)), 0.0)),
    "corn": made("corn", (1, tinned(["sweet corn", "corn", "whole kernel", "CORN", "mais"], [120, 50, 140, 130], ["corn", "corn", None]), 0.02)),
    "peas": made("peas", (2, tinned(["peas", "garden peas", "PEAS", "petits pois", "erbsen"], [120, 130, 140, 50], ["peas", "peas", None]), 0.02)),
}
