"""Designs of craft beer."""

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted
from crisper_ml.goods.drinks.can_art import Design, fruit, stream
from crisper_ml.goods.drinks.vessels import toned
from crisper_ml.prints.colors import accent_on, gray
from crisper_ml.prints.fonts import face
from crisper_ml.prints.lettering import brand_name, write
from crisper_ml.prints.shapes import RIBBON, ROUND, pattern, shape

CRAFTS = ["IPA", "hazy IPA", "double IPA", "pale ale", "stout", "sour ale", "session ale", "porter"]


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
        sheet.draw.polygon(
            [
                (x * w + w * 0.3 * size * np.cos(turn + a), y * h + w * 0.3 * size * np.sin(turn + a))
                for a in (0, 2.2 * size + 0.5, 4)
            ],
            fill=pick(rng, inks),
        )
    if chance(rng, 0.35):
        fruit(
            sheet,
            pick(rng, ["hop", "hop", "orange", "berries", "wheat"]),
            [(0.5, rng.uniform(0.3, 0.7))],
            rng.uniform(0.4, 0.8),
        )
    y, tall = h * rng.uniform(0.2, 0.75), h * rng.uniform(0.1, 0.17)
    if chance(rng, 0.6):
        shape(
            sheet,
            pick(rng, [ROUND, RIBBON, np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])]),
            w / 2,
            y,
            w * 0.44,
            tall,
            [design.ink],
        )
    write(
        sheet, design.brand, w / 2, y - tall * 0.2, w * 0.76, tall * 0.9, accent_on(rng, design.ink), design.face, True
    )
    write(
        sheet,
        pick(rng, CRAFTS),
        w / 2,
        y + tall * 0.52,
        w * 0.6,
        tall * 0.45,
        accent_on(rng, design.ink),
        sheet.product_face,
    )


def craft_design(rng):
    ground = pick_weighted(
        rng,
        [gray(rng, 225, 250), gray(rng, 14, 45), toned(rng, range(0, 360, 20), (0.2, 0.9), (0.5, 1))],
        [0.25, 0.15, 0.6],
    )
    return Design(craft_art, ground, accent_on(rng, ground), accent_on(rng, ground), CRAFTS, brand_name(rng), face(rng))
