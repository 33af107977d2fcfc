"""Things in fridges that carry none of the names: each looks like a named one in its color or its shape, never in both."""

import numpy as np
from PIL import Image

from shapes import box_body, color, gray, label_texture, turned_body

ANY_HUE = np.arange(0, 360, 20)
JAR = [(0, 0.88), (0.16, 0.88), (0.18, 0.8), (0.26, 1), (0.95, 1), (1, 0.92)]
TUB = [(0, 1), (0.2, 1), (0.22, 0.94), (1, 0.82)]
BOWL = [(0, 1), (0.15, 1), (0.17, 0.95), (0.6, 0.85), (1, 0.45)]
PITCHER = [(0, 0.9), (0.12, 1), (0.13, 0.92), (0.97, 0.84), (1, 0.78)]
TIN = [(0, 0.97), (0.04, 1), (0.96, 1), (1, 0.97)]


def any_color(rng):
    """Often white, black or red: the colors of milk, cola and ketchup."""
    kind = rng.random()
    if kind < 0.25:
        return gray(rng, 0.8, 1)
    if kind < 0.35:
        return gray(rng, 0.05, 0.3)
    return color(rng, 0 if kind < 0.5 else ANY_HUE, (0.3, 1), (0.2, 1))


def any_label(rng, size=(160, 120)):
    return label_texture(rng, any_color(rng), picture=any_color(rng) if rng.random() < 0.4 else None, size=size)


def plain_box(rng, unit):
    return box_body(rng, unit * rng.uniform(0.3, 1.8), rng.uniform(0.5, 2.2), any_label(rng))


def food_container(rng, unit):
    """A lidded box or bowl with leftovers."""
    lid = color(rng, [0, 120, 210, 230], (0.3, 1), (0.4, 1)) if rng.random() < 0.7 else gray(rng)
    body = color(rng, ANY_HUE, (0.05, 0.5), (0.4, 0.95))
    speckles = (0.3, 0.95, [color(rng, ANY_HUE, (0.2, 0.8), (0.3, 0.9)) for _ in range(4)]) if rng.random() < 0.5 else None
    bands = [(0, 0.16, lid, 1), (0.16, 1, body, rng.uniform(0.75, 1))]
    return turned_body(rng, unit * rng.uniform(0.4, 0.9), rng.uniform(1.2, 2.6), TUB if rng.random() < 0.5 else BOWL, bands, gloss=0.6, speckles=speckles)


def plain_jar(rng, unit):
    bands = [(0, 0.17, any_color(rng), 1), (0.17, 1, color(rng, ANY_HUE, (0.05, 0.7), (0.2, 0.9)), 1)]
    return turned_body(rng, unit * rng.uniform(0.5, 1.5), rng.uniform(0.45, 1.1), JAR, bands, [(0.3, 0.85, any_label(rng))] if rng.random() < 0.8 else [])


def folds(rng, height, width):
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    waves = sum(np.sin(xs / width * rng.uniform(-16, 16) + ys / height * rng.uniform(-16, 16) + rng.uniform(0, 6)) for _ in range(5)) / 5
    radius = np.abs((xs / width * 2 - 1)) ** 3 + np.abs((ys / height * 2 - 1)) ** 3
    return waves, np.clip((1 + 0.1 * waves - radius) * 12, 0, 1) * 255


def wrapped_thing(rng, unit):
    """Foil, paper or plastic around something unknown."""
    height, width = int(unit * rng.uniform(0.4, 1)) + 4, int(unit * rng.uniform(0.6, 1.8)) + 4
    waves, alpha = folds(rng, height, width)
    base = np.array(gray(rng, 0.5, 0.95) if rng.random() < 0.6 else color(rng, ANY_HUE, (0.1, 0.9), (0.3, 1)), np.float32)
    return np.dstack([np.clip(base * (0.85 + 0.35 * waves)[..., None], 0, 255), alpha]).astype(np.uint8)


def printed_bag(rng, unit):
    """A bag of crisps, frozen or grated something."""
    height, width = int(unit * rng.uniform(0.7, 1.8)) + 4, int(unit * rng.uniform(0.6, 1.5)) + 4
    waves, alpha = folds(rng, height, width)
    front = np.asarray(Image.fromarray(any_label(rng).astype(np.uint8)).resize((width, height)), np.float32)
    return np.dstack([np.clip(front * (0.85 + 0.3 * waves)[..., None] + 25 * (waves > 0.35)[..., None], 0, 255), alpha]).astype(np.uint8)


def some_bottle(rng, unit):
    """Sauces, syrups, oils, medicine: any color in any shape but the slim brown one."""
    neck, cap = rng.uniform(0.32, 0.75), rng.uniform(0.06, 0.2)
    shoulder = cap + rng.uniform(0.04, 0.25)
    profile = [(0, neck), (cap, neck), (cap + 0.01, neck * 0.85), (shoulder, neck * rng.uniform(0.9, 1.1)), (shoulder + rng.uniform(0.05, 0.25), 1), (0.96, rng.uniform(0.85, 1)), (1, 0.85)]
    content = any_color(rng)
    labels = [(rng.uniform(0.4, 0.55), rng.uniform(0.7, 0.94), any_label(rng))] if rng.random() < 0.85 else []
    return turned_body(rng, unit * rng.uniform(0.6, 2.1), rng.uniform(0.3, 0.55), profile, [(0, cap, any_color(rng), 1), (cap, 1, content, rng.uniform(0.6, 1))], labels, gloss=rng.uniform(0.1, 0.8))


def pitcher(rng, unit):
    lid = any_color(rng)
    body = color(rng, [200, 40], (0, 0.25), (0.7, 0.95))
    return turned_body(rng, unit * rng.uniform(1.6, 2.3), rng.uniform(0.5, 0.75), PITCHER, [(0, 0.13, lid, 1), (0.13, rng.uniform(0.3, 0.6), body, 0.35), (0.5, 1, body, rng.uniform(0.4, 0.9))], gloss=0.9)


def tin(rng, unit):
    metal = gray(rng, 0.55, 0.85)
    return turned_body(rng, unit * rng.uniform(0.5, 1.2), rng.uniform(0.6, 1.3), TIN, [(0, 1, metal, 1)], [(0.06, 0.94, any_label(rng))])


def bagged(sprite, rng):
    """A clear bag around a thing: haze, folds, a little more than its outline."""
    height, width = sprite.shape[:2]
    waves, alpha = folds(rng, height, width)
    haze = rng.uniform(0.1, 0.4)
    shine = np.clip(waves * 3 - 0.8, 0, 1)[..., None] * rng.uniform(40, 140)
    inside = sprite[..., 3:].astype(np.float32) / 255
    rgb = (sprite[..., :3] * inside + 200 * (1 - inside)) * (1 - haze) + 225 * haze + shine
    opacity = np.maximum(sprite[..., 3], alpha * rng.uniform(0.25, 0.6))
    return np.dstack([np.clip(rgb, 0, 255), opacity]).astype(np.uint8)


NAMELESS = [plain_box, plain_box, food_container, food_container, plain_jar, plain_jar, wrapped_thing, printed_bag, some_bottle, some_bottle, some_bottle, pitcher, tin]
