"""Designs of energy drinks."""

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted
from crisper_ml.goods.drinks.can_art import BLUE, RED, SILVER, Design, small_words, wordmark
from crisper_ml.goods.drinks.vessels import toned
from crisper_ml.prints.colors import BLACK, GOLD, WHITE, blend, brightness, gray
from crisper_ml.prints.fonts import face
from crisper_ml.prints.lettering import brand_name
from crisper_ml.prints.shapes import gradient


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
            sheet.draw.polygon(
                [
                    (x + half * (side - 0.2), y - tall),
                    (x + half * (side + 0.14), y - tall * 0.9),
                    (x + half * (side + lean), y + tall),
                ],
                fill=tint,
            )
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
        wordmark(
            sheet,
            design.brand.upper(),
            (w / 2, h * 0.65),
            (w * 0.86, min(h * 0.15, w * 0.3)),
            design.second,
            rng.uniform(0, 12),
            None,
            rng.uniform(0, 0.3),
        )
    small_words(sheet, design, rng.uniform(0.8, 0.9), 0.06)


NEONS = [
    (120, 214, 30),
    (60, 190, 240),
    (240, 220, 30),
    (236, 40, 50),
    (240, 110, 20),
    (200, 60, 200),
    WHITE,
    SILVER,
    GOLD,
]


def energy_design(rng):
    ground = pick_weighted(
        rng,
        [
            gray(rng, 12, 35),
            toned(rng, [215, 225], (0.6, 1), (0.3, 0.7)),
            gray(rng, 190, 240),
            toned(rng, range(0, 360, 20)),
        ],
        [0.4, 0.2, 0.22, 0.18],
    )
    inks = [tint for tint in [*NEONS, BLUE, RED, BLACK] if abs(brightness(tint) - brightness(ground)) > 45]
    return Design(
        energy_art,
        ground,
        pick(rng, inks),
        pick(rng, inks),
        ["energy", "energy drink", "power", "zero sugar energy"],
        brand_name(rng),
        face(rng),
    )
