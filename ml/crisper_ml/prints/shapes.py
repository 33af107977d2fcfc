"""Emblems, patterns and grounds."""

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import BLACK, WHITE, blend, ink_on


def oval(count=40, power=2.0):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([np.sign(c) * np.abs(c) ** (2 / power), np.sign(s) * np.abs(s) ** (2 / power)], 1)


ROUND, CUSHION = oval(), oval(48, 5)
SHIELD = np.array(
    [
        (-1, -0.9),
        (-0.5, -0.82),
        (0, -1),
        (0.5, -0.82),
        (1, -0.9),
        (0.98, 0.1),
        (0.7, 0.6),
        (0, 1),
        (-0.7, 0.6),
        (-0.98, 0.1),
    ]
)
RIBBON = np.array(
    [
        (-1, -0.55),
        (-0.8, -0.75),
        (0, -0.9),
        (0.8, -0.75),
        (1, -0.55),
        (0.92, 0.05),
        (1, 0.65),
        (0.8, 0.5),
        (0, 0.38),
        (-0.8, 0.5),
        (-1, 0.65),
        (-0.92, 0.05),
    ]
)
KEYSTONE = np.array([(-1, -0.8), (0, -1), (1, -0.8), (0.86, 0.8), (0, 0.92), (-0.86, 0.8)])
BURST = oval(32) * np.where(np.arange(32) % 2, 0.86, 1.0)[:, None]
EMBLEMS = [
    ROUND,
    ROUND,
    CUSHION,
    CUSHION,
    SHIELD,
    RIBBON,
    RIBBON,
    KEYSTONE,
    np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]),
]


def shape(sheet, points, x, y, half_width, half_height, fills):
    """Nested copies of an outline, from the rim inward."""
    for k, fill in enumerate(fills):
        shrink = k * max(3, min(half_width, half_height) * 0.07)
        sheet.draw.polygon(
            [(x + px * (half_width - shrink), y + py * (half_height - shrink)) for px, py in points], fill=fill
        )


def gradient(sheet, tint, kind, share):
    """Lets another color come in from below, from above or around the middle."""
    ramp = Image.radial_gradient("L") if kind == "glow" else Image.linear_gradient("L")
    if kind == "above":
        ramp = ramp.transpose(Image.FLIP_TOP_BOTTOM)
    mask = ramp.point([int(v * share) for v in range(256)]).resize(sheet.image.size, Image.BILINEAR)
    sheet.image.paste(tint, (0, 0), mask)


def swoosh(sheet, tint, level):
    """A curved border between two colors, with a thin line along it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    t = np.linspace(0, 1, 30)
    wave = (
        level
        + rng.uniform(-0.12, 0.12) * np.sin(t * rng.uniform(2, 5) + rng.uniform(0, 6))
        + rng.uniform(-0.12, 0.12) * (t - 0.5)
    )
    curve = [(float(x) * w, float(y) * h) for x, y in zip(t, wave)]
    sheet.draw.polygon([*curve, (w, h), (0, h)], fill=tint)
    if chance(rng, 0.6):
        sheet.draw.line(curve, fill=sheet.rim, width=max(2, h // 40))


def pattern(sheet, kind, tint):
    """Stripes, gingham, rays or dots all over the ground."""
    rng, draw, w, h = sheet.rng, sheet.draw, sheet.width, sheet.height
    step = max(6, int(min(w, h) * rng.uniform(0.06, 0.16)))
    if kind == "stripes":
        for x in range(0, w, step):
            draw.rectangle([x, 0, x + step // 2, h], fill=tint)
    elif kind == "checks":
        cross = blend(sheet.ground, tint, 0.5)
        for x in range(0, w, step):
            draw.rectangle([x, 0, x + step // 2, h], fill=cross)
        for y in range(0, h, step):
            draw.rectangle([0, y, w, y + step // 2], fill=cross)
            for x in range(0, w, step):
                draw.rectangle([x, y, x + step // 2, y + step // 2], fill=tint)
    elif kind == "rays":
        x, y, turn = w / 2, h * rng.uniform(0.3, 0.7), rng.uniform(0, 1)
        for k in range(14):
            one, two = (k + turn) * np.pi / 7, (k + turn + 0.5) * np.pi / 7
            draw.polygon(
                [
                    (x, y),
                    (x + 2 * w * np.cos(one), y + 2 * h * np.sin(one)),
                    (x + 2 * w * np.cos(two), y + 2 * h * np.sin(two)),
                ],
                fill=tint,
            )
    else:
        for _ in range(30):
            x, y, r = rng.uniform(0, w), rng.uniform(0, h), step * rng.uniform(0.1, 0.4)
            draw.ellipse([x - r, y - r, x + r, y + r], fill=tint)


def lay_ground(sheet, strong):
    """What lies behind the words; strong patterns only where the words get fields of their own."""
    rng = sheet.rng
    near = blend(sheet.ground, ink_on(sheet.ground), rng.uniform(0.06, 0.2))
    kind = rng.random()
    if kind < 0.1:
        pattern(
            sheet,
            pick(rng, ["stripes", "checks", "rays", "dots"]),
            near if chance(rng, 0.7) or not strong else blend(sheet.ground, sheet.accent, 0.6),
        )
    elif kind < 0.3:
        gradient(
            sheet,
            blend(sheet.ground, pick(rng, [BLACK, WHITE]), 0.6),
            pick(rng, ["below", "above", "glow"]),
            rng.uniform(0.4, 1),
        )
    elif kind < 0.4:
        pattern(sheet, "rays", near)
    if chance(rng, 0.3):
        swoosh(sheet, sheet.accent if chance(rng, 0.7) else near, rng.uniform(0.65, 0.9))
    if chance(rng, 0.35):
        edge, tint = int(sheet.height * rng.uniform(0.03, 0.09)), sheet.accent
        sheet.draw.rectangle([0, 0, sheet.width, edge], fill=tint)
        sheet.draw.rectangle([0, sheet.height - edge, sheet.width, sheet.height], fill=tint)
