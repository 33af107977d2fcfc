import { expect, it } from 'vitest';
import type { Finding, SceneThing } from '../finding.ts';
import type { RelativeBox } from '../picture.ts';
import { placesToName } from './places.ts';

const place = (n: number): RelativeBox => [(n % 10) / 10, Math.floor(n / 10) / 10, 0.08, 0.08];
const thing = (n: number, score: number, photo = 0): SceneThing => ({
  ...{ photo, box: place(n), food: 0.5, embedding: Uint8Array.of(1, n), words: [] },
  names: ['milk', 'egg', 'jam', 'honey', 'leek'].map((label, at) => ({ label, score: score - at / 100 })),
});
const milk: Finding = {
  ...{ food: 'milk', name: 'milk', label: 'milk', confidence: 0.9, box: place(0), photo: 0 },
  ...{ source: 'seen', emoji: '🥛', shown: true },
  evidence: [{ photo: 0, box: place(0), source: 'seen', confidence: 0.9 }],
};

it('a thing on the list has its name, another one three likely names that are not listed', () => {
  const [named, other] = placesToName([milk], [thing(0, 0.3), thing(1, 0.4)]);
  expect(named).toMatchObject({ name: 'milk', box: place(0) });
  expect(other).toMatchObject({ name: null, look: { embedding: Uint8Array.of(1, 1) } });
  expect(other?.likely.map(({ name }) => name)).toEqual(['egg', 'jam', 'honey']);
});

it('shelves are no things, and a photo has two dozen at most, the listed ones first', () => {
  const shelf = { ...thing(5, 0.9), box: [0, 0, 1, 1] as RelativeBox };
  expect(placesToName([milk], [thing(3, 0.05), shelf])).toEqual([]);
  const many = Array.from({ length: 40 }, (_, n) => thing(39 - n, 0.5));
  const places = placesToName([milk], [...many, thing(1, 0.5, 1)]);
  expect(places.filter(({ photo }) => photo === 0)).toHaveLength(24);
  expect(places[0]?.name).toBe('milk');
  expect(places.filter(({ photo }) => photo === 1)).toHaveLength(1);
});
