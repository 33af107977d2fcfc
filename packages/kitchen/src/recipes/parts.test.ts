import { expect, it } from 'vitest';
import { EMPTY_DRAFT, plainIngredient, plainStep } from './draft.ts';
import { finishRecipe } from './finish.ts';
import { partIn, withParts } from './parts.ts';
import type { Recipe } from './recipe.ts';

it.each([
  ['1 batch pizza dough', 1, 'pizza dough'],
  ['2 batches of Pizza Dough', 2, 'Pizza Dough'],
  ['½ recipe pie crust', 0.5, 'pie crust'],
  ['1/2 batch pie crust', 0.5, 'pie crust'],
  ['half a batch of pie crust', 0.5, 'pie crust'],
  ['1.5 recipes pie crust', 1.5, 'pie crust'],
])('reads %s', (line, batches, title) => {
  expect(partIn(line)).toEqual({ batches, title });
});

it.each(['2 cups flour', 'a batch', '0 batches dough', 'some batch dough', '1/0 batch dough'])(
  'takes %s for no recipe',
  (line) => expect(partIn(line)).toBeNull(),
);

const made = (id: string, lines: string[]): Recipe =>
  finishRecipe(
    { ...EMPTY_DRAFT, title: id, ingredients: lines.map(plainIngredient), steps: [plainStep('Mix.')] },
    { id, slug: id, origin: 'imported' },
  );

it('brings the lines of a part, scaled, and stops at circles', () => {
  const dough = made('dough', ['500 g flour']);
  const plain = made('pizza', ['2 batches dough', '200 g mozzarella']);
  const [first, ...rest] = plain.ingredients;
  const pizza: Recipe = {
    ...plain,
    ingredients: [{ ...first!, part: { id: 'dough', batches: 2 } }, ...rest],
  };
  const lines = withParts(pizza, (id) => (id === 'dough' ? dough : undefined)).ingredients;
  expect(lines.map(({ food, grams }) => [food, Math.round(grams ?? 0)])).toEqual([
    [dough.ingredients[0]!.food, 1000],
    [rest[0]!.food, 200],
  ]);
  expect(withParts(pizza, () => undefined).ingredients).toHaveLength(2);
  const circle: Recipe = { ...dough, ingredients: [{ ...first!, part: { id: 'pizza', batches: 1 } }] };
  expect(withParts(pizza, (id) => (id === 'dough' ? circle : pizza)).ingredients).toHaveLength(2);
});
