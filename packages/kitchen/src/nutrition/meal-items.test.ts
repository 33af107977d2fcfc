import { expect, it } from 'vitest';
import { isBelowZero, itemsOf, sumsOf } from './meal-items.ts';

const egg = { name: 'egg', food: 'egg', grams: 100, estimated: false };

it('takes figures that were typed as one item', () => {
  const items = itemsOf({ name: 'Soup', calories: 200, protein: 8 });
  expect(items).toMatchObject([
    { name: 'Soup', food: null, calories: 200, protein: 8, carbs: 0, fiber: null },
  ]);
  expect(sumsOf(items)).toMatchObject({ calories: 200, rangeLow: null, rangeHigh: null, incomplete: true });
});

it('looks foods up, and keeps what differs from their sum as a correction', () => {
  const [plain] = itemsOf({ name: 'Eggs', items: [egg] });
  expect(plain!.calories).toBeGreaterThan(100);
  expect(itemsOf({ name: 'Eggs', items: [egg], calories: plain!.calories + 0.4 })).toHaveLength(1);
  const items = itemsOf({ name: 'Eggs', items: [egg], calories: plain!.calories + 50 });
  expect(items.map(({ name, calories }) => [name, calories])).toEqual([
    ['egg', plain!.calories],
    ['Correction by hand', 50],
  ]);
  const { calories, rangeLow, rangeHigh } = sumsOf(items);
  expect(calories).toBe(plain!.calories + 50);
  expect(rangeLow!).toBeLessThan(calories);
  expect(rangeHigh!).toBeGreaterThan(calories);
});

it('keeps the figures of an item that did not change', () => {
  const [before] = itemsOf({ name: 'Eggs', items: [egg] });
  const cooked = { ...before!, vitaminCMg: 0, calories: 1 };
  expect(itemsOf({ name: 'Eggs', items: [egg] }, [cooked])[0]).toEqual(cooked);
  expect(itemsOf({ name: 'Eggs', items: [{ ...egg, grams: 50 }] }, [cooked])[0]!.calories).toBeGreaterThan(
    50,
  );
});

it('knows when corrections take away more than there is', () => {
  expect(isBelowZero(sumsOf(itemsOf({ name: 'Nothing', calories: -1 })))).toBe(true);
  expect(isBelowZero(sumsOf(itemsOf({ name: 'Eggs', items: [egg] })))).toBe(false);
});
