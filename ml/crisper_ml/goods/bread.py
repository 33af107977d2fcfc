"""Bread: sliced in its bag, baguettes, rolls, bagels, loaves; in clear film: bread_bags.py.

BREAD: (weight, maker) pairs.
"""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Part, good, lathe
from crisper_ml.goods.soft_shapes import ball, mound
from crisper_ml.goods.stickers import stuck
from crisper_ml.goods.surfaces import WHITE, clouds, filmed, grid, opaque, paper, stuff
from crisper_ml.prints.colors import blend, color
from crisper_ml.prints.labels import faces, label

CREAM = (240, 225, 200)
BREAD_WORDS = ["bread", "whole wheat", "toast", "white bread", "sandwich bread", "multigrain", "BREAD"]


def crumb(rng, rows, columns):
    """Crust behind a bag: slices seen from the side as faint lines."""
    tint = color(rng, [26, 30], (0.45, 0.7), (0.5, 0.8))
    art = stuff(rng, rows, columns, tint, 0.12, 14).astype(np.float32)
    lines = 1 - 0.14 * (np.cos(np.arange(columns) * 2 * np.pi / rng.uniform(7, 11)) > 0.8)
    rise = 1.12 - 0.25 * np.linspace(0, 1, rows)[:, None] ** 2
    return np.clip(art * (lines[None] * rise)[..., None], 0, 255).astype(np.uint8)


def sliced(rng, rows, columns):
    """The pale face of a slice within its crust."""
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j]
    crust = np.clip((np.maximum(np.abs(x), np.abs(y)) - 0.86) * 14, 0, 1)[..., None]
    return (
        stuff(rng, rows, columns, color(rng, [34], (0.18, 0.38), (0.78, 0.94)), 0.08, 4) * (1 - crust)
        + stuff(rng, rows, columns, color(rng, [26], (0.5, 0.7), (0.45, 0.7)), 0.1) * crust
    ).astype(np.uint8)


def gathered(rng, tint):
    """The closed end of a bag: folds that run to a clip in the middle."""
    y, x = np.mgrid[-1:1:96j, -1:1:128j]
    angle, far = np.arctan2(y, x), np.hypot(x, y)
    folds = 1 + 0.22 * np.sin(angle * int(rng.integers(9, 16)) + 3 * np.sin(angle * 3 + rng.uniform(0, 6))) * np.clip(
        1.3 - far, 0.2, 1
    )
    art = np.array(tint) * (folds * np.clip(0.55 + far * 0.6, 0, 1.05))[..., None]
    clip = (np.abs(x) < 0.1) & (np.abs(y) < 0.14)
    art[clip] = color(rng, [215, 0, 120, 50], (0.5, 0.9), (0.5, 0.95)) if chance(rng, 0.6) else (236, 232, 222)
    return np.clip(art, 0, 255).astype(np.uint8)


def bag_side(rng, ground):
    """Half of the bags show the bread between their prints, some hide it, some are plain film."""
    kind = rng.random()
    if kind < 0.25:
        return filmed(rng, label(rng, 192, 96, ground, BREAD_WORDS, "wheat"))
    art = filmed(rng, crumb(rng, 96, 192))
    return (
        stuck(rng, art, BREAD_WORDS, ground, "wheat" if chance(rng, 0.5) else None, (0.55, 0.95), (0.5, 0.5))
        if kind < 0.85
        else filmed(rng, art)
    )


def loaf_size(rng):
    """A loaf along the shelf, or with its end to the front.

    -> whether along, its length, and width, height and depth as it lies.
    """
    along = chance(rng, 0.65)
    length, wide, height = rng.uniform(0.2, 0.31), rng.uniform(0.1, 0.125), rng.uniform(0.095, 0.125)
    return along, length, (length, height, wide) if along else (wide, height, length)


def loaf(rng):
    """Sliced bread in a printed bag; it lies along the shelf or shows its end, gathered with a clip."""
    along, length, (width, height, depth) = loaf_size(rng)
    ground = paper(rng, [0, 48, 28, 222, 120], 0.2)
    side = bag_side(rng, ground)
    end = gathered(rng, blend(ground, WHITE, 0.4)) if chance(rng, 0.4) else filmed(rng, sliced(rng, 96, 128))
    front, flank = (side, end) if along else (end, side)
    up = np.linspace(0, 1, ROWS)
    share = np.interp(up, [0, 0.05, 0.55, 0.8, 0.93, 1], [0.93, 0.98, 1, 1.0, 0.9, 0.72])
    body = Part(
        height,
        np.stack([share * width / 2, share * depth / 2], 1).astype(np.float32),
        faces(flank, front, flank, front),
        opaque(side),
        power=5.0,
        crumple=rng.uniform(0.001, 0.003),
    )
    if not along:
        return body
    tail = Part(
        rng.uniform(0.04, 0.07),
        lathe([(0, 0.4), (0.4, 1), (0.8, 0.9), (1, 0.3)], 0.035, 0.012),
        opaque(filmed(rng, stuff(rng, 48, 96, blend(ground, WHITE, 0.5), 0.1))),
        crumple=0.003,
        offset=(pick(rng, [-1, 1]) * (length / 2 + 0.018), 0.02, 0),
    )
    return [body, tail]


