"""The fit of the confidence on made evidence."""

import numpy as np

from crisper_ml.shipping.confidence import confidence
from crisper_ml.shipping.fitting import fit, folds_of, often_held, often_held_elsewhere

HOMES, OTHERS, CLASSES = 40, 40, 6
COMMON, RARE = 0, 1


def made(seed=3):
    """Photos whose scores tell what is there, faintly at home; homes hold one class mostly and others seldom."""
    chance = np.random.default_rng(seed)
    at_home = np.arange(HOMES + OTHERS) < HOMES
    share = np.where(at_home[:, None], [0.7, 0.03, 0.1, 0.1, 0.1, 0.1], 0.3)
    present = chance.random((HOMES + OTHERS, CLASSES)) < share
    told = np.where(at_home[:, None], 0.8, 2.5) * np.where(present, 1, -1)
    seen = 1 / (1 + np.exp(-(told[..., None] + chance.normal(0, 1, (*present.shape, 2)))))
    found = np.concatenate([seen, np.full((*present.shape, 1), 0.05)], -1)
    found[at_home, 4, 1] = 0.02  # what tells a home's fridge from the rest
    return found, present, np.ones_like(present), at_home, np.arange(len(found)), np.ones(len(found))


def test_at_home_the_same_look_means_more_of_what_homes_hold_mostly():
    evidence = made()
    calibration = fit(*evidence)
    alike = np.full((1, CLASSES, 3), 0.3)
    alike[0, 4, 1] = 0.02
    sure = confidence(alike, calibration)[0]
    assert sure[COMMON] > 2 * sure[RARE]


def test_confidence_is_about_as_high_as_names_are_often_right():
    evidence = made()
    calibration = fit(*evidence)
    found, present, _, at_home, *_ = made(seed=4)
    sure = confidence(found, calibration)
    assert abs(sure[at_home].mean() - present[at_home].mean()) < 0.06


def test_what_a_home_holds_does_not_count_as_known_of_it():
    present = np.zeros((3, 2), bool)
    present[0, 0] = present[1, 0] = True
    counted, at_home = np.ones_like(present), np.array([True, True, True])
    # the first two photos are of one home
    often = often_held_elsewhere(present, counted, at_home, np.array([0, 0, 2]))
    assert often[0, 0] == often_held(present[2:], counted[2:])[0]
    assert often[2, 0] > often[0, 0]


def test_photos_of_one_home_stand_in_one_fold():
    home = np.array([0, 1, 0, 3, 4, 5, 6, 0])
    fold = folds_of(home, np.arange(8) != 4, 3, seed=1)
    assert len(set(fold[home == 0])) == 1
    assert len(set(fold)) == 3
