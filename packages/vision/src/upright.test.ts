import { describe, expect, it } from 'vitest';
import { asTaken, quarterTurns, setUpright, sureLetters } from './upright.ts';

const QUARTER = Math.PI / 2;
const lines = (...turns: number[]) =>
  turns.map((turn) => ({ text: 'Orange', confidence: 0.95, direction: turn * QUARTER + 0.1 }));

describe('quarterTurns', () => {
  it.each([
    [[0, 0, 0, 0, 1], 0],
    [[1, 1, 1, 1, 0], 1],
    [[-1, -1, 3, -1], 3],
    [[2, 2, -2, 2], 2],
    [[1, 1, 1], 0],
    [[1, 1, 0, 0, 1, 0], 0],
  ])('text that runs %j quarter turns off: the photo lies by %i', (turns, lying) => {
    expect(quarterTurns(lines(...turns))).toBe(lying);
  });

  it('does not count what was hardly read', () => {
    const doubtful = lines(1, 1, 1, 1, 1).map((line) => ({ ...line, confidence: 0.5 }));
    const numbers = lines(1, 1, 1, 1, 1).map((line) => ({ ...line, text: '03.08.2011' }));
    expect(quarterTurns([...doubtful, ...numbers])).toBe(0);
  });
});

it('counts the letters that were read for sure', () => {
  expect(sureLetters([...lines(0, 1), { text: 'ml', confidence: 1, direction: 0 }])).toBe(12);
});

it.each([
  { turns: 1, mirrored: false },
  { turns: 2, mirrored: false },
  { turns: 3, mirrored: false },
  { turns: 0, mirrored: true },
])('finds a spot again after setting a photo upright that was taken %o', async (pose) => {
  const [width, height] = [8, 4];
  const data = new Uint8Array(width * height * 3);
  const spot = 1 * width + 6;
  data[spot * 3] = 255;
  const upright = await setUpright({ data, width, height }, pose);
  const at = upright.data.indexOf(255) / 3;
  const [column, row] = [at % upright.width, Math.floor(at / upright.width)];
  const { width: across, height: down } = upright;
  const box = asTaken([column / across, row / down, 1 / across, 1 / down], pose);
  expect(box.map((value) => Math.round(value * 1000) / 1000)).toEqual([6 / 8, 1 / 4, 1 / 8, 1 / 4]);
});
