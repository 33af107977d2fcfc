"""Colors of prints."""

import colorsys

import numpy as np

from crisper_ml.chances import chance, pick

WHITE, CREAM, BLACK, GOLD = (250, 250, 248), (246, 236, 208), (24, 22, 26), (202, 164, 78)
INKS = [
    WHITE,
    WHITE,
    CREAM,
    BLACK,
    (30, 40, 110),
    (188, 20, 34),
    (24, 84, 48),
    (248, 206, 40),
    (96, 24, 40),
    (20, 90, 170),
    (226, 96, 24),
    (88, 52, 30),
]
GROUNDS = [
    (196, 22, 36),
    (196, 22, 36),
    (160, 20, 30),
    (24, 52, 130),
    (20, 86, 170),
    (110, 180, 224),
    (20, 92, 56),
    (70, 140, 50),
    (150, 190, 70),
    (248, 204, 40),
    (250, 220, 90),
    (240, 128, 28),
    (24, 22, 24),
    (40, 28, 24),
    (84, 40, 110),
    (228, 84, 120),
    (206, 178, 120),
]


def color(rng, hues, saturation=(0.6, 1.0), value=(0.5, 1.0)):
    """A color near one of the given hues (degrees); saturation and value are ranges within 0..1. Returns 0..255."""
    angle = (pick(rng, np.atleast_1d(hues)) + rng.normal(0, 6)) % 360
    return tuple(
        int(channel * 255)
        for channel in colorsys.hsv_to_rgb(angle / 360, rng.uniform(*saturation), rng.uniform(*value))
    )


def gray(rng, low=190, high=255):
    """A nearly neutral color between two brightnesses within 0..255."""
    value = int(rng.uniform(low, high))
    return (value, value, max(0, value - int(rng.integers(0, 12))))


def brightness(tint):
    return float(np.dot(tint, (0.299, 0.587, 0.114)))


def ink_on(ground):
    """White or nearly black, whichever reads on a ground."""
    return (255, 255, 255) if brightness(ground) < 150 else (28, 26, 34)


def blend(one, other, share):
    return tuple(int(a + (b - a) * share) for a, b in zip(one, other))


def accent_on(rng, ground):
    """A printing color that stands out from a ground."""
    for _ in range(12):
        ink = pick(rng, INKS)
        if abs(brightness(ink) - brightness(ground)) > 75 and np.abs(np.subtract(ink, ground)).max() > 110:
            return ink
    return ink_on(ground)


def some_ground(rng):
    """Mostly white and cream, else the strong colors that groceries wear."""
    if chance(rng, 0.38):
        return pick(rng, [WHITE, WHITE, CREAM, (236, 240, 244)])
    return tuple(int(np.clip(c * rng.uniform(0.88, 1.08) + rng.normal(0, 4), 0, 255)) for c in pick(rng, GROUNDS))
