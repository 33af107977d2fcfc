"""Drawn pictures of fruit."""

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.shading import SIDE, ball, blade, canvas, leaves, mottled, outline, puff, stamp, vary


def slice_of(rng, size, rind, flesh):
    """A cut citrus fruit: rind, pith, wedges."""
    side = int(size)
    ys, xs = (np.mgrid[0:side, 0:side] + 0.5) / side * 2 - 1
    far, angle = np.hypot(xs, ys), np.arctan2(ys, xs) / (2 * np.pi) * 10 + rng.random()
    wall = (
        np.clip(np.abs(angle - np.round(angle)) * far * 9 - 0.25, 0, 1)
        * np.clip((0.84 - far) * 14, 0, 1)
        * np.clip((far - 0.08) * 12, 0, 1)
    )
    pith, flesh = np.asarray((255, 246, 214), np.float32), np.asarray(flesh, np.float32)
    juice = flesh * (0.86 + 0.3 * (1 - far)[..., None] + rng.normal(0, 0.07, far.shape)[..., None])
    rgb = np.where(
        (far > 0.91)[..., None], np.asarray(rind, np.float32), pith * (1 - wall[..., None]) + juice * wall[..., None]
    )
    alpha = np.clip((1 - far) * side / 2, 0, 1) * 255
    return Image.fromarray(np.clip(np.dstack([rgb, alpha]), 0, 255).astype(np.uint8), "RGBA")


def citrus(rng, rind, flesh, long):
    image = canvas()
    leaves(rng, image, 0.5, 0.45, int(rng.integers(1, 4)), SIDE * 0.42)
    for x, y, size in [(0.36, 0.42, 0.62), (0.68, 0.5, 0.5)][: int(rng.integers(1, 3))]:
        shape = mottled(rng, size * SIDE, (rind, vary(rng, rind, 0.05)), 0.5, 0.05)
        if long:
            shape = shape.resize((int(shape.width * 1.2), int(shape.height * 0.92)))
            stamp(image, ball(shape.width * 0.3, shape.height * 0.3, rind, 0.2), x + size * 0.55, y - size * 0.1)
        stamp(image, shape, x, y, rng.uniform(-20, 20) if long else 0)
    stamp(image, slice_of(rng, SIDE * rng.uniform(0.4, 0.56), rind, flesh), rng.uniform(0.5, 0.7), 0.68)
    return image


def orange(rng):
    return citrus(rng, (246, 140, 24), pick(rng, [(250, 156, 30), (252, 170, 50), (232, 84, 50)]), False)


def lemon(rng):
    lime = chance(rng, 0.2)
    return citrus(rng, (120, 176, 40) if lime else (248, 212, 36), (196, 220, 110) if lime else (250, 226, 96), True)


def apple(rng):
    image = canvas()
    tints = pick(
        rng, [((190, 20, 28), (224, 60, 40)), ((190, 24, 30), (230, 190, 70)), ((130, 180, 50), (170, 205, 80))]
    )
    for x, y, size in [(0.66, 0.52, 0.56), (0.38, 0.56, 0.66)][int(rng.integers(0, 2)) :]:
        stamp(image, mottled(rng, size * SIDE, tints, 0.8, 0.02), x, y)
        stamp(
            image,
            ball(size * SIDE * 0.4, size * SIDE * 0.16, tuple(int(c * 0.55) for c in tints[0]), 0),
            x,
            y - size * 0.4,
        )
        ImageDraw.Draw(image).line(
            [(x * SIDE, (y - size * 0.38) * SIDE), ((x + 0.03) * SIDE, (y - size * 0.58) * SIDE)],
            fill=(84, 54, 28, 255),
            width=4,
        )
        stamp(image, blade(int(rng.integers(8))), x + 0.14, y - size * 0.52, rng.uniform(0, 40), SIDE * 0.3)
    return image


