"""What tells beer from soda on a can or its carton: the prints of both. A Design draws the same print at any size."""

from dataclasses import dataclass
from typing import Callable

import numpy as np
from PIL import Image

from chances import chance, pick, pick_weighted, typical
from goods.drink_forms import toned
from prints.labels import gray, printed
from prints.lettering import BLACK, CREAM, GOLD, RIBBON, ROUND, SHIELD, WHITE, Sheet
from prints.lettering import accent_on, bent, blend, brand_name, brightness, face, fine_print, gradient, ink_on, letters, pattern, shape, write
from prints.pictures import picture_of

BEERS = ["lager", "beer", "pale ale", "IPA", "pilsner", "premium lager", "stout", "amber ale", "light beer", "bier"]
CRAFTS = ["IPA", "hazy IPA", "double IPA", "pale ale", "stout", "sour ale", "session ale", "porter"]
RED, SILVER, BLUE = (196, 16, 28), (202, 204, 206), (18, 56, 150)
DARK, PALE = (16, 5, 3), (235, 245, 238)
# words, drink, ground, inks, picture, weight
SODAS = [
    (["cola", "original cola", "classic"], DARK, RED, [WHITE, WHITE, WHITE, BLACK], None, 6),
    (["diet cola", "diet", "light"], DARK, SILVER, [RED, RED, BLACK, BLUE], None, 2.5),
    (["zero sugar", "zero", "cola"], DARK, BLACK, [RED, WHITE, SILVER], None, 2.2),
    (["cola", "diet cola"], DARK, BLUE, [WHITE, WHITE, RED], None, 2.5),
    (["lemon lime", "lime soda"], PALE, (14, 122, 62), [WHITE, (250, 226, 60), WHITE], "lemon", 2.2),
    (["orange soda", "orange"], (245, 140, 30), (240, 112, 16), [WHITE, BLUE, (24, 84, 48)], "orange", 1.8),
    (["root beer", "sarsaparilla"], DARK, (84, 34, 22), [CREAM, WHITE, GOLD], None, 1.2),
    (["spiced cola", "cherry cola"], DARK, (112, 14, 36), [WHITE, CREAM], None, 1.2),
    (["ginger ale"], (236, 214, 150), (16, 92, 58), [GOLD, WHITE, CREAM], None, 1.2),
    (["citrus soda", "citrus"], (190, 230, 60), (150, 196, 40), [(24, 84, 48), RED, WHITE], "splash", 0.9),
    (["grape soda", "grape"], (90, 16, 100), (84, 28, 120), [WHITE, (220, 180, 240)], "grapes", 0.7),
    (["cherry", "strawberry soda"], (190, 20, 40), (214, 26, 84), [WHITE, WHITE, BLACK], "berries", 0.7),
    (["cream soda", "tonic water", "lemon soda"], (240, 214, 130), (244, 214, 96), [BLUE, RED, (96, 50, 20)], "lemon", 0.7),
    (["soda water", "club soda"], PALE, (236, 240, 242), [BLUE, (24, 130, 90), RED], None, 0.4),
]


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


def soda_ground(sheet, design):
    """Light from one side, bubbles, ribbons."""
    rng, near = sheet.rng, blend(design.ground, WHITE if brightness(design.ground) < 190 else design.ink, 0.22)
    if chance(rng, 0.4):
        gradient(sheet, blend(design.ground, BLACK, 0.5), pick(rng, ["below", "above"]), rng.uniform(0.4, 1))
    if chance(rng, 0.45):
        bubbles(sheet, near)
    if chance(rng, 0.3):
        stream(sheet, near, rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.5), chance(rng, 0.5))


def small_words(sheet, design, y, height=0.075):
    word = pick(sheet.rng, design.words)
    write(sheet, word.upper() if chance(sheet.rng, 0.5) else word, sheet.width / 2, y * sheet.height, sheet.width * 0.6, sheet.height * height, design.second, sheet.product_face, True)


def outline_of(rng, design, share=0.3):
    return accent_on(rng, design.ink) if chance(rng, share) else None


