import { expect, it } from 'vitest';
import { type Dish, isTwin } from './dishes.ts';

const dish = (kind: string, ...mains: string[]) => ({ mains, table: { kind } }) as unknown as Dish;

it('knows one dish under two names, and two dishes that share one food', () => {
  const baked = dish('pasta', 'milk', 'macaroni', 'cheddar');
  expect(isTwin(baked, baked)).toBe(true);
  expect(isTwin(baked, dish('pasta', 'macaroni', 'milk', 'cheddar'))).toBe(true);
  expect(isTwin(baked, dish('pasta', 'canned-tomato', 'macaroni'))).toBe(false);
  expect(isTwin(baked, dish('soup', 'milk', 'cheddar', 'broccoli'))).toBe(false);
});
