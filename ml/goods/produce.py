"""Fruit and vegetables as bodies, alone or in heaps; half wear the skin of photos, half a painted one. In bags and boxes: wrapped.py; in bowls and cut: bowls.py."""

import numpy as np
from PIL import Image

from chances import chance, pick
from goods import PRISM, ROWS, Good, Part, lathe
from goods.films import poured
from goods.forms import clouds, opaque, painted
from prints.labels import color

SKIN = (64, 96)
PAINTED = 0.6  # how many wear a painted skin where there is one
# shape, width and length in meters, how uneven; of round ones the length is their height
BALL, LONG, HEAD = "ball", "long", "head"
KINDS = {
    "apple": (BALL, (0.065, 0.09), (0.86, 1.0), 0.0),
    "orange": (BALL, (0.065, 0.09), (0.95, 1.0), 0.0),
    "mandarin": (BALL, (0.05, 0.065), (0.8, 0.9), 0.0),
    "grapefruit": (BALL, (0.09, 0.12), (0.92, 1.0), 0.0),
    "lemon": (BALL, (0.05, 0.065), (1.25, 1.5), 0.0),
    "lime": (BALL, (0.045, 0.055), (1.1, 1.3), 0.0),
    "tomato": (BALL, (0.05, 0.085), (0.75, 0.95), 0.0),
    "onion": (BALL, (0.06, 0.09), (0.85, 1.05), 0.001),
    "garlic": (BALL, (0.04, 0.06), (0.8, 1.0), 0.002),
    "potato": (BALL, (0.05, 0.08), (1.2, 1.7), 0.003),
    "peach": (BALL, (0.06, 0.08), (0.9, 1.0), 0.0),
    "nectarine": (BALL, (0.06, 0.075), (0.9, 1.0), 0.0),
    "plum": (BALL, (0.04, 0.055), (1.0, 1.25), 0.0),
    "kiwi": (BALL, (0.045, 0.055), (1.2, 1.4), 0.0),
    "pear": (BALL, (0.06, 0.08), (1.4, 1.7), 0.001),
    "mango": (BALL, (0.07, 0.09), (1.3, 1.6), 0.001),
    "avocado": (BALL, (0.06, 0.08), (1.3, 1.6), 0.001),
    "bell pepper": (BALL, (0.07, 0.09), (0.95, 1.3), 0.003),
    "melon": (BALL, (0.13, 0.18), (0.95, 1.3), 0.001),
    "beetroot": (BALL, (0.06, 0.08), (0.85, 1.0), 0.002),
    "cabbage": (HEAD, (0.13, 0.2), (0.8, 1.0), 0.005),
    "lettuce": (HEAD, (0.13, 0.2), (0.7, 0.95), 0.012),
    "broccoli": (HEAD, (0.1, 0.16), (0.8, 1.1), 0.012),
    "cauliflower": (HEAD, (0.13, 0.19), (0.7, 0.9), 0.01),
    "cucumber": (LONG, (0.035, 0.05), (0.16, 0.3), 0.0),
    "zucchini": (LONG, (0.04, 0.055), (0.14, 0.22), 0.001),
    "carrot": (LONG, (0.02, 0.035), (0.12, 0.2), 0.001),
    "eggplant": (LONG, (0.06, 0.09), (0.13, 0.22), 0.001),
    "corn": (LONG, (0.04, 0.055), (0.16, 0.22), 0.002),
    "green onion": (LONG, (0.01, 0.016), (0.22, 0.32), 0.0),
    "sweet potato": (LONG, (0.05, 0.07), (0.11, 0.18), 0.004),
    "banana": (LONG, (0.03, 0.038), (0.15, 0.19), 0.0),
}
# least and largest width, most on a heap
SMALL = {"grapes": (0.016, 0.024, 34), "strawberry": (0.024, 0.036, 14), "blueberry": (0.012, 0.016, 34), "raspberry": (0.017, 0.022, 20), "mushroom": (0.03, 0.045, 10), "olive": (0.016, 0.02, 20)}
TAPER = {"strawberry": 0.7, "carrot": 0.35, "sweet potato": 0.4, "eggplant": 0.6}
# (height share, width share) of those whose outline is their own
TIPPED = [(0, 0.02), (0.02, 0.13), (0.06, 0.2), (0.1, 0.36), (0.2, 0.72), (0.35, 0.95), (0.5, 1), (0.65, 0.95), (0.8, 0.72), (0.9, 0.36), (0.94, 0.2), (0.98, 0.13), (1, 0.02)]
NECKED = [(0, 0.1), (0.03, 0.5), (0.1, 0.8), (0.22, 0.97), (0.33, 1), (0.48, 0.88), (0.62, 0.64), (0.75, 0.5), (0.87, 0.43), (0.95, 0.32), (1, 0.08)]
SHOULDERED = [(0, 0.3), (0.02, 0.45), (0.08, 0.66), (0.2, 0.85), (0.4, 0.97), (0.58, 1), (0.75, 0.94), (0.88, 0.76), (0.95, 0.56), (1, 0.28)]
OUTLINES = {
    "lemon": TIPPED,
    "pear": NECKED,
    "avocado": [(0, 0.1), (0.03, 0.4), (0.1, 0.7), (0.25, 0.96), (0.38, 1), (0.55, 0.9), (0.75, 0.66), (0.9, 0.46), (0.97, 0.26), (1, 0.06)],
    "apple": SHOULDERED,
    "bell pepper": [(0, 0.5), (0.03, 0.66), (0.12, 0.8), (0.3, 0.88), (0.6, 0.97), (0.78, 1), (0.9, 0.93), (0.96, 0.78), (1, 0.5)],
    "onion": [(0, 0.12), (0.03, 0.4), (0.12, 0.74), (0.28, 0.95), (0.42, 1), (0.6, 0.92), (0.74, 0.66), (0.83, 0.36), (0.9, 0.18), (1, 0.1)],
    "garlic": [(0, 0.4), (0.05, 0.75), (0.2, 0.98), (0.35, 1), (0.55, 0.78), (0.68, 0.42), (0.78, 0.2), (1, 0.14)],
    "carrot": [(0, 0.03), (0.06, 0.18), (0.4, 0.55), (0.8, 0.9), (0.95, 1), (0.985, 0.8), (1, 0.35)],
}
MATTE = {"peach", "kiwi", "potato", "onion", "garlic", "sweet potato", "beetroot", "carrot", "mushroom", "blueberry", "avocado", "melon", "raspberry"}
PALE = {"garlic", "mushroom", "onion", "potato", "blueberry", "avocado", "eggplant", "plum"}
UPRIGHT = {"bell pepper", "pear", "onion", "garlic"}  # in heaps too they show where their stem is: their outline does


