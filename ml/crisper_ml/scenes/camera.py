"""From light to a photo: what phones, compact cameras and their owners make of it."""

import functools
import io

import numpy as np
from PIL import Image, ImageFilter

from crisper_ml.chances import chance
from crisper_ml.scenes.exposure import EXPOSED, WHITE, brightness, shoulder
from crisper_ml.training.data import SIDE

# how far a picture may be metered away from its things before they burn out or drown
MOST_OVER, MOST_UNDER = 2.2, 1.5
BURNT = 1.2
# of the things in a picture few may burn out, whatever else lies in the dark
BRIGHTEST_THINGS, BRIGHTEST = 88, 1.3
TONES = 4096
NOISE = 1 << 21


def photograph(light, goods, rng):
    """Linear light, and which px show goods -> a square RGB image."""
    # planes of one color each: numpy is several times as fast on them as on px of three colors
    planes = toned(bloomed(exposed(light, goods, rng), rng), rng)
    planes = softened(grainy(vignetted(planes, rng), rng), rng)
    image = Image.merge("RGB", [Image.fromarray(plane) for plane in np.clip(planes * 255, 0, 255).astype(np.uint8)])
    return stored(smeared(image.resize((SIDE, SIDE), Image.BICUBIC), rng), rng)


def exposed(light, goods, rng):
    """Exposure and white balance by the picture, mostly by the things in it; both are often off. -> [3, h, w]."""
    # a meter needs no more than every other px
    light_read, goods_read = light[::2, ::2], goods[::2, ::2]
    gray = light_read.mean(-1)
    things = gray[goods_read]
    exposure = EXPOSED / brightness(things if things.size else gray)
    if chance(rng, 0.4):
        exposure = np.clip(EXPOSED / brightness(gray), exposure / MOST_UNDER, exposure * MOST_OVER)
    if things.size and chance(rng, 0.88):
        exposure = min(exposure, BRIGHTEST / np.percentile(things, BRIGHTEST_THINGS))
    cast = light_read.mean((0, 1))
    balance = (cast.mean() / np.maximum(cast, 1e-3)) ** rng.uniform(0, 0.8)
    tilt = rng.normal(0, 0.22 if chance(rng, 0.3) else 0.05)
    gain = (
        balance
        * np.exp([tilt, 0, -tilt])
        * rng.normal(1, 0.03, 3)
        * np.clip(exposure * rng.lognormal(-0.2, 0.35), 0.1, 60)
    )
    planes = np.empty((3, *light.shape[:2]), np.float32)
    return np.multiply(light.transpose(2, 0, 1), gain.astype(np.float32)[:, None, None], out=planes)


def bloomed(planes, rng):
    """Light too bright for the lens spills over what is around it."""
    if chance(rng, 0.6):
        return planes
    height, width = planes.shape[1:]
    blocks = planes[:, : height // 8 * 8, : width // 8 * 8].reshape(3, height // 8, 8, width // 8, 8)
    burnt = np.clip((blocks - BURNT) / 6, 0, 1).mean((2, 4)) * 255
    spilt = (
        Image.fromarray(np.stack(burnt, -1).astype(np.uint8))
        .filter(ImageFilter.GaussianBlur(rng.uniform(1, 6)))
        .resize((width, height), Image.BILINEAR)
    )
    planes += np.asarray(spilt).transpose(2, 0, 1) * np.float32(rng.uniform(0.05, 0.4) * 6 / 255)
    return planes


def toned(planes, rng):
    """Contrast and color as the camera likes them, some of it through an old-film filter."""
    black = rng.uniform(0, 0.07)
    # roots of light are spaced about as evenly as the eye sees, so a table of them replaces powers of every px
    table = shoulder(np.linspace(0, WHITE**0.5, TONES) ** 2)
    table = np.clip((table - black) / (1 - black), 0, 1)
    table += rng.uniform(-0.1, 0.9) * (table * table * (3 - 2 * table) - table)
    roots = np.sqrt(np.clip(planes, 0, WHITE, out=planes), out=planes)
    roots *= (TONES - 1) / WHITE**0.5
    planes = table.astype(np.float32).take(roots.astype(np.uint16), mode="clip")
    gray = planes.mean(0)
    planes -= gray
    planes *= rng.uniform(0.8, 1.5)
    planes += gray
    if rng.random() > 0.12:
        return planes
    shadows, lights = rng.uniform([[0.02, 0, 0.02], [0.85, 0.8, 0.65]], [[0.12, 0.06, 0.15], [1, 1, 0.95]]).astype(
        np.float32
    )[..., None, None]
    return shadows + planes * (lights - shadows)


def vignetted(planes, rng):
    if chance(rng, 0.6):
        return planes
    height, width = planes.shape[1:]
    across, down = np.linspace(-1, 1, width, dtype=np.float32) ** 2, np.linspace(-1, 1, height, dtype=np.float32) ** 2
    planes *= 1 - np.float32(rng.uniform(0.05, 0.35)) * (across[None, :] + down[:, None])
    return planes


@functools.lru_cache(maxsize=1)
def noise():
    return np.random.default_rng(0).standard_normal(NOISE, np.float32)


def noisy(rng, shape):
    """Noise from anywhere in a long stretch, which is drawn once: drawing costs more than all that is done with it."""
    size = int(np.prod(shape))
    start = int(rng.integers(NOISE - size))
    return noise()[start : start + size].reshape(shape)


def grainy(planes, rng):
    """Noise, finer in brightness than in color."""
    height, width = planes.shape[1:]
    planes += noisy(rng, (height, width)) * np.float32(rng.uniform(0, 0.028))
    coarse = noisy(rng, (3, height // 3, width // 3)) * np.float32(rng.uniform(0, 0.015))
    coarse = coarse.repeat(3, 1).repeat(3, 2)
    planes[:, : coarse.shape[1], : coarse.shape[2]] += coarse
    return planes


def softened(planes, rng):
    """The lens: what spreads no farther than to the next px, as wide as a Gaussian."""
    np.clip(planes, 0, 1, out=planes)
    spread = np.float32(rng.uniform(0.2, 0.8) ** 2)
    for along in (planes, planes.swapaxes(1, 2)):
        beside = along[:, :-2] + along[:, 2:]
        beside *= spread / 2
        middle = along[:, 1:-1]
        middle *= 1 - spread
        middle += beside
    return planes


def smeared(image, rng):
    """A hand that shakes, a lens out of focus, or halos of a camera that sharpens too much."""
    kind = rng.random()
    if kind < 0.18:
        reach = int(rng.integers(2, 6))
        kernel = np.zeros((5, 5))
        kernel[2, :reach] = 1
        return image.filter(
            ImageFilter.Kernel((5, 5), (kernel if chance(rng, 0.5) else kernel.T).ravel().tolist(), scale=reach)
        )
    if kind < 0.28:
        return image.filter(ImageFilter.GaussianBlur(rng.uniform(0.8, 2)))
    if kind < 0.65:
        return image.filter(ImageFilter.UnsharpMask(rng.uniform(0.8, 2.5), int(rng.uniform(50, 220)), 2))
    return image


def stored(image, rng):
    """Fewer pixels and coarse compression. -> RGB array."""
    if chance(rng, 0.55):
        side = int(SIDE * rng.uniform(0.45, 1))
        file = io.BytesIO()
        image.resize((side, side), Image.BILINEAR).save(file, "JPEG", quality=int(rng.integers(25, 80)))
        image = Image.open(file).convert("RGB").resize((SIDE, SIDE), Image.BICUBIC)
    return np.asarray(image)
