import { describe, expect, it } from 'vitest';
import { STRIP_HEIGHT, type Strip } from '../text-strip.ts';
import { findFractions, fractionOf } from './fractions.ts';

const WIDTH = 60;

/** Dark strokes on light paper, each a list of points that are drawn three pixels wide. */
function drawn(...strokes: [number, number][][]): Strip {
  const plane = new Float32Array(WIDTH * STRIP_HEIGHT).fill(0.8);
  for (const stroke of strokes)
    for (const [x, y] of stroke) for (let dx = 0; dx < 3; dx += 1) plane[y * WIDTH + x + dx] = -0.8;
  const data = new Float32Array(plane.length * 3);
  for (let channel = 0; channel < 3; channel += 1) data.set(plane, channel * plane.length);
  return { data, width: WIDTH };
}
const upright = (x: number, top: number, bottom: number): [number, number][] =>
  Array.from({ length: bottom - top }, (_, at) => [x, top + at]);
const slash = (left: number, from = 0, to = 24): [number, number][] =>
  Array.from({ length: to - from }, (_, at) => [
    left + 16 - Math.round(((from + at) * 16) / 24),
    8 + from + at,
  ]);

describe('findFractions', () => {
  it('finds small digits above and below a slash', () => {
    const [found, ...others] = findFractions(drawn(upright(6, 8, 19), slash(10), upright(30, 21, 32)));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ left: 6, right: 32 });
    expect(found!.enlarged.width).toBeGreaterThan(30);
  });

  it('finds one whose slash is broken between the digits', () => {
    expect(
      findFractions(drawn(upright(6, 8, 19), slash(10, 0, 10), slash(10, 13, 24), upright(30, 21, 32))),
    ).toHaveLength(1);
  });

  it('leaves a written-out fraction and a lone slash to the recogniser', () => {
    expect(findFractions(drawn(upright(4, 8, 32), slash(12), upright(36, 8, 32)))).toEqual([]);
    expect(findFractions(drawn(slash(10)))).toEqual([]);
  });
});

it('knows the fractions that are printed, and no others', () => {
  expect(['1/2', 'l / 4', '3/8', '9/2', '12', ''].map(fractionOf)).toEqual(['½', '¼', '⅜', null, null, null]);
});
