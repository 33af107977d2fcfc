import { expect, it } from 'vitest';
import { mealsOf } from './meals.queries.ts';
import { clockOf, instantOf } from './when-field.tsx';

it('asks for meals each time, and keeps the last answer five minutes', () => {
  expect(mealsOf('2026-03-05', 7)).toMatchObject({ staleTime: 0, gcTime: 300_000 });
});

it('goes from a clock to an instant and back', () => {
  const at = new Date(2026, 2, 5, 7, 4);
  expect(clockOf(at)).toBe('2026-03-05T07:04');
  expect(instantOf('2026-03-05T07:04')).toBe(at.toISOString());
  expect(instantOf('')).toBeUndefined();
  expect(instantOf('soon')).toBeUndefined();
});
