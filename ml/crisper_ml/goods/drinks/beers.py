"""Beer: bottles of all glasses, cans, carriers, cartons. BEER: (weight, maker) pairs."""

import numpy as np

from crisper_ml.chances import chance, typical
from crisper_ml.goods.bodies import PRISM, Good, Part, lathe
from crisper_ml.goods.drinks.beer_designs import BEERS, beer_design
from crisper_ml.goods.drinks.outlines import HIGH
from crisper_ml.goods.drinks.packs import can_tray, cans, carrier, pack
from crisper_ml.goods.drinks.vessels import around, blank, capped, foil_part, lay, passes, toned
from crisper_ml.goods.stickers import turned
from crisper_ml.goods.surfaces import painted
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label

LONGNECK = [
    (0, 0.92),
    (0.02, 1),
    (0.55, 1),
    (0.6, 0.96),
    (0.66, 0.8),
    (0.72, 0.6),
    (0.79, 0.5),
    (0.93, 0.42),
    (0.955, 0.42),
    (0.965, 0.48),
    (1, 0.45),
]
STUBBY = [
    (0, 0.92),
    (0.02, 1),
    (0.6, 1),
    (0.66, 0.93),
    (0.76, 0.6),
    (0.84, 0.44),
    (0.94, 0.4),
    (0.955, 0.46),
    (1, 0.44),
]
SLOPED = [
    (0, 0.93),
    (0.02, 1),
    (0.5, 1),
    (0.58, 0.92),
    (0.7, 0.66),
    (0.8, 0.48),
    (0.94, 0.42),
    (0.955, 0.42),
    (0.965, 0.48),
    (1, 0.45),
]
SHOULDERED = [
    (0, 0.92),
    (0.02, 1),
    (0.6, 1),
    (0.64, 0.97),
    (0.68, 0.84),
    (0.71, 0.6),
    (0.75, 0.5),
    (0.86, 0.47),
    (0.94, 0.42),
    (0.965, 0.48),
    (1, 0.45),
]
# outline, height, radius, weight
BOTTLES = [
    (LONGNECK, 0.23, 0.0305, 6),
    (SLOPED, 0.24, 0.0305, 2),
    (SHOULDERED, 0.232, 0.031, 2),
    (STUBBY, 0.195, 0.031, 1.5),
    (SLOPED, 0.265, 0.034, 1.2),
]
# glass, how deep its tint goes, weight: a full brown bottle is nearly black
GLASSES = [
    ((84, 46, 13), (1.1, 2.5), 7),
    ((120, 62, 16), (0.9, 1.3), 1.5),
    ((46, 96, 30), (0.8, 1.5), 3),
    ((240, 240, 235), (1, 1), 1.3),
]


def label_ground(rng):
    return gray(rng, 225, 250) if chance(rng, 0.4) else toned(rng, [0, 45, 45, 120, 220], (0.5, 1), (0.25, 0.9))


def misted(rng, texture):
    """Cold glass gathers drops."""
    bare = texture[..., 3] == 0
    drops = rng.random(texture.shape[:2]) ** 3 * rng.uniform(12, 45)
    texture[bare] = (236, 240, 242, 0)
    texture[..., 3] = np.where(bare, drops, texture[..., 3]).astype(np.uint8)
    return texture


def body_label(rng, texture, ground, design):
    """Paper of many shapes, a small shield, or print on the glass itself."""
    shape, top, bottom = rng.random(), rng.uniform(0.5, 0.58), rng.uniform(0.78, 0.92)
    if shape < 0.06:
        return texture
    if shape < 0.16:
        design = design or beer_design(rng)
        return lay(texture, around(design.inked(rng, 150, 120)), top, bottom)
    if shape < 0.5 or design:
        design = design or beer_design(rng)
        return lay(texture, design.draw(rng, 160, 130), top, bottom, rng.uniform(0.4, 0.6), oval=shape < 0.26)
    art = label(rng, 160, 118, ground, BEERS, "hop" if chance(rng, 0.3) else None)
    return lay(texture, art, top, bottom, rng.uniform(0.42, 0.62), oval=shape > 0.82)


