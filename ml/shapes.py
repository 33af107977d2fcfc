"""Renders of simple things that stand in fridges: turned bodies (bottles, cans, jars, cups), boxes, eggs. All return RGBA uint8 arrays."""

import colorsys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

# photos that labels may carry as prints: real packages show food, and a flat ground alone gives a drawn one away
_prints = []
PRINTED_SHARE = 0.35
# how steeply things are looked down at, where the scene knows it
_view = {"pitch": None}

LETTERS = "ABCDEFGHIKLMNOPRSTUVZaeiounrst"


def color(rng, hue, saturation=(0.6, 1.0), value=(0.5, 1.0)):
    """A color near one of the given hues (degrees)."""
    angle = (rng.choice(np.atleast_1d(hue)) + rng.normal(0, 6)) % 360
    rgb = colorsys.hsv_to_rgb(angle / 360, rng.uniform(*saturation), rng.uniform(*value))
    return tuple(int(channel * 255) for channel in rgb)


def gray(rng, low=0.75, high=1.0):
    value = int(rng.uniform(low, high) * 255)
    return (value, value, max(0, value - int(rng.integers(0, 20))))


def contrast_color(rng, base):
    if rng.random() < 0.5:
        return (255, 255, 255) if sum(base) < 420 else (25, 25, 35)
    return color(rng, [0, 30, 50, 120, 210, 230, 300])


def word_image(text, ink, height):
    """Text of any height from the bitmap font that every Pillow has."""
    font = ImageFont.load_default()
    box = font.getbbox(text)
    image = Image.new("RGBA", (max(1, box[2] + 2), max(1, box[3] + 2)), ink + (0,))
    ImageDraw.Draw(image).text((1, 1), text, fill=ink + (255,), font=font)
    return image.resize((max(2, int(image.width * height / image.height)), max(2, int(height))), Image.BICUBIC)


def random_word(rng):
    return "".join(rng.choice(list(LETTERS), size=int(rng.integers(3, 9))))


def print_photos(files):
    _prints[:] = files


def look_from(pitch):
    _view["pitch"] = pitch


def printed_ground(rng, size, base):
    """A piece of a photo toned toward the label's color."""
    with Image.open(_prints[int(rng.integers(len(_prints)))]) as photo:
        photo = photo.convert("RGB")
        share = rng.uniform(0.3, 0.9)
        width, height = share * photo.width, share * photo.height
        left, top = rng.uniform(0, photo.width - width), rng.uniform(0, photo.height - height)
        piece = photo.crop((int(left), int(top), int(left + width), int(top + height))).resize(size, Image.BILINEAR)
    return Image.blend(piece, Image.new("RGB", size, base), rng.uniform(0.35, 0.9))


def label_texture(rng, base, words=(), picture=None, size=(160, 120)):
    """A printed label: ground, bands, an emblem or picture, a few words."""
    width, height = size
    image = printed_ground(rng, size, base) if _prints and rng.random() < PRINTED_SHARE else Image.new("RGB", size, base)
    draw = ImageDraw.Draw(image)
    for _ in range(int(rng.integers(0, 3))):
        top = rng.uniform(0, height)
        draw.rectangle([0, top, width, top + rng.uniform(0.03, 0.35) * height], fill=contrast_color(rng, base))
    ink = contrast_color(rng, base)
    if rng.random() < 0.6:
        cx, cy, radius = rng.uniform(0.3, 0.7) * width, rng.uniform(0.3, 0.7) * height, rng.uniform(0.15, 0.4) * height
        draw.ellipse([cx - radius * rng.uniform(0.8, 1.6), cy - radius, cx + radius * rng.uniform(0.8, 1.6), cy + radius], fill=contrast_color(rng, base), outline=ink)
    if picture is not None:
        for _ in range(int(rng.integers(1, 5))):
            cx, cy, radius = rng.uniform(0.2, 0.8) * width, rng.uniform(0.5, 0.9) * height, rng.uniform(0.1, 0.25) * height
            draw.ellipse([cx - radius, cy - radius, cx + radius, cy + radius], fill=picture)
            draw.ellipse([cx - radius * 0.5, cy - radius * 0.6, cx, cy - radius * 0.1], fill=tuple(min(255, int(c * 1.25) + 20) for c in picture))
    for _ in range(int(rng.integers(1, 4))):
        text = str(rng.choice(words)) if len(words) and rng.random() < 0.6 else random_word(rng)
        text = text.upper() if rng.random() < 0.5 else text
        word = word_image(text, ink, rng.uniform(0.1, 0.3) * height)
        if word.width > width * 0.9:
            word = word.resize((int(width * 0.9), word.height))
        image.paste(word, (int((width - word.width) / 2), int(rng.uniform(0, max(1, height - word.height)))), word)
    for _ in range(int(rng.integers(0, 4))):
        top = rng.uniform(0.5, 1) * height
        draw.line([rng.uniform(0, 0.3) * width, top, rng.uniform(0.6, 1) * width, top], fill=ink, width=1)
    return np.asarray(image, np.float32)