def strawberry(rng, size):
    t = np.linspace(0, 2 * np.pi, 40)
    radius = 0.42 * (1 - 0.16 * np.sin(t) * np.cos(t) ** 2)
    mask = outline(
        np.stack([0.5 + radius * np.cos(t) * (1 - 0.3 * np.clip(np.sin(t), 0, 1)), 0.5 + radius * 1.08 * np.sin(t)], 1)
    )
    piece = puff(mask, vary(rng, (214, 24, 34), 0.04), 14, 0.5, 12)
    draw = ImageDraw.Draw(piece)
    for row in np.linspace(0.2, 0.84, 7):
        for x in np.arange(0.2 + 0.05 * (int(row * 10) % 2), 0.85, 0.12):
            if mask.getpixel((int(x * SIDE), int(row * SIDE))) > 200:
                draw.ellipse([x * SIDE - 2, row * SIDE - 3, x * SIDE + 2, row * SIDE + 3], fill=(246, 206, 90, 255))
    for angle in np.linspace(190, 350, 5):
        stamp(
            piece,
            blade(1),
            0.5 + 0.16 * np.cos(np.radians(angle)),
            0.12 - 0.05 * np.sin(np.radians(angle)),
            -angle + 180 if angle < 270 else -angle,
            SIDE * 0.34,
        )
    return piece.resize((int(size), int(size)), Image.BILINEAR)


def berries(rng):
    image = canvas()
    leaves(rng, image, 0.5, 0.55, 3, SIDE * 0.4)
    kind = rng.random()
    if kind < 0.45:
        piece = strawberry(rng, SIDE * 0.6)
        for x, y in [(0.3, 0.4), (0.7, 0.38), (0.5, 0.64)][int(rng.integers(0, 2)) :]:
            stamp(image, piece, x, y, rng.uniform(-30, 30))
        return image
    if kind < 0.65:  # raspberries: heaps of small balls
        tint = pick(rng, [(196, 28, 60), (60, 20, 50), (210, 40, 70)])
        for x, y in [(0.34, 0.45), (0.66, 0.48), (0.5, 0.7)]:
            for row in range(5):
                for k in range(4 - abs(row - 1) // 2):
                    stamp(
                        image,
                        ball(SIDE * 0.1, SIDE * 0.1, vary(rng, tint, 0.06), 0.6),
                        x + (k - 1.5) * 0.075,
                        y + (row - 2) * 0.07,
                    )
        return image
    tint = pick(rng, [(52, 62, 120), (44, 48, 96), (176, 16, 34), (120, 12, 40)])
    for _ in range(int(rng.integers(9, 15))):
        size = SIDE * rng.uniform(0.22, 0.3)
        stamp(
            image,
            ball(size, size, vary(rng, tint), 0.5),
            0.5 + np.clip(rng.normal(0, 0.2), -0.36, 0.36),
            0.58 + np.clip(rng.normal(0, 0.14), -0.3, 0.28),
        )
    return image


def grapes(rng):
    image = canvas()
    tint = pick(rng, [(84, 30, 110), (70, 24, 80), (140, 180, 70), (100, 24, 60)])
    leaves(rng, image, 0.5, 0.14, 2, SIDE * 0.5)
    for row, count in enumerate([4, 5, 4, 3, 2, 1]):
        for k in range(count):
            size = SIDE * 0.21
            stamp(
                image,
                ball(size, size * 1.08, vary(rng, tint, 0.1), 0.8),
                0.5 + (k - (count - 1) / 2) * 0.17 + rng.normal(0, 0.012),
                0.24 + row * 0.135,
            )
    return image


def tomato(rng):
    image = canvas()
    tint = vary(rng, (206, 34, 22), 0.05)
    for x, y, size in [(0.68, 0.5, 0.52), (0.36, 0.54, 0.66)][int(rng.integers(0, 2)) :]:
        stamp(image, ball(size * SIDE, size * SIDE * 0.9, tint, 0.9), x, y)
        for angle in np.linspace(0, 360, 6)[:-1] + rng.uniform(0, 60):
            stamp(
                image,
                blade(3).resize((int(SIDE * 0.22), int(SIDE * 0.06))),
                x + 0.09 * np.cos(np.radians(angle)),
                y - size * 0.36 - 0.04 * np.sin(np.radians(angle)),
                angle,
            )
    if chance(rng, 0.5):
        leaves(rng, image, 0.5, 0.8, 3, SIDE * 0.36)
    return image