def neck_label(rng, texture, ground):
    """A band around the neck, or a small paper at its front."""
    top = rng.uniform(0.16, 0.24)
    if chance(rng, 0.6):
        return lay(texture, around(label(rng, 192, 40, ground, BEERS)), top, top + rng.uniform(0.06, 0.14))
    return lay(
        texture,
        label(rng, 90, 80, ground, BEERS),
        top,
        top + rng.uniform(0.09, 0.15),
        rng.uniform(0.4, 0.6),
        oval=chance(rng, 0.6),
    )


def beer_texture(rng, design=None):
    ground = design.ground if design else label_ground(rng)
    texture = body_label(rng, blank(), ground, design)
    if chance(rng, 0.5):
        texture = lay(texture, label(rng, 96, 90, ground, BEERS, style="back"), 0.58, 0.86, 0.3, 0.0)
    if chance(rng, 0.55):
        texture = neck_label(rng, texture, ground)
    cap = gray(rng, 170, 240) if chance(rng, 0.3) else toned(rng, [0, 45, 45, 120, 220, 25], (0.4, 1), (0.25, 0.95))
    return capped(rng, texture, 0.038, cap)


def beer_part(rng, design=None):
    tint, depth, _ = typical(rng, GLASSES)
    outline, tall, radius, _ = typical(rng, BOTTLES)
    texture = beer_texture(rng, design)
    texture = misted(rng, texture) if chance(rng, 0.15) else texture
    look = passes(tint, rng.uniform(*depth))
    drink = passes((40, 14, 6), 1.4) if chance(rng, 0.12) else passes((240, 176, 60))
    return Part(
        tall * rng.uniform(0.97, 1.04),
        lathe(outline, radius * rng.uniform(0.97, 1.03)),
        turned(rng, texture),
        material="clear",
        tint=look,
        liquid=drink,
        fill=0.82 if chance(rng, 0.92) else rng.uniform(0, 0.5),
    )


def foiled(rng):
    """Export lagers and large bottles: foil instead of the crown's paint."""
    body = beer_part(rng)
    tint = gray(rng, 190, 235) if chance(rng, 0.3) else toned(rng, [45, 45, 45, 0, 120, 220], (0.35, 0.9), (0.5, 0.9))
    return Good("beer", [body, foil_part(rng, body, rng.uniform(0.12, 0.3), tint)], 0.1)


def beer_bottle(rng):
    return Good("beer", [beer_part(rng)], 0.1)


def swing_top(rng):
    """A stopper of porcelain on a red ring, held by wire."""
    body = beer_part(rng)
    top, size = body.height, float(body.profile[-1, 0])
    body.texture[: int(0.06 * HIGH)] = 0
    stopper = Part(
        0.016,
        lathe([(0, 0.9), (0.2, 1), (0.75, 1), (1, 0.7)], size * 1.05),
        lay(lay(blank(), gray(rng, 232, 250), 0, 0.8), (150, 30, 24), 0.8, 1),
        offset=(0, top, 0),
    )
    wire = Part(
        0.026,
        lathe(PRISM, size * 1.45, 0.0012),
        painted((150, 150, 154), 120),
        power=8.0,
        material="metal",
        offset=(0, top - 0.018, 0),
        hole=(0, 0.013, size * 1.25, 0.01),
    )
    return Good("beer", [body, stopper, wire], 0.05)


BEER = [
    (6, beer_bottle),
    (1.2, foiled),
    (0.5, swing_top),
    (3.6, cans("beer", beer_design)),
    (0.8, carrier("beer", beer_design, beer_part)),
    (0.6, pack("beer", beer_design)),
    (0.25, can_tray("beer", beer_design)),
]
