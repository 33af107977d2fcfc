"""Cans, and what is sold by the dozen: cans side by side, in film, cartons of twelve, trays, carriers of bottles.

Sizes in meters.
"""

from dataclasses import replace

import numpy as np

from crisper_ml.chances import chance, pick, typical
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.drinks.outlines import CAN
from crisper_ml.goods.drinks.vessels import around, blank, box_good, can_lid, lay, quarter
from crisper_ml.goods.stickers import turned
from crisper_ml.goods.surfaces import FACE, grid, painted
from crisper_ml.prints.labels import label

CAN_STYLES = ((None, 4), ("column", 3), ("script", 1.5), ("giant", 1), ("banner", 1.5))
STEEL, BRASS, BOARD = (0.93, 0.93, 0.94), (0.9, 0.72, 0.36), (168, 132, 92)
# height, radius, weight: the usual can, the slim one, the pint, the half liter, the small one
CAN_SIZES = ((0.122, 0.033, 6), (0.133, 0.029, 0.6), (0.157, 0.033, 0.7), (0.168, 0.033, 0.8), (0.09, 0.0265, 0.25))
TALL_SIZES = ((0.122, 0.033, 5), (0.157, 0.033, 2.5), (0.168, 0.033, 1.5), (0.19, 0.037, 0.2))


def thin_ink(texture, ground, alpha):
    """Where a can is printed with no more than its ground, the metal shines through."""
    plain = (np.abs(texture[..., :3].astype(np.int16) - np.array(ground, np.int16)).max(-1) < 36) & (
        texture[..., 3] > 0
    )
    texture[plain, 3] = alpha
    return texture


def can_part(rng, ground, words, picture=None, height=0.122, radius=0.033, art=None):
    art = label(rng, 192, 220, ground, words, picture, typical(rng, CAN_STYLES)[0]) if art is None else art
    texture = lay(blank(), around(art), 0.07, 0.965)
    if chance(rng, 0.25):
        texture = lay(texture, label(rng, 48, 130, ground, words, style="back"), 0.16, 0.9, 0.15, 0.25)
    golden = ground[0] > 100 and ground[1] > 0.6 * ground[0] > 1.2 * ground[2]
    pale = max(ground) - min(ground) < 30 and min(ground) > 150
    if chance(rng, 0.45):
        texture = thin_ink(texture, ground, int(rng.uniform(40, 190) if golden or pale else rng.uniform(190, 240)))
    return Part(
        height, lathe(CAN, radius), turned(rng, texture), can_lid(), material="metal", tint=BRASS if golden else STEEL
    )


def can_of(rng, design, height=0.122, radius=0.033):
    """A can in the print of its kind; some brands look like none of their kind."""
    art = design.draw(rng, 160, int(160 * height / (np.pi * radius))) if chance(rng, 0.85) else None
    return can_part(rng, design.ground, design.words, None, height, radius, art)


def rows_of(rng, part, across, deep, step):
    """The same thing in rows, each turned its own way."""
    return [replace(part, texture=turned(rng, part.texture), offset=(x, 0.0, z)) for x, z in grid(across, deep, step)]


def shrunk(rng, across, deep, step, tall, art=None):
    """Film around things in rows; art: RGB [h, FACE, 3], a strip printed on each side of it."""
    coat = np.zeros((64, 4 * FACE, 4), np.uint8)
    coat[..., :3], coat[..., 3] = 244, 14
    for face in range(4) if art is not None else ():
        coat[28 : 28 + len(art), face * FACE : (face + 1) * FACE] = np.dstack(
            [art, np.full(art.shape[:2], 225, np.uint8)]
        )
    outline = [(0, 0.97), (0.05, 1), (0.75, 1), (0.92, 0.92), (1, 0.84)]
    return Part(
        tall,
        lathe(outline, across * step / 2 + 0.003, deep * step / 2 + 0.003),
        coat,
        coat[:4, :4].copy(),
        power=8.0,
        material="film",
        crumple=0.002,
    )


def cans(name, design_of):
    """One can; less often a pack of four or six of the same kind, some of them in film."""

    def make(rng):
        height, radius, _ = typical(rng, TALL_SIZES if name == "beer" else CAN_SIZES)
        part = can_of(rng, design_of(rng), height, radius)
        if chance(rng, 0.8):
            return Good(name, [part], 0.06)
        (across, deep), step = pick(rng, ((2, 2), (3, 2), (3, 2), (4, 1), (3, 1))), 2.04 * radius
        parts = rows_of(rng, part, across, deep, step)
        if deep == 2 and chance(rng, 0.4):
            parts.insert(0, shrunk(rng, across, deep, step, height * 1.004))
        return Good(name, parts)

    return make


