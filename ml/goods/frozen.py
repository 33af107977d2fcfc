"""Frozen vegetables and fruit, fish and kimchi. FROZEN: class -> (weight, maker) pairs."""

import numpy as np

from chances import chance, pick
from goods import ROWS, Part, lathe
from goods.dry import carton, film_bag, loose, made, opened
from goods.films import bag, haze
from goods.forms import BRASS, FACE, WHITE, clouds, ink, jar, level, opaque, paper, pieces, shaded, stuff, tub
from goods.solids import meat_tray
from goods.wrapped import neck_of, slab_of, zip_bag
from prints.labels import color, faces, gray, label

# frozen


def frosted(content, frost=0.28):
    """The same content under a thin white rime."""

    def look(rng, rows, columns):
        rime = np.clip(frost + 0.3 * clouds(rng, rows, columns, 12), 0.05, 0.7)[..., None]
        return (content(rng, rows, columns) * (1 - rime) + 242 * rime).astype(np.uint8)

    return look


def frozen_bag(words, picture, content):
    """A printed bag as shops sell it, limp and mostly lying."""

    def make(rng):
        size = rng.uniform(0.14, 0.21), rng.uniform(0.16, 0.26), rng.uniform(0.03, 0.06)
        ground = paper(rng, [120, 130, 215, 205, 140, 222], 0.35)
        return opened(rng, film_bag(rng, size, ground, [*words, "frozen", "steamable"], picture, frosted(content, 0.12), window=0.4, crumple=rng.uniform(0.003, 0.006)), 0.3)

    return make


def frozen_zip(content):
    """Frozen at home in a bag with a zip."""
    return lambda rng: zip_bag(rng, slab_of(lambda rng: frosted(content)(rng, 64, 96)))


def frozen(name, words, picture, content, share):
    """share: weight against 2 to 3 of the same food fresh, which most fridges hold."""
    return made(name, (share, frozen_bag(words, picture, content), 0.5), (share * 0.4, frozen_zip(content), 0.7))


CORN = loose((206, 156, 30), [(250, 206, 50), (244, 188, 36), (252, 220, 100)], 4, 0.9)
PEAS = loose((66, 110, 30), [(110, 168, 48), (96, 152, 40), (130, 184, 66)], 4.5)
GREEN_BEANS = loose((50, 84, 28), [(84, 140, 44), (100, 156, 56), (70, 120, 40)], 3.5, 4.5)
BROCCOLI = loose((44, 76, 28), [(66, 118, 44), (84, 136, 54), (150, 180, 90), (56, 100, 40)], 9, 0.9)
STRAWBERRIES = loose((120, 20, 24), [(196, 30, 40), (214, 50, 52), (170, 22, 34)], 10, 1.15)
BLUEBERRIES = loose((30, 32, 66), [(52, 62, 120), (44, 50, 100), (74, 80, 136)], 6)


# fish


FISH = ["fish", "cod", "cod fillet", "trout", "herring", "mackerel", "tilapia", "FISH", "sea bass", "haddock", "fisch"]
SILVER = [([205, 215], (0.08, 0.25), (0.45, 0.75)), ([40, 60], (0.08, 0.25), (0.5, 0.7)), ([190], (0.15, 0.35), (0.3, 0.5)), ([10, 355], (0.25, 0.45), (0.6, 0.8))]
WHITE_FLESH, SMOKED = ([20, 30, 350], (0.05, 0.2), (0.82, 0.95)), ([28, 36, 40], (0.5, 0.75), (0.5, 0.75))


def fish_skin(rng):
    """Dark along the back, pale at the belly, an eye on each side; the head is at the foot."""
    tint = np.array(color(rng, *pick(rng, SILVER)), np.float32)
    around = np.sin((np.arange(96) / 96 - 0.5) * 2 * np.pi)[None, :, None]
    art = tint * (1.0 - 0.45 * around) * (1 + 0.12 * clouds(rng, 160, 96, 4)[..., None])
    art[130:134] *= 0.7  # the edge of the gill
    art = np.clip(art, 0, 250)
    for middle in (50, 2):
        art[144:151, middle - 2 : middle + 4], art[146:149, middle : middle + 2] = (220, 200, 120), (15, 15, 18)
    return opaque(art)


