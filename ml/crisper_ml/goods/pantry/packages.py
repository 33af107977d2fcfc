"""Bags, bricks, canisters, cartons and jars of dry goods."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, ROWS, Part, good, lathe
from crisper_ml.goods.containers import box, jar
from crisper_ml.goods.soft_shapes import pillow
from crisper_ml.goods.stickers import band_on, disk, label_on, turned
from crisper_ml.goods.surfaces import (
    AROUND,
    BRASS,
    FACE,
    WHITE,
    any_color,
    filmed,
    level,
    opaque,
    painted,
    paper,
    pieces,
    rows_for,
    shaded,
    stuff,
)
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label

CANISTER = [(0, 0.97), (0.015, 1), (0.03, 0.985), (0.86, 0.985), (0.875, 1.03), (0.985, 1.03), (1, 0.98)]
WAISTED_CANISTER = [
    (0, 0.96),
    (0.02, 1),
    (0.2, 1),
    (0.3, 0.93),
    (0.6, 0.93),
    (0.7, 1),
    (0.86, 0.99),
    (0.875, 1.02),
    (0.985, 1.02),
    (1, 0.97),
]
SEALED = [(0, 0.1), (0.04, 0.3), (0.25, 0.85), (0.5, 1), (0.75, 0.85), (0.96, 0.3), (1, 0.1)]
BRICK = [(0, 0.97), (0.03, 1), (0.92, 1), (0.98, 0.93), (1, 0.86)]


# forms that these goods share


def loose(ground, tints, size, stretch=1.0, density=1.3, hollow=None):
    """Content of many small things: beans, grains, nuts. -> function (rng, rows, columns) -> RGB."""
    return lambda rng, rows, columns: pieces(
        rng, stuff(rng, rows, columns, ground, 0.12, 8), tints, size, stretch, density, 1.5, hollow
    )


def with_window(rng, front, content, share=(0.25, 0.5)):
    """A front with a clear place through which the content shows: a band, a box or an oval."""
    rows, columns = front.shape[:2]
    tall, wide = int(rows * rng.uniform(*share)), int(columns * pick(rng, [0.5, 0.7, 0.8, 1.0]))
    top, left = int((rows - tall) * (rng.uniform(0.75, 0.98) if chance(rng, 0.75) else 0.05)), (columns - wide) // 2
    front, view = np.array(front), content(rng, tall, wide)
    ys, xs = np.mgrid[-1 : 1 : tall * 1j, -1 : 1 : wide * 1j]
    seen = (
        (np.abs(xs) ** 2.2 + np.abs(ys) ** 2.2 < 1)
        if wide < columns and chance(rng, 0.5)
        else np.ones((tall, wide), bool)
    )
    front[top : top + tall, left : left + wide][seen] = (view * 0.92)[seen]
    return front


def sealed(width, depth):
    """The profile of a bag of film that is sealed at both ends."""
    shape = lathe(SEALED, 1.0, depth / 2)
    shape[:, 0] = width / 2 * np.interp(np.linspace(0, 1, ROWS), [0, 0.06, 0.5, 0.94, 1], [0.96, 0.98, 1, 0.98, 0.96])
    return shape


def crimped(rng, art, tint):
    """The sealed ends of a bag, above and below: plain, with fine ribs."""
    art, edge = np.array(art), int(rng.uniform(5, 9))
    art[:edge] = art[-edge:] = band(rng, art.shape[1], edge, tint, True)
    return art


def film_bag(rng, size, ground, words, picture=None, content=None, *, shape=None, crumple=None, ends=True, window=0.5):
    """A printed bag of film. size: width, height, depth; content: what a window shows."""
    width, height, depth = size
    rows = int(np.clip(FACE * height / width, 72, 184))
    front = label(rng, FACE, rows, ground, words, picture)
    if content is not None and chance(rng, window):
        front = with_window(rng, front, content)
    tint = gray(rng, 170, 225) if chance(rng, 0.25) else shaded(ground, 0.9)
    back = (
        label(rng, FACE, rows, shaded(ground, 0.95), words, None, "back")
        if chance(rng, 0.5)
        else band(rng, FACE, rows, ground)
    )
    front, back = (filmed(rng, crimped(rng, art, tint) if ends else art) for art in (front, back))
    side = band(rng, 16, rows, shaded(ground, 0.85))
    if shape is None:
        shape = sealed(width, depth) if chance(rng, 0.5) else pillow(width, depth)
    return Part(height, shape, faces(side, front, side, back), power=4.0, crumple=crumple or rng.uniform(0.0015, 0.004))


def clip(rng, height, width):
    """What holds an opened bag shut."""
    tint = color(rng, [30], (0.3, 0.5), (0.6, 0.8)) if chance(rng, 0.4) else any_color(rng)
    return Part(
        0.014,
        lathe(PRISM, width * rng.uniform(0.1, 0.42), 0.009),
        painted(tint),
        power=6.0,
        offset=(rng.uniform(-0.15, 0.15) * width, height - 0.012, 0.0),
    )


def opened(rng, part, share=0.3):
    """Some bags are half empty, rolled down and clipped."""
    if not chance(rng, share):
        return part
    part.height *= rng.uniform(0.6, 0.85)
    part.texture = part.texture[int(part.texture.shape[0] * rng.uniform(0.1, 0.3)) :]
    wide = 2 * float(part.profile[:, 0].max())
    return [part, clip(rng, part.height, wide)] if chance(rng, 0.6) else part


def paper_brick(rng, size, ground, words, picture=None):
    """Flour or sugar: paper around a block, its top folded down."""
    width, height, depth = size
    part = box(
        rng,
        width,
        height,
        depth,
        ground,
        words,
        picture,
        crumple=rng.uniform(0.0008, 0.002),
        power=7.0,
        top=stuff(rng, 64, 96, shaded(ground, 0.95), 0.04),
    )
    part.profile = lathe(BRICK, width / 2, depth / 2)
    if chance(rng, 0.35):  # opened, its top rolled to a ridge
        part.profile[:, 1] *= np.interp(np.linspace(0, 1, ROWS), [0, 0.72, 0.95, 1], [1, 1, 0.3, 0.22])
        part.crumple = rng.uniform(0.002, 0.004)
    return part


def canister(rng, height, radius, ground, lid, words, picture=None, outline=CANISTER, material="gloss", power=2.0):
    """A can or cardboard tube with a lid of plastic."""
    cap = 0.13 if outline is WAISTED_CANISTER or outline is CANISTER else 0.06
    coat = opaque(stuff(rng, rows_for(height, 2 * np.pi * radius), AROUND, ground, 0.01))
    coat = label_on(rng, coat, cap, 0.985, 1.0, words, ground, picture)
    coat = band_on(rng, coat, 0, cap, lid, chance(rng, 0.3))
    return Part(height, lathe(outline, radius), turned(rng, coat), disk(rng, lid), power=power, material=material)


def carton(words, hues, pictures, low, high, white=0.2):
    """A maker of printed boxes between two sizes."""

    def make(rng):
        size = [rng.uniform(a, b) for a, b in zip(low, high)]
        return box(
            rng,
            *size,
            paper(rng, hues, white),
            words,
            pick(rng, pictures),
            material="gloss" if chance(rng, 0.4) else "matte",
        )

    return make


def windowed_carton(words, hues, pictures, content, low, high):
    """The same with a window on its content."""

    def make(rng):
        size, ground = [rng.uniform(a, b) for a, b in zip(low, high)], paper(rng, hues, 0.15)
        rows = int(np.clip(FACE * size[1] / size[0], 32, 200))
        front = with_window(rng, label(rng, FACE, rows, ground, words, pick(rng, pictures)), content)
        return box(rng, *size, ground, words, front=front, material="gloss" if chance(rng, 0.4) else "matte")

    return make


def dusted(part):
    """Dry things leave the wall above them nearly clean."""
    part.texture[..., 3] = np.where(part.texture[..., 3] < 250, part.texture[..., 3] // 5, part.texture[..., 3])
    return part


def storage_jar(rng, content, words, height=(0.12, 0.24), radius=(0.04, 0.058)):
    """A jar at home, mostly without a label."""
    lid = pick(
        rng,
        [
            BRASS,
            gray(rng, 120, 200),
            WHITE,
            gray(rng, 13, 51),
            color(rng, [30], (0.35, 0.5), (0.6, 0.78)),
            any_color(rng),
        ],
    )
    return dusted(
        jar(
            rng,
            rng.uniform(*height),
            rng.uniform(*radius),
            content,
            level(rng),
            lid,
            words,
            gray(rng, 220, 255),
            None,
            neck=rng.uniform(0.85, 0.98),
            cap=rng.uniform(0.07, 0.14),
            labelled=0.3,
            span=rng.uniform(0.25, 0.4),
            power=pick(rng, [2.0, 2.0, 2.8]),
        )
    )


def sack(words, hues, pictures, content, low, high, white=0.3, window=0.5):
    """A maker of bags of film for grains and the like, mostly with a window."""

    def make(rng):
        size = tuple(rng.uniform(a, b) for a, b in zip(low, high))
        return opened(
            rng, film_bag(rng, size, paper(rng, hues, white), words, pick(rng, pictures), content, window=window), 0.25
        )

    return make


def brick(words, hues, pictures, low, high, white=0.6):
    def make(rng):
        return paper_brick(
            rng, [rng.uniform(a, b) for a, b in zip(low, high)], paper(rng, hues, white), words, pick(rng, pictures)
        )

    return make


def made(name, *pairs):
    """Pairs for a table from (weight, function, how often it lies)."""
    return [(weight, good(name, function, lies)) for weight, function, lies in pairs]
