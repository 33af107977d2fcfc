"""Salad dressings."""

import numpy as np

from crisper_ml.chances import chance, pick, typical
from crisper_ml.goods.containers import bottle, cap_down, squeezed
from crisper_ml.goods.sauces.outlines import CRUET, DRESSING, PEAR, SHOULDERED, WAISTED
from crisper_ml.goods.surfaces import BRASS, WHITE, ink, mass, paper, pieces, shaded, stuff, used_up
from crisper_ml.prints.colors import color, gray

# salad dressing

THROUGH = (3, 2, 1)  # in content: here the liquid shows


def creamy(tint, bits):
    return lambda rng, rows, columns: pieces(
        rng, stuff(rng, rows, columns, tint, 0.03), [shaded(tint, 0.8), *bits], 1.6, density=rng.uniform(0.01, 0.06)
    )


def ranch(rng):
    return creamy(color(rng, [46, 52], (0.03, 0.16), (0.9, 0.98)), [(96, 116, 62), (70, 90, 50)])


def caesar(rng):
    return creamy(color(rng, [44, 50], (0.12, 0.32), (0.8, 0.93)), [(90, 80, 50), (60, 50, 36)])


def island(rng):
    return creamy(color(rng, [14, 22, 28], (0.4, 0.75), (0.78, 0.93)), [(190, 70, 30), (120, 120, 50)])


def green_herbs(rng):
    return creamy(color(rng, [66, 82], (0.18, 0.38), (0.62, 0.8)), [(60, 90, 40), (50, 70, 30)])


def balsamic(rng):
    return mass(color(rng, [14, 20], (0.6, 0.85), (0.08, 0.2)), 0.1)


def layered(rng):
    """Oil on vinegar, what is in it between them or on the ground."""

    def content(rng, rows, columns):
        oil, sour = color(rng, [42, 48], (0.6, 0.9), (0.55, 0.8)), color(rng, [18, 28, 40], (0.5, 0.9), (0.15, 0.45))
        line = rng.uniform(0.35, 0.75) * rows
        share = np.clip((np.arange(rows) - line) / rng.uniform(2, 20) + 0.5, 0, 1)[:, None, None]
        art = stuff(rng, rows, columns, oil) * (1 - share) + stuff(rng, rows, columns, sour) * share
        return pieces(rng, art.astype(np.uint8), [(60, 80, 30), (140, 40, 20), (50, 30, 15)], 2, density=0.06)

    return content


def italian(rng):
    """Clear, with herbs and peppers that float or have sunk."""

    def content(rng, rows, columns):
        art = pieces(
            rng,
            np.full((rows, columns, 3), THROUGH, np.uint8),
            [(70, 84, 34), (54, 60, 24), (170, 48, 24), (120, 90, 40)],
            1.8,
            density=rng.uniform(0.03, 0.12),
        )
        sunk = int(rows * rng.uniform(0.03, 0.16))
        art = np.array(art)
        art[-sunk:] = pieces(
            rng,
            stuff(rng, sunk, columns, (104, 88, 40), 0.2, 6),
            [(70, 84, 34), (150, 50, 26), (180, 160, 90)],
            2,
            density=0.6,
        )
        return art

    return content


# content, hues of the label, how often it is white, words, weight
DRESSINGS = [
    (ranch, [120, 120, 222, 200], 0.4, ["ranch", "ranch dressing", "RANCH", "blue cheese", "buttermilk ranch"], 3.5),
    (caesar, [120, 48, 222, 0], 0.4, ["caesar", "dressing", "parmesan", "garlic & herb"], 2),
    (island, [28, 0, 222, 48], 0.4, ["thousand island", "french", "dressing", "honey mustard"], 2),
    (green_herbs, [120, 95, 48], 0.5, ["goddess", "avocado", "herb dressing"], 0.7),
    (balsamic, [300, 28, 120, 48], 0.5, ["balsamic", "vinaigrette", "balsamic vinaigrette"], 1.6),
    (layered, [120, 0, 48], 0.5, ["vinaigrette", "greek", "oil & vinegar", "dressing"], 1.8),
    (italian, [120, 0, 48, 28], 0.45, ["italian", "zesty italian", "light italian", "salad dressing"], 2.4),
]
# outline, height, half width
SHAPES = [
    (DRESSING, 0.2, 0.035),
    (DRESSING, 0.19, 0.033),
    (SHOULDERED, 0.185, 0.034),
    (WAISTED, 0.205, 0.035),
    (WAISTED, 0.19, 0.034),
    (CRUET, 0.225, 0.031),
    (PEAR, 0.2, 0.038),
    (PEAR, 0.185, 0.036),
]


