"""From light to a photo: what phones, compact cameras and their owners make of it."""

import io

import numpy as np
from PIL import Image, ImageFilter

from cutouts import SIDE
from render import EXPOSED, brightness, developed

# how far a picture may be metered away from its things before they burn out or drown
MOST_OVER, MOST_UNDER = 2.2, 1.5
BURNT = 1.2
# of the things in a picture few may burn out, whatever else lies in the dark
BRIGHTEST_THINGS, BRIGHTEST = 88, 1.3


def photograph(light, goods, rng):
    """Linear light, and which px show goods -> a square RGB image."""
    picture = developed(bloomed(exposed(light, goods, rng), rng)).astype(np.float32) / 255
    picture = grainy(vignetted(toned(picture, rng), rng), rng)
    image = Image.fromarray((np.clip(picture, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 0.8)))
    return stored(smeared(image.resize((SIDE, SIDE), Image.BICUBIC), rng), rng)


def exposed(light, goods, rng):
    """Exposure and white balance by the picture, mostly by the things in it; both are often off."""
    exposure = EXPOSED / brightness(light[goods] if goods.any() else light)
    if rng.random() < 0.4:
        exposure = np.clip(EXPOSED / brightness(light), exposure / MOST_UNDER, exposure * MOST_OVER)
    if goods.any() and rng.random() < 0.88:
        exposure = min(exposure, BRIGHTEST / np.percentile(light[goods].mean(-1), BRIGHTEST_THINGS))
    cast = light.mean((0, 1))
    balance = (cast.mean() / np.maximum(cast, 1e-3)) ** rng.uniform(0, 0.8)
    tilt = rng.normal(0, 0.22 if rng.random() < 0.3 else 0.05)
    gain = balance * np.exp([tilt, 0, -tilt]) * rng.normal(1, 0.03, 3) * np.clip(exposure * rng.lognormal(-0.2, 0.35), 0.1, 60)
    return light * gain.astype(np.float32)


def bloomed(light, rng):
    """Light too bright for the lens spills over what is around it."""
    if rng.random() < 0.6:
        return light
    height, width = light.shape[:2]
    burnt = Image.fromarray((np.clip((light - BURNT) / 6, 0, 1) * 255).astype(np.uint8))
    spilt = burnt.resize((width // 8, height // 8), Image.BOX).filter(ImageFilter.GaussianBlur(rng.uniform(1, 6))).resize((width, height), Image.BILINEAR)
    return light + np.asarray(spilt, np.float32) * (rng.uniform(0.05, 0.4) * 6 / 255)


def toned(picture, rng):
    """Contrast and color as the camera likes them, some of it through an old-film filter."""
    black = rng.uniform(0, 0.07)
    picture = np.clip((picture - black) / (1 - black), 0, 1)
    picture += rng.uniform(-0.1, 0.9) * (picture * picture * (3 - 2 * picture) - picture)
    gray = picture.mean(2, keepdims=True)
    picture = gray + (picture - gray) * rng.uniform(0.8, 1.5)
    if rng.random() > 0.12:
        return picture
    shadows, lights = rng.uniform([[0.02, 0, 0.02], [0.85, 0.8, 0.65]], [[0.12, 0.06, 0.15], [1, 1, 0.95]]).astype(np.float32)
    return shadows + picture * (lights - shadows)


def vignetted(picture, rng):
    if rng.random() < 0.6:
        return picture
    height, width = picture.shape[:2]
    across, down = np.linspace(-1, 1, width, dtype=np.float32) ** 2, np.linspace(-1, 1, height, dtype=np.float32) ** 2
    return picture * (1 - rng.uniform(0.05, 0.35) * (across[None, :] + down[:, None]))[..., None]


def grainy(picture, rng):
    """Noise, finer in brightness than in color."""
    height, width = picture.shape[:2]
    fine = rng.standard_normal((height, width, 1), np.float32) * rng.uniform(0, 0.028)
    coarse = rng.standard_normal((height // 3, width // 3, 3), np.float32).repeat(3, 0).repeat(3, 1) * rng.uniform(0, 0.015)
    picture = picture + fine
    picture[: coarse.shape[0], : coarse.shape[1]] += coarse
    return picture


def smeared(image, rng):
    """A hand that shakes, a lens out of focus, or halos of a camera that sharpens too much."""
    kind = rng.random()
    if kind < 0.18:
        reach = int(rng.integers(2, 6))
        kernel = np.zeros((5, 5))
        kernel[2, :reach] = 1
        return image.filter(ImageFilter.Kernel((5, 5), (kernel if rng.random() < 0.5 else kernel.T).ravel().tolist(), scale=reach))
    if kind < 0.28:
        return image.filter(ImageFilter.GaussianBlur(rng.uniform(0.8, 2)))
    if kind < 0.65:
        return image.filter(ImageFilter.UnsharpMask(rng.uniform(0.8, 2.5), int(rng.uniform(50, 220)), 2))
    return image


def stored(image, rng):
    """Fewer pixels and coarse compression. -> RGB array."""
    if rng.random() < 0.55:
        side = int(SIDE * rng.uniform(0.45, 1))
        file = io.BytesIO()
        image.resize((side, side), Image.BILINEAR).save(file, "JPEG", quality=int(rng.integers(25, 80)))
        image = Image.open(file).convert("RGB").resize((SIDE, SIDE), Image.BICUBIC)
    return np.asarray(image)
