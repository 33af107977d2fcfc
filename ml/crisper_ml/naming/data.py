"""Boxes to learn from: of photos, of rendered looks with their nameless things, of real packages; and of nothing."""

import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from PIL import Image, ImageDraw

from crisper_ml.naming.names import NOT_FOOD, PACKAGES, UNNAMED, box_names
from crisper_ml.training.data import GRAY, SOURCES, read_split

PHOTO_SIDE, LOOK_SIDE, PACKAGE_SIDE = 640, 896, 336
PHOTOS, LOOKS, CUTOUTS = range(3)
# shares of what is looked at; the rest is where nothing is
NAMED_SHARE, UNNAMED_SHARE, PACKAGE_SHARE, NOTHING_SHARE = 0.36, 0.12, 0.08, 0.1
PHOTO_SHARES = {
    "food120": 0.11,
    "alashii": 0.07,
    "elencris": 0.05,
    "gaea": 0.04,
    "fruitveg": 0.03,
    "grocery": 0.02,
    "epicure": 0.02,
}
# photos without boxes show one thing held up in the middle
HELD_UP = (0.15, 0.08, 0.85, 0.92)
LEAST_SIDE = 14
MOST_THINGS = 160


def fitted(image, side):
    """A picture in the top left of a square, scaled down where it is larger. -> pixels, width, height, factor"""
    factor = min(1, side / max(image.size))
    width, height = max(1, int(image.width * factor)), max(1, int(image.height * factor))
    pixels = np.full((side, side, len(image.getbands())), GRAY, np.uint8)
    pixels[:height, :width] = np.asarray(image.resize((width, height), Image.BILINEAR))
    return pixels, width, height, factor


def opened(path, side):
    with Image.open(path) as image:
        return fitted(image.convert("RGB"), side)


def cut_out(path, polygon):
    """A package with its outline as the fourth channel."""
    with Image.open(path) as image:
        image = image.convert("RGB")
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon([tuple(point) for point in polygon], fill=255)
    image.putalpha(mask)
    return fitted(image, PACKAGE_SIDE)


def stored(tasks, side, channels, device, workers):
    """All pictures as uint8 on the device, their sizes and factors."""
    store = torch.empty(len(tasks), side, side, channels, dtype=torch.uint8, device=device)
    sizes, factors = np.zeros((len(tasks), 2), np.int64), np.ones(len(tasks), np.float32)
    with ThreadPoolExecutor(workers) as pool:
        for at, (pixels, width, height, factor) in enumerate(pool.map(lambda task: task(), tasks)):
            store[at] = torch.from_numpy(pixels).to(device)
            sizes[at], factors[at] = (width, height), factor
    return store, torch.from_numpy(sizes).to(device), factors


