import { expect, it } from 'vitest';
import { plannedPath } from './planned-path.ts';

it('opens a planned dish for as many as the plan cooks it for, and leftovers as they are', () => {
  expect(plannedPath('stew', { cook: 5 })).toBe('/recipe/stew?servings=5');
  expect(plannedPath('stew', { cook: 2.5 })).toBe('/recipe/stew?servings=3');
  expect(plannedPath('stew', { cook: 0 })).toBe('/recipe/stew');
});
