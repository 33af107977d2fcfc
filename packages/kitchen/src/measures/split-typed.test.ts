import { describe, expect, it } from 'vitest';
import { splitTyped, thingIn, typedThings } from './split-typed.ts';

it.each([
  ['rice, milk, carrots', ['rice', 'milk', 'carrots']],
  ['milk, 2 bananas, 500 g flour', ['milk', '2 bananas', '500 g flour']],
  ['milk\neggs; butter', ['milk', 'eggs', 'butter']],
  ['milk and 2 bananas', ['milk', '2 bananas']],
  ['milk  and  eggs', ['milk', 'eggs']],
  ['rice, milk, and carrots', ['rice', 'milk', 'carrots']],
  ['rice, milk and carrots', ['rice', 'milk', 'carrots']],
  ['milk,eggs', ['milk', 'eggs']],
  ['1,5 kg potatoes, 1,000 g flour', ['1,5 kg potatoes', '1,000 g flour']],
  ['2 cans tomatoes and 1 onion', ['2 cans tomatoes', '1 onion']],
  ['paper towels, milk', ['paper towels', 'milk']],
  ['- milk\n* 6 eggs\n[ ] rice', ['milk', '6 eggs', 'rice']],
  ['1. milk, 2. eggs', ['milk', 'eggs']],
  ['I have milk, eggs and cheese', ['milk', 'eggs', 'cheese']],
  ['two tomatoes and a bag of spinach', ['two tomatoes', 'a bag of spinach']],
  ['milk eggs and half a cabbage', ['milk', 'eggs', 'half a cabbage']],
  ['milk eggs half a cabbage', ['milk', 'eggs', 'half a cabbage']],
  ['milk eggs butter cheese', ['milk', 'eggs', 'butter', 'cheese']],
  [
    'half a bottle of orange juice two carrots and butter',
    ['half a bottle of orange juice', 'two carrots', 'butter'],
  ],
  [' , ;\n', []],
  ['', []],
])('splits %s', (text, things) => {
  expect(splitTyped(text)).toEqual(things);
});

it.each([
  'salt and vinegar crisps',
  'tomato basil soup',
  'peanut butter jelly toast',
  'I scream',
  'half and half',
  'mac and cheese',
  'chicken, skinless',
  'chicken thighs, boneless, skinless',
  'tomatoes, canned',
  'red and green peppers',
  'bread and butter pickles',
  'towels and soap',
  '1,5 kg potatoes',
  '1 and a half onions',
])('leaves %s one thing', (text) => {
  expect(splitTyped(text)).toEqual([text]);
});

it('reads amounts of foods, and leaves what it does not understand as it was written', () => {
  expect(typedThings('2 bananas, 500 g flour, 2 boxes of tissues, milk')).toEqual([
    { name: 'bananas', amount: 2, unit: null },
    { name: 'flour', amount: 500, unit: 'gram' },
    { name: '2 boxes of tissues', amount: null, unit: null },
    { name: 'milk', amount: null, unit: null },
  ]);
});

it.each([
  ['half a jar of jam', { name: 'jam', amount: 0.5, unit: 'jar' }],
  ['1½ kg potatoes', { name: 'potatoes', amount: 1.5, unit: 'kilogram' }],
  ['half a lemon', { name: 'lemon', amount: 0.5, unit: null }],
  ['a bag of spinach', { name: 'spinach', amount: 1, unit: 'bag' }],
  ['three onions', { name: 'onions', amount: 3, unit: null }],
  ['a dozen eggs', { name: 'eggs', amount: 12, unit: null }],
  ['milk 2l', { name: 'milk', amount: 2, unit: 'liter' }],
  ['half and half', { name: 'half and half', amount: null, unit: null }],
  ['five spice', { name: 'five spice', amount: null, unit: null }],
  ['some milk', { name: 'some milk', amount: null, unit: null }],
])('reads the amount that people say in "%s"', (text, thing) => {
  expect(typedThings(text)).toEqual([thing]);
});

it('is bounded, and reads a page in no time', () => {
  expect(splitTyped('milk, '.repeat(10_000))).toHaveLength(50);
  expect(splitTyped(`${'and '.repeat(2_000)}`).length).toBeLessThanOrEqual(50);
});

describe('lists in other languages, and mixed ones', () => {
  it.each([
    ['2 Zwiebeln, Milch, eine Dose Tomaten', ['2 Zwiebeln', 'Milch', 'eine Dose Tomaten']],
    ['Milch und Eier', ['Milch', 'Eier']],
    ['drei Zwiebeln und Butter, eggs', ['drei Zwiebeln', 'Butter', 'eggs']],
    ['du lait, 6 œufs et une botte de persil', ['du lait', '6 œufs', 'une botte de persil']],
    ['leche y huevos; 1,5 kg de patatas', ['leche', 'huevos', '1,5 kg de patatas']],
    ['burro e uova, mezzo chilo di patate', ['burro', 'uova', 'mezzo chilo di patate']],
    ['Erbsen und Möhren', ['Erbsen', 'Möhren']],
    ['pain et beurre, milk and rice', ['pain', 'beurre', 'milk', 'rice']],
  ])('%s', (text, things) => {
    expect(splitTyped(text)).toEqual(things);
  });

  it.each([
    ['2 Zwiebeln', { name: 'Zwiebeln', amount: 2, unit: null }],
    ['eine Dose Tomaten', { name: 'Tomaten', amount: 1, unit: 'can' }],
    ['500 g Mehl', { name: 'Mehl', amount: 500, unit: 'gram' }],
    ['une botte de persil', { name: 'persil', amount: 1, unit: 'bunch' }],
    ['1,5 kg de patatas', { name: 'patatas', amount: 1.5, unit: 'kilogram' }],
    ['due cipolle', { name: 'cipolle', amount: 2, unit: null }],
  ])('%s', (text, thing) => {
    expect(thingIn(text)).toEqual(thing);
  });
});