def skin_of(photo):
    """The middle of a photo of a food, made to meet itself all around."""
    height, width = photo.shape[:2]
    middle = photo[int(height * 0.25) : max(int(height * 0.75), int(height * 0.25) + 2), int(width * 0.25) : max(int(width * 0.75), int(width * 0.25) + 2), :3]
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
        stripes = np.sin(np.linspace(-np.pi, np.pi, 360)[:, None] * rng.integers(least, most, count) + rng.uniform(0, 6, count)).mean(1) * 1.5
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


def apple_skin(rng, globe):
    kind = rng.random()
    ground = color(rng, [52, 60, 74], (0.45, 0.68), (0.7, 0.88))
    if kind < 0.25:
        ground = color(rng, [74, 80, 88], (0.55, 0.75), (0.52, 0.74))
    cover = 0.0 if kind < 0.25 else 2.0 if kind < 0.5 else rng.uniform(-0.3, 0.5) if kind < 0.9 else -0.9
    red = color(rng, [352, 358, 4, 8], (0.75, 0.92), (0.3, 0.66))
    skin = plain(ground, 0.05 * globe.blots(rng, 2) + 0.04 * grain(rng))
    blush = cover + 1.2 * globe.blots(rng, 1.0, 3) + 0.7 * globe.streaks(rng, 9, 40, 6)
    skin = mixed(skin, plain(red, 0.12 * globe.streaks(rng, 9, 30)), blush if kind >= 0.25 else 0.12 * blush)
    dots = rng.random(SKIN) < 0.02
    skin = mixed(skin, (226, 206, 150), dots * 0.45)
    skin = mixed(skin, np.multiply(ground, 0.75), globe.spot(0.5) ** 1.2 * 0.8)
    skin = mixed(skin, (46, 32, 16), globe.spot(0.16) * 2.5)
    return mixed(skin, (52, 40, 22), globe.spot(0.22, -1) * 2)


