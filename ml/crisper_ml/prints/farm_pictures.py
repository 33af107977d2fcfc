"""Drawn pictures of animals, grain and what is made of them."""

import functools

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.shading import SIDE, WHITE, ball, canvas, dome, leaves, outline, puff, shadowed, stamp, vary


def cow(rng):
    """A cow on a meadow under the sky."""
    image = canvas()
    ys = np.linspace(0, 1, SIDE)[:, None, None]
    if chance(rng, 0.6):
        sky = np.array((120, 180, 232)) * (1 - ys) + np.array((240, 246, 250)) * ys
        image = Image.fromarray(
            np.dstack([np.broadcast_to(sky, (SIDE, SIDE, 3)), np.full((SIDE, SIDE), 255)]).astype(np.uint8), "RGBA"
        )
    t = np.linspace(0, 1, 20)
    hill = [(0, 1), *[(x, 0.72 + 0.06 * np.sin(x * 4 + 1)) for x in t], (1, 1)]
    image.alpha_composite(puff(outline(hill), vary(rng, (104, 168, 52)), 4, 0.1, 9))
    hide = pick(rng, [WHITE, WHITE, WHITE, WHITE, (150, 84, 40), (196, 150, 100)])
    mask = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(mask)
    for box in [(0.2, 0.36, 0.74, 0.66), (0.66, 0.26, 0.86, 0.46), (0.76, 0.34, 0.92, 0.5), (0.58, 0.34, 0.76, 0.56)]:
        draw.ellipse([v * SIDE for v in box], fill=255)
    for x in (0.24, 0.33, 0.6, 0.68):
        draw.rectangle([x * SIDE, 0.5 * SIDE, (x + 0.05) * SIDE, 0.88 * SIDE], fill=255)
    draw.line([(0.21 * SIDE, 0.44 * SIDE), (0.15 * SIDE, 0.72 * SIDE)], fill=255, width=4)
    draw.polygon([(0.66 * SIDE, 0.32 * SIDE), (0.56 * SIDE, 0.28 * SIDE), (0.66 * SIDE, 0.26 * SIDE)], fill=255)
    body = puff(mask, hide, 8, 0.1, 6)
    spots = Image.new("L", (SIDE, SIDE), 0)
    draw = ImageDraw.Draw(spots)
    for _ in range(5):
        x, y, r = rng.uniform(0.22, 0.7), rng.uniform(0.36, 0.6), rng.uniform(0.04, 0.1)
        draw.ellipse([(x - r * 1.3) * SIDE, (y - r) * SIDE, (x + r) * SIDE, (y + r) * SIDE], fill=255)
    draw.ellipse([0.66 * SIDE, 0.24 * SIDE, 0.78 * SIDE, 0.42 * SIDE], fill=255)
    dark = Image.fromarray(np.minimum(np.asarray(spots), np.asarray(mask)))
    body.paste((34, 28, 28, 255), (0, 0), dark if hide == WHITE else Image.new("L", (SIDE, SIDE), 0))
    image.alpha_composite(body)
    _, _, _, x, y = dome(SIDE, SIDE)
    fade = np.clip((1 - (x**4 + y**4) ** 0.25) * 9, 0, 1)  # the scene ends softly
    image.putalpha(Image.fromarray((np.asarray(image.getchannel("A")) * fade).astype(np.uint8)))
    return image


def leaf(rng):
    image = canvas()
    leaves(rng, image, 0.5, 0.5, int(rng.integers(3, 9)), SIDE * rng.uniform(0.45, 0.65))
    return image


def egg(rng):
    image = canvas()
    tint = pick(rng, [(214, 160, 112), (196, 136, 90), (244, 238, 228), (226, 190, 150)])
    for x, y in [(0.32, 0.42), (0.68, 0.44), (0.5, 0.62)][: int(rng.integers(2, 4))]:
        shadowed(image, x, y + 0.24, SIDE * 0.5)
        stamp(image, ball(SIDE * 0.38, SIDE * 0.5, vary(rng, tint, 0.03), 0.2), x, y, rng.uniform(-20, 20))
    return image


def wheat(rng):
    image = canvas()
    for lean in rng.permutation([-28, 0, 26])[: int(rng.integers(1, 4))]:
        ear = canvas()
        ImageDraw.Draw(ear).line([(SIDE / 2, SIDE), (SIDE / 2, 0.1 * SIDE)], fill=(190, 140, 50, 255), width=3)
        for row in np.linspace(0.14, 0.6, 8):
            for side in (-1, 1):
                stamp(
                    ear,
                    ball(SIDE * 0.09, SIDE * 0.17, vary(rng, (222, 172, 74), 0.05), 0.3),
                    0.5 + side * 0.055,
                    row,
                    side * -24,
                )
        stamp(image, ear, 0.5 + lean / 160, 0.52, -lean)
    return image