def soda_upright(sheet, design):
    """The name from the foot to the top, as large as the can."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if w > 1.25 * h:
        return soda_slanted(sheet, design)
    soda_ground(sheet, design)
    x = rng.uniform(0.42, 0.58)
    if chance(rng, 0.6):
        stream(sheet, design.second, x + rng.choice([-0.3, 0.3]), rng.uniform(0.06, 0.2), True)
    wordmark(sheet, design.brand, (x * w, h * 0.48), (h * rng.uniform(0.8, 0.98), w * rng.uniform(0.34, 0.56)), design.ink, pick(rng, [90, 90, -90]) + rng.normal(0, 5), outline_of(rng, design), rng.uniform(0.1, 0.4))
    small_words(sheet, design, rng.uniform(0.9, 0.95), 0.06)


def soda_slanted(sheet, design):
    """The name climbs across, a ribbon under it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    if design.picture and chance(rng, 0.5):
        fruit(sheet, design.picture, [(0.25, 0.86), (0.72, 0.84)], rng.uniform(0.4, 0.55))
    if chance(rng, 0.7):
        stream(sheet, design.second, rng.uniform(0.62, 0.76), rng.uniform(0.08, 0.22), False)
    y = rng.uniform(0.32, 0.5)
    wordmark(sheet, design.brand, (w * 0.5, h * y), (w * rng.uniform(0.92, 1.06), min(h * rng.uniform(0.26, 0.4), w * 0.5)), design.ink, rng.uniform(6, 28) * min(1, h / w), outline_of(rng, design, 0.4), rng.uniform(0.15, 0.4))
    small_words(sheet, design, rng.uniform(0.84, 0.93))


def soda_block(sheet, design):
    """The drink's own name in fat letters over fruit: store brands and fruit sodas."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    if design.picture:
        fruit(sheet, design.picture, [(0.2, 0.84), (0.8, 0.8), (0.5, 0.92)][: int(rng.integers(1, 4))], rng.uniform(0.45, 0.7))
    else:
        bubbles(sheet, blend(design.ground, WHITE, 0.4))
    parts = pick(rng, design.words).upper().split()[:2]
    tall, angle = h * (0.26 if len(parts) > 1 else 0.34), rng.uniform(-4, 14) * min(1, h / w)
    for k, word in enumerate(parts):
        wordmark(sheet, word, (w * 0.5, h * (0.3 + 0.26 * k)), (w * 0.9, min(tall, w * 0.42)), design.ink, angle, outline_of(rng, design, 0.5))
    write(sheet, design.brand, w / 2, h * 0.09, w * 0.5, h * 0.09, design.second, sheet.product_face, True)


def soda_disc(sheet, design):
    """A disc of waves, the name beside or on it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    r, y = min(w * 0.42, h * 0.34), h * rng.uniform(0.34, 0.5)
    shape(sheet, ROUND, w / 2, y, r, r, [design.second, design.ink])
    t = np.linspace(-1, 1, 20)
    wave = 0.2 * np.sin(t * 3 + rng.uniform(0, 6))
    sheet.draw.polygon([(w / 2 + r * 0.93 * a, y + r * b) for a, b in [*zip(t, np.clip(wave - 0.24, -1, 1)), *zip(t[::-1], np.clip(wave + 0.24, -1, 1)[::-1])]], fill=design.second)
    if chance(rng, 0.5):
        wordmark(sheet, design.brand, (w * 0.5, y), (w * 0.95, min(h * 0.26, w * 0.34)), design.ground, rng.uniform(0, 20), design.ink, 0.2)
    else:
        wordmark(sheet, design.brand.lower(), (w * 0.5, h * 0.86), (w * 0.8, min(h * 0.16, w * 0.24)), design.ink)


def soda_design(rng):
    words, drink, ground, inks, picture, _ = typical(rng, SODAS)
    paints, weights = [soda_upright, soda_slanted, soda_block, soda_disc], [3.2, 3.2, 2.4 if picture else 1.2, 0.8]
    ink = pick(rng, inks)
    others = [tint for tint in [*inks, WHITE, GOLD] if abs(brightness(tint) - brightness(ground)) > 45 and tint != ink]
    return Design(pick_weighted(rng, paints, weights), varied(rng, ground), ink, pick(rng, others or [ink]), words, brand_name(rng), face(rng), picture, drink)


