import { describe, expect, it } from 'vitest';
import type { ReadLetter } from '../text-recogniser.ts';
import { STRIP_HEIGHT, type Strip } from '../text-strip.ts';
import { findMerged, readMerged } from './merged-fractions.ts';
import { inkRuns } from './word-gaps.ts';

const WIDTH = 80;

/** Dark boxes and a slash on light paper. */
function drawn(boxes: [left: number, top: number, right: number, bottom: number][], slash: boolean): Strip {
  const plane = new Float32Array(WIDTH * STRIP_HEIGHT).fill(0.8);
  const dot = (x: number, y: number) => {
    plane[y * WIDTH + x] = -0.8;
  };
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) dot(x, y);
  if (slash)
    for (let y = 10; y < 38; y += 1)
      for (let x = -2; x <= 2; x += 1) dot(32 - Math.round(((y - 10) * 20) / 28) + x, y);
  const data = new Float32Array(plane.length * 3);
  for (let channel = 0; channel < 3; channel += 1) data.set(plane, channel * plane.length);
  return { data, width: WIDTH };
}
/** Two digits that touch the slash between them, and a letter behind them. */
const HALF: [number, number, number, number][] = [
  [10, 10, 14, 22],
  [14, 20, 22, 22],
  [28, 26, 36, 28],
  [32, 28, 36, 37],
  [60, 18, 66, 37],
];
const letter = (text: string, at: number, confidence = 0.6): ReadLetter => ({ text, at, confidence });
const find = (strip: Strip, letters: readonly ReadLetter[]) => findMerged(strip, letters, inkRuns(strip), []);

describe('findMerged', () => {
  it('finds digits that have run together with their slash, whatever they were taken for', () => {
    for (const letters of [[], [letter('1', 14), letter('2', 34)], [letter('%', 22)]]) {
      const found = find(drawn(HALF, true), letters);
      expect(found).toMatchObject([{ left: 10, right: 36, letters }]);
    }
  });

  it('leaves alone what was read with certainty, two digits side by side, and a box to tick', () => {
    expect(find(drawn(HALF, true), [letter('4', 22, 0.99)])).toEqual([]);
    expect(
      find(
        drawn(
          [
            [10, 10, 14, 37],
            [22, 10, 36, 37],
            [60, 18, 66, 37],
          ],
          false,
        ),
        [],
      ),
    ).toEqual([]);
    const box: [number, number, number, number][] = [
      [10, 10, 38, 12],
      [10, 35, 38, 37],
      [10, 10, 12, 37],
      [36, 10, 38, 37],
      [60, 18, 66, 37],
    ];
    expect(find(drawn(box, false), [])).toEqual([]);
  });
});

it('says what the fraction is, or that it cannot be read, and always doubts it', () => {
  const [found] = find(drawn(HALF, true), []);
  const said = (letters: ReadLetter[], enlarged = '') => readMerged({ ...found!, letters }, enlarged);
  expect(said([letter('1', 14), letter('3', 34)]).text).toBe('⅓');
  expect(said([], '3/4').text).toBe('¾');
  expect(said([letter('2', 34)]).text).toBe('½');
  expect(said([letter('2', 12)]).text).toBe('⅔');
  expect(said([letter('1', 12)], '1/5').text).toBe('?');
  expect(said([], '1/4').confidence).toBeLessThan(0.5);
});
