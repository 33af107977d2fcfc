"""The same thing as another photo might show it: in other light, turned, blurred, cut off, partly hidden."""

import numpy as np
from PIL import Image, ImageFilter

from crisper_ml.chances import chance


def altered(rng, pixels, box):
    """Another view of the thing in the box. -> pixels, box"""
    image = Image.fromarray(pixels)
    x1, y1, x2, y2 = box
    width, height = x2 - x1, y2 - y1
    if chance(rng, 0.5):
        image = image.rotate(
            rng.uniform(-12, 12), center=((x1 + x2) / 2, (y1 + y2) / 2), resample=Image.Resampling.BILINEAR
        )
    if chance(rng, 0.5):
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 2.5)))
    lit = (np.asarray(image, np.float32) / 255) ** rng.uniform(0.6, 1.6) * rng.uniform(0.55, 1.35)
    lit = lit * np.array([rng.normal(1, 0.12), 1, rng.normal(1, 0.15)], np.float32)
    if chance(rng, 0.3):
        left, top = int(max(0, x1 + rng.uniform(0, 0.7) * width)), int(max(0, y1 + rng.uniform(0, 0.7) * height))
        share = rng.uniform(0.1, 0.35)
        lit[top : top + int(share * height) + 1, left : left + int(share * width) + 1] = rng.random(3)
    return (np.clip(lit, 0, 1) * 255).astype(np.uint8), moved(rng, box)


def moved(rng, box):
    """The box as another detection would place it, at times with a side cut off."""
    x1, y1, x2, y2 = box
    width, height = x2 - x1, y2 - y1
    edges = np.array(box, float) + rng.normal(0, 0.07, 4) * [width, height, width, height]
    if chance(rng, 0.4):
        side = int(rng.integers(4))
        inward = 1 if side < 2 else -1
        edges[side] += inward * rng.uniform(0.1, 0.4) * (width if side % 2 == 0 else height)
    return edges[0], edges[1], max(edges[0] + 4, edges[2]), max(edges[1] + 4, edges[3])
