"""Shaded pictures of food as packages carry them in print, square RGBA images."""

import functools

import numpy as np
from PIL import Image, ImageDraw

from chances import chance, pick
from prints.pantry import PANTRY
from prints.shading import SIDE, WHITE, ball, blade, canvas, dome, leaves, mottled, outline, puff, shadowed, stamp, vary

VARIANTS = 16  # of each picture: drawn once, then reused


def slice_of(rng, size, rind, flesh):
    """A cut citrus fruit: rind, pith, wedges."""
    side = int(size)
    ys, xs = (np.mgrid[0:side, 0:side] + 0.5) / side * 2 - 1
    far, angle = np.hypot(xs, ys), np.arctan2(ys, xs) / (2 * np.pi) * 10 + rng.random()
    wall = np.clip(np.abs(angle - np.round(angle)) * far * 9 - 0.25, 0, 1) * np.clip((0.84 - far) * 14, 0, 1) * np.clip((far - 0.08) * 12, 0, 1)
    pith, flesh = np.asarray((255, 246, 214), np.float32), np.asarray(flesh, np.float32)
    juice = flesh * (0.86 + 0.3 * (1 - far)[..., None] + rng.normal(0, 0.07, far.shape)[..., None])
    rgb = np.where((far > 0.91)[..., None], np.asarray(rind, np.float32), pith * (1 - wall[..., None]) + juice * wall[..., None])
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
    tints = pick(rng, [((190, 20, 28), (224, 60, 40)), ((190, 24, 30), (230, 190, 70)), ((130, 180, 50), (170, 205, 80))])
    for x, y, size in [(0.66, 0.52, 0.56), (0.38, 0.56, 0.66)][int(rng.integers(0, 2)) :]:
        stamp(image, mottled(rng, size * SIDE, tints, 0.8, 0.02), x, y)
        stamp(image, ball(size * SIDE * 0.4, size * SIDE * 0.16, tuple(int(c * 0.55) for c in tints[0]), 0), x, y - size * 0.4)
        ImageDraw.Draw(image).line([(x * SIDE, (y - size * 0.38) * SIDE), ((x + 0.03) * SIDE, (y - size * 0.58) * SIDE)], fill=(84, 54, 28, 255), width=4)
        stamp(image, blade(int(rng.integers(8))), x + 0.14, y - size * 0.52, rng.uniform(0, 40), SIDE * 0.3)
    return image


def strawberry(rng, size):
    t = np.linspace(0, 2 * np.pi, 40)
    radius = 0.42 * (1 - 0.16 * np.sin(t) * np.cos(t) ** 2)
    mask = outline(np.stack([0.5 + radius * np.cos(t) * (1 - 0.3 * np.clip(np.sin(t), 0, 1)), 0.5 + radius * 1.08 * np.sin(t)], 1))
    piece = puff(mask, vary(rng, (214, 24, 34), 0.04), 14, 0.5, 12)
    draw = ImageDraw.Draw(piece)
    for row in np.linspace(0.2, 0.84, 7):
        for x in np.arange(0.2 + 0.05 * (int(row * 10) % 2), 0.85, 0.12):
            if mask.getpixel((int(x * SIDE), int(row * SIDE))) > 200:
                draw.ellipse([x * SIDE - 2, row * SIDE - 3, x * SIDE + 2, row * SIDE + 3], fill=(246, 206, 90, 255))
    for angle in np.linspace(190, 350, 5):
        stamp(piece, blade(1), 0.5 + 0.16 * np.cos(np.radians(angle)), 0.12 - 0.05 * np.sin(np.radians(angle)), -angle + 180 if angle < 270 else -angle, SIDE * 0.34)
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
                    stamp(image, ball(SIDE * 0.1, SIDE * 0.1, vary(rng, tint, 0.06), 0.6), x + (k - 1.5) * 0.075, y + (row - 2) * 0.07)
        return image
    tint = pick(rng, [(52, 62, 120), (44, 48, 96), (176, 16, 34), (120, 12, 40)])
    for _ in range(int(rng.integers(9, 15))):
        size = SIDE * rng.uniform(0.22, 0.3)
        stamp(image, ball(size, size, vary(rng, tint), 0.5), 0.5 + np.clip(rng.normal(0, 0.2), -0.36, 0.36), 0.58 + np.clip(rng.normal(0, 0.14), -0.3, 0.28))
    return image


def grapes(rng):
    image = canvas()
    tint = pick(rng, [(84, 30, 110), (70, 24, 80), (140, 180, 70), (100, 24, 60)])
    leaves(rng, image, 0.5, 0.14, 2, SIDE * 0.5)
    for row, count in enumerate([4, 5, 4, 3, 2, 1]):
        for k in range(count):
            size = SIDE * 0.21
            stamp(image, ball(size, size * 1.08, vary(rng, tint, 0.1), 0.8), 0.5 + (k - (count - 1) / 2) * 0.17 + rng.normal(0, 0.012), 0.24 + row * 0.135)
    return image


