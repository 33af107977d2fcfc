"""Cans, and what is sold by the dozen: cans side by side, cartons of twelve, trays. Sizes in meters."""

from dataclasses import replace

import numpy as np

from chances import chance, pick, typical
from goods import Good, Part, lathe
from goods.drink_forms import CAN, around, blank, box_good, can_lid, lay, quarter
from goods.forms import FACE, grid, turned
from prints.labels import label

CAN_STYLES = ((None, 4), ("column", 3), ("script", 1.5), ("giant", 1), ("banner", 1.5))
STEEL, BRASS = (0.93, 0.93, 0.94), (0.9, 0.72, 0.36)


def thin_ink(texture, ground, alpha):
    """Where a can is printed with no more than its ground, the metal shines through."""
    plain = (np.abs(texture[..., :3].astype(np.int16) - np.array(ground, np.int16)).max(-1) < 36) & (texture[..., 3] > 0)
    texture[plain, 3] = alpha
    return texture


def can_part(rng, ground, words, picture=None, height=0.122, radius=0.033):
    style, _ = typical(rng, CAN_STYLES)
    texture = lay(blank(), around(label(rng, 192, 220, ground, words, picture, style)), 0.07, 0.965)
    golden = ground[0] > 100 and ground[1] > 0.6 * ground[0] > 1.2 * ground[2]
    pale = max(ground) - min(ground) < 30 and min(ground) > 150
    if chance(rng, 0.45):
        texture = thin_ink(texture, ground, int(rng.uniform(40, 190) if golden or pale else rng.uniform(190, 240)))
    return Part(height, lathe(CAN, radius), turned(rng, texture), can_lid(), material="metal", tint=BRASS if golden else STEEL)


def rows_of(rng, part, across, deep, step):
    """The same thing in rows, each turned its own way."""
    return [replace(part, texture=turned(rng, part.texture), offset=(x, 0.0, z)) for x, z in grid(across, deep, step)]


def cans(name, ground, words):
    """One can; less often a pack of four or six of the same kind."""

    def make(rng):
        tall = 0.122 if chance(rng, 0.72) else rng.choice([0.115, 0.168, 0.168])
        part = can_part(rng, ground(rng), words, None, tall)
        if chance(rng, 0.8):
            return Good(name, [part], 0.06)
        across, deep = pick(rng, ((2, 2), (3, 2), (4, 1), (3, 1)))
        return Good(name, rows_of(rng, part, across, deep, 0.0672))

    return make


def can_ends(rng, paint, words, rows):
    """Cans that lie in a carton, seen through its torn end."""
    shade = np.abs(np.sin(np.linspace(0, 2 * np.pi, rows)))[:, None, None] ** 0.6
    cylinders = np.concatenate([np.rot90(label(rng, rows // 2, FACE, paint, words))] * 2)
    return (cylinders * (0.25 + 0.7 * shade)).astype(np.uint8)


def pack(name, ground, words):
    """Twelve in a carton: long side or, as in most fridges, the short end to the front, there often torn open."""

    def make(rng):
        paint = ground(rng)
        end, side = label(rng, FACE, 128, paint, words), label(rng, 256, 128, paint, words)
        bottles = name == "beer" and chance(rng, 0.4)
        size = (0.255, 0.235, 0.19) if bottles else (0.4, 0.125, 0.132)
        if not bottles and chance(rng, 0.4):
            end = end.copy()
            end[28:128, 6:-6] = can_ends(rng, paint, words, 100)[:, 6:-6]
        good = box_good(rng, name, size, side, end, paint, power=14.0)
        return quarter(good, int(rng.choice([1, 3])) if chance(rng, 0.6) else 0)

    return make


def can_tray(name, ground, words):
    """A low board tray of cans, most of them still there."""

    def make(rng):
        paint, across, deep = ground(rng), int(rng.integers(2, 5)), int(rng.integers(2, 4))
        parts = rows_of(rng, can_part(rng, paint, words), across, deep, 0.0668)
        parts = [part for part in parts if chance(rng, 0.85)] or parts[:1]
        art = label(rng, 192, 40, paint if chance(rng, 0.6) else (168, 132, 92), words)
        tray = box_good(rng, name, (across * 0.068, rng.uniform(0.03, 0.05), deep * 0.068), art, art, (120, 96, 70)).parts[0]
        return Good(name, [tray, *parts])

    return make
