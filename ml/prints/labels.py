"""The printed art that packages wear: labels with an invented brand, product words, pictures, fine print; painted bands; textures made of them."""

import functools
from string import capwords

import numpy as np
from PIL import Image, ImageDraw

from chances import chance, pick, pick_weighted
from prints.details import barcode, extras, facts, price_sticker, worn
from prints.lettering import BLACK, BURST, CLAIMS, CREAM, CUSHION, EMBLEMS, GOLD, RIBBON, ROUND, SHIELD, WHITE, Sheet
from prints.lettering import accent_on, bent, color, fine_print, gray, ink_on, lay_ground, letters, shape, some_ground, use_fonts, write
from prints.pictures import picture_of

__all__ = ["band", "color", "faces", "gray", "label", "use_fonts", "wrap"]


def headline(sheet):
    """A strip with a claim along the upper edge; returns where it ends."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if rng.random() > 0.2 or h < 120:
        return h * 0.02
    shape(sheet, EMBLEMS[-1], w / 2, h * 0.045, w, h * 0.045, [sheet.accent])
    write(sheet, pick(rng, CLAIMS).upper(), w / 2, h * 0.045, w * 0.8, h * 0.045, accent_on(rng, sheet.accent), sheet.product_face, True)
    return h * 0.1


def arrange(sheet, picture):
    """Places the picture and returns the box that is left for the words."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if picture is None:
        return (0, h * 0.03, w, h * 0.97)
    if w > 1.5 * h:
        side, size = chance(rng, 0.5), min(h * rng.uniform(0.8, 1.15), w * 0.45)
        x, box = (w - size * 0.5, (0, 0, w - size * 0.9, h)) if side else (size * 0.5, (size * 0.9, 0, w, h))
        spots = [(x, h * 0.55)]
    else:
        size = min(w * rng.uniform(0.6, 1.05), h * rng.uniform(0.4, 0.56))
        y, box = (h - size * 0.47, (0, h * 0.03, w, h - size * 0.86)) if picture == "splash" or chance(rng, 0.85) else (size * 0.5, (0, size * 0.9, w, h * 0.97))
        spots = [(w * 0.5, y)] if size > w * 0.6 or chance(rng, 0.4) else [(w * 0.27, y), (w * 0.73, y)]
    if picture == "splash" and box[1] < h * 0.1:  # it rises from the foot, over the whole width
        piece = picture_of(rng, picture).resize((w, int(size)), Image.BILINEAR)
        sheet.image.paste(piece, (0, int(h - size)), piece)
        return box
    for x, y in spots:
        piece = picture_of(rng, picture).resize((int(size), int(size)), Image.BILINEAR)
        sheet.image.paste(piece, (int(x - size / 2), int(y - size / 2)), piece)
    return box


def product_word(sheet, words):
    word = str(pick(sheet.rng, list(words))) if len(words) else pick(sheet.rng, CLAIMS)
    kind = sheet.rng.random()
    return word.upper() if kind < 0.5 else capwords(word) if kind < 0.8 else word


def under(sheet, x, y, width, height):
    """The color that lies where a word is to come, and whether it is uneven."""
    box = [int(v) for v in (max(0, x - width * 0.4), max(0, y - height * 0.5), min(sheet.width, x + width * 0.4), min(sheet.height, y + height * 0.5))]
    if box[2] <= box[0] + 8 or box[3] <= box[1] + 8:
        return sheet.ground, False
    spots = np.asarray(sheet.image.resize((8, 4), Image.NEAREST, box), np.float32).reshape(-1, 3)
    return tuple(int(c) for c in np.median(spots, 0)), spots.std(0).max() > 34


def tail(sheet, x, top, bottom, width):
    """A claim and small lines below the product word."""
    room = bottom - top
    ground, uneven = under(sheet, x, (top + bottom) / 2, width * 0.7, max(10, room))
    if room < 10 or uneven:
        return
    ink = ink_on(ground)
    line = min(room * 0.3, sheet.height * 0.06)
    if chance(sheet.rng, 0.7):
        write(sheet, pick(sheet.rng, CLAIMS), x, top + line * 0.9, width * 0.7, line, ink, sheet.product_face)
        top += line * 1.7
    fine_print(sheet, x - width * 0.36, top, x + width * 0.36, min(bottom, top + line * 2.4), ink, max(4, min(line * 0.45, sheet.height * 0.028)), True)


