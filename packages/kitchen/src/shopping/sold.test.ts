import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AISLES } from '../foods/food.ts';
import { foodById, foods } from '../foods/larder.ts';
import { rowsIn } from '../foods/made-tables.ts';
import { resolveFood } from '../foods/names.ts';
import { isSourceRecipe } from '../recipes/book-files.ts';
import { askedFor, isCupboard, purchaseOf, rowFor, soldFor } from './sold.ts';
import { SOLD_BY_AISLE } from './sold-by-aisle.ts';

const BOOK = fileURLToPath(new URL('../../../../recipes', import.meta.url));
/** Cooklang marks ingredients: @soy sauce{2%tablespoons}. */
const INGREDIENT = /@([^@#~{}\n]+)\{/g;
const bought = (id: string, grams: number) => {
  const food = foodById(id)!;
  return [purchaseOf(food, grams, 'us').text, purchaseOf(food, grams, 'metric').text];
};

describe('how foods are sold', () => {
  it('knows a way for every aisle', () => {
    const rows = rowsIn(SOLD_BY_AISLE).map(([name]) => name);
    expect(rows).toEqual(AISLES.map((aisle) => `@${aisle}`));
  });

  it('knows for every food of the cookbook a row of its own or of what it is a kind of', () => {
    const names = new Set<string>();
    for (const entry of readdirSync(BOOK, { recursive: true, withFileTypes: true }))
      if (isSourceRecipe(relative(BOOK, join(entry.parentPath, entry.name))))
        for (const [, name] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(INGREDIENT))
          names.add(name!);
    const used = new Set(
      [...names].flatMap((name) => resolveFood(name)?.food.id ?? []).map((id) => soldFor(id).food),
    );
    expect(used.size).toBeGreaterThan(350);
    // A spice is a jar, a fish is weighed: there the aisle says enough.
    const plain = new Set(['@spices', '@fish', '@meat', '@condiments', '@pasta', '@grains']);
    const unknown = [...used].filter((id) => {
      const row = rowFor(foodById(id)!);
      return row.startsWith('@') && !plain.has(row);
    });
    expect(unknown).toEqual([]);
  });

  it('never hands over a crumb, a whole field, or less than is needed', () => {
    const wrong = foods.filter((food) =>
      (['us', 'metric'] as const).some((system) => {
        const one = purchaseOf(food, 1, system);
        const much = purchaseOf(food, 1500, system);
        if (one.grams < (one.text === '1 jar' ? 1 : 2) || one.grams > 6000) return true;
        return (
          much.grams < 1500 * 0.89 - (much.text.length < 4 ? much.packGrams * 0.2 : 0) ||
          much.rest !== Math.max(0, much.grams - 1500)
        );
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('sells in the words of a shop', () => {
    expect(bought('tortilla', 98)).toEqual(['1 pack (8)', '1 pack (8)']);
    expect(bought('oats', 10)).toEqual(['1 box (18 oz)', '1 bag (500 g)']);
    expect(bought('pea', 24)).toEqual(['1 bag (12 oz)', '1 bag (450 g)']);
    expect(bought('dashi', 600)).toEqual(['1 pack', '1 pack']);
    expect(bought('cabbage', 300)).toEqual(['1 head', '1 head']);
    expect(bought('onion', 330)).toEqual(['3', '3']);
    expect(bought('egg', 350)).toEqual(['1 carton (12)', '1 carton (10)']);
    expect(bought('milk', 900)).toEqual(['1 carton (1 quart)', '1 carton (1 l)']);
    expect(bought('canned-tomato', 800)).toEqual(['1 can (28 oz)', '2 cans (400 g)']);
    expect(bought('chicken-thigh', 360)).toEqual(['1 pound', '400 g']);
    expect(bought('garlic', 12)).toEqual(['1 head', '1 head']);
    expect(bought('heavy-cream', 80)).toEqual(['1 carton (half pint)', '1 carton (200 ml)']);
    expect(bought('bread', 110)).toEqual(['1 loaf', '1 loaf']);
  });

  it('says what is left of an opened package', () => {
    const cream = purchaseOf(foodById('heavy-cream')!, 80, 'metric');
    expect(Math.round(cream.rest)).toBe(121);
    expect(purchaseOf(foodById('onion')!, 110, 'us').rest).toBe(0);
  });

  it('asks for what stands in a cupboard, and finds the food behind a juice', () => {
    const cupboard = (name: string) => isCupboard(resolveFood(name)!.food);
    const asked = (id: string, grams: number) => askedFor(foodById(id)!, grams);
    expect([asked('oats', 5), asked('oats', 300), asked('parsley', 2), asked('parsley', 30)]).toEqual([
      'basic',
      null,
      'little',
      null,
    ]);
    expect(['salt', 'flour', 'soy sauce', 'cumin', 'olive oil'].every(cupboard)).toBe(true);
    expect(['onion', 'milk', 'rice', 'chicken thigh'].some(cupboard)).toBe(false);
    expect(soldFor('lemon-juice')).toMatchObject({ food: 'lemon', part: true });
    expect(soldFor('onion')).toEqual({ food: 'onion', ratio: 1, part: false });
  });
});
