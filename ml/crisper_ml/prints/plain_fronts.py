"""Fronts of labels in bars, columns and banners, and backs."""

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import BLACK, accent_on, ink_on
from crisper_ml.prints.details import barcode, facts
from crisper_ml.prints.fonts import letters
from crisper_ml.prints.label_parts import brand, product, product_word, tail
from crisper_ml.prints.lettering import bent, fine_print, write
from crisper_ml.prints.pictures import picture_of
from crisper_ml.prints.vocabulary import CLAIMS


def column(sheet, box, words):
    """The name runs along the height, as on slim cans and cartons."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    left, top, right, bottom = (int(v) for v in box)
    width, length = right - left, bottom - top
    if chance(rng, 0.5):
        sheet.draw.rectangle([left + width * 0.22, top, left + width * 0.74, bottom], fill=sheet.accent)
    sheet.image = sheet.image.transpose(Image.ROTATE_270)
    x, y = h - (top + bottom) / 2, left + width * 0.48
    ground = sheet.image.getpixel((int(np.clip(x, 0, h - 1)), int(np.clip(y, 0, w - 1))))
    brand(sheet, x, y, length * 0.86, width * rng.uniform(0.3, 0.44), ground)
    write(
        sheet,
        product_word(sheet, words),
        x,
        left + width * 0.86,
        length * 0.6,
        width * 0.14,
        accent_on(rng, sheet.ground),
        sheet.product_face,
    )
    sheet.image = sheet.image.transpose(Image.ROTATE_90)
    sheet.draw = ImageDraw.Draw(sheet.image)


def back(sheet):
    """What the rear of a package says: facts, bars, fine print."""
    rng, w, h, ink = sheet.rng, sheet.width, sheet.height, ink_on(sheet.ground)
    wide = w > 1.2 * h
    if chance(rng, 0.2) and not wide:  # a side that only tells a story
        sheet.draw.rectangle([0, 0, w, h * 0.24], fill=sheet.accent)
        brand(sheet, w / 2, h * 0.12, w * 0.84, h * 0.13, sheet.accent)
        write(sheet, pick(rng, CLAIMS), w / 2, h * 0.32, w * 0.7, h * 0.06, ink, sheet.product_face, True)
        fine_print(
            sheet, w * 0.1, h * 0.4, w * 0.9, h * rng.uniform(0.6, 0.92), ink, max(4, w * 0.045), chance(rng, 0.5)
        )
        return
    table = (
        (w * 0.05, h * 0.06, w * rng.uniform(0.36, 0.5), h * 0.94)
        if wide
        else (w * 0.08, h * rng.uniform(0.05, 0.3), w * rng.uniform(0.6, 0.92), 0)
    )
    table = table if wide else (*table[:3], min(h * 0.72, table[1] + (table[2] - table[0]) * rng.uniform(1.0, 1.6)))
    facts(sheet, *table, BLACK)
    left, top = (table[2] + w * 0.04, h * 0.08) if wide else (w * 0.08, table[3] + h * 0.02)
    if not wide and table[1] > h * 0.12:
        brand(sheet, w / 2, table[1] / 2, w * 0.8, table[1] * 0.5, sheet.ground)
    size = min(w * 0.34, h * 0.5)
    bars = (w * 0.95 - size, h * 0.95 - size * 0.6, w * 0.95, h * 0.95)
    fine_print(sheet, left, top, w * 0.94, bars[1] - h * 0.02, ink, max(4, min(w, h) * 0.035))
    if bars[0] - left > w * 0.1:
        fine_print(sheet, left, bars[1], bars[0] - w * 0.03, h * 0.96, ink, max(4, min(w, h) * 0.03))
    barcode(sheet, *bars)


def banner(sheet, box, words):
    """A slanted band across everything, the name on it."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, y, width, height = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
    rise, half = min(width, height) * rng.uniform(0.1, 0.32) * pick(rng, [-1, 1, 1]), height * rng.uniform(0.16, 0.26)
    corners = [
        (0, y - half + rise),
        (sheet.width, y - half - rise),
        (sheet.width, y + half - rise),
        (0, y + half + rise),
    ]
    sheet.draw.polygon(corners, fill=sheet.accent)
    for one, other in (corners[:2], corners[2:]) if chance(rng, 0.6) else ():
        sheet.draw.line([one, other], fill=sheet.rim, width=max(3, int(height * 0.025)))
    angle = np.degrees(np.arctan2(2 * rise, sheet.width))
    mask = bent(letters(sheet.brand, sheet.brand_face, half, 1), rng.uniform(0, 0.35), 0.0)
    mask = mask.resize(
        (max(2, int(width * 0.84)), max(2, int(min(half * 1.5, width * 0.84 * 1.6 * mask.height / mask.width)))),
        Image.BILINEAR,
    ).rotate(angle, Image.BILINEAR, expand=True)
    sheet.image.paste(accent_on(rng, sheet.accent), (int(x - mask.width / 2), int(y - mask.height / 2)), mask)
    product(
        sheet,
        words,
        x,
        min(bottom - height * 0.08, y + half + abs(rise) * 0.5 + height * 0.12),
        width * 0.7,
        height * 0.12,
    )


