import { expect, it } from 'vitest';
import type { PixelBox } from '../picture.ts';
import { closeUps } from './close-ups.ts';

const PHOTO = { width: 1000, height: 800 };
const at = (x: number, y: number): PixelBox => [x, y, x + 40, y + 80];
const few = (x: number, y: number) => [0, 50, 100, 150].map((right) => at(x + right, y));

it('looks closer where most things have nothing readable on them', () => {
  const [first, ...rest] = closeUps(PHOTO, [...few(700, 600), at(20, 20)], []);
  expect(first).toEqual([450, 360, 1000, 800]);
  expect(rest).toEqual([]);
});

it('leaves out what has been read', () => {
  const things = few(700, 600);
  const lines = things.map(([x, y]): PixelBox => [x + 5, y + 20, x + 35, y + 30]);
  expect(closeUps(PHOTO, things, lines)).toEqual([]);
});

it('takes three quarters at most, inside the photo', () => {
  const found = closeUps(PHOTO, [...few(50, 50), ...few(700, 50), ...few(50, 600), ...few(700, 600)], []);
  expect(found).toHaveLength(3);
  for (const [left, top, right, bottom] of found)
    expect(left >= 0 && top >= 0 && right <= 1000 && bottom <= 800).toBe(true);
});
