"""Bottles, cartons, jugs and their caps, handles and foils."""

import functools
from dataclasses import replace

import numpy as np
from PIL import Image, ImageDraw

from crisper_ml.chances import chance, pick, typical
from crisper_ml.goods.bodies import PRISM, ROWS, Good, Part, lathe
from crisper_ml.goods.drinks.outlines import CARTONS, HIGH, JUG
from crisper_ml.goods.stickers import band_on, turned
from crisper_ml.goods.surfaces import AROUND, FACE, level, opaque, painted
from crisper_ml.prints.colors import color, gray
from crisper_ml.prints.labels import band, faces, label, wrap


def toned(rng, hues, saturation=(0.6, 1.0), value=(0.5, 1.0)):
    """A printing color; greens are toned down, since no press prints the green of a screen."""
    red, green, blue = color(rng, hues, saturation, value)
    if green > 1.2 * max(red, blue):
        return (int(red * 0.8 + 10), int(green * 0.7), int(blue * 0.8 + 14))
    return (red, green, blue)


def passes(rgb, depth=1.0):
    """What a wall or a liquid of this look lets through, from 0..255."""
    return tuple(float(np.clip(channel / 255, 0.004, 1) ** depth) for channel in rgb)


def lay(texture, art, top, bottom, span=1.0, center=0.5, alpha=255, oval=False):
    """Art or a plain color on a texture, between two shares from the top."""
    rows = slice(round(top * HIGH), round(bottom * HIGH))
    if isinstance(art, tuple):
        art = np.full((8, 8, 3), art, np.uint8)
    worn = wrap(texture, art, top, bottom, span, center)
    if alpha < 255:
        worn[rows, :, 3] = np.minimum(worn[rows, :, 3], alpha)
    if oval:
        ys, xs = (np.arange(HIGH) + 0.5) / HIGH, (np.arange(texture.shape[1]) + 0.5) / texture.shape[1]
        outside = (
            np.abs((ys[:, None] - (top + bottom) / 2) / (bottom - top) * 2) ** 2.4
            + np.abs((xs[None] - center) / span * 2) ** 2.4
            > 1
        )
        worn[outside] = texture[outside]
    return worn


def blank():
    return np.zeros((HIGH, AROUND, 4), np.uint8)


def hazed(rng, texture, fill):
    """Clear walls are never quite clear: above the content they show droplets and scratches."""
    dry = texture[: int((1 - fill) * len(texture))]
    haze = int(rng.uniform(10, 36))
    dry[dry[..., 3] < haze] = (246, 248, 250, haze)
    return texture


def capped(rng, texture, share, tint, ribs=True):
    """A cap around the top rows."""
    return band_on(rng, texture, 0, share, tint, ribs)


def opaque_content(rng, texture, tint, fill, top_of_wall=0.1):
    """Milk or cloudy juice behind a clear wall, and the film it leaves above."""
    texture = (
        lay(texture, tint, top_of_wall, 1 - fill, alpha=int(rng.uniform(10, 70)))
        if 1 - fill > top_of_wall + 0.01
        else texture
    )
    return lay(texture, tint, max(1 - fill, top_of_wall), 1)


