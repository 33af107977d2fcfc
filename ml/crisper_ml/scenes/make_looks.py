"""Scenes through several cameras each, with every thing numbered across them: to learn what names a thing and by what
it is recognized again, and to judge how several photos of one fridge are put together.

python3 -m crisper_ml.scenes.make_looks --data DATA --out LOOKS --fonts FONTS --looks 3 --seconds 200
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from PIL import Image

from crisper_ml.prints.fonts import use_fonts
from crisper_ml.scenes.make_scenes import Scenes
from crisper_ml.training.data import SOURCES, class_names, read_split

_scenes: Any = None


def _start(data, fonts):
    global _scenes
    if fonts:
        use_fonts(fonts)
    _scenes = Scenes(data, read_split(data, "train", SOURCES)[0], class_names(data))


def _render(task):
    seed, count, quality, out = task
    looks = []
    for number, (picture, things) in enumerate(_scenes.looks(seed, count)):
        name = f"{seed:07d}-{number}.jpg"
        Image.fromarray(picture).save(os.path.join(out, name), quality=quality)
        rounded = [[*thing[:3], *(round(float(edge), 4) for edge in thing[3:])] for thing in things]
        looks.append({"file": name, "things": rounded})
    return f"{seed:07d}", looks


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--fonts", help="folder of font files for the labels; without it Pillow's own font")
    parser.add_argument("--looks", type=int, default=8, help="cameras a scene")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quality", type=int, default=90)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    begun, done = time.time(), {}
    first = options.seed * 1_000_000
    tasks = [(first + number, options.looks, options.quality, options.out) for number in range(options.most)]
    with ProcessPoolExecutor(options.workers, initializer=_start, initargs=(options.data, options.fonts)) as pool:
        for name, looks in pool.map(_render, tasks):
            done[name] = looks
            over = len(done) == options.most or time.time() - begun > options.seconds
            if over or len(done) % 64 == 0:
                with open(os.path.join(options.out, "looks.tmp"), "w") as file:
                    json.dump(done, file)
                os.replace(os.path.join(options.out, "looks.tmp"), os.path.join(options.out, "looks.json"))
                print(f"{len(done)} scenes after {time.time() - begun:.0f} s", flush=True)
            if over:
                pool.shutdown(cancel_futures=True)
                break


if __name__ == "__main__":
    main()
