import type { Picture, PixelBox } from '../picture.ts';
import { type Calibration, calibrated, logArea, sceneOf } from './calibration.ts';
import { logit, sigmoid } from './log-odds.ts';

export interface Cell {
  classIndex: number;
  score: number;
  box: PixelBox;
}

/** Result of one pass of the network over a photo or tile, for every class. */
export interface Look {
  /** Every score high enough for a box. */
  cells: Cell[];
  presence: Float32Array;
  /** Best score of each class, and the share of the photo that its box covers. */
  best: Float32Array;
  bestArea: Float32Array;
}

/** Outputs of the network: class scores per cell, boxes in input pixels. */
export interface LookOutputs {
  scores: Float32Array;
  boxes: Float32Array;
  presence: Float32Array;
}

/** Offset of the input in the picture, and input pixels per picture pixel. */
export interface LookPlace {
  left: number;
  top: number;
  scale: number;
}

/** Area of the part of a box that is inside the photo. */
function areaWithin([left, top, right, bottom]: PixelBox, { width, height }: Picture): number {
  const across = Math.min(right, width) - Math.max(left, 0);
  const down = Math.min(bottom, height) - Math.max(top, 0);
  return Math.max(0, across) * Math.max(0, down);
}

/** The best score and cell of each class, and every score high enough for a box. */
function strongest(scores: Float32Array, classes: number, worthABox: number) {
  const best = new Float32Array(classes);
  const bestAt = new Int32Array(classes);
  const strong: { cell: number; classIndex: number; score: number }[] = [];
  for (let cell = 0, from = 0; from < scores.length; cell += 1, from += classes) {
    for (let classIndex = 0; classIndex < classes; classIndex += 1) {
      const score = scores[from + classIndex]!;
      if (score > best[classIndex]!) {
        best[classIndex] = score;
        bestAt[classIndex] = cell;
      }
      if (score >= worthABox) strong.push({ cell, classIndex, score });
    }
  }
  return { best, bestAt, strong };
}

function mean(a: Float32Array, b: Float32Array, there: (x: number) => number, back: (x: number) => number) {
  return a.map((value, c) => back((there(value) + there(b[c]!)) / 2));
}

/** The mean of two looks at the same photo, because their errors differ; boxes come from the first, larger look. */
export function averaged(first: Look, second: Look): Look {
  return {
    cells: first.cells,
    presence: mean(first.presence, second.presence, logit, sigmoid),
    best: mean(first.best, second.best, logit, sigmoid),
    bestArea: mean(first.bestArea, second.bestArea, logArea, Math.exp),
  };
}

/** `worthABox`: minimum score for a box. */
export function lookOf(
  { scores, boxes, presence }: LookOutputs,
  { left, top, scale }: LookPlace,
  picture: Picture,
  worthABox: number,
): Look {
  const { best, bestAt, strong } = strongest(scores, presence.length, worthABox);
  const boxAt = (cell: number): PixelBox => [
    left + boxes[cell * 4]! / scale,
    top + boxes[cell * 4 + 1]! / scale,
    left + boxes[cell * 4 + 2]! / scale,
    top + boxes[cell * 4 + 3]! / scale,
  ];
  const photoArea = picture.width * picture.height;
  const bestArea = Float32Array.from(bestAt, (cell) => areaWithin(boxAt(cell), picture) / photoArea);
  const cells = strong.map(({ cell, ...rest }) => ({ ...rest, box: boxAt(cell) }));
  return { cells, presence, best, bestArea };
}

/** Confidence of every class: its strongest look, calibrated with the features of the whole photo. */
export function confidencesOf(calibration: Calibration, looks: readonly Look[]): number[] {
  const presence = Array.from(looks[0]!.presence, (_, c) =>
    Math.max(...looks.map((look) => look.presence[c]!)),
  );
  const scene = sceneOf(calibration, presence);
  return presence.map((whole, c) => {
    const top = looks.reduce((a, b) => (b.best[c]! > a.best[c]! ? b : a));
    return calibrated(
      calibration,
      c,
      { score: top.best[c]!, presence: whole, area: top.bestArea[c]! },
      scene,
    );
  });
}
