import { expect, it } from 'vitest';
import { keepingText, mealTitle } from './plan-labels.ts';

const none = { recipe: null, gone: false, plate: null, note: null, extras: [] };
const amount = { us: '1', metric: '1' };

it('calls a plate of plain foods by what lies on it', () => {
  const extras = ['whole wheat bread', 'soy milk'].map((name) => ({
    food: name,
    name,
    emoji: '',
    grams: 100,
    amount,
  }));
  expect(mealTitle({ ...none, extras })).toBe('Whole Wheat Bread and Soy Milk');
  expect(mealTitle({ ...none, gone: true })).toBe('This recipe is gone. Swap it.');
  expect(mealTitle({ ...none, plate: 'Boiled eggs and toast', extras })).toBe('Boiled eggs and toast');
  expect(mealTitle({ ...none, note: "Dinner at Sam's" })).toBe("Dinner at Sam's");
  expect(mealTitle(none)).toBe('Nothing planned');
});

it('says how long leftovers keep, and how to eat them', () => {
  const reheat = 'Good cold, as it is.';
  expect(keepingText({ days: 1, reheat })).toBe('Keeps 1 day in the fridge. Good cold, as it is.');
  expect(keepingText({ days: 3, reheat })).toBe('Keeps 3 days in the fridge. Good cold, as it is.');
});
