"""Crowded fridges that never were: drawn packages and cut-out photos of food on shelves, every visible thing labelled.

These scenes are the only training photos with complete labels for packages, so they carry full negatives for every class.
"""

import io
import os

import numpy as np
from PIL import Image, ImageFilter

from nameless import bagged
from packages import PACKAGES
from shapes import color, gray, over, print_photos

SIDE = 896
LEAST_VISIBLE = 0.4
LEAST_PIXELS = 140
# what ordinary fridges hold beside packages: cut out of photos four times as often as the rest
COMMON = {"bread", "milk", "juice", "yogurt", "egg", "cheese", "butter", "lettuce", "apple", "orange", "carrot", "tomato", "cucumber", "bell pepper", "broccoli", "grapes", "strawberry", "lemon", "lime", "mushroom", "onion", "potato", "ham", "bacon", "sausage", "chicken", "ground meat", "ketchup", "mayonnaise", "margarine", "sour cream", "olive", "salmon", "cabbage", "green onion", "melon", "mandarin", "peach", "plum", "blueberry", "zucchini", "spinach", "tofu", "soy milk", "oat milk", "buttermilk", "tomato sauce"}
# packages cut out of photos: real ones are few, so each is shown often
PACKAGED = {"milk", "juice", "yogurt", "egg", "ketchup", "mayonnaise", "margarine", "butter", "cheese", "sour cream", "soy milk", "oat milk", "almond milk", "buttermilk", "tomato sauce", "tomato paste", "olive oil", "coffee", "cereal", "beans"}
# what lies on its side as often as it stands, in many fridges
LYING = {"wine": 0.2, "beer": 0.15, "soda": 0.15, "water": 0.12}
# shop photos without boxes show these cartons and tubs held up in the middle
HELD_UP = {"milk", "juice", "yogurt", "sour cream", "soy milk", "oat milk", "buttermilk"}
# collections whose photos serve as prints on drawn labels
PRINTED = ("food120", "fruitveg", "grocery")
HELD_UP_PART = (0.2, 0.08, 0.8, 0.92)
BAGGED_SHARE = 0.2
PACKAGE_WEIGHTS = {"beer": 3, "wine": 2, "soda": 3, "milk": 3, "juice": 3, "egg": 3, None: 16, "water": 1.5, "jam": 1.5, "ketchup": 1.5, "mustard": 1.5, "salad dressing": 1.5, "butter": 1.5, "margarine": 1.5, "yogurt": 2}


