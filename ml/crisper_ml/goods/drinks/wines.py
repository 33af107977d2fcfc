"""Wine: bottles, sparkling ones, boxes."""

from crisper_ml.chances import chance, pick, pick_weighted, typical
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.drinks.outlines import BORDEAUX, BURGUNDY, HOCK, SPARKLING
from crisper_ml.goods.drinks.vessels import (
    around,
    blank,
    bottle,
    box_good,
    cap_part,
    capped,
    foil_part,
    lay,
    passes,
    set_down,
    toned,
)
from crisper_ml.goods.surfaces import FACE, any_color, level, painted, paper
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label

REDS = ["merlot", "pinot noir", "cabernet sauvignon", "rioja", "shiraz", "reserve", "chianti"]
WHITES = ["chardonnay", "sauvignon blanc", "riesling", "pinot grigio", "moscato"]
# glass, wine, words, weight
WINES = [
    ((42, 58, 26), (70, 8, 18), REDS, 4),
    ((64, 52, 22), (70, 8, 18), REDS, 1),
    ((236, 240, 226), (240, 226, 130), WHITES, 2.4),
    ((160, 164, 84), (238, 222, 140), WHITES, 1.8),
    ((104, 128, 58), (236, 220, 140), WHITES, 1.8),
    ((200, 222, 196), (240, 226, 150), WHITES, 0.8),
    ((244, 244, 240), (240, 150, 130), ["rose", "zinfandel"], 1.6),
]


def closed(rng, texture):
    """A capsule, or a screw cap with its rings."""
    tint = (
        gray(rng, 15, 45)
        if chance(rng, 0.3)
        else gray(rng, 170, 225)
        if chance(rng, 0.15)
        else toned(rng, [0, 350, 45, 45, 120, 215], (0.4, 1), (0.2, 0.8))
    )
    kind = rng.random()
    if kind < 0.4:
        texture = lay(texture, tint, 0, rng.uniform(0.1, 0.19))
        return capped(rng, texture, 0.07, tint)
    texture = lay(texture, tint, 0, rng.uniform(0.14, 0.24))
    return lay(texture, (202, 164, 78), 0.1, 0.115) if chance(rng, 0.3) else texture


def wine(rng):
    glass, drink, words, _ = typical(rng, WINES)
    outline, tall, radius = pick_weighted(
        rng, [(BORDEAUX, 0.3, 0.0375), (BURGUNDY, 0.296, 0.041), (HOCK, 0.33, 0.0375)], [0.55, 0.35, 0.1]
    )
    kind = rng.random()
    ground = (
        gray(rng, 236, 253)
        if kind < 0.5
        else (240, 230, 204)
        if kind < 0.75
        else gray(rng, 18, 50)
        if kind < 0.85
        else toned(rng, [0, 45, 215], (0.4, 0.9), (0.25, 0.8))
    )
    art = label(rng, 150, 160, ground, words, "grapes" if chance(rng, 0.25) else None)
    texture = lay(
        blank(), art, rng.uniform(0.46, 0.62), rng.uniform(0.78, 0.93), rng.uniform(0.34, 0.58), oval=chance(rng, 0.12)
    )
    if chance(rng, 0.15):
        texture = lay(texture, label(rng, 130, 40, ground, words), 0.36, 0.43, 0.3)
    if chance(rng, 0.7):
        texture = lay(texture, label(rng, 120, 130, ground, words, style="back"), 0.6, 0.88, 0.28, 0.0)
    corked = chance(rng, 0.16)
    texture = (
        lay(texture, gray(rng, 15, 45), 0.02, 0.16)
        if corked and chance(rng, 0.4)
        else texture
        if corked
        else closed(rng, texture)
    )
    fill = 0.8 * rng.uniform(0.15, 0.85) if corked else level(rng, 0.8) if chance(rng, 0.4) else 0.8
    good = bottle(
        rng,
        "wine",
        outline,
        tall * rng.uniform(0.97, 1.04),
        radius * rng.uniform(0.97, 1.05),
        texture,
        lies=0.05 if corked else 0.4,
        tint=passes(glass),
        liquid=passes(drink),
        fill=fill,
    )
    if corked:
        good.parts.append(stopper(rng, good.parts[0]))
    return good


GOLD_FOILS = (45, 45, 45, 0, 120, 215, 340)


