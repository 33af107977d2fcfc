import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { calibrated, type DetectorSettings, readSettings, sceneOf } from './detector-settings.ts';
import { overlap, type Picture, type PixelBox } from './picture.ts';
import { modelFolder, openSession, type RuntimeOptions } from './runtime.ts';

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

const STEP = 32;
const FILL = 114;
const MAX_CELLS = 1500;
const BOXES_PER_CLASS = 6;

function padded(side: number): number {
  return Math.max(STEP, Math.ceil(side / STEP) * STEP);
}

async function letterbox(
  picture: Picture,
  region: PixelBox,
  side: number,
): Promise<{ tensor: Tensor; scale: number }> {
  const [left, top, right, bottom] = region;
  const scale = side / Math.max(right - left, bottom - top);
  const width = Math.max(8, Math.round((right - left) * scale));
  const height = Math.max(8, Math.round((bottom - top) * scale));
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const pixels = await sharp(picture.data, { raw })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const fullWidth = padded(width);
  const fullHeight = padded(height);
  const plane = fullWidth * fullHeight;
  const data = new Float32Array(plane * 3).fill(FILL);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const to = y * fullWidth + x;
      data[to] = pixels[from]!;
      data[plane + to] = pixels[from + 1]!;
      data[2 * plane + to] = pixels[from + 2]!;
    }
  }
  return { tensor: new Tensor('float32', data, [1, 3, fullHeight, fullWidth]), scale };
}

/** The part of a box that lies on the photo: a box may reach over its edge. */
function areaWithin([left, top, right, bottom]: PixelBox, { width, height }: Picture): number {
  const across = Math.min(right, width) - Math.max(left, 0);
  const down = Math.min(bottom, height) - Math.max(top, 0);
  return Math.max(0, across) * Math.max(0, down);
}

/** Keeps the best of boxes that lie on each other, class by class. */
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

  private constructor(settings: DetectorSettings, session: InferenceSession) {
    this.settings = settings;
    this.#session = session;
  }

  static async open(options: RuntimeOptions & { folder?: string }): Promise<Detector> {
    const folder = options.folder ?? modelFolder();
    const settings = await readSettings(folder);
    return new Detector(settings, await openSession(join(folder, 'detector.onnx'), options));
  }

  /** Every class with a confidence worth keeping, from one look at the whole photo and one at each given tile. */
  async detect(picture: Picture, tiles: readonly PixelBox[] = []): Promise<SeenClass[]> {
    const whole: PixelBox = [0, 0, picture.width, picture.height];
    const looks: Look[] = [];
    for (const region of [whole, ...tiles]) looks.push(await this.#look(picture, region));
    return this.#merge(looks);
  }

  async #look(picture: Picture, region: PixelBox): Promise<Look> {
    const { tensor, scale } = await letterbox(picture, region, this.settings.inputSide);
    const outputs = await this.#session.run({ image: tensor });
    const scores = outputs.scores!.data as Float32Array;
    const boxes = outputs.boxes!.data as Float32Array;
    const classes = this.settings.classes.length;
    const best = new Float32Array(classes);
    const bestArea = new Float32Array(classes);
    const cells: Cell[] = [];
    const photoArea = picture.width * picture.height;
    for (let n = 0; n < scores.length / classes; n += 1) {
      for (let c = 0; c < classes; c += 1) {
        const score = scores[n * classes + c]!;
        const strong = score >= this.settings.thresholds.box;
        if (!strong && score <= best[c]!) continue;
        const box: PixelBox = [
          region[0] + boxes[n * 4]! / scale,
          region[1] + boxes[n * 4 + 1]! / scale,
          region[0] + boxes[n * 4 + 2]! / scale,
          region[1] + boxes[n * 4 + 3]! / scale,
        ];
        if (score > best[c]!) {
          best[c] = score;
          bestArea[c] = areaWithin(box, picture) / photoArea;
        }
        if (strong) cells.push({ classIndex: c, score, box });
      }
    }
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
