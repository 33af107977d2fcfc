import { together } from '@crisper/kitchen/foods/who-eats';
import { expect, it } from 'vitest';
import { namedIn, takenOf } from './taken-by-dish.ts';

it('takes what a line asks for before its alternative, wherever that stands', () => {
  const lines = [
    { options: ['red-wine', 'beef-stock'], grams: 240 },
    { options: ['beef-stock'], grams: 700 },
  ];
  const taken = takenOf(lines, namedIn('beef broth\nred wine'), together([]));
  expect([...taken]).toEqual([
    ['red wine', 240],
    ['beef broth', 700],
  ]);
  expect([...takenOf(lines, namedIn('beef broth'), together([]))]).toEqual([['beef broth', 940]]);
});
