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
  /** What a household's fridge usually holds, and the classes that tell such a fridge. */
  household: { weights: readonly number[]; bias: number; gain: number; classBias: readonly number[] };
}

const SMALLEST_AREA = 0.001;

export function logArea(share: number): number {
  return Math.log(Math.min(1, Math.max(SMALLEST_AREA, share)));
}

/** What a look says about one class. */
export interface ClassEvidence {
  /** Its best box score. */
  score: number;
  /** Its presence score. */
  presence: number;
  /** Share of the photo that the best box covers. */
  area: number;
}

/** What the photo as a whole is like. */
export interface SceneEvidence {
  crowd: number;
  household: number;
}

/** Grows with the number of foods: in a full fridge the same score means less than on a plate. */
function crowdOf(presence: readonly number[]): number {
  return Math.log1p(presence.reduce((sum, one) => sum + one, 0));
}

/** `household`: how much the photo looks like a household's fridge, where milk or eggs are likely anyway. */
export function sceneOf({ household }: Calibration, presence: readonly number[]): SceneEvidence {
  const sum = presence.reduce((total, one, c) => total + household.weights[c]! * logit(one), household.bias);
  return { crowd: crowdOf(presence), household: sigmoid(sum) };
}

/** Confidence that a class is in the photo. */
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
