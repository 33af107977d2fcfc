"""The product computes confidences too: packages/vision/src/detecting/calibration.test.ts reads the same fixture."""

import json
from pathlib import Path

import numpy as np
import pytest

from crisper_ml.shipping.confidence import confidence, evidence, mean_evidence

REPOSITORY = Path(__file__).parents[2]
FIXTURE = json.loads((REPOSITORY / "packages/vision/fixtures/calibration.json").read_text())
SHIPPED = json.loads((REPOSITORY / "packages/vision/model/detector.json").read_text())


def evidence_of(look, photo):
    boxes, scores, presence = (np.array(look[name]) for name in ("boxes", "scores", "presence"))
    return evidence(boxes, scores, presence, photo["width"] * look["scale"], photo["height"] * look["scale"])


@pytest.mark.parametrize("case", FIXTURE["cases"], ids=lambda case: case["name"])
def test_fixture_is_reproduced(case):
    found = mean_evidence(*(evidence_of(look, case["photo"]) for look in case["looks"]))
    assert confidence(found[None], FIXTURE["calibration"])[0] == pytest.approx(case["confidences"], abs=5e-6)


def test_a_higher_score_never_means_less_confidence():
    classes = len(SHIPPED["classes"])
    scores = np.linspace(0.02, 0.98, 25)
    found = np.full((len(scores), classes, 3), 0.05)
    found[:, 0, 0] = scores
    rising = confidence(found, SHIPPED["calibration"])[:, 0]
    assert (np.diff(rising) > 0).all()
