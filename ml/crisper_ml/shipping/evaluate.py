"""Presence precision, recall, F1, false names a photo and calibration error by source.

python3 -m crisper_ml.shipping.evaluate --data DATA --weights RUN/ema.pt --settings packages/vision/model/detector.json
"""

import argparse
import json
import os

import numpy as np
import torch

from crisper_ml.shipping.confidence import confidence
from crisper_ml.shipping.infer import INPUT_SIDE, MIRROR_PIXELS, collect, collect_as_shipped
from crisper_ml.training.data import class_names, read_homes, read_split
from crisper_ml.training.weights import load_detector

COMPLETE = ("openfridge", "homes", "negatives")
CALIBRATION_FROM = 0.05
BINS = 10


def truth(records, labelled, names):
    """-> present [photos, C], counted [photos, C] (the source labels the class and nobody doubts it), names no class
    has [photos].
    """
    present = np.zeros((len(records), len(names)), bool)
    counted = np.zeros_like(present)
    unknown = np.zeros(len(records), int)
    ids = {name: index for index, name in enumerate(names)}
    for row, record in enumerate(records):
        for name in record["names"]:
            if name in ids:
                present[row, ids[name]] = True
            else:
                unknown[row] += 1
        for name in labelled[record["source"]] - set(record["maybe"]):
            if name in ids:
                counted[row, ids[name]] = True
    return present, counted, unknown


def scores(predicted, present, counted, unknown):
    hits = int((predicted & present & counted).sum())
    false = int((predicted & ~present & counted).sum())
    missed = int((~predicted & present & counted).sum() + unknown.sum())
    precision = hits / max(1, hits + false)
    recall = hits / max(1, hits + missed)
    return {
        "precision": precision,
        "recall": recall,
        "f1": 2 * hits / max(1, 2 * hits + false + missed),
        "false": false / max(1, len(predicted)),
        "hits": hits,
    }


def calibration_error(probability, present, counted):
    """Expected calibration error over names with any confidence to speak of."""
    chosen = counted & (probability >= CALIBRATION_FROM)
    p, y = probability[chosen], present[chosen]
    if not len(p):
        return 0.0
    bins = np.minimum((p * BINS).astype(int), BINS - 1)
    return float(
        sum(
            abs(p[bins == b].mean() - y[bins == b].mean()) * (bins == b).mean()
            for b in range(BINS)
            if (bins == b).any()
        )
    )


def average_precision(probability, present, counted):
    """Precision averaged over the steps of recall, names of all photos in one list: what no threshold decides."""
    order = np.argsort(-probability[counted], kind="stable")
    hits = present[counted][order]
    return float((np.cumsum(hits) / np.arange(1, len(hits) + 1))[hits].sum() / max(1, hits.sum()))


def report(records, probability, threshold, present, counted, unknown):
    sources = np.array([record["source"] for record in records])
    print(f"{'source':<12} photos  precision  recall     F1  false/photo  ECE")
    for source in sorted(set(sources)):
        rows = sources == source
        s = scores(probability[rows] >= threshold, present[rows], counted[rows], unknown[rows])
        error = calibration_error(probability[rows], present[rows], counted[rows])
        print(
            f"{source:<12} {rows.sum():>6} {s['precision']:>10.3f} {s['recall']:>7.3f} {s['f1']:>6.3f} "
            f"{s['false']:>12.2f} {error:>6.3f}"
        )
    rows = np.isin(sources, COMPLETE)
    error = calibration_error(probability[rows], present[rows], counted[rows])
    print(f"complete labels ({', '.join(COMPLETE)}): ECE {error:.3f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--weights", required=True, help="a checkpoint, or the exported .onnx")
    parser.add_argument("--settings", help="detector.json; without it only evidence is written")
    parser.add_argument(
        "--side", type=int, default=INPUT_SIDE, help="without settings: the long side of photos in the first look"
    )
    parser.add_argument(
        "--mirror-pixels",
        type=int,
        default=MIRROR_PIXELS,
        help="without settings: their px, at most, in the second, mirrored one",
    )
    parser.add_argument("--evidence", help="also write what was found to this .npz, for crisper_ml.shipping.calibrate")
    parser.add_argument("--source", action="append", help="only these sources")
    parser.add_argument("--homes", help="also a folder of photos of homes: images/ and labels.json")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = parser.parse_args()
    settings, sizes = None, (options.side, options.mirror_pixels)
    if options.settings:
        with open(options.settings) as file:
            settings = json.load(file)
        sizes = settings["inputSide"], settings["mirrorPixels"]
    records, labelled = read_split(options.data, "val", options.source)
    paths = [os.path.join(options.data, record["file"]) for record in records]
    if options.homes:
        homes = read_homes(options.homes)
        labelled["homes"] = set(class_names(options.data))
        records = records + homes
        paths += [os.path.join(options.homes, record["file"]) for record in homes]
    if options.weights.endswith(".onnx"):
        found = collect_as_shipped(options.weights, paths, sizes, options.workers)
    else:
        found = collect(load_detector(options.weights).to(options.device), paths, sizes, options.device)
    if options.evidence:
        os.makedirs(os.path.dirname(options.evidence) or ".", exist_ok=True)
        np.savez_compressed(options.evidence, found=found, files=[record["file"] for record in records], sizes=sizes)
    if settings:
        # weights may be older than the newest names
        names = class_names(options.data)[: found.shape[1]]
        report(
            records,
            confidence(found, settings["calibration"]),
            settings["thresholds"]["show"],
            *truth(records, labelled, names),
        )


if __name__ == "__main__":
    main()
