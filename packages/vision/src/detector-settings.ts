import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
}

/** What `detector.json` says about the weights beside it; ml/README.md explains every field. */
export interface DetectorSettings {
  version: string;
  classes: readonly string[];
  inputSide: number;
  calibration: Calibration;
  thresholds: { show: number; maybe: number; box: number };
  suppress: { iou: number; limit: number };
  /** Photos with a longer side than this get two closer looks besides; none when absent, as each costs a full look. */
  tileAbove?: number;
}

export async function readSettings(folder: string): Promise<DetectorSettings> {
  const settings = JSON.parse(await readFile(join(folder, 'detector.json'), 'utf8')) as DetectorSettings;
  if (settings.calibration.classBias.length !== settings.classes.length) {
    throw new Error('detector.json: classBias and classes differ in length');
  }
  return settings;
}

const CLAMP = 0.0001;
const SMALLEST_AREA = 0.001;

function logit(probability: number): number {
  const p = Math.min(1 - CLAMP, Math.max(CLAMP, probability));
  return Math.log(p / (1 - p));
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

/** Roughly how many names the photo holds: in a crowded fridge the same score means less than on a plate. */
export function crowdOf(presence: ArrayLike<number>): number {
  let sum = 0;
  for (let c = 0; c < presence.length; c += 1) sum += presence[c]!;
  return Math.log1p(sum);
}

/** Confidence that a class is in the photo. */
export function calibrated(
  calibration: Calibration,
  classIndex: number,
  evidence: ClassEvidence,
  crowd: number,
): number {
  const box = logit(evidence.score);
  const whole = logit(evidence.presence);
  const area = Math.log(Math.min(1, Math.max(SMALLEST_AREA, evidence.area)));
  const sum =
    calibration.box * box +
    calibration.presence * whole +
    calibration.lower * Math.min(box, whole) +
    calibration.area * area +
    calibration.crowd * crowd +
    calibration.crowdBox * crowd * box +
    calibration.crowdPresence * crowd * whole +
    calibration.bias +
    (calibration.classBias[classIndex] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
