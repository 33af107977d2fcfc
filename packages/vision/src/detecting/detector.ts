import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { overlap, type Picture, type PixelBox } from '../picture.ts';
import { modelFolder, openSession, type RuntimeOptions } from '../runtime.ts';
import { type SeenThing, thingsOf } from './detected-things.ts';
import { type DetectorSettings, readSettings } from './detector-settings.ts';
import { Letterbox, type LetterboxOptions, sideWithin } from './letterbox.ts';
import { averaged, type Cell, confidencesOf, type Look, lookOf } from './network-output.ts';

export interface Seen {
  classes: SeenClass[];
  things: SeenThing[];
}

export interface SeenClass {
  /** Class name in the training data. */
  label: string;
  /** Calibrated probability that it is in the photo. */
  confidence: number;
  /** A few boxes at most, best first. */
  boxes: PixelBox[];
}

const MAX_CELLS = 1500;
const BOXES_PER_CLASS = 6;

/** Non-maximum suppression per class. */
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

  /** Every class above the minimum confidence, from two looks at the whole photo and one at each given tile; things from the first. */
  async detect(picture: Picture, tiles: readonly PixelBox[] = []): Promise<Seen> {
    const { inputSide, mirrorPixels } = this.settings;
    const region: PixelBox = [0, 0, picture.width, picture.height];
    const straight = await this.#look(picture, { region, side: inputSide });
    const mirrored = await this.#look(picture, {
      region,
      side: sideWithin(picture, mirrorPixels),
      mirrored: true,
    });
    const looks = [averaged(straight.look, mirrored.look)];
    for (const tile of tiles) looks.push((await this.#look(picture, { region: tile, side: inputSide })).look);
    return { classes: this.#merge(looks), things: straight.things };
  }

  async #look(picture: Picture, options: LetterboxOptions): Promise<{ look: Look; things: SeenThing[] }> {
    const { tensor, scale } = await this.#letterbox.fit(picture, options);
    const [left, top] = options.region;
    const { scores, boxes, presence } = await this.#session.run({ image: tensor });
    const outputs = {
      scores: scores!.data as Float32Array,
      boxes: boxes!.data as Float32Array,
      presence: presence!.data as Float32Array,
    };
    const place = { left, top, scale };
    return {
      look: lookOf(outputs, place, picture, this.settings.thresholds.box),
      things: options.mirrored ? [] : thingsOf(outputs, place),
    };
  }

  #merge(looks: readonly Look[]): SeenClass[] {
    const { classes, calibration, suppress: rule, thresholds } = this.settings;
    const kept = suppress(
      looks.flatMap((look) => look.cells),
      rule.iou,
      rule.limit,
    );
    const confidences = confidencesOf(calibration, looks);
    return classes.flatMap((label, c) => {
      const confidence = confidences[c]!;
      if (confidence < thresholds.maybe / 4) return [];
      const boxes = kept.filter((cell) => cell.classIndex === c).slice(0, BOXES_PER_CLASS);
      return [{ label, confidence, boxes: boxes.map((cell) => cell.box) }];
    });
  }
}
