"""Greens without photos: lettuce of drawn leaves, salad in bags and boxes, broccoli, cabbage, bunches and bags of carrots, beans and grapes. GREENS: class -> (weight, maker) pairs."""

import functools

import numpy as np
from PIL import Image

from chances import chance, pick
from goods import ROWS, Part, lathe
from goods.films import bag, haze, poured
from goods.forms import band_on, clouds, filmed, good, ink, label_on, mound, opaque, paper, pieces, pillow, shaded, stuck, stuff
from goods.produce import SMALL, berry, painted_skins, rounded, single
from prints.labels import color, faces, label

LEAF = 72
SHEET = 160
SHEETS = 10
SALADS = ["salad", "spring mix", "green leaf", "baby leaf", "garden salad", "lettuce", "caesar salad", "SALAD", "romaine", "iceberg"]
SPINACH = ["spinach", "baby spinach", "SPINACH", "spinat"]
FRESH, DEEP, RED = (88, 142, 44), (46, 92, 36), (96, 44, 52)


def leaf_tint(rng):
    return color(rng, [82, 92, 100], (0.5, 0.75), (0.42, 0.72))


def veins(rows, columns):
    """Where a leaf that stands upright is pale: its rib down the middle and the veins that leave it. Values within 0..1."""
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(-1, 1, columns)[None]
    middle = np.clip(1.4 - np.abs(x) / (0.05 * (1.6 - 1.2 * y)), 0, 1)
    side = np.abs(np.sin((y - np.abs(x) * 0.55) * 6 * np.pi))
    return np.clip(middle + np.clip(1 - side * 5, 0, 1) * 0.55 * (np.abs(x) < 0.9), 0, 1)


