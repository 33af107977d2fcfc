"""Lettuce and leaf salads, built of drawn leaves: open heads, romaine, salad in bags and boxes. GREENS: class -> (weight, maker) pairs."""

import functools

import numpy as np
from PIL import Image

from chances import chance, pick
from goods import ROWS, Part, lathe
from goods.forms import band_on, clouds, filmed, good, opaque, paper, pillow, shaded, stuck
from goods.produce import rounded
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


GREENS = {
    "lettuce": [(5, good("lettuce", head)), (3, good("lettuce", romaine, 1.0)), (4, good("lettuce", salad_bag(False, SALADS), 0.6)), (2.5, good("lettuce", salad_box(False, SALADS)))],
    "spinach": [(2, good("spinach", salad_bag(True, SPINACH), 0.6)), (2, good("spinach", salad_box(True, SPINACH)))],
}
