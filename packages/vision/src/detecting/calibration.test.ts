import { expect, it } from 'vitest';
import fixture from '../../fixtures/calibration.json' with { type: 'json' };
import { averaged, confidencesOf, lookOf } from './network-output.ts';

const NO_BOXES = 2;
const DIGITS = 5;

// ml/tests/test_calibration.py checks the same fixture, so that both implementations agree.
it.each(fixture.cases)('gives the confidences that the calibration was fitted for: $name', (one) => {
  const picture = { ...one.photo, data: new Uint8Array(0) };
  const [first, second] = one.looks.map(({ scale, boxes, scores, presence }) =>
    lookOf(
      {
        scores: Float32Array.from(scores.flat()),
        boxes: Float32Array.from(boxes.flat()),
        presence: Float32Array.from(presence),
      },
      { left: 0, top: 0, scale },
      picture,
      NO_BOXES,
    ),
  );
  const confidences = confidencesOf(fixture.calibration, [averaged(first!, second!)]);
  expect(confidences).toHaveLength(one.confidences.length);
  confidences.forEach((confidence, c) => {
    expect(confidence).toBeCloseTo(one.confidences[c]!, DIGITS);
  });
});
