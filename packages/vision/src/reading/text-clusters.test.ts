import { expect, it } from 'vitest';
import type { TextBox } from './text-boxes.ts';
import { isFinePrint } from './text-clusters.ts';

const line = (cy: number, thickness: number, cx = 100): TextBox => ({
  cx,
  cy,
  length: 80,
  thickness,
  angle: 0,
  score: 0.9,
});

it('takes a block of lines of one size for fine print, and a name beside or above it for none', () => {
  const block = [0, 12, 24, 36].map((cy) => line(100 + cy, 10));
  const name = line(80, 24);
  const beside = line(112, 10, 300);
  const all = [...block, name, beside];
  expect(all.filter((box) => isFinePrint(box, all))).toEqual(block);
});

it('leaves the two or three lines of an ordinary label', () => {
  const label = [0, 12, 24].map((cy) => line(cy, 10));
  expect(label.filter((box) => isFinePrint(box, label))).toEqual([]);
});
