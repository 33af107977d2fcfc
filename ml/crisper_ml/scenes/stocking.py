"""What stands on a shelf: goods, and foods cut out of photos. Lengths in meters."""

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted
from crisper_ml.goods.bodies import turn_about
from crisper_ml.goods.drinks.drinks import DRINKS
from crisper_ml.goods.foods import FOODS
from crisper_ml.goods.fresh.produce import produce
from crisper_ml.goods.fresh.wrapped_produce import wrapped_produce
from crisper_ml.goods.pantry.dry import DRY
from crisper_ml.goods.pantry.frozen import FROZEN
from crisper_ml.goods.pantry.sweets import SWEETS
from crisper_ml.goods.wrapped import WRAPPED
from crisper_ml.scenes.arranging import lay_tiers, measured, posed, stand_ranks
from crisper_ml.scenes.cutouts import Cutouts, bagged, clutter

OTHERWISE = 0.5  # weight of a name that a place does not list
# goods kept of a name until most are reused, how many then are, and how many goods are kept at most: the slower they
# change, the more
KEPT, REUSED, MOST_KEPT = 24, 0.97, 64
PHOTOS_KEPT, PHOTOS_REUSED, MOST_PHOTOS = 96, 0.88, 384
# shelves that are given to one kind of thing: how often, times the crowd; the kinds and their weights; those that may
# lie in tiers
HOARDS = 0.07
HOARDED = {"beer": 8, "soda": 8, "water": 5, "wine": 4, "juice": 4, "milk": 3, "yogurt": 2}
LAID = {"beer", "wine", "water", "soda"}
PILES = 0.35  # how often something stands on a thing
# meters; others are 0.12
CARD_WIDTH = {
    "apple": 0.08,
    "lemon": 0.07,
    "lime": 0.06,
    "orange": 0.08,
    "tomato": 0.08,
    "garlic": 0.06,
    "onion": 0.09,
    "egg": 0.16,
    "lettuce": 0.2,
    "cabbage": 0.2,
    "cauliflower": 0.18,
    "broccoli": 0.16,
    "watermelon": 0.24,
    "melon": 0.16,
    "pumpkin": 0.24,
    "bread": 0.22,
    "cucumber": 0.18,
    "carrot": 0.18,
}


def joined(*tables):
    """One table of the makers of each name from several."""
    makers: dict = {}
    for table in tables:
        for name, choices in table.items():
            makers.setdefault(name, []).extend(choices)
    return makers


