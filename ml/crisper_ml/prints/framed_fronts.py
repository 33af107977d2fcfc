"""Fronts of labels with an emblem, a panel or a frame."""

from string import capwords

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import GOLD, accent_on, ink_on
from crisper_ml.prints.label_parts import brand, product, product_word, tail
from crisper_ml.prints.lettering import fine_print, write
from crisper_ml.prints.shapes import BURST, CUSHION, EMBLEMS, RIBBON, ROUND, SHIELD, shape


def emblem(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    half = min(width * 0.46, height * rng.uniform(0.6, 1.2))
    tall = min(height * rng.uniform(0.2, 0.28), half * 0.8)
    y, points = top + tall + height * 0.06, pick(rng, EMBLEMS)
    shape(
        sheet, points, x, y, half, tall, [sheet.accent, sheet.rim, sheet.accent] if chance(rng, 0.7) else [sheet.accent]
    )
    brand(sheet, x, y - (tall * 0.18 if points is RIBBON else 0), half * 1.6, tall * 0.8, sheet.accent)
    below = y + tall
    product(sheet, words, x, below + (bottom - below) * 0.36, width * 0.9, (bottom - below) * 0.32)
    tail(sheet, x, below + (bottom - below) * 0.6, bottom, width)


def script(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    sheet.slant = rng.uniform(0.15, 0.4)
    write(
        sheet,
        capwords(sheet.brand),
        x,
        top + height * 0.28,
        width * 0.92,
        height * 0.34,
        sheet.accent,
        sheet.brand_face,
        True,
        sheet.slant,
        0.0,
        accent_on(rng, sheet.accent) if chance(rng, 0.4) else None,
    )
    if chance(rng, 0.5):
        y = top + height * 0.52
        sheet.draw.polygon(
            [(x - width * 0.4, y), (x + width * 0.42, y - height * 0.04), (x - width * 0.3, y + height * 0.03)],
            fill=sheet.accent,
        )
    product(sheet, words, x, top + height * 0.68, width * 0.9, height * 0.2)
    tail(sheet, x, top + height * 0.82, bottom, width)


def panel(sheet, box, words):
    """A field of a second color that holds both words."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, y, width, height = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
    half, tall = width * rng.uniform(0.4, 0.5), height * rng.uniform(0.36, 0.47)
    shape(
        sheet,
        pick(rng, [CUSHION, EMBLEMS[-1], EMBLEMS[-1], SHIELD, ROUND]),
        x,
        y,
        half,
        tall,
        [sheet.accent, sheet.rim, sheet.accent],
    )
    brand(sheet, x, y - tall * 0.34, half * 1.5, tall * 0.5, sheet.accent)
    sheet.draw.line([(x - half * 0.7, y + tall * 0.04), (x + half * 0.7, y + tall * 0.04)], fill=sheet.rim, width=3)
    product(sheet, words, x, y + tall * 0.34, half * 1.5, tall * 0.34)
    fine_print(
        sheet,
        x - half * 0.6,
        y + tall * 0.62,
        x + half * 0.6,
        y + tall * 0.85,
        ink_on(sheet.accent),
        max(4, tall * 0.1),
        True,
    )


def frame(sheet, box, words):
    """Double lines around, a bent name: jams, beers, wines."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    inset, thick = min(w, h) * rng.uniform(0.03, 0.07), max(2, int(min(w, h) * rng.uniform(0.01, 0.03)))
    for k in (1, 2):
        sheet.draw.rectangle(
            [inset * k, inset * k, w - inset * k, h - inset * k], outline=sheet.accent, width=thick if k == 1 else 2
        )
    left, top, right, bottom = np.clip(box, 0, (w, h, w, h)) + np.array((1, 1, -1, -1)) * inset * 2
    x, width, height = (left + right) / 2, right - left, bottom - top
    write(
        sheet,
        sheet.brand,
        x,
        top + height * 0.25,
        width * 0.86,
        height * 0.24,
        sheet.accent,
        sheet.brand_face,
        sheet.heavy,
        0.0,
        rng.uniform(0.2, 0.7),
    )
    if chance(rng, 0.6):
        y, r = top + height * 0.52, height * 0.07
        for side in (-1, 1):
            sheet.draw.line([(x + side * r * 1.5, y), (x + side * width * 0.35, y)], fill=sheet.accent, width=2)
        shape(sheet, pick(rng, [BURST, SHIELD, ROUND]), x, y, r, r, [sheet.accent, GOLD])
    product(sheet, words, x, top + height * 0.72, width * 0.92, height * 0.2)
    tail(sheet, x, top + height * 0.85, bottom, width)


def split(sheet, box, words):
    """The name on one color, the product on a band of another."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    edge, end = top + height * rng.uniform(0.45, 0.6), top + height * rng.uniform(0.78, 0.95)
    sheet.draw.rectangle([0, edge, sheet.width, end], fill=sheet.accent)
    for y in (edge, end) if chance(rng, 0.5) else ():
        sheet.draw.line([(0, y), (sheet.width, y)], fill=sheet.rim, width=4)
    brand(sheet, x, (top + edge) / 2, width * 0.9, (edge - top) * 0.66, sheet.ground)
    write(
        sheet,
        product_word(sheet, words),
        x,
        (edge + end) / 2,
        width * 0.86,
        (end - edge) * 0.6,
        accent_on(rng, sheet.accent),
        sheet.product_face,
        True,
    )
    tail(sheet, x, end, bottom, width)


def minimal(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    y = top + height * rng.uniform(0.25, 0.4)
    brand(sheet, x, y, width * rng.uniform(0.6, 0.85), height * rng.uniform(0.14, 0.24), sheet.ground, sheet.accent)
    sheet.draw.line(
        [(x - width * 0.25, y + height * 0.2), (x + width * 0.25, y + height * 0.2)], fill=sheet.accent, width=2
    )
    write(
        sheet,
        product_word(sheet, words),
        x,
        y + height * 0.32,
        width * 0.7,
        height * 0.11,
        ink_on(sheet.ground),
        sheet.product_face,
    )
    tail(sheet, x, y + height * 0.43, bottom, width * 0.8)
