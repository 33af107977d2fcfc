"""What stands on a shelf: goods, and foods cut out of photos. Lengths in meters."""

import numpy as np

from chances import pick, pick_weighted
from cutouts import Cutouts, bagged, clutter
from goods.drinks import DRINKS
from goods.foods import FOODS
from goods.produce import produce
from render import turn_about

UP = np.array([0.0, 1.0, 0.0])
OTHERWISE = 0.5
KEPT = 24
REUSED = 0.94
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

    def point(self, x, z):
        return self.corner + self.along * x + self.away * z


class Stock:
    """Makes goods and photos, and keeps some of them for the next scenes."""

    def __init__(self, folder, records, class_names):
        self.folder, self.class_names = folder, class_names
        self.cutouts = Cutouts(folder, records, class_names)
        self.backgrounds = [record["file"] for record in records if record["source"] == "negatives"]
        self.kept, self.photos = {}, []
        self.makers = {name: list(choices) for name, choices in DRINKS.items()}
        ids = {name: index for index, name in enumerate(class_names)}
        shown = [class_names[index] for index in self.cutouts.classes]
        self.produce = produce(shown, lambda rng, name: self.cutouts.crop(rng, ids[name]))
        for name, choices in [*FOODS.items(), *self.produce.items()]:
            self.makers.setdefault(name, []).extend(choices)

    def few(self, rng, common, names=None):
        """People fill a fridge with few kinds of things. -> names and their shares."""
        names = list(names or self.makers)
        share = np.array([common.get(name, OTHERWISE) * (name is None or rng.random() < 0.6) * rng.lognormal(0, 0.5) for name in names]) + 1e-6
        return names, share / share.sum()

    def make(self, rng, kinds):
        names, share = kinds
        name = names[int(rng.choice(len(names), p=share))]
        kept = self.kept.setdefault(name, [])
        # drawing a label costs more than rendering it, and most goods tried find no place, so most are tried in several scenes
        if rng.random() < REUSED * min(1, len(kept) / KEPT):
            return pick(rng, kept)
        choices = self.makers[name]
        _, maker = pick_weighted(rng, choices, [weight for weight, _ in choices])
        good = maker(rng)
        kept.append(good)
        if len(kept) > 2 * KEPT:
            kept.pop(int(rng.integers(KEPT)))
        return good

    def fill(self, stage, rng, shelf, kinds, crowd, cards):
        """Stand things on a shelf until most of the places tried are taken."""
        for _ in range(int(crowd * rng.uniform(0.5, 1.3) * (8 + shelf.width * shelf.depth * 260))):
            if rng.random() < cards:
                self.stand_card(stage, rng, shelf)
                continue
            good = self.make(rng, kinds)
            spot = self.stand(stage, rng, shelf, good)
            copies = 0 if spot is None or rng.random() < 0.65 else int(rng.integers(1, 5))
            for _ in range(copies):
                spot = self.stand(stage, rng, shelf, good, beside=spot) if spot else None

    def stand(self, stage, rng, shelf, good, beside=None):
        """-> the place taken as (x0, x1, z0, z1, lies), or None where it does not fit."""
        low, high = good.bounds()
        lies = beside[4] if beside else (0 if rng.random() > good.lies and high[1] < shelf.room else int(rng.integers(1, 4)))
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
            middle = (least + largest) / 2
            foot = shelf.point(x + width / 2, z + depth / 2) - shelf.pose @ [middle[0], least[1], middle[2]]
            stage.good(good, foot, shelf.pose @ turn)
            if tall + 0.05 < shelf.room and not lies and good.parts[0].power > 3.5 and rng.random() < 0.3:
                stage.good(good, foot + UP * tall, shelf.pose @ turn_about(1, rng.normal(0, 0.15)) @ turn)
            return x, x + width, z, z + depth, lies
        return None

    def photo(self, rng):
        """A food cut out of a photo, some of them in a bag, or a scrap of a room. -> its name, its picture."""
        if len(self.photos) >= 4 * KEPT and rng.random() < 0.75:
            return pick(rng, self.photos)
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
            width *= shelf.room / tall
        for _ in range(4):
            x, z = rng.uniform(0, max(1e-3, shelf.width - width)), rng.uniform(0.01, max(0.02, shelf.depth - 0.05))
            if not shelf.free(x, x + width, z - 0.01, z + 0.04):
                continue
            shelf.taken.append((x, x + width, z - 0.01, z + 0.04))
            stage.card(name, sprite, shelf.point(x + width / 2, z), width, shelf.pose @ turn_about(1, rng.normal(0, 0.1)))
            return
