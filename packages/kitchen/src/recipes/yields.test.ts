import { expect, it } from 'vitest';
import { readYield } from './yields.ts';

it.each([
  ['Serves 4-6', 6],
  ['1 loaf (12 slices)', 12],
  ['12 muffins', 12],
  ['1 portion', 1],
  ['1 smoothie', 1],
  ['1 loaf', null],
  ['1 (9-inch) pie', null],
  ['Makes 2 large sourdough loaves', null],
  ['1 pie, serves 8', 8],
  ['2 cakes, 8 servings', 8],
  ['1 Kuchen', null],
  ['2 cups', null],
  ['', null],
])('%j is for %j', (text, servings) => expect(readYield(text)).toBe(servings));