def whole_fish(rng):
    """One to three fish in a thin bag, lying."""
    skin, length, count = fish_skin(rng), rng.uniform(0.18, 0.29), pick(rng, [1, 1, 2, 3])
    up = np.linspace(0, 1, ROWS)
    wide = np.interp(up, [0, 0.06, 0.2, 0.38, 0.7, 0.86, 0.9, 1], [0.2, 0.5, 0.88, 1, 0.62, 0.24, 0.3, 0.8]) * length * rng.uniform(0.11, 0.15)
    deep = np.interp(up, [0, 0.06, 0.2, 0.38, 0.7, 0.86, 1], [0.15, 0.45, 0.9, 1, 0.6, 0.15, 0.06]) * length * rng.uniform(0.055, 0.075)
    shape = np.stack([wide, deep], 1).astype(np.float32)
    parts = [Part(length, shape, skin, crumple=0.0008, offset=(k * wide.max() * 1.5, rng.uniform(0, 0.02), rng.uniform(-0.008, 0.008))) for k in range(count)]
    for part in parts:
        part.offset = (part.offset[0] - (count - 1) * wide.max() * 0.75, *part.offset[1:])
    if chance(rng, 0.15):
        return parts
    return [*parts, bag(rng, parts, haze(rng, rng.uniform(0.03, 0.15), 0.4), neck_of(rng), 0.005, 0.004)]


def flat_tin(rng):
    """Sardines: low, its corners round, printed above or in a board sleeve."""
    width, height, depth = rng.uniform(0.095, 0.115), rng.uniform(0.021, 0.032), rng.uniform(0.055, 0.068)
    ground, words = ink(rng, [0, 0, 45, 50, 215, 222, 130]), ["sardines", "mackerel", "herring", "anchovies", "fish", "sardinen"]
    top = label(rng, FACE, int(FACE * depth / width), ground, words, "fish" if chance(rng, 0.7) else None)
    coat = np.zeros((32, FACE * 4, 4), np.uint8)
    if chance(rng, 0.6):
        side = label(rng, FACE, 26, ground, words)
        coat[3:29] = faces(side, side, side, side)
    outline = [(0, 0.97), (0.06, 1), (0.12, 0.97), (0.88, 0.97), (0.94, 1), (1, 0.99)]
    return Part(height, lathe(outline, width / 2, depth / 2), coat, opaque(top), power=pick(rng, [2.0, 3.6, 4.5]), material="metal", tint=(0.86, 0.85, 0.82) if chance(rng, 0.7) else (0.85, 0.72, 0.42))


def herring_jar(rng):
    tints = [(190, 196, 200), (150, 156, 164), (224, 222, 214), (206, 180, 160)]

    def content(rng, rows, columns):
        art = pieces(rng, stuff(rng, rows, columns, (196, 190, 172), 0.08), tints, 13, 0.6, 1.2, 0.5)
        return pieces(rng, art, [(240, 236, 226), (210, 110, 50), (110, 130, 60)], 4, 0.4, 0.15, 1.5)

    return jar(rng, rng.uniform(0.09, 0.14), rng.uniform(0.033, 0.043), content, level(rng), pick(rng, [BRASS, WHITE, ink(rng, [215, 222])]), ["herring", "pickled herring", "rollmops", "fish", "matjes"], paper(rng, [215, 222, 0, 45], 0.4), "fish", span=rng.uniform(0.35, 0.55))


fish_box = carton(["fish sticks", "fish fingers", "fish", "cod fillets", "breaded fish"], [205, 215, 222, 45], ["fish", "fish", "lemon"], (0.15, 0.035, 0.1), (0.23, 0.06, 0.15))


# kimchi


KIMCHI = ["kimchi", "KIMCHI", "napa cabbage kimchi", "spicy kimchi", "korean kimchi", "fermented cabbage"]
KIMCHI_REDS = [0, 0, 8, 130, 45]


def cabbage(rng, rows, columns):
    """Pale leaves in red paste, some green at their edges."""
    art = pieces(rng, stuff(rng, rows, columns, color(rng, [10, 16], (0.8, 0.95), (0.5, 0.7)), 0.14, 10), [(214, 84, 34), (232, 140, 66), (240, 200, 130), (186, 50, 24), (226, 112, 50)], 10, 1.5, 1.1, 1.5)
    return pieces(rng, art, [(170, 30, 18), (120, 140, 50), (244, 216, 160)], 2.5, 1.4, 0.16, 1.5)


