import { describe, expect, it } from 'vitest';
import { readKitchen } from '../../shared/kitchen-session.ts';
import { endsScan } from './end-scan.ts';
import { askedFilters, byShopping, countFilters, NO_FILTERS, passes, sorted } from './filters.ts';
import { buySentence } from './worth-buying.ts';

const soup = {
  title: 'Lentil Soup',
  description: 'Warm and quick.',
  tags: ['weeknight'],
  diets: ['vegan', 'vegetarian'] as ('vegan' | 'vegetarian')[],
  totalTimeMin: 30,
  matchPercentage: 75,
};
const passing = (filters: Partial<typeof NO_FILTERS>, recipe: Partial<typeof soup> = {}) =>
  passes({ ...soup, ...recipe }, { ...NO_FILTERS, ...filters });

it('what wants shopping is set aside, unless all of it does', () => {
  const near = { matchPercentage: 60, missingIngredients: ['cumin'] };
  const poor = { matchPercentage: 59, missingIngredients: ['cumin'] };
  const many = { matchPercentage: 90, missingIngredients: ['cumin', 'salt', 'bay leaf', 'thyme'] };
  expect(byShopping([poor, near, many])).toEqual({ near: [near], far: [poor, many] });
  expect(byShopping([poor, many])).toEqual({ near: [poor, many], far: [] });
});

describe('filters of the results', () => {
  it('hide what matches too little; a missing figure counts as 80', () => {
    expect(passing({ minMatch: 75 })).toBe(true);
    expect(passing({ minMatch: 100 })).toBe(false);
    const { matchPercentage: _, ...unknown } = soup;
    expect(passes(unknown, { ...NO_FILTERS, minMatch: 75 })).toBe(true);
    expect(passes(unknown, { ...NO_FILTERS, minMatch: 100 })).toBe(false);
  });

  it('let recipes without a time pass', () => {
    expect(passing({ maxTime: 15 })).toBe(false);
    expect(passing({ maxTime: 15 }, { totalTimeMin: 0 })).toBe(true);
  });

  it('keep all chosen diets, or any of them where that was asked', () => {
    expect(passing({ diets: ['vegan', 'vegetarian'] })).toBe(true);
    expect(passing({ diets: ['vegan', 'gluten-free'] })).toBe(false);
    expect(passing({ diets: ['vegan', 'gluten-free'], dietMatch: 'any' })).toBe(true);
    expect(passing({ diets: ['gluten-free'] })).toBe(false);
  });

  it('keep only what needs nothing else', () => {
    expect(passing({ onlyComplete: true })).toBe(false);
    expect(passing({ onlyComplete: true }, { matchPercentage: 100 })).toBe(true);
  });

  it('look for words in title, description and tags, whatever the case', () => {
    for (const text of ['LENTIL', 'quick', 'Weeknight', '  ']) expect(passing({ text })).toBe(true);
    expect(passing({ text: 'pizza' })).toBe(false);
  });

  it('count and ask for what the server can do', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(askedFilters({ ...NO_FILTERS, maxTime: 30, diets: ['vegan'], onlyComplete: true })).toEqual({
      maxTime: 30,
      diet: ['vegan'],
      dietMatch: 'all',
      allInKitchen: true,
    });
    expect(askedFilters({ ...NO_FILTERS, diets: ['vegan', 'low-carb'], dietMatch: 'any' })).toEqual({
      diet: ['vegan', 'low-carb'],
      dietMatch: 'any',
    });
  });
});

describe('the session of a scan', () => {
  it('reads names and findings alike and passes over nonsense', () => {
    const kitchen = readKitchen(
      '["eggs", {"name":"Rice","food":"rice","emoji":"🍚"}, 7, {"name":""}, null, "EGGS"]',
      '["oven", 3]',
    );
    expect(kitchen?.ingredients).toEqual([
      { name: 'EGGS', food: null, emoji: '' },
      { name: 'Rice', food: 'rice', emoji: '🍚' },
    ]);
    expect(kitchen?.equipment).toEqual(['oven']);
  });

  it.each([null, '', '{', '[]', '{}', '"x"'])('is absent for %s', (stored) => {
    expect(readKitchen(stored, null)).toBeNull();
  });

  it('ends on leaving for other pages', () => {
    expect(['/scan', '/results', '/recipe/x'].map(endsScan)).toEqual([false, false, false]);
    expect(['/', '/recipes', '/favorites', '/recipe/'].map(endsScan)).toEqual([true, true, true, true]);
  });
});

it('sorts results by what a cook asks for, unknown last, equals as they were', () => {
  const dish = (id: string, totalTimeMin: number, missing: number, calories: number | null) => ({
    id,
    matchPercentage: { a: 80, b: 100, c: 80 }[id]!,
    totalTimeMin,
    missingIngredients: Array<string>(missing).fill('x'),
    calories,
  });
  const dishes = [dish('a', 40, 2, null), dish('b', 0, 0, 500), dish('c', 10, 2, 300)];
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(dishes, sort).map(({ id }) => id);
  expect(order('best')).toEqual(['a', 'b', 'c']);
  expect(order('match')).toEqual(['b', 'a', 'c']);
  expect(order('quick')).toEqual(['c', 'a', 'b']);
  expect(order('missing')).toEqual(['b', 'a', 'c']);
  expect(order('light')).toEqual(['c', 'b', 'a']);
});

it('says what to buy in one sentence', () => {
  expect(buySentence({ names: ['eggs', 'onions'], dishes: 14 })).toBe('Buy eggs and onions: 14 dishes.');
  expect(buySentence({ names: ['eggs'], dishes: 1 })).toBe('Buy eggs: 1 dish.');
});
