"""Pieces of photos that stand in rendered scenes: foods cut out of training photos, scraps of rooms."""

import os

import numpy as np
from PIL import Image, ImageFilter

from crisper_ml.chances import chance, pick, pick_weighted

# what ordinary fridges hold beside packages: cut out of photos four times as often as the rest
COMMON = {
    "bread",
    "milk",
    "juice",
    "yogurt",
    "egg",
    "cheese",
    "butter",
    "lettuce",
    "apple",
    "orange",
    "carrot",
    "tomato",
    "cucumber",
    "bell pepper",
    "broccoli",
    "grapes",
    "strawberry",
    "lemon",
    "lime",
    "mushroom",
    "onion",
    "potato",
    "ham",
    "bacon",
    "sausage",
    "chicken",
    "ground meat",
    "ketchup",
    "mayonnaise",
    "margarine",
    "sour cream",
    "olive",
    "salmon",
    "cabbage",
    "green onion",
    "melon",
    "mandarin",
    "peach",
    "plum",
    "blueberry",
    "zucchini",
    "spinach",
    "tofu",
    "soy milk",
    "oat milk",
    "buttermilk",
    "tomato sauce",
}
# packages cut out of photos: real ones are few, so each is shown often
PACKAGED = {
    "milk",
    "juice",
    "yogurt",
    "egg",
    "ketchup",
    "mayonnaise",
    "margarine",
    "butter",
    "cheese",
    "sour cream",
    "soy milk",
    "oat milk",
    "almond milk",
    "buttermilk",
    "tomato sauce",
    "tomato paste",
    "olive oil",
    "coffee",
    "cereal",
    "beans",
}
# shop photos without boxes show these cartons and tubs held up in the middle
HELD_UP = {"milk", "juice", "yogurt", "sour cream", "soy milk", "oat milk", "buttermilk"}
HELD_UP_PART = (0.2, 0.08, 0.8, 0.92)


def uniform_border(pixels):
    """The border color of a crop when it is all but uniform (a product photo), else None."""
    border = np.concatenate(
        [
            pixels[:2].reshape(-1, 3),
            pixels[-2:].reshape(-1, 3),
            pixels[:, :2].reshape(-1, 3),
            pixels[:, -2:].reshape(-1, 3),
        ]
    )
    middle = np.median(border, 0)
    close = np.abs(border - middle).max(1) < 28
    return middle if close.mean() > 0.8 else None


def cut_out(pixels, rng):
    """A crop as RGBA: keyed against a uniform ground where there is one, else with a soft rounded edge."""
    pixels = pixels.astype(np.float32)
    height, width = pixels.shape[:2]
    ground = uniform_border(pixels)
    if ground is not None:
        alpha = np.clip((np.abs(pixels - ground).max(2) - 18) / 30, 0, 1)
        mask = (
            Image.fromarray((alpha * 255).astype(np.uint8))
            .filter(ImageFilter.MaxFilter(5))
            .filter(ImageFilter.MinFilter(3))
            .filter(ImageFilter.GaussianBlur(1))
        )
        alpha = np.asarray(mask, np.float32) / 255
        if alpha.mean() > 0.25:
            return np.dstack([pixels, alpha * 255]).astype(np.uint8)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    power = rng.uniform(2.5, 6)
    radius = np.abs(xs / max(width - 1, 1) * 2 - 1) ** power + np.abs(ys / max(height - 1, 1) * 2 - 1) ** power
    return np.dstack([pixels, np.clip((1.02 - radius) * rng.uniform(4, 14), 0, 1) * 255]).astype(np.uint8)


class Cutouts:
    """Labelled crops of training photos, drawn class by class so that rare foods appear as often as common ones."""

    def __init__(self, folder, records, class_names):
        self.folder = folder
        self.by_class: dict[int, list] = {}
        for record in records:
            for box in record["boxes"]:
                if record["weak"]:
                    if class_names[box[0]] not in HELD_UP:
                        continue
                    box = [box[0], *HELD_UP_PART]
                if (box[3] - box[1]) * (box[4] - box[2]) > 0.004:
                    self.by_class.setdefault(box[0], []).append((record["file"], box))
        self.classes = sorted(self.by_class)
        self.weights = [
            8.0 if class_names[index] in PACKAGED else 4.0 if class_names[index] in COMMON else 1.0
            for index in self.classes
        ]

    def draw(self, rng):
        index = pick_weighted(rng, self.classes, self.weights)
        return index, cut_out(self.crop(rng, index), rng)

    def crop(self, rng, index):
        """One labelled thing of a class as the photo shows it."""
        file, box = pick(rng, self.by_class[index])
        with Image.open(os.path.join(self.folder, file)) as image:
            image = image.convert("RGB")
            left, top, right, bottom = (
                box[1] * image.width,
                box[2] * image.height,
                box[3] * image.width,
                box[4] * image.height,
            )
            crop = image.crop((int(left), int(top), max(int(left) + 6, int(right)), max(int(top) + 6, int(bottom))))
        crop.thumbnail((320, 320), Image.BILINEAR)
        return np.asarray(crop)


def scrap(rng, folder, files, shares):
    """A piece of one of the photos, its width and height in shares of the photo's shorter side."""
    with Image.open(os.path.join(folder, pick(rng, files))) as image:
        image = image.convert("RGB")
        width, height = np.multiply(shares, min(image.size))
        left, top = rng.uniform(0, image.width - width), rng.uniform(0, image.height - height)
        return image.crop((int(left), int(top), int(left + width), int(top + height)))


def photo_background(rng, folder, files, side):
    share = rng.uniform(0.5, 1)
    return np.asarray(scrap(rng, folder, files, (share, share)).resize((side, side), Image.BILINEAR))


def clutter(rng, folder, files):
    """A piece of a photo in which nothing is food, so that a real surface alone is no reason to name anything."""
    piece = scrap(rng, folder, files, rng.uniform(0.08, 0.35, 2))
    return np.asarray(piece.convert("RGBA")) if chance(rng, 0.5) else cut_out(np.asarray(piece), rng)


def folds(rng, height, width):
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    waves = (
        sum(
            np.sin(xs / width * rng.uniform(-16, 16) + ys / height * rng.uniform(-16, 16) + rng.uniform(0, 6))
            for _ in range(5)
        )
        / 5
    )
    radius = np.abs(xs / width * 2 - 1) ** 3 + np.abs(ys / height * 2 - 1) ** 3
    return waves, np.clip((1 + 0.1 * waves - radius) * 12, 0, 1) * 255


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
