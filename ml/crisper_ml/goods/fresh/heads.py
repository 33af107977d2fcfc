"""Heads of lettuce, cabbage, broccoli and cauliflower."""

import numpy as np

from crisper_ml.chances import chance, pick
from crisper_ml.goods.bodies import ROWS, Part, lathe
from crisper_ml.goods.films import bag, haze
from crisper_ml.goods.fresh.leaves import SALADS, leaf_art, leaf_part, leaf_tint
from crisper_ml.goods.fresh.produce import rounded
from crisper_ml.goods.stickers import label_on, stuck
from crisper_ml.goods.surfaces import clouds, filmed, ink, opaque, paper, pieces, shaded, stuff
from crisper_ml.prints.colors import color


def head(rng):
    """A loose head: leaves that stand around a heart, outer ones lower and darker."""
    tint, wide, tall = leaf_tint(rng), rng.uniform(0.09, 0.13), rng.uniform(0.09, 0.13)
    heart = tuple(min(255, int(c * 1.15 + 12)) for c in tint)
    skin = np.concatenate([leaf_art(rng, 72, 48, heart, 0.7) for _ in range(4)], 1)
    parts = [Part(tall * 0.92, rounded(wide, 1.0, 2.3), opaque(skin), material="matte", crumple=0.008)]
    for angle in np.linspace(0, 2 * np.pi, int(rng.integers(6, 10)), endpoint=False) + rng.uniform(0, 1):
        leaf = leaf_part(
            rng,
            tall * rng.uniform(0.75, 1.15),
            wide * rng.uniform(0.38, 0.52),
            tuple(int(c * rng.uniform(0.72, 1.0)) for c in tint),
            0.14,
        )
        far = wide * rng.uniform(0.4, 0.52)
        leaf.offset, leaf.turn = (np.sin(angle) * far, 0.0, -np.cos(angle) * far), float(-angle + rng.normal(0, 0.2))
        parts.append(leaf)
    return parts


def romaine(rng):
    """Long hearts side by side, most in a bag of film."""
    tint, count, tall = leaf_tint(rng), int(rng.integers(1, 4)), rng.uniform(0.18, 0.26)
    bag = chance(rng, 0.6)
    parts = []
    for index in range(count):
        up = np.linspace(0, 1, ROWS)
        half = np.interp(up, [0, 0.06, 0.4, 0.8, 1], [0.4, 0.55, 0.8, 1, 0.35]) * rng.uniform(0.032, 0.042)
        half = half * (1 + 0.06 * np.sin(up * 30 + index) * up)
        skin = np.concatenate([leaf_art(rng, 128, 48, tint, 0.95) for _ in range(4)], 1)
        skin = filmed(rng, skin) if bag else skin
        skin = (
            stuck(rng, skin, SALADS, paper(rng, [120, 0, 48], 0.4), None, (0.2, 0.32), (0.5, 0.5))
            if bag and chance(rng, 0.6)
            else skin
        )
        parts.append(
            Part(
                tall * rng.uniform(0.9, 1.05),
                np.stack([half, half * 0.85], 1).astype(np.float32),
                opaque(skin),
                material="gloss" if bag else "matte",
                crumple=0.006,
                offset=((index - (count - 1) / 2) * 0.066, 0.0, 0.0),
            )
        )
    return parts


def film_around(rng, parts, words, neck=0.5, printed=0.5, loose=(0.004, 0.009)):
    """A bag around parts, with a print on some."""
    coat = haze(rng, rng.uniform(0.02, 0.12), rng.uniform(0.15, 0.45))
    if chance(rng, printed):
        top = rng.uniform(0.1, 0.4)
        coat = label_on(
            rng,
            coat,
            top,
            top + rng.uniform(0.2, 0.4),
            rng.uniform(0.12, 0.3),
            words,
            ink(rng, [0, 120, 140, 28, 215]),
            None,
            back=0.3,
        )
    return bag(
        rng,
        parts,
        coat,
        rng.uniform(0.04, 0.08) if chance(rng, neck) else 0.0,
        rng.uniform(*loose),
        rng.uniform(0.003, 0.007),
    )


