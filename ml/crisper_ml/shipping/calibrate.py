"""Fits the confidence and chooses the thresholds on validation photos; every figure printed comes from photos the fit
did not see.

python3 -m crisper_ml.shipping.calibrate --data DATA --scenes SCENES --evidence VAL.npz --version 1 --out OUT.json
"""

import argparse
import json

import numpy as np

from crisper_ml.shipping.confidence import TERMS, confidence, log_odds, scene, sigmoid, terms
from crisper_ml.shipping.evaluate import average_precision, report, scores, truth
from crisper_ml.training.data import class_names, read_scenes, read_split

FOLDS = 6
# one folding of thirty photos moves the figures by a few names; the mean of several does not
FOLDINGS = 5
NEWTON_STEPS = 20
TERM_RIDGE = 0.3
CLASS_RIDGE = 6.0
HOUSEHOLD_RIDGE = 12.0
USUAL = 0.75  # the quantile of a class's scores that stands for how it is usually seen
SCENE_FOLDS = 5
SCENE_RIDGE = 750.0
SCENE_WEIGHT = 6.0
# of the names shown for ordinary fridges; three in four are asked for, and other fridges may be harder than these
# thirty
LEAST_PRECISION = 0.76
# ordinary fridges are what the product is for; the other collections keep the fit from forgetting the rest
SOURCE_WEIGHT = {"openfridge": 5.0, "negatives": 3.0, "freiburg": 0.0}


def fit_scene(found, ordinary, ridge=SCENE_RIDGE):
    """Logistic regression: is this an ordinary household's fridge? -> weights of the presence log-odds, bias."""
    design = np.concatenate([log_odds(found[..., 1]), np.ones((len(found), 1))], 1)
    weight = np.where(ordinary, SCENE_WEIGHT, 1.0)
    shrink = np.array([ridge] * found.shape[1] + [1e-3])
    shared = np.zeros(design.shape[1])
    for _ in range(NEWTON_STEPS):
        probability = sigmoid(design @ shared)
        curve = weight * probability * (1 - probability) + 1e-9
        shared = shared - np.linalg.solve(
            (design * curve[:, None]).T @ design + np.diag(shrink),
            design.T @ (weight * (probability - ordinary)) + shrink * shared,
        )
    return shared[:-1], shared[-1]


def honest_scenes(found, ordinary, seed):
    """The scene score of every photo from a fit that did not see it: the class biases must not lean on a score that
    is too sure.
    """
    fold = np.random.default_rng(seed).permutation(len(found)) % SCENE_FOLDS
    score = np.zeros(len(found))
    for number in range(SCENE_FOLDS):
        rest = fold != number
        score[~rest] = scene(found[~rest], *fit_scene(found[rest], ordinary[rest]))
    return score


def usual_levels(found):
    """How strongly every class is seen in most photos, against the others: one that is seen everywhere says little.

    -> [C, 2]
    """
    levels = np.quantile(log_odds(found[..., :2]), USUAL, axis=0)
    return levels - levels.mean(0)


def stocked(scenes, classes):
    """How often scenes, stocked as households stock their fridges, hold a name: its logarithm against the others'.

    -> [C, 1]
    """
    held = np.bincount([name for one in scenes for name in {box[0] for box in one["boxes"]}], minlength=classes)
    often = np.log((held + 0.5) / (len(scenes) + 1))
    return (often - often.mean())[:, None]


def fit(found, present, counted, ordinary, photo_weight, prior, seed=0):
    """Logistic regression on the terms, a bias and one shrunken bias per class, and both once more for ordinary
    fridges.

    What a fridge usually holds is known better than what it shows; on a plate or a market stall the same prior would
    be wrong. There the bias of a class starts from how often households keep it and how strongly it is usually seen:
    thirty photos hold most names once or never.
    """
    household = honest_scenes(found, ordinary, seed + 100)
    photo, index = np.nonzero(counted & (photo_weight > 0)[:, None])
    at_home = household[photo]
    usual = np.concatenate([prior, usual_levels(found[ordinary])], 1)
    own_terms = usual.shape[1]
    design = np.concatenate(
        [terms(found)[photo, index], np.ones((len(photo), 1)), at_home[:, None], at_home[:, None] * usual[index]], 1
    )
    target, weight = present[photo, index].astype(float), photo_weight[photo]
    ridge = np.array([TERM_RIDGE] * len(TERMS) + [1e-3] + [TERM_RIDGE] * (1 + own_terms))
    shared = np.array([0.4, 0.4, *[0.0] * (len(TERMS) - 2), -1.0, *[0.0] * (1 + own_terms)])
    own, own_at_home = np.zeros(found.shape[1]), np.zeros(found.shape[1])

    def residual():
        probability = sigmoid(design @ shared + own[index] + own_at_home[index] * at_home)
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
        own = step(own, np.ones(len(index)), CLASS_RIDGE)
        own_at_home = step(own_at_home, at_home, HOUSEHOLD_RIDGE)
    weights, bias = fit_scene(found, ordinary)

    def rounded(values, digits):
        return [round(float(value), digits) for value in values]

    *common, gain = shared[:-own_terms]
    household = {
        "weights": rounded(weights, 4),
        "bias": round(float(bias), 4),
        "gain": round(float(gain), 4),
        "classBias": rounded(own_at_home + usual @ shared[-own_terms:], 3),
    }
    return {**dict(zip((*TERMS, "bias"), rounded(common, 4))), "classBias": rounded(own, 3), "household": household}


