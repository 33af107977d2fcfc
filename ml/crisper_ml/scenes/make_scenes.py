"""Stocked fridges, doors and shelves as a camera sees them, with complete labels: the path tracer's scenes.

Lengths in meters.

python3 -m crisper_ml.scenes.make_scenes --data DATA --out SCENES --seconds 400
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from PIL import Image

from crisper_ml.chances import chance
from crisper_ml.prints.fonts import use_fonts
from crisper_ml.scenes.arranging import UP
from crisper_ml.scenes.camera import photograph
from crisper_ml.scenes.cutouts import photo_background
from crisper_ml.scenes.fridges import cupboard, fridge
from crisper_ml.scenes.stage import Stage
from crisper_ml.scenes.stocking import Stock
from crisper_ml.training.data import SOURCES, class_names, read_split

RENDERED_SIDE = 832
SAMPLES = 8
LEAST_VISIBLE = 0.2
LEAST_PIXELS = 120
# between these means of its px a thing is neither lost in the dark nor burnt out
LEGIBLE = 12, 250


def aimed(rng, eye, target, span):
    """A camera held more or less level. -> right and up to the edges of the view at distance 1, and ahead."""
    distance = np.linalg.norm(target - eye)
    ahead = (target - eye) / distance
    right = np.cross(UP, ahead)
    right /= np.linalg.norm(right)
    above = np.cross(ahead, right)
    roll = rng.normal(0, 0.18 if chance(rng, 0.15) else 0.04)
    half = span / 2 / distance
    return (
        (right * np.cos(roll) + above * np.sin(roll)) * half,
        (above * np.cos(roll) - right * np.sin(roll)) * half,
        ahead,
    )


def another_look(rng, eye, target, span):
    """Where a person stands and points the camera next: a step aside, higher or lower, often closer to a part."""
    turn, away = rng.normal(0, 0.22), eye - target
    away = away @ np.array([[np.cos(turn), 0, -np.sin(turn)], [0, 1, 0], [np.sin(turn), 0, np.cos(turn)]])
    away = away * rng.uniform(0.8, 1.1) + UP * rng.normal(0, 0.12)
    closer = rng.uniform(0.5, 1.05)
    toward = target + rng.normal(0, 1, 3) * [0.22, 0.25, 0.02] * span * (1.1 - closer)
    return toward + away, toward, span * closer


def extents(owner, count):
    """Left, top, right and bottom edge of the px of each owner, from the runs of px that its rows consist of."""
    begins = np.ones(owner.shape, bool)
    np.not_equal(owner[:, 1:], owner[:, :-1], out=begins[:, 1:])
    top, left = np.nonzero(begins)
    # a run ends where the next one begins, unless that is in the next row
    right = np.append(left[1:], 0)
    right[right == 0] = owner.shape[1]
    runs, of = np.stack([left, top, -right, -top - 1], 1), owner[top, left]
    edges = np.full((count, 4), owner.size)
    for side in range(4):
        np.minimum.at(edges[:, side], of, runs[:, side])
    return edges * [1, 1, -1, -1]


class Scenes:
    def __init__(self, folder, records, class_names):
        self.class_ids = {name: index for index, name in enumerate(class_names)}
        self.stock = Stock(folder, records, class_names)

    def scene(self, seed):
        """-> (square RGB, [[class id, x1, y1, x2, y2] in shares of the side])."""
        picture, things = next(self.looks(seed, 1))
        return picture, [[self.class_ids[name], *box] for _, name, _, *box in things if name in self.class_ids]

    def looks(self, seed, count):
        """One scene through several cameras, one after another.

        -> (square RGB, [[number, name or None, number of the first thing that is the same good, x1, y1, x2, y2]])
        """
        rng = np.random.default_rng([seed, 2])
        stage = Stage()
        eye, target, span, room = (cupboard if chance(rng, 0.08) else fridge)(stage, rng, self.stock)
        at, view = eye, aimed(rng, eye, target, span)
        around = room * rng.uniform(0.5, 1.5)
        backdrop = self.backdrop(rng, room.mean())
        for number in range(count):
            light, owner, whole = stage.render(at, *view, around, backdrop, SAMPLES, (int(seed) + number) % 1_000_003)
            picture = photograph(light, owner > 0, rng)
            yield picture, self.things(stage, owner, whole, picture)
            at, toward, wide = another_look(rng, eye, target, span)
            view = aimed(rng, at, toward, wide)

    def backdrop(self, rng, room):
        """What is seen past everything: a photo without food or one color, dim where the room is."""
        dim = np.float32(min(1.0, room * 2 + 0.05) ** 0.45)
        if self.stock.backgrounds and chance(rng, 0.8):
            image = photo_background(rng, self.stock.folder, self.stock.backgrounds, RENDERED_SIDE)
            return (np.arange(256, dtype=np.float32) * dim).astype(np.uint8).take(image)
        color = rng.uniform(40, 230) * rng.normal(1, 0.1, 3) * dim
        return np.full((RENDERED_SIDE, RENDERED_SIDE, 3), np.clip(color, 0, 255).astype(np.uint8))

    def things(self, stage, owner, whole, picture):
        """What can be made out in a look: boxes in shares of the side."""
        found, firsts = [], {}
        gray = np.asarray(Image.fromarray(picture).convert("L").resize(owner.shape[::-1], Image.BILINEAR), np.float32)
        shown = np.bincount(owner.ravel(), minlength=len(stage.names) + 1)
        bright = np.bincount(owner.ravel(), gray.ravel(), len(stage.names) + 1) / np.maximum(shown, 1)
        edges = extents(owner, len(stage.names) + 1)
        for number, (name, shows) in enumerate(zip(stage.names, stage.shown), 1):
            first = firsts.setdefault(id(shows), number)
            if shown[number] < max(LEAST_PIXELS, LEAST_VISIBLE * whole[number]):
                continue
            if not LEGIBLE[0] < bright[number] < LEGIBLE[1]:
                continue
            found.append([number, name, first, *(edges[number] / RENDERED_SIDE)])
        return found


_scenes: Any = None


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
