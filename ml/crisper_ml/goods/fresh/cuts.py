"""Cut faces of fruit and vegetables."""

import numpy as np

from crisper_ml.chances import chance
from crisper_ml.goods.surfaces import clouds
from crisper_ml.prints.colors import color

SKY = np.linspace(-1, 1, 96)


# halves: what their cut shows, seen from above


def disk_field():
    x, y = np.meshgrid(SKY, SKY)
    return np.hypot(x, y).astype(np.float32), np.arctan2(y, x).astype(np.float32)


RADIUS, ANGLE = disk_field()


def blended(one, other, share):
    return one + (np.asarray(other, np.float32) - one) * np.clip(share, 0, 1)[..., None]


def flat(tint, uneven, rng):
    return np.asarray(tint, np.float32) * (1 + uneven * clouds(rng, 96, 96, 5))[..., None]


def citrus_cut(hues, bright=(0.75, 0.95), strong=(0.55, 0.85)):
    def cut(rng):
        flesh = flat(color(rng, hues, strong, bright), 0.12, rng)
        walls = (
            np.clip(1 - np.abs(np.sin(ANGLE * rng.integers(9, 12) / 2)) * RADIUS * 9, 0, 1)
            + np.clip((0.1 - RADIUS) * 20, 0, 1)
            + np.clip((RADIUS - 0.86) * 30, 0, 1)
        )
        return blended(
            blended(flesh, (240, 232, 200), 0.85 * walls), color(rng, hues, (0.7, 0.9), bright), (RADIUS - 0.94) * 40
        )

    return cut


def onion_cut(rng):
    red = chance(rng, 0.35)
    rings = np.clip(np.sin(RADIUS * rng.uniform(36, 50) + 0.6 * np.sin(ANGLE + rng.uniform(0, 6))) * 3 - 1.6, 0, 1)
    face = blended(flat((236, 232, 206), 0.03, rng), (150, 60, 110) if red else (190, 196, 140), 0.7 * rings)
    return blended(face, (110, 40, 70) if red else (170, 116, 60), (RADIUS - 0.95) * 40)


def avocado_cut(rng):
    pit = rng.uniform(0.38, 0.46)
    face = blended(flat(color(rng, [58], (0.4, 0.55), (0.82, 0.92)), 0.03, rng), (126, 150, 50), (RADIUS - 0.72) * 4)
    stone = flat((104, 62, 30), 0.12, rng) if chance(rng, 0.7) else flat((176, 168, 84), 0.06, rng)
    return blended(blended(face, stone, (pit - RADIUS) * 30), (40, 44, 22), (RADIUS - 0.95) * 40)


def melon_cut(rng):
    flesh = flat(color(rng, [24, 28, 70], (0.4, 0.6), (0.85, 0.95)), 0.04, rng)
    seeds = flat((214, 180, 110), 0.25, rng)
    face = blended(flesh, seeds, (rng.uniform(0.36, 0.46) + 0.04 * np.sin(ANGLE * 6) - RADIUS) * 12)
    return blended(blended(face, (176, 196, 120), (RADIUS - 0.88) * 14), (190, 176, 130), (RADIUS - 0.96) * 40)


def watermelon_cut(rng):
    face = flat(color(rng, [352, 358, 4], (0.6, 0.75), (0.75, 0.9)), 0.08, rng)
    dots = np.clip(clouds(rng, 96, 96, 4) * 4 - 2.6, 0, 1) * (np.abs(RADIUS - 0.55) < 0.2)
    return blended(
        blended(blended(face, (34, 22, 18), dots), (226, 232, 200), (RADIUS - 0.87) * 16),
        (44, 84, 40),
        (RADIUS - 0.95) * 40,
    )


def tomato_cut(rng):
    chambers = np.clip(1 - np.abs(RADIUS - 0.55) * 4, 0, 1) * np.clip(
        np.abs(np.sin(ANGLE * rng.integers(4, 7) / 2)) * 3 - 1, 0, 1
    )
    return blended(flat((206, 74, 52), 0.06, rng), flat((190, 100, 40), 0.25, rng), chambers)


def apple_cut(rng):
    face = blended(
        flat((236, 222, 170), 0.03, rng), (90, 56, 28), (0.1 - np.abs(RADIUS - 0.14)) * 8 * np.abs(np.sin(ANGLE * 2.5))
    )
    return blended(face, (150, 40, 34), (RADIUS - 0.95) * 40)


def cabbage_cut(rng):
    red = chance(rng, 0.25)
    layers = np.clip(np.sin(RADIUS * 46 + 3.5 * clouds(rng, 96, 96, 14)) * 2, 0, 1)
    face = blended(flat((222, 226, 168), 0.05, rng), (104, 40, 92) if red else (128, 158, 74), 0.75 * layers)
    return blended(face, (236, 236, 210), (0.22 - RADIUS) * 8 * (np.abs(np.sin(ANGLE)) < 0.7))


def cucumber_cut(rng):
    seeds = np.clip(clouds(rng, 96, 96, 5) * 3 - 1, 0, 1) * (RADIUS < 0.6)
    return blended(
        blended(flat((206, 218, 150), 0.04, rng), (168, 186, 108), 0.6 * seeds), (52, 88, 34), (RADIUS - 0.9) * 30
    )


# what the cut shows, width over the whole fruit's, height over half its width, depth over width
CUTS = {
    "lemon": (citrus_cut([50, 54], (0.85, 0.96), (0.4, 0.65)), 1.1, 1.0),
    "lime": (citrus_cut([72, 80], (0.65, 0.85), (0.4, 0.6)), 1.0, 1.0),
    "orange": (citrus_cut([30, 34]), 1.0, 1.0),
    "grapefruit": (citrus_cut([4, 12, 46], (0.75, 0.92), (0.5, 0.7)), 1.0, 1.0),
    "onion": (onion_cut, 1.0, 1.0),
    "avocado": (avocado_cut, 1.4, 0.7),
    "melon": (melon_cut, 1.0, 1.0),
    "watermelon": (watermelon_cut, 1.0, 1.0),
    "tomato": (tomato_cut, 1.0, 1.0),
    "apple": (apple_cut, 1.0, 1.0),
    "cabbage": (cabbage_cut, 1.0, 1.0),
}