def citrus_skin(hues, bright, button=(96, 92, 44), pores=0.07):
    def paint(rng, globe):
        tint = color(rng, hues, (0.68, 0.9), bright)
        skin = plain(tint, pores * grain(rng, 2) + 0.05 * grain(rng, 4) + 0.04 * globe.blots(rng, 2))
        skin = mixed(skin, np.multiply(tint, (0.82, 0.95, 0.9)), 0.5 * globe.spot(0.5))
        skin = mixed(skin, button, globe.spot(0.14) * 3)
        return mixed(skin, np.multiply(tint, 0.5), globe.spot(0.11, -1) * rng.uniform(0.6, 2.5))

    return paint


def tomato_skin(rng, globe):
    tint = color(rng, [3, 6, 9, 13], (0.84, 0.95), (0.5, 0.8))
    skin = plain(tint, 0.06 * globe.blots(rng, 2) + 0.015 * grain(rng))
    skin = mixed(skin, color(rng, [20, 34, 50], (0.7, 0.9), (0.6, 0.8)), globe.spot(0.9) * rng.uniform(0.1, 0.7))
    stem = globe.star(rng, rng.uniform(0.5, 0.8)) if chance(rng, 0.6) else globe.spot(0.2) * 3
    return mixed(skin, color(rng, [88, 100], (0.45, 0.7), (0.25, 0.42)), stem)


def plum_skin(rng, globe):
    tint = color(rng, [262, 285, 325, 342, 350], (0.45, 0.75), (0.13, 0.3)) if chance(rng, 0.85) else color(rng, [5, 48], (0.7, 0.85), (0.55, 0.8))
    skin = plain(tint, 0.15 * globe.blots(rng, 2))
    skin = mixed(skin, (120, 118, 150), np.clip(globe.blots(rng, 2.2), 0, 1) * rng.uniform(0.1, 0.55))
    return mixed(skin, (50, 34, 20), globe.spot(0.2) * 2)


def stone_skin(red, ground=(32, 38, 44)):
    """Peaches, nectarines and mangos: a blush over yellow, a seam."""

    def paint(rng, globe):
        skin = plain(color(rng, list(ground), (0.6, 0.8), (0.7, 0.95)), 0.03 * grain(rng, 2))
        blush = color(rng, [354, 2, 10], (0.65, 0.85), (0.4, 0.68))
        skin = mixed(skin, plain(blush, 0.1 * grain(rng, 2)), rng.uniform(*red) + 1.1 * globe.blots(rng, 1.2, 3) + 0.15 * grain(rng))
        seam = np.clip(1 - np.abs(globe.lon) * 9, 0, 1) * (globe.lat > -0.9)
        return mixed(mixed(skin, np.multiply(blush, 0.75), 0.6 * seam), (64, 42, 24), globe.spot(0.24) * 2)

    return paint


