"""Learns the look by which a household's things are recognized again: which differences of color and shape tell one
thing from another, and which come from light, angle and focus.

python3 -m crisper_ml.remembering.fit_look --data DATA --packages PACKAGES --out packages/vision/model/look.json
"""

import argparse
import base64
import json
import os

import numpy as np
from PIL import Image

from crisper_ml.remembering.views import altered

BINS, GRID, ASPECT = 6, 32, 0.3
NARROWEST = 0.05
DIMENSIONS = 48
RIDGE = 0.2
CROPS, CROPS_A_SOURCE, CROPS_A_NAME = 1_500, 420, 12
VIEWS = 3
LEAST_SIDE, SIDE, AROUND = 36, 200, 0.25
# photos of one packaged good count as views of one thing in groups of this size
GROUP, MOST_PIECES = 6, 60
TRIALS = 40


def features(pixels, box):
    """Roots of the shares of 216 colors in a box, and its shape; packages/vision computes the same."""
    x1, y1, x2, y2 = box
    steps = (np.arange(GRID) + 0.5) / GRID
    columns = np.clip(np.floor(x1 + steps * (x2 - x1)).astype(int), 0, pixels.shape[1] - 1)
    rows = np.clip(np.floor(y1 + steps * (y2 - y1)).astype(int), 0, pixels.shape[0] - 1)
    bins = pixels[rows][:, columns].astype(int) * BINS >> 8
    colors = np.bincount(((bins[..., 0] * BINS + bins[..., 1]) * BINS + bins[..., 2]).ravel(), minlength=BINS**3)
    shape = np.log(max(NARROWEST, (x2 - x1) / max(1, y2 - y1)))
    return np.append(np.sqrt(colors / GRID**2), ASPECT * shape)


def small(image, box):
    factor = min(1, SIDE / max(image.size))
    size = max(8, round(image.width * factor)), max(8, round(image.height * factor))
    return np.asarray(image.resize(size, Image.Resampling.BILINEAR)), tuple(edge * factor for edge in box)


def photo_crops(folder, rng):
    """Foods of the training photos with some of their surroundings. -> [(pixels, box)]"""
    with open(os.path.join(folder, "train.json")) as file:
        data = json.load(file)
    images = {image["id"]: image for image in data["images"]}
    taken: dict = {}
    crops = []
    for at in rng.permutation(len(data["annotations"])):
        one = data["annotations"][at]
        image, (x, y, width, height) = images[one["image_id"]], one["bbox"]
        source, name = image["source"], (image["source"], one["category_id"])
        path = os.path.join(folder, "train", image["file_name"])
        if one.get("weak") or min(width, height) < LEAST_SIDE or not os.path.exists(path):
            continue
        if width * height > 0.5 * image["width"] * image["height"]:
            continue
        if taken.get(source, 0) >= CROPS_A_SOURCE or taken.get(name, 0) >= CROPS_A_NAME:
            continue
        taken[source], taken[name] = taken.get(source, 0) + 1, taken.get(name, 0) + 1
        with Image.open(path) as photo:
            left, top = max(0, int(x - AROUND * width)), max(0, int(y - AROUND * height))
            right, bottom = int(x + (1 + AROUND) * width), int(y + (1 + AROUND) * height)
            crop = photo.convert("RGB").crop((left, top, min(photo.width, right), min(photo.height, bottom)))
        crops.append(small(crop, (x - left, y - top, x + width - left, y + height - top)))
        if len(crops) == CROPS:
            break
    return crops


def package_features(folder):
    """-> {name: features of its pieces}"""
    with open(os.path.join(folder, "annotations.json")) as file:
        pieces = json.load(file)
    found: dict = {}
    for piece in pieces:
        xs, ys = zip(*piece["polygon"])
        with Image.open(os.path.join(folder, "images", piece["file"])) as image:
            crop = small(image.convert("RGB"), (min(xs), min(ys), max(xs), max(ys)))
        found.setdefault(piece["name"], []).append(features(*crop))
    return {name: np.array(rows) for name, rows in found.items()}


def groups_of(packages, names):
    for name in names:
        rows = packages[name][:MOST_PIECES]
        yield from (rows[at : at + GROUP] for at in range(0, len(rows) - GROUP + 1, GROUP))


def discriminant(groups):
    """Directions in which things differ most against how much views of one thing do. -> mean, rows [D, F]"""
    everything = np.concatenate(groups)
    mean = everything.mean(0)
    within = sum((group - group.mean(0)).T @ (group - group.mean(0)) for group in groups) / len(everything)
    between = sum(len(group) * np.outer(group.mean(0) - mean, group.mean(0) - mean) for group in groups)
    within += RIDGE * np.trace(within) / len(within) * np.eye(len(within))
    spread, axes = np.linalg.eigh(within)
    whiten = axes / np.sqrt(spread)
    gain, turn = np.linalg.eigh(whiten.T @ (between / len(everything)) @ whiten)
    best = np.argsort(-gain)[:DIMENSIONS]
    return mean, (whiten @ turn[:, best] * np.sqrt(gain[best] / (1 + gain[best]))).T


def named_right(packages, names, mean, rows, rng):
    """One piece of each good is remembered: the share of other pieces that are closest to their own."""
    right = 0
    looks = {name: (packages[name] - mean) @ rows.T for name in names}
    looks = {name: look / np.linalg.norm(look, axis=1, keepdims=True) for name, look in looks.items()}
    for _ in range(TRIALS):
        order = {name: rng.permutation(len(looks[name])) for name in names}
        memory = np.array([looks[name][order[name][0]] for name in names])
        right += sum(int((memory @ looks[name][order[name][1]]).argmax() == at) for at, name in enumerate(names))
    return right / (TRIALS * len(names))


def settings(mean, rows):
    scales = np.abs(rows).max(1) / 127
    quantized = np.round(rows / scales[:, None]).astype(np.int8)
    return {
        "version": 1,
        "bins": BINS,
        "grid": GRID,
        "aspect": ASPECT,
        "mean": [round(float(value), 5) for value in mean],
        "projection": [base64.b64encode(row.tobytes()).decode() for row in quantized],
        "scales": [float(f"{scale:.6g}") for scale in scales],
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--packages", required=True, help="folder with annotations.json and images/ of packaged goods")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    things = []
    for pixels, box in photo_crops(options.data, rng):
        views = [(pixels, box), *(altered(rng, pixels, box) for _ in range(VIEWS))]
        things.append(np.array([features(*view) for view in views]))
    packages = package_features(options.packages)
    names = sorted(packages)
    learned, unseen = names[::2], names[1::2]
    fitted = discriminant([*things, *groups_of(packages, learned)])
    print(f"{len(things)} crops; of {len(unseen)} goods it did not learn from, one piece of each remembered:")
    plain = np.zeros(len(things[0][0])), np.eye(len(things[0][0]))
    for title, look in (("plain histogram", plain), ("discriminant", fitted)):
        share = named_right(packages, unseen, *look, np.random.default_rng(options.seed))
        print(f"{title:<16} {share:.3f} named right")
    with open(options.out, "w") as file:
        json.dump(settings(*discriminant([*things, *groups_of(packages, names)])), file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    main()
