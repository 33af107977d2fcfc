import { expect, it } from 'vitest';
import { splitOf } from './macro-split.tsx';

it('splits energy, not weight, and nothing into nothing', () => {
  expect(splitOf({ protein: 90, carbs: 90, fat: 40 })).toEqual({
    protein: expect.closeTo(33.33, 1),
    carbs: expect.closeTo(33.33, 1),
    fat: expect.closeTo(33.33, 1),
  });
  expect(splitOf({ protein: 0, carbs: 0, fat: 0 })).toEqual({ protein: 0, carbs: 0, fat: 0 });
});
