import { expect, it } from 'vitest';
import type { Hit } from './hit.ts';
import { suggestedFirst } from './suggested.ts';

const hit = (id: string, percentage: number): Hit => ({
  ...{ id, percentage, uses: 3, usesSoon: 0, lacksKey: false, usesProtein: false },
  ...{ family: 0, twin: 0, main: 0, isFlatbread: false, isImprovised: false, rank: percentage },
});
const HITS = [
  hit('yorkshire puddings', 100),
  hit('chickpea bowl', 50),
  hit('roast chicken', 80),
  hit('brownies', 75),
  hit('stew', 62),
];
const DINNERS = new Set(['chickpea bowl', 'roast chicken', 'stew']);
const order = (hits: readonly Hit[], foods: string[]) =>
  suggestedFirst(hits, foods, (id) => DINNERS.has(id)).map(({ id }) => id);

it('a dinner comes first, sides and sweets behind it, and last what wants shopping', () => {
  expect(order(HITS, ['chicken', 'carrot'])).toEqual([
    'roast chicken',
    'stew',
    'yorkshire puddings',
    'brownies',
    'chickpea bowl',
  ]);
});

it('without a dinner that can be cooked, one that needs shopping leads; without any, the order stays', () => {
  const without = HITS.filter(({ id }) => id !== 'roast chicken' && id !== 'stew');
  expect(order(without, ['chicken'])[0]).toBe('chickpea bowl');
  const sides = HITS.filter(({ id }) => !DINNERS.has(id));
  expect(order(sides, ['chicken'])).toEqual(['yorkshire puddings', 'brownies']);
});

it('of apples and flour nobody is told to make dinner', () => {
  expect(order(HITS, ['apple', 'flour'])[0]).toBe('yorkshire puddings');
});
