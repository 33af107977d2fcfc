import { logit, sigmoid } from './log-odds.ts';

/** Weights of the formula in ml/README.md; ml/crisper_ml/shipping/confidence.py computes the same. */
export interface Calibration {
  box: number;
  presence: number;
  lower: number;
  area: number;
  crowd: number;
  crowdBox: number;
  crowdPresence: number;
  bias: number;
  classBias: readonly number[];
  /** Weights that recognize a household's fridge, and the prior of each class in one. */
  household: { weights: readonly number[]; bias: number; gain: number; classBias: readonly number[] };
}

const SMALLEST_AREA = 0.001;

export function logArea(share: number): number {
  return Math.log(Math.min(1, Math.max(SMALLEST_AREA, share)));
}

/** Scores of one class in one look. */
export interface ClassEvidence {
  /** Its best box score. */
  score: number;
  /** Its presence score. */
  presence: number;
  /** Share of the photo that the best box covers. */
  area: number;
}

/** Features of the whole photo. */
export interface SceneEvidence {
  crowd: number;
  household: number;
}

/** Grows with the number of foods: the same score means less in a full fridge than on a plate. */
function crowdOf(presence: readonly number[]): number {
  return Math.log1p(presence.reduce((sum, one) => sum + one, 0));
}

/** `household`: how likely the photo is a household's fridge, where milk or eggs are common anyway. */
export function sceneOf({ household }: Calibration, presence: readonly number[]): SceneEvidence {
  const sum = presence.reduce((total, one, c) => total + household.weights[c]! * logit(one), household.bias);
  return { crowd: crowdOf(presence), household: sigmoid(sum) };
}

/** Calibrated confidence that a class is in the photo. */
export function calibrated(
  calibration: Calibration,
  classIndex: number,
  evidence: ClassEvidence,
  { crowd, household }: SceneEvidence,
): number {
  const box = logit(evidence.score);
  const whole = logit(evidence.presence);
  const sum =
    calibration.box * box +
    calibration.presence * whole +
    calibration.lower * Math.min(box, whole) +
    calibration.area * logArea(evidence.area) +
    calibration.crowd * crowd +
    calibration.crowdBox * crowd * box +
    calibration.crowdPresence * crowd * whole +
    calibration.bias +
    calibration.classBias[classIndex]! +
    household * (calibration.household.gain + calibration.household.classBias[classIndex]!);
  return sigmoid(sum);
}