def around(art):
    """The front twice around a can, one of the two in the middle."""
    return np.roll(np.concatenate([art, art], 1), art.shape[1] // 2, 1)


def cap_part(rng, tint, radius, height, at):
    return Part(
        height,
        lathe([(0, 1), (0.85, 1), (1, 0.93)], radius),
        opaque(band(rng, 96, 16, tint, ribs=True)),
        painted(tint),
        offset=at,
    )


def handle_part(rng, tint, tall, foot, x, deep=0.011):
    """A grip beside a pitcher, on the side of x: a slab with a hole in it."""
    half, side = rng.uniform(0.026, 0.034), 1 if x > 0 else -1
    return Part(
        tall,
        lathe([(0, 0.75), (0.12, 1), (0.88, 1), (1, 0.75)], half, deep),
        painted(tint),
        power=5.0,
        offset=(x + side * half * 0.86, foot, 0.0),
        hole=(-side * half * 0.25, tall / 2, half * 0.62, tall * 0.36),
    )


def quarter(good, times=1):
    """The good turned by quarters: what was on the left comes to the front."""
    for _ in range(times):
        good.parts = [
            replace(
                part,
                profile=part.profile[:, ::-1].copy(),
                texture=np.roll(part.texture, part.texture.shape[1] // 4, 1),
                lid=None if part.lid is None else np.rot90(part.lid, 3).copy(),
                offset=(-part.offset[2], part.offset[1], part.offset[0]),
            )
            for part in good.parts
        ]
    return good


def set_down(rng, good):
    """Boxes mostly show their front, else a side, rarely the back, and never stand quite straight."""
    good = quarter(good, int(rng.choice(4, p=[0.6, 0.15, 0.1, 0.15])))
    if chance(rng, 0.3) and len(good.parts) == 1:
        good.parts[0].turn = float(rng.normal(0, 0.12))
    return good


def box_good(rng, name, size, front, side, top, power=12.0):
    """A carton from the art of its broad and its narrow faces; top: a color or art."""
    width, height, depth = size
    part = Part(
        height,
        lathe(PRISM, width / 2, depth / 2),
        faces(side, front, side, front),
        painted(top) if isinstance(top, tuple) else opaque(top),
        power=power,
        material="matte" if chance(rng, 0.4) else "gloss",
    )
    return Good(name, [part])


def roofing(rng, rows, tint, words):
    """What the slopes of a gable show: plain, or the name once more."""
    return (
        label(rng, FACE, rows, tint, words, style="minimal")
        if rows > 40 and chance(rng, 0.3)
        else band(rng, FACE, rows, tint)
    )


def carton(name, words, pictures, grounds, gable=0.7, sizes=CARTONS):
    """A drink in a carton; grounds: (rng) -> ground and accent."""

    def make(rng):
        ground, accent = grounds(rng)
        has_gable = chance(rng, gable)
        height, width, depth, _ = typical(rng, sizes)
        if not has_gable and width == depth:
            height, width, depth = height * 0.83, width * 1.1, depth * 0.85
        roof = 0.21 if has_gable else rng.choice([0.0, 0.12])
        crown = roofing(rng, max(1, int(roof * HIGH)), accent if chance(rng, 0.6) else ground, words)
        rest = HIGH - len(crown)
        front = np.concatenate([crown, label(rng, FACE, rest, ground, words, pick(rng, pictures))])
        side = np.concatenate(
            [crown, label(rng, FACE, rest, ground if chance(rng, 0.6) else accent, words, style="back")]
        )
        good = box_good(rng, name, (width, height, depth), front, side, ground if chance(rng, 0.5) else accent)
        cap = gray(rng, 230, 255) if chance(rng, 0.35) else accent
        if has_gable:
            heights = np.linspace(0, 1, ROWS)
            good.parts[0].profile[:, 1] = np.interp(
                heights, [0, 0.785, 0.925, 0.93, 1], [depth / 2, depth / 2, 0.007, 0.003, 0.003]
            )
            if height > 0.13 and chance(rng, 0.65):
                good.parts.append(cap_part(rng, cap, 0.0165, height * 0.13, (0, height * 0.8, -depth * 0.24)))
        elif chance(rng, 0.8):
            good.parts.append(
                cap_part(rng, cap, rng.uniform(0.012, 0.017), 0.017, (0, height, -depth * rng.uniform(0.1, 0.2)))
            )
        return set_down(rng, good)

    return make


def white_or(hues, plain=0.65, saturation=(0.55, 0.95), value=(0.35, 0.85)):
    """Mostly white cartons with an accent, else the other way round."""

    def grounds(rng):
        accent = toned(rng, hues, saturation, value)
        return (gray(rng, 232, 255), accent) if chance(rng, plain) else (accent, gray(rng, 225, 255))

    return grounds


def jug_good(rng, name, texture, height, half, cap, handle=True, **look):
    """A jug with a handle at one side; it stands turned any way that a hand left it."""
    side = 1 if chance(rng, 0.5) else -1
    hole = (
        (
            side * half * rng.uniform(0.6, 0.66),
            height * rng.uniform(0.62, 0.66),
            half * rng.uniform(0.14, 0.19),
            height * rng.uniform(0.11, 0.14),
        )
        if handle
        else (0, 0, 0, 0)
    )
    turn = rng.normal(0, 0.35) if chance(rng, 0.7) else rng.uniform(-np.pi, np.pi)
    if look.get("material") == "clear":
        texture = hazed(rng, texture, look.get("fill", 0.0))
        look.setdefault("tint", (0.93, 0.95, 0.95))
    body = Part(
        height,
        lathe(JUG, half, half * rng.uniform(0.92, 1)),
        texture,
        power=rng.uniform(2.6, 3.4),
        hole=hole,
        turn=float(turn),
        **look,
    )
    return Good(
        name, [body, cap_part(rng, cap, half * 0.27 if half > 0.06 else 0.019, 0.02, (0, height - 0.003, 0))], 0.02
    )


def bottle(
    rng,
    name,
    outline,
    height,
    radius,
    texture,
    lies=0.03,
    power=2.0,
    material="clear",
    fill=0.0,
    tint=(0.93, 0.95, 0.95),
    **look,
):
    texture = hazed(rng, texture, fill) if material == "clear" and min(tint) > 0.5 else texture
    deep = radius if power < 2.2 else radius * rng.uniform(0.75, 1)
    return Good(
        name,
        [
            Part(
                height,
                lathe(outline, radius, deep),
                turned(rng, texture),
                power=float(power),
                material=material,
                fill=fill,
                tint=tint,
                **look,
            )
        ],
        lies,
    )


def foil_part(rng, body, share, tint):
    """Crinkled foil around cap and neck of a bottle, its lower edge anywhere."""
    rows = max(4, int(share * ROWS))
    grown = np.interp(np.linspace(0, 1, ROWS), np.linspace(0, 1, rows), np.arange(rows))
    shape = np.stack([np.interp(grown, np.arange(rows), body.profile[-rows:, side]) for side in (0, 1)], 1) + 0.0007
    art = np.clip(np.array(tint) * (1 + rng.normal(0, 0.16, (24, 64, 1))), 0, 255).astype(np.uint8)
    coat = np.dstack([art, rng.integers(60, 200, (24, 64), dtype=np.uint8)])
    bright = tuple(float(channel) for channel in np.clip(np.array(tint) / 255 * 1.1, 0.1, 0.95))
    return Part(
        body.height * share + 0.0008,
        shape.astype(np.float32),
        coat,
        material="metal",
        tint=bright,
        offset=(0.0, body.height * (1 - share), 0.0),
    )


def drained(rng, full=1.0):
    """How far a large bottle is filled: like level, but some are kept until the last sip."""
    return full * rng.uniform(0.06, 0.3) if chance(rng, 0.12) else level(rng, full)


@functools.lru_cache(maxsize=1)
def can_lid():
    """The tab and the groove of a can, seen from above; the rest is bare metal."""
    image = Image.new("RGBA", (96, 96))
    draw = ImageDraw.Draw(image)
    draw.ellipse([8, 8, 87, 87], outline=(60, 60, 62, 150), width=4)
    draw.ellipse([30, 48, 66, 84], outline=(70, 70, 72, 120), width=2)
    draw.rounded_rectangle([38, 26, 58, 60], 9, fill=(190, 190, 192, 200), outline=(60, 60, 62, 200), width=2)
    draw.ellipse([42, 29, 54, 40], fill=(60, 60, 62, 200))
    return np.array(image)
