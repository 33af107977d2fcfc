"""Butter: boxes, blocks, sticks, dishes, tubs."""

from dataclasses import replace

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, lathe
from crisper_ml.goods.containers import box, tub
from crisper_ml.goods.films import WALL, haze
from crisper_ml.goods.surfaces import ink, opaque, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label

# butter and cheese

BUTTER = ["butter", "unsalted butter", "beurre", "salted butter", "sweet cream", "BUTTER"]


def butter_paper(rng):
    return color(rng, [50, 48, 215, 222, 120], (0.3, 0.95), (0.7, 1)) if chance(rng, 0.6) else gray(rng, 230, 255)


def butter_box(rng):
    width, height, depth = (rng.uniform(0.115, 0.13), *((0.065, 0.065) if chance(rng, 0.6) else (0.035, 0.068)))
    return box(rng, width, height, depth, butter_paper(rng), BUTTER, pick(rng, ["cow", None, None]))


def butter_block(rng):
    """A block in foil or parchment, its folds on the ends."""
    foil = chance(rng, 0.5)
    return box(
        rng,
        rng.uniform(0.09, 0.12),
        rng.uniform(0.032, 0.042),
        rng.uniform(0.06, 0.075),
        butter_paper(rng),
        BUTTER,
        pick(rng, ["cow", None]),
        material="metal" if foil else "matte",
        crumple=0.0012,
        power=7.0,
    )


def yellow(rng):
    return color(rng, [48, 50], (0.35, 0.6), (0.9, 1))


def butter_dish(rng):
    """A half-used block on its dish."""
    dish = gray(rng, 217, 255) if chance(rng, 0.7) else color(rng, [210, 0, 120], (0.3, 0.8), (0.5, 0.9))
    plate = Part(
        0.012,
        lathe([(0, 0.8), (0.6, 1), (1, 1)], rng.uniform(0.08, 0.1), rng.uniform(0.05, 0.062)),
        opaque(stuff(rng, 16, 64, dish, 0.01)),
        power=5.0,
    )
    width, height, depth = rng.uniform(0.035, 0.1), rng.uniform(0.03, 0.04), rng.uniform(0.035, 0.06)
    face = stuff(rng, 32, 64, yellow(rng), 0.04, 8)
    shape = lathe([(0, 1), (0.9, 0.99), (1, 0.95)], width / 2, depth / 2)
    return [
        plate,
        Part(
            height,
            shape,
            faces(face, face, face, face),
            opaque(face),
            power=6.0,
            crumple=0.0008,
            offset=(rng.uniform(-0.02, 0.02), 0.0115, 0),
        ),
    ]


def bare_butter(rng, width, height, depth, place=(0.0, 0.0, 0.0)):
    face = stuff(rng, 32, 64, yellow(rng), 0.04, 8)
    return Part(
        height,
        lathe([(0, 1), (0.9, 0.99), (1, 0.95)], width / 2, depth / 2),
        faces(face, face, face, face),
        opaque(face),
        power=6.0,
        crumple=0.0008,
        offset=place,
    )


def wrapper(rng):
    """Waxed paper or foil around butter: white with thin lines of measures, printed, gold or silver.

    -> color, material.
    """
    kind = rng.random()
    if kind < 0.45:
        return gray(rng, 226, 250), "matte"
    return (
        (butter_paper(rng), "matte")
        if kind < 0.7
        else (color(rng, [44, 48], (0.45, 0.7), (0.7, 0.9)), "metal")
        if kind < 0.85
        else (gray(rng, 190, 225), "metal")
    )


def stick(rng, look, length):
    """One stick in its paper, as long as what is left of it."""
    tint, material = look
    face = label(rng, 128, 36, tint, BUTTER, style=pick(rng, ["minimal", "bars", None]))
    if chance(rng, 0.6):
        # the marks of spoonfuls
        face[-14:, :: int(rng.integers(14, 20))] = ink(rng, [215, 0, 120])
    side = band(rng, 32, 36, tint)
    return Part(
        rng.uniform(0.031, 0.035),
        lathe(PRISM, length / 2, rng.uniform(0.0155, 0.0175)),
        faces(side, face, side, face),
        opaque(face),
        power=7.0,
        material=material,
        crumple=0.0009,
    )


