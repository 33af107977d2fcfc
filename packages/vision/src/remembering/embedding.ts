import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture, PixelBox } from '../picture.ts';
import { modelFolder } from '../runtime.ts';

/** Contents of `look.json`: a linear discriminant over colors and shape, learned by `crisper_ml.remembering.fit_look`. */
interface LookSettings {
  version: number;
  /** Bins per color channel, and points per side of the grid that samples a box. */
  bins: number;
  grid: number;
  /** Weight of the logarithm of width over height. */
  aspect: number;
  mean: readonly number[];
  /** One row per dimension, in 8 bits: base64, and the factor of each row. */
  projection: readonly string[];
  scales: readonly number[];
}

/**
 * How a thing looks, to recognize the same thing in another photo: one byte for the version of the discriminant, then one signed
 * byte per dimension. Much too small to be a picture.
 */
export type Embedding = Uint8Array;

const NARROWEST = 0.05;

function histogram(picture: Picture, [x0, y0, x1, y1]: PixelBox, bins: number, grid: number): Float64Array {
  const counts = new Float64Array(bins ** 3);
  const at = (from: number, to: number, step: number, size: number) =>
    Math.min(size - 1, Math.max(0, Math.floor(from + ((step + 0.5) / grid) * (to - from))));
  for (let row = 0; row < grid; row += 1) {
    const y = at(y0, y1, row, picture.height);
    for (let column = 0; column < grid; column += 1) {
      const from = (y * picture.width + at(x0, x1, column, picture.width)) * 3;
      const bin = (channel: number) => (picture.data[from + channel]! * bins) >> 8;
      counts[(bin(0) * bins + bin(1)) * bins + bin(2)]! += 1;
    }
  }
  return counts.map((count) => Math.sqrt(count / (grid * grid)));
}

export class Embedder {
  readonly version: number;
  readonly #settings: LookSettings;
  readonly #rows: readonly Int8Array[];

  constructor(settings: LookSettings) {
    this.version = settings.version;
    this.#settings = settings;
    this.#rows = settings.projection.map((row) => new Int8Array(Buffer.from(row, 'base64')));
    for (const row of this.#rows) {
      if (row.length !== settings.mean.length) throw new Error('look.json: rows and mean differ in length');
    }
  }

  static async open(folder = modelFolder()): Promise<Embedder> {
    return new Embedder(JSON.parse(await readFile(join(folder, 'look.json'), 'utf8')) as LookSettings);
  }

  /** The look of what the box shows. */
  embed(picture: Picture, box: PixelBox): Embedding {
    const { bins, grid, aspect, mean, scales } = this.#settings;
    const shape = Math.log(Math.max(NARROWEST, (box[2] - box[0]) / Math.max(1, box[3] - box[1])));
    const features = [...histogram(picture, box, bins, grid), aspect * shape].map((one, n) => one - mean[n]!);
    const values = this.#rows.map(
      (row, n) => scales[n]! * features.reduce((sum, one, at) => sum + one * row[at]!, 0),
    );
    const length = Math.hypot(...values) || 1;
    const bytes = new Int8Array(values.map((value) => Math.round((value / length) * 127)));
    return Uint8Array.of(this.version, ...new Uint8Array(bytes.buffer));
  }
}

/** Cosine between two looks, -1 to 1; null when they come from different versions and cannot be compared. */
export function likeness(a: Embedding, b: Embedding): number | null {
  if (a.length !== b.length || a.length < 2 || a[0] !== b[0]) return null;
  const [x, y] = [new Int8Array(a.slice(1).buffer), new Int8Array(b.slice(1).buffer)];
  let [dot, xx, yy] = [0, 0, 0];
  for (let n = 0; n < x.length; n += 1) {
    dot += x[n]! * y[n]!;
    xx += x[n]! * x[n]!;
    yy += y[n]! * y[n]!;
  }
  return xx === 0 || yy === 0 ? null : dot / Math.sqrt(xx * yy);
}