def rims(sheet, tint):
    """Lines and small print around the upper and the lower edge."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    for at, edge in ((0.0, 1), (1.0, -1)):
        deep = rng.uniform(0.02, 0.045)
        top, bottom = sorted([h * at, h * (at + edge * deep)])
        sheet.draw.rectangle([0, top, w, bottom], fill=tint)
        if chance(rng, 0.75):
            y = h * (at + edge * (deep + 0.03))
            fine_print(sheet, 0, y - h * 0.015, w, y + h * 0.015, ink_on(sheet.ground), max(5, h * 0.022))


def medal(sheet, design, x, y, half, tall):
    """An oval or shield with rims of gold, the name bent in it or on a ribbon across."""
    rng = sheet.rng
    inner = blend(design.ink, WHITE if chance(rng, 0.5) else BLACK, rng.uniform(0, 0.2))
    shape(sheet, pick(rng, [ROUND, ROUND, SHIELD]), x, y, half, tall, [GOLD if chance(rng, 0.6) else design.second, WHITE if chance(rng, 0.5) else design.ink, inner])
    if chance(rng, 0.5):
        shape(sheet, RIBBON, x, y + tall * 0.1, half * 1.22, tall * 0.42, [GOLD, design.second])
        write(sheet, design.brand, x, y + tall * 0.02, half * 1.8, tall * 0.3, accent_on(rng, design.second), design.face, True, 0.0, 0.3)
    else:
        write(sheet, design.brand, x, y - tall * 0.05, half * 1.6, tall * 0.44, accent_on(rng, inner), design.face, True, 0.0, rng.uniform(0, 0.5))
    if chance(rng, 0.4):
        size = int(tall * 0.55)
        piece = picture_of(rng, pick(rng, ["hop", "wheat"])).resize((size, size), Image.BILINEAR)
        sheet.image.paste(piece, (int(x - size / 2), int(y - tall * 0.95)), piece)


def beer_medal(sheet, design):
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if chance(rng, 0.3):
        pattern(sheet, pick(rng, ["stripes", "rays"]), blend(design.ground, design.ink, 0.12))
    rims(sheet, design.second)
    medal(sheet, design, w / 2, h * 0.42, min(w * 0.42, h * 0.6), min(h * rng.uniform(0.24, 0.33), w * 0.42))
    small_words(sheet, design, 0.8, 0.08)
    fine_print(sheet, w * 0.2, h * 0.86, w * 0.8, h * 0.94, design.ink, max(5, h * 0.022), True)


def beer_diagonal(sheet, design):
    """A band from the lower left to the upper right, the name along it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    rise, half, y = h * rng.uniform(0.12, 0.3), h * rng.uniform(0.12, 0.18), h * rng.uniform(0.4, 0.5)
    angle = np.degrees(np.arctan2(2 * rise, w))
    for grow, tint in ((1.22, GOLD if chance(rng, 0.5) else design.second), (1.0, design.ink)):
        sheet.draw.polygon([(0, y + rise - half * grow), (w, y - rise - half * grow), (w, y - rise + half * grow), (0, y + rise + half * grow)], fill=tint)
    wordmark(sheet, design.brand, (w / 2, y), (w * 0.96, half * 1.3), accent_on(rng, design.ink), angle, None, rng.uniform(0, 0.25))
    rims(sheet, design.ink)
    small_words(sheet, design, 0.84, 0.08)


def beer_mountains(sheet, design):
    """A range of peaks, their sunny sides pale."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    base, tint = h * rng.uniform(0.78, 0.95), blend(design.ink, design.ground, 0.25)
    for x in np.sort(rng.uniform(-0.05, 1.05, int(rng.integers(4, 8)))):
        peak, half = h * rng.uniform(0.16, 0.42), w * rng.uniform(0.14, 0.3)
        ridge = x * w + half * rng.uniform(-0.3, 0.3)
        sheet.draw.polygon([(ridge, base - peak), (x * w + half, base), (x * w - half, base)], fill=tint)
        sheet.draw.polygon([(ridge, base - peak), (ridge + half * 0.15, base - peak * 0.5), (ridge - half * 0.1, base - peak * 0.3), (x * w - half, base)], fill=blend(tint, WHITE, rng.uniform(0.4, 0.8)))
    sheet.draw.rectangle([0, base, w, h], fill=design.ink)
    rims(sheet, design.ink)
    wordmark(sheet, design.brand, (w / 2, h * 0.26), (w * 0.94, min(h * 0.22, w * 0.3)), design.second, rng.uniform(0, 8), None, rng.uniform(0, 0.3), rng.uniform(0, 0.3))
    small_words(sheet, design, 0.42, 0.07)


def beer_upright(sheet, design):
    """The name in capitals down the can, an emblem above."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if w > 1.25 * h:
        return beer_medal(sheet, design)
    if chance(rng, 0.5):
        sheet.draw.rectangle([w * 0.22, 0, w * 0.78, h], fill=blend(design.ground, design.ink, 0.16))
    rims(sheet, design.second)
    wordmark(sheet, design.brand.upper(), (w / 2, h * 0.56), (min(h * 0.74, w * 1.6), w * rng.uniform(0.24, 0.36)), design.ink, 90, GOLD if chance(rng, 0.3) else None)
    shape(sheet, pick(rng, [ROUND, SHIELD]), w / 2, h * 0.13, min(w, h) * 0.1, min(w, h) * 0.1, [GOLD, design.ink])
    if chance(rng, 0.5):
        fine_print(sheet, w * 0.02, h * 0.3, w * 0.18, h * 0.8, design.ink, max(5, h * 0.022))