def turned_body(rng, height, aspect, profile, bands, labels=(), gloss=0.5, speckles=None):
    """A body of revolution seen from the side.

    profile: (t, r) points from top to bottom, r as a share of the half width. bands: (t0, t1, rgb, opacity).
    labels: (t0, t1, texture). speckles: (t0, t1, colors) draws pieces in a liquid.
    """
    height = max(16, int(height))
    width = max(6, int(height * aspect))
    half = width / 2
    pitch = _view["pitch"]
    if pitch is None:
        pitch = rng.uniform(0.05, 0.55) if rng.random() < 0.6 else 0.0
    stops, shares = [p[0] for p in profile], [p[1] for p in profile]
    tall = height
    rim = pitch * half * shares[0]
    height = int(np.ceil(tall + rim + pitch * half * shares[-1]))
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    sideways = xs + 0.5 - half
    # how far down the body a pixel lies: seen from above, the near side of every ring hangs lower than its ends
    down = (ys + 0.5 - rim) / tall
    for _ in range(4 if pitch else 0):
        ring = np.maximum(half * np.interp(down, stops, shares), 0.5)
        down = (ys + 0.5 - rim - pitch * np.sqrt(np.clip(ring**2 - sideways**2, 0, None))) / tall
    radii = np.interp(down, stops, shares)
    across = sideways / np.maximum(half * radii, 0.5)
    inside = (np.abs(across) <= 1) & (down >= 0) & (down <= 1)
    depth = np.sqrt(np.clip(1 - across**2, 0, 1))
    if not pitch:
        down = np.clip(down + rng.uniform(-0.12, 0.12) * aspect * (depth - 1) * radii, 0, 1)
    rgb = np.zeros((height, width, 3), np.float32)
    opacity = np.zeros((height, width), np.float32)
    for start, end, tint, alpha in bands:
        region = (down >= start) & (down <= end)
        rgb[region] = tint
        opacity[region] = alpha
    if speckles is not None:
        start, end, tints = speckles
        for _ in range(int(rng.integers(8, 26))):
            cx, cy = rng.uniform(0.05, 0.95) * width, rng.uniform(start, end) * tall + rim
            radius = rng.uniform(0.05, 0.16) * width
            spot = ((xs - cx) ** 2 + ((ys - cy) / rng.uniform(0.7, 2.2)) ** 2 < radius**2) & (down >= start) & (down <= end)
            rgb[spot] = rgb[spot] * 0.2 + np.array(tints[int(rng.integers(len(tints)))], np.float32) * rng.uniform(0.6, 0.9)
    turn = rng.uniform(-0.25, 0.25)
    for start, end, texture in labels:
        region = (down >= start) & (down <= end)
        u = np.clip(0.5 + turn + np.arcsin(np.clip(across, -1, 1)) / np.pi * rng.uniform(0.8, 1.0), 0, 0.999)
        v = np.clip((down - start) / max(end - start, 1e-3), 0, 0.999)
        printed = texture[(v * texture.shape[0]).astype(int), (u * texture.shape[1]).astype(int)]
        rgb[region] = printed[region]
        opacity[region] = 1
    light = rng.uniform(-0.7, 0.7)
    shade = 0.5 + 0.55 * np.clip(across * light + depth * np.sqrt(1 - light**2), 0, 1) * rng.uniform(0.85, 1.1)
    rgb *= shade[..., None]
    for _ in range(int(rng.integers(1, 3))):
        center, spread = rng.uniform(-0.75, 0.75), rng.uniform(0.03, 0.14)
        rgb += (np.exp(-(((across - center) / spread) ** 2)) * gloss * rng.uniform(40, 150))[..., None]
    alpha = opacity * inside * np.clip((1 - np.abs(across)) * half * radii + 0.5, 0, 1)
    if pitch:
        top = np.hypot(sideways / max(half * shares[0], 0.5), (ys + 0.5 - rim) / max(rim, 0.5))
        lid = (top <= 1) & ~(inside & (alpha > 0.5))
        ring = np.where(top > 0.82, rng.uniform(0.6, 1.2), rng.uniform(0.7, 1.15))
        rgb[lid] = (np.array(bands[0][2], np.float32) * ring[..., None])[lid]
        alpha = np.where(lid, 1.0, alpha)
    return np.dstack([np.clip(rgb, 0, 255), alpha * 255]).astype(np.uint8)


