import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { decodePhoto } from './decode.ts';
import { LabelReader } from './label-reader.ts';
import type { Picture } from './picture.ts';

let reader: LabelReader;
beforeAll(async () => {
  reader = await LabelReader.open({ threads: 2 });
});

const photo = async (name: string): Promise<Picture> =>
  decodePhoto(await readFile(new URL(`../test-photos/${name}`, import.meta.url)));

it('reads packages upright, on their side and on their head', async () => {
  const found = await reader.read(await photo('shelf.webp'));
  const foods = found.filter((one) => one.confidence >= 0.6).map((one) => one.food);
  expect(foods.sort()).toEqual(['butter', 'ketchup', 'milk', 'mustard', 'orange juice', 'yogurt']);
  const [x0, y0, x1, y1] = found.find((one) => one.food === 'milk')!.box;
  expect(x0 > 70 && x1 < 260 && y0 > 90 && y1 < 400).toBe(true);
}, 60_000);

it('reads nothing on a bare wall', async () => {
  expect(await reader.read(await photo('nothing.webp'))).toEqual([]);
}, 60_000);
