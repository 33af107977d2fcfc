"""What labels are printed with: fonts, inks, invented names, emblems, grounds."""

import colorsys
import functools
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from chances import chance, pick

SIZES = (10, 16, 24, 36, 54, 80)
WHITE, CREAM, BLACK, GOLD = (250, 250, 248), (246, 236, 208), (24, 22, 26), (202, 164, 78)
INKS = [WHITE, WHITE, CREAM, BLACK, (30, 40, 110), (188, 20, 34), (24, 84, 48), (248, 206, 40), (96, 24, 40), (20, 90, 170), (226, 96, 24), (88, 52, 30)]
GROUNDS = [(196, 22, 36), (196, 22, 36), (160, 20, 30), (24, 52, 130), (20, 86, 170), (110, 180, 224), (20, 92, 56), (70, 140, 50), (150, 190, 70), (248, 204, 40), (250, 220, 90), (240, 128, 28), (24, 22, 24), (40, 28, 24), (84, 40, 110), (228, 84, 120), (206, 178, 120)]
ONSETS = ["b", "br", "c", "cl", "d", "f", "fl", "g", "gr", "h", "k", "l", "m", "n", "p", "pr", "r", "s", "st", "t", "tr", "v", "w", "sch", "z"]
VOWELS = ["a", "e", "i", "o", "u", "a", "e", "o", "ay", "ie", "oo", "ea"]
CODAS = ["", "", "", "n", "l", "r", "s", "nd", "lt", "ck", "m", "ll", "tt", "rn"]
ENDINGS = ["a", "o", "y", "ella", "ini", "ster", "field", "wood", "dale", "son", "ley", "ano", "elle", "mann", "etto", "ia", "ard"]
CLAIMS = ["ORIGINAL", "NATURAL", "PREMIUM", "All Natural", "Since 1897", "CLASSIC", "Fresh", "No Preservatives", "BIO", "LIGHT", "Family Size", "GRADE A", "Quality", "Traditional", "Gluten Free", "extra", "REAL TASTE"]
SEALS = ["100%", "BIO", "NEW", "0%", "FREE", "1 L", "A+", "25%", "LIGHT", "2 kg", "VIT C"]
WEIGHTS = ["NET WT 16 OZ (1 LB)", "NET WT 12 OZ (340g)", "1 L", "500 ml e", "64 FL OZ (1.89 L)", "250 g e", "NET WT 24 OZ", "12 FL OZ (355 mL)", "0,5 L", "KEEP REFRIGERATED"]
FILLER = "INGREDIENTS: water, sugar, salt, vinegar, spices, natural flavor, citric acid. Keep refrigerated after opening. Best before: see top. Zutaten: Wasser, Zucker. Ingredients lait, sel. Distributed by the maker. Shake well. Questions or comments? Call. "
FACTS = ["Calories 120", "Total Fat 5g", "Sat. Fat 1g", "Cholesterol 0mg", "Sodium 180mg", "Total Carb. 22g", "Fiber 2g", "Sugars 14g", "Protein 3g", "Vitamin A", "Vitamin C", "Calcium", "Iron"]
_fonts = []


def use_fonts(folder):
    """Letters come from the font files of a folder from now on; those that cannot write Latin letters are left out."""
    _fonts.clear()
    for name in sorted(os.listdir(folder)):
        file = os.path.join(folder, name)
        if name.lower().endswith((".ttf", ".otf")) and writes(file):
            _fonts.append(file)


def writes(file):
    try:
        letters = [bytes(font(file, 24).getmask(letter)) for letter in "Ag"]
    except OSError:
        return False
    return letters[0] != letters[1] and all(map(any, letters))


@functools.lru_cache(maxsize=512)
def font(file, size):
    return ImageFont.truetype(file, size) if file else ImageFont.load_default(size)


def face(rng):
    return pick(rng, _fonts) if _fonts else None


def color(rng, hues, saturation=(0.6, 1.0), value=(0.5, 1.0)):
    """A color near one of the given hues (degrees); saturation and value are ranges within 0..1. Returns 0..255."""
    angle = (pick(rng, np.atleast_1d(hues)) + rng.normal(0, 6)) % 360
    return tuple(int(channel * 255) for channel in colorsys.hsv_to_rgb(angle / 360, rng.uniform(*saturation), rng.uniform(*value)))


def gray(rng, low=190, high=255):
    """A nearly neutral color between two brightnesses within 0..255."""
    value = int(rng.uniform(low, high))
    return (value, value, max(0, value - int(rng.integers(0, 12))))


def brightness(tint):
    return float(np.dot(tint, (0.299, 0.587, 0.114)))


def ink_on(ground):
    """White or nearly black, whichever reads on a ground."""
    return (255, 255, 255) if brightness(ground) < 150 else (28, 26, 34)


