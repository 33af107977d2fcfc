"""Salads and vegetables, bagged, boxed or bunched, by class."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, Table, good, lathe
from crisper_ml.goods.films import poured
from crisper_ml.goods.fresh.heads import film_around, florets, head, romaine, tight_head
from crisper_ml.goods.fresh.kinds import SMALL
from crisper_ml.goods.fresh.leaves import SALADS, SPINACH, heap_art
from crisper_ml.goods.fresh.produce import berry, painted_skins, single
from crisper_ml.goods.soft_shapes import mound, pillow
from crisper_ml.goods.stickers import band_on, stuck
from crisper_ml.goods.surfaces import filmed, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color
from crisper_ml.prints.labels import faces, label


def salad_bag(deep, words):
    """A clear bag full of leaves, printed above or in the middle."""

    def make(rng):
        front, back = (filmed(rng, heap_art(rng, 160, 128, deep)) for _ in range(2))
        ground = paper(rng, [120, 100, 0, 48, 28], 0.35)
        if chance(rng, 0.5):
            rows = int(rng.uniform(44, 80))
            front[:rows] = label(rng, 128, rows, ground, words, "leaf" if chance(rng, 0.5) else None)
        else:
            front = stuck(rng, front, words, ground, None, (0.35, 0.65), (0.5, rng.uniform(0.2, 0.6)))
        width, height, depth = rng.uniform(0.16, 0.24), rng.uniform(0.17, 0.24), rng.uniform(0.06, 0.1)
        return Part(
            height, pillow(width, depth), faces(back, front, back, back), power=4.0, crumple=rng.uniform(0.0025, 0.0045)
        )

    return make


def salad_box(deep, words):
    """A clear box: leaves show through its walls, a label on its lid and perhaps around its front."""

    def make(rng):
        width, height, depth = rng.uniform(0.13, 0.24), rng.uniform(0.07, 0.11), rng.uniform(0.11, 0.17)
        front, side, above = (
            filmed(rng, heap_art(rng, 80, 128, deep)),
            filmed(rng, heap_art(rng, 80, 128, deep)),
            filmed(rng, heap_art(rng, 96, 128, deep)),
        )
        ground = paper(rng, [120, 100, 48, 28], 0.4)
        above = stuck(rng, above, words, ground, "leaf" if chance(rng, 0.4) else None, (0.5, 0.9), (0.5, 0.5))
        front = stuck(rng, front, words, ground, None, (0.4, 0.75), (0.5, 0.6)) if chance(rng, 0.65) else front
        coat = band_on(rng, faces(side, front, side, side), 0, 0.1, (196, 206, 200))
        return Part(
            height,
            lathe([(0, 0.88), (0.06, 0.92), (0.86, 0.97), (0.88, 1), (1, 1)], width / 2, depth / 2),
            coat,
            opaque(above),
            power=6.0,
        )

    return make


def carrot_bunch(rng):
    """Carrots tied together, their greens behind them."""
    skins, count = painted_skins(rng, "carrot", count=2), int(rng.integers(4, 8))
    parts = [single(rng, "carrot", pick(rng, skins)) for _ in range(count)]
    tall = max(part.height for part in parts)
    for part, angle in zip(parts, np.linspace(0, 2 * np.pi, count, endpoint=False)):
        part.offset = (np.sin(angle) * 0.026, tall - part.height, np.cos(angle) * 0.02)
    tuft = Part(
        rng.uniform(0.1, 0.18),
        lathe([(0, 0.3), (0.2, 0.4), (0.6, 1), (0.9, 0.8), (1, 0.3)], 0.05, 0.028),
        opaque(heap_art(rng, 64, 96, True)),
        material="matte",
        crumple=0.008,
        offset=(0.0, tall - 0.01, 0.0),
    )
    return [*parts, tuft]


def bag_of_pieces(tints, size, stretch, words):
    """A bag full of many small long things: baby carrots, beans, sprouts."""

    def make(rng):
        shades = [color(rng, *tints) for _ in range(3)]
        art = pieces(
            rng,
            stuff(rng, 96, 128, shaded(shades[0], 0.4), 0.1, 8),
            shades,
            rng.uniform(*size),
            stretch,
            1.6,
            rng.uniform(0.3, 1.4),
        )
        width, height, depth = rng.uniform(0.12, 0.19), rng.uniform(0.05, 0.13), rng.uniform(0.08, 0.13)
        core = Part(
            height,
            mound(width, depth, rng.uniform(0.1, 0.4)),
            opaque(np.concatenate([art, art[:, ::-1]], 1)),
            material="matte",
            crumple=rng.uniform(0.003, 0.006),
        )
        return [core, film_around(rng, [core], words, 0.3, 0.65)]

    return make


def grape_bag(rng):
    """Grapes in a bag with holes and a zip."""
    skins, (low, high, _) = painted_skins(rng, "grapes", count=3), SMALL["grapes"]
    half = rng.uniform(0.06, 0.085)
    art = pieces(
        rng,
        stuff(rng, 64, 96, shaded(skins[0][20, 20, :3], 0.4), 0.1),
        [shaded(skin[20, 20, :3], 1.0) for skin in skins],
        6,
    )
    core = Part(
        rng.uniform(0.03, 0.05),
        mound(half * 1.7, half * 1.3, 0.3),
        opaque(np.concatenate([art, art[:, ::-1]], 1)),
        crumple=0.004,
        offset=(0, 0.002, 0),
    )
    fruit = poured(
        rng,
        [berry(rng, "grapes", pick(rng, skins), (low, high)) for _ in range(30)],
        half * 0.95,
        half * 0.75,
        core.height * 0.6,
        oval=True,
    )
    cover = film_around(rng, [core, *fruit], ["grapes", "seedless", "fresh", "sweet"], 0.1, 0.6)
    cover.texture[rng.random(cover.texture.shape[:2]) < 0.01] = (40, 40, 44, 90)
    return [core, *fruit, cover]


GREEN_HEADS = [([82, 90, 98], (0.35, 0.55), (0.5, 0.72))]
CABBAGES = [
    ([84, 95, 104], (0.25, 0.5), (0.5, 0.72)),
    ([84, 95, 104], (0.25, 0.5), (0.5, 0.72)),
    ([300, 315], (0.35, 0.55), (0.2, 0.34)),
]
GREENS: Table = {
    "broccoli": [
        (
            3,
            good(
                "broccoli",
                florets(
                    ([98, 108, 120], (0.4, 0.62), (0.2, 0.36)),
                    (142, 164, 96),
                    (9, 13),
                    0.1,
                    ["broccoli", "fresh", "crowns"],
                ),
                0.4,
            ),
        ),
        (
            0.7,
            good(
                "broccoli",
                bag_of_pieces(
                    ([98, 108, 118], (0.4, 0.6), (0.25, 0.42)), (7, 10), 1.0, ["broccoli", "florets", "steam"]
                ),
                0.4,
            ),
        ),
    ],
    "cauliflower": [
        (
            2,
            good(
                "cauliflower",
                florets(([46, 50], (0.1, 0.22), (0.8, 0.92)), (190, 200, 140), (10, 15), 0.7, ["cauliflower", "fresh"]),
                0.2,
            ),
        )
    ],
    "cabbage": [(2, good("cabbage", tight_head(CABBAGES, (214, 222, 176), (0.13, 0.2), 0.35)))],
    "brussels sprouts": [
        (
            1,
            good(
                "brussels sprouts",
                bag_of_pieces(([80, 92], (0.4, 0.55), (0.45, 0.62)), (9, 12), 1.0, ["brussels sprouts", "sprouts"]),
                0.3,
            ),
        )
    ],
    "carrot": [
        (1, good("carrot", carrot_bunch, 1.0)),
        (
            1.5,
            good(
                "carrot",
                bag_of_pieces(
                    ([17, 21, 24], (0.75, 0.9), (0.8, 0.95)),
                    (5, 7),
                    2.6,
                    ["baby carrots", "carrots", "peeled", "snack"],
                ),
                0.5,
            ),
        ),
    ],
    "green beans": [
        (
            1.5,
            good(
                "green beans",
                bag_of_pieces(
                    ([88, 96, 104], (0.5, 0.7), (0.35, 0.55)), (3, 4), 7.0, ["green beans", "beans", "fine beans"]
                ),
                0.5,
            ),
        )
    ],
    "grapes": [(1.5, good("grapes", grape_bag))],
    "lettuce": [
        (3, good("lettuce", tight_head(GREEN_HEADS, (212, 222, 160), (0.12, 0.17), 0.6))),
        (5, good("lettuce", head)),
        (3, good("lettuce", romaine, 1.0)),
        (4, good("lettuce", salad_bag(False, SALADS), 0.6)),
        (2.5, good("lettuce", salad_box(False, SALADS))),
    ],
    "spinach": [(2, good("spinach", salad_bag(True, SPINACH), 0.6)), (2, good("spinach", salad_box(True, SPINACH)))],
}
