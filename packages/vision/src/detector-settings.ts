import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Calibration {
  box: number;
  presence: number;
  lower: number;
  area: number;
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

/** Confidence that a class is in the photo, from its best box score, its presence score and the box's share of the photo. */
export function calibrated(
  calibration: Calibration,
  classIndex: number,
  score: number,
  presence: number,
  areaShare: number,
): number {
  const box = logit(score);
  const whole = logit(presence);
  const area = Math.log(Math.min(1, Math.max(SMALLEST_AREA, areaShare)));
  const sum =
    calibration.box * box +
    calibration.presence * whole +
    calibration.lower * Math.min(box, whole) +
    calibration.area * area +
    calibration.bias +
    (calibration.classBias[classIndex] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
