import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { FloatBuffer } from '../float-buffer.ts';
import type { Picture, PixelBox } from '../picture.ts';
import { openSession, type RuntimeOptions, textModelFolder } from '../runtime.ts';
import { type FoundText, findTextBoxes, type TextBox } from './text-boxes.ts';

const STEP = 32;
const LARGEST_SCALE = 2;
/** The model was trained on BGR images normalized with these values in this order. */
const MEAN = [123.675, 116.28, 103.53] as const;
const SPREAD = [58.395, 57.12, 57.375] as const;
/** Lookup table of the normalized value for each of the 256 color levels. */
const levels = (c: 0 | 1 | 2) =>
  Float32Array.from({ length: 256 }, (_, value) => (value - MEAN[c]) / SPREAD[c]);
const [BLUE, GREEN, RED] = [levels(0), levels(1), levels(2)];

function toPlanes(pixels: Uint8Array, input: Float32Array): void {
  const plane = input.length / 3;
  for (let i = 0, from = 0; i < plane; i += 1, from += 3) {
    input[i] = BLUE[pixels[from + 2]!]!;
    input[plane + i] = GREEN[pixels[from + 1]!]!;
    input[2 * plane + i] = RED[pixels[from]!]!;
  }
}

export class TextFinder {
  readonly #session: InferenceSession;
  readonly #pixels: number;
  readonly #buffer = new FloatBuffer();

  private constructor(session: InferenceSession, pixels: number) {
    this.#session = session;
    this.#pixels = pixels;
  }

  /** `pixels`: maximum input size of one search; a small region is magnified up to it. */
  static async open(options: RuntimeOptions & { pixels: number }): Promise<TextFinder> {
    const path = join(textModelFolder(), 'ch_PP-OCRv4_det_infer.onnx');
    return new TextFinder(await openSession(path, options), options.pixels);
  }

  /** Text lines inside a region, in pixels of the picture. Without a scale it is magnified as far as the pixels go. */
  async find(
    picture: Picture,
    [left, top, right, bottom]: PixelBox,
    wanted = LARGEST_SCALE,
  ): Promise<FoundText[]> {
    const [across, down] = [right - left, bottom - top];
    const scale = Math.min(wanted, Math.sqrt(this.#pixels / (across * down)));
    const width = Math.max(STEP, Math.floor((across * scale) / STEP) * STEP);
    const height = Math.max(STEP, Math.floor((down * scale) / STEP) * STEP);
    const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
    const pixels = await sharp(picture.data, { raw })
      .extract({ left, top, width: across, height: down })
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const input = this.#buffer.take(width * height * 3);
    toPlanes(pixels, input);
    const tensor = new Tensor('float32', input, [1, 3, height, width]);
    const outputs = await this.#session.run({ [this.#session.inputNames[0]!]: tensor });
    const map = outputs[this.#session.outputNames[0]!]!.data as Float32Array;
    const stretch = across / width;
    const inPicture = <Box extends TextBox>(box: Box): Box => ({
      ...box,
      cx: left + box.cx * stretch,
      cy: top + box.cy * (down / height),
      length: box.length * stretch,
      thickness: box.thickness * stretch,
    });
    return findTextBoxes(map, width, height).map(({ arc, ...box }) => ({
      ...inPicture(box),
      arc: arc && { ...inPicture(arc), bend: arc.bend / stretch },
    }));
  }
}
