"""Fish: whole, tinned, smoked, in jars and boxes."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Part, lathe
from crisper_ml.goods.containers import jar
from crisper_ml.goods.films import bag, haze
from crisper_ml.goods.fresh.wrapped_produce import neck_of
from crisper_ml.goods.meat import meat_tray
from crisper_ml.goods.pantry.packages import carton, film_bag
from crisper_ml.goods.surfaces import BRASS, FACE, WHITE, clouds, ink, level, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color
from crisper_ml.prints.labels import faces, label

# fish


FISH = ["fish", "cod", "cod fillet", "trout", "herring", "mackerel", "tilapia", "FISH", "sea bass", "haddock", "fisch"]
SILVER = [
    ([205, 215], (0.08, 0.25), (0.45, 0.75)),
    ([40, 60], (0.08, 0.25), (0.5, 0.7)),
    ([190], (0.15, 0.35), (0.3, 0.5)),
    ([10, 355], (0.25, 0.45), (0.6, 0.8)),
]
WHITE_FLESH, SMOKED = ([20, 30, 350], (0.05, 0.2), (0.82, 0.95)), ([28, 36, 40], (0.5, 0.75), (0.5, 0.75))


def fish_skin(rng):
    """Dark along the back, pale at the belly, an eye on each side; the head is at the foot."""
    tint = np.array(color(rng, *pick(rng, SILVER)), np.float32)
    around = np.sin((np.arange(96) / 96 - 0.5) * 2 * np.pi)[None, :, None]
    art = tint * (1.0 - 0.45 * around) * (1 + 0.12 * clouds(rng, 160, 96, 4)[..., None])
    art[130:134] *= 0.7  # the edge of the gill
    art = np.clip(art, 0, 250)
    for middle in (50, 2):
        art[144:151, middle - 2 : middle + 4], art[146:149, middle : middle + 2] = (220, 200, 120), (15, 15, 18)
    return opaque(art)


def whole_fish(rng):
    """One to three fish in a thin bag, lying."""
    skin, length, count = fish_skin(rng), rng.uniform(0.18, 0.29), pick(rng, [1, 1, 2, 3])
    up = np.linspace(0, 1, ROWS)
    wide = (
        np.interp(up, [0, 0.06, 0.2, 0.38, 0.7, 0.86, 0.9, 1], [0.2, 0.5, 0.88, 1, 0.62, 0.24, 0.3, 0.8])
        * length
        * rng.uniform(0.11, 0.15)
    )
    deep = (
        np.interp(up, [0, 0.06, 0.2, 0.38, 0.7, 0.86, 1], [0.15, 0.45, 0.9, 1, 0.6, 0.15, 0.06])
        * length
        * rng.uniform(0.055, 0.075)
    )
    shape = np.stack([wide, deep], 1).astype(np.float32)
    parts = [
        Part(
            length,
            shape,
            skin,
            crumple=0.0008,
            offset=(k * wide.max() * 1.5, rng.uniform(0, 0.02), rng.uniform(-0.008, 0.008)),
        )
        for k in range(count)
    ]
    for part in parts:
        part.offset = (part.offset[0] - (count - 1) * wide.max() * 0.75, *part.offset[1:])
    if chance(rng, 0.15):
        return parts
    return [*parts, bag(rng, parts, haze(rng, rng.uniform(0.03, 0.15), 0.4), neck_of(rng), 0.005, 0.004)]


def flat_tin(rng):
    """Sardines: low, its corners round, printed above or in a board sleeve."""
    width, height, depth = rng.uniform(0.095, 0.115), rng.uniform(0.021, 0.032), rng.uniform(0.055, 0.068)
    ground, words = (
        ink(rng, [0, 0, 45, 50, 215, 222, 130]),
        ["sardines", "mackerel", "herring", "anchovies", "fish", "sardinen"],
    )
    top = label(rng, FACE, int(FACE * depth / width), ground, words, "fish" if chance(rng, 0.7) else None)
    coat = np.zeros((32, FACE * 4, 4), np.uint8)
    if chance(rng, 0.6):
        side = label(rng, FACE, 26, ground, words)
        coat[3:29] = faces(side, side, side, side)
    outline = [(0, 0.97), (0.06, 1), (0.12, 0.97), (0.88, 0.97), (0.94, 1), (1, 0.99)]
    return Part(
        height,
        lathe(outline, width / 2, depth / 2),
        coat,
        opaque(top),
        power=pick(rng, [2.0, 3.6, 4.5]),
        material="metal",
        tint=(0.86, 0.85, 0.82) if chance(rng, 0.7) else (0.85, 0.72, 0.42),
    )


def herring_jar(rng):
    tints = [(190, 196, 200), (150, 156, 164), (224, 222, 214), (206, 180, 160)]

    def content(rng, rows, columns):
        art = pieces(rng, stuff(rng, rows, columns, (196, 190, 172), 0.08), tints, 13, 0.6, 1.2, 0.5)
        return pieces(rng, art, [(240, 236, 226), (210, 110, 50), (110, 130, 60)], 4, 0.4, 0.15, 1.5)

    return jar(
        rng,
        rng.uniform(0.09, 0.14),
        rng.uniform(0.033, 0.043),
        content,
        level(rng),
        pick(rng, [BRASS, WHITE, ink(rng, [215, 222])]),
        ["herring", "pickled herring", "rollmops", "fish", "matjes"],
        paper(rng, [215, 222, 0, 45], 0.4),
        "fish",
        span=rng.uniform(0.35, 0.55),
    )


fish_box = carton(
    ["fish sticks", "fish fingers", "fish", "cod fillets", "breaded fish"],
    [205, 215, 222, 45],
    ["fish", "fish", "lemon"],
    (0.15, 0.035, 0.1),
    (0.23, 0.06, 0.15),
)


def fillet_tray(vacuum):
    return meat_tray([*FISH, "fresh fish", "fillets"], *WHITE_FLESH, ["slab", "folds"], 0.35, vacuum)


def smoked(rng):
    """Golden sides in a flat pack without air."""
    return meat_tray(
        ["smoked mackerel", "smoked trout", "smoked fish", "kippers"], *SMOKED, ["folds", "slab"], 0.1, 1.0
    )(rng)


def dark_pouch(rng):
    """A pouch of marinated fish in sauce."""
    tint = shaded(color(rng, *SMOKED), 0.9)
    return film_bag(
        rng,
        (rng.uniform(0.12, 0.16), rng.uniform(0.13, 0.2), rng.uniform(0.018, 0.03)),
        ink(rng, [215, 222, 45, 0]),
        FISH,
        "fish",
        lambda rng, rows, columns: stuff(rng, rows, columns, tint, 0.15, 10),
        window=0.7,
    )
