"""Fonts, and letters as masks."""

import functools
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from crisper_ml.chances import pick

SIZES = (10, 16, 24, 36, 54, 80)
_fonts: list[str] = []


def use_fonts(folder):
    """Letters come from the font files of a folder from now on; those that cannot write Latin letters are left out."""
    _fonts.clear()
    for name in sorted(os.listdir(folder)):
        file = os.path.join(folder, name)
        if name.lower().endswith((".ttf", ".otf")) and writes(file):
            _fonts.append(file)


def writes(file):
    try:
        letters = [bytes(font(file, 24).getmask(letter)) for letter in "Ag"]
    except OSError:
        return False
    return letters[0] != letters[1] and all(map(any, letters))


@functools.lru_cache(maxsize=512)
def font(file, size):
    return ImageFont.truetype(file, size) if file else ImageFont.load_default(size)


def face(rng):
    return pick(rng, _fonts) if _fonts else None


def letters(text, file, height, stroke=0):
    """The mask of a word whose letters are about as high as asked, with room for its outline."""
    return drawn(text, file, next((s for s in SIZES if s >= height * 1.2), SIZES[-1]), stroke)


@functools.lru_cache(maxsize=4096)
def drawn(text, file, size, stroke):
    if stroke == 1:
        return thickened(drawn(text, file, size, 0))
    left, top, right, bottom = font(file, size).getbbox(text, stroke_width=stroke)
    mask = Image.new("L", (max(2, right - left), max(2, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font(file, size), stroke_width=stroke)
    return mask


def thickened(mask):
    """Letters one px bolder on every side; the font's own stroke costs more than drawing them."""
    flat = np.asarray(mask)
    bold = np.pad(flat, 1)
    for rows, columns in (
        (slice(0, -2), slice(1, -1)),
        (slice(2, None), slice(1, -1)),
        (slice(1, -1), slice(0, -2)),
        (slice(1, -1), slice(2, None)),
    ):
        np.maximum(bold[rows, columns], flat, out=bold[rows, columns])
    return Image.fromarray(bold)
