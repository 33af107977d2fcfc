"""Bread in bags, and eggs in clear cartons."""

from typing import Any

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, lathe
from crisper_ml.goods.bread import BREAD_WORDS, crumb, loaf_size
from crisper_ml.goods.dairy.eggs import EGG_WORDS, STEP, cups, egg, egg_tint
from crisper_ml.goods.films import COAT, WALL, bag, haze, poured
from crisper_ml.goods.fresh.wrapped_produce import bag_coat, neck_of
from crisper_ml.goods.soft_shapes import ball
from crisper_ml.goods.surfaces import grid, opaque, paper, stuff
from crisper_ml.prints.colors import color
from crisper_ml.prints.labels import faces, label

# bread


def bread_coat(rng):
    """Printed film: the brand in front and behind, a band or two, and clear windows between."""
    coat, ground = haze(rng, rng.uniform(0.03, 0.12), 0.3), paper(rng, [0, 48, 28, 222, 120], 0.2)
    front = opaque(label(rng, 96, 44, ground, BREAD_WORDS, pick(rng, ["wheat", None])))
    top = int(rng.uniform(0.2, 0.45) * COAT[0])
    for middle in (72, 168):
        left = middle - int(rng.uniform(20, 28))
        art = front[:, ::2][:, : COAT[1] - left]
        coat[top : top + 44, left : left + art.shape[1]] = art[: COAT[0] - top]
    if chance(rng, 0.5):
        coat[86:] = (*ground, 255)
    return coat


def bread_bag(rng):
    """A sliced loaf in printed film, gathered at one end."""
    along, length, (width, height, depth) = loaf_size(rng)
    side, end = crumb(rng, 96, 192), stuff(rng, 96, 128, color(rng, [34], (0.25, 0.4), (0.78, 0.9)), 0.06, 4)
    front, flank = (side, end) if along else (end, side)
    outline = [(0, 0.95), (0.05, 0.98), (0.6, 1), (0.85, 0.97), (1, 0.8)]
    loaf = Part(
        height,
        lathe(outline, width / 2, depth / 2),
        faces(flank, front, flank, front),
        opaque(side),
        power=5.0,
        material="matte",
        offset=(0, 0.002, 0),
    )
    film = Part(
        height + 0.008,
        lathe(outline, width / 2 + 0.008, depth / 2 + 0.008),
        bread_coat(rng),
        haze(rng, 0.05, 0.4),
        power=4.5,
        material="film",
        tint=WALL,
        crumple=rng.uniform(0.002, 0.005),
    )
    tail = Part(
        rng.uniform(0.05, 0.08),
        lathe([(0, 0.5), (0.4, 1), (0.8, 0.9), (1, 0.4)], 0.04 if along else 0.03, 0.014),
        haze(rng, 0.2, 0.6),
        material="film",
        tint=WALL,
        crumple=0.003,
    )
    tail.offset = (
        (pick(rng, [-1, 1]) * (length / 2 + 0.035), 0.02, 0.0) if along else (0.0, 0.02, -(length / 2 + 0.016))
    )
    return [loaf, film, tail]


def rolls(rng):
    """Rolls, bagels or muffins, loose in a bag or in rows under film."""
    count, radius, tint = (
        int(rng.integers(3, 9)),
        rng.uniform(0.036, 0.05),
        color(rng, [24, 26, 30], (0.4, 0.68), (0.55, 0.88)),
    )
    coat = opaque((stuff(rng, 48, 96, tint, 0.08, 16) * np.linspace(1.12, 0.82, 48)[:, None, None]).clip(0, 255))
    parts = []
    for _ in range(count):
        part = ball(rng, radius * rng.uniform(1.0, 1.4), radius * rng.uniform(0.9, 1.1), tint, 0.4)
        part.texture = coat
        parts.append(part)
    half = radius * 0.95 * np.sqrt(count + 1)
    parts = poured(rng, parts, half, half * rng.uniform(0.65, 1))
    return [
        *parts,
        bag(
            rng,
            parts,
            bag_coat(rng, ["rolls", "buns", "bagels", "6 pack"], 0.55),
            neck_of(rng),
            0.006,
            rng.uniform(0.002, 0.006),
        ),
    ]


# eggs


def clear_egg_carton(rng):
    """Eggs under a clear lid, in cups of clear plastic."""
    along, across, width, depth = cups(rng)
    shade = egg_tint(rng)
    eggs = [egg(rng, shade, (x, 0.006, z)) for x, z in grid(along, across, *STEP)]
    look: dict[str, Any] = {"power": 7.0, "material": "film", "tint": (0.96, 0.97, 0.97)}
    foot = Part(
        0.032,
        lathe([(0, 0.84), (0.85, 0.97), (0.9, 1), (1, 1)], width / 2, depth / 2),
        haze(rng, 0.1, 0.25),
        **look,
        scallop=(0.12, along),
    )
    lid = Part(
        0.036,
        lathe([(0, 1), (0.08, 1), (0.1, 0.97), (0.75, 0.92), (1, 0.82)], width / 2, depth / 2),
        haze(rng, 0.06, 0.2),
        haze(rng, 0.06, 0.2),
        **look,
        scallop=(0.06, along),
        offset=(0, 0.0325, 0),
    )
    if chance(rng, 0.7):
        paper_in = label(rng, 128, 64, paper(rng, [120, 50, 0, 210], 0.4), EGG_WORDS, pick(rng, ["egg", None]))
        sheet = Part(
            0.001,
            lathe(PRISM, width * rng.uniform(0.2, 0.38), depth * rng.uniform(0.25, 0.36)),
            opaque(paper_in[:2]),
            opaque(paper_in),
            power=9.0,
            material="matte",
            offset=(0, 0.0655, 0),
        )
        return [*eggs, sheet, foot, lid]
    return [*eggs, foot, lid]
