"""Eggs: in cartons closed and open, on flats, in the rack of a door, in a bowl; in clear cartons: bread_bags.py.

EGGS: (weight, maker) pairs.
"""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, good, lathe
from crisper_ml.goods.films import WALL, haze
from crisper_ml.goods.soft_shapes import ball
from crisper_ml.goods.stickers import disk, stuck
from crisper_ml.goods.surfaces import WHITE, grid, opaque, paper, shaded, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label

STEP = (0.0478, 0.047)  # from egg to egg in a carton, along and across
EGG_WORDS = ["eggs", "12 eggs", "large eggs", "free range", "fresh eggs", "EGGS", "eier", "grade A"]
FOAM = [340, 52, 205, 215, 120]  # hues of colored cartons


def egg_tint(rng):
    kind = rng.random()
    if kind < 0.48:
        return color(rng, [24, 28], (0.02, 0.1), (0.92, 0.99))
    return (
        color(rng, [20, 26], (0.3, 0.52), (0.62, 0.86))
        if kind < 0.92
        else color(rng, [28, 32], (0.14, 0.25), (0.84, 0.92))
    )


def egg(rng, tint, place=(0.0, 0.0, 0.0)):
    part = ball(rng, rng.uniform(0.053, 0.06), rng.uniform(0.0205, 0.0225), shaded(tint, rng.uniform(0.94, 1.03)), 0.42)
    part.offset = place
    return part


def pulp(rng):
    kind = rng.random()
    if kind < 0.45:
        return gray(rng, 128, 184)
    if kind < 0.65:
        return color(rng, [28, 32], (0.25, 0.45), (0.5, 0.68))
    return color(rng, FOAM, (0.08, 0.4), (0.7, 1)) if chance(rng, 0.55) else gray(rng, 224, 255)


def cups(rng):
    """Cups along the width and the size of the carton: 6, 10, 12, 18."""
    along, across = pick(rng, [(6, 2), (6, 2), (6, 2), (5, 2), (3, 2), (3, 2), (6, 3)])
    return along, across, along * 0.051, across * 0.055


def carton_foot(rng, tint, width, depth, along, height=0.035):
    """The lower half: cups with deep gaps between them."""
    coat = stuff(rng, 40, 512, tint, 0.06, 3)
    coat = (coat * np.linspace(1, 0.82, 40)[:, None, None]).astype(np.uint8)
    shape = lathe([(0, 0.86), (0.85, 0.98), (0.88, 1), (1, 1)], width / 2, depth / 2)
    return Part(height, shape, opaque(coat), power=8.0, material="matte", scallop=(rng.uniform(0.15, 0.3), along))


def egg_carton(rng):
    along, _, width, depth = cups(rng)
    tint, height = pulp(rng), rng.uniform(0.03, 0.038)
    foot = carton_foot(rng, tint, width, depth, along)
    ground = paper(rng, [120, 50, 0, 210, 28], 0.4)
    top = stuff(rng, 60, 160, tint, 0.05, 3)
    face = stuff(rng, 32, 128, tint, 0.05, 3)
    if chance(rng, 0.8):
        top = stuck(rng, top, EGG_WORDS, ground, "egg", (0.7, 0.98), (0.5, 0.5))
    front = stuck(rng, face, EGG_WORDS, ground, None, (0.75, 0.95), (0.5, 0.5)) if chance(rng, 0.6) else face
    shape = lathe([(0, 1), (0.1, 1), (0.12, 0.97), (0.75, 0.9), (0.92, 0.86), (1, 0.8)], width / 2, depth / 2)
    ribs = (rng.uniform(0.03, 0.08), along) if chance(rng, 0.4) else (0.0, 0.0)
    lid = Part(
        height,
        shape,
        faces(face, front, face, front),
        opaque(top),
        power=8.0,
        material="matte",
        offset=(0, 0.0345, 0),
        scallop=ribs,
    )
    return [foot, lid]


