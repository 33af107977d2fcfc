import sharp from 'sharp';
import type { Picture, RelativeBox } from './picture.ts';

/** A line of text and the direction in which it reads, in radians: 0 to the right, a quarter turn downward. */
export interface Directed {
  text: string;
  confidence: number;
  direction: number;
}

/** How a photo was taken: by how many quarter turns clockwise it lies, or as seen in a mirror. */
export interface Pose {
  turns: number;
  mirrored: boolean;
}

const SURE = 0.8;
const MIN_LETTERS = 4;
/** Fewer may be cans, whose names run upward. */
const LEAST_LINES = 4;
const LEAST_SHARE = 0.75;

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '').length;

/** How many letters of words were read for sure. */
export function sureLetters(lines: readonly Directed[]): number {
  return lines
    .filter(({ text, confidence }) => confidence >= SURE && lettersOf(text) >= MIN_LETTERS)
    .reduce((sum, { text }) => sum + lettersOf(text), 0);
}

/** By how many quarter turns clockwise the photo seems to lie, as most of its text says; 0 when too little is read to tell. */
export function quarterTurns(lines: readonly Directed[]): number {
  const counts = [0, 0, 0, 0];
  let total = 0;
  for (const { text, confidence, direction } of lines) {
    if (confidence < SURE || lettersOf(text) < MIN_LETTERS) continue;
    const turns = Math.round(direction / (Math.PI / 2));
    counts[((turns % 4) + 4) % 4]! += 1;
    total += 1;
  }
  const most = counts.indexOf(Math.max(...counts));
  return total >= LEAST_LINES && counts[most]! >= LEAST_SHARE * total ? most : 0;
}

/** The photo as if it had been taken upright and without a mirror. */
export async function setUpright(picture: Picture, { turns, mirrored }: Pose): Promise<Picture> {
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const { data, info } = await sharp(picture.data, { raw })
    .flop(mirrored)
    .rotate(((4 - turns) % 4) * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where a box of the upright photo is in the photo as it was taken. */
export function asTaken(box: RelativeBox, { turns, mirrored }: Pose): RelativeBox {
  const [x, y, width, height] = turnedBack(box, turns);
  return [mirrored ? 1 - x - width : x, y, width, height];
}

function turnedBack([x, y, width, height]: RelativeBox, turns: number): RelativeBox {
  if (turns === 1) return [1 - y - height, x, height, width];
  if (turns === 2) return [1 - x - width, 1 - y - height, width, height];
  return turns === 3 ? [y, 1 - x - width, height, width] : [x, y, width, height];
}
