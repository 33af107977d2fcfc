import { expect, it } from 'vitest';
import type { PhotoSightings } from '../finding.ts';
import { earlierScans } from './earlier-scans.ts';
import { annotationsOf } from './homes.ts';

const names = ['milk', 'egg', 'jam', 'butter', 'leek', 'beer', 'kale', 'plum', 'ham', 'tofu'];
const photo = (): PhotoSightings => ({
  ...{ width: 4, height: 3, sightings: [], took: { decode: 0, detect: 0, read: 0, processor: 0 } },
  things: [
    {
      ...{ box: [0, 0, 1, 1], food: 0.9, words: [], embedding: Uint8Array.of(1, 100, 20, 30) },
      names: [{ label: 'milk', score: 0.5 }],
    },
  ],
});

it('a household’s earlier lists hold much of what is there now and are the same every time', () => {
  const homes = Array.from({ length: 20 }, (_, at) => ({ file: `${at}`, sure: names, maybe: [] }));
  const photos = new Map(homes.map(({ file }) => [file, photo()]));
  const of = earlierScans(annotationsOf(homes, names), photos);
  expect(of('3')).toEqual(earlierScans(annotationsOf(homes, names), photos)('3'));
  const lists = homes.flatMap(({ file }) => of(file).earlier!);
  expect(lists).toHaveLength(60);
  expect(of('3').memories!.every(({ embedding }) => embedding.length === 4)).toBe(true);
  expect(Math.max(...of('3').memories!.map(({ seenAt }) => seenAt))).toBeLessThan(of('3').now!);
});
