import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foods } from '../foods/larder.ts';
import { explainMatch } from './explain.ts';
import type { Hit } from './hit.ts';
import { buildIndex } from './match-index.ts';
import { line, percentage, recipe } from './matching.fixture.ts';
import { rankFew } from './rank-few.ts';
import { search } from './search.ts';

describe('match percentage', () => {
  it('is 100 when everything but staples is at hand', () => {
    expect(
      percentage([line('egg'), line('spinach'), line('salt', 2), line('olive-oil', 10)], ['egg', 'spinach']),
    ).toBe(100);
  });

  it('lets a special thing stand for the general one, and not the other way round', () => {
    expect(percentage([line('cheese')], ['cheddar'])).toBe(100);
    const general = percentage([line('cheddar')], ['cheese']);
    expect(general === undefined || general < 100).toBe(true);
  });

  it('counts a known substitute in part', () => {
    const found = percentage([line('buttermilk')], ['yogurt']);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(100);
  });

  it('takes either food of "this or that"', () => {
    const either = [line('butter', 20, { alternatives: ['margarine'] }), line('potato')];
    expect(percentage(either, ['margarine', 'potato'])).toBe(100);
    expect(percentage(either, ['butter', 'potato'])).toBe(100);
  });

  it('does not ask for optional things', () => {
    expect(percentage([line('egg'), line('parsley', 5, { optional: true })], ['egg'])).toBe(100);
  });

  it('never counts an unknown ingredient as present', () => {
    expect(percentage([line('egg'), line(null)], ['egg'])).toBeLessThan(100);
  });

  it('weighs a missing main more than a missing spice', () => {
    const dish = [line('chicken-breast', 500), line('cumin', 2), line('onion', 100)];
    const withoutSpice = percentage(dish, ['chicken-breast', 'onion'])!;
    const withoutMain = percentage(dish, ['cumin', 'onion'])!;
    expect(withoutSpice).toBeGreaterThan(withoutMain);
  });
});

describe('filters', () => {
  const index = buildIndex([
    recipe('oven', [line('egg')], { equipment: ['oven'] }),
    recipe('raw', [line('egg')], { equipment: ['no_cook'] }),
    recipe('slow', [line('egg')], { totalMinutes: 300 }),
    recipe('vegan', [line('tofu')], { diets: ['vegetarian', 'vegan'] }),
    recipe('milky', [line('egg')], { allergens: ['milk'] }),
    recipe('unknown', [line('egg'), line(null, 1)], {}),
  ]);
  const ids = (query: Parameters<typeof search>[1]) => search(index, query).map((hit) => hit.id);

  it('keeps to the equipment, and always allows no-cook', () => {
    const found = ids({ foods: ['egg'], equipment: ['stovetop'] });
    expect(found).toContain('raw');
    expect(found).not.toContain('oven');
  });

  it('takes stovetop, oven and microwave when nothing was chosen', () => {
    const book = (['oven', 'microwave', 'grill', 'air_fryer'] as const).map((one) =>
      recipe(one, [line('egg')], { equipment: [one] }),
    );
    for (const equipment of [undefined, []])
      expect(new Set(search(buildIndex(book), { foods: ['egg'], equipment }).map(({ id }) => id))).toEqual(
        new Set(['oven', 'microwave']),
      );
    expect(rankFew(book, { foods: ['egg'], equipment: ['grill'] }).map(({ id }) => id)).toEqual(['grill']);
  });

  it('keeps to time and diets', () => {
    expect(ids({ foods: ['egg'], maxMinutes: 30 })).not.toContain('slow');
    expect(ids({ foods: ['egg', 'tofu'], diets: ['vegan'] })).toEqual(['vegan']);
    const either = { foods: ['egg', 'tofu'], anyDiet: ['vegan', 'low-carb'] as const };
    expect(ids(either)).toEqual(['vegan']);
    expect(ids({ ...either, diets: ['gluten-free'] })).toEqual([]);
  });

  it('leaves out allergens and everything whose allergens are not known', () => {
    const found = ids({ foods: ['egg'], avoid: ['milk'] });
    expect(found).not.toContain('milky');
    expect(found).not.toContain('unknown');
    expect(found).toContain('slow');
  });

  it('shows only what can be cooked now when asked', () => {
    expect(ids({ foods: ['egg'], minPercentage: 100 })).not.toContain('unknown');
  });
});