def onion_skin(rng, globe):
    tint = pick(rng, [color(rng, [24, 28, 33], (0.5, 0.72), (0.55, 0.8)), color(rng, [24, 28, 33], (0.5, 0.72), (0.55, 0.8)), color(rng, [322, 335], (0.4, 0.65), (0.28, 0.5)), color(rng, [46], (0.06, 0.16), (0.82, 0.94))])
    skin = plain(tint, 0.07 * globe.streaks(rng, 14, 44, 5) + 0.06 * globe.blots(rng, 3))
    skin = mixed(skin, np.multiply(tint, 0.6), np.clip(globe.blots(rng, 3) * 4 - 2, 0, 1) * 0.6)
    skin = mixed(skin, (120, 88, 50), globe.spot(0.55) * 1.4)
    return mixed(skin, (150, 130, 96), globe.spot(0.25, -1) * 2)


def earthy_skin(hues, strong, bright, eyes=0.004):
    """Roots: uneven, with dark eyes and scars across."""

    def paint(rng, globe):
        tint = color(rng, hues, strong, bright)
        skin = plain(tint, 0.1 * globe.blots(rng, 3) + 0.07 * grain(rng, 3) + 0.06 * grain(rng, 8))
        marks = np.clip(clouds(rng, *SKIN, 4) * 4 - 3.2, 0, 1) + (rng.random(SKIN) < eyes)
        return mixed(skin, np.multiply(tint, 0.45), 0.7 * marks)

    return paint


def pear_skin(rng, globe):
    tint = pick(rng, [color(rng, [62, 70, 78], (0.5, 0.7), (0.6, 0.82)), color(rng, [50, 55], (0.5, 0.7), (0.75, 0.88)), color(rng, [34, 40], (0.5, 0.65), (0.45, 0.62))])
    skin = mixed(plain(tint, 0.05 * globe.blots(rng, 2) + 0.04 * grain(rng)), (190, 80, 50), rng.uniform(0, 0.7) * np.clip(globe.blots(rng, 1.2, 3), 0, 1))
    return mixed(mixed(skin, (110, 84, 40), 0.5 * (rng.random(SKIN) < 0.05)), (56, 40, 20), globe.spot(0.2) * 2 + globe.spot(0.2, -1) * 2)


def pepper_skin(rng, globe):
    tint = pick(rng, [color(rng, [0, 4], (0.86, 0.96), (0.45, 0.7)), color(rng, [0, 4], (0.86, 0.96), (0.45, 0.7)), color(rng, [46, 50], (0.85, 0.96), (0.8, 0.95)), color(rng, [26, 30], (0.88, 0.96), (0.8, 0.95)), color(rng, [92, 104, 112], (0.6, 0.8), (0.2, 0.42))])
    valleys = np.abs(np.cos(globe.lon * rng.integers(3, 5) / 2 + rng.uniform(0, 3))) ** 8
    skin = plain(tint, 0.05 * globe.blots(rng, 2) - 0.35 * valleys * (0.4 + 0.6 * np.abs(globe.lat)))
    return mixed(skin, color(rng, [84, 92], (0.5, 0.7), (0.3, 0.5)), globe.spot(0.28) * 2.5)


def smooth_skin(hues, strong, bright, uneven=0.1, bloom=0.0, end=(50, 44, 24), share=0.2):
    """One color all over, perhaps with a pale bloom, and a dark end."""

    def paint(rng, globe):
        skin = plain(color(rng, hues, strong, bright), uneven * globe.blots(rng, 2.5) + 0.5 * uneven * grain(rng, 2))
        skin = mixed(skin, (168, 176, 196), bloom * np.clip(globe.blots(rng, 2.5) + 0.4, 0, 1))
        return mixed(skin, end, globe.spot(share) * 2)

    return paint


def grape_skin(rng, globe):
    kind = rng.random()
    if kind < 0.45:
        return smooth_skin([66, 72, 80], (0.4, 0.6), (0.6, 0.8), 0.07, 0.15, (110, 100, 50), 0.25)(rng, globe)
    return smooth_skin([340, 350] if kind < 0.75 else [255, 275, 300], (0.45, 0.7), (0.16, 0.42) if kind < 0.75 else (0.1, 0.2), 0.15, 0.35, (90, 80, 40), 0.25)(rng, globe)


