"""Stocked fridges, doors and shelves as a camera sees them, with complete labels: the path tracer's scenes. Lengths in meters.

python3 ml/scenes.py --data DATA --out SCENES --seconds 400
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from PIL import Image, ImageFilter

from cutouts import SIDE, Cutouts, bagged, camera, clutter, photo_background
from data import SOURCES, class_names, read_split
from goods_drinks import DRINKS
from goods_foods import FOODS
from labels import use_fonts
from render import Stage, developed, turn_about

RENDERED_SIDE = 720
SAMPLES = 32
LEAST_VISIBLE = 0.3
LEAST_PIXELS = 90
UP = np.array([0.0, 1.0, 0.0])
# how often a thing of each name stands in a fridge and in its door, against the nameless
BODY = {"milk": 5, "juice": 4, "soda": 5, "beer": 5, "wine": 2.5, "water": 2.5, "egg": 6, "butter": 2, "margarine": 2, "yogurt": 5, "cheese": 3, "jam": 2, "ketchup": 1.5, "mustard": 1.5, "mayonnaise": 1.5, "salad dressing": 1.5, "pickle": 2, "bread": 3, "sour cream": 1, None: 34}
DOOR = {"milk": 5, "juice": 4, "soda": 4, "beer": 3.5, "wine": 2.5, "water": 2, "egg": 4, "butter": 3, "margarine": 1.5, "jam": 3, "ketchup": 5, "mustard": 5, "mayonnaise": 2.5, "salad dressing": 6, "pickle": 2, "soy sauce": 1.5, "honey": 1, None: 18}
OTHERWISE = 0.5
KEPT = 24
CARD_WIDTH = {"apple": 0.08, "lemon": 0.07, "lime": 0.06, "orange": 0.08, "tomato": 0.08, "garlic": 0.06, "onion": 0.09, "egg": 0.16, "lettuce": 0.2, "cabbage": 0.2, "cauliflower": 0.18, "broccoli": 0.16, "watermelon": 0.24, "melon": 0.16, "pumpkin": 0.24, "bread": 0.22, "cucumber": 0.18, "carrot": 0.18}


class Shelf:
    """A flat place to stand things on; along and away are its axes, away from the one who looks."""

    def __init__(self, corner, along, away, width, depth, room):
        self.corner, self.along, self.away = np.array(corner, float), np.array(along, float), np.array(away, float)
        self.width, self.depth, self.room = width, depth, room
        self.pose = np.stack([np.cross(UP, self.away), UP, self.away], 1)
        self.taken = []

    def free(self, x0, x1, z0, z1):
        inside = x0 >= 0 and z0 >= 0 and x1 <= self.width and z1 <= self.depth
        return inside and not any(x0 < b and a < x1 and z0 < d and c < z1 for a, b, c, d in self.taken)

    def point(self, x, z, y=0.0):
        return self.corner + self.along * x + self.away * z + UP * y


def despeckled(light):
    """Lone bright px, which a path tracer leaves, become what is around them."""
    brightness = light.mean(2)
    around = np.pad(brightness, 1, mode="edge")
    height, width = brightness.shape
    near = np.stack([around[y : y + height, x : x + width] for y in range(3) for x in range(3) if (y, x) != (1, 1)])
    limit = np.partition(near, 5, axis=0)[5] * 1.5 + 1e-3
    return light * np.minimum(1, limit / np.maximum(brightness, 1e-6))[..., None]


class Scenes:
    def __init__(self, folder, records, class_names):
        self.folder = folder
        self.class_ids = {name: index for index, name in enumerate(class_names)}
        self.class_names = class_names
        self.cutouts = Cutouts(folder, records, class_names)
        self.backgrounds = [record["file"] for record in records if record["source"] == "negatives"]
        self.kept, self.photos = {}, []
        self.makers = {name: list(choices) for name, choices in DRINKS.items()}
        for name, choices in FOODS.items():
            self.makers.setdefault(name, []).extend(choices)

    def scene(self, seed):
        """-> (square RGB, [[class id, x1, y1, x2, y2] in shares of the side])."""
        rng = np.random.default_rng([seed, 2])
        stage = Stage()
        view = self.cupboard(stage, rng) if rng.random() < 0.12 else self.fridge(stage, rng)
        eye, target, span, lamps = view
        ahead = (target - eye) / np.linalg.norm(target - eye)
        right = np.cross(UP, ahead)
        right /= np.linalg.norm(right)
        above = np.cross(ahead, right)
        roll = rng.normal(0, 0.05)
        right, above = right * np.cos(roll) + above * np.sin(roll), above * np.cos(roll) - right * np.sin(roll)
        half = span / 2 / np.linalg.norm(target - eye)
        around = np.array([1.0, 1.0, 1.0]) * lamps["room"] * rng.uniform(0.5, 1.5)
        backdrop = self.backdrop(rng, lamps["room"])
        light, owner, whole = stage.render(eye, right * half, above * half, ahead, around, backdrop, SAMPLES, int(seed) % 1_000_003)
        return self.photograph(light, owner > 0, rng), self.boxes(stage, owner, whole)

    def backdrop(self, rng, room):
        if self.backgrounds and rng.random() < 0.8:
            photo = photo_background(rng, self.folder, self.backgrounds)
            image = np.asarray(Image.fromarray(np.clip(photo, 0, 255).astype(np.uint8)).resize((RENDERED_SIDE, RENDERED_SIDE), Image.BILINEAR), np.float32)
        else:
            image = np.tile(rng.uniform(60, 230, 3).astype(np.float32), (RENDERED_SIDE, RENDERED_SIDE, 1))
        return np.clip(image * min(1.0, room * 2 + 0.05) ** 0.45, 0, 255).astype(np.uint8)

    @staticmethod
    def photograph(light, goods, rng):
        """Exposure and white balance by the picture, mostly by the things in it, then what a small camera leaves of it."""
        light = despeckled(light)
        metered = light[goods] if goods.any() and rng.random() < 0.75 else light.reshape(-1, 3)
        mean = np.exp(np.log(metered.mean(1) + 1e-3).mean())
        cast = light.reshape(-1, 3).mean(0)
        balance = (cast.mean() / np.maximum(cast, 1e-3)) ** rng.uniform(0.1, 0.9)
        exposure = np.clip(np.exp(rng.normal(np.log(0.26), 0.35)) / mean, 0.2, 60)
        picture = developed(light * balance * rng.normal(1, 0.03, 3), exposure).astype(np.float32)
        picture = picture + rng.normal(0, rng.uniform(0, 6), picture.shape)
        image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 0.9)))
        return np.asarray(camera(image.resize((SIDE, SIDE), Image.BICUBIC), rng))

    def boxes(self, stage, owner, whole):
        found = []
        shown = np.bincount(owner.ravel(), minlength=len(stage.names) + 1)
        for number, name in enumerate(stage.names, 1):
            if name not in self.class_ids or shown[number] < max(LEAST_PIXELS, LEAST_VISIBLE * whole[number]):
                continue
            ys, xs = np.nonzero(owner == number)
            found.append([self.class_ids[name], xs.min() / RENDERED_SIDE, ys.min() / RENDERED_SIDE, (xs.max() + 1) / RENDERED_SIDE, (ys.max() + 1) / RENDERED_SIDE])
        return found

    def few(self, rng, common):
        """People fill a fridge with few kinds of things. -> names and their shares."""
        names = list(self.makers)
        share = np.array([common.get(name, OTHERWISE) * (name is None or rng.random() < 0.6) * rng.lognormal(0, 0.5) for name in names])
        return names, share / share.sum()

    def make(self, rng, stock):
        names, share = stock
        name = names[int(rng.choice(len(names), p=share))]
        kept = self.kept.setdefault(name, [])
        # drawing a label costs more than rendering it, so most goods stand in several scenes
        if len(kept) >= KEPT and rng.random() < 0.8:
            return kept[int(rng.integers(len(kept)))]
        choices = self.makers[name]
        weights = np.array([weight for weight, _ in choices])
        good = choices[int(rng.choice(len(choices), p=weights / weights.sum()))][1](rng)
        kept.append(good)
        if len(kept) > 2 * KEPT:
            kept.pop(int(rng.integers(KEPT)))
        return good

    def fill(self, stage, rng, shelf, stock, crowd, cards):
        """Stand things on a shelf until most of the places tried are taken."""
        for _ in range(int(crowd * rng.uniform(0.5, 1.3) * (8 + shelf.width * shelf.depth * 260))):
            if rng.random() < cards:
                self.stand_card(stage, rng, shelf)
                continue
            good = self.make(rng, stock)
            spot = self.stand(stage, rng, shelf, good)
            copies = 0 if spot is None or rng.random() < 0.65 else int(rng.integers(1, 5))
            for _ in range(copies):
                spot = self.stand(stage, rng, shelf, good, beside=spot) if spot else None

    def stand(self, stage, rng, shelf, good, beside=None):
        """-> the place taken as (x0, x1, z0, z1, height, lies), or None where it does not fit."""
        low, high = good.bounds()
        lies = beside[5] if beside else (0 if rng.random() > good.lies and high[1] < shelf.room else int(rng.integers(1, 4)))
        turn = turn_about(1, rng.normal(0, 0.18 if beside is None else 0.35))
        if lies:
            turn = turn_about(1, rng.normal(0, 0.15)) @ (turn_about(0, np.pi / 2) if lies == 1 else turn_about(0, -np.pi / 2) if lies == 2 else turn_about(2, rng.choice([-1, 1]) * np.pi / 2)) @ turn_about(1, rng.uniform(-1, 1))
        corners = np.array([[x, y, z] for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]) @ turn.T
        least, largest = corners.min(0), corners.max(0)
        if lies and high[0] - low[0] < 0.8 * (high[1] - low[1]):
            # a round thing rests on its side, whichever way it is turned about its axis
            least[1], largest[1] = -(high[0] - low[0]) / 2, (high[0] - low[0]) / 2
        width, tall, depth = (largest - least) * [0.94, 1, 0.94]
        if tall > shelf.room:
            return None
        for _ in range(4):
            if beside is None:
                x, z = rng.uniform(0, max(1e-3, shelf.width - width)), (shelf.depth - depth) * rng.beta(1.0, 1.4)
            elif rng.random() < 0.6:
                x, z = (beside[1] + 0.003 if rng.random() < 0.5 else beside[0] - width - 0.003), beside[2] + rng.normal(0, 0.004)
            else:
                x, z = beside[0] + rng.normal(0, 0.004), (beside[3] + 0.003 if rng.random() < 0.5 else beside[2] - depth - 0.003)
            if not shelf.free(x, x + width, z, z + depth):
                continue
            shelf.taken.append((x, x + width, z, z + depth))
            # the shelf's own x runs along the pose's x or against it
            sign = np.sign(shelf.pose[:, 0] @ shelf.along)
            middle = (least + largest) / 2
            foot = shelf.point(x + width / 2, z + depth / 2) - shelf.pose @ [middle[0], least[1], middle[2]]
            stage.good(good, foot, shelf.pose @ turn)
            if tall + 0.05 < shelf.room and not lies and good.parts[0].power > 3.5 and rng.random() < 0.3 and sign:
                stage.good(good, foot + UP * tall, shelf.pose @ turn_about(1, rng.normal(0, 0.15)) @ turn)
            return x, x + width, z, z + depth, tall, lies
        return None

    def photo(self, rng):
        """A food cut out of a photo, some of them in a bag, or a scrap of a room. -> its name, its picture."""
        if len(self.photos) >= 4 * KEPT and rng.random() < 0.75:
            return self.photos[int(rng.integers(len(self.photos)))]
        if self.backgrounds and rng.random() < 0.08:
            drawn = None, clutter(rng, self.folder, self.backgrounds)
        else:
            index, sprite = self.cutouts.draw(rng)
            drawn = self.class_names[index], bagged(sprite, rng) if rng.random() < 0.2 else sprite
        self.photos.append(drawn)
        if len(self.photos) > 8 * KEPT:
            self.photos.pop(int(rng.integers(4 * KEPT)))
        return drawn

    def stand_card(self, stage, rng, shelf):
        if not self.cutouts.classes:
            return
        name, sprite = self.photo(rng)
        width = CARD_WIDTH.get(name, 0.12) * rng.uniform(0.7, 1.5)
        tall = width * sprite.shape[0] / sprite.shape[1]
        if tall > shelf.room:
            width, tall = width * shelf.room / tall, shelf.room
        for _ in range(4):
            x, z = rng.uniform(0, max(1e-3, shelf.width - width)), rng.uniform(0.01, max(0.02, shelf.depth - 0.05))
            if not shelf.free(x, x + width, z - 0.01, z + 0.04):
                continue
            shelf.taken.append((x, x + width, z - 0.01, z + 0.04))
            stage.card(name, sprite, shelf.point(x + width / 2, z), width, shelf.pose @ turn_about(1, rng.normal(0, 0.1)))
            return

    def lamps(self, stage, rng, inside, eye, room_lamps=True):
        """Which lights are on: the fridge's own, the room's, the camera's flash. -> how bright the room is."""
        own, room, flash = [(1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 1, 0), (1, 0, 1), (0, 0, 1)][int(rng.choice(6, p=[0.18, 0.4, 0.12, 0.12, 0.12, 0.06]))]
        if not inside:
            own, room = 0, 1 if not flash or rng.random() < 0.5 else 0

        def hue(warm, cold):
            return np.array([1.0, 0.86, 0.66]) if rng.random() < warm else np.array([0.85, 0.95, 1.0]) if rng.random() < cold else np.array([1.0, 0.97, 0.92])

        for place in inside if own else []:
            stage.lamp(place, (rng.uniform(0.02, 0.08), 0, 0), (0, 0, rng.uniform(0.01, 0.04)), hue(0.45, 0.3) * rng.uniform(0.15, 0.5))
        if room:
            place = eye + [rng.uniform(-1.2, 1.2), rng.uniform(0.3, 1.2), rng.uniform(-0.8, 0.5)]
            stage.lamp(place, (rng.uniform(0.1, 0.6), 0, 0), (0, 0, rng.uniform(0.1, 0.6)), hue(0.4, 0.2) * rng.uniform(0.4, 2.5))
        if flash:
            stage.lamp(eye + [rng.uniform(-0.06, 0.06), rng.uniform(0.02, 0.08), 0], (0.006, 0, 0), (0, 0.006, 0), np.ones(3) * rng.uniform(0.8, 3))
        return {"room": rng.uniform(0.06, 0.35) if room else rng.uniform(0.01, 0.05)}

    def cupboard(self, stage, rng):
        """A shelf, a counter or a table with things on it."""
        width, depth, room = rng.uniform(0.5, 1.2), rng.uniform(0.25, 0.5), rng.uniform(0.28, 0.4)
        tint = rng.uniform(0.15, 0.8) * np.array([1, rng.uniform(0.6, 1), rng.uniform(0.4, 1)])
        levels = int(rng.integers(1, 4))
        stock = self.few(rng, BODY if rng.random() < 0.5 else DOOR)
        for level in range(levels):
            y = level * room
            stage.slab((0, y - 0.01, depth / 2), (width / 2, 0.01, depth / 2), tint, "gloss" if rng.random() < 0.5 else "matte")
            self.fill(stage, rng, Shelf((-width / 2, y, 0), (1, 0, 0), (0, 0, 1), width, depth, room - 0.03), stock, rng.uniform(0.3, 1.2), 0.3)
        if rng.random() < 0.7:
            stage.slab((0, levels * room / 2, depth + 0.02), (width, levels * room, 0.02), rng.uniform(0.2, 0.85, 3), "matte")
        target = np.array([rng.uniform(-0.2, 0.2), levels * room * rng.uniform(0.3, 0.6), depth / 2])
        eye = target + [rng.uniform(-0.6, 0.6), rng.uniform(0.05, 0.9), -rng.uniform(0.7, 1.6)]
        return eye, target, rng.uniform(0.5, 1.2) * max(0.8, levels * room), self.lamps(stage, rng, [], eye)

    def fridge(self, stage, rng):
        width, height, depth = rng.uniform(0.45, 0.8), rng.uniform(0.6, 1.4), rng.uniform(0.38, 0.56)
        inner = rng.uniform(0.62, 0.85) * np.array([1, rng.uniform(0.96, 1), rng.uniform(0.9, 1)])
        shell = np.ones(3) * (rng.uniform(0.55, 0.85) if rng.random() < 0.7 else rng.uniform(0.03, 0.3))
        hinge = -1 if rng.random() < 0.5 else 1
        # the walls stand around the inside; what is above and below is the freezer's door or the floor
        half, thick = width / 2, rng.uniform(0.025, 0.05)
        stage.slab((0, height / 2, depth + 0.02), (half, height / 2 + 0.02, 0.02), inner)
        for side in (-1, 1):
            stage.slab((side * (half + 0.005), height / 2, depth / 2), (0.005, height / 2, depth / 2), inner)
            stage.slab((side * (half + 0.01 + thick / 2), height / 2, depth / 2 + 0.005), (thick / 2, height / 2 + thick, depth / 2 + 0.005), shell)
        stage.slab((0, -0.005, depth / 2), (half, 0.005, depth / 2), inner)
        stage.slab((0, height + 0.005, depth / 2), (half, 0.005, depth / 2), inner)
        beyond = [rng.uniform(0.03, 0.8), rng.uniform(0.03, 0.6)]
        stage.slab((0, height + 0.01 + beyond[0] / 2, depth / 2), (half + thick, beyond[0] / 2, depth / 2 + 0.02), shell)
        stage.slab((0, -0.01 - beyond[1] / 2, depth / 2), (half + thick, beyond[1] / 2, depth / 2 + 0.02), shell)
        levels = self.shelves(stage, rng, width, height, depth, inner)
        stock = self.few(rng, BODY)
        crowd = rng.choice([0.3, 0.8, 1.5, 2.5], p=[0.12, 0.25, 0.35, 0.28])
        cards = rng.uniform(0.1, 0.4)
        for number, (level, room, drawer) in enumerate(levels):
            shelf = Shelf((-half + 0.01, level + 0.001, 0.03), (1, 0, 0), (0, 0, 1), width - 0.02, depth - 0.05, room - 0.015)
            self.fill(stage, rng, shelf, stock, crowd * (0.5 if drawer else 1) * (0.25 if rng.random() < 0.1 else 1), 0.85 if drawer else cards)
        opening = np.radians(rng.uniform(-15, 78))
        outward = np.array([hinge * np.cos(opening), 0, -np.sin(opening)])
        facing = np.array([-hinge * np.sin(opening), 0, -np.cos(opening)])
        hinge_at = np.array([hinge * (half + thick), 0, -0.02])
        door = rng.random() < 0.8
        if door:
            self.door(stage, rng, hinge_at, outward, facing, width, height, inner, shell)
        kind = rng.random() if door else 0.4
        middle = hinge_at + outward * width * 0.5 + UP * height * rng.uniform(0.35, 0.65)
        centre = np.array([0, height * rng.uniform(0.3, 0.7), depth * 0.4])
        if kind < 0.25:
            target, span, front = middle, rng.uniform(0.55, 1.1), facing
        elif kind < 0.6:
            target, span, front = centre, rng.uniform(0.6, 1.2), np.array([0, 0, -1.0])
        else:
            target, span, front = centre * 0.6 + middle * 0.4, rng.uniform(1.0, 1.6), np.array([-0.3 * hinge, 0, -1.0])
        distance = rng.uniform(0.7, 1.8)
        eye = target + front / np.linalg.norm(front) * distance + [rng.normal(0, 0.2) * distance, rng.uniform(-0.15, 0.5) * distance, 0]
        inside = [np.array([rng.uniform(-0.6, 0.6) * half, height - 0.012, depth * rng.uniform(0.1, 0.9)])]
        if rng.random() < 0.2:
            inside = [np.array([side * (half - 0.012), height * rng.uniform(0.5, 0.9), depth * rng.uniform(0.1, 0.6)]) for side in (-1, 1)]
        return eye, target, span * max(1.0, height * 0.85) if kind >= 0.25 else span * max(1.0, height * 0.8), self.lamps(stage, rng, inside, eye)

    @staticmethod
    def shelves(stage, rng, width, height, depth, inner):
        """Shelves and drawers. -> (level, room above it, is a drawer), from the lowest up."""
        half = width / 2
        found, level = [], 0.0
        drawers = rng.random() < 0.65
        kind = rng.random()
        trim = np.ones(3) * rng.uniform(0.5, 0.9)
        while level < height - 0.14:
            drawer = drawers and not found
            room = rng.uniform(0.16, 0.26) if drawer else rng.uniform(0.14, 0.36)
            if level + room > height - 0.14:
                room = height - level
            found.append((level, room - 0.012, drawer))
            top = level + room
            if drawer:
                opacity = rng.choice([0.12, 0.35, 0.6, 1.0], p=[0.35, 0.3, 0.2, 0.15])
                for left, right in [(-half, half)] if rng.random() < 0.4 else [(-half, -0.004), (0.004, half)]:
                    stage.slab(((left + right) / 2, level + room * 0.46, 0.018), ((right - left) / 2 - 0.006, room * 0.44, 0.002), trim, "clear" if opacity < 1 else "gloss", opacity=opacity)
                    stage.slab(((left + right) / 2, level + room * 0.86, 0.012), ((right - left) / 2 - 0.006, 0.014, 0.008), trim)
            if top < height - 0.05:
                front = rng.uniform(0, 0.05)
                if kind < 0.25:
                    stage.slab((0, top - 0.003, depth / 2 + front / 2), (half, 0.003, (depth - front) / 2), trim, wire=width / int(rng.integers(16, 30)))
                elif kind < 0.8:
                    stage.slab((0, top - 0.003, depth / 2 + front / 2), (half - 0.003, 0.003, (depth - front) / 2), trim, "clear", opacity=rng.choice([0.03, 0.15, 0.4]))
                else:
                    stage.slab((0, top - 0.006, depth / 2 + front / 2), (half - 0.003, 0.006, (depth - front) / 2), inner)
                stage.slab((0, top - 0.005, front + 0.005), (half - 0.003, rng.uniform(0.004, 0.014), 0.006), trim)
            level = top
        return found

    def door(self, stage, rng, hinge_at, outward, facing, width, height, inner, shell):
        """The open door's inner side with its racks."""
        along = width + 0.06
        pose = np.stack([np.cross(UP, -facing), UP, -facing], 1)

        def at(x, y, toward):
            return hinge_at + outward * x + UP * y + facing * toward

        stage.slab(at(along / 2, height / 2, -0.03), (along / 2, height / 2 + 0.03, 0.025), shell, pose=pose)
        stage.slab(at(along / 2, height / 2, 0), (along / 2 - 0.02, height / 2 + 0.005, 0.008), inner, pose=pose)
        for edge in (0.035, along - 0.035):
            stage.slab(at(edge, height / 2, 0.035), (0.012, height / 2 - 0.01, 0.035), inner, pose=pose)
        stock = self.few(rng, DOOR)
        clear = rng.random() < 0.4
        deep = rng.uniform(0.1, 0.15)
        level = rng.uniform(0.0, 0.05)
        crowd = rng.choice([0.4, 1.0, 2.0, 3.0], p=[0.1, 0.25, 0.35, 0.3])
        while level < height - 0.1:
            room = min(rng.uniform(0.15, 0.4), height - level + 0.08)
            stage.slab(at(along / 2, level + 0.004, deep / 2), (along / 2 - 0.045, 0.004, deep / 2), inner, "clear" if clear else "gloss", pose, 0.2 if clear else 1.0)
            rail = min(rng.uniform(0.03, 0.1), room * 0.5)
            stage.slab(at(along / 2, level + rail / 2, deep + 0.004), (along / 2 - 0.045, rail / 2, 0.003), inner * rng.uniform(0.9, 1.05), "clear" if clear else "gloss", pose, rng.choice([0.08, 0.3]) if clear else 1.0)
            start = at(0.05, level + 0.009, deep - 0.004)
            shelf = Shelf(start, outward, -facing, along - 0.1, deep - 0.012, room - 0.01)
            self.fill(stage, rng, shelf, stock, crowd * (0.2 if rng.random() < 0.12 else 1), 0.06)
            level += room


_scenes = None


def _start(data, fonts):
    global _scenes
    if fonts:
        use_fonts(fonts)
    _scenes = Scenes(data, read_split(data, "train", SOURCES)[0], class_names(data))


def _render(task):
    seed, out = task
    picture, boxes = _scenes.scene(seed)
    name = f"{seed:07d}.jpg"
    Image.fromarray(picture).save(os.path.join(out, name), quality=92)
    return name, boxes


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--fonts", help="folder of font files for the labels; without it Pillow's own font")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    begun, done = time.time(), {}
    tasks = [(options.seed * 1_000_000 + number, options.out) for number in range(options.most)]
    with ProcessPoolExecutor(options.workers, initializer=_start, initargs=(options.data, options.fonts)) as pool:
        for start in range(0, options.most, 4 * options.workers):
            done.update(pool.map(_render, tasks[start : start + 4 * options.workers]))
            with open(os.path.join(options.out, "scenes.json"), "w") as file:
                json.dump(done, file)
            print(f"{len(done)} scenes after {time.time() - begun:.0f} s", flush=True)
            if time.time() - begun > options.seconds:
                break


if __name__ == "__main__":
    main()
