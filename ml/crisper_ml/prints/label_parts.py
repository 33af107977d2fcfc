"""What a label consists of: brand, product, claims, small print."""

from string import capwords

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import accent_on, ink_on
from crisper_ml.prints.lettering import fine_print, write
from crisper_ml.prints.pictures import picture_of
from crisper_ml.prints.shapes import EMBLEMS, RIBBON, shape
from crisper_ml.prints.vocabulary import CLAIMS


def headline(sheet):
    """A strip with a claim along the upper edge; returns where it ends."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if rng.random() > 0.2 or h < 120:
        return h * 0.02
    shape(sheet, EMBLEMS[-1], w / 2, h * 0.045, w, h * 0.045, [sheet.accent])
    write(
        sheet,
        pick(rng, CLAIMS).upper(),
        w / 2,
        h * 0.045,
        w * 0.8,
        h * 0.045,
        accent_on(rng, sheet.accent),
        sheet.product_face,
        True,
    )
    return h * 0.1


def arrange(sheet, picture):
    """Places the picture and returns the box that is left for the words."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if picture is None:
        return (0, h * 0.03, w, h * 0.97)
    if w > 1.5 * h:
        side, size = chance(rng, 0.5), min(h * rng.uniform(0.8, 1.15), w * 0.45)
        x, box = (w - size * 0.5, (0, 0, w - size * 0.9, h)) if side else (size * 0.5, (size * 0.9, 0, w, h))
        spots = [(x, h * 0.55)]
    else:
        size = min(w * rng.uniform(0.6, 1.05), h * rng.uniform(0.4, 0.56))
        y, box = (
            (h - size * 0.47, (0, h * 0.03, w, h - size * 0.86))
            if picture == "splash" or chance(rng, 0.85)
            else (size * 0.5, (0, size * 0.9, w, h * 0.97))
        )
        spots = [(w * 0.5, y)] if size > w * 0.6 or chance(rng, 0.4) else [(w * 0.27, y), (w * 0.73, y)]
    if picture == "splash" and box[1] < h * 0.1:  # it rises from the foot, over the whole width
        piece = picture_of(rng, picture).resize((w, int(size)), Image.BILINEAR)
        sheet.image.paste(piece, (0, int(h - size)), piece)
        return box
    for x, y in spots:
        piece = picture_of(rng, picture).resize((int(size), int(size)), Image.BILINEAR)
        sheet.image.paste(piece, (int(x - size / 2), int(y - size / 2)), piece)
    return box


def product_word(sheet, words):
    word = str(pick(sheet.rng, list(words))) if len(words) else pick(sheet.rng, CLAIMS)
    kind = sheet.rng.random()
    return word.upper() if kind < 0.5 else capwords(word) if kind < 0.8 else word


def under(sheet, x, y, width, height):
    """The color that lies where a word is to come, and whether it is uneven."""
    box = [
        int(v)
        for v in (
            max(0, x - width * 0.4),
            max(0, y - height * 0.5),
            min(sheet.width, x + width * 0.4),
            min(sheet.height, y + height * 0.5),
        )
    ]
    if box[2] <= box[0] + 8 or box[3] <= box[1] + 8:
        return sheet.ground, False
    spots = np.asarray(sheet.image.resize((8, 4), Image.NEAREST, box), np.float32).reshape(-1, 3)
    return tuple(int(c) for c in np.median(spots, 0)), spots.std(0).max() > 34


def tail(sheet, x, top, bottom, width):
    """A claim and small lines below the product word."""
    room = bottom - top
    ground, uneven = under(sheet, x, (top + bottom) / 2, width * 0.7, max(10, room))
    if room < 10 or uneven:
        return
    ink = ink_on(ground)
    line = min(room * 0.3, sheet.height * 0.06)
    if chance(sheet.rng, 0.7):
        write(sheet, pick(sheet.rng, CLAIMS), x, top + line * 0.9, width * 0.7, line, ink, sheet.product_face)
        top += line * 1.7
    fine_print(
        sheet,
        x - width * 0.36,
        top,
        x + width * 0.36,
        min(bottom, top + line * 2.4),
        ink,
        max(4, min(line * 0.45, sheet.height * 0.028)),
        True,
    )


def product(sheet, words, x, y, width, height):
    """The product word, on a ribbon now and then and wherever the ground is uneven."""
    rng, (ground, uneven) = sheet.rng, under(sheet, x, y, width, height)
    ink = accent_on(rng, ground)
    if uneven or chance(rng, 0.25):
        shape(sheet, RIBBON if chance(rng, 0.4) else EMBLEMS[-1], x, y, width * 0.5, height * 0.62, [ink])
        write(
            sheet,
            product_word(sheet, words),
            x,
            y - height * 0.06,
            width * 0.84,
            height * 0.7,
            accent_on(rng, ink),
            sheet.product_face,
            True,
        )
    else:
        write(sheet, product_word(sheet, words), x, y, width * 0.9, height, ink, sheet.product_face, chance(rng, 0.6))


def brand(sheet, x, y, width, height, ground, ink=None):
    rng = sheet.rng
    outline = accent_on(rng, ink) if ink is not None and chance(rng, 0.2) else None
    arc = rng.uniform(0.2, 0.5) if chance(rng, 0.2) else 0.0
    write(
        sheet,
        sheet.brand,
        x,
        y,
        width,
        height,
        ink or accent_on(rng, ground),
        sheet.brand_face,
        sheet.heavy,
        sheet.slant,
        arc,
        outline,
    )
