import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { FloatBuffer } from '../float-buffer.ts';
import type { Picture, PixelBox } from '../picture.ts';

export interface LetterboxOptions {
  region: PixelBox;
  /** Length of the region's longer side in the input. */
  side: number;
  mirrored?: boolean;
}

const STEP = 32;
const FILL = 114;

function padded(side: number): number {
  return Math.max(STEP, Math.ceil(side / STEP) * STEP);
}

/** The largest long side, a multiple of STEP, that keeps the picture within this many pixels. */
export function sideWithin({ width, height }: Picture, pixels: number): number {
  const side = Math.max(width, height) * Math.sqrt(pixels / (width * height));
  return Math.max(STEP, Math.floor(side / STEP) * STEP);
}

/** Scales part of a picture into the top left of the detector's input. */
export class Letterbox {
  readonly #buffer = new FloatBuffer();

  /** The next call overwrites the returned tensor. */
  async fit(
    picture: Picture,
    { region, side, mirrored = false }: LetterboxOptions,
  ): Promise<{ tensor: Tensor; scale: number }> {
    const [left, top, right, bottom] = region;
    const scale = side / Math.max(right - left, bottom - top);
    const width = Math.max(8, Math.round((right - left) * scale));
    const height = Math.max(8, Math.round((bottom - top) * scale));
    const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
    const pixels = await sharp(picture.data, { raw })
      .extract({ left, top, width: right - left, height: bottom - top })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .flop(mirrored)
      .raw()
      .toBuffer();
    const fullWidth = padded(width);
    const fullHeight = padded(height);
    const plane = fullWidth * fullHeight;
    const data = this.#buffer.take(plane * 3).fill(FILL);
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
}