def giant(sheet, box, words):
    """One letter or a short name as large as the label."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    sign = sheet.brand[0].upper() if chance(rng, 0.6) else sheet.brand[:3].upper()
    write(
        sheet,
        sign,
        x,
        top + height * 0.36,
        width * 0.9,
        height * rng.uniform(0.45, 0.62),
        sheet.accent,
        sheet.brand_face,
        True,
        sheet.slant,
        0.0,
        sheet.rim if chance(rng, 0.4) else None,
    )
    product(sheet, words, x, top + height * 0.8, width * 0.9, height * 0.15)
    tail(sheet, x, top + height * 0.88, bottom, width)


def bars(sheet, box, words):
    """Broad stripes from top to foot or from side to side, a field for the words upon them."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    upright, tints = chance(rng, 0.5), [sheet.ground, sheet.accent, sheet.second]
    length = w if upright else h
    edges = np.sort(rng.uniform(0, length, int(rng.integers(2, 6))))
    for k, (low, high) in enumerate(zip(edges, [*edges[1:], length])):
        sheet.draw.rectangle([low, 0, high, h] if upright else [0, low, w, high], fill=tints[k % 3])
    _, top, _, bottom = box
    y, tall = top + (bottom - top) * rng.uniform(0.3, 0.6), (bottom - top) * rng.uniform(0.16, 0.26)
    sheet.draw.rectangle([w * 0.06, y - tall, w * 0.94, y + tall], fill=sheet.ground)
    brand(sheet, w / 2, y - tall * 0.25, w * 0.8, tall * 0.9, sheet.ground)
    write(
        sheet,
        product_word(sheet, words),
        w / 2,
        y + tall * 0.62,
        w * 0.7,
        tall * 0.5,
        ink_on(sheet.ground),
        sheet.product_face,
    )


def full_picture(sheet, picture, words):
    """The picture fills the label from edge to edge; the words stand on it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    side = int(max(w, h) * rng.uniform(0.7, 1.2))
    for x, y in ((0.5, 0.62), (0.05, 0.95), (0.95, 0.9))[: int(rng.integers(1, 4))]:
        piece = picture_of(rng, picture).resize((side, side), Image.BILINEAR)
        sheet.image.paste(piece, (int(w * x - side / 2), int(h * y - side / 2)), piece)
    sheet.draw.rectangle([0, 0, w, h * 0.3], fill=sheet.ground)
    brand(sheet, w / 2, h * 0.15, w * 0.86, h * 0.2, sheet.ground)
    product(sheet, words, w / 2, h * rng.uniform(0.38, 0.5), w * 0.9, h * 0.14)