def melon_skin(rng, globe):
    if chance(rng, 0.35):
        return smooth_skin([52, 60], (0.15, 0.6), (0.78, 0.92), 0.05)(rng, globe)
    net = np.clip(1 - np.abs(grain(rng, 5)) * 5, 0, 1) + np.clip(1 - np.abs(grain(rng, 4)) * 5, 0, 1)
    skin = plain(color(rng, [42, 50, 70], (0.35, 0.5), (0.5, 0.68)), -0.25 * (np.abs(np.sin(globe.lon * 5)) < 0.12))
    return mixed(skin, (206, 190, 148), 0.8 * net)


def striped_skin(hues, bright, stripes, speckle):
    """Cucumbers and zucchini: dark green with paler lines along them."""

    def paint(rng, globe):
        tint = color(rng, hues, (0.5, 0.75), bright)
        skin = plain(tint, 0.3 * stripes * globe.streaks(rng, 8, 26, 6) + 0.12 * globe.blots(rng, 2) + speckle * grain(rng, 3))
        return mixed(skin, (150, 164, 84), 0.8 * globe.spot(0.5, -1) + 0.6 * globe.spot(0.3))

    return paint


def carrot_skin(rng, globe):
    tint = color(rng, [16, 20, 23], (0.78, 0.92), (0.78, 0.95))
    rings = np.repeat(rng.normal(0, 0.09, (SKIN[0], 1)) * (rng.random((SKIN[0], 1)) < 0.4), SKIN[1], 1) * (0.4 + 0.6 * (globe.blots(rng, 2) > 0))
    return mixed(plain(tint, rings + 0.05 * grain(rng, 4)), (112, 120, 48), globe.spot(0.5) * 1.5)


def strawberry_skin(rng, globe):
    skin = mixed(plain(color(rng, [354, 0, 5], (0.82, 0.94), (0.5, 0.8)), 0.08 * globe.blots(rng, 2)), (226, 180, 96), 0.7 * (rng.random(SKIN) < 0.06))
    return mixed(skin, color(rng, [92, 104], (0.5, 0.7), (0.3, 0.5)), globe.star(rng, rng.uniform(0.9, 1.2), 8))


def mushroom_skin(rng, globe):
    tint = color(rng, [32, 36], (0.06, 0.14), (0.84, 0.95)) if chance(rng, 0.65) else color(rng, [26, 30], (0.35, 0.5), (0.4, 0.6))
    return mixed(plain(tint, 0.05 * globe.blots(rng, 3) + 0.04 * grain(rng, 3)), np.multiply(tint, 0.6), np.clip(-globe.lat * 6 - 2, 0, 1))


