"""A contact sheet of every good that a module can make.

python3 -m crisper_ml.scenes.preview crisper_ml.goods.drinks.drinks OUT.png
"""

import argparse
import importlib

import numpy as np
from PIL import Image

from crisper_ml.scenes.exposure import EXPOSED, brightness, developed
from crisper_ml.scenes.stage import Stage


def preview(goods, px):
    """Goods on a shelf board each, in rows."""
    stage, tile = Stage(), 0.3
    columns = min(8, len(goods))
    for index, good in enumerate(goods):
        x, y = (index % columns + 0.5) * tile, -(index // columns + 1) * tile
        stage.good(good, (x, y + 0.02, 0.1))
        stage.slab((x, y + 0.01, 0.15), (tile / 2, 0.01, 0.15), (0.8, 0.8, 0.8))
    rows = (len(goods) + columns - 1) // columns
    width, height = columns * tile, rows * tile
    stage.slab((width / 2, -height / 2, 0.32), (width, height, 0.01), (0.82, 0.8, 0.76))
    middle = np.array([width / 2, -height / 2, 0])
    far = max(width, height) * 1.6
    stage.lamp(
        middle + [0, height, -2.0], (0.3, 0, 0), (0, 0.3, 0), np.array([1, 0.97, 0.92]) * 26 * max(1, height**2 / 4)
    )
    eye = middle + [0, height * 0.22, -far]
    ahead = (middle - eye) / np.linalg.norm(middle - eye)
    above = np.cross(ahead, [1, 0, 0])
    half = width / 2 / far * 1.04
    size = (rows * px, columns * px)
    light, _, _ = stage.render(
        eye,
        np.array([1, 0, 0]) * half,
        above * half * height / width,
        ahead,
        (0.35, 0.35, 0.36),
        np.full((*size, 3), 90),
        16,
    )
    return Image.fromarray(developed(light, EXPOSED / brightness(light.mean(-1))))


def makers_in(module, only=None):
    """Every maker in a module's lists and dicts of (weight, maker) pairs, once even where a list is in a dict as
    well.
    """
    makers: dict = {}
    for value in vars(module).values():
        named = value if isinstance(value, dict) else {None: value}
        for name, pairs in named.items():
            if (
                isinstance(pairs, list)
                and pairs
                and isinstance(pairs[0], tuple)
                and callable(pairs[0][-1])
                and (not only or str(name) in only)
            ):
                makers.update((maker, None) for _, maker in pairs)
    return list(makers)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("module", help="such as crisper_ml.goods.drinks.drinks")
    parser.add_argument("out", help="the picture to write")
    parser.add_argument("--only", help="names of goods, separated by commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--px", type=int, default=200)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    goods = [
        make(rng)
        for make in makers_in(importlib.import_module(options.module), options.only and options.only.split(","))
    ]
    preview(goods, options.px).save(options.out)
    print(len(goods), "goods")


if __name__ == "__main__":
    main()