def kimchi_jar(rng):
    height = rng.uniform(0.1, 0.17)
    lid = pick(rng, [ink(rng, [0, 0, 130]), WHITE, BRASS, gray(rng, 13, 51)])
    return jar(rng, height, height * rng.uniform(0.32, 0.45), cabbage, level(rng), lid, KIMCHI, paper(rng, KIMCHI_REDS, 0.4), pick(rng, ["leaf", None, None]), neck=rng.uniform(0.86, 0.98), cap=rng.uniform(0.09, 0.15), labelled=0.85, span=pick(rng, [0.3, 0.4, 0.5, 1.0]), power=pick(rng, [2.0, 2.0, 3.2]))


def kimchi_tub(rng):
    """A tub of clear plastic under a red or white lid, or a printed one."""
    lid = pick(rng, [ink(rng, [0, 0, 130]), WHITE, gray(rng, 13, 51)])
    if chance(rng, 0.4):
        return tub(rng, rng.uniform(0.08, 0.13), rng.uniform(0.045, 0.065), ink(rng, [0, 8]), lid, KIMCHI, pick(rng, ["leaf", None]), foot=rng.uniform(0.8, 0.9), rim=rng.uniform(0.08, 0.13), ground=paper(rng, KIMCHI_REDS, 0.3))
    height = rng.uniform(0.06, 0.1)
    return jar(rng, height, rng.uniform(0.05, 0.075), cabbage, level(rng), lid, KIMCHI, paper(rng, KIMCHI_REDS, 0.4), neck=0.99, cap=rng.uniform(0.12, 0.2), labelled=0.6, span=rng.uniform(0.25, 0.45), power=pick(rng, [2.0, 3.2]))


def kimchi_pouch(rng):
    size = rng.uniform(0.12, 0.17), rng.uniform(0.15, 0.21), rng.uniform(0.035, 0.055)
    return film_bag(rng, size, paper(rng, KIMCHI_REDS, 0.2), KIMCHI, None, cabbage, window=0.8)


def fillet_tray(vacuum):
    return meat_tray([*FISH, "fresh fish", "fillets"], *WHITE_FLESH, ["slab", "folds"], 0.35, vacuum)


def smoked(rng):
    """Golden sides in a flat pack without air."""
    return meat_tray(["smoked mackerel", "smoked trout", "smoked fish", "kippers"], *SMOKED, ["folds", "slab"], 0.1, 1.0)(rng)


def dark_pouch(rng):
    """A pouch of marinated fish in sauce."""
    tint = shaded(color(rng, *SMOKED), 0.9)
    return film_bag(rng, (rng.uniform(0.12, 0.16), rng.uniform(0.13, 0.2), rng.uniform(0.018, 0.03)), ink(rng, [215, 222, 45, 0]), FISH, "fish", lambda rng, rows, columns: stuff(rng, rows, columns, tint, 0.15, 10), window=0.7)


FROZEN = {
    "fish": made("fish", (2.5, fillet_tray(0.3), 0.0), (1.5, whole_fish, 1.0), (2.5, flat_tin, 0.0), (1.2, smoked, 0.0), (1, herring_jar, 0.0), (1, fish_box, 0.1), (0.6, dark_pouch, 0.5)),
    "kimchi": made("kimchi", (4, kimchi_jar, 0.0), (2, kimchi_tub, 0.0), (1, kimchi_pouch, 0.4)),
    "corn": frozen("corn", ["sweet corn", "corn", "cut corn"], "corn", CORN, 0.6),
    "peas": frozen("peas", ["peas", "garden peas", "petits pois"], "peas", PEAS, 2),
    "green beans": frozen("green beans", ["green beans", "cut green beans", "haricots verts"], "green beans", GREEN_BEANS, 0.4),
    "broccoli": frozen("broccoli", ["broccoli", "broccoli florets"], "broccoli", BROCCOLI, 0.4),
    "strawberry": frozen("strawberry", ["strawberries", "whole strawberries"], "strawberries", STRAWBERRIES, 0.35),
    "blueberry": frozen("blueberry", ["blueberries", "wild blueberries"], "blueberries", BLUEBERRIES, 0.35),
}