def product(sheet, words, x, y, width, height):
    """The product word, on a ribbon now and then and wherever the ground is uneven."""
    rng, (ground, uneven) = sheet.rng, under(sheet, x, y, width, height)
    ink = accent_on(rng, ground)
    if uneven or chance(rng, 0.25):
        shape(sheet, RIBBON if chance(rng, 0.4) else EMBLEMS[-1], x, y, width * 0.5, height * 0.62, [ink])
        write(sheet, product_word(sheet, words), x, y - height * 0.06, width * 0.84, height * 0.7, accent_on(rng, ink), sheet.product_face, True)
    else:
        write(sheet, product_word(sheet, words), x, y, width * 0.9, height, ink, sheet.product_face, chance(rng, 0.6))


def brand(sheet, x, y, width, height, ground, ink=None):
    rng = sheet.rng
    outline = accent_on(rng, ink) if ink is not None and chance(rng, 0.2) else None
    arc = rng.uniform(0.2, 0.5) if chance(rng, 0.2) else 0.0
    write(sheet, sheet.brand, x, y, width, height, ink or accent_on(rng, ground), sheet.brand_face, sheet.heavy, sheet.slant, arc, outline)


def emblem(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    half = min(width * 0.46, height * rng.uniform(0.6, 1.2))
    tall = min(height * rng.uniform(0.2, 0.28), half * 0.8)
    y, points = top + tall + height * 0.06, pick(rng, EMBLEMS)
    shape(sheet, points, x, y, half, tall, [sheet.accent, sheet.rim, sheet.accent] if chance(rng, 0.7) else [sheet.accent])
    brand(sheet, x, y - (tall * 0.18 if points is RIBBON else 0), half * 1.6, tall * 0.8, sheet.accent)
    below = y + tall
    product(sheet, words, x, below + (bottom - below) * 0.36, width * 0.9, (bottom - below) * 0.32)
    tail(sheet, x, below + (bottom - below) * 0.6, bottom, width)


def script(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    sheet.slant = rng.uniform(0.15, 0.4)
    write(sheet, capwords(sheet.brand), x, top + height * 0.28, width * 0.92, height * 0.34, sheet.accent, sheet.brand_face, True, sheet.slant, 0.0, accent_on(rng, sheet.accent) if chance(rng, 0.4) else None)
    if chance(rng, 0.5):
        y = top + height * 0.52
        sheet.draw.polygon([(x - width * 0.4, y), (x + width * 0.42, y - height * 0.04), (x - width * 0.3, y + height * 0.03)], fill=sheet.accent)
    product(sheet, words, x, top + height * 0.68, width * 0.9, height * 0.2)
    tail(sheet, x, top + height * 0.82, bottom, width)


def panel(sheet, box, words):
    """A field of a second color that holds both words."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, y, width, height = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
    half, tall = width * rng.uniform(0.4, 0.5), height * rng.uniform(0.36, 0.47)
    shape(sheet, pick(rng, [CUSHION, EMBLEMS[-1], EMBLEMS[-1], SHIELD, ROUND]), x, y, half, tall, [sheet.accent, sheet.rim, sheet.accent])
    brand(sheet, x, y - tall * 0.34, half * 1.5, tall * 0.5, sheet.accent)
    sheet.draw.line([(x - half * 0.7, y + tall * 0.04), (x + half * 0.7, y + tall * 0.04)], fill=sheet.rim, width=3)
    product(sheet, words, x, y + tall * 0.34, half * 1.5, tall * 0.34)
    fine_print(sheet, x - half * 0.6, y + tall * 0.62, x + half * 0.6, y + tall * 0.85, ink_on(sheet.accent), max(4, tall * 0.1), True)


def frame(sheet, box, words):
    """Double lines around, a bent name: jams, beers, wines."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    inset, thick = min(w, h) * rng.uniform(0.03, 0.07), max(2, int(min(w, h) * rng.uniform(0.01, 0.03)))
    for k in (1, 2):
        sheet.draw.rectangle([inset * k, inset * k, w - inset * k, h - inset * k], outline=sheet.accent, width=thick if k == 1 else 2)
    left, top, right, bottom = np.clip(box, 0, (w, h, w, h)) + np.array((1, 1, -1, -1)) * inset * 2
    x, width, height = (left + right) / 2, right - left, bottom - top
    write(sheet, sheet.brand, x, top + height * 0.25, width * 0.86, height * 0.24, sheet.accent, sheet.brand_face, sheet.heavy, 0.0, rng.uniform(0.2, 0.7))
    if chance(rng, 0.6):
        y, r = top + height * 0.52, height * 0.07
        for side in (-1, 1):
            sheet.draw.line([(x + side * r * 1.5, y), (x + side * width * 0.35, y)], fill=sheet.accent, width=2)
        shape(sheet, pick(rng, [BURST, SHIELD, ROUND]), x, y, r, r, [sheet.accent, GOLD])
    product(sheet, words, x, top + height * 0.72, width * 0.92, height * 0.2)
    tail(sheet, x, top + height * 0.85, bottom, width)


def split(sheet, box, words):
    """The name on one color, the product on a band of another."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    edge, end = top + height * rng.uniform(0.45, 0.6), top + height * rng.uniform(0.78, 0.95)
    sheet.draw.rectangle([0, edge, sheet.width, end], fill=sheet.accent)
    for y in (edge, end) if chance(rng, 0.5) else ():
        sheet.draw.line([(0, y), (sheet.width, y)], fill=sheet.rim, width=4)
    brand(sheet, x, (top + edge) / 2, width * 0.9, (edge - top) * 0.66, sheet.ground)
    write(sheet, product_word(sheet, words), x, (edge + end) / 2, width * 0.86, (end - edge) * 0.6, accent_on(rng, sheet.accent), sheet.product_face, True)
    tail(sheet, x, end, bottom, width)


def minimal(sheet, box, words):
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    y = top + height * rng.uniform(0.25, 0.4)
    brand(sheet, x, y, width * rng.uniform(0.6, 0.85), height * rng.uniform(0.14, 0.24), sheet.ground, sheet.accent)
    sheet.draw.line([(x - width * 0.25, y + height * 0.2), (x + width * 0.25, y + height * 0.2)], fill=sheet.accent, width=2)
    write(sheet, product_word(sheet, words), x, y + height * 0.32, width * 0.7, height * 0.11, ink_on(sheet.ground), sheet.product_face)
    tail(sheet, x, y + height * 0.43, bottom, width * 0.8)


def column(sheet, box, words):
    """The name runs along the height, as on slim cans and cartons."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    left, top, right, bottom = (int(v) for v in box)
    width, length = right - left, bottom - top
    if chance(rng, 0.5):
        sheet.draw.rectangle([left + width * 0.22, top, left + width * 0.74, bottom], fill=sheet.accent)
    sheet.image = sheet.image.transpose(Image.ROTATE_270)
    x, y = h - (top + bottom) / 2, left + width * 0.48
    ground = sheet.image.getpixel((int(np.clip(x, 0, h - 1)), int(np.clip(y, 0, w - 1))))
    brand(sheet, x, y, length * 0.86, width * rng.uniform(0.3, 0.44), ground)
    write(sheet, product_word(sheet, words), x, left + width * 0.86, length * 0.6, width * 0.14, accent_on(rng, sheet.ground), sheet.product_face)
    sheet.image = sheet.image.transpose(Image.ROTATE_90)
    sheet.draw = ImageDraw.Draw(sheet.image)


def back(sheet):
    """What the rear of a package says: facts, bars, fine print."""
    rng, w, h, ink = sheet.rng, sheet.width, sheet.height, ink_on(sheet.ground)
    wide = w > 1.2 * h
    if chance(rng, 0.2) and not wide:  # a side that only tells a story
        sheet.draw.rectangle([0, 0, w, h * 0.24], fill=sheet.accent)
        brand(sheet, w / 2, h * 0.12, w * 0.84, h * 0.13, sheet.accent)
        write(sheet, pick(rng, CLAIMS), w / 2, h * 0.32, w * 0.7, h * 0.06, ink, sheet.product_face, True)
        fine_print(sheet, w * 0.1, h * 0.4, w * 0.9, h * rng.uniform(0.6, 0.92), ink, max(4, w * 0.045), chance(rng, 0.5))
        return
    table = (w * 0.05, h * 0.06, w * rng.uniform(0.36, 0.5), h * 0.94) if wide else (w * 0.08, h * rng.uniform(0.05, 0.3), w * rng.uniform(0.6, 0.92), 0)
    table = table if wide else (*table[:3], min(h * 0.72, table[1] + (table[2] - table[0]) * rng.uniform(1.0, 1.6)))
    facts(sheet, *table, BLACK)
    left, top = (table[2] + w * 0.04, h * 0.08) if wide else (w * 0.08, table[3] + h * 0.02)
    if not wide and table[1] > h * 0.12:
        brand(sheet, w / 2, table[1] / 2, w * 0.8, table[1] * 0.5, sheet.ground)
    size = min(w * 0.34, h * 0.5)
    bars = (w * 0.95 - size, h * 0.95 - size * 0.6, w * 0.95, h * 0.95)
    fine_print(sheet, left, top, w * 0.94, bars[1] - h * 0.02, ink, max(4, min(w, h) * 0.035))
    if bars[0] - left > w * 0.1:
        fine_print(sheet, left, bars[1], bars[0] - w * 0.03, h * 0.96, ink, max(4, min(w, h) * 0.03))
    barcode(sheet, *bars)


def banner(sheet, box, words):
    """A slanted band across everything, the name on it."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, y, width, height = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
    rise, half = min(width, height) * rng.uniform(0.1, 0.32) * pick(rng, [-1, 1, 1]), height * rng.uniform(0.16, 0.26)
    corners = [(0, y - half + rise), (sheet.width, y - half - rise), (sheet.width, y + half - rise), (0, y + half + rise)]
    sheet.draw.polygon(corners, fill=sheet.accent)
    for one, other in (corners[:2], corners[2:]) if chance(rng, 0.6) else ():
        sheet.draw.line([one, other], fill=sheet.rim, width=max(3, int(height * 0.025)))
    angle = np.degrees(np.arctan2(2 * rise, sheet.width))
    mask = bent(letters(sheet.brand, sheet.brand_face, half, 1), rng.uniform(0, 0.35), 0.0)
    mask = mask.resize((max(2, int(width * 0.84)), max(2, int(min(half * 1.5, width * 0.84 * 1.6 * mask.height / mask.width)))), Image.BILINEAR).rotate(angle, Image.BILINEAR, expand=True)
    sheet.image.paste(accent_on(rng, sheet.accent), (int(x - mask.width / 2), int(y - mask.height / 2)), mask)
    product(sheet, words, x, min(bottom - height * 0.08, y + half + abs(rise) * 0.5 + height * 0.12), width * 0.7, height * 0.12)


def giant(sheet, box, words):
    """One letter or a short name as large as the label."""
    rng, (left, top, right, bottom) = sheet.rng, box
    x, width, height = (left + right) / 2, right - left, bottom - top
    sign = sheet.brand[0].upper() if chance(rng, 0.6) else sheet.brand[:3].upper()
    write(sheet, sign, x, top + height * 0.36, width * 0.9, height * rng.uniform(0.45, 0.62), sheet.accent, sheet.brand_face, True, sheet.slant, 0.0, sheet.rim if chance(rng, 0.4) else None)
    product(sheet, words, x, top + height * 0.8, width * 0.9, height * 0.15)
    tail(sheet, x, top + height * 0.88, bottom, width)


def bars(sheet, box, words):
    """Broad stripes from top to foot or from side to side, a field for the words upon them."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    upright, tints = chance(rng, 0.5), [sheet.ground, sheet.accent, sheet.second]
    length = w if upright else h
    edges = np.sort(rng.uniform(0, length, int(rng.integers(2, 6))))
    for k, (low, high) in enumerate(zip(edges, [*edges[1:], length])):
        sheet.draw.rectangle([low, 0, high, h] if upright else [0, low, w, high], fill=tints[k % 3])
    _, top, _, bottom = box
    y, tall = top + (bottom - top) * rng.uniform(0.3, 0.6), (bottom - top) * rng.uniform(0.16, 0.26)
    sheet.draw.rectangle([w * 0.06, y - tall, w * 0.94, y + tall], fill=sheet.ground)
    brand(sheet, w / 2, y - tall * 0.25, w * 0.8, tall * 0.9, sheet.ground)
    write(sheet, product_word(sheet, words), w / 2, y + tall * 0.62, w * 0.7, tall * 0.5, ink_on(sheet.ground), sheet.product_face)


def full_picture(sheet, picture, words):
    """The picture fills the label from edge to edge; the words stand on it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    side = int(max(w, h) * rng.uniform(0.7, 1.2))
    for x, y in ((0.5, 0.62), (0.05, 0.95), (0.95, 0.9))[: int(rng.integers(1, 4))]:
        piece = picture_of(rng, picture).resize((side, side), Image.BILINEAR)
        sheet.image.paste(piece, (int(w * x - side / 2), int(h * y - side / 2)), piece)
    sheet.draw.rectangle([0, 0, w, h * 0.3], fill=sheet.ground)
    brand(sheet, w / 2, h * 0.15, w * 0.86, h * 0.2, sheet.ground)
    product(sheet, words, w / 2, h * rng.uniform(0.38, 0.5), w * 0.9, h * 0.14)


FRONTS = {"emblem": (0.28, emblem), "script": (0.16, script), "panel": (0.16, panel), "frame": (0.12, frame), "split": (0.16, split), "minimal": (0.08, minimal), "column": (0.04, column), "banner": (0.1, banner), "giant": (0.05, giant), "bars": (0.06, bars)}


def label(rng, width, height, ground=None, words=(), picture=None, style=None):
    """A printed label, uint8 [height, width, 3].

    ground: its color; words: product words, of which one is used; picture: a name of PICTURES or a color;
    style: a name of FRONTS, or "back" for the rear with its nutrition facts; None: any front.
    """
    width, height = max(8, int(width)), max(8, int(height))
    picture = picture if picture is None or isinstance(picture, str) else tuple(int(c) for c in picture)
    if style == "back":
        sheet = Sheet(rng, width, height, ground if ground is not None else pick(rng, [WHITE, WHITE, CREAM, (236, 240, 244), some_ground(rng)]))
        back(sheet)
        return printed(sheet)
    sheet = Sheet(rng, width, height, ground if ground is not None else some_ground(rng))
    if style not in FRONTS:
        names = [name for name in FRONTS if (name != "column" or height > width * 1.4) and (name != "bars" or picture is None)]
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
    size = (int(np.clip(round(span * width), 1, width)), int(np.clip(round(bottom * height), first + 1, height)) - first)
    piece = Image.fromarray(art).convert("RGBA").resize(size, Image.BILINEAR, reducing_gap=2.0)
    texture, left = Image.fromarray(coat), int(round(center * width - size[0] / 2)) % width
    texture.alpha_composite(piece.crop((0, 0, min(size[0], width - left), size[1])), (left, first))
    if left + size[0] > width:
        texture.alpha_composite(piece.crop((width - left, 0, *size)), (0, first))
    return np.array(texture)


def faces(left, front, right, back):
    """The texture of a boxy thing, opaque RGBA [h, 4w, 4], from four faces as high and wide as the front (arrays or plain colors)."""
    size = (front.shape[1], front.shape[0])
    sides = [Image.new("RGB", size, tuple(int(c) for c in side)) if np.ndim(side) == 1 else Image.fromarray(side).convert("RGB").resize(size, Image.BILINEAR) for side in (left, front, right, back)]
    return np.concatenate([np.asarray(side.convert("RGBA")) for side in sides], 1)
