import { expect, it } from 'vitest';
import { doubtText, emptyLabel, labelOf, numberOf, readFields, typedLabel } from './typed-label.ts';

it('is a label once calories and macros are there', () => {
  expect(labelOf(emptyLabel)).toBeNull();
  const typed = { ...emptyLabel, calories: '65', fat: '3,6', carbs: '4.8', protein: '3.4' };
  expect(labelOf(typed)).toMatchObject({ calories: 65, fat: 3.6, carbs: 4.8, protein: 3.4, fiber: null });
  expect(labelOf({ ...typed, fat: 'much' })).toBeNull();
  expect(typedLabel({ per100g: labelOf(typed), servingGrams: 200 })).toMatchObject({
    fat: '3.6',
    servingGrams: '200',
    fiber: '',
  });
  expect(numberOf('-1')).toBeNull();
});

it('takes over what was read, and names what to check', () => {
  const per100g = {
    calories: 65,
    fat: 3.6,
    carbs: null,
    sugar: null,
    fiber: null,
    protein: 3.4,
    sodiumMg: 52,
  };
  expect(readFields({ per100g, servingGrams: null })).toEqual({
    calories: '65',
    fat: '3.6',
    protein: '3.4',
    sodiumMg: '52',
  });
  expect(doubtText(['fat', 'protein'])).toBe('Please check: Fat (g), Protein (g).');
  expect(doubtText([])).toBeNull();
});
