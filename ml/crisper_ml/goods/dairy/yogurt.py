"""Yogurt, sour cream and margarine."""

from dataclasses import replace

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Part, lathe
from crisper_ml.goods.containers import bottle, tub
from crisper_ml.goods.surfaces import grid, ink, mass, opaque
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import faces, label

# tubs


def yogurt_look(rng):
    base = gray(rng, 230, 255) if chance(rng, 0.7) else color(rng, [0, 210, 340, 280, 120], (0.2, 0.8), (0.75, 1))
    printed = ink(rng, [0, 210, 222, 340, 280, 120, 28])
    lid = gray(rng, 204, 242) if chance(rng, 0.5) else printed
    return base, base if chance(rng, 0.55) else printed, lid


YOGURT = [
    "yogurt",
    "yoghurt",
    "greek yogurt",
    "strawberry",
    "vanilla",
    "YOGURT",
    "low fat",
    "joghurt",
    "blueberry",
    "0% fat",
]
YOGURT_PICTURES = ["berries", "swirl", "berries", "orange", "cow", None]


def yogurt_cup(rng):
    base, ground, lid = yogurt_look(rng)
    return tub(
        rng,
        rng.uniform(0.065, 0.1),
        rng.uniform(0.032, 0.042),
        base,
        lid,
        YOGURT,
        pick(rng, YOGURT_PICTURES),
        foot=rng.uniform(0.66, 0.85),
        rim=0.05,
        ground=ground,
    )


def yogurt_pack(rng):
    """Cups that hang together: two rows of two or three."""
    part, across = yogurt_cup(rng), int(rng.integers(2, 4))
    if chance(rng, 0.6):
        columns = part.texture.shape[1]
        face = part.texture[:, columns // 3 : columns * 2 // 3, :3]
        part.power, part.texture = 5.0, faces(face, face, face, face)
    return [replace(part, offset=(x, 0.0, z)) for x, z in grid(across, 2, 2.02 * float(part.profile.max()))]


def yogurt_tub(rng):
    base, ground, lid = yogurt_look(rng)
    return tub(
        rng,
        rng.uniform(0.105, 0.15),
        rng.uniform(0.045, 0.061),
        base,
        lid,
        YOGURT,
        pick(rng, YOGURT_PICTURES),
        foot=rng.uniform(0.76, 0.86),
        rim=rng.uniform(0.06, 0.1),
        ground=ground,
    )


def yogurt_sleeve(rng):
    """Cups in a sleeve of board: it hides all but their feet and lids, and the ends."""
    cup, across, deep = yogurt_cup(rng), int(rng.integers(2, 5)), int(rng.integers(1, 3))
    step = 2.02 * float(cup.profile.max())
    _, ground, _ = yogurt_look(rng)
    front, size = (
        label(rng, 160, 72, ground, [*YOGURT, "4 pack", "variety"], pick(rng, YOGURT_PICTURES)),
        (across * step * 0.98, deep * step),
    )
    top = label(rng, 160, 72, ground, YOGURT, pick(rng, YOGURT_PICTURES))
    side = cup.texture[:72, :96, :3]
    board = Part(
        cup.height * rng.uniform(0.5, 0.85),
        lathe([(0, 0.97), (1, 1)], size[0] / 2, size[1] / 2 + 0.003),
        faces(side, front, side, front),
        opaque(top),
        power=9.0,
        material="matte",
    )
    board.offset = (0.0, cup.height - board.height + 0.002, 0.0)
    return [*[replace(cup, offset=(x, 0.0, z)) for x, z in grid(across, deep, step)], board]


def yogurt_drink(rng):
    """A small or tall bottle in a printed sleeve, foil or a cap on top."""
    base, ground, lid = yogurt_look(rng)
    outline = pick(
        rng,
        [
            [(0, 0.9), (0.03, 1), (0.6, 1), (0.72, 0.85), (0.82, 0.68), (0.84, 0.7), (1, 0.68)],
            [
                (0, 0.92),
                (0.04, 1),
                (0.3, 1),
                (0.4, 0.9),
                (0.55, 0.95),
                (0.72, 0.95),
                (0.82, 0.66),
                (0.84, 0.72),
                (1, 0.7),
            ],
        ],
    )
    height = rng.uniform(0.1, 0.2)
    return bottle(
        rng,
        height,
        height * rng.uniform(0.17, 0.23),
        outline,
        mass(base, 0.01),
        0.1,
        lid,
        [*YOGURT, "drinkable", "kefir", "smoothie"],
        ground,
        pick(rng, YOGURT_PICTURES),
        at=(rng.uniform(0.2, 0.3), 0.95),
        span=1.0,
        ribs=chance(rng, 0.5),
    )


def sour_cream(rng):
    lid = gray(rng, 230, 255) if chance(rng, 0.4) else ink(rng, [215, 0, 120, 222])
    ground = gray(rng, 235, 255) if chance(rng, 0.65) else ink(rng, [215, 0, 120, 222])
    return tub(
        rng,
        rng.uniform(0.07, 0.115),
        rng.uniform(0.042, 0.058),
        gray(rng, 235, 255),
        lid,
        ["sour cream", "creme fraiche", "SOUR CREAM", "cream", "schmand"],
        pick(rng, ["swirl", "cow", None, None]),
        foot=rng.uniform(0.78, 0.9),
        rim=rng.uniform(0.08, 0.14),
        ground=ground,
    )


def margarine(rng):
    base = color(rng, [50, 52, 48], (0.5, 1), (0.85, 1)) if chance(rng, 0.55) else gray(rng, 230, 255)
    lid = base if chance(rng, 0.45) else ink(rng, [50, 120, 222, 0]) if chance(rng, 0.7) else gray(rng, 230, 255)
    ground = base if chance(rng, 0.65) else ink(rng, [50, 120, 215])
    return tub(
        rng,
        rng.uniform(0.055, 0.085),
        rng.uniform(0.06, 0.085),
        base,
        lid,
        ["margarine", "spread", "buttery spread", "olive oil spread", "light", "MARGARINE"],
        pick(rng, ["leaf", "swirl", "wheat", None]),
        depth=rng.uniform(0.65, 0.8),
        power=pick(rng, [2.0, 2.6, 4.5, 4.5]),
        foot=rng.uniform(0.82, 0.92),
        rim=rng.uniform(0.14, 0.24),
        ground=ground,
    )


def margarine_large(rng):
    """The round family tub; from above it is a wide printed disk."""
    base = color(rng, [50, 52, 48], (0.5, 1), (0.85, 1)) if chance(rng, 0.55) else gray(rng, 230, 255)
    lid = base if chance(rng, 0.4) else gray(rng, 230, 255) if chance(rng, 0.4) else ink(rng, [50, 120, 222, 0])
    return tub(
        rng,
        rng.uniform(0.075, 0.125),
        rng.uniform(0.058, 0.08),
        base,
        lid,
        ["margarine", "vegetable oil spread", "spread", "buttery spread", "MARGARINE"],
        pick(rng, ["leaf", "swirl", "wheat", None]),
        foot=rng.uniform(0.78, 0.9),
        rim=rng.uniform(0.1, 0.18),
        ground=base if chance(rng, 0.6) else ink(rng, [50, 120, 215]),
    )
