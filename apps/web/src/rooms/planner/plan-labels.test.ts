import { expect, it } from 'vitest';
import { mealTitle } from './plan-labels.ts';

const amount = { us: '1', metric: '1' };

it('calls a plate of plain foods by what lies on it', () => {
  const extras = ['whole wheat bread', 'soy milk'].map((name) => ({
    food: name,
    name,
    emoji: '',
    grams: 100,
    amount,
  }));
  expect(mealTitle({ recipe: null, gone: false, extras })).toBe('Whole Wheat Bread and Soy Milk');
  expect(mealTitle({ recipe: null, gone: true, extras: [] })).toBe('This recipe is gone. Swap it.');
});
