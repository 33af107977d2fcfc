"""Frozen food, fish and kimchi, by class."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.containers import jar, tub
from crisper_ml.goods.pantry.fish import dark_pouch, fillet_tray, fish_box, flat_tin, herring_jar, smoked, whole_fish
from crisper_ml.goods.pantry.packages import film_bag, loose, made, opened
from crisper_ml.goods.surfaces import BRASS, WHITE, clouds, ink, level, paper, pieces, stuff
from crisper_ml.goods.wrapped import slab_of, zip_bag
from crisper_ml.prints.colors import color, gray

# frozen


def frosted(content, frost=0.28):
    """The same content under a thin white rime."""

    def look(rng, rows, columns):
        rime = np.clip(frost + 0.3 * clouds(rng, rows, columns, 12), 0.05, 0.7)[..., None]
        return (content(rng, rows, columns) * (1 - rime) + 242 * rime).astype(np.uint8)

    return look


def frozen_bag(words, picture, content):
    """A printed bag as shops sell it, limp and mostly lying."""

    def make(rng):
        size = rng.uniform(0.14, 0.21), rng.uniform(0.16, 0.26), rng.uniform(0.03, 0.06)
        ground = paper(rng, [120, 130, 215, 205, 140, 222], 0.35)
        return opened(
            rng,
            film_bag(
                rng,
                size,
                ground,
                [*words, "frozen", "steamable"],
                picture,
                frosted(content, 0.12),
                window=0.4,
                crumple=rng.uniform(0.003, 0.006),
            ),
            0.3,
        )

    return make


def frozen_zip(content):
    """Frozen at home in a bag with a zip."""
    return lambda rng: zip_bag(rng, slab_of(lambda rng: frosted(content)(rng, 64, 96)))


def frozen(name, words, picture, content, share):
    """share: weight against 2 to 3 of the same food fresh, which most fridges hold."""
    return made(name, (share, frozen_bag(words, picture, content), 0.5), (share * 0.4, frozen_zip(content), 0.7))


CORN = loose((206, 156, 30), [(250, 206, 50), (244, 188, 36), (252, 220, 100)], 4, 0.9)
PEAS = loose((66, 110, 30), [(110, 168, 48), (96, 152, 40), (130, 184, 66)], 4.5)
GREEN_BEANS = loose((50, 84, 28), [(84, 140, 44), (100, 156, 56), (70, 120, 40)], 3.5, 4.5)
BROCCOLI = loose((44, 76, 28), [(66, 118, 44), (84, 136, 54), (150, 180, 90), (56, 100, 40)], 9, 0.9)
STRAWBERRIES = loose((120, 20, 24), [(196, 30, 40), (214, 50, 52), (170, 22, 34)], 10, 1.15)
BLUEBERRIES = loose((30, 32, 66), [(52, 62, 120), (44, 50, 100), (74, 80, 136)], 6)
# kimchi


KIMCHI = ["kimchi", "KIMCHI", "napa cabbage kimchi", "spicy kimchi", "korean kimchi", "fermented cabbage"]
KIMCHI_REDS = [0, 0, 8, 130, 45]


def cabbage(rng, rows, columns):
    """Pale leaves in red paste, some green at their edges."""
    art = pieces(
        rng,
        stuff(rng, rows, columns, color(rng, [10, 16], (0.8, 0.95), (0.5, 0.7)), 0.14, 10),
        [(214, 84, 34), (232, 140, 66), (240, 200, 130), (186, 50, 24), (226, 112, 50)],
        10,
        1.5,
        1.1,
        1.5,
    )
    return pieces(rng, art, [(170, 30, 18), (120, 140, 50), (244, 216, 160)], 2.5, 1.4, 0.16, 1.5)


def kimchi_jar(rng):
    height = rng.uniform(0.1, 0.17)
    lid = pick(rng, [ink(rng, [0, 0, 130]), WHITE, BRASS, gray(rng, 13, 51)])
    return jar(
        rng,
        height,
        height * rng.uniform(0.32, 0.45),
        cabbage,
        level(rng),
        lid,
        KIMCHI,
        paper(rng, KIMCHI_REDS, 0.4),
        pick(rng, ["leaf", None, None]),
        neck=rng.uniform(0.86, 0.98),
        cap=rng.uniform(0.09, 0.15),
        labelled=0.85,
        span=pick(rng, [0.3, 0.4, 0.5, 1.0]),
        power=pick(rng, [2.0, 2.0, 3.2]),
    )


def kimchi_tub(rng):
    """A tub of clear plastic under a red or white lid, or a printed one."""
    lid = pick(rng, [ink(rng, [0, 0, 130]), WHITE, gray(rng, 13, 51)])
    if chance(rng, 0.4):
        return tub(
            rng,
            rng.uniform(0.08, 0.13),
            rng.uniform(0.045, 0.065),
            ink(rng, [0, 8]),
            lid,
            KIMCHI,
            pick(rng, ["leaf", None]),
            foot=rng.uniform(0.8, 0.9),
            rim=rng.uniform(0.08, 0.13),
            ground=paper(rng, KIMCHI_REDS, 0.3),
        )
    height = rng.uniform(0.06, 0.1)
    return jar(
        rng,
        height,
        rng.uniform(0.05, 0.075),
        cabbage,
        level(rng),
        lid,
        KIMCHI,
        paper(rng, KIMCHI_REDS, 0.4),
        neck=0.99,
        cap=rng.uniform(0.12, 0.2),
        labelled=0.6,
        span=rng.uniform(0.25, 0.45),
        power=pick(rng, [2.0, 3.2]),
    )


def kimchi_pouch(rng):
    size = rng.uniform(0.12, 0.17), rng.uniform(0.15, 0.21), rng.uniform(0.035, 0.055)
    return film_bag(rng, size, paper(rng, KIMCHI_REDS, 0.2), KIMCHI, None, cabbage, window=0.8)


FROZEN = {
    "fish": made(
        "fish",
        (2.5, fillet_tray(0.3), 0.0),
        (1.5, whole_fish, 1.0),
        (2.5, flat_tin, 0.0),
        (1.2, smoked, 0.0),
        (1, herring_jar, 0.0),
        (1, fish_box, 0.1),
        (0.6, dark_pouch, 0.5),
    ),
    "kimchi": made("kimchi", (4, kimchi_jar, 0.0), (2, kimchi_tub, 0.0), (1, kimchi_pouch, 0.4)),
    "corn": frozen("corn", ["sweet corn", "corn", "cut corn"], "corn", CORN, 0.6),
    "peas": frozen("peas", ["peas", "garden peas", "petits pois"], "peas", PEAS, 2),
    "green beans": frozen(
        "green beans", ["green beans", "cut green beans", "haricots verts"], "green beans", GREEN_BEANS, 0.4
    ),
    "broccoli": frozen("broccoli", ["broccoli", "broccoli florets"], "broccoli", BROCCOLI, 0.4),
    "strawberry": frozen("strawberry", ["strawberries", "whole strawberries"], "strawberries", STRAWBERRIES, 0.35),
    "blueberry": frozen("blueberry", ["blueberries", "wild blueberries"], "blueberries", BLUEBERRIES, 0.35),
}
