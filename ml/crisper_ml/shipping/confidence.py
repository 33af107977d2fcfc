"""From what a look at a photo gives to confidences: the formula of ml/README.md.

packages/vision/src/detecting/calibration.ts computes the same; packages/vision/fixtures/calibration.json binds both.
"""

import numpy as np

CLAMP = 1e-4
LEAST_AREA = 0.001


def log_odds(probability):
    probability = np.clip(probability, CLAMP, 1 - CLAMP)
    return np.log(probability / (1 - probability))


def sigmoid(value):
    return 1 / (1 + np.exp(-np.clip(value, -30, 30)))


def evidence(boxes, scores, presence, width, height):
    """Per class: best score, presence, share of the photo that the best box covers. -> [C, 3]"""
    best = scores.argmax(0)
    chosen = boxes[best]
    extent_x = np.clip(np.minimum(chosen[:, 2], width) - np.maximum(chosen[:, 0], 0), 0, None)
    extent_y = np.clip(np.minimum(chosen[:, 3], height) - np.maximum(chosen[:, 1], 0), 0, None)
    area = np.clip(extent_x * extent_y / (width * height), LEAST_AREA, 1)
    return np.stack([scores[best, np.arange(scores.shape[1])], presence, area], 1)


def mean_evidence(first, second):
    """Of two looks: scores and presence as means of their log-odds, area as that of its logarithm. -> [C, 3]"""
    sure = sigmoid((log_odds(first[:, :2]) + log_odds(second[:, :2])) / 2)
    return np.concatenate([sure, np.sqrt(first[:, 2:] * second[:, 2:])], 1)


TERMS = ("box", "presence", "lower", "area", "crowd", "crowdBox", "crowdPresence")


def terms(found):
    """The calibration's inputs [photos, C, 7] for evidence [photos, C, 3]; the crowd is how many names the photo
    seems to hold.
    """
    box, presence = log_odds(found[..., 0]), log_odds(found[..., 1])
    crowd = np.log1p(found[..., 1].sum(-1, keepdims=True)) * np.ones_like(box)
    return np.stack(
        [
            box,
            presence,
            np.minimum(box, presence),
            np.log(np.clip(found[..., 2], LEAST_AREA, 1)),
            crowd,
            crowd * box,
            crowd * presence,
        ],
        -1,
    )


def scene(found, weights, bias):
    """How much a photo looks like an ordinary fridge, from what it seems to hold: [photos]."""
    return sigmoid(log_odds(found[..., 1]) @ np.array(weights) + bias)


def confidence(found, calibration):
    household = calibration["household"]
    total = (
        terms(found) @ np.array([calibration[name] for name in TERMS])
        + calibration["bias"]
        + np.array(calibration["classBias"])
    )
    ordinary = scene(found, household["weights"], household["bias"])[:, None]
    return sigmoid(total + ordinary * (household["gain"] + np.array(household["classBias"])))
