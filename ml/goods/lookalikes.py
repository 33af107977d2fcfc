"""Things that the finder takes for foods with a name: jars among jars, boxes like cartons of eggs, trays like those of meat. LOOKALIKES: (weight, maker) pairs without a name."""

from dataclasses import replace

import numpy as np

from chances import chance, pick, typical
from goods import PRISM, Part, lathe
from goods.forms import BRASS, WHITE, any_color, band_on, bottle, cushion, disk, filmed, good, ink, jar, label_on, level, mass, opaque, paper, pieces, shaded, stuck, stuff, tray
from goods.nameless import foil_part, leftovers, some_tin
from prints.labels import color, faces, gray, label

# hues, saturation and value of the ground; other pieces; half size of a piece in px, its height to width, how dense; words; weight
ODD_JARS = [
    ([62, 76], (0.5, 0.8), (0.22, 0.4), [(96, 110, 50), (60, 74, 30)], 4, 1.1, 1.3, ["capers", "non pareilles"], 1),
    ([2, 8], (0.6, 0.85), (0.22, 0.4), [(120, 24, 12), (84, 16, 8), (150, 60, 20)], 9, 0.5, 1.1, ["sun dried", "in oil", "antipasti"], 1),
    ([4, 12], (0.75, 0.92), (0.5, 0.72), [(200, 50, 20), (160, 30, 14)], 18, 2.2, 0.9, ["roasted peppers", "piquillo", "pimientos"], 0.8),
    ([40, 46], (0.15, 0.3), (0.82, 0.94), [(232, 220, 180), (214, 196, 146)], 2.6, 1.0, 1.4, ["minced", "chopped", "in water"], 1),
    ([14, 22], (0.75, 0.95), (0.4, 0.65), [(120, 50, 10), (170, 90, 30)], 3, 1.0, 0.25, ["curry paste", "tikka", "red curry", "masala"], 1.2),
    ([24, 34], (0.6, 0.85), (0.28, 0.5), [(190, 120, 40), (90, 50, 16), (60, 40, 20)], 7, 1.2, 0.7, ["chutney", "mango chutney", "piccalilli"], 1.2),
    ([84, 98], (0.5, 0.8), (0.22, 0.4), [(60, 84, 26), (150, 160, 80)], 2.6, 1.0, 0.8, ["pesto", "genovese", "basilico"], 1.2),
    ([50, 54], (0.12, 0.3), (0.72, 0.88), [(226, 220, 170), (200, 196, 140)], 2.6, 5.0, 1.2, ["kraut", "shredded", "slaw"], 0.8),
    ([350, 356], (0.8, 0.95), (0.35, 0.6), [(190, 16, 30), (230, 60, 60)], 9, 1.0, 1.1, ["cherries", "maraschino", "cocktail"], 0.6),
    ([52, 58], (0.2, 0.4), (0.68, 0.84), [(214, 204, 140), (190, 184, 110), (160, 160, 90)], 14, 1.3, 1.1, ["hearts", "marinated", "antipasti"], 0.6),
    ([34, 42], (0.3, 0.5), (0.62, 0.8), [], 3, 1.0, 0.1, ["tahini", "sesame", "miso", "paste"], 0.8),
    ([46, 50], (0.02, 0.1), (0.84, 0.95), [(214, 206, 190)], 2.6, 1.0, 0.5, ["horseradish", "tartar", "alfredo"], 0.6),
    ([28, 36], (0.3, 0.6), (0.6, 0.85), [], 3, 1.0, 0.1, ["baby food", "puree", "stage 2"], 0.6),
]


