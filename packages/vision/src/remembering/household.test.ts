import { expect, it } from 'vitest';
import type { PhotoSightings, PhotoThing } from '../finding.ts';
import { rememberedSightings } from './household.ts';
import type { Memory } from './memory.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const NAMES = ['milk', 'jam', 'ketchup', 'egg', 'beer', 'wine'];

const look = (axis: number) => {
  const bytes = new Int8Array(16);
  bytes[axis] = 120;
  return Uint8Array.of(1, ...new Uint8Array(bytes.buffer));
};
const thing = (axis: number): PhotoThing => ({
  box: [axis / 20, 0.1, 0.04, 0.2],
  names: [],
  food: 0.5,
  embedding: look(axis),
  words: [],
});
const photo = (...axes: number[]): PhotoSightings => ({
  width: 100,
  height: 100,
  sightings: [],
  things: axes.map(thing),
  took: { decode: 0, detect: 0, read: 0, processor: 0 },
});
const memories = NAMES.map(
  (name, axis): Memory => ({ name, label: name, embedding: look(axis), words: [], seenAt: NOW - DAY }),
);
const told = (photos: (PhotoSightings | null)[], known = memories) =>
  new Map(
    rememberedSightings(photos, known, NOW)
      .flat()
      .map((one) => [one.name, one]),
  );

it('knows the same things again, where they stand now', () => {
  const found = told([null, photo(0, 1, 2, 3)]);
  expect(found.get('jam')).toMatchObject({ source: 'remembered', label: 'jam', boxes: [thing(1).box] });
  expect(found.get('jam')!.confidence).toBeGreaterThan(0.7);
});

it('expects less of what has no look-alike, and still less of what was gone before', () => {
  const gone = memories.map((one) => (one.name === 'wine' ? { ...one, seenAt: NOW - 9 * DAY } : one));
  const found = told([photo(0, 1, 2, 3)], gone);
  const sure = (name: string) => found.get(name)?.confidence ?? 0;
  expect(sure('milk')).toBeGreaterThan(sure('beer'));
  expect(sure('beer')).toBeGreaterThan(sure('wine'));
});

it('expects nothing in a fridge that looks like another one', () => {
  const found = told([photo(9, 10, 11, 12)]);
  expect([...found.values()].filter((one) => one.confidence > 0.1)).toEqual([]);
});

it('says nothing without memories or photos', () => {
  expect(rememberedSightings([photo(0)], [], NOW)).toEqual([[]]);
  expect(rememberedSightings([null], memories, NOW)).toEqual([[]]);
});
