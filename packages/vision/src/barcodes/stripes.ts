import type { Gray } from './gray.ts';

/** A place where edges run side by side, as the bars of a code do. */
export interface Stripes {
  /** Its middle, in pixels. */
  x: number;
  y: number;
  /** The direction across the bars, in radians. */
  angle: number;
  /** Half its extent across the bars, and along them. */
  across: number;
  along: number;
}

const BLOCK = 12;
/** Blocks whose edges all run one way; letters run every way. */
const MIN_COHERENCE = 0.55;
/** Mean squared slope, in grey levels a pixel: fainter ones are noise. */
const MIN_SLOPE = 12;
const MIN_BLOCKS = 8;
const MOST_PLACES = 6;
/** How far two neighbours may differ in direction: the cosine of twice 12 degrees. */
const SAME_WAY = Math.cos((24 * Math.PI) / 180);

interface Blocks {
  columns: number;
  rows: number;
  /** The direction of each block as a doubled angle, times how strong it is; 0 where it has none. */
  cos: Float32Array;
  sin: Float32Array;
}

/** Places that may hold a bar code, the strongest first. */
export function findStripes(gray: Gray): Stripes[] {
  const blocks = blocksOf(gray);
  const { columns, rows, cos, sin } = blocks;
  const seen = new Uint8Array(columns * rows);
  const found: (Stripes & { strength: number })[] = [];
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] || (cos[at] === 0 && sin[at] === 0)) continue;
    const members = grow(blocks, at, seen);
    if (members.length >= MIN_BLOCKS) found.push(placeOf(blocks, members));
  }
  return found.sort((a, b) => b.strength - a.strength).slice(0, MOST_PLACES);
}

function blocksOf({ data, width, height }: Gray): Blocks {
  const columns = Math.floor(width / BLOCK);
  const rows = Math.floor(height / BLOCK);
  const sums = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const [xx, yy, xy] = sums as [Float32Array, Float32Array, Float32Array];
  for (let y = 1; y < Math.min(height - 1, rows * BLOCK); y += 1) {
    const row = Math.floor(y / BLOCK) * columns;
    for (let x = 1; x < Math.min(width - 1, columns * BLOCK); x += 1) {
      const at = y * width + x;
      const dx = (data[at + 1]! - data[at - 1]!) / 2;
      const dy = (data[at + width]! - data[at - width]!) / 2;
      const block = row + Math.floor(x / BLOCK);
      xx[block]! += dx * dx;
      yy[block]! += dy * dy;
      xy[block]! += dx * dy;
    }
  }
  const cos = new Float32Array(columns * rows);
  const sin = new Float32Array(columns * rows);
  const around = (sum: Float32Array, column: number, row: number) => {
    let total = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        total += sum[y * columns + x]!;
    return total / (9 * BLOCK * BLOCK);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c] = [around(xx, column, row), around(yy, column, row), around(xy, column, row)];
      const one = Math.hypot(a - b, 2 * c);
      if (a + b < MIN_SLOPE || one < MIN_COHERENCE * (a + b)) continue;
      cos[row * columns + column] = a - b;
      sin[row * columns + column] = 2 * c;
    }
  }
  return { columns, rows, cos, sin };
}

/** All blocks that touch each other and run the same way. */
function grow({ columns, rows, cos, sin }: Blocks, start: number, seen: Uint8Array): number[] {
  const members = [start];
  seen[start] = 1;
  for (let next = 0; next < members.length; next += 1) {
    const at = members[next]!;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [x, y] = [column + dx, row + dy];
      const other = y * columns + x;
      if (x < 0 || y < 0 || x >= columns || y >= rows || seen[other]) continue;
      const size = Math.hypot(cos[at]!, sin[at]!) * Math.hypot(cos[other]!, sin[other]!);
      if (size === 0 || cos[at]! * cos[other]! + sin[at]! * sin[other]! < SAME_WAY * size) continue;
      seen[other] = 1;
      members.push(other);
    }
  }
  return members;
}

function placeOf({ columns, cos, sin }: Blocks, members: readonly number[]): Stripes & { strength: number } {
  let [c, s, strength] = [0, 0, 0];
  for (const at of members) {
    c += cos[at]!;
    s += sin[at]!;
    strength += Math.sqrt(Math.hypot(cos[at]!, sin[at]!));
  }
  const angle = Math.atan2(s, c) / 2;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [us, vs]: [number[], number[]] = [[], []];
  for (const at of members) {
    const [x, y] = [((at % columns) + 0.5) * BLOCK, (Math.floor(at / columns) + 0.5) * BLOCK];
    us.push(x * ux + y * uy);
    vs.push(y * ux - x * uy);
  }
  const [u, across] = middleOf(us);
  const [v, along] = middleOf(vs);
  return { x: u * ux - v * uy, y: u * uy + v * ux, angle, across, along, strength };
}

/** The middle of most values and the reach to both sides: a stray block does not count. */
function middleOf(values: number[]): [middle: number, reach: number] {
  values.sort((a, b) => a - b);
  const low = values[Math.floor(values.length * 0.02)]!;
  const high = values[Math.ceil(values.length * 0.98) - 1]!;
  return [(low + high) / 2, (high - low) / 2 + BLOCK / 2];
}
