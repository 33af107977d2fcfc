"""Loose fruit and vegetables, painted or with skins from photos."""

from typing import Any

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, ROWS, Good, Part, lathe
from crisper_ml.goods.films import poured
from crisper_ml.goods.fresh.globe import Globe, skin_of
from crisper_ml.goods.fresh.kinds import (
    BALL,
    HEAD,
    KINDS,
    LONG,
    MATTE,
    OUTLINES,
    PAINTED,
    PALE,
    SKIN,
    SMALL,
    TAPER,
    UPRIGHT,
)
from crisper_ml.goods.fresh.paints import PAINTS
from crisper_ml.goods.surfaces import opaque, painted
from crisper_ml.prints.colors import color


def stem_way(rng, name, lying):
    if lying:
        return [1, 0, 0]
    if KINDS.get(name, (LONG,))[0] != BALL or name in UPRIGHT or (name in OUTLINES and name != "apple"):
        return [0, 1, 0]
    return rng.normal(0, 1, 3) + [0, 1.2, 0]


def painted_skins(rng, name, lying=False, count=2):
    """Skins of one sort of a fruit, each lying another way; a sticker on some."""
    sort, skins = int(rng.integers(2**31)), []
    for _ in range(min(count, 3)):
        stem = stem_way(rng, name, lying)
        skin = np.roll(
            PAINTS[name](np.random.default_rng(sort), Globe(stem)),
            int(rng.integers(SKIN[1])) if stem[1] == 1 else 0,
            axis=1,
        )
        if name in (
            "apple",
            "orange",
            "lemon",
            "pear",
            "kiwi",
            "mango",
            "avocado",
            "grapefruit",
            "nectarine",
        ) and chance(rng, 0.3):
            y, x = int(rng.integers(16, 40)), int(rng.integers(30, 60))
            skin[y : y + 9, x : x + 7] = pick(rng, [(240, 240, 236), (200, 30, 30), (30, 70, 160), (20, 120, 50)])
        skins.append(opaque(skin))
    return skins


def skins_for(rng, name, photo, lying=False, count=2):
    """Skins for several of a kind; photo gives a photo of one when it is asked."""
    if name in PAINTS and (photo is None or chance(rng, PAINTED)):
        return painted_skins(rng, name, lying, count)
    skin = skin_of(photo())
    # old or gray photos would take the color from what is known by it
    return (
        painted_skins(rng, name, lying, count)
        if name in PAINTS and name not in PALE and np.ptp(skin[..., :3].mean((0, 1))) < 22
        else [skin]
    )


# bodies


def rounded(width, taper=1.0, flat=2.0):
    """A body closed at both ends; a taper under 1 makes its top narrower."""
    at = np.linspace(-1, 1, ROWS)
    share = np.clip(1 - np.abs(at) ** flat, 0, 1) ** (1 / flat) * np.interp(at, [-1, 1], [1, taper])
    half = share / share.max() * width / 2
    return np.stack([half, half], 1).astype(np.float32)


def single(rng, name, skin, lying=False):
    """One fruit; a lying one is as long as it else would be tall."""
    shape, width, length, uneven = KINDS[name]
    wide = rng.uniform(*width)
    look: dict[str, Any] = {
        "material": "matte" if name in MATTE or uneven > 0.004 else "gloss",
        "crumple": uneven,
        "power": 2.7 if name == "bell pepper" else 2.0,
    }
    if shape == LONG:
        return Part(
            rng.uniform(*length),
            lathe(OUTLINES[name], wide / 2) if name in OUTLINES else rounded(wide, TAPER.get(name, 1.0), 4.0),
            skin,
            **look,
        )
    tall = wide * rng.uniform(*length)
    if lying:
        return Part(wide, rounded(wide) * np.array([tall / wide, 1], np.float32), skin, **look)
    return Part(
        tall, lathe(OUTLINES[name], wide / 2) if name in OUTLINES else rounded(wide, TAPER.get(name, 1.0)), skin, **look
    )


def berry(rng, name, skin, size):
    """A small fruit of a width within the given ones."""
    wide = rng.uniform(*size)
    if name == "mushroom":
        return Part(
            wide * rng.uniform(0.6, 0.9),
            lathe(
                [(0, 0.36), (0.3, 0.4), (0.36, 0.85), (0.45, 0.98), (0.6, 1), (0.8, 0.84), (0.92, 0.56), (1, 0.1)],
                wide / 2,
            ),
            skin,
            material="matte",
        )
    tall = wide * (rng.uniform(0.85, 1.0) if name == "blueberry" else rng.uniform(0.95, 1.3))
    return Part(tall, rounded(wide, TAPER.get(name, 1.0)), skin, material="matte" if name in MATTE else "gloss")


def stem_on(rng, name, part):
    """The stem of one that stands, as a part of its own."""
    top = np.add(part.offset, [0, part.height - 0.003, 0])
    if name == "bell pepper":
        return Part(
            rng.uniform(0.02, 0.032),
            lathe([(0, 1), (0.25, 0.5), (1, 0.42)], 0.013),
            painted(color(rng, [84, 92], (0.5, 0.65), (0.3, 0.45))),
            crumple=0.001,
            offset=(top[0], top[1] - 0.003, top[2]),
        )
    return Part(
        rng.uniform(0.012, 0.022), lathe(PRISM, 0.0016), painted((70, 50, 28)), material="matte", offset=tuple(top)
    )


def few_of(rng, name, photo, count, lying=None):
    """Several fruits of one sort, not yet placed; long ones among the round lie."""
    lying = KINDS[name][0] == BALL and KINDS[name][2][1] > 1.2 and name not in UPRIGHT if lying is None else lying
    skins = skins_for(rng, name, photo, lying, count)
    return [single(rng, name, pick(rng, skins), lying) for _ in range(count)]


def whole(rng, name, photo):
    shape = KINDS[name][0]
    if shape == LONG:
        return Good(name, [single(rng, name, skins_for(rng, name, photo, count=1)[0])], lies=1.0)
    wide, alone = KINDS[name][1][1], shape == HEAD or name == "melon" or chance(rng, 0.45)
    count = 1 if alone else int(rng.integers(2, 8) if wide < 0.1 else rng.integers(2, 4))
    parts = few_of(rng, name, photo, count, False if alone else None)
    half = wide * rng.uniform(0.52, 0.7) * np.sqrt(count)
    parts = poured(rng, parts, half * 1.15, half * 0.85, tries=40) if count > 1 else parts
    if name in ("bell pepper", "pear"):
        parts += [stem_on(rng, name, part) for part in parts if chance(rng, 0.8)]
    lies = 1.0 if alone and KINDS[name][2][1] > 1.2 and name != "bell pepper" else 0.0
    return Good(name, parts, lies)


def handful(rng, name, photo):
    """Small fruit on a heap."""
    low, high, most = SMALL[name]
    skins = skins_for(rng, name, photo, count=3)
    count = int(rng.integers(most // 2, most + 1))
    side = high * np.sqrt(count) * 0.45
    return Good(
        name,
        poured(rng, [berry(rng, name, pick(rng, skins), (low, high)) for _ in range(count)], side * 1.2, side * 0.9),
    )


def produce(names, photo_of):
    """Makers for those of the names that have a form here; photo_of(rng, name) gives a photo of one."""
    forms = {**dict.fromkeys(KINDS, whole), **dict.fromkeys(SMALL, handful)}
    return {
        name: [(1.0, lambda rng, name=name: forms[name](rng, name, lambda: photo_of(rng, name)))]
        for name in names
        if name in forms
    }
