"""Labels and printed faces as textures."""

import functools

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick, pick_weighted
from crisper_ml.prints.colors import CREAM, WHITE, some_ground
from crisper_ml.prints.details import extras, price_sticker, worn
from crisper_ml.prints.framed_fronts import emblem, frame, minimal, panel, script, split
from crisper_ml.prints.label_parts import arrange, headline
from crisper_ml.prints.lettering import Sheet
from crisper_ml.prints.plain_fronts import back, banner, bars, column, full_picture, giant
from crisper_ml.prints.shapes import lay_ground

FRONTS = {
    "emblem": (0.28, emblem),
    "script": (0.16, script),
    "panel": (0.16, panel),
    "frame": (0.12, frame),
    "split": (0.16, split),
    "minimal": (0.08, minimal),
    "column": (0.04, column),
    "banner": (0.1, banner),
    "giant": (0.05, giant),
    "bars": (0.06, bars),
}


def label(rng, width, height, ground=None, words=(), picture=None, style=None):
    """A printed label, uint8 [height, width, 3].

    ground: its color; words: product words, of which one is used; picture: a name of PICTURES or a color;
    style: a name of FRONTS, or "back" for the rear with its nutrition facts; None: any front.
    """
    width, height = max(8, int(width)), max(8, int(height))
    picture = picture if picture is None or isinstance(picture, str) else tuple(int(c) for c in picture)
    if style == "back":
        sheet = Sheet(
            rng,
            width,
            height,
            ground if ground is not None else pick(rng, [WHITE, WHITE, CREAM, (236, 240, 244), some_ground(rng)]),
        )
        back(sheet)
        return printed(sheet)
    sheet = Sheet(rng, width, height, ground if ground is not None else some_ground(rng))
    if style not in FRONTS:
        names = [
            name
            for name in FRONTS
            if (name != "column" or height > width * 1.4) and (name != "bars" or picture is None)
        ]
        style = pick_weighted(rng, names, [FRONTS[name][0] for name in names])
    lay_ground(sheet, style in ("emblem", "panel"))
    if picture is not None and picture != "splash" and width < 1.5 * height and chance(rng, 0.12):
        full_picture(sheet, picture, words)
    else:
        box = arrange(sheet, picture)
        end = headline(sheet)
        FRONTS[style][1](sheet, (box[0], max(end, box[1]), *box[2:]), words)
    extras(sheet)
    if chance(rng, 0.05):
        price_sticker(sheet)
    if chance(rng, 0.06):
        worn(sheet)
    return printed(sheet)


@functools.lru_cache(maxsize=1)
def grain():
    return 1 + np.random.default_rng(0).normal(0, 0.012, (512, 512, 1)).astype(np.float32)


def printed(sheet):
    """The sheet at its real size, with a little grain."""
    art = np.asarray(sheet.image.reduce(2), np.float32)
    rows, columns = (np.arange(n) + int(sheet.rng.integers(512)) for n in art.shape[:2])
    art *= grain().take(rows, 0, mode="wrap").take(columns, 1, mode="wrap")
    return np.clip(art, 0, 255, out=art).astype(np.uint8)


def band(rng, width, height, color, ribs=False):
    """A plain painted surface, uint8 [height, width, 3]; ribs: the grip of a screw cap."""
    width, height = max(1, int(width)), max(1, int(height))
    art = np.full((height, width, 3), color, np.float32) * (1 + rng.normal(0, 0.012, (height, width, 1)))
    art *= 1 + rng.normal(0, 0.015, (height, 1, 1))
    if ribs:
        period = max(4.0, width / rng.uniform(50, 90))
        art *= (0.9 + 0.12 * np.sin(np.arange(width) * 2 * np.pi / period))[None, :, None]
    return np.clip(art, 0, 255).astype(np.uint8)


def wrap(coat, art, top, bottom, span, center):
    """An RGBA texture that goes once around, art laid over it between two row shares."""
    height, width = coat.shape[:2]
    first = int(np.clip(round(top * height), 0, height - 1))
    size = (
        int(np.clip(round(span * width), 1, width)),
        int(np.clip(round(bottom * height), first + 1, height)) - first,
    )
    piece = Image.fromarray(art).convert("RGBA").resize(size, Image.BILINEAR, reducing_gap=2.0)
    texture, left = Image.fromarray(coat), round(center * width - size[0] / 2) % width
    texture.alpha_composite(piece.crop((0, 0, min(size[0], width - left), size[1])), (left, first))
    if left + size[0] > width:
        texture.alpha_composite(piece.crop((width - left, 0, *size)), (0, first))
    return np.array(texture)


def faces(left, front, right, back):
    """The texture of a boxy thing, opaque RGBA [h, 4w, 4], from four faces as high and wide as the front (arrays or
    plain colors).
    """
    size = (front.shape[1], front.shape[0])
    sides = [
        Image.new("RGB", size, tuple(int(c) for c in side))
        if np.ndim(side) == 1
        else Image.fromarray(side).convert("RGB").resize(size, Image.BILINEAR)
        for side in (left, front, right, back)
    ]
    return np.concatenate([np.asarray(side.convert("RGBA")) for side in sides], 1)
