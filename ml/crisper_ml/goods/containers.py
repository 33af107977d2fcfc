"""Jars, bottles, tubs, tins, boxes and trays."""

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import BOXY, PRISM, Part, lathe
from crisper_ml.goods.stickers import band_on, disk, filled, label_on, turned
from crisper_ml.goods.surfaces import AROUND, FACE, opaque, rows_for, shaded, stuff
from crisper_ml.prints.labels import band, faces, label

CAP_DOWN = [
    (0, 0.78),
    (0.02, 0.84),
    (0.17, 0.82),
    (0.18, 0.72),
    (0.2, 0.78),
    (0.3, 0.93),
    (0.55, 1),
    (0.85, 0.97),
    (0.95, 0.84),
    (1, 0.55),
]


def jar(
    rng,
    height,
    radius,
    content,
    level=1.0,
    lid=(200, 200, 200),
    words=(),
    ground=None,
    picture=None,
    *,
    neck=None,
    cap=None,
    labelled=0.88,
    span=None,
    power=2.0,
):
    """A glass jar with opaque content. content: function (rng, rows, columns) -> RGB."""
    cap = cap or rng.uniform(0.013, 0.018) / height
    neck = neck or rng.uniform(0.82, 0.95)
    edge = 1 - cap
    shoulder = edge - rng.uniform(0.08, 0.17)
    outline = [
        (0, 0.9),
        (0.025, 0.98),
        (0.05, 1),
        (shoulder, 1),
        (edge - 0.045, neck - 0.03),
        (edge - 0.008, neck - 0.05),
        (edge + 0.005, neck),
        (0.985, neck),
        (1, neck - 0.05),
    ]
    rows = rows_for(height, 2 * np.pi * radius)
    coat = filled(rng, rows, cap, 1, content(rng, rows, AROUND // 2), level)
    if chance(rng, labelled):
        low = rng.uniform(0.03, 0.2)
        top = max(1 - shoulder + 0.02, low + rng.uniform(0, 0.12))
        coat = label_on(rng, coat, top, 1 - low, span or pick(rng, (0.4, 0.5, 0.6, 0.9, 1.0)), words, ground, picture)
    coat = band_on(rng, coat, 0, cap, lid, chance(rng, 0.4))
    top = disk(rng, lid, words if chance(rng, 0.3) else None)
    material = "gloss" if level >= 1 else "clear"
    return Part(
        height, lathe(outline, radius), turned(rng, coat), top, power=power, material=material, tint=(0.96, 0.98, 0.97)
    )


def bottle(
    rng,
    height,
    half,
    outline,
    content,
    cap,
    lid,
    words,
    ground=None,
    picture=None,
    *,
    at=(0.45, 0.85),
    span=0.4,
    level=1.0,
    depth=1.0,
    bottom_cap=False,
    ribs=True,
    neck_label=None,
):
    """A bottle with opaque content.

    cap: share of the height, above or (bottom_cap) below; at: row shares of the label.
    """
    rows = rows_for(height, np.pi * half * (1 + depth))
    top, bottom = (0, 1 - cap) if bottom_cap else (cap, 1)
    coat = filled(rng, rows, top, bottom, content(rng, rows, AROUND // 2), level)
    if at:
        coat = label_on(rng, coat, *at, span, words, ground, picture)
    if neck_label:
        coat = label_on(rng, coat, *neck_label, 1.0, words, ground)
    coat = band_on(rng, coat, bottom if bottom_cap else 0, 1 if bottom_cap else cap, lid, ribs)
    spin = 0.0
    if depth > 0.95:
        coat = turned(rng, coat)
    elif chance(rng, 0.6):
        spin = rng.uniform(-np.pi, np.pi) if chance(rng, 0.35) else rng.normal(0, 0.35)
    elif chance(rng, 0.3):
        coat = np.roll(coat, AROUND // 2, axis=1)
    return Part(
        height,
        lathe(outline, half, half * depth),
        coat,
        material="gloss" if level >= 1 else "clear",
        turn=spin,
        tint=(0.97, 0.97, 0.97),
    )


def squeezed(rng):
    """Plastic walls stay coated, so a squeeze bottle seldom looks empty."""
    return 1.0 if chance(rng, 0.65) else rng.uniform(0.12, 0.95)


def cap_down(rng, height, half, content, cap, words, ground, picture, **shape):
    """A squeeze bottle that stands on its wide cap."""
    return bottle(
        rng,
        height,
        half,
        CAP_DOWN,
        content,
        0.185,
        cap,
        words,
        ground,
        picture,
        level=squeezed(rng),
        bottom_cap=True,
        ribs=False,
        **shape,
    )


def tub(
    rng,
    height,
    half,
    base,
    lid,
    words,
    picture=None,
    *,
    depth=1.0,
    power=2.0,
    foot=0.82,
    rim=0.2,
    ground=None,
    material="gloss",
):
    """A cup or tub that widens upward, its lid a little wider still."""
    rows = rows_for(height, np.pi * half * (1 + depth))
    edge = 1 - rim
    outline = [(0, foot - 0.03), (0.03, foot), (edge - 0.02, 0.955), (edge, 1), (0.98, 1), (1, 0.97)]
    shape = lathe(outline, half, half * depth)
    across = FACE * 4 if power >= BOXY else AROUND
    coat = opaque(stuff(rng, rows, across, base, 0.015))
    top = rim + 0.03
    if power >= BOXY:
        art = [
            label(rng, FACE, max(8, int(rows * (1 - top))), ground or base, words, picture if face == 1 else None)
            for face in range(4)
        ]
        coat[rows - art[0].shape[0] :] = faces(*art)
    else:
        coat = label_on(rng, coat, top, 1.0, 1.0, words, ground or base, picture)
        coat = turned(rng, coat) if depth > 0.95 else coat
    coat = band_on(rng, coat, 0, rim, lid)
    if power >= BOXY:
        seen = opaque(label(rng, FACE, max(16, int(FACE * depth)), lid, words, picture))
    else:
        seen = disk(rng, lid, words, picture)
    return Part(height, shape, coat, seen, power=power, material=material)


def tin(rng, height, radius, words, ground=None, picture=None):
    """A food tin; unpainted rims and lid are bare metal, steel or golden."""
    outline = [(0, 0.97), (0.02, 1), (0.04, 0.98), (0.96, 0.98), (0.98, 1), (1, 0.99)]
    coat = np.zeros((rows_for(height, 2 * np.pi * radius), AROUND, 4), np.uint8)
    coat = label_on(rng, coat, 0.05, 0.95, 1.0, words, ground, picture)
    top = disk(rng, (150, 150, 145), rim=0.8)
    top[..., 3] = np.where(top[..., 0] < 130, 160, 40)
    steel = (0.85, 0.84, 0.82) if chance(rng, 0.8) else (0.85, 0.72, 0.42)
    return Part(height, lathe(outline, radius), turned(rng, coat), top, material="metal", tint=steel)


def box(
    rng,
    width,
    height,
    depth,
    ground,
    words,
    picture=None,
    *,
    material="matte",
    crumple=0.0,
    power=9.0,
    top=None,
    front=None,
    sides=None,
):
    """A printed carton; front, sides and top may bring their own art."""
    rows = int(np.clip(FACE * height / width, 32, 224))
    side = max(16, int(rows * depth / height)) if depth < 2 * width else FACE
    plain = band(rng, FACE, rows, ground)
    if front is None:
        front = label(rng, FACE, rows, ground, words, picture)
    back = front if chance(rng, 0.5) else label(rng, FACE, rows, ground, words)
    left, right = (
        sides if sides is not None else label(rng, min(side, 200), rows, ground, words) if chance(rng, 0.7) else plain
        for _ in range(2)
    )
    if top is None:
        size = FACE, int(np.clip(FACE * depth / width, 24, 200))
        top = (
            label(rng, *size, ground, words, picture if chance(rng, 0.5) else None)
            if chance(rng, 0.75)
            else band(rng, *size, ground)
        )
    return Part(
        height,
        lathe(PRISM, width / 2, depth / 2),
        faces(left, front, right, back),
        opaque(top),
        power=power,
        material=material,
        crumple=crumple,
    )


def tray(rng, width, height, depth, base, top, sides=None):
    """A low tray with film over its content; top: RGB art of the content, seen from above; sides: art where the tray
    is clear.
    """
    rim = 0.93 - 0.08 * rng.random()
    rows = int(np.clip(FACE * height / width, 24, 128))
    face = band(rng, FACE, rows, base) if sides is None else np.asarray(Image.fromarray(sides).resize((FACE, rows)))
    coat = faces(face, face, face, face)
    coat = band_on(rng, coat, 0, 0.12, shaded(base, 1.1))
    shape = lathe([(0, 0.78), (0.08, 0.82), (rim, 0.97), (rim + 0.02, 1), (1, 1)], width / 2, depth / 2)
    edge = max(2, int(min(top.shape[:2]) * rng.uniform(0.03, 0.08)))
    top = np.array(top)
    for line in (np.s_[:edge], np.s_[-edge:], np.s_[:, :edge], np.s_[:, -edge:]):
        top[line] = (top[line] * 0.3 + np.array(base) * 0.7).astype(np.uint8)
    return Part(height, shape, coat, opaque(top), power=6.0)
