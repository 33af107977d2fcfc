"""Light on drawn things: balls, cushions, leaves, for the pictures on labels."""

import functools

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from crisper_ml.chances import pick

SIDE = 144
LIGHT = np.array([-0.45, -0.6, 0.66])
GREEN, WHITE = (96, 150, 44), (250, 250, 246)


def canvas():
    return Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))


def vary(rng, tint, by=0.08):
    """A tint somewhat lighter or darker, its hue nearly kept."""
    light = 1 + rng.normal(0, by)
    return tuple(int(np.clip(channel * light * (1 + rng.normal(0, 0.02)), 0, 255)) for channel in tint)


@functools.lru_cache(maxsize=128)
def dome(width, height):
    """Where light falls on an ellipsoid: shade, highlight, alpha, and the place of each pixel within -1..1."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = (xs + 0.5) / width * 2 - 1, (ys + 0.5) / height * 2 - 1
    far = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - far**2, 0, 1))
    facing = np.clip(x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2], 0, 1)
    mirror = np.clip(x * -0.27 + y * -0.37 + z * 0.89, 0, 1) ** 40
    bounce = 0.22 * np.clip(far - 0.6, 0, 1) * np.clip(y, 0, 1)
    return 0.42 + 0.78 * facing + bounce, mirror, np.clip((1 - far) * min(width, height) / 2 + 0.3, 0, 1), x, y


def tinted(tint, shade, mirror, alpha):
    """Shadows are more saturated than lights, as in print."""
    tint = np.asarray(tint, np.float32) / 255
    body = (
        tint * np.minimum(shade, 1)[..., None] ** (1.0 + 0.5 * (1 - tint)) + np.clip(shade - 1, 0, 1)[..., None] * 0.6
    )
    rgb = body + mirror[..., None]
    return Image.fromarray((np.clip(np.dstack([rgb, alpha]), 0, 1) * 255).astype(np.uint8), "RGBA")


def ball(width, height, tint, gloss=0.7):
    shade, mirror, alpha, _, _ = dome(max(3, int(width)), max(3, int(height)))
    return tinted(tint, shade, mirror * gloss, alpha)


def mottled(rng, size, tints, gloss=0.5, grain=0.04):
    """A ball whose skin goes from one tint to another, with fine spots."""
    shade, mirror, alpha, x, y = dome(int(size), int(size))
    mix = np.clip(0.5 + 0.9 * (x * rng.uniform(-1, 1) + y * rng.uniform(-1, 1)) + rng.normal(0, 0.12, x.shape), 0, 1)[
        ..., None
    ]
    tint = np.asarray(tints[0], np.float32) * mix + np.asarray(tints[1], np.float32) * (1 - mix)
    return tinted(tint, shade * (1 + rng.normal(0, grain, x.shape)), mirror * gloss, alpha)


def puff(mask, tint, depth=5.0, gloss=0.25, swell=4):
    """Any outline (an L image) swollen like a cushion and lit."""
    inside = np.asarray(mask, np.float32) / 255
    soft = np.asarray(mask.filter(ImageFilter.GaussianBlur(swell)), np.float32) / 255
    dy, dx = np.gradient(soft * depth)
    norm = 1 / np.sqrt(dx**2 + dy**2 + 1)
    facing = np.clip((-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) * norm, 0, 1)
    mirror = np.clip((dx * 0.27 + dy * 0.37 + 0.89) * norm, 0, 1) ** 40 * gloss
    return tinted(tint, 0.42 + 0.8 * facing, mirror * 0.6, inside)


def outline(points):
    mask = Image.new("L", (SIDE, SIDE), 0)
    ImageDraw.Draw(mask).polygon([(float(x) * SIDE, float(y) * SIDE) for x, y in points], fill=255)
    return mask.filter(ImageFilter.GaussianBlur(0.7))


def stamp(image, piece, x, y, angle=0.0, size=None):
    """Pastes a piece with its middle at shares of the canvas."""
    if size is not None:
        piece = piece.resize((max(2, int(size)), max(2, int(size * piece.height / piece.width))), Image.BILINEAR)
    if angle:
        piece = piece.rotate(angle, Image.BILINEAR, expand=True)
    left, top = int(x * SIDE - piece.width / 2), int(y * SIDE - piece.height / 2)
    image.alpha_composite(
        piece.crop((max(0, -left), max(0, -top), piece.width, piece.height)), (max(0, left), max(0, top))
    )


def shadowed(image, x, y, width):
    """A soft dark ellipse under what stands there."""
    _, _, _, gx, gy = dome(int(width), max(4, int(width * 0.3)))
    fade = np.clip(1 - np.hypot(gx, gy), 0, 1) * 0.55
    stamp(image, Image.fromarray((np.dstack([np.zeros(gx.shape + (3,)), fade]) * 255).astype(np.uint8), "RGBA"), x, y)


@functools.lru_cache(maxsize=8)
def blade(variant):
    """One leaf that points to the right, a quarter canvas long; variants differ in tint and belly."""
    rng = np.random.default_rng(variant)
    t = np.linspace(0, 1, 24)
    belly = np.sin(np.pi * t**0.8) * rng.uniform(0.2, 0.32)
    points = np.concatenate([np.stack([t, 0.5 - belly], 1), np.stack([t, 0.5 + belly], 1)[::-1]])
    piece = puff(outline(points), vary(rng, pick(rng, [GREEN, (70, 130, 40), (120, 170, 60)])), 9, 0.4, 6)
    draw = ImageDraw.Draw(piece)
    draw.line([(2, SIDE / 2), (SIDE - 4, SIDE / 2)], fill=(190, 215, 130, 255), width=3)
    for k in np.linspace(0.2, 0.8, 5):
        for side in (-1, 1):
            draw.line(
                [(k * SIDE, SIDE / 2), ((k + 0.1) * SIDE, SIDE * (0.5 + side * 0.16))],
                fill=(175, 205, 115, 150),
                width=1,
            )
    return piece.crop((0, int(SIDE * 0.15), SIDE, int(SIDE * 0.85))).resize(
        (SIDE // 2, int(SIDE * 0.35)), Image.BILINEAR
    )


def leaves(rng, image, x, y, count, size):
    for _ in range(count):
        angle = rng.uniform(0, 360)
        reach = size / SIDE * 0.45
        stamp(
            image,
            blade(int(rng.integers(8))),
            x + np.cos(np.radians(angle)) * reach,
            y - np.sin(np.radians(angle)) * reach,
            angle,
            size,
        )