def held_out(found, present, counted, ordinary, photo_weight, prior, seed=0):
    """Confidence of every photo from a fit on the other folds, and its fold."""
    fold = np.random.default_rng(seed).permutation(len(found)) % FOLDS
    probability = np.zeros(present.shape)
    for number in range(FOLDS):
        rest = fold != number
        probability[~rest] = confidence(
            found[~rest],
            fit(found[rest], present[rest], counted[rest], ordinary[rest], photo_weight[rest], prior, seed),
        )
    return probability, fold


def choose_threshold(probability, present, counted, unknown):
    """The lowest threshold at which enough of the names shown are right."""
    for threshold in np.arange(0.2, 0.95, 0.01):
        if scores(probability >= threshold, present, counted, unknown)["precision"] >= LEAST_PRECISION:
            return float(threshold)
    return 0.95


def scores_of_unseen(probability, present, counted, unknown, fold):
    """The figures with the threshold, too, chosen on the other folds."""
    shown = np.zeros(present.shape, bool)
    for number in range(FOLDS):
        rest = fold != number
        shown[~rest] = probability[~rest] >= choose_threshold(
            probability[rest], present[rest], counted[rest], unknown[rest]
        )
    return scores(shown, present, counted, unknown)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--scenes", required=True, help="folder of scenes rendered by crisper_ml.scenes.make_scenes")
    parser.add_argument("--evidence", required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--out")
    parser.add_argument(
        "--held-out",
        help="also write confidences of photos unseen by their fit, for npm run eval:vision -- DATA --held-out FILE",
    )
    options = parser.parse_args()
    stored = np.load(options.evidence)
    looked = set(stored["files"])
    records, labelled = read_split(options.data, "val")
    records = [record for record in records if record["file"] in looked]
    assert list(stored["files"]) == [record["file"] for record in records], "the evidence is of other photos"
    found = stored["found"]
    names = class_names(options.data)[: found.shape[1]]
    present, counted, unknown = truth(records, labelled, names)
    sources = np.array([record["source"] for record in records])
    photo_weight = np.array([SOURCE_WEIGHT.get(source, 1.0) for source in sources])
    ordinary = sources == "openfridge"
    prior = stocked(read_scenes(options.scenes), len(names))
    tries = [held_out(found, present, counted, ordinary, photo_weight, prior, seed) for seed in range(FOLDINGS)]
    probability = np.concatenate([one for one, _ in tries])
    all_records = records * FOLDINGS
    at_home = np.tile(ordinary, FOLDINGS)
    present_in, counted_in, unknown_in = (np.concatenate([part] * FOLDINGS) for part in (present, counted, unknown))
    threshold = round(
        choose_threshold(probability[at_home], present_in[at_home], counted_in[at_home], unknown_in[at_home]), 2
    )
    calibration = fit(found, present, counted, ordinary, photo_weight, prior)
    print({name: value for name, value in calibration.items() if name in (*TERMS, "bias")}, "show from", threshold)
    print(f"each photo {FOLDINGS} times, in another folding each time")
    report(all_records, probability, threshold, present_in, counted_in, unknown_in)
    unseen = [
        scores_of_unseen(*(part[ordinary] for part in (one, present, counted, unknown, fold))) for one, fold in tries
    ]
    precision = [average_precision(*(part[ordinary] for part in (one, present, counted))) for one, _ in tries]
    print(
        f"openfridge, average precision: {np.mean(precision):.3f}, "
        f"{min(precision):.3f} to {max(precision):.3f} by folding"
    )
    print(
        "openfridge, threshold by fold:",
        {name: round(float(np.mean([one[name] for one in unseen])), 3) for name in unseen[0]},
    )
    if options.held_out:
        unseen_names = [
            {file: dict(zip(names, np.round(row, 4).tolist())) for file, row in zip(stored["files"].tolist(), one)}
            for one, _ in tries
        ]
        with open(options.held_out, "w") as file:
            json.dump(unseen_names, file)
    if options.out:
        settings = {
            "version": options.version,
            "classes": names,
            "inputSide": int(stored["sizes"][0]),
            "mirrorPixels": int(stored["sizes"][1]),
            "calibration": calibration,
            "thresholds": {"show": threshold, "maybe": round(threshold / 2, 2), "box": 0.05},
            "suppress": {"iou": 0.6, "limit": 150},
        }
        with open(options.out, "w") as file:
            json.dump(settings, file, separators=(",", ":"))
            file.write("\n")


if __name__ == "__main__":
    main()
