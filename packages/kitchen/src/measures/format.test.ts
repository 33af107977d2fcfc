import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, kitchenFraction, scaleAmount } from './format.ts';

const flour = { units: { cup: 125 } };
const milk = { units: { cup: 244 } };

describe('formatAmount', () => {
  it.each([
    [1.5, 'cup', '1 1/2 cups'],
    [0.333, 'cup', '1/3 cup'],
    [1, 'tablespoon', '1 tablespoon'],
    [24, 'teaspoon', '1/2 cup'],
    [0.0625, 'cup', '1 tablespoon'],
    [2, 'large clove', '2 large cloves'],
    [0.5, 'can', '1/2 can'],
    [3, null, '3'],
    [2, 'large', '2 large'],
    [500, 'gram', '1 pound'],
    [100, 'gram', '3 1/2 ounces'],
    [248, 'gram', '9 ounces'],
    [355, 'gram', '13 ounces'],
    [20, 'gram', '3/4 ounce'],
    [445, 'gram', '1 pound'],
    [1500, 'gram', '3 1/4 pounds'],
    [250, 'milliliter', '1 cup'],
    [5, 'milliliter', '1 teaspoon'],
  ])('%s %s for a US kitchen', (quantity, unit, text) => {
    expect(formatAmount(quantity, unit, 'us')).toBe(text);
  });

  it.each([
    [1, 'pound', undefined, '455 g'],
    [3, 'pound', undefined, '1.35 kg'],
    [2, 'cup', undefined, '475 ml'],
    [2, 'cup', flour, '250 g'],
    [1, 'cup', milk, '235 ml'],
    [2, 'tablespoon', flour, '2 tablespoons'],
    [1.5, 'liter', undefined, '1.5 l'],
    [2, 'clove', undefined, '2 cloves'],
  ])('%s %s for a metric kitchen', (quantity, unit, food, text) => {
    expect(formatAmount(quantity, unit, 'metric', food)).toBe(text);
  });

  it.each([
    [4.6, null, 61, '5', 'carrots'],
    [1.33, null, 61, '1 1/2', 'carrots'],
    [0.75, 'clove', 3, '1 clove', 'garlic'],
    [2.25, 'clove', 3, '2 cloves', 'garlic'],
    [2.6, null, 50, '3', 'eggs'],
    [0.33, null, 50, '1', 'egg'],
    [0.75, 'can', 400, '1 can', 'tomatoes'],
    [0.5, 'can', 400, '1/2 can', 'beans'],
    [0.75, null, 908, '3/4', 'cabbage'],
    [0.5, null, 14, '1/2', 'jalapeno'],
    [0.67, 'teaspoon', 5, '3/4 teaspoon', 'salt'],
    [0.13, 'teaspoon', 5, '1/8 teaspoon', 'salt'],
    [1.33, 'tablespoon', 15, '1 1/4 tablespoons', 'oil'],
    [1.33, 'cup', 240, '1 1/3 cups', 'milk'],
    [0.4, 'pinch', 1, '1 pinch', 'saffron'],
    [12.4, null, 18, '12', 'mushrooms'],
    [2.25, 'teaspoon', 3, '2 1/4 teaspoons', 'yeast'],
    [3.5, 'slice', 28, '4 slices', 'bread'],
  ])('%s %s of %s g as a cook would cut it: %s %s', (quantity, unit, grams, text, _food) => {
    expect(formatAmount(quantity, unit, 'us', { units: { [unit ?? 'piece']: grams } })).toBe(text);
  });

  it('prints nothing for what is no amount', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -1])
      expect(formatAmount(bad, 'cup', 'us')).toBe('');
  });
});

describe('kitchenFraction', () => {
  it('stays within a tenth of what it stands for', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 500, noNaN: true }), (value) => {
        const parts = kitchenFraction(value)
          .split(' ')
          .map((part) => {
            const [over, under = '1'] = part.split('/');
            return Number(over) / Number(under);
          });
        const shown = parts.reduce((sum, part) => sum + part, 0);
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(
          Math.max(0.13 * Math.min(1, value / 0.5), value * 0.05, 0.065),
        );
      }),
    );
  });
});

describe('scaleAmount', () => {
  it('rounds as the recipe card does', () => {
    expect(scaleAmount(1, 1, 3)).toBe(0.33);
    expect(scaleAmount(1, 5, 2)).toBe(2.5);
    expect(scaleAmount(100, 3, 4)).toBe(75);
    expect(scaleAmount(33, 2, 3)).toBe(22);
    expect(scaleAmount(2, 4, 0)).toBe(2);
  });
});
