import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { boughtText } from '../planning/amounts.ts';
import { plainIngredient } from '../recipes/draft.ts';
import { finishIngredient } from '../recipes/finish-ingredient.ts';
import {
  BRINE_SHARE,
  COOKING_WATER_SHARE,
  eatenShareOf,
  FRIED_BACON_SHARE,
  FRYING_OIL_SHARE,
  MARINADE_SHARE,
} from './eaten-share.ts';
import { figuresOfLine, listedGrams } from './meat-cuts.ts';
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

describe('the weight that is eaten', () => {
  const read = (text: string, method = '') =>
    finishIngredient(plainIngredient(text), { servings: 2, method });
  const grams = (text: string) => read(text).grams;
  const kcal = (text: string) => {
    const { food, grams } = read(text);
    return ((grams ?? 0) * figuresOfLine(foodById(food ?? '')!, text).per100g.energyKcal) / 100;
  };
  const protein = (text: string) => nutritionOf([read(text)], 1)!.protein;

  it('leaves out bone and peel of what a scale weighs, unless it is trimmed', () => {
    const banana = foodById('banana')!;
    expect(grams('100 g bananas')).toBeCloseTo(100 * banana.edibleShare, 0);
    expect(grams('100 g peeled bananas')).toBe(100);
    expect(grams('1 banana')).toBe(banana.units.piece);
    const bird = foodById('chicken')!;
    expect(grams('1 (4 pound) whole chicken')).toBeCloseTo(1814.4 * bird.edibleShare, 0);
    expect(grams('1 kg chicken, sliced')).toBeCloseTo(1000 * bird.edibleShare, 0);
  });

  it('weighs mini ones as a third of the usual piece, and not what is small anyway', () => {
    const pepper = foodById('bell-pepper')!;
    expect(grams('3 mini sweet peppers')).toBeCloseTo(pepper.units.piece!, 0);
    expect(grams('10 mini marshmallows')).toBe(10 * foodById('marshmallow')!.units.piece!);
  });

  it('counts a cup of cooked grain as cooked, and what the package cooks as dry', () => {
    const cooked = foodById('cooked-rice')!;
    expect(kcal('2 cups cooked rice')).toBeCloseTo(
      (2 * cooked.units.cup! * cooked.per100g.energyKcal) / 100,
      -1,
    );
    expect(grams('8 oz spaghetti, cooked according to package directions')).toBe(226.8);
    expect(grams('12 ounces egg noodles, cooked')).toBe(340.2);
    expect(kcal('2 cups cooked chicken, shredded')).toBeCloseTo(2 * 140 * 1.65, -1);
  });

  it('knows a bird with and without its skin', () => {
    expect(kcal('1 lb boneless, skinless chicken')).toBeCloseTo(4.536 * 119, -1);
    expect(kcal('4 bone-in, skin-on chicken thighs')).toBeGreaterThan(1.5 * kcal('4 chicken thighs'));
    expect(kcal('4 bone-in skinless chicken thighs')).toBeCloseTo(kcal('4 chicken thighs'));
    expect(kcal('2 cups skinless chicken, cooked')).toBeCloseTo(2 * 140 * 1.65, -1);
  });

  it('weighs the meat between skin and bones, and gives it figures of its own', () => {
    expect(grams('2 1/4 lb chicken thighs, bone-in')).toBeCloseTo(1020.6 * 0.8, 0);
    expect(protein('1 kg bone-in, skin-on chicken thighs')).toBeCloseTo(8 * 16.52, 0);
    expect(protein('1 kg boneless chicken thighs, skin on')).toBeCloseTo(10 * 16.52, 0);
    expect(protein('1 kg boneless, skinless chicken thighs')).toBeCloseTo(10 * 19.66, 0);
    expect(protein('1 kg chicken legs, skinless')).toBeCloseTo(6.8 * 19.16, 0);
    expect(protein('1 kg skinless drumsticks')).toBeCloseTo(6.2 * 19.41, 0);
    expect(protein('1 kg turkey breast, bone-in')).toBeCloseTo(8.6 * 21.88, 0);
    expect(grams('1 kg bone-in pork chops, trimmed')).toBe(750);
    expect(grams('1 kg skinless salmon')).toBe(1000);
    expect(grams('1 kg pork shoulder, in large chunks')).toBe(1000);
    expect(grams('1 kg lamb chops, sliced')).toBe(720);
    expect(grams('100 g prosciutto')).toBe(100);
    expect(grams('300 g roast pork, sliced')).toBe(300);
  });

  it('is bought as the recipe weighs it', () => {
    const bought = (text: string) => {
      const line = read(text);
      return boughtText(foodById(line.food!), listedGrams(line), 'us');
    };
    expect(bought('2 lb chicken thighs, bone-in')).toBe('2 pounds');
    expect(bought('2 lb boneless, skinless chicken thighs')).toBe('2 pounds');
    expect(bought('2 lb boneless pork chops')).toBe(bought('2 lb pork chops'));
  });

  it.each([
    ['1 rotisserie chicken', 598],
    ['4 boneless pork loin chops', 796],
    ['6 pineapple rings', 504],
    ["12 Hershey's Kisses", 55.2],
    ['1 half chicken', 475],
    ['cooking spray', 1],
    ['1 sleeve Ritz crackers', 107],
    ['1 (15 ounce) can chickpeas, drained', 255.1],
    ['2 servings noodles', 160],
  ])('weighs %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });

  it('does not take away from an amount what is extra', () => {
    expect(read('1 cup butter, plus extra for greasing').eatenShare).toBe(1);
    expect(read('2 cups flour, plus more for dusting').eatenShare).toBe(1);
    expect(read('1 tablespoon butter for greasing').eatenShare).toBeLessThan(1);
  });

  it('leaves the fat of fried bacon in the pan, unless it stays in the dish', () => {
    const share = (text: string, method = '') => read(text, method).eatenShare;
    expect(share('6 slices bacon, cooked and crumbled')).toBe(FRIED_BACON_SHARE);
    expect(share('6 slices bacon', 'Fry the bacon and drain on paper towels.')).toBe(FRIED_BACON_SHARE);
    expect(share('6 slices bacon', 'Fry the bacon. Reserve 2 tablespoons of the drippings.')).toBeGreaterThan(
      FRIED_BACON_SHARE,
    );
    expect(share('6 slices bacon', 'Wrap the bacon around the meatloaf and bake.')).toBe(1);
  });
});
