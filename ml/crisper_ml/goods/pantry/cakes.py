"""Cakes."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.containers import box
from crisper_ml.goods.films import WALL, bag, haze, shell
from crisper_ml.goods.pantry.candy import BRIGHTS
from crisper_ml.goods.pantry.chocolate import brown
from crisper_ml.goods.pantry.packages import with_window
from crisper_ml.goods.soft_shapes import mound
from crisper_ml.goods.stickers import disk, label_on, stuck
from crisper_ml.goods.surfaces import (
    FACE,
    WHITE,
    any_color,
    filmed,
    grid,
    opaque,
    painted,
    paper,
    pieces,
    shaded,
    stuff,
)
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label

# cake


CAKE = [
    "cake",
    "chocolate cake",
    "cheesecake",
    "carrot cake",
    "CAKE",
    "happy birthday",
    "gateau",
    "muffins",
    "cupcakes",
    "bakery fresh",
]


def sponge(rng):
    return pick(
        rng,
        [
            color(rng, [32, 36], (0.4, 0.6), (0.75, 0.9)),
            brown(rng),
            color(rng, [16, 22], (0.5, 0.7), (0.25, 0.4)),
            color(rng, [40, 46], (0.3, 0.45), (0.82, 0.95)),
            color(rng, [28, 32], (0.5, 0.65), (0.6, 0.75)),
        ],
    )


def icing(rng):
    return pick(
        rng,
        [
            (248, 244, 236),
            (248, 244, 236),
            (246, 236, 206),
            brown(rng),
            brown(rng),
            color(rng, [340, 350], (0.2, 0.45), (0.85, 0.97)),
            color(rng, [48], (0.2, 0.5), (0.85, 0.97)),
        ],
    )


def layers(rng, rows, columns, crumb, cream):
    """A cut side: sponge and cream by turns, the icing above."""
    art = stuff(rng, rows, columns, crumb, 0.14, 5)
    count = int(rng.integers(1, 4))
    for k in range(count):
        middle = rows * (k + 1) / (count + 1)
        art[int(middle - rows * 0.05) : int(middle + rows * 0.05)] = stuff(
            rng, int(middle + rows * 0.05) - int(middle - rows * 0.05), columns, cream, 0.05
        )
    top = max(2, int(rows * rng.uniform(0.08, 0.18)))
    art[:top] = stuff(rng, top, columns, cream, 0.04)
    return art


def topped(rng, size, cream):
    """A cake from above: icing, and berries, crumbs or tufts of cream around the edge."""
    art = stuff(rng, size, size, cream, 0.05, 12)
    if chance(rng, 0.35):
        art = pieces(
            rng,
            art,
            pick(rng, [[brown(rng)], [(200, 24, 40)], BRIGHTS, [shaded(cream, 0.8), shaded(cream, 1.15)]]),
            rng.uniform(2, 4),
            density=rng.uniform(0.1, 0.5),
        )
    if chance(rng, 0.6):
        tuft = pick(rng, [shaded(cream, 1.1), (250, 246, 238), (200, 24, 40), brown(rng)])
        image = np.array(art)
        ys, xs = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
        for angle in np.arange(0, 2 * np.pi, 2 * np.pi / rng.integers(8, 17)):
            far = np.hypot(xs - 0.78 * np.cos(angle), ys - 0.78 * np.sin(angle))
            image[far < 0.13] = shaded(tuft, 0.85)
            image[np.hypot(xs - 0.78 * np.cos(angle) + 0.03, ys - 0.78 * np.sin(angle) + 0.03) < 0.08] = tuft
        art = image
    return opaque(art)


def round_cake(rng, radius, height, lift):
    """Iced all around, or with its layers bare."""
    cream, crumb = icing(rng), sponge(rng)
    side = layers(rng, 64, 192, crumb, cream) if chance(rng, 0.35) else stuff(rng, 64, 192, cream, 0.05)
    shape = lathe([(0, 0.99), (0.9, 1), (0.97, 0.98), (1, 0.93)], radius)
    return Part(
        height,
        shape,
        opaque(side),
        topped(rng, 96, cream),
        material="matte",
        crumple=rng.uniform(0.0005, 0.002),
        offset=(0.0, lift, 0.0),
    )


def cake_dome(rng):
    """A cake on its board or plate, under a clear dome or bare."""
    radius, height = rng.uniform(0.07, 0.125), rng.uniform(0.045, 0.1)
    base = pick(rng, [gray(rng, 10, 35), (206, 168, 80), WHITE, WHITE])
    board = Part(0.012, lathe([(0, 0.9), (0.5, 1), (1, 1)], radius * 1.16), painted(base), disk(rng, base))
    parts = [board, round_cake(rng, radius, height, 0.011)]
    if chance(rng, 0.3):
        return parts
    dome = Part(
        height + 0.02,
        lathe([(0, 1), (0.04, 1), (0.06, 0.97), (0.8, 0.93), (0.95, 0.88), (1, 0.8)], radius * 1.14),
        haze(rng, rng.uniform(0.02, 0.06), 0.15),
        haze(rng, 0.03, 0.2),
        material="film",
        tint=WALL,
        offset=(0.0, 0.011, 0.0),
    )
    if chance(rng, 0.6):
        dome.lid = stuck(
            rng, dome.lid, CAKE, paper(rng, [335, 28, 45, 215], 0.4), pick(rng, ["slice of cake", None]), (0.35, 0.6)
        )
    return [*parts, dome]


def cake_slices(rng):
    """One or two cut pieces in a clear box or under film on a plate."""
    crumb, cream, count = sponge(rng), icing(rng), int(rng.integers(1, 3))
    width, height, depth = rng.uniform(0.045, 0.07), rng.uniform(0.05, 0.08), rng.uniform(0.08, 0.12)
    cut = layers(rng, 64, 96, crumb, cream)
    parts = [
        Part(
            height,
            lathe([(0, 1), (0.95, 1), (1, 0.97)], width / 2, depth / 2),
            faces(cut, cut, cut, stuff(rng, 64, 96, cream, 0.05)),
            topped(rng, 64, cream),
            power=7.0,
            material="matte",
            crumple=0.0012,
            offset=(x, 0.008, 0.0),
        )
        for x, _ in grid(count, 1, width * 1.15)
    ]
    if chance(rng, 0.6):
        case = shell(rng, count * width * 1.2 + 0.03, height + 0.02, depth + 0.03)
        return [*parts, case]
    plate = Part(
        0.01, lathe([(0, 0.7), (1, 1)], max(count * width, depth) * 0.75), painted(WHITE), disk(rng, WHITE, rim=0.75)
    )
    return (
        [plate, *parts]
        if chance(rng, 0.4)
        else [plate, *parts, bag(rng, parts, haze(rng, rng.uniform(0.04, 0.1), 0.45), 0.0, 0.004, 0.002)]
    )


def muffins(rng):
    """Muffins or cupcakes in their papers, four or six in a clear box."""
    across, radius, height = pick(rng, [2, 2, 3]), rng.uniform(0.03, 0.038), rng.uniform(0.03, 0.042)
    crumb, iced, cream = sponge(rng), chance(rng, 0.4), icing(rng)
    cup = pick(rng, [WHITE, shaded(crumb, 0.8), brown(rng), any_color(rng)])
    side = opaque(band(rng, 192, 24, cup, True))
    top = stuff(rng, 40, 96, cream if iced else crumb, 0.08, 10)
    top = (
        pieces(rng, top, [brown(rng), (60, 50, 100)] if chance(rng, 0.5) else BRIGHTS, 2.4, density=0.15)
        if chance(rng, 0.6)
        else top
    )
    parts = []
    for x, z in grid(across, 2, radius * 2.15):
        parts.append(Part(height, lathe([(0, 0.72), (1, 0.98)], radius), side, material="matte", offset=(x, 0.003, z)))
        parts.append(
            Part(
                radius * rng.uniform(0.7, 0.9),
                mound(radius * 2.1, radius * 2.1, 0.12),
                opaque(top),
                material="matte",
                crumple=0.002,
                offset=(x, height, z),
            )
        )
    tall = max(part.offset[1] + part.height for part in parts) + 0.006
    case = shell(rng, across * radius * 2.2 + 0.02, tall, radius * 4.4 + 0.02, rng.uniform(4.5, 7))
    if chance(rng, 0.6):
        case.lid = stuck(
            rng,
            case.lid,
            ["muffins", "cupcakes", "blueberry muffins", "bakery"],
            paper(rng, [335, 28, 45, 215], 0.5),
            None,
            (0.35, 0.6),
        )
    return [*parts, case]


def cake_box(rng):
    """Board with a window above and often in front, the cake behind it."""
    width, height, depth = rng.uniform(0.15, 0.27), rng.uniform(0.07, 0.13), rng.uniform(0.15, 0.25)
    ground, cream, crumb = WHITE if chance(rng, 0.5) else paper(rng, [335, 25, 45, 205], 0.2), icing(rng), sponge(rng)
    top = np.array(stuff(rng, 112, 128, ground, 0.02))
    view = filmed(rng, topped(rng, 96, cream)[..., :3])
    ys, xs = np.mgrid[-1:1:96j, -1:1:96j]
    view[np.hypot(xs, ys) > 0.97] = shaded(ground, 0.45)
    edge = int(rng.uniform(0, 18))
    top[8:104, 16:112][edge : 96 - edge, edge : 96 - edge] = view[edge : 96 - edge, edge : 96 - edge]
    rows = int(np.clip(FACE * height / width, 40, 120))
    front = label(rng, FACE, rows, ground, CAKE, pick(rng, ["slice of cake", "swirl", None]))
    if chance(rng, 0.5):
        front = with_window(rng, front, lambda rng, rows, columns: layers(rng, rows, columns, crumb, cream), (0.4, 0.7))
    return box(rng, width, height, depth, ground, CAKE, front=front, top=top)


def loaf_cake(rng):
    """A cake as long as a bread, in film with a sticker."""
    crumb = sponge(rng)
    width, height, depth = rng.uniform(0.14, 0.22), rng.uniform(0.055, 0.08), rng.uniform(0.07, 0.09)
    face = stuff(rng, 48, 96, shaded(crumb, 0.85), 0.12, 6)
    body = Part(
        height,
        lathe([(0, 0.88), (0.7, 1), (0.9, 0.93), (1, 0.7)], width / 2, depth / 2),
        faces(face, face, face, face),
        opaque(stuff(rng, 64, 96, pick(rng, [shaded(crumb, 0.7), icing(rng)]), 0.12, 8)),
        power=5.0,
        material="matte",
        crumple=0.002,
        offset=(0, 0.002, 0),
    )
    film = bag(rng, [body], haze(rng, rng.uniform(0.03, 0.1), 0.4), 0.0, 0.004, 0.002)
    film.texture = label_on(
        rng, film.texture, 0.3, 0.85, rng.uniform(0.12, 0.3), CAKE, paper(rng, [28, 45, 335, 215], 0.3)
    )
    film.power = 4.5
    return [body, film]
