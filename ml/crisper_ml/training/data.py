"""Sources, their shares, what a missing label means in each, and photos on the device."""

import json
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from PIL import Image

from crisper_ml.training.lookalikes import LOOKALIKE_WEIGHT, LOOKALIKES, SCENE_CLASSES

SIDE = 896
MOST_BOXES = 128
GRAY = 114
ADDED_CLASSES = ["beer", "wine", "mustard", "salad dressing", "pickle", *SCENE_CLASSES]
SOURCES = ["gaea", "food120", "grocery", "alashii", "epicure", "elencris", "fruitveg", "negatives", "rendered"]
# share of the training samples that each source gives
SHARES = {
    "gaea": 0.08,
    "food120": 0.22,
    "grocery": 0.04,
    "alashii": 0.06,
    "epicure": 0.02,
    "elencris": 0.05,
    "fruitveg": 0.04,
    "negatives": 0.03,
    "rendered": 0.46,
}
# weight of "absent" for a class the source does not label: high where the scenes are known, low where anything may
# lie about
UNLABELLED_WEIGHT = {
    "gaea": 1.0,
    "food120": 0.3,
    "grocery": 0.3,
    "alashii": 0.2,
    "epicure": 1.0,
    "elencris": 0.2,
    "fruitveg": 0.3,
    "negatives": 1.0,
    "rendered": 1.0,
}


def class_names(folder):
    with open(os.path.join(folder, "classes.json")) as file:
        return json.load(file) + ADDED_CLASSES


def read_split(folder, split, sources=None):
    """Records of one split: file, source, weak, fridge and boxes as [class, x1, y1, x2, y2] in shares of the photo."""
    with open(os.path.join(folder, f"{split}.json")) as file:
        content = json.load(file)
    ids = {name: index for index, name in enumerate(class_names(folder))}
    names = {category["id"]: category["name"] for category in content["categories"]}
    boxes: dict[int, list] = {}
    for note in content["annotations"]:
        boxes.setdefault(note["image_id"], []).append(note)
    records = []
    for image in content["images"]:
        if sources is not None and image["source"] not in sources:
            continue
        record = {
            "file": os.path.join(split, image["file_name"]),
            "source": image["source"],
            "weak": image["weak"],
            "maybe": image.get("maybe", []),
            "boxes": [],
            "names": set(),
        }
        for note in boxes.get(image["id"], []):
            name = names[note["category_id"]]
            record["names"].add(name)
            if name not in ids:
                continue
            left, top, width, height = note["bbox"]
            record["boxes"].append(
                [
                    ids[name],
                    left / image["width"],
                    top / image["height"],
                    (left + width) / image["width"],
                    (top + height) / image["height"],
                ]
            )
        records.append(record)
    return records, {source: set(labelled) for source, labelled in content["labelled_classes"].items()}


def absence_weights(folder, labelled):
    """[sources + 1, classes]: how much "not labelled" counts as "not there"; the last row is filling, where nothing
    is.
    """
    names = class_names(folder)
    rows = []
    for source in SOURCES:
        row = [UNLABELLED_WEIGHT[source]] * len(names)
        for name in LOOKALIKES[source]:
            row[names.index(name)] = LOOKALIKE_WEIGHT
        for name in labelled.get(source, ()):
            row[names.index(name)] = 1.0
        rows.append(row)
    return torch.tensor(rows + [[1.0] * len(names)])


def decode(path):
    """A photo fitted into the top left of a gray square, and its size there."""
    with Image.open(path) as image:
        image = image.convert("RGB")
        factor = SIDE / max(image.size)
        width, height = max(1, round(image.width * factor)), max(1, round(image.height * factor))
        canvas = np.full((SIDE, SIDE, 3), GRAY, np.uint8)
        canvas[:height, :width] = np.asarray(image.resize((width, height), Image.BICUBIC))
    return canvas, width, height


def read_scenes(folder):
    """Records of the scenes that crisper_ml.scenes.make_scenes has rendered into a folder."""
    with open(os.path.join(folder, "scenes.json")) as file:
        scenes = json.load(file)
    return [
        {"file": os.path.join(os.path.abspath(folder), name), "source": "rendered", "weak": False, "boxes": boxes}
        for name, boxes in sorted(scenes.items())
    ]


def read_homes(folder):
    """Records of photos of homes, which are never learned from: what is surely there, and what may be. Their files are
    named from the folder on, as those of a split are.
    """
    with open(os.path.join(folder, "labels.json")) as file:
        labels = json.load(file)
    return [
        {
            "file": os.path.join("images", label["file"]),
            "source": "homes",
            "weak": True,
            "maybe": label["maybe"],
            "boxes": [],
            "names": set(label["sure"]),
        }
        for label in labels
    ]


class Photos:
    """All training photos and scenes as uint8 on the device, with boxes in px of the square."""

    def __init__(self, folder, records, device, workers):
        total = len(records)
        self.images = torch.empty(total, 3, SIDE, SIDE, dtype=torch.uint8, device=device)
        sizes = np.full((total, 2), SIDE, np.float32)
        boxes = np.zeros((total, MOST_BOXES, 4), np.float32)
        classes = np.full((total, MOST_BOXES), -1, np.int64)
        sources = np.array([SOURCES.index(record["source"]) for record in records], np.int64)
        weak = np.array([record["weak"] for record in records], bool)
        # an absolute path, as a scene's, stays what it is
        paths = [os.path.join(folder, record["file"]) for record in records]
        with ProcessPoolExecutor(workers) as pool:
            for index, (canvas, width, height) in enumerate(pool.map(decode, paths, chunksize=16)):
                self.images[index] = torch.from_numpy(canvas).to(device).permute(2, 0, 1)
                sizes[index] = width, height
                boxes[index], classes[index] = packed_boxes(records[index]["boxes"], width, height)
        self.sampling = torch.from_numpy(sampling_weights(sources, classes)).to(device)
        self.sizes, self.boxes, self.classes, self.sources, self.weak = (
            torch.from_numpy(a).to(device) for a in (sizes, boxes, classes, sources, weak)
        )


def packed_boxes(noted, width, height):
    """The largest boxes in px and their classes, in arrays of fixed size."""
    boxes, classes = np.zeros((MOST_BOXES, 4), np.float32), np.full(MOST_BOXES, -1, np.int64)
    largest = sorted(noted, key=lambda box: -(box[3] - box[1]) * (box[4] - box[2]))[:MOST_BOXES]
    for slot, (name, x1, y1, x2, y2) in enumerate(largest):
        classes[slot] = name
        boxes[slot] = x1 * width, y1 * height, x2 * width, y2 * height
    return boxes, classes


def sampling_weights(sources, classes):
    """Each source gets its share; inside it photos with rarer classes come more often."""
    weights = np.zeros(len(sources), np.float32)
    for number, source in enumerate(SOURCES):
        rows = np.nonzero(sources == number)[0]
        if not len(rows):
            continue
        held = [np.unique(classes[row][classes[row] >= 0]) for row in rows]
        counts = np.bincount(np.concatenate(held).astype(int), minlength=1) if any(map(len, held)) else np.ones(1)
        rarity = np.array(
            [max((1 / np.sqrt(counts[c]) for c in classes_of_photo), default=0.05) for classes_of_photo in held]
        )
        weights[rows] = rarity / rarity.sum() * SHARES[source]
    return weights / weights.sum()
