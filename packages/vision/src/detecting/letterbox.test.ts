import { expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { Letterbox, sideWithin } from './letterbox.ts';

const FILL = 114;

/** A picture with a black left half and a white right half. */
function halves(width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    if (i % width >= width / 2) data.fill(255, i * 3, i * 3 + 3);
  }
  return { data, width, height };
}

async function firstRow(letterbox: Letterbox, picture: Picture, side: number, mirrored: boolean) {
  const { tensor } = await letterbox.fit(picture, {
    region: [0, 0, picture.width, picture.height],
    side,
    mirrored,
  });
  return [...(tensor.data as Float32Array).subarray(0, tensor.dims[3]!)];
}

test('mirrors the photo and leaves the filling at its right', async () => {
  const letterbox = new Letterbox();
  const picture = halves(30, 48);
  const straight = await firstRow(letterbox, picture, 80, false);
  const mirrored = await firstRow(letterbox, picture, 80, true);
  expect(straight).toHaveLength(64);
  expect([straight[4], straight[45], straight[55]]).toEqual([0, 255, FILL]);
  expect([mirrored[4], mirrored[45], mirrored[55]]).toEqual([255, 0, FILL]);
});

test('nothing of a larger photo is left beside a smaller one', async () => {
  const letterbox = new Letterbox();
  await firstRow(letterbox, halves(128, 128), 128, false);
  const row = await firstRow(letterbox, halves(8, 40), 40, false);
  expect(row.slice(8)).toEqual(Array.from({ length: 24 }, () => FILL));
});

test('a photo of any form is as large as its pixels allow', () => {
  expect(sideWithin(halves(1200, 900), 151_000)).toBe(448);
  expect(sideWithin(halves(900, 1200), 151_000)).toBe(448);
  expect(sideWithin(halves(640, 640), 151_000)).toBe(384);
  expect(sideWithin(halves(32, 4000), 1000)).toBe(352);
  expect(sideWithin(halves(50, 50), 10)).toBe(32);
});
