import itertools

import numpy as np

from crisper_ml.remembering.fit_look import discriminant, features
from crisper_ml.remembering.views import altered


# packages/vision/src/remembering/embedding.test.ts expects the same shares of the same picture
def test_counts_colors_as_the_product_does():
    halves = np.zeros((2, 4, 3), np.uint8)
    halves[:, :2, 0], halves[:, 2:, 2] = 255, 255
    found = features(halves, (0, 0, 4, 2))
    assert np.allclose(found[[5 * 36, 5]], np.sqrt(0.5))
    assert np.isclose(found[216], 0.3 * np.log(2))
    assert np.isclose((found[:216] ** 2).sum(), 1)


def test_learns_what_tells_things_apart():
    rng = np.random.default_rng(3)
    things = [rng.normal(0, 1, 217) * (np.arange(217) < 4) for _ in range(60)]
    groups = [thing + rng.normal(0, 1, (4, 217)) * (np.arange(217) >= 4) for thing in things]
    mean, rows = discriminant(groups)
    looks = [(group - mean) @ rows.T for group in groups]
    within = np.mean([np.linalg.norm(look[0] - look[1]) for look in looks])
    across = np.mean([np.linalg.norm(a[0] - b[0]) for a, b in itertools.pairwise(looks)])
    assert across > 1.5 * within


def test_altered_views_stay_pictures_with_a_box():
    rng = np.random.default_rng(1)
    for _ in range(20):
        pixels, (x1, y1, x2, y2) = altered(rng, np.full((40, 60, 3), 128, np.uint8), (10, 10, 40, 30))
        assert pixels.shape == (40, 60, 3) and pixels.dtype == np.uint8
        assert x2 > x1 and y2 > y1