PAINTS = {
    "apple": apple_skin, "orange": citrus_skin([29, 32, 35], (0.86, 0.98)), "mandarin": citrus_skin([25, 28, 31], (0.84, 0.97), (86, 92, 36)), "grapefruit": citrus_skin([24, 38, 44], (0.82, 0.95)),
    "lemon": citrus_skin([46, 48, 51], (0.86, 0.97), (150, 140, 50), 0.05), "lime": citrus_skin([72, 80, 88], (0.42, 0.66), (120, 124, 50), 0.06), "tomato": tomato_skin, "plum": plum_skin,
    "peach": stone_skin((-0.2, 0.6)), "nectarine": stone_skin((0.2, 0.9)), "onion": onion_skin, "garlic": smooth_skin([40, 330], (0.04, 0.12), (0.85, 0.95), 0.08, end=(190, 176, 140)),
    "potato": earthy_skin([34, 38, 42], (0.38, 0.6), (0.55, 0.78)), "sweet potato": earthy_skin([10, 16, 350], (0.45, 0.6), (0.45, 0.62), 0.002), "beetroot": earthy_skin([335, 345], (0.45, 0.65), (0.18, 0.3), 0.001),
    "kiwi": earthy_skin([32, 36], (0.45, 0.6), (0.32, 0.45), 0.0), "pear": pear_skin, "mango": stone_skin((-0.6, 0.4), [48, 70, 82]), "avocado": smooth_skin([70, 90, 40], (0.35, 0.6), (0.1, 0.26), 0.3), "bell pepper": pepper_skin, "melon": melon_skin,
    "cucumber": striped_skin([92, 104, 112], (0.16, 0.34), 0.6, 0.1), "zucchini": striped_skin([92, 104, 112], (0.17, 0.36), 0.3, 0.22), "carrot": carrot_skin, "eggplant": smooth_skin([278, 290], (0.4, 0.6), (0.07, 0.16), 0.1, end=(92, 108, 50), share=0.5),
    "grapes": grape_skin, "blueberry": smooth_skin([222, 232], (0.35, 0.55), (0.2, 0.36), 0.15, 0.4, (20, 20, 34), 0.45), "strawberry": strawberry_skin, "mushroom": mushroom_skin,
}  # fmt: skip


def stem_way(rng, name, lying):
    if lying:
        return [1, 0, 0]
    if KINDS.get(name, (LONG,))[0] != BALL or name in UPRIGHT or name in OUTLINES and name != "apple":
        return [0, 1, 0]
    return rng.normal(0, 1, 3) + [0, 1.2, 0]


def painted_skins(rng, name, lying=False, count=2):
    """Skins of one sort of a fruit, each lying another way; a sticker on some."""
    sort, skins = int(rng.integers(2**31)), []
    for _ in range(min(count, 3)):
        stem = stem_way(rng, name, lying)
        skin = np.roll(PAINTS[name](np.random.default_rng(sort), Globe(stem)), int(rng.integers(SKIN[1])) if stem[1] == 1 else 0, axis=1)
        if name in ("apple", "orange", "lemon", "pear", "kiwi", "mango", "avocado", "grapefruit", "nectarine") and chance(rng, 0.3):
            y, x = int(rng.integers(16, 40)), int(rng.integers(30, 60))
            skin[y : y + 9, x : x + 7] = pick(rng, [(240, 240, 236), (200, 30, 30), (30, 70, 160), (20, 120, 50)])
        skins.append(opaque(skin))
    return skins


def skins_for(rng, name, photo, lying=False, count=2):
    """Skins for several of a kind; photo gives a photo of one when it is asked."""
    if name in PAINTS and (photo is None or chance(rng, PAINTED)):
        return painted_skins(rng, name, lying, count)
    skin = skin_of(photo())
    # old or gray photos would take the color from what is known by it
    return painted_skins(rng, name, lying, count) if name in PAINTS and name not in PALE and np.ptp(skin[..., :3].mean((0, 1))) < 22 else [skin]


# bodies


def rounded(width, taper=1.0, flat=2.0):
    """A body closed at both ends; a taper under 1 makes its top narrower."""
    at = np.linspace(-1, 1, ROWS)
    share = np.clip(1 - np.abs(at) ** flat, 0, 1) ** (1 / flat) * np.interp(at, [-1, 1], [1, taper])
    half = share / share.max() * width / 2
    return np.stack([half, half], 1).astype(np.float32)


def single(rng, name, skin, lying=False):
    """One fruit; a lying one is as long as it else would be tall."""
    shape, width, length, uneven = KINDS[name]
    wide = rng.uniform(*width)
    look = dict(material="matte" if name in MATTE or uneven > 0.004 else "gloss", crumple=uneven, power=2.7 if name == "bell pepper" else 2.0)
    if shape == LONG:
        return Part(rng.uniform(*length), lathe(OUTLINES[name], wide / 2) if name in OUTLINES else rounded(wide, TAPER.get(name, 1.0), 4.0), skin, **look)
    tall = wide * rng.uniform(*length)
    if lying:
        return Part(wide, rounded(wide) * np.array([tall / wide, 1], np.float32), skin, **look)
    return Part(tall, lathe(OUTLINES[name], wide / 2) if name in OUTLINES else rounded(wide, TAPER.get(name, 1.0)), skin, **look)