@functools.lru_cache(maxsize=8)
def scale(tint):
    """One scale of a hop cone, pointing down."""
    t = np.linspace(0, 1, 16)
    half = 0.42 * np.sqrt(1 - t**2.2)
    piece = puff(
        outline(
            np.concatenate([np.stack([0.5 - half, 0.1 + 0.8 * t], 1), np.stack([0.5 + half, 0.1 + 0.8 * t], 1)[::-1]])
        ),
        tint,
        22,
        0.1,
        9,
    )
    return piece.resize((SIDE // 4, SIDE // 4), Image.BILINEAR)


def hop(rng):
    image = canvas()
    leaves(rng, image, 0.5, 0.2, 3, SIDE * 0.5)
    tints = pick(rng, [((170, 190, 92), (146, 172, 74)), ((190, 200, 110), (160, 178, 84))])
    for row in range(7, -1, -1):
        width = np.sin(np.pi * (0.2 + row / 9.5)) * 0.22
        for x in np.linspace(-width, width, 3 + row % 2):
            stamp(image, scale(pick(rng, tints)), 0.5 + x, 0.22 + row * 0.088, x * 130)
    return image


def olive(rng):
    image = canvas()
    tint = pick(rng, [(128, 134, 44), (150, 150, 60), (44, 34, 40), (84, 50, 60)])
    leaves(rng, image, 0.5, 0.4, 3, SIDE * 0.5)
    for x, y in [(0.32, 0.44), (0.66, 0.42), (0.5, 0.66)]:
        piece = ball(SIDE * 0.44, SIDE * 0.34, vary(rng, tint, 0.06), 0.9)
        if sum(tint) > 250 and chance(rng, 0.7):
            piece.alpha_composite(
                ball(SIDE * 0.12, SIDE * 0.13, (196, 40, 28), 0.3), (int(SIDE * 0.27), int(SIDE * 0.12))
            )
        stamp(image, piece, x, y, rng.uniform(-40, 40))
    return image


def pickle(rng):
    image = canvas()
    for _ in range(int(rng.integers(2, 4))):
        one, t = canvas(), np.linspace(0, np.pi, 14)
        bend = 0.06 * np.sin(t)
        for x, lift in zip(np.linspace(0.14, 0.86, 14), bend):
            stamp(
                one,
                ball(SIDE * 0.26, SIDE * (0.2 + 0.09 * np.sin(np.pi * (x - 0.14) / 0.72)), (98, 124, 34), 0),
                x,
                0.5 - lift,
            )
        bumps = np.asarray(one)[..., 3]
        one = puff(Image.fromarray(bumps), vary(rng, (104, 128, 36), 0.08), 12, 0.6, 7)
        for _ in range(16):
            stamp(one, ball(7, 6, (140, 160, 70), 0.4), rng.uniform(0.15, 0.85), rng.uniform(0.4, 0.54))
        stamp(image, one, rng.uniform(0.42, 0.58), rng.uniform(0.4, 0.6), rng.uniform(20, 70), SIDE * 0.95)
    if chance(rng, 0.5):
        leaves(rng, image, 0.7, 0.75, 3, SIDE * 0.3)
    return image


def cheese(rng):
    image = canvas()
    tint = pick(rng, [(250, 204, 80), (246, 176, 52), (250, 226, 140)])
    image.alpha_composite(
        puff(
            outline([(0.08, 0.5), (0.62, 0.22), (0.94, 0.44), (0.94, 0.46), (0.08, 0.52)]),
            tuple(min(255, int(c * 1.1)) for c in tint),
            2,
            0.1,
            3,
        )
    )
    image.alpha_composite(puff(outline([(0.08, 0.51), (0.94, 0.45), (0.94, 0.72), (0.08, 0.8)]), tint, 3, 0.1, 3))
    for _ in range(7):
        size = SIDE * rng.uniform(0.06, 0.14)
        hole = ball(size, size * 0.9, tuple(int(c * 0.72) for c in tint), 0).transpose(Image.ROTATE_180)
        stamp(image, hole, rng.uniform(0.16, 0.86), rng.uniform(0.57, 0.68))
    return image


def bee(rng):
    image = canvas()
    if chance(rng, 0.6):
        draw = ImageDraw.Draw(image)
        for k in range(12):
            x, y = 0.1 + (k % 4) * 0.26 + (k // 4 % 2) * 0.13, 0.2 + k // 4 * 0.225
            draw.regular_polygon(
                (x * SIDE, y * SIDE, SIDE * 0.14),
                6,
                rotation=0,
                fill=vary(rng, (236, 168, 40), 0.06) + (255,),
                outline=(190, 120, 20, 255),
            )
    body = ball(SIDE * 0.46, SIDE * 0.28, (236, 176, 30), 0.6)
    draw = ImageDraw.Draw(body)
    for x in (0.3, 0.52, 0.74):
        draw.rectangle([x * body.width, 0, (x + 0.1) * body.width, body.height], fill=(40, 28, 20, 255))
    body.putalpha(ball(SIDE * 0.46, SIDE * 0.28, WHITE).getchannel("A"))
    stamp(image, body, 0.5, 0.55)
    stamp(image, ball(SIDE * 0.17, SIDE * 0.18, (50, 36, 26), 0.5), 0.28, 0.54)
    for angle in (60, 105):
        wing = ball(SIDE * 0.34, SIDE * 0.15, (230, 240, 248), 0.3)
        wing.putalpha(wing.getchannel("A").point(lambda v: int(v * 0.75)))
        stamp(image, wing, 0.52 + 0.14 * np.cos(np.radians(angle)), 0.36, angle)
    return image
