import sharp from 'sharp';
import type { Picture } from '../picture.ts';

type Point = readonly [x: number, y: number];

export interface Camera {
  width: number;
  height: number;
  /** Where the corners of the paper lie in the photo: top left, top right, bottom right, bottom left. */
  corners: readonly [Point, Point, Point, Point];
  /** How much light falls on a place of the photo; 1 is full. */
  light: (x: number, y: number) => number;
  /** Out of focus by so many pixels. */
  blur: number;
  /** Noise of the sensor, in grey levels. */
  noise: number;
}

const TABLE = [200, 190, 170] as const;

/** A drawing as a camera sees it lying on a table: aslant, lit unevenly, out of focus, noisy, saved as JPEG. */
export async function photographed(paper: Picture, camera: Camera, random: () => number): Promise<Buffer> {
  const { width, height, light, blur, noise } = camera;
  const back = inverse(quadOf(camera.corners));
  const seen = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = back[6]! * x + back[7]! * y + back[8]!;
      const u = ((back[0]! * x + back[1]! * y + back[2]!) / w) * paper.width;
      const v = ((back[3]! * x + back[4]! * y + back[5]!) / w) * paper.height;
      const lit = light(x, y);
      const to = 3 * (y * width + x);
      const outside = u < 0 || v < 0 || u >= paper.width - 1 || v >= paper.height - 1;
      for (let channel = 0; channel < 3; channel += 1)
        seen[to + channel] = Math.min(255, lit * (outside ? TABLE[channel]! : between(paper, u, v, channel)));
    }
  }
  const raw = { width, height, channels: 3 } as const;
  const soft = await sharp(seen, { raw }).blur(Math.max(0.3, blur)).raw().toBuffer();
  for (let at = 0; at < soft.length; at += 3) {
    const grain = noise * 2 * (random() + random() + random() - 1.5);
    for (let channel = 0; channel < 3; channel += 1)
      soft[at + channel] = Math.min(255, Math.max(0, soft[at + channel]! + grain));
  }
  return sharp(soft, { raw }).jpeg({ quality: 80 }).toBuffer();
}

function between({ data, width }: Picture, u: number, v: number, channel: number): number {
  const [left, top] = [u | 0, v | 0];
  const [fx, fy] = [u - left, v - top];
  const at = 3 * (top * width + left) + channel;
  const upper = data[at]! * (1 - fx) + data[at + 3]! * fx;
  const below = at + 3 * width;
  return upper * (1 - fy) + (data[below]! * (1 - fx) + data[below + 3]! * fx) * fy;
}

/** The projection that takes the unit square to four corners. */
function quadOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Camera['corners']): number[] {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const whole = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / whole;
  const h = (ax * sy - sx * ay) / whole;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function inverse(m: readonly number[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** The corners of a paper that is turned in the picture and tilted away from the camera, around a middle. */
export function heldAslant(
  { width, height }: { width: number; height: number },
  { turn, tilt, middle }: { turn: number; tilt: number; middle: Point },
): Camera['corners'] {
  const far = 3 * Math.max(width, height);
  const corner = (x: number, y: number): Point => {
    const scale = far / (far + x * Math.sin(tilt));
    const [px, py] = [x * Math.cos(tilt) * scale, y * scale];
    return [
      middle[0] + px * Math.cos(turn) - py * Math.sin(turn),
      middle[1] + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const [w, h] = [width / 2, height / 2];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

/** One side of a slanted line lies in the shade. */
export function halfInShade(
  { width, height }: { width: number; height: number },
  shade: number,
  random: () => number,
): Camera['light'] {
  const direction = random() * 2 * Math.PI;
  const [nx, ny] = [Math.cos(direction), Math.sin(direction)];
  const edge = nx * width * (0.35 + 0.3 * random()) + ny * height * (0.35 + 0.3 * random());
  const soft = 2 + 12 * random();
  return (x, y) => 1 - shade / (1 + Math.exp((nx * x + ny * y - edge) / soft));
}

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