def berry(rng, name, skin, size):
    """A small fruit of a width within the given ones."""
    wide = rng.uniform(*size)
    if name == "mushroom":
        return Part(wide * rng.uniform(0.6, 0.9), lathe([(0, 0.36), (0.3, 0.4), (0.36, 0.85), (0.45, 0.98), (0.6, 1), (0.8, 0.84), (0.92, 0.56), (1, 0.1)], wide / 2), skin, material="matte")
    tall = wide * (rng.uniform(0.85, 1.0) if name == "blueberry" else rng.uniform(0.95, 1.3))
    return Part(tall, rounded(wide, TAPER.get(name, 1.0)), skin, material="matte" if name in MATTE else "gloss")


def stem_on(rng, name, part):
    """The stem of one that stands, as a part of its own."""
    top = np.add(part.offset, [0, part.height - 0.003, 0])
    if name == "bell pepper":
        return Part(rng.uniform(0.02, 0.032), lathe([(0, 1), (0.25, 0.5), (1, 0.42)], 0.013), painted(color(rng, [84, 92], (0.5, 0.65), (0.3, 0.45))), crumple=0.001, offset=(top[0], top[1] - 0.003, top[2]))
    return Part(rng.uniform(0.012, 0.022), lathe(PRISM, 0.0016), painted((70, 50, 28)), material="matte", offset=tuple(top))


def few_of(rng, name, photo, count, lying=None):
    """Several fruits of one sort, not yet placed; long ones among the round lie."""
    lying = KINDS[name][0] == BALL and KINDS[name][2][1] > 1.2 and name not in UPRIGHT if lying is None else lying
    skins = skins_for(rng, name, photo, lying, count)
    return [single(rng, name, pick(rng, skins), lying) for _ in range(count)]


def whole(rng, name, photo):
    shape = KINDS[name][0]
    if shape == LONG:
        return Good(name, [single(rng, name, skins_for(rng, name, photo, count=1)[0])], lies=1.0)
    wide, alone = KINDS[name][1][1], shape == HEAD or name == "melon" or chance(rng, 0.45)
    count = 1 if alone else int(rng.integers(2, 8) if wide < 0.1 else rng.integers(2, 4))
    parts = few_of(rng, name, photo, count, False if alone else None)
    half = wide * rng.uniform(0.52, 0.7) * np.sqrt(count)
    parts = poured(rng, parts, half * 1.15, half * 0.85, tries=40) if count > 1 else parts
    if name in ("bell pepper", "pear"):
        parts += [stem_on(rng, name, part) for part in parts if chance(rng, 0.8)]
    lies = 1.0 if alone and KINDS[name][2][1] > 1.2 and name != "bell pepper" else 0.0
    return Good(name, parts, lies)


def handful(rng, name, photo):
    """Small fruit on a heap."""
    low, high, most = SMALL[name]
    skins = skins_for(rng, name, photo, count=3)
    count = int(rng.integers(most // 2, most + 1))
    side = high * np.sqrt(count) * 0.45
    return Good(name, poured(rng, [berry(rng, name, pick(rng, skins), (low, high)) for _ in range(count)], side * 1.2, side * 0.9))


def produce(names, photo_of):
    """Makers for those of the names that have a form here; photo_of(rng, name) gives a photo of one."""
    forms = {**dict.fromkeys(KINDS, whole), **dict.fromkeys(SMALL, handful)}
    return {name: [(1.0, lambda rng, name=name: forms[name](rng, name, lambda: photo_of(rng, name)))] for name in names if name in forms}
