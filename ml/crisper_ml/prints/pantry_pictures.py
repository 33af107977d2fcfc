"""Pictures of dry, sweet and frozen foods for labels, square RGBA images: heaps of small things, a fish, a cup, a bar.

PANTRY joins PICTURES.
"""

import functools

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick
from crisper_ml.prints.shading import SIDE, WHITE, ball, blade, canvas, leaves, outline, puff, shadowed, stamp, vary

BOWLS = [WHITE, WHITE, (70, 110, 170), (180, 60, 40), (150, 100, 60)]


def bowl_under(rng, image):
    """The lower half of a bowl; what lies in it is drawn above."""
    t = np.linspace(0, np.pi, 30)
    rim = [(0.5 - 0.44 * np.cos(a), 0.62 + 0.34 * np.sin(a)) for a in t]
    image.alpha_composite(puff(outline(rim), vary(rng, pick(rng, BOWLS), 0.04), 10, 0.4, 10))


def heaped(piece, count, bowl=0.35, spread=0.4):
    """Many pieces as a heap, some of them in a bowl. piece: function rng -> RGBA image."""

    def draw(rng):
        image, in_bowl = canvas(), chance(rng, bowl)
        shadowed(image, 0.5, 0.9, SIDE * 0.9)
        if in_bowl:
            bowl_under(rng, image)
        up, wide = 1 - np.sqrt(rng.random(count)), spread * (0.85 if in_bowl else 1)
        foot, tall = (0.64, 0.3) if in_bowl else (0.84, 0.5)
        for share in np.sort(up)[::-1]:
            reach = wide * (1 - share * 0.85)
            stamp(image, piece(rng), 0.5 + rng.uniform(-reach, reach), foot - share * tall, rng.uniform(0, 360))
        return image

    return draw


def pebble(tints, size, stretch=1.0, gloss=0.4):
    def piece(rng):
        wide = SIDE * size * rng.uniform(0.85, 1.15)
        return ball(wide, wide * stretch, vary(rng, pick(rng, tints), 0.07), gloss)

    return piece


def few(draw):
    """A costly piece is drawn in six variants."""
    kept = functools.lru_cache(maxsize=6)(lambda variant: draw(np.random.default_rng(variant)))
    return lambda rng: kept(int(rng.integers(6)))


def ring(tints, size):
    """Rings of cereal or candy."""

    def piece(rng):
        one = ball(SIDE * size, SIDE * size * 0.85, vary(rng, pick(rng, tints)), 0.2)
        middle = [one.width * 0.36, one.height * 0.36, one.width * 0.64, one.height * 0.64]
        ImageDraw.Draw(one).ellipse(middle, fill=(110, 70, 30, 255))
        return one

    return piece


def roasted(rng):
    """A coffee bean with its seam."""
    one = ball(SIDE * 0.2, SIDE * 0.15, vary(rng, (92, 52, 28)), 0.5)
    ImageDraw.Draw(one).line(
        [(2, one.height * 0.55), (one.width - 2, one.height * 0.45)], fill=(40, 20, 10, 255), width=3
    )
    return one


@few
def strawberry(rng):
    t = np.linspace(0, 2 * np.pi, 30)
    wide = 0.42 * np.cos(t) * (1 - 0.42 * np.clip(np.sin(t), 0, 1))
    one = puff(outline(np.stack([0.5 + wide, 0.52 + 0.44 * np.sin(t)], 1)), vary(rng, (214, 26, 36), 0.04), 16, 0.5, 12)
    draw = ImageDraw.Draw(one)
    for x, y in rng.uniform((0.26, 0.25), (0.74, 0.75), (22, 2)) * SIDE:
        draw.ellipse([x - 3, y - 4, x + 3, y + 4], fill=(246, 206, 90, 255))
    for angle in (200, 250, 290, 340):
        stamp(one, blade(1), 0.5 + 0.14 * np.cos(np.radians(angle)), 0.13, -angle, SIDE * 0.36)
    return one.resize((int(SIDE * 0.34), int(SIDE * 0.34)), Image.BILINEAR)