def blend(one, other, share):
    return tuple(int(a + (b - a) * share) for a, b in zip(one, other))


def accent_on(rng, ground):
    """A printing color that stands out from a ground."""
    for _ in range(12):
        ink = pick(rng, INKS)
        if abs(brightness(ink) - brightness(ground)) > 75 and np.abs(np.subtract(ink, ground)).max() > 110:
            return ink
    return ink_on(ground)


def some_ground(rng):
    """Mostly white and cream, else the strong colors that groceries wear."""
    if chance(rng, 0.38):
        return pick(rng, [WHITE, WHITE, CREAM, (236, 240, 244)])
    return tuple(int(np.clip(c * rng.uniform(0.88, 1.08) + rng.normal(0, 4), 0, 255)) for c in pick(rng, GROUNDS))


def brand_name(rng):
    """An invented name that can be spoken."""
    word = pick(rng, ONSETS) + pick(rng, VOWELS) + pick(rng, CODAS)
    word += pick(rng, ENDINGS) if word[-1] not in "aeiouy" or chance(rng, 0.2) else pick(rng, ONSETS[:15]) + pick(rng, ENDINGS[:9]) if len(word) < 4 else ""
    word = word.capitalize() + ("'s" if chance(rng, 0.12) else "")
    return word.upper() if chance(rng, 0.4) else word.lower() if chance(rng, 0.15) else word


class Sheet:
    """What one label is printed on: twice as fine as the result, so that edges come out soft."""

    def __init__(self, rng, width, height, ground):
        self.rng, self.width, self.height, self.ground = rng, width * 2, height * 2, tuple(int(c) for c in ground)
        self.image = Image.new("RGB", (self.width, self.height), self.ground)
        self.draw = ImageDraw.Draw(self.image)
        self.accent = accent_on(rng, self.ground)
        self.second = accent_on(rng, self.accent)
        self.brand_face, self.product_face = face(rng), face(rng)
        self.brand, self.rim = brand_name(rng), GOLD if chance(rng, 0.4) else self.second
        self.heavy, self.slant = chance(rng, 0.6), rng.uniform(0.1, 0.3) if chance(rng, 0.25) else 0.0


def letters(text, file, height, stroke=0):
    """The mask of a word whose letters are about as high as asked, with room for its outline."""
    return drawn(text, file, next((s for s in SIZES if s >= height * 1.2), SIZES[-1]), stroke)