def box_body(rng, height, aspect, front, gable=False, side_share=None):
    """A carton seen a little from the side; gable adds the folded roof of a milk or juice carton."""
    height = max(16, int(height))
    share = rng.uniform(0, 0.45) if side_share is None else side_share
    width = max(8, int(height * aspect))
    side_width = int(width * share)
    roof = int(height * rng.uniform(0.14, 0.24)) if gable else 0
    body_height = height - roof
    face = Image.fromarray(front.astype(np.uint8)).resize((width - side_width, body_height), Image.BILINEAR)
    canvas = np.zeros((height, width, 4), np.float32)
    shade = np.linspace(rng.uniform(0.8, 1.05), rng.uniform(0.8, 1.05), width - side_width)[None, :, None]
    left = side_width if rng.random() < 0.5 else 0
    canvas[roof:, left : left + width - side_width, :3] = np.asarray(face, np.float32) * shade
    canvas[roof:, left : left + width - side_width, 3] = 255
    if side_width > 1:
        side = np.asarray(Image.fromarray(front.astype(np.uint8)).resize((side_width, body_height), Image.BILINEAR), np.float32) * rng.uniform(0.5, 0.8)
        start = 0 if left else width - side_width
        slant = rng.uniform(0, 0.35)
        for column in range(side_width):
            distance = side_width - column if left else column
            lift = int(distance * slant)
            canvas[roof : height - lift, start + column, :3] = side[: body_height - lift, column]
            canvas[roof : height - lift, start + column, 3] = 255
    if gable:
        tint = front.reshape(-1, 3).mean(0) if rng.random() < 0.5 else np.array(gray(rng))
        ridge = max(2, roof // 4)
        for row in range(roof):
            inset = 0 if row < ridge else int((roof - row) / roof * width * rng.uniform(0.0, 0.02))
            canvas[row, inset : width - inset, :3] = tint * (0.95 if row < ridge else 0.72 + 0.25 * row / roof)
            canvas[row, inset : width - inset, 3] = 255
        if rng.random() < 0.6:
            cap = Image.new("L", (width, height))
            cx, cy, radius = width * rng.uniform(0.4, 0.6), roof * 0.65, width * rng.uniform(0.09, 0.16)
            ImageDraw.Draw(cap).ellipse([cx - radius, cy - radius * 0.9, cx + radius, cy + radius * 0.9], fill=255)
            canvas[np.asarray(cap) > 0, :3] = color(rng, [0, 30, 120, 210, 230])
    return np.clip(canvas, 0, 255).astype(np.uint8)


def egg(rng, size, tint):
    """One egg, lit from above."""
    height, width = max(8, int(size * rng.uniform(1.1, 1.3))), max(7, int(size))
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    v = (ys + 0.5) / height * 2 - 1
    u = ((xs + 0.5) / width * 2 - 1) / (1 - 0.13 * -v)
    radius = u**2 + v**2
    depth = np.sqrt(np.clip(1 - radius, 0, 1))
    shade = np.clip(0.55 + 0.35 * depth - 0.2 * v + rng.uniform(-0.15, 0.15) * u, 0.3, 1.12)
    rgb = np.array(tint, np.float32) * shade[..., None]
    alpha = np.clip((1 - radius) * width / 4, 0, 1) * 255
    return np.dstack([np.clip(rgb, 0, 255), alpha]).astype(np.uint8)


def over(canvas, sprite, left, top):
    """Alpha-composite sprite onto an RGBA canvas in place; parts outside are cut."""
    height, width = canvas.shape[:2]
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(width, left + sprite.shape[1]), min(height, top + sprite.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    part = sprite[y0 - top : y1 - top, x0 - left : x1 - left].astype(np.float32)
    alpha = part[..., 3:] / 255
    region = canvas[y0:y1, x0:x1]
    region[..., :3] = (region[..., :3] * (1 - alpha) + part[..., :3] * alpha).astype(region.dtype)
    if canvas.shape[2] == 4:
        region[..., 3:] = np.maximum(region[..., 3:], part[..., 3:]).astype(region.dtype)


def soften(sprite, radius):
    return np.asarray(Image.fromarray(sprite).filter(ImageFilter.GaussianBlur(radius)))
