import { expect, it } from 'vitest';
import { chooseFrames, type Frame, sharpness, type Thumbnail } from './pan.ts';

const SIDE = 32;

/** Stripes that move with `shift`; `contrast` stands for how sharp they are. */
function stripes(shift: number, contrast = 200): Thumbnail {
  const gray = new Uint8ClampedArray(SIDE * SIDE);
  for (let at = 0; at < gray.length; at++)
    gray[at] = (Math.floor(((at % SIDE) + shift) / 4) + Math.floor(at / SIDE / 8)) % 2 ? contrast : 0;
  return { width: SIDE, height: SIDE, gray };
}
const frame = (picture: string, thumbnail: Thumbnail): Frame<string> => ({ picture, thumbnail });
const names = (frames: readonly Frame<string>[]) => frames.map(({ picture }) => picture);

it('finds edges sharper than a blur of them, and nothing in a wall', () => {
  expect(sharpness(stripes(0))).toBeGreaterThan(10 * sharpness(stripes(0, 40)));
  expect(sharpness(stripes(0, 0))).toBe(0);
});

it('drops blurred frames and those where the camera stood still', () => {
  const frames = [
    frame('left', stripes(0)),
    frame('left again', stripes(0)),
    frame('in motion', stripes(2, 60)),
    frame('middle', stripes(3)),
    frame('right', stripes(6)),
  ];
  expect(names(chooseFrames(frames, 8))).toEqual(['left', 'middle', 'right']);
});

it('spreads what there is room for over the whole pan', () => {
  const frames = Array.from({ length: 16 }, (_, n) => frame(String(n), stripes(n * 3)));
  const chosen = names(chooseFrames(frames, 4));
  expect(chosen).toHaveLength(4);
  expect(chosen[0]).toBe('0');
  expect(chosen.at(-1)).toBe('15');
  expect(names(chooseFrames(frames, 1))).toEqual(['0']);
});

it('keeps a frame of something plain, where nothing is sharper', () => {
  expect(names(chooseFrames([frame('wall', stripes(0, 0))], 8))).toEqual(['wall']);
  expect(chooseFrames([], 8)).toEqual([]);
});
