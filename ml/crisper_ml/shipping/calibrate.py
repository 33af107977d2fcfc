"""Fits the confidence on validation photos and on homes; every figure printed comes from homes the fit did not see.

python3 -m crisper_ml.shipping.calibrate --data DATA --homes HOMES --evidence VAL.npz --version 1 --out OUT.json
"""

import argparse
import json

import numpy as np

from crisper_ml.shipping.confidence import TERMS, confidence
from crisper_ml.shipping.evaluate import average_precision, calibration_error, report, scores, truth
from crisper_ml.shipping.fitting import fit, folds_of
from crisper_ml.training.data import class_names, read_homes, read_split

FOLDS = 6
# one folding of some seventy photos moves the figures by a few names; the mean of several does not
FOLDINGS = 3
AT_HOME = ("openfridge", "homes")
# photos of one home in openfridge and homes, by the first letters of their names
SAME_HOME = (("2ba0dbc8", "7ab03562", "a45ef38a"), ("6bc2a5f3", "b331277a"), ("368626da", "861f4208"))
# ordinary fridges are what the product is for; the other collections keep the fit from forgetting the rest
SOURCE_WEIGHT = {"openfridge": 5.0, "homes": 5.0, "negatives": 3.0, "freiburg": 0.0}
# a name is shown as certain when it is likelier right than wrong, and offered as a doubtful one from half of that
SHOW, MAYBE = 0.5, 0.25


def homes_of(files):
    """A number per photo, the same for photos of one home."""
    numbers = np.arange(len(files))
    for together in SAME_HOME:
        rows = [row for row, file in enumerate(files) if any(name in file for name in together)]
        numbers[rows] = rows[0] if rows else 0
    return numbers


def held_out(found, present, counted, at_home, home, photo_weight, seed=0):
    """Confidence of every photo from a fit on the homes of the other folds."""
    fold = folds_of(home, at_home, FOLDS, seed)
    probability = np.zeros(present.shape)
    for number in range(FOLDS):
        rest = fold != number
        parts = (part[rest] for part in (found, present, counted, at_home, home, photo_weight))
        probability[~rest] = confidence(found[~rest], fit(*parts, seed))
    return probability


def print_homes(tries, present, counted, unknown):
    """Means over the foldings, by what is shown from."""
    for least in (SHOW, MAYBE):
        found = [scores(one >= least, present, counted, unknown) for one in tries]
        means = {name: round(float(np.mean([one[name] for one in found])), 3) for name in found[0]}
        print(f"homes, detector alone, from {least}:", means)
    precision = np.mean([average_precision(one, present, counted) for one in tries])
    error = np.mean([calibration_error(one, present, counted) for one in tries])
    print(f"homes, average precision: {precision:.3f}, calibration error: {error:.3f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--homes", required=True, help="folder of photos of homes: images/ and labels.json")
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
    names = class_names(options.data)[: stored["found"].shape[1]]
    labelled["homes"] = set(names)
    records = [record for record in records + read_homes(options.homes) if record["file"] in looked]
    assert list(stored["files"]) == [record["file"] for record in records], "the evidence is of other photos"
    found = stored["found"]
    present, counted, unknown = truth(records, labelled, names)
    sources = np.array([record["source"] for record in records])
    photo_weight = np.array([SOURCE_WEIGHT.get(source, 1.0) for source in sources])
    at_home = np.isin(sources, AT_HOME)
    evidence = (found, present, counted, at_home, homes_of(stored["files"]), photo_weight)
    tries = [held_out(*evidence, seed) for seed in range(FOLDINGS)]
    calibration = fit(*evidence)
    print({name: value for name, value in calibration.items() if name in (*TERMS, "bias")})
    print(f"each photo {FOLDINGS} times, in another folding each time")
    repeated = (np.concatenate([part] * FOLDINGS) for part in (present, counted, unknown))
    report(records * FOLDINGS, np.concatenate(tries), SHOW, *repeated)
    print_homes([one[at_home] for one in tries], present[at_home], counted[at_home], unknown[at_home])
    if options.held_out:
        unseen_names = [
            {file: dict(zip(names, np.round(row, 4).tolist())) for file, row in zip(stored["files"].tolist(), one)}
            for one in tries
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
            "thresholds": {"show": SHOW, "maybe": MAYBE, "box": 0.05},
            "suppress": {"iou": 0.6, "limit": 150},
        }
        with open(options.out, "w") as file:
            json.dump(settings, file, separators=(",", ":"))
            file.write("\n")


if __name__ == "__main__":
    main()