def baguette(rng):
    length, thick = rng.uniform(0.22, 0.38), rng.uniform(0.055, 0.075)
    coat = stuff(rng, 40, 384, color(rng, [25, 27], (0.5, 0.68), (0.65, 0.82)), 0.12, 10)
    slashes = np.clip(
        np.sin(np.arange(384)[None] / 384 * 2 * np.pi * rng.uniform(7, 10) + np.arange(40)[:, None] * 0.12) * 4 - 3,
        0,
        1,
    )[..., None]
    coat = (coat * (1 - slashes) + np.array(CREAM) * slashes).astype(np.uint8)
    if chance(rng, 0.6):
        # paper from its left end to somewhere past the middle, in front and behind
        past = int(rng.uniform(-30, 70))
        covered = np.arange(-past, 192 + past) % 384
        coat[:, covered] = stuff(rng, 40, 384, paper(rng, [30], 0.8), 0.05)[:, covered]
    # its ends stay where they are while its back rounds off
    shape = mound(length, thick * 1.2, 0.3)
    shape[:, 0] = length / 2 * (0.8 + 0.2 * shape[:, 0] / shape[:, 0].max())
    return Part(thick, shape, opaque(coat), power=3.4, material="matte", crumple=0.002)


def baked(rng, tint):
    """A roll: brown above, pale where it touched its neighbors, under film."""
    rows = np.linspace(0, 1, 48)[:, None, None]
    pale = np.clip((rows - 0.5) * 2.2, 0, 0.8)
    art = stuff(rng, 48, 96, tint, 0.08, 16) * (1.05 - 0.1 * rows) * (1 - pale) + np.array((232, 208, 164)) * pale
    return filmed(rng, np.clip(art, 0, 255).astype(np.uint8))


def buns(rng):
    """Rolls in rows under thin film."""
    across, deep, radius, tint = (
        int(rng.integers(2, 4)),
        int(rng.integers(1, 3)),
        rng.uniform(0.04, 0.052),
        color(rng, [27, 30], (0.42, 0.6), (0.66, 0.86)),
    )
    parts = []
    for x, z in grid(across, deep, radius * 1.85):
        part = ball(rng, radius * rng.uniform(1.1, 1.4), radius, tint, 0.4)
        part.texture, part.material, part.offset = opaque(baked(rng, tint)), "gloss", (x, 0.0, z)
        parts.append(part)
    return parts


def bagels(rng):
    """Rings that stand behind and above each other in a bag."""
    tint, radius = color(rng, [27, 31], (0.42, 0.62), (0.6, 0.84)), rng.uniform(0.048, 0.056)
    thick = rng.uniform(0.017, 0.022)
    parts = []
    for column in range(int(rng.integers(1, 3))):
        for row in range(int(rng.integers(2, 4))):
            coat = baked(rng, tint)
            up = np.linspace(-1, 1, ROWS)
            half = np.sqrt(np.clip(1 - up**2, 0.0004, 1))
            shape = np.stack([half * radius, np.sqrt(half) * thick], 1).astype(np.float32)
            place = (column * radius * 2.05 + rng.normal(0, 0.003), 0.0, row * thick * 2.1)
            parts.append(
                Part(
                    2 * radius,
                    shape,
                    opaque(coat),
                    hole=(0, radius, radius * 0.2, radius * 0.2),
                    offset=place,
                    turn=float(rng.normal(0, 0.1)),
                )
            )
    return parts


def country_loaf(rng):
    """A loaf without a bag or in paper, whole or cut, floured and slashed."""
    wide, tall = rng.uniform(0.15, 0.24), rng.uniform(0.085, 0.12)
    coat = stuff(rng, 96, 288, color(rng, [24, 28], (0.5, 0.7), (0.42, 0.68)), 0.16, 14).astype(np.float32)
    flour = np.clip(clouds(rng, 96, 288, 9) * 1.4 - 0.3, 0, 0.6)[..., None] * np.linspace(1, 0, 96)[:, None, None]
    coat = coat * (1 - flour) + np.array((238, 226, 206)) * flour
    slash = np.abs(np.sin(np.arange(288)[None] / 288 * 2 * np.pi * 3 + np.linspace(0, 1.4, 96)[:, None])) < 0.09
    coat[slash & (np.arange(96) < 55)[:, None]] = (226, 192, 140)
    body = Part(
        tall, mound(wide, wide * rng.uniform(0.6, 0.9), 0.3), opaque(coat), material="matte", power=2.3, crumple=0.003
    )
    if chance(rng, 0.4):
        return body
    face = sliced(rng, 64, 64)
    shape = np.stack(
        [
            np.interp(np.linspace(0, 1, ROWS), [0, 0.1, 0.6, 1], [0.86, 0.95, 1, 0.45]) * wide * 0.36,
            np.full(ROWS, 0.006),
        ],
        1,
    ).astype(np.float32)
    cut = Part(
        tall * 0.94,
        shape,
        faces(face, face, face, face),
        power=4.0,
        material="matte",
        offset=(0, 0, -float(body.profile[:, 1].max()) * 0.97),
    )
    return [body, cut]


BREAD = [
    (5, good("bread", loaf)),
    (0.7, good("bread", baguette)),
    (1.2, good("bread", buns)),
    (0.7, good("bread", bagels)),
    (0.8, good("bread", country_loaf)),
]
