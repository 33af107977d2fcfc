"""What goods share: colors, textures, and forms of one Part each: jars, bottles, tubs, tins, boxes, trays, bags. Sizes in meters."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from chances import chance, pick
from goods import BOXY, PRISM, ROWS, Good, Part, lathe
from prints.labels import band, color, faces, gray, label, wrap

AROUND, FACE = 384, 128  # px of a texture around a round body, and of one face of a boxy one
WHITE = (246, 243, 236)
BRASS = (196, 160, 70)  # the lids of jars
CAP_DOWN = [(0, 0.78), (0.02, 0.84), (0.17, 0.82), (0.18, 0.72), (0.2, 0.78), (0.3, 0.93), (0.55, 1), (0.85, 0.97), (0.95, 0.84), (1, 0.55)]


def good(name, function, lies=0.0):
    """A function for a Good from one for its part or parts."""

    def make(rng):
        parts = function(rng)
        return Good(name, parts if isinstance(parts, list) else [parts], lies)

    return make


def shaded(tint, factor):
    return tuple(min(255, int(channel * factor)) for channel in tint)


def any_color(rng):
    """The colors of prints and plastics: white most, then red, blue, green, yellow, black."""
    kind = rng.random()
    if kind < 0.3:
        return gray(rng, 209, 255)
    if kind < 0.38:
        return gray(rng, 13, 64)
    return ink(rng, [0, 0, 40, 52, 130, 145, 205, 220, 225, 280, 335])


def ink(rng, hues):
    """A printing or plastic color: greens and purples stay deep where yellows shine; screens could show more than shelves do."""
    hue = pick(rng, hues)
    top = 1.0 if 25 <= hue <= 60 else 0.52 if 80 <= hue <= 180 or 260 <= hue <= 320 else 0.82
    return color(rng, hue + 18 if 80 <= hue <= 130 else hue, (0.55, 0.92), (top * 0.55, top))


def paper(rng, hues, white=0.5):
    """The ground of a label: white, or one of the given hues."""
    return gray(rng, 224, 255) if chance(rng, white) else ink(rng, hues)


def level(rng, full=1.0):
    """How far something is filled: half of what stands in a fridge has been opened."""
    return full * (1 if chance(rng, 0.5) else rng.uniform(0.3, 0.95))


def used_up(rng):
    """How far a sauce is filled that stands in the door for months: nearly empty ones are kept the longest."""
    kind = rng.random()
    return 1.0 if kind < 0.4 else rng.uniform(0.35, 0.95) if kind < 0.75 else rng.uniform(0.03, 0.3)


def rows_for(height, around, columns=AROUND):
    """So many rows that a pixel is about as high as wide."""
    return int(np.clip(columns * height / around, 40, 256))


def clouds(rng, rows, columns, grain):
    """Soft noise within -1..1, its blots about grain pixels wide."""
    small = rng.random((rows // grain + 3, columns // grain + 3), dtype=np.float32)
    return np.asarray(Image.fromarray(small).resize((columns, rows), Image.BICUBIC)) * 2 - 1


def painted(tint, alpha=255):
    """A texture of one color."""
    return np.full((4, 4, 4), (*tint, alpha), np.uint8)


def grid(across, deep, step, step_deep=None):
    """Places (x, z) in rows around the middle, the front row first, each from left to right."""
    return [((column + 0.5 - across / 2) * step, (row + 0.5 - deep / 2) * (step_deep or step)) for row in range(deep) for column in range(across)]


def opaque(art):
    art = np.clip(art, 0, 255).astype(np.uint8)
    return np.dstack([art, np.full(art.shape[:2], 255, np.uint8)])


def stuff(rng, rows, columns, tint, mottle=0.06, grain=24):
    """A mass of one color, a little uneven: mayonnaise, ketchup, jam."""
    noise = mottle * (clouds(rng, rows, columns, grain) + 0.5 * clouds(rng, rows, columns, max(2, grain // 4)))
    return np.clip(np.array(tint, np.float32) * (1 + noise[..., None]), 0, 255).astype(np.uint8)


def mass(tint, mottle=0.05):
    """The same as the content of a jar or bottle."""
    return lambda rng, rows, columns: stuff(rng, rows, columns, tint, mottle)


RING = np.stack([np.cos(np.linspace(0, 2 * np.pi, 12, endpoint=False)), np.sin(np.linspace(0, 2 * np.pi, 12, endpoint=False))], 1)
SHADES = ((1.0, 0.6, 0.0), (0.86, 1.0, 0.0), (0.5, 1.18, -0.22))  # share of the size, brightness, shift to the upper left: edge, body, light


def pieces(rng, ground, tints, size, stretch=1.0, density=1.2, lean=0.5, hollow=None):
    """Pieces side by side over a ground: pickles, olives, beans, leftovers. size: half width in px; stretch: height to width."""
    image = Image.fromarray(ground)
    draw = ImageDraw.Draw(image)
    count = int(min(150, density * image.width * image.height / (np.pi * size * size * stretch)))
    spans = size * rng.uniform(0.75, 1.2, (count, 2)) * [1, stretch]
    tilts, places, lights = rng.normal(0, lean, count), rng.uniform(0, 1, (count, 2)) * image.size, rng.uniform(0.75, 1.15, count)
    turns = np.stack([np.cos(tilts), np.sin(tilts), -np.sin(tilts), np.cos(tilts)], 1).reshape(count, 2, 2)
    rings = (RING[None] * spans[:, None]) @ turns
    layers = [(rings * share + (places + shift * spans)[:, None]).reshape(count, -1).tolist() for share, _, shift in SHADES]
    which, cut = rng.integers(0, len(tints), count), rng.random(count) < 0.5
    for k in range(count):
        if size <= 2.5:  # too small to show its edge and its light
            draw.polygon(layers[0][k], fill=shaded(tints[which[k]], lights[k]))
            continue
        for ring, (_, factor, _) in zip(layers, SHADES):
            draw.polygon(ring[k], fill=shaded(tints[which[k]], lights[k] * factor))
        if hollow is not None and cut[k]:
            draw.polygon((rings[k] * 0.35 + places[k]).ravel().tolist(), fill=hollow)
    return np.asarray(image.filter(ImageFilter.BoxBlur(0.6)))


def meat(rng, rows, columns, tint, fat=0.3, kind="slab"):
    """Red or pink flesh with white fat: a slab, strips (bacon), crumbs (ground), folds (ham)."""
    ys, xs = np.mgrid[0:rows, 0:columns].astype(np.float32)
    slow, fine = clouds(rng, rows, columns, 26), clouds(rng, rows, columns, 5)
    if kind == "strips":
        wave = np.sin((ys + 9 * slow) / rows * rng.uniform(5, 9) * 2 * np.pi)
        share = np.clip(wave * 2.2 - 0.5 + fine * 0.5, 0, 1)
    elif kind == "crumbs":
        share = np.clip(clouds(rng, rows, columns, 3) * 1.7 - 0.35, 0, 0.75)
    elif kind == "folds":
        share = 0.28 + 0.28 * np.sin((ys + xs * rng.uniform(-0.5, 0.5) + 12 * slow) / rows * rng.uniform(6, 14) * np.pi)
    else:
        share = np.clip((clouds(rng, rows, columns, 12) - 0.45) * 3, 0, 0.8) + 0.1 * fine
    share = np.clip(share * (0.5 + fat), 0, 1)[..., None]
    flesh = np.array(tint, np.float32) * (1 + 0.13 * slow + 0.1 * fine)[..., None]
    return np.clip(flesh * (1 - share) + np.array((236, 216, 200), np.float32) * share, 0, 255).astype(np.uint8)


def filmed(rng, art):
    """Film over it: pale streaks where it folds and shines."""
    rows, columns = art.shape[:2]
    streaks = np.clip(1 - np.abs(clouds(rng, rows, columns, 30)) * 14, 0, 1) * np.clip(clouds(rng, rows, columns, 40) + 0.2, 0, 1)
    return np.clip(art + streaks[..., None] * 90, 0, 255).astype(np.uint8)


def stuck(rng, art, words, ground=None, picture=None, share=(0.4, 0.7), at=None):
    """Art, RGB or RGBA, with a paper label stuck on it."""
    rows, columns = art.shape[:2]
    height, width = int(rows * rng.uniform(*share)), int(columns * rng.uniform(*share))
    top, left = (int((rows - height) * rng.uniform(0.1, 0.9)), int((columns - width) * rng.uniform(0.1, 0.9))) if at is None else (int((rows - height) * at[1]), int((columns - width) * at[0]))
    art = np.array(art)
    art[top : top + height, left : left + width, 3:] = 255
    art[top : top + height, left : left + width, :3] = label(rng, max(width, 8), max(height, 8), ground or any_color(rng), words, picture)[:height, :width]
    return art


def filled(rng, rows, top, bottom, content, level, around=AROUND):
    """Content behind a wall between two row shares: opaque up to its level, the wall above smeared. content: RGB, half a turn of it will do."""
    coat = np.zeros((rows, around, 4), np.uint8)
    first, last = int(top * rows), max(int(top * rows) + 2, int(round(bottom * rows)))
    content = np.concatenate([content, content[:, ::-1]], 1) if content.shape[1] * 2 == around else content
    coat[first:last, :, :3] = content[:last - first] if content.shape[1] == around and len(content) >= last - first else np.asarray(Image.fromarray(content).resize((around, last - first)))
    surface = last - level * (last - first) + 2 * np.sin(np.linspace(0, 4 * np.pi, around) + rng.uniform(0, 6)) + rng.uniform(0, 8) * clouds(rng, 8, around, 40)[0]
    ys = np.arange(first, last)[:, None]
    coat[first:last, :, 3] = 255 if level >= 1 else np.where(ys >= surface[None], 255, smears(rng, ys, surface[None], last - first))
    return coat


def smears(rng, ys, surface, rows):
    """Alpha of what clings to a wall above its content: an even film, or blots and runs with clear glass between them."""
    around = surface.shape[1]
    runs = clouds(rng, 3, around, 9)[:1] + 0.5 * clouds(rng, rows, around, 30)
    down = np.clip(1 - (surface - ys) / (0.5 * rows), 0, 1)
    if chance(rng, 0.5):
        return np.clip(rng.uniform(40, 120) + 45 * runs + 90 * down**2, 15, 235)
    blots = clouds(rng, rows, around, int(rng.integers(8, 26))) + 0.35 * clouds(rng, rows, around, 4) + 0.5 * runs
    return np.clip(128 + 380 * (blots + rng.uniform(-0.75, 0.35) + 0.7 * down), 8, rng.uniform(150, 245))


def band_on(rng, coat, top, bottom, tint, ribs=False):
    """A cap or lid around the whole body."""
    rows = coat.shape[0]
    first, last = int(round(top * rows)), max(int(round(top * rows)) + 1, int(round(bottom * rows)))
    coat[first:last] = opaque(band(rng, coat.shape[1], last - first, tint, ribs))[: rows - first]
    return coat


def label_on(rng, coat, top, bottom, span, words, ground=None, picture=None, back=0.7):
    """A label around the front, sometimes a paler one with small print behind."""
    rows, columns = coat.shape[:2]
    size = max(8, int(span * columns)), max(8, int((bottom - top) * rows))
    ground = ground or any_color(rng)
    center = 0.5
    if span > 0.72 and size[0] > 2 * size[1]:
        # a sleeve repeats its front: one art would be far too wide
        half = label(rng, size[0] // 2, size[1], ground, words, picture)
        other = half if chance(rng, 0.5) else label(rng, size[0] // 2, size[1], ground, words)
        art, center = np.concatenate([half, other], 1), 0.75
    else:
        art = label(rng, *size, ground, words, picture)
        if span < 0.55 and chance(rng, back):
            coat = wrap(coat, label(rng, *size, gray(rng, 217, 255) if chance(rng, 0.6) else ground, words, style="back" if chance(rng, 0.75) else None), top, bottom, span * 0.9, 0.0)
    art = trimmed(rng, opaque(art)) if span < 0.55 and chance(rng, 0.3) else art
    return wrap(coat, art, top, bottom, span, center) if art.shape[2] == 3 else overlaid(coat, art, top, center - span / 2)


def trimmed(rng, art):
    """Labels with round corners or an oval edge, or the shape of a keystone."""
    rows, columns = art.shape[:2]
    mask = Image.new("L", (columns, rows), 0)
    if chance(rng, 0.25):
        inset = columns * rng.uniform(0.06, 0.16)
        ImageDraw.Draw(mask).polygon([(0, rows * 0.1), (columns / 2, 0), (columns, rows * 0.1), (columns - inset, rows), (inset, rows)], fill=255)
    else:
        ImageDraw.Draw(mask).rounded_rectangle([0, 0, columns - 1, rows - 1], radius=min(rows, columns) * rng.uniform(0.1, 0.5), fill=255)
    art[..., 3] = np.asarray(mask)
    return art


def overlaid(coat, art, top, left):
    rows, columns = art.shape[:2]
    y, x = int(top * coat.shape[0]), int(left * coat.shape[1])
    there = coat[y : y + rows, x : x + columns]
    art = art[: there.shape[0], : there.shape[1]]
    there[:] = np.where(art[..., 3:] > 127, art, there)
    return coat


def turned(rng, coat):
    """Most labels face the one who looks, some look aside or back. Rolls the paint: a round body keeps its size."""
    angle = rng.uniform(-0.5, 0.5) if chance(rng, 0.3) else rng.normal(0, 0.06)
    return np.roll(coat, int(angle * coat.shape[1]), axis=1)


def disk(rng, tint, words=None, picture=None, rim=0.88):
    """A round lid from above: plain or printed, with a raised rim."""
    art = stuff(rng, 96, 96, tint, 0.02)
    if words:
        art = label(rng, 96, 96, tint, words, picture)
    ys, xs = np.mgrid[-1:1:96j, -1:1:96j]
    radius = np.hypot(xs, ys)
    art = np.where((np.abs(radius - rim) < 0.035)[..., None], art * 0.8, art)
    return opaque(art)


def jar(rng, height, radius, content, level=1.0, lid=(200, 200, 200), words=(), ground=None, picture=None, *, neck=None, cap=None, labelled=0.88, span=None, power=2.0):
    """A glass jar with opaque content. content: function (rng, rows, columns) -> RGB."""
    cap = cap or rng.uniform(0.013, 0.018) / height
    neck = neck or rng.uniform(0.82, 0.95)
    edge = 1 - cap
    shoulder = edge - rng.uniform(0.08, 0.17)
    outline = [(0, 0.9), (0.025, 0.98), (0.05, 1), (shoulder, 1), (edge - 0.045, neck - 0.03), (edge - 0.008, neck - 0.05), (edge + 0.005, neck), (0.985, neck), (1, neck - 0.05)]
    rows = rows_for(height, 2 * np.pi * radius)
    coat = filled(rng, rows, cap, 1, content(rng, rows, AROUND // 2), level)
    if chance(rng, labelled):
        low = rng.uniform(0.03, 0.2)
        top = max(1 - shoulder + 0.02, low + rng.uniform(0, 0.12))
        coat = label_on(rng, coat, top, 1 - low, span or pick(rng, (0.4, 0.5, 0.6, 0.9, 1.0)), words, ground, picture)
    coat = band_on(rng, coat, 0, cap, lid, chance(rng, 0.4))
    top = disk(rng, lid, words if chance(rng, 0.3) else None)
    material = "gloss" if level >= 1 else "clear"
    return Part(height, lathe(outline, radius), turned(rng, coat), top, power=power, material=material, tint=(0.96, 0.98, 0.97))


def bottle(rng, height, half, outline, content, cap, lid, words, ground=None, picture=None, *, at=(0.45, 0.85), span=0.4, level=1.0, depth=1.0, bottom_cap=False, ribs=True, neck_label=None):
    """A bottle with opaque content. cap: share of the height, above or (bottom_cap) below; at: row shares of the label."""
    rows = rows_for(height, np.pi * half * (1 + depth))
    top, bottom = (0, 1 - cap) if bottom_cap else (cap, 1)
    coat = filled(rng, rows, top, bottom, content(rng, rows, AROUND // 2), level)
    if at:
        coat = label_on(rng, coat, *at, span, words, ground, picture)
    if neck_label:
        coat = label_on(rng, coat, *neck_label, 1.0, words, ground)
    coat = band_on(rng, coat, bottom if bottom_cap else 0, 1 if bottom_cap else cap, lid, ribs)
    spin = 0.0
    if depth > 0.95:
        coat = turned(rng, coat)
    elif chance(rng, 0.6):
        spin = rng.uniform(-np.pi, np.pi) if chance(rng, 0.35) else rng.normal(0, 0.35)
    elif chance(rng, 0.3):
        coat = np.roll(coat, AROUND // 2, axis=1)
    return Part(height, lathe(outline, half, half * depth), coat, material="gloss" if level >= 1 else "clear", turn=spin, tint=(0.97, 0.97, 0.97))


def squeezed(rng):
    """Plastic walls stay coated, so a squeeze bottle seldom looks empty."""
    return 1.0 if chance(rng, 0.65) else rng.uniform(0.12, 0.95)


def cap_down(rng, height, half, content, cap, words, ground, picture, **shape):
    """A squeeze bottle that stands on its wide cap."""
    return bottle(rng, height, half, CAP_DOWN, content, 0.185, cap, words, ground, picture, level=squeezed(rng), bottom_cap=True, ribs=False, **shape)


def tub(rng, height, half, base, lid, words, picture=None, *, depth=1.0, power=2.0, foot=0.82, rim=0.2, ground=None, material="gloss"):
    """A cup or tub that widens upward, its lid a little wider still."""
    rows = rows_for(height, np.pi * half * (1 + depth))
    edge = 1 - rim
    outline = [(0, foot - 0.03), (0.03, foot), (edge - 0.02, 0.955), (edge, 1), (0.98, 1), (1, 0.97)]
    shape = lathe(outline, half, half * depth)
    across = FACE * 4 if power >= BOXY else AROUND
    coat = opaque(stuff(rng, rows, across, base, 0.015))
    top = rim + 0.03
    if power >= BOXY:
        art = [label(rng, FACE, max(8, int(rows * (1 - top))), ground or base, words, picture if face == 1 else None) for face in range(4)]
        coat[rows - art[0].shape[0] :] = faces(*art)
    else:
        coat = label_on(rng, coat, top, 1.0, 1.0, words, ground or base, picture)
        coat = turned(rng, coat) if depth > 0.95 else coat
    coat = band_on(rng, coat, 0, rim, lid)
    if power >= BOXY:
        seen = opaque(label(rng, FACE, max(16, int(FACE * depth)), lid, words, picture))
    else:
        seen = disk(rng, lid, words, picture)
    return Part(height, shape, coat, seen, power=power, material=material)


def tin(rng, height, radius, words, ground=None, picture=None):
    """A food tin; unpainted rims and lid are bare metal, steel or golden."""
    outline = [(0, 0.97), (0.02, 1), (0.04, 0.98), (0.96, 0.98), (0.98, 1), (1, 0.99)]
    coat = np.zeros((rows_for(height, 2 * np.pi * radius), AROUND, 4), np.uint8)
    coat = label_on(rng, coat, 0.05, 0.95, 1.0, words, ground, picture)
    top = disk(rng, (150, 150, 145), rim=0.8)
    top[..., 3] = np.where(top[..., 0] < 130, 160, 40)
    steel = (0.85, 0.84, 0.82) if chance(rng, 0.8) else (0.85, 0.72, 0.42)
    return Part(height, lathe(outline, radius), turned(rng, coat), top, material="metal", tint=steel)


def box(rng, width, height, depth, ground, words, picture=None, *, material="matte", crumple=0.0, power=9.0, top=None, front=None, sides=None):
    """A printed carton; front, sides and top may bring their own art."""
    rows = int(np.clip(FACE * height / width, 32, 224))
    side = max(16, int(rows * depth / height)) if depth < 2 * width else FACE
    plain = band(rng, FACE, rows, ground)
    if front is None:
        front = label(rng, FACE, rows, ground, words, picture)
    back = front if chance(rng, 0.5) else label(rng, FACE, rows, ground, words)
    left, right = (sides if sides is not None else label(rng, min(side, 200), rows, ground, words) if chance(rng, 0.7) else plain for _ in range(2))
    if top is None:
        size = FACE, int(np.clip(FACE * depth / width, 24, 200))
        top = label(rng, *size, ground, words, picture if chance(rng, 0.5) else None) if chance(rng, 0.75) else band(rng, *size, ground)
    return Part(height, lathe(PRISM, width / 2, depth / 2), faces(left, front, right, back), opaque(top), power=power, material=material, crumple=crumple)


def tray(rng, width, height, depth, base, top, sides=None):
    """A low tray with film over its content; top: RGB art of the content, seen from above; sides: art where the tray is clear."""
    rim = 0.93 - 0.08 * rng.random()
    rows = int(np.clip(FACE * height / width, 24, 128))
    face = band(rng, FACE, rows, base) if sides is None else np.asarray(Image.fromarray(sides).resize((FACE, rows)))
    coat = faces(face, face, face, face)
    coat = band_on(rng, coat, 0, 0.12, shaded(base, 1.1))
    shape = lathe([(0, 0.78), (0.08, 0.82), (rim, 0.97), (rim + 0.02, 1), (1, 1)], width / 2, depth / 2)
    edge = max(2, int(min(top.shape[:2]) * rng.uniform(0.03, 0.08)))
    top = np.array(top)
    for line in (np.s_[:edge], np.s_[-edge:], np.s_[:, :edge], np.s_[:, -edge:]):
        top[line] = (top[line] * 0.3 + np.array(base) * 0.7).astype(np.uint8)
    return Part(height, shape, coat, opaque(top), power=6.0)


def pillow(width, depth, pinch=0.25):
    """The profile of a bag that stands: flat at the closed top, full in the lower half."""
    up = np.linspace(0, 1, ROWS)
    full = np.interp(up, [0, 0.05, 0.35, 0.7, 0.93, 1], [0.7, 0.9, 1, 0.75, pinch, pinch * 0.6])
    wide = np.interp(up, [0, 0.1, 0.9, 1], [0.94, 1, 0.97, 0.95])
    return np.stack([wide * width / 2, full * depth / 2], 1).astype(np.float32)


def mound(width, depth, flat=0.35):
    """The profile of something soft that lies: a rounded heap."""
    up = np.linspace(0, 1, ROWS)
    share = np.clip(1 - np.clip((up - flat) / (1 - flat), 0, 1) ** 2, 0, 1) ** 0.5 * np.clip(0.8 + up * 1.5, 0, 1)
    share = np.maximum(share, 0.12)
    return np.stack([share * width / 2, share * depth / 2], 1).astype(np.float32)


def cushion(width, depth, top=0.7):
    """The profile of something flat and soft: round edges around a wide top, where the lid's art shows."""
    return lathe([(0, 1), (0.4, 0.99), (0.7, 0.5 + top / 2), (1, top)], width / 2, depth / 2)


def ball(rng, height, radius, tint, blunt=0.5):
    """An egg or a bun: round at both ends; blunt: where it is widest."""
    up = np.linspace(0, 1, ROWS)
    share = np.where(up < blunt, 1 - ((blunt - up) / blunt) ** 2, 1 - ((up - blunt) / (1 - blunt)) ** 2)
    half = np.sqrt(np.clip(share, 0.03, 1)) * radius  # a sharper tip renders as a dark dot
    return Part(height, np.stack([half, half], 1).astype(np.float32), opaque(stuff(rng, 48, 72, tint, 0.03, 12)), material="matte")