def uniform_border(pixels):
    """The border color of a crop when it is all but uniform (a product photo), else None."""
    border = np.concatenate([pixels[:2].reshape(-1, 3), pixels[-2:].reshape(-1, 3), pixels[:, :2].reshape(-1, 3), pixels[:, -2:].reshape(-1, 3)])
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
        mask = Image.fromarray((alpha * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.MinFilter(3)).filter(ImageFilter.GaussianBlur(1))
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
        self.by_class = {}
        for record in records:
            for box in record["boxes"]:
                if record["weak"]:
                    if class_names[box[0]] not in HELD_UP:
                        continue
                    box = [box[0], *HELD_UP_PART]
                if (box[3] - box[1]) * (box[4] - box[2]) > 0.004:
                    self.by_class.setdefault(box[0], []).append((record["file"], box))
        self.classes = sorted(self.by_class)
        weights = np.array([8.0 if class_names[index] in PACKAGED else 4.0 if class_names[index] in COMMON else 1.0 for index in self.classes])
        self.weights = weights / max(1.0, weights.sum())

    def draw(self, rng):
        index = self.classes[int(rng.choice(len(self.classes), p=self.weights))]
        file, box = self.by_class[index][int(rng.integers(len(self.by_class[index])))]
        with Image.open(os.path.join(self.folder, file)) as image:
            image = image.convert("RGB")
            left, top, right, bottom = box[1] * image.width, box[2] * image.height, box[3] * image.width, box[4] * image.height
            crop = image.crop((int(left), int(top), max(int(left) + 6, int(right)), max(int(top) + 6, int(bottom))))
        crop.thumbnail((320, 320), Image.BILINEAR)
        return index, cut_out(np.asarray(crop), rng)


def fridge_interior(rng, shelves):
    base = np.array(gray(rng, 0.55, 0.98) if rng.random() < 0.7 else color(rng, [40, 210, 190], (0.05, 0.3), (0.5, 0.95)), np.float32)
    ys, xs = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    scene = base * (0.75 + 0.25 * np.cos((xs - rng.uniform(0.3, 0.7)) * 2.2))[..., None]
    wall = rng.uniform(0, 0.16)
    scene[:, : int(wall * SIDE)] *= rng.uniform(0.7, 0.95)
    scene[:, SIDE - int(wall * SIDE) :] *= rng.uniform(0.7, 0.95)
    wire = rng.random() < 0.3
    for shelf in shelves:
        thick = int(rng.integers(3, 12))
        scene[shelf : shelf + thick] = scene[shelf : shelf + thick] * 0.3 + np.array(gray(rng, 0.6, 1), np.float32) * 0.7
        scene[shelf + thick : shelf + thick + 14] *= 0.82
        if wire:
            scene[shelf - 6 : shelf, :: int(rng.integers(8, 16))] *= 0.7
        else:
            scene[max(0, shelf - int(rng.integers(8, 40))) : shelf] *= rng.uniform(0.85, 1.05)
    return scene


def photo_background(rng, folder, files):
    with Image.open(os.path.join(folder, files[int(rng.integers(len(files)))])) as image:
        image = image.convert("RGB")
        side = rng.uniform(0.5, 1) * min(image.size)
        left, top = rng.uniform(0, image.width - side), rng.uniform(0, image.height - side)
        return np.asarray(image.crop((int(left), int(top), int(left + side), int(top + side))).resize((SIDE, SIDE), Image.BILINEAR), np.float32)


def clutter(rng, folder, files):
    """A piece of a photo in which nothing is food, so that a real surface alone is no reason to name anything."""
    with Image.open(os.path.join(folder, files[int(rng.integers(len(files)))])) as image:
        image = image.convert("RGB")
        width, height = rng.uniform(0.08, 0.35, 2) * min(image.size)
        left, top = rng.uniform(0, image.width - width), rng.uniform(0, image.height - height)
        crop = np.asarray(image.crop((int(left), int(top), int(left + width), int(top + height))))
    return np.dstack([crop, np.full(crop.shape[:2], 255, np.uint8)]) if rng.random() < 0.5 else cut_out(crop, rng)


def pose(sprite, rng, depth, lying):
    """Tilt, stretch, darken and blur a sprite for its place on the shelf."""
    image = Image.fromarray(sprite)
    if rng.random() < lying:
        image = image.transpose(Image.ROTATE_90 if rng.random() < 0.5 else Image.ROTATE_270)
    elif rng.random() < 0.4:
        image = image.rotate(rng.normal(0, 3), Image.BILINEAR, expand=True)
    image = image.resize((max(5, int(image.width * rng.uniform(0.9, 1.12))), max(5, image.height)), Image.BILINEAR)
    if rng.random() < 0.5:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.3) + 0.6 * depth))
    posed = np.asarray(image).astype(np.float32)
    posed[..., :3] = np.clip(posed[..., :3] * rng.uniform(0.7, 1.1) * (1 - 0.25 * depth) + rng.normal(0, 4), 0, 255)
    return posed.astype(np.uint8)


def choose(rng, unit, class_ids, cutouts, backgrounds, names, weights, cutout_share=0.4):
    """A class id (-1 for the nameless), a function that draws it (the same thing may stand there several times), how often it lies."""
    kind = rng.random()
    if kind < cutout_share + 0.06 and cutouts.classes:
        index, sprite = cutouts.draw(rng) if kind < cutout_share or not backgrounds else (-1, clutter(rng, cutouts.folder, backgrounds))
        factor = unit * rng.uniform(0.6, 1.5) / max(sprite.shape[:2])
        if rng.random() < BAGGED_SHARE:
            sprite = bagged(sprite, rng)
        image = Image.fromarray(sprite).resize((max(6, int(sprite.shape[1] * factor)), max(6, int(sprite.shape[0] * factor))), Image.BILINEAR)
        return index, lambda: np.asarray(image), 0.05
    name = names[int(rng.choice(len(names), p=weights))]
    drawers = PACKAGES[name]
    drawer, seed = drawers[int(rng.integers(len(drawers)))], int(rng.integers(1 << 31))
    return class_ids.get(name, -1), lambda: drawer(np.random.default_rng(seed), unit), LYING.get(name, 0.05)