def egg_carton_open(rng):
    """The lid stands up behind two rows of eggs, some of them eaten."""
    along, across, width, depth = cups(rng)
    tint, shell = pulp(rng), egg_tint(rng)
    parts = [carton_foot(rng, tint, width, depth, along, 0.036)]
    gone = rng.uniform(0, 0.6) if chance(rng, 0.5) else 0
    parts += [egg(rng, shell, (x, 0.007, z)) for x, z in grid(along, across, *STEP)[int(np.ceil(gone * along)) :]]
    if chance(rng, 0.75):
        inner = stuff(rng, 48, 128, shaded(tint, 0.95), 0.05, 3)
        parts.append(
            Part(
                depth * rng.uniform(0.75, 0.95),
                lathe(PRISM, width / 2, 0.012),
                faces(inner, inner, inner, inner),
                power=8.0,
                material="matte",
                offset=(0, 0.03, depth / 2 + 0.013),
            )
        )
    return parts


def egg_tray(rng):
    """A row or two of eggs half sunk in the tray of the door."""
    count, rows, shell = int(rng.integers(4, 9)), 1 if chance(rng, 0.6) else 2, egg_tint(rng)
    width, depth, height = count * 0.047 + 0.01, rows * 0.048 + 0.012, rng.uniform(0.018, 0.034)
    tint = gray(rng, 191, 247) if chance(rng, 0.75) else color(rng, [205], (0.1, 0.3), (0.6, 0.8))
    shape = lathe([(0, 0.95), (0.1, 0.97), (1, 1)], width / 2, depth / 2)
    face = band(rng, 64, 16, tint)
    parts = [
        Part(
            height,
            shape,
            faces(face, face, face, face),
            opaque(stuff(rng, 32, 128, shaded(tint, 0.9), 0.03)),
            power=7.0,
        )
    ]
    return parts + [
        egg(rng, shell, (x, height - rng.uniform(0.012, 0.022), z))
        for x, z in grid(count, rows, 0.047, 0.048)
        if chance(rng, 0.85)
    ]


def egg_bowl(rng):
    """A few eggs that show above the rim of a bowl."""
    radius, height, tint, shell = (
        rng.uniform(0.065, 0.09),
        rng.uniform(0.05, 0.07),
        pick(rng, [WHITE, color(rng, [210, 0, 48, 120], (0.3, 0.8), (0.4, 0.9))]),
        egg_tint(rng),
    )
    shape = lathe([(0, 0.5), (0.06, 0.52), (0.4, 0.82), (1, 1)], radius)
    parts = [Part(height, shape, opaque(stuff(rng, 48, 96, tint, 0.01)), disk(rng, shaded(tint, 0.55), rim=0.95))]
    for angle in np.linspace(0, 2 * np.pi, int(rng.integers(4, 7)), endpoint=False):
        parts.append(egg(rng, shell, (np.cos(angle) * radius * 0.6, height - 0.03, np.sin(angle) * radius * 0.6)))
    return [*parts, egg(rng, shell, (0.0, height - 0.022, 0.0))]


def egg_carton_printed(rng):
    """Foam or board that is printed all over, its lid deep, a tab at its front."""
    along, _, width, depth = cups(rng)
    tint, height = (
        gray(rng, 230, 255) if chance(rng, 0.6) else color(rng, FOAM, (0.1, 0.4), (0.75, 1)),
        rng.uniform(0.034, 0.046),
    )
    ground = tint if chance(rng, 0.5) else paper(rng, [120, 50, 0, 215, 28], 0.2)
    front, top = (
        label(rng, 192, 48, ground, EGG_WORDS, "egg" if chance(rng, 0.2) else None),
        label(rng, 160, 64, ground, EGG_WORDS, "egg" if chance(rng, 0.6) else None),
    )
    side = stuff(rng, 48, 96, tint, 0.02)
    shape = lathe([(0, 1), (0.12, 1), (0.14, 0.98), (0.8, 0.93), (0.94, 0.9), (1, 0.84)], width / 2, depth / 2)
    foot = carton_foot(rng, tint, width, depth, along)
    foot.material = "gloss"
    lid = Part(height, shape, faces(side, front, side, front), opaque(top), power=8.0, offset=(0, 0.0345, 0))
    return [foot, lid]


