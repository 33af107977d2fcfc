import { describe, expect, it } from 'vitest';
import { foodOfProduct } from './food-of-product.ts';
import { readPackSize } from './pack-size.ts';
import { readOpenFoodFacts } from './read-open-food-facts.ts';

const MILK = {
  code: '4006381333931',
  product_name: 'Frische Vollmilch',
  brands: 'Weihenstephan,Müller',
  quantity: '1 L',
  categories_tags: ['en:dairies', 'en:milks', 'en:whole-milks'],
  allergens_tags: ['en:milk'],
  traces_tags: ['en:nuts', 'en:milk', 'en:sunshine'],
  serving_quantity: 200,
  nutriments: {
    'energy-kcal_100g': 65,
    proteins_100g: 3.4,
    carbohydrates_100g: 4.8,
    fat_100g: 3.6,
    sugars_100g: 4.8,
    sodium_100g: 0.05,
  },
};

describe('readOpenFoodFacts', () => {
  it('reads a line of the JSON dump', () => {
    expect(readOpenFoodFacts(MILK)).toEqual({
      code: '4006381333931',
      name: 'Frische Vollmilch',
      brand: 'Weihenstephan',
      kinds: ['whole milks', 'milks', 'dairies', 'Frische Vollmilch'],
      pack: { amount: 1000, unit: 'milliliter' },
      per100g: {
        calories: 65,
        protein: 3.4,
        carbs: 4.8,
        fat: 3.6,
        fiber: null,
        sugar: 4.8,
        sodiumMg: 50,
        vitaminCMg: null,
        ironMg: null,
        calciumMg: null,
      },
      servingGrams: 200,
      allergens: ['milk'],
      mayContain: ['nuts'],
    });
  });

  it('reads a row of the CSV file, and of the Parquet file', () => {
    const { nutriments, ...rest } = MILK;
    const csv = {
      ...rest,
      ...nutriments,
      categories_tags: 'en:dairies,en:milks,en:whole-milks',
      allergens: 'en:milk',
    };
    const parquet = {
      ...rest,
      product_name: [
        { lang: 'de', text: 'Milch' },
        { lang: 'main', text: 'Frische Vollmilch' },
      ],
      nutriments: Object.entries(nutriments).map(([key, value]) => ({
        name: key.replace('_100g', ''),
        '100g': value,
      })),
    };
    expect(readOpenFoodFacts(csv)).toEqual(readOpenFoodFacts(MILK));
    expect(readOpenFoodFacts(parquet)).toEqual(readOpenFoodFacts(MILK));
  });

  it('takes kilojoules where there are no kilocalories', () => {
    const { 'energy-kcal_100g': _, ...others } = MILK.nutriments;
    const read = readOpenFoodFacts({ ...MILK, nutriments: { ...others, 'energy-kj_100g': 272 } });
    expect(read).toMatchObject({ per100g: { calories: 65.01 } });
  });

  it.each([
    [{ ...MILK, code: '4006381333932' }, 'no valid bar code'],
    [{ ...MILK, code: undefined }, 'no valid bar code'],
    [{ ...MILK, code: '9783161484100' }, 'a code of a shop, or of no food'],
    [{ ...MILK, code: '2012345003991' }, 'no valid bar code'],
    [{ ...MILK, product_name: '  ' }, 'no name'],
    [{}, 'no valid bar code'],
  ])('refuses %j', (row, reason) => {
    expect(readOpenFoodFacts(row)).toBe(reason);
  });

  it.each([
    { 'energy-kcal_100g': 6500 },
    { proteins_100g: -3 },
    { fat_100g: 99, carbohydrates_100g: 99 },
    { 'energy-kcal_100g': 3 },
    { sugars_100g: 80 },
    { fat_100g: 'much' },
    { fat_100g: Number.NaN },
  ])('believes no figures that cannot be true: %j', (lie) => {
    expect(readOpenFoodFacts({ ...MILK, nutriments: { ...MILK.nutriments, ...lie } })).toMatchObject({
      name: 'Frische Vollmilch',
      per100g: null,
    });
  });

  it('cuts texts and drops control characters', () => {
    const read = readOpenFoodFacts({ ...MILK, product_name: `a\u0000b\n${'x'.repeat(10_000)}`, brands: 7 });
    expect(read).toMatchObject({ brand: '7' });
    expect((read as { name: string }).name).toMatch(/^a b x+$/);
    expect((read as { name: string }).name).toHaveLength(120);
  });
});

describe('readPackSize', () => {
  it.each([
    ['500 g', 500, 'gram'],
    ['500g', 500, 'gram'],
    ['1,5 L', 1500, 'milliliter'],
    ['1.5L', 1500, 'milliliter'],
    ['75 cl', 750, 'milliliter'],
    ['6 x 330 ml', 1980, 'milliliter'],
    ['4x125g', 500, 'gram'],
    ['1 kg', 1000, 'gram'],
    ['1 000 g', 1000, 'gram'],
    ['1,000 g', 1000, 'gram'],
    ['16 oz', 453.59, 'gram'],
    ['12 fl oz', 354.88, 'milliliter'],
    ['10 Stück', 10, 'piece'],
    ['Joghurt mild 3,8 % 150 g', 150, 'gram'],
  ])('%s', (text, amount, unit) => {
    expect(readPackSize(text)).toEqual({ amount, unit });
  });

  it.each(['', 'family size', '500', '0 g', '12 bottles', 'x'.repeat(100_000)])('none in %s', (text) => {
    expect(readPackSize(text)).toBeNull();
  });
});

it('finds the food by category or name, and asks in other languages last', () => {
  expect(foodOfProduct(['whole milks', 'milks', 'dairies', 'Vollmilch'])).toBe('milk');
  expect(foodOfProduct(['Vollmilch'])).toBeNull();
  expect(foodOfProduct(['Vollmilch'], (name) => (name === 'Vollmilch' ? 'milk' : null))).toBe('milk');
});