def leaf_art(rng, rows, columns, tint, foot=0.5):
    """One face of a leaf: pale toward its foot, veined, its edge in folds of light and shade."""
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(-1, 1, columns)[None]
    edge = np.clip(np.maximum(np.abs(x), y) * 1.6 - 0.5, 0, 1)
    folds = clouds(rng, rows, columns, max(3, columns // 12)) * (0.12 + 0.4 * edge) + 0.15 * clouds(rng, rows, columns, 3)
    pale = np.clip(veins(rows, columns) * 0.6 + foot * np.clip(1 - y * 2.2, 0, 1) * (1 - 0.4 * np.abs(x)), 0, 1)[..., None]
    green = np.array(tint, np.float32) * (1 + folds + 0.15 * (y - 0.5))[..., None]
    return np.clip(green * (1 - pale) + np.array((214, 222, 160), np.float32) * pale, 0, 255).astype(np.uint8)


@functools.lru_cache(maxsize=32)
def loose_leaf(variant, tint):
    """A small leaf cut out, RGBA, ready to be strewn."""
    rng = np.random.default_rng(variant)
    art = leaf_art(rng, LEAF, LEAF * 2 // 3, tint, 0.25)
    y, x = np.linspace(1, 0, LEAF)[:, None], np.linspace(-1, 1, art.shape[1])[None]
    belly = np.sin(np.pi * np.clip(y, 0, 1) ** rng.uniform(0.6, 1.1)) * (0.86 + 0.12 * np.sin(y * rng.uniform(20, 40)))
    inside = np.clip((np.maximum(belly, 0.1) - np.abs(x)) * 12, 0, 1)
    return Image.fromarray(np.dstack([art, inside * 255]).astype(np.uint8), "RGBA")


@functools.lru_cache(maxsize=2 * SHEETS)
def strewn(variant, deep):
    """A heap of leaves seen through a wall: those behind are dark, those in front are light."""
    rng = np.random.default_rng(variant)
    tints = [DEEP, (58, 108, 42)] if deep else [FRESH, (122, 164, 66), (66, 118, 40), *([RED] if variant % 3 == 0 else [])]
    image = Image.new("RGB", (SHEET, SHEET), (24, 44, 18))
    for light in np.linspace(0.45, 1.1, 70):
        tint = shaded(pick(rng, tints), light)
        leaf = loose_leaf(int(rng.integers(3)), tint).rotate(rng.uniform(0, 360), Image.BILINEAR, expand=True)
        size = rng.uniform(0.5, 1.0)
        leaf = leaf.resize((max(4, int(leaf.width * size)), max(4, int(leaf.height * size))), Image.BILINEAR)
        image.paste(leaf, tuple(int(v) for v in rng.uniform(-0.2, 0.9, 2) * SHEET), leaf)
    return np.asarray(image)


def heap_art(rng, rows, columns, deep=False):
    """A piece of a heap of leaves, as large as asked."""
    sheet = strewn(int(rng.integers(SHEETS)), deep)
    side = int(SHEET * rng.uniform(0.6, 1.0))
    y, x = rng.integers(0, SHEET - side + 1, 2)
    piece = sheet[y : y + side, x : x + side][:, :: pick(rng, [-1, 1])]
    return np.asarray(Image.fromarray(np.ascontiguousarray(piece)).resize((columns, rows), Image.BILINEAR))


def leaf_part(rng, height, half, tint, ruffle=0.1):
    """A leaf that stands, its outline wavy."""
    up = np.linspace(0, 1, ROWS)
    belly = np.interp(up, [0, 0.25, 0.6, 0.85, 1], [0.35, 0.7, 1, 0.9, 0.3]) + ruffle * np.sin(up * rng.uniform(18, 34) + rng.uniform(0, 6)) * up
    thick = np.interp(up, [0, 0.3, 1], [0.012, 0.007, 0.004])
    side = leaf_art(rng, 72, 72, tint)
    return Part(height, np.stack([belly * half, thick], 1).astype(np.float32), opaque(np.concatenate([side[:, 36:], side, side[:, :36]], 1)), material="matte", crumple=rng.uniform(0.004, 0.007))


def head(rng):
    """A loose head: leaves that stand around a heart, outer ones lower and darker."""
    tint, wide, tall = leaf_tint(rng), rng.uniform(0.09, 0.13), rng.uniform(0.09, 0.13)
    heart = tuple(min(255, int(c * 1.15 + 12)) for c in tint)
    skin = np.concatenate([leaf_art(rng, 72, 48, heart, 0.7) for _ in range(4)], 1)
    parts = [Part(tall * 0.92, rounded(wide, 1.0, 2.3), opaque(skin), material="matte", crumple=0.008)]
    for angle in np.linspace(0, 2 * np.pi, int(rng.integers(6, 10)), endpoint=False) + rng.uniform(0, 1):
        leaf = leaf_part(rng, tall * rng.uniform(0.75, 1.15), wide * rng.uniform(0.38, 0.52), tuple(int(c * rng.uniform(0.72, 1.0)) for c in tint), 0.14)
        far = wide * rng.uniform(0.4, 0.52)
        leaf.offset, leaf.turn = (np.sin(angle) * far, 0.0, -np.cos(angle) * far), float(-angle + rng.normal(0, 0.2))
        parts.append(leaf)
    return parts


def romaine(rng):
    """Long hearts side by side, most in a bag of film."""
    tint, count, tall = leaf_tint(rng), int(rng.integers(1, 4)), rng.uniform(0.18, 0.26)
    bag = chance(rng, 0.6)
    parts = []
    for index in range(count):
        up = np.linspace(0, 1, ROWS)
        half = np.interp(up, [0, 0.06, 0.4, 0.8, 1], [0.4, 0.55, 0.8, 1, 0.35]) * rng.uniform(0.032, 0.042)
        half = half * (1 + 0.06 * np.sin(up * 30 + index) * up)
        skin = np.concatenate([leaf_art(rng, 128, 48, tint, 0.95) for _ in range(4)], 1)
        skin = filmed(rng, skin) if bag else skin
        skin = stuck(rng, skin, SALADS, paper(rng, [120, 0, 48], 0.4), None, (0.2, 0.32), (0.5, 0.5)) if bag and chance(rng, 0.6) else skin
        parts.append(Part(tall * rng.uniform(0.9, 1.05), np.stack([half, half * 0.85], 1).astype(np.float32), opaque(skin), material="gloss" if bag else "matte", crumple=0.006, offset=((index - (count - 1) / 2) * 0.066, 0.0, 0.0)))
    return parts


def salad_bag(deep, words):
    """A clear bag full of leaves, printed above or in the middle."""

    def make(rng):
        front, back = (filmed(rng, heap_art(rng, 160, 128, deep)) for _ in range(2))
        ground = paper(rng, [120, 100, 0, 48, 28], 0.35)
        if chance(rng, 0.5):
            rows = int(rng.uniform(44, 80))
            front[:rows] = label(rng, 128, rows, ground, words, "leaf" if chance(rng, 0.5) else None)
        else:
            front = stuck(rng, front, words, ground, None, (0.35, 0.65), (0.5, rng.uniform(0.2, 0.6)))
        width, height, depth = rng.uniform(0.16, 0.24), rng.uniform(0.17, 0.24), rng.uniform(0.06, 0.1)
        return Part(height, pillow(width, depth), faces(back, front, back, back), power=4.0, crumple=rng.uniform(0.0025, 0.0045))

    return make


def salad_box(deep, words):
    """A clear box: leaves show through its walls, a label on its lid and perhaps around its front."""

    def make(rng):
        width, height, depth = rng.uniform(0.13, 0.24), rng.uniform(0.07, 0.11), rng.uniform(0.11, 0.17)
        front, side, above = filmed(rng, heap_art(rng, 80, 128, deep)), filmed(rng, heap_art(rng, 80, 128, deep)), filmed(rng, heap_art(rng, 96, 128, deep))
        ground = paper(rng, [120, 100, 48, 28], 0.4)
        above = stuck(rng, above, words, ground, "leaf" if chance(rng, 0.4) else None, (0.5, 0.9), (0.5, 0.5))
        front = stuck(rng, front, words, ground, None, (0.4, 0.75), (0.5, 0.6)) if chance(rng, 0.65) else front
        coat = band_on(rng, faces(side, front, side, side), 0, 0.1, (196, 206, 200))
        return Part(height, lathe([(0, 0.88), (0.06, 0.92), (0.86, 0.97), (0.88, 1), (1, 1)], width / 2, depth / 2), coat, opaque(above), power=6.0)

    return make


def film_around(rng, parts, words, neck=0.5, printed=0.5, loose=(0.004, 0.009)):
    """A bag around parts, with a print on some."""
    coat = haze(rng, rng.uniform(0.02, 0.12), rng.uniform(0.15, 0.45))
    if chance(rng, printed):
        top = rng.uniform(0.1, 0.4)
        coat = label_on(rng, coat, top, top + rng.uniform(0.2, 0.4), rng.uniform(0.12, 0.3), words, ink(rng, [0, 120, 140, 28, 215]), None, back=0.3)
    return bag(rng, parts, coat, rng.uniform(0.04, 0.08) if chance(rng, neck) else 0.0, rng.uniform(*loose), rng.uniform(0.003, 0.007))


def leafy_ball(rng, tint, pale, veined):
    """The skin of a head whose leaves lie close: broad veins that fan out from its foot, edges of leaves over one another."""
    rows, columns = 96, 160
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(0, 2 * np.pi, columns)[None]
    fan = np.abs(np.sin(x * int(rng.integers(3, 6)) + 1.5 * y * np.sin(x * 2 + rng.uniform(0, 6)) + rng.uniform(0, 6)))
    ribs = np.clip(1 - fan * (4 + 8 * y), 0, 1) + 0.6 * np.clip(1 - np.abs(clouds(rng, rows, columns, 14)) * 9, 0, 1)
    edges = np.clip(1 - np.abs(clouds(rng, rows, columns, 40)) * 16, 0, 1)
    art = np.array(tint, np.float32) * (1 + 0.18 * clouds(rng, rows, columns, 22) + 0.08 * clouds(rng, rows, columns, 4) - 0.3 * edges)[..., None]
    share = np.clip(veined * ribs + 0.5 * np.clip(0.4 - y, 0, 1), 0, 1)[..., None]
    return opaque(art * (1 - share) + np.array(pale, np.float32) * share)


def tight_head(tints, pale, width, film):
    """Iceberg lettuce or cabbage: a firm head, some in film."""

    def make(rng):
        wide = rng.uniform(*width)
        skin = leafy_ball(rng, color(rng, *pick(rng, tints)), pale, rng.uniform(0.35, 0.6))
        parts = [Part(wide * rng.uniform(0.8, 0.95), rounded(wide, 1.0, 2.2), skin, material="matte", crumple=rng.uniform(0.002, 0.005))]
        return [*parts, film_around(rng, parts, SALADS, 0.25, 0.5, (0.003, 0.006))] if chance(rng, film) else parts

    return make


def florets(tints, stalk, count, leaves, words):
    """Broccoli or cauliflower: knobs on a stalk, with leaves around it or none; some in film."""

    def make(rng):
        tint, wide = color(rng, *tints), rng.uniform(0.1, 0.16)
        skin = opaque(pieces(rng, stuff(rng, 64, 96, shaded(tint, 0.75), 0.15, 4), [tint, shaded(tint, 1.25), shaded(tint, 0.8)], 2.4, 1.0, 1.0))
        tall = wide * rng.uniform(0.35, 0.6)
        parts = [Part(tall + 0.02, lathe([(0, 0.5), (0.1, 0.55), (0.6, 0.6), (1, 1.2)], wide * 0.24), opaque(stuff(rng, 32, 64, stalk, 0.08)), material="matte", crumple=0.002)]
        around = int(rng.integers(*count))
        for index, angle in enumerate(np.linspace(0, 2 * np.pi, around, endpoint=False) + rng.uniform(0, 6)):
            far, size = wide * (0.3 if index % 4 else 0.1) * rng.uniform(0.8, 1.1), wide * rng.uniform(0.34, 0.46)
            parts.append(Part(size * rng.uniform(0.75, 0.95), rounded(size, 1.0, 2.2), skin, material="matte", crumple=rng.uniform(0.003, 0.005), offset=(np.sin(angle) * far, tall + (0.0 if index % 4 else 0.25 * size) - rng.uniform(0, 0.15) * size, np.cos(angle) * far), turn=rng.uniform(0, 6)))
        for angle in np.linspace(0, 2 * np.pi, 6 if chance(rng, leaves) else 0, endpoint=False):
            leaf = leaf_part(rng, tall * rng.uniform(1.2, 1.7), wide * 0.28, (96, 140, 70))
            leaf.offset, leaf.turn = (np.sin(angle) * wide * 0.42, 0.0, -np.cos(angle) * wide * 0.42), float(-angle)
            parts.append(leaf)
        return [*parts, film_around(rng, parts, words, 0.3, 0.4)] if chance(rng, 0.35) else parts

    return make


def carrot_bunch(rng):
    """Carrots tied together, their greens behind them."""
    skins, count = painted_skins(rng, "carrot", count=2), int(rng.integers(4, 8))
    parts = [single(rng, "carrot", pick(rng, skins)) for _ in range(count)]
    tall = max(part.height for part in parts)
    for part, angle in zip(parts, np.linspace(0, 2 * np.pi, count, endpoint=False)):
        part.offset = (np.sin(angle) * 0.026, tall - part.height, np.cos(angle) * 0.02)
    tuft = Part(rng.uniform(0.1, 0.18), lathe([(0, 0.3), (0.2, 0.4), (0.6, 1), (0.9, 0.8), (1, 0.3)], 0.05, 0.028), opaque(heap_art(rng, 64, 96, True)), material="matte", crumple=0.008, offset=(0.0, tall - 0.01, 0.0))
    return [*parts, tuft]


def bag_of_pieces(tints, size, stretch, words):
    """A bag full of many small long things: baby carrots, beans, sprouts."""

    def make(rng):
        shades = [color(rng, *tints) for _ in range(3)]
        art = pieces(rng, stuff(rng, 96, 128, shaded(shades[0], 0.4), 0.1, 8), shades, rng.uniform(*size), stretch, 1.6, rng.uniform(0.3, 1.4))
        width, height, depth = rng.uniform(0.12, 0.19), rng.uniform(0.05, 0.13), rng.uniform(0.08, 0.13)
        core = Part(height, mound(width, depth, rng.uniform(0.1, 0.4)), opaque(np.concatenate([art, art[:, ::-1]], 1)), material="matte", crumple=rng.uniform(0.003, 0.006))
        return [core, film_around(rng, [core], words, 0.3, 0.65)]

    return make


def grape_bag(rng):
    """Grapes in a bag with holes and a zip."""
    skins, (low, high, _) = painted_skins(rng, "grapes", count=3), SMALL["grapes"]
    half = rng.uniform(0.06, 0.085)
    art = pieces(rng, stuff(rng, 64, 96, shaded(skins[0][20, 20, :3], 0.4), 0.1), [shaded(skin[20, 20, :3], 1.0) for skin in skins], 6)
    core = Part(rng.uniform(0.03, 0.05), mound(half * 1.7, half * 1.3, 0.3), opaque(np.concatenate([art, art[:, ::-1]], 1)), crumple=0.004, offset=(0, 0.002, 0))
    fruit = poured(rng, [berry(rng, "grapes", pick(rng, skins), (low, high)) for _ in range(30)], half * 0.95, half * 0.75, core.height * 0.6, oval=True)
    cover = film_around(rng, [core, *fruit], ["grapes", "seedless", "fresh", "sweet"], 0.1, 0.6)
    cover.texture[rng.random(cover.texture.shape[:2]) < 0.01] = (40, 40, 44, 90)
    return [core, *fruit, cover]


GREEN_HEADS = [([82, 90, 98], (0.35, 0.55), (0.5, 0.72))]
CABBAGES = [([84, 95, 104], (0.25, 0.5), (0.5, 0.72)), ([84, 95, 104], (0.25, 0.5), (0.5, 0.72)), ([300, 315], (0.35, 0.55), (0.2, 0.34))]

GREENS = {
    "broccoli": [(3, good("broccoli", florets(([98, 108, 120], (0.4, 0.62), (0.2, 0.36)), (142, 164, 96), (9, 13), 0.1, ["broccoli", "fresh", "crowns"]), 0.4)), (0.7, good("broccoli", bag_of_pieces(([98, 108, 118], (0.4, 0.6), (0.25, 0.42)), (7, 10), 1.0, ["broccoli", "florets", "steam"]), 0.4))],
    "cauliflower": [(2, good("cauliflower", florets(([46, 50], (0.1, 0.22), (0.8, 0.92)), (190, 200, 140), (10, 15), 0.7, ["cauliflower", "fresh"]), 0.2))],
    "cabbage": [(2, good("cabbage", tight_head(CABBAGES, (214, 222, 176), (0.13, 0.2), 0.35)))],
    "brussels sprouts": [(1, good("brussels sprouts", bag_of_pieces(([80, 92], (0.4, 0.55), (0.45, 0.62)), (9, 12), 1.0, ["brussels sprouts", "sprouts"]), 0.3))],
    "carrot": [(1, good("carrot", carrot_bunch, 1.0)), (1.5, good("carrot", bag_of_pieces(([17, 21, 24], (0.75, 0.9), (0.8, 0.95)), (5, 7), 2.6, ["baby carrots", "carrots", "peeled", "snack"]), 0.5))],
    "green beans": [(1.5, good("green beans", bag_of_pieces(([88, 96, 104], (0.5, 0.7), (0.35, 0.55)), (3, 4), 7.0, ["green beans", "beans", "fine beans"]), 0.5))],
    "grapes": [(1.5, good("grapes", grape_bag))],
    "lettuce": [(3, good("lettuce", tight_head(GREEN_HEADS, (212, 222, 160), (0.12, 0.17), 0.6))), (5, good("lettuce", head)), (3, good("lettuce", romaine, 1.0)), (4, good("lettuce", salad_bag(False, SALADS), 0.6)), (2.5, good("lettuce", salad_box(False, SALADS)))],
    "spinach": [(2, good("spinach", salad_bag(True, SPINACH), 0.6)), (2, good("spinach", salad_box(True, SPINACH)))],
}