def butter_sticks(rng):
    """One to four sticks out of their box, side by side or stacked."""
    one, count = stick(rng, wrapper(rng), rng.uniform(0.115, 0.125)), pick(rng, [1, 1, 1, 2, 2, 3, 4])
    places = [(0.0, 0.0, 0.0), (0.0, 0.0, 0.036), (0.0, 0.0355, 0.0), (0.0, 0.0355, 0.036)]
    return [replace(one, offset=(float(rng.normal(0, 0.004)), *place[1:])) for place in places[:count]]


def butter_opened(rng):
    """A stick or block half used: paper or foil folded back, bare butter at one end."""
    look, side = wrapper(rng), pick(rng, [-1, 1])
    if chance(rng, 0.5):
        left, bare = rng.uniform(0.03, 0.075), rng.uniform(0.012, 0.03)
        return [
            stick(rng, look, left),
            bare_butter(rng, bare, 0.029, 0.03, (side * (left + bare) / 2 * 0.98, 0.001, 0.0)),
        ]
    width, bare, height, depth = (
        rng.uniform(0.045, 0.08),
        rng.uniform(0.012, 0.035),
        rng.uniform(0.03, 0.042),
        rng.uniform(0.055, 0.072),
    )
    block = box(
        rng,
        width,
        height,
        depth,
        look[0],
        BUTTER,
        pick(rng, ["cow", None]),
        material=look[1],
        crumple=0.0018,
        power=6.0,
    )
    return [block, bare_butter(rng, bare, height * 0.93, depth * 0.94, (side * (width + bare) / 2 * 0.97, 0.001, 0.0))]


def butter_lidded(rng):
    """A dish under its cover: clear, or of china."""
    parts = butter_dish(rng)
    clear, width, depth = chance(rng, 0.5), float(parts[0].profile[:, 0].max()), float(parts[0].profile[:, 1].max())
    outline = [(0, 1), (0.7, 0.97), (0.9, 0.9), (1, 0.75)]
    height = rng.uniform(0.05, 0.062)
    shape = lathe(outline, width * 0.93, depth * 0.9)
    if clear:
        return [
            *parts,
            Part(
                height,
                shape,
                haze(rng, 0.05, 0.1),
                haze(rng, 0.05, 0.1),
                power=5.0,
                material="film",
                tint=WALL,
                offset=(0, 0.0122, 0),
            ),
        ]
    tint = gray(rng, 217, 255) if chance(rng, 0.7) else color(rng, [210, 0, 120, 48], (0.3, 0.7), (0.5, 0.9))
    knob = Part(
        0.014,
        lathe([(0, 0.6), (0.5, 0.7), (0.7, 1), (1, 0.8)], 0.012),
        opaque(stuff(rng, 8, 16, tint, 0.01)),
        offset=(0, height + 0.011, 0),
    )
    cover = Part(
        height,
        shape,
        opaque(stuff(rng, 32, 64, tint, 0.01)),
        opaque(stuff(rng, 16, 32, tint, 0.01)),
        power=5.0,
        offset=(0, 0.0122, 0),
    )
    return [parts[0], cover, knob] if chance(rng, 0.7) else [parts[0], cover]


def butter_tub(rng):
    """Spreadable: only its words tell it from margarine."""
    base = gray(rng, 230, 255) if chance(rng, 0.45) else color(rng, [50, 48, 215, 120], (0.4, 0.95), (0.7, 1))
    lid = base if chance(rng, 0.4) else butter_paper(rng)
    return tub(
        rng,
        rng.uniform(0.05, 0.08),
        rng.uniform(0.055, 0.075),
        base,
        lid,
        [*BUTTER, "spreadable butter", "butter", "BUTTER"],
        pick(rng, ["cow", "cow", None]),
        depth=rng.uniform(0.65, 0.85),
        power=pick(rng, [2.0, 2.6, 4.5]),
        foot=rng.uniform(0.82, 0.92),
        rim=rng.uniform(0.14, 0.24),
    )
