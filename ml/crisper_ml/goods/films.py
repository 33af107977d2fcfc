"""Clear film, bags and shells around things."""

import numpy as np

from crisper_ml.chances import chance
from crisper_ml.goods.bodies import ROWS, Part, lathe
from crisper_ml.goods.soft_shapes import pillow
from crisper_ml.goods.surfaces import clouds, filmed, paper
from crisper_ml.prints.labels import band, faces, label


def window_bag(rng, words, picture, inside, hues, size, crumple=0.003):
    """A printed bag with a window on what is in it, standing or leaning."""
    width, height, depth = size
    ground = paper(rng, hues, 0.1)
    front = label(rng, 128, 160, ground, words, picture)
    if chance(rng, 0.75):
        top, bottom = (0.55, 0.93) if chance(rng, 0.6) else (0.1, 0.45)
        front = np.array(front)
        view = inside(rng, int(160 * (bottom - top)), 104)
        front[int(160 * top) : int(160 * top) + view.shape[0], 12:116] = filmed(rng, view)
    front = filmed(rng, front)
    back = band(rng, 128, 160, ground)
    return Part(height, pillow(width, depth), faces(back, front, back, back), power=4.0, crumple=crumple)


PALE = (236, 238, 240)
COAT = (96, 192)
WALL = (0.95, 0.96, 0.96)


def haze(rng, milk, folds=0.35):
    """The paint of a film: a little milky all over, whiter along its folds."""
    wide, fine = (np.clip(1 - np.abs(clouds(rng, *COAT, grain)) * sharp, 0, 1) for grain, sharp in ((26, 9), (11, 6)))
    coat = np.empty((*COAT, 4), np.uint8)
    coat[..., :3] = PALE
    coat[..., 3] = 255 * np.clip(milk + folds * (wide + 0.5 * fine) * np.clip(clouds(rng, *COAT, 40) + 0.5, 0, 1), 0, 1)
    return coat


def poured(rng, parts, half, deep, floor=0.0, tries=24, oval=False):
    """Drops round parts one after another into a space of two half sizes, each to the lowest of a few places; oval: a
    bowl's.
    """
    placed = np.zeros((0, 5))  # x, height and z of the middle, half width, half height
    for part in parts:
        wide, middle = float(part.profile.max(0).mean()), part.height / 2
        x, z = rng.uniform(-1, 1, (2, tries))
        if oval:
            x, z = x * np.sqrt(1 - z * z / 2), z * np.sqrt(1 - x * x / 2)
        x, z = x * max(half - wide, 0.002), z * max(deep - wide, 0.002)
        apart = np.hypot(x[:, None] - placed[:, 0], z[:, None] - placed[:, 2]) / (placed[:, 3] + wide)
        on_others = np.where(
            apart < 1, placed[:, 1] + np.sqrt(np.clip(1 - apart**2, 0, None)) * (placed[:, 4] + middle), 0
        )
        rest = on_others.max(1, initial=floor + middle)
        best = int(rest.argmin())
        part.offset, part.turn = (x[best], rest[best] - middle, z[best]), rng.uniform(0, 6)
        placed = np.vstack([placed, [x[best], rest[best], z[best], wide, middle]])
    return parts


def hull(parts, rows):
    """Half width and half depth that all parts reach at each of some heights, or a little above or below it."""
    reach = np.full((len(rows), 2), 0.004)
    for part in parts:
        foot = part.offset[1]
        near = (rows > foot - 0.02) & (rows < foot + part.height + 0.004)
        at = np.clip((rows[near] - foot) / part.height, 0.12, 0.88) * (ROWS - 1)
        half = (
            part.profile[at.round().astype(int)].max(0)
            if part.turn == 0
            else np.full(2, part.profile[at.round().astype(int)].max())
        )
        reach[near] = np.maximum(reach[near], np.abs([part.offset[0], part.offset[2]]) + half)
    return reach


def bag(rng, parts, coat, neck=0.0, loose=0.006, crumple=0.005):
    """Film that hangs around parts; with a neck it is gathered above them, and its end stands out."""
    full = max(part.offset[1] + part.height for part in parts) + loose
    height = full + neck
    rows = np.linspace(0, height, ROWS)
    reach = hull(parts, rows)
    # it spans the gaps between them
    reach = np.max([np.roll(np.pad(reach, ((8, 8), (0, 0)), mode="edge"), shift, 0)[8:-8] for shift in range(-5, 6)], 0)
    shape = (
        np.stack([np.convolve(np.pad(axis, 8, mode="edge"), np.full(17, 1 / 17), mode="valid") for axis in reach.T], 1)
        + loose
    )
    if neck:
        share = np.clip((rows - full) / neck, 0, 1)
        end = np.interp(share, [0, 0.25, 0.5, 1], [1, 0.6, 0.7, 1.5]) * rng.uniform(0.012, 0.02)
        shape = np.where((rows > full)[:, None], end[:, None] * [1.6, 0.8], shape)
        shape[1:-1] = (shape[:-2] + 2 * shape[1:-1] + shape[2:]) / 4
    return Part(
        height,
        shape.astype(np.float32),
        coat,
        power=rng.uniform(2.1, 2.8),
        material="film",
        tint=WALL,
        crumple=min(crumple, loose * 0.8),
    )


def shell(rng, width, height, depth, power=6.0, ridge=0.0):
    """A stiff clear box with a rim around its middle: clamshells, boxes of delicatessen."""
    rim = rng.uniform(0.5, 0.72)
    shape = lathe(
        [
            (0, 0.84),
            (0.04, 0.88),
            (rim - 0.02, 0.95),
            (rim - 0.01, 1),
            (rim + 0.03, 1),
            (rim + 0.04, 0.94),
            (0.95, 0.9),
            (1, 0.84),
        ],
        width / 2,
        depth / 2,
    )
    coat = haze(rng, rng.uniform(0.01, 0.06), 0.12)
    line = int((1 - rim) * COAT[0])
    coat[line - 3 : line + 2, :, 3] = 110
    return Part(
        height,
        shape,
        coat,
        haze(rng, 0.03, 0.2),
        power=power,
        material="film",
        tint=WALL,
        scallop=(ridge, 6) if ridge else (0.0, 0.0),
        crumple=0.0 if ridge or chance(rng, 0.5) else 0.0008,
    )
