"""A round skin as a field of directions, and what paints on it need."""

import numpy as np
from PIL import Image

from crisper_ml.goods.fresh.kinds import SKIN
from crisper_ml.goods.surfaces import clouds


def skin_of(photo):
    """The middle of a photo of a food, made to meet itself all around."""
    height, width = photo.shape[:2]
    middle = photo[
        int(height * 0.25) : max(int(height * 0.75), int(height * 0.25) + 2),
        int(width * 0.25) : max(int(width * 0.75), int(width * 0.25) + 2),
        :3,
    ]
    half = np.asarray(Image.fromarray(np.ascontiguousarray(middle)).resize((SKIN[1] // 2, SKIN[0]), Image.BILINEAR))
    return np.dstack([np.concatenate([half, half[:, ::-1]], 1), np.full(SKIN, 255, np.uint8)])


# painted skins


def ways():
    """The way each px of a skin looks from the middle of a ball."""
    up = 1 - 2 * (np.arange(SKIN[0]) + 0.5)[:, None] / SKIN[0]
    angle, ring = (np.arange(SKIN[1]) + 0.5)[None] / SKIN[1] * 2 * np.pi, np.sqrt(1 - up * up)
    return np.stack([ring * np.sin(angle), up + 0 * angle, ring * -np.cos(angle)], -1).astype(np.float32)


WAYS = ways()


class Globe:
    """A skin seen from its stem: lat is 1 at the stem and -1 at the other end, lon goes around it."""

    def __init__(self, stem):
        stem = np.asarray(stem, float) / np.linalg.norm(stem)
        aside = np.cross(stem, [0.31, 0.12, 0.94] if abs(stem[2]) < 0.8 else [1, 0, 0.1])
        aside /= np.linalg.norm(aside)
        turn = np.stack([aside, stem, np.cross(aside, stem)], 1).astype(np.float32)
        self.ways = WAYS @ turn
        self.lat, self.lon = self.ways[..., 1], np.arctan2(self.ways[..., 0], self.ways[..., 2])
        self.degrees = ((self.lon + np.pi) * (359.5 / 2 / np.pi)).astype(np.int32)
        self.polar = np.arccos(np.clip(self.lat, -1, 1))

    def blots(self, rng, often, count=5):
        """Slow noise, about -1..1."""
        waves = rng.normal(0, often, (count, 3)).astype(np.float32)
        return np.sin(self.ways @ waves.T + rng.uniform(0, 6, count).astype(np.float32)).mean(-1) * 1.6

    def streaks(self, rng, least, most, count=5):
        """Stripes from the stem to the other end, about -1..1."""
        stripes = (
            np.sin(
                np.linspace(-np.pi, np.pi, 360)[:, None] * rng.integers(least, most, count) + rng.uniform(0, 6, count)
            ).mean(1)
            * 1.5
        )
        return stripes.astype(np.float32)[self.degrees]

    def spot(self, size, end=1):
        """1 at an end of the fruit, 0 from an angle on."""
        return np.clip(1 - (self.polar if end > 0 else np.pi - self.polar) / size, 0, 1)

    def star(self, rng, size, arms=5):
        """The green leaves at the stem of a tomato or strawberry."""
        reach = size * (0.45 + 0.55 * np.abs(np.cos(self.lon * arms / 2 + rng.uniform(0, 3))) ** 2)
        return np.clip((reach - self.polar) * 12, 0, 1)


def grain(rng, size=3):
    return clouds(rng, *SKIN, size)


def mixed(one, other, share):
    return one + (np.asarray(other, np.float32) - one) * np.clip(share, 0, 1)[..., None]


def plain(tint, light):
    return np.asarray(tint, np.float32) * (1 + light)[..., None]
