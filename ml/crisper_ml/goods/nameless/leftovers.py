"""Leftovers in boxes, bowls, foil, on plates and in pots."""

from typing import Any

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, lathe
from crisper_ml.goods.soft_shapes import mound
from crisper_ml.goods.stickers import band_on, disk, filled
from crisper_ml.goods.surfaces import (
    AROUND,
    FACE,
    WHITE,
    any_color,
    clouds,
    filmed,
    ink,
    meat,
    opaque,
    pieces,
    rows_for,
    shaded,
    stuff,
)
from crisper_ml.prints.colors import color, gray

BOWL = [(0, 0.45), (0.06, 0.5), (0.35, 0.78), (0.7, 0.94), (1, 1)]


def leftovers(rng, rows, columns):
    """Stew, rice, pasta, salad, meat: anything cooked, or cut and mixed."""
    kind = rng.random()
    if kind < 0.2:
        return pieces(
            rng,
            stuff(rng, rows, columns, (205, 190, 160)),
            [(236, 228, 205), (225, 212, 180), (200, 170, 110)],
            2.5,
            1.6,
            1.0,
            1.5,
        )
    if kind < 0.45:
        tint = color(rng, [8, 18, 26, 32], (0.5, 0.85), (0.3, 0.65))
        return pieces(
            rng,
            stuff(rng, rows, columns, tint, 0.12),
            [shaded(tint, 0.7), shaded(tint, 1.3), (190, 120, 50), (110, 130, 50), (220, 190, 140)],
            6,
            density=0.5,
        )
    if kind < 0.6:
        tint = color(rng, [75, 90, 100], (0.4, 0.75), (0.3, 0.6))
        return pieces(
            rng,
            stuff(rng, rows, columns, shaded(tint, 0.7)),
            [tint, shaded(tint, 1.35), shaded(tint, 0.8), (200, 60, 40)],
            8,
            0.6,
            1.0,
            1.5,
        )
    if kind < 0.75:
        return pieces(
            rng,
            stuff(rng, rows, columns, (200, 160, 80)),
            [(235, 205, 130), (225, 185, 100), (190, 70, 40)],
            3,
            5,
            1.0,
            1.5,
        )
    if kind < 0.87:
        return meat(rng, rows, columns, color(rng, [10, 18], (0.4, 0.7), (0.45, 0.75)), 0.2)
    return stuff(rng, rows, columns, color(rng, [5, 35, 45, 60, 300], (0.05, 0.7), (0.6, 0.95)), 0.08, 16)


def lid_color(rng):
    kind = rng.random()
    if kind < 0.4:
        return color(rng, [215, 222, 200, 210], (0.5, 1), (0.35, 0.9))
    if kind < 0.58:
        return color(rng, [0, 0, 10], (0.7, 1), (0.5, 0.85))
    if kind < 0.7:
        return ink(rng, [120, 140, 90])
    return gray(rng, 217, 255) if kind < 0.9 else ink(rng, [48, 280, 28])


