"""Designs of soda cans and bottles."""

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted, typical
from crisper_ml.goods.drinks.can_art import (
    BLUE,
    RED,
    SILVER,
    Design,
    bubbles,
    fruit,
    outline_of,
    small_words,
    stream,
    varied,
    wordmark,
)
from crisper_ml.prints.colors import BLACK, CREAM, GOLD, WHITE, blend, brightness
from crisper_ml.prints.fonts import face
from crisper_ml.prints.lettering import brand_name, write
from crisper_ml.prints.shapes import ROUND, gradient, shape

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
    (
        ["cream soda", "tonic water", "lemon soda"],
        (240, 214, 130),
        (244, 214, 96),
        [BLUE, RED, (96, 50, 20)],
        "lemon",
        0.7,
    ),
    (["soda water", "club soda"], PALE, (236, 240, 242), [BLUE, (24, 130, 90), RED], None, 0.4),
]


def soda_ground(sheet, design):
    """Light from one side, bubbles, ribbons."""
    rng, near = sheet.rng, blend(design.ground, WHITE if brightness(design.ground) < 190 else design.ink, 0.22)
    if chance(rng, 0.4):
        gradient(sheet, blend(design.ground, BLACK, 0.5), pick(rng, ["below", "above"]), rng.uniform(0.4, 1))
    if chance(rng, 0.45):
        bubbles(sheet, near)
    if chance(rng, 0.3):
        stream(sheet, near, rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.5), chance(rng, 0.5))


def soda_upright(sheet, design):
    """The name from the foot to the top, as large as the can."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if w > 1.25 * h:
        return soda_slanted(sheet, design)
    soda_ground(sheet, design)
    x = rng.uniform(0.42, 0.58)
    if chance(rng, 0.6):
        stream(sheet, design.second, x + rng.choice([-0.3, 0.3]), rng.uniform(0.06, 0.2), True)
    wordmark(
        sheet,
        design.brand,
        (x * w, h * 0.48),
        (h * rng.uniform(0.8, 0.98), w * rng.uniform(0.34, 0.56)),
        design.ink,
        pick(rng, [90, 90, -90]) + rng.normal(0, 5),
        outline_of(rng, design),
        rng.uniform(0.1, 0.4),
    )
    small_words(sheet, design, rng.uniform(0.9, 0.95), 0.06)
    return None


def soda_slanted(sheet, design):
    """The name climbs across, a ribbon under it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    if design.picture and chance(rng, 0.5):
        fruit(sheet, design.picture, [(0.25, 0.86), (0.72, 0.84)], rng.uniform(0.4, 0.55))
    if chance(rng, 0.7):
        stream(sheet, design.second, rng.uniform(0.62, 0.76), rng.uniform(0.08, 0.22), False)
    y = rng.uniform(0.32, 0.5)
    wordmark(
        sheet,
        design.brand,
        (w * 0.5, h * y),
        (w * rng.uniform(0.92, 1.06), min(h * rng.uniform(0.26, 0.4), w * 0.5)),
        design.ink,
        rng.uniform(6, 28) * min(1, h / w),
        outline_of(rng, design, 0.4),
        rng.uniform(0.15, 0.4),
    )
    small_words(sheet, design, rng.uniform(0.84, 0.93))


def soda_block(sheet, design):
    """The drink's own name in fat letters over fruit: store brands and fruit sodas."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    if design.picture:
        fruit(
            sheet,
            design.picture,
            [(0.2, 0.84), (0.8, 0.8), (0.5, 0.92)][: int(rng.integers(1, 4))],
            rng.uniform(0.45, 0.7),
        )
    else:
        bubbles(sheet, blend(design.ground, WHITE, 0.4))
    parts = pick(rng, design.words).upper().split()[:2]
    tall, angle = h * (0.26 if len(parts) > 1 else 0.34), rng.uniform(-4, 14) * min(1, h / w)
    for k, word in enumerate(parts):
        wordmark(
            sheet,
            word,
            (w * 0.5, h * (0.3 + 0.26 * k)),
            (w * 0.9, min(tall, w * 0.42)),
            design.ink,
            angle,
            outline_of(rng, design, 0.5),
        )
    write(sheet, design.brand, w / 2, h * 0.09, w * 0.5, h * 0.09, design.second, sheet.product_face, True)


def soda_disc(sheet, design):
    """A disc of waves, the name beside or on it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    soda_ground(sheet, design)
    r, y = min(w * 0.42, h * 0.34), h * rng.uniform(0.34, 0.5)
    shape(sheet, ROUND, w / 2, y, r, r, [design.second, design.ink])
    t = np.linspace(-1, 1, 20)
    wave = 0.2 * np.sin(t * 3 + rng.uniform(0, 6))
    sheet.draw.polygon(
        [
            (w / 2 + r * 0.93 * a, y + r * b)
            for a, b in [*zip(t, np.clip(wave - 0.24, -1, 1)), *zip(t[::-1], np.clip(wave + 0.24, -1, 1)[::-1])]
        ],
        fill=design.second,
    )
    if chance(rng, 0.5):
        wordmark(
            sheet,
            design.brand,
            (w * 0.5, y),
            (w * 0.95, min(h * 0.26, w * 0.34)),
            design.ground,
            rng.uniform(0, 20),
            design.ink,
            0.2,
        )
    else:
        wordmark(sheet, design.brand.lower(), (w * 0.5, h * 0.86), (w * 0.8, min(h * 0.16, w * 0.24)), design.ink)


def soda_design(rng):
    words, drink, ground, inks, picture, _ = typical(rng, SODAS)
    paints, weights = [soda_upright, soda_slanted, soda_block, soda_disc], [3.2, 3.2, 2.4 if picture else 1.2, 0.8]
    ink = pick(rng, inks)
    others = [tint for tint in [*inks, WHITE, GOLD] if abs(brightness(tint) - brightness(ground)) > 45 and tint != ink]
    return Design(
        pick_weighted(rng, paints, weights),
        varied(rng, ground),
        ink,
        pick(rng, others or [ink]),
        words,
        brand_name(rng),
        face(rng),
        picture,
        drink,
    )