describe('ranking', () => {
  it('puts what can be cooked now first, then what uses up what spoils', () => {
    const index = buildIndex([
      recipe('Egg Salad', [line('egg'), line('mayonnaise', 30)]),
      recipe('Boiled Eggs', [line('egg')]),
      recipe('Spinach Gratin', [line('egg'), line('spinach')]),
    ]);
    const found = search(index, { foods: ['egg', 'spinach'], useSoon: ['spinach'] }).map((hit) => hit.id);
    expect(found).toEqual(['Spinach Gratin', 'Boiled Eggs', 'Egg Salad']);
  });

  it('does not show five omelettes in a row', () => {
    const omelettes = Array.from({ length: 6 }, (_, n) =>
      recipe(`Plain ${n} Omelette`, [line('egg'), line('spinach')]),
    );
    const others = ['Frittata', 'Scramble', 'Salad', 'Soup'].map((name) =>
      recipe(`Egg ${name}`, [line('egg')]),
    );
    const first = search(buildIndex([...omelettes, ...others]), { foods: ['egg', 'spinach'] }).slice(0, 5);
    expect(first.filter((hit) => hit.id.endsWith('Omelette')).length).toBeLessThan(4);
  });
});

describe('explanation', () => {
  it('agrees with the index and names what is used, missing and swapped', () => {
    const dish = recipe('dish', [line('egg'), line('spinach'), line('heavy-cream'), line(null)]);
    const atHand = { foods: ['egg', 'spinach'] };
    const match = explainMatch(dish, atHand);
    expect(match.usedIngredients).toEqual(['egg', 'spinach']);
    expect(match.missingIngredients).toContain('mystery');
    expect(match.matchPercentage).toBe(search(buildIndex([dish]), atHand)[0]!.percentage);
    expect(match.shoppingNote).toContain('Pick up');
  });

  it('says when there is too little of something', () => {
    const match = explainMatch(recipe('r', [line('egg', 200)]), { foods: ['egg'], grams: { egg: 50 } });
    expect(match.matchPercentage).toBeLessThan(100);
    expect(match.shoppingNote).toBe('Pick up more egg.');
  });
});

