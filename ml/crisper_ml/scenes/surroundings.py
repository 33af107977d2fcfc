"""The room a fridge stands in, and the light in both. Lengths in meters."""

import numpy as np

from crisper_ml.chances import chance, typical

# which lights are on, and how often: the fridge's own, the room's, the camera's flash
LIGHTS = [((1, 0, 0), 0.18), ((1, 1, 0), 0.4), ((1, 1, 1), 0.1), ((0, 1, 0), 0.1), ((1, 0, 1), 0.13), ((0, 0, 1), 0.09)]


def hue(rng, warm, cold):
    """The color of a lamp: a bulb, a cold one, a tube, or nearly white."""
    kind = rng.random()
    if kind < warm:
        return np.array([1.0, rng.uniform(0.56, 0.82), rng.uniform(0.2, 0.58)])
    if kind < warm + cold:
        return np.array([rng.uniform(0.55, 0.85), rng.uniform(0.85, 1), 1.0])
    if kind < warm + cold + 0.1:
        return np.array([0.88, 1.0, rng.uniform(0.65, 0.9)])
    return np.array([1.0, 0.97, rng.uniform(0.88, 1)])


def light(stage, rng, inside, eye):
    """Put up lamps, `inside` the fridge where it has some. -> the light that comes from everywhere."""
    (own, room, flash), _ = typical(rng, LIGHTS)
    if not inside:
        own, room = 0, 1 if not flash or chance(rng, 0.5) else 0
    bulb, lamp = hue(rng, 0.5, 0.25), hue(rng, 0.4, 0.2)
    strength = rng.uniform(0.3, 1.2) / max(1, len(inside))
    for place in inside if own else []:
        stage.lamp(place, (rng.uniform(0.015, 0.05), 0, 0), (0, 0, rng.uniform(0.01, 0.03)), bulb * strength)
    if room:
        place = eye + [rng.normal(0, 1.2), rng.uniform(0.2, 1.4), rng.uniform(-1, 0.6)]
        stage.lamp(place, (rng.uniform(0.05, 0.5), 0, 0), (0, 0, rng.uniform(0.05, 0.5)), lamp * rng.uniform(0.3, 3))
    if flash:
        stage.lamp(
            eye + [rng.uniform(-0.08, 0.08), rng.uniform(0.02, 0.08), 0],
            (0.006, 0, 0),
            (0, 0.006, 0),
            np.ones(3) * rng.uniform(1.5, 6),
        )
    return lamp * (rng.uniform(0.04, 0.3) if room else np.exp(rng.uniform(np.log(0.01), np.log(0.06))))


def furnish(stage, rng, floor_at, wall_at):
    """A floor of tiles, boards or one color, and mostly a wall behind the fridge."""
    tint = rng.uniform(0.08, 0.7) * np.array([1, rng.uniform(0.7, 1), rng.uniform(0.4, 1)])
    other = tint * rng.uniform(0.35, 1)
    if chance(rng, 0.3):
        stage.slab((0, floor_at - 0.02, wall_at - 2), (3, 0.02, 2), tint, "matte")
    elif chance(rng, 0.5):
        tile = rng.uniform(0.25, 0.4)
        for column in range(-5, 5):
            for row in range(7):
                stage.slab(
                    ((column + 0.5) * tile, floor_at - 0.02, wall_at - (row + 0.5) * tile),
                    (tile / 2 - 0.002, 0.02, tile / 2 - 0.002),
                    tint if (column + row) % 2 else other,
                )
    else:
        for board in np.arange(-1.5, 1.5, 0.12):
            stage.slab((board, floor_at - 0.02, wall_at - 2), (0.059, 0.02, 2), tint * rng.uniform(0.7, 1.1))
    if chance(rng, 0.7):
        paint = np.clip(rng.uniform(0.2, 0.8) * (1 + rng.normal(0, 0.12, 3)), 0.02, 0.9)
        stage.slab((0, floor_at + 1.2, wall_at + 0.05), (3, 1.25, 0.02), paint, "matte")


def magnets(stage, rng, low, high, half, front):
    """Slips of paper and magnets on a closed door."""
    for _ in range(int(rng.integers(2, 14))):
        size = rng.uniform(0.01, 0.05, 2)
        if size[1] * 2 > high - low:
            continue
        place = rng.uniform(-half + size[0], half - size[0]), rng.uniform(low + size[1], high - size[1])
        stage.slab(
            (*place, front - 0.002),
            (*size, 0.0015 if size.max() > 0.03 else 0.004),
            rng.uniform(0.03, 0.85, 3) if chance(rng, 0.6) else np.full(3, 0.8),
            "matte",
        )
