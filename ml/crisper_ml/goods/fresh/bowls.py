"""Fruit in bowls and nets, strewn in drawers, or halved under film."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Good, Part, lathe, turn_about
from crisper_ml.goods.films import PALE, WALL, bag, haze, poured
from crisper_ml.goods.fresh.cuts import CUTS, cucumber_cut
from crisper_ml.goods.fresh.globe import Globe
from crisper_ml.goods.fresh.kinds import BALL, KINDS, SMALL
from crisper_ml.goods.fresh.paints import PAINTS
from crisper_ml.goods.fresh.produce import berry, few_of, rounded, skins_for
from crisper_ml.goods.nameless.leftovers import BOWL
from crisper_ml.goods.surfaces import WHITE, any_color, clouds, ink, opaque, shaded, stuff
from crisper_ml.prints.colors import color

IN_BOWLS = [
    *[name for name, kind in KINDS.items() if kind[0] == BALL and kind[1][1] < 0.125],
    "grapes",
    "strawberry",
    "blueberry",
    "raspberry",
    "olive",
]
IN_NETS = ["orange", "mandarin", "lemon", "lime", "onion", "potato", "garlic", "grapefruit", "avocado"]
# what lies loose in drawers, and how often
LOOSE = {
    "apple": 5,
    "orange": 4,
    "tomato": 2.5,
    "onion": 2,
    "lemon": 2,
    "bell pepper": 2,
    "peach": 1.2,
    "pear": 1,
    "mandarin": 0.8,
    "plum": 0.8,
    "lime": 0.8,
    "nectarine": 0.8,
    "potato": 0.8,
    "avocado": 0.8,
    "kiwi": 0.5,
    "grapefruit": 0.5,
}
MOST_LOOSE = 36
TOPPLED = {"pear", "avocado", "lemon", "onion", "bell pepper"}  # their outline shows how they lie
STEEP = [(0, 0.72), (0.06, 0.78), (0.5, 0.92), (1, 1)]


def fruits(rng, name, photo, area):
    """As many as cover an area about one and a half times, not yet placed."""
    if name in SMALL:
        low, high, _ = SMALL[name]
        skins = skins_for(rng, name, photo, count=3)
        return [
            berry(rng, name, pick(rng, skins), (low, high)) for _ in range(int(np.clip(1.3 * area / high**2, 8, 34)))
        ]
    wide = KINDS[name][1][1]
    return few_of(rng, name, photo, int(np.clip(rng.uniform(0.7, 1.7) * area / wide**2, 2, 12)))


def vessel(rng, height, half, deep, boxy):
    """A bowl or an open box: of glass or clear plastic (one sees into it), or solid up to its rim."""
    shape, power = lathe(STEEP if boxy else BOWL, half, deep), rng.uniform(4.5, 7) if boxy else 2.0
    if chance(rng, 0.5):
        bare = np.zeros((4, 4, 4), np.uint8)
        tint = WALL if chance(rng, 0.8) else tuple(rng.uniform(0.7, 0.97, 3))
        return Part(
            height, shape, haze(rng, pick(rng, [0.01, 0.03, 0.2]), 0.05), bare, power=power, material="film", tint=tint
        )
    shade = WHITE if chance(rng, 0.4) else any_color(rng)
    return Part(
        height,
        shape,
        opaque(stuff(rng, 48, 128, shade, 0.015)),
        opaque(stuff(rng, 32, 32, shaded(shade, 0.4), 0.03)),
        power=power,
    )


def bowlful(rng, name, photo):
    """Fruit in a bowl or an open box, heaped over its rim."""
    boxy = chance(rng, 0.3)
    half, height = (
        (rng.uniform(0.05, 0.085), rng.uniform(0.035, 0.06))
        if name in SMALL
        else (rng.uniform(0.08, 0.14), rng.uniform(0.05, 0.1))
    )
    deep = half * rng.uniform(0.7, 1) if boxy else half
    body = vessel(rng, height, half, deep, boxy)
    parts = fruits(rng, name, photo, 3.4 * half * deep)
    thick = max(part.height for part in parts)
    inside = body.material == "film"
    # a solid one hides what lies below its rim, so its fruit need not reach down to its foot
    floor = 0.006 if inside else max(height - 0.45 * min(part.height for part in parts), 0.006)
    low = np.interp(0.4 * thick / height, *np.array(STEEP if boxy else BOWL).T)
    room = low - 0.02 if inside else 0.96
    parts = poured(rng, parts, half * room, deep * room, floor, tries=40, oval=not boxy)
    # what would stand on a tower rolls off
    limit = max(height, 0.5 * thick) + 0.35 * thick
    return Good(name, [*[part for part in parts if part.offset[1] < limit], body])


def net_coat(rng):
    """Threads of a net, all else bare."""
    tint = pick(
        rng,
        [
            color(rng, [0, 8], (0.8, 0.95), (0.6, 0.85)),
            color(rng, [26, 32], (0.85, 1), (0.85, 1)),
            color(rng, [50], (0.8, 1), (0.85, 1)),
            color(rng, [125], (0.5, 0.8), (0.3, 0.5)),
            WHITE,
        ],
    )
    y, x = np.mgrid[0:160, 0:256].astype(np.float32)
    bend = 2 * clouds(rng, 160, 256, 30)
    mesh = int(rng.integers(5, 9))
    threads = np.minimum(np.abs((x + y + bend) % mesh), np.abs((x - y + bend) % mesh)) < 1.2
    coat = np.empty((160, 256, 4), np.uint8)
    coat[..., :3], coat[..., 3] = tint, threads * 230
    if chance(rng, 0.6):
        # a paper band with a print around a part of it
        left, wide, top = int(rng.integers(0, 150)), int(rng.integers(40, 90)), int(rng.integers(30, 90))
        coat[top : top + 40, left : left + wide] = (*ink(rng, [0, 30, 120, 215]), 255)
        coat[top + 8 : top + 18, left + 6 : left + wide - 6] = (*WHITE, 255)
    return coat


def netful(rng, name, photo):
    wide = KINDS[name][1][1]
    count = int(rng.integers(4, 10) if wide < 0.1 else rng.integers(2, 5))
    half = wide * rng.uniform(0.5, 0.65) * np.sqrt(count)
    parts = poured(rng, few_of(rng, name, photo, count), half, half * rng.uniform(0.7, 0.95), tries=40, oval=True)
    net = bag(rng, parts, net_coat(rng), rng.uniform(0.03, 0.07) if chance(rng, 0.6) else 0.0, 0.003, 0.002)
    net.tint = (1.0, 1.0, 1.0)
    return Good(name, [*parts, net])


def strewn(rng, half, deep, room):
    """Loose fruit of one to three kinds over a floor of two half sizes.

    -> a good for each, its place around the middle, its pose.
    """
    names, weights = list(LOOSE), np.array(list(LOOSE.values()))
    kinds = rng.choice(len(names), int(rng.integers(1, 4)), replace=False, p=weights / weights.sum())
    crowd, pieces = rng.uniform(0.4, 1.9), []
    for name in (names[kind] for kind in kinds):
        count = int(
            np.clip(
                crowd * 4 * half * deep / KINDS[name][1][1] ** 2 / len(kinds) * rng.uniform(0.5, 1.3),
                1,
                MOST_LOOSE / len(kinds),
            )
        )
        fruit = few_of(rng, name, None, count, False if name in TOPPLED else None)
        pieces += [(name, part, toppled(part) if name in TOPPLED else part) for part in fruit]
    pieces = [pieces[index] for index in rng.permutation(len(pieces))] if chance(rng, 0.6) else pieces
    poured(rng, [stand for _, _, stand in pieces], half, deep, tries=40)
    return [
        (Good(name, [part]), *resting(rng, part, stand))
        for name, part, stand in pieces
        if stand.offset[1] + stand.height < room
    ]


def toppled(part):
    """A body that takes the room of one that lies on its side."""
    wide = 2 * float(part.profile.max())
    return Part(wide, rounded(wide) * np.array([part.height / wide, 1], np.float32), part.texture)


def resting(rng, part, stand):
    """Place and pose of a part where its stand-in lies."""
    if part is stand:
        return np.zeros(3), np.eye(3)
    pose = turn_about(1, stand.turn) @ turn_about(2, np.pi / 2 + rng.normal(0, 0.12))
    return np.add(stand.offset, [0, stand.height / 2, 0]) - pose @ [0, part.height / 2, 0], pose


FILMED = {"melon": 0.7, "watermelon": 0.7, "onion": 0.6, "cabbage": 0.7, "avocado": 0.5}


def rind(rng, name, photo):
    if name == "watermelon":
        globe = Globe([0, 1, 0])
        stripes = np.clip(globe.streaks(rng, 8, 14, 3) * 2 + 0.6 * globe.blots(rng, 4), 0, 1)[..., None]
        return opaque(np.array((54, 96, 44)) * (1 - stripes) + np.array((112, 146, 80)) * stripes)
    return (
        skins_for(rng, name, photo, count=1)[0]
        if name in PAINTS
        else opaque(stuff(rng, 48, 96, (150, 176, 96), 0.15, 10))
    )


def half_of(rng, name, photo):
    """A half whose cut looks up or, lying, to the front; some under film."""
    cut, stretch, narrow = CUTS[name]
    wide = rng.uniform(0.16, 0.23) if name == "watermelon" else rng.uniform(*KINDS[name][1])
    up = np.linspace(0, 1, ROWS)
    dome = (
        np.sqrt(np.clip(1 - (1 - up) ** 2, 0.01, 1))[:, None] * np.array([wide * stretch, wide * stretch * narrow]) / 2
    )
    parts = [
        Part(
            wide / 2 * rng.uniform(0.85, 1.05),
            dome.astype(np.float32),
            rind(rng, name, photo),
            opaque(cut(rng)),
            material="gloss",
        )
    ]
    if chance(rng, FILMED.get(name, 0.2)):
        parts.append(tight(rng, parts))
    return Good(name, parts, lies=0.6)


def tight(rng, parts):
    """Cling film drawn over a thing: thin, creased, whiter where it is gathered."""
    film = bag(
        rng, parts, haze(rng, rng.uniform(0.03, 0.12), rng.uniform(0.3, 0.6)), 0.0, rng.uniform(0.002, 0.004), 0.0018
    )
    film.lid = haze(rng, rng.uniform(0.03, 0.1), rng.uniform(0.3, 0.6))
    return film


def filmed_long(rng, name, photo):
    """A cucumber in tight film, whole or cut."""
    _, width, length, _ = KINDS[name]
    wide, long = rng.uniform(*width), rng.uniform(*length) * (rng.uniform(0.35, 0.8) if chance(rng, 0.4) else 1)
    share = np.clip(1 - np.clip((0.12 - np.linspace(0, 1, ROWS)) / 0.12, 0, 1) ** 2, 0.03, 1) ** 0.5
    body = Part(
        long,
        np.repeat((share * wide / 2)[:, None], 2, 1).astype(np.float32),
        skins_for(rng, name, photo, count=1)[0],
        opaque(cucumber_cut(rng)),
        offset=(0, 0.001, 0),
    )
    film = tight(rng, [body])
    if chance(rng, 0.3):
        film.texture[10:40, 60:110] = (*PALE, 240)
    return Good(name, [body, film], lies=1.0)


def bowl_makers(names, photo_of):
    """(name, weight, maker) of all that is here for the given names."""
    forms = [
        *[(0.8, bowlful, name) for name in IN_BOWLS],
        *[(0.5, netful, name) for name in IN_NETS],
        *[(0.35, half_of, name) for name in CUTS],
        *[(1.0, filmed_long, name) for name in ("cucumber", "zucchini")],
    ]
    return [
        (name, weight, lambda rng, form=form, name=name: form(rng, name, lambda: photo_of(rng, name)))
        for weight, form, name in forms
        if name in names
    ]