class Stock:
    """Makes goods and photos, and keeps some of them for the next scenes."""

    def __init__(self, folder, records, class_names):
        self.folder, self.class_names = folder, class_names
        self.cutouts = Cutouts(folder, records, class_names)
        self.backgrounds = [record["file"] for record in records if record["source"] == "negatives"]
        self.kept, self.photos = {}, []
        ids = {class_names[index]: index for index in self.cutouts.classes}

        def photo_of(rng, name):
            return self.cutouts.crop(rng, ids[name])

        self.produce = joined(produce(ids, photo_of), wrapped_produce(ids, photo_of))
        self.makers = joined(DRINKS, FOODS, WRAPPED, DRY, SWEETS, FROZEN, self.produce)

    def few(self, rng, common, names=None):
        """People fill a fridge with few kinds of things. -> names and their shares."""
        names = list(names or self.makers)
        share = (
            np.array(
                [
                    common.get(name, OTHERWISE) * (name is None or chance(rng, 0.6)) * rng.lognormal(0, 0.5)
                    for name in names
                ]
            )
            + 1e-6
        )
        return names, share / share.sum()

    def make(self, rng, kinds):
        names, share = kinds
        reach = np.cumsum(share)
        name = names[int(reach.searchsorted(rng.random() * reach[-1], "right"))]
        kept = self.kept.setdefault(name, [])
        # drawing a label costs more than rendering it, and most goods tried find no place, so most are tried in
        # several scenes
        if chance(rng, REUSED * min(1, len(kept) / KEPT)):
            return pick(rng, kept)
        choices = self.makers[name]
        _, maker = pick_weighted(rng, choices, [weight for weight, _ in choices])
        good = maker(rng)
        kept.append(good)
        if len(kept) > MOST_KEPT:
            kept.pop(int(rng.integers(MOST_KEPT // 2)))
        return good

    def fill(self, stage, rng, shelf, kinds, crowd, cards):
        """Stand things on a shelf: in order where it is crowded, then wherever a place is free."""
        names, share = kinds
        share = share * rng.lognormal(0, 0.7, len(share))
        kinds = names, share / share.sum()
        tries = crowd * rng.uniform(0.5, 1.3) * (8 + shelf.width * shelf.depth * 260)
        if chance(rng, HOARDS * crowd):
            self.hoard(stage, rng, shelf, kinds)
        if chance(rng, crowd - 0.5):
            for _ in range(rng.poisson(cards * 6)):
                self.stand_card(stage, rng, shelf)
            self.pack(stage, rng, shelf, kinds)
            tries *= 0.4
        for _ in range(int(tries)):
            if chance(rng, cards):
                self.stand_card(stage, rng, shelf)
            else:
                self.stand(stage, rng, shelf, kinds)

    def hoard(self, stage, rng, shelf, kinds):
        """Much of a shelf for one kind of thing, in ranks or lying in tiers."""
        names, share = kinds
        share = share * [HOARDED.get(name, 0) for name in names]
        if share.sum() < 1e-3:
            return
        good = self.make(rng, (names, share))
        if good.name in LAID and chance(rng, 0.35) and lay_tiers(stage, rng, shelf, good):
            return
        end, deep = shelf.width * rng.uniform(0.4, 1), int(rng.integers(1, 5))
        x = rng.uniform(0, shelf.width - end)
        end += x
        while x < end:
            low, high = measured(good).low, measured(good).high
            if high[1] > shelf.room:
                return
            across = max(1, min(int(rng.integers(2, 9)), int((end - x) / (high[0] - low[0] + 0.003))))
            x = max(x + 0.02, stand_ranks(stage, rng, shelf, good, (x, 0.005), across, deep))
            if chance(rng, 0.6):
                good = self.make(rng, ([good.name], [1.0]))

    def pack(self, stage, rng, shelf, kinds):
        """From wall to wall, things of one form together, in columns from the front to the back."""
        tried = [posed(rng, self.make(rng, kinds), shelf) for _ in range(int(shelf.width * rng.uniform(40, 80)))]
        # by length of shelf, not by number, wide things would prevail
        postures = [posture for posture in tried if posture and chance(rng, 0.07 / posture.width)]
        order = np.argsort([measured(posture.good).slender + rng.normal(0, 0.5) for posture in postures])
        postures = [postures[index] for index in (order if chance(rng, 0.5) else order[::-1])]
        deep = 1 + int(shelf.depth / 0.13)
        gap = rng.exponential(0.006) + 0.001
        x = rng.exponential(gap)
        while postures and x < shelf.width:
            column = [postures.pop() for _ in range(min(len(postures), int(rng.integers(1, deep + 1))))]
            x = self.stand_column(stage, rng, shelf, kinds, column, x) + rng.exponential(gap)

    def stand_column(self, stage, rng, shelf, kinds, column, x):
        """Small things in front, tall ones behind. -> x where the column ends."""
        column.sort(key=lambda posture: posture.tall + rng.normal(0, 0.03))
        spare = shelf.depth - sum(posture.depth for posture in column)
        z, end = max(0, spare) * rng.beta(0.6, 3), x
        for posture in column:
            at = x + rng.uniform(0, max(0, end - x - posture.width))
            if not shelf.put_if_free(stage, posture, at, z):
                continue
            self.pile(stage, rng, shelf, kinds, posture, at, z)
            end = max(end, at + posture.width)
            if self.has_copies(rng, posture):
                end = stand_ranks(
                    stage, rng, shelf, posture.good, (end + 0.002, z), int(rng.integers(1, 3)), int(rng.integers(1, 4))
                )
            z += posture.depth + rng.exponential(0.008)
        return end if end > x else shelf.beyond(x)

    @staticmethod
    def has_copies(rng, posture):
        return posture.upright and chance(rng, 0.3 if posture.good.name else 0.1)

    def pile(self, stage, rng, shelf, kinds, posture, x, z):
        """Things on top of a thing, within the room it takes."""
        lift = 0.0
        while posture.upright and chance(rng, PILES):
            lift += posture.tall
            above = posed(rng, posture.good if chance(rng, 0.3) else self.make(rng, kinds), shelf)
            if above is None or above.tall + lift > shelf.room or not posture.carries(above):
                return
            x, z = (
                x + (posture.width - above.width) * rng.uniform(0.3, 0.7),
                z + (posture.depth - above.depth) * rng.uniform(0.3, 0.7),
            )
            shelf.put(stage, above, x, z, lift)
            posture = above

    def stand(self, stage, rng, shelf, kinds):
        """A thing, some with copies, wherever a place is free."""
        posture = posed(rng, self.make(rng, kinds), shelf)
        if posture is None:
            return
        for _ in range(4):
            x, z = rng.uniform(0, shelf.width - posture.width), (shelf.depth - posture.depth) * rng.beta(1.0, 1.4)
            if not shelf.put_if_free(stage, posture, x, z):
                continue
            self.pile(stage, rng, shelf, kinds, posture, x, z)
            if self.has_copies(rng, posture):
                stand_ranks(
                    stage,
                    rng,
                    shelf,
                    posture.good,
                    (x + posture.width + 0.002, z),
                    int(rng.integers(1, 4)),
                    int(rng.integers(1, 3)),
                )
            return

    def photo(self, rng):
        """A food cut out of a photo, some of them in a bag, or a scrap of a room. -> its name, its picture."""
        if len(self.photos) >= PHOTOS_KEPT and chance(rng, PHOTOS_REUSED):
            return pick(rng, self.photos)
        if self.backgrounds and chance(rng, 0.08):
            drawn = None, clutter(rng, self.folder, self.backgrounds)
        else:
            index, sprite = self.cutouts.draw(rng)
            drawn = self.class_names[index], bagged(sprite, rng) if chance(rng, 0.2) else sprite
        self.photos.append(drawn)
        if len(self.photos) > MOST_PHOTOS:
            self.photos.pop(int(rng.integers(MOST_PHOTOS // 2)))
        return drawn

    def stand_card(self, stage, rng, shelf):
        """A cut-out photo, where a place is free."""
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
            stage.card(
                name, sprite, shelf.point(x + width / 2, z), width, shelf.pose @ turn_about(1, rng.normal(0, 0.1))
            )
            return
