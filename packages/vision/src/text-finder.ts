import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { openSession, type RuntimeOptions, textModelFolder } from './runtime.ts';
import { findTextBoxes, type TextBox } from './text-boxes.ts';

const STEP = 32;
/** The model was trained on blue-green-red pictures with these figures in that order. */
const MEAN = [123.675, 116.28, 103.53] as const;
const SPREAD = [58.395, 57.12, 57.375] as const;

export class TextFinder {
  readonly #session: InferenceSession;
  readonly #side: number;

  private constructor(session: InferenceSession, side: number) {
    this.#session = session;
    this.#side = side;
  }

  static async open(options: RuntimeOptions & { side: number }): Promise<TextFinder> {
    const path = join(textModelFolder(), 'ch_PP-OCRv4_det_infer.onnx');
    return new TextFinder(await openSession(path, options), options.side);
  }

  /** Lines of text in pixels of the given picture. */
  async find(picture: Picture): Promise<TextBox[]> {
    const scale = Math.min(2, this.#side / Math.max(picture.width, picture.height));
    const width = Math.max(STEP, Math.round((picture.width * scale) / STEP) * STEP);
    const height = Math.max(STEP, Math.round((picture.height * scale) / STEP) * STEP);
    const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
    const pixels = await sharp(picture.data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const plane = width * height;
    const input = new Float32Array(plane * 3);
    for (let i = 0; i < plane; i += 1) {
      for (let c = 0; c < 3; c += 1) input[c * plane + i] = (pixels[i * 3 + 2 - c]! - MEAN[c]!) / SPREAD[c]!;
    }
    const tensor = new Tensor('float32', input, [1, 3, height, width]);
    const outputs = await this.#session.run({ [this.#session.inputNames[0]!]: tensor });
    const map = outputs[this.#session.outputNames[0]!]!.data as Float32Array;
    const stretch = picture.width / width;
    return findTextBoxes(map, width, height).map((box) => ({
      ...box,
      cx: box.cx * stretch,
      cy: box.cy * (picture.height / height),
      length: box.length * stretch,
      thickness: box.thickness * stretch,
    }));
  }
}