def beer_bands(sheet, design):
    """Broad bands with edges of gold, an oval in the middle."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    low, high = h * rng.uniform(0.18, 0.32), h * rng.uniform(0.66, 0.82)
    outer = chance(rng, 0.5)
    for top, bottom in ((0, low), (high, h)) if outer else ((low, high),):
        sheet.draw.rectangle([0, top, w, bottom], fill=design.second)
    for y in (low, high):
        sheet.draw.line([(0, y), (w, y)], fill=GOLD, width=max(3, int(h * 0.02)))
    medal(sheet, design, w / 2, (low + high) / 2, min(w * 0.4, h * 0.55), min((high - low) * rng.uniform(0.5, 0.7), w * 0.4))
    small_words(sheet, design, 0.92, 0.07)


def craft_art(sheet, design):
    """Hills, suns and patterns all around, the words on a plate."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    inks = [toned(rng, range(0, 360, 25), (0.35, 0.95), (0.35, 1)) for _ in range(4)]
    if chance(rng, 0.5):
        pattern(sheet, pick(rng, ["rays", "dots", "stripes", "checks"]), inks[0])
    if chance(rng, 0.5):
        r, x, y = w * rng.uniform(0.14, 0.34), w * rng.uniform(0.2, 0.8), h * rng.uniform(0.2, 0.6)
        sheet.draw.ellipse([x - r, y - r, x + r, y + r], fill=inks[1])
    for k in range(int(rng.integers(1, 5))):
        stream(sheet, inks[k % 4], rng.uniform(0.3, 1.0), rng.uniform(0.1, 0.4), chance(rng, 0.2))
    for x, y, size in rng.random((int(rng.integers(0, 9)), 3)):
        turn = rng.uniform(0, 6.3)
        sheet.draw.polygon([(x * w + w * 0.3 * size * np.cos(turn + a), y * h + w * 0.3 * size * np.sin(turn + a)) for a in (0, 2.2 * size + 0.5, 4)], fill=pick(rng, inks))
    if chance(rng, 0.35):
        fruit(sheet, pick(rng, ["hop", "hop", "orange", "berries", "wheat"]), [(0.5, rng.uniform(0.3, 0.7))], rng.uniform(0.4, 0.8))
    y, tall = h * rng.uniform(0.2, 0.75), h * rng.uniform(0.1, 0.17)
    if chance(rng, 0.6):
        shape(sheet, pick(rng, [ROUND, RIBBON, np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])]), w / 2, y, w * 0.44, tall, [design.ink])
    write(sheet, design.brand, w / 2, y - tall * 0.2, w * 0.76, tall * 0.9, accent_on(rng, design.ink), design.face, True)
    write(sheet, pick(rng, CRAFTS), w / 2, y + tall * 0.52, w * 0.6, tall * 0.45, accent_on(rng, design.ink), sheet.product_face)


def craft_design(rng):
    ground = pick_weighted(rng, [gray(rng, 225, 250), gray(rng, 14, 45), toned(rng, range(0, 360, 20), (0.2, 0.9), (0.5, 1))], [0.25, 0.15, 0.6])
    return Design(craft_art, ground, accent_on(rng, ground), accent_on(rng, ground), CRAFTS, brand_name(rng), face(rng))


