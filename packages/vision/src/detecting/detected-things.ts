import { overlap, type PixelBox } from '../picture.ts';
import type { LookOutputs, LookPlace } from './network-output.ts';

/** Something that stands in the photo, whether it has a sure name or not. */
export interface SeenThing {
  box: PixelBox;
  /** Score of its best name, 0 to 1; low for a thing that nothing names. */
  score: number;
  /** The best names, strongest first. */
  names: { classIndex: number; score: number }[];
}

/** On the validation photos, boxes down to this score still lie on things; below it they lie on shelves. */
const LEAST_SCORE = 0.04;
const SAME_THING = 0.5;
const MOST_THINGS = 40;
const MOST_CELLS = 1500;
const NAMES = 6;

function best(scores: Float32Array, from: number, classes: number): SeenThing['names'] {
  return Array.from({ length: classes }, (_, classIndex) => ({
    classIndex,
    score: scores[from + classIndex]!,
  }))
    .sort((a, b) => b.score - a.score)
    .slice(0, NAMES);
}

/** The things in a look, each once: boxes of all classes together. */
export function thingsOf(
  { scores, boxes, presence }: LookOutputs,
  { left, top, scale }: LookPlace,
): SeenThing[] {
  const classes = presence.length;
  const cells: { cell: number; score: number }[] = [];
  for (let cell = 0, from = 0; from < scores.length; cell += 1, from += classes) {
    let score = 0;
    for (let at = from; at < from + classes; at += 1) if (scores[at]! > score) score = scores[at]!;
    if (score >= LEAST_SCORE) cells.push({ cell, score });
  }
  const things: SeenThing[] = [];
  for (const { cell, score } of cells.sort((a, b) => b.score - a.score).slice(0, MOST_CELLS)) {
    if (things.length >= MOST_THINGS) break;
    const [x0, y0, x1, y1] = boxes.subarray(cell * 4, cell * 4 + 4) as unknown as PixelBox;
    const box: PixelBox = [left + x0 / scale, top + y0 / scale, left + x1 / scale, top + y1 / scale];
    if (things.some((thing) => overlap(thing.box, box) > SAME_THING)) continue;
    things.push({ box, score, names: best(scores, cell * classes, classes) });
  }
  return things;
}
