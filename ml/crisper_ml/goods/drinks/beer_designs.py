"""Designs of beer cans and labels."""

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick, pick_weighted, typical
from crisper_ml.goods.drinks.can_art import BLUE, RED, SILVER, Design, small_words, varied, wordmark
from crisper_ml.goods.drinks.craft_designs import craft_design
from crisper_ml.prints.colors import BLACK, CREAM, GOLD, WHITE, accent_on, blend, brightness, ink_on
from crisper_ml.prints.fonts import face
from crisper_ml.prints.lettering import brand_name, fine_print, write
from crisper_ml.prints.pictures import picture_of
from crisper_ml.prints.shapes import RIBBON, ROUND, SHIELD, pattern, shape

BEERS = ["lager", "beer", "pale ale", "IPA", "pilsner", "premium lager", "stout", "amber ale", "light beer", "bier"]


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
    shape(
        sheet,
        pick(rng, [ROUND, ROUND, SHIELD]),
        x,
        y,
        half,
        tall,
        [GOLD if chance(rng, 0.6) else design.second, WHITE if chance(rng, 0.5) else design.ink, inner],
    )
    if chance(rng, 0.5):
        shape(sheet, RIBBON, x, y + tall * 0.1, half * 1.22, tall * 0.42, [GOLD, design.second])
        write(
            sheet,
            design.brand,
            x,
            y + tall * 0.02,
            half * 1.8,
            tall * 0.3,
            accent_on(rng, design.second),
            design.face,
            True,
            0.0,
            0.3,
        )
    else:
        write(
            sheet,
            design.brand,
            x,
            y - tall * 0.05,
            half * 1.6,
            tall * 0.44,
            accent_on(rng, inner),
            design.face,
            True,
            0.0,
            rng.uniform(0, 0.5),
        )
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
        sheet.draw.polygon(
            [
                (0, y + rise - half * grow),
                (w, y - rise - half * grow),
                (w, y - rise + half * grow),
                (0, y + rise + half * grow),
            ],
            fill=tint,
        )
    wordmark(
        sheet,
        design.brand,
        (w / 2, y),
        (w * 0.96, half * 1.3),
        accent_on(rng, design.ink),
        angle,
        None,
        rng.uniform(0, 0.25),
    )
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
        sheet.draw.polygon(
            [
                (ridge, base - peak),
                (ridge + half * 0.15, base - peak * 0.5),
                (ridge - half * 0.1, base - peak * 0.3),
                (x * w - half, base),
            ],
            fill=blend(tint, WHITE, rng.uniform(0.4, 0.8)),
        )
    sheet.draw.rectangle([0, base, w, h], fill=design.ink)
    rims(sheet, design.ink)
    wordmark(
        sheet,
        design.brand,
        (w / 2, h * 0.26),
        (w * 0.94, min(h * 0.22, w * 0.3)),
        design.second,
        rng.uniform(0, 8),
        None,
        rng.uniform(0, 0.3),
        rng.uniform(0, 0.3),
    )
    small_words(sheet, design, 0.42, 0.07)


def beer_upright(sheet, design):
    """The name in capitals down the can, an emblem above."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if w > 1.25 * h:
        return beer_medal(sheet, design)
    if chance(rng, 0.5):
        sheet.draw.rectangle([w * 0.22, 0, w * 0.78, h], fill=blend(design.ground, design.ink, 0.16))
    rims(sheet, design.second)
    wordmark(
        sheet,
        design.brand.upper(),
        (w / 2, h * 0.56),
        (min(h * 0.74, w * 1.6), w * rng.uniform(0.24, 0.36)),
        design.ink,
        90,
        GOLD if chance(rng, 0.3) else None,
    )
    shape(sheet, pick(rng, [ROUND, SHIELD]), w / 2, h * 0.13, min(w, h) * 0.1, min(w, h) * 0.1, [GOLD, design.ink])
    if chance(rng, 0.5):
        fine_print(sheet, w * 0.02, h * 0.3, w * 0.18, h * 0.8, design.ink, max(5, h * 0.022))
    return None


def beer_bands(sheet, design):
    """Broad bands with edges of gold, an oval in the middle."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    low, high = h * rng.uniform(0.18, 0.32), h * rng.uniform(0.66, 0.82)
    outer = chance(rng, 0.5)
    for top, bottom in ((0, low), (high, h)) if outer else ((low, high),):
        sheet.draw.rectangle([0, top, w, bottom], fill=design.second)
    for y in (low, high):
        sheet.draw.line([(0, y), (w, y)], fill=GOLD, width=max(3, int(h * 0.02)))
    medal(
        sheet,
        design,
        w / 2,
        (low + high) / 2,
        min(w * 0.4, h * 0.55),
        min((high - low) * rng.uniform(0.5, 0.7), w * 0.4),
    )
    small_words(sheet, design, 0.92, 0.07)


# ground, inks, weight
BEER_LOOKS = [
    ((246, 246, 242), [BLUE, RED, (24, 84, 48), BLUE], 4),
    (SILVER, [BLUE, RED, (12, 34, 84), (20, 90, 60)], 3.5),
    ((20, 52, 130), [WHITE, SILVER, RED], 2.2),
    ((70, 140, 206), [WHITE, BLUE], 0.8),
    ((206, 170, 84), [RED, (88, 40, 20), BLUE, WHITE], 1.6),
    (CREAM, [RED, (96, 50, 20), (24, 84, 48)], 1.2),
    ((20, 84, 46), [WHITE, GOLD, RED], 1.4),
    ((170, 22, 30), [WHITE, GOLD, CREAM], 0.7),
    (BLACK, [GOLD, SILVER, CREAM], 0.8),
]


def beer_design(rng):
    if chance(rng, 0.14):
        return craft_design(rng)
    ground, inks, _ = typical(rng, BEER_LOOKS)
    paint = pick_weighted(
        rng, [beer_medal, beer_diagonal, beer_mountains, beer_upright, beer_bands], [3.5, 2, 1.5, 1.5, 1.8]
    )
    ink = pick(rng, inks)
    others = [
        tint for tint in [*inks, GOLD, RED, BLUE] if abs(brightness(tint) - brightness(ground)) > 45 and tint != ink
    ]
    return Design(paint, varied(rng, ground), ink, pick(rng, others or [ink]), BEERS, brand_name(rng), face(rng))
