"""Averages weights of which one was trained from the other, or both from one start: the average forgets less and sees ordinary fridges better.

python3 ml/average.py --weights packages/vision/model/detector.onnx --weights RUN/ema.pt --out RUN/average.pt
"""

import argparse

import torch

from weights import BY_CLASS, fold_norm, load_detector, norms_of


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", action="append", required=True, help="a checkpoint, or the shipped .onnx; two or more")
    parser.add_argument("--share", type=float, action="append", help="of each, in the same order; equal shares without it")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    shares = options.share or [1 / len(options.weights)] * len(options.weights)
    assert len(shares) == len(options.weights) and abs(sum(shares) - 1) < 1e-6, "one share of each, together 1"
    states = []
    for path in options.weights:
        detector = load_detector(path)
        for norm in norms_of(detector):
            fold_norm(norm)
        states.append(detector.state_dict())
    widest = max(states, key=lambda state: len(state["presence.bias"]))
    # classes that only the newer weights know stay theirs
    for state in states:
        state.update({name: torch.cat([value, widest[name][len(value) :]]) for name, value in state.items() if name.startswith(BY_CLASS)})
    average = {}
    for name, first in states[0].items():
        floating = first.dtype.is_floating_point
        average[name] = sum(state[name] * share for state, share in zip(states, shares)).half() if floating else first
    torch.save(average, options.out)


if __name__ == "__main__":
    main()