def odd_jar(rng):
    """Jars that stand among pickles, jam, mustard and salsa and are none of them."""
    hues, saturation, value, bits, size, stretch, density, words, _ = typical(rng, ODD_JARS)
    tint = color(rng, hues, saturation, value)

    def content(rng, rows, columns):
        return pieces(rng, stuff(rng, rows, columns, tint, 0.1), [shaded(tint, 0.8), shaded(tint, 1.2), *bits], size, stretch, density, 1.0)

    lid = pick(rng, [BRASS, BRASS, WHITE, gray(rng, 13, 51), ink(rng, [0, 130, 48, 222]), any_color(rng)])
    small = chance(rng, 0.7)
    height = rng.uniform(0.06, 0.1) if small else rng.uniform(0.1, 0.16)
    return jar(rng, height, height * (rng.uniform(0.3, 0.42) if small else rng.uniform(0.24, 0.34)), content, level(rng), lid, words, paper(rng, [130, 0, 48, 28, 222], 0.45), pick(rng, ["leaf", None, None]), labelled=0.85, power=pick(rng, [2.0, 2.0, 2.6]))


def clamshell(rng):
    """The foam or board box of a takeaway, closed: low, plain, a seam all around and a tab in front; no cups as a carton of eggs has them."""
    tint = pick(rng, [WHITE, WHITE, WHITE, gray(rng, 200, 250), (34, 33, 33), color(rng, [30, 36], (0.25, 0.45), (0.55, 0.78)), color(rng, [48, 340], (0.1, 0.25), (0.85, 0.97))])
    width, half = rng.uniform(0.13, 0.24), rng.uniform(0.028, 0.04)
    depth = width * rng.uniform(0.62, 1.0)
    face, material = stuff(rng, 24, 64, tint, 0.02, 6), "matte" if chance(rng, 0.7) else "gloss"
    top = stuff(rng, 64, 64, tint, 0.025, 6)
    top[12:-12, 12:14] = top[12:-12, -14:-12] = top[12:14, 12:-12] = top[-14:-12, 12:-12] = shaded(tint, 0.86)
    coat = faces(face, face, face, face)
    look = dict(power=rng.uniform(5, 7), material=material)
    foot = Part(half, lathe([(0, 0.76), (0.9, 0.96), (0.92, 1), (1, 1)], width / 2, depth / 2), coat, **look)
    lid = Part(half * rng.uniform(0.7, 1), lathe([(0, 1), (0.1, 1), (0.12, 0.96), (0.85, 0.8), (1, 0.74)], width / 2, depth / 2), coat, opaque(top), **look, offset=(0, half + 0.001, 0))
    tab = Part(0.006, lathe(PRISM, 0.014, 0.008), coat, **look, offset=(0, half - 0.003, -depth / 2 - 0.005))
    return [foot, lid, tab]


def dry(rng, rows, columns):
    """Dates, biscuits, noodles, sprouts: pieces in a color that no meat has."""
    tint = color(rng, [36, 42, 50, 78, 96], (0.2, 0.6), (0.45, 0.85))
    return pieces(rng, stuff(rng, rows, columns, shaded(tint, 0.7)), [tint, shaded(tint, 1.2), shaded(tint, 0.85)], rng.uniform(3, 10), rng.uniform(0.5, 3), 1.2, 1.5)


def foam_tray(rng):
    """A tray under film with anything but meat in it, or empty."""
    base = pick(rng, [WHITE, WHITE, (30, 30, 31), color(rng, [48, 340, 205, 120], (0.15, 0.6), (0.6, 0.95))])
    width, height, depth = rng.uniform(0.13, 0.23), rng.uniform(0.018, 0.035), rng.uniform(0.1, 0.15)
    empty = chance(rng, 0.35)
    art = stuff(rng, 80, 112, shaded(base, 0.9), 0.04) if empty else filmed(rng, dry(rng, 80, 112))
    part = tray(rng, width, height, depth, base, art)
    if empty:
        return [replace(part, offset=(0, index * 0.006, 0)) for index in range(int(rng.integers(1, 4)))]
    heap = Part(rng.uniform(0.008, 0.025), cushion(width * 0.9, depth * 0.9, rng.uniform(0.5, 0.75)), opaque(filmed(rng, dry(rng, 40, 192))), opaque(art), power=3.0, crumple=0.004, offset=(0, height - 0.001, 0))
    return [part, heap]