def leafy_ball(rng, tint, pale, veined):
    """The skin of a head whose leaves lie close: broad veins that fan out from its foot, edges of leaves over one
    another.
    """
    rows, columns = 96, 160
    y, x = np.linspace(1, 0, rows)[:, None], np.linspace(0, 2 * np.pi, columns)[None]
    fan = np.abs(np.sin(x * int(rng.integers(3, 6)) + 1.5 * y * np.sin(x * 2 + rng.uniform(0, 6)) + rng.uniform(0, 6)))
    ribs = np.clip(1 - fan * (4 + 8 * y), 0, 1) + 0.6 * np.clip(1 - np.abs(clouds(rng, rows, columns, 14)) * 9, 0, 1)
    edges = np.clip(1 - np.abs(clouds(rng, rows, columns, 40)) * 16, 0, 1)
    art = (
        np.array(tint, np.float32)
        * (1 + 0.18 * clouds(rng, rows, columns, 22) + 0.08 * clouds(rng, rows, columns, 4) - 0.3 * edges)[..., None]
    )
    share = np.clip(veined * ribs + 0.5 * np.clip(0.4 - y, 0, 1), 0, 1)[..., None]
    return opaque(art * (1 - share) + np.array(pale, np.float32) * share)


def tight_head(tints, pale, width, film):
    """Iceberg lettuce or cabbage: a firm head, some in film."""

    def make(rng):
        wide = rng.uniform(*width)
        skin = leafy_ball(rng, color(rng, *pick(rng, tints)), pale, rng.uniform(0.35, 0.6))
        parts = [
            Part(
                wide * rng.uniform(0.8, 0.95),
                rounded(wide, 1.0, 2.2),
                skin,
                material="matte",
                crumple=rng.uniform(0.002, 0.005),
            )
        ]
        return [*parts, film_around(rng, parts, SALADS, 0.25, 0.5, (0.003, 0.006))] if chance(rng, film) else parts

    return make


def florets(tints, stalk, count, leaves, words):
    """Broccoli or cauliflower: knobs on a stalk, with leaves around it or none; some in film."""

    def make(rng):
        tint, wide = color(rng, *tints), rng.uniform(0.1, 0.16)
        skin = opaque(
            pieces(
                rng,
                stuff(rng, 64, 96, shaded(tint, 0.75), 0.15, 4),
                [tint, shaded(tint, 1.25), shaded(tint, 0.8)],
                2.4,
                1.0,
                1.0,
            )
        )
        tall = wide * rng.uniform(0.35, 0.6)
        parts = [
            Part(
                tall + 0.02,
                lathe([(0, 0.5), (0.1, 0.55), (0.6, 0.6), (1, 1.2)], wide * 0.24),
                opaque(stuff(rng, 32, 64, stalk, 0.08)),
                material="matte",
                crumple=0.002,
            )
        ]
        around = int(rng.integers(*count))
        for index, angle in enumerate(np.linspace(0, 2 * np.pi, around, endpoint=False) + rng.uniform(0, 6)):
            far, size = wide * (0.3 if index % 4 else 0.1) * rng.uniform(0.8, 1.1), wide * rng.uniform(0.34, 0.46)
            parts.append(
                Part(
                    size * rng.uniform(0.75, 0.95),
                    rounded(size, 1.0, 2.2),
                    skin,
                    material="matte",
                    crumple=rng.uniform(0.003, 0.005),
                    offset=(
                        np.sin(angle) * far,
                        tall + (0.0 if index % 4 else 0.25 * size) - rng.uniform(0, 0.15) * size,
                        np.cos(angle) * far,
                    ),
                    turn=rng.uniform(0, 6),
                )
            )
        for angle in np.linspace(0, 2 * np.pi, 6 if chance(rng, leaves) else 0, endpoint=False):
            leaf = leaf_part(rng, tall * rng.uniform(1.2, 1.7), wide * 0.28, (96, 140, 70))
            leaf.offset, leaf.turn = (np.sin(angle) * wide * 0.42, 0.0, -np.cos(angle) * wide * 0.42), float(-angle)
            parts.append(leaf)
        return [*parts, film_around(rng, parts, words, 0.3, 0.4)] if chance(rng, 0.35) else parts

    return make
