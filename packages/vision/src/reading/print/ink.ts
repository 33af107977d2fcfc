import { STRIP_HEIGHT, type Strip } from '../text-strip.ts';

/** A connected piece of ink in a strip. Bounds are in pixels, the last ones included. */
export interface InkPiece {
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: readonly number[];
}

const MIN_PIXELS = 6;

/** Brightness of a strip, 0 to 1, one value a pixel. */
export function grayOf({ data, width }: Strip): Float32Array {
  const plane = width * STRIP_HEIGHT;
  const gray = new Float32Array(plane);
  for (let at = 0; at < plane; at += 1)
    gray[at] = (data[at]! + data[plane + at]! + data[2 * plane + at]!) / 6 + 0.5;
  return gray;
}

/** The brightness that parts ink from paper best: the classes on both sides vary least (Otsu). */
export function inkLevel(gray: Float32Array): number {
  const counts = new Uint32Array(64);
  for (const value of gray) counts[Math.min(63, Math.max(0, Math.floor(value * 64)))]! += 1;
  let total = 0;
  for (let level = 0; level < 64; level += 1) total += level * counts[level]!;
  let [below, sum, best, at] = [0, 0, -1, 32];
  for (let level = 0; level < 63; level += 1) {
    below += counts[level]!;
    sum += level * counts[level]!;
    const above = gray.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sum / below - (total - sum) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, at] = [between, level + 1];
  }
  return at / 64;
}

/** The connected pieces of ink, of dark print on light paper. */
export function inkPieces(gray: Float32Array, width: number, level: number): InkPiece[] {
  const seen = new Uint8Array(gray.length);
  const pieces: InkPiece[] = [];
  const stack: number[] = [];
  for (let start = 0; start < gray.length; start += 1) {
    if (seen[start] || gray[start]! >= level) continue;
    const pixels: number[] = [];
    let [left, right, top, bottom] = [width, 0, STRIP_HEIGHT, 0];
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      pixels.push(at);
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(STRIP_HEIGHT - 1, y + 1); ny += 1)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (seen[next] || gray[next]! >= level) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (pixels.length >= MIN_PIXELS) pieces.push({ left, right, top, bottom, pixels });
  }
  return pieces;
}