@functools.lru_cache(maxsize=4096)
def drawn(text, file, size, stroke):
    if stroke == 1:
        return thickened(drawn(text, file, size, 0))
    left, top, right, bottom = font(file, size).getbbox(text, stroke_width=stroke)
    mask = Image.new("L", (max(2, right - left), max(2, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font(file, size), stroke_width=stroke)
    return mask


def thickened(mask):
    """Letters one px bolder on every side; the font's own stroke costs more than drawing them."""
    flat = np.asarray(mask)
    bold = np.pad(flat, 1)
    for rows, columns in ((slice(0, -2), slice(1, -1)), (slice(2, None), slice(1, -1)), (slice(1, -1), slice(0, -2)), (slice(1, -1), slice(2, None))):
        np.maximum(bold[rows, columns], flat, out=bold[rows, columns])
    return Image.fromarray(bold)


def bent(mask, slant, arc):
    """Letters leaned to the right and raised in the middle."""
    if slant:
        extra = int(slant * mask.height)
        mask = mask.transform((mask.width + extra, mask.height), Image.AFFINE, (1, slant, -extra, 0, 1, 0), Image.BILINEAR)
    if arc:
        flat = np.asarray(mask)
        lift = (np.linspace(-1, 1, mask.width) ** 2 * arc * mask.height).astype(int)
        rows = np.arange(mask.height + lift.max())[:, None] - lift[None]
        raised = flat[np.clip(rows, 0, mask.height - 1), np.arange(mask.width)[None]]
        mask = Image.fromarray(np.where((rows >= 0) & (rows < mask.height), raised, 0).astype(np.uint8))
    return mask


def write(sheet, text, x, y, width, height, ink, file, heavy=False, slant=0.0, arc=0.0, outline=None):
    """A word in the middle of a box, squeezed or stretched a little to fill it. Returns its half width."""
    layers = [(outline, 4 if heavy else 3)] if outline is not None else []
    half = 0
    for tint, stroke in [*layers, (ink, 1 if heavy else 0)]:
        grown = (stroke - (1 if heavy else 0)) * 2 if layers and stroke > 1 else 0
        mask = bent(letters(text, file, height, stroke), slant, arc)
        if not half:
            fits = width / max(1, mask.width - grown)
            tall = min(height / max(1, mask.height - grown), fits * 1.3)
            wide = min(tall * 1.3, fits)
        size = (max(2, int(mask.width * wide)), max(2, int(mask.height * tall)))
        mask = mask.resize(size, Image.BILINEAR, reducing_gap=2.0)
        sheet.image.paste(tint, (int(x - size[0] / 2), int(y - size[1] / 2)), mask)
        half = size[0] / 2
    return half


@functools.lru_cache(maxsize=256)
def strip(file):
    return letters(FILLER, file, 10)


def fine_print(sheet, left, top, right, bottom, ink, line, centered=False):
    """Lines too small to read."""
    rng, run = sheet.rng, strip(sheet.product_face)
    for y in np.arange(top, bottom - line * 0.8, line * 1.35):
        width = (right - left) * (rng.uniform(0.55, 1) if centered else 1 if chance(rng, 0.8) else rng.uniform(0.3, 0.9))
        need = int(min(run.width - 1, width * run.height / line))
        start = int(rng.integers(0, run.width - need))
        mask = run.crop((start, 0, start + need, run.height)).resize((max(2, int(width)), max(2, int(line))), Image.BILINEAR)
        sheet.image.paste(ink, (int((left + right - width) / 2 if centered else left), int(y)), mask)


def oval(count=40, power=2.0):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([np.sign(c) * np.abs(c) ** (2 / power), np.sign(s) * np.abs(s) ** (2 / power)], 1)


ROUND, CUSHION = oval(), oval(48, 5)
SHIELD = np.array([(-1, -0.9), (-0.5, -0.82), (0, -1), (0.5, -0.82), (1, -0.9), (0.98, 0.1), (0.7, 0.6), (0, 1), (-0.7, 0.6), (-0.98, 0.1)])
RIBBON = np.array([(-1, -0.55), (-0.8, -0.75), (0, -0.9), (0.8, -0.75), (1, -0.55), (0.92, 0.05), (1, 0.65), (0.8, 0.5), (0, 0.38), (-0.8, 0.5), (-1, 0.65), (-0.92, 0.05)])
KEYSTONE = np.array([(-1, -0.8), (0, -1), (1, -0.8), (0.86, 0.8), (0, 0.92), (-0.86, 0.8)])
BURST = oval(32) * np.where(np.arange(32) % 2, 0.86, 1.0)[:, None]
EMBLEMS = [ROUND, ROUND, CUSHION, CUSHION, SHIELD, RIBBON, RIBBON, KEYSTONE, np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])]


def shape(sheet, points, x, y, half_width, half_height, fills):
    """Nested copies of an outline, from the rim inward."""
    for k, fill in enumerate(fills):
        shrink = k * max(3, min(half_width, half_height) * 0.07)
        sheet.draw.polygon([(x + px * (half_width - shrink), y + py * (half_height - shrink)) for px, py in points], fill=fill)


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
    wave = level + rng.uniform(-0.12, 0.12) * np.sin(t * rng.uniform(2, 5) + rng.uniform(0, 6)) + rng.uniform(-0.12, 0.12) * (t - 0.5)
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
            draw.polygon([(x, y), (x + 2 * w * np.cos(one), y + 2 * h * np.sin(one)), (x + 2 * w * np.cos(two), y + 2 * h * np.sin(two))], fill=tint)
    else:
        for k in range(30):
            x, y, r = rng.uniform(0, w), rng.uniform(0, h), step * rng.uniform(0.1, 0.4)
            draw.ellipse([x - r, y - r, x + r, y + r], fill=tint)


def lay_ground(sheet, strong):
    """What lies behind the words; strong patterns only where the words get fields of their own."""
    rng = sheet.rng
    near = blend(sheet.ground, ink_on(sheet.ground), rng.uniform(0.06, 0.2))
    kind = rng.random()
    if kind < 0.1:
        pattern(sheet, pick(rng, ["stripes", "checks", "rays", "dots"]), near if chance(rng, 0.7) or not strong else blend(sheet.ground, sheet.accent, 0.6))
    elif kind < 0.3:
        gradient(sheet, blend(sheet.ground, pick(rng, [BLACK, WHITE]), 0.6), pick(rng, ["below", "above", "glow"]), rng.uniform(0.4, 1))
    elif kind < 0.4:
        pattern(sheet, "rays", near)
    if chance(rng, 0.3):
        swoosh(sheet, sheet.accent if chance(rng, 0.7) else near, rng.uniform(0.65, 0.9))
    if chance(rng, 0.35):
        edge, tint = int(sheet.height * rng.uniform(0.03, 0.09)), sheet.accent
        sheet.draw.rectangle([0, 0, sheet.width, edge], fill=tint)
        sheet.draw.rectangle([0, sheet.height - edge, sheet.width, sheet.height], fill=tint)
