import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Calibration } from './calibration.ts';

/** Contents of `detector.json`, which belongs to the weights next to it; ml/README.md explains every field. */
export interface DetectorSettings {
  version: string;
  classes: readonly string[];
  /** Long side of the input in the first look. */
  inputSide: number;
  /** Maximum pixels in the second, mirrored look. */
  mirrorPixels: number;
  calibration: Calibration;
  thresholds: { show: number; maybe: number; box: number };
  suppress: { iou: number; limit: number };
  /** Photos with a longer side are also looked at in two halves. Absent: never, as each half costs a full look. */
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