def food_box(rng):
    """The plastic or glass box with a snap lid, its leftovers seen through the wall."""
    boxy, milky = chance(rng, 0.6), chance(rng, 0.45)
    half, height = rng.uniform(0.055, 0.12), rng.uniform(0.045, 0.1)
    depth = half * (rng.uniform(0.6, 0.95) if boxy else 1.0)
    columns, rim = FACE * 4 if boxy else AROUND, rng.uniform(0.009, 0.016) / height
    rows = rows_for(height, 4 * (half + depth), columns)
    coat = filled(rng, rows, rim, 1, leftovers(rng, rows, columns), rng.uniform(0.25, 0.9), columns)
    coat[..., 3] = np.where(coat[..., 3] < 255, coat[..., 3] // 4, rng.uniform(110, 190) if milky else 235)
    coat = band_on(rng, coat, 0, rim, lid := lid_color(rng))
    shape = lathe(
        [(0, rng.uniform(0.78, 0.92)), (0.04, 0.88), (1 - rim - 0.02, 0.95), (1 - rim, 1), (1, 0.99)], half, depth
    )
    top = opaque(stuff(rng, 96, 96, lid, 0.02)) if boxy else disk(rng, lid)
    if boxy:
        edge = np.minimum.reduce(np.meshgrid(*[np.minimum(np.arange(96), 95 - np.arange(96))] * 2))
        top[(edge > 9) & (edge < 13), :3] = shaded(lid, 0.8)
    if chance(rng, 0.15):
        top = opaque(filmed(rng, leftovers(rng, 96, 96)))
    return Part(
        height,
        shape,
        coat,
        top,
        power=rng.uniform(5, 8) if boxy else 2.0,
        material="milky" if milky else "clear",
        tint=(0.88, 0.9, 0.9) if milky else (0.95, 0.97, 0.97),
    )


def opaque_box(rng):
    """A reused or colored tub without print."""
    base, lid = any_color(rng), lid_color(rng)
    boxy, half, height = chance(rng, 0.5), rng.uniform(0.05, 0.11), rng.uniform(0.05, 0.11)
    rim = rng.uniform(0.1, 0.2)
    coat = band_on(rng, opaque(stuff(rng, 48, 512, base, 0.015)), 0, rim, lid)
    shape = lathe(
        [(0, 0.8), (0.04, 0.86), (1 - rim - 0.01, 0.95), (1 - rim, 1), (1, 0.98)],
        half,
        half * (rng.uniform(0.65, 1) if boxy else 1),
    )
    return Part(
        height,
        shape,
        coat,
        opaque(stuff(rng, 64, 64, lid, 0.02)) if boxy else disk(rng, lid),
        power=6.0 if boxy else 2.0,
        material="milky" if chance(rng, 0.3) else "gloss",
        tint=(0.9, 0.9, 0.9),
    )


def food_top(rng, covered, tint):
    """A bowl from above: food, or food under film, within the bowl's rim."""
    food = leftovers(rng, 112, 112)
    top = filmed(rng, mixed_art(food, WHITE, 0.25)) if covered else food.copy()
    far = np.hypot(*np.mgrid[-1:1:112j, -1:1:112j])
    top[far > 0.93] = tint
    top[(far > 0.86) & (far <= 0.93)] = shaded(tint, 0.75)
    return opaque(top)


def mixed_art(art, tint, share):
    return (art * (1 - share) + np.array(tint) * share).astype(np.uint8)


def bowl(rng):
    """A bowl with food, bare or covered with film or foil."""
    radius, height = rng.uniform(0.055, 0.12), rng.uniform(0.045, 0.09)
    tint = WHITE if chance(rng, 0.45) else ink(rng, [215, 0, 48, 120, 200, 25])
    cover = pick(rng, ["film", "film", "foil", "bare"])
    coat = opaque(stuff(rng, 64, 192, tint, 0.015))
    if chance(rng, 0.3):
        coat = band_on(rng, coat, rng.uniform(0.05, 0.15), rng.uniform(0.18, 0.4), any_color(rng))
    body = Part(height, lathe(BOWL if chance(rng, 0.7) else [(0, 0.85), (0.05, 0.9), (1, 1)], radius), coat)
    if cover == "foil":
        body.lid = np.zeros((8, 8, 4), np.uint8)
        return [body, foil_part(rng, radius * 2.06, rng.uniform(0.02, 0.035), radius * 2.06, (0, height - 0.014, 0))]
    body.lid = food_top(rng, cover == "film", tint)
    if cover == "film":
        body.texture[:14, :, :3] = filmed(rng, mixed_art(body.texture[:14, :, :3], (225, 228, 230), 0.3))
    elif chance(rng, 0.5):
        heap = Part(
            rng.uniform(0.015, 0.03),
            mound(radius * 1.6, radius * 1.6, 0.05),
            opaque(leftovers(rng, 64, 192)),
            offset=(0, height - 0.006, 0),
            crumple=0.003,
        )
        return [body, heap]
    return body


def foil_part(rng, width, height, depth, place=(0.0, 0.0, 0.0)):
    """Crumpled foil: bare metal, its finest facets painted since the renderer's dents are wide."""
    shine = (
        165
        + 75 * np.sign(clouds(rng, 96, 192, 9)) * np.abs(clouds(rng, 96, 192, 5)) ** 0.5
        + 25 * clouds(rng, 96, 192, 3)
    )
    coat = opaque(np.repeat(shine[..., None], 3, 2))
    coat[..., 3] = np.clip(120 + 110 * clouds(rng, 96, 192, 7), 40, 220)
    return Part(
        height,
        mound(width, depth, rng.uniform(0.1, 0.5)),
        coat,
        coat[:, :96],
        power=rng.uniform(2, 5),
        material="metal",
        tint=(0.9, 0.9, 0.91),
        crumple=rng.uniform(0.003, 0.006),
        offset=place,
    )


def foil_parcel(rng):
    return foil_part(rng, rng.uniform(0.08, 0.2), rng.uniform(0.035, 0.09), rng.uniform(0.06, 0.13))


def plate(rng):
    radius, tint = (
        rng.uniform(0.09, 0.13),
        WHITE if chance(rng, 0.7) else color(rng, [215, 0, 48], (0.2, 0.7), (0.5, 0.95)),
    )
    body = Part(
        0.02,
        lathe([(0, 0.6), (0.3, 0.66), (1, 1)], radius),
        opaque(stuff(rng, 16, 96, tint, 0.01)),
        disk(rng, tint, rim=0.7),
    )
    size, high = radius * rng.uniform(0.9, 1.5), rng.uniform(0.02, 0.05)
    if chance(rng, 0.35):
        return [body, foil_part(rng, radius * 1.9, high, radius * 1.9, (0, 0.016, 0))]
    coat = leftovers(rng, 64, 192)
    coat = filmed(rng, mixed_art(coat, (230, 232, 235), 0.2)) if chance(rng, 0.6) else coat
    return [
        body,
        Part(high, mound(size, size * rng.uniform(0.6, 1), 0.15), opaque(coat), offset=(0, 0.017, 0), crumple=0.009),
    ]


def pot(rng):
    """A pot with its lid, knob and two handles."""
    radius, height, steel = rng.uniform(0.08, 0.125), rng.uniform(0.07, 0.14), chance(rng, 0.5)
    tint = gray(rng, 8, 51) if chance(rng, 0.5) else ink(rng, [0, 215, 25, 120])
    coat = np.zeros((8, 16, 4), np.uint8) if steel else opaque(stuff(rng, 32, 96, tint, 0.02))
    look: dict[str, Any] = {"material": "metal" if steel else "gloss", "tint": (0.82, 0.82, 0.82)}
    black = opaque(np.full((4, 8, 3), 25, np.uint8))
    parts = [Part(height, lathe([(0, 0.95), (0.05, 1), (0.95, 1), (0.97, 1.03), (1, 1.03)], radius), coat, **look)]
    for side in (-1, 1):
        parts.append(
            Part(
                0.012,
                lathe(PRISM, 0.028, 0.03),
                black if chance(rng, 0.5) else coat,
                **look,
                power=4.0,
                offset=(side * (radius + 0.015), height * 0.75, 0),
            )
        )
    if chance(rng, 0.8):
        parts.append(
            Part(
                0.022,
                lathe([(0, 1.02), (0.2, 1.02), (0.5, 0.75), (1, 0.25)], radius),
                coat,
                **look,
                offset=(0, height, 0),
            )
        )
        parts.append(
            Part(0.02, lathe([(0, 0.6), (0.5, 0.6), (0.6, 1), (1, 0.9)], 0.02), black, offset=(0, height + 0.02, 0))
        )
    else:
        lid = disk(rng, (120, 120, 120))
        lid[..., :3] = leftovers(rng, 96, 96)
        parts[0].lid = lid
    return parts