def light(scene, rng):
    """Lamps, glare, plastic film, dim corners, camera noise."""
    ys, xs = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    cx, cy = rng.uniform(0, 1, 2)
    distance = (xs - cx) ** 2 + (ys - cy) ** 2
    scene = scene * (rng.uniform(0.55, 1) + rng.uniform(0, 0.6) * np.exp(-distance / rng.uniform(0.1, 0.8)))[..., None]
    warmth, tint = rng.normal(0, 0.09), rng.normal(0, 0.035)
    scene = scene * np.array([1 + warmth, 1 + tint, 1 - warmth]) * rng.uniform(0.85, 1.15)
    if rng.random() < 0.2:
        scene = scene * np.array([1.1, 0.95, rng.uniform(0.5, 0.8)]) * rng.uniform(0.6, 1)
    if rng.random() < 0.25:
        cx, cy = rng.uniform(0, 1, 2)
        scene = scene + (rng.uniform(60, 200) * np.exp(-((xs - cx) ** 2 + (ys - cy) ** 2) / rng.uniform(0.002, 0.03)))[..., None]
    if rng.random() < 0.12:
        angle = rng.uniform(0, np.pi)
        film = np.sin((xs * np.cos(angle) + ys * np.sin(angle)) * rng.uniform(40, 160) + 3 * np.sin(ys * 9)) ** 8
        x0, y0 = rng.uniform(0, 0.7, 2)
        patch = (xs > x0) & (xs < x0 + 0.35) & (ys > y0) & (ys < y0 + 0.35)
        scene = scene + (film * patch * rng.uniform(8, 45))[..., None]
    scene = np.clip(scene, 0, 255)
    if rng.random() < 0.5:
        scene = scene + rng.normal(0, rng.uniform(2, 9), scene.shape)
    image = Image.fromarray(np.clip(scene, 0, 255).astype(np.uint8))
    if rng.random() < 0.35:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.4, 1.6)))
    return np.asarray(camera(image, rng))


def camera(image, rng):
    """What a small or old camera leaves of it: fewer pixels, a smear, coarse compression."""
    if rng.random() < 0.2:
        reach = int(rng.integers(2, 6))
        kernel = np.zeros((5, 5))
        kernel[2, :reach] = 1
        image = image.filter(ImageFilter.Kernel((5, 5), (kernel if rng.random() < 0.5 else kernel.T).ravel().tolist(), scale=reach))
    if rng.random() < 0.45:
        side = int(SIDE * rng.uniform(0.45, 1))
        stored = io.BytesIO()
        image.resize((side, side), Image.BILINEAR).save(stored, "JPEG", quality=int(rng.integers(25, 75)))
        image = Image.open(stored).convert("RGB").resize((SIDE, SIDE), Image.BICUBIC)
    return image


def perspective(corners):
    """Coefficients for Pillow that bring the square scene onto the four given corners (clockwise from the top left)."""
    square = [(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)]
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, square):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(values, float))


def stand_back(scene, owner, surroundings, rng):
    """See the fridge from a few steps away and from the side, with the room or a dark frame around it."""
    width, height = rng.uniform(0.45, 1.0, 2) * SIDE
    left, top = rng.uniform(0, SIDE - width), rng.uniform(0, SIDE - height)
    slant = rng.uniform(-0.18, 0.18) * height
    lean = rng.uniform(-0.1, 0.1) * width
    corners = [(left + lean, top + max(0, slant)), (left + width, top + max(0, -slant)), (left + width, top + height - max(0, -slant)), (left, top + height - max(0, slant))]
    coefficients = perspective(corners)
    seen = Image.fromarray(np.clip(scene, 0, 255).astype(np.uint8)).transform((SIDE, SIDE), Image.PERSPECTIVE, coefficients, Image.BICUBIC)
    inside = np.asarray(Image.new("L", (SIDE, SIDE), 255).transform((SIDE, SIDE), Image.PERSPECTIVE, coefficients, Image.NEAREST)) > 0
    moved = np.asarray(Image.fromarray(owner).transform((SIDE, SIDE), Image.PERSPECTIVE, coefficients, Image.NEAREST))
    return np.where(inside[..., None], np.asarray(seen, np.float32), surroundings), np.where(inside, moved, 0)


