import { type Bent, bentBox, type Place } from './text-arc.ts';

/** A rotated rectangle around one line of text. `angle` is the direction of its long side, in radians. */
export interface TextBox {
  cx: number;
  cy: number;
  length: number;
  thickness: number;
  angle: number;
  /** Mean probability inside the box, 0 to 1. */
  score: number;
  /** How much it bends: absent for a straight box. */
  bend?: number;
}

/** A line as a straight box, and along its arc where it has one. */
export interface FoundText extends TextBox {
  arc: Bent<TextBox> | null;
}

const TEXT_LEVEL = 0.3;
const MIN_SCORE = 0.5;
const MIN_PIXELS = 24;
const MIN_THICKNESS = 3;
/** The map marks only the core of a line, so the box grows by this factor times area over perimeter. */
const GROWTH = 1.6;

interface Region {
  pixels: number;
  sum: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  members: number[];
}

function emptyRegion(): Region {
  return { pixels: 0, sum: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, members: [] };
}

function include(region: Region, index: number, width: number, value: number): void {
  const x = index % width;
  const y = (index - x) / width;
  region.pixels += 1;
  region.sum += value;
  region.x += x;
  region.y += y;
  region.xx += x * x;
  region.yy += y * y;
  region.xy += x * y;
  region.members.push(index);
}

function rectangle(region: Region, width: number): FoundText | null {
  const n = region.pixels;
  const cx = region.x / n;
  const cy = region.y / n;
  const varX = region.xx / n - cx * cx;
  const varY = region.yy / n - cy * cy;
  const cov = region.xy / n - cx * cy;
  const angle = 0.5 * Math.atan2(2 * cov, varX - varY);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
  const places: Place[] = [];
  for (const index of region.members) {
    const x = (index % width) - cx;
    const y = Math.floor(index / width) - cy;
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    places.push({ u, v });
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const length = maxU - minU + 1;
  const thickness = maxV - minV + 1;
  if (thickness < MIN_THICKNESS) return null;
  const grow = (length * thickness * GROWTH) / (length + thickness);
  const midU = (minU + maxU) / 2;
  const midV = (minV + maxV) / 2;
  const from = { cx, cy, length: length + grow, thickness: thickness + grow, angle, score: region.sum / n };
  return {
    ...from,
    cx: cx + midU * cos - midV * sin,
    cy: cy + midU * sin + midV * cos,
    arc: bentBox(from, places, GROWTH),
  };
}

/** Joins adjacent text pixels of a probability map into lines, in map coordinates. */
export function findTextBoxes(map: Float32Array, width: number, height: number): FoundText[] {
  const seen = new Uint8Array(map.length);
  const boxes: FoundText[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || map[start]! < TEXT_LEVEL) continue;
    const region = emptyRegion();
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const index = stack.pop()!;
      include(region, index, width, map[index]!);
      const x = index % width;
      const y = (index - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (seen[next] || map[next]! < TEXT_LEVEL) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (region.pixels < MIN_PIXELS || region.sum / region.pixels < MIN_SCORE) continue;
    const box = rectangle(region, width);
    if (box) boxes.push(box);
  }
  return boxes;
}
