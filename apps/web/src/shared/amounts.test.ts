import { describe, expect, it } from 'vitest';
import { i18n } from '../lib/i18n/i18n.ts';
import { amountOf, nameBeside } from './amounts.ts';

const flour = { amountMin: 2, amountMax: 2, unit: 'cup', grams: 250 };
const us = { servings: 4, baseServings: 4, system: 'us' } as const;

describe('amounts of a recipe', () => {
  it('follow the servings', () => {
    expect(amountOf(flour, us)).toBe('2 cups');
    expect(amountOf({ ...flour, amountMin: 1.25, amountMax: 1.25 }, us)).toBe('1¼ cups');
    expect(amountOf(flour, { ...us, servings: 6 })).toBe('3 cups');
    expect(amountOf(flour, { ...us, servings: 1 })).toBe('½ cup');
  });

  it('are weighed in metric kitchens by what the recipe itself says', () => {
    expect(amountOf(flour, { ...us, system: 'metric' })).toBe('250 g');
    expect(amountOf({ ...flour, grams: null }, { ...us, system: 'metric' })).toBe('475 ml');
  });

  it('are cut as a cook would: whole eggs and cloves, no thirds of a carrot', () => {
    const three = { ...us, servings: 3 };
    expect(amountOf({ amountMin: 2, amountMax: 2, unit: null, grams: 100 }, three)).toBe('2');
    expect(amountOf({ amountMin: 1, amountMax: 1, unit: 'clove', grams: 3 }, three)).toBe('1 clove');
    expect(amountOf({ amountMin: 6, amountMax: 6, unit: null, grams: 366 }, three)).toBe('5');
    expect(amountOf({ amountMin: 1, amountMax: 1, unit: 'can', grams: 400 }, three)).toBe('1 can');
  });

  it('never cut a yolk, and name a part of one thing in the singular', () => {
    const yolk = { amountMin: 1, amountMax: 1, unit: null, grams: 17, ingredient: { name: 'egg yolk' } };
    expect(amountOf(yolk, { ...us, servings: 1, baseServings: 2 })).toBe('1');
    expect(nameBeside('¼ medium', 'medium', 'eggplants')).toBe('eggplant');
    expect(nameBeside('2 large', 'large', 'egg')).toBe('eggs');
    expect(nameBeside('1 cup', 'cup', 'oats')).toBe('oats');
  });

  it('say a range once', () => {
    expect(amountOf({ amountMin: 2, amountMax: 3, unit: 'cup', grams: null }, us)).toBe('2–3 cups');
    expect(amountOf({ amountMin: 1, amountMax: 2, unit: null, grams: null }, us)).toBe('1 – 2');
  });

  it('are empty where there is none, and never break on absurd servings', () => {
    expect(amountOf({ amountMin: null, amountMax: null, unit: null, grams: null }, us)).toBe('');
    expect(amountOf(flour, { ...us, servings: 1_000_000 })).toMatch(/cups$/);
    expect(amountOf(flour, { ...us, baseServings: 0 })).toBe('2 cups');
  });
});

it('writes amounts in the words of the language', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const spoons = { amountMin: 2, amountMax: null, unit: 'tablespoon', grams: null };
  const scale = { servings: 2, baseServings: 2, system: 'metric' } as const;
  expect(amountOf(spoons, scale)).toBe('2 EL');
  expect(amountOf({ ...spoons, amountMax: 3 }, scale)).toBe('2–3 EL');
  i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} });
});
