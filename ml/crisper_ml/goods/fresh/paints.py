"""Painted skins of fruit and vegetables."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.fresh.globe import grain, mixed, plain
from crisper_ml.goods.fresh.kinds import SKIN
from crisper_ml.goods.surfaces import clouds
from crisper_ml.prints.colors import color


def apple_skin(rng, globe):
    kind = rng.random()
    ground = color(rng, [52, 60, 74], (0.45, 0.68), (0.7, 0.88))
    if kind < 0.25:
        ground = color(rng, [74, 80, 88], (0.55, 0.75), (0.52, 0.74))
    cover = 0.0 if kind < 0.25 else 2.0 if kind < 0.5 else rng.uniform(-0.3, 0.5) if kind < 0.9 else -0.9
    red = color(rng, [352, 358, 4, 8], (0.75, 0.92), (0.3, 0.66))
    skin = plain(ground, 0.05 * globe.blots(rng, 2) + 0.04 * grain(rng))
    blush = cover + 1.2 * globe.blots(rng, 1.0, 3) + 0.7 * globe.streaks(rng, 9, 40, 6)
    skin = mixed(skin, plain(red, 0.12 * globe.streaks(rng, 9, 30)), blush if kind >= 0.25 else 0.12 * blush)
    dots = rng.random(SKIN) < 0.02
    skin = mixed(skin, (226, 206, 150), dots * 0.45)
    skin = mixed(skin, np.multiply(ground, 0.75), globe.spot(0.5) ** 1.2 * 0.8)
    skin = mixed(skin, (46, 32, 16), globe.spot(0.16) * 2.5)
    return mixed(skin, (52, 40, 22), globe.spot(0.22, -1) * 2)


def citrus_skin(hues, bright, button=(96, 92, 44), pores=0.07):
    def paint(rng, globe):
        tint = color(rng, hues, (0.68, 0.9), bright)
        skin = plain(tint, pores * grain(rng, 2) + 0.05 * grain(rng, 4) + 0.04 * globe.blots(rng, 2))
        skin = mixed(skin, np.multiply(tint, (0.82, 0.95, 0.9)), 0.5 * globe.spot(0.5))
        skin = mixed(skin, button, globe.spot(0.14) * 3)
        return mixed(skin, np.multiply(tint, 0.5), globe.spot(0.11, -1) * rng.uniform(0.6, 2.5))

    return paint


def tomato_skin(rng, globe):
    tint = color(rng, [3, 6, 9, 13], (0.84, 0.95), (0.5, 0.8))
    skin = plain(tint, 0.06 * globe.blots(rng, 2) + 0.015 * grain(rng))
    skin = mixed(skin, color(rng, [20, 34, 50], (0.7, 0.9), (0.6, 0.8)), globe.spot(0.9) * rng.uniform(0.1, 0.7))
    stem = globe.star(rng, rng.uniform(0.5, 0.8)) if chance(rng, 0.6) else globe.spot(0.2) * 3
    return mixed(skin, color(rng, [88, 100], (0.45, 0.7), (0.25, 0.42)), stem)


def plum_skin(rng, globe):
    tint = (
        color(rng, [262, 285, 325, 342, 350], (0.45, 0.75), (0.13, 0.3))
        if chance(rng, 0.85)
        else color(rng, [5, 48], (0.7, 0.85), (0.55, 0.8))
    )
    skin = plain(tint, 0.15 * globe.blots(rng, 2))
    skin = mixed(skin, (120, 118, 150), np.clip(globe.blots(rng, 2.2), 0, 1) * rng.uniform(0.1, 0.55))
    return mixed(skin, (50, 34, 20), globe.spot(0.2) * 2)


def stone_skin(red, ground=(32, 38, 44)):
    """Peaches, nectarines and mangos: a blush over yellow, a seam."""

    def paint(rng, globe):
        skin = plain(color(rng, list(ground), (0.6, 0.8), (0.7, 0.95)), 0.03 * grain(rng, 2))
        blush = color(rng, [354, 2, 10], (0.65, 0.85), (0.4, 0.68))
        skin = mixed(
            skin,
            plain(blush, 0.1 * grain(rng, 2)),
            rng.uniform(*red) + 1.1 * globe.blots(rng, 1.2, 3) + 0.15 * grain(rng),
        )
        seam = np.clip(1 - np.abs(globe.lon) * 9, 0, 1) * (globe.lat > -0.9)
        return mixed(mixed(skin, np.multiply(blush, 0.75), 0.6 * seam), (64, 42, 24), globe.spot(0.24) * 2)

    return paint


def onion_skin(rng, globe):
    tint = pick(
        rng,
        [
            color(rng, [24, 28, 33], (0.5, 0.72), (0.55, 0.8)),
            color(rng, [24, 28, 33], (0.5, 0.72), (0.55, 0.8)),
            color(rng, [322, 335], (0.4, 0.65), (0.28, 0.5)),
            color(rng, [46], (0.06, 0.16), (0.82, 0.94)),
        ],
    )
    skin = plain(tint, 0.07 * globe.streaks(rng, 14, 44, 5) + 0.06 * globe.blots(rng, 3))
    skin = mixed(skin, np.multiply(tint, 0.6), np.clip(globe.blots(rng, 3) * 4 - 2, 0, 1) * 0.6)
    skin = mixed(skin, (120, 88, 50), globe.spot(0.55) * 1.4)
    return mixed(skin, (150, 130, 96), globe.spot(0.25, -1) * 2)


def earthy_skin(hues, strong, bright, eyes=0.004):
    """Roots: uneven, with dark eyes and scars across."""

    def paint(rng, globe):
        tint = color(rng, hues, strong, bright)
        skin = plain(tint, 0.1 * globe.blots(rng, 3) + 0.07 * grain(rng, 3) + 0.06 * grain(rng, 8))
        marks = np.clip(clouds(rng, *SKIN, 4) * 4 - 3.2, 0, 1) + (rng.random(SKIN) < eyes)
        return mixed(skin, np.multiply(tint, 0.45), 0.7 * marks)

    return paint


def pear_skin(rng, globe):
    tint = pick(
        rng,
        [
            color(rng, [62, 70, 78], (0.5, 0.7), (0.6, 0.82)),
            color(rng, [50, 55], (0.5, 0.7), (0.75, 0.88)),
            color(rng, [34, 40], (0.5, 0.65), (0.45, 0.62)),
        ],
    )
    skin = mixed(
        plain(tint, 0.05 * globe.blots(rng, 2) + 0.04 * grain(rng)),
        (190, 80, 50),
        rng.uniform(0, 0.7) * np.clip(globe.blots(rng, 1.2, 3), 0, 1),
    )
    return mixed(
        mixed(skin, (110, 84, 40), 0.5 * (rng.random(SKIN) < 0.05)),
        (56, 40, 20),
        globe.spot(0.2) * 2 + globe.spot(0.2, -1) * 2,
    )


def pepper_skin(rng, globe):
    tint = pick(
        rng,
        [
            color(rng, [0, 4], (0.86, 0.96), (0.45, 0.7)),
            color(rng, [0, 4], (0.86, 0.96), (0.45, 0.7)),
            color(rng, [46, 50], (0.85, 0.96), (0.8, 0.95)),
            color(rng, [26, 30], (0.88, 0.96), (0.8, 0.95)),
            color(rng, [92, 104, 112], (0.6, 0.8), (0.2, 0.42)),
        ],
    )
    valleys = np.abs(np.cos(globe.lon * rng.integers(3, 5) / 2 + rng.uniform(0, 3))) ** 8
    skin = plain(tint, 0.05 * globe.blots(rng, 2) - 0.35 * valleys * (0.4 + 0.6 * np.abs(globe.lat)))
    return mixed(skin, color(rng, [84, 92], (0.5, 0.7), (0.3, 0.5)), globe.spot(0.28) * 2.5)


def smooth_skin(hues, strong, bright, uneven=0.1, bloom=0.0, end=(50, 44, 24), share=0.2):
    """One color all over, perhaps with a pale bloom, and a dark end."""

    def paint(rng, globe):
        skin = plain(color(rng, hues, strong, bright), uneven * globe.blots(rng, 2.5) + 0.5 * uneven * grain(rng, 2))
        skin = mixed(skin, (168, 176, 196), bloom * np.clip(globe.blots(rng, 2.5) + 0.4, 0, 1))
        return mixed(skin, end, globe.spot(share) * 2)

    return paint


def grape_skin(rng, globe):
    kind = rng.random()
    if kind < 0.45:
        return smooth_skin([66, 72, 80], (0.4, 0.6), (0.6, 0.8), 0.07, 0.15, (110, 100, 50), 0.25)(rng, globe)
    return smooth_skin(
        [340, 350] if kind < 0.75 else [255, 275, 300],
        (0.45, 0.7),
        (0.16, 0.42) if kind < 0.75 else (0.1, 0.2),
        0.15,
        0.35,
        (90, 80, 40),
        0.25,
    )(rng, globe)


def melon_skin(rng, globe):
    if chance(rng, 0.35):
        return smooth_skin([52, 60], (0.15, 0.6), (0.78, 0.92), 0.05)(rng, globe)
    net = np.clip(1 - np.abs(grain(rng, 5)) * 5, 0, 1) + np.clip(1 - np.abs(grain(rng, 4)) * 5, 0, 1)
    skin = plain(color(rng, [42, 50, 70], (0.35, 0.5), (0.5, 0.68)), -0.25 * (np.abs(np.sin(globe.lon * 5)) < 0.12))
    return mixed(skin, (206, 190, 148), 0.8 * net)


def striped_skin(hues, bright, stripes, speckle):
    """Cucumbers and zucchini: dark green with paler lines along them."""

    def paint(rng, globe):
        tint = color(rng, hues, (0.5, 0.75), bright)
        skin = plain(
            tint, 0.3 * stripes * globe.streaks(rng, 8, 26, 6) + 0.12 * globe.blots(rng, 2) + speckle * grain(rng, 3)
        )
        return mixed(skin, (150, 164, 84), 0.8 * globe.spot(0.5, -1) + 0.6 * globe.spot(0.3))

    return paint


def carrot_skin(rng, globe):
    tint = color(rng, [16, 20, 23], (0.78, 0.92), (0.78, 0.95))
    rings = np.repeat(rng.normal(0, 0.09, (SKIN[0], 1)) * (rng.random((SKIN[0], 1)) < 0.4), SKIN[1], 1) * (
        0.4 + 0.6 * (globe.blots(rng, 2) > 0)
    )
    return mixed(plain(tint, rings + 0.05 * grain(rng, 4)), (112, 120, 48), globe.spot(0.5) * 1.5)


def strawberry_skin(rng, globe):
    skin = mixed(
        plain(color(rng, [354, 0, 5], (0.82, 0.94), (0.5, 0.8)), 0.08 * globe.blots(rng, 2)),
        (226, 180, 96),
        0.7 * (rng.random(SKIN) < 0.06),
    )
    return mixed(skin, color(rng, [92, 104], (0.5, 0.7), (0.3, 0.5)), globe.star(rng, rng.uniform(0.9, 1.2), 8))


def mushroom_skin(rng, globe):
    tint = (
        color(rng, [32, 36], (0.06, 0.14), (0.84, 0.95))
        if chance(rng, 0.65)
        else color(rng, [26, 30], (0.35, 0.5), (0.4, 0.6))
    )
    return mixed(
        plain(tint, 0.05 * globe.blots(rng, 3) + 0.04 * grain(rng, 3)),
        np.multiply(tint, 0.6),
        np.clip(-globe.lat * 6 - 2, 0, 1),
    )


PAINTS = {
    "apple": apple_skin,
    "orange": citrus_skin([29, 32, 35], (0.86, 0.98)),
    "mandarin": citrus_skin([25, 28, 31], (0.84, 0.97), (86, 92, 36)),
    "grapefruit": citrus_skin([24, 38, 44], (0.82, 0.95)),
    "lemon": citrus_skin([46, 48, 51], (0.86, 0.97), (150, 140, 50), 0.05),
    "lime": citrus_skin([72, 80, 88], (0.42, 0.66), (120, 124, 50), 0.06),
    "tomato": tomato_skin,
    "plum": plum_skin,
    "peach": stone_skin((-0.2, 0.6)),
    "nectarine": stone_skin((0.2, 0.9)),
    "onion": onion_skin,
    "garlic": smooth_skin([40, 330], (0.04, 0.12), (0.85, 0.95), 0.08, end=(190, 176, 140)),
    "potato": earthy_skin([34, 38, 42], (0.38, 0.6), (0.55, 0.78)),
    "sweet potato": earthy_skin([10, 16, 350], (0.45, 0.6), (0.45, 0.62), 0.002),
    "beetroot": earthy_skin([335, 345], (0.45, 0.65), (0.18, 0.3), 0.001),
    "kiwi": earthy_skin([32, 36], (0.45, 0.6), (0.32, 0.45), 0.0),
    "pear": pear_skin,
    "mango": stone_skin((-0.6, 0.4), [48, 70, 82]),
    "avocado": smooth_skin([70, 90, 40], (0.35, 0.6), (0.1, 0.26), 0.3),
    "bell pepper": pepper_skin,
    "melon": melon_skin,
    "cucumber": striped_skin([92, 104, 112], (0.16, 0.34), 0.6, 0.1),
    "zucchini": striped_skin([92, 104, 112], (0.17, 0.36), 0.3, 0.22),
    "carrot": carrot_skin,
    "eggplant": smooth_skin([278, 290], (0.4, 0.6), (0.07, 0.16), 0.1, end=(92, 108, 50), share=0.5),
    "grapes": grape_skin,
    "blueberry": smooth_skin([222, 232], (0.35, 0.55), (0.2, 0.36), 0.15, 0.4, (20, 20, 34), 0.45),
    "strawberry": strawberry_skin,
    "mushroom": mushroom_skin,
}