def egg_flat(rng):
    """A square flat of pulp with rows of eggs, as they are sold by the thirty."""
    along, across = pick(rng, [(5, 4), (5, 6), (6, 5), (4, 4)])
    tint, shell = pulp(rng), egg_tint(rng)
    parts = [carton_foot(rng, tint, along * 0.049, across * 0.049, along, 0.03)]
    gone = 0 if chance(rng, 0.6) else int(rng.integers(across - 1))
    return parts + [egg(rng, shell, (x, 0.009, z)) for x, z in grid(along, across, STEP[0])[gone * along :]]


def bumps(art, along, across, depth):
    """Shades the domes and the valleys between them into a lid seen from above."""
    rows, columns = art.shape[:2]
    y, x = np.arange(rows)[:, None] / rows, np.arange(columns)[None] / columns
    domes = np.abs(np.sin(np.pi * along * x)) * np.abs(np.sin(np.pi * across * y))
    light = 1 - depth + depth * 1.5 * domes**0.6 + 0.5 * depth * np.cos(np.pi * (across * y % 1)) * domes
    return np.clip(art * light[..., None], 0, 255).astype(np.uint8)


def egg_carton_humped(rng):
    """The lid is pressed into domes like the foot, a band of paper or a tag on some."""
    along, across, width, depth = cups(rng)
    tint, height = pulp(rng), rng.uniform(0.028, 0.038)
    foot = carton_foot(rng, tint, width, depth, along)
    top = bumps(stuff(rng, 64, 160, tint, 0.06, 3), along, across, rng.uniform(0.25, 0.45))
    face = (
        (stuff(rng, 32, 128, tint, 0.05, 3) * np.linspace(1.05, 0.85, 32)[:, None, None]).clip(0, 255).astype(np.uint8)
    )
    ground = paper(rng, [120, 50, 0, 210, 28], 0.4)
    if chance(rng, 0.55):
        top = stuck(rng, top, EGG_WORDS, ground, pick(rng, ["egg", None]), (0.35, 0.7), (rng.uniform(0.2, 0.8), 0.5))
    front = stuck(rng, face, EGG_WORDS, ground, None, (0.4, 0.75), (0.5, 0.5)) if chance(rng, 0.3) else face
    shape = lathe([(0, 1), (0.12, 1), (0.14, 0.97), (0.6, 0.9), (0.9, 0.78), (1, 0.6)], width / 2, depth / 2)
    lid = Part(
        height,
        shape,
        faces(face, front, face, face),
        opaque(top),
        power=6.0,
        material="matte",
        offset=(0, 0.0345, 0),
        scallop=(rng.uniform(0.12, 0.26), along),
    )
    return [foot, lid]


def egg_keeper(rng):
    """The fridge's own box: a white or clear tray and a clear lid over the eggs."""
    along, across, shell = pick(rng, [6, 6, 5, 7]), pick(rng, [1, 2, 2]), egg_tint(rng)
    width, depth, tint = (
        along * 0.049 + 0.012,
        across * 0.05 + 0.012,
        gray(rng, 204, 250) if chance(rng, 0.7) else color(rng, [205, 120], (0.1, 0.3), (0.6, 0.85)),
    )
    face = band(rng, 64, 16, tint)
    tray = Part(
        0.026,
        lathe([(0, 0.92), (0.9, 1), (1, 1)], width / 2, depth / 2),
        faces(face, face, face, face),
        opaque(stuff(rng, 32, 128, shaded(tint, 0.9), 0.03)),
        power=7.0,
    )
    eggs = [egg(rng, shell, (x, 0.011, z)) for x, z in grid(along, across, 0.048, 0.049) if chance(rng, 0.9)]
    lid = Part(
        0.05,
        lathe([(0, 1), (0.1, 0.97), (0.85, 0.93), (1, 0.86)], width / 2, depth / 2),
        haze(rng, rng.uniform(0.02, 0.12), 0.15),
        haze(rng, 0.05, 0.2),
        power=6.0,
        material="film",
        tint=WALL,
        offset=(0, 0.0262, 0),
    )
    return [tray, *eggs, lid]


EGGS = [
    (1.8, good("egg", egg_carton_humped)),
    (0.9, good("egg", egg_keeper)),
    (3, good("egg", egg_carton)),
    (2, good("egg", egg_carton_printed)),
    (2.5, good("egg", egg_carton_open)),
    (0.4, good("egg", egg_flat)),
    (3, good("egg", egg_tray)),
    (0.7, good("egg", egg_bowl)),
]
