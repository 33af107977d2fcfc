import { expect, it } from 'vitest';
import { readNames } from './read-names.ts';

const RULES = { classes: new Set(['milk', 'butter']), show: { seen: 0.5, read: 0.6 }, maybe: 0.2 };
const sighting = (name: string, source: 'read' | 'seen' = 'read') => ({
  ...{ name, source, confidence: 0.9 },
  boxes: [[0, 0, 0.1, 0.1]] as const,
});
const photo = (...sightings: ReturnType<typeof sighting>[]) => ({
  ...{ width: 9, height: 9, things: [], took: { decode: 0, detect: 0, read: 0, processor: 0 } },
  sightings: sightings.map((one) => ({ ...one, boxes: [...one.boxes] })),
});

it('counts what the reader names by itself, and what only a label says', () => {
  const photos = new Map([
    ['a', photo(sighting('milk'), sighting('mustard'), sighting('pesto'), sighting('butter', 'seen'))],
  ]);
  const label = {
    file: 'a',
    sure: ['milk', 'butter'],
    maybe: [],
    other: ['pesto'],
    by_text: ['milk', 'butter'],
  };
  expect(readNames(photos, [label, { ...label, file: 'not looked at' }], RULES)).toEqual({
    ...{ right: 1, wrong: ['mustard (a)'], byText: 2, byTextRead: 1 },
  });
});