describe('any input', () => {
  const someFood = fc.oneof(fc.constantFrom(...foods.slice(0, 200).map((food) => food.id)), fc.string());
  const someLine = fc.record({
    food: fc.oneof(someFood, fc.constant(null)),
    name: fc.string(),
    grams: fc.oneof(fc.double(), fc.constant(null)),
    optional: fc.boolean(),
    alternatives: fc.array(someFood, { maxLength: 3 }),
  });

  it('never throws, stays within 0 to 100, and search and explanation agree', () => {
    fc.assert(
      fc.property(
        fc.array(someLine, { maxLength: 12 }),
        fc.array(someFood, { maxLength: 30 }),
        (lines, have) => {
          const hit = search(buildIndex([recipe('r', lines)]), { foods: have })[0];
          const match = explainMatch(recipe('r', lines), { foods: have });
          expect(match.matchPercentage).toBeGreaterThanOrEqual(0);
          expect(match.matchPercentage).toBeLessThanOrEqual(100);
          if (hit) expect(hit.percentage).toBe(match.matchPercentage);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives one answer in search, among a few and in the explanation: how far it matches and what is missing', () => {
    const realFood = fc.constantFrom(...foods.map((food) => food.id));
    const realLine = fc.record({
      food: realFood,
      name: fc.uuid(),
      grams: fc.integer({ min: 1, max: 500 }),
      optional: fc.constant(false),
      alternatives: fc.array(realFood, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(realLine, { minLength: 1, maxLength: 10, selector: ({ food }) => food }),
        fc.array(realFood, { minLength: 1, maxLength: 60 }),
        (lines, have) => {
          const dish = recipe('r', lines);
          const query = { foods: have };
          const match = explainMatch(dish, query);
          const found = [...search(buildIndex([dish]), query), ...rankFew([dish], query)];
          for (const { percentage } of found) expect(percentage).toBe(match.matchPercentage);
          expect(found.length === 0 || found.length === 2).toBe(true);
          // A single line is missing in one scorer exactly when the others give it no credit.
          for (const one of lines) {
            const alone = rankFew([recipe('one', [one])], query)[0]?.percentage ?? null;
            const isMissing = explainMatch(recipe('one', [one]), query).missingIngredients.length > 0;
            if (isMissing) expect(alone).toBeNull();
            expect(match.missingIngredients.includes(one.name) && !isMissing).toBe(false);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ranks a few as an index of them does', () => {
    const some = fc.record({
      lines: fc.array(someLine, { maxLength: 12 }),
      title: fc.constantFrom('Egg Salad', 'Soup with Rice', 'Plain Omelette', 'Bean Salad'),
      totalMinutes: fc.integer({ min: 0, max: 90 }),
      diets: fc.subarray([...DIETS]),
      allergens: fc.subarray([...ALLERGENS], { maxLength: 2 }),
    });
    const told = (hits: Hit[]) =>
      hits.map(({ id, percentage, uses, usesSoon, rank }) => [id, percentage, uses, usesSoon, rank]);
    fc.assert(
      fc.property(
        fc.array(some, { minLength: 1, maxLength: 12 }),
        fc.array(someFood, { maxLength: 30 }),
        fc.subarray([...DIETS], { maxLength: 1 }),
        fc.subarray([...ALLERGENS], { maxLength: 1 }),
        (given, have, diets, avoid) => {
          const few = given.map(({ lines, ...extra }, at) => recipe(String(at), lines, extra));
          const query = {
            foods: have,
            useSoon: have.slice(0, 2),
            diets,
            avoid,
            maxMinutes: 60,
            minPercentage: 20,
          };
          expect(told(rankFew(few, query))).toEqual(
            told(search(buildIndex(few), { ...query, limit: few.length })),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('more at hand never makes a match worse', () => {
    fc.assert(
      fc.property(
        fc.array(someLine, { minLength: 1, maxLength: 8 }),
        fc.array(someFood, { maxLength: 10 }),
        someFood,
        (lines, have, more) => {
          const dish = recipe('r', lines);
          const less = explainMatch(dish, { foods: have }).matchPercentage;
          expect(explainMatch(dish, { foods: [...have, more] }).matchPercentage).toBeGreaterThanOrEqual(less);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes a thousand foods, none at all, and absurd limits', () => {
    const index = buildIndex([recipe('r', [line('egg')])]);
    expect(search(index, { foods: [] })).toEqual([]);
    expect(search(index, { foods: foods.map((food) => food.id), limit: Number.NaN })).toEqual([]);
    expect(search(index, { foods: foods.map((food) => food.id), limit: 1e9 })).toHaveLength(1);
    expect(search(buildIndex([]), { foods: ['egg'] })).toEqual([]);
  });
});

describe('what somebody avoids', () => {
  it('leaves out what contains it, what may, and what nobody knows', () => {
    const book = [
      recipe('with', [line('carrot')], { allergens: ['peanuts'] }),
      recipe('perhaps', [line('carrot')], { mayContain: ['peanuts'] }),
      recipe('unknown', [line('carrot'), line(null, 5)]),
      recipe('without', [line('carrot')]),
    ];
    const query = { foods: ['carrot'], avoid: ['peanuts' as const] };
    expect(search(buildIndex(book), query).map(({ id }) => id)).toEqual(['without']);
    expect(rankFew(book, query).map(({ id }) => id)).toEqual(['without']);
  });
});