def clear_dressing(rng, part, full):
    """Where the content is marked as clear, light goes through what is left of it."""
    marked = (part.texture[..., :3] == THROUGH).all(-1)
    film = part.texture[..., 3] < 255
    part.texture[marked & film] = (200, 170, 90, 30)
    part.texture[marked & ~film] = (206, 164, 66, int(rng.uniform(20, 110)))
    part.material, part.fill = "clear", 0.8 * full
    part.liquid = (rng.uniform(0.8, 0.95), rng.uniform(0.62, 0.8), rng.uniform(0.15, 0.4))
    return part


def dressing_cap(rng):
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 13, 38)
    return gray(rng, 224, 255) if kind < 0.6 else BRASS if kind < 0.66 else ink(rng, [120, 120, 0, 50, 222, 28])


def dressing(rng):
    inside, hues, white, words, _ = typical(rng, DRESSINGS)
    outline, tall, half = pick(rng, SHAPES)
    full, content = used_up(rng), inside(rng)
    at = (rng.uniform(0.4, 0.54), rng.uniform(0.8, 0.94))
    collar = (0.2, rng.uniform(0.27, 0.33)) if chance(rng, 0.25) else None
    part = bottle(
        rng,
        tall * rng.uniform(0.88, 1.12),
        half * rng.uniform(0.9, 1.12),
        outline,
        content,
        0.165,
        dressing_cap(rng),
        words,
        paper(rng, hues, white),
        pick(rng, ["leaf", "leaf", "tomato", None, None]),
        at=at,
        span=pick(rng, [0.32, 0.36, 0.42, 0.5, 1.0]),
        level=full,
        depth=pick(rng, [0.62, 0.7, 0.8, 1.0, 1.0]),
        neck_label=collar,
    )
    part.power = pick(rng, [2.0, 2.0, 2.6, 3.2])
    return clear_dressing(rng, part, full) if inside is italian else part


def dressing_cap_down(rng):
    inside, hues, white, words, _ = typical(rng, DRESSINGS[:5])
    cap = gray(rng, 224, 255) if chance(rng, 0.4) else ink(rng, [120, 222, 0, 28])
    return cap_down(
        rng,
        rng.uniform(0.16, 0.21),
        rng.uniform(0.032, 0.04),
        inside(rng),
        cap,
        words,
        paper(rng, hues, white),
        pick(rng, ["leaf", "swirl", None]),
        at=(0.15, 0.64),
        span=rng.uniform(0.38, 0.5),
        depth=0.65,
    )


def dressing_flip(rng):
    """Plastic with a wide, low flip cap, an all-around sleeve or a large label."""
    inside, hues, white, words, _ = typical(rng, DRESSINGS[:5])
    outline = [
        (0, 0.92),
        (0.03, 1),
        (0.25, 1),
        (0.42, 0.9),
        (0.56, 0.93),
        (0.7, 0.98),
        (0.8, 0.86),
        (0.855, 0.72),
        (0.86, 0.78),
        (0.985, 0.76),
        (1, 0.7),
    ]
    cap = WHITE if chance(rng, 0.45) else ink(rng, [120, 222, 0, 28])
    return bottle(
        rng,
        rng.uniform(0.165, 0.215),
        rng.uniform(0.032, 0.039),
        outline,
        inside(rng),
        0.142,
        cap,
        words,
        paper(rng, hues, white),
        pick(rng, ["leaf", "swirl", None]),
        at=(rng.uniform(0.2, 0.3), rng.uniform(0.84, 0.95)),
        span=pick(rng, [0.42, 0.5, 1.0]),
        level=squeezed(rng),
        depth=pick(rng, [0.6, 0.7, 0.85]),
        ribs=False,
    )
