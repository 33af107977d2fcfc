"""Averages weights of which one was trained from the other, or both from one start.

The average forgets less than either and sees ordinary fridges better.

python3 -m crisper_ml.shipping.average --weights A.onnx --weights RUN/ema.pt --data DATA --out RUN/average.pt
"""

import argparse

import numpy as np
import torch
import torch.nn.functional as F

from crisper_ml.shipping.export import photos_to_measure
from crisper_ml.training.data import decode
from crisper_ml.training.model import Detector, normalize
from crisper_ml.training.weights import BY_CLASS, fold_norm, half_state, load_detector, named_norms, visit_norms

SIDE = 512
LEAST_SPREAD = 1e-5


def pictures(folder, seed):
    """Training photos of every source, smaller than they are looked at."""
    photos = np.stack([decode(file)[0] for file in photos_to_measure(folder, seed)])
    return normalize(F.interpolate(torch.from_numpy(photos).permute(0, 3, 1, 2).float(), (SIDE, SIDE), mode="area"))


def averaged(name, states, shares):
    """One weight of several networks; classes that only some of them know are averaged over those."""
    values = [state[name] for state in states]
    if not values[0].dtype.is_floating_point:
        return values[0]
    if not name.startswith(BY_CLASS):
        return sum(value * share for value, share in zip(values, shares))
    total, weight = torch.zeros_like(max(values, key=len)), torch.zeros(max(map(len, values)))
    for value, share in zip(values, shares):
        total[: len(value)] += value * share
        weight[: len(value)] += share
    return total / weight.reshape(-1, *[1] * (total.ndim - 1))


def by_channel(x):
    return torch.stack([x.mean((0, 2, 3)), x.std((0, 2, 3))])


def spreads(detector, pixels):
    """Mean and deviation of every channel that a normalizer gives out, before the clamp."""
    found = {}

    def measure(name, norm, x):
        found[name] = by_channel(x * norm.weight[:, None, None] + norm.bias[:, None, None])

    visit_norms(detector, pixels, measure)
    return found


def spread_out(detector, pixels, wanted):
    """Gives every channel the mean and deviation wanted: what two networks see differently cancels out, and an
    average alone sees everything faintly.
    """

    def correct(name, norm, x):
        mean, deviation = by_channel(x)
        wanted_mean, wanted_deviation = wanted[name]
        alive = deviation > LEAST_SPREAD
        gain = torch.where(alive, norm.weight.sign() * wanted_deviation / deviation, norm.weight)
        norm.bias.copy_(torch.where(alive, wanted_mean - gain * mean, norm.bias))
        norm.weight.copy_(gain)

    visit_norms(detector, pixels, correct)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--weights",
        action="append",
        required=True,
        help="the shipped .onnx and checkpoints of runs that began with it, or several such runs",
    )
    parser.add_argument(
        "--share", type=float, action="append", help="of each, in the same order; equal shares without it"
    )
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    shares = options.share or [1 / len(options.weights)] * len(options.weights)
    assert len(shares) == len(options.weights) and abs(sum(shares) - 1) < 1e-6, "one share of each, together 1"
    pixels = pictures(options.data, options.seed)
    detectors = [load_detector(path) for path in options.weights]
    for _, norm in [one for detector in detectors for one in named_norms(detector)]:
        fold_norm(norm)
    states = [detector.state_dict() for detector in detectors]
    average = Detector(max(detector.class_count for detector in detectors)).eval()
    average.load_state_dict({name: averaged(name, states, shares) for name in states[0]})
    measured = [spreads(detector, pixels) for detector in detectors]
    spread_out(
        average, pixels, {name: sum(one[name] * share for one, share in zip(measured, shares)) for name in measured[0]}
    )
    torch.save(half_state(average), options.out)


if __name__ == "__main__":
    main()
