"""Colors and textures of packages and of what is in them."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import color, gray

AROUND, FACE = 384, 128  # px of a texture around a round body, and of one face of a boxy one
WHITE = (246, 243, 236)
BRASS = (196, 160, 70)  # the lids of jars


def shaded(tint, factor):
    return tuple(min(255, int(channel * factor)) for channel in tint)


def any_color(rng):
    """The colors of prints and plastics: white most, then red, blue, green, yellow, black."""
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 209, 255)
    if kind < 0.38:
        return gray(rng, 13, 64)
    return ink(rng, [0, 0, 40, 52, 130, 145, 205, 220, 225, 280, 335])


def ink(rng, hues):
    """A printing or plastic color: greens and purples stay deep where yellows shine; screens could show more than
    shelves do.
    """
    hue = pick(rng, hues)
    top = 1.0 if 25 <= hue <= 60 else 0.52 if 80 <= hue <= 180 or 260 <= hue <= 320 else 0.82
    return color(rng, hue + 18 if 80 <= hue <= 130 else hue, (0.55, 0.92), (top * 0.55, top))


def paper(rng, hues, white=0.5):
    """The ground of a label: white, or one of the given hues."""
    return gray(rng, 224, 255) if chance(rng, white) else ink(rng, hues)


def level(rng, full=1.0):
    """How far something is filled: half of what stands in a fridge has been opened."""
    return full * (1 if chance(rng, 0.5) else rng.uniform(0.3, 0.95))


def used_up(rng):
    """How far a sauce is filled that stands in the door for months: nearly empty ones are kept the longest."""
    kind = rng.random()
    return 1.0 if kind < 0.4 else rng.uniform(0.35, 0.95) if kind < 0.75 else rng.uniform(0.03, 0.3)


def rows_for(height, around, columns=AROUND):
    """So many rows that a pixel is about as high as wide."""
    return int(np.clip(columns * height / around, 40, 256))


def clouds(rng, rows, columns, grain):
    """Soft noise within -1..1, its blots about grain pixels wide."""
    small = rng.random((rows // grain + 3, columns // grain + 3), dtype=np.float32)
    return np.asarray(Image.fromarray(small).resize((columns, rows), Image.BICUBIC)) * 2 - 1


def painted(tint, alpha=255):
    """A texture of one color."""
    return np.full((4, 4, 4), (*tint, alpha), np.uint8)


def grid(across, deep, step, step_deep=None):
    """Places (x, z) in rows around the middle, the front row first, each from left to right."""
    return [
        ((column + 0.5 - across / 2) * step, (row + 0.5 - deep / 2) * (step_deep or step))
        for row in range(deep)
        for column in range(across)
    ]


def opaque(art):
    art = np.clip(art, 0, 255).astype(np.uint8)
    return np.dstack([art, np.full(art.shape[:2], 255, np.uint8)])


def stuff(rng, rows, columns, tint, mottle=0.06, grain=24):
    """A mass of one color, a little uneven: mayonnaise, ketchup, jam."""
    noise = mottle * (clouds(rng, rows, columns, grain) + 0.5 * clouds(rng, rows, columns, max(2, grain // 4)))
    return np.clip(np.array(tint, np.float32) * (1 + noise[..., None]), 0, 255).astype(np.uint8)


def mass(tint, mottle=0.05):
    """The same as the content of a jar or bottle."""
    return lambda rng, rows, columns: stuff(rng, rows, columns, tint, mottle)


RING = np.stack(
    [np.cos(np.linspace(0, 2 * np.pi, 12, endpoint=False)), np.sin(np.linspace(0, 2 * np.pi, 12, endpoint=False))], 1
)
SHADES = (
    (1.0, 0.6, 0.0),
    (0.86, 1.0, 0.0),
    (0.5, 1.18, -0.22),
)  # share of the size, brightness, shift to the upper left: edge, body, light


def pieces(rng, ground, tints, size, stretch=1.0, density=1.2, lean=0.5, hollow=None):
    """Pieces side by side over a ground: pickles, olives, beans, leftovers.

    size: half width in px; stretch: height to width.
    """
    image = Image.fromarray(ground)
    draw = ImageDraw.Draw(image)
    count = int(min(150, density * image.width * image.height / (np.pi * size * size * stretch)))
    spans = size * rng.uniform(0.75, 1.2, (count, 2)) * [1, stretch]
    tilts, places, lights = (
        rng.normal(0, lean, count),
        rng.uniform(0, 1, (count, 2)) * image.size,
        rng.uniform(0.75, 1.15, count),
    )
    turns = np.stack([np.cos(tilts), np.sin(tilts), -np.sin(tilts), np.cos(tilts)], 1).reshape(count, 2, 2)
    rings = (RING[None] * spans[:, None]) @ turns
    layers = [
        (rings * share + (places + shift * spans)[:, None]).reshape(count, -1).tolist() for share, _, shift in SHADES
    ]
    which, cut = rng.integers(0, len(tints), count), rng.random(count) < 0.5
    for k in range(count):
        if size <= 2.5:  # too small to show its edge and its light
            draw.polygon(layers[0][k], fill=shaded(tints[which[k]], lights[k]))
            continue
        for ring, (_, factor, _) in zip(layers, SHADES):
            draw.polygon(ring[k], fill=shaded(tints[which[k]], lights[k] * factor))
        if hollow is not None and cut[k]:
            draw.polygon((rings[k] * 0.35 + places[k]).ravel().tolist(), fill=hollow)
    return np.asarray(image.filter(ImageFilter.BoxBlur(0.6)))


def meat(rng, rows, columns, tint, fat=0.3, kind="slab"):
    """Red or pink flesh with white fat: a slab, strips (bacon), crumbs (ground), folds (ham)."""
    ys, xs = np.mgrid[0:rows, 0:columns].astype(np.float32)
    slow, fine = clouds(rng, rows, columns, 26), clouds(rng, rows, columns, 5)
    if kind == "strips":
        wave = np.sin((ys + 9 * slow) / rows * rng.uniform(5, 9) * 2 * np.pi)
        share = np.clip(wave * 2.2 - 0.5 + fine * 0.5, 0, 1)
    elif kind == "crumbs":
        share = np.clip(clouds(rng, rows, columns, 3) * 1.7 - 0.35, 0, 0.75)
    elif kind == "folds":
        share = 0.28 + 0.28 * np.sin((ys + xs * rng.uniform(-0.5, 0.5) + 12 * slow) / rows * rng.uniform(6, 14) * np.pi)
    else:
        share = np.clip((clouds(rng, rows, columns, 12) - 0.45) * 3, 0, 0.8) + 0.1 * fine
    share = np.clip(share * (0.5 + fat), 0, 1)[..., None]
    flesh = np.array(tint, np.float32) * (1 + 0.13 * slow + 0.1 * fine)[..., None]
    return np.clip(flesh * (1 - share) + np.array((236, 216, 200), np.float32) * share, 0, 255).astype(np.uint8)


def filmed(rng, art):
    """Film over it: pale streaks where it folds and shines."""
    rows, columns = art.shape[:2]
    streaks = np.clip(1 - np.abs(clouds(rng, rows, columns, 30)) * 14, 0, 1) * np.clip(
        clouds(rng, rows, columns, 40) + 0.2, 0, 1
    )
    return np.clip(art + streaks[..., None] * 90, 0, 255).astype(np.uint8)