class Boxes:
    def __init__(self, folder, looks, packages, device, workers, hold_out=(), limit=0):
        self.names, self.device = box_names(folder), device
        self.ids = {name: index for index, name in enumerate(self.names)}
        self.rows: list = []
        self.stores, self.sizes = {}, {}
        self.add_photos(folder, workers, limit)
        self.add_looks(looks, workers, limit)
        self.add_packages(packages, workers, set(hold_out), limit)
        columns = list(zip(*self.rows))
        where, image, boxes, name, identity = (np.array(column) for column in columns[:5])
        self.where, self.image, self.name, self.identity = (
            torch.from_numpy(part.astype(np.int64)).to(device) for part in (where, image, name, identity)
        )
        self.boxes = torch.from_numpy(boxes.astype(np.float32)).to(device)
        self.weights = torch.from_numpy(weights(columns[5], name)).to(device)
        # all boxes of one thing lie side by side
        order = np.argsort(identity, kind="stable")
        _, first, count = np.unique(identity[order], return_index=True, return_counts=True)
        begin, length = np.zeros(len(order), np.int64), np.zeros(len(order), np.int64)
        begin[order], length[order] = np.repeat(first, count), np.repeat(count, count)
        self.order, self.begin, self.length = (torch.from_numpy(a).to(device) for a in (order, begin, length))

    def add_photos(self, folder, workers, limit):
        records, _ = read_split(folder, "train", [source for source in SOURCES if source != "rendered"])
        records = records[:: max(1, len(records) // limit)] if limit else records
        paths = [os.path.join(folder, record["file"]) for record in records]
        tasks = [lambda path=path: opened(path, PHOTO_SIDE) for path in paths]  # type: ignore[misc]
        self.stores[PHOTOS], self.sizes[PHOTOS], _ = stored(tasks, PHOTO_SIDE, 3, self.device, workers)
        sizes = self.sizes[PHOTOS].cpu().numpy()
        self.empty = [at for at, record in enumerate(records) if record["source"] == "negatives"]
        for at, record in enumerate(records):
            whole = np.tile(sizes[at], 2)
            for name, *box in record["boxes"]:
                edges = np.array(HELD_UP if record["weak"] else box) * whole
                if min(edges[2:] - edges[:2]) >= LEAST_SIDE:
                    self.rows.append((PHOTOS, at, edges, name, len(self.rows), record["source"]))

    def add_looks(self, folders, workers, limit):
        looks = []
        for folder in folders:
            with open(os.path.join(folder, "looks.json")) as file:
                looks += [
                    (os.path.join(folder, look["file"]), f"{folder}/{scene}", look["things"])
                    for scene, all_looks in sorted(json.load(file).items())
                    for look in all_looks
                ]
        looks = looks[: limit or None]
        tasks = [lambda path=path: opened(path, LOOK_SIDE) for path, _, _ in looks]  # type: ignore[misc]
        self.stores[LOOKS], self.sizes[LOOKS], _ = stored(tasks, LOOK_SIDE, 3, self.device, workers)
        things = np.zeros((len(looks), MOST_THINGS, 4), np.float32)
        known: dict = {}
        for at, (_, scene, shown) in enumerate(looks):
            for slot, (_, name, first, *box) in enumerate(shown[:MOST_THINGS]):
                things[at, slot] = edges = np.array(box) * LOOK_SIDE
                if min(edges[2:] - edges[:2]) < LEAST_SIDE:
                    continue
                identity = known.setdefault((scene, first), -1 - len(known))
                group = "unnamed" if name is None else "named"
                self.rows.append((LOOKS, at, edges, self.ids[name or UNNAMED], identity, group))
        self.things = torch.from_numpy(things).to(self.device)

    def add_packages(self, folder, workers, hold_out, limit):
        with open(os.path.join(folder, "annotations.json")) as file:
            pieces = [piece for piece in json.load(file) if piece["name"] not in hold_out]
        pieces = pieces[:: max(1, len(pieces) // limit)] if limit else pieces
        tasks = [
            lambda piece=piece: cut_out(os.path.join(folder, "images", piece["file"]), piece["polygon"])  # type: ignore[misc]
            for piece in pieces
        ]
        self.stores[CUTOUTS], self.sizes[CUTOUTS], factors = stored(tasks, PACKAGE_SIDE, 4, self.device, workers)
        kinds = sorted(PACKAGES)
        for at, piece in enumerate(pieces):
            outline = np.array(piece["polygon"]) * factors[at]
            edges = np.concatenate([outline.min(0), outline.max(0)])
            name = self.ids[PACKAGES[piece["name"]]]
            identity = -10_000_000 - kinds.index(piece["name"])
            self.rows.append((CUTOUTS, at, edges, name, identity, "packages"))

    def draw(self, count):
        return torch.multinomial(self.weights, count, replacement=True)

    def mates(self, drawn):
        """Another box of the same thing for each, where there is one."""
        step = (torch.rand(len(drawn), device=self.device) * self.length[drawn]).long()
        return self.order[self.begin[drawn] + step]

    def nowhere(self, count):
        """Boxes in looks and empty rooms where no thing is. -> store, image, boxes"""
        tries = count * 8
        image = torch.randint(0, len(self.things), (tries,), device=self.device)
        size = torch.exp(torch.rand(tries, 2, device=self.device) * 2.2) * 32
        corner = torch.rand(tries, 2, device=self.device) * (LOOK_SIDE - size)
        boxes = torch.cat([corner, corner + size], 1)
        things = self.things[image]
        shared = torch.minimum(boxes[:, None, 2:], things[..., 2:]) - torch.maximum(boxes[:, None, :2], things[..., :2])
        covered = shared.clamp(min=0).prod(-1).sum(1) / size.prod(1)
        free = (covered < 0.12).nonzero()[:count, 0]
        return image[free], boxes[free]

    def rooms(self, count):
        """Boxes anywhere in photos of rooms and empty fridges."""
        at = torch.tensor(self.empty, device=self.device)
        image = at[torch.randint(0, len(at), (count,), device=self.device)]
        whole = self.sizes[PHOTOS][image].float()
        size = whole * (0.05 + 0.45 * torch.rand(count, 2, device=self.device) ** 2)
        corner = torch.rand(count, 2, device=self.device) * (whole - size)
        return image, torch.cat([corner, corner + size], 1)


def weights(groups, names):
    """Each group gets its share; inside it boxes with rarer names come more often."""
    shares = {**PHOTO_SHARES, "named": NAMED_SHARE, "unnamed": UNNAMED_SHARE, "packages": PACKAGE_SHARE}
    groups, given = np.array(groups), np.zeros(len(groups), np.float64)
    for group in set(groups):
        rows = groups == group
        rarity = 1 / np.sqrt(np.bincount(names[rows]))[names[rows]]
        given[rows] = rarity / rarity.sum() * shares.get(group, 0)
    return given / given.sum()


def not_food(boxes):
    return boxes.ids[NOT_FOOD]
