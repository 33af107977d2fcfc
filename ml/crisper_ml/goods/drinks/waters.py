"""Water: bottles, packs, jugs, filters."""

from crisper_ml.chances import chance, pick, pick_weighted, typical
from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.goods.drinks.outlines import COLA, RIBBED, SPORT, STRAIGHT
from crisper_ml.goods.drinks.packs import can_part, rows_of, shrunk
from crisper_ml.goods.drinks.vessels import (
    around,
    blank,
    bottle,
    capped,
    drained,
    handle_part,
    hazed,
    jug_good,
    lay,
    passes,
    toned,
)
from crisper_ml.goods.surfaces import FACE, any_color, level, painted, paper
from crisper_ml.prints.colors import gray
from crisper_ml.prints.labels import label


def water_bottle(rng):
    blue = chance(rng, 0.2)
    outline = pick_weighted(rng, [RIBBED, COLA, STRAIGHT], [0.5, 0.25, 0.25])
    height, radius = typical(rng, [(0.205, 0.032, 5), (0.235, 0.036, 2), (0.31, 0.043, 2.5), (0.17, 0.029, 0.7)])[:2]
    texture = blank()
    if chance(rng, 0.78):
        ground = (
            gray(rng, 232, 255) if chance(rng, 0.25) else toned(rng, [205, 215, 215, 195, 160], (0.5, 1), (0.45, 0.95))
        )
        texture = lay(
            texture,
            around(
                label(
                    rng,
                    192,
                    80,
                    ground,
                    ["spring water", "water", "mineral water", "natural water", "aqua", "eau minerale"],
                    "splash" if chance(rng, 0.25) else None,
                )
            ),
            rng.uniform(0.38, 0.44),
            rng.uniform(0.58, 0.66),
            1.0,
            alpha=int(rng.uniform(190, 255)),
        )
    cap = gray(rng, 235, 255) if chance(rng, 0.35) else toned(rng, [215, 205, 215, 120], (0.5, 1), (0.5, 1))
    return bottle(
        rng,
        "water",
        outline,
        height * rng.uniform(0.95, 1.05),
        radius,
        capped(rng, texture, 0.062, cap),
        lies=0.2,
        tint=(0.72, 0.88, 0.97) if blue else (0.95, 0.97, 0.98),
        liquid=(0.93, 0.97, 0.98),
        fill=drained(rng, 0.9),
    )


def water_pack(rng):
    """Half-liter bottles in shrunk film."""
    one, across, deep = water_bottle(rng).parts[0], int(rng.integers(2, 5)), int(rng.integers(2, 4))
    step, tall = 2.02 * float(one.profile[:, 0].max()), one.height
    parts = rows_of(rng, one, across, deep, step)
    art = label(
        rng, FACE, 26, toned(rng, [205, 215, 215, 195], (0.5, 1), (0.45, 0.95)), ["spring water", "water", "aqua"]
    )
    film = shrunk(rng, across, deep, step, tall * 0.98, art)
    return Good("water", [film, *parts])


def water_jug(rng):
    texture = blank()
    if chance(rng, 0.8):
        texture = lay(
            texture,
            label(rng, 160, 110, paper(rng, (215, 205), 0.4), ["spring water", "drinking water", "distilled water"]),
            0.52,
            0.78,
            0.4,
        )
    return jug_good(
        rng,
        "water",
        texture,
        rng.uniform(0.24, 0.27),
        rng.uniform(0.07, 0.076),
        toned(rng, [215, 205, 0], (0.6, 1), (0.5, 0.95)),
        material="clear",
        tint=(0.94, 0.97, 0.98),
        liquid=(0.92, 0.97, 0.98),
        fill=level(rng, 0.85),
    )


def filter_pitcher(rng):
    """White lid and funnel above, the filtered water clear below."""
    tall, half = rng.uniform(0.24, 0.275), rng.uniform(0.066, 0.08)
    white = gray(rng, 232, 252)
    lid = white if chance(rng, 0.75) else toned(rng, [215, 205, 120], (0.4, 0.9), (0.4, 0.9))
    funnel = rng.uniform(0.42, 0.52)
    texture = lay(lay(blank(), white, 0.1, funnel, alpha=int(rng.uniform(110, 245))), lid, 0, 0.12)
    if chance(rng, 0.7):
        texture = lay(texture, white, funnel, funnel + 0.2, 0.16, alpha=int(rng.uniform(150, 235)))
    body = Part(
        tall,
        lathe(
            [(0, 0.8), (0.03, 0.85), (0.85, 1), (0.88, 1.03), (0.97, 1.0), (1, 0.9)],
            half,
            half * rng.uniform(0.68, 0.85),
        ),
        hazed(rng, texture, 0.5),
        painted(lid),
        power=3.3,
        material="clear",
        tint=(0.92, 0.96, 0.98),
        liquid=(0.9, 0.96, 0.98),
        fill=rng.uniform(0.15, 0.5),
    )
    grip = handle_part(
        rng, lid if chance(rng, 0.7) else white, tall * 0.75, tall * 0.24, half * pick(rng, [-0.86, 0.86]), 0.014
    )
    return Good("water", [body, grip])


def seltzer_can(rng):
    """As slim as energy drinks, but pale."""
    paint = gray(rng, 225, 250) if chance(rng, 0.6) else toned(rng, range(0, 360, 30), (0.15, 0.4), (0.85, 1))
    return Good(
        None,
        [
            can_part(
                rng,
                paint,
                ["hard seltzer", "sparkling", "spiked"],
                pick_weighted(rng, ["berries", "lemon", None], [1, 1, 2]),
                rng.uniform(0.154, 0.16),
                0.0285,
            )
        ],
        0.05,
    )


def sports_bottle(rng):
    drink = toned(rng, [0, 25, 55, 120, 200, 215, 280], (0.75, 1), (0.75, 1))
    texture = lay(
        blank(),
        around(label(rng, 192, 110, any_color(rng), ["sport", "thirst", "hydrate", "vitamin drink"])),
        0.32,
        rng.uniform(0.58, 0.72),
    )
    return bottle(
        rng,
        "sports drink",
        SPORT,
        rng.uniform(0.19, 0.25),
        rng.uniform(0.035, 0.042),
        capped(rng, texture, 0.125, drink if chance(rng, 0.4) else any_color(rng)),
        liquid=passes(drink, 1.1),
        fill=level(rng, 0.85),
    )