# ground, inks, weight
BEER_LOOKS = [((246, 246, 242), [BLUE, RED, (24, 84, 48), BLUE], 4), (SILVER, [BLUE, RED, (12, 34, 84), (20, 90, 60)], 3.5), ((20, 52, 130), [WHITE, SILVER, RED], 2.2), ((70, 140, 206), [WHITE, BLUE], 0.8), ((206, 170, 84), [RED, (88, 40, 20), BLUE, WHITE], 1.6), (CREAM, [RED, (96, 50, 20), (24, 84, 48)], 1.2), ((20, 84, 46), [WHITE, GOLD, RED], 1.4), ((170, 22, 30), [WHITE, GOLD, CREAM], 0.7), (BLACK, [GOLD, SILVER, CREAM], 0.8)]


def beer_design(rng):
    if chance(rng, 0.14):
        return craft_design(rng)
    ground, inks, _ = typical(rng, BEER_LOOKS)
    paint = pick_weighted(rng, [beer_medal, beer_diagonal, beer_mountains, beer_upright, beer_bands], [3.5, 2, 1.5, 1.5, 1.8])
    ink = pick(rng, inks)
    others = [tint for tint in [*inks, GOLD, RED, BLUE] if abs(brightness(tint) - brightness(ground)) > 45 and tint != ink]
    return Design(paint, varied(rng, ground), ink, pick(rng, others or [ink]), BEERS, brand_name(rng), face(rng))


def bolt(sheet, tint, x, y, half, tall):
    """A jagged sign: a bolt, torn stripes, a star."""
    rng, kind = sheet.rng, sheet.rng.random()
    if kind < 0.4:
        points = np.array([(0.2, -1), (-0.6, 0.15), (-0.05, 0.1), (-0.3, 1), (0.6, -0.2), (0.05, -0.12)])
        sheet.draw.polygon([(x + half * a, y + tall * b) for a, b in points], fill=tint)
        return
    if kind < 0.7:
        for side in (-0.6, 0.1, 0.8):
            lean = rng.uniform(-0.3, 0.3)
            sheet.draw.polygon([(x + half * (side - 0.2), y - tall), (x + half * (side + 0.14), y - tall * 0.9), (x + half * (side + lean), y + tall)], fill=tint)
        return
    turns = np.arange(14) * np.pi / 7
    reach = np.where(np.arange(14) % 2, rng.uniform(0.35, 0.6), 1.0)
    sheet.draw.polygon([(x + half * r * np.sin(a), y - tall * r * np.cos(a)) for a, r in zip(turns, reach)], fill=tint)


def energy_art(sheet, design):
    """A sign over a hard, leaning name; fields of metal now and then."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if chance(rng, 0.3):
        field, cut = blend(design.ground, design.second, 0.6), rng.uniform(0.3, 0.7)
        sheet.draw.polygon([(0, 0), (w * cut, 0), (w * (1 - cut), h), (0, h)], fill=field)
    if chance(rng, 0.35):
        gradient(sheet, blend(design.ground, design.ink, 0.5), pick(rng, ["below", "glow"]), rng.uniform(0.3, 0.8))
    if chance(rng, 0.3):
        wordmark(sheet, design.brand.upper(), (w * 0.5, h * 0.45), (h * 0.8, w * 0.34), design.ink, 90, None, 0.2)
    else:
        bolt(sheet, design.ink, w / 2, h * 0.3, w * rng.uniform(0.24, 0.4), h * rng.uniform(0.16, 0.26))
        wordmark(sheet, design.brand.upper(), (w / 2, h * 0.65), (w * 0.86, min(h * 0.15, w * 0.3)), design.second, rng.uniform(0, 12), None, rng.uniform(0, 0.3))
    small_words(sheet, design, rng.uniform(0.8, 0.9), 0.06)


NEONS = [(120, 214, 30), (60, 190, 240), (240, 220, 30), (236, 40, 50), (240, 110, 20), (200, 60, 200), WHITE, SILVER, GOLD]


def energy_design(rng):
    ground = pick_weighted(rng, [gray(rng, 12, 35), toned(rng, [215, 225], (0.6, 1), (0.3, 0.7)), gray(rng, 190, 240), toned(rng, range(0, 360, 20))], [0.4, 0.2, 0.22, 0.18])
    inks = [tint for tint in [*NEONS, BLUE, RED, BLACK] if abs(brightness(tint) - brightness(ground)) > 45]
    return Design(energy_art, ground, pick(rng, inks), pick(rng, inks), ["energy", "energy drink", "power", "zero sugar energy"], brand_name(rng), face(rng))
