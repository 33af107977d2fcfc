interface Straight {
  cx: number;
  cy: number;
  length: number;
  thickness: number;
  angle: number;
}

/** The same along an arc, as on a page of a book that lies open: `v = bend * u * u` from its middle. */
export type Bent<Box extends Straight> = Box & { bend: number };

/** How far a point is along and across a straight box, from its middle. */
export interface Place {
  u: number;
  v: number;
}

/** Short lines are straight enough, and say too little of their arc. */
const LEAST_LENGTH = 8;
/** An arc that takes less than this share of the thickness away is none. */
const LEAST_GAIN = 0.12;

/** The arc that the pixels of a line lie on; null where a straight box holds them as well. */
export function bentBox<Box extends Straight>(
  box: Box,
  places: readonly Place[],
  growth: number,
): Bent<Box> | null {
  const fit = parabola(places);
  if (fit === null) return null;
  const [level, slope, bend] = fit;
  let [low, high, least, most] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { u, v } of places) {
    const rest = v - (level + slope * u + bend * u * u);
    low = Math.min(low, rest);
    high = Math.max(high, rest);
    least = Math.min(least, u);
    most = Math.max(most, u);
  }
  const [core, along] = [high - low + 1, most - least + 1];
  const grow = (along * core * growth) / (along + core);
  const thickness = core + grow;
  if (box.length < LEAST_LENGTH * thickness || thickness > (1 - LEAST_GAIN) * box.thickness) return null;
  const middle = (least + most) / 2;
  const across = level + slope * middle + bend * middle * middle + (low + high) / 2;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  return {
    ...box,
    length: along + grow,
    cx: box.cx + middle * cos - across * sin,
    cy: box.cy + middle * sin + across * cos,
    thickness,
    angle: box.angle + Math.atan(slope + 2 * bend * middle),
    bend,
  };
}

/** Least squares: level, slope and bend of `v` over `u`. */
function parabola(places: readonly Place[]): [number, number, number] | null {
  const sums = [0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  const scale = Math.max(1, ...places.map(({ u }) => Math.abs(u)));
  for (const { u, v } of places) {
    const x = u / scale;
    for (let power = 0, value = 1; power < 5; power += 1, value *= x) {
      sums[power]! += value;
      if (power < 3) right[power]! += value * v;
    }
  }
  const [n, a, b, c, d] = sums as [number, number, number, number, number];
  const [p, q, r] = right as [number, number, number];
  const whole = det(n, a, b, a, b, c, b, c, d);
  if (Math.abs(whole) < 1e-9) return null;
  const level = det(p, a, b, q, b, c, r, c, d) / whole;
  const slope = det(n, p, b, a, q, c, b, r, d) / whole;
  const bend = det(n, a, p, a, b, q, b, c, r) / whole;
  return [level, slope / scale, bend / (scale * scale)];
}

function det(
  ...[a, b, c, d, e, f, g, h, i]: [number, number, number, number, number, number, number, number, number]
) {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