def tomato(rng):
    image = canvas()
    tint = vary(rng, (206, 34, 22), 0.05)
    for x, y, size in [(0.68, 0.5, 0.52), (0.36, 0.54, 0.66)][int(rng.integers(0, 2)) :]:
        stamp(image, ball(size * SIDE, size * SIDE * 0.9, tint, 0.9), x, y)
        for angle in np.linspace(0, 360, 6)[:-1] + rng.uniform(0, 60):
            stamp(image, blade(3).resize((int(SIDE * 0.22), int(SIDE * 0.06))), x + 0.09 * np.cos(np.radians(angle)), y - size * 0.36 - 0.04 * np.sin(np.radians(angle)), angle)
    if chance(rng, 0.5):
        leaves(rng, image, 0.5, 0.8, 3, SIDE * 0.36)
    return image


def cow(rng):
    """A cow on a meadow under the sky."""
    image = canvas()
    ys = np.linspace(0, 1, SIDE)[:, None, None]
    if chance(rng, 0.6):
        sky = np.array((120, 180, 232)) * (1 - ys) + np.array((240, 246, 250)) * ys
        image = Image.fromarray(np.dstack([np.broadcast_to(sky, (SIDE, SIDE, 3)), np.full((SIDE, SIDE), 255)]).astype(np.uint8), "RGBA")
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
                stamp(ear, ball(SIDE * 0.09, SIDE * 0.17, vary(rng, (222, 172, 74), 0.05), 0.3), 0.5 + side * 0.055, row, side * -24)
        stamp(image, ear, 0.5 + lean / 160, 0.52, -lean)
    return image


@functools.lru_cache(maxsize=8)
def scale(tint):
    """One scale of a hop cone, pointing down."""
    t = np.linspace(0, 1, 16)
    half = 0.42 * np.sqrt(1 - t**2.2)
    piece = puff(outline(np.concatenate([np.stack([0.5 - half, 0.1 + 0.8 * t], 1), np.stack([0.5 + half, 0.1 + 0.8 * t], 1)[::-1]])), tint, 22, 0.1, 9)
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
            piece.alpha_composite(ball(SIDE * 0.12, SIDE * 0.13, (196, 40, 28), 0.3), (int(SIDE * 0.27), int(SIDE * 0.12)))
        stamp(image, piece, x, y, rng.uniform(-40, 40))
    return image


def pickle(rng):
    image = canvas()
    for _ in range(int(rng.integers(2, 4))):
        one, t = canvas(), np.linspace(0, np.pi, 14)
        bend = 0.06 * np.sin(t)
        for x, lift in zip(np.linspace(0.14, 0.86, 14), bend):
            stamp(one, ball(SIDE * 0.26, SIDE * (0.2 + 0.09 * np.sin(np.pi * (x - 0.14) / 0.72)), (98, 124, 34), 0), x, 0.5 - lift)
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
    image.alpha_composite(puff(outline([(0.08, 0.5), (0.62, 0.22), (0.94, 0.44), (0.94, 0.46), (0.08, 0.52)]), tuple(min(255, int(c * 1.1)) for c in tint), 2, 0.1, 3))
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
            draw.regular_polygon((x * SIDE, y * SIDE, SIDE * 0.14), 6, rotation=0, fill=vary(rng, (236, 168, 40), 0.06) + (255,), outline=(190, 120, 20, 255))
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


def swirl(rng):
    """Whipped or stirred cream seen from above."""
    ys, xs = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE * 2 - 1
    far, angle = np.hypot(xs, ys * 1.15), np.arctan2(ys, xs)
    ridge = np.sin(angle + far**0.7 * rng.uniform(9, 14) + rng.uniform(0, 6))
    cream = np.asarray(pick(rng, [(255, 250, 238), (255, 244, 220), (252, 226, 214)]), np.float32)
    shade = 0.9 + 0.09 * ridge + 0.1 * (-xs * 0.4 - ys * 0.6)
    rgb = cream * shade[..., None] - (1 - shade)[..., None] * np.array((0, 20, 60))
    return Image.fromarray(np.clip(np.dstack([rgb, np.clip((0.96 - far) * 24, 0, 1) * 255]), 0, 255).astype(np.uint8), "RGBA")


def splash(rng, tint=None):
    """A crown of milk or juice."""
    tint = tint or pick(rng, [(248, 250, 252), (248, 250, 252), (170, 214, 240), (250, 170, 60)])
    t = np.linspace(0, 1, 60)
    top = 0.55 - sum(rng.uniform(0.05, 0.16) * np.clip(np.cos((t - rng.uniform(0.1, 0.9)) * rng.uniform(9, 20)), 0, 1) ** 2 for _ in range(5)) + 0.25 * np.abs(t - 0.5)
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


PICTURES = {**PANTRY, **{f.__name__: f for f in (orange, apple, berries, grapes, lemon, tomato, cow, leaf, egg, wheat, hop, olive, pickle, cheese, bee, swirl, splash, glass)}}


@functools.lru_cache(maxsize=1024)
def variant_of(name, variant):
    return PICTURES[name](np.random.default_rng(variant))


def picture_of(rng, hint):
    """A picture by its name, or something of a color."""
    if isinstance(hint, str):
        return variant_of(hint, int(rng.integers(VARIANTS)))
    return plain(rng, tuple(int(c) for c in hint))