def stopper(rng, body):
    """What an opened bottle is closed with: its cork, or a stopper of rubber or steel."""
    neck, kind = float(body.profile[-1, 0]), rng.random()
    if kind < 0.6:
        part = Part(
            rng.uniform(0.014, 0.032),
            lathe([(0, 0.95), (1, 1)], neck * 0.78),
            painted((196, 158, 112)),
            material="matte",
        )
    elif kind < 0.85:
        part = Part(
            0.022,
            lathe([(0, 1), (0.4, 1.1), (0.5, 0.7), (1, 0.8)], neck * 1.02),
            painted(gray(rng, 20, 70) if chance(rng, 0.6) else any_color(rng)),
        )
    else:
        part = Part(
            0.03,
            lathe([(0, 1), (0.3, 1.2), (0.6, 0.6), (1, 1)], neck),
            painted((200, 200, 204), 30),
            material="metal",
            tint=(0.9, 0.9, 0.9),
        )
    part.offset = (0.0, body.height, 0.0)
    return part


def sparkling(rng):
    """Foil over cork and wire down to the neck, a collar below; opened ones wear no more than a rest of it."""
    tint = toned(rng, GOLD_FOILS, (0.35, 0.85), (0.45, 0.9)) if chance(rng, 0.78) else gray(rng, 20, 215)
    art = label(
        rng, 170, 130, paper(rng, (45, 45, 0, 215), 0.5), ["brut", "prosecco", "champagne", "cava", "sekt", "extra dry"]
    )
    texture = lay(
        blank(), art, rng.uniform(0.54, 0.62), rng.uniform(0.82, 0.92), rng.uniform(0.4, 0.56), oval=chance(rng, 0.2)
    )
    share = rng.uniform(0.22, 0.37)
    if chance(rng, 0.5):
        texture = lay(
            texture,
            around(label(rng, 150, 40, paper(rng, (45, 0), 0.4), ["brut", "extra dry"])),
            share - 0.005,
            share + rng.uniform(0.04, 0.08),
        )
    glass, drink = pick_weighted(
        rng,
        [
            ((44, 64, 28), (240, 216, 120)),
            ((90, 112, 50), (240, 216, 120)),
            ((240, 236, 214), (240, 220, 130)),
            ((244, 242, 238), (244, 150, 136)),
        ],
        [0.66, 0.14, 0.1, 0.1],
    )
    good = bottle(
        rng,
        "wine",
        SPARKLING,
        rng.uniform(0.3, 0.325),
        rng.uniform(0.041, 0.045),
        texture,
        lies=0.35,
        tint=passes(glass),
        liquid=passes(drink),
        fill=0.72,
    )
    body = good.parts[0]
    if chance(rng, 0.88):
        good.parts.append(foil_part(rng, body, share, tint))
        if chance(rng, 0.4):
            good.parts.append(
                Part(
                    0.003,
                    lathe([(0, 1), (1, 0.8)], float(body.profile[-1, 0]) * 0.95),
                    painted(any_color(rng)),
                    material="metal",
                    offset=(0.0, body.height + 0.0008, 0.0),
                )
            )
        return good
    body.fill = rng.uniform(0.2, 0.65)
    good.parts.append(stopper(rng, body))
    return good


def wine_box(rng):
    """Bag in box, its tap at the foot of the front."""
    ground = pick_weighted(
        rng,
        [gray(rng, 232, 252), gray(rng, 16, 50), toned(rng, [350, 45, 120, 280, 215], (0.5, 0.95), (0.3, 0.8))],
        [0.35, 0.2, 0.45],
    )
    width, height, depth = pick(rng, ((0.18, 0.24, 0.1), (0.105, 0.21, 0.1), (0.19, 0.2, 0.12)))
    words = ["merlot", "pinot grigio", "chardonnay", "red wine", "white wine", "rose"]
    good = box_good(
        rng,
        "wine",
        (width, height, depth),
        label(rng, FACE, 170, ground, words, "grapes" if chance(rng, 0.5) else None),
        label(rng, FACE, 170, ground, words, style="back"),
        ground,
    )
    tap = cap_part(
        rng,
        pick(rng, [(30, 30, 32), (170, 20, 30), (235, 235, 235)]),
        0.012,
        0.024,
        (0.0, rng.uniform(0.015, 0.03), -depth / 2 - 0.008),
    )
    good.parts.append(tap)
    return set_down(rng, good)
