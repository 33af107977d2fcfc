"""Beer: bottles of all glasses, cans, carriers, cartons. BEER: (weight, maker) pairs."""

from dataclasses import replace

import numpy as np

from chances import chance, typical
from goods import PRISM, Good, Part, lathe
from goods.drink_forms import HIGH, around, blank, box_good, capped, lay, passes, quarter, toned
from goods.forms import FACE, painted, turned
from goods.packs import can_tray, cans, pack
from prints.labels import gray, label

BEERS = ["lager", "beer", "pale ale", "IPA", "pilsner", "premium lager", "stout", "amber ale", "light beer", "bier"]
LONGNECK = [(0, 0.92), (0.02, 1), (0.55, 1), (0.6, 0.96), (0.66, 0.8), (0.72, 0.6), (0.79, 0.5), (0.93, 0.42), (0.955, 0.42), (0.965, 0.48), (1, 0.45)]
STUBBY = [(0, 0.92), (0.02, 1), (0.6, 1), (0.66, 0.93), (0.76, 0.6), (0.84, 0.44), (0.94, 0.4), (0.955, 0.46), (1, 0.44)]
SLOPED = [(0, 0.93), (0.02, 1), (0.5, 1), (0.58, 0.92), (0.7, 0.66), (0.8, 0.48), (0.94, 0.42), (0.955, 0.42), (0.965, 0.48), (1, 0.45)]
SHOULDERED = [(0, 0.92), (0.02, 1), (0.6, 1), (0.64, 0.97), (0.68, 0.84), (0.71, 0.6), (0.75, 0.5), (0.86, 0.47), (0.94, 0.42), (0.965, 0.48), (1, 0.45)]
# outline, height, radius, weight
BOTTLES = [(LONGNECK, 0.23, 0.0305, 6), (SLOPED, 0.24, 0.0305, 2), (SHOULDERED, 0.232, 0.031, 2), (STUBBY, 0.195, 0.031, 1.5), (SLOPED, 0.265, 0.034, 1.2)]
# glass, how deep its tint goes, weight: a full brown bottle is nearly black
GLASSES = [((84, 46, 13), (1.1, 2.5), 7), ((46, 96, 30), (0.8, 1.5), 3), ((240, 240, 235), (1, 1), 1)]


def beer_ground(rng):
    kind = rng.random()
    if kind < 0.42:
        return gray(rng, 195, 250)
    if kind < 0.5:
        return gray(rng, 12, 40)
    return toned(rng, [45, 45, 120, 130, 220, 225, 0, 0], (0.45, 0.95), (0.3, 0.85))


def label_ground(rng):
    return gray(rng, 225, 250) if chance(rng, 0.4) else toned(rng, [0, 45, 45, 120, 220], (0.5, 1), (0.25, 0.9))


def foil(rng, texture, bottom):
    """Crinkled foil around cap and neck."""
    tint = gray(rng, 190, 235) if chance(rng, 0.25) else toned(rng, [45, 45, 45, 0, 120, 220], (0.35, 0.9), (0.5, 0.9))
    rows = max(4, int(bottom * HIGH))
    art = np.clip(np.array(tint) * (1 + rng.normal(0, 0.13, (rows // 2, 96, 1))), 0, 255).astype(np.uint8)
    return lay(texture, art, 0, bottom)


def misted(rng, texture):
    """Cold glass gathers drops."""
    bare = texture[..., 3] == 0
    drops = rng.random(texture.shape[:2]) ** 3 * rng.uniform(12, 45)
    texture[bare] = (236, 240, 242, 0)
    texture[..., 3] = np.where(bare, drops, texture[..., 3]).astype(np.uint8)
    return texture


def beer_texture(rng):
    ground, texture, shape = label_ground(rng), blank(), rng.random()
    if shape < 0.94:
        texture = lay(texture, label(rng, 192, 140, ground, BEERS, "hop" if chance(rng, 0.3) else None), rng.uniform(0.5, 0.58), rng.uniform(0.78, 0.92), rng.uniform(0.42, 0.62), oval=shape < 0.3)
    if shape < 0.55:
        texture = lay(texture, label(rng, 130, 120, ground, BEERS, style="back"), 0.58, 0.86, 0.3, 0.0)
    cap = gray(rng, 170, 240) if chance(rng, 0.3) else toned(rng, [0, 45, 45, 120, 220], (0.4, 1), (0.25, 0.95))
    kind = rng.random()
    if kind < 0.2:
        return foil(rng, texture, rng.uniform(0.14, 0.33))
    if kind < 0.72:
        texture = lay(texture, around(label(rng, 192, 40, ground, BEERS)), rng.uniform(0.17, 0.23), rng.uniform(0.27, 0.34))
    return capped(rng, texture, 0.038, cap)


def beer_part(rng, glass=None):
    tint, depth, _ = glass or typical(rng, GLASSES)
    outline, tall, radius, _ = typical(rng, BOTTLES)
    texture = beer_texture(rng)
    texture = misted(rng, texture) if chance(rng, 0.15) else texture
    look = passes(tint, rng.uniform(*depth))
    return Part(tall * rng.uniform(0.97, 1.04), lathe(outline, radius * rng.uniform(0.97, 1.03)), turned(rng, texture), material="clear", tint=look, liquid=passes((240, 176, 60)), fill=0.82 if chance(rng, 0.94) else 0.0)


def beer_bottle(rng):
    return Good("beer", [beer_part(rng)], 0.1)


def swing_top(rng):
    """A stopper of porcelain on a red ring, held by wire."""
    body = beer_part(rng)
    top, size = body.height, float(body.profile[-1, 0])
    body.texture[: int(0.06 * HIGH)] = 0
    stopper = Part(0.016, lathe([(0, 0.9), (0.2, 1), (0.75, 1), (1, 0.7)], size * 1.05), lay(lay(blank(), gray(rng, 232, 250), 0, 0.8), (150, 30, 24), 0.8, 1), offset=(0, top, 0))
    wire = Part(0.026, lathe(PRISM, size * 1.45, 0.0012), painted((150, 150, 154), 120), power=8.0, material="metal", offset=(0, top - 0.018, 0), hole=(0, 0.013, size * 1.25, 0.01))
    return Good("beer", [body, stopper, wire], 0.05)


def six_pack(rng):
    """A carrier of board, the necks of six bottles out of it."""
    paint = beer_ground(rng)
    one = beer_part(rng, typical(rng, GLASSES[:2]))
    good = box_good(rng, "beer", (0.192, rng.uniform(0.11, 0.14), 0.128), label(rng, 192, 128, paint, BEERS), label(rng, FACE, 128, paint, BEERS), (70, 58, 44))
    good.parts += [replace(one, texture=turned(rng, one.texture), offset=(x * 0.0625, 0.004, z * 0.0315)) for x in (-1, 0, 1) for z in (-1, 1)]
    if chance(rng, 0.7):
        good.parts.append(Part(0.25, lathe([(0, 1), (0.7, 1), (1, 0.55)], 0.094, 0.002), painted(paint), power=8.0, material="matte", hole=(0, 0.225, 0.03, 0.009)))
    return quarter(good) if chance(rng, 0.25) else good


BEER = [(7, beer_bottle), (0.5, swing_top), (3.2, cans("beer", beer_ground, BEERS)), (0.7, six_pack), (0.6, pack("beer", beer_ground, BEERS)), (0.25, can_tray("beer", beer_ground, BEERS))]
