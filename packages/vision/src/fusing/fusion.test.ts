import { describe, expect, it } from 'vitest';
import type { PhotoSightings, Sighting } from '../finding.ts';
import { fuse } from './fusion.ts';

const rules = {
  classes: new Set(['milk', 'juice', 'tomato', 'butter']),
  show: { seen: 0.5, read: 0.6 },
  maybe: 0.2,
};
const photo = (...sightings: Sighting[]): PhotoSightings => ({
  width: 100,
  height: 100,
  sightings,
  things: [],
  took: { decode: 0, detect: 0, read: 0, processor: 0 },
});
const seen = (
  name: string,
  confidence: number,
  box: Sighting['boxes'][number] = [0.1, 0.1, 0.2, 0.3],
): Sighting => ({
  name,
  confidence,
  boxes: [box],
  source: 'seen',
});
const read = (
  name: string,
  confidence: number,
  box: Sighting['boxes'][number] = [0.15, 0.2, 0.1, 0.05],
): Sighting => ({
  ...seen(name, confidence, box),
  source: 'read',
});

describe('fuse', () => {
  it('names each food once and adds up what was seen and read', () => {
    const [milk, ...rest] = fuse(
      [photo(seen('milk', 0.5), read('milk', 0.8)), photo(seen('milk', 0.4))],
      rules,
    );
    expect(rest).toEqual([]);
    expect(milk).toMatchObject({ food: 'milk', label: 'milk', source: 'both', photo: 0, shown: true });
    expect(milk!.confidence).toBeGreaterThan(0.9);
    expect(milk!.evidence.map((one) => [one.photo, one.source])).toEqual([
      [0, 'read'],
      [0, 'seen'],
      [1, 'seen'],
    ]);
  });

  it('lets a printed label overrule what a package looks like', () => {
    const found = fuse([photo(seen('milk', 0.6), read('orange juice', 0.9))], rules);
    expect(found.filter((one) => one.shown).map((one) => [one.name, one.label])).toEqual([
      ['orange juice', 'juice'],
    ]);
  });

  it('keeps the precise name when the general one was seen', () => {
    const found = fuse([photo(seen('juice', 0.7), read('orange juice', 0.9))], rules);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ name: 'orange juice', label: 'juice', source: 'both' });
  });

  it('offers what is unsure, drops what is unlikely, and skips photos that failed', () => {
    const found = fuse([null, photo(seen('tomato', 0.3), seen('butter', 0.1))], rules);
    expect(found.map((one) => [one.name, one.shown, one.photo])).toEqual([['tomato', false, 1]]);
  });
});