@few
def floret(rng):
    """A head of broccoli."""
    one = Image.new("RGBA", (SIDE // 2, SIDE // 2), (0, 0, 0, 0))
    one.alpha_composite(ball(SIDE * 0.14, SIDE * 0.26, (150, 180, 90), 0.1), (int(SIDE * 0.18), int(SIDE * 0.22)))
    for _ in range(16):
        angle, far = rng.uniform(0, 2 * np.pi), SIDE * 0.13 * np.sqrt(rng.random())
        one.alpha_composite(
            ball(SIDE * 0.13, SIDE * 0.12, vary(rng, (66, 118, 44), 0.12), 0.1),
            (int(SIDE * 0.18 + far * np.cos(angle)), int(SIDE * 0.13 + 0.6 * far * np.sin(angle))),
        )
    return one


@few
def crisp(rng):
    """A potato chip: thin, wavy, browned at its edge."""
    t, phase = np.linspace(0, 2 * np.pi, 30), rng.uniform(0, 6)
    reach = 0.44 + 0.04 * np.sin(3 * t + phase)
    ring = np.stack([np.cos(t) * reach, np.sin(t) * reach * rng.uniform(0.6, 0.9)], 1)
    tint = vary(rng, (246, 206, 104), 0.04)
    one = puff(outline(0.5 + ring), tuple(int(c * 0.8) for c in tint), 3, 0.1, 3)
    one.alpha_composite(puff(outline(0.5 + ring * 0.9), tint, 6, 0.2, 16))
    draw = ImageDraw.Draw(one)
    for x, y in rng.uniform(0.3, 0.7, (7, 2)) * SIDE:
        draw.ellipse([x - 3, y - 3, x + 3, y + 2], fill=(206, 150, 60, 255))
    return one.resize((int(SIDE * 0.46), int(SIDE * 0.46)), Image.BILINEAR)


def chocolate(rng):
    """Squares of a bar, or pralines."""
    image, tint = canvas(), pick(rng, [(84, 46, 26), (112, 64, 34), (60, 32, 20), (238, 222, 190)])
    if chance(rng, 0.3):
        return heaped(pebble([tint, (112, 64, 34)], 0.34, 0.85, 0.8), 8, 0.0)(rng)
    for k in range(6):
        x, y = 0.2 + k % 3 * 0.3, 0.36 + k // 3 * 0.3
        block = puff(
            outline([(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)]), vary(rng, tint, 0.03), 16, 0.5, 9
        )
        stamp(image, block, x, y, 0, SIDE * 0.32)
    return image.rotate(rng.uniform(-30, 30), Image.BILINEAR)


def fish(rng):
    image, t = canvas(), np.linspace(0, 1, 24)
    belly = 0.17 * np.sin(np.pi * t**0.75)
    body = [
        *zip(0.06 + 0.7 * t, 0.5 - belly),
        (0.96, 0.32),
        (0.9, 0.5),
        (0.96, 0.68),
        *list(zip(0.06 + 0.7 * t, 0.5 + belly))[::-1],
    ]
    leaves(rng, image, 0.5, 0.75, int(rng.integers(0, 3)), SIDE * 0.4)
    tint = pick(rng, [(150, 166, 180), (110, 136, 160), (176, 150, 120), (90, 120, 130)])
    piece = puff(outline(body), tint, 14, 0.7, 9)
    rows = np.asarray(piece, np.float32)
    light = np.linspace(0.75, 1.3, SIDE)[:, None, None]
    rows[..., :3] = np.clip(rows[..., :3] * light, 0, 255)
    piece = Image.fromarray(rows.astype(np.uint8), "RGBA")
    ImageDraw.Draw(piece).ellipse([0.15 * SIDE, 0.43 * SIDE, 0.2 * SIDE, 0.48 * SIDE], fill=(20, 20, 24, 255))
    stamp(image, piece, 0.5, 0.5, rng.uniform(-20, 20))
    return image


def cup(rng):
    """Coffee or tea in a cup, seen from the side and a little above."""
    image, china = canvas(), vary(rng, pick(rng, [WHITE, WHITE, (170, 40, 34), (50, 60, 90)]), 0.03)
    shadowed(image, 0.5, 0.88, SIDE * 0.9)
    stamp(image, ball(SIDE * 0.3, SIDE * 0.34, china, 0.2), 0.8, 0.56)
    t = np.linspace(0, np.pi, 24)
    image.alpha_composite(
        puff(outline([(0.48 - 0.34 * np.cos(a), 0.42 + 0.44 * np.sin(a)) for a in t]), china, 12, 0.4, 10)
    )
    stamp(image, ball(SIDE * 0.68, SIDE * 0.22, china, 0), 0.48, 0.42)
    stamp(
        image, ball(SIDE * 0.58, SIDE * 0.16, pick(rng, [(70, 36, 18), (110, 66, 36), (170, 96, 30)]), 0.2), 0.48, 0.43
    )
    return image


def strands(rng):
    """Noodles or spaghetti on a fork's way."""
    image = canvas()
    draw, t = ImageDraw.Draw(image), np.linspace(0, 1, 24)
    for _k in range(46):
        tint = vary(rng, (240, 204, 120), 0.08)
        x, bend, phase = rng.uniform(0.1, 0.9), rng.uniform(0.03, 0.12), rng.uniform(0, 6)
        line = [
            ((x + (0.5 - x) * 0.5 * np.sin(np.pi * s) + bend * np.sin(7 * s + phase)) * SIDE, (0.2 + 0.65 * s) * SIDE)
            for s in t
        ]
        draw.line(line, fill=tuple(int(c * 0.7) for c in tint) + (255,), width=6)
        draw.line(line, fill=(*tint, 255), width=3)
    return image


def slice_of_cake(rng):
    image, sponge = canvas(), pick(rng, [(226, 180, 100), (96, 56, 34), (176, 40, 40)])
    cream = pick(rng, [(250, 240, 222), (84, 46, 28), (244, 190, 200)])
    for k, tint in enumerate([sponge, cream, sponge, cream]):
        low = 0.8 - k * 0.13
        image.alpha_composite(
            puff(outline([(0.12, low), (0.9, low - 0.08), (0.9, low - 0.22), (0.12, low - 0.14)]), tint, 4, 0.1, 3)
        )
    image.alpha_composite(
        puff(outline([(0.12, 0.3), (0.6, 0.14), (0.9, 0.22), (0.9, 0.25), (0.12, 0.33)]), cream, 4, 0.2, 3)
    )
    stamp(image, ball(SIDE * 0.16, SIDE * 0.16, (200, 24, 40), 0.8), 0.68, 0.14)
    return image


NUT = (204, 150, 92)
BRIGHT = [(206, 30, 36), (236, 140, 24), (246, 206, 40), (60, 150, 60), (40, 90, 180), (120, 60, 30)]
PANTRY = {
    "coffee beans": heaped(roasted, 50, 0.1),
    "cup": cup,
    "peanuts": heaped(pebble([NUT, (220, 176, 116)], 0.17, 0.7), 46),
    "almonds": heaped(pebble([(150, 86, 44), (170, 104, 56)], 0.22, 0.58), 34),
    "cashews": heaped(pebble([(236, 208, 160), (226, 190, 136)], 0.22, 0.5), 34),
    "flakes": heaped(pebble([(224, 160, 66), (206, 132, 44), (236, 184, 96)], 0.2, 0.62, 0.2), 44, 0.7),
    "rings": heaped(ring([(214, 158, 80), (200, 140, 66)], 0.17), 46, 0.75),
    "bright rings": heaped(ring(BRIGHT[:5], 0.17), 46, 0.7),
    "candies": heaped(pebble(BRIGHT, 0.19, 0.85, 0.9), 40, 0.05),
    "crisps": heaped(crisp, 22, 0.2),
    "beans": heaped(pebble([(150, 66, 40), (176, 96, 60)], 0.16, 0.62, 0.6), 54, 0.5),
    "chickpeas": heaped(pebble([(226, 190, 120), (214, 172, 100)], 0.14, 0.95), 60, 0.4),
    "corn": heaped(pebble([(250, 206, 50), (244, 188, 36)], 0.12, 0.9, 0.6), 74, 0.3),
    "peas": heaped(pebble([(110, 168, 48), (96, 152, 40), (130, 184, 66)], 0.14, 1.0, 0.6), 64, 0.4),
    "green beans": heaped(pebble([(84, 140, 44), (100, 156, 56)], 0.5, 0.17, 0.3), 30, 0.2, 0.3),
    "broccoli": heaped(floret, 9, 0.2),
    "strawberries": heaped(strawberry, 16, 0.1),
    "blueberries": heaped(pebble([(52, 62, 120), (44, 50, 100), (70, 80, 140)], 0.18, 1.0, 0.4), 44, 0.15),
    "grains": heaped(pebble([(246, 240, 222), (236, 226, 200)], 0.09, 0.4, 0.2), 150, 0.7),
    "tubes": heaped(pebble([(240, 196, 96), (228, 178, 76)], 0.28, 0.32, 0.2), 34, 0.4),
    "strands": strands,
    "chocolate": chocolate,
    "fish": fish,
    "slice of cake": slice_of_cake,
}
