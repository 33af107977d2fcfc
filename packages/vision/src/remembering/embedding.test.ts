import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import type { Picture, PixelBox } from '../picture.ts';
import { Embedder, likeness } from './embedding.ts';

let embedder: Embedder;
let shelf: Picture;
beforeAll(async () => {
  embedder = await Embedder.open();
  shelf = await decodePhoto(await readFile(new URL('../../test-photos/shelf.webp', import.meta.url)));
});

// Places on the drawn shelf; see scripts/draw-shelf.ts.
const KETCHUP: PixelBox = [310, 120, 460, 400];
const BUTTER: PixelBox = [780, 190, 1110, 400];
const nearly = ([x0, y0, x1, y1]: PixelBox): PixelBox => [x0 + 12, y0 - 9, x1 - 6, y1 + 5];
const dimmed = (picture: Picture): Picture => ({
  ...picture,
  data: picture.data.map((value) => value * 0.8),
});

it('knows a thing again in less light and a slightly other box, and tells another thing from it', () => {
  const ketchup = embedder.embed(shelf, KETCHUP);
  const again = likeness(ketchup, embedder.embed(dimmed(shelf), nearly(KETCHUP)))!;
  const other = likeness(ketchup, embedder.embed(shelf, BUTTER))!;
  expect(again).toBeGreaterThan(0.6);
  expect(other).toBeLessThan(again - 0.3);
});

it('keeps less than a kilobyte, and compares only what the same discriminant made', () => {
  const look = embedder.embed(shelf, BUTTER);
  expect(look.length).toBeLessThan(1024);
  expect(likeness(look, Uint8Array.of(embedder.version + 1, ...look.subarray(1)))).toBeNull();
  expect(likeness(look, new Uint8Array(0))).toBeNull();
});

it('looks at boxes that lie outside the photo or hold nothing', () => {
  const looks = [embedder.embed(shelf, [-50, -50, 3000, 3000]), embedder.embed(shelf, [5, 5, 5, 5])];
  expect(looks.map((look) => look.length)).toEqual([49, 49]);
});

// ml/tests/test_remembering.py expects the same shares of the same picture.
it('counts colors as the discriminant learned them', () => {
  const halves: Picture = {
    width: 4,
    height: 2,
    data: Uint8Array.from(
      Array.from({ length: 8 }, (_, n) => (n % 4 < 2 ? [255, 0, 0] : [0, 0, 255])).flat(),
    ),
  };
  const features = 217;
  const row = (at: number) =>
    Buffer.from(Int8Array.from({ length: features }, (_, n) => (n === at ? 1 : 0))).toString('base64');
  const plain = new Embedder({
    version: 1,
    bins: 6,
    grid: 32,
    aspect: 0.3,
    mean: Array.from({ length: features }, () => 0),
    projection: [row(5 * 36), row(5), row(216)],
    scales: [1, 1, 1],
  });
  const half = Math.sqrt(0.5);
  const shape = 0.3 * Math.log(2);
  const length = Math.hypot(half, half, shape);
  const bytes = new Int8Array(plain.embed(halves, [0, 0, 4, 2]).slice(1).buffer);
  expect([...bytes]).toEqual([half, half, shape].map((value) => Math.round((value / length) * 127)));
});
