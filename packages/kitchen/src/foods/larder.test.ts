import { describe, expect, it } from 'vitest';
import { ancestorsOf, childrenOf, foodById, foods, isA } from './larder.ts';

describe('larder', () => {
  it('holds enough foods, names and substitutes to cook from', () => {
    const names = foods.reduce((sum, food) => sum + 1 + food.names.length, 0);
    expect(foods.length).toBeGreaterThanOrEqual(1200);
    expect(names).toBeGreaterThanOrEqual(4000);
    expect(foods.filter((food) => food.substitutes.length > 0).length).toBeGreaterThanOrEqual(250);
  });

  it('carries the published figures of known foods', () => {
    expect(foodById('egg')).toMatchObject({ fdcId: 171287, proxy: false, units: { piece: 50 } });
    expect(foodById('egg')?.per100g.energyKcal).toBe(143);
    expect(foodById('broccoli')?.per100g).toMatchObject({ energyKcal: 34, vitaminCMg: 89.2 });
    expect(foodById('broccoli')?.units.cup).toBe(91);
    expect(foodById('milk')?.per100g.energyKcal).toBe(61);
    expect(foodById('milk')?.units.cup).toBe(244);
  });

  it('knows that a cup of flour is not a cup of honey', () => {
    expect(foodById('flour')?.units.cup).toBe(125);
    expect(foodById('honey')?.units.cup).toBe(339);
    expect(foodById('honey')?.units.tablespoon).toBe(21);
  });

  it('places foods in a tree', () => {
    expect(isA('cheddar', 'hard-cheese')).toBe(true);
    expect(isA('cheddar', 'dairy')).toBe(true);
    expect(isA('cheddar', 'cheddar')).toBe(true);
    expect(isA('cheese', 'cheddar')).toBe(false);
    expect(isA('ground-beef', 'ground-meat')).toBe(true);
    expect(isA('almond-flour', 'almond')).toBe(true);
    expect(ancestorsOf('cheddar').has('cheddar')).toBe(false);
    expect(ancestorsOf('cheddar').has('cheese')).toBe(true);
    expect(childrenOf('cheese')).toContain('hard-cheese');
  });

  it('answers unknown ids with nothing', () => {
    expect(foodById('unobtainium')).toBeUndefined();
    expect(ancestorsOf('unobtainium').size).toBe(0);
    expect(childrenOf('unobtainium')).toEqual([]);
    expect(isA('unobtainium', 'dairy')).toBe(false);
    expect(foodById('__proto__')).toBeUndefined();
  });

  it.each([
    ['soy-sauce', ['gluten', 'soybeans']],
    ['worcestershire-sauce', ['gluten', 'fish']],
    ['pesto', ['milk', 'nuts']],
    ['cheddar', ['milk']],
    ['tahini', ['sesame']],
    ['oyster-sauce', ['gluten', 'molluscs']],
    ['mayonnaise', ['eggs', 'mustard']],
    ['shrimp', ['crustaceans']],
    ['celery-root', ['celery']],
    ['peanut-butter', ['peanuts']],
    ['red-wine', ['sulphites']],
    ['rice-flour', []],
    ['tamari', ['soybeans']],
  ] as const)('%s contains %j', (id, allergens) => {
    expect(foodById(id)?.allergens).toEqual(allergens);
  });

  it.each([
    ['honey', ['vegan', 'low-carb']],
    ['chicken-breast', ['vegetarian', 'vegan']],
    ['flour', ['gluten-free', 'low-carb']],
    ['almond-flour', []],
    ['butter', ['vegan', 'dairy-free']],
    ['gelatin', ['vegetarian', 'vegan']],
    ['vegetable-stock', []],
    ['chicken-stock', ['vegetarian', 'vegan']],
    ['egg', ['vegan']],
    ['cinnamon', []],
    ['potato', ['low-carb']],
    ['parmesan', ['vegetarian', 'vegan', 'dairy-free']],
  ] as const)('%s breaks %j', (id, diets) => {
    expect(foodById(id)?.breaks).toEqual(diets);
  });

  it('gives every food a weight for a spoon or a piece and a share that is eaten', () => {
    for (const food of foods) {
      const { cup, piece, slice } = food.units;
      expect(cup ?? piece ?? slice, food.id).toBeGreaterThan(0);
      expect(food.edibleShare, food.id).toBeGreaterThanOrEqual(0);
      expect(food.edibleShare, food.id).toBeLessThanOrEqual(1);
      expect(food.emoji, food.id).not.toBe('');
    }
  });

  it('never inherits a substitute that breaks a diet the food keeps', () => {
    expect(foodById('rice-flour')?.substitutes.map(({ food }) => food)).not.toContain('whole-wheat-flour');
    for (const food of foods)
      for (const substitute of food.substitutes) expect(foodById(substitute.food), food.id).toBeDefined();
  });

  it('knows how long the everyday things keep', () => {
    expect(foodById('chicken-breast')?.storage).toEqual({ pantry: null, fridge: 2, freezer: 270 });
    expect(foodById('egg')?.storage.fridge).toBe(35);
    expect(foodById('spinach')?.storage.fridge).toBe(7);
    expect(
      foods.filter(({ storage: s }) => s.pantry === null && s.fridge === null && s.freezer === null),
    ).toEqual([]);
  });
});
