"""Leaves: single ones, and heaps of them."""

import functools

import numpy as np
from PIL import Image

from crisper_ml.chances import pick
from crisper_ml.goods.bodies import ROWS, Part
from crisper_ml.goods.surfaces import clouds, opaque, shaded
from crisper_ml.prints.colors import color

LEAF = 72
SHEET = 160
SHEETS = 10
SALADS = [
    "salad",
    "spring mix",
    "green leaf",
    "baby leaf",
    "garden salad",
    "lettuce",
    "caesar salad",
    "SALAD",
    "romaine",
    "iceberg",
]
SPINACH = ["spinach", "baby spinach", "SPINACH", "spinat"]
FRESH, DEEP, RED = (88, 142, 44), (46, 92, 36), (96, 44, 52)


def leaf_tint(rng):
    return color(rng, [82, 92, 100], (0.5, 0.75), (0.42, 0.72))


def veins(rows, columns):
    """Where a leaf that stands upright is pale: its rib down the middle and the veins that leave it.

    Values within 0..1.
    """
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(-1, 1, columns)[None]
    middle = np.clip(1.4 - np.abs(x) / (0.05 * (1.6 - 1.2 * y)), 0, 1)
    side = np.abs(np.sin((y - np.abs(x) * 0.55) * 6 * np.pi))
    return np.clip(middle + np.clip(1 - side * 5, 0, 1) * 0.55 * (np.abs(x) < 0.9), 0, 1)


def leaf_art(rng, rows, columns, tint, foot=0.5):
    """One face of a leaf: pale toward its foot, veined, its edge in folds of light and shade."""
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(-1, 1, columns)[None]
    edge = np.clip(np.maximum(np.abs(x), y) * 1.6 - 0.5, 0, 1)
    folds = clouds(rng, rows, columns, max(3, columns // 12)) * (0.12 + 0.4 * edge) + 0.15 * clouds(
        rng, rows, columns, 3
    )
    pale = np.clip(veins(rows, columns) * 0.6 + foot * np.clip(1 - y * 2.2, 0, 1) * (1 - 0.4 * np.abs(x)), 0, 1)[
        ..., None
    ]
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
    tints = (
        [DEEP, (58, 108, 42)] if deep else [FRESH, (122, 164, 66), (66, 118, 40), *([RED] if variant % 3 == 0 else [])]
    )
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
    belly = (
        np.interp(up, [0, 0.25, 0.6, 0.85, 1], [0.35, 0.7, 1, 0.9, 0.3])
        + ruffle * np.sin(up * rng.uniform(18, 34) + rng.uniform(0, 6)) * up
    )
    thick = np.interp(up, [0, 0.3, 1], [0.012, 0.007, 0.004])
    side = leaf_art(rng, 72, 72, tint)
    return Part(
        height,
        np.stack([belly * half, thick], 1).astype(np.float32),
        opaque(np.concatenate([side[:, 36:], side, side[:, :36]], 1)),
        material="matte",
        crumple=rng.uniform(0.004, 0.007),
    )
