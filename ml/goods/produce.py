"""Fruit and vegetables as bodies that wear the skin of photos: alone or in heaps; in bags and boxes: wrapped.py."""

import numpy as np
from PIL import Image

from chances import chance
from goods import ROWS, Good, Part

SKIN = (64, 96)
# shape, width and length in meters, how uneven; of round ones the length is their height
BALL, LONG, HEAD = "ball", "long", "head"
KINDS = {
    "apple": (BALL, (0.065, 0.09), (0.9, 1.0), 0.0),
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
    "plum": (BALL, (0.04, 0.055), (1.0, 1.3), 0.0),
    "kiwi": (BALL, (0.045, 0.055), (1.2, 1.4), 0.0),
    "pear": (BALL, (0.06, 0.08), (1.4, 1.7), 0.002),
    "mango": (BALL, (0.07, 0.09), (1.3, 1.6), 0.001),
    "avocado": (BALL, (0.06, 0.08), (1.3, 1.6), 0.001),
    "bell pepper": (BALL, (0.07, 0.09), (0.95, 1.3), 0.004),
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
SMALL = {"grapes": (0.016, 0.024, 26), "strawberry": (0.024, 0.036, 12), "blueberry": (0.012, 0.016, 30), "raspberry": (0.017, 0.022, 20), "mushroom": (0.03, 0.045, 10), "olive": (0.016, 0.02, 20)}
TAPER = {"strawberry": 0.7, "carrot": 0.35, "sweet potato": 0.4, "eggplant": 0.6, "pear": 0.55, "avocado": 0.6}


def skin_of(photo):
    """The middle of a photo of a food, made to meet itself all around."""
    height, width = photo.shape[:2]
    middle = photo[int(height * 0.25) : max(int(height * 0.75), int(height * 0.25) + 2), int(width * 0.25) : max(int(width * 0.75), int(width * 0.25) + 2), :3]
    half = np.asarray(Image.fromarray(np.ascontiguousarray(middle)).resize((SKIN[1] // 2, SKIN[0]), Image.BILINEAR))
    return np.dstack([np.concatenate([half, half[:, ::-1]], 1), np.full(SKIN, 255, np.uint8)])


def rounded(width, taper=1.0, flat=2.0):
    """A body closed at both ends; a taper under 1 makes its top narrower."""
    at = np.linspace(-1, 1, ROWS)
    share = np.clip(1 - np.abs(at) ** flat, 0, 1) ** (1 / flat) * np.interp(at, [-1, 1], [1, taper])
    half = share / share.max() * width / 2
    return np.stack([half, half], 1).astype(np.float32)


def single(rng, name, skin):
    shape, width, length, uneven = KINDS[name]
    wide = rng.uniform(*width)
    tall, flat = (rng.uniform(*length), 4.0) if shape == LONG else (wide * rng.uniform(*length), 2.0)
    return Part(tall, rounded(wide, TAPER.get(name, 1.0), flat), skin, material="gloss" if uneven < 0.002 else "matte", crumple=uneven)


def berry(rng, name, skin, size):
    """A small fruit of a width within the given ones."""
    wide = rng.uniform(*size)
    return Part(wide * rng.uniform(0.9, 1.3), rounded(wide, TAPER.get(name, 1.0)), skin)


def heap(rng, parts, spread):
    """Several side by side, each at a place of its own, the later ones a little higher."""
    placed = []
    for part in parts:
        wide, tall = float(part.profile[:, 0].max()), part.height
        for _ in range(12):
            x, z = rng.normal(0, spread), rng.normal(0, spread * 0.6)
            if all(np.hypot(x - ox, z - oz) > (wide + other) * 0.9 for ox, oz, other in placed):
                break
        lift = sum(0.5 * tall for ox, oz, other in placed if np.hypot(x - ox, z - oz) < (wide + other) * 0.7)
        placed.append((x, z, wide))
        part.offset = (x, min(lift, 2 * tall), z)
        part.turn = rng.uniform(0, 6)
    return parts


def whole(rng, name, photo):
    skin = skin_of(photo)
    shape = KINDS[name][0]
    if shape == LONG:
        return Good(name, [single(rng, name, skin)], lies=1.0)
    count = 1 if shape == HEAD or chance(rng, 0.45) else int(rng.integers(2, 8))
    wide = KINDS[name][1][1]
    return Good(name, heap(rng, [single(rng, name, skin) for _ in range(count)], wide * 0.32 * np.sqrt(count)))


def handful(rng, name, photo):
    """Small fruit on a heap."""
    low, high, most = SMALL[name]
    skin = skin_of(photo)
    count = int(rng.integers(most // 2, most + 1))
    side = high * np.sqrt(count) * 0.9
    parts = [berry(rng, name, skin, (low, high)) for _ in range(count)]
    for part in parts:
        part.offset, part.turn = (rng.uniform(-0.5, 0.5) * side, rng.uniform(0, 1.2) * high, rng.uniform(-0.4, 0.4) * side), rng.uniform(0, 6)
    return Good(name, parts)


def produce(names, photo_of):
    """Makers for those of the names that have a form here; photo_of(rng, name) gives a photo of one."""
    forms = {**dict.fromkeys(KINDS, whole), **dict.fromkeys(SMALL, handful)}
    return {name: [(1.0, lambda rng, name=name: forms[name](rng, name, photo_of(rng, name)))] for name in names if name in forms}
