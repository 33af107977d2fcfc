import type { Picture } from '../picture.ts';

/** Brightness alone, one byte a pixel, top row first. */
export interface Gray {
  data: Uint8Array;
  width: number;
  height: number;
}

export function grayOf({ data, width, height }: Picture): Gray {
  const gray = new Uint8Array(width * height);
  for (let to = 0, from = 0; to < gray.length; to += 1, from += 3)
    gray[to] = (77 * data[from]! + 150 * data[from + 1]! + 29 * data[from + 2]!) >> 8;
  return { data: gray, width, height };
}

/** The brightness between pixels; outside of the photo that of its border. */
export function brightness({ data, width, height }: Gray, x: number, y: number): number {
  const px = Math.min(width - 1.001, Math.max(0, x));
  const py = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [px | 0, py | 0];
  const [fx, fy] = [px - left, py - top];
  const at = top * width + left;
  const upper = data[at]! * (1 - fx) + data[at + 1]! * fx;
  const lower = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}
