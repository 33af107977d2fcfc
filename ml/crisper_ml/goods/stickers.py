"""Textures of containers: content behind glass, labels, bands, lids."""

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance
from crisper_ml.goods.surfaces import AROUND, any_color, clouds, opaque, stuff
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import band, label, wrap


def stuck(rng, art, words, ground=None, picture=None, share=(0.4, 0.7), at=None):
    """Art, RGB or RGBA, with a paper label stuck on it."""
    rows, columns = art.shape[:2]
    height, width = int(rows * rng.uniform(*share)), int(columns * rng.uniform(*share))
    top, left = (
        (int((rows - height) * rng.uniform(0.1, 0.9)), int((columns - width) * rng.uniform(0.1, 0.9)))
        if at is None
        else (int((rows - height) * at[1]), int((columns - width) * at[0]))
    )
    art = np.array(art)
    art[top : top + height, left : left + width, 3:] = 255
    art[top : top + height, left : left + width, :3] = label(
        rng, max(width, 8), max(height, 8), ground or any_color(rng), words, picture
    )[:height, :width]
    return art


def filled(rng, rows, top, bottom, content, level, around=AROUND):
    """Content behind a wall between two row shares: opaque up to its level, the wall above smeared.

    content: RGB, half a turn of it will do.
    """
    coat = np.zeros((rows, around, 4), np.uint8)
    first, last = int(top * rows), max(int(top * rows) + 2, round(bottom * rows))
    content = np.concatenate([content, content[:, ::-1]], 1) if content.shape[1] * 2 == around else content
    coat[first:last, :, :3] = (
        content[: last - first]
        if content.shape[1] == around and len(content) >= last - first
        else np.asarray(Image.fromarray(content).resize((around, last - first)))
    )
    surface = (
        last
        - level * (last - first)
        + 2 * np.sin(np.linspace(0, 4 * np.pi, around) + rng.uniform(0, 6))
        + rng.uniform(0, 8) * clouds(rng, 8, around, 40)[0]
    )
    ys = np.arange(first, last)[:, None]
    coat[first:last, :, 3] = (
        255 if level >= 1 else np.where(ys >= surface[None], 255, smears(rng, ys, surface[None], last - first))
    )
    return coat


def smears(rng, ys, surface, rows):
    """Alpha of what clings to a wall above its content: an even film, or blots and runs with clear glass between
    them.
    """
    around = surface.shape[1]
    runs = clouds(rng, 3, around, 9)[:1] + 0.5 * clouds(rng, rows, around, 30)
    down = np.clip(1 - (surface - ys) / (0.5 * rows), 0, 1)
    if chance(rng, 0.5):
        return np.clip(rng.uniform(40, 120) + 45 * runs + 90 * down**2, 15, 235)
    blots = clouds(rng, rows, around, int(rng.integers(8, 26))) + 0.35 * clouds(rng, rows, around, 4) + 0.5 * runs
    return np.clip(128 + 380 * (blots + rng.uniform(-0.75, 0.35) + 0.7 * down), 8, rng.uniform(150, 245))


def band_on(rng, coat, top, bottom, tint, ribs=False):
    """A cap or lid around the whole body."""
    rows = coat.shape[0]
    first, last = round(top * rows), max(round(top * rows) + 1, round(bottom * rows))
    coat[first:last] = opaque(band(rng, coat.shape[1], last - first, tint, ribs))[: rows - first]
    return coat


def label_on(rng, coat, top, bottom, span, words, ground=None, picture=None, back=0.7):
    """A label around the front, sometimes a paler one with small print behind."""
    rows, columns = coat.shape[:2]
    size = max(8, int(span * columns)), max(8, int((bottom - top) * rows))
    ground = ground or any_color(rng)
    center = 0.5
    if span > 0.72 and size[0] > 2 * size[1]:
        # a sleeve repeats its front: one art would be far too wide
        half = label(rng, size[0] // 2, size[1], ground, words, picture)
        other = half if chance(rng, 0.5) else label(rng, size[0] // 2, size[1], ground, words)
        art, center = np.concatenate([half, other], 1), 0.75
    else:
        art = label(rng, *size, ground, words, picture)
        if span < 0.55 and chance(rng, back):
            coat = wrap(
                coat,
                label(
                    rng,
                    *size,
                    gray(rng, 217, 255) if chance(rng, 0.6) else ground,
                    words,
                    style="back" if chance(rng, 0.75) else None,
                ),
                top,
                bottom,
                span * 0.9,
                0.0,
            )
    art = trimmed(rng, opaque(art)) if span < 0.55 and chance(rng, 0.3) else art
    return (
        wrap(coat, art, top, bottom, span, center) if art.shape[2] == 3 else overlaid(coat, art, top, center - span / 2)
    )


def trimmed(rng, art):
    """Labels with round corners or an oval edge, or the shape of a keystone."""
    rows, columns = art.shape[:2]
    mask = Image.new("L", (columns, rows), 0)
    if chance(rng, 0.25):
        inset = columns * rng.uniform(0.06, 0.16)
        ImageDraw.Draw(mask).polygon(
            [(0, rows * 0.1), (columns / 2, 0), (columns, rows * 0.1), (columns - inset, rows), (inset, rows)], fill=255
        )
    else:
        ImageDraw.Draw(mask).rounded_rectangle(
            [0, 0, columns - 1, rows - 1], radius=min(rows, columns) * rng.uniform(0.1, 0.5), fill=255
        )
    art[..., 3] = np.asarray(mask)
    return art


def overlaid(coat, art, top, left):
    rows, columns = art.shape[:2]
    y, x = int(top * coat.shape[0]), int(left * coat.shape[1])
    there = coat[y : y + rows, x : x + columns]
    art = art[: there.shape[0], : there.shape[1]]
    there[:] = np.where(art[..., 3:] > 127, art, there)
    return coat


def turned(rng, coat):
    """Most labels face the one who looks, some look aside or back. Rolls the paint: a round body keeps its size."""
    angle = rng.uniform(-0.5, 0.5) if chance(rng, 0.3) else rng.normal(0, 0.06)
    return np.roll(coat, int(angle * coat.shape[1]), axis=1)


def disk(rng, tint, words=None, picture=None, rim=0.88):
    """A round lid from above: plain or printed, with a raised rim."""
    art = stuff(rng, 96, 96, tint, 0.02)
    if words:
        art = label(rng, 96, 96, tint, words, picture)
    ys, xs = np.mgrid[-1:1:96j, -1:1:96j]
    radius = np.hypot(xs, ys)
    art = np.where((np.abs(radius - rim) < 0.035)[..., None], art * 0.8, art)
    return opaque(art)
