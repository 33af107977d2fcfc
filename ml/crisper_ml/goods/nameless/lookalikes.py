"""Things that look like a class and are none."""

from dataclasses import replace

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, good, lathe
from crisper_ml.goods.containers import tray
from crisper_ml.goods.nameless.leftovers import foil_part, leftovers
from crisper_ml.goods.nameless.nameless import some_tin
from crisper_ml.goods.nameless.odd_jars import cosmetic, odd_jar, pill_jar, syrup_squeeze
from crisper_ml.goods.soft_shapes import cushion
from crisper_ml.goods.stickers import band_on, disk, stuck
from crisper_ml.goods.surfaces import WHITE, filmed, ink, opaque, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import faces, label


def clamshell(rng):
    """The foam or board box of a takeaway, closed: low, plain, a seam all around and a tab in front; no cups as a
    carton of eggs has them.
    """
    tint = pick(
        rng,
        [
            WHITE,
            WHITE,
            WHITE,
            gray(rng, 200, 250),
            (34, 33, 33),
            color(rng, [30, 36], (0.25, 0.45), (0.55, 0.78)),
            color(rng, [48, 340], (0.1, 0.25), (0.85, 0.97)),
        ],
    )
    width, half = rng.uniform(0.13, 0.24), rng.uniform(0.028, 0.04)
    depth = width * rng.uniform(0.62, 1.0)
    face, material = stuff(rng, 24, 64, tint, 0.02, 6), "matte" if chance(rng, 0.7) else "gloss"
    top = stuff(rng, 64, 64, tint, 0.025, 6)
    top[12:-12, 12:14] = top[12:-12, -14:-12] = top[12:14, 12:-12] = top[-14:-12, 12:-12] = shaded(tint, 0.86)
    coat = faces(face, face, face, face)
    look = {"power": rng.uniform(5, 7), "material": material}
    foot = Part(half, lathe([(0, 0.76), (0.9, 0.96), (0.92, 1), (1, 1)], width / 2, depth / 2), coat, **look)
    lid = Part(
        half * rng.uniform(0.7, 1),
        lathe([(0, 1), (0.1, 1), (0.12, 0.96), (0.85, 0.8), (1, 0.74)], width / 2, depth / 2),
        coat,
        opaque(top),
        **look,
        offset=(0, half + 0.001, 0),
    )
    tab = Part(0.006, lathe(PRISM, 0.014, 0.008), coat, **look, offset=(0, half - 0.003, -depth / 2 - 0.005))
    return [foot, lid, tab]


def dry(rng, rows, columns):
    """Dates, biscuits, noodles, sprouts: pieces in a color that no meat has."""
    tint = color(rng, [36, 42, 50, 78, 96], (0.2, 0.6), (0.45, 0.85))
    return pieces(
        rng,
        stuff(rng, rows, columns, shaded(tint, 0.7)),
        [tint, shaded(tint, 1.2), shaded(tint, 0.85)],
        rng.uniform(3, 10),
        rng.uniform(0.5, 3),
        1.2,
        1.5,
    )


def foam_tray(rng):
    """A tray under film with anything but meat in it, or empty."""
    base = pick(rng, [WHITE, WHITE, (30, 30, 31), color(rng, [48, 340, 205, 120], (0.15, 0.6), (0.6, 0.95))])
    width, height, depth = rng.uniform(0.13, 0.23), rng.uniform(0.018, 0.035), rng.uniform(0.1, 0.15)
    empty = chance(rng, 0.35)
    art = stuff(rng, 80, 112, shaded(base, 0.9), 0.04) if empty else filmed(rng, dry(rng, 80, 112))
    part = tray(rng, width, height, depth, base, art)
    if empty:
        return [replace(part, offset=(0, index * 0.006, 0)) for index in range(int(rng.integers(1, 4)))]
    heap = Part(
        rng.uniform(0.008, 0.025),
        cushion(width * 0.9, depth * 0.9, rng.uniform(0.5, 0.75)),
        opaque(filmed(rng, dry(rng, 40, 192))),
        opaque(art),
        power=3.0,
        crumple=0.004,
        offset=(0, height - 0.001, 0),
    )
    return [part, heap]


