"""Cheese: blocks, wedges, slices, bags, rounds, sticks, shakers."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Part, lathe
from crisper_ml.goods.containers import box, jar, tray, tub
from crisper_ml.goods.films import window_bag
from crisper_ml.goods.soft_shapes import mound
from crisper_ml.goods.stickers import disk, stuck
from crisper_ml.goods.surfaces import WHITE, filmed, ink, level, mass, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import faces, label

CHEESE = ["cheese", "cheddar", "gouda", "swiss", "mozzarella", "mild cheddar", "emmental", "CHEESE"]


def cheese_tint(rng):
    return (
        color(rng, [44, 46, 50], (0.35, 0.6), (0.9, 1))
        if chance(rng, 0.55)
        else color(rng, [30, 34], (0.7, 0.9), (0.85, 0.97))
        if chance(rng, 0.5)
        else color(rng, [50], (0.08, 0.2), (0.92, 0.98))
    )


def cheese_face(rng, rows, columns, tint):
    art = stuff(rng, rows, columns, tint, 0.03, 20)
    return pieces(rng, art, [shaded(tint, 0.85)], rng.uniform(3, 8), density=0.1) if chance(rng, 0.25) else art


def cheese_block(rng):
    """A block under tight film, with or without a label."""
    width, height, depth, tint = (
        rng.uniform(0.1, 0.17),
        rng.uniform(0.035, 0.06),
        rng.uniform(0.06, 0.09),
        cheese_tint(rng),
    )
    face, top = (filmed(rng, cheese_face(rng, rows, 128, tint)) for rows in (56, 80))
    if chance(rng, 0.75):
        ground, share = paper(rng, [0, 48, 215, 120, 28], 0.2), (0.5, 0.95)
        top = stuck(rng, top, CHEESE, ground, pick(rng, ["cheese", "cow", None]), share, (0.5, 0.5))
        front = stuck(rng, face, CHEESE, ground, None, share, (0.5, 0.5))
    else:
        front = face
    return box(
        rng,
        width,
        height,
        depth,
        tint,
        CHEESE,
        material="gloss",
        crumple=0.001,
        power=7.0,
        top=top,
        front=front,
        sides=face,
    )


def cheese_wedge(rng):
    """A cut piece that narrows upward, rind at its foot."""
    tint, rind = cheese_tint(rng), color(rng, [0, 35, 45], (0.5, 0.9), (0.35, 0.8))
    face = cheese_face(rng, 64, 128, tint)
    back = stuff(rng, 64, 128, rind, 0.05)
    shape = np.stack([np.full(ROWS, rng.uniform(0.04, 0.065)), np.linspace(0.045, 0.014, ROWS)], 1).astype(np.float32)
    return Part(rng.uniform(0.04, 0.06), shape, faces(face, face, face, back), opaque(face), power=7.0)


def cheese_slices(rng):
    """A flat pack of slices, lying."""
    tint = cheese_tint(rng)
    art = filmed(rng, cheese_face(rng, 110, 128, tint))
    art = stuck(
        rng,
        art,
        [*CHEESE, "slices", "singles"],
        paper(rng, [0, 48, 215, 120], 0.15),
        pick(rng, ["cheese", None]),
        (0.45, 0.8),
        (0.5, rng.uniform(0, 1)),
    )
    return tray(
        rng, rng.uniform(0.12, 0.19), rng.uniform(0.015, 0.035), rng.uniform(0.11, 0.16), shaded(tint, 1.0), art
    )


def cheese_bag(rng):
    tint = cheese_tint(rng)

    def shreds(rng, rows, columns):
        return pieces(
            rng,
            stuff(rng, rows, columns, shaded(tint, 0.8)),
            [tint, shaded(tint, 1.1), shaded(tint, 0.9)],
            1.7,
            5,
            1.2,
            1.5,
        )

    return window_bag(
        rng,
        [*CHEESE, "shredded", "mexican blend"],
        "cheese",
        shreds,
        [215, 0, 120, 48, 222],
        (rng.uniform(0.14, 0.19), rng.uniform(0.15, 0.22), rng.uniform(0.03, 0.06)),
    )


def cheese_round(rng):
    """A round box of camembert or spread triangles, or a ball in wax."""
    if chance(rng, 0.25):
        radius = rng.uniform(0.04, 0.06)
        return Part(
            radius * 1.6,
            mound(radius * 2, radius * 2, 0.4),
            opaque(stuff(rng, 64, 96, color(rng, [0, 48], (0.8, 1), (0.5, 0.8)), 0.03)),
            disk(rng, (190, 30, 30)),
        )
    return tub(
        rng,
        rng.uniform(0.025, 0.04),
        rng.uniform(0.05, 0.06),
        color(rng, [35], (0.3, 0.5), (0.7, 0.85)),
        paper(rng, [48, 0, 215, 222], 0.4),
        ["camembert", "brie", "fromage", "cheese", "spread"],
        pick(rng, ["cow", None]),
        foot=0.99,
        rim=0.55,
        material="matte",
    )


def cheese_strings(rng):
    """Sticks of cheese side by side in a printed bag, or a few that are left."""
    pale, ground = color(rng, [46, 50], (0.1, 0.3), (0.92, 1)), ink(rng, [215, 222, 0, 120, 280])
    if chance(rng, 0.4):
        coat = opaque(filmed(rng, stuff(rng, 16, 96, pale, 0.03)))
        coat[:, 30:66] = opaque(label(rng, 36, 16, ground, ["string", "cheese"]))
        return [
            Part(
                0.016,
                lathe([(0, 0.97), (0.5, 1), (1, 0.97)], rng.uniform(0.05, 0.062), 0.008),
                coat,
                power=3.0,
                offset=(float(rng.normal(0, 0.006)), 0.0, index * 0.0185),
            )
            for index in range(int(rng.integers(1, 6)))
        ]
    return window_bag(
        rng,
        ["string cheese", "cheese sticks", "mozzarella", "12 sticks"],
        pick(rng, ["cheese", None]),
        string_rows(pale),
        [215, 222, 0, 120, 280],
        (rng.uniform(0.14, 0.2), rng.uniform(0.13, 0.19), rng.uniform(0.02, 0.035)),
        0.0015,
    )


def string_rows(tint):
    """Sticks behind a window: light ridges, dark between them."""

    def inside(rng, rows, columns):
        ridges = 0.72 + 0.28 * np.abs(np.sin(np.arange(columns) * np.pi / rng.uniform(9, 13)))
        return np.clip(stuff(rng, rows, columns, tint, 0.03) * ridges[None, :, None], 0, 255).astype(np.uint8)

    return inside


def cheese_shaker(rng):
    """Grated hard cheese in a tall canister with a wide cap."""
    ground = ink(rng, [130, 130, 0, 222]) if chance(rng, 0.8) else gray(rng, 226, 250)
    pale = color(rng, [46, 50], (0.15, 0.35), (0.9, 0.98))
    lid = ground if chance(rng, 0.5) else ink(rng, [130, 0, 48]) if chance(rng, 0.5) else WHITE
    return jar(
        rng,
        rng.uniform(0.14, 0.19),
        rng.uniform(0.032, 0.04),
        mass(pale, 0.08),
        level(rng),
        lid,
        ["parmesan", "grated", "grated parmesan", "romano", "grated cheese"],
        ground,
        pick(rng, ["cheese", None]),
        neck=rng.uniform(0.93, 0.99),
        cap=rng.uniform(0.1, 0.15),
        labelled=1.0,
        span=pick(rng, [0.6, 0.9, 1.0]),
    )
