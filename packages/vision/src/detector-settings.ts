import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logit, sigmoid } from './log-odds.ts';

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
  /** What ordinary fridges usually hold, and by which classes such a fridge is known. */
  household: { weights: readonly number[]; bias: number; gain: number; classBias: readonly number[] };
}

/** What `detector.json` says about the weights beside it; ml/README.md explains every field. */
export interface DetectorSettings {
  version: string;
  classes: readonly string[];
  /** The photo's long side in the first look. */
  inputSide: number;
  /** Its pixels, at most, in the second, mirrored one. */
  mirrorPixels: number;
  calibration: Calibration;
  thresholds: { show: number; maybe: number; box: number };
  suppress: { iou: number; limit: number };
  /** Photos with a longer side than this get two closer looks besides; none when absent, as each costs a full look. */
  tileAbove?: number;
}

export async function readSettings(folder: string): Promise<DetectorSettings> {
  const settings = JSON.parse(await readFile(join(folder, 'detector.json'), 'utf8')) as DetectorSettings;
  const { classBias, household } = settings.calibration;
  for (const list of [classBias, household.weights, household.classBias]) {
    if (list.length !== settings.classes.length) {
      throw new Error('detector.json: the calibration and the classes differ in length');
    }
  }
  return settings;
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

/** Roughly how many names the photo holds: in a crowded fridge the same score means less than on a plate. */
function crowdOf(presence: readonly number[]): number {
  return Math.log1p(presence.reduce((sum, one) => sum + one, 0));
}

/** How much it looks like a household's fridge, where milk, eggs and beer are likelier than a scan alone can tell. */
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
