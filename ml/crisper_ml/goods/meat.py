"""Meat and sausages."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import PRISM, Part, lathe
from crisper_ml.goods.containers import tray
from crisper_ml.goods.films import window_bag
from crisper_ml.goods.soft_shapes import cushion, mound
from crisper_ml.goods.stickers import stuck
from crisper_ml.goods.surfaces import FACE, WHITE, filmed, ink, meat, opaque, paper, shaded, stuff
from crisper_ml.prints.colors import blend, color
from crisper_ml.prints.labels import band, faces, label

# meat


def meat_tray(words, hues, saturation, value, kinds, fat=0.3, vacuum=0.35):
    """A tray under film, or a vacuum pack: the meat shows above, a sticker on it."""

    def make(rng):
        tint = color(rng, hues, saturation, value)
        width, depth = rng.uniform(0.15, 0.24), rng.uniform(0.11, 0.16)
        art = filmed(rng, meat(rng, 104, 160, tint, fat, pick(rng, kinds)))
        if chance(rng, 0.85):
            art = stuck(rng, art, words, paper(rng, [0, 48, 120, 222, 28], 0.5), None, (0.25, 0.6))
        if chance(rng, vacuum):
            side = meat(rng, 32, 128, tint, fat)
            return tray(rng, width * 0.8, rng.uniform(0.015, 0.03), depth, blend(tint, WHITE, 0.2), art, side)
        base = pick(
            rng,
            [WHITE, WHITE, (28, 28, 30), (28, 28, 30), color(rng, [215, 48], (0.5, 0.9), (0.4, 0.9)), (205, 205, 208)],
        )
        height = rng.uniform(0.022, 0.045)
        part = tray(rng, width, height, depth, base, art)
        if chance(rng, 0.35):
            # a sleeve of board around the middle
            part.texture[:, FACE : 2 * FACE] = opaque(
                stuck(
                    rng,
                    part.texture[:, FACE : 2 * FACE, :3],
                    words,
                    paper(rng, [0, 48, 120, 222], 0.3),
                    None,
                    (0.9, 1),
                    (0.5, 0.5),
                )
            )
        # the meat bulges under its film, so it shows from the front too
        bulge = rng.uniform(0.012, 0.026)
        heap = Part(
            bulge,
            cushion(width * 0.93, depth * 0.93, rng.uniform(0.6, 0.8)),
            opaque(filmed(rng, meat(rng, 40, 384, tint, fat, pick(rng, kinds)))),
            opaque(art),
            power=rng.uniform(2.4, 3.4),
            crumple=0.003,
            offset=(0, height - 0.001, 0),
        )
        return [part, heap]

    return make


def meat_cuts(words, hues, saturation, value, fat, kind="slab", wide=(0.075, 0.11)):
    """Cuts that overlap on a tray, flat and uneven, so that they show edge-on as well and are not taken for eggs."""

    def make(rng):
        tint, count = color(rng, hues, saturation, value), int(rng.integers(2, 5))
        base = pick(rng, [WHITE, WHITE, (28, 28, 30), color(rng, [48, 215, 340], (0.2, 0.6), (0.6, 0.95))])
        each, depth, height = rng.uniform(*wide), rng.uniform(0.1, 0.15), rng.uniform(0.016, 0.026)
        parts = [
            tray(
                rng,
                each * (count * 0.6 + 0.4) + 0.02,
                height,
                depth,
                base,
                filmed(rng, stuff(rng, 48, 96, shaded(base, 0.9), 0.03)),
            )
        ]
        for index in range(count):
            flesh = filmed(rng, meat(rng, 48, 96, shaded(tint, rng.uniform(0.94, 1.05)), fat, kind))
            heap = Part(
                rng.uniform(0.016, 0.026),
                cushion(each * rng.uniform(0.85, 1.05), depth * rng.uniform(0.78, 0.92), rng.uniform(0.45, 0.65)),
                opaque(flesh),
                opaque(flesh),
                power=rng.uniform(2.1, 3.0),
                crumple=0.005,
            )
            heap.offset, heap.turn = (
                ((index + 0.5 - count / 2) * each * 0.6, height - 0.007, 0.0),
                float(rng.normal(0, 0.12)),
            )
            parts.append(heap)
        if chance(rng, 0.7):
            note = label(rng, 64, 48, paper(rng, [48, 0, 120], 0.7), words, style=pick(rng, [None, "back", "minimal"]))
            parts.append(
                Part(
                    0.0015,
                    lathe(PRISM, rng.uniform(0.022, 0.035), rng.uniform(0.018, 0.026)),
                    opaque(note[:2]),
                    opaque(note),
                    power=9.0,
                    material="matte",
                    offset=(rng.uniform(-0.3, 0.3) * each * (count - 1), height + 0.012, rng.uniform(-0.02, 0.02)),
                )
            )
        return parts

    return make


def hot_dogs(rng):
    """Sausages in two layers under tight film, the print across their middle."""
    tint, count, radius, length = (
        color(rng, [6, 12], (0.45, 0.65), (0.6, 0.8)),
        int(rng.integers(4, 6)),
        0.0115,
        rng.uniform(0.12, 0.15),
    )
    ridges = 0.7 + 0.3 * np.abs(np.sin(np.linspace(0, count * np.pi, 64)))
    top = filmed(rng, (stuff(rng, 64, 128, tint, 0.05) * ridges[:, None, None]).astype(np.uint8))
    top[:, 36:92] = label(rng, 56, 64, ink(rng, [0, 0, 48, 222]), ["hot dogs", "franks", "wieners", "beef franks"])
    front = np.array(filmed(rng, stuff(rng, 32, 128, tint, 0.06)))
    front[14:17] = shaded(tint, 0.55)
    front[:, 36:92] = top[:32, 36:92]
    end = stuff(rng, 32, 128, shaded(tint, 0.9), 0.1, 10)
    return Part(
        radius * 4,
        lathe([(0, 0.95), (0.25, 1), (0.5, 0.97), (0.75, 1), (1, 0.94)], length / 2, count * radius),
        faces(end, front, end, front),
        opaque(top),
        power=5.0,
        crumple=0.0012,
    )


def meat_bag(words, hues, saturation, value, kind):
    """A flat pouch of slices, leaning or hanging: printed with a window."""

    def make(rng):
        tint = color(rng, hues, saturation, value)
        return window_bag(
            rng,
            words,
            None,
            lambda rng, rows, columns: meat(rng, rows, columns, tint, 0.3, kind),
            [0, 48, 222, 120, 28],
            (rng.uniform(0.12, 0.18), rng.uniform(0.15, 0.22), rng.uniform(0.015, 0.03)),
            0.0015,
        )

    return make


def sausages(rng):
    """Sausages side by side on a tray or in film."""
    tint, count = (
        pick(
            rng,
            [
                color(rng, [8, 14], (0.5, 0.75), (0.5, 0.75)),
                color(rng, [16, 22], (0.25, 0.45), (0.75, 0.9)),
                color(rng, [0], (0.5, 0.7), (0.35, 0.5)),
            ],
        ),
        int(rng.integers(3, 7)),
    )
    length, radius = rng.uniform(0.11, 0.16), rng.uniform(0.012, 0.017)
    base = pick(rng, [WHITE, (28, 28, 30), (200, 200, 204)])
    parts = [tray(rng, length + 0.03, 0.02, count * radius * 2 + 0.02, base, band(rng, 96, 64, base))]
    for index in range(count):
        coat = opaque(filmed(rng, stuff(rng, 32, 128, shaded(tint, rng.uniform(0.92, 1.06)), 0.06, 10)))
        shape = mound(length, radius * 2, 0.45)
        shape[:, 0] = length / 2 * (0.75 + 0.25 * shape[:, 0] / shape[:, 0].max())
        body = Part(radius * 2, shape, coat, power=3.4, offset=(0, 0.014, (index + 0.5 - count / 2) * radius * 2))
        parts.append(body)
    return parts


def bird(rng):
    """A whole chicken under film."""
    tint = color(rng, [22, 28], (0.25, 0.45), (0.82, 0.95))
    coat = stuck(
        rng,
        filmed(rng, stuff(rng, 96, 256, tint, 0.07, 14)),
        ["chicken", "whole chicken", "fresh"],
        paper(rng, [0, 48, 120], 0.3),
        None,
        (0.25, 0.45),
        (0.5, 0.4),
    )
    return Part(
        rng.uniform(0.1, 0.13),
        mound(rng.uniform(0.2, 0.25), rng.uniform(0.15, 0.18), 0.4),
        opaque(coat),
        power=2.4,
        crumple=0.007,
    )


RED_MEAT = ([0, 4], (0.6, 0.85), (0.4, 0.68))
PINK_MEAT = ([4, 10], (0.3, 0.5), (0.78, 0.92))
