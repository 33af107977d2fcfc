import { fileURLToPath } from 'node:url';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import { openKitchen, searchKitchen } from '@crisper/kitchen/matching/search-kitchen';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let kitchen: ReturnType<typeof openKitchen>;
beforeAll(async () => {
  kitchen = openKitchen(await readCookBook(BOOK));
});

const firstTen = (...names: string[]) => {
  const foods = names.map((name) => resolveFood(name)!.food.id);
  return searchKitchen(kitchen, { foods }, 10).map((recipe) => ({
    recipe,
    title: recipe.title,
    match: explainMatch(recipe, { foods }),
  }));
};

describe('what a cook would choose', () => {
  it('makes carbonara of spaghetti, guanciale, eggs and pecorino', () => {
    const [first] = firstTen('spaghetti', 'guanciale', 'eggs', 'pecorino');
    expect(first!.title).toBe('Spaghetti Carbonara');
    expect(first!.match.matchPercentage).toBeGreaterThanOrEqual(90);
    expect(first!.match.missingIngredients).toEqual([]);
    expect(first!.match.swaps.map((swap) => swap.food)).toContain('guanciale');
  });

  it('fries a ribeye, and bakes no shortbread beside it', () => {
    const found = firstTen('ribeye', 'butter', 'garlic', 'rosemary');
    expect(found[0]!.title).toMatch(/Steak/);
    expect(found.slice(0, 5).map(({ title }) => title)).not.toContain('Scottish Shortbread');
    const withSteak = found.filter(({ recipe }) =>
      recipe.ingredients.some(({ food }) => /steak/.test(food ?? '')),
    );
    expect(found.length - withSteak.length).toBeLessThanOrEqual(1);
  });

  it('bakes cookies of flour, sugar, butter, eggs and chocolate chips', () => {
    const titles = firstTen('flour', 'sugar', 'butter', 'eggs', 'chocolate chips').map(({ title }) => title);
    expect(titles[0]).toBe('Chocolate Chip Cookies');
  });

  it('offers kimchi jjigae who has kimchi, and at most 40% of it who has none', () => {
    const [first] = firstTen('kimchi', 'tofu', 'pork belly', 'scallions', 'garlic', 'rice');
    expect(first!.title).toBe('Kimchi Jjigae');
    const jjigae = [...kitchen.byId.values()].find(({ title }) => title === 'Kimchi Jjigae')!;
    const foods = ['tofu', 'pork-belly', 'scallion', 'garlic', 'rice', 'gochugaru', 'soy-sauce'];
    expect(explainMatch(jjigae, { foods }).matchPercentage).toBeLessThanOrEqual(40);
  });

  it('offers no sweets for a dinner, whatever flour and sugar would make', () => {
    const savory = [
      ['chicken breast', 'butter', 'eggs', 'milk', 'broccoli'],
      ['ground beef', 'onion', 'potatoes', 'butter', 'milk'],
      ['salmon', 'spinach', 'butter', 'lemon', 'cream'],
    ];
    const sweet = savory
      .flatMap((names) => firstTen(...names))
      .filter(({ recipe }) => recipe.courses.every((course) => course === 'dessert'));
    expect(sweet).toEqual([]);
  });

  it('rather shows a short list than dishes that want half the shop', () => {
    const found = firstTen('shrimp', 'cream', 'linguine', 'garlic', 'parsley', 'lemon', 'white wine');
    expect(found[0]!.title).toBe('Shrimp Scampi with Linguine');
    expect(found.map(({ match }) => match.matchPercentage).filter((share) => share < 60)).toEqual([]);
  });

  it('uses no appliance that was not chosen', () => {
    const fridges = [
      ['chicken breast', 'potatoes', 'broccoli', 'lemon'],
      ['salmon', 'asparagus', 'rice', 'soy sauce'],
      ['pork chops', 'apples', 'onion', 'cabbage'],
    ];
    const used = fridges.flatMap((names) => firstTen(...names)).flatMap(({ recipe }) => recipe.equipment);
    expect(used.filter((one) => !['stovetop', 'oven', 'microwave', 'no_cook'].includes(one))).toEqual([]);
  });
});
