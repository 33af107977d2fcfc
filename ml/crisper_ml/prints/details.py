"""The small things on labels: the table of facts, bars, seals, weights, stickers, stains."""

import numpy as np
from PIL import Image

from crisper_ml.chances import chance, pick
from crisper_ml.prints.colors import BLACK, WHITE, blend, ink_on
from crisper_ml.prints.fonts import letters
from crisper_ml.prints.lettering import write
from crisper_ml.prints.shapes import BURST, ROUND, shape
from crisper_ml.prints.vocabulary import FACTS, SEALS, WEIGHTS


def facts(sheet, left, top, right, bottom, ink):
    """The nutrition table of a back."""
    draw, width = sheet.draw, right - left
    draw.rectangle([left, top, right, bottom], fill=WHITE, outline=ink, width=2)
    line = max(5, min((bottom - top) / 9, width * 0.13))
    write(
        sheet,
        "Nutrition Facts",
        (left + right) / 2,
        top + line * 0.85,
        width * 0.9,
        line * 1.1,
        ink,
        sheet.product_face,
        True,
    )
    draw.rectangle([left, top + line * 1.7, right, top + line * 1.95], fill=ink)
    for k, y in enumerate(np.arange(top + line * 2.2, bottom - line, max(line * 0.75, (bottom - top) / 16))):
        word, small = FACTS[k % len(FACTS)], line * 0.55
        mask = letters(word, sheet.product_face, 10).resize(
            (int(min(width * 0.6, small * len(word) * 0.5)), int(small)), Image.BILINEAR
        )
        sheet.image.paste(ink, (int(left + width * 0.05), int(y)), mask)
        draw.rectangle(
            [right - width * 0.16, y + small * 0.2, right - width * 0.05, y + small * 0.8], fill=blend(ink, WHITE, 0.45)
        )
        draw.line([(left, y + small * 1.2), (right, y + small * 1.2)], fill=blend(ink, WHITE, 0.3), width=1)


def barcode(sheet, left, top, right, bottom):
    sheet.draw.rectangle([left, top, right, bottom], fill=WHITE)
    x, pad = left + (right - left) * 0.06, (bottom - top) * 0.1
    while x < right - (right - left) * 0.06:
        bar = sheet.rng.uniform(1, 3.5)
        sheet.draw.rectangle([x, top + pad, x + bar, bottom - pad * 2], fill=BLACK)
        x += bar + sheet.rng.uniform(2, 4.5)


def extras(sheet):
    """A seal in a corner, the weight along the foot."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    if chance(rng, 0.25):
        r = min(w, h) * rng.uniform(0.08, 0.13)
        x, y = w - r * 1.2 if chance(rng, 0.7) else r * 1.2, r * 1.3 if chance(rng, 0.15) else h - r * 1.4
        tint = pick(rng, [(250, 210, 30), (200, 20, 30), (40, 130, 60), WHITE, sheet.second])
        shape(sheet, pick(rng, [ROUND, BURST]), x, y, r, r, [tint, blend(tint, WHITE, 0.3), tint])
        write(sheet, pick(rng, SEALS), x, y, r * 1.4, r * 0.7, ink_on(tint), sheet.product_face, True, 0.0)
    if chance(rng, 0.5) and h > 80:
        line = h * 0.035
        write(
            sheet,
            pick(rng, WEIGHTS),
            w * 0.5,
            h * 0.955,
            w * 0.6,
            line,
            ink_on(sheet.image.getpixel((w // 2, int(h * 0.955)))),
            sheet.product_face,
        )


def price_sticker(sheet):
    """What the shop stuck on it."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    half = min(w, h) * rng.uniform(0.1, 0.17)
    x, y = rng.uniform(0.2, 0.8) * w, rng.uniform(0.15, 0.85) * h
    tint = pick(rng, [WHITE, WHITE, (250, 226, 40), (246, 120, 40), (90, 200, 90)])
    sheet.draw.rectangle([x - half, y - half * 0.6, x + half, y + half * 0.6], fill=tint)
    write(
        sheet,
        f"{int(rng.integers(0, 9))}.{int(rng.integers(10, 99))}",
        x,
        y,
        half * 1.6,
        half * 0.7,
        ink_on(tint),
        sheet.product_face,
        True,
    )


def worn(sheet):
    """Drips and scuffs: stains that run down, a corner rubbed to the paper."""
    rng, w, h = sheet.rng, sheet.width, sheet.height
    for _ in range(int(rng.integers(1, 4))):
        x, wide, y = rng.uniform(0, w), rng.uniform(0.01, 0.05) * w, rng.uniform(0, 0.5) * h
        veil = Image.new(
            "L", (max(2, int(wide)), max(2, int((h - y) * rng.uniform(0.3, 1)))), int(rng.uniform(50, 150))
        )
        sheet.image.paste(pick(rng, [(96, 62, 34), (130, 24, 20), (214, 206, 190)]), (int(x), int(y)), veil)
    if chance(rng, 0.5):
        x, y, reach = w * pick(rng, [0, 1]), h * pick(rng, [0, 1]), min(w, h) * rng.uniform(0.1, 0.4)
        ragged = reach * rng.uniform(0.6, 1.1, 14)
        angles = np.linspace(0, 2 * np.pi, 14)
        sheet.draw.polygon(
            [(x + r * np.cos(a), y + r * np.sin(a)) for r, a in zip(ragged, angles)], fill=(226, 220, 208)
        )
