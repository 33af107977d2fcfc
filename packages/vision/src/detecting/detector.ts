import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { overlap, type Picture, type PixelBox } from '../picture.ts';
import { modelFolder, openSession, type RuntimeOptions } from '../runtime.ts';
import { calibrated, logArea, sceneOf } from './calibration.ts';
import { type DetectorSettings, readSettings } from './detector-settings.ts';
import { Letterbox, type LetterboxOptions, sideWithin } from './letterbox.ts';
import { logit, sigmoid } from './log-odds.ts';

export interface SeenClass {
  /** The class as the training data calls it. */
  label: string;
  /** Calibrated: how likely it is somewhere in the photo. */
  confidence: number;
  /** Where, best first; at most a few. */
  boxes: PixelBox[];
}

interface Cell {
  classIndex: number;
  score: number;
  box: PixelBox;
}

interface Look {
  cells: Cell[];
  presence: Float32Array;
  best: Float32Array;
  bestArea: Float32Array;
}

const MAX_CELLS = 1500;
const BOXES_PER_CLASS = 6;

/** The area of a box without what lies outside the photo. */
function areaWithin([left, top, right, bottom]: PixelBox, { width, height }: Picture): number {
  const across = Math.min(right, width) - Math.max(left, 0);
  const down = Math.min(bottom, height) - Math.max(top, 0);
  return Math.max(0, across) * Math.max(0, down);
}

/** The best score of each class and its cell, and every score that is worth a box. */
function strongest(scores: Float32Array, classes: number, worthABox: number) {
  const best = new Float32Array(classes);
  const bestAt = new Int32Array(classes);
  const strong: { cell: number; classIndex: number; score: number }[] = [];
  for (let cell = 0, from = 0; from < scores.length; cell += 1, from += classes) {
    for (let classIndex = 0; classIndex < classes; classIndex += 1) {
      const score = scores[from + classIndex]!;
      if (score > best[classIndex]!) {
        best[classIndex] = score;
        bestAt[classIndex] = cell;
      }
      if (score >= worthABox) strong.push({ cell, classIndex, score });
    }
  }
  return { best, bestAt, strong };
}

function mean(a: Float32Array, b: Float32Array, there: (x: number) => number, back: (x: number) => number) {
  return a.map((value, c) => back((there(value) + there(b[c]!)) / 2));
}

/** The mean of two looks at the same photo, whose errors differ; boxes come from the first, which is larger. */
function averaged(first: Look, second: Look): Look {
  return {
    cells: first.cells,
    presence: mean(first.presence, second.presence, logit, sigmoid),
    best: mean(first.best, second.best, logit, sigmoid),
    bestArea: mean(first.bestArea, second.bestArea, logArea, Math.exp),
  };
}

/** Non-maximum suppression, class by class. */
function suppress(cells: Cell[], iou: number, limit: number): Cell[] {
  const kept: Cell[] = [];
  const ordered = cells.sort((a, b) => b.score - a.score).slice(0, MAX_CELLS);
  for (const cell of ordered) {
    if (kept.length >= limit) break;
    const twin = kept.some((k) => k.classIndex === cell.classIndex && overlap(k.box, cell.box) > iou);
    if (!twin) kept.push(cell);
  }
  return kept;
}

export class Detector {
  readonly settings: DetectorSettings;
  readonly #session: InferenceSession;
  readonly #letterbox = new Letterbox();

  private constructor(settings: DetectorSettings, session: InferenceSession) {
    this.settings = settings;
    this.#session = session;
  }

  static async open(options: RuntimeOptions & { folder?: string }): Promise<Detector> {
    const folder = options.folder ?? modelFolder();
    const settings = await readSettings(folder);
    return new Detector(settings, await openSession(join(folder, 'detector.onnx'), options));
  }

  /** Every class with a confidence worth keeping, from two looks at the whole photo and one at each given tile. */
  async detect(picture: Picture, tiles: readonly PixelBox[] = []): Promise<SeenClass[]> {
    const { inputSide, mirrorPixels } = this.settings;
    const region: PixelBox = [0, 0, picture.width, picture.height];
    const straight = await this.#look(picture, { region, side: inputSide });
    const mirrored = await this.#look(picture, {
      region,
      side: sideWithin(picture, mirrorPixels),
      mirrored: true,
    });
    const looks = [averaged(straight, mirrored)];
    for (const tile of tiles) looks.push(await this.#look(picture, { region: tile, side: inputSide }));
    return this.#merge(looks);
  }

  async #look(picture: Picture, options: LetterboxOptions): Promise<Look> {
    const { tensor, scale } = await this.#letterbox.fit(picture, options);
    const [left, top] = options.region;
    const outputs = await this.#session.run({ image: tensor });
    const scores = outputs.scores!.data as Float32Array;
    const boxes = outputs.boxes!.data as Float32Array;
    const { best, bestAt, strong } = strongest(
      scores,
      this.settings.classes.length,
      this.settings.thresholds.box,
    );
    const boxAt = (cell: number): PixelBox => [
      left + boxes[cell * 4]! / scale,
      top + boxes[cell * 4 + 1]! / scale,
      left + boxes[cell * 4 + 2]! / scale,
      top + boxes[cell * 4 + 3]! / scale,
    ];
    const photoArea = picture.width * picture.height;
    const bestArea = Float32Array.from(bestAt, (cell) => areaWithin(boxAt(cell), picture) / photoArea);
    const cells = strong.map(({ cell, ...rest }) => ({ ...rest, box: boxAt(cell) }));
    return { cells, presence: outputs.presence!.data as Float32Array, best, bestArea };
  }

  #merge(looks: readonly Look[]): SeenClass[] {
    const { classes, calibration, suppress: rule, thresholds } = this.settings;
    const kept = suppress(
      looks.flatMap((look) => look.cells),
      rule.iou,
      rule.limit,
    );
    const presence = classes.map((_, c) => Math.max(...looks.map((look) => look.presence[c]!)));
    const scene = sceneOf(calibration, presence);
    return classes.flatMap((label, c) => {
      const top = looks.reduce((a, b) => (b.best[c]! > a.best[c]! ? b : a));
      const evidence = { score: top.best[c]!, presence: presence[c]!, area: top.bestArea[c]! };
      const confidence = calibrated(calibration, c, evidence, scene);
      if (confidence < thresholds.maybe / 4) return [];
      const boxes = kept.filter((cell) => cell.classIndex === c).slice(0, BOXES_PER_CLASS);
      return [{ label, confidence, boxes: boxes.map((cell) => cell.box) }];
    });
  }
}
