import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { plainIngredient } from '../recipes/draft.ts';
import { finishIngredient } from '../recipes/finish-ingredient.ts';
import {
  BRINE_SHARE,
  COOKING_WATER_SHARE,
  eatenShareOf,
  FRYING_OIL_SHARE,
  MARINADE_SHARE,
} from './eaten-share.ts';
import { edibleGrams } from './edible-grams.ts';
import { COOKED_VITAMIN_C, nutritionOf } from './nutrition-of.ts';

const dish = { servings: 2, method: '' };
const lines = (...texts: string[]) => texts.map((text) => finishIngredient(plainIngredient(text), dish));
const butter = foodById('butter')!;

describe('nutritionOf', () => {
  it('adds up figures of the table per serving', () => {
    const figures = nutritionOf(lines('200 g butter'), 2);
    expect(figures?.calories).toBe(Math.round(butter.per100g.energyKcal));
    expect(figures?.fat).toBeCloseTo(butter.per100g.fatG, 0);
    expect(figures?.resolvedShare).toBe(1);
  });

  it('gives a range around the figure, wider where a line is unknown', () => {
    const known = nutritionOf(lines('100 g butter'), 1)!;
    const partly = nutritionOf(lines('100 g butter', '100 g unicorn tears'), 1)!;
    expect(known.range[0]).toBeLessThan(known.calories);
    expect(known.range[1]).toBeGreaterThan(known.calories);
    expect(partly.calories).toBe(known.calories);
    expect(partly.range[1]).toBeGreaterThan(known.range[1]);
    expect(partly.resolvedShare).toBeLessThan(1);
  });

  it('takes the middle of a range and leaves optional lines out', () => {
    const one = nutritionOf(lines('1 to 3 tablespoons butter', '100 g butter (optional)'), 1)!;
    expect(one.calories).toBe(nutritionOf(lines('2 tablespoons butter'), 1)!.calories);
  });

  it('says nothing when nothing is known, and nothing for no servings', () => {
    expect(nutritionOf(lines('1 cup unicorn tears'), 2)).toBeNull();
    expect(nutritionOf([], 2)).toBeNull();
    expect(nutritionOf(lines('100 g butter'), 0)).toBeNull();
  });

  it('takes vitamin C away with heat', () => {
    const raw = nutritionOf(lines('100 g lemon juice'), 1, { cooked: false })!;
    expect(nutritionOf(lines('100 g lemon juice'), 1)!.vitaminCMg).toBeCloseTo(
      raw.vitaminCMg * COOKED_VITAMIN_C,
      0,
    );
  });
});

describe('what is left behind', () => {
  const share = (text: string, more: Partial<Parameters<typeof eatenShareOf>[0]> = {}) =>
    eatenShareOf({ text, isOil: false, grams: 600, servings: 4, method: '', ...more });

  it.each([
    ['3 cups vegetable oil, for frying', FRYING_OIL_SHARE],
    ['oil for deep-frying', FRYING_OIL_SHARE],
    ['1/4 cup salt, for the brine', BRINE_SHARE],
    ['1 cup buttermilk, for the marinade', MARINADE_SHARE],
    ['1 tbsp salt, for the water', COOKING_WATER_SHARE],
    ['1 cup flour', 1],
  ])('%s', (text, expected) => {
    expect(share(text)).toBe(expected);
  });

  it('eats the spoon of oil in a skillet, and only some of a bath of oil', () => {
    expect(share('1 tbsp oil, for frying', { isOil: true, grams: 14 })).toBe(1);
    expect(share('2 cups oil', { isOil: true, method: 'Fry in batches.' })).toBe(FRYING_OIL_SHARE);
    expect(share('2 cups oil', { isOil: true, method: 'Whisk into a dressing.' })).toBe(1);
  });
});

describe('edibleGrams', () => {
  it('counts the edible share of what a scale weighs, unless it is trimmed', () => {
    const banana = foodById('banana')!;
    expect(edibleGrams(banana, 100, 'gram', '100 g bananas')).toBeCloseTo(100 * banana.edibleShare);
    expect(edibleGrams(banana, 100, 'gram', '100 g peeled bananas')).toBe(100);
    expect(edibleGrams(banana, 118, null, '1 banana')).toBe(118);
  });

  it('counts the dry grain in what was weighed cooked', () => {
    const rice = foodById('rice')!;
    expect(edibleGrams(rice, 280, 'cup', '2 cups cooked rice')).toBeCloseTo(100);
    expect(edibleGrams(rice, 280, 'cup', '2 cups rice')).toBe(280);
  });
});
