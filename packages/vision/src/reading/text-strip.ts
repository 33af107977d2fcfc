import type { Picture } from '../picture.ts';
import type { TextBox } from './text-boxes.ts';

export const STRIP_HEIGHT = 48;

/** A line of text rotated to horizontal: planar BGR floats, -1 to 1, `STRIP_HEIGHT` rows. */
export interface Strip {
  data: Float32Array;
  width: number;
}

const CHANNELS = [2, 1, 0] as const;

function sampleInto(
  out: Float32Array,
  at: number,
  plane: number,
  picture: Picture,
  x: number,
  y: number,
  weight: number,
): void {
  const { data, width, height } = picture;
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = Math.min(1, Math.max(0, x - left));
  const fy = Math.min(1, Math.max(0, y - top));
  for (let c = 0; c < 3; c += 1) {
    const channel = CHANNELS[c]!;
    const a = data[(top * width + left) * 3 + channel]!;
    const b = data[(top * width + right) * 3 + channel]!;
    const d = data[(bottom * width + left) * 3 + channel]!;
    const e = data[(bottom * width + right) * 3 + channel]!;
    const value = (a * (1 - fx) + b * fx) * (1 - fy) + (d * (1 - fx) + e * fx) * fy;
    out[at + c * plane]! += (value / 127.5 - 1) * weight;
  }
}

/** Cuts the box out of the picture, along its long side rotated by `turn` radians. */
export function cutStrip(picture: Picture, box: TextBox, turn: number, maxWidth: number): Strip {
  const quarter = Math.abs(Math.sin(turn)) > 0.5;
  const along = quarter ? box.thickness : box.length;
  const across = quarter ? box.length : box.thickness;
  const width = Math.max(16, Math.min(maxWidth, Math.round((along / across) * STRIP_HEIGHT)));
  const cos = Math.cos(box.angle + turn);
  const sin = Math.sin(box.angle + turn);
  const bend = quarter ? 0 : (box.bend ?? 0) * Math.sign(Math.cos(turn));
  const plane = width * STRIP_HEIGHT;
  const data = new Float32Array(plane * 3);
  const samples = Math.min(4, Math.max(1, Math.round(across / STRIP_HEIGHT)));
  const weight = 1 / (samples * samples);
  for (let row = 0; row < STRIP_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1) {
      for (let sub = 0; sub < samples * samples; sub += 1) {
        const du = (sub % samples) / samples + 0.5 / samples;
        const dv = Math.floor(sub / samples) / samples + 0.5 / samples;
        const u = ((column + du) / width - 0.5) * along;
        const v = ((row + dv) / STRIP_HEIGHT - 0.5) * across + bend * u * u;
        const x = box.cx + u * cos - v * sin - 0.5;
        const y = box.cy + u * sin + v * cos - 0.5;
        sampleInto(data, row * width + column, plane, picture, x, y, weight);
      }
    }
  }
  return { data, width };
}

/** The strip as in a mirror. */
export function mirrorStrip({ data, width }: Strip): Strip {
  const mirrored = data.slice();
  for (let row = 0; row < data.length; row += width) mirrored.subarray(row, row + width).reverse();
  return { data: mirrored, width };
}
