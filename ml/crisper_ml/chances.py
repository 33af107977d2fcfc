"""Choosing by chance."""

import numpy as np


def chance(rng, share):
    return rng.random() < share


def pick(rng, choices):
    return choices[int(rng.integers(len(choices)))]


def pick_weighted(rng, choices, weights):
    weights = np.array(weights, float)
    return choices[int(rng.choice(len(choices), p=weights / weights.sum()))]


def typical(rng, options):
    """One of (..., weight) tuples."""
    return pick_weighted(rng, options, [option[-1] for option in options])
