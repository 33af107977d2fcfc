"""Drawn pictures on packages, by name."""

import functools

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.farm_pictures import bee, cheese, cow, egg, hop, leaf, olive, pickle, wheat
from crisper_ml.prints.fruit_pictures import apple, berries, grapes, lemon, orange, tomato
from crisper_ml.prints.pantry_pictures import PANTRY
from crisper_ml.prints.shading import SIDE, canvas, leaves, mottled, outline, puff, shadowed, stamp, vary

VARIANTS = 16  # of each picture: drawn once, then reused


def swirl(rng):
    """Whipped or stirred cream seen from above."""
    ys, xs = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE * 2 - 1
    far, angle = np.hypot(xs, ys * 1.15), np.arctan2(ys, xs)
    ridge = np.sin(angle + far**0.7 * rng.uniform(9, 14) + rng.uniform(0, 6))
    cream = np.asarray(pick(rng, [(255, 250, 238), (255, 244, 220), (252, 226, 214)]), np.float32)
    shade = 0.9 + 0.09 * ridge + 0.1 * (-xs * 0.4 - ys * 0.6)
    rgb = cream * shade[..., None] - (1 - shade)[..., None] * np.array((0, 20, 60))
    return Image.fromarray(
        np.clip(np.dstack([rgb, np.clip((0.96 - far) * 24, 0, 1) * 255]), 0, 255).astype(np.uint8), "RGBA"
    )


def splash(rng, tint=None):
    """A crown of milk or juice."""
    tint = tint or pick(rng, [(248, 250, 252), (248, 250, 252), (170, 214, 240), (250, 170, 60)])
    t = np.linspace(0, 1, 60)
    top = (
        0.55
        - sum(
            rng.uniform(0.05, 0.16) * np.clip(np.cos((t - rng.uniform(0.1, 0.9)) * rng.uniform(9, 20)), 0, 1) ** 2
            for _ in range(5)
        )
        + 0.25 * np.abs(t - 0.5)
    )
    mask = outline([(0, 1), *zip(t, top), (1, 1)])
    draw = ImageDraw.Draw(mask)
    for _ in range(6):
        x, y, r = rng.uniform(0.1, 0.9) * SIDE, rng.uniform(0.04, 0.36) * SIDE, rng.uniform(0.015, 0.045) * SIDE
        draw.ellipse([x - r, y - r * 1.2, x + r, y + r * 1.2], fill=255)
    return puff(mask, tint, 14, 0.5, 5)


def glass(rng, tint=None):
    """A drinking glass with something in it."""
    image = canvas()
    tint = tint or pick(rng, [(250, 250, 248), (246, 160, 40), (214, 146, 30), (200, 30, 50), (90, 44, 24)])
    shadowed(image, 0.5, 0.92, SIDE * 0.6)
    x = np.linspace(-1, 1, int(SIDE * 0.5))
    column = 0.72 + 0.3 * np.sqrt(1 - x**2) - 0.12 * x + 0.5 * np.exp(-(((x + 0.6) / 0.09) ** 2))
    rows = int(SIDE * 0.86)
    rgb = np.repeat((np.asarray(tint, np.float32) * column[:, None])[None], rows, 0)
    rgb[: int(rows * 0.14)] = 0.6 * np.array((225, 236, 242)) + 0.4 * rgb[: int(rows * 0.14)]
    if chance(rng, 0.4):
        rgb[int(rows * 0.1) : int(rows * 0.24)] = np.array((255, 252, 244)) * (0.85 + 0.15 * column[:, None])
    half = np.linspace(1, 0.76, rows)[:, None]
    alpha = np.clip((half - np.abs(x)[None]) * SIDE / 4, 0, 1) * 255
    stamp(image, Image.fromarray(np.clip(np.dstack([rgb, alpha]), 0, 255).astype(np.uint8), "RGBA"), 0.5, 0.5)
    return image


def plain(rng, tint):
    """What has no drawing of its own: round things, a splash or a glass of a color."""
    kind = rng.random()
    if kind < 0.25:
        return splash(rng, tint)
    if kind < 0.4:
        return glass(rng, tint)
    image = canvas()
    leaves(rng, image, 0.5, 0.4, int(rng.integers(0, 3)), SIDE * 0.4)
    for x, y, size in [(0.36, 0.42, 0.56), (0.68, 0.46, 0.5), (0.5, 0.68, 0.54)][int(rng.integers(0, 2)) :]:
        stamp(image, mottled(rng, size * SIDE, (vary(rng, tint), vary(rng, tint)), 0.6, 0.03), x, y)
    return image


PICTURES = {
    **PANTRY,
    **{
        f.__name__: f
        for f in (
            orange,
            apple,
            berries,
            grapes,
            lemon,
            tomato,
            cow,
            leaf,
            egg,
            wheat,
            hop,
            olive,
            pickle,
            cheese,
            bee,
            swirl,
            splash,
            glass,
        )
    },
}


@functools.lru_cache(maxsize=1024)
def variant_of(name, variant):
    return PICTURES[name](np.random.default_rng(variant))


def picture_of(rng, hint):
    """A picture by its name, or something of a color."""
    if isinstance(hint, str):
        return variant_of(hint, int(rng.integers(VARIANTS)))
    return plain(rng, tuple(int(c) for c in hint))