def foil_tray(rng):
    """A roasting tray of thin aluminium under board or foil."""
    width, height = rng.uniform(0.14, 0.3), rng.uniform(0.04, 0.065)
    depth = width * rng.uniform(0.6, 0.8)
    bright = np.zeros((8, 64, 4), np.uint8)
    bright[..., :3], bright[..., 3] = 200, np.where(np.arange(64) % 4 < 2, 90, 20)
    body = Part(height, lathe([(0, 0.82), (0.9, 0.96), (0.93, 1), (1, 1)], width / 2, depth / 2), bright, power=6.0, material="metal", tint=(0.88, 0.88, 0.89), crumple=0.001)
    if chance(rng, 0.5):
        return [body, foil_part(rng, width * 1.01, rng.uniform(0.012, 0.025), depth * 1.01, (0, height - 0.008, 0))]
    body.lid = opaque(stuff(rng, 48, 64, WHITE, 0.03)) if chance(rng, 0.6) else opaque(leftovers(rng, 64, 80))
    return body


def pail(rng):
    """The folded board box of a Chinese takeaway."""
    tint, half, height = WHITE if chance(rng, 0.8) else color(rng, [30], (0.3, 0.5), (0.55, 0.75)), rng.uniform(0.035, 0.048), rng.uniform(0.08, 0.11)
    face = label(rng, 64, 80, tint, ["thank you", "enjoy"], "swirl") if chance(rng, 0.4) else stuff(rng, 80, 64, tint, 0.02)
    side = stuff(rng, 80, 64, shaded(tint, 0.95), 0.02)
    return Part(height, lathe([(0, 0.72), (0.8, 1), (0.81, 0.96), (1, 0.5)], half * 1.15, half), faces(side, face, side, face), opaque(side), power=6.0, material="matte")


def tortillas(rng):
    """A flat round stack in a printed bag."""
    radius, height = rng.uniform(0.075, 0.125), rng.uniform(0.015, 0.035)
    pale = color(rng, [38, 44], (0.15, 0.38), (0.82, 0.95))
    spotted = pieces(rng, stuff(rng, 112, 112, pale, 0.05), [(196, 150, 90), (170, 120, 66)], 2.6, 1.0, 0.12)
    top = stuck(rng, filmed(rng, spotted), ["tortillas", "wraps", "flour tortillas", "flatbread"], ink(rng, [0, 28, 130, 222]), None, (0.4, 0.75), (0.5, 0.5))
    edge = stuff(rng, 24, 192, pale, 0.06) * (0.82 + 0.18 * np.sin(np.arange(24) * 1.6))[:, None, None]
    return Part(height, lathe([(0, 0.97), (0.3, 1), (0.8, 1), (1, 0.96)], radius), opaque(filmed(rng, edge.clip(0, 255).astype(np.uint8))), opaque(top), crumple=0.001)


def pill_jar(rng):
    """Vitamins and tablets: opaque plastic with a wide ribbed cap."""
    tint = pick(rng, [WHITE, WHITE, color(rng, [24, 30], (0.75, 0.95), (0.35, 0.6)), ink(rng, [130, 222, 0]), gray(rng, 13, 40)])
    height = rng.uniform(0.08, 0.15)
    return jar(rng, height, height * rng.uniform(0.24, 0.32), mass(tint, 0.01), 1.0, pick(rng, [WHITE, WHITE, ink(rng, [130, 222, 0, 48]), gray(rng, 13, 40)]), ["vitamin C", "omega 3", "tablets", "120 capsules", "probiotic", "daily"], paper(rng, [48, 130, 222, 0, 28], 0.4), pick(rng, ["orange", "leaf", None, None]), neck=rng.uniform(0.76, 0.9), cap=rng.uniform(0.14, 0.22), labelled=1.0, span=pick(rng, [0.6, 0.9, 1.0]))


