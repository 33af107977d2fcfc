"""Words on a sheet."""

import functools

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import GOLD, accent_on
from crisper_ml.prints.fonts import face, letters
from crisper_ml.prints.vocabulary import CODAS, ENDINGS, FILLER, ONSETS, VOWELS


def brand_name(rng):
    """An invented name that can be spoken."""
    word = pick(rng, ONSETS) + pick(rng, VOWELS) + pick(rng, CODAS)
    word += (
        pick(rng, ENDINGS)
        if word[-1] not in "aeiouy" or chance(rng, 0.2)
        else pick(rng, ONSETS[:15]) + pick(rng, ENDINGS[:9])
        if len(word) < 4
        else ""
    )
    word = word.capitalize() + ("'s" if chance(rng, 0.12) else "")
    return word.upper() if chance(rng, 0.4) else word.lower() if chance(rng, 0.15) else word


class Sheet:
    """What one label is printed on: twice as fine as the result, so that edges come out soft."""

    def __init__(self, rng, width, height, ground):
        self.rng, self.width, self.height, self.ground = rng, width * 2, height * 2, tuple(int(c) for c in ground)
        self.image = Image.new("RGB", (self.width, self.height), self.ground)
        self.draw = ImageDraw.Draw(self.image)
        self.accent = accent_on(rng, self.ground)
        self.second = accent_on(rng, self.accent)
        self.brand_face, self.product_face = face(rng), face(rng)
        self.brand, self.rim = brand_name(rng), GOLD if chance(rng, 0.4) else self.second
        self.heavy, self.slant = chance(rng, 0.6), rng.uniform(0.1, 0.3) if chance(rng, 0.25) else 0.0


def bent(mask, slant, arc):
    """Letters leaned to the right and raised in the middle."""
    if slant:
        extra = int(slant * mask.height)
        mask = mask.transform(
            (mask.width + extra, mask.height), Image.AFFINE, (1, slant, -extra, 0, 1, 0), Image.BILINEAR
        )
    if arc:
        flat = np.asarray(mask)
        lift = (np.linspace(-1, 1, mask.width) ** 2 * arc * mask.height).astype(int)
        rows = np.arange(mask.height + lift.max())[:, None] - lift[None]
        raised = flat[np.clip(rows, 0, mask.height - 1), np.arange(mask.width)[None]]
        mask = Image.fromarray(np.where((rows >= 0) & (rows < mask.height), raised, 0).astype(np.uint8))
    return mask


def write(sheet, text, x, y, width, height, ink, file, heavy=False, slant=0.0, arc=0.0, outline=None):
    """A word in the middle of a box, squeezed or stretched a little to fill it. Returns its half width."""
    layers = [(outline, 4 if heavy else 3)] if outline is not None else []
    half = 0.0
    for tint, stroke in [*layers, (ink, 1 if heavy else 0)]:
        grown = (stroke - (1 if heavy else 0)) * 2 if layers and stroke > 1 else 0
        mask = bent(letters(text, file, height, stroke), slant, arc)
        if not half:
            fits = width / max(1, mask.width - grown)
            tall = min(height / max(1, mask.height - grown), fits * 1.3)
            wide = min(tall * 1.3, fits)
        size = (max(2, int(mask.width * wide)), max(2, int(mask.height * tall)))
        mask = mask.resize(size, Image.BILINEAR, reducing_gap=2.0)
        sheet.image.paste(tint, (int(x - size[0] / 2), int(y - size[1] / 2)), mask)
        half = size[0] / 2
    return half


@functools.lru_cache(maxsize=256)
def strip(file):
    return letters(FILLER, file, 10)


def fine_print(sheet, left, top, right, bottom, ink, line, centered=False):
    """Lines too small to read."""
    rng, run = sheet.rng, strip(sheet.product_face)
    for y in np.arange(top, bottom - line * 0.8, line * 1.35):
        width = (right - left) * (
            rng.uniform(0.55, 1) if centered else 1 if chance(rng, 0.8) else rng.uniform(0.3, 0.9)
        )
        need = int(min(run.width - 1, width * run.height / line))
        start = int(rng.integers(0, run.width - need))
        mask = run.crop((start, 0, start + need, run.height)).resize(
            (max(2, int(width)), max(2, int(line))), Image.BILINEAR
        )
        sheet.image.paste(ink, (int((left + right - width) / 2 if centered else left), int(y)), mask)
