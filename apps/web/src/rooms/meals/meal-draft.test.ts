import type { Meal, MealFood } from '@crisper/contract/meals/meals';
import { NO_FIGURES } from '@crisper/kitchen/nutrition/figures';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  draftOfMeal,
  EMPTY_DRAFT,
  itemOf,
  namedItem,
  rangeOf,
  totalsOf,
  wholeNumber,
  withItems,
} from './meal-draft.ts';

const rice: MealFood = {
  id: 'cooked-rice',
  name: 'cooked rice',
  emoji: '🍚',
  fdcId: 168878,
  proxy: false,
  per100g: { ...NO_FIGURES, calories: 130, protein: 2.7, carbs: 28.2, fat: 0.3 },
  portion: { grams: 160, label: '1 cup' },
};

it.each([
  ['12', 12],
  ['12.9', 12],
  ['007', 7],
  ['many', 0],
  ['', 0],
  ['-5', 0],
  ['1e9999', 1],
])('reads %j as %d', (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

describe('a draft', () => {
  const draft = withItems(EMPTY_DRAFT, [itemOf(rice), namedItem('secret sauce')]);

  it('adds up, and follows every change', () => {
    expect(totalsOf(draft)).toEqual({ calories: 208, protein: 4, carbs: 45, fat: 1 });
    const said = { ...draft, said: { calories: 300 } };
    expect(totalsOf(said).calories).toBe(300);
    expect(rangeOf(said)).toBeNull();
    const half = withItems(said, [{ ...draft.items[0]!, grams: 80 }]);
    expect(totalsOf(half).calories).toBe(104);
    expect(rangeOf(half)![0]).toBeLessThan(104);
  });

  it('keeps what was typed before there was an item', () => {
    const typed = { ...EMPTY_DRAFT, said: { calories: 100, fat: 3 } };
    const more = withItems(typed, [itemOf(rice)]);
    expect(totalsOf(more)).toMatchObject({ calories: 308, fat: 4 });
    expect(more.items.map(({ name }) => name)).toEqual(['As typed', 'cooked rice']);
  });

  it('is sent with weights and words, without what weighs nothing', () => {
    const body = bodyOf(withItems(draft, [...draft.items, { ...itemOf(rice), grams: 0 }]));
    expect(body.name).toBe('My meal');
    expect(body.items).toEqual([
      { name: 'cooked rice', food: 'cooked-rice', grams: 160, estimated: true },
      {
        name: 'secret sauce',
        food: null,
        grams: null,
        estimated: false,
        calories: 0,
        protein: 0,
        carbs: 0,
        fat: 0,
      },
    ]);
  });

  it('of a meal that was typed has its figures and no items', () => {
    const typed = { ...NO_FIGURES, calories: 500, protein: 20, carbs: 50, fat: 20 };
    const item = { ...typed, name: 'Lunch', food: null, fdcId: null, grams: null, estimated: false };
    const meal = { ...typed, name: 'Lunch', items: [item] } as unknown as Meal;
    expect(draftOfMeal(meal)).toEqual({
      name: 'Lunch',
      items: [],
      said: { calories: 500, protein: 20, carbs: 50, fat: 20 },
    });
    const weighed = { ...item, food: 'cooked-rice', grams: 200, calories: 260 };
    const other = draftOfMeal({ ...meal, items: [weighed] });
    expect(other.items[0]!.per100g!.calories).toBeCloseTo(130, 1);
    expect(totalsOf(other).calories).toBe(260);
  });
});