def cosmetic(rng):
    """A squat pot of cream, or a tube on its cap."""
    tint, gold = paper(rng, [335, 205, 280, 130], 0.6), pick(rng, [BRASS, WHITE, gray(rng, 13, 40), gray(rng, 150, 210)])
    words = ["cream", "face mask", "serum", "eye gel", "lotion"]
    if chance(rng, 0.5):
        return jar(rng, rng.uniform(0.04, 0.06), rng.uniform(0.024, 0.036), mass(tint, 0.01), 1.0, gold, words, tint, None, neck=0.99, cap=rng.uniform(0.3, 0.45), labelled=0.8)
    up = np.linspace(0, 1, 64)
    wide, deep = np.interp(up, [0, 0.18, 0.19, 0.3, 1], [0.8, 0.8, 0.9, 1, 1.15]), np.interp(up, [0, 0.18, 0.19, 0.3, 1], [0.8, 0.8, 0.9, 1, 0.1])
    coat = label_on(rng, opaque(stuff(rng, 160, 192, tint, 0.01)), 0.1, 0.75, 0.42, words, tint)
    coat = band_on(rng, coat, 0.81, 1, gold)
    return Part(rng.uniform(0.1, 0.16), (np.stack([wide, deep], 1) * rng.uniform(0.018, 0.024)).astype(np.float32), coat, turn=float(rng.normal(0, 0.4)))


def film_rolls(rng):
    """Canisters of film, or batteries: a few small cylinders."""
    dark, lid = pick(rng, [(24, 24, 25), gray(rng, 200, 235)]), pick(rng, [gray(rng, 120, 190), (24, 24, 25), ink(rng, [0, 48, 130])])
    coat = band_on(rng, opaque(stuff(rng, 40, 96, dark, 0.02)), 0, 0.18, lid)
    can = Part(0.051, lathe([(0, 0.95), (0.8, 0.96), (0.82, 1), (1, 1)], 0.0162), coat, disk(rng, lid))
    return [replace(can, offset=(index * 0.034 + rng.uniform(0, 0.002), 0.0, float(rng.normal(0, 0.004)))) for index in range(int(rng.integers(1, 5)))]


def opened_tin(rng):
    """A tin of pet food under its plastic lid."""
    body = some_tin(rng)
    lid, radius = ink(rng, [0, 222, 48, 130]) if chance(rng, 0.7) else gray(rng, 215, 245), float(body.profile.max())
    return [body, Part(0.008, lathe([(0, 1.04), (0.7, 1.04), (1, 0.96)], radius), opaque(stuff(rng, 8, 32, lid, 0.01)), disk(rng, lid), offset=(0, body.height - 0.004, 0))]


def syrup_squeeze(rng):
    """Chocolate or caramel syrup, lemon juice, pancake syrup."""
    tint = pick(rng, [color(rng, [14, 20], (0.6, 0.85), (0.1, 0.22)), color(rng, [24, 30], (0.7, 0.9), (0.3, 0.5)), color(rng, [54, 84], (0.6, 0.9), (0.45, 0.85))])
    outline = [(0, 0.92), (0.03, 1), (0.5, 1), (0.62, 0.86), (0.74, 0.6), (0.8, 0.46), (0.805, 0.52), (0.9, 0.5), (0.92, 0.3), (1, 0.2)]
    return bottle(rng, rng.uniform(0.13, 0.22), rng.uniform(0.028, 0.038), outline, mass(tint, 0.03), 0.195, pick(rng, [tint, WHITE, ink(rng, [0, 48, 130]), gray(rng, 13, 40)]), ["syrup", "topping", "lemon juice", "pancake", "agave"], any_color(rng), None, at=(0.4, 0.88), span=pick(rng, [0.4, 0.5, 1.0]), depth=pick(rng, [0.65, 0.8, 1.0]))


LYING = {syrup_squeeze: 0.04}
LOOKALIKES = [(weight, good(None, function, LYING.get(function, 0.0))) for weight, function in [
    (2.6, odd_jar), (1.4, clamshell), (1, foam_tray), (0.6, foil_tray), (0.4, pail), (0.7, tortillas), (0.8, pill_jar), (0.4, cosmetic),
    (0.15, film_rolls), (0.4, opened_tin), (0.7, syrup_squeeze),
]]
