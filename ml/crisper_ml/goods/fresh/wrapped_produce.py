"""Fruit and vegetables in bags, punnets and trays."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.films import COAT, bag, haze, poured, shell
from crisper_ml.goods.fresh.bowls import bowl_makers
from crisper_ml.goods.fresh.globe import skin_of
from crisper_ml.goods.fresh.greens import GREENS
from crisper_ml.goods.fresh.kinds import KINDS, LONG, SMALL
from crisper_ml.goods.fresh.produce import berry, few_of, single, skins_for
from crisper_ml.goods.soft_shapes import mound
from crisper_ml.goods.stickers import label_on, stuck
from crisper_ml.goods.surfaces import WHITE, ink, opaque, paper, stuff
from crisper_ml.prints.colors import color, gray

LARGE = 0.125  # in a bag of its own from this width on
LEAVES = [
    "lettuce",
    "spinach",
    "cilantro",
    "parsley",
    "basil",
    "mint",
    "mustard greens",
    "green beans",
    "brussels sprouts",
]
PUNNETS = [
    "strawberry",
    "blueberry",
    "raspberry",
    "blackberry",
    "grapes",
    "tomato",
    "mushroom",
    "plum",
    "kiwi",
    "peach",
]
# least and largest width of what lies in them
IN_PUNNETS = {
    **{name: (low, high) for name, (low, high, _) in SMALL.items()},
    "blackberry": (0.018, 0.025),
    "tomato": (0.022, 0.032),
    "plum": (0.036, 0.045),
    "kiwi": (0.042, 0.05),
    "peach": (0.05, 0.06),
}


def bag_coat(rng, words, print_share):
    """Film that is bare or carries a print around its front."""
    coat = haze(rng, rng.uniform(0.02, 0.16), rng.uniform(0.15, 0.5))
    if chance(rng, print_share):
        top = rng.uniform(0.1, 0.4)
        coat = label_on(
            rng,
            coat,
            top,
            top + rng.uniform(0.25, 0.45),
            rng.uniform(0.25, 0.45),
            [*words, "fresh", "1 kg", "2 lb"],
            ink(rng, [0, 120, 140, 28, 215]),
            None,
            back=0.3,
        )
    return np.roll(coat, int(rng.integers(COAT[1])), axis=1) if chance(rng, 0.4) else coat


def neck_of(rng):
    return rng.uniform(0.04, 0.08) if chance(rng, 0.5) else 0.0


def produce_bag(rng, name, photo):
    """Several of a kind in a bag, or a large one alone."""
    shape, width, _, _ = KINDS[name]
    wide = width[1]
    if shape == LONG:
        return long_bag(rng, name, photo)
    alone = wide > LARGE
    count = 1 if alone else int(rng.integers(3, 9) if wide < 0.1 else rng.integers(2, 5))
    half = wide * (0.52 if alone else rng.uniform(0.45, 0.6) * np.sqrt(count + 1))
    parts = poured(
        rng,
        few_of(rng, name, photo, count, False if alone else None),
        half,
        half * rng.uniform(0.7, 1),
        tries=40,
        oval=True,
    )
    return Good(
        name,
        [
            *parts,
            bag(
                rng,
                parts,
                bag_coat(rng, [name], 0.3),
                neck_of(rng),
                rng.uniform(0.004, 0.01),
                rng.uniform(0.004, 0.009),
            ),
        ],
    )


def long_bag(rng, name, photo):
    """Long ones side by side; the bag lies."""
    wide = KINDS[name][1][1]
    count = int(np.clip(0.12 / wide, 2, 8))
    skins = skins_for(rng, name, photo)
    parts = [single(rng, name, pick(rng, skins)) for _ in range(count)]
    for part in parts:
        angle, far = rng.uniform(0, 2 * np.pi), wide * 0.42 * np.sqrt(count) * np.sqrt(rng.random())
        part.offset = (np.cos(angle) * far, rng.uniform(0, 0.02), np.sin(angle) * far)
    return Good(
        name,
        [*parts, bag(rng, parts, bag_coat(rng, [name], 0.5), neck_of(rng), 0.005, rng.uniform(0.003, 0.006))],
        lies=1.0,
    )


def leaf_bag(rng, name, photo):
    """Leaves or something else small that fills a bag: it wears the photo as it is."""
    width, height, depth = rng.uniform(0.12, 0.22), rng.uniform(0.06, 0.14), rng.uniform(0.08, 0.14)
    core = Part(
        height,
        mound(width, depth, rng.uniform(0.1, 0.4)),
        heap_skin(rng, photo()),
        material="matte",
        crumple=rng.uniform(0.007, 0.013),
    )
    return Good(
        name,
        [
            core,
            bag(
                rng,
                [core],
                bag_coat(rng, [name, "salad", "baby leaf"], 0.55),
                neck_of(rng),
                rng.uniform(0.008, 0.014),
                0.007,
            ),
        ],
        lies=0.1,
    )


def heap_skin(rng, photo):
    """A whole photo of many small things around a body, the light of its day taken down a little."""
    return shadowed(rng, skin_of(photo))


def shadowed(rng, skin):
    skin = np.array(skin)
    light = 0.72 + 0.25 * rng.random(skin.shape[:2] + (1,))
    skin[..., :3] = skin[..., :3] * light
    return skin


def punnet(rng, name, photo):
    """A clamshell of fruit, or a tray of it under film."""
    high = IN_PUNNETS[name][1]
    large = high > 0.03
    width, depth, height = (
        rng.uniform(0.11, 0.19),
        rng.uniform(0.09, 0.13),
        rng.uniform(0.05, 0.09) * (1.15 if large else 1),
    )
    skins = skins_for(rng, name, photo, count=3)
    fill = min(0.45 * height, max(0.0, height * rng.uniform(0.5, 0.75) - high)) if not large else 0.002
    core = Part(
        max(fill, 0.003),
        lathe([(0, 0.86), (1, 0.92)], width / 2 - 0.003, depth / 2 - 0.003),
        shadowed(rng, pick(rng, skins)),
        power=5.0,
        material="matte",
        offset=(0, 0.001, 0),
    )
    count = int(np.clip(1.5 * width * depth / high**2, 4, 37))
    fruit = poured(
        rng,
        [berry(rng, name, pick(rng, skins), IN_PUNNETS[name]) for _ in range(count)],
        width * 0.45,
        depth * 0.45,
        max(fill - 0.3 * high, 0.003),
        tries=30,
    )
    fruit = [part for part in fruit if part.offset[1] + 0.5 * part.height < max(height, high)]
    if chance(rng, 0.35):
        return Good(name, tray_under_film(rng, name, fruit, width, depth))
    case = shell(
        rng,
        width,
        max(height, max(part.offset[1] + part.height for part in fruit) + 0.004),
        depth,
        rng.uniform(4.5, 7),
        pick(rng, [0.0, 0.0, 0.06]),
    )
    if chance(rng, 0.75):
        case.lid = stuck(
            rng, case.lid, [name, "fresh", "sweet", "class 1"], paper(rng, [120, 0, 215]), share=(0.4, 0.8)
        )
    return Good(name, [core, *fruit, case])


def tray_under_film(rng, name, fruit, width, depth):
    tint = pick(
        rng,
        [
            color(rng, [215, 222], (0.6, 0.95), (0.35, 0.7)),
            gray(rng, 8, 38),
            WHITE,
            color(rng, [120], (0.4, 0.8), (0.3, 0.5)),
        ],
    )
    base = Part(
        rng.uniform(0.02, 0.035),
        lathe([(0, 0.85), (0.9, 1), (1, 1)], width / 2 + 0.006, depth / 2 + 0.006),
        opaque(stuff(rng, 24, 96, tint, 0.02)),
        power=6.0,
    )
    lift = base.height - 0.012
    for part in fruit:
        part.offset = (part.offset[0], part.offset[1] + lift, part.offset[2])
    cover = bag(rng, [base, *fruit], bag_coat(rng, [name], 0.4), 0.0, 0.002, 0.001)
    cover.power = 5.0
    return [base, *fruit, cover]


def wrapped_produce(names, photo_of):
    """Makers like those of goods.produce, for what is sold or kept in film."""
    forms = [
        *[(1.0, produce_bag, name) for name in KINDS],
        *[(1.2, leaf_bag, name) for name in LEAVES],
        *[(1.2, punnet, name) for name in PUNNETS],
    ]
    makers: dict = {}
    for weight, form, name in forms:
        if name in names:
            makers.setdefault(name, []).append(
                (weight, lambda rng, form=form, name=name: form(rng, name, lambda: photo_of(rng, name)))
            )
    for name, weight, maker in bowl_makers(names, photo_of):
        makers.setdefault(name, []).append((weight, maker))
    for green, choices in GREENS.items():
        makers.setdefault(green, []).extend(choices if green in names else [])
    return {name: choices for name, choices in makers.items() if choices}
