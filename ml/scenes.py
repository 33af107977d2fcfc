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

from cutouts import SIDE, camera, photo_background
from data import SOURCES, class_names, read_split
from fridges import cupboard, fridge
from prints.labels import use_fonts
from render import EXPOSED, Stage, brightness, developed
from stocking import UP, Stock

RENDERED_SIDE = 720
SAMPLES = 16
LEAST_VISIBLE = 0.3
LEAST_PIXELS = 90


class Scenes:
    def __init__(self, folder, records, class_names):
        self.class_ids = {name: index for index, name in enumerate(class_names)}
        self.stock = Stock(folder, records, class_names)

    def scene(self, seed):
        """-> (square RGB, [[class id, x1, y1, x2, y2] in shares of the side])."""
        rng = np.random.default_rng([seed, 2])
        stage = Stage()
        eye, target, span, room = (cupboard if rng.random() < 0.12 else fridge)(stage, rng, self.stock)
        ahead = (target - eye) / np.linalg.norm(target - eye)
        right = np.cross(UP, ahead)
        right /= np.linalg.norm(right)
        above = np.cross(ahead, right)
        roll = rng.normal(0, 0.05)
        right, above = right * np.cos(roll) + above * np.sin(roll), above * np.cos(roll) - right * np.sin(roll)
        half = span / 2 / np.linalg.norm(target - eye)
        around = np.array([1.0, 1.0, 1.0]) * room * rng.uniform(0.5, 1.5)
        backdrop = self.backdrop(rng, room)
        light, owner, whole = stage.render(eye, right * half, above * half, ahead, around, backdrop, SAMPLES, int(seed) % 1_000_003)
        return self.photograph(light, owner > 0, rng), self.boxes(stage, owner, whole)

    def backdrop(self, rng, room):
        if self.stock.backgrounds and rng.random() < 0.8:
            photo = photo_background(rng, self.stock.folder, self.stock.backgrounds)
            image = np.asarray(Image.fromarray(np.clip(photo, 0, 255).astype(np.uint8)).resize((RENDERED_SIDE, RENDERED_SIDE), Image.BILINEAR), np.float32)
        else:
            image = np.tile(rng.uniform(60, 230, 3).astype(np.float32), (RENDERED_SIDE, RENDERED_SIDE, 1))
        return np.clip(image * min(1.0, room * 2 + 0.05) ** 0.45, 0, 255).astype(np.uint8)

    @staticmethod
    def photograph(light, goods, rng):
        """Exposure and white balance by the picture, mostly by the things in it, then what a small camera leaves of it."""
        metered = light[goods] if goods.any() and rng.random() < 0.75 else light.reshape(-1, 3)
        cast = light.reshape(-1, 3).mean(0)
        balance = (cast.mean() / np.maximum(cast, 1e-3)) ** rng.uniform(0.1, 0.9)
        exposure = np.clip(np.exp(rng.normal(np.log(EXPOSED), 0.35)) / brightness(metered), 0.2, 60)
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
        for name, boxes in pool.map(_render, tasks):
            done[name] = boxes
            over = len(done) == options.most or time.time() - begun > options.seconds
            if over or len(done) % 64 == 0:
                with open(os.path.join(options.out, "scenes.json"), "w") as file:
                    json.dump(done, file)
                print(f"{len(done)} scenes after {time.time() - begun:.0f} s", flush=True)
            if over:
                pool.shutdown(cancel_futures=True)
                break


if __name__ == "__main__":
    main()
