"""Averages the weights of runs that share a start: the average sees ordinary fridges better than either.

python3 ml/average.py --weights RUN-A/ema.pt --weights RUN-B/ema.pt --out average.pt
"""

import argparse

import torch


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", action="append", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    states = [torch.load(path, map_location="cpu") for path in options.weights]
    average = {}
    for name, last in states[-1].items():
        floating = last.dtype.is_floating_point
        average[name] = (sum(state[name].float() for state in states) / len(states)).half() if floating else last
    torch.save(average, options.out)


if __name__ == "__main__":
    main()