def foil_tray(rng):
    """A roasting tray of thin aluminium under board or foil."""
    width, height = rng.uniform(0.14, 0.3), rng.uniform(0.04, 0.065)
    depth = width * rng.uniform(0.6, 0.8)
    bright = np.zeros((8, 64, 4), np.uint8)
    bright[..., :3], bright[..., 3] = 200, np.where(np.arange(64) % 4 < 2, 90, 20)
    body = Part(
        height,
        lathe([(0, 0.82), (0.9, 0.96), (0.93, 1), (1, 1)], width / 2, depth / 2),
        bright,
        power=6.0,
        material="metal",
        tint=(0.88, 0.88, 0.89),
        crumple=0.001,
    )
    if chance(rng, 0.5):
        return [body, foil_part(rng, width * 1.01, rng.uniform(0.012, 0.025), depth * 1.01, (0, height - 0.008, 0))]
    body.lid = opaque(stuff(rng, 48, 64, WHITE, 0.03)) if chance(rng, 0.6) else opaque(leftovers(rng, 64, 80))
    return body


def pail(rng):
    """The folded board box of a Chinese takeaway."""
    tint, half, height = (
        WHITE if chance(rng, 0.8) else color(rng, [30], (0.3, 0.5), (0.55, 0.75)),
        rng.uniform(0.035, 0.048),
        rng.uniform(0.08, 0.11),
    )
    face = (
        label(rng, 64, 80, tint, ["thank you", "enjoy"], "swirl")
        if chance(rng, 0.4)
        else stuff(rng, 80, 64, tint, 0.02)
    )
    side = stuff(rng, 80, 64, shaded(tint, 0.95), 0.02)
    return Part(
        height,
        lathe([(0, 0.72), (0.8, 1), (0.81, 0.96), (1, 0.5)], half * 1.15, half),
        faces(side, face, side, face),
        opaque(side),
        power=6.0,
        material="matte",
    )


def tortillas(rng):
    """A flat round stack in a printed bag."""
    radius, height = rng.uniform(0.075, 0.125), rng.uniform(0.015, 0.035)
    pale = color(rng, [38, 44], (0.15, 0.38), (0.82, 0.95))
    spotted = pieces(rng, stuff(rng, 112, 112, pale, 0.05), [(196, 150, 90), (170, 120, 66)], 2.6, 1.0, 0.12)
    top = stuck(
        rng,
        filmed(rng, spotted),
        ["tortillas", "wraps", "flour tortillas", "flatbread"],
        ink(rng, [0, 28, 130, 222]),
        None,
        (0.4, 0.75),
        (0.5, 0.5),
    )
    edge = stuff(rng, 24, 192, pale, 0.06) * (0.82 + 0.18 * np.sin(np.arange(24) * 1.6))[:, None, None]
    return Part(
        height,
        lathe([(0, 0.97), (0.3, 1), (0.8, 1), (1, 0.96)], radius),
        opaque(filmed(rng, edge.clip(0, 255).astype(np.uint8))),
        opaque(top),
        crumple=0.001,
    )


def film_rolls(rng):
    """Canisters of film, or batteries: a few small cylinders."""
    dark, lid = (
        pick(rng, [(24, 24, 25), gray(rng, 200, 235)]),
        pick(rng, [gray(rng, 120, 190), (24, 24, 25), ink(rng, [0, 48, 130])]),
    )
    coat = band_on(rng, opaque(stuff(rng, 40, 96, dark, 0.02)), 0, 0.18, lid)
    can = Part(0.051, lathe([(0, 0.95), (0.8, 0.96), (0.82, 1), (1, 1)], 0.0162), coat, disk(rng, lid))
    return [
        replace(can, offset=(index * 0.034 + rng.uniform(0, 0.002), 0.0, float(rng.normal(0, 0.004))))
        for index in range(int(rng.integers(1, 5)))
    ]


def opened_tin(rng):
    """A tin of pet food under its plastic lid."""
    body = some_tin(rng)
    lid, radius = ink(rng, [0, 222, 48, 130]) if chance(rng, 0.7) else gray(rng, 215, 245), float(body.profile.max())
    return [
        body,
        Part(
            0.008,
            lathe([(0, 1.04), (0.7, 1.04), (1, 0.96)], radius),
            opaque(stuff(rng, 8, 32, lid, 0.01)),
            disk(rng, lid),
            offset=(0, body.height - 0.004, 0),
        ),
    ]


LYING = {syrup_squeeze: 0.04}
# the detector does not know these names, the namer of boxes does
NAMES = {tortillas: "tortilla", syrup_squeeze: "syrup"}
LOOKALIKES = [
    (weight, good(NAMES.get(function), function, LYING.get(function, 0.0)))
    for weight, function in [
        (2.6, odd_jar),
        (1.4, clamshell),
        (1, foam_tray),
        (0.6, foil_tray),
        (0.4, pail),
        (0.7, tortillas),
        (0.8, pill_jar),
        (0.4, cosmetic),
        (0.15, film_rolls),
        (0.4, opened_tin),
        (0.7, syrup_squeeze),
    ]
]
