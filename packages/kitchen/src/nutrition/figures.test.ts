import { describe, expect, it } from 'vitest';
import { foodById, foods } from '../foods/larder.ts';
import { plainIngredient } from '../recipes/draft.ts';
import { finishIngredient } from '../recipes/finish-ingredient.ts';
import { eatenItems } from './eaten-items.ts';
import {
  calorieRange,
  figuresFor,
  isIncomplete,
  NO_FIGURES,
  PORTION_SPREAD,
  per100gOf,
  sumFigures,
  TABLE_SPREAD,
} from './figures.ts';
import { COOKED_VITAMIN_C, nutritionOf } from './nutrition-of.ts';
import { asServed, usualPortion } from './usual-portion.ts';

const egg = foodById('egg')!;

describe('figures', () => {
  it('follow the weight, and keep what is not known unknown', () => {
    const half = figuresFor({ ...per100gOf(egg), fiber: null }, 50);
    expect(half.calories).toBe(71.5);
    expect(half.fiber).toBeNull();
    expect(isIncomplete(half)).toBe(true);
  });

  it('add up what is known', () => {
    const one = { ...NO_FIGURES, calories: 0.1, fiber: 2 };
    expect(sumFigures([one, { ...one, calories: 0.2, fiber: null }])).toMatchObject({
      calories: 0.3,
      fiber: 2,
      ironMg: null,
    });
    expect(sumFigures([])).toEqual(NO_FIGURES);
  });

  it('say how sure they are: portions stray more than weights, typed figures not at all', () => {
    const item = { calories: 100, food: 'egg', estimated: true };
    expect(calorieRange([item])).toEqual([100 - 100 * PORTION_SPREAD, 100 + 100 * PORTION_SPREAD]);
    expect(calorieRange([{ ...item, estimated: false }])).toEqual([
      100 - 100 * TABLE_SPREAD,
      100 + 100 * TABLE_SPREAD,
    ]);
    expect(calorieRange([{ ...item, food: null }])).toBeNull();
  });
});

describe('a usual portion', () => {
  it.each([
    ['egg', 100, '2 pieces'],
    ['banana', 118, '1 piece'],
    ['bread', 56, '2 slices'],
    ['cooked-rice', 160, /./],
    ['butter', 10, '10 g'],
  ])('of %s is about %d g', (id, grams, label) => {
    const portion = usualPortion(foodById(id)!);
    expect(Math.abs(portion.grams - grams)).toBeLessThan(30);
    expect(portion.label).toMatch(label);
  });

  it('of anything at all fits on a table', () => {
    for (const food of foods) {
      const { grams, label } = usualPortion(food);
      expect(grams, food.id).toBeGreaterThan(0);
      expect(grams, food.id).toBeLessThanOrEqual(360);
      expect(label).not.toBe('');
    }
  });

  it('of rice is of cooked rice', () => {
    expect(asServed(foodById('basmati-rice')!).id).toBe('cooked-rice');
    expect(asServed(foodById('spaghetti')!).id).toBe('cooked-pasta');
    expect(asServed(egg)).toBe(egg);
    for (const id of ['rice-krispies', 'rice-bran']) expect(asServed(foodById(id)!).id).toBe(id);
  });
});

describe('servings of a recipe', () => {
  const lines = (...texts: string[]) =>
    texts.map((text) => finishIngredient(plainIngredient(text), { servings: 2, method: '' }));
  const ingredients = lines('200 g butter', '1 to 3 lemons', '100 g unicorn tears', '50 g sugar (optional)');

  it('are what the figures of the recipe say', () => {
    const told = nutritionOf(ingredients, 2)!;
    const cooked = {
      ingredients,
      servings: 2,
      equipment: ['oven'],
      nutritionPerServing: told,
    } satisfies Parameters<typeof eatenItems>[0];
    const { items, unknown, range } = eatenItems(cooked, 1);
    const { calories, protein, vitaminCMg } = sumFigures(items);
    expect({ calories, protein, vitaminCMg }).toEqual({
      calories: told.calories,
      protein: told.protein,
      vitaminCMg: told.vitaminCMg,
    });
    expect(range).toEqual(told.range);
    const more = sumFigures(eatenItems(cooked, 1.5).items);
    expect(Math.round(more.fat)).toBe(Math.round(told.fat * 1.5));
    expect(items.map(({ food }) => food)).toEqual(['butter', 'lemon']);
    expect(items[0]).toMatchObject({ grams: 100, fdcId: foodById('butter')!.fdcId });
    expect(unknown).toHaveLength(1);
  });

  it('keep their vitamin C where nothing was heated', () => {
    const plain = { ingredients, servings: 2, nutritionPerServing: null };
    const raw = eatenItems({ ...plain, equipment: ['no_cook'] }, 2).items[1]!;
    const hot = eatenItems({ ...plain, equipment: ['stovetop'] }, 2).items[1]!;
    expect(hot.vitaminCMg).toBeCloseTo(raw.vitaminCMg! * COOKED_VITAMIN_C, 0);
  });
});
