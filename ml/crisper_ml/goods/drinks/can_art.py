"""What designs of drinks have in common."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import accent_on
from crisper_ml.prints.fonts import letters
from crisper_ml.prints.labels import printed
from crisper_ml.prints.lettering import Sheet, bent, write
from crisper_ml.prints.pictures import picture_of

RED, SILVER, BLUE = (196, 16, 28), (202, 204, 206), (18, 56, 150)


@dataclass
class Design:
    paint: Callable  # (sheet, design): prints over the ground
    ground: tuple
    ink: tuple
    second: tuple
    words: list
    brand: str
    face: str | None
    picture: str | None = None
    drink: tuple = (240, 176, 60)  # its look in a bottle

    def draw(self, rng, width, height):
        sheet = Sheet(rng, int(width), int(height), self.ground)
        sheet.brand, sheet.brand_face, sheet.accent, sheet.second = self.brand, self.face, self.ink, self.second
        self.paint(sheet, self)
        return printed(sheet)

    def inked(self, rng, width, height):
        """The print without its ground, RGBA: on glass."""
        art = self.draw(rng, width, height)
        apart = np.abs(art.astype(np.int16) - np.array(self.ground, np.int16)).max(-1)
        return np.dstack([art, np.clip((apart - 40) * 8, 0, 255).astype(np.uint8)])


def varied(rng, tint):
    light = rng.uniform(0.84, 1.08)
    return tuple(int(np.clip(channel * light + rng.normal(0, 3), 0, 255)) for channel in tint)


def wordmark(sheet, text, middle, size, ink, angle=0.0, outline=None, slant=0.0, arc=0.0):
    """A word that fills a box of its own, then turned."""
    for tint, stroke in ([(outline, 4)] if outline else []) + [(ink, 1)]:
        mask = bent(letters(text, sheet.brand_face, size[1], stroke), slant, arc)
        mask = mask.resize((max(2, int(size[0])), max(2, int(size[1]))), Image.BILINEAR, reducing_gap=2.0)
        mask = mask.rotate(angle, Image.BILINEAR, expand=True)
        sheet.image.paste(tint, (int(middle[0] - mask.width / 2), int(middle[1] - mask.height / 2)), mask)


def stream(sheet, tint, at, thick, upright):
    """A ribbon that waves and swells across the sheet, or from its top to its foot."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    t = np.linspace(0, 1, 28)
    wave = at + rng.uniform(0.05, 0.12) * np.sin(t * rng.uniform(3, 6) + rng.uniform(0, 6))
    half = thick * (0.25 + 0.75 * np.sin(np.pi * np.clip(t * rng.uniform(0.8, 1.1), 0, 1)) ** 2) / 2
    edge = [*zip(t, wave - half), *zip(t[::-1], (wave + half)[::-1])]
    sheet.draw.polygon([(y * w, x * h) if upright else (x * w, y * h) for x, y in edge], fill=tint)


def bubbles(sheet, tint):
    """Drops or bubbles, denser toward the foot."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    for x, y, size in rng.random((int(rng.integers(12, 40)), 3)):
        r = (0.006 + 0.028 * size**3) * w
        x, y = x * w, (1 - y**1.6) * h
        sheet.draw.ellipse([x - r, y - r, x + r, y + r], fill=tint if size < 0.6 else None, outline=tint, width=2)


def fruit(sheet, picture, places, share):
    size = int(min(sheet.width, sheet.height) * share)
    for x, y in places:
        piece = picture_of(sheet.rng, picture).resize((size, size), Image.BILINEAR)
        sheet.image.paste(piece, (int(x * sheet.width - size / 2), int(y * sheet.height - size / 2)), piece)


def small_words(sheet, design, y, height=0.075):
    word = pick(sheet.rng, design.words)
    write(
        sheet,
        word.upper() if chance(sheet.rng, 0.5) else word,
        sheet.width / 2,
        y * sheet.height,
        sheet.width * 0.6,
        sheet.height * height,
        design.second,
        sheet.product_face,
        True,
    )


def outline_of(rng, design, share=0.3):
    return accent_on(rng, design.ink) if chance(rng, share) else None
