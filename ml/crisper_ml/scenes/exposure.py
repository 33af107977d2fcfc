"""From linear light to the px of a picture."""

import numpy as np

# how bright a picture comes out, as the meter reads it
EXPOSED = 0.26
# light that comes out white; what is brighter does too
WHITE = 1.82


def brightness(gray):
    """What a camera's meter reads off the linear light of px."""
    return np.exp(np.log(gray + 1e-3).mean())


def shoulder(light):
    """Linear light to 0..1 of a picture, with the soft shoulder of a camera."""
    return np.clip(light * (1 + light / 6.0) / (1 + light * 0.75), 0, 1) ** (1 / 2.2)


def developed(light, exposure=1.0):
    return (shoulder(np.maximum(light * exposure, 0)) * 255).astype(np.uint8)
