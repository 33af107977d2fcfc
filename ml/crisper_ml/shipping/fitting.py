"""The fit of the confidence: logistic regression on what two looks give."""

import numpy as np

from crisper_ml.shipping.confidence import TERMS, log_odds, scene, sigmoid, terms

NEWTON_STEPS = 25
TERM_RIDGE = 0.3
CLASS_RIDGE = 3.0
HOME_RIDGE = 40.0
USUAL = 0.75  # the quantile of a class's scores that stands for how it is usually seen
SCENE_FOLDS = 5
SCENE_RIDGE = 750.0
SCENE_WEIGHT = 6.0
# how often homes hold a name that nothing is known of, and how many homes that counts as
HELD_BY_CHANCE = 0.02
HOMES_ASSUMED = 60


def fit_scene(found, at_home, ridge=SCENE_RIDGE):
    """Logistic regression: is this a home's fridge? -> weights of the presence log-odds, bias."""
    design = np.concatenate([log_odds(found[..., 1]), np.ones((len(found), 1))], 1)
    weight = np.where(at_home, SCENE_WEIGHT, 1.0)
    shrink = np.array([ridge] * found.shape[1] + [1e-3])
    shared = np.zeros(design.shape[1])
    for _ in range(NEWTON_STEPS):
        probability = sigmoid(design @ shared)
        curve = weight * probability * (1 - probability) + 1e-9
        shared = shared - np.linalg.solve(
            (design * curve[:, None]).T @ design + np.diag(shrink),
            design.T @ (weight * (probability - at_home)) + shrink * shared,
        )
    return shared[:-1], shared[-1]


def folds_of(home, at_home, count, seed):
    """The fold of every photo: photos of one home in one fold, homes and the rest spread evenly."""
    chance, fold = np.random.default_rng(seed), np.zeros(len(home), int)
    for kind in (True, False):
        homes = np.unique(home[at_home == kind])
        number = dict(zip(homes, chance.permutation(len(homes)) % count))
        for row in np.nonzero(at_home == kind)[0]:
            fold[row] = number[home[row]]
    return fold


def honest_scenes(found, at_home, home, seed):
    """The scene score of every photo from a fit that did not see its home: the class biases must not lean on a score
    that is too sure.
    """
    fold = folds_of(home, at_home, SCENE_FOLDS, seed)
    score = np.zeros(len(found))
    for number in range(SCENE_FOLDS):
        rest = fold != number
        score[~rest] = scene(found[~rest], *fit_scene(found[rest], at_home[rest]))
    return score


def usual_levels(found):
    """How strongly every class is seen in most photos, against the others: one that is seen everywhere says little.

    -> [C, 2]
    """
    levels = np.quantile(log_odds(found[..., :2]), USUAL, axis=0)
    return levels - levels.mean(0)


def often_held(present, counted):
    """How often homes hold each name: its logarithm, drawn toward what is assumed of a name nothing is known of."""
    held = (present & counted).sum(0) + HELD_BY_CHANCE * HOMES_ASSUMED
    return np.log(held / (counted.sum(0) + HOMES_ASSUMED))


def often_held_elsewhere(present, counted, at_home, home):
    """The same for every photo, by all homes but its own: what a photo holds must not count as known beforehand.

    -> [photos, C]
    """
    often = np.tile(often_held(present[at_home], counted[at_home]), (len(home), 1))
    for row in np.nonzero(at_home)[0]:
        others = at_home & (home != home[row])
        often[row] = often_held(present[others], counted[others])
    return often


def fit(found, present, counted, at_home, home, photo_weight, seed=0):
    """Logistic regression on the terms and a shrunken bias per class; homes' fridges have biases of their own.

    What a fridge usually holds is known better than what it shows; on a plate or a market stall the same prior would
    be wrong. At home the bias of a class starts from how often other homes hold it and how strongly it is usually
    seen: most names were seen there once or never.
    """
    household = honest_scenes(found, at_home, home, seed)
    photo, index = np.nonzero(counted & (photo_weight > 0)[:, None])
    inside, outside = household[photo], 1 - household[photo]
    often, level = often_held(present[at_home], counted[at_home]), usual_levels(found[at_home])
    elsewhere = often_held_elsewhere(present, counted, at_home, home) - often.mean()
    known = np.column_stack([elsewhere[photo, index], level[index]])
    usual = np.column_stack([often - often.mean(), level])
    design = np.column_stack([terms(found)[photo, index], np.ones(len(photo)), inside, inside[:, None] * known])
    target, weight = present[photo, index].astype(float), photo_weight[photo]
    ridge = np.array([TERM_RIDGE] * len(TERMS) + [1e-3] + [TERM_RIDGE] * (1 + usual.shape[1]))
    shared = np.array([0.4, 0.4, *[0.0] * (len(TERMS) - 2), -1.0, *[0.0] * (1 + usual.shape[1])])
    elsewhere_bias, home_bias = np.zeros(found.shape[1]), np.zeros(found.shape[1])

    def residual():
        probability = sigmoid(design @ shared + elsewhere_bias[index] * outside + home_bias[index] * inside)
        return weight * (probability - target), weight * probability * (1 - probability) + 1e-9

    def step(values, scale, shrink):
        error, curve = residual()
        slope = np.bincount(index, error * scale, len(values)) + shrink * values
        return values - slope / (np.bincount(index, curve * scale**2, len(values)) + shrink)

    for _ in range(NEWTON_STEPS):
        error, curve = residual()
        shared = shared - np.linalg.solve(
            (design * curve[:, None]).T @ design + np.diag(ridge), design.T @ error + ridge * shared
        )
        elsewhere_bias = step(elsewhere_bias, outside, CLASS_RIDGE)
        home_bias = step(home_bias, inside, HOME_RIDGE)
    weights, bias = fit_scene(found, at_home)

    def rounded(values, digits):
        return [round(float(value), digits) for value in values]

    *common, gain = shared[: -usual.shape[1]]
    household_bias = home_bias + usual @ shared[-usual.shape[1] :] - elsewhere_bias
    return {
        **dict(zip((*TERMS, "bias"), rounded(common, 4))),
        "classBias": rounded(elsewhere_bias, 3),
        "household": {
            "weights": rounded(weights, 4),
            "bias": round(float(bias), 4),
            "gain": round(float(gain), 4),
            "classBias": rounded(household_bias, 3),
        },
    }