class Composer:
    def __init__(self, folder, records, class_names):
        self.folder = folder
        self.class_ids = {name: index for index, name in enumerate(class_names)}
        self.cutouts = Cutouts(folder, records, class_names)
        self.backgrounds = [record["file"] for record in records if record["source"] == "negatives"]
        print_photos([os.path.join(folder, record["file"]) for record in records if record["source"] in PRINTED])
        self.names = list(PACKAGES)
        weights = np.array([PACKAGE_WEIGHTS.get(name, 1) for name in self.names], np.float64)
        self.weights = weights / weights.sum()

    def scene(self, seed):
        """-> (square RGB, [[class id, x1, y1, x2, y2] in shares of the side])."""
        rng = np.random.default_rng(seed)
        count = int(rng.integers(1, 7))
        gap = SIDE / count
        shelves = [int(gap * (i + 1) - rng.uniform(4, 14)) for i in range(count)]
        if self.backgrounds and rng.random() < 0.3:
            scene = photo_background(rng, self.folder, self.backgrounds).copy()
        else:
            scene = fridge_interior(rng, shelves)
        owner = np.zeros((SIDE, SIDE), np.int32)
        things = []
        # people fill a fridge with few kinds of things: a scene draws its packages from a handful of names
        share = self.weights * (rng.random(len(self.names)) < rng.uniform(0.25, 0.8))
        share = share / share.sum() if share.sum() > 0 else self.weights
        for shelf in shelves:
            if rng.random() < 0.08:
                continue
            unit = gap * rng.uniform(0.3, 0.5)
            for depth in (1, 0):
                if depth == 1 and rng.random() < 0.4:
                    continue
                x = rng.uniform(-40, 100)
                base = shelf - int(depth * gap * 0.08)
                while x < SIDE - 15:
                    index, draw, lying = choose(rng, unit * (1 - 0.1 * depth), self.class_ids, self.cutouts, self.backgrounds, self.names, share)
                    for _ in range(1 if rng.random() < 0.55 else int(rng.integers(2, 6))):
                        sprite = pose(draw(), rng, depth, lying)
                        left, top = int(x), base - sprite.shape[0] + int(rng.integers(0, 8))
                        self.place(scene, owner, things, index, sprite, left, top)
                        if sprite.shape[0] < gap * 0.42 and rng.random() < 0.3:
                            upper = pose(draw(), rng, depth, lying)
                            self.place(scene, owner, things, index, upper, left + int(rng.integers(-8, 9)), top - upper.shape[0] + int(rng.integers(0, 6)))
                        x += sprite.shape[1] * rng.uniform(0.65, 1.15)
                    x += rng.uniform(-6, 20) if rng.random() < 0.75 else rng.uniform(30, 220)
            if rng.random() < 0.25:
                self.rail(scene, owner, rng, shelf, gap)
        whole = np.bincount(owner.ravel(), minlength=len(things) + 1)
        if rng.random() < 0.6:
            surroundings = photo_background(rng, self.folder, self.backgrounds) if self.backgrounds and rng.random() < 0.6 else fridge_interior(rng, []) * rng.uniform(0.1, 0.9)
            scene, owner = stand_back(scene, owner, surroundings, rng)
        return light(scene, rng), self.visible_boxes(owner, things, whole)

    def place(self, scene, owner, things, index, sprite, left, top):
        over(scene, sprite, left, top)
        x0, y0, x1, y1 = max(0, left), max(0, top), min(SIDE, left + sprite.shape[1]), min(SIDE, top + sprite.shape[0])
        if x1 <= x0 or y1 <= y0:
            return
        solid = sprite[y0 - top : y1 - top, x0 - left : x1 - left, 3] > 60
        things.append((index, max(1, int((sprite[..., 3] > 60).sum()))))
        owner[y0:y1, x0:x1][solid] = len(things)

    def rail(self, scene, owner, rng, shelf, gap):
        """The bar or clear front of a door shelf, in front of the feet of everything on it."""
        top = int(shelf - gap * rng.uniform(0.12, 0.35))
        strength = rng.uniform(0.25, 1)
        scene[top:shelf] = scene[top:shelf] * (1 - strength) + np.array(gray(rng, 0.6, 1), np.float32) * strength
        if strength > 0.75:
            owner[top:shelf] = 0

    @staticmethod
    def visible_boxes(owner, things, whole):
        """whole: px of each thing that showed before the fridge was moved away."""
        boxes = []
        for number, (index, area) in enumerate(things, 1):
            if index < 0:
                continue
            if whole[number] < LEAST_VISIBLE * area:
                continue
            ys, xs = np.nonzero(owner == number)
            if len(xs) < LEAST_PIXELS:
                continue
            boxes.append([index, xs.min() / SIDE, ys.min() / SIDE, (xs.max() + 1) / SIDE, (ys.max() + 1) / SIDE])
        return boxes
