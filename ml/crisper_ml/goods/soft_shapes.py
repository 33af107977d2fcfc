"""Profiles of what has no hard edges."""

import numpy as np

from crisper_ml.goods.bodies import ROWS, Part, lathe
from crisper_ml.goods.surfaces import opaque, stuff


def pillow(width, depth, pinch=0.25):
    """The profile of a bag that stands: flat at the closed top, full in the lower half."""
    up = np.linspace(0, 1, ROWS)
    full = np.interp(up, [0, 0.05, 0.35, 0.7, 0.93, 1], [0.7, 0.9, 1, 0.75, pinch, pinch * 0.6])
    wide = np.interp(up, [0, 0.1, 0.9, 1], [0.94, 1, 0.97, 0.95])
    return np.stack([wide * width / 2, full * depth / 2], 1).astype(np.float32)


def mound(width, depth, flat=0.35):
    """The profile of something soft that lies: a rounded heap."""
    up = np.linspace(0, 1, ROWS)
    share = np.clip(1 - np.clip((up - flat) / (1 - flat), 0, 1) ** 2, 0, 1) ** 0.5 * np.clip(0.8 + up * 1.5, 0, 1)
    share = np.maximum(share, 0.12)
    return np.stack([share * width / 2, share * depth / 2], 1).astype(np.float32)


def cushion(width, depth, top=0.7):
    """The profile of something flat and soft: round edges around a wide top, where the lid's art shows."""
    return lathe([(0, 1), (0.4, 0.99), (0.7, 0.5 + top / 2), (1, top)], width / 2, depth / 2)


def ball(rng, height, radius, tint, blunt=0.5):
    """An egg or a bun: round at both ends; blunt: where it is widest."""
    up = np.linspace(0, 1, ROWS)
    share = np.where(up < blunt, 1 - ((blunt - up) / blunt) ** 2, 1 - ((up - blunt) / (1 - blunt)) ** 2)
    half = np.sqrt(np.clip(share, 0.03, 1)) * radius  # a sharper tip renders as a dark dot
    return Part(
        height,
        np.stack([half, half], 1).astype(np.float32),
        opaque(stuff(rng, 48, 72, tint, 0.03, 12)),
        material="matte",
    )