def can_ends(rng, design, rows):
    """Cans that lie in a carton, seen through its torn end: round shading, shining rims at both sides."""
    shade = np.abs(np.sin(np.linspace(0, 2 * np.pi, rows)))[:, None, None] ** 0.6
    cylinders = np.concatenate([np.rot90(design.draw(rng, rows // 2, FACE))] * 2).astype(np.float32)
    cylinders[:, :6] = cylinders[:, -6:] = 190
    return (cylinders * (0.25 + 0.7 * shade)).astype(np.uint8)


def torn(rng, design, end):
    """An opened end: the board's gray edge, the cans behind it, one already gone now and then."""
    rows, top = (end.shape[0] - 28) // 2 * 2, 28 if chance(rng, 0.6) else 4
    seen = can_ends(rng, design, rows)
    if chance(rng, 0.3):
        seen[: rows // 2] = (26, 22, 20)
    end = end.copy()
    end[top : top + rows, 4:-4] = (176, 160, 140)
    end[top + 3 : top + rows, 6:-6] = seen[3:, 6:-6]
    return end


def pack(name, design_of):
    """Twelve in a carton: long side or, as in most fridges, the short end to the front, there often torn open."""

    def make(rng):
        design = design_of(rng)
        bottles = name == "beer" and chance(rng, 0.4)
        size = (
            (0.255, 0.235, 0.19)
            if bottles
            else pick(rng, ((0.4, 0.125, 0.132), (0.4, 0.125, 0.132), (0.265, 0.125, 0.2), (0.4, 0.125, 0.265)))
        )
        high = int(np.clip(FACE * size[1] / size[2], 64, 160))
        end, side = design.draw(rng, FACE, high), design.draw(rng, min(256, int(high * size[0] / size[1])), high)
        if size[2] == 0.132 and chance(rng, 0.5):
            end = torn(rng, design, end)
        top = design.draw(rng, 160, 96) if chance(rng, 0.6) else design.ground
        good = box_good(rng, name, size, side, end, top, power=14.0)
        return quarter(good, int(rng.choice([1, 3])) if chance(rng, 0.6) else 0)

    return make


def can_tray(name, design_of):
    """A low board tray of cans, most of them still there."""

    def make(rng):
        design, across, deep = design_of(rng), int(rng.integers(2, 5)), int(rng.integers(2, 4))
        parts = rows_of(rng, can_of(rng, design), across, deep, 0.0668)
        parts = [part for part in parts if chance(rng, 0.85)] or parts[:1]
        art = label(rng, 192, 40, design.ground if chance(rng, 0.6) else BOARD, design.words)
        tray = box_good(
            rng, name, (across * 0.068, rng.uniform(0.03, 0.05), deep * 0.068), art, art, (120, 96, 70)
        ).parts[0]
        return Good(name, [tray, *parts])

    return make


def carrier(name, design_of, bottle_of):
    """A carrier of board with a grip, the necks of up to six bottles out of it. bottle_of: (rng, design) -> Part."""

    def make(rng):
        design = design_of(rng)
        one = bottle_of(rng, design)
        step = 2.05 * float(one.profile[:, 0].max())
        size = (3 * step + 0.006, one.height * rng.uniform(0.46, 0.62), 2 * step + 0.004)
        good = box_good(rng, name, size, design.draw(rng, 192, 128), design.draw(rng, FACE, 128), (70, 58, 44))
        drunk = rng.random() * 0.5 if chance(rng, 0.35) else 0.0
        places = [place for place in grid(3, 2, step) if not chance(rng, drunk)]
        good.parts += [replace(one, texture=turned(rng, one.texture), offset=(x, 0.004, z)) for x, z in places]
        if chance(rng, 0.8):
            grip = one.height * rng.uniform(0.98, 1.12)
            paint = design.ground if chance(rng, 0.7) else BOARD
            good.parts.append(
                Part(
                    grip,
                    lathe([(0, 1), (0.62, 1), (0.8, 0.62), (1, 0.5)], size[0] / 2, 0.002),
                    painted(paint),
                    power=8.0,
                    material="matte",
                    hole=(0, grip * 0.9, 0.03, 0.009),
                )
            )
        return quarter(good) if chance(rng, 0.3) else good

    return make
